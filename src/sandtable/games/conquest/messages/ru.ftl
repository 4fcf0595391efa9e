game-title = Дюна: игра завоеваний и дипломатии

## Варианты

option-pass = пас
option-pass-round = пас до конца раунда
option-nothing = ничего
option-done = это всё
option-draw = взять карты
option-exchange = обменять карту предателя
option-traitor = «Предатель!»
option-keep = оставить себе
option-discard = сбросить
option-collect = собрать Пряность
option-leave = не собирать Пряность
option-accept = принять
option-decline = отказаться
option-see-dial = число на боевом диске
option-see-leader = лидер
option-see-weapon = оружие
option-see-defence = защита
option-must-play-poison = сыграть яд
option-must-play-projectile = сыграть ручное оружие
option-must-play-special = сыграть особое оружие
option-must-not-play-poison = не играть яд
option-must-not-play-projectile = не играть ручное оружие
option-must-not-play-special = не играть особое оружие
option-as-projectile = как ручное оружие
option-as-poison = как яд

voice-must-play-poison = { option-must-play-poison }
voice-must-play-projectile = { option-must-play-projectile }
voice-must-play-special = { option-must-play-special }
voice-must-not-play-poison = { option-must-not-play-poison }
voice-must-not-play-projectile = { option-must-not-play-projectile }
voice-must-not-play-special = { option-must-not-play-special }

## Подготовка к игре

event-faction = Игрок { $seat }: { $who }.
event-leaders-drawn = { $who }, лидеры по жребию: { $leaders }.
event-traitors-dealt =
    { $count ->
        [one] { $who }: взята { $count } карта предателя.
        [few] { $who }: взято { $count } карты предателей.
       *[many] { $who }: взято { $count } карт предателей.
    }
event-traitors-seen = Вы взяли карты предателей: { $leaders }.
prompt-keep-traitor =
    { $count ->
        [one] Какую карту предателя вы оставите себе?
        [few] Какую карту предателя вы оставите себе? (Осталось выбрать { $count } карты.)
       *[many] Какую карту предателя вы оставите себе? (Осталось выбрать { $count } карт.)
    }
event-traitors-kept =
    { $count ->
        [one] { $who }: оставлена { $count } карта предателя.
        [few] { $who }: оставлено { $count } карты предателей.
       *[many] { $who }: оставлено { $count } карт предателей.
    }
event-traitors-kept-seen = Вы оставили себе карты предателей: { $leaders }.
event-stronghold-covered = Закрытая крепость, в этой игре песок: { $where }.
event-first-player-roll = { $who }: бросок за право первого игрока, { $face }.
event-first-player-roll-symbol = { $who }: бросок за право первого игрока, символ бури.
event-first-player = Первый игрок: { $who }.
event-round = Начинается раунд { $round }. Первый игрок: { $who }.

## Буря

prompt-weather-control =
    { $cards ->
        [0] Буря вот-вот двинется. Сыграть сейчас вам нечего.
       *[other] Буря вот-вот двинется. Сыграть карту рынка?
    }
prompt-storm-distance = На сколько секторов сдвинется буря?
event-storm-roll =
    { $steps ->
        [one] { $who }: бросок кубика бури, { $steps } сектор.
        [few] { $who }: бросок кубика бури, { $steps } сектора.
       *[many] { $who }: бросок кубика бури, { $steps } секторов.
    }
event-storm-symbol = { $who }: на кубике символ бури, этот игрок решает, насколько она сдвинется.
event-storm-chosen =
    { $steps ->
        [one] { $who }: решение о движении бури, { $steps } сектор.
        [few] { $who }: решение о движении бури, { $steps } сектора.
       *[many] { $who }: решение о движении бури, { $steps } секторов.
    }
event-storm-moves = Теперь буря в секторе { $sector }.
event-forces-lost-to-storm =
    { $count ->
        [one] { $who }: буря уничтожила { $count } отряд ({ $where }).
        [few] { $who }: буря уничтожила { $count } отряда ({ $where }).
       *[many] { $who }: буря уничтожила { $count } отрядов ({ $where }).
    }
