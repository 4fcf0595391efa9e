# The game’s card in the lobby, and what can be decided before it begins.

game-about = Send agents across Arrakis and the Landsraad, build a deck, plant spies and ride worms into battle. Ten points win.
game-length = 60–120 minutes
