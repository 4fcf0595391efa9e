# Надписи стола в браузере.

board-map = Карта Арракиса
board-round = Раунд { $n }
board-supremacy = Превосходство: { $n } из { $most }
board-prescience = Предвидение
board-prescience-step = { $name }: { $n } из { $most }
board-spice-must-flow = Пряность должна поступать
board-imperium-row = { $name }: ряд { $n } из 5
board-ban = имперский запрет
board-saved-spice = Сбережено пряности: { $n }
board-blocked-dice = { $n } { $n ->
        [one] кубик лежит на планшете
        [few] кубика лежат на планшете
       *[many] кубиков лежат на планшете
    }
board-several = { $n } × { $what }
board-token = { $n } { $n ->
        [one] жетон дислокации
        [few] жетона дислокации
       *[many] жетонов дислокации
    }
board-terrain-mountain = горы
board-terrain-plateau = плоскогорье
board-terrain-minor-erg = малый эрг
board-terrain-desert = пустыня
board-terrain-deep-desert = бескрайняя пустыня
board-settlement = поселение, ранг { $n }
board-sietch = сиетч, ранг { $n }
board-sietch-facedown = закрытый сиетч
board-harvester = комбайн
board-station = экологическая станция
board-wormsign = следы червя
board-sandworm = песчаный червь
board-wild-maker = Дикий Податель
board-ornithopter = орнитоптер
board-carryall = грузолёт
board-blasted = здесь взорван фамильный атомный арсенал
board-dice-left = { $name }: не использовано { $n }, использовано { $used }
board-excess = лишних: { $n }
board-bene-gesserit = Жетоны Бене Гессерит
board-tank = Восстановительный резервуар
board-leaders = Командиры
board-leader-aside = рядом с полем
board-leader-tank = в резервуаре
board-leader-out = не в игре
board-leader-spent = особое действие использовано
board-leader-card = В сражении особый результат даёт попаданий: { $hits }, щитов: { $shields }. { $special }
board-free-action = свободное действие
board-special-action = Особое действие: { $text }.
board-hand = Карты планирования
board-others-hand = карт планирования на руке: { $n }
board-shown = Карты предвидения на треке
board-claimed = присвоена в этом раунде
board-objective = Тайная цель
board-objective-hidden = скрыто
board-nothing = ничего
board-unrolled = Ещё не брошено кубиков: { $n }
board-battle = Сражение: { $area }
board-battle-round = Боевой раунд { $n }
board-surprise = внезапная атака
board-attacker = атакует
board-defender = защищается
board-extra-dice = { $n } { $n ->
        [one] дополнительный кубик
        [few] дополнительных кубика
       *[many] дополнительных кубиков
    }
board-reconstructed = Текст этой карты не удалось сверить с коробкой.
board-supply = Запас
board-legion-of = Легион: { $side }
board-planning-hands = Карты планирования: { $names }
board-not-in-play = Не в игре
board-cones = Осталось куполов тишины: { $n }
board-mahdi-harvest = Сектор добычи: { $card }
board-mahdi-target = Сиетч-цель: { $where }
board-mahdi-marches-on = Куда легионы идут в этот ход: { $where }
board-mahdi-reinforcements = Колода подкреплений: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
board-mahdi-pool = Жетоны в запасе: { $names }
board-rolled = Выпало: { $hits } { $hits ->
        [one] попадание
        [few] попадания
       *[many] попаданий
    }, { $shields } { $shields ->
        [one] щит
        [few] щита
       *[many] щитов
    }
board-legend-target = Сиетч-цель Махди

## Как идёт легион

board-means-foot = пешком
board-means-ride = верхом на червях
board-means-flight = на орнитоптере

## Сражение

board-die-hit = попадание
board-die-shield = щит
board-die-special = особый результат
board-rolls-next = Бросит { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
board-sum = { $hits } { $hits ->
        [one] попадание
        [few] попадания
       *[many] попаданий
    }, { $shields } { $shields ->
        [one] щит
        [few] щита
       *[many] щитов
    }
board-uses-special = { $leader } применяет особый результат ({ $what })
board-breaks = Особые элитные отряды пробивают { $n } { $n ->
        [one] щит
        [few] щита
       *[many] щитов
    }
board-suffers = Получает { $n } { $n ->
        [one] попадание
        [few] попадания
       *[many] попаданий
    }
board-unhurt = Попаданий не получает
board-paid = Цена продолжения атаки – { $n } { $n ->
        [one] попадание
        [few] попадания
       *[many] попаданий
    }
board-price = Цена продолжения атаки – { $n } { $n ->
        [one] попадание
        [few] попадания
       *[many] попаданий
    }
board-price-none = Продолжение атаки ничего не стоит
board-odds-ask = Каковы шансы?
board-odds = Шансы
board-odds-wins = победа { $n } %
board-odds-none = гибель обоих { $n } %
board-odds-loses = поражение { $n } %
board-odds-walks-in = Здесь никто не обороняется
board-odds-note = Точный расчёт для сражения до конца, в котором никто не сбрасывает карт.
board-odds-guessed = Закрытое учтено всеми возможными способами.

## Махди по шагам

board-mahdi-story = Что делает Махди и почему
board-mahdi-step = Шаг { $n } из { $most }
board-mahdi-next = Следующий шаг
board-mahdi-all = Всё сразу
board-mahdi-before = Прошлые действия
board-legend-chosen = что выбирает Махди
board-legend-rejected = что Махди отвергает

## Кто играет рядом и что дают результаты

board-ally = ваш союзник
board-takes-turn = выполняет этот ход
board-about-leadership = Переместите 2 разных легиона с командиром или внезапно атакуйте одним из них.
board-about-strategy = Переместите 2 разных легиона или атакуйте одним.
board-about-deployment-atreides = Дислоцируйте жетон дислокации и командира в одном сиетче.
board-about-deployment-harkonnen = Дислоцируйте в своих поселениях 3 обычных отряда и командира.
board-about-mentat = Возьмите 2 карты планирования.
board-about-house-atreides = Используйте как любой другой результат.
board-about-house-harkonnen = Замените 2 обычных отряда элитными или поместите на поле 2 единицы техники.
board-about-card = Или потратьте кубик, чтобы сыграть карту планирования.
board-about-leader = Вместо этого особое действие может выполнить { $leader }.
board-combat-values = В сражении: { $what }
board-empty = пусто
board-met = выполнено
board-lacking = не хватает
board-claims-left = можно присвоить ещё { $n }
board-smf-row = Ряд { $n }
board-smf-dice = Здесь лежит кубиков: { $n }
board-goal = Нужно для вашей тайной цели: { $n }
board-ban-of = Действует запрет: { $what }
board-hand-of = Известно на руке: { $power }

## Кубики, которые делят двое

board-division = Кубики стороны «{ $side }»: раздел
board-division-rolled = Выпало
board-division-change = заменить
board-division-changed = заменено
board-division-nothing = нет кубиков
board-chart = Очки превосходства или предвидения в сумме
