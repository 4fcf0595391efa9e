## Дом Ричезов: названия

faction-richese = Ричезы
    .gen = Ричезов
    .dat = Ричезам
    .acc = Ричезов
    .ins = Ричезами
    .num = many
leader-ein-calimar = Эйн Калимар
    .gen = Эйна Калимара
    .acc = Эйна Калимара
leader-lady-helena = Леди Хелена
    .gen = леди Хелены
    .acc = леди Хелену
leader-flinto-kinnis = Флинто Киннис
    .gen = Флинто Кинниса
    .acc = Флинто Кинниса
leader-haloa-rund = Халоа Рунд
    .gen = Халоа Рунда
    .acc = Халоа Рунда
leader-talis-balt = Талис Балт
    .gen = Талиса Балта
    .acc = Талиса Балта
card-distrans = Дистранс
card-juice-of-sapho = Сок сафо
card-mirror-weapon = Зеркальное оружие
card-nullentropy-box = Нуль-энтропийный контейнер
card-ornithopter = Орнитоптер
card-portable-snooper = Портативный ядоискатель
card-residual-poison = Остаточный яд
card-semuta-drug = Наркотик семута
card-stone-burner = Камнежог
card-artillery-strike = Удар артиллерии
card-poison-tooth = Яд в зубе
advantage-richese-auction = аукцион карты Ричезов (Ричезы)
advantage-black-market = чёрный рынок (Ричезы)
advantage-no-field = высадка под не-полем (Ричезы)
advantage-ally-no-field = высадка союзника под не-полем (Ричезы)
advantage-card-gift = карта в дар союзнику (Ричезы)
option-no-field-0 = не-поле «0»
option-no-field-3 = не-поле «3»
option-no-field-5 = не-поле «5»
option-by-no-field = под не-полем
option-ask-for-no-field = попросить у Ричезов не-поле
option-turn-over-no-field = раскрыть не-поле
option-give-card = отдать союзнику карту Ричезов
option-take-from-stock = взять карту из запаса «Карамой»
option-auction-first = до остальных карт
option-auction-last = после остальных карт
option-normal-auction = обычный аукцион
option-once-around = «Одна ставка»
option-sealed-bids = закрытый аукцион
option-counterclockwise = против часовой стрелки
option-clockwise = по часовой стрелке
option-take-for-nothing = взять карту бесплатно
option-remove-from-game = убрать её из игры
option-play-distrans = сыграть «Дистранс»
option-play-nullentropy-box = сыграть «Нуль-энтропийный контейнер»
option-act-first = действовать раньше всех
option-act-last = действовать после всех
option-be-aggressor = стать агрессором
option-fly-far = одна группа летит не дальше трёх территорий
option-two-groups = перебросить две группы
option-both-leaders-die = оба лидера погибают
option-no-leader-counts = лидеры не учитываются
option-use = применить
option-withdraw = убрать
option-must-play-mirror-weapon = сыграть «Зеркальное оружие»
option-must-play-stone-burner = сыграть «Камнежог»
option-must-play-portable-snooper = сыграть «Портативный ядоискатель»
option-must-play-artillery-strike = сыграть «Удар артиллерии»
option-must-play-poison-tooth = сыграть «Яд в зубе»
option-must-not-play-mirror-weapon = не играть «Зеркальное оружие»
option-must-not-play-stone-burner = не играть «Камнежог»
option-must-not-play-portable-snooper = не играть «Портативный ядоискатель»
option-must-not-play-artillery-strike = не играть «Удар артиллерии»
option-must-not-play-poison-tooth = не играть «Яд в зубе»
voice-must-play-mirror-weapon = { option-must-play-mirror-weapon }
voice-must-play-stone-burner = { option-must-play-stone-burner }
voice-must-play-portable-snooper = { option-must-play-portable-snooper }
voice-must-play-artillery-strike = { option-must-play-artillery-strike }
voice-must-play-poison-tooth = { option-must-play-poison-tooth }
voice-must-not-play-mirror-weapon = { option-must-not-play-mirror-weapon }
voice-must-not-play-stone-burner = { option-must-not-play-stone-burner }
voice-must-not-play-portable-snooper = { option-must-not-play-portable-snooper }
voice-must-not-play-artillery-strike = { option-must-not-play-artillery-strike }
voice-must-not-play-poison-tooth = { option-must-not-play-poison-tooth }

