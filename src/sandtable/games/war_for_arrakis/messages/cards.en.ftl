### Planning cards and leaders' special actions: names, what effects say, what they ask and what they do.

## Names

card-war-plan = War Plan
card-alia-the-abomination = Alia, the Abomination
card-smugglers-a = Smugglers (I)
card-smugglers-b = Smugglers (II)
card-smugglers-c = Smugglers (III)
card-the-voice = The Voice
card-death-commandos = Death Commandos
card-tested-with-the-gom-jabbar = Tested with the Gom Jabbar
card-chatt-the-leaper = Chatt the Leaper
card-truthtrance = Truthtrance
card-adab-the-demanding-memory = Adab, the Demanding Memory
card-alam-al-mithal = Alam al-Mithal, the World of Similitudes
card-usul-the-base-of-the-pillar = Usul, the Base of the Pillar
card-voice-from-the-outer-world = Voice from the Outer World
card-our-family-atomics = Our Family Atomics
card-battle-language = Battle Language
card-bill-of-particulars = Bill of Particulars
card-fear-is-the-mind-killer = Fear Is the Mind-Killer
card-shai-hulud = Shai-Hulud
card-wall-of-sandworms = Wall of Sandworms
card-dust-chasms = Dust Chasms
card-fremen-rockets = Fremen Rockets
card-eyes-of-ibad = Eyes of Ibad
card-captured-ornithopter = Captured Ornithopter
card-crysknife = Crysknife
card-cielagos-piping-message = Cielago’s Piping Message
card-jubba-cloaks = Jubba Cloaks
card-hieregs = Hieregs
card-grandmother-of-a-storm = Grandmother of a Storm
card-stillsuits = Stillsuits
card-i-am-stilgar-the-fremen = “I Am Stilgar, the Fremen”
card-thumpers = Thumpers
card-kitab-al-ibar = Kitab al-Ibar
card-sandtides = Sandtides
card-hard-times-and-oppression = Hard Times and Oppression
card-forced-recruitment = Forced Recruitment
card-beloved-feyd-rautha = Beloved Feyd-Rautha
card-harkonnen-patrols = Harkonnen Patrols
card-arsunt-legion = Arsunt Legion
card-barons-personal-guard = Baron’s Personal Guard
card-hawats-scheming = Hawat’s Scheming
card-evidence-of-rebellion = Evidence of Rebellion
card-polar-cap-factories = Polar-Cap Factories
card-carthag-the-former-capital = Carthag, the Former Capital
card-workhorse-of-arrakis = Workhorse of Arrakis
card-spotter-control = Spotter Control
card-explosive-artillery = Explosive Artillery
card-sandmasters = Sandmasters
card-mudir-nahya = Mudir-Nahya, the Demon Ruler
card-hunter-seeker = Hunter-Seeker
card-rage-overcame-shaddam-iv-a = Rage Overcame Shaddam IV (I)
card-rage-overcame-shaddam-iv-b = Rage Overcame Shaddam IV (II)
card-rage-overcame-shaddam-iv-c = Rage Overcame Shaddam IV (III)
card-manipulation-of-others = Manipulation of Others
card-breeding-program = Breeding Program
card-troop-carriers = Troop Carriers
card-shigawire = Shigawire
card-hope-clouds-observation = Hope Clouds Observation
card-reports-of-traitors = Reports of Traitors
card-sardaukar-pogrom = Sardaukar Pogrom
card-sardaukars-manner = Sardaukar’s Manner
card-spies-all-over-arrakis = Spies All Over Arrakis
card-full-control-of-the-air = Full Control of the Air
card-moving-the-battle-group = Moving the Battle Group
card-killers-without-mercy = Killers Without Mercy
card-sardaukar-disguised = Sardaukar Disguised
card-i-decide-what-best-serves-his-majesty = “I Decide What Best Serves His Majesty”
card-seek-out-the-mahdi = Seek Out the ‘Mahdi’

## What effects say: flow

effect-nothing = nothing
effect-next = { $first }; { $rest }
effect-and = { $first }, { $rest }
effect-or = { $first } or { $rest }
effect-either = { $first }, or { $rest }
effect-with = { $first } ({ $rest })
effect-when = if { $condition }: { $then }
effect-when-else = if { $condition }: { $then }; otherwise: { $otherwise }
effect-scheme = as a free action discard { $least } or more copies together: { $then }
effect-no-special-action = no special action

## Conditions

condition-in-play = { $leader } is in play
condition-retired = { $leader } has left the game
condition-any-marker = any Prescience marker is on step { $amount } or higher
condition-atomics-used = the Family Atomics have been detonated

## Places

where-area = { $where }
where-own-settlement = an own settlement
where-own-legion = an own legion
where-legion-with-special = an own legion with a Special Elite Unit
where-legion-of = the legion of { $leader }
where-empty-desert = an empty Desert area
where-free-mountain = a free Mountain area
where-free-plateau = a free Plateau area
where-empty-desert-beside-worm = empty Desert beside a Sandworm
where-empty-desert-beside-legion = empty Desert beside own legions
where-threatened-sietch = a Sietch with an enemy legion within 2 areas
where-same-area = the same area

