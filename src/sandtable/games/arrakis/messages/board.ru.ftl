# Надписи стола в браузере.

board-map = Карта планеты
board-cell = { $territory }, сектор { $sector }
board-in-storm = в буре
board-sand = песок
board-rock = скалы
board-stronghold = крепость
board-polar = полярная впадина
