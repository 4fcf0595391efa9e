"""The auction going on: whose turn it is to bid, and who bids most so far (CLA-BID)."""

from typing import Any

from sandtable.games.classic.terms import NOBODY


class Auction:
    """One bidding phase. The card up for auction lies in the zone UP, those to come in ROW."""

    def __init__(self, cards: int) -> None:
        # How many cards were dealt, and how many of them have come up.
        self.cards = cards
        self.number = 0
        # Who opened the card that is up, whose turn it is, and the highest bid.
        self.opener = NOBODY
        self.turn = NOBODY
        self.bidder = NOBODY
        self.bid = 0
        # What the bidder's ally adds to that bid: known to the two allies only (CLA-RUL-40).
        self.passes = 0

    def copy(self) -> "Auction":
        other = Auction(self.cards)
        other.number = self.number
        other.opener = self.opener
        other.turn = self.turn
        other.bidder = self.bidder
        other.bid = self.bid
        other.passes = self.passes
        return other

    def pack(self) -> list[Any]:
        return [self.cards, self.number, self.opener, self.turn, self.bidder, self.bid, self.passes]


def unpacked_auction(data: list[Any]) -> Auction:
    auction = Auction(data[0])
    auction.number, auction.opener, auction.turn, auction.bidder, auction.bid, auction.passes = data[1:]
    return auction
