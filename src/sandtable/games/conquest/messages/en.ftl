game-title = Dune: A Game of Conquest and Diplomacy

## Options

option-pass = pass
option-pass-round = pass until the round ends
option-nothing = nothing
option-done = that is all
option-draw = draw cards
option-exchange = exchange a traitor card
option-traitor = “Traitor!”
option-keep = keep it
option-discard = discard it
option-collect = collect the spice
option-leave = leave the spice
option-leave-in = leave the spice in { $where }
option-accept = accept
option-decline = decline
option-see-dial = the number on the wheel
option-see-leader = the leader
option-see-weapon = the weapon
option-see-defence = the defence
option-must-play-poison = play poison
option-must-play-projectile = play a projectile weapon
option-must-play-special = play a special weapon
option-must-not-play-poison = play no poison
option-must-not-play-projectile = play no projectile weapon
option-must-not-play-special = play no special weapon
option-as-projectile = as a projectile weapon
option-as-poison = as poison

voice-must-play-poison = { option-must-play-poison }
voice-must-play-projectile = { option-must-play-projectile }
voice-must-play-special = { option-must-play-special }
voice-must-not-play-poison = { option-must-not-play-poison }
voice-must-not-play-projectile = { option-must-not-play-projectile }
voice-must-not-play-special = { option-must-not-play-special }

## Preparing the game

event-faction = Player { $seat }: { $who }.
event-leaders-drawn = { $who } drew these leaders: { $leaders }.
event-traitors-dealt =
    { $count ->
        [one] { $who } drew { $count } traitor card.
       *[other] { $who } drew { $count } traitor cards.
    }
event-traitors-seen = { $leaders-count ->
        [one] The traitor card you drew: { $leaders }.
       *[other] The traitor cards you drew: { $leaders }.
    }
prompt-keep-traitor =
    { $count ->
        [one] Which traitor card do you keep?
       *[other] Which traitor card do you keep? ({ $count } still to choose)
    }
event-traitors-kept =
    { $count ->
        [one] { $who } kept { $count } traitor card.
       *[other] { $who } kept { $count } traitor cards.
    }
event-traitors-kept-seen = { $leaders-count ->
        [one] The traitor card you kept: { $leaders }.
       *[other] The traitor cards you kept: { $leaders }.
    }
event-stronghold-covered = Covered stronghold, sand in this game: { $where }.
event-first-player-roll = { $who } rolled { $face } for first player.
event-first-player-roll-symbol = { $who } rolled the storm symbol for first player.
event-first-player = First player: { $who }.
event-round = Round { $round } began. First player: { $who }.

## Storm

prompt-weather-control =
    { $cards ->
        [0] The storm is about to move. You have no card to play now.
       *[other] The storm is about to move. Play a market card?
    }
prompt-storm-distance = How many sectors does the storm move?
event-storm-roll =
    { $steps ->
        [one] { $who } rolled for the storm: { $steps } sector.
       *[other] { $who } rolled for the storm: { $steps } sectors.
    }
event-storm-symbol = { $who } rolled the storm symbol and decides how far the storm moves.
event-storm-chosen =
    { $steps ->
        [one] { $who } decided how far the storm moves: { $steps } sector.
       *[other] { $who } decided how far the storm moves: { $steps } sectors.
    }
event-storm-moves = The storm is now in sector { $sector }.
event-forces-lost-to-storm =
    { $count ->
        [one] The storm destroyed { $count } force of { $who } in { $where }.
       *[other] The storm destroyed { $count } forces of { $who } in { $where }.
    }
event-spice-lost-to-storm = The storm blew { $count } spice away in { $where }.

## Spice blow

prompt-thumper =
    { $cards ->
        [0] The spice blow is about to come. You have no card to play now.
       *[other] The spice blow is about to come. Play a market card?
    }
event-spice-blow = Spice blow in { $where }: { $count } spice.
event-worm-too-early = A sandworm in round 1: shuffled back into the deck.
event-worm-revealed = A sandworm appeared.
event-worm-finds-nothing = The worm found no territory to strike.
event-worm-strikes = The worm struck { $where }.
event-forces-lost-to-blow =
    { $count ->
        [one] The blow destroyed { $count } force of { $who } in { $where }.
       *[other] The blow destroyed { $count } forces of { $who } in { $where }.
    }
event-forces-lost-to-worm =
    { $count ->
        [one] The worm devoured { $count } force of { $who } in { $where }.
       *[other] The worm devoured { $count } forces of { $who } in { $where }.
    }
