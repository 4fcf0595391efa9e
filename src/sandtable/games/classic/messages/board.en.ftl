# What the browser's board says.

board-map = The planet
board-turn = Turn { $n } of { $last }
board-storm = Storm: sector { $n }
board-wall-gone = the Shield Wall is destroyed
board-last-blows = last spice blows: { $names }
board-cell = { $territory }, sector { $sector }
board-sand = sand
board-rock = rock
board-stronghold = stronghold
board-polar = polar sink
board-in-storm = in the storm
board-forces = { $who }: { $n } { $n ->
        [one] force
       *[other] forces
    }
board-forces-special = { $who }: { $n } { $n ->
        [one] force
       *[other] forces
    }, { $special } with a star
board-advisors = { $who }: { $n } { $n ->
        [one] advisor
       *[other] advisors
    }
board-spice-here = { $n } spice
board-deck-spice = spice
board-deck-treachery = treachery
board-first-player = First Player
board-allied = allied with { $names }
board-strongholds = strongholds
board-you-know = You know:
board-kwisatz = Forces lost in battle: { $n } of 7
board-kwisatz-awake = the Kwisatz Haderach is awake
board-kwisatz-killed = the Kwisatz Haderach is dead
board-passes = passes until asked again
board-nothing = nothing
board-hidden = hidden
board-up = up for auction: { $card }
board-on-deck = on top of the deck: { $card }
board-spice-on-deck = next spice card: { $card }
board-storm-card = the storm will move { $n }
board-prediction = You predicted: { $who } in turn { $n }
board-you-have-seen = You have seen
board-auction = Auction
board-auction-card = Card { $n } of { $of } is up for bids
board-bids = bids { $n }
board-no-bid = No bid yet.
board-has-cards = cards { $n }, spice { $spice }
board-battle = Battle
board-voice = { $who } commands with the Voice: { $order }
board-prescience = { $who } looks ahead: { $element }
board-aggressor = aggressor
board-defender = defender
board-leader = Leader
board-weapon = Weapon
board-defence = Defence
board-dial = Dial
board-total = Total
board-calls-traitor = { $who } calls a traitor!
board-offers = Offers
board-offer = { $who } offers { $to }: { $gives } for { $wants }
board-offer-you = { $who } offers you: { $gives } for { $wants }
board-term-count = { $what } ({ $n })
board-term-place = { $what } ({ $place })
board-accept = Accept
board-decline = Decline
board-stopped = stopped by Karama: { $names }
board-auction-richese = House Richese sells a card
board-auction-market = A card is sold on the black market
board-way-once-around = each bids once
board-way-sealed = bids are secret
board-ships = { $who } ships { $n } to { $where }
board-moves = { $who } ships and moves
board-no-field = no-field token
board-no-field-worth = no-field token worth { $n }
board-no-fields-behind = No-field tokens behind the shield: { $values }
board-no-field-used = last used: { $n }
board-stock = Cards in the stock: { $n }
board-inflation-double = Inflation: charity is doubled
board-inflation-cancel = Inflation: no charity
board-support = CHOAM pay up to { $n }
board-leaders-killed = leaders killed in secret: { $n }
board-role-projectile-weapon = Projectile weapon: kills the leader unless a Shield is played.
board-role-poison-weapon = Poison weapon: kills the leader unless a Snooper is played.
board-role-special-weapon = Special weapon
board-role-projectile-defence = Defence against projectile weapons
board-role-poison-defence = Defence against poison weapons
board-role-leader-substitute = Takes the place of a leader
board-role-worthless = Worthless: may be played as a weapon or a defence to get rid of it.
board-about-lasgun = Weapon that no defence stops. With a Shield on either side everything explodes: both sides lose all.
board-about-cheap-hero = In place of a leader, with no strength; it can be played beside no leader and is discarded.
board-about-karama = Stops an advantage of another faction once, or ships or buys at a special price.
board-about-truthtrance = At any time: ask another player a yes or no question, which must be answered truthfully.
board-about-tleilaxu-ghola = At any time: revive one of your leaders or up to five forces, free of charge.
board-about-hajr = In your movement: move one more group, also one that has moved.
board-about-weather-control = Before the storm moves, not in turn 1: you choose how far it goes, 0 to 10 sectors.
board-about-family-atomics = Before the storm moves, not in turn 1, with forces on the Shield Wall or beside it: destroys the wall.
board-about-distrans = Except during a bid: give another player one of your cards.
board-about-juice-of-sapho = Be the aggressor in a battle, or act first or last in what goes by turn order.
board-about-mirror-weapon = Weapon that becomes a copy of the opponent’s.
board-about-nullentropy-box = Pay 2 spice: take a card from the treachery discard pile.
board-about-ornithopter = In your movement: one group moves up to 3 territories, or two groups move.
board-about-portable-snooper = Poison defence that may also be added after the plans are revealed.
board-about-residual-poison = Before plans are made: a random leader of your opponent dies.
board-about-semuta-drug = Right after another player discards treachery cards: take one of them.
board-about-stone-burner = Weapon: both leaders die or neither counts, as you choose; whoever has more undialed forces wins.
board-about-artillery-strike = Weapon: kills both leaders without a Shield; leaders do not count, the higher dial wins.
board-about-poison-tooth = Weapon: kills both leaders in spite of a Snooper; you may withdraw it after the reveal.
board-legend-forces = forces; the star counts the special ones
board-legend-advisors = advisors of the Bene Gesserit, who do not fight
board-legend-spice = spice on the planet
board-legend-blow = where spice blows
board-legend-fight = a battle is fought here
board-legend-leader = a leader and its strength
