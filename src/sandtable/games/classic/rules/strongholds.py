"""Stronghold cards: who holds them, and what they do in battles in their strongholds (CHR-HOLD)."""

from typing import Final

from sandtable.games.arrakis.planet import ARRAKEEN, CARTHAG, HABBANYA_SIETCH, SIETCH_TABR, STRONGHOLDS, TUEKS_SIETCH
from sandtable.games.classic.battle_record import AGGRESSOR, Battle
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.state import Table
from sandtable.games.classic.strongholds import ARRAKEEN_PAYS, CARD_OF, TUEKS_PAYS
from sandtable.games.classic.terms import NO_CARD, NOBODY, NONE, Seat, Territory
from sandtable.games.classic.treachery import POISON_WEAPON, ROLE_OF, TREACHERY_CARDS, TREACHERY_DECK
from sandtable.kernel.rows import replaced

_HALVES: Final = 2


def assign_cards(g: Table) -> None:
    """At the end of the turn each card goes to whoever controls its stronghold, or aside (CHR-HOLD-03 to 07, 18).

    Whatever happened on the board meanwhile changed nothing.
    """
    if not g.stronghold_cards:
        return
    for territory in STRONGHOLDS:
        card = CARD_OF[territory]
        before = g.card_holder[card]
        after = _controller(g, territory)
        if after != before:
            g.card_holder = replaced(g.card_holder, card, after)
            where = TERRITORY_WORDS[territory]
            if after == NOBODY:
                g.tell("event-stronghold-card-aside", where=where)
            else:
                g.tell("event-stronghold-card", who=g.who(after), where=where)


def _controller(g: Table, territory: Territory) -> Seat:
    """Who alone has forces there; advisors do not count (CHR-HOLD-04)."""
    for seat in range(g.seats):
        if g.controls(seat, territory):
            return seat
    return NOBODY


def helps(g: Table, seat: Seat, territory: Territory) -> bool:
    """Whether the seat has the use of that stronghold's card in the battle being fought (CHR-HOLD-08)."""
    if not g.stronghold_cards or g.battle is None or g.battle.territory != territory:
        return False
    return g.card_holder[CARD_OF[territory]] == seat


def support_paid_by_bank(g: Table, seat: Seat, support: int) -> int:
    """What the bank pays of so much support in Arrakeen, never more than it costs (CHR-HOLD-09, 15)."""
    return min(support, ARRAKEEN_PAYS) if helps(g, seat, ARRAKEEN) else 0


def also_snooper(g: Table, battle: Battle, side: int) -> bool:
    """Whether a defence of this side also keeps off poison: Carthag, and no poison weapon (CHR-HOLD-10, 16)."""
    if not helps(g, battle.seats[side], CARTHAG):
        return False
    weapon = battle.weapon[side]
    return weapon == NO_CARD or ROLE_OF[TREACHERY_DECK[weapon]] != POISON_WEAPON


def tie_goes_to(g: Table, battle: Battle) -> int:
    """The side that wins a tie: the aggressor, unless Habbanya Sietch says otherwise (CHR-HOLD-12, 19)."""
    for side in range(2):
        if helps(g, battle.seats[side], HABBANYA_SIETCH):
            return side
    return AGGRESSOR


def pay_for_worthless_cards(g: Table, battle: Battle) -> None:
    """Tuek's Sietch, also on a loss, but not when both sides called traitors (CHR-HOLD-13, 17)."""
    if NOBODY not in battle.called:
        return
    for side, seat in enumerate(battle.seats):
        if helps(g, seat, TUEKS_SIETCH):
            played = [card for card in (battle.weapon[side], battle.defence[side]) if card != NO_CARD]
            worthless = [card for card in played if TREACHERY_CARDS[TREACHERY_DECK[card]].worthless]
            _income(g, seat, TUEKS_PAYS * len(worthless), TUEKS_SIETCH)


def pay_for_victory(g: Table, battle: Battle) -> None:
    """Sietch Tabr: as much as the opponent dialled, by a traitor call too (CHR-HOLD-11, 19)."""
    if battle.winner != NONE and helps(g, battle.seats[battle.winner], SIETCH_TABR):
        _income(g, battle.seats[battle.winner], battle.dial[1 - battle.winner] // _HALVES, SIETCH_TABR)


def _income(g: Table, seat: Seat, count: int, territory: Territory) -> None:
    if count:
        g.spice[seat] += count
        g.tell("event-stronghold-income", who=g.who(seat), count=count, where=TERRITORY_WORDS[territory])
