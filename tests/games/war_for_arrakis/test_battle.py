"""Battles: combat rounds, rolls, casualties, going on or stopping (WFA-BAT)."""

from random import Random

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.effects import FEWER_ENEMY_DICE, FREE_TO_CONTINUE, MORE_DICE
from sandtable.games.war_for_arrakis.fight import Battle
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.battle import (
    begin_battle,
    combat_round,
    dice_of,
    resolve_roll,
    roll_dice,
    round_over,
)
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.state import DISCARD, Table
from sandtable.games.war_for_arrakis.terms import ACTIONS, ATREIDES, ELITE, HARKONNEN, UNIT_WORDS
from tests.games.war_for_arrakis.position import Position, position

EXAMPLE = (
    "ne_16: harkonnen regular 2, elite 2, sardaukar 1, bashar 1, baron_harkonnen;"
    "gara_kulon: atreides regular 2, fedaykin 1, paul_muaddib"
)


def fight(table: Position, side: str, origin: str, target: str, surprise: bool = False, modifiers: int = 0) -> Position:
    """A side's legion has just attacked: tokens are revealed, the first combat round begins."""
    number = HARKONNEN if side == "harkonnen" else ATREIDES
    table.begin_turn(side)
    return table.start(begin_battle, number, AREA[origin], AREA[target], int(surprise), modifiers)


def joined(table: Position, side: str, origin: str, target: str, modifiers: int = 0) -> Position:
    """The same, before anybody is asked: the combat round has begun, dice can be laid."""
    number = HARKONNEN if side == "harkonnen" else ATREIDES
    table.begin_turn(side)
    table.g.battle = Battle(number, AREA[origin], AREA[target], False, modifiers)
    table.g.fight.round = 1
    return table


def example() -> Position:
    table = position(
        legions=EXAMPLE,
        sietches={"gara_kulon": 2},
        revealed="gara_kulon",
        aside="paul_muaddib",
        hands={"house_harkonnen": "sandmasters", "house_atreides": "war_plan"},
    )
    return joined(table, "harkonnen", "ne_16", "gara_kulon")


# Starting a battle.


@pytest.mark.rule("WFA-BAT-07", "WFA-BAT-08", "WFA-TOK-06")
def test_sietch_and_tokens_are_revealed_at_the_start() -> None:
    table = position(
        legions="ne_16: harkonnen regular 3; gara_kulon: atreides starting_token_8, naib",
        sietches={"gara_kulon": 3},
        hands={"corrino_ally": "shigawire"},
    )
    fight(table, "harkonnen", "ne_16", "gara_kulon")
    assert table.prompt("harkonnen") == "prompt-throw-cards"
    assert table.legion("atreides", "gara_kulon") == "elite 1, fedaykin 1, naib 1"
    assert "event-sietch-revealed" in table.told()
    assert dice_of(table.g, ATREIDES) == 2 + 3


@pytest.mark.rule("WFA-BAT-08")
def test_tokens_of_the_attacker_are_revealed_too() -> None:
    table = position(legions="ne_16: atreides starting_token_1, starting_token_4; ne_15: harkonnen regular 1")
    fight(table, "atreides", "ne_16", "ne_15")
    assert table.legion("atreides", "ne_16") == "regular 3, elite 1"


@pytest.mark.rule("WFA-BAT-05", "WFA-BAT-35", "WFA-BAT-37")
def test_a_ceased_attack_leaves_all_where_they_were() -> None:
    table = position(legions="ne_16: harkonnen regular 3; ne_15: atreides regular 3")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 1, 0, 0, 1, 0, 0)
    table.play("harkonnen", "cease")
    assert (table.legion("harkonnen", "ne_16"), table.legion("atreides", "ne_15")) == ("regular 2", "regular 2")
    assert table.g.battle is None
    assert "event-cease" in table.told()


# Dice.


@pytest.mark.rule("WFA-BAT-12", "WFA-BAT-13", "WFA-BAT-14", "WFA-EX-10")
def test_dice_of_the_printed_example() -> None:
    table = example()
    assert (dice_of(table.g, HARKONNEN), dice_of(table.g, ATREIDES)) == (5, 5)
    table.start(combat_round)
    assert table.prompt("harkonnen") == "prompt-throw-cards"
    assert table.options("harkonnen") == ["done", "sandmasters"]
    table.play("harkonnen", "sandmasters")
    assert dice_of(table.g, HARKONNEN) == 6
    assert table.prompt("atreides") == "prompt-throw-cards"
    assert dice_of(table.g, ATREIDES) == 5
    table.play("atreides", "done")
    rolled = [event.args["dice"] for event in table.g.events(None) if event.message == "event-combat-roll"]
    assert rolled == [6, 5]


