game-title = Дюна

## Варианты

option-pass = пас
option-pass-phase = пас до конца фазы
option-pass-turn = пас до конца раунда
option-pass-on = пас, пока не попрошу спрашивать снова
option-nothing = ничего
option-done = это всё
option-yes = да
option-no = нет
option-accept = принять
option-decline = отказаться
option-discard = сбросить
option-buy-with-karama = взять карту за «Караму»
option-break-alliance = выйти из союза
option-kwisatz-haderach = Квисатц Хадерах
stop-advantage = «Карама» против преимущества: { $advantage }
accept-offer = принять предложение { $who-gen }
refuse-offer = отклонить предложение { $who-gen }
option-offer-deal = предложить сделку
option-promise-spice = обещать союзнику Пряность
option-give-spice = отдать союзнику Пряность
option-ask-again = спрашивайте меня снова
option-play-truthtrance = сыграть «Транс правды»
option-play-tleilaxu-ghola = сыграть «Гхолу Тлейлаксу»
option-karama-for-ally = вдвое удешевить высадку союзника «Карамой»
option-until-this-phase-ends = до конца фазы
option-until-this-turn-ends = до конца раунда
option-ask-for-card = есть ли на руке определённая карта
option-ask-for-traitor = предатель ли определённый лидер
option-ask-for-predicted-faction = предсказана ли определённая фракция
option-ask-for-predicted-turn = предсказан ли определённый раунд
option-ask-for-card-in-plan = будет ли в плане определённая карта

## Подготовка к игре

prompt-choose-faction = За какую фракцию вы играете?
event-chooses-faction = Игрок { $seat } выбирает фракцию: { $who }.
prompt-swap-faction = Ваша фракция: { $who }. Хотите с кем-нибудь поменяться?
event-factions-swapped = { $who } и { $other } меняются местами.
event-faction = Игрок { $seat }: { $who }, круг в секторе { $sector }.
prompt-predict-faction = Чью победу вы предсказываете?
prompt-predict-turn = В каком раунде { $who } { $who-num ->
       *[one] победит
        [many] победят
    }?
event-predicted = { $who } { $who-num ->
       *[one] записывает
        [many] записывают
    } предсказание.
event-predicted-seen = Ваше предсказание: { $faction }, раунд { $turn }.
event-traitors-dealt = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } { $count ->
        [one] карту предателя
        [few] карты предателей
       *[many] карт предателей
    }.
event-traitors-seen = { $leaders-count ->
        [one] Вы взяли карту предателя:
       *[other] Вы взяли карты предателей:
    } { $leaders }.
prompt-keep-traitor = Какую карту предателя вы оставите себе?
event-traitors-kept = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } себе { $count } { $count ->
        [one] карту предателя
        [few] карты предателей
       *[many] карт предателей
    }.
