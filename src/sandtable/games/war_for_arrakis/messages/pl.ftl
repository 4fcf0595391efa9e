### „Wojna o Arrakis”: pytania i zdarzenia przygotowania, kości, tur i ruchów. Bitwy, karty i pustynia mają własne pliki.

some = { $count ->
        [1] { $what }
       *[other] { $what } ×{ $count }
    }

## Opcje

option-move = ruch
option-attack = atak
option-surprise-attack = atak z zaskoczenia
option-deploy = rozmieszczenie
option-draw = dobranie kart
option-upgrade = zamiana zwykłych oddziałów na elitarne
option-place-vehicles = umieszczenie pojazdów
option-play-card = zagranie karty planowania
option-desert-power = potęga pustyni
option-nothing = zużycie bez efektu
option-guerrilla-training = szkolenie partyzantów
option-scout = zwiad
option-end-hawat = pozbycie się Thufira Hawata
option-continue = kontynuuj atak
option-cease = przerwij atak
option-retreat = wycofaj się
option-fight-on = walcz dalej
option-advance = wkrocz
option-rescue = ratunek transportowcem
option-pass = pas
option-done = to wszystko
option-all = wszystkie
option-split = tylko część
option-go = idzie
option-stay = zostaje
option-use = tak
option-decline = rezygnuję

## Przygotowanie i przebieg rundy

event-side = Gracz { $seat } gra { $who-ins }.
event-board-laid-out = Stacje ekologiczne leżą zakryte, a wszystkie znaczniki są na początku torów.
event-sietch-seen = Ranga Twojej siczy { $where-in }: { $rank }.
event-objective-drawn = Atrydzi dobierają kartę tajnego celu.
event-objective-seen = Twój tajny cel: { $objective }.
event-round = Zaczyna się runda { $round }.
event-phase = { $phase }.
event-prescience-shown = Odkryto kartę jasnowidzenia { $card-quoted }.
event-cards-drawn = { $power } { $power-num ->
       *[one] dobiera
        [many] dobierają
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } planowania.
event-card-drawn = Dobierasz kartę „{ $card }”.
event-no-cards-left = Dla { $who-gen } nie ma już kart planowania do dobrania.
prompt-draw-split = { $count ->
        [one] Bierzesz { $count } kartę { $house-gen } (1) czy { $ally-gen } (0)?
       *[other] Ile z { $count } kart to karty { $house-gen }? Reszta to karty { $ally-gen }.
    }

## Figurki i żetony

event-unit-arrives = Po stronie { $who-gen } pojawia się { $unit } { $where-in }.
event-units-leave = { $count ->
        [one] { $count } { $unit } { $who-gen } schodzi
        [few] { $count } { $unit-few } { $who-gen } schodzą
       *[many] { $count } { $unit-many } { $who-gen } schodzi
    } { $where-from }.
event-unit-replaced = { $who } zamieniają { $where-in } { $old-acc } na { $new-acc }.
event-leader-arrives = Po stronie { $who-gen } pojawia się { $leader } { $where-in }.
event-leader-leaves = Po stronie { $who-gen } { $leader } schodzi { $where-from }.
event-leader-set-aside = { $leader } ({ $who }) schodzi { $where-from }, figurka zostaje odłożona.
event-token-drawn = Atrydzi dobierają żeton rozmieszczenia ({ $token }).
event-token-seen = Oglądasz { $token }: zwykłe oddziały – { $regular }, elitarne – { $elite }, fedajkini – { $fedaykin }.
event-token-deployed = Atrydzi kładą zakryty { $token } { $where-in }.
event-token-revealed = Odkryto { $token } { $where-in }: zwykłe oddziały – { $regular }, elitarne – { $elite }, fedajkini – { $fedaykin }.
event-token-discarded = Zakryty { $token } { $where-in } opuszcza grę.
event-sietch-revealed = Sicz { $where-in } zostaje odkryta, jej ranga to { $rank }.
prompt-excess = Limit Twoich oddziałów { $where-in } to { $most }. Co usuwasz?
prompt-guerrilla-training = Który żeton rozmieszczenia odkrywasz?

## Zbiornik regeneracyjny

prompt-fall = Który dowódca trafia następny do zbiornika regeneracyjnego?
event-to-tank = { $leader } trafia do zbiornika regeneracyjnego.
event-pushed-on = { $leader } przesuwa się na pole { $slot } zbiornika regeneracyjnego.
event-tank-advances = { $leader } przechodzi na pole { $slot } zbiornika regeneracyjnego.
event-leaves-tank = { $leader } opuszcza zbiornik regeneracyjny.

## Kości

