# Pasek nad stołem: fazy rundy i jak się wygrywa.

course-round-start = Początek
course-round-start-tip = Obie strony dobierają karty planowania, a trzy karty jasnowidzenia zostają odkryte.
course-vehicle-placement = Pojazdy
course-vehicle-placement-tip = Harkonnenowie rozmieszczają kombajny, ornitoptery i transportowce, ile im przysługuje.
course-actions = Akcje
course-actions-tip = Obie strony rzucają kośćmi i na przemian je zużywają: ruszają, atakują, rozmieszczają, dobierają.
course-hazards = Pustynia
course-hazards-tip = Atrydzi odkrywają ślady czerwia: czerwie wynurzają się przy kombajnach i legionach, uderzają burze.
course-spice-harvest = Przyprawa
course-spice-harvest-tip = Ocalałe kombajny przynoszą przyprawę, którą Harkonnenowie zadowalają Imperium.
course-round-end = Koniec
course-round-end-tip = Zdobywa się pozostałe karty jasnowidzenia i sprawdza tajny cel Atrydów.
course-goal = Harkonnenowie wygrywają z 10 punktami dominacji, głównie za zniszczone sicze. Atrydzi, gdy wszystkie trzy znaczniki jasnowidzenia doszły do ich tajnego celu.

# Co mówi trener w pierwszej grze.

