## Варианты

option-act-now = действовать сейчас
option-wait = подождать
option-reserves = из резерва
option-ship-with-karama = вдвое удешевить «Карамой»
option-karama-power = применить особую силу «Карамой»
option-advisors = советницы
option-fighters = бойцы
option-capture = захватить лидера
option-kill = убить лидера
option-traitor = «Предатель!»
option-with-kwisatz-haderach = с Квисатц Хадерахом
option-without-kwisatz-haderach = без Квисатц Хадераха
option-see-leader = лидер
option-see-weapon = оружие
option-see-defence = защита
option-see-dial = число на диске боя
and-a-half =
    { $whole ->
        [0] ½
       *[other] { $whole }½
    }

element-see-leader = { option-see-leader }
element-see-weapon = { option-see-weapon }
element-see-defence = { option-see-defence }
element-see-dial = { option-see-dial }

option-must-play-poison-weapon = сыграть ядовитое оружие
option-must-play-projectile-weapon = сыграть ручное оружие
option-must-play-poison-defence = сыграть защиту от яда
option-must-play-projectile-defence = сыграть защиту от ручного оружия
option-must-play-worthless = сыграть бесполезную карту
option-must-play-cheap-hero = сыграть «Героя момента»
option-must-play-lasgun = сыграть лазерное ружьё
option-must-not-play-poison-weapon = не играть ядовитое оружие
option-must-not-play-projectile-weapon = не играть ручное оружие
option-must-not-play-poison-defence = не играть защиту от яда
option-must-not-play-projectile-defence = не играть защиту от ручного оружия
option-must-not-play-worthless = не играть бесполезную карту
option-must-not-play-cheap-hero = не играть «Героя момента»
option-must-not-play-lasgun = не играть лазерное ружьё
voice-must-play-poison-weapon = { option-must-play-poison-weapon }
voice-must-play-projectile-weapon = { option-must-play-projectile-weapon }
voice-must-play-poison-defence = { option-must-play-poison-defence }
voice-must-play-projectile-defence = { option-must-play-projectile-defence }
voice-must-play-worthless = { option-must-play-worthless }
voice-must-play-cheap-hero = { option-must-play-cheap-hero }
voice-must-play-lasgun = { option-must-play-lasgun }
voice-must-not-play-poison-weapon = { option-must-not-play-poison-weapon }
voice-must-not-play-projectile-weapon = { option-must-not-play-projectile-weapon }
voice-must-not-play-poison-defence = { option-must-not-play-poison-defence }
voice-must-not-play-projectile-defence = { option-must-not-play-projectile-defence }
voice-must-not-play-worthless = { option-must-not-play-worthless }
voice-must-not-play-cheap-hero = { option-must-not-play-cheap-hero }
voice-must-not-play-lasgun = { option-must-not-play-lasgun }

## Группы отрядов

prompt-how-many = Сколько отрядов взять { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }?
prompt-how-many-starred = Сколько отрядов { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } – со звездой? (всего: { $count })
prompt-lose-starred = Потери { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }: { $count }. Сколько из них – со звездой?

## До высадок

prompt-look-ahead = Посмотреть верхнюю карту колоды Пряности?
event-no-look = { $who } не { $who-num ->
       *[one] смотрит
        [many] смотрят
    } колоду Пряности.
prompt-take-up-arms = Где советницы берутся за оружие?
event-arms-offered = Больше никто из советниц { $who-gen } за оружие не берётся.
event-takes-up-arms = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    }, чтобы советницы { $where-in } взялись за оружие.
prompt-choose-moment = Высадка и переброска сейчас или позже? Следующий ход: { $who }.
event-guild-acts = { $who } { $who-num ->
       *[one] решает
        [many] решают
    } действовать сейчас.
event-guild-waits = { $who } { $who-num ->
       *[one] решает
        [many] решают
    } подождать.
event-voyage = Высадка и переброска: { $who }.

