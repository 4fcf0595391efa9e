"""Drawing Planning cards and revealing Prescience cards (WFA-PLAN-05, 06, WFA-ACT-27, 28, WFA-ROUND-04)."""

from typing import Final

from sandtable.games.war_for_arrakis.fields import SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import NUMBER
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm
from sandtable.games.war_for_arrakis.state import CARD_WORDS, DECK, HAND, PRESCIENCE_WORDS, SHOWN, Table
from sandtable.games.war_for_arrakis.terms import (
    FREMEN_ALLY,
    HOUSE_ATREIDES,
    POWER_WORDS,
    Power,
    Side,
    ally_of,
    house_of,
)
from sandtable.kernel.steps import Ask, Question


def deck_size(g: Table, power: Power) -> int:
    return len(g.planning_of(power).zones[DECK])


def draw_cards(g: Table, power: Power, count: int, looking: int = 0) -> None:
    """Draw from a power's deck; what an exhausted deck lacks is lost (WFA-PLAN-05, 06).

    `looking`: observers who may look at the cards before whoever plays the power takes them (WFA-TEAM-19).
    """
    family = g.planning_of(power)
    owner = g.hand_seers(power)
    drawn = family.draw(g, count, DECK, HAND, owner | looking)
    if drawn and g.telling:
        g.tell("event-cards-drawn", power=POWER_WORDS[power], count=len(drawn))
        for card in drawn:
            words = CARD_WORDS[family.faces[card]]
            g.tell_only(owner, "event-card-drawn", card=words)
            if looking & ~owner:
                g.tell_only(looking & ~owner, "event-card-passed", card=words, power=POWER_WORDS[power])


def open_decks(g: Table, side: Side) -> list[Power]:
    """The decks that a side can draw from now: on a shared side that of the player who decides (WFA-TEAM-17).

    House Atreides may draw from the Fremen Ally's deck too, and passes the cards on (WFA-TEAM-18, 19).
    """
    if not g.shared(side):
        return [house_of(side), ally_of(side)]
    decks = g.powers_of(g.seat_for(side))
    return [*decks, FREMEN_ALLY] if decks == [HOUSE_ATREIDES] else decks


def reveal_prescience(g: Table, count: int) -> None:
    """Prescience cards are laid face up beside their deck; if too few are left, all of them (WFA-RUL-12)."""
    for card in g.prescience_cards.draw(g, count, DECK, SHOWN, g.everyone):
        g.tell("event-prescience-shown", card=PRESCIENCE_WORDS[card])


@rule("draw_planning", SIDE_NAMES)
def draw_planning(g: Table, side: Side, count: int) -> None:
    """A side draws cards from its two decks; the split is chosen before the first card is drawn (WFA-ACT-28)."""
    decks = open_decks(g, side)
    left = sum([deck_size(g, deck) for deck in decks])
    if len(decks) == 1 or left <= count:
        for deck in decks:
            draw_cards(g, deck, count, 1 << g.seat_for(side))
        if not left:
            g.tell("event-no-cards-left", who=g.who(side))
    else:
        g.then(Ask(DRAW_SPLIT, g.seat_for(side), side, count))


class DrawSplit(TurnForm):
    """How many of the cards come from the House's deck; the others come from the ally's."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side, count = Side(number(ask, 0)), number(ask, 1)
        most = min(count, deck_size(g, house_of(side)))
        least = max(0, count - deck_size(g, ally_of(side)))
        args = {"count": count, "house": POWER_WORDS[house_of(side)], "ally": POWER_WORDS[ally_of(side)]}
        return Question("prompt-draw-split", "WFA-ACT-28", NUMBER[least : most + 1], args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        side, count = Side(number(ask, 0)), number(ask, 1)
        draw_cards(g, house_of(side), ask.value(0), 1 << ask.seat)
        draw_cards(g, ally_of(side), count - ask.value(0), 1 << ask.seat)


DRAW_SPLIT: Final = DrawSplit("draw_split", SIDE_NAMES)
BOOK.add(DRAW_SPLIT)
