"""What an Agent's arrival brings to others: the control bonus, and abilities that follow Agents (UPR-CTL-03 to 05)."""

from sandtable.games.uprising.board import CONTROL_SPACES, SPACES
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.interpreter import run
from sandtable.games.uprising.rules.kinds import INSIDE
from sandtable.games.uprising.rules.leaders import smuggle
from sandtable.games.uprising.state import SPACE_WORDS, Table
from sandtable.games.uprising.terms import NO_SOURCE, NONE, Player, SpaceIndex


def arrive(g: Table, player: Player, space: SpaceIndex) -> None:
    """The controller is paid right after the Agent is placed, before its effects (UPR-RUL-62, 97)."""
    if space in CONTROL_SPACES:
        controller = g.control[CONTROL_SPACES.index(space)]
        if controller != NONE:
            g.tell("event-control-bonus", who=g.who(controller), space=SPACE_WORDS[space])
            if controller < g.seats:
                run(g, controller, SPACES[space].control_bonus, NO_SOURCE, INSIDE)
            else:
                act(g, controller, SPACES[space].control_bonus)
    smuggle(g, player, space)
