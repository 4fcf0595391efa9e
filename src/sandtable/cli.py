"""The `sandtable` command."""

import argparse
import os
import shlex
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

import sandtable
from sandtable import catalogue
from sandtable.arena.again import games_of_contest
from sandtable.arena.command import add_arena
from sandtable.games import rooms
from sandtable.kernel.errors import BadRecord, SandtableError, UnknownGame
from sandtable.kernel.typed import spelled
from sandtable.server.operator.commands import add_commands
from sandtable.terminal import modes, saves
from sandtable.terminal.painter import painter
from sandtable.terminal.replay import Replay
from sandtable.terminal.saves import BadFile
from sandtable.terminal.screen import Closed, this_terminal
from sandtable.terminal.seating import (
    LATEST,
    begun,
    language_of_locale,
    options_typed,
    record_in,
    resumed,
    seats_named,
)
from sandtable.terminal.session import Left, Session
from sandtable.terminal.verify import Unfair, verify
from sandtable.words import LANGUAGES, Words

NOT_FAIR = 1
NOTHING_WRITTEN = 1
BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    args, rest = parser.parse_known_args(arguments)
    if rest and args.command != "play":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        if rest:
            args.option = [*(args.option or []), *options_typed(rest)]
        status: int = args.run(args)
    except SandtableError as error:
        print(f"sandtable {args.command}: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone; Python must not complain about it once more on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser() -> Parser:
    parser = Parser(prog="sandtable", description="An open table for the board games of Dune.")
    parser.add_argument("--version", action="version", version=f"sandtable {version('sandtable')}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")

    play = commands.add_parser("play", help="play in the terminal", description=_play.__doc__)
    play.set_defaults(run=_play)
    play.add_argument("game", nargs="?", help=f"one of: {', '.join(sandtable.games())} (default: choose from a list)")
    play.add_argument("--mode", metavar="MODE", help="how to play it, by name ('sandtable games' lists the modes)")
    play.add_argument("--seats", type=int, metavar="N", help="how many seats (default: as many as the game takes)")
    play.add_argument(
        "--as",
        dest="people",
        metavar="WHO",
        help="who you play: a faction, a seat number counted from 0, several with commas, or 'all' (default: seat 0)",
    )
    play.add_argument(
        "--bots",
        metavar="KIND",
        help="who plays the others: easy, normal, hard, expert, random, search:1s (default: normal)",
    )
    play.add_argument("--seed", type=int, metavar="N", help="the same seed and choices give the same game")
    play.add_argument(
        "--coach",
        action="store_true",
        help="a first game, the same for everybody, with a coach who explains it",
    )
    play.add_argument("--lang", metavar="LANG", help=f"one of: {', '.join(LANGUAGES)} (default: from your locale)")
    play.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of the game ('sandtable games' lists them); --NAME VALUE does the same",
    )
    play.add_argument("--save", metavar="FILE", help="the file to keep the game in (default: a new one of its own)")
    play.add_argument(
        "--resume", nargs="?", const=LATEST, metavar="FILE", help="go on with a kept game (default: the latest)"
    )

    replay = commands.add_parser("replay", help="show a recorded game move by move", description=_replay.__doc__)
    replay.set_defaults(run=_replay)
    replay.add_argument("file", help="a record, such as 'sandtable play' keeps")
    replay.add_argument("--lang", metavar="LANG", help=f"one of: {', '.join(LANGUAGES)} (default: from your locale)")
    replay.add_argument(
        "--seat", default="all", metavar="WHO", help="a faction or seat number: what that seat could see (default: all)"
    )
    replay.add_argument("--step", action="store_true", help="wait for Enter before every move")

    verify = commands.add_parser("verify", help="check that a game was dealt fairly", description=_verify.__doc__)
    verify.set_defaults(run=_verify)
    verify.add_argument("file", help="the record of a finished game")
    verify.add_argument("--commitment", metavar="HEX", help="the commitment that the table showed before the game")
    verify.add_argument("--lang", metavar="LANG", help=f"one of: {', '.join(LANGUAGES)} (default: from your locale)")

    rules = commands.add_parser("rules", help="show a rule", description=_rules.__doc__)
    rules.set_defaults(run=_rules)
    rules.add_argument("id", help="a rule such as CON-BAT-07, or the beginning of ids such as CON-BAT")
    rules.add_argument("--lang", choices=LANGUAGES, help="the language to read it in (default: from your locale)")

    add_arena(commands)

    export = commands.add_parser("export", help="write finished games as data", description=_export.__doc__)
    export.set_defaults(run=_export)
    export.add_argument("sources", nargs="*", metavar="SOURCE", help="records, folders of records, results of an arena")
    export.add_argument("--server", action="store_true", help="the finished tables of a server, too")
    export.add_argument("--data", metavar="DIR", help="where the server keeps its games")
    export.add_argument("--out", required=True, metavar="FILE", help="a file .parquet or .jsonl")
    export.add_argument(
        "--states",
        choices=("view", "tensor", "both", "none"),
        default="view",
        help="how what a seat saw is written: as JSON, as a tensor, both or not at all (default: view)",
    )

    games = commands.add_parser("games", help="list the games with their seats and options", description=_games.__doc__)
    games.set_defaults(run=_games)
    add_commands(commands)
    return parser