@pytest.mark.rule("WFA-BAT-15", "WFA-RUL-36")
def test_nobody_rolls_more_than_six_dice_nor_throws_cards_for_nothing() -> None:
    table = position(
        legions="ne_16: harkonnen regular 5; gara_kulon: atreides regular 4",
        sietches={"gara_kulon": 3},
        hands={"house_harkonnen": "sandmasters, hunter_seeker", "house_atreides": "war_plan, the_voice"},
    )
    fight(table, "harkonnen", "ne_16", "gara_kulon")
    assert dice_of(table.g, ATREIDES) == 6
    table.play("harkonnen", "sandmasters")
    rolled = [event.args["dice"] for event in table.g.events(None) if event.message == "event-combat-roll"]
    assert rolled == [6, 6]
    # One card fills the six, and the defender, who has six already, is not asked.
    assert table.hand("house_harkonnen") == ["hunter_seeker"]
    assert table.hand("house_atreides") == ["the_voice", "war_plan"]


@pytest.mark.rule("WFA-BAT-10", "WFA-BAT-11", "WFA-PLAN-03", "WFA-PLAN-04")
def test_any_number_of_cards_add_a_die_each_attacker_first() -> None:
    table = position(
        legions="ne_16: atreides regular 1; ne_15: harkonnen regular 1",
        hands={"house_atreides": "war_plan, the_voice", "fremen_ally": "thumpers", "corrino_ally": "shigawire"},
    )
    fight(table, "atreides", "ne_16", "ne_15")
    table.play("atreides", "war_plan")
    question = table.g.prompt(table.seat("atreides"))
    assert question is not None
    assert question.args == {"dice": 2, "most": 6}, "with the die of the card"
    table.play("atreides", "thumpers", "done")
    assert dice_of(table.g, ATREIDES) == 3
    assert table.options("harkonnen") == ["done", "shigawire"]
    table.play("harkonnen", "shigawire")
    assert [e.args["dice"] for e in table.g.events(None) if e.message == "event-combat-roll"][:2] == [3, 2]
    assert len(table.g.planning[0].zones[DISCARD]) == 1
    assert len(table.g.planning[1].zones[DISCARD]) == 1
    assert table.hand("house_atreides") == ["the_voice"]


@pytest.mark.rule("WFA-BAT-11")
def test_dice_for_cards_last_one_combat_round() -> None:
    table = position(
        legions="ne_16: atreides regular 3; ne_15: harkonnen regular 3",
        hands={"house_atreides": "war_plan", "corrino_ally": "shigawire"},
    )
    fight(table, "atreides", "ne_16", "ne_15").play("atreides", "war_plan")
    assert dice_of(table.g, ATREIDES) == 4
    table.start(combat_round)
    assert dice_of(table.g, ATREIDES) == 3


@pytest.mark.rule("WFA-RUL-89", "WFA-RUL-09")
def test_who_holds_only_schemes_is_asked_all_the_same() -> None:
    table = position(
        legions="ne_16: harkonnen regular 1; ne_15: atreides regular 1",
        hands={"house_harkonnen": "hawats_scheming"},
    )
    fight(table, "harkonnen", "ne_16", "ne_15")
    assert table.options("harkonnen") == ["done"]


@pytest.mark.rule("WFA-RUL-89")
def test_a_ban_on_discards_ends_the_question() -> None:
    table = position(
        legions="ne_16: harkonnen regular 1; ne_15: atreides regular 1",
        hands={"house_harkonnen": "sandmasters"},
        bans="landsraad",
    )
    fight(table, "harkonnen", "ne_16", "ne_15")
    assert "event-combat-roll" in table.told()
    assert table.hand("house_harkonnen") == ["sandmasters"]


