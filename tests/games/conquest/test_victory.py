"""Winning: three strongholds when a late round ends, or points after the last one."""

import pytest

from sandtable.games.conquest.rules.course import play_round
from sandtable.games.conquest.rules.victory import victory_check
from sandtable.kernel.seats import Seat
from tests.games.conquest.position import Position, position

THREE = "arrakeen: atreides 1; carthag: atreides 2; sietch_tabr: atreides 1"
TWO = "arrakeen: atreides 9; carthag: atreides 9"


def checked(forces: str, *, round: int, spice: dict[str, int] | None = None) -> Position:
    """The victory check of that round; whoever is not given spice has none."""
    purses = {"atreides": 0, "harkonnen": 0, "fremen": 0} | (spice or {})
    return position("atreides, harkonnen, fremen", forces=forces, round=round, spice=purses).start(victory_check)


def winners(table: Position) -> list[str]:
    assert table.g.result is not None
    return [table.g.faction(Seat(seat)).id for seat in table.g.result.winners]


@pytest.mark.rule("CON-WIN-01")
@pytest.mark.parametrize("round", [3, 4, 5])
def test_one_force_in_each_of_three_strongholds_wins(round: int) -> None:
    table = checked(THREE, round=round, spice={"harkonnen": 10})
    assert winners(table) == ["atreides"]
    assert table.g.over
    assert table.g.view(None)["result"]["reason"] == "reason-strongholds"


@pytest.mark.rule("CON-WIN-01")
def test_four_or_five_strongholds_win_as_well() -> None:
    everywhere = f"{THREE}; habbanya_sietch: atreides 1; tueks_sietch: atreides 1"
    assert winners(checked(everywhere, round=3)) == ["atreides"]


@pytest.mark.rule("CON-WIN-01")
def test_two_strongholds_and_other_places_do_not_win() -> None:
    """Rock, sand and the polar sink are no strongholds, however many forces stand there."""
    table = checked(f"{TWO}; pasty_mesa: atreides 1; polar_sink: atreides 1; gara_kulon: atreides 1", round=4)
    assert not table.g.over


@pytest.mark.rule("CON-WIN-02")
@pytest.mark.parametrize("round", [1, 2])
def test_nobody_wins_in_rounds_1_and_2(round: int) -> None:
    assert not checked(THREE, round=round).g.over


@pytest.mark.rule("CON-WIN-03")
@pytest.mark.parametrize("round", [3, 4])
def test_play_goes_on_where_nobody_qualifies(round: int) -> None:
    table = position("atreides, harkonnen, fremen", forces=TWO, round=round)
    table.start(play_round).play_quietly(until=lambda: table.g.round > round)
    assert table.g.round == round + 1
    assert not table.g.over
    assert table.asked() != []


@pytest.mark.rule("CON-WIN-04", "CON-WIN-06")
def test_after_round_5_each_stronghold_is_worth_five_points() -> None:
    table = checked(f"{TWO}; sietch_tabr: fremen 20", round=5)
    assert table.g.result is not None
    assert table.g.result.scores == (10, 0, 5)
    assert winners(table) == ["atreides"]
    assert table.g.result.reason == "reason-points"


@pytest.mark.rule("CON-WIN-05", "CON-WIN-06")
def test_each_spice_is_worth_one_point() -> None:
    table = checked(TWO, round=5, spice={"atreides": 3, "harkonnen": 14, "fremen": 1})
    assert table.g.result is not None
    assert table.g.result.scores == (13, 14, 1)
    assert winners(table) == ["harkonnen"]


@pytest.mark.rule("CON-WIN-07")
def test_equal_scores_share_the_victory() -> None:
    table = checked(TWO, round=5, spice={"atreides": 1, "harkonnen": 11, "fremen": 10})
    assert winners(table) == ["atreides", "harkonnen"]


@pytest.mark.rule("CON-WIN-08")
def test_three_strongholds_beat_any_score() -> None:
    table = checked(THREE, round=5, spice={"harkonnen": 100})
    assert winners(table) == ["atreides"]


@pytest.mark.rule("CON-RUL-42")
def test_two_players_with_three_strongholds_share_the_victory() -> None:
    """Arrakeen is held by both, as only the storm allows."""
    both = f"{THREE}; arrakeen: fremen 1; habbanya_sietch: fremen 1; tueks_sietch: fremen 1"
    assert winners(checked(both, round=4)) == ["atreides", "fremen"]


@pytest.mark.rule("CON-ROUND-01", "CON-WIN-04")
def test_round_5_is_the_last() -> None:
    table = position("atreides, harkonnen, fremen", forces=TWO, round=5)
    table.start(play_round).play_quietly(until=lambda: table.g.round > 5)
    assert table.g.over
    assert table.g.round == 5
