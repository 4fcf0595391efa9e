game-title = Дюна. Империя. Восстание

## Варианты

option-reveal = раскрытие карт
option-end-turn = завершить ход
option-as-printed = все по порядку
option-deploy = разместить отряды сейчас
option-free-entry = без оплаты
option-paid-entry = заплатить за большее
option-pay = заплатить
option-use = да
option-decline = отказаться
option-pass = пас
option-from-hand = с руки
option-from-discard = из сброса
option-from-play = из активных карт

## Подготовка к игре

prompt-leader = За какого лидера вы играете?
event-leader = Игрок { $seat }: { $who }.
event-objective = { $who } получает карту { $card-quoted }.
event-first-player = { $who } получает жетон первого игрока.
event-row = Рынок Империи: { $cards-quoted }.

## Начало раунда

event-round = Начинается раунд { $round }. Первый игрок: { $who }.
event-conflict = Карта конфликта: «{ $card }».
prompt-defend = { $space } под вашим контролем: разместить отряд из запаса в зоне конфликта?
event-defends = { $who } защищает локацию 1 отрядом (боевая сила { $strength }).
event-does-not-defend = { $who } не защищает локацию.

## Отправка агента

prompt-turn = Ваш ход: какой картой отправить агента?
prompt-space = Куда отправить агента картой «{ $card }»?
prompt-entry = «{ $space }»: заплатить, чтобы получить больше?
prompt-infiltrate = Ячейка { $space-quoted } занята: какого шпиона вернуть для внедрения?
prompt-gather = «{ $space }»: вернуть шпиона и взять карту (разведка)?
prompt-order = Какой эффект следующий?
prompt-deploy = Сколько отрядов разместить в зоне конфликта?
prompt-deploy-effect = Сколько отрядов разместить? ({ $effect })
prompt-end-turn = Что-нибудь ещё до конца хода?
event-turn = { $who } начинает ход.
event-sends-agent = { $who } отправляет агента в ячейку «{ $space }» картой «{ $card }».
event-infiltrates = { $who } внедряется в занятую ячейку «{ $space }».
event-gathers = { $who } проводит разведку.
event-control-bonus = { $who } получает бонус контроля за ячейку «{ $space }».
event-repeats = { $who } ещё раз применяет эффекты ячейки «{ $space }».

## Раскрытие карт и покупка

prompt-reveal-turn = { $persuasion ->
    [0] Раскрытие карт: очков убеждения не осталось.
    [one] Раскрытие карт: { $persuasion } очко убеждения на покупки.
    [few] Раскрытие карт: { $persuasion } очка убеждения на покупки.
   *[other] Раскрытие карт: { $persuasion } очков убеждения на покупки.
}
prompt-acquire = Какую карту вы приобретаете? ({ $effect })
prompt-acquire-short = Какую карту вы приобретаете? ({ $source-quoted })
prompt-set-aside = Какую карту рынка Империи отложить?
event-reveal-turn = { $who } раскрывает карты.
event-reveals = { $cards-count ->
    [one] { $who } показывает карту { $cards-quoted }.
   *[other] { $who } показывает карты: { $cards-quoted }.
}
event-acquires = { $who } приобретает карту «{ $card }».
event-acquires-to-hand = { $who } получает на руку карту «{ $card }».
event-row-refilled = Новая карта рынка Империи: «{ $card }».
event-sets-aside = { $who } откладывает карту «{ $card }», в этом раунде её цена меньше на { $discount }.
event-aside-lost = { $who } не покупает отложенную карту «{ $card }»: она удалена из игры.
event-clean-up = { $who } сбрасывает карты и ждёт сражения.

## Эффекты

prompt-choose = Выберите одно.
prompt-pay = Сделать это: { $effect }?
prompt-pay-short = Заплатить за эффект: { $source-quoted }?
prompt-use = Применить эффект: { $effect }?
prompt-use-short = Применить эффект: { $source-quoted }?
prompt-influence = В какой фракции получить влияние? ({ $effect })
prompt-influence-short = В какой фракции получить влияние? ({ $source-quoted })
prompt-lose-influence = В какой фракции вы теряете влияние? ({ $effect })
prompt-lose-influence-short = В какой фракции вы теряете влияние? ({ $source-quoted })
prompt-place-spy = Куда поместить шпиона?
prompt-recall-to-place = Шпионов в запасе нет. Какого вернуть, чтобы поместить заново?
prompt-recall-spy = Какого шпиона вернуть? ({ $effect })
prompt-recall-spy-short = Какого шпиона вернуть? ({ $source-quoted })
prompt-recall-agent = Какой агент возвращается?
prompt-contract = Какой контракт взять?
prompt-discard = Какую карту сбросить? ({ $source-quoted } – { $effect })
prompt-discard-short = Какую карту сбросить? ({ $source-quoted })
prompt-trash = Какую карту удалить? ({ $source-quoted })
prompt-trash-from = Откуда?
prompt-trash-intrigue = Какую карту интриги удалить? ({ $effect })
prompt-trash-intrigue-short = Какую карту интриги удалить? ({ $source-quoted })
prompt-retreat = Сколько отрядов отступает? ({ $effect })
prompt-retreat-short = Сколько отрядов отступает? ({ $source-quoted })
prompt-shield-wall = Убрать Барьерную Стену?
prompt-sort-draw = Какую из этих карт взять на руку?
prompt-sort-discard = Какую из них сбросить?
prompt-train = Куда идти по треку обучения?
prompt-turn-conflict = Какую полученную карту перевернуть? ({ $effect })
prompt-turn-conflict-short = Какую полученную карту перевернуть? ({ $source-quoted })
prompt-give-alliance = Кому достанется союз ({ $faction })?

