"""How the Mahdi plays the Harkonnen side: criteria instead of a player (WFA-SOLO to WFA-SSPC)."""
