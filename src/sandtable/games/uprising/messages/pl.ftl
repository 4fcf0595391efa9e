game-title = Diuna: Imperium – Powstanie

## Opcje

option-reveal = tura odkrycia
option-end-turn = zakończ turę
option-as-printed = wszystkie po kolei
option-deploy = rozmieść oddziały teraz
option-free-entry = bez płacenia
option-paid-entry = zapłać za więcej
option-pay = zapłać
option-use = tak
option-decline = rezygnuję
option-pass = pas
option-from-hand = z ręki
option-from-discard = ze stosu kart odrzuconych
option-from-play = z kart w grze

## Przygotowanie

prompt-leader = Którym liderem grasz?
event-leader = Gracz { $seat }: { $who }.
event-objective = { $who } otrzymuje kartę { $card-quoted }.
event-first-player = { $who } otrzymuje znacznik pierwszego gracza.
event-row = Rząd Imperium: { $cards-quoted }.

## Początek rundy

event-round = Zaczyna się runda { $round }. Pierwszy gracz: { $who }.
event-conflict = Karta konfliktu: „{ $card }”.
prompt-defend = { $space-quoted } jest pod Twoją kontrolą: wysłać do konfliktu 1 oddział z zasobów?
event-defends = { $who } broni miejsca 1 oddziałem (siła { $strength }).
event-does-not-defend = { $who } nie broni miejsca.

## Tury agentów

prompt-turn = Twoja tura: którą kartą wysyłasz agenta?
prompt-space = Dokąd wysyłasz agenta kartą „{ $card }”?
prompt-entry = „{ $space }”: zapłacić, aby otrzymać więcej?
prompt-infiltrate = Pole { $space-quoted } jest zajęte: którego szpiega odwołujesz do infiltracji?
prompt-gather = „{ $space }”: odwołać szpiega i dobrać kartę (zebranie informacji)?
prompt-order = Który efekt następny?
prompt-deploy = Ile oddziałów rozmieszczasz w konflikcie?
prompt-deploy-effect = Ile oddziałów rozmieszczasz w konflikcie? ({ $effect })
prompt-end-turn = Coś jeszcze przed końcem tury?
event-turn = { $who } rozpoczyna turę.
event-sends-agent = { $who } wysyła agenta na pole „{ $space }” kartą „{ $card }”.
event-infiltrates = { $who } infiltruje zajęte pole „{ $space }”.
event-gathers = { $who } zbiera informacje.
event-control-bonus = { $who } otrzymuje premię za kontrolę pola „{ $space }”.
event-repeats = { $who } ponownie korzysta z efektów pola „{ $space }”.

## Tury odkrycia i pozyskiwanie

prompt-reveal-turn = { $persuasion ->
    [0] Tura odkrycia: nie masz już perswazji.
    [one] Tura odkrycia: { $persuasion } punkt perswazji do wydania.
    [few] Tura odkrycia: { $persuasion } punkty perswazji do wydania.
   *[other] Tura odkrycia: { $persuasion } punktów perswazji do wydania.
}
prompt-acquire = Którą kartę pozyskujesz? ({ $effect })
prompt-acquire-short = Którą kartę pozyskujesz? ({ $source-quoted })
prompt-set-aside = Którą kartę z Rzędu Imperium odkładasz?
event-reveal-turn = { $who } rozgrywa turę odkrycia.
event-reveals = { $cards-count ->
    [one] { $who } odkrywa kartę { $cards-quoted }.
   *[other] { $who } odkrywa karty: { $cards-quoted }.
}
event-acquires = { $who } pozyskuje kartę „{ $card }”.
event-acquires-to-hand = { $who } pozyskuje na rękę kartę „{ $card }”.
event-row-refilled = Nowa karta w Rzędzie Imperium: „{ $card }”.
event-sets-aside = { $who } odkłada kartę „{ $card }”, w tej rundzie tańszą o { $discount }.
event-aside-lost = { $who } nie kupuje odłożonej karty „{ $card }”: opuszcza ona grę.
event-clean-up = { $who } odrzuca karty i czeka na walkę.

