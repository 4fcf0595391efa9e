"""Tanks, pool, tracks, markers and wheels: the parts of the box that only exist as places on the table."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS
from sandtable.games.arrakis.terms import Sector
from sandtable.games.conquest.board import STRONGHOLD_BLOCKERS
from sandtable.games.conquest.factions import ROUNDS
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.course import play_round
from sandtable.games.conquest.rules.harvest import harvest_phase
from sandtable.games.conquest.rules.revival import revival_phase
from sandtable.games.conquest.rules.ship_move import ship_and_move
from sandtable.games.conquest.rules.spice_blow import spice_blow_phase
from sandtable.games.conquest.rules.storm import storm_phase
from sandtable.games.conquest.terms import OVER, PHASE_IDS, SETUP
from tests.games.conquest.position import Position, die, position


def spice_in_play(table: Position) -> int:
    """All that is not in the pool: owned, or on the map."""
    return sum(table.g.spice) + sum(table.g.ground_spice)


@pytest.mark.rule("CON-COMP-05")
def test_the_tanks_hold_the_dead_until_they_are_revived() -> None:
    table = position("atreides, harkonnen", forces="red_chasm: atreides 4", storm=5, dead="duke_leto")
    table.luck(die(1)).start(storm_phase)
    seen = table.g.view(None)["players"][0]
    assert seen["tanks"] == 4
    assert [leader["id"] for leader in seen["leaders"] if leader["state"] == "tanks"] == ["duke_leto"]
    table.start(revival_phase).play("atreides", "4", "duke_leto")
    seen = table.g.view(None)["players"][0]
    assert (seen["tanks"], seen["reserve"]) == (0, 20)
    assert all(leader["state"] == "ready" for leader in seen["leaders"])


@pytest.mark.rule("CON-COMP-06")
def test_the_pool_gives_and_takes_all_other_spice() -> None:
    """What a blow brings comes from the pool; what is paid or destroyed is gone from the table."""
    table = position("atreides, harkonnen", spice={"atreides": 10, "harkonnen": 5}, top="spice_05")
    table.start(spice_blow_phase)
    assert spice_in_play(table) == 15 + 18
    table.start(ship_and_move, table.seat("atreides")).play("atreides", "minor_erg:7", "6")
    assert spice_in_play(table) == 15 + 18 - 6
    table.start(harvest_phase).play("atreides", "collect")
    assert spice_in_play(table) == 15 + 18 - 6
    table.g.storm = Sector(15)
    table.luck(die(1)).start(storm_phase)
    assert spice_in_play(table) == 15 + 10 - 6


@pytest.mark.rule("CON-COMP-07", "CON-COMP-13")
def test_one_round_and_one_phase_are_shown_at_any_time() -> None:
    table = position("atreides, harkonnen, fremen", round=1)
    table.start(play_round)
    spaces: list[tuple[int, str]] = []

    def note_markers() -> bool:
        view = table.g.view(None)
        space = (view["round"], view["phase"])
        if space not in spaces[-1:]:
            spaces.append(space)
        return table.g.round > ROUNDS

    table.play_quietly(until=note_markers)
    track = [(round, phase) for round in range(1, ROUNDS + 1) for phase in PHASE_IDS[SETUP + 1 : OVER]]
    assert spaces[:-1] == [space for space in track if space in spaces]  # forwards, no space twice
    assert spaces[-1] == (ROUNDS, "over")
    assert {round for round, _ in spaces} == {1, 2, 3, 4, 5}


@pytest.mark.rule("CON-COMP-13")
def test_one_storm_marker_one_first_player_and_a_blocker_for_each_stronghold() -> None:
    view = position("atreides, harkonnen, fremen", storm=7, first="fremen").g.view(None)
    assert (view["storm"], view["first_player"], view["covered"]) == (7, 2, None)
    assert STRONGHOLD_BLOCKERS == 5
    for stronghold in STRONGHOLDS:
        g = sandtable.game("conquest").new(2, 1, covered=TERRITORY_IDS[stronghold])
        while g.view(None)["phase"] == "setup":
            g.play(g.to_act[0], g.options(g.to_act[0])[0])
        assert g.view(None)["covered"] == TERRITORY_IDS[stronghold]


@pytest.mark.rule("CON-COMP-17")
def test_a_battle_has_two_wheels_however_many_are_there() -> None:
    table = position("harkonnen, fremen, imperium", forces="carthag: harkonnen 3, fremen 3, imperium 3")
    table.start(battle_phase).play("harkonnen", "fremen").play("harkonnen", "pass")
    assert table.asked() == ["harkonnen", "fremen"]
    assert {table.prompt(faction) for faction in table.asked()} == {"prompt-plan-leader"}
    plans = table.g.view(None)["battle"]["plans"]
    assert [plan["seat"] for plan in plans] == [table.seat("harkonnen"), table.seat("fremen")]
