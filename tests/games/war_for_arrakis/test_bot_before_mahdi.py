"""The heuristic player against the Mahdi: what it sees coming, and how it wins settlements."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA, ZONE, ZONE_AREAS
from sandtable.games.war_for_arrakis.bot import choose, consider
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.before_mahdi import busy_zone, idle_zone
from sandtable.games.war_for_arrakis.bot.campaign import DEAREST, Campaign
from sandtable.games.war_for_arrakis.bot.marchers import Marchers, after_hits
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight
from sandtable.games.war_for_arrakis.bot.turns import Turns
from sandtable.games.war_for_arrakis.notation import ZONE as ZONE_OPTIONS
from sandtable.games.war_for_arrakis.rules.action_turns import has_desert_power
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import mahdi_flies
from sandtable.games.war_for_arrakis.rules.movement import destinations
from sandtable.games.war_for_arrakis.terms import ATREIDES, DEPLOYMENT, HARKONNEN, MENTAT, PLATEAU, Area
from sandtable.kernel.state import Prompt
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


# Habits that lost games.


def test_the_mahdis_reserve_is_counted_where_a_settlement_is_attacked() -> None:
    garrison = "hagga_basin: harkonnen regular 2"
    full = against(garrison, reinforcements="?house_harkonnen, ?corrino_ally, ?house_harkonnen")
    assert sight(full).defence(HARKONNEN, AREA["hagga_basin"]) == 3
    assert sight(against(garrison)).defence(HARKONNEN, AREA["hagga_basin"]) == 1
    full.g.bans = (False, False, True)
    assert sight(full).defence(HARKONNEN, AREA["hagga_basin"]) == 1, "no cards while the Landsraad's Ban is in force"


@pytest.mark.rule("WFA-SBAT-03", "WFA-SBAT-04", "WFA-SBAT-06")
def test_hits_take_leaders_then_better_units_then_regulars() -> None:
    legion = Host(2, 1, 1, (*NAIB, *NAIB))
    left = [after_hits(legion, hits) for hits in range(6)]
    assert [(host.regular, host.elite, host.special, len(host.leaders)) for host in left] == [
        (2, 1, 1, 2),
        (2, 1, 1, 1),
        (3, 0, 1, 1),
        (4, 0, 0, 1),
        (3, 0, 0, 1),
        (2, 0, 0, 1),
    ]


def test_a_worm_that_keeps_a_legion_from_a_sietch_is_worth_more() -> None:
    guarded = "windgap: atreides regular 3, naib 1"
    near = sight(against(f"csw_05: harkonnen regular 6, bashar 2; {guarded}", sietches={"windgap": 1}))
    far = sight(against(f"broken_land: harkonnen regular 6, bashar 2; {guarded}", sietches={"windgap": 1}))
    assert Posts(near).relief(AREA["csw_05"], 4) > 0.5
    assert Posts(far).relief(AREA["broken_land"], 4) == 0.0


def test_no_legion_joins_a_campaign_that_would_be_missed_too_much_at_home() -> None:
    """With two points to go the Mahdi needs but one more Sietch: nobody leaves one that can still be held."""
    table = against(f"{LEGIONS}; {held('north_pole')}", guards="north_pole: silver_6, black_1", supremacy=8)
    seen = sight(table)
    posts = Posts(seen)
    plan = Campaign(seen, posts).plan
    joined = [] if plan is None else plan.legions
    assert all(posts.left_open(area) < DEAREST * posts.prize(HARKONNEN, AREA["north_pole"]) for area in joined)


AT_HOME = "; ".join(f"{ident}: atreides regular 2, naib 1" for ident in ("hobars_gap", "windgap", "tasmin_sink"))


def mustering(**dice: int) -> Position:
    """Three legions could step onto Plateaus together, which a card asks for."""
    table = against(f"{AT_HOME}; {held()}", shown="dew_collectors_for_the_planting", objective="objective_3")
    return table.turn("atreides", **dice)


def test_legions_step_out_together_for_a_card_when_nothing_else_is_left_to_do() -> None:
    table = mustering(strategy=2)
    turns = Turns(sight(table))
    muster = turns.muster()
    assert muster is not None
    assert (len(muster.steps), muster.dice) == (3, 2)
    assert all(table.g.terrain(target) == PLATEAU for target in muster.steps.values())
    assert turns.due(muster) == (not has_desert_power(table.g, table.seat("atreides")))


def test_the_dice_of_a_muster_are_kept_while_there_is_something_else_to_do() -> None:
    turns = Turns(sight(mustering(strategy=1, leadership=1, deployment=1, mentat=1)))
    assert turns.spendable() == [DEPLOYMENT, MENTAT]


def test_no_muster_without_the_dice_for_it() -> None:
    assert Turns(sight(mustering(strategy=1, mentat=2))).muster() is None


def test_paul_comes_to_a_sietch_that_is_hard_to_take() -> None:
    table = against(f"csw_05: harkonnen regular 5, bashar 1; {AT_HOME}", target="windgap")
    table.turn("atreides", deployment=1)
    seat = table.seat("atreides")
    while seat in table.g.to_act and table.prompt("atreides") != "prompt-deploy-token":
        table.g.play(seat, choose(table.g, seat))
    assert choose(table.g, seat).name != "windgap"


def test_ornithopters_are_sent_where_the_mahdi_has_least_use_for_them() -> None:
    """With a Target in the middle all Air Zones are alike to it; the legion in Arrakeen needs those above it."""
    table = against("arrakeen: harkonnen regular 5", target="windgap").start(mahdi_flies, 1)
    over = [zone for zone in table.options("atreides") if ZONE_AREAS[ZONE[zone]] >> AREA["arrakeen"] & 1]
    assert over
    assert str(choose(table.g, table.seat("atreides"))) not in over


@pytest.mark.rule("WFA-SOLO-05")
def test_the_ornithopter_that_is_used_up_is_the_one_that_serves_most_legions() -> None:
    """Two could carry the legion; the other one has another legion below it."""
    table = against("csw_05: harkonnen regular 5; ne_09: harkonnen regular 5", target="windgap")
    mind = Mind(
        table.g, table.seat("atreides"), Prompt("prompt-mahdi-transport", {}, "WFA-SOLO-05"), list(ZONE_OPTIONS)
    )
    used, left = busy_zone(mind), idle_zone(mind)
    legions = [AREA["csw_05"], AREA["ne_09"]]
    below = [len([area for area in legions if ZONE_AREAS[zone.value] >> area & 1]) for zone in (used, left)]
    assert below[0] > below[1]
