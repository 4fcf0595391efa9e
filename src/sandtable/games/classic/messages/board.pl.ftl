# Napisy stołu w przeglądarce.

board-map = Planeta
board-turn = Tura { $n } z { $last }
board-storm = Burza: sektor { $n }
board-wall-gone = Mur Ochronny zniszczony
board-last-blows = ostatnie wybuchy: { $names }
board-cell = { $territory }, sektor { $sector }
board-sand = piasek
board-rock = skały
board-stronghold = warownia
board-polar = niecka polarna
board-in-storm = w burzy
board-forces = { $who }: { $n } { $n ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }
board-forces-special = { $who }: { $n } { $n ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }, z gwiazdką: { $special }
board-advisors = { $who }: { $n } { $n ->
        [one] doradca
        [few] doradcy
       *[many] doradców
    }
board-spice-here = przyprawa: { $n }
board-deck-spice = przyprawa
board-deck-treachery = podstęp
board-first-player = pierwszy gracz
board-allied = w sojuszu: { $names }
board-strongholds = warownie
board-you-know = Wiesz:
board-kwisatz = Stracone w bitwach: { $n } z 7
board-kwisatz-awake = Kwisatz Haderach przebudzony
board-kwisatz-killed = Kwisatz Haderach nie żyje
board-passes = pasuje do odwołania
board-nothing = nic
board-hidden = zakryte
board-up = na licytacji: { $card }
board-on-deck = na wierzchu talii: { $card }
board-spice-on-deck = następna karta przyprawy: { $card }
board-storm-card = burza przesunie się o { $n }
board-prediction = Twoja przepowiednia: { $who }, tura { $n }
board-you-have-seen = Widziane
board-auction = Licytacja
board-auction-card = Licytacja: karta { $n } z { $of }
board-bids = oferuje { $n }
board-no-bid = Nikt jeszcze nie licytuje.
board-has-cards = kart { $n }, przyprawy { $spice }
board-battle = Bitwa
board-voice = { $who } rozkazuje Głosem: { $order }
board-prescience = { $who } przewiduje: { $element }
board-aggressor = atakuje
board-defender = broni się
board-leader = Przywódca
board-weapon = Broń
board-defence = Osłona
board-dial = Dysk bitewny
board-total = Razem
board-calls-traitor = { $who }: „Zdrajca!”
