# The desert and its riches: vehicles, Wormsigns and Sandworms, storms, spice, Prescience, the Family Atomics, the end
# of a round and of the game.

## Vehicles

event-active-row = The Spice Must Flow, row { $row }: { $harvesters } Harvesters, { $ornithopters } Ornithopters, { $carryalls ->
    [one] 1 Carryall
   *[other] { $carryalls } Carryalls
}.
event-blocked-dice = { $count ->
    [0] No Harkonnen die lies on The Spice Must Flow board.
    [one] 1 Harkonnen die lies on The Spice Must Flow board.
   *[other] { $count } Harkonnen dice lie on The Spice Must Flow board.
}
event-vehicle-placed = { $vehicle }: placed in { $where }.
event-no-more-vehicles = { $who } places no more vehicles.
event-vehicle-removed = { $vehicle }: removed from { $where }.
prompt-place-vehicle = Where do you place this vehicle? ({ $vehicle }, { $number } of { $count })
prompt-which-vehicle = Which vehicle do you place?
prompt-vehicle-from = Where does the vehicle come from? ({ $vehicle })
prompt-vehicle-to = Where do you place the vehicle? ({ $vehicle })

## Wormsigns and Sandworms

worm-sandworm = Sandworm
worm-wild-maker = Wild Maker
event-wormsign = A Wormsign in { $where }.
event-wormsign-returned = The Wormsign in { $where } goes back into the pool, unseen.
event-wormsign-turned = The Wormsign in { $where } shows: { $sign }.
event-wormsign-discarded = The Wormsign in { $where } ({ $sign }) is discarded.
event-wormsigns-shuffled = The discarded Wormsigns are shuffled into the pool.
event-worm-rises = { $worm }: rises in { $where }.
event-worm-moves = { $worm }: from { $where } to { $to }.
event-worm-gone = { $worm }: leaves { $where }.
event-worm-next = The Sandworm in { $where } strikes next.
event-no-more-worms = { $who } lets no more Sandworms rise.
event-worm-attack = The Sandworm attacks in { $where }: { rolled }. { $count ->
    [0] The legion is unharmed.
    [one] The legion takes 1 hit.
   *[other] The legion takes { $count } hits.
}
event-wild-maker-enters = The Wild Maker enters play; its card lies facedown.
prompt-desert-power = Desert Power: which action do you take?
option-place-wormsigns = place Wormsigns
option-move-worms = move Sandworms
option-attack-with-worm = attack with a Sandworm
option-from-supply = from the supply
prompt-wormsign = Where do you place a Wormsign? ({ $number } of { $count })
prompt-wormsign-away = Which Wormsign goes back into the pool?
prompt-worm-moves = Which Sandworm moves?
prompt-worm-to = Where does the Sandworm go?
prompt-wild-maker-to = Where does the Wild Maker go?
prompt-worm-attacks = Which Sandworm attacks?
prompt-worm-target = Where does the Sandworm attack?
prompt-worm-place = Where does a Sandworm rise?
prompt-worm-figure = Which figure is placed in { $where }?
prompt-wild-maker-enters = In which empty desert does the Wild Maker appear?

## Desert Hazards

prompt-send-wormsign = Few Wormsigns are left ({ $count }): where does the next one go?
prompt-next-wormsign = Which Wormsign brings its Sandworm next? (at most { $count } more)
prompt-next-worm = Which Sandworm strikes next?
prompt-rescue = A Sandworm threatens the Harvester in { $where }: which Carryall is given up?
event-rescue = A Carryall rescues the Harvester in { $where }.
prompt-next-storm = Which legion does the next storm strike?
event-storm = Coriolis Storm in { $where }: { rolled }. { $count ->
    [0] The legion is unharmed.
    [one] The legion takes 1 hit.
   *[other] The legion takes { $count } hits.
}

## Spice and Bans

