"""The map of the server in docs/server.md is complete, and only storage speaks SQL."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "sandtable" / "server"
SPEAK_SQL = {
    "accounts.py",
    "backup.py",
    "clock_store.py",
    "database.py",
    "notice_store.py",
    "schema.py",
    "store.py",
    "tickets.py",
    "transfer.py",
}


def test_every_module_stands_on_the_map() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8").partition("## Where things are\n")[2].partition("\n## ")[0]
    told = set(re.findall(r"`([a-z_]+\.py)`", page))
    there = {file.name for file in (*SERVER.glob("*.py"), *(SERVER / "api").glob("*.py"))} - {"__init__.py"}
    assert told == there


def test_only_storage_speaks_sql() -> None:
    speaking = {
        file.name
        for file in SERVER.glob("*.py")
        if re.search(r"^(from|import) sqlalchemy", file.read_text("utf-8"), re.MULTILINE)
    }
    assert speaking == SPEAK_SQL
    assert not [file for file in (SERVER / "api").glob("*.py") if "sqlalchemy" in file.read_text("utf-8")]
