"""What House Richese put up in a bidding phase: a card of their stock, and in the advanced game a card of their hand on
the black market (CHR-AUCTION-01 to 07, 26 to 29, CHR-MARKET-01 to 04, 11, CHR-RUL-04)."""

from typing import Final

from sandtable.games.classic.advantages import BLACK_MARKET, RICHESE_AUCTION
from sandtable.games.classic.factions import ATREIDES, RICHESE
from sandtable.games.classic.notation import (
    AUCTION_FIRST,
    AUCTION_LAST,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    NORMAL_BIDS,
    NOTHING,
    ONCE_AROUND,
    PASS,
    SEALED_BIDS,
    TREACHERY,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped
from sandtable.games.classic.rules.special_auctions import open_auction, seers_of_market
from sandtable.games.classic.state import STOCK, UP, Table
from sandtable.games.classic.terms import MARKET, NOBODY, RICHESE_STOCK, AdvantageIndex, Kind
from sandtable.games.classic.treachery import TREACHERY_DECK, TREACHERY_WORDS
from sandtable.kernel.steps import Ask, Form, Question


def auctions_to_stop(g: Table) -> list[AdvantageIndex]:
    """What a Karama can stop at the start of the bidding phase (CHR-KAR-14, 17)."""
    richese = g.seat_of(RICHESE)
    if richese == NOBODY:
        return []
    found = [RICHESE_AUCTION] if g.treachery.zones[STOCK] else []
    if g.advanced and g.hand_size(richese):
        found.append(BLACK_MARKET)
    return found


# The black market.


@rule("offer_market")
def offer_market(g: Table) -> None:
    """Before anything else Richese may auction one card of their hand, face down (CHR-MARKET-01, 11)."""
    richese = g.seat_of(RICHESE)
    g.market_sold, g.market_opener = False, NOBODY
    if g.advanced and richese != NOBODY and g.hand_size(richese) and not stopped(g, BLACK_MARKET):
        g.then(Ask(OPEN_MARKET, richese))


# The places of the answers.
PUT_UP: Final = 0
CLAIM: Final = 1
WAY: Final = 2
DIRECTION: Final = 3


class OpenMarket(Form[Table]):
    """Which card to offer, in which way, and what to say about it, true or not (CHR-MARKET-02, 04, CHR-RUL-09)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == PUT_UP:
            options = [PASS, *[TREACHERY[kind] for kind in g.kinds_held(ask.seat)]]
            return Question("prompt-market", "CHR-MARKET-01", options)
        if ask.answers[PUT_UP] is PASS:
            return None
        if given == CLAIM:
            options = [NOTHING, *[TREACHERY[kind] for kind in g.kinds_in_game()]]
            return Question("prompt-market-claim", "CHR-MARKET-02", options)
        if given == WAY:
            return Question("prompt-auction-way", "CHR-MARKET-04", [NORMAL_BIDS, ONCE_AROUND, SEALED_BIDS])
        if given == DIRECTION and ask.answers[WAY] is ONCE_AROUND:
            return Question("prompt-direction", "CHR-AUCTION-13", [COUNTERCLOCKWISE, CLOCKWISE])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        who = g.who(ask.seat)
        if ask.answers[PUT_UP] is PASS:
            g.tell("event-no-market", who=who)
            return
        card = g.held(ask.seat, Kind(ask.value(PUT_UP)))
        seers = seers_of_market(g)
        g.treachery.move(g, card, g.hand(ask.seat), UP, seers)
        g.tell("event-market", who=who, way=_way(ask.answers[WAY].name))
        if ask.answers[CLAIM] is not NOTHING:
            g.tell("event-market-claim", who=who, card=TREACHERY_WORDS[ask.value(CLAIM)])
        name = TREACHERY_WORDS[TREACHERY_DECK[card]]
        g.tell_only(1 << ask.seat, "event-card-up-seen", card=name)
        if g.seat_of(ATREIDES) != NOBODY:
            g.tell_only(1 << g.seat_of(ATREIDES), "event-card-up-seen", card=name)
        open_auction(g, MARKET, ask.value(WAY), ask.answers[-1] is CLOCKWISE)


def _way(name: str) -> str:
    return "way-" + name.replace("_", "-")


OPEN_MARKET: Final = OpenMarket("open_market")
BOOK.add(OPEN_MARKET)


# The auction of a card of the stock.


def auction_due(g: Table) -> bool:
    """In every bidding phase while the stock lasts, unless a Karama stops it (CHR-AUCTION-01, 26, CHR-KAR-14, 15)."""
    return g.seat_of(RICHESE) != NOBODY and bool(g.treachery.zones[STOCK]) and not stopped(g, RICHESE_AUCTION)


class Announce(Form[Table]):
    """Whether the auction takes place before or after the others; the argument is how many cards are dealt."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-announce-auction", "CHR-AUCTION-02", [AUCTION_FIRST, AUCTION_LAST])

    def complete(self, g: Table, ask: Ask) -> None:
        first = ask.answers[0] is AUCTION_FIRST
        g.tell("event-auction-first" if first else "event-auction-last", who=g.who(ask.seat))
        g.richese_last = not first


