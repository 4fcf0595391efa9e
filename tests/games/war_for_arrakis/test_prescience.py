"""Prescience cards: every condition, the moments of a claim, deeds, the markers, and what becomes of the cards."""

import pytest

from sandtable.games.war_for_arrakis.components import PRESCIENCE_SHOWN
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE, PRESCIENCE_INDEX
from sandtable.games.war_for_arrakis.rules.decks import reveal_prescience
from sandtable.games.war_for_arrakis.rules.free_actions import free_actions
from sandtable.games.war_for_arrakis.rules.prescience import (
    ADDS,
    KEEPS,
    attach_to_prescience,
    claim,
    claims,
    claims_at_round_end,
    claims_at_turn_end,
    clean_up_prescience,
    die_claims,
    holds,
    replace_prescience,
    shift_prescience,
    shuffle_back_prescience,
)
from sandtable.games.war_for_arrakis.rules.tracks import advance, gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    CLAIMED,
    DECK,
    DISCARD,
    GONE,
    HAND,
    IN_TANK,
    LAID,
    NOT_IN_PLAY,
    ON_BOARD,
    RETIRED,
    SHOWN,
    TOKEN_GONE,
)
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    FREMEN_ALLY,
    HOUSE_ATREIDES,
    JIHAD,
    KWISATZ_HADERACH,
    MARKERS,
    ROUND_END,
    SAND_DWELLERS,
    Marker,
)
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import markers
from tests.games.war_for_arrakis.position import Position, position


def card(ident: str) -> int:
    return PRESCIENCE_INDEX[ident]


def so(ident: str, **said: object) -> bool:
    """Whether the condition of a card holds in a position."""
    return holds(position(**said).g, PRESCIENCE[card(ident)].condition)  # type: ignore[arg-type]


def lying(table: Position, zone: int) -> list[str]:
    return sorted(PRESCIENCE[one].id for one in table.g.prescience_cards.zones[zone])


# The cards.


@pytest.mark.rule("WFA-PRE-03", "WFA-PRE-05", "WFA-PRE-06", "WFA-COMP-15", "WFA-DATA-17")
def test_eight_cards_for_each_of_two_phases() -> None:
    assert len(PRESCIENCE) == 16
    assert [one.phase for one in PRESCIENCE].count(ACTIONS) == 8
    assert [one.phase for one in PRESCIENCE].count(ROUND_END) == 8
    offered = [sum(one.gains[marker] for one in PRESCIENCE) for marker in MARKERS]
    assert offered == [12, 13, 12]


GAINS = {
    "dew_collectors_for_the_planting": (0, 2, 0),
    "the_fremen_call_paul_the_mahdi": (1, 0, 1),
    "the_water_discipline": (1, 1, 0),
    "new_hidden_wind_traps": (0, 1, 1),
    "stunted_worms": (1, 2, 0),
    "jessica_trains_paul": (2, 0, 0),
    "the_desert_war": (0, 1, 2),
    "the_lisan_al_gaib": (1, 1, 1),
    "paul_drinks_the_water_of_life": (3, 0, 0),
    "families_flee_to_the_palmaries_of_the_south": (0, 2, 0),
    "riding_the_maker": (1, 1, 0),
    "spice_denied": (0, 0, 2),
    "blood_debt": (1, 0, 1),
    "teeth_of_the_desert": (0, 1, 1),
    "a_name_in_the_villages": (1, 0, 1),
    "legion_of_the_faithful": (0, 1, 2),
}

CLAIMED_IN = {
    "the_fremen_call_paul_the_mahdi": "gara_kulon: atreides regular 1, paul_atreides",
    "the_lisan_al_gaib": "gara_kulon: atreides starting_token_1, starting_token_2, paul_atreides",
    "paul_drinks_the_water_of_life": "gara_kulon: atreides regular 1, paul_atreides",
    "families_flee_to_the_palmaries_of_the_south": "gara_kulon: atreides regular 2",
}


