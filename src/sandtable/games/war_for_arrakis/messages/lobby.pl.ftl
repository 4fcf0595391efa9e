# The game’s card in the lobby, and what can be decided before it begins.

game-about = Atrydzi i Fremeni przeciw potędze Harkonnenów: wojna o całą planetę.
game-length = 2–3 godziny
