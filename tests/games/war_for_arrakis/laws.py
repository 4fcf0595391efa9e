"""What the laws hold War for Arrakis to: its modes, and what stays constant on its table beside its cards."""

from collections import Counter

from sandtable.games.war_for_arrakis.board import AREAS, areas_in
from sandtable.games.war_for_arrakis.cards import DECK_FACES
from sandtable.games.war_for_arrakis.cards.decks import IN_DECK
from sandtable.games.war_for_arrakis.components import (
    ACTION_DICE,
    BENE_GESSERIT_TOKENS,
    CARRYALLS,
    CONES_OF_SILENCE,
    FIGURES,
    GENERIC_LEADERS,
    LEADER_CARDS,
    LONGEST_TANK,
    OBJECTIVE_CARDS,
    ORNITHOPTERS,
    PRESCIENCE_CARDS,
    PRESCIENCE_TOP,
    SIETCHES,
    SIGN_COUNTS,
    SMF_BOTTOM,
    SUPREMACY_WINS,
    TOKENS,
    UNIT_FIGURES,
    VEHICLE_FIGURES,
    WORMSIGNS,
)
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.mahdi.guards import COLOURS, GUARD_POOL, GUARDS, colour_of
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_IDS
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.state import GENERIC, HAND, IN_TANK, LEADERS_OF, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    CORRINO_ALLY,
    FACES,
    HARKONNEN,
    HOUSE_HARKONNEN,
    KINDS,
    NONE,
    ORNITHOPTER,
    SETUP,
    SIDES,
    SIGNS,
    Side,
)
from sandtable.kernel.state import State
from tests.laws.case import Case

CASES = (
    Case("war_for_arrakis", 2, bound=4000),
    Case("war_for_arrakis", 2, bound=4000, side_0="atreides"),
    Case("war_for_arrakis", 2, bound=4000, side_0="harkonnen"),
    Case("war_for_arrakis", 3, bound=4500),
    Case("war_for_arrakis", 3, bound=4500, side_0="harkonnen", shared_side="atreides"),
    Case("war_for_arrakis", 4, bound=5000),
    Case("war_for_arrakis", 1, bound=4000, opponent="mahdi"),
    Case("war_for_arrakis", 2, bound=4000, opponent="mahdi"),
)

PLAYTHROUGHS = {
    "war-for-arrakis-duel": Case("war_for_arrakis", 2, bound=4000, side_0="atreides"),
    "war-for-arrakis-mahdi": Case("war_for_arrakis", 1, bound=4000, opponent="mahdi"),
    "war-for-arrakis-mahdi-two": Case("war_for_arrakis", 2, bound=4000, opponent="mahdi"),
    "war-for-arrakis-three": Case("war_for_arrakis", 3, bound=5000, side_0="atreides"),
    "war-for-arrakis-teams": Case("war_for_arrakis", 4, bound=5000, side_0="atreides"),
}

EVERYBODY_CAN_LOSE = (1, 2, 3, 4)
"""The Mahdi, who has no seat, can win; and a game that nobody has won by the end of round 30 is a draw (RUL-79)."""

LAST_ROUND_BEFORE_THE_MAHDI = 10
"""The Supremacy marker advances in every round (WFA-SOLO-28)."""


REVERSED = {
    "sandtable.games.war_for_arrakis.cards.corrino_ally": ("CARDS",),
    "sandtable.games.war_for_arrakis.cards.fremen_ally": ("CARDS",),
    "sandtable.games.war_for_arrakis.cards.house_atreides": ("CARDS",),
    "sandtable.games.war_for_arrakis.cards.house_harkonnen": ("CARDS",),
    "sandtable.games.war_for_arrakis.cards.tactics": ("TACTICS",),
    "sandtable.games.war_for_arrakis.prescience": ("PRESCIENCE",),
}
"""What can be numbered differently: the cards, and with them every printed effect."""


def conserved(g: State) -> None:
    assert isinstance(g, Table)
    _figures(g)
    _tokens(g)
    _dice(g)
    _cones(g)
    _tracks(g)
    if g.phase != SETUP:
        _cards(g)
        _legions(g)
        _moved(g)
        if g.mahdi is not None:
            _mahdi(g, g.mahdi)


