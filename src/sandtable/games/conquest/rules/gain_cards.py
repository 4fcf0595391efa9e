"""Gain cards phase (CON-CARDS)."""

from typing import Final

from sandtable.games.conquest.cards import BARTER, BATTLE_DECK, MARKET_CARDS, MARKET_DECK
from sandtable.games.conquest.factions import BATTLE_HAND, MARKET_CARD_COST, MARKET_HAND, SMALL_MARKET_HAND
from sandtable.games.conquest.notation import BATTLE_CARD, DONE, DRAW, NUMBER
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import (
    COPIES,
    could_hold,
    discard_battle_card,
    draw,
    offered,
    play_market_card,
    playable,
)
from sandtable.games.conquest.state import BATTLE_WORDS, MARKET_WORDS, Table
from sandtable.games.conquest.terms import DECK, DISCARD, GAIN_CARDS, HANDS, BattleKind
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import NOBODY, SEATS, Seat
from sandtable.kernel.steps import Ask, Do, Form, Question, Step


@rule("gain_cards_phase")
def gain_cards_phase(g: Table) -> None:
    g.phase = GAIN_CARDS
    g.then(*[Do(gain_cards, seat) for seat in g.order()])


@rule("gain_cards")
def gain_cards(g: Table, seat: Seat) -> None:
    """First battle cards, then the market; only then does the next player act (CON-CARDS-02)."""
    steps: list[Step] = []
    if g.battle_cards.zones[HANDS[seat]] and could_hold(g, seat, COPIES[BARTER]):
        steps.append(Ask(BARTER_AWAY, seat))
    steps.append(Do(draw_battle_cards, seat))
    steps.append(Do(visit_market, seat))
    g.then(*steps)


# The places of the answers: whether to shed cards, and the first of them.
WHETHER: Final = 0
FIRST_SHED: Final = 1


class BarterAway(Form[Table]):
    """A market card that sheds battle cards before drawing."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            return offered("prompt-barter", "CON-CARDS-15", [DRAW], playable(g, ask.seat, BARTER))
        shed = len(ask.answers) - FIRST_SHED
        if ask.answers[WHETHER] is DRAW or ask.answers[-1] is DONE or shed == MARKET_CARDS[BARTER].discards:
            return None
        left = self._left(g, ask)
        if not left:
            return None
        return Question("prompt-barter-card", "CON-CARDS-15", [DONE, *left])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[WHETHER] is DRAW:
            return
        play_market_card(g, ask.seat, BARTER)
        for answer in ask.answers[FIRST_SHED:]:
            if answer is not DONE:
                hand = g.battle_cards.zones[HANDS[ask.seat]]
                card = next(card for card in hand if BATTLE_DECK[card] == answer.value)
                discard_battle_card(g, ask.seat, card, HANDS[ask.seat])

    def _left(self, g: Table, ask: Ask) -> list[Option]:
        """The kinds of battle cards still in hand after those already given up."""
        kinds = sorted([BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[ask.seat]]])
        for answer in ask.answers[FIRST_SHED:]:
            kinds.remove(BattleKind(answer.value))
        return [BATTLE_CARD[kind] for kind in sorted(set(kinds))]


@rule("draw_battle_cards")
def draw_battle_cards(g: Table, seat: Seat) -> None:
    """Draw for nothing until the hand holds four (CON-CARDS-03, 04). That nothing was missing is told as well."""
    drawn = draw(g, g.battle_cards, max(0, BATTLE_HAND - len(g.battle_cards.zones[HANDS[seat]])), seat)
    if g.telling:
        g.tell("event-battle-cards-drawn", who=g.who(seat), count=len(drawn))
    if drawn:
        names = [BATTLE_WORDS[BATTLE_DECK[card]] for card in drawn]
        if g.telling:
            g.tell_only(1 << seat, "event-battle-cards-seen", cards=names)


@rule("visit_market")
def visit_market(g: Table, seat: Seat) -> None:
    if most_to_buy(g, seat) > 0:
        g.then(Ask(BUY, seat))


def most_to_buy(g: Table, seat: Seat) -> int:
    """Limited by the hand, the purse, and the cards there are (CON-CARDS-05, 06, CON-RUL-52)."""
    limit = SMALL_MARKET_HAND if g.small_market else MARKET_HAND
    room = limit - len(g.market_cards.zones[HANDS[seat]])
    there = len(g.market_cards.zones[DECK]) + len(g.market_cards.zones[DISCARD])
    return min(room, g.spice[seat] // MARKET_CARD_COST, there)


class Buy(Form[Table]):
    """How many market cards to buy, all at once and once a round (CON-CARDS-08, 09)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = NUMBER[: most_to_buy(g, ask.seat) + 1]
        return Question("prompt-buy", "CON-CARDS-08", options, {"cost": MARKET_CARD_COST})

    def complete(self, g: Table, ask: Ask) -> None:
        count = ask.value(0)
        if not count:
            if g.telling:
                g.tell("event-buys-nothing", who=g.who(ask.seat))
            return
        price = count * MARKET_CARD_COST
        g.spice[ask.seat] -= price
        payee = self._payee(g, ask.seat)
        if payee >= 0:
            g.spice[payee] += price
            if g.telling:
                g.tell("event-buys-from", who=g.who(ask.seat), count=count, cost=price, payee=g.who(payee))
        else:
            if g.telling:
                g.tell("event-buys", who=g.who(ask.seat), count=count, cost=price)
        g.then(Do(draw_market_cards, ask.seat, count))

    def _payee(self, g: Table, buyer: Seat) -> Seat:
        """Who is paid: the faction with the market's income, unless it buys itself; NOBODY for the pool."""
        for seat in SEATS[g.seats]:
            if seat != buyer and g.faction(seat).market_income:
                return seat
        return NOBODY


BARTER_AWAY: Final = BarterAway("barter_away")
BUY: Final = Buy("buy")
BOOK.add(BARTER_AWAY)
BOOK.add(BUY)


@rule("draw_market_cards")
def draw_market_cards(g: Table, seat: Seat, count: int) -> None:
    drawn = draw(g, g.market_cards, count, seat)
    if g.telling:
        g.tell_only(1 << seat, "event-market-cards-seen", cards=[MARKET_WORDS[MARKET_DECK[card]] for card in drawn])
