# Według czego ocenia się pozycję: tak nazywa to porada.

matter-strongholds = warownie
matter-forces-inside = oddziały w warowniach
matter-forces-outside = oddziały poza warowniami
matter-reserve = oddziały w rezerwie
matter-tanks = oddziały w kadziach
matter-spice = przyprawa
matter-spice-near = przyprawa w zasięgu oddziałów
matter-battle-cards = karty bitwy
matter-market-cards = karty bazaru
