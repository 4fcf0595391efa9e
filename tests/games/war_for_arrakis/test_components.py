"""The box and its counts (WFA-COMP), and the general words (WFA-GEN)."""

from collections import Counter

import pytest

import sandtable
from sandtable.games.war_for_arrakis import components
from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING
from sandtable.games.war_for_arrakis.leaders import LEADERS, WILD_MAKER
from sandtable.games.war_for_arrakis.notation import NOTATION
from sandtable.games.war_for_arrakis.prescience import OBJECTIVES, PRESCIENCE
from sandtable.games.war_for_arrakis.state import LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CORRINO_ALLY,
    FREMEN_ALLY,
    HARKONNEN,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    IMPERIUM_IDS,
    POWER_IDS,
    SIDE_IDS,
    SIDE_OF_POWER,
    enemy,
)


def table(**options: str) -> Table:
    g = sandtable.game("war_for_arrakis").new(2, 3, **options)
    assert isinstance(g, Table)
    return g


@pytest.mark.rule("WFA-GEN-01")
def test_two_sides_of_two_powers_each() -> None:
    assert SIDE_IDS == ("atreides", "harkonnen")
    assert POWER_IDS == ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
    assert SIDE_OF_POWER == (ATREIDES, ATREIDES, HARKONNEN, HARKONNEN)
    assert enemy(ATREIDES) == HARKONNEN
    assert enemy(HARKONNEN) == ATREIDES


@pytest.mark.rule("WFA-GEN-02")
def test_with_two_players_each_plays_a_whole_side() -> None:
    g = table(side_0="atreides")
    assert list(g.seat_of_power) == [0, 0, 1, 1]
    assert [player["side"] for player in g.view(0)["players"]] == ["atreides", "harkonnen"]
    other = table(side_0="harkonnen")
    assert list(other.seat_of_power) == [1, 1, 0, 0]
    assert [player["powers"] for player in other.view(0)["players"]] == [
        ["house_harkonnen", "corrino_ally"],
        ["house_atreides", "fremen_ally"],
    ]


def test_chance_seats_the_sides_unless_they_are_chosen() -> None:
    game = sandtable.game("war_for_arrakis")
    sides = {game.new(2, seed).view(None)["players"][0]["side"] for seed in range(12)}
    assert sides == {"atreides", "harkonnen"}


@pytest.mark.rule("WFA-COMP-01")
def test_129_figures() -> None:
    leaders = [len(LEADERS_OF[side]) + components.GENERIC_LEADERS[side] for side in (ATREIDES, HARKONNEN)]
    assert leaders == [20, 13]
    assert sum(components.UNIT_FIGURES[:3]) == 30
    assert sum(components.UNIT_FIGURES[3:]) == 44
    assert sum(components.VEHICLE_FIGURES) == 17
    assert sum(leaders) + 30 + 44 + 17 + components.SANDWORMS + 1 == 129 == components.FIGURES


@pytest.mark.rule("WFA-COMP-02")
@pytest.mark.rule("WFA-RUL-01")
def test_harkonnen_units() -> None:
    assert components.UNIT_FIGURES[3:] == (24, 12, 8)


@pytest.mark.rule("WFA-COMP-03")
def test_atreides_units() -> None:
    assert components.UNIT_FIGURES[:3] == (16, 8, 6)


@pytest.mark.rule("WFA-COMP-04")
def test_harkonnen_leaders() -> None:
    assert components.GENERIC_LEADERS[HARKONNEN] == 6
    assert {LEADERS[leader].id for leader in LEADERS_OF[HARKONNEN]} == {
        "baron_harkonnen",
        "beast_rabban",
        "feyd_rautha",
        "thufir_hawat",
        "captain_aramsham",
        "gaius_helen_mohiam",
        "shaddam_iv",
    }


@pytest.mark.rule("WFA-COMP-05")
def test_atreides_leaders() -> None:
    assert components.GENERIC_LEADERS[ATREIDES] == 12
    assert {LEADERS[leader].id for leader in LEADERS_OF[ATREIDES]} == {
        "paul_atreides",
        "paul_muaddib",
        "lady_jessica",
        "reverend_mother_jessica",
        "gurney_halleck",
        "alia",
        "stilgar",
        "chani",
    }


@pytest.mark.rule("WFA-COMP-06")
def test_vehicles() -> None:
    assert (components.ORNITHOPTERS, components.HARVESTERS, components.CARRYALLS) == (6, 8, 3)
    g = table()
    assert g.ornithopters_left + g.flyers.count(1) == 6
    assert g.harvesters_left + g.harvesters.bit_count() == 8
    assert g.carryalls_left + g.flyers.count(2) == 3


@pytest.mark.rule("WFA-COMP-07")
def test_worms_and_wormsigns() -> None:
    g = table()
    assert components.SANDWORMS == 4 == g.sandworms_left
    assert LEADERS[WILD_MAKER].id == "wild_maker"
    assert sum(g.unseen_signs) == 16 == g.wormsigns_left


