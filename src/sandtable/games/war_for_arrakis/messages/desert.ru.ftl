# Пустыня и её богатства: техника, следы червей и песчаные черви, бури, пряность, предвидение, фамильный атомный арсенал,
# конец раунда и игры.

## Техника

event-active-row = «Пряность должна поступать», ряд { $row }: комбайнов – { $harvesters }, орнитоптеров – { $ornithopters }, грузолётов – { $carryalls }.
event-blocked-dice = { $count ->
        [0] На планшете «Пряность должна поступать» нет кубиков Харконненов.
        [one] На планшете «Пряность должна поступать» лежит { $count } кубик Харконненов.
        [few] На планшете «Пряность должна поступать» лежат { $count } кубика Харконненов.
       *[many] На планшете «Пряность должна поступать» лежат { $count } кубиков Харконненов.
    }
event-vehicle-placed = { $vehicle } появляется { $where-in }.
event-no-more-vehicles = { $who } больше не помещают технику.
event-vehicle-removed = { $vehicle } убран { $where-from }.
prompt-place-vehicle = Куда вы поместите { $vehicle-acc }? ({ $number } из { $count })
prompt-which-vehicle = Какую технику вы поместите?
prompt-vehicle-from = Откуда вы возьмёте { $vehicle-acc }?
prompt-vehicle-to = Куда вы поместите { $vehicle-acc }?

## Следы червей и песчаные черви

worm-sandworm = Песчаный червь
worm-wild-maker = Дикий Податель
event-wormsign = Появляются следы червя { $where-in }.
event-wormsign-returned = Жетон следов червя { $where-from } возвращается в запас, не открываясь.
event-wormsign-turned = Жетон следов червя { $where-in } открыт: { $sign }.
event-wormsign-discarded = Жетон следов червя { $where-from } сброшен: { $sign }.
event-wormsigns-shuffled = Сброшенные жетоны следов червя замешаны обратно в запас.
event-worm-rises = { $worm } появляется { $where-in }.
event-worm-moves = { $worm } движется { $where-from } { $to-to }.
event-worm-gone = { $worm } уходит { $where-from }.
event-worm-next = Следующим нападает червь { $where-in }.
event-no-more-worms = { $who } больше не призывают червей.
event-worm-attack = Песчаный червь атакует { $where-in }: { rolled }. { $count ->
        [0] Легион невредим.
        [one] Легион получает { $count } попадание.
        [few] Легион получает { $count } попадания.
       *[many] Легион получает { $count } попаданий.
    }
event-wild-maker-enters = Дикий Податель входит в игру, его карта лежит лицевой стороной вниз.
prompt-desert-power = Какое действие силы пустыни вы выполните?
option-place-wormsigns = поместить следы червей
option-move-worms = переместить песчаных червей
option-attack-with-worm = атаковать песчаным червём
option-from-supply = из запаса
prompt-wormsign = Куда вы поместите жетон следов червя? ({ $number } из { $count })
prompt-wormsign-away = Какой жетон следов червя вернуть в запас?
prompt-worm-moves = Какого песчаного червя переместить?
prompt-worm-to = Куда переместить песчаного червя?
prompt-wild-maker-to = Куда переместить Дикого Подателя?
prompt-worm-attacks = Какой песчаный червь атакует?
prompt-worm-target = Где атакует песчаный червь?
prompt-worm-place = Где появится песчаный червь?
prompt-worm-figure = Какую фигурку поместить { $where-to }?
prompt-wild-maker-enters = В какой пустой области пустыни появится Дикий Податель?

## Опасности пустыни

prompt-send-wormsign = Следов червей мало ({ $count }). Куда поместить следующий жетон?
prompt-next-wormsign = Какие следы приведут следующего червя? (не больше: { $count })
prompt-next-worm = Какой песчаный червь нападёт следующим?
prompt-rescue = Червь грозит комбайну { $where-in }. Какой грузолёт отдать?
event-rescue = Грузолёт спасает комбайн { $where-in }.
prompt-next-storm = На какой легион обрушится следующая буря?
event-storm = Кориолисова буря бушует { $where-in }: { rolled }. { $count ->
        [0] Легион невредим.
        [one] Легион получает { $count } попадание.
        [few] Легион получает { $count } попадания.
       *[many] Легион получает { $count } попаданий.
    }

## Пряность и запреты

event-harvest = Комбайн { $where-in } добывает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } пряности.
event-spice = { $saved ->
        [0] Очков пряности: { $count }.
       *[other] Очков пряности: { $count } (из них { $saved } – с прошлого раунда).
    }
