# The game’s card in the lobby, and what can be decided before it begins.

game-title = Diuna: Wojna o Arrakis
game-about = Atrydzi i Fremeni przeciw potędze Harkonnenów: wojna o całą planetę.
game-length = 2–3 godziny

setting-side-0 = Strona gracza 1
choice-random = Losowo
choice-atreides = Atrydzi
choice-harkonnen = Harkonnenowie
setting-opponent = Harkonnenami gra
choice-player = gracz
choice-mahdi = Mahdi
