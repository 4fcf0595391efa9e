# Co mogą liderzy i rywale, co dają tory i kiedy.

board-sheet = Co mogą i kiedy
board-sheet-when-agent = Tura agenta
board-sheet-when-reveal = Tura odkrycia
board-sheet-when-any = Za każdym razem, gdy do tego dojdzie
board-sheet-when-combat = Walka
board-sheet-when-endgame = Koniec gry
board-sheet-agent = Zagraj kartę i wyślij agenta na wolne pole z jedną z jej ikon. Zapłać koszt pola, a potem w dowolnej kolejności weź to, co daje pole i pole agenta na karcie. Pole frakcji dodaje 1 wpływ.
board-sheet-deploy = Z pola bitewnego: do konfliktu może dołączyć dowolnie wiele oddziałów zrekrutowanych w tej turze i do 2 z garnizonu.
board-sheet-spies = Odwołaj szpiega przy tym polu: by wejść tam mimo cudzego agenta albo by dobrać kartę.
board-sheet-plot = Karty spisku możesz zagrywać w dowolnej chwili własnej tury.
board-sheet-reveal = Wykładasz resztę ręki i działają jej pola odkrycia: za perswazję pozyskujesz karty, miecze dodają siły. Potem nie masz już w tej rundzie tur.
board-sheet-combat = Mając jednostki w konflikcie, możesz zagrywać karty walki. Oddział to 2 punkty siły, czerw pustyni 3, miecz 1; czerw podwaja Twoją nagrodę.
board-sheet-endgame = Karty końca gry i uniwersalne symbole bitewne mogą jeszcze dać punkty zwycięstwa.
board-sheet-back = Druga strona: { $name }
board-sheet-training = Tor szkolenia
board-sheet-track = Wpływy: { $faction }
board-sheet-in-play = Karty w grze
board-sheet-discard = Karty odrzucone
board-sheet-track-opens = Otwarte od { $n } wpływów
board-sheet-rival-turn = Karta rodu Hagal wysyła jego agenta na wolne pole i mówi, co dostaje. Nie płaci kosztu i nie dostaje tego, co daje pole; nie ma ręki i nigdy jej nie odkrywa.
board-sheet-rival-deploy = Na polu bitewnym wysyła do konfliktu zrekrutowane oddziały i do 2 z garnizonu.
board-sheet-rival-signet = Gdy karta rodu Hagal pokazuje sygnet
board-sheet-rival-network = Gdy umieści trzeciego szpiega, dwaj pozostali wracają
board-sheet-rival-swordmaster = Gdy ma łącznie { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    }, od razu je płaci i dostaje trzeciego agenta. Odtąd 7 solari, 7 przyprawy, 3 wody lub 3 karty intryg zamieniają się w 1 punkt zwycięstwa.
board-sheet-rival-combat = Zanim zagra się karty walki, karta rodu Hagal dodaje swoje miecze. Nagrody, kontrolę i symbole bitewne zdobywa jak gracz.
board-sheet-rival-track = Punkty zwycięstwa i sojusze zyskuje i traci jak gracz, ale premii za 4 nie dostaje nigdy.
board-sheet-rival-cannot-win = Zabiera Ci punkty i nagrody, ale sam wygrać nie może.
