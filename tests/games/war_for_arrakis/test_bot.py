"""The heuristic player of War for Arrakis: it never fails, never peeks, beats chance, and knows what it plays for."""

import random

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import DISTANCE
from sandtable.games.war_for_arrakis.bot import choose
from sandtable.games.war_for_arrakis.bot.sight import Host, chance, odds
from sandtable.games.war_for_arrakis.rules.battle import begin_battle
from sandtable.games.war_for_arrakis.rules.desert_power import desert_power
from sandtable.games.war_for_arrakis.rules.hazards import worms_rise
from sandtable.games.war_for_arrakis.rules.prescience import claims, clean_up_prescience
from sandtable.games.war_for_arrakis.rules.resources import BEAR
from sandtable.games.war_for_arrakis.rules.spice import spice_harvesting
from sandtable.games.war_for_arrakis.rules.vehicles import vehicle_placement
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from sandtable.kernel.steps import Ask
from sandtable.players import ranked
from tests.games.war_for_arrakis.desert import area, flyers, harvesters, names, turned
from tests.games.war_for_arrakis.position import Position, position


def advice(table: Position, side: str) -> str:
    return str(choose(table.g, table.seat(side)))


def play_on(table: Position, side: str) -> Position:
    """Let the player answer all that a side is asked."""
    seat = table.seat(side)
    while seat in table.g.to_act:
        table.g.play(seat, choose(table.g, seat))
    return table


def duel(seed: int, *, atreides: bool, harkonnen: bool) -> Table:
    """A game in which the heuristic plays one side or both, and chance the other."""
    state = sandtable.game("war_for_arrakis").new(2, seed, side_0="atreides")
    dice = random.Random(seed)
    state.telling = False
    while not state.over:
        seat = state.to_act[0]
        thinks = harkonnen if seat else atreides
        state.play(seat, choose(state, seat) if thinks else dice.choice(state.options(seat)))
    assert isinstance(state, Table)
    return state


# Whole games.


def test_it_plays_to_the_end_and_sees_only_its_own_seat() -> None:
    state = sandtable.game("war_for_arrakis").new(2, 5)
    while not state.over:
        seat = state.to_act[0]
        chosen = choose(state, seat)
        if state.move_count % 11 == 0:
            assert choose(state.determinize(seat, state.move_count), seat) is chosen
        state.play(seat, chosen)
    assert state.result is not None
    assert state.result.reason != "reason-draw"


@pytest.mark.parametrize(("seats", "shared"), [(3, "atreides"), (4, "harkonnen")])
def test_it_plays_in_every_seat_of_shared_sides(seats: int, shared: str) -> None:
    state = sandtable.game("war_for_arrakis").new(seats, 5, shared_side=shared)
    while not state.over:
        seat = state.to_act[0]
        chosen = choose(state, seat)
        if state.move_count % 11 == 0:
            assert choose(state.determinize(seat, state.move_count), seat) is chosen
        state.play(seat, chosen)
    assert state.result is not None
    assert state.result.reason != "reason-draw"


def test_it_leaves_both_hands_of_a_shared_side_about_equal() -> None:
    table = position(seats=4, hands={"house_atreides": "the_voice, war_plan, truthtrance", "fremen_ally": "hieregs"})
    table.begin_turn("harkonnen").ask(Ask(BEAR, table.seat("house_atreides"), ATREIDES, 2))
    assert advice(table, "house_atreides") == "2"


@pytest.mark.rule("WFA-RUL-92")
def test_free_actions_that_nobody_waits_for_are_ranked_too() -> None:
    table = position(seats=4, prescience={"jihad": 8}, legions="ne_15: atreides regular 1")
    table.dice("fremen_ally", strategy=1).dice("house_harkonnen", mentat=2)
    table.turn("atreides")
    house = table.seat("house_atreides")
    assert house not in table.g.to_act
    assert [one.option for one in ranked(table.g, house)] == table.g.options(house)
    assert advice(table, "house_atreides") == "detonate"


def test_it_answers_in_positions_that_it_would_never_reach() -> None:
    dice = random.Random(1)
    state = sandtable.game("war_for_arrakis").new(2, 1)
    state.telling = False
    while not state.over and state.move_count < 1500:
        seat = state.to_act[0]
        options = state.options(seat)
        chosen = choose(state, seat)
        assert chosen in options
        state.play(seat, chosen if dice.random() < 0.3 else dice.choice(options))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_beats_chance_on_either_side(seed: int) -> None:
    won = duel(seed, atreides=True, harkonnen=False)
    assert won.result is not None
    assert won.result.reason == "reason-prescience"
    won = duel(seed, atreides=False, harkonnen=True)
    assert won.result is not None
    assert won.result.reason == "reason-supremacy"


# Battles.


def test_its_quick_guess_is_near_the_exact_odds() -> None:
    apart = []
    for regular in range(1, 7):
        for guards in range(1, 5):
            for rank in range(4):
                ours, theirs = Host(regular, 0, 0, ((1, 0),)), Host(guards, 0, 0, ((1, 0),))
                apart.append(abs(chance(ours, theirs, rank) - odds(ours, theirs, rank).attacker))
    assert sum(apart) / len(apart) < 0.08


def test_it_takes_a_sietch_that_it_can_win() -> None:
    legions = "ne_12: harkonnen regular 2, elite 2, sardaukar 2, bashar 1; gara_kulon: atreides regular 1"
    table = position(legions=legions, sietches={"gara_kulon": 2}).turn("harkonnen", strategy=1)
    table.play("harkonnen", "strategy")
    assert advice(table, "harkonnen") == "attack"
    play_on(table, "harkonnen")
    assert table.g.battle is None or table.g.battle.target == area("gara_kulon")


