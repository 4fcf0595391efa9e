"""Troops: recruiting them and deploying them to the Conflict (UPR-DEP)."""

import pytest

from sandtable.games.uprising.board import SPACES
from tests.games.uprising.position import Position, position

CARD_FOR = ("diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet")
COMBAT_SPACES = {
    "heighliner",
    "desert_tactics",
    "fremkit",
    "arrakeen",
    "spice_refinery",
    "research_station",
    "sietch_tabr",
    "deep_desert",
    "hagga_basin",
    "imperial_basin",
}


def deployments(space: str) -> list[str]:
    """What a visit to a space offers of deployment while A does as little as possible."""
    rich = {"A": 9}
    table = position(
        hand={"A": ", ".join(CARD_FOR)},
        solari=rich,
        spice=rich,
        water=rich,
        influence={"A": "emperor 2, guild 2, fremen 2"},
        intrigue_deck="",
    ).turn("A")
    for card in CARD_FOR:
        table.play("A", card)
        if space in table.options("A"):
            break
        table.g.back(0)
    offered: list[str] = []
    turn = table.g.turn

    def noted() -> bool:
        offered.extend([option for option in table.options("A") if option.isdigit() or option == "deploy"])
        return table.g.turn is not turn

    table.play("A", space).play_quietly(until=noted)
    return offered


def at_arrakeen(garrison: int) -> Position:
    """B recruits three troops at Arrakeen with Rebel Supplier and a recalled Spy."""
    table = position(
        hand={"B": "rebel_supplier"},
        deck={"B": "dagger, dagger"},
        spies={"B": "post_arrakeen_refinery"},
        garrison={"B": garrison},
        control={"arrakeen": "A"},
        conflict="secure_imperial_basin",
    )
    return table.turn("B").play("B", "rebel_supplier", "arrakeen", "post_arrakeen_refinery")


@pytest.mark.rule("UPR-DEP-01")
def test_there_are_two_types_of_units() -> None:
    table = position(troops={"A": 2}, worms={"A": 1})
    player = table.seen()["players"][0]
    assert (player["troops"], player["worms"], player["strength"]) == (2, 1, 7)
    assert not {"dreadnoughts", "dreadnought"} & set(player)


@pytest.mark.rule("UPR-DEP-02")
def test_recruits_go_from_the_supply_to_the_garrison() -> None:
    table = position(hand={"A": "dagger"}).turn("A").play("A", "dagger", "gather_support")
    assert (table.supply("A"), table.garrison("A"), table.troops("A")) == (7, 5, 0)


@pytest.mark.rule("UPR-DEP-03", "UPR-RUL-29")
def test_without_troops_in_the_supply_nobody_is_recruited() -> None:
    table = position(hand={"A": "dagger"}, garrison={"A": 4}, troops={"A": 8}).turn("A")
    table.play("A", "dagger", "gather_support")
    assert (table.supply("A"), table.garrison("A"), table.troops("A")) == (0, 4, 8)
    one_left = position(hand={"A": "dagger"}, garrison={"A": 4}, troops={"A": 7}).turn("A")
    one_left.play("A", "dagger", "gather_support")
    assert (one_left.supply("A"), one_left.garrison("A")) == (0, 5)


@pytest.mark.rule("UPR-DEP-04")
def test_a_garrison_does_not_fight() -> None:
    table = position(garrison={"A": 12}, troops={"B": 1}, swords={"A": 5}, conflict="skirmish_desert_mouse")
    assert table.strength("A") == 0
    table.combat()
    assert (table.solari("A"), table.solari("B")) == (0, 2)
    assert table.garrison("A") == 12


@pytest.mark.rule("UPR-DEP-05", "UPR-DEP-06", "UPR-DEP-10")
@pytest.mark.parametrize("space", [space.id for space in SPACES])
def test_only_combat_spaces_let_a_player_deploy(space: str) -> None:
    assert bool(deployments(space)) == (space in COMBAT_SPACES)


@pytest.mark.rule("UPR-EX-07", "UPR-DEP-08")
def test_example_two_troops_from_the_garrison() -> None:
    table = position(hand={"A": "dune_the_desert_planet"}, conflict="secure_imperial_basin").turn("A")
    table.play("A", "dune_the_desert_planet", "imperial_basin")
    assert (table.prompt("A"), table.options("A")) == ("prompt-deploy", ["2", "1", "0"])
    table.play("A", "2")
    assert (table.garrison("A"), table.troops("A"), table.asked()) == (1, 2, "B")


