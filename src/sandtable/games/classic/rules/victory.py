"""Victory, tested in the mentat pause (CLA-WIN)."""

from typing import Final

from sandtable.games.arrakis.planet import HABBANYA_SIETCH, SIETCH_TABR, STRONGHOLDS, TUEKS_SIETCH
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN, RICHESE
from sandtable.games.classic.rules.book import rule
from sandtable.games.classic.state import PREDICTED_FACTION, PREDICTED_TURN, Table
from sandtable.games.classic.terms import NOBODY, OVER, STRONGHOLDS_ALONE, STRONGHOLDS_TWO_PLAYERS, FactionIndex, Seat
from sandtable.games.classic.treachery import turn_card
from sandtable.kernel.state import Difference, Result

SHARED_COUNT_FOR_NOBODY: Final = Difference("shared-count-for-nobody", until=3)
"""A stronghold that allies shared counted for neither, nor for both."""

# Who must keep out of Tuek's Sietch for the Fremen to win (CLA-WIN-11, CHR-RICH-07).
RIVALS_OF_FREMEN = (HARKONNEN, ATREIDES, EMPEROR, RICHESE)


def strongholds(g: Table, seat: Seat) -> int:
    """How many strongholds the seat controls (CLA-WIN-04, 05)."""
    return len([place for place in STRONGHOLDS if g.controls(seat, place)])


def strongholds_together(g: Table, seat: Seat) -> int:
    """How many the seat and its allies hold: one that only they occupy counts once, also if they share it (CLA-WIN-02,
    CLA-ALLY-01, CLA-RUL-46)."""
    if g.follows(SHARED_COUNT_FOR_NOBODY):
        return sum([strongholds(g, member) for member in together(g, seat)])
    friends = g.friends(seat)
    held = [g.occupants(place) for place in STRONGHOLDS]
    return len([who for who in held if who and all([friends >> one & 1 for one in who])])


def strongholds_needed(g: Table, seat: Seat) -> int:
    """How many the seat, with its allies if it has any, needs (CLA-WIN-01 to 03, CLA-ALLY-16)."""
    if g.pairs:
        return STRONGHOLDS_TWO_PLAYERS
    if g.allies[seat]:
        return g.alliance_strongholds
    return STRONGHOLDS_TWO_PLAYERS if g.seats == 2 else STRONGHOLDS_ALONE


def together(g: Table, seat: Seat) -> list[Seat]:
    """The seat and its allies."""
    return [other for other in range(g.seats) if g.friends(seat) >> other & 1]


@rule("check_victory")
def check_victory(g: Table) -> None:
    """The earliest in storm order who qualifies wins, with its allies (CLA-WIN-06, CLA-RUL-32)."""
    for seat in g.order():
        if strongholds_together(g, seat) >= strongholds_needed(g, seat):
            _win(g, together(g, seat), "reason-strongholds", foreseen=True)
            return
    if g.turn == g.turns:
        _last_turn(g)


def _last_turn(g: Table) -> None:
    """Nobody has won: the special victories, in this order (CLA-WIN-11 to 18)."""
    fremen, guild = g.seat_of(FREMEN), g.seat_of(GUILD)
    if fremen != NOBODY and fremen_prevail(g, fremen):
        _win(g, together(g, fremen), "reason-fremen", foreseen=False)
    elif guild != NOBODY:
        _win(g, together(g, guild), "reason-guild", foreseen=False)
    elif fremen != NOBODY:
        _win(g, together(g, fremen), "reason-no-guild", foreseen=False)
    else:
        held = [strongholds(g, seat) for seat in range(g.seats)]
        first = [seat for seat in range(g.seats) if held[seat] == max(held)]
        winners = {member for seat in first for member in together(g, seat)}
        _win(g, sorted(winners), "reason-most-strongholds", foreseen=True)


def fremen_prevail(g: Table, fremen: Seat) -> bool:
    """Nobody else in the two sietches, and none of the great houses in Tuek's Sietch (CLA-WIN-11)."""
    for place in (SIETCH_TABR, HABBANYA_SIETCH):
        if [seat for seat in g.occupants(place) if seat != fremen]:
            return False
    return not [seat for seat in g.occupants(TUEKS_SIETCH) if g.factions[seat] in RIVALS_OF_FREMEN]


def _win(g: Table, winners: list[Seat], reason: str, *, foreseen: bool) -> None:
    """The game ends; if the Bene Gesserit foresaw just this, they win alone instead (CLA-WIN-07 to 09, CLA-RUL-33)."""
    if foreseen and _predicted(g, winners):
        seer = g.seat_of(BENE_GESSERIT)
        faction, turn = g.predictions.zones[PREDICTED_FACTION], g.predictions.zones[PREDICTED_TURN]
        g.predictions.show(g, faction, PREDICTED_FACTION, g.everyone)
        g.predictions.show(g, turn, PREDICTED_TURN, g.everyone)
        g.tell("event-foreseen", who=g.who(seer), whom=g.who(g.seat_of(FactionIndex(faction[0]))))
        winners, reason = [seer], "reason-prediction"
    g.phase = OVER
    g.tell("event-game-over", winners=[g.who(seat) for seat in winners], why=reason)
    scores = [strongholds(g, seat) for seat in range(g.seats)]
    g.finish(Result(tuple(winners), tuple(scores), reason))


def _predicted(g: Table, winners: list[Seat]) -> bool:
    chosen = g.predictions.zones[PREDICTED_FACTION]
    turn = g.predictions.zones[PREDICTED_TURN]
    if not chosen or not turn:
        return False
    return g.seat_of(FactionIndex(chosen[0])) in winners and turn[0] == turn_card(g.turn)
