"""What the laws hold Conquest to: its modes, and what stays constant on its table beside its cards."""

from sandtable.games.conquest.factions import FORCES, LEADERS
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import IN_TANKS, NOT_DRAWN, READY, SETUP
from sandtable.kernel.state import State
from tests.laws.case import Case

CASES = (
    Case("conquest", 2, bound=2000),
    Case("conquest", 2, bound=2000, covered="carthag"),
    Case("conquest", 2, bound=2000, mode="alliance"),
    Case("conquest", 2, bound=2000, mode="alliance", alliance_leaders="secret"),
    Case("conquest", 2, bound=2000, mode="alliance", alliance_leaders="secret", small_market=True),
    Case("conquest", 3, bound=2000),
    Case("conquest", 4, bound=2000),
    Case("conquest", 4, bound=2000, small_market=True),
)

PLAYTHROUGHS = {
    "conquest-duel": Case("conquest", 2, bound=2000),
    "conquest-alliance": Case("conquest", 2, bound=2000, mode="alliance"),
    "conquest-three": Case("conquest", 3, bound=2000),
    "conquest-four": Case("conquest", 4, bound=2000),
    "conquest-small-market": Case("conquest", 4, bound=2000, small_market=True),
}

REVERSED = {
    "sandtable.games.arrakis.planet": ("_lay:6",),
    "sandtable.games.conquest.factions": ("_leader",),
    "sandtable.games.conquest.cards": ("_worthless", "_projectile", "_poison", "_card", "BATTLE_DECK", "MARKET_DECK"),
}
"""What can be numbered differently: territories and cells, leaders, kinds of battle cards, and cards in their decks."""


def conserved(g: State) -> None:
    assert isinstance(g, Table)
    for seat in range(g.seats):
        pieces = [*g.forces[seat], g.reserve[seat], g.tanks[seat], g.spice[seat]]
        assert min(pieces) >= 0, f"seat {seat} has less than nothing: {pieces}"
        if g.phase != SETUP:
            total = sum(g.forces[seat]) + g.reserve[seat] + g.tanks[seat]
            assert total == FORCES, f"seat {seat} has {total} forces"
    assert min(g.ground_spice) >= 0
    assert len(g.leader_state) == len(LEADERS)
    assert set(g.leader_state) <= {READY, IN_TANKS, NOT_DRAWN}
    assert sorted(set(g.factions)) == sorted(g.factions), "two seats play one faction"
