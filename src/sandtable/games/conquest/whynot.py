"""Why something cannot be chosen now, in the order in which a player would ask (see kernel/whynot.py)."""

from typing import Final

from sandtable.games.arrakis.movement import NO_WAY, distance, in_storm, reachable, stormed_territories
from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, MARKET_CARDS, MARKET_DECK, POISON, PROJECTILE
from sandtable.games.conquest.factions import LEADER_STRENGTH, SHIP_COST
from sandtable.games.conquest.notation import BATTLE_CARD, CELL, LEADER, MARKET_CARD, TERRITORY
from sandtable.games.conquest.rules.groups import MOVE, MOVE_FROM, move_range
from sandtable.games.conquest.rules.plans import PLAN_DEFENCE, PLAN_LEADER, PLAN_WEAPON, draft
from sandtable.games.conquest.rules.revival import REVIVE
from sandtable.games.conquest.state import TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import HANDS, IN_TANKS, NOWHERE, READY, LeaderIndex
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import NOBODY, Seat
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import EVERYWHERE, Reason, WhyNot

WHY_NOT: Final = WhyNot("cell", "territory", "card", "leader", "faction")

# In the order of the moments in cards.py.
MOMENTS: Final = (
    "reason-card-storm",
    "reason-card-blow",
    "reason-card-drawing",
    "reason-card-reviving",
    "reason-card-shipping",
    "reason-card-moving",
    "reason-card-moved",
    "reason-card-plans",
    "reason-card-revealed",
    "reason-card-defeat",
    "reason-card-harvest",
)
COMMANDED: Final[dict[int, str]] = {POISON: "reason-voice-poison", PROJECTILE: "reason-voice-projectile"}
FORBIDDEN: Final[dict[int, str]] = {POISON: "reason-voice-no-poison", PROJECTILE: "reason-voice-no-projectile"}


# What lies before a seat.


def _cells(g: Table, ask: Ask) -> list[Option]:
    return CELL


def _territories(g: Table, ask: Ask) -> list[Option]:
    return TERRITORY


def _battle_cards(g: Table, ask: Ask) -> list[Option]:
    return [BATTLE_CARD[kind] for kind in sorted({BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[ask.seat]]})]


def _market_cards(g: Table, ask: Ask) -> list[Option]:
    return [MARKET_CARD[kind] for kind in sorted({MARKET_DECK[card] for card in g.market_cards.zones[HANDS[ask.seat]]})]


def _leaders(g: Table, ask: Ask) -> list[Option]:
    return [LEADER[leader] for leader in g.faction(ask.seat).leaders]


# Shipping, movement and rides.


def _barred(g: Table, seat: Seat, cell: Cell) -> Reason | None:
    """What keeps forces out of a cell, wherever they come from."""
    if in_storm(cell, g.storm):
        return Reason("reason-in-storm", sector=SECTOR_OF[cell])
    if g.full_strongholds(seat) >> TERRITORY_OF[cell] & 1:
        return Reason("reason-stronghold-full", where=TERRITORY_WORDS[TERRITORY_OF[cell]])
    return None


