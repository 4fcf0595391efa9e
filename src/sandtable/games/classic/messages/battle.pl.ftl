## Opcje

option-act-now = teraz
option-wait = zaczekaj
option-reserves = z rezerwy
option-ship-with-karama = obniż koszt o połowę Karamą
option-karama-power = użyj mocy specjalnej Karamą
option-advisors = doradczynie
option-fighters = wojowniczki
option-capture = pojmij przywódcę
option-kill = zabij przywódcę
option-traitor = „Zdrajca!”
option-with-kwisatz-haderach = z Kwisatz Haderachem
option-without-kwisatz-haderach = bez Kwisatz Haderacha
option-see-leader = przywódca
option-see-weapon = broń
option-see-defence = osłona
option-see-dial = liczba na dysku bitewnym
and-a-half =
    { $whole ->
        [0] ½
       *[other] { $whole }½
    }

element-see-leader = { option-see-leader }
element-see-weapon = { option-see-weapon }
element-see-defence = { option-see-defence }
element-see-dial = { option-see-dial }

option-must-play-poison-weapon = zagraj truciznę
option-must-play-projectile-weapon = zagraj broń podręczną
option-must-play-poison-defence = zagraj osłonę przed trucizną
option-must-play-projectile-defence = zagraj osłonę podręczną
option-must-play-worthless = zagraj bezużyteczną kartę
option-must-play-cheap-hero = zagraj „Taniego bohatera”
option-must-play-lasgun = zagraj rusznicę laserową
option-must-not-play-poison-weapon = nie zagrywaj trucizny
option-must-not-play-projectile-weapon = nie zagrywaj broni podręcznej
option-must-not-play-poison-defence = nie zagrywaj osłony przed trucizną
option-must-not-play-projectile-defence = nie zagrywaj osłony podręcznej
option-must-not-play-worthless = nie zagrywaj bezużytecznej karty
option-must-not-play-cheap-hero = nie zagrywaj „Taniego bohatera”
option-must-not-play-lasgun = nie zagrywaj rusznicy laserowej
voice-must-play-poison-weapon = { option-must-play-poison-weapon }
voice-must-play-projectile-weapon = { option-must-play-projectile-weapon }
voice-must-play-poison-defence = { option-must-play-poison-defence }
voice-must-play-projectile-defence = { option-must-play-projectile-defence }
voice-must-play-worthless = { option-must-play-worthless }
voice-must-play-cheap-hero = { option-must-play-cheap-hero }
voice-must-play-lasgun = { option-must-play-lasgun }
voice-must-not-play-poison-weapon = { option-must-not-play-poison-weapon }
voice-must-not-play-projectile-weapon = { option-must-not-play-projectile-weapon }
voice-must-not-play-poison-defence = { option-must-not-play-poison-defence }
voice-must-not-play-projectile-defence = { option-must-not-play-projectile-defence }
voice-must-not-play-worthless = { option-must-not-play-worthless }
voice-must-not-play-cheap-hero = { option-must-not-play-cheap-hero }
voice-must-not-play-lasgun = { option-must-not-play-lasgun }

## Grupy oddziałów

prompt-how-many = Ile oddziałów bierzesz { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }?
prompt-how-many-starred = Ile oddziałów { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } ma gwiazdkę? (razem: { $count })
prompt-lose-starred = Straty { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }: { $count }. Ile z nich ma gwiazdkę?

## Przed transportem

prompt-look-ahead = Oglądasz wierzchnią kartę talii przyprawy?
event-no-look = { $who } nie { $who-num ->
       *[one] ogląda
        [many] oglądają
    } talii przyprawy.
prompt-take-up-arms = Gdzie Twoje doradczynie chwytają za broń?
event-arms-offered = Żadne inne doradczynie { $who-gen } nie chwytają teraz za broń.
event-takes-up-arms = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    }, by doradczynie { $where-in } chwyciły za broń.
prompt-choose-moment = Transport i ruch teraz czy później? Następna kolej: { $who }.
event-guild-acts = { $who } { $who-num ->
       *[one] postanawia
        [many] postanawiają
    } działać teraz.
event-guild-waits = { $who } { $who-num ->
       *[one] postanawia
        [many] postanawiają
    } zaczekać.
event-voyage = Transport i ruch: { $who }.

## Transport