event-spice-gone = { $count } spice in { $where } was lost.
prompt-ride = Your forces in { $where } may ride the worm. Where to?
prompt-ride-count =
    { $sector ->
        [0] How many forces ride along?
       *[other] How many forces from sector { $sector } ride along?
    }
event-ride =
    { $who } rode a worm with { $count ->
        [one] { $count } force
       *[other] { $count } forces
    }: { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where } (sector { $sector })
    }.
event-no-ride = { $who } did not ride the worm in { $where }.

## Gaining and playing cards

event-market-card = { $who } played { $card }.
event-battle-card-discarded = { $who } discarded { $card }.
event-passes-round = { $who } will pass at all such moments until the round ends.
event-spies-gone = The time for spies is over.
prompt-barter =
    { $cards ->
        [0] Before you draw battle cards: you have no card to play now.
       *[other] Draw battle cards now, or play a market card first?
    }
prompt-barter-card = Which battle card do you discard?
event-battle-cards-drawn =
    { $count ->
        [0] { $who } drew no battle cards.
        [one] { $who } drew { $count } battle card.
       *[other] { $who } drew { $count } battle cards.
    }
event-battle-cards-seen = { $cards-count ->
        [one] Battle card you drew: { $cards }.
       *[other] Battle cards you drew: { $cards }.
    }
prompt-buy = How many market cards do you buy, at { $cost } spice each?
event-buys-nothing = { $who } bought no market card.
event-buys =
    { $count ->
        [one] { $who } bought { $count } market card for { $cost } spice.
       *[other] { $who } bought { $count } market cards for { $cost } spice.
    }
event-buys-from =
    { $count ->
        [one] { $who } bought { $count } market card and paid { $cost } spice to { $payee }.
       *[other] { $who } bought { $count } market cards and paid { $cost } spice to { $payee }.
    }
event-market-cards-seen = { $cards-count ->
        [one] Market card you drew: { $cards }.
       *[other] Market cards you drew: { $cards }.
    }

## Revival

prompt-revive-forces = How many forces do you revive? { $free } are free, each further one costs { $cost } spice.
prompt-revive-leader = Which leader do you revive, paying the leader’s strength in spice? You have { $spice }.
prompt-ghola = Whom does the Tleilaxu ghola bring back: a leader, or forces?
event-no-revival = { $who } revived nobody.
event-forces-revived =
    { $who } revived { $count ->
        [one] { $count } force
       *[other] { $count } forces
    } { $cost ->
        [0] for free
       *[other] for { $cost } spice
    }.
event-leader-revived =
    { $who } revived { $leader } { $cost ->
        [0] for free
       *[other] for { $cost } spice
    }.

## Shipping and movement

prompt-ship =
    { $most ->
        [one] Where do you ship forces to? You can afford { $most } force.
       *[other] Where do you ship forces to? You can afford { $most } forces.
    }
prompt-ship-count = How many forces do you ship to { $where }?
prompt-bring = How many forces do you bring to the polar sink?
event-ship =
    { $who } shipped { $count ->
        [one] { $count } force
       *[other] { $count } forces
    } to { $sector ->
        [0] { $where }
       *[other] { $where } (sector { $sector })
    } { $cost ->
        [0] for free
       *[other] for { $cost } spice
    }.
event-no-shipment = { $who } shipped nothing.
prompt-move = From which territory do you move a group?
prompt-move-to =
    { $most ->
        [one] Where does the group from { $where } go? It can move { $most } territory.
       *[other] Where does the group from { $where } go? It can move up to { $most } territories.
    }
prompt-move-count =
    { $sector ->
        [0] How many forces from { $where } go along?
       *[other] How many forces from { $where }, sector { $sector }, go along?
    }
prompt-another-move =
    { $cards ->
        [0] After your movement: you have no card to play now.
       *[other] Play a market card to move one more group?
    }
event-move =
    { $who } moved { $count ->
        [one] { $count } force
       *[other] { $count } forces
    }: { $origin } → { $sector ->
        [0] { $where }
       *[other] { $where } (sector { $sector })
    }.
event-no-move = { $who } moved nothing.

## Battle

