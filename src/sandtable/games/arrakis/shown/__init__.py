"""How the planet is shown in text, for every game that is played on it."""
