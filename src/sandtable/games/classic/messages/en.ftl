game-title = Dune

## Options

option-pass = pass
option-pass-phase = pass until the phase ends
option-pass-turn = pass until the turn ends
option-pass-on = pass until I ask to be asked again
option-nothing = nothing
option-done = that is all
option-yes = yes
option-no = no
option-accept = accept
option-decline = decline
option-discard = discard it
option-buy-with-karama = take the card with a Karama
option-break-alliance = leave the alliance
option-kwisatz-haderach = the Kwisatz Haderach
stop-advantage = Karama against { $advantage }
accept-offer = accept the offer of { $who }
refuse-offer = refuse the offer of { $who }
option-offer-deal = offer a deal
option-promise-spice = promise spice to the ally
option-give-spice = give spice to the ally
option-ask-again = ask me again
option-play-truthtrance = play Truthtrance
option-play-tleilaxu-ghola = play Tleilaxu Ghola
option-karama-for-ally = halve the price of the ally’s shipment with a Karama
option-until-this-phase-ends = until this phase ends
option-until-this-turn-ends = until this turn ends
option-ask-for-card = whether they hold a certain card
option-ask-for-traitor = whether a certain leader is their traitor
option-ask-for-predicted-faction = whether they predicted a certain faction
option-ask-for-predicted-turn = whether they predicted a certain turn
option-ask-for-card-in-plan = whether their plan will hold a certain card

## Preparing the game

prompt-choose-faction = Which faction do you play?
event-chooses-faction = Player { $seat } chose { $who }.
prompt-swap-faction = You play { $who }. Would you rather swap with somebody?
event-factions-swapped = { $who } and { $other } swapped places.
event-faction = Player { $seat }: { $who }, at the circle in sector { $sector }.
prompt-predict-faction = Whose victory do you foresee?
prompt-predict-turn = In which turn will { $who } win?
event-predicted = { $who } wrote down a prediction.
event-predicted-seen = Your prediction: { $faction } in turn { $turn }.
event-traitors-dealt = { $who } drew { $count } traitor cards.
event-traitors-seen = The traitor cards you drew: { $leaders }.
prompt-keep-traitor = Which traitor card do you keep?
event-traitors-kept =
    { $count ->
        [one] { $who } kept { $count } traitor card.
       *[other] { $who } kept { $count } traitor cards.
    }
