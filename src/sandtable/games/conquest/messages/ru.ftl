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
option-leave-in = не собирать Пряность { $where-in }
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
event-leaders-drawn = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } лидеров по жребию: { $leaders }.
event-traitors-dealt = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } { $count ->
        [one] карту предателя
        [few] карты предателей
       *[many] карт предателей
    }.
event-traitors-seen = { $leaders-count ->
        [one] Вы взяли карту предателя: { $leaders }.
       *[other] Вы взяли карты предателей: { $leaders }.
    }
prompt-keep-traitor =
    { $count ->
        [one] Какую карту предателя вы оставите себе?
        [few] Какую карту предателя вы оставите себе? (Осталось выбрать { $count } карты.)
       *[many] Какую карту предателя вы оставите себе? (Осталось выбрать { $count } карт.)
    }
event-traitors-kept = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } себе { $count } { $count ->
        [one] карту предателя
        [few] карты предателей
       *[many] карт предателей
    }.
event-traitors-kept-seen = { $leaders-count ->
        [one] Вы оставили себе карту предателя: { $leaders }.
       *[other] Вы оставили себе карты предателей: { $leaders }.
    }
event-stronghold-covered = Эта крепость закрыта, в этой партии там песок: { $where }.
event-first-player-roll = { $who } { $who-num ->
       *[one] выбрасывает
        [many] выбрасывают
    } за первый ход { $face }.
event-first-player-roll-symbol = { $who } { $who-num ->
       *[one] выбрасывает
        [many] выбрасывают
    } за первый ход символ бури.
event-first-player = Первый игрок: { $who }.
event-round = Начинается раунд { $round }. Первый игрок: { $who }.

## Буря

prompt-weather-control =
    { $cards ->
        [0] Буря вот-вот двинется. Сыграть сейчас вам нечего.
       *[other] Буря вот-вот двинется. Сыграть карту рынка?
    }
prompt-storm-distance = На сколько секторов сдвинется буря?
event-storm-roll = { $who } { $who-num ->
       *[one] бросает
        [many] бросают
    } кубик бури: { $steps ->
        [0] она не движется
        [one] { $steps } сектор
        [few] { $steps } сектора
       *[many] { $steps } секторов
    }.
event-storm-symbol = { $who } { $who-num ->
       *[one] выбрасывает
        [many] выбрасывают
    } символ бури и { $who-num ->
       *[one] решает
        [many] решают
    }, насколько она сдвинется.
event-storm-chosen = { $who } { $steps ->
        [0] { $who-num ->
           *[one] оставляет
            [many] оставляют
        }
       *[other] { $who-num ->
           *[one] двигает
            [many] двигают
        }
    } бурю { $steps ->
        [0] на месте
        [one] на { $steps } сектор
        [few] на { $steps } сектора
       *[many] на { $steps } секторов
    }.
event-storm-moves = Теперь буря в секторе { $sector }.
event-forces-lost-to-storm = Буря уничтожает { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $who-gen } { $where-in }.
event-spice-lost-to-storm = Буря развеивает { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }.

## Выброс Пряности

prompt-thumper =
    { $cards ->
        [0] Скоро выброс Пряности. Сыграть сейчас вам нечего.
       *[other] Скоро выброс Пряности. Сыграть карту рынка?
    }
event-spice-blow = Выброс Пряности { $where-in }: { $count }.
event-worm-too-early = Песчаный червь в 1-м раунде: карта возвращается в колоду.
event-worm-revealed = Появляется песчаный червь.
event-worm-finds-nothing = Червю не на что напасть.
event-worm-strikes = Червь нападает на { $where-acc }.
event-forces-lost-to-blow = Выброс уничтожает { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $who-gen } { $where-in }.
event-forces-lost-to-worm = Червь пожирает { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $who-gen } { $where-in }.
event-spice-gone = Пропадает { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }.
prompt-ride = Ваши отряды могут оседлать червя { $where-in }. Куда они поедут?
prompt-ride-count =
    { $sector ->
        [0] Сколько отрядов поедет?
       *[other] Сколько отрядов поедет из сектора { $sector }?
    }
event-ride = { $who } { $who-num ->
       *[one] едет
        [many] едут
    } на черве { $origin-from } { $where-to }{ $sector ->
        [0] {""}
       *[other] {""} (сектор { $sector })
    }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }.
event-no-ride = { $who } не { $who-num ->
       *[one] седлает
        [many] седлают
    } червя { $where-in }.

## Получение и розыгрыш карт

event-market-card = { $who } { $who-num ->
       *[one] играет
        [many] играют
    } карту рынка «{ $card }».
event-battle-card-discarded = { $who } { $who-num ->
       *[one] сбрасывает
        [many] сбрасывают
    } карту «{ $card }».
event-passes-round = { $who } { $who-num ->
       *[one] пасует
        [many] пасуют
    } во всех таких случаях до конца раунда.
