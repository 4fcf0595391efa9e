# The game’s card in the lobby, and what can be decided before it begins.

game-about = The great old game of alliance and betrayal, with eight factions and the Houses of CHOAM and Richese.
game-length = 2–4 hours
