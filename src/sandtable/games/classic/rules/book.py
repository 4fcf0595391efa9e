"""The names under which the rules and forms of Classic are known to dumps."""

from typing import Final

from sandtable.kernel.steps import Rulebook

BOOK: Final = Rulebook("classic")
rule = BOOK.rule
