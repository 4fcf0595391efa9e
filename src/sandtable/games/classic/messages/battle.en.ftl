## Options

option-act-now = act now
option-wait = wait
option-reserves = the reserves
option-ship-with-karama = halve the price with a Karama
option-karama-power = use the special power with a Karama
option-advisors = advisors
option-fighters = fighters
option-capture = take a leader
option-kill = kill the leader
option-traitor = “Traitor!”
option-with-kwisatz-haderach = with the Kwisatz Haderach
option-without-kwisatz-haderach = without the Kwisatz Haderach
option-see-leader = the leader
option-see-weapon = the weapon
option-see-defence = the defence
option-see-dial = the number on the wheel
and-a-half =
    { $whole ->
        [0] ½
       *[other] { $whole }½
    }

element-see-leader = { option-see-leader }
element-see-weapon = { option-see-weapon }
element-see-defence = { option-see-defence }
element-see-dial = { option-see-dial }

option-must-play-poison-weapon = play a poison weapon
option-must-play-projectile-weapon = play a projectile weapon
option-must-play-poison-defence = play a poison defence
option-must-play-projectile-defence = play a projectile defence
option-must-play-worthless = play a worthless card
option-must-play-cheap-hero = play a Cheap Hero
option-must-play-lasgun = play the lasgun
option-must-not-play-poison-weapon = play no poison weapon
option-must-not-play-projectile-weapon = play no projectile weapon
option-must-not-play-poison-defence = play no poison defence
option-must-not-play-projectile-defence = play no projectile defence
option-must-not-play-worthless = play no worthless card
option-must-not-play-cheap-hero = play no Cheap Hero
option-must-not-play-lasgun = do not play the lasgun
voice-must-play-poison-weapon = { option-must-play-poison-weapon }
voice-must-play-projectile-weapon = { option-must-play-projectile-weapon }
voice-must-play-poison-defence = { option-must-play-poison-defence }
voice-must-play-projectile-defence = { option-must-play-projectile-defence }
voice-must-play-worthless = { option-must-play-worthless }
voice-must-play-cheap-hero = { option-must-play-cheap-hero }
voice-must-play-lasgun = { option-must-play-lasgun }
voice-must-not-play-poison-weapon = { option-must-not-play-poison-weapon }
voice-must-not-play-projectile-weapon = { option-must-not-play-projectile-weapon }
voice-must-not-play-poison-defence = { option-must-not-play-poison-defence }
voice-must-not-play-projectile-defence = { option-must-not-play-projectile-defence }
voice-must-not-play-worthless = { option-must-not-play-worthless }
voice-must-not-play-cheap-hero = { option-must-not-play-cheap-hero }
voice-must-not-play-lasgun = { option-must-not-play-lasgun }

## Groups of forces

prompt-how-many = How many forces from { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }?
prompt-how-many-starred = How many of the { $count } from { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } carry a star?
prompt-lose-starred = Of your { $count } losses in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }, how many carry a star?

## Before anybody ships

prompt-look-ahead = Look at the top card of the spice deck?
event-no-look = { $who } did not look at the spice deck.
prompt-take-up-arms = Where do your advisors take up arms?
event-arms-offered = { $who }: no further advisors take up arms now.
event-takes-up-arms = { $who } wanted the advisors in { $where } to take up arms.
prompt-choose-moment = Ship and move now, or wait? Next: { $who }.
event-guild-acts = { $who } chose to ship and move now.
event-guild-waits = { $who } chose to wait.
event-voyage = To ship and move: { $who }.

## Shipping

prompt-ship-from = From where do you ship?
prompt-ship = Where do you ship to? (You can spend { $spice }.)
prompt-ship-count = How many forces to { $where }?
prompt-ship-starred = How many of the { $count } forces to { $where } carry a star?
prompt-karama-with = Which card do you use as a Karama?
event-no-shipment = { $who } did not ship.
event-declares-shipment =
    { $special ->
        [0] { $who } declared a shipment: { $count } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } for { $cost } spice.
       *[other] { $who } declared a shipment: { $count } ({ $special } with a star) to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } for { $cost } spice.
    }
event-declares-crossing =
    { $special ->
        [0] { $who } declared a shipment: { $count } from { $origin } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } for { $cost } spice.
       *[other] { $who } declared a shipment: { $count } ({ $special } with a star) from { $origin } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } for { $cost } spice.
    }
