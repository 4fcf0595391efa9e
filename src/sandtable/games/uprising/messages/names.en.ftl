### Names of the components of Dune: Imperium - Uprising.

## Personal cards

card-convincing-argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune-the-desert-planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek-allies = Seek Allies
card-signet-ring = Signet Ring
card-prepare-the-way = Prepare the Way
card-the-spice-must-flow = The Spice Must Flow
card-bene-gesserit-operative = Bene Gesserit Operative
card-branching-path = Branching Path
card-calculus-of-power = Calculus of Power
card-captured-mentat = Captured Mentat
card-cargo-runner = Cargo Runner
card-chani-clever-tactician = Chani, Clever Tactician
card-corrinth-city = Corrinth City
card-covert-operation = Covert Operation
card-dangerous-rhetoric = Dangerous Rhetoric
card-delivery-agreement = Delivery Agreement
card-desert-power = Desert Power
card-desert-survival = Desert Survival
card-double-agent = Double Agent
card-ecological-testing-station = Ecological Testing Station
card-fedaykin-stilltent = Fedaykin Stilltent
card-guild-envoy = Guild Envoy
card-guild-spy = Guild Spy
card-hidden-missive = Hidden Missive
card-imperial-spymaster = Imperial Spymaster
card-in-high-places = In High Places
card-interstellar-trade = Interstellar Trade
card-junction-headquarters = Junction Headquarters
card-leadership = Leadership
card-long-live-the-fighters = Long Live the Fighters
card-maker-keeper = Maker Keeper
card-maula-pistol = Maula Pistol
card-northern-watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price-is-no-object = Price is No Object
card-priority-contracts = Priority Contracts
card-public-spectacle = Public Spectacle
card-rebel-supplier = Rebel Supplier
card-reliable-informant = Reliable Informant
card-sardaukar-coordination = Sardaukar Coordination
card-sardaukar-soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers-harvester = Smuggler's Harvester
card-smugglers-haven = Smuggler's Haven
card-southern-elders = Southern Elders
card-space-time-folding = Space-time Folding
card-spacing-guilds-favor = Spacing Guild's Favor
card-spy-network = Spy Network
card-steersman = Steersman
card-stilgar-the-devoted = Stilgar, the Devoted
card-strike-fleet = Strike Fleet
card-subversive-advisor = Subversive Advisor
card-treacherous-maneuver = Treacherous Maneuver
card-tread-in-darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover-asset = Undercover Asset
card-unswerving-loyalty = Unswerving Loyalty
card-weirding-woman = Weirding Woman
card-wheels-within-wheels = Wheels Within Wheels

## Intrigue cards

intrigue-backed-by-choam = Backed by CHOAM
intrigue-buy-access = Buy Access
intrigue-call-to-arms = Call to Arms
intrigue-change-allegiances = Change Allegiances
intrigue-choam-profits = CHOAM Profits
intrigue-contingency-plan = Contingency Plan
intrigue-councilors-ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart-for-arrakis = Depart for Arrakis
intrigue-desert-mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find-weakness = Find Weakness
intrigue-go-to-ground = Go to Ground
intrigue-imperium-politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire-awe = Inspire Awe
intrigue-intelligence-report = Intelligence Report
intrigue-leverage = Leverage
intrigue-manipulate = Manipulate
intrigue-market-opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable-methods = Questionable Methods
intrigue-reach-agreement = Reach Agreement
intrigue-secure-spice-trade = Secure Spice Trade
intrigue-shaddams-favor = Shaddam's Favor
intrigue-shadow-alliance = Shadow Alliance
intrigue-sietch-ritual = Sietch Ritual
intrigue-special-mission = Special Mission
intrigue-spice-is-power = Spice is Power
intrigue-spring-the-trap = Spring the Trap
intrigue-strategic-stockpiling = Strategic Stockpiling
intrigue-tactical-option = Tactical Option
intrigue-unexpected-allies = Unexpected Allies
intrigue-weirding-combat = Weirding Combat

## Conflict cards

conflict-skirmish-crysknife = Skirmish (crysknife)
conflict-skirmish-desert-mouse = Skirmish (desert mouse)
conflict-skirmish-ornithopter = Skirmish (ornithopter)
conflict-choam-security = CHOAM Security
conflict-protect-the-sietches = Protect the Sietches
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-seize-spice-refinery = Seize Spice Refinery
conflict-shadow-contest = Shadow Contest
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-spice-freighters = Spice Freighters
conflict-test-of-loyalty = Test of Loyalty
conflict-trade-dispute = Trade Dispute
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-battle-for-spice-refinery = Battle for Spice Refinery
conflict-propaganda = Propaganda

## Objectives

objective-desert-mouse-first = Objective: desert mouse, first player
objective-crysknife = Objective: crysknife
objective-ornithopter-1-3 = Objective: ornithopter
objective-desert-mouse-4-6 = Objective: desert mouse
objective-crysknife-4-6 = Objective: crysknife (4 players)

