"""The generator: the same on any machine, fair enough, and without short cycles."""

import json
from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest

from sandtable.kernel import chance
from sandtable.kernel.chance import Drawn, Given, Quick, Source, commitment, source_of
from sandtable.kernel.errors import BadSetup
from tests.kernel.toy import TOY

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
        1288256922601770426,
        1447645482766720200,
        1188709003269639644,
        54457334226984618,
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


# The keyed stream, and where its key comes from.

SECRET = bytes(range(32))
NONCES = (b"", b"\x01" * 16, b"\x02" * 32)


def keyed(source: Source, sides: int, count: int) -> list[int]:
    g = TOY.blank(2)
    g.key, g.chance = source.key(), source.start()
    return [g.roll(sides) for _ in range(count)]


def test_known_values_of_the_stream() -> None:
    assert Given(7).key().hex() == "171f7e5e772a703a6cbe713c4068e9f62781310953c40a03960e9dbeaf1fa8a3"
    assert Drawn(SECRET, NONCES).key().hex() == "2d2a6c8522533c6b9b43f6e9cee55d735aa7220320bb1e3f25c2bf9c4c328380"
    assert commitment(SECRET) == "3f278179cd7fbcdedee2943541d2b5acd43c020a67584b0dcb61fdcf69edaecc"
    assert keyed(Given(7), 6, 40) == [
        3, 0, 4, 3, 1, 4, 1, 2, 2, 0, 5, 5, 5, 1, 2, 1, 3, 1, 3, 5,
        3, 1, 5, 3, 1, 3, 0, 1, 4, 3, 5, 2, 1, 0, 0, 1, 5, 4, 1, 0,
    ]  # fmt: skip
    assert Quick(7).key() == b""
    assert keyed(Quick(7), 6, 20) == stream(7, 6, 20)


def words_of(key: bytes, number: int) -> list[int]:
    digest = blake2b(number.to_bytes(8, "little"), key=key, person=b"sandtable stream").digest()
    return [int.from_bytes(digest[place : place + 2], "little") for place in range(0, 64, 2)]


def test_the_stream_is_blake2b_of_the_block_under_the_key() -> None:
    key = Given(3).key()
    words = [word for number in range(3) for word in words_of(key, number)]
    assert keyed(Given(3), 2**16, 96) == words
    assert keyed(Given(3), 2**5, 96) == [word >> 11 for word in words]


@pytest.mark.parametrize("sides", [3, 6, 33, 1000, 40_000])
def test_a_word_that_would_favour_some_results_is_passed_over(sides: int) -> None:
    """Of the 2**16 words as many stand for each result; the few that are left over stand for none."""
    meant = Counter([word * sides >> 16 for word in range(2**16) if word * sides % 2**16 >= 2**16 % sides])
    assert set(meant.values()) == {2**16 // sides}
    assert set(meant) == set(range(sides))
    key = Given(5).key()
    words = [word for number in range(8) for word in words_of(key, number)]
    expected = [word * sides >> 16 for word in words if word * sides % 2**16 >= 2**16 % sides]
    assert keyed(Given(5), sides, len(expected)) == expected


def test_secret_and_every_nonce_make_the_key() -> None:
    others = [
        Drawn(bytes(32), NONCES),
        Drawn(SECRET, (b"", b"", b"\x02" * 32)),
        Drawn(SECRET, (b"\x01" * 16, b"", b"\x02" * 32)),
        Drawn(SECRET, (b"\x01", b"\x01" * 15, b"\x02" * 32)),
        Drawn(SECRET, (b"", b"\x01" * 16 + b"\x20", b"\x02" * 31)),
        Drawn(SECRET, NONCES[:2]),
    ]
    keys = {source.key() for source in [Drawn(SECRET, NONCES), *others]}
    assert len(keys) == 7
    assert all(len(key) == 32 for key in keys)
    assert len({source.seed for source in others}) == 2, "bots learn nothing of the nonces"
    assert all(0 <= source.seed <= chance.MOST_SEED for source in others)


@pytest.mark.parametrize("sides", [2, 6, 33])
def test_the_stream_is_fair(sides: int) -> None:
    found = Counter(keyed(Given(sides), sides, 3000 * sides))
    assert set(found) == set(range(sides))
    assert sum((times - 3000) ** 2 / 3000 for times in found.values()) < sides + 6 * (2 * sides) ** 0.5


def test_a_copy_draws_the_same_and_a_loaded_state_too() -> None:
    for drawn in (0, 1, 15, 16, 17, 40):
        g = TOY.new(seats=2, seed=11)
        for _ in range(drawn):
            g.roll(6)
        copy, loaded = g.clone(), TOY.load(g.dump())
        expected = [g.roll(1000) for _ in range(40)]
        assert [copy.roll(1000) for _ in range(40)] == expected
        assert [loaded.roll(1000) for _ in range(40)] == expected


def test_a_dream_holds_no_key() -> None:
    g = TOY.new(seats=2, seed=Drawn(SECRET, NONCES[:2]))
    dream = g.determinize(0, 5)
    assert dream.key == b""
    assert g.key.hex().encode() not in dream.dump()
    assert SECRET.hex().encode() not in dream.dump()


@pytest.mark.parametrize(
    "source",
    [
        Drawn(SECRET[:31], NONCES[:2]),
        Drawn(SECRET, NONCES),
        Drawn(SECRET, (b"", b"\x00" * 33)),
        Given(-1),
        Quick(2**63),
    ],
)
def test_a_source_that_does_not_fit_begins_no_game(source: Source) -> None:
    with pytest.raises(BadSetup):
        TOY.new(seats=2, seed=source)


@pytest.mark.parametrize("source", [Given(5), Quick(5), Drawn(SECRET, NONCES)])
def test_a_source_survives_its_data(source: Source) -> None:
    again = source_of(json.loads(json.dumps(source.data())))
    assert type(again) is type(source)
    assert (again.key(), again.start(), again.seed) == (source.key(), source.start(), source.seed)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "given", "seed": "5"}, {"kind": "given", "seed": -1}, {"kind": "quick", "seed": 2**63},
        {"kind": "luck", "seed": 5}, {"kind": "drawn", "secret": "00", "nonces": []},
        {"kind": "drawn", "secret": "x", "nonces": []}, {"kind": "drawn", "secret": "00" * 32, "nonces": ["00" * 33]},
    ],
)  # fmt: skip
def test_data_of_no_source_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        source_of(data)
