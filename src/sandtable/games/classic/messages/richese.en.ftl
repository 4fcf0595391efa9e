## House Richese: names

faction-richese = Richese
leader-ein-calimar = Ein Calimar
leader-lady-helena = Lady Helena
leader-flinto-kinnis = Flinto Kinnis
leader-haloa-rund = Haloa Rund
leader-talis-balt = Talis Balt
card-distrans = Distrans
card-juice-of-sapho = Juice of Sapho
card-mirror-weapon = Mirror Weapon
card-nullentropy-box = Nullentropy Box
card-ornithopter = Ornithopter
card-portable-snooper = Portable Snooper
card-residual-poison = Residual Poison
card-semuta-drug = Semuta Drug
card-stone-burner = Stone Burner
card-artillery-strike = Artillery Strike
card-poison-tooth = Poison Tooth
advantage-richese-auction = the auction of a Richese card (Richese)
advantage-black-market = the black market (Richese)
advantage-no-field = shipping by no-field (Richese)
advantage-ally-no-field = the ally’s shipment by no-field (Richese)
advantage-card-gift = the gift of a card to the ally (Richese)
option-no-field-0 = the no-field of 0
option-no-field-3 = the no-field of 3
option-no-field-5 = the no-field of 5
option-by-no-field = by no-field
option-ask-for-no-field = ask Richese for a no-field
option-turn-over-no-field = turn the no-field over
option-give-card = give the ally a Richese card
option-take-from-stock = take a card of the stock with a Karama
option-auction-first = before the other cards
option-auction-last = after the other cards
option-normal-auction = a normal auction
option-once-around = once around
option-sealed-bids = sealed bids
option-counterclockwise = counterclockwise
option-clockwise = clockwise
option-take-for-nothing = take the card for nothing
option-remove-from-game = remove it from the game
option-play-distrans = play Distrans
option-play-nullentropy-box = play the Nullentropy Box
option-act-first = act first
option-act-last = act last
option-be-aggressor = be the aggressor
option-fly-far = one group flies up to three territories
option-two-groups = two groups move
option-both-leaders-die = both leaders die
option-no-leader-counts = no leader counts
option-use = use it
option-withdraw = withdraw it
option-must-play-mirror-weapon = play the Mirror Weapon
option-must-play-stone-burner = play the Stone Burner
option-must-play-portable-snooper = play the Portable Snooper
option-must-play-artillery-strike = play Artillery Strike
option-must-play-poison-tooth = play Poison Tooth
option-must-not-play-mirror-weapon = do not play the Mirror Weapon
option-must-not-play-stone-burner = do not play the Stone Burner
option-must-not-play-portable-snooper = do not play the Portable Snooper
option-must-not-play-artillery-strike = do not play Artillery Strike
option-must-not-play-poison-tooth = do not play Poison Tooth
voice-must-play-mirror-weapon = { option-must-play-mirror-weapon }
voice-must-play-stone-burner = { option-must-play-stone-burner }
voice-must-play-portable-snooper = { option-must-play-portable-snooper }
voice-must-play-artillery-strike = { option-must-play-artillery-strike }
voice-must-play-poison-tooth = { option-must-play-poison-tooth }
voice-must-not-play-mirror-weapon = { option-must-not-play-mirror-weapon }
voice-must-not-play-stone-burner = { option-must-not-play-stone-burner }
voice-must-not-play-portable-snooper = { option-must-not-play-portable-snooper }
voice-must-not-play-artillery-strike = { option-must-not-play-artillery-strike }
voice-must-not-play-poison-tooth = { option-must-not-play-poison-tooth }

## House Richese: auctions

prompt-announce-auction = When is your card auctioned?
event-auction-first = { $who } hold their auction before the other cards come up.
event-auction-last = { $who } hold their auction after the other cards.
event-stock-empty = { $who } have no card left to put up: their auction is off.
prompt-put-up-stock = Which card of your stock do you put up?
prompt-auction-way = In which way is it auctioned?
prompt-direction = In which direction does the bidding go?
way-normal-auction = in the normal way
way-once-around = once around
way-sealed-bids = by sealed bids
event-goes-clockwise = The bidding goes around clockwise.
event-goes-counterclockwise = The bidding goes around counterclockwise.
event-puts-up = { $who } put up { $card }, { $way }.
prompt-outbid = The bid stands at { $bid }. You have { $spice } spice, with your allies { $means }. What do you bid?
prompt-sealed-bid = How much do you bid in secret?
event-sealed-bid = { $who } had bid { $count }.
prompt-unsold = Nobody wants the card. What becomes of it?
event-card-removed = { $who } removed { $card } from the game.
event-takes-unsold = { $who } took { $card } for nothing.
prompt-market = Which card of your hand do you offer on the black market?
prompt-market-claim = What do you say it is? (It need not be true.)
event-no-market = { $who } offered nothing on the black market.
event-market = { $who } offered a card on the black market, { $way }.
event-market-claim = { $who } said it was { $card }; nobody can tell.
event-market-unsold = Nobody bought it, and { $who } took it back.
prompt-take-from-stock = Which card of your stock do you take for { $cost } spice?
event-takes-from-stock = { $who } took a card of their stock.

