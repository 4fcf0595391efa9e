# Napisy stołu w przeglądarce.

board-map = Mapa planety
board-cell = { $territory }, sektor { $sector }
board-in-storm = w burzy
board-sand = piasek
board-rock = skały
board-stronghold = warownia
board-polar = niecka polarna
