"""The Well as readers see it."""
