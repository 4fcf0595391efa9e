"""Cards: where they lie, and who can know it. Checked against observers who keep every world they cannot rule out."""

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import SandtableError

World = tuple[int, ...]
"""The zone of each card."""

CARD_COUNT = 5
ZONES = 4
OBSERVERS = 3
PUBLIC = OBSERVERS - 1
EVERYONE = 2**OBSERVERS - 1


class Dice(Chance):
    """Chance for cards without a table; counts how often somebody learned something."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.learned = 0

    def roll(self, sides: int) -> int:
        return self.random.randrange(sides)

    def learn(self) -> None:
        self.learned += 1


def laid_out() -> Cards:
    cards = empty_zones(tuple(range(CARD_COUNT)), ZONES, OBSERVERS - 1)
    cards.lay_out(0, list(range(CARD_COUNT)))
    return cards


def world_of(cards: Cards) -> World:
    return tuple([cards.zone_of(card) for card in range(len(cards.faces))])


def allows(cards: Cards, observer: int, world: World) -> bool:
    return all(cards.possibly(observer, zone) >> card & 1 for card, zone in enumerate(world))


def named(cards: Cards, observer: int) -> dict[int, int]:
    """What the observer can name: card -> zone."""
    return {card: zone for zone in range(len(cards.zones)) for card in cards.known(observer, zone)}


class Witnesses:
    """Real cards beside observers who remember everything they saw, as the set of worlds that fit it."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.cards = laid_out()
        self.worlds: list[set[World]] = [{(0,) * CARD_COUNT} for _ in range(OBSERVERS)]

    def moved(self, chosen: list[int], source: int, target: int, seers: int) -> None:
        for observer in range(OBSERVERS):
            sees = seers >> observer & 1
            after: set[World] = set()
            for world in self.worlds[observer]:
                there = [card for card, zone in enumerate(world) if zone == source]
                for went in combinations(there, len(chosen)):
                    if not sees or set(went) == set(chosen):
                        after.add(tuple([target if card in went else zone for card, zone in enumerate(world)]))
            self.worlds[observer] = after

    def keep(self, observers: int, zone: int, inside: list[int], outside: list[int]) -> None:
        for observer in range(OBSERVERS):
            if observers >> observer & 1:
                self.worlds[observer] = {
                    world
                    for world in self.worlds[observer]
                    if all(world[card] == zone for card in inside) and all(world[card] != zone for card in outside)
                }

    def act(self, kind: str, source: int, target: int, seers: int, pick: int) -> None:
        """One operation on the real cards and what each observer makes of it."""
        if seers >> PUBLIC & 1:
            seers = EVERYONE
        cards, pile = self.cards, self.cards.zones[source]
        if kind == "draw" and source != target:
            drawn = cards.draw(self.dice, 1 + pick % 3, source, target, seers)
            self.moved(drawn, source, target, seers)
        elif kind == "move" and source != target and pile:
            card = pile[pick % len(pile)]
            cards.move(self.dice, card, source, target, seers)
            self.moved([card], source, target, seers)
        elif kind == "pour" and source != target:
            cards.pour(source, target)
            self.worlds = [
                {tuple([target if zone == source else zone for zone in world]) for world in worlds}
                for worlds in self.worlds
            ]
        elif kind == "show" and pile:
            shown = pile[: 1 + pick % 2]
            cards.show(self.dice, shown, source, seers)
            self.keep(seers, source, shown, [])
        elif kind == "rule out":
            missing = [card for card in range(CARD_COUNT) if card not in pile and pick >> card & 1]
            cards.rule_out(missing, source, seers)
            self.keep(seers, source, [], missing)


OPERATIONS = st.lists(
    st.tuples(
        st.sampled_from(["draw", "draw", "move", "move", "move", "pour", "show", "rule out"]),
        st.integers(0, ZONES - 1),
        st.integers(0, ZONES - 1),
        st.integers(0, EVERYONE),
        st.integers(0, 2**CARD_COUNT - 1),
    ),
    max_size=10,
)


@given(seed=st.integers(0, 1000), operations=OPERATIONS)
def test_no_observer_rules_out_a_world_that_fits_what_it_saw(
    seed: int, operations: list[tuple[str, int, int, int, int]]
) -> None:
    witnesses = Witnesses(seed)
    cards = witnesses.cards
    for operation in operations:
        witnesses.act(*operation)
        truth = world_of(cards)
        for observer, worlds in enumerate(witnesses.worlds):
            assert truth in worlds
            assert all(allows(cards, observer, world) for world in worlds)
            for card, zone in named(cards, observer).items():
                assert {world[card] for world in worlds} == {zone}
            for zone in range(ZONES):
                assert cards.possibly(observer, zone) | cards.possibly(PUBLIC, zone) == cards.possibly(PUBLIC, zone)


