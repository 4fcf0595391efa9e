# Gra w terminalu.

command-table = stół
command-hand = ręka
command-card = karta
command-log = dziennik
command-advice = rada
command-undo = cofnij
command-save = zapisz
command-alone = samodzielnie
command-help = pomoc
command-quit = wyjdź

terminal-which-mode = W co gramy? (1–{ $count })
terminal-you-play = Grasz jako: { $names }.
terminal-bots = Pozostałymi grają boty; poziom: { $level }.
terminal-level-easy = łatwy
terminal-level-heuristic = zwykły
terminal-level-hard = trudny
terminal-level-expert = mistrz
terminal-level-random = losowy
terminal-kept-in = Po każdym ruchu gra jest zapisywana w pliku { $file }.
terminal-how-to = Wpisz oznaczenie opcji albo „{ $help }”.
terminal-coach = Trener:
terminal-coach-until = „{ $alone }” – dalsza gra bez trenera.
terminal-coach-leaves = Teraz grasz bez trenera.
terminal-no-coach = Nie ma tu trenera: „sandtable play --coach” zaczyna z nim pierwszą grę.
terminal-hand-over = { $name }: Twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-hand-over-may = { $name }: możesz coś zrobić, nikt na to nie czeka. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-may = Możesz: { $prompt }
terminal-may-pass = Nikt na Ciebie nie czeka: Enter pomija.
terminal-nothing-typed = Wybierz jedną z opcji ({ $labels }) albo wpisz „{ $help }”.
terminal-not-understood = „{ $typed }” nie jest tu ani opcją, ani poleceniem. Wybierz jedną z opcji ({ $labels }) albo wpisz „{ $help }”.
terminal-why-not = „{ $typed }” nie można teraz wybrać. { $reason }
terminal-ambiguous = „{ $typed }” może oznaczać: { $names }. Wpisz więcej liter albo oznaczenie opcji.
terminal-back-to-all = Sam Enter pokazuje znowu wszystkie opcje.
terminal-no-rule = W katalogu nie ma zasady { $rule }.
terminal-example = Przykład:
terminal-rule-before = Przed nią, { $rule }: { $text }
terminal-rule-after = Po niej, { $rule }: { $text }
terminal-no-such-card = Nie ma karty „{ $typed }”.
terminal-no-card = Nie ma karty „{ $typed }”. Karty w grze: { $names }.
terminal-no-cards = Nie masz żadnej karty, którą można nazwać. Wszystkie karty: { $names }.
terminal-advice-people = Rady są tylko dla tych, którzy grają sami z botami.
terminal-advice-none = Dla tej gry nie ma rad.
terminal-advice-let-be = Teraz nie warto nic robić: Enter pomija.
terminal-advice-usual = Na pierwszy rzut oka: { $option }.
terminal-advice-ahead = Patrząc naprzód: { $option }.
terminal-advice-second = Drugi wybór: { $option }.
terminal-weighed = { $option } ({ $chance }{"\u00A0"}%)
terminal-no-undo = Tego nie można cofnąć: coś zostało odkryte albo ktoś inny wykonał ruch.
terminal-taken-back = Cofnięto.
terminal-saved = Zapisano w pliku { $file }.
terminal-no-file = Gra nie jest zapisywana w żadnym pliku: wpisz „zapisz PLIK”, żeby go wskazać.
terminal-goodbye = Gra jest zapisana w pliku { $file }. Wznowienie: { $how }
terminal-goodbye-lost = Gra nie została zapisana.
terminal-winners =
    { $count ->
        [0] Nie wygrał żaden gracz
        [one] Zwycięzca: { $names }
       *[other] Zwycięzcy: { $names }
    }
terminal-score =
    { $score ->
        [one] { $name }: { $score } punkt
        [few] { $name }: { $score } punkty
       *[many] { $name }: { $score } punktów
    }

terminal-help-options = Opcję można wybrać oznaczeniem ({ $labels }), zapisem albo początkiem nazwy.
terminal-help-rule = zasada, która stoi za pytaniem („? { $rule }” pokazuje inną)
terminal-help-table = cały stół
terminal-help-hand = to, co masz na ręce
terminal-help-card = działanie karty („karta NAZWA”) albo wszystkich kart na ręce
terminal-help-log = ostatnie zdarzenia („dziennik 50” pokazuje więcej)
terminal-help-advice = co wybrałby rozsądny gracz i co widać, patrząc naprzód; tylko z botami
terminal-help-undo = cofnięcie ostatniego wyboru, dopóki nic nie zostało odkryte
terminal-help-save = zapisanie gry („zapisz PLIK” zapisuje kopię)
terminal-help-alone = dalsza gra bez trenera
terminal-help-help = ta lista
terminal-help-quit = wyjście; gra zostaje zapisana

terminal-replay-only = [tylko { $names }] { $text }
terminal-replay-begin = Zapis gry { $title }: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, ziarno { $seed }
terminal-replay-next = Enter: następny ruch, q: koniec
terminal-replay-open = Gra nie jest skończona.

terminal-verify-good = Zapis jest w porządku: tajna liczba pasuje do obietnicy poniżej, a tajna liczba, liczby miejsc i { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} dają dokładnie tę grę.
terminal-verify-nonce = liczba miejsca { $seat }: { $nonce }
terminal-verify-compare = Porównaj obietnicę z tą, którą stół pokazał przed grą, a swoją liczbę z tą, którą pokazuje przeglądarka.
terminal-verify-given = los tej gry pochodzi z liczby podanej ręcznie ({ $seed }): kto ją podał, mógł wiedzieć, co nastąpi
terminal-verify-secret = tajna liczba w tym zapisie nie pasuje do jego obietnicy
terminal-verify-commitment = ten zapis ma inną obietnicę niż ta, którą widziano
terminal-verify-unfinished = gra w tym zapisie nie dobiega końca
