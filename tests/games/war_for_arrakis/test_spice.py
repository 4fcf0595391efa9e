"""Phase 4: Harvesters come home, spice for the Imperium, stockpiling, saving; and the Imperium Bans."""

import pytest

from sandtable.games.war_for_arrakis.rules.bans import lower_marker
from sandtable.games.war_for_arrakis.rules.free_actions import free_actions
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.rules.spice import choices, notch_after, spice_harvesting
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, IMPERIUM_IDS
from tests.games.war_for_arrakis.desert import harvesters
from tests.games.war_for_arrakis.position import Position, position

TOP, BOTTOM = 0, 4


def spending(points: int, **said: object) -> Position:
    """Spice Harvesting with so many Harvesters in Desert, each worth a point."""
    places = ["ne_04", "ne_05", "ne_07", "ne_08", "ne_09", "ne_11", "ne_12", "ne_13"][:points]
    deep = ["ne_01", "ne_02", "ne_03", "ne_10"]
    fields = places if points <= 8 else [*places[: 16 - points], *deep[: points - 8]]
    return position(harvesters=", ".join(fields), phase="spice_harvest", **said).start(spice_harvesting)  # type: ignore[arg-type]


def rows(table: Position) -> list[int]:
    return list(table.g.imperium)


def bans(table: Position) -> list[str]:
    return [ident for ident, active in zip(IMPERIUM_IDS, table.g.bans) if active]


def told_points(table: Position) -> int:
    return int(next(event.args["count"] for event in table.g.events(None) if event.message == "event-spice"))


# Points.


@pytest.mark.rule("WFA-SPICE-01", "WFA-SPICE-02", "WFA-SPICE-04", "WFA-HARV-03")
def test_harvesters_bring_one_point_in_desert_and_two_in_deep_desert() -> None:
    table = position(harvesters="ne_09, ne_11, ne_01").start(spice_harvesting)
    assert told_points(table) == 4
    assert harvesters(table) == []
    assert table.g.harvesters_left == 8
    assert table.prompt("harkonnen") == "prompt-imperium"


@pytest.mark.rule("WFA-SPICE-02", "WFA-ATOM-12")
def test_a_blasted_mountain_yields_like_desert() -> None:
    assert told_points(position(harvesters="rimwall_west", blasted="rimwall_west").start(spice_harvesting)) == 1


@pytest.mark.rule("WFA-SPICE-03", "WFA-RUL-28")
def test_the_saved_point_joins_in_once() -> None:
    table = position(harvesters="ne_09", saved_spice=1).start(spice_harvesting)
    assert told_points(table) == 2
    assert table.g.saved_spice == 0


# Markers.


@pytest.mark.rule("WFA-SPICE-06", "WFA-SPICE-07", "WFA-SPICE-08", "WFA-SPICE-09", "WFA-SPICE-10", "WFA-SPICE-11")
def test_where_a_marker_goes_for_each_payment() -> None:
    for notch in range(5):
        assert notch_after(notch, 0) == min(notch + 1, BOTTOM)
        assert notch_after(notch, 2) == notch
        assert notch_after(notch, 3) == max(notch - 1, TOP)


@pytest.mark.rule("WFA-SPICE-05", "WFA-RUL-29")
def test_what_can_be_done_with_so_many_points() -> None:
    for notch in range(5):
        for points in range(12):
            offered = [str(option) for option in choices(notch, points)]
            assert ("raise" in offered) == (points >= 3 and notch > TOP)
            assert ("keep" in offered) == (points >= 2 and notch < BOTTOM)
            assert offered[-1] == "drop"


@pytest.mark.rule("WFA-EX-07", "WFA-SPICE-06", "WFA-SPICE-09", "WFA-BAN-03")
def test_four_points_keep_two_markers_and_the_third_drops() -> None:
    table = spending(4).play("harkonnen", "keep", "keep", "drop")
    assert rows(table) == [0, 0, 1]
    assert bans(table) == ["landsraad"]
    assert table.g.saved_spice == 0


@pytest.mark.rule("WFA-SPICE-05", "WFA-SPICE-07", "WFA-RUL-29")
def test_raising_costs_three_in_place_of_two() -> None:
    table = spending(8, imperium={"choam": 2, "spacing_guild": 2, "landsraad": 2})
    table.play("harkonnen", "raise", "raise", "keep")
    assert rows(table) == [1, 1, 2]
    assert bans(table) == []
    moved = [message for message in table.told() if message.startswith("event-marker")]
    assert moved == ["event-marker-rises", "event-marker-rises", "event-marker-stays"]


@pytest.mark.rule("WFA-RUL-29", "WFA-SPICE-09")
def test_payment_may_be_refused_though_spice_is_left() -> None:
    table = spending(6).play("harkonnen", "drop", "drop", "drop", "pass")
    assert rows(table) == [1, 1, 1]
    assert bans(table) == ["choam", "spacing_guild", "landsraad"]


@pytest.mark.rule("WFA-SPICE-09")
def test_without_spice_all_markers_drop() -> None:
    table = spending(0, imperium={"choam": 4, "spacing_guild": 1})
    assert table.options("harkonnen") == ["drop"]
    table.play("harkonnen", "drop", "drop", "drop")
    assert rows(table) == [4, 2, 1]


# Stockpiling and saving.


