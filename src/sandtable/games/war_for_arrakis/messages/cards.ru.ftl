### Карты планирования и особые действия командиров: названия, что говорят эффекты, о чём спрашивают и что делают.

## Названия

card-war-plan = План войны
card-alia-the-abomination = Алия, мерзость
card-smugglers-a = Контрабандисты (I)
card-smugglers-b = Контрабандисты (II)
card-smugglers-c = Контрабандисты (III)
card-the-voice = Голос
card-death-commandos = Коммандос смерти
card-tested-with-the-gom-jabbar = Испытание гом джаббаром
card-chatt-the-leaper = Чатт Прыгун
card-truthtrance = Транс правды
card-adab-the-demanding-memory = Адаб, неотступная память
card-alam-al-mithal = Алам аль-Миталь, мир подобий
card-usul-the-base-of-the-pillar = Усул, опора столпа
card-voice-from-the-outer-world = Глас из Внешнего мира
card-our-family-atomics = Наш фамильный арсенал
card-battle-language = Боевой язык
card-bill-of-particulars = Перечень обвинений
card-fear-is-the-mind-killer = Страх убивает разум
card-shai-hulud = Шай-Хулуд
card-wall-of-sandworms = Стена червей
card-dust-chasms = Пылевые провалы
card-fremen-rockets = Ракеты фрименов
card-eyes-of-ibad = Глаза ибада
card-captured-ornithopter = Захваченный орнитоптер
card-crysknife = Крис
card-cielagos-piping-message = Весть сиелаго
card-jubba-cloaks = Плащи-джуббы
card-hieregs = Хиереги
card-grandmother-of-a-storm = Бабка всех бурь
card-stillsuits = Дистикомбы
card-i-am-stilgar-the-fremen = Я – Стилгар, фримен
card-thumpers = Колотушки
card-kitab-al-ibar = Китаб аль-Ибар
card-sandtides = Песчаные приливы
card-hard-times-and-oppression = Тяжёлые времена и гнёт
card-forced-recruitment = Принудительный набор
card-beloved-feyd-rautha = Любимец Фейд-Раута
card-harkonnen-patrols = Патрули Харконненов
card-arsunt-legion = Легион Арсунта
card-barons-personal-guard = Личная охрана барона
card-hawats-scheming = Козни Хавата
card-evidence-of-rebellion = Признаки мятежа
card-polar-cap-factories = Заводы полярной шапки
card-carthag-the-former-capital = Карфаг, прежняя столица
card-workhorse-of-arrakis = Рабочая лошадка Арракиса
card-spotter-control = Центр наблюдения
card-explosive-artillery = Разрывная артиллерия
card-sandmasters = Песчаные мастера
card-mudir-nahya = Мудир Нахья, Владыка демонов
card-hunter-seeker = Охотник-искатель
card-rage-overcame-shaddam-iv-a = Ярость Шаддама IV (I)
card-rage-overcame-shaddam-iv-b = Ярость Шаддама IV (II)
card-rage-overcame-shaddam-iv-c = Ярость Шаддама IV (III)
card-manipulation-of-others = Управление людьми
card-breeding-program = Генетическая селекция
card-troop-carriers = Войсковые транспорты
card-shigawire = Шигафибр
card-hope-clouds-observation = Надежда застит взгляд
card-reports-of-traitors = Донесения о предателях
card-sardaukar-pogrom = Погром сардаукаров
card-sardaukars-manner = Повадки сардаукара
card-spies-all-over-arrakis = Шпионы по всему Арракису
card-full-control-of-the-air = Полный контроль в воздухе
card-moving-the-battle-group = Переброска боевой группы
card-killers-without-mercy = Безжалостные убийцы
card-sardaukar-disguised = Переодетые сардаукары
card-i-decide-what-best-serves-his-majesty = Я решаю, что на благо Его Величества
card-seek-out-the-mahdi = Отыскать Махди

## Что говорят эффекты: порядок

effect-nothing = ничего
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } или { $rest }
effect-either = { $first } или { $rest }
effect-with = { $first } ({ $rest })
effect-when = если { $condition }: { $then }
effect-when-else = если { $condition }: { $then }; иначе: { $otherwise }
effect-scheme = как свободное действие сбросить вместе не меньше { $least } таких карт: { $then }
effect-no-special-action = нет особого действия

