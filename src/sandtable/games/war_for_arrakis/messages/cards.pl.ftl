### Karty planowania i specjalne akcje dowódców: nazwy, treść efektów, ich pytania i skutki.

## Nazwy

card-war-plan = Plan wojny
card-alia-the-abomination = Alia, abominacja
card-smugglers-a = Przemytnicy (I)
card-smugglers-b = Przemytnicy (II)
card-smugglers-c = Przemytnicy (III)
card-the-voice = Głos
card-death-commandos = Komandosi śmierci
card-tested-with-the-gom-jabbar = Próba gom dżabbaru
card-chatt-the-leaper = Chatt Skoczek
card-truthtrance = Trans prawdy
card-adab-the-demanding-memory = Adab, natarczywa pamięć
card-alam-al-mithal = Alam al-Mithal, świat podobieństw
card-usul-the-base-of-the-pillar = Usul, podstawa filaru
card-voice-from-the-outer-world = Głos z zewnętrznego świata
card-our-family-atomics = Nasze rodowe atomówki
card-battle-language = Język bitewny
card-bill-of-particulars = Lista zarzutów
card-fear-is-the-mind-killer = Strach zabija duszę
card-shai-hulud = Szej-hulud
card-wall-of-sandworms = Ściana czerwi
card-dust-chasms = Pyłowe rozpadliny
card-fremen-rockets = Rakiety Fremenów
card-eyes-of-ibad = Oczy ibada
card-captured-ornithopter = Zdobyczny ornitopter
card-crysknife = Krysnóż
card-cielagos-piping-message = Wieść cielago
card-jubba-cloaks = Płaszcze dżubba
card-hieregs = Hieregi
card-grandmother-of-a-storm = Prababka burzy
card-stillsuits = Filtrfraki
card-i-am-stilgar-the-fremen = Jestem Stilgar, Fremen
card-thumpers = Dudniki
card-kitab-al-ibar = Kitab al-Ibar
card-sandtides = Pływy piasku
card-hard-times-and-oppression = Ciężkie czasy i ucisk
card-forced-recruitment = Przymusowy pobór
card-beloved-feyd-rautha = Ukochany Feyd-Rautha
card-harkonnen-patrols = Patrole Harkonnenów
card-arsunt-legion = Legion z Arsuntu
card-barons-personal-guard = Osobista straż barona
card-hawats-scheming = Knowania Hawata
card-evidence-of-rebellion = Dowody buntu
card-polar-cap-factories = Fabryki czapy polarnej
card-carthag-the-former-capital = Kartagin, dawna stolica
card-workhorse-of-arrakis = Koń roboczy Arrakis
card-spotter-control = Kontrola obserwatorów
card-explosive-artillery = Artyleria burząca
card-sandmasters = Mistrzowie piasków
card-mudir-nahya = Mudir Nahya, Władca Demonów
card-hunter-seeker = Łowca-tropiciel
card-rage-overcame-shaddam-iv-a = Gniew Szaddama IV (I)
card-rage-overcame-shaddam-iv-b = Gniew Szaddama IV (II)
card-rage-overcame-shaddam-iv-c = Gniew Szaddama IV (III)
card-manipulation-of-others = Manipulowanie ludźmi
card-breeding-program = Program eugeniczny
card-troop-carriers = Transportowce wojska
card-shigawire = Szigastruna
card-hope-clouds-observation = Nadzieja zaćmiewa wzrok
card-reports-of-traitors = Doniesienia o zdrajcach
card-sardaukar-pogrom = Pogrom Sardaukarów
card-sardaukars-manner = Maniery Sardaukara
card-spies-all-over-arrakis = Szpiedzy na całej Arrakis
card-full-control-of-the-air = Pełna kontrola powietrza
card-moving-the-battle-group = Przerzut grupy bojowej
card-killers-without-mercy = Bezlitośni zabójcy
card-sardaukar-disguised = Przebrani Sardaukarzy
card-i-decide-what-best-serves-his-majesty = Ja decyduję, co służy Jego Wysokości
card-seek-out-the-mahdi = Odnaleźć Mahdiego

## Treść efektów: porządek

effect-nothing = nic
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } lub { $rest }
effect-either = { $first } albo { $rest }
effect-with = { $first } ({ $rest })
effect-when = jeśli { $condition }: { $then }
effect-when-else = jeśli { $condition }: { $then }; w przeciwnym razie: { $otherwise }
effect-scheme = jako darmową akcję odrzuć razem co najmniej { $least } takie karty: { $then }
effect-no-special-action = brak akcji specjalnej

## Warunki

condition-in-play = { $leader } jest w grze
condition-retired = { $leader } jest poza grą
condition-any-marker = dowolny znacznik jasnowidzenia jest na polu { $amount } lub wyżej
condition-atomics-used = rodowe atomówki już wybuchły