@pytest.mark.rule("WFA-BAT-16", "WFA-RUL-05")
def test_a_surprise_attack_adds_a_special_to_the_first_roll_only() -> None:
    table = position(legions="ne_16: atreides regular 6; ne_15: harkonnen regular 6, bashar 3")
    table.begin_turn("atreides")
    table.g.battle = Battle(ATREIDES, AREA["ne_16"], AREA["ne_15"], True, 0)
    for number, added in ((1, 1), (2, 0)):
        table.g.fight.round = number
        before = len(table.g.events(None))
        table.start(roll_dice)
        roll = next(e for e in table.g.events(None)[before:] if e.message == "event-combat-roll")
        assert roll.args["dice"] == 6
        assert roll.args["hits"] + roll.args["shields"] + roll.args["specials"] == 6 + added
        table = position(legions="ne_16: atreides regular 6; ne_15: harkonnen regular 6, bashar 3", seed=7)
        table.begin_turn("atreides")
        table.g.battle = Battle(ATREIDES, AREA["ne_16"], AREA["ne_15"], True, 0)


@pytest.mark.rule("WFA-GEN-08")
def test_what_cards_change_in_the_number_of_dice() -> None:
    table = position(legions="ne_16: atreides regular 3; ne_15: harkonnen regular 6")
    joined(table, "atreides", "ne_16", "ne_15", MORE_DICE | FEWER_ENEMY_DICE)
    assert (dice_of(table.g, ATREIDES), dice_of(table.g, HARKONNEN)) == (4, 4)
    table.g.fight.round = 2
    assert (dice_of(table.g, ATREIDES), dice_of(table.g, HARKONNEN)) == (4, 6)


# The roll.


@pytest.mark.rule("WFA-BAT-17", "WFA-BAT-18", "WFA-BAT-20", "WFA-BAT-21", "WFA-BAT-22", "WFA-BAT-23", "WFA-EX-11")
@pytest.mark.rule("WFA-RUL-03", "WFA-RUL-04")
def test_roll_of_the_printed_example() -> None:
    table = example()
    table.start(resolve_roll, 2, 1, 3, 5, 0, 0)
    told = [(e.message, e.args) for e in table.g.events(None)[table.read :]]
    assert ("event-leader-uses-special", {"leader": "leader-baron-harkonnen", "hits": 0, "shields": 2}) in told
    assert ("event-leader-uses-special", {"leader": "leader-bashar", "hits": 1, "shields": 0}) in told
    assert ("event-shields-broken", {"who": "side-atreides", "count": 1}) in told
    assert ("event-takes-hits", {"who": "side-harkonnen", "count": 3, "where": "area-ne-16"}) in told
    assert table.prompt("harkonnen") == "prompt-casualties"


@pytest.mark.rule("WFA-BAT-25", "WFA-BAT-26", "WFA-BAT-27", "WFA-BAT-28", "WFA-EX-12", "WFA-EX-13", "WFA-BAT-24")
@pytest.mark.rule("WFA-TANK-02", "WFA-REF-02")
def test_casualties_of_the_printed_example() -> None:
    table = example()
    table.start(resolve_roll, 2, 1, 3, 5, 0, 0)
    # The attacker first.
    assert table.options("atreides") == []
    table.play("harkonnen", "elite", "elite", "baron_harkonnen")
    assert table.legion("harkonnen", "ne_16") == "regular 4, sardaukar 1, bashar 1"
    assert table.tank("harkonnen")[0] == "baron_harkonnen"
    # Then the defender, from the hits of the same roll.
    table.play("atreides", "fedaykin", "regular", "regular")
    assert table.legion("atreides", "gara_kulon") == "regular 1, paul_muaddib"
    assert table.prompt("harkonnen") == "prompt-continue"


@pytest.mark.rule("WFA-BAT-19")
def test_a_special_does_nothing_without_a_leader() -> None:
    table = position(legions="ne_16: harkonnen regular 3; ne_15: atreides regular 3")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 0, 0, 3, 0, 0, 3)
    assert "event-no-hits" in table.told()
    assert table.legion("atreides", "ne_15") == "regular 3"


@pytest.mark.rule("WFA-BAT-22", "WFA-RUL-03")
def test_with_too_few_specials_the_owner_chooses_leaders_attacker_first() -> None:
    table = position(
        legions="ne_16: harkonnen regular 3, bashar 1, beast_rabban; ne_15: atreides regular 4, naib 2, stilgar",
    )
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 0, 0, 1, 0, 0, 2)
    assert table.options("harkonnen") == ["beast_rabban", "bashar", "decline"]
    table.play("harkonnen", "bashar")
    assert table.options("atreides") == ["stilgar", "naib", "decline"]
    table.play("atreides", "naib", "stilgar")
    # A Bashar scores 1; a Naib 1 and Stilgar 2.
    hits = [e.args["count"] for e in table.g.events(None)[table.read :] if e.message == "event-takes-hits"]
    assert hits[0] == 3


