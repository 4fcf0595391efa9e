### Co robią efekty: jeden komunikat na każdy element; dłuższe opisy składają się z nich.

## Porządek

effect-nothing = nic
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } lub { $rest }
effect-pay = { $cost } → { $then }
effect-either = { $first } / { $rest }
effect-choose = wybierz: { $options }
effect-may-choose = możesz wybrać: { $options }
effect-optional = opcjonalnie: { $effect }
effect-when = jeśli { $condition }: { $then }
effect-when-else = jeśli { $condition }: { $then }, w przeciwnym razie: { $otherwise }
effect-per = za { $counter }: { $effect }
effect-watch = { $window }, raz, gdy { $event }: { $effect }
effect-watch-repeat = { $window }, za każdym razem, gdy { $event }: { $effect }

## Zyski

effect-gain-solari = +{ $amount } solari
effect-gain-spice = { $amount ->
    [one] +{ $amount } przyprawa
   *[other] +{ $amount } przyprawy
}
effect-gain-water = { $amount ->
    [one] +{ $amount } woda
   *[other] +{ $amount } wody
}
effect-gain-vp = { $amount ->
    [one] +{ $amount } punkt zwycięstwa
    [few] +{ $amount } punkty zwycięstwa
   *[other] +{ $amount } punktów zwycięstwa
}
effect-gain-persuasion = { $amount ->
    [one] { $amount } perswazja
   *[other] { $amount } perswazji
}
effect-gain-swords = { $amount ->
    [one] { $amount } miecz
    [few] { $amount } miecze
   *[other] { $amount } mieczy
}
effect-draw = { $amount ->
    [one] dobierz { $amount } kartę
    [few] dobierz { $amount } karty
   *[other] dobierz { $amount } kart
}
effect-intrigue = { $amount ->
    [one] dobierz { $amount } kartę intrygi
    [few] dobierz { $amount } karty intryg
   *[other] dobierz { $amount } kart intryg
}
effect-contract = { $amount ->
    [one] weź { $amount } kontrakt (2 solari, jeśli żadnego nie ma)
    [few] weź { $amount } kontrakty (po 2 solari za brakujące)
   *[other] weź { $amount } kontraktów (po 2 solari za brakujące)
}
effect-recruit = { $amount ->
    [one] zrekrutuj { $amount } oddział
    [few] zrekrutuj { $amount } oddziały
   *[other] zrekrutuj { $amount } oddziałów
}
effect-worm = { $amount ->
    [one] { $amount } czerw pustyni do konfliktu
    [few] { $amount } czerwie pustyni do konfliktu
   *[other] { $amount } czerwi pustyni do konfliktu
}
effect-signet = użyj zdolności sygnetu swojego lidera
effect-take-maker-hooks = weź haki Stworzyciela
effect-take-bonus-spice = weź dodatkową przyprawę
effect-take-council-seat = zajmij miejsce w Wysokiej Radzie
effect-take-swordmaster = zyskaj trzeciego agenta
effect-control = kontrola: { $space }

## Koszty

effect-spend-solari = zapłać { $amount } solari
effect-spend-spice = { $amount ->
    [one] zapłać { $amount } przyprawę
   *[other] zapłać { $amount } przyprawy
}
effect-spend-water = { $amount ->
    [one] zapłać { $amount } wodę
   *[other] zapłać { $amount } wody
}
effect-discard = { $amount ->
    [one] odrzuć { $amount } kartę
    [few] odrzuć { $amount } karty
   *[other] odrzuć { $amount } kart
}
effect-lose-influence = { $amount ->
    [one] strać { $amount } wpływ
    [few] strać { $amount } wpływy
   *[other] strać { $amount } wpływów
}
effect-recall-spy = { $amount ->
    [one] odwołaj { $amount } szpiega
    [few] odwołaj { $amount } szpiegów
   *[other] odwołaj { $amount } szpiegów
}
effect-flip-conflict = zakryj zdobytą kartę konfliktu z symbolem: { $icon }

## Wpływy

effect-influence = { $amount ->
    [one] +{ $amount } wpływ: { $faction }
    [few] +{ $amount } wpływy: { $faction }
   *[other] +{ $amount } wpływów: { $faction }
}
effect-influence-any = { $amount ->
    [one] +{ $amount } wpływ u dowolnej frakcji
    [few] +{ $amount } wpływy u dowolnej frakcji
   *[other] +{ $amount } wpływów u dowolnej frakcji
}
effect-influence-different = { $factions ->
    [one] +{ $amount } wpływ u { $factions } frakcji
   *[other] +{ $amount } wpływ u { $factions } różnych frakcji
}
effect-influence-among = { $amount ->
    [one] +{ $amount } wpływ: { $factions }
    [few] +{ $amount } wpływy: { $factions }
   *[other] +{ $amount } wpływów: { $factions }
}
effect-influence-visited = { $amount ->
    [one] +{ $amount } wpływ u frakcji odwiedzonego pola
    [few] +{ $amount } wpływy u frakcji odwiedzonego pola
   *[other] +{ $amount } wpływów u frakcji odwiedzonego pola
}
effect-influence-each-spied = { $amount ->
    [one] +{ $amount } wpływ u każdej frakcji, którą śledzi Twój szpieg
    [few] +{ $amount } wpływy u każdej frakcji, którą śledzi Twój szpieg
   *[other] +{ $amount } wpływów u każdej frakcji, którą śledzi Twój szpieg
}

