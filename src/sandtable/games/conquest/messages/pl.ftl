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
event-leaders-drawn = { $who }: wylosowani przywódcy to { $leaders }.
event-traitors-dealt =
    { $count ->
        [one] { $who }: dobrano { $count } kartę zdrajcy.
        [few] { $who }: dobrano { $count } karty zdrajców.
       *[many] { $who }: dobrano { $count } kart zdrajców.
    }
event-traitors-seen = Twoje dobrane karty zdrajców: { $leaders }.
prompt-keep-traitor =
    { $count ->
        [one] Którą kartę zdrajcy zatrzymujesz?
        [few] Którą kartę zdrajcy zatrzymujesz? (Do wyboru jeszcze { $count } karty.)
       *[many] Którą kartę zdrajcy zatrzymujesz? (Do wyboru jeszcze { $count } kart.)
    }
event-traitors-kept =
    { $count ->
        [one] { $who }: zatrzymano { $count } kartę zdrajcy.
        [few] { $who }: zatrzymano { $count } karty zdrajców.
       *[many] { $who }: zatrzymano { $count } kart zdrajców.
    }
event-traitors-kept-seen = Twoje zatrzymane karty zdrajców: { $leaders }.
event-stronghold-covered = Zakryta warownia, w tej grze piasek: { $where }.
event-first-player-roll = { $who }: rzut o pierwszego gracza, wynik { $face }.
event-first-player-roll-symbol = { $who }: rzut o pierwszego gracza, symbol burzy.
event-first-player = Pierwszy gracz: { $who }.
event-round = Początek rundy { $round }. Pierwszy gracz: { $who }.

## Burza

prompt-weather-control =
    { $cards ->
        [0] Burza zaraz ruszy. Nie masz teraz karty do zagrania.
       *[other] Burza zaraz ruszy. Czy zagrywasz kartę bazaru?
    }
prompt-storm-distance = O ile sektorów przesuwa się burza?
event-storm-roll =
    { $steps ->
        [one] { $who }: rzut kością burzy, { $steps } sektor.
        [few] { $who }: rzut kością burzy, { $steps } sektory.
       *[many] { $who }: rzut kością burzy, { $steps } sektorów.
    }
event-storm-symbol = { $who }: na kości wypadł symbol burzy, więc ten gracz decyduje o jej ruchu.
event-storm-chosen =
    { $steps ->
        [one] { $who }: decyzja o ruchu burzy, { $steps } sektor.
        [few] { $who }: decyzja o ruchu burzy, { $steps } sektory.
       *[many] { $who }: decyzja o ruchu burzy, { $steps } sektorów.
    }
event-storm-moves = Burza jest teraz w sektorze { $sector }.
event-forces-lost-to-storm =
    { $count ->
        [one] { $who }: burza zniszczyła { $count } oddział ({ $where }).
        [few] { $who }: burza zniszczyła { $count } oddziały ({ $where }).
       *[many] { $who }: burza zniszczyła { $count } oddziałów ({ $where }).
    }
event-spice-lost-to-storm =
    { $count ->
        [one] Burza rozwiała { $count } jednostkę przyprawy ({ $where }).
        [few] Burza rozwiała { $count } jednostki przyprawy ({ $where }).
       *[many] Burza rozwiała { $count } jednostek przyprawy ({ $where }).
    }

## Wybuch przyprawy

prompt-thumper =
    { $cards ->
        [0] Zaraz nastąpi wybuch przyprawy. Nie masz teraz karty do zagrania.
       *[other] Zaraz nastąpi wybuch przyprawy. Czy zagrywasz kartę bazaru?
    }
event-spice-blow =
    { $count ->
        [one] Wybuch przyprawy ({ $where }): { $count } jednostka.
        [few] Wybuch przyprawy ({ $where }): { $count } jednostki.
       *[many] Wybuch przyprawy ({ $where }): { $count } jednostek.
    }
event-worm-too-early = Czerw pustyni w 1. rundzie: karta wraca do talii.
event-worm-revealed = Pojawia się czerw pustyni.
event-worm-finds-nothing = Czerw nie ma czego zaatakować.
event-worm-strikes = Czerw atakuje: { $where }.
event-forces-lost-to-blow =
    { $count ->
        [one] { $who }: wybuch zniszczył { $count } oddział ({ $where }).
        [few] { $who }: wybuch zniszczył { $count } oddziały ({ $where }).
       *[many] { $who }: wybuch zniszczył { $count } oddziałów ({ $where }).
    }
