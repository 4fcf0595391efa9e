# Czego nie potwierdza żadne źródło.

unconfirmed-name = nazwa
unconfirmed-copies = liczba
unconfirmed-keepable = czy zostaje po bitwie
unconfirmed-effect = działanie
unconfirmed-play = kiedy się ją zagrywa
unconfirmed-strength = siła
unconfirmed-territories = terytoria
unconfirmed-amounts = ilość przyprawy
unconfirmed-start = położenie początkowe
unconfirmed-box = pola kości
unconfirmed-special = akcja specjalna
unconfirmed-gains = co daje
unconfirmed-condition = warunek
unconfirmed-faces = ścianki
unconfirmed-symbols = symbole
unconfirmed-length = długość
unconfirmed-spaces = liczba pól
unconfirmed-scores = wartości
unconfirmed-atomics = które granice otwiera atak atomowy
