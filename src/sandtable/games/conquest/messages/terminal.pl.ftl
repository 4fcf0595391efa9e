## Stół w terminalu

table-round = Runda { $number } z 5
table-phase-setup = przygotowanie do gry
table-phase-storm = faza burzy
table-phase-spice-blow = faza wybuchu przyprawy
table-phase-gain-cards = faza pozyskiwania kart
table-phase-revival = faza przywrócenia
table-phase-ship-move = faza transportu i ruchu oddziałów
table-phase-battle = faza bitwy
table-phase-harvest = faza zbiorów przyprawy
table-phase-over = koniec gry
table-storm = burza w sektorze { $sector }
table-first-player = pierwszy gracz: { $name }
table-covered = zakryta warownia: { $name }

table-spice = przyprawa
table-reserve = rezerwa
table-tanks = kadzie
table-cards = karty
table-traitors = zdrajcy
table-leaders = przywódcy
table-leaders-fought = już walczyli
table-leaders-tanks = w kadziach
table-leaders-unknown = nieznani
table-battle-cards = karty bitwy
table-market-cards = karty bazaru
table-known = Co wiesz ({ $name })
table-traitor = zdrajca { $name }
table-none = brak

table-cell = s. { $sector }
table-cell-in-storm = s. { $sector } w burzy
table-spice-here = przyprawa { $count }
table-legend = # warownia · s.: sektor · karty: bitwa + bazar
table-decks = Talie: { $decks }.
table-deck-battle = bitwa
table-deck-market = bazar
table-deck-spice = przyprawa
table-top-spice = Ostatnia karta przyprawy: { $card }.

table-battle = Bitwa, { $territory }: { $advantage } (przewaga bitewna) kontra { $opponent }
table-plan-none = jeszcze bez planu
table-plan-made = plan ułożony
table-plan-revealed = plan odkryty
table-plan-dial =
    { $count ->
        [one] { $count } oddział na dysku
        [few] { $count } oddziały na dysku
       *[many] { $count } oddziałów na dysku
    }
table-voice = Głos ({ $name }): { $command }

table-weapon-projectile = broń podręczna
table-weapon-poison = trucizna
table-weapon-special = broń specjalna
table-defence-projectile = osłona podręczna
table-defence-poison = osłona przed trucizną
table-weapon-and-defence = broń albo osłona
table-worthless = bezużyteczna
