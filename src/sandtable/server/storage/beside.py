"""One SQLite file, a server and commands beside it: which tables somebody removed or put there, by a file that grows.

With PostgreSQL the database itself tells (news.py). The file holds one id of a table per line and is emptied when a
server starts: nothing is in its memory then.
"""

from pathlib import Path
from typing import Final

FILE: Final = "changed-tables"


class Beside:
    """What was changed beside a server's memory."""

    def __init__(self, data: str) -> None:
        self.path = Path(data) / FILE
        self._read = 0

    def begin(self) -> None:
        """A server starts: what was told to others is no news to it."""
        self.path.write_bytes(b"")
        self._read = 0

    def tell(self, table_id: str) -> None:
        with self.path.open("ab") as file:
            file.write(f"{table_id}\n".encode())

    def news(self) -> list[str]:
        """The tables that were removed or put there since the last look."""
        try:
            if self.path.stat().st_size == self._read:
                return []
            text = self.path.read_bytes()
        except OSError:
            return []
        told = text[self._read : text.rfind(b"\n") + 1]
        self._read += len(told)
        return told.decode("ascii", "ignore").split()
