## Ród Richese: nazwy

faction-richese = Ród Richese
    .gen = rodu Richese
    .dat = rodowi Richese
    .acc = ród Richese
    .ins = rodem Richese
    .num = one
leader-ein-calimar = Ein Calimar
    .gen = Eina Calimara
    .acc = Eina Calimara
leader-lady-helena = Lady Helena
    .gen = lady Heleny
    .acc = lady Helenę
leader-flinto-kinnis = Flinto Kinnis
    .gen = Flinta Kinnisa
    .acc = Flinta Kinnisa
leader-haloa-rund = Haloa Rund
    .gen = Haloa Runda
    .acc = Haloa Runda
leader-talis-balt = Talis Balt
    .gen = Talisa Balta
    .acc = Talisa Balta
card-distrans = Distrans
card-juice-of-sapho = Sok safo
card-mirror-weapon = Zwierciadlana broń
card-nullentropy-box = Pojemnik zeroentropijny
card-ornithopter = Ornitopter
card-portable-snooper = Przenośny wykrywacz trucizn
card-residual-poison = Resztkowa trucizna
card-semuta-drug = Narkotyk semuta
card-stone-burner = Wypalacz kamienia
card-artillery-strike = Ostrzał artyleryjski
card-poison-tooth = Ząb z trucizną
advantage-richese-auction = licytacja karty Richese (ród Richese)
advantage-black-market = czarny rynek (ród Richese)
advantage-no-field = transport pod niepolem (ród Richese)
advantage-ally-no-field = transport sojusznika pod niepolem (ród Richese)
advantage-card-gift = karta w darze dla sojusznika (ród Richese)
option-no-field-0 = niepole „0”
option-no-field-3 = niepole „3”
option-no-field-5 = niepole „5”
option-by-no-field = pod niepolem
option-ask-for-no-field = poproś ród Richese o niepole
option-turn-over-no-field = odkryj niepole
option-give-card = daj sojusznikowi kartę Richese
option-take-from-stock = weź kartę z zapasu Karamą
option-auction-first = przed innymi kartami
option-auction-last = po innych kartach
option-normal-auction = zwykła licytacja
option-once-around = jedna kolejka
option-sealed-bids = tajne oferty
option-counterclockwise = przeciwnie do ruchu wskazówek zegara
option-clockwise = zgodnie z ruchem wskazówek zegara
option-take-for-nothing = weź kartę za darmo
option-remove-from-game = usuń ją z gry
option-play-distrans = zagraj „Distrans”
option-play-nullentropy-box = zagraj „Pojemnik zeroentropijny”
option-act-first = działaj przed wszystkimi
option-act-last = działaj po wszystkich
option-be-aggressor = zostań agresorem
option-fly-far = jedna grupa leci najdalej trzy terytoria
option-two-groups = ruszają dwie grupy
option-both-leaders-die = obaj przywódcy giną
option-no-leader-counts = żaden przywódca się nie liczy
option-use = użyj
option-withdraw = wycofaj
option-must-play-mirror-weapon = zagraj „Zwierciadlaną broń”
option-must-play-stone-burner = zagraj „Wypalacz kamienia”
option-must-play-portable-snooper = zagraj „Przenośny wykrywacz trucizn”
option-must-play-artillery-strike = zagraj „Ostrzał artyleryjski”
option-must-play-poison-tooth = zagraj „Ząb z trucizną”
option-must-not-play-mirror-weapon = nie zagrywaj „Zwierciadlanej broni”
option-must-not-play-stone-burner = nie zagrywaj „Wypalacza kamienia”
option-must-not-play-portable-snooper = nie zagrywaj „Przenośnego wykrywacza trucizn”
option-must-not-play-artillery-strike = nie zagrywaj „Ostrzału artyleryjskiego”
option-must-not-play-poison-tooth = nie zagrywaj „Zęba z trucizną”
voice-must-play-mirror-weapon = { option-must-play-mirror-weapon }
voice-must-play-stone-burner = { option-must-play-stone-burner }
voice-must-play-portable-snooper = { option-must-play-portable-snooper }
voice-must-play-artillery-strike = { option-must-play-artillery-strike }
voice-must-play-poison-tooth = { option-must-play-poison-tooth }
voice-must-not-play-mirror-weapon = { option-must-not-play-mirror-weapon }
voice-must-not-play-stone-burner = { option-must-not-play-stone-burner }
voice-must-not-play-portable-snooper = { option-must-not-play-portable-snooper }
voice-must-not-play-artillery-strike = { option-must-not-play-artillery-strike }
voice-must-not-play-poison-tooth = { option-must-not-play-poison-tooth }

