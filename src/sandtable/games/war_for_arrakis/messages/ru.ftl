### «Война за Арракис»: вопросы и события подготовки, кубиков, ходов и перемещений. Сражения, карты и пустыня – в
### отдельных файлах.

some = { $count ->
        [1] { $what }
       *[other] { $what } ×{ $count }
    }

## Варианты

option-move = переместить
option-attack = атаковать
option-surprise-attack = внезапная атака
option-deploy = дислоцировать
option-draw = взять карты
option-upgrade = заменить обычные отряды на элитные
option-place-vehicles = поместить технику
option-play-card = сыграть карту планирования
option-desert-power = сила пустыни
option-nothing = потратить впустую
option-guerrilla-training = обучение диверсантов
option-scout = разведка
option-end-hawat = избавиться от Суфира Хавата
option-continue = продолжить атаку
option-cease = прекратить атаку
option-retreat = отступить
option-fight-on = сражаться дальше
option-advance = продвинуться вперёд
option-rescue = спасти грузолётом
option-pass = пас
option-done = это всё
option-all = все
option-split = только часть
option-go = идёт
option-stay = остаётся
option-use = да
option-decline = отказаться

## Подготовка и ход раунда

event-side = Игрок { $seat } играет за { $who-acc }.
event-board-laid-out = Экологические станции лежат лицевой стороной вниз, все жетоны – в начале своих треков.
event-sietch-seen = Ранг вашего сиетча { $where-in }: { $rank }.
event-objective-drawn = Атрейдесы берут карту тайной цели.
event-objective-seen = Ваша тайная цель: { $objective }.
event-round = Начинается раунд { $round }.
event-phase = { $phase }.
event-prescience-shown = Открывается карта предвидения { $card-quoted }.
event-cards-drawn = { $power } { $power-num ->
       *[one] берёт
        [many] берут
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } планирования.
event-card-drawn = Вы берёте карту «{ $card }».
event-no-cards-left = У { $who-gen } не осталось карт планирования, брать нечего.
prompt-draw-split = { $count ->
        [one] Взять { $count } карту у { $house-gen } (1) или у { $ally-gen } (0)?
       *[other] Сколько из { $count } карт взять у { $house-gen }? Остальные – у { $ally-gen }.
    }

## Фигурки и жетоны

event-unit-arrives = У { $who-gen } появляется { $unit } { $where-in }.
event-units-leave = { $count ->
        [one] { $count } { $unit }
        [few] { $count } { $unit-few }
       *[many] { $count } { $unit-many }
    } { $who-gen } { $count ->
        [one] уходит
       *[other] уходят
    } { $where-from }.
event-unit-replaced = { $who } заменяют { $where-in } { $old-acc } на { $new-acc }.
event-leader-arrives = У { $who-gen } появляется { $leader } { $where-in }.
event-leader-leaves = У { $who-gen } { $leader } уходит { $where-from }.
event-leader-set-aside = { $leader } ({ $who }) уходит { $where-from }, фигурка отложена.
event-token-drawn = Атрейдесы берут жетон дислокации ({ $token }).
event-token-seen = Вы смотрите { $token }: обычных отрядов – { $regular }, элитных – { $elite }, федайкинов – { $fedaykin }.
event-token-deployed = Атрейдесы кладут закрытый { $token } { $where-in }.
event-token-revealed = Раскрыт { $token } { $where-in }: обычных отрядов – { $regular }, элитных – { $elite }, федайкинов – { $fedaykin }.
event-token-discarded = Закрытый { $token } { $where-in } выходит из игры.
event-sietch-revealed = Сиетч { $where-in } раскрыт, его ранг – { $rank }.
prompt-excess = Предел ваших отрядов { $where-in } – { $most }. Что убрать?
prompt-guerrilla-training = Какой жетон дислокации вы раскроете?

## Восстановительный резервуар

prompt-fall = Какой командир ляжет в восстановительный резервуар следующим?
event-to-tank = { $leader } отправляется в восстановительный резервуар.
event-pushed-on = { $leader } сдвигается в ячейку { $slot } восстановительного резервуара.
event-tank-advances = { $leader } переходит в ячейку { $slot } восстановительного резервуара.
event-leaves-tank = { $leader } покидает восстановительный резервуар.

## Кубики

