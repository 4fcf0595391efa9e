### Названия компонентов игры «Дюна. Империя. Восстание».

## Карты личной колоды

card-convincing-argument = Убедительный довод
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune-the-desert-planet = Дюна – Планета Пустыни
card-reconnaissance = Разведка
card-seek-allies = Поиск союзников
card-signet-ring = Кольцо с печаткой
card-prepare-the-way = Подготовка пути
card-the-spice-must-flow = Пряность должна поступать
card-bene-gesserit-operative = Агент Бене Гессерит
card-branching-path = Развилка судьбы
card-calculus-of-power = Расчёт власти
card-captured-mentat = Пленённый ментат
card-cargo-runner = Грузоперевозчик
card-chani-clever-tactician = Чани, искусный тактик
card-corrinth-city = Город Коринт
card-covert-operation = Тайная операция
card-dangerous-rhetoric = Опасная риторика
card-delivery-agreement = Договор о поставках
card-desert-power = Сила пустыни
card-desert-survival = Выживание в пустыне
card-double-agent = Двойной агент
card-ecological-testing-station = Экологическая станция
card-fedaykin-stilltent = Влаготент федайкинов
card-guild-envoy = Эмиссар Гильдии
card-guild-spy = Шпион Гильдии
card-hidden-missive = Тайное послание
card-imperial-spymaster = Имперский куратор
card-in-high-places = В высоких кругах
card-interstellar-trade = Межзвёздная торговля
card-junction-headquarters = Штаб-квартира на Джанкшене
card-leadership = Лидерство
card-long-live-the-fighters = Да здравствуют бойцы
card-maker-keeper = Хранитель Подателя
card-maula-pistol = Пистолет маула
card-northern-watermaster = Северный хозяин воды
card-overthrow = Свержение
card-paracompass = Паракомпас
card-price-is-no-object = Цена не имеет значения
card-priority-contracts = Приоритетные контракты
card-public-spectacle = Публичное зрелище
card-rebel-supplier = Снабженец повстанцев
card-reliable-informant = Надёжный осведомитель
card-sardaukar-coordination = Координация сардаукаров
card-sardaukar-soldier = Солдат-сардаукар
card-shishakli = Шишакли
card-smugglers-harvester = Комбайн контрабандистов
card-smugglers-haven = Убежище контрабандистов
card-southern-elders = Старейшины юга
card-space-time-folding = Свёртывание пространства-времени
card-spacing-guilds-favor = Покровительство Гильдии
card-spy-network = Агентурная сеть
card-steersman = Рулевой
card-stilgar-the-devoted = Стилгар Преданный
card-strike-fleet = Ударный флот
card-subversive-advisor = Коварный советник
card-treacherous-maneuver = Вероломный манёвр
card-tread-in-darkness = Поступь во тьме
card-truthtrance = Транс правды
card-undercover-asset = Агент под прикрытием
card-unswerving-loyalty = Непоколебимая верность
card-weirding-woman = Ведунья
card-wheels-within-wheels = Тайные пружины

## Карты интриги

intrigue-backed-by-choam = При поддержке КООАМ
intrigue-buy-access = Купленный доступ
intrigue-call-to-arms = Призыв к оружию
intrigue-change-allegiances = Смена лагеря
intrigue-choam-profits = Прибыли КООАМ
intrigue-contingency-plan = Запасной план
intrigue-councilors-ambition = Амбиции советника
intrigue-crysknife = Крис
intrigue-cunning = Хитрость
intrigue-depart-for-arrakis = Отбытие на Арракис
intrigue-desert-mouse = Кенгуровая мышь
intrigue-detonation = Подрыв
intrigue-devour = Поглощение
intrigue-distraction = Отвлекающий манёвр
intrigue-find-weakness = Слабое место
intrigue-go-to-ground = Залечь на дно
intrigue-imperium-politics = Политика Империи
intrigue-impress = Произвести впечатление
intrigue-inspire-awe = Внушить трепет
intrigue-intelligence-report = Донесение разведки
intrigue-leverage = Рычаг давления
intrigue-manipulate = Манипуляция
intrigue-market-opportunity = Рыночная возможность
intrigue-mercenaries = Наёмники
intrigue-opportunism = Оппортунизм
intrigue-ornithopter = Орнитоптер
intrigue-questionable-methods = Сомнительные методы
intrigue-reach-agreement = Достичь соглашения
intrigue-secure-spice-trade = Надёжная торговля Пряностью
intrigue-shaddams-favor = Милость Шаддама
intrigue-shadow-alliance = Теневой союз
intrigue-sietch-ritual = Ритуал сиетча
intrigue-special-mission = Особое задание
intrigue-spice-is-power = Пряность – это власть
intrigue-spring-the-trap = Захлопнуть ловушку
intrigue-strategic-stockpiling = Стратегические запасы
intrigue-tactical-option = Тактический выбор
intrigue-unexpected-allies = Неожиданные союзники
intrigue-weirding-combat = Боевое чародейство