@pytest.mark.rule("WFA-BAT-22")
@pytest.mark.parametrize("leader", ["paul_atreides", "naib"])
def test_the_leader_who_was_chosen_uses_the_special(leader: str) -> None:
    table = position(legions="ne_16: atreides regular 3, naib 1, paul_atreides; ne_15: harkonnen regular 3")
    joined(table, "atreides", "ne_16", "ne_15").start(resolve_roll, 0, 0, 1, 0, 0, 0).play("atreides", leader)
    used = [e.args["leader"] for e in table.g.events(None)[table.read :] if e.message == "event-leader-uses-special"]
    assert used == ["leader-paul-atreides" if leader == "paul_atreides" else "leader-naib"]


@pytest.mark.rule("WFA-BAT-22", "WFA-RUL-03")
def test_a_leader_may_let_a_special_go() -> None:
    table = position(legions="ne_16: harkonnen regular 3, bashar 1, beast_rabban; ne_15: atreides regular 4")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 0, 0, 1, 0, 0, 0).play("harkonnen", "decline")
    assert {"event-special-unused", "event-no-hits"} <= set(table.told())


@pytest.mark.rule("WFA-BAT-22")
def test_each_leader_uses_at_most_one_special() -> None:
    table = position(legions="ne_16: harkonnen regular 3, bashar 2; ne_15: atreides regular 6, elite 0")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 0, 0, 5, 0, 0, 0)
    assert table.legion("atreides", "ne_15") == "regular 4"


@pytest.mark.parametrize(
    ("leader", "hits", "shields"),
    [
        ("paul_atreides", 1, 0), ("paul_muaddib", 2, 1), ("lady_jessica", 0, 1), ("reverend_mother_jessica", 0, 2),
        ("gurney_halleck", 2, 1), ("alia", 1, 0), ("stilgar", 2, 0), ("chani", 1, 1), ("baron_harkonnen", 0, 2),
        ("beast_rabban", 2, 0), ("feyd_rautha", 2, 1), ("thufir_hawat", 1, 2), ("captain_aramsham", 1, 1),
        ("gaius_helen_mohiam", 0, 3), ("shaddam_iv", 2, 0),
    ],
)  # fmt: skip
@pytest.mark.rule("WFA-BAT-21")
def test_what_each_named_leader_makes_of_a_special(leader: str, hits: int, shields: int) -> None:
    side, other = ("atreides", "harkonnen") if LEADER_NUMBER[leader] < 8 else ("harkonnen", "atreides")
    table = position(legions=f"ne_16: {side} regular 5, {leader}; ne_15: {other} regular 6", aside=leader)
    joined(table, side, "ne_16", "ne_15").start(resolve_roll, 0, 0, 1, 4, 0, 0)
    for _ in range(4 - shields):
        table.play(side, "regular")
    assert table.legion(side, "ne_16") == f"regular {1 + shields}, {leader}"
    assert table.legion(other, "ne_15") == f"regular {6 - hits}"
    assert table.prompt(side) == "prompt-continue"


@pytest.mark.rule("WFA-BAT-29", "WFA-BAT-33", "WFA-EX-33")
def test_shields_left_over_do_not_carry_on() -> None:
    table = position(
        legions="ne_16: harkonnen regular 3; gara_kulon: atreides regular 3",
        sietches={"gara_kulon": 1},
        revealed="gara_kulon",
    )
    joined(table, "harkonnen", "ne_16", "gara_kulon").start(resolve_roll, 0, 3, 0, 1, 0, 0)
    table.play("harkonnen", "continue")
    # The Shields of the roll do not cancel the hit that going on costs.
    assert table.legion("harkonnen", "ne_16") == "regular 2"
    assert table.g.fight.shields == [0, 0]


# Casualties.


def hit(table: Position, side: str, area: str, hits: int) -> Position:
    return table.start(take_hits, HARKONNEN if side == "harkonnen" else ATREIDES, AREA[area], hits)


