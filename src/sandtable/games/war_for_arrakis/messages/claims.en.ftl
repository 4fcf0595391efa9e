# What a Prescience card still asks for; what is there and what is needed stand beside it.

need-legions-in-plateau = Plateau areas with an Atreides legion
need-legions-in-mountain = Mountain areas with an Atreides legion
need-legions-in-minor-erg = Minor Ergs with an Atreides legion
need-legions-in-desert-without-sietch = Desert areas without a Sietch, with an Atreides legion
need-paul-in-desert = Paul is in Desert, away from any Sietch
need-paul-in-deep-desert = Paul is in Deep Desert, away from any Sietch
need-jessica-in-deep-desert = Jessica is in Deep Desert, away from any Sietch
need-paul-beside-worm = Paul is next to a Sandworm
need-paul-in-sietch = Paul is in a Sietch
need-jessica-in-sietch = Jessica is in a Sietch
need-together = Paul and Jessica are in the same area
need-harvesters = Harvesters on the board, at most
need-leaders-in-tank = Named Harkonnen leaders in the Regeneration Tank
need-worms-beside-legions = Sandworms next to a Harkonnen legion
need-fedaykin = Fedaykin in one legion outside the Sietches
need-quiet-sietch = Sietches that no Harkonnen legion borders
need-families = Such Sietches with a Deployment token or 2 Regular Units
need-paul-on-board = Paul is on the board
need-quiet-sector = No Harkonnen legion in Paul’s sector
need-paul-beside-settlement = Paul is next to a Harkonnen settlement
need-paul-on-hidden-sietch = Paul is in a facedown Sietch
need-tokens-with-paul = Deployment tokens where Paul is
need-no-ornithopter-above = No Ornithopter above Paul
need-die = An unused die
