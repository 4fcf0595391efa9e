"""Bidding phase (CLA-BID), with what Atreides, the Emperor and Harkonnen make of it, and Karama."""

from typing import Final

from sandtable.games.classic.advantages import BIDDING_LOOK, CARD_INCOME, FREE_CARD, WORTHLESS_KARAMA
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, HARKONNEN, RICHESE
from sandtable.games.classic.generated import Auction
from sandtable.games.classic.notation import BUY_WITH_KARAMA, FACTION, KARAMA_POWER, NUMBER, PASS, TREACHERY
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import (
    all_karama_kinds,
    could_have_karama,
    could_use_power,
    failed,
    karama_kinds,
    open_window,
    play_karama,
    stopped,
    used_up,
    window,
)
from sandtable.games.classic.rules.payments import means, pay
from sandtable.games.classic.rules.richese import (
    ANNOUNCE,
    auction_due,
    auction_if_first,
    auction_if_last,
    auctions_to_stop,
    offer_market,
)
from sandtable.games.classic.rules.sapho import offer_order
from sandtable.games.classic.rules.treachery_deck import draw_free_card, new_deck
from sandtable.games.classic.state import DECK, DISCARD, ROW, TAKEN, TOP, UP, Table
from sandtable.games.classic.terms import (
    BIDDING,
    NO_CARD,
    NOBODY,
    OVERBID,
    AdvantageIndex,
    Card,
    FactionIndex,
    Kind,
    Seat,
)
from sandtable.games.classic.treachery import TREACHERY_DECK, TREACHERY_WORDS
from sandtable.kernel.rows import replaced
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question, Step

ASKED_OF_SEVERAL: Final = Difference("asked-of-several", until=1)
"""Only who held several cards that serve as Karama was asked which covers an overbid."""
PASSES_COUNTED: Final = Difference("passes-counted", until=3)
"""An auction ended after as many passes as there were able players by then: one who gained room upset the count."""
TAKEN_LIE_APART: Final = Difference("taken-lie-apart", until=1)
"""The cards that Harkonnen took lay apart while others went back: an emptied place told the table which did."""


@rule("bidding_phase")
def bidding_phase(g: Table) -> None:
    """As many cards are dealt as players have room in hand (CLA-BID-01 to 06, 18)."""
    g.phase = BIDDING
    g.then(Do(declare_hands))
    if g.seat_of(RICHESE) != NOBODY:
        g.then(Do(offer_market))
        advantages = auctions_to_stop(g)
        if advantages:
            g.then(Do(open_window, tuple(advantages)))


@rule("declare_hands")
def declare_hands(g: Table) -> None:
    """Each card that Richese put up is one less in the row (CHR-AUCTION-04, 29, CHR-MARKET-08, 15, CHR-RUL-04)."""
    able = len([seat for seat in range(g.seats) if g.has_room(seat)])
    hands = [g.who(seat) for seat in g.order() if g.has_room(seat)]
    g.tell("event-bidding", count=able, able=hands)
    if not able:
        return
    if g.market_sold:
        able -= 1
    if auction_due(g):
        row = Do(auction_row, max(0, able - 1))
        g.then(Ask(ANNOUNCE, g.seat_of(RICHESE)), Do(auction_if_first), row, Do(auction_if_last))
    else:
        g.then(Do(auction_row, max(0, able)))


@rule("auction_row")
def auction_row(g: Table, count: int) -> None:
    """The cards of the deck, if there are any to deal."""
    if not count:
        return
    deal = Do(deal_row, count)
    if g.seat_of(ATREIDES) != NOBODY:
        window(g, (BIDDING_LOOK,), deal)
    else:
        g.then(deal)
    offer_order(g)


@rule("deal_row")
def deal_row(g: Table, count: int) -> None:
    """The unsold card that Atreides know comes first; an empty deck is made anew (CLA-BID-16, 19, 20)."""
    cards = g.treachery
    if cards.zones[TOP]:
        cards.move_all(g, TOP, ROW, 0)
    missing = count - len(cards.zones[ROW])
    dealt = cards.draw(g, missing, DECK, ROW, 0)
    if len(dealt) < missing and cards.zones[DISCARD]:
        new_deck(g)
        cards.draw(g, missing - len(dealt), DECK, ROW, 0)
    g.auction = Auction(len(cards.zones[ROW]))
    g.tell("event-row-dealt", count=g.auction.cards)
    g.then(Do(next_card), Do(end_of_bidding))