event-spice-lost-to-storm = Буря развеяла Пряность ({ $where }): { $count }.

## Выброс Пряности

prompt-thumper =
    { $cards ->
        [0] Скоро выброс Пряности. Сыграть сейчас вам нечего.
       *[other] Скоро выброс Пряности. Сыграть карту рынка?
    }
event-spice-blow = Выброс Пряности ({ $where }): { $count }.
event-worm-too-early = Песчаный червь в 1-м раунде: карта возвращается в колоду.
event-worm-revealed = Появляется песчаный червь.
event-worm-finds-nothing = Червю не на что напасть.
event-worm-strikes = Червь нападает: { $where }.
event-forces-lost-to-blow =
    { $count ->
        [one] { $who }: выброс уничтожил { $count } отряд ({ $where }).
        [few] { $who }: выброс уничтожил { $count } отряда ({ $where }).
       *[many] { $who }: выброс уничтожил { $count } отрядов ({ $where }).
    }
event-forces-lost-to-worm =
    { $count ->
        [one] { $who }: червь пожрал { $count } отряд ({ $where }).
        [few] { $who }: червь пожрал { $count } отряда ({ $where }).
       *[many] { $who }: червь пожрал { $count } отрядов ({ $where }).
    }
event-spice-gone = Пряность уничтожена ({ $where }): { $count }.
prompt-ride = Ваши отряды могут оседлать червя ({ $where }). Куда они поедут?
prompt-ride-count =
    { $sector ->
        [0] Сколько отрядов поедет?
       *[other] Сколько отрядов поедет из сектора { $sector }?
    }
event-ride =
    { $who }: поездка на черве, { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }, { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where }, сектор { $sector }
    }.
event-no-ride = { $who }: без поездки на черве ({ $where }).

## Получение и розыгрыш карт

event-market-card = { $who }: сыграна карта рынка «{ $card }».
event-battle-card-discarded = { $who }: сброшена карта «{ $card }».
event-passes-round = { $who }: пас во всех таких случаях до конца раунда.
event-spies-gone = Время шпионов прошло.
prompt-barter =
    { $cards ->
        [0] Прежде чем брать карты боя: сыграть сейчас вам нечего.
       *[other] Взять карты боя или сначала сыграть карту рынка?
    }
prompt-barter-card = Какую карту боя вы сбросите?
event-battle-cards-drawn =
    { $count ->
        [0] { $who }: без новых карт боя.
        [one] { $who }: взята { $count } карта боя.
        [few] { $who }: взято { $count } карты боя.
       *[many] { $who }: взято { $count } карт боя.
    }
event-battle-cards-seen = Ваши новые карты боя: { $cards }.
prompt-buy = Сколько карт рынка вы купите? Цена каждой в Пряности: { $cost }.
event-buys-nothing = { $who }: без покупок на рынке.
event-buys =
    { $count ->
        [one] { $who }: куплена { $count } карта рынка (цена: { $cost }).
        [few] { $who }: куплено { $count } карты рынка (цена: { $cost }).
       *[many] { $who }: куплено { $count } карт рынка (цена: { $cost }).
    }
event-buys-from =
    { $count ->
        [one] { $who }: куплена { $count } карта рынка (цена: { $cost }; плату получает { $payee }).
        [few] { $who }: куплено { $count } карты рынка (цена: { $cost }; плату получает { $payee }).
       *[many] { $who }: куплено { $count } карт рынка (цена: { $cost }; плату получает { $payee }).
    }
event-market-cards-seen = Ваши новые карты рынка: { $cards }.

## Восстановление

prompt-revive-forces = Сколько отрядов вы восстановите? Бесплатно: { $free }; цена каждого следующего в Пряности: { $cost }.
prompt-revive-leader = Какого лидера вы восстановите по цене его силы? У вас осталось Пряности: { $spice }.
prompt-ghola = Кого вернёт карта гхолы: лидера или сколько отрядов?
event-no-revival = { $who }: без восстановления.
event-forces-revived =
    { $who }: { $count ->
        [one] восстановлен { $count } отряд
        [few] восстановлено { $count } отряда
       *[many] восстановлено { $count } отрядов
    } { $cost ->
        [0] (бесплатно)
       *[other] (цена: { $cost })
    }.
