"""Nobody foresees chance: an attack that finds the quick generator's next draws, and finds nothing in the keyed stream.

Somebody watches cards being drawn from a deck of known cards, which says for each draw in which part of its range the
generator stood. Its values are multiples of each other modulo a prime (times MULTIPLIER, again and again), so the one
that fits all parts is the point of a lattice nearest to their middles.
"""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from sandtable.kernel import chance
from sandtable.kernel.cards import empty_zones
from sandtable.kernel.chance import Drawn, Given, Quick, Source
from tests.kernel.toy import TOY

MODULUS = chance.MULTIPLIER * 2**32 - 1
DECK, OPEN = 0, 1
CARDS = 40
SEEN = 20
"""So many cards are drawn before all eyes; they tell 98 bits, more than the 62 that the quick generator has."""

Vector = list[int]


def dealt(source: Source) -> list[int]:
    """A whole deck drawn in a game of that chance, card by card."""
    g = TOY.blank(2)
    g.key, g.chance = source.key(), source.start()
    cards = empty_zones(tuple(range(CARDS)), 2, 2)
    cards.lay_out(DECK, list(range(CARDS)))
    return [cards.draw(g, 1, DECK, OPEN, cards.everyone)[0] for _ in range(CARDS)]


def foreseen(seen: Sequence[int]) -> list[int] | None:
    """The cards that will be drawn after those seen; None if the quick generator could not have drawn these."""
    rolls: list[tuple[int, int]] = []
    deck = list(range(CARDS))
    for card in seen:
        rolls.append((deck.index(card), len(deck)))
        deck.remove(card)
    value = value_before(rolls)
    for result, sides in rolls:
        value = chance.following(value)
        if chance.below(value, sides) != result:
            return None
    found = []
    while deck:
        value = chance.following(value)
        found.append(deck.pop(chance.below(value, len(deck))))
    return found


def value_before(rolls: list[tuple[int, int]]) -> int:
    """The value of the generator that explains the rolls best."""
    # One step after a roll the generator stands at MULTIPLIER times the low word that was rolled, and a little more: in
    # the same part of its range. Each place is weighed with its number of sides, since the part is that much smaller.
    sides = [count for _, count in rolls]
    basis = [[pow(chance.MULTIPLIER, place, MODULUS) * count for place, count in enumerate(sides)]]
    for here in range(1, len(rolls)):
        basis.append([MODULUS * count if place == here else 0 for place, count in enumerate(sides)])
    middles = [MODULUS * (2 * result + 1) // 2 for result, _ in rolls]
    after_first = nearest(reduced(basis), middles)[0] // sides[0] % MODULUS
    return after_first * pow(chance.MULTIPLIER, -2, MODULUS) % MODULUS


def dot(one: Vector, other: Vector) -> int:
    return sum([left * right for left, right in zip(one, other)])


def reduced(basis: list[Vector]) -> list[Vector]:
    """The same lattice by shorter vectors: the algorithm of Lenstra, Lenstra and Lovász in whole numbers."""
    rows = [row[:] for row in basis]
    size = len(rows)
    minors = [1] * (size + 1)
    lam = [[0] * size for _ in range(size)]

    def orthogonalize(k: int) -> None:
        for j in range(k + 1):
            u = dot(rows[k], rows[j])
            for i in range(j):
                u = (minors[i + 1] * u - lam[k][i] * lam[j][i]) // minors[i]
            if j < k:
                lam[k][j] = u
            else:
                minors[k + 1] = u

    def shorten(k: int, j: int) -> None:
        if 2 * abs(lam[k][j]) > minors[j + 1]:
            times = (2 * lam[k][j] + minors[j + 1]) // (2 * minors[j + 1])
            rows[k] = [mine - times * theirs for mine, theirs in zip(rows[k], rows[j])]
            lam[k][j] -= times * minors[j + 1]
            for i in range(j):
                lam[k][i] -= times * lam[j][i]

    def swap(k: int, furthest: int) -> None:
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        mixed = lam[k][k - 1]
        minor = (minors[k - 1] * minors[k + 1] + mixed * mixed) // minors[k]
        for i in range(k + 1, furthest + 1):
            kept = lam[i][k]
            lam[i][k] = (minors[k + 1] * lam[i][k - 1] - mixed * kept) // minors[k]
            lam[i][k - 1] = (minor * kept + mixed * lam[i][k]) // minors[k + 1]
        minors[k] = minor

    orthogonalize(0)
    k, furthest = 1, 0
    while k < size:
        if k > furthest:
            furthest = k
            orthogonalize(k)
        shorten(k, k - 1)
        if 4 * (minors[k + 1] * minors[k - 1] + lam[k][k - 1] ** 2) < 3 * minors[k] ** 2:
            swap(k, furthest)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return rows


def nearest(basis: list[Vector], target: Vector) -> Vector:
    """A point of the lattice near the target: from plane to plane, as Babai does it."""
    ortho: list[list[Fraction]] = []
    for row in basis:
        upright = [Fraction(number) for number in row]
        for other in ortho:
            share = sum([a * b for a, b in zip(row, other)], Fraction(0)) / sum([b * b for b in other], Fraction(0))
            upright = [a - share * b for a, b in zip(upright, other)]
        ortho.append(upright)
    left = [Fraction(number) for number in target]
    point = [0] * len(target)
    for row, upright in zip(reversed(basis), reversed(ortho)):
        share = sum([a * b for a, b in zip(left, upright)], Fraction(0)) / sum([b * b for b in upright], Fraction(0))
        times = round(share)
        left = [a - times * b for a, b in zip(left, row)]
        point = [a + times * b for a, b in zip(point, row)]
    return point


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789, 2**63 - 1])
def test_the_quick_generator_is_foreseen_from_what_everybody_sees(seed: int) -> None:
    cards = dealt(Quick(seed))
    assert foreseen(cards[:SEEN]) == cards[SEEN:]


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789, 2**63 - 1])
def test_the_stream_is_not(seed: int) -> None:
    secret = seed.to_bytes(32, "big")
    for source in (Given(seed), Drawn(secret, (b"", b"\x01" * 16))):
        cards = dealt(source)
        assert foreseen(cards[:SEEN]) is None
