### What effects do, one message for each node of the effect vocabulary; bigger phrases are put together from them.

## Flow

effect-nothing = nothing
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } or { $rest }
effect-pay = { $cost } → { $then }
effect-either = { $first } / { $rest }
effect-choose = choose: { $options }
effect-may-choose = you may choose: { $options }
effect-optional = you may { $effect }
effect-when = if { $condition }: { $then }
effect-when-else = if { $condition }: { $then }, otherwise: { $otherwise }
effect-per = for each { $counter }: { $effect }
effect-watch = { $window }, once { $event }: { $effect }
effect-watch-repeat = { $window }, whenever { $event }: { $effect }

## Gains

effect-gain-solari = gain { $amount } Solari
effect-gain-spice = gain { $amount } spice
effect-gain-water = gain { $amount } water
effect-gain-vp = { $amount ->
    [one] gain { $amount } Victory Point
   *[other] gain { $amount } Victory Points
}
effect-gain-persuasion = { $amount } Persuasion
effect-gain-swords = { $amount ->
    [one] { $amount } sword
   *[other] { $amount } swords
}
effect-draw = { $amount ->
    [one] draw { $amount } card
   *[other] draw { $amount } cards
}
effect-intrigue = { $amount ->
    [one] draw { $amount } Intrigue card
   *[other] draw { $amount } Intrigue cards
}
effect-contract = { $amount ->
    [one] take a contract (2 Solari if there is none)
   *[other] take { $amount } contracts (2 Solari for each that is not there)
}
effect-recruit = { $amount ->
    [one] recruit { $amount } troop
   *[other] recruit { $amount } troops
}
effect-worm = { $amount ->
    [one] { $amount } sandworm into the Conflict
   *[other] { $amount } sandworms into the Conflict
}
effect-signet = use your leader's signet ability
effect-take-maker-hooks = take Maker Hooks
effect-take-bonus-spice = take the bonus spice
effect-take-council-seat = take a seat in the High Council
effect-take-swordmaster = gain your third Agent
effect-control = control of { $space }

## Prices

effect-spend-solari = pay { $amount } Solari
effect-spend-spice = pay { $amount } spice
effect-spend-water = pay { $amount } water
effect-discard = { $amount ->
    [one] discard { $amount } card
   *[other] discard { $amount } cards
}
effect-lose-influence = lose { $amount } influence
effect-recall-spy = { $amount ->
    [one] recall { $amount } spy
   *[other] recall { $amount } spies
}
effect-flip-conflict = turn down a won card with the { $icon } icon

## Influence

effect-influence = { $amount } influence with the { $faction }
effect-influence-any = { $amount } influence with a faction of your choice
effect-influence-different = { $amount } influence with each of { $factions } different factions
effect-influence-among = { $amount } influence with the { $factions }
effect-influence-visited = { $amount } influence with the faction you visited
effect-influence-each-spied = { $amount } influence with each faction you are spying on

## Spies and Agents

effect-place-spy = { $amount ->
    [one] place { $amount } spy
   *[other] place { $amount } spies
}
effect-place-spy-on = { $amount ->
    [one] place { $amount } spy at: { $icons }
   *[other] place { $amount } spies at: { $icons }
}
effect-place-spy-visited = { $amount ->
    [one] place { $amount } spy beside the space you visited
   *[other] place { $amount } spies beside the space you visited
}
effect-place-spy-shared = { $spy } (an occupied post will do)
effect-recall-agent = { $amount ->
    [one] recall another Agent of yours
   *[other] recall { $amount } other Agents of yours
}

## Cards

effect-trash = you may trash a card
effect-trash-price = trash a card
effect-trash-from = you may trash a card ({ $zone })
effect-trash-tag = trash one { $tag } card ({ $zone })
effect-trash-other-tag = trash another { $tag } card ({ $zone })
effect-trash-self = trash this card
effect-trash-intrigue = trash an Intrigue card
effect-opponents-discard = { $amount ->
    [one] each opponent discards { $amount } card
   *[other] each opponent discards { $amount } cards
}
effect-steal-intrigue = steal a random Intrigue card from each opponent who holds { $amount } or more
effect-return-self = return this card to your hand
effect-acquire-up-to = acquire a card that costs up to { $cost } for free
effect-acquire-costing = acquire a card that costs { $cost } for free
effect-acquire-for-solari = acquire a card for Solari instead of Persuasion
effect-acquire-to-hand = { $card }, into your hand
effect-acquire-to-hand-if = { $card } (into your hand if { $condition })
effect-set-aside-row = set a card of the Imperium Row aside: this round only you can acquire it, for { $amount } less
effect-sort-top = look at the top { $look } cards of your deck: draw { $draw }, discard { $discard }, trash { $trash }
zone-hand = from your hand
zone-discard = from your discard pile
zone-play = in play
zone-anywhere = from your hand, discard pile or in play

## Units and the Conflict

