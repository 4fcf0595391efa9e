game-title = Diuna: Planeta intryg i konfliktów

## Opcje

option-pass = pas
option-pass-round = pas do końca rundy
option-nothing = nic
option-done = to wszystko
option-draw = dobierz karty
option-exchange = wymień kartę zdrajcy
option-traitor = „Zdrajca!”
option-keep = zatrzymaj
option-discard = odrzuć
option-collect = zbierz przyprawę
option-leave = zostaw przyprawę
option-leave-in = zostaw przyprawę { $where-in }
option-accept = przyjmij
option-decline = odmów
option-see-dial = liczba na dysku bitewnym
option-see-leader = przywódca
option-see-weapon = broń
option-see-defence = osłona
option-must-play-poison = zagraj truciznę
option-must-play-projectile = zagraj broń podręczną
option-must-play-special = zagraj broń specjalną
option-must-not-play-poison = nie zagrywaj trucizny
option-must-not-play-projectile = nie zagrywaj broni podręcznej
option-must-not-play-special = nie zagrywaj broni specjalnej
option-as-projectile = jako broń podręczna
option-as-poison = jako trucizna

voice-must-play-poison = { option-must-play-poison }
voice-must-play-projectile = { option-must-play-projectile }
voice-must-play-special = { option-must-play-special }
voice-must-not-play-poison = { option-must-not-play-poison }
voice-must-not-play-projectile = { option-must-not-play-projectile }
voice-must-not-play-special = { option-must-not-play-special }

## Przygotowanie do gry

event-faction = Gracz { $seat }: { $who }.
event-leaders-drawn = { $who } { $who-num ->
       *[one] losuje
        [many] losują
    } przywódców: { $leaders }.
event-traitors-dealt = { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } { $count ->
        [one] kartę zdrajcy
        [few] karty zdrajców
       *[many] kart zdrajców
    }.
event-traitors-seen = { $leaders-count ->
        [one] Dobierasz kartę zdrajcy: { $leaders }.
       *[other] Dobierasz karty zdrajców: { $leaders }.
    }
prompt-keep-traitor =
    { $count ->
        [one] Którą kartę zdrajcy zatrzymujesz?
        [few] Którą kartę zdrajcy zatrzymujesz? (Do wyboru jeszcze { $count } karty.)
       *[many] Którą kartę zdrajcy zatrzymujesz? (Do wyboru jeszcze { $count } kart.)
    }
event-traitors-kept = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } { $count } { $count ->
        [one] kartę zdrajcy
        [few] karty zdrajców
       *[many] kart zdrajców
    }.
event-traitors-kept-seen = { $leaders-count ->
        [one] Zatrzymujesz kartę zdrajcy: { $leaders }.
       *[other] Zatrzymujesz karty zdrajców: { $leaders }.
    }
event-stronghold-covered = Ta warownia jest zakryta, w tej grze leży tam piasek: { $where }.
event-first-player-roll = { $who } { $who-num ->
       *[one] wyrzuca
        [many] wyrzucają
    } w rzucie o pierwszego gracza { $face }.
event-first-player-roll-symbol = { $who } { $who-num ->
       *[one] wyrzuca
        [many] wyrzucają
    } w rzucie o pierwszego gracza symbol burzy.
event-first-player = Pierwszy gracz: { $who }.
event-round = Początek rundy { $round }. Pierwszy gracz: { $who }.

## Burza

prompt-weather-control =
    { $cards ->
        [0] Burza zaraz ruszy. Nie masz teraz karty do zagrania.
       *[other] Burza zaraz ruszy. Czy zagrywasz kartę bazaru?
    }
prompt-storm-distance = O ile sektorów przesuwa się burza?
event-storm-roll = { $who } { $who-num ->
       *[one] rzuca
        [many] rzucają
    } kością burzy: { $steps ->
        [0] burza się nie rusza
        [one] { $steps } sektor
        [few] { $steps } sektory
       *[many] { $steps } sektorów
    }.
event-storm-symbol = { $who } { $who-num ->
       *[one] wyrzuca
        [many] wyrzucają
    } symbol burzy i { $who-num ->
       *[one] decyduje
        [many] decydują
    } o jej ruchu.
event-storm-chosen = { $who } { $steps ->
        [0] { $who-num ->
           *[one] zostawia
            [many] zostawiają
        }
       *[other] { $who-num ->
           *[one] przesuwa
            [many] przesuwają
        }
    } burzę { $steps ->
        [0] na miejscu
        [one] o { $steps } sektor
        [few] o { $steps } sektory
       *[many] o { $steps } sektorów
    }.