## Условия

condition-in-play = { $leader } в игре
condition-retired = { $leader } вне игры
condition-any-marker = хотя бы один жетон предвидения на делении { $amount } или выше
condition-atomics-used = фамильный атомный арсенал уже взорван

## Места: куда

where-area = { $where-to }
where-own-settlement = в своё поселение
where-own-legion = в свой легион
where-legion-with-special = в свой легион с особым элитным отрядом
where-legion-of = в легион { $leader-gen }
where-empty-desert = в пустую область пустыни
where-free-mountain = в свободную область гор
where-free-plateau = в свободную область плоскогорья
where-empty-desert-beside-worm = в пустую область пустыни рядом с песчаным червём
where-empty-desert-beside-legion = в пустую область пустыни рядом со своими легионами
where-threatened-sietch = в сиетч, от которого до вражеского легиона не больше 2 областей
where-same-area = в ту же область

## Легионы

legion-any = любой легион
legion-with-leader = легион с командиром
legion-with-special = легион с особым элитным отрядом
legion-with = легион { $leader-gen }
legion-in-area = легион { $where-in }
legion-in-desert = легион в пустыне
legion-with-leader-in-desert = легион с командиром в пустыне
legion-the-same = тот же легион

## Фигурки

effect-regular = { $amount ->
        [one] { $amount } обычный отряд
        [few] { $amount } обычных отряда
       *[many] { $amount } обычных отрядов
    }
effect-elite = { $amount ->
        [one] { $amount } элитный отряд
        [few] { $amount } элитных отряда
       *[many] { $amount } элитных отрядов
    }
effect-special = { $amount ->
        [one] { $amount } особый элитный отряд
        [few] { $amount } особых элитных отряда
       *[many] { $amount } особых элитных отрядов
    }
effect-any-leader = любой командир
effect-generic-leader = безымянный командир
effect-harvesters = { $amount ->
        [one] { $amount } комбайн
        [few] { $amount } комбайна
       *[many] { $amount } комбайнов
    }
effect-ornithopters = { $amount ->
        [one] { $amount } орнитоптер
        [few] { $amount } орнитоптера
       *[many] { $amount } орнитоптеров
    }
effect-carryalls = { $amount ->
        [one] { $amount } грузолёт
        [few] { $amount } грузолёта
       *[many] { $amount } грузолётов
    }

## Что делают эффекты

effect-place = поместить { $where }: { $what }
effect-arrive = ввести в игру и поместить { $where }: { $what }
effect-place-apart = поместить { $what } { $where }, каждый – в отдельную
effect-deploy = дислоцировать по своим поселениям: { $what }
effect-deploy-token = дислоцировать жетон дислокации и командира в одном сиетче
effect-place-token = поместить жетон дислокации { $where }
effect-swap-tokens = два сиетча обмениваются всеми жетонами дислокации
effect-upgrade-regular-elite = { $amount ->
        [one] заменить на поле { $amount } обычный отряд на элитный
        [few] заменить на поле { $amount } обычных отряда на элитные
       *[many] заменить на поле { $amount } обычных отрядов на элитные
    }
effect-upgrade-elite-special = { $amount ->
        [one] заменить на поле { $amount } элитный отряд на особый элитный
        [few] заменить на поле { $amount } элитных отряда на особые элитные
       *[many] заменить на поле { $amount } элитных отрядов на особые элитные
    }
effect-reveal = раскрыть сиетч и все жетоны дислокации в одной области
effect-relocate-sietch = перенести сиетч в соседнюю пустую область пустыни вместе с теми, кого вы возьмёте с собой
effect-enters = { $leader } входит в игру
effect-retire = { $leader } выходит из игры
effect-send-to-tank = { $leader } отправляется в восстановительный резервуар
victim-anywhere = именитый командир соперника на поле
victim-in-sector-of-own-legion = именитый командир соперника в секторе с вашим легионом
victim-beside-spot = именитый командир соперника рядом с этим легионом
effect-pin = в следующий ход соперника { $leader } не помещается и не дислоцируется, а его легион не перемещается и не атакует
effect-move = { $amount ->
        [one] переместить { $legion }
        [few] переместить { $amount } разных легиона ({ $legion })
       *[many] переместить { $amount } разных легионов ({ $legion })
    }
