# The game’s card in the lobby, and what can be decided before it begins.

game-about = Send agents across Arrakis and the Landsraad, build a deck, plant spies and ride worms into battle. Ten points win.
game-length = 60–120 minutes

mode-standard = Three or four players
mode-standard-about = The whole game, everybody against everybody.
mode-hagal-solo = House Hagal: solo
mode-hagal-solo-about = You alone against two Rivals that cards play.
mode-hagal-two = House Hagal: two players
mode-hagal-two-about = Two players against each other, with a Rival between them.

setting-choam-about = Contracts to fulfil, and two more leaders.
setting-leaders-about = How players come by their leaders.
setting-leader-about = Choose a leader for this seat, or leave it to the setting above.
setting-mandatory-spy-placement-about = The designer’s version: whoever can place a spy must.
setting-difficulty-about = How much the Rivals begin with, and which rules they play by.
setting-rival-about = Which Rival comes to the table.
setting-imperium-row-churn-about = After each of your Reveal turns dice remove cards from the Imperium Row.
setting-streamlined-rivals-about = A simpler Rival that cannot win.
setting-brutal-escalation-about = In level III Conflicts two cards count for each Rival’s swords.
setting-expert-deployment-about = Rivals keep troops back where they lead, and send all to level III.
setting-smart-politics-about = Rivals skip factions where they have won or lost the race.
setting-measured-deployment-about = Rivals deploy only as many troops as give them a lead of three.
