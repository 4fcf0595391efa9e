## КООАМ: названия

faction-choam = КООАМ
    .gen = КООАМ
    .dat = КООАМ
    .acc = КООАМ
    .ins = КООАМ
    .num = one
leader-frankos-aru = Франкос Ару
    .gen = Франкоса Ару
    .acc = Франкоса Ару
leader-lady-jalma = Леди Джалма
    .gen = леди Джалмы
    .acc = леди Джалму
leader-rajiv-londine = Раджив Лондин
    .gen = Раджива Лондина
    .acc = Раджива Лондина
leader-duke-verdun = Герцог Верден
    .gen = герцога Вердена
    .acc = герцога Вердена
leader-viscount-tull = Виконт Талл
    .gen = виконта Талла
    .acc = виконта Талла
leader-auditor = Аудитор
    .gen = Аудитора
    .acc = Аудитора
advantage-choam-charity = доход от субсидий (КООАМ)
advantage-choam-cards = продажа карт и сила бесполезных (КООАМ)
advantage-choam-revival = дешёвое восстановление без предела (КООАМ)
advantage-inflation = жетон инфляции (КООАМ)
advantage-battle-income = доля от поддержки в бою (КООАМ)
advantage-audit = аудит (КООАМ)
advantage-card-exchange = обмен картами с союзником (КООАМ)
advantage-ally-support = оплата отрядов союзника в бою (КООАМ)
option-exchange-cards = обменяться картой с союзником
option-double-charity = удвоение субсидий
option-cancel-charity = отмена субсидий
option-audit = аудит
option-buy-off = откупиться от аудита
option-show-cards = показать карты
option-sell-cards = обратить карты в Пряность «Карамой»

## КООАМ: лобби

setting-expansion = Играют КООАМ и Дом Ричезов
setting-exp-tooth-artillery = «Яд в зубе» и «Удар артиллерии» в колоде уловок
choice-choam = КООАМ
choice-richese = Ричезы

## КООАМ: субсидии и инфляция

event-choam-income = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за фракции в игре.
event-choam-pays-charity = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } из этой субсидии { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-charity-cancelled = Инфляция: субсидий в этом раунде нет.
inflation-double = субсидии удваиваются
inflation-cancel = субсидии отменяются
prompt-inflation = Положить жетон инфляции сейчас?
event-no-inflation = { $who } не { $who-num ->
       *[one] кладёт
        [many] кладут
    } жетон инфляции.
event-wants-inflation = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } положить жетон инфляции: { $side }.
event-inflation = { $who } { $who-num ->
       *[one] кладёт
        [many] кладут
    } жетон инфляции: в следующем раунде { $side }.
event-inflation-turned = Жетон инфляции перевёрнут: в следующем раунде { $side }.
event-inflation-over = Жетон инфляции выходит из игры.

## КООАМ: карты в конце фазы

prompt-end-of-phase = { $cards ->
        [0] Конец фазы. Карт на продажу у вас нет.
       *[other] Конец фазы. Какую карту продать или обменять?
    }
prompt-cash-more = Какую ещё карту вы продадите?
event-wants-to-cash = { $who } { $who-num ->
       *[one] показывает
        [many] показывают
    } карты на продажу: { $cards-quoted }.
event-cashes = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } за карты { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-choam-done = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } остальные карты себе.
prompt-exchange-with = С каким союзником вы обменяетесь картой?
event-proposes-exchange = { $who } { $who-num ->
       *[one] предлагает
        [many] предлагают
    } { $ally-dat } обменяться картой.
prompt-exchange = Какую карту вы отдадите взамен? Союзник: { $ally }.
event-no-exchange = { $who } и { $ally } картами не обмениваются.
event-exchange = { $who } и { $ally } обмениваются картой.
event-exchange-seen = { $who } { $who-num ->
       *[one] отдаёт
        [many] отдают
    } карту «{ $given }», { $ally } { $ally-num ->
       *[one] отдаёт
        [many] отдают
    } карту «{ $taken }».
prompt-sell = Какую карту продать за { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }?

## КООАМ: бесполезные карты

event-uses-worthless = { $who } { $who-num ->
       *[one] объявляет
        [many] объявляют
    } карту «{ $card }».
event-no-worthless = { $who } не { $who-num ->
       *[one] применяет
        [many] применяют
    } карту «{ $card }».
prompt-baliset = { $opponent } { $opponent-num ->
       *[one] идёт
        [many] идут
    } к вам { $where-to }. { $cards ->
        [0] «Балисета» у вас нет.
       *[other] Остановить?
    }
event-moves-towards = { $who } { $who-num ->
       *[one] выступает
        [many] выступают
    } { $where-to }.
event-baliset = { $who } в этот раз не { $who-num ->
       *[one] может
        [many] могут
    } пройти { $where-to }.
event-kulon = { $who } { $who-num ->
       *[one] может
        [many] могут
    } пройти на одну территорию дальше.
prompt-la-la-la = { $cards ->
        [0] Бесплатное восстановление: { $opponent }. Карты «Ла, ла, ла» у вас нет.
       *[other] Бесплатное восстановление: { $opponent }. Отказать?
    }
event-wants-free = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } бесплатно восстановить { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }.
event-not-free = У { $who-gen } больше нет бесплатного восстановления в этой фазе.
prompt-jubba-cloak = { $cards ->
        [0] Буря уносит ваши отряды. «Плаща-джуббы» у вас нет.
       *[other] Буря уносит ваши отряды. Спасти отряды на одной территории?
    }
prompt-jubba-where = На какой территории спасти отряды?
event-cloaked = Буря щадит отряды { $who-gen } { $where-in }.
prompt-gamont = { $cards ->
        [0] Перед подсчётом победы: «Полёта на Гамонт» у вас нет.
       *[other] Перед подсчётом победы: отправить чей-нибудь отряд домой?
    }
prompt-gamont-whom = Чей отряд отправится домой?
prompt-gamont-where = Откуда отряд { $opponent-gen } отправится домой?
prompt-gamont-starred = Отряд со звездой (1) или без неё (0)?
event-gamont-to = { $who } { $who-num ->
       *[one] выбирает
        [many] выбирают
    } отряд { $opponent-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-sent-home = { $special ->
        [0] Отряд
       *[other] Отряд со звездой
    } { $who-gen } возвращается в резерв { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-advisor-sent-home = Советница { $who-gen } возвращается в резерв { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.

## КООАМ: бой

prompt-support-ally = Сколько самое большее вы заплатите за отряды { $ally-gen }?
event-supports-ally = { $who } { $who-num ->
       *[one] заплатит
        [many] заплатят
    } до { $count } Пряности за отряды { $ally-gen }.
event-battle-income = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } из того, что { $payer-num ->
       *[one] платит
        [many] платят
    } { $payer }.
prompt-audit = Провести аудит { $opponent-gen }? Карт, которые можно увидеть: { $count }.
event-audit = { $who } { $who-num ->
       *[one] требует
        [many] требуют
    } аудита { $opponent-gen }.
event-no-audit = { $who } не { $who-num ->
       *[one] проводит
        [many] проводят
    } аудит { $opponent-gen }.
prompt-answer-audit = Откупиться от аудита Пряностью ({ $count }) или показать столько же карт?
event-buys-off-audit = { $who } { $who-num ->
       *[one] откупается
        [many] откупаются
    } от аудита и { $who-num ->
       *[one] платит
        [many] платят
    } { $to-dat } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-audited = { $who } { $who-num ->
       *[one] видит
        [many] видят
    } { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } { $opponent-gen }.
event-audited-seen = Аудит { $opponent-gen } показывает: { $cards-quoted }.
