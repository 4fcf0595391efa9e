# Dlaczego rozsądny gracz odpowiada tak.

advice-usual = Nic nie przemawia za inną odpowiedzią.
advice-plot = Tę kartę intrygi lepiej zagrać teraz, niż trzymać.
advice-turn = Z nią agent zyska najwięcej na polu „{ $space }”.
advice-turn-gives = Z nią agent zyska najwięcej na polu „{ $space }”: { $effect }.
advice-turn-influence = Z nią agent zyska najwięcej na polu „{ $space }”: to { $level }. stopień wpływów ({ $faction }){ $point ->
        [0] .
       *[other] {""} i punkt zwycięstwa.
    }
advice-turn-reveal = Żadne dostępne pole nie da więcej niż odkrycie kart (perswazja na ręce: około { NUMBER($persuasion, maximumFractionDigits: 0) }).
advice-space = Spośród dostępnych pól „{ $space }” jest teraz najwięcej warte.
advice-space-gives = Spośród dostępnych pól daje najwięcej: { $effect }.
advice-space-influence = Daje najwięcej: { $level }. stopień wpływów ({ $faction }){ $point ->
        [0] .
       *[other] {""} i punkt zwycięstwa.
    }
advice-entry = To, co daje, jest warte ceny: { $effect }.
advice-gather = Karta jest teraz warta więcej; { $spies ->
        [0] w zasobach nie masz szpiegów
        [one] w zasobach masz jeszcze jednego szpiega
       *[other] w zasobach masz jeszcze { $spies } szpiegów
    }, a ten posterunek jest najmniej potrzebny.
advice-gather-no = Szpieg jest teraz wart więcej na swoim posterunku niż karta.
advice-least-post = Ten posterunek jest Ci najmniej potrzebny.
advice-stay = Szpieg na swoim miejscu służy równie dobrze.
advice-place-spy = Stąd widać pole, na które najbardziej chcesz wejść: „{ $space }”.
advice-buy = Kosztuje { $cost } z Twojej perswazji ({ $persuasion }); inne zakupy dałyby talii mniej.
advice-acquire = Z dostępnych kart da Twojej talii najwięcej.
advice-set-aside = Później kosztuje { $cost }, a da Twojej talii najwięcej.
advice-effect = Z czekających efektów daje najwięcej.
advice-order = Inna kolejność nic by nie dała.
advice-end = Nic więcej nie warto robić.
advice-end-reveal = Pozostała perswazja: { $persuasion }; żadna karta Rzędu Imperium nie poprawi talii.
advice-deploy = Tak Twoja siła bez mieczy to { $own } przeciw { $foes } najsilniejszego z pozostałych.
advice-deploy-none = Najsilniejszy z pozostałych ma { $foes }; Twoje oddziały nie zdobędą tu dość.
advice-retreat = Z siłą { $own } zajmiesz to samo miejsce, a kto się wycofa, przeżyje.
advice-choose = Spośród tych możliwości ta jest teraz najwięcej warta.
advice-yes = Daje więcej, niż kosztuje.
advice-no = Kosztowałoby więcej, niż daje.
advice-shield-wall = Masz haki Stworzyciela, a bez Muru Zaporowego czerwie dotrą do każdego konfliktu.
advice-shield-wall-no = Bez haków Stworzyciela Mur Zaporowy raczej Cię chroni, niż przeszkadza.
advice-influence = To { $level }. stopień, krok do następnej nagrody.
advice-influence-friend = To { $level }. stopień, czyli od razu punkt zwycięstwa.
advice-influence-alliance = To { $level }. stopień: premia toru i sojusz, którego nikt nie ma, czyli punkt zwycięstwa.
advice-influence-overtake = To { $level }. stopień w wyścigu o sojusz, który ma { $whom }.
advice-lose-influence = Tu schodzisz ze stopnia { $level }{ $point ->
        [0] {""} i nie tracisz punktów zwycięstwa.
       *[other] ; gdzie indziej strata kosztuje jeszcze więcej.
    }
advice-contract = Płaci najwięcej za swój trud: { $effect }.
advice-train = Ten krok daje teraz najwięcej: { $effect }.
advice-recall-agent = Stąd najlepiej wysłać agenta jeszcze raz.
advice-discard = W tej rundzie dałaby najmniej.
advice-trash = Bez niej talia jest lepsza.
advice-trash-from = Tak nie przepadnie karta przydatna jeszcze w tej rundzie.
advice-least-intrigue = Z Twoich kart intryg ta obiecuje najmniej.
advice-sort-draw = Z tych kart da najwięcej w tej rundzie.
advice-sort-discard = Jest zbyt dobra, by przepaść: wróci po tasowaniu.
advice-combat = Masz { $own } przeciw { $foes }; miejsce, które daje karta, jest warte więcej niż ona.
advice-combat-no = Masz { $own } przeciw { $foes } i żadna karta nie da miejsca, które by się opłacało.
advice-points = Teraz liczą się tylko punkty.
advice-points-none = Nic z tego, co zostało, nie da punktu.
advice-turn-conflict = Jej symbol jest wart mniej niż uniwersalny.
advice-leader = Zdolność tej postaci opłaca się bez długiego planowania.
advice-give-alliance = Z tych dwóch stąd do zwycięstwa jest dalej; punkty zwycięstwa: { $points }.
advice-defend = Oddział za darmo.
