# The strip above the table: the phases of a round, and how the game is won.

course-round-start = Start
course-round-start-tip = A new Conflict is revealed, and everybody draws five cards.
course-player-turns = Turns
course-player-turns-tip = In turn everybody sends an Agent with a card, until each has revealed the rest of the hand to buy new cards.
course-combat = Combat
course-combat-tip = Whoever has units in the Conflict may play Combat Intrigue cards; then the strongest take the rewards.
course-makers = Makers
course-makers-tip = Maker spaces that nobody visited get one more spice.
course-recall = Recall
course-recall-tip = Agents come home. If somebody has 10 Victory Points or the Conflict deck is empty, the game ends.
course-goal = The round in which somebody reaches 10 Victory Points, or in which the last Conflict is fought, is the last; then most Victory Points win.

# What the coach says in a first game.

coach-welcome = Welcome to Arrakis. You lead Gurney Halleck’s side against two others. Victory Points come from influence with the four factions, from winning Conflicts, and from a few dear cards. Once somebody has ten, that round is the last. Every round you send two Agents, then reveal the rest of your hand to buy better cards.
coach-welcome-hagal-solo = Welcome to Arrakis. You play alone against two Rivals of House Hagal: cards move them, so they neither plan nor bluff, but they take spaces and fight. Once somebody has ten Victory Points, that round is the last. Every round you send two Agents, then reveal the rest of your hand to buy better cards.
coach-leader = Your leader has an ability for the whole game and a signet ability that your Signet Ring card triggers. For a first game take one whose text you understand at once.
coach-turn = Choose the card that sends your Agent. Its icons say to which spaces it can go, and its Agent box gives something on top. Cards with strong Reveal boxes (Persuasion, swords) are better kept in hand. If no card fits, or you would rather keep Agents back, reveal.
coach-space = Choose where the Agent goes. A faction’s space gives influence: 2 are worth a Victory Point. Spice, Solari and water pay for stronger spaces later; spaces with crossed swords let you send troops into the Conflict. What you take, nobody else can use this round.
coach-entry = This space offers more to whoever pays more. Pay if you have nothing better to do with it this round.
coach-deploy = Troops that you send into the Conflict fight this round and are gone afterwards, win or lose. Each is worth 2 strength. Look at the rewards on the Conflict card: send enough to win something, or none at all. The opponents after you can still add theirs.
coach-order = Several effects wait, and you decide in which order they happen. First what brings you cards or resources, then what you may have to pay for with them.
coach-end-turn = Your turn is nearly over. You may still play a Plot Intrigue card; otherwise end the turn.
coach-reveal = The rest of your hand is revealed: its Persuasion buys cards of the Imperium Row or the Reserve, its swords add strength in the Conflict. Persuasion does not last, so spend it. Early on, cards with two Agent icons or with influence serve you best; late, those that give Victory Points.
coach-acquire = A new card goes to your discard pile and comes to your hand once your deck has been shuffled. Take what you will use often, or what you would hate to see in another hand.
coach-combat = The Conflict is about to be decided. Combat Intrigue cards add strength or save troops. Play one only if it lifts you to a better reward; otherwise keep it and pass.
coach-defend = You control this place, and the Conflict is about it. One free troop from your supply joins: there is nothing to lose if you mean to fight.
coach-influence = Influence counts in steps: at 2 it is worth a Victory Point, at 4 a bonus and, for the first, the Alliance, another point. Raise the one that is next to such a step, or where another is about to overtake you.
coach-lose-influence = You lose a step of influence. Give up one that is not just at 2 or 4, so that no Victory Point goes with it.
coach-choose = The effect leaves you a choice. Ask yourself what you lack for your next turn: money for a space, troops for the Conflict, or cards.
coach-pay = The arrow on a card means: give this, and you get that. It is never compulsory. Do it if what you get is worth more to you this round.
coach-use = The effect is optional. Using it is usually right; decline when it would cost you something you still need.
coach-spy = A spy stands on an observation post beside spaces. Later you can recall it to draw a card when you go to such a space, or to enter one that is already occupied. Put it next to spaces that you visit often.
coach-gather = Your spy watches this space. Recall it and you draw a card, or keep it there for a later moment. Draw if you still have turns to use the card.
coach-infiltrate = Another Agent is already there. A spy on a post beside the space lets you go in all the same, but then returns to your supply. Worth it for a space that you badly need.
coach-recall-agent = An Agent comes back to you, so you can send one more this round. Take the one from a space that you would not mind others to visit, or that you want to use again.
coach-recall-spy = One of your spies returns to your supply. Take the one whose post serves you least.
coach-discard = You must part with a card of your hand for this round. Give the one that would do least now; it comes back after the next shuffle.
coach-trash = A trashed card leaves your deck for good, and that is a blessing: the weak starting cards make room for better ones. Take a Dagger or a Convincing Argument early; never a good card you paid for.
coach-trash-intrigue = You trash an Intrigue card. Give one whose moment will hardly come.
coach-sort = You see cards of your deck. Take the one that this turn needs, and put away what would only clog your hand.
coach-set-aside = The card you set aside is kept for you, and nobody else can buy it. Take one that you can pay for soon.
coach-retreat = Troops that retreat go back to your garrison and live. Take them out when the reward you would win does not change.
coach-shield-wall = While the Shield Wall stands, no sandworm can join Conflicts over the three places behind it. Remove it if you have Maker Hooks and want worms there; otherwise it protects you too.
coach-training = Your leader walks along a training track. Choose the branch whose rewards fit what you are doing already.
coach-turn-conflict = A won card is turned down as a price. Take one whose battle icon finds no partner.
coach-alliance = Two others stand equally high, and you decide who gets the Alliance. Give it to whoever is further from winning.
coach-contract = A contract is a promise: do what it asks and you get its reward. Take one that you would do anyway.
coach-endgame = The last round is over. Now Endgame Intrigue cards and wild battle icons can still give Victory Points: play whatever brings a point.
