### Mahdi – automat, który gra Harkonnenami.

mahdi-pair = { $first } ({ $second })
mahdi-three = { $first } ({ $second }, { $third })

guard-silver = srebrny żeton
guard-black = czarny żeton
option-silver-token = srebrny żeton
option-black-token = czarny żeton

tactic-rock-outcroppings = północny zachód, Wychodnie skalne
tactic-bight-of-the-cliff = północny zachód, Zatoka Klifu
tactic-sihaya-ridge = północny wschód, Grań Sihaja
tactic-gara-kulon = północny wschód, Gara Kulon
tactic-tasmin-sink = południowy wschód, Niecka Tasmin
tactic-habbanya-ridge = południowy zachód, Grzbiet Habbanja
tactic-windgap = sektory środkowe, Wietrzny Wyłom
tactic-hobars-gap = sektory środkowe, Wyłom Hobarsa

## Rundy

event-mahdi-plays = Mahdi gra { $who-ins }.
event-mahdi-laid-out = Karty taktyki są potasowane, a żetony rozmieszczenia Harkonnenów tworzą pulę.
event-mahdi-harvesting = Sektor zbiorów według karty taktyki „{ $card }”.
event-mahdi-target = Sicz docelowa leży { $where-in } (karta taktyki „{ $card }”).
event-mahdi-no-target = Karta „{ $card }” nie pasuje: to sektor zbiorów albo sicz już padła.
event-tactic-discarded = Karta taktyki „{ $card }” zostaje odrzucona.
event-tactics-shuffled = Karty taktyki są potasowane.
event-mahdi-time = Czas działa na korzyść Harkonnenów.
event-mahdi-reinforced = Karta { $power-gen } trafia do talii posiłków (kart w talii: { $count }).
event-deck-renewed = Odrzucone karty { $power-gen } tworzą nową talię.

## Tury i karty

event-mahdi-rolls = Mahdi zużywa kość „{ $die }”.
event-mahdi-rerolls = Trzy zużyte kości pokazują już wynik „{ $die }”: rzut jest powtarzany.
event-mahdi-no-attack = Atak nie jest możliwy: legiony się ruszają.
event-mahdi-idle = Żaden legion nie może zaatakować ani ruszyć: kość przepada.
event-mahdi-stands-still = Żaden legion się nie rusza.
event-mahdi-marches-on = Siczy docelowej nie da się pokonać: w tej turze legiony idą { $where-to }.
event-mahdi-turns-over = Mahdi odkrywa kartę { $power-gen }: „{ $card }”.
event-mahdi-keeps-card = Karty „{ $card }” nie da się wykonać w pełni, więc trafia do talii posiłków (kart w talii: { $count }).
event-mahdi-discards = Karta „{ $card }” trafia na stos kart odrzuconych.
event-mahdi-discards-reinforcement = Karta „{ $card }” zostaje odrzucona z talii posiłków (zostało kart: { $count }).
event-mahdi-plots = Karta „{ $card }” leży obok planszy i czeka na drugą taką samą.
event-mahdi-gains-die = Mahdi bierze kość z planszetki „Przyprawa musi płynąć”. Niewykorzystane kości: { $count }.
event-mahdi-no-die = Na planszetce „Przyprawa musi płynąć” nie ma kości: zamiast tego rośnie dominacja.
event-mahdi-ceases = Mahdi przerywa atak: siła bojowa { $ours } przeciw { $theirs }.
event-mahdi-overflow = Wszystkie znaczniki Imperium są na górze: nadmiar przyprawy daje punkt dominacji.

## Żetony rozmieszczenia Harkonnenów

event-guard-posted = Zakryty { $colour } pojawia się { $where-in }.
event-guard-revealed = Odkryto { $colour } { $where-in }: zwykłe oddziały – { $regular }, elitarne – { $elite }, Sardaukarzy – { $sardaukar }, baszarowie – { $bashar }.
event-guard-removed = Zakryty { $colour } wraca { $where-from } do puli.

## Pojazdy

event-mahdi-harvests-in = Kombajny, które się nie zmieściły, stają { $sector-in }.
event-mahdi-no-room = Nie ma miejsca na jeszcze { $count ->
        [one] { $count } kombajn
        [few] { $count } kombajny
       *[many] { $count } kombajnów
    }.

## Dlaczego: kryterium, które rozstrzygnęło, kogo zostawiło, a kogo odrzuciło

