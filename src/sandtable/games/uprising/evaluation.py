"""How well each player of Uprising stands, in features that lie open on the table; `weights.py` says what they
count."""

from typing import Final

from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.state import DECK, DISCARD, HAND, IN_PLAY, PER_PLAYER, Table
from sandtable.games.uprising.terms import FACTIONS
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.state import State

FEATURES: Final = (
    "victory points",
    "victory points, late",
    "nine points or more",
    "Influence",
    "Influence of two or more",
    "Alliances",
    "solari",
    "spice",
    "water",
    "troops in the garrison",
    "units in the Conflict",
    "strongest in the Conflict",
    "Swordmaster",
    "High Council",
    "Maker Hooks",
    "spies on the board",
    "Intrigue cards",
    "contracts completed",
    "locations controlled",
    "cards owned",
    "Agents left",
    "is a Rival",
)
MATTERS: Final = (
    "points",
    "points",
    "points",
    "influence",
    "influence",
    "alliances",
    "solari",
    "spice",
    "water",
    "garrison",
    "conflict",
    "",
    "swordmaster",
    "council",
    "hooks",
    "spies",
    "intrigue",
    "contracts",
    "control",
    "deck",
    "agents",
    "",
)
"""What each feature is about, as advice names it; a minus before what is better the less there is of it."""
LATE: Final = 8.0
SPICY: Final = 10
KINDS: Final = ("table", "rivals")
"""Games that are judged apart, each by its own weights."""
BY_ODDS: Final[tuple[str, ...]] = ()
"""Kinds of games in which a search compares odds and not chances."""
ROUNDS_AHEAD: Final = 2
"""How many rounds a search looks ahead."""
TRIALS: Final[dict[str, int]] = {"table": 100, "rivals": 64}
"""How many trials a search makes for a decision in each kind of game, unless somebody says otherwise."""


def kind(state: State) -> str:
    assert isinstance(state, Table)
    return "table" if state.players == state.seats else "rivals"


def clock(state: State) -> int:
    """Grows by one with every round."""
    assert isinstance(state, Table)
    return state.round


def contenders(state: State) -> int:
    """Rivals of House Hagal contend too."""
    assert isinstance(state, Table)
    return state.players


def contender(state: State, seat: int) -> int:
    return seat


def role(state: State, seat: int) -> str:
    """Whom a seat plays: of a leader with two sides the one that everybody begins with."""
    assert isinstance(state, Table)
    leader = state.leader(Seat(seat))
    return leader.id if leader.playable else LEADERS[leader.back].id


def features(state: State, player: int, observer: int) -> list[float]:
    """Nothing of it is hidden from anybody."""
    assert isinstance(state, Table)
    g = state
    late = min(g.round / LATE, 1.0)
    influence = g.influence[player * len(FACTIONS) : (player + 1) * len(FACTIONS)]
    units = g.troops[player] + g.worms[player]
    strength = g.strength(Seat(player))
    best = 0
    for other in SEATS[g.players]:
        if other != player:
            best = max(best, g.strength(other))
    owned = 0
    if player < g.seats:
        for zone in (DECK, HAND, DISCARD, IN_PLAY):
            owned += len(g.cards.zones[zone + PER_PLAYER * player])
    return [
        float(g.vp[player]),
        g.vp[player] * late,
        1.0 if g.vp[player] >= 9 else 0.0,
        sum(influence) / 4,
        float(len([steps for steps in influence if steps >= 2])),
        float(len([holder for holder in g.alliance if holder == player])),
        min(g.solari[player], SPICY) / 5,
        min(g.spice[player], SPICY) / 5,
        min(g.water[player], SPICY) / 2,
        g.garrison[player] / 5,
        units / 3,
        1.0 if strength > best else 0.0,
        1.0 if g.swordmaster[player] else 0.0,
        1.0 if g.council[player] else 0.0,
        1.0 if g.hooks[player] else 0.0,
        float(g.spies[player].bit_count()),
        float(len(g.held(Seat(player)))) if player < g.seats else 0.0,
        float(g.completed(Seat(player))),
        float(len([holder for holder in g.control if holder == player])),
        owned / 10,
        float(g.agents[player]),
        0.0 if player < g.seats else 1.0,
    ]
