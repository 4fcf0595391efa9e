### Махди – автомат, который играет за Харконненов.

mahdi-pair = { $first } ({ $second })
mahdi-three = { $first } ({ $second }, { $third })

guard-silver = серебряный жетон
guard-black = чёрный жетон
option-silver-token = серебряный жетон
option-black-token = чёрный жетон

tactic-rock-outcroppings = северо-запад, Скальные выходы
tactic-bight-of-the-cliff = северо-запад, Залив Утёса
tactic-sihaya-ridge = северо-восток, Хребет Сихайя
tactic-gara-kulon = северо-восток, Гара-Кулон
tactic-tasmin-sink = юго-восток, Впадина Тасмин
tactic-habbanya-ridge = юго-запад, Хребет Хаббанья
tactic-windgap = центральные секторы, Ветряной пролом
tactic-hobars-gap = центральные секторы, Пролом Хобарса

## Раунды

event-mahdi-plays = Махди играет за { $who-acc }.
event-mahdi-laid-out = Карты тактики перемешаны, жетоны дислокации Харконненов образуют запас.
event-mahdi-harvesting = Сектор добычи – по карте тактики «{ $card }».
event-mahdi-target = Сиетч-цель – { $where-in } (карта тактики «{ $card }»).
event-mahdi-no-target = Карта «{ $card }» не подходит: это сектор добычи или сиетч уже пал.
event-tactic-discarded = Карта тактики «{ $card }» сброшена.
event-tactics-shuffled = Карты тактики перемешаны.
event-mahdi-time = Время на стороне Харконненов.
event-mahdi-reinforced = Карта { $power-gen } пополняет колоду подкреплений (теперь в ней карт: { $count }).
event-deck-renewed = Сброшенные карты { $power-gen } перемешаны в новую колоду.

## Ходы и карты

event-mahdi-rolls = Махди тратит кубик «{ $die }».
event-mahdi-rerolls = Потрачены уже три кубика «{ $die }»: кубик перебрасывается.
event-mahdi-no-attack = Атаковать нельзя: легионы перемещаются.
event-mahdi-idle = Ни один легион не может ни атаковать, ни переместиться: кубик потрачен впустую.
event-mahdi-stands-still = Ни один легион не перемещается.
event-mahdi-marches-on = Сиетч-цель не одолеть: в этот ход легионы идут { $where-to }.
event-mahdi-turns-over = Махди открывает карту { $power-gen }: «{ $card }».
event-mahdi-keeps-card = Карту «{ $card }» нельзя выполнить полностью, она уходит в колоду подкреплений (теперь в ней карт: { $count }).
event-mahdi-discards = Карта «{ $card }» уходит в сброс.
event-mahdi-discards-reinforcement = Карта «{ $card }» сброшена из колоды подкреплений (осталось карт: { $count }).
event-mahdi-plots = Карта «{ $card }» лежит у поля и ждёт вторую такую же.
event-mahdi-gains-die = Махди берёт кубик с планшета «Пряность должна поступать», неиспользованных теперь { $count }.
event-mahdi-no-die = На планшете «Пряность должна поступать» нет кубиков: вместо этого растёт превосходство.
event-mahdi-ceases = Махди прекращает атаку: боевая сила { $ours } против { $theirs }.
event-mahdi-overflow = Все жетоны Империи наверху: лишняя пряность даёт очко превосходства.

## Жетоны дислокации Харконненов

event-guard-posted = Закрытый { $colour } появляется { $where-in }.
event-guard-revealed = Раскрыт { $colour } { $where-in }: обычных отрядов – { $regular }, элитных – { $elite }, сардаукаров – { $sardaukar }, башаров – { $bashar }.
event-guard-removed = Закрытый { $colour } { $where-from } возвращается в запас.

## Техника

event-mahdi-harvests-in = Комбайны, которым не хватило места, появляются { $sector-in }.
event-mahdi-no-room = Места не хватает ещё для { $count ->
        [one] { $count } комбайна
       *[other] { $count } комбайнов
    }.

## Почему: критерий, который решил дело, кого он оставил и кого отсеял