prompt-imperium = { $marker } в ряду { $row }, очков пряности: { $count }. Сколько вы заплатите?
option-raise = поднять (3 очка пряности)
option-keep = сохранить (2 очка пряности)
option-drop = не платить
prompt-stockpile = Сложить на склад 3 очка пряности из { $count } ради 1 очка превосходства?
option-stockpile = на склад
event-stockpile = 3 очка пряности уходят на склад.
event-spice-left = { $lost ->
        [0] Остаток пряности сбережён: { $saved }.
       *[other] Остаток пряности: сбережено { $saved }, потеряно { $lost }.
    }
event-marker-drops = Жетон { $marker-gen } опускается в ряд { $row }.
event-marker-rises = Жетон { $marker-gen } поднимается в ряд { $row }.
event-marker-stays = Жетон { $marker-gen } остаётся в ряду { $row }.
event-ban = Действует запрет { $ban-gen }.
event-ban-ends = Запрет { $ban-gen } больше не действует.
prompt-lower-marker = Какой жетон Империи опустить на одну выемку?
ban-choam = Рост расходов на содержание
ban-choam-text = В одной области может стоять не больше 5 отрядов Харконненов.
ban-spacing-guild = Неподъёмная цена метеоспутников
ban-spacing-guild-text = Харконнены не могут проводить разведку.
ban-landsraad = Порядок следует соблюдать
ban-landsraad-text = Харконнены не могут сбрасывать карты планирования ради боевых кубиков.

## Треки и станции

event-supremacy = Превосходство растёт на { $count }, до деления { $step }.
event-prescience = Жетон «{ $marker }» продвигается на { $count }, до деления { $step }.
event-prescience-back = Жетон «{ $marker }» отступает на { $count }, до деления { $step }.
event-station = Экологическая станция { $where-in } захвачена. На ней символ «{ $marker }».

## Карты предвидения

prompt-claim = Какую карту предвидения присвоить? (осталось в этом раунде: { $count })
option-claim = присвоить карту предвидения
event-claims = Атрейдесы присваивают карту { $card-quoted }.
prompt-bonus = Какой жетон предвидения продвинуть ещё на { $count } { $count ->
        [one] деление
        [few] деления
       *[many] делений
    }?
prompt-reveal-with-paul = Какой жетон дислокации открыть?
prompt-families-from = Из какого сиетча бегут семьи?
prompt-families = Что уходит { $where-from }: жетон дислокации или { $count ->
        [one] { $count } обычный отряд
        [few] { $count } обычных отряда
       *[many] { $count } обычных отрядов
    }?
prompt-attach = На какую карту предвидения вы её положите?
event-adds-to-claim = За присвоение карты { $card-quoted } в этом раунде даётся на 2 деления больше.
event-kept-on-offer = Карта { $card-quoted } лежит открытой, пока её не присвоят.
event-attached-ends = Карта «{ $card }» уходит с карты предвидения в сброс.
prompt-shuffle-back = Какую карту предвидения замешать в колоду?
event-prescience-shuffled = Карта { $card-quoted } замешана обратно в колоду предвидения.
event-prescience-gone = Карта { $card-quoted } выходит из игры.
prompt-replace = Какие карты предвидения заменить?
prompt-shift-from = Какой жетон предвидения отдаст деления?
prompt-shift-to = Какой жетон получит деления жетона «{ $marker }»?
prompt-shift-steps = Сколько делений отдаст жетон «{ $marker }»?
prompt-clean-up = Какие неприсвоенные карты предвидения убрать из игры?

