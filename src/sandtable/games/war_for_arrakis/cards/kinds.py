"""The kinds of printed cards. A kind exists once; its copies are numbers in its deck."""

from typing import Final

from sandtable.games.war_for_arrakis.conditions import Condition
from sandtable.games.war_for_arrakis.effects import NOTHING, Effect
from sandtable.games.war_for_arrakis.terms import Power, Side, side_of


class PlanningCard:
    """A Planning card: played for a die, or discarded for a combat die."""

    def __init__(self, id: str, deck: Power, effect: Effect, copies: int = 1, stays: bool = False) -> None:
        self.id: Final = id
        self.deck: Final = deck
        self.side: Final[Side] = side_of(deck)
        self.effect: Final = effect
        self.copies: Final = copies
        # It lies on a Prescience card instead of going to the discard pile at once.
        self.stays: Final = stays
        # Cards that only work as a free action, so many thrown away together while a condition holds; they are never
        # played for a die nor discarded otherwise (WFA-RUL-09).
        self.scheme: Effect = NOTHING
        self.scheme_copies: tuple[int, ...] = ()
        self.scheme_while: Condition | None = None

    @property
    def is_scheme(self) -> bool:
        return bool(self.scheme_copies)

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (("effect", self.effect), ("scheme", self.scheme))


def scheme(
    id: str, deck: Power, copies: int, together: tuple[int, ...], condition: Condition, effect: Effect
) -> PlanningCard:
    """A card of which several copies thrown away together work as a free action."""
    card = PlanningCard(id, deck, NOTHING, copies)
    card.scheme = effect
    card.scheme_copies = together
    card.scheme_while = condition
    return card


class TacticCard:
    """A card of the Mahdi: a sector to harvest in and a Sietch to march on."""

    def __init__(self, id: str, sietch: str, sector: str) -> None:
        self.id: Final = id
        self.sietch: Final = sietch
        self.sector: Final = sector
