"""After a battle: captives go home, and Harkonnen may take a leader of the loser (CLA-FAC-HAR-08 to 17)."""

from typing import Final

from sandtable.games.classic.advantages import CAPTURE as CAPTURE_ADVANTAGE
from sandtable.games.classic.battle_record import NO_SIDE, Battle
from sandtable.games.classic.factions import HARKONNEN
from sandtable.games.classic.leaders import AUDITOR, LEADER_WORDS
from sandtable.games.classic.notation import CAPTURE, KEEP, KILL, PASS
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped, window
from sandtable.games.classic.rules.skills import captive_is_killed, captive_returns, leader_is_taken
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import CAPTURE_REWARD, NO_LEADER, NOBODY, NOWHERE, LeaderIndex, Seat
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question

NEW_CAPTIVE_STAYS: Final = Difference("new-captive-stays", until=3)
"""Harkonnen whose own leaders were all dead kept one that they took until the next battle was over."""


@rule("after_battle")
def after_battle(g: Table) -> None:
    if not g.advanced or g.seat_of(HARKONNEN) == NOBODY:
        return
    _captive_goes_home(g, g.fight)
    free_captives(g)
    _offer_capture(g, g.fight)


def _captive_goes_home(g: Table, battle: Battle) -> None:
    """A captive serves in one battle; a battle won by a traitor call does not count (CLA-FAC-HAR-12, 15)."""
    harkonnen = g.seat_of(HARKONNEN)
    for side, seat in enumerate(battle.seats):
        leader = battle.leader[side]
        if seat == harkonnen and leader != NO_LEADER and not battle.killed[side]:
            owner = g.owner(leader)
            won_by_call = battle.winner == side and battle.called[side] != NOBODY
            if owner != harkonnen and not won_by_call:
                g.leaders.move(g, leader, g.taken(owner), g.with_owner(owner), g.everyone)
                g.tell("event-captive-returns", who=g.who(owner), leader=LEADER_WORDS[leader])
                captive_returns(g, leader, owner)


def free_captives(g: Table) -> None:
    """When all own Harkonnen leaders are dead, all captives are returned at once (CLA-FAC-HAR-14)."""
    harkonnen = g.seat_of(HARKONNEN)
    if harkonnen == NOBODY or g.living(harkonnen):
        return
    for owner in range(g.seats):
        count = len(g.leaders.zones[g.taken(owner)])
        if count:
            freed = g.leaders.move_all(g, g.taken(owner), g.with_owner(owner), 1 << harkonnen | 1 << owner)
            g.tell("event-captives-freed", who=g.who(owner), count=count)
            for leader in freed:
                captive_returns(g, LeaderIndex(leader), owner)


# Taking a leader.


def takeable(g: Table, battle: Battle) -> list[LeaderIndex]:
    """The loser's leaders, the one just used if alive, those used elsewhere and the Auditor excluded
    (CLA-FAC-HAR-08, 09, CHR-AUDIT-12)."""
    loser = battle.seats[1 - battle.winner]
    here = (NOWHERE, battle.territory)
    return [leader for leader in sorted(g.living(loser)) if g.fought_in[leader] in here and leader != AUDITOR]


def _offer_capture(g: Table, battle: Battle) -> None:
    if battle.winner != NO_SIDE and battle.seats[battle.winner] == g.seat_of(HARKONNEN) and takeable(g, battle):
        g.then(Ask(TAKE_LEADER, g.seat_of(HARKONNEN)))


class TakeLeader(Form[Table]):
    """Whether Harkonnen take a leader of the loser at random."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"loser": g.who(_loser(g))}
        return Question("prompt-capture", "CLA-FAC-HAR-08", [CAPTURE, PASS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is PASS:
            g.tell("event-no-capture", who=g.who(ask.seat))
        else:
            g.tell("event-capture-tried", who=g.who(ask.seat), loser=g.who(_loser(g)))
            window(g, (CAPTURE_ADVANTAGE,), Do(capture))


def _loser(g: Table) -> Seat:
    return g.fight.seats[1 - g.fight.winner]


@rule("capture")
def capture(g: Table) -> None:
    """The leader is drawn first; only then do Harkonnen choose what becomes of it (CLA-FAC-HAR-11, CLA-KAR-48)."""
    if stopped(g, CAPTURE_ADVANTAGE):
        return
    harkonnen, loser = g.seat_of(HARKONNEN), _loser(g)
    leaders = takeable(g, g.fight)
    leader = leaders[g.roll(len(leaders))]
    both = 1 << harkonnen | 1 << loser
    before = [g.leaders.possibly(observer, g.taken(loser)) for observer in range(g.leaders.observers)]
    g.leaders.move(g, leader, g.with_owner(loser), g.taken(loser), both)
    for other in g.living(loser):
        if other not in leaders:
            # It was not taken now. Whoever thinks that it may have been taken earlier knows no more than before.
            sure = [observer for observer, possible in enumerate(before) if not possible >> other & 1]
            g.leaders.rule_out([other], g.taken(loser), sum([1 << observer for observer in sure]))
    g.tell("event-captured", who=g.who(harkonnen), loser=g.who(loser))
    g.tell_only(both, "event-captured-whom", leader=LEADER_WORDS[leader])
    leader_is_taken(g, leader, loser, harkonnen)
    g.then(Ask(KEEP_OR_KILL, harkonnen, loser))


class KeepOrKill(Form[Table]):
    """Kill the leader in secret for spice, or keep it for one battle (CLA-FAC-HAR-10, 12, 17)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-keep-or-kill", "CLA-FAC-HAR-10", [KEEP, KILL], {"count": CAPTURE_REWARD})

    def complete(self, g: Table, ask: Ask) -> None:
        owner = ask.args[0]
        assert isinstance(owner, int)
        if ask.answers[0] is KEEP:
            g.tell("event-captive-kept", who=g.who(ask.seat), loser=g.who(owner))
            if not g.follows(NEW_CAPTIVE_STAYS):
                free_captives(g)
            return
        leader = LeaderIndex(g.leaders.zones[g.taken(owner)][-1])
        both = 1 << ask.seat | 1 << owner
        g.leaders.move(g, leader, g.taken(owner), g.killed_in_secret(owner), both)
        g.spice[ask.seat] += CAPTURE_REWARD
        g.tell("event-captive-killed", who=g.who(ask.seat), loser=g.who(owner), count=CAPTURE_REWARD)
        g.tell_only(both, "event-captive-killed-whom", leader=LEADER_WORDS[leader])
        captive_is_killed(g, leader, owner)


TAKE_LEADER: Final = TakeLeader("take_leader")
KEEP_OR_KILL: Final = KeepOrKill("keep_or_kill")
BOOK.add(TAKE_LEADER)
BOOK.add(KEEP_OR_KILL)
