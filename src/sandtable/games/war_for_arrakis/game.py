"""Dune: War for Arrakis: the catalogue card."""

from typing import Any, Final, cast

from sandtable.games.war_for_arrakis import board, cards, components, leaders, prescience
from sandtable.games.war_for_arrakis.events import EVENT_RULES
from sandtable.games.war_for_arrakis.notation import NOTATION
from sandtable.games.war_for_arrakis.rules import atomics, battle, vocabulary
from sandtable.games.war_for_arrakis.rules.book import BOOK
from sandtable.games.war_for_arrakis.rules.setup import draw_sides, open_box, prepare, seat_sides
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.view import view
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

RULES_ARE_IN: Final = (atomics, battle, vocabulary)
"""The modules that rules call by name; with them every rule is known to the book."""


class WarForArrakis(Game):
    """Two players, one of each side."""

    def __init__(self) -> None:
        super().__init__(
            id="war_for_arrakis",
            title="Dune: War for Arrakis",
            seats=(2,),
            settings=(Setting("side_0", ("random", "atreides", "harkonnen"), "random"),),
            notation=NOTATION,
            book=BOOK,
            rules_version=1,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        first = str(options["side_0"])
        open_box(g)
        g.then(Do(prepare))
        if first == "random":
            g.then(Do(draw_sides))
        else:
            seat_sides(g, first)

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return cast("dict[str, Any]", view(g, seat))

    def event_rules(self) -> dict[str, str]:
        return EVENT_RULES

    def reconstructed(self) -> tuple[str, ...]:
        return (
            board.RECONSTRUCTED
            + components.RECONSTRUCTED
            + cards.RECONSTRUCTED
            + leaders.RECONSTRUCTED
            + prescience.RECONSTRUCTED
        )


GAME: Final = WarForArrakis()
