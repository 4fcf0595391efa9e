"""Special rules before the Mahdi: tokens, decks, dice, cards of its own (WFA-SSPC)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, ZONES_OF
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import GAIUS_HELEN_MOHIAM, THUFIR_HAWAT
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE, PRESCIENCE_INDEX, REVEAL_SIETCH, REVEAL_TOKENS
from sandtable.games.war_for_arrakis.rules.action_turns import desert_power_allowed
from sandtable.games.war_for_arrakis.rules.atomics import blast
from sandtable.games.war_for_arrakis.rules.battle import begin_battle
from sandtable.games.war_for_arrakis.rules.bene_gesserit import gain_bene_gesserit
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.free_actions import may_reveal
from sandtable.games.war_for_arrakis.rules.hazards import resolve_storm
from sandtable.games.war_for_arrakis.rules.mahdi.guards import mahdi_garrisons, reveal_guards
from sandtable.games.war_for_arrakis.rules.mahdi.reinforcements import mahdi_sheds, reinforce, turn_over
from sandtable.games.war_for_arrakis.rules.mahdi.turns import mahdi_gains_die, mahdi_plays_card
from sandtable.games.war_for_arrakis.rules.marches import resolve_special_attack, uncover
from sandtable.games.war_for_arrakis.rules.planning import play_card
from sandtable.games.war_for_arrakis.rules.prescience import claim
from sandtable.games.war_for_arrakis.rules.prescience import claimable as offered
from sandtable.games.war_for_arrakis.rules.worms import worm_attacks
from sandtable.games.war_for_arrakis.state import DECK, DISCARD, LAID, RETIRED, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, CORRINO_ALLY, FACE_IDS, HARKONNEN, HOUSE_HARKONNEN, NONE
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do
from tests.games.war_for_arrakis.mahdi import (
    QUIET,
    against,
    discards,
    guards,
    only_card,
    reinforcement_decks,
    told,
    uses,
)
from tests.games.war_for_arrakis.position import Position


def players_turn(table: Position, **dice: int) -> Position:
    """It is the player's turn."""
    return table.turn("atreides", **dice)


# Bene Gesserit tokens (WFA-SSPC-01, 02).


@pytest.mark.rule("WFA-SSPC-01")
def test_a_bene_gesserit_token_becomes_a_die_from_the_spice_must_flow() -> None:
    table = against()
    table.g.blocked_dice, table.g.unrolled = 2, replaced(table.g.unrolled, HARKONNEN, 6)
    gain_bene_gesserit(table.g, HARKONNEN)
    table.go(*table.g.stack)
    assert (table.g.blocked_dice, table.g.unrolled[HARKONNEN]) == (1, 7)
    assert table.g.bene_gesserit[HARKONNEN] == 0


@pytest.mark.rule("WFA-SSPC-02")
def test_without_a_die_there_supremacy_advances() -> None:
    table = against(supremacy=0).start(mahdi_gains_die)
    assert table.g.supremacy == 1
    assert table.g.unrolled[HARKONNEN] == 8
    # Thufir Hawat enters with the first step.
    assert table.leader("thufir_hawat") != 0


# Harkonnen Deployment tokens (WFA-SSPC-03 to 09).


@pytest.mark.rule("WFA-SSPC-03", "WFA-SMOV-21")
def test_the_starting_tokens_form_the_pool() -> None:
    table = against().start(mahdi_garrisons, AREA["arrakeen"])
    assert guards(table, "arrakeen") == 2
    assert table.g.view(0)["mahdi"]["tokens_left"] == {"silver": 5, "black": 5}
    fallen = against(destroyed="arrakeen").start(mahdi_garrisons, AREA["arrakeen"])
    assert guards(fallen, "arrakeen") == 0


@pytest.mark.rule("WFA-SSPC-03", "WFA-SSPC-06")
def test_nobody_sees_what_a_token_shows_when_it_comes_from_the_pool() -> None:
    table = against().start(mahdi_garrisons, AREA["arrakeen"])
    for slot in table.g.automaton.guards_in(AREA["arrakeen"]):
        could_be = set()
        for seed in range(20):
            other = table.g.determinize(0, seed)
            assert isinstance(other, Table)
            could_be.update(other.automaton.guards.zones[slot])
        assert len(could_be) > 1


