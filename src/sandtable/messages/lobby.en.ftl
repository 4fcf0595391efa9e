# What no source confirms, for the list of it and for the sign on a component.

unconfirmed-name = its name
unconfirmed-copies = how many there are
unconfirmed-keepable = whether it is kept after a battle
unconfirmed-effect = what it does
unconfirmed-play = when it is played
unconfirmed-strength = its strength
unconfirmed-territories = which territories
unconfirmed-amounts = how much spice
unconfirmed-start = where it begins
unconfirmed-box = the die boxes
unconfirmed-special = the special action
unconfirmed-gains = what it gains
unconfirmed-condition = its condition
unconfirmed-faces = its faces
unconfirmed-symbols = what they show
unconfirmed-length = its length
unconfirmed-spaces = how many spaces
unconfirmed-scores = their scores
unconfirmed-atomics = which borders atomics open