@pytest.mark.rule("WFA-PRE-01", "WFA-PRE-02")
@pytest.mark.parametrize("ident", GAINS)
def test_a_claim_advances_the_markers_shown(ident: str) -> None:
    table = position(shown=ident, legions=CLAIMED_IN.get(ident, "")).begin_turn("atreides").start(claim, card(ident))
    table.play_quietly(until=lambda: False)
    assert tuple(table.g.prescience) == GAINS[ident]
    assert lying(table, CLAIMED) == [ident]


# Conditions.


@pytest.mark.rule("WFA-PRE-08")
@pytest.mark.parametrize(
    ("ident", "three", "two"),
    [
        (
            "dew_collectors_for_the_planting",
            "pasty_mesa: atreides regular 1; cne_09: atreides starting_token_1; se_03: atreides elite 1",
            "pasty_mesa: atreides regular 3; cne_09: atreides regular 1; se_03: harkonnen regular 1",
        ),
        (
            "new_hidden_wind_traps",
            "broken_land: atreides regular 1; rimwall_west: atreides regular 1; nw_14: atreides regular 1",
            "broken_land: atreides regular 1; rimwall_west: atreides regular 1; pasty_mesa: atreides regular 1",
        ),
        (
            "stunted_worms",
            "cse_01: atreides regular 1; harg_pass: atreides regular 1",
            "cse_01: atreides regular 2; pasty_mesa: atreides regular 1",
        ),
        (
            "the_desert_war",
            "ne_09: atreides regular 1; ne_01: atreides elite 1; ne_05: atreides regular 1; nw_01: atreides regular 1",
            "ne_09: atreides regular 1; ne_01: atreides elite 1; gara_kulon: atreides elite 1; nw_01: atreides elite 1",
        ),
    ],
)
def test_legions_in_a_terrain(ident: str, three: str, two: str) -> None:
    assert so(ident, legions=three)
    assert not so(ident, legions=two)


@pytest.mark.rule("WFA-PRE-08", "WFA-BOARD-22", "WFA-BOARD-05")
def test_a_destroyed_sietch_is_no_sietch_any_more() -> None:
    legions = (
        "ne_09: atreides regular 1; ne_01: atreides regular 1; gara_kulon: atreides regular 1; nw_01: atreides elite 1"
    )
    assert so("the_desert_war", legions=legions, destroyed="gara_kulon")


@pytest.mark.rule("WFA-PRE-08", "WFA-LEAD-19")
def test_paul_and_jessica_in_deep_desert() -> None:
    apart = "ne_01: atreides regular 1, paul_atreides; nw_01: atreides regular 1, lady_jessica"
    assert so("the_water_discipline", legions=apart)
    later = "ne_01: atreides regular 1, paul_muaddib; nw_01: atreides regular 1, reverend_mother_jessica"
    assert so("the_water_discipline", legions=later, absent="paul_atreides, lady_jessica")
    assert not so("the_water_discipline", legions="ne_01: atreides regular 1, paul_atreides")
    shallow = "ne_09: atreides regular 1, paul_atreides; nw_01: atreides regular 1, lady_jessica"
    assert not so("the_water_discipline", legions=shallow)
    home = "sihaya_ridge: atreides regular 1, paul_atreides; nw_01: atreides regular 1, lady_jessica"
    assert not so("the_water_discipline", legions=home), "Sihaya Ridge is Deep Desert, but a Sietch"


@pytest.mark.rule("WFA-PRE-08")
def test_paul_and_jessica_in_one_sietch() -> None:
    assert so("jessica_trains_paul", legions="gara_kulon: atreides regular 1, paul_atreides, lady_jessica")
    assert not so("jessica_trains_paul", legions="ne_09: atreides regular 1, paul_atreides, lady_jessica")
    two = "gara_kulon: atreides regular 1, paul_atreides; windgap: atreides regular 1, lady_jessica"
    assert not so("jessica_trains_paul", legions=two)
    assert not so("jessica_trains_paul")