@WHY_NOT.at(_cells, "prompt-ship")
def ship_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    assert g.turn is not None
    if not min(g.reserve[ask.seat], g.spice[ask.seat] // SHIP_COST + g.turn.free_ships):
        return Reason("reason-ship-price", cost=SHIP_COST, spice=g.spice[ask.seat])
    return _barred(g, ask.seat, Cell(option.value))


@WHY_NOT.at(_territories, "prompt-move")
def move_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    turn = g.turn
    assert turn is not None
    where = TERRITORY_WORDS[option.value]
    cells = [cell for cell in CELLS_OF[option.value] if g.forces[ask.seat][cell]]
    if not cells:
        return Reason("reason-no-forces", where=where)
    fresh = [cell for cell in cells if MOVE.free(g, ask.seat, turn, cell)]
    if not fresh:
        return Reason("reason-moved", where=where)
    if all([in_storm(cell, g.storm) for cell in fresh]):
        return Reason("reason-storm-holds", where=where)
    closed = g.full_strongholds(ask.seat)
    if not any([reachable(cell, g.storm, move_range(turn), closed) for cell in fresh]):
        return Reason("reason-no-way-out", where=where)
    return None


@WHY_NOT.at(_cells, "prompt-move-to")
def move_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    turn = g.turn
    assert turn is not None
    starts = [cell for cell in CELLS_OF[ask.value(MOVE_FROM)] if MOVE.free(g, ask.seat, turn, cell)]
    if starts == [option.value]:
        return Reason("reason-stand-there")
    barred = _barred(g, ask.seat, Cell(option.value))
    if barred is not None and option.value not in starts:
        return barred
    closed = g.full_strongholds(ask.seat)
    ways = [distance(start, Cell(option.value), g.storm, closed) for start in starts if start != option.value]
    shortest = min([way for way in ways if way != NO_WAY], default=NO_WAY)
    if shortest == NO_WAY:
        return Reason("reason-no-way", where=TERRITORY_WORDS[TERRITORY_OF[option.value]])
    if shortest > move_range(turn):
        return Reason("reason-too-far", far=shortest, most=move_range(turn))
    return None


@WHY_NOT.names(_cells, "prompt-ride")
def ride_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    territory = TERRITORY_OF[option.value]
    if stormed_territories(g.storm) >> territory & 1:
        return Reason("reason-ride-storm", where=TERRITORY_WORDS[territory])
    return _barred(g, ask.seat, Cell(option.value)) or Reason("reason-ride-far")


WHY_NOT.plainly(_territories, "reason-no-battle", "prompt-choose-battle")
WHY_NOT.plainly(_cells, "reason-no-battle", "prompt-choose-part")
WHY_NOT.plainly(_territories, "reason-no-harvest", "prompt-harvester")


# Leaders.


def _dead(g: Table, leader: LeaderIndex) -> bool:
    return g.leader_state[leader] == IN_TANKS


@WHY_NOT.at(_leaders, PLAN_LEADER)
def field(g: Table, ask: Ask, option: Option) -> Reason | None:
    if _dead(g, LeaderIndex(option.value)):
        return Reason("reason-leader-dead")
    if g.leader_state[option.value] != READY:
        return Reason("reason-leader-absent")
    elsewhere = g.fought_in[option.value]
    if elsewhere not in (NOWHERE, g.fight.territory):
        return Reason("reason-leader-fought", where=TERRITORY_WORDS[elsewhere])
    return None


@WHY_NOT.at(_leaders, "prompt-revive-leader")
def revive(g: Table, ask: Ask, option: Option) -> Reason | None:
    if option in ask.answers:
        return Reason("reason-leader-returns")
    if not _dead(g, LeaderIndex(option.value)):
        return Reason("reason-leader-lives")
    purse = g.spice[ask.seat] - REVIVE.price(ask)
    if LEADER_STRENGTH[option.value] > purse:
        return Reason("reason-leader-price", cost=LEADER_STRENGTH[option.value], spice=purse)
    return None


WHY_NOT.plainly(_leaders, "reason-leader-lives", "prompt-ghola")


# Cards.


@WHY_NOT.at(_battle_cards, PLAN_WEAPON)
def wield(g: Table, ask: Ask, option: Option) -> Reason | None:
    card = BATTLE_CARDS[option.value]
    if not card.fits_weapon:
        return Reason("reason-no-weapon")
    battle = g.fight
    if battle.voice_by in (NOBODY, ask.seat):
        return None
    if not battle.voice_must:
        spoken = FORBIDDEN.get(battle.voice_type, "reason-voice-no-special")
        return Reason(spoken) if card.weapon == battle.voice_type else None
    held = [BATTLE_CARDS[other.value] for other in _battle_cards(g, ask)]
    obeys = [one for one in held if one.fits_weapon and one.weapon == battle.voice_type]
    spoken = COMMANDED.get(battle.voice_type, "reason-voice-special")
    return Reason(spoken) if obeys and card.weapon != battle.voice_type else None


@WHY_NOT.at(_battle_cards, PLAN_DEFENCE)
def defend(g: Table, ask: Ask, option: Option) -> Reason | None:
    if not BATTLE_CARDS[option.value].fits_defence:
        return Reason("reason-no-defence")
    copies = [card for card in g.battle_cards.zones[HANDS[ask.seat]] if BATTLE_DECK[card] == option.value]
    if option is draft(ask).weapon and len(copies) == 1:
        return Reason("reason-in-plan")
    return None


WHY_NOT.plainly(_battle_cards, "reason-given-up", "prompt-barter-card")
WHY_NOT.plainly(_battle_cards, "reason-battle-card", EVERYWHERE)


@WHY_NOT.names(_market_cards, EVERYWHERE)
def play_card(g: Table, ask: Ask, option: Option) -> Reason | None:
    return Reason(MOMENTS[MARKET_CARDS[option.value].window])


WHY_NOT.all_offered("prompt-keep-traitor", "prompt-return-traitor", "prompt-spy-on", "prompt-choose-opponent")
