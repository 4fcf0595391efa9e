"""Dune: War for Arrakis: the catalogue card."""

from typing import Any, Final, cast

from sandtable.games.war_for_arrakis import board, cards, components, leaders, prescience
from sandtable.games.war_for_arrakis.events import EVENT_RULES
from sandtable.games.war_for_arrakis.forecast import attack_odds
from sandtable.games.war_for_arrakis.notation import NOTATION
from sandtable.games.war_for_arrakis.prompts import PROMPTS
from sandtable.games.war_for_arrakis.rules import atomics, battle, cones, house_free, vocabulary
from sandtable.games.war_for_arrakis.rules.book import BOOK
from sandtable.games.war_for_arrakis.rules.mahdi import battles, rounds, spice, turns
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import name_what_ties_carry
from sandtable.games.war_for_arrakis.rules.setup import (
    draw_sides,
    open_box,
    prepare,
    seat_against_mahdi,
    seat_sides,
)
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import SIDE_IDS, SIDES, Side
from sandtable.games.war_for_arrakis.view import view
from sandtable.games.war_for_arrakis.views import WarForArrakisView
from sandtable.games.war_for_arrakis.whynot import WHY_NOT
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Talk, Value
from sandtable.kernel.sources import Unconfirmed
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

RULES_ARE_IN: Final = (atomics, battle, cones, house_free, vocabulary, battles, rounds, spice, turns)
"""The modules that rules call by name; with them every rule is known to the book."""
name_what_ties_carry()


SHARED_BY_DEFAULT: Final = "harkonnen"
"""The side that two of three players share: the rulebook recommends it (WFA-TEAM-02)."""

CONE_SECONDS: Final = 180
"""How long allies may talk in one Cone of Silence (WFA-TEAM-15)."""

PLAYER: Final = "player"
MAHDI: Final = "mahdi"
"""Who plays the Harkonnen side: somebody at the table, or an automaton against one or two Atreides players."""

ATTACK: Final = "attack"
YES: Final = "yes"
"""The matter of which forecasts are made, and how it is said that the attack would be a surprise."""


def against_mahdi(seats: int, options: dict[str, Value]) -> bool:
    """A lone player always meets the Mahdi (WFA-GEN-02)."""
    return seats == 1 or options["opponent"] == MAHDI


class WarForArrakis(Game):
    """Two players, one of each side; three or four who share a side or both; or one or two against the Mahdi."""

    def __init__(self, rules_version: int) -> None:
        super().__init__(
            id="war_for_arrakis",
            title="Dune: War for Arrakis",
            seats=(1, 2, 3, 4),
            settings=(
                Setting("side_0", ("random", "atreides", "harkonnen"), "random"),
                Setting("opponent", (PLAYER, MAHDI), PLAYER),
                Setting("shared_side", (SHARED_BY_DEFAULT, "atreides"), SHARED_BY_DEFAULT),
            ),
            notation=NOTATION,
            book=BOOK,
            rules_version=rules_version,
            why_not=WHY_NOT,
            prompts=PROMPTS,
            longest=6000,
            scores_compare=False,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        first = str(options["side_0"])
        shared = Side(SIDE_IDS.index(str(options["shared_side"])))
        open_box(g)
        g.then(Do(prepare))
        if against_mahdi(g.seats, options):
            seat_against_mahdi(g)
        elif first == "random":
            g.then(Do(draw_sides, shared))
        else:
            seat_sides(g, first, shared)

    def talks(self, g: State) -> list[Talk]:
        """Allies talk openly, but for three minutes in each Cone of Silence (WFA-TEAM-12, 14, 15, WFA-RUL-95)."""
        assert isinstance(g, Table)
        return [
            Talk(tuple(sorted(g.seats_for(side))), CONE_SECONDS, components.CONES_OF_SILENCE - g.cones[side])
            for side in SIDES
            if g.shared(side) and not g.plays_itself(side)
        ]

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return cast("dict[str, Any]", view(g, seat))

    def forecast(self, view: dict[str, Any], matter: str, about: dict[str, str]) -> dict[str, Any] | None:
        """The odds of an attack: of the matter "attack", about "origin", "target" and, if so, "surprise": "yes"."""
        if matter != ATTACK:
            return None
        origin, target = about.get("origin", ""), about.get("target", "")
        found = attack_odds(cast("WarForArrakisView", view), origin, target, about.get("surprise") == YES)
        return cast("dict[str, Any] | None", found)

    def check(self, seats: int, options: dict[str, Value]) -> None:
        if against_mahdi(seats, options) and options["side_0"] == "harkonnen":
            raise BadSetup("the Mahdi plays the Harkonnen side", "option side_0")
        if seats > 2 and against_mahdi(seats, options):
            raise BadSetup("one or two players meet the Mahdi", "option opponent")
        if seats != 3 and options["shared_side"] != SHARED_BY_DEFAULT:
            raise BadSetup("three players say which side two of them share", "option shared_side")

    def teams(self, g: State) -> tuple[tuple[int, ...], ...]:
        """The sides, as far as players sit there."""
        assert isinstance(g, Table)
        sides = [tuple([seat for seat in range(g.seats) if g.side_of_seat(seat) == side]) for side in SIDES]
        return tuple(sorted([side for side in sides if side]))

    def event_rules(self) -> dict[str, str]:
        return EVENT_RULES

    def reconstructed(self) -> tuple[Unconfirmed, ...]:
        return (
            board.RECONSTRUCTED
            + components.RECONSTRUCTED
            + cards.RECONSTRUCTED
            + leaders.RECONSTRUCTED
            + prescience.RECONSTRUCTED
        )


GAME: Final = WarForArrakis(rules_version=4)
GAME.carry(WarForArrakis(rules_version=3))
GAME.carry(WarForArrakis(rules_version=2))
GAME.carry(WarForArrakis(rules_version=1))
