"""One module per migration, in order. A migration that was released never changes."""
