# Co potrafi każda frakcja i kiedy.

board-sheet = Co potrafią i kiedy
board-sheet-start-atreides = 13 przyprawy, 20 oddziałów w rezerwie, siedmiu przywódców zamiast pięciu.
board-sheet-start-fremen = 6 przyprawy, 15 oddziałów w rezerwie i 5 w Niecce polarnej.
board-sheet-start-harkonnen = 15 przyprawy, 20 oddziałów w rezerwie; wybiera zdrajców na końcu i zatrzymuje tylu, ilu jest graczy.
board-sheet-start-imperium = 18 przyprawy, 20 oddziałów w rezerwie.
board-sheet-start-atreides-fremen = 6 przyprawy, 15 oddziałów w rezerwie i 5 w Niecce polarnej, siedmiu przywódców obu frakcji.
board-sheet-start-harkonnen-imperium = 15 przyprawy, 20 oddziałów w rezerwie, pięciu przywódców obu frakcji, dwóch zdrajców.
board-sheet-revival = Do 2 oddziałów wraca za darmo, każdy następny za 2 przyprawy, przywódcy za swoją siłę.
board-sheet-atreides-battle = Jasnowidzenie: przed odkryciem planów obejrzyj liczbę, przywódcę, broń lub osłonę rywala i dopiero potem ustal swój plan.
board-sheet-fremen-storm = Oddziały na piasku przetrwają burzę.
board-sheet-fremen-spice-blow = Oddziały przetrwają czerwia i mogą na nim przejechać po piasku do 3 terytoriów, ponad zwykły ruch.
board-sheet-fremen-ship-move = Do 5 oddziałów za darmo do Niecki polarnej i nigdzie indziej. Dwie grupy do 3 terytoriów albo jedna do 6.
board-sheet-harkonnen-battle = Przed każdą bitwą możesz wziąć wierzchnią kartę zdrajcy i jedną swoją odłożyć na spód talii.
board-sheet-imperium-gain-cards = 2 przyprawy za każdą kartę bazaru kupioną przez innych trafiają do Ciebie.
board-sheet-imperium-battle = Głos: każ rywalowi zagrać lub nie zagrywać trucizny, broni podręcznej lub specjalnej.
