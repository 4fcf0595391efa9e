"""Why something cannot be chosen now, in the order in which a player would ask (see kernel/whynot.py)."""

from typing import Final

from sandtable.games.arrakis.movement import NO_WAY, distance, in_storm, stormed_territories
from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF, TERRITORY_BIT, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell, TerritoryMask
from sandtable.games.classic.board import FREMEN_LANDINGS, TERRITORY_WORDS
from sandtable.games.classic.factions import FREMEN, HARKONNEN
from sandtable.games.classic.leaders import LEADER_STRENGTH, LEADERS
from sandtable.games.classic.notation import BY_TOKEN, CELL, LEADER, RESERVES, TERRITORY, TREACHERY
from sandtable.games.classic.rules.groups import allied_territories, standing
from sandtable.games.classic.rules.movement import ORIGIN, reach
from sandtable.games.classic.rules.payments import means
from sandtable.games.classic.rules.plans import FIX_MESSAGES, PLAN_DEFENCE, PLAN_LEADER, PLAN_WEAPON, leaders_to_field
from sandtable.games.classic.rules.revival import REVIVE, revivable
from sandtable.games.classic.rules.shipping import (
    SHIP,
    crossings,
    is_stronghold,
    landings,
    most_for,
    pays_half,
    served_by_guild,
)
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import ELSEWHERE_SHIP_COST, NOWHERE, STRONGHOLD_SHIP_COST, Seat
from sandtable.games.classic.treachery import NOT_FOR_BATTLE, TREACHERY_CARDS, TREACHERY_DECK
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import EVERYWHERE, Reason, WhyNot

WHY_NOT: Final = WhyNot("cell", "territory", "card", "leader", "faction")


# What lies before a seat.


def _cells(g: Table, ask: Ask) -> list[Option]:
    return CELL


def _territories(g: Table, ask: Ask) -> list[Option]:
    return TERRITORY


def _hand(g: Table, ask: Ask) -> list[Option]:
    held = g.treachery.zones[g.hand(ask.seat)]
    return [TREACHERY[kind] for kind in sorted({TREACHERY_DECK[card] for card in held})]


def _leaders(g: Table, ask: Ask) -> list[Option]:
    """The seat's own, and for Harkonnen those they keep."""
    own = [leader for leader, one in enumerate(LEADERS) if one.faction == g.factions[ask.seat]]
    captives = g.captives() if g.plays(ask.seat, HARKONNEN) else []
    return [LEADER[leader] for leader in sorted({*own, *captives})]


# Shipments.


def _barred(g: Table, seat: Seat, cell: int) -> Reason | None:
    """What keeps forces out of a cell, wherever they come from."""
    if in_storm(Cell(cell), g.storm):
        return Reason("reason-in-storm", sector=SECTOR_OF[cell])
    if g.full_strongholds(seat) >> TERRITORY_OF[cell] & 1:
        return Reason("reason-stronghold-full", where=TERRITORY_WORDS[TERRITORY_OF[cell]])
    return None


def _price(g: Table, seat: Seat, cell: int) -> Reason | None:
    """Whether the spice suffices for one force."""
    half = pays_half(g, seat) or g.journey.karama
    spice = means(g, seat)
    if spice and most_for(spice, is_stronghold(Cell(cell)), half):
        return None
    cost = STRONGHOLD_SHIP_COST if is_stronghold(Cell(cell)) else ELSEWHERE_SHIP_COST
    return Reason("reason-ship-half" if half else "reason-ship-price", cost=cost, spice=spice)


@WHY_NOT.at(_cells, "prompt-ship")
def ship_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    seat, cell = ask.seat, option.value
    origins = SHIP.origins(g, seat)
    origin = ask.answers[0] if ask.answers else origins[0] if origins else RESERVES
    from_planet = origin not in (RESERVES, BY_TOKEN)
    if origin is RESERVES and not g.reserve[seat]:
        return Reason("reason-no-reserves")
    if not from_planet and g.plays(seat, FREMEN):
        if cell in landings(g, seat):
            return None
        if not served_by_guild(g, seat) or not means(g, seat):
            near = TERRITORY_OF[cell] in FREMEN_LANDINGS
            return (_barred(g, seat, cell) if near else None) or Reason("reason-fremen-landing")
    if from_planet and TERRITORY_OF[cell] == origin.value:
        return Reason("reason-ship-same")
    return _barred(g, seat, cell) or _price(g, seat, cell)


@WHY_NOT.names(_territories, "prompt-ship-from")
def ship_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    where = TERRITORY_WORDS[option.value]
    mine = standing(g, ask.seat)
    if not any([mine[cell] for cell in CELLS_OF[option.value]]):
        return Reason("reason-no-forces", where=where)
    return Reason("reason-no-crossing" if option.value in crossings(g, ask.seat) else "reason-storm-holds", where=where)


# Movement.


@WHY_NOT.names(_territories, "prompt-move")
def move_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    where = TERRITORY_WORDS[option.value]
    mine = standing(g, ask.seat)
    cells = [cell for cell in CELLS_OF[option.value] if mine[cell]]
    if not cells:
        return Reason("reason-no-forces", where=where)
    if all([in_storm(cell, g.storm) for cell in cells]):
        return Reason("reason-storm-holds", where=where)
    return Reason("reason-no-way-out", where=where)


