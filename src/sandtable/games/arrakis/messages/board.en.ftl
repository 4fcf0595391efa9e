# What the browser's board says.

board-map = Map of the planet
board-cell = { $territory }, sector { $sector }
board-in-storm = in the storm
board-sand = sand
board-rock = rock
board-stronghold = stronghold
board-polar = polar sink