## Szpiedzy i agenci

effect-place-spy = { $amount ->
    [one] umieść { $amount } szpiega
    [few] umieść { $amount } szpiegów
   *[other] umieść { $amount } szpiegów
}
effect-place-spy-on = { $amount ->
    [one] umieść { $amount } szpiega przy polu: { $icons }
    [few] umieść { $amount } szpiegów przy polu: { $icons }
   *[other] umieść { $amount } szpiegów przy polu: { $icons }
}
effect-place-spy-visited = { $amount ->
    [one] umieść { $amount } szpiega przy odwiedzonym polu
    [few] umieść { $amount } szpiegów przy odwiedzonym polu
   *[other] umieść { $amount } szpiegów przy odwiedzonym polu
}
effect-place-spy-shared = { $spy } (może być zajęty posterunek)
effect-recall-agent = { $amount ->
    [one] odwołaj { $amount } innego swojego agenta
    [few] odwołaj { $amount } innych swoich agentów
   *[other] odwołaj { $amount } innych swoich agentów
}

## Karty

effect-trash = możesz usunąć kartę
effect-trash-price = usuń kartę
effect-trash-from = możesz usunąć kartę ({ $zone })
effect-trash-tag = usuń kartę tej frakcji: { $tag } ({ $zone })
effect-trash-other-tag = usuń inną kartę tej frakcji: { $tag } ({ $zone })
effect-trash-self = usuń tę kartę
effect-trash-intrigue = usuń kartę intrygi
effect-opponents-discard = { $amount ->
    [one] każdy przeciwnik odrzuca { $amount } kartę
    [few] każdy przeciwnik odrzuca { $amount } karty
   *[other] każdy przeciwnik odrzuca { $amount } kart
}
effect-steal-intrigue = ukradnij losową kartę intrygi każdemu przeciwnikowi, który ma ich co najmniej { $amount }
effect-return-self = weź tę kartę z powrotem na rękę
effect-acquire-up-to = pozyskaj za darmo kartę o koszcie do { $cost }
effect-acquire-costing = pozyskaj za darmo kartę o koszcie { $cost }
effect-acquire-for-solari = pozyskaj kartę, płacąc solari zamiast perswazji
effect-acquire-to-hand = { $card }, na rękę
effect-acquire-to-hand-if = { $card } (na rękę, jeśli { $condition })
effect-set-aside-row = odłóż kartę z Rzędu Imperium: w tej rundzie tylko Ty możesz ją pozyskać, taniej o { $amount }
effect-sort-top = obejrzyj wierzchnie karty swojej talii ({ $look }): dobierz { $draw }, odrzuć { $discard }, usuń { $trash }
zone-hand = z ręki
zone-discard = ze stosu kart odrzuconych
zone-play = z kart w grze
zone-anywhere = z ręki, stosu kart odrzuconych lub kart w grze

## Jednostki i konflikt

effect-deploy = { $amount ->
    [one] wyślij do konfliktu do { $amount } oddziału z garnizonu
   *[other] wyślij do konfliktu do { $amount } oddziałów z garnizonu
}
effect-deploy-recruited = oddziały zrekrutowane w tej turze możesz wysłać do konfliktu
effect-retreat = { $amount ->
    [one] wycofaj { $amount } oddział
    [few] wycofaj { $amount } oddziały
   *[other] wycofaj { $amount } oddziałów
}
effect-retreat-up-to = { $amount ->
    [one] możesz wycofać { $amount } oddział
   *[other] możesz wycofać do { $amount } oddziałów
}
effect-retreat-between = wycofaj od { $minimum } do { $maximum } oddziałów
effect-retreat-any = wycofaj dowolną liczbę oddziałów
effect-remove-shield-wall = możesz usunąć Mur Zaporowy
effect-no-deploy = w tej turze nie wysyłasz jednostek do konfliktu
effect-waive-requirement = ten agent nie musi spełniać wymogu wpływów pola

## Osobne zasady

special-train = przesuń znacznik Feyda o krok po torze treningu
special-memory = oddział z Twojej puli staje się wspomnieniem
special-return-memories = zwróć wszystkie wspomnienia do swojej puli i dobierz kartę za każde z nich
special-flip-leader = odwróć planszę lidera
special-repeat-space = powtórz efekty odwiedzonego pola
special-reserved-contract = weź zamiast tego jeden ze swoich kontraktów Sardaukarów

## Warunki

