"""All printed cards: kinds in printed order, and the kind of every physical copy, so that a zone can hold numbers."""

from typing import Final

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.imperium import IMPERIUM
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.cards.reserve import RESERVE
from sandtable.games.uprising.cards.starting import STARTING
from sandtable.games.uprising.terms import CardKind, ContractKind, IntrigueKind

MAX_SEATS: Final = 4


def copies_of(copies: tuple[int, ...], first_kind: int = 0) -> tuple[int, ...]:
    """The kind of every physical copy, kind after kind."""
    kinds: list[int] = []
    for kind, count in enumerate(copies):
        kinds.extend([first_kind + kind] * count)
    return tuple(kinds)


# Kinds of personal cards: starting, Reserve, Imperium.
CARDS: Final[tuple[Card, ...]] = STARTING + RESERVE + IMPERIUM
CARD_NUMBER: Final = {card.id: CardKind(number) for number, card in enumerate(CARDS)}
FIRST_RESERVE_KIND: Final = len(STARTING)
FIRST_IMPERIUM_KIND: Final = len(STARTING) + len(RESERVE)

STARTING_DECK: Final = copies_of(tuple(card.copies for card in STARTING))
RESERVE_STACKS: Final = copies_of(tuple(card.copies for card in RESERVE), FIRST_RESERVE_KIND)
IMPERIUM_DECK: Final = copies_of(tuple(card.copies for card in IMPERIUM), FIRST_IMPERIUM_KIND)

# Physical personal cards: ten for each of four seats, then the Reserve, then the Imperium deck.
CARD_KIND: Final[tuple[CardKind, ...]] = tuple(
    [CardKind(kind) for kind in STARTING_DECK * MAX_SEATS + RESERVE_STACKS + IMPERIUM_DECK]
)
FIRST_RESERVE_CARD: Final = len(STARTING_DECK) * MAX_SEATS
FIRST_IMPERIUM_CARD: Final = FIRST_RESERVE_CARD + len(RESERVE_STACKS)

INTRIGUE_KIND: Final[tuple[IntrigueKind, ...]] = tuple(
    [IntrigueKind(kind) for kind in copies_of(tuple(card.copies for card in INTRIGUE))]
)
INTRIGUE_NUMBER: Final = {card.id: IntrigueKind(number) for number, card in enumerate(INTRIGUE)}

CONTRACT_KIND: Final[tuple[ContractKind, ...]] = tuple(
    [ContractKind(kind) for kind in copies_of(tuple(token.copies for token in CONTRACTS))]
)
CONTRACT_NUMBER: Final = {token.id: ContractKind(number) for number, token in enumerate(CONTRACTS)}

CONFLICT_NUMBER: Final = {card.id: number for number, card in enumerate(CONFLICTS)}
OBJECTIVE_NUMBER: Final = {card.id: number for number, card in enumerate(OBJECTIVES)}


def starting_cards(seat: int) -> tuple[int, ...]:
    """The physical starting cards of a seat."""
    first = seat * len(STARTING_DECK)
    return tuple(range(first, first + len(STARTING_DECK)))
