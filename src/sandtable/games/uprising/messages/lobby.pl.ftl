# The game’s card in the lobby, and what can be decided before it begins.

game-about = Wysyłaj agentów na Arrakis i do Landsraadu, buduj talię, rozmieszczaj szpiegów i prowadź czerwie do bitwy. Zwycięża dziesięć punktów.
game-length = 60–120 minut

mode-standard = Troje lub czworo graczy
mode-standard-about = Pełna gra, wszyscy przeciw wszystkim.
mode-hagal-solo = Ród Hagal: solo
mode-hagal-solo-about = Grasz samotnie przeciw dwojgu rywalom, którymi kierują karty.
mode-hagal-two = Ród Hagal: we dwoje
mode-hagal-two-about = Dwie osoby przeciw sobie, a między nimi rywal.

setting-choam-about = Kontrakty do wypełnienia i dwoje dodatkowych liderów.
setting-leaders-about = Skąd gracze biorą liderów.
setting-leader-about = Wybierz lidera dla tego miejsca albo zostaw to ustawieniu powyżej.
setting-mandatory-spy-placement-about = Wersja autora: kto może umieścić szpiega, musi to zrobić.
setting-difficulty-about = Z czym zaczynają rywale i według jakich zasad grają.
setting-rival-about = Który rywal zasiądzie do stołu.
setting-imperium-row-churn-about = Po każdej Twojej turze odkrycia kości usuwają karty z Rzędu Imperium.
setting-streamlined-rivals-about = Prostszy rywal, który nie może wygrać.
setting-brutal-escalation-about = W konfliktach III poziomu o mieczach rywala decydują dwie karty.
setting-expert-deployment-about = Rywale oszczędzają oddziały tam, gdzie prowadzą, a na III poziom wysyłają wszystkie.
setting-smart-politics-about = Rywale omijają frakcje, w których wyścig już wygrali lub przegrali.
setting-measured-deployment-about = Rywale rozmieszczają tylko tyle oddziałów, by prowadzić o trzy.
