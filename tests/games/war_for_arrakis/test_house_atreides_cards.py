"""Every Planning card of House Atreides."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.leaders import PAUL_MUADDIB
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters
from sandtable.games.war_for_arrakis.rules.planning import play_card
from sandtable.games.war_for_arrakis.rules.prescience import claim
from sandtable.games.war_for_arrakis.state import ASIDE, GONE, KEPT, LAID, NOT_IN_PLAY, SHOWN
from sandtable.games.war_for_arrakis.terms import ATREIDES, DEPLOYMENT, HOUSE_ATREIDES
from tests.games.war_for_arrakis.playing import over, playing
from tests.games.war_for_arrakis.position import position

PRESCIENCE_IDS = [card.id for card in PRESCIENCE]


def test_war_plan_moves_or_attacks_with_a_die_more() -> None:
    legions = "ne_16: atreides regular 2; ne_15: harkonnen regular 1"
    table = playing("war_plan", legions=legions)
    assert table.options("atreides") == ["move", "attack", "pass"]
    table.play("atreides", "attack", "ne_16", "ne_15")
    assert "event-attack" in table.told()
    dice = [event.args["dice"] for event in table.g.events(None)[table.read :] if event.message == "event-combat-roll"]
    assert dice[0] == 3
    table = playing("war_plan", legions=legions)
    table.play("atreides", "move", "ne_16", "se_01", "all")
    assert table.legion("atreides", "se_01") == "regular 2"
    assert over(table, "war_plan")


def test_alia_the_abomination_needs_the_reverend_mother() -> None:
    table = playing("alia_the_abomination", aside="reverend_mother_jessica", hands={"fremen_ally": "hieregs"})
    assert table.leader("alia") == ASIDE
    assert table.prompt("atreides") == "prompt-another-card"
    table.play("atreides", "pass")
    assert over(table, "alia_the_abomination")
    table = playing("alia_the_abomination")
    assert table.leader("alia") == NOT_IN_PLAY
    assert over(table, "alia_the_abomination")


def test_alia_the_abomination_otherwise_sends_any_enemy_leader_to_the_tank() -> None:
    legions = "carthag: harkonnen regular 1, baron_harkonnen; sw_08: harkonnen regular 1, beast_rabban"
    table = playing("alia_the_abomination", aside="alia", legions=legions)
    assert table.options("atreides") == ["baron_harkonnen", "beast_rabban", "pass"]
    table.play("atreides", "baron_harkonnen", "2")
    assert table.tank("harkonnen")[0] == "baron_harkonnen"
    assert (len(table.hand("house_atreides")), table.hand("fremen_ally")) == (2, [])
    assert over(table, "alia_the_abomination")


@pytest.mark.rule("WFA-LEAD-24")
@pytest.mark.parametrize("card", ["smugglers_a", "smugglers_b", "smugglers_c"])
def test_smugglers_bring_gurney_straight_onto_the_board(card: str) -> None:
    table = playing(card, wormsigns="ne_02")
    assert "ne_01" in table.options("atreides")
    assert not {"ne_02", "gara_kulon", "carthag"} & set(table.options("atreides"))
    table.play("atreides", "ne_01", "all")
    assert table.legion("atreides", "ne_01") == "elite 2, gurney_halleck"
    assert "event-leader-enters" in table.told()
    assert over(table, card)


@pytest.mark.rule("WFA-LEAD-24", "WFA-GEN-03")
def test_gurney_does_not_enter_if_he_is_not_placed() -> None:
    table = playing("smugglers_a")
    table.play("atreides", "pass")
    assert table.leader("gurney_halleck") == NOT_IN_PLAY


def test_smugglers_a_otherwise_lays_wormsigns_and_moves_gurney() -> None:
    legions = "ne_16: atreides regular 1, gurney_halleck; sw_08: atreides regular 1"
    table = playing("smugglers_a", aside="gurney_halleck", legions=legions)
    table.play("atreides", "ne_15", "ne_14")
    assert table.g.wormsigns == 1 << AREA["ne_15"] | 1 << AREA["ne_14"]
    assert table.options("atreides") == ["done", "ne_16"]
    # He can ride at once.
    table.play("atreides", "ne_16", "ne_10", "all")
    assert table.legion("atreides", "ne_10") == "regular 1, gurney_halleck"
    assert over(table, "smugglers_a")


def test_smugglers_b_otherwise_reinforces_gurney() -> None:
    table = playing("smugglers_b", aside="gurney_halleck", legions="ne_16: atreides regular 1, gurney_halleck")
    table.play("atreides", "all")
    assert table.legion("atreides", "ne_16") == "regular 1, elite 2, gurney_halleck"


@pytest.mark.rule("WFA-RUL-84")
def test_smugglers_c_otherwise_removes_harvesters_of_his_sector_but_no_flyers() -> None:
    table = playing(
        "smugglers_c",
        aside="gurney_halleck",
        legions="ne_16: atreides regular 1, gurney_halleck",
        harvesters="ne_01, ne_10, ne_12, se_01",
        flyers="air_ne ornithopter",
    )
    assert table.options("atreides") == ["ne_01", "ne_10", "ne_12", "done"]
    table.play("atreides", "ne_01", "ne_12")
    assert table.g.harvesters == 1 << AREA["ne_10"] | 1 << AREA["se_01"]
    assert over(table, "smugglers_c")


def test_the_voice_costs_the_opponent_a_card_and_lets_one_be_played() -> None:
    table = playing("the_voice", hands={"house_harkonnen": "sandmasters, hunter_seeker", "fremen_ally": "hieregs"})
    assert set(table.options("harkonnen")) == {"sandmasters", "hunter_seeker"}
    table.play("harkonnen", "sandmasters")
    assert table.hand("house_harkonnen") == ["hunter_seeker"]
    assert table.options("atreides") == ["hieregs", "pass"]


@pytest.mark.rule("WFA-RUL-89", "WFA-RUL-09")
def test_who_cannot_discard_enough_shows_the_hand() -> None:
    table = playing("the_voice", hands={"house_harkonnen": "hawats_scheming"})
    assert table.hand("house_harkonnen") == ["hawats_scheming"]
    shown = [event.args for event in table.g.events(None)[table.read :] if event.message == "event-shows-hand"]
    assert shown == [{"who": "side-harkonnen", "cards": ["card-hawats-scheming"]}]
    held = table.g.planning[2].zones[3]
    assert table.g.planning[2].known(table.seat("atreides"), 3) == held


def test_death_commandos() -> None:
    legions = "ne_16: atreides elite 1; ne_01: atreides elite 1, regular 1; sw_08: atreides regular 1"
    table = playing("death_commandos", legions=legions)
    table.play("atreides", "ne_16", "ne_01")
    assert table.options("atreides") == ["done", "ne_01", "ne_16"]
    table.play("atreides", "ne_16", "ne_15", "ne_01", "ne_02", "all")
    assert table.legion("atreides", "ne_15") == "fedaykin 1"
    assert table.legion("atreides", "ne_02") == "regular 1, fedaykin 1"
    assert over(table, "death_commandos")


@pytest.mark.rule("WFA-WIN-02")
def test_tested_with_the_gom_jabbar_gives_a_second_objective() -> None:
    table = playing("tested_with_the_gom_jabbar")
    assert len(table.g.objectives.zones[KEPT]) == 2
    # The Harkonnen side does not learn which.
    assert "event-objective-seen" in table.told("atreides")
    assert "event-objective-seen" not in table.told("harkonnen")
    table.play("atreides", "1")
    assert len(table.hand("house_atreides")) == len(table.hand("fremen_ally")) == 1
    assert over(table, "tested_with_the_gom_jabbar")


def test_chatt_the_leaper() -> None:
    table = playing("chatt_the_leaper", destroyed="windgap")
    assert "windgap" not in table.options("atreides")
    table.play("atreides", "gara_kulon", "all")
    assert table.options("atreides") == ["naib", "pass"]
    table.play("atreides", "naib")
    assert table.legion("atreides", "gara_kulon") == "fedaykin 2, naib 1"
    assert over(table, "chatt_the_leaper")


def test_truthtrance_prescribes_a_die_and_draws_or_plays() -> None:
    table = playing("truthtrance", hands={"fremen_ally": "hieregs"})
    # No Harkonnen dice have been rolled yet.
    assert table.options("atreides") == ["draw", "play_card", "pass"]
    table = playing("truthtrance")
    table.play("atreides", "draw", "2")
    assert (len(table.hand("house_atreides")), table.hand("fremen_ally")) == (2, [])
    assert over(table, "truthtrance")
    table = playing("truthtrance", hands={"fremen_ally": "hieregs"}).play("atreides", "play_card")
    assert table.options("atreides") == ["hieregs", "pass"]


def test_truthtrance_names_an_unused_harkonnen_die() -> None:
    table = position(hands={"house_atreides": "truthtrance"}, legions="carthag: harkonnen regular 1")
    table.dice("harkonnen", deployment=1, mentat=2).begin_turn("atreides")
    table.start(play_card, ATREIDES, PLANNING_NUMBER["truthtrance"])
    assert table.options("atreides") == ["deployment", "mentat", "pass"]
    table.play("atreides", "deployment", "pass")
    assert table.g.forced_result == DEPLOYMENT
    table.g.turn = None
    table.turn("harkonnen", deployment=1, mentat=2)
    assert table.options("harkonnen") == ["deployment"]


def test_adab_replaces_prescience_cards() -> None:
    # With two Harvesters on the board none of the cards that may come can be claimed at once.
    shown = "the_desert_war, the_water_discipline, stunted_worms"
    table = playing("adab_the_demanding_memory", shown=shown, harvesters="ne_01, ne_02")
    table.play("atreides", "the_desert_war", "stunted_worms", "done")
    assert len(table.g.prescience_cards.zones[SHOWN]) == 3
    gone = {PRESCIENCE_IDS[card] for card in table.g.prescience_cards.zones[GONE]}
    assert gone == {"the_desert_war", "stunted_worms"}
    assert over(table, "adab_the_demanding_memory")


FURTHER_CARD = (
    "adab_the_demanding_memory",
    "alia_the_abomination",
    "bill_of_particulars",
    "our_family_atomics",
    "the_voice",
    "truthtrance",
    "usul_the_base_of_the_pillar",
)


@pytest.mark.rule("WFA-GEN-03")
@pytest.mark.parametrize("card", FURTHER_CARD)
def test_after_these_cards_another_may_be_played(card: str) -> None:
    """Whatever of the first part is left out."""
    table = playing(card, hands={"fremen_ally": "hieregs"})
    while table.prompt("atreides") != "prompt-another-card":
        options = table.options("atreides")
        table.play("atreides", next(one for one in ("play_card", "pass", "done", "nothing") if one in options))
    assert table.options("atreides") == ["hieregs", "pass"]
    table.play("atreides", "hieregs", "ne_01", "ne_02", "nothing")
    assert table.legion("atreides", "ne_01") == "regular 1"
    assert over(table, card)


def test_alam_al_mithal_shifts_steps() -> None:
    table = playing("alam_al_mithal", prescience={"jihad": 4, "sand_dwellers": 1})
    table.play("atreides", "jihad", "sand_dwellers", "3")
    assert list(table.g.prescience) == [0, 4, 1]
    # The Reverend Mother comes with the step reached.
    assert table.leader("reverend_mother_jessica") == ASIDE
    table.play("atreides", "2")
    assert (len(table.hand("house_atreides")), table.hand("fremen_ally")) == (2, [])
    assert over(table, "alam_al_mithal")


@pytest.mark.rule("WFA-ACT-32")
def test_usul_grants_desert_power_whatever_the_dice() -> None:
    table = playing("usul_the_base_of_the_pillar", hands={"fremen_ally": "thumpers"})
    assert table.prompt("atreides") == "prompt-desert-power"
    table.play("atreides", "place_wormsigns", "ne_01", "ne_02")
    assert table.g.wormsigns.bit_count() == 2
    assert table.prompt("atreides") == "prompt-another-card"
    table.play("atreides", "pass")
    assert over(table, "usul_the_base_of_the_pillar")


@pytest.mark.rule("WFA-LEAD-19")
def test_voice_from_the_outer_world_places_either_paul() -> None:
    legions = "ne_16: atreides regular 1; ne_15: harkonnen regular 1"
    table = playing("voice_from_the_outer_world", legions=legions)
    table.play("atreides", "all", "paul_atreides")
    assert table.legion("atreides", "ne_16") == "regular 1, fedaykin 1, paul_atreides"
    assert table.options("atreides") == ["move", "surprise_attack", "pass"]
    table.play("atreides", "surprise_attack", "ne_16", "ne_15")
    assert "event-surprise-attack" in table.told()


@pytest.mark.rule("WFA-LEAD-18", "WFA-LEAD-19")
def test_a_card_that_names_paul_means_muaddib_once_he_is_in_play() -> None:
    table = position(hands={"house_atreides": "voice_from_the_outer_world"}, legions="ne_16: atreides regular 1")
    leader_enters(table.g, PAUL_MUADDIB)
    table.begin_turn("atreides").start(play_card, ATREIDES, PLANNING_NUMBER["voice_from_the_outer_world"])
    table.play("atreides", "pass", "paul_muaddib")
    assert table.legion("atreides", "ne_16") == "regular 1, paul_muaddib"


def test_our_family_atomics_go_off_from_step_four() -> None:
    table = playing("our_family_atomics", prescience={"jihad": 4})
    assert "rimwall_west" in table.options("atreides")
    table.play("atreides", "rimwall_west")
    assert table.g.blasted == AREA["rimwall_west"]
    assert over(table, "our_family_atomics")
    table = playing("our_family_atomics", prescience={"jihad": 3})
    assert over(table, "our_family_atomics")
    assert table.g.blasted < 0


def test_our_family_atomics_otherwise_two_desert_powers() -> None:
    table = playing("our_family_atomics", blasted="rimwall_west")
    table.play("atreides", "place_wormsigns", "ne_01", "ne_02", "place_wormsigns", "ne_03", "ne_10")
    assert table.g.wormsigns.bit_count() == 4
    assert over(table, "our_family_atomics")


def test_battle_language_holds_the_enemy_to_four_dice() -> None:
    legions = "ne_16: atreides regular 2, naib 1; ne_15: harkonnen regular 6; sw_08: atreides regular 1"
    table = playing("battle_language", legions=legions)
    table.play("atreides", "surprise_attack")
    assert table.options("atreides") == ["done", "ne_16"]
    table.play("atreides", "ne_16", "ne_15")
    dice = [event.args["dice"] for event in table.g.events(None)[table.read :] if event.message == "event-combat-roll"]
    assert dice == [2, 4]
    table = playing("battle_language", legions=legions)
    table.play("atreides", "move")
    assert table.options("atreides") == ["done", "ne_16"]


@pytest.mark.rule("WFA-RUL-30")
def test_bill_of_particulars_lowers_a_marker_without_its_ban() -> None:
    table = playing("bill_of_particulars", imperium={"choam": 1})
    table.play("atreides", "choam")
    assert list(table.g.imperium) == [2, 0, 0]
    assert list(table.g.bans) == [False, False, False]
    assert over(table, "bill_of_particulars")


@pytest.mark.rule("WFA-PLAN-02")
def test_fear_is_the_mind_killer_adds_to_a_claim() -> None:
    table = playing("fear_is_the_mind_killer", shown="spice_denied, the_desert_war")
    table.play("atreides", "spice_denied", "decline")
    family = table.g.planning[HOUSE_ATREIDES]
    assert len(family.zones[LAID]) == 1
    table.start(claim, PRESCIENCE_IDS.index("spice_denied"))
    table.play("atreides", "kwisatz_haderach")
    assert list(table.g.prescience) == [2, 0, 2]


def test_fear_is_discarded_if_it_is_laid_nowhere() -> None:
    table = playing("fear_is_the_mind_killer", shown="the_desert_war")
    table.play("atreides", "done")
    assert over(table, "fear_is_the_mind_killer")
    assert over(playing("fear_is_the_mind_killer"), "fear_is_the_mind_killer")
