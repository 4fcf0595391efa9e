"""Choices with both plans on the table: Stone Burner, Poison Tooth, late Snooper, the Auditor."""

from typing import Final

from sandtable.games.classic.battle_record import Battle
from sandtable.games.classic.bot.karama import pass_on, stake
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.notation import (
    BE_AGGRESSOR,
    BOTH_DIE,
    BUY_OFF,
    NO_LEADER_COUNTS,
    PASS,
    SHOW_CARDS,
    USE,
    WITHDRAW,
)
from sandtable.games.classic.rules.new_weapons import killed_by_weapon
from sandtable.games.classic.rules.resolution import total, undialled, weapon_kills
from sandtable.games.classic.rules.strongholds import tie_goes_to
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NO_CARD, NO_LEADER
from sandtable.games.classic.treachery import POISON_WEAPON, ROLE_OF, TREACHERY_DECK
from sandtable.kernel.notation import Option

WORTH_A_RARE_CARD: Final = 8.0


def _leader(battle: Battle, side: int) -> int:
    leader = battle.leader[side]
    return 0 if leader == NO_LEADER else LEADER_STRENGTH[leader]


def _would_win(g: Table, battle: Battle, side: int) -> bool:
    """Whether a side wins with plans like these, skills apart."""
    for one in range(2):
        stands = battle.leader[one] != NO_LEADER or battle.hero[one] != NO_CARD
        battle.killed[one] = stands and weapon_kills(g, battle, one)
    mine, theirs = total(battle, side), total(battle, 1 - side)
    return mine > theirs or (mine == theirs and tie_goes_to(g, battle) == side)


def burn(outlook: Outlook, options: list[Option]) -> Option:
    """Who wins kills a leader who is worth more than the own one; who loses spares them."""
    g = outlook.g
    battle, side = g.fight, g.side_of(outlook.seat)
    wins = undialled(g, battle, side) > undialled(g, battle, 1 - side)
    kills = wins and _leader(battle, 1 - side) >= _leader(battle, side)
    return BOTH_DIE if kills else NO_LEADER_COUNTS


def tooth(outlook: Outlook, options: list[Option]) -> Option:
    """Used where it turns the battle, or wins it anyway and costs nobody dear; withdrawn otherwise."""
    g = outlook.g
    battle, side = g.fight, g.side_of(outlook.seat)
    withdrawn = battle.copy()
    withdrawn.withdrawn[side] = True
    used, kept = _would_win(g, battle.copy(), side), _would_win(g, withdrawn, side)
    if used != kept:
        return USE if used else WITHDRAW
    return USE if _leader(battle, 1 - side) > _leader(battle, side) else WITHDRAW


def late_snooper(outlook: Outlook, options: list[Option]) -> Option:
    """Where poison would kill the own leader."""
    g = outlook.g
    battle, side = g.fight, g.side_of(outlook.seat)
    cards = [option for option in options if option.kind == "card"]
    weapon = battle.weapon[1 - side]
    poisoned = weapon != NO_CARD and ROLE_OF[TREACHERY_DECK[weapon]] == POISON_WEAPON
    if cards and poisoned and killed_by_weapon(g, battle, side):
        return cards[0]
    return pass_on(outlook, options) if not cards else PASS


def residual_poison(outlook: Outlook, options: list[Option]) -> Option:
    cards = [option for option in options if option.kind == "card"]
    if cards and stake(outlook) >= WORTH_A_RARE_CARD:
        return cards[0]
    return pass_on(outlook, options) if not cards else PASS


def aggressor(outlook: Outlook, options: list[Option]) -> Option:
    """Who wins ties has an advantage where much is at stake."""
    if BE_AGGRESSOR in options and stake(outlook) >= WORTH_A_RARE_CARD:
        return BE_AGGRESSOR
    return PASS if BE_AGGRESSOR in options else pass_on(outlook, options)


def answer_audit(outlook: Outlook, options: list[Option]) -> Option:
    """Cards that are worth hiding are bought off by who can afford it."""
    g, seat = outlook.g, outlook.seat
    secret = max([outlook.held_worth(kind) for kind in outlook.kinds()] or [0.0])
    return BUY_OFF if BUY_OFF in options and secret >= 4.0 and g.spice[seat] > 8 else SHOW_CARDS
