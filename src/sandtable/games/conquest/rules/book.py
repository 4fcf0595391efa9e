"""The names under which the rules and forms of Conquest are known to dumps."""

from typing import Final

from sandtable.kernel.steps import Rulebook

BOOK: Final = Rulebook("conquest")
rule = BOOK.rule
