"""Units, stacking and Deployment tokens (WFA-UNIT, WFA-TOK), and what placing means (WFA-GEN-04 to 07)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.components import TOKEN_MIXES
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.rules.free_actions import reveal_area
from sandtable.games.war_for_arrakis.rules.legions import (
    check_stacking,
    dismiss,
    legion_words,
    recruit,
    reveal_token,
    stand_in,
)
from sandtable.games.war_for_arrakis.rules.movement import move_legions
from sandtable.games.war_for_arrakis.rules.placing import Stock, can_take, can_take_generic
from sandtable.games.war_for_arrakis.rules.results import deploy_atreides, deploy_harkonnen
from sandtable.games.war_for_arrakis.state import TOKEN_GONE, TOKEN_POOL
from sandtable.games.war_for_arrakis.terms import ATREIDES, ELITE, HARKONNEN, NONE, REGULAR, SPECIAL, TokenSlot
from tests.games.war_for_arrakis.position import position

CARTHAG = AREA["carthag"]
WINDGAP = AREA["windgap"]


@pytest.mark.rule("WFA-UNIT-01")
def test_all_units_and_leaders_of_a_side_in_an_area_are_one_legion() -> None:
    table = position(legions="carthag: harkonnen regular 2, sardaukar 1, bashar 2, baron_harkonnen")
    assert legion_words(table.g, HARKONNEN, CARTHAG) == [
        {"message": "some", "args": {"count": 2, "what": "unit-regular"}},
        {"message": "some", "args": {"count": 1, "what": "unit-sardaukar"}},
        {"message": "some", "args": {"count": 2, "what": "leader-bashar"}},
        "leader-baron-harkonnen",
    ]
    area = next(area for area in table.seen()["areas"] if area["area"] == "carthag")
    assert len(area["legions"]) == 1


@pytest.mark.rule("WFA-UNIT-02")
def test_special_elite_units_are_fedaykin_and_sardaukar() -> None:
    table = position(legions="carthag: harkonnen sardaukar 1; windgap: atreides fedaykin 1")
    assert table.g.unit(HARKONNEN, SPECIAL, CARTHAG) == 1
    assert table.g.unit(ATREIDES, SPECIAL, WINDGAP) == 1


@pytest.mark.rule("WFA-UNIT-03")
def test_a_removed_unit_goes_to_the_supply_and_may_come_again() -> None:
    table = position(legions="carthag: harkonnen elite 12")
    assert stand_in(table.g, HARKONNEN, ELITE) == REGULAR
    dismiss(table.g, HARKONNEN, ELITE, CARTHAG, 1)
    assert table.supply("harkonnen", "elite") == 1
    recruit(table.g, HARKONNEN, ELITE, AREA["arsunt"], 1)
    assert table.legion("harkonnen", "arsunt") == "elite 1"


@pytest.mark.rule("WFA-UNIT-04")
def test_no_more_units_than_figures() -> None:
    table = position(legions="carthag: harkonnen regular 23")
    assert recruit(table.g, HARKONNEN, REGULAR, AREA["arsunt"], 3) == 1
    assert table.supply("harkonnen", "regular") == 0


@pytest.mark.rule("WFA-UNIT-05")
def test_a_lower_type_stands_in_for_a_missing_one() -> None:
    table = position(legions="carthag: harkonnen elite 11, sardaukar 8")
    recruit(table.g, HARKONNEN, SPECIAL, AREA["arsunt"], 2)
    assert table.legion("harkonnen", "arsunt") == "regular 1, elite 1"
    recruit(table.g, HARKONNEN, ELITE, AREA["hagga_basin"], 1)
    assert table.legion("harkonnen", "hagga_basin") == "regular 1"


@pytest.mark.rule("WFA-UNIT-05", "WFA-GEN-05")
def test_a_unit_that_is_placed_comes_from_the_supply_only_while_it_has_one() -> None:
    table = position(legions="carthag: harkonnen elite 12, sardaukar 8")
    stock = Stock(table.g, HARKONNEN, AREA["arsunt"])
    assert stock.from_supply(ELITE) == REGULAR
    assert [str(source) for source in stock.sources(ELITE)] == ["from_supply", "carthag"]
    table = position(legions="carthag: harkonnen regular 24, elite 12")
    stock = Stock(table.g, HARKONNEN, AREA["arsunt"])
    assert stock.from_supply(ELITE) == NONE
    assert [str(source) for source in stock.sources(ELITE)] == ["carthag"]


@pytest.mark.rule("WFA-GEN-05")
def test_a_generic_leader_can_be_taken_from_another_legion() -> None:
    table = position(legions="carthag: harkonnen regular 1, bashar 6; arrakeen: harkonnen regular 1")
    assert table.g.generic_supply[HARKONNEN] == 0
    assert can_take_generic(table.g, HARKONNEN, AREA["arrakeen"])
    assert not can_take_generic(table.g, HARKONNEN, CARTHAG)


@pytest.mark.rule("WFA-UNIT-06")
def test_a_higher_type_never_stands_in_for_a_lower_one() -> None:
    table = position(legions="carthag: harkonnen regular 24")
    assert stand_in(table.g, HARKONNEN, REGULAR) == NONE
    assert recruit(table.g, HARKONNEN, REGULAR, AREA["arsunt"], 1) == 0
    assert stand_in(table.g, HARKONNEN, ELITE) == ELITE
    assert not can_take(table.g, HARKONNEN, REGULAR, CARTHAG), "all of them stand there already"
    assert can_take(table.g, HARKONNEN, REGULAR, AREA["arsunt"])


@pytest.mark.rule("WFA-UNIT-07")
@pytest.mark.rule("WFA-TOK-05")
@pytest.mark.rule("WFA-EX-01")
def test_four_units_and_two_tokens_are_six() -> None:
    table = position(legions="windgap: atreides regular 4, starting_token_1, starting_token_2, naib 3, stilgar")
    assert table.g.size(ATREIDES, WINDGAP) == 6
    table.start(check_stacking, ATREIDES, WINDGAP)
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-UNIT-08")
@pytest.mark.rule("WFA-EX-02")
def test_four_revealed_tokens_may_show_too_many_units() -> None:
    tokens = "starting_token_1, starting_token_2, starting_token_4, starting_token_8"
    table = position(legions=f"windgap: atreides {tokens}")
    assert table.g.size(ATREIDES, WINDGAP) == 4
    table.start(reveal_area, WINDGAP)
    assert table.legion("atreides", "windgap") == "regular 5, elite 2, fedaykin 1"
    assert table.prompt("atreides") == "prompt-excess"
    assert table.options("atreides") == ["regular", "elite", "fedaykin"]
    table.play("atreides", "regular")
    assert table.prompt("atreides") == "prompt-excess"
    table.play("atreides", "elite")
    assert table.legion("atreides", "windgap") == "regular 4, elite 1, fedaykin 1"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-RUL-102")
def test_a_facedown_token_may_be_the_excess_and_leaves_unseen() -> None:
    table = position(legions="windgap: atreides regular 6, starting_token_7")
    table.start(check_stacking, ATREIDES, WINDGAP)
    assert table.options("atreides") == ["regular", "starting_token_7"]
    table.play("atreides", "starting_token_7")
    assert table.legion("atreides", "windgap") == "regular 6"
    assert 6 in table.g.tokens.zones[TOKEN_GONE]
    assert 6 in table.g.tokens.known(table.seat("atreides"), TOKEN_GONE)


@pytest.mark.rule("WFA-UNIT-09")
@pytest.mark.rule("WFA-UNIT-10")
def test_leaders_vehicles_and_worms_do_not_count() -> None:
    table = position(
        legions="ne_04: harkonnen regular 6, bashar 6, baron_harkonnen, beast_rabban",
        harvesters="ne_04",
        wormsigns="ne_04",
    )
    assert table.g.size(HARKONNEN, AREA["ne_04"]) == 6
    table.start(check_stacking, HARKONNEN, AREA["ne_04"])
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-UNIT-11")
def test_a_ride_across_a_full_area_is_judged_where_it_ends() -> None:
    table = position(legions="tasmin_sink: atreides regular 2; se_04: atreides regular 6", wormsigns="se_04")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 1, ANY_LEGION, NONE)
    table.play("atreides", "tasmin_sink", "se_05", "all")
    assert table.legion("atreides", "se_04") == "regular 6"
    assert table.legion("atreides", "se_05") == "regular 2"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-UNIT-08")
def test_a_move_that_ends_in_a_full_area_costs_units() -> None:
    table = position(legions="tasmin_sink: atreides regular 2; se_04: atreides elite 6")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 1, ANY_LEGION, NONE)
    table.play("atreides", "tasmin_sink", "se_04", "all")
    table.play("atreides", "regular", "elite")
    assert table.legion("atreides", "se_04") == "regular 1, elite 5"


# Deployment tokens.


@pytest.mark.rule("WFA-TOK-01")
def test_atreides_units_enter_play_as_tokens() -> None:
    table = position()
    table.begin_turn("atreides")
    table.start(deploy_atreides)
    table.play("atreides", "windgap", "done")
    assert table.legion("atreides", "windgap") == "standard_token_1"
    assert list(table.g.unit_supply[:3]) == [16, 8, 6]


@pytest.mark.rule("WFA-TOK-02")
@pytest.mark.rule("WFA-TOK-03")
def test_only_the_atreides_side_sees_what_a_token_shows() -> None:
    table = position(legions="windgap: atreides starting_token_7")

    def units(side: str | None) -> object:
        area = next(area for area in table.seen(side)["areas"] if area["area"] == "windgap")
        return area["legions"][0]["tokens"][0]["units"]

    assert units("atreides") == [1, 0, 1]
    assert units("harkonnen") is None
    assert units(None) is None


@pytest.mark.rule("WFA-TOK-04")
def test_a_token_moves_like_a_unit() -> None:
    table = position(legions="windgap: atreides starting_token_1, naib 1")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 1, ANY_LEGION, NONE)
    table.play("atreides", "windgap", "csw_04", "all")
    assert table.legion("atreides", "csw_04") == "starting_token_1, naib 1"
    assert table.legion("atreides", "windgap") == ""


@pytest.mark.rule("WFA-TOK-06")
def test_a_special_attack_reveals_tokens_but_not_the_sietch() -> None:
    table = position(
        legions="gara_kulon: atreides starting_token_1, starting_token_8; ne_16: harkonnen regular 3",
        hands={"house_harkonnen": "explosive_artillery"},
    )
    table.turn("harkonnen", mentat=1)
    table.play("harkonnen", "mentat", "play_card", "explosive_artillery", "done", "gara_kulon")
    assert table.told().count("event-token-revealed") == 2
    assert table.g.tokens_in(AREA["gara_kulon"]) == []
    assert table.g.sietch_up == 0


@pytest.mark.rule("WFA-TOK-06")
def test_an_attack_by_a_legion_reveals_tokens_and_the_sietch() -> None:
    table = position(legions="gara_kulon: atreides starting_token_1, starting_token_8; ne_16: harkonnen regular 3")
    table.turn("harkonnen", strategy=1)
    table.play("harkonnen", "strategy", "attack", "ne_16", "gara_kulon")
    assert table.told().count("event-token-revealed") == 2
    assert "event-sietch-revealed" in table.told()


@pytest.mark.rule("WFA-TOK-07")
@pytest.mark.rule("WFA-RUL-81")
def test_a_revealed_token_becomes_units_and_leaves_the_game() -> None:
    table = position(legions="windgap: atreides starting_token_8; ne_01: atreides fedaykin 6, elite 7")
    reveal_token(table.g, TokenSlot(7))
    assert TOKEN_MIXES[7].units == (0, 1, 1)
    assert table.legion("atreides", "windgap") == "regular 1, elite 1", "no Fedaykin was left, then no second Elite"
    assert table.g.tokens.zones[TOKEN_GONE][-1] == 7
    assert table.g.token_at[7] == -1


@pytest.mark.rule("WFA-TOK-08")
def test_no_token_is_drawn_from_an_empty_pool() -> None:
    table = position(legions="windgap: atreides regular 1")
    table.g.tokens.draw(table.g, 8, TOKEN_POOL, TOKEN_GONE, table.g.everyone)
    table.begin_turn("atreides")
    table.start(deploy_atreides)
    assert table.prompt("atreides") == "prompt-deploy-leader"
    table.play("atreides", "naib")
    assert table.legion("atreides", "windgap") == "regular 1, naib 1"


@pytest.mark.rule("WFA-TOK-09")
def test_a_token_that_removes_a_harvester_stays_facedown() -> None:
    table = position(legions="windgap: atreides starting_token_1", harvesters="csw_04")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 1, ANY_LEGION, NONE)
    table.play("atreides", "windgap", "csw_04")
    assert not table.g.harvesters
    assert table.legion("atreides", "csw_04") == "starting_token_1"


# Deploying and placing.


@pytest.mark.rule("WFA-GEN-04")
def test_deploying_brings_what_was_not_on_the_board() -> None:
    table = position(legions="carthag: harkonnen regular 24, bashar 6, baron_harkonnen")
    table.begin_turn("harkonnen")
    table.start(deploy_harkonnen, 3, 0, 0)
    assert table.prompt("harkonnen") == "prompt-deploy-leader", "no Regular figure is in the supply"
    assert table.options("harkonnen") == ["done", "beast_rabban", "captain_aramsham"]


@pytest.mark.rule("WFA-ACT-26", "WFA-LEAD-02")
def test_a_leader_is_deployed_only_in_a_settlement_with_units() -> None:
    table = position(legions="carthag: harkonnen regular 24; ne_01: harkonnen elite 1").begin_turn("harkonnen")
    table.start(deploy_harkonnen, 3, 0, 0).play("harkonnen", "bashar")
    assert table.g.to_act == (), "Carthag is the only one"
    assert table.legion("harkonnen", "carthag") == "regular 24, bashar 1"


@pytest.mark.rule("WFA-GEN-07")
def test_nobody_is_deployed_out_of_a_tank() -> None:
    table = position(legions="carthag: harkonnen regular 1", tank={"baron_harkonnen": 2})
    table.begin_turn("harkonnen")
    table.start(deploy_harkonnen, 0, 0, 0)
    assert table.options("harkonnen") == ["done", "bashar", "beast_rabban", "captain_aramsham"]