## Legions

legion-any = any legion
legion-with-leader = a legion with a leader
legion-with-special = a legion with a Special Elite Unit
legion-with = the legion of { $leader }
legion-in-area = the legion in { $where }
legion-in-desert = a legion in Desert
legion-with-leader-in-desert = a legion with a leader in Desert
legion-the-same = that legion

## Pieces

effect-regular = { $amount ->
    [one] 1 Regular Unit
   *[other] { $amount } Regular Units
}
effect-elite = { $amount ->
    [one] 1 Elite Unit
   *[other] { $amount } Elite Units
}
effect-special = { $amount ->
    [one] 1 Special Elite Unit
   *[other] { $amount } Special Elite Units
}
effect-any-leader = a leader of either kind
effect-generic-leader = a generic leader
effect-harvesters = { $amount ->
    [one] 1 Harvester
   *[other] { $amount } Harvesters
}
effect-ornithopters = { $amount ->
    [one] 1 Ornithopter
   *[other] { $amount } Ornithopters
}
effect-carryalls = { $amount ->
    [one] 1 Carryall
   *[other] { $amount } Carryalls
}

## What effects do

effect-place = place in { $where }: { $what }
effect-arrive = place in { $where }, who so enters play: { $what }
effect-place-apart = place { $what }, each in an area of its own: { $where }
effect-deploy = deploy among own settlements as you like: { $what }
effect-deploy-token = deploy a Deployment token and a leader in one Sietch
effect-place-token = a Deployment token comes to { $where }
effect-swap-tokens = two Sietches trade all their Deployment tokens
effect-upgrade-regular-elite = { $amount } Regular Units on the board become Elite
effect-upgrade-elite-special = { $amount } Elite Units on the board become Special Elite
effect-reveal = the Sietch and all Deployment tokens of one area are revealed
effect-relocate-sietch = a Sietch shifts to empty Desert beside it, with whoever you take along
effect-enters = { $leader } enters play
effect-retire = { $leader } leaves the game
effect-send-to-tank = { $leader } goes to the Regeneration Tank
victim-anywhere = an enemy named leader on the board
victim-in-sector-of-own-legion = an enemy named leader in a sector with an own legion
victim-beside-spot = an enemy named leader beside that legion
effect-pin = in the opponent’s next turn { $leader } is neither placed nor deployed, and his legion neither moves nor attacks
effect-move = { $amount ->
    [one] move { $legion }
   *[other] move { $amount } different legions ({ $legion })
}
effect-move-on = move { $legion } { $times } times, one move after the other
effect-attack = attack with { $legion }
effect-surprise-attack = surprise attack with { $legion }
effect-more-dice = 1 more die in every combat round
effect-fewer-enemy-dice = the enemy rolls at most 4 dice in the first combat round
effect-free-to-continue = continuing costs no hit
effect-fly = a legion in a settlement goes to wherever another own legion stands
effect-push = an enemy legion in Desert is pushed to an empty area beside it
effect-special-attack = roll { $dice } dice against { $target }; Hits and Specials score
target-beside-own-legion = an enemy legion beside an own one
target-beside-air-zone = an enemy legion in a sector connected to that Air Zone
effect-draw = { $amount ->
    [one] draw 1 Planning card
   *[other] draw { $amount } Planning cards
}
effect-draw-from = draw { $amount } Planning cards of { $deck }
effect-play-card = play a further Planning card
effect-opponent-discards = { $amount ->
    [one] the opponent discards 1 Planning card
   *[other] the opponent discards { $amount } Planning cards
}
effect-gain-bene-gesserit = { $amount ->
    [one] take 1 Bene Gesserit token
   *[other] take { $amount } Bene Gesserit tokens
}
effect-remove-die = the opponent loses an unused die showing { $die }
effect-force-die = say which unused die the opponent must use next
effect-place-vehicles = place { $what }
effect-remove-harvesters = { $amount ->
    [one] 1 Harvester in the sector of { $leader } is removed
   *[other] { $amount } Harvesters in the sector of { $leader } are removed
}
effect-remove-deep-harvesters = { $amount ->
    [one] 1 Harvester in Deep Desert is removed
   *[other] { $amount } Harvesters in the Deep Desert of one sector are removed
}
effect-remove-ornithopter = an Ornithopter is removed
effect-rockets = roll { $dice } dice in a sector with an own legion: each Hit or Special removes a vehicle there or in an Air Zone connected to it
effect-lower-marker = one Imperium marker drops a notch without its Ban
effect-discard-wormsigns = up to { $amount } Wormsigns are discarded
effect-discard-wormsigns-beside = all Wormsigns beside { $where } are discarded
effect-place-wormsigns = place { $amount } Wormsigns
effect-place-worms = { $amount ->
    [one] place 1 Sandworm: { $where }
   *[other] place { $amount } Sandworms: { $where }
}
effect-call-wild-maker = the Wild Maker enters play in { $where }, its card spent
effect-move-wild-maker = move the Wild Maker
effect-wild-maker-attacks = attack with the Wild Maker
effect-desert-power = { $amount ->
    [one] take a Desert Power action
   *[other] take { $amount } Desert Power actions
}
effect-storm = Coriolis Storms are rolled for at once
effect-detonate = detonate the Family Atomics
effect-shuffle-back = one revealed Prescience card is shuffled back into its deck
effect-replace-prescience = any number of revealed Prescience cards leave the game and are replaced
effect-shift-prescience = one Prescience marker goes back, another goes up by as much
effect-add-to-claim = lay this on a revealed Prescience card: claiming it this round moves a marker of your choice { $amount } steps more
effect-keep-on-offer = lay this on a revealed Prescience card: it stays on offer until it is claimed
effect-draw-objective = draw a second Secret Objective; either of them wins

