"""How good cards are: each kind on its own, whatever the table looks like."""

from typing import Final

from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.effects import GAIN, NOTHING, PER, SEQUENCE, WHEN, Effect, Gain, Per, When
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

HAS_ACQUIRE_BONUS: Final[tuple[bool, ...]] = tuple([card.acquire is not NOTHING for card in CARDS])
