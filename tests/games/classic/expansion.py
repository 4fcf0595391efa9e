"""Words for positions with CHOAM and House Richese."""

from sandtable.games.arrakis.terms import Cell
from sandtable.games.classic.rules.nofield import lay
from sandtable.games.classic.state import DECK, FACE_UP, ON_PLANET, STOCK
from sandtable.games.classic.treachery import NO_FIELDS, TREACHERY_DECK, TREACHERY_IDS
from tests.games.classic.position import Position, cells

WINDOWS = (
    "prompt-stop",
    "prompt-semuta",
    "prompt-sapho",
    "prompt-aggressor",
    "prompt-residual-poison",
    "prompt-late-snooper",
    "prompt-end-of-phase",
    "prompt-baliset",
    "prompt-la-la-la",
    "prompt-jubba-cloak",
    "prompt-gamont",
    "prompt-voice",
    "prompt-prescience",
    "prompt-call-traitor",
)


def lay_token(table: Position, value: int, place: str) -> Position:
    """A no-field token lies face down somewhere; only Richese know which."""
    set_aside(table, value)
    lay(table.g, Cell(cells(place)[0]))
    return table


def set_aside(table: Position, value: int) -> None:
    table.g.tokens.move(table.g, NO_FIELDS.index(value), DECK, ON_PLANET, 1 << table.seat("richese"))


def used_last(table: Position, value: int) -> Position:
    """A token lies face up in front of the shield."""
    table.g.tokens.move(table.g, NO_FIELDS.index(value), DECK, FACE_UP, table.g.everyone)
    return table


def stock(table: Position) -> list[str]:
    return sorted(TREACHERY_IDS[TREACHERY_DECK[card]] for card in table.g.treachery.zones[STOCK])


def let_pass(table: Position, *but: str) -> Position:
    """Let every window pass, up to a question that is none or is named."""
    while table.g.to_act:
        seat = table.g.to_act[0]
        prompt = table.g.prompt(seat)
        assert prompt is not None
        if prompt.message in but or prompt.message not in WINDOWS:
            break
        table.g.play(seat, "pass")
    return table
