"""Mentat pause: bribes are taken up, CHOAM have their say, then victory is checked (CLA-PAUSE, CHR-RUL-34)."""

from sandtable.games.classic.rules.book import rule
from sandtable.games.classic.rules.choam import end_of_phase_for_choam
from sandtable.games.classic.rules.inflation import offer_inflation, turn_inflation
from sandtable.games.classic.rules.victory import check_victory
from sandtable.games.classic.rules.worthless import offer_gamont
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import MENTAT_PAUSE
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do


@rule("mentat_pause")
def mentat_pause(g: Table) -> None:
    """The spice in front of the shields may be used from now on (CLA-PAUSE-01, 02, CLA-DEAL-07)."""
    g.phase = MENTAT_PAUSE
    for seat in g.order():
        if g.bribes[seat]:
            g.spice[seat] += g.bribes[seat]
            g.tell("event-takes-bribes", who=g.who(seat), count=g.bribes[seat])
            g.bribes = replaced(g.bribes, seat, 0)
    g.then(
        Do(turn_inflation),
        Do(offer_inflation),
        Do(offer_gamont),
        Do(end_of_phase_for_choam),
        Do(check_victory),
    )
