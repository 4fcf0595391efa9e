# The game’s card in the lobby, and what can be decided before it begins.

game-about = Wielka stara gra o sojuszach i zdradzie: osiem frakcji, z dodatkiem „KHOAM i Richese”.
game-length = 2–4 godziny

setting-mode = Zasady
setting-faction-0 = Frakcja miejsca 1
setting-faction-1 = Frakcja miejsca 2
setting-faction-2 = Frakcja miejsca 3
setting-faction-3 = Frakcja miejsca 4
setting-faction-4 = Frakcja miejsca 5
setting-faction-5 = Frakcja miejsca 6
setting-assignment = Przydział frakcji
setting-max-turns = Rundy
setting-alliances = Sojusze
setting-advisors-with-ally = Doradczynie mogą dzielić terytoria z sojusznikiem
setting-two-factions-each = Dwie osoby, po dwie frakcje (cztery miejsca)
choice-basic = Podstawowe
choice-advanced = Zaawansowane
choice-random = Losowo
choice-atreides = Atrydzi
choice-bene-gesserit = Bene Gesserit
choice-emperor = Imperator
choice-fremen = Fremeni
choice-guild = Gildia Kosmiczna
choice-harkonnen = Harkonnenowie
choice-dealt = Losowo
choice-dealt-with-swaps = Losowo, potem zamiany
choice-drafted = Wybór w wylosowanej kolejności
choice-two-need-four = Dwoje w sojuszu, cztery warownie
choice-two-need-three = Dwoje w sojuszu, trzy warownie
choice-three-need-four = Troje w sojuszu, cztery warownie
choice-three-need-three = Troje w sojuszu, trzy warownie
choice-any-need-three = Dowolnie liczny sojusz, trzy warownie
setting-leader-skills = Umiejętności: jeden przywódca każdej frakcji ma umiejętność, w bitwie i poza nią
setting-stronghold-cards = Karty warowni: kto włada warownią, walczy w niej lepiej (zasady zaawansowane)
