"""`sandtable arena`: a contest from the command line."""

import argparse
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.lineup import BadLineUp, LineUp
from sandtable.arena.report import Report
from sandtable.arena.runner import BadResults, read, run
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Value

MOST_GAMES = 1_000_000


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
        "players", nargs="*", help="one for each seat: heuristic, easy, hard, expert, random, search:200, search:1.5s"
    )
    arena.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="all deals follow from it (default: 0)")
    arena.add_argument("--processes", type=int, default=1, metavar="N", help="how many at the same time (default: 1)")
    arena.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a Ray cluster: host:6379, or auto for the one at hand"
    )
    arena.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
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
        line_up, outcomes, _ = read(Path(args.show))
    else:
        line_up = _line_up(args)
        path = Path(args.file) if args.file else Path("arena", _name(line_up))
        print(f"{args.games} games; results in {path}", file=sys.stderr)
        outcomes = run(line_up, args.games, path, args.processes, Progress(), args.cluster, _tell)
        print(file=sys.stderr)
    report = Report(line_up, outcomes)
    print(report.text(), end="")
    if args.page is not None:
        _write(Path(args.page), report.page())
    if args.tables is not None:
        for name, text in report.files().items():
            _write(Path(args.tables, name), text)
    return 0


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
    return LineUp(args.game, args.players, _options(args.game, args.option or []), args.seed)


def _options(game_id: str, typed: list[str]) -> dict[str, Value]:
    settings = {setting.name: setting for setting in sandtable.game(game_id).settings}
    options: dict[str, Value] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals or name not in settings:
            raise BadLineUp(f"{text!r} is no option of {game_id}; it has: {', '.join(settings) or 'none'}")
        meant = [choice for choice in settings[name].choices if str(choice).lower() == value.lower()]
        if not meant:
            raise BadLineUp(f"{name} cannot be {value!r}; it can be: {', '.join(map(str, settings[name].choices))}")
        options[name] = meant[0]
    return options


def _name(line_up: LineUp) -> str:
    options = "".join([f"-{name}-{value}" for name, value in sorted(line_up.options.items())])
    players = "-".join(line_up.players).replace(":", "")
    return f"{line_up.game}-{players}{options}-{line_up.seed}.jsonl"


class Progress:
    """How far it is, and how long it will still take, in one line that is written anew."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.at_first: int | None = None

    def __call__(self, done: int, games: int) -> None:
        if self.at_first is None:
            self.at_first = done - 1
        pace = (time.monotonic() - self.began) / (done - self.at_first)
        left = round(pace * max(0, games - done))
        print(f"\r{done} of {games}, {left // 60}:{left % 60:02} left ", end="", file=sys.stderr, flush=True)
