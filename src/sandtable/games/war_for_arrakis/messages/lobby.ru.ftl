# The game’s card in the lobby, and what can be decided before it begins.

game-title = Дюна: Война за Арракис
game-about = Атрейдесы и фримены против мощи Харконненов: война за всю планету.
game-length = 2–3 часа

setting-side-0 = Сторона игрока 1
choice-random = По жребию
choice-atreides = Атрейдесы
choice-harkonnen = Харконнены
setting-opponent = За Харконненов играет
choice-player = игрок
choice-mahdi = Махди
