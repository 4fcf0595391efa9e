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
setting-leader-skills = Навыки лидеров
setting-stronghold-cards = Карты крепостей

mode-basic = Базовая игра
mode-basic-about = Правила для начала.
mode-advanced = Усложнённая игра
mode-advanced-about = Пряность оплачивает силу в бою, и у каждой фракции больше возможностей.
mode-choam = КООАМ и Ричез
mode-choam-about = Ещё две фракции: одна торгует всем, другая – оружием.
mode-pairs = По две фракции
mode-pairs-about = Двое игроков ведут по две союзные фракции.

setting-mode-about = Базовые правила или усложнённые, с оплатой силы и новыми возможностями.
setting-faction-about = Выберите фракцию для этого места или оставьте выбор настройке ниже.
setting-assignment-about = Как распределяются фракции, которые не были выбраны.
setting-max-turns-about = После стольких раундов игра заканчивается.
setting-alliances-about = Сколько фракций входит в союз и сколько крепостей ему тогда нужно.
setting-advisors-with-ally-about = Советницы Бене Гессерит могут оставаться там, где есть отряды союзника.
setting-two-factions-each-about = Двое игроков ведут по две союзные фракции.
setting-expansion-about = КООАМ и Дом Ричезов тоже участвуют в раздаче и выборе.
setting-exp-tooth-artillery-about = В колоду уловок входят ещё два оружия.
setting-leader-skills-about = Каждая фракция даёт навык одному из лидеров.
setting-stronghold-cards-about = Хозяин крепости получает её преимущество в бою.