@pytest.mark.rule("WFA-SSPC-04", "WFA-SSPC-05")
def test_a_token_counts_as_one_unit_for_stacking() -> None:
    table = against("arrakeen: harkonnen regular 4", guards="arrakeen: silver_1, black_1")
    assert table.g.size(HARKONNEN, AREA["arrakeen"]) == 6


@pytest.mark.rule("WFA-SSPC-06", "WFA-SSPC-08")
@pytest.mark.parametrize("attacker", ["harkonnen", "atreides"])
def test_tokens_are_revealed_when_they_fight_and_go_back_into_the_pool(attacker: str) -> None:
    # A silver token of Regular, Sardaukar and Bashar, a black one of three Regular Units.
    table = against("rimwall_west: atreides regular 6", guards="arrakeen: silver_1, black_1")
    side = HARKONNEN if attacker == "harkonnen" else ATREIDES
    origin, target = ("arrakeen", "rimwall_west") if attacker == "harkonnen" else ("rimwall_west", "arrakeen")
    table.begin_turn(attacker).start(begin_battle, side, AREA[origin], AREA[target], 0, 0)
    told_of = told(table, "event-guard-revealed")
    assert [args["colour"] for args in told_of] == ["guard-silver", "guard-black"]
    assert table.g.view(0)["mahdi"]["tokens_left"] == {"silver": 6, "black": 6}
    assert guards(table, "arrakeen") == 0


@pytest.mark.rule("WFA-SSPC-06")
def test_tokens_are_revealed_where_a_die_needs_their_figures() -> None:
    table = uses(against(guards="csw_04: silver_4, black_1", **QUIET), "house")
    assert "event-guard-revealed" in table.told("atreides")
    # Silver: Regular, Elite, Bashar; black: three Regular. Two Regular Units are replaced.
    assert table.legion("harkonnen", "csw_04") == "regular 2, elite 3, bashar 1"


@pytest.mark.rule("WFA-RUL-98")
def test_tokens_under_a_hit_are_revealed_first() -> None:
    table = against(guards="se_01: silver_1, black_1").start(take_hits, HARKONNEN, AREA["se_01"], 2)
    assert "event-guard-revealed" in table.told("atreides")
    # Regular 4, Sardaukar 1, Bashar 1: the Sardaukar gives way, then a Regular Unit falls.
    assert table.legion("harkonnen", "se_01") == "regular 4, bashar 1"


@pytest.mark.rule("WFA-SSPC-06", "WFA-RUL-98")
@pytest.mark.parametrize(("version", "left"), [(GAME.rules_version, 0), (3, 2)])
def test_tokens_that_are_attacked_are_revealed_though_no_hit_falls(version: int, left: int) -> None:
    """By a Sandworm, and by the dice of a card."""
    missed = 0
    for seed in range(60):
        table = against(guards="ne_13: silver_1, black_1", worms="ne_12", seed=seed)
        table.g.game = GAME.under(version)
        table.start(worm_attacks, AREA["ne_12"], AREA["ne_13"])
        if [args["count"] for args in told(table, "event-worm-attack")] == [0]:
            missed += 1
            assert guards(table, "ne_13") == left
    assert missed
    table = against(guards="ne_13: silver_1, black_1")
    table.g.game = GAME.under(version)
    area = AREA["ne_13"]
    table.go(Do(uncover, HARKONNEN, area), Do(resolve_special_attack, HARKONNEN, area, 0, 2, 0))
    assert guards(table, "ne_13") == left


@pytest.mark.rule("WFA-RUL-98")
def test_a_storm_without_hits_reveals_nothing() -> None:
    table = against(guards="ne_13: silver_1, black_1").start(resolve_storm, AREA["ne_13"], 0, 2, 0)
    assert guards(table, "ne_13") == 2


@pytest.mark.rule("WFA-SSPC-07")
def test_units_too_many_are_removed_the_weakest_first() -> None:
    table = against("arrakeen: harkonnen elite 3, regular 1", guards="arrakeen: silver_1, black_1")
    table.start(reveal_guards, AREA["arrakeen"])
    # Nine Units: the Regular ones go first.
    assert table.legion("harkonnen", "arrakeen") == "regular 2, elite 3, sardaukar 1, bashar 1"


