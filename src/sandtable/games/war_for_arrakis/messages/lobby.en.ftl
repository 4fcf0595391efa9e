# The game’s card in the lobby, and what can be decided before it begins.

game-about = Atreides and Fremen against the Harkonnen might: a war over the whole planet.
game-length = 2–3 hours