## Contracts, by what completes them and what they pay

contract-acquire-spice-must-flow = The Spice Must Flow
contract-arrakeen-water = Arrakeen: water
contract-arrakeen-spy = Arrakeen: troop and spy
contract-deliver-supplies = Deliver Supplies: Solari
contract-espionage = Espionage: Solari
contract-harvest-3 = Harvest 3 spice
contract-harvest-4 = Harvest 4 spice
contract-heighliner-water = Heighliner: water
contract-heighliner-troops = Heighliner: troops
contract-high-council-influence = High Council: Bene Gesserit influence
contract-high-council-solari = High Council: Solari
contract-immediate = Immediate: Solari
contract-research-station-spy = Research Station: Solari and spy
contract-research-station-solari = Research Station: Solari
contract-sardaukar-cards = Sardaukar: cards
contract-sardaukar-recall = Sardaukar: recall an Agent
contract-spice-refinery-cards = Spice Refinery: cards
contract-spice-refinery-water = Spice Refinery: water

## Leaders

leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-gurney-halleck = Gurney Halleck
leader-lady-amber-metulli = Lady Amber Metulli
leader-lady-jessica = Lady Jessica
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-lady-margot-fenring = Lady Margot Fenring
leader-muad-dib = Muad'Dib
leader-princess-irulan = Princess Irulan
leader-shaddam-corrino-iv = Shaddam Corrino IV
leader-staban-tuek = Staban Tuek

## Abilities (left) and signet abilities (right) of leaders

ability-devious-strength = Devious Strength
ability-always-smiling = Always Smiling
ability-desert-scouts = Desert Scouts
ability-other-memories = Other Memories
ability-loyalty = Loyalty
ability-unpredictable-foe = Unpredictable Foe
ability-imperial-birthright = Imperial Birthright
ability-sardaukar-commander = Sardaukar Commander
ability-smuggle-spice = Smuggle Spice
ability-reverend-mother = Reverend Mother
signet-personal-training = Personal Training
signet-warmaster = Warmaster
signet-fill-coffers = Fill Coffers
signet-spice-agony = Spice Agony
signet-arrakis-informant = Arrakis Informant
signet-lead-the-way = Lead the Way
signet-chroniclers-insight = Chronicler's Insight
signet-emperor-of-the-known-universe = Emperor of the Known Universe
signet-unseen-network = Unseen Network
signet-water-of-life = Water of Life

## Houses

house-harkonnen = House Harkonnen
house-atreides = House Atreides
house-metulli = House Metulli
house-fenring = House Fenring
house-corrino = House Corrino

## Feyd-Rautha's training track

training-start = Start
training-paid-trash = Paid trash
training-first-spy = First spy
training-middle-trash = Trash
training-late-trash = Second trash
training-second-spy = Second spy
training-spice-stop = Spice
training-final = Troop and spy

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Dutiful Service
space-heighliner = Heighliner
space-deliver-supplies = Deliver Supplies
space-espionage = Espionage
space-secrets = Secrets
space-desert-tactics = Desert Tactics
space-fremkit = Fremkit
space-high-council = High Council
space-imperial-privilege = Imperial Privilege
space-swordmaster = Swordmaster
space-assembly-hall = Assembly Hall
space-gather-support = Gather Support
space-shipping = Shipping
space-accept-contract = Accept Contract
space-arrakeen = Arrakeen
space-spice-refinery = Spice Refinery
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr
space-deep-desert = Deep Desert
space-hagga-basin = Hagga Basin
space-imperial-basin = Imperial Basin

## Observation posts, by the spaces they watch

post-emperor = Sardaukar – Dutiful Service
post-guild = Heighliner – Deliver Supplies
post-bene-gesserit = Espionage – Secrets
post-fremen = Desert Tactics – Fremkit
post-council = High Council – Imperial Privilege – Swordmaster
post-assembly = Assembly Hall – Gather Support
post-choam = Shipping – Accept Contract
post-arrakeen-refinery = Arrakeen – Spice Refinery
post-refinery-research = Spice Refinery – Research Station
post-research-tabr = Research Station – Sietch Tabr
post-imperial-basin = Imperial Basin
post-hagga-basin = Hagga Basin
post-deep-desert = Deep Desert

## Factions

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene-gesserit = Bene Gesserit
faction-fremen = Fremen

## Agent icons

icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice-trade = Spice Trade
icon-spy = Spy

## Battle icons

battle-icon-crysknife = Crysknife
battle-icon-desert-mouse = Desert Mouse
battle-icon-ornithopter = Ornithopter
battle-icon-wild = Wild

## Board areas

area-emperor = Emperor
area-guild = Spacing Guild
area-bene-gesserit = Bene Gesserit
area-fremen = Fremen
area-landsraad = Landsraad
area-choam = CHOAM
area-arrakis = Arrakis

## Resources

resource-solari = Solari
resource-spice = Spice
resource-water = Water
