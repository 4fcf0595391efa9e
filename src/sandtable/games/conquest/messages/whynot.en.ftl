# Why something cannot be chosen now.

## Shipping, movement and rides

reason-ship-price = Shipping costs { $cost } spice per force, and you have { $spice }.
reason-in-storm = The storm rages in sector { $sector }.
reason-stronghold-full = Two other factions already stand in { $where }: no third one may enter.
reason-no-forces = No forces of yours are in { $where }.
reason-moved = Your forces in { $where } have moved already.
reason-storm-holds = The storm holds your forces in { $where }.
reason-no-way-out = No way leads out of { $where }: storm and full strongholds bar it.
reason-stand-there = Your forces already stand there.
reason-no-way = No way leads to { $where }: storm and full strongholds bar it.
reason-too-far = Too far: { $far } { $far ->
        [one] territory
       *[other] territories
    } away, and your group goes { $most } at most.
reason-ride-storm = No worm is ridden into a territory with the storm, and { $where } is one.
reason-ride-far = No worm carries your forces there: it crosses sand only, and not so far.
reason-no-battle = You have no battle to fight there.
reason-no-harvest = You harvest no spice there, or a harvester works there already.

## Leaders

reason-leader-dead = This leader is in the tanks.
reason-leader-absent = This leader takes no part in the game.
reason-leader-fought = This leader has fought this round already ({ $where }).
reason-leader-returns = This leader is returning already.
reason-leader-lives = This leader is not in the tanks.
reason-leader-price = Reviving this leader costs { $cost } spice, and you have { $spice } left.

## Cards

reason-no-weapon = This card is neither a weapon nor worthless.
reason-no-defence = This card is neither a defence nor worthless.
reason-in-plan = This card is in your plan already.
reason-given-up = You are discarding this card already.
reason-voice-poison = The Voice commands you to play a poison weapon.
reason-voice-projectile = The Voice commands you to play a projectile weapon.
reason-voice-special = The Voice commands you to play a special weapon.
reason-voice-no-poison = The Voice forbids you poison weapons.
reason-voice-no-projectile = The Voice forbids you projectile weapons.
reason-voice-no-special = The Voice forbids you special weapons.
reason-battle-card = Battle cards are played in battle plans.
reason-card-storm = This card is played before the storm die is rolled.
reason-card-blow = This card is played before the spice blow.
reason-card-drawing = This card is played before you draw battle cards.
reason-card-reviving = This card is played while you revive.
reason-card-shipping = This card is played before you ship.
reason-card-moving = This card is played before you move, and once for each group.
reason-card-moved = This card is played after you have moved.
reason-card-plans = This card is played before battle plans are made.
reason-card-revealed = This card is played after the plans of your battle are revealed.
reason-card-defeat = This card is played after you lose a battle with forces left that were not dialled.
reason-card-harvest = This card is played while you harvest.
