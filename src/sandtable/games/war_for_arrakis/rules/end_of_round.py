"""The End of the Round, in its eight steps (WFA-END)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import ZONES
from sandtable.games.war_for_arrakis.components import HAND_LIMIT, SHARED_HAND_LIMIT
from sandtable.games.war_for_arrakis.fields import SIDE_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADERS, WILD_MAKER
from sandtable.games.war_for_arrakis.notation import CARD, DONE, LEADER, PASS, USE
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.dice import take_back_dice
from sandtable.games.war_for_arrakis.rules.hands import discard_from_hand, hand_of, hand_size, loose
from sandtable.games.war_for_arrakis.rules.legions import put_generic, set_aside
from sandtable.games.war_for_arrakis.rules.prescience import claims_at_round_end, clean_up_prescience
from sandtable.games.war_for_arrakis.rules.vehicles import remove_flyer
from sandtable.games.war_for_arrakis.rules.victory import check_objective, draw
from sandtable.games.war_for_arrakis.rules.worms import put_worm, take_worm
from sandtable.games.war_for_arrakis.state import IN_TANK, LEADER_WORDS, LEADERS_OF, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    FREMEN_ALLY,
    HARKONNEN,
    LAST_ROUND,
    NO_VEHICLE,
    Area,
    Leader,
    Side,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Form, Question, Together


@rule("end_of_round")
def end_of_round(g: Table) -> None:
    if g.mahdi is not None:
        g.then(later("mahdi_ends_round"))
    g.then(
        Do(claims_at_round_end),
        Do(objective_at_round_end),
        Do(flyers_return),
        Do(exchange_leaders, HARKONNEN),
        Do(exchange_leaders, ATREIDES),
        Do(exchange_wild_maker),
        Do(turn_leader_cards),
        Do(discard_to_limit),
        Do(clean_up_prescience),
        Do(close_round),
    )


@rule("objective_at_round_end")
def objective_at_round_end(g: Table) -> None:
    """Whatever was claimed, the Secret Objective is checked (WFA-END-02)."""
    check_objective(g)


@rule("flyers_return")
def flyers_return(g: Table) -> None:
    """All Ornithopters and Carryalls are removed from the board (WFA-END-03)."""
    for zone in ZONES:
        if g.flyers[zone] != NO_VEHICLE:
            remove_flyer(g, zone)


# Leaders (WFA-END-04 to 06).


@rule("exchange_leaders", SIDE_NAMES)
def exchange_leaders(g: Table, side: Side) -> None:
    """A side may take named leaders off the board; generic ones take their places while there are any (WFA-RUL-31)."""
    g.then(*[Do(exchange_leaders_of, side, seat) for seat in g.seats_for(side)])


@rule("exchange_leaders_of", SIDE_NAMES)
def exchange_leaders_of(g: Table, side: Side, seat: int) -> None:
    """On a shared side the power decides to which the leader belongs (WFA-RUL-92)."""
    if _on_board(g, side, seat):
        g.then(Ask(EXCHANGE_LEADER, seat, side))


def _on_board(g: Table, side: Side, seat: int) -> list[Option]:
    return [
        LEADER[leader]
        for leader in LEADERS_OF[side]
        if g.leader_state[leader] == ON_BOARD and g.seat_of(LEADERS[leader].power) == seat
    ]


class ExchangeLeader(Form[Table]):
    """Which named leader comes off the board next, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side = Side(number(ask, 0))
        args = {"count": g.generic_supply[side]}
        return Question("prompt-exchange-leader", "WFA-END-04", [*_on_board(g, side, ask.seat), DONE], args)

    def complete(self, g: Table, ask: Ask) -> None:
        side = Side(number(ask, 0))
        if ask.answers[0] is not DONE:
            leader = Leader(ask.value(0))
            area = Area(g.leader_at[leader])
            set_aside(g, leader)
            if g.generic_supply[side]:
                put_generic(g, side, area)
            g.then(Do(exchange_leaders_of, side, ask.seat))


@rule("exchange_wild_maker")
def exchange_wild_maker(g: Table) -> None:
    """The Wild Maker may be exchanged for an ordinary Sandworm of the supply (WFA-LEAD-31, WFA-RUL-10)."""
    if g.leader_state[WILD_MAKER] == ON_BOARD and g.sandworms_left:
        g.then(Ask(EXCHANGE_WILD_MAKER, g.seat_of(FREMEN_ALLY)))


class ExchangeWildMaker(Form[Table]):
    """Whether an ordinary Sandworm takes the Wild Maker's place."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-exchange-wild-maker", "WFA-LEAD-31", [USE, PASS])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is USE:
            area = Area(g.leader_at[WILD_MAKER])
            take_worm(g, area)
            put_worm(g, area)


@rule("turn_leader_cards")
def turn_leader_cards(g: Table) -> None:
    """Spent leader cards are turned face up; that of a leader in the Tank stays off the dashboard (WFA-END-05, 06)."""
    for leader, spent in enumerate(g.leader_spent):
        if spent:
            g.leader_spent = replaced(g.leader_spent, leader, False)
            message = "event-card-turned-in-tank" if g.leader_state[leader] == IN_TANK else "event-card-turned"
            if g.telling:
                g.tell(message, leader=LEADER_WORDS[leader])


# The hand limit (WFA-END-07).


def hand_limit(g: Table, seat: int) -> int:
    return SHARED_HAND_LIMIT if g.shared(g.side_of_seat(seat)) else HAND_LIMIT


@rule("discard_to_limit")
def discard_to_limit(g: Table) -> None:
    """Whoever holds too many Planning cards discards down to the limit, all at the same time."""
    seats = [seat for seat in range(g.seats) if hand_size(g, seat) > hand_limit(g, seat)]
    if seats:
        g.then(Together(*[Ask(DISCARD_TO_LIMIT, seat) for seat in seats]))


class DiscardToLimit(Form[Table]):
    """Which cards are discarded; schemes cannot be (WFA-RUL-09), and are too few ever to fill a hand."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        held = hand_of(g, ask.seat)
        limit = hand_limit(g, ask.seat)
        left = len(held) - len(ask.answers) - limit
        if left <= 0:
            return None
        for answer in ask.answers:
            held.remove(answer.value)
        return Question("prompt-hand-limit", "WFA-END-07", [CARD[kind] for kind in loose(held)], {"count": left})

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            discard_from_hand(g, answer.value)


# The last step (WFA-END-09).


@rule("close_round")
def close_round(g: Table) -> None:
    """Both sides take back their dice; a game that nobody has won by the last round is a draw (WFA-RUL-79)."""
    take_back_dice(g)
    if g.round >= LAST_ROUND:
        draw(g)


EXCHANGE_LEADER: Final = ExchangeLeader("exchange_leader", SIDE_NAMES)
EXCHANGE_WILD_MAKER: Final = ExchangeWildMaker("exchange_wild_maker")
DISCARD_TO_LIMIT: Final = DiscardToLimit("discard_to_limit")
BOOK.add(EXCHANGE_LEADER)
BOOK.add(EXCHANGE_WILD_MAKER)
BOOK.add(DISCARD_TO_LIMIT)
