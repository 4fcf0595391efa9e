"""Winning (WFA-WIN)."""

from sandtable.games.war_for_arrakis.prescience import OBJECTIVES, met
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.state import DECK, KEPT, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, Side
from sandtable.kernel.state import Result


def wins(g: Table, side: Side, reason: str) -> None:
    """A side wins: all its seats do. Scores are what the tracks show."""
    g.tell("event-game-over", winner=g.who(side), why=reason)
    winners = [seat for seat in range(g.seats) if g.side_of_seat(seat) == side]
    g.finish(Result(tuple(winners), _scores(g), reason))


def draw(g: Table) -> None:
    """Nobody has won by the end of the last round (WFA-RUL-79)."""
    g.tell("event-draw", number=g.round)
    g.finish(Result((), _scores(g), "reason-draw"))


def check_objective(g: Table) -> None:
    """The Atreides side wins if a Secret Objective of its own is met (WFA-WIN-02); if none is, all learn as much.

    Whoever sees the markers knows then which objectives the Atreides side cannot have.
    """
    kept = g.objectives.zones[KEPT]
    if any(met(objective, g.prescience) for objective in kept):
        g.objectives.show(g, kept[:], KEPT, g.everyone)
        g.tell("event-objective-met", objectives=[f"objective-{objective + 1}" for objective in kept])
        wins(g, ATREIDES, "reason-prescience")
        return
    g.tell("event-objective-not-met")
    refuted = [objective for objective in range(len(OBJECTIVES)) if met(objective, g.prescience)]
    if refuted:
        g.objectives.rule_out(refuted, KEPT, g.everyone & ~g.side_seers(ATREIDES))


@rule("draw_objective")
def draw_objective(g: Table) -> None:
    """A further Secret Objective comes to the Atreides side; from now on either of its objectives wins."""
    drawn = g.objectives.draw(g, 1, DECK, KEPT, g.side_seers(ATREIDES))
    g.tell("event-objective-drawn")
    for objective in drawn:
        g.tell_only(g.side_seers(ATREIDES), "event-objective-seen", objective=f"objective-{objective + 1}")


def _scores(g: Table) -> tuple[int, ...]:
    reached = (sum(g.prescience), g.supremacy)
    return tuple([reached[g.side_of_seat(seat)] for seat in range(g.seats)])
