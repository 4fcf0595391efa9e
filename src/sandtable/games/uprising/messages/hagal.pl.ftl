### Ród Hagal: rywale, ich karty i ustawienia gry dla jednej i dwóch osób.

## Rywale

rival-staban-tuek = Staban Tuek (rywal)
    .gen = Stabana Tueka
    .bare = Staban Tuek
rival-lady-amber-metulli = Lady Amber Metulli (rywalka)
    .gen = lady Amber Metulli
    .bare = Lady Amber Metulli
rival-gurney-halleck = Gurney Halleck (rywal)
    .gen = Gurneya Hallecka
    .bare = Gurney Halleck
rival-lady-margot-fenring = Lady Margot Fenring (rywalka)
    .gen = lady Margot Fenring
    .bare = Lady Margot Fenring
rival-glossu-rabban = Glossu „Bestia” Rabban (rywal)
    .gen = Glossu „Bestii” Rabbana
    .bare = Glossu „Bestia” Rabban
rival-princess-irulan = Księżniczka Irulana (rywalka)
    .gen = księżniczki Irulany
    .bare = Księżniczka Irulana
rival-baron-harkonnen = Baron Vladimir Harkonnen (rywal)
    .gen = barona Vladimira Harkonnena
    .bare = Baron Vladimir Harkonnen
rival-lady-jessica = Lady Jessika (rywalka)
    .gen = lady Jessiki
    .bare = Lady Jessika
rival-feyd-rautha = Feyd-Rautha Harkonnen (rywal)
    .gen = Feyda-Rauthy Harkonnena
    .bare = Feyd-Rautha Harkonnen
rival-muad-dib = Muad'Dib (rywal)
    .gen = Muad'Diba
    .bare = Muad'Dib

## Karty rodu Hagal

hagal-new-deck = Nowa talia
hagal-place-spy-spice-trade = Wysłanie szpiega (Handel Przyprawą)
hagal-place-spy-city = Wysłanie szpiega (Miasto)
hagal-place-spy-landsraad = Wysłanie szpiega (Landsraad)
hagal-sardaukar = Sardaukarzy
hagal-dutiful-service = Wierna służba
hagal-heighliner = Liniowiec
hagal-supplies-heighliner = Dostawa zaopatrzenia / Liniowiec
hagal-espionage = Szpiegostwo
hagal-secrets = Sekrety
hagal-desert-tactics = Taktyka pustyni
hagal-fremkit = Fremzestaw
hagal-assembly-hall = Sala zgromadzeń
hagal-gather-support = Zbieranie poparcia
hagal-gather-support-armed = Zbieranie poparcia (miecze)
hagal-contract-shipping-third = Przyjęcie kontraktu / Transport (III)
hagal-contract-shipping-first = Przyjęcie kontraktu / Transport (I)
hagal-research-station = Stacja badawcza
hagal-spice-refinery = Rafineria Przyprawy
hagal-arrakeen = Arrakin
hagal-sietch-tabr = Sicz Tabr
hagal-hagga-imperial = Kotlina Hagga / Kotlina Imperialna
hagal-deep-desert = Głęboka pustynia

## Co mówią karty

hagal-branch = { $space } – { $effect }
hagal-before = { $effect }; potem odkryj następną kartę
hagal-otherwise = { $first }; w przeciwnym razie { $rest }
hagal-when = jeśli { $condition }: { $then }
hagal-if-influence = wpływy rywala ({ $faction }) wynoszą co najmniej { $amount }
hagal-if-alliance = rywal ma sojusz
hagal-if-level = konflikt ma poziom { $level ->
    [1] I
    [2] II
   *[3] III
}
hagal-if-bonus-spice = na polu leży dodatkowa przyprawa
hagal-effect-recruit = { $amount ->
    [one] rekrutacja { $amount } oddziału
   *[other] rekrutacja { $amount } oddziałów
}
hagal-effect-intrigue = { $amount ->
    [one] { $amount } karta intrygi
    [few] { $amount } karty intryg
   *[other] { $amount } kart intryg
}
hagal-effect-steal-intrigue = kradzież karty intrygi każdemu, kto ma ich { $amount } lub więcej
hagal-effect-signet = zdolność sygnetu rywala
hagal-effect-take-maker-hooks = haki Stworzyciela
hagal-effect-remove-shield-wall = usunięcie Muru Zaporowego (jeśli rywal ma haki Stworzyciela)
hagal-effect-take-bonus-spice = dodatkowa przyprawa z pola
hagal-effect-harvest-or-worm = czerwie pustyni (jeśli rywal ma haki Stworzyciela) albo przyprawa z pola
hagal-effect-new-deck = przetasowanie wszystkich kart rodu Hagal
hagal-effect-place-spy = szpieg przy pierwszej wolnej frakcji
hagal-effect-post-spy = szpieg ({ $icon })
hagal-effect-ranked-influence = +1 wpływ: frakcja nr { $rank } w kolejności rywala
hagal-effect-influence-least = { $amount ->
    [one] +{ $amount } wpływ tam, gdzie rywal ma ich najmniej
    [few] +{ $amount } wpływy tam, gdzie rywal ma ich najmniej
   *[other] +{ $amount } wpływów tam, gdzie rywal ma ich najmniej
}
hagal-effect-influence-most = { $amount ->
    [one] +{ $amount } wpływ tam, gdzie rywal ma ich najwięcej
    [few] +{ $amount } wpływy tam, gdzie rywal ma ich najwięcej
   *[other] +{ $amount } wpływów tam, gdzie rywal ma ich najwięcej
}
hagal-effect-influence-alliance-else-least = { $amount ->
    [one] +{ $amount } wpływ tam, gdzie da to sojusz, a jeśli nigdzie – tam, gdzie rywal ma ich najmniej
    [few] +{ $amount } wpływy tam, gdzie da to sojusz, a jeśli nigdzie – tam, gdzie rywal ma ich najmniej
   *[other] +{ $amount } wpływów tam, gdzie da to sojusz, a jeśli nigdzie – tam, gdzie rywal ma ich najmniej
}