prompt-ship-from = Skąd transportujesz oddziały?
prompt-ship = Dokąd transportujesz oddziały? Możesz wydać przyprawy: { $spice }.
prompt-ship-count = Ile oddziałów transportujesz { $where-to }?
prompt-ship-starred = Ile z oddziałów { $where-to } ma gwiazdkę? (razem: { $count })
prompt-karama-with = Której karty używasz jako Karamy?
event-no-shipment = { $who } nikogo nie { $who-num ->
       *[one] transportuje
        [many] transportują
    }.
event-declares-shipment = { $who } { $who-num ->
       *[one] ogłasza
        [many] ogłaszają
    } transport { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy: { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    }.
event-declares-crossing = { $who } { $who-num ->
       *[one] ogłasza
        [many] ogłaszają
    } transport { $origin-from } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy: { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    }.
event-declares-return = { $who } { $who-num ->
       *[one] ogłasza
        [many] ogłaszają
    } powrót { $origin-from } do rezerwy za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy: { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    }.
event-ally-helps-ship = { $who } { $who-num ->
       *[one] dokłada
        [many] dokładają
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy do transportu { $ally-gen }.
event-karama-ships = Karama obniża o połowę koszt transportu { $who-gen }.
event-shipment-void = { $who } { $who-num ->
       *[one] wybiera
        [many] wybierają
    } transport od nowa.
event-gets-back = { $who } { $who-num ->
       *[one] odzyskuje
        [many] odzyskują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
prompt-cancel-shipment = { $cards ->
        [0] { $who } { $who-num ->
       *[one] transportuje
        [many] transportują
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }. Nie masz Karamy.
       *[other] { $who } { $who-num ->
       *[one] transportuje
        [many] transportują
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }. Anulujesz transport Karamą?
    }
event-shipment-cancelled = { $who } { $who-num ->
       *[one] anuluje
        [many] anulują
    } transport { $shipper-gen }.
event-shipment-let-pass = { $who } { $who-num ->
       *[one] przepuszcza
        [many] przepuszczają
    } transport.
event-ship = { $who } { $who-num ->
       *[one] transportuje
        [many] transportują
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-cross-ship = { $who } { $who-num ->
       *[one] przewozi
        [many] przewożą
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sektor { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-ships-back = { $who } { $who-num ->
       *[one] odsyła
        [many] odsyłają
    } do rezerwy { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.

## Doradczynie i wojowniczki

prompt-accompany = Transport zmierza { $where-to }. Wysyłasz za nim oddział?
event-accompanies = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } wysłać za nim oddział { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-no-company = { $who } nikogo za nim nie { $who-num ->
       *[one] wysyła
        [many] wysyłają
    }.
event-sends-force = { $who } { $who-num ->
       *[one] wysyła
        [many] wysyłają
    } oddział { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-sends-advisor = { $who } { $who-num ->
       *[one] wysyła
        [many] wysyłają
    } doradczynię { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
prompt-intruded = { $who } { $who-num ->
       *[one] wchodzi
        [many] wchodzą
    } { $where-to }. Wojowniczki czy doradczynie?
event-lays-down-arms = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    }, by wojowniczki { $where-in } złożyły broń.
event-stay-fighters = Wojowniczki { $who-gen } { $where-in } pozostają wojowniczkami.
prompt-advisors-arrive = Twoje doradczynie są już { $where-in }. Doradczynie czy wojowniczki?
event-stay-advisors = Doradczynie { $who-gen } { $where-in } pozostają doradczyniami.
event-become-fighters = { $who } { $who-num ->
       *[one] zbroi
        [many] zbroją
    } { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } { $where-in }.
event-become-advisors = { $who } { $who-num ->
       *[one] zmienia
        [many] zmieniają
    } { $count } { $count ->
        [one] wojowniczkę { $where-in } w doradczynię
        [few] wojowniczki { $where-in } w doradczynie
       *[many] wojowniczek { $where-in } w doradczynie
    }.

## Ruch

prompt-move = Z którego terytorium rusza grupa? Zasięg: { $most }.
prompt-move-part = Burza dzieli { $where-acc }. Którą część opuszcza grupa?
prompt-move-to = Dokąd rusza grupa { $where-from }? Zasięg: { $most }.
event-marches-far = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } przejść przez pustynię { $where-to }.
event-move = { $who } { $who-num ->
       *[one] przemieszcza
        [many] przemieszczają
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sektor { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
prompt-move-again = { $cards ->
        [0] Ruch wykonany. Nie masz karty, która daje następny.
       *[other] Zagrywasz kartę, by ruszyła jeszcze jedna grupa?
    }
event-moves-no-more = { $who } nikogo więcej nie { $who-num ->
       *[one] przemieszcza
        [many] przemieszczają
    }.
event-no-move = { $who } nikogo nie { $who-num ->
       *[one] przemieszcza
        [many] przemieszczają
    }.
event-visitors-lost = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] oddział goszczący
        [few] oddziały goszczące
       *[many] oddziałów goszczących
    } u sojusznika { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-advising-visitors-lost = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] doradczynię goszczącą
        [few] doradczynie goszczące
       *[many] doradczyń goszczących
    } u sojusznika { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-advisors-separate = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } na terytorium sojusznika: { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-allies-separate = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } na terytorium sojusznika: { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.

## Przed planami

prompt-choose-battle = Którą bitwę toczysz następną?
prompt-choose-opponent = Z kim walczysz najpierw { $where-in }?
prompt-choose-part = W której części terytorium walczysz najpierw? ({ $where })
event-battle-part = { $who } { $who-num ->
       *[one] walczy
        [many] walczą
    } teraz { $where-in }, sektor { $sector }.
event-battle = Bitwa { $where-in }: { $who } przeciw { $opponent-dat }.
event-no-leader = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } ani przywódcy, ani „Taniego bohatera”.
event-some-leader = { $who } { $who-num ->
       *[one] ma
        [many] mają
    } przywódcę albo „Taniego bohatera”.
prompt-voice = Używasz Głosu? Przeciwnik: { $opponent }.
event-voice = { $who } { $who-num ->
       *[one] rozkazuje
        [many] rozkazują
    } Głosem { $opponent-dat }: { $order }.
event-no-voice = { $who } nie { $who-num ->
       *[one] używa
        [many] używają
    } Głosu.
prompt-prescience = Który element planu { $opponent-gen } chcesz zobaczyć?
event-prescience = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } zajrzeć do planu { $opponent-gen }: { $element }.
event-no-prescience = { $who } nie { $who-num ->
       *[one] zagląda
        [many] zaglądają
    } w przyszłość.
prompt-fix-leader = { $opponent } { $opponent-num ->
       *[one] zobaczy
        [many] zobaczą
    } Twojego przywódcę. Kogo wysyłasz?
prompt-fix-weapon = { $opponent } { $opponent-num ->
       *[one] zobaczy
        [many] zobaczą
    } Twoją broń. Co zagrywasz?
prompt-fix-defence = { $opponent } { $opponent-num ->
       *[one] zobaczy
        [many] zobaczą
    } Twoją osłonę. Co zagrywasz?
prompt-fix-dial = { $opponent } { $opponent-num ->
       *[one] zobaczy
        [many] zobaczą
    } Twój dysk bitewny. Ile ustawiasz?
event-element-fixed = { $who } { $who-num ->
       *[one] ustala
        [many] ustalają
    } ten element planu.
event-sees-dial = W planie { $opponent-gen } na dysku jest { $dial }.
event-sees-leader = W planie { $opponent-gen } walczy { $leader }.
event-sees-card = W planie { $opponent-gen } leży karta „{ $card }”.
event-sees-nothing = Ten element planu { $opponent-gen } jest pusty.

## Plany

prompt-plan-leader = Kogo wysyłasz do bitwy?
prompt-plan-kwisatz = Czy Kwisatz Haderach idzie razem z przywódcą?
prompt-plan-weapon = Którą broń zagrywasz?
prompt-plan-defence = Którą osłonę zagrywasz?
prompt-plan-dial = Ile ustawiasz na dysku bitewnym?
prompt-plan-support = Ile przyprawy wydajesz na wsparcie oddziałów?
event-plan-made = { $who } { $who-num ->
       *[one] układa
        [many] układają
    } plan bitwy.
prompt-look-at-plan = { $cards ->
        [0] Nie masz Karamy, by obejrzeć cudzy plan.
       *[other] Oglądasz cały plan bitwy za Karamę?
    }
prompt-look-at-whose-plan = Czyj plan oglądasz?
event-looks-at-plan = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } plan { $opponent-gen }.
event-no-look-at-plan = { $who } nie { $who-num ->
       *[one] ogląda
        [many] oglądają
    } cudzego planu.
event-sees-plan = Plan { $who-gen }: dysk { $dial }, przyprawa { $spice }, przywódca – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}z Kwisatz Haderachem
    }, broń – { $weapon }, osłona – { $defence }.
event-plan = { $who } { $who-num ->
       *[one] ujawnia
        [many] ujawniają
    } plan: dysk { $dial }, przyprawa { $spice }, przywódca – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}z Kwisatz Haderachem
    }, broń – { $weapon }, osłona – { $defence }.