event-forces-lost-to-worm =
    { $count ->
        [one] { $who }: czerw pożarł { $count } oddział ({ $where }).
        [few] { $who }: czerw pożarł { $count } oddziały ({ $where }).
       *[many] { $who }: czerw pożarł { $count } oddziałów ({ $where }).
    }
event-spice-gone =
    { $count ->
        [one] { $where }: przepada { $count } jednostka przyprawy.
        [few] { $where }: przepadają { $count } jednostki przyprawy.
       *[many] { $where }: przepada { $count } jednostek przyprawy.
    }
prompt-ride = Twoje oddziały mogą dosiąść czerwia ({ $where }). Dokąd jadą?
prompt-ride-count =
    { $sector ->
        [0] Ile oddziałów jedzie?
       *[other] Ile oddziałów z sektora { $sector } jedzie?
    }
event-ride =
    { $who }: jazda na czerwiu, { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }, { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where }, sektor { $sector }
    }.
event-no-ride = { $who }: bez jazdy na czerwiu ({ $where }).

## Pozyskiwanie i zagrywanie kart

event-market-card = { $who }: zagrana karta bazaru „{ $card }”.
event-battle-card-discarded = { $who }: odrzucona karta „{ $card }”.
event-passes-round = { $who }: pas przy takich okazjach do końca rundy.
event-spies-gone = Czas szpiegów minął.
prompt-barter =
    { $cards ->
        [0] Zanim dobierzesz karty bitwy: nie masz teraz karty do zagrania.
       *[other] Dobierasz karty bitwy czy najpierw zagrywasz kartę bazaru?
    }
prompt-barter-card = Którą kartę bitwy odrzucasz?
event-battle-cards-drawn =
    { $count ->
        [0] { $who }: bez dobierania kart bitwy.
        [one] { $who }: dobrano { $count } kartę bitwy.
        [few] { $who }: dobrano { $count } karty bitwy.
       *[many] { $who }: dobrano { $count } kart bitwy.
    }
event-battle-cards-seen = Twoje dobrane karty bitwy: { $cards }.
prompt-buy =
    { $cost ->
        [one] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostkę przyprawy.
        [few] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostki przyprawy.
       *[many] Ile kart bazaru kupujesz? Każda kosztuje { $cost } jednostek przyprawy.
    }
event-buys-nothing = { $who }: bez zakupów na bazarze.
event-buys =
    { $count ->
        [one] { $who }: kupiono { $count } kartę bazaru (koszt: { $cost }).
        [few] { $who }: kupiono { $count } karty bazaru (koszt: { $cost }).
       *[many] { $who }: kupiono { $count } kart bazaru (koszt: { $cost }).
    }
event-buys-from =
    { $count ->
        [one] { $who }: kupiono { $count } kartę bazaru (koszt: { $cost }; zapłatę otrzymuje { $payee }).
        [few] { $who }: kupiono { $count } karty bazaru (koszt: { $cost }; zapłatę otrzymuje { $payee }).
       *[many] { $who }: kupiono { $count } kart bazaru (koszt: { $cost }; zapłatę otrzymuje { $payee }).
    }
event-market-cards-seen = Twoje dobrane karty bazaru: { $cards }.

## Przywrócenie

prompt-revive-forces =
    { $cost ->
        [one] Ile oddziałów przywracasz? Darmowe przywrócenie: { $free }; każdy następny kosztuje { $cost } jednostkę przyprawy.
        [few] Ile oddziałów przywracasz? Darmowe przywrócenie: { $free }; każdy następny kosztuje { $cost } jednostki przyprawy.
       *[many] Ile oddziałów przywracasz? Darmowe przywrócenie: { $free }; każdy następny kosztuje { $cost } jednostek przyprawy.
    }
prompt-revive-leader = Którego przywódcę przywracasz za cenę równą jego sile? Zostało Ci przyprawy: { $spice }.
prompt-ghola = Kogo przywraca karta gholi: przywódcę czy ile oddziałów?
event-no-revival = { $who }: bez przywrócenia.
event-forces-revived =
    { $who }: przywrócono { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    } { $cost ->
        [0] (bez opłaty)
       *[other] (koszt: { $cost })
    }.
event-leader-revived =
    { $who }: { $leader } wraca z kadzi { $cost ->
        [0] (bez opłaty)
       *[other] (koszt: { $cost })
    }.

## Transport i ruch oddziałów

prompt-ship =
    { $most ->
        [one] Dokąd transportujesz oddziały? Stać Cię na { $most } oddział.
        [few] Dokąd transportujesz oddziały? Stać Cię na { $most } oddziały.
       *[many] Dokąd transportujesz oddziały? Stać Cię na { $most } oddziałów.
    }
