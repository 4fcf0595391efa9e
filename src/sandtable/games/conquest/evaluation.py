"""How well each seat of Conquest stands, in features that lie open on the table; `weights.py` says what they count."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.conquest.board import open_strongholds
from sandtable.games.conquest.factions import FACTION_IDS, HARVEST_PER_FORCE, ROUNDS
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import HANDS
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.state import State

FEATURES: Final = (
    "strongholds",
    "strongholds, late",
    "forces in strongholds",
    "forces elsewhere",
    "forces in reserve",
    "forces in the tanks",
    "spice",
    "spice, late",
    "spice within reach",
    "battle cards",
    "market cards",
    *[f"plays {faction}" for faction in FACTION_IDS],
)
MATTERS: Final = (
    "strongholds",
    "strongholds",
    "forces-inside",
    "forces-outside",
    "reserve",
    "-tanks",
    "spice",
    "spice",
    "spice-near",
    "battle-cards",
    "market-cards",
    *["" for _ in FACTION_IDS],
)
"""What each feature is about, as advice names it; a minus before what is better the less there is of it."""
SHARED: Final = 0.5
"""What a stronghold counts that somebody else stands in, too."""
KINDS: Final = ("table",)
"""Games that are judged apart, each by its own weights."""
BY_ODDS: Final[tuple[str, ...]] = ()
"""Kinds of games in which a search compares odds and not chances."""
ROUNDS_AHEAD: Final = 1
"""How many rounds a search looks ahead."""
TRIALS: Final[dict[str, int]] = {"table": 600}
"""How many trials a search makes for a decision in each kind of game, unless somebody says otherwise."""


def kind(state: State) -> str:
    return "table"


def clock(state: State) -> int:
    """Grows by one with every round."""
    assert isinstance(state, Table)
    return state.round


def contenders(state: State) -> int:
    return state.seats


def contender(state: State, seat: int) -> int:
    return seat


def role(state: State, seat: int) -> str:
    """Whom a seat plays."""
    assert isinstance(state, Table)
    return FACTION_IDS[state.factions[seat]]


def features(state: State, seat: int, observer: int) -> list[float]:
    """Nothing of it is hidden from anybody."""
    assert isinstance(state, Table)
    g = state
    held = 0.0
    inside = 0
    for place in open_strongholds(g.covered):
        cells = CELLS_OF[place]
        mine = g.forces_in(Seat(seat), cells)
        if mine:
            inside += mine
            shared = any([g.forces_in(other, cells) for other in SEATS[g.seats] if other != seat])
            held += SHARED if shared else 1.0
    ahead = 0
    for cell, spice in enumerate(g.ground_spice):
        if spice and g.forces[seat][cell]:
            ahead += min(spice, HARVEST_PER_FORCE * g.forces[seat][cell])
    late = (g.round - 1) / (ROUNDS - 1)
    return [
        held,
        held * late,
        inside / 5,
        (sum(g.forces[seat]) - inside) / 5,
        g.reserve[seat] / 5,
        g.tanks[seat] / 5,
        min(g.spice[seat], 20) / 5,
        min(g.spice[seat], 20) / 5 * late,
        ahead / 5,
        float(len(g.battle_cards.zones[HANDS[seat]])),
        float(len(g.market_cards.zones[HANDS[seat]])),
        *[1.0 if g.factions[seat] == faction else 0.0 for faction in range(len(FACTION_IDS))],
    ]