## Дом Ричезов: аукционы

prompt-announce-auction = Когда пройдёт аукцион вашей карты?
event-auction-first = { $who } { $who-num ->
       *[one] проводит
        [many] проводят
    } свой аукцион до остальных карт.
event-auction-last = { $who } { $who-num ->
       *[one] проводит
        [many] проводят
    } свой аукцион после остальных карт.
event-stock-empty = У { $who-gen } больше нет карт запаса: аукциона не будет.
prompt-put-up-stock = Какую карту из запаса вы выставите?
prompt-auction-way = Как пройдёт аукцион?
prompt-direction = В каком направлении идут торги?
way-normal-auction = обычный аукцион
way-once-around = «Одна ставка»
way-sealed-bids = закрытый аукцион
event-goes-clockwise = Торги идут по часовой стрелке.
event-goes-counterclockwise = Торги идут против часовой стрелки.
event-puts-up = { $who } { $who-num ->
       *[one] выставляет
        [many] выставляют
    } карту «{ $card }», { $way }.
prompt-outbid = Ставка { $bid }. У вас { $spice } { $spice ->
        [one] Пряность
       *[other] Пряности
    }, с союзниками { $means }. Ваша ставка?
prompt-sealed-bid = Сколько вы ставите втайне?
event-sealed-bid = Тайная ставка { $who-gen } – { $count }.
prompt-unsold = Карта никому не нужна. Что с ней станет?
event-card-removed = { $who } { $who-num ->
       *[one] убирает
        [many] убирают
    } из игры карту «{ $card }».
event-takes-unsold = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } бесплатно карту «{ $card }».
prompt-market = Какую карту с руки вы предложите на чёрном рынке?
prompt-market-claim = Что это, по вашим словам, за карта? Правду говорить необязательно.
event-no-market = { $who } ничего не { $who-num ->
       *[one] предлагает
        [many] предлагают
    } на чёрном рынке.
event-market = { $who } { $who-num ->
       *[one] предлагает
        [many] предлагают
    } карту на чёрном рынке: { $way }.
event-market-claim = { $who } { $who-num ->
       *[one] называет
        [many] называют
    } карту: «{ $card }». Правда ли это, неизвестно.
event-market-unsold = Карту никто не покупает, { $who } { $who-num ->
       *[one] забирает
        [many] забирают
    } её обратно.
prompt-take-from-stock = Какую карту из запаса взять за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }?
event-takes-from-stock = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } карту из своего запаса.

## Дом Ричезов: жетоны не-поля

prompt-which-no-field = Какое не-поле вы положите { $where-in }?
event-declares-no-field = { $who } { $who-num ->
       *[one] объявляет
        [many] объявляют
    } не-поле { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }.