@rule("end_of_bidding")
def end_of_bidding(g: Table) -> None:
    g.auction = None
    g.bidding_shared = 0


# One card after the other.


@rule("next_card")
def next_card(g: Table) -> None:
    """Cards come up one at a time, until all are sold or one is not wanted (CLA-BID-07, 17)."""
    if not g.treachery.zones[ROW]:
        return
    g.then(Do(put_up_card))
    harkonnen = g.seat_of(HARKONNEN)
    if harkonnen != NOBODY and could_use_power(g, harkonnen):
        g.then(Ask(KARAMA_SWAP, harkonnen))


@rule("put_up_card")
def put_up_card(g: Table) -> None:
    """Atreides look at the card that comes up, unless they were stopped (CLA-FAC-ATR-02, 03, CLA-KAR-19)."""
    auction = g.bidding
    opener = _opener(g)
    if opener == NOBODY:
        _return_cards(g)
        return
    auction.number += 1
    auction.opener = opener
    auction.bidder = NOBODY
    auction.bid = 0
    auction.passes = 0
    seer = g.seat_of(ATREIDES)
    looks = seer != NOBODY and not stopped(g, BIDDING_LOOK)
    card = g.treachery.zones[ROW][0]
    seers = (1 << seer | g.bidding_shared) if looks else 0
    g.treachery.move(g, card, ROW, UP, seers)
    if g.telling:
        g.tell("event-card-up", number=auction.number, count=auction.cards)
    if looks:
        g.tell_only(seers, "event-card-up-seen", card=TREACHERY_WORDS[TREACHERY_DECK[card]])
    g.then(Do(call_on, opener))


def _opener(g: Table) -> Seat:
    """Who opens: the First Player, then the next to the right of the last opener, if able (CLA-BID-08, 15).

    After a normal auction on the black market it goes on from there (CHR-MARKET-16); Juice of Sapho lets somebody begin
    or end the first round.
    """
    auction = g.bidding
    if auction.opener == NOBODY:
        if g.acts_first != NOBODY:
            return _able_from(g, g.acts_first)
        if g.acts_last != NOBODY:
            return _able_from(g, (g.acts_last + 1) % g.seats)
        if g.market_opener != NOBODY:
            return _able_from(g, (g.market_opener + 1) % g.seats)
        return _able_from(g, g.first)
    return _able_from(g, (auction.opener + 1) % g.seats)


def _able_from(g: Table, start: Seat) -> Seat:
    """The first seat from this one on, counter-clockwise, that has room in hand."""
    for place in range(g.seats):
        seat = (start + place) % g.seats
        if g.has_room(seat):
            return seat
    return NOBODY


@rule("call_on")
def call_on(g: Table, seat: Seat) -> None:
    """It is the seat's turn to bid; whoever plainly cannot is passed over (CLA-BID-11)."""
    auction = g.bidding
    auction.turn = seat
    if could_bid(g, seat):
        g.then(Ask(BID, seat))
    else:
        g.then(Do(pass_on, seat))


def could_bid(g: Table, seat: Seat) -> bool:
    """Whether the seat could outbid, as far as the public knows: by its own spice, its allies', or a Karama."""
    purse = g.spice[seat] + sum([g.spice[ally] for ally in g.allies_of(seat)])
    return purse > g.bidding.bid or could_have_karama(g, seat)


@rule("pass_on")
def pass_on(g: Table, seat: Seat) -> None:
    """A pass; when it has gone round, the card is sold or nobody wants it (CLA-BID-11, 12, 16)."""
    auction = g.bidding
    auction.passes += 1
    if g.telling:
        g.tell("event-passes", who=g.who(seat))
    following = _able_from(g, (seat + 1) % g.seats)
    if not _gone_round(g, seat, following):
        g.then(Do(call_on, following))
    elif auction.bidder == NOBODY:
        _return_cards(g)
    else:
        g.then(Do(sold))


