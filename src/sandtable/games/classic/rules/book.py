"""The names under which the rules and forms of Classic are known to dumps."""

from typing import Final

from sandtable.kernel.steps import Rulebook

BOOK: Final = Rulebook("classic")
rule = BOOK.rule

DEED: Final = 0
"""The place of the answer which deed it is, in the form of what can be done any time; the deed's own answers follow."""