event-gains-solari = { $amount ->
    [one] { $who } получает { $amount } солярий.
    [few] { $who } получает { $amount } солярия.
   *[other] { $who } получает { $amount } соляриев.
}
event-gains-spice = { $amount ->
    [one] { $who } получает { $amount } Пряность.
   *[other] { $who } получает { $amount } Пряности.
}
event-gains-water = { $amount ->
    [one] { $who } получает { $amount } воду.
   *[other] { $who } получает { $amount } воды.
}
event-gains-persuasion = { $amount ->
    [one] { $who } получает { $amount } очко убеждения.
    [few] { $who } получает { $amount } очка убеждения.
   *[other] { $who } получает { $amount } очков убеждения.
}
event-gains-swords = { $amount ->
    [one] { $who } добавляет { $amount } меч (боевая сила { $strength }).
    [few] { $who } добавляет { $amount } меча (боевая сила { $strength }).
   *[other] { $who } добавляет { $amount } мечей (боевая сила { $strength }).
}
event-gains-points = { $who } получает { $amount } ПО: теперь { $points }.
event-loses-points = { $who } теряет { $amount } ПО: остаётся { $points }.
event-pays-solari = { $amount ->
    [one] { $who } платит { $amount } солярий.
    [few] { $who } платит { $amount } солярия.
   *[other] { $who } платит { $amount } соляриев.
}
event-pays-spice = { $amount ->
    [one] { $who } платит { $amount } Пряность.
   *[other] { $who } платит { $amount } Пряности.
}
event-pays-water = { $amount ->
    [one] { $who } платит { $amount } воду.
   *[other] { $who } платит { $amount } воды.
}
event-draws = { $amount ->
    [one] { $who } берёт { $amount } карту.
    [few] { $who } берёт { $amount } карты.
   *[other] { $who } берёт { $amount } карт.
}
event-draws-seen = { $cards-count ->
    [one] Вы берёте карту { $cards-quoted }.
   *[other] Вы берёте карты: { $cards-quoted }.
}
event-reshuffles = { $who } перемешивает сброс в новую колоду.
event-draws-intrigue = { $amount ->
    [one] { $who } берёт { $amount } карту интриги.
    [few] { $who } берёт { $amount } карты интриг.
   *[other] { $who } берёт { $amount } карт интриг.
}
event-draws-intrigue-seen = { $cards-count ->
    [one] Вы берёте карту интриги { $cards-quoted }.
   *[other] Вы берёте карты интриг: { $cards-quoted }.
}
event-intrigue-reshuffled = Сброс карт интриг становится новой колодой.
event-steals = { $who } крадёт карту интриги у { $other-gen }.
event-steals-seen = Украденная карта: «{ $card }».
event-discards = { $who } сбрасывает карту «{ $card }».
event-trashes-from-hand = { $who } удаляет с руки карту «{ $card }».
event-trashes-from-discard = { $who } удаляет из сброса карту «{ $card }».
event-trashes-from-play = { $who } удаляет из активных карт карту «{ $card }».
event-trashes-from-deck = { $who } удаляет из колоды карту «{ $card }».
event-trashes-intrigue = { $who } удаляет карту интриги.
event-trashes-intrigue-seen = Удалённая карта: «{ $card }».
event-returns-to-hand = { $who } возвращает на руку карту «{ $card }».
event-looks = { $amount ->
    [one] { $who } смотрит верхнюю карту колоды.
    [few] { $who } смотрит { $amount } верхние карты колоды.
   *[other] { $who } смотрит { $amount } верхних карт колоды.
}
event-looks-seen = { $cards-count ->
    [one] Верхняя карта: { $cards-quoted }.
   *[other] Верхние карты: { $cards-quoted }.
}
event-gains-influence = { $who } повышает влияние во фракции «{ $faction }» до { $level }.
event-loses-influence = { $who } теряет влияние во фракции «{ $faction }»: остаётся { $level }.
event-alliance = { $who } заключает союз { $faction-with }.
event-alliance-moves = { $who } перехватывает союз { $faction-with } у { $other-gen }.
event-alliance-lost = { $who } теряет союз { $faction-with }.
event-places-spy = { $who } помещает шпиона в пункт «{ $post }».
event-recalls-spy = { $who } возвращает шпиона из пункта «{ $post }».
event-recalls-agent = { $who } возвращает агента из ячейки «{ $space }».
event-takes-contract = { $who } берёт контракт { $contract-quoted }.
event-completes-contract = { $who } выполняет контракт { $contract-quoted }.
event-contract-offered = Доступен новый контракт: { $contract-quoted }.
event-council = { $who } занимает место в Высшем Совете.
event-swordmaster = { $who } получает оружейника.
event-hooks = { $who } получает крюк Подателя.
event-shield-wall = { $who } убирает Барьерную Стену.
event-trains = { $who } двигает фишку по треку обучения: «{ $step }».
event-memory = { $who } оставляет воспоминание (теперь { $memories }).
event-memories-return = { $who } возвращает воспоминания в запас: { $amount }.
event-flips = { $who } переворачивает планшет лидера: теперь это { $leader }.

