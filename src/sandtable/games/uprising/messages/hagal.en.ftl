### House Hagal: Rivals, their cards, and the settings of games for one and two players.

## Rivals

rival-staban-tuek = Staban Tuek (Rival)
    .bare = Staban Tuek
rival-lady-amber-metulli = Lady Amber Metulli (Rival)
    .bare = Lady Amber Metulli
rival-gurney-halleck = Gurney Halleck (Rival)
    .bare = Gurney Halleck
rival-lady-margot-fenring = Lady Margot Fenring (Rival)
    .bare = Lady Margot Fenring
rival-glossu-rabban = Glossu "The Beast" Rabban (Rival)
    .bare = Glossu "The Beast" Rabban
rival-princess-irulan = Princess Irulan (Rival)
    .bare = Princess Irulan
rival-baron-harkonnen = Baron Vladimir Harkonnen (Rival)
    .bare = Baron Vladimir Harkonnen
rival-lady-jessica = Lady Jessica (Rival)
    .bare = Lady Jessica
rival-feyd-rautha = Feyd-Rautha Harkonnen (Rival)
    .bare = Feyd-Rautha Harkonnen
rival-muad-dib = Muad'Dib (Rival)
    .bare = Muad'Dib

## House Hagal cards

hagal-new-deck = New Deck
hagal-place-spy-spice-trade = Place Spy (Spice Trade)
hagal-place-spy-city = Place Spy (City)
hagal-place-spy-landsraad = Place Spy (Landsraad)
hagal-sardaukar = Sardaukar
hagal-dutiful-service = Dutiful Service
hagal-heighliner = Heighliner
hagal-supplies-heighliner = Deliver Supplies / Heighliner
hagal-espionage = Espionage
hagal-secrets = Secrets
hagal-desert-tactics = Desert Tactics
hagal-fremkit = Fremkit
hagal-assembly-hall = Assembly Hall
hagal-gather-support = Gather Support
hagal-gather-support-armed = Gather Support (swords)
hagal-contract-shipping-third = Accept Contract / Shipping (III)
hagal-contract-shipping-first = Accept Contract / Shipping (I)
hagal-research-station = Research Station
hagal-spice-refinery = Spice Refinery
hagal-arrakeen = Arrakeen
hagal-sietch-tabr = Sietch Tabr
hagal-hagga-imperial = Hagga Basin / Imperial Basin
hagal-deep-desert = Deep Desert

## What the cards say

hagal-branch = { $space } – { $effect }
hagal-before = { $effect }; then reveal another card
hagal-otherwise = { $first }; otherwise { $rest }
hagal-when = if { $condition }: { $then }
hagal-if-influence = the Rival has at least { $amount } influence with the { $faction }
hagal-if-alliance = the Rival has an Alliance
hagal-if-level = the Conflict is of level { $level ->
    [1] I
    [2] II
   *[3] III
}
hagal-if-bonus-spice = bonus spice lies on the space
hagal-effect-recruit = { $amount ->
    [one] recruit { $amount } troop
   *[other] recruit { $amount } troops
}
hagal-effect-intrigue = { $amount ->
    [one] draw { $amount } Intrigue card
   *[other] draw { $amount } Intrigue cards
}
hagal-effect-steal-intrigue = steal an Intrigue card from everybody who holds { $amount } or more
hagal-effect-signet = the Rival's signet ability
hagal-effect-take-maker-hooks = take Maker Hooks
hagal-effect-remove-shield-wall = remove the Shield Wall, with Maker Hooks
hagal-effect-take-bonus-spice = take the bonus spice
hagal-effect-harvest-or-worm = sandworms with Maker Hooks, otherwise the spice of the space
hagal-effect-new-deck = shuffle all House Hagal cards
hagal-effect-place-spy = place a spy at the first free faction
hagal-effect-post-spy = place a spy ({ $icon })
hagal-effect-ranked-influence = 1 influence with faction no. { $rank } of its priority
hagal-effect-influence-least = { $amount } influence with the faction where it has least
hagal-effect-influence-most = { $amount } influence with the faction where it has most
hagal-effect-influence-alliance-else-least = { $amount } influence where that wins an Alliance, otherwise where it has least

## Settings

setting-difficulty = Difficulty
choice-mercenary = Mercenary (easy)
choice-sardaukar = Sardaukar (medium)
choice-mentat = Mentat (hard)
choice-kwisatz-haderach = Kwisatz Haderach (very hard)
setting-rival-0 = First Rival
setting-rival-1 = Second Rival
choice-glossu-rabban = Glossu "The Beast" Rabban
choice-baron-harkonnen = Baron Vladimir Harkonnen
choice-feyd-rautha = Feyd-Rautha Harkonnen
setting-imperium-row-churn = Imperium Row Churn
setting-streamlined-rivals = Streamlined Rivals
setting-brutal-escalation = Brutal Escalation
setting-expert-deployment = Expert Deployment
setting-smart-politics = Smart Politics
setting-measured-deployment = Measured Deployment (up to a lead of three)

## What happens

event-rival = Rival: { $who-bare }.
event-hagal-reveals = { $who } reveals { $card }.
event-hagal-reshuffled = The House Hagal cards are shuffled into a new deck.
event-hagal-occupied = { $who } reveals { $card }: { $space } is occupied, on to the next card.
event-hagal-unfit = { $who } reveals { $card }: only if { $condition }, so on to the next card.
event-hagal-safe-lead = { $who } reveals { $card } and passes it over: its Alliance with the { $faction } is safe.
event-hagal-lost-race = { $who } reveals { $card } and passes it over: too far behind with the { $faction }.
event-hagal-sends = { $who } reveals { $card } and sends an Agent: { $space }.
event-hagal-nowhere = { $who } finds no free space: the turn is skipped.
event-hagal-swords = { $swords ->
    [0] { $who } reveals { $card }: no swords, strength { $strength }.
    [one] { $who } reveals { $card }: { $swords } sword, strength { $strength }.
   *[other] { $who } reveals { $card }: { $swords } swords, strength { $strength }.
}
event-rival-signet = { $who } uses the signet ability.
event-rival-network = { $who } has three spies on the board: the spy network takes effect.
event-rival-no-post = { $who } finds no free post for a spy.
event-rival-swordmaster = { $who } gains the Swordmaster for { $solari } Solari, { $spice } spice, { $water } water and { $intrigue ->
    [one] { $intrigue } Intrigue card
   *[other] { $intrigue } Intrigue cards
}.
event-rival-exchanges-solari = { $who } exchanges { $amount } Solari for a Victory Point.
event-rival-exchanges-spice = { $who } exchanges { $amount } spice for a Victory Point.
event-rival-exchanges-water = { $who } exchanges { $amount } water for a Victory Point.
event-rival-exchanges-intrigue = { $who } exchanges { $amount } Intrigue cards for a Victory Point.
event-rival-discards-intrigue = { $who } discards Intrigue cards: { $cards }.
event-rival-leaves-spice = { $who } leaves { $amount } bonus spice to the bank.
event-rival-holds-back = { $amount ->
    [one] { $who } is far enough ahead and keeps { $amount } troop in the garrison.
   *[other] { $who } is far enough ahead and keeps { $amount } troops in the garrison.
}
event-row-churn = Two dice are rolled for the Imperium Row: { $first } and { $second }.
event-row-churned = { $card } leaves the Imperium Row.

## In the terminal

table-rival-card = Prefers: { $priority } · signet: { $signet } · spy network: { $network }

## How it ended

reason-rival = a Rival has won
