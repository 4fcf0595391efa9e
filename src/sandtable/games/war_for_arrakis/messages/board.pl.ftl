# Napisy stołu w przeglądarce.

board-map = Mapa Arrakis
board-round = Runda { $n }
board-supremacy = Dominacja: { $n } z { $most }
board-prescience = Jasnowidzenie
board-prescience-step = { $name }: { $n } z { $most }
board-spice-must-flow = Przyprawa musi płynąć
board-imperium-row = { $name }: rząd { $n } z 5
board-ban = zakaz
board-saved-spice = Odłożona przyprawa: { $n }
board-blocked-dice = { $n } { $n ->
        [one] kość leży na planszetce
        [few] kości leżą na planszetce
       *[many] kości leży na planszetce
    }
board-several = { $n } × { $what }
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
board-harvester = kombajn
board-station = stacja ekologiczna
board-wormsign = ślad czerwia
board-sandworm = czerw pustyni
board-wild-maker = Dziki Stworzyciel
board-ornithopter = ornitopter
board-carryall = transportowiec
board-blasted = tu wybuchły rodowe atomówki
board-dice-left = { $name }: niewykorzystane { $n }, wykorzystane { $used }
board-excess = nadmiarowe: { $n }
board-bene-gesserit = Żetony Bene Gesserit
board-tank = Zbiornik regeneracyjny
board-leaders = Dowódcy
board-leader-aside = obok planszy
board-leader-tank = w zbiorniku
board-leader-out = poza grą
board-leader-spent = akcja specjalna wykorzystana
board-leader-card = W bitwie wynik specjalny daje trafienia: { $hits }, tarcze: { $shields }. { $special }
board-free-action = darmowa akcja
board-special-action = Akcja specjalna: { $text }.
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

## Jak idzie legion

board-means-foot = pieszo
board-means-ride = na czerwiach
board-means-flight = ornitopterem

## Bitwa

board-die-hit = trafienie
board-die-shield = tarcza
board-die-special = wynik specjalny
board-rolls-next = Rzuci { $n } { $n ->
        [one] kością
        [few] kośćmi
       *[many] kośćmi
    }
board-sum = { $hits } { $hits ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }, { $shields } { $shields ->
        [one] tarcza
        [few] tarcze
       *[many] tarcz
    }
board-uses-special = { $leader } używa wyniku specjalnego ({ $what })
board-breaks = Specjalne oddziały elitarne przebijają { $n } { $n ->
        [one] tarczę
        [few] tarcze
       *[many] tarcz
    }
board-suffers = Otrzymuje { $n } { $n ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }
board-unhurt = Nie otrzymuje trafień
board-paid = Kontynuowanie ataku kosztowało { $n } { $n ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }
board-price = Kontynuowanie ataku kosztuje { $n } { $n ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }
board-price-none = Kontynuowanie ataku nic nie kosztuje
board-odds-ask = Jakie są szanse?
board-odds = Szanse
board-odds-wins = wygrana { $n } %
board-odds-none = zguba obu { $n } %
board-odds-loses = przegrana { $n } %
board-odds-walks-in = Nikt nie broni tego obszaru
board-odds-note = Dokładnie, dla bitwy do końca, w której nikt nie odrzuca kart.
board-odds-guessed = To, co zakryte, policzono na wszystkie możliwe sposoby.

## Mahdi krok po kroku

board-mahdi-story = Co robi Mahdi i dlaczego
board-mahdi-step = Krok { $n } z { $most }
board-mahdi-next = Następny krok
board-mahdi-all = Wszystko naraz
board-mahdi-before = Co zrobił ostatnio
board-legend-chosen = co Mahdi wybiera
board-legend-rejected = co Mahdi odrzuca

## Kto gra obok i co dają wyniki

board-ally = Twój sojusznik
board-takes-turn = wykonuje tę turę
board-about-leadership = Przesuń 2 różne legiony z dowódcą albo wykonaj jednym z nich atak z zaskoczenia.
board-about-strategy = Przesuń 2 różne legiony albo zaatakuj jednym.
board-about-deployment-atreides = Rozmieść żeton rozmieszczenia i dowódcę w jednej siczy.
board-about-deployment-harkonnen = Rozmieść w swoich osadach 3 zwykłe oddziały i dowódcę.
board-about-mentat = Dobierz 2 karty planowania.
board-about-house-atreides = Użyj jako dowolnego innego wyniku.
board-about-house-harkonnen = Zamień 2 zwykłe oddziały na elitarne albo postaw na planszy 2 pojazdy.
board-about-card = Albo zużyj ją, aby zagrać kartę planowania.
board-about-leader = Zamiast tego akcję specjalną może wykonać { $leader }.
board-combat-values = W bitwie: { $what }
board-empty = pusto
board-met = spełnione
board-lacking = brakuje
board-claims-left = można zdobyć jeszcze { $n }
board-smf-row = Rząd { $n }
board-smf-dice = Leżące tu kości: { $n }
board-goal = Potrzebne do Twojego tajnego celu: { $n }
board-ban-of = Obowiązuje zakaz: { $what }
board-hand-of = Znane na ręce: { $power }

## Kości, którymi dzieli się dwoje

board-division = Podział kości: { $side }
board-division-rolled = Wyrzucono
board-division-change = do zmiany
board-division-changed = zmienione
board-division-nothing = brak kości
board-chart = Punkty dominacji albo łącznie jasnowidzenia
