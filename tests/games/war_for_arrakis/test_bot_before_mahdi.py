"""The heuristic player against the Mahdi: what it sees coming, and how it wins settlements."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.bot import choose, consider
from sandtable.games.war_for_arrakis.bot.campaign import Campaign
from sandtable.games.war_for_arrakis.bot.marchers import Marchers
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight
from sandtable.games.war_for_arrakis.rules.movement import destinations
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, Area
from tests.games.war_for_arrakis.mahdi import against
from tests.games.war_for_arrakis.position import Position, position

NAIB = ((1, 0),)
SETTLEMENTS = ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")


def sight(table: Position) -> Sight:
    return Sight(table.g, table.seat("atreides"))


def test_facedown_tokens_of_the_mahdi_are_counted() -> None:
    table = against(guards="arrakeen: silver_1, black_1; carthag: black_2")
    arrakeen, carthag = [sight(table).host(HARKONNEN, AREA[ident]) for ident in ("arrakeen", "carthag")]
    assert (arrakeen.units, len(arrakeen.leaders)) == (4, 1)
    assert (carthag.units, len(carthag.leaders)) == (2, 0)


@pytest.mark.rule("WFA-SACT-08")
def test_only_a_stronger_legion_threatens_a_sietch() -> None:
    table = against("csw_05: harkonnen regular 4, bashar 1")
    marchers = Marchers(sight(table))
    weak = marchers.threat(AREA["windgap"], Host(1, 0, 0, ()))
    assert weak > 0.5
    assert marchers.threat(AREA["windgap"], Host(5, 0, 0, NAIB)) == 0.0
    assert marchers.threat(AREA["windgap"], Host(0, 0, 0, ())) > weak


@pytest.mark.rule("WFA-SACT-14")
def test_a_legion_in_the_open_fears_only_stronger_neighbours() -> None:
    table = against("csw_05: harkonnen regular 4")
    marchers = Marchers(sight(table))
    beside = AREA["windgap"]
    assert marchers.risk(beside, Host(2, 0, 0, ())) > 0.0
    assert marchers.risk(beside, Host(6, 0, 0, NAIB)) == 0.0
    assert marchers.risk(AREA["arrakeen"], Host(2, 0, 0, ())) == 0.0


def campaign(table: Position) -> Campaign:
    seen = sight(table)
    return Campaign(seen, Posts(seen))


def held(*but: str) -> str:
    """Every settlement but these has a strong garrison."""
    others = [ident for ident in SETTLEMENTS if ident not in but]
    return "; ".join(
        f"{ident}: harkonnen regular {4 if ident == 'arrakeen' else 3}, elite 2, bashar 1" for ident in others
    )


LEGIONS = "windgap: atreides regular 3, elite 1, naib 1; hobars_gap: atreides regular 2, elite 1, naib 1"


def test_a_campaign_lays_wormsigns_that_its_legions_can_ride_along() -> None:
    table = against(f"{LEGIONS}; {held('north_pole')}", guards="north_pole: silver_6, black_1")
    plan = campaign(table).plan
    assert plan is not None
    assert AREA["north_pole"] == plan.target
    assert plan.signs
    assert plan.host.units == 6
    for area in plan.signs:
        table.g.wormsigns |= 1 << area
    laid = campaign(table).plan
    assert laid is not None
    assert not laid.signs
    assert all(destinations(table.g, ATREIDES, Area(legion)) >> laid.camp & 1 for legion in laid.legions)


def test_nobody_marches_on_what_cannot_be_won() -> None:
    assert campaign(against(f"windgap: atreides regular 1, naib 1; {held()}")).plan is None


@pytest.mark.parametrize(("units", "strikes"), [("regular 3, elite 2, fedaykin 1, naib 2", True), ("regular 2", False)])
def test_a_full_legion_strikes_at_a_settlement_and_a_weak_one_does_not(units: str, strikes: bool) -> None:
    legions = f"hole_in_the_rock: atreides {units}; {held('imperial_basin')}"
    table = against(legions, guards="imperial_basin: silver_6, black_1")
    table.turn("atreides", strategy=1)
    seat = table.seat("atreides")
    attacked = False
    while seat in table.g.to_act:
        option = choose(table.g, seat)
        attacked = attacked or option.name == "imperial_basin"
        table.g.play(seat, option)
    assert attacked == strikes


@pytest.mark.rule("WFA-RUL-92")
def test_house_atreides_thinks_of_its_free_actions_while_its_ally_acts() -> None:
    table = position(seats=4, prescience={"jihad": 8}, legions="ne_15: atreides regular 1")
    table.dice("fremen_ally", strategy=1).dice("house_harkonnen", mentat=2)
    table.turn("atreides")
    house = table.seat("house_atreides")
    assert house in table.g.may_act
    assert str(consider(table.g, house)) == "detonate"
    assert consider(table.g, table.seat("corrino_ally")) is None


@pytest.mark.rule("WFA-SOLO-28")
def test_no_game_takes_more_than_ten_rounds() -> None:
    for seats in (1, 2):
        for seed in range(3):
            state = sandtable.game("war_for_arrakis").new(seats, seed, opponent="mahdi")
            state.telling = False
            while not state.over:
                seat = state.to_act[0]
                state.play(seat, choose(state, seat))
            assert state.view(None)["round"] <= 10
            assert state.view(None)["supremacy"] <= 10