@pytest.mark.rule("WFA-SSPC-09")
def test_an_empty_pool_is_refilled_by_revealing_tokens_of_the_players_choice() -> None:
    posts = "arrakeen: silver_1, black_1; carthag: silver_2, black_2; arsunt: silver_3, black_3"
    more = "hagga_basin: silver_4, black_4; imperial_basin: silver_5, black_5; ne_01: silver_6, black_6"
    table = against(guards=f"{posts}; {more}").start(mahdi_garrisons, AREA["north_pole"])
    assert table.prompt("atreides") == "prompt-mahdi-relieve-guard"
    assert "ne_01" in table.options("atreides")
    table.play("atreides", "ne_01", "carthag")
    assert guards(table, "north_pole") == 2
    assert guards(table, "ne_01") == 1
    assert guards(table, "carthag") == 1
    assert table.legion("harkonnen", "carthag") == "regular 2"


@pytest.mark.rule("WFA-SSPC-08")
def test_tokens_destroyed_unseen_go_back_into_the_pool() -> None:
    around = "; ".join([f"{place}: atreides regular 1" for place in ("cnw_02", "hagga_basin", "cne_04", "wind_pass")])
    table = against(around, guards="splintered_rock: silver_1, black_1")
    blast(table.g, AREA["splintered_rock"])
    table.go(*table.g.stack)
    assert guards(table, "splintered_rock") == 0
    assert table.g.view(0)["mahdi"]["tokens_left"] == {"silver": 6, "black": 6}


# Decks and dice (WFA-SSPC-10, 11).


@pytest.mark.rule("WFA-SSPC-10", "WFA-RUL-66")
def test_a_deck_that_runs_out_is_made_of_its_own_discards() -> None:
    table = against(pile="sandmasters, shigawire, spotter_control")
    family = table.g.harkonnen_cards
    for _ in range(16):
        reinforce(table.g, HOUSE_HARKONNEN)
    # The last card has been drawn: its two discards are the new deck, Corrino's stays in the pile.
    assert len(family.zones[DECK]) == 2
    assert not family.zones[DISCARD]
    assert discards(table, "corrino_ally") == ["shigawire"]
    assert table.g.automaton.pile_top == CORRINO_ALLY


@pytest.mark.rule("WFA-SSPC-10")
def test_a_deck_that_ran_out_before_anything_was_discarded_is_made_when_a_card_is_turned_over() -> None:
    table = against(pile="sandmasters")
    family = table.g.harkonnen_cards
    family.zones[LAID] = [*family.zones[LAID], *family.zones[DECK]]
    family.zones[DECK] = []
    card = turn_over(table.g, HOUSE_HARKONNEN)
    assert family.faces[card] == PLANNING_NUMBER["sandmasters"]
    assert not family.zones[DISCARD]


@pytest.mark.rule("WFA-SSPC-10")
def test_a_deck_that_ran_out_before_anything_was_discarded_is_made_for_a_reinforcement() -> None:
    table = against(pile="sandmasters")
    family = table.g.harkonnen_cards
    family.zones[LAID] = [*family.zones[LAID], *family.zones[DECK]]
    family.zones[DECK] = []
    assert reinforce(table.g, HOUSE_HARKONNEN)
    assert reinforcement_decks(table) == ["house_harkonnen"]
    assert not family.zones[DISCARD]


@pytest.mark.rule("WFA-SSPC-11")
@pytest.mark.parametrize(("left", "allowed"), [(4, False), (5, True)])
def test_desert_power_compares_with_the_dice_not_rolled_yet(left: int, allowed: bool) -> None:
    table = against(spent={"strategy": 8 - left})
    players_turn(table, leadership=2, mentat=2)
    assert desert_power_allowed(table.g) == allowed


# Reveals (WFA-SSPC-12 to 15).


