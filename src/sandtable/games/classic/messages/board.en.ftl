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
