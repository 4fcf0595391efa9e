# The strip above the table: the phases of a round, and how the game is won.

course-storm = Storm
course-storm-tip = The storm moves on; it kills forces and sweeps away spice on open sand, while rock and strongholds are safe.
course-spice-blow = Spice blow
course-spice-blow-tip = A card shows where new spice appears; a sandworm devours what stands where spice came up last.
course-gain-cards = Cards
course-gain-cards-tip = Everybody draws up to four battle cards for nothing and may buy market cards for spice.
course-revival = Revival
course-revival-tip = Two forces come back from the tanks for nothing, more of them and leaders for spice.
course-ship-move = Ship and move
course-ship-move-tip = In turn each player ships forces from the reserve to one territory and moves one group.
course-battle = Battle
course-battle-tip = Wherever two factions stand in one territory they fight, each with a secret plan.
course-harvest = Harvest
course-harvest-tip = Forces collect the spice that lies beside them; then victory is checked, from round 3 on.
course-goal = Hold 3 strongholds at the end of round 3, 4 or 5. If nobody does, 5 points for each stronghold and 1 for each spice decide after round 5.

# What the coach says in a first game.

coach-welcome = Welcome to Arrakis. You lead House Atreides against two others. Whoever has forces in three strongholds at the end of round 3, 4 or 5 wins; after round 5 strongholds and spice are counted. Spice pays for everything, so the game is about two things: where to land, and when a battle is worth it.
coach-traitor = One leader of another house is secretly in your pay. If your opponent ever sends that leader into battle against you, you call “Traitor!” and win at once without losses. Prefer a strong leader of another house: strong ones are sent most often. A card of your own house only protects that leader.
coach-storm = The storm travels around the planet and kills forces on sand in every sector it enters. You rolled the symbol, so you choose how far. Look who stands on sand ahead of it and who needs a way that it would block.
coach-market = Now and then you are asked whether you play a market card that fits this very moment. Everybody who might have one is asked, so the question alone betrays nothing. If you hold no fitting card, simply pass.
coach-buy = Battle cards come for nothing; a market card costs 2 spice and does something once, at the moment printed on it. Spice also pays for landing and revival, so keep enough for the landing you plan. One card for a quiet round is seldom wrong.
coach-barter = Before you draw, cards in your hand count against the four you may hold. Worthless ones take up room: a market card can trade them away, and a battle plan can throw them in. Otherwise just draw.
coach-revive = Forces and leaders that died wait in the tanks. Two forces return for nothing every round, so always take those. Paying for more is worth it when you plan a big landing; a strong leader may be worth the price when few are left.
coach-ship = You may land forces in one territory, each for 1 spice. An empty stronghold is the best target: it counts for victory and the storm cannot touch it. Land more than one force where somebody can reach you, and keep some spice back for the next round.
coach-move = One group may walk up to three territories, for nothing. Use it to reach spice before the harvest, to take a stronghold next door, or to leave sand that the storm will cross. Two other factions in a stronghold close it for you.
coach-battle-order = You have the advantage: you choose what is fought first, and you win ties. A leader fights in one territory only each round, and forces that you lose stay lost, so begin where you need your best leader.
coach-prescience = Your house sees the future: you may look at one part of the other plan before you fix your own. The weapon tells you which defence to take; the number tells you how much you must dial. If you hold a defence, ask for the weapon; without one, ask for the number.
coach-voice = The Voice orders your opponent to play one kind of weapon, or not to play it. Forbid the kind against which you hold no defence, or demand a kind that you can stop.
coach-plan-leader = A leader adds strength to your forces and lets you play cards, but may be killed or betrayed. The strongest leader is the most wanted traitor. Take a middling one for a sure fight, and your best one where every point counts.
coach-plan-weapon = A weapon kills the other leader unless the right defence meets it: a shield stops projectiles, a snooper stops poison. A dead leader adds no strength and pays the winner spice. If you have a weapon, playing one is nearly always right; a worthless card can be got rid of here too.
coach-plan-defence = A defence saves your own leader from one kind of weapon. Think of what the opponent has shown or may hold, and take the defence that meets it. A lasgun together with any shield ruins both sides.
coach-plan-dial = Every force you dial adds 1 strength and is lost, even if you win. The loser loses everything that stands there. So dial just enough to win; if you cannot win, dial nothing and save what the battle would cost.
coach-respond = Both plans lie open. If the other leader is on your traitor card, calling wins at once and you lose nothing. A market card may also fit now. If you have neither, pass.
coach-keep-card = You won, so you may keep the card you played or discard it. Keep good weapons and defences; the opponent knows them now, but they will still work. Discard what you cannot use to draw something new.
coach-losses = The dialled forces must come from somewhere: choose from which sector. Keep those that stand beside spice or safe from the storm.
coach-harvest = Each force collects up to 2 spice lying in its own sector. Spice left behind can be swept away by storm or worm, so take it unless you have a reason not to.
coach-charity = Whoever has less than 3 spice is given as much as is lacking to 3. There is nothing to lose: accept.
coach-card-effect = Your card takes effect and asks for what it still needs to know. Read its text once more below, and take what brings you nearest to a third stronghold.
coach-ride = Your forces stand where a worm came up. Fremen are not eaten: they may ride it over sand, up to three territories, as an extra move. Ride towards spice or a stronghold.
coach-exchange = Before a battle you may draw a new traitor card and put one back. Exchange when none of your traitors is likely to be sent against you.
