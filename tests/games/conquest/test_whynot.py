"""Why something cannot be chosen: the reasons that people ask for, at positions where each is the only one."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.ship_move import ship_and_move
from tests.games.conquest.position import Position, position

FOUR = "atreides, harkonnen, fremen, imperium"


def why_not(table: Position, faction: str) -> dict[str, str]:
    return {one.option.name: one.reason.message for one in table.g.refusals(table.seat(faction))}


def turn(faction: str = "atreides", *, forces: str = "", spice: int = 13, storm: int = 18) -> Position:
    table = position(FOUR, forces=forces, spice={faction: spice}, reserve={faction: 10}, storm=storm)
    return table.start(ship_and_move, table.seat(faction))


@pytest.mark.rule("CON-SHIP-02")
def test_shipping_storm_and_full_strongholds() -> None:
    table = turn(forces="carthag: harkonnen 3, imperium 2", storm=9)
    refused = why_not(table, "atreides")
    assert refused["arrakeen:9"] == "reason-in-storm"
    assert refused["carthag:10"] == "reason-stronghold-full"
    assert "tueks_sietch:4" not in refused
    assert set(refused).isdisjoint(table.options("atreides"))


def test_shipping_without_spice_says_the_price() -> None:
    table = position(FOUR, spice={"atreides": 0}, reserve={"atreides": 10}, market={"atreides": "smugglers"})
    table.start(ship_and_move, table.seat("atreides"))
    assert table.options("atreides") == ["pass", "smugglers"]
    assert why_not(table, "atreides")["arrakeen:9"] == "reason-ship-price"


@pytest.mark.rule("CON-MOVE-05")
def test_moving_from_and_to() -> None:
    table = turn(forces="imperial_basin:9: atreides 2; old_gap:10: atreides 1", storm=10).play("atreides", "pass")
    refused = why_not(table, "atreides")
    assert refused["old_gap"] == "reason-storm-holds"
    assert refused["carthag"] == "reason-no-forces"
    table.play("atreides", "imperial_basin")
    refused = why_not(table, "atreides")
    assert refused["imperial_basin:9"] == "reason-stand-there"
    assert refused["carthag:10"] == "reason-in-storm"
    assert refused["cielago_south:2"] == "reason-too-far"


def test_a_leader_who_fought_elsewhere_and_cards_the_voice_forbids() -> None:
    table = position(
        "imperium, harkonnen",
        forces="carthag: imperium 3, harkonnen 3",
        battle={"harkonnen": "chaumas, crysknife, shield"},
        dead="beast_rabban",
    )
    table.start(battle_phase)
    table.play("harkonnen", "pass").play("imperium", "must_not_play_poison")
    assert why_not(table, "harkonnen")["beast_rabban"] == "reason-leader-dead"
    table.play("harkonnen", "baron_harkonnen")
    refused = why_not(table, "harkonnen")
    assert refused["chaumas"] == "reason-voice-no-poison"
    assert refused["shield"] == "reason-no-weapon"
    assert "crysknife" in table.options("harkonnen")
