## Stół w terminalu

table-round = Runda { $number }
table-phase-setup = przygotowanie
table-phase-round-start = początek rundy
table-phase-player-turns = tury graczy
table-phase-combat = walka
table-phase-makers = Stworzyciele
table-phase-recall = odwołanie
table-phase-endgame = koniec gry
table-first-player = pierwszy gracz: { $name }
table-shield-wall = Mur Zaporowy stoi

table-conflict = Konflikt { $level }: { $card } [{ $icon }]
table-protected = bez czerwi pustyni: za Murem Zaporowym
table-conflicts-left =
    { $count ->
        [0] ostatni
        [one] jeszcze { $count } konflikt
        [few] jeszcze { $count } konflikty
       *[other] jeszcze { $count } konfliktów
    }
table-reward-1 = 1.: { $effect }
table-reward-2 = 2.: { $effect }
table-reward-3 = 3.: { $effect }
table-reward-tied = 3. (tylko przy remisie o 2. miejsce): { $effect }
table-buy-for = kup za { $cost }

table-column-vp = PZ
table-column-solari = Sol
table-column-spice = Prz
table-column-water = Wod
table-column-emperor = Imp
table-column-guild = Gil
table-column-bene-gesserit = BG
table-column-fremen = Fre
table-column-agents = Ag
table-column-garrison = Garn
table-column-strength = Siła
table-column-cards = Karty
table-column-spies = Szp
table-panel-legend = Ag: agenci · Siła (oddziały+czerwie) · Karty: ręka+intrygi · Szp: szpiedzy na planszy/wszyscy · *: sojusz
table-has-revealed = gotów
table-has-council = Wysoka Rada
table-has-swordmaster = mistrz miecza
table-has-hooks = haki Stworzyciela
table-memories =
    { $count ->
        [one] { $count } wspomnienie
        [few] { $count } wspomnienia
       *[other] { $count } wspomnień
    }
table-training = szkolenie: { $step }
table-won = { $card } [{ $icon }]
table-controls = kontrola: { $space }
table-contract = kontrakt: { $name }
table-completed =
    { $count ->
        [one] { $count } wypełniony kontrakt
        [few] { $count } wypełnione kontrakty
       *[other] { $count } wypełnionych kontraktów
    }
table-spies-at = szpiedzy: { $posts }
table-swordmaster-cost =
    { $cost ->
        [one] mistrz miecza za { $cost } zasób
        [few] mistrz miecza za { $cost } zasoby
       *[other] mistrz miecza za { $cost } zasobów
    }

table-board-legend = Plansza (o wolne, x zajęte, C pole bitewne, M pole bitewne ze Stworzycielem)
table-bonus-spice = dodatkowa przyprawa: { $count }
table-controlled = kontrola: { $name }
table-agents-here = agent: { $names }
table-requires = tylko jeśli { $condition }
table-or = lub
table-free-spaces = Wolne pola
table-none = brak

table-row = Rząd Imperium (koszt)
table-reserve = Rezerwa
table-left = { $card } · zostało { $count }
table-aside = { $card } · odłożona, właściciel: { $name }
table-contracts = Dostępne kontrakty
table-hand = Twoja ręka
table-intrigue-cards = Twoje karty intryg
table-own-contracts = Twoje kontrakty
table-leader = Twój lider
table-discard = Twoje karty odrzucone
table-deck = Twoja talia, w nieznanej kolejności

table-all-factions = wszystkie frakcje
table-box-acquire = Przy pozyskaniu: { $effect }
table-box-agent = Agent: { $effect }
table-box-reveal = Odkrycie: { $effect }
table-box-on-discard = Przy odrzuceniu: { $effect }
table-box-on-trash = Przy usunięciu: { $effect }
table-box-plot = Spisek: { $effect }
table-box-combat = Walka: { $effect }
table-box-endgame = Koniec gry: { $effect }
table-signet = Sygnet ({ $name }): { $effect }.
table-play = zagraj „{ $card }”
table-play-intrigue = zagraj „{ $card }”: { $effect }
table-faction-level = { $faction } (teraz { $level })
