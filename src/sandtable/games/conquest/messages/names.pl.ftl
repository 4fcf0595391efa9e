## Frakcje i sojusze

faction-atreides = Atrydzi
    .gen = Atrydów
    .dat = Atrydom
    .acc = Atrydów
    .num = many
faction-fremen = Fremeni
    .gen = Fremenów
    .dat = Fremenom
    .acc = Fremenów
    .num = many
faction-harkonnen = Harkonnenowie
    .gen = Harkonnenów
    .dat = Harkonnenom
    .acc = Harkonnenów
    .num = many
faction-imperium = Imperium
    .gen = Imperium
    .dat = Imperium
    .acc = Imperium
    .num = one
faction-atreides-fremen = Atrydzi i Fremeni
    .gen = Atrydów i Fremenów
    .dat = Atrydom i Fremenom
    .acc = Atrydów i Fremenów
    .num = many
faction-harkonnen-imperium = Harkonnenowie i Imperium
    .gen = Harkonnenów i Imperium
    .dat = Harkonnenom i Imperium
    .acc = Harkonnenów i Imperium
    .num = many

## Pary w rozgrywce 2-osobowej

duel-kin = Krewniacy
duel-quarrel = Kłótnia
duel-kanly = Kanly
duel-desert-rats = Pustynne szczury
duel-suspicion = Podejrzliwość
duel-opposites = Przeciwieństwa

## Przywódcy

leader-duke-leto = Książę Leto
leader-lady-jessica = Lady Jessika
leader-paul-atreides = Paul Atryda
leader-thufir-hawat = Thufir Hawat
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-yueh = Doktor Yueh
leader-stilgar = Stilgar
leader-liet-kynes = Liet Kynes
leader-chani = Chani
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-baron-harkonnen = Baron Vladimir Harkonnen
leader-beast-rabban = „Bestia” Rabban
leader-piter-de-vries = Piter de Vries
leader-harkonnen-captain = Kapitan Harkonnenów
leader-harkonnen-servant = Sługa
leader-reverend-mother-mohiam = Matka Wielebna Mohiam
leader-sardaukar-bashar = Baszar Sardaukarów
leader-sardaukar-captain = Kapitan Sardaukarów
leader-bene-gesserit-sister = Siostra Bene Gesserit
leader-herald-of-the-change = Herold przemian

## Karty bitwy

-projectile-weapon = Broń podręczna. Zabija przywódcę przeciwnika, chyba że chroni go osłona podręczna. Zwycięzca może ją zatrzymać.
-poison-weapon = Trucizna. Zabija przywódcę przeciwnika, chyba że chroni go osłona przed trucizną. Zwycięzca może ją zatrzymać.
-worthless-card = Bezużyteczna karta. Zajmuje miejsce broni albo osłony i nic nie robi. Po bitwie zawsze się ją odrzuca.

card-maula-pistol = Pistolet maula
card-maula-pistol-text = { -projectile-weapon }
card-crysknife = Krysnóż
card-crysknife-text = { -projectile-weapon }
card-slip-tip = Sztylet
card-slip-tip-text = { -projectile-weapon }
card-stunner = Ogłuszacz
card-stunner-text = { -projectile-weapon }
card-gom-jabbar = Gom dżabbar
card-gom-jabbar-text = { -poison-weapon }
card-chaumas = Chaumas
card-chaumas-text = { -poison-weapon }
card-chaumurky = Chaumurky
card-chaumurky-text = { -poison-weapon }
card-ellaca-drug = Narkotyk elakka
card-ellaca-drug-text = { -poison-weapon }
card-shield = Tarcza
card-shield-text = Osłona podręczna. Chroni Twojego przywódcę przed bronią podręczną. Wybucha, jeśli w którymkolwiek planie jest rusznica laserowa. Zwycięzca może ją zatrzymać.
card-snooper = Wykrywacz trucizn
card-snooper-text = Osłona przed trucizną. Chroni Twojego przywódcę przed truciznami. Zwycięzca może ją zatrzymać.
card-lasgun = Rusznica laserowa
card-lasgun-text = Broń specjalna. Zabija przywódcę przeciwnika i żadna osłona jej nie powstrzyma. Jeśli w którymkolwiek planie jest tarcza, dochodzi do wybuchu: obie strony przegrywają, obaj przywódcy giną, a wszystkie oddziały i cała przyprawa na terytorium przepadają. Zwycięzca może ją zatrzymać.
card-hunter-seeker = Łowca-tropiciel
card-hunter-seeker-text = Broń specjalna. W planie bitwy ustaw ją jako broń podręczną albo truciznę. Zabija przywódcę przeciwnika, chyba że chroni go osłona tego typu. Po bitwie odrzuć tę kartę.
card-weirding-way = Tajemnicza metoda
card-weirding-way-text = Jako broń: specjalna; zabija przywódcę przeciwnika, chyba że chroni go osłona podręczna. Jako osłona: chroni Twojego przywódcę przed bronią podręczną i nie jest tarczą. Po bitwie odrzuć tę kartę.
card-baliset = Baliset
card-baliset-text = { -worthless-card }
card-jubba-cloak = Płaszcz dżubba
card-jubba-cloak-text = { -worthless-card }
card-kulon = Kulon
card-kulon-text = { -worthless-card }
card-la-la-la = La, la, la
card-la-la-la-text = { -worthless-card }
card-trip-to-gamont = Wyprawa na Gamont
card-trip-to-gamont-text = { -worthless-card }

