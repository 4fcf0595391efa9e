## The table in a terminal

table-round = Round { $number } of 5
table-phase-setup = setup
table-phase-storm = storm
table-phase-spice-blow = spice blow
table-phase-gain-cards = gain cards
table-phase-revival = revival
table-phase-ship-move = shipping and movement
table-phase-battle = battle
table-phase-harvest = spice harvest
table-phase-over = the game is over
table-storm = storm in sector { $sector }
table-first-player = first player: { $name }
table-covered = covered: { $name }

table-spice = spice
table-reserve = reserve
table-tanks = tanks
table-cards = cards
table-traitors = traitors
table-leaders = leaders
table-leaders-fought = have fought
table-leaders-tanks = in the tanks
table-leaders-unknown = unknown
table-battle-cards = battle cards
table-market-cards = market cards
table-known = You know of { $name }
table-traitor = traitor { $name }
table-none = none

table-cell = s{ $sector }
table-cell-in-storm = s{ $sector } in the storm
table-spice-here = { $count } spice
table-legend = # stronghold · s: sector · cards: battle + market
table-decks = Decks: { $decks }.
table-deck-battle = battle
table-deck-market = market
table-deck-spice = spice
table-top-spice = Last spice card: { $card }.

table-battle = Battle in { $territory }: { $advantage } (advantage) against { $opponent }
table-plan-none = no plan yet
table-plan-made = plan made
table-plan-revealed = plan revealed
table-plan-dial =
    { $count ->
        [one] { $count } force dialled
       *[other] { $count } forces dialled
    }
table-voice = The Voice of { $name }: { $command }

table-weapon-projectile = projectile
table-weapon-poison = poison
table-weapon-special = special weapon
table-defence-projectile = defence against projectiles
table-defence-poison = defence against poison
table-weapon-and-defence = weapon or defence
table-worthless = worthless