@given(seed=st.integers(0, 1000), operations=OPERATIONS, observer=st.integers(0, OBSERVERS - 1))
def test_what_is_unknown_is_dealt_anew_and_what_is_known_stays(
    seed: int, operations: list[tuple[str, int, int, int, int]], observer: int
) -> None:
    witnesses = Witnesses(seed)
    for operation in operations:
        witnesses.act(*operation)
    cards = witnesses.cards
    known = named(cards, observer)
    sizes = [len(pile) for pile in cards.zones]
    others = [len(named(cards, other)) for other in range(OBSERVERS)]
    public = [cards.possibly(PUBLIC, zone) for zone in range(ZONES)]
    reached = set()
    for again in range(60):
        dealt = cards.copy()
        dealt.shuffle_unknown(Dice(again), observer)
        reached.add(world_of(dealt))
        assert [len(pile) for pile in dealt.zones] == sizes
        assert sorted([card for pile in dealt.zones for card in pile]) == list(range(CARD_COUNT))
        assert named(dealt, observer) == known
        assert allows(dealt, observer, world_of(dealt))
        assert [dealt.possibly(observer, zone) for zone in range(ZONES)] == [
            cards.possibly(observer, zone) for zone in range(ZONES)
        ]
        for other in range(OBSERVERS):
            assert allows(dealt, other, world_of(dealt))
            assert len(named(dealt, other)) >= others[other]
        assert [dealt.possibly(PUBLIC, zone) for zone in range(ZONES)] == public
    # 60 deals of at most 30 arrangements find every one that the observer holds possible, but for rare bad luck.
    if len(witnesses.worlds[observer]) <= 6:
        assert witnesses.worlds[observer] <= reached


def test_drawing_unseen_leaves_the_card_possible_in_both_places() -> None:
    cards = laid_out()
    drawn = cards.draw(Dice(1), 2, 0, 1, 0b001)

    assert sorted(cards.known(0, 1)) == sorted(drawn)
    assert sorted(cards.known(0, 0)) == sorted(set(range(5)) - set(drawn))
    for observer in (1, 2):
        assert cards.known(observer, 0) == cards.known(observer, 1) == []
        assert cards.possibly(observer, 0) == cards.possibly(observer, 1) == 0b11111


def test_no_more_is_drawn_than_there_is_and_an_empty_pile_is_known_to_be_empty() -> None:
    cards = laid_out()

    assert sorted(cards.draw(Dice(1), 9, 0, 1, 0)) == [0, 1, 2, 3, 4]
    assert cards.draw(Dice(1), 1, 0, 1, 0) == []
    assert sorted(cards.known(1, 1)) == [0, 1, 2, 3, 4]
    assert cards.possibly(1, 0) == 0


def test_every_card_is_drawn_sometimes() -> None:
    assert {laid_out().draw(Dice(seed), 1, 0, 1, 0)[0] for seed in range(60)} == set(range(5))


def test_the_last_card_of_an_ordered_zone_lies_on_top() -> None:
    cards = laid_out()
    for card in (3, 0, 4):
        cards.move(Dice(0), card, 0, 2, 0b111)

    assert cards.zones[2] == [3, 0, 4]
    assert cards.known(2, 2) == [3, 0, 4]
    kept = cards.copy()
    kept.shuffle_unknown(Dice(1), 0)
    assert kept.zones[2] == [3, 0, 4]


def test_moving_a_whole_zone_shows_it_and_tells_what_stayed_elsewhere() -> None:
    cards, dice = laid_out(), Dice(3)
    hand = cards.draw(dice, 2, 0, 1, 0b001)
    assert cards.move_all(dice, 1, 2, EVERYONE) == hand
    assert cards.zones[1] == []
    assert cards.zones[2] == hand
    assert dice.learned == 1
    for observer in range(OBSERVERS):
        assert named(cards, observer) == {card: cards.zone_of(card) for card in range(CARD_COUNT)}


def test_pouring_mixes_so_that_no_place_or_order_is_remembered() -> None:
    cards = laid_out()
    dice = Dice(3)
    for card in (4, 1):
        cards.move(dice, card, 0, 2, 0b111)
    cards.draw(dice, 1, 0, 1, 0b001)
    cards.pour(2, 0)

    assert cards.zones[2] == []
    assert cards.zones[0] == sorted(cards.zones[0])
    assert all(cards.possibly(observer, 2) == 0 for observer in range(OBSERVERS))
    assert sorted(cards.known(1, 0)) == [1, 4]


