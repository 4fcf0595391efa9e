# Dlaczego nie można teraz tego wybrać.

## Transport

reason-in-storm = W sektorze { $sector } szaleje burza.
reason-stronghold-full = Oddziały dwóch innych frakcji stoją już { $where-in }: trzecia wejść nie może.
reason-no-reserves = Nie masz oddziałów w rezerwie.
reason-fremen-landing = Fremeni sprowadzają rezerwy tylko na Wielką Równinę i nie dalej niż dwa terytoria od niej.
reason-ship-same = Oddziały lecą stąd.
reason-ship-price = Oddział kosztuje tu { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy, a możesz wydać { $spice }.
reason-ship-half = Oddział kosztuje tu połowę z { $cost } przyprawy (w górę), a możesz wydać { $spice }.
reason-no-crossing = Z terytorium na terytorium wożą tylko statki Gildii, i trzeba za nie zapłacić.

## Ruch

reason-no-forces = Twoich oddziałów nie ma { $where-in }.
reason-storm-holds = Burza zatrzymuje Twoje oddziały { $where-in }.
reason-no-way-out = Nie ma drogi { $where-from }: zamykają ją burza, zajęte warownie albo sojusznicy.
reason-stand-there = Twoje oddziały już tu stoją.
reason-ally-there = Twój sojusznik stoi { $where-in }.
reason-no-way = Nie ma drogi { $where-to }: zamykają ją burza i zajęte warownie.
reason-too-far = Za daleko: { $far } { $far ->
        [one] terytorium
        [few] terytoria
       *[many] terytoriów
    } stąd, a grupa przechodzi najwyżej { $most }.
reason-baliset = „Baliset” nie wpuszcza tam Twojej grupy.
reason-other-group = Ta grupa nie może tam pójść.
reason-ride-storm = Na terytorium z burzą czerw nie zawiezie, a burza szaleje { $where-in }.
reason-ride-no = Czerw nie zawiezie tam Twoich oddziałów.
reason-no-part = Tego miejsca wybór nie dotyczy.
reason-no-retreat = Tam Twoje oddziały nie mogą się wycofać.
reason-second-group = Stąd druga grupa nie dojdzie w to samo miejsce.
reason-worm-sand = Czerw pojawia się tylko na piasku.
reason-no-advisors = Nie masz tu doradczyń, które mogłyby chwycić za broń.
reason-no-battle = Nie masz tu z kim walczyć.
reason-no-company = Oddział może tylko ruszyć za transportem albo stanąć w niecce polarnej.
reason-no-advisor-here = Tu nie można postawić pierwszego oddziału.

## Przywódcy

reason-leader-dead = Ten przywódca jest w kadziach.
reason-leader-captured = Tego przywódcy nie ma teraz u Ciebie.
reason-leader-fought = Ten przywódca walczył już w tej rundzie ({ $where }).
reason-leader-in-front = Ten przywódca stoi przed zasłonką i nie idzie do bitwy.
reason-leader-lives = Tego przywódcy nie ma w kadziach.
reason-leader-waits = Tego przywódcę można przywrócić dopiero wtedy, gdy zginą też pozostali.
reason-leader-price = Przywrócenie tego przywódcy kosztuje { $cost } przyprawy, a zostało Ci { $spice }.

## Karty

reason-not-for-battle = Tej karty nie bierze się do bitwy.
reason-no-weapon = Ta karta nie jest bronią ani bezużyteczną kartą.
reason-no-defence = Ta karta nie jest osłoną ani bezużyteczną kartą.
reason-in-plan = Ta karta jest już w Twoim planie.
reason-plan-bound = Zabrania tego to, co wiąże Twój plan: Głos, jasnowidzenie albo dane słowo.
reason-battle-card = Broń i osłony zagrywa się w planach bitwy.
reason-worthless-card = Bezużyteczną kartę można tylko włożyć do planu bitwy.
reason-card-other-moment = Tę kartę zagrywa się w innym momencie: mówi o nim jej tekst.
