# Общее для всех игр.

enumeration = { $first } и { $last }
times = { $name } ×{ $count }
enumeration-cut = { $first } и ещё { $count }
quotation = «{ $name }»
quotation-within = „{ $name }“
cell = { $territory }, сектор { $sector }
seat = Место { $number }

option-yes = да
option-no = нет
option-pass = пас
option-done = готово
option-none = ничего
notice-turn = Сейчас ходит: { $name }.
notice-stand-in = Скоро за игрока { $name } будет играть бот. Вернитесь, чтобы сохранить место.
