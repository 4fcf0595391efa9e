# Почему это сейчас нельзя выбрать.

## Агенты

reason-own-agent = Ваш агент уже здесь.
reason-occupied = Ячейку уже занимает { $who }, и ни один ваш шпион за ней не следит.
reason-swordmaster = У вас уже есть оружейник.
reason-no-swordmaster = На этом уровне сложности оружейника не нанять.
reason-solari-short = Нужно соляриев: { $cost }, а у вас { $have }.
reason-spice-short = Нужно Пряности: { $cost }, а у вас { $have }.
reason-water-short = Нужно воды: { $cost }, а у вас { $have }.
reason-influence-short = Нужно влияния: { $need }, а у вас { $have } ({ $faction }).
reason-no-icon = На карте «{ $card }» нет символа этой ячейки ({ $icon }).
reason-no-agents = В этом раунде у вас не осталось агентов.
reason-no-card = Ни на одной карте в руке нет символа этой ячейки ({ $icon }).
reason-card-first = Ячейка вам открыта. Сначала выберите карту: { $cards-quoted }.
reason-no-icons = На этой карте нет символов агента: она действует при раскрытии карт.
reason-no-space = Ячейки с символами этой карты заняты, слишком дороги или требуют больше влияния.
reason-just-sent = Этот агент отправлен только что.
reason-no-own-agent = Здесь нет вашего агента.

## Карты

reason-persuasion-short = Цена карты – { $cost }, а очков убеждения у вас { $have }.
reason-too-cheap = Цена карты – { $cost }, а нужна не меньше { $least }.
reason-too-dear = Цена карты – { $cost }, а можно не больше { $most }.
reason-acquire-later = Карты покупают при раскрытии карт.
reason-not-trashable = Этот эффект не удаляет такую карту.
reason-chosen = Уже выбрано.
reason-no-pair = Пары с этой картой не составить: она перевёрнута или без нужного боевого символа.
reason-intrigue-plot = Карты заговора играют в свой ход.
reason-intrigue-combat = Карты сражения играют во время сражения.
reason-intrigue-endgame = Карты цели играют в конце игры.
reason-intrigue-later = Эффект уже начат: карту заговора можно сыграть до него или после.
reason-intrigue-unmet = Условие карты сейчас не выполнено, или вам нечем заплатить.

## Шпионы, фракции, лидеры

reason-post-unfit = В этот пункт шпиона поместить нельзя.
reason-own-spy = Ваш шпион уже здесь.
reason-their-spy = Здесь уже есть шпион: { $who }.
reason-no-own-spy = Здесь нет вашего шпиона.
reason-no-spy-watches = Отсюда ни один ваш шпион не следит за этой ячейкой.
reason-recall-in-vain = Возвращение этого шпиона не откроет ни одного пункта.
reason-track-top = Ваше влияние здесь уже не вырастет.
reason-track-bottom = Здесь у вас нет влияния.
reason-faction-unfit = На эту фракцию эффект не действует.
reason-leader-taken = За этого лидера уже играют.
