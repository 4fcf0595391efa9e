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
board-several = { $n } { $what }
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
board-free-action = free action
board-special-action = Special action: { $text }.
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

## How a legion goes

board-means-foot = on foot
board-means-ride = riding on worms
board-means-flight = by Ornithopter

## A battle on its stage

board-die-hit = Hit
board-die-shield = Shield
board-die-special = Special
board-rolls-next = Rolls { $n } { $n ->
        [one] die
       *[other] dice
    } next
board-sum = { $hits } { $hits ->
        [one] Hit
       *[other] Hits
    }, { $shields } { $shields ->
        [one] Shield
       *[other] Shields
    }
board-uses-special = { $leader } uses a Special for { $what }
board-breaks = Special Elite Units break { $n } { $n ->
        [one] Shield
       *[other] Shields
    }
board-suffers = Takes { $n } { $n ->
        [one] hit
       *[other] hits
    }
board-unhurt = Takes no hit
board-paid = Going on cost { $n } { $n ->
        [one] hit
       *[other] hits
    }
board-price = Going on costs the attacker { $n } { $n ->
        [one] hit
       *[other] hits
    }
board-price-none = Going on costs the attacker nothing
board-odds-ask = What are the odds?
board-odds = Odds
board-odds-wins = wins { $n } %
board-odds-none = both fall { $n } %
board-odds-loses = loses { $n } %
board-odds-walks-in = Nobody defends it
board-odds-note = Exact, for a battle to the end in which nobody discards cards.
board-odds-guessed = What lies facedown is counted as everything it could be.

## The Mahdi, step by step

board-mahdi-story = What the Mahdi does, and why
board-mahdi-step = Step { $n } of { $most }
board-mahdi-next = Next step
board-mahdi-all = All at once
board-mahdi-before = What it did last
board-legend-chosen = what the Mahdi chooses
board-legend-rejected = what it passes over

## Who plays beside me, and what the results let me do

board-ally = your ally
board-takes-turn = takes this turn
board-about-leadership = Move 2 different legions with a leader, or make a surprise attack with one of them.
board-about-strategy = Move 2 different legions, or attack with one.
board-about-deployment-atreides = Deploy a Deployment token and a leader in one Sietch.
board-about-deployment-harkonnen = Deploy 3 Regular Units and a leader among your settlements.
board-about-mentat = Draw 2 Planning cards.
board-about-house-atreides = Use it as any other result.
board-about-house-harkonnen = Replace 2 Regular Units with Elite ones, or put 2 vehicles on the board.
board-about-card = Or spend it to play a Planning card.
board-about-leader = { $leader } takes a special action here instead.
board-combat-values = In battle: { $what }
board-empty = empty
board-met = met
board-lacking = lacking
board-claims-left = { $n } { $n ->
        [one] claim
       *[other] claims
    } left this round
board-smf-row = Row { $n }
board-smf-dice = Dice that lie here: { $n }
board-goal = Goal of your Secret Objective: { $n }
board-ban-of = Ban in force: { $what }
board-hand-of = Known in the hand of { $power }

## Dice that two players divide

board-division = Dice of { $side }, divided
board-division-rolled = Rolled
board-division-change = to change
board-division-changed = changed
board-division-nothing = no dice
board-chart = Steps of Supremacy, or of Prescience in all
