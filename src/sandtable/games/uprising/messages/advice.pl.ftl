# Dlaczego rozsądny gracz odpowiada tak.

advice-plot = Tę kartę intrygi lepiej zagrać teraz, niż trzymać.
advice-turn = Z nią agent zyska najwięcej, idąc tu: { $space }.
advice-turn-reveal = Żadne dostępne pole nie da więcej niż odkryte karty.
advice-space = Spośród dostępnych pól jego efekty są teraz najwięcej warte.
advice-entry = To, co daje, jest warte ceny.
advice-gather = Karta jest teraz warta więcej niż szpieg, a ten posterunek jest najmniej potrzebny.
advice-gather-no = Szpieg jest teraz wart więcej niż karta.
advice-least-post = Ten posterunek służy ci najmniej.
advice-place-spy = Stąd widać pola, na które najbardziej chcesz wejść.
advice-buy = Najcenniejsza karta z tego, na co wystarczy perswazji.
advice-effect = Z czekających efektów daje najwięcej.
advice-end = Nic więcej nie warto robić.
advice-deploy = Tyle oddziałów zdobędzie najwięcej nagród za swoją cenę.
advice-deploy-none = Żadna liczba oddziałów nie zdobędzie tu dość.
advice-choose = Spośród tych możliwości ta jest teraz najwięcej warta.
advice-yes = Daje więcej, niż kosztuje.
advice-no = Kosztowałoby więcej, niż daje.
advice-influence = Tu następny krok jest najwięcej wart.
advice-lose-influence = Tu strata kosztuje najmniej.
advice-discard = W tej rundzie dałaby najmniej.
advice-trash = Bez niej talia jest lepsza.
advice-combat = Miejsce, które daje, jest więcej warte niż karta.
advice-combat-no = Żadna karta nie da miejsca, które by się opłacało.
advice-points = Teraz liczą się tylko punkty.
advice-defend = Oddział za darmo.
