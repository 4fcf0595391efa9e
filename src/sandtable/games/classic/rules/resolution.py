"""The outcome of a battle, in the order of CLA-BAT-29 (CLA-BAT-29 to 55, CLA-TRAITOR-03 to 09, CLA-ADV-12 to 17)."""

from typing import Final

from sandtable.games.arrakis.groups import fewest_to_lose, spread
from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF
from sandtable.games.classic.battle_record import AGGRESSOR, DEFENDER, Battle
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import ATREIDES, CHOAM
from sandtable.games.classic.leaders import LEADER_STRENGTH, LEADER_WORDS
from sandtable.games.classic.notation import KEEP, NUMBER, TREACHERY, numbers_down
from sandtable.games.classic.rules.advisors import settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.choam import share_support
from sandtable.games.classic.rules.dial import losses
from sandtable.games.classic.rules.groups import advisors_die, all_die, forces_die
from sandtable.games.classic.rules.new_weapons import (
    burns,
    killed_by_artillery,
    killed_by_weapon,
    leaders_count,
    must_go,
    weapon_of,
)
from sandtable.games.classic.rules.plans import army_of
from sandtable.games.classic.rules.skills import lose_skill, paid_to_bank
from sandtable.games.classic.rules.skills_in_battle import (
    RETREAT,
    count_skills,
    may_retreat,
    smuggle,
    spare,
)
from sandtable.games.classic.rules.strongholds import (
    pay_for_victory,
    pay_for_worthless_cards,
    support_paid_by_bank,
    tie_goes_to,
)
from sandtable.games.classic.state import OPEN, TANKS, Table
from sandtable.games.classic.terms import (
    AWAKE,
    KILLED,
    KWISATZ_AWAKES,
    KWISATZ_STRENGTH,
    NO_CARD,
    NO_LEADER,
    NOBODY,
    NOWHERE,
    SLEEPING,
    Card,
    Cell,
    Seat,
)
from sandtable.games.classic.treachery import (
    LASGUN,
    NOT_FOR_BATTLE,
    ROLE_OF,
    SHIELD,
    TREACHERY_DECK,
    TREACHERY_WORDS,
)
from sandtable.games.classic.wording import points
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question

LOST: Final = "event-forces-lost"


@rule("resolve")
def resolve(g: Table) -> None:
    """Traitors come first, then an explosion, then weapons, totals and losses (CLA-BAT-29)."""
    battle = g.fight
    pay_for_worthless_cards(g, battle)
    if battle.called[AGGRESSOR] != NOBODY and battle.called[DEFENDER] != NOBODY:
        _two_traitors(g, battle)
    elif battle.called[AGGRESSOR] != NOBODY:
        _traitor(g, battle, AGGRESSOR)
    elif battle.called[DEFENDER] != NOBODY:
        _traitor(g, battle, DEFENDER)
    elif lasgun_meets_shield(battle):
        _explosion(g, battle)
    else:
        _decide(g, battle)


# Traitors.


def _two_traitors(g: Table, battle: Battle) -> None:
    """Both leaders die, both sides lose forces and cards, nobody gains spice (CLA-TRAITOR-09, CLA-ADV-15)."""
    g.tell("event-two-traitors")
    for side in range(2):
        _kill_leader(g, battle, side)
        _pay_support(g, battle, side)
        _lose_all(g, battle, side)
        _discard_plan(g, battle, side)


def _traitor(g: Table, battle: Battle, caller: int) -> None:
    """The caller's side wins at once and loses nothing, whatever was played (CLA-TRAITOR-03 to 08, CLA-ADV-13, 14)."""
    betrayed = 1 - caller
    battle.winner = caller
    battle.owed[caller] = 0
    seat = battle.seats[caller]
    g.tell("event-wins-by-traitor", who=g.who(seat))
    _kill_leader(g, battle, betrayed)
    _take_spice(g, seat, LEADER_STRENGTH[battle.leader[betrayed]])
    pay_for_victory(g, battle)
    smuggle(g, battle)
    _pay_support(g, battle, betrayed)
    _lose_all(g, battle, betrayed)
    _discard_plan(g, battle, betrayed)
    settle(g)
    g.then(Do(winner_keeps_cards))


# An explosion.


def lasgun_meets_shield(battle: Battle) -> bool:
    """A lasgun and a Shield anywhere in the two plans (CLA-BAT-48, CLA-CARD-06)."""
    weapons = [weapon_of(battle, AGGRESSOR), weapon_of(battle, DEFENDER)]
    defences = [TREACHERY_DECK[card] for card in battle.defence if card != NO_CARD]
    return LASGUN in weapons and SHIELD in defences


