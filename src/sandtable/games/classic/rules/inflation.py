"""The inflation token of CHOAM (CHR-INFL)."""

from typing import Final

from sandtable.games.classic.advantages import INFLATION
from sandtable.games.classic.factions import CHOAM
from sandtable.games.classic.notation import CANCEL, DOUBLE, PASS
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped, window
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import CANCELLED, DOUBLED, NOBODY, NOT_LAID
from sandtable.kernel.steps import Ask, Do, Form, Question

SIDE_WORDS: Final = ("", "inflation-double", "inflation-cancel")


@rule("turn_inflation")
def turn_inflation(g: Table) -> None:
    """In the pause after the turn in which it worked the token is turned, and the next time removed
    (CHR-INFL-05, 06, 11)."""
    if g.inflation == NOT_LAID:
        return
    if g.inflation_turns:
        g.inflation = NOT_LAID
        g.tell("event-inflation-over")
    else:
        g.inflation_turns = 1
        g.inflation = CANCELLED if g.inflation == DOUBLED else DOUBLED
        g.tell("event-inflation-turned", side=SIDE_WORDS[g.inflation])


@rule("offer_inflation")
def offer_inflation(g: Table) -> None:
    """Once per game CHOAM may lay the token (CHR-INFL-01, 08)."""
    choam = g.seat_of(CHOAM)
    if choam != NOBODY and not g.inflation_laid and not stopped(g, INFLATION):
        g.then(Ask(LAY_INFLATION, choam))


class LayInflation(Form[Table]):
    """Whether to lay the inflation token, and with which side up."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-inflation", "CHR-INFL-01", [PASS, DOUBLE, CANCEL])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is PASS:
            g.tell("event-no-inflation", who=g.who(ask.seat))
        else:
            g.tell("event-wants-inflation", who=g.who(ask.seat), side=SIDE_WORDS[ask.value(0)])
            window(g, (INFLATION,), Do(inflation_laid, ask.value(0)))


@rule("inflation_laid")
def inflation_laid(g: Table, side: int) -> None:
    """A Karama keeps it away in this pause (CHR-KAR-11)."""
    if not stopped(g, INFLATION):
        g.inflation_laid = True
        g.inflation = side
        g.inflation_turns = 0
        g.tell("event-inflation", who=g.who(g.seat_of(CHOAM)), side=SIDE_WORDS[side])


LAY_INFLATION: Final = LayInflation("lay_inflation")
BOOK.add(LAY_INFLATION)