## Efekty

prompt-choose = Wybierz jedno.
prompt-pay = Zrobić to: { $effect }?
prompt-pay-short = Zapłacić za efekt: { $source-quoted }?
prompt-use = Użyć efektu: { $effect }?
prompt-use-short = Użyć efektu: { $source-quoted }?
prompt-influence = U której frakcji zyskujesz wpływ? ({ $effect })
prompt-influence-short = U której frakcji zyskujesz wpływ? ({ $source-quoted })
prompt-lose-influence = U której frakcji tracisz wpływ? ({ $effect })
prompt-lose-influence-short = U której frakcji tracisz wpływ? ({ $source-quoted })
prompt-place-spy = Gdzie umieszczasz szpiega?
prompt-recall-to-place = Nie masz już szpiegów w zasobach. Którego odwołujesz, aby umieścić go na nowo?
prompt-recall-spy = Którego szpiega odwołujesz? ({ $effect })
prompt-recall-spy-short = Którego szpiega odwołujesz? ({ $source-quoted })
prompt-recall-agent = Który agent wraca?
prompt-contract = Który kontrakt bierzesz?
prompt-discard = Którą kartę odrzucasz? ({ $source-quoted } – { $effect })
prompt-discard-short = Którą kartę odrzucasz? ({ $source-quoted })
prompt-trash = Którą kartę usuwasz? ({ $source-quoted })
prompt-trash-from = Skąd?
prompt-trash-intrigue = Którą kartę intrygi usuwasz? ({ $effect })
prompt-trash-intrigue-short = Którą kartę intrygi usuwasz? ({ $source-quoted })
prompt-retreat = Ile oddziałów się wycofuje? ({ $effect })
prompt-retreat-short = Ile oddziałów się wycofuje? ({ $source-quoted })
prompt-shield-wall = Usunąć Mur Zaporowy?
prompt-sort-draw = Którą z tych kart bierzesz na rękę?
prompt-sort-discard = Którą z nich odrzucasz?
prompt-train = Którą drogą po torze szkolenia?
prompt-turn-conflict = Którą zdobytą kartę zakrywasz? ({ $effect })
prompt-turn-conflict-short = Którą zdobytą kartę zakrywasz? ({ $source-quoted })
prompt-give-alliance = Komu przypada sojusz ({ $faction })?

