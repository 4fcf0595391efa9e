"""Planning cards as such: decks, hands, playing and discarding, chains, and the vocabulary they are written in."""

from random import Random
from typing import Any

import pytest

from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.cards.decks import DECK_OF, IN_DECK, deck_card
from sandtable.games.war_for_arrakis.cards.tactics import TACTICS
from sandtable.games.war_for_arrakis.catalogue import EFFECT_NAMES, EFFECT_NUMBER, EFFECTS
from sandtable.games.war_for_arrakis.conditions import (
    any_legion,
    empty_desert_beside_legion,
    empty_desert_beside_worm,
)
from sandtable.games.war_for_arrakis.effects import (
    DRAW,
    OPS,
    STORM,
    Effect,
    choose,
    draw,
    enters,
    move,
    place_wormsigns,
)
from sandtable.games.war_for_arrakis.leaders import ALIA, BEAST_RABBAN, LEADERS
from sandtable.games.war_for_arrakis.rules import interpreter
from sandtable.games.war_for_arrakis.rules.checks import places
from sandtable.games.war_for_arrakis.rules.interpreter import button, possible, worth_of
from sandtable.games.war_for_arrakis.rules.planning import playable
from sandtable.games.war_for_arrakis.rules.vocabulary import card_text, leader_text
from sandtable.games.war_for_arrakis.state import DECK, DISCARD, HAND, LAID
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, POWERS, SIDES
from sandtable.kernel.errors import SandtableError
from sandtable.words import Words
from tests.games.war_for_arrakis.desert import names
from tests.games.war_for_arrakis.playing import over, playing
from tests.games.war_for_arrakis.position import position
from tests.laws.laws import unannounced

# Decks.


@pytest.mark.rule("WFA-COMP-13", "WFA-PLAN-09")
def test_four_decks_of_eighteen_cards() -> None:
    assert [len(faces) for faces in DECK_FACES] == [18] * 4
    for power, faces in zip(POWERS, DECK_FACES, strict=True):
        assert {PLANNING[kind].deck for kind in faces} == {power}
    copies = {card.id: card.copies for card in PLANNING if card.copies > 1}
    assert copies == {"shai_hulud": 3, "hawats_scheming": 3}


def test_a_card_of_all_decks_has_one_number_whatever_the_sizes_of_the_decks() -> None:
    cards = [(power, card) for power, faces in enumerate(DECK_FACES) for card in range(len(faces))]

    assert [deck_card(power, card) for power, card in cards] == list(range(len(cards)))
    assert [(DECK_OF[number], IN_DECK[number]) for number in range(len(cards))] == cards


def test_eight_tactic_cards_name_a_sietch_each() -> None:
    assert len({card.sietch for card in TACTICS}) == len(TACTICS) == 8
    assert sorted([card.sector for card in TACTICS]) == [
        "central", "central", "north_east", "north_east", "north_west", "north_west", "south_east", "south_west",
    ]  # fmt: skip


# Playing.


@pytest.mark.rule("WFA-PLAN-01", "WFA-ACT-12")
def test_a_card_costs_any_unused_die() -> None:
    table = position(hands={"house_harkonnen": "forced_recruitment"}).turn("harkonnen", mentat=1, house=1)
    table.play("harkonnen", "mentat", "play_card")
    if table.prompt("harkonnen") == "prompt-play-card":
        table.play("harkonnen", "forced_recruitment")
    table.play("harkonnen", "all", "pass")
    assert table.legion("harkonnen", "arrakeen") == "elite 3"
    assert table.unused("harkonnen") == {"house": 1}
    assert over(table, "forced_recruitment")


@pytest.mark.rule("WFA-PLAN-02", "WFA-PLAN-04")
def test_a_card_lies_open_while_it_is_carried_out_and_is_then_discarded_for_all_to_see() -> None:
    table = playing("forced_recruitment")
    family = table.g.planning[2]
    assert [family.faces[card] for card in family.zones[LAID]] == [PLANNING_NUMBER["forced_recruitment"]]
    table.play("harkonnen", "pass")
    assert family.known(table.g.public, DISCARD) == family.zones[DISCARD]
    assert len(family.zones[DISCARD]) == 1


@pytest.mark.rule("WFA-PLAN-05", "WFA-PLAN-06")
def test_an_exhausted_deck_gives_nothing_more() -> None:
    table = playing("evidence_of_rebellion", decks={"house_harkonnen": 1, "corrino_ally": 0})
    table.play("harkonnen", "pass")
    assert len(table.hand("house_harkonnen")) == 1
    assert table.g.planning[2].zones[DECK] == []
    assert over(table, "evidence_of_rebellion")


