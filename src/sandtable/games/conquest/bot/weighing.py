"""What the sensible player weighs options by, where it weighs them: the numbers that its answers go by.

They compare the options of one question and nothing else. Where only a number is looked for, that nearest to the one
it wants comes first, and its worth is how far off it is. What it does not think about has no worth.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.conquest.bot import advice
from sandtable.games.conquest.bot.prospect import Prospect
from sandtable.games.conquest.notation import PASS
from sandtable.games.conquest.rules.groups import MOVE_FROM
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import LeaderIndex
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat

Worths = dict[Option, float]


def weigh(g: Table, seat: Seat, message: str, options: list[Option]) -> Worths:
    """The options of a question that it weighs, with their worth."""
    weighing = WEIGHING.get(message)
    return {} if weighing is None else weighing(g, seat, options)


def _keep_traitor(g: Table, seat: Seat, options: list[Option]) -> Worths:
    return {option: float(advice._traitor_value(g, seat, LeaderIndex(option.value))) for option in options}


def _return_traitor(g: Table, seat: Seat, options: list[Option]) -> Worths:
    return {option: -float(advice._traitor_held(g, seat, LeaderIndex(option.value))) for option in options}


def _storm_distance(g: Table, seat: Seat, options: list[Option]) -> Worths:
    return {option: float(advice._storm_harm(g, seat, option.value)) for option in options}


def _ride(g: Table, seat: Seat, options: list[Option]) -> Worths:
    prospect = Prospect(g, seat)
    found = {option: prospect.gain(Cell(option.value), 5) for option in options if option.kind == "cell"}
    return found | {PASS: advice.WORTH_A_RIDE}


def _revive_leader(g: Table, seat: Seat, options: list[Option]) -> Worths:
    leaders = [option for option in options if option.kind == "leader"]
    return {option: float(advice._leader_value(g, seat, LeaderIndex(option.value))) for option in leaders}


def _ship(g: Table, seat: Seat, options: list[Option]) -> Worths:
    prospect = Prospect(g, seat)
    goals = prospect.goals()
    found = {PASS: advice.WORTH_THE_TROUBLE}
    for option in options:
        if option.kind == "cell" and option.value in goals:
            found[option] = advice._best_shipment(prospect, Cell(option.value))[1]
    return found


def _ship_count(g: Table, seat: Seat, options: list[Option]) -> Worths:
    return _nearness(options, advice._wanted_shipment(g, seat))


def _move(g: Table, seat: Seat, options: list[Option]) -> Worths:
    prospect = Prospect(g, seat)
    found = {PASS: advice.WORTH_THE_TROUBLE}
    for option in options:
        if option.kind == "territory":
            found[option] = max([advice._best_move(prospect, cell)[2] for cell in CELLS_OF[option.value]])
    return found


def _move_count(g: Table, seat: Seat, options: list[Option]) -> Worths:
    ask = g.form_of(seat)
    assert ask is not None
    cells = CELLS_OF[ask.value(MOVE_FROM)]
    return {} if len(cells) > 1 else _nearness(options, advice._best_move(Prospect(g, seat), cells[0])[1])


def _plan_leader(g: Table, seat: Seat, options: list[Option]) -> Worths:
    worth = advice._leader_worth(g, seat)
    return {option: worth(option) for option in options}


def _plan_weapon(g: Table, seat: Seat, options: list[Option]) -> Worths:
    worth = advice._weapon_worth(g, seat)
    return {option: worth(option) for option in options}


def _plan_defence(g: Table, seat: Seat, options: list[Option]) -> Worths:
    worth = advice._defence_worth(g, seat)
    return {option: worth(option) for option in options}


def _plan_dial(g: Table, seat: Seat, options: list[Option]) -> Worths:
    return _nearness(options, advice._wanted_dial(g, seat))


def _nearness(options: list[Option], wanted: int) -> Worths:
    return {option: float(-abs(option.value - wanted)) for option in options}


WEIGHING: Final[dict[str, Callable[[Table, Seat, list[Option]], Worths]]] = {
    "prompt-keep-traitor": _keep_traitor,
    "prompt-return-traitor": _return_traitor,
    "prompt-storm-distance": _storm_distance,
    "prompt-ride": _ride,
    "prompt-revive-leader": _revive_leader,
    "prompt-ship": _ship,
    "prompt-ship-count": _ship_count,
    "prompt-move": _move,
    "prompt-move-count": _move_count,
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _plan_dial,
}
