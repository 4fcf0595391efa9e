"""A legion that is forced on, by a Sandworm or the Atomics, is still the one of before (WFA-RUL-107)."""

from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.components import WORMSIGNS
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.rules.movement import flight_zones, move_legions
from sandtable.games.war_for_arrakis.terms import HARKONNEN, NONE, SANDWORM, SIGNS
from tests.games.war_for_arrakis.position import Position, position


def entering_a_sandworm(version: int, **said: Any) -> Position:
    """The Wormsign that the legion comes upon is a Sandworm: all are."""
    table = position(wormsigns="ne_15", stations="", **said)
    table.g.game = GAME.under(version)
    table.g.unseen_signs = tuple([WORMSIGNS if sign == SANDWORM else 0 for sign in SIGNS])
    return table.turn("harkonnen", strategy=1)


@pytest.mark.rule("WFA-RUL-107", "WFA-WORM-04", "WFA-GEN-08")
@pytest.mark.parametrize(("version", "attacks"), [(GAME.rules_version, True), (3, False)])
def test_the_same_legion_of_a_card_attacks_from_where_it_retreated_to(version: int, attacks: bool) -> None:
    rage = "rage_overcame_shaddam_iv_c"
    table = entering_a_sandworm(
        version,
        legions="ne_16: harkonnen sardaukar 2, regular 1; ne_13: atreides regular 1; gara_kulon: atreides regular 1",
        hands={"corrino_ally": rage},
        aside="shaddam_iv",
    )
    table.play("harkonnen", "strategy", "play_card", rage, "shaddam_iv", "ne_16", "ne_15", "all")
    table.play("atreides", "ne_16")
    assert table.legion("harkonnen", "ne_16") == "regular 1, sardaukar 2, shaddam_iv"
    assert (table.prompt("harkonnen") == "prompt-attack") == attacks
    if attacks:
        assert table.options("harkonnen") == ["done", "ne_16"]


@pytest.mark.rule("WFA-RUL-107", "WFA-WORM-04")
@pytest.mark.parametrize(("version", "victims"), [(GAME.rules_version, ["stilgar", "pass"]), (3, ["chani", "pass"])])
def test_a_leader_beside_the_moved_legion_is_beside_where_it_retreated_to(version: int, victims: list[str]) -> None:
    table = entering_a_sandworm(
        version,
        legions="ne_16: harkonnen sardaukar 2; "
        "se_05: atreides regular 1, stilgar; gara_kulon: atreides regular 1, chani",
        hands={"corrino_ally": "shigawire"},
        aside="chani",
    )
    table.play("harkonnen", "strategy", "play_card", "shigawire", "ne_16", "ne_15", "all")
    table.play("atreides", "se_02")
    assert table.options("harkonnen") == victims


@pytest.mark.rule("WFA-AIR-08", "WFA-RUL-107")
@pytest.mark.parametrize(("version", "flies"), [(GAME.rules_version, False), (3, True)])
def test_a_legion_that_was_flown_and_had_to_retreat_has_flown(version: int, flies: bool) -> None:
    flyers = "air_ne ornithopter, air_se ornithopter"
    table = entering_a_sandworm(version, legions="ne_13: harkonnen regular 2", flyers=flyers)
    table.start(move_legions, HARKONNEN, 1, ANY_LEGION, NONE)
    table.play("harkonnen", "ne_13", "ne_15", "all").play("atreides", "se_02")
    assert table.legion("harkonnen", "se_02") == "regular 2"
    assert bool(flight_zones(table.g, AREA["se_02"])) == flies


@pytest.mark.rule("WFA-RUL-107", "WFA-ATOM-04")
@pytest.mark.parametrize(("version", "moves"), [(GAME.rules_version, True), (3, False)])
def test_the_same_legion_of_a_card_moves_from_where_the_blast_drove_it(version: int, moves: bool) -> None:
    voice = "voice_from_the_outer_world"
    table = position(
        legions="splintered_rock: atreides regular 2", hands={"house_atreides": voice}, prescience={"jihad": 8}
    )
    table.g.game = GAME.under(version)
    table.turn("atreides", mentat=1).play("atreides", "mentat", "play_card", voice, "all", "paul_atreides")
    assert table.legion("atreides", "splintered_rock") == "regular 2, fedaykin 1, paul_atreides"
    table.play("atreides", "detonate", "splintered_rock").play("harkonnen", "cne_04")
    assert ("move" in table.options("atreides")) == moves
