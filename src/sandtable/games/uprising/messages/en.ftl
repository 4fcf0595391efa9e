game-title = Dune: Imperium – Uprising

## Options

option-reveal = Reveal turn
option-end-turn = end the turn
option-as-printed = all of them, as printed
option-deploy = deploy troops now
option-free-entry = without paying
option-paid-entry = pay for more
option-pay = pay
option-use = yes
option-decline = do without
option-pass = pass
option-from-hand = from your hand
option-from-discard = from your discard pile
option-from-play = in play

## Setup

prompt-leader = Which leader will you play?
event-leader = Seat { $seat }: { $who }.
event-objective = { $who } has { $card }.
event-first-player = { $who } has the First Player marker.
event-row = The Imperium Row: { $cards }.

## Round start

event-round = Round { $round } begins. First player: { $who }.
event-conflict = The Conflict: { $card }.
prompt-defend = You control { $space }: deploy 1 troop from your supply to the Conflict?
event-defends = { $who } defends the location with 1 troop (strength { $strength }).
event-does-not-defend = { $who } does not defend the location.

## Agent turns

prompt-turn = Your turn: which card sends an Agent?
prompt-space = { $card }: where does the Agent go?
prompt-entry = { $space }: pay for more?
prompt-infiltrate = { $space } is occupied: which spy do you recall to infiltrate it?
prompt-gather = { $space }: recall a spy to draw a card (Gather Intelligence)?
prompt-order = Which effect comes next?
prompt-deploy = How many troops do you deploy to the Conflict?
prompt-deploy-effect = How many troops do you deploy to the Conflict? ({ $effect })
prompt-end-turn = Anything else before your turn ends?
event-turn = { $who } is on turn.
event-sends-agent = { $who } sends an Agent to { $space } with { $card }.
event-infiltrates = { $who } infiltrates { $space }.
event-gathers = { $who } gathers intelligence.
event-control-bonus = { $who } controls { $space } and gets its bonus.
event-repeats = { $who } uses the effects of { $space } again.

## Reveal turns and acquiring

prompt-reveal-turn = { $persuasion ->
    [0] Your Reveal turn: no Persuasion left.
   *[other] Your Reveal turn: { $persuasion } Persuasion to spend.
}
prompt-acquire = Which card do you acquire? ({ $effect })
prompt-acquire-short = Which card do you acquire? ({ $source-quoted })
prompt-set-aside = Which card of the Imperium Row do you set aside?
event-reveal-turn = { $who } takes the Reveal turn.
event-reveals = { $who } reveals { $cards }.
event-acquires = { $who } acquires { $card }.
event-acquires-to-hand = { $who } acquires { $card } into hand.
event-row-refilled = New in the Imperium Row: { $card }.
event-sets-aside = { $who } sets { $card } aside, { $discount } cheaper this round.
event-aside-lost = { $who } leaves { $card }, which was set aside: it is out of the game.
event-clean-up = { $who } has finished for this round.

## Effects

prompt-choose = Choose one.
prompt-pay = Will you do this: { $effect }?
prompt-pay-short = Pay for the effect of { $source-quoted }?
prompt-use = Use this effect: { $effect }?
prompt-use-short = Use the effect of { $source-quoted }?
prompt-influence = With which faction? ({ $effect })
prompt-influence-short = With which faction? ({ $source-quoted })
prompt-lose-influence = With which faction do you lose influence? ({ $effect })
prompt-lose-influence-short = With which faction do you lose influence? ({ $source-quoted })
prompt-place-spy = Where do you place the spy?
prompt-recall-to-place = You have no spy left. Which one do you recall to place it anew?
prompt-recall-spy = Which spy do you recall? ({ $effect })
prompt-recall-spy-short = Which spy do you recall? ({ $source-quoted })
prompt-recall-agent = Which Agent returns to you?
prompt-contract = Which contract do you take?
prompt-discard = Which card do you discard? ({ $source-quoted } – { $effect })
prompt-discard-short = Which card do you discard? ({ $source-quoted })
prompt-trash = Which card do you trash? ({ $source-quoted })
prompt-trash-from = From where?
prompt-trash-intrigue = Which Intrigue card do you trash? ({ $effect })
prompt-trash-intrigue-short = Which Intrigue card do you trash? ({ $source-quoted })
prompt-retreat = How many troops retreat? ({ $effect })
prompt-retreat-short = How many troops retreat? ({ $source-quoted })
prompt-shield-wall = Remove the Shield Wall?
prompt-sort-draw = Which of these cards goes to your hand?
prompt-sort-discard = Which one goes to your discard pile?
prompt-train = Which way along the training track?
prompt-turn-conflict = Which won card do you turn down? ({ $effect })
prompt-turn-conflict-short = Which won card do you turn down? ({ $source-quoted })
prompt-give-alliance = To whom does the Alliance with the { $faction } go?

