"""Hands of Planning cards: what a seat holds, and cards that leave a hand (WFA-PLAN-04, 08)."""

from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING
from sandtable.games.war_for_arrakis.state import CARD_WORDS, DISCARD, HAND, LAID, Table
from sandtable.games.war_for_arrakis.terms import Side, ally_of, house_of


def hand_of(g: Table, seat: int) -> list[int]:
    """The kinds of cards that a seat holds: a secret of its own."""
    return [DECK_FACES[power][card] for power in g.powers_of(seat) for card in g.planning[power].zones[HAND]]


def hand_size(g: Table, seat: int) -> int:
    """How many cards a seat holds, which everybody sees (WFA-PLAN-08)."""
    return sum([len(g.planning[power].zones[HAND]) for power in g.powers_of(seat)])


def side_hand_size(g: Table, side: Side) -> int:
    """How many cards a side holds."""
    return sum([len(g.planning[power].zones[HAND]) for power in (house_of(side), ally_of(side))])


def loose(kinds: list[int]) -> list[int]:
    """The kinds among cards that may be discarded or played for a die, each once; a scheme may not (WFA-RUL-09)."""
    return [kind for kind in sorted(set(kinds)) if not PLANNING[kind].is_scheme]


def discard_from_hand(g: Table, kind: int) -> None:
    """A card goes from the hand of its power face up to the discard pile of its deck (WFA-PLAN-02, 04)."""
    _leave_hand(g, kind, DISCARD)
    g.tell("event-discards-card", who=g.who(PLANNING[kind].side), card=CARD_WORDS[kind])


def lay_from_hand(g: Table, kind: int) -> None:
    """A card is laid open to be carried out."""
    _leave_hand(g, kind, LAID)
    if g.telling:
        g.tell("event-plays-card", who=g.who(PLANNING[kind].side), card=CARD_WORDS[kind])


def _leave_hand(g: Table, kind: int, zone: int) -> None:
    power = PLANNING[kind].deck
    card = next(card for card in g.planning[power].zones[HAND] if DECK_FACES[power][card] == kind)
    g.planning[power].move(g, card, HAND, zone, g.everyone)
