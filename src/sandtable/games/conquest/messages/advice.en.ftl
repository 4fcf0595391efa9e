# Why a sensible player answers so.

advice-usual = Nothing that can be weighed here speaks for another answer.
advice-card-none = You have no card for this moment.
advice-card-later = The card would bring too little now; it is worth more later.
advice-traitor-strong = Strength { $strength }, the strongest of another house here ({ $whose }): strong ones are sent most.
advice-traitor-own = All these cards are of your own house, so it is only protection.
advice-return-own = A leader of your own house: the card wins you no battle.
advice-return-traitor = Strength { $strength }: of your traitors this one will be sent against you least.
advice-storm-harm = So the storm takes { $theirs } { $theirs ->
        [one] force
       *[other] forces
    } of the others and { $own ->
        [0] none
       *[other] { $own }
    } of yours.
advice-storm-spare = So the storm takes { $own ->
        [0] nobody of yours
        [one] { $own } of your forces, and with any other number no fewer
       *[other] { $own } of your forces, and with any other number no fewer
    }.
advice-weather-harm = Led by you, the storm takes { $theirs } { $theirs ->
        [one] force
       *[other] forces
    } of the others.
advice-weather-spare = Left to the die, the storm may take { $own } of your forces.
advice-thumper = The worm devours forces of the others where spice last appeared.
advice-ride-none = No place in reach is worth the ride.
advice-ride-count = Nobody is needed where they come from.
advice-barter = You hold { $count } worthless cards, which take the places of better ones.
advice-barter-card = It is worthless, and its place is free for another card.
advice-barter-done = Every card that is left can still be of use.
advice-buy = Of your { $spice } spice eight are kept for landings; of what is beyond, every four buy a card.
advice-buy-none = Your { $spice } spice are all needed for landings.
advice-buy-last = In the last round spice is points, and points are worth more than cards.
advice-revive-free = The free ones always; beyond that your { $spice } spice are needed more.
advice-revive-paid = { $reserve ->
        [0] Your reserve is empty
        [one] Your reserve has only { $reserve } force
       *[other] Your reserve has only { $reserve } forces
    }, and after paying { $cost } you still have { $left } spice.
advice-ghola-card = { $tanks } forces lie in the tanks, and { $leaders } of your leaders { $leaders ->
        [one] is
       *[other] are
    } ready: now the card brings most.
advice-ghola-leader = Only { $count } of your leaders { $count ->
        [one] is
       *[other] are
    } ready, so a leader is worth most, the strongest first.
advice-ghola-forces = { $count } leaders are ready, which is enough, so as many forces as possible return.
advice-leaders-enough = { $count ->
        [one] One leader is ready
       *[other] { $count } leaders are ready
    }, and the spice is needed more.
advice-leaders-few = Only { $count ->
        [one] one leader is
       *[other] { $count } leaders are
    } ready; this one has strength { $strength } and has not been shown to be a traitor.
advice-goal-spice = { $spice } spice { $spice ->
        [one] lies
       *[other] lie
    } here{ $foes ->
        [0] {""}, and nobody else stands here.
        [one] {""}, guarded by { $foes } force.
       *[other] {""}, guarded by { $foes } forces.
    }
advice-goal-decisive = With it you hold { $count } strongholds, which wins at the end of the round{ $foes ->
        [0] .
        [one] , if you beat { $foes } force there.
       *[other] , if you beat { $foes } forces there.
    }
advice-goal-denies = { $whom } hold { $count } strongholds and win with them, unless somebody takes one.
advice-goal-held = { $foes ->
        [0] You hold this stronghold with { $own }; more make it harder to take.
       *[other] You have { $own } here against { $foes }, and more win the battle.
    }
advice-goal-stronghold = { $foes ->
        [0] Nobody stands in this stronghold; it would be number { $count } of the three that win.
        [one] It would be stronghold number { $count } of the three that win; { $foes } force guards it.
       *[other] It would be stronghold number { $count } of the three that win; { $foes } forces guard it.
    }
advice-goal-more = So you hold { $count } strongholds, more than the three that win, and can lose one.
advice-ship-card = { $count } forces wait in your reserve, and the card brings more of them down.
advice-ship-none = With { $spice } spice no landing would bring more than it costs.
advice-ship-count = { $foes ->
        [0] So { $own } of yours stand there and { $left ->
            [0] no spice is
            [one] { $left } spice is
           *[other] { $left } spice are
        } left; more would cost more than they hold.
       *[other] So { $own } of yours stand there against { $foes }, and { $left ->
            [0] no spice is
            [one] { $left } spice is
           *[other] { $left } spice are
        } left.
    }
advice-bring = It costs nothing, and from the Polar Sink they can go anywhere.
advice-move-none = Everybody stands where they are worth most.
advice-move-card = Many of yours wait in the Polar Sink, and the card takes them further.
advice-move-from = From here { $count } can go where they are worth more: { $where }.
advice-move-again = One more group of { $count } gains much here: { $where }.
advice-move-some = So { $left } stay and hold the place.
advice-move-all = Nobody is needed where they come from.
advice-exchange = It costs nothing, and the new card may name somebody who is sent against you now.
advice-spy = { $count } battle cards of { $whom } are not known to you.
advice-spy-on = You fight against them now.
advice-voice-undefended = Your hand has no defence against this weapon.
advice-voice-stopped = You hold a defence against either kind, so it makes no difference.
advice-prescience = { $count ->
        [0] You have no defence; if there is a weapon, you can send a leader whose loss costs little.
        [one] You have one defence: now you learn whether it helps or can be kept.
       *[other] You have { $count } defences, and the weapon tells which of them to take.
    }
advice-leader-dies = You saw the weapon and nothing of yours stops it, so whoever costs least goes (strength { $strength }).
advice-leader-best = Strength { $strength }; of a hundred such battles about { $dies } kill the leader, and { $bought } betray you.
advice-weapon = It kills the other leader in about { $chance } of a hundred battles.
advice-weapon-none = There is no weapon to play.
advice-worthless = It is worthless, and so you are at least rid of it.
advice-defence-none = No defence of yours would help here.
advice-defence-seen = You saw the weapon, and this stops it.
advice-defence-unseen = With it your leader falls in about { $dies } of a hundred battles, without it in { $bare }.
advice-dial = So you win about { $chance } of a hundred such battles, and { $left ->
        [0] nobody is left to hold the place.
        [one] one of yours is left to hold the place.
       *[other] { $left } of yours are left to hold the place.
    }
advice-dial-lost = Every number would nearly always lose, so no more is thrown in.
advice-call = It wins at once and costs nothing.
advice-answer-call = So they do not win either.
advice-answer-none = You hold no traitor card against their leader.
advice-respond-wins = You win as it stands, without another card.
advice-respond-explosion = The explosion takes everything here, whatever is played.
advice-respond-none = You are { $short } short, and no card of yours makes up for that.
advice-respond-counter-attack = You are { $short } short, and the card makes up for it.
advice-respond-prana-bindu = It saves your leader.
advice-respond-poison-tooth = Without the two leaders you win.
advice-withdraw = What withdraws is not lost.
advice-keep = It can be played again.
advice-harvest = { $spice } spice lie within reach, and what is left there may be lost to storm or worm.
advice-harvester = With the harvester every force brings more.
advice-charity = It costs nothing.