event-gains-solari = { $who } zyskuje { $amount } solari.
event-gains-spice = { $amount ->
    [one] { $who } zyskuje { $amount } przyprawę.
   *[other] { $who } zyskuje { $amount } przyprawy.
}
event-gains-water = { $amount ->
    [one] { $who } zyskuje { $amount } wodę.
   *[other] { $who } zyskuje { $amount } wody.
}
event-gains-persuasion = { $amount ->
    [one] { $who } zyskuje { $amount } punkt perswazji.
    [few] { $who } zyskuje { $amount } punkty perswazji.
   *[other] { $who } zyskuje { $amount } punktów perswazji.
}
event-gains-swords = { $amount ->
    [one] { $who } dodaje { $amount } miecz (siła { $strength }).
    [few] { $who } dodaje { $amount } miecze (siła { $strength }).
   *[other] { $who } dodaje { $amount } mieczy (siła { $strength }).
}
event-gains-points = { $amount ->
    [one] { $who } zyskuje { $amount } punkt zwycięstwa: teraz { $points }.
    [few] { $who } zyskuje { $amount } punkty zwycięstwa: teraz { $points }.
   *[other] { $who } zyskuje { $amount } punktów zwycięstwa: teraz { $points }.
}
event-loses-points = { $amount ->
    [one] { $who } traci { $amount } punkt zwycięstwa: zostaje { $points }.
    [few] { $who } traci { $amount } punkty zwycięstwa: zostaje { $points }.
   *[other] { $who } traci { $amount } punktów zwycięstwa: zostaje { $points }.
}
event-pays-solari = { $who } płaci { $amount } solari.
event-pays-spice = { $amount ->
    [one] { $who } płaci { $amount } przyprawę.
   *[other] { $who } płaci { $amount } przyprawy.
}
event-pays-water = { $amount ->
    [one] { $who } płaci { $amount } wodę.
   *[other] { $who } płaci { $amount } wody.
}
event-draws = { $amount ->
    [one] { $who } dobiera { $amount } kartę.
    [few] { $who } dobiera { $amount } karty.
   *[other] { $who } dobiera { $amount } kart.
}
event-draws-seen = { $cards-count ->
    [one] Dobierasz kartę { $cards-quoted }.
   *[other] Dobierasz karty: { $cards-quoted }.
}
event-reshuffles = { $who } tasuje karty odrzucone w nową talię.
event-draws-intrigue = { $amount ->
    [one] { $who } dobiera { $amount } kartę intrygi.
    [few] { $who } dobiera { $amount } karty intryg.
   *[other] { $who } dobiera { $amount } kart intryg.
}
event-draws-intrigue-seen = { $cards-count ->
    [one] Dobierasz kartę intrygi { $cards-quoted }.
   *[other] Dobierasz karty intryg: { $cards-quoted }.
}
event-intrigue-reshuffled = Odrzucone karty intryg tworzą nową talię.
event-steals = { $who } kradnie kartę intrygi z ręki { $other-gen }.
event-steals-seen = Skradziona karta: „{ $card }”.
event-discards = { $who } odrzuca kartę „{ $card }”.
event-trashes-from-hand = { $who } usuwa z ręki kartę „{ $card }”.
event-trashes-from-discard = { $who } usuwa ze stosu kart odrzuconych kartę „{ $card }”.
event-trashes-from-play = { $who } usuwa z kart w grze kartę „{ $card }”.
event-trashes-from-deck = { $who } usuwa z talii kartę „{ $card }”.
event-trashes-intrigue = { $who } usuwa kartę intrygi.
event-trashes-intrigue-seen = Usunięta karta: „{ $card }”.
event-returns-to-hand = { $who } bierze z powrotem na rękę kartę „{ $card }”.
event-looks = { $amount ->
    [one] { $who } ogląda wierzchnią kartę talii.
    [few] { $who } ogląda { $amount } wierzchnie karty talii.
   *[other] { $who } ogląda { $amount } wierzchnich kart talii.
}
event-looks-seen = { $cards-count ->
    [one] Wierzchnia karta: { $cards-quoted }.
   *[other] Wierzchnie karty: { $cards-quoted }.
}
event-gains-influence = { $who } zwiększa wpływy { $faction-at } do { $level }.
event-loses-influence = { $who } traci wpływ { $faction-at }: zostaje { $level }.
event-alliance = { $who } zawiera sojusz { $faction-with }.
event-alliance-moves = { $who } przejmuje sojusz { $faction-with } od { $other-gen }.
event-alliance-lost = { $who } traci sojusz { $faction-with }.
event-places-spy = { $who } umieszcza szpiega na posterunku „{ $post }”.
event-recalls-spy = { $who } odwołuje szpiega z posterunku „{ $post }”.
event-recalls-agent = { $who } odwołuje agenta z pola „{ $space }”.
event-takes-contract = { $who } bierze kontrakt { $contract-quoted }.
event-completes-contract = { $who } wypełnia kontrakt { $contract-quoted }.
event-contract-offered = Nowy dostępny kontrakt: { $contract-quoted }.
event-council = { $who } zajmuje miejsce w Wysokiej Radzie.
event-swordmaster = { $who } zyskuje mistrza miecza.
event-hooks = { $who } bierze haki Stworzyciela.
event-shield-wall = { $who } usuwa Mur Zaporowy.
event-trains = { $who } przesuwa znacznik na torze szkolenia: „{ $step }”.
event-memory = { $who } zachowuje wspomnienie (teraz { $memories }).
event-memories-return = { $who } odkłada wspomnienia do zasobów: { $amount }.
event-flips = { $who } odwraca planszetkę lidera: teraz jest to { $leader }.

## Oddziały

