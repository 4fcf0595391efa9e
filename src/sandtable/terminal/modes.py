"""Ways to play by their names: which one was meant, and all of them to choose from."""

import sandtable
from sandtable.games import rooms
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game
from sandtable.kernel.messages import hyphens
from sandtable.kernel.room import Mode
from sandtable.terminal.screen import Screen
from sandtable.words import Words


def modes_of(game_id: str) -> tuple[Mode, ...]:
    room = rooms().get(game_id)
    return room.modes if room is not None else ()


def mode_name(mode: Mode, words: Words) -> str:
    return words.text(f"mode-{hyphens(mode.id)}")


def mode_named(game: Game, wanted: str, words: Words) -> Mode:
    """The mode that somebody typed: by its id or by its name."""
    for mode in modes_of(game.id):
        if wanted.casefold() in (mode.id, hyphens(mode.id), mode_name(mode, words).casefold()):
            return mode
    known = ", ".join([mode.id for mode in modes_of(game.id)]) or "none"
    raise BadSetup(f"{game.id} has no mode {wanted!r}; it has: {known}")


def seats_in(game: Game, mode: Mode, wanted: int | None) -> int:
    """How many seats, if the mode takes so many."""
    if wanted is None or wanted in mode.seats:
        return mode.usual if wanted is None else wanted
    others = ", ".join([other.id for other in modes_of(game.id) if wanted in other.seats]) or "none"
    taken = ", ".join(map(str, mode.seats))
    raise BadSetup(f"{mode.id} is for {taken} seats; modes of {game.id} for {wanted}: {others}")


def chosen(screen: Screen, lang: str, guided: bool = False) -> tuple[str, str]:
    """Ask which game to play, and how: its id and that of the mode. `guided`: only those with a first game."""
    offered: list[tuple[str, str]] = []
    for id in sandtable.games():
        words = Words(id, lang)
        screen.heading(words.text("game-title"))
        for mode in [mode for mode in modes_of(id) if mode.guide is not None or not guided]:
            offered.append((id, mode.id))
            _show(screen, words, mode, f"{len(offered):>2}) ")
    words = Words(offered[0][0], lang)
    while True:
        typed = screen.ask(words.phrase("terminal-which-mode", count=len(offered)) + "> ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            return offered[int(typed) - 1]


def _show(screen: Screen, words: Words, mode: Mode, first: str) -> None:
    seats = f"{mode.seats[0]}" if len(mode.seats) == 1 else f"{mode.seats[0]}–{mode.seats[-1]}"
    about = words.text(f"mode-{hyphens(mode.id)}-about")
    screen.say(f"{mode_name(mode, words)} ({seats}): {about}", first, "    ")


def listed(screen: Screen, game: Game, words: Words) -> None:
    """The modes of a game, as `sandtable games` shows them."""
    for mode in modes_of(game.id):
        _show(screen, words, mode, f"  --mode {mode.id}: ")