def _gone_round(g: Table, seat: Seat, following: Seat) -> bool:
    """Whether all others have passed since the last bid, or everybody since the card came up.

    Who gains room in hand while it goes round takes part when it comes to them (CLA-RUL-45).
    """
    auction = g.bidding
    if g.follows(PASSES_COUNTED):
        able = len([other for other in range(g.seats) if g.has_room(other)])
        return auction.passes == (able if auction.bidder == NOBODY else able - 1)
    end = auction.opener if auction.bidder == NOBODY else auction.bidder
    return (end - seat - 1) % g.seats <= (following - seat - 1) % g.seats


def _return_cards(g: Table) -> None:
    """Unsold cards go back on top of the deck, and bidding is over (CLA-BID-16).

    Nobody has seen those still in the row, so that they may lie anywhere in the deck; the one that Atreides have seen
    lies on top.
    """
    cards = g.treachery
    g.tell("event-cards-return", count=len(cards.zones[UP]) + len(cards.zones[ROW]))
    seer = g.seat_of(ATREIDES)
    if cards.zones[UP]:
        seen = seer != NOBODY and cards.zones[UP] == cards.known(seer, UP)
        if seen:
            cards.move_all(g, UP, TOP, 0)
        else:
            cards.pour(UP, DECK)
    cards.pour(ROW, DECK)


# The places of the answers.
SUM: Final = 0
KARAMA_CARD: Final = 1


class Bid(Form[Table]):
    """Bid more than the last bid, pass, or take the card with Karama at once (CLA-BID-09, 10, 14, CLA-KAR-13 to 16)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        kinds = karama_kinds(g, ask.seat)
        if not ask.answers:
            least = g.bidding.bid + 1
            most = means(g, ask.seat)
            if kinds:
                most = max(most, OVERBID)
            options = [PASS, *NUMBER[least : most + 1]]
            if kinds:
                options.append(BUY_WITH_KARAMA)
            own, together = g.spice[ask.seat], means(g, ask.seat)
            args = {"bid": g.bidding.bid, "spice": own, "means": together, "support": together - own}
            return Question("prompt-bid", "CLA-BID-09", options, args)
        if ask.answers[SUM] is BUY_WITH_KARAMA and len(ask.answers) == KARAMA_CARD and len(kinds) > 1:
            return Question("prompt-karama-with", "CLA-FAC-BG-15", [TREACHERY[kind] for kind in kinds])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        auction = g.bidding
        chosen = ask.answers[SUM]
        if chosen is PASS:
            g.then(Do(pass_on, ask.seat))
        elif chosen is BUY_WITH_KARAMA:
            kind = Kind(ask.value(KARAMA_CARD)) if len(ask.answers) > KARAMA_CARD else karama_kinds(g, ask.seat)[0]
            play_karama(g, ask.seat, kind, Do(take_with_karama, ask.seat))
        else:
            auction.bidder = ask.seat
            auction.bid = chosen.value
            auction.passes = 0
            if g.telling:
                g.tell("event-bids", who=g.who(ask.seat), count=chosen.value)
            following = _able_from(g, (ask.seat + 1) % g.seats)
            g.then(Do(sold) if following == ask.seat else Do(call_on, following))


BID: Final = Bid("bid")
BOOK.add(BID)


@rule("take_with_karama")
def take_with_karama(g: Table, seat: Seat) -> None:
    """The card is taken without paying, which ends its auction; a Karama that was stopped changes nothing."""
    if failed(g):
        g.then(Do(call_on, seat))
    else:
        g.bidding.bidder = seat
        g.tell("event-buys-with-karama", who=g.who(seat))
        g.then(Do(hand_over, seat, 0))


# Paying and taking.


@rule("sold")
def sold(g: Table) -> None:
    """The winner pays, or plays the Karama that the bid was made on (CLA-BID-13, CLA-KAR-15)."""
    auction = g.bidding
    seat, price = auction.bidder, auction.bid
    if g.telling:
        g.tell("event-sold", who=g.who(seat), count=price)
    if price > means(g, seat):
        g.then(Ask(SHOW_KARAMA, seat) if _could_choose_karama(g, seat) else Do(cover, seat))
    else:
        g.then(Do(hand_over, seat, price))


def _could_choose_karama(g: Table, seat: Seat) -> bool:
    """Whether several cards of the hand may serve as Karama, as far as the public knows: a question that is left out
    would tell what the Bene Gesserit hold."""
    if g.follows(ASKED_OF_SEVERAL):
        return len(all_karama_kinds(g, seat)) > 1
    return g.advanced and g.plays(seat, BENE_GESSERIT) and g.hand_size(seat) > 1


@rule("cover")
def cover(g: Table, seat: Seat) -> None:
    """The overbid is covered by the only card that can. A world that somebody imagines may have dealt it elsewhere."""
    kinds = all_karama_kinds(g, seat)
    if kinds:
        play_karama(g, seat, kinds[0], Do(overbid, seat))
    else:
        g.then(Do(overbid, seat))


class ShowKarama(Form[Table]):
    """With which card the overbid is covered."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        # Whoever bid so high has one; in a world that somebody imagines without it, any card stands for it.
        kinds = all_karama_kinds(g, ask.seat) or g.kinds_held(ask.seat)
        return Question("prompt-karama-with", "CLA-FAC-BG-15", [TREACHERY[kind] for kind in kinds])

    def complete(self, g: Table, ask: Ask) -> None:
        play_karama(g, ask.seat, Kind(ask.value(0)), Do(overbid, ask.seat))