## Высадка

prompt-ship-from = Откуда вы высаживаете отряды?
prompt-ship = Куда вы высаживаете отряды? Можно потратить Пряности: { $spice }.
prompt-ship-count = Сколько отрядов высадить { $where-to }?
prompt-ship-starred = Сколько из отрядов { $where-to } – со звездой? (всего: { $count })
prompt-karama-with = Какую карту использовать как «Караму»?
event-no-shipment = { $who } никого не { $who-num ->
       *[one] высаживает
        [many] высаживают
    }.
event-declares-shipment = { $who } { $who-num ->
       *[one] объявляет
        [many] объявляют
    } высадку { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    }.
event-declares-crossing = { $who } { $who-num ->
       *[one] объявляет
        [many] объявляют
    } высадку { $origin-from } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    }.
event-declares-return = { $who } { $who-num ->
       *[one] объявляет
        [many] объявляют
    } возвращение { $origin-from } в резерв за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    }.
event-ally-helps-ship = { $who } { $who-num ->
       *[one] вносит
        [many] вносят
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за высадку { $ally-gen }.
event-karama-ships = «Карама» вдвое удешевляет высадку { $who-gen }.
event-shipment-void = { $who } { $who-num ->
       *[one] выбирает
        [many] выбирают
    } высадку заново.
event-gets-back = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } обратно { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
prompt-cancel-shipment = { $cards ->
        [0] { $who } { $who-num ->
       *[one] высаживает
        [many] высаживают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }. «Карамы» у вас нет.
       *[other] { $who } { $who-num ->
       *[one] высаживает
        [many] высаживают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }. Отменить высадку «Карамой»?
    }
event-shipment-cancelled = { $who } { $who-num ->
       *[one] отменяет
        [many] отменяют
    } высадку { $shipper-gen }.
event-shipment-let-pass = { $who } { $who-num ->
       *[one] пропускает
        [many] пропускают
    } высадку.
event-ship = { $who } { $who-num ->
       *[one] высаживает
        [many] высаживают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-cross-ship = { $who } { $who-num ->
       *[one] перевозит
        [many] перевозят
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(сектор { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-ships-back = { $who } { $who-num ->
       *[one] возвращает
        [many] возвращают
    } в резерв { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.

## Советницы и бойцы

prompt-accompany = Высадка идёт { $where-to }. Послать следом отряд?
event-accompanies = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } послать следом отряд { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-no-company = { $who } никого не { $who-num ->
       *[one] посылает
        [many] посылают
    } следом.
event-sends-force = { $who } { $who-num ->
       *[one] посылает
        [many] посылают
    } отряд { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-sends-advisor = { $who } { $who-num ->
       *[one] посылает
        [many] посылают
    } советницу { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
prompt-intruded = { $who } { $who-num ->
       *[one] входит
        [many] входят
    } { $where-to }. Там останутся бойцы или советницы?
event-lays-down-arms = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    }, чтобы бойцы { $where-in } сложили оружие.
event-stay-fighters = Бойцы { $who-gen } { $where-in } остаются бойцами.
prompt-advisors-arrive = Ваши советницы уже { $where-in }. Советницы или бойцы?
event-stay-advisors = Советницы { $who-gen } { $where-in } остаются советницами.
event-become-fighters = { $who } { $who-num ->
       *[one] вооружает
        [many] вооружают
    } { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } { $where-in }.
event-become-advisors = { $who } { $who-num ->
       *[one] обращает
        [many] обращают
    } { $count } { $count ->
        [one] бойца { $where-in } в советницу
       *[other] бойцов { $where-in } в советниц
    }.

## Переброска

prompt-move = Откуда перебросить группу? Дальность: { $most }.
prompt-move-part = Буря рассекает { $where-acc }. Какую часть покинет группа?
prompt-move-to = Куда пойдёт группа { $where-from }? Дальность: { $most }.
event-marches-far = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } пройти пустыней { $where-to }.
event-move = { $who } { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(сектор { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
prompt-move-again = { $cards ->
        [0] Переброска сделана. Карты для ещё одной у вас нет.
       *[other] Сыграть карту, чтобы перебросить ещё одну группу?
    }
event-moves-no-more = { $who } больше никого не { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    }.
event-no-move = { $who } никого не { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    }.
event-visitors-lost = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] гостивший у союзника отряд
        [few] гостивших у союзника отряда
       *[many] гостивших у союзника отрядов
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-advising-visitors-lost = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] гостившую у союзника советницу
        [few] гостивших у союзника советницы
       *[many] гостивших у союзника советниц
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-advisors-separate = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } на территории союзника: { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-allies-separate = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } на территории союзника: { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.

## До планов

prompt-choose-battle = Какой бой будет следующим?
prompt-choose-opponent = С кем вы сразитесь сначала { $where-in }?
prompt-choose-part = В какой части территории вы сразитесь сначала? ({ $where })
event-battle-part = { $who } { $who-num ->
       *[one] сражается
        [many] сражаются
    } теперь { $where-in }, сектор { $sector }.
event-battle = Бой { $where-in }: { $who } против { $opponent-gen }.
event-no-leader = У { $who-gen } нет ни лидера, ни «Героя момента».
event-some-leader = У { $who-gen } есть лидер или «Герой момента».
prompt-voice = Применить Голос? Противник: { $opponent }.
event-voice = { $who } { $who-num ->
       *[one] приказывает
        [many] приказывают
    } Голосом { $opponent-dat }: { $order }.
event-no-voice = { $who } не { $who-num ->
       *[one] применяет
        [many] применяют
    } Голос.
prompt-prescience = Какую часть плана { $opponent-gen } вы хотите увидеть?
event-prescience = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } заглянуть в план { $opponent-gen }: { $element }.
event-no-prescience = { $who } не { $who-num ->
       *[one] заглядывает
        [many] заглядывают
    } в будущее.
prompt-fix-leader = { $opponent } { $opponent-num ->
       *[one] увидит
        [many] увидят
    } вашего лидера. Кого вы пошлёте?
prompt-fix-weapon = { $opponent } { $opponent-num ->
       *[one] увидит
        [many] увидят
    } ваше оружие. Что вы сыграете?
prompt-fix-defence = { $opponent } { $opponent-num ->
       *[one] увидит
        [many] увидят
    } вашу защиту. Что вы сыграете?
prompt-fix-dial = { $opponent } { $opponent-num ->
       *[one] увидит
        [many] увидят
    } ваш диск боя. Что вы выставите?
event-element-fixed = { $who } { $who-num ->
       *[one] закрепляет
        [many] закрепляют
    } эту часть плана.
event-sees-dial = В плане { $opponent-gen } на диске боя { $dial }.
event-sees-leader = В плане { $opponent-gen } лидер – { $leader }.
event-sees-card = В плане { $opponent-gen } карта «{ $card }».
event-sees-nothing = В плане { $opponent-gen } здесь пусто.

## Планы

prompt-plan-leader = Кого вы пошлёте в бой?
prompt-plan-kwisatz = Пойдёт ли в бой и Квисатц Хадерах?
prompt-plan-weapon = Какое оружие вы сыграете?
prompt-plan-defence = Какую защиту вы сыграете?
prompt-plan-dial = Что вы выставите на диске боя?
prompt-plan-support = Сколько Пряности вы потратите на поддержку отрядов?
event-plan-made = { $who } { $who-num ->
       *[one] составляет
        [many] составляют
    } боевой план.
prompt-look-at-plan = { $cards ->
        [0] У вас нет «Карамы», чтобы увидеть чужой план.
       *[other] Посмотреть целый боевой план за «Караму»?
    }
prompt-look-at-whose-plan = Чей план вы посмотрите?
event-looks-at-plan = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } план { $opponent-gen }.
event-no-look-at-plan = { $who } не { $who-num ->
       *[one] смотрит
        [many] смотрят
    } чужих планов.
event-sees-plan = План { $who-gen }: диск { $dial }, Пряность { $spice }, лидер – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}с Квисатц Хадерахом
    }, оружие – { $weapon }, защита – { $defence }.
event-plan = { $who } { $who-num ->
       *[one] раскрывает
        [many] раскрывают
    } план: диск { $dial }, Пряность { $spice }, лидер – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}с Квисатц Хадерахом
    }, оружие – { $weapon }, защита – { $defence }.
prompt-call-traitor = { $cards ->
        [0] { $leader } – не ваш предатель.
       *[other] { $leader } – ваш предатель. Объявить?
    }
event-traitor = { $who } { $who-num ->
       *[one] раскрывает
        [many] раскрывают
    } предателя: { $leader }.

## Исход

event-two-traitors = Предатели – оба лидера: обе стороны теряют всё.
event-wins-by-traitor = { $who } { $who-num ->
       *[one] побеждает
        [many] побеждают
    } благодаря предательству.
event-explosion = Лазерное ружьё и щит: { $where-in } уничтожено всё.
event-spice-destroyed = Уничтожается { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-advisors-lost = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-kwisatz-killed = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } Квисатц Хадераха.
event-battle-won = { $who } { $who-num ->
       *[one] побеждает
        [many] побеждают
    } { $loser-acc }: { $strength } против { $against }.
event-battle-tied = { $who } { $who-num ->
       *[one] побеждает
        [many] побеждают
    } { $loser-acc } как агрессор: { $strength } против { $against }.
event-leader-killed = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } лидера: { $leader }.
event-spice-for-leaders = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за убитых лидеров.
event-pays-support = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за поддержку.
prompt-lose-how-many-starred = Сколько отрядов со звездой вы теряете?
prompt-lose-how-many = Сколько обычных отрядов вы теряете?
prompt-lose-here = Обычных отрядов потерять: { $count }. Сколько в секторе { $sector }?
prompt-lose-starred-here = Отрядов со звездой потерять: { $count }. Сколько в секторе { $sector }?
event-forces-lost = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-kwisatz-awakes = У { $who-gen } пробуждается Квисатц Хадерах.
prompt-keep-cards = Оставить карты себе или какую-нибудь сбросить?
option-keep = оставить
event-card-kept = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } себе карту «{ $card }».

