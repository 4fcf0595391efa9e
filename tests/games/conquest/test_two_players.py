"""The game of two: pairings, and the stronghold that the sand has swallowed."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS
from sandtable.games.arrakis.terms import Sector
from sandtable.games.conquest.board import STORM_SYMBOL
from sandtable.games.conquest.factions import DUELS, FACTION_IDS
from sandtable.games.conquest.rules.setup import cover_stronghold
from sandtable.games.conquest.rules.ship_move import ship_move_phase
from sandtable.games.conquest.rules.storm import move_storm
from sandtable.games.conquest.rules.victory import victory_check
from sandtable.kernel.errors import BadSetup
from tests.games.conquest.position import Position, die, new_game, position, prepared


@pytest.mark.rule("CON-TWO-01")
def test_two_factions_take_part_and_no_other() -> None:
    table = prepared("atreides, fremen")
    players = table.seen()["players"]
    assert [player["faction"] for player in players] == ["atreides", "fremen"]
    leaders = [one["id"] for player in players for one in player["leaders"]]
    assert len(leaders) == 12
    assert not {"beast_rabban", "sardaukar_bashar"} & set(leaders)


@pytest.mark.rule("CON-TWO-03", "CON-TWO-02")
@pytest.mark.parametrize("pairing", range(6))
@pytest.mark.parametrize("turned", [False, True])
def test_every_pairing_can_be_chosen_and_played(pairing: int, turned: bool) -> None:
    duel = DUELS[pairing]
    names = [FACTION_IDS[duel.first], FACTION_IDS[duel.second]]
    if turned:
        names.reverse()
    table = prepared(", ".join(names))
    assert [player["faction"] for player in table.seen()["players"]] == names
    assert table.g.round == 1
    table.play_quietly(until=lambda: table.g.over)
    assert table.g.over


@pytest.mark.rule("CON-TWO-02")
def test_factions_that_are_not_chosen_are_drawn() -> None:
    pairs: set[frozenset[str]] = set()
    for seed in range(60):
        g = sandtable.game("conquest").new(2, seed)
        pairs.add(frozenset(str(player["faction"]) for player in g.view(None)["players"]))
    assert pairs == {frozenset({FACTION_IDS[duel.first], FACTION_IDS[duel.second]}) for duel in DUELS}


@pytest.mark.rule("CON-TWO-02")
def test_one_may_choose_while_the_other_draws() -> None:
    drawn = {
        sandtable.game("conquest").new(2, seed, faction_1="fremen").view(None)["players"][0]["faction"]
        for seed in range(30)
    }
    assert drawn == {"atreides", "harkonnen", "imperium"}


@pytest.mark.rule("CON-TWO-04")
def test_one_stronghold_is_covered_in_every_game_of_two() -> None:
    for seed in range(8):
        assert prepared("atreides, fremen", seed).seen()["covered"] in [TERRITORY_IDS[place] for place in STRONGHOLDS]


@pytest.mark.rule("CON-TWO-04", "CON-RUL-40")
def test_with_more_players_all_strongholds_are_open() -> None:
    assert prepared("atreides, fremen, imperium").seen()["covered"] is None
    with pytest.raises(BadSetup):
        new_game("atreides, fremen, imperium", covered="carthag")


@pytest.mark.rule("CON-TWO-05")
@pytest.mark.parametrize("place", [TERRITORY_IDS[place] for place in STRONGHOLDS])
def test_the_players_may_agree_which_one_to_cover(place: str) -> None:
    for seed in range(3):
        table = prepared("atreides, fremen", seed, covered=place)
        assert table.seen()["covered"] == place
        assert "event-stronghold-covered" in table.told()


@pytest.mark.rule("CON-TWO-05", "CON-TWO-06", "CON-RUL-37")
@pytest.mark.parametrize(
    ("face", "place"),
    [
        (0, "carthag"),
        (1, "sietch_tabr"),
        (2, "sietch_tabr"),
        (3, "habbanya_sietch"),
        (4, "habbanya_sietch"),
        (5, "tueks_sietch"),
        (6, "tueks_sietch"),
        (STORM_SYMBOL, "arrakeen"),
    ],
)
def test_otherwise_the_die_decides(face: int, place: str) -> None:
    table = position("atreides, fremen").luck(die(face)).start(cover_stronghold, -1)
    assert table.seen()["covered"] == place


def covered_carthag(**more: str) -> Position:
    return position(
        "harkonnen, fremen", forces=more.get("forces", ""), covered="carthag", round=int(more.get("round", 3))
    )


@pytest.mark.rule("CON-TWO-07", "CON-TWO-08", "CON-RUL-38")
def test_the_storm_sweeps_the_covered_stronghold() -> None:
    """Carthag lies in sector 10, Arrakeen in sector 9."""
    table = covered_carthag(forces="carthag: harkonnen 3, fremen 2; arrakeen: harkonnen 4")
    table.g.storm = Sector(8)
    table.start(move_storm, 2)
    assert table.forces("harkonnen", "carthag") == 0
    assert table.tanks("harkonnen") == 3
    assert table.forces("fremen", "carthag") == 2
    assert table.forces("harkonnen", "arrakeen") == 4


@pytest.mark.rule("CON-TWO-07")
def test_an_open_stronghold_shelters() -> None:
    table = position("harkonnen, fremen", forces="carthag: harkonnen 3", covered="arrakeen", storm=8)
    table.start(move_storm, 2)
    assert table.forces("harkonnen", "carthag") == 3


@pytest.mark.rule("CON-RUL-38")
def test_the_covered_stronghold_can_still_be_entered_and_left() -> None:
    table = covered_carthag(forces="arsunt:10: harkonnen 2").start(ship_move_phase)
    assert "carthag:10" in table.options("harkonnen")
    table.play("harkonnen", "pass", "arsunt", "carthag:10", "2")
    assert table.forces("harkonnen", "carthag") == 2


@pytest.mark.rule("CON-TWO-08", "CON-TWO-09")
def test_the_covered_stronghold_does_not_count_for_victory() -> None:
    table = covered_carthag(forces="carthag: harkonnen 3; arrakeen: harkonnen 4; sietch_tabr: harkonnen 4")
    table.start(victory_check)
    assert not table.g.over


@pytest.mark.rule("CON-TWO-09")
def test_three_of_the_four_open_strongholds_win() -> None:
    table = covered_carthag(forces="tueks_sietch: harkonnen 1; arrakeen: harkonnen 4; sietch_tabr: harkonnen 4")
    table.start(victory_check)
    assert table.g.result is not None
    assert table.g.result.winners == (0,)
    assert table.g.result.reason == "reason-strongholds"


@pytest.mark.rule("CON-TWO-08")
def test_the_covered_stronghold_gives_no_points() -> None:
    table = covered_carthag(forces="carthag: harkonnen 3; arrakeen: fremen 4", round="5")
    table.g.spice = [7, 6]
    table.start(victory_check)
    assert table.g.result is not None
    assert table.g.result.scores == (7, 5 + 6)
    assert table.g.result.winners == (1,)


@pytest.mark.rule("CON-TWO-09")
def test_all_else_is_as_always() -> None:
    table = prepared("atreides, imperium", covered="carthag")
    assert (table.spice("atreides"), table.spice("imperium")) == (13, 18)
    assert (table.reserve("atreides"), table.reserve("imperium")) == (20, 20)
    assert (len(table.traitors("atreides")), len(table.traitors("imperium"))) == (1, 1)
    table.play_quietly(until=lambda: table.g.over)
    assert table.g.round == 5