@pytest.mark.rule("WFA-PRE-08")
def test_paul_beside_a_sandworm() -> None:
    legion = "ne_09: atreides regular 1, paul_atreides"
    assert so("riding_the_maker", legions=legion, worms="ne_11")
    assert so("riding_the_maker", legions=legion, wild_maker="ne_11")
    assert not so("riding_the_maker", legions=legion, worms="ne_01")
    assert not so("riding_the_maker", legions="cne_09: atreides regular 1, paul_atreides", worms="ne_16")
    assert not so("riding_the_maker", legions="gara_kulon: atreides regular 1, paul_atreides", worms="ne_16")


@pytest.mark.rule("WFA-PRE-08")
def test_few_harvesters() -> None:
    assert so("spice_denied")
    assert so("spice_denied", harvesters="ne_01")
    assert not so("spice_denied", harvesters="ne_01, ne_02")


@pytest.mark.rule("WFA-PRE-08")
def test_a_harkonnen_leader_in_the_tank() -> None:
    assert so("blood_debt", tank={"baron_harkonnen": 2})
    assert not so("blood_debt", tank={"stilgar": 1})
    assert not so("blood_debt")


@pytest.mark.rule("WFA-PRE-08", "WFA-LEAD-30")
def test_two_worms_beside_harkonnen_legions() -> None:
    assert so("teeth_of_the_desert", legions="ne_09: harkonnen regular 1", worms="ne_11, ne_12")
    assert so("teeth_of_the_desert", legions="ne_09: harkonnen regular 1", worms="ne_11", wild_maker="ne_08")
    assert not so("teeth_of_the_desert", legions="ne_09: harkonnen regular 1", worms="ne_11, nw_01")
    assert not so("teeth_of_the_desert", legions="ne_09: atreides regular 1", worms="ne_11, ne_12")


@pytest.mark.rule("WFA-PRE-08")
def test_three_fedaykin_outside_the_sietches() -> None:
    assert so("legion_of_the_faithful", legions="ne_09: atreides fedaykin 3")
    assert not so("legion_of_the_faithful", legions="gara_kulon: atreides fedaykin 3")
    assert not so("legion_of_the_faithful", legions="ne_09: atreides fedaykin 2, starting_token_7")


@pytest.mark.rule("WFA-PRE-08")
def test_paul_beside_a_settlement() -> None:
    assert so("a_name_in_the_villages", legions="broken_land: atreides regular 1, paul_atreides")
    assert not so("a_name_in_the_villages", legions="ne_09: atreides regular 1, paul_atreides")
    assert not so("a_name_in_the_villages", legions="nw_08: atreides regular 1, paul_atreides", destroyed="arsunt")


@pytest.mark.rule("WFA-EX-14", "WFA-PRE-07")
def test_paul_in_a_sector_without_a_harkonnen_legion() -> None:
    legion = "ne_09: atreides regular 1, paul_atreides"
    assert so("paul_drinks_the_water_of_life", legions=legion)
    assert not so("paul_drinks_the_water_of_life", legions=f"{legion}; ne_01: harkonnen regular 1")
    assert so("paul_drinks_the_water_of_life", legions=f"{legion}; nw_01: harkonnen regular 1")
    assert not so("paul_drinks_the_water_of_life")


@pytest.mark.rule("WFA-PRE-08", "WFA-PRE-09")
def test_families_in_a_quiet_sietch() -> None:
    flee = "families_flee_to_the_palmaries_of_the_south"
    assert so(flee, legions="gara_kulon: atreides regular 2")
    assert so(flee, legions="gara_kulon: atreides starting_token_1")
    assert not so(flee, legions="gara_kulon: atreides regular 1, elite 4")
    assert not so(flee, legions="gara_kulon: atreides regular 2; ne_12: harkonnen regular 1")
    assert not so(flee, legions="ne_09: atreides regular 2")


