"""Truthtrance: one question, where the answer changes a battle."""

from typing import Final

from sandtable.games.classic.bot.karama import pass_on, stake
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.factions import HARKONNEN
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.notation import (
    ASK_CARD,
    ASK_TRAITOR,
    FACTION,
    LEADER,
    PLAY_TRUTHTRANCE,
    TREACHERY,
)
from sandtable.games.classic.rules.plans import leaders_to_field
from sandtable.games.classic.terms import NO_LEADER, Kind, LeaderIndex
from sandtable.games.classic.treachery import (
    POISON_WEAPON,
    PROJECTILE_WEAPON,
    ROLE_OF,
    SHIELD,
    SNOOPER,
    TREACHERY_DECK,
)
from sandtable.kernel.notation import Option

STAKE: Final = 9.0
"""So much must be at stake in a battle."""


def before_plans(outlook: Outlook, options: list[Option]) -> Option:
    """Ask if the answer can matter: for the traitor that one's best leader might be, or for the right defence."""
    if PLAY_TRUTHTRANCE in options and _has_question(outlook):
        return PLAY_TRUTHTRANCE
    return pass_on(outlook, options)


def _has_question(outlook: Outlook) -> bool:
    if not _fights(outlook) or stake(outlook) < STAKE:
        return False
    return _suspect(outlook) != NO_LEADER or _defence_in_question(outlook) is not None


def _fights(outlook: Outlook) -> bool:
    return outlook.g.battle is not None and outlook.seat in outlook.g.battle.seats


def _suspect(outlook: Outlook) -> LeaderIndex:
    """The strongest leader, if Harkonnen, who hold many traitors, might have bought it and nobody knows."""
    g, seat = outlook.g, outlook.seat
    opponent = g.opponent(seat)
    leaders = leaders_to_field(g, seat)
    if not g.plays(opponent, HARKONNEN) or not leaders:
        return NO_LEADER
    best = max(leaders, key=lambda leader: LEADER_STRENGTH[leader])
    hand = g.traitor_hand(opponent)
    possible = g.traitors.possibly(seat, hand) >> best & 1
    return best if possible and best not in g.traitors.known(seat, hand) else NO_LEADER


def _defence_in_question(outlook: Outlook) -> Kind | None:
    """The defence that would stop the weapons in hand, if the opponent may or may not have it."""
    g, seat = outlook.g, outlook.seat
    roles = {ROLE_OF[kind] for kind in outlook.kinds()}
    if not roles & {POISON_WEAPON, PROJECTILE_WEAPON}:
        return None
    kind = SNOOPER if POISON_WEAPON in roles else SHIELD
    hand = g.hand(g.opponent(seat))
    known, unknown = outlook.hand_of(g.opponent(seat))
    possible = [card for card, one in enumerate(TREACHERY_DECK) if one == kind]
    doubtful = any([g.treachery.possibly(seat, hand) >> card & 1 for card in possible])
    return kind if unknown and doubtful and kind not in known else None


# The questions of the card.


def whom(outlook: Outlook, options: list[Option]) -> Option:
    g = outlook.g
    return FACTION[g.factions[g.opponent(outlook.seat)]] if _fights(outlook) else options[0]


def about(outlook: Outlook, options: list[Option]) -> Option:
    return ASK_TRAITOR if _fights(outlook) and _suspect(outlook) != NO_LEADER else ASK_CARD


def fact(outlook: Outlook, options: list[Option]) -> Option:
    if not _fights(outlook):
        return options[0]
    if options[0].kind == "leader":
        suspect = _suspect(outlook)
        wanted = options[0] if suspect == NO_LEADER else LEADER[suspect]
    else:
        kind = _defence_in_question(outlook)
        wanted = options[0] if kind is None else TREACHERY[kind]
    return wanted if wanted in options else options[0]
