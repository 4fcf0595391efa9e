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
