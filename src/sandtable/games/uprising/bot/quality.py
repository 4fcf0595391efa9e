"""How good cards are: each kind on its own, whatever the table looks like."""

from typing import Final

from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.conditions import RECALLED_SPY_THIS_TURN, SPIES_ON_BOARD
from sandtable.games.uprising.effects import (
    GAIN,
    NOTHING,
    PER,
    RECALL_SPY,
    SEQUENCE,
    WHEN,
    Amount,
    Effect,
    Gain,
    Pay,
    Per,
    When,
)
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.rules.vocabulary import KINDS_ARE_IN
from sandtable.games.uprising.scale import USUAL
from sandtable.games.uprising.terms import FACTION_ICONS, NO_SOURCE, SPY

# Effects can be weighed once all kinds have their entries.
assert KINDS_ARE_IN

# The worth of being able to go somewhere.
FIRST_ICON: Final = 2.2
FURTHER_ICON: Final = 0.55
SPY_ICON: Final = 0.9


def _icons(card: Card) -> float:
    """Where a card can send an Agent; each further icon helps less."""
    plain = [icon for icon in card.icons if icon != SPY]
    worth = SPY_ICON if SPY in card.icons else 0.0
    for place, icon in enumerate(plain):
        step = FIRST_ICON if place == 0 else FURTHER_ICON
        worth += step * (1.15 if icon in FACTION_ICONS else 1.0)
    return worth


def _per_use(card: Card) -> float:
    """A card is either played for its Agent box or revealed; that it can do both is worth something."""
    agent = _icons(card) + USUAL.worth(card.agent, NO_SOURCE) if card.icons else 0.0
    reveal = USUAL.worth(card.reveal, NO_SOURCE)
    return 0.8 * max(agent, reveal) + 0.5 * min(agent, reveal)


PER_USE: Final[tuple[float, ...]] = tuple([_per_use(card) for card in CARDS])
"""What a kind of card brings each time it comes to hand."""


def _printed(effect: Effect, swords: bool) -> float:
    """The Persuasion (or swords) that a Reveal box can be expected to bring."""
    if effect.op == GAIN:
        assert isinstance(effect, Gain)
        return float(effect.swords if swords else effect.persuasion)
    if effect.op == SEQUENCE:
        return sum([_printed(part, swords) for part in effect.parts()])
    if effect.op == WHEN:
        assert isinstance(effect, When)
        return USUAL.likelihood(effect.condition, NO_SOURCE) * _printed(effect.then, swords)
    if effect.op == PER:
        assert isinstance(effect, Per)
        return USUAL.count(effect.counter, NO_SOURCE) * _printed(effect.effect, swords)
    return 0.0


PERSUASION: Final[tuple[float, ...]] = tuple([_printed(card.reveal, False) for card in CARDS])
SWORDS: Final[tuple[float, ...]] = tuple([_printed(card.reveal, True) for card in CARDS])

INTRIGUE_KEPT: Final[tuple[float, ...]] = tuple(
    [0.5 * max([USUAL.worth(box, NO_SOURCE) for _, box in card.boxes()]) + 0.4 for card in INTRIGUE]
)
"""What it is worth to keep an Intrigue card for a better moment."""

COMBAT_SWORDS: Final[tuple[float, ...]] = tuple([_printed(card.combat, True) for card in INTRIGUE])


class SpiesFor:
    """An effect that needs so many spies on the board: it recalls them, or counts them."""

    def __init__(self, spies: int, effect: Effect) -> None:
        self.spies: Final = spies
        self.effect: Final = effect


def _needing_spies(effect: Effect) -> tuple[SpiesFor, ...]:
    if isinstance(effect, Pay) and isinstance(effect.cost, Amount) and effect.cost.op == RECALL_SPY:
        return (SpiesFor(effect.cost.amount, effect),)
    if isinstance(effect, When) and effect.condition.kind == SPIES_ON_BOARD:
        return (SpiesFor(effect.condition.amount, effect.then),)
    return tuple([found for inner in effect.inner() for found in _needing_spies(inner)])


INTRIGUE_SPIES: Final[tuple[tuple[SpiesFor, ...], ...]] = tuple(
    [_needing_spies(card.plot) + _needing_spies(card.combat) for card in INTRIGUE]
)
REVEAL_SPIES: Final[tuple[tuple[SpiesFor, ...], ...]] = tuple([_needing_spies(card.reveal) for card in CARDS])
LEADER_SPIES: Final[tuple[tuple[SpiesFor, ...], ...]] = tuple(
    [_needing_spies(leader.ability.effect) for leader in LEADERS]
)
CONFLICT_SPIES: Final[tuple[tuple[SpiesFor, ...], ...]] = tuple(
    [_needing_spies(conflict.rewards[0]) for conflict in CONFLICTS]
)


def _asks_for_recall(effect: Effect) -> bool:
    if isinstance(effect, When) and effect.condition.kind == RECALLED_SPY_THIS_TURN:
        return True
    return any([_asks_for_recall(inner) for inner in effect.inner()])


USES_RECALL: Final[tuple[bool, ...]] = tuple([_asks_for_recall(card.agent) for card in CARDS])
"""Whether an Agent box does more in a turn in which a spy is recalled."""

HAS_ACQUIRE_BONUS: Final[tuple[bool, ...]] = tuple([card.acquire is not NOTHING for card in CARDS])