## Karty bazaru

card-counter-attack = Kontratak
card-counter-attack-text = W Twojej bitwie, po odkryciu planów: dodaj 4 do swojej siły bojowej. Twoje straty się nie zmieniają.
card-poison-tooth = Ząb z trucizną
card-poison-tooth-text = W Twojej bitwie, po odkryciu planów: obaj przywódcy giną bez względu na zagrane osłony.
card-prana-bindu = Prana-bindu
card-prana-bindu-text = W Twojej bitwie, po odkryciu planów: Twój przywódca przeżywa atak bronią zagraną przeciwko Tobie. Nie pomaga na wybuch, zdradę ani Ząb z trucizną.
card-under-cover-of-sand = Pod osłoną piasku
card-under-cover-of-sand-text = Po przegranej przez Ciebie bitwie: przenieś do 3 swoich oddziałów niewybranych na dysku do rezerwy zamiast do kadzi.
card-spy = Szpieg
card-spy-text = Przed ułożeniem planów dowolnej bitwy: obejrzyj karty bitwy jednego przeciwnika.
card-weather-control = Kontrola pogody
card-weather-control-text = Przed rzutem kością burzy: zamiast rzutu wybierz, o ile sektorów (od 0 do 6) przesunie się burza.
card-thumper = Dudnik
card-thumper-text = Od 2. rundy, przed pierwszą kartą przyprawy: czerw atakuje oba terytoria z ostatnio odrzuconej karty umiejscowienia przyprawy, jakby odkryto kartę czerwia pustyni.
card-spice-harvester = Kombajn
card-spice-harvester-text = Podczas Twoich zbiorów: na jednym terytorium każdy Twój oddział zbiera 4 jednostki przyprawy zamiast 2.
card-hajr = Hadżr
card-hajr-text = Po Twoim ruchu: przemieść jeszcze jedną grupę według zwykłych zasad ruchu.
card-ornithopters = Ornitoptery
card-ornithopters-text = Przed Twoim ruchem: jedna Twoja grupa może się w tej turze przemieścić o maksymalnie 6 terytoriów.
card-smugglers = Przemytnicy
card-smugglers-text = Przed Twoim transportem: przetransportuj do 4 oddziałów bez opłaty. Fremeni mogą zamiast tego przenieść 2 dodatkowe oddziały na nieckę polarną.
card-tleilaxu-ghola = Ghola Tleilaxan
card-tleilaxu-ghola-text = Podczas Twojego przywrócenia: przywróć za darmo 1 przywódcę albo do 5 oddziałów, niezależnie od zwykłego przywrócenia.
card-barter = Targ
card-barter-text = Zanim dobierzesz karty bitwy: odrzuć dowolne karty bitwy z ręki, także bezużyteczne.

## Karty przyprawy

card-sandworm = Czerw pustyni
card-sandworm-text = Od 2. rundy: niszczy wszystkie oddziały i całą przyprawę na obu terytoriach z ostatnio odrzuconej karty umiejscowienia przyprawy. Oddziały Fremenów przeżywają i mogą dosiąść czerwia.