## Ustawienia

setting-difficulty = Poziom trudności
choice-mercenary = Najemnik (łatwy)
choice-sardaukar = Sardaukar (średni)
choice-mentat = Mentat (trudny)
choice-kwisatz-haderach = Kwisatz Haderach (bardzo trudny)
setting-rival-0 = Pierwszy rywal
setting-rival-1 = Drugi rywal
choice-glossu-rabban = Glossu „Bestia” Rabban
choice-baron-harkonnen = Baron Vladimir Harkonnen
choice-feyd-rautha = Feyd-Rautha Harkonnen
setting-imperium-row-churn = Wymiana Rzędu Imperium
setting-streamlined-rivals = Uproszczeni rywale
setting-brutal-escalation = Brutalna eskalacja
setting-expert-deployment = Przemyślane rozmieszczenie
setting-smart-politics = Wyrachowana polityka
setting-measured-deployment = Odmierzone rozmieszczenie (do przewagi trzech)

## Co się dzieje

event-rival = Rywal: { $who-bare }.
event-hagal-reveals = { $who } odkrywa kartę „{ $card }”.
event-hagal-reshuffled = Karty rodu Hagal zostają przetasowane w nową talię.
event-hagal-occupied = { $who } odkrywa kartę „{ $card }”, ale pole „{ $space }” jest zajęte; odkrywa następną.
event-hagal-unfit = { $who } odkrywa kartę „{ $card }”, ale działa ona tylko jeśli { $condition }; odkrywa następną.
event-hagal-safe-lead = { $who } pomija kartę „{ $card }”: sojuszowi { $faction-with } nic nie grozi.
event-hagal-lost-race = { $who } pomija kartę „{ $card }”: strata { $faction-at } jest za duża.
event-hagal-sends = { $who } odkrywa kartę „{ $card }” i wysyła agenta na pole „{ $space }”.
event-hagal-nowhere = { $who } nie znajduje wolnego pola i traci turę.
event-hagal-swords = { $swords ->
    [0] { $who } odkrywa kartę „{ $card }”: bez mieczy, siła { $strength }.
    [one] { $who } odkrywa kartę „{ $card }”: { $swords } miecz, siła { $strength }.
    [few] { $who } odkrywa kartę „{ $card }”: { $swords } miecze, siła { $strength }.
   *[other] { $who } odkrywa kartę „{ $card }”: { $swords } mieczy, siła { $strength }.
}
event-rival-signet = { $who } używa zdolności sygnetu.
event-rival-network = { $who } ma na planszy trzech szpiegów i używa siatki szpiegowskiej.
event-rival-no-post = { $who } nie znajduje wolnego posterunku dla szpiega.
event-rival-swordmaster = { $who } zyskuje mistrza miecza; cena{ $solari ->
        [0] {""}
       *[other] {""} · solari – { $solari }
    }{ $spice ->
        [0] {""}
       *[other] {""} · przyprawa – { $spice }
    }{ $water ->
        [0] {""}
       *[other] {""} · woda – { $water }
    }{ $intrigue ->
        [0] {""}
       *[other] {""} · karty intryg – { $intrigue }
    }.
event-rival-exchanges-solari = { $who } wymienia { $amount } solari na punkt zwycięstwa.
event-rival-exchanges-spice = { $amount ->
    [one] { $who } wymienia { $amount } przyprawę na punkt zwycięstwa.
   *[other] { $who } wymienia { $amount } przyprawy na punkt zwycięstwa.
}
event-rival-exchanges-water = { $amount ->
    [one] { $who } wymienia { $amount } wodę na punkt zwycięstwa.
   *[other] { $who } wymienia { $amount } wody na punkt zwycięstwa.
}
event-rival-exchanges-intrigue = { $amount ->
    [one] { $who } wymienia { $amount } kartę intrygi na punkt zwycięstwa.
    [few] { $who } wymienia { $amount } karty intryg na punkt zwycięstwa.
   *[other] { $who } wymienia { $amount } kart intryg na punkt zwycięstwa.
}
event-rival-discards-intrigue = { $who } odrzuca { $cards-count ->
        [one] kartę intrygi { $cards-quoted }
       *[other] karty intryg { $cards-quoted }
    }.
event-rival-leaves-spice = { $who } zostawia dodatkową przyprawę ({ $amount }) w banku.
event-rival-holds-back = { $amount ->
    [one] { $who } ma dość dużą przewagę i zatrzymuje { $amount } oddział w garnizonie.
    [few] { $who } ma dość dużą przewagę i zatrzymuje { $amount } oddziały w garnizonie.
   *[other] { $who } ma dość dużą przewagę i zatrzymuje { $amount } oddziałów w garnizonie.
}
event-row-churn = Rzut dwiema kośćmi o Rząd Imperium: { $first } i { $second }.
event-row-churned = Karta „{ $card }” opuszcza Rząd Imperium.

## W terminalu

table-rival-card = Kolejność frakcji: { $priority } · sygnet: { $signet } · siatka szpiegowska: { $network }

## Jak się skończyło

reason-rival = zwyciężył rywal
