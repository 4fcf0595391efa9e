"""How Classic is shown in text."""
