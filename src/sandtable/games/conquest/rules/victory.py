"""Winning (CON-WIN)."""

from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.conquest.board import open_strongholds
from sandtable.games.conquest.factions import (
    POINTS_PER_SPICE,
    POINTS_PER_STRONGHOLD,
    ROUNDS,
    STRONGHOLD_WIN_FROM_ROUND,
    STRONGHOLDS_TO_WIN,
)
from sandtable.games.conquest.rules.book import rule
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import OVER
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.state import Result


def strongholds_held(g: Table, seat: Seat) -> int:
    """In how many strongholds own forces stand."""
    return len([place for place in open_strongholds(g.covered) if g.forces_in(seat, CELLS_OF[place])])


def points(g: Table, seat: Seat) -> int:
    return strongholds_held(g, seat) * POINTS_PER_STRONGHOLD + g.spice[seat] * POINTS_PER_SPICE


@rule("victory_check")
def victory_check(g: Table) -> None:
    """Three strongholds win when rounds 3, 4 and 5 end; failing that, points decide after round 5."""
    if g.round < STRONGHOLD_WIN_FROM_ROUND:
        return
    scores = tuple([points(g, seat) for seat in SEATS[g.seats]])
    winners = [seat for seat in SEATS[g.seats] if strongholds_held(g, seat) >= STRONGHOLDS_TO_WIN]
    reason = "reason-strongholds"
    if not winners:
        if g.round < ROUNDS:
            return
        winners = [seat for seat in SEATS[g.seats] if scores[seat] == max(scores)]
        reason = "reason-points"
    g.phase = OVER
    g.tell("event-game-over", winners=[g.who(seat) for seat in winners], why=reason)
    g.finish(Result(tuple(winners), scores, reason))
