### Сражения, потери, отступление и продвижение, поселения.

rolled = { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }, { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }, { $specials ->
        [one] { $specials } особый
       *[other] { $specials } особых
    }
event-combat-round = Боевой раунд { $round }.
prompt-throw-cards = Кубиков { $dice } из { $most } возможных. Сбросить карту ради ещё одного?
event-throws-nothing = { $who } не сбрасывают карт.
event-combat-roll = { $who } бросают { $dice } { $dice ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }: { rolled }.
prompt-specials = Какой командир применит особый результат? (осталось: { $specials })
event-leader-uses-special = Особый результат применяет { $leader }: { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    } и { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }.
event-special-unused = { $who } не применяют особый результат.
event-shields-broken = Особые элитные отряды { $who-gen } пробивают { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
    }.
event-no-hits = Никто не получает попаданий.
event-takes-hits = { $who } получают { $count ->
        [one] { $count } попадание
        [few] { $count } попадания
       *[many] { $count } попаданий
    } { $where-in }.
prompt-casualties = Кому достанется попадание { $where-in }? (осталось: { $hits })
prompt-continue = { $hits ->
        [0] Продолжить атаку на { $where-acc }?
       *[other] Продолжить атаку на { $where-acc }? Цена – 1 попадание.
    }
event-continue = { $who } продолжают атаку.
event-cease = { $who } прекращают атаку.
prompt-stand = Ваш легион { $where-in } сражается дальше или отступает?
event-fights-on = { $who } сражаются дальше.
prompt-retreat-to = Куда отступит легион { $where-from }?
event-retreats = Легион { $who-gen } отступает { $where-from } { $to-to }: { $legion }.
event-battle-won = { $who } побеждают в сражении за { $where-acc }.
event-battle-undecided = В сражении за { $where-acc } никто не выживает.
prompt-advance = Продвинуться { $where-to }?
event-advances = Легион { $who-gen } продвигается { $where-to }: { $legion }.
event-stays = { $who } остаются на месте.
event-settlement-destroyed = Поселение { $who-gen } { $where-in } уничтожено, его ранг – { $rank }.
