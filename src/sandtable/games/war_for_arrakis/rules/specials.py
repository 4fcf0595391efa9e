"""Special actions of named leaders, in place of the normal action of a result (WFA-LEAD-09 to 14)."""

from typing import Final

from sandtable.games.war_for_arrakis.fields import LEADER_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADERS, leader_source
from sandtable.games.war_for_arrakis.rules.book import later, rule
from sandtable.games.war_for_arrakis.rules.interpreter import possible, run_effect
from sandtable.games.war_for_arrakis.rules.leaders import in_play, person
from sandtable.games.war_for_arrakis.state import IN_TANK, LEADER_WORDS, LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import FACES, NONE, NOWHERE, Face, Leader, Side
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do

_AT_BOX: Final[tuple[tuple[tuple[Leader, ...], ...], ...]] = tuple(
    [
        tuple([tuple([leader for leader in leaders if LEADERS[leader].box == face]) for face in FACES])
        for leaders in LEADERS_OF
    ]
)
"""The leaders of each side by the box at which their cards lie."""


def specials(g: Table, side: Side, face: Face) -> list[Leader]:
    """The leaders of a side whose special action a die of that result could buy now."""
    return [leader for leader in _AT_BOX[side][face] if ready(g, leader)]


def ready(g: Table, leader: Leader) -> bool:
    """Whether a leader's card lies face up on its box and could do something.

    The leader is in play, not in the Tank nor just out of it; the figure may be off the board (WFA-LEAD-10, 11, 14).
    """
    if not in_play(g, leader) or g.leader_state[leader] == IN_TANK:
        return False
    if g.leader_spent[leader] or g.resting >> leader & 1:
        return False
    card = LEADERS[leader]
    return bool(card.special.parts()) and possible(g, card.side, card.special)


@rule("special_action", SIDE_NAMES, LEADER_NAMES)
def special_action(g: Table, side: Side, leader: Leader) -> None:
    """The special action is carried out; then the card is spent and Prescience cards may be claimed (WFA-LEAD-13)."""
    if g.telling:
        g.tell("event-special-action", who=g.who(side), leader=LEADER_WORDS[leader])
    g.spot = NOWHERE
    g.spot_zone = NONE
    number = LEADERS[leader].special.number
    g.then(Do(run_effect, side, number, leader_source(leader)), Do(spend_leader, leader), later("claims"))


@rule("spend_leader", LEADER_NAMES)
def spend_leader(g: Table, leader: Leader) -> None:
    """The card is turned facedown until the next round; whoever took the leader's place has it too (WFA-LEAD-17)."""
    spent = person(g, leader)
    g.leader_spent = replaced(g.leader_spent, spent, True)
    if g.telling:
        g.tell("event-leader-spent", leader=LEADER_WORDS[spent])