event-traitor-kept-seen = The traitor card you kept: { $leader }.
prompt-place-fremen = How many forces in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }?
prompt-place-fedaykin = How many Fedaykin among those in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }?
prompt-place-advisor = Where does your first force go?
event-placed =
    { $special ->
        [0] { $who } placed { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } placed { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }
event-advisor-placed = { $who } placed an advisor in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-treachery-dealt =
    { $count ->
        [one] { $who } drew { $count } treachery card.
       *[other] { $who } drew { $count } treachery cards.
    }
event-treachery-seen =
    { $cards-count ->
        [0] You drew no treachery card.
       *[other] Your treachery cards: { $cards }.
    }

## The course of the game

event-turn = Turn { $turn } began.
event-card-played = { $who } played { $card }.
event-card-discarded = { $who } discarded { $card }.
event-pays = { $who } paid { $count } spice to { $to }.
event-pays-bank = { $who } paid { $count } spice to the bank.

## Karama and other windows

prompt-stop =
    { $cards ->
        [0] No Karama to stop this: { $advantages }.
       *[other] Stop it with a Karama? At stake: { $advantages }.
    }
prompt-stop-short =
    { $cards ->
        [0] No Karama to stop one of { $advantages-count } advantages.
       *[other] Stop one of { $advantages-count } advantages with a Karama?
    }
until-phase = the phase ends
until-turn = the turn ends
until-asked = they ask to be asked again
event-passes-on = { $who } will pass until { $until }.
event-asks-again = { $who } will be asked again.
event-nobody-stops = Time for Karama is over: { $advantages }.
event-advantage-stopped = { $who } stopped this with a Karama: { $advantage }.

## Storm

prompt-first-storm = How far does the first storm go? Both numbers are added.
prompt-dial-storm = How far does the storm move? Both numbers are added.
event-storm-dialled = { $who } dialled { $count }.
event-storm-card = The storm card says { $count }.
prompt-storm-cards = { $count ->
        [0] The storm is about to stay where it is.
       *[other] The storm is about to move { $count } { $count ->
            [one] sector
           *[other] sectors
        }.
    } { $cards ->
        [0] You have no card for it.
       *[other] Play a card?
    }
prompt-weather = How far does the storm move?
event-weather = { $count ->
        [0] { $who } made the storm stay where it is.
       *[other] { $who } made the storm move { $count }.
    }
event-storm-cards-over = { $count ->
        [0] The storm stays where it is.
       *[other] The storm moves { $count }.
    }
event-atomics = { $who } played { $card }: the Shield Wall is gone.
event-lost-to-atomics =
    { $special ->
        [0] { $who } lost { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the atomics.
       *[other] { $who } lost { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the atomics.
    }
event-advisors-lost-to-atomics = { $who } lost { $count } advisors in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the atomics.
event-storm-moves = { $count ->
        [0] The storm stayed in sector { $sector }.
       *[other] The storm moved { $count }, to sector { $sector }.
    }
event-lost-to-storm =
    { $special ->
        [0] { $who } lost { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the storm.
       *[other] { $who } lost { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the storm.
    }
event-advisors-lost-to-storm = { $who } lost { $count } advisors in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the storm.
event-spice-lost-to-storm = The storm took { $count } spice in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-first-player = First Player: { $who }.
event-storm-card-drawn = { $who } looked at the card of the next storm.
event-storm-card-seen = The next storm will move { $count }.
event-storm-card-unseen = The card of the next storm was laid down unseen.

## Spice blow

event-spice-deck-anew = The spice deck was made anew.
event-spice-deck-look = { $who } looked at the top card of the spice deck.
event-spice-deck-seen = On top of the spice deck: { $card }.
event-worm-too-early = A worm came up; on the first turn it is set aside.
event-worms-return = The worms set aside were shuffled into the spice deck.
event-worm = Shai-Hulud came up on pile { $pile }.
event-no-spice-in-storm = { $where } lies in the storm: no spice there (pile { $pile }).
event-spice-blow = { $count } spice blew in { $where } (sector { $sector }; pile { $pile }).
prompt-protect = The worm comes to { $where }. Do you protect { $ally }?
event-protects = { $who } protected { $ally } from the worm.
event-does-not-protect = { $who } did not protect { $ally } from the worm.
event-worm-strikes = The worm struck { $where }.
event-devoured =
    { $special ->
        [0] { $who } lost { $count } in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the worm.
       *[other] { $who } lost { $count } ({ $special } with a star) in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the worm.
    }
event-advisors-devoured = { $who } lost { $count } advisors in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    } to the worm.
event-spice-devoured = The worm took { $count } spice in { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
event-worm-does-nothing = The worm did nothing.
prompt-place-worm = In which sand territory does the worm appear?
event-calls-worm = { $who } called a worm to { $where }.
prompt-karama-worm = Call a worm with a Karama?
prompt-ride = Ride the worm from { $where } to where?
event-no-ride = { $who } did not ride from { $where }.
event-ride =
    { $special ->
        [0] { $who } rode with { $count } from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
       *[other] { $who } rode with { $count } ({ $special } with a star) from { $origin }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sector { $origin_sector })
    } to { $where }{ $sector ->
        [0] {""}
       *[other] {" "}(sector { $sector })
    }.
    }

## Nexus

event-nexus = A nexus: alliances can be formed and broken.
prompt-nexus = With whom would you ally? The others will not learn of a wish that is not returned.
prompt-nexus-then = And with whom would you ally then?
event-allied = { $who } and { $other } are allies now.
event-leaves-alliance = { $who } left the alliance with { $others }.
event-nexus-over = The nexus is over.

## Charity

prompt-charity = Claim { $count } spice from CHOAM charity?
event-charity = { $who } received { $count } spice from CHOAM charity.
event-no-charity = { $who } claimed no charity.

## Bidding

event-bidding =
    { $count ->
        [0] All hands are full: no card was put up for auction.
       *[other] Able to bid: { $able }.
    }
event-row-dealt =
    { $count ->
        [one] { $count } card was dealt for auction.
       *[other] { $count } cards were dealt for auction.
    }
event-treachery-deck-anew = The treachery deck was made anew from the discard pile.
event-card-up = Card { $number } of { $count } is up for auction.
event-card-up-seen = Up for auction: { $card }.
prompt-bid = The bid stands at { $bid }. You have { $spice } spice{ $support ->
        [0] {""}
       *[other] , with your allies { $means }
    }. What do you bid?
event-passes = { $who } passed.
event-bids = { $who } bid { $count }.
event-cards-return =
    { $count ->
        [one] Nobody wanted it: { $count } card went back on top of the deck.
       *[other] Nobody wanted it: { $count } cards went back on top of the deck.
    }
event-sold = The card went to { $who } for { $count }.
event-buys-with-karama = { $who } took the card with a Karama and paid nothing.
event-bid-void = The bid of { $who } was void: its Karama was stopped.
event-takes-card = { $who } took the card.
event-free-card =
    { $count ->
        [0] No card was left for { $who } to draw.
       *[other] { $who } drew another card for nothing.
    }
prompt-karama-swap = Take cards from another hand with a Karama?
prompt-karama-swap-from = From whose hand?
prompt-karama-swap-count = How many cards?
event-takes-unseen =
    { $count ->
        [one] { $who } took { $count } card unseen from { $victim }.
       *[other] { $who } took { $count } cards unseen from { $victim }.
    }
event-cards-taken = Cards that were taken: { $cards }.
prompt-give-back = Which card do you give back? ({ $count } still to give)
event-gives-back =
    { $count ->
        [one] { $who } gave { $victim } { $count } card.
       *[other] { $who } gave { $victim } { $count } cards.
    }
event-cards-given = Cards that were given back: { $cards }.

## Revival

prompt-revive-forces = How many forces do you revive? ({ $free } for nothing, more for { $cost } spice each.)
prompt-revive-starred = How many of the { $count } carry a star?
prompt-revive-leader = Which leader do you revive? (You have { $spice } spice.)
event-forces-revived = { $special ->
        [0] { $who } revived { $count } { $cost ->
            [0] for free
           *[other] for { $cost } spice
        }.
       *[other] { $who } revived { $count } ({ $special } with a star) { $cost ->
            [0] for free
           *[other] for { $cost } spice
        }.
    }
event-leader-revived = { $who } revived { $leader } { $cost ->
        [0] for free
       *[other] for { $cost } spice
    }.
event-kwisatz-revived = { $who } revived the Kwisatz Haderach { $cost ->
        [0] for free
       *[other] for { $cost } spice
    }.
event-no-revival = { $who } revived nobody.
prompt-pay-for-ally = How many more forces of { $ally } do you pay for? ({ $cost } spice each.)
event-emperor-pays =
    { $count ->
        [one] { $who } paid { $cost } spice for { $count } force of { $ally }.
       *[other] { $who } paid { $cost } spice for { $count } forces of { $ally }.
    }
event-emperor-pays-nothing = { $who } paid for no forces of { $ally }.
prompt-karama-revival = Revive for nothing with a Karama?
prompt-revive-free = Who returns: so many forces, or one leader?
prompt-ghola = Who returns: one leader, or so many forces?

## Talk

prompt-any-time = At any time:
term-no-return = nothing
term-spice = spice
term-show-card = showing a treachery card
term-show-traitor = showing a traitor card
term-show-predicted-faction = showing the predicted faction
term-show-predicted-turn = showing the predicted turn
term-show-storm-card = showing the storm card
term-show-spice-card = showing the top spice card
term-share-bidding-look = sharing the look at cards up for auction
term-share-spice-look = sharing the look at the spice deck
term-keep-out = keeping out of a territory
term-ally-next = an alliance at the next nexus
term-cancel-promises = no more promises between us
deal-spice = { $count } spice
deal-keep-out = keeping out of { $where }
prompt-offer-to = To whom do you offer a deal?
prompt-offer-give = What do you give?
prompt-offer-want = What do you want in return?
prompt-offer-spice = How much spice?
prompt-offer-territory = Which territory?
prompt-offer-until = How long does the offer stand?
event-offer = { $who } offered { $to } { $gives } for { $wants } (until the end of { $until }).
event-offer-refused = { $who } refused the offer of { $by }.
event-offers-over =
    { $count ->
        [0] No offers stand any more.
        [one] Some offers are over; { $count } still stands.
       *[other] Some offers are over; { $count } still stand.
    }
event-deal = { $who } and { $to } made a deal: { $gives } for { $wants } (offered until the end of { $until }).
event-bribe = { $who } laid { $count } spice before the shield of { $to }.
prompt-show = You promised { $to }: { $what }. What do you show?
event-shows = { $who } kept the word given to { $to }: { $what }.
event-shown = { $who } showed you: { $what }.
event-nothing-to-show = { $who } had nothing to show.
prompt-promise-spice = How much spice may your ally spend on cards and shipments?
prompt-grant = May your ally use the benefit of your alliance?
event-promises = { $who } told the allies what they may count on.
event-promises-spice = { $who } promised up to { $count } spice.
event-grants = { $who } granted the benefit of the alliance.
event-withholds = { $who } withheld the benefit of the alliance.
prompt-give-to = To whom do you give spice?
prompt-give = How much spice do you give?
event-wants-to-give = { $who } wanted to give { $to } { $count } spice.
event-gives = { $who } gave { $to } { $count } spice.

## Truthtrance

prompt-truth-before-plans =
    { $cards ->
        [0] Plans are about to be made. You have no Truthtrance.
       *[other] Plans are about to be made. Play Truthtrance?
    }
event-no-truthtrance = Time for Truthtrance is over; plans are made.
prompt-truth-whom = Whom do you ask?
prompt-truth-about = What do you ask of { $who }?
prompt-truth-fact = What exactly do you ask of { $who }?
event-truth-card = { $who } asked { $asked } whether they hold { $fact }. The answer: { $answer }.
event-truth-traitor = { $who } asked { $asked } whether { $fact } is their traitor. The answer: { $answer }.
event-truth-faction = { $who } asked { $asked } whether they predicted { $fact }. The answer: { $answer }.
event-truth-turn = { $who } asked { $asked } whether they predicted turn { $fact }. The answer: { $answer }.
event-truth-plan = { $who } asked { $asked } whether their plan will hold { $card }.
prompt-swear = Will your plan hold { $card }?
event-sworn = { $who } answered whether the plan will hold { $card }: { $answer }.

## Victory

event-foreseen = { $who } had foreseen that { $whom } would win in this very turn.
event-game-over = The game is over: { $winners }. { $why }
reason-strongholds = They control the strongholds they need.
reason-fremen = The desert belongs to the Fremen.
reason-guild = Nobody else has won, and that is a victory of the Guild.
reason-no-guild = Nobody else has won, and the Guild does not play.
reason-most-strongholds = They control most strongholds.
reason-prediction = The Bene Gesserit foresaw it.
