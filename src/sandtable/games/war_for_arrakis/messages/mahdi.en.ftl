### The Mahdi, the automaton that plays the Harkonnen side.

mahdi-pair = { $first } ({ $second })
mahdi-three = { $first } ({ $second }, { $third })

guard-silver = silver token
guard-black = black token
option-silver-token = silver token
option-black-token = black token

tactic-rock-outcroppings = North-West, Rock Outcroppings
tactic-bight-of-the-cliff = North-West, Bight of the Cliff
tactic-sihaya-ridge = North-East, Sihaya Ridge
tactic-gara-kulon = North-East, Gara Kulon
tactic-tasmin-sink = South-East, Tasmin Sink
tactic-habbanya-ridge = South-West, Habbanya Ridge
tactic-windgap = central sectors, Windgap
tactic-hobars-gap = central sectors, Hobars Gap

## Rounds

event-mahdi-plays = The Mahdi plays { $who }.
event-mahdi-laid-out = The Tactical cards are shuffled, the Harkonnen Deployment tokens form a pool.
event-mahdi-harvesting = Harvesting Sector, by the Tactical card “{ $card }”.
event-mahdi-target = Target Sietch: { $where }, by the Tactical card “{ $card }”.
event-mahdi-no-target = { $card } does not fit: the sector is that of the harvest, or the Sietch has fallen.
event-tactic-discarded = { $card } is discarded.
event-tactics-shuffled = The Tactical cards are shuffled.
event-mahdi-time = Time is on the Harkonnen side.
event-mahdi-reinforced = A card of { $power } joins the Reinforcements deck, which now holds { $count }.
event-deck-renewed = The discarded cards of { $power } are shuffled into a new deck.

## Turns and cards

event-mahdi-rolls = The Mahdi spends a { $die } die.
event-mahdi-rerolls = Three spent dice show { $die } already: the die is rolled again.
event-mahdi-no-attack = No attack is possible: legions move.
event-mahdi-idle = No legion can attack or move: the die is spent for nothing.
event-mahdi-stands-still = No legion moves.
event-mahdi-marches-on = The Target Sietch cannot be beaten: in this turn the legions march on { $where }.
event-mahdi-turns-over = The Mahdi turns over { $card } of { $power }.
event-mahdi-keeps-card = { $card } cannot be carried out in full and joins the Reinforcements deck, which now holds { $count }.
event-mahdi-discards = { $card } goes to the discard pile.
event-mahdi-discards-reinforcement = { $card } is discarded from the Reinforcements deck, { $count } left.
event-mahdi-plots = { $card } is laid beside the board and waits for a second one.
event-mahdi-gains-die = The Mahdi takes a die from The Spice Must Flow and has { $count } unused.
event-mahdi-no-die = There is no die on The Spice Must Flow to take: the Supremacy marker advances instead.
event-mahdi-ceases = The Mahdi ceases the attack: Combat Power { $ours } against { $theirs }.
event-mahdi-overflow = All Imperium markers are at the top: the spice beyond that is worth a Supremacy point.

## Harkonnen Deployment tokens

event-guard-posted = A { $colour } lies facedown in { $where }.
event-guard-revealed = A { $colour } in { $where } is revealed: Regular { $regular }, Elite { $elite }, Sardaukar { $sardaukar }, Bashar { $bashar }.
event-guard-removed = A { $colour } in { $where } goes back into the pool facedown.

## Vehicles

event-mahdi-harvests-in = Harvesters that found no room go to { $sector }.
event-mahdi-no-room = There is no room for { $count } more { $count ->
    [one] Harvester
   *[other] Harvesters
}.

## Why: each criterion that decided something, who it kept and who it sent away

