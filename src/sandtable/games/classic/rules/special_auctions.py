"""Auctions that House Richese hold: once around, by sealed bids, and on the black market also in the normal way
(CHR-AUCTION-05 to 25, CHR-MARKET-04 to 16).

The card lies in the zone UP. No Karama takes it, and nobody bids more than they can pay (CHR-AUCTION-10, CHR-RUL-06).
"""

from typing import Final

from sandtable.games.classic.advantages import CARD_INCOME, FREE_CARD
from sandtable.games.classic.factions import ATREIDES, EMPEROR, HARKONNEN, RICHESE
from sandtable.games.classic.generated import Auction
from sandtable.games.classic.notation import NUMBER, PASS, REMOVE, TAKE_FREE
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import open_window, stopped, used_up
from sandtable.games.classic.rules.payments import means, receive
from sandtable.games.classic.rules.promises import promised
from sandtable.games.classic.rules.sapho import offer_order
from sandtable.games.classic.rules.treachery_deck import draw_free_card
from sandtable.games.classic.state import GONE, UP, Table
from sandtable.games.classic.terms import (
    MARKET,
    NOBODY,
    NORMAL_WAY,
    ONCE_AROUND_WAY,
    RICHESE_STOCK,
    SEALED_WAY,
    AdvantageIndex,
    Seat,
)
from sandtable.games.classic.treachery import TREACHERY_DECK, TREACHERY_WORDS
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question, Step, Together

NO_BID: Final = -1

DIRECTION_UNTOLD: Final = Difference("direction-untold", until=2)
"""Nobody was told in which direction the bidding goes around, though all saw who waits for whom."""

HELP_IS_LOST: Final = Difference("help-is-lost", until=3)
"""What the Emperor added to a purchase of allied Richese went to the bank."""


def open_auction(g: Table, seller: int, way: int, clockwise: bool) -> None:
    """The card is up; who may bid, and in which order, depends on the way."""
    auction = Auction(1)
    auction.number = 1
    auction.seller, auction.way = seller, way
    auction.bids = [NO_BID] * g.seats
    g.auction = auction
    if way == SEALED_WAY:
        g.then(Do(ask_for_sealed_bids), Do(open_sealed_bids))
    elif way == ONCE_AROUND_WAY:
        if not g.follows(DIRECTION_UNTOLD):
            g.tell("event-goes-clockwise" if clockwise else "event-goes-counterclockwise")
        g.then(Do(go_around, 1 if clockwise else 0))
        offer_order(g)
    else:
        g.then(Do(begin_market))
        offer_order(g)


def _around(g: Table, clockwise: bool) -> list[Seat]:
    """Everybody with room, from the neighbour of Richese on, Richese last (CHR-AUCTION-11, 13, 14, 16)."""
    richese = g.seat_of(RICHESE)
    step = -1 if clockwise else 1
    seats = [(richese + step * place) % g.seats for place in range(1, g.seats + 1)]
    return [seat for seat in seats if g.has_room(seat)]


def _with_sapho(g: Table, seats: list[Seat]) -> list[Seat]:
    """Who drank Juice of Sapho acts first or last, even after Richese (CHR-QA-16)."""
    if g.acts_first in seats:
        seats.remove(g.acts_first)
        seats.insert(0, g.acts_first)
    if g.acts_last in seats:
        seats.remove(g.acts_last)
        seats.append(g.acts_last)
    return seats


# Once around.


@rule("go_around")
def go_around(g: Table, clockwise: int) -> None:
    g.bidding.waiting = _with_sapho(g, _around(g, clockwise == 1))
    g.then(Do(next_around))


@rule("next_around")
def next_around(g: Table) -> None:
    """Everybody acts exactly once; at the end the highest bid takes the card (CHR-AUCTION-14 to 17)."""
    auction = g.bidding
    if not auction.waiting:
        g.then(Do(auction_ends))
        return
    seat = auction.waiting[0]
    auction.waiting = auction.waiting[1:]
    auction.turn = seat
    g.then(Do(next_around))
    if could_outbid(g, seat):
        g.then(Ask(OUTBID, seat))
    else:
        g.tell("event-passes", who=g.who(seat))