@pytest.mark.rule("WFA-PRE-08", "WFA-PRE-09")
def test_paul_on_a_hidden_sietch_and_with_tokens() -> None:
    legion = "gara_kulon: atreides regular 1, paul_atreides"
    assert so("the_fremen_call_paul_the_mahdi", legions=legion)
    assert not so("the_fremen_call_paul_the_mahdi", legions=legion, revealed="gara_kulon")
    assert so("the_lisan_al_gaib", legions="ne_09: atreides starting_token_1, starting_token_2, paul_atreides")
    assert not so("the_lisan_al_gaib", legions="ne_09: atreides starting_token_1, regular 3, paul_atreides")


# Moments.


@pytest.mark.rule("WFA-PRE-05", "WFA-RUL-45", "WFA-RUL-86", "WFA-PRE-10")
@pytest.mark.parametrize("side", ["atreides", "harkonnen"])
def test_a_situation_is_claimed_in_either_sides_turn(side: str) -> None:
    table = position(shown="spice_denied").begin_turn(side).start(claims)
    assert table.g.to_act == (table.seat("atreides"),)
    assert table.options("atreides") == ["spice_denied", "decline"]
    table.play("atreides", "spice_denied")
    assert markers(table) == {"jihad": 2}


@pytest.mark.rule("WFA-RUL-86", "WFA-PRE-10")
def test_what_was_declined_is_offered_again_at_the_end_of_a_turn() -> None:
    table = position(shown="spice_denied, blood_debt").begin_turn("harkonnen").start(claims)
    table.play("atreides", "decline")
    assert table.start(claims).g.to_act == ()
    assert table.start(claims_at_turn_end).options("atreides") == ["spice_denied", "decline"]
    table.play("atreides", "decline")
    assert table.start(claims).g.to_act == ()
    assert lying(table, SHOWN) == ["blood_debt", "spice_denied"]


@pytest.mark.rule("WFA-PRE-04")
def test_two_cards_a_round_and_no_more() -> None:
    shown = "spice_denied, blood_debt, legion_of_the_faithful"
    legions = "ne_09: atreides fedaykin 3"
    table = position(shown=shown, tank={"baron_harkonnen": 1}, legions=legions).begin_turn("atreides").start(claims)
    table.play("atreides", "spice_denied")
    assert table.options("atreides") == ["blood_debt", "legion_of_the_faithful", "decline"]
    table.play("atreides", "blood_debt")
    assert table.g.to_act == ()
    assert table.start(claims_at_turn_end).g.to_act == ()


@pytest.mark.rule("WFA-PRE-04", "WFA-END-01")
def test_claims_of_the_action_phase_count_at_the_end_of_the_round() -> None:
    legions = "gara_kulon: atreides regular 1, paul_atreides, lady_jessica"
    shown = "jessica_trains_paul, the_fremen_call_paul_the_mahdi"
    table = position(shown=shown, claimed="spice_denied", legions=legions, phase="round_end").start(claims_at_round_end)
    table.play("atreides", "jessica_trains_paul")
    assert table.g.to_act == ()
    assert lying(table, CLAIMED) == ["jessica_trains_paul", "spice_denied"]
    full = position(shown=shown, claimed="spice_denied, blood_debt", legions=legions, phase="round_end")
    assert full.start(claims_at_round_end).g.to_act == ()


@pytest.mark.rule("WFA-BOARD-23")
def test_how_far_supremacy_rises_is_told() -> None:
    table = position(supremacy=2)
    gain_supremacy(table.g, 3)
    told = [event.args for event in table.g.events(None) if event.message == "event-supremacy"]
    assert told == [{"count": 3, "step": 5}]


