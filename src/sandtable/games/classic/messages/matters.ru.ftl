# По чему оценивают положение: так это называет совет.

matter-strongholds = крепости
matter-allied-strongholds = крепости союзников
matter-forces-inside = отряды в крепостях
matter-forces-outside = отряды вне крепостей
matter-reserve = отряды в резерве
matter-tanks = отряды в баках
matter-spice = Пряность
matter-treachery-cards = карты уловок
matter-leaders = готовые лидеры