@pytest.mark.rule("WFA-PLAN-07")
def test_there_is_no_hand_limit_during_the_round() -> None:
    hands = {"house_atreides": "war_plan, the_voice, truthtrance", "fremen_ally": "thumpers, hieregs, stillsuits"}
    table = playing("tested_with_the_gom_jabbar", hands=hands)
    table.play("atreides", "1")
    assert len(table.hand("house_atreides")) + len(table.hand("fremen_ally")) == 8


@pytest.mark.rule("WFA-PLAN-08")
def test_hands_are_hidden_but_their_size_is_open() -> None:
    table = position(hands={"house_atreides": "war_plan, the_voice"})
    family = table.g.planning[0]
    assert family.known(table.seat("harkonnen"), HAND) == []
    assert family.known(table.seat("atreides"), HAND) == family.zones[HAND]
    assert len(family.zones[HAND]) == 2


@pytest.mark.rule("WFA-PLAN-09")
def test_a_side_plays_and_draws_only_its_own_cards() -> None:
    table = position(
        hands={"house_atreides": "war_plan", "house_harkonnen": "sandmasters"}, legions="ne_16: atreides regular 1"
    )
    assert playable(table.g, table.seat("atreides")) == [PLANNING_NUMBER["war_plan"]]
    assert playable(table.g, table.seat("harkonnen")) == [PLANNING_NUMBER["sandmasters"]]


@pytest.mark.rule("WFA-FREE-03")
def test_a_free_action_may_come_before_what_a_card_places() -> None:
    table = playing("forced_recruitment", flyers="air_se ornithopter")
    assert table.prompt("harkonnen") == "prompt-place-units"
    assert "scout" in table.options("harkonnen")


@pytest.mark.parametrize(("step", "offered"), [(0, False), (1, True)])
def test_a_card_is_offered_while_one_of_its_parts_can_be_done(step: int, offered: bool) -> None:
    """There is nothing to draw any more; a marker that has left its start can go back."""
    table = position(
        hands={"house_atreides": "alam_al_mithal"},
        decks={"house_atreides": 0, "fremen_ally": 0},
        prescience={"jihad": step},
    )
    assert (playable(table.g, table.seat("atreides")) == [PLANNING_NUMBER["alam_al_mithal"]]) == offered


@pytest.mark.rule("WFA-GEN-05")
def test_nothing_can_be_placed_where_all_figures_stand_already() -> None:
    """Carthag is the only settlement left; there is nothing to draw."""
    table = position(
        legions="carthag: harkonnen regular 24, elite 12",
        destroyed="arrakeen, arsunt, hagga_basin, imperial_basin, north_pole",
        hands={"house_harkonnen": "evidence_of_rebellion"},
        decks={"house_harkonnen": 0, "corrino_ally": 0},
    )
    assert playable(table.g, table.seat("harkonnen")) == []


@pytest.mark.rule("WFA-PLAN-01")
@pytest.mark.parametrize(("others", "offered"), [("", False), (", shigawire", True)])
def test_no_card_is_offered_if_the_only_one_lets_another_be_played(others: str, offered: bool) -> None:
    """No Bene Gesserit token is left to be gained, and nobody has Sardaukar to move."""
    table = position(hands={"corrino_ally": f"breeding_program{others}"}, bene_gesserit={"atreides": 5, "harkonnen": 0})
    table.turn("harkonnen", mentat=1).play("harkonnen", "mentat")
    assert ("play_card" in table.options("harkonnen")) == offered
    assert (playable(table.g, table.seat("harkonnen")) != []) == offered


def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    table = position(hands={"house_harkonnen": "forced_recruitment, hunter_seeker, hawats_scheming"})
    seat = table.seat("harkonnen")
    assert playable(table.g, seat) == [PLANNING_NUMBER["forced_recruitment"]]
    table = position(hands={"house_harkonnen": "forced_recruitment"}, destroyed="arrakeen")
    assert playable(table.g, seat) == []


def test_a_card_that_only_lets_another_be_played_needs_another() -> None:
    alone = position(hands={"house_atreides": "alia_the_abomination"})
    assert playable(alone.g, alone.seat("atreides")) == []
    two = position(hands={"house_atreides": "alia_the_abomination", "fremen_ally": "hieregs"})
    assert PLANNING_NUMBER["alia_the_abomination"] in playable(two.g, two.seat("atreides"))