prompt-choose-battle = You have battle advantage. Where do you fight next?
prompt-choose-opponent = Whom do you fight in { $where }?
prompt-choose-part = In which part of { $where } do you fight?
event-battle = Battle in { $where }: { $who } (advantage) against { $opponent }.
prompt-exchange = Exchange a traitor card before the battle?
event-traitor-exchange = { $who } exchanged a traitor card.
prompt-return-traitor = Which traitor card do you put under the deck?
event-traitor-returned = You put this traitor card under the deck: { $leader }.
prompt-spy =
    { $cards ->
        [0] Plans are about to be made. You have no card to play now.
       *[other] Plans are about to be made. Play a market card?
    }
prompt-spy-on = Whose battle cards do you look at?
event-spy = { $who } looked at the battle cards of { $target }.
event-spy-sees = Battle cards of { $target }: { $cards }.
prompt-voice = The Voice: what do you command { $opponent }?
event-no-voice = { $who } did not use the Voice.
event-voice = { $who } used the Voice on { $opponent }: { $command }!
prompt-prescience = Prescience: which part of the plan of { $opponent } do you look at?
event-no-prescience = { $who } did not use Prescience.
event-prescience = { $who } looked into the plan of { $opponent }: { $element }.
event-sees-dial = In the plan of { $opponent } the wheel shows { $count }.
event-sees-leader = In the plan of { $opponent } the leader is { $leader }.
event-sees-card = In the plan of { $opponent } lies { $card }.
event-sees-mode = It is set { $mode }.
event-sees-nothing = In the plan of { $opponent } that place is empty.
prompt-plan-leader = Your battle plan: which leader fights?
prompt-plan-weapon = Your battle plan: which weapon?
prompt-plan-mode = Your battle plan: how is the weapon set?
prompt-plan-defence = Your battle plan: which defence?
prompt-plan-dial = Your battle plan: how many forces do you dial? All of them are lost, whoever wins.
event-plan-made = { $who } made a battle plan.
event-no-leader = { $who } can field no leader.
event-plan = Plan of { $who }: { $dial } { $dial ->
        [one] force
       *[other] forces
    }, { $leader }; weapon { $weapon }; defence { $defence }.
event-plan-no-leader =
    { $dial ->
        [one] Plan of { $who }: { $dial } force, no leader.
       *[other] Plan of { $who }: { $dial } forces, no leader.
    }
event-plan-mode = Weapon of { $who }: { $mode }.
prompt-respond =
    { $cards ->
        [0] Plans are revealed. You have no card to play now, and no traitor to call.
       *[other] Plans are revealed. Play a market card or call a traitor?
    }
event-pass = { $who } passed.
event-traitor = “Traitor!” { $who } revealed { $leader }.
prompt-answer-call =
    { $cards ->
        [0] Your leader was betrayed. You have no traitor to call in return.
       *[other] Your leader was betrayed. Do you call a traitor as well?
    }
event-two-traitors = Two traitors: both sides lose everything, nobody wins.
event-wins-by-traitor = { $who } won the battle by treason and lost nothing.
event-explosion = Lasgun and shield: an explosion destroys everything in { $where }.
event-battle-won = { $who } won the battle against { $loser }, { $strength } to { $against }.
event-leader-killed = { $leader } ({ $who }) was killed.
event-spice-for-leaders = { $who } took { $count } spice for killed leaders.
event-forces-lost =
    { $count ->
        [one] { $who } lost { $count } force in { $where }.
       *[other] { $who } lost { $count } forces in { $where }.
    }
prompt-withdraw =
    { $cards ->
        [0] You lost the battle. You have no card to play now.
       *[other] You lost the battle. Play a market card?
    }
prompt-withdraw-count = How many forces return to your reserve?
event-withdraws =
    { $count ->
        [one] { $who } withdrew { $count } force to the reserve.
       *[other] { $who } withdrew { $count } forces to the reserve.
    }
prompt-lose-dialled = How many of the dialled forces do you lose in sector { $sector }?
prompt-keep-card = You won. What becomes of { $card }?
event-battle-card-kept = { $who } kept { $card }.

## Spice harvest

prompt-harvest = Do you collect spice, { $rate } for each of your forces?
prompt-harvester = Where does the harvester work?
event-harvest = { $who } collected { $count } spice in { $where }.
event-leaves-spice = { $who } left the spice lying.
prompt-charity = Do you accept charity, which brings you up to { $count } spice?
event-charity = { $who } received { $count } spice of charity.
event-no-charity = { $who } declined charity.

## The end

event-game-over = The game is over. Won by: { $winners }. { $why }
reason-strongholds = Three strongholds decided the game.
reason-points = Points decided the game: 5 for each stronghold, 1 for each spice.
