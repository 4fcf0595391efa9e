"""What the heuristic does with the means of CHOAM and House Richese, and with the new treachery cards."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS, TERRITORY_OF
from sandtable.games.classic.bot.business import bid_limit, spare_spice
from sandtable.games.classic.bot.karama import about_to_win, pass_on
from sandtable.games.classic.bot.outlook import SPECIAL_CARDS, UNUSUAL_WEAPONS, Outlook
from sandtable.games.classic.notation import (
    ACT_FIRST,
    ACT_LAST,
    CELL,
    DECLINE,
    DONE,
    DOUBLE,
    FACTION,
    NORMAL_BIDS,
    NOTHING,
    ONCE_AROUND,
    PASS,
    SEALED_BIDS,
    TREACHERY,
)
from sandtable.games.classic.rules.choam import price_of
from sandtable.games.classic.rules.richese import PUT_UP
from sandtable.games.classic.rules.worthless import caught
from sandtable.games.classic.terms import ONCE_AROUND_WAY, SHIP_MOVE, Cell, Kind, Seat
from sandtable.games.classic.treachery import (
    BALISET,
    JUBBA_CLOAK,
    KULON,
    LA_LA_LA,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TRIP_TO_GAMONT,
)
from sandtable.kernel.notation import Option

POOR: Final = 5
"""With so little spice CHOAM turn every card into spice."""
FROM_TURN: Final = 3
"""Inflation is laid late: what it gives in one turn it takes in the next, if there is one."""
AIMED_AT: Final = 0.75
"""Who bids only once offers such a part of what the card is worth."""
USUAL_CARD: Final = 5.0
SELLABLE: Final = 1.6
WANTED: Final = 4.0
KEPT_FOR_BATTLES: Final = 6


# Auctions of House Richese.


def sealed_bid(outlook: Outlook, options: list[Option]) -> Option:
    """What the card is worth, out of what can be spared."""
    limit = min(bid_limit(outlook), float(spare_spice(outlook)))
    within = [option for option in options if option.value <= limit]
    return within[-1] if within else options[0]


def outbid(outlook: Outlook, options: list[Option]) -> Option:
    """Once around everybody bids once: near to what the card is worth, the last one just enough."""
    numbers = [option for option in options if option.kind == "number"]
    if not numbers:
        return PASS
    auction = outlook.g.bidding
    limit = min(bid_limit(outlook), float(spare_spice(outlook)))
    if numbers[0].value > limit:
        return PASS
    if auction.way != ONCE_AROUND_WAY or not auction.waiting:
        return numbers[0]
    aimed = [option for option in numbers if option.value <= AIMED_AT * limit]
    return aimed[-1] if aimed else numbers[0]


def put_up(outlook: Outlook, options: list[Option]) -> Option:
    """The card that others will pay most for."""
    return max(options, key=lambda option: _sells_for(Kind(option.value)))


def _sells_for(kind: Kind) -> float:
    """What others will think that a card is worth."""
    return SPECIAL_CARDS.get(kind, UNUSUAL_WEAPONS.get(kind, USUAL_CARD))


def auction_way(outlook: Outlook, options: list[Option]) -> Option:
    """Who wants the card itself bids last; otherwise sealed bids bring most, and on the black market a normal one."""
    g = outlook.g
    form = g.form_of(outlook.seat)
    kind = Kind(form.value(PUT_UP) if form is not None and form.answers else 0)
    if NORMAL_BIDS in options:
        return NORMAL_BIDS
    wants = outlook.card_worth(kind) >= WANTED and g.has_room(outlook.seat) and spare_spice(outlook) > 2
    return ONCE_AROUND if wants else SEALED_BIDS


def market(outlook: Outlook, options: list[Option]) -> Option:
    """The card that one misses least, if that is a poor one: others pay for what they do not see."""
    cards = [option for option in options if option.kind == "card"]
    poorest = min(cards, key=lambda option: outlook.held_worth(Kind(option.value)))
    return poorest if outlook.held_worth(Kind(poorest.value)) <= SELLABLE else PASS


def claim(outlook: Outlook, options: list[Option]) -> Option:
    return NOTHING


# CHOAM.


def cash(outlook: Outlook, options: list[Option]) -> Option:
    """Spice for duplicates, and for worthless cards whose power is worth less; the ally's cards are left alone."""
    poor = outlook.g.spice[outlook.seat] < POOR
    for option in options:
        if option.kind == "card" and (poor or power_worth(outlook, Kind(option.value)) < price_of(Kind(option.value))):
            return option
    return DONE if DONE in options else pass_on(outlook, options)


def power_worth(outlook: Outlook, kind: Kind) -> float:
    """What CHOAM can do with a worthless card; with a duplicate, nothing that its twin cannot do."""
    g, seat = outlook.g, outlook.seat
    if not TREACHERY_CARDS[kind].worthless:
        return 0.0
    if kind == BALISET:
        return 3.0 if outlook.held()[seat] else 0.5
    if kind == TRIP_TO_GAMONT:
        return 3.0 if any([about_to_win(outlook, foe) for foe in outlook.foes()]) else 1.0
    if kind == JUBBA_CLOAK:
        exposed = [cell for cell, count in enumerate(g.forces[seat]) if count > 1 and outlook.storm_comes(Cell(cell))]
        return 3.0 if exposed else 0.0
    return 1.0 if kind == KULON else 0.5


def inflation(outlook: Outlook, options: list[Option]) -> Option:
    """Double late in the game, or when spice is wanted at once."""
    g = outlook.g
    wanted = g.turn >= FROM_TURN or g.turn + 1 >= g.turns or g.spice[outlook.seat] < POOR
    return DOUBLE if wanted else PASS


