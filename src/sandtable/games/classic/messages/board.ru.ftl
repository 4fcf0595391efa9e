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
        [one] советница
        [few] советницы
       *[many] советниц
    }
board-spice-here = Пряность: { $n }
board-deck-spice = Пряность
board-deck-treachery = уловки
board-first-player = первый игрок
board-allied = в союзе: { $names }
board-strongholds = крепости
board-you-know = Вы знаете:
board-kwisatz = Потеряно в боях: { $n } из 7
board-kwisatz-awake = Квисатц Хадерах пробуждён
board-kwisatz-killed = Квисатц Хадерах погиб
board-passes = пасует, пока не попросит спрашивать снова
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
board-aggressor = агрессор
board-defender = защищается
board-leader = Лидер
board-weapon = Оружие
board-defence = Защита
board-dial = Диск боя
board-total = Итого
board-calls-traitor = { $who }: «Предатель!»
board-offers = Предложения
board-offer = { $who } предлагает, кому: { $to }. Даёт: { $gives }, просит: { $wants }
board-offer-you = { $who } предлагает вам. Даёт: { $gives }, просит: { $wants }
board-term-count = { $what } ({ $n })
board-term-place = { $what } ({ $place })
board-accept = Принять
board-decline = Отклонить
board-stopped = остановлено «Карамой»: { $names }
board-auction-richese = Ричезы продают карту
board-auction-market = Карта продаётся на чёрном рынке
board-way-once-around = каждый ставит один раз
board-way-sealed = ставки тайные
board-ships = { $who } высаживает { $n }: { $where }
board-moves = { $who }: высадка и переброска
board-no-field = жетон не-поля
board-no-field-worth = жетон не-поля на { $n }
board-no-fields-behind = Жетоны не-полей за ширмой: { $values }
board-no-field-used = последний: { $n }
board-stock = Карт в запасе: { $n }
board-inflation-double = Инфляция: субсидии удваиваются
board-inflation-cancel = Инфляция: субсидий нет
board-support = КООАМ платит до { $n }
board-leaders-killed = тайно убито лидеров: { $n }
board-role-projectile-weapon = Ручное оружие: убивает лидера, если нет Щита.
board-role-poison-weapon = Ядовитое оружие: убивает лидера, если нет Ядоискателя.
board-role-special-weapon = Особое оружие
board-role-projectile-defence = Защита от ручного оружия
board-role-poison-defence = Защита от яда
board-role-leader-substitute = Заменяет лидера
board-role-worthless = Бесполезная: её можно сыграть как оружие или защиту, чтобы избавиться от неё.
board-price = { $n } { $n ->
        [one] Пряность
        [few] Пряности
       *[many] Пряности
    }
board-free = бесплатно
board-about-lasgun = Оружие, от которого нет защиты. Если у любой стороны есть Щит, всё взрывается: обе стороны теряют всё.
board-about-cheap-hero = Вместо лидера, без силы; после боя сбрасывается.
board-about-karama = Один раз останавливает преимущество другой фракции либо даёт высадку или карту по особой цене.
board-about-truthtrance = В любой момент: задайте другому игроку вопрос, на который надо правдиво ответить «да» или «нет».
board-about-tleilaxu-ghola = В любой момент: бесплатно восстановите своего лидера или до пяти отрядов.
board-about-hajr = При переброске: перебросьте ещё одну группу, можно и ту же самую.
board-about-weather-control = До движения бури, не в первом раунде: вы решаете, на сколько секторов она сдвинется, от 0 до 10.
board-about-family-atomics = До движения бури, не в первом раунде, с отрядами на Барьерной Стене или рядом: стена разрушена.
board-about-distrans = Кроме времени торгов: отдайте другому игроку одну свою карту.
board-about-juice-of-sapho = Станьте агрессором в бою или действуйте раньше либо позже всех там, где важна очерёдность.
board-about-mirror-weapon = Оружие, которое становится копией оружия противника.
board-about-nullentropy-box = Заплатите 2 Пряности: возьмите карту уловки из сброса.
board-about-ornithopter = При переброске: одна группа проходит до 3 территорий, или идут две группы.
board-about-portable-snooper = Защита от яда, которую можно добавить и после раскрытия планов.
board-about-residual-poison = До составления планов: случайный лидер вашего противника погибает.
board-about-semuta-drug = Сразу после того, как другой игрок сбросил карты уловок: возьмите одну из них.
board-about-stone-burner = Оружие: на ваш выбор оба лидера гибнут или оба не считаются; побеждает тот, у кого больше отрядов вне диска.
board-about-artillery-strike = Оружие: убивает обоих лидеров без Щита; лидеры не считаются, побеждает большее число на диске.
board-about-poison-tooth = Оружие: убивает обоих лидеров, и Ядоискатель не спасает; после раскрытия от него можно отказаться.
board-legend-forces = отряды; звезда – число отрядов со звездой
board-legend-advisors = советницы Бене Гессерит, они не сражаются
board-legend-spice = Пряность на планете
board-legend-blow = место выброса Пряности
board-legend-fight = здесь идёт бой
board-legend-leader = лидер и его сила
board-skills-offered = Карты навыков на выбор
board-traitors-looked-at = Карты предателей на выбор
board-tooth-withdrawn = действие карты «Яд в зубе» отменено
board-behind-shield = лидер с навыком за ширмой
board-copied = { $card } повторяет защиту противника
board-stronghold-cards = карты крепостей: { $names }
board-chart = Удерживаемые крепости
