"""Named leaders enter play, take another's place, and leave the game (WFA-LEAD-06 to 08, 15 to 25)."""

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.components import LONGEST_TANK
from sandtable.games.war_for_arrakis.leaders import AFTER_LEADER, LEADERS, NO_LEADER, SUCCESSORS, WILD_MAKER
from sandtable.games.war_for_arrakis.rules.bene_gesserit import gain_bene_gesserit
from sandtable.games.war_for_arrakis.rules.book import MOVED_FORGOTTEN
from sandtable.games.war_for_arrakis.rules.tank import lay_in_slot, out_of_tank
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    IN_TANK,
    LEADER_WORDS,
    NOT_IN_PLAY,
    ON_BOARD,
    RETIRED,
    Table,
)
from sandtable.games.war_for_arrakis.terms import NONE, NOWHERE, Leader
from sandtable.kernel.rows import replaced


def in_play(g: Table, leader: Leader) -> bool:
    """Whether a leader has entered play and not left the game, wherever the figure is."""
    return g.leader_state[leader] not in (NOT_IN_PLAY, RETIRED)


def person(g: Table, leader: Leader) -> Leader:
    """Whoever answers to the name now: a card that names Paul means either Paul (WFA-LEAD-19)."""
    later = SUCCESSORS[leader]
    return later if later != leader and in_play(g, later) else leader


def leader_enters(g: Table, leader: Leader) -> None:
    """A leader enters play: the card goes face up on its box, the figure is set aside or takes another's place.

    Who has entered or left before does not enter again (WFA-RUL-46).
    """
    if g.leader_state[leader] != NOT_IN_PLAY:
        return
    card = LEADERS[leader]
    if card.replaces == NO_LEADER:
        g.leader_state = replaced(g.leader_state, leader, ASIDE)
        g.tell("event-leader-enters", leader=LEADER_WORDS[leader])
    else:
        _take_over(g, leader, card.replaces)
    if card.removes != NO_LEADER:
        retire(g, card.removes)
    for _ in range(card.tokens):
        gain_bene_gesserit(g, card.side)


def _take_over(g: Table, leader: Leader, old: Leader) -> None:
    """The new figure stands or lies where the old one did, the new card as the old one lay (WFA-LEAD-15 to 18).

    In the middle of an action the new one has moved if the old one had (WFA-RUL-106).

    Paul Muad'Dib belongs to the Fremen Ally: on a shared side he changes dashboards and Tanks (WFA-RUL-77).
    """
    if g.leader_state[old] == NOT_IN_PLAY:
        g.leader_state = replaced(g.leader_state, leader, ASIDE)
        g.tell("event-leader-enters", leader=LEADER_WORDS[leader])
    else:
        g.leader_state = replaced(g.leader_state, leader, g.leader_state[old])
        g.leader_at = replaced(g.leader_at, leader, g.leader_at[old])
        g.leader_spent = replaced(g.leader_spent, leader, g.leader_spent[old])
        if g.resting >> old & 1:
            g.resting |= 1 << leader
        turn = g.turn
        if turn is not None and turn.moved_leaders >> old & 1 and not g.follows(MOVED_FORGOTTEN):
            turn.moved_leaders |= 1 << leader
        place = out_of_tank(g, old)
        g.tell("event-leader-replaces", leader=LEADER_WORDS[leader], old=LEADER_WORDS[old])
        if place != NONE:
            lay_in_slot(g, leader, place % LONGEST_TANK)
    _gone(g, old)


def retire(g: Table, leader: Leader) -> None:
    """A leader leaves the game, card and figure, wherever the figure is (WFA-LEAD-20, 23).

    Whoever waits for that enters play at once (WFA-LEAD-21).
    """
    if g.leader_state[leader] == RETIRED:
        return
    where = g.leader_at[leader]
    if g.leader_state[leader] == IN_TANK:
        out_of_tank(g, leader)
    _gone(g, leader)
    if where >= 0:
        g.tell("event-leader-retires-from", leader=LEADER_WORDS[leader], where=AREA_WORDS[where])
    else:
        g.tell("event-leader-retires", leader=LEADER_WORDS[leader])
    for number, card in enumerate(LEADERS):
        if card.entry.how == AFTER_LEADER and card.entry.after == leader:
            leader_enters(g, Leader(number))


def _gone(g: Table, leader: Leader) -> None:
    g.leader_state = replaced(g.leader_state, leader, RETIRED)
    g.leader_at = replaced(g.leader_at, leader, NOWHERE)
    g.leader_spent = replaced(g.leader_spent, leader, False)
    g.resting &= ~(1 << leader)


def placeable(g: Table, leader: Leader) -> bool:
    """Whether a card can place a named leader: set aside or on the board, never out of a Tank, not pinned."""
    state = g.leader_state[leader]
    if leader == WILD_MAKER or g.pinned_leader(leader):
        return False
    return state == ON_BOARD or (state == ASIDE and not g.resting >> leader & 1)