## Карты конфликта

conflict-skirmish-crysknife = Стычка (крис)
conflict-skirmish-desert-mouse = Стычка (кенгуровая мышь)
conflict-skirmish-ornithopter = Стычка (орнитоптер)
conflict-choam-security = Охрана КООАМ
conflict-protect-the-sietches = Защита сиетчей
conflict-secure-imperial-basin = Охрана Имперской котловины
conflict-seize-spice-refinery = Захват Склада Пряности
conflict-shadow-contest = Теневое противостояние
conflict-siege-of-arrakeen = Осада Арракина
conflict-spice-freighters = Грузовики с Пряностью
conflict-test-of-loyalty = Проверка верности
conflict-trade-dispute = Торговый спор
conflict-battle-for-arrakeen = Битва за Арракин
conflict-battle-for-imperial-basin = Битва за Имперскую котловину
conflict-battle-for-spice-refinery = Битва за Склад Пряности
conflict-propaganda = Пропаганда

## Карты задач

objective-desert-mouse-first = Задача: кенгуровая мышь, первый игрок
objective-crysknife = Задача: крис
objective-ornithopter-1-3 = Задача: орнитоптер
objective-desert-mouse-4-6 = Задача: кенгуровая мышь
objective-crysknife-4-6 = Задача: крис (4 участника)

## Контракты: условие и награда

contract-acquire-spice-must-flow = Пряность должна поступать
contract-arrakeen-water = Арракин: вода
contract-arrakeen-spy = Арракин: отряд и шпион
contract-deliver-supplies = Снабжение: солярии
contract-espionage = Шпионаж: солярии
contract-harvest-3 = Сбор Пряности: 3
contract-harvest-4 = Сбор Пряности: 4
contract-heighliner-water = Хайлайнер: вода
contract-heighliner-troops = Хайлайнер: отряды
contract-high-council-influence = Высший Совет: влияние Бене Гессерит
contract-high-council-solari = Высший Совет: солярии
contract-immediate = Мгновенный эффект: солярии
contract-research-station-spy = Научная станция: солярии и шпион
contract-research-station-solari = Научная станция: солярии
contract-sardaukar-cards = Сардаукары: карты
contract-sardaukar-recall = Сардаукары: возвращение агента
contract-spice-refinery-cards = Склад Пряности: карты
contract-spice-refinery-water = Склад Пряности: вода

## Лидеры

leader-feyd-rautha-harkonnen = Фейд-Раута Харконнен
    .gen = Фейд-Рауты Харконнена
leader-gurney-halleck = Гурни Халлек
    .gen = Гурни Халлека
leader-lady-amber-metulli = Леди Амбер Метулли
    .gen = леди Амбер Метулли
leader-lady-jessica = Леди Джессика
    .gen = леди Джессики
leader-reverend-mother-jessica = Преподобная Мать Джессика
    .gen = Преподобной Матери Джессики
leader-lady-margot-fenring = Леди Марго Фенринг
    .gen = леди Марго Фенринг
leader-muad-dib = Муад'Диб
    .gen = Муад'Диба
leader-princess-irulan = Принцесса Ирулан
    .gen = принцессы Ирулан
leader-shaddam-corrino-iv = Шаддам Коррино IV
    .gen = Шаддама Коррино IV