event-dice-rolled = { $who } бросают кубики: командование – { $leadership }, стратегия – { $strategy }, дислокация – { $deployment }, ментат – { $mentat }, дом – { $house }.
prompt-excess-die = Кубикам не хватает ячеек. Результат какого вы измените?
prompt-change-die = На какой результат вы измените кубик «{ $die }»?
event-die-changed = { $who } меняют результат кубика «{ $old }» на «{ $new }».
event-die-lost = { $who } теряют неиспользованный кубик «{ $die }».
event-dice-taken-back = Обе стороны забирают свои кубики действий.
event-dice-unspent = { $who } теряют { $count ->
        [one] { $count } неиспользованный кубик
        [few] { $count } неиспользованных кубика
       *[many] { $count } неиспользованных кубиков
    } «{ $die }».
prompt-bene-gesserit = Куда вы поместите жетон Бене Гессерит?
event-bene-gesserit-gained = { $who } получают жетон Бене Гессерит, теперь у них { $count }.
event-bene-gesserit-placed = { $who } кладут жетон Бене Гессерит как кубик «{ $die }».
event-no-bene-gesserit = { $who } не кладут жетон Бене Гессерит.
event-sister-chosen = { $who } тратят жетон Бене Гессерит как кубик «{ $die }».
event-sister-lost = { $who } теряют жетон Бене Гессерит, лежавший как кубик «{ $die }».

## Ходы

event-turn = Ходят { $who }.
prompt-action = { $who }: какой кубик действий вы потратите?
prompt-close-turn = Выполните свободное действие или закончите ход?
prompt-use-die = «{ $die }»: что вы сделаете?
prompt-play-card = Какую карту планирования вы сыграете?
event-die-chosen = { $who } тратят кубик «{ $die }».
event-die-spent = { $who } завершают действие.
event-house-as = { $who } используют «Дом» как «{ $die }».
event-desert-power = { $who } выполняют действие силы пустыни.
event-effects-declined = { $who } ничего с этим не делают.
prompt-whether-token = Дислоцируете ли вы жетон дислокации? Командир может прийти и без него.
prompt-deploy-token = В каком сиетче дислоцировать { $token }?
prompt-deploy-leader = Какого командира вы дислоцируете?
prompt-deploy-leader-where = Где дислоцировать командира?
prompt-deploy-units = Где дислоцировать { $unit-acc }? (осталось: { $count })
prompt-deploy-count = Сколько { $unit-many } дислоцировать { $where-in }?
event-nothing-deployed = У { $who-gen } негде дислоцировать войска.
event-no-token-drawn = Атрейдесы не берут жетон дислокации.
event-no-leader-deployed = { $who } не дислоцируют командира.
event-no-units-deployed = { $who } больше не дислоцируют отрядов.
prompt-upgrade = Где заменить { $old-acc } на { $new-acc }? (осталось: { $count })
prompt-upgrade-count = Сколько раз заменить здесь { $old-acc } на { $new-acc }?
event-no-upgrade = { $who } больше не заменяют отрядов.
prompt-scout = Какой орнитоптер отправить в разведку?
prompt-scout-where = Какую область разведать { $zone-from }?
event-free-action = { $who } выполняют свободное действие: { $action }.
event-scouted = Орнитоптер улетает { $zone-from } и разведывает { $where-acc }.

## Перемещение

prompt-move = Какой легион переместить? (осталось: { $count })
prompt-move-to = Куда переместить легион { $where-from }?
prompt-transport = Какой орнитоптер понесёт легион?
prompt-split = Все ли фигурки уходят { $where-from }?
prompt-split-units = Сколько { $unit-many } уходит { $where-from }?
prompt-split-token = Уходит ли { $token } { $where-from }?
prompt-split-generics = Сколько безымянных командиров ({ $leader }) уходит { $where-from }?
prompt-split-leader = { $leader } уходит { $where-from }?
prompt-arrival = Какую из занятых областей разрешить первой?
event-moved = Легион { $who-gen } идёт { $origin-from } { $where-to }: { $figures }.
event-rode = Легион { $who-gen } едет верхом на червях { $origin-from } { $where-to }: { $figures }.
event-flown = Орнитоптер { $zone-from } переносит легион { $who-gen } { $origin-from } { $where-to }: { $figures }.
event-no-more-moves = { $who } больше не перемещают легионы.
prompt-attack = Какой легион атакует?
prompt-attack-where = Какую область атакует легион { $where-from }?
event-attack = { $who } { $origin-from } атакуют { $where-acc }.
event-surprise-attack = { $who } { $origin-from } внезапно атакуют { $where-acc }.
event-attack-flown = { $who } отправляют в атаку орнитоптер { $zone-from }.
event-no-attack = { $who } не атакуют.
