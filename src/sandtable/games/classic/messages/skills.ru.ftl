## Навыки лидеров

skill-mentat = Ментат
skill-swordmaster-of-ginaz = Оружейник Дома Гинац
skill-master-of-assassins = Глава ассасинов
skill-prana-bindu-adept = Адепт прана-бинду
skill-killer-medic = Медик-убийца
skill-warmaster = Воевода
skill-spice-banker = Хранитель Пряности
skill-bureaucrat = Бюрократ
skill-diplomat = Дипломат
skill-suk-graduate = Выпускник школы Сук
skill-rihani-decipherer = Рихани-дешифровщик
skill-sandmaster = Песчаный мастер
skill-smuggler = Контрабандист
skill-planetologist = Планетолог

option-in-front = оставить перед ширмой
option-behind = убрать за ширму
option-levy = отправить часть в хранилище

prompt-keep-skill = Какой навык вы оставите?
prompt-skilled-leader = Какой лидер получит навык «{ $skill }»?
prompt-mentat = О каком оружии ваш Ментат спросит { $opponent-acc }?
prompt-show-mentat = Ментат { $opponent-gen } спрашивает о карте «{ $card }». Какую карту показать?
prompt-place-skilled = Где в этом бою { $leader }?
prompt-plan-bank = Сколько Пряности усилит вашего Хранителя Пряности?
prompt-copy-defence = Какая бесполезная карта заменит чужую защиту «{ $card }»?
prompt-retreat = Ваш Дипломат может спасти отряды. Куда они отступят?
prompt-retreat-count = Сколько отрядов отступит { $where-to }?
prompt-retreat-starred = Сколько отступающих { $where-to } – со звездой? (всего: { $count })
prompt-decipher = Кого из этих предателей вы оставите?
prompt-give-up-traitor = Какого своего предателя вы покажете и отдадите?
prompt-levy = { $payer } → { $to }: отправить из этой платы в хранилище { $count }?
prompt-smuggle = Ваш Контрабандист бесплатно доставит ещё один отряд { $where-to }?
prompt-take-sand = Где по пути Песчаный мастер возьмёт Пряность ({ $count })?
prompt-second-group = Откуда пойдёт вторая группа { $where-to }?

event-skills-drawn = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } { $count } { $count ->
        [one] карту навыка
        [few] карты навыков
       *[many] карт навыков
    }.
event-skills-seen = Вы выбираете из навыков: { $skills-quoted }.
event-skill-kept = { $leader } ({ $who }) получает навык «{ $skill }».
event-skill-lost = { $leader } теряет навык «{ $skill }», карта замешана в колоду.
event-skill-taken = { $who } { $who-num ->
       *[one] забирает
        [many] забирают
    } лидера с навыком «{ $skill }»: { $leader }.
event-skill-returns = { $leader } снова с { $who-ins }, навык – «{ $skill }».
event-mentat-silent = Ментат { $who-gen } ни о чём не спрашивает.
event-mentat-asks = Ментат { $who-gen } спрашивает { $opponent-acc } о карте «{ $card }».
event-mentat-nothing = У { $who-gen } нет такой карты.
event-mentat-shown = { $who } { $who-num ->
       *[one] показывает
        [many] показывают
    } карту Ментату { $opponent-gen }.
event-mentat-sees = { $who } { $who-num ->
       *[one] показывает
        [many] показывают
    } карту «{ $card }».
event-skilled-behind = { $who } { $who-num ->
       *[one] убирает
        [many] убирают
    } лидера за ширму: { $leader }.
event-skilled-in-front = { $who } { $who-num ->
       *[one] оставляет
        [many] оставляют
    } лидера перед ширмой: { $leader }.
event-plan-bank = { $who } { $who-num ->
       *[one] добавляет
        [many] добавляют
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } Хранителю Пряности.
event-pays-banked = { $who } { $who-num ->
       *[one] платит
        [many] платят
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за Хранителя Пряности.
event-copies-defence = { $who } { $who-num ->
       *[one] выдаёт
        [many] выдают
    } карту «{ $card }» за карту «{ $copied }».
event-no-copy = { $who } не { $who-num ->
       *[one] копирует
        [many] копируют
    } защиту.
event-smuggles = { $who } { $who-num ->
       *[one] вывозит
        [many] вывозят
    } тайком { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-retreat = { $who } { $who-num ->
       *[one] отводит
        [many] отводят
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
event-no-retreat = { $who } никуда не { $who-num ->
       *[one] отступает
        [many] отступают
    }.
event-suk-stays = Выпускник школы Сук { $who-gen } спасает { $special ->
        [0] отряд
       *[other] отряд со звездой
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }: он остаётся на месте.
event-suk-returns = Выпускник школы Сук { $who-gen } спасает { $special ->
        [0] отряд
       *[other] отряд со звездой
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }: он возвращается в резерв.
event-sandmaster-finds = Песчаный мастер { $who-gen } находит { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-deciphers = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } колоды предателей.
event-deciphers-seen = Вы видите карты предателей: { $leaders }.
event-traitor-changed = { $who } { $who-num ->
       *[one] показывает
        [many] показывают
    } предателя ({ $leader }), { $who-num ->
       *[one] отдаёт
        [many] отдают
    } его и { $who-num ->
       *[one] оставляет
        [many] оставляют
    } другого.
event-traitor-gained = Ваш новый предатель: { $leader }.
event-traitor-not-changed = { $who } не { $who-num ->
       *[one] меняет
        [many] меняют
    } предателя.
event-bank-share = Хранитель Пряности { $who-gen } кладёт { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } перед ширмой.
event-levy = Бюрократ { $who-gen } отправляет в хранилище { $count } из того, что { $to-num ->
       *[one] получает
        [many] получают
    } { $to }.
event-no-levy = Бюрократ { $who-gen } не мешает платежу.
event-smuggled = Контрабандист { $who-gen } бесплатно доставляет ещё один отряд { $special ->
        [0] {""}
       *[other] со звездой{" "}
    }{ $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-smuggles-nothing = Контрабандист { $who-gen } никого не доставляет.
event-no-second-group = { $who } не { $who-num ->
       *[one] посылает
        [many] посылают
    } вторую группу.
event-sandmaster-takes = Песчаный мастер { $who-gen } берёт { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(сектор { $sector })
    }.
event-sandmaster-leaves = Песчаный мастер { $who-gen } не берёт Пряность.

## Карты крепостей

event-stronghold-card = { $who } { $who-num ->
       *[one] берёт
        [many] берут
    } карту крепости: { $where }.
event-stronghold-card-aside = Карта крепости отложена: { $where }.
event-stronghold-income = { $who } { $who-num ->
       *[one] получает
        [many] получают
    } { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } по карте крепости: { $where }.
event-bank-supports = Хранилище платит { $count } { $count ->
        [one] Пряность
       *[other] Пряности
    } за поддержку { $who-gen }.

## Стол в терминале

table-skills = Навыки
table-skills-offered = Вы выбираете из навыков: { $skills }.
table-traitors-seen = Вы взяли карты предателей: { $leaders }.
table-stronghold-cards = Карты крепостей
table-behind = Лидер с навыком за ширмой: { $name }.
table-plan-bank = Хранителю Пряности { $count }