event-mahdi-quiet-deep-desert = Najpierw pusta głęboka pustynia z dala od Atrydów: { $chosen }. Potem { $others }.
event-mahdi-quiet-desert = Najpierw pusta pustynia z dala od Atrydów: { $chosen }. Potem { $others }.
event-mahdi-free-deep-desert = Najpierw wolna głęboka pustynia: { $chosen }. Potem { $others }.
event-mahdi-most-harvesters = Stąd transportowce ochronią najwięcej kombajnów: { $chosen }. Gorzej: { $others }.
event-mahdi-most-harvesters-there = Stąd ten transportowiec ochroni najwięcej kombajnów: { $chosen }. Gorzej: { $others }.
event-mahdi-for-a-strike = Ornitoptery lecą do legionów zdolnych uderzyć na sicz: { $chosen }. Potem { $others }.
event-mahdi-over-the-target = Ornitoptery lecą do sektora siczy docelowej: { $chosen }. Potem { $others }.
event-mahdi-beside-the-target = Ornitoptery lecą do sektorów obok siczy docelowej: { $chosen }. Potem { $others }.
event-mahdi-between-central-sectors = Najpierw strefy powietrzne między sektorami środkowymi: { $chosen }. Potem { $others }.
event-mahdi-highest-rank = Celem jest sicz o najwyższej randze: { $chosen }, a nie { $others }.
event-mahdi-greatest-lead-over-sietch = Wybrano atak z największą przewagą siły bojowej: { $chosen }, a nie { $others }.
event-mahdi-no-ornithopter = Lepszy jest atak bez ornitoptera: { $chosen }, a nie { $others }.
event-mahdi-target-sietch = Celem jest sicz docelowa: { $chosen }, a nie { $others }.
event-mahdi-strongest-victim = Celem jest najsilniejszy ze słabszych legionów: { $chosen }, a nie { $others }.
event-mahdi-named-leader-there = Celem jest legion z imiennym dowódcą: { $chosen }, a nie { $others }.
event-mahdi-strongest-settlement = Wojska stają tam, gdzie jest najsilniejszy garnizon: { $chosen }, a nie { $others }.
event-mahdi-settlement-nearest-target = Wojska stają najbliżej siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-rabban-and-feyd-first = „Bestia” Rabban i Feyd-Rautha mają pierwszeństwo: { $chosen }, a nie { $others }.
event-mahdi-nearest-any-sietch = Najbliżej dowolnej siczy: { $chosen }, a nie { $others }.
event-mahdi-greatest-lead = Największa przewaga nad obrońcami tej siczy: { $chosen }, a nie { $others }.
event-mahdi-nearest-target = Najbliżej siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-sietch-nearest-target = Legiony idą na sicz najbliższą siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-temporary-highest-rank = Legiony idą na sicz o najwyższej randze: { $chosen }, a nie { $others }.
event-mahdi-nearest-legion = Pierwszy rusza legion najbliższy celu: { $chosen }. Potem { $others }.
event-mahdi-greatest-merger = Legiony obok celu łączą się w największy: { $chosen }, a nie { $others }.
event-mahdi-strongest-legion = Pierwszy rusza najsilniejszy legion: { $chosen }. Potem { $others }.
event-mahdi-join-a-legion = Wybrano drogę do innego legionu: { $chosen }, a nie { $others }.
event-mahdi-merge-greatest = Legiony łączą się tam, gdzie stoi największy: { $chosen }, a nie { $others }.
event-mahdi-near-a-sietch = Wybrano drogę kończącą się najbliżej siczy: { $chosen }, a nie { $others }.
event-mahdi-end-in-mountains = Wybrano drogę kończącą się w górach: { $chosen }, a nie { $others }.
event-mahdi-end-on-plateau = Wybrano drogę kończącą się na płaskowyżu lub małym ergu: { $chosen }, a nie { $others }.
event-mahdi-end-off-wormsigns = Wybrano drogę omijającą ślady czerwi: { $chosen }, a nie { $others }.
event-mahdi-flight-nearest-target = Wojska lecą do legionu najbliższego siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-flight-nearest-legion = Wojska lecą stamtąd, skąd najbliżej do siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-flight-strongest-legion = Lecą najsilniejsze wojska: { $chosen }, a nie { $others }.
event-mahdi-aimed-at-target = Na celowniku to, co najbliżej siczy docelowej: { $chosen }, a nie { $others }.
event-mahdi-weakest-first = Najpierw odchodzą najsłabsi: { $chosen }, a nie { $others }.
event-mahdi-spare-for-deep-desert = Jeden transportowiec czeka na głęboką pustynię. Leci { $chosen }, a nie { $others }.
event-mahdi-spare-for-others = Jeden transportowiec czeka na inne kombajny. Leci { $chosen }, a nie { $others }.
event-mahdi-lowest-marker-kept = Najpierw utrzymany zostaje najniższy znacznik Imperium: { $chosen }. Potem { $others }.
event-mahdi-lowest-marker-raised = Najpierw podniesiony zostaje najniższy znacznik Imperium: { $chosen }. Potem { $others }.

