"""Hands of Planning cards: what a seat holds, and cards that leave a hand (WFA-PLAN-04, 08)."""

from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING
from sandtable.games.war_for_arrakis.state import CARD_WORDS, DISCARD, HAND, LAID, Table
from sandtable.games.war_for_arrakis.terms import Side, ally_of, house_of


def hand_of(g: Table, seat: int) -> list[int]:
    """The kinds of cards that a seat holds: a secret of its own."""
    found: list[int] = []
    for power, player in enumerate(g.seat_of_power):
        if player == seat:
            faces = DECK_FACES[power]
            found.extend([faces[card] for card in g.planning_of(power).zones[HAND]])
    return found


def hand_size(g: Table, seat: int) -> int:
    """How many cards a seat holds, which everybody sees (WFA-PLAN-08)."""
    size = 0
    for power, player in enumerate(g.seat_of_power):
        if player == seat:
            size += len(g.planning_of(power).zones[HAND])
    return size


def side_hand_size(g: Table, side: Side) -> int:
    """How many cards a side holds."""
    return len(g.planning_of(house_of(side)).zones[HAND]) + len(g.planning_of(ally_of(side)).zones[HAND])


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
    family, faces = g.planning_of(power), DECK_FACES[power]
    held = [card for card in family.zones[HAND] if faces[card] == kind]
    family.move(g, held[0], HAND, zone, g.everyone)
