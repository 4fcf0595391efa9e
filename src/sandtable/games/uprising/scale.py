"""What things are worth to a player who looks at a card alone: the prices of effects, in tenths of a Victory Point.

An effect is weighed by its parts. What depends on the table is asked of methods that `Judge` answers better.
"""

from collections.abc import Callable
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
    OPS,
    Acquire,
    Choose,
    Effect,
    Gain,
    Influence,
    Pay,
    PlaceSpy,
    Retreat,
    Spend,
)
from sandtable.games.uprising.terms import Source

Worth = Callable[["Scale", Effect, Source], float]
"""What an effect is worth on a scale; the last is the component it comes from."""


def _unknown(scale: "Scale", effect: Effect, source: Source) -> float:
    raise AssertionError(f"{effect!r} has no entry yet: import rules.vocabulary")


WORTH: Final[list[Worth]] = [_unknown for _ in OPS]
"""By kind, from the entries of the rules (`rules/kinds.py`)."""

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

    def worth(self, effect: Effect, source: Source) -> float:
        """What carrying out an effect brings, given that nobody has to pay an arrow's price."""
        return WORTH[effect.op](self, effect, source)

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

    def bargain(self, arrow: Pay, source: Source) -> float:
        """What an arrow brings beyond its price."""
        return self.worth(arrow.then, source) + self.worth(arrow.cost, source)

    def best_of(self, effect: Choose, source: Source) -> float:
        best = 0.0
        for option in effect.options:
            best = max(best, self.worth(option, source))
        return best

    # What the table decides.

    def likelihood(self, condition: Condition, source: Source) -> float:
        chance = LIKELY.get(condition.kind, 0.5)
        return 1.0 - chance if condition.negated else chance

    def count(self, counter: int, source: Source) -> float:
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

    def special(self, rule: str, source: Source) -> float:
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

    def trash_self(self, source: Source) -> float:
        return -1.0

    def signet(self, source: Source) -> float:
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
