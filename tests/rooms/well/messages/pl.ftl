game-title = Studnia
game-about = Czerp wodę, ale ostatnią zostaw innym.
game-length = jedna minuta
setting-depth = Głębokość
choice-deep = Głęboka
choice-shallow = Płytka

measure-one = jedna miara
measure-two = dwie miary
seat-0 = Miejsce 1
seat-1 = Miejsce 2
seat-2 = Miejsce 3
prompt-draw = W studni: { $left }. Ile czerpiesz?
event-draws = { $who }: zaczerpnięto { $count }, zostaje { $left }.
reason-empty = Studnia jest pusta.
table-water = Woda
