"""Dune (2019): the catalogue card."""

from typing import Any, Final, cast

from sandtable.games.classic.events import EVENT_RULES
from sandtable.games.classic.factions import BASE_FACTIONS, FACTION_IDS
from sandtable.games.classic.notation import NOTATION
from sandtable.games.classic.prompts import PROMPTS
from sandtable.games.classic.rules import any_time as any_time
from sandtable.games.classic.rules.book import BOOK
from sandtable.games.classic.rules.setup import (
    ALLIANCE_CHOICES,
    ASSIGNMENTS,
    DEALT,
    partner_of,
    prepare,
    prepare_table,
)
from sandtable.games.classic.skills import UNCONFIRMED_SKILLS
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import TURNS
from sandtable.games.classic.view import view
from sandtable.games.classic.whynot import WHY_NOT
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Talk, Value
from sandtable.kernel.sources import Unconfirmed
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

_FACTION_CHOICES: Final = ("random", *FACTION_IDS)
_DEFAULT_ALLIANCES: Final = "two_need_four"


class Classic(Game):
    """Two to six factions; two players may run two each."""

    def __init__(self, rules_version: int) -> None:
        super().__init__(
            id="classic",
            title="Dune",
            seats=(2, 3, 4, 5, 6),
            settings=(
                Setting("mode", ("basic", "advanced"), "basic"),
                *[Setting(f"faction_{seat}", _FACTION_CHOICES, "random") for seat in range(6)],
                Setting("assignment", ASSIGNMENTS, DEALT),
                Setting("max_turns", tuple(range(1, TURNS + 1)), TURNS),
                Setting("alliances", tuple(ALLIANCE_CHOICES), _DEFAULT_ALLIANCES),
                Setting("advisors_with_ally", (False, True), False),
                Setting("two_factions_each", (False, True), False),
                Setting("expansion", (False, True), False),
                Setting("exp_tooth_artillery", (False, True), False),
                Setting("leader_skills", (False, True), False),
                Setting("stronghold_cards", (False, True), False),
            ),
            notation=NOTATION,
            book=BOOK,
            rules_version=rules_version,
            prompts=PROMPTS,
            longest=12000,
            why_not=WHY_NOT,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        prepare_table(g, options)
        g.then(Do(prepare, str(options["assignment"])))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return cast("dict[str, Any]", view(g, seat))

    def check(self, seats: int, options: dict[str, Value]) -> None:
        if options["two_factions_each"]:
            if seats != 4:
                raise BadSetup("two players with two factions each take 4 seats")
            if options["alliances"] != _DEFAULT_ALLIANCES:
                raise BadSetup("with two factions each there are no alliances but the two pairs")
        if options["advisors_with_ally"] and options["mode"] != "advanced":
            raise BadSetup("advisors are a rule of the advanced game")
        if options["stronghold_cards"] and options["mode"] != "advanced":
            raise BadSetup("stronghold cards belong to the advanced game")
        taken: list[Value] = []
        for seat in range(6):
            faction = options[f"faction_{seat}"]
            if faction == "random":
                continue
            if not options["expansion"] and faction in FACTION_IDS[BASE_FACTIONS:]:
                raise BadSetup(f"{faction} needs the expansion")
            if seat >= seats:
                raise BadSetup(f"faction_{seat} is given, but the table has {seats} seats")
            if faction in taken:
                raise BadSetup(f"{faction} is given to two seats")
            taken.append(faction)

    def talks(self, g: State) -> list[Talk]:
        """Allies may talk at any time (CLA-ALLY-09)."""
        assert isinstance(g, Table)
        groups = sorted({g.allies[seat] | 1 << seat for seat in range(g.seats) if g.allies[seat]})
        return [Talk(tuple([seat for seat in range(g.seats) if group >> seat & 1])) for group in groups]

    def teams(self, g: State) -> tuple[tuple[int, ...], ...]:
        """Alliances as they stand; two factions of one player are one from the beginning."""
        assert isinstance(g, Table)
        pairs = [1 << partner_of(seat) if g.pairs else 0 for seat in range(g.seats)]
        groups = sorted({g.friends(seat) | pairs[seat] for seat in range(g.seats)}, key=lambda group: group & -group)
        return tuple([tuple([seat for seat in range(g.seats) if group >> seat & 1]) for group in groups])

    def event_rules(self) -> dict[str, str]:
        return EVENT_RULES

    def reconstructed(self) -> tuple[Unconfirmed, ...]:
        return UNCONFIRMED_SKILLS


GAME: Final = Classic(rules_version=4)
GAME.carry(Classic(rules_version=1), Classic(rules_version=2), Classic(rules_version=3))
