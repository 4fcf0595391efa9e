# To, co wspólne wszystkim grom.

enumeration = { $first } i { $last }
times = { $name } ×{ $count }
enumeration-cut = { $first } i jeszcze { $count }
quotation = „{ $name }”
quotation-within = «{ $name }»
cell = { $territory }, sektor { $sector }
seat = Miejsce { $number }

option-yes = tak
option-no = nie
option-pass = pas
option-done = koniec
option-none = nic
notice-turn = Teraz kolej: { $name }.
notice-stand-in = Bot zaraz zagra za: { $name }. Wróć, aby zachować miejsce.
