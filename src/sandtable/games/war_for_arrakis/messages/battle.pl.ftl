### Bitwy, straty, odwrót i wkroczenie, osady.

rolled = { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[many] { $shields } tarcz
    }, { $specials ->
        [one] { $specials } specjalny
        [few] { $specials } specjalne
       *[many] { $specials } specjalnych
    }
event-combat-round = Runda walki { $round }.
prompt-throw-cards = Kości { $dice } z { $most } możliwych. Odrzucasz kartę za jeszcze jedną?
event-throws-nothing = { $who } nie odrzucają kart.
event-combat-roll = { $who } rzucają { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    }: { rolled }.
prompt-specials = Który dowódca używa wyniku specjalnego? (zostało: { $specials })
event-leader-uses-special = Wyniku specjalnego używa { $leader }: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    } i { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[many] { $shields } tarcz
    }.
event-special-unused = { $who } nie używają wyniku specjalnego.
event-shields-broken = Specjalne oddziały elitarne { $who-gen } przebijają { $count ->
        [one] { $count } tarczę
        [few] { $count } tarcze
       *[many] { $count } tarcz
    }.
event-no-hits = Nikt nie otrzymuje trafień.
event-takes-hits = { $who } otrzymują { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    } { $where-in }.
prompt-casualties = Kto przyjmuje trafienie { $where-in }? (zostało: { $hits })
prompt-continue = { $hits ->
        [0] Kontynuujesz atak na { $where-acc }?
       *[other] Kontynuujesz atak na { $where-acc }? To kosztuje 1 trafienie.
    }
event-continue = { $who } kontynuują atak.
event-cease = { $who } przerywają atak.
prompt-stand = Twój legion { $where-in } walczy dalej czy się wycofuje?
event-fights-on = { $who } walczą dalej.
prompt-retreat-to = Dokąd wycofuje się legion { $where-from }?
event-retreats = Legion { $who-gen } wycofuje się { $where-from } { $to-to }: { $legion }.
event-battle-won = { $who } wygrywają bitwę o { $where-acc }.
event-battle-undecided = Bitwy o { $where-acc } nikt nie przeżywa.
prompt-advance = Wkraczasz { $where-to }?
event-advances = Legion { $who-gen } wkracza { $where-to }: { $legion }.
event-stays = { $who } pozostają na miejscu.
event-settlement-destroyed = Osada { $who-gen } { $where-in } zostaje zniszczona, jej ranga to { $rank }.
