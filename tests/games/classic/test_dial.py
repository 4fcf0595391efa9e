"""The advanced dial, against brute force over all small armies."""

from itertools import combinations

import pytest

from sandtable.games.classic.rules.dial import Army, can_dial, dials, highest, losses, supports

MOST_FORCES = 5


def every_way(army: Army) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """By looking at every subset of single forces and at every subset of those as the supported ones.

    The sets of forces (ordinary, starred) that give each (dial in half points, spice).
    """
    tokens = ["ordinary"] * army.ordinary + ["starred"] * army.starred
    worth = {"ordinary": 1, "starred": army.weight}
    found: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for size in range(len(tokens) + 1):
        for lost in combinations(range(len(tokens)), size):
            kind = [tokens[place] for place in lost]
            for spice in range(size + 1):
                for supported in combinations(range(size), spice):
                    points = sum(worth[one] * (2 if place in supported else 1) for place, one in enumerate(kind))
                    found.setdefault((points, spice), set()).add((kind.count("ordinary"), kind.count("starred")))
    return found


def every_way_at_full_strength(army: Army) -> dict[int, set[tuple[int, int]]]:
    found: dict[int, set[tuple[int, int]]] = {}
    for ordinary in range(army.ordinary + 1):
        for starred in range(army.starred + 1):
            found.setdefault(2 * (ordinary + army.weight * starred), set()).add((ordinary, starred))
    return found


ARMIES = [
    (ordinary, starred, weight)
    for ordinary in range(MOST_FORCES + 1)
    for starred in range(MOST_FORCES + 1 - ordinary)
    for weight in (1, 2)
]


@pytest.mark.rule("CLA-ADV-09", "CLA-ADV-10", "CLA-ADV-16", "CLA-ADV-17", "CLA-ADV-18", "CLA-ADV-19")
@pytest.mark.parametrize(("ordinary", "starred", "weight"), ARMIES)
def test_dials_and_losses_of_all_small_armies(ordinary: int, starred: int, weight: int) -> None:
    army = Army(ordinary, starred, weight, needs_spice=True)
    truth = every_way(army)
    top = 2 * (ordinary + 2 * starred) + 2
    for dial in range(top + 1):
        for spice in range(army.size + 2):
            assert set(losses(army, dial, spice)) == truth.get((dial, spice), set())
            assert can_dial(army, dial, spice) == ((dial, spice) in truth)
    for most in range(army.size + 3):
        possible = {dial for dial, spice in truth if spice <= most}
        assert dials(army, most) == tuple(sorted(possible))
        assert highest(army, min(most, army.size)) == max(possible)
        for dial in range(top + 1):
            ways = sorted({spice for points, spice in truth if points == dial and spice <= most})
            assert supports(army, dial, most) == ways


@pytest.mark.rule("CLA-BAT-12", "CLA-FAC-FRE-28")
@pytest.mark.parametrize(("ordinary", "starred", "weight"), ARMIES)
def test_whoever_needs_no_spice_dials_whole_numbers(ordinary: int, starred: int, weight: int) -> None:
    army = Army(ordinary, starred, weight, needs_spice=False)
    truth = every_way_at_full_strength(army)
    assert dials(army, 7) == tuple(sorted(truth))
    assert all(dial % 2 == 0 for dial in dials(army, 7))
    assert highest(army, 0) == max(truth)
    for dial in range(4 * MOST_FORCES + 3):
        assert set(losses(army, dial, 0)) == truth.get(dial, set())
        assert losses(army, dial, 1) == []
        assert supports(army, dial, 7) == ([0] if dial in truth else [])


@pytest.mark.rule("CLA-EX-24")
def test_a_dial_of_three_with_one_spice() -> None:
    emperor = Army(5, 1, 2, needs_spice=True)
    assert set(losses(emperor, 6, 1)) == {(2, 1), (3, 1), (5, 0)}


@pytest.mark.rule("CLA-EX-25")
def test_two_sardaukar_with_two_spice() -> None:
    assert highest(Army(0, 2, 2, needs_spice=True), 2) == 8
    assert highest(Army(0, 2, 1, needs_spice=True), 2) == 4


@pytest.mark.rule("CLA-EX-41")
def test_a_mixed_army() -> None:
    assert highest(Army(2, 3, 2, needs_spice=True), 2) == 12
    assert highest(Army(2, 3, 1, needs_spice=True), 2) == 7


def test_a_full_army_is_answered_at_once() -> None:
    emperor = Army(15, 5, 2, needs_spice=True)
    assert dials(emperor, 20)[-1] == 50
    assert len(dials(emperor, 20)) > 40
