# Dlaczego rozsądny gracz odpowiada tak.

advice-usual = Nic nie przemawia za inną odpowiedzią.
advice-card-none = Nie masz karty na tę chwilę.
advice-card-later = Teraz karta dałaby za mało; później jest więcej warta.
advice-traitor-strong = Siła { $strength }: najsilniejszy obcy przywódca z tych ({ $whose }), a silnych wysyła się najczęściej.
advice-traitor-own = Wszystkie te karty są Twojego rodu, zostaje tylko ochrona.
advice-return-own = To przywódca Twojego rodu: ta karta nie wygra żadnej bitwy.
advice-return-traitor = Siła { $strength }: z Twoich zdrajców tego wyślą przeciw Tobie najrzadziej.
advice-storm-harm = Tak burza niszczy { $theirs } { $theirs ->
        [one] obcy oddział
        [few] obce oddziały
       *[many] obcych oddziałów
    } i { $own ->
        [0] żadnego Twojego.
        [one] { $own } Twój.
        [few] { $own } Twoje.
       *[many] { $own } Twoich.
    }
advice-storm-spare = { $own ->
        [0] Tak burza nie tknie żadnego Twojego oddziału.
        [one] Tak burza niszczy { $own } Twój oddział; przy innej liczbie nie mniej.
        [few] Tak burza niszczy { $own } Twoje oddziały; przy innej liczbie nie mniej.
       *[many] Tak burza niszczy { $own } Twoich oddziałów; przy innej liczbie nie mniej.
    }
advice-weather-harm = Prowadzona przez Ciebie burza zniszczy { $theirs } { $theirs ->
        [one] obcy oddział
        [few] obce oddziały
       *[many] obcych oddziałów
    }.
advice-weather-spare = Jeśli zdecyduje kość, burza może zniszczyć { $own } { $own ->
        [one] Twój oddział
        [few] Twoje oddziały
       *[many] Twoich oddziałów
    }.
advice-thumper = Czerw pożre obce oddziały tam, gdzie ostatnio pojawiła się przyprawa.
advice-ride-none = Żadne miejsce w zasięgu nie jest warte jazdy.
advice-ride-count = Tam, skąd jadą, nikt nie jest potrzebny.
advice-barter = Masz na ręce { $count } { $count ->
        [one] bezużyteczną kartę, która zajmuje
        [few] bezużyteczne karty, które zajmują
       *[many] bezużytecznych kart, które zajmują
    } miejsce lepszych.
advice-barter-card = Ta karta jest bezużyteczna, a jej miejsce zajmie inna.
advice-barter-done = Każda z pozostałych kart może się jeszcze przydać.
advice-buy = Z Twoich { $spice } { $spice ->
        [one] jednostki
        [few] jednostek
       *[many] jednostek
    } przyprawy 8 zostaje na transport; z reszty każde cztery to jedna karta.