event-lays-no-field = { $who } { $who-num ->
       *[one] кладёт
        [many] кладут
    } не-поле { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
prompt-turn-no-field = Раскрыть ваше не-поле { $where-in } до боёв?
event-no-field-stays = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } не-поле лежать лицом вниз.
event-no-field-turned = Не-поле { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } раскрыто, значение { $value }: на его месте { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }.
prompt-token-along = Пойдёт ли не-поле { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    } с отрядами ({ $count })? 1 – да, 0 – нет.
event-move-with-token = { $who } { $who-num ->
       *[one] перебрасывает
        [many] перебрасывают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } вместе с не-полем { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(сектор { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-asks-for-no-field = { $who } { $who-num ->
       *[one] просит
        [many] просят
    } у Ричезов не-поле.
prompt-lend-no-field = Какое не-поле вы одолжите? Союзник: { $ally }.
event-lends-nothing = { $who } не { $who-num ->
       *[one] одалживает
        [many] одалживают
    } не-поле.
event-lends-no-field = { $who } { $who-num ->
       *[one] одалживает
        [many] одалживают
    } не-поле «{ $value }».
event-declares-lent-no-field = { $who } { $who-num ->
       *[one] использует
        [many] используют
    } для высадки не-поле «{ $value }».
event-lent-no-field-used = Не-поле «{ $value }» лежит перед ширмой { $who-gen }.
event-sees-plan-but-dial = План { $who-gen }, диск скрыт не-полем: лидер – { $leader }{ $kwisatz ->
        [0] {""}
       *[other] {" "}с Квисатц Хадерахом
    }, оружие – { $weapon }, защита – { $defence }.

## Новые карты уловок

event-no-card-played = Карту «{ $card }» никто не играет.
prompt-distrans-to = Кому вы отдадите карту?
prompt-distrans-card = Какую карту вы отдадите { $to-dat }?
prompt-give-card-to = Какому союзнику вы отдадите карту?
prompt-give-card = Какую карту Ричезов вы отдадите?
event-wants-to-give-card = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } отдать { $to-dat } карту Ричезов.
event-gives-card = { $who } { $who-num ->
       *[one] отдаёт
        [many] отдают
    } { $to-dat } карту.
event-gives-card-seen = { $who } { $who-num ->
       *[one] отдаёт
        [many] отдают
    } { $to-dat } карту «{ $card }».
prompt-box = Какую карту из сброса взять за { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    }?
event-searches-discard = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } карту из сброса, никому её не показывая.
prompt-semuta = { $cards ->
        [0] В сбросе карта «{ $discarded }». Семуты у вас нет.
       *[other] В сбросе карта «{ $discarded }». Взять её за семуту?
    }
event-takes-discarded = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } из сброса карту «{ $card }».
prompt-residual-poison = { $cards ->
        [0] Скоро планы ({ $opponent }). «Остаточного яда» у вас нет.
       *[other] Отравить лидера { $opponent-gen }?
    }
event-poisons-nobody = У { $who-gen } не осталось лидеров, отравить некого.
event-leader-poisoned = { $leader } ({ $who }) умирает от яда.
prompt-sapho = { $cards ->
        [0] Никто ещё не действует. «Сока сафо» у вас нет.
       *[other] Сыграть «Сок сафо», чтобы действовать раньше или позже всех?
    }
event-acts-first = { $who } { $who-num ->
       *[one] действует
        [many] действуют
    } раньше всех.
event-acts-last = { $who } { $who-num ->
       *[one] действует
        [many] действуют
    } после всех.
prompt-aggressor = { $cards ->
        [0] Вы защищаетесь. «Сока сафо» у вас нет.
       *[other] Сыграть «Сок сафо», чтобы стать агрессором?
    }
event-aggressor-now = { $who } теперь { $who-num ->
       *[one] агрессор
        [many] агрессоры
    }, противник – { $opponent }.
prompt-fly = Как вы используете «Орнитоптер»?
event-flies-far = { $who } { $who-num ->
       *[one] может
        [many] могут
    } перебросить одну группу не дальше трёх территорий.
event-two-groups = { $who } { $who-num ->
       *[one] может
        [many] могут
    } перебросить ещё одну группу.
prompt-burn = Что «Камнежог» сделает с лидерами?
event-burns = { $who } { $who-num ->
       *[one] решает
        [many] решают
    }: оба лидера погибают.
event-burns-low = { $who } { $who-num ->
       *[one] решает
        [many] решают
    }: лидеры не учитываются.
prompt-late-snooper = { $cards ->
        [0] Планы раскрыты. «Портативного ядоискателя» у вас нет.
       *[other] Добавить к плану «Портативный ядоискатель»?
    }
event-late-snooper = { $who } { $who-num ->
       *[one] добавляет
        [many] добавляют
    } к плану карту «{ $card }».
prompt-tooth = Применить «Яд в зубе»?
event-tooth-used = { $who } { $who-num ->
       *[one] применяет
        [many] применяют
    } «Яд в зубе».
event-tooth-withdrawn = { $who } { $who-num ->
       *[one] убирает
        [many] убирают
    } «Яд в зубе».
