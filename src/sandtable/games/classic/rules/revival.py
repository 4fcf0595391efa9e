"""Revival phase (CLA-REV, CHR-REV), with what the Emperor and Fremen do for their allies and for themselves."""

from typing import Final

from sandtable.games.classic.advantages import ALLY_FREE_REVIVAL, ALLY_REVIVAL, CHOAM_REVIVAL
from sandtable.games.classic.factions import ATREIDES, CHOAM, EMPEROR, FREMEN
from sandtable.games.classic.fields import LEADER_NAMES
from sandtable.games.classic.leaders import AUDITOR, LEADER_STRENGTH, LEADER_WORDS, LEADERS_OF
from sandtable.games.classic.notation import (
    KARAMA_POWER,
    KWISATZ_HADERACH,
    LEADER,
    NOTHING,
    NUMBER,
    PASS,
    numbers_down,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.groups import range_of_starred
from sandtable.games.classic.rules.karama import (
    could_use_power,
    karama_kinds,
    play_karama,
    stopped,
    window,
)
from sandtable.games.classic.rules.promises import grants
from sandtable.games.classic.rules.sapho import offer_order
from sandtable.games.classic.rules.skills import offer_new_skill, paid_to_bank
from sandtable.games.classic.rules.worthless import could_use, offer_la_la_la
from sandtable.games.classic.state import TANKS, Table
from sandtable.games.classic.terms import (
    AWAKE,
    CHOAM_REVIVAL_COST,
    EMPEROR_PAYS_FOR,
    FORCE_REVIVAL_COST,
    FORCES,
    KARAMA_FORCES,
    KILLED,
    KWISATZ_STRENGTH,
    NOBODY,
    REVIVAL,
    REVIVAL_LIMIT,
    AdvantageIndex,
    LeaderIndex,
    Seat,
)
from sandtable.games.classic.treachery import LA_LA_LA
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question

GRANTED_IN_SILENCE: Final = Difference("granted-in-silence", until=2)
"""That others were asked to stop the Fremen's free revivals told the table what these had granted their ally."""


@rule("revival_phase")
def revival_phase(g: Table) -> None:
    """Declared in storm order (CLA-REV-08). Who has lost all leaders may revive one a turn from now on (CLA-REV-09)."""
    g.phase = REVIVAL
    g.not_free = 0
    for seat in range(g.seats):
        if not [leader for leader in g.living(seat) if leader != AUDITOR]:
            g.may_revive = replaced(g.may_revive, seat, True)
    g.then(Do(revive_in_turn))
    offer_order(g)


@rule("revive_in_turn")
def revive_in_turn(g: Table) -> None:
    g.then(*[Do(revive, seat) for seat in g.acting_order()])


@rule("revive")
def revive(g: Table, seat: Seat) -> None:
    """One seat's revivals: first what others grant is made sure, then the seat declares, then the Emperor pays."""
    g.then(Do(declare, seat), Do(emperor_pays, seat), Do(offer_karama_revival, seat))
    advantages: list[AdvantageIndex] = []
    if g.tanks[seat] and _fremen_grant(g, seat):
        if not g.follows(GRANTED_IN_SILENCE):
            # Whoever may stop it has to hear of it, though what allies promise is theirs.
            g.tell("event-grants", who=g.who(g.seat_of(FREMEN)))
        advantages.append(ALLY_FREE_REVIVAL)
    if g.tanks[seat] and g.plays(seat, CHOAM):
        advantages.append(CHOAM_REVIVAL)
    if advantages:
        window(g, tuple(advantages), Do(nothing_more))


@rule("nothing_more")
def nothing_more(g: Table) -> None:
    """A window that only settles what may be used afterwards."""


def _fremen_grant(g: Table, seat: Seat) -> bool:
    """Whether an allied Fremen lets the seat revive three forces free (CLA-FAC-FRE-15)."""
    free = g.faction(seat).free_revival
    return free < REVIVAL_LIMIT and g.has_allied(seat, FREMEN) and grants(g, g.seat_of(FREMEN))


def free_revivals(g: Table, seat: Seat) -> int:
    """How many forces the seat revives for nothing (CLA-REV-03); none after La La La (CHR-WORTH-07)."""
    if g.not_free >> seat & 1:
        return 0
    if _fremen_grant(g, seat) and not stopped(g, ALLY_FREE_REVIVAL):
        return REVIVAL_LIMIT
    return g.faction(seat).free_revival


def force_cost(g: Table, seat: Seat) -> int:
    """What a force costs that is not free (CLA-REV-04, CHR-REV-03, CHR-KAR-09)."""
    return CHOAM_REVIVAL_COST if _revives_cheaply(g, seat) else FORCE_REVIVAL_COST


def revival_limit(g: Table, seat: Seat) -> int:
    """How many forces a turn: three; CHOAM as many as they like (CLA-REV-02, CHR-REV-02, CHR-KAR-09)."""
    return FORCES if _revives_cheaply(g, seat) else REVIVAL_LIMIT


def _revives_cheaply(g: Table, seat: Seat) -> bool:
    return g.plays(seat, CHOAM) and not stopped(g, CHOAM_REVIVAL)


def price_of(g: Table, seat: Seat, count: int) -> int:
    """What so many forces cost the seat (CLA-REV-04)."""
    return max(0, count - free_revivals(g, seat)) * force_cost(g, seat)


def most_forces(g: Table, seat: Seat, limit: int) -> int:
    """How many forces can leave the tanks: of those with a star one a turn (CLA-REV-06)."""
    ordinary = g.tanks[seat] - g.tanks_special[seat]
    return min(limit, ordinary + most_starred(g, seat))


def most_starred(g: Table, seat: Seat) -> int:
    return 0 if g.special_revived[seat] else min(1, g.tanks_special[seat])


def starred_among(g: Table, seat: Seat, count: int) -> list[int]:
    """How many of so many forces may carry a star."""
    ordinary = g.tanks[seat] - g.tanks_special[seat]
    starred = most_starred(g, seat)
    return range_of_starred(count, ordinary + starred, starred)


# Leaders.


def revivable(g: Table, seat: Seat) -> list[LeaderIndex]:
    """The leaders that the seat may revive now: those killed again wait for the others (CLA-REV-10, 16).

    The Auditor may return whoever else is alive (CHR-AUDIT-10).
    """
    dead = g.dead(seat)
    if not dead:
        return []
    auditor = [AUDITOR] if AUDITOR in dead else []
    if not g.may_revive[seat]:
        return auditor
    fewest = fewest_lives(g, seat)
    return [leader for leader in dead if leader != AUDITOR and g.lives[leader] == fewest] + auditor


def fewest_lives(g: Table, seat: Seat) -> int:
    """How often the least often revived leader of the seat has been revived; taken leaders are out of reach."""
    return min([g.lives[leader] for leader in g.dead(seat) + g.living(seat) if leader != AUDITOR], default=0)


def in_doubt(g: Table, seat: Seat) -> bool:
    """Whether Harkonnen have taken leaders of the seat: then others cannot tell whom it may revive, and it is asked."""
    return bool(g.leaders.zones[g.taken(seat)] or g.leaders.zones[g.killed_in_secret(seat)])


def kwisatz_revivable(g: Table, seat: Seat) -> bool:
    """Once killed it is revived like a leader, if all leaders have died at least once (CLA-FAC-ATR-18, CLA-RUL-17)."""
    if not g.plays(seat, ATREIDES) or g.kwisatz != KILLED:
        return False
    dead = g.dead(seat)
    return not [leader for leader in LEADERS_OF[ATREIDES] if leader not in dead and not g.lives[leader]]


def leader_returns(g: Table, seat: Seat, leader: LeaderIndex, cost: int) -> None:
    """A leader leaves the tanks, for all to see (CLA-REV-12, 14, CLA-FAC-HAR-17)."""
    zone = TANKS if leader in g.leaders.zones[TANKS] else g.killed_in_secret(seat)
    g.leaders.move(g, leader, zone, g.with_owner(seat), g.everyone)
    before = fewest_lives(g, seat)
    g.lives = added(g.lives, leader, 1)  # that of the Auditor counts for nothing (CHR-AUDIT-11)
    if fewest_lives(g, seat) > before:
        g.may_revive = replaced(g.may_revive, seat, False)
    g.tell("event-leader-revived", who=g.who(seat), leader=LEADER_WORDS[leader], cost=cost)
    offer_new_skill(g, seat, leader)


def forces_return(g: Table, seat: Seat, count: int, starred: int, cost: int) -> None:
    """Forces go from the tanks to the reserve (CLA-REV-05)."""
    g.tanks[seat] -= count
    g.tanks_special[seat] -= starred
    g.reserve[seat] += count
    g.reserve_special[seat] += starred
    if starred:
        g.special_revived = replaced(g.special_revived, seat, True)
    g.tell("event-forces-revived", who=g.who(seat), count=count, special=starred, cost=cost)


# The declaration.


@rule("declare")
def declare(g: Table, seat: Seat) -> None:
    """Whoever has something in the tanks is asked; what lies there is open to all."""
    alone = (g.plays(seat, ATREIDES) and g.kwisatz == KILLED) or AUDITOR in g.dead(seat)
    if g.tanks[seat] or g.may_revive[seat] or alone:
        g.then(Ask(REVIVE, seat))


class Revive(Form[Table]):
    """How many forces, how many of them with a star, and which leader."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        seat = ask.seat
        answers = Answers(ask)
        if most_forces(g, seat, revival_limit(g, seat)):
            count = answers.next()
            if count is None:
                return self._forces(g, seat)
            starred = starred_among(g, seat, count.value)
            if len(starred) > 1 and answers.next() is None:
                options = [NUMBER[number] for number in starred]
                return Question("prompt-revive-starred", "CLA-REV-06", options, {"count": count.value})
        return self._leader(g, ask) if answers.next() is None else None

    def complete(self, g: Table, ask: Ask) -> None:
        seat = ask.seat
        answers = Answers(ask)
        count, starred = self._chosen(g, seat, answers)
        chosen = answers.next()
        leader = NO_LEADER
        if chosen is not None and chosen is not NOTHING:
            leader = THE_KWISATZ if chosen is KWISATZ_HADERACH else LeaderIndex(chosen.value)
        g.then(Do(revived, seat, count, starred, leader, price_of(g, seat, count)))
        free = min(count, free_revivals(g, seat))
        if free and not g.plays(seat, CHOAM) and could_use(g, LA_LA_LA):
            g.tell("event-wants-free", who=g.who(seat), count=free)
            g.then(Do(offer_la_la_la, seat))

    def _forces(self, g: Table, seat: Seat) -> Question:
        """Fremen buy none, everybody else as many as they can pay (CLA-REV-01 to 04, CLA-FAC-FRE-02)."""
        free = free_revivals(g, seat)
        cost = force_cost(g, seat)
        paid = 0 if g.plays(seat, FREMEN) else g.spice[seat] // cost
        most = min(most_forces(g, seat, revival_limit(g, seat)), free + paid)
        args = {"free": free, "cost": cost}
        return Question("prompt-revive-forces", "CLA-REV-01", numbers_down(most, 0), args)

    def _chosen(self, g: Table, seat: Seat, answers: Answers) -> tuple[int, int]:
        """How many forces, and how many of them with a star."""
        if not most_forces(g, seat, revival_limit(g, seat)):
            return 0, 0
        count = answers.value()
        starred = starred_among(g, seat, count)
        return count, answers.value() if len(starred) > 1 else starred[0]

    def purse(self, g: Table, ask: Ask) -> int:
        """What is left for a leader once the forces are paid."""
        return g.spice[ask.seat] - price_of(g, ask.seat, self._chosen(g, ask.seat, Answers(ask))[0])

    def _leader(self, g: Table, ask: Ask) -> Question | None:
        """One leader a turn, for its strength (CLA-REV-12, 13)."""
        purse = self.purse(g, ask)
        options: list[Option] = [
            LEADER[leader] for leader in revivable(g, ask.seat) if LEADER_STRENGTH[leader] <= purse
        ]
        if kwisatz_revivable(g, ask.seat) and purse >= KWISATZ_STRENGTH:
            options.append(KWISATZ_HADERACH)
        if not options and not (g.may_revive[ask.seat] and in_doubt(g, ask.seat)):
            return None
        return Question("prompt-revive-leader", "CLA-REV-09", [NOTHING, *options], {"spice": purse})


REVIVE: Final = Revive("revive")
BOOK.add(REVIVE)

# Beside the numbers of leaders: nobody, and the Kwisatz Haderach.
NO_LEADER: Final = -1
THE_KWISATZ: Final = -2


@rule("revived", None, None, None, LEADER_NAMES)
def revived(g: Table, seat: Seat, count: int, starred: int, leader: LeaderIndex, price: int) -> None:
    """What was declared is paid and comes back; whose free forces were denied declares anew (CHR-WORTH-08)."""
    if price_of(g, seat, count) != price:
        g.then(Ask(REVIVE, seat))
        return
    before = g.spice[seat]
    if count:
        g.spice[seat] -= price
        forces_return(g, seat, count, starred, price)
    if leader == THE_KWISATZ:
        g.spice[seat] -= KWISATZ_STRENGTH
        g.kwisatz = AWAKE
        g.tell("event-kwisatz-revived", who=g.who(seat), cost=KWISATZ_STRENGTH)
    elif leader != NO_LEADER:
        cost = LEADER_STRENGTH[leader]
        g.spice[seat] -= cost
        leader_returns(g, seat, leader, cost)
    elif not count:
        g.tell("event-no-revival", who=g.who(seat))
    paid_to_bank(g, seat, before - g.spice[seat])  # one declaration, one payment (CHR-QA-27, CHR-RUL-44)


# The Emperor pays for an ally (CLA-FAC-EMP-07, 08, 13).


@rule("emperor_pays")
def emperor_pays(g: Table, seat: Seat) -> None:
    emperor = g.seat_of(EMPEROR)
    if g.has_allied(seat, EMPEROR) and most_forces(g, seat, 1) and g.spice[emperor] >= force_cost(g, seat):
        g.then(Ask(PAY_FOR_ALLY, emperor, seat))


# The places of the answers.
COUNT: Final = 0
STARRED: Final = 1


class PayForAlly(Form[Table]):
    """How many more forces of the ally to pay for, beyond what the ally may revive."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        ally = _ally(ask)
        if not ask.answers:
            cost = force_cost(g, ally)
            most = min(most_forces(g, ally, EMPEROR_PAYS_FOR), g.spice[ask.seat] // cost)
            args = {"ally": g.who(ally), "cost": cost}
            return Question("prompt-pay-for-ally", "CLA-FAC-EMP-07", NUMBER[: most + 1], args)
        starred = starred_among(g, ally, ask.value(COUNT))
        if len(ask.answers) == STARRED and len(starred) > 1:
            options = [NUMBER[number] for number in starred]
            return Question("prompt-revive-starred", "CLA-REV-06", options, {"count": ask.value(COUNT)})
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        ally, count = _ally(ask), ask.value(COUNT)
        if count:
            starred = ask.value(STARRED) if len(ask.answers) > STARRED else starred_among(g, ally, count)[0]
            window(g, (ALLY_REVIVAL,), Do(paid_by_emperor, ally, count, starred))
        else:
            g.tell("event-emperor-pays-nothing", who=g.who(ask.seat), ally=g.who(ally))


@rule("paid_by_emperor")
def paid_by_emperor(g: Table, ally: Seat, count: int, starred: int) -> None:
    if not stopped(g, ALLY_REVIVAL):
        emperor = g.seat_of(EMPEROR)
        cost = count * force_cost(g, ally)
        g.spice[emperor] -= cost
        g.tell("event-emperor-pays", who=g.who(emperor), ally=g.who(ally), count=count, cost=cost)
        paid_to_bank(g, emperor, cost)
        forces_return(g, ally, count, starred, 0)


def _ally(ask: Ask) -> Seat:
    ally = ask.args[0]
    assert isinstance(ally, int)
    return ally


PAY_FOR_ALLY: Final = PayForAlly("pay_for_ally")
BOOK.add(PAY_FOR_ALLY)


# The special power of the Emperor (CLA-KAR-51, 58).


@rule("offer_karama_revival")
def offer_karama_revival(g: Table, seat: Seat) -> None:
    if g.plays(seat, EMPEROR) and could_use_power(g, seat) and (most_forces(g, seat, 1) or g.dead(seat)):
        g.then(Ask(KARAMA_REVIVAL, seat))


# The places of the answers; the second is the same with a Ghola.
POWER: Final = 0
REVIVED: Final = 1


class KaramaRevival(Form[Table]):
    """Whether to play a Karama for up to three forces or one leader."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            usable = karama_kinds(g, ask.seat) and (most_forces(g, ask.seat, 1) or g.dead(ask.seat))
            return Question("prompt-karama-revival", "CLA-KAR-51", [PASS, *([KARAMA_POWER] if usable else [])])
        if ask.answers[POWER] is PASS:
            return None
        if len(ask.answers) == REVIVED:
            leaders = [LEADER[leader] for leader in g.dead(ask.seat)]
            forces = numbers_down(most_forces(g, ask.seat, KARAMA_FORCES), 1)
            return Question("prompt-revive-free", "CLA-KAR-51", [*forces, *leaders])
        return starred_question(g, ask, ask.seat, REVIVED)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[POWER] is not PASS:
            g.power_used = replaced(g.power_used, ask.seat, True)
            kind = karama_kinds(g, ask.seat)[0]
            leader = ask.value(REVIVED) if ask.answers[REVIVED].kind == "leader" else NOBODY
            count = 0 if leader != NOBODY else ask.value(REVIVED)
            play_karama(g, ask.seat, kind, Do(revived_free, ask.seat, leader, count, chosen_starred(g, ask, REVIVED)))


KARAMA_REVIVAL: Final = KaramaRevival("karama_revival")
BOOK.add(KARAMA_REVIVAL)


def starred_question(g: Table, ask: Ask, seat: Seat, place: int) -> Question | None:
    """How many of the forces chosen in that answer carry a star, if there is a choice."""
    if ask.answers[place].kind == "leader" or len(ask.answers) > place + 1:
        return None
    starred = starred_among(g, seat, ask.value(place))
    if len(starred) == 1:
        return None
    options = [NUMBER[number] for number in starred]
    return Question("prompt-revive-starred", "CLA-REV-06", options, {"count": ask.value(place)})


def chosen_starred(g: Table, ask: Ask, place: int) -> int:
    """The answer to that question, or the only one there is."""
    if len(ask.answers) > place + 1:
        return ask.value(place + 1)
    return 0 if ask.answers[place].kind == "leader" else starred_among(g, ask.seat, ask.value(place))[0]


@rule("revived_free", None, LEADER_NAMES)
def revived_free(g: Table, seat: Seat, leader: LeaderIndex, count: int, starred: int) -> None:
    """A card brings back a leader, or forces, for nothing."""
    if leader != NOBODY:
        leader_returns(g, seat, leader, 0)
    else:
        forces_return(g, seat, count, starred, 0)
