# Pustynia i jej bogactwa: pojazdy, ślady czerwi i czerwie pustyni, burze, przyprawa, jasnowidzenie, rodowe atomówki,
# koniec rundy i gry.

## Pojazdy

event-active-row = „Przyprawa musi płynąć”, rząd { $row }: kombajny – { $harvesters }, ornitoptery – { $ornithopters }, transportowce – { $carryalls }.
event-blocked-dice = { $count ->
        [0] Na planszetce „Przyprawa musi płynąć” nie ma kości Harkonnenów.
        [one] Na planszetce „Przyprawa musi płynąć” leży { $count } kość Harkonnenów.
        [few] Na planszetce „Przyprawa musi płynąć” leżą { $count } kości Harkonnenów.
       *[many] Na planszetce „Przyprawa musi płynąć” leży { $count } kości Harkonnenów.
    }
event-vehicle-placed = { $vehicle } pojawia się { $where-in }.
event-no-more-vehicles = { $who } nie umieszczają więcej pojazdów.
event-vehicle-removed = { $vehicle } znika { $where-from }.
prompt-place-vehicle = Gdzie umieszczasz { $vehicle-acc }? ({ $number } z { $count })
prompt-which-vehicle = Który pojazd umieszczasz?
prompt-vehicle-from = Skąd bierzesz { $vehicle-acc }?
prompt-vehicle-to = Gdzie umieszczasz { $vehicle-acc }?

## Ślady czerwi i czerwie pustyni

worm-sandworm = Czerw pustyni
worm-wild-maker = Dziki Stworzyciel
event-wormsign = Pojawia się ślad czerwia { $where-in }.
event-wormsign-returned = Ślad czerwia { $where-from } wraca do zasobów nieodkryty.
event-wormsign-turned = Ślad czerwia { $where-in } zostaje odkryty: { $sign }.
event-wormsign-discarded = Ślad czerwia { $where-from } zostaje odrzucony: { $sign }.
event-wormsigns-shuffled = Odrzucone ślady czerwi zostają wtasowane do zasobów.
event-worm-rises = { $worm } pojawia się { $where-in }.
event-worm-moves = { $worm } rusza { $where-from } { $to-to }.
event-worm-gone = { $worm } znika { $where-from }.
event-worm-next = Następny uderza czerw { $where-in }.
event-no-more-worms = { $who } nie przywołują więcej czerwi.
event-worm-attack = Czerw pustyni atakuje { $where-in }: { rolled }. { $count ->
        [0] Legion wychodzi bez szwanku.
        [one] Legion otrzymuje { $count } trafienie.
        [few] Legion otrzymuje { $count } trafienia.
       *[many] Legion otrzymuje { $count } trafień.
    }
event-wild-maker-enters = Dziki Stworzyciel wchodzi do gry, jego karta leży zakryta.
prompt-desert-power = Którą akcję potęgi pustyni wykonujesz?
option-place-wormsigns = umieść ślady czerwi
option-move-worms = rusz czerwie pustyni
option-attack-with-worm = zaatakuj czerwiem pustyni
option-from-supply = z zasobów
prompt-wormsign = Gdzie umieszczasz ślad czerwia? ({ $number } z { $count })
prompt-wormsign-away = Który ślad czerwia wraca do zasobów?
prompt-worm-moves = Którego czerwia pustyni ruszasz?
prompt-worm-to = Dokąd rusza czerw pustyni?
prompt-wild-maker-to = Dokąd rusza Dziki Stworzyciel?
prompt-worm-attacks = Który czerw pustyni atakuje?
prompt-worm-target = Gdzie atakuje czerw pustyni?
prompt-worm-place = Gdzie pojawia się czerw pustyni?
prompt-worm-figure = Którą figurkę umieszczasz { $where-in }?
prompt-wild-maker-enters = Na którym pustym obszarze pustyni pojawia się Dziki Stworzyciel?

## Zagrożenia pustyni

prompt-send-wormsign = Zostało niewiele śladów ({ $count }). Gdzie trafia następny?
prompt-next-wormsign = Który ślad przywołuje następnego czerwia? (najwyżej: { $count })
prompt-next-worm = Który czerw pustyni uderza następny?
prompt-rescue = Czerw grozi kombajnowi { $where-in }. Który transportowiec?
event-rescue = Transportowiec ratuje kombajn { $where-in }.
prompt-next-storm = W który legion uderza następna burza?
event-storm = Burza Coriolisa szaleje { $where-in }: { rolled }. { $count ->
        [0] Legion wychodzi bez szwanku.
        [one] Legion otrzymuje { $count } trafienie.
        [few] Legion otrzymuje { $count } trafienia.
       *[many] Legion otrzymuje { $count } trafień.
    }

## Przyprawa i zakazy

event-harvest = Kombajn { $where-in } wydobywa { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
       *[many] { $count } jednostek
    } przyprawy.
event-spice = { $saved ->
        [0] Przyprawa do wydania: { $count }.
       *[other] Przyprawa do wydania: { $count } (w tym { $saved } z poprzedniej rundy).
    }