def test_seeing_and_showing_are_learning_and_drawing_is_chance() -> None:
    cards, dice = laid_out(), Dice(0)
    cards.draw(dice, 1, 0, 1, 0)
    assert dice.learned == 0
    cards.show(dice, cards.zones[1], 1, 0b010)
    assert dice.learned == 1
    cards.move(dice, cards.zones[1][0], 1, 2, 0)
    assert dice.learned == 2


def test_showing_tells_only_those_who_see() -> None:
    cards, dice = laid_out(), Dice(5)
    (card,) = cards.draw(dice, 1, 0, 1, 0b001)
    cards.show(dice, [card], 1, 0b010)

    assert cards.known(1, 1) == [card]
    assert cards.known(2, 1) == []


def test_what_was_seen_is_forgotten_when_the_card_may_have_moved_on() -> None:
    cards, dice = laid_out(), Dice(5)
    cards.move(dice, 2, 0, 1, 0b111)
    cards.move(dice, 3, 0, 1, 0b111)
    cards.move(dice, 2, 1, 2, 0b001)

    assert cards.known(0, 2) == [2]
    assert cards.known(1, 2) == []
    assert cards.known(1, 1) == []
    assert cards.possibly(1, 2) == cards.possibly(1, 1) == 0b01100


def test_ruling_out_leaves_the_only_other_place() -> None:
    cards, dice = laid_out(), Dice(5)
    cards.move(dice, 2, 0, 1, 0b001)
    cards.rule_out([0, 1, 3, 4], 1, 0b010)

    assert sorted(cards.known(1, 0)) == [0, 1, 3, 4]
    assert cards.known(2, 0) == []


def test_a_small_case_reaches_all_arrangements_about_equally_often() -> None:
    cards, dice = laid_out(), Dice(5)
    cards.draw(dice, 1, 0, 1, 0b001)
    cards.draw(dice, 1, 0, 2, 0b010)
    found: dict[World, int] = {}
    for seed in range(2000):
        dealt = cards.copy()
        dealt.shuffle_unknown(Dice(seed), 2)
        found[world_of(dealt)] = found.get(world_of(dealt), 0) + 1

    assert len(found) == 5 * 4
    assert all(50 < times < 150 for times in found.values())


def test_a_copy_shares_nothing_that_changes() -> None:
    cards = laid_out()
    packed = cards.pack()
    before = repr(packed)
    other = cards.copy()
    other.draw(Dice(0), 2, 0, 1, 0)
    other.rule_out([3], 0, 0b111)

    assert repr(cards.pack()) == before


def test_packed_cards_come_back_and_those_of_another_table_do_not() -> None:
    cards = laid_out()
    cards.draw(Dice(0), 2, 0, 1, 0b010)
    back = empty_zones(tuple(range(CARD_COUNT)), ZONES, OBSERVERS - 1)
    back.unpack(cards.pack())

    assert back.pack() == cards.pack()
    assert back.pack()[0] is not cards.pack()[0]
    for zones, seats in ((ZONES + 1, OBSERVERS - 1), (ZONES, OBSERVERS)):
        with pytest.raises(SandtableError):
            empty_zones(tuple(range(CARD_COUNT)), zones, seats).unpack(cards.pack())


def test_packed_cards_that_contradict_themselves_are_refused() -> None:
    cards = laid_out()
    for damaged in (0b11110, 0b111111, -1):
        zones, possible = cards.pack()
        possible[0] = damaged
        with pytest.raises(SandtableError):
            laid_out().unpack([zones, possible])


def test_what_is_true_cannot_be_ruled_out() -> None:
    cards = laid_out()
    with pytest.raises(AssertionError):
        cards.rule_out([0], 0, EVERYONE)

    assert cards.pack() == laid_out().pack()


def test_a_card_that_is_not_there_cannot_be_found_or_moved() -> None:
    cards = empty_zones((0, 1), 2, 2)
    cards.lay_out(0, [0])

    assert cards.zone_of(0) == 0
    with pytest.raises(SandtableError):
        cards.zone_of(1)
    with pytest.raises(ValueError):
        cards.move(Dice(0), 1, 0, 1, 0)


def test_drawing_nothing_tells_nothing() -> None:
    cards = laid_out()
    assert cards.draw(Dice(1), 0, 0, 1, 0) == []
    assert [cards.known(observer, 0) for observer in range(OBSERVERS)] == [list(range(CARD_COUNT))] * OBSERVERS
    assert cards.possibly(PUBLIC, 1) == 0
