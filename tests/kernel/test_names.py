"""Names for numbers, as snapshots use them."""

import pytest

from sandtable.kernel.errors import BadSnapshot, SandtableError
from sandtable.kernel.fields import Deck
from sandtable.kernel.names import Names, NameSet, numbered
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Form, Rulebook

BEASTS = Names("beast", ("worm", "mouse", "hawk"), also={1000: "muad'dib"})


def test_numbers_have_names_and_names_numbers() -> None:
    assert [BEASTS.name(number) for number in (-1, 0, 2, 1000)] == [None, "worm", "hawk", "muad'dib"]
    assert [BEASTS.number(name) for name in (None, "worm", "hawk", "muad'dib")] == [-1, 0, 2, 1000]
    assert BEASTS.names_in(0b101) == ["worm", "hawk"]
    assert BEASTS.bits(["hawk", "worm"]) == 0b101


@pytest.mark.parametrize("number", [-2, 3, 999])
def test_a_number_of_nothing_is_not_written(number: int) -> None:
    with pytest.raises(SandtableError, match="no beast"):
        BEASTS.name(number)


@pytest.mark.parametrize("name", ["", "Worm", "worm ", 0, 0.0, True, [], ["worm"]])
def test_an_unknown_name_is_refused(name: object) -> None:
    with pytest.raises(BadSnapshot):
        BEASTS.number(name)


@pytest.mark.parametrize("names", ["worm", None, ["worm", "worm"], ["sandtrout"], [None], [0]])
def test_a_set_is_a_list_of_different_names(names: object) -> None:
    with pytest.raises(BadSnapshot):
        BEASTS.bits(names)


def test_values_of_each_thing_leave_out_what_is_as_at_the_start() -> None:
    packed = BEASTS.gather([0, 7, 0], 0)
    assert packed == {"mouse": 7}
    assert BEASTS.spread(packed, 0) == [0, 7, 0]
    refused: tuple[object, ...] = ({"sandtrout": 1}, [], None, {"muad'dib ": 1})
    for wrong in refused:
        with pytest.raises(BadSnapshot):
            BEASTS.spread(wrong, 0)


def test_two_things_cannot_share_a_name_but_copies_are_numbered() -> None:
    with pytest.raises(SandtableError, match="called the same"):
        Names("beast", ("worm", "worm"))
    assert numbered(("shield", "lasgun", "shield", "shield")) == ("shield", "lasgun", "shield 2", "shield 3")


BOOK = Rulebook("names")


@BOOK.rule("hunt", BEASTS, None, NameSet(BEASTS))
def hunt(g: State, beast: int, days: int, others: int) -> None:
    raise NotImplementedError


TRACK = Form[State]("track", BEASTS)
BOOK.add(TRACK)


def test_steps_name_what_they_carry() -> None:
    step = Do(hunt, 2, 3, 0b11)
    assert BOOK.pack(step) == ["do", "hunt", ["hawk", 3, ["worm", "mouse"]]]
    loaded = BOOK.unpack(BOOK.pack(step), {})
    assert isinstance(loaded, Do)
    assert loaded.args == (2, 3, 0b11)
    several = BOOK.unpack(BOOK.pack(Ask(TRACK, 1, (0, 1), 5)), {})
    assert isinstance(several, Ask)
    assert several.args == ((0, 1), 5)
    refused: list[list[object]] = [["sandtrout", 3, []], ["hawk", None, []], [2, 3, []]]
    for wrong in refused:
        with pytest.raises(BadSnapshot):
            BOOK.unpack(["do", "hunt", wrong], {})


def small_deck() -> Deck:
    names = Names("card", numbered(("worm", "worm", "spice")))
    return Deck(names, (0, 0, 1), ("deck",), each=("hand",), after=("open",))


def test_cards_are_packed_by_the_names_of_cards_and_zones() -> None:
    deck = small_deck()
    cards = deck.empty(2, 2)
    assert deck.zones(2).ids == ("deck", "hand 0", "hand 1", "open")
    cards.lay_out(0, [0, 1, 2])
    cards.doubts = []
    cards.zones[0], cards.zones[1] = [0, 1], [2]
    assert deck.pack(cards) == {"zones": {"deck": ["worm", "worm 2"], "hand 0": ["spice"]}, "doubts": []}
    packed = {"zones": {"deck": ["worm"], "hand 1": ["worm 2", "spice"]},
              "doubts": [[[0, 2], ["deck", "hand 1"], ["worm", "spice"]]]}  # fmt: skip
    deck.unpack(cards, packed)
    assert deck.pack(cards) == packed
    assert cards.zones == [[0], [], [1, 2], []]
    assert cards.known(1, 2) == [1, 2]
    assert cards.known(0, 2) == [1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"zones": {"hand 2": ["worm"]}, "doubts": []},
        {"zones": {"deck": ["worm", "worm"]}, "doubts": []},
        {"zones": {"deck": ["sandtrout"]}, "doubts": []},
        {"zones": {"deck": ["worm"]}},
        {"zones": {"deck": ["worm"]}, "doubts": [[[3], ["deck", "open"], ["worm"]]]},
        {"zones": {"deck": ["worm"]}, "doubts": [[[0], ["hand 0", "open"], ["worm"]]]},
        {"zones": {"deck": ["worm"]}, "doubts": [[[0], ["deck", "open"], ["spice"]]]},
        {"zones": {"deck": ["worm"]}, "doubts": [[[0], ["deck", "open"], ["worm"]], [[0], ["deck", "open"], ["worm"]]]},
        [],
    ],
)
def test_cards_that_contradict_themselves_are_refused(wrong: object) -> None:
    deck = small_deck()
    with pytest.raises(SandtableError):
        deck.unpack(deck.empty(2, 2), wrong)
