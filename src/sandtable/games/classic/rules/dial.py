"""What an army can dial, and which forces a dial costs (CLA-ADV-09 to 19, CLA-BAT-12, 42).

Everything counts in half points, so that all numbers are whole. A force is worth its weight: an ordinary one 1 half
point, and twice that with a spice to support it; a starred one twice as much as an ordinary one, unless something makes
them equal. In the basic game, and for those who need no spice, every force fights at full strength.

A dial together with its spice says how strong the forces are that will be lost: some ordinary and some starred ones, as
many of them supported as spice was spent. So one set of forces, and one choice of the supported among them, has

    strength = ordinary + weight * starred + supported ordinary + weight * supported starred

and a dial can be made exactly when some set has that strength.
"""


class Army:
    """The forces of one side in a battle, and how they fight in it."""

    def __init__(self, ordinary: int, starred: int, starred_weight: int, needs_spice: bool) -> None:
        self.ordinary = ordinary
        self.starred = starred
        # How many ordinary forces a starred one is worth.
        self.weight = starred_weight
        # Whether a force without spice fights at half strength only.
        self.needs_spice = needs_spice

    @property
    def size(self) -> int:
        return self.ordinary + self.starred


def highest(army: Army, spice: int) -> int:
    """The highest dial with so much spice: the starred forces are supported first."""
    points = army.ordinary + army.weight * army.starred
    if not army.needs_spice:
        return 2 * points
    supported = min(spice, army.starred)
    return points + army.weight * supported + min(spice - supported, army.ordinary)


def losses(army: Army, dial: int, spice: int) -> list[tuple[int, int]]:
    """Every set of forces (ordinary, starred) that matches the dial and the spice, fewest starred ones first."""
    if not army.needs_spice:
        return _at_full_strength(army, dial) if spice == 0 else []
    found: list[tuple[int, int]] = []
    for starred in range(army.starred + 1):
        for ordinary in range(army.ordinary + 1):
            if _matches(ordinary, starred, army.weight, dial, spice):
                found.append((ordinary, starred))
    return found


def _at_full_strength(army: Army, dial: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for starred in range(army.starred + 1):
        rest = dial - 2 * army.weight * starred
        if rest >= 0 and rest % 2 == 0 and rest // 2 <= army.ordinary:
            found.append((rest // 2, starred))
    return found


def _matches(ordinary: int, starred: int, weight: int, dial: int, spice: int) -> bool:
    """Whether these forces have exactly that strength when so many of them, and no more, are supported."""
    support = dial - ordinary - weight * starred
    if weight == 1:
        return support == spice and spice <= ordinary + starred
    # Each supported starred force adds one point more than a supported ordinary one.
    supported_starred = support - spice
    return 0 <= supported_starred <= starred and 0 <= spice - supported_starred <= ordinary


def can_dial(army: Army, dial: int, spice: int) -> bool:
    """Whether some set of the forces makes this dial with exactly this spice (CLA-ADV-10, 19)."""
    return len(losses(army, dial, spice)) > 0


_DIALS: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
"""Answers of `dials`, which never change, by ordinary and starred forces, weight and spice."""


def dials(army: Army, most_spice: int) -> tuple[int, ...]:
    """Every dial that can be made with at most so much spice, lowest first."""
    if not army.needs_spice:
        return tuple(_full_strengths(army))
    key = (army.ordinary, army.starred, army.weight, spendable(army, most_spice))
    known = _DIALS.get(key)
    if known is None:
        known = tuple(sorted(_strengths(army, key[3])))
        _DIALS[key] = known
    return known


def _full_strengths(army: Army) -> list[int]:
    most = 2 * (army.ordinary + army.weight * army.starred)
    return [dial for dial in range(0, most + 1, 2) if _at_full_strength(army, dial)]


def _strengths(army: Army, most_spice: int) -> set[int]:
    """The strengths of all sets of forces with all ways to support them."""
    found: set[int] = set()
    for starred in range(army.starred + 1):
        for supported_starred in range(min(starred, most_spice) + 1):
            left = most_spice - supported_starred
            for ordinary in range(army.ordinary + 1):
                least = ordinary + army.weight * (starred + supported_starred)
                found.update(range(least, least + min(left, ordinary) + 1))
    return found


def supports(army: Army, dial: int, most_spice: int) -> list[int]:
    """Every amount of spice with which the dial can be made, least first."""
    return [spice for spice in range(spendable(army, most_spice) + 1) if can_dial(army, dial, spice)]


def spendable(army: Army, most_spice: int) -> int:
    """How much of the spice can be of use: one for each force that needs it."""
    return min(most_spice, army.size) if army.needs_spice else 0
