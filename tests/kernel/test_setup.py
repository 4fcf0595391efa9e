"""Beginning a game: what is accepted, and what is refused with words that help."""

from typing import Any

import pytest

from sandtable.kernel.chance import MOST_SEED
from sandtable.kernel.errors import BadSetup
from tests.kernel.toy import TOY


def test_the_card_of_a_game_lists_its_options_and_vocabulary() -> None:
    assert TOY.options == {
        "rounds": {"kind": "choice", "choices": [1, 3, 5], "default": 3},
        "calm": {"kind": "flag", "choices": [False, True], "default": False},
    }
    assert len(set(TOY.vocabulary)) == len(TOY.vocabulary)
    assert TOY.vocabulary[:3] == ("0", "1", "2")
    assert TOY.vocabulary[-1] == "drink"


def test_defaults_fill_in_what_is_not_said() -> None:
    plain = TOY.new(seats=2, seed=5)

    assert plain.setup is not None
    assert plain.setup.options == {"rounds": 3, "calm": False}
    assert plain.dump() == TOY.new(seats=2, seed=5, rounds=3, calm=False).dump()
    assert plain.dump() != TOY.new(seats=2, seed=5, calm=True).dump()


@pytest.mark.parametrize("seed", [0, 1, MOST_SEED])
def test_seeds_from_nothing_to_the_greatest_are_accepted(seed: int) -> None:
    assert TOY.replay(TOY.new(seats=2, seed=seed).record()).to_act == (0, 1)


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 10**40, True, False, "7", "", None, 1.0, 0.5, float("nan"), [1]])
def test_bad_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(BadSetup, match="seed"):
        TOY.new(seats=2, seed=seed)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 10**40, True, "2", None, 2.0, [2]])
def test_bad_seat_counts_are_refused(seats: Any) -> None:
    with pytest.raises(BadSetup, match="2, 3, 4"):
        TOY.new(seats=seats, seed=1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"wind": True}, "'wind'; it has: rounds, calm"),
        ({"rounds": 2}, "rounds cannot be 2; it can be: 1, 3, 5"),
        ({"rounds": "3"}, "rounds"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 3.0}, "rounds"),
        ({"rounds": None}, "rounds"),
        ({"rounds": [3]}, "rounds"),
        ({"calm": 1}, "calm"),
        ({"calm": "yes"}, "calm"),
        ({"rounds": 3, "calm": None}, "calm"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        TOY.new(seats=2, seed=1, **options)
