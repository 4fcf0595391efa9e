# Why a sensible player answers so.

advice-usual = Nothing that can be weighed here speaks for another answer.
advice-plot = This Intrigue card is worth more played now than kept.
advice-turn = With it your Agent gains most at { $space }.
advice-turn-gives = With it your Agent gains most at { $space }: { $effect }.
advice-turn-influence = With it your Agent gains most at { $space }: Influence { $level } ({ $faction }){ $point ->
        [0] .
       *[other] , and with it a Victory Point.
    }
advice-turn-reveal = No space that is open to you brings more than revealing now (about { NUMBER($persuasion, maximumFractionDigits: 0) } Persuasion from your hand).
advice-space = Of the spaces in reach { $space } is worth most to you now.
advice-space-gives = Of the spaces in reach it brings most now: { $effect }.
advice-space-influence = It brings most now: Influence { $level } ({ $faction }){ $point ->
        [0] .
       *[other] , and with it a Victory Point.
    }
advice-entry = What it brings is worth the price: { $effect }.
advice-gather = A card is worth more than the spy now; your supply has { $spies ->
        [0] none left
        [one] one more
       *[other] { $spies } more
    }, and this post serves least.
advice-gather-no = The spy is worth more where it is than a card now.
advice-least-post = This post serves you least.
advice-stay = A spy that stands already serves as well where it is.
advice-place-spy = From here it watches the space you would like to enter most: { $space }.
advice-buy = It costs { $cost } of your { $persuasion } Persuasion; no other basket of cards is worth more to your deck.
advice-acquire = Of the cards on offer it will bring your deck most.
advice-set-aside = It costs { $cost } later and will bring your deck most.
advice-effect = Of what waits it brings most.
advice-order = Nothing would be gained by another order.
advice-end = Nothing that is left is worth doing.
advice-end-reveal = With { $persuasion } Persuasion left no card on offer would improve your deck.
advice-deploy = So your strength is { $own } before any swords, against { $foes } of the strongest other.
advice-deploy-none = The strongest other has { $foes }; what you could send would not win enough.
advice-retreat = With strength { $own } you win the same place, and those who retreat live.
advice-choose = It is worth most of these now.
advice-yes = What it brings is worth more than it costs.
advice-no = It would cost more than it brings.
advice-shield-wall = You have Maker Hooks, and without the Shield Wall your worms reach every Conflict.
advice-shield-wall-no = Without Maker Hooks the Shield Wall protects you rather than hinders.
advice-influence = It makes { $level }, a step nearer to the next bonus.
advice-influence-friend = It makes { $level }, which is a Victory Point at once.
advice-influence-alliance = It makes { $level }: the bonus of the track and, as nobody has it, the Alliance, a Victory Point.
advice-influence-overtake = It makes { $level } in the race for the Alliance, which { $whom } holds.
advice-lose-influence = Here you go down from { $level }{ $point ->
        [0] {""}, and no Victory Point goes with it.
       *[other] {""}, and elsewhere it would cost even more.
    }
advice-contract = It pays most for the way to it: { $effect }.
advice-train = This step gives most now: { $effect }.
advice-recall-agent = From here you would like to send the Agent again.
advice-discard = It would have brought least this round.
advice-trash = The deck is better without it.
advice-trash-from = So no card is lost that you could still use this round.
advice-least-intrigue = Of your Intrigue cards it promises least.
advice-sort-draw = Of these it brings most this round.
advice-sort-discard = It is too good to be lost, and comes back with the next shuffle.
advice-combat = You have { $own } against { $foes }; the place it wins is worth more than the card.
advice-combat-no = You have { $own } against { $foes }, and no card wins a place that is worth it.
advice-points = Now only points count.
advice-points-none = Nothing that is left gives a point.
advice-turn-conflict = Its icon is worth less than a wild one.
advice-leader = This leader’s ability pays off without much planning.
advice-give-alliance = Of those two this one is further from winning, with { $points } Victory Points.
advice-defend = A troop for nothing.
