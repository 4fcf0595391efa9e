## Stół w terminalu

table-turn = Runda { $number } z { $last }
table-phase-setup = przygotowanie gry
table-phase-storm = faza burzy
table-phase-spice-blow = faza wybuchu przyprawy
table-phase-charity = faza jałmużny KHOAM
table-phase-bidding = faza licytacji
table-phase-revival = faza przywrócenia
table-phase-ship-move = faza transportu i ruchu
table-phase-battle = faza bitwy
table-phase-collection = faza zbiorów przyprawy
table-phase-mentat-pause = faza narady mentatów
table-phase-over = koniec gry
table-storm = burza w sektorze { $sector }
table-first-player = pierwszy gracz: { $name }
table-wall-gone = Mur Zaporowy jest zniszczony

table-spice = przyprawa
table-reserve = rezerwa
table-tanks = kadzie
table-cards = karty
table-traitors = zdrajcy
table-leaders = przywódcy
table-allies = sojusznicy
table-leaders-fought = już walczyli
table-leaders-tanks = w kadziach Tleilaxan
table-leaders-taken = w niewoli Harkonnenów
table-leaders-killed = zabici przez Harkonnenów
table-leaders-unknown = nieznani
table-known = Co wiesz ({ $name })
table-traitor = zdrajca { $name }
table-none = brak

table-cell = s. { $sector }
table-cell-in-storm = s. { $sector } w burzy
table-spice-here = przyprawa { $count }
table-advisors-here = { $name } { $count } { $count ->
        [one] doradczyni
        [few] doradczynie
       *[many] doradczyń
    }
table-legend = # warownia · s.: sektor · *: oddziały z gwiazdką · przyprawa: własna + łapówki
table-decks = Talie: podstęp { $treachery }, przyprawa { $spice }.
table-top-spice = Ostatnie karty przyprawy: { $cards }.
table-top-treachery = Ostatnia odrzucona karta: { $card }.

table-auction = Licytowana jest karta { $number } z { $cards }, ofert jeszcze nie ma.
table-auction-bid = Licytowana jest karta { $number } z { $cards }, oferta { $bid }: { $name }.
table-voyage = Transport i ruch: { $name }.
table-shipment = Transport ({ $name }): { $target }, oddziały { $count }, przyprawa { $paid }.
table-kwisatz-sleeping = Kwisatz Haderach śpi (stracone oddziały: { $losses } z 7).
table-kwisatz-awake = Kwisatz Haderach jest przebudzony.
table-kwisatz-killed = Kwisatz Haderach nie żyje.
table-stopped = Powstrzymane Karamą: { $advantages }.
table-offer = Oferta ({ $name } → { $other }): { $gives }, w zamian – { $wants }.

table-battle = Bitwa, { $territory }: { $aggressor } (agresor) – { $defender }
table-plan-none = planu jeszcze nie ma
table-plan-made = plan ułożony
table-plan-revealed = plan ujawniony
table-plan-dial = dysk { $dial }
table-plan-spice = przyprawa { $count }
table-with-kwisatz = z Kwisatz Haderachem
table-voice = Głos ({ $name }): { $order }
table-prescience = Jasnowidzenie ({ $name }): { $element }

table-prediction = Twoja przepowiednia: { $name }, runda { $turn }.
table-storm-card = Zakryta karta burzy: { $count } { $count ->
        [one] sektor
        [few] sektory
       *[many] sektorów
    }.
table-spice-on-deck = Wierzchnia karta talii przyprawy: { $card }.
table-card-up = Licytowana karta: { $card }.
table-card-on-deck = Wierzchnia karta talii podstępu: { $card }.

table-role-projectile-weapon = broń podręczna
table-role-poison-weapon = trucizna
table-role-special-weapon = broń specjalna
table-role-projectile-defence = osłona podręczna
table-role-poison-defence = osłona przed trucizną
table-role-leader-substitute = zamiast przywódcy
table-role-worthless = bezużyteczna

## KHOAM i ród Richese

table-inflation-double = Inflacja: następnym razem jałmużna jest podwojona.
table-inflation-cancel = Inflacja: następnym razem jałmużny nie ma.
table-stock = Karty w zapasie Richese: { $count }.
table-no-field-face-up = Ostatnio użyty żeton niepola: { $value }.
table-no-field-laid = Twój żeton niepola na planecie: { $value }.
