# The game’s card in the lobby, and what can be decided before it begins.

game-about = Четыре фракции, одна пустыня, пять раундов. Высаживайте отряды в обход бури, собирайте Пряность между появлениями червей и решайте каждый спор тайным боевым планом.
game-length = 30–60 минут

setting-mode = Режим
setting-faction-0 = Фракция места 1
setting-faction-1 = Фракция места 2
setting-faction-2 = Фракция места 3
setting-faction-3 = Фракция места 4
setting-covered = Закрытая крепость (вдвоём)
setting-alliance-leaders = Лидеры союзов
setting-small-market = Только одна карта рынка на руке
choice-standard = Обычный
choice-alliance = Союзы (вдвоём)
choice-random = По жребию
choice-rolled = По броску
choice-public = Открыто
choice-secret = Тайно

mode-standard = Три или четыре фракции
mode-standard-about = Каждый за себя на всей карте.
mode-duel = Дуэль
mode-duel-about = Одна фракция против другой; одна крепость закрыта и не участвует в игре.
mode-alliance = Дуэль союзов
mode-alliance-about = Двое игроков ведут по союзу из двух фракций.

setting-mode-about = Ведёт ли игрок одну фракцию или союз двух.
setting-faction-about = Выберите фракцию для этого места или доверьтесь жребию.
setting-covered-about = Крепость, которая не участвует в игре; обычно её определяет кубик.
setting-alliance-leaders-about = Видят ли соперники, какие лидеры достались союзу.
setting-small-market-about = Упрощённая первая партия: на руке не больше одной карты рынка.

unconfirmed-part-storm = Жетон бури
unconfirmed-part-locations = Карты местонахождения Пряности
unconfirmed-part-worms = Карты песчаных червей
