"""Leader skills: who has which, how they are chosen, lost, taken and drawn anew (CHR-SKILL); and those that look at
payments: Spice Banker and Bureaucrat (CHR-SKCARD-09, 12).

A skill card has two parts. The upper part works for the owner of the leader all the time, unless the leader has been
taken behind the shield and somebody else fights. The battle part works when the leader fights and lives. What the cards
do in battles stands in `skills_in_battle`, what they do on the way in `skills_on_the_way`.
"""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.fields import LEADER_NAMES
from sandtable.games.classic.leaders import AUDITOR, LEADER_WORDS
from sandtable.games.classic.notation import LEADER, LEVY, PASS, SKILL
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.skills import (
    BANK_PAYMENT,
    BANK_SHARE,
    BUREAU_PAYMENT,
    BUREAU_SHARE,
    BUREAUCRAT,
    SKILL_WORDS,
    SKILLS_DEALT,
    SPICE_BANKER,
)
from sandtable.games.classic.state import DECK, Table
from sandtable.games.classic.terms import NO_LEADER, NO_SKILL, NOBODY, NONE, Cell, LeaderIndex, Seat, SkillIndex
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Do, Form, Question, Together

# Who has a skill.


def skilled_leader(g: Table, seat: Seat) -> LeaderIndex:
    """The seat's own leader with a skill, or NOWHERE: it lasts as long as the leader lives (CHR-SKILL-06)."""
    if g.leader_skills:
        for leader in g.living(seat):
            if g.skill_of[leader] != NONE:
                return leader
    return NO_LEADER


def upper(g: Table, seat: Seat, skill: SkillIndex) -> bool:
    """Whether the upper part of that skill works for the seat now (CHR-SKILL-07, 12 to 14).

    It does while leader and card lie in front of the shield, and when the leader fights itself.
    """
    leader = skilled_leader(g, seat)
    if leader == NO_LEADER or g.skill_of[leader] != skill:
        return False
    battle = g.battle
    if battle is None or seat not in battle.seats or not battle.behind[g.side_of(seat)]:
        return True
    return battle.revealed and battle.leader[g.side_of(seat)] == leader


def owner_of_upper(g: Table, skill: SkillIndex) -> Seat:
    """For whom the upper part of that skill works now, or NOBODY."""
    if g.leader_skills:
        for seat in range(g.seats):
            if upper(g, seat, skill):
                return seat
    return NOBODY


# Choosing a skill.


@rule("deal_skills")
def deal_skills(g: Table) -> None:
    """Two cards each, of which one is kept; all choose at the same time (CHR-SKILL-01, 02, 04)."""
    for seat in range(g.seats):
        _draw(g, seat)
    g.then(Together(*[Ask(KEEP_SKILL, seat) for seat in range(g.seats)]))


def _draw(g: Table, seat: Seat) -> int:
    """Draw cards to choose from: two, or what is there (CHR-SKILL-28)."""
    drawn = g.skills.draw(g, SKILLS_DEALT, DECK, g.skills_offered(seat), 1 << seat)
    g.tell("event-skills-drawn", who=g.who(seat), count=len(drawn))
    g.tell_only(1 << seat, "event-skills-seen", skills=[SKILL_WORDS[card] for card in sorted(drawn)])
    return len(drawn)


# The places of the answers.
KEPT: Final = 0
LEARNER: Final = 1