@pytest.mark.rule("WFA-PLAN-01")
def test_cards_that_play_further_cards_form_chains_for_one_die() -> None:
    hands = {"house_atreides": "usul_the_base_of_the_pillar", "fremen_ally": "jubba_cloaks, hieregs"}
    table = playing("bill_of_particulars", hands=hands, legions="ne_16: atreides regular 1, naib 1")
    table.play("atreides", "choam", "usul_the_base_of_the_pillar", "nothing", "jubba_cloaks", "done", "hieregs")
    table.play("atreides", "done", "nothing")
    for card in ("bill_of_particulars", "usul_the_base_of_the_pillar", "jubba_cloaks", "hieregs"):
        assert over(table, card)
    assert table.hand("house_atreides") == table.hand("fremen_ally") == []


def test_who_holds_a_card_is_asked_for_a_further_one_whatever_it_is() -> None:
    table = playing("breeding_program", hands={"house_harkonnen": "hawats_scheming"})
    assert table.options("harkonnen") == ["pass"]
    assert over(playing("breeding_program"), "breeding_program")


@pytest.mark.rule("WFA-FREE-03")
def test_free_actions_can_come_in_the_middle_of_a_card() -> None:
    table = playing("evidence_of_rebellion", flyers="air_ne ornithopter")
    assert "scout" in table.options("harkonnen")
    table.play("harkonnen", "scout", "air_ne", "gara_kulon")
    assert "event-sietch-revealed" in table.told()
    assert table.prompt("harkonnen") == "prompt-place-where"


# The vocabulary.


def test_every_kind_of_effect_is_printed_somewhere() -> None:
    printed = {effect.op for effect in EFFECTS}
    assert printed == set(range(len(OPS)))


def test_effects_have_names_and_numbers() -> None:
    assert len(set(EFFECT_NAMES)) == len(EFFECTS)
    for number, effect in enumerate(EFFECTS):
        assert effect.number == number
    assert EFFECTS[EFFECT_NUMBER["card/grandmother_of_a_storm/effect"]].op == STORM


def test_an_effect_cannot_be_entered_twice_nor_left_out() -> None:
    entry = interpreter._entry(EFFECTS[EFFECT_NUMBER["card/grandmother_of_a_storm/effect"]])
    with pytest.raises(SandtableError, match="two entries"):
        interpreter.effect(STORM, entry.perform, entry.possible, entry.words, entry.worth)
    with pytest.raises(TypeError):
        interpreter.effect(STORM, entry.perform, entry.possible, entry.words)  # type: ignore[call-arg]
    interpreter._ENTRIES[STORM] = None
    try:
        with pytest.raises(SandtableError, match="without an entry: storm"):
            interpreter.refuse_missing()
    finally:
        interpreter._ENTRIES[STORM] = entry
    interpreter.refuse_missing()


def test_every_choice_has_a_word() -> None:
    assert str(button(move(1, any_legion))) == "move"
    with pytest.raises(SandtableError, match="no word"):
        button(place_wormsigns(2))


def test_every_card_can_be_read() -> None:
    words = Words("war_for_arrakis", "en")
    texts = [card_text(kind) for kind in range(len(PLANNING))] + [leader_text(number) for number in range(len(LEADERS))]
    for text in texts:
        assert words.problems(text["message"], text["args"]) == []
    assert words.text("card-thumpers") == "Thumpers"
    text = card_text(PLANNING_NUMBER["hieregs"])
    assert words.text(text["message"], text["args"]) == (
        "place 2 Regular Units, each in an area of its own: an empty Desert area; take a Desert Power action"
    )


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("evidence_of_rebellion", "place in an own settlement: 2 Elite Units; draw 2 Planning cards"),
        ("moving_the_battle_group", "place in a free Mountain area: 2 Elite Units, a generic leader"),
        (
            "polar_cap_factories",
            (
                "place in North Pole: 2 Regular Units, 1 Elite Unit, a generic leader; "
                "all Wormsigns beside North Pole are discarded"
            ),
        ),
        ("spotter_control", "up to 3 Wormsigns are discarded; draw 2 Planning cards"),
        ("killers_without_mercy", "attack with a legion with a Special Elite Unit (continuing costs no hit)"),
        (
            "sardaukars_manner",
            "move a legion with a Special Elite Unit, or surprise attack with a legion with a Special Elite Unit",
        ),
        ("sardaukar_pogrom", "move 3 different legions (a legion with a Special Elite Unit)"),
        ("workhorse_of_arrakis", "place 1 Harvester, 1 Carryall; draw 2 Planning cards"),
    ],
)
def test_what_a_card_says(card: str, text: str) -> None:
    said = card_text(PLANNING_NUMBER[card])
    assert Words("war_for_arrakis", "en").text(said["message"], said["args"]) == text