## Отряды

event-recruits = { $amount ->
    [one] { $who } нанимает { $amount } отряд.
    [few] { $who } нанимает { $amount } отряда.
   *[other] { $who } нанимает { $amount } отрядов.
}
event-deploys = { $amount ->
    [one] { $who } размещает { $amount } отряд в зоне конфликта (боевая сила { $strength }).
    [few] { $who } размещает { $amount } отряда в зоне конфликта (боевая сила { $strength }).
   *[other] { $who } размещает { $amount } отрядов в зоне конфликта (боевая сила { $strength }).
}
event-retreats = { $amount ->
    [one] { $who } отводит { $amount } отряд (боевая сила { $strength }).
    [few] { $who } отводит { $amount } отряда (боевая сила { $strength }).
   *[other] { $who } отводит { $amount } отрядов (боевая сила { $strength }).
}
event-sandworms = { $amount ->
    [one] { $who } размещает { $amount } песчаного червя (боевая сила { $strength }).
   *[other] { $who } размещает { $amount } песчаных червей (боевая сила { $strength }).
}
event-may-deploy-recruits = { $who } может разместить отряды, нанятые в этот ход.
event-no-deploy = { $who } в этот ход не может размещать боевые единицы.

## Карты интриг

event-plays-intrigue = { $who } разыгрывает карту интриги «{ $card }».
event-intrigue-spent = { $who } сбрасывает отработавшую карту интриги «{ $card }».

## Сражение

prompt-combat = Сражение: ваша боевая сила { $strength }. Сыграть карту интриги?
event-combat = Сражение.
event-passes = { $who } пасует.
event-reward = { $rank ->
    [1] { $who } получает верхнюю награду карты «{ $card }».
    [2] { $who } получает вторую награду карты «{ $card }».
   *[other] { $who } получает третью награду карты «{ $card }».
}
event-wins-conflict = { $who } побеждает в сражении и забирает карту «{ $card }».
event-turns-card = { $who } переворачивает карту с боевым символом: { $card-quoted }.
event-controls = { $who } берёт под контроль ячейку «{ $space }».
event-conflict-over = Конфликт завершён: все отряды возвращаются в личные запасы.

## Податели и возвращение

event-maker = В ячейке «{ $space }» прибавилась бонусная Пряность: теперь { $spice }.
event-recall = Агенты возвращаются. { $who } получает жетон первого игрока.

## Конец игры

prompt-endgame = Игра заканчивается. Сыграть карту цели или применить универсальный боевой символ?
prompt-wild = С какой картой составить пару универсальному боевому символу?
event-endgame = Игра заканчивается.
event-wins = { $who } побеждает: { $points } ПО ({ $reason }).
reason-points = больше, чем у других
reason-spice = ПО поровну, больше Пряности
reason-solari = ПО и Пряности поровну, больше соляриев
reason-water = ПО, Пряности и соляриев поровну, больше воды
reason-garrison = решил гарнизон: в нём больше отрядов
reason-reveal = всё поровну, карты раскрыты позже

## Настройки

setting-choam = Мини-дополнение «КООАМ»
setting-leaders = Лидеры
choice-random = Случайно
choice-choose = Свободный выбор
choice-draft = Выбор из набора на одного больше числа мест
setting-leader-0 = Лидер игрока 1
setting-leader-1 = Лидер игрока 2
setting-leader-2 = Лидер игрока 3
setting-leader-3 = Лидер игрока 4
setting-mandatory-spy-placement = Шпионов размещают обязательно