## House Richese: no-field tokens

prompt-which-no-field = Which no-field do you lay in { $where }?
event-declares-no-field =
    { $sector ->
        [0] { $who } declared a no-field for { $where }, at { $cost } spice.
       *[other] { $who } declared a no-field for { $where } (sector { $sector }), at { $cost } spice.
    }
event-lays-no-field =
    { $sector ->
        [0] { $who } laid a no-field in { $where }.
       *[other] { $who } laid a no-field in { $where } (sector { $sector }).
    }
prompt-turn-no-field = Turn your no-field in { $where } over before the battles?
event-no-field-stays = { $who } left their no-field face down.
event-no-field-turned =
    { $sector ->
        [0] The no-field of { $who } in { $where } was turned over, showing { $value }; { $count } forces take its place.
       *[other] The no-field of { $who } in { $where } (sector { $sector }) was turned over, showing { $value }; { $count } forces take its place.
    }
prompt-token-along = Does the no-field in { $where } (sector { $sector }) go along with the { $count }? (1 yes, 0 no)
event-move-with-token = { $who } moved { $count } with the no-field among them from { $origin } (sector { $origin_sector }) to { $where } (sector { $sector }).
event-asks-for-no-field = { $who } asked Richese for a no-field.
prompt-lend-no-field = Which no-field do you lend { $ally }?
event-lends-nothing = { $who } lent no no-field.
event-lends-no-field = { $who } lent the no-field of { $value }.
event-declares-lent-no-field = { $who } ships by the no-field of { $value }.
event-lent-no-field-used = The no-field of { $value } lies in front of { $who }.
event-sees-plan-but-dial =
    { $kwisatz ->
        [0] The plan of { $who }, whose dial the no-field hides: leader { $leader }, weapon { $weapon }, defence { $defence }.
       *[other] The plan of { $who }, whose dial the no-field hides: leader { $leader } with the Kwisatz Haderach, weapon { $weapon }, defence { $defence }.
    }

## New treachery cards

event-no-card-played = Nobody played { $card }.
prompt-distrans-to = To whom do you give a card?
prompt-distrans-card = Which card do you give { $to }?
prompt-give-card-to = To which ally do you give a card?
prompt-give-card = Which Richese card do you give?
event-wants-to-give-card = { $who } wanted to give { $to } a Richese card.
event-gives-card = { $who } gave { $to } a card.
event-gives-card-seen = { $who } gave { $to } { $card }.
prompt-box = Which discarded card do you take for { $cost } spice?
event-searches-discard = { $who } took a card from the discard pile, unseen.
prompt-semuta =
    { $cards ->
        [0] Discarded { $discarded }. You have no Semuta Drug.
       *[other] Discarded { $discarded }. Take a card with Semuta Drug?
    }
event-takes-discarded = { $who } took { $card } from the discard pile.
prompt-residual-poison =
    { $cards ->
        [0] Before the plans against { $opponent }: you have no Residual Poison.
       *[other] Poison a leader of { $opponent }?
    }
event-poisons-nobody = { $who } had no leader left to be poisoned.
event-leader-poisoned = { $leader } of { $who } died of the poison.
prompt-sapho =
    { $cards ->
        [0] Nobody acts yet. You have no Juice of Sapho.
       *[other] Play Juice of Sapho to act first or last?
    }
event-acts-first = { $who } acts first.
event-acts-last = { $who } acts last.
prompt-aggressor =
    { $cards ->
        [0] You defend. You have no Juice of Sapho.
       *[other] Play Juice of Sapho to be the aggressor?
    }
event-aggressor-now = { $who } is the aggressor now, against { $opponent }.
prompt-fly = What do you use the Ornithopter for?
event-flies-far = { $who } can move one group up to three territories.
event-two-groups = { $who } can move one more group.
prompt-burn = What does your Stone Burner do to the leaders?
event-burns = { $who } chose that both leaders die.
event-burns-low = { $who } chose that no leader counts.
prompt-late-snooper =
    { $cards ->
        [0] The plans are revealed. You have no Portable Snooper.
       *[other] Add a Portable Snooper to your plan?
    }
event-late-snooper = { $who } added { $card } to the plan.
prompt-tooth = Do you use the Poison Tooth?
event-tooth-used = { $who } used the Poison Tooth.
event-tooth-withdrawn = { $who } withdrew the Poison Tooth.