@pytest.mark.rule("WFA-PRE-05", "WFA-PRE-06")
def test_each_card_in_its_own_phase() -> None:
    legions = "gara_kulon: atreides regular 1, paul_atreides, lady_jessica"
    shown = "jessica_trains_paul, spice_denied"
    table = position(shown=shown, legions=legions).begin_turn("atreides").start(claims)
    assert table.options("atreides") == ["spice_denied", "decline"]
    ending = position(shown=shown, legions=legions, phase="round_end")
    assert ending.start(claims).g.to_act == ()
    assert ending.start(claims_at_round_end).options("atreides") == ["jessica_trains_paul", "decline"]


@pytest.mark.rule("WFA-PRE-05")
def test_only_revealed_cards_can_be_claimed() -> None:
    assert position().begin_turn("atreides").start(claims).g.to_act == ()


@pytest.mark.rule("WFA-PRE-07", "WFA-EX-14", "WFA-RUL-45")
def test_cards_that_cost_a_die_are_options_of_the_own_turn() -> None:
    table = position(shown="paul_drinks_the_water_of_life", legions="ne_09: atreides regular 1, paul_atreides")
    assert table.begin_turn("atreides").start(claims).g.to_act == (), "never offered for nothing"
    assert [str(option) for option in die_claims(table.g)] == ["paul_drinks_the_water_of_life"]


@pytest.mark.rule("WFA-EX-14", "WFA-EX-29", "WFA-PRE-07", "WFA-TANK-03", "WFA-RUL-17")
def test_paul_drinks_the_water_of_life() -> None:
    """An unused die of any result is spent without its effect, Paul goes to the Tank and advances with that die."""
    table = position(shown="paul_drinks_the_water_of_life", legions="ne_09: atreides regular 1, paul_atreides")
    table.turn("atreides", mentat=1).play("atreides", "mentat", "paul_drinks_the_water_of_life")
    assert lying(table, CLAIMED) == ["paul_drinks_the_water_of_life"]
    # Kwisatz Haderach 3 brings Paul Muad'Dib, who takes Paul's place in the Tank.
    assert markers(table) == {"kwisatz_haderach": 3}
    assert table.tank("atreides") == [None, "paul_muaddib", None]
    assert table.unused("atreides") == {}
    assert table.legion("atreides", "ne_09") == "regular 1"
    assert table.hand("house_atreides") == []
    table.turn("atreides", mentat=1).play("atreides", "mentat", "nothing")
    assert table.tank("atreides") == [None, None, "paul_muaddib"]
    table.turn("atreides", mentat=1).play("atreides", "mentat", "nothing")
    assert table.tank("atreides") == [None, None, None]
    assert table.leader("paul_muaddib") == ASIDE


@pytest.mark.rule("WFA-FREE-04", "WFA-PRE-09")
def test_families_flee_by_a_free_action_of_the_own_turn() -> None:
    flee = "families_flee_to_the_palmaries_of_the_south"
    legions = "gara_kulon: atreides regular 3, naib 1"
    table = position(shown=flee, legions=legions)
    assert table.begin_turn("harkonnen").start(claims).g.to_act == ()
    assert "claim" not in [str(option) for option in free_actions(table.g, table.seat("atreides"))]
    table.turn("atreides", mentat=1).play("atreides", "claim", flee, "gara_kulon")
    assert table.options("atreides") == ["regular"]
    table.play("atreides", "regular")
    assert table.legion("atreides", "gara_kulon") == "regular 1, naib 1"
    assert markers(table) == {"sand_dwellers": 2}
    assert table.prompt("atreides") == "prompt-action", "the turn is still to be taken"


@pytest.mark.rule("WFA-PRE-09", "WFA-LEAD-03", "WFA-RUL-102")
def test_a_token_that_flees_stays_a_secret_and_leaders_left_alone_fall() -> None:
    flee = "families_flee_to_the_palmaries_of_the_south"
    table = position(shown=flee, legions="gara_kulon: atreides starting_token_8, naib 1, stilgar").begin_turn(
        "atreides"
    )
    table.start(claim, card(flee)).play("atreides", "gara_kulon", "starting_token_8")
    assert table.legion("atreides", "gara_kulon") == ""
    assert table.leader("stilgar") == IN_TANK
    assert 7 in table.g.tokens.zones[TOKEN_GONE]
    assert "event-token-revealed" not in table.told()