@pytest.mark.rule("WFA-COMP-08")
def test_atreides_deployment_tokens() -> None:
    assert components.STARTING_TOKENS == 8
    assert components.STANDARD_TOKENS == 8
    assert len(components.TOKEN_MIXES) == len(components.TOKEN_FACES) == 16
    shown = [sum(mix.units[kind] for mix in components.TOKEN_MIXES) for kind in range(3)]
    assert shown == [16, 8, 6], "revealing never runs short of figures"
    for one in range(16):
        for two in range(16):
            alike = components.TOKEN_FACES[one] == components.TOKEN_FACES[two]
            same_back = (one < 8) == (two < 8)
            assert alike == (same_back and components.TOKEN_MIXES[one].units == components.TOKEN_MIXES[two].units)


@pytest.mark.rule("WFA-COMP-09")
def test_harkonnen_deployment_tokens() -> None:
    assert len(components.SILVER_TOKENS) == 6
    assert len(components.BLACK_TOKENS) == 6
    assert sum(mix.bashar for mix in components.SILVER_TOKENS) == 6
    assert sum(mix.bashar for mix in components.BLACK_TOKENS) == 0


@pytest.mark.rule("WFA-COMP-10")
def test_settlement_tokens() -> None:
    g = table()
    assert len([area for area in g.sietch_at if area >= 0]) == 8
    assert g.settlements.bit_count() == 6


@pytest.mark.rule("WFA-COMP-11")
def test_other_tokens_and_markers() -> None:
    g = table()
    assert g.stations.bit_count() == 6 == sum(g.unseen_stations)
    assert g.bene_gesserit_reserve + sum(g.bene_gesserit) + sum(g.sisters) == 5
    assert len(g.prescience) == 3
    assert g.supremacy == 0
    assert len(g.imperium) == 3
    assert g.saved_spice == 0
    assert g.blasted == -1


@pytest.mark.rule("WFA-COMP-12")
def test_24_dice() -> None:
    assert components.ACTION_DICE == (4, 8)
    assert components.COMBAT_DICE == 6
    assert sum(components.ACTION_DICE) + 2 * components.COMBAT_DICE == 24
    assert [len(faces) for faces in components.ACTION_DIE] == [6, 6]
    assert Counter(components.ACTION_DIE[HARKONNEN]) == {0: 1, 1: 2, 2: 1, 3: 1, 4: 1}
    assert len(components.COMBAT_DIE) == 6


@pytest.mark.rule("WFA-COMP-13")
def test_four_planning_decks_of_18() -> None:
    assert [len(faces) for faces in DECK_FACES] == [18, 18, 18, 18]
    for power in (HOUSE_ATREIDES, FREMEN_ALLY, HOUSE_HARKONNEN, CORRINO_ALLY):
        assert all(PLANNING[kind].deck == power for kind in DECK_FACES[power])


@pytest.mark.rule("WFA-COMP-14")
def test_leader_cards_by_power() -> None:
    by_power = {power: {card.id for card in LEADERS if card.power == number} for number, power in enumerate(POWER_IDS)}
    assert by_power["house_atreides"] == {
        "paul_atreides",
        "lady_jessica",
        "reverend_mother_jessica",
        "gurney_halleck",
        "alia",
    }
    assert by_power["fremen_ally"] == {"paul_muaddib", "stilgar", "chani", "wild_maker"}
    assert by_power["house_harkonnen"] == {"beast_rabban", "thufir_hawat", "baron_harkonnen", "feyd_rautha"}
    assert by_power["corrino_ally"] == {"shaddam_iv", "gaius_helen_mohiam", "captain_aramsham"}
    names = {option.name for option in NOTATION.options if option.kind == "leader"}
    assert {"naib", "bashar"} <= names, "the generic leaders have a card each too"


@pytest.mark.rule("WFA-COMP-15")
def test_other_cards() -> None:
    assert len(PRESCIENCE) == 16
    assert len(OBJECTIVES) == 6
    assert IMPERIUM_IDS == ("choam", "spacing_guild", "landsraad")
    leader_cards = len(LEADERS) + 2
    tactics_and_references = 8 + 2
    assert 4 * 18 + leader_cards + 16 + 6 + 3 + tactics_and_references == 125


@pytest.mark.rule("WFA-COMP-16")
def test_four_small_dashboards() -> None:
    assert len(components.SMALL_SLOTS) == 4


@pytest.mark.rule("WFA-COMP-17")
def test_two_large_dashboards_with_boxes_and_tanks() -> None:
    view = table(side_0="atreides").view(None)
    boards = {board["side"]: board for board in view["dashboards"]}
    assert set(boards) == {"atreides", "harkonnen"}
    for board in boards.values():
        assert list(board["boxes"]) == ["leadership", "strategy", "deployment", "mentat", "house"]
    assert [len(boards[side]["tank"]) for side in SIDE_IDS] == [3, 5]
    assert set(view["spice_must_flow"]["markers"]) == {"choam", "spacing_guild", "landsraad"}


def test_what_no_source_confirms_is_said() -> None:
    said = {one.component: one.facts for one in sandtable.game("war_for_arrakis").reconstructed()}
    assert said["unconfirmed-part-wormsigns"] == ("copies",)
    assert said["unconfirmed-part-atreides-die"] == ("faces",)
    assert "unconfirmed-part-rimwall-west" in said
