## KHOAM: nazwy

faction-choam = KHOAM
    .gen = KHOAM
    .dat = KHOAM
    .acc = KHOAM
    .ins = KHOAM
    .num = one
leader-frankos-aru = Frankos Aru
    .gen = Frankosa Aru
    .acc = Frankosa Aru
leader-lady-jalma = Lady Jalma
    .gen = lady Jalmy
    .acc = lady Jalmę
leader-rajiv-londine = Rajiv Londine
    .gen = Rajiva Londine’a
    .acc = Rajiva Londine’a
leader-duke-verdun = Książę Verdun
    .gen = księcia Verduna
    .acc = księcia Verduna
leader-viscount-tull = Wicehrabia Tull
    .gen = wicehrabiego Tulla
    .acc = wicehrabiego Tulla
leader-auditor = Audytor
    .gen = Audytora
    .acc = Audytora
advantage-choam-charity = dochód z jałmużny (KHOAM)
advantage-choam-cards = sprzedaż kart i moc bezużytecznych (KHOAM)
advantage-choam-revival = tanie przywrócenie bez limitu (KHOAM)
advantage-inflation = żeton inflacji (KHOAM)
advantage-battle-income = udział we wsparciu bitewnym (KHOAM)
advantage-audit = audyt (KHOAM)
advantage-card-exchange = wymiana kart z sojusznikiem (KHOAM)
advantage-ally-support = opłacanie oddziałów sojusznika w bitwie (KHOAM)
option-exchange-cards = wymień kartę z sojusznikiem
option-double-charity = podwój jałmużnę
option-cancel-charity = wstrzymaj jałmużnę
option-audit = audyt
option-buy-off = wykup się od audytu
option-show-cards = pokaż karty
option-sell-cards = zamień karty na przyprawę Karamą

## KHOAM: lobby

setting-expansion = Grają KHOAM i ród Richese
setting-exp-tooth-artillery = „Ząb z trucizną” i „Ostrzał artyleryjski” w talii podstępu
choice-choam = KHOAM
choice-richese = Ród Richese

## KHOAM: jałmużna i inflacja

event-choam-income = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za frakcje w grze.
event-choam-pays-charity = { $who } { $who-num ->
       *[one] wypłaca
        [many] wypłacają
    } z tej jałmużny { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-charity-cancelled = Inflacja: w tej rundzie nie ma jałmużny.
inflation-double = jałmużna jest podwojona
inflation-cancel = jałmużny nie ma
prompt-inflation = Kładziesz teraz żeton inflacji?
event-no-inflation = { $who } nie { $who-num ->
       *[one] kładzie
        [many] kładą
    } żetonu inflacji.
event-wants-inflation = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } położyć żeton inflacji: { $side }.
event-inflation = { $who } { $who-num ->
       *[one] kładzie
        [many] kładą
    } żeton inflacji: w następnej rundzie { $side }.
event-inflation-turned = Żeton inflacji się odwraca: w następnej rundzie { $side }.
event-inflation-over = Żeton inflacji opuszcza grę.

## KHOAM: karty na koniec fazy

prompt-end-of-phase = { $cards ->
        [0] Koniec fazy. Nie masz karty do sprzedania.
       *[other] Koniec fazy. Którą kartę sprzedajesz lub wymieniasz?
    }
prompt-cash-more = Którą kolejną kartę sprzedajesz?
event-wants-to-cash = { $who } { $who-num ->
       *[one] pokazuje
        [many] pokazują
    } karty na sprzedaż: { $cards-quoted }.
event-cashes = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } za karty { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-choam-done = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } pozostałe karty.
prompt-exchange-with = Z którym sojusznikiem wymieniasz kartę?
event-proposes-exchange = { $who } { $who-num ->
       *[one] proponuje
        [many] proponują
    } { $ally-dat } wymianę karty.
prompt-exchange = Którą kartę dajesz na wymianę? Sojusznik: { $ally }.
event-no-exchange = { $who } i { $ally } nie wymieniają kart.
event-exchange = { $who } i { $ally } wymieniają się kartą.
event-exchange-seen = { $who } { $who-num ->
       *[one] oddaje
        [many] oddają
    } kartę „{ $given }”, a { $ally } { $ally-num ->
       *[one] oddaje
        [many] oddają
    } kartę „{ $taken }”.