@pytest.mark.rule("WFA-PRE-09", "WFA-BOARD-20")
def test_the_mahdi_card_turns_the_sietch() -> None:
    table = position(shown="the_fremen_call_paul_the_mahdi", legions="gara_kulon: atreides regular 1, paul_atreides")
    table.start(claim, card("the_fremen_call_paul_the_mahdi"))
    assert table.g.sietch_up >> table.g.sietch_in(table.g.leader_at[0]) & 1
    assert "event-sietch-revealed" in table.told()


@pytest.mark.rule("WFA-PRE-09", "WFA-UNIT-08")
def test_the_lisan_al_gaib_turns_two_tokens_of_choice() -> None:
    tokens = "starting_token_1, starting_token_2, starting_token_4"
    table = position(shown="the_lisan_al_gaib", legions=f"ne_09: atreides {tokens}, paul_atreides")
    table.start(claim, card("the_lisan_al_gaib"))
    assert table.options("atreides") == tokens.split(", ")
    table.play("atreides", "starting_token_4", "starting_token_1")
    assert table.legion("atreides", "ne_09") == "regular 3, elite 1, starting_token_2, paul_atreides"
    assert list(table.g.prescience) == [1, 1, 1]


# The markers.


def stepped(marker: Marker, steps: int, **said: object) -> Position:
    table = position(**said)  # type: ignore[arg-type]
    advance(table.g, marker, steps)
    return table.start(leaders_due)


@pytest.mark.rule("WFA-PRE-14", "WFA-PRE-15", "WFA-PRE-16", "WFA-PRE-19")
@pytest.mark.parametrize(
    ("marker", "leader"),
    [(JIHAD, "chani"), (KWISATZ_HADERACH, "paul_muaddib"), (SAND_DWELLERS, "reverend_mother_jessica")],
)
@pytest.mark.parametrize(("steps", "enters"), [(2, False), (3, True), (5, True)])
def test_leaders_enter_on_step_three(marker: Marker, leader: str, steps: int, enters: bool) -> None:
    assert stepped(marker, steps).leader(leader) == (ASIDE if enters else NOT_IN_PLAY)


@pytest.mark.rule("WFA-PRE-15", "WFA-LEAD-18", "WFA-LEAD-16")
def test_muaddib_takes_pauls_place() -> None:
    table = stepped(KWISATZ_HADERACH, 3, legions="ne_09: atreides regular 1, paul_atreides")
    assert table.legion("atreides", "ne_09") == "regular 1, paul_muaddib"
    assert table.leader("paul_atreides") == RETIRED


@pytest.mark.rule("WFA-PRE-17", "WFA-RUL-46")
@pytest.mark.parametrize("marker", MARKERS)
def test_alia_enters_once_when_any_marker_reaches_step_six(marker: Marker) -> None:
    assert stepped(marker, 5).leader("alia") == NOT_IN_PLAY
    table = stepped(marker, 6)
    assert table.leader("alia") == ASIDE
    table.g.leader_state = replaced(table.g.leader_state, 5, ON_BOARD)
    advance(table.g, Marker((marker + 1) % 3), 6)
    assert table.start(leaders_due).leader("alia") == ON_BOARD


@pytest.mark.rule("WFA-PRE-19", "WFA-RUL-46")
def test_a_marker_stops_at_the_end_of_its_track() -> None:
    table = stepped(JIHAD, 4, prescience={"jihad": 9})
    assert table.g.prescience[JIHAD] == 10
    told = next(event.args for event in table.g.events(None) if event.message == "event-prescience")
    assert told == {"marker": "marker-jihad", "count": 1, "step": 10}


