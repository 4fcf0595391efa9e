# Pasek nad stołem: fazy rundy i jak się wygrywa.

course-storm = Burza
course-storm-tip = Burza idzie dalej: na otwartym piasku niszczy oddziały i przyprawę, a na skałach i w warowniach jest bezpiecznie.
course-spice-blow = Wybuch przyprawy
course-spice-blow-tip = Karta pokazuje, gdzie pojawia się nowa przyprawa; czerw pożera wszystko tam, gdzie pojawiła się ostatnio.
course-gain-cards = Karty
course-gain-cards-tip = Każdy za darmo dobiera do czterech kart bitwy i może kupić karty bazaru za przyprawę.
course-revival = Przywrócenie
course-revival-tip = Dwa oddziały wracają z kadzi za darmo, kolejne oraz przywódcy za przyprawę.
course-ship-move = Transport i ruch
course-ship-move-tip = Po kolei każdy transportuje oddziały z rezerwy na jedno terytorium i porusza jedną grupę.
course-battle = Bitwa
course-battle-tip = Gdzie na jednym terytorium stoją dwie frakcje, tam walczą, a każda układa tajny plan.
course-harvest = Zbiory
course-harvest-tip = Oddziały zbierają leżącą obok przyprawę; potem, od rundy 3, sprawdza się zwycięstwo.
course-goal = Zajmij 3 warownie na koniec rundy 3, 4 lub 5. Jeśli nikomu się nie uda, po rundzie 5 liczy się 5 punktów za warownię i 1 za każdą przyprawę.

# Co mówi trener w pierwszej grze.

