# Надписи стола в браузере.

board-spice-here = Пряность: { $n }
board-forces = { $who }: { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }
board-covered = закрытая крепость, в этой игре песок
board-round = Раунд { $n } из 5
board-storm = Буря: сектор { $n }
board-first-player = первый игрок
board-top = Последний выброс: { $name }
board-strongholds = Крепости
board-plan = Боевой план
board-weapon = Оружие
board-defence = Защита
board-leader = Лидер
board-dial = Боевой диск
board-hidden = скрыто
board-nothing = ничего
board-total = Всего { $n }
board-advantage = боевое преимущество
board-strength = боевая сила { $n }
board-chart = Очки за крепости и Пряность
board-sum-mine = Ваш итог: { $n }
board-sum-leader = Ваш итог: диск + { $n }
board-sum-mine-about = Диск и лидер, если он выживет.
board-sum-most = Не больше { $n }
board-sum-most-about = Все отряды здесь с сильнейшим лидером; карты рынка могут прибавить.
board-price = { $n } { $n ->
        [one] Пряность
        [few] Пряности
       *[many] Пряности
    }
board-free = бесплатно
