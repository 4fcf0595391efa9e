"""Preparing the game (WFA-SETUP)."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, HARKONNEN_SETTLEMENTS, SIETCH_AREAS, STATION_AREAS
from sandtable.games.war_for_arrakis.components import BLACK_TOKENS, SILVER_TOKENS, TOKEN_MIXES
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.rules.setup import man
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    DECK,
    HAND,
    KEPT,
    LEADERS_OF,
    NOT_IN_PLAY,
    SHOWN,
    TOKEN_POOL,
    Table,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, KINDS, POWERS
from tests.games.war_for_arrakis.position import position


def begun(seed: int = 5) -> Table:
    g = sandtable.game("war_for_arrakis").new(2, seed, side_0="atreides")
    assert isinstance(g, Table)
    return g


@pytest.mark.parametrize(("first", "told"), [("atreides", [1, 2]), ("harkonnen", [2, 1])])
def test_it_is_told_who_plays_which_side(first: str, told: list[int]) -> None:
    g = sandtable.game("war_for_arrakis").new(2, 5, side_0=first)
    sides = [event.args for event in g.events(None) if event.message == "event-side"]
    assert [(args["who"], args["seat"]) for args in sides] == [("side-atreides", told[0]), ("side-harkonnen", told[1])]


@pytest.mark.rule("WFA-SETUP-02")
def test_sietches_are_shuffled_facedown_onto_their_areas() -> None:
    g = begun()
    assert tuple(g.sietch_at) == tuple(SIETCH_AREAS)
    assert g.sietch_up == 0
    assert sorted(g.sietch_rank(slot) for slot in range(8)) == [1, 1, 2, 2, 2, 2, 3, 3]
    ranks = {tuple(begun(seed).sietch_rank(slot) for slot in range(8)) for seed in range(6)}
    assert len(ranks) > 1


@pytest.mark.rule("WFA-SETUP-03")
def test_a_starting_token_in_each_sietch() -> None:
    g = begun()
    assert list(g.token_at[:8]) == list(SIETCH_AREAS)
    assert g.standing[ATREIDES] == sum(1 << area for area in SIETCH_AREAS)
    assert sorted(g.tokens.zones[slot][0] for slot in range(8)) == list(range(8))
    mine = {area["area"]: area for area in g.view(0)["areas"]}
    theirs = {area["area"]: area for area in g.view(1)["areas"]}
    for area in SIETCH_AREAS:
        token = mine[AREA_IDS[area]]["legions"][0]["tokens"][0]
        assert tuple(token["units"]) in {mix.units for mix in TOKEN_MIXES[:8]}
        assert theirs[AREA_IDS[area]]["legions"][0]["tokens"][0]["units"] is None


@pytest.mark.rule("WFA-SETUP-04")
def test_a_naib_in_each_sietch() -> None:
    g = begun()
    assert [g.generic(ATREIDES, area) for area in SIETCH_AREAS] == [1] * 8
    assert g.generic_supply[ATREIDES] == 4


@pytest.mark.rule("WFA-SETUP-05")
def test_standard_tokens_wait_beside_the_board() -> None:
    g = begun()
    assert sorted(g.tokens.zones[TOKEN_POOL]) == list(range(8, 16))
    assert g.tokens.known(0, TOKEN_POOL) == g.tokens.zones[TOKEN_POOL]
    assert list(g.token_at[8:]) == [-1] * 8


@pytest.mark.rule("WFA-SETUP-06")
def test_harkonnen_settlements_stand() -> None:
    assert begun().settlements == sum(1 << area for area in HARKONNEN_SETTLEMENTS)


@pytest.mark.rule("WFA-SETUP-07")
@pytest.mark.rule("WFA-SETUP-08")
def test_two_tokens_for_every_settlement_are_replaced_by_figures() -> None:
    g = begun()
    mixes = [
        (black.units[0] + silver.units[0], black.units[1] + silver.units[1], black.units[2] + silver.units[2])
        for black in BLACK_TOKENS
        for silver in SILVER_TOKENS
    ]
    for area in HARKONNEN_SETTLEMENTS:
        assert tuple(g.unit(HARKONNEN, kind, area) for kind in KINDS) in mixes
        assert g.generic(HARKONNEN, area) == 1
    assert [sum(g.unit(HARKONNEN, kind, area) for area in HARKONNEN_SETTLEMENTS) for kind in KINDS] == [16, 5, 4]
    assert list(g.unit_supply[3:]) == [24 - 16, 12 - 5, 8 - 4]


@pytest.mark.rule("WFA-SETUP-09")
@pytest.mark.rule("WFA-EX-03")
def test_a_token_yields_one_figure_per_symbol() -> None:
    table = position()
    man(table.g, AREA["carthag"], SILVER_TOKENS[0])
    assert table.legion("harkonnen", "carthag") == "regular 1, sardaukar 1, bashar 1"


@pytest.mark.rule("WFA-SETUP-10")
def test_stations_lie_facedown_for_everybody() -> None:
    g = begun()
    assert g.stations == sum(1 << area for area in STATION_AREAS)
    for seat in (0, 1, None):
        stations = [area for area in g.view(seat)["areas"] if "station" in area]
        assert len(stations) == 6
        assert all(area["station"] is True for area in stations)


@pytest.mark.rule("WFA-SETUP-11")
@pytest.mark.rule("WFA-SETUP-12")
def test_markers_start_at_nought() -> None:
    g = begun()
    assert list(g.prescience) == [0, 0, 0]
    assert g.supremacy == 0


@pytest.mark.rule("WFA-SETUP-13")
def test_16_prescience_cards() -> None:
    g = begun()
    zones = g.prescience_cards.zones
    assert sorted(zones[DECK] + zones[SHOWN]) == list(range(16))
    assert len(zones[SHOWN]) == 3, "those of the first round"


@pytest.mark.rule("WFA-SETUP-14")
def test_16_wormsigns_in_the_pool() -> None:
    g = begun()
    assert g.wormsigns_left == 16
    assert list(g.unseen_signs) == [8, 4, 4]


@pytest.mark.rule("WFA-SETUP-15")
@pytest.mark.rule("WFA-SETUP-16")
@pytest.mark.rule("WFA-SETUP-17")
@pytest.mark.rule("WFA-RUL-11")
@pytest.mark.rule("WFA-SETUP-18")
def test_six_leaders_are_in_play_and_set_aside() -> None:
    g = begun()
    aside = {LEADERS[leader].id for leader, state in enumerate(g.leader_state) if state == ASIDE}
    assert aside == {
        "paul_atreides",
        "lady_jessica",
        "stilgar",
        "baron_harkonnen",
        "beast_rabban",
        "captain_aramsham",
    }
    assert not any(g.leader_spent)
    assert set(g.leader_at) == {-1}
    others = [
        leader for side in (ATREIDES, HARKONNEN) for leader in LEADERS_OF[side] if LEADERS[leader].id not in aside
    ]
    assert {g.leader_state[leader] for leader in others} == {NOT_IN_PLAY}


@pytest.mark.rule("WFA-SETUP-19")
def test_imperium_markers_start_at_the_top() -> None:
    g = begun()
    assert list(g.imperium) == [0, 0, 0]
    assert g.blocked_dice == 0
    assert list(g.bans) == [False, False, False]


@pytest.mark.rule("WFA-SETUP-20")
def test_four_planning_decks() -> None:
    g = begun()
    for power in POWERS:
        zones = g.planning[power].zones
        assert sorted(zones[DECK] + zones[HAND]) == list(range(18))
        assert len(zones[HAND]) == 1, "the card of the first round"


@pytest.mark.rule("WFA-SETUP-21")
@pytest.mark.rule("WFA-SETUP-22")
def test_one_secret_objective_that_only_the_atreides_side_knows() -> None:
    g = begun()
    assert len(g.objectives.zones[KEPT]) == 1
    assert len(g.objectives.zones[DECK]) == 5
    assert len(g.view(0)["objectives"]["known"]) == 1
    for seat in (1, None):
        assert g.view(seat)["objectives"] == {"kept": 1, "known": []}
    told = [event.message for event in g.events(1)]
    assert "event-objective-drawn" in told
    assert "event-objective-seen" not in told
    assert "event-objective-seen" in [event.message for event in g.events(0)]


@pytest.mark.rule("WFA-SETUP-24")
def test_the_atreides_side_starts_with_a_bene_gesserit_token() -> None:
    view = begun().view(None)
    assert view["bene_gesserit"] == {"reserve": 4, "atreides": 1, "harkonnen": 0}
