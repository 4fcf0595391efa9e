# Why something cannot be chosen now.

## Agents

reason-own-agent = Your Agent is there already.
reason-occupied = Occupied: an Agent of { $who } is there, and no spy of yours watches the space.
reason-swordmaster = You already have the Swordmaster.
reason-no-swordmaster = At this level of difficulty the Swordmaster cannot be hired.
reason-solari-short = It costs { $cost } Solari, and you have { $have }.
reason-spice-short = It costs { $cost } spice, and you have { $have }.
reason-water-short = It costs { $cost } water, and you have { $have }.
reason-influence-short = It takes { $need } Influence, and you have { $have } ({ $faction }).
reason-no-icon = “{ $card }” does not show the icon of this space: { $icon }.
reason-no-agents = You have no Agent left this round.
reason-no-card = No card in your hand shows the icon of this space: { $icon }.
reason-card-first = Open to you. First choose the card: { $cards-quoted }.
reason-no-icons = This card shows no Agent icon: it works in your Reveal turn.
reason-no-space = Every space with an icon of this card is occupied, too dear or demands more Influence.
reason-just-sent = This Agent was sent just now.
reason-no-own-agent = No Agent of yours is there.

## Cards

reason-persuasion-short = It costs { $cost } Persuasion, and you have { $have }.
reason-too-cheap = It costs { $cost }; it has to cost { $least } or more.
reason-too-dear = It costs { $cost }; it may cost { $most } at most.
reason-acquire-later = Cards are acquired in your Reveal turn.
reason-not-trashable = This effect does not trash that card.
reason-chosen = Chosen already.
reason-no-pair = This card cannot be paired: it lies face down or lacks the battle icon.
reason-intrigue-plot = Plot cards are played in your own turn.
reason-intrigue-combat = Combat cards are played during Combat.
reason-intrigue-endgame = Endgame cards are played at the end of the game.
reason-intrigue-later = This effect has begun: Plot cards can be played before or after it.
reason-intrigue-unmet = Its condition does not hold now, or you cannot pay for it.

## Spies, factions, leaders

reason-post-unfit = The spy cannot be placed at this post.
reason-own-spy = Your spy is there already.
reason-their-spy = A spy of { $who } is there.
reason-no-own-spy = No spy of yours is there.
reason-no-spy-watches = No spy of yours watches that space from there.
reason-recall-in-vain = Recalling this spy would open no post.
reason-track-top = Your Influence there cannot rise any more.
reason-track-bottom = You have no Influence there to lose.
reason-faction-unfit = The effect does not reach this faction.
reason-leader-taken = Somebody else plays this leader.
