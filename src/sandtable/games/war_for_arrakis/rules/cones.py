"""Cones of Silence: allies share what they know, and talk where nobody hears them (WFA-TEAM-12 to 15)."""

from typing import Final

from sandtable.games.war_for_arrakis.notation import CONE
from sandtable.games.war_for_arrakis.rules.book import BOOK
from sandtable.games.war_for_arrakis.state import CARD_WORDS, CONE_FORM, HAND, Table
from sandtable.games.war_for_arrakis.terms import POWER_WORDS, Side, ally_of, house_of
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Ask, Form, Question


class ConeOfSilence(Form[Table]):
    """One token is discarded, and both hands become known to both allies (WFA-TEAM-14, WFA-RUL-95).

    Nothing else changes, so whoever is answering goes on where they were.
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side = g.side_of_seat(ask.seat)
        return Question("prompt-cone-of-silence", "WFA-TEAM-14", [CONE], {"count": g.cones[side]})

    def complete(self, g: Table, ask: Ask) -> None:
        side = g.side_of_seat(ask.seat)
        g.cones = added(g.cones, side, -1)
        speaker = POWER_WORDS[g.powers_of(ask.seat)[0]]
        g.tell("event-cone-of-silence", power=speaker, who=g.who(side), count=g.cones[side])
        share_hands(g, side)


def share_hands(g: Table, side: Side) -> None:
    """Both players of a side see both hands, and nobody else does."""
    allies = g.side_seers(side)
    for power in (house_of(side), ally_of(side)):
        family = g.planning[power]
        held = family.zones[HAND]
        if held:
            family.show(g, held[:], HAND, allies)
            cards = [CARD_WORDS[kind] for kind in sorted([family.faces[card] for card in held])]
            g.tell_only(allies, "event-hand-shared", power=POWER_WORDS[power], cards=cards)


CONE_OF_SILENCE: Final = ConeOfSilence(CONE_FORM, harmless=True)
BOOK.add(CONE_OF_SILENCE)
