# What each faction can do, and when.

board-sheet = What they can do, and when
board-sheet-start-atreides = 13 spice, 20 forces in reserve, seven leaders instead of five.
board-sheet-start-fremen = 6 spice, 15 forces in reserve and 5 in the Polar Sink.
board-sheet-start-harkonnen = 15 spice, 20 forces in reserve; chooses traitors last and keeps as many as there are players.
board-sheet-start-imperium = 18 spice, 20 forces in reserve.
board-sheet-start-atreides-fremen = 6 spice, 15 forces in reserve and 5 in the Polar Sink, seven leaders of both houses.
board-sheet-start-harkonnen-imperium = 15 spice, 20 forces in reserve, five leaders of both, two traitors kept.
board-sheet-revival = Up to 2 forces return for nothing, each further one for 2 spice, leaders for their strength.
board-sheet-atreides-battle = Prescience: before plans are revealed, look at the number, the leader, the weapon or the defence of the other plan, and then settle your own.
board-sheet-fremen-storm = Forces on sand survive the storm.
board-sheet-fremen-spice-blow = Forces survive a worm and may ride it over sand, up to 3 territories, as an extra move.
board-sheet-fremen-ship-move = Bring up to 5 forces to the Polar Sink for nothing, and land nowhere else. Move two groups up to 3 territories, or one up to 6.
board-sheet-harkonnen-battle = Before each battle you may take the top traitor card and put one of yours under the deck.
board-sheet-imperium-gain-cards = The 2 spice for every market card that others buy come to you.
board-sheet-imperium-battle = The Voice: order the opponent to play, or not to play, poison, a projectile or a special weapon.