event-traitor-kept-seen = Вы оставили себе карту предателя: { $leader }.
prompt-place-fremen = Сколько отрядов разместить { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }?
prompt-place-fedaykin = Сколько федайкинов среди отрядов { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }?
prompt-place-advisor = Где встанет ваш первый отряд?
event-placed = { $who } { $who-num ->
       *[one] размещает
        [many] размещают
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
event-advisor-placed = { $who } { $who-num ->
       *[one] размещает
        [many] размещают
    } советницу { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-treachery-dealt = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } { $count } { $count ->
        [one] карту уловки
        [few] карты уловок
       *[many] карт уловок
    }.
event-treachery-seen =
    { $cards-count ->
        [0] Вы не взяли карт уловок.
        [one] Ваша карта уловки: { $cards-quoted }.
       *[other] Ваши карты уловок: { $cards-quoted }.
    }

## Ход игры

event-turn = Начинается раунд { $turn }.
event-card-played = { $who } { $who-num ->
       *[one] играет
        [many] играют
    } карту «{ $card }».
event-card-discarded = { $who } { $who-num ->
       *[one] сбрасывает
        [many] сбрасывают
    } карту «{ $card }».
event-pays = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } { $to-dat } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-pays-bank = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } в хранилище { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.

## «Карама» и другие моменты

prompt-stop = { $cards ->
        [0] Нет «Карамы», чтобы остановить: { $advantages }.
       *[other] Остановить «Карамой»? На кону: { $advantages }.
    }
prompt-stop-short = { $cards ->
        [0] Нет «Карамы», чтобы остановить одно из преимуществ ({ $advantages-count }).
       *[other] Остановить «Карамой» одно из преимуществ ({ $advantages-count })?
    }
until-phase = до конца фазы
until-turn = до конца раунда
until-asked = до отмены
event-passes-on = { $who } { $who-num ->
       *[one] пасует
        [many] пасуют
    } { $until }.
event-asks-again = { $who } снова { $who-num ->
       *[one] отвечает
        [many] отвечают
    } на вопросы.
event-nobody-stops = «Караму» больше играть нельзя, преимущества в силе: { $advantages }.
event-advantage-stopped = { $who } { $who-num ->
       *[one] останавливает
        [many] останавливают
    } «Карамой»: { $advantage }.

## Буря

prompt-first-storm = Как далеко уйдёт первая буря? Оба числа складываются.
prompt-dial-storm = Как далеко сдвинется буря? Оба числа складываются.
event-storm-dialled = { $who } { $who-num ->
       *[one] выставляет
        [many] выставляют
    } на диске { $count }.
event-storm-card = На карте бури – { $count }.
prompt-storm-cards = { $count ->
        [0] Буря останется на месте.
       *[other] Буря вот-вот сдвинется на { $count } { $count ->
            [one] сектор
            [few] сектора
           *[many] секторов
        }.
    } { $cards ->
        [0] Нужной карты у вас нет.
       *[other] Сыграть карту?
    }
prompt-weather = Как далеко сдвинется буря?
event-weather = { $count ->
        [0] { $who } { $who-num ->
           *[one] удерживает
            [many] удерживают
        } бурю на месте.
       *[other] { $who } { $who-num ->
           *[one] двигает
            [many] двигают
        } бурю на { $count } { $count ->
            [one] сектор
            [few] сектора
           *[many] секторов
        }.
    }
event-storm-cards-over = { $count ->
        [0] Буря останется на месте.
       *[other] Буря сдвинется на { $count } { $count ->
            [one] сектор
            [few] сектора
           *[many] секторов
        }.
    }
event-atomics = { $who } { $who-num ->
       *[one] играет
        [many] играют
    } карту «{ $card }»: Барьерной Стены больше нет.
event-lost-to-atomics = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } в атомном взрыве { $count } { $count ->
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
event-advisors-lost-to-atomics = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } в атомном взрыве { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-storm-moves = { $count ->
        [0] Буря остаётся в секторе { $sector }.
       *[other] Буря проходит { $count } { $count ->
            [one] сектор
            [few] сектора
           *[many] секторов
        }, теперь она в секторе { $sector }.
    }
event-lost-to-storm = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } в буре { $count } { $count ->
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
event-advisors-lost-to-storm = { $who } { $who-num ->
       *[one] теряет
        [many] теряют
    } в буре { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-spice-lost-to-storm = Буря развеивает { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-first-player = Первый игрок: { $who }.
event-storm-card-drawn = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } карту следующей бури.
event-storm-card-seen = Следующая буря сдвинется на { $count } { $count ->
        [one] сектор
        [few] сектора
       *[many] секторов
    }.
event-storm-card-unseen = Карта следующей бури лежит закрытой, её никто не видел.

## Выброс Пряности

event-spice-deck-anew = Колода Пряности составлена заново.
event-spice-deck-look = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } верхнюю карту колоды Пряности.
event-spice-deck-seen = Верхняя карта колоды Пряности: { $card }.
event-worm-too-early = Появляется червь. В первом раунде его откладывают.
event-worms-return = Отложенные черви замешаны в колоду Пряности.
event-worm = Появляется Шай-Хулуд (стопка { $pile }).
event-no-spice-in-storm = Буря бушует { $where-in }, Пряности там не будет (стопка { $pile }).
event-spice-blow = Выброс Пряности { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }: { $count } (стопка { $pile }).
prompt-protect = Червь нападёт на { $where-acc }. Вы защитите { $ally-acc }?
event-protects = { $who } { $who-num ->
       *[one] защищает
        [many] защищают
    } { $ally-acc } от червя.
event-does-not-protect = { $who } не { $who-num ->
       *[one] защищает
        [many] защищают
    } { $ally-acc } от червя.
event-worm-strikes = Червь нападает на { $where-acc }.
event-devoured = Червь пожирает { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-advisors-devoured = Червь пожирает { $count } { $count ->
        [one] советницу
        [few] советниц
       *[many] советниц
    } { $who-gen } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-spice-devoured = Червь поглощает { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-worm-does-nothing = Червь никого не тронул.
prompt-place-worm = На какой песчаной территории появится червь?
event-calls-worm = { $who } { $who-num ->
       *[one] вызывает
        [many] вызывают
    } червя { $where-to }.
prompt-karama-worm = Вызвать червя «Карамой»?
prompt-ride = Куда поехать на черве { $where-from }?
event-no-ride = { $who } не { $who-num ->
       *[one] седлает
        [many] седлают
    } червя { $where-in }.
event-ride = { $who } { $who-num ->
       *[one] едет
        [many] едут
    } на черве { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(сектор { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }: { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    }.

## Нексус

event-nexus = Нексус: можно заключать и разрывать союзы.
prompt-nexus = С кем вы хотите союза? Невзаимное желание останется тайной.
prompt-nexus-then = А с кем ещё вы хотите союза?
event-allied = { $who } и { $other } теперь союзники.
event-leaves-alliance = { $who } { $who-num ->
       *[one] выходит
        [many] выходят
    } из союза с { $others-ins }.
event-nexus-over = Нексус окончен.

## Субсидии

prompt-charity = Взять субсидию КООАМ, { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }?
event-charity = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } субсидию КООАМ: { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-no-charity = { $who } не { $who-num ->
       *[one] просит
        [many] просят
    } субсидию.

## Аукцион

event-bidding = { $count ->
        [0] Руки у всех полны: карт на аукцион не выставляют.
       *[other] Могут торговаться: { $able }.
    }
event-row-dealt = На аукцион { $count ->
        [one] выставлена { $count } карта
        [few] выставлены { $count } карты
       *[many] выставлено { $count } карт
    }.
event-treachery-deck-anew = Колода уловок составлена заново из сброса.
event-card-up = На торгах карта { $number } из { $count }.
event-card-up-seen = На торгах карта «{ $card }».
prompt-bid = Ставка { $bid }. У вас { $spice } { $spice ->
        [one] Пряность
       *[other] Пряности
    }{ $support ->
        [0] {""}
       *[other] , с союзниками { $means }
    }. Ваша ставка?
event-passes = { $who } { $who-num ->
       *[one] пасует
        [many] пасуют
    }.
event-bids = { $who } { $who-num ->
       *[one] ставит
        [many] ставят
    } { $count }.
event-cards-return = Никто не берёт: { $count } { $count ->
        [one] карта возвращается
        [few] карты возвращаются
       *[many] карт возвращаются
    } на верх колоды.
event-sold = { $who } { $who-num ->
       *[one] покупает
        [many] покупают
    } карту за { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-buys-with-karama = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } карту за «Караму», ничего не платя.
event-bid-void = Ставка { $who-gen } недействительна, «Карама» остановлена.
event-takes-card = { $who } { $who-num ->
       *[one] забирает
        [many] забирают
    } карту.
event-free-card = { $count ->
        [0] { $who } не { $who-num ->
       *[one] получает
        [many] получают
    } бесплатной карты, колода пуста.
       *[other] { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } ещё одну карту бесплатно.
    }
prompt-karama-swap = Забрать карты с чужой руки «Карамой»?
prompt-karama-swap-from = С чьей руки?
prompt-karama-swap-count = Сколько карт?
event-takes-unseen = { $who } { $who-num ->
       *[one] забирает
        [many] забирают
    } вслепую { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } { $victim-gen }.
event-cards-taken = Взятые карты: { $cards-quoted }.
prompt-give-back = Какую карту вы отдадите? (осталось: { $count })
event-gives-back = { $who } { $who-num ->
       *[one] отдаёт
        [many] отдают
    } { $victim-dat } { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    }.
event-cards-given = Отданные карты: { $cards-quoted }.

## Восстановление

prompt-revive-forces = Сколько отрядов восстановить? Бесплатно { $free }, следующие по { $cost } Пряности.
prompt-revive-starred = Сколько из них – со звездой? (всего: { $count })
prompt-revive-leader = Какого лидера восстановить? У вас Пряности: { $spice }.
event-forces-revived = { $who } { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    } { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } со звездой)
    } { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }.
event-leader-revived = { $who } { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    } лидера { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }: { $leader }.
event-kwisatz-revived = { $who } { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    } Квисатц Хадераха { $cost ->
        [0] бесплатно
        [one] за { $cost } Пряность
       *[other] за { $cost } Пряности
    }.
event-no-revival = { $who } никого не { $who-num ->
       *[one] восстанавливает
        [many] восстанавливают
    }.
prompt-pay-for-ally = Сколько ещё отрядов { $ally-gen } вы оплатите? Каждый стоит { $cost }.
event-emperor-pays = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } { $cost } { $cost ->
        [one] Пряность
       *[other] Пряности
    } за { $count } { $count ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } { $ally-gen }.
event-emperor-pays-nothing = { $who } не { $who-num ->
       *[one] платит
        [many] платят
    } за отряды { $ally-gen }.
prompt-karama-revival = Восстановить бесплатно «Карамой»?
prompt-revive-free = Кто вернётся: столько отрядов или один лидер?
prompt-ghola = Кого вернуть: одного лидера или столько отрядов?

## Переговоры

prompt-any-time = В любое время:
term-no-return = ничего
term-spice = Пряность
term-show-card = показ карты уловки
term-show-traitor = показ карты предателя
term-show-predicted-faction = показ предсказанной фракции
term-show-predicted-turn = показ предсказанного раунда
term-show-storm-card = показ карты бури
term-show-spice-card = показ верхней карты Пряности
term-share-bidding-look = рассказ о картах аукциона
term-share-spice-look = рассказ о колоде Пряности
term-keep-out = отказ от одной территории
term-ally-next = союз при следующем нексусе
term-cancel-promises = отмена взаимных обещаний
deal-spice = { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }
deal-keep-out = обещание не входить { $where-to }
prompt-offer-to = Кому вы предложите сделку?
prompt-offer-give = Что вы даёте?
prompt-offer-want = Что вы хотите взамен?
prompt-offer-spice = Сколько Пряности?
prompt-offer-territory = Какая территория?
prompt-offer-until = До каких пор действует предложение?
event-offer = { $who } { $who-num ->
       *[one] предлагает
        [many] предлагают
    } { $to-dat } сделку: { $gives }, взамен – { $wants } (срок – { $until }).
event-offer-refused = { $who } { $who-num ->
       *[one] отклоняет
        [many] отклоняют
    } предложение { $by-gen }.
event-offers-over =
    { $count ->
        [0] Предложений больше нет.
        [one] Часть предложений истекла, остаётся { $count }.
       *[other] Часть предложений истекла, остаётся { $count }.
    }
event-deal = { $who } и { $to } заключают сделку: { $gives }, взамен – { $wants } (срок – { $until }).
event-bribe = { $who } { $who-num ->
       *[one] кладёт
        [many] кладут
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } перед ширмой { $to-gen }.
prompt-show = Вы обещали { $to-dat }: { $what }. Что вы покажете?
event-shows = { $who } { $who-num ->
       *[one] держит
        [many] держат
    } слово, данное { $to-dat }: { $what }.
event-shown = { $who } { $who-num ->
       *[one] показывает
        [many] показывают
    } вам: { $what }.
event-nothing-to-show = У { $who-gen } нечего показать.
prompt-promise-spice = Сколько Пряности союзник может потратить на карты и высадки?
prompt-grant = Может ли союзник пользоваться выгодой вашего союза?
event-promises = { $who } { $who-num ->
       *[one] говорит
        [many] говорят
    } союзникам, на что рассчитывать.
event-promises-spice = { $who } { $who-num ->
       *[one] обещает
        [many] обещают
    } до { $count } Пряности.
event-grants = { $who } { $who-num ->
       *[one] даёт
        [many] дают
    } выгоду союза.
event-withholds = { $who } не { $who-num ->
       *[one] даёт
        [many] дают
    } выгоду союза.
prompt-give-to = Кому вы дадите Пряность?
prompt-give = Сколько Пряности вы дадите?
event-wants-to-give = { $who } { $who-num ->
       *[one] хочет
        [many] хотят
    } дать { $to-dat } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.
event-gives = { $who } { $who-num ->
       *[one] даёт
        [many] дают
    } { $to-dat } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    }.

## «Транс правды»

prompt-truth-before-plans = { $cards ->
        [0] Скоро боевые планы. «Транса правды» у вас нет.
       *[other] Скоро боевые планы. Сыграть «Транс правды»?
    }
event-no-truthtrance = Время «Транса правды» прошло, составляются планы.
prompt-truth-whom = Кого вы спросите?
prompt-truth-about = О чём вы спросите { $who-acc }?
prompt-truth-fact = Что именно вы хотите узнать у { $who-gen }?
event-truth-card = { $who } { $who-num ->
       *[one] спрашивает
        [many] спрашивают
    } { $asked-acc }, есть ли на руке карта «{ $fact }». Ответ: { $answer }.
event-truth-traitor = { $who } { $who-num ->
       *[one] спрашивает
        [many] спрашивают
    } { $asked-acc }, предатель ли { $fact }. Ответ: { $answer }.
event-truth-faction = { $who } { $who-num ->
       *[one] спрашивает
        [many] спрашивают
    } { $asked-acc } о предсказанной фракции ({ $fact }). Ответ: { $answer }.
event-truth-turn = { $who } { $who-num ->
       *[one] спрашивает
        [many] спрашивают
    } { $asked-acc }, предсказан ли раунд { $fact }. Ответ: { $answer }.
event-truth-plan = { $who } { $who-num ->
       *[one] спрашивает
        [many] спрашивают
    } { $asked-acc }, будет ли в плане карта «{ $card }».
prompt-swear = Будет ли в вашем плане карта «{ $card }»?
event-sworn = { $who } { $who-num ->
       *[one] отвечает
        [many] отвечают
    }, будет ли в плане карта «{ $card }»: { $answer }.

## Победа

event-foreseen = { $who } { $who-num ->
       *[one] предвидит
        [many] предвидят
    } победу { $whom-gen } именно в этом раунде.
event-game-over = Игра окончена, победа: { $winners }. { $why }
reason-strongholds = Нужные крепости – под контролем победителей.
reason-fremen = Пустыня принадлежит фрименам.
reason-guild = Больше никто не победил, и это победа Гильдии.
reason-no-guild = Больше никто не победил, а Гильдия не играет.
reason-most-strongholds = Больше всего крепостей – у победителей.
reason-prediction = Бене Гессерит это предвидели.
