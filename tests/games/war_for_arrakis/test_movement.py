"""Moving legions (WFA-MOVE)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, areas_in
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, IN_AREA, WITH, WITH_LEADER, WITH_SPECIAL
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.legions import recruit
from sandtable.games.war_for_arrakis.rules.movement import (
    attack_with,
    can_attack,
    can_move,
    destinations,
    move_legions,
    targets,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE, REGULAR, Side
from tests.games.war_for_arrakis.position import Position, position


def moving(table: Position, side: str, count: int = 2, which: int = ANY_LEGION, value: int = NONE) -> Position:
    """The side moves up to so many legions."""
    table.begin_turn(side)
    number = HARKONNEN if side == "harkonnen" else ATREIDES
    return table.start(move_legions, number, count, which, value)


def reached(table: Position, side: str, area: str) -> set[str]:
    number = Side(HARKONNEN if side == "harkonnen" else ATREIDES)
    return {AREA_IDS[end] for end in areas_in(destinations(table.g, number, AREA[area]))}


@pytest.mark.rule("WFA-MOVE-01")
def test_strategy_and_leadership_move_legions_and_other_results_do_not() -> None:
    table = position(legions="carthag: harkonnen regular 2, bashar")
    table.turn("harkonnen", strategy=1, leadership=1, deployment=1, mentat=1, house=1)
    moves = []
    for die in ("strategy", "leadership", "deployment", "mentat", "house"):
        table.play("harkonnen", die)
        if "move" in table.options("harkonnen"):
            moves.append(die)
        table.g.back(table.seat("harkonnen"))
    assert moves == ["strategy", "leadership"]


@pytest.mark.rule("WFA-MOVE-02")
def test_only_own_legions_move() -> None:
    table = position(legions="carthag: harkonnen regular 2; windgap: atreides regular 2")
    assert moving(table, "harkonnen").options("harkonnen") == ["done", "carthag"]
    table = position(legions="carthag: harkonnen regular 2; windgap: atreides regular 2")
    assert moving(table, "atreides").options("atreides") == ["done", "windgap"]


@pytest.mark.rule("WFA-MOVE-03")
@pytest.mark.rule("WFA-MOVE-15")
def test_a_legion_moves_to_an_adjacent_free_area() -> None:
    table = position(legions="carthag: harkonnen regular 2; broken_land: atreides regular 1")
    assert reached(table, "harkonnen", "carthag") == {"arrakeen", "cne_01", "arsunt", "hagga_basin"}
    table = position(legions="windgap: atreides regular 2", worms="csw_04")
    assert "csw_04" not in reached(table, "atreides", "windgap"), "no legion enters an area with a Sandworm"
    table = position(legions="csw_05: harkonnen regular 2", worms="csw_04")
    assert "csw_04" not in reached(table, "harkonnen", "csw_05")
    assert "windgap" not in reached(table, "harkonnen", "csw_05"), "an enemy settlement is entered by attacking"


@pytest.mark.rule("WFA-MOVE-04")
def test_an_impassable_border_is_not_crossed() -> None:
    table = position(legions="broken_land: harkonnen regular 1; ne_06: atreides regular 1")
    assert "ne_06" not in reached(table, "harkonnen", "broken_land")
    assert not {"broken_land", "rimwall_west"} & reached(table, "atreides", "ne_06")


@pytest.mark.rule("WFA-MOVE-05")
def test_a_legion_may_be_split() -> None:
    table = position(legions="carthag: harkonnen regular 3, elite 1, sardaukar 1, bashar 2, baron_harkonnen")
    moving(table, "harkonnen", 1).play("harkonnen", "carthag", "cne_01", "split")
    table.play("harkonnen", "2", "0", "1", "1", "stay")
    assert table.legion("harkonnen", "cne_01") == "regular 2, sardaukar 1, bashar 1"
    assert table.legion("harkonnen", "carthag") == "regular 1, elite 1, bashar 1, baron_harkonnen"


@pytest.mark.rule("WFA-MOVE-06")
def test_leaders_do_not_move_alone() -> None:
    table = position(legions="carthag: harkonnen regular 2, elite 2, bashar 1")
    moving(table, "harkonnen", 1).play("harkonnen", "carthag", "cne_01", "split", "0")
    assert table.options("harkonnen") == ["2", "1"], "some Unit has to go"
    alone = position(legions="carthag: harkonnen regular 1, bashar 2")
    moving(alone, "harkonnen", 1).play("harkonnen", "carthag", "cne_01", "split")
    assert alone.g.to_act == (), "the only Unit goes, and with it the leaders"
    assert alone.legion("harkonnen", "cne_01") == "regular 1, bashar 2"


@pytest.mark.rule("WFA-MOVE-07")
@pytest.mark.rule("WFA-RUL-103")
def test_leaders_are_not_left_without_a_unit() -> None:
    table = position(legions="carthag: harkonnen regular 2, bashar 1, baron_harkonnen")
    moving(table, "harkonnen", 1).play("harkonnen", "carthag", "cne_01", "split", "2")
    assert table.legion("harkonnen", "cne_01") == "regular 2, bashar 1, baron_harkonnen"
    assert table.legion("harkonnen", "carthag") == ""
    with_token = position(legions="windgap: atreides regular 1, starting_token_1, naib 1")
    moving(with_token, "atreides", 1).play("atreides", "windgap", "csw_04", "split", "1", "stay", "0")
    assert with_token.legion("atreides", "windgap") == "starting_token_1, naib 1", "a token is company enough"


@pytest.mark.rule("WFA-MOVE-08")
def test_a_split_by_leadership_takes_a_leader_along() -> None:
    table = position(legions="carthag: harkonnen regular 3, bashar 1, baron_harkonnen; arsunt: harkonnen regular 2")
    moving(table, "harkonnen", 1, WITH_LEADER)
    assert table.options("harkonnen") == ["done", "carthag"]
    table.play("harkonnen", "carthag", "cne_01", "split", "1", "0")
    assert table.g.to_act == (), "the Baron goes since the Bashar does not"
    assert table.legion("harkonnen", "cne_01") == "regular 1, baron_harkonnen"
    only_generic = position(legions="carthag: harkonnen regular 3, bashar 2")
    moving(only_generic, "harkonnen", 1, WITH_LEADER).play("harkonnen", "carthag", "cne_01", "split", "1")
    assert only_generic.options("harkonnen") == ["2", "1"]


def test_what_a_card_names_goes_along() -> None:
    table = position(legions="carthag: harkonnen regular 3, sardaukar 2, beast_rabban, baron_harkonnen")
    moving(table, "harkonnen", 1, WITH, LEADER_NUMBER["beast_rabban"])
    table.play("harkonnen", "carthag", "cne_01", "split", "1", "0", "stay")
    assert table.legion("harkonnen", "cne_01") == "regular 1, beast_rabban"
    special = position(legions="carthag: harkonnen regular 3, sardaukar 2")
    moving(special, "harkonnen", 1, WITH_SPECIAL).play("harkonnen", "carthag", "cne_01", "split", "0")
    assert special.options("harkonnen") == ["2", "1"]


def test_whoever_answers_to_the_name_counts() -> None:
    table = position(legions="windgap: atreides regular 1, paul_muaddib", absent="paul_atreides")
    assert can_move(table.g, ATREIDES, WITH, LEADER_NUMBER["paul_atreides"])


@pytest.mark.rule("WFA-MOVE-09")
def test_an_action_moves_two_legions_once_each() -> None:
    table = position(
        legions="carthag: harkonnen regular 2; arsunt: harkonnen regular 2; north_pole: harkonnen regular 2"
    )
    moving(table, "harkonnen").play("harkonnen", "carthag", "cne_01", "all")
    assert table.options("harkonnen") == ["done", "north_pole", "arsunt"]
    table.play("harkonnen", "arsunt", "broken_land", "all")
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-MOVE-10")
@pytest.mark.rule("WFA-EX-08")
def test_the_second_legion_may_be_what_the_first_left_behind() -> None:
    table = position(legions="carthag: harkonnen regular 5, bashar 1")
    moving(table, "harkonnen").play("harkonnen", "carthag", "cne_01", "split", "2", "0")
    assert table.legion("harkonnen", "carthag") == "regular 3, bashar 1"
    table.play("harkonnen", "carthag", "arsunt", "all")
    assert table.legion("harkonnen", "arsunt") == "regular 3, bashar 1"
    assert table.legion("harkonnen", "cne_01") == "regular 2"


@pytest.mark.rule("WFA-MOVE-11")
@pytest.mark.rule("WFA-EX-09")
def test_no_figure_moves_twice() -> None:
    table = position(legions="carthag: harkonnen regular 2, bashar 1; cne_01: harkonnen elite 1, baron_harkonnen")
    moving(table, "harkonnen").play("harkonnen", "carthag", "cne_01", "all")
    assert table.legion("harkonnen", "cne_01") == "regular 2, elite 1, bashar 1, baron_harkonnen"
    table.play("harkonnen", "cne_01", "cne_04", "all")
    assert table.legion("harkonnen", "cne_04") == "elite 1, baron_harkonnen", "only the figures of the second legion"
    assert table.legion("harkonnen", "cne_01") == "regular 2, bashar 1"


@pytest.mark.rule("WFA-MOVE-11")
def test_units_out_of_a_token_that_moved_have_moved() -> None:
    table = position(legions="windgap: atreides starting_token_1; ne_01: atreides regular 1")
    moving(table, "atreides").play("atreides", "windgap", "csw_04")
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert table.legion("atreides", "csw_04") == "regular 2"
    assert table.options("atreides") == ["done", "ne_01"]


@pytest.mark.rule("WFA-MOVE-11")
@pytest.mark.parametrize(("first", "second"), [(3, 4), (4, 3)])
def test_a_token_that_moved_stays_and_the_one_it_joined_may_go(first: int, second: int) -> None:
    legions = f"windgap: atreides starting_token_{first}; csw_04: atreides starting_token_{second}"
    moving(table := position(legions=legions), "atreides").play("atreides", "windgap", "csw_04", "csw_04", "csw_03")
    assert table.legion("atreides", "csw_04") == f"starting_token_{first}"
    assert table.legion("atreides", "csw_03") == f"starting_token_{second}"


@pytest.mark.rule("WFA-MOVE-11")
def test_units_that_a_token_joined_have_not_moved_with_it() -> None:
    table = position(legions="windgap: atreides starting_token_1; csw_04: atreides regular 1")
    moving(table, "atreides").play("atreides", "windgap", "csw_04")
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert table.legion("atreides", "csw_04") == "regular 3"
    table.play("atreides", "csw_04", "csw_03")
    assert table.legion("atreides", "csw_04") == "regular 2"
    assert table.legion("atreides", "csw_03") == "regular 1"


@pytest.mark.rule("WFA-MOVE-12")
def test_two_full_legions_may_change_places() -> None:
    table = position(legions="carthag: harkonnen regular 6; cne_01: harkonnen elite 6")
    moving(table, "harkonnen").play("harkonnen", "carthag", "cne_01", "all", "cne_01", "carthag", "all")
    assert table.g.to_act == (), "nothing is in excess when both have moved"
    assert table.legion("harkonnen", "carthag") == "elite 6"
    assert table.legion("harkonnen", "cne_01") == "regular 6"


@pytest.mark.rule("WFA-MOVE-13")
def test_a_legion_on_a_long_way_neither_picks_up_nor_drops() -> None:
    table = position(legions="tasmin_sink: atreides regular 2; se_04: atreides elite 2, naib 1", wormsigns="se_04")
    moving(table, "atreides", 1).play("atreides", "tasmin_sink", "se_05", "all")
    assert table.legion("atreides", "se_05") == "regular 2"
    assert table.legion("atreides", "se_04") == "elite 2, naib 1"


@pytest.mark.rule("WFA-MOVE-14")
def test_a_station_crossed_is_not_revealed() -> None:
    table = position(legions="ne_04: atreides regular 2", wormsigns="ne_06")
    assert "ne_08" in reached(table, "atreides", "ne_04")
    moving(table, "atreides", 1).play("atreides", "ne_04", "ne_08", "all")
    assert table.g.stations >> AREA["ne_06"] & 1
    assert list(table.g.prescience) == [0, 0, 0]


@pytest.mark.rule("WFA-MOVE-16")
@pytest.mark.rule("WFA-EX-30")
def test_two_legions_on_a_wormsign_merge_before_it_is_revealed() -> None:
    table = position(
        legions="cne_04: harkonnen regular 4; cne_06: harkonnen regular 3", wormsigns="cne_05", stations=""
    )
    moving(table, "harkonnen").play("harkonnen", "cne_04", "cne_05", "all")
    assert "event-wormsign-revealed" not in table.told()
    assert table.g.wormsigns
    table.play("harkonnen", "cne_06", "cne_05", "all")
    assert table.prompt("harkonnen") == "prompt-excess", "the stacking limit comes first"
    assert table.g.wormsigns
    table.play("harkonnen", "regular")
    assert not table.g.wormsigns
    told = table.told()
    assert told.index("event-units-leave") < min(
        place for place, message in enumerate(told) if "sign" in message and "wormsign" in message
    )


@pytest.mark.rule("WFA-MOVE-16")
def test_the_mover_chooses_which_entered_area_comes_first() -> None:
    table = position(
        legions="ne_04: atreides regular 2; windgap: atreides regular 2", harvesters="ne_01, csw_04", stations=""
    )
    moving(table, "atreides").play("atreides", "ne_04", "ne_01", "all", "windgap", "csw_04", "all")
    assert table.prompt("atreides") == "prompt-arrival"
    assert table.options("atreides") == ["csw_04", "ne_01"]
    table.play("atreides", "ne_01")
    assert not table.g.harvesters


@pytest.mark.rule("WFA-RUL-110")
def test_pinned_paul_stays_where_he_is_with_a_unit() -> None:
    table = position(legions="windgap: atreides regular 2, naib 1, paul_atreides; ne_01: atreides regular 1, stilgar")
    table.g.pinned = True
    moving(table, "atreides", 1).play("atreides", "windgap", "csw_04")
    assert table.options("atreides") == ["split"]
    table.play("atreides", "split")
    assert table.legion("atreides", "csw_04") == ""
    table.play("atreides", "1")
    assert table.legion("atreides", "windgap") == "regular 1, paul_atreides"
    assert table.legion("atreides", "csw_04") == "regular 1, naib 1"


@pytest.mark.rule("WFA-RUL-110")
def test_pinned_paul_alone_with_a_unit_keeps_it() -> None:
    table = position(legions="windgap: atreides regular 1, paul_atreides")
    table.g.pinned = True
    table.begin_turn("atreides")
    assert not can_move(table.g, ATREIDES, ANY_LEGION, NONE)
    table.g.pinned = False
    assert can_move(table.g, ATREIDES, ANY_LEGION, NONE)


def test_a_legion_in_a_named_area_moves() -> None:
    table = position(legions="carthag: harkonnen regular 2; arsunt: harkonnen regular 2")
    moving(table, "harkonnen", 1, IN_AREA, AREA["arsunt"])
    assert table.options("harkonnen") == ["done", "arsunt"]


# Choosing an attack.


@pytest.mark.rule("WFA-BAT-02")
@pytest.mark.rule("WFA-BAT-04")
def test_targets_are_enemy_legions_and_settlements_in_reach() -> None:
    table = position(legions="csw_05: harkonnen regular 2; csw_04: atreides regular 1; csw_06: atreides regular 1")
    found = {AREA_IDS[area] for area in areas_in(targets(table.g, HARKONNEN, AREA["csw_05"]))}
    assert found == {"csw_04", "csw_06", "windgap"}
    table.g.sandworms = 1 << AREA["csw_04"]
    assert not targets(table.g, HARKONNEN, AREA["csw_05"]) >> AREA["csw_04"] & 1


@pytest.mark.rule("WFA-BAT-03")
def test_no_attack_across_an_impassable_border() -> None:
    table = position(legions="broken_land: harkonnen regular 2; ne_06: atreides regular 1")
    assert not can_attack(table.g, HARKONNEN, ANY_LEGION, NONE)
    assert not can_attack(table.g, ATREIDES, ANY_LEGION, NONE)


def test_an_attack_may_be_declined() -> None:
    table = position(legions="csw_05: harkonnen regular 2; csw_04: atreides regular 1")
    table.begin_turn("harkonnen")
    table.start(attack_with, HARKONNEN, ANY_LEGION, NONE, 0, 0)
    table.play("harkonnen", "done")
    assert table.told()[-1] == "event-no-attack"


@pytest.mark.rule("WFA-BAT-06")
@pytest.mark.rule("WFA-RUL-35")
def test_the_whole_legion_attacks() -> None:
    """The form asks for a legion and a target, never for a part; tokens and leaders take part too."""
    table = position(legions="ne_16: atreides regular 1, starting_token_8, naib 1, stilgar; ne_15: harkonnen regular 1")
    table.begin_turn("atreides")
    table.start(attack_with, ATREIDES, ANY_LEGION, NONE, 0, 0)
    table.play("atreides", "ne_16", "ne_15")
    assert table.g.battle is not None
    assert table.legion("atreides", "ne_16") == "regular 1, elite 1, fedaykin 1, naib 1, stilgar"


@pytest.mark.rule("WFA-RUL-83")
def test_placing_is_not_moving() -> None:
    """Units deployed or placed capture no Station, remove no Harvester and reveal no Wormsign."""
    table = position(wormsigns="ne_01", harvesters="ne_02")
    for area in ("ne_01", "ne_02"):
        recruit(table.g, HARKONNEN, REGULAR, AREA[area], 1)
    recruit(table.g, ATREIDES, REGULAR, AREA["ne_06"], 1)
    assert table.g.wormsigns == 1 << AREA["ne_01"]
    assert table.g.harvesters == 1 << AREA["ne_02"]
    assert table.g.stations >> AREA["ne_06"] & 1
    patrols = position(hands={"house_harkonnen": "harkonnen_patrols"})
    patrols.turn("harkonnen", mentat=1)
    patrols.play("harkonnen", "mentat", "play_card", "harkonnen_patrols")
    patrols.play_quietly(lambda: not patrols.g.to_act)
    assert "event-moved" not in patrols.told()