class KeepSkill(Form[Table]):
    """Which skill to keep, and for which leader; the Auditor learns none (CHR-SKILL-03, 23).

    The argument, if there is one, is the revived leader whom a new skill belongs to (CHR-SKILL-20).
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            cards = sorted(g.skills.zones[g.skills_offered(ask.seat)])
            return Question("prompt-keep-skill", "CHR-SKILL-02", [SKILL[card] for card in cards])
        if len(ask.answers) == LEARNER and not ask.args:
            leaders = [LEADER[leader] for leader in sorted(g.living(ask.seat)) if leader != AUDITOR]
            args = {"skill": SKILL_WORDS[ask.value(KEPT)]}
            return Question("prompt-skilled-leader", "CHR-SKILL-03", leaders, args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        """The card lies face up with the leader; the other one is shuffled back, unseen by anybody else."""
        kept, offered = ask.value(KEPT), g.skills_offered(ask.seat)
        leader = ask.args[0] if ask.args else ask.value(LEARNER)
        assert isinstance(leader, int)
        g.skill_of = replaced(g.skill_of, leader, SkillIndex(kept))
        g.skills.move(g, kept, offered, g.skills_held(ask.seat), g.everyone)
        for card in g.skills.zones[offered][:]:
            g.skills.move(g, card, offered, DECK, 1 << ask.seat)
        _mix(g)
        g.tell("event-skill-kept", who=g.who(ask.seat), leader=LEADER_WORDS[leader], skill=SKILL_WORDS[kept])


KEEP_SKILL: Final = KeepSkill("keep_skill", LEADER_NAMES)
BOOK.add(KEEP_SKILL)


def _mix(g: Table) -> None:
    """A deck has no order: that in which cards came back must not show."""
    g.skills.zones[DECK] = sorted(g.skills.zones[DECK])


def offer_new_skill(g: Table, seat: Seat, leader: LeaderIndex) -> None:
    """Who revives an own leader and holds no skill card draws anew (CHR-SKILL-19, 20, 23, 24, CHR-RUL-27)."""
    if g.leader_skills and leader != AUDITOR and not g.skills.zones[g.skills_held(seat)]:
        g.then(Do(draw_skill, seat, leader))


@rule("draw_skill", None, LEADER_NAMES)
def draw_skill(g: Table, seat: Seat, leader: LeaderIndex) -> None:
    if _draw(g, seat):
        g.skill_used = replaced(g.skill_used, seat, False)
        g.then(Ask(KEEP_SKILL, seat, leader))


# Losing a skill.


def lose_skill(g: Table, leader: LeaderIndex) -> None:
    """The leader is dead, in battle or not: the card is shuffled into the deck (CHR-SKILL-18, CHR-RUL-28)."""
    card = g.skill_of[leader]
    if card == NO_SKILL:
        return
    g.skill_of = replaced(g.skill_of, leader, NO_SKILL)
    g.skills.move(g, card, g.skills.zone_of(card), DECK, g.everyone)
    _mix(g)
    g.tell("event-skill-lost", leader=LEADER_WORDS[leader], skill=SKILL_WORDS[card])


def leader_is_taken(g: Table, leader: LeaderIndex, loser: Seat, captor: Seat) -> None:
    """A skilled leader is taken with its card, before all eyes; if it is another, all see who stays (CHR-SKILL-21)."""
    card = g.skill_of[leader]
    if card == NONE:
        stays = skilled_leader(g, loser)
        if stays != NO_LEADER:
            g.leaders.rule_out([stays], g.taken(loser), g.everyone)
        return
    g.leaders.show(g, [leader], g.taken(loser), g.everyone)
    g.skills.move(g, card, g.skills_held(loser), g.skills_held(captor), g.everyone)
    who, name = g.who(captor), LEADER_WORDS[leader]
    g.tell("event-skill-taken", who=who, leader=name, skill=SKILL_WORDS[card])


def captive_is_killed(g: Table, leader: LeaderIndex, owner: Seat) -> None:
    """A captive dies face down: with its skill it cannot be taken for another, nor another for it (CHR-RUL-28)."""
    if g.skill_of[leader] != NONE:
        g.leaders.show(g, [leader], g.killed_in_secret(owner), g.everyone)
        lose_skill(g, leader)
        return
    kept = [other for other in g.leaders.zones[g.taken(owner)] if g.skill_of[other] != NONE]
    g.leaders.rule_out(kept, g.killed_in_secret(owner), g.everyone)


def captive_returns(g: Table, leader: LeaderIndex, owner: Seat) -> None:
    """The card comes home with its leader, unless the owner has a new one meanwhile (CHR-SKILL-25)."""
    card = g.skill_of[leader]
    if card == NONE:
        return
    if g.skills.zones[g.skills_held(owner)]:
        lose_skill(g, leader)
        return
    g.skills.move(g, card, g.skills.zone_of(card), g.skills_held(owner), g.everyone)
    g.tell("event-skill-returns", who=g.who(owner), leader=LEADER_WORDS[leader], skill=SKILL_WORDS[card])


# On the planet.


def take_from_ground(g: Table, seat: Seat, cell: Cell, count: int, event: str) -> None:
    """A seat takes spice that lies on the planet."""
    g.ground_spice = added(g.ground_spice, cell, -count)
    g.spice[seat] += count
    where = TERRITORY_WORDS[TERRITORY_OF[cell]]
    g.tell(event, who=g.who(seat), count=count, where=where, sector=SECTOR_OF[cell])


def is_empty(g: Table, cell: Cell) -> bool:
    """Whether nobody stands in the cell's territory, advisors included."""
    territory = TERRITORY_OF[cell]
    return not g.occupants(territory) and not g.advisors_in(CELLS_OF[territory])


# Payments.


def paid_to_bank(g: Table, payer: Seat, amount: int) -> None:
    """The Spice Banker's share of what somebody else pays to the bank in one act (CHR-SKCARD-09, CHR-RUL-38, 44)."""
    if amount < BANK_PAYMENT or not g.leader_skills:
        return
    seat = owner_of_upper(g, SPICE_BANKER)
    if seat not in (NOBODY, payer) and not g.skill_used[seat]:
        g.skill_used = replaced(g.skill_used, seat, True)
        g.bribes = added(g.bribes, seat, BANK_SHARE)
        g.tell("event-bank-share", who=g.who(seat), count=BANK_SHARE)


def paid_to_player(g: Table, payer: Seat, amount: int, to: Seat, *, bribe: bool = False) -> None:
    """The Bureaucrat may have a part of a great payment between two others sent to the bank (CHR-SKCARD-12)."""
    if amount < BUREAU_PAYMENT or not g.leader_skills:
        return
    seat = owner_of_upper(g, BUREAUCRAT)
    if seat not in (NOBODY, payer, to) and not g.skill_used[seat]:
        g.then(Ask(COLLECT_LEVY, seat, payer, to, 1 if bribe else 0))


class CollectLevy(Form[Table]):
    """Whether to send part of a payment to the bank. The arguments: who paid, to whom, and whether as a bribe."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        payer, to, _ = self._payment(ask)
        args = {"payer": g.who(payer), "to": g.who(to), "count": BUREAU_SHARE}
        return Question("prompt-levy", "CHR-SKCARD-12", [LEVY, PASS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        _, to, bribe = self._payment(ask)
        if ask.answers[0] is PASS:
            g.tell("event-no-levy", who=g.who(ask.seat))
            return
        g.skill_used = replaced(g.skill_used, ask.seat, True)
        count = min(BUREAU_SHARE, g.bribes[to] if bribe else g.spice[to])
        if bribe:
            g.bribes = added(g.bribes, to, -count)
        else:
            g.spice[to] -= count
        g.tell("event-levy", who=g.who(ask.seat), to=g.who(to), count=count)

    def _payment(self, ask: Ask) -> tuple[Seat, Seat, int]:
        payer, to, bribe = ask.args
        assert isinstance(payer, int)
        assert isinstance(to, int)
        assert isinstance(bribe, int)
        return payer, to, bribe


COLLECT_LEVY: Final = CollectLevy("collect_levy")
BOOK.add(COLLECT_LEVY)
