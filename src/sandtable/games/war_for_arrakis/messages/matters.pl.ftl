# Według czego ocenia się pozycję: tak nazywa to porada.

matter-prescience = brakujące punkty jasnowidzenia
matter-supremacy = dominacja
matter-regular = zwykłe oddziały
matter-elite = elitarne oddziały
matter-special = specjalne elitarne oddziały
matter-leaders = dowódcy na planszy
matter-cards = karty planowania
matter-settlements = osady
matter-tokens = żetony Bene Gesserit
matter-imperium = znaczniki Imperium
matter-bans = zakazy
matter-harvesters = kombajny
matter-worms = czerwie
matter-danger = zagrożone osady
