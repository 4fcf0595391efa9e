"""How two players who share a side divide its dice, in four steps (WFA-TEAM-24 to 30).

A pure function of counts: the three steps that leave no choice. In the fourth each player changes the dice received in
the third (`rules/dice.py`).
"""

from typing import Final

from sandtable.games.war_for_arrakis.terms import FACES

HOUSE_PLAYER: Final = 0
ALLY_PLAYER: Final = 1

Slots = tuple[tuple[int, ...], tuple[int, ...]]
"""The slots by result of the House's dashboard and of the ally's."""


class Division:
    """Dice of the House and of its ally by the result rolled: those that lie in slots, and those to be changed."""

    def __init__(self) -> None:
        self.kept: Final[tuple[list[int], list[int]]] = ([0] * len(FACES), [0] * len(FACES))
        self.to_change: Final[tuple[list[int], list[int]]] = ([0] * len(FACES), [0] * len(FACES))

    def total(self, player: int) -> int:
        return sum(self.kept[player]) + sum(self.to_change[player])

    def needier(self) -> int:
        """Who has fewer dice; in doubt the House (WFA-TEAM-30)."""
        return ALLY_PLAYER if self.total(ALLY_PLAYER) < self.total(HOUSE_PLAYER) else HOUSE_PLAYER


def divided(rolled: tuple[int, ...], slots: Slots) -> Division:
    """The dice that a shared side rolled, by result, between its two dashboards."""
    division = Division()
    aside = _settle_unique(division, rolled, slots)
    _settle_shared(division, rolled, slots, aside)
    _divide_aside(division, slots, aside)
    return division


def _settle_unique(division: Division, rolled: tuple[int, ...], slots: Slots) -> list[int]:
    """Step 1: a result that only one dashboard has goes there; what finds no slot is set aside (WFA-TEAM-25, 26)."""
    aside = [0] * len(FACES)
    for face in FACES:
        for player in (HOUSE_PLAYER, ALLY_PLAYER):
            if slots[player][face] and not slots[1 - player][face]:
                division.kept[player][face] = min(rolled[face], slots[player][face])
                aside[face] = rolled[face] - division.kept[player][face]
    return aside


def _settle_shared(division: Division, rolled: tuple[int, ...], slots: Slots, aside: list[int]) -> None:
    """Step 2: results that both have make the totals as equal as slots allow (WFA-TEAM-27); the rest is set aside
    too (WFA-RUL-94)."""
    for face in FACES:
        if not slots[HOUSE_PLAYER][face] or not slots[ALLY_PLAYER][face]:
            continue
        for _ in range(rolled[face]):
            player = division.needier()
            if division.kept[player][face] == slots[player][face]:
                player = 1 - player
            if division.kept[player][face] < slots[player][face]:
                division.kept[player][face] += 1
            else:
                aside[face] += 1


def _divide_aside(division: Division, slots: Slots, aside: list[int]) -> None:
    """Step 3: the dice set aside make the totals as equal as possible, where a slot can be found (WFA-TEAM-28)."""
    for face in FACES:
        for _ in range(aside[face]):
            player = division.needier()
            if division.total(player) == sum(slots[player]):
                player = 1 - player
            division.to_change[player][face] += 1
