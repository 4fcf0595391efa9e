## КООАМ: названия

faction-choam = КООАМ
    .gen = КООАМ
    .dat = КООАМ
    .acc = КООАМ
    .ins = КООАМ
    .num = one
leader-frankos-aru = Франкос Ару
    .gen = Франкоса Ару
    .acc = Франкоса Ару
leader-lady-jalma = Леди Джалма
    .gen = леди Джалмы
    .acc = леди Джалму
leader-rajiv-londine = Раджив Лондин
    .gen = Раджива Лондина
    .acc = Раджива Лондина
leader-duke-verdun = Герцог Верден
    .gen = герцога Вердена
    .acc = герцога Вердена
leader-viscount-tull = Виконт Талл
    .gen = виконта Талла
    .acc = виконта Талла
leader-auditor = Аудитор
    .gen = Аудитора
    .acc = Аудитора
advantage-choam-charity = доход от субсидий (КООАМ)
advantage-choam-cards = продажа карт и сила бесполезных (КООАМ)
advantage-choam-revival = дешёвое восстановление без предела (КООАМ)
advantage-inflation = жетон инфляции (КООАМ)
advantage-battle-income = доля от поддержки в бою (КООАМ)
advantage-audit = аудит (КООАМ)
advantage-card-exchange = обмен картами с союзником (КООАМ)
advantage-ally-support = оплата отрядов союзника в бою (КООАМ)
option-exchange-cards = обменяться картой с союзником
option-double-charity = удвоение субсидий
option-cancel-charity = отмена субсидий
option-audit = аудит
option-buy-off = откупиться от аудита
option-show-cards = показать карты
option-sell-cards = обратить карты в Пряность «Карамой»

## КООАМ: лобби

setting-expansion = Играют КООАМ и Дом Ричезов
setting-exp-tooth-artillery = «Яд в зубе» и «Удар артиллерии» в колоде уловок
choice-choam = КООАМ
choice-richese = Ричезы
