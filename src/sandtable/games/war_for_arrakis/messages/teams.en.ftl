### Sides that two players share.

option-cone-of-silence = Cone of Silence

setting-shared-side = Side that two of three players share

event-plays-power = Seat { $seat } plays { $power }.

## Dice

event-dice-shared = { $power } takes Leadership { $leadership }, Strategy { $strategy }, Deployment { $deployment }, Mentat { $mentat }, House { $house }{ $change ->
    [0] .
    [one] {" "}and a die to change.
   *[other] {" "}and { $change } dice to change.
  }
event-power-changes-die = { $power } changes a { $old } die to { $new }.
prompt-whose-sister = Who places a Bene Gesserit token?
event-may-place-sister = { $power } may place a Bene Gesserit token.
event-power-places-sister = { $power } places a Bene Gesserit token as a { $die } die.

## Turns

prompt-who-acts = { $who }: who acts?
event-acts = { $power } acts.
prompt-use-house = House used as { $die }: what do you do?

## Cards

event-card-passed = You pass { $card } to { $power }.
prompt-bear = How many of the { $count } Planning cards do you discard? The rest falls to { $ally }.
event-bears = { $power } bears { $count } of the cards, { $ally } { $rest }.

## Cones of Silence

prompt-house-free-action = Your ally acts: what do you do in the meantime?
prompt-cone-of-silence = Enter a Cone of Silence with your ally ({ $count } left)?
event-cone-of-silence = { $power } discards a Cone of Silence: both players of { $who } know each other’s hands now ({ $count } left).
event-hand-shared = In the hand of { $power }: { $cards }.

## In a terminal

table-cones = Cones of Silence: { $names }