event-declares-return =
    { $special ->
        [0] { $who } declared a shipment: { $count } from { $origin } back to the reserves for { $cost } spice.
       *[other] { $who } declared a shipment: { $count } ({ $special } with a star) from { $origin } back to the reserves for { $cost } spice.
    }
event-ally-helps-ship = { $who } laid down { $count } spice for the shipment of { $ally }.
event-karama-ships = A Karama halved the price of the shipment of { $who }.
event-shipment-void = { $who } has to choose the shipment anew.
event-gets-back = { $who } got { $count } spice back.
prompt-cancel-shipment =
    { $cards ->
        [0] { $who } ships { $count }. You have no Karama to cancel it.
       *[other] { $who } ships { $count }. Cancel the shipment with a Karama?
    }
event-shipment-cancelled = { $who } cancelled the shipment of { $shipper }.
event-shipment-let-pass = { $who } let the shipment pass.
event-ship =
    { $special ->
        [0] { $who } landed { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } landed { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }
event-cross-ship =
    { $special ->
        [0] { $who } shipped { $count } from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } shipped { $count } ({ $special } with a star) from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }
event-ships-back =
    { $special ->
        [0] { $who } shipped { $count } from { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } back to the reserves.
       *[other] { $who } shipped { $count } ({ $special } with a star) from { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } back to the reserves.
    }

## Advisors and fighters

prompt-accompany = A shipment goes to { $where }. Send a force along?
event-accompanies = { $who } wanted to send a force along, to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-no-company = { $who } sent nobody along.
event-sends-force = { $who } sent a force to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-sends-advisor = { $who } sent an advisor to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
prompt-intruded = { $who } came to { $where }: do you stay fighters there or become advisors?
event-lays-down-arms = { $who } wanted the fighters in { $where } to lay down their arms.
event-stay-fighters = { $who }: the fighters in { $where } stay fighters.
prompt-advisors-arrive = Your advisors have come to { $where }. Do they go on as advisors or as fighters?
event-stay-advisors = { $who }: the advisors in { $where } stay advisors.
event-become-fighters = { $who }: { $count } in { $where } became fighters.
event-become-advisors = { $who }: { $count } in { $where } became advisors.

## Moving

prompt-move = Move a group from which territory? (Range { $most }.)
prompt-move-part = The storm divides { $where }. Which part does the group leave?
prompt-move-to = Where does the group from { $where } go? (Range { $most }.)
event-marches-far = { $who } wanted to march through the desert to { $where }.
event-move =
    { $special ->
        [0] { $who } moved { $count } from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } moved { $count } ({ $special } with a star) from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }
prompt-move-again =
    { $cards ->
        [0] Your move is made. You have no card for another one.
       *[other] Play a card to move one more group?
    }
event-moves-no-more = { $who } moved no further group.
event-no-move = { $who } moved nobody.
event-visitors-lost = { $who } lost { $count } visitors who stayed with an ally in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-advising-visitors-lost = { $who } lost { $count } advisors who stayed with an ally in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-advisors-separate = { $who } lost { $count } advisors in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }, which is an ally’s.
event-allies-separate = { $who } lost { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }, which is an ally’s.

## Before the plans

prompt-choose-battle = Which battle is fought next?
prompt-choose-opponent = Whom do you fight first in { $where }?
prompt-choose-part = In which part of { $where } do you fight first?
event-battle-part = { $who } fights next in sector { $sector } of { $where }.
event-battle = Battle in { $where }: { $who } against { $opponent }.
event-no-leader = { $who } had neither a leader nor a Cheap Hero to send.
event-some-leader = { $who } had a leader or a Cheap Hero to send.
prompt-voice = Use the Voice on { $opponent }?
event-voice = The Voice of { $who } to { $opponent }: { $order }.
event-no-voice = { $who } did not use the Voice.
prompt-prescience = Which part of the plan of { $opponent } do you want to see?
event-prescience = { $who } asked to see of the plan of { $opponent }: { $element }.
event-no-prescience = { $who } did not look ahead.
prompt-fix-leader = { $opponent } will see your leader. Whom do you send?
prompt-fix-weapon = { $opponent } will see your weapon. What do you play?
prompt-fix-defence = { $opponent } will see your defence. What do you play?
prompt-fix-dial = { $opponent } will see your dial. What do you dial?
event-element-fixed = { $who } fixed that part of the plan.
event-sees-dial = The dial of { $opponent }: { $dial }.
event-sees-leader = { $opponent } will send { $leader }.
event-sees-card = { $opponent } will play { $card }.
event-sees-nothing = { $opponent } will send or play nothing there.

