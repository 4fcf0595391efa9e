## Фракции и союзы

faction-atreides = Атрейдесы
    .gen = Атрейдесов
    .dat = Атрейдесам
    .acc = Атрейдесов
    .num = many
faction-fremen = Фримены
    .gen = фрименов
    .dat = фрименам
    .acc = фрименов
    .num = many
faction-harkonnen = Харконнены
    .gen = Харконненов
    .dat = Харконненам
    .acc = Харконненов
    .num = many
faction-imperium = Империя
    .gen = Империи
    .dat = Империи
    .acc = Империю
    .num = one
faction-atreides-fremen = Атрейдесы и фримены
    .gen = Атрейдесов и фрименов
    .dat = Атрейдесам и фрименам
    .acc = Атрейдесов и фрименов
    .num = many
faction-harkonnen-imperium = Харконнены и Империя
    .gen = Харконненов и Империи
    .dat = Харконненам и Империи
    .acc = Харконненов и Империю
    .num = many

## Пары для игры вдвоём

duel-kin = Родичи
duel-quarrel = Ссора
duel-kanly = Канли
duel-desert-rats = Пустынные крысы
duel-suspicion = Подозрение
duel-opposites = Противоположности

## Лидеры

leader-duke-leto = Герцог Лето Атрейдес
leader-lady-jessica = Леди Джессика
leader-paul-atreides = Пол Атрейдес
leader-thufir-hawat = Суфир Хават
leader-gurney-halleck = Гурни Халлек
leader-duncan-idaho = Дункан Айдахо
leader-dr-yueh = Доктор Веллингтон Юэ
leader-stilgar = Стилгар
leader-liet-kynes = Лиет Кайнс
leader-chani = Чани
leader-shadout-mapes = Шадаут Мейпс
leader-jamis = Джамис
leader-baron-harkonnen = Барон Владимир Харконнен
leader-beast-rabban = Глоссу «Зверь» Раббан
leader-piter-de-vries = Питер де Врис
leader-harkonnen-captain = Капитан Харконненов
leader-harkonnen-servant = Слуга Харконненов
leader-reverend-mother-mohiam = Преподобная Мать Мохийам
leader-sardaukar-bashar = Башар сардаукаров
leader-sardaukar-captain = Капитан сардаукаров
leader-bene-gesserit-sister = Сестра Бене Гессерит
leader-herald-of-the-change = Вестник перемен

## Карты боя

-projectile-weapon = Ручное оружие. Убивает лидера противника, если того не прикрывает защита от ручного оружия. Победитель может оставить карту себе.
-poison-weapon = Яд. Убивает лидера противника, если того не прикрывает защита от яда. Победитель может оставить карту себе.
-worthless-card = Бесполезная карта. Занимает место оружия или защиты и ничего не делает. После боя всегда сбрасывается.

