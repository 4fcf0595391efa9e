"""`sandtable serve` and `sandtable admin`: their arguments. What they need is imported only when they run."""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from sandtable.kernel.errors import SandtableError

SERVE: Final = "Put the games on the network. Settings come from the environment (see docs/server.md)."


def add_commands(commands: "argparse._SubParsersAction[Any]") -> None:
    """Put both commands into the parser of `sandtable`."""
    serving = commands.add_parser("serve", help="put the games on the network", description=SERVE)
    serving.set_defaults(run=_later("serving", "serve"))
    serving.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    serving.add_argument("--port", type=int, default=8000, help="the port (default: 8000; 0: any free one)")
    serving.add_argument(
        "--data", metavar="DIR", help="where games are kept (default: SANDTABLE_DATA or ./sandtable-data)"
    )
    serving.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; more than one needs PostgreSQL"
    )

    administration = commands.add_parser("admin", help="look after stored tables: list, check, back up, export, delete")
    administration.add_argument("--data", metavar="DIR", help="where games are kept")
    tasks = administration.add_subparsers(dest="task", required=True, metavar="task")
    listing = tasks.add_parser("list", help="one line per table")
    listing.add_argument("--status", choices=("lobby", "playing", "over"))
    listing.set_defaults(run=_later("administration", "list_tables"))
    exporting = tasks.add_parser("export", help="everything about a table as one JSON file")
    exporting.add_argument("table")
    exporting.add_argument("file", nargs="?", help="(default: standard output)")
    exporting.set_defaults(run=_later("administration", "export_table"))
    importing = tasks.add_parser("import", help="put an exported table into this database")
    importing.add_argument("file")
    importing.set_defaults(run=_later("administration", "import_table"))
    deleting = tasks.add_parser("delete", help="delete tables")
    deleting.add_argument("tables", nargs="+", metavar="table")
    deleting.set_defaults(run=_later("administration", "delete_tables"))
    backing = tasks.add_parser("backup", help="write everything into one file, beside a running server or without one")
    backing.add_argument("file")
    backing.set_defaults(run=_later("administration", "back_up_all"))
    restoring = tasks.add_parser("restore", help="put a backup into an empty database")
    restoring.add_argument("file")
    restoring.set_defaults(run=_later("administration", "restore_all"))
    checking = tasks.add_parser("check", help="look through all tables: which cannot be played, and what to do")
    checking.set_defaults(run=_later("administration", "check_tables"))
    migrating = tasks.add_parser("migrate", help="upgrade, export or close tables that cannot be played")
    migrating.add_argument("--export", metavar="DIR", help="export what cannot be upgraded into this directory")
    migrating.add_argument("--close", action="store_true", help="close what cannot be upgraded, and tell its players")
    migrating.set_defaults(run=_later("administration", "migrate_tables"))
    undeleting = tasks.add_parser("undelete", help="bring back a table that was deleted or has expired")
    undeleting.add_argument("table")
    undeleting.set_defaults(run=_later("administration", "undelete"))
    inviting = tasks.add_parser("invite", help="print a link to a seat")
    inviting.add_argument("table")
    inviting.add_argument("seat", type=int)
    inviting.add_argument("--anew", action="store_true", help="for somebody else: whoever holds the seat loses it")
    inviting.set_defaults(run=_later("administration", "invite"))
    expiring = tasks.add_parser("expire", help="delete what the keep settings say, now")
    expiring.set_defaults(run=_later("administration", "expire_tables"))


def _later(module: str, operation: str) -> Callable[[argparse.Namespace], int]:
    def run(args: argparse.Namespace) -> int:
        try:
            operations = import_module(f"sandtable.server.operator.{module}")
        except ModuleNotFoundError as error:
            raise SandtableError(f"the server needs {error.name}: pip install 'sandtable[server]'") from error
        status: int = getattr(operations, operation)(args)
        return status

    return run
