"""What keeps a server going for years: backups, checks, upgrades and the way back."""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from sandtable.server.settings import Settings
from sandtable.server.storage.database import Database, bring_to
from tests.server.harness import COMMAND, PYTHONPATH, Person, Postgres, Server
from tests.server.test_play import finish
from tests.server.test_races import SECRET
from tests.server.test_troubles import CARRYING, FORGETFUL, damaged

Servers = Callable[..., Server]


@pytest.mark.parametrize(
    ("old_kind", "new_kind"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")]
)
def test_a_backup_brings_everything_back(
    own_server: Servers, postgres: Postgres, tmp_path: Path, old_kind: str, new_kind: str
) -> None:
    """Made beside a running server; restored into an empty database of either kind; cookies and links still work."""

    def environment(kind: str) -> dict[str, str]:
        return {"SANDTABLE_DATABASE_URL": postgres.database()} if kind == "postgres" else {}

    old = own_server("old", **environment(old_kind))
    ann, bob = Person(old, "Ann"), Person(old, "Bob")
    playing, over, lobby = ann.begun([bob], title="Дюна"), ann.begun([bob]), ann.open(take=0)
    for who in (ann, ann, bob):
        who.play(playing)
    finish([ann, bob], over)
    bob.ok("POST", f"/api/tables/{playing}/chat", {"text": "zażółć"})
    link = ann.ok("GET", f"/api/tables/{lobby}/seats/1/invitation")["invitation"]
    file = tmp_path / "all.backup"
    made = old.admin("backup", str(file))
    assert made.returncode == 0, made.stderr
    assert file.stat().st_mode & 0o777 == 0o600
    before = [ann.position(playing), bob.ok("GET", f"/api/tables/{playing}/chat"), ann.ok("GET", f"/api/tables/{over}")]
    full = old.admin("restore", str(file))
    assert (full.returncode, "not empty" in full.stderr) == (2, True)
    old.stop()

    new = Server(tmp_path / "new", **environment(new_kind))
    restored = new.admin("restore", str(file))
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout.split()[0] == made.stdout.split()[0], "as many rows as were written"
    new = own_server("new", **new.environment)
    for who in (ann, bob):
        who.http.base_url = new.url
    after = [ann.position(playing), bob.ok("GET", f"/api/tables/{playing}/chat"), ann.ok("GET", f"/api/tables/{over}")]
    assert after == before
    bob.ok("POST", f"/api/tables/{lobby}/join", {"invitation": link})
    finish([ann, bob], playing)
    assert new.admin("check").stdout == "all well\n"


def test_damaged_backups_are_refused_and_change_nothing(own_server: Servers, tmp_path: Path) -> None:
    server = own_server()
    Person(server).begun([])
    file = tmp_path / "all.backup"
    assert server.admin("backup", str(file)).returncode == 0
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    header = json.loads(lines[0])
    other_schema = json.dumps({**header, "schema": "9999"}) + "\n"
    empty = Server(tmp_path / "empty")
    for damage, words in (
        (b"", "backup is empty"),
        (b"not a backup", "cannot be read"),
        (file.read_bytes()[:-30], "cannot be read"),
        (gzip.compress("".join(lines[:-1]).encode()), "cut short"),
        (gzip.compress("".join(lines[:-2] + lines[-1:]).encode()), "promised"),
        (gzip.compress("".join([line for line in lines if '"in": "tables"' not in line]).encode()), "do not fit"),
        (gzip.compress("".join([lines[0], "{]\n", *lines[1:]]).encode()), "line 2 is damaged"),
        (gzip.compress("".join([other_schema, *lines[1:]]).encode()), "newer Sandtable"),
        (gzip.compress("".join(lines).replace('"rules"', '"ruels"').encode()), "does not fit"),
        (gzip.compress(b'{"format": "something"}\n'), "not a backup"),
    ):
        bad = tmp_path / "bad.backup"
        bad.write_bytes(damage)
        refused = empty.admin("restore", str(bad))
        assert (refused.returncode, words in refused.stderr) == (2, True), (words, refused.stderr)
        assert "Traceback" not in refused.stderr
    good = empty.admin("restore", str(file))
    assert good.returncode == 0, good.stderr


def test_a_backup_of_an_older_schema_is_restored_and_upgraded(tmp_path: Path) -> None:
    """What an older program wrote: the rows of its schema, and nothing that came later."""

    async def older() -> None:
        database = Database(Settings(data=str(tmp_path / "old")))
        async with database.writing() as connection:
            await connection.run_sync(bring_to, "0003")
            await connection.exec_driver_sql(
                "INSERT INTO tables (id, game, rules, title, options, access, spectators, status, host, seed, secret,"
                " sequence, waiting_for, created_at, updated_at) VALUES ('abcdefghij', 'vault', 1, 'Old', '{}', 'open',"
                " 1, 'playing', 'somebody', 7, x'00ff', 0, '[0]', 1.0, 1.0)"
            )
            await connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, kind, name, key, resigned, notice_language)"
                " VALUES ('abcdefghij', 0, 'person', 'Ann', 'k', 0, '')"
            )
        await database.close()

    asyncio.run(older())
    old, new = Server(tmp_path / "old"), Server(tmp_path / "new")
    file = str(tmp_path / "old.backup")
    made = old.admin("backup", file)
    assert made.returncode == 0, made.stderr
    with closing(sqlite3.connect(tmp_path / "old" / "sandtable.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)], "left as it was"
    assert new.admin("restore", file).returncode == 0
    listed = new.admin("list")
    assert "abcdefghij  vault  playing  0 moves" in listed.stdout, listed.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_older_program_refuses_a_newer_database_politely(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """And the way back works: a backup from before the upgrade, in an empty database."""
    environment = {}
    if kind == "postgres":
        postgres = request.getfixturevalue("postgres")
        environment["SANDTABLE_DATABASE_URL"] = postgres.database()
    server = Server(tmp_path / "data", SANDTABLE_SECRET=SECRET, **environment).start()
    ann = Person(server)
    table = ann.begun([])
    ann.play(table)
    file = str(tmp_path / "before.backup")
    assert server.admin("backup", file).returncode == 0
    server.stop()
    later = "UPDATE alembic_version SET version_num = '9999'"
    if kind == "postgres":
        asyncio.run(_executed(environment["SANDTABLE_DATABASE_URL"], later))
    else:
        damaged(server.folder, (later, ()))
    for command in (["serve", "--port", str(server.port)], ["admin", "list"], ["admin", "check"]):
        refused = subprocess.run(
            [*COMMAND, *command],
            env={"SANDTABLE_DATA": str(server.folder), "PYTHONPATH": PYTHONPATH, **server.environment},
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert refused.returncode == 2
        assert "a newer Sandtable wrote this: its schema is 9999" in refused.stderr
        assert "restore a backup" in refused.stderr
        assert "Traceback" not in refused.stderr
    again = Server(tmp_path / "again", SANDTABLE_SECRET=SECRET)
    assert again.admin("restore", file).returncode == 0
    again.start()
    ann.http.base_url = again.url
    finish([ann], table)
    again.stop()


async def _executed(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    away = Server(
        tmp_path / "data", SANDTABLE_SECRET=SECRET, SANDTABLE_DATABASE_URL="postgresql://nobody@127.0.0.1:1/x"
    )
    said = away.admin("list")
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert "the database cannot be reached" in said.stderr


def test_check_finds_what_is_wrong_and_migrate_sees_to_it(own_server: Servers, tmp_path: Path) -> None:
    server = own_server(SANDTABLE_SNAPSHOT_EVERY="4", SANDTABLE_SECRET=SECRET)
    ann = Person(server, "Ann")
    young, old, over, bad, unsure = [ann.begun([], options={"rounds": 30}) for _ in range(2)] + [
        ann.begun([]) for _ in range(3)
    ]
    ann.play(young)
    for table in (old, bad, unsure):
        for _ in range(6):
            ann.play(table)
    finish([ann], over)
    assert server.admin("check").stdout == "all well\n"
    server.stop()
    damaged(
        server.folder,
        ("UPDATE moves SET what = 'nonsense' WHERE table_id = ? AND number = 2", (bad,)),
        ("UPDATE snapshots SET data = x'00' WHERE table_id = ?", (unsure,)),
    )
    found = server.admin("check")
    lines = {line.split()[0]: line for line in found.stdout.splitlines()}
    assert (found.returncode, set(lines)) == (1, {bad, unsure, "2"})
    assert "damaged (move 2)" in lines[bad]
    assert "bad_snapshot" in lines[unsure]
    assert "all settled" not in server.admin("migrate").stdout
    assert "bad_snapshot" not in server.admin("check").stdout, "it was removed"

    server.environment["SANDTABLE_EXTRA_GAMES"] = CARRYING
    carried = server.admin("check")
    assert carried.stdout.count("older_rules") == 4
    assert carried.stdout.endswith("1 to see to\n")

    restarted_with(server, FORGETFUL)
    assert server.admin("check").stdout.count("old_rules") == 5
    folder = tmp_path / "exports"
    done = server.admin("migrate", "--export", str(folder), "--close")
    said = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert done.returncode == 0, done.stdout
    assert "goes on under rules version 2" in said[young]
    assert "exported to" in said[old]
    assert "closed" in said[old]
    assert "exported to" in said[over]
    assert "closed" not in said[over]
    assert "closed" in said[bad]
    assert {file.stem for file in folder.iterdir()} == {old, over, bad, unsure}
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}

    shown = {table: ann.ok("GET", f"/api/tables/{table}") for table in (young, old, over)}
    assert (shown[young]["trouble"], shown[young]["status"]) == (None, "playing")
    assert (shown[old]["trouble"], shown[old]["status"]) == ("closed", "over")
    assert shown[over]["result"] is not None
    assert ann.ok("GET", f"/api/tables/{young}/chat")["items"][-1]["code"] == "new_rules"
    assert ann.ok("GET", f"/api/tables/{old}/chat")["items"][-1]["code"] == "closed"
    ann.play(young)
    ann.play(young)
    again = server.admin("check")
    assert again.stdout.count("\n") == 2, "the finished one stays as it is, and that is all"

    # An export goes back into a server that still has the rules.
    other = own_server("other", SANDTABLE_SECRET=SECRET)
    assert other.admin("import", str(folder / f"{old}.json")).returncode == 0
    ann.http.base_url = other.url
    assert ann.ok("GET", f"/api/tables/{old}")["trouble"] is None
    ann.play(old)


def restarted_with(server: Server, games: str) -> None:
    server.environment["SANDTABLE_EXTRA_GAMES"] = games
    server.start()


def test_every_command_of_the_operator_explains_itself() -> None:
    for command in ("list", "export", "import", "delete", "expire", "backup", "restore", "check", "migrate"):
        told = subprocess.run(
            [sys.executable, "-m", "sandtable.cli", "admin", command, "--help"],
            env={"PYTHONPATH": PYTHONPATH},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert told.returncode == 0, told.stderr
