"""The no-field tokens of House Richese on the planet (CHR-NOFIELD).

A token that lies face down is one of the forces of Richese, and the only starred one among them; which token it is only
Richese know. When it is turned over, forces from the reserves take its place.
"""

from typing import Final

from sandtable.games.arrakis.planet import SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import NO_CELL
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import RICHESE
from sandtable.games.classic.notation import NO, YES
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.state import DECK, FACE_UP, ON_PLANET, Table
from sandtable.games.classic.terms import NOBODY, Cell
from sandtable.games.classic.treachery import NO_FIELDS
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question

NO_LAST_MOMENT: Final = Difference("no-last-moment", until=3)
"""Once the last player had moved Richese could not turn a token over before the battles."""


def usable_tokens(g: Table) -> list[int]:
    """The tokens that could be used next: not the last one used, nor one on the planet (CHR-NOFIELD-11, 12)."""
    return sorted(g.tokens.zones[DECK])


def may_lay_token(g: Table) -> bool:
    """One token on the planet at a time (CHR-NOFIELD-11, 19)."""
    return g.seat_of(RICHESE) != NOBODY and not g.tokens.zones[ON_PLANET]


def set_aside(g: Table, token: int) -> None:
    """A token is chosen for a shipment; nobody else sees which."""
    g.tokens.move(g, token, DECK, ON_PLANET, 1 << g.seat_of(RICHESE))


def take_back(g: Table) -> None:
    """The shipment is not made: the token goes back unseen and does not count as used."""
    g.tokens.move_all(g, ON_PLANET, DECK, 1 << g.seat_of(RICHESE))


def lay(g: Table, cell: Cell) -> None:
    """The token lies face down in a cell and counts as one force; the last one is free again (CHR-NOFIELD-03, 13)."""
    seat = g.seat_of(RICHESE)
    g.add_forces(seat, cell, 1, 1)
    g.tokens.move_all(g, FACE_UP, DECK, g.everyone)


def turn_over(g: Table) -> int:
    """Forces from the reserves take the place of the token, as many as there are. How many (CHR-NOFIELD-06, 07)."""
    seat, cell = g.seat_of(RICHESE), g.token_cell
    count = g.token_forces()
    token = g.tokens.zones[ON_PLANET][0]
    g.tokens.move(g, token, ON_PLANET, FACE_UP, g.everyone)
    g.add_forces(seat, cell, -1, -1)
    g.land(seat, cell, count)
    where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
    value = NO_FIELDS[token]
    g.tell("event-no-field-turned", who=g.who(seat), value=value, count=count, where=where, sector=sector)
    return count


@rule("turn_token")
def turn_token(g: Table) -> None:
    """Richese turn the token over of their own accord; advisors left alone by a 0 take up arms (CHR-RUL-11)."""
    turn_over(g)
    g.then(Do(g.game.book.rules["settle"]))


@rule("last_moment_for_token")
def last_moment_for_token(g: Table) -> None:
    """All have moved: the last moment at which a token can be turned over (CHR-NOFIELD-05, CHR-RUL-10)."""
    if g.token_cell != NO_CELL and not g.follows(NO_LAST_MOMENT):
        g.then(Ask(TURN_BEFORE_BATTLES, g.seat_of(RICHESE)))


class TurnBeforeBattles(Form[Table]):
    """Whether the token is turned over before the battles; what is done beside may have turned it already."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or g.token_cell == NO_CELL:
            return None
        args = {"where": TERRITORY_WORDS[TERRITORY_OF[g.token_cell]]}
        return Question("prompt-turn-no-field", "CHR-NOFIELD-05", [YES, NO], args)

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers:
            return
        if ask.answers[0] is YES:
            g.then(Do(turn_token))
        else:
            g.tell("event-no-field-stays", who=g.who(ask.seat))


TURN_BEFORE_BATTLES: Final = TurnBeforeBattles("turn_before_battles")
BOOK.add(TURN_BEFORE_BATTLES)


def spend_lent_token(g: Table, value: int) -> None:
    """The ally ships by a token: one on the planet is turned over first, and the lent one lies face up (CHR-RALLY-02,
    03, 06)."""
    if g.tokens.zones[ON_PLANET]:
        turn_over(g)
    g.tokens.move_all(g, FACE_UP, DECK, g.everyone)
    g.tokens.move(g, NO_FIELDS.index(value), DECK, FACE_UP, g.everyone)
    g.tell("event-lent-no-field-used", who=g.who(g.seat_of(RICHESE)), value=value)


def token_fights(g: Table) -> bool:
    """Whether a token lies in the battle being fought."""
    return g.battle is not None and g.token_cell != NO_CELL and g.token_cell in g.battle.cells


@rule("token_is_turned")
def token_is_turned(g: Table) -> None:
    """With the plans revealed a token in the battle is turned over at once (CHR-NOFIELD-14)."""
    if token_fights(g):
        turn_over(g)
