"""Trashing own cards (UPR-SYM-37 to 39, UPR-RUL-42)."""

from typing import Final

from sandtable.games.uprising.cards import CARD_KIND
from sandtable.games.uprising.effects import TRASH, TRASH_SELF, Effect, Trash
from sandtable.games.uprising.notation import CARD, DECLINE, ZONE
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.checks import TAGS
from sandtable.games.uprising.rules.decks import ZONES, from_hand, trash_card
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import effect, in_play
from sandtable.games.uprising.state import HAND, IN_PLAY, PER_PLAYER, Table
from sandtable.games.uprising.terms import IN_HAND, NONE
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Question, Words


def _fits(card: int, trash: Trash, source: int) -> bool:
    return (trash.tag == NONE or TAGS[card] >> trash.tag & 1 == 1) and not (trash.other and card == source)


def could_trash(g: Table, player: int, trash: Trash, source: int) -> bool:
    """Whether there is such a card as far as everybody can see: any card in hand might be one."""
    for zone, first in ZONES.items():
        if trash.zones & zone:
            pile = g.cards.zones[first + PER_PLAYER * player]
            if zone == IN_HAND:
                if pile:
                    return True
            elif any([_fits(card, trash, source) for card in pile]):
                return True
    return False


def _kinds(g: Table, player: int, trash: Trash, source: int) -> dict[int, list[int]]:
    """The kinds of cards that can be trashed, each with the zones (bits) where one lies."""
    found: dict[int, list[int]] = {}
    for zone, first in ZONES.items():
        if trash.zones & zone:
            for card in g.cards.zones[first + PER_PLAYER * player]:
                if _fits(card, trash, source):
                    zones = found.setdefault(CARD_KIND[card], [])
                    if zone not in zones:
                        zones.append(zone)
    return found


def trash_question(
    g: Table, player: int, trash: Trash, source: int, given: list[Option], words: Words
) -> Question | None:
    """Which card, and where it lies if that is not plain; None when both are answered."""
    if trash_answers(given) == 2:
        return None
    found = _kinds(g, player, trash, source)
    if not given:
        return Question("prompt-trash", "UPR-SYM-37", [CARD[kind] for kind in sorted(found)], words)
    zones = found[given[0].value]
    if len(zones) == 1:
        return None
    return Question("prompt-trash-from", "UPR-SYM-37", [ZONE[zone] for zone in zones], words)


def trash_answers(given: list[Option]) -> int:
    """How many of the answers are about the card to trash."""
    return 2 if len(given) > 1 and given[1] in ZONE.values() else 1


def trashed(g: Table, player: int, trash: Trash, source: int, given: list[Option]) -> tuple[int, int]:
    """The card that the answers mean, and the zone where it lies."""
    kind = given[0].value
    allowed = given[1].value if trash_answers(given) == 2 else trash.zones
    for place, first in ZONES.items():
        zone = first + PER_PLAYER * player
        cards = [card for card in g.cards.zones[zone] if CARD_KIND[card] == kind and _fits(card, trash, source)]
        if cards and allowed & place:
            if first == HAND:
                return from_hand(g, player, kind), zone
            waiting = [entry[1] for entry in g.turn.pending]
            # Of two copies in play the one without effects to come.
            spent = [card for card in cards if card not in waiting]
            return (spent or cards)[0], zone
    raise AssertionError("the card was on offer")


class TrashForm(EffectForm):
    """Which card to trash, if any (UPR-SYM-39)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Trash)
        if ask.answers and ask.answers[0] is DECLINE:
            return None
        question = trash_question(g, ask.seat, effect, self.source(ask), list(ask.answers), self.words(ask))
        if question is not None and not ask.answers:
            question.options.append(DECLINE)
            question.interrupts = self.interrupts(g, ask)
        return question

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is not DECLINE:
            effect = self.effect(ask)
            assert isinstance(effect, Trash)
            card, zone = trashed(g, ask.seat, effect, self.source(ask), list(ask.answers))
            trash_card(g, ask.seat, card, zone, self.source(ask))


def _trash(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    g.turn.trashed = NONE
    g.then(Ask(TRASH_FORM, player, effect.number, source, way))


def _trash_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, Trash)
    return could_trash(g, player, effect, source)


def _trash_self(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    """Without an arrow a card that trashes itself must do so (UPR-RUL-24)."""
    if source in g.in_play(player):
        trash_card(g, player, source, IN_PLAY + PER_PLAYER * player, source)


TRASH_FORM: Final = TrashForm("trash")
BOOK.add(TRASH_FORM)
effect(TRASH, _trash, _trash_possible)
effect(TRASH_SELF, _trash_self, in_play)