def _explosion(g: Table, battle: Battle) -> None:
    """Everything in the territory is destroyed; both sides lose, nobody is paid (CLA-BAT-49 to 55)."""
    battle.exploded = True
    cells = CELLS_OF[battle.territory]
    where = TERRITORY_WORDS[battle.territory]
    g.tell("event-explosion", where=where)
    for side in range(2):
        _kill_leader(g, battle, side)
        if battle.kwisatz[side]:
            g.kwisatz = KILLED
            g.tell("event-kwisatz-killed", who=g.who(battle.seats[side]))
        _pay_support(g, battle, side)
        _discard_plan(g, battle, side)
    for seat in range(g.seats):
        lost_in_battle(g, seat, all_die(g, seat, cells, LOST))
    advisors_die(g, cells, "event-advisors-lost")
    for cell in cells:
        if g.ground_spice[cell]:
            g.tell("event-spice-destroyed", where=where, sector=SECTOR_OF[cell], count=g.ground_spice[cell])
            g.ground_spice = replaced(g.ground_spice, cell, 0)


# Weapons, totals, and the winner.


def weapon_kills(g: Table, battle: Battle, side: int) -> bool:
    """Whether a weapon kills this side's leader (CLA-BAT-33, CLA-CARD-01 to 05, CHR-RCARD-17 to 22)."""
    return killed_by_weapon(g, battle, side) or killed_by_artillery(battle, side)


def total(battle: Battle, side: int) -> int:
    """The dial, and the leader with the Kwisatz Haderach unless killed, in half points (CLA-BAT-30, 34).

    Skills add to the leader, and a Bureaucrat takes from the whole, down to nothing (CHR-SKILL-08, CHR-SKCARD-13).
    """
    points_in_all = battle.dial[side]
    if not battle.killed[side] and leaders_count(battle):
        if battle.leader[side] != NO_LEADER:
            points_in_all += 2 * LEADER_STRENGTH[battle.leader[side]] + battle.bonus[side]
        if battle.kwisatz[side]:
            points_in_all += 2 * KWISATZ_STRENGTH
    return max(0, points_in_all - battle.reduced[side])


def _decide(g: Table, battle: Battle) -> None:
    """The higher total wins, a tie goes to the aggressor (CLA-BAT-31, 32); the winner is paid for the dead (38)."""
    for side in range(2):
        stands = battle.leader[side] != NO_LEADER or battle.hero[side] != NO_CARD
        battle.killed[side] = stands and weapon_kills(g, battle, side)
        battle.shelled[side] = battle.killed[side] and not killed_by_weapon(g, battle, side)
    count_skills(g, battle)
    totals = [total(battle, AGGRESSOR), total(battle, DEFENDER)]
    if burns(battle):
        totals = [2 * undialled(g, battle, AGGRESSOR), 2 * undialled(g, battle, DEFENDER)]
    if totals[AGGRESSOR] == totals[DEFENDER]:
        battle.winner = tie_goes_to(g, battle)
    else:
        battle.winner = AGGRESSOR if totals[AGGRESSOR] > totals[DEFENDER] else DEFENDER
    loser = 1 - battle.winner
    winner_seat, loser_seat = battle.seats[battle.winner], battle.seats[loser]
    g.tell(
        "event-battle-tied" if totals[0] == totals[1] else "event-battle-won",
        who=g.who(winner_seat),
        strength=points(totals[battle.winner]),
        loser=g.who(loser_seat),
        against=points(totals[loser]),
    )
    reward = 0
    for side in range(2):
        leader = battle.leader[side]
        if leader != NO_LEADER and battle.killed[side]:
            reward += 0 if battle.shelled[side] else LEADER_STRENGTH[leader]
            _kill_leader(g, battle, side)
        elif leader != NO_LEADER:
            g.fought_in = replaced(g.fought_in, leader, battle.territory)
    if reward:
        _take_spice(g, winner_seat, reward)
    pay_for_victory(g, battle)
    smuggle(g, battle)
    if may_retreat(g, battle):
        g.then(Ask(RETREAT, loser_seat), Do(lose_forces))
    else:
        lose_forces(g)


@rule("lose_forces")
def lose_forces(g: Table) -> None:
    """Support is paid; the loser loses everything, the winner what was dialled (CLA-BAT-39, 42, CLA-ADV-12)."""
    battle = g.fight
    winner_seat, loser = battle.seats[battle.winner], 1 - battle.winner
    army = army_of(g, winner_seat)
    choices = losses(army, battle.dial[battle.winner], battle.support[battle.winner])
    for side in range(2):
        _pay_support(g, battle, side)
    _lose_all(g, battle, loser)
    _discard_plan(g, battle, loser)
    settle(g)
    g.then(Ask(LOSE_DIALLED, winner_seat, *choices), Do(winner_keeps_cards))