event-leader-revived =
    { $who }: { $leader } снова в строю { $cost ->
        [0] (бесплатно)
       *[other] (цена: { $cost })
    }.

## Высадка и переброска

prompt-ship =
    { $most ->
        [one] Куда вы высадите отряды? Вам хватит Пряности на { $most } отряд.
        [few] Куда вы высадите отряды? Вам хватит Пряности на { $most } отряда.
       *[many] Куда вы высадите отряды? Вам хватит Пряности на { $most } отрядов.
    }
prompt-ship-count = Сколько отрядов вы высадите? ({ $where })
prompt-bring = Сколько отрядов вы введёте в Полярную впадину?
event-ship =
    { $who }: высадка, { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    } → { $sector ->
        [0] { $where }
       *[other] { $where }, сектор { $sector }
    } { $cost ->
        [0] (бесплатно)
       *[other] (цена: { $cost })
    }.
event-no-shipment = { $who }: без высадки.
prompt-move = С какой территории вы перебросите группу?
prompt-move-to =
    { $most ->
        [one] Куда вы перебросите группу ({ $where })? Дальность: { $most } территория.
        [few] Куда вы перебросите группу ({ $where })? Дальность: { $most } территории.
       *[many] Куда вы перебросите группу ({ $where })? Дальность: { $most } территорий.
    }
prompt-move-count =
    { $sector ->
        [0] Сколько отрядов пойдёт с группой? ({ $where })
       *[other] Сколько отрядов пойдёт с группой? ({ $where }, сектор { $sector })
    }
prompt-another-move =
    { $cards ->
        [0] После переброски: сыграть сейчас вам нечего.
       *[other] Сыграть карту рынка, чтобы перебросить ещё одну группу?
    }
event-move =
    { $who }: переброска, { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }, { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where }, сектор { $sector }
    }.
event-no-move = { $who }: без переброски.

## Бой

prompt-choose-battle = У вас преимущество в бою. Где вы сразитесь дальше?
prompt-choose-opponent = С кем вы сразитесь? ({ $where })
prompt-choose-part = В какой части территории вы сразитесь? ({ $where })
event-battle = Бой ({ $where }): { $who } (преимущество) — { $opponent }.
prompt-exchange = Обменять карту предателя перед боем?
event-traitor-exchange = { $who }: обмен карты предателя.
prompt-return-traitor = Какую карту предателя вы уберёте под колоду?
event-traitor-returned = Карта предателя, которую вы убрали под колоду: { $leader }.
prompt-spy =
    { $cards ->
        [0] Сейчас игроки составят боевые планы. Сыграть сейчас вам нечего.
       *[other] Сейчас игроки составят боевые планы. Сыграть карту рынка?
    }
prompt-spy-on = Чьи карты боя вы посмотрите?
event-spy = { $who }: просмотр карт боя противника ({ $target }).
event-spy-sees = Карты боя ({ $target }): { $cards }.
prompt-voice = Голос: что вы прикажете противнику ({ $opponent })?
event-no-voice = { $who }: Голос не использован.
event-voice = { $who }: Голос приказывает противнику ({ $opponent }): { $command }!
prompt-prescience = Предвидение: какую часть плана противника вы посмотрите ({ $opponent })?
event-no-prescience = { $who }: Предвидение не использовано.
event-prescience = { $who }: Предвидение, план противника ({ $opponent }): { $element }.
event-sees-dial = Боевой план ({ $opponent }): на диске { $count }.
event-sees-leader = Боевой план ({ $opponent }): лидер { $leader }.
event-sees-card = Боевой план ({ $opponent }): карта «{ $card }».
event-sees-mode = Карта настроена { $mode }.
event-sees-nothing = Боевой план ({ $opponent }): это место пустует.
prompt-plan-leader = Ваш боевой план: какой лидер сражается?
prompt-plan-weapon = Ваш боевой план: какое оружие?
prompt-plan-mode = Ваш боевой план: как настроить оружие?
prompt-plan-defence = Ваш боевой план: какая защита?
prompt-plan-dial = Ваш боевой план: сколько отрядов выставить на диске? Они погибнут при любом исходе.
event-plan-made = { $who }: боевой план составлен.
event-no-leader = { $who }: нет лидера для боя.
event-plan =
    { $dial ->
        [one] Боевой план ({ $who }): { $dial } отряд, { $leader }; оружие: { $weapon }; защита: { $defence }.
        [few] Боевой план ({ $who }): { $dial } отряда, { $leader }; оружие: { $weapon }; защита: { $defence }.
       *[many] Боевой план ({ $who }): { $dial } отрядов, { $leader }; оружие: { $weapon }; защита: { $defence }.
    }
