"""How a game ended, as places and teams."""

import pickle
from copy import deepcopy
from random import Random

import pytest

import sandtable
from sandtable.kernel.state import Result
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.play import play_out


def test_winners_come_first_and_others_by_their_scores() -> None:
    assert Result((2,), (5, 7, 6, 7), "reason-points").places == (4, 2, 1, 2)


def test_several_winners_share_the_first_place() -> None:
    assert Result((0, 3), (5, 7, 6, 5), "reason-strongholds").places == (1, 3, 4, 1)


def test_a_team_stands_where_its_best_member_does() -> None:
    assert Result((4,), (1, 9, 5, 0, 0), "reason-guild", ((0, 1), (2, 3), (4,))).places == (2, 2, 4, 4, 1)


def test_who_wins_alone_leaves_its_team_behind() -> None:
    """The Bene Gesserit can win alone though they have allies (CLA-WIN-07)."""
    assert Result((0,), (4, 1, 2), "reason-prediction", ((0, 1), (2,))).places == (1, 3, 2)


def test_nobody_is_first_where_a_rival_wins() -> None:
    assert Result((), (8, 9), "reason-rival").places == (3, 2)


def test_scores_that_cannot_be_compared_give_no_order() -> None:
    assert Result((), (8, 3), "reason-draw", (), False).places == (2, 2)


def test_a_result_can_be_pickled_and_copied() -> None:
    result = Result((1,), (2, 3), "reason-points", ((0,), (1,)), False)
    for copy in (pickle.loads(pickle.dumps(result)), deepcopy(result)):
        assert copy == result
        assert copy.places == (2, 1)


@pytest.mark.parametrize("game_id", sandtable.games())
def test_a_game_finds_itself_when_unpickled(game_id: str) -> None:
    game = sandtable.game(game_id)
    assert pickle.loads(pickle.dumps(game)) is game
    assert deepcopy(game) is game
    assert sorted([name for names in game.kinds.values() for name in names]) == sorted(game.vocabulary)


@pytest.mark.parametrize("case", [case for case in CASES if case.game_id in sandtable.games()], ids=str)
def test_no_case_is_allowed_more_decisions_than_the_game_says(case: Case) -> None:
    assert case.bound <= case.game.longest


def test_war_is_won_by_sides() -> None:
    game = sandtable.game("war_for_arrakis")
    assert game.teams(game.new(4, 1, side_0="atreides")) == ((0, 2), (1, 3))


def test_two_factions_of_one_player_are_a_team() -> None:
    case = Case("classic", 4, bound=2500, two_factions_each=True, max_turns=1)
    state = case.new(1)
    assert case.game.teams(state) == ((0, 2), (1, 3))
    play_out(state, Random(1), case.bound)
    assert state.result is not None
    assert state.result.teams == ((0, 2), (1, 3))
    copy = pickle.loads(pickle.dumps(state))
    assert copy.result == state.result


def test_other_chance_leaves_the_table_as_it_is() -> None:
    state = sandtable.game("conquest").new(4, 7)
    other = state.reseeded(1)
    assert other.pack() == state.pack()
    assert (other.key, other.chance) != (state.key, state.chance)
    assert other.dump() == state.reseeded(1).dump() != state.reseeded(2).dump()
    assert other.moves() == []
