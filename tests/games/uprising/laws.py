"""What the laws hold Uprising to: its modes, and what stays constant on its table beside its cards."""

from sandtable.games.uprising.board import (
    COUNCIL_SEATS,
    SPIES,
    START_AGENTS,
    START_GARRISON,
    START_TROOPS_IN_SUPPLY,
    TRACK_TOP,
)
from sandtable.games.uprising.state import SETUP, Table
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from tests.laws.case import Case

CASES = (
    Case("uprising", 1, bound=1000),
    Case("uprising", 1, bound=1000, difficulty="mercenary", choam=True, imperium_row_churn=True, leaders="choose"),
    Case("uprising", 1, bound=1000, difficulty="mentat", rival_0="muad_dib", rival_1="princess_irulan"),
    Case("uprising", 1, bound=1000, difficulty="kwisatz_haderach", leader_0="staban_tuek"),
    Case("uprising", 2, bound=1500),
    Case("uprising", 2, bound=1500, streamlined_rivals=True, choam=True, smart_politics=True),
    Case("uprising", 2, bound=1500, brutal_escalation=True, expert_deployment=True, measured_deployment=True),
    Case("uprising", 3, bound=1500),
    Case("uprising", 3, bound=1500, choam=True),
    Case("uprising", 3, bound=1500, leaders="draft", mandatory_spy_placement=True),
    Case("uprising", 4, bound=1500),
    Case("uprising", 4, bound=1500, choam=True, leaders="choose"),
    Case("uprising", 4, bound=1500, choam=True, leader_0="shaddam_corrino_iv", leader_2="lady_jessica"),
)

# With one or two seats Rivals of House Hagal take part.
EVERYBODY_CAN_LOSE = (1, 2)

PLAYTHROUGHS = {
    "uprising-solo": Case("uprising", 1, bound=1500, difficulty="mentat"),
    "uprising-two": Case("uprising", 2, bound=1500, choam=True),
    "uprising-three": Case("uprising", 3, bound=1500),
    "uprising-four-choam": Case("uprising", 4, bound=1500, choam=True, leaders="draft"),
}

REVERSED = {
    "sandtable.games.uprising.board": ("POSTS",),
    "sandtable.games.uprising.cards.contracts": ("CONTRACTS",),
    "sandtable.games.uprising.cards.imperium": ("IMPERIUM",),
    "sandtable.games.uprising.cards.intrigue": ("INTRIGUE",),
    "sandtable.games.uprising.cards.objectives": ("OBJECTIVES",),
    "sandtable.games.uprising.cards.reserve": ("RESERVE",),
    "sandtable.games.uprising.cards.starting": ("STARTING",),
    "sandtable.games.uprising.hagal.cards": ("HAGAL_CARDS",),
    "sandtable.games.uprising.hagal.rivals": ("RIVALS",),
}
"""What can be numbered differently: posts, cards and contracts, and with them every printed effect. (Conflicts not:
which of two that fit equally well a Rival turns down goes by their order.)"""


def conserved(g: State) -> None:
    assert isinstance(g, Table)
    assert 0 <= min(g.influence) <= max(g.influence) <= TRACK_TOP
    assert min(g.bonus_spice) >= 0
    assert sum(g.council) <= COUNCIL_SEATS
    if g.phase == SETUP:
        return
    assert sorted(set(g.leaders)) == sorted(g.leaders) or g.players > g.seats, "two seats play one leader"
    for player in range(g.players):
        goods = [g.solari[player], g.spice[player], g.water[player], g.persuasion[player], g.swords[player]]
        troops = [g.supply[player], g.garrison[player], g.troops[player], g.memories[player]]
        assert min([*goods, *troops, g.worms[player], g.agents[player]]) >= 0, f"player {player} has less than nothing"
        assert sum(troops) == START_GARRISON + START_TROOPS_IN_SUPPLY, f"player {player} has {sum(troops)} troops"
        agents = g.agents[player] + g.placed[player].bit_count()
        assert agents == START_AGENTS + g.swordmaster[player], f"player {player} has {agents} Agents"
        assert g.spies[player].bit_count() <= SPIES
    for rival in range(g.seats, g.players):
        assert g.spies[rival].bit_count() < SPIES, "the third spy of a Rival sends the others home"
        assert not g.completed(Seat(rival)), "Rivals take no contracts"
    for faction, holder in enumerate(g.alliance):
        levels = [g.influence[player * len(g.alliance) + faction] for player in range(g.players)]
        assert holder < 0 or levels[holder] == max(levels), f"Alliance {faction} of {holder}: {levels}"
