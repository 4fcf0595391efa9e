"""Players by name: random ones that keep no memory, heuristics from a game's own room."""

import sys
from collections import Counter
from types import ModuleType

import pytest

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import RandomPlayer, UnknownPlayer, player
from tests.kernel.toy import TOY


def played(seed: int, bot_seed: int) -> State:
    state = TOY.new(3, seed)
    bot = RandomPlayer(bot_seed)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


class TestRandom:
    def test_the_same_seed_plays_the_same_game(self) -> None:
        assert played(1, 5).dump() == played(1, 5).dump()
        assert played(1, 5).record() != played(1, 6).record()

    def test_a_game_taken_up_again_goes_on_as_it_would_have(self) -> None:
        whole = played(2, 9)
        halfway = TOY.at(whole, whole.move_count // 2)
        bot = RandomPlayer(9)
        while not halfway.over:
            seat = halfway.to_act[0]
            halfway.play(seat, bot.choose(halfway, seat))
        assert halfway.record() == whole.record()

    def test_every_option_has_its_chance(self) -> None:
        state = TOY.new(3, 1)
        seat = state.to_act[0]
        options = state.options(seat)
        counts = Counter(RandomPlayer(seed).choose(state, seat) for seed in range(300 * len(options)))
        assert set(counts) == set(options)
        assert max(counts.values()) < 1.3 * min(counts.values())

    def test_choosing_changes_nothing(self) -> None:
        state = TOY.new(3, 1)
        before = state.dump()
        RandomPlayer(1).choose(state, state.to_act[0])
        assert state.dump() == before


class TestRegistry:
    def test_unknown_kinds_are_refused_with_those_there_are(self) -> None:
        with pytest.raises(UnknownPlayer, match="'genius'; there are: heuristic, easy, hard, expert, random, normal"):
            player("genius", "conquest", 1)

    def test_a_game_without_heuristics_says_so(self) -> None:
        with pytest.raises(UnknownPlayer, match="toy has no heuristic player"):
            player("heuristic", "toy", 1)

    def test_random_players_need_nothing_of_the_game(self) -> None:
        state = TOY.new(3, 1)
        assert player("random", "toy", 1).choose(state, state.to_act[0]) in state.options(state.to_act[0])

    def test_heuristics_come_from_the_bot_module_of_the_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def choose(state: State, seat: int) -> Option:
            return state.options(seat)[-1]

        bot = ModuleType("sandtable.games.conquest.bot")
        vars(bot).update(choose=choose, __spec__=object())
        monkeypatch.setitem(sys.modules, bot.__name__, bot)
        state = TOY.new(3, 1)
        assert player("heuristic", "conquest", 1).choose(state, state.to_act[0]) is state.options(state.to_act[0])[-1]