@pytest.mark.rule("UPR-EX-08", "UPR-SPY-10", "UPR-SPY-11")
def test_example_a_card_is_drawn_before_any_effect() -> None:
    told = at_arrakeen(1).told()
    order = ["event-recalls-spy", "event-draws", "event-control-bonus", "event-recruits"]
    assert [told.index(message) for message in order] == sorted([told.index(message) for message in order])


@pytest.mark.rule("UPR-EX-09", "UPR-CTL-03")
def test_example_the_controller_is_paid() -> None:
    table = at_arrakeen(1)
    assert (table.solari("A"), table.solari("B")) == (1, 0)


@pytest.mark.rule("UPR-EX-10", "UPR-TRN-13", "UPR-DEP-02")
def test_example_space_and_card_recruit() -> None:
    table = at_arrakeen(1)
    assert (table.garrison("B"), table.supply("B")) == (4, 8)
    assert table.hand("B") == ["dagger", "dagger"], "one for the Spy, one from Arrakeen"


@pytest.mark.rule("UPR-EX-11", "UPR-DEP-07", "UPR-DEP-08")
@pytest.mark.parametrize(("garrison", "most"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_example_all_recruits_and_two_more(garrison: int, most: int) -> None:
    table = at_arrakeen(garrison)
    assert table.options("B") == [str(count) for count in range(most, -1, -1)]
    table.play("B", str(most))
    assert (table.troops("B"), table.garrison("B")) == (most, garrison + 3 - most)


@pytest.mark.rule("UPR-DEP-07", "UPR-DEP-09")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_recruits_that_are_not_deployed_stay_in_the_garrison(count: int) -> None:
    table = at_arrakeen(0).play("B", str(count))
    assert (table.troops("B"), table.garrison("B"), table.supply("B")) == (count, 3 - count, 9)


@pytest.mark.rule("UPR-EX-12", "UPR-DEP-10")
def test_example_gather_support_is_no_combat_space() -> None:
    table = position(hand={"C": "dagger"}, solari={"C": 2}, conflict="secure_imperial_basin").turn("C")
    table.play("C", "dagger", "gather_support", "paid_entry")
    assert (table.solari("C"), table.water("C")) == (0, 2)
    assert (table.garrison("C"), table.troops("C")) == (5, 0)
    assert table.asked() == "A"


@pytest.mark.rule("UPR-RUL-27", "UPR-DEP-07", "UPR-DEP-08")
def test_deploying_in_parts_does_not_raise_the_limit() -> None:
    """Calculus of Power leaves an effect open at Arrakeen, so that a part can be deployed before it."""
    table = position(hand={"A": "calculus_of_power"}, garrison={"A": 6}).turn("A")
    table.play("A", "calculus_of_power", "arrakeen", "deploy")
    assert table.options("A") == ["3", "2", "1"], "1 recruit and 2 from the garrison"
    table.play("A", "2", "as_printed", "decline")
    assert table.options("A") == ["1", "0"]
    table.play("A", "1")
    assert (table.troops("A"), table.garrison("A"), table.asked()) == (3, 4, "B")


@pytest.mark.rule("UPR-RUL-28", "UPR-DEP-07")
def test_recruits_of_an_intrigue_card_count() -> None:
    table = position(
        hand={"A": "reconnaissance"}, garrison={"A": 5}, intrigue={"A": "mercenaries"}, solari={"A": 3}
    ).turn("A")
    table.play("A", "mercenaries", "reconnaissance", "spice_refinery")
    assert table.options("A")[0] == "4"


@pytest.mark.rule("UPR-DEP-07", "UPR-DEP-10", "UPR-RUL-27")
def test_a_card_that_lets_recruits_be_deployed_says_nothing_of_the_garrison() -> None:
    """Sardaukar Coordination at the Sardaukar: the 4 recruits may go, in parts, and not one more."""
    table = position(
        hand={"A": "sardaukar_coordination"}, spice={"A": 4}, garrison={"A": 3}, intrigue_deck="devour"
    ).turn("A")
    table.play("A", "sardaukar_coordination", "sardaukar")
    assert table.options("A") == ["4", "3", "2", "1", "0"]
    table.play("A", "3")
    assert (table.prompt("A"), "deploy" in table.options("A")) == ("prompt-end-turn", True)
    table.play("A", "deploy")
    assert table.options("A") == ["1"]
    table.play("A", "1")
    assert (table.troops("A"), table.garrison("A")) == (4, 3)
    assert "deploy" not in table.options("A")


@pytest.mark.rule("UPR-DEP-11")
def test_units_stand_in_their_owners_quadrant() -> None:
    table = position(hand={"A": "reconnaissance"}, troops={"B": 1}).turn("A")
    table.play("A", "reconnaissance", "spice_refinery", "2")
    assert [player["troops"] for player in table.seen()["players"]] == [2, 1, 0]
