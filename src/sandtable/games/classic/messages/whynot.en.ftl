# Why something cannot be chosen now.

## Shipments

reason-in-storm = The storm rages in sector { $sector }.
reason-stronghold-full = Two other factions already stand in { $where }: no third one may enter.
reason-no-reserves = You have no forces in reserve.
reason-fremen-landing = Fremen bring reserves only to the Great Flat and within two territories of it.
reason-ship-same = The forces come from there.
reason-ship-price = One force costs { $cost } spice there, and you can spend { $spice }.
reason-ship-half = One force costs half of { $cost } spice there, rounded up, and you can spend { $spice }.
reason-no-crossing = Only the Guild's ships carry forces from one territory to another, and they have to be paid.

## Movement

reason-no-forces = No forces of yours are in { $where }.
reason-storm-holds = The storm holds your forces in { $where }.
reason-no-way-out = No way leads out of { $where }: storm, full strongholds or allies bar it.
reason-stand-there = Your forces already stand there.
reason-ally-there = Your ally stands in { $where }.
reason-no-way = No way leads to { $where }: storm and full strongholds bar it.
reason-too-far = Too far: { $far } { $far ->
        [one] territory
       *[other] territories
    } away, and your group goes { $most } at most.
reason-baliset = Baliset keeps your group out of there.
reason-other-group = This group cannot go there.
reason-ride-storm = No worm is ridden into a territory with the storm, and { $where } is one.
reason-ride-no = No worm carries your forces there.
reason-no-part = This place is not among those the choice is about.
reason-no-retreat = Your forces cannot retreat there.
reason-second-group = No second group can go from there to the same place.
reason-worm-sand = A worm appears on sand only.
reason-no-advisors = You have no advisors there who could take up arms.
reason-no-battle = You have no battle to fight there.
reason-no-company = Your force can only follow the shipment, or go to the Polar Sink.
reason-no-advisor-here = Your first force cannot be placed there.

## Leaders

reason-leader-dead = This leader is in the tanks.
reason-leader-captured = This leader is not in your hands now.
reason-leader-fought = This leader has fought this turn already ({ $where }).
reason-leader-in-front = This leader stands in front of your shield and is not sent into battle.
reason-leader-lives = This leader is not in the tanks.
reason-leader-waits = This leader may be revived only when your other leaders are dead too.
reason-leader-price = Reviving this leader costs { $cost } spice, and you have { $spice } left.

## Cards

reason-not-for-battle = This card is not taken into battle.
reason-no-weapon = This card is neither a weapon nor worthless.
reason-no-defence = This card is neither a defence nor worthless.
reason-in-plan = This card is in your plan already.
reason-plan-bound = What binds your plan does not allow it: the Voice, prescience or your word.
reason-battle-card = Weapons and defences are played in battle plans.
reason-worthless-card = A worthless card is only laid into battle plans.
reason-card-other-moment = This card is played at another moment: its text says when.