def undialled(g: Table, battle: Battle, side: int) -> int:
    """How many forces a side did not dial, one each; of several sets that match the dial the smallest counts
    (CHR-RCARD-18, 19)."""
    army = army_of(g, battle.seats[side])
    return army.size - min([sum(lost) for lost in losses(army, battle.dial[side], battle.support[side])])


class Losses:
    """The winner's losses as far as they have been chosen: how many of each kind, and from which cells."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.cells: list[Cell] = []
        self.ordinary: list[int] = []
        self.starred: list[int] = []

    def settled(self) -> bool:
        """Whether nothing is to be asked so far. (Whoever looks at the question itself twice is told by the compiler
        that it cannot have changed meanwhile.)"""
        return self.question is None


class LoseDialled(Form[Table]):
    """Which forces the winner loses: any set that matches dial and spice (CLA-BAT-42, CLA-ADV-16, 17).

    The arguments are the sets (ordinary, starred) to choose from.
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._read(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = self._read(g, ask)
        spare(g, ask.seat, chosen.cells, chosen.ordinary, chosen.starred)
        lost = 0
        for cell, ordinary, starred in zip(chosen.cells, chosen.ordinary, chosen.starred, strict=True):
            if ordinary or starred:
                lost += forces_die(g, ask.seat, cell, ordinary + starred, starred, LOST)
        lost_in_battle(g, ask.seat, lost)
        settle(g)

    def _read(self, g: Table, ask: Ask) -> Losses:
        read = Losses()
        answers = Answers(ask)
        sets = [pair for pair in ask.args if isinstance(pair, tuple)]
        starred = self._one_of(read, sorted({pair[1] for pair in sets}), answers, "prompt-lose-how-many-starred")
        if read.settled():
            counts = sorted({pair[0] for pair in sets if pair[1] == starred})
            ordinary = self._one_of(read, counts, answers, "prompt-lose-how-many")
            read.cells = [cell for cell in g.fight.cells if g.forces[ask.seat][cell]]
            stars = [g.special[ask.seat][cell] for cell in read.cells]
            others = [g.forces[ask.seat][cell] - g.special[ask.seat][cell] for cell in read.cells]
            if read.settled():
                read.ordinary = self._from_cells(read, ordinary, others, answers, "prompt-lose-here")
            if read.settled():
                read.starred = self._from_cells(read, starred, stars, answers, "prompt-lose-starred-here")
        return read

    def _one_of(self, read: Losses, numbers: list[int], answers: Answers, message: str) -> int:
        """A number that is asked for only where there is a choice."""
        if len(numbers) == 1:
            return numbers[0]
        chosen = answers.next()
        if chosen is None:
            read.question = Question(message, "CLA-ADV-16", [NUMBER[number] for number in numbers])
            return 0
        return chosen.value

    def _from_cells(self, read: Losses, lost: int, there: list[int], answers: Answers, message: str) -> list[int]:
        """From which cells so many are lost, asked cell by cell as long as there is a choice."""
        chosen: list[int] = []
        left = lost
        for place in range(len(there) - 1):
            beyond = sum(there[place + 1 :])
            least, most = fewest_to_lose(left, beyond), min(left, there[place])
            number = least
            if least != most:
                answer = answers.next()
                if answer is None:
                    args = {"sector": SECTOR_OF[read.cells[place]], "count": left}
                    read.question = Question(message, "CLA-BAT-42", numbers_down(most, least), args)
                    return []
                number = answer.value
            chosen.append(number)
            left -= number
        return spread(lost, chosen, there)


@rule("winner_keeps_cards")
def winner_keeps_cards(g: Table) -> None:
    """What must be discarded is; what may be kept the winner decides (CLA-BAT-43, 44, CLA-TRAITOR-06)."""
    battle = g.fight
    seat = battle.seats[battle.winner]
    if battle.called[battle.winner] == NOBODY:
        for card in _played(battle, battle.winner):
            special = ROLE_OF[TREACHERY_DECK[card]] == NOT_FOR_BATTLE or card == battle.copied[battle.winner]
            if special or must_go(battle, battle.winner, card):  # CHR-SKCARD-14, 25
                g.discard(seat, card, OPEN)
    if g.treachery.zones[OPEN]:
        g.then(Ask(KEEP_CARDS, seat))


class KeepCards(Form[Table]):
    """Which of the played cards are discarded; the others go back to hand."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        left = self._left(g, ask)
        if not left or (ask.answers and ask.answers[-1] is KEEP):
            return None
        options = [KEEP] + [TREACHERY[TREACHERY_DECK[card]] for card in left]
        return Question("prompt-keep-cards", "CLA-BAT-43", options)

    def complete(self, g: Table, ask: Ask) -> None:
        kept = self._left(g, ask)
        for card in g.treachery.zones[OPEN][:]:
            if card in kept:
                g.treachery.move(g, card, OPEN, g.hand(ask.seat), g.everyone)
                g.tell("event-card-kept", who=g.who(ask.seat), card=TREACHERY_WORDS[TREACHERY_DECK[card]])
            else:
                g.discard(ask.seat, card, OPEN)

    def _left(self, g: Table, ask: Ask) -> list[Card]:
        """The cards that have not been thrown away so far."""
        left = sorted(g.treachery.zones[OPEN])
        for answer in ask.answers:
            if answer is not KEEP:
                left.remove(next(card for card in left if TREACHERY_DECK[card] == answer.value))
        return left


LOSE_DIALLED: Final = LoseDialled("lose_dialled")
KEEP_CARDS: Final = KeepCards("keep_cards")
BOOK.add(LOSE_DIALLED)
BOOK.add(KEEP_CARDS)


# What befalls a side.


def _played(battle: Battle, side: int) -> list[Card]:
    return [card for card in (battle.hero[side], battle.weapon[side], battle.defence[side]) if card != NO_CARD]


def _discard_plan(g: Table, battle: Battle, side: int) -> None:
    for card in _played(battle, side):
        g.discard(battle.seats[side], card, OPEN)


def _kill_leader(g: Table, battle: Battle, side: int) -> None:
    """A killed leader goes to the tanks face up, a captive too (CLA-BAT-37, CLA-FAC-HAR-13)."""
    leader = battle.leader[side]
    if leader != NO_LEADER:
        battle.killed[side] = True
        g.leaders.move(g, leader, g.leaders.zone_of(leader), TANKS, g.everyone)
        g.fought_in = replaced(g.fought_in, leader, NOWHERE)
        g.tell("event-leader-killed", who=g.who(battle.seats[side]), leader=LEADER_WORDS[leader])
        lose_skill(g, leader)


def _lose_all(g: Table, battle: Battle, side: int) -> None:
    """All forces of the battle, but none that the storm kept out of it (CLA-BAT-39)."""
    seat = battle.seats[side]
    lost_in_battle(g, seat, all_die(g, seat, battle.cells, LOST))


def _pay_support(g: Table, battle: Battle, side: int) -> None:
    """Spice for support goes to the bank, whoever wins (CLA-ADV-12), and so does a Spice Banker's (CHR-SKCARD-11)."""
    seat, support = battle.seats[side], battle.support[side]
    battle.owed[side] = 0
    by_bank = support_paid_by_bank(g, seat, support)
    by_choam = min(support - by_bank, battle.support_by_choam[side])
    own, banked = support - by_bank - by_choam, battle.banked[side]
    if by_bank:
        g.tell("event-bank-supports", who=g.who(seat), count=by_bank)
    if by_choam:
        choam = g.seat_of(CHOAM)
        g.spice[choam] -= by_choam
        g.tell("event-pays-support", who=g.who(choam), count=by_choam)  # all of it to the bank (CHR-CALLY-06)
        paid_to_bank(g, choam, by_choam)
    if own:
        g.spice[seat] -= own
        g.tell("event-pays-support", who=g.who(seat), count=own)
    if banked:
        g.spice[seat] -= banked
        g.tell("event-pays-banked", who=g.who(seat), count=banked)
    share = share_support(g, seat, own + by_bank)  # of the whole amount, the bank's part included (CHR-QA-07)
    paid_to_bank(g, seat, max(0, own - share) + banked)


def _take_spice(g: Table, seat: Seat, count: int) -> None:
    g.spice[seat] += count
    g.tell("event-spice-for-leaders", who=g.who(seat), count=count)


def lost_in_battle(g: Table, seat: Seat, count: int) -> None:
    """Seven forces lost in battles awake the Kwisatz Haderach (CLA-FAC-ATR-11, 12, CLA-RUL-18)."""
    if g.advanced and g.plays(seat, ATREIDES) and count:
        g.kwisatz_losses += count
        if g.kwisatz == SLEEPING and g.kwisatz_losses >= KWISATZ_AWAKES:
            g.kwisatz = AWAKE
            g.tell("event-kwisatz-awakes", who=g.who(seat))
