"""How far each card and each special action goes: one legion and not two, that legion and no other, nobody else."""

from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.effects import Amount
from sandtable.games.war_for_arrakis.rules.prescience import BONUS_STEPS
from sandtable.games.war_for_arrakis.rules.tracks import leaders_due
from sandtable.games.war_for_arrakis.state import ASIDE, NOT_IN_PLAY
from tests.games.war_for_arrakis.playing import over, playing, special
from tests.games.war_for_arrakis.position import Position, position

# Moves.

TWO_LEGIONS = {
    "atreides": "ne_16: atreides regular 2, fedaykin 1, naib 1; sw_08: atreides regular 2, fedaykin 1, naib 1",
    "harkonnen": "ne_16: harkonnen regular 2, sardaukar 1, bashar 1; sw_08: harkonnen regular 2, sardaukar 1, bashar 1",
}
"""Two legions of whom every card may speak, far from any enemy."""

ONE_MOVE: dict[str, tuple[str, ...]] = {
    # The card, and what is answered before it asks which legion moves.
    "war_plan": ("move",),
    "battle_language": ("move",),
    "jubba_cloaks": (),
    "stillsuits": (),
    "crysknife": (),
    "shigawire": (),
    "sardaukars_manner": ("move",),
    "explosive_artillery": (),
    "seek_out_the_mahdi": (),
    "full_control_of_the_air": ("done",),
    "barons_personal_guard": ("pass",),
}


@pytest.mark.parametrize("card", ONE_MOVE)
def test_one_legion_moves_once_and_no_other(card: str) -> None:
    side = "atreides" if PLANNING[PLANNING_NUMBER[card]].deck < 2 else "harkonnen"
    table = playing(card, legions=TWO_LEGIONS[side]).play(side, *ONE_MOVE[card])
    assert table.prompt(side) == "prompt-move"
    assert {"ne_16", "sw_08"} <= set(table.options(side))
    table.play(side, "ne_16", "ne_15", "all")
    assert table.legion(side, "ne_15") == table.legion(side, "sw_08")
    assert table.prompt(side) not in ("prompt-move", "prompt-move-where")


MOVES_OF_THAT_LEGION: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "voice_from_the_outer_world": (("ne_16", "pass", "paul_atreides", "move"), {}),
    "i_decide_what_best_serves_his_majesty": (("ne_16", "captain_aramsham", "move"), {}),
    "rage_overcame_shaddam_iv_c": (("ne_16", "shaddam_iv"), {"aside": "shaddam_iv"}),
}


@pytest.mark.parametrize("card", MOVES_OF_THAT_LEGION)
def test_the_legion_that_was_joined_moves_once_and_no_other(card: str) -> None:
    side = "atreides" if PLANNING[PLANNING_NUMBER[card]].deck < 2 else "harkonnen"
    before, said = MOVES_OF_THAT_LEGION[card]
    table = playing(card, legions=TWO_LEGIONS[side], **said).play(side, *before)
    assert [option for option in table.options(side) if option in AREA] == ["ne_16"]
    table.play(side, "ne_16", "ne_15", "all")
    assert table.prompt(side) != "prompt-move"


ATTACKS_OF_THAT_LEGION: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "voice_from_the_outer_world": (("ne_16", "pass", "paul_atreides", "surprise_attack"), {}),
    "i_decide_what_best_serves_his_majesty": (("ne_16", "captain_aramsham", "surprise_attack"), {}),
    "rage_overcame_shaddam_iv_c": (("ne_16", "shaddam_iv", "done"), {"aside": "shaddam_iv"}),
    "mudir_nahya": (("ne_16", "pass", "beast_rabban"), {}),
}


@pytest.mark.parametrize("card", ATTACKS_OF_THAT_LEGION)
def test_the_legion_that_was_joined_attacks_and_no_other(card: str) -> None:
    """Enemies stand beside both legions."""
    side, enemy = ("atreides", "harkonnen") if PLANNING[PLANNING_NUMBER[card]].deck < 2 else ("harkonnen", "atreides")
    before, said = ATTACKS_OF_THAT_LEGION[card]
    foes = f"; ne_15: {enemy} regular 1; sw_06: {enemy} regular 1"
    table = playing(card, legions=TWO_LEGIONS[side] + foes, **said).play(side, *before)
    assert table.prompt(side) == "prompt-attack"
    assert [option for option in table.options(side) if option in AREA] == ["ne_16"]