def test_what_a_leader_who_moves_twice_says() -> None:
    said = leader_text(BEAST_RABBAN)
    text = Words("war_for_arrakis", "en").text(said["message"], said["args"])
    assert text == "move the legion of Beast Rabban 2 times, one move after the other"


def test_values_compose_and_read_like_a_card() -> None:
    both = draw(2) + enters(ALIA)
    assert repr(both) == "draw(2) + enters(5)"
    assert repr(choose(draw(1), both)) == "choose(draw(1), draw(2) + enters(5))"
    assert both.parts()[0].op == DRAW
    assert isinstance(both, Effect)


def test_worth_is_nothing_for_what_cannot_be_done() -> None:
    table = position().begin_turn("atreides")
    table.g.turn = None
    for side in SIDES:
        for card in PLANNING:
            if card.side == side and not card.is_scheme:
                worth = worth_of(table.g, side, card.effect)
                assert (worth > 0) == possible(table.g, side, card.effect), card.id
    assert worth_of(table.g, ATREIDES, PLANNING[PLANNING_NUMBER["crysknife"]].effect) == 0


# What an effect is worth to a bot: to change a weight is a decision.
WORTH = {
    ATREIDES: (
        "war_plan 22, alia_the_abomination 12, smugglers_a 40, smugglers_b 40, smugglers_c 40, the_voice 18, "
        "death_commandos 26, tested_with_the_gom_jabbar 36, chatt_the_leaper 50, truthtrance 21, "
        "adab_the_demanding_memory 12, alam_al_mithal 16, usul_the_base_of_the_pillar 22, "
        "voice_from_the_outer_world 30, our_family_atomics 12, battle_language 26, bill_of_particulars 24, "
        "fear_is_the_mind_killer 0, shai_hulud 5, wall_of_sandworms 22, dust_chasms 22, fremen_rockets 12, "
        "eyes_of_ibad 0, captured_ornithopter 12, crysknife 8, cielagos_piping_message 33, jubba_cloaks 20, "
        "hieregs 30, grandmother_of_a_storm 16, stillsuits 12, i_am_stilgar_the_fremen 58, thumpers 24, "
        "kitab_al_ibar 6, sandtides 18"
    ),
    HARKONNEN: (
        "hard_times_and_oppression 70, forced_recruitment 55, beloved_feyd_rautha 37, harkonnen_patrols 30, "
        "arsunt_legion 35, barons_personal_guard 48, evidence_of_rebellion 46, polar_cap_factories 45, "
        "carthag_the_former_capital 55, workhorse_of_arrakis 40, spotter_control 22, explosive_artillery 26, "
        "sandmasters 44, mudir_nahya 25, hunter_seeker 25, rage_overcame_shaddam_iv_a 37, "
        "rage_overcame_shaddam_iv_b 37, rage_overcame_shaddam_iv_c 37, manipulation_of_others 28, breeding_program 32, "
        "troop_carriers 16, shigawire 8, hope_clouds_observation 0, reports_of_traitors 20, sardaukar_pogrom 24, "
        "sardaukars_manner 22, spies_all_over_arrakis 20, full_control_of_the_air 32, moving_the_battle_group 40, "
        "killers_without_mercy 22, sardaukar_disguised 26, i_decide_what_best_serves_his_majesty 10, "
        "seek_out_the_mahdi 14"
    ),
}


def test_what_each_card_is_worth_to_a_bot_in_the_middle_of_a_war() -> None:
    table = position(
        legions="ne_16: harkonnen regular 3, elite 2, sardaukar 2, bashar 1; carthag: harkonnen regular 3;"
        "se_02: harkonnen regular 1, elite 2; windgap: atreides starting_token_3, starting_token_4, naib;"
        "ne_15: atreides regular 2, elite 1, fedaykin 1, paul_atreides, stilgar, naib;"
        "cse_05: atreides elite 2; csw_04: atreides regular 2",
        harvesters="se_05, sw_05",
        wormsigns="sw_06, se_04",
        worms="sw_08",
        wild_maker="se_03",
        flyers="air_sw ornithopter, air_se carryall",
        hands={
            "house_atreides": "war_plan, the_voice",
            "fremen_ally": "thumpers",
            "house_harkonnen": "sandmasters, hunter_seeker",
            "corrino_ally": "shigawire",
        },
    )
    table.dice("atreides", house=1, strategy=2).dice("harkonnen", house=1, strategy=2)
    for side in SIDES:
        cards = [card for card in PLANNING if card.side == side and not card.is_scheme]
        worth = [f"{card.id} {worth_of(table.g, side, card.effect)}" for card in cards]
        assert worth == WORTH[side].split(", ")