effect-move-on = переместить { $legion } { $times } { $times ->
        [one] раз
        [few] раза
       *[many] раз
    } подряд
effect-attack = пусть атакует { $legion }
effect-surprise-attack = пусть внезапно атакует { $legion }
effect-more-dice = ещё 1 кубик в каждом боевом раунде
effect-fewer-enemy-dice = в первом боевом раунде враг бросает не больше 4 кубиков
effect-free-to-continue = продолжение не стоит попадания
effect-fly = перенести легион из поселения туда, где стоит другой ваш легион
effect-push = вытеснить вражеский легион из области пустыни в соседнюю пустую область
effect-special-attack = бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } против цели ({ $target }); засчитываются попадания и особые
target-beside-own-legion = вражеский легион рядом с вашим
target-beside-air-zone = вражеский легион в секторе, с которым соединена эта воздушная зона
effect-draw = взять { $amount } { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    } планирования
effect-draw-from = взять { $amount } { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    } планирования { $deck-gen }
effect-play-card = сыграть ещё одну карту планирования
effect-opponent-discards = соперник сбрасывает { $amount } { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    } планирования
effect-gain-bene-gesserit = взять { $amount } { $amount ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } Бене Гессерит
effect-remove-die = соперник теряет неиспользованный кубик «{ $die }»
effect-force-die = назвать неиспользованный кубик, который соперник должен потратить следующим
effect-place-vehicles = поместить { $what }
effect-remove-harvesters = { $amount ->
        [one] убрать { $amount } комбайн
        [few] убрать { $amount } комбайна
       *[many] убрать { $amount } комбайнов
    } в секторе { $leader-gen }
effect-remove-deep-harvesters = { $amount ->
        [one] убрать { $amount } комбайн
        [few] убрать { $amount } комбайна
       *[many] убрать { $amount } комбайнов
    } в бескрайней пустыне одного сектора
effect-remove-ornithopter = убрать орнитоптер
effect-rockets = бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } в секторе со своим легионом: каждое попадание и каждый особый убирает технику там или в соединённой воздушной зоне
effect-lower-marker = опустить один жетон Империи на выемку, не вводя запрета
effect-discard-wormsigns = сбросить до { $amount } { $amount ->
        [one] жетона
       *[other] жетонов
    } следов червя
effect-discard-wormsigns-beside = сбросить все жетоны следов червя по соседству ({ $where })
effect-place-wormsigns = поместить { $amount } { $amount ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } следов червя
effect-place-worms = поместить { $amount ->
        [one] { $amount } песчаного червя
       *[other] { $amount } песчаных червей
    } { $where }
effect-call-wild-maker = ввести в игру Дикого Подателя и поместить { $where } (его карта потрачена)
effect-move-wild-maker = переместить Дикого Подателя
effect-wild-maker-attacks = атаковать Диким Подателем
effect-desert-power = выполнить { $amount } { $amount ->
        [one] действие
        [few] действия
       *[many] действий
    } силы пустыни
effect-storm = тотчас бросить кубики за Кориолисовы бури
effect-detonate = взорвать фамильный атомный арсенал
effect-shuffle-back = замешать одну открытую карту предвидения обратно в колоду
effect-replace-prescience = убрать из игры любые открытые карты предвидения и открыть вместо них новые
effect-shift-prescience = сдвинуть один жетон предвидения назад, а другой – на столько же вперёд
effect-add-to-claim = положить на открытую карту предвидения: её присвоение в этом раунде двигает выбранный жетон ещё на { $amount } { $amount ->
        [one] деление
        [few] деления
       *[many] делений
    }
effect-keep-on-offer = положить на открытую карту предвидения: она остаётся открытой, пока её не присвоят
effect-draw-objective = взять вторую карту тайной цели; для победы годится любая

## Розыгрыш карт

event-plays-card = { $who } играют карту «{ $card }».
event-discards-card = { $who } сбрасывают карту «{ $card }».
event-shows-hand = { $who } показывают карты на руке: { $cards-quoted }.
event-no-further-card = { $who } больше не играют карт.
prompt-another-card = Какую ещё карту вы сыграете?
prompt-choose-one = Что из этого вы сделаете?
prompt-scheme = Сколько таких карт вы сбросите?
prompt-shed = Какую карту вы сбросите? (осталось: { $count })

