# Dlaczego nie można teraz tego wybrać.

## Transport, ruch i jazda na czerwiu

reason-ship-price = Transport oddziału kosztuje { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy, a masz { $spice }.
reason-in-storm = W sektorze { $sector } szaleje burza.
reason-stronghold-full = Oddziały dwóch innych frakcji stoją już { $where-in }: trzecia wejść nie może.
reason-no-forces = Twoich oddziałów nie ma { $where-in }.
reason-moved = Twoje oddziały { $where-in } już się poruszyły.
reason-storm-holds = Burza zatrzymuje Twoje oddziały { $where-in }.
reason-no-way-out = Nie ma drogi { $where-from }: zamykają ją burza i zajęte warownie.
reason-stand-there = Twoje oddziały już tu stoją.
reason-no-way = Nie ma drogi { $where-to }: zamykają ją burza i zajęte warownie.
reason-too-far = Za daleko: { $far } { $far ->
        [one] terytorium
        [few] terytoria
       *[many] terytoriów
    } stąd, a grupa przechodzi najwyżej { $most }.
reason-ride-storm = Na terytorium z burzą czerw nie zawiezie, a burza szaleje { $where-in }.
reason-ride-far = Czerw tam nie zawiezie: sunie tylko po piasku i nie tak daleko.
reason-no-battle = Nie masz tu z kim walczyć.
reason-no-harvest = Nie zbierasz tu przyprawy albo żniwiarka już tu pracuje.

## Przywódcy

reason-leader-dead = Ten przywódca jest w kadziach.
reason-leader-absent = Ten przywódca nie bierze udziału w grze.
reason-leader-fought = Ten przywódca walczył już w tej rundzie ({ $where }).
reason-leader-returns = Ten przywódca już wraca.
reason-leader-lives = Tego przywódcy nie ma w kadziach.
reason-leader-price = Przywrócenie tego przywódcy kosztuje { $cost } { $cost ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy, a zostało Ci { $spice }.

## Karty

reason-no-weapon = Ta karta nie jest bronią ani bezużyteczną kartą.
reason-no-defence = Ta karta nie jest osłoną ani bezużyteczną kartą.
reason-in-plan = Ta karta jest już w Twoim planie.
reason-given-up = Już odrzucasz tę kartę.
reason-voice-poison = Głos nakazuje Ci zagrać truciznę.
reason-voice-projectile = Głos nakazuje Ci zagrać broń podręczną.
reason-voice-special = Głos nakazuje Ci zagrać broń specjalną.
reason-voice-no-poison = Głos zabrania Ci trucizny.
reason-voice-no-projectile = Głos zabrania Ci broni podręcznej.
reason-voice-no-special = Głos zabrania Ci broni specjalnej.
reason-battle-card = Karty bitwy zagrywa się w planach bitwy.
reason-card-storm = Tę kartę zagrywa się przed rzutem kością burzy.
reason-card-blow = Tę kartę zagrywa się przed wybuchem przyprawy.
reason-card-drawing = Tę kartę zagrywa się przed dobraniem kart bitwy.
reason-card-reviving = Tę kartę zagrywa się w trakcie przywracania.
reason-card-shipping = Tę kartę zagrywa się przed Twoim transportem.
reason-card-moving = Tę kartę zagrywa się przed ruchem, jedną na grupę.
reason-card-moved = Tę kartę zagrywa się po Twoim ruchu.
reason-card-plans = Tę kartę zagrywa się przed ułożeniem planów bitwy.
reason-card-revealed = Tę kartę zagrywa się po ujawnieniu planów w Twojej bitwie.
reason-card-defeat = Tę kartę zagrywa się po porażce, gdy zostały oddziały spoza dysku.
reason-card-harvest = Tę kartę zagrywa się podczas zbiorów.
