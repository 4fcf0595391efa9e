"""Rows of values that copies of a table share: a rule that changes one puts another row in its place."""

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    values = list(row)
    values[place] = value
    return tuple(values)


def added(row: tuple[int, ...], place: int, count: int) -> tuple[int, ...]:
    """The row with so many more in one place, or fewer if `count` is negative."""
    values = list(row)
    values[place] += count
    return tuple(values)


def shifted(row: tuple[int, ...], source: int, target: int, count: int) -> tuple[int, ...]:
    """The row with so many gone from one place to another."""
    values = list(row)
    values[source] -= count
    values[target] += count
    return tuple(values)