event-mahdi-quiet-deep-desert = Сначала пустые области бескрайней пустыни вдали от Атрейдесов: { $chosen }. Затем { $others }.
event-mahdi-quiet-desert = Сначала пустые области пустыни вдали от Атрейдесов: { $chosen }. Затем { $others }.
event-mahdi-free-deep-desert = Сначала свободные области бескрайней пустыни: { $chosen }. Затем { $others }.
event-mahdi-most-harvesters = Отсюда грузолёты прикроют больше всего комбайнов: { $chosen }. Хуже – { $others }.
event-mahdi-most-harvesters-there = Отсюда этот грузолёт прикроет больше всего комбайнов: { $chosen }. Хуже – { $others }.
event-mahdi-for-a-strike = Орнитоптеры летят к легионам, способным ударить по сиетчу: { $chosen }. Затем { $others }.
event-mahdi-over-the-target = Орнитоптеры летят в сектор сиетча-цели: { $chosen }. Затем { $others }.
event-mahdi-beside-the-target = Орнитоптеры летят в секторы рядом с сиетчем-целью: { $chosen }. Затем { $others }.
event-mahdi-between-central-sectors = Сначала воздушные зоны между центральными секторами: { $chosen }. Затем { $others }.
event-mahdi-highest-rank = Атакуется сиетч высшего ранга: { $chosen }, а не { $others }.
event-mahdi-greatest-lead-over-sietch = Выбрана атака с наибольшим перевесом боевой силы: { $chosen }, а не { $others }.
event-mahdi-no-ornithopter = Лучше атака без орнитоптера: { $chosen }, а не { $others }.
event-mahdi-target-sietch = Атакуется сиетч-цель: { $chosen }, а не { $others }.
event-mahdi-strongest-victim = Атакуется сильнейший из более слабых легионов: { $chosen }, а не { $others }.
event-mahdi-named-leader-there = Атакуется легион с именитым командиром: { $chosen }, а не { $others }.
event-mahdi-strongest-settlement = Войска дислоцируются к сильнейшему гарнизону: { $chosen }, а не { $others }.
event-mahdi-settlement-nearest-target = Войска дислоцируются ближе всего к сиетчу-цели: { $chosen }, а не { $others }.
event-mahdi-rabban-and-feyd-first = «Зверь» Раббан и Фейд-Раута – прежде других: { $chosen }, а не { $others }.
event-mahdi-nearest-any-sietch = Ближе всего к любому сиетчу: { $chosen }, а не { $others }.
event-mahdi-greatest-lead = Наибольший перевес над защитниками того сиетча: { $chosen }, а не { $others }.
event-mahdi-nearest-target = Ближе всего к сиетчу-цели: { $chosen }, а не { $others }.
event-mahdi-sietch-nearest-target = Легионы идут на сиетч, ближайший к сиетчу-цели: { $chosen }, а не { $others }.
event-mahdi-temporary-highest-rank = Легионы идут на сиетч высшего ранга: { $chosen }, а не { $others }.
event-mahdi-nearest-legion = Первым идёт легион, ближайший к цели: { $chosen }. Затем { $others }.
event-mahdi-greatest-merger = Легионы рядом с целью сливаются в самый большой: { $chosen }, а не { $others }.
event-mahdi-strongest-legion = Первым идёт сильнейший легион: { $chosen }. Затем { $others }.
event-mahdi-join-a-legion = Выбран путь, ведущий к другому легиону: { $chosen }, а не { $others }.
event-mahdi-merge-greatest = Легионы сливаются там, где стоит самый большой: { $chosen }, а не { $others }.
event-mahdi-near-a-sietch = Выбран путь, ведущий ближе всего к сиетчу: { $chosen }, а не { $others }.
event-mahdi-end-in-mountains = Выбран путь, ведущий в горы: { $chosen }, а не { $others }.
event-mahdi-end-on-plateau = Выбран путь, ведущий на плоскогорье или малый эрг: { $chosen }, а не { $others }.
event-mahdi-end-off-wormsigns = Выбран путь в стороне от следов червей: { $chosen }, а не { $others }.
event-mahdi-flight-nearest-target = Войска летят к легиону, ближайшему к сиетчу-цели: { $chosen }, а не { $others }.
event-mahdi-flight-nearest-legion = Войска летят оттуда, где ближе всего до сиетча-цели: { $chosen }, а не { $others }.
event-mahdi-flight-strongest-legion = Летят сильнейшие войска: { $chosen }, а не { $others }.
event-mahdi-aimed-at-target = Прицел – на ближайшее к сиетчу-цели: { $chosen }, а не { $others }.
event-mahdi-weakest-first = Сначала уходят слабейшие: { $chosen }, а не { $others }.
event-mahdi-spare-for-deep-desert = Один грузолёт бережётся для бескрайней пустыни. Летит { $chosen }, а не { $others }.
event-mahdi-spare-for-others = Один грузолёт бережётся для других комбайнов. Летит { $chosen }, а не { $others }.
event-mahdi-lowest-marker-kept = Сначала сохраняется нижний жетон Империи: { $chosen }. Затем { $others }.
event-mahdi-lowest-marker-raised = Сначала поднимается нижний жетон Империи: { $chosen }. Затем { $others }.

