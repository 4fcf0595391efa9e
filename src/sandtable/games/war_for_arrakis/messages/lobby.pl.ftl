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

mode-duel = Pojedynek
mode-duel-about = Jedna osoba prowadzi Atrydów, druga Harkonnenów.
mode-teams = Dwie drużyny
mode-teams-about = Troje lub czworo graczy; sojusznicy dzielą stronę, ale mają własne karty.
mode-mahdi = Przeciw Mahdiemu
mode-mahdi-about = Jedna lub dwie osoby po stronie Atrydów przeciw automatowi, który gra Harkonnenami.

setting-side-about = Którą stronę prowadzi pierwsze miejsce.
setting-opponent-about = Czy Harkonnenami gra ktoś przy stole, czy automat.
setting-shared-side-about = Tę stronę dzielą dwie osoby; trzecia sama prowadzi drugą.

unconfirmed-part-rimwall-west = Zachodni Wał
unconfirmed-part-atreides-die = Kość akcji Atrydów
unconfirmed-part-atreides-deployment = Żetony rozmieszczenia Atrydów
unconfirmed-part-harkonnen-deployment = Początkowe żetony rozmieszczenia Harkonnenów
unconfirmed-part-wormsigns = Żetony śladów czerwia każdego rodzaju
unconfirmed-part-stations = Stacje ekologiczne
unconfirmed-part-prescience-track = Tor jasnowidzenia
unconfirmed-part-boards = Planszetki rodu Atrydów i sprzymierzonych Fremenów
unconfirmed-part-tanks = Zbiorniki regeneracyjne małych planszetek
unconfirmed-part-objectives = Tajne cele
