"""Cards and talk that nobody waits for, and Karama against others."""

from sandtable.games.classic.advantages import (
    CAPTURE,
    FEDAYKIN,
    FREE_SUPPORT,
    KWISATZ_HADERACH,
    PRESCIENCE,
    SARDAUKAR,
    VOICE,
)
from sandtable.games.classic.bot.business import revive_free, storm_harm
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.bot.talk import answer_offers, speak_first
from sandtable.games.classic.notation import PASS, PASS_TURN, PLAY_GHOLA
from sandtable.games.classic.rules.karama import karama_kinds
from sandtable.games.classic.terms import GHOLA_FORCES
from sandtable.kernel.notation import Option

IN_MY_BATTLES = (VOICE, PRESCIENCE, SARDAUKAR, FEDAYKIN, FREE_SUPPORT, KWISATZ_HADERACH, CAPTURE)


def worth_doing_beside(outlook: Outlook, options: list[Option]) -> Option | None:
    """What is worth doing though nobody asks."""
    g, seat = outlook.g, outlook.seat
    if PLAY_GHOLA in options and (g.tanks[seat] >= GHOLA_FORCES + 2 or len(g.living(seat)) <= 2):
        return PLAY_GHOLA
    answered = answer_offers(outlook, options)
    return speak_first(outlook, options) if answered is None else answered


def unasked(outlook: Outlook, options: list[Option]) -> Option:
    """For whoever must say something though nobody waits."""
    return worth_doing_beside(outlook, options) or options[-1]


def ghola(outlook: Outlook, options: list[Option]) -> Option:
    return revive_free(outlook, options)


def stop(outlook: Outlook, options: list[Option]) -> Option:
    """Karama is played in own battles that matter; who has none says so for the turn."""
    g, seat = outlook.g, outlook.seat
    if not karama_kinds(g, seat):
        return PASS_TURN if PASS_TURN in options else PASS
    if g.battle is not None and seat in g.battle.seats:
        for option in options:
            if option.kind == "stop" and option.value in IN_MY_BATTLES:
                return option
    return PASS


def storm_cards(outlook: Outlook, options: list[Option]) -> Option:
    """Weather Control where it harms the others; Family Atomics are kept."""
    cards = [option for option in options if option.kind == "card"]
    if cards and max([storm_harm(outlook, steps) for steps in range(11)]) >= 4:
        return cards[0]
    return PASS if PASS in options else options[0]
