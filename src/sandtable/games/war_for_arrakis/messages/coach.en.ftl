# The strip above the table: the phases of a round, and how the game is won.

course-round-start = Start
course-round-start-tip = Both sides draw Planning cards, and three Prescience cards are revealed.
course-vehicle-placement = Vehicles
course-vehicle-placement-tip = The Harkonnen place Harvesters, Ornithopters and Carryalls, as many as The Spice Must Flow grants.
course-actions = Actions
course-actions-tip = Both sides roll their dice and spend them in turn: to move, attack, deploy and draw.
course-hazards = Desert
course-hazards-tip = The Atreides reveal Wormsigns: worms rise among Harvesters and legions, and storms strike.
course-spice-harvest = Spice
course-spice-harvest-tip = Harvesters that are left bring spice, with which the Harkonnen content the Imperium.
course-round-end = End
course-round-end-tip = Further Prescience cards are claimed, and the Secret Objective of the Atreides is checked.
course-goal = Harkonnen win with 10 Supremacy points, mostly from destroyed Sietches. Atreides win when all three Prescience markers are as far as their Secret Objective asks.

# What the coach says in a first game.

coach-welcome = Welcome to the war for Arrakis. You lead the Atreides and Fremen: few, but at home in the desert. The Harkonnen win with ten Supremacy points, which they get by destroying Sietches. You win by claiming Prescience cards until all three markers reach your Secret Objective. Do not try to conquer; survive and claim.
coach-welcome-mahdi = Welcome to the war for Arrakis. You lead the Atreides and Fremen, alone against the Mahdi: cards and criteria play the Harkonnen. It wins with ten Supremacy points from destroyed Sietches; you win by claiming Prescience cards until all three markers reach your Secret Objective. Where the Mahdi has equal choices, you decide.
coach-draw = Planning cards are your surprises: each has an effect, and any of them can be thrown into a battle for one more die. Take from both decks as you need them; beyond the limit of your hand give up what fits your position least.
coach-clean-up = Prescience cards that nobody claimed may leave the game. Send away those you will hardly fulfil, so that better ones come up, and keep those you work on.
coach-vehicles = Vehicles serve the Harkonnen: Harvesters bring spice, Ornithopters carry and scout, Carryalls rescue Harvesters from worms. Place Harvesters where a legion protects them and few worms lurk.
coach-action = Your dice are your turns: spend one now, or wait. The opponent has more dice than you, so the last turns are theirs. Look first which Prescience card you could claim this round, and spend the dice that bring you there.
coach-use-die = Each result offers several deeds. Leadership and Strategy move and attack, Deployment brings troops, Mentat draws cards, House is your faction’s own. Ask what your nearest Prescience card lacks, then what your weakest Sietch needs.
coach-close-turn = Your action is done. A free action costs no die; if you need none now, end the turn.
coach-guerrilla = Your Deployment tokens lie face down, and nobody knows what they hide. Turned up, they become Units that can move and attack. Reveal them only when you need them: hidden, they frighten.
coach-scout = An Ornithopter gives its life to uncover one area. Scout before an attack, or where the opponent hides most.
coach-move = A legion moves one area, over worm or by air further. Fremen are best off in the desert and on rock near their Sietches. Do not leave a Sietch empty that the Harkonnen can reach.
coach-split = You may take some and leave some. Leave enough to hold what must be held; leaders are worth most where there will be a fight.
coach-arrival = Your legion has come into new areas, or there are too many in one. Settle first what may help the rest, and give up ordinary Units before better ones.
coach-deploy = New troops and tokens come to your Sietches or settlements. Strengthen what the enemy can reach next turn; a token may bluff where there is nothing behind it.
coach-leader = A leader makes dice count: results called Special turn into hits or shields by the leader’s card. Bring leaders where you will fight, and named ones rather late than into a hopeless battle.
coach-units = New Units come on the board. Choose where they matter first, and replace ordinary ones by better ones where the next battle will be.
coach-card = A Planning card works once. Play it when it helps a claim or saves a Sietch; otherwise its best use may be another die in battle.
coach-bene-gesserit = A Bene Gesserit token counts as a die that has the result you put it on. Put it on what your next turns lack.
coach-desert-power = Desert Power lets worms serve you: move one, attack with one, or call one. Go for Harvesters without Carryalls and for lonely legions on the sand.
coach-wild-maker = The Wild Maker is the greatest of worms and goes where you send it. Keep it near the Harvesters.
coach-attack = An attack shows its odds on the map. The defender in a Sietch or settlement rolls as many more dice as its rank, so go in with clearly more, or where a Prescience card asks for it.
coach-throw = Each card you discard gives one more die, up to the limit. It is worth it when the battle decides a Sietch; otherwise keep your cards.
coach-casualties = A hit removes a Unit or weakens a better one. Give ordinary ones first; leaders are lost last.
coach-specials = A Special is turned into hits or shields by one of your leaders. Hits if you can destroy them now, shields if you need to survive.
coach-stand = After each round of combat you may stop. Go on if you are stronger or if the place must not fall; otherwise retreat with what is left.
coach-advance = The fight is over, and the area is free. Go in if you can hold it, or if it destroys a settlement; stay where you are needed.
coach-families = A Sietch can shift, or its people flee. Move those whom the Harkonnen have found, and stay hidden elsewhere.
coach-wormsign = You put Wormsigns face down where a worm may rise. The best places are Harvesters and big legions in the desert; nobody knows yet which sign is real.
coach-hazards = The signs are turned up, and you choose the order. Let worms rise first where they take most: Harvesters cost spice, and without spice the Imperium turns away.
coach-claim = The condition of a Prescience card is met. Claiming it moves the markers shown on it; at most two each round. Claim nearly always, and look which marker your Secret Objective still lacks.
coach-markers = A Prescience marker goes further, or gives steps to another. Give them where your Secret Objective lacks most.
coach-strike = You strike at what is dear to the enemy: a leader, or the favour of the Imperium. Take the strongest leader, or the lowest marker.
coach-spice = Spice keeps the Imperium content: pay 2 to keep a marker, 3 to raise it; what is unpaid sinks and costs dice. Three spice can also be stockpiled for a Supremacy point.
coach-cone = In a Cone of Silence you and your ally talk unheard for a while. There are few of them, so use one before a big battle.
coach-mahdi-vehicles = The Mahdi places its vehicles by its criteria; several places are equally good to it, so you choose. Take the one that hurts you least: far from your legions, and where worms come easily.
coach-mahdi-moves = The Mahdi’s legion has several ways that its criteria do not tell apart. Choose the one that leads away from your weakest Sietch.
coach-mahdi-attacks = The Mahdi strikes, and among equals you say whom or with what. Take the attack that you can stand best.
coach-mahdi-builds = The Mahdi brings in troops or leaders, and you choose among equals. Take the place that threatens you least.
coach-mahdi-other = The Mahdi’s criteria leave several equal choices. Nothing is hidden here: take what helps it least.
