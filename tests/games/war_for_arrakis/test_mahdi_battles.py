"""How the Mahdi fights (WFA-SBAT)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.rules.battle import begin_battle, combat_round, resolve_roll, round_over
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.worms import worm_strikes
from sandtable.games.war_for_arrakis.state import Battle
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from tests.games.war_for_arrakis.mahdi import against, guards, told
from tests.games.war_for_arrakis.position import Position

FOUR_CARDS = "?house_harkonnen, ?corrino_ally, ?house_harkonnen, ?corrino_ally"


def fighting(table: Position, attacker: str, origin: str, target: str) -> Position:
    """A battle is being fought, in which nothing has happened yet."""
    side = HARKONNEN if attacker == "harkonnen" else ATREIDES
    table.begin_turn(attacker)
    table.g.battle = Battle(side, AREA[origin], AREA[target], False, 0)
    return table


def dice(table: Position) -> dict[str, int]:
    """How many dice each side rolled in the first combat round."""
    rolled: dict[str, int] = {}
    for args in told(table, "event-combat-roll"):
        rolled.setdefault(args["who"].removeprefix("side-"), args["dice"])
    return rolled


@pytest.mark.rule("WFA-SBAT-01", "WFA-SBAT-02")
@pytest.mark.parametrize(
    ("attacker", "origin", "target", "units", "cards", "rolled"),
    [
        # Three Units and three cards make six dice; a fourth card is kept.
        ("harkonnen", "csw_04", "csw_03", 3, 1, 6),
        # Defending in Arrakeen, its rank of three counts first.
        ("atreides", "rimwall_west", "arrakeen", 2, 3, 6),
        # Six Units need no card.
        ("harkonnen", "csw_04", "csw_03", 6, 4, 6),
    ],
)
def test_reinforcements_are_discarded_until_six_dice_are_rolled(
    attacker: str, origin: str, target: str, units: int, cards: int, rolled: int
) -> None:
    ours, theirs = (origin, target) if attacker == "harkonnen" else (target, origin)
    legions = f"{ours}: harkonnen regular {units}; {theirs}: atreides regular 3"
    table = fighting(against(legions, reinforcements=FOUR_CARDS), attacker, origin, target)
    table.start(combat_round)
    assert dice(table)["harkonnen"] == rolled
    assert len(table.g.automaton.reinforcements) == cards


@pytest.mark.rule("WFA-SBAT-01")
def test_without_enough_cards_fewer_dice_are_rolled_and_every_round_again() -> None:
    legions = "csw_04: harkonnen regular 2; csw_03: atreides regular 2"
    table = fighting(against(legions, reinforcements="?corrino_ally"), "harkonnen", "csw_04", "csw_03")
    table.start(combat_round)
    assert dice(table)["harkonnen"] == 3
    assert table.g.automaton.pile_top == 3


@pytest.mark.rule("WFA-SSPC-16")
def test_under_the_landsraad_ban_no_reinforcements_are_discarded() -> None:
    legions = "csw_04: harkonnen regular 2; csw_03: atreides regular 2"
    table = against(legions, reinforcements=FOUR_CARDS, bans="landsraad")
    fighting(table, "harkonnen", "csw_04", "csw_03").start(combat_round)
    assert dice(table)["harkonnen"] == 2
    assert len(table.g.automaton.reinforcements) == 4


# Hits (WFA-SBAT-03 to 06).


@pytest.mark.rule("WFA-SBAT-03", "WFA-SBAT-04", "WFA-SBAT-05", "WFA-SBAT-06", "WFA-EX-28")
@pytest.mark.parametrize(
    ("legion", "hits", "left"),
    [
        ("regular 1, elite 1, sardaukar 1, bashar 1, beast_rabban", 4, "regular 2, beast_rabban"),
        ("regular 2, bashar 3", 1, "regular 2, bashar 2"),
        ("regular 2, bashar 3", 2, "regular 2, bashar 1"),
        ("regular 2, bashar 2, baron_harkonnen", 2, "regular 2, baron_harkonnen"),
        ("regular 1, elite 2, sardaukar 1", 1, "regular 2, elite 1, sardaukar 1"),
        ("regular 1, elite 1, sardaukar 1", 2, "regular 3"),
        ("regular 3", 2, "regular 1"),
        # Two hits would take both Regular Units: the last leader goes first.
        ("regular 2, bashar 1", 2, "regular 1"),
        ("regular 3, beast_rabban", 2, "regular 1, beast_rabban"),
    ],
)
def test_hits_take_leaders_but_one_then_elite_units_sardaukar_and_regular_units(
    legion: str, hits: int, left: str
) -> None:
    table = against(f"ne_01: harkonnen {legion}").start(take_hits, HARKONNEN, AREA["ne_01"], hits)
    assert table.legion("harkonnen", "ne_01") == left
    assert not table.g.to_act


@pytest.mark.rule("WFA-SBAT-03", "WFA-RUL-99")
def test_between_named_leaders_the_player_chooses_who_falls() -> None:
    table = against("ne_01: harkonnen regular 2, beast_rabban, baron_harkonnen")
    table.start(take_hits, HARKONNEN, AREA["ne_01"], 1)
    assert table.options("atreides") == ["baron_harkonnen", "beast_rabban"]
    table.play("atreides", "beast_rabban")
    assert table.legion("harkonnen", "ne_01") == "regular 2, baron_harkonnen"


@pytest.mark.rule("WFA-RUL-99")
def test_the_player_says_which_leader_uses_a_scarce_special_and_one_must() -> None:
    legions = "csw_04: harkonnen regular 4, beast_rabban, baron_harkonnen; csw_03: atreides regular 4"
    table = fighting(against(legions), "harkonnen", "csw_04", "csw_03")
    table.start(resolve_roll, 0, 0, 1, 0, 0, 0)
    assert table.options("atreides") == ["baron_harkonnen", "beast_rabban"]


# Going on (WFA-SBAT-07 to 10).


@pytest.mark.rule("WFA-SBAT-07")
def test_the_mahdi_never_retreats_in_battle() -> None:
    legions = "csw_03: harkonnen regular 1; csw_04: atreides regular 5"
    table = fighting(against(legions), "atreides", "csw_04", "csw_03").start(round_over)
    table.play("atreides", "continue")
    assert table.prompt("atreides") != "prompt-stand"
    assert "event-retreats" not in table.told("atreides")
    assert dice(table)["harkonnen"] == 1


@pytest.mark.rule("WFA-SBAT-08", "WFA-RUL-65")
@pytest.mark.parametrize(
    ("defenders", "ceases"),
    [("regular 1, elite 1", False), ("elite 2", True), ("regular 2, naib 1", False), ("regular 3", True)],
)
def test_an_attack_ceases_only_before_twice_its_power_by_single_figures(defenders: str, ceases: bool) -> None:
    # One Elite Unit counts three.
    table = against(f"csw_04: harkonnen elite 1; csw_03: atreides {defenders}")
    fighting(table, "harkonnen", "csw_04", "csw_03").start(round_over)
    assert ("event-mahdi-ceases" in table.told("atreides")) == ceases


@pytest.mark.rule("WFA-SBAT-08", "WFA-RUL-65")
def test_it_is_checked_before_the_first_round_when_tokens_have_been_revealed() -> None:
    # The token shows two Units of four and three points.
    table = against("csw_04: harkonnen regular 1; csw_03: atreides starting_token_8")
    table.start(begin_battle, HARKONNEN, AREA["csw_04"], AREA["csw_03"], 0, 0)
    messages = table.told("atreides")
    assert messages.index("event-token-revealed") < messages.index("event-mahdi-ceases")
    assert "event-combat-roll" not in messages


@pytest.mark.rule("WFA-SBAT-10")
def test_going_on_against_a_sietch_costs_no_hit() -> None:
    table = against("csw_04: harkonnen regular 3; windgap: atreides regular 2")
    fighting(table, "harkonnen", "csw_04", "windgap").start(round_over)
    assert table.legion("harkonnen", "csw_04") == "regular 3"
    assert "event-continue" in table.told("atreides")


@pytest.mark.rule("WFA-SBAT-09")
def test_the_player_says_where_its_legion_retreats_empty_areas_first() -> None:
    legions = "csw_04: harkonnen regular 3; csw_05: atreides regular 2"
    table = fighting(against(legions, wormsigns="csw_03"), "harkonnen", "csw_04", "csw_05").start(round_over)
    table.play("atreides", "retreat")
    assert table.prompt("atreides") == "prompt-retreat-to"
    assert "csw_03" not in table.options("atreides")
    assert "windgap" not in table.options("atreides")
    assert table.options("atreides") == ["cse_02", "cse_04", "csw_06"]


@pytest.mark.rule("WFA-SBAT-09")
def test_without_an_empty_area_any_free_one_will_do() -> None:
    legions = "csw_04: harkonnen regular 3; csw_05: atreides regular 2"
    table = fighting(against(legions, wormsigns="csw_03, cse_02, cse_04, csw_06"), "harkonnen", "csw_04", "csw_05")
    table.start(round_over).play("atreides", "retreat")
    assert set(table.options("atreides")) == {"windgap", "cse_02", "cse_04", "csw_03", "csw_06"}


@pytest.mark.rule("WFA-SBAT-11", "WFA-SMOV-17")
def test_before_a_sandworm_the_mahdi_does_retreat() -> None:
    table = against("csw_03: harkonnen regular 2", worms="csw_03", phase="hazards")
    table.g.turn = None
    table.start(worm_strikes, AREA["csw_03"])
    assert table.prompt("atreides") == "prompt-retreat-to"
    table.play("atreides", "north_pole")
    assert table.legion("harkonnen", "north_pole") == "regular 2"


@pytest.mark.rule("WFA-SBAT-12", "WFA-RUL-68")
def test_a_legion_that_wins_a_sietch_advances_and_destroys_it() -> None:
    table = against("csw_04: harkonnen regular 3", sietches={"windgap": 2})
    table.start(begin_battle, HARKONNEN, AREA["csw_04"], AREA["windgap"], 0, 0)
    assert table.legion("harkonnen", "windgap") == "regular 3"
    assert table.g.supremacy == 2
    assert not table.g.sietch_areas >> AREA["windgap"] & 1


@pytest.mark.rule("WFA-RUL-68")
def test_after_beating_a_legion_elsewhere_the_player_says_whether_it_advances() -> None:
    table = fighting(
        against("csw_04: harkonnen regular 3; csw_03: atreides regular 1"), "harkonnen", "csw_04", "csw_03"
    )
    table.start(resolve_roll, 3, 0, 0, 0, 0, 0)
    assert table.options("atreides") == ["advance", "stay"]


@pytest.mark.rule("WFA-SMOV-21", "WFA-RUL-101")
def test_a_settlement_left_by_an_advance_is_garrisoned_at_once() -> None:
    table = fighting(
        against("north_pole: harkonnen regular 3; csw_03: atreides regular 1"), "harkonnen", "north_pole", "csw_03"
    )
    table.start(resolve_roll, 3, 0, 0, 0, 0, 0).play("atreides", "advance")
    assert guards(table, "north_pole") == 2