event-storm-moves = Burza jest teraz w sektorze { $sector }.
event-forces-lost-to-storm = Burza niszczy { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $who-gen } { $where-in }.
event-spice-lost-to-storm =
    { $count ->
        [one] Burza rozwiewa { $count } jednostkę przyprawy { $where-in }.
        [few] Burza rozwiewa { $count } jednostki przyprawy { $where-in }.
       *[many] Burza rozwiewa { $count } jednostek przyprawy { $where-in }.
    }

## Wybuch przyprawy

prompt-thumper =
    { $cards ->
        [0] Zaraz nastąpi wybuch przyprawy. Nie masz teraz karty do zagrania.
       *[other] Zaraz nastąpi wybuch przyprawy. Czy zagrywasz kartę bazaru?
    }
event-spice-blow =
    { $count ->
        [one] Wybuch przyprawy { $where-in }: { $count } jednostka.
        [few] Wybuch przyprawy { $where-in }: { $count } jednostki.
       *[many] Wybuch przyprawy { $where-in }: { $count } jednostek.
    }
event-worm-too-early = Czerw pustyni w 1. rundzie: karta wraca do talii.
event-worm-revealed = Pojawia się czerw pustyni.
event-worm-finds-nothing = Czerw nie ma czego zaatakować.
event-worm-strikes = Czerw atakuje { $where-acc }.
event-forces-lost-to-blow = Wybuch przyprawy niszczy { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $who-gen } { $where-in }.
event-forces-lost-to-worm = Czerw pożera { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $who-gen } { $where-in }.
event-spice-gone =
    { $count ->
        [one] Przepada { $count } jednostka przyprawy { $where-in }.
        [few] Przepadają { $count } jednostki przyprawy { $where-in }.
       *[many] Przepada { $count } jednostek przyprawy { $where-in }.
    }
prompt-ride = Twoje oddziały mogą dosiąść czerwia { $where-in }. Dokąd jadą?
prompt-ride-count =
    { $sector ->
        [0] Ile oddziałów jedzie?
       *[other] Ile oddziałów z sektora { $sector } jedzie?
    }
event-ride = { $who } { $who-num ->
       *[one] jedzie
        [many] jadą
    } na czerwiu { $origin-from } { $where-to }{ $sector ->
        [0] {""}
       *[other] {""} (sektor { $sector })
    }: { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }.
event-no-ride = { $who } nie { $who-num ->
       *[one] dosiada
        [many] dosiadają
    } czerwia { $where-in }.

## Pozyskiwanie i zagrywanie kart

event-market-card = { $who } { $who-num ->
       *[one] zagrywa
        [many] zagrywają
    } kartę bazaru „{ $card }”.
event-battle-card-discarded = { $who } { $who-num ->
       *[one] odrzuca
        [many] odrzucają
    } kartę „{ $card }”.
event-passes-round = { $who } { $who-num ->
       *[one] pasuje
        [many] pasują
    } przy takich okazjach do końca rundy.
event-spies-gone = Szpiegów nie można już zagrać.
prompt-barter =
    { $cards ->
        [0] Zanim dobierzesz karty bitwy: nie masz teraz karty do zagrania.
       *[other] Dobierasz karty bitwy czy najpierw zagrywasz kartę bazaru?
    }
prompt-barter-card = Którą kartę bitwy odrzucasz?
event-battle-cards-drawn = { $count ->
        [0] { $who } nie { $who-num ->
       *[one] dobiera
        [many] dobierają
    } kart bitwy.
        [one] { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } kartę bitwy.
        [few] { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } karty bitwy.
       *[many] { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } kart bitwy.
    }
event-battle-cards-seen = { $cards-count ->
        [one] Dobrana karta bitwy: { $cards-quoted }.
       *[other] Dobrane karty bitwy: { $cards-quoted }.
    }
prompt-buy =
    { $cost ->
        [one] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostkę przyprawy.
        [few] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostki przyprawy.
       *[many] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostek przyprawy.
    }
event-buys-nothing = { $who } nic nie { $who-num ->
       *[one] kupuje
        [many] kupują
    } na bazarze.
event-buys = { $who } { $who-num ->
       *[one] kupuje
        [many] kupują
    } { $count } { $count ->
        [one] kartę bazaru
        [few] karty bazaru
       *[many] kart bazaru
    } za { $cost } { $cost ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    }.
event-buys-from = { $who } { $who-num ->
       *[one] kupuje
        [many] kupują
    } { $count } { $count ->
        [one] kartę bazaru
        [few] karty bazaru
       *[many] kart bazaru
    } i { $who-num ->
       *[one] płaci
        [many] płacą
    } { $payee-dat } { $cost } { $cost ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    }.
event-market-cards-seen = { $cards-count ->
        [one] Dobrana karta bazaru: { $cards-quoted }.
       *[other] Dobrane karty bazaru: { $cards-quoted }.
    }

## Przywrócenie

