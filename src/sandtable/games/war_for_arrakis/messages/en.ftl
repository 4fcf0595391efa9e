### War for Arrakis: what is asked and told in setup, dice, turns, movement. Battles, cards and the desert have files of
### their own.

some = { $count } { $what }

## Options

option-move = move
option-attack = attack
option-surprise-attack = surprise attack
option-deploy = deploy
option-draw = draw cards
option-upgrade = replace Regular Units with Elite ones
option-place-vehicles = place vehicles
option-play-card = play a Planning card
option-desert-power = Desert Power
option-nothing = spend it without effect
option-guerrilla-training = Guerrilla Training
option-scout = Scouting
option-end-hawat = be rid of Thufir Hawat
option-continue = continue the attack
option-cease = cease the attack
option-retreat = retreat
option-fight-on = fight on
option-advance = advance
option-rescue = rescue with a Carryall
option-pass = pass
option-done = nothing more
option-all = all of them
option-split = only some
option-go = goes
option-stay = stays
option-use = yes
option-decline = do without

## Preparation and course of a round

event-side = Seat { $seat } plays { $who }.
event-board-laid-out = The Ecological Stations lie facedown; all markers are at their start.
event-sietch-seen = The Sietch in { $where } has rank { $rank }.
event-objective-drawn = Atreides draws a Secret Objective.
event-objective-seen = Your Secret Objective: { $objective }.
event-round = Round { $round } begins.
event-phase = { $phase }.
event-prescience-shown = Prescience: { $card } is revealed.
event-cards-drawn = { $power } draws { $count ->
    [one] a Planning card
   *[other] { $count } Planning cards
  }.
event-card-drawn = You draw { $card }.
event-no-cards-left = { $who } has no Planning cards left to draw.
prompt-draw-split = { $count ->
        [one] Does the card come from { $house } (1) or from { $ally } (0)?
       *[other] How many of { $count } Planning cards come from { $house }? The rest: { $ally }.
    }

## Figures and tokens

event-unit-arrives = { $who }: { $unit } arrives in { $where }.
event-units-leave = { $who }: { $count } { $unit } removed from { $where }.
event-unit-replaced = { $who }: { $old } becomes { $new } in { $where }.
event-leader-arrives = { $who }: { $leader } comes to { $where }.
event-leader-leaves = { $who }: { $leader } is removed from { $where }.
event-leader-set-aside = { $who }: { $leader } leaves { $where } and is set aside.
event-token-drawn = Atreides draws a Deployment token: { $token }.
event-token-seen = { $token } shows Regular { $regular }, Elite { $elite }, Fedaykin { $fedaykin }.
event-token-deployed = Atreides: { $token } lies facedown in { $where }.
event-token-revealed = { $token } in { $where } is revealed: Regular { $regular }, Elite { $elite }, Fedaykin { $fedaykin }.
event-token-discarded = { $token } in { $where } leaves the game facedown.
event-sietch-revealed = The Sietch in { $where } is revealed: rank { $rank }.
prompt-excess = { $where } may hold { $most } of your Units: what is removed?
prompt-guerrilla-training = Which Deployment token do you reveal?

## The Regeneration Tank

prompt-fall = Which leader is laid in the Regeneration Tank next?
event-to-tank = { $leader } is laid in the Regeneration Tank.
event-pushed-on = { $leader } is pushed to slot { $slot } of the Regeneration Tank.
event-tank-advances = { $leader } moves to slot { $slot } of the Regeneration Tank.
event-leaves-tank = { $leader } leaves the Regeneration Tank.

## Dice

event-dice-rolled = { $who } rolls Leadership { $leadership }, Strategy { $strategy }, Deployment { $deployment }, Mentat { $mentat }, House { $house }.
prompt-excess-die = There is no slot left for some of your dice: which one do you change?
prompt-change-die = To which result do you change the { $die } die?
event-die-changed = { $who } changes a { $old } die to { $new }.
event-die-lost = { $who } loses an unused { $die } die.
event-dice-taken-back = Both sides take back their action dice.
event-dice-unspent = { $who } loses { $count } unused { $die } { $count ->
    [one] die
   *[other] dice
  }.
prompt-bene-gesserit = Where do you place a Bene Gesserit token?
event-bene-gesserit-gained = { $who } gains a Bene Gesserit token and has { $count }.
event-bene-gesserit-placed = { $who } places a Bene Gesserit token as a { $die } die.
event-no-bene-gesserit = { $who } places no Bene Gesserit token.
event-sister-chosen = { $who } spends a Bene Gesserit token as a { $die } die.
event-sister-lost = { $who } loses a Bene Gesserit token placed as a { $die } die.

## Action turns

event-turn = { $who } is on turn.
prompt-action = { $who }: which action die do you spend?
prompt-close-turn = A free action, or is your turn over?
prompt-use-die = { $die }: what do you do?
prompt-play-card = Which Planning card do you play?
event-die-chosen = { $who } spends a { $die } die.
event-die-spent = { $who } has completed the action.
event-house-as = { $who } uses House as { $die }.
event-desert-power = { $who } takes a Desert Power action.
event-effects-declined = { $who } does nothing with it.
prompt-whether-token = Do you deploy a Deployment token? Without it a leader can still come.
prompt-deploy-token = In which Sietch do you deploy { $token }?
prompt-deploy-leader = Which leader do you deploy?
prompt-deploy-leader-where = Where is the leader deployed?
prompt-deploy-units = Where do you deploy { $unit } Units ({ $count } left)?
prompt-deploy-count = How many { $unit } Units in { $where }?
event-nothing-deployed = { $who } has nowhere to deploy.
event-no-token-drawn = Atreides draws no Deployment token.
event-no-leader-deployed = { $who } deploys no leader.
event-no-units-deployed = { $who } deploys no more Units.
prompt-upgrade = Where do you replace { $old } with { $new } Units ({ $count } left)?
prompt-upgrade-count = How many { $old } Units become { $new } Units there?
event-no-upgrade = { $who } replaces no more Units.
prompt-scout = Which Ornithopter scouts?
prompt-scout-where = From { $zone }: which area is scouted?
event-free-action = { $who } takes a free action: { $action }.
event-scouted = An Ornithopter leaves { $zone } and scouts { $where }.

## Movement

prompt-move = Which legion moves ({ $count } left)?
prompt-move-to = Where does the legion from { $where } move?
prompt-transport = Which Ornithopter carries the legion?
prompt-split = Do all figures in { $where } go?
prompt-split-units = How many { $unit } Units go from { $where }?
prompt-split-token = Does { $token } go from { $where }?
prompt-split-generics = How many { $leader } leaders go from { $where }?
prompt-split-leader = Does { $leader } go from { $where }?
prompt-arrival = Which area that you entered comes first?
event-moved = { $who }: { $figures } move from { $origin } to { $where }.
event-rode = { $who }: { $figures } ride from { $origin } to { $where }.
event-flown = { $who }: { $figures } fly from { $origin } to { $where } with the Ornithopter of { $zone }.
event-no-more-moves = { $who } moves no further legion.
prompt-attack = Which legion attacks?
prompt-attack-where = Which area does the legion in { $where } attack?
event-attack = { $who } attacks { $where } from { $origin }.
event-surprise-attack = { $who } makes a surprise attack on { $where } from { $origin }.
event-attack-flown = { $who } uses the Ornithopter of { $zone } for the attack.
event-no-attack = { $who } does not attack.
