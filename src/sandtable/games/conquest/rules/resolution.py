"""The outcome of a battle (CON-BAT-38 to 55, CON-TRAITOR-04 to 13)."""

from typing import Final

from sandtable.games.arrakis.groups import fewest_to_lose, spread
from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, MARKET_CARDS, UNDER_COVER_OF_SAND
from sandtable.games.conquest.factions import LEADER_STRENGTH
from sandtable.games.conquest.notation import DISCARD, KEEP, PASS, numbers_down
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import (
    COPIES,
    could_hold,
    discard_battle_card,
    offered,
    play_market_card,
    playable,
)
from sandtable.games.conquest.state import BATTLE_WORDS, LEADER_WORDS, TERRITORY_WORDS, Battle, Table
from sandtable.games.conquest.terms import (
    ADVANTAGE,
    HANDS,
    IN_TANKS,
    NO_CARD,
    NO_LEADER,
    NOWHERE,
    OPPONENT,
    SIDES,
    Card,
    Side,
    other,
)
from sandtable.kernel.rows import added
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("resolve")
def resolve(g: Table) -> None:
    battle = g.fight
    if battle.called[ADVANTAGE] and battle.called[OPPONENT]:
        _two_traitors(g, battle)
    elif battle.called[ADVANTAGE] or battle.called[OPPONENT]:
        _traitor(g, battle, ADVANTAGE if battle.called[ADVANTAGE] else OPPONENT)
    elif lasgun_meets_shield(battle):
        _explosion(g, battle)
    else:
        _decide(g, battle)


def _two_traitors(g: Table, battle: Battle) -> None:
    """Each side loses forces, cards and leader; nobody wins and nobody is paid (CON-TRAITOR-12, 13)."""
    g.tell("event-two-traitors")
    for side in SIDES:
        _lose_forces(g, battle, side)
        _discard_plan(g, battle, side)
        _kill_leader(g, battle, side)


def _traitor(g: Table, battle: Battle, caller: Side) -> None:
    """The caller wins at once and loses nothing, whatever was played (CON-TRAITOR-04 to 11)."""
    betrayed = other(caller)
    battle.winner = caller
    seat = battle.seats[caller]
    g.tell("event-wins-by-traitor", who=g.who(seat))
    _kill_leader(g, battle, betrayed)
    _take_spice(g, seat, LEADER_STRENGTH[battle.leader[betrayed]])
    _lose_forces(g, battle, betrayed)
    _discard_plan(g, battle, betrayed)
    for card in _played(battle, caller):
        _take_back(g, seat, card)
    if battle.leader[caller] != NO_LEADER:
        g.fought_in[battle.leader[caller]] = NOWHERE


def lasgun_meets_shield(battle: Battle) -> bool:
    """Any lasgun and any shield in the two plans (CON-BAT-55, CON-RUL-25)."""
    played = [BATTLE_CARDS[BATTLE_DECK[card]] for side in SIDES for card in _played(battle, side)]
    return any([card.lasgun for card in played]) and any([card.shield for card in played])


def _explosion(g: Table, battle: Battle) -> None:
    """Both sides lose; leaders, and all forces and spice in the territory, are destroyed; nobody is paid."""
    where = TERRITORY_WORDS[battle.territory]
    g.tell("event-explosion", where=where)
    for side in SIDES:
        _kill_leader(g, battle, side)
        _discard_plan(g, battle, side)
    for cell in CELLS_OF[battle.territory]:
        for seat in SEATS[g.seats]:
            count = g.forces[seat][cell]
            if count:
                g.to_tanks(seat, cell, count)
                g.tell("event-forces-lost", who=g.who(seat), count=count, where=where, sector=SECTOR_OF[cell])
        if g.ground_spice[cell]:
            g.tell("event-spice-gone", where=where, count=g.ground_spice[cell])
            g.ground_spice[cell] = 0