prompt-call-traitor = { $cards ->
        [0] { $leader } nie jest Twoim zdrajcą.
       *[other] { $leader } to Twój zdrajca. Odkrywasz kartę zdrajcy?
    }
event-traitor = { $who } { $who-num ->
       *[one] odkrywa
        [many] odkrywają
    } kartę zdrajcy: { $leader }.

## Wynik

event-two-traitors = Obaj przywódcy to zdrajcy: obie strony tracą wszystko.
event-wins-by-traitor = { $who } { $who-num ->
       *[one] wygrywa
        [many] wygrywają
    } dzięki zdradzie.
event-explosion = Rusznica laserowa i tarcza: eksplozja niszczy wszystko { $where-in }.
event-spice-destroyed = Przepada { $count } { $count ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-advisors-lost = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-kwisatz-killed = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } Kwisatz Haderacha.
event-battle-won = { $who } { $who-num ->
       *[one] pokonuje
        [many] pokonują
    } { $loser-acc }, { $strength } do { $against }.
event-battle-tied = { $who } jako agresor { $who-num ->
       *[one] pokonuje
        [many] pokonują
    } { $loser-acc }, { $strength } do { $against }.
event-leader-killed = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } przywódcę: { $leader }.
event-spice-for-leaders = { $who } { $who-num ->
       *[one] zyskuje
        [many] zyskują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za zabitych przywódców.
event-pays-support = { $who } { $who-num ->
       *[one] płaci
        [many] płacą
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za wsparcie.
prompt-lose-how-many-starred = Ile oddziałów z gwiazdką tracisz?
prompt-lose-how-many = Ile zwykłych oddziałów tracisz?
prompt-lose-here = Zwykłe oddziały do stracenia: { $count }. Ile w sektorze { $sector }?
prompt-lose-starred-here = Oddziały z gwiazdką do stracenia: { $count }. Ile w sektorze { $sector }?
event-forces-lost = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-kwisatz-awakes = Po stronie { $who-gen } budzi się Kwisatz Haderach.
prompt-keep-cards = Zatrzymujesz karty czy którąś odrzucasz?
option-keep = zatrzymaj
event-card-kept = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } kartę „{ $card }”.

## Po bitwie

prompt-capture = Pojmujesz losowego przywódcę { $loser-gen }?
event-capture-tried = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } pojmać przywódcę { $loser-gen }.
event-no-capture = { $who } nikogo nie { $who-num ->
       *[one] pojmuje
        [many] pojmują
    }.
event-captured = { $who } { $who-num ->
       *[one] pojmuje
        [many] pojmują
    } przywódcę { $loser-gen }.
event-captured-whom = Pojmany przywódca: { $leader }.
prompt-keep-or-kill = Zatrzymujesz przywódcę na bitwę czy zabijasz dla { $count } { $count ->
        [one] jednostki
       *[other] jednostek
    } przyprawy?
event-captive-kept = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } przywódcę { $loser-gen }.
event-captive-killed = { $who } { $who-num ->
       *[one] zabija
        [many] zabijają
    } przywódcę { $loser-gen } i { $who-num ->
       *[one] zyskuje
        [many] zyskują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-captive-killed-whom = Zabity przywódca: { $leader }.
event-captive-returns = { $leader } wraca do { $who-gen }.
event-captives-freed = { $who } { $who-num ->
       *[one] wita
        [many] witają
    } uwolnionych przywódców: { $count }.

## Zbiory

event-collects = { $who } { $who-num ->
       *[one] zbiera
        [many] zbierają
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-income = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za { $where-acc }.
event-takes-bribes = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy z łapówek.
