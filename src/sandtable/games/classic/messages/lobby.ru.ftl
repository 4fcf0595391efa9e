# The game’s card in the lobby, and what can be decided before it begins.

game-about = Великая старая игра о союзах и предательстве: восемь фракций, с дополнением «КООАМ и Ричез».
game-length = 2–4 часа
