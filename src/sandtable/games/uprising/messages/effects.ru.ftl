### Что делают эффекты: по сообщению на каждый элемент; более длинные описания складываются из них.

## Порядок

effect-nothing = ничего
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } или { $rest }
effect-pay = { $cost } → { $then }
effect-either = { $first } / { $rest }
effect-choose = выберите: { $options }
effect-may-choose = можно выбрать: { $options }
effect-optional = по желанию: { $effect }
effect-when = если { $condition }: { $then }
effect-when-else = если { $condition }: { $then }, иначе: { $otherwise }
effect-per = за { $counter }: { $effect }
effect-watch = { $window }, один раз, когда { $event }: { $effect }
effect-watch-repeat = { $window }, каждый раз, когда { $event }: { $effect }

## Получение

effect-gain-solari = { $amount ->
    [one] +{ $amount } солярий
    [few] +{ $amount } солярия
   *[other] +{ $amount } соляриев
}
effect-gain-spice = { $amount ->
    [one] +{ $amount } Пряность
   *[other] +{ $amount } Пряности
}
effect-gain-water = { $amount ->
    [one] +{ $amount } вода
   *[other] +{ $amount } воды
}
effect-gain-vp = +{ $amount } ПО
effect-gain-persuasion = { $amount ->
    [one] { $amount } очко убеждения
    [few] { $amount } очка убеждения
   *[other] { $amount } очков убеждения
}
effect-gain-swords = { $amount ->
    [one] { $amount } меч
    [few] { $amount } меча
   *[other] { $amount } мечей
}
effect-draw = { $amount ->
    [one] возьмите { $amount } карту
    [few] возьмите { $amount } карты
   *[other] возьмите { $amount } карт
}
effect-intrigue = { $amount ->
    [one] возьмите { $amount } карту интриги
    [few] возьмите { $amount } карты интриг
   *[other] возьмите { $amount } карт интриг
}
effect-contract = { $amount ->
    [one] возьмите { $amount } контракт (если их нет – 2 солярия)
    [few] возьмите { $amount } контракта (по 2 солярия за недостающие)
   *[other] возьмите { $amount } контрактов (по 2 солярия за недостающие)
}
effect-recruit = { $amount ->
    [one] наймите { $amount } отряд
    [few] наймите { $amount } отряда
   *[other] наймите { $amount } отрядов
}
effect-worm = { $amount ->
    [one] { $amount } песчаный червь в зону конфликта
    [few] { $amount } песчаных червя в зону конфликта
   *[other] { $amount } песчаных червей в зону конфликта
}
effect-signet = примените способность кольца с печаткой своего лидера
effect-take-maker-hooks = возьмите крюк Подателя
effect-take-bonus-spice = возьмите бонусную Пряность
effect-take-council-seat = займите место в Высшем Совете
effect-take-swordmaster = получите третьего агента
effect-control = контроль: { $space }

## Цена

effect-spend-solari = { $amount ->
    [one] заплатите { $amount } солярий
    [few] заплатите { $amount } солярия
   *[other] заплатите { $amount } соляриев
}
effect-spend-spice = { $amount ->
    [one] заплатите { $amount } Пряность
   *[other] заплатите { $amount } Пряности
}
effect-spend-water = { $amount ->
    [one] заплатите { $amount } воду
   *[other] заплатите { $amount } воды
}
effect-discard = { $amount ->
    [one] сбросьте { $amount } карту
    [few] сбросьте { $amount } карты
   *[other] сбросьте { $amount } карт
}
effect-lose-influence = потеряйте влияние: { $amount }
effect-recall-spy = { $amount ->
    [one] верните { $amount } шпиона
    [few] верните { $amount } шпионов
   *[other] верните { $amount } шпионов
}
effect-flip-conflict = переверните полученную карту конфликта с символом: { $icon }

## Влияние

effect-influence = { $amount ->
    [one] +{ $amount } влияние: { $faction }
   *[other] +{ $amount } влияния: { $faction }
}
effect-influence-any = { $amount ->
    [one] +{ $amount } влияние: любая фракция
   *[other] +{ $amount } влияния: любая фракция
}
effect-influence-different = { $factions ->
    [one] +{ $amount } влияние в { $factions } фракции
   *[other] +{ $amount } влияние в { $factions } разных фракциях
}
effect-influence-among = { $amount ->
    [one] +{ $amount } влияние: { $factions }
   *[other] +{ $amount } влияния: { $factions }
}
effect-influence-visited = { $amount ->
    [one] +{ $amount } влияние: фракция посещённой ячейки
   *[other] +{ $amount } влияния: фракция посещённой ячейки
}
effect-influence-each-spied = { $amount ->
    [one] +{ $amount } влияние: каждая фракция, за которой следит ваш шпион
   *[other] +{ $amount } влияния: каждая фракция, за которой следит ваш шпион
}