@pytest.mark.rule("WFA-PRE-19", "WFA-BOARD-24")
def test_several_steps_passed_at_once_take_effect_in_track_order() -> None:
    table = position(supremacy=0)
    gain_supremacy(table.g, 6)
    table.start(leaders_due)
    entered = [event.args["leader"] for event in table.g.events(None) if event.message == "event-leader-enters"]
    assert entered == ["leader-thufir-hawat", "leader-feyd-rautha"]


# Cards that lie on Prescience cards.


def laid(power: int, kind: str, how: int, **said: object) -> Position:
    """A Planning card has been played and is now laid on a Prescience card."""
    deck = "house_atreides" if power == HOUSE_ATREIDES else "fremen_ally"
    table = position(hands={deck: kind}, **said).begin_turn("atreides")  # type: ignore[arg-type]
    family = table.g.planning[power]
    family.move(table.g, family.zones[HAND][0], HAND, LAID, table.g.everyone)
    return table.start(attach_to_prescience, power, how)


@pytest.mark.rule("WFA-PRE-02", "WFA-PLAN-02")
def test_fear_adds_two_steps_of_choice_to_the_claim() -> None:
    table = laid(HOUSE_ATREIDES, "fear_is_the_mind_killer", ADDS, shown="spice_denied, blood_debt")
    table.play("atreides", "spice_denied").start(claims).play("atreides", "spice_denied")
    assert table.prompt("atreides") == "prompt-bonus"
    table.play("atreides", "sand_dwellers")
    assert markers(table) == {"jihad": 2, "sand_dwellers": 2}
    family = table.g.planning[HOUSE_ATREIDES]
    assert (len(family.zones[LAID]), len(family.zones[DISCARD])) == (0, 1)


@pytest.mark.rule("WFA-PLAN-02", "WFA-PRE-12")
def test_fear_is_over_when_the_round_ends() -> None:
    table = laid(HOUSE_ATREIDES, "fear_is_the_mind_killer", ADDS, shown="spice_denied").play("atreides", "spice_denied")
    table.start(clean_up_prescience).play("atreides", "done")
    assert table.g.bonus_on == -1
    assert len(table.g.planning[HOUSE_ATREIDES].zones[DISCARD]) == 1


@pytest.mark.rule("WFA-PLAN-02", "WFA-PRE-12")
def test_fear_ends_with_the_round_even_on_a_card_that_stays() -> None:
    table = laid(HOUSE_ATREIDES, "fear_is_the_mind_killer", ADDS, shown="spice_denied").play("atreides", "spice_denied")
    table.g.kept = card("spice_denied")
    table.start(clean_up_prescience)
    assert lying(table, SHOWN) == ["spice_denied"]
    assert table.g.bonus_on == -1
    assert len(table.g.planning[HOUSE_ATREIDES].zones[DISCARD]) == 1


@pytest.mark.rule("WFA-PLAN-02", "WFA-GEN-08")
def test_fear_goes_with_a_card_that_is_replaced() -> None:
    table = laid(HOUSE_ATREIDES, "fear_is_the_mind_killer", ADDS, shown="spice_denied").play("atreides", "spice_denied")
    table.start(replace_prescience).play("atreides", "spice_denied")
    assert table.g.bonus_on == -1
    assert len(table.g.planning[HOUSE_ATREIDES].zones[DISCARD]) == 1


@pytest.mark.rule("WFA-PRE-12", "WFA-GEN-08")
def test_eyes_of_ibad_keep_a_card_on_offer_until_it_is_claimed() -> None:
    table = laid(FREMEN_ALLY, "eyes_of_ibad", KEEPS, shown="spice_denied, blood_debt").play("atreides", "spice_denied")
    table.begin_turn("harkonnen").start(shuffle_back_prescience)
    assert table.options("harkonnen") == ["blood_debt", "done"]
    table.play("harkonnen", "done").start(clean_up_prescience)
    assert table.options("atreides") == ["blood_debt", "done"]
    table.play("atreides", "done")
    assert lying(table, SHOWN) == ["spice_denied"]
    table.begin_turn("atreides").start(claims).play("atreides", "spice_denied")
    assert table.g.kept == -1
    assert len(table.g.planning[FREMEN_ALLY].zones[DISCARD]) == 1


