"""The generator: the same on any machine, fair enough, and without short cycles."""

from collections import Counter
from itertools import pairwise

import pytest

from sandtable.kernel import chance

MODULUS = chance.MULTIPLIER * 2**32 - 1


def stream(seed: int, sides: int, count: int) -> list[int]:
    value = chance.seeded(seed)
    found = []
    for _ in range(count):
        value = chance.following(value)
        found.append(chance.below(value, sides))
    return found


def test_known_values() -> None:
    assert [chance.seeded(seed) for seed in (0, 1, 7, 2**63 - 1)] == [
        1288256922601770426, 1447645482766720200, 1188709003269639644, 54457334226984618,
    ]
    assert stream(7, 6, 20) == [5, 0, 4, 2, 1, 0, 2, 5, 3, 5, 2, 3, 0, 2, 5, 5, 2, 1, 0, 3]
    value = chance.seeded(42)
    for _ in range(1000):
        value = chance.following(value)
    assert value == 927952792790964599


def test_the_generator_follows_its_arithmetic() -> None:
    """Multiply-with-carry is multiplication by 1/2**32 modulo the prime, so every value can be checked by itself."""
    for seed in range(50):
        value = chance.seeded(seed)
        following = chance.following(value)
        assert following * 2**32 % MODULUS == value
        assert 0 < following < MODULUS < 2**62


def is_prime(number: int) -> bool:
    """Miller-Rabin with bases that decide every number below 3.3e24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_no_seed_starts_a_short_cycle() -> None:
    """The modulus is a safe prime and 2**32 has no small order, so a cycle has at least (modulus - 1) / 2 values."""
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)
    assert pow(2**32, 2, MODULUS) != 1
    for seed in (*range(2000), 2**63 - 1, 2**62, 2**32):
        assert 0 < chance.seeded(seed) < MODULUS


def test_neighbouring_seeds_start_far_apart() -> None:
    assert len({chance.seeded(seed) for seed in range(20_000)}) == 20_000
    first = Counter([stream(seed, 8, 1)[0] for seed in range(8000)])
    assert all(850 < first[side] < 1150 for side in range(8))


@pytest.mark.parametrize("sides", [2, 3, 6, 20, 33])
def test_all_sides_are_about_equally_likely_and_in_range(sides: int) -> None:
    count = 3000 * sides
    found = Counter(stream(sides, sides, count))

    assert set(found) == set(range(sides))
    # 99.99 % of fair dice of these sizes stay below.
    assert sum((times - 3000) ** 2 / 3000 for times in found.values()) < sides + 6 * (2 * sides) ** 0.5


def test_neighbouring_values_are_independent() -> None:
    dice = stream(99, 6, 36_000)
    pairs = Counter(pairwise(dice))

    assert all(850 < pairs[one, two] < 1150 for one in range(6) for two in range(6))


def test_one_side_is_no_choice() -> None:
    assert set(stream(1, 1, 50)) == {0}
