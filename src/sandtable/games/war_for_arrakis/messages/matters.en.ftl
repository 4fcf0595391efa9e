# What an evaluation goes by, as advice names it.

matter-prescience = steps of Prescience still to go
matter-supremacy = Supremacy
matter-regular = Regular Units
matter-elite = Elite Units
matter-special = Special Elite Units
matter-leaders = leaders on the board
matter-cards = Planning cards
matter-settlements = settlements
matter-tokens = Bene Gesserit tokens
matter-imperium = Imperium markers
matter-bans = bans
matter-harvesters = Harvesters
matter-worms = Sandworms
matter-danger = settlements in danger