prompt-ship-count = Ile oddziałów transportujesz? ({ $where })
prompt-bring = Ile oddziałów przenosisz z rezerwy na nieckę polarną?
event-ship =
    { $who }: transport, { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    } → { $sector ->
        [0] { $where }
       *[other] { $where }, sektor { $sector }
    } { $cost ->
        [0] (bez opłaty)
       *[other] (koszt: { $cost })
    }.
event-no-shipment = { $who }: bez transportu.
prompt-move = Z którego terytorium przemieszczasz grupę?
prompt-move-to =
    { $most ->
        [one] Dokąd przemieszczasz grupę ({ $where })? Zasięg: { $most } terytorium.
        [few] Dokąd przemieszczasz grupę ({ $where })? Zasięg: { $most } terytoria.
       *[many] Dokąd przemieszczasz grupę ({ $where })? Zasięg: { $most } terytoriów.
    }
prompt-move-count =
    { $sector ->
        [0] Ile oddziałów idzie z grupą? ({ $where })
       *[other] Ile oddziałów idzie z grupą? ({ $where }, sektor { $sector })
    }
prompt-another-move =
    { $cards ->
        [0] Po ruchu: nie masz teraz karty do zagrania.
       *[other] Czy zagrywasz kartę bazaru, żeby przemieścić jeszcze jedną grupę?
    }
event-move =
    { $who }: ruch, { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }, { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where }, sektor { $sector }
    }.
event-no-move = { $who }: bez ruchu.

## Bitwa

prompt-choose-battle = Masz przewagę bitewną. Gdzie toczysz następną bitwę?
prompt-choose-opponent = Z kim walczysz? ({ $where })
prompt-choose-part = W której części terytorium walczysz? ({ $where })
event-battle = Bitwa ({ $where }): { $who } (przewaga bitewna) kontra { $opponent }.
prompt-exchange = Czy przed bitwą wymieniasz kartę zdrajcy?
event-traitor-exchange = { $who }: wymiana karty zdrajcy.
prompt-return-traitor = Którą kartę zdrajcy wkładasz pod talię?
event-traitor-returned = Twoja karta zdrajcy pod talią: { $leader }.
prompt-spy =
    { $cards ->
        [0] Zaraz gracze ułożą plany bitwy. Nie masz teraz karty do zagrania.
       *[other] Zaraz gracze ułożą plany bitwy. Czy zagrywasz kartę bazaru?
    }
prompt-spy-on = Czyje karty bitwy oglądasz?
event-spy = { $who }: obejrzane karty bitwy przeciwnika ({ $target }).
event-spy-sees = Karty bitwy ({ $target }): { $cards }.
prompt-voice = Głos: co nakazujesz przeciwnikowi ({ $opponent })?
event-no-voice = { $who }: bez użycia Głosu.
event-voice = { $who }: Głos nakazuje przeciwnikowi ({ $opponent }): { $command }!
prompt-prescience = Moc jasnowidzenia: którą część planu przeciwnika oglądasz ({ $opponent })?
event-no-prescience = { $who }: bez użycia Mocy jasnowidzenia.
event-prescience = { $who }: Moc jasnowidzenia, plan przeciwnika ({ $opponent }): { $element }.
event-sees-dial = Plan bitwy ({ $opponent }): na dysku { $count }.
event-sees-leader = Plan bitwy ({ $opponent }): przywódca { $leader }.
event-sees-card = Plan bitwy ({ $opponent }): karta „{ $card }”.
event-sees-mode = Ustawienie karty: { $mode }.
event-sees-nothing = Plan bitwy ({ $opponent }): to miejsce jest puste.
prompt-plan-leader = Twój plan bitwy: który przywódca walczy?
prompt-plan-weapon = Twój plan bitwy: jaka broń?
prompt-plan-mode = Twój plan bitwy: jak ustawiasz broń?
prompt-plan-defence = Twój plan bitwy: jaka osłona?
prompt-plan-dial = Twój plan bitwy: ile oddziałów wybierasz na dysku? Tracisz je bez względu na wynik bitwy.
event-plan-made = { $who }: plan bitwy ułożony.
event-no-leader = { $who }: brak przywódcy.
event-plan =
    { $dial ->
        [one] Plan bitwy ({ $who }): { $dial } oddział, { $leader }; broń: { $weapon }; osłona: { $defence }.
        [few] Plan bitwy ({ $who }): { $dial } oddziały, { $leader }; broń: { $weapon }; osłona: { $defence }.
       *[many] Plan bitwy ({ $who }): { $dial } oddziałów, { $leader }; broń: { $weapon }; osłona: { $defence }.
    }
