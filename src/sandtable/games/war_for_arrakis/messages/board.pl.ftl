# Napisy stołu w przeglądarce.

board-map = Mapa Arrakis
board-round = Runda { $n }
board-supremacy = Dominacja: { $n } z { $most }
board-prescience = Jasnowidzenie
board-prescience-step = { $name }: { $n } z { $most }
board-spice-must-flow = Przyprawa musi płynąć
board-imperium-row = { $name }: rząd { $n } z 5
board-ban = zakaz
board-saved-spice = Zachowana przyprawa: { $n }
board-blocked-dice = { $n } { $n ->
        [one] kość leży na planszy
        [few] kości leżą na planszy
       *[many] kości leży na planszy
    }
board-token = { $n } { $n ->
        [one] żeton rozmieszczenia
        [few] żetony rozmieszczenia
       *[many] żetonów rozmieszczenia
    }
board-terrain-mountain = góry
board-terrain-plateau = płaskowyż
board-terrain-minor-erg = mały erg
board-terrain-desert = pustynia
board-terrain-deep-desert = głęboka pustynia
board-settlement = osada, ranga { $n }
board-sietch = sicz, ranga { $n }
board-sietch-facedown = zakryta sicz
board-harvester = żniwiarka
board-station = stacja ekologiczna
board-wormsign = ślad czerwia
board-sandworm = czerw pustyni
board-wild-maker = dziki Stworzyciel
board-ornithopter = ornitopter
board-carryall = transportowiec
board-blasted = miejsce wybuchu rodowej broni atomowej
board-dice-left = { $name }: niewykorzystane { $n }, wykorzystane { $used }
board-excess = nadmiarowe: { $n }
board-bene-gesserit = Żetony Bene Gesserit
board-tank = Zbiornik regeneracyjny
board-leaders = Przywódcy
board-leader-aside = obok planszy
board-leader-tank = w zbiorniku
board-leader-out = poza grą
board-leader-spent = akcja specjalna wykorzystana
board-leader-card = W bitwie wynik specjalny daje trafienia: { $hits }, tarcze: { $shields }. { $special }
board-hand = Karty planowania
board-others-hand = kart planowania na ręce: { $n }
board-shown = Karty jasnowidzenia na torze
board-claimed = zdobyta w tej rundzie
board-objective = Tajny cel
board-objective-hidden = zakryty
board-nothing = nic
board-unrolled = Kości do rzucenia: { $n }
board-battle = Bitwa: { $area }
board-battle-round = Runda walki { $n }
board-surprise = atak z zaskoczenia
board-attacker = atakuje
board-defender = broni się
board-extra-dice = { $n } { $n ->
        [one] dodatkowa kość
        [few] dodatkowe kości
       *[many] dodatkowych kości
    }
board-point = Wskaż obszar, aby zobaczyć, co się w nim znajduje.
board-reconstructed = Treści tej karty nie udało się potwierdzić z pudełkiem.
board-supply = Zasoby
board-legion-of = Legion: { $side }
board-planning-hands = Karty planowania: { $names }
board-not-in-play = Poza grą
board-cones = Pozostałe stożki ciszy: { $n }
board-mahdi-harvest = Sektor zbiorów: { $card }
board-mahdi-target = Sicz docelowa: { $where }
board-mahdi-marches-on = Dokąd legiony idą w tej turze: { $where }
board-mahdi-reinforcements = Talia posiłków: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
board-mahdi-pool = Żetony w puli: { $names }
board-rolled = Wynik: { $hits } { $hits ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }, { $shields } { $shields ->
        [one] tarcza
        [few] tarcze
       *[many] tarcz
    }
board-legend-target = Sicz docelowa Mahdiego