@pytest.mark.parametrize(
    ("card", "worth"),
    [("hope_clouds_observation", 10), ("fear_is_the_mind_killer", 15), ("eyes_of_ibad", 15), ("shai_hulud", 25)],
)
def test_what_a_card_is_worth_to_a_bot_with_a_prescience_card_on_offer_and_no_wild_maker(card: str, worth: int) -> None:
    table = position(shown="the_desert_war")
    printed = PLANNING[PLANNING_NUMBER[card]]
    assert worth_of(table.g, printed.side, printed.effect) == worth


@pytest.mark.rule("WFA-GEN-05")
def test_empty_desert_beside_legions_and_worms() -> None:
    table = position(legions="windgap: atreides regular 1; csw_04: harkonnen regular 1", worms="ne_02")
    beside = names(places(table.g, ATREIDES, empty_desert_beside_legion))
    assert beside == ["csw_05", "csw_06", "sw_09"]
    assert "ne_01" in names(places(table.g, ATREIDES, empty_desert_beside_worm))


# What is passed is told, since the card then leaves the table.

DECLINED = "event-effects-declined"


@pytest.mark.rule("WFA-GEN-03")
@pytest.mark.parametrize(
    ("card", "said", "answers", "told"),
    [
        ("thumpers", {"legions": "ne_16: atreides regular 1"}, ["done"], "event-no-more-worms"),
        ("dust_chasms", {"harvesters": "ne_01"}, ["done", "nothing"], DECLINED),
        ("dust_chasms", {"harvesters": "ne_01"}, ["done", "place_wormsigns", "done"], DECLINED),
        ("dust_chasms", {"harvesters": "ne_01", "worms": "ne_02"}, ["done", "move_worms", "done"], DECLINED),
        ("dust_chasms", {"harvesters": "ne_01", "worms": "ne_02"}, ["done", "attack_with_worm", "done"], DECLINED),
        ("shai_hulud", {}, ["done"], DECLINED),
        ("shai_hulud", {"wild_maker": "ne_02"}, ["done"], DECLINED),
        ("shai_hulud", {"wild_maker": "ne_02", "harvesters": "ne_01"}, ["ne_05", "done"], DECLINED),
        ("bill_of_particulars", {}, ["done"], DECLINED),
        ("adab_the_demanding_memory", {"shown": "the_desert_war", "harvesters": "ne_01, ne_02"}, ["done"], DECLINED),
        ("alam_al_mithal", {"prescience": {"jihad": 4}}, ["done"], DECLINED),
        ("hope_clouds_observation", {"shown": "the_desert_war"}, ["done"], DECLINED),
        ("polar_cap_factories", {"wormsigns": "cne_05"}, ["pass", "done"], DECLINED),
        ("full_control_of_the_air", {}, ["done"], "event-no-more-vehicles"),
    ],
)
def test_whoever_makes_no_use_of_a_card_says_so(card: str, said: dict[str, Any], answers: list[str], told: str) -> None:
    table = playing(card, **said)
    sides = ("atreides", "harkonnen")
    one = sides[PLANNING[PLANNING_NUMBER[card]].side]
    other = sides[1 - PLANNING[PLANNING_NUMBER[card]].side]
    table.play(one, *answers[:-1])
    before = len(table.told(other))
    table.play(one, answers[-1])
    assert table.told(other)[before:] == [told]


@pytest.mark.rule("WFA-GEN-03", "WFA-ACT-32")
@pytest.mark.parametrize(("card", "before"), [("dust_chasms", ["done"]), ("thumpers", [])])
def test_nobody_tells_a_passed_card_from_one_in_use_but_by_what_is_told(card: str, before: list[str]) -> None:
    """A token could still be turned, so the same player is asked next either way, and the card leaves the table."""
    legions = "gara_kulon: atreides regular 1, starting_token_1"
    table = position(hands={"fremen_ally": card}, legions=legions, harvesters="ne_01", worms="sw_08")
    table.turn("atreides", deployment=1).play("atreides", "deployment", "play_card", card, *before)
    unannounced(table.g, Random(1))
