"""Writes with how many seats each option of each game can be used, so that the lobby offers no others.

    python tools/option_seats.py web/src/lobby/option-seats.json

Found by trying: an option belongs to a number of seats if any of its choices but the default is accepted there, alone
or together with one other option. Options that belong to every number of seats are left out.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import sandtable
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Value


def tries(game: Game, name: str) -> Iterator[dict[str, Value]]:
    """Ways to use an option, the simple ones first."""
    others = [(setting.name, choice) for setting in game.settings for choice in setting.choices if setting.name != name]
    chosen = next(setting for setting in game.settings if setting.name == name)
    choices = [choice for choice in chosen.choices if choice != chosen.default]
    yield from ({name: choice} for choice in choices)
    yield from ({name: choice, other: value} for choice in choices for other, value in others)


def usable(game: Game, seats: int, name: str) -> bool:
    defaults = {setting.name: setting.default for setting in game.settings}
    for options in tries(game, name):
        try:
            game.check(seats, {**defaults, **options})
        except BadSetup:
            continue
        return True
    return False


def written() -> str:
    found = {}
    for id in sandtable.games():
        game = sandtable.game(id)
        seats = {setting.name: [n for n in game.seats if usable(game, n, setting.name)] for setting in game.settings}
        found[id] = {name: able for name, able in seats.items() if able != list(game.seats)}
    return json.dumps(found, indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), "utf-8")