def _figures(g: Table) -> None:
    """All 129 figures are somewhere: Units, generic and named leaders, vehicles, Sandworms and the Wild Maker."""
    total = 0
    for side in SIDES:
        for kind in KINDS:
            number = 3 * side + kind
            there = g.units[number * AREAS : (number + 1) * AREAS]
            assert min(there) >= 0
            assert g.unit_supply[number] >= 0
            assert sum(there) + g.unit_supply[number] == UNIT_FIGURES[number], f"Units of type {number}"
            total += UNIT_FIGURES[number]
        generics = g.generics[side * AREAS : (side + 1) * AREAS]
        assert min(generics) >= 0
        assert g.generic_supply[side] >= 0
        assert sum(generics) + g.generic_supply[side] == GENERIC_LEADERS[side]
        total += GENERIC_LEADERS[side]
        total += len(LEADERS_OF[side])
    for leader in range(LEADER_CARDS):
        assert (g.leader_state[leader] == ON_BOARD) == (g.leader_at[leader] >= 0), f"leader {leader}"
        assert (g.leader_state[leader] == IN_TANK) == (leader in g.tank), f"leader {leader}"
    lying = [leader for leader in g.tank if leader != NONE]
    assert len(lying) == len(set(lying)) == g.leader_state.count(IN_TANK), "a figure lies in the Tank twice"
    for side in SIDES:
        for place in range(2 * side * LONGEST_TANK, 2 * (side + 1) * LONGEST_TANK):
            assert g.tank[place] == NONE or g.tank[place] in LEADERS_OF[side]
    assert g.harvesters_left >= 0
    assert g.flyers.count(ORNITHOPTER) <= ORNITHOPTERS
    assert g.flyers.count(CARRYALL) <= CARRYALLS
    assert g.sandworms_left >= 0
    maker = g.leader_at[WILD_MAKER]
    assert maker < 0 or not g.sandworms >> maker & 1, "two Sandworms in one area"
    total += sum(VEHICLE_FIGURES) + g.sandworms.bit_count() + g.sandworms_left + 1
    assert total == FIGURES


def _tokens(g: Table) -> None:
    """16 Wormsigns, 6 Stations, 5 Bene Gesserit tokens, and the slots of Deployment and Sietch tokens."""
    turned = [g.turned_signs[sign].bit_count() + g.discarded_signs[sign] for sign in SIGNS]
    for sign in SIGNS:
        assert g.unseen_signs[sign] + turned[sign] == SIGN_COUNTS[sign]
        assert not g.turned_signs[sign] & g.wormsigns, "two Wormsigns in one area"
    assert g.wormsigns_left >= 0
    assert g.wormsigns_left + g.wormsigns.bit_count() + sum(turned) == WORMSIGNS
    if g.phase != SETUP:
        assert sum(g.unseen_stations) == g.stations.bit_count()
    sisters = sum(g.sisters) + sum(g.bene_gesserit) + g.bene_gesserit_reserve
    assert min([*g.sisters, *g.bene_gesserit, g.bene_gesserit_reserve]) >= 0
    assert sisters <= BENE_GESSERIT_TOKENS
    if g.phase != SETUP:
        for slot, area in enumerate(g.token_at):
            assert area < 0 or len(g.tokens.zones[slot]) == 1
        for slot, area in enumerate(g.sietch_at):
            assert (area >= 0) == (len(g.sietches.zones[slot]) == 1)


def _cards(g: Table) -> None:
    """72 Planning cards, 16 Prescience cards, 6 Secret Objectives, 16 Deployment and 8 Sietch tokens; see `_mahdi`."""
    decks = [sum(map(len, family.zones)) for family in g.planning]
    assert decks == [len(faces) for faces in DECK_FACES]
    others = (g.prescience_cards, g.objectives, g.tokens, g.sietches)
    counts = [sum(map(len, family.zones)) for family in others]
    assert counts == [PRESCIENCE_CARDS, OBJECTIVE_CARDS, TOKENS, SIETCHES]


