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