## Plans

prompt-plan-leader = Whom do you send into battle?
prompt-plan-kwisatz = Does the Kwisatz Haderach go along?
prompt-plan-weapon = Which weapon do you play?
prompt-plan-defence = Which defence do you play?
prompt-plan-dial = What do you dial?
prompt-plan-support = How much spice supports your dial?
event-plan-made = { $who } made a battle plan.
prompt-look-at-plan =
    { $cards ->
        [0] You have no Karama to look at a plan with.
       *[other] Look at a complete battle plan with a Karama?
    }
prompt-look-at-whose-plan = At whose plan do you look?
event-looks-at-plan = { $who } looked at the plan of { $opponent }.
event-no-look-at-plan = { $who } looked at no plan.
event-sees-plan =
    { $kwisatz ->
        [0] The plan of { $who }: dial { $dial }, spice { $spice }, leader { $leader }, weapon { $weapon }, defence { $defence }.
       *[other] The plan of { $who }: dial { $dial }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $weapon }, defence { $defence }.
    }
event-plan =
    { $kwisatz ->
        [0] { $who } revealed: dial { $dial }, spice { $spice }, leader { $leader }, weapon { $weapon }, defence { $defence }.
       *[other] { $who } revealed: dial { $dial }, spice { $spice }, leader { $leader } with the Kwisatz Haderach, weapon { $weapon }, defence { $defence }.
    }
prompt-call-traitor =
    { $cards ->
        [0] { $leader } is not your traitor.
       *[other] { $leader } is your traitor. Call it?
    }
event-traitor = { $who } showed a traitor: { $leader }.

## The outcome

event-two-traitors = Both leaders were traitors: both sides lost everything.
event-wins-by-traitor = { $who } won by treachery.
event-explosion = Lasgun and Shield: everything in { $where } was destroyed.
event-spice-destroyed = { $count } spice in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } was destroyed.
event-advisors-lost = { $who } lost { $count } advisors in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-kwisatz-killed = { $who } lost the Kwisatz Haderach.
event-battle-won = { $who } won { $strength } to { $against } against { $loser }.
event-battle-tied = { $who } won as the aggressor, { $strength } to { $against } against { $loser }.
event-leader-killed = { $who } lost { $leader }.
event-spice-for-leaders = { $who } gained { $count } spice for killed leaders.
event-pays-support = { $who } paid { $count } spice for support.
prompt-lose-how-many-starred = How many forces with a star do you lose?
prompt-lose-how-many = How many ordinary forces do you lose?
prompt-lose-here = { $count } ordinary forces to lose: how many in sector { $sector }?
prompt-lose-starred-here = { $count } forces with a star to lose: how many in sector { $sector }?
event-forces-lost =
    { $special ->
        [0] { $who } lost { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } lost { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }
event-kwisatz-awakes = { $who }: the Kwisatz Haderach has awoken.
prompt-keep-cards = Keep your cards, or discard which?
option-keep = keep
event-card-kept = { $who } kept { $card }.

## After a battle

prompt-capture = Take a leader of { $loser } at random?
event-capture-tried = { $who } wanted to take a leader of { $loser }.
event-no-capture = { $who } took no leader.
event-captured = { $who } took a leader of { $loser }.
event-captured-whom = The leader taken: { $leader }.
prompt-keep-or-kill = Keep the leader for a battle, or kill it for { $count } spice?
event-captive-kept = { $who } kept the leader of { $loser }.
event-captive-killed = { $who } killed the leader of { $loser } for { $count } spice.
event-captive-killed-whom = The leader killed: { $leader }.
event-captive-returns = { $leader } returned to { $who }.
event-captives-freed = { $who }: { $count } taken leaders returned.

## Collecting

event-collects = { $who } collected { $count } spice in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-income = { $who } received { $count } spice for { $where }.
event-takes-bribes = { $who } took up { $count } spice of bribes.