def exchange(outlook: Outlook, options: list[Option]) -> Option:
    """A card that one would throw away, or none."""
    cards = [option for option in options if option.kind == "card"]
    poorest = min(cards, key=lambda option: outlook.held_worth(Kind(option.value))) if cards else DECLINE
    return poorest if cards and outlook.held_worth(Kind(poorest.value)) < SELLABLE else DECLINE


def support_ally(outlook: Outlook, options: list[Option]) -> Option:
    """What is not needed for own battles."""
    spare = max(0, outlook.g.spice[outlook.seat] - KEPT_FOR_BATTLES)
    return max([option for option in options if option.value <= spare], key=lambda option: option.value)


def baliset(outlook: Outlook, options: list[Option]) -> Option:
    """Where the group that comes would probably win, or the place is a stronghold."""
    form = outlook.g.form_of(outlook.seat)
    assert form is not None
    foe, target = form.args
    assert isinstance(foe, int)
    assert isinstance(target, int)
    territory = TERRITORY_OF[target]
    mine = outlook.forces_there(outlook.seat, CELLS_OF[territory])
    worried = territory in STRONGHOLDS or outlook.odds(mine, 0, foe, territory) < 0.5
    return _play_if(outlook, options, BALISET, worried)


def la_la_la(outlook: Outlook, options: list[Option]) -> Option:
    """Against a foe who is about to win and has many forces to revive."""
    form = outlook.g.form_of(outlook.seat)
    victim = -1 if form is None else form.args[0]
    assert isinstance(victim, int)
    hurts = victim in outlook.foes() and about_to_win(outlook, victim) and outlook.g.tanks[victim] >= 3
    return _play_if(outlook, options, LA_LA_LA, hurts)


def jubba_cloak(outlook: Outlook, options: list[Option]) -> Option:
    form = outlook.g.form_of(outlook.seat)
    cells = () if form is None else form.args[0]
    assert isinstance(cells, tuple)
    lost = [
        outlook.g.forces_in(outlook.seat, CELLS_OF[place])
        for place in caught(outlook.g, [Cell(cell) for cell in cells])
    ]
    return _play_if(outlook, options, JUBBA_CLOAK, max([*lost, 0]) >= 2)


def jubba_where(outlook: Outlook, options: list[Option]) -> Option:
    """Where most would be lost."""
    return max(options, key=lambda option: outlook.g.forces_in(outlook.seat, CELLS_OF[option.value]))


def gamont(outlook: Outlook, options: list[Option]) -> Option:
    """A foe who wins by one lone force in a stronghold loses it."""
    return _play_if(outlook, options, TRIP_TO_GAMONT, _lone_force(outlook) is not None)


def gamont_whom(outlook: Outlook, options: list[Option]) -> Option:
    found = _lone_force(outlook)
    wanted = options[0] if found is None else FACTION[outlook.g.factions[found[0]]]
    return wanted if wanted in options else options[0]


def gamont_where(outlook: Outlook, options: list[Option]) -> Option:
    found = _lone_force(outlook)
    wanted = options[0] if found is None else CELL[found[1]]
    return wanted if wanted in options else options[0]


def _lone_force(outlook: Outlook) -> tuple[Seat, Cell] | None:
    """A foe who has the strongholds to win, and the cell of one that a single force holds."""
    g = outlook.g
    for foe in outlook.foes():
        if outlook.missing(foe) <= 0:
            for place in STRONGHOLDS:
                cells = CELLS_OF[place]
                if g.controls(foe, place) and g.forces_in(foe, cells) == 1:
                    return foe, next(cell for cell in cells if g.forces[foe][cell])
    return None


def _play_if(outlook: Outlook, options: list[Option], kind: Kind, wanted: bool) -> Option:
    card = TREACHERY[kind]
    if card in options:
        return card if wanted else PASS
    return pass_on(outlook, options)


# Cards of the Richese stock.


def sapho(outlook: Outlook, options: list[Option]) -> Option:
    """Who can win by moving last does; who stands at an auction bids last."""
    g, seat = outlook.g, outlook.seat
    if ACT_LAST not in options:
        return pass_on(outlook, options)
    if g.phase == SHIP_MOVE and about_to_win(outlook, seat):
        return ACT_LAST
    threatened = [foe for foe in outlook.foes() if about_to_win(outlook, foe)]
    return ACT_LAST if g.phase == SHIP_MOVE and threatened and ACT_FIRST in options else PASS


def semuta(outlook: Outlook, options: list[Option]) -> Option:
    cards = [option for option in options if option.kind == "card"]
    if not cards:
        return pass_on(outlook, options)
    best = max(cards, key=lambda option: outlook.card_worth(Kind(option.value)))
    return best if outlook.card_worth(Kind(best.value)) >= WANTED else PASS


def best_of(outlook: Outlook, options: list[Option]) -> Option:
    """The card that adds most to the hand."""
    return max(options, key=lambda option: outlook.card_worth(Kind(option.value)))


def worst_of(outlook: Outlook, options: list[Option]) -> Option:
    """The card that the hand misses least."""
    return min(options, key=lambda option: outlook.held_worth(Kind(option.value)))


def sell(outlook: Outlook, options: list[Option]) -> Option:
    """By Karama CHOAM sell what is worth less than it brings."""
    cards = [option for option in options if option.kind == "card" and outlook.held_worth(Kind(option.value)) < 2.5]
    if cards:
        return min(cards, key=lambda option: outlook.held_worth(Kind(option.value)))
    return DONE if DONE in options else worst_of(outlook, options)


def best_in(outlook: Outlook, zone: int) -> float:
    """What the best card of an open zone would add to the hand."""
    cards = outlook.g.treachery.zones[zone]
    return max([outlook.card_worth(TREACHERY_DECK[card]) for card in cards] or [0.0])
