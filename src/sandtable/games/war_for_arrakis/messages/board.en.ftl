# What the browser's board says.

board-map = Map of Arrakis
board-round = Round { $n }
board-supremacy = Supremacy { $n } of { $most }
board-prescience = Prescience
board-prescience-step = { $name }: { $n } of { $most }
board-spice-must-flow = The Spice Must Flow
board-imperium-row = { $name }: row { $n } of 5
board-ban = Ban
board-saved-spice = Saved spice: { $n }
board-blocked-dice = { $n } { $n ->
        [one] die lies on the board
       *[other] dice lie on the board
    }
board-token = { $n } { $n ->
        [one] Deployment token
       *[other] Deployment tokens
    }
board-terrain-mountain = Mountain
board-terrain-plateau = Plateau
board-terrain-minor-erg = Minor Erg
board-terrain-desert = Desert
board-terrain-deep-desert = Deep Desert
board-settlement = settlement, rank { $n }
board-sietch = Sietch, rank { $n }
board-sietch-facedown = facedown Sietch
board-harvester = Harvester
board-station = Ecological Testing Station
board-wormsign = Wormsign
board-sandworm = Sandworm
board-wild-maker = Wild Maker
board-ornithopter = Ornithopter
board-carryall = Carryall
board-blasted = blasted by the Family Atomics
board-dice-left = { $name }: { $n } unused, { $used } used
board-excess = { $n } in excess
board-bene-gesserit = Bene Gesserit tokens
board-tank = Regeneration Tank
board-leaders = Leaders
board-leader-aside = set aside
board-leader-tank = in the Tank
board-leader-out = not in play
board-leader-spent = special action used
board-leader-card = In battle a Special becomes { $hits } Hits and { $shields } Shields. { $special }
board-hand = Planning cards
board-others-hand = Planning cards in hand: { $n }
board-shown = Prescience cards on the track
board-claimed = claimed this round
board-objective = Secret Objective
board-objective-hidden = hidden
board-nothing = nothing
board-unrolled = Dice still to be rolled: { $n }
board-battle = Battle: { $area }
board-battle-round = Combat round { $n }
board-surprise = surprise attack
board-attacker = attacker
board-defender = defender
board-extra-dice = { $n } { $n ->
        [one] more die
       *[other] more dice
    }
board-point = Point at an area to see what stands there.
board-reconstructed = What this card says could not be confirmed from the box.
board-supply = Supply
board-legion-of = Legion of { $side }
board-planning-hands = Planning cards: { $names }
board-not-in-play = Not in play
board-cones = Cones of Silence left: { $n }
board-mahdi-harvest = Harvesting Sector: { $card }
board-mahdi-target = Target Sietch: { $where }
board-mahdi-marches-on = This turn its legions march on { $where }
board-mahdi-reinforcements = Reinforcements: { $n } { $n ->
        [one] card
       *[other] cards
    }
board-mahdi-pool = Tokens in the pool: { $names }
board-rolled = Rolled: { $hits } { $hits ->
        [one] Hit
       *[other] Hits
    }, { $shields } { $shields ->
        [one] Shield
       *[other] Shields
    }
board-legend-target = Target Sietch of the Mahdi