## Czego nie rozstrzyga żadne kryterium

prompt-mahdi-harvester = Mahdi umieszcza kombajn. Gdzie?
prompt-mahdi-spares = Mahdi umieszcza pojazdy we wszystkich tych miejscach prócz jednego. Którego?
prompt-mahdi-sector = Sektor zbiorów jest pełny. W którym sektorze Mahdi umieszcza resztę kombajnów?
prompt-mahdi-carryall = Mahdi umieszcza transportowiec. Gdzie?
prompt-mahdi-ornithopter = Mahdi umieszcza ornitopter. Gdzie?
prompt-mahdi-relieve-guard = Pula żetonów rozmieszczenia jest pusta. Gdzie odkryć żeton, by do niej wrócił?
prompt-mahdi-excess = Mahdi ma za dużo oddziałów na jednym obszarze. Który znika?
prompt-mahdi-deploys = Mahdi rozmieszcza wojska. W której osadzie?
prompt-mahdi-leader = Mahdi wprowadza na planszę dowódcę. Którego?
prompt-mahdi-replaces = Mahdi zastępuje oddziały lepszymi. W którym legionie?
prompt-mahdi-places = Mahdi umieszcza oddziały. Gdzie?
prompt-mahdi-sietch = Mahdi atakuje sicz. Którą?
prompt-mahdi-attacker = Cel ataku Mahdiego to { $what }. Który legion atakuje?
prompt-mahdi-transport = Cel lotu Mahdiego to { $what }. Który ornitopter leci?
prompt-mahdi-victim = Mahdi atakuje legion. Który?
prompt-mahdi-temporary-target = Siczy docelowej nie da się pokonać. Na którą inną idą legiony w tej turze?
prompt-mahdi-legion = Mahdi rusza legion. Który idzie pierwszy?
prompt-mahdi-way = Mahdi rusza legion. Dokąd?
prompt-mahdi-figure = Nie wszystkie figurki legionu się zmieszczą. Która idzie?
prompt-mahdi-flight-to = Mahdi przenosi wojska z osady do innego legionu. Do którego?
prompt-mahdi-flight-from = Cel lotu wojsk Mahdiego to { $what }. Z której osady?
prompt-mahdi-leader-hit = Trafienie przyjmuje jeden z dowódców. Który?
prompt-mahdi-rescuer = Transportowiec ratuje kombajn. Który przylatuje?
prompt-mahdi-special = Czyją akcję specjalną wykonuje Mahdi?
prompt-mahdi-strikes = Mahdi posyła Twojego dowódcę do zbiornika regeneracyjnego. Którego?
prompt-mahdi-bombards = Mahdi ostrzeliwuje legion. Który?
prompt-mahdi-reveals = Mahdi odkrywa obszar. Który?
prompt-mahdi-clears = Mahdi usuwa ślad czerwia. Który?
prompt-mahdi-denies = Mahdi wtasowuje kartę jasnowidzenia do talii. Którą?
prompt-mahdi-keeps-marker = Przyprawy Mahdiego nie starcza na wszystkie znaczniki Imperium. Który utrzymać?
prompt-mahdi-drops-marker = Przyprawy Mahdiego starcza na wszystkie znaczniki Imperium prócz jednego. Który opadnie?
prompt-mahdi-raises-marker = Przyprawy Mahdiego nie starcza na wszystkie znaczniki Imperium. Który podnieść?

## Stół w terminalu

table-mahdi = Mahdi: zbiory { $harvest } · sicz docelowa { $target } · kości: { $dice } nierzuconych, zużyte: { $spent } · posiłki { $cards }
table-mahdi-marches = · idzie na { $name }
table-mahdi-tokens = · żetony w puli: srebrne { $silver }, czarne { $black }
table-mahdi-plot = · odłożone: { $names }
table-guard = [H]
