# По чему оценивают положение: так это называет совет.

matter-points = победные очки
matter-influence = влияние
matter-alliances = союзы
matter-solari = солярии
matter-spice = Пряность
matter-water = вода
matter-garrison = отряды в гарнизоне
matter-conflict = силы в зоне конфликта
matter-council = место в Высшем Совете
matter-swordmaster = оружейник
matter-hooks = крюк Подателя
matter-spies = шпионы на поле
matter-intrigue = карты интриг
matter-contracts = выполненные контракты
matter-control = контроль над локациями
matter-deck = карты в колоде
matter-agents = агенты