## Miejsca: gdzie

where-area = { $where-in }
where-own-settlement = w swojej osadzie
where-own-legion = w swoim legionie
where-legion-with-special = w swoim legionie ze specjalnym oddziałem elitarnym
where-legion-of = w legionie { $leader-gen }
where-empty-desert = na pustym obszarze pustyni
where-free-mountain = na wolnym obszarze gór
where-free-plateau = na wolnym obszarze płaskowyżu
where-empty-desert-beside-worm = na pustym obszarze pustyni obok czerwia pustyni
where-empty-desert-beside-legion = na pustym obszarze pustyni obok swoich legionów
where-threatened-sietch = w siczy, od której wrogi legion dzielą najwyżej 2 obszary
where-same-area = na tym samym obszarze

## Legiony

legion-any = dowolny legion
legion-with-leader = legion z dowódcą
legion-with-special = legion ze specjalnym oddziałem elitarnym
legion-with = legion { $leader-gen }
legion-in-area = legion { $where-in }
legion-in-desert = legion na pustyni
legion-with-leader-in-desert = legion z dowódcą na pustyni
legion-the-same = ten sam legion

## Figurki

effect-regular = { $amount ->
        [one] { $amount } zwykły oddział
        [few] { $amount } zwykłe oddziały
       *[many] { $amount } zwykłych oddziałów
    }
effect-elite = { $amount ->
        [one] { $amount } elitarny oddział
        [few] { $amount } elitarne oddziały
       *[many] { $amount } elitarnych oddziałów
    }
effect-special = { $amount ->
        [one] { $amount } specjalny oddział elitarny
        [few] { $amount } specjalne oddziały elitarne
       *[many] { $amount } specjalnych oddziałów elitarnych
    }
effect-any-leader = dowolny dowódca
effect-generic-leader = bezimienny dowódca
effect-harvesters = { $amount ->
        [one] { $amount } kombajn
        [few] { $amount } kombajny
       *[many] { $amount } kombajnów
    }
effect-ornithopters = { $amount ->
        [one] { $amount } ornitopter
        [few] { $amount } ornitoptery
       *[many] { $amount } ornitopterów
    }
effect-carryalls = { $amount ->
        [one] { $amount } transportowiec
        [few] { $amount } transportowce
       *[many] { $amount } transportowców
    }

## Co robią efekty

effect-place = umieść { $where }: { $what }
effect-arrive = wprowadź do gry { $where }: { $what }
effect-place-apart = umieść { $what } { $where }, każdy na osobnym
effect-deploy = rozmieść w swoich osadach: { $what }
effect-deploy-token = rozmieść żeton rozmieszczenia i dowódcę w jednej siczy
effect-place-token = umieść żeton rozmieszczenia { $where }
effect-swap-tokens = dwie sicze wymieniają się wszystkimi żetonami rozmieszczenia
effect-upgrade-regular-elite = { $amount ->
        [one] zamień na planszy { $amount } zwykły oddział na elitarny
        [few] zamień na planszy { $amount } zwykłe oddziały na elitarne
       *[many] zamień na planszy { $amount } zwykłych oddziałów na elitarne
    }
effect-upgrade-elite-special = { $amount ->
        [one] zamień na planszy { $amount } elitarny oddział na specjalny elitarny
        [few] zamień na planszy { $amount } elitarne oddziały na specjalne elitarne
       *[many] zamień na planszy { $amount } elitarnych oddziałów na specjalne elitarne
    }
effect-reveal = odkryj sicz i wszystkie żetony rozmieszczenia na jednym obszarze
effect-relocate-sietch = przenieś sicz na sąsiedni pusty obszar pustyni razem z tymi, których zabierasz
effect-enters = { $leader } wchodzi do gry
effect-retire = { $leader } opuszcza grę
effect-send-to-tank = { $leader } trafia do zbiornika regeneracyjnego
victim-anywhere = imienny dowódca przeciwnika na planszy
victim-in-sector-of-own-legion = imienny dowódca przeciwnika w sektorze z Twoim legionem
victim-beside-spot = imienny dowódca przeciwnika obok tego legionu
effect-pin = w następnej turze przeciwnika { $leader } nie może być umieszczony ani rozmieszczony, a jego legion nie rusza się i nie atakuje
effect-move = { $amount ->
        [one] rusz { $legion }
        [few] rusz { $amount } różne legiony ({ $legion })
       *[many] rusz { $amount } różnych legionów ({ $legion })
    }
effect-move-on = rusz { $legion } { $times } { $times ->
        [one] raz
        [few] razy
       *[many] razy
    } z rzędu
