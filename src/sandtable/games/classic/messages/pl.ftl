game-title = Diuna

## Opcje

option-pass = pas
option-pass-phase = pas do końca fazy
option-pass-turn = pas do końca rundy
option-pass-on = pas, dopóki nie poproszę o ponowne pytanie
option-nothing = nic
option-done = to wszystko
option-yes = tak
option-no = nie
option-accept = przyjmij
option-decline = odmów
option-discard = odrzuć
option-buy-with-karama = weź kartę za Karamę
option-break-alliance = opuść sojusz
option-kwisatz-haderach = Kwisatz Haderach
stop-advantage = Karama przeciw przewadze: { $advantage }
accept-offer = przyjmij ofertę { $who-gen }
refuse-offer = odrzuć ofertę { $who-gen }
option-offer-deal = zaproponuj układ
option-promise-spice = obiecaj przyprawę sojusznikowi
option-give-spice = daj przyprawę sojusznikowi
option-ask-again = pytajcie mnie znowu
option-play-truthtrance = zagraj „Trans prawdy”
option-play-tleilaxu-ghola = zagraj „Gholę Tleilaxan”
option-karama-for-ally = obniż Karamą o połowę koszt transportu sojusznika
option-until-this-phase-ends = do końca fazy
option-until-this-turn-ends = do końca rundy
option-ask-for-card = czy ma na ręce określoną kartę
option-ask-for-traitor = czy określony przywódca jest zdrajcą
option-ask-for-predicted-faction = czy przepowiedziano określoną frakcję
option-ask-for-predicted-turn = czy przepowiedziano określoną rundę
option-ask-for-card-in-plan = czy w planie będzie określona karta

## Przygotowanie gry

prompt-choose-faction = Którą frakcją grasz?
event-chooses-faction = Gracz { $seat } wybiera frakcję: { $who }.
prompt-swap-faction = Twoja frakcja: { $who }. Chcesz się z kimś zamienić?
event-factions-swapped = { $who } i { $other } zamieniają się miejscami.
event-faction = Gracz { $seat }: { $who }, krąg w sektorze { $sector }.
prompt-predict-faction = Czyje zwycięstwo przepowiadasz?
prompt-predict-turn = W której rundzie { $who } { $who-num ->
       *[one] wygra
        [many] wygrają
    }?
event-predicted = { $who } { $who-num ->
       *[one] zapisuje
        [many] zapisują
    } przepowiednię.
event-predicted-seen = Twoja przepowiednia: { $faction }, runda { $turn }.
event-traitors-dealt = { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } { $count ->
        [one] kartę zdrajcy
        [few] karty zdrajców
       *[many] kart zdrajców
    }.
event-traitors-seen = { $leaders-count ->
        [one] Dobrana karta zdrajcy:
       *[other] Dobrane karty zdrajców:
    } { $leaders }.
prompt-keep-traitor = Którą kartę zdrajcy zatrzymujesz?
event-traitors-kept = { $who } { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } { $count } { $count ->
        [one] kartę zdrajcy
        [few] karty zdrajców
       *[many] kart zdrajców
    }.
