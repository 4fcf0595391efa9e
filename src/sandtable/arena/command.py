"""`sandtable arena`: a contest from the command line."""

import argparse
import json
import sys
import time
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.lineup import ANYBODYS, BadLineUp, LineUp
from sandtable.arena.report import FILES, Report
from sandtable.arena.runner import BadResults, read, run
from sandtable.games import rooms
from sandtable.kernel.errors import BadSetup, SandtableError
from sandtable.kernel.game import Value
from sandtable.kernel.typed import options_given

MOST_GAMES = 1_000_000
LONGEST_NAME = 200
"""Bytes of a name that a file gets by itself: file systems take 255. What is cut off stands there as a number."""


def add_arena(commands: "argparse._SubParsersAction[Any]") -> None:
    arena = commands.add_parser(
        "arena",
        help="let players meet and measure them",
        description="Many games between players: seats are rotated, deals are paired. Every game is kept at once; "
        "the same command again goes on where it stopped.",
    )
    arena.set_defaults(run=_arena)
    arena.add_argument("game", nargs="?", help=f"one of: {', '.join(sandtable.games())}")
    arena.add_argument(
        "players",
        nargs="*",
        help="one for each seat: easy, normal, hard, expert, random, search, search:200, search:1.5s, search:200x2, "
        "or module:function for one of your own",
    )
    arena.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="all deals follow from it (default: 0)")
    arena.add_argument("--processes", type=int, default=1, metavar="N", help="how many at the same time (default: 1)")
    arena.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a Ray cluster: host:6379, or auto for the one at hand"
    )
    arena.add_argument("--mode", metavar="MODE", help="how to play it, by name ('sandtable games' lists the modes)")
    arena.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="an option of the game ('sandtable games' lists them)"
    )
    arena.add_argument(
        "--file", metavar="FILE", help="where the results go (default: arena/ and a name by the line-up)"
    )
    arena.add_argument("--page", metavar="FILE", help="write the report as a page, too")
    arena.add_argument("--tables", metavar="FOLDER", help="write the report, its tables and its plot as files, too")
    arena.add_argument("--show", metavar="FILE", help="play nothing: report what a file of results holds")


def _arena(args: argparse.Namespace) -> int:
    if find_spec("openskill") is None:
        raise SandtableError("that needs openskill: pip install 'sandtable[arena]'")
    if args.show is not None:
        _need_places(args, Path(args.show))
        line_up, outcomes, _ = read(Path(args.show))
    else:
        line_up = _line_up(args)
        path = Path(args.file) if args.file else Path("arena", _name(line_up))
        _need_places(args, path)
        print(f"{args.games} games; results in {path}", file=sys.stderr)
        lacking = -args.games % line_up.rotation
        if lacking:
            print(f"not everybody sits everywhere; {args.games + lacking} games would be whole rounds", file=sys.stderr)
        try:
            outcomes = run(line_up, args.games, path, args.processes, Progress(), args.cluster, _tell)
        except KeyboardInterrupt:
            _tell(f"stopped; what was played is kept in {path}, and the same command goes on there")
            raise
        print(file=sys.stderr)
    report = Report(line_up, outcomes)
    print(report.text(), end="")
    if args.page is not None:
        _write(Path(args.page), report.page())
    if args.tables is not None:
        for name, text in report.files().items():
            _write(Path(args.tables, name), text)
    return 0


def _need_places(args: argparse.Namespace, results: Path) -> None:
    """Where the report goes is looked at first: after a long contest it is too late."""
    pages = [] if args.page is None else [Path(args.page)]
    tables = [] if args.tables is None else [Path(args.tables, name) for name in FILES]
    for path in pages + tables:
        if path.resolve() == results.resolve():
            raise BadResults(f"{path} holds the results; name another place for the report")
        _need_place(path)


def _need_place(path: Path) -> None:
    try:
        new = not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise BadResults(f"{path} cannot be written: {error}") from error


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadResults(f"{path} cannot be written: {error}") from error


def _tell(news: str) -> None:
    print(f"\n{news}", file=sys.stderr)


def _line_up(args: argparse.Namespace) -> LineUp:
    if args.game is None:
        raise BadLineUp(f"name a game: {', '.join(sandtable.games())}")
    for name, least, most in (("games", 1, MOST_GAMES), ("processes", 1, 256), ("seed", 0, 2**40)):
        if not least <= getattr(args, name) <= most:
            raise BadLineUp(f"--{name} goes from {least} to {most}")
    if args.cluster and args.processes != 1:
        raise BadLineUp("--processes and --cluster do not go together: a cluster has its own processors")
    if not args.players:
        raise BadLineUp("name a player for each seat, such as: heuristic random")
    if args.game not in sandtable.games():
        raise BadLineUp(f"there is no game {args.game!r}; there are: {', '.join(sandtable.games())}")
    if any([ANYBODYS.fullmatch(kind) for kind in args.players]):
        # A player of one's own lies in the folder where one is, as with `python -m`.
        sys.path.insert(0, str(Path.cwd()))
    options = {} if args.mode is None else _mode(args.game, args.mode, len(args.players))
    try:
        options.update(options_given(sandtable.game(args.game), args.option or []))
    except BadSetup as error:
        raise BadLineUp(str(error)) from error
    return LineUp(args.game, args.players, options, args.seed)


def _mode(game_id: str, wanted: str, seats: int) -> dict[str, Value]:
    """The options of a mode that is called by its id."""
    modes = {mode.id: mode for mode in rooms()[game_id].modes}
    mode = modes.get(wanted.lower().replace("-", "_"))
    if mode is None:
        raise BadLineUp(f"{game_id} has no mode {wanted!r}; it has: {', '.join(modes) or 'none'}")
    if seats not in mode.seats:
        raise BadLineUp(f"{mode.id} is for {', '.join(map(str, mode.seats))} seats, not for {seats}")
    return {**mode.begins, **mode.fixed}


def _name(line_up: LineUp) -> str:
    options = "".join([f"-{name}-{value}" for name, value in sorted(line_up.options.items())])
    players = "-".join(line_up.players).replace(":", "")
    name = f"{line_up.game}-{players}{options}-{line_up.seed}"
    if len(name.encode()) > LONGEST_NAME:
        told = json.dumps(line_up.data(), sort_keys=True)
        name = f"{name.encode()[:LONGEST_NAME].decode(errors='ignore')}-{sha256(told.encode()).hexdigest()[:8]}"
    return f"{name}.jsonl"


class Progress:
    """How far it is, and how long it will still take, in one line that is written anew."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.at_first: int | None = None
        self.widest = 0

    def __call__(self, done: int, games: int) -> None:
        if self.at_first is None:
            self.at_first = done - 1
        pace = (time.monotonic() - self.began) / (done - self.at_first)
        minutes, seconds = divmod(round(pace * max(0, games - done)), 60)
        left = f"{minutes}:{seconds:02}" if minutes < 60 else f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
        line = f"{done} of {games}, {left} left"
        # What was longer is written over.
        self.widest = max(self.widest, len(line))
        print(f"\r{line:{self.widest}} ", end="", file=sys.stderr, flush=True)
