"""How a view of Conquest becomes numbers."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.conquest.cards import BATTLE_IDS, MARKET_IDS, SPICE_IDS
from sandtable.games.conquest.factions import FACTION_IDS, FORCES, LEADER_IDS, ROUNDS
from sandtable.games.conquest.terms import PHASE_IDS
from sandtable.kernel.layouts import (
    Anyone,
    Bag,
    Fixed,
    Flag,
    Keyed,
    Left,
    Maybe,
    Number,
    OneOf,
    Optional,
    PerSeat,
    Record,
    SomeSeats,
    pile,
    result,
)

SPICE: Final = 40
SECTORS: Final = 18


def layout(seats: int) -> Record:
    return Record(
        {
            "game": Left("always the same"),
            "you": Left("the observer is the first seat"),
            "mode": OneOf(("standard", "alliance")),
            "round": Number(ROUNDS),
            "phase": OneOf(PHASE_IDS),
            "first_player": Anyone(seats),
            "storm": Number(SECTORS),
            "covered": OneOf(TERRITORY_IDS),
            "players": PerSeat(seats, _player()),
            "cells": Keyed(CELL_IDS, "cell", _cell(seats), flagged=False),
            "decks": Record(
                {
                    "spice": _deck(SPICE_IDS),
                    "battle": _deck(BATTLE_IDS),
                    "market": _deck(MARKET_IDS),
                    "traitor": _deck(LEADER_IDS),
                }
            ),
            "battle": Optional(_battle(seats)),
            "result": result(seats),
        }
    )


def _player() -> Record:
    leader = Record(
        {
            "id": Left("the place"),
            "strength": Left("printed on the leader"),
            "state": OneOf(("ready", "tanks", "fought", "unknown")),
            "territory": OneOf(TERRITORY_IDS),
        }
    )
    return Record(
        {
            "seat": Left("the place"),
            "faction": OneOf(FACTION_IDS),
            "spice": Number(SPICE),
            "reserve": Number(FORCES),
            "tanks": Number(FORCES),
            "leaders": Keyed(LEADER_IDS, "id", leader, flagged=False),
            "battle_cards": pile(BATTLE_IDS),
            "market_cards": pile(MARKET_IDS),
            "traitors": pile(LEADER_IDS),
            "standing_pass": Flag(),
        }
    )


def _cell(seats: int) -> Record:
    forces = Record({"seat": Left("the place"), "count": Number(FORCES)})
    return Record(
        {
            "cell": Left("the place"),
            "territory": Left("follows from the cell"),
            "sector": Left("follows from the cell"),
            "spice": Number(SPICE),
            "forces": SomeSeats(seats, forces),
        }
    )


def _deck(ids: tuple[str, ...]) -> Record:
    return Record({"deck": Number(20), "discard": Maybe(Number(20)), "top": Maybe(OneOf(ids))})


def _battle(seats: int) -> Record:
    plan = Record(
        {
            "seat": Anyone(seats),
            "state": OneOf(("none", "made", "revealed")),
            "leader": Maybe(OneOf(LEADER_IDS)),
            "weapon": Maybe(OneOf(BATTLE_IDS)),
            "mode": Maybe(OneOf(("projectile", "poison"))),
            "defence": Maybe(OneOf(BATTLE_IDS)),
            "dial": Maybe(Optional(Number(FORCES))),
        }
    )
    voice = Record({"by": Anyone(seats), "must": Flag(), "type": OneOf(("projectile", "poison", "special"))})
    return Record(
        {
            "territory": OneOf(TERRITORY_IDS),
            "cells": Bag(CELL_IDS),
            "advantage": Anyone(seats),
            "opponent": Anyone(seats),
            "plans": Fixed(2, plan),
            "voice": Optional(voice),
            "strength": Optional(Fixed(2, Number(FORCES))),
        }
    )
