"""The Mahdi: what the automaton that plays the Harkonnen side adds to the box (WFA-SOLO)."""
