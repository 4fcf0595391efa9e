"""What all games share. Nothing here knows a game."""
