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
