## The table in a terminal

table-round = Round { $number }
table-turn = turn: { $name }
table-supremacy = Supremacy { $step }/{ $most }
table-bene-gesserit = Bene Gesserit tokens: Atreides { $atreides }, Harkonnen { $harkonnen }
table-blasted = blasted: { $name }
table-imperium = The Spice Must Flow, rows: { $rows }
table-bans = Bans: { $names }
table-saved = saved spice { $count }, dice blocked { $dice }
table-air = in the air: { $names }
table-air-ne = NE
table-air-nw = NW
table-air-se = SE
table-air-sw = SW
table-air-c-east = C-East
table-air-c-north = C-North
table-air-c-south = C-South
table-air-c-west = C-West
table-used = used
table-tank = Tank
table-tank-slot = { $slot } { $name }
table-aside = set aside
table-spent = { $name } (spent)
table-above = above: { $names }
table-terrain-mountain = ▲
table-terrain-plateau = ▬
table-terrain-minor-erg = ≈
table-terrain-deep-desert = ∞
table-side-atreides = A
table-side-harkonnen = H
table-unit-regular = R
table-unit-elite = E
table-unit-fedaykin = F
table-unit-sardaukar = S
table-naib = N
table-bashar = B
table-worm = Sandworm
table-wild-maker = Wild Maker
table-harvester = Harvester
table-station = Station
table-legend = A Atreides · H Harkonnen · R Regular, E Elite, F Fedaykin, S Sardaukar, N Naib, B Bashar · [ ] Deployment token · dice: + Bene Gesserit token, ! without a slot · # settlement, ^ Sietch with rank (?: facedown) · ~ Wormsign · ▲ Mountain, ▬ Plateau, ≈ Minor Erg, ∞ Deep Desert
table-supply = In the supply: { $parts }.
table-pool = Deployment tokens { $tokens }, Sandworms { $worms }, Wormsigns { $signs }
table-claimed = claimed this round
table-battle = Battle: { $name } from { $origin } against { $area }, combat round { $number }
table-odds = to the end: attacker wins { $won } %, defender { $lost } %
table-undefended = undefended
table-areas-of = { $name } …
table-deck = deck { $count }
table-known = You know of { $name }
table-objective = Secret Objective
table-none = none
table-leader-card = A Special becomes { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    } and { $shields ->
        [one] 1 Shield
       *[other] { $shields } Shields
    }. Special action: { $special }.
table-reconstructed = (Partly our own: no source shows this card.)
