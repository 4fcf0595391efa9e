### Strony, którymi kierują dwie osoby.

option-cone-of-silence = stożek ciszy

setting-shared-side = Strona, którą dzielą dwie z trzech osób

event-plays-power = Gracz { $seat }: { $power }.

## Kości

event-dice-shared = { $power } { $power-num ->
       *[one] otrzymuje
        [many] otrzymują
    }: dowodzenie – { $leadership }, strategia – { $strategy }, rozmieszczenie – { $deployment }, mentat – { $mentat }, ród – { $house }{ $change ->
        [0] .
        [one] {" "}i { $change } kość do zmiany.
        [few] {" "}i { $change } kości do zmiany.
       *[many] {" "}i { $change } kości do zmiany.
    }
event-power-changes-die = { $power } { $power-num ->
       *[one] zmienia
        [many] zmieniają
    } wynik kości „{ $old }” na „{ $new }”.
prompt-whose-sister = Kto kładzie żeton Bene Gesserit?
event-may-place-sister = { $power } { $power-num ->
       *[one] może
        [many] mogą
    } położyć żeton Bene Gesserit.
event-power-places-sister = { $power } { $power-num ->
       *[one] kładzie
        [many] kładą
    } żeton Bene Gesserit jako kość „{ $die }”.

## Tury

prompt-who-acts = { $who }: kto działa?
event-acts = { $power } { $power-num ->
       *[one] działa
        [many] działają
    }.
prompt-use-house = „Ród” jako „{ $die }”: co robisz?

## Karty

event-card-passed = Przekazujesz { $power-dat } kartę „{ $card }”.
prompt-bear = Ile kart z { $count } odrzucasz Ty? Reszta przypada { $ally-dat }.
event-bears = Karty do odrzucenia przypadają { $power-dat } ({ $count }) i { $ally-dat } ({ $rest }).

## Stożki ciszy

prompt-house-free-action = Działa sojusznik: co robisz w tym czasie?
prompt-cone-of-silence = Wejść z sojusznikiem do stożka ciszy (zostało: { $count })?
event-cone-of-silence = { $power } { $power-num ->
       *[one] odrzuca
        [many] odrzucają
    } stożek ciszy. Sojusznicy po stronie { $who-gen } widzą swoje karty (zostało stożków: { $count }).
event-hand-shared = Na ręce { $power-gen }: { $cards-quoted }.

## W terminalu

table-cones = Stożki ciszy: { $names }
