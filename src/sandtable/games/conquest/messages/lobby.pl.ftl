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
