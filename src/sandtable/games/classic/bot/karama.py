"""Karama: what it is worth to stop an advantage, the special powers, and cheap cards and shipments."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS, TERRITORY_OF
from sandtable.games.classic.advantages import (
    ADVANTAGES,
    ALLY_NO_FIELD,
    ALLY_SHIPPING,
    CAPTURE,
    CROSS_SHIP,
    DESERT_MARCH,
    FEDAYKIN,
    FREE_SUPPORT,
    HALF_PRICE,
    KWISATZ_HADERACH,
    LAND_IN_STORM,
    NO_FIELD,
    PRESCIENCE,
    SARDAUKAR,
    VOICE,
    WORTHLESS_KARAMA,
)
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.notation import KARAMA_POWER, PASS, PASS_ON, PASS_PHASE, PASS_TURN
from sandtable.games.classic.rules.karama import karama_kinds
from sandtable.games.classic.terms import AdvantageIndex, FactionIndex, Kind, Seat
from sandtable.games.classic.treachery import KARAMA, TREACHERY_DECK
from sandtable.kernel.notation import Option

IN_A_BATTLE: Final[dict[int, float]] = {
    VOICE: 0.30,
    PRESCIENCE: 0.30,
    SARDAUKAR: 0.35,
    FEDAYKIN: 0.30,
    FREE_SUPPORT: 0.30,
    KWISATZ_HADERACH: 0.35,
    CAPTURE: 0.30,
}
"""Which part of what is at stake it is worth to stop an advantage in an own battle."""
ON_THE_WAY: Final = (HALF_PRICE, CROSS_SHIP, ALLY_SHIPPING, LAND_IN_STORM, NO_FIELD, ALLY_NO_FIELD, DESERT_MARCH)
"""What brings forces to where they would win."""
A_FIELD: Final = 3.0
A_LOST_GAME: Final = 30.0
FULL_HAND: Final = 3
BIG_SHIPMENT: Final = 6
STAKE_FOR_A_LOOK: Final = 15.0


def cost(outlook: Outlook) -> float:
    """What the Karama is worth that the seat would miss least."""
    return min([outlook.held_worth(kind) for kind in karama_kinds(outlook.g, outlook.seat)] or [99.0])


def cheapest(outlook: Outlook, options: list[Option]) -> Option:
    """A worthless card rather than a Karama."""
    return min(options, key=lambda option: (Kind(option.value) == KARAMA, outlook.held_worth(Kind(option.value))))


def stake(outlook: Outlook) -> float:
    """What the battle being fought is about for a side in it."""
    g = outlook.g
    if g.fight.territory in STRONGHOLDS:
        return outlook.stronghold_worth(g.fight.territory)
    return A_FIELD + 0.7 * sum([g.ground_spice[cell] for cell in g.fight.cells])


def about_to_win(outlook: Outlook, foe: Seat) -> bool:
    """Whether another side lacks one stronghold at most."""
    return outlook.missing(foe) <= 1


# Stopping what others do.


def stop(outlook: Outlook, options: list[Option]) -> Option:
    """Where it is worth more than the card; who has nothing for any window says so for the turn."""
    stops = [option for option in options if option.kind == "stop"]
    if not stops:
        return pass_on(outlook, options)
    best = max(stops, key=lambda option: stop_worth(outlook, AdvantageIndex(option.value)))
    return best if stop_worth(outlook, AdvantageIndex(best.value)) > cost(outlook) else pass_on(outlook, options)


def pass_on(outlook: Outlook, options: list[Option]) -> Option:
    """Pass as long as no window can be for this seat: if need be until it has another card."""
    if PASS_ON in options and outlook.has_no_window() and not outlook.awaits_any_window():
        return PASS_ON
    if PASS_TURN in options and not outlook.awaits_any_window():
        return PASS_TURN
    return PASS_PHASE if PASS_PHASE in options and not outlook.awaits_windows(outlook.g.phase) else PASS


def stop_worth(outlook: Outlook, advantage: AdvantageIndex) -> float:
    """What it is worth to stop an advantage now."""
    g, seat = outlook.g, outlook.seat
    owner = g.seat_of(ADVANTAGES[advantage].faction)
    if g.battle is not None and seat in g.battle.seats:
        if advantage in IN_A_BATTLE:
            return IN_A_BATTLE[advantage] * stake(outlook)
        if advantage == WORTHLESS_KARAMA and owner in g.battle.seats:
            return 0.2 * stake(outlook)
    if advantage in ON_THE_WAY and g.voyage is not None and about_to_win(outlook, g.voyage.seat):
        return A_LOST_GAME if _wins_there(outlook, g.voyage.seat, g.voyage.target) else 0.0
    return 0.0


def _wins_there(outlook: Outlook, seat: Seat, target: int) -> bool:
    """Whether a foe who is about to win goes to a stronghold that it does not hold yet."""
    if seat not in outlook.foes() or target < 0:
        return False
    territory = TERRITORY_OF[target]
    return territory in STRONGHOLDS and not outlook.g.controls(seat, territory)


# The special powers.


def look_at_plan(outlook: Outlook, options: list[Option]) -> Option:
    """Atreides look at a whole plan where the battle is worth it, their own battles only."""
    fights = outlook.seat in outlook.g.fight.seats
    return KARAMA_POWER if KARAMA_POWER in options and fights and stake(outlook) >= STAKE_FOR_A_LOOK else PASS


def cancel_shipment(outlook: Outlook, options: list[Option]) -> Option:
    """The Guild keeps away who would win, and who comes in great numbers to take what is its own."""
    g = outlook.g
    voyage = g.journey
    if KARAMA_POWER not in options or voyage.seat not in outlook.foes() or voyage.target < 0:
        return PASS
    wins = about_to_win(outlook, voyage.seat) and _wins_there(outlook, voyage.seat, voyage.target)
    mine = g.forces_in(outlook.seat, CELLS_OF[TERRITORY_OF[voyage.target]])
    invades = 0 < mine < sum(voyage.counts) and sum(voyage.counts) >= BIG_SHIPMENT
    return KARAMA_POWER if wins or invades else PASS


def swap(outlook: Outlook, options: list[Option]) -> Option:
    """Harkonnen take a full hand when their own is poor."""
    if KARAMA_POWER not in options:
        return PASS
    most = max([outlook.g.hand_size(foe) for foe in outlook.foes()] or [0])
    poor = [kind for kind in outlook.kinds() if kind != KARAMA and outlook.held_worth(kind) < 3.0]
    return KARAMA_POWER if most >= FULL_HAND and len(poor) >= 2 else PASS


def swap_from(outlook: Outlook, options: list[Option]) -> Option:
    """The foe with most cards, allies only if there is nobody else."""
    g = outlook.g
    foes = outlook.foes()

    def worth(option: Option) -> tuple[bool, int]:
        victim = g.seat_of(FactionIndex(option.value))
        return victim in foes, g.hand_size(victim)

    return max(options, key=worth)


def swap_count(outlook: Outlook, options: list[Option]) -> Option:
    """All of them: what is given back is chosen afterwards."""
    return max(options, key=lambda option: option.value)


def give_back(outlook: Outlook, options: list[Option]) -> Option:
    """What the own hand misses least."""
    return min(options, key=lambda option: outlook.held_worth(Kind(option.value)))


def sells_all(outlook: Outlook) -> bool:
    """Whether CHOAM have so many poor cards that a Karama turns them into spice."""
    g = outlook.g
    hand = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(outlook.seat)]]
    return len([kind for kind in hand if kind != KARAMA and outlook.held_worth(kind) < 2.5]) >= FULL_HAND