def _decide(g: Table, battle: Battle) -> None:
    """Weapons kill leaders, strengths are compared, the winner is paid for the dead (CON-BAT-38 to 47)."""
    for side in SIDES:
        battle.killed[side] = battle.leader[side] != NO_LEADER and (
            battle.poison_tooth or (weapon_kills(battle, side) and not battle.saved[side])
        )
    strengths = [strength(battle, side) for side in SIDES]
    battle.winner = ADVANTAGE if strengths[ADVANTAGE] >= strengths[OPPONENT] else OPPONENT
    winner, loser = battle.seats[battle.winner], battle.seats[other(battle.winner)]
    g.tell(
        "event-battle-won",
        who=g.who(winner),
        strength=strengths[battle.winner],
        loser=g.who(loser),
        against=strengths[other(battle.winner)],
    )
    reward = 0
    for side in SIDES:
        leader = battle.leader[side]
        if battle.killed[side]:
            reward += LEADER_STRENGTH[leader]
            _kill_leader(g, battle, side)
        elif leader != NO_LEADER:
            g.fought_in[leader] = battle.territory
    if reward:
        _take_spice(g, winner, reward)
    g.then(
        Do(offer_withdrawal),
        Do(loser_loses),
        Do(winner_loses_dialled),
        Do(winner_keeps_cards),
    )


def weapon_kills(battle: Battle, side: Side) -> bool:
    """Whether the weapon of the other side kills this side's leader (CON-BAT-41, 42)."""
    weapon = battle.weapon[other(side)]
    if weapon == NO_CARD or not BATTLE_CARDS[BATTLE_DECK[weapon]].weapon:
        return False
    blocked_by = battle.mode[other(side)] or BATTLE_CARDS[BATTLE_DECK[weapon]].blocked_by
    defence = battle.defence[side]
    return defence == NO_CARD or not BATTLE_CARDS[BATTLE_DECK[defence]].defence & blocked_by


def strength(battle: Battle, side: Side) -> int:
    """The number dialled, the leader if alive, and what market cards add (CON-BAT-38, 43)."""
    leader = battle.leader[side]
    alive = leader != NO_LEADER and not battle.killed[side]
    return battle.dial[side] + battle.bonus[side] + (LEADER_STRENGTH[leader] if alive else 0)


@rule("offer_withdrawal")
def offer_withdrawal(g: Table) -> None:
    """A market card saves some of the loser's forces that were not dialled."""
    battle = g.fight
    seat = battle.seats[other(battle.winner)]
    if _not_dialled(g, battle) and could_hold(g, seat, COPIES[UNDER_COVER_OF_SAND]):
        g.then(Ask(WITHDRAW, seat))


def _not_dialled(g: Table, battle: Battle) -> int:
    loser = other(battle.winner)
    return g.forces_in(battle.seats[loser], battle.cells) - battle.dial[loser]


# The places of the answers.
WHETHER: Final = 0
COUNT: Final = 1


class Withdraw(Form[Table]):
    """Whether to withdraw forces to the reserve, and how many."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            return offered("prompt-withdraw", "CON-CARDS-12", [PASS], playable(g, ask.seat, UNDER_COVER_OF_SAND))
        if ask.answers[WHETHER] is PASS or len(ask.answers) > COUNT:
            return None
        most = min(MARKET_CARDS[UNDER_COVER_OF_SAND].withdraws, _not_dialled(g, g.fight))
        return Question("prompt-withdraw-count", "CON-CARDS-12", numbers_down(most, 1))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[WHETHER] is PASS:
            return
        play_market_card(g, ask.seat, UNDER_COVER_OF_SAND)
        left = ask.value(COUNT)
        g.tell("event-withdraws", who=g.who(ask.seat), count=left)
        g.reserve[ask.seat] += left
        for cell in g.fight.cells:
            count = min(left, g.forces[ask.seat][cell])
            g.forces[ask.seat] = added(g.forces[ask.seat], cell, -count)
            left -= count


@rule("loser_loses")
def loser_loses(g: Table) -> None:
    """All forces in the territory and every card of the plan (CON-BAT-49, 50)."""
    battle = g.fight
    _lose_forces(g, battle, other(battle.winner))
    _discard_plan(g, battle, other(battle.winner))


@rule("winner_loses_dialled")
def winner_loses_dialled(g: Table) -> None:
    """Only the forces dialled (CON-BAT-52); where they stand in several sectors, the winner says which."""
    battle = g.fight
    if battle.dial[battle.winner]:
        g.then(Ask(LOSE_DIALLED, battle.seats[battle.winner]))


class LoseDialled(Form[Table]):
    """From which sectors the dialled forces are lost."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        battle = g.fight
        left = battle.dial[battle.winner] - sum([answer.value for answer in ask.answers])
        cells = self._cells(g, ask)
        rest = cells[len(ask.answers) :]
        beyond = g.forces_in(ask.seat, rest[1:])
        if len(rest) < 2 or not left or left == g.forces_in(ask.seat, rest):
            return None
        here = g.forces[ask.seat][rest[0]]
        options = numbers_down(min(here, left), fewest_to_lose(left, beyond))
        return Question("prompt-lose-dialled", "CON-BAT-52", options, {"sector": SECTOR_OF[rest[0]]})

    def complete(self, g: Table, ask: Ask) -> None:
        battle = g.fight
        where = TERRITORY_WORDS[battle.territory]
        cells = self._cells(g, ask)
        counts = [g.forces[ask.seat][cell] for cell in cells]
        lost = spread(battle.dial[battle.winner], [answer.value for answer in ask.answers], counts)
        for cell, count in zip(cells, lost, strict=True):
            if count:
                g.to_tanks(ask.seat, cell, count)
                g.tell("event-forces-lost", who=g.who(ask.seat), count=count, where=where, sector=SECTOR_OF[cell])

    def _cells(self, g: Table, ask: Ask) -> list[Cell]:
        return [cell for cell in g.fight.cells if g.forces[ask.seat][cell]]


