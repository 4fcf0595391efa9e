"""How the dice of a shared side are divided: the worked examples, and every roll that there can be."""

from collections.abc import Iterator
from itertools import product

import pytest

from sandtable.games.war_for_arrakis.components import ACTION_DICE, SMALL_SLOTS
from sandtable.games.war_for_arrakis.rules.dice import assign_dice, roll_action_dice
from sandtable.games.war_for_arrakis.rules.sharing import ALLY_PLAYER, HOUSE_PLAYER, Division, Slots, divided
from sandtable.games.war_for_arrakis.terms import ATREIDES, CORRINO_ALLY, FACES, HARKONNEN, HOUSE_HARKONNEN, SIDES
from tests.games.war_for_arrakis.position import Position, position

NO_DICE = (0, 0, 0, 0, 0)


def slots_of(side: int) -> Slots:
    return SMALL_SLOTS[2 * side], SMALL_SLOTS[2 * side + 1]


def rolls(dice: int) -> Iterator[tuple[int, ...]]:
    """All that so many dice can show, by counts."""
    for counts in product(range(dice + 1), repeat=len(FACES)):
        if sum(counts) == dice:
            yield counts


def every_roll() -> list[tuple[int, tuple[int, ...]]]:
    """Every roll of each side, also with fewer dice because of The Spice Must Flow."""
    return [(side, rolled) for side in SIDES for dice in range(ACTION_DICE[side] + 1) for rolled in rolls(dice)]


def spread(side: int, rolled: tuple[int, ...]) -> tuple[int, int]:
    division = divided(rolled, slots_of(side))
    return division.total(HOUSE_PLAYER), division.total(ALLY_PLAYER)


def rolled(atreides: tuple[int, ...] = NO_DICE, harkonnen: tuple[int, ...] = NO_DICE) -> Position:
    return position(seats=4).start(assign_dice, atreides, harkonnen)


@pytest.mark.rule("WFA-TEAM-24")
def test_each_dashboard_has_so_many_slots_per_result() -> None:
    for side, slots in ((ATREIDES, 1), (HARKONNEN, 2)):
        for dashboard in slots_of(side):
            assert set(dashboard) == {0, slots}
        assert all(slots_of(side)[0][face] or slots_of(side)[1][face] for face in FACES)


@pytest.mark.rule("WFA-EX-17", "WFA-TEAM-25", "WFA-TEAM-26", "WFA-TEAM-27", "WFA-TEAM-28", "WFA-TEAM-29", "WFA-TEAM-30")
def test_the_printed_example() -> None:
    table = rolled(harkonnen=(1, 3, 2, 2, 0))
    assert table.unused("corrino_ally") == {"strategy": 2, "deployment": 2}
    assert table.unused("house_harkonnen") == {"leadership": 1, "mentat": 2}
    assert table.g.to_act == (table.seat("house_harkonnen"),)
    table.play("house_harkonnen", "strategy")
    assert table.options("house_harkonnen")[:-1] == ["house"], "no die there so far"
    table.play("house_harkonnen", "house")
    assert table.unused("house_harkonnen") == {"leadership": 1, "mentat": 2, "house": 1}
    assert not table.g.to_act


@pytest.mark.rule("WFA-EX-35", "WFA-RUL-94", "WFA-RUL-57")
def test_five_mentats_do_not_fit() -> None:
    table = rolled(harkonnen=(1, 1, 0, 5, 1))
    assert table.unused("house_harkonnen") == {"leadership": 1, "mentat": 2, "house": 1}
    assert table.unused("corrino_ally") == {"strategy": 1, "mentat": 2}
    table.play("corrino_ally", "mentat")
    assert table.options("corrino_ally")[:-1] == ["deployment"]
    table.play("corrino_ally", "deployment")
    assert table.unused("corrino_ally") == {"strategy": 1, "deployment": 1, "mentat": 2}


@pytest.mark.rule("WFA-TEAM-28")
def test_a_die_set_aside_goes_to_the_other_where_one_dashboard_is_full() -> None:
    """Three of a result that only the House has, and only once: it has no other slot."""
    division = divided((3, 0, 0, 0, 0), ((1, 0, 0, 0, 0), (0, 1, 1, 0, 0)))
    assert division.kept[HOUSE_PLAYER] == [1, 0, 0, 0, 0]
    assert division.to_change == ([0, 0, 0, 0, 0], [2, 0, 0, 0, 0])


@pytest.mark.rule("WFA-EX-36", "WFA-RUL-57")
def test_four_strategies_of_the_atreides_side() -> None:
    table = rolled(atreides=(0, 4, 0, 0, 0))
    assert table.unused("fremen_ally") == {"strategy": 1}
    table.play("house_atreides", "strategy")
    assert table.options("house_atreides")[:-1] == ["leadership", "mentat", "house"], "the owner chooses among equals"
    table.play("house_atreides", "mentat", "strategy")
    assert table.options("house_atreides")[:-1] == ["leadership", "house"]
    table.play("house_atreides", "house")
    table.play("fremen_ally", "strategy")
    assert table.options("fremen_ally")[:-1] == ["leadership", "deployment"]
    table.play("fremen_ally", "deployment")
    assert table.unused("house_atreides") == {"mentat": 1, "house": 1}
    assert table.unused("fremen_ally") == {"strategy": 1, "deployment": 1}