event-traitor-kept-seen = Zatrzymana karta zdrajcy: { $leader }.
prompt-place-fremen = Ile oddziałów umieszczasz { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }?
prompt-place-fedaykin = Ilu fedajkinów jest wśród oddziałów { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }?
prompt-place-advisor = Gdzie staje Twój pierwszy oddział?
event-placed = { $who } { $who-num ->
       *[one] umieszcza
        [many] umieszczają
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
event-advisor-placed = { $who } { $who-num ->
       *[one] umieszcza
        [many] umieszczają
    } doradczynię { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-treachery-dealt = { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } { $count } { $count ->
        [one] kartę podstępu
        [few] karty podstępu
       *[many] kart podstępu
    }.
event-treachery-seen =
    { $cards-count ->
        [0] Nie masz żadnej nowej karty podstępu.
        [one] Twoja karta podstępu: { $cards-quoted }.
       *[other] Twoje karty podstępu: { $cards-quoted }.
    }

## Przebieg gry

event-turn = Zaczyna się runda { $turn }.
event-card-played = { $who } { $who-num ->
       *[one] zagrywa
        [many] zagrywają
    } kartę „{ $card }”.
event-card-discarded = { $who } { $who-num ->
       *[one] odrzuca
        [many] odrzucają
    } kartę „{ $card }”.
event-pays = { $who } { $who-num ->
       *[one] płaci
        [many] płacą
    } { $to-dat } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-pays-bank = { $who } { $who-num ->
       *[one] płaci
        [many] płacą
    } do banku { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.

## Karama i inne chwile

prompt-stop = { $cards ->
        [0] Brak Karamy, by powstrzymać: { $advantages }.
       *[other] Powstrzymujesz Karamą? W grze: { $advantages }.
    }
prompt-stop-short = { $cards ->
        [0] Brak Karamy, by powstrzymać którąś z przewag ({ $advantages-count }).
       *[other] Powstrzymujesz Karamą którąś z przewag ({ $advantages-count })?
    }
until-phase = do końca fazy
until-turn = do końca rundy
until-asked = do odwołania
event-passes-on = { $who } { $who-num ->
       *[one] pasuje
        [many] pasują
    } { $until }.
event-asks-again = { $who } znowu { $who-num ->
       *[one] odpowiada
        [many] odpowiadają
    } na pytania.
event-nobody-stops = Karamy nie można już zagrać, przewagi działają: { $advantages }.
event-advantage-stopped = { $who } { $who-num ->
       *[one] powstrzymuje
        [many] powstrzymują
    } Karamą: { $advantage }.

## Burza

prompt-first-storm = Jak daleko idzie pierwsza burza? Obie liczby się dodaje.
prompt-dial-storm = Jak daleko przesuwa się burza? Obie liczby się dodaje.
event-storm-dialled = { $who } { $who-num ->
       *[one] ustawia
        [many] ustawiają
    } na dysku { $count }.
event-storm-card = Karta burzy wskazuje { $count }.
prompt-storm-cards = { $count ->
        [0] Burza pozostanie w miejscu.
       *[other] Burza przesunie się o { $count } { $count ->
            [one] sektor
            [few] sektory
           *[many] sektorów
        }.
    } { $cards ->
        [0] Nie masz na to karty.
       *[other] Zagrywasz kartę?
    }
prompt-weather = Jak daleko przesuwa się burza?
event-weather = { $count ->
        [0] { $who } { $who-num ->
           *[one] zatrzymuje
            [many] zatrzymują
        } burzę w miejscu.
       *[other] { $who } { $who-num ->
           *[one] przesuwa
            [many] przesuwają
        } burzę o { $count } { $count ->
            [one] sektor
            [few] sektory
           *[many] sektorów
        }.
    }
event-storm-cards-over = { $count ->
        [0] Burza pozostanie w miejscu.
       *[other] Burza przesunie się o { $count } { $count ->
            [one] sektor
            [few] sektory
           *[many] sektorów
        }.
    }
event-atomics = { $who } { $who-num ->
       *[one] zagrywa
        [many] zagrywają
    } kartę „{ $card }”: Mur Zaporowy przestaje istnieć.
event-lost-to-atomics = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } od atomówek { $count } { $count ->
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
event-advisors-lost-to-atomics = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } od atomówek { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-storm-moves = { $count ->
        [0] Burza pozostaje w sektorze { $sector }.
       *[other] Burza przechodzi { $count } { $count ->
            [one] sektor
            [few] sektory
           *[many] sektorów
        } i jest teraz w sektorze { $sector }.
    }
event-lost-to-storm = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } w burzy { $count } { $count ->
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
event-advisors-lost-to-storm = { $who } { $who-num ->
       *[one] traci
        [many] tracą
    } w burzy { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-spice-lost-to-storm = Burza rozwiewa { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-first-player = Pierwszy gracz: { $who }.
event-storm-card-drawn = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } kartę następnej burzy.
event-storm-card-seen = Następna burza przesunie się o { $count } { $count ->
        [one] sektor
        [few] sektory
       *[many] sektorów
    }.
event-storm-card-unseen = Karta następnej burzy leży zakryta, nikt jej nie widział.

## Wybuch przyprawy

event-spice-deck-anew = Talia przyprawy powstaje na nowo.
event-spice-deck-look = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } wierzchnią kartę talii przyprawy.
event-spice-deck-seen = Wierzchnia karta talii przyprawy: { $card }.
event-worm-too-early = Pojawia się czerw. W pierwszej rundzie odkłada się go na bok.
event-worms-return = Odłożone czerwie zostają wtasowane do talii przyprawy.
event-worm = Pojawia się Szej-hulud (stos { $pile }).
event-no-spice-in-storm = Burza szaleje { $where-in }, przyprawy tam nie będzie (stos { $pile }).
event-spice-blow = Wybuch przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }: { $count } (stos { $pile }).
prompt-protect = Czerw zaatakuje { $where-acc }. Czy chronisz { $ally-acc }?
event-protects = { $who } { $who-num ->
       *[one] chroni
        [many] chronią
    } { $ally-acc } przed czerwiem.
event-does-not-protect = { $who } nie { $who-num ->
       *[one] chroni
        [many] chronią
    } { $ally-gen } przed czerwiem.
event-worm-strikes = Czerw atakuje { $where-acc }.
event-devoured = Czerw pożera { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-advisors-devoured = Czerw pożera { $count } { $count ->
        [one] doradczynię
        [few] doradczynie
       *[many] doradczyń
    } { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-spice-devoured = Czerw pochłania { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-worm-does-nothing = Czerw nikomu nie szkodzi.
prompt-place-worm = Na którym terytorium piasku pojawia się czerw?
event-calls-worm = { $who } { $who-num ->
       *[one] przywołuje
        [many] przywołują
    } czerwia { $where-in }.
prompt-karama-worm = Przywołujesz czerwia Karamą?
prompt-ride = Dokąd jedziesz na czerwiu { $where-from }?
event-no-ride = { $who } nie { $who-num ->
       *[one] dosiada
        [many] dosiadają
    } czerwia { $where-in }.
event-ride = { $who } { $who-num ->
       *[one] jedzie
        [many] jadą
    } na czerwiu { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sektor { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }: { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    }.

## Neksus

event-nexus = Neksus: można zawierać i zrywać sojusze.
prompt-nexus = Z kim chcesz sojuszu? Nieodwzajemnione życzenie pozostanie tajne.
prompt-nexus-then = A z kim jeszcze chcesz sojuszu?
event-allied = { $who } i { $other } są teraz sojusznikami.
event-leaves-alliance = { $who } { $who-num ->
       *[one] opuszcza
        [many] opuszczają
    } sojusz z { $others-ins }.
event-nexus-over = Neksus dobiega końca.

## Jałmużna

prompt-charity = Przyjmujesz jałmużnę KHOAM: { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy?
event-charity = { $who } { $who-num ->
       *[one] przyjmuje
        [many] przyjmują
    } jałmużnę KHOAM: { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-no-charity = { $who } nie { $who-num ->
       *[one] prosi
        [many] proszą
    } o jałmużnę.

## Licytacja

event-bidding = { $count ->
        [0] Wszyscy mają pełne ręce: licytacji nie będzie.
       *[other] Mogą licytować: { $able }.
    }
event-row-dealt = Na licytację { $count ->
        [one] trafia { $count } karta
        [few] trafiają { $count } karty
       *[many] trafia { $count } kart
    }.
event-treachery-deck-anew = Talia podstępu powstaje na nowo ze stosu kart odrzuconych.
event-card-up = Licytowana jest karta { $number } z { $count }.
event-card-up-seen = Licytowana jest karta „{ $card }”.
prompt-bid = Oferta: { $bid }. Masz { $spice } przyprawy{ $support ->
        [0] {""}
       *[other] , z sojusznikami { $means }
    }. Ile dajesz?
event-passes = { $who } { $who-num ->
       *[one] pasuje
        [many] pasują
    }.
event-bids = { $who } { $who-num ->
       *[one] daje
        [many] dają
    } { $count }.
event-cards-return = Nikt nie chce: { $count } { $count ->
        [one] karta wraca
        [few] karty wracają
       *[many] kart wraca
    } na wierzch talii.
event-sold = { $who } { $who-num ->
       *[one] kupuje
        [many] kupują
    } kartę za { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-buys-with-karama = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } kartę za Karamę i nic nie { $who-num ->
       *[one] płaci
        [many] płacą
    }.
event-bid-void = Oferta { $who-gen } jest nieważna, Karama została powstrzymana.
event-takes-card = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } kartę.
event-free-card = { $count ->
        [0] { $who } nie { $who-num ->
       *[one] dostaje
        [many] dostają
    } darmowej karty, talia jest pusta.
       *[other] { $who } { $who-num ->
       *[one] dobiera
        [many] dobierają
    } jeszcze jedną kartę za darmo.
    }
prompt-karama-swap = Zabierasz Karamą karty z cudzej ręki?
prompt-karama-swap-from = Z czyjej ręki?
prompt-karama-swap-count = Ile kart?
event-takes-unseen = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } w ciemno { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } { $victim-gen }.
event-cards-taken = Zabrane karty: { $cards-quoted }.
prompt-give-back = Którą kartę oddajesz? (zostało: { $count })
event-gives-back = { $who } { $who-num ->
       *[one] oddaje
        [many] oddają
    } { $victim-dat } { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
event-cards-given = Oddane karty: { $cards-quoted }.

## Przywrócenie

prompt-revive-forces = Ile oddziałów przywracasz? Za darmo { $free }, każdy następny kosztuje { $cost }.
prompt-revive-starred = Ile z nich ma gwiazdkę? (razem: { $count })
prompt-revive-leader = Którego przywódcę przywracasz? Twoja przyprawa: { $spice }.
event-forces-revived = { $who } { $who-num ->
       *[one] przywraca
        [many] przywracają
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $cost ->
        [0] za darmo
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }.
event-leader-revived = { $who } { $who-num ->
       *[one] przywraca
        [many] przywracają
    } przywódcę { $cost ->
        [0] za darmo
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }: { $leader }.
event-kwisatz-revived = { $who } { $who-num ->
       *[one] przywraca
        [many] przywracają
    } Kwisatz Haderacha { $cost ->
        [0] za darmo
        [one] za { $cost } jednostkę przyprawy
        [few] za { $cost } jednostki przyprawy
       *[many] za { $cost } jednostek przyprawy
    }.
event-no-revival = { $who } nikogo nie { $who-num ->
       *[one] przywraca
        [many] przywracają
    }.
prompt-pay-for-ally = Za ile jeszcze oddziałów { $ally-gen } płacisz? Każdy kosztuje { $cost }.
event-emperor-pays = { $who } { $who-num ->
       *[one] płaci
        [many] płacą
    } { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    } { $ally-gen }.
event-emperor-pays-nothing = { $who } nie { $who-num ->
       *[one] płaci
        [many] płacą
    } za oddziały { $ally-gen }.
prompt-karama-revival = Przywracasz za darmo Karamą?
prompt-revive-free = Kto powraca: tyle oddziałów czy jeden przywódca?
prompt-ghola = Kogo przywracasz: jednego przywódcę czy tyle oddziałów?

## Rozmowy

prompt-any-time = W każdej chwili:
term-no-return = nic
term-spice = przyprawa
term-show-card = pokazanie karty podstępu
term-show-traitor = pokazanie karty zdrajcy
term-show-predicted-faction = pokazanie przepowiedzianej frakcji
term-show-predicted-turn = pokazanie przepowiedzianej rundy
term-show-storm-card = pokazanie karty burzy
term-show-spice-card = pokazanie wierzchniej karty przyprawy
term-share-bidding-look = wieści o licytowanych kartach
term-share-spice-look = wieści o talii przyprawy
term-keep-out = omijanie jednego terytorium
term-ally-next = sojusz podczas następnego neksusa
term-cancel-promises = unieważnienie wzajemnych obietnic
deal-spice = { $count } { $count ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przyprawy
deal-keep-out = obietnica niewchodzenia { $where-to }
prompt-offer-to = Komu proponujesz układ?
prompt-offer-give = Co dajesz?
prompt-offer-want = Czego chcesz w zamian?
prompt-offer-spice = Ile przyprawy?
prompt-offer-territory = Które terytorium?
prompt-offer-until = Jak długo oferta jest ważna?
event-offer = { $who } { $who-num ->
       *[one] proponuje
        [many] proponują
    } { $to-dat } układ: { $gives }, w zamian – { $wants } (termin – { $until }).
event-offer-refused = { $who } { $who-num ->
       *[one] odrzuca
        [many] odrzucają
    } ofertę { $by-gen }.
event-offers-over =
    { $count ->
        [0] Nie ma już żadnych ofert.
        [one] Część ofert wygasa, zostaje { $count }.
        [few] Część ofert wygasa, zostają { $count }.
       *[many] Część ofert wygasa, zostaje { $count }.
    }
event-deal = { $who } i { $to } zawierają układ: { $gives }, w zamian – { $wants } (termin – { $until }).
event-bribe = { $who } { $who-num ->
       *[one] kładzie
        [many] kładą
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy przed zasłonką { $to-gen }.
prompt-show = Obietnica dla { $to-gen }: { $what }. Co pokazujesz?
event-shows = { $who } { $who-num ->
       *[one] dotrzymuje
        [many] dotrzymują
    } słowa danego { $to-dat }: { $what }.
event-shown = { $who } { $who-num ->
       *[one] pokazuje
        [many] pokazują
    } Ci: { $what }.
event-nothing-to-show = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } czego pokazać.
prompt-promise-spice = Ile Twojej przyprawy sojusznik może wydać na karty i transport?
prompt-grant = Czy sojusznik może korzystać z dobrodziejstw Twojego sojuszu?
event-promises = { $who } { $who-num ->
       *[one] mówi
        [many] mówią
    } sojusznikom, na co mogą liczyć.
event-promises-spice = { $who } { $who-num ->
       *[one] obiecuje
        [many] obiecują
    } do { $count } { $count ->
        [one] jednostki
       *[other] jednostek
    } przyprawy.
event-grants = { $who } { $who-num ->
       *[one] użycza
        [many] użyczają
    } dobrodziejstw sojuszu.
event-withholds = { $who } nie { $who-num ->
       *[one] użycza
        [many] użyczają
    } dobrodziejstw sojuszu.
prompt-give-to = Komu dajesz przyprawę?
prompt-give = Ile przyprawy dajesz?
event-wants-to-give = { $who } { $who-num ->
       *[one] chce
        [many] chcą
    } dać { $to-dat } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.
event-gives = { $who } { $who-num ->
       *[one] daje
        [many] dają
    } { $to-dat } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy.

## Trans prawdy

prompt-truth-before-plans = { $cards ->
        [0] Zaraz powstaną plany bitwy. Nie masz „Transu prawdy”.
       *[other] Zaraz powstaną plany bitwy. Zagrywasz „Trans prawdy”?
    }
event-no-truthtrance = Czas „Transu prawdy” minął, powstają plany.
prompt-truth-whom = Kogo pytasz?
prompt-truth-about = O co pytasz { $who-acc }?
prompt-truth-fact = Czego dokładnie chcesz się dowiedzieć od { $who-gen }?
event-truth-card = { $who } { $who-num ->
       *[one] pyta
        [many] pytają
    } { $asked-acc }, czy na ręce jest karta „{ $fact }”. Odpowiedź: { $answer }.
event-truth-traitor = { $who } { $who-num ->
       *[one] pyta
        [many] pytają
    } { $asked-acc }, czy zdrajcą jest { $fact }. Odpowiedź: { $answer }.
event-truth-faction = { $who } { $who-num ->
       *[one] pyta
        [many] pytają
    } { $asked-acc } o przepowiedzianą frakcję ({ $fact }). Odpowiedź: { $answer }.
event-truth-turn = { $who } { $who-num ->
       *[one] pyta
        [many] pytają
    } { $asked-acc }, czy przepowiedziano rundę { $fact }. Odpowiedź: { $answer }.
event-truth-plan = { $who } { $who-num ->
       *[one] pyta
        [many] pytają
    } { $asked-acc }, czy w planie będzie karta „{ $card }”.
prompt-swear = Czy w Twoim planie będzie karta „{ $card }”?
event-sworn = { $who } { $who-num ->
       *[one] odpowiada
        [many] odpowiadają
    }, czy w planie będzie karta „{ $card }”: { $answer }.

## Zwycięstwo

event-foreseen = { $who } { $who-num ->
       *[one] przewiduje
        [many] przewidują
    } zwycięstwo { $whom-gen } właśnie w tej rundzie.
event-game-over = Koniec gry, zwycięstwo: { $winners }. { $why }
reason-strongholds = Potrzebne warownie są w rękach zwycięzców.
reason-fremen = Pustynia należy do Fremenów.
reason-guild = Nikt inny nie wygrywa, a to jest zwycięstwo Gildii.
reason-no-guild = Nikt inny nie wygrywa, a Gildia nie gra.
reason-most-strongholds = Najwięcej warowni jest w rękach zwycięzców.
reason-prediction = Bene Gesserit to przewidziały.