def _play(args: argparse.Namespace) -> int:
    """Play a game in the terminal, against bots or with others at the same keyboard. Every move is kept in a file."""
    screen = this_terminal()
    session = begun(args, screen) if args.resume is None else resumed(args, screen)
    try:
        session.run()
    except (Left, Closed):
        _goodbye(session)
    except KeyboardInterrupt:
        screen.line()
        _goodbye(session)
        return INTERRUPTED
    return 0


def _goodbye(session: Session) -> None:
    if session.save.path is None:
        session.screen.say(session.words.phrase("terminal-goodbye-lost"))
        return
    with_coach = [] if session.coach is None else ["--coach"]
    how = shlex.join(["sandtable", "play", "--resume", str(session.save.path), *with_coach])
    session.screen.say(session.words.phrase("terminal-goodbye", file=str(session.save.path), how=how))


def _replay(args: argparse.Namespace) -> int:
    """Show a recorded game move by move: who chose what, and what came of it."""
    path = Path(args.file).expanduser()
    text = saves.read(path)
    record = record_in(path, text)
    game = sandtable.game(record.game)
    words = Words(game.id, args.lang or language_of_locale())
    brush = painter(game.id, words)
    screen = this_terminal()
    try:
        replay = Replay(screen, words, brush, game, record)
        seat = None if args.seat == "all" else seats_named(args.seat, brush, replay.state)[0]
        replay.run(seat, args.step)
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from error
    except Closed:
        pass
    return 0


def _verify(args: argparse.Namespace) -> int:
    """Check a finished game: its secret is the one the table committed itself to, and secret, nonces and moves give
    exactly this game. So nobody, the operator included, could have chosen the cards."""
    path = Path(args.file).expanduser()
    text = saves.read(path)
    record = record_in(path, text)
    words = Words(record.game, args.lang or language_of_locale())
    try:
        verify(this_terminal(), words, sandtable.game(record.game), text, record, args.commitment)
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from error
    except Unfair as error:
        print(f"{path}: {error}", file=sys.stderr)
        return NOT_FAIR
    return 0


def _rules(args: argparse.Namespace) -> int:
    """Show a rule of the catalogues by its id, or all rules whose ids begin so."""
    language = args.lang or language_of_locale()
    known = [rule for game in rooms() for rule in catalogue.rules(game, language)]
    wanted = args.id.upper()
    found = [rule for rule in known if rule.id == wanted] or [rule for rule in known if rule.id.startswith(wanted)]
    if not found:
        areas = ", ".join(dict.fromkeys(rule.prefix for rule in known))
        raise SandtableError(f"there is no rule {args.id!r}; ids look like {known[0].id} and begin with: {areas}")
    screen = this_terminal()
    for rule in found:
        screen.say(rule.plain, first=f"{rule.id}: ", rest="  ")
    return 0


def _export(args: argparse.Namespace) -> int:
    """Write finished games as data, one row for each decision: what the seat saw, could choose and chose, and how the
    game ended for it. Games that are not over are left out."""
    exporting = _needing("sandtable.research.export", "research")
    contests = [Path(source) for source in args.sources if source.endswith(".jsonl")]
    files = [Path(source).expanduser() for source in args.sources if not source.endswith(".jsonl")]
    games = list(exporting.finished_games(files))
    if args.server:
        games += _needing("sandtable.server.operator.administration", "server").finished_records(args.data)
    written, left_out = 0, 0
    with exporting.sheet_for(Path(args.out).expanduser()) as sheet:
        for name, text in games:
            try:
                sheet.add(exporting.rows_of_record(name, text, args.states))
                written += 1
            except (exporting.NotOver, BadRecord, UnknownGame) as error:
                print(f"left out: {name}: {error}", file=sys.stderr)
                left_out += 1
        for contest in contests:
            for name, state in games_of_contest(contest):
                sheet.add(exporting.rows_of_state(name, state, args.states))
                written += 1
    print(f"{written} games written to {args.out}" + (f", {left_out} left out" if left_out else ""))
    return 0 if written else NOTHING_WRITTEN


def _needing(module: str, extra: str) -> Any:
    """A part of the house that needs more than the games do."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise SandtableError(f"that needs {error.name}: pip install 'sandtable[{extra}]'") from error


def _games(args: argparse.Namespace) -> int:
    """List the games: their ids, how many can play, and what can be decided before the game begins."""
    screen = this_terminal()
    for name in sandtable.games():
        game = sandtable.game(name)
        screen.heading(f"{game.id}: {game.title}")
        screen.say(f"seats: {', '.join(map(str, game.seats))}", first="  ")
        modes.listed(screen, game, Words(game.id, language_of_locale()))
        for setting in game.settings:
            choices = " | ".join([spelled(choice) for choice in setting.choices])
            screen.say(
                f"--option {setting.name}=VALUE: {choices} (default: {spelled(setting.default)})", "  ", "      "
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
