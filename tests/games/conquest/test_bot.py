"""The heuristic player of Conquest: it never fails, never peeks, and beats chance."""

import pytest

import sandtable
from sandtable.games.conquest.bot import choose
from sandtable.games.conquest.factions import FACTION_IDS
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.state import Table
from sandtable.players import RandomPlayer
from tests.games.conquest.position import position

MODES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (2, {"mode": "alliance"}),
    (2, {"mode": "alliance", "alliance_leaders": "secret"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_plays_every_mode_to_the_end_and_sees_only_its_own_seat(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        state = sandtable.game("conquest").new(seats, seed, **options)
        while not state.over:
            seat = state.to_act[0]
            chosen = choose(state, seat)
            if state.move_count % 11 == 0:
                assert choose(state.determinize(seat, state.move_count), seat) is chosen
            state.play(seat, chosen)


def test_a_spy_is_sent_even_by_somebody_who_does_not_fight() -> None:
    table = position(
        "atreides, harkonnen, fremen",
        forces="carthag: atreides 2, harkonnen 2",
        market={"fremen": "spy"},
        traitors={"harkonnen": "stilgar"},
        windows=True,
    ).start(battle_phase)
    while "fremen" not in table.asked():
        table.play(table.asked()[0], "pass")
    table.play("fremen", "spy")
    seat = table.seat("fremen")
    assert choose(table.g, seat) in table.g.options(seat)


def won(games: int) -> dict[str, float]:
    """How often one heuristic player among three random ones wins, by faction, seats rotating."""
    wins = dict.fromkeys(FACTION_IDS[:4], 0)
    for number in range(games):
        first = number // 4 % 4
        order = FACTION_IDS[first:4] + FACTION_IDS[:first]
        mine = number % 4
        options = {f"faction_{seat}": order[seat] for seat in range(4)}
        state = sandtable.game("conquest").new(4, 1000 + number, **options)
        assert isinstance(state, Table)
        state.telling = False
        chance = RandomPlayer(number)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, choose(state, seat) if seat == mine else chance.choose(state, seat))
        assert state.result is not None
        wins[order[mine]] += mine in state.result.winners
    return {faction: count / (games / 4) for faction, count in wins.items()}


def test_one_among_three_random_players_wins() -> None:
    rates = won(64)
    assert min(rates.values()) >= 0.5
    assert sum(rates.values()) / 4 >= 0.7


@pytest.mark.soak
def test_one_among_three_random_players_wins_over_400_games() -> None:
    rates = won(400)
    assert min(rates.values()) >= 0.5
    assert sum(rates.values()) / 4 >= 0.7
