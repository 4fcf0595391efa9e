### Стороны, которыми управляют двое.

option-cone-of-silence = купол тишины

setting-shared-side = Какой стороной управляют двое из трёх

event-plays-power = Игрок { $seat }: { $power }.

## Кубики

event-dice-shared = { $power } { $power-num ->
       *[one] получает
        [many] получают
    }: командование – { $leadership }, стратегия – { $strategy }, дислокация – { $deployment }, ментат – { $mentat }, дом – { $house }{ $change ->
        [0] .
        [one] {" "}и { $change } кубик для замены.
        [few] {" "}и { $change } кубика для замены.
       *[many] {" "}и { $change } кубиков для замены.
    }
event-power-changes-die = { $power } { $power-num ->
       *[one] меняет
        [many] меняют
    } результат кубика «{ $old }» на «{ $new }».
prompt-whose-sister = Кто кладёт жетон Бене Гессерит?
event-may-place-sister = { $power } { $power-num ->
       *[one] может
        [many] могут
    } положить жетон Бене Гессерит.
event-power-places-sister = { $power } { $power-num ->
       *[one] кладёт
        [many] кладут
    } жетон Бене Гессерит как кубик «{ $die }».

## Ходы

prompt-who-acts = { $who }: кто действует?
event-acts = { $power } { $power-num ->
       *[one] действует
        [many] действуют
    }.
prompt-use-house = «Дом» как «{ $die }»: что вы сделаете?

## Карты

event-card-passed = Вы передаёте { $power-dat } карту «{ $card }».
prompt-bear = Сколько карт из { $count } сбросите вы? Остальные придётся сбросить { $ally-dat }.
event-bears = Карты сбросить предстоит { $power-dat } ({ $count }) и { $ally-dat } ({ $rest }).

## Купола тишины

prompt-house-free-action = Ходит союзник: что вы делаете тем временем?
prompt-cone-of-silence = Встать с союзником под купол тишины (осталось: { $count })?
event-cone-of-silence = { $power } { $power-num ->
       *[one] сбрасывает
        [many] сбрасывают
    } купол тишины. Союзники на стороне { $who-gen } видят карты друг друга (осталось куполов: { $count }).
event-hand-shared = На руке { $power-gen }: { $cards-quoted }.

## В терминале

table-cones = Купола тишины: { $names }