prompt-imperium = { $marker } jest w rzędzie { $row }, przyprawy zostało: { $count }. Ile płacisz?
option-raise = podnieś (3 jednostki przyprawy)
option-keep = utrzymaj (2 jednostki przyprawy)
option-drop = nie płać
prompt-stockpile = Składujesz 3 z { $count } jednostek przyprawy za 1 punkt dominacji?
option-stockpile = składuj
event-stockpile = 3 jednostki przyprawy trafiają do magazynu.
event-spice-left = { $lost ->
        [0] Reszta przyprawy zostaje odłożona: { $saved }.
       *[other] Reszta przyprawy: odłożono { $saved }, przepadło { $lost }.
    }
event-marker-drops = Znacznik { $marker-gen } opada do rzędu { $row }.
event-marker-rises = Znacznik { $marker-gen } wznosi się do rzędu { $row }.
event-marker-stays = Znacznik { $marker-gen } pozostaje w rzędzie { $row }.
event-ban = Obowiązuje zakaz { $ban-gen }.
event-ban-ends = Zakaz { $ban-gen } przestaje obowiązywać.
prompt-lower-marker = Który znacznik Imperium opada o rząd?
ban-choam = Wyższe koszty utrzymania
ban-choam-text = Na jednym obszarze może stać najwyżej 5 oddziałów Harkonnenów.
ban-spacing-guild = Zaporowa cena satelitów pogodowych
ban-spacing-guild-text = Harkonnenowie nie mogą prowadzić zwiadu.
ban-landsraad = Formy muszą być zachowane
ban-landsraad-text = Harkonnenowie nie mogą odrzucać kart planowania za kości walki.

## Tory i stacje

event-supremacy = Dominacja rośnie o { $count }, do pola { $step }.
event-prescience = Znacznik „{ $marker }” przesuwa się o { $count }, na pole { $step }.
event-prescience-back = Znacznik „{ $marker }” cofa się o { $count }, na pole { $step }.
event-station = Stacja ekologiczna { $where-in } zostaje zdobyta. Widnieje na niej symbol „{ $marker }”.

## Karty jasnowidzenia

prompt-claim = Którą kartę jasnowidzenia zdobywasz? (zostało w tej rundzie: { $count })
option-claim = zdobycie karty jasnowidzenia
event-claims = Atrydzi zdobywają kartę { $card-quoted }.
prompt-bonus = Który znacznik przesuwa się jeszcze o { $count } { $count ->
        [one] pole
        [few] pola
       *[many] pól
    }?
prompt-reveal-with-paul = Który żeton rozmieszczenia odkrywasz?
prompt-families-from = Z której siczy uciekają rodziny?
prompt-families = Co odchodzi { $where-from }: żeton rozmieszczenia czy { $count ->
        [one] { $count } zwykły oddział
        [few] { $count } zwykłe oddziały
       *[many] { $count } zwykłych oddziałów
    }?
prompt-attach = Na której karcie jasnowidzenia ją kładziesz?
event-adds-to-claim = Zdobycie karty { $card-quoted } w tej rundzie daje 2 pola więcej.
event-kept-on-offer = Karta { $card-quoted } leży odkryta, dopóki ktoś jej nie zdobędzie.
event-attached-ends = Karta „{ $card }” trafia z karty jasnowidzenia na stos kart odrzuconych.
prompt-shuffle-back = Którą kartę jasnowidzenia wtasowujesz do talii?
event-prescience-shuffled = Karta { $card-quoted } zostaje wtasowana z powrotem do talii jasnowidzenia.
event-prescience-gone = Karta { $card-quoted } opuszcza grę.
prompt-replace = Które karty jasnowidzenia wymieniasz?
prompt-shift-from = Który znacznik oddaje pola?
prompt-shift-to = Który znacznik dostaje pola znacznika „{ $marker }”?
prompt-shift-steps = Ile pól oddaje znacznik „{ $marker }”?
prompt-clean-up = Które niezdobyte karty jasnowidzenia opuszczają grę?

