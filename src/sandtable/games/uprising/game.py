"""Dune: Imperium - Uprising, with the CHOAM module: the catalogue card."""

from typing import Any, Final, cast

from sandtable.games.uprising.events import EVENT_RULES
from sandtable.games.uprising.hagal.cards import RECONSTRUCTED
from sandtable.games.uprising.hagal.difficulty import (
    DIFFICULTIES,
    EXPERT_DEPLOYMENT,
    MEASURED_DEPLOYMENT,
    NORMAL,
    OPTIONAL_RULES,
    SOLO_RULES,
    STREAMLINED_RIVALS,
    TWO_PLAYER_RULES,
)
from sandtable.games.uprising.hagal.rivals import RIVALS, rivals_at, rivals_to_choose
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.notation import NOTATION
from sandtable.games.uprising.prompts import PROMPTS
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.hagal.setup import invite_rivals
from sandtable.games.uprising.rules.setup import CHOOSE, DRAFT, RANDOM, known_leaders, prepare, prepare_table
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.view import view
from sandtable.games.uprising.whynot import WHY_NOT
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.sources import Unconfirmed
from sandtable.kernel.state import State
from sandtable.kernel.steps import Do

_LEADER_CHOICES: Final = (RANDOM, *known_leaders())
_RIVAL_CHOICES: Final = (RANDOM, *[rival.id for rival in RIVALS])
_MOST_SEATS: Final = 4
_MOST_RIVALS: Final = 2


class Uprising(Game):
    """Three or four players; one or two meet Rivals of House Hagal."""

    def __init__(self, rules_version: int) -> None:
        super().__init__(
            id="uprising",
            title="Dune: Imperium – Uprising",
            seats=(1, 2, 3, 4),
            settings=(
                Setting("choam", (False, True), False),
                Setting("leaders", (RANDOM, CHOOSE, DRAFT), RANDOM),
                Setting("leader_0", _LEADER_CHOICES, RANDOM),
                Setting("leader_1", _LEADER_CHOICES, RANDOM),
                Setting("leader_2", _LEADER_CHOICES, RANDOM),
                Setting("leader_3", _LEADER_CHOICES, RANDOM),
                Setting("mandatory_spy_placement", (False, True), False),
                Setting("difficulty", tuple([level.id for level in DIFFICULTIES]), DIFFICULTIES[NORMAL].id),
                Setting("rival_0", _RIVAL_CHOICES, RANDOM),
                Setting("rival_1", _RIVAL_CHOICES, RANDOM),
                *[Setting(rule, (False, True), False) for rule in OPTIONAL_RULES],
            ),
            notation=NOTATION,
            book=BOOK,
            rules_version=rules_version,
            prompts=PROMPTS,
            longest=2000,
            why_not=WHY_NOT,
        )

    def blank(self, seats: int) -> State:
        return Table(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Table)
        prepare_table(g, options)
        g.then(Do(prepare, str(options["leaders"])))
        if g.house is not None:
            g.then(Do(invite_rivals, 1 if options[STREAMLINED_RIVALS] else 0))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Table)
        return cast("dict[str, Any]", view(g, seat))

    def event_rules(self) -> dict[str, str]:
        return EVENT_RULES

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
        _check_rivals(seats, options)

    def reconstructed(self) -> tuple[Unconfirmed, ...]:
        return RECONSTRUCTED


def _check_rivals(seats: int, options: dict[str, Value]) -> None:
    """Levels of difficulty are for one player, and some rules for one or for two only (HAG-SET-18, HAG-OPT)."""
    count = rivals_at(seats)
    if seats != 1 and options["difficulty"] != DIFFICULTIES[NORMAL].id:
        raise BadSetup("a difficulty is chosen only with 1 seat", "option difficulty")
    for rule in OPTIONAL_RULES:
        allowed = (1,) if rule in SOLO_RULES else (2,) if rule in TWO_PLAYER_RULES else (1, 2)
        if options[rule] and seats not in allowed:
            wanted = " or ".join([str(number) for number in allowed])
            raise BadSetup(f"{rule} is for {wanted} seats", f"option {rule}")
    by_level = next(level for level in DIFFICULTIES if level.id == options["difficulty"]).rules
    if options[MEASURED_DEPLOYMENT] and not options[EXPERT_DEPLOYMENT] and EXPERT_DEPLOYMENT not in by_level:
        raise BadSetup(f"{MEASURED_DEPLOYMENT} goes with {EXPERT_DEPLOYMENT}", f"option {MEASURED_DEPLOYMENT}")
    choices = [RIVALS[rival].id for rival in rivals_to_choose(seats, bool(options[STREAMLINED_RIVALS]))]
    taken: list[Value] = []
    for place in range(_MOST_RIVALS):
        rival = options[f"rival_{place}"]
        if rival == RANDOM:
            continue
        about = f"option rival_{place}"
        if place >= count:
            raise BadSetup(f"rival_{place} is given, but with {seats} seats there are {count} Rivals", about)
        if rival not in choices:
            raise BadSetup(f"rival_{place} cannot be {rival} here; it can be: {', '.join(choices)}", about)
        if rival in taken:
            raise BadSetup(f"{rival} is given twice", about)
        taken.append(rival)


GAME: Final = Uprising(rules_version=2)
GAME.carry(Uprising(rules_version=1))
