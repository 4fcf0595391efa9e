"""Control of Arrakeen, Spice Refinery and Imperial Basin (UPR-CTL)."""

import pytest

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.effects import CONTROL, Control
from sandtable.games.uprising.terms import NONE
from tests.games.uprising.position import Position, position

LOCATIONS = ("arrakeen", "spice_refinery", "imperial_basin")
FOUGHT_OVER = {
    "siege_of_arrakeen": "arrakeen",
    "battle_for_arrakeen": "arrakeen",
    "seize_spice_refinery": "spice_refinery",
    "battle_for_spice_refinery": "spice_refinery",
    "secure_imperial_basin": "imperial_basin",
    "battle_for_imperial_basin": "imperial_basin",
}


def visited(space: str, controller: str, visitor: str = "A") -> Position:
    card = "dune_the_desert_planet" if space == "imperial_basin" else "reconnaissance"
    table = position(hand={visitor: card}, control={space: controller}, garrison={visitor: 0}, supply={visitor: 0})
    return table.turn(visitor).play(visitor, card, space)


@pytest.mark.rule("UPR-CTL-01")
@pytest.mark.parametrize("conflict", FOUGHT_OVER)
def test_winning_a_conflict_over_a_location_gives_control(conflict: str) -> None:
    table = position(conflict=conflict, troops={"A": 2, "B": 1}).combat()
    table.play_quietly(until=lambda: table.phase() == "player_turns" or table.g.over)
    held = {location: table.controller(location) for location in LOCATIONS}
    assert held == dict.fromkeys(LOCATIONS, "") | {FOUGHT_OVER[conflict]: "A"}


@pytest.mark.rule("UPR-CTL-01")
def test_without_a_winner_nobody_takes_control() -> None:
    table = position(conflict="siege_of_arrakeen", troops={"A": 1, "B": 1}).combat()
    assert table.controller("arrakeen") == ""
    second = position(conflict="siege_of_arrakeen", troops={"A": 2, "B": 1}).combat()
    assert second.controller("arrakeen") == "A"


@pytest.mark.rule("UPR-CTL-02")
def test_only_three_locations_can_be_controlled() -> None:
    """A Conflict card with a place in its title offers control of that place to the winner; no other card does."""
    for card in CONFLICTS:
        offered = [part for part in card.rewards[0].parts() if part.op == CONTROL]
        places = [SPACES[part.space].id for part in offered if isinstance(part, Control)]
        assert places == ([FOUGHT_OVER[card.id]] if card.id in FOUGHT_OVER else [])
        assert (card.location == NONE) == (card.id not in FOUGHT_OVER)
        assert not [part for reward in card.rewards[1:] for part in reward.parts() if part.op == CONTROL]


@pytest.mark.rule("UPR-CTL-03", "UPR-CTL-04", "UPR-CTL-05", "UPR-RUL-62")
@pytest.mark.parametrize(
    ("space", "bonus", "own"),
    [
        ("arrakeen", (1, 0, 1), (0, 0, 1)),
        ("spice_refinery", (1, 0, 1), (2, 0, 1)),
        ("imperial_basin", (0, 1, 1), (0, 1, 1)),
    ],
)
def test_the_controller_is_paid_for_every_visit(
    space: str, bonus: tuple[int, int, int], own: tuple[int, int, int]
) -> None:
    of_another = visited(space, controller="B")
    assert (of_another.has("B"), of_another.has("A"), of_another.has("C")) == (bonus, own, (0, 0, 1))
    told = of_another.told()
    assert told.index("event-sends-agent") + 1 == told.index("event-control-bonus"), "right after the Agent is placed"
    of_the_controller = visited(space, controller="A")
    both = (bonus[0] + own[0], bonus[1] + own[1], 1)
    assert of_the_controller.has("A") == both


@pytest.mark.rule("UPR-CTL-03", "UPR-CTL-04", "UPR-CTL-05")
def test_other_visits_pay_no_controller() -> None:
    table = position(
        hand={"A": "reconnaissance"}, control=dict.fromkeys(LOCATIONS, "B"), water={"A": 2}, garrison={"A": 0}
    )
    table.turn("A").play("A", "reconnaissance", "research_station")
    assert table.has("B") == (0, 0, 1)


@pytest.mark.rule("UPR-CTL-06")
def test_a_new_controller_replaces_the_old_one() -> None:
    table = position(conflict="siege_of_arrakeen", control={"arrakeen": "B", "spice_refinery": "B"}, troops={"A": 1})
    table.combat()
    assert (table.controller("arrakeen"), table.controller("spice_refinery")) == ("A", "B")
    assert visited("arrakeen", controller=table.controller("arrakeen"), visitor="C").solari("B") == 0
    # B's marker is back in the supply: B can win the location again.
    table = position(conflict="battle_for_arrakeen", control={"arrakeen": "A"}, troops={"B": 1}).combat()
    assert table.controller("arrakeen") == "B"


@pytest.mark.rule("UPR-CTL-07")
def test_control_lasts_until_the_marker_is_replaced() -> None:
    table = position(control={"imperial_basin": "C"}, conflict="skirmish_crysknife").combat()
    table.play_quietly(until=lambda: table.g.round == 5 or table.controller("imperial_basin") != "C")
    assert (table.g.round, table.controller("imperial_basin")) == (5, "C")


# The defensive bonus.


def conflict_revealed(**given: int) -> Position:
    """A new round brings a Conflict over the Imperial Basin, which B controls."""
    table = position(
        conflict="",
        conflict_deck="secure_imperial_basin",
        control={"imperial_basin": "B", "arrakeen": "A"},
        garrison={"B": given.get("garrison", 3)},
        supply={"B": given.get("supply", 9)},
    )
    return table.next_round()


@pytest.mark.rule("UPR-CTL-08", "UPR-CTL-09")
def test_the_controller_may_deploy_a_troop_from_the_supply() -> None:
    table = conflict_revealed()
    assert (table.asked(), table.options("B")) == ("B", ["use", "decline"])
    table.play("B", "use")
    assert (table.troops("B"), table.supply("B"), table.garrison("B")) == (1, 8, 3)


@pytest.mark.rule("UPR-CTL-08")
def test_the_controller_need_not_defend() -> None:
    table = conflict_revealed().play("B", "decline")
    assert (table.troops("B"), table.supply("B"), table.garrison("B")) == (0, 9, 3)


@pytest.mark.rule("UPR-CTL-09")
def test_with_an_empty_supply_nobody_defends() -> None:
    table = conflict_revealed(supply=0, garrison=12)
    assert table.phase() == "player_turns"
    assert (table.troops("B"), table.garrison("B")) == (0, 12)


@pytest.mark.rule("UPR-CTL-08")
@pytest.mark.parametrize("card", ["trade_dispute", "siege_of_arrakeen"])
def test_other_conflicts_bring_no_defensive_bonus(card: str) -> None:
    table = position(conflict="", conflict_deck=card, control={"imperial_basin": "B"}).next_round()
    assert table.phase() == "player_turns"
