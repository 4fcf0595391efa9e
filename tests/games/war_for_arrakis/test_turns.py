"""Rounds, action turns, results and Desert Power (WFA-ROUND, WFA-ACT-10 to 38, WFA-GEN-03)."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.action_turns import (
    action_turn,
    desert_power_allowed,
    end_action_phase,
    uses_of,
)
from sandtable.games.war_for_arrakis.rules.course import play_round, start_of_round
from sandtable.games.war_for_arrakis.rules.decks import draw_planning
from sandtable.games.war_for_arrakis.rules.results import deploy_atreides, deploy_harkonnen, upgrade_units
from sandtable.games.war_for_arrakis.state import SHOWN, TOKEN_POOL, Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEPLOYMENT,
    ELITE,
    HARKONNEN,
    HAZARDS,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    REGULAR,
    ROUND_END,
    SPICE_HARVEST,
    STRATEGY,
    VEHICLE_PLACEMENT,
)
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.position import Position, position


def quietly(table: Position) -> None:
    table.play_quietly(lambda: not table.g.to_act)


# Rounds.


@pytest.mark.rule("WFA-ROUND-01")
@pytest.mark.rule("WFA-RUL-79")
def test_rounds_go_on_until_somebody_wins_or_thirty_are_over() -> None:
    table = position(round=28)
    table.start(play_round)
    table.play_quietly(lambda: table.g.round == 30 and table.g.phase == ROUND_END)
    assert not table.g.over
    quietly(table)
    assert table.g.result is not None
    assert table.g.result.winners == ()
    assert table.g.round == 30


@pytest.mark.rule("WFA-ROUND-02")
def test_the_phases_of_a_round() -> None:
    table = position()
    table.start(play_round)
    round_begun = table.g.round
    table.play_quietly(lambda: table.g.round > round_begun or not table.g.to_act)
    phases = [event.args["phase"] for event in table.g.events(None)[table.read :] if event.message == "event-phase"]
    assert phases[:5] == [
        "phase-vehicle-placement",
        "phase-actions",
        "phase-hazards",
        "phase-spice-harvest",
        "phase-round-end",
    ]


@pytest.mark.rule("WFA-ROUND-03")
def test_each_side_draws_a_card_from_each_of_its_decks() -> None:
    table = position(decks={"corrino_ally": 0})
    table.start(start_of_round)
    assert [len(table.hand(power)) for power in ("house_atreides", "fremen_ally", "house_harkonnen")] == [1, 1, 1]
    assert table.hand("corrino_ally") == [], "an exhausted deck gives nothing"
    assert "event-card-drawn" not in table.told()
    assert table.told("atreides").count("event-card-drawn") == 2
    assert table.told("harkonnen").count("event-card-drawn") == 1


@pytest.mark.rule("WFA-ROUND-04")
@pytest.mark.rule("WFA-RUL-12")
def test_three_prescience_cards_are_revealed_or_all_that_are_left() -> None:
    table = position()
    table.start(start_of_round)
    assert len(table.g.prescience_cards.zones[SHOWN]) == 3
    assert len(table.seen("harkonnen")["prescience_cards"]["shown"]) == 3
    few = position()
    few.g.prescience_cards.draw(few.g, 14, 0, 3, few.g.everyone)
    few.start(start_of_round)
    assert len(few.g.prescience_cards.zones[SHOWN]) == 2


@pytest.mark.rule("WFA-ROUND-05")
def test_who_is_asked_in_which_phase() -> None:
    """Whole games: phase 1 and 4 ask Harkonnen only; phase 3 asks Harkonnen only for rescues and casualties."""
    game = sandtable.game("war_for_arrakis")
    asked: dict[tuple[int, str], set[str]] = {}
    for seed in range(3):
        g = game.new(2, seed, side_0="atreides")
        assert isinstance(g, Table)
        while g.to_act and g.round < 6:
            seat = g.to_act[0]
            prompt = g.prompt(seat)
            assert prompt is not None
            asked.setdefault((int(g.phase), "harkonnen" if seat else "atreides"), set()).add(prompt.message)
            options = g.options(seat)
            g.play(seat, options[(seed + g.move_count) % len(options)])
    assert (VEHICLE_PLACEMENT, "atreides") not in asked
    assert (SPICE_HARVEST, "atreides") not in asked
    assert (ACTIONS, "atreides") in asked
    assert (ACTIONS, "harkonnen") in asked
    assert asked.get((HAZARDS, "harkonnen"), set()) <= {
        "prompt-rescue",
        "prompt-casualties",
        "prompt-fall",
        "prompt-excess",
    }


# Action turns.


@pytest.mark.rule("WFA-ACT-10")
@pytest.mark.rule("WFA-ACT-16")
def test_the_sides_alternate_atreides_first() -> None:
    table = position().dice("atreides", mentat=2).dice("harkonnen", mentat=2)
    table.start(action_turn, ATREIDES)
    order = []
    while table.g.to_act:
        side = "harkonnen" if table.g.to_act[0] == table.seat("harkonnen") else "atreides"
        if table.prompt(side) == "prompt-action":
            order.append(side)
        quiet = [option for option in ("mentat", "nothing", "done", "pass") if option in table.options(side)]
        table.play(side, quiet[0])
    assert order == ["atreides", "harkonnen", "atreides", "harkonnen"]


@pytest.mark.rule("WFA-ACT-11")
@pytest.mark.rule("WFA-ACT-15")
def test_a_die_is_spent_for_an_action_of_its_result() -> None:
    table = position()
    table.turn("harkonnen", mentat=2, house=1)
    assert table.options("harkonnen") == ["mentat", "house"]
    table.play("harkonnen", "mentat", "draw", "1")
    assert table.unused("harkonnen") == {"mentat": 1, "house": 1}
    assert table.g.used[10 + MENTAT] == 1


@pytest.mark.rule("WFA-ACT-12")
@pytest.mark.rule("WFA-PLAN-01")
def test_any_die_plays_a_card() -> None:
    for die in ("leadership", "strategy", "deployment", "mentat", "house"):
        table = position(hands={"house_harkonnen": "evidence_of_rebellion"})
        table.turn("harkonnen", **{die: 1})
        table.play("harkonnen", die)
        assert "play_card" in table.options("harkonnen")
    empty = position()
    empty.turn("harkonnen", mentat=1)
    empty.play("harkonnen", "mentat")
    assert "play_card" not in empty.options("harkonnen")


@pytest.mark.rule("WFA-ACT-13")
@pytest.mark.rule("WFA-REF-10")
@pytest.mark.rule("WFA-RUL-16")
@pytest.mark.rule("WFA-ACT-37")
@pytest.mark.rule("WFA-EX-20")
def test_desert_power_needs_fewer_unused_dice() -> None:
    table = position().dice("harkonnen", strategy=4)
    table.turn("atreides", strategy=2, mentat=2)
    assert "desert_power" not in table.options("atreides"), "4 against 4"
    table.dice("harkonnen", strategy=3)
    table.turn("atreides", strategy=2, mentat=1)
    assert "desert_power" not in table.options("atreides"), "3 against 3"
    table.dice("harkonnen", strategy=4)
    table.g.sisters = replaced(table.g.sisters, 10 + MENTAT, 1)
    table.turn("atreides", strategy=2, mentat=2)
    assert "desert_power" in table.options("atreides"), "4 against 5 with a Bene Gesserit token"
    table.g.sisters = replaced(table.g.sisters, 10 + MENTAT, 0)
    table.g.blocked_dice = 3
    assert not desert_power_allowed(table.g), "dice on The Spice Must Flow board do not count"


@pytest.mark.rule("WFA-ACT-13")
def test_desert_power_is_no_choice_of_the_harkonnen_side() -> None:
    table = position().dice("atreides", mentat=4)
    table.turn("harkonnen", mentat=1)
    assert table.options("harkonnen") == ["mentat"]


@pytest.mark.rule("WFA-ACT-14")
@pytest.mark.rule("WFA-ACT-21")
@pytest.mark.rule("WFA-EX-04")
def test_strategy_moves_two_legions_or_attacks_with_one() -> None:
    legions = "csw_05: harkonnen regular 2; csw_04: atreides regular 2; carthag: harkonnen regular 1"
    table = position(legions=legions)
    table.turn("harkonnen", strategy=1)
    table.play("harkonnen", "strategy")
    assert table.options("harkonnen") == ["move", "attack", "nothing"]
    table.play("harkonnen", "move", "carthag", "cne_01", "csw_05", "csw_06", "all")
    assert table.g.battle is None
    assert "event-attack" not in table.told()
    other = position(legions=legions)
    other.turn("harkonnen", strategy=1)
    other.play("harkonnen", "strategy", "attack", "csw_05", "csw_04")
    assert "event-moved" not in other.told()


@pytest.mark.rule("WFA-ACT-17")
@pytest.mark.rule("WFA-ACT-18")
def test_the_phase_ends_with_the_last_harkonnen_die_and_atreides_dice_are_lost() -> None:
    table = position().dice("atreides", mentat=2).dice("harkonnen", mentat=1)
    table.start(action_turn, HARKONNEN)
    table.play("harkonnen", "mentat", "nothing")
    assert table.g.to_act == ()
    assert table.unused("atreides") == {}
    assert table.g.used[MENTAT] == 2
    assert "event-dice-unspent" in table.told()


@pytest.mark.rule("WFA-ACT-19")
@pytest.mark.rule("WFA-GEN-03")
@pytest.mark.rule("WFA-RUL-07")
def test_nobody_passes_but_effects_may_be_declined() -> None:
    table = position(legions="carthag: harkonnen regular 2")
    table.turn("harkonnen", strategy=1)
    assert table.options("harkonnen") == ["strategy"]
    table.play("harkonnen", "strategy", "nothing")
    assert table.unused("harkonnen") == {}
    assert table.legion("harkonnen", "carthag") == "regular 2"


@pytest.mark.rule("WFA-GEN-03")
@pytest.mark.rule("WFA-EX-05")
def test_a_part_of_an_effect_may_be_used_without_the_other() -> None:
    """Full Control of the Air places two Ornithopters and moves a legion."""
    table = position(legions="carthag: harkonnen regular 2", hands={"corrino_ally": "full_control_of_the_air"})
    table.turn("harkonnen", mentat=1)
    table.play("harkonnen", "mentat", "play_card", "full_control_of_the_air")
    while table.prompt("harkonnen") != "prompt-move":
        table.play("harkonnen", "done" if "done" in table.options("harkonnen") else "pass")
    table.play("harkonnen", "carthag", "arsunt", "all")
    assert list(table.g.flyers) == [0] * 8
    assert table.legion("harkonnen", "arsunt") == "regular 2"


@pytest.mark.rule("WFA-ACT-15", "WFA-ACT-20")
def test_without_dice_the_atreides_turn_is_desert_power() -> None:
    table = position().dice("harkonnen", strategy=1)
    table.turn("atreides")
    assert table.options("atreides") == ["desert_power"]
    table.play("atreides", "desert_power")
    quietly(table)
    assert not table.g.wormsigns, "its effects may be declined"
    assert table.g.turn is None
    assert table.told("harkonnen")[-1] == "event-die-spent", "the turn is over, though no die was spent"


# Results.


@pytest.mark.rule("WFA-ACT-22")
def test_leadership_moves_legions_with_leaders_or_attacks_by_surprise() -> None:
    table = position(
        legions="csw_05: harkonnen regular 2, bashar; csw_04: atreides regular 2; carthag: harkonnen regular 1;"
        "arsunt: harkonnen regular 1, baron_harkonnen"
    )
    table.turn("harkonnen", leadership=1)
    table.play("harkonnen", "leadership")
    assert table.options("harkonnen") == ["move", "surprise_attack", "nothing"]
    table.play("harkonnen", "move")
    assert table.options("harkonnen") == ["done", "csw_05", "arsunt"]
    table.play("harkonnen", "arsunt", "carthag", "all")
    assert table.options("harkonnen") == ["done", "csw_05"]
    other = position(legions="csw_05: harkonnen regular 2, bashar; csw_04: atreides regular 2")
    other.turn("harkonnen", leadership=1)
    other.play("harkonnen", "leadership", "surprise_attack", "csw_05", "csw_04")
    assert other.g.battle is not None
    assert other.g.battle.surprise


@pytest.mark.rule("WFA-ACT-23")
@pytest.mark.rule("WFA-ACT-24")
def test_atreides_deployment_is_a_token_and_a_leader_in_one_sietch() -> None:
    table = position(legions="gara_kulon: atreides regular 1")
    table.turn("atreides", deployment=1)
    table.play("atreides", "deployment", "deploy", "deploy")
    assert "event-token-seen" in table.told("atreides"), "it is looked at first"
    assert "event-token-seen" not in table.told("harkonnen")
    assert table.options("atreides")[:8] == [
        "hobars_gap",
        "windgap",
        "gara_kulon",
        "sihaya_ridge",
        "tasmin_sink",
        "habbanya_ridge",
        "bight_of_the_cliff",
        "rock_outcroppings",
    ]
    table.play("atreides", "gara_kulon", "stilgar")
    assert table.legion("atreides", "gara_kulon") == "regular 1, standard_token_1, stilgar"
    assert len(table.g.tokens.zones[8]) == 1


def test_a_second_token_takes_the_next_slot() -> None:
    table = position()
    table.begin_turn("atreides")
    table.start(deploy_atreides).play("atreides", "windgap", "done")
    table.start(deploy_atreides).play("atreides", "deploy", "windgap", "naib")
    assert table.legion("atreides", "windgap") == "standard_token_1, standard_token_2, naib 1"


@pytest.mark.rule("WFA-RUL-108", "WFA-GEN-03", "WFA-ACT-23")
def test_a_leader_may_be_deployed_without_a_token_which_is_said_before_one_is_drawn() -> None:
    table = position(legions="gara_kulon: atreides regular 6; windgap: atreides regular 1; ne_01: atreides regular 1")
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert "event-token-drawn" not in table.told("atreides")
    assert table.options("atreides") == ["deploy", "decline"]
    table.play("atreides", "decline", "stilgar")
    assert table.options("atreides") == ["windgap", "gara_kulon"], "only where Units are, and in Sietches"
    table.play("atreides", "gara_kulon")
    assert table.legion("atreides", "gara_kulon") == "regular 6, stilgar"
    assert len(table.g.tokens.zones[TOKEN_POOL]) == 8


@pytest.mark.rule("WFA-RUL-108")
@pytest.mark.parametrize("legions", ["", "ne_01: atreides regular 1"])
def test_where_no_leader_could_come_without_a_token_nothing_is_asked(legions: str) -> None:
    table = position(legions=legions)
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert table.prompt("atreides") == "prompt-deploy-token"


@pytest.mark.rule("WFA-RUL-108")
def test_without_a_leader_at_hand_nothing_is_asked() -> None:
    table = position(legions="gara_kulon: atreides regular 1", absent="paul_atreides, lady_jessica, stilgar")
    table.g.generic_supply = replaced(table.g.generic_supply, ATREIDES, 0)
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert table.prompt("atreides") == "prompt-deploy-token"


@pytest.mark.rule("WFA-RUL-108")
def test_without_a_token_in_the_pool_a_leader_comes_unasked() -> None:
    tokens = [f"standard_token_{number}" for number in range(1, 9)]
    legions = f"gara_kulon: atreides regular 1; ne_01: atreides {', '.join(tokens[:4])}"
    table = position(legions=f"{legions}; ne_15: atreides {', '.join(tokens[4:])}")
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert table.prompt("atreides") == "prompt-deploy-leader"


@pytest.mark.rule("WFA-RUL-108", "WFA-FREE-03")
def test_when_a_free_action_leaves_no_place_for_a_leader_alone_a_token_is_drawn() -> None:
    families = "families_flee_to_the_palmaries_of_the_south"
    table = position(legions="gara_kulon: atreides regular 2", shown=families)
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert table.prompt("atreides") == "prompt-whether-token"
    table.play("atreides", "claim", families, "gara_kulon", "regular")
    assert table.prompt("atreides") == "prompt-deploy-token"


@pytest.mark.rule("WFA-RUL-108")
def test_in_a_game_of_version_3_a_token_is_always_drawn() -> None:
    table = position(legions="gara_kulon: atreides regular 1")
    table.g.game = GAME.under(3)
    table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
    assert table.prompt("atreides") == "prompt-deploy-token"


@pytest.mark.rule("WFA-RUL-108")
def test_chani_places_a_fedaykin_where_a_leader_came_without_a_token() -> None:
    table = position(legions="gara_kulon: atreides regular 1; windgap: atreides regular 1", aside="chani")
    table.turn("atreides", deployment=1).play("atreides", "deployment", "chani", "decline", "chani", "windgap", "all")
    assert table.legion("atreides", "windgap") == "regular 1, fedaykin 1, chani"


@pytest.mark.rule("WFA-SETT-08")
def test_nothing_is_deployed_in_a_destroyed_settlement() -> None:
    table = position(destroyed="arrakeen, carthag, arsunt, hagga_basin, imperial_basin, gara_kulon")
    table.begin_turn("harkonnen")
    table.start(deploy_harkonnen, 3, 0, 0)
    assert table.options("harkonnen") == ["done", "north_pole"]
    table.begin_turn("atreides")
    table.start(deploy_atreides)
    assert "gara_kulon" not in table.options("atreides")


@pytest.mark.rule("WFA-ACT-25")
def test_harkonnen_deployment_is_three_regulars_and_a_leader_split_as_wished() -> None:
    table = position()
    table.turn("harkonnen", deployment=1)
    table.play("harkonnen", "deployment", "deploy")
    assert table.options("harkonnen") == [
        "done",
        "north_pole",
        "arrakeen",
        "carthag",
        "imperial_basin",
        "arsunt",
        "hagga_basin",
    ]
    table.play("harkonnen", "carthag")
    assert table.options("harkonnen") == ["3", "2", "1"]
    table.play("harkonnen", "2", "arsunt")
    assert table.prompt("harkonnen") == "prompt-deploy-leader"
    table.play("harkonnen", "baron_harkonnen")
    assert table.options("harkonnen") == ["carthag", "arsunt"], "only where Units are"
    table.play("harkonnen", "arsunt")
    assert table.legion("harkonnen", "carthag") == "regular 2"
    assert table.legion("harkonnen", "arsunt") == "regular 1, baron_harkonnen"


@pytest.mark.rule("WFA-ACT-26")
def test_only_leaders_in_play_and_set_aside_are_deployed() -> None:
    table = position(
        legions="carthag: harkonnen regular 1, baron_harkonnen", aside="feyd_rautha", tank={"captain_aramsham": 1}
    )
    table.begin_turn("harkonnen")
    table.start(deploy_harkonnen, 0, 0, 0)
    assert table.options("harkonnen") == ["done", "bashar", "beast_rabban", "feyd_rautha"]


@pytest.mark.rule("WFA-ACT-27")
@pytest.mark.rule("WFA-ACT-28")
def test_mentat_draws_two_cards_split_before_the_first() -> None:
    for from_house in (0, 1, 2):
        table = position()
        table.turn("atreides", mentat=1)
        table.play("atreides", "mentat", "draw")
        assert table.options("atreides") == ["0", "1", "2"]
        table.play("atreides", str(from_house))
        assert len(table.hand("house_atreides")) == from_house
        assert len(table.hand("fremen_ally")) == 2 - from_house


@pytest.mark.rule("WFA-PLAN-05")
@pytest.mark.rule("WFA-PLAN-06")
def test_exhausted_decks_give_what_they_have() -> None:
    table = position(decks={"house_atreides": 1, "fremen_ally": 0})
    table.begin_turn("atreides")
    table.start(draw_planning, ATREIDES, 2)
    assert table.g.to_act == ()
    assert len(table.hand("house_atreides")) == 1
    one_left = position(decks={"house_atreides": 1})
    one_left.begin_turn("atreides")
    one_left.start(draw_planning, ATREIDES, 2)
    assert one_left.options("atreides") == ["0", "1"]
    none = position(decks={"house_atreides": 0, "fremen_ally": 0})
    for decks, offered in ((none, []), (one_left, ["draw"]), (position(), ["draw"])):
        assert [option.name for option in uses_of(decks.g, ATREIDES, MENTAT) if option.kind == "word"] == offered


@pytest.mark.rule("WFA-ACT-29")
@pytest.mark.rule("WFA-RUL-18")
def test_an_atreides_house_die_is_any_other_result() -> None:
    table = position(legions="windgap: atreides regular 2, naib").dice("harkonnen", mentat=1)
    table.turn("atreides", house=1)
    table.play("atreides", "house")
    assert table.options("atreides") == ["leadership", "strategy", "deployment", "mentat", "nothing"]
    table.play("atreides", "leadership")
    assert table.options("atreides") == ["move", "paul_atreides", "nothing"], "with the leader's special action"
    table.play("atreides", "move", "windgap", "csw_04", "all")
    assert table.legion("atreides", "csw_04") == "regular 2, naib 1"
    quietly(table)
    assert table.g.used[HOUSE] == 1


@pytest.mark.rule("WFA-ACT-30")
@pytest.mark.rule("WFA-RUL-19")
def test_harkonnen_house_replaces_two_regulars_or_places_two_vehicles() -> None:
    table = position(legions="carthag: harkonnen regular 1; arsunt: harkonnen regular 3")
    table.turn("harkonnen", house=1)
    table.play("harkonnen", "house")
    assert table.options("harkonnen") == ["upgrade", "place_vehicles", "baron_harkonnen", "nothing"]
    table.play("harkonnen", "upgrade", "carthag", "arsunt")
    assert table.legion("harkonnen", "carthag") == "elite 1"
    assert table.legion("harkonnen", "arsunt") == "regular 2, elite 1"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-RUL-19")
def test_one_elite_figure_replaces_one_regular() -> None:
    table = position(legions="carthag: harkonnen regular 3; arsunt: harkonnen elite 11")
    table.begin_turn("harkonnen")
    table.start(upgrade_units, HARKONNEN, REGULAR, ELITE, 2)
    table.play("harkonnen", "carthag")
    assert table.legion("harkonnen", "carthag") == "regular 2, elite 1"
    assert table.g.to_act == (), "no Elite is left, so there is nothing more to ask"


@pytest.mark.rule("WFA-ACT-31")
def test_vehicles_of_a_house_action_obey_their_rules() -> None:
    table = position(legions="ne_01: atreides regular 1", flyers="air_ne carryall")
    table.turn("harkonnen", house=1)
    table.play("harkonnen", "house", "place_vehicles", "harvester")
    options = table.options("harkonnen")
    assert "ne_01" not in options
    assert "gara_kulon" not in options
    assert "carthag" not in options
    table.play("harkonnen", "ne_02", "ornithopter", "air_ne")
    assert table.g.harvesters == 1 << AREA["ne_02"]
    assert table.seen()["air_zones"] == {"air_ne": "ornithopter"}


def test_what_cannot_be_done_is_not_offered() -> None:
    table = position(legions="carthag: harkonnen regular 2")
    assert [option.name for option in uses_of(table.g, HARKONNEN, LEADERSHIP)] == []
    assert [option.name for option in uses_of(table.g, HARKONNEN, STRATEGY)] == ["move"]
    none = position(destroyed="arrakeen, carthag, arsunt, hagga_basin, imperial_basin, north_pole")
    assert "deploy" not in [option.name for option in uses_of(none.g, HARKONNEN, DEPLOYMENT)]


# Special actions beside the normal ones.


@pytest.mark.rule("WFA-LEAD-10")
@pytest.mark.rule("WFA-LEAD-12")
@pytest.mark.rule("WFA-EX-06")
def test_paul_adds_a_third_way_to_use_leadership() -> None:
    legions = "windgap: atreides regular 2, naib; csw_05: harkonnen regular 1; ne_01: atreides regular 1, naib"
    table = position(legions=legions)
    table.turn("atreides", leadership=1)
    table.play("atreides", "leadership")
    assert table.options("atreides") == ["move", "surprise_attack", "paul_atreides", "nothing"]
    table.play("atreides", "move", "done")
    assert not table.g.leader_spent[LEADER_NUMBER["paul_atreides"]]
    special = position(legions=legions)
    special.turn("atreides", leadership=1)
    special.play("atreides", "leadership", "paul_atreides")
    quietly(special)
    assert special.g.leader_spent[LEADER_NUMBER["paul_atreides"]]
    other = position(legions=legions)
    other.turn("atreides", leadership=1)
    other.play("atreides", "leadership", "surprise_attack")
    quietly(other)
    assert not other.g.leader_spent[LEADER_NUMBER["paul_atreides"]]


# Desert Power.


@pytest.mark.rule("WFA-ACT-32")
def test_a_grant_ignores_the_dice() -> None:
    table = position(hands={"house_atreides": "usul_the_base_of_the_pillar"})
    table.turn("atreides", mentat=4)
    assert "desert_power" not in table.options("atreides")
    table.play("atreides", "mentat", "play_card", "usul_the_base_of_the_pillar")
    assert "place_wormsigns" in table.options("atreides")


@pytest.mark.rule("WFA-ACT-38")
def test_desert_power_on_any_number_of_turns() -> None:
    table = position().dice("atreides").dice("harkonnen", mentat=3)
    table.start(action_turn, ATREIDES)
    taken = 0
    while table.g.to_act:
        side = "harkonnen" if table.g.to_act[0] == table.seat("harkonnen") else "atreides"
        if table.options(side)[0] == "desert_power":
            taken += 1
            table.play(side, "desert_power")
        else:
            quiet = [name for name in ("mentat", "nothing", "done", "pass") if name in table.options(side)]
            table.play(side, (quiet or table.options(side))[0])
    assert taken == 3


def test_unspent_dice_are_told_by_result() -> None:
    table = position().dice("atreides", mentat=1, house=2)
    table.start(end_action_phase)
    assert table.told() == ["event-dice-unspent", "event-dice-unspent"]
