"""What a seat may see of a game of Conquest; its shape is declared in `views.py`."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, SECTOR_OF, TERRITORY_IDS, TERRITORY_OF
from sandtable.games.conquest.board import NOT_COVERED
from sandtable.games.conquest.cards import (
    BATTLE_DECK,
    BATTLE_IDS,
    MARKET_DECK,
    MARKET_IDS,
    POISON,
    PROJECTILE,
    SPICE_DECK,
    SPICE_IDS,
)
from sandtable.games.conquest.factions import LEADER_IDS, LEADER_STRENGTH
from sandtable.games.conquest.rules import plans, resolution
from sandtable.games.conquest.state import Battle, Table
from sandtable.games.conquest.terms import (
    DECK,
    DISCARD,
    HANDS,
    IN_TANKS,
    NO_CARD,
    NO_LEADER,
    NOWHERE,
    PHASE_IDS,
    READY,
    SIDES,
    Card,
    Observer,
    Side,
)
from sandtable.games.conquest.views import (
    BattleView,
    CellContent,
    ConquestView,
    Deck,
    Leader,
    LeaderState,
    Plan,
    Player,
    Voice,
    WeaponType,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.seats import NOBODY, SEATS, Seat
from sandtable.kernel.steps import Ask
from sandtable.kernel.views import Pile

_EACH_LEADER: Final = tuple(range(len(LEADER_IDS)))
_TYPES: Final[dict[int, WeaponType]] = {PROJECTILE: "projectile", POISON: "poison"}


def view(g: Table, seat: Seat | None) -> ConquestView:
    """The table as plain data, for one seat or for a spectator."""
    observer = g.public if seat is None else seat
    return {
        "game": "conquest",
        "you": seat,
        "mode": "alliance" if g.alliance else "standard",
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first_player": None if g.first == NOBODY else g.first,
        "storm": g.storm,
        "covered": None if g.covered == NOT_COVERED else TERRITORY_IDS[g.covered],
        "players": [_player(g, player, observer) for player in SEATS[g.seats]],
        "cells": _cells(g),
        "decks": {
            "spice": _deck(g.spice_cards, SPICE_DECK, SPICE_IDS),
            "battle": _deck(g.battle_cards, BATTLE_DECK, BATTLE_IDS),
            "market": _deck(g.market_cards, MARKET_DECK, MARKET_IDS),
            "traitor": {"deck": len(g.traitor_cards.zones[DECK]) + len(g.traitor_cards.zones[DISCARD])},
        },
        "battle": None if g.battle is None else _battle(g, g.battle, observer),
        "result": None if g.result is None else g.result.view(),
    }


def _player(g: Table, player: Seat, observer: Observer) -> Player:
    return {
        "seat": player,
        "faction": g.faction(player).id if g.factions[player] >= 0 else None,
        "spice": g.spice[player],
        "reserve": g.reserve[player],
        "tanks": g.tanks[player],
        "leaders": _leaders(g, player, observer),
        "battle_cards": _hand(g.battle_cards, player, observer, BATTLE_DECK, BATTLE_IDS),
        "market_cards": _hand(g.market_cards, player, observer, MARKET_DECK, MARKET_IDS),
        "traitors": _hand(g.traitor_cards, player, observer, _EACH_LEADER, LEADER_IDS),
        "standing_pass": g.passes(player, ""),
    }


def _hand(cards: Cards, player: Seat, observer: Observer, deck: tuple[int, ...], ids: tuple[str, ...]) -> Pile:
    known = sorted([deck[card] for card in cards.known(observer, HANDS[player])])
    return {"count": len(cards.zones[HANDS[player]]), "known": [ids[kind] for kind in known]}


def _leaders(g: Table, player: Seat, observer: Observer) -> list[Leader]:
    """The player's leaders as far as the observer can tell which are in play."""
    found: list[Leader] = []
    state: LeaderState
    out = g.traitor_cards.possibly(observer, g.out_of_game) | g.traitor_cards.possibly(observer, g.out_of_game + 1)
    inside = 0
    for zone in range(g.out_of_game):
        inside |= g.traitor_cards.possibly(observer, zone)
    for leader in g.faction(player).leaders if g.factions[player] >= 0 else ():
        bit = 1 << leader
        if not inside & bit:
            continue
        if out & bit:
            state, where = "unknown", NOWHERE
        elif g.leader_state[leader] == READY:
            where = g.fought_in[leader]
            state = "ready" if where == NOWHERE else "fought"
        else:
            state, where = "tanks" if g.leader_state[leader] == IN_TANKS else "unknown", NOWHERE
        found.append(
            {
                "id": LEADER_IDS[leader],
                "strength": LEADER_STRENGTH[leader],
                "state": state,
                "territory": None if where == NOWHERE else TERRITORY_IDS[where],
            }
        )
    return found


