# The game’s card in the lobby, and what can be decided before it begins.

game-about = The great old game of alliance and betrayal, with eight factions and the Houses of CHOAM and Richese.
game-length = 2–4 hours

setting-mode = Rules
setting-faction-0 = Faction of seat 1
setting-faction-1 = Faction of seat 2
setting-faction-2 = Faction of seat 3
setting-faction-3 = Faction of seat 4
setting-faction-4 = Faction of seat 5
setting-faction-5 = Faction of seat 6
setting-assignment = How factions are assigned
setting-max-turns = Turns
setting-alliances = Alliances
setting-advisors-with-ally = Advisors may share territories with their ally
setting-two-factions-each = Two players with two factions each (four seats)
setting-leader-skills = Leader skills: one leader of each faction has a skill, in battle and beside it
setting-stronghold-cards = Stronghold cards: who controls a stronghold fights better there (advanced)
choice-basic = Basic
choice-advanced = Advanced
choice-random = By chance
choice-atreides = House Atreides
choice-bene-gesserit = Bene Gesserit
choice-emperor = The Emperor
choice-fremen = Fremen
choice-guild = The Spacing Guild
choice-harkonnen = House Harkonnen
choice-dealt = Dealt by chance
choice-dealt-with-swaps = Dealt by chance, then swaps
choice-drafted = Chosen in an order drawn by lot
choice-two-need-four = Two members, four strongholds
choice-two-need-three = Two members, three strongholds
choice-three-need-four = Three members, four strongholds
choice-three-need-three = Three members, three strongholds
choice-any-need-three = Any number of members, three strongholds