event-mahdi-quiet-deep-desert = Empty Deep Desert away from Atreides comes first: { $chosen }, then { $others }.
event-mahdi-quiet-desert = Empty Desert away from Atreides comes first: { $chosen }, then { $others }.
event-mahdi-free-deep-desert = Free Deep Desert comes first: { $chosen }, then { $others }.
event-mahdi-most-harvesters = Carryalls protect the most Harvesters from { $chosen }, not from { $others }.
event-mahdi-most-harvesters-there = This Carryall protects the most Harvesters from { $chosen }, not from { $others }.
event-mahdi-for-a-strike = Ornithopters come to legions that can strike a Sietch: { $chosen }, then { $others }.
event-mahdi-over-the-target = Ornithopters come to the sector of the Target Sietch: { $chosen }, then { $others }.
event-mahdi-beside-the-target = Ornithopters come to sectors beside that of the Target Sietch: { $chosen }, then { $others }.
event-mahdi-between-central-sectors = Air Zones between central sectors come first: { $chosen }, then { $others }.
event-mahdi-highest-rank = The Sietch of the highest rank is attacked: { $chosen }, not { $others }.
event-mahdi-greatest-lead-over-sietch = The attack with the greatest lead in Combat Power is made: { $chosen }, not { $others }.
event-mahdi-no-ornithopter = An attack without an Ornithopter is preferred: { $chosen }, not { $others }.
event-mahdi-target-sietch = The Target Sietch is attacked: { $chosen }, not { $others }.
event-mahdi-strongest-victim = The strongest legion that is still weaker is attacked: { $chosen }, not { $others }.
event-mahdi-named-leader-there = A legion with a named leader is attacked: { $chosen }, not { $others }.
event-mahdi-strongest-settlement = Troops are deployed where the strongest garrison is: { $chosen }, not { $others }.
event-mahdi-settlement-nearest-target = Troops are deployed nearest to the Target Sietch: { $chosen }, not { $others }.
event-mahdi-rabban-and-feyd-first = Beast Rabban and Feyd-Rautha come before others: { $chosen }, not { $others }.
event-mahdi-nearest-any-sietch = Nearest to any Sietch: { $chosen }, not { $others }.
event-mahdi-greatest-lead = Greatest lead over the defenders of that Sietch: { $chosen }, not { $others }.
event-mahdi-nearest-target = Nearest to the Target Sietch: { $chosen }, not { $others }.
event-mahdi-sietch-nearest-target = The legions march on the Sietch nearest to the Target Sietch: { $chosen }, not { $others }.
event-mahdi-temporary-highest-rank = The legions march on the Sietch of the highest rank: { $chosen }, not { $others }.
event-mahdi-nearest-legion = The legion nearest to its goal moves first: { $chosen }, then { $others }.
event-mahdi-greatest-merger = Legions beside the goal merge into the greatest one: { $chosen }, not { $others }.
event-mahdi-strongest-legion = The strongest legion moves first: { $chosen }, then { $others }.
event-mahdi-join-a-legion = The way that joins another legion is taken: { $chosen }, not { $others }.
event-mahdi-merge-greatest = The legions merge where the greatest one stands: { $chosen }, not { $others }.
event-mahdi-near-a-sietch = The way that ends nearest to any Sietch is taken: { $chosen }, not { $others }.
event-mahdi-end-in-mountains = The way that ends in Mountains is taken: { $chosen }, not { $others }.
event-mahdi-end-on-plateau = The way that ends on a Plateau or Minor Erg is taken: { $chosen }, not { $others }.
event-mahdi-end-off-wormsigns = The way that ends off Wormsigns is taken: { $chosen }, not { $others }.
event-mahdi-flight-nearest-target = Troops are flown to the legion nearest to the Target Sietch: { $chosen }, not { $others }.
event-mahdi-flight-nearest-legion = Troops are flown from nearest to the Target Sietch: { $chosen }, not { $others }.
event-mahdi-flight-strongest-legion = The strongest troops are flown: { $chosen }, not { $others }.
event-mahdi-aimed-at-target = What is nearest to the Target Sietch is aimed at: { $chosen }, not { $others }.
event-mahdi-weakest-first = The weakest are removed first: { $chosen }, not { $others }.
event-mahdi-spare-for-deep-desert = A Carryall is kept for Deep Desert: { $chosen }, not { $others }, goes.
event-mahdi-spare-for-others = A Carryall is kept for further Harvesters: { $chosen }, not { $others }, goes.
event-mahdi-lowest-marker-kept = The lowest Imperium marker is kept first: { $chosen }, then { $others }.
event-mahdi-lowest-marker-raised = The lowest Imperium marker is raised first: { $chosen }, then { $others }.