def could_outbid(g: Table, seat: Seat) -> bool:
    """By its own spice and that of its allies, which all can see; what was promised they cannot."""
    return g.spice[seat] + sum([g.spice[ally] for ally in g.allies_of(seat)]) > g.bidding.bid


class Outbid(Form[Table]):
    """Bid more, or pass."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        auction = g.bidding
        options = [PASS, *NUMBER[auction.bid + 1 : means(g, ask.seat) + 1]]
        args = {"bid": auction.bid, "spice": g.spice[ask.seat], "means": means(g, ask.seat)}
        return Question("prompt-outbid", "CHR-AUCTION-15", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        auction = g.bidding
        if ask.answers[0] is PASS:
            auction.passes += 1
            g.tell("event-passes", who=g.who(ask.seat))
        else:
            auction.bidder, auction.bid, auction.passes = ask.seat, ask.value(0), 0
            g.tell("event-bids", who=g.who(ask.seat), count=ask.value(0))


OUTBID: Final = Outbid("outbid")
BOOK.add(OUTBID)


# The normal way, on the black market only.


@rule("begin_market")
def begin_market(g: Table) -> None:
    """Bids are made in storm order, Richese apart (CHR-MARKET-06, 13)."""
    seats = _with_sapho(g, [seat for seat in g.order() if g.has_room(seat) and not g.plays(seat, RICHESE)])
    auction = g.bidding
    auction.waiting = seats
    auction.opener = seats[0] if seats else NOBODY
    g.then(Do(next_in_market))


@rule("next_in_market")
def next_in_market(g: Table) -> None:
    """It goes round until everybody else has passed since the last bid."""
    auction = g.bidding
    seats = auction.waiting
    if auction.passes >= len(seats) - (0 if auction.bidder == NOBODY else 1):
        g.then(Do(auction_ends))
        return
    seat = seats[0]
    auction.waiting = [*seats[1:], seat]
    auction.turn = seat
    g.then(Do(next_in_market))
    if could_outbid(g, seat):
        g.then(Ask(OUTBID, seat))
    else:
        auction.passes += 1
        g.tell("event-passes", who=g.who(seat))


# Sealed bids.


@rule("ask_for_sealed_bids")
def ask_for_sealed_bids(g: Table) -> None:
    """All who have room, Richese among them, commit own spice in secret (CHR-AUCTION-19, CHR-RUL-05)."""
    asks = [Ask(SEALED_BID, seat) for seat in g.order() if g.has_room(seat)]
    if asks:
        g.then(Together(*asks))


class SealedBid(Form[Table]):
    """How much of the own spice to bid in secret."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-sealed-bid", "CHR-AUCTION-19", NUMBER[: g.spice[ask.seat] + 1])

    def complete(self, g: Table, ask: Ask) -> None:
        g.bidding.bids[ask.seat] = ask.value(0)


SEALED_BID: Final = SealedBid("sealed_bid")
BOOK.add(SEALED_BID)


@rule("open_sealed_bids")
def open_sealed_bids(g: Table) -> None:
    """The highest takes the card, of equal ones the earliest in storm order (CHR-AUCTION-20, 21, 23)."""
    auction = g.bidding
    for seat in g.order():
        bid = auction.bids[seat]
        if bid != NO_BID:
            g.tell("event-sealed-bid", who=g.who(seat), count=bid)
            if bid > auction.bid:
                auction.bidder, auction.bid = seat, bid
    g.then(Do(auction_ends))


# The end of an auction.


@rule("auction_ends")
def auction_ends(g: Table) -> None:
    auction = g.bidding
    if auction.bidder == NOBODY:
        g.then(Do(not_sold))
        return
    seat, price = auction.bidder, auction.bid
    g.tell("event-sold", who=g.who(seat), count=price)
    advantages: list[AdvantageIndex] = []
    if g.plays(seat, RICHESE) and g.seat_of(EMPEROR) != NOBODY:
        advantages.append(CARD_INCOME)
    if g.plays(seat, HARKONNEN) and g.hand_size(seat) + 1 < g.faction(seat).hand_limit:
        advantages.append(FREE_CARD)
    steps: list[Step] = [Do(take_special_card), Do(close_auction)]
    if advantages:
        steps.insert(0, Do(open_window, tuple(advantages)))
    g.then(*steps)