SHOW_KARAMA: Final = ShowKarama("show_karama")
BOOK.add(SHOW_KARAMA)


@rule("overbid")
def overbid(g: Table, seat: Seat) -> None:
    """Nothing is paid; if the Karama was stopped, the bid was none and the card is auctioned once more."""
    if failed(g):
        used_up(g, WORTHLESS_KARAMA)
        auction = g.bidding
        auction.bidder, auction.bid, auction.passes = NOBODY, 0, 0
        g.tell("event-bid-void", who=g.who(seat))
        g.then(Do(call_on, _able_from(g, auction.opener)))
    else:
        g.tell("event-buys-with-karama", who=g.who(seat))
        g.then(Do(hand_over, seat, 0))


@rule("hand_over")
def hand_over(g: Table, seat: Seat, price: int) -> None:
    """Before the card changes hands, the others may stop what the Emperor and Harkonnen gain by it (CLA-KAR-28, 47)."""
    advantages: list[AdvantageIndex] = []
    emperor = g.seat_of(EMPEROR)
    if price and emperor not in (NOBODY, seat):
        advantages.append(CARD_INCOME)
    if g.plays(seat, HARKONNEN) and g.hand_size(seat) + 1 < g.faction(seat).hand_limit:
        advantages.append(FREE_CARD)
    steps: list[Step] = [Do(take_card, seat, price), Do(next_card)]
    if advantages:
        steps.insert(0, Do(open_window, tuple(advantages)))
    g.then(*steps)


@rule("take_card")
def take_card(g: Table, seat: Seat, price: int) -> None:
    """The price goes to the Emperor, if in play; the card is seen by its buyer only (CLA-FAC-EMP-02 to 05)."""
    if price:
        emperor = g.seat_of(EMPEROR)
        income = emperor not in (NOBODY, seat) and not stopped(g, CARD_INCOME)
        pay(g, seat, price, emperor if income else NOBODY)
    card = g.treachery.zones[UP][0]
    g.treachery.move(g, card, UP, g.hand(seat), 1 << seat)
    if g.telling:
        g.tell("event-takes-card", who=g.who(seat))
        g.tell_only(1 << seat, "event-treachery-seen", cards=[TREACHERY_WORDS[TREACHERY_DECK[card]]])
    if g.plays(seat, HARKONNEN) and g.has_room(seat) and not stopped(g, FREE_CARD):
        draw_free_card(g, seat)
    used_up(g, CARD_INCOME)
    used_up(g, FREE_CARD)


# The special power of the Harkonnen (CLA-KAR-56, 58, CLA-RUL-29).


# The places of the answers.
SWAP: Final = 0
SWAP_FROM: Final = 1
SWAP_COUNT: Final = 2