coach-welcome = Witaj w wojnie o Arrakis. Prowadzisz Atrydów i Fremenów: jest was mało, ale pustynia to wasz dom. Harkonnenowie wygrywają z dziesięcioma punktami dominacji za zniszczone sicze. Ty wygrywasz, zdobywając karty jasnowidzenia, aż trzy znaczniki dojdą do tajnego celu. Nie podbijaj: przetrwaj i zdobywaj.
coach-welcome-mahdi = Witaj w wojnie o Arrakis. Prowadzisz Atrydów i Fremenów w pojedynkę przeciw Mahdiemu: Harkonnenami kierują karty i kryteria. Mahdi potrzebuje dziesięciu punktów dominacji za sicze; Ty kart jasnowidzenia, aż trzy znaczniki dojdą do tajnego celu. Gdzie dla Mahdiego jest wszystko jedno, wybierasz Ty.
coach-draw = Karty planowania to Twoje niespodzianki: każda ma efekt, a dowolną można odrzucić w bitwie za dodatkową kość. Bierz z obu talii; ponad limit oddaj to, co najmniej pasuje do sytuacji.
coach-clean-up = Karty jasnowidzenia, których nikt nie zdobył, mogą opuścić grę. Odeślij te, których raczej nie spełnisz, zostaw te, nad którymi pracujesz.
coach-vehicles = Pojazdy służą Harkonnenom: kombajny dają przyprawę, ornitoptery przenoszą i zwiadują, transportowce ratują kombajny przed czerwiami. Stawiaj kombajny tam, gdzie chroni je legion i mniej jest czerwi.
coach-action = Kości to Twoje tury: zużyj teraz jedną. Przeciwnik ma ich więcej, więc ostatnie tury należą do niego. Najpierw sprawdź, którą kartę jasnowidzenia możesz zdobyć w tej rundzie, i zużywaj to, co do niej prowadzi.
coach-use-die = Każdy wynik daje kilka akcji. Dowodzenie i Strategia ruszają i atakują, Rozmieszczenie sprowadza wojska, Mentat daje karty, Ród swoje własne. Pomyśl, czego brakuje najbliższej karcie jasnowidzenia i najsłabszej siczy.
coach-close-turn = Akcja wykonana. Darmowa akcja nie kosztuje kości; jeśli żadnej nie potrzebujesz, zakończ turę.
coach-guerrilla = Twoje żetony rozmieszczenia leżą zakryte i nikt nie wie, co kryją. Odkryte stają się oddziałami, które ruszają i atakują. Odkrywaj tylko w potrzebie: zakryte straszą.
coach-scout = Ornitopter poświęca się, by odkryć jeden obszar. Zwiaduj przed atakiem albo tam, gdzie przeciwnik ukrywa najwięcej.
coach-move = Legion rusza o jeden obszar, na czerwiu lub drogą powietrzną dalej. Fremenom najlepiej na pustyni i skałach przy siczach. Nie zostawiaj pustej siczy, do której dojdą Harkonnenowie.
coach-split = Możesz wziąć jednych, a innych zostawić. Zostaw dość, by utrzymać to, co trzeba; dowódcy są najcenniejsi tam, gdzie będzie bitwa.
coach-arrival = Legion wszedł na nowe obszary albo na jednym jest za ciasno. Zacznij od tego, co pomoże reszcie, i oddawaj zwykłe oddziały przed lepszymi.
coach-deploy = Nowe wojska i żetony przychodzą do siczy lub osad. Wzmocnij to, do czego wróg dojdzie w następnej turze; żeton może też blefować.
coach-leader = Dowódca nadaje kościom wagę: wynik specjalny zmienia w trafienie lub tarczę według jego karty. Prowadź dowódców tam, gdzie będzie bitwa, ale nie beznadziejna.
coach-units = Na planszę wchodzą nowe oddziały. Postaw je tam, gdzie są najważniejsze, i wymieniaj zwykłe na lepsze przed następną bitwą.
coach-card = Karta planowania działa raz. Zagraj ją, gdy pomaga zdobyć kartę jasnowidzenia lub ratuje sicz; inaczej przyda się jako kość w bitwie.
coach-bene-gesserit = Żeton Bene Gesserit to kość z wynikiem, na którym go położysz. Połóż go tam, czego zabraknie w najbliższych turach.
coach-desert-power = Potęga pustyni: czerwie Ci służą. Ruszaj nimi, atakuj albo je wzywaj. Najlepsze cele to kombajny bez transportowców i samotne legiony na piasku.
coach-wild-maker = Dziki Stworzyciel to największy z czerwi i idzie, dokąd go poślesz. Trzymaj go przy kombajnach.
coach-attack = Szanse ataku widać na mapie. Obrońca w siczy lub osadzie rzuca dodatkowymi kośćmi za jej rangę, więc idź z wyraźną przewagą albo tam, gdzie każe karta jasnowidzenia.
coach-throw = Każda odrzucona karta daje jeszcze jedną kość, do limitu. Warto, gdy bitwa rozstrzyga o siczy; inaczej zachowaj karty.
coach-casualties = Trafienie usuwa oddział albo osłabia lepszy. Najpierw oddawaj zwykłe, dowódców na końcu.
coach-specials = Wynik specjalny zmienia jeden z dowódców: w trafienia albo w tarcze. Trafienia, jeśli możesz teraz rozbić wroga, tarcze, jeśli trzeba przetrwać.
coach-stand = Po każdej rundzie walki można przestać. Walcz dalej, jeśli masz przewagę albo miejsce nie może paść; inaczej wycofaj to, co zostało.
coach-advance = Bitwa skończona, obszar wolny. Wkrocz, jeśli go utrzymasz lub zniszczysz osadę; inaczej zostań tam, gdzie Cię potrzeba.
coach-families = Sicz można przenieść, a jej ludzi wyprowadzić. Ratuj tych, których Harkonnenowie już znaleźli.
coach-wormsign = Kładziesz zakryte ślady czerwia tam, gdzie może się wynurzyć. Najlepiej przy kombajnach i dużych legionach na pustyni: nikt nie wie, który ślad jest prawdziwy.
coach-hazards = Ślady się odkrywa, a kolejność wybierasz Ty. Niech czerwie najpierw wynurzą się tam, gdzie wezmą najwięcej: bez kombajnów nie ma przyprawy, a bez niej Imperium się odwróci.
coach-claim = Warunek karty jasnowidzenia jest spełniony. Zdobywając ją, przesuwasz pokazane znaczniki; najwyżej dwie na rundę. Zdobywaj prawie zawsze i patrz, którego znacznika brakuje tajnemu celowi.
coach-markers = Znacznik jasnowidzenia idzie dalej albo oddaje pola innemu. Daj je tam, gdzie tajnemu celowi brakuje najwięcej.
coach-strike = Uderzasz w to, co drogie wrogowi: w dowódcę albo w łaskę Imperium. Wybierz najsilniejszego dowódcę albo najniższy znacznik.
coach-spice = Przyprawa zadowala Imperium: 2 utrzymują znacznik, 3 go podnoszą; nieopłacony spada i kosztuje kości. Trzy można też złożyć za punkt dominacji.
coach-cone = W stożku ciszy rozmawiasz z sojusznikiem przez chwilę bez świadków. Jest ich mało: zachowaj je na wielką bitwę.
coach-mahdi-vehicles = Mahdi rozmieszcza pojazdy według kryteriów; kilka miejsc jest dla niego równych, więc wybierasz Ty. Weź to, które szkodzi Ci najmniej: z dala od legionów i tam, gdzie łatwo o czerwie.
coach-mahdi-moves = Legion Mahdiego ma kilka równych dróg. Wybierz tę, która prowadzi z dala od Twojej słabej siczy.
coach-mahdi-attacks = Mahdi uderza, a spośród równych celów wybierasz Ty. Weź cios, który łatwiej zniesiesz.
coach-mahdi-builds = Mahdi sprowadza wojska lub dowódców, a spośród równych miejsc wybierasz Ty. Weź to, które najmniej Ci zagraża.
coach-mahdi-other = Kryteria Mahdiego zostawiają kilka równych możliwości. Nic tu nie jest tajne: weź to, co pomoże mu najmniej.
