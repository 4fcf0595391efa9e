## The table in a terminal

table-round = Round { $number }
table-phase-setup = setup
table-phase-round-start = round start
table-phase-player-turns = player turns
table-phase-combat = Combat
table-phase-makers = Makers
table-phase-recall = Recall
table-phase-endgame = the end
table-first-player = first player: { $name }
table-shield-wall = the Shield Wall stands

table-conflict = Conflict { $level }: { $card } [{ $icon }]
table-protected = no sandworms: behind the Shield Wall
table-conflicts-left =
    { $count ->
        [0] the last one
        [one] { $count } more Conflict
       *[other] { $count } more Conflicts
    }
table-reward-1 = 1st: { $effect }
table-reward-2 = 2nd: { $effect }
table-reward-3 = 3rd: { $effect }
table-reward-tied = 3rd (only for a tie for 2nd): { $effect }
table-buy-for = buy for { $cost }

table-column-vp = VP
table-column-solari = Sol
table-column-spice = Spi
table-column-water = Wat
table-column-emperor = Emp
table-column-guild = Gui
table-column-bene-gesserit = BG
table-column-fremen = Fre
table-column-agents = Agt
table-column-garrison = Garr
table-column-strength = Str
table-column-cards = Cards
table-column-spies = Spies
table-panel-legend = Agt: Agents left · Str: strength (troops+sandworms) · Cards: hand+Intrigue · Spies: on the board/all · *: Alliance
table-has-revealed = done
table-has-council = High Council
table-has-swordmaster = Swordmaster
table-has-hooks = Maker Hooks
table-memories =
    { $count ->
        [one] { $count } memory
       *[other] { $count } memories
    }
table-training = training: { $step }
table-won = { $card } [{ $icon }]
table-controls = controls { $space }
table-contract = contract { $name }
table-completed =
    { $count ->
        [one] { $count } contract completed
       *[other] { $count } contracts completed
    }
table-spies-at = spies: { $posts }
table-swordmaster-cost = Swordmaster for { $cost } resources

table-board-legend = Board (o free, x taken, C Combat space, M Combat and Maker space)
table-bonus-spice = { $count } bonus spice
table-controlled = controlled by { $name }
table-agents-here = Agent: { $names }
table-requires = only if { $condition }
table-or = or
table-free-spaces = Free spaces
table-none = none

table-row = Imperium Row (cost)
table-reserve = Reserve
table-left = { $card } · { $count } left
table-aside = { $card } · set aside for { $name }
table-contracts = Contracts on offer
table-hand = Your hand
table-intrigue-cards = Your Intrigue cards
table-own-contracts = Your contracts
table-leader = Your leader
table-discard = Your discard pile
table-deck = Your deck, in no known order

table-all-factions = all factions
table-box-acquire = When acquired: { $effect }
table-box-agent = Agent: { $effect }
table-box-reveal = Reveal: { $effect }
table-box-on-discard = When discarded: { $effect }
table-box-on-trash = When trashed: { $effect }
table-box-plot = Plot: { $effect }
table-box-combat = Combat: { $effect }
table-box-endgame = Endgame: { $effect }
table-signet = Signet Ring ({ $name }): { $effect }.
table-play = play { $card }
table-play-intrigue = play { $card }: { $effect }
table-faction-level = { $faction } (now { $level })
