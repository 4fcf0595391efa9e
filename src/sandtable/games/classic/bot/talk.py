"""Deals with others and gifts to allies: what is offered, what is taken, what is refused."""

from typing import Final

from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.factions import ATREIDES
from sandtable.games.classic.notation import (
    ACCEPT_FROM,
    FACTION,
    GIVE,
    OFFER,
    PROMISE,
    REFUSE,
    TERM,
    THIS_TURN,
    YES,
)
from sandtable.games.classic.rules.deals import (
    ALLY_NEXT,
    BY,
    CANCEL_PROMISES,
    GIVEN,
    GIVES,
    KEEP_OUT,
    NO_RETURN,
    SHARE_BIDDING_LOOK,
    SHARE_SPICE_LOOK,
    SHOW_CARD,
    SHOW_PREDICTED_FACTION,
    SHOW_PREDICTED_TURN,
    SHOW_SPICE_CARD,
    SHOW_STORM_CARD,
    SHOW_TRAITOR,
    SPICE,
    WANTED,
    WANTS,
    offers_to,
)
from sandtable.games.classic.rules.promises import PROMISE_FORM
from sandtable.games.classic.terms import BIDDING, CHARITY, NOBODY, Seat
from sandtable.kernel.notation import Option

# What it is worth to be given something, and what it costs to give it, in spice.
RECEIVED: Final[dict[int, float]] = {
    NO_RETURN: 0.0,
    SHOW_CARD: 0.8,
    SHOW_TRAITOR: 1.5,
    SHOW_PREDICTED_FACTION: 2.0,
    SHOW_PREDICTED_TURN: 1.5,
    SHOW_STORM_CARD: 0.8,
    SHOW_SPICE_CARD: 1.0,
    SHARE_BIDDING_LOOK: 3.5,
    SHARE_SPICE_LOOK: 1.0,
    KEEP_OUT: 0.5,
    ALLY_NEXT: 0.3,
    CANCEL_PROMISES: 0.0,
}
GIVEN_AWAY: Final[dict[int, float]] = {
    NO_RETURN: 0.0,
    SHOW_CARD: 1.5,
    SHOW_TRAITOR: 5.0,
    SHOW_PREDICTED_FACTION: 8.0,
    SHOW_PREDICTED_TURN: 6.0,
    SHOW_STORM_CARD: 1.0,
    SHOW_SPICE_CARD: 1.0,
    SHARE_BIDDING_LOOK: 2.0,
    SHARE_SPICE_LOOK: 1.0,
    KEEP_OUT: 2.0,
    ALLY_NEXT: 2.0,
    CANCEL_PROMISES: 0.0,
}
BRIBE_WAITS: Final = 0.8
"""Spice that may be used only after the mentat pause is worth a little less."""
PRICE_OF_A_LOOK: Final = 3
RICH: Final = 14
GENEROUS: Final = 18
GIFT: Final = 5
PROMISED: Final = 6


def answer_offers(outlook: Outlook, options: list[Option]) -> Option | None:
    """Take what is worth it, refuse the rest."""
    g, seat = outlook.g, outlook.seat
    for offer in offers_to(g, seat):
        faction = g.factions[offer[BY]]
        taken, refused = ACCEPT_FROM[faction], REFUSE[faction]
        if offer_worth(outlook, offer) > 0.0 and taken in options:
            return taken
        if refused in options:
            return refused
    return None


def offer_worth(outlook: Outlook, offer: tuple[int, ...]) -> float:
    """What an offer to this seat is worth; who is about to win gets nothing."""
    gained = BRIBE_WAITS * offer[GIVEN] if offer[GIVES] == SPICE else RECEIVED[offer[GIVES]]
    cost = float(offer[WANTED]) if offer[WANTS] == SPICE else GIVEN_AWAY[offer[WANTS]]
    if outlook.missing(offer[BY]) <= 1 and not outlook.g.allied(outlook.seat, offer[BY]):
        cost += 3.0
    return gained - cost


def speak_first(outlook: Outlook, options: list[Option]) -> Option | None:
    """Buy a look at the cards up for auction; let an ally use what one has too much of."""
    g, seat = outlook.g, outlook.seat
    if g.spoken[seat]:
        return None
    if OFFER in options and _wants_look(outlook):
        return OFFER
    if GIVE in options and g.spice[seat] > GENEROUS and _poorest_ally(outlook) != NOBODY:
        return GIVE
    if PROMISE in options and g.spice[seat] > RICH and g.sealed_by(seat, PROMISE_FORM) is None:
        return PROMISE
    return None


def _wants_look(outlook: Outlook) -> bool:
    """Whether it pays to see the cards that Atreides see, in the turn's auction that is about to begin."""
    g, seat = outlook.g, outlook.seat
    seer = g.seat_of(ATREIDES)
    if seer in (NOBODY, seat) or g.allied(seat, seer) or g.phase not in (CHARITY, BIDDING):
        return False
    early = g.auction is None or g.auction.number <= 1
    return early and g.has_room(seat) and g.spice[seat] > RICH and not g.bidding_shared >> seat & 1


def _poorest_ally(outlook: Outlook) -> Seat:
    g = outlook.g
    poor = [ally for ally in g.allies_of(outlook.seat) if g.spice[ally] < GIFT]
    return min(poor, key=lambda ally: g.spice[ally]) if poor else NOBODY


# The questions of an offer, a gift and a promise.


def offer_to(outlook: Outlook, options: list[Option]) -> Option:
    wanted = FACTION[ATREIDES]
    return wanted if wanted in options else options[0]


def offer_give(outlook: Outlook, options: list[Option]) -> Option:
    return TERM[SPICE] if TERM[SPICE] in options else options[0]


def offer_spice(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: abs(option.value - PRICE_OF_A_LOOK))


def offer_want(outlook: Outlook, options: list[Option]) -> Option:
    return TERM[SHARE_BIDDING_LOOK] if TERM[SHARE_BIDDING_LOOK] in options else options[0]


def offer_until(outlook: Outlook, options: list[Option]) -> Option:
    return THIS_TURN if THIS_TURN in options else options[0]


def give_to(outlook: Outlook, options: list[Option]) -> Option:
    ally = _poorest_ally(outlook)
    chosen = [option for option in options if outlook.g.seat_of(option.value) == ally]
    return chosen[0] if chosen else options[0]


def give(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: abs(option.value - GIFT))


def promise(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: abs(option.value - PROMISED))


def grant(outlook: Outlook, options: list[Option]) -> Option:
    return YES


def show(outlook: Outlook, options: list[Option]) -> Option:
    """The card, or the traitor, that tells least."""
    if options[0].kind == "card":
        return min(options, key=lambda option: outlook.card_worth(option.value))
    return options[0]
