"""What a card asks of the table before it works, where it puts pieces, and which legions it sets in motion."""

from typing import Final

from sandtable.games.war_for_arrakis.terms import NONE

# Where an effect puts pieces.
AREAS: Final = 0
OWN_SETTLEMENT: Final = 1
OWN_LEGION: Final = 2
LEGION_WITH_SPECIAL: Final = 3
LEGION_OF: Final = 4
EMPTY_DESERT: Final = 5
FREE_MOUNTAIN: Final = 6
FREE_PLATEAU: Final = 7
EMPTY_DESERT_BESIDE_WORM: Final = 8
EMPTY_DESERT_BESIDE_LEGION: Final = 9
THREATENED_SIETCH: Final = 10
SAME_AREA: Final = 11
PLACES: Final[tuple[str, ...]] = (
    "areas",
    "own_settlement",
    "own_legion",
    "legion_with_special",
    "legion_of",
    "empty_desert",
    "free_mountain",
    "free_plateau",
    "empty_desert_beside_worm",
    "empty_desert_beside_legion",
    "threatened_sietch",
    "same_area",
)


class Where:
    """The areas that an effect may use; `areas` names some, of which only standing own settlements count."""

    def __init__(self, kind: int, areas: tuple[int, ...] = (), leader: int = NONE) -> None:
        self.kind: Final = kind
        self.areas: Final = areas
        self.mask: Final = sum([1 << area for area in areas])
        self.leader: Final = leader

    def __repr__(self) -> str:
        said = [str(area) for area in self.areas] + ([str(self.leader)] if self.leader != NONE else [])
        return f"{PLACES[self.kind]}({', '.join(said)})" if said else PLACES[self.kind]


def settlement(*areas: int) -> Where:
    """One of these settlements, if it still stands."""
    return Where(AREAS, areas)


def legion_of(leader: int) -> Where:
    """Where the legion with that leader stands."""
    return Where(LEGION_OF, (), leader)


own_settlement: Final = Where(OWN_SETTLEMENT)
own_legion: Final = Where(OWN_LEGION)
legion_with_special: Final = Where(LEGION_WITH_SPECIAL)
empty_desert: Final = Where(EMPTY_DESERT)
free_mountain: Final = Where(FREE_MOUNTAIN)
free_plateau: Final = Where(FREE_PLATEAU)
empty_desert_beside_worm: Final = Where(EMPTY_DESERT_BESIDE_WORM)
empty_desert_beside_legion: Final = Where(EMPTY_DESERT_BESIDE_LEGION)
threatened_sietch: Final = Where(THREATENED_SIETCH)
same_area: Final = Where(SAME_AREA)

# Which legions an effect sets in motion. Steps carry the kind and its value as two numbers.
ANY_LEGION: Final = 0
WITH_LEADER: Final = 1
WITH_SPECIAL: Final = 2
WITH: Final = 3
IN_AREA: Final = 4
IN_DESERT: Final = 5
WITH_LEADER_IN_DESERT: Final = 6
THE_SAME: Final = 7
LEGIONS: Final[tuple[str, ...]] = (
    "any",
    "with_leader",
    "with_special",
    "with",
    "in_area",
    "in_desert",
    "with_leader_in_desert",
    "the_same",
)


class Which:
    """The legions that an effect may move or attack with; `value` is the leader or the area it names."""

    def __init__(self, kind: int, value: int = NONE) -> None:
        self.kind: Final = kind
        self.value: Final = value

    def __repr__(self) -> str:
        return LEGIONS[self.kind] if self.value == NONE else f"{LEGIONS[self.kind]}({self.value})"


def with_(leader: int) -> Which:
    return Which(WITH, leader)


def in_area(area: int) -> Which:
    return Which(IN_AREA, area)


any_legion: Final = Which(ANY_LEGION)
with_leader: Final = Which(WITH_LEADER)
with_special: Final = Which(WITH_SPECIAL)
in_desert: Final = Which(IN_DESERT)
with_leader_in_desert: Final = Which(WITH_LEADER_IN_DESERT)
the_same: Final = Which(THE_SAME)

# What a condition asks.
IN_PLAY: Final = 0
RETIRED: Final = 1
ANY_MARKER_AT_LEAST: Final = 2
ATOMICS_USED: Final = 3
CONDITIONS: Final[tuple[str, ...]] = (
    "in_play",
    "retired",
    "any_marker",
    "atomics_used",
)


class Condition:
    """A test of the table, by what everybody can see."""

    def __init__(self, kind: int, amount: int = 1, leader: int = NONE) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.leader: Final = leader

    def __repr__(self) -> str:
        return f"{CONDITIONS[self.kind]}({self.amount if self.leader == NONE else self.leader})"


def in_play(leader: int) -> Condition:
    """The leader has entered play, wherever the figure is, and has not left the game."""
    return Condition(IN_PLAY, 1, leader)


def retired(leader: int) -> Condition:
    """The leader has left the game."""
    return Condition(RETIRED, 1, leader)


def any_marker(step: int) -> Condition:
    """Some Prescience marker is on that step or higher."""
    return Condition(ANY_MARKER_AT_LEAST, step)


atomics_used: Final = Condition(ATOMICS_USED)
