"""Dune: Imperium - Uprising, with the CHOAM module: the catalogue card."""

from typing import Any, Final

from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.notation import NOTATION
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.setup import CHOOSE, DRAFT, RANDOM, known_leaders, prepare, prepare_table
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.view import view
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

_LEADER_CHOICES: Final = (RANDOM, *known_leaders())
_MOST_SEATS: Final = 4


class Uprising(Game):
    """Three or four players."""

    def __init__(self) -> None:
        super().__init__(
            id="uprising",
            title="Dune: Imperium – Uprising",
            seats=(3, 4),
            settings=(
                Setting("choam", (False, True), False),
                Setting("leaders", (RANDOM, CHOOSE, DRAFT), RANDOM),
                Setting("leader_0", _LEADER_CHOICES, RANDOM),
                Setting("leader_1", _LEADER_CHOICES, RANDOM),
                Setting("leader_2", _LEADER_CHOICES, RANDOM),
                Setting("leader_3", _LEADER_CHOICES, RANDOM),
                Setting("mandatory_spy_placement", (False, True), False),
            ),
            notation=NOTATION,
            book=BOOK,
            rules_version=1,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        prepare_table(g, options)
        g.then(Do(prepare, str(options["leaders"])))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return view(g, seat)

    def check(self, seats: int, options: dict[str, Value]) -> None:
        taken: list[Value] = []
        choam = [leader.id for leader in LEADERS if leader.choam]
        for seat in range(_MOST_SEATS):
            leader = options[f"leader_{seat}"]
            if leader == RANDOM:
                continue
            about = f"option leader_{seat}"
            if seat >= seats:
                raise BadSetup(f"leader_{seat} is given, but the table has {seats} seats", about)
            if leader in choam and not options["choam"]:
                raise BadSetup(f"{leader} needs the CHOAM module", about)
            if leader in taken:
                raise BadSetup(f"{leader} is given to two seats", about)
            taken.append(leader)


GAME: Final = Uprising()
