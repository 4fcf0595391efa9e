# The game’s card in the lobby, and what can be decided before it begins.

game-about = Four houses, one desert, five rounds. Ship your forces past the storm, harvest spice between the worms, and settle every quarrel with a secret battle plan.
game-length = 30–60 minutes

setting-mode = Mode
setting-faction-0 = Faction of seat 1
setting-faction-1 = Faction of seat 2
setting-faction-2 = Faction of seat 3
setting-faction-3 = Faction of seat 4
setting-covered = Covered stronghold (two players)
setting-alliance-leaders = Leaders of the alliances
setting-small-market = Only one market card in hand
choice-standard = Standard
choice-alliance = Alliances (two players)
choice-random = By lot
choice-rolled = Rolled
choice-public = Open
choice-secret = Secret

mode-standard = Three or four houses
mode-standard-about = Everybody for themselves, on the whole map.
mode-duel = Duel
mode-duel-about = One faction against another; one stronghold is covered and out of play.
mode-alliance = Alliance duel
mode-alliance-about = Two players lead an alliance of two factions each.

setting-mode-about = Whether each player leads one faction or an alliance of two.
setting-faction-about = Choose a faction for this seat, or leave it to the lot.
setting-covered-about = The stronghold that is out of play; usually a die decides.
setting-alliance-leaders-about = Whether opponents see which leaders an alliance has drawn.
setting-small-market-about = An easier first game: nobody holds more than one market card.

unconfirmed-part-storm = Storm marker
unconfirmed-part-locations = Location cards
unconfirmed-part-worms = Sandworm cards
