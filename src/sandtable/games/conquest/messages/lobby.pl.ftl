# The game’s card in the lobby, and what can be decided before it begins.

game-about = Cztery frakcje, jedna pustynia, pięć rund. Transportuj oddziały z dala od burzy, zbieraj przyprawę, zanim nadejdzie czerw, i rozstrzygaj każdy spór tajnym planem bitwy.
game-length = 30–60 minut

setting-mode = Tryb
setting-faction-0 = Frakcja miejsca 1
setting-faction-1 = Frakcja miejsca 2
setting-faction-2 = Frakcja miejsca 3
setting-faction-3 = Frakcja miejsca 4
setting-covered = Zakryta warownia (dwie osoby)
setting-alliance-leaders = Przywódcy sojuszy
setting-small-market = Mały bazar: tylko jedna karta bazaru na ręce
choice-standard = Zwykły
choice-alliance = Sojusze (dwie osoby)
choice-random = Losowo
choice-rolled = Rzut kością
choice-public = Jawni
choice-secret = Tajni

mode-standard = Trzy lub cztery frakcje
mode-standard-about = Każdy gra dla siebie na całej mapie.
mode-duel = Pojedynek
mode-duel-about = Jedna frakcja przeciw drugiej; jedna warownia jest zakryta i nie bierze udziału w grze.
mode-alliance = Pojedynek sojuszy
mode-alliance-about = Dwie osoby prowadzą po sojuszu dwóch frakcji.

setting-mode-about = Czy prowadzisz jedną frakcję, czy sojusz dwóch.
setting-faction-about = Wybierz frakcję dla tego miejsca albo zdaj się na los.
setting-covered-about = Warownia, która nie bierze udziału w grze; zwykle decyduje kość.
setting-alliance-leaders-about = Czy przeciwnicy widzą, których przywódców ma sojusz.
setting-small-market-about = Łatwiejsza pierwsza gra: na ręce najwyżej jedna karta bazaru.

unconfirmed-part-storm = Znacznik burzy
unconfirmed-part-locations = Karty umiejscowienia przyprawy
unconfirmed-part-worms = Karty czerwi pustyni