condition-influence = masz wpływy na poziomie co najmniej { $amount } ({ $faction })
condition-alliance = masz sojusz ({ $faction })
condition-alliance-any = masz jakikolwiek sojusz
condition-other-in-play = masz w grze inną kartę tej frakcji ({ $faction })
condition-fremen-bond = działa więź Fremenów
condition-spies-on-board = { $amount ->
    [one] masz na planszy co najmniej { $amount } szpiega
    [few] masz na planszy co najmniej { $amount } szpiegów
   *[other] masz na planszy co najmniej { $amount } szpiegów
}
condition-recalled-spy-this-turn = w tej turze odwołano Twojego szpiega
condition-sent-to-maker = agent stanął na polu Stworzyciela
condition-sent-to-faction-space = agent stanął na polu frakcji
condition-spying-on-maker = Twój szpieg śledzi pole Stworzyciela
condition-contracts-completed = { $amount ->
    [one] masz { $amount } wypełniony kontrakt
    [few] masz { $amount } wypełnione kontrakty
   *[other] masz { $amount } wypełnionych kontraktów
}
condition-units-in-conflict = { $amount ->
    [one] masz w konflikcie co najmniej { $amount } jednostkę
    [few] masz w konflikcie co najmniej { $amount } jednostki
   *[other] masz w konflikcie co najmniej { $amount } jednostek
}
condition-sandworms-in-conflict = { $amount ->
    [one] masz w konflikcie czerwia pustyni
    [few] masz w konflikcie co najmniej { $amount } czerwie pustyni
   *[other] masz w konflikcie co najmniej { $amount } czerwi pustyni
}
condition-strength = Twoja siła wynosi co najmniej { $amount }
condition-high-council = masz miejsce w Wysokiej Radzie
condition-high-council-not = nie masz miejsca w Wysokiej Radzie
condition-swordmaster = masz mistrza miecza
condition-maker-hooks = masz haki Stworzyciela
condition-gained-spice-this-turn = w tej turze przybyło Ci przyprawy
condition-acquired-this-turn = w tej turze pozyskano tę kartę („{ $card }”)
condition-discarded-tag = odrzucono kartę tej frakcji ({ $faction })
condition-trashed-cost-min = usunięta karta kosztuje co najmniej { $amount }
condition-owns = masz co najmniej { $amount } egz. karty („{ $card }”)
condition-opponent-alliance-influence = masz wpływy na poziomie co najmniej { $amount } u frakcji, z którą sojusz ma przeciwnik
condition-spy-on = ten szpieg śledzi takie pole ({ $icons })

## Liczniki

counter-sandworms-in-conflict = każdego swojego czerwia pustyni w konflikcie
counter-contracts-completed = każdy swój wypełniony kontrakt
counter-other-sword-cards-revealed = każdą inną odkrytą przez siebie kartę z mieczem
counter-emperor-cards-revealed = każdą odkrytą przez siebie kartę Imperatora
counter-fremen-cards-in-play = każdą swoją kartę Fremenów w grze

## Zdarzenia i terminy

event-acquire-card = pozyskujesz kartę
event-deploy-units = { $amount ->
    [one] wyślesz do konfliktu { $amount } jednostkę
    [few] wyślesz do konfliktu { $amount } jednostki
   *[other] wyślesz do konfliktu { $amount } jednostek
}
window-own-reveal-turn-this-round = w Twojej turze odkrycia w tej rundzie
window-single-turn = w jednej z Twoich tur

## Kontrakty

completion-visit = Wyślij agenta na pole: { $space }
completion-harvest = Zbiory: zyskaj w turze co najmniej { $amount } przyprawy z agentem na polu Stworzyciela
completion-acquire = Pozyskaj kartę: { $card }
completion-immediate = Wypełniony od razu po wzięciu

## Liderzy: stałe zdolności

ability-devious-strength-text = W swojej turze odkrycia możesz odwołać szpiega, by zyskać 2 miecze.
ability-always-smiling-text = Gdy w Twojej turze odkrycia Twoja siła sięgnie 6, masz o 1 perswazji więcej.
ability-desert-scouts-text = W swojej turze odkrycia możesz wycofać 1 oddział.
ability-other-memories-text = Gdy wysyłasz agenta na pole Bene Gesserit, możesz zwrócić wszystkie wspomnienia, dobrać kartę za każde z nich i stać się Wielebną Matką.
ability-reverend-mother-text = Raz na turę, gdy wysyłasz agenta na pole Bene Gesserit lub Fremenów, możesz zapłacić 1 wodę, by powtórzyć efekty tego pola.
ability-loyalty-text = Za każdym razem, gdy Twoje wpływy u Bene Gesserit wzrosną do 2, zyskujesz 2 przyprawy.
ability-unpredictable-foe-text = W swojej turze odkrycia, jeśli masz w konflikcie czerwia pustyni, dobierasz kartę intrygi.
ability-imperial-birthright-text = Za każdym razem, gdy Twoje wpływy u Imperatora wzrosną do 2, dobierasz kartę intrygi.
ability-sardaukar-commander-text = Gdy bierzesz kontrakt, możesz zamiast niego wziąć jeden z dwóch swoich kontraktów Sardaukarów.
ability-smuggle-spice-text = Gdy przeciwnik wysyła agenta na pole Stworzyciela, które śledzi Twój szpieg, zyskujesz 1 przyprawę.
setup-shaddam-corrino-iv = Oba kontrakty Sardaukarów są odłożone dla Ciebie.
setup-staban-tuek = Zaczynasz grę bez karty „Dyplomacja”.
