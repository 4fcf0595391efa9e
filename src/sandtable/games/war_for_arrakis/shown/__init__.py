"""War for Arrakis as readers see it. This folder may use words and the terminal; the rules do not know it."""
