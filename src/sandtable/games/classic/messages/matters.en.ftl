# What an evaluation goes by, as advice names it.

matter-strongholds = strongholds
matter-allied-strongholds = strongholds of your allies
matter-forces-inside = forces in strongholds
matter-forces-outside = forces in the field
matter-reserve = forces in reserve
matter-tanks = forces in the tanks
matter-spice = spice
matter-treachery-cards = treachery cards
matter-leaders = leaders at hand
