"""What stays constant on the table of each game, beside its cards."""

from sandtable.kernel.state import State


def toy_pieces(g: State) -> None:
    from tests.kernel.toy import MOST_COINS, Toy

    assert isinstance(g, Toy)
    assert all(0 <= coins <= MOST_COINS for coins in g.coins)
    assert sum(g.points) <= g.round


def conquest_pieces(g: State) -> None:
    from sandtable.games.conquest.factions import FORCES, LEADERS
    from sandtable.games.conquest.state import IN_TANKS, NOT_DRAWN, READY, SETUP, Table

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