@pytest.mark.rule("WFA-BAT-27", "WFA-RUL-37")
def test_without_a_regular_figure_an_elite_unit_is_removed() -> None:
    legions = "ne_16: harkonnen elite 2, sardaukar 1; carthag: harkonnen regular 6; arrakeen: harkonnen regular 6;"
    legions += "arsunt: harkonnen regular 6; hagga_basin: harkonnen regular 6"
    table = hit(position(legions=legions), "harkonnen", "ne_16", 1)
    supply = table.supply("harkonnen", "elite")
    table.play("harkonnen", "elite")
    assert table.legion("harkonnen", "ne_16") == "elite 1, sardaukar 1"
    assert table.supply("harkonnen", "elite") == supply + 1
    [told] = [event.args for event in table.g.events(None) if event.message == "event-units-leave"]
    assert (told["unit"], told["count"]) == (UNIT_WORDS[3 * HARKONNEN + ELITE], 1)


@pytest.mark.rule("WFA-BAT-27", "WFA-RUL-37")
def test_a_regular_unit_that_just_fell_can_stand_in_for_an_elite_one() -> None:
    legions = "ne_16: harkonnen regular 1, elite 2; carthag: harkonnen regular 6; arrakeen: harkonnen regular 6;"
    legions += "arsunt: harkonnen regular 6; hagga_basin: harkonnen regular 5"
    table = hit(position(legions=legions), "harkonnen", "ne_16", 2)
    assert table.supply("harkonnen", "regular") == 0
    # The Regular Unit falls; only Elite Units are left for the second hit, and the figure that fell takes the place.
    table.play("harkonnen", "regular")
    assert table.legion("harkonnen", "ne_16") == "regular 1, elite 1"


@pytest.mark.rule("WFA-BAT-28", "WFA-LEAD-05")
def test_a_hit_may_take_a_leader() -> None:
    table = hit(position(legions="ne_16: harkonnen regular 2, bashar 1, beast_rabban"), "harkonnen", "ne_16", 2)
    assert table.options("harkonnen") == ["regular", "bashar", "beast_rabban"]
    supply = table.g.generic_supply[HARKONNEN]
    table.play("harkonnen", "bashar", "beast_rabban")
    assert table.legion("harkonnen", "ne_16") == "regular 2"
    assert table.g.generic_supply[HARKONNEN] == supply + 1
    assert table.tank("harkonnen")[0] == "beast_rabban"


@pytest.mark.rule("WFA-BAT-28", "WFA-LEAD-05")
def test_a_hit_may_take_paul_and_leave_the_naib() -> None:
    table = hit(position(legions="ne_16: atreides regular 2, naib 1, paul_atreides"), "atreides", "ne_16", 1)
    table.play("atreides", "paul_atreides")
    assert table.legion("atreides", "ne_16") == "regular 2, naib 1"
    assert table.tank("atreides")[0] == "paul_atreides"


@pytest.mark.rule("WFA-LEAD-03", "WFA-RUL-43")
def test_when_the_last_unit_falls_so_do_the_leaders() -> None:
    table = position(legions="ne_16: harkonnen regular 1, bashar 1, beast_rabban, baron_harkonnen")
    hit(table, "harkonnen", "ne_16", 1).play("harkonnen", "regular")
    table.play_quietly(until=lambda: not table.g.to_act)
    assert table.legion("harkonnen", "ne_16") == ""
    assert {name for name in table.tank("harkonnen") if name} == {"beast_rabban", "baron_harkonnen"}


@pytest.mark.rule("WFA-BAT-25")
def test_more_hits_than_a_legion_can_take_need_no_choice() -> None:
    table = hit(position(legions="ne_16: harkonnen regular 1, elite 1, bashar 1"), "harkonnen", "ne_16", 4)
    assert table.g.to_act == ()
    assert table.legion("harkonnen", "ne_16") == ""


@pytest.mark.rule("WFA-BAT-25", "WFA-BAT-27")
def test_hits_that_take_all_that_is_left_need_no_further_choice() -> None:
    legions = (
        "ne_16: harkonnen regular 1, elite 1, bashar 1; carthag: harkonnen regular 6; arrakeen: harkonnen regular 6;"
    )
    legions += "arsunt: harkonnen regular 6; hagga_basin: harkonnen regular 5"
    table = hit(position(legions=legions), "harkonnen", "ne_16", 3)
    # No Regular figure stands in for the Elite Unit; the two hits left take the Regular Unit and the Bashar.
    table.play("harkonnen", "elite")
    assert table.g.to_act == ()
    assert table.legion("harkonnen", "ne_16") == ""


