# Jak opcja wypada obok tej, którą wybiera rozsądny gracz.

ranking-less = Ocenione niżej niż wybór.
ranking-even = Ocenione tak samo jak wybór, który jest podany wcześniej.
ranking-more = Samo w sobie ocenione wyżej; za wyborem przemawia plan albo prosta zasada.
ranking-unweighed = Nieoceniane: wybór jest jasny i bez tego.
ranking-set-aside = Wybór idzie przed wszystkim, co się ocenia.
