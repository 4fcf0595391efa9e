### Дом Хагаль: оппоненты, их карты и настройки игры для одного и двух участников.

## Оппоненты

rival-staban-tuek = Стабан Туек (оппонент)
    .gen = Стабана Туека
    .bare = Стабан Туек
rival-lady-amber-metulli = Леди Амбер Метулли (оппонент)
    .gen = леди Амбер Метулли
    .bare = Леди Амбер Метулли
rival-gurney-halleck = Гурни Халлек (оппонент)
    .gen = Гурни Халлека
    .bare = Гурни Халлек
rival-lady-margot-fenring = Леди Марго Фенринг (оппонент)
    .gen = леди Марго Фенринг
    .bare = Леди Марго Фенринг
rival-glossu-rabban = Глоссу «Зверь» Раббан (оппонент)
    .gen = Глоссу «Зверя» Раббана
    .bare = Глоссу «Зверь» Раббан
rival-princess-irulan = Принцесса Ирулан (оппонент)
    .gen = принцессы Ирулан
    .bare = Принцесса Ирулан
rival-baron-harkonnen = Барон Владимир Харконнен (оппонент)
    .gen = барона Владимира Харконнена
    .bare = Барон Владимир Харконнен
rival-lady-jessica = Леди Джессика (оппонент)
    .gen = леди Джессики
    .bare = Леди Джессика
rival-feyd-rautha = Фейд-Раута Харконнен (оппонент)
    .gen = Фейд-Рауты Харконнена
    .bare = Фейд-Раута Харконнен
rival-muad-dib = Муад'Диб (оппонент)
    .gen = Муад'Диба
    .bare = Муад'Диб

## Карты Дома Хагаль

hagal-new-deck = Новая колода
hagal-place-spy-spice-trade = Отправка шпиона (Торговля Пряностью)
hagal-place-spy-city = Отправка шпиона (Город)
hagal-place-spy-landsraad = Отправка шпиона (Ландсраад)
hagal-sardaukar = Сардаукары
hagal-dutiful-service = Верная служба
hagal-heighliner = Хайлайнер
hagal-supplies-heighliner = Снабжение/Хайлайнер
hagal-espionage = Шпионаж
hagal-secrets = Тайны
hagal-desert-tactics = Война в пустыне
hagal-fremkit = Фримпакет
hagal-assembly-hall = Зал собраний
hagal-gather-support = Поиск поддержки
hagal-gather-support-armed = Поиск поддержки (мечи)
hagal-contract-shipping-third = Контракты/Поставки (III)
hagal-contract-shipping-first = Контракты/Поставки (I)
hagal-research-station = Научная станция
hagal-spice-refinery = Склад Пряности
hagal-arrakeen = Арракин
hagal-sietch-tabr = Сиетч Табр
hagal-hagga-imperial = Котловина Хагга / Имперская котловина
hagal-deep-desert = Глубокая пустыня

## Что говорят карты

hagal-branch = { $space } – { $effect }
hagal-before = { $effect }; затем раскрыть ещё одну карту
hagal-otherwise = { $first }; иначе { $rest }
hagal-when = если { $condition }: { $then }
hagal-if-influence = у оппонента не менее { $amount } влияния ({ $faction })
hagal-if-alliance = у оппонента есть союз
hagal-if-level = конфликт имеет уровень { $level ->
    [1] I
    [2] II
   *[3] III
}
hagal-if-bonus-spice = в ячейке есть бонусная Пряность
hagal-effect-recruit = { $amount ->
    [one] нанять { $amount } отряд
    [few] нанять { $amount } отряда
   *[other] нанять { $amount } отрядов
}
hagal-effect-intrigue = { $amount ->
    [one] взять { $amount } карту интриги
    [few] взять { $amount } карты интриг
   *[other] взять { $amount } карт интриг
}
hagal-effect-steal-intrigue = { $amount ->
    [one] кража карты интриги у каждого, у кого есть хотя бы { $amount } карта
    [few] кража карты интриги у каждого, у кого не менее { $amount } карт
   *[other] кража карты интриги у каждого, у кого не менее { $amount } карт
}
hagal-effect-signet = способность кольца с печаткой оппонента
hagal-effect-take-maker-hooks = взять крюк Подателя
hagal-effect-remove-shield-wall = убрать Барьерную Стену (если есть крюк Подателя)
hagal-effect-take-bonus-spice = взять бонусную Пряность
hagal-effect-harvest-or-worm = песчаные черви (если есть крюк Подателя) или Пряность из ячейки
hagal-effect-new-deck = перемешать все карты Дома Хагаль
hagal-effect-place-spy = поместить шпиона во фракцию по приоритету
hagal-effect-post-spy = поместить шпиона ({ $icon })
hagal-effect-ranked-influence = +1 влияние: { $rank }-я фракция по приоритету
hagal-effect-influence-least = { $amount ->
    [one] +{ $amount } влияние во фракции, где его меньше всего
   *[other] +{ $amount } влияния во фракции, где его меньше всего
}
hagal-effect-influence-most = { $amount ->
    [one] +{ $amount } влияние во фракции, где его больше всего
   *[other] +{ $amount } влияния во фракции, где его больше всего
}
hagal-effect-influence-alliance-else-least = { $amount ->
    [one] +{ $amount } влияние там, где это даст союз, иначе там, где его меньше всего
   *[other] +{ $amount } влияния там, где это даст союз, иначе там, где его меньше всего
}

