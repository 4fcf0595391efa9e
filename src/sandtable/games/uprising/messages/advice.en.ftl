# Why a sensible player answers so.

advice-plot = This Intrigue card is worth more played now than kept.
advice-turn = With it your Agent gains most, going here: { $space }.
advice-turn-reveal = No space that is open to you brings more than these cards do when revealed.
advice-space = Of the spaces in reach its effects are worth most to you now.
advice-entry = What it brings is worth the price.
advice-gather = A card is worth more than the spy now, and this post serves least.
advice-gather-no = The spy is worth more than a card now.
advice-least-post = This post serves you least.
advice-place-spy = From here it watches the spaces you would like to enter most.
advice-buy = The most valuable card of what your Persuasion buys together.
advice-effect = Of what waits it brings most.
advice-end = Nothing that is left is worth doing.
advice-deploy = So many win most of the Conflict’s rewards for what they cost.
advice-deploy-none = No number of troops would win enough here.
advice-choose = It is worth most of these now.
advice-yes = What it brings is worth more than it costs.
advice-no = It would cost more than it brings.
advice-influence = Here the next step is worth most.
advice-lose-influence = Here the loss costs least.
advice-discard = It would have brought least this round.
advice-trash = The deck is better without it.
advice-combat = The place it wins is worth more than the card.
advice-combat-no = No card would win a place that is worth it.
advice-points = Now only points count.
advice-defend = A troop for nothing.
