# What all games share.

enumeration = { $first } and { $last }
times = { $name } ×{ $count }
enumeration-cut = { $first } and { $count } more
quotation = “{ $name }”
quotation-within = ‘{ $name }’
cell = { $territory }, sector { $sector }
seat = Seat { $number }

option-yes = yes
option-no = no
option-pass = pass
option-done = done
option-none = none
notice-turn = It is { $name }’s turn.
notice-stand-in = A bot is about to play for { $name }. Come back to keep the seat.
