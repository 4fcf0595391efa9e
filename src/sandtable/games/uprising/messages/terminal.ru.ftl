## Стол в терминале

table-round = Раунд { $number }
table-phase-setup = подготовка к игре
table-phase-round-start = начало раунда
table-phase-player-turns = ходы игроков
table-phase-combat = сражение
table-phase-makers = податели
table-phase-recall = возвращение
table-phase-endgame = конец игры
table-first-player = первый игрок: { $name }
table-shield-wall = Барьерная Стена цела

table-conflict = Конфликт { $level }: { $card } [{ $icon }]
table-protected = без песчаных червей: за Барьерной Стеной
table-conflicts-left =
    { $count ->
        [0] последний
        [one] ещё { $count } конфликт
        [few] ещё { $count } конфликта
       *[other] ещё { $count } конфликтов
    }
table-reward-1 = 1-е: { $effect }
table-reward-2 = 2-е: { $effect }
table-reward-3 = 3-е: { $effect }
table-reward-tied = 3-е (только при ничьей за 2-е): { $effect }
table-buy-for = купить за { $cost }

table-column-vp = ПО
table-column-solari = Сол
table-column-spice = Пря
table-column-water = Вод
table-column-emperor = Имп
table-column-guild = Гил
table-column-bene-gesserit = БГ
table-column-fremen = Фри
table-column-agents = Аг
table-column-garrison = Гарн
table-column-strength = Сила
table-column-cards = Карты
table-column-spies = Шпион
table-panel-legend = Аг: агенты · Сила: боевая сила (отряды+черви) · Карты: рука+интриги · Шпион: на поле/всего · *: союз
table-has-revealed = всё
table-has-council = Высший Совет
table-has-swordmaster = оружейник
table-has-hooks = крюк Подателя
table-memories =
    { $count ->
        [one] { $count } воспоминание
        [few] { $count } воспоминания
       *[other] { $count } воспоминаний
    }
table-training = обучение: { $step }
table-won = { $card } [{ $icon }]
table-controls = контроль: { $space }
table-contract = контракт: { $name }
table-completed =
    { $count ->
        [one] выполнен { $count } контракт
        [few] выполнено { $count } контракта
       *[other] выполнено { $count } контрактов
    }
table-spies-at = шпионы: { $posts }
table-swordmaster-cost =
    { $cost ->
        [one] оружейник за { $cost } ресурс
        [few] оружейник за { $cost } ресурса
       *[other] оружейник за { $cost } ресурсов
    }

table-board-legend = Поле (o свободно, x занято, C ячейка конфликта, M ячейка конфликта с Подателем)
table-bonus-spice = бонусная Пряность: { $count }
table-controlled = контроль: { $name }
table-agents-here = агент: { $names }
table-requires = только если { $condition }
table-or = или
table-free-spaces = Свободные ячейки
table-none = нет

table-row = Рынок Империи (цена)
table-reserve = Резерв
table-left = { $card } · осталось { $count }
table-aside = { $card } · отложена, владелец: { $name }
table-contracts = Доступные контракты
table-hand = Ваша рука
table-intrigue-cards = Ваши карты интриг
table-own-contracts = Ваши контракты
table-leader = Ваш лидер
table-discard = Ваш сброс
table-deck = Ваша колода, порядок неизвестен

table-all-factions = все фракции
table-box-acquire = Бонус покупки: { $effect }
table-box-agent = Агент: { $effect }
table-box-reveal = Раскрытие: { $effect }
table-box-on-discard = При сбросе: { $effect }
table-box-on-trash = При удалении: { $effect }
table-box-plot = Заговор: { $effect }
table-box-combat = Сражение: { $effect }
table-box-endgame = Цель: { $effect }
table-signet = Кольцо с печаткой ({ $name }): { $effect }.
table-play = сыграть «{ $card }»
table-play-intrigue = сыграть «{ $card }»: { $effect }
table-faction-level = { $faction } (сейчас { $level })
