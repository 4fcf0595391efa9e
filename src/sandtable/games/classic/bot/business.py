"""Setting up, storm and worms, alliances, charity, bidding and revival."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_IN_SECTOR, CELLS_OF, SAND_MASK, TERRITORY_OF
from sandtable.games.classic.bot.karama import cost as karama_cost
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.factions import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_STRENGTH
from sandtable.games.classic.notation import (
    ACCEPT,
    BREAK,
    BUY_WITH_KARAMA,
    KARAMA_POWER,
    NO,
    NOTHING,
    PASS,
    YES,
)
from sandtable.games.classic.state import UP
from sandtable.games.classic.terms import (
    FORCE_REVIVAL_COST,
    NOBODY,
    STRONGHOLDS_ALONE,
    Cell,
    FactionIndex,
    LeaderIndex,
    Seat,
)
from sandtable.games.classic.treachery import TREACHERY_DECK
from sandtable.kernel.notation import Option

PROMISING: Final = (EMPEROR, FREMEN, GUILD, ATREIDES, HARKONNEN)
PROMISING_ADVANCED: Final = (FREMEN, EMPEROR, GUILD, ATREIDES, HARKONNEN)
"""Who the Bene Gesserit believe to win, the likeliest first."""
FORESEEN_TURN: Final = 3
FORESEEN_TURN_ADVANCED: Final = 2
ENOUGH_SPICE: Final = 9
LEAST_HARM: Final = 1
"""More forces than that a worm must devour to be let loose."""
WORTH_A_KARAMA: Final = 1.5
"""So much more than the Karama a card must be worth that is taken with it."""


def keep_traitor(outlook: Outlook, options: list[Option]) -> Option:
    """The strongest leader of another faction."""
    return max(options, key=lambda option: traitor_worth(outlook, LeaderIndex(option.value)))


def traitor_worth(outlook: Outlook, leader: LeaderIndex) -> int:
    return -1 if LEADER_FACTION[leader] == outlook.g.factions[outlook.seat] else LEADER_STRENGTH[leader]


def predict_faction(outlook: Outlook, options: list[Option]) -> Option:
    for faction in PROMISING_ADVANCED if outlook.g.advanced else PROMISING:
        for option in options:
            if option.value == faction:
                return option
    return options[0]


def predict_turn(outlook: Outlook, options: list[Option]) -> Option:
    turn = FORESEEN_TURN_ADVANCED if outlook.g.advanced else FORESEEN_TURN
    return min(options, key=lambda option: abs(option.value - turn))


def storm_dial(outlook: Outlook, options: list[Option]) -> Option:
    """In the middle: nobody can tell which side it is meant for."""
    return options[len(options) // 2]


def weather(outlook: Outlook, options: list[Option]) -> Option:
    """The distance that harms the others most and oneself least."""
    return max(options, key=lambda option: storm_harm(outlook, option.value))


def storm_harm(outlook: Outlook, steps: int) -> int:
    g = outlook.g
    harm = 0
    sectors = {(g.storm + step - 1) % 18 + 1 for step in range(1, steps + 1)}
    for sector in sectors:
        for cell in CELLS_IN_SECTOR[sector]:
            if SAND_MASK >> TERRITORY_OF[cell] & 1:
                harm += harm_in(outlook, (cell,))
    return harm


def harm_in(outlook: Outlook, cells: tuple[Cell, ...]) -> int:
    """Forces that others would lose, less one's own and one's allies' twice."""
    g = outlook.g
    friends = g.friends(outlook.seat)
    harm = 0
    for seat in range(g.seats):
        if not g.plays(seat, FREMEN):
            harm += g.forces_in(seat, cells) * (-2 if friends >> seat & 1 else 1)
    return harm


def place_worm(outlook: Outlook, options: list[Option]) -> Option:
    """Where it devours most."""
    places = [option for option in options if option.kind == "territory"]
    best = max(places, key=lambda option: harm_in(outlook, CELLS_OF[option.value]))
    return best if harm_in(outlook, CELLS_OF[best.value]) > LEAST_HARM or PASS not in options else PASS


def karama_worm(outlook: Outlook, options: list[Option]) -> Option:
    if KARAMA_POWER not in options:
        return PASS
    most = max([harm_in(outlook, cells) for place, cells in enumerate(CELLS_OF) if SAND_MASK >> place & 1])
    return KARAMA_POWER if most >= 6 else PASS


def protect(outlook: Outlook, options: list[Option]) -> Option:
    return YES


def look(outlook: Outlook, options: list[Option]) -> Option:
    return YES


def nexus(outlook: Outlook, options: list[Option]) -> Option:
    """The partner with whom everybody who thinks alike would pair this seat; alone, if that wins sooner."""
    g, seat = outlook.g, outlook.seat
    if BREAK in options:
        return BREAK if outlook.held()[seat] >= STRONGHOLDS_ALONE and not g.pairs else PASS
    wished = partner(outlook)
    for other in outlook.promised_partners():
        if not g.allies[other]:
            wished = other
    for option in options:
        if option.kind == "faction" and wished == g.seat_of(FactionIndex(option.value)):
            return option
    return PASS