prompt-revive-forces = Ile oddziałów przywracasz? Za darmo { $free }, każdy następny za { $cost } { $cost ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    }.
prompt-revive-leader = Którego przywódcę przywracasz za cenę równą jego sile? Zostało Ci przyprawy: { $spice }.
prompt-ghola = Kogo przywracasz kartą „Ghola Tleilaxan”: przywódcę czy oddziały?
event-no-revival = { $who } nikogo nie { $who-num ->
       *[one] przywraca
        [many] przywracają
    }.
event-forces-revived = { $who } { $who-num ->
       *[one] przywraca
        [many] przywracają
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $cost ->
        [0] bez opłaty
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }.
event-leader-revived = { $who } { $who-num ->
       *[one] przywraca
        [many] przywracają
    } przywódcę { $cost ->
        [0] bez opłaty
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }: { $leader }.

## Transport i ruch oddziałów

prompt-ship =
    { $most ->
        [one] Dokąd transportujesz oddziały? Stać Cię na { $most } oddział.
        [few] Dokąd transportujesz oddziały? Stać Cię na { $most } oddziały.
       *[many] Dokąd transportujesz oddziały? Stać Cię na { $most } oddziałów.
    }
prompt-ship-count = Ile oddziałów transportujesz { $where-to }?
prompt-bring = Ile oddziałów przenosisz z rezerwy do niecki polarnej?
event-ship = { $who } { $who-num ->
       *[one] transportuje
        [many] transportują
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {""} (sektor { $sector })
    } { $cost ->
        [0] bez opłaty
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }.
event-no-shipment = { $who } nie { $who-num ->
       *[one] transportuje
        [many] transportują
    } oddziałów.
prompt-move = Z którego terytorium przemieszczasz grupę?
prompt-move-to =
    { $most ->
        [one] Dokąd przemieszczasz grupę { $where-from }? Zasięg: { $most } terytorium.
        [few] Dokąd przemieszczasz grupę { $where-from }? Zasięg: { $most } terytoria.
       *[many] Dokąd przemieszczasz grupę { $where-from }? Zasięg: { $most } terytoriów.
    }
prompt-move-count =
    { $sector ->
        [0] Ile oddziałów idzie { $where-from }?
       *[other] Ile oddziałów idzie { $where-from } (sektor { $sector })?
    }
prompt-another-move =
    { $cards ->
        [0] Po ruchu: nie masz teraz karty do zagrania.
       *[other] Czy zagrywasz kartę bazaru, żeby przemieścić jeszcze jedną grupę?
    }
event-move = { $who } { $who-num ->
       *[one] przemieszcza
        [many] przemieszczają
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $origin-from } { $where-to }{ $sector ->
        [0] .
       *[other] {""} (sektor { $sector }).
    }
event-no-move = { $who } nie { $who-num ->
       *[one] porusza
        [many] poruszają
    } oddziałów.

## Bitwa

prompt-choose-battle = Masz przewagę bitewną. Gdzie toczysz następną bitwę?
prompt-choose-opponent = Z kim walczysz { $where-in }?
prompt-choose-part = Gdzie dokładnie walczysz { $where-in }?
event-battle = Bitwa { $where-in }: { $who } (przewaga bitewna) kontra { $opponent }.
prompt-exchange = Czy przed bitwą wymieniasz kartę zdrajcy?
event-traitor-exchange = { $who } { $who-num ->
       *[one] wymienia
        [many] wymieniają
    } kartę zdrajcy.
prompt-return-traitor = Którą kartę zdrajcy wkładasz na spód talii?
event-traitor-returned = Wkładasz na spód talii kartę zdrajcy: { $leader }.
prompt-spy =
    { $cards ->
        [0] Zaraz gracze ułożą plany bitwy. Nie masz teraz karty do zagrania.
       *[other] Zaraz gracze ułożą plany bitwy. Czy zagrywasz kartę bazaru?
    }
prompt-spy-on = Czyje karty bitwy oglądasz?
event-spy = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } karty bitwy { $target-gen }.
event-spy-sees = Karty bitwy { $target-gen }: { $cards-quoted }.
prompt-voice = Głos: co nakazujesz { $opponent-dat }?
event-no-voice = { $who } nie { $who-num ->
       *[one] używa
        [many] używają
    } Głosu.
event-voice = { $who } { $who-num ->
       *[one] nakazuje
        [many] nakazują
    } Głosem { $opponent-dat }: { $command }!
prompt-prescience = Moc jasnowidzenia: który element planu { $opponent-gen } oglądasz?
event-no-prescience = { $who } nie { $who-num ->
       *[one] używa
        [many] używają
    } Mocy jasnowidzenia.
