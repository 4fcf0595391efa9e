## Стол в терминале

table-round = Раунд { $number } из 5
table-phase-setup = подготовка к игре
table-phase-storm = фаза бури
table-phase-spice-blow = фаза выброса Пряности
table-phase-gain-cards = фаза получения карт
table-phase-revival = фаза восстановления
table-phase-ship-move = фаза высадки и переброски
table-phase-battle = фаза боя
table-phase-harvest = фаза сбора Пряности
table-phase-over = игра окончена
table-storm = буря в секторе { $sector }
table-first-player = первый игрок: { $name }
table-covered = закрытая крепость: { $name }

table-spice = Пряность
table-reserve = резерв
table-tanks = баки
table-cards = карты
table-traitors = предатели
table-leaders = лидеры
table-leaders-fought = уже сражались
table-leaders-tanks = в аксолотль-баках
table-leaders-unknown = неизвестны
table-battle-cards = карты боя
table-market-cards = карты рынка
table-known = Что вы знаете ({ $name })
table-traitor = предатель { $name }
table-none = нет

table-cell = с. { $sector }
table-cell-in-storm = с. { $sector } в буре
table-spice-here = Пряность { $count }
table-legend = # крепость · с.: сектор · карты: бой + рынок
table-decks = Колоды: { $decks }.
table-deck-battle = бой
table-deck-market = рынок
table-deck-spice = Пряность
table-top-spice = Последняя карта Пряности: { $card }.

table-battle = Бой, { $territory }: { $advantage } (преимущество) – { $opponent }
table-plan-none = плана ещё нет
table-plan-made = план составлен
table-plan-revealed = план раскрыт
table-plan-dial =
    { $count ->
        [one] { $count } отряд на диске
        [few] { $count } отряда на диске
       *[many] { $count } отрядов на диске
    }
table-voice = Голос ({ $name }): { $command }

table-weapon-projectile = ручное оружие
table-weapon-poison = яд
table-weapon-special = особое оружие
table-defence-projectile = защита от ручного оружия
table-defence-poison = защита от яда
table-weapon-and-defence = оружие или защита
table-worthless = бесполезная
