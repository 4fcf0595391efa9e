"""The map of the server in docs/server.md is complete, and only storage speaks SQL."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "sandtable" / "server"
ROOMS = {"bots", "operator", "storage", "tables", "wire"}
NOT_ON_IT = {"__init__.py", "env.py"}
SPEAKS_SQL = re.compile(r"^\s*(from|import) (sqlalchemy|alembic|sqlite3)", re.MULTILINE)


def modules() -> list[Path]:
    return [file.relative_to(SERVER) for file in SERVER.rglob("*.py")]


def test_every_module_stands_on_the_map() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8").partition("## Where things are\n")[2].partition("\n## ")[0]
    told: set[str] = set()
    folder = ""
    for line in page.splitlines():
        if named := re.match(r"\| \*\*(?:`([a-z/]+)`|beside them)\*\*", line):
            folder = named[1] or ""
        told.update(folder + file for file in re.findall(r"`([a-z_]+\.py)`", line.split(" | ")[0]))
    there = {str(file) for file in modules() if file.name not in NOT_ON_IT and "versions" not in file.parts}
    assert told == there


def test_the_rooms_are_five() -> None:
    assert {file.parts[0] for file in modules() if len(file.parts) > 1} == ROOMS


def test_only_storage_speaks_sql() -> None:
    speaking = [str(file) for file in modules() if SPEAKS_SQL.search((SERVER / file).read_text("utf-8"))]
    assert speaking, "nobody does"
    assert [file for file in speaking if not file.startswith("storage/")] == []
