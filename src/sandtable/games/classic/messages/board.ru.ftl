# Надписи стола в браузере.

board-map = Планета
board-turn = Раунд { $n } из { $last }
board-storm = Буря: сектор { $n }
board-wall-gone = Барьерная Стена разрушена
board-last-blows = последние выбросы: { $names }
board-cell = { $territory }, сектор { $sector }
board-sand = песок
board-rock = скалы
board-stronghold = крепость
board-polar = полярная впадина
board-in-storm = в буре
board-forces = { $who }: { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }
board-forces-special = { $who }: { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }, со звездой: { $special }
board-advisors = { $who }: { $n } { $n ->
        [one] советник
        [few] советника
       *[many] советников
    }
board-spice-here = Пряность: { $n }
board-deck-spice = Пряность
board-deck-treachery = вероломство
board-first-player = первый игрок
board-allied = в союзе: { $names }
board-strongholds = крепости
board-you-know = Вы знаете:
board-kwisatz = Потеряно в боях: { $n } из 7
board-kwisatz-awake = Квисатц Хадерах пробуждён
board-kwisatz-killed = Квисатц Хадерах погиб
board-passes = пропускает, пока не попросит спросить
board-nothing = ничего
board-hidden = скрыто
board-up = на торгах: { $card }
board-on-deck = сверху колоды: { $card }
board-spice-on-deck = следующая карта Пряности: { $card }
board-storm-card = буря сдвинется на { $n }
board-prediction = Ваше предсказание: { $who }, раунд { $n }
board-you-have-seen = Вы видели
board-auction = Торги
board-auction-card = Торги: карта { $n } из { $of }
board-bids = предлагает { $n }
board-no-bid = Ставок ещё нет.
board-has-cards = карт { $n }, Пряности { $spice }
board-battle = Бой
board-voice = { $who } приказывает Голосом: { $order }
board-prescience = { $who } предвидит: { $element }
board-aggressor = нападает
board-defender = защищается
board-leader = Лидер
board-weapon = Оружие
board-defence = Защита
board-dial = Диск боя
board-total = Итого
board-calls-traitor = { $who }: «Предатель!»