def test_only_led_legions_attack_by_battle_language() -> None:
    legions = "ne_16: atreides regular 2, naib 1; sw_08: atreides regular 2; ne_15: harkonnen regular 1;"
    table = playing("battle_language", legions=legions + "sw_06: harkonnen regular 1").play(
        "atreides", "surprise_attack"
    )
    assert table.options("atreides") == ["done", "ne_16"]


@pytest.mark.parametrize("card", ["crysknife", "shigawire", "sardaukars_manner", "killers_without_mercy"])
def test_only_legions_with_special_elite_units(card: str) -> None:
    side, enemy = ("atreides", "harkonnen") if card == "crysknife" else ("harkonnen", "atreides")
    unit = "fedaykin" if card == "crysknife" else "sardaukar"
    legions = f"ne_16: {side} {unit} 1; sw_08: {side} elite 2; ne_15: {enemy} regular 1; sw_06: {enemy} regular 1"
    table = playing(card, legions=legions)
    if card == "sardaukars_manner":
        table.play(side, "move")
    assert [option for option in table.options(side) if option in AREA] == ["ne_16"]


def test_arsunt_alone_marches_or_strikes() -> None:
    legions = "sw_08: harkonnen regular 2; sw_06: atreides regular 1; nw_08: atreides regular 1"
    table = playing("arsunt_legion", legions=legions).play("harkonnen", "all", "pass", "move")
    assert table.options("harkonnen") == ["done", "arsunt"]
    table.play("harkonnen", "arsunt", "carthag", "split", "1", "0")
    assert table.legion("harkonnen", "arsunt") == "elite 1"
    assert over(table, "arsunt_legion"), "once, and who stays behind does not follow"
    table = playing("arsunt_legion", legions=legions).play("harkonnen", "all", "pass", "attack")
    assert table.options("harkonnen") == ["done", "arsunt"]


# Pieces.


@pytest.mark.parametrize(
    ("card", "leader", "legions"),
    [
        ("smugglers_b", "gurney_halleck", "ne_16: atreides regular 1, gurney_halleck; sw_08: atreides regular 1"),
        ("beloved_feyd_rautha", "feyd_rautha", "ne_16: harkonnen regular 1, feyd_rautha; sw_08: harkonnen regular 1"),
    ],
)
def test_only_the_legion_of_that_leader_is_reinforced(card: str, leader: str, legions: str) -> None:
    side = "atreides" if card == "smugglers_b" else "harkonnen"
    table = playing(card, aside=leader, legions=legions).play(side, "all")
    assert table.legion(side, "ne_16") == f"regular 1, elite 2, {leader}"
    assert over(table, card)


@pytest.mark.parametrize(
    ("card", "before", "leader", "said"),
    [
        ("voice_from_the_outer_world", ("ne_16", "pass"), "paul_atreides", {}),
        ("mudir_nahya", ("ne_16", "pass"), "beast_rabban", {}),
        ("rage_overcame_shaddam_iv_a", ("arsunt", "all"), "shaddam_iv", {"aside": "shaddam_iv"}),
        ("rage_overcame_shaddam_iv_b", ("ne_16", "pass"), "shaddam_iv", {"aside": "shaddam_iv"}),
        ("rage_overcame_shaddam_iv_c", ("ne_16",), "shaddam_iv", {"aside": "shaddam_iv"}),
        ("i_decide_what_best_serves_his_majesty", ("ne_16",), "captain_aramsham", {}),
    ],
)
def test_that_leader_comes_and_nobody_else(
    card: str, before: tuple[str, ...], leader: str, said: dict[str, Any]
) -> None:
    side = "atreides" if PLANNING[PLANNING_NUMBER[card]].deck < 2 else "harkonnen"
    table = playing(card, legions=TWO_LEGIONS[side], **said).play(side, *before)
    assert [option for option in table.options(side) if option not in ("pass", "guerrilla_training")] == [leader]


def test_two_elites_become_fedaykin_and_two_legions_with_them_move() -> None:
    legions = "ne_16: atreides elite 1; ne_01: atreides elite 1; nw_04: atreides elite 1; se_05: atreides fedaykin 1"
    table = playing("death_commandos", legions=legions).play("atreides", "ne_16", "ne_01")
    assert table.legion("atreides", "nw_04") == "elite 1"
    assert table.options("atreides") == ["done", "ne_01", "ne_16", "se_05"]
    table.play("atreides", "ne_16", "ne_15", "ne_01", "ne_02")
    assert over(table, "death_commandos")