## What no criterion decides

prompt-mahdi-harvester = The Mahdi places a Harvester. Where?
prompt-mahdi-spares = The Mahdi places vehicles in all of these places but one. Which one is left out?
prompt-mahdi-sector = The Harvesting Sector is full. In which sector does the Mahdi place the other Harvesters?
prompt-mahdi-carryall = The Mahdi places a Carryall. Where?
prompt-mahdi-ornithopter = The Mahdi places an Ornithopter. Where?
prompt-mahdi-relieve-guard = The pool of Deployment tokens is empty. Where is one revealed to serve anew?
prompt-mahdi-excess = The Mahdi has too many Units in one area. Which one is removed?
prompt-mahdi-deploys = The Mahdi deploys. In which settlement?
prompt-mahdi-leader = The Mahdi brings a leader onto the board. Which one?
prompt-mahdi-replaces = The Mahdi replaces Units by better ones. In which legion?
prompt-mahdi-places = The Mahdi places Units. Where?
prompt-mahdi-sietch = The Mahdi attacks a Sietch. Which one?
prompt-mahdi-attacker = The Mahdi attacks { $what }. With which legion?
prompt-mahdi-transport = The Mahdi needs an Ornithopter for { $what }. Which one?
prompt-mahdi-victim = The Mahdi attacks a legion. Which one?
prompt-mahdi-temporary-target = The Target Sietch cannot be beaten. On which other one do the legions march this turn?
prompt-mahdi-legion = The Mahdi moves a legion. Which one goes first?
prompt-mahdi-way = The Mahdi moves a legion. Where does it go?
prompt-mahdi-figure = Not all figures of the legion find room. Which one goes along?
prompt-mahdi-flight-to = The Mahdi flies troops from a settlement to another legion. To which one?
prompt-mahdi-flight-from = The Mahdi flies troops to { $what }. From which settlement?
prompt-mahdi-leader-hit = A hit takes one of the leaders. Which one?
prompt-mahdi-rescuer = A Carryall rescues a Harvester. Which one comes?
prompt-mahdi-special = Which leader’s special action does the Mahdi use?
prompt-mahdi-strikes = The Mahdi lays one of your leaders in the Regeneration Tank. Which one?
prompt-mahdi-bombards = The Mahdi bombards a legion. Which one?
prompt-mahdi-reveals = The Mahdi uncovers an area. Which one?
prompt-mahdi-clears = The Mahdi clears a Wormsign away. Which one?
prompt-mahdi-denies = The Mahdi has a Prescience card shuffled into its deck. Which one?
prompt-mahdi-keeps-marker = The Mahdi’s spice keeps not all Imperium markers. Which one is kept?
prompt-mahdi-drops-marker = The Mahdi’s spice keeps all Imperium markers but one. Which one drops?
prompt-mahdi-raises-marker = The Mahdi’s spice raises not all Imperium markers. Which one is raised?

## The table in a terminal

table-mahdi = Mahdi: harvest { $harvest } · Target Sietch { $target } · dice { $dice } not rolled, spent: { $spent } · Reinforcements { $cards }
table-mahdi-marches = · marches on { $name }
table-mahdi-tokens = · tokens in the pool: silver { $silver }, black { $black }
table-mahdi-plot = · laid aside: { $names }
table-guard = [H]
