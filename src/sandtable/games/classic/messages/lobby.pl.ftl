# The game’s card in the lobby, and what can be decided before it begins.

game-about = Wielka stara gra o sojuszach i zdradzie: osiem frakcji, z rodami CHOAM i Richese.
game-length = 2–4 godziny