def _dice(g: Table) -> None:
    """12 action dice: not rolled, in slots or in excess of them, chosen, used, or on The Spice Must Flow board."""
    for side in SIDES:
        boxes = range(10 * side, 10 * side + 10)
        total = g.unrolled[side] + sum([g.dice[place] + g.excess[place] + g.used[place] for place in boxes])
        if side == HARKONNEN:
            total += g.blocked_dice
        if g.turn is not None and g.turn.side == side and g.turn.face != NONE and not g.turn.sister:
            total += 1
        assert total == ACTION_DICE[side], f"side {side} has {total} dice"
        for dashboard in g.dashboards(side):
            for face in FACES:
                assert g.dice[dashboard * 5 + face] <= g.slots(dashboard, face), "a die without a slot"
    assert min([*g.dice, *g.excess, *g.used, *g.unrolled, g.blocked_dice]) >= 0
    assert sum(g.dice[:20]) == sum([sum(g.dice[d * 5 : d * 5 + 5]) for side in SIDES for d in g.dashboards(side)])


def _cones(g: Table) -> None:
    """Only a side that two players share has Cones of Silence (WFA-TEAM-10)."""
    for side in SIDES:
        assert 0 <= g.cones[side] <= (CONES_OF_SILENCE if g.shared(side) else 0)


def _tracks(g: Table) -> None:
    assert 0 <= g.supremacy <= SUPREMACY_WINS
    assert 0 <= min(g.prescience) <= max(g.prescience) <= PRESCIENCE_TOP
    assert 0 <= min(g.imperium) <= max(g.imperium) <= SMF_BOTTOM
    assert 0 <= g.saved_spice <= 1


def _legions(g: Table) -> None:
    """The sets of areas agree with the figures, and where somebody is asked no limit is exceeded for good."""
    for side in SIDES:
        for area in range(AREAS):
            standing = g.size(side, area) > 0
            assert standing == (g.standing[side] >> area & 1 == 1), f"side {side} in area {area}"
    assert not g.standing[ATREIDES] & g.standing[HARKONNEN], "two legions in one area"
    prompt = g.prompt(g.to_act[0]) if g.to_act else None
    if prompt is not None and prompt.message == "prompt-action":
        for side in SIDES:
            _led(g, side)


def _led(g: Table, side: Side) -> None:
    for area in areas_in(g.standing[side]):
        assert g.size(side, area) <= stacking_limit(g, side)
    for leader in LEADERS_OF[side]:
        where = g.leader_at[leader]
        assert where < 0 or g.has_legion(side, where), f"leader {leader} stands alone"


def _moved(g: Table) -> None:
    """Whatever an action has moved stands where the turn says, so that no figure goes twice (WFA-MOVE-11)."""
    turn = g.turn
    if turn is None or not turn.moving:
        return
    moved: Counter[tuple[int, int]] = Counter()
    for area, figure, count in turn.moved:
        assert count >= 0
        moved[area, figure] += count
    for (area, figure), count in moved.items():
        here = g.generic(turn.side, area) if figure == GENERIC else g.unit(turn.side, figure, area)
        assert count <= here, f"{count} figures of type {figure} have moved to area {area}, where {here} are"


def _mahdi(g: Table, mahdi: Mahdi) -> None:
    """Twelve tokens of its own, each in a slot or in its pool; the Reinforcements deck as its list says; its target."""
    assert g.round <= LAST_ROUND_BEFORE_THE_MAHDI
    for slot in range(GUARDS):
        assert len(mahdi.guards.zones[slot]) == int(mahdi.guard_at[slot] >= 0), f"Harkonnen token {slot}"
    tokens = [token for zone in mahdi.guards.zones for token in zone]
    assert sorted(tokens) == list(range(GUARDS))
    for colour in COLOURS:
        for token in mahdi.guards.zones[GUARD_POOL[colour]]:
            assert colour_of(token) == colour
    for power in (HOUSE_HARKONNEN, CORRINO_ALLY):
        owned = [card if card < 0 else IN_DECK[card] for owner, card in mahdi.reinforcements if owner == power]
        held = g.planning[power].zones[HAND]
        assert len(owned) == len(held)
        known = [card for card in owned if card != NONE]
        assert len(set(known)) == len(known)
        assert set(known) <= set(held)
    assert sorted([card for zone in mahdi.tactics.zones for card in zone]) == list(range(len(TACTIC_IDS)))
    assert mahdi.target == NONE or g.sietch_at[mahdi.target] >= 0 or g.stack or g.over
    assert not g.bene_gesserit[HARKONNEN]
    assert not sum(g.dice[10:20]) + sum(g.sisters[10:20])
