## CHOAM: names

faction-choam = CHOAM
leader-frankos-aru = Frankos Aru
leader-lady-jalma = Lady Jalma
leader-rajiv-londine = Rajiv Londine
leader-duke-verdun = Duke Verdun
leader-viscount-tull = Viscount Tull
leader-auditor = the Auditor
advantage-choam-charity = income from charity (CHOAM)
advantage-choam-cards = cashing cards and the powers of worthless ones (CHOAM)
advantage-choam-revival = cheap revivals without limit (CHOAM)
advantage-inflation = laying the inflation token (CHOAM)
advantage-battle-income = a share of battle support (CHOAM)
advantage-audit = the audit (CHOAM)
advantage-card-exchange = the exchange of cards with the ally (CHOAM)
advantage-ally-support = paying for the ally’s forces in battle (CHOAM)
option-exchange-cards = exchange a card with the ally
option-double-charity = double charity
option-cancel-charity = cancel charity
option-audit = audit
option-buy-off = buy the audit off
option-show-cards = let the cards be seen
option-sell-cards = turn cards into spice with a Karama

## CHOAM: the lobby

setting-expansion = CHOAM and House Richese take part
setting-exp-tooth-artillery = Poison Tooth and Artillery Strike in the treachery deck
choice-choam = CHOAM
choice-richese = House Richese

## CHOAM: charity and inflation

event-choam-income = { $who } took { $count } spice for the factions in the game.
event-choam-pays-charity = { $who } paid { $count } of that charity.
event-charity-cancelled = Inflation: there is no charity this turn.
inflation-double = charity is doubled
inflation-cancel = charity is cancelled
prompt-inflation = Lay the inflation token now?
event-no-inflation = { $who } did not lay the inflation token.
event-wants-inflation = { $who } wanted to lay the inflation token, { $side }.
event-inflation = { $who } laid the inflation token, { $side } next turn.
event-inflation-turned = The inflation token was turned, { $side } next turn.
event-inflation-over = The inflation token left the game.

## CHOAM: cards at the end of a phase

prompt-end-of-phase =
    { $cards ->
        [0] The phase ends. You have no card to cash.
       *[other] The phase ends. Which card do you cash or exchange?
    }
prompt-cash-more = Which further card do you cash?
event-wants-to-cash = { $who } showed cards to cash { $cards }.
event-cashes = { $who } received { $count } spice for cards.
event-choam-done = { $who } kept the other cards.
prompt-exchange-with = With which ally do you exchange a card?
event-proposes-exchange = { $who } proposed to exchange a card with { $ally }.
prompt-exchange = Which card do you exchange with { $ally }?
event-no-exchange = No card changed hands between { $who } and { $ally }.
event-exchange = { $who } and { $ally } exchanged one card each.
event-exchange-seen = { $who } gave { $given }, { $ally } gave { $taken }.
prompt-sell = Which card do you sell for { $count } spice?

## CHOAM: worthless cards

event-uses-worthless = { $who } announced { $card }.
event-no-worthless = { $who } did not use { $card }.
prompt-baliset =
    { $cards ->
        [0] { $opponent } moves towards you in { $where }. You have no Baliset.
       *[other] { $opponent } moves towards you in { $where }. Stop them?
    }
event-moves-towards = { $who } began to move towards { $where }.
event-baliset = { $who } cannot move to { $where } this time.
event-kulon = { $who } can move one territory further.
prompt-la-la-la =
    { $cards ->
        [0] { $opponent } wants free revivals. You have no La, La, La.
       *[other] { $opponent } wants free revivals. Deny them?
    }
event-wants-free = { $who } wanted to revive { $count } for nothing.
event-not-free = { $who } has no free revivals in this phase any more.
prompt-jubba-cloak =
    { $cards ->
        [0] The storm takes your forces. You have no Jubba Cloak.
       *[other] The storm takes your forces. Save those of a territory?
    }
prompt-jubba-where = In which territory are your forces safe?
event-cloaked = The storm spared the forces of { $who } in { $where }.
prompt-gamont =
    { $cards ->
        [0] Before victory is checked: you have no Trip to Gamont.
       *[other] Before victory is checked: send a force home?
    }
prompt-gamont-whom = Whose force goes home?
prompt-gamont-where = From where does a force of { $opponent } go home?
prompt-gamont-starred = A force with a star (1) or without (0)?
event-gamont-to =
    { $sector ->
        [0] { $who } chose a force of { $opponent } in { $where }.
       *[other] { $who } chose a force of { $opponent } in { $where } (sector { $sector }).
    }
event-sent-home =
    { $special ->
        [0] A force of { $who } returned from { $where } (sector { $sector }) to the reserves.
       *[other] A force with a star of { $who } returned from { $where } (sector { $sector }) to the reserves.
    }
event-advisor-sent-home = An advisor of { $who } returned from { $where } (sector { $sector }) to the reserves.

## CHOAM: battle

prompt-support-ally = How much will you pay at most for the forces of { $ally }?
event-supports-ally = { $who } will pay up to { $count } spice for the forces of { $ally }.
event-battle-income = { $who } received { $count } of what { $payer } paid.
prompt-audit = Audit { $opponent }? ({ $count } { $count ->
        [one] card
       *[other] cards
    } to be seen)
event-audit = { $who } called for an audit of { $opponent }.
event-no-audit = { $who } did not audit { $opponent }.
prompt-answer-audit = Buy the audit off for { $count } spice, or show { $count } cards?
event-buys-off-audit = { $who } paid { $to } { $count } spice and was not audited.
event-audited = { $who } saw { $count } cards of { $opponent }.
event-audited-seen = The audit of { $opponent } showed { $cards }.
