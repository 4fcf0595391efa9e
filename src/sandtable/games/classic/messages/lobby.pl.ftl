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
setting-leader-skills = Umiejętności przywódców
setting-stronghold-cards = Karty warowni

mode-basic = Gra podstawowa
mode-basic-about = Zasady na początek.
mode-advanced = Gra zaawansowana
mode-advanced-about = Przyprawa opłaca siłę w bitwie, a każda frakcja ma więcej możliwości.
mode-choam = KHOAM i Richese
mode-choam-about = Dwie dodatkowe frakcje: jedna handluje wszystkim, druga bronią.
mode-pairs = Po dwie frakcje
mode-pairs-about = Dwie osoby prowadzą po dwie sprzymierzone frakcje.

setting-mode-about = Zasady podstawowe albo zaawansowane, z opłacaną siłą i nowymi możliwościami.
setting-faction-about = Wybierz frakcję dla tego miejsca albo zostaw to ustawieniu poniżej.
setting-assignment-about = Jak przydziela się frakcje, których nikt nie wybrał.
setting-max-turns-about = Po tylu rundach gra się kończy.
setting-alliances-about = Ile frakcji może się sprzymierzyć i ilu warowni wtedy potrzebują.
setting-advisors-with-ally-about = Doradczynie Bene Gesserit mogą zostać tam, gdzie stoją oddziały sojusznika.
setting-two-factions-each-about = Dwie osoby prowadzą po dwie sprzymierzone frakcje.
setting-expansion-about = KHOAM i ród Richese też biorą udział w przydziale i wyborze.
setting-exp-tooth-artillery-about = Do talii podstępu trafiają jeszcze dwie bronie.
setting-leader-skills-about = Każda frakcja daje umiejętność jednemu przywódcy.
setting-stronghold-cards-about = Kto włada warownią, ma w bitwie jej przewagę.