## Настройки

setting-difficulty = Уровень сложности
choice-mercenary = Наёмник (лёгкий)
choice-sardaukar = Сардаукар (средний)
choice-mentat = Ментат (тяжёлый)
choice-kwisatz-haderach = Квисатц Хадерах (сверхтяжёлый)
setting-rival-0 = Первый оппонент
setting-rival-1 = Второй оппонент
choice-glossu-rabban = Глоссу «Зверь» Раббан
choice-baron-harkonnen = Барон Владимир Харконнен
choice-feyd-rautha = Фейд-Раута Харконнен
setting-imperium-row-churn = Обновление рынка Империи
setting-streamlined-rivals = Неамбициозные оппоненты
setting-brutal-escalation = Резкая эскалация
setting-expert-deployment = Обдуманное размещение
setting-smart-politics = Расчётливая политика
setting-measured-deployment = Размеренное размещение (до преимущества в 3)

## Что происходит

event-rival = Оппонент: { $who-bare }.
event-hagal-reveals = { $who } раскрывает карту «{ $card }».
event-hagal-reshuffled = Карты Дома Хагаль перемешаны в новую колоду.
event-hagal-occupied = { $who } раскрывает карту «{ $card }», но ячейка «{ $space }» занята; раскрывается следующая.
event-hagal-unfit = { $who } раскрывает карту «{ $card }», но она действует, только если { $condition }; раскрывается следующая.
event-hagal-safe-lead = { $who } игнорирует карту «{ $card }»: союзу { $faction-with } ничто не грозит.
event-hagal-lost-race = { $who } игнорирует карту «{ $card }»: отставание во фракции «{ $faction }» слишком велико.
event-hagal-sends = { $who } раскрывает карту «{ $card }» и отправляет агента в ячейку «{ $space }».
event-hagal-nowhere = { $who } не находит свободной ячейки и пропускает ход.
event-hagal-swords = { $swords ->
    [0] { $who } раскрывает карту «{ $card }»: мечей нет, боевая сила { $strength }.
    [one] { $who } раскрывает карту «{ $card }»: { $swords } меч, боевая сила { $strength }.
    [few] { $who } раскрывает карту «{ $card }»: { $swords } меча, боевая сила { $strength }.
   *[other] { $who } раскрывает карту «{ $card }»: { $swords } мечей, боевая сила { $strength }.
}
event-rival-signet = { $who } применяет способность кольца с печаткой.
event-rival-network = { $who } имеет на поле трёх шпионов и применяет способность шпионской сети.
event-rival-no-post = { $who } не находит свободного наблюдательного пункта для шпиона.
event-rival-swordmaster = { $who } получает оружейника; цена{ $solari ->
        [0] {""}
       *[other] {""} · солярии – { $solari }
    }{ $spice ->
        [0] {""}
       *[other] {""} · Пряность – { $spice }
    }{ $water ->
        [0] {""}
       *[other] {""} · вода – { $water }
    }{ $intrigue ->
        [0] {""}
       *[other] {""} · карты интриг – { $intrigue }
    }.
event-rival-exchanges-solari = { $amount ->
    [one] { $who } обменивает { $amount } солярий на ПО.
    [few] { $who } обменивает { $amount } солярия на ПО.
   *[other] { $who } обменивает { $amount } соляриев на ПО.
}
event-rival-exchanges-spice = { $amount ->
    [one] { $who } обменивает { $amount } Пряность на ПО.
   *[other] { $who } обменивает { $amount } Пряности на ПО.
}
event-rival-exchanges-water = { $amount ->
    [one] { $who } обменивает { $amount } воду на ПО.
   *[other] { $who } обменивает { $amount } воды на ПО.
}
event-rival-exchanges-intrigue = { $amount ->
    [one] { $who } обменивает { $amount } карту интриги на ПО.
    [few] { $who } обменивает { $amount } карты интриг на ПО.
   *[other] { $who } обменивает { $amount } карт интриг на ПО.
}
event-rival-discards-intrigue = { $who } сбрасывает { $cards-count ->
        [one] карту интриги { $cards-quoted }
       *[other] карты интриг { $cards-quoted }
    }.
event-rival-leaves-spice = { $who } оставляет бонусную Пряность ({ $amount }) в общем запасе.
event-rival-holds-back = { $amount ->
    [one] { $who } опережает всех и оставляет { $amount } отряд в гарнизоне.
    [few] { $who } опережает всех и оставляет { $amount } отряда в гарнизоне.
   *[other] { $who } опережает всех и оставляет { $amount } отрядов в гарнизоне.
}
event-row-churn = Бросок двух кубиков для рынка Империи: { $first } и { $second }.
event-row-churned = С рынка Империи сброшена карта «{ $card }».

## В терминале

table-rival-card = Приоритет: { $priority } · кольцо с печаткой: { $signet } · шпионская сеть: { $network }

## Чем закончилось

reason-rival = победил оппонент
