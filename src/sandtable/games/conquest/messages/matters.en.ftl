# What an evaluation goes by, as advice names it.

matter-strongholds = strongholds
matter-forces-inside = forces in strongholds
matter-forces-outside = forces in the field
matter-reserve = forces in reserve
matter-tanks = forces in the tanks
matter-spice = spice
matter-spice-near = spice within reach
matter-battle-cards = battle cards
matter-market-cards = market cards