event-dice-rolled = { $who } rzucają kośćmi: dowodzenie – { $leadership }, strategia – { $strategy }, rozmieszczenie – { $deployment }, mentat – { $mentat }, ród – { $house }.
prompt-excess-die = Brakuje pól na Twoje kości. Wynik której zmieniasz?
prompt-change-die = Na jaki wynik zmieniasz kość „{ $die }”?
event-die-changed = { $who } zmieniają wynik kości „{ $old }” na „{ $new }”.
event-die-lost = { $who } tracą niewykorzystaną kość „{ $die }”.
event-dice-taken-back = Obie strony zabierają swoje kości akcji.
event-dice-unspent = { $who } tracą { $count ->
        [one] { $count } niewykorzystaną kość
        [few] { $count } niewykorzystane kości
       *[many] { $count } niewykorzystanych kości
    } „{ $die }”.
prompt-bene-gesserit = Gdzie kładziesz żeton Bene Gesserit?
event-bene-gesserit-gained = { $who } otrzymują żeton Bene Gesserit (razem { $count }).
event-bene-gesserit-placed = { $who } kładą żeton Bene Gesserit jako kość „{ $die }”.
event-no-bene-gesserit = { $who } nie kładą żetonu Bene Gesserit.
event-sister-chosen = { $who } zużywają żeton Bene Gesserit jako kość „{ $die }”.
event-sister-lost = { $who } tracą żeton Bene Gesserit leżący jako kość „{ $die }”.

## Tury

event-turn = Kolej { $who-gen }.
prompt-action = { $who }: którą kość akcji zużywasz?
prompt-close-turn = Wykonujesz darmową akcję czy kończysz turę?
prompt-use-die = „{ $die }”: co robisz?
prompt-play-card = Którą kartę planowania zagrywasz?
event-die-chosen = { $who } zużywają kość „{ $die }”.
event-die-spent = { $who } kończą akcję.
event-house-as = { $who } używają wyniku „Ród” jako „{ $die }”.
event-desert-power = { $who } wykonują akcję potęgi pustyni.
event-effects-declined = { $who } nic z tym nie robią.
prompt-whether-token = Czy rozmieszczasz żeton rozmieszczenia? Dowódca może przyjść i bez niego.
prompt-deploy-token = W której siczy rozmieszczasz { $token }?
prompt-deploy-leader = Którego dowódcę rozmieszczasz?
prompt-deploy-leader-where = Gdzie rozmieszczasz dowódcę?
prompt-deploy-units = Gdzie rozmieszczasz { $unit-acc }? (zostało: { $count })
prompt-deploy-count = Ile { $unit-many } rozmieszczasz { $where-in }?
event-nothing-deployed = { $who } nie mają gdzie rozmieścić wojsk.
event-no-token-drawn = Atrydzi nie dobierają żetonu rozmieszczenia.
event-no-leader-deployed = { $who } nie rozmieszczają dowódcy.
event-no-units-deployed = { $who } nie rozmieszczają więcej oddziałów.
prompt-upgrade = Gdzie zamieniasz { $old-acc } na { $new-acc }? (zostało: { $count })
prompt-upgrade-count = Ile razy zamieniasz tu { $old-acc } na { $new-acc }?
event-no-upgrade = { $who } nie zamieniają więcej oddziałów.
prompt-scout = Który ornitopter wysyłasz na zwiad?
prompt-scout-where = Który obszar badasz { $zone-from }?
event-free-action = { $who } wykonują darmową akcję: { $action }.
event-scouted = Ornitopter odlatuje { $zone-from } i bada { $where-acc }.

## Ruch

prompt-move = Który legion rusza? (zostało: { $count })
prompt-move-to = Dokąd rusza legion { $where-from }?
prompt-transport = Który ornitopter przenosi legion?
prompt-split = Czy wszystkie figurki ruszają { $where-from }?
prompt-split-units = Ile { $unit-many } rusza { $where-from }?
prompt-split-token = Czy { $token } rusza { $where-from }?
prompt-split-generics = Ilu bezimiennych dowódców ({ $leader }) rusza { $where-from }?
prompt-split-leader = { $leader } rusza { $where-from }?
prompt-arrival = Który z zajętych obszarów rozpatrujesz najpierw?
event-moved = Legion { $who-gen } rusza { $origin-from } { $where-to }: { $figures }.
event-rode = Legion { $who-gen } jedzie na czerwiach { $origin-from } { $where-to }: { $figures }.
event-flown = Ornitopter { $zone-from } przenosi legion { $who-gen } { $origin-from } { $where-to }: { $figures }.
event-no-more-moves = { $who } nie ruszają więcej legionów.
prompt-attack = Który legion atakuje?
prompt-attack-where = Który obszar atakuje legion { $where-from }?
event-attack = { $who } { $origin-from } atakują { $where-acc }.
event-surprise-attack = { $who } { $origin-from } atakują z zaskoczenia { $where-acc }.
event-attack-flown = { $who } wysyłają do ataku ornitopter { $zone-from }.
event-no-attack = { $who } nie atakują.