# Planning cards that change what is on offer.


@pytest.mark.rule("WFA-GEN-03", "WFA-GEN-08")
def test_a_card_shuffles_one_back() -> None:
    table = position(shown="spice_denied, blood_debt").begin_turn("harkonnen").start(shuffle_back_prescience)
    table.play("harkonnen", "blood_debt")
    assert lying(table, SHOWN) == ["spice_denied"]
    assert "blood_debt" in lying(table, DECK)


@pytest.mark.rule("WFA-PRE-13", "WFA-GEN-08")
def test_a_card_replaces_any_number_for_good() -> None:
    table = position(shown="spice_denied, blood_debt, stunted_worms").begin_turn("atreides").start(replace_prescience)
    table.play("atreides", "spice_denied", "blood_debt", "done")
    assert lying(table, GONE) == ["blood_debt", "spice_denied"]
    assert len(lying(table, SHOWN)) == 3
    assert "stunted_worms" in lying(table, SHOWN)


@pytest.mark.rule("WFA-RUL-46", "WFA-PRE-02")
def test_a_card_shifts_steps_from_one_marker_to_another() -> None:
    table = position(prescience={"jihad": 4, "sand_dwellers": 9}, aside="chani").begin_turn("atreides")
    table.start(shift_prescience).play("atreides", "jihad", "sand_dwellers")
    assert table.options("atreides") == ["1"], "the track ends at 10"
    table.play("atreides", "1")
    assert markers(table) == {"jihad": 3, "sand_dwellers": 10}
    table.start(shift_prescience).play("atreides", "jihad", "kwisatz_haderach", "2")
    assert markers(table) == {"jihad": 1, "kwisatz_haderach": 2, "sand_dwellers": 10}
    table.start(shift_prescience).play("atreides", "jihad")
    assert table.options("atreides") == ["kwisatz_haderach"], "the other marker is at the end of its track"
    table.play("atreides", "kwisatz_haderach", "1").start(shift_prescience)
    assert table.leader("chani") == ASIDE, "who has entered stays"
    assert markers(table) == {"kwisatz_haderach": 3, "sand_dwellers": 10}


# The end of the round.


@pytest.mark.rule("WFA-PRE-11", "WFA-PRE-12", "WFA-PRE-13", "WFA-END-08", "WFA-REF-08")
def test_claimed_cards_leave_and_others_may() -> None:
    table = position(shown="spice_denied, blood_debt", claimed="stunted_worms")
    table.g.declined = 1 << card("blood_debt")
    table.start(clean_up_prescience)
    assert table.g.declined == 0, "next round it is offered as if it were new"
    table.play("atreides", "spice_denied", "done")
    assert lying(table, GONE) == ["spice_denied", "stunted_worms"]
    assert lying(table, SHOWN) == lying(table, CLAIMED) == []
    assert "blood_debt" in lying(table, DECK)
    assert len(lying(table, DECK)) == 14


@pytest.mark.rule("WFA-RUL-12", "WFA-ROUND-04")
@pytest.mark.parametrize(("left", "revealed"), [(16, 3), (3, 3), (2, 2), (0, 0)])
def test_three_cards_are_revealed_or_as_many_as_are_left(left: int, revealed: int) -> None:
    table = position()
    for one in range(16 - left):
        table.g.prescience_cards.move(table.g, one, DECK, GONE, table.g.everyone)
    reveal_prescience(table.g, PRESCIENCE_SHOWN)
    assert len(lying(table, SHOWN)) == revealed
    assert len(lying(table, GONE)) == 16 - left, "nothing comes back"
