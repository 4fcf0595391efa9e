"""Cards that look alike: an observer knows faces, not which of several equal cards it saw."""

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.cards import Cards, empty_zones
from tests.kernel.test_cards import EVERYONE, OBSERVERS, PUBLIC, Dice, allows, named, world_of

FACES = (0, 0, 0, 1, 1)
ZONES = 4

World = tuple[tuple[int, ...], ...]
"""The faces in each zone."""


def faces_of(labelled: tuple[int, ...]) -> World:
    return tuple(
        [tuple(sorted([FACES[card] for card, home in enumerate(labelled) if home == zone])) for zone in range(ZONES)]
    )


def without(pile: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(pile)
    for face in taken:
        rest.remove(face)
    return tuple(rest)


class Witnesses:
    """Real cards beside observers who keep every world of faces that fits what they saw."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.cards = empty_zones(FACES, ZONES, OBSERVERS - 1)
        self.cards.lay_out(0, list(range(len(FACES))))
        self.worlds: list[set[World]] = [{faces_of((0,) * len(FACES))} for _ in range(OBSERVERS)]

    def moved(self, chosen: list[int], source: int, target: int, seers: int) -> None:
        seen = tuple(sorted([FACES[card] for card in chosen]))
        for observer in range(OBSERVERS):
            after: set[World] = set()
            for world in self.worlds[observer]:
                for went in set(combinations(world[source], len(chosen))):
                    if went == seen or not seers >> observer & 1:
                        piles = list(world)
                        piles[source] = without(piles[source], went)
                        piles[target] = tuple(sorted(piles[target] + went))
                        after.add(tuple(piles))
            self.worlds[observer] = after

    def act(self, kind: str, source: int, target: int, seers: int, pick: int) -> None:
        if seers >> PUBLIC & 1:
            seers = EVERYONE
        cards, pile = self.cards, self.cards.zones[source]
        if kind == "draw" and source != target:
            self.moved(cards.draw(self.dice, 1 + pick % 2, source, target, seers), source, target, seers)
        elif kind == "move" and source != target and pile:
            card = pile[pick % len(pile)]
            cards.move(self.dice, card, source, target, seers)
            self.moved([card], source, target, seers)
        elif kind == "show" and pile:
            shown = pile[: 1 + pick % 2]
            faces = [FACES[card] for card in shown]
            cards.show(self.dice, shown, source, seers)
            for observer in range(OBSERVERS):
                if seers >> observer & 1:
                    self.worlds[observer] = {
                        world
                        for world in self.worlds[observer]
                        if all(world[source].count(face) >= faces.count(face) for face in faces)
                    }


def some_labelling_is_allowed(cards: Cards, observer: int, world: World) -> bool:
    homes = [[zone for zone in range(ZONES) for _ in range(world[zone].count(face))] for face in (0, 1)]
    return any(
        allows(cards, observer, (*first, *second))
        for first in set(permutations(homes[0]))
        for second in set(permutations(homes[1]))
    )


@given(
    seed=st.integers(0, 1000),
    operations=st.lists(
        st.tuples(
            st.sampled_from(["draw", "move", "move", "show"]),
            st.integers(0, ZONES - 1),
            st.integers(0, ZONES - 1),
            st.integers(0, EVERYONE),
            st.integers(0, 11),
        ),
        max_size=10,
    ),
)
def test_nobody_knows_more_than_the_faces_it_saw(seed: int, operations: list[tuple[str, int, int, int, int]]) -> None:
    witnesses = Witnesses(seed)
    cards = witnesses.cards
    for operation in operations:
        witnesses.act(*operation)
        for observer, worlds in enumerate(witnesses.worlds):
            assert faces_of(world_of(cards)) in worlds
            assert allows(cards, observer, world_of(cards))
            for zone in range(ZONES):
                assert cards.possibly(observer, zone) | cards.possibly(PUBLIC, zone) == cards.possibly(PUBLIC, zone)
            for world in worlds:
                assert some_labelling_is_allowed(cards, observer, world)
            for zone in range(ZONES):
                faces = [FACES[card] for card, home in named(cards, observer).items() if home == zone]
                for world in worlds:
                    assert all(world[zone].count(face) >= faces.count(face) for face in faces)


def test_the_second_of_two_equal_cards_is_not_betrayed_when_one_is_played() -> None:
    """Seat 0 holds a card that seat 1 has seen, and an equal one that it has not. Either looks the same."""
    for played in (0, 1):
        dice = Dice(1)
        cards = empty_zones(FACES, ZONES, OBSERVERS - 1)
        cards.lay_out(0, list(range(len(FACES))))
        cards.move(dice, 0, 0, 1, EVERYONE)
        cards.move(dice, 1, 0, 1, 0b001)
        assert cards.known(1, 1) == [0]
        cards.move(dice, played, 1, 2, EVERYONE)

        assert cards.known(1, 2) == [played]
        assert cards.known(1, 1) == []
        assert cards.known(0, 1) == [1 - played]


def test_seeing_both_of_two_equal_cards_is_knowing_both() -> None:
    dice = Dice(1)
    cards = empty_zones(FACES, ZONES, OBSERVERS - 1)
    cards.lay_out(0, list(range(len(FACES))))
    cards.move(dice, 0, 0, 1, EVERYONE)
    cards.move(dice, 1, 0, 1, 0b001)
    cards.show(dice, [1, 0], 1, 0b010)

    assert sorted(cards.known(1, 1)) == [0, 1]