event-prescience = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } plan bitwy { $opponent-gen }: { $element }.
event-sees-dial = W planie { $opponent-gen } na dysku jest { $count }.
event-sees-leader = W planie { $opponent-gen } walczy { $leader }.
event-sees-card = W planie { $opponent-gen } leży karta „{ $card }”.
event-sees-mode = Karta jest ustawiona { $mode }.
event-sees-nothing = W planie { $opponent-gen } to miejsce jest puste.
prompt-plan-leader = Twój plan bitwy: który przywódca walczy?
prompt-plan-weapon = Twój plan bitwy: jaka broń?
prompt-plan-mode = Twój plan bitwy: jak ustawiasz broń?
prompt-plan-defence = Twój plan bitwy: jaka osłona?
prompt-plan-dial = Twój plan bitwy: ile oddziałów wybierasz na dysku? Tracisz je bez względu na wynik bitwy.
event-plan-made = Plan bitwy { $who-gen } jest gotowy.
event-no-leader = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } przywódcy do bitwy.
event-plan = Plan { $who-gen }: { $dial } { $dial ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }, { $leader }; broń – { $weapon }; osłona – { $defence }.
event-plan-no-leader = Plan { $who-gen }: { $dial } { $dial ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }, bez przywódcy.
event-plan-mode = Broń { $who-gen } jest ustawiona { $mode }.
prompt-respond =
    { $cards ->
        [0] Plany są odkryte. Nie masz teraz karty do zagrania ani zdrajcy do ujawnienia.
       *[other] Plany są odkryte. Czy zagrywasz kartę bazaru albo ujawniasz zdrajcę?
    }
event-pass = { $who } { $who-num ->
       *[one] pasuje
        [many] pasują
    }.
event-traitor = „Zdrajca!” { $who } { $who-num ->
       *[one] odkrywa
        [many] odkrywają
    } kartę zdrajcy: { $leader }.
prompt-answer-call = { $cards ->
        [0] Twój przywódca okazał się zdrajcą. Nie masz zdrajcy do odkrycia.
       *[other] Twój przywódca okazał się zdrajcą. Czy też odkrywasz kartę zdrajcy?
    }
event-two-traitors = Dwóch zdrajców: obie strony tracą wszystko, nikt nie wygrywa.
event-wins-by-traitor = { $who } { $who-num ->
       *[one] wygrywa
        [many] wygrywają
    } dzięki zdrajcy, bez żadnych strat.
event-explosion = Rusznica laserowa i tarcza: eksplozja niszczy wszystko { $where-in }.
event-battle-won = { $who } { $who-num ->
       *[one] pokonuje
        [many] pokonują
    } { $loser-acc }, { $strength } do { $against }.
event-leader-killed = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } przywódcę: { $leader }.
event-spice-for-leaders = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $count } { $count ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    } za zabitych przywódców.
event-forces-lost = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $where-in }.
prompt-withdraw =
    { $cards ->
        [0] Przegrywasz bitwę. Nie masz teraz karty do zagrania.
       *[other] Przegrywasz bitwę. Czy zagrywasz kartę bazaru?
    }
prompt-withdraw-count = Ile oddziałów wraca do Twojej rezerwy?
event-withdraws = { $who } { $who-num ->
       *[one] wycofuje
        [many] wycofują
    } do rezerwy { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }.
prompt-lose-dialled = Ile z wybranych na dysku oddziałów tracisz w sektorze { $sector }?
prompt-keep-card = Wygrywasz. Co robisz z kartą „{ $card }”?
event-battle-card-kept = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } kartę „{ $card }”.

## Zbiory przyprawy

prompt-harvest = Czy zbierasz przyprawę, po { $rate } na każdy oddział?
prompt-harvester = Gdzie pracuje kombajn?
event-harvest = { $who } { $who-num ->
       *[one] zbiera
        [many] zbierają
    } { $count } { $count ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    } { $where-in }.
event-leaves-spice = { $who } { $who-num ->
       *[one] zostawia
        [many] zostawiają
    } przyprawę na planszy.
prompt-charity =
    { $count ->
        [one] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostkę przyprawy.
        [few] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostki przyprawy.
       *[many] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostek przyprawy.
    }
event-charity = { $who } { $who-num ->
       *[one] przyjmuje
        [many] przyjmują
    } jałmużnę: { $count } { $count ->
        [one] jednostkę przyprawy
        [few] jednostki przyprawy
       *[many] jednostek przyprawy
    }.
event-no-charity = { $who } { $who-num ->
       *[one] odrzuca
        [many] odrzucają
    } jałmużnę.

## Koniec gry

event-game-over = Koniec gry. Zwycięstwo: { $winners }. { $why }
reason-strongholds = O zwycięstwie zdecydowały trzy warownie.
reason-points = O zwycięstwie zdecydowały punkty: 5 za każdą warownię i 1 za każdą jednostkę przyprawy.
