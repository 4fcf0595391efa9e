"""From what somebody typed on the command line to a game with people and bots around it."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from secrets import randbelow
from typing import Any

import sandtable
from sandtable.kernel import records
from sandtable.kernel.chance import MOST_SEED
from sandtable.kernel.errors import BadRecord, BadSetup, SandtableError
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.state import State
from sandtable.kernel.typed import options_given, spelled
from sandtable.players import KINDS, UnknownPlayer, player
from sandtable.players.player import ALSO
from sandtable.terminal import modes, saves
from sandtable.terminal.coach import Coach, guided_mode
from sandtable.terminal.painter import Painter, painter
from sandtable.terminal.saves import BadFile, Note, Save
from sandtable.terminal.screen import Screen
from sandtable.terminal.session import Session
from sandtable.words import FALLBACK, LANGUAGES, Words

LATEST = "the latest"
# What a seat can be dealt, by the name of the numbered setting.
ROLES = ("faction", "leader")


def begun(args: Namespace, screen: Screen) -> Session:
    """A new game, as the command line wants it."""
    lang = args.lang or language_of_locale()
    if args.game is None and screen.typed_at:
        args.game, args.mode = modes.chosen(screen, lang, guided=args.coach)
    if args.game is None:
        raise BadSetup(f"name a game: {', '.join(sandtable.games())}")
    game = sandtable.game(args.game)
    words = Words(game.id, lang)
    coach: Coach | None = None
    if args.coach:
        mode, guide = guided_mode(args, game, words)
        coach = Coach(game.id, words, mode.id)
        args.bots = guide.level
        state = game.new(guide.seats, guide.seed, **guide.options)
    else:
        state = _dealt(args, game, words)
    brush = painter(game.id, words)
    people = seats_named(args.people or "0", brush, state)
    note = Note(people, _bots(args.bots, game, words), words.lang)
    if args.save is None:
        save = _on_the_shelf(game, note)
    else:
        save = Save(Path(args.save).expanduser(), note)
        if save.path is not None and save.path.exists():
            raise BadFile(f"{args.save} is already there: go on with it by --resume, or name another file")
        save.keep(state)
    return _session(screen, words, brush, state, save, coach)


def _dealt(args: Namespace, game: Game, words: Words) -> State:
    """The game with the seats, options and seed that were typed, or that its mode proposes."""
    options: dict[str, Value] = {}
    seats = game.seats[-1] if args.seats is None else args.seats
    if args.mode is not None:
        mode = modes.mode_named(game, args.mode, words)
        seats = modes.seats_in(game, mode, args.seats)
        options = {**mode.begins, **mode.fixed}
    seed = randbelow(MOST_SEED) if args.seed is None else args.seed
    options.update(options_given(game, args.option or []))
    if args.people is not None:
        _deal_in(args.people, game, words, seats, options)
    return game.new(seats, seed, **options)


def resumed(args: Namespace, screen: Screen) -> Session:
    """A kept game; the command line may change who plays, not the game."""
    path = saves.latest() if args.resume == LATEST else Path(args.resume).expanduser()
    given = {"--seats": args.seats, "--mode": args.mode, "--seed": args.seed, "--option": args.option}
    for flag, value in given.items():
        if value is not None:
            raise BadSetup(f"{flag} does not go with --resume: {path} has settled it")
    text = saves.read(path)
    note = saves.note_in(text)
    game = sandtable.game(record_in(path, text).game)
    if args.game not in (None, game.id):
        raise BadSetup(f"{path} is a game of {game.id}, not of {args.game}")
    lang = args.lang or (note.lang if note is not None else language_of_locale())
    words = Words(game.id, lang)
    brush = painter(game.id, words)
    state = _replayed(game, path, text)
    if args.people is None and note is not None and max(note.people) < state.seats:
        people = note.people
    else:
        people = seats_named(args.people or "0", brush, state)
    bots = _bots(args.bots or (note.bots if note is not None else None), game, words)
    save = Save(path if args.save is None else Path(args.save).expanduser(), Note(people, bots, lang))
    save.keep(state)
    return _session(screen, words, brush, state, save, Coach(game.id, words) if args.coach else None)


def _session(
    screen: Screen, words: Words, brush: Painter[Any], state: State, save: Save, coach: Coach | None
) -> Session:
    assert state.setup is not None
    others = [seat for seat in range(state.seats) if seat not in save.note.people]
    # Bots draw their seeds from the game's, so that a game taken up again goes on as it would have.
    bots = {seat: player(save.note.bots, state.game.id, state.setup.seed + seat) for seat in others}
    return Session(screen, words, brush, state, save.note.people, bots, save, coach)


def _on_the_shelf(game: Game, note: Note) -> Save:
    """The game is kept even if nobody asked for it; where that is impossible, it can be played all the same."""
    try:
        return Save(saves.new_path(game.id), note)
    except BadFile as error:
        print(f"sandtable play: {error}", file=sys.stderr)
        return Save(None, note)


# Understanding what was typed.


def language_of_locale() -> str:
    """The language of the environment if there are messages in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