## Ród Richese: licytacje

prompt-announce-auction = Kiedy licytowana jest Twoja karta?
event-auction-first = { $who } { $who-num ->
       *[one] licytuje
        [many] licytują
    } swoją kartę przed pozostałymi.
event-auction-last = { $who } { $who-num ->
       *[one] licytuje
        [many] licytują
    } swoją kartę po pozostałych.
event-stock-empty = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } już kart w zapasie: licytacja się nie odbędzie.
prompt-put-up-stock = Którą kartę z zapasu wystawiasz?
prompt-auction-way = W jaki sposób jest licytowana?
prompt-direction = W którą stronę idzie licytacja?
way-normal-auction = zwykła licytacja
way-once-around = jedna kolejka
way-sealed-bids = tajne oferty
event-goes-clockwise = Licytacja idzie zgodnie z ruchem wskazówek zegara.
event-goes-counterclockwise = Licytacja idzie przeciwnie do ruchu wskazówek zegara.
event-puts-up = { $who } { $who-num ->
       *[one] wystawia
        [many] wystawiają
    } kartę „{ $card }”, { $way }.
prompt-outbid = Oferta: { $bid }. Masz { $spice } przyprawy, z sojusznikami { $means }. Ile dajesz?
prompt-sealed-bid = Ile dajesz w tajemnicy?
event-sealed-bid = Tajna oferta { $who-gen } to { $count }.
prompt-unsold = Nikt nie chce tej karty. Co się z nią dzieje?
event-card-removed = { $who } { $who-num ->
       *[one] usuwa
        [many] usuwają
    } z gry kartę „{ $card }”.
event-takes-unsold = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } za darmo kartę „{ $card }”.
prompt-market = Którą kartę z ręki oferujesz na czarnym rynku?
prompt-market-claim = Co to za karta według Ciebie? To nie musi być prawda.
event-no-market = { $who } niczego nie { $who-num ->
       *[one] oferuje
        [many] oferują
    } na czarnym rynku.
event-market = { $who } { $who-num ->
       *[one] oferuje
        [many] oferują
    } kartę na czarnym rynku: { $way }.
event-market-claim = { $who } { $who-num ->
       *[one] podaje
        [many] podają
    }, że to karta „{ $card }”. Czy to prawda, nie wiadomo.
event-market-unsold = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } kartę z powrotem: nikt jej nie kupuje.
prompt-take-from-stock = Którą kartę z zapasu bierzesz za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy?
event-takes-from-stock = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } kartę ze swojego zapasu.

## Ród Richese: żetony niepola