## Размещение

prompt-place-where = Куда поместить фигурки? ({ $what })
prompt-place-units = { $where }: взять всё из запаса? ({ $what })
prompt-place-unit = { $where }: откуда взять отряд? ({ $unit })
prompt-place-leader = Поместить командира { $where-to }? ({ $leader })
prompt-place-generic = { $where }: откуда взять командира?
prompt-place-apart = Куда поместить { $unit-acc }? (осталось: { $count })
prompt-place-token = Какой жетон дислокации вы поместите?
prompt-place-token-where = В какой сиетч поместить { $token }?
event-places-nothing = { $who } ничего не помещают.
event-places-no-more = { $who } больше не помещают отрядов.
event-unit-relocated = У { $who-gen } { $unit } переходит { $origin-from } { $where-to }.
event-leader-relocated = У { $who-gen } { $leader } переходит { $origin-from } { $where-to }.

## Сиетчи и жетоны

prompt-reveal = Какую область раскрыть?
event-reveals-nothing = { $who } ничего не раскрывают.
prompt-swap = Какой сиетч отдаст свои жетоны дислокации?
prompt-swap-with = Какой сиетч обменяется жетонами с этим? ({ $where })
event-token-moved = Отправляется { $where-to } { $token }.
event-swaps-nothing = { $who } не обменивают жетонов.
prompt-relocate = Какой сиетч перенести?
prompt-relocate-to = Куда перенести сиетч { $where-from }?
prompt-relocate-legion = Пойдёт ли кто-нибудь следом { $where-from }?
event-sietch-moved = Сиетч переходит { $where-from } { $to-to } (вместе с ним: { $figures }).
event-no-relocation = { $who } не переносят сиетч.
nobody = никто

## Командиры

prompt-send-to-tank = Какого вражеского командира отправить в восстановительный резервуар?
event-spares-leaders = { $who } никого не отправляют в резервуар.
event-pinned = На { $leader-acc } идёт охота: в следующий ход Атрейдесов он не помещается и не дислоцируется, а его легион не перемещается и не атакует.
event-leader-enters = { $leader } входит в игру.
event-leader-replaces = { $leader } занимает место { $old-gen }.
event-leader-retires = { $leader } выходит из игры.
event-leader-retires-from = { $leader } уходит { $where-from } и выходит из игры.
event-special-action = Особое действие { $who-gen } выполняет { $leader }.
event-leader-spent = Карта { $leader-gen } потрачена.

## Легионы

prompt-fly = Какой легион перенести по воздуху?
prompt-fly-to = К какому легиону полетит легион { $where-from }?
event-carried = Легион { $who-gen } летит { $origin-from } { $where-to }: { $figures }.
prompt-push = Какой вражеский легион вытеснить?
prompt-push-to = Куда вытеснить легион { $where-from }?
event-pushed = Легион { $who-gen } вытеснен { $where-from } { $to-to }: { $legion }.
event-pushes-nobody = { $who } никого не вытесняют.
prompt-special-attack = По какому вражескому легиону бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }?
event-special-attack = { $who } атакуют издалека { $where-acc } { $dice } { $dice ->
        [one] кубиком
       *[other] кубиками
    }.
event-special-attack-roll = Бросок: { rolled }. Засчитано: { $count }.
event-no-special-attack = { $who } отказываются от такой атаки.

## Кубики и техника

prompt-force-die = Какой кубик соперник должен потратить следующим?
event-die-forced = { $who } должны следующим потратить кубик «{ $die }».
event-no-die-forced = { $who } не называют кубика.
prompt-remove-harvesters = Какой комбайн убрать? (осталось: { $count })
prompt-remove-ornithopter = Какой орнитоптер убрать?
event-removes-nothing = { $who } больше ничего не убирают.
prompt-rockets = В каком секторе выпустить ракеты?
event-rockets = { $who } выпускают ракеты { $sector-in }, кубиков: { $dice }.
event-rockets-roll = Бросок: { rolled }. { $count ->
        [0] Вся техника цела.
        [one] Можно сбить { $count } единицу техники.
        [few] Можно сбить { $count } единицы техники.
       *[many] Можно сбить { $count } единиц техники.
    }
prompt-down-vehicle = Какую технику сбить? (осталось: { $count })