event-plan-no-leader =
    { $dial ->
        [one] Боевой план ({ $who }): { $dial } отряд, без лидера.
        [few] Боевой план ({ $who }): { $dial } отряда, без лидера.
       *[many] Боевой план ({ $who }): { $dial } отрядов, без лидера.
    }
event-plan-mode = Оружие ({ $who }) настроено { $mode }.
prompt-respond =
    { $cards ->
        [0] Планы раскрыты. Сыграть вам нечего, и раскрыть некого.
       *[other] Планы раскрыты. Сыграть карту рынка или раскрыть предателя?
    }
event-pass = { $who }: пас.
event-traitor = { $who }: «Предатель!» Раскрыт предатель: { $leader }.
prompt-answer-call =
    { $cards ->
        [0] Ваш лидер оказался предателем. Ответить предателем вы не можете.
       *[other] Ваш лидер оказался предателем. Раскрыть своего предателя в ответ?
    }
event-two-traitors = Два предателя: обе стороны теряют всё, никто не побеждает.
event-wins-by-traitor = { $who }: победа благодаря предателю, без потерь.
event-explosion = Лазерное ружьё и щит: взрыв уничтожает всё ({ $where }).
event-battle-won = { $who }: победа в бою. Боевая сила { $strength } против { $against } (проигравшая сторона: { $loser }).
event-leader-killed = { $leader } ({ $who }): гибель лидера.
event-spice-for-leaders = { $who }: за убитых лидеров получено Пряности: { $count }.
event-forces-lost =
    { $count ->
        [one] { $who }: потерян { $count } отряд ({ $where }).
        [few] { $who }: потеряно { $count } отряда ({ $where }).
       *[many] { $who }: потеряно { $count } отрядов ({ $where }).
    }
prompt-withdraw =
    { $cards ->
        [0] Вы проиграли бой. Сыграть сейчас вам нечего.
       *[other] Вы проиграли бой. Сыграть карту рынка?
    }
prompt-withdraw-count = Сколько отрядов вернётся в ваш резерв?
event-withdraws =
    { $count ->
        [one] { $who }: { $count } отряд возвращается в резерв.
        [few] { $who }: { $count } отряда возвращаются в резерв.
       *[many] { $who }: { $count } отрядов возвращаются в резерв.
    }
prompt-lose-dialled = Сколько выставленных на диске отрядов вы потеряете в секторе { $sector }?
prompt-keep-card = Вы победили. Что делать с картой «{ $card }»?
event-battle-card-kept = { $who }: карта «{ $card }» остаётся на руке.

## Сбор Пряности

prompt-harvest = Собрать Пряность? На каждый ваш отряд приходится: { $rate }.
prompt-harvester = Где работает комбайн?
event-harvest = { $who }: собрано Пряности: { $count } ({ $where }).
event-leaves-spice = { $who }: Пряность не собрана.
prompt-charity = Принять милостыню? Пряности у вас будет: { $count }.
event-charity = { $who }: получено Пряности из милостыни: { $count }.
event-no-charity = { $who }: без милостыни.

## Конец игры

event-game-over = Игра окончена. Победа: { $winners }. { $why }
reason-strongholds = Исход решили три крепости.
reason-points = Исход решили очки: 5 за каждую крепость, 1 за каждую единицу Пряности.