def test_it_leaves_alone_what_it_cannot_win() -> None:
    legions = "ne_12: harkonnen regular 1; gara_kulon: atreides elite 4, fedaykin 2, naib 1, stilgar"
    table = position(legions=legions).turn("harkonnen", strategy=1).play("harkonnen", "strategy")
    assert advice(table, "harkonnen") != "attack"


def test_it_walks_into_an_undefended_settlement() -> None:
    table = (
        position(legions="broken_land: atreides regular 1").turn("atreides", strategy=1).play("atreides", "strategy")
    )
    assert advice(table, "atreides") == "attack"
    play_on(table, "atreides")
    assert list(table.g.prescience) == [3, 3, 3], "Arrakeen"


def test_it_breaks_off_an_attack_that_went_wrong() -> None:
    legions = "ne_12: harkonnen regular 1; gara_kulon: atreides elite 3, naib 1"
    for seed in range(1, 21):
        table = position(legions=legions, seed=seed).begin_turn("harkonnen")
        table.start(begin_battle, HARKONNEN, area("ne_12"), area("gara_kulon"), 0, 0)
        while table.g.to_act and table.prompt("harkonnen") != "prompt-continue":
            seat = table.g.to_act[0]
            table.g.play(seat, choose(table.g, seat))
        if table.g.to_act:
            assert advice(table, "harkonnen") == "cease"
            return
    raise AssertionError("the attacker never lived to be asked")


# The desert.


def test_harvesters_go_where_they_bring_most_and_carryalls_over_them() -> None:
    table = play_on(position().start(vehicle_placement), "harkonnen")
    assert len(harvesters(table)) == 3
    assert all(table.g.terrain(area(place)) == 4 for place in harvesters(table)), "Deep Desert"
    carryall = next(zone for zone, vehicle in flyers(table).items() if vehicle == "carryall")
    sectors = {"air_ne": "ne_", "air_nw": "nw_", "air_se": "se_", "air_sw": "sw_"}
    below = [place for place in harvesters(table) if place.startswith(sectors.get(carryall, "c"))]
    assert below or carryall not in sectors


def test_it_keeps_harvesters_away_from_worms() -> None:
    """Without the Sandworm, the north-west would be as good as any."""
    worms = "ne_01, nw_01, se_05"
    table = play_on(position(worms=worms).start(vehicle_placement), "harkonnen")
    for place in harvesters(table):
        assert all(DISTANCE[area(worm)][area(place)] > 2 for worm in worms.split(", "))


def test_a_carryall_is_given_up_for_a_harvester() -> None:
    table = position(harvesters="ne_01", flyers="air_ne carryall", phase="hazards")
    turned(table, sandworm="ne_01").start(worms_rise, 0)
    assert advice(table, "harkonnen") == "air_ne"


def test_worms_eat_harvesters() -> None:
    table = position(worms="ne_09", harvesters="ne_01, ne_02, ne_08").begin_turn("atreides").start(desert_power)
    assert advice(table, "atreides") == "attack_with_worm"
    play_on(table, "atreides")
    assert len(harvesters(table)) == 2
    assert "ne_08" in harvesters(table), "the richer one was eaten"


def test_it_spends_spice_on_the_imperium_before_it_lets_everything_drop() -> None:
    table = position(harvesters="ne_01, ne_02, ne_03", supremacy=6).start(spice_harvesting)
    play_on(table, "harkonnen")
    assert list(table.g.imperium) == [0, 0, 0]


# Prescience.


def test_it_claims_what_helps_and_not_what_does_not() -> None:
    table = position(shown="spice_denied", objective="objective_6").begin_turn("harkonnen").start(claims)
    assert advice(table, "atreides") == "spice_denied"
    full = position(shown="spice_denied", objective="objective_1", prescience={"jihad": 4})
    assert advice(full.begin_turn("harkonnen").start(claims), "atreides") == "decline"


def test_it_removes_cards_that_cannot_help_any_more() -> None:
    table = position(shown="spice_denied, stunted_worms", objective="objective_1", prescience={"jihad": 4})
    table.start(clean_up_prescience)
    assert advice(table, "atreides") == "spice_denied"
    assert advice(table.play("atreides", "spice_denied"), "atreides") == "done"


def test_it_goes_for_a_station_beside_it() -> None:
    table = position(legions="ne_08: atreides regular 2, naib 1", destroyed="sihaya_ridge")
    table.turn("atreides", strategy=1).play("atreides", "strategy")
    assert advice(table, "atreides") == "move"
    play_on(table, "atreides")
    assert "ne_06" not in names(table.g.stations)


def test_it_leaves_somebody_to_guard_a_sietch() -> None:
    table = position(legions="gara_kulon: atreides regular 2, naib 1; ne_09: harkonnen regular 3")
    table.turn("atreides", strategy=1)
    play_on(table, "atreides")
    assert table.legion("atreides", "gara_kulon") != ""


@pytest.mark.rule("WFA-RUL-108")
def test_it_deploys_a_token_unless_that_would_cost_a_unit() -> None:
    for others, wanted in (("", "deploy"), ("gara_kulon", "decline")):
        legions = "windgap: atreides regular 6; hobars_gap: atreides regular 6"
        fallen = "sihaya_ridge, tasmin_sink, habbanya_ridge, bight_of_the_cliff, rock_outcroppings"
        table = position(legions=legions, destroyed=f"{fallen}, {others}" if others else fallen)
        table.turn("atreides", deployment=1).play("atreides", "deployment", "deploy")
        assert advice(table, "atreides") == wanted
