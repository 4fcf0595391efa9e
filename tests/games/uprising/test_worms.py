"""Sandworms: how they come to the Conflict (UPR-WRM)."""

import pytest

from tests.games.uprising.position import Position, position

SPICE, WORM = "space/hagga_basin/0/1/0", "space/hagga_basin/0/1/1"
HOOKS = "space/sietch_tabr/0/0"


def at_hagga_basin(hooks: str = "A", conflict: str = "skirmish_crysknife", shield_wall: bool = True) -> Position:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        garrison={"A": 0},
        hooks=hooks,
        conflict=conflict,
        shield_wall=shield_wall,
    )
    return table.turn("A").play("A", "dune_the_desert_planet", "hagga_basin")


@pytest.mark.rule("UPR-WRM-01", "UPR-WRM-02")
def test_a_sandworm_goes_straight_into_the_conflict() -> None:
    table = at_hagga_basin()
    assert table.options("A") == [SPICE, WORM]
    table.play("A", WORM)
    assert (table.worms("A"), table.strength("A"), table.spice("A")) == (1, 3, 0)
    assert (table.garrison("A"), table.supply("A"), table.troops("A")) == (0, 12, 0)


@pytest.mark.rule("UPR-WRM-02")
def test_a_sandworm_never_retreats_to_a_garrison() -> None:
    """Chani's Reveal box pulls back two units for swords; Tactical Option any number: troops only."""
    table = position(hand={"A": "chani_clever_tactician"}, worms={"A": 3}).reveal_turn("A")
    assert not [option for option in table.options("A") if option.startswith("card/chani")]
    table = position(intrigue={"A": "tactical_option"}, worms={"A": 3}, troops={"A": 1}).combat()
    table.play("A", "tactical_option", "intrigue/tactical_option/combat/1")
    assert table.options("A") == ["1", "0"]
    table.play("A", "1")
    assert (table.worms("A"), table.troops("A"), table.garrison("A")) == (3, 0, 4)


@pytest.mark.rule("UPR-WRM-03")
@pytest.mark.parametrize("holder", ["", "B"])
def test_without_own_maker_hooks_there_is_only_spice(holder: str) -> None:
    table = at_hagga_basin(hooks=holder)
    assert (table.asked(), table.spice("A"), table.worms("A")) == ("B", 2, 0)


@pytest.mark.rule("UPR-WRM-03")
def test_a_card_that_names_the_hooks_asks_for_them() -> None:
    """Desert Power: 2 Persuasion, or with Maker Hooks a sandworm for a water."""
    with_hooks = position(hand={"A": "desert_power"}, hooks="A").reveal_turn("A")
    with_hooks.play("A", "card/desert_power/reveal")
    assert with_hooks.options("A") == ["card/desert_power/reveal/0", "card/desert_power/reveal/1"]
    without = position(hand={"A": "desert_power"}).reveal_turn("A").play("A", "card/desert_power/reveal")
    assert (without.persuasion("A"), without.worms("A"), without.water("A")) == (2, 0, 1)


@pytest.mark.rule("UPR-WRM-04")
def test_without_the_printed_condition_no_hooks_are_needed() -> None:
    table = position(intrigue={"A": "unexpected_allies"}, water={"A": 2}, shield_wall=False).turn("A")
    table.play("A", "unexpected_allies")
    assert (table.worms("A"), table.water("A")) == (1, 0)


@pytest.mark.rule("UPR-WRM-05", "UPR-WAL-01")
def test_the_symbol_does_nothing_in_a_protected_conflict() -> None:
    table = at_hagga_basin(conflict="secure_imperial_basin")
    assert (table.asked(), table.spice("A"), table.worms("A")) == ("B", 2, 0)
    # Unexpected Allies can be played and the wall left standing: then its sandworm does not come.
    table = position(intrigue={"A": "unexpected_allies"}, water={"A": 2}, conflict="secure_imperial_basin").turn("A")
    table.play("A", "unexpected_allies", "decline")
    assert (table.worms("A"), table.water("A"), table.intrigue("A")) == (0, 0, [])


@pytest.mark.rule("UPR-WRM-06")
def test_maker_hooks_come_from_sietch_tabr() -> None:
    table = position(hand={"A": "reconnaissance"}, influence={"A": "fremen 2"}, garrison={"A": 0}).turn("A")
    table.play("A", "reconnaissance", "sietch_tabr", HOOKS)
    assert table.g.hooks == [True, False, False]
    assert (table.water("A"), table.garrison("A")) == (2, 1)


@pytest.mark.rule("UPR-RUL-31", "UPR-WRM-01")
def test_a_sandworm_does_not_count_against_deployment() -> None:
    table = position(hand={"A": "dune_the_desert_planet"}, hooks="A").turn("A")
    table.play("A", "dune_the_desert_planet", "hagga_basin", WORM)
    assert table.options("A") == ["2", "1", "0"]
    # On a Reveal turn, without any Combat space, the symbol works as well.
    table = position(hand={"A": "desert_power"}, hooks="A").reveal_turn("A")
    table.play("A", "card/desert_power/reveal", "card/desert_power/reveal/1")
    assert (table.worms("A"), table.water("A")) == (1, 0)


@pytest.mark.rule("UPR-DEP-01", "UPR-WRM-01")
@pytest.mark.parametrize(("troops", "playable"), [("0", False), ("1", True)])
def test_sandworms_are_units_that_were_deployed(troops: str, playable: bool) -> None:
    """Distraction asks for 3 units deployed on this turn: two sandworms and a troop will do."""
    table = position(
        hand={"A": "dune_the_desert_planet"},
        hooks="A",
        water={"A": 3},
        garrison={"A": 1},
        intrigue={"A": "distraction"},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "deep_desert", "space/deep_desert/0/1/1", troops)
    assert table.options("A") == ["end_turn", *(["distraction"] if playable else ["deploy"])]


@pytest.mark.rule("UPR-RUL-32")
def test_maker_hooks_are_not_spent() -> None:
    assert at_hagga_basin().play("A", WORM).g.hooks[0]