prescience-dew-collectors-for-the-planting = Zbieracze rosy dla nasadzeń
prescience-dew-collectors-for-the-planting-text = Koniec rundy: legiony Atrydów zajmują 3 płaskowyże. Mieszkańcy piasków +2.
prescience-the-fremen-call-paul-the-mahdi = Fremeni nazywają Paula „Mahdi!”
prescience-the-fremen-call-paul-the-mahdi-text = Koniec rundy: odkryj zakrytą sicz, w której jest Paul. Kwisatz Haderach +1, Dżihad +1.
prescience-the-water-discipline = Dyscyplina wodna
prescience-the-water-discipline-text = Koniec rundy: Paul i Jessika są na głębokiej pustyni, poza siczami. Kwisatz Haderach +1, Mieszkańcy piasków +1.
prescience-new-hidden-wind-traps = Nowe ukryte łapacze wiatru
prescience-new-hidden-wind-traps-text = Koniec rundy: legiony Atrydów zajmują 3 obszary gór. Mieszkańcy piasków +1, Dżihad +1.
prescience-stunted-worms = Karłowate czerwie
prescience-stunted-worms-text = Koniec rundy: legiony Atrydów zajmują 2 małe ergi. Kwisatz Haderach +1, Mieszkańcy piasków +2.
prescience-jessica-trains-paul = Jessika szkoli Paula w sztuce Bene Gesserit
prescience-jessica-trains-paul-text = Koniec rundy: Paul i Jessika są w jednej siczy. Kwisatz Haderach +2.
prescience-the-desert-war = Wojna na pustyni
prescience-the-desert-war-text = Koniec rundy: legiony Atrydów zajmują 4 obszary pustyni bez siczy. Mieszkańcy piasków +1, Dżihad +2.
prescience-the-lisan-al-gaib = Lisan al-Gaib
prescience-the-lisan-al-gaib-text = Koniec rundy: odkryj 2 żetony rozmieszczenia tam, gdzie jest Paul. Wszystkie trzy znaczniki +1.
prescience-paul-drinks-the-water-of-life = Paul pije Wodę Życia
prescience-paul-drinks-the-water-of-life-text = Za niewykorzystaną kość, gdy w sektorze Paula nie ma legionów Harkonnenów: połóż Paula w zbiorniku regeneracyjnym. Kwisatz Haderach +3.
prescience-families-flee-to-the-palmaries-of-the-south = Rodziny uciekają do palmiarni południa
prescience-families-flee-to-the-palmaries-of-the-south-text = Darmowa akcja: usuń żeton rozmieszczenia albo 2 zwykłe oddziały z siczy, obok której nie ma legionów Harkonnenów. Mieszkańcy piasków +2.
prescience-riding-the-maker = Na grzbiecie Stworzyciela
prescience-riding-the-maker-text = Paul jest na pustyni bez siczy, obok czerwia pustyni. Kwisatz Haderach +1, Mieszkańcy piasków +1.
prescience-spice-denied = Ani grama przyprawy
prescience-spice-denied-text = Na planszy jest najwyżej 1 kombajn. Dżihad +2.
prescience-blood-debt = Dług krwi
prescience-blood-debt-text = Imienny dowódca Harkonnenów leży w zbiorniku regeneracyjnym. Kwisatz Haderach +1, Dżihad +1.
prescience-teeth-of-the-desert = Zęby pustyni
prescience-teeth-of-the-desert-text = 2 czerwie pustyni stoją każdy obok legionu Harkonnenów. Mieszkańcy piasków +1, Dżihad +1.
prescience-a-name-in-the-villages = Imię znane w wioskach
prescience-a-name-in-the-villages-text = Za niewykorzystaną kość, gdy legion Paula stoi obok osady Harkonnenów. Kwisatz Haderach +1, Dżihad +1.
prescience-legion-of-the-faithful = Legion wiernych
prescience-legion-of-the-faithful-text = W legionie poza siczami są 3 oddziały fedajkinów. Mieszkańcy piasków +1, Dżihad +2.

## Tajne cele

objective-1 = Kwisatz Haderach 8, Mieszkańcy piasków 6, Dżihad 4
objective-2 = Kwisatz Haderach 8, Mieszkańcy piasków 4, Dżihad 6
objective-3 = Kwisatz Haderach 6, Mieszkańcy piasków 8, Dżihad 4
objective-4 = Kwisatz Haderach 4, Mieszkańcy piasków 8, Dżihad 6
objective-5 = Kwisatz Haderach 6, Mieszkańcy piasków 4, Dżihad 8
objective-6 = Kwisatz Haderach 4, Mieszkańcy piasków 6, Dżihad 8
event-objective-met = Tajny cel zostaje osiągnięty: { $objectives }.
event-objective-not-met = Żaden tajny cel nie jest osiągnięty.

## Rodowe atomówki

option-detonate = zdetonowanie rodowych atomówek
prompt-detonate = Gdzie detonujesz rodowe atomówki?
event-blast = Rodowe atomówki rozrywają { $where-acc }: odtąd to pustynia.
prompt-drive-out = Dokąd wyparty zostaje legion { $where-from }? ({ $who })
event-driven-out = Eksplozja wypiera legion { $who-gen } { $where-from } { $to-to }: { $legion }.

## Koniec rundy

prompt-exchange-leader = { $count ->
        [0] Którego imiennego dowódcę zdejmujesz z planszy? Nikt go nie zastąpi.
       *[other] Którego imiennego dowódcę zastępujesz bezimiennym? (zostało: { $count })
    }
prompt-exchange-wild-maker = Zamieniasz Dzikiego Stworzyciela na zwykłego czerwia pustyni?
event-card-turned = { $leader }: karta dowódcy znów leży odkryta na swoim polu.
event-card-turned-in-tank = { $leader }: karta dowódcy jest znów odkryta, ale dowódca leży w zbiorniku regeneracyjnym.
prompt-hand-limit = Którą kartę planowania odrzucasz? (zostało: { $count })

## Koniec gry

event-game-over = { $winner } wygrywają. { $why }
event-draw = Kończy się runda { $number } i nikt nie wygrywa: remis.
reason-supremacy = Znacznik dominacji osiąga koniec toru.
reason-prescience = Tajny cel zostaje osiągnięty.
reason-draw = Do ostatniej rundy nikt nie wygrywa.
