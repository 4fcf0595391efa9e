### Nazwy elementów gry „Diuna: Imperium – Powstanie”.

## Karty osobistej talii

card-convincing-argument = Przekonujący argument
card-dagger = Sztylet
card-diplomacy = Dyplomacja
card-dune-the-desert-planet = Diuna, pustynna planeta
card-reconnaissance = Rekonesans
card-seek-allies = Poszukiwanie sojuszników
card-signet-ring = Sygnet
card-prepare-the-way = Przygotowanie drogi
card-the-spice-must-flow = Przyprawa musi płynąć
card-bene-gesserit-operative = Agentka Bene Gesserit
card-branching-path = Rozwidlona ścieżka
card-calculus-of-power = Rachunek władzy
card-captured-mentat = Pojmany mentat
card-cargo-runner = Przewoźnik towarów
card-chani-clever-tactician = Chani, sprytna taktyczka
card-corrinth-city = Miasto Corrinth
card-covert-operation = Tajna operacja
card-dangerous-rhetoric = Niebezpieczna retoryka
card-delivery-agreement = Umowa dostawy
card-desert-power = Potęga pustyni
card-desert-survival = Przetrwanie na pustyni
card-double-agent = Podwójny agent
card-ecological-testing-station = Stacja badań ekologicznych
card-fedaykin-stilltent = Filtronamiot fedajkinów
card-guild-envoy = Wysłannik Gildii
card-guild-spy = Szpieg Gildii
card-hidden-missive = Ukryte pismo
card-imperial-spymaster = Imperialny szef wywiadu
card-in-high-places = Na wysokich stanowiskach
card-interstellar-trade = Handel międzygwiezdny
card-junction-headquarters = Kwatera główna na Junction
card-leadership = Przywództwo
card-long-live-the-fighters = Niech żyją bojownicy
card-maker-keeper = Opiekun Stworzyciela
card-maula-pistol = Pistolet maula
card-northern-watermaster = Północny mistrz wody
card-overthrow = Obalenie władzy
card-paracompass = Parakompas
card-price-is-no-object = Cena nie gra roli
card-priority-contracts = Kontrakty priorytetowe
card-public-spectacle = Publiczne widowisko
card-rebel-supplier = Dostawca rebeliantów
card-reliable-informant = Wiarygodny informator
card-sardaukar-coordination = Koordynacja Sardaukarów
card-sardaukar-soldier = Żołnierz Sardaukarów
card-shishakli = Sziszakli
card-smugglers-harvester = Żniwiarka przemytników
card-smugglers-haven = Przystań przemytników
card-southern-elders = Starszyzna z południa
card-space-time-folding = Zagięcie czasoprzestrzeni
card-spacing-guilds-favor = Przychylność Gildii Kosmicznej
card-spy-network = Siatka szpiegowska
card-steersman = Sternik
card-stilgar-the-devoted = Stilgar Oddany
card-strike-fleet = Flota uderzeniowa
card-subversive-advisor = Wywrotowy doradca
card-treacherous-maneuver = Zdradziecki manewr
card-tread-in-darkness = Krok w ciemności
card-truthtrance = Trans prawdy
card-undercover-asset = Wtyczka
card-unswerving-loyalty = Niezachwiana lojalność
card-weirding-woman = Wiedźma
card-wheels-within-wheels = Tryby w trybach

## Karty intryg

intrigue-backed-by-choam = Z poparciem KHOAM
intrigue-buy-access = Wykupiony dostęp
intrigue-call-to-arms = Wezwanie do broni
intrigue-change-allegiances = Zmiana stron
intrigue-choam-profits = Zyski KHOAM
intrigue-contingency-plan = Plan awaryjny
intrigue-councilors-ambition = Ambicja radnego
intrigue-crysknife = Krysnóż
intrigue-cunning = Przebiegłość
intrigue-depart-for-arrakis = Odlot na Arrakis
intrigue-desert-mouse = Pustynna mysz
intrigue-detonation = Detonacja
intrigue-devour = Pożarcie
intrigue-distraction = Odwrócenie uwagi
intrigue-find-weakness = Słaby punkt
intrigue-go-to-ground = Zapaść się pod ziemię
intrigue-imperium-politics = Polityka Imperium
intrigue-impress = Zrobić wrażenie
intrigue-inspire-awe = Wzbudzić podziw
intrigue-intelligence-report = Raport wywiadu
intrigue-leverage = Środek nacisku
intrigue-manipulate = Manipulacja
intrigue-market-opportunity = Okazja rynkowa
intrigue-mercenaries = Najemnicy
intrigue-opportunism = Oportunizm
intrigue-ornithopter = Ornitopter
intrigue-questionable-methods = Wątpliwe metody
intrigue-reach-agreement = Porozumienie
intrigue-secure-spice-trade = Bezpieczny handel przyprawą
intrigue-shaddams-favor = Łaska Szaddama
intrigue-shadow-alliance = Sojusz w cieniu
intrigue-sietch-ritual = Rytuał siczy
intrigue-special-mission = Misja specjalna
intrigue-spice-is-power = Przyprawa to władza
intrigue-spring-the-trap = Pułapka się zamyka
intrigue-strategic-stockpiling = Strategiczne zapasy
intrigue-tactical-option = Opcja taktyczna
intrigue-unexpected-allies = Nieoczekiwani sojusznicy
intrigue-weirding-combat = Czarodziejska walka

