# Napisy stołu w przeglądarce.

board-spice-here = przyprawa: { $n }
board-forces = { $who }: { $n } { $n ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }
board-covered = zakryta warownia, w tej grze piasek
board-round = Runda { $n } z 5
board-storm = Burza: sektor { $n }
board-first-player = pierwszy gracz
board-top = Ostatni wybuch: { $name }
board-strongholds = Warownie
board-plan = Plan bitwy
board-weapon = Broń
board-defence = Osłona
board-leader = Przywódca
board-dial = Dysk bitewny
board-hidden = ukryte
board-nothing = nic
board-total = Razem { $n }
board-advantage = przewaga bitewna
board-strength = siła bojowa { $n }
board-chart = Punkty za warownie i przyprawę
board-sum-mine = Twoja suma: { $n }
board-sum-leader = Twoja suma: dysk + { $n }
board-sum-mine-about = Dysk i przywódca, jeśli przeżyje.
board-sum-most = Najwyżej { $n }
board-sum-most-about = Wszystkie oddziały tutaj z najsilniejszym przywódcą; karty bazaru mogą dodać.
board-price = przyprawa: { $n }
board-free = za darmo