event-harvest = The Harvester in { $where } brings { $count } spice.
event-spice = Spice to spend: { $count } ({ $saved } of it saved).
prompt-imperium = { $marker } is in row { $row }; spice left: { $count }. What do you pay?
option-raise = raise it (3 spice)
option-keep = keep it (2 spice)
option-drop = pay nothing
prompt-stockpile = Stockpile 3 of { $count } spice for 1 Supremacy point?
option-stockpile = stockpile
event-stockpile = 3 spice are stockpiled.
event-spice-left = Spice left over: { $saved } saved, { $lost } lost.
event-marker-drops = { $marker }: down to row { $row }.
event-marker-rises = { $marker }: up to row { $row }.
event-marker-stays = { $marker }: stays in row { $row }.
event-ban = The Ban of { $ban } is in force.
event-ban-ends = The Ban of { $ban } ends.
prompt-lower-marker = Which Imperium marker goes down a row?
ban-choam = Higher Costs of Maintenance
ban-choam-text = At most 5 Harkonnen Units may stand in one area.
ban-spacing-guild = Prohibitive Price for Weather Satellites
ban-spacing-guild-text = The Harkonnen side may not scout.
ban-landsraad = The Forms Must Be Obeyed
ban-landsraad-text = The Harkonnen side may not discard Planning cards for combat dice.

## Tracks and Stations

event-supremacy = Supremacy +{ $count }: step { $step }.
event-prescience = { $marker } +{ $count }: step { $step }.
event-prescience-back = { $marker } −{ $count }: step { $step }.
event-station = The Ecological Station in { $where } is captured; it shows { $marker }.

## Prescience cards

prompt-claim = { $count ->
    [one] Which Prescience card do you claim? (1 more this round)
   *[other] Which Prescience card do you claim? ({ $count } more this round)
}
option-claim = claim a Prescience card
event-claims = The Atreides side claims { $card }.
prompt-bonus = Which marker goes { $count } steps further?
prompt-reveal-with-paul = Which Deployment token is turned?
prompt-families-from = From which Sietch do the families flee?
prompt-families = Who leaves { $where }: a Deployment token, or { $count } Regular Units?
prompt-attach = On which Prescience card do you lay it?
event-adds-to-claim = Claiming { $card } this round is worth 2 steps more.
event-kept-on-offer = { $card } stays on offer until it is claimed.
event-attached-ends = { $card } goes from the Prescience card to the discard pile.
prompt-shuffle-back = Which Prescience card is shuffled back?
event-prescience-shuffled = { $card } is shuffled back into the Prescience deck.
event-prescience-gone = { $card } leaves the game.
prompt-replace = Which Prescience cards are replaced?
prompt-shift-from = Which marker gives steps away?
prompt-shift-to = Which marker gets the steps of { $marker }?
prompt-shift-steps = How many steps of { $marker }?
prompt-clean-up = Which unclaimed Prescience cards leave the game?