# Going on or stopping.


@pytest.mark.rule("WFA-BAT-30", "WFA-BAT-36", "WFA-RET-07", "WFA-RET-08", "WFA-RUL-40")
def test_a_destroyed_defender_gives_the_attacker_the_victory() -> None:
    table = position(legions="ne_16: harkonnen regular 2, bashar 1; ne_15: atreides regular 1, naib 1")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 2, 0, 0, 0, 0, 0)
    assert table.options("harkonnen") == ["advance", "stay"]
    table.play("harkonnen", "advance")
    assert table.legion("harkonnen", "ne_15") == "regular 2, bashar 1"
    assert table.legion("harkonnen", "ne_16") == ""
    assert table.g.battle is None


@pytest.mark.rule("WFA-RET-07")
def test_the_winner_may_stay() -> None:
    table = position(legions="ne_16: harkonnen regular 2; ne_15: atreides regular 1")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 1, 0, 0, 0, 0, 0).play("harkonnen", "stay")
    assert table.legion("harkonnen", "ne_16") == "regular 2"


@pytest.mark.rule("WFA-BAT-37")
def test_a_destroyed_attacker_gives_the_defender_the_victory() -> None:
    table = position(legions="ne_16: harkonnen regular 1; ne_15: atreides regular 1")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 0, 0, 0, 1, 0, 0)
    won = [e.args["who"] for e in table.g.events(None)[table.read :] if e.message == "event-battle-won"]
    assert won == ["side-atreides"]
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-BAT-38")
def test_if_both_are_destroyed_nobody_wins() -> None:
    table = position(legions="ne_16: harkonnen regular 1; ne_15: atreides regular 1")
    joined(table, "harkonnen", "ne_16", "ne_15").start(resolve_roll, 1, 0, 0, 1, 0, 0)
    assert "event-battle-undecided" in table.told()
    assert "event-battle-won" not in table.told()


@pytest.mark.rule("WFA-BAT-31", "WFA-BAT-33", "WFA-BAT-34")
def test_outside_settlements_continuing_is_free_and_the_defender_may_retreat() -> None:
    table = position(legions="ne_16: harkonnen regular 2; ne_15: atreides regular 2")
    joined(table, "harkonnen", "ne_16", "ne_15").start(round_over)
    table.play("harkonnen", "continue")
    assert table.legion("harkonnen", "ne_16") == "regular 2"
    assert table.options("atreides") == ["fight_on", "retreat"]
    table.play("atreides", "fight_on")
    assert table.g.fight.round == 2


@pytest.mark.rule("WFA-BAT-34", "WFA-BAT-36", "WFA-RET-01")
def test_a_retreat_gives_the_attacker_the_victory() -> None:
    table = position(legions="ne_16: harkonnen regular 2; ne_15: atreides regular 2, naib 1")
    joined(table, "harkonnen", "ne_16", "ne_15").start(round_over).play("harkonnen", "continue")
    table.play("atreides", "retreat")
    assert table.prompt("harkonnen") == "prompt-retreat-to"
    table.play("harkonnen", "se_02")
    assert table.legion("atreides", "se_02") == "regular 2, naib 1"
    table.play("harkonnen", "advance")
    assert table.legion("harkonnen", "ne_15") == "regular 2"


@pytest.mark.rule("WFA-BAT-32", "WFA-RUL-38")
def test_going_on_against_a_settlement_costs_a_hit_before_the_defender_decides() -> None:
    table = position(
        legions="ne_16: harkonnen regular 1, elite 1; gara_kulon: atreides regular 2", revealed="gara_kulon"
    )
    joined(table, "harkonnen", "ne_16", "gara_kulon").start(round_over).play("harkonnen", "continue")
    assert table.prompt("harkonnen") == "prompt-casualties"
    assert table.options("atreides") == []
    table.play("harkonnen", "elite")
    assert table.legion("harkonnen", "ne_16") == "regular 2"
    assert table.prompt("atreides") == "prompt-stand"


@pytest.mark.rule("WFA-BAT-32", "WFA-EX-24", "WFA-RUL-38")
def test_the_price_may_destroy_the_attacker() -> None:
    table = position(legions="ne_16: harkonnen regular 1; gara_kulon: atreides regular 2", revealed="gara_kulon")
    joined(table, "harkonnen", "ne_16", "gara_kulon").start(round_over).play("harkonnen", "continue")
    assert table.legion("harkonnen", "ne_16") == ""
    won = [e.args["who"] for e in table.g.events(None)[table.read :] if e.message == "event-battle-won"]
    assert won == ["side-atreides"]


