"""What positions are judged to be worth, over whole games of every kind: shares of one win, from what a seat knows."""

from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.players.evaluation import evaluate, evaluation

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("conquest", 4, {}),
    ("conquest", 2, {"mode": "alliance", "alliance_leaders": "secret"}),
    ("uprising", 4, {"choam": True, "leaders": "draft"}),
    ("uprising", 2, {}),
    ("uprising", 1, {"difficulty": "mentat"}),
    ("war_for_arrakis", 2, {}),
    ("war_for_arrakis", 4, {}),
    ("war_for_arrakis", 2, {"opponent": "mahdi"}),
    ("classic", 6, {"mode": "advanced", "alliances": "any_need_three", "max_turns": 4}),
    ("classic", 4, {"two_factions_each": True, "max_turns": 3}),
    ("classic", 4, {"expansion": True, "faction_0": "richese", "faction_1": "choam", "max_turns": 4}),
)
WILD = 0.3
"""How often a move is made at random, so that bad positions are judged too."""
LOOKS = 25
"""About so many positions of a game are looked at."""
MOVES = {"conquest": 250, "uprising": 250, "war_for_arrakis": 600, "classic": 500}


def looked_at(state: State, seed: int) -> list[State]:
    """Play a game to its end; some positions on the way."""
    bot, wild = player("heuristic", state.game.id, seed), player("random", state.game.id, seed)
    luck = Random(seed)
    found = []
    while not state.over:
        if luck.random() < LOOKS / MOVES[state.game.id]:
            found.append(state.clone())
        seat = state.to_act[0]
        state.play(seat, (wild if luck.random() < WILD else bot).choose(state, seat))
    return found


def by_contender(state: State, chances: list[float]) -> dict[int, float]:
    """Seats of one side have the chance of their side."""
    judged = evaluation(state.game.id).judged
    found: dict[int, float] = {}
    for seat, chance in enumerate(chances):
        assert found.setdefault(judged.contender(state, seat), chance) == chance
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_chances_are_shares_of_one_win_and_come_from_what_is_known(table: int) -> None:
    id, seats, options = TABLES[table]
    state = sandtable.game(id).new(seats, 3, **options)
    state.telling = False
    judge = evaluation(id)
    for then in looked_at(state, 3):
        chances = judge.chances(then)
        before = then.dump()
        sides = by_contender(then, chances)
        assert all(0 < chance < 1 for chance in sides.values())
        if len(sides) == judge.judged.contenders(then):
            assert sum(sides.values()) == pytest.approx(1)
        else:
            assert sum(sides.values()) < 1, "what is left is the chance of those without a seat"
        for seat in range(seats):
            world = then.determinize(seat, then.move_count)
            assert evaluate(world, seat) == evaluate(then, seat)
            assert judge.chances(world) == chances
        assert then.dump() == before
    assert state.result is not None
    # When the game is over, whoever has won has won, alone or together with those of the same side.
    sides = by_contender(state, judge.chances(state))
    assert sum(sides.values()) == (1 if state.result.winners else 0)
    for seat in range(seats):
        assert (evaluate(state, seat) > 0) == (seat in state.result.winners)