card-maula-pistol = Пистолет маула
card-maula-pistol-text = { -projectile-weapon }
card-crysknife = Крис
card-crysknife-text = { -projectile-weapon }
card-slip-tip = Стилет
card-slip-tip-text = { -projectile-weapon }
card-stunner = Станнер
card-stunner-text = { -projectile-weapon }
card-gom-jabbar = Гом джаббар
card-gom-jabbar-text = { -poison-weapon }
card-chaumas = Чаумас
card-chaumas-text = { -poison-weapon }
card-chaumurky = Чаумурки
card-chaumurky-text = { -poison-weapon }
card-ellaca-drug = Наркотик элакка
card-ellaca-drug-text = { -poison-weapon }
card-shield = Щит
card-shield-text = Защита от ручного оружия. Прикрывает вашего лидера от ручного оружия. Взрывается, если в любом из двух планов есть лазерное ружьё. Победитель может оставить карту себе.
card-snooper = Ядоискатель
card-snooper-text = Защита от яда. Прикрывает вашего лидера от ядов. Победитель может оставить карту себе.
card-lasgun = Лазерное ружьё
card-lasgun-text = Особое оружие. Убивает лидера противника, и никакая защита его не остановит. Если в любом из двух планов есть щит, происходит взрыв: обе стороны проигрывают, оба лидера погибают, все отряды и вся Пряность на территории уничтожаются. Победитель может оставить карту себе.
card-hunter-seeker = Охотник-искатель
card-hunter-seeker-text = Особое оружие. В боевом плане настройте его как ручное оружие или как яд. Убивает лидера противника, если того не прикрывает защита от оружия этого типа. После боя сбрасывается.
card-weirding-way = Колдовское искусство
card-weirding-way-text = Как оружие: особое; убивает лидера противника, если того не прикрывает защита от ручного оружия. Как защита: прикрывает вашего лидера от ручного оружия и щитом не считается. После боя сбрасывается.
card-baliset = Балисет
card-baliset-text = { -worthless-card }
card-jubba-cloak = Плащ-джубба
card-jubba-cloak-text = { -worthless-card }
card-kulon = Кулон
card-kulon-text = { -worthless-card }
card-la-la-la = Ла, ла, ла
card-la-la-la-text = { -worthless-card }
card-trip-to-gamont = Полёт на Гамонт
card-trip-to-gamont-text = { -worthless-card }

## Карты рынка

card-counter-attack = Контратака
card-counter-attack-text = В вашем бою, после раскрытия планов: прибавьте 4 к своей боевой силе. Ваши потери не меняются.
card-poison-tooth = Яд в зубе
card-poison-tooth-text = В вашем бою, после раскрытия планов: оба лидера погибают, какая бы защита ни была сыграна.
card-prana-bindu = Прана-бинду
card-prana-bindu-text = В вашем бою, после раскрытия планов: ваш лидер переживает удар оружия, сыгранного против вас. Не спасает ни от взрыва, ни от предательства, ни от карты «Яд в зубе».
card-under-cover-of-sand = Под покровом песков
card-under-cover-of-sand-text = После проигранного вами боя: верните до 3 своих отрядов, не выставленных на диске, в резерв вместо аксолотль-баков.
card-spy = Шпион
card-spy-text = Перед составлением планов любого боя: посмотрите карты боя одного противника.
card-weather-control = Управление погодой
card-weather-control-text = Перед броском кубика бури: вместо броска выберите, на сколько секторов (от 0 до 6) сдвинется буря.
card-thumper = Колотушка
card-thumper-text = Со 2-го раунда, перед первой картой Пряности: червь нападает на обе территории с последней сброшенной карты месторождений, как если бы была открыта карта червя.
card-spice-harvester = Комбайн
card-spice-harvester-text = При вашем сборе Пряности: на одной территории каждый ваш отряд собирает по 4 единицы Пряности вместо 2.
card-hajr = Хаджр
card-hajr-text = После вашей переброски: перебросьте ещё одну группу по обычным правилам.
card-ornithopters = Орнитоптеры
card-ornithopters-text = Перед вашей переброской: одна ваша группа может переместиться в этот ход не более чем на 6 территорий.
card-smugglers = Контрабандисты
card-smugglers-text = Перед вашей высадкой: высадите до 4 отрядов бесплатно. Фримены вместо этого могут ввести ещё 2 отряда в Полярную впадину.
card-tleilaxu-ghola = Гхола Тлейлаксу
card-tleilaxu-ghola-text = При вашем восстановлении: бесплатно восстановите 1 лидера или до 5 отрядов сверх обычного восстановления.
card-barter = Обмен
card-barter-text = Прежде чем брать карты боя: сбросьте любые карты боя с руки, в том числе бесполезные.

## Карты Пряности

card-sandworm = Песчаный червь
card-sandworm-text = Со 2-го раунда: уничтожает все отряды и всю Пряность на обеих территориях с последней сброшенной карты месторождений. Отряды фрименов выживают и могут оседлать червя.