def partner(outlook: Outlook) -> Seat:
    """Pair those who hold most together, but nobody who is about to win alone; all can see the same pairs."""
    g = outlook.g
    free = [other for other in range(g.seats) if not g.allies[other] and outlook.held()[other] < STRONGHOLDS_ALONE - 1]
    pairs = sorted([(-_together(outlook, one, other), one, other) for one in free for other in free if one < other])
    paired: set[int] = set()
    for _, one, other in pairs:
        if one not in paired and other not in paired:
            paired |= {one, other}
            if outlook.seat in (one, other):
                return other if outlook.seat == one else one
    return NOBODY


def _together(outlook: Outlook, one: Seat, other: Seat) -> float:
    """What two seats have together: strongholds, spice, forces on the planet."""
    g = outlook.g
    found = 0.0
    for seat in (one, other):
        found += 4.0 * outlook.held()[seat] + 0.1 * g.spice[seat] + 0.15 * sum(g.forces[seat])
    return found


def charity(outlook: Outlook, options: list[Option]) -> Option:
    return ACCEPT


def bid(outlook: Outlook, options: list[Option]) -> Option:
    """One more than the last bid, as long as the card is worth it and the reserve is not touched.

    Never more than there is spice: a bid on a Karama is made openly, by taking the card with it.
    """
    numbers = [option for option in options if option.kind == "number"]
    limit = bid_limit(outlook)
    next_bid = numbers[0].value if numbers else outlook.g.bidding.bid + 1
    if next_bid <= min(limit, float(spare_spice(outlook))):
        return numbers[0]
    if BUY_WITH_KARAMA in options and limit - karama_cost(outlook) > WORTH_A_KARAMA:
        return BUY_WITH_KARAMA
    return PASS


def spare_spice(outlook: Outlook) -> int:
    """What can be spent on a card without touching the reserve."""
    return max(0, outlook.g.spice[outlook.seat] - outlook.reserve_spice() - 2)


def bid_limit(outlook: Outlook) -> float:
    """What the card that is up is worth to this seat."""
    g = outlook.g
    known = g.treachery.known(outlook.seat, UP)
    worth = outlook.card_worth(TREACHERY_DECK[known[0]]) if known else outlook.unknown_card_worth()
    if g.plays(outlook.seat, HARKONNEN) and g.hand_size(outlook.seat) < 7:
        worth += outlook.unknown_card_worth()
    rich = max(0, g.spice[outlook.seat] - ENOUGH_SPICE)
    return worth + 0.12 * rich


def revive_forces(outlook: Outlook, options: list[Option]) -> Option:
    """Those for nothing, and more where there is plenty."""
    g, seat = outlook.g, outlook.seat
    free = g.faction(seat).free_revival
    spare = max(0, g.spice[seat] - ENOUGH_SPICE) if g.reserve[seat] < 8 else 0
    wanted = free + spare // FORCE_REVIVAL_COST
    numbers = [option for option in options if option.value <= wanted]
    return max(numbers, key=lambda option: option.value) if numbers else options[-1]


def most_starred(outlook: Outlook, options: list[Option]) -> Option:
    return max(options, key=lambda option: option.value)


def revive_leader(outlook: Outlook, options: list[Option]) -> Option:
    """The strongest that leaves something to live on."""
    g, seat = outlook.g, outlook.seat
    leaders = [option for option in options if option.kind == "leader"]
    few = len(g.living(seat)) <= 2
    affordable = [one for one in leaders if g.spice[seat] - LEADER_STRENGTH[one.value] >= (1 if few else 6)]
    if affordable:
        return max(affordable, key=lambda option: LEADER_STRENGTH[option.value])
    others = [option for option in options if option.kind != "leader" and option is not NOTHING]
    return others[0] if others and few else NOTHING


def karama_revival(outlook: Outlook, options: list[Option]) -> Option:
    g, seat = outlook.g, outlook.seat
    needed = g.tanks[seat] >= 5 or len(g.living(seat)) <= 1
    return KARAMA_POWER if KARAMA_POWER in options and needed else PASS


def pay_for_ally(outlook: Outlook, options: list[Option]) -> Option:
    """The Emperor pays for an ally's forces out of plenty."""
    g = outlook.g
    spare = max(0, g.spice[outlook.seat] - ENOUGH_SPICE - 3) // FORCE_REVIVAL_COST
    within = [option for option in options if option.value <= spare]
    return max(within, key=lambda option: option.value) if within else options[0]


def revive_free(outlook: Outlook, options: list[Option]) -> Option:
    leaders = [option for option in options if option.kind == "leader"]
    if leaders and len(outlook.g.living(outlook.seat)) <= 2:
        return max(leaders, key=lambda option: LEADER_STRENGTH[option.value])
    numbers = [option for option in options if option.kind == "number"]
    return max(numbers, key=lambda option: option.value) if numbers else options[0]


def refuse(outlook: Outlook, options: list[Option]) -> Option:
    for word in (PASS, NO):
        if word in options:
            return word
    return options[0]