prompt-which-no-field = Które niepole kładziesz { $where-in }?
event-declares-no-field = { $who } { $who-num ->
       *[one] ogłasza
        [many] ogłaszają
    } niepole { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-lays-no-field = { $who } { $who-num ->
       *[one] kładzie
        [many] kładą
    } niepole { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
prompt-turn-no-field = Odkrywasz swoje niepole { $where-in } przed bitwami?
event-no-field-stays = { $who } { $who-num ->
       *[one] zostawia
        [many] zostawiają
    } niepole zakryte.
event-no-field-turned = Niepole { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } zostaje odkryte, wartość { $value }. Oddziały w jego miejscu: { $count }.
prompt-token-along = Czy niepole { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    } rusza z oddziałami ({ $count })? 1 – tak, 0 – nie.
event-move-with-token = { $who } { $who-num ->
       *[one] przemieszcza
        [many] przemieszczają
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } razem z niepolem { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sektor { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-asks-for-no-field = { $who } { $who-num ->
       *[one] prosi
        [many] proszą
    } ród Richese o niepole.
prompt-lend-no-field = Które niepole pożyczasz? Sojusznik: { $ally }.
event-lends-nothing = { $who } nie { $who-num ->
       *[one] pożycza
        [many] pożyczają
    } niepola.
event-lends-no-field = { $who } { $who-num ->
       *[one] pożycza
        [many] pożyczają
    } niepole „{ $value }”.
event-declares-lent-no-field = { $who } { $who-num ->
       *[one] transportuje
        [many] transportują
    } oddziały niepolem „{ $value }”.
event-lent-no-field-used = Niepole „{ $value }” leży przed zasłonką { $who-gen }.
event-sees-plan-but-dial = Plan { $who-gen }, dysk zasłania niepole: przywódca – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}z Kwisatz Haderachem
    }, broń – { $weapon }, osłona – { $defence }.

## Nowe karty podstępu

event-no-card-played = Nikt nie zagrywa karty „{ $card }”.
prompt-distrans-to = Komu dajesz kartę?
prompt-distrans-card = Którą kartę dajesz { $to-dat }?
prompt-give-card-to = Któremu sojusznikowi dajesz kartę?
prompt-give-card = Którą kartę Richese dajesz?
event-wants-to-give-card = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } dać { $to-dat } kartę Richese.
event-gives-card = { $who } { $who-num ->
       *[one] daje
        [many] dają
    } { $to-dat } kartę.
event-gives-card-seen = { $who } { $who-num ->
       *[one] daje
        [many] dają
    } { $to-dat } kartę „{ $card }”.
prompt-box = Którą odrzuconą kartę bierzesz za { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy?
event-searches-discard = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } kartę ze stosu kart odrzuconych i nikomu jej nie { $who-num ->
       *[one] pokazuje
        [many] pokazują
    }.
prompt-semuta = { $cards ->
        [0] Odrzucona karta: „{ $discarded }”. Nie masz semuty.
       *[other] Odrzucona karta: „{ $discarded }”. Bierzesz ją za semutę?
    }
event-takes-discarded = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } ze stosu kart odrzuconych kartę „{ $card }”.
prompt-residual-poison = { $cards ->
        [0] Zaraz plany ({ $opponent }). Nie masz „Resztkowej trucizny”.
       *[other] Trujesz przywódcę { $opponent-gen }?
    }
event-poisons-nobody = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } już przywódcy, którego można otruć.
event-leader-poisoned = { $leader } ({ $who }) umiera od trucizny.
prompt-sapho = { $cards ->
        [0] Nikt jeszcze nie działa. Nie masz „Soku safo”.
       *[other] Zagrywasz „Sok safo”, by działać na początku albo na końcu?
    }
event-acts-first = { $who } { $who-num ->
       *[one] działa
        [many] działają
    } przed wszystkimi.
event-acts-last = { $who } { $who-num ->
       *[one] działa
        [many] działają
    } po wszystkich.
prompt-aggressor = { $cards ->
        [0] Bronisz się. Nie masz „Soku safo”.
       *[other] Zagrywasz „Sok safo”, by zostać agresorem?
    }
event-aggressor-now = { $who } { $who-num ->
       *[one] jest
        [many] są
    } teraz stroną atakującą, przeciwnik to { $opponent }.
prompt-fly = Do czego używasz „Ornitoptera”?
event-flies-far = { $who } { $who-num ->
       *[one] może
        [many] mogą
    } przemieścić jedną grupę o najwyżej trzy terytoria.
event-two-groups = { $who } { $who-num ->
       *[one] może
        [many] mogą
    } przemieścić jeszcze jedną grupę.
prompt-burn = Co „Wypalacz kamienia” robi przywódcom?
event-burns = { $who } { $who-num ->
       *[one] postanawia
        [many] postanawiają
    }: obaj przywódcy giną.
event-burns-low = { $who } { $who-num ->
       *[one] postanawia
        [many] postanawiają
    }: żaden przywódca się nie liczy.
prompt-late-snooper = { $cards ->
        [0] Plany są ujawnione. Nie masz „Przenośnego wykrywacza trucizn”.
       *[other] Dodajesz do planu „Przenośny wykrywacz trucizn”?
    }
event-late-snooper = { $who } { $who-num ->
       *[one] dodaje
        [many] dodają
    } do planu kartę „{ $card }”.
prompt-tooth = Używasz „Zęba z trucizną”?
event-tooth-used = { $who } { $who-num ->
       *[one] używa
        [many] używają
    } „Zęba z trucizną”.
event-tooth-withdrawn = { $who } { $who-num ->
       *[one] wycofuje
        [many] wycofują
    } „Ząb z trucizną”.
