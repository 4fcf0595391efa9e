"""The Shield Wall (UPR-WAL)."""

import pytest

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from tests.games.uprising.position import Position, position

WORM = "space/hagga_basin/0/1/1"
BREACH = "space/sietch_tabr/0/1"
PROTECTED = (
    "siege_of_arrakeen",
    "battle_for_arrakeen",
    "seize_spice_refinery",
    "battle_for_spice_refinery",
    "secure_imperial_basin",
    "battle_for_imperial_basin",
)


def worm_is_offered(conflict: str, shield_wall: bool) -> bool:
    table = position(hand={"A": "dune_the_desert_planet"}, hooks="A", conflict=conflict, shield_wall=shield_wall)
    table.turn("A").play("A", "dune_the_desert_planet", "hagga_basin")
    return WORM in table.options("A")


def at_sietch_tabr(shield_wall: bool = True) -> Position:
    table = position(
        hand={"A": "reconnaissance"}, influence={"A": "fremen 2"}, garrison={"A": 0}, shield_wall=shield_wall
    )
    return table.turn("A").play("A", "reconnaissance", "sietch_tabr", BREACH)


@pytest.mark.rule("UPR-WAL-01", "UPR-WAL-02", "UPR-WAL-05", "UPR-RUL-33")
@pytest.mark.parametrize("conflict", [card.id for card in CONFLICTS])
def test_the_wall_keeps_sandworms_from_three_locations(conflict: str) -> None:
    assert worm_is_offered(conflict, shield_wall=True) == (conflict not in PROTECTED)
    assert worm_is_offered(conflict, shield_wall=False), "without the wall no Conflict is protected"


@pytest.mark.rule("UPR-WAL-03")
def test_blowing_up_the_wall_is_optional() -> None:
    assert at_sietch_tabr().options("A") == ["use", "decline"]
    left = at_sietch_tabr().play("A", "decline")
    assert (left.g.shield_wall, left.water("A")) == (True, 2)
    removed = at_sietch_tabr().play("A", "use")
    assert (removed.g.shield_wall, removed.water("A")) == (False, 2)
    assert removed.seen("B")["shield_wall"] is False


@pytest.mark.rule("UPR-WAL-04")
def test_the_wall_never_returns() -> None:
    table = at_sietch_tabr().play("A", "use")
    table.play_quietly(until=lambda: table.g.round == 4 or table.g.shield_wall)
    assert (table.g.round, table.g.shield_wall) == (4, False)
    again = at_sietch_tabr(shield_wall=False)
    assert (again.asked(), again.water("A")) == ("B", 2), "there is nothing left to remove"


@pytest.mark.rule("UPR-WAL-05", "UPR-INT-09", "UPR-WRM-04", "UPR-STR-03", "UPR-EX-16")
def test_example_unexpected_allies_breach_the_wall_and_come_at_once() -> None:
    table = position(
        hand={"A": "prepare_the_way, rebel_supplier, strike_fleet"},
        leaders={"A": "lady_jessica"},
        intrigue={"A": "unexpected_allies"},
        troops={"A": 2},
        water={"A": 2},
        conflict="secure_imperial_basin",
    ).reveal_turn("A")
    assert table.strength("A") == 8
    table.play("A", "unexpected_allies", "use")
    assert (table.g.shield_wall, table.worms("A"), table.water("A")) == (False, 1, 0)
    assert table.strength("A") == 11
    assert table.intrigue_discard() == ["unexpected_allies"]
