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


def uprising_pieces(g: State) -> None:
    from sandtable.games.uprising.board import (
        COUNCIL_SEATS,
        SPIES,
        START_AGENTS,
        START_GARRISON,
        START_TROOPS_IN_SUPPLY,
        TRACK_TOP,
    )
    from sandtable.games.uprising.state import SETUP, Table

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
        assert not g.completed(rival), "Rivals take no contracts"
    for faction, holder in enumerate(g.alliance):
        levels = [g.influence[player * len(g.alliance) + faction] for player in range(g.players)]
        assert holder < 0 or levels[holder] == max(levels), f"Alliance {faction} of {holder}: {levels}"
