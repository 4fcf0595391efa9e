## The table in a terminal

table-turn = Turn { $number } of { $last }
table-phase-setup = setup
table-phase-storm = storm
table-phase-spice-blow = spice blow
table-phase-charity = CHOAM charity
table-phase-bidding = bidding
table-phase-revival = revival
table-phase-ship-move = shipment and movement
table-phase-battle = battle
table-phase-collection = spice collection
table-phase-mentat-pause = mentat pause
table-phase-over = the game is over
table-storm = storm in sector { $sector }
table-first-player = First Player: { $name }
table-wall-gone = the Shield Wall is destroyed

table-spice = spice
table-reserve = reserves
table-tanks = tanks
table-cards = cards
table-traitors = traitors
table-leaders = leaders
table-allies = allies
table-leaders-fought = have fought
table-leaders-tanks = in the tanks
table-leaders-taken = taken by Harkonnen
table-leaders-killed = killed by Harkonnen
table-leaders-unknown = unknown
table-known = You know of { $name }
table-traitor = traitor { $name }
table-none = none

table-cell = s{ $sector }
table-cell-in-storm = s{ $sector } in the storm
table-spice-here = { $count } spice
table-advisors-here =
    { $count ->
        [one] { $name } { $count } advisor
       *[other] { $name } { $count } advisors
    }
table-legend = # stronghold · s: sector · *: forces with a star · spice: own + bribes
table-decks = Decks: treachery { $treachery }, spice { $spice }.
table-top-spice = Last spice cards: { $cards }.
table-top-treachery = Last discarded: { $card }.

table-auction = Card { $number } of { $cards } is up; no bid yet.
table-auction-bid = Card { $number } of { $cards } is up; { $name } bids { $bid }.
table-voyage = To ship and move: { $name }.
table-shipment = { $name } ships { $count } to { $target } for { $paid } spice.
table-kwisatz-sleeping = Kwisatz Haderach: asleep ({ $losses } of 7 forces lost).
table-kwisatz-awake = Kwisatz Haderach: awake.
table-kwisatz-killed = Kwisatz Haderach: killed.
table-stopped = Stopped by Karama: { $advantages }.
table-offer = { $name } offers { $other }: { $gives } for { $wants }.

table-battle = Battle in { $territory }: { $aggressor } (aggressor) against { $defender }
table-plan-none = no plan yet
table-plan-made = plan made
table-plan-revealed = plan revealed
table-plan-dial = dial { $dial }
table-plan-spice = { $count } spice
table-with-kwisatz = with the Kwisatz Haderach
table-voice = The Voice of { $name }: { $order }
table-prescience = { $name } sees: { $element }

table-prediction = You predicted { $name } in turn { $turn }.
table-storm-card =
    { $count ->
        [one] The storm card lying face down: { $count } sector.
       *[other] The storm card lying face down: { $count } sectors.
    }
table-spice-on-deck = On top of the spice deck: { $card }.
table-card-up = The card that is up: { $card }.
table-card-on-deck = On top of the treachery deck: { $card }.

table-role-projectile-weapon = projectile weapon
table-role-poison-weapon = poison weapon
table-role-special-weapon = special weapon
table-role-projectile-defence = defence against projectiles
table-role-poison-defence = defence against poison
table-role-leader-substitute = instead of a leader
table-role-worthless = worthless

## CHOAM and House Richese

table-inflation-double = Inflation: charity is doubled next.
table-inflation-cancel = Inflation: charity is cancelled next.
table-stock = Richese hold { $count } cards in stock.
table-no-field-face-up = The no-field of { $value } was used last.
table-no-field-laid = Your no-field on the planet is worth { $value }.
