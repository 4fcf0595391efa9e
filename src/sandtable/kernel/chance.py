"""Chance is one integer: the same seed and the same choices give the same game on any machine.

A multiply-with-carry generator: its modulus MULTIPLIER * 2**32 - 1 is a safe prime, its numbers stay below 2**62 and so
remain machine integers when compiled.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What those who draw cards need of the table."""

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        raise NotImplementedError

    def learn(self) -> None:
        """Somebody learns something."""
        raise NotImplementedError


def seeded(seed: int) -> int:
    """A starting value for a seed; neighbouring seeds start far apart."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    mixed ^= mixed >> 31
    return 1 + mixed % (MULTIPLIER * (LOW + 1) - 2)


def following(chance: i64) -> i64:
    """The next value of the generator."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


def below(chance: i64, sides: i64) -> i64:
    """What this value says when one of `sides` equal results is wanted."""
    return ((chance & LOW) * sides) >> 32