## Karty konfliktów

conflict-skirmish-crysknife = Potyczka (krysnóż)
conflict-skirmish-desert-mouse = Potyczka (pustynna mysz)
conflict-skirmish-ornithopter = Potyczka (ornitopter)
conflict-choam-security = Ochrona KHOAM
conflict-protect-the-sietches = Obrona siczy
conflict-secure-imperial-basin = Zabezpieczenie Kotliny Imperialnej
conflict-seize-spice-refinery = Zajęcie Rafinerii Przyprawy
conflict-shadow-contest = Rywalizacja w cieniu
conflict-siege-of-arrakeen = Oblężenie Arrakin
conflict-spice-freighters = Frachtowce z przyprawą
conflict-test-of-loyalty = Próba lojalności
conflict-trade-dispute = Spór handlowy
conflict-battle-for-arrakeen = Bitwa o Arrakin
conflict-battle-for-imperial-basin = Bitwa o Kotlinę Imperialną
conflict-battle-for-spice-refinery = Bitwa o Rafinerię Przyprawy
conflict-propaganda = Propaganda

## Karty celów

objective-desert-mouse-first = Cel: pustynna mysz, pierwszy gracz
objective-crysknife = Cel: krysnóż
objective-ornithopter-1-3 = Cel: ornitopter
objective-desert-mouse-4-6 = Cel: pustynna mysz
objective-crysknife-4-6 = Cel: krysnóż (4 graczy)

## Kontrakty: warunek i nagroda

contract-acquire-spice-must-flow = Przyprawa musi płynąć
contract-arrakeen-water = Arrakin: woda
contract-arrakeen-spy = Arrakin: oddział i szpieg
contract-deliver-supplies = Dostawa zaopatrzenia: solari
contract-espionage = Szpiegostwo: solari
contract-harvest-3 = Zbiory: 3 przyprawy
contract-harvest-4 = Zbiory: 4 przyprawy
contract-heighliner-water = Liniowiec: woda
contract-heighliner-troops = Liniowiec: oddziały
contract-high-council-influence = Wysoka Rada: wpływy Bene Gesserit
contract-high-council-solari = Wysoka Rada: solari
contract-immediate = Natychmiastowy: solari
contract-research-station-spy = Stacja badawcza: solari i szpieg
contract-research-station-solari = Stacja badawcza: solari
contract-sardaukar-cards = Sardaukarzy: karty
contract-sardaukar-recall = Sardaukarzy: powrót agenta
contract-spice-refinery-cards = Rafineria Przyprawy: karty
contract-spice-refinery-water = Rafineria Przyprawy: woda

## Liderzy

leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
    .gen = Feyda-Rauthy Harkonnena
leader-gurney-halleck = Gurney Halleck
    .gen = Gurneya Hallecka
leader-lady-amber-metulli = Lady Amber Metulli
    .gen = lady Amber Metulli
leader-lady-jessica = Lady Jessika
    .gen = lady Jessiki
leader-reverend-mother-jessica = Wielebna Matka Jessika
    .gen = Wielebnej Matki Jessiki
leader-lady-margot-fenring = Lady Margot Fenring
    .gen = lady Margot Fenring
leader-muad-dib = Muad'Dib
    .gen = Muad'Diba
leader-princess-irulan = Księżniczka Irulana
    .gen = księżniczki Irulany
leader-shaddam-corrino-iv = Szaddam Corrino IV
    .gen = Szaddama Corrino IV
leader-staban-tuek = Staban Tuek
    .gen = Stabana Tueka

## Zdolności liderów: stała i sygnetu

