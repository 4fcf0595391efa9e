"""Options: one object per name, wherever it travels."""

import copy
import pickle

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Notation


def test_options_travel_and_stay_the_same_object() -> None:
    words = Notation("travellers")
    option = words.add("word", "go")

    assert pickle.loads(pickle.dumps(option)) is option
    assert copy.copy(option) is option
    assert copy.deepcopy([option])[0] is option
    assert words.by_name["go"] is option


def test_options_are_numbered_in_order_and_know_their_value() -> None:
    words = Notation("counted")
    yes, no = words.add("word", "yes", 5), words.add("word", "no")
    numbers = words.numbers(2)
    places = words.add_all("place", ("here", "there"))

    assert words.options == [yes, no, *numbers, *places]
    assert [option.index for option in words.options] == list(range(7))
    assert [option.value for option in words.options] == [5, 0, 0, 1, 2, 0, 1]
    assert [str(option) for option in words.options] == ["yes", "no", "0", "1", "2", "here", "there"]
    assert (places[0].kind, repr(places[0])) == ("place", "<place here>")


def test_a_name_means_one_thing() -> None:
    words = Notation("twice")
    words.numbers(3)

    with pytest.raises(SandtableError, match="'2'"):
        words.add("word", "2")


@pytest.mark.parametrize("name", ["", " go", "go ", "go # home", "two\nlines", "two\u2028lines"])
def test_a_name_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(SandtableError):
        Notation("spelling").add("word", name)


def test_options_of_two_games_are_different_things() -> None:
    assert Notation("one").add("word", "go") != Notation("other").add("word", "go")