@rule("take_special_card")
def take_special_card(g: Table) -> None:
    """Others pay Richese; Richese pay the Emperor, or the bank (CHR-AUCTION-08, 09, CHR-MARKET-09, 13)."""
    auction = g.bidding
    seat, card = auction.bidder, g.treachery.zones[UP][0]
    pay_special(g, seat, auction.bid)
    seers = g.everyone if auction.seller == RICHESE_STOCK else 1 << seat | seers_of_market(g)
    g.treachery.move(g, card, UP, g.hand(seat), seers)
    g.tell("event-takes-card", who=g.who(seat))
    if auction.seller == MARKET:
        g.tell_only(1 << seat, "event-treachery-seen", cards=[TREACHERY_WORDS[TREACHERY_DECK[card]]])
        if not g.plays(seat, RICHESE):
            g.market_sold = True
            if auction.way == NORMAL_WAY:
                g.market_opener = auction.opener
    if g.plays(seat, HARKONNEN) and g.has_room(seat) and not stopped(g, FREE_CARD):
        draw_free_card(g, seat)
    used_up(g, CARD_INCOME)
    used_up(g, FREE_CARD)


def pay_special(g: Table, seat: Seat, price: int) -> None:
    """Own spice first, then what allies promised; what Richese pay goes to the Emperor or the bank (CHR-RUL-05), and so
    does what the Emperor adds to it (CLA-FAC-EMP-05)."""
    richese, emperor = g.seat_of(RICHESE), g.seat_of(EMPEROR)
    income = emperor != NOBODY and not stopped(g, CARD_INCOME)
    left = price
    for payer in [seat, *g.allies_of(seat)]:
        part = min(left, g.spice[payer] if payer == seat else promised(g, payer))
        if part:
            g.spice[payer] -= part
            left -= part
            theirs = richese in (payer, seat)
            returned = payer != emperor or not g.follows(HELP_IS_LOST)
            to = (emperor if income and returned else NOBODY) if theirs else richese
            receive(g, payer, part, to)


def seers_of_market(g: Table) -> int:
    """Who knows a card of the black market: Richese, and Atreides who looked (CHR-MARKET-03)."""
    atreides = g.seat_of(ATREIDES)
    return 1 << g.seat_of(RICHESE) | (0 if atreides == NOBODY else 1 << atreides)


@rule("not_sold")
def not_sold(g: Table) -> None:
    """A card of the stock Richese take or remove; one of the black market returns to the hand (CHR-AUCTION-17, 22)."""
    richese = g.seat_of(RICHESE)
    if g.bidding.seller == MARKET:
        g.treachery.move(g, g.treachery.zones[UP][0], UP, g.hand(richese), seers_of_market(g))
        g.tell("event-market-unsold", who=g.who(richese))
        g.then(Do(close_auction))
    elif g.has_room(richese):
        g.then(Ask(TAKE_UNSOLD, richese), Do(close_auction))
    else:
        remove_card(g)
        g.then(Do(close_auction))


def remove_card(g: Table) -> None:
    """The card leaves the game for good (CHR-AUCTION-24, 25)."""
    card = g.treachery.zones[UP][0]
    g.treachery.move(g, card, UP, GONE, g.everyone)
    g.tell("event-card-removed", who=g.who(g.seat_of(RICHESE)), card=TREACHERY_WORDS[TREACHERY_DECK[card]])


class TakeUnsold(Form[Table]):
    """What becomes of a Richese card that nobody wants."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-unsold", "CHR-AUCTION-17", [TAKE_FREE, REMOVE])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is REMOVE:
            remove_card(g)
        else:
            card = g.treachery.zones[UP][0]
            g.treachery.move(g, card, UP, g.hand(ask.seat), g.everyone)
            g.tell("event-takes-unsold", who=g.who(ask.seat), card=TREACHERY_WORDS[TREACHERY_DECK[card]])


TAKE_UNSOLD: Final = TakeUnsold("take_unsold")
BOOK.add(TAKE_UNSOLD)


@rule("close_auction")
def close_auction(g: Table) -> None:
    """Who drank Juice of Sapho for this auction acts as usual again."""
    g.auction = None
    g.acts_first, g.acts_last = NOBODY, NOBODY