event-spies-gone = Шпионов больше играть нельзя.
prompt-barter =
    { $cards ->
        [0] Прежде чем брать карты боя: сыграть сейчас вам нечего.
       *[other] Взять карты боя или сначала сыграть карту рынка?
    }
prompt-barter-card = Какую карту боя вы сбросите?
event-battle-cards-drawn = { $count ->
        [0] { $who } не { $who-num ->
       *[one] берёт
        [many] берут
    } карт боя.
        [one] { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } карту боя.
        [few] { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } карты боя.
       *[many] { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } карт боя.
    }
event-battle-cards-seen = { $cards-count ->
        [one] Ваша новая карта боя: { $cards-quoted }.
       *[other] Ваши новые карты боя: { $cards-quoted }.
    }
prompt-buy = Сколько карт рынка вы купите? Каждая стоит { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }.
event-buys-nothing = { $who } ничего не { $who-num ->
       *[one] покупает
        [many] покупают
    } на рынке.
event-buys = { $who } { $who-num ->
       *[one] покупает
        [many] покупают
    } { $count } { $count ->
        [one] карту рынка
        [few] карты рынка
       *[many] карт рынка
    } за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }.
event-buys-from = { $who } { $who-num ->
       *[one] покупает
        [many] покупают
    } { $count } { $count ->
        [one] карту рынка
        [few] карты рынка
       *[many] карт рынка
    } и { $who-num ->
       *[one] платит
        [many] платят
    } { $payee-dat } { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }.
event-market-cards-seen = { $cards-count ->
        [one] Ваша новая карта рынка: { $cards-quoted }.
       *[other] Ваши новые карты рынка: { $cards-quoted }.
    }

## Восстановление

prompt-revive-forces = Сколько отрядов вы восстановите? Бесплатно { $free }, каждый следующий стоит { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }.
prompt-revive-leader = Какого лидера вы восстановите по цене его силы? У вас осталось Пряности: { $spice }.
prompt-ghola = Кого вернуть картой «Гхола Тлейлаксу»: лидера или отряды?
event-no-revival = { $who } никого не { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    }.
event-forces-revived = { $who } { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }.
event-leader-revived = { $who } { $who-num ->
       *[one] возвращает
        [many] возвращают
    } лидера { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }: { $leader }.

## Высадка и переброска

prompt-ship =
    { $most ->
        [one] Куда вы высадите отряды? Вам хватит Пряности на { $most } отряд.
        [few] Куда вы высадите отряды? Вам хватит Пряности на { $most } отряда.
       *[many] Куда вы высадите отряды? Вам хватит Пряности на { $most } отрядов.
    }
prompt-ship-count = Сколько отрядов вы высадите { $where-to }?
prompt-bring = Сколько отрядов вы введёте в Полярную впадину?
event-ship = { $who } { $who-num ->
       *[one] высаживает
        [many] высаживают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {""} (сектор { $sector })
    } { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }.
event-no-shipment = { $who } никого не { $who-num ->
       *[one] высаживает
        [many] высаживают
    }.
prompt-move = С какой территории вы перебросите группу?
prompt-move-to =
    { $most ->
        [one] Куда вы перебросите группу { $where-from }? Дальность: { $most } территория.
        [few] Куда вы перебросите группу { $where-from }? Дальность: { $most } территории.
       *[many] Куда вы перебросите группу { $where-from }? Дальность: { $most } территорий.
    }
prompt-move-count =
    { $sector ->
        [0] Сколько отрядов пойдёт { $where-from }?
       *[other] Сколько отрядов пойдёт { $where-from } (сектор { $sector })?
    }
prompt-another-move =
    { $cards ->
        [0] После переброски: сыграть сейчас вам нечего.
       *[other] Сыграть карту рынка, чтобы перебросить ещё одну группу?
    }
event-move = { $who } { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $origin-from } { $where-to }{ $sector ->
        [0] .
       *[other] {""} (сектор { $sector }).
    }
event-no-move = { $who } никого не { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    }.

## Бой

prompt-choose-battle = У вас преимущество в бою. Где вы сразитесь дальше?
prompt-choose-opponent = С кем вы сразитесь { $where-in }?
prompt-choose-part = Где именно вы сразитесь { $where-in }?
event-battle = Бой { $where-in }: { $who } (боевое преимущество) против { $opponent-gen }.
prompt-exchange = Обменять карту предателя перед боем?
event-traitor-exchange = { $who } { $who-num ->
       *[one] обменивает
        [many] обменивают
    } карту предателя.
prompt-return-traitor = Какую карту предателя вы уберёте под колоду?
event-traitor-returned = Вы убираете под колоду карту предателя: { $leader }.
prompt-spy =
    { $cards ->
        [0] Сейчас игроки составят боевые планы. Сыграть сейчас вам нечего.
       *[other] Сейчас игроки составят боевые планы. Сыграть карту рынка?
    }