# The desert.


def worms(table: Position) -> int:
    return int(table.g.sandworms).bit_count()


def test_a_wall_of_sandworms_gains_one_beside_another() -> None:
    table = playing("wall_of_sandworms", worms="ne_02")
    beside = ["ne_01", "ne_05", "ne_08"]
    assert [option for option in table.options("atreides") if option in AREA] == beside
    table.play("atreides", "ne_05", "from_supply")
    assert table.prompt("atreides") == "prompt-desert-power"
    assert worms(table) == 2


def test_thumpers_call_two_sandworms_and_no_third() -> None:
    table = playing("thumpers", legions="ne_16: atreides regular 1; ne_01: atreides regular 1", stations="")
    table.play("atreides", "ne_15", "se_01", "from_supply")
    assert worms(table) == 2
    assert over(table, "thumpers")


def test_dust_chasms_take_two_harvesters_and_no_third() -> None:
    table = playing("dust_chasms", harvesters="ne_01, ne_02, ne_03").play("atreides", "ne_01", "ne_02")
    assert table.g.harvesters == 1 << AREA["ne_03"]
    assert table.prompt("atreides") == "prompt-desert-power"


DESERT_POWERS = {
    "usul_the_base_of_the_pillar": 1,
    "our_family_atomics": 2,
    "wall_of_sandworms": 1,
    "dust_chasms": 1,
    "hieregs": 1,
    "sandtides": 1,
}


@pytest.mark.rule("WFA-ACT-32")
@pytest.mark.parametrize("card", DESERT_POWERS)
def test_so_many_desert_power_actions(card: str) -> None:
    table = playing(card, blasted="rimwall_west")
    taken = 0
    spots = iter(["ne_01", "ne_02", "ne_03", "ne_10", "ne_14", "ne_15"])
    while table.g.to_act:
        options = table.options("atreides")
        if "place_wormsigns" in options:
            taken += 1
            table.play("atreides", "place_wormsigns", next(spots), next(spots))
        else:
            table.play("atreides", "done" if "done" in options else "pass")
    assert taken == DESERT_POWERS[card]


# Persons.


@pytest.mark.parametrize(("card", "side"), [("crysknife", "atreides"), ("shigawire", "harkonnen")])
def test_only_leaders_beside_the_legion_that_moved_are_reached(card: str, side: str) -> None:
    """Not one of the same sector that stands two areas away."""
    enemy, near, far = ("harkonnen", "baron_harkonnen", "beast_rabban")
    unit = "fedaykin"
    if side == "harkonnen":
        enemy, near, far, unit = "atreides", "paul_atreides", "stilgar", "sardaukar"
    legions = f"ne_16: {side} {unit} 1; ne_14: {enemy} regular 1, {near}; ne_10: {enemy} regular 1, {far}"
    table = playing(card, legions=legions).play(side, "ne_16", "ne_15")
    assert table.options(side) == [near, "pass"]


def test_paul_is_pinned_and_nobody_else() -> None:
    legions = "ne_16: atreides regular 1, paul_atreides; sw_08: atreides regular 1, stilgar; carthag: harkonnen elite 1"
    table = playing("seek_out_the_mahdi", legions=legions).play("harkonnen", "done")
    table.dice("harkonnen", mentat=3).turn("atreides", strategy=1).play("atreides", "strategy", "move")
    assert "sw_08" in table.options("atreides")
    assert "ne_16" not in table.options("atreides")


def test_what_fear_adds_is_what_its_card_says() -> None:
    effect = PLANNING[PLANNING_NUMBER["fear_is_the_mind_killer"]].effect
    assert isinstance(effect, Amount)
    assert effect.amount == BONUS_STEPS


# Special actions.