def _bots(wanted: str | None, game: Game, words: Words) -> str:
    """The kind of bots that was asked for, also by its name in the reader's language, or else the first kind that the
    game has."""
    if wanted is not None:
        names = {words.text_or(f"terminal-level-{kind}", kind).casefold(): kind for kind in KINDS}
        names.update(ALSO)
        wanted = names.get(wanted.casefold(), wanted)
    for kind in KINDS if wanted is None else [wanted]:
        try:
            player(kind, game.id, 0)
        except UnknownPlayer:
            if wanted is not None:
                raise
        else:
            return kind
    raise UnknownPlayer(f"{game.id} has no bots")


def options_typed(rest: list[str]) -> list[str]:
    """Options typed as flags of their own, `--difficulty mentat` or `--small-market`, as NAME=VALUE."""
    found: list[str] = []
    waiting = ""
    for word in [*rest, "--"]:
        if not word.startswith("--"):
            if not waiting:
                raise BadSetup(f"{word!r} belongs to no option")
            found.append(f"{waiting}={word}")
            waiting = ""
            continue
        if waiting:
            found.append(f"{waiting}={spelled(True)}")
        name, equals, value = word.removeprefix("--").partition("=")
        waiting = "" if equals else name.replace("-", "_")
        if equals:
            found.append(f"{name.replace('-', '_')}={value}")
    return found


def _deal_in(wanted: str, game: Game, words: Words, seats: int, options: dict[str, Value]) -> None:
    """Where factions or leaders are drawn by chance, give those that people want to the first seats that have none."""
    settings: dict[str, Setting] = {setting.name: setting for setting in game.settings}
    for role in ROLES:
        for typed in wanted.split(","):
            name = typed.strip().casefold()
            free = [f"{role}_{seat}" for seat in range(seats) if f"{role}_{seat}" in settings]
            free = [setting for setting in free if setting not in options]
            if free:
                choices = [choice for choice in settings[free[0]].choices if choice != settings[free[0]].default]
                found = [choice for choice in choices if name in (choice, words.text(f"{role}-{choice}").casefold())]
                if found and found[0] not in options.values():
                    options[free[0]] = found[0]


def seats_named(wanted: str, brush: Painter[Any], state: State) -> tuple[int, ...]:
    """The seats that somebody means: faction names in any form, seat numbers, or all."""
    if wanted == "all":
        return tuple(range(state.seats))
    view = state.view(None)
    names: dict[str, int] = {}
    for seat in range(state.seats):
        faction = brush.seat_id(view, seat)
        for name in (str(seat), faction or "", brush.seat_name(view, seat)):
            names.setdefault(name.casefold(), seat)
    ids = [brush.seat_id(view, seat) or str(seat) for seat in range(state.seats)]
    found: list[int] = []
    for name in wanted.split(","):
        seat_wanted = names.get(name.strip().casefold())
        if seat_wanted is None or not name.strip():
            raise BadSetup(f"nobody at this table is {name.strip()!r}; there are: {', '.join(ids)}, all")
        if seat_wanted not in found:
            found.append(seat_wanted)
    return tuple(sorted(found))


def record_in(path: Path, text: str) -> records.Record:
    """What a file says, if it is a record of a game that is on the shelf."""
    try:
        record = records.read(text)
        sandtable.game(record.game)
    except SandtableError as error:
        raise BadFile(f"{path}: {error}") from error
    return record


def _replayed(game: Game, path: Path, text: str) -> State:
    try:
        return game.replay(text)
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from error