prompt-spy-on = Чьи карты боя вы посмотрите?
event-spy = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } карты боя { $target-gen }.
event-spy-sees = Карты боя { $target-gen }: { $cards-quoted }.
prompt-voice = Голос: что вы прикажете { $opponent-dat }?
event-no-voice = { $who } не { $who-num ->
       *[one] использует
        [many] используют
    } Голос.
event-voice = { $who } { $who-num ->
       *[one] приказывает
        [many] приказывают
    } Голосом { $opponent-dat }: { $command }!
prompt-prescience = Предвидение: какую часть плана { $opponent-gen } вы посмотрите?
event-no-prescience = { $who } не { $who-num ->
       *[one] использует
        [many] используют
    } Предвидение.
event-prescience = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } план { $opponent-gen }: { $element }.
event-sees-dial = В плане { $opponent-gen } на боевом диске { $count }.
event-sees-leader = В плане { $opponent-gen } лидер – { $leader }.
event-sees-card = В плане { $opponent-gen } карта «{ $card }».
event-sees-mode = Карта настроена { $mode }.
event-sees-nothing = В плане { $opponent-gen } это место пустует.
prompt-plan-leader = Ваш боевой план: какой лидер сражается?
prompt-plan-weapon = Ваш боевой план: какое оружие?
prompt-plan-mode = Ваш боевой план: как настроить оружие?
prompt-plan-defence = Ваш боевой план: какая защита?
prompt-plan-dial = Ваш боевой план: сколько отрядов выставить на диске? Они погибнут при любом исходе.
event-plan-made = Боевой план { $who-gen } составлен.
event-no-leader = У { $who-gen } нет лидера для боя.
event-plan = План { $who-gen }: { $dial } { $dial ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }, { $leader }; оружие – { $weapon }; защита – { $defence }.
event-plan-no-leader = План { $who-gen }: { $dial } { $dial ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }, без лидера.
event-plan-mode = Оружие { $who-gen } настроено { $mode }.
prompt-respond =
    { $cards ->
        [0] Планы раскрыты. Сыграть вам нечего, и раскрыть некого.
       *[other] Планы раскрыты. Сыграть карту рынка или раскрыть предателя?
    }
event-pass = { $who } { $who-num ->
       *[one] пасует
        [many] пасуют
    }.
event-traitor = «Предатель!» { $who } { $who-num ->
       *[one] раскрывает
        [many] раскрывают
    } карту предателя: { $leader }.
prompt-answer-call =
    { $cards ->
        [0] Ваш лидер оказался предателем. Ответить предателем вы не можете.
       *[other] Ваш лидер оказался предателем. Раскрыть своего предателя в ответ?
    }
event-two-traitors = Два предателя: обе стороны теряют всё, никто не побеждает.
event-wins-by-traitor = { $who } { $who-num ->
       *[one] побеждает
        [many] побеждают
    } благодаря предателю, без потерь.
event-explosion = Лазерное ружьё и щит: взрыв уничтожает всё { $where-in }.
event-battle-won = { $who } { $who-num ->
       *[one] побеждает
        [many] побеждают
    } { $loser-acc }, { $strength } против { $against }.
event-leader-killed = Погибает { $leader }, лидер { $who-gen }.
event-spice-for-leaders = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за убитых лидеров.
event-forces-lost = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $where-in }.
prompt-withdraw =
    { $cards ->
        [0] Вы проиграли бой. Сыграть сейчас вам нечего.
       *[other] Вы проиграли бой. Сыграть карту рынка?
    }
prompt-withdraw-count = Сколько отрядов вернётся в ваш резерв?
event-withdraws = { $who } { $who-num ->
       *[one] возвращает
        [many] возвращают
    } в резерв { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }.
prompt-lose-dialled = Сколько выставленных на диске отрядов вы потеряете в секторе { $sector }?
prompt-keep-card = Вы победили. Что делать с картой «{ $card }»?
event-battle-card-kept = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } себе карту «{ $card }».

## Сбор Пряности

prompt-harvest = Собрать Пряность, по { $rate } на каждый отряд?
prompt-harvester = Где работает комбайн?
event-harvest = { $who } { $who-num ->
       *[one] собирает
        [many] собирают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }.
event-leaves-spice = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } Пряность на месте.
prompt-charity = Принять милостыню? Тогда Пряности у вас будет { $count }.
event-charity = { $who } { $who-num ->
       *[one] принимает
        [many] принимают
    } милостыню: { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-no-charity = { $who } { $who-num ->
       *[one] отказывается
        [many] отказываются
    } от милостыни.

## Конец игры

event-game-over = Игра окончена. Победа: { $winners }. { $why }
reason-strongholds = Исход решили три крепости.
reason-points = Исход решили очки: 5 за каждую крепость, 1 за каждую единицу Пряности.