@pytest.mark.parametrize("leader", ["paul_atreides", "paul_muaddib"])
def test_paul_alone_is_placed_and_two_led_legions_move(leader: str) -> None:
    legions = "ne_16: atreides regular 1; sw_08: atreides regular 1, naib 1; se_05: atreides regular 1, naib 1;"
    legions += "nw_04: atreides regular 1"
    absent = "paul_atreides" if leader == "paul_muaddib" else ""
    table = special(leader, legions=legions, aside=leader, absent=absent).play("atreides", "ne_16")
    assert table.options("atreides") == [leader, "pass"]
    table.play("atreides", leader)
    if leader == "paul_muaddib":
        table.play("atreides", "move")
    assert table.options("atreides") == ["done", "ne_16", "se_05", "sw_08"]
    table.play("atreides", "sw_08", "sw_06", "all", "se_05", "se_07", "all")
    assert table.g.to_act == ()
    assert table.legion("atreides", "ne_16") == f"regular 1, {leader}"


def test_muaddibs_own_legion_strikes_and_no_other() -> None:
    legions = "ne_16: atreides regular 1; sw_08: atreides regular 1, naib 1; ne_15: harkonnen regular 1;"
    said = {"aside": "paul_muaddib", "absent": "paul_atreides"}
    table = special("paul_muaddib", legions=legions + "sw_06: harkonnen regular 1", **said)
    table.play("atreides", "ne_16", "paul_muaddib", "surprise_attack")
    assert table.options("atreides") == ["done", "ne_16"]


def test_feyds_own_legion_moves_and_attacks_and_no_other() -> None:
    legions = "ne_16: harkonnen regular 2, feyd_rautha; sw_08: harkonnen regular 2;"
    legions += "ne_14: atreides regular 1; sw_06: atreides regular 1"
    table = special("feyd_rautha", legions=legions, aside="feyd_rautha", absent="beast_rabban")
    assert table.options("harkonnen") == ["done", "ne_16"]
    table.play("harkonnen", "ne_16", "ne_15", "all")
    assert table.options("harkonnen") == ["done", "ne_15"]
    assert table.prompt("harkonnen") == "prompt-attack"


def test_the_reverend_mother_draws_two_and_no_third() -> None:
    table = special("reverend_mother_jessica", aside="reverend_mother_jessica").play("atreides", "1")
    assert len(table.hand("house_atreides")) == len(table.hand("fremen_ally")) == 1


def test_chanis_fedaykin_comes_to_the_sietch_of_the_token() -> None:
    table = special("chani", aside="chani", legions="sw_08: atreides regular 1").play("atreides", "gara_kulon", "naib")
    assert table.prompt("atreides") == "prompt-place-units", "and not where"
    table.play("atreides", "all")
    assert table.legion("atreides", "gara_kulon") == "fedaykin 1, standard_token_1, naib 1"


def test_shaddam_and_the_baron_improve_three_units_and_no_fourth() -> None:
    legions = "ne_16: harkonnen elite 2; sw_08: harkonnen elite 2"
    table = special("shaddam_iv", aside="shaddam_iv", legions=legions).play("harkonnen", "ne_16", "2", "sw_08")
    assert table.legion("harkonnen", "sw_08") == "elite 1, sardaukar 1"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-BOARD-24", "WFA-LEAD-06")
@pytest.mark.parametrize(("leader", "step"), [("thufir_hawat", 1), ("feyd_rautha", 6)])
def test_leaders_of_the_supremacy_track_enter_on_their_step(leader: str, step: int) -> None:
    assert position(supremacy=step - 1).start(leaders_due).leader(leader) == NOT_IN_PLAY
    assert position(supremacy=step).start(leaders_due).leader(leader) == ASIDE


@pytest.mark.rule("WFA-LEAD-06")
@pytest.mark.parametrize(
    ("leader", "marker", "step"),
    [
        ("paul_muaddib", "kwisatz_haderach", 3),
        ("reverend_mother_jessica", "sand_dwellers", 3),
        ("chani", "jihad", 3),
        ("alia", "kwisatz_haderach", 6),
        ("alia", "sand_dwellers", 6),
        ("alia", "jihad", 6),
    ],
)
def test_leaders_of_the_prescience_track_enter_on_their_step(leader: str, marker: str, step: int) -> None:
    assert position(prescience={marker: step - 1}).start(leaders_due).leader(leader) == NOT_IN_PLAY
    assert position(prescience={marker: step}).start(leaders_due).leader(leader) == ASIDE
    others = {"kwisatz_haderach", "sand_dwellers", "jihad"} - {marker}
    if leader != "alia":
        assert position(prescience=dict.fromkeys(others, 5)).start(leaders_due).leader(leader) == NOT_IN_PLAY
