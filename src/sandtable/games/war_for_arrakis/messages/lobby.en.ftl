# The game’s card in the lobby, and what can be decided before it begins.

game-title = Dune: War for Arrakis
game-about = Atreides and Fremen against the Harkonnen might: a war over the whole planet.
game-length = 2–3 hours

setting-side-0 = Side of seat 1
choice-random = By lot
choice-atreides = Atreides
choice-harkonnen = Harkonnen
setting-opponent = Harkonnen are played by
choice-player = a player
choice-mahdi = the Mahdi

mode-duel = Duel
mode-duel-about = One player leads the Atreides, the other the Harkonnen.
mode-teams = Two teams
mode-teams-about = Three or four players; allies share a side, but hold their own cards.
mode-mahdi = Against the Mahdi
mode-mahdi-about = One or two Atreides players against an automaton that plays the Harkonnen.

setting-side-about = Which side the first seat leads.
setting-opponent-about = Whether somebody at the table plays the Harkonnen, or an automaton.
setting-shared-side-about = Two players share this side; the third leads the other alone.

unconfirmed-part-rimwall-west = Rimwall West
unconfirmed-part-atreides-die = Action die of the Atreides
unconfirmed-part-atreides-deployment = Deployment tokens of the Atreides
unconfirmed-part-harkonnen-deployment = Deployment tokens that the Harkonnen begin with
unconfirmed-part-wormsigns = Wormsigns of each kind
unconfirmed-part-stations = Ecological Stations
unconfirmed-part-prescience-track = Prescience track
unconfirmed-part-boards = Dashboards of House Atreides and the Fremen Ally
unconfirmed-part-tanks = Regeneration Tanks of the small dashboards
unconfirmed-part-objectives = Secret objectives