event-gains-solari = { $who } gains { $amount } Solari.
event-gains-spice = { $who } gains { $amount } spice.
event-gains-water = { $who } gains { $amount } water.
event-gains-persuasion = { $who } has { $amount } more Persuasion.
event-gains-swords = { $amount ->
    [one] { $who } adds { $amount } sword (strength { $strength }).
   *[other] { $who } adds { $amount } swords (strength { $strength }).
}
event-gains-points = { $amount ->
    [one] { $who } gains { $amount } Victory Point: { $points } now.
   *[other] { $who } gains { $amount } Victory Points: { $points } now.
}
event-loses-points = { $amount ->
    [one] { $who } loses { $amount } Victory Point: { $points } left.
   *[other] { $who } loses { $amount } Victory Points: { $points } left.
}
event-pays-solari = { $who } pays { $amount } Solari.
event-pays-spice = { $who } pays { $amount } spice.
event-pays-water = { $who } pays { $amount } water.
event-draws = { $amount ->
    [one] { $who } draws { $amount } card.
   *[other] { $who } draws { $amount } cards.
}
event-draws-seen = You draw { $cards }.
event-reshuffles = { $who } shuffles the discard pile into a new deck.
event-draws-intrigue = { $amount ->
    [one] { $who } draws { $amount } Intrigue card.
   *[other] { $who } draws { $amount } Intrigue cards.
}
event-draws-intrigue-seen = You draw { $cards }.
event-intrigue-reshuffled = The Intrigue discard pile becomes a new deck.
event-steals = { $who } steals an Intrigue card from { $other }.
event-steals-seen = The stolen card: { $card }.
event-discards = { $who } discards { $card }.
event-trashes-from-hand = { $who } trashes { $card } from hand.
event-trashes-from-discard = { $who } trashes { $card } from the discard pile.
event-trashes-from-play = { $who } trashes { $card }, which was in play.
event-trashes-from-deck = { $who } trashes { $card } from the deck.
event-trashes-intrigue = { $who } trashes an Intrigue card.
event-trashes-intrigue-seen = The trashed card: { $card }.
event-returns-to-hand = { $who } takes { $card } back to hand.
event-looks = { $who } looks at the top { $amount } cards of the deck.
event-looks-seen = You look at { $cards }.
event-gains-influence = { $who } rises to { $level } influence with the { $faction }.
event-loses-influence = { $who } falls to { $level } influence with the { $faction }.
event-alliance = { $who } gains the Alliance with the { $faction }.
event-alliance-moves = { $who } takes the Alliance with the { $faction } from { $other }.
event-alliance-lost = { $who } loses the Alliance with the { $faction }.
event-places-spy = { $who } places a spy: { $post }.
event-recalls-spy = { $who } recalls a spy: { $post }.
event-recalls-agent = { $who } recalls the Agent from { $space }.
event-takes-contract = { $who } takes the contract { $contract-quoted }.
event-completes-contract = { $who } completes the contract { $contract-quoted }.
event-contract-offered = New contract on offer: { $contract-quoted }.
event-council = { $who } takes a seat in the High Council.
event-swordmaster = { $who } gains the Swordmaster.
event-hooks = { $who } takes Maker Hooks.
event-shield-wall = { $who } removes the Shield Wall.
event-trains = { $who } moves on along the training track: { $step }.
event-memory = { $memories ->
    [one] { $who } keeps a memory ({ $memories } memory now).
   *[other] { $who } keeps a memory ({ $memories } memories now).
}
event-memories-return = { $amount ->
    [one] { $who } returns { $amount } memory.
   *[other] { $who } returns { $amount } memories.
}
event-flips = { $who } becomes { $leader }.

## Troops

event-recruits = { $amount ->
    [one] { $who } recruits { $amount } troop.
   *[other] { $who } recruits { $amount } troops.
}
event-deploys = { $amount ->
    [one] { $who } deploys { $amount } troop (strength { $strength }).
   *[other] { $who } deploys { $amount } troops (strength { $strength }).
}
event-retreats = { $amount ->
    [one] { $who } retreats { $amount } troop (strength { $strength }).
   *[other] { $who } retreats { $amount } troops (strength { $strength }).
}
event-sandworms = { $amount ->
    [one] { $who } summons { $amount } sandworm (strength { $strength }).
   *[other] { $who } summons { $amount } sandworms (strength { $strength }).
}
event-may-deploy-recruits = { $who } may deploy the troops recruited this turn.
event-no-deploy = { $who } deploys no units this turn.

## Intrigue cards

event-plays-intrigue = { $who } plays the Intrigue card { $card }.
event-intrigue-spent = { $who } discards the Intrigue card { $card }, which has done its work.

## Combat

prompt-combat = Combat: your strength is { $strength }. Play an Intrigue card?
event-combat = Combat.
event-passes = { $who } passes.
event-reward = { $rank ->
    [1] { $who } gets the first reward: { $card }.
    [2] { $who } gets the second reward: { $card }.
   *[other] { $who } gets the third reward: { $card }.
}
event-wins-conflict = { $who } wins the Conflict and takes the card { $card }.
event-turns-card = { $who } turns down { $card-quoted } for its battle icon.
event-controls = { $who } takes control of { $space }.
event-conflict-over = The Conflict is over; the troops return to their supplies.

## Makers and recall

event-maker = Bonus spice at { $space }: { $spice }.
event-recall = The Agents return. { $who } has the First Player marker.

## The end

prompt-endgame = The game is ending. Play an Endgame card or use a wild battle icon?
prompt-wild = Which card do you pair with the wild battle icon?
event-endgame = The game ends.
event-wins = { $points ->
    [one] { $who } wins with { $points } Victory Point: { $reason }.
   *[other] { $who } wins with { $points } Victory Points: { $reason }.
}
reason-points = most Victory Points
reason-spice = tied on Victory Points, most spice
reason-solari = tied on Victory Points and spice, most Solari
reason-water = tied on Victory Points, spice and Solari, most water
reason-garrison = tied but for the garrison, most troops there
reason-reveal = tied in everything, latest Reveal turn

## Settings

setting-choam = CHOAM module
setting-leaders = Leaders
choice-random = Drawn by chance
choice-choose = Chosen freely
choice-draft = Chosen from one more than there are seats
setting-leader-0 = Leader of seat 1
setting-leader-1 = Leader of seat 2
setting-leader-2 = Leader of seat 3
setting-leader-3 = Leader of seat 4
setting-mandatory-spy-placement = Spies must be placed