## Шпионы и агенты

effect-place-spy = { $amount ->
    [one] поместите { $amount } шпиона
    [few] поместите { $amount } шпионов
   *[other] поместите { $amount } шпионов
}
effect-place-spy-on = { $amount ->
    [one] поместите { $amount } шпиона у ячейки: { $icons }
    [few] поместите { $amount } шпионов у ячейки: { $icons }
   *[other] поместите { $amount } шпионов у ячейки: { $icons }
}
effect-place-spy-visited = { $amount ->
    [one] поместите { $amount } шпиона у посещённой ячейки
    [few] поместите { $amount } шпионов у посещённой ячейки
   *[other] поместите { $amount } шпионов у посещённой ячейки
}
effect-place-spy-shared = { $spy } (можно на занятом пункте)
effect-recall-agent = { $amount ->
    [one] верните { $amount } другого своего агента
    [few] верните { $amount } других своих агентов
   *[other] верните { $amount } других своих агентов
}

## Карты

effect-trash = можно удалить карту
effect-trash-price = удалите карту
effect-trash-from = можно удалить карту ({ $zone })
effect-trash-tag = удалите карту этой фракции: { $tag } ({ $zone })
effect-trash-other-tag = удалите другую карту этой фракции: { $tag } ({ $zone })
effect-trash-self = удалите эту карту
effect-trash-intrigue = удалите карту интриги
effect-opponents-discard = { $amount ->
    [one] каждый соперник сбрасывает { $amount } карту
    [few] каждый соперник сбрасывает { $amount } карты
   *[other] каждый соперник сбрасывает { $amount } карт
}
effect-steal-intrigue = заберите случайную карту интриги у каждого соперника, у которого их хотя бы { $amount }
effect-return-self = верните эту карту на руку
effect-acquire-up-to = бесплатно получите карту стоимостью до { $cost }
effect-acquire-costing = бесплатно получите карту стоимостью { $cost }
effect-acquire-for-solari = купите карту за солярии вместо очков убеждения
effect-acquire-to-hand = { $card }, на руку
effect-acquire-to-hand-if = { $card } (на руку, если { $condition })
effect-set-aside-row = отложите карту с рынка Империи: в этом раунде купить её можете только вы, на { $amount } дешевле
effect-sort-top = посмотрите верхние карты своей колоды ({ $look }): взять { $draw }, сбросить { $discard }, удалить { $trash }
zone-hand = с руки
zone-discard = из сброса
zone-play = из активных карт
zone-anywhere = с руки, из сброса или из активных карт

## Боевые единицы и конфликт

effect-deploy = { $amount ->
    [one] разместите в зоне конфликта до { $amount } отряда из гарнизона
   *[other] разместите в зоне конфликта до { $amount } отрядов из гарнизона
}
effect-deploy-recruited = отряды, нанятые в этом ходу, можно разместить в зоне конфликта
effect-retreat = { $amount ->
    [one] отступление: { $amount } отряд
    [few] отступление: { $amount } отряда
   *[other] отступление: { $amount } отрядов
}
effect-retreat-up-to = { $amount ->
    [one] можно отступить { $amount } отрядом
   *[other] можно отступить отрядами (до { $amount })
}
effect-retreat-between = отступление: от { $minimum } до { $maximum } отрядов
effect-retreat-any = отступление: любое число отрядов
effect-remove-shield-wall = можно подорвать Барьерную Стену
effect-no-deploy = в этом ходу вы не размещаете боевые единицы
effect-waive-requirement = этот агент не обязан выполнять требование ячейки по влиянию

## Особые правила

special-train = передвиньте фишку Фейда на деление по треку обучения
special-memory = отряд из личного запаса становится воспоминанием
special-return-memories = верните все воспоминания в личный запас и возьмите по карте за каждое
special-flip-leader = переверните планшет лидера
special-repeat-space = повторите эффекты посещённой ячейки
special-reserved-contract = возьмите вместо этого один из своих контрактов сардаукаров

## Условия

