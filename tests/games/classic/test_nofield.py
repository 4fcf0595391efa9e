"""No-field tokens (CHR-NOFIELD) and the shipment of an ally by one (CHR-RALLY)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.collection import collection_phase
from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from sandtable.games.classic.rules.spice_blow import devour
from sandtable.games.classic.rules.storm import move_storm
from sandtable.games.classic.terms import BATTLE, SHIP_MOVE, STORM
from sandtable.kernel.steps import Do
from tests.games.classic.expansion import lay_token, let_pass, used_last
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position, under


def shipping(names: str = "richese, atreides, guild", **options: object) -> Position:
    settings: dict[str, object] = {"spice": {"richese": 9}, **options}
    return position(names, **settings).start(ship_and_move, 0)  # type: ignore[arg-type]


@pytest.mark.rule("CHR-NOFIELD-01", "CLA-SHIP-08")
@pytest.mark.parametrize("origin", ["by_no_field", "reserves"])
def test_who_can_land_nowhere_ships_nothing(origin: str) -> None:
    """One spice buys only a place in a stronghold, and all five are full."""
    cities = ("carthag", "arrakeen", "tueks_sietch", "sietch_tabr", "habbanya_sietch")
    table = shipping(spice={"richese": 1}, forces="; ".join([f"{city}: atreides 1, guild 1" for city in cities]))
    table.play("richese", origin)
    assert table.options("richese") == ["pass"]
    table.play("richese", "pass")
    assert "event-no-shipment" in table.told()
    assert table.spice("richese") == 1


@pytest.mark.rule("CHR-RICH-04", "CHR-SETUP-02", "CHR-NOFIELD-01", "CHR-NOFIELD-20")
def test_a_token_takes_the_place_of_a_shipment_at_the_price_of_one_force() -> None:
    table = shipping()
    assert table.options("richese") == ["pass", "reserves", "by_no_field"]
    table.play("richese", "by_no_field", "red_chasm:6")
    assert table.options("richese") == ["no_field_0", "no_field_3", "no_field_5"]
    table.play("richese", "no_field_5")
    assert (table.spice("richese"), table.spice("guild"), table.reserve("richese")) == (7, 7, 20)
    assert table.forces("richese", "red_chasm") == 1
    city = shipping().play("richese", "by_no_field", "carthag:10", "no_field_0")
    assert city.spice("richese") == 8


@pytest.mark.rule("CHR-NOFIELD-02", "CHR-NOFIELD-13")
def test_its_value_is_hidden_from_everybody_else() -> None:
    table = shipping().play("richese", "by_no_field", "carthag:10", "no_field_5")
    assert table.seen("richese")["richese"]["on_planet"] == {"cell": "carthag:10", "value": 5}
    for name in ("atreides", "guild", None):
        shown = table.seen(name)["richese"]
        assert shown["on_planet"] == {"cell": "carthag:10", "value": None}
        assert shown["no_fields"] == [], "what is left behind the shield would tell"
    values = {
        world.seen("richese")["richese"]["on_planet"]["value"]
        for world in [table.imagined("atreides", seed) for seed in range(30)]
    }
    assert values == {0, 3, 5}


@pytest.mark.rule("CHR-NOFIELD-02")
def test_nothing_that_others_are_told_differs_with_the_token() -> None:
    told = []
    for token in ("no_field_0", "no_field_3", "no_field_5"):
        table = shipping().play("richese", "by_no_field", "carthag:10", token)
        events = [(event.message, event.args) for event in table.g.events(table.seat("atreides"))]
        told.append((events, table.seen("atreides"), table.asked()))
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("CHR-NOFIELD-03", "CHR-RUL-12")
def test_until_it_is_turned_over_a_token_is_one_force() -> None:
    table = lay_token(position("richese, atreides, guild", forces="carthag: atreides 1"), 0, "carthag")
    assert table.g.occupants(TERRITORY_INDEX["carthag"]) == [0, 1]
    assert table.g.full_strongholds(2) >> TERRITORY_INDEX["carthag"] & 1
    alone = lay_token(position("richese, atreides"), 0, "carthag")
    assert alone.g.controls(0, TERRITORY_INDEX["carthag"])


@pytest.mark.rule("CHR-NOFIELD-04")
def test_placing_follows_the_rules_of_a_shipment() -> None:
    table = shipping(names="richese, atreides, guild, emperor", forces="carthag: atreides 1, guild 1", storm=11).play(
        "richese", "by_no_field"
    )
    offered = table.options("richese")
    assert "arrakeen:9" in offered
    assert not [cell for cell in offered if cell.startswith("carthag")], "two others fill a stronghold"
    assert not [cell for cell in offered if cell.endswith(":11")], "the storm is there"


@pytest.mark.rule("CHR-NOFIELD-05", "CHR-NOFIELD-06", "CHR-NOFIELD-07", "CHR-EX-09", "CHR-RUL-10")
def test_turning_a_token_over() -> None:
    table = position("richese, atreides", reserve={"richese": 3}, tanks={"richese": 17}, spice={"richese": 0})
    lay_token(table, 5, "imperial_basin:10")
    table.g.phase = SHIP_MOVE
    table.start(ship_and_move, 1)
    assert "turn_over_no_field" in table.beside("richese"), "also in another player's turn"
    table.play("richese", "turn_over_no_field")
    assert (table.forces("richese", "imperial_basin:10"), table.reserve("richese")) == (3, 0)
    assert table.spice("richese") == 0
    assert table.seen("atreides")["richese"]["face_up"] == 5


@pytest.mark.rule("CHR-NOFIELD-17")
def test_not_once_the_battle_phase_has_begun() -> None:
    table = position("richese, atreides", forces="carthag: atreides 3")
    lay_token(table, 5, "carthag")
    table.start(battle_phase)
    assert table.g.phase == BATTLE
    assert "turn_over_no_field" not in table.beside("richese")


@pytest.mark.rule("CHR-NOFIELD-08")
def test_a_token_moves_alone_or_with_a_group() -> None:
    def moving() -> Position:
        table = position("richese, atreides", forces="broken_land: richese 2", spice={"richese": 0})
        return lay_token(table, 3, "broken_land").start(ship_and_move, 0)

    alone = moving().play("richese", "broken_land", "plastic_basin:12", "1", "1")
    assert (alone.forces("richese", "broken_land"), alone.special("richese", "plastic_basin")) == (2, 1)
    without = moving().play("richese", "broken_land", "plastic_basin:12", "1", "0")
    assert (without.special("richese", "broken_land"), without.forces("richese", "plastic_basin")) == (1, 1)
    together = moving().play("richese", "broken_land", "plastic_basin:12", "3")
    assert (together.forces("richese", "plastic_basin"), together.special("richese", "plastic_basin")) == (3, 1)


@pytest.mark.rule("CHR-NOFIELD-09", "CHR-EX-10")
def test_a_token_in_the_storm() -> None:
    table = position("richese, atreides", reserve={"richese": 6}, tanks={"richese": 14}, storm=18)
    lay_token(table, 3, "cielago_north:1")
    table.g.phase, table.g.storm_steps = STORM, 1
    table.start(move_storm)
    assert (table.forces("richese", "cielago_north"), table.reserve("richese"), table.tanks("richese")) == (0, 3, 17)
    assert table.seen("atreides")["richese"]["face_up"] == 3


@pytest.mark.rule("CHR-NOFIELD-09", "CHR-NOFIELD-10")
def test_a_worm_takes_no_more_than_the_reserves_hold() -> None:
    table = position("richese, atreides", reserve={"richese": 2}, tanks={"richese": 18})
    lay_token(table, 5, "red_chasm:6")
    table.start(devour, TERRITORY_INDEX["red_chasm"])
    assert (table.reserve("richese"), table.tanks("richese"), table.forces("richese", "red_chasm")) == (0, 20, 0)


@pytest.mark.rule("CHR-NOFIELD-10")
def test_a_token_that_stays_with_an_ally_is_lost_with_its_forces() -> None:
    table = shipping(names="richese, atreides", forces="carthag: atreides 2", allies="richese atreides")
    table.play("richese", "by_no_field", "carthag:10", "no_field_3")
    let_pass(table)
    table.play("richese", "pass")
    assert (table.forces("richese", "carthag"), table.tanks("richese")) == (0, 3)


@pytest.mark.rule("CHR-NOFIELD-11", "CHR-NOFIELD-12", "CHR-EX-13")
def test_no_second_token_and_not_the_same_twice_in_a_row() -> None:
    table = position("richese, atreides", spice={"richese": 9})
    lay_token(table, 3, "carthag").start(ship_and_move, 0)
    assert "by_no_field" not in table.options("richese")
    table.play("richese", "turn_over_no_field")
    table.play("richese", "by_no_field", "arrakeen:9")
    assert table.options("richese") == ["no_field_0", "no_field_5"]


@pytest.mark.rule("CHR-NOFIELD-13")
def test_the_last_one_is_free_again_once_another_lies_on_the_planet() -> None:
    table = used_last(position("richese, atreides", spice={"richese": 9}), 3)
    table.start(ship_and_move, 0).play("richese", "by_no_field", "carthag:10", "no_field_5")
    shown = table.seen("richese")["richese"]
    assert (shown["no_fields"], shown["face_up"]) == ([0, 3], None)


def battle(value: int = 5, **options: object) -> Position:
    settings: dict[str, object] = {
        "forces": "carthag: richese 2, guild 3",
        "reserve": {"richese": 4},
        "tanks": {"richese": 14},
        **options,
    }
    table = position("richese, guild, atreides", **settings)  # type: ignore[arg-type]
    return lay_token(table, value, "carthag")


@pytest.mark.rule("CHR-NOFIELD-14", "CHR-NOFIELD-18", "CHR-QA-14", "CHR-EX-11")
def test_a_token_in_battle() -> None:
    table = to_plans(battle())
    table.play("richese", "ein_calimar")
    while table.prompt("richese") != "prompt-plan-dial":
        table.play("richese", "nothing")
    assert table.options("richese")[0] == "6"
    table.play("richese", "1")
    plan(table, "guild", leader="guild_rep", dial="0")
    assert table.told().count("event-no-field-turned") == 1
    assert (table.forces("richese", "carthag"), table.reserve("richese")) == (5, 0), "one of six was dialled"
    assert table.seen("guild")["richese"]["face_up"] == 5


@pytest.mark.parametrize("value", [0, 3])
def test_the_highest_dial_that_others_are_shown_betrays_no_token(value: int) -> None:
    """Whatever lies there, others must fear the five; its owner knows better (CHR-NOFIELD-02)."""
    table = to_plans(battle(value))
    assert table.seen("guild")["battle"]["most_dialled"][0] == 6
    assert table.seen("atreides")["battle"]["most_dialled"][0] == 6
    assert table.seen("richese")["battle"]["most_dialled"][0] == 2 + value


@pytest.mark.rule("CHR-NOFIELD-21")
def test_undialed_forces_of_a_token_stay_after_a_victory() -> None:
    table = to_plans(battle())
    plan(table, "richese", leader="ein_calimar", dial="1")
    plan(table, "guild", leader="guild_rep", dial="0")
    nobody_calls(table).play_quietly(lambda: table.g.battle is None)
    assert table.forces("richese", "carthag") == 5


@pytest.mark.rule("CHR-NOFIELD-15", "CHR-NOFIELD-16")
def test_prescience_cannot_ask_for_the_dial() -> None:
    table = position("richese, atreides", forces="carthag: atreides 3")
    lay_token(table, 3, "carthag").start(battle_phase)
    assert table.options("atreides") == ["see_leader", "see_weapon", "see_defence", "pass"]
    ally = position("richese, guild, atreides", forces="carthag: guild 3", allies="guild atreides")
    lay_token(ally, 3, "carthag").start(battle_phase)
    assert "see_dial" not in ally.options("atreides")
    other = position("richese, atreides", forces="carthag: atreides 3, richese 2").start(battle_phase)
    assert "see_dial" in other.options("atreides")


@pytest.mark.rule("CHR-RUL-15")
def test_a_look_at_the_whole_plan_does_not_show_the_dial() -> None:
    hands = {"atreides": "karama"}
    table = position("richese, atreides", advanced=True, forces="carthag: atreides 3", hands=hands, powers=True)
    lay_token(table, 3, "carthag")
    to_plans(table)
    plan(table, "richese", leader="ein_calimar", dial="1.5")
    table.play("atreides", "karama_power")
    seen = table.seen("atreides")["battle"]["plans"][0]
    assert seen["leader"] == "ein_calimar"
    assert "dial" not in seen
    assert "spice" not in seen
    assert "event-sees-plan-but-dial" in table.told("atreides")


@pytest.mark.rule("CHR-QA-13", "CHR-EX-12")
def test_a_zero_token_in_battle() -> None:
    table = position("richese, guild", forces="carthag: guild 2")
    lay_token(table, 0, "carthag")
    to_plans(table)
    assert "ein_calimar" in table.options("richese")
    assert "nothing" not in table.options("richese"), "a leader must be used"
    table.play("richese", "ein_calimar")
    while table.prompt("richese") != "prompt-plan-dial":
        table.play("richese", "nothing")
    assert table.options("richese") == ["0"]


@pytest.mark.rule("CHR-NOFIELD-19")
def test_a_token_may_be_placed_without_reserves() -> None:
    table = shipping(reserve={"richese": 0}, tanks={"richese": 20})
    assert table.prompt("richese") == "prompt-ship"
    table.play("richese", "carthag:10", "no_field_5")
    assert table.forces("richese", "carthag") == 1


@pytest.mark.rule("CHR-NOFIELD-20")
def test_the_bene_gesserit_may_accompany_a_token() -> None:
    table = shipping(names="richese, bene_gesserit").play("richese", "by_no_field", "carthag:10", "no_field_5")
    assert table.prompt("bene_gesserit") == "prompt-accompany"


@pytest.mark.rule("CHR-QA-10", "CHR-EX-30")
def test_a_token_on_spice_collects_as_one_force() -> None:
    table = position("richese, atreides", ground={"red_chasm:6": 8}, spice={"richese": 0})
    lay_token(table, 0, "red_chasm:6").start(collection_phase)
    assert table.spice("richese") == 2
    city = position("richese, atreides", forces="carthag: richese 1", ground={"red_chasm:6": 8}, spice={"richese": 0})
    lay_token(city, 0, "red_chasm:6").start(collection_phase)
    assert city.spice("richese") == 3


@pytest.mark.rule("CHR-RUL-11")
def test_a_zero_turned_over_leaves_nothing() -> None:
    table = position("richese, bene_gesserit", advanced=True, advisors="carthag: 2")
    lay_token(table, 0, "carthag")
    table.g.phase = SHIP_MOVE
    table.start(ship_and_move, 1).play("richese", "turn_over_no_field")
    assert (table.forces("richese", "carthag"), table.advisors("carthag")) == (0, 0)
    assert table.forces("bene_gesserit", "carthag") == 2, "advisors left alone fight"


@pytest.mark.rule("CHR-RUL-14")
def test_karama_halves_the_price_of_one_force() -> None:
    table = shipping(hands={"richese": "karama"}, spice={"richese": 1})
    table.play("richese", "by_no_field", "ship_with_karama")
    table.play("richese", "by_no_field", "red_chasm:6", "no_field_3")
    assert (table.spice("richese"), table.forces("richese", "red_chasm")) == (0, 1)


@pytest.mark.rule("CHR-KAR-16")
def test_karama_blocks_one_use_of_a_token() -> None:
    table = shipping(names="richese, atreides", hands={"atreides": "karama"}, windows=True)
    table.play("richese", "by_no_field", "carthag:10", "no_field_5")
    table.play("atreides", "stop_no_field")
    assert table.forces("richese", "carthag") == 0
    assert table.prompt("richese") == "prompt-ship"
    assert (table.spice("richese"), table.seen("richese")["richese"]["no_fields"]) == (9, [0, 3, 5])
    table.play("richese", "carthag:10", "2")
    assert table.forces("richese", "carthag") == 2


# The ally.


def lending(ally: str = "harkonnen", **options: object) -> Position:
    settings: dict[str, object] = {"allies": f"{ally} richese", "spice": {ally: 5, "richese": 5}, **options}
    return position(f"{ally}, richese, atreides", **settings)  # type: ignore[arg-type]


@pytest.mark.rule("CHR-RALLY-01", "CHR-RALLY-02", "CHR-RALLY-04", "CHR-RALLY-06", "CHR-RALLY-07", "CHR-QA-17")
@pytest.mark.rule("CHR-EX-14")
def test_ally_by_token() -> None:
    table = lending(reserve={"harkonnen": 10}, tanks={"harkonnen": 10}).start(ship_and_move, 0)
    table.play("harkonnen", "ask_for_no_field")
    assert table.options("richese") == ["decline", "no_field_3", "no_field_5"]
    table.play("richese", "no_field_5")
    table.play("harkonnen", "by_no_field", "arrakeen:9")
    assert (table.forces("harkonnen", "arrakeen"), table.spice("harkonnen")) == (5, 4)
    assert table.seen("atreides")["richese"]["face_up"] == 5
    assert table.g.journey.shipped, "it is the shipment of the turn"


@pytest.mark.rule("CHR-RALLY-02")
def test_the_ally_places_fewer_if_reserves_run_short() -> None:
    table = lending(reserve={"harkonnen": 2}, tanks={"harkonnen": 18}).start(ship_and_move, 0)
    table.play("harkonnen", "ask_for_no_field").play("richese", "no_field_5")
    table.play("harkonnen", "by_no_field", "arrakeen:9")
    assert (table.forces("harkonnen", "arrakeen"), table.reserve("harkonnen")) == (2, 0)


@pytest.mark.rule("CHR-RALLY-01")
def test_that_the_ally_ships_by_a_lent_token_is_told_before_anybody_may_stop_it() -> None:
    """With one force in reserve the shipment is as large and costs as much without the token."""
    names = "harkonnen, richese, atreides, guild"
    reserve, tanks = {"harkonnen": 1}, {"harkonnen": 19}
    for way, count, told in (("reserves", ["1"], []), ("by_no_field", [], ["event-declares-lent-no-field"])):
        table = position(names, allies="harkonnen richese", spice={"harkonnen": 5}, reserve=reserve, tanks=tanks,
                         hands={"atreides": "shield"}, windows=True).start(ship_and_move, 0)  # fmt: skip
        table.play("harkonnen", "ask_for_no_field").play("richese", "no_field_3")
        before = len(table.told("atreides"))
        table.play("harkonnen", way, "arrakeen:9", *count)
        assert table.prompt("atreides") == "prompt-stop"
        assert table.told("atreides")[before:] == [*told, "event-declares-shipment"]


@pytest.mark.rule("CHR-EX-32", "CHR-RALLY-05")
def test_ally_by_token_into_sand() -> None:
    table = lending().start(ship_and_move, 0)
    table.play("harkonnen", "ask_for_no_field").play("richese", "no_field_3")
    table.play("harkonnen", "by_no_field", "red_chasm:6")
    assert (table.forces("harkonnen", "red_chasm"), table.spice("harkonnen")) == (3, 3)


@pytest.mark.rule("CHR-RALLY-05", "CHR-QA-17")
def test_richese_may_pay_for_the_ally() -> None:
    table = lending(spice={"harkonnen": 0, "richese": 5})
    table.g.phase = SHIP_MOVE
    table.start(ship_move_phase)
    let_pass(table)
    while table.prompt("atreides") == "prompt-look-ahead":
        table.play("atreides", "no")
    table.play("richese", "promise_spice", "2")
    table.play("harkonnen", "ask_for_no_field").play("richese", "no_field_3")
    table.play("harkonnen", "by_no_field", "arrakeen:9")
    assert (table.forces("harkonnen", "arrakeen"), table.spice("richese")) == (3, 4)


@pytest.mark.rule("CHR-RALLY-03")
def test_a_token_on_the_planet_is_turned_over_first() -> None:
    table = lay_token(lending(), 3, "carthag")
    table.start(ship_and_move, 0).play("harkonnen", "ask_for_no_field")
    assert table.options("richese") == ["decline", "no_field_5"]
    table.play("richese", "no_field_5")
    table.play("harkonnen", "by_no_field", "arrakeen:9")
    assert (table.forces("richese", "carthag"), table.forces("harkonnen", "arrakeen")) == (3, 5)
    assert table.seen("atreides")["richese"]["face_up"] == 5


@pytest.mark.rule("CHR-RUL-13")
def test_a_zero_is_not_lent() -> None:
    table = used_last(lending(), 3).start(ship_and_move, 0).play("harkonnen", "ask_for_no_field")
    assert table.options("richese") == ["decline", "no_field_5"]


@pytest.mark.rule("CHR-RALLY-12")
def test_not_fremen_and_an_allied_guild_pays_half() -> None:
    fremen = lending("fremen").start(ship_and_move, 0)
    assert "ask_for_no_field" not in fremen.options("fremen")
    guild = lending("guild").start(ship_and_move, 0)
    guild.play("guild", "ask_for_no_field").play("richese", "no_field_5")
    guild.play("guild", "by_no_field", "red_chasm:6")
    assert (guild.forces("guild", "red_chasm"), guild.spice("guild")) == (5, 4)
    sisters = position("harkonnen, richese, bene_gesserit", allies="harkonnen richese", spice={"harkonnen": 5})
    sisters.start(ship_and_move, 0).play("harkonnen", "ask_for_no_field").play("richese", "no_field_5")
    sisters.play("harkonnen", "by_no_field", "red_chasm:6")
    assert sisters.prompt("bene_gesserit") == "prompt-accompany"


@pytest.mark.rule("CHR-KAR-19")
def test_karama_stops_the_allys_shipment_by_token() -> None:
    table = lending(hands={"atreides": "karama"}, windows=True).start(ship_and_move, 0)
    table.play("harkonnen", "ask_for_no_field").play("richese", "no_field_5")
    table.play("harkonnen", "by_no_field", "arrakeen:9")
    table.play("atreides", "stop_ally_no_field")
    assert (table.forces("harkonnen", "arrakeen"), table.spice("harkonnen")) == (0, 5)
    assert "by_no_field" not in table.options("harkonnen")


# Allied CHOAM pay for what the token may hide.


@pytest.mark.rule("CHR-CALLY-04", "CHR-NOFIELD-18", "CHR-RUL-46")
@pytest.mark.parametrize(
    ("version", "value", "last", "reserve", "most"),
    [(3, 5, 0, 20, 1), (4, 5, 0, 20, 5), (4, 3, 0, 20, 5), (4, 3, 5, 20, 3), (4, 5, 0, 2, 2)],
)
def test_choam_pay_for_as_many_as_a_token_may_hide(
    version: int, value: int, last: int, reserve: int, most: int
) -> None:
    table = position(
        "atreides, richese, choam",
        advanced=True,
        allies="richese choam",
        forces="carthag: atreides 5",
        spice={"atreides": 9, "richese": 0, "choam": 9},
        reserve={"richese": reserve},
    )
    lay_token(under(version, table), value, "carthag")
    if last:
        used_last(table, last)
    let_pass(table.start(battle_phase)).play_quietly(lambda: table.prompt("choam") == "prompt-support-ally")
    assert table.options("choam")[-1] == str(most)
    table.play("choam", str(most)).play_quietly(lambda: table.prompt("richese") == "prompt-plan-dial")
    if version == 4:
        assert table.options("richese")[0] == str(min(value, reserve)), "all of it counts in full"


# The last moment at which a token can be turned over.


def all_have_moved(version: int, value: int, march: bool = True) -> Position:
    """Atreides move last, perhaps onto the token."""
    table = position(
        "richese, atreides",
        forces="carthag: atreides 5; arrakeen: richese 1",
        spice={"atreides": 0, "richese": 0},
        ground={"imperial_basin:9": 6},
    )
    lay_token(under(version, table), value, "imperial_basin:9")
    table.go(Do(ship_move_phase), Do(battle_phase))
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-move")
    return table.play("atreides", "carthag", "imperial_basin:9", "5") if march else table.play("atreides", "pass")


@pytest.mark.rule("CHR-NOFIELD-05", "CHR-RUL-10")
def test_after_the_last_movement_richese_may_turn_a_token_over() -> None:
    assert all_have_moved(3, 0).g.phase == BATTLE
    table = all_have_moved(4, 0)
    assert (table.asked(), table.options("richese")) == (["richese"], ["yes", "no"])
    table.play("richese", "yes")
    assert (table.forces("richese", "imperial_basin"), table.asked()) == (0, []), "there is nobody to fight"
    table = all_have_moved(4, 5, march=False).play("richese", "yes")
    assert table.forces("richese", "imperial_basin") == 5
    table = all_have_moved(4, 0).play("richese", "no")
    assert (table.forces("richese", "imperial_basin"), table.g.phase) == (1, BATTLE)
    assert table.g.battle is not None


@pytest.mark.rule("CHR-NOFIELD-05")
def test_a_token_that_was_turned_over_meanwhile_is_not_asked_about() -> None:
    table = all_have_moved(4, 5, march=False).play("richese", "turn_over_no_field")
    assert (table.forces("richese", "imperial_basin"), table.asked()) == (5, [])