class KaramaSwap(Form[Table]):
    """Whether to play a Karama for other cards: from whom, and how many."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == SWAP:
            victims = [seat for seat in g.order() if seat != ask.seat and g.hand_size(seat)]
            usable = victims and karama_kinds(g, ask.seat)
            return Question("prompt-karama-swap", "CLA-KAR-56", [PASS, *([KARAMA_POWER] if usable else [])])
        if ask.answers[SWAP] is PASS or given > SWAP_COUNT:
            return None
        if given == SWAP_FROM:
            victims = [seat for seat in g.order() if seat != ask.seat and g.hand_size(seat)]
            return Question("prompt-karama-swap-from", "CLA-KAR-56", [FACTION[g.factions[seat]] for seat in victims])
        most = g.hand_size(g.seat_of(FactionIndex(ask.value(SWAP_FROM))))
        return Question("prompt-karama-swap-count", "CLA-RUL-29", NUMBER[1 : most + 1])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[SWAP] is not PASS:
            g.power_used = replaced(g.power_used, ask.seat, True)
            victim = g.seat_of(FactionIndex(ask.value(SWAP_FROM)))
            kind = karama_kinds(g, ask.seat)[0]
            play_karama(g, ask.seat, kind, Do(take_unseen, ask.seat, victim, ask.value(SWAP_COUNT)))


@rule("take_unseen")
def take_unseen(g: Table, seat: Seat, victim: Seat, count: int) -> None:
    """So many cards are drawn from the other hand by chance."""
    both = 1 << seat | 1 << victim
    drawn = g.treachery.draw(g, count, g.hand(victim), TAKEN, both)
    g.tell("event-takes-unseen", who=g.who(seat), victim=g.who(victim), count=count)
    g.tell_only(both, "event-cards-taken", cards=[TREACHERY_WORDS[TREACHERY_DECK[card]] for card in drawn])
    g.then(Ask(GIVE_BACK, seat, victim, count))


class GiveBack(Form[Table]):
    """Which cards go back, as many as were taken."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        count = ask.args[1]
        assert isinstance(count, int)
        if len(ask.answers) == count:
            return None
        kinds = sorted({TREACHERY_DECK[card] for card in self._left(g, ask)})
        args = {"count": count - len(ask.answers)}
        return Question("prompt-give-back", "CLA-KAR-56", [TREACHERY[kind] for kind in kinds], args)

    def complete(self, g: Table, ask: Ask) -> None:
        victim = ask.args[0]
        assert isinstance(victim, int)
        both = 1 << ask.seat | 1 << victim
        if not g.follows(TAKEN_LIE_APART):
            # One hand first: nobody else may know whether what goes back was taken or held before.
            g.treachery.move_all(g, TAKEN, g.hand(ask.seat), both)
        for answer in ask.answers:
            card = g.held(ask.seat, Kind(answer.value))
            zone = g.hand(ask.seat)
            if card == NO_CARD:
                card = next(one for one in g.treachery.zones[TAKEN] if TREACHERY_DECK[one] == answer.value)
                zone = TAKEN
            g.treachery.move(g, card, zone, g.hand(victim), both)
        if g.follows(TAKEN_LIE_APART):
            g.treachery.move_all(g, TAKEN, g.hand(ask.seat), both)
        g.tell("event-gives-back", who=g.who(ask.seat), victim=g.who(victim), count=len(ask.answers))
        names = [TREACHERY_WORDS[answer.value] for answer in ask.answers]
        g.tell_only(both, "event-cards-given", cards=names)

    def _left(self, g: Table, ask: Ask) -> list[Card]:
        """The own cards and those taken, without those already chosen."""
        left = g.treachery.zones[g.hand(ask.seat)] + g.treachery.zones[TAKEN]
        for answer in ask.answers:
            left.remove(next(card for card in left if TREACHERY_DECK[card] == answer.value))
        return left


KARAMA_SWAP: Final = KaramaSwap("karama_swap")
GIVE_BACK: Final = GiveBack("give_back")
BOOK.add(KARAMA_SWAP)
BOOK.add(GIVE_BACK)