@pytest.mark.rule("WFA-SSPC-12")
def test_nothing_is_revealed_by_choice_under_an_ornithopter() -> None:
    legions = "windgap: atreides starting_token_1; gara_kulon: atreides starting_token_2"
    table = players_turn(against(legions, flyers="air_ne ornithopter"), mentat=1)
    table.play("atreides", "guerrilla_training")
    assert table.options("atreides") == ["starting_token_1"]
    assert len(ZONES_OF[AREA["gara_kulon"]]) == 1
    assert not may_reveal(table.g, AREA["gara_kulon"])
    none = players_turn(against("gara_kulon: atreides starting_token_2", flyers="air_ne ornithopter"), mentat=1)
    assert "guerrilla_training" not in none.options("atreides")
    # A Carryall does not matter.
    carried = players_turn(against("gara_kulon: atreides starting_token_2", flyers="air_ne carryall"), mentat=1)
    assert "guerrilla_training" in carried.options("atreides")


@pytest.mark.rule("WFA-SSPC-12", "WFA-RUL-67")
@pytest.mark.parametrize(("flyers", "claimable"), [("", True), ("air_ne ornithopter", False)])
def test_nor_by_a_prescience_card(flyers: str, claimable: bool) -> None:
    for number, card in enumerate(PRESCIENCE):
        if card.deed in (REVEAL_SIETCH, REVEAL_TOKENS):
            tokens = "starting_token_1, starting_token_2, starting_token_3"
            table = against(f"gara_kulon: atreides {tokens}, paul_atreides", flyers=flyers, shown=card.id)
            found = offered(table.g, card.phase, 1 << card.claimed)
            assert (number in [option.value for option in found]) == claimable, card.id


@pytest.mark.rule("WFA-SSPC-13")
def test_tokens_under_an_ornithopter_are_revealed_when_attacked() -> None:
    table = against("ne_16: harkonnen regular 6; gara_kulon: atreides starting_token_2", flyers="air_ne ornithopter")
    table.start(begin_battle, HARKONNEN, AREA["ne_16"], AREA["gara_kulon"], 0, 0)
    assert "event-token-revealed" in table.told("atreides")
    # That was not by choice: no card is added.
    assert not reinforcement_decks(table)


@pytest.mark.rule("WFA-SSPC-14", "WFA-RUL-67")
def test_each_token_revealed_by_choice_brings_the_mahdi_a_card_by_turns() -> None:
    table = players_turn(against("windgap: atreides starting_token_1, starting_token_2"), mentat=1)
    table.g.automaton.last_drawn = NONE
    table.play("atreides", "guerrilla_training", "starting_token_1")
    table.play("atreides", "guerrilla_training")
    table.play_quietly(lambda: len(reinforcement_decks(table)) == 2)
    assert reinforcement_decks(table) == ["house_harkonnen", "corrino_ally"]


@pytest.mark.rule("WFA-SSPC-14", "WFA-PRE-09")
def test_a_sietch_revealed_by_a_claim_brings_the_mahdi_a_card() -> None:
    table = against("windgap: atreides regular 1, paul_atreides", shown="the_fremen_call_paul_the_mahdi")
    table.g.automaton.last_drawn = NONE
    table.start(claim, PRESCIENCE_INDEX["the_fremen_call_paul_the_mahdi"])
    assert [args["where"] for args in told(table, "event-sietch-revealed")] == ["area-windgap"]
    assert reinforcement_decks(table) == ["house_harkonnen"]


@pytest.mark.rule("WFA-SSPC-15")
def test_not_while_the_spacing_guild_ban_is_active() -> None:
    table = players_turn(
        against("windgap: atreides starting_token_1, starting_token_2", bans="spacing_guild"), mentat=1
    )
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert not reinforcement_decks(table)


# Leaders and cards (WFA-SSPC-17 to 23).


@pytest.mark.rule("WFA-SSPC-17", "WFA-SSPC-18", "WFA-SACT-01")
@pytest.mark.parametrize(
    ("leader", "deck"), [("thufir_hawat", "power-house-harkonnen"), ("gaius_helen_mohiam", "power-corrino-ally")]
)
def test_hawat_and_mohiam_draw_three_cards_of_their_deck_and_play_them(leader: str, deck: str) -> None:
    table = uses(against("carthag: harkonnen regular 1", aside=leader, **QUIET), "mentat")
    table.play_quietly(lambda: False)
    decks = [args["power"] for args in told(table, "event-mahdi-turns-over")]
    assert decks.count(deck) >= 3
    number = THUFIR_HAWAT if leader == "thufir_hawat" else GAIUS_HELEN_MOHIAM
    assert table.g.leader_spent[number] or table.g.leader_state[number] == RETIRED


