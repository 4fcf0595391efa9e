## Стол в терминале

table-turn = Раунд { $number } из { $last }
table-phase-setup = подготовка к игре
table-phase-storm = фаза бури
table-phase-spice-blow = фаза выброса Пряности
table-phase-charity = фаза субсидий КООАМ
table-phase-bidding = фаза аукциона
table-phase-revival = фаза восстановления
table-phase-ship-move = фаза высадки и переброски
table-phase-battle = фаза боя
table-phase-collection = фаза сбора Пряности
table-phase-mentat-pause = фаза итогов
table-phase-over = игра окончена
table-storm = буря в секторе { $sector }
table-first-player = первый игрок: { $name }
table-wall-gone = Барьерная Стена разрушена

table-spice = Пряность
table-reserve = резерв
table-tanks = баки
table-cards = карты
table-traitors = предатели
table-leaders = лидеры
table-allies = союзники
table-leaders-fought = уже сражались
table-leaders-tanks = в аксолотль-баках
table-leaders-taken = в плену у Харконненов
table-leaders-killed = убиты Харконненами
table-leaders-unknown = неизвестны
table-known = Что вы знаете ({ $name })
table-traitor = предатель { $name }
table-none = нет

table-cell = с. { $sector }
table-cell-in-storm = с. { $sector } в буре
table-spice-here = Пряность { $count }
table-advisors-here = { $name } { $count } { $count ->
        [one] советница
        [few] советницы
       *[many] советниц
    }
table-legend = # крепость · с.: сектор · *: отряды со звездой · Пряность: своя + подкуп
table-decks = Колоды: уловки { $treachery }, Пряность { $spice }.
table-top-spice = Последние карты Пряности: { $cards }.
table-top-treachery = Последняя сброшенная карта: { $card }.

table-auction = На торгах карта { $number } из { $cards }, ставок ещё нет.
table-auction-bid = На торгах карта { $number } из { $cards }, ставка { $bid }: { $name }.
table-voyage = Высадка и переброска: { $name }.
table-shipment = Высадка ({ $name }): { $target }, отрядов { $count }, Пряности { $paid }.
table-kwisatz-sleeping = Квисатц Хадерах спит (потеряно отрядов: { $losses } из 7).
table-kwisatz-awake = Квисатц Хадерах пробудился.
table-kwisatz-killed = Квисатц Хадерах убит.
table-stopped = Остановлено «Карамой»: { $advantages }.
table-offer = Предложение ({ $name } → { $other }): { $gives }, взамен – { $wants }.

table-battle = Бой, { $territory }: { $aggressor } (агрессор) – { $defender }
table-plan-none = плана ещё нет
table-plan-made = план составлен
table-plan-revealed = план раскрыт
table-plan-dial = диск { $dial }
table-plan-spice = Пряность { $count }
table-with-kwisatz = с Квисатц Хадерахом
table-voice = Голос ({ $name }): { $order }
table-prescience = Предвидение ({ $name }): { $element }

table-prediction = Ваше предсказание: { $name }, раунд { $turn }.
table-storm-card = Закрытая карта бури: { $count } { $count ->
        [one] сектор
        [few] сектора
       *[many] секторов
    }.
table-spice-on-deck = Верхняя карта колоды Пряности: { $card }.
table-card-up = Карта на торгах: { $card }.
table-card-on-deck = Верхняя карта колоды уловок: { $card }.

table-role-projectile-weapon = ручное оружие
table-role-poison-weapon = ядовитое оружие
table-role-special-weapon = особое оружие
table-role-projectile-defence = защита от ручного оружия
table-role-poison-defence = защита от яда
table-role-leader-substitute = вместо лидера
table-role-worthless = бесполезная

## КООАМ и Ричезы

table-inflation-double = Инфляция: в следующий раз субсидии удваиваются.
table-inflation-cancel = Инфляция: в следующий раз субсидий нет.
table-stock = Карт в запасе Ричезов: { $count }.
table-no-field-face-up = Последнее использованное не-поле: { $value }.
table-no-field-laid = Ваше не-поле на планете: { $value }.
