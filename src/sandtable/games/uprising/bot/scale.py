"""What things are worth to a player who looks at a card alone: the prices of effects, in tenths of a Victory Point.

An effect is weighed by its parts. What depends on the table is asked of methods that `Judge` answers better.
"""

from typing import Final

from sandtable.games.uprising.conditions import (
    ACQUIRED_THIS_TURN,
    CONTRACTS_COMPLETED,
    COUNT_CONTRACTS,
    COUNT_EMPEROR_REVEALED,
    COUNT_FREMEN_IN_PLAY,
    COUNT_OTHER_SWORD_CARDS,
    DISCARDED_TAG,
    GAINED_SPICE_THIS_TURN,
    HAS_COUNCIL_SEAT,
    HAS_MAKER_HOOKS,
    HAS_SWORDMASTER,
    HOLDS_ALLIANCE,
    INFLUENCE_AT_LEAST,
    INFLUENCE_UNDER_RIVAL_ALLIANCE,
    OTHER_CARD_IN_PLAY,
    OWNS_COPIES,
    RECALLED_SPY_THIS_TURN,
    SANDWORMS_IN_CONFLICT,
    SENT_TO_FACTION_SPACE,
    SENT_TO_MAKER,
    SPIES_ON_BOARD,
    SPY_PLACED_ON,
    SPYING_ON_MAKER,
    STRENGTH_AT_LEAST,
    UNITS_IN_CONFLICT,
    Condition,
)
from sandtable.games.uprising.effects import (
    ACQUIRE,
    CHOOSE,
    CONTRACT,
    CONTROL,
    DEPLOY,
    DEPLOY_RECRUITED,
    DISCARD,
    DRAW,
    GAIN,
    INFLUENCE,
    INTRIGUE,
    LOSE_INFLUENCE,
    NO_DEPLOY,
    OPPONENTS_DISCARD,
    PAY,
    PER,
    PLACE_SPY,
    RECALL_AGENT,
    RECALL_SPY,
    RECRUIT,
    REMOVE_SHIELD_WALL,
    RETREAT,
    RETURN_SELF,
    SEQUENCE,
    SET_ASIDE_ROW,
    SIGNET,
    SORT_TOP,
    SPECIAL,
    SPEND,
    STEAL_INTRIGUE,
    TAKE_BONUS_SPICE,
    TAKE_COUNCIL_SEAT,
    TAKE_MAKER_HOOKS,
    TAKE_SWORDMASTER,
    TRASH,
    TRASH_INTRIGUE,
    TRASH_SELF,
    WATCH,
    WHEN,
    WORM,
    Acquire,
    Amount,
    Choose,
    Effect,
    Gain,
    Influence,
    Pay,
    Per,
    PlaceSpy,
    Retreat,
    Sequence,
    Special,
    Spend,
    Watch,
    When,
)

# How often a condition can be expected to hold when a card comes up, by its kind.
LIKELY: Final = {
    INFLUENCE_AT_LEAST: 0.6,
    HOLDS_ALLIANCE: 0.25,
    OTHER_CARD_IN_PLAY: 0.4,
    SPIES_ON_BOARD: 0.4,
    RECALLED_SPY_THIS_TURN: 0.4,
    SENT_TO_MAKER: 0.6,
    SENT_TO_FACTION_SPACE: 0.6,
    SPYING_ON_MAKER: 0.3,
    CONTRACTS_COMPLETED: 0.3,
    UNITS_IN_CONFLICT: 0.4,
    SANDWORMS_IN_CONFLICT: 0.15,
    STRENGTH_AT_LEAST: 0.4,
    HAS_COUNCIL_SEAT: 0.6,
    HAS_SWORDMASTER: 0.6,
    HAS_MAKER_HOOKS: 0.3,
    GAINED_SPICE_THIS_TURN: 0.4,
    ACQUIRED_THIS_TURN: 0.15,
    DISCARDED_TAG: 0.3,
    OWNS_COPIES: 0.15,
    INFLUENCE_UNDER_RIVAL_ALLIANCE: 0.2,
    SPY_PLACED_ON: 0.4,
}
USUAL_COUNT: Final = {
    COUNT_CONTRACTS: 1.5,
    COUNT_OTHER_SWORD_CARDS: 1.0,
    COUNT_EMPEROR_REVEALED: 1.3,
    COUNT_FREMEN_IN_PLAY: 1.6,
}