@pytest.mark.rule("WFA-TEAM-30", "WFA-RUL-57")
def test_an_odd_die_goes_to_the_house() -> None:
    assert spread(HARKONNEN, (0, 0, 0, 1, 0)) == (1, 0), "a result that both have"
    assert spread(HARKONNEN, (2, 3, 0, 0, 0)) == (3, 2), "a die set aside"
    assert spread(ATREIDES, (1, 0, 0, 0, 0)) == (1, 0)


@pytest.mark.rule("WFA-TEAM-24", "WFA-TEAM-25", "WFA-TEAM-26")
def test_over_every_roll_nobody_gets_more_than_fits_and_no_die_is_lost() -> None:
    for side, counts in every_roll():
        slots = slots_of(side)
        division = divided(counts, slots)
        for face in FACES:
            assert sum([division.kept[p][face] + division.to_change[p][face] for p in (0, 1)]) == counts[face]
            for player in (HOUSE_PLAYER, ALLY_PLAYER):
                assert division.kept[player][face] <= slots[player][face]
                if division.to_change[0][face] or division.to_change[1][face]:
                    assert division.kept[player][face] == slots[player][face], "set aside though there was a slot"
        for player in (HOUSE_PLAYER, ALLY_PLAYER):
            assert division.total(player) <= sum(slots[player])


@pytest.mark.rule("WFA-TEAM-27", "WFA-TEAM-28", "WFA-TEAM-30", "WFA-RUL-94")
def test_over_every_roll_totals_are_as_equal_as_slots_allow() -> None:
    for side, counts in every_roll():
        slots = slots_of(side)
        division = divided(counts, slots)
        first = kept_totals(division)
        assert first == best_of_step_two(counts, slots), (side, counts)
        assert (division.total(0), division.total(1)) == best_of_step_three(counts, slots, first), (side, counts)


def kept_totals(division: Division) -> tuple[int, int]:
    return sum(division.kept[HOUSE_PLAYER]), sum(division.kept[ALLY_PLAYER])


def fairest(found: list[tuple[int, int]]) -> tuple[int, int]:
    """The most equal of several totals; of equals the one with more for the House."""
    return min(found, key=lambda totals: (abs(totals[0] - totals[1]), -totals[0]))


def best_of_step_two(counts: tuple[int, ...], slots: Slots) -> tuple[int, int]:
    """Try all ways to divide the results that both dashboards have, with as many dice in slots as can be."""
    own = [sum([min(counts[face], slots[p][face]) for face in FACES if not slots[1 - p][face]]) for p in (0, 1)]
    shared = [face for face in FACES if slots[0][face] and slots[1][face]]
    assert len(shared) == 1, "each pair of dashboards shares one result"
    face = shared[0]
    placed = min(counts[face], slots[0][face] + slots[1][face])
    ways = [house for house in range(placed + 1) if house <= slots[0][face] and placed - house <= slots[1][face]]
    return fairest([(own[0] + house, own[1] + placed - house) for house in ways])


def best_of_step_three(counts: tuple[int, ...], slots: Slots, kept: tuple[int, int]) -> tuple[int, int]:
    aside = sum(counts) - sum(kept)
    ways = [(kept[0] + house, kept[1] + aside - house) for house in range(aside + 1)]
    return fairest([way for way in ways if way[0] <= sum(slots[0]) and way[1] <= sum(slots[1])])


@pytest.mark.rule("WFA-TEAM-29")
def test_over_every_roll_all_dice_find_a_slot_in_the_end() -> None:
    for rolled_dice in rolls(ACTION_DICE[HARKONNEN]):
        table = rolled(harkonnen=rolled_dice)
        while table.g.to_act:
            seat = table.g.to_act[0]
            offered = table.g.options(seat)
            assert [option.kind for option in offered[:-1]] == ["die"] * (len(offered) - 1)
            table.g.play(seat, offered[0])
        assert sum(table.g.dice[10:]) == 8
        for power in (HOUSE_HARKONNEN, CORRINO_ALLY):
            for face in FACES:
                assert table.g.dice[5 * power + face] <= SMALL_SLOTS[power][face]


@pytest.mark.rule("WFA-TEAM-23")
def test_a_shared_side_rolls_all_its_dice_at_once() -> None:
    table = position(seats=4).start(roll_action_dice)
    assert table.told().count("event-dice-rolled") == 2
    assert list(table.g.unrolled) == [0, 0]
    assert sum(table.g.dice) + sum(table.g.excess) == sum(ACTION_DICE)


def test_what_lies_beside_a_dashboard_that_has_no_such_box_is_seen() -> None:
    table = rolled(atreides=(0, 4, 0, 0, 0))
    house = table.seen("harkonnen")["dashboards"][0]
    assert house["power"] == "house_atreides"
    assert house["boxes"]["strategy"] == {"slots": 0, "dice": 0, "bene_gesserit": 0, "excess": 2, "used": 0}


@pytest.mark.rule("WFA-TEAM-29")
def test_who_changed_a_die_is_told() -> None:
    table = rolled(atreides=(0, 4, 0, 0, 0)).play("house_atreides", "strategy", "mentat")
    changed = [event for event in table.g.events(None) if event.message == "event-power-changes-die"]
    assert changed[-1].args == {"power": "power-house-atreides", "old": "die-strategy", "new": "die-mentat"}
