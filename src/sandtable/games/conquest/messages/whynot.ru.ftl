# Почему это сейчас нельзя выбрать.

## Высадка, переброска и поездки на черве

reason-ship-price = Высадка одного отряда стоит { $cost } { $cost ->
        [one] Пряность
        [few] Пряности
       *[many] Пряности
    }, а у вас { $spice }.
reason-in-storm = В секторе { $sector } бушует буря.
reason-stronghold-full = Отряды двух других фракций уже стоят { $where-in }: третьей войти нельзя.
reason-no-forces = Ваших отрядов нет { $where-in }.
reason-moved = Ваши отряды { $where-in } уже перемещались.
reason-storm-holds = Буря удерживает ваши отряды { $where-in }.
reason-no-way-out = Пути { $where-from } нет: его преграждают буря и занятые крепости.
reason-stand-there = Ваши отряды уже стоят здесь.
reason-no-way = Пути { $where-to } нет: его преграждают буря и занятые крепости.
reason-too-far = Слишком далеко: до этого места { $far } { $far ->
        [one] территория
        [few] территории
       *[many] территорий
    }, а группа проходит не больше { $most }.
reason-ride-storm = На территорию с бурей червь не повезёт, а буря как раз { $where-in }.
reason-ride-far = Червь туда не довезёт: он идёт только по песку и не так далеко.
reason-no-battle = Здесь вам не с кем сражаться.
reason-no-harvest = Здесь вы Пряность не собираете, или комбайн тут уже работает.

## Лидеры

reason-leader-dead = Этот лидер в аксолотль-баках.
reason-leader-absent = Этот лидер не участвует в игре.
reason-leader-fought = Этот лидер уже сражался в этом раунде ({ $where }).
reason-leader-returns = Этот лидер уже возвращается.
reason-leader-lives = Этот лидер не в аксолотль-баках.
reason-leader-price = Вернуть этого лидера стоит { $cost } { $cost ->
        [one] Пряность
        [few] Пряности
       *[many] Пряности
    }, а у вас осталось { $spice }.

## Карты

reason-no-weapon = Эта карта не оружие и не бесполезная карта.
reason-no-defence = Эта карта не защита и не бесполезная карта.
reason-in-plan = Эта карта уже в вашем плане.
reason-given-up = Вы уже сбрасываете эту карту.
reason-voice-poison = Голос велит вам играть яд.
reason-voice-projectile = Голос велит вам играть метательное оружие.
reason-voice-special = Голос велит вам играть особое оружие.
reason-voice-no-poison = Голос запрещает вам яд.
reason-voice-no-projectile = Голос запрещает вам метательное оружие.
reason-voice-no-special = Голос запрещает вам особое оружие.
reason-battle-card = Карты боя играют в боевых планах.
reason-card-storm = Эту карту играют до броска кости бури.
reason-card-blow = Эту карту играют до выброса Пряности.
reason-card-drawing = Эту карту играют до того, как вы берёте карты боя.
reason-card-reviving = Эту карту играют, когда вы восстанавливаете отряды и лидеров.
reason-card-shipping = Эту карту играют до вашей высадки.
reason-card-moving = Эту карту играют до переброски, по одной на группу.
reason-card-moved = Эту карту играют после вашей переброски.
reason-card-plans = Эту карту играют до составления боевых планов.
reason-card-revealed = Эту карту играют после раскрытия планов в вашем бою.
reason-card-defeat = Эту карту играют после поражения, когда остались невыставленные отряды.
reason-card-harvest = Эту карту играют при сборе Пряности.
