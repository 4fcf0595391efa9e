"""The names under which the rules and forms of War for Arrakis are known to dumps."""

from typing import Final

from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Arg, Ask, Do, Rulebook

BOOK: Final = Rulebook("war_for_arrakis")
rule = BOOK.rule

UNTOLD: Final = Difference("untold", until=1)
"""Some choices were told to nobody, though all could see what came of them: which Sandworm strikes next, what was
passed of a card, which then leaves the table, and the end of a turn of Desert Power."""

ASKED_IN_VAIN: Final = Difference("asked-in-vain", until=2)
"""The Mahdi asked which of equal areas, Wormsigns, legions or figures is first though all of them had their turn and
nothing hung on the order, and which Carryall flies though the others could save the same Harvesters from then on."""

MARKERS_KEPT_SINGLY: Final = Difference("markers-kept-singly", until=2)
"""Which of three equally low Imperium markers are kept was asked twice, not once which of them drops."""

FALLEN_TWICE: Final = Difference("fallen-twice", until=3)
"""Named leaders whom a card left alone by taking several Units from their area went to the Tank once for each Unit."""

MOVED_FORGOTTEN: Final = Difference("moved-forgotten", until=3)
"""What free actions did between the moves of an action changed nothing about which figures had moved: Units that left
an area were still counted there, and a legion that the blast drove off could move again, as could whoever took the
place of a leader that had moved."""

FLOWN_TOGETHER: Final = Difference("flown-together", until=3)
"""Where one legion of an action was flown to another, those who stood there could not fly any more in that action."""

LEFT_BEHIND: Final = Difference("left-behind", until=3)
"""A legion that was forced on, by a Sandworm or the Atomics, was still looked for where it had been: "the same legion"
of a card did nothing more, a leader beside the legion was one beside its old area, and it could be flown once more."""

WON_FROM_AFAR: Final = Difference("won-from-afar", until=3)
"""A legion that the Atomics drove off while it was asked whether it advances could still destroy the settlement."""

REVEALED_BY_HITS: Final = Difference("revealed-by-hits", until=3)
"""Facedown tokens of the Mahdi that a Sandworm or a special attack fell on were revealed only if it scored a hit."""

ALWAYS_DRAWN: Final = Difference("always-drawn", until=3)
"""A Deployment of the Atreides side always drew a token while there was one, though a leader alone would have done."""

SCHEMES_OF_WHO_ACTS: Final = Difference("schemes-of-who-acts", until=3)
"""House Harkonnen could not carry out Hawat's Scheming in a turn that its ally took."""

BESIDE_ON_THE_GROUND: Final = Difference("beside-on-the-ground", until=3)
"""The Mahdi found no leader beside its legion where an impassable border lay between them."""


def later(name: str, *args: Arg) -> Do:
    """A rule of a module that stands further on in the book, by its name."""
    return Do(BOOK.rules[name], *args)


def number(ask: Ask, place: int) -> int:
    """An argument of a form that is a number."""
    value = ask.args[place]
    assert isinstance(value, int)
    return value


def numbers(ask: Ask, place: int) -> tuple[int, ...]:
    """An argument of a form that is several numbers."""
    value = ask.args[place]
    assert isinstance(value, tuple)
    return value