prescience-dew-collectors-for-the-planting = Росоуловители для посадок
prescience-dew-collectors-for-the-planting-text = Конец раунда: легионы Атрейдесов занимают 3 плоскогорья. Жители пустыни +2.
prescience-the-fremen-call-paul-the-mahdi = Фримены зовут Пола «Махди!»
prescience-the-fremen-call-paul-the-mahdi-text = Конец раунда: раскройте закрытый сиетч, где находится Пол. Квисатц Хадерах +1, Джихад +1.
prescience-the-water-discipline = Водная дисциплина
prescience-the-water-discipline-text = Конец раунда: Пол и Джессика – оба в бескрайней пустыне, вне сиетчей. Квисатц Хадерах +1, Жители пустыни +1.
prescience-new-hidden-wind-traps = Новые тайные ветроловушки
prescience-new-hidden-wind-traps-text = Конец раунда: легионы Атрейдесов занимают 3 области гор. Жители пустыни +1, Джихад +1.
prescience-stunted-worms = Карликовые черви
prescience-stunted-worms-text = Конец раунда: легионы Атрейдесов занимают 2 малых эрга. Квисатц Хадерах +1, Жители пустыни +2.
prescience-jessica-trains-paul = Джессика обучает Пола пути Бене Гессерит
prescience-jessica-trains-paul-text = Конец раунда: Пол и Джессика – в одном сиетче. Квисатц Хадерах +2.
prescience-the-desert-war = Война в пустыне
prescience-the-desert-war-text = Конец раунда: легионы Атрейдесов занимают 4 области пустыни без сиетчей. Жители пустыни +1, Джихад +2.
prescience-the-lisan-al-gaib = Лисан аль-Гаиб
prescience-the-lisan-al-gaib-text = Конец раунда: раскройте 2 жетона дислокации там, где находится Пол. Все три жетона +1.
prescience-paul-drinks-the-water-of-life = Пол пьёт Воду жизни
prescience-paul-drinks-the-water-of-life-text = За неиспользованный кубик, пока в секторе Пола нет легионов Харконненов: отправьте Пола в восстановительный резервуар. Квисатц Хадерах +3.
prescience-families-flee-to-the-palmaries-of-the-south = Семьи спасаются бегством на юге
prescience-families-flee-to-the-palmaries-of-the-south-text = Свободное действие: уберите жетон дислокации или 2 обычных отряда из сиетча, рядом с которым нет легионов Харконненов. Жители пустыни +2.
prescience-riding-the-maker = Верхом на Подателе
prescience-riding-the-maker-text = Пол – в области пустыни без сиетча, рядом с песчаным червём. Квисатц Хадерах +1, Жители пустыни +1.
prescience-spice-denied = Нет пряности
prescience-spice-denied-text = На поле не больше 1 комбайна. Джихад +2.
prescience-blood-debt = Кровный долг
prescience-blood-debt-text = Именитый командир Харконненов лежит в восстановительном резервуаре. Квисатц Хадерах +1, Джихад +1.
prescience-teeth-of-the-desert = Зубы пустыни
prescience-teeth-of-the-desert-text = 2 песчаных червя стоят каждый рядом с легионом Харконненов. Жители пустыни +1, Джихад +1.
prescience-a-name-in-the-villages = Имя, известное в деревнях
prescience-a-name-in-the-villages-text = За неиспользованный кубик, пока легион Пола стоит рядом с поселением Харконненов. Квисатц Хадерах +1, Джихад +1.
prescience-legion-of-the-faithful = Легион верных
prescience-legion-of-the-faithful-text = В легионе вне сиетчей есть 3 федайкина. Жители пустыни +1, Джихад +2.

## Тайные цели

objective-1 = Квисатц Хадерах 8, Жители пустыни 6, Джихад 4
objective-2 = Квисатц Хадерах 8, Жители пустыни 4, Джихад 6
objective-3 = Квисатц Хадерах 6, Жители пустыни 8, Джихад 4
objective-4 = Квисатц Хадерах 4, Жители пустыни 8, Джихад 6
objective-5 = Квисатц Хадерах 6, Жители пустыни 4, Джихад 8
objective-6 = Квисатц Хадерах 4, Жители пустыни 6, Джихад 8
event-objective-met = Тайная цель достигнута: { $objectives }.
event-objective-not-met = Ни одна тайная цель не достигнута.

## Фамильный атомный арсенал

option-detonate = взорвать фамильный атомный арсенал
prompt-detonate = Где взорвать фамильный атомный арсенал?
event-blast = Атомный взрыв разрывает { $where-acc }: теперь это пустыня.
prompt-drive-out = Куда вытеснить легион { $where-from }? ({ $who })
event-driven-out = Взрыв вытесняет легион { $who-gen } { $where-from } { $to-to }: { $legion }.

## Конец раунда

prompt-exchange-leader = { $count ->
        [0] Какого именитого командира убрать с поля? Заменить его некем.
       *[other] Какого именитого командира заменить безымянным? (осталось: { $count })
    }
prompt-exchange-wild-maker = Заменить Дикого Подателя обычным песчаным червём?
event-card-turned = { $leader }: карта командира снова лежит лицевой стороной вверх в своей ячейке.
event-card-turned-in-tank = { $leader }: карта командира снова открыта, но сам командир – в восстановительном резервуаре.
prompt-hand-limit = Какую карту планирования сбросить? (осталось: { $count })

## Конец игры

event-game-over = { $winner } побеждают. { $why }
event-draw = Раунд { $number } окончен, не победил никто: ничья.
reason-supremacy = Жетон превосходства дошёл до конца трека.
reason-prescience = Тайная цель достигнута.
reason-draw = К последнему раунду не победил никто.
