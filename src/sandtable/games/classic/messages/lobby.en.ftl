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
setting-leader-skills = Leader skills
setting-stronghold-cards = Stronghold cards
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

mode-basic = Basic game
mode-basic-about = The rules to begin with.
mode-advanced = Advanced game
mode-advanced-about = Spice pays for strength in battle, and every faction has more powers.
mode-choam = CHOAM & Richese
mode-choam-about = Two more factions: one deals in everything, the other in weapons.
mode-pairs = Two factions each
mode-pairs-about = Two players lead two allied factions each.

setting-mode-about = The basic rules, or the advanced ones with more powers and paid strength.
setting-faction-about = Choose a faction for this seat, or leave it to the setting below.
setting-assignment-about = How seats come by factions that were not chosen.
setting-max-turns-about = After so many turns the game ends.
setting-alliances-about = How many may ally, and how many strongholds they then need.
setting-advisors-with-ally-about = Bene Gesserit advisors may stay where their ally has forces.
setting-two-factions-each-about = Two players lead two allied factions each.
setting-expansion-about = CHOAM and House Richese can be dealt and chosen too.
setting-exp-tooth-artillery-about = Two more weapons come into the treachery deck.
setting-leader-skills-about = Each faction gives one leader a skill.
setting-stronghold-cards-about = Whoever holds a stronghold gets its advantage in battle.
