"""Drawing Planning cards and revealing Prescience cards (WFA-PLAN-05, 06, WFA-ACT-27, 28, WFA-ROUND-04)."""

from typing import Final

from sandtable.games.war_for_arrakis.notation import NUMBER
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm
from sandtable.games.war_for_arrakis.state import CARD_WORDS, DECK, HAND, PRESCIENCE_WORDS, SHOWN, Table
from sandtable.games.war_for_arrakis.terms import POWER_WORDS, Power, Side, ally_of, house_of
from sandtable.kernel.steps import Ask, Question


def deck_size(g: Table, power: Power) -> int:
    return len(g.planning[power].zones[DECK])


def draw_cards(g: Table, power: Power, count: int) -> None:
    """Draw from a power's deck; what an exhausted deck lacks is lost (WFA-PLAN-05, 06)."""
    family = g.planning[power]
    drawn = family.draw(g, count, DECK, HAND, g.hand_seers(power))
    if drawn and g.telling:
        g.tell("event-cards-drawn", power=POWER_WORDS[power], count=len(drawn))
        for card in drawn:
            g.tell_only(g.hand_seers(power), "event-card-drawn", card=CARD_WORDS[family.faces[card]])


def reveal_prescience(g: Table, count: int) -> None:
    """Prescience cards are laid face up beside their deck; if too few are left, all of them (WFA-RUL-12)."""
    for card in g.prescience_cards.draw(g, count, DECK, SHOWN, g.everyone):
        g.tell("event-prescience-shown", card=PRESCIENCE_WORDS[card])


@rule("draw_planning")
def draw_planning(g: Table, side: Side, count: int) -> None:
    """A side draws cards from its two decks; the split is chosen before the first card is drawn (WFA-ACT-28)."""
    house, ally = deck_size(g, house_of(side)), deck_size(g, ally_of(side))
    if house + ally <= count:
        draw_cards(g, house_of(side), house)
        draw_cards(g, ally_of(side), ally)
        if not house + ally:
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
        draw_cards(g, house_of(side), ask.value(0))
        draw_cards(g, ally_of(side), count - ask.value(0))


DRAW_SPLIT: Final = DrawSplit("draw_split")
BOOK.add(DRAW_SPLIT)
