# The game’s card in the lobby, and what can be decided before it begins.

game-about = Wysyłaj agentów na Arrakis i do Landsraadu, buduj talię, rozmieszczaj szpiegów i prowadź czerwie do bitwy. Zwycięża dziesięć punktów.
game-length = 60–120 minut
