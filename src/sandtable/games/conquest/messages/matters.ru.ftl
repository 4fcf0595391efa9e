# По чему оценивают положение: так это называет совет.

matter-strongholds = крепости
matter-forces-inside = отряды в крепостях
matter-forces-outside = отряды вне крепостей
matter-reserve = отряды в резерве
matter-tanks = отряды в баках
matter-spice = Пряность
matter-spice-near = Пряность рядом с отрядами
matter-battle-cards = карты боя
matter-market-cards = карты рынка
