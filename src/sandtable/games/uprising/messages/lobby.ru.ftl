# The game’s card in the lobby, and what can be decided before it begins.

game-about = Рассылайте агентов по Арракису и Ландсрааду, собирайте колоду, внедряйте шпионов и ведите в бой песчаных червей. Для победы нужно десять очков.
game-length = 60–120 минут
