# The game’s card in the lobby, and what can be decided before it begins.

game-about = Атрейдесы и фримены против мощи Харконненов: война за всю планету.
game-length = 2–3 часа
