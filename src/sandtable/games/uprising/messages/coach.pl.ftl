# Pasek nad stołem: fazy rundy i jak się wygrywa.

course-round-start = Początek
course-round-start-tip = Odsłania się nowy konflikt, a każdy dobiera pięć kart.
course-player-turns = Tury
course-player-turns-tip = Po kolei wszyscy wysyłają agentów kartami, aż każdy odkryje resztę ręki, by pozyskać nowe karty.
course-combat = Walka
course-combat-tip = Kto ma jednostki w konflikcie, może zagrać karty intrygi; potem najsilniejsi biorą nagrody.
course-makers = Stworzyciele
course-makers-tip = Na polach Stworzycieli, których nikt nie odwiedził, przybywa 1 przyprawa.
course-recall = Odwołanie
course-recall-tip = Agenci wracają. Jeśli ktoś ma 10 punktów zwycięstwa albo skończyły się konflikty, gra się kończy.
course-goal = Runda, w której ktoś zdobył 10 punktów zwycięstwa albo rozegrano ostatni konflikt, jest ostatnia; wygrywa ten, kto ma najwięcej punktów.

# Co mówi trener w pierwszej grze.

coach-welcome = Witaj na Arrakis. Grasz Gurneyem Halleckiem przeciw dwóm przeciwnikom. Punkty zwycięstwa dają wpływy u czterech frakcji, wygrane konflikty i kilka drogich kart. Gdy ktoś ma ich dziesięć, runda jest ostatnia. Co rundę wysyłasz dwóch agentów, a potem odkrywasz resztę ręki, by pozyskać lepsze karty.
coach-welcome-hagal-solo = Witaj na Arrakis. Grasz w pojedynkę przeciw dwóm rywalom rodu Hagal: kierują nimi karty, więc nie knują, ale zajmują pola i walczą. Gdy ktoś ma dziesięć punktów zwycięstwa, runda jest ostatnia. Co rundę wysyłasz dwóch agentów, a potem odkrywasz resztę ręki, by pozyskać lepsze karty.
coach-leader = Lider ma zdolność na całą grę i zdolność sygnetu, którą uruchamia karta z sygnetem. W pierwszej grze weź takiego, którego tekst od razu rozumiesz.
coach-turn = Wybierz kartę, która wysyła agenta. Jej ikony mówią, na które pola może pójść, a pole agenta daje coś ponadto. Karty z mocnym polem odkrycia (perswazja, miecze) lepiej zatrzymać. Jeśli nic nie pasuje, odkryj karty.
coach-space = Wybierz, dokąd idzie agent. Pole frakcji daje wpływ: 2 wpływy to punkt zwycięstwa. Przyprawa, solari i woda opłacą później mocniejsze pola, a pola ze skrzyżowanymi mieczami pozwalają wysłać oddziały do konfliktu. Zajętego pola nikt inny w tej rundzie nie użyje.
coach-entry = To pole daje więcej temu, kto zapłaci więcej. Zapłać, jeśli w tej rundzie nie masz na to lepszego użycia.
coach-deploy = Oddziały w konflikcie walczą w tej rundzie i potem odchodzą, bez względu na wynik. Każdy daje 2 siły. Spójrz na nagrody karty konfliktu: wyślij tyle, by coś zdobyć, albo nikogo. Rywale po Tobie mogą jeszcze dodać swoich.
coach-order = Czeka kilka efektów, a kolejność wybierasz Ty. Najpierw to, co daje karty i zasoby, potem to, za co trzeba nimi zapłacić.
coach-end-turn = Twoja tura prawie się skończyła. Możesz jeszcze zagrać kartę spisku; jeśli jej nie masz, zakończ turę.
coach-reveal = Reszta ręki jest odkryta: perswazja pozyskuje karty z Rzędu Imperium lub rezerwy, miecze dodają siły w konflikcie. Perswazja przepada, więc wydaj ją całą. Na początku najlepsze są karty z dwiema ikonami agenta albo z wpływem, pod koniec te z punktami zwycięstwa.
coach-acquire = Nowa karta trafia na stos odrzuconych i przyjdzie na rękę po przetasowaniu. Bierz to, czego będziesz często używać, albo to, czego nie chcesz widzieć u rywala.
coach-combat = Zaraz rozstrzygnie się konflikt. Karty walki dodają siły albo ratują oddziały. Zagraj tylko wtedy, gdy dzięki niej zdobędziesz lepszą nagrodę; inaczej zachowaj ją i pasuj.
coach-defend = Kontrolujesz to miejsce, a konflikt toczy się o nie. Jeden oddział z zasobów dołącza za darmo: jeśli chcesz walczyć, nie masz nic do stracenia.
coach-influence = Wpływy liczą się stopniami: przy 2 to punkt zwycięstwa, przy 4 premia, a dla pierwszego też sojusz, czyli kolejny punkt. Podnieś ten, któremu brakuje kroku, albo tam, gdzie ktoś zaraz Cię wyprzedzi.
coach-lose-influence = Tracisz krok wpływu. Oddaj tam, gdzie nie stoisz dokładnie na 2 ani na 4, żeby nie stracić punktu zwycięstwa.
coach-choose = Efekt zostawia Ci wybór. Zapytaj, czego zabraknie w następnej turze: pieniędzy na pole, oddziałów do konfliktu czy kart.
coach-pay = Strzałka na karcie znaczy: oddaj to, a dostaniesz tamto. Nigdy nie jest obowiązkowa. Zrób to, jeśli w tej rundzie zysk jest więcej wart.
coach-use = Efekt jest dobrowolny. Zwykle warto go użyć; odmów, gdy zabrałby coś, czego jeszcze potrzebujesz.
coach-spy = Szpieg stoi na posterunku obok pól. Później możesz go odwołać, by dobrać kartę, gdy wysyłasz agenta na takie pole, albo by wejść na zajęte. Postaw go przy polach, które często odwiedzasz.
coach-gather = Twój szpieg obserwuje to pole. Odwołaj go i dobierz kartę albo zostaw na później. Dobierz, jeśli zdążysz jeszcze użyć karty.
coach-infiltrate = Stoi tam już cudzy agent. Szpieg na sąsiednim posterunku pozwoli wejść mimo to, ale wróci do zasobów. Warto, gdy pole jest Ci bardzo potrzebne.
coach-recall-agent = Agent wraca do Ciebie i w tej rundzie wyślesz jeszcze jednego. Weź go z pola, które możesz oddać innym albo którego chcesz użyć ponownie.
coach-recall-spy = Jeden z Twoich szpiegów wraca do zasobów. Weź tego, którego posterunek służy Ci najmniej.
coach-discard = Musisz odrzucić kartę z ręki. Oddaj tę, która teraz dałaby najmniej: wróci po przetasowaniu.
coach-trash = Usunięta karta znika z talii na zawsze i to dobrze: słabe karty startowe robią miejsce lepszym. Na początku usuwaj „Sztylet” lub „Przekonujący argument”, nigdy dobrą kartę, za którą zapłacono.
coach-trash-intrigue = Usuwasz kartę intrygi. Oddaj tę, której chwila raczej nie nadejdzie.
coach-sort = Widzisz karty ze swojej talii. Weź tę, której potrzebuje ta tura, i odłóż to, co tylko zajmie miejsce.
coach-set-aside = Odłożona karta czeka na Ciebie i nikt inny jej nie weźmie. Wybierz taką, na którą wkrótce wystarczy perswazji.
coach-retreat = Wycofane oddziały wracają do garnizonu. Wycofaj je, jeśli nagroda się przez to nie zmieni.
coach-shield-wall = Dopóki stoi Mur Zaporowy, czerwie nie dołączą do konfliktów o trzy miejsca za nim. Usuń go, jeśli masz haki Stworzyciela i chcesz tam czerwi; inaczej chroni też Ciebie.
coach-training = Twój lider idzie po torze szkolenia. Wybierz odnogę, której nagrody pasują do tego, co już robisz.
coach-turn-conflict = Zdobytą kartę zakrywa się jako zapłatę. Wybierz taką, której symbol bitewny nie ma pary.
coach-alliance = Dwoje stoi równie wysoko, a Ty decydujesz, kto dostanie sojusz. Daj temu, komu dalej do zwycięstwa.
coach-contract = Kontrakt to obietnica: zrób, czego żąda, a dostaniesz nagrodę. Weź taki, który i tak wypełnisz.
coach-endgame = Ostatnia runda minęła. Karty końca gry i uniwersalne symbole bitewne mogą jeszcze dać punkty zwycięstwa: zagraj wszystko, co je daje.
