"""Dune: A Game of Conquest and Diplomacy (2021): the catalogue card."""

from typing import Any, Final, cast

from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS, TERRITORY_INDEX
from sandtable.games.conquest import board, cards, factions
from sandtable.games.conquest.events import EVENT_RULES
from sandtable.games.conquest.factions import ALLIANCES, FACTION_IDS, SINGLE_FACTIONS
from sandtable.games.conquest.notation import NOTATION
from sandtable.games.conquest.prompts import PROMPTS
from sandtable.games.conquest.rules.book import BOOK
from sandtable.games.conquest.rules.setup import prepare, prepare_table
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.view import view
from sandtable.games.conquest.whynot import WHY_NOT
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.seats import Seat
from sandtable.kernel.sources import Unconfirmed
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

_FACTION_CHOICES: Final = ("random", *FACTION_IDS)


class Conquest(Game):
    """Two to four players; two may play the duel or the alliance game."""

    def __init__(self) -> None:
        super().__init__(
            id="conquest",
            title="Dune: A Game of Conquest and Diplomacy",
            seats=(2, 3, 4),
            settings=(
                Setting("mode", ("standard", "alliance"), "standard"),
                Setting("faction_0", _FACTION_CHOICES, "random"),
                Setting("faction_1", _FACTION_CHOICES, "random"),
                Setting("faction_2", _FACTION_CHOICES, "random"),
                Setting("faction_3", _FACTION_CHOICES, "random"),
                Setting("covered", ("rolled", *[TERRITORY_IDS[place] for place in STRONGHOLDS]), "rolled"),
                Setting("alliance_leaders", ("public", "secret"), "public"),
                Setting("small_market", (False, True), False),
            ),
            notation=NOTATION,
            book=BOOK,
            rules_version=1,
            prompts=PROMPTS,
            longest=2000,
            why_not=WHY_NOT,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        prepare_table(g, options)
        g.then(Do(prepare, TERRITORY_INDEX.get(str(options["covered"]), -1)))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return cast("dict[str, Any]", view(g, None if seat is None else Seat(seat)))

    def check(self, seats: int, options: dict[str, Value]) -> None:
        alliance = options["mode"] == "alliance"
        if alliance and seats != 2:
            raise BadSetup("the alliance game is for 2 seats")
        if options["covered"] != "rolled" and seats != 2:
            raise BadSetup("a stronghold is covered only with 2 seats")
        allowed = [FACTION_IDS[index] for index in (ALLIANCES if alliance else SINGLE_FACTIONS)]
        taken: list[Value] = []
        for seat in range(4):
            faction = options[f"faction_{seat}"]
            if faction == "random":
                continue
            if seat >= seats:
                raise BadSetup(f"faction_{seat} is given, but the table has {seats} seats")
            if faction not in allowed:
                raise BadSetup(f"faction_{seat} cannot be {faction} in this mode; it can be: {', '.join(allowed)}")
            if faction in taken:
                raise BadSetup(f"{faction} is given to two seats")
            taken.append(faction)

    def event_rules(self) -> dict[str, str]:
        return EVENT_RULES

    def reconstructed(self) -> tuple[Unconfirmed, ...]:
        return board.RECONSTRUCTED + factions.RECONSTRUCTED + cards.RECONSTRUCTED


GAME: Final = Conquest()
