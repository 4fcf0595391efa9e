"""The names under which the rules and forms of Uprising are known to dumps."""

from typing import Final

from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Rulebook

BOOK: Final = Rulebook("uprising")
rule = BOOK.rule

BEYOND_THE_TRACK: Final = Difference("beyond-the-track", until=1)
"""Glossu Rabban's spy network counted its second step where a track has no space for it, and so went after an Alliance
that it could not win."""
