game-title = Колодец
game-about = Черпайте воду, но последнюю оставьте другому.
game-length = одна минута
setting-depth = Глубина
choice-deep = Глубокий
choice-shallow = Мелкий

measure-one = одна мера
measure-two = две меры
seat-0 = Место 1
seat-1 = Место 2
seat-2 = Место 3
prompt-draw = В колодце: { $left }. Сколько зачерпнуть?
event-draws = { $who }: зачерпнуто { $count }, осталось { $left }.
reason-empty = Колодец пуст.
table-water = Вода
