"""The game's words: small numbers with types, so that a kind of card is not taken for a leader.

Cards and zones are numbered by the kernel, which speaks plain ints; their names say no more than that.
"""

from typing import Final, NewType, TypeAlias

from sandtable.games.arrakis.terms import NO_TERRITORY
from sandtable.kernel.seats import MOST_SEATS

Phase = NewType("Phase", int)
FactionIndex = NewType("FactionIndex", int)
LeaderIndex = NewType("LeaderIndex", int)
"""A leader, by number; the same number is that leader's traitor card."""
LeaderState = NewType("LeaderState", int)
BattleKind = NewType("BattleKind", int)
"""A kind of battle card (Shield); a physical card is a `Card`."""
MarketKind = NewType("MarketKind", int)
SpiceKind = NewType("SpiceKind", int)
WeaponType = NewType("WeaponType", int)
"""A set of types of weapons or defences, a bit each."""
Side = NewType("Side", int)
"""A side of the battle being fought."""
PlayMoment = NewType("PlayMoment", int)
"""When a market card is played."""
Card: TypeAlias = int
CardMask: TypeAlias = int
"""A set of cards, a bit each."""
Zone: TypeAlias = int
Observer: TypeAlias = int
"""A seat, or the public, which comes after the last."""
Observers: TypeAlias = int
"""A set of observers, a bit each."""

NOWHERE: Final = NO_TERRITORY
NO_FACTION: Final = FactionIndex(-1)
NO_LEADER: Final = LeaderIndex(-1)
NO_KIND: Final = BattleKind(-1)
NO_CARD: Final = -1

# Side 0 holds battle advantage, side 1 is the opponent.
ADVANTAGE: Final = Side(0)
OPPONENT: Final = Side(1)
SIDES: Final = (ADVANTAGE, OPPONENT)
NO_SIDE: Final = Side(-1)


def other(side: Side) -> Side:
    return Side(1 - side)


# The phases, in order of play.
SETUP: Final = Phase(0)
STORM: Final = Phase(1)
SPICE_BLOW: Final = Phase(2)
GAIN_CARDS: Final = Phase(3)
REVIVAL: Final = Phase(4)
SHIP_MOVE: Final = Phase(5)
BATTLE: Final = Phase(6)
HARVEST: Final = Phase(7)
OVER: Final = Phase(8)
PHASE_IDS: Final = ("setup", "storm", "spice_blow", "gain_cards", "revival", "ship_move", "battle", "harvest", "over")

# What has become of a leader.
READY: Final = LeaderState(0)
IN_TANKS: Final = LeaderState(1)
NOT_DRAWN: Final = LeaderState(2)

# Where cards lie; then come the hands, and after them zones of their own (`state.Table`, `fields`).
DECK: Final[Zone] = 0
DISCARD: Final[Zone] = 1
# Traitor cards put back under their deck, the first one put there nearest to the top.
BOTTOM: Final[Zone] = 1
HANDS: Final[tuple[Zone, ...]] = tuple([2 + seat for seat in range(MOST_SEATS)])
"""The zone of a seat's hand."""
