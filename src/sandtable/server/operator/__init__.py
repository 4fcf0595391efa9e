"""What the operator does: serving, looking after stored tables."""
