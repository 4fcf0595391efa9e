"""The names under which the rules and forms of War for Arrakis are known to dumps."""

from typing import Final

from sandtable.kernel.steps import Arg, Do, Rulebook

BOOK: Final = Rulebook("war_for_arrakis")
rule = BOOK.rule


def later(name: str, *args: Arg) -> Do:
    """A rule of a module that stands further on in the book, by its name."""
    return Do(BOOK.rules[name], *args)
