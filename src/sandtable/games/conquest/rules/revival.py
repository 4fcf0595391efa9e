"""Revival phase (CON-REV)."""

from typing import Final

from sandtable.games.conquest.cards import MARKET_CARDS, TLEILAXU_GHOLA
from sandtable.games.conquest.factions import FORCE_REVIVAL_COST, FREE_REVIVAL, LEADER_STRENGTH
from sandtable.games.conquest.notation import DONE, LEADER, NUMBER, numbers_down
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import COPIES, could_hold, play_market_card, playable
from sandtable.games.conquest.state import LEADER_WORDS, Table
from sandtable.games.conquest.terms import IN_TANKS, READY, REVIVAL, LeaderIndex
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("revival_phase")
def revival_phase(g: Table) -> None:
    g.phase = REVIVAL
    g.then(*[Do(revive, seat) for seat in g.order()])


@rule("revive")
def revive(g: Table, seat: Seat) -> None:
    dead = g.own_leaders(seat, IN_TANKS)
    can_pay = any([LEADER_STRENGTH[leader] <= g.spice[seat] for leader in dead])
    if g.tanks[seat] or can_pay or (dead and could_hold(g, seat, COPIES[TLEILAXU_GHOLA])):
        g.then(Ask(REVIVE, seat))


def force_price(count: int) -> int:
    """Two forces are free, more cost two spice each (CON-REV-01, 02)."""
    return max(0, count - FREE_REVIVAL) * FORCE_REVIVAL_COST


# The places of the answers: how many forces, and the first leader.
COUNT: Final = 0
FIRST_LEADER: Final = 1


class Revive(Form[Table]):
    """How many forces return, then which leaders, one by one."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        seat = ask.seat
        if not ask.answers:
            if not g.tanks[seat] and not g.own_leaders(seat, IN_TANKS):
                return None
            interrupts = playable(g, seat, TLEILAXU_GHOLA)
            most = min(g.tanks[seat], FREE_REVIVAL + g.spice[seat] // FORCE_REVIVAL_COST)
            free = min(g.tanks[seat], FREE_REVIVAL)
            options = [NUMBER[free]] + [NUMBER[count] for count in range(most + 1) if count != free]
            args = {"free": FREE_REVIVAL, "cost": FORCE_REVIVAL_COST}
            return Question("prompt-revive-forces", "CON-REV-01", options, args, interrupts)
        if ask.answers[-1] is DONE:
            return None
        purse = g.spice[seat] - self.price(ask)
        affordable = [
            LEADER[leader]
            for leader in g.own_leaders(seat, IN_TANKS)
            if LEADER[leader] not in ask.answers and LEADER_STRENGTH[leader] <= purse
        ]
        if not affordable:
            return None
        return Question("prompt-revive-leader", "CON-REV-04", [DONE, *affordable], {"spice": purse})

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers:  # a market card has left nobody to revive
            return
        count = ask.value(COUNT)
        price = self.price(ask)
        leaders = [LeaderIndex(answer.value) for answer in ask.answers[FIRST_LEADER:] if answer is not DONE]
        g.spice[ask.seat] -= price
        if not count and not leaders:
            g.tell("event-no-revival", who=g.who(ask.seat))
        if count:
            _return_forces(g, ask.seat, count, force_price(count))
        for leader in leaders:
            _return_leader(g, ask.seat, leader, LEADER_STRENGTH[leader])

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        play_market_card(g, ask.seat, TLEILAXU_GHOLA)
        g.then(Ask(GHOLA, ask.seat))

    def price(self, ask: Ask) -> int:
        price = force_price(ask.value(COUNT))
        for answer in ask.answers[FIRST_LEADER:]:
            if answer is not DONE:
                price += LEADER_STRENGTH[answer.value]
        return price


class Ghola(Form[Table]):
    """A market card that revives one leader, or several forces, for nothing."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        leaders = [LEADER[leader] for leader in g.own_leaders(ask.seat, IN_TANKS)]
        most = min(g.tanks[ask.seat], MARKET_CARDS[TLEILAXU_GHOLA].revives_forces)
        return Question("prompt-ghola", "CON-CARDS-12", [*leaders, *numbers_down(most, 1)])

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[0]
        if chosen.kind == "leader":
            _return_leader(g, ask.seat, LeaderIndex(chosen.value), 0)
        else:
            _return_forces(g, ask.seat, chosen.value, 0)


REVIVE: Final = Revive("revive")
GHOLA: Final = Ghola("ghola")
BOOK.add(REVIVE)
BOOK.add(GHOLA)


def _return_forces(g: Table, seat: Seat, count: int, cost: int) -> None:
    g.tanks[seat] -= count
    g.reserve[seat] += count
    if g.telling:
        g.tell("event-forces-revived", who=g.who(seat), count=count, cost=cost)


def _return_leader(g: Table, seat: Seat, leader: LeaderIndex, cost: int) -> None:
    g.leader_state[leader] = READY
    g.tell("event-leader-revived", who=g.who(seat), leader=LEADER_WORDS[leader], cost=cost)