@pytest.mark.rule("WFA-SSPC-19", "WFA-SSPC-20", "WFA-SSPC-21", "WFA-RUL-14")
def test_truthtrance_prescribes_a_result_that_few_spent_dice_show() -> None:
    spent = {"strategy": 3, "deployment": 2, "house": 1, "mentat": 2}
    table = against(hands={"house_atreides": "truthtrance"}, spent=spent)
    table.begin_turn("atreides").go(Do(play_card, ATREIDES, PLANNING_NUMBER["truthtrance"]))
    assert table.options("atreides") == ["leadership", "mentat", "house", "pass"]
    table.play("atreides", "mentat")
    assert FACE_IDS[table.g.forced_result] == "mentat"
    # Then two cards are drawn or one is played.
    assert "draw" in table.options("atreides")


@pytest.mark.rule("WFA-SSPC-22", "WFA-SSPC-23")
def test_the_second_copy_of_hawats_scheming_ends_his_service() -> None:
    table = only_card(against(aside="thufir_hawat", **QUIET), "hawats_scheming")
    table.start(mahdi_plays_card, HOUSE_HARKONNEN)
    assert "event-mahdi-plots" in table.told("atreides")
    assert table.leader("thufir_hawat") != RETIRED
    family = table.g.harkonnen_cards
    copies = [card for card in range(18) if family.faces[card] == PLANNING_NUMBER["hawats_scheming"]]
    family.zones[LAID] = [card for card in copies if card in family.zones[LAID]]
    family.zones[DECK] = [card for card in copies if card not in family.zones[LAID]][:1]
    table.start(mahdi_plays_card, HOUSE_HARKONNEN)
    assert table.leader("thufir_hawat") == RETIRED
    assert table.leader("gaius_helen_mohiam") != 0
    # Mohiam's Bene Gesserit token: no die lies on The Spice Must Flow, so Supremacy advances.
    assert table.g.supremacy == 1
    assert len(told(table, "event-mahdi-discards")) == 2


@pytest.mark.rule("WFA-RUL-74")
def test_without_hawat_a_second_copy_joins_the_reinforcements() -> None:
    table = only_card(against(**QUIET), "hawats_scheming")
    table.start(mahdi_plays_card, HOUSE_HARKONNEN)
    family = table.g.harkonnen_cards
    copies = [card for card in range(18) if family.faces[card] == PLANNING_NUMBER["hawats_scheming"]]
    family.zones[LAID] = copies[:1]
    family.zones[DECK] = copies[1:2]
    table.start(mahdi_plays_card, HOUSE_HARKONNEN)
    assert "event-mahdi-keeps-card" in table.told("atreides")
    assert family.zones[LAID] == copies[:1]


@pytest.mark.rule("WFA-RUL-100")
def test_forced_discards_come_from_the_top_of_the_reinforcements() -> None:
    table = against(reinforcements="?corrino_ally, sandmasters, shigawire").start(mahdi_sheds, 2)
    assert discards(table, "corrino_ally") == ["shigawire"]
    assert discards(table, "house_harkonnen") == ["sandmasters"]
    table.start(mahdi_sheds, 5)
    assert not reinforcement_decks(table)


@pytest.mark.rule("WFA-RUL-105")
def test_a_card_takes_a_named_leader_from_the_board_but_not_out_of_the_tank() -> None:
    table = only_card(
        against("csw_04: harkonnen sardaukar 2; arrakeen: harkonnen regular 1, captain_aramsham"),
        "i_decide_what_best_serves_his_majesty",
    )
    table.start(mahdi_plays_card, CORRINO_ALLY)
    assert "captain_aramsham" in table.legion("harkonnen", "csw_04") + table.legion("harkonnen", "windgap")
    tank = only_card(
        against("csw_04: harkonnen sardaukar 2", tank={"captain_aramsham": 1}), "i_decide_what_best_serves_his_majesty"
    )
    tank.start(mahdi_plays_card, CORRINO_ALLY)
    assert "event-mahdi-keeps-card" in tank.told("atreides")