advice-buy-none = Twoja przyprawa ({ $spice }) jest cała potrzebna na transport.
advice-buy-last = W ostatniej rundzie przyprawa to punkty, a te są warte więcej niż karty.
advice-revive-free = Darmowe zawsze; Twoja przyprawa ({ $spice }) przyda się bardziej na co innego.
advice-revive-paid = W rezerwie jest mało oddziałów ({ $reserve }), a po zapłaceniu { $cost } zostanie Ci { $left } { $left ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przyprawy.
advice-ghola-card = Oddziały w kadziach: { $tanks }, gotowi przywódcy: { $leaders }. Teraz karta daje najwięcej.
advice-ghola-leader = Masz mało gotowych przywódców ({ $count }), więc przywódca jest wart więcej, najpierw najsilniejszy.
advice-ghola-forces = Gotowych przywódców wystarczy ({ $count }), więc wraca jak najwięcej oddziałów.
advice-leaders-enough = Gotowych przywódców wystarczy ({ $count }), a przyprawa jest potrzebniejsza.
advice-leaders-few = Masz mało gotowych przywódców ({ $count }); ten ma siłę { $strength } i nie ujawniono go jako zdrajcy.
advice-goal-spice = Leży tu { $spice } { $spice ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przyprawy{ $foes ->
        [0] {""} i nikogo innego tu nie ma.
        [one] , a strzeże jej { $foes } obcy oddział.
        [few] , a strzegą jej { $foes } obce oddziały.
       *[many] , a strzeże jej { $foes } obcych oddziałów.
    }
advice-goal-decisive = Z nią masz { $count } { $count ->
        [one] warownię
        [few] warownie
       *[many] warowni
    }: na koniec rundy to zwycięstwo{ $foes ->
        [0] .
        [one] , jeśli pokonasz { $foes } oddział.
        [few] , jeśli pokonasz { $foes } oddziały.
       *[many] , jeśli pokonasz { $foes } oddziałów.
    }
advice-goal-denies = Inaczej wygra inna frakcja ({ $whom }): warowni ma już { $count }.
advice-goal-held = { $foes ->
        [0] Trzymasz tę warownię ({ $own }); im większa załoga, tym trudniej ją zdobyć.
       *[other] Masz tu { $own } przeciw { $foes }: z posiłkami bitwę można wygrać.
    }
advice-goal-stronghold = { $foes ->
        [0] Nikt nie trzyma tej warowni; byłaby Twoją { $count }. z trzech potrzebnych do zwycięstwa.
        [one] Byłaby Twoją { $count }. z trzech potrzebnych do zwycięstwa; broni jej { $foes } oddział.
        [few] Byłaby Twoją { $count }. z trzech potrzebnych do zwycięstwa; bronią jej { $foes } oddziały.
       *[many] Byłaby Twoją { $count }. z trzech potrzebnych do zwycięstwa; broni jej { $foes } oddziałów.
    }
advice-goal-more = Masz wtedy warownie w liczbie { $count }: więcej niż trzy potrzebne do zwycięstwa, więc jedną możesz stracić.
advice-ship-card = W rezerwie czekają oddziały ({ $count }), a karta sprowadzi ich więcej.
advice-ship-none = Twoja przyprawa: { $spice }. Żaden transport nie da więcej, niż kosztuje.
advice-ship-count = { $foes ->
        [0] Masz tam wtedy { $own }, a przyprawy zostaje { $left }; więcej nie warto płacić.
       *[other] Masz tam wtedy { $own } przeciw { $foes }, a przyprawy zostaje { $left }.
    }
advice-bring = To nic nie kosztuje, a z niecki polarnej można pójść wszędzie.
advice-move-none = Wszyscy stoją tam, gdzie są najbardziej potrzebni.
advice-move-card = W niecce polarnej czeka wiele Twoich oddziałów, a karta poprowadzi je dalej.
advice-move-from = Stąd { $count } { $count ->
        [one] oddział może
        [few] oddziały mogą
       *[many] oddziałów może
    } pójść tam, gdzie potrzeba ich bardziej: { $where }.
advice-move-again = Jeszcze jedna grupa ({ $count }) wiele zyska { $where-in }.
advice-move-some = Tak { $left } { $left ->
        [one] oddział zostaje
        [few] oddziały zostają
       *[many] oddziałów zostaje
    }, żeby utrzymać miejsce.
advice-move-all = Tam, skąd idą, nikt nie jest potrzebny.
advice-exchange = To nic nie kosztuje, a na nowej karcie może być ktoś, kogo wyślą przeciw Tobie.
advice-spy = Nie znasz kart bitwy { $whom-gen }: { $count }.
advice-spy-on = To z nimi teraz walczysz.
advice-voice-undefended = Nie masz na ręce osłony przed tą bronią.
advice-voice-stopped = Masz osłonę przed oboma rodzajami, więc to bez różnicy.
advice-prescience = { $count ->
        [0] Nie masz osłony; przeciw broni możesz wysłać przywódcę, którego strata mało kosztuje.
        [one] Masz jedną osłonę: dowiesz się, czy pomoże.
       *[other] Masz { $count } osłony; broń podpowie, którą wziąć.
    }
advice-leader-dies = Znasz ich broń i nic Twojego jej nie zatrzyma, więc idzie ten, którego strata kosztuje najmniej (siła { $strength }).
advice-leader-best = Siła { $strength }; na sto takich bitew śmierć grozi mniej więcej w { $dies }, a zdrada w { $bought }.
advice-weapon = Mniej więcej w { $chance } na sto bitew zabija obcego przywódcę.
advice-weapon-none = Nie masz broni.
advice-worthless = Karta jest bezużyteczna, tak się jej chociaż pozbywasz.
advice-defence-none = Żadna Twoja osłona tu nie pomoże.
advice-defence-seen = Broń jest znana, a ta osłona ją zatrzyma.
advice-defence-unseen = Z nią Twój przywódca ginie mniej więcej w { $dies } na sto bitew, bez niej w { $bare }.
advice-dial = Tak wygrywasz mniej więcej { $chance } na sto takich bitew, a { $left ->
        [0] nikt nie zostaje, by utrzymać miejsce.
        [one] { $left } oddział zostaje, by utrzymać miejsce.
        [few] { $left } oddziały zostają, by utrzymać miejsce.
       *[many] { $left } oddziałów zostaje, by utrzymać miejsce.
    }
advice-dial-lost = Przy każdej liczbie zwycięstwo jest prawie niemożliwe, więc nie warto wystawiać więcej.
advice-call = To od razu zwycięstwo i nic nie kosztuje.
advice-answer-call = Wtedy i przeciwnik nie wygra.
advice-answer-none = Nie masz karty zdrajcy na ich przywódcę.
advice-respond-wins = Wygrywasz i tak, bez dalszych kart.
advice-respond-explosion = Eksplozja zniszczy tu wszystko, cokolwiek zostanie zagrane.
advice-respond-none = Brakuje Ci { $short }, a żadna Twoja karta tego nie da.
advice-respond-counter-attack = Brakuje Ci { $short }, a karta to nadrobi.
advice-respond-prana-bindu = Ratuje Twojego przywódcę.
advice-respond-poison-tooth = Bez obu przywódców wygrywasz Ty.
advice-withdraw = Kto się wycofa, ten nie ginie.
advice-keep = Można ją zagrać ponownie.
advice-harvest = Obok Ciebie leży { $spice } { $spice ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przyprawy; pozostawione może zabrać burza albo czerw.
advice-harvester = Z kombajnem każdy oddział zbierze więcej.
advice-charity = To nic nie kosztuje.
