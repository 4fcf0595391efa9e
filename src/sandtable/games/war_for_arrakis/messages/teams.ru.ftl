### Стороны, которыми управляют двое.

option-cone-of-silence = Конус тишины

setting-shared-side = Какой стороной управляют двое из трёх

event-plays-power = Место { $seat }: { $power }.

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
event-may-place-sister = Жетон Бене Гессерит { $power-num ->
       *[one] может
        [many] могут
    } положить { $power }.
event-power-places-sister = { $power } { $power-num ->
       *[one] кладёт
        [many] кладут
    } жетон Бене Гессерит как кубик «{ $die }».

## Ходы

prompt-who-acts = { $who }: кто действует?
event-acts = { $power-num ->
       *[one] Действует
        [many] Действуют
    } { $power }.
prompt-use-house = «Дом» как «{ $die }»: что вы делаете?

## Карты

event-card-passed = Вы передаёте { $power-dat } карту «{ $card }».
prompt-bear = Ваша сторона сбрасывает карты планирования: { $count }. Сколько из них сбросите вы? Остальные: { $ally }.
event-bears = Из этих карт { $count } сбрасывает { $power }, { $rest } — { $ally }.

## Конусы тишины

prompt-cone-of-silence = Войти с союзником в конус тишины (осталось: { $count })?
event-cone-of-silence = { $power } { $power-num ->
       *[one] сбрасывает
        [many] сбрасывают
    } конус тишины: союзники теперь знают руки друг друга (сторона: { $who }, осталось: { $count }).
event-hand-shared = На руке у { $power-gen }: { $cards }.