class Scale:
    """Weighs effects with prices that hold for a whole game on average."""

    def __init__(self) -> None:
        self.vp = 10.0
        self.solari = 1.2
        self.spice = 1.8
        self.water = 1.8
        self.persuasion = 1.1
        self.sword = 0.6
        self.draw = 2.2
        self.intrigue = 2.8
        self.contract = 3.0
        self.troop = 1.4
        self.spy = 1.6
        self.agent = 4.5
        self.influence = 5.0
        self.council = 8.0
        self.swordmaster = 15.0
        self.hooks = 4.0
        self.trash = 1.5

    def worth(self, effect: Effect, source: int) -> float:
        """What carrying out an effect brings, given that nobody has to pay an arrow's price."""
        op = effect.op
        if op == GAIN:
            assert isinstance(effect, Gain)
            return self.gain(effect)
        if op == SEQUENCE:
            assert isinstance(effect, Sequence)
            total = 0.0
            for part in effect.effects:
                total += self.worth(part, source)
            return total
        if op == PAY:
            assert isinstance(effect, Pay)
            return max(0.0, self.bargain(effect, source))
        if op == CHOOSE:
            assert isinstance(effect, Choose)
            return self.best_of(effect, source)
        if op == WHEN:
            assert isinstance(effect, When)
            chance = self.likelihood(effect.condition, source)
            met = chance * self.worth(effect.then, source) if chance > 0.0 else 0.0
            return met if chance >= 1.0 else met + (1.0 - chance) * self.worth(effect.otherwise, source)
        if op == PER:
            assert isinstance(effect, Per)
            return self.count(effect.counter, source) * self.worth(effect.effect, source)
        if op == WATCH:
            assert isinstance(effect, Watch)
            return (1.7 if effect.repeat else 1.0) * self.worth(effect.effect, source)
        if op == SPEND:
            assert isinstance(effect, Spend)
            return -self.price(effect)
        return self.deed(effect, source)

    def deed(self, effect: Effect, source: int) -> float:
        """Everything that is neither flow nor a plain gain."""
        op = effect.op
        if op == INFLUENCE:
            assert isinstance(effect, Influence)
            return self.climb(effect)
        if op == PLACE_SPY:
            assert isinstance(effect, PlaceSpy)
            return self.spies(effect)
        if op == RETREAT:
            assert isinstance(effect, Retreat)
            return self.retreat(effect)
        if op == ACQUIRE:
            assert isinstance(effect, Acquire)
            return self.acquire(effect)
        if op == SPECIAL:
            assert isinstance(effect, Special)
            return self.special(effect.rule, source)
        if isinstance(effect, Amount):
            return self.amount(op, effect.amount, source)
        if op == TRASH:
            return self.trash
        if op == TRASH_SELF:
            return self.trash_self(source)
        if op == TRASH_INTRIGUE:
            return -0.8 * self.intrigue
        if op == RETURN_SELF:
            return 0.6 * self.draw
        if op == SORT_TOP:
            return self.draw + self.trash
        if op == SIGNET:
            return self.signet(source)
        if op == TAKE_COUNCIL_SEAT:
            return self.council
        if op == TAKE_SWORDMASTER:
            return self.swordmaster
        if op == TAKE_MAKER_HOOKS:
            return self.hooks
        if op == TAKE_BONUS_SPICE:
            return self.bonus_spice()
        if op == CONTROL:
            return self.control()
        if op == REMOVE_SHIELD_WALL:
            return self.breach()
        if op == DEPLOY_RECRUITED:
            return 1.0
        if op == NO_DEPLOY:
            return self.no_deploy()
        return 0.0

    def amount(self, op: int, amount: int, source: int) -> float:
        """Effects that say how many."""
        if op == DRAW:
            return self.draw * amount
        if op == INTRIGUE:
            return self.intrigue * amount
        if op == RECRUIT:
            return self.recruits(amount)
        if op == CONTRACT:
            return self.contract * amount
        if op == WORM:
            return self.worms(amount)
        if op == DEPLOY:
            return self.deploy(amount)
        if op == RECALL_AGENT:
            return self.recalled_agent()
        if op == DISCARD:
            return -self.discards(amount)
        if op == RECALL_SPY:
            return -self.spy * amount
        if op == LOSE_INFLUENCE:
            return -self.descend(amount)
        if op == OPPONENTS_DISCARD:
            return 1.5 * amount
        if op == STEAL_INTRIGUE:
            return self.stolen(amount)
        if op == SET_ASIDE_ROW:
            return 0.8 * amount
        return 0.0

    def gain(self, effect: Gain) -> float:
        return (
            effect.solari * self.solari
            + effect.spice * self.spice
            + effect.water * self.water
            + effect.vp * self.vp
            + effect.persuasion * self.persuasion
            + effect.swords * self.sword
        )

    def price(self, cost: Spend) -> float:
        return cost.solari * self.solari + cost.spice * self.spice + cost.water * self.water

    def bargain(self, arrow: Pay, source: int) -> float:
        """What an arrow brings beyond its price."""
        return self.worth(arrow.then, source) + self.worth(arrow.cost, source)

    def best_of(self, effect: Choose, source: int) -> float:
        best = 0.0
        for option in effect.options:
            best = max(best, self.worth(option, source))
        return best

    # What the table decides.

    def likelihood(self, condition: Condition, source: int) -> float:
        chance = LIKELY.get(condition.kind, 0.5)
        return 1.0 - chance if condition.negated else chance

    def count(self, counter: int, source: int) -> float:
        return USUAL_COUNT.get(counter, 0.3)

    def climb(self, effect: Influence) -> float:
        return self.influence * effect.amount * effect.factions

    def descend(self, amount: int) -> float:
        return 0.9 * self.influence * amount

    def spies(self, effect: PlaceSpy) -> float:
        return self.spy * effect.amount * (0.8 if effect.icons or effect.visited else 1.0)

    def retreat(self, effect: Retreat) -> float:
        return -0.3 * effect.minimum

    def acquire(self, effect: Acquire) -> float:
        return 1.0 if effect.for_solari else 0.9 * self.persuasion * min(effect.maximum, 4)

    def special(self, rule: str, source: int) -> float:
        return 2.0

    def recruits(self, amount: int) -> float:
        return self.troop * amount

    def worms(self, amount: int) -> float:
        return 4.0 * amount

    def deploy(self, amount: int) -> float:
        return 0.7 * amount

    def discards(self, amount: int) -> float:
        return 1.2 * amount

    def recalled_agent(self) -> float:
        return self.agent

    def stolen(self, smallest: int) -> float:
        return 0.3 * self.intrigue

    def trash_self(self, source: int) -> float:
        return -1.0

    def signet(self, source: int) -> float:
        return 1.5

    def bonus_spice(self) -> float:
        return self.spice

    def control(self) -> float:
        return 5.0

    def breach(self) -> float:
        return 0.5

    def no_deploy(self) -> float:
        return 0.0


USUAL: Final = Scale()
