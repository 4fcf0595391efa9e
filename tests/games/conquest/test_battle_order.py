"""Who fights whom, where and in which order; what the storm keeps apart."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.kernel.errors import IllegalOption
from tests.games.conquest.fighting import duel, fight, sides, strengths, where_fought, winner
from tests.games.conquest.position import Position, position

# Plans without a leader, for tables where all leaders are in the tanks.
NO_LEADERS = (
    "stilgar, liet_kynes, chani, shadout_mapes, jamis, "
    "baron_harkonnen, beast_rabban, piter_de_vries, harkonnen_captain, harkonnen_servant, "
    "duke_leto, lady_jessica, paul_atreides, thufir_hawat, gurney_halleck, duncan_idaho, dr_yueh, "
    "reverend_mother_mohiam, sardaukar_bashar, sardaukar_captain, bene_gesserit_sister, herald_of_the_change"
)


def bare(factions: str, forces: str, first: str = "", storm: int = 18) -> Position:
    """A battle phase in which forces alone count: nobody has leaders or cards."""
    return position(factions, forces=forces, dead=NO_LEADERS, first=first, storm=storm).start(battle_phase)


@pytest.mark.rule("CON-BAT-01")
@pytest.mark.parametrize("place", ["carthag", "plastic_basin:12", "imperial_basin:9"])
def test_forces_of_two_factions_in_a_territory_of_any_kind_fight(place: str) -> None:
    table = bare("fremen, harkonnen", f"{place}: fremen 2, harkonnen 1")
    assert where_fought(table) == place.split(":")[0]
    assert sides(table) == ["fremen", "harkonnen"]


@pytest.mark.rule("CON-BAT-01")
def test_forces_in_different_sectors_of_a_territory_fight() -> None:
    table = bare("fremen, harkonnen", "plastic_basin:11: fremen 2; plastic_basin:13: harkonnen 1")
    assert where_fought(table) == "plastic_basin"


@pytest.mark.rule("CON-BAT-01")
def test_forces_of_one_faction_do_not_fight() -> None:
    table = bare("fremen, harkonnen", "carthag: fremen 2; arrakeen: harkonnen 1")
    assert table.asked() == []
    assert table.told() == []


@pytest.mark.rule("CON-BAT-02")
def test_the_phase_ends_when_no_territory_is_shared_any_more() -> None:
    table = bare(
        "fremen, harkonnen, atreides, imperium",
        "carthag: fremen 4, harkonnen 3, atreides 2; arrakeen: atreides 5, imperium 4; tueks_sietch: imperium 6",
    )
    table.play("fremen", "atreides")
    while table.asked():
        holder, opponent = sides(table)
        fight(table, **{holder: "2", opponent: "0"})
    assert table.asked() == []
    for place in ("carthag", "arrakeen", "tueks_sietch"):
        present = [name for name in ("fremen", "harkonnen", "atreides", "imperium") if table.forces(name, place)]
        assert len(present) <= 1
    assert table.forces("imperium", "tueks_sietch") == 6


@pytest.mark.rule("CON-BAT-03", "CON-BAT-01")
def test_all_factions_share_the_polar_sink_in_peace() -> None:
    table = bare("fremen, harkonnen, atreides", "polar_sink: fremen 4, harkonnen 3, atreides 2")
    assert table.asked() == []
    assert [table.forces(name, "polar_sink") for name in ("fremen", "harkonnen", "atreides")] == [4, 3, 2]


@pytest.mark.rule("CON-BAT-04", "CON-BAT-06")
def test_forces_in_the_storm_and_forces_outside_it_do_not_fight() -> None:
    table = bare("fremen, harkonnen", "false_wall_east:6: fremen 2; false_wall_east:7: harkonnen 1", storm=6)
    assert table.asked() == []
    assert table.forces("fremen", "false_wall_east") == 2
    assert table.forces("harkonnen", "false_wall_east") == 1


@pytest.mark.rule("CON-BAT-05", "CON-BAT-06")
def test_forces_on_either_side_of_the_storm_do_not_fight() -> None:
    table = bare("fremen, harkonnen", "false_wall_east:5: fremen 2; false_wall_east:7: harkonnen 1", storm=6)
    assert table.asked() == []
    assert table.forces("fremen", "false_wall_east") == 2
    assert table.forces("harkonnen", "false_wall_east") == 1


@pytest.mark.rule("CON-BAT-05")
def test_forces_on_the_same_side_of_the_storm_fight_across_sectors() -> None:
    table = bare("fremen, harkonnen", "false_wall_east:7: fremen 2; false_wall_east:8: harkonnen 1", storm=6)
    assert where_fought(table) == "false_wall_east"


@pytest.mark.rule("CON-BAT-07", "CON-RUL-18")
def test_two_factions_inside_the_storm_fight() -> None:
    table = bare("fremen, harkonnen", "false_wall_east:6: fremen 2, harkonnen 1", storm=6)
    assert where_fought(table) == "false_wall_east"
    fight(table, fremen="1", harkonnen="0")
    assert (table.forces("fremen", "false_wall_east"), table.forces("harkonnen", "false_wall_east")) == (1, 0)


def in_two_parts() -> Position:
    """Both factions stand before, in and behind the storm: 2 to 1, 3 to 1 and 4 to 1."""
    return bare(
        "fremen, harkonnen",
        "false_wall_east:5: fremen 2, harkonnen 1; false_wall_east:6: fremen 3, harkonnen 1; "
        "false_wall_east:7: fremen 4; false_wall_east:8: harkonnen 1",
        storm=6,
    )


@pytest.mark.rule("CON-RUL-19", "CON-BAT-10")
def test_the_storm_makes_one_battle_of_each_part() -> None:
    table = in_two_parts()
    assert table.prompt("fremen") == "prompt-choose-part"
    assert table.options("fremen") == ["false_wall_east:4", "false_wall_east:6", "false_wall_east:7"]
    table.play("fremen", "false_wall_east:7")
    assert table.seen()["battle"]["cells"] == ["false_wall_east:7", "false_wall_east:8"]


@pytest.mark.rule("CON-RUL-19", "CON-BAT-18", "CON-BAT-49")
def test_only_forces_of_the_part_count_and_are_lost() -> None:
    table = in_two_parts().play("fremen", "false_wall_east:6")
    assert table.seen()["battle"]["cells"] == ["false_wall_east:6"]
    table.play("harkonnen", "pass")
    assert table.options("fremen") == ["3", "2", "1", "0"]
    assert table.options("harkonnen") == ["1", "0"]
    fight(table, fremen="0", harkonnen="1")
    assert winner(table) == "harkonnen"
    assert table.tanks("fremen") == 3
    assert table.tanks("harkonnen") == 1
    assert table.forces("fremen", "false_wall_east:5") == 2
    assert table.forces("harkonnen", "false_wall_east:5") == 1
    assert table.forces("fremen", "false_wall_east:7") == 4
    assert table.options("fremen") == ["false_wall_east:4", "false_wall_east:7"]


@pytest.mark.rule("CON-BAT-04", "CON-RUL-19")
def test_who_also_stands_in_the_storm_fights_with_the_others() -> None:
    """Three Fremen sit in the storm, where no Harkonnen is: they sit out, and the two beside it fight."""
    table = bare("fremen, harkonnen", "false_wall_east:6: fremen 3; false_wall_east:7: fremen 2, harkonnen 4", storm=6)
    assert table.seen()["battle"]["cells"] == ["false_wall_east:7", "false_wall_east:8"]
    table.play("harkonnen", "pass")
    assert table.options("fremen") == ["2", "1", "0"]
    fight(table, fremen="0", harkonnen="1")
    assert table.forces("fremen", "false_wall_east") == 3, "who sat out is not lost"


@pytest.mark.rule("CON-BAT-08")
@pytest.mark.parametrize(
    ("first", "order"), [("fremen", ["fremen", "harkonnen"]), ("harkonnen", ["harkonnen", "fremen"])]
)
def test_the_first_player_has_battle_advantage_first(first: str, order: list[str]) -> None:
    table = bare("fremen, harkonnen", "carthag: fremen 2, harkonnen 1", first=first)
    assert sides(table) == order
    assert table.seen()["battle"]["advantage"] == table.seat(first)


@pytest.mark.rule("CON-BAT-09")
def test_advantage_passes_on_in_order_of_play() -> None:
    table = bare(
        "fremen, harkonnen, atreides, imperium",
        "carthag: imperium 2, fremen 1; arrakeen: harkonnen 2, fremen 1; tueks_sietch: atreides 2, imperium 1",
        first="harkonnen",
    )
    held: list[tuple[list[str], str]] = []
    while table.asked():
        held.append((sides(table), where_fought(table)))
        fight(table, **{sides(table)[0]: "1", sides(table)[1]: "0"})
    assert held == [
        (["harkonnen", "fremen"], "arrakeen"),
        (["atreides", "imperium"], "tueks_sietch"),
        (["imperium", "fremen"], "carthag"),
    ]


@pytest.mark.rule("CON-BAT-09", "CON-BAT-10", "CON-RUL-54")
def test_the_holder_fights_all_own_battles_in_the_order_of_choice() -> None:
    table = bare(
        "fremen, harkonnen, imperium",
        "carthag: fremen 3, harkonnen 1; arrakeen: fremen 3, imperium 1; tueks_sietch: harkonnen 2, imperium 1",
    )
    assert table.prompt("fremen") == "prompt-choose-battle"
    assert table.options("fremen") == ["arrakeen", "carthag"]
    table.play("fremen", "carthag")
    assert (sides(table), where_fought(table)) == (["fremen", "harkonnen"], "carthag")
    fight(table, fremen="2", harkonnen="0")
    assert (sides(table), where_fought(table)) == (["fremen", "imperium"], "arrakeen")
    fight(table, fremen="2", imperium="0")
    assert (sides(table), where_fought(table)) == (["harkonnen", "imperium"], "tueks_sietch")


def three_in_carthag() -> Position:
    return bare("fremen, harkonnen, imperium", "carthag: fremen 5, harkonnen 4, imperium 3")


@pytest.mark.rule("CON-BAT-11")
def test_the_holder_picks_the_sequence_of_opponents_until_alone() -> None:
    table = three_in_carthag()
    assert table.prompt("fremen") == "prompt-choose-opponent"
    assert table.options("fremen") == ["harkonnen", "imperium"]
    table.play("fremen", "imperium")
    assert sides(table) == ["fremen", "imperium"]
    fight(table, fremen="2", imperium="0")
    assert sides(table) == ["fremen", "harkonnen"]
    fight(table, fremen="3", harkonnen="2")
    assert table.asked() == []
    assert [table.forces(name, "carthag") for name in ("fremen", "harkonnen", "imperium")] == [0, 0, 0]


@pytest.mark.rule("CON-BAT-11", "CON-BAT-09")
def test_a_beaten_holder_leaves_the_others_to_fight() -> None:
    table = three_in_carthag().play("fremen", "harkonnen")
    fight(table, fremen="0", harkonnen="1")
    assert table.forces("fremen", "carthag") == 0
    assert sides(table) == ["harkonnen", "imperium"]
    fight(table, harkonnen="3", imperium="0")
    assert table.asked() == []
    assert table.forces("imperium", "carthag") == 0


@pytest.mark.rule("CON-BAT-10")
def test_only_own_battles_can_be_chosen() -> None:
    table = bare(
        "fremen, harkonnen, imperium",
        "carthag: fremen 3, harkonnen 1; arrakeen: fremen 3, imperium 1; tueks_sietch: harkonnen 2, imperium 1",
    )
    with pytest.raises(IllegalOption):
        table.play("fremen", "tueks_sietch")


@pytest.mark.rule("CON-BAT-12", "CON-BAT-40")
@pytest.mark.parametrize("first", ["fremen", "harkonnen"])
def test_the_holder_wins_ties(first: str) -> None:
    table = bare("fremen, harkonnen", "carthag: fremen 4, harkonnen 4", first=first)
    fight(table, fremen="2", harkonnen="2")
    assert winner(table) == first
    assert strengths(table) == (2, 2)


@pytest.mark.rule("CON-RUL-32", "CON-BAT-40")
@pytest.mark.parametrize("first", ["fremen", "harkonnen"])
def test_nothing_against_nothing_is_a_tie_too(first: str) -> None:
    table = bare("fremen, harkonnen", "carthag: fremen 1, harkonnen 1", first=first)
    fight(table, fremen="0", harkonnen="0")
    assert winner(table) == first
    assert table.forces(first, "carthag") == 1


@pytest.mark.rule("CON-BAT-48", "CON-BAT-23")
def test_survivors_stay_at_their_battle_until_all_battles_are_over() -> None:
    table = position(
        "fremen, harkonnen, atreides",
        forces="carthag: fremen 5, harkonnen 3; arrakeen: harkonnen 3, atreides 2",
    ).start(battle_phase)
    fight(table, fremen="stilgar, nothing, nothing, 3", harkonnen="beast_rabban, nothing, nothing, 0")
    fielded = {
        one["id"]: (one["state"], one["territory"]) for player in table.seen()["players"] for one in player["leaders"]
    }
    assert fielded["stilgar"] == fielded["beast_rabban"] == ("fought", "carthag")
    assert fielded["chani"] == ("ready", None)
    fight(table, harkonnen="piter_de_vries, nothing, nothing, 3", atreides="dr_yueh, nothing, nothing, 0")
    assert table.asked() == []
    states = {one["state"] for player in table.seen()["players"] for one in player["leaders"]}
    assert states == {"ready"}
    assert table.seen()["battle"] is None


@pytest.mark.rule("CON-BAT-01", "CON-BAT-13")
def test_a_battle_is_announced_to_all() -> None:
    table = duel("fremen 2", "harkonnen 1", bystander="atreides")
    battle = next(event for event in table.g.events(None) if event.message == "event-battle")
    assert battle.args == {"who": "faction-fremen", "opponent": "faction-harkonnen", "where": "territory-carthag"}