effect-deploy = { $amount ->
    [one] deploy up to { $amount } troop from your garrison
   *[other] deploy up to { $amount } troops from your garrison
}
effect-deploy-recruited = troops you recruit this turn may be deployed to the Conflict
effect-retreat = { $amount ->
    [one] retreat { $amount } troop
   *[other] retreat { $amount } troops
}
effect-retreat-up-to = { $amount ->
    [one] you may retreat { $amount } troop
   *[other] you may retreat up to { $amount } troops
}
effect-retreat-between = retreat { $minimum } to { $maximum } troops
effect-retreat-any = retreat any number of troops
effect-remove-shield-wall = you may remove the Shield Wall
effect-no-deploy = you deploy no units this turn
effect-waive-requirement = this Agent ignores the influence requirement of its space

## Rules of their own

special-train = move the Feyd token one step along the training track
special-memory = a troop from your supply becomes a memory
special-return-memories = return all memories to your supply and draw a card for each
special-flip-leader = turn your leader over
special-repeat-space = repeat the effects of the space you visited
special-reserved-contract = take one of your Sardaukar contracts instead

## Conditions

condition-influence = you have { $amount } influence with the { $faction }
condition-alliance = you hold the Alliance with the { $faction }
condition-alliance-any = you hold an Alliance
condition-other-in-play = you have another { $faction } card in play
condition-fremen-bond = you have a Fremen Bond
condition-spies-on-board = { $amount ->
    [one] you have { $amount } spy on the board
   *[other] you have { $amount } spies on the board
}
condition-recalled-spy-this-turn = you recalled a spy this turn
condition-sent-to-maker = you sent the Agent to a Maker space
condition-sent-to-faction-space = you sent the Agent to a faction space
condition-spying-on-maker = you are spying on a Maker space
condition-contracts-completed = { $amount ->
    [one] you completed { $amount } contract
   *[other] you completed { $amount } contracts
}
condition-units-in-conflict = { $amount ->
    [one] you have { $amount } unit in the Conflict
   *[other] you have { $amount } units in the Conflict
}
condition-sandworms-in-conflict = { $amount ->
    [one] you have a sandworm in the Conflict
   *[other] you have { $amount } sandworms in the Conflict
}
condition-strength = your strength is at least { $amount }
condition-high-council = you have a seat in the High Council
condition-high-council-not = you have no seat in the High Council
condition-swordmaster = you have your Swordmaster
condition-maker-hooks = you have Maker Hooks
condition-gained-spice-this-turn = you gained spice this turn
condition-acquired-this-turn = you acquired this card this turn ({ $card })
condition-discarded-tag = you discarded a card of this faction ({ $faction })
condition-trashed-cost-min = the trashed card costs { $amount } or more
condition-owns = you own { $amount } or more copies ({ $card })
condition-opponent-alliance-influence = you have { $amount } influence where an opponent holds the Alliance
condition-spy-on = that spy watches such a space ({ $icons })

## Counters

counter-sandworms-in-conflict = sandworm of yours in the Conflict
counter-contracts-completed = contract you completed
counter-other-sword-cards-revealed = other card you revealed with a sword
counter-emperor-cards-revealed = Emperor card you revealed
counter-fremen-cards-in-play = Fremen card you have in play

## Events and windows

event-acquire-card = you acquire a card
event-deploy-units = { $amount ->
    [one] you have deployed { $amount } unit
   *[other] you have deployed { $amount } units
}
window-own-reveal-turn-this-round = in your Reveal turn this round
window-single-turn = in one of your turns

## Contracts

completion-visit = Send an Agent to: { $space }
completion-harvest = Gain { $amount } or more spice in a turn with an Agent sent to a Maker space
completion-acquire = Acquire: { $card }
completion-immediate = Completed as soon as it is taken

## Leaders: what they do all game long

ability-devious-strength-text = In your Reveal turn you may call a spy back for 2 swords.
ability-always-smiling-text = Once your strength is 6 or more in your Reveal turn, you have 1 more Persuasion.
ability-desert-scouts-text = In your Reveal turn you may retreat 1 troop.
ability-other-memories-text = When you send an Agent to a Bene Gesserit space, you may return all your memories, draw a card for each, and become the Reverend Mother.
ability-reverend-mother-text = Once per turn, when you send an Agent to a Bene Gesserit or Fremen space, you may pay 1 water to use the effects of that space again.
ability-loyalty-text = Each time your influence with the Bene Gesserit rises to 2, gain 2 spice.
ability-unpredictable-foe-text = In your Reveal turn, with a sandworm in the Conflict, draw an Intrigue card.
ability-imperial-birthright-text = Each time your influence with the Emperor rises to 2, draw an Intrigue card.
ability-sardaukar-commander-text = Whenever you take a contract, you may take one of your two Sardaukar contracts instead.
ability-smuggle-spice-text = When an opponent sends an Agent to a Maker space that you are spying on, gain 1 spice.
setup-shaddam-corrino-iv = The two Sardaukar contracts are set aside for you.
setup-staban-tuek = You begin without Diplomacy.
