# Napisy stołu w przeglądarce.

board-map = Planeta
board-turn = Runda { $n } z { $last }
board-storm = Burza: sektor { $n }
board-wall-gone = Mur Zaporowy zniszczony
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
        [one] doradczyni
        [few] doradczynie
       *[many] doradczyń
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
board-prediction = Twoja przepowiednia: { $who }, runda { $n }
board-you-have-seen = Widziane
board-auction = Licytacja
board-auction-card = Licytacja: karta { $n } z { $of }
board-bids = oferuje { $n }
board-no-bid = Nikt jeszcze nie licytuje.
board-has-cards = kart { $n }, przyprawy { $spice }
board-battle = Bitwa
board-voice = { $who } rozkazuje Głosem: { $order }
board-prescience = { $who } przewiduje: { $element }
board-aggressor = agresor
board-defender = broni się
board-leader = Przywódca
board-weapon = Broń
board-defence = Osłona
board-dial = Dysk bitewny
board-total = Razem
board-calls-traitor = { $who }: „Zdrajca!”
board-offers = Oferty
board-offer = { $who } proponuje, komu: { $to }. Daje: { $gives }, chce: { $wants }
board-offer-you = { $who } proponuje Tobie. Daje: { $gives }, chce: { $wants }
board-term-count = { $what } ({ $n })
board-term-place = { $what } ({ $place })
board-accept = Przyjmij
board-decline = Odrzuć
board-stopped = powstrzymane Karamą: { $names }
board-auction-richese = Ród Richese sprzedaje kartę
board-auction-market = Karta jest na czarnym rynku
board-way-once-around = każdy licytuje raz
board-way-sealed = oferty są tajne
board-ships = { $who } transportuje { $n }: { $where }
board-moves = { $who }: transport i ruch
board-no-field = żeton niepola
board-no-field-worth = żeton niepola o wartości { $n }
board-no-fields-behind = Żetony niepól za zasłonką: { $values }
board-no-field-used = ostatni: { $n }
board-stock = Kart w zapasie: { $n }
board-inflation-double = Inflacja: jałmużna jest podwojona
board-inflation-cancel = Inflacja: nie ma jałmużny
board-support = KHOAM płaci do { $n }
board-leaders-killed = potajemnie zabitych przywódców: { $n }
board-role-projectile-weapon = Broń podręczna: zabija przywódcę, jeśli nie ma Tarczy.
board-role-poison-weapon = Trucizna: zabija przywódcę, jeśli nie ma Wykrywacza trucizn.
board-role-special-weapon = Broń specjalna
board-role-projectile-defence = Osłona przed bronią podręczną
board-role-poison-defence = Osłona przed trucizną
board-role-leader-substitute = Zastępuje przywódcę
board-role-worthless = Bezużyteczna: można ją zagrać jako broń lub osłonę, aby się jej pozbyć.
board-price = przyprawa: { $n }
board-free = za darmo
board-about-lasgun = Broń, której nic nie zatrzyma. Z Tarczą po którejkolwiek stronie wszystko wybucha: obie strony tracą wszystko.
board-about-cheap-hero = Zamiast przywódcy, bez siły; po bitwie jest odrzucana.
board-about-karama = Raz powstrzymuje przewagę innej frakcji albo daje transport lub kartę po szczególnej cenie.
board-about-truthtrance = W dowolnej chwili: zadaj innemu graczowi pytanie, na które musi zgodnie z prawdą odpowiedzieć „tak” lub „nie”.
board-about-tleilaxu-ghola = W dowolnej chwili: przywróć za darmo swojego przywódcę albo do pięciu oddziałów.
board-about-hajr = W swoim ruchu: przesuń jeszcze jedną grupę, także tę samą.
board-about-weather-control = Przed ruchem burzy, nie w pierwszej rundzie: decydujesz, o ile sektorów się przesunie, od 0 do 10.
board-about-family-atomics = Przed ruchem burzy, nie w pierwszej rundzie, z oddziałami na Murze Zaporowym lub obok: niszczy mur.
board-about-distrans = Poza licytacją: oddaj innemu graczowi jedną ze swoich kart.
board-about-juice-of-sapho = Zostań agresorem w bitwie albo działaj przed wszystkimi lub po wszystkich tam, gdzie liczy się kolejność.
board-about-mirror-weapon = Broń, która staje się kopią broni przeciwnika.
board-about-nullentropy-box = Zapłać 2 przyprawy: weź kartę ze stosu odrzuconych kart podstępu.
board-about-ornithopter = W swoim ruchu: jedna grupa idzie do 3 terytoriów albo ruszają się dwie grupy.
board-about-portable-snooper = Osłona przed trucizną, którą można dodać także po ujawnieniu planów.
board-about-residual-poison = Przed ułożeniem planów: losowy przywódca przeciwnika ginie.
board-about-semuta-drug = Zaraz po tym, jak inny gracz odrzuci karty podstępu: weź jedną z nich.
board-about-stone-burner = Broń: według Twojego wyboru giną obaj przywódcy albo żaden się nie liczy; wygrywa ten, kto ma więcej oddziałów poza dyskiem.
board-about-artillery-strike = Broń: zabija obu przywódców bez Tarczy; przywódcy się nie liczą, wygrywa wyższa liczba na dysku.
board-about-poison-tooth = Broń: zabija obu przywódców mimo Wykrywacza; po ujawnieniu możesz z niej zrezygnować.
board-legend-forces = oddziały; gwiazdka: ile z gwiazdką
board-legend-advisors = doradczynie Bene Gesserit, które nie walczą
board-legend-spice = przyprawa na planecie
board-legend-blow = miejsce wybuchu przyprawy
board-legend-fight = tu trwa bitwa
board-legend-leader = przywódca i jego siła
board-skills-offered = Karty umiejętności do wyboru
board-traitors-looked-at = Karty zdrajców do wyboru
board-tooth-withdrawn = działanie karty „Ząb z trucizną” wycofane
board-behind-shield = przywódca z umiejętnością za zasłonką
board-copied = { $card } powtarza osłonę przeciwnika
board-stronghold-cards = karty warowni: { $names }
board-chart = Utrzymywane warownie
