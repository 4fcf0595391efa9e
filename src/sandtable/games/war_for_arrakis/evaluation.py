"""How well each side of War for Arrakis stands, in features that an observer can tell; `weights.py` says what they
count."""

from math import exp
from typing import Final

from sandtable.games.war_for_arrakis.board import AREAS, areas_in
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.sight import Sight
from sandtable.games.war_for_arrakis.components import SUPREMACY_WINS
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.prescience import OBJECTIVES
from sandtable.games.war_for_arrakis.state import HAND, KEPT, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    IMPERIUM,
    MARKERS,
    POWER_IDS,
    POWERS,
    REGULAR,
    SIDE_OF_POWER,
    SPECIAL,
    Side,
)
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

FEATURES: Final = (
    "Atreides",
    "Atreides, late",
    "Prescience still lacking",
    "Prescience lacking least",
    "Supremacy",
    "Supremacy, last steps",
    "Regular Units on the board",
    "Elite Units on the board",
    "Special Elite Units on the board",
    "leaders on the board",
    "Planning cards",
    "settlements standing",
    "Bene Gesserit tokens",
    "Imperium markers",
    "bans",
    "Harvesters",
    "Sandworms",
    "ranks of Sietches in danger",
    "last Sietch in danger",
    "ranks of settlements in danger",
)
MATTERS: Final = (
    "",
    "",
    "-prescience",
    "-prescience",
    "supremacy",
    "supremacy",
    "regular",
    "elite",
    "special",
    "leaders",
    "cards",
    "settlements",
    "tokens",
    "imperium",
    "-bans",
    "harvesters",
    "worms",
    "-danger",
    "-danger",
    "-danger",
)
"""What each feature is about, as advice names it; a minus before what is better the less there is of it."""
LATE: Final = 10.0
NEARLY: Final = 0.8
A_NEAR_STEP: Final = 1.5
"""How near to a win a lost game is in which nothing was lacking, and how many steps make it nearly three times less."""
LAST_STEPS: Final = 4
KINDS: Final = ("duel", "mahdi")
"""Games that are judged apart, each by its own weights."""
BY_ODDS: Final = ("mahdi",)
"""Kinds of games in which a search compares odds and not chances. Before the Mahdi a win is a long shot: the mean of
the chances is that of the one or two luckiest worlds, and tells little of an option before very many are tried."""
ROUNDS_AHEAD: Final = 1
"""How many rounds a search looks ahead."""
TRIALS: Final[dict[str, int]] = {"duel": 12, "mahdi": 64}
"""How many trials a search makes for a decision in each kind of game, unless somebody says otherwise."""


def kind(state: State) -> str:
    assert isinstance(state, Table)
    return "duel" if state.mahdi is None else "mahdi"


def clock(state: State) -> int:
    """Grows by one with every round."""
    assert isinstance(state, Table)
    return state.round


def contenders(state: State) -> int:
    """The sides."""
    return 2


def contender(state: State, seat: int) -> int:
    assert isinstance(state, Table)
    return state.side_of_seat(seat)


def role(state: State, seat: int) -> str:
    """Whom a seat plays."""
    assert isinstance(state, Table)
    return " and ".join([POWER_IDS[power] for power in state.powers_of(seat)])


def features(state: State, place: int, observer: int) -> list[float]:
    """Facedown tokens and Sietches, and objectives that the observer does not know, count as what they are on
    average."""
    assert isinstance(state, Table)
    g = state
    side = Side(place)
    atreides = side == ATREIDES
    lacking = _lacking(g, observer)
    endangered, last = _endangered(g, side, observer)
    counts = [0, 0, 0]
    for kind in (REGULAR, ELITE, SPECIAL):
        first = (3 * side + kind) * AREAS
        counts[kind] = sum(g.units[first : first + AREAS])
    leaders = 0
    for leader, card in enumerate(LEADERS):
        if card.side == side and g.leader_state[leader] == ON_BOARD:
            leaders += 1
    cards = 0
    for power in POWERS:
        if SIDE_OF_POWER[power] == side:
            cards += len(g.planning[power].zones[HAND])
    return [
        1.0 if atreides else 0.0,
        min(g.round / LATE, 2.0) if atreides else 0.0,
        sum(lacking) / len(lacking) if atreides else 0.0,
        float(min(lacking)) if atreides else 0.0,
        0.0 if atreides else g.supremacy / 2,
        0.0 if atreides else float(max(g.supremacy - SUPREMACY_WINS + LAST_STEPS, 0)),
        counts[REGULAR] / 5,
        counts[ELITE] / 3,
        counts[SPECIAL] / 3,
        float(leaders),
        float(cards),
        float(g.settled(side).bit_count()),
        float(g.bene_gesserit[side]),
        0.0 if atreides else float(sum(g.imperium)),
        0.0 if atreides else float(sum([1 for marker in IMPERIUM if g.bans[marker]])),
        0.0 if atreides else float(g.harvesters.bit_count()),
        float(g.worms.bit_count()) if atreides else 0.0,
        endangered if atreides else 0.0,
        last if atreides else 0.0,
        0.0 if atreides else endangered,
    ]


def nearness(state: State) -> list[float] | None:
    """For the fit. The Mahdi loses so seldom to the heuristic that wins alone would teach little: whoever loses came
    the nearer to winning, the fewer steps of an objective were lacking. Elsewhere both sides win often enough."""
    assert isinstance(state, Table)
    if state.mahdi is None or state.result is None:
        return None
    near = 1.0
    if not state.result.winners:
        near = NEARLY * exp(-min(_lacking(state, Seat(0))) / A_NEAR_STEP)
    return [near, 1.0 - near]


def _lacking(g: Table, observer: int) -> list[int]:
    """How many steps each objective lacks that may be the one, as far as an observer knows."""
    found = []
    for objective in g.objectives.known(observer, KEPT) or range(len(OBJECTIVES)):
        scores = OBJECTIVES[objective]
        found.append(sum([max(scores[marker] - g.prescience[marker], 0) for marker in MARKERS]))
    return found


def _endangered(g: Table, side: Side, observer: int) -> tuple[float, float]:
    """How many ranks of a side's settlements its enemies are about to destroy, and how likely one whose loss would be
    the last."""
    posts = Posts(Sight(g, observer))
    ranks = 0.0
    safe = 1.0
    for area in areas_in(g.settled(side)):
        prize = posts.prize(side, area)
        if prize:
            rank = posts.sight.rank(side, area)
            share = posts.danger(side, area, posts.sight.host(side, area)) / prize
            ranks += rank * share
            if side == ATREIDES and g.supremacy + rank >= SUPREMACY_WINS:
                safe *= 1.0 - min(share, 1.0)
    return ranks, 1.0 - safe
