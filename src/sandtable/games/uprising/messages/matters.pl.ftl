# Według czego ocenia się pozycję: tak nazywa to porada.

matter-points = punkty zwycięstwa
matter-influence = wpływy
matter-alliances = sojusze
matter-solari = solari
matter-spice = przyprawa
matter-water = woda
matter-garrison = oddziały w garnizonie
matter-conflict = jednostki w konflikcie
matter-council = miejsce w Wysokiej Radzie
matter-swordmaster = Mistrz Miecza
matter-hooks = Haki Stworzyciela
matter-spies = szpiedzy na planszy
matter-intrigue = karty intryg
matter-contracts = wypełnione kontrakty
matter-control = kontrola nad lokacjami
matter-deck = karty w talii
matter-agents = agenci
