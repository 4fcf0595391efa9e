# Według czego ocenia się pozycję: tak nazywa to porada.

matter-strongholds = warownie
matter-allied-strongholds = warownie sojuszników
matter-forces-inside = oddziały w warowniach
matter-forces-outside = oddziały poza warowniami
matter-reserve = oddziały w rezerwie
matter-tanks = oddziały w kadziach
matter-spice = przyprawa
matter-treachery-cards = karty podstępu
matter-leaders = gotowi przywódcy
