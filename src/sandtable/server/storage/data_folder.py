"""The folder of the data: for its owner only, and for one server at a time."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sandtable.server.settings import BadSettings, Settings


def keep_private(settings: Settings) -> None:
    """Make the folder, and see to it that nobody else on this machine can read what is in it."""
    file = settings.sqlite_file
    folder = file.parent
    ours = not folder.exists() or file.exists() or (folder / "secret").exists()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(PermissionError):  # it belongs to somebody else, who decides
        if ours:
            folder.chmod(0o700)
        # SQLite gives the files beside it the same mode.
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        for one in (file, *folder.glob(f"{file.name}-*"), *folder.glob("secret")):
            one.chmod(0o600)


def claimed(settings: Settings) -> sqlite3.Connection:
    """Held by the one server on this database until its process ends, however it ends.

    Two would each believe what they remember of the games, and lose moves.
    """
    lock = settings.sqlite_file.with_name(settings.sqlite_file.name + ".lock")
    connection = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        raise BadSettings(
            f"another server already uses {settings.sqlite_file}; several servers need PostgreSQL"
        ) from error
    with suppress(PermissionError):
        lock.chmod(0o600)
    return connection


def write_private(file: Path, text: str) -> None:
    """Write a file that only its owner may read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as stream:
        stream.write(text)
