"""Free actions between the moves of one action: what has moved stays moved (WFA-FREE-03, WFA-MOVE-11, WFA-RUL-106)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters
from sandtable.games.war_for_arrakis.rules.movement import move_legions
from sandtable.games.war_for_arrakis.terms import ATREIDES, NONE
from tests.games.war_for_arrakis.laws import conserved
from tests.games.war_for_arrakis.position import Position, position

FAMILIES = "families_flee_to_the_palmaries_of_the_south"
"""Claimed by a free action; two Regular Units or a token leave a quiet Sietch."""


def families_flee(legions: str, moved: str, version: int = GAME.rules_version) -> Position:
    """Two Regular Units are sent from Windgap after a legion has moved in."""
    table = position(legions=legions, shown=FAMILIES)
    table.g.game = GAME.under(version)
    table.turn("atreides", strategy=1).play("atreides", "strategy", "move", moved, "windgap", "all")
    return table.play("atreides", "claim", FAMILIES, "windgap", "regular")


@pytest.mark.rule("WFA-RUL-106", "WFA-MOVE-11", "WFA-UNIT-04")
def test_of_units_that_leave_between_two_moves_those_that_have_moved_go_first() -> None:
    tokens = "starting_token_1, starting_token_2, starting_token_3"
    legions = f"windgap: atreides {tokens}; csw_06: atreides regular 2, naib 1; hobars_gap: atreides regular 1"
    table = families_flee(legions, "csw_06")
    assert table.legion("atreides", "windgap") == f"{tokens}, naib 1"
    table.play("atreides", "windgap", "csw_06", "split")
    asked: list[str | None] = []
    while (table.prompt("atreides") or "").startswith("prompt-split"):
        asked.append(table.prompt("atreides"))
        table.play("atreides", "go")
        conserved(table.g)
    assert asked == ["prompt-split-token"] * 2, "no Unit is asked for, and one token stays with the Naib, who has moved"
    assert table.legion("atreides", "csw_06") == "starting_token_1, starting_token_2"


@pytest.mark.rule("WFA-RUL-106", "WFA-LEAD-03")
def test_a_naib_who_falls_between_two_moves_is_no_longer_one_that_has_moved() -> None:
    table = families_flee("csw_06: atreides regular 2, naib 1; hobars_gap: atreides regular 1", "csw_06")
    assert table.legion("atreides", "windgap") == ""
    assert not table.g.acting.moved
    conserved(table.g)


@pytest.mark.rule("WFA-RUL-106", "WFA-MOVE-11")
@pytest.mark.parametrize(
    ("other", "to", "left"), [("csw_05", "windgap", "hobars_gap"), ("hobars_gap", "cse_05", "csw_05")]
)
def test_no_more_of_what_has_moved_is_forgotten_than_goes(other: str, to: str, left: str) -> None:
    """Two of four who have moved are sent away; the others, there or elsewhere, do not move again."""
    legions = "csw_06: atreides regular 2; csw_05: atreides regular 2; hobars_gap: atreides regular 2"
    table = position(legions=legions, shown=FAMILIES).turn("atreides", strategy=1)
    table.start(move_legions, ATREIDES, 3, ANY_LEGION, NONE)
    table.play("atreides", other, to, "all", "csw_06", "windgap", "all")
    table.play("atreides", "claim", FAMILIES, "windgap", "regular")
    conserved(table.g)
    assert table.legion("atreides", to) == "regular 2"
    assert [option for option in table.options("atreides") if option in AREA] == [left]


@pytest.mark.rule("WFA-RUL-106")
def test_units_that_have_not_moved_may_still_go() -> None:
    legions = "windgap: atreides regular 2; csw_06: atreides regular 1, elite 1; hobars_gap: atreides regular 1"
    table = families_flee(legions, "csw_06")
    conserved(table.g)
    assert table.legion("atreides", "windgap") == "regular 1, elite 1"
    table.play("atreides", "windgap", "csw_06")
    assert table.legion("atreides", "csw_06") == "regular 1", "one of two that had not moved, and nobody else"


@pytest.mark.rule("WFA-RUL-106")
def test_a_game_begun_by_version_3_counts_as_it_did() -> None:
    tokens = "starting_token_1, starting_token_2, starting_token_3"
    legions = f"windgap: atreides {tokens}; csw_06: atreides regular 2, naib 1; hobars_gap: atreides regular 1"
    table = families_flee(legions, "csw_06", 3)
    assert "windgap" in table.options("atreides")
    assert sum(count for _, _, count in table.g.acting.moved) == 3, "two Units that are gone are still counted"


@pytest.mark.rule("WFA-RUL-106", "WFA-MOVE-11", "WFA-ATOM-04")
@pytest.mark.parametrize(("version", "again"), [(GAME.rules_version, False), (3, True)])
def test_a_legion_that_the_blast_drove_off_has_moved(version: int, again: bool) -> None:
    legions = "cnw_02: atreides regular 3; hobars_gap: atreides regular 1"
    table = position(legions=legions, prescience={"jihad": 8})
    table.g.game = GAME.under(version)
    table.turn("atreides", strategy=1).play("atreides", "strategy", "move", "cnw_02", "splintered_rock", "all")
    table.play("atreides", "detonate", "splintered_rock").play("harkonnen", "cne_04")
    assert table.legion("atreides", "cne_04") == "regular 3"
    assert ("cne_04" in table.options("atreides")) == again
    assert "hobars_gap" in table.options("atreides")


@pytest.mark.rule("WFA-RUL-106")
def test_of_a_legion_that_the_blast_drove_to_another_only_the_other_may_go() -> None:
    legions = "cnw_02: atreides regular 3; cne_04: atreides elite 2"
    table = position(legions=legions, prescience={"jihad": 8})
    table.turn("atreides", strategy=1).play("atreides", "strategy", "move", "cnw_02", "splintered_rock", "all")
    table.play("atreides", "detonate", "splintered_rock").play("harkonnen", "cne_04")
    conserved(table.g)
    table.play("atreides", "cne_04", "cne_05", "all")
    assert table.legion("atreides", "cne_05") == "elite 2"
    assert table.legion("atreides", "cne_04") == "regular 3"


@pytest.mark.rule("WFA-RUL-106")
def test_who_takes_the_place_of_a_leader_that_has_moved_has_moved() -> None:
    legions = "csw_06: atreides regular 2, lady_jessica; csw_05: atreides regular 1; hobars_gap: atreides regular 1"
    for version, free in ((GAME.rules_version, False), (3, True)):
        table = position(legions=legions)
        table.g.game = GAME.under(version)
        table.turn("atreides", strategy=1).play("atreides", "strategy", "move", "csw_06", "csw_05", "all")
        leader_enters(table.g, LEADER_NUMBER["reverend_mother_jessica"])
        assert table.legion("atreides", "csw_05") == "regular 3, reverend_mother_jessica"
        assert bool(table.g.acting.moved_leaders >> LEADER_NUMBER["reverend_mother_jessica"] & 1) != free