## Чего не решают критерии

prompt-mahdi-harvester = Махди помещает комбайн. Куда?
prompt-mahdi-spares = Махди помещает технику во все эти места, кроме одного. Какое пропустить?
prompt-mahdi-sector = Сектор добычи полон. В какой сектор Махди поместит остальные комбайны?
prompt-mahdi-carryall = Махди помещает грузолёт. Куда?
prompt-mahdi-ornithopter = Махди помещает орнитоптер. Куда?
prompt-mahdi-relieve-guard = Запас жетонов дислокации пуст. Где раскрыть жетон, чтобы он вернулся?
prompt-mahdi-excess = У Махди слишком много отрядов в одной области. Какой убрать?
prompt-mahdi-deploys = Махди дислоцирует войска. В каком поселении?
prompt-mahdi-leader = Махди выводит на поле командира. Какого?
prompt-mahdi-replaces = Махди заменяет отряды лучшими. В каком легионе?
prompt-mahdi-places = Махди помещает отряды. Куда?
prompt-mahdi-sietch = Махди атакует сиетч. Какой?
prompt-mahdi-attacker = Цель атаки Махди – { $what }. Какой легион атакует?
prompt-mahdi-transport = Цель полёта Махди – { $what }. Какой орнитоптер взять?
prompt-mahdi-victim = Махди атакует легион. Какой?
prompt-mahdi-temporary-target = Сиетч-цель не одолеть. На какой другой сиетч идут легионы в этот ход?
prompt-mahdi-legion = Махди перемещает легион. Какой пойдёт первым?
prompt-mahdi-way = Махди перемещает легион. Куда он пойдёт?
prompt-mahdi-figure = Не всем фигуркам легиона хватает места. Какая пойдёт?
prompt-mahdi-flight-to = Махди перебрасывает войска по воздуху к другому легиону. К какому?
prompt-mahdi-flight-from = Цель полёта войск Махди – { $what }. Из какого поселения?
prompt-mahdi-leader-hit = Попадание достаётся одному из командиров. Кому?
prompt-mahdi-rescuer = Грузолёт спасает комбайн. Какой прилетит?
prompt-mahdi-special = Чьё особое действие выполнит Махди?
prompt-mahdi-strikes = Махди отправляет вашего командира в восстановительный резервуар. Какого?
prompt-mahdi-bombards = Махди обстреливает легион. Какой?
prompt-mahdi-reveals = Махди раскрывает область. Какую?
prompt-mahdi-clears = Махди убирает следы червя. Какие?
prompt-mahdi-denies = Махди замешивает карту предвидения в колоду. Какую?
prompt-mahdi-keeps-marker = Пряности Махди хватает не на все жетоны Империи. Какой сохранить?
prompt-mahdi-drops-marker = Пряности Махди хватает на все жетоны Империи, кроме одного. Какой опустится?
prompt-mahdi-raises-marker = Пряности Махди хватает не на все жетоны Империи. Какой поднять?

## Стол в терминале

table-mahdi = Махди: добыча { $harvest } · сиетч-цель { $target } · кубики: { $dice } не брошено, потрачены: { $spent } · подкрепления { $cards }
table-mahdi-marches = · идёт на { $name }
table-mahdi-tokens = · жетоны в запасе: серебряных { $silver }, чёрных { $black }
table-mahdi-plot = · отложены: { $names }
table-guard = [Х]