## После боя

prompt-capture = Захватить случайного лидера { $loser-gen }?
event-capture-tried = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } захватить лидера { $loser-gen }.
event-no-capture = { $who } не { $who-num ->
       *[one] захватывает
        [many] захватывают
    } лидера.
event-captured = { $who } { $who-num ->
       *[one] захватывает
        [many] захватывают
    } лидера { $loser-gen }.
event-captured-whom = Захваченный лидер: { $leader }.
prompt-keep-or-kill = Оставить лидера для боя или убить ради { $count } Пряности?
event-captive-kept = { $who } { $who-num ->
       *[one] удерживает
        [many] удерживают
    } лидера { $loser-gen }.
event-captive-killed = { $who } { $who-num ->
       *[one] убивает
        [many] убивают
    } лидера { $loser-gen } ради { $count } Пряности.
event-captive-killed-whom = Убитый лидер: { $leader }.
event-captive-returns = { $leader } возвращается к { $who-dat }.
event-captives-freed = { $who } { $who-num ->
       *[one] встречает
        [many] встречают
    } освобождённых лидеров: { $count }.

## Сбор

event-collects = { $who } { $who-num ->
       *[one] собирает
        [many] собирают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-income = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за { $where-acc }.
event-takes-bribes = { $who } { $who-num ->
       *[one] забирает
        [many] забирают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } подкупа.