## Playing cards

event-plays-card = { $who } plays { $card }.
event-discards-card = { $who } discards { $card }.
event-shows-hand = { $who } shows the cards in hand: { $cards }.
event-no-further-card = { $who } plays no further card.
prompt-another-card = Which further card do you play?
prompt-choose-one = Which of these do you do?
prompt-scheme = How many copies do you discard?
prompt-shed = Which card do you discard ({ $count } to go)?

## Placing

prompt-place-where = Where do you place { $what }?
prompt-place-units = { $what } in { $where }: are all from the supply?
prompt-place-unit = Where does a Unit for { $where } come from ({ $unit })?
prompt-place-leader = Do you place { $leader } in { $where }?
prompt-place-generic = Where does the leader for { $where } come from?
prompt-place-apart = Where do you place a Unit ({ $unit }, { $count } to go)?
prompt-place-token = Which Deployment token do you place?
prompt-place-token-where = To which Sietch does { $token } go?
event-places-nothing = { $who } places nothing.
event-places-no-more = { $who } places no more Units.
event-unit-relocated = { $who }: { $unit } goes from { $origin } to { $where }.
event-leader-relocated = { $who }: { $leader } goes from { $origin } to { $where }.

## Sietches and tokens

prompt-reveal = Which area is uncovered?
event-reveals-nothing = { $who } reveals nothing.
prompt-swap = Which Sietch gives its Deployment tokens?
prompt-swap-with = Which Sietch trades tokens with { $where }?
event-token-moved = { $token } goes to { $where }.
event-swaps-nothing = { $who } swaps no tokens.
prompt-relocate = Which Sietch shifts?
prompt-relocate-to = Where does the Sietch of { $where } go?
prompt-relocate-legion = Does anybody in { $where } come along?
event-sietch-moved = The Sietch of { $where } shifts to { $to }; with it: { $figures }.
event-no-relocation = { $who } shifts no Sietch.
nobody = nobody

## Leaders

prompt-send-to-tank = Which enemy leader goes to the Regeneration Tank?
event-spares-leaders = { $who } sends no leader to the Tank.
event-pinned = { $leader } is hunted: during the next Atreides turn he is neither placed nor deployed, and his legion neither moves nor attacks.
event-leader-enters = { $leader } enters play.
event-leader-replaces = { $leader } takes the place of { $old }.
event-leader-retires = { $leader } leaves the game.
event-leader-retires-from = { $leader } leaves { $where } and the game.
event-special-action = { $who } uses the special action of { $leader }.
event-leader-spent = The card of { $leader } is spent.

## Legions

prompt-fly = Which legion is flown?
prompt-fly-to = To which legion does that of { $where } fly?
event-carried = { $who }: { $figures } flown from { $origin } to { $where }.
prompt-push = Which enemy legion is pushed away?
prompt-push-to = Where is the legion in { $where } pushed?
event-pushed = { $who }: { $legion } pushed from { $where } to { $to }.
event-pushes-nobody = { $who } pushes nobody.
prompt-special-attack = On which enemy legion do { $dice } dice fall?
event-special-attack = { $who } attacks { $where } from afar with { $dice } dice.
event-special-attack-roll = The dice: { rolled }. Scored: { $count }.
event-no-special-attack = { $who } makes no such attack.

## Dice and vehicles

prompt-force-die = Which die must the opponent use next?
event-die-forced = { $who } must use a die showing { $die } next.
event-no-die-forced = { $who } prescribes no die.
prompt-remove-harvesters = Which Harvester is removed ({ $count } to go)?
prompt-remove-ornithopter = Which Ornithopter is removed?
event-removes-nothing = { $who } removes nothing more.
prompt-rockets = In which sector do the rockets fly?
event-rockets = { $who } fires rockets in { $sector }: { $dice } dice.
event-rockets-roll = The dice: { rolled }. { $count ->
    [0] No vehicle is downed.
    [one] 1 vehicle can be downed.
   *[other] { $count } vehicles can be downed.
}
prompt-down-vehicle = Which vehicle is downed ({ $count } to go)?