@WHY_NOT.names(_cells, "prompt-move-to")
def move_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    """From the part of the territory that was chosen, by the first force that stands there."""
    seat, cell = ask.seat, option.value
    where = TERRITORY_WORDS[TERRITORY_OF[cell]]
    territory = ask.value(ORIGIN)
    mine = standing(g, seat)
    starts = [start for start in CELLS_OF[territory] if mine[start] and not in_storm(start, g.storm)]
    if cell in starts:
        return Reason("reason-stand-there")
    barred = _barred(g, seat, cell)
    if barred is not None:
        return barred
    if TERRITORY_OF[cell] != territory and allied_territories(g, seat) >> TERRITORY_OF[cell] & 1:
        return Reason("reason-ally-there", where=where)
    closed, most = g.full_strongholds(seat), reach(g, seat)
    ways = [distance(start, Cell(cell), g.storm, TerritoryMask(closed)) for start in starts]
    shortest = min([way for way in ways if way != NO_WAY], default=NO_WAY)
    if shortest == NO_WAY:
        return Reason("reason-no-way", where=where)
    if shortest > most:
        return Reason("reason-too-far", far=shortest, most=most)
    stopped = g.voyage is not None and g.voyage.barred & TERRITORY_BIT[TERRITORY_OF[cell]]
    return Reason("reason-baliset" if stopped else "reason-other-group")


@WHY_NOT.names(_cells, "prompt-ride")
def ride_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    territory = TERRITORY_OF[option.value]
    if stormed_territories(g.storm) >> territory & 1:
        return Reason("reason-ride-storm", where=TERRITORY_WORDS[territory])
    return _barred(g, ask.seat, option.value) or Reason("reason-ride-no")


WHY_NOT.plainly(
    _cells, "reason-no-part", "prompt-move-part", "prompt-choose-part", "prompt-gamont-where", "prompt-take-sand"
)
WHY_NOT.plainly(_territories, "reason-no-part", "prompt-jubba-where")
WHY_NOT.plainly(_cells, "reason-no-retreat", "prompt-retreat")
WHY_NOT.plainly(_territories, "reason-second-group", "prompt-second-group")
WHY_NOT.plainly(_territories, "reason-worm-sand", "prompt-place-worm")
WHY_NOT.plainly(_territories, "reason-no-advisors", "prompt-take-up-arms")
WHY_NOT.plainly(_territories, "reason-no-battle", "prompt-choose-battle")
WHY_NOT.plainly(_cells, "reason-no-company", "prompt-accompany")
WHY_NOT.plainly(_cells, "reason-no-advisor-here", "prompt-place-advisor")


# Leaders.


@WHY_NOT.names(_leaders, PLAN_LEADER, FIX_MESSAGES[0])
def field(g: Table, ask: Ask, option: Option) -> Reason | None:
    leader = option.value
    if leader in g.dead(ask.seat):
        return Reason("reason-leader-dead")
    if leader not in g.living(ask.seat) and not g.plays(ask.seat, HARKONNEN):
        return Reason("reason-leader-captured")
    if g.fought_in[leader] not in (NOWHERE, g.fight.territory):
        return Reason("reason-leader-fought", where=TERRITORY_WORDS[g.fought_in[leader]])
    return Reason("reason-plan-bound" if leader in leaders_to_field(g, ask.seat) else "reason-leader-in-front")


@WHY_NOT.names(_leaders, "prompt-revive-leader")
def revive(g: Table, ask: Ask, option: Option) -> Reason | None:
    leader = option.value
    if leader not in g.dead(ask.seat):
        return Reason("reason-leader-lives")
    if leader not in revivable(g, ask.seat):
        return Reason("reason-leader-waits")
    return Reason("reason-leader-price", cost=LEADER_STRENGTH[leader], spice=REVIVE.purse(g, ask))


WHY_NOT.plainly(_leaders, "reason-leader-lives", "prompt-ghola")


# Cards.


@WHY_NOT.names(_hand, PLAN_WEAPON, PLAN_DEFENCE, *FIX_MESSAGES[1:3])
def take_into_battle(g: Table, ask: Ask, option: Option) -> Reason | None:
    card = TREACHERY_CARDS[option.value]
    message = g.prompt(ask.seat)
    weapon = message is not None and message.message in (PLAN_WEAPON, FIX_MESSAGES[1])
    if card.role == NOT_FOR_BATTLE:
        return Reason("reason-not-for-battle")
    if not (card.fits_weapon if weapon else card.fits_defence):
        return Reason("reason-no-weapon" if weapon else "reason-no-defence")
    return Reason("reason-in-plan" if option in ask.answers else "reason-plan-bound")


@WHY_NOT.names(_hand, EVERYWHERE)
def play_card(g: Table, ask: Ask, option: Option) -> Reason | None:
    card = TREACHERY_CARDS[option.value]
    if card.weapon or card.defence:
        return Reason("reason-battle-card")
    return Reason("reason-worthless-card" if card.worthless else "reason-card-other-moment")


WHY_NOT.all_offered(
    "prompt-keep-traitor",
    "prompt-choose-opponent",
    "prompt-offer-territory",
    "prompt-offer-to",
    "prompt-nexus",
    "prompt-nexus-then",
    "prompt-predict-faction",
    "prompt-truth-whom",
    "prompt-truth-fact",
    "prompt-market-claim",
    "prompt-mentat",
    "prompt-show",
    "prompt-box",
    "prompt-distrans-to",
    "prompt-skilled-leader",
    "prompt-put-up-stock",
    "prompt-keep-cards",
    "prompt-semuta",
    "prompt-choose-faction",
    "prompt-swap-faction",
    "prompt-exchange-with",
    "prompt-gamont-whom",
    "prompt-give-card-to",
    "prompt-give-to",
    "prompt-give-back",
    "prompt-look-at-whose-plan",
    "prompt-take-from-stock",
    "prompt-copy-defence",
    "prompt-decipher",
    "prompt-give-up-traitor",
    "prompt-karama-swap-from",
)