ability-devious-strength = Podstępna siła
ability-always-smiling = Zawsze z uśmiechem
ability-desert-scouts = Pustynni zwiadowcy
ability-other-memories = Inna pamięć
ability-loyalty = Lojalność
ability-unpredictable-foe = Nieprzewidywalny wróg
ability-imperial-birthright = Cesarskie pochodzenie
ability-sardaukar-commander = Dowódca Sardaukarów
ability-smuggle-spice = Przemyt przyprawy
ability-reverend-mother = Wielebna Matka
signet-personal-training = Osobisty trening
signet-warmaster = Wódz
signet-fill-coffers = Pełne szkatuły
signet-spice-agony = Agonia przyprawy
signet-arrakis-informant = Informator z Arrakis
signet-lead-the-way = Wskazać drogę
signet-chroniclers-insight = Wnikliwość kronikarki
signet-emperor-of-the-known-universe = Imperator Znanego Wszechświata
signet-unseen-network = Niewidzialna siatka
signet-water-of-life = Woda Życia

## Rody

house-harkonnen = Ród Harkonnenów
house-atreides = Ród Atrydów
house-metulli = Ród Metulli
house-fenring = Ród Fenringów
house-corrino = Ród Corrino

## Tor treningu Feyda

training-start = Początek
training-paid-trash = Płatne usunięcie
training-first-spy = Pierwszy szpieg
training-middle-trash = Usunięcie
training-late-trash = Drugie usunięcie
training-second-spy = Drugi szpieg
training-spice-stop = Przyprawa
training-final = Oddział i szpieg

## Pola planszy

space-sardaukar = Sardaukarzy
space-dutiful-service = Wierna służba
space-heighliner = Liniowiec
space-deliver-supplies = Dostawa zaopatrzenia
space-espionage = Szpiegostwo
space-secrets = Sekrety
space-desert-tactics = Taktyka pustyni
space-fremkit = Fremzestaw
space-high-council = Wysoka Rada
space-imperial-privilege = Przywilej imperialny
space-swordmaster = Mistrz miecza
space-assembly-hall = Sala zgromadzeń
space-gather-support = Zbieranie poparcia
space-shipping = Transport
space-accept-contract = Przyjęcie kontraktu
space-arrakeen = Arrakin
space-spice-refinery = Rafineria Przyprawy
space-research-station = Stacja badawcza
space-sietch-tabr = Sicz Tabr
space-deep-desert = Głęboka pustynia
space-hagga-basin = Kotlina Hagga
space-imperial-basin = Kotlina Imperialna

## Posterunki obserwacyjne

post-emperor = Sardaukarzy – Wierna służba
post-guild = Liniowiec – Dostawa zaopatrzenia
post-bene-gesserit = Szpiegostwo – Sekrety
post-fremen = Taktyka pustyni – Fremzestaw
post-council = Wysoka Rada – Przywilej imperialny – Mistrz miecza
post-assembly = Sala zgromadzeń – Zbieranie poparcia
post-choam = Transport – Przyjęcie kontraktu
post-arrakeen-refinery = Arrakin – Rafineria Przyprawy
post-refinery-research = Rafineria Przyprawy – Stacja badawcza
post-research-tabr = Stacja badawcza – Sicz Tabr
post-imperial-basin = Kotlina Imperialna
post-hagga-basin = Kotlina Hagga
post-deep-desert = Głęboka pustynia

## Frakcje

faction-emperor = Imperator
    .with = z Imperatorem
    .at = u Imperatora
faction-guild = Gildia Kosmiczna
    .with = z Gildią Kosmiczną
    .at = w Gildii Kosmicznej
faction-bene-gesserit = Bene Gesserit
    .with = z Bene Gesserit
    .at = u Bene Gesserit
faction-fremen = Fremeni
    .with = z Fremenami
    .at = u Fremenów

## Symbole agenta

icon-emperor = Imperator
icon-guild = Gildia Kosmiczna
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremeni
icon-landsraad = Landsraad
icon-city = Miasto
icon-spice-trade = Handel przyprawą
icon-spy = Szpieg

## Symbole bitewne

battle-icon-crysknife = Krysnóż
battle-icon-desert-mouse = Pustynna mysz
battle-icon-ornithopter = Ornitopter
battle-icon-wild = Uniwersalny

## Obszary planszy

area-emperor = Imperator
area-guild = Gildia Kosmiczna
area-bene-gesserit = Bene Gesserit
area-fremen = Fremeni
area-landsraad = Landsraad
area-choam = KHOAM
area-arrakis = Arrakis

## Zasoby

resource-solari = Solari
resource-spice = Przyprawa
resource-water = Woda
