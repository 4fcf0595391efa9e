"""Deals with others and gifts to allies: what is offered, what is taken, what is refused."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS
from sandtable.games.classic.bot.campaign import best_shipment
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
    TERRITORY,
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
    may_bribe,
    offers_to,
)
from sandtable.games.classic.rules.promises import PROMISE_FORM
from sandtable.games.classic.terms import (
    A_PLACE,
    BIDDING,
    CHARITY,
    NOBODY,
    SHIP_MOVE,
    FactionIndex,
    Kind,
    Seat,
    Territory,
)
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
    KEEP_OUT: 1.5,
    ALLY_NEXT: 2.0,
    CANCEL_PROMISES: 0.0,
}
BRIBE_WAITS: Final = 0.8
"""Spice that may be used only after the mentat pause is worth a little less."""
PRICE_OF_A_LOOK: Final = 3
PRICE_OF_PEACE: Final = 3
RICH: Final = 14
POOR: Final = 4
WEAK: Final = 4
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
    if offer[WANTS] == KEEP_OUT:
        cost += most_gained_in(outlook, Territory(offer[WANTED] - A_PLACE))
    if outlook.missing(offer[BY]) <= 1 and not outlook.g.allied(outlook.seat, offer[BY]):
        cost += 3.0
    return gained - cost


def most_gained_in(outlook: Outlook, territory: Territory) -> float:
    """What this seat could gain by shipping to a territory this turn."""
    g, seat = outlook.g, outlook.seat
    if g.phase > SHIP_MOVE or g.voyaged[seat]:
        return 0.0
    return best_shipment(outlook, CELLS_OF[territory][0], g.reserve[seat]).gained


def speak_first(outlook: Outlook, options: list[Option]) -> Option | None:
    """Make an offer that helps both; let an ally use what one has too much of."""
    g, seat = outlook.g, outlook.seat
    if g.spoken[seat]:
        return None
    if OFFER in options and idea(outlook) is not None:
        return OFFER
    if GIVE in options and g.spice[seat] > GENEROUS and _poorest_ally(outlook) != NOBODY:
        return GIVE
    if PROMISE in options and g.spice[seat] > RICH and g.sealed_by(seat, PROMISE_FORM) is None:
        return PROMISE
    return None


class Idea:
    """An offer to make: to whom, what is given and how much, what is wanted and where."""

    def __init__(self, to: Seat, gives: int, given: int, wants: int, wanted: int) -> None:
        self.to = to
        self.gives = gives
        self.given = given
        self.wants = wants
        self.wanted = wanted


def idea(outlook: Outlook) -> Idea | None:
    """The first offer that makes sense now."""
    return _buy_a_look(outlook) or _sell_a_look(outlook) or _buy_peace(outlook)


def _buy_a_look(outlook: Outlook) -> Idea | None:
    """Who is rich sees the cards that Atreides see, in the turn's auction that is about to begin."""
    g, seat = outlook.g, outlook.seat
    seer = g.seat_of(ATREIDES)
    if seer in (NOBODY, seat) or g.allied(seat, seer) or not _auction_begins(outlook):
        return None
    wants = g.has_room(seat) and g.spice[seat] > RICH and not g.bidding_shared >> seat & 1
    return Idea(seer, SPICE, PRICE_OF_A_LOOK, SHARE_BIDDING_LOOK, 0) if wants and may_bribe(g, seat, seer) else None


def _sell_a_look(outlook: Outlook) -> Idea | None:
    """Atreides who are poor let the richest buyer see the cards too."""
    g, seat = outlook.g, outlook.seat
    if not g.plays(seat, ATREIDES) or g.spice[seat] > POOR or not _auction_begins(outlook):
        return None
    buyers = [foe for foe in outlook.foes() if g.has_room(foe) and g.spice[foe] > RICH and may_bribe(g, foe, seat)]
    buyers = [foe for foe in buyers if not g.bidding_shared >> foe & 1]
    if not buyers:
        return None
    richest = max(buyers, key=lambda foe: g.spice[foe])
    return Idea(richest, SHARE_BIDDING_LOOK, 0, SPICE, PRICE_OF_A_LOOK)


def _auction_begins(outlook: Outlook) -> bool:
    g = outlook.g
    return g.phase in (CHARITY, BIDDING) and (g.auction is None or g.auction.number <= 1)


def _buy_peace(outlook: Outlook) -> Idea | None:
    """Before the others move: the strongest of them is paid to keep out of a weakly held stronghold."""
    g, seat = outlook.g, outlook.seat
    if g.phase != SHIP_MOVE or g.spice[seat] <= RICH or not g.voyaged[seat]:
        return None
    waiting = [foe for foe in outlook.foes() if not g.voyaged[foe] and may_bribe(g, seat, foe)]
    weak = [place for place in STRONGHOLDS if g.controls(seat, place) and g.forces_in(seat, CELLS_OF[place]) <= WEAK]
    if not waiting or not weak:
        return None
    strongest = max(waiting, key=lambda foe: g.spice[foe] + g.reserve[foe])
    return Idea(strongest, SPICE, PRICE_OF_PEACE, KEEP_OUT, weak[0])


def _poorest_ally(outlook: Outlook) -> Seat:
    g = outlook.g
    poor = [ally for ally in g.allies_of(outlook.seat) if g.spice[ally] < GIFT]
    return min(poor, key=lambda ally: g.spice[ally]) if poor else NOBODY


# The questions of an offer, a gift and a promise.


def offer_to(outlook: Outlook, options: list[Option]) -> Option:
    made = idea(outlook)
    return options[0] if made is None else _if_there(FACTION[outlook.g.factions[made.to]], options)


def offer_give(outlook: Outlook, options: list[Option]) -> Option:
    made = idea(outlook)
    return options[0] if made is None else _if_there(TERM[made.gives], options)


def offer_want(outlook: Outlook, options: list[Option]) -> Option:
    made = idea(outlook)
    return options[0] if made is None else _if_there(TERM[made.wants], options)


def offer_spice(outlook: Outlook, options: list[Option]) -> Option:
    made = idea(outlook)
    wanted = PRICE_OF_A_LOOK if made is None else made.given if made.gives == SPICE else made.wanted
    return min(options, key=lambda option: abs(option.value - wanted))


def offer_territory(outlook: Outlook, options: list[Option]) -> Option:
    made = idea(outlook)
    return options[0] if made is None else _if_there(TERRITORY[made.wanted], options)


def _if_there(wanted: Option, options: list[Option]) -> Option:
    return wanted if wanted in options else options[0]


def offer_until(outlook: Outlook, options: list[Option]) -> Option:
    return THIS_TURN if THIS_TURN in options else options[0]


def give_to(outlook: Outlook, options: list[Option]) -> Option:
    ally = _poorest_ally(outlook)
    chosen = [option for option in options if outlook.g.seat_of(FactionIndex(option.value)) == ally]
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
        return min(options, key=lambda option: outlook.held_worth(Kind(option.value)))
    return options[0]