@pytest.mark.rule("WFA-SPICE-12", "WFA-SPICE-13", "WFA-SPICE-14", "WFA-WIN-04")
def test_three_points_buy_one_supremacy_point() -> None:
    table = spending(9).play("harkonnen", "keep", "keep", "keep", "stockpile")
    assert table.g.supremacy == 1
    assert table.g.saved_spice == 0
    assert rows(table) == [0, 0, 0]
    assert table.g.to_act == (), "no second point"


@pytest.mark.rule("WFA-SPICE-13")
def test_spice_paid_for_markers_does_not_stockpile() -> None:
    table = spending(8).play("harkonnen", "keep", "keep", "keep")
    assert table.g.to_act == ()
    assert table.g.supremacy == 0


@pytest.mark.rule("WFA-SPICE-12", "WFA-SPICE-15")
@pytest.mark.parametrize(("supremacy", "offered"), [(0, True), (5, True), (6, False), (9, False)])
def test_stockpiling_up_to_step_five(supremacy: int, offered: bool) -> None:
    table = spending(9, supremacy=supremacy).play("harkonnen", "keep", "keep", "keep")
    assert (table.prompt("harkonnen") == "prompt-stockpile") == offered


@pytest.mark.rule("WFA-BOARD-24", "WFA-SPICE-12")
def test_stockpiling_brings_hawat_on_step_one() -> None:
    table = spending(9).play("harkonnen", "keep", "keep", "keep", "stockpile")
    assert "event-leader-enters" in table.told()


@pytest.mark.rule("WFA-SPICE-16", "WFA-SPICE-17")
@pytest.mark.parametrize(("points", "saved"), [(6, 0), (7, 1), (8, 1)])
def test_at_most_one_point_is_saved(points: int, saved: int) -> None:
    table = spending(points).play("harkonnen", "keep", "keep", "keep")
    assert table.g.saved_spice == saved
    told = [event.args for event in table.g.events(None) if event.message == "event-spice-left"]
    assert told == ([{"saved": 1, "lost": points - 7}] if saved else [])


@pytest.mark.rule("WFA-RUL-28", "WFA-SPICE-16")
def test_the_saved_point_may_be_saved_again() -> None:
    table = spending(0, saved_spice=1).play("harkonnen", "drop", "drop", "drop")
    assert table.g.saved_spice == 1


# Bans.


@pytest.mark.rule("WFA-BAN-02", "WFA-REF-04", "WFA-BAN-06")
def test_markers_at_the_bottom_bring_their_bans_without_dropping() -> None:
    table = spending(2, imperium={"choam": 4, "spacing_guild": 4, "landsraad": 1})
    table.play("harkonnen", "drop", "drop", "keep")
    assert rows(table) == [4, 4, 1]
    assert bans(table) == ["choam", "spacing_guild"]


@pytest.mark.rule("WFA-BAN-04", "WFA-REF-03", "WFA-BAN-01")
def test_bans_end_when_the_phase_begins_and_are_set_at_its_end() -> None:
    table = spending(7, bans="choam, landsraad", imperium={"choam": 1, "landsraad": 4})
    assert bans(table) == [], "while spice is spent no Ban is in force"
    table.play("harkonnen", "keep", "keep", "raise")
    assert bans(table) == []
    assert rows(table) == [1, 0, 3]


@pytest.mark.rule("WFA-BAN-03")
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_a_drop_to_any_notch_brings_the_ban(row: int) -> None:
    table = spending(4, imperium={"spacing_guild": row}).play("harkonnen", "keep", "drop", "keep")
    assert bans(table) == ["spacing_guild"]


@pytest.mark.rule("WFA-BAN-07")
def test_no_ban_is_active_at_first() -> None:
    assert bans(position()) == []


@pytest.mark.rule("WFA-BAN-05", "WFA-DATA-19")
def test_the_choam_ban_lowers_the_harkonnen_stacking_limit() -> None:
    table = position(bans="choam")
    assert stacking_limit(table.g, HARKONNEN) == 5
    assert stacking_limit(table.g, ATREIDES) == 6


@pytest.mark.rule("WFA-RUL-78", "WFA-UNIT-08")
def test_full_areas_lose_a_unit_as_soon_as_the_choam_ban_is_active() -> None:
    legions = "carthag: harkonnen regular 5, elite 1; ne_01: atreides regular 6; arsunt: harkonnen regular 5"
    table = spending(4, legions=legions).play("harkonnen", "drop", "keep", "keep")
    assert table.prompt("harkonnen") == "prompt-excess"
    table.play("harkonnen", "elite")
    assert table.legion("harkonnen", "carthag") == "regular 5"
    assert table.legion("atreides", "ne_01") == "regular 6"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-BAN-05", "WFA-DATA-19")
@pytest.mark.parametrize(("ban", "may"), [("", True), ("spacing_guild", False), ("choam", True)])
def test_the_guilds_ban_forbids_scouting(ban: str, may: bool) -> None:
    table = position(bans=ban, flyers="air_ne ornithopter").begin_turn("harkonnen")
    offered = [str(option) for option in free_actions(table.g, table.seat("harkonnen"))]
    assert ("scout" in offered) == may


@pytest.mark.rule("WFA-RUL-30", "WFA-BAN-02")
def test_a_marker_lowered_by_a_card_brings_no_ban_before_the_next_check() -> None:
    table = position(imperium={"choam": 3, "landsraad": 4}).begin_turn("atreides").start(lower_marker)
    assert table.options("atreides") == ["choam", "spacing_guild", "done"]
    table.play("atreides", "choam")
    assert rows(table) == [4, 0, 4]
    assert bans(table) == []
