game-title = The Well
game-about = Draw water, but leave the last of it to another.
game-length = one minute
setting-depth = Depth
choice-deep = Deep
choice-shallow = Shallow

measure-one = one measure
measure-two = two measures
seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
prompt-draw = The well holds { $left }. How much do you draw?
event-draws = { $who } draws { $count }; { $left } left.
reason-empty = The well is empty.
table-water = Water
