"""Phase 1: the Conflict card, the defensive bonus, the new hands (UPR-PH1, UPR-CTL-08, 09)."""

from typing import Final

from sandtable.games.uprising.board import CONFLICTS_PER_LEVEL, CONTROL_SPACES, HAND_SIZE
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.notation import DECLINE, USE
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.decks import draw_cards
from sandtable.games.uprising.state import (
    CONFLICT_DECK,
    CONFLICT_WORDS,
    ON_BOARD,
    OUT_OF_TURN,
    ROUND_START,
    SPACE_WORDS,
    Table,
    Turn,
)
from sandtable.games.uprising.terms import NONE
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("round_start_phase")
def round_start_phase(g: Table) -> None:
    """The levels lie on one another: I, then II, then III (UPR-SET-06)."""
    g.phase = ROUND_START
    g.round += 1
    if g.telling:
        g.tell("event-round", round=g.round, who=g.who(g.first))
    level = next(level for level in range(len(CONFLICTS_PER_LEVEL)) if g.conflicts.zones[CONFLICT_DECK + level])
    g.conflict = g.conflicts.draw(g, 1, CONFLICT_DECK + level, ON_BOARD, g.everyone)[0]
    if g.telling:
        g.tell("event-conflict", card=CONFLICT_WORDS[g.conflict])
    g.turn = Turn(g.first, OUT_OF_TURN)
    g.then(Do(draw_hands))
    location = CONFLICTS[g.conflict].location
    if location != NONE:
        controller = g.control[CONTROL_SPACES.index(location)]
        if controller != NONE and g.supply[controller]:
            if controller < g.seats:
                g.then(Ask(DEFEND, controller))
            else:
                defend(g, controller)


def defend(g: Table, controller: int) -> None:
    """A troop from the supply; a Rival always does so (UPR-CTL-09, HAG-CMB-12)."""
    g.supply[controller] -= 1
    g.troops[controller] += 1
    g.tell("event-defends", who=g.who(Seat(controller)), strength=g.strength(Seat(controller)))


class Defend(Form[Table]):
    """Whether the controller of the location deploys a troop from the supply."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        words = {"space": SPACE_WORDS[CONFLICTS[g.conflict].location]}
        return Question("prompt-defend", "UPR-CTL-08", [USE, DECLINE], words)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is USE:
            defend(g, ask.seat)
        else:
            g.tell("event-does-not-defend", who=g.who(ask.seat))


DEFEND: Final = Defend("defend")
BOOK.add(DEFEND)


@rule("draw_hands")
def draw_hands(g: Table) -> None:
    for player in g.order():
        if player < g.seats:
            draw_cards(g, player, HAND_SIZE)
