"""The names under which the rules and forms of Uprising are known to dumps."""

from typing import Final

from sandtable.kernel.steps import Rulebook

BOOK: Final = Rulebook("uprising")
rule = BOOK.rule