@pytest.mark.rule("WFA-GEN-08")
def test_a_card_may_waive_the_price() -> None:
    table = position(legions="ne_16: harkonnen regular 1; gara_kulon: atreides regular 2", revealed="gara_kulon")
    joined(table, "harkonnen", "ne_16", "gara_kulon", FREE_TO_CONTINUE).start(round_over)
    table.play("harkonnen", "continue")
    assert table.legion("harkonnen", "ne_16") == "regular 1"


@pytest.mark.rule("WFA-BAT-32")
def test_a_destroyed_settlement_costs_nothing() -> None:
    table = position(legions="ne_16: harkonnen regular 2; gara_kulon: atreides regular 2", destroyed="gara_kulon")
    joined(table, "harkonnen", "ne_16", "gara_kulon").start(round_over).play("harkonnen", "continue")
    assert table.legion("harkonnen", "ne_16") == "regular 2"


@pytest.mark.rule("WFA-FREE-03")
def test_free_actions_can_come_between_combat_rounds() -> None:
    table = position(
        legions="ne_16: atreides regular 2; ne_15: harkonnen regular 2; hobars_gap: atreides starting_token_1"
    )
    joined(table, "atreides", "ne_16", "ne_15").start(round_over)
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert table.legion("atreides", "hobars_gap") == "regular 2"
    assert table.prompt("atreides") == "prompt-continue"


@pytest.mark.rule("WFA-BAT-09")
def test_a_whole_battle_is_told_in_order() -> None:
    table = position(
        legions="ne_16: harkonnen regular 6, elite 0; ne_15: atreides regular 1",
        hands={"house_harkonnen": "sandmasters"},
        seed=3,
    )
    fight(table, "harkonnen", "ne_16", "ne_15")
    told = table.told()
    assert told.index("event-combat-round") < told.index("event-combat-roll")
    assert PLANNING_NUMBER["sandmasters"] in [table.g.planning[2].faces[card] for card in table.g.planning[2].zones[3]]


@pytest.mark.rule("WFA-BAT-01")
def test_legions_attack_only_in_the_action_phase_by_dice_that_say_so_or_by_cards() -> None:
    legions = "ne_16: atreides regular 2, naib 1; ne_15: harkonnen regular 1"
    for die, attacks in (("strategy", True), ("leadership", True), ("deployment", False), ("mentat", False)):
        table = position(legions=legions).dice("harkonnen", mentat=1).turn("atreides", **{die: 1})
        table.play("atreides", die)
        assert bool({"attack", "surprise_attack"} & set(table.options("atreides"))) == attacks
    # A whole game at random: whoever fights is on turn in phase 2.
    g = sandtable.game("war_for_arrakis").new(2, 5)
    assert isinstance(g, Table)
    luck = Random(5)
    battles = 0
    while not g.over:
        seat = g.to_act[0]
        g.play(seat, luck.choice(g.options(seat)))
        if g.battle is not None:
            battles += 1
            assert g.phase == ACTIONS
            assert g.acting.side == g.battle.attacker
    assert battles


@pytest.mark.rule("WFA-SETT-02", "WFA-RUL-41", "WFA-FREE-03")
@pytest.mark.parametrize(("version", "stands"), [(GAME.rules_version, True), (3, False)])
def test_who_was_driven_off_before_advancing_destroys_no_settlement(version: int, stands: bool) -> None:
    """The Atomics go off under the winner itself, so that nobody is left to advance."""
    legions = "rimwall_west: atreides fedaykin 3, naib 1"
    table = position(legions=legions, prescience={"jihad": 8}, stations="")
    table.g.game = GAME.under(version)
    table.turn("atreides", strategy=1).play("atreides", "strategy", "attack", "rimwall_west", "arrakeen")
    assert table.prompt("atreides") == "prompt-advance"
    table.play("atreides", "detonate", "rimwall_west").play("harkonnen", "broken_land")
    assert (table.prompt("atreides") != "prompt-advance") == stands
    if not stands:
        table.play("atreides", "advance")
    assert bool(table.g.settlements >> AREA["arrakeen"] & 1) == stands
    assert table.legion("atreides", "broken_land") == "fedaykin 3, naib 1"