condition-influence = у вас не менее { $amount } влияния ({ $faction })
condition-alliance = у вас союз ({ $faction })
condition-alliance-any = у вас есть союз
condition-other-in-play = у вас есть другая активная карта этой фракции ({ $faction })
condition-fremen-bond = действует связь фрименов
condition-spies-on-board = { $amount ->
    [one] на поле хотя бы { $amount } ваш шпион
    [few] на поле хотя бы { $amount } ваших шпиона
   *[other] на поле хотя бы { $amount } ваших шпионов
}
condition-recalled-spy-this-turn = в этом ходу вы вернули шпиона
condition-sent-to-maker = агент отправлен в ячейку Подателя
condition-sent-to-faction-space = агент отправлен в ячейку фракции
condition-spying-on-maker = ваш шпион следит за ячейкой Подателя
condition-contracts-completed = { $amount ->
    [one] вы выполнили { $amount } контракт
    [few] вы выполнили { $amount } контракта
   *[other] вы выполнили { $amount } контрактов
}
condition-units-in-conflict = { $amount ->
    [one] в зоне конфликта хотя бы { $amount } ваша боевая единица
    [few] в зоне конфликта хотя бы { $amount } ваши боевые единицы
   *[other] в зоне конфликта хотя бы { $amount } ваших боевых единиц
}
condition-sandworms-in-conflict = { $amount ->
    [one] в зоне конфликта есть ваш песчаный червь
    [few] в зоне конфликта хотя бы { $amount } ваших песчаных червя
   *[other] в зоне конфликта хотя бы { $amount } ваших песчаных червей
}
condition-strength = ваша боевая сила не меньше { $amount }
condition-high-council = у вас есть место в Высшем Совете
condition-high-council-not = у вас нет места в Высшем Совете
condition-swordmaster = у вас есть оружейник
condition-maker-hooks = у вас есть крюк Подателя
condition-gained-spice-this-turn = в этом ходу вы получили Пряность
condition-acquired-this-turn = в этом ходу вы купили эту карту («{ $card }»)
condition-discarded-tag = сброшена карта этой фракции ({ $faction })
condition-trashed-cost-min = удалённая карта стоит { $amount } и больше
condition-owns = у вас не менее { $amount } таких карт («{ $card }»)
condition-opponent-alliance-influence = у вас влияние { $amount } и больше во фракции, союз с которой у соперника
condition-spy-on = этот шпион следит за такой ячейкой ({ $icons })

## Счётчики

counter-sandworms-in-conflict = каждого вашего песчаного червя в зоне конфликта
counter-contracts-completed = каждый выполненный вами контракт
counter-other-sword-cards-revealed = каждую другую раскрытую вами карту с мечом
counter-emperor-cards-revealed = каждую раскрытую вами карту Императора
counter-fremen-cards-in-play = каждую вашу активную карту фрименов

## События и сроки

event-acquire-card = вы получаете карту
event-deploy-units = { $amount ->
    [one] вы разместили { $amount } боевую единицу
    [few] вы разместили { $amount } боевые единицы
   *[other] вы разместили { $amount } боевых единиц
}
window-own-reveal-turn-this-round = во время вашего раскрытия карт в этом раунде
window-single-turn = в один из ваших ходов

## Контракты

completion-visit = Отправьте агента в ячейку: { $space }
completion-harvest = Сбор Пряности: получите не меньше { $amount } за ход, отправив агента в ячейку Подателя
completion-acquire = Купите карту: { $card }
completion-immediate = Мгновенный эффект: выполнен, как только взят

## Лидеры: постоянные способности

ability-devious-strength-text = Во время раскрытия карт вы можете вернуть шпиона и получить 2 меча.
ability-always-smiling-text = Если во время раскрытия карт ваша боевая сила достигла 6, у вас на 1 очко убеждения больше.
ability-desert-scouts-text = Во время раскрытия карт вы можете отступить 1 отрядом.
ability-other-memories-text = Отправив агента в ячейку Бене Гессерит, вы можете вернуть все воспоминания, взять по карте за каждое и стать Преподобной Матерью.
ability-reverend-mother-text = Раз в ход, отправив агента в ячейку Бене Гессерит или фрименов, вы можете заплатить 1 воду и повторить эффекты этой ячейки.
ability-loyalty-text = Каждый раз, когда ваше влияние во фракции Бене Гессерит поднимается до 2, вы получаете 2 Пряности.
ability-unpredictable-foe-text = Во время раскрытия карт, если в зоне конфликта есть ваш песчаный червь, вы берёте карту интриги.
ability-imperial-birthright-text = Каждый раз, когда ваше влияние во фракции Императора поднимается до 2, вы берёте карту интриги.
ability-sardaukar-commander-text = Получая контракт, вы можете взять вместо него один из двух своих контрактов сардаукаров.
ability-smuggle-spice-text = Когда соперник отправляет агента в ячейку Подателя, за которой следит ваш шпион, вы получаете 1 Пряность.
setup-shaddam-corrino-iv = Оба контракта сардаукаров отложены для вас.
setup-staban-tuek = Вы начинаете игру без карты «Дипломатия».