ANNOUNCE: Final = Announce("announce_auction")
BOOK.add(ANNOUNCE)


@rule("auction_if_first")
def auction_if_first(g: Table) -> None:
    if not g.richese_last:
        put_up_stock(g)


@rule("auction_if_last")
def auction_if_last(g: Table) -> None:
    """Also when the bidding ended because everybody passed (CHR-AUCTION-27)."""
    if g.richese_last:
        put_up_stock(g)


def put_up_stock(g: Table) -> None:
    """Only now are card and way chosen (CHR-AUCTION-05, 07), if anybody has room (CHR-AUCTION-29)."""
    if not any([g.has_room(seat) for seat in range(g.seats)]):
        return
    if g.treachery.zones[STOCK]:
        g.then(Ask(PUT_UP_STOCK, g.seat_of(RICHESE)))
    else:
        tell_empty_stock(g)


def tell_empty_stock(g: Table) -> None:
    """Richese have taken the last card of the stock before it could be put up (CHR-KAR-03, CHR-RUL-45)."""
    g.tell("event-stock-empty", who=g.who(g.seat_of(RICHESE)))


# The places of the answers; the first is the same on the black market.
STOCK_WAY: Final = 1
STOCK_DIRECTION: Final = 2


class PutUpStock(Form[Table]):
    """Which card of the stock is auctioned, and in which way.

    While it is asked Richese may take a card of the stock, perhaps the last one (CHR-RUL-45).
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == PUT_UP:
            if not g.treachery.zones[STOCK]:
                return None
            kinds = sorted({TREACHERY_DECK[card] for card in g.treachery.zones[STOCK]})
            return Question("prompt-put-up-stock", "CHR-AUCTION-05", [TREACHERY[kind] for kind in kinds])
        if given == STOCK_WAY:
            return Question("prompt-auction-way", "CHR-AUCTION-05", [ONCE_AROUND, SEALED_BIDS])
        if given == STOCK_DIRECTION and ask.answers[STOCK_WAY] is ONCE_AROUND:
            return Question("prompt-direction", "CHR-AUCTION-13", [COUNTERCLOCKWISE, CLOCKWISE])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers:
            tell_empty_stock(g)
            return
        card = next(one for one in g.treachery.zones[STOCK] if TREACHERY_DECK[one] == ask.value(PUT_UP))
        g.treachery.move(g, card, STOCK, UP, g.everyone)
        name = TREACHERY_WORDS[ask.value(PUT_UP)]
        g.tell("event-puts-up", who=g.who(ask.seat), card=name, way=_way(ask.answers[STOCK_WAY].name))
        open_auction(g, RICHESE_STOCK, ask.value(STOCK_WAY), ask.answers[-1] is CLOCKWISE)


PUT_UP_STOCK: Final = PutUpStock("put_up_stock")
BOOK.add(PUT_UP_STOCK)
