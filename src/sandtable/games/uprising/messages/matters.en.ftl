# What an evaluation goes by, as advice names it.

matter-points = victory points
matter-influence = Influence
matter-alliances = Alliances
matter-solari = solari
matter-spice = spice
matter-water = water
matter-garrison = troops in the garrison
matter-conflict = units in the Conflict
matter-council = a seat on the High Council
matter-swordmaster = the Swordmaster
matter-hooks = Maker Hooks
matter-spies = spies on the board
matter-intrigue = Intrigue cards
matter-contracts = completed contracts
matter-control = controlled locations
matter-deck = cards in the deck
matter-agents = Agents