prompt-sell = Którą kartę sprzedajesz za { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy?

## KHOAM: bezużyteczne karty

event-uses-worthless = { $who } { $who-num ->
       *[one] zapowiada
        [many] zapowiadają
    } kartę „{ $card }”.
event-no-worthless = { $who } nie { $who-num ->
       *[one] używa
        [many] używają
    } karty „{ $card }”.
prompt-baliset = { $opponent } { $opponent-num ->
       *[one] nadchodzi
        [many] nadchodzą
    } { $where-to }. { $cards ->
        [0] Nie masz „Balisetu”.
       *[other] Zatrzymujesz?
    }
event-moves-towards = { $who } { $who-num ->
       *[one] wyrusza
        [many] wyruszają
    } { $where-to }.
event-baliset = { $who } tym razem nie { $who-num ->
       *[one] może
        [many] mogą
    } wejść { $where-to }.
event-kulon = { $who } { $who-num ->
       *[one] może
        [many] mogą
    } przejść o jedno terytorium dalej.
prompt-la-la-la = { $cards ->
        [0] Darmowe przywrócenie: { $opponent }. Nie masz karty „La, la, la”.
       *[other] Darmowe przywrócenie: { $opponent }. Odmawiasz?
    }
event-wants-free = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } przywrócić za darmo { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }.
event-not-free = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } już w tej fazie darmowego przywrócenia.
prompt-jubba-cloak = { $cards ->
        [0] Burza zabiera Twoje oddziały. Nie masz „Płaszcza dżubba”.
       *[other] Burza zabiera Twoje oddziały. Ratujesz te z jednego terytorium?
    }
prompt-jubba-where = Na którym terytorium ratujesz oddziały?
event-cloaked = Burza oszczędza oddziały { $who-gen } { $where-in }.
prompt-gamont = { $cards ->
        [0] Przed sprawdzeniem zwycięstwa: nie masz „Wyprawy na Gamont”.
       *[other] Przed sprawdzeniem zwycięstwa: odsyłasz czyjś oddział?
    }
prompt-gamont-whom = Czyj oddział wraca do domu?
prompt-gamont-where = Skąd wraca do domu oddział { $opponent-gen }?
prompt-gamont-starred = Oddział z gwiazdką (1) czy bez niej (0)?
event-gamont-to = { $who } { $who-num ->
       *[one] wybiera
        [many] wybierają
    } oddział { $opponent-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-sent-home = { $special ->
        [0] Oddział
       *[other] Oddział z gwiazdką
    } { $who-gen } wraca do rezerwy { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-advisor-sent-home = Doradczyni { $who-gen } wraca do rezerwy { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.

## KHOAM: bitwa

prompt-support-ally = Ile najwyżej płacisz za oddziały { $ally-gen }?
event-supports-ally = { $who } { $who-num ->
       *[one] zapłaci
        [many] zapłacą
    } do { $count } { $count ->
        [one] jednostki
       *[other] jednostek
    } przyprawy za oddziały { $ally-gen }.
event-battle-income = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy z tego, co { $payer-num ->
       *[one] płaci
        [many] płacą
    } { $payer }.
prompt-audit = Przeprowadzasz audyt { $opponent-gen }? Kart do obejrzenia: { $count }.
event-audit = { $who } { $who-num ->
       *[one] żąda
        [many] żądają
    } audytu { $opponent-gen }.
event-no-audit = { $who } nie { $who-num ->
       *[one] przeprowadza
        [many] przeprowadzają
    } audytu { $opponent-gen }.
prompt-answer-audit = Wykupujesz się od audytu przyprawą ({ $count }) czy pokazujesz tyle kart?
event-buys-off-audit = { $who } { $who-num ->
       *[one] wykupuje
        [many] wykupują
    } się od audytu i { $who-num ->
       *[one] płaci
        [many] płacą
    } { $to-dat } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-audited = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } { $opponent-gen }.
event-audited-seen = Audyt { $opponent-gen } pokazuje: { $cards-quoted }.