event-plan-no-leader =
    { $dial ->
        [one] Plan bitwy ({ $who }): { $dial } oddział, brak przywódcy.
        [few] Plan bitwy ({ $who }): { $dial } oddziały, brak przywódcy.
       *[many] Plan bitwy ({ $who }): { $dial } oddziałów, brak przywódcy.
    }
event-plan-mode = Ustawienie broni ({ $who }): { $mode }.
prompt-respond =
    { $cards ->
        [0] Plany są odkryte. Nie masz teraz karty do zagrania ani zdrajcy do ujawnienia.
       *[other] Plany są odkryte. Czy zagrywasz kartę bazaru albo ujawniasz zdrajcę?
    }
event-pass = { $who }: pas.
event-traitor = { $who }: „Zdrajca!” Ujawniony zdrajca: { $leader }.
prompt-answer-call =
    { $cards ->
        [0] Twój przywódca okazał się zdrajcą. Nie masz zdrajcy, którego można by ujawnić w odpowiedzi.
       *[other] Twój przywódca okazał się zdrajcą. Czy też ujawniasz zdrajcę?
    }
event-two-traitors = Dwóch zdrajców: obie strony tracą wszystko, nikt nie wygrywa.
event-wins-by-traitor = { $who }: wygrana dzięki zdrajcy, bez żadnych strat.
event-explosion = Rusznica laserowa i tarcza: wybuch niszczy wszystko ({ $where }).
event-battle-won = { $who }: wygrana bitwa. Siła bojowa { $strength } do { $against } (przegrana strona: { $loser }).
event-leader-killed = { $leader } ({ $who }): śmierć przywódcy.
event-spice-for-leaders =
    { $count ->
        [one] { $who }: { $count } jednostka przyprawy za zabitych przywódców.
        [few] { $who }: { $count } jednostki przyprawy za zabitych przywódców.
       *[many] { $who }: { $count } jednostek przyprawy za zabitych przywódców.
    }
event-forces-lost =
    { $count ->
        [one] { $who }: stracony { $count } oddział ({ $where }).
        [few] { $who }: stracone { $count } oddziały ({ $where }).
       *[many] { $who }: straconych { $count } oddziałów ({ $where }).
    }
prompt-withdraw =
    { $cards ->
        [0] Przegrywasz bitwę. Nie masz teraz karty do zagrania.
       *[other] Przegrywasz bitwę. Czy zagrywasz kartę bazaru?
    }
prompt-withdraw-count = Ile oddziałów wraca do Twojej rezerwy?
event-withdraws =
    { $count ->
        [one] { $who }: { $count } oddział wraca do rezerwy.
        [few] { $who }: { $count } oddziały wracają do rezerwy.
       *[many] { $who }: { $count } oddziałów wraca do rezerwy.
    }
prompt-lose-dialled = Ile z wybranych na dysku oddziałów tracisz w sektorze { $sector }?
prompt-keep-card = Wygrywasz. Co robisz z kartą „{ $card }”?
event-battle-card-kept = { $who }: zatrzymana karta „{ $card }”.

## Zbiory przyprawy

prompt-harvest = Czy zbierasz przyprawę? Na każdy Twój oddział przypada: { $rate }.
prompt-harvester = Gdzie pracuje kombajn?
event-harvest =
    { $count ->
        [one] { $who }: zebrano { $count } jednostkę przyprawy ({ $where }).
        [few] { $who }: zebrano { $count } jednostki przyprawy ({ $where }).
       *[many] { $who }: zebrano { $count } jednostek przyprawy ({ $where }).
    }
event-leaves-spice = { $who }: przyprawa zostaje na planszy.
prompt-charity =
    { $count ->
        [one] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostkę przyprawy.
        [few] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostki przyprawy.
       *[many] Czy przyjmujesz jałmużnę? Będziesz mieć { $count } jednostek przyprawy.
    }
event-charity =
    { $count ->
        [one] { $who }: { $count } jednostka przyprawy jałmużny.
        [few] { $who }: { $count } jednostki przyprawy jałmużny.
       *[many] { $who }: { $count } jednostek przyprawy jałmużny.
    }
event-no-charity = { $who }: bez jałmużny.

## Koniec gry

event-game-over = Koniec gry. Zwycięstwo: { $winners }. { $why }
reason-strongholds = O zwycięstwie zdecydowały trzy warownie.
reason-points = O zwycięstwie zdecydowały punkty: 5 za każdą warownię i 1 za każdą jednostkę przyprawy.