event-recruits = { $amount ->
    [one] { $who } rekrutuje { $amount } oddział.
    [few] { $who } rekrutuje { $amount } oddziały.
   *[other] { $who } rekrutuje { $amount } oddziałów.
}
event-deploys = { $amount ->
    [one] { $who } rozmieszcza { $amount } oddział w konflikcie (siła { $strength }).
    [few] { $who } rozmieszcza { $amount } oddziały w konflikcie (siła { $strength }).
   *[other] { $who } rozmieszcza { $amount } oddziałów w konflikcie (siła { $strength }).
}
event-retreats = { $amount ->
    [one] { $who } wycofuje { $amount } oddział (siła { $strength }).
    [few] { $who } wycofuje { $amount } oddziały (siła { $strength }).
   *[other] { $who } wycofuje { $amount } oddziałów (siła { $strength }).
}
event-sandworms = { $amount ->
    [one] { $who } przyzywa { $amount } czerwia pustyni (siła { $strength }).
    [few] { $who } przyzywa { $amount } czerwie pustyni (siła { $strength }).
   *[other] { $who } przyzywa { $amount } czerwi pustyni (siła { $strength }).
}
event-may-deploy-recruits = { $who } może rozmieścić oddziały zrekrutowane w tej turze.
event-no-deploy = { $who } nie może w tej turze rozmieszczać jednostek.

## Karty intryg

event-plays-intrigue = { $who } zagrywa kartę intrygi „{ $card }”.
event-intrigue-spent = { $who } odrzuca zużytą kartę intrygi „{ $card }”.

## Walka

prompt-combat = Walka: Twoja siła to { $strength }. Zagrać kartę intrygi?
event-combat = Walka.
event-passes = { $who } pasuje.
event-reward = { $rank ->
    [1] { $who } otrzymuje pierwszą nagrodę z karty „{ $card }”.
    [2] { $who } otrzymuje drugą nagrodę z karty „{ $card }”.
   *[other] { $who } otrzymuje trzecią nagrodę z karty „{ $card }”.
}
event-wins-conflict = { $who } wygrywa konflikt i bierze kartę „{ $card }”.
event-turns-card = { $who } zakrywa kartę z symbolem bitewnym: { $card-quoted }.
event-controls = { $who } przejmuje kontrolę nad polem „{ $space }”.
event-conflict-over = Koniec konfliktu, oddziały wracają do zasobów.

## Stworzyciele i odwołanie

event-maker = Na polu „{ $space }” przybywa dodatkowej przyprawy: teraz { $spice }.
event-recall = Agenci wracają. { $who } otrzymuje znacznik pierwszego gracza.

## Koniec gry

prompt-endgame = Gra się kończy. Zagrać kartę końca gry lub użyć uniwersalnego symbolu bitewnego?
prompt-wild = Z którą kartą łączysz w parę uniwersalny symbol bitewny?
event-endgame = Gra się kończy.
event-wins = { $points ->
    [one] { $who } wygrywa, mając { $points } punkt zwycięstwa ({ $reason }).
    [few] { $who } wygrywa, mając { $points } punkty zwycięstwa ({ $reason }).
   *[other] { $who } wygrywa, mając { $points } punktów zwycięstwa ({ $reason }).
}
reason-points = najwięcej ze wszystkich
reason-spice = remis w punktach, najwięcej przyprawy
reason-solari = remis w punktach i przyprawie, najwięcej solari
reason-water = remis w punktach, przyprawie i solari, najwięcej wody
reason-garrison = rozstrzyga garnizon: najwięcej oddziałów
reason-reveal = remis we wszystkim, najpóźniejsza tura odkrycia

## Ustawienia

setting-choam = Moduł KHOAM
setting-leaders = Liderzy
choice-random = Losowo
choice-choose = Dowolny wybór
choice-draft = Wybór z zestawu o jednego większego niż liczba miejsc
setting-leader-0 = Lider gracza 1
setting-leader-1 = Lider gracza 2
setting-leader-2 = Lider gracza 3
setting-leader-3 = Lider gracza 4
setting-mandatory-spy-placement = Szpiegów trzeba umieszczać
