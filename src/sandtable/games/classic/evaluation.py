"""How well each seat of Classic stands, in features that lie open on the table; `weights.py` says what they count."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS
from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.rules.victory import strongholds, strongholds_needed, strongholds_together
from sandtable.games.classic.state import Table
from sandtable.kernel.state import State

FEATURES: Final = (
    "strongholds controlled",
    "strongholds of allies",
    "strongholds, late",
    "enough strongholds to win",
    "one stronghold short",
    "allied",
    "forces in strongholds",
    "forces elsewhere",
    "forces in reserve",
    "forces in the tanks",
    "spice",
    "treachery cards",
    "leaders at hand",
    *[f"plays {faction}" for faction in FACTION_IDS],
)
MATTERS: Final = (
    "strongholds",
    "allied-strongholds",
    "strongholds",
    "",
    "",
    "",
    "forces-inside",
    "forces-outside",
    "reserve",
    "-tanks",
    "spice",
    "treachery-cards",
    "leaders",
    *["" for _ in FACTION_IDS],
)
"""What each feature is about, as advice names it; a minus before what is better the less there is of it."""
RICH: Final = 30
KINDS: Final = ("table",)
"""Games that are judged apart, each by its own weights."""
BY_ODDS: Final[tuple[str, ...]] = ()
"""Kinds of games in which a search compares odds and not chances."""
ROUNDS_AHEAD: Final = 1
"""How many rounds a search looks ahead."""
TRIALS: Final[dict[str, int]] = {"table": 32}
"""How many trials a search makes for a decision in each kind of game, unless somebody says otherwise."""


def kind(state: State) -> str:
    return "table"


def clock(state: State) -> int:
    """Grows by one with every turn."""
    assert isinstance(state, Table)
    return state.turn


def contenders(state: State) -> int:
    return state.seats


def contender(state: State, seat: int) -> int:
    return seat


def role(state: State, seat: int) -> str:
    """Whom a seat plays."""
    assert isinstance(state, Table)
    return FACTION_IDS[state.factions[seat]]


def features(state: State, seat: int, observer: int) -> list[float]:
    """Nothing of it is hidden from anybody, the spice behind shields included: whoever counts knows it."""
    assert isinstance(state, Table)
    g = state
    inside = 0
    for place in STRONGHOLDS:
        inside += g.forces_in(seat, CELLS_OF[place])
    own = strongholds(g, seat)
    of_allies = strongholds_together(g, seat) - own
    lacking = strongholds_needed(g, seat) - own - of_allies
    late = g.turn / g.turns
    return [
        float(own),
        float(of_allies),
        own * late,
        1.0 if lacking <= 0 else 0.0,
        1.0 if lacking == 1 else 0.0,
        1.0 if g.allies[seat] else 0.0,
        inside / 5,
        (sum(g.forces[seat]) - inside) / 5,
        g.reserve[seat] / 5,
        g.tanks[seat] / 5,
        min(g.spice[seat], RICH) / 10,
        float(g.hand_size(seat)),
        float(len(g.living(seat))),
        *[1.0 if g.factions[seat] == faction else 0.0 for faction in range(len(FACTION_IDS))],
    ]