leader-staban-tuek = Стабан Туек
    .gen = Стабана Туека

## Способности лидеров: постоянная и кольца с печаткой

ability-devious-strength = Коварная сила
ability-always-smiling = Всегда с улыбкой
ability-desert-scouts = Разведчики пустыни
ability-other-memories = Чужая память
ability-loyalty = Верность
ability-unpredictable-foe = Непредсказуемый враг
ability-imperial-birthright = Право рождения
ability-sardaukar-commander = Командующий сардаукарами
ability-smuggle-spice = Контрабанда Пряности
ability-reverend-mother = Преподобная Мать
signet-personal-training = Личное обучение
signet-warmaster = Воевода
signet-fill-coffers = Пополнение казны
signet-spice-agony = Агония Пряности
signet-arrakis-informant = Осведомитель на Арракисе
signet-lead-the-way = Указать путь
signet-chroniclers-insight = Проницательность летописца
signet-emperor-of-the-known-universe = Император Известной Вселенной
signet-unseen-network = Незримая сеть
signet-water-of-life = Вода Жизни

## Дома

house-harkonnen = Дом Харконненов
house-atreides = Дом Атрейдесов
house-metulli = Дом Метулли
house-fenring = Дом Фенрингов
house-corrino = Дом Коррино

## Трек обучения Фейда

training-start = Начало
training-paid-trash = Платное удаление
training-first-spy = Первый шпион
training-middle-trash = Удаление
training-late-trash = Второе удаление
training-second-spy = Второй шпион
training-spice-stop = Пряность
training-final = Отряд и шпион

## Ячейки

space-sardaukar = Сардаукары
space-dutiful-service = Верная служба
space-heighliner = Хайлайнер
space-deliver-supplies = Снабжение
space-espionage = Шпионаж
space-secrets = Тайны
space-desert-tactics = Война в пустыне
space-fremkit = Фримпакет
space-high-council = Высший Совет
space-imperial-privilege = Привилегии
space-swordmaster = Оружейник
space-assembly-hall = Зал собраний
space-gather-support = Поиск поддержки
space-shipping = Поставки
space-accept-contract = Контракты
space-arrakeen = Арракин
space-spice-refinery = Склад Пряности
space-research-station = Научная станция
space-sietch-tabr = Сиетч Табр
space-deep-desert = Глубокая пустыня
space-hagga-basin = Котловина Хагга
space-imperial-basin = Имперская котловина

## Наблюдательные пункты

post-emperor = Сардаукары – Верная служба
post-guild = Хайлайнер – Снабжение
post-bene-gesserit = Шпионаж – Тайны
post-fremen = Война в пустыне – Фримпакет
post-council = Высший Совет – Привилегии – Оружейник
post-assembly = Зал собраний – Поиск поддержки
post-choam = Поставки – Контракты
post-arrakeen-refinery = Арракин – Склад Пряности
post-refinery-research = Склад Пряности – Научная станция
post-research-tabr = Научная станция – Сиетч Табр
post-imperial-basin = Имперская котловина
post-hagga-basin = Котловина Хагга
post-deep-desert = Глубокая пустыня

## Фракции

faction-emperor = Император
    .with = с Императором
faction-guild = Гильдия Космогации
    .with = с Гильдией Космогации
faction-bene-gesserit = Бене Гессерит
    .with = с Бене Гессерит
faction-fremen = Фримены
    .with = с Фрименами

## Символы агента

icon-emperor = Император
icon-guild = Гильдия Космогации
icon-bene-gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Город
icon-spice-trade = Торговля Пряностью
icon-spy = Шпион

## Боевые символы

battle-icon-crysknife = Крис
battle-icon-desert-mouse = Кенгуровая мышь
battle-icon-ornithopter = Орнитоптер
battle-icon-wild = Универсальный

## Области поля

area-emperor = Император
area-guild = Гильдия Космогации
area-bene-gesserit = Бене Гессерит
area-fremen = Фримены
area-landsraad = Ландсраад
area-choam = КООАМ
area-arrakis = Арракис

## Ресурсы

resource-solari = Солярии
resource-spice = Пряность
resource-water = Вода