prescience-dew-collectors-for-the-planting = Dew Collectors for the Planting
prescience-dew-collectors-for-the-planting-text = End of the round: Atreides legions hold 3 Plateau areas. Sand Dwellers +2.
prescience-the-fremen-call-paul-the-mahdi = The Fremen Call Paul the ‘Mahdi!’
prescience-the-fremen-call-paul-the-mahdi-text = End of the round: turn over the facedown Sietch where Paul is. Kwisatz Haderach +1, Jihad +1.
prescience-the-water-discipline = The Water Discipline
prescience-the-water-discipline-text = End of the round: Paul and Jessica are both in Deep Desert, away from any Sietch. Kwisatz Haderach +1, Sand Dwellers +1.
prescience-new-hidden-wind-traps = New Hidden Wind Traps
prescience-new-hidden-wind-traps-text = End of the round: Atreides legions hold 3 Mountain areas. Sand Dwellers +1, Jihad +1.
prescience-stunted-worms = Stunted Worms
prescience-stunted-worms-text = End of the round: Atreides legions hold 2 Minor Ergs. Kwisatz Haderach +1, Sand Dwellers +2.
prescience-jessica-trains-paul = Jessica Trains Paul in the Bene Gesserit Ways
prescience-jessica-trains-paul-text = End of the round: Paul and Jessica share one Sietch. Kwisatz Haderach +2.
prescience-the-desert-war = The Desert War
prescience-the-desert-war-text = End of the round: Atreides legions hold 4 Desert areas without a Sietch. Sand Dwellers +1, Jihad +2.
prescience-the-lisan-al-gaib = The Lisan al-Gaib
prescience-the-lisan-al-gaib-text = End of the round: turn over 2 Deployment tokens where Paul is. All three markers +1.
prescience-paul-drinks-the-water-of-life = Paul Drinks the Water of Life
prescience-paul-drinks-the-water-of-life-text = For an unused die, while Paul’s sector holds no Harkonnen legion: lay Paul in the Regeneration Tank. Kwisatz Haderach +3.
prescience-families-flee-to-the-palmaries-of-the-south = Families Flee to the Palmaries of the South
prescience-families-flee-to-the-palmaries-of-the-south-text = Free action: remove a Deployment token or 2 Regular Units from a Sietch that no Harkonnen legion borders. Sand Dwellers +2.
prescience-riding-the-maker = Riding the Maker
prescience-riding-the-maker-text = Paul is in Desert without a Sietch, next to a Sandworm. Kwisatz Haderach +1, Sand Dwellers +1.
prescience-spice-denied = Spice Denied
prescience-spice-denied-text = At most 1 Harvester is on the board. Jihad +2.
prescience-blood-debt = Blood Debt
prescience-blood-debt-text = A named Harkonnen leader lies in the Regeneration Tank. Kwisatz Haderach +1, Jihad +1.
prescience-teeth-of-the-desert = Teeth of the Desert
prescience-teeth-of-the-desert-text = 2 Sandworms each stand next to a Harkonnen legion. Sand Dwellers +1, Jihad +1.
prescience-a-name-in-the-villages = A Name in the Villages
prescience-a-name-in-the-villages-text = For an unused die, while Paul’s legion stands next to a Harkonnen settlement. Kwisatz Haderach +1, Jihad +1.
prescience-legion-of-the-faithful = Legion of the Faithful
prescience-legion-of-the-faithful-text = A legion outside the Sietches holds 3 Fedaykin. Sand Dwellers +1, Jihad +2.

## Secret Objectives

objective-1 = Kwisatz Haderach 8, Sand Dwellers 6, Jihad 4
objective-2 = Kwisatz Haderach 8, Sand Dwellers 4, Jihad 6
objective-3 = Kwisatz Haderach 6, Sand Dwellers 8, Jihad 4
objective-4 = Kwisatz Haderach 4, Sand Dwellers 8, Jihad 6
objective-5 = Kwisatz Haderach 6, Sand Dwellers 4, Jihad 8
objective-6 = Kwisatz Haderach 4, Sand Dwellers 6, Jihad 8
event-objective-met = The Secret Objective is met: { $objectives }.
event-objective-not-met = No Secret Objective is met.

## Family Atomics

option-detonate = detonate the Family Atomics
prompt-detonate = Where do the Family Atomics go off?
event-blast = The Family Atomics tear { $where } open: from now on it is Desert.
prompt-drive-out = Where is the legion in { $where } driven? ({ $who })
event-driven-out = { $who }: the blast drives { $legion } from { $where } to { $to }.

## The End of the Round

prompt-exchange-leader = { $count ->
    [0] Which named leader comes off the board? Nobody is left to take the place.
   *[other] Which named leader comes off the board for a generic one? ({ $count } left)
}
prompt-exchange-wild-maker = Exchange the Wild Maker for an ordinary Sandworm?
event-card-turned = { $leader }: the card is turned face up and goes back to its box.
event-card-turned-in-tank = { $leader }: the card is turned face up, but the leader is in the Regeneration Tank.
prompt-hand-limit = { $count ->
    [one] Discard 1 more Planning card: which?
   *[other] Discard { $count } more Planning cards: which?
}

## The end of the game

event-game-over = { $winner } wins. { $why }
event-draw = Round { $number } has ended and nobody has won: the game is a draw.
reason-supremacy = The Supremacy marker has reached the end of its track.
reason-prescience = A Secret Objective is met.
reason-draw = Nobody has won by the last round.
