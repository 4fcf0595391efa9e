"""Both victories, failed checks of the Secret Objective, and the steps of the Supremacy track."""

import pytest

from sandtable.games.war_for_arrakis.prescience import OBJECTIVES, met
from sandtable.games.war_for_arrakis.rules.end_of_round import objective_at_round_end
from sandtable.games.war_for_arrakis.rules.settlements import destroy_settlement
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.rules.victory import draw_objective
from sandtable.games.war_for_arrakis.state import ASIDE, KEPT, NOT_IN_PLAY, RETIRED
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from tests.games.war_for_arrakis.desert import area
from tests.games.war_for_arrakis.position import Position, position


def winners(table: Position) -> list[str]:
    """The sides that have won; none if the game goes on."""
    if table.g.result is None:
        return []
    return ["harkonnen" if table.g.side_of_seat(seat) else "atreides" for seat in table.g.result.winners]


def checked(scores: tuple[int, int, int], objective: str = "objective_1") -> Position:
    kwisatz, dwellers, jihad = scores
    steps = {"kwisatz_haderach": kwisatz, "sand_dwellers": dwellers, "jihad": jihad}
    return position(prescience=steps, objective=objective).start(objective_at_round_end)


# The Secret Objective.


@pytest.mark.rule("WFA-WIN-02", "WFA-END-02", "WFA-DATA-12")
@pytest.mark.parametrize("number", range(6))
def test_each_objective_is_met_at_or_beyond_its_scores(number: int) -> None:
    scores = OBJECTIVES[number]
    assert sorted(scores) == [4, 6, 8]
    ident = f"objective_{number + 1}"
    assert winners(checked(scores, ident)) == ["atreides"]
    assert winners(checked((10, 10, 10), ident)) == ["atreides"]
    for marker in range(3):
        short = list(scores)
        short[marker] -= 1
        assert winners(checked((short[0], short[1], short[2]), ident)) == []


@pytest.mark.rule("WFA-WIN-02")
def test_an_objective_is_met_by_the_markers_it_names() -> None:
    for number, scores in enumerate(OBJECTIVES):
        for first in range(11):
            for second in range(11):
                for third in range(11):
                    enough = first >= scores[0] and second >= scores[1] and third >= scores[2]
                    assert met(number, (first, second, third)) == enough


@pytest.mark.rule("WFA-WIN-02")
def test_either_of_two_objectives_wins() -> None:
    table = position(prescience={"kwisatz_haderach": 4, "sand_dwellers": 6, "jihad": 8}, objective="objective_1")
    table.start(draw_objective)
    kept = table.g.objectives.zones[KEPT]
    assert len(kept) == 2
    table.g.objectives.zones[KEPT][1] = 5
    assert winners(table.start(objective_at_round_end)) == ["atreides"]


@pytest.mark.rule("WFA-WIN-03", "WFA-SETUP-22")
def test_a_failed_check_rules_out_the_objectives_that_would_have_won() -> None:
    """With 8, 6 and 6 the first two objectives would be met, so the Atreides side has neither."""
    table = checked((8, 6, 6), "objective_5")
    harkonnen = table.seat("harkonnen")
    assert table.g.objectives.possibly(harkonnen, KEPT) == 0b111100
    assert table.g.objectives.possibly(table.g.public, KEPT) == 0b111100
    for seed in range(20):
        world = table.g.determinize(harkonnen, seed)
        assert world.objectives.zones[KEPT][0] not in (0, 1)  # type: ignore[attr-defined]


@pytest.mark.rule("WFA-WIN-03", "WFA-SETT-06", "WFA-BOARD-17")
@pytest.mark.parametrize(("place", "rank"), [("carthag", 2), ("arsunt", 1), ("north_pole", 1)])
def test_other_settlements_advance_the_markers_but_bring_no_check(place: str, rank: int) -> None:
    table = position(prescience={"kwisatz_haderach": 8, "sand_dwellers": 6, "jihad": 4})
    table.start(destroy_settlement, HARKONNEN, area(place))
    assert list(table.g.prescience) == [8 + rank, 6 + rank, 4 + rank]
    assert not table.g.over


@pytest.mark.rule("WFA-SETT-07", "WFA-WIN-03", "WFA-RUL-53", "WFA-SETT-06")
def test_arrakeen_destroyed_is_checked_at_once() -> None:
    table = position(prescience={"kwisatz_haderach": 5, "sand_dwellers": 3, "jihad": 1})
    assert winners(table.start(destroy_settlement, HARKONNEN, area("arrakeen"))) == ["atreides"]
    short = position(prescience={"kwisatz_haderach": 4, "sand_dwellers": 3, "jihad": 1})
    short.start(destroy_settlement, HARKONNEN, area("arrakeen"))
    assert not short.g.over
    assert list(short.g.prescience) == [7, 6, 4]
    assert "event-objective-not-met" in short.told()


# Supremacy.


@pytest.mark.rule("WFA-WIN-01", "WFA-RUL-53")
@pytest.mark.parametrize(("before", "points", "wins"), [(9, 1, True), (8, 3, True), (8, 1, False)])
def test_ten_supremacy_points_win_at_once(before: int, points: int, wins: bool) -> None:
    table = position(supremacy=before)
    gain_supremacy(table.g, points)
    assert winners(table) == (["harkonnen"] if wins else [])
    assert table.g.supremacy == min(before + points, 10)
    if wins:
        assert table.g.result is not None
        assert table.g.result.reason == "reason-supremacy"


@pytest.mark.rule("WFA-SETT-05", "WFA-WIN-01", "WFA-WIN-04")
def test_a_destroyed_sietch_gives_its_rank() -> None:
    table = position(supremacy=7, sietches={"gara_kulon": 3}).start(destroy_settlement, ATREIDES, area("gara_kulon"))
    assert winners(table) == ["harkonnen"]
    low = position(supremacy=7, sietches={"gara_kulon": 2}).start(destroy_settlement, ATREIDES, area("gara_kulon"))
    assert low.g.supremacy == 9


@pytest.mark.rule("WFA-BOARD-24", "WFA-DATA-10", "WFA-LEAD-23")
def test_hawat_and_feyd_enter_on_their_steps() -> None:
    table = position()
    gain_supremacy(table.g, 1)
    table.start(leaders_due)
    assert (table.leader("thufir_hawat"), table.leader("feyd_rautha")) == (ASIDE, NOT_IN_PLAY)
    gain_supremacy(table.g, 5)
    table.start(leaders_due)
    assert table.leader("feyd_rautha") == ASIDE
    assert table.leader("beast_rabban") == RETIRED


@pytest.mark.rule("WFA-BG-06", "WFA-DATA-10", "WFA-PRE-19")
@pytest.mark.parametrize(
    ("before", "points", "tokens"), [(3, 1, 1), (2, 3, 1), (4, 2, 0), (6, 2, 1), (3, 5, 2), (0, 3, 0)]
)
def test_the_atreides_side_gains_tokens_on_steps_four_and_seven(before: int, points: int, tokens: int) -> None:
    table = position(supremacy=before)
    gain_supremacy(table.g, points)
    assert table.g.bene_gesserit[ATREIDES] == 1 + tokens
    assert table.g.bene_gesserit_reserve == 4 - tokens


@pytest.mark.rule("WFA-BOARD-23")
def test_the_two_tracks_are_apart() -> None:
    table = position()
    gain_supremacy(table.g, 2)
    assert list(table.g.prescience) == [0, 0, 0]
    assert table.g.supremacy == 2