def _cells(g: Table) -> list[CellContent]:
    found: list[CellContent] = []
    for cell, ident in enumerate(CELL_IDS):
        if g.ground_spice[cell] or _forces_in(g, cell):
            found.append(
                {
                    "cell": ident,
                    "territory": TERRITORY_IDS[TERRITORY_OF[cell]],
                    "sector": SECTOR_OF[cell],
                    "spice": g.ground_spice[cell],
                    "forces": [
                        {"seat": seat, "count": g.forces[seat][cell]} for seat in SEATS[g.seats] if g.forces[seat][cell]
                    ],
                }
            )
    return found


def _forces_in(g: Table, cell: int) -> int:
    """How many forces stand in the cell, whosever they are."""
    count = 0
    for forces in g.forces:
        count += forces[cell]
    return count


def _deck(cards: Cards, deck: tuple[int, ...], ids: tuple[str, ...]) -> Deck:
    """Only the top of a discard pile is public (CON-SETUP-05)."""
    discard = cards.zones[DISCARD]
    return {
        "deck": len(cards.zones[DECK]),
        "discard": len(discard),
        "top": ids[deck[discard[-1]]] if discard else None,
    }


def _battle(g: Table, battle: Battle, observer: Observer) -> BattleView:
    voice: Voice | None = None
    if battle.voice_by >= 0:
        kind = _TYPES.get(battle.voice_type, "special")
        voice = {"by": battle.voice_by, "must": battle.voice_must, "type": kind}
    return {
        "territory": TERRITORY_IDS[battle.territory],
        "cells": [CELL_IDS[cell] for cell in battle.cells],
        "advantage": battle.seats[0],
        "opponent": battle.seats[1],
        "plans": [_plan(g, battle, side, observer) for side in SIDES],
        "voice": voice,
        "strength": [resolution.strength(battle, side) for side in SIDES] if battle.winner >= 0 else None,
    }


def _plan(g: Table, battle: Battle, side: Side, observer: Observer) -> Plan:
    """A plan is seen by its owner, by all once revealed, and in part by whoever looked."""
    seat = battle.seats[side]
    if battle.revealed:
        return {
            "seat": seat,
            "state": "revealed",
            "leader": None if battle.leader[side] == NO_LEADER else LEADER_IDS[battle.leader[side]],
            "weapon": _card(battle.weapon[side]),
            "mode": _TYPES.get(battle.mode[side]),
            "defence": _card(battle.defence[side]),
            "dial": battle.dial[side],
        }
    ask = g.sealed_by(seat, plans.PLAN)
    if ask is None:
        return {"seat": seat, "state": "none"}
    seen: Plan = {"seat": seat, "state": "made"}
    if _sees(g, seat, plans.PLAN_LEADER, observer):
        seen["leader"] = _answer(g, ask, plans.PLAN_LEADER)
    if _sees(g, seat, plans.PLAN_WEAPON, observer):
        seen["weapon"] = _answer(g, ask, plans.PLAN_WEAPON)
    if _sees(g, seat, plans.PLAN_MODE, observer):
        mode = g.answer_to(ask, plans.PLAN_MODE)
        seen["mode"] = None if mode is None or mode.value < 0 else _TYPES[mode.value]
    if _sees(g, seat, plans.PLAN_DEFENCE, observer):
        seen["defence"] = _answer(g, ask, plans.PLAN_DEFENCE)
    if _sees(g, seat, plans.PLAN_DIAL, observer):
        dial = g.answer_to(ask, plans.PLAN_DIAL)
        seen["dial"] = None if dial is None or dial.value < 0 else dial.value
    return seen


def _sees(g: Table, seat: Seat, message: str, observer: Observer) -> bool:
    """Whether an observer knows this answer of a sealed plan: an own one, or one that was looked at."""
    return observer == seat or g.has_seen(observer, seat, message, plans.PLAN)


def _answer(g: Table, ask: Ask, message: str) -> str | None:
    option = g.answer_to(ask, message)
    return None if option is None or option.value < 0 else option.name


def _card(card: Card) -> str | None:
    return None if card == NO_CARD else BATTLE_IDS[BATTLE_DECK[card]]