effect-attack = niech atakuje { $legion }
effect-surprise-attack = niech atakuje z zaskoczenia { $legion }
effect-more-dice = 1 kość więcej w każdej rundzie walki
effect-fewer-enemy-dice = w pierwszej rundzie walki wróg rzuca najwyżej 4 kośćmi
effect-free-to-continue = kontynuowanie nie kosztuje trafienia
effect-fly = przenieś legion z osady tam, gdzie stoi inny Twój legion
effect-push = wyprzyj wrogi legion z pustyni na sąsiedni pusty obszar
effect-special-attack = rzuć { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    } przeciw celowi ({ $target }); liczą się trafienia i wyniki specjalne
target-beside-own-legion = wrogi legion obok Twojego
target-beside-air-zone = wrogi legion w sektorze połączonym z tą strefą powietrzną
effect-draw = dobierz { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[many] kart
    } planowania
effect-draw-from = dobierz { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[many] kart
    } planowania { $deck-gen }
effect-play-card = zagraj jeszcze jedną kartę planowania
effect-opponent-discards = przeciwnik odrzuca { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[many] kart
    } planowania
effect-gain-bene-gesserit = weź { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Bene Gesserit
effect-remove-die = przeciwnik traci niewykorzystaną kość „{ $die }”
effect-force-die = wskaż niewykorzystaną kość, którą przeciwnik musi zużyć jako następną
effect-place-vehicles = umieść { $what }
effect-remove-harvesters = { $amount ->
        [one] usuń { $amount } kombajn
        [few] usuń { $amount } kombajny
       *[many] usuń { $amount } kombajnów
    } z sektora { $leader-gen }
effect-remove-deep-harvesters = { $amount ->
        [one] usuń { $amount } kombajn
        [few] usuń { $amount } kombajny
       *[many] usuń { $amount } kombajnów
    } z głębokiej pustyni jednego sektora
effect-remove-ornithopter = usuń ornitopter
effect-rockets = rzuć { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    } w sektorze ze swoim legionem: każde trafienie i każdy wynik specjalny usuwa pojazd tam albo w połączonej strefie powietrznej
effect-lower-marker = opuść jeden znacznik Imperium o rząd, bez zakazu
effect-discard-wormsigns = odrzuć do { $amount } { $amount ->
        [one] śladu
       *[other] śladów
    } czerwi
effect-discard-wormsigns-beside = odrzuć wszystkie ślady czerwi w sąsiedztwie ({ $where })
effect-place-wormsigns = umieść { $amount } { $amount ->
        [one] ślad
        [few] ślady
       *[many] śladów
    } czerwi
effect-place-worms = umieść { $amount } { $amount ->
        [one] czerwia
        [few] czerwie
       *[many] czerwi
    } pustyni { $where }
effect-call-wild-maker = Dziki Stworzyciel wchodzi do gry { $where }, jego karta jest zużyta
effect-move-wild-maker = rusz Dzikiego Stworzyciela
effect-wild-maker-attacks = zaatakuj Dzikim Stworzycielem
effect-desert-power = wykonaj { $amount } { $amount ->
        [one] akcję
        [few] akcje
       *[many] akcji
    } potęgi pustyni
effect-storm = natychmiast rzuć za burze Coriolisa
effect-detonate = zdetonuj rodowe atomówki
effect-shuffle-back = wtasuj jedną odkrytą kartę jasnowidzenia z powrotem do talii
effect-replace-prescience = usuń z gry dowolne odkryte karty jasnowidzenia i odkryj na ich miejsce nowe
effect-shift-prescience = cofnij jeden znacznik jasnowidzenia, a inny przesuń o tyle samo do przodu
effect-add-to-claim = połóż na odkrytej karcie jasnowidzenia: zdobycie jej w tej rundzie przesuwa wybrany znacznik jeszcze o { $amount } { $amount ->
        [one] pole
        [few] pola
       *[many] pól
    }
effect-keep-on-offer = połóż na odkrytej karcie jasnowidzenia: pozostaje odkryta, dopóki ktoś jej nie zdobędzie
effect-draw-objective = dobierz drugą kartę tajnego celu; do zwycięstwa wystarczy którakolwiek

## Zagrywanie kart

event-plays-card = { $who } zagrywają kartę „{ $card }”.
event-discards-card = { $who } odrzucają kartę „{ $card }”.
event-shows-hand = { $who } pokazują karty na ręce: { $cards-quoted }.
event-no-further-card = { $who } nie zagrywają kolejnej karty.
prompt-another-card = Którą kolejną kartę zagrywasz?
prompt-choose-one = Co z tego wybierasz?
prompt-scheme = Ile takich kart odrzucasz?
prompt-shed = Którą kartę odrzucasz? (zostało: { $count })

## Umieszczanie

prompt-place-where = Gdzie umieszczasz figurki? ({ $what })
prompt-place-units = { $where }: wszystko z zasobów? ({ $what })
prompt-place-unit = { $where }: skąd bierzesz oddział? ({ $unit })
prompt-place-leader = Umieszczasz dowódcę { $where-in }? ({ $leader })
prompt-place-generic = { $where }: skąd bierzesz dowódcę?
prompt-place-apart = Gdzie umieszczasz { $unit-acc }? (zostało: { $count })
prompt-place-token = Który żeton rozmieszczenia umieszczasz?
prompt-place-token-where = W której siczy umieszczasz { $token }?
event-places-nothing = { $who } niczego nie umieszczają.
event-places-no-more = { $who } nie umieszczają więcej oddziałów.
event-unit-relocated = Po stronie { $who-gen } { $unit } przechodzi { $origin-from } { $where-to }.
event-leader-relocated = Po stronie { $who-gen } { $leader } przechodzi { $origin-from } { $where-to }.

## Sicze i żetony

prompt-reveal = Który obszar odkrywasz?
event-reveals-nothing = { $who } niczego nie odkrywają.
prompt-swap = Która sicz oddaje swoje żetony rozmieszczenia?
prompt-swap-with = Która sicz wymienia się z nią żetonami? ({ $where })
event-token-moved = Przechodzi { $where-to } { $token }.
event-swaps-nothing = { $who } nie wymieniają żetonów.
prompt-relocate = Którą sicz przenosisz?
prompt-relocate-to = Dokąd przenosisz sicz { $where-from }?
prompt-relocate-legion = Czy ktoś rusza razem z nią { $where-from }?
event-sietch-moved = Sicz przenosi się { $where-from } { $to-to } (razem z nią: { $figures }).
event-no-relocation = { $who } nie przenoszą siczy.
nobody = nikt

## Dowódcy

prompt-send-to-tank = Który wrogi dowódca trafia do zbiornika regeneracyjnego?
event-spares-leaders = { $who } nikogo nie posyłają do zbiornika.
event-pinned = Trwa polowanie na { $leader-acc }: w następnej turze Atrydów nie może być umieszczony ani rozmieszczony, a jego legion nie rusza się i nie atakuje.
event-leader-enters = { $leader } wchodzi do gry.
event-leader-replaces = { $leader } zajmuje miejsce { $old-gen }.
event-leader-retires = { $leader } opuszcza grę.
event-leader-retires-from = { $leader } schodzi { $where-from } i opuszcza grę.
event-special-action = Akcję specjalną { $who-gen } wykonuje { $leader }.
event-leader-spent = Karta { $leader-gen } zostaje zużyta.

## Legiony

prompt-fly = Który legion przenosisz drogą powietrzną?
prompt-fly-to = Do którego legionu leci legion { $where-from }?
event-carried = Legion { $who-gen } leci { $origin-from } { $where-to }: { $figures }.
prompt-push = Który wrogi legion wypierasz?
prompt-push-to = Dokąd wypierasz legion { $where-from }?
event-pushed = Legion { $who-gen } zostaje wyparty { $where-from } { $to-to }: { $legion }.
event-pushes-nobody = { $who } nikogo nie wypierają.
prompt-special-attack = Na który wrogi legion rzucasz { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    }?
event-special-attack = { $who } atakują z daleka { $where-acc } { $dice } { $dice ->
        [one] kością
       *[other] kośćmi
    }.
event-special-attack-roll = Rzut: { rolled }. Zaliczono: { $count }.
event-no-special-attack = { $who } rezygnują z takiego ataku.

## Kości i pojazdy

prompt-force-die = Którą kość przeciwnik musi zużyć jako następną?
event-die-forced = { $who } muszą jako następną zużyć kość „{ $die }”.
event-no-die-forced = { $who } nie wskazują kości.
prompt-remove-harvesters = Który kombajn usuwasz? (zostało: { $count })
prompt-remove-ornithopter = Który ornitopter usuwasz?
event-removes-nothing = { $who } nie usuwają niczego więcej.
prompt-rockets = W którym sektorze wystrzeliwujesz rakiety?
event-rockets = { $who } wystrzeliwują rakiety { $sector-in }, liczba kości: { $dice }.
event-rockets-roll = Rzut: { rolled }. { $count ->
        [0] Wszystkie pojazdy są całe.
        [one] Można zestrzelić { $count } pojazd.
        [few] Można zestrzelić { $count } pojazdy.
       *[many] Można zestrzelić { $count } pojazdów.
    }
prompt-down-vehicle = Który pojazd zestrzeliwujesz? (zostało: { $count })
