"""The tables on which environments are tried: every game at every number of seats, and the same with short games."""

from typing import Any

import sandtable

Table = tuple[str, int, dict[str, Any]]


def options_for(game: str, seats: int) -> dict[str, Any]:
    return {"opponent": "mahdi"} if (game, seats) == ("war_for_arrakis", 1) else {}


EVERY: tuple[Table, ...] = tuple(
    [(game, seats, options_for(game, seats)) for game in sandtable.games() for seats in sandtable.game(game).seats]
)

SHORT: tuple[Table, ...] = tuple(
    [(game, seats, {"max_turns": 1} if game == "classic" else options) for game, seats, options in EVERY]
)
"""The same in whole games that take a few seconds."""


def spelled(table: object) -> str:
    return f"{table[0]} {table[1]}" if isinstance(table, tuple) else str(table)