coach-welcome = Witaj na Arrakis. Prowadzisz ród Atrydów przeciw dwóm rywalom. Wygrywa ten, kto na koniec rundy 3, 4 lub 5 ma oddziały w trzech warowniach; po rundzie 5 liczy się warownie i przyprawę. Przyprawą płaci się za wszystko, więc ważne są dwie sprawy: gdzie lądować i kiedy warto walczyć.
coach-traitor = Jeden przywódca obcego rodu jest potajemnie na Twoim żołdzie. Jeśli rywal wyśle go do bitwy przeciw Tobie, wołasz „Zdrajca!” i od razu wygrywasz bez strat. Wybierz silnego przywódcę obcego rodu: takich wysyła się najczęściej. Karta własnego rodu tylko chroni tego przywódcę.
coach-storm = Burza okrąża planetę i niszczy oddziały na piasku w każdym sektorze, do którego wejdzie. Wypadł Ci symbol burzy, więc to Ty wybierasz, jak daleko pójdzie. Sprawdź, kto stoi przed nią na piasku i komu zagrodzi drogę.
coach-market = Czasem padnie pytanie, czy zagrywasz kartę bazaru, która pasuje właśnie teraz. Pyta się każdego, kto mógłby ją mieć, więc samo pytanie niczego nie zdradza. Nie masz takiej karty – po prostu pasuj.
coach-buy = Karty bitwy są darmowe; karta bazaru kosztuje 2 przyprawy i działa raz, w chwili na niej podanej. Przyprawa płaci też za transport i przywrócenie, więc zostaw tyle, ile kosztuje planowane lądowanie. Jedna karta w spokojnej rundzie rzadko jest błędem.
coach-barter = Zanim dobierzesz, karty na ręce zajmują miejsce: kart bitwy możesz mieć cztery. Bezużyteczne przeszkadzają; pozbędziesz się ich kartą bazaru albo w planie bitwy. Jeśli nie ma czego wymieniać, po prostu dobierz karty.
coach-revive = Polegli, oddziały i przywódcy, czekają w kadziach. Dwa oddziały co rundę wracają za darmo, więc zawsze je bierz. Za kolejne warto płacić przed dużym lądowaniem, a za silnego przywódcę, gdy zostało ich niewielu.
coach-ship = Możesz przetransportować oddziały na jedno terytorium, każdy za 1 przyprawę. Najlepszy cel to pusta warownia: liczy się do zwycięstwa i burza jej nie szkodzi. Tam, dokąd rywale mogą dojść, jeden oddział to za mało. Zostaw trochę przyprawy na następną rundę.
coach-move = Jedna grupa może przejść za darmo do trzech terytoriów. Tak dojdziesz do przyprawy przed zbiorami, zajmiesz sąsiednią warownię albo zejdziesz z piasku, przez który przejdzie burza. Warownia z dwiema innymi frakcjami jest dla Ciebie zamknięta.
coach-battle-order = Masz przewagę: wybierasz, która bitwa będzie pierwsza, i wygrywasz remisy. Przywódca walczy w rundzie tylko na jednym terytorium, więc zacznij tam, gdzie potrzebujesz najlepszego.
coach-prescience = Twój ród widzi przyszłość: zanim ułożysz plan, możesz obejrzeć jedną część cudzego. Broń podpowie, jaką wziąć osłonę; liczba – ile trzeba ustawić. Jeśli masz osłonę, oglądaj broń; jeśli nie – liczbę.
coach-voice = Głos każe rywalowi zagrać jeden rodzaj broni albo go nie zagrywać. Zakaż rodzaju, przed którym nie masz osłony, albo zażądaj takiego, który powstrzymasz.
coach-plan-leader = Przywódca dodaje siły i pozwala zagrać karty, ale może zginąć albo zdradzić. Najsilniejszy bywa najczęściej przekupiony. Do pewnej bitwy wystarczy średni; najlepszego bierz tam, gdzie liczy się każdy punkt.
coach-plan-weapon = Broń zabija obcego przywódcę, chyba że trafi na właściwą osłonę: tarcza zatrzymuje broń podręczną, wykrywacz trucizn – truciznę. Zabity przywódca nie dodaje siły i daje zwycięzcy przyprawę. Jeśli masz broń, prawie zawsze warto ją zagrać; tu pozbędziesz się też bezużytecznej karty.
coach-plan-defence = Osłona ratuje Twojego przywódcę przed jednym rodzajem broni. Przypomnij sobie, co rywal już pokazał i co może mieć. Rusznica laserowa razem z tarczą niszczy obie strony.
coach-plan-dial = Każdy oddział na dysku dodaje 1 siły i ginie, nawet gdy wygrasz. Przegrany traci wszystko, co tam stoi. Ustaw więc tyle, ile trzeba do zwycięstwa; jeśli nie możesz wygrać, ustaw 0 i nie trać więcej, niż musisz.
coach-respond = Oba plany leżą odkryte. Jeśli obcy przywódca jest na Twojej karcie zdrajcy, zawołaj: wygrywasz od razu i nic nie tracisz. Może też pasować karta bazaru. Nie masz ani tego, ani tego – pasuj.
coach-keep-card = Wygrywasz i możesz zatrzymać zagraną kartę albo ją odrzucić. Dobrą broń i osłonę zatrzymaj: rywal już o nich wie, ale nadal działają. Niepotrzebne odrzuć, żeby dobrać coś nowego.
coach-losses = Oddziały z dysku trzeba zdjąć z planszy: wybierz, z którego sektora. Zachowaj te, które stoją przy przyprawie albo z dala od burzy.
coach-harvest = Każdy oddział zbiera do 2 przyprawy ze swojego sektora. Pozostawioną może zabrać burza albo czerw, więc zbieraj, chyba że masz powód, by tego nie robić.
coach-charity = Kto ma mniej niż 3 jednostki przyprawy, dostaje tyle, ile brakuje do 3. Nie ma nic do stracenia: przyjmij.
coach-card-effect = Twoja karta działa i pyta o to, czego jeszcze nie wie. Przeczytaj jeszcze raz jej tekst i wybierz to, co przybliży Cię do trzeciej warowni.
coach-ride = Twoje oddziały stoją tam, gdzie wynurzył się czerw. Fremenów nie pożera: mogą przejechać na nim po piasku do trzech terytoriów i jest to dodatkowy ruch. Jedź do przyprawy albo do warowni.
coach-exchange = Przed bitwą możesz dobrać nową kartę zdrajcy i jedną oddać. Wymieniaj, gdy żaden z Twoich zdrajców raczej nie zostanie wysłany przeciw Tobie.