@rule("winner_keeps_cards")
def winner_keeps_cards(g: Table) -> None:
    """The winner keeps or discards each card as it says (CON-BAT-54)."""
    g.then(Ask(KEEP_CARDS, g.fight.seats[g.fight.winner]))


class KeepCards(Form[Table]):
    """Which of the played cards that may be kept go back to hand."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        keepable = self._keepable(g.fight)
        if len(ask.answers) == len(keepable):
            return None
        card = BATTLE_WORDS[BATTLE_DECK[keepable[len(ask.answers)]]]
        return Question("prompt-keep-card", "CON-BAT-54", [KEEP, DISCARD], {"card": card})

    def complete(self, g: Table, ask: Ask) -> None:
        battle = g.fight
        keepable = self._keepable(battle)
        kept = [card for card, answer in zip(keepable, ask.answers, strict=True) if answer is KEEP]
        for card in _played(battle, battle.winner):
            if card in kept:
                _take_back(g, ask.seat, card)
            else:
                discard_battle_card(g, ask.seat, card, g.in_the_open)

    def _keepable(self, battle: Battle) -> list[Card]:
        return [card for card in _played(battle, battle.winner) if BATTLE_CARDS[BATTLE_DECK[card]].keepable]


WITHDRAW: Final = Withdraw("withdraw")
LOSE_DIALLED: Final = LoseDialled("lose_dialled")
KEEP_CARDS: Final = KeepCards("keep_cards")
BOOK.add(WITHDRAW)
BOOK.add(LOSE_DIALLED)
BOOK.add(KEEP_CARDS)


def _played(battle: Battle, side: Side) -> list[Card]:
    return [card for card in (battle.weapon[side], battle.defence[side]) if card != NO_CARD]


def _discard_plan(g: Table, battle: Battle, side: Side) -> None:
    for card in _played(battle, side):
        discard_battle_card(g, battle.seats[side], card, g.in_the_open)


def _take_back(g: Table, seat: Seat, card: Card) -> None:
    g.battle_cards.move(g, card, g.in_the_open, HANDS[seat], g.everyone)
    g.tell("event-battle-card-kept", who=g.who(seat), card=BATTLE_WORDS[BATTLE_DECK[card]])


def _kill_leader(g: Table, battle: Battle, side: Side) -> None:
    leader = battle.leader[side]
    if leader != NO_LEADER:
        battle.killed[side] = True
        g.leader_state[leader] = IN_TANKS
        g.fought_in[leader] = NOWHERE
        g.tell("event-leader-killed", who=g.who(battle.seats[side]), leader=LEADER_WORDS[leader])


def _lose_forces(g: Table, battle: Battle, side: Side) -> None:
    seat = battle.seats[side]
    where = TERRITORY_WORDS[battle.territory]
    for cell in battle.cells:
        count = g.forces[seat][cell]
        if count:
            g.to_tanks(seat, cell, count)
            g.tell("event-forces-lost", who=g.who(seat), count=count, where=where, sector=SECTOR_OF[cell])


def _take_spice(g: Table, seat: Seat, count: int) -> None:
    g.spice[seat] += count
    g.tell("event-spice-for-leaders", who=g.who(seat), count=count)
