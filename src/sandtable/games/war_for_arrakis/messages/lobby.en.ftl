# The game’s card in the lobby, and what can be decided before it begins.

game-title = Dune: War for Arrakis
game-about = Atreides and Fremen against the Harkonnen might: a war over the whole planet.
game-length = 2–3 hours

setting-side-0 = Side of seat 1
choice-random = By lot
choice-atreides = Atreides
choice-harkonnen = Harkonnen
setting-opponent = Harkonnen are played by
choice-player = a player
choice-mahdi = the Mahdi
