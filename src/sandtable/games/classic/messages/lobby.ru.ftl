# The game’s card in the lobby, and what can be decided before it begins.

game-about = Великая старая игра о союзах и предательстве: восемь фракций, с дополнением «КООАМ и Ричез».
game-length = 2–4 часа

setting-mode = Правила
setting-faction-0 = Фракция места 1
setting-faction-1 = Фракция места 2
setting-faction-2 = Фракция места 3
setting-faction-3 = Фракция места 4
setting-faction-4 = Фракция места 5
setting-faction-5 = Фракция места 6
setting-assignment = Как распределяются фракции
setting-max-turns = Раунды
setting-alliances = Союзы
setting-advisors-with-ally = Советницы могут делить территории с союзником
setting-two-factions-each = Двое играют за две фракции каждый (четыре места)
choice-basic = Базовые
choice-advanced = Усложнённые
choice-random = По жребию
choice-atreides = Атрейдесы
choice-bene-gesserit = Бене Гессерит
choice-emperor = Император
choice-fremen = Фримены
choice-guild = Гильдия Космогации
choice-harkonnen = Харконнены
choice-dealt = По жребию
choice-dealt-with-swaps = По жребию, затем обмены
choice-drafted = По выбору в порядке жребия
choice-two-need-four = Двое в союзе, четыре крепости
choice-two-need-three = Двое в союзе, три крепости
choice-three-need-four = Трое в союзе, четыре крепости
choice-three-need-three = Трое в союзе, три крепости
choice-any-need-three = Сколько угодно в союзе, три крепости
setting-leader-skills = Навыки лидеров: у одного лидера каждой фракции есть навык, в бою и вне его
setting-stronghold-cards = Карты крепостей: хозяин крепости сражается в ней лучше (усложнённые правила)
