# What the browser's board says.

board-spice-here = { $n } spice
board-forces = { $who }: { $n } { $n ->
        [one] force
       *[other] forces
    }
board-covered = covered stronghold, sand in this game
board-round = Round { $n } of 5
board-storm = Storm: sector { $n }
board-first-player = first player
board-top = Last: { $name }
board-strongholds = Strongholds
board-plan = Battle plan
board-weapon = Weapon
board-defence = Defence
board-leader = Leader
board-dial = Wheel
board-hidden = hidden
board-nothing = nothing
board-total = Total { $n }
board-advantage = battle advantage
board-strength = strength { $n }
board-chart = Points, for strongholds and spice
board-sum-mine = Your total: { $n }
board-sum-leader = Your total: dial + { $n }
board-sum-mine-about = Wheel and leader, if the leader lives.
board-sum-most = At most { $n }
board-sum-most-about = All forces there with the strongest leader; market cards may add to it.
board-price = { $n } spice
board-free = free
