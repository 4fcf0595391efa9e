"""What operators need: administration, expiry, health, logs, settings, migrations, the client's files."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from sandtable.server.settings import BadSettings, Settings, described
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database, bring_to
from sandtable.server.storage.review_store import ReviewStore
from tests.server.harness import PATIENCE, ROOT, Person, Postgres, Server, fetch, wait_until
from tests.server.test_play import finish
from tests.server.test_races import SECRET

Servers = Callable[..., Server]


def test_a_table_moves_from_one_database_to_another(own_server: Servers, postgres: Postgres, tmp_path: Path) -> None:
    """Exported from SQLite, deleted, imported into PostgreSQL; the people go on where they were."""
    old = own_server("old", SANDTABLE_SECRET=SECRET)
    ann, bob = Person(old, "Ann"), Person(old, "Bob")
    table = ann.begun([bob], title="Дюна")
    for who in (ann, ann, bob):
        who.play(table)
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": "see you there"})
    before = ann.position(table), ann.ok("GET", f"/api/tables/{table}/chat")
    listed = old.admin("list")
    assert f"{table}  vault  playing  3 moves" in listed.stdout
    assert "Ann, Bob" in listed.stdout
    assert old.admin("list", "--status", "over").stdout == ""
    file = tmp_path / "table.json"
    assert old.admin("export", table, str(file)).returncode == 0
    taken = old.admin("import", str(file))
    assert (taken.returncode, taken.stderr) == (
        2,
        f"sandtable admin: there is already a table {table}; delete it first\n",
    )
    assert old.admin("delete", table).returncode == 0
    assert old.admin("delete", table).returncode == 1
    assert old.admin("export", table).returncode == 2
    gone(ann, table)
    old.stop()
    new = own_server("new", SANDTABLE_SECRET=SECRET, SANDTABLE_DATABASE_URL=postgres.database())
    assert new.admin("import", str(file)).stdout == f"{table}\n"
    for who in (ann, bob):
        who.http.base_url = new.url
    assert (ann.position(table), ann.ok("GET", f"/api/tables/{table}/chat")) == before
    finish([ann, bob], table)


def gone(who: Person, table: str) -> None:
    """A running server notices within seconds that a table was deleted by somebody else."""
    wait_until(lambda: who.call("GET", f"/api/tables/{table}/position").status_code == 404)


def test_damaged_exports_are_refused(own_server: Servers, tmp_path: Path) -> None:
    server = own_server()
    table = Person(server).open()
    export = server.admin("export", table).stdout
    file = tmp_path / "table.json"
    for damaged in ("", "[1]", export[: len(export) // 2], export.replace('"seat": 0', '"place": 0')):
        file.write_text(damaged, "utf-8")
        refused = server.admin("import", str(file))
        assert refused.returncode == 2
        assert "is not a table" in refused.stderr
        assert "Traceback" not in refused.stderr


def test_tables_expire_by_policy(own_server: Servers) -> None:
    server = own_server(
        SANDTABLE_KEEP_LOBBY_DAYS="1", SANDTABLE_KEEP_FINISHED_DAYS="2", SANDTABLE_KEEP_ABANDONED_DAYS="0"
    )
    ann = Person(server)
    lobby, fresh, playing, over = ann.open(), ann.open(), ann.begun([]), ann.begun([])
    finish([ann], over)
    server.stop()
    database = sqlite3.connect(server.folder / "sandtable.db")
    for table in (lobby, playing, over):
        database.execute("UPDATE tables SET updated_at = ? WHERE id = ?", (time.time() - 3 * 24 * 3600, table))
    database.commit()
    database.close()
    server.start()
    gone(ann, over)
    gone(ann, lobby)
    ann.refused(404, "no_such_table", "GET", f"/api/tables/{lobby}")
    assert ann.ok("GET", f"/api/tables/{fresh}")["status"] == "lobby"
    assert ann.ok("GET", f"/api/tables/{playing}")["status"] == "playing"
    assert "0 tables deleted" in server.admin("expire").stdout


def test_health_and_logs(server: Server) -> None:
    health = fetch(f"{server.url}/healthz")
    assert health.json()["status"] == "ok"
    assert health.json()["database"] in ("sqlite", "postgresql")
    ann = Person(server, "Ann-Who-Is-Logged")
    table = ann.open(take=0)
    link = ann.ok("GET", f"/api/tables/{table}/seats/0/invitation")["invitation"]
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": "whispered-in-chat"})
    # A request is logged after it is answered.
    server.wait_for_log(f'"/api/tables/{table}/chat"', 1)
    lines = server.log_lines
    assert any(line["event"] == "request" and line["path"] == f"/api/tables/{table}" for line in lines) is False
    assert any(line["event"] == "request" and line["path"] == f"/api/tables/{table}/chat" for line in lines)
    assert all({"at", "level", "event"} <= set(line) for line in lines)
    for secret in (link, ann.http.cookies["sandtable_guest"], ann.id, "whispered-in-chat", "Ann-Who-Is-Logged"):
        assert secret not in server.log


def test_a_database_that_is_away_is_said_to_be_so(own_server: Servers, postgres: Postgres) -> None:
    own = Postgres(postgres.binaries)
    server = own_server(SANDTABLE_DATABASE_URL=own.database())
    ann = Person(server)
    table = ann.begun([], options={"rounds": 30})
    ann.play(table)
    own.stop()
    assert fetch(f"{server.url}/readyz").status_code == 503
    alive = fetch(f"{server.url}/healthz")
    assert (alive.status_code, alive.json()["unplayable"]) == (200, None)
    position = ann.call("GET", f"/api/tables/{table}/position")
    assert (position.status_code, position.json()["code"]) == (503, "unavailable")
    ann.refused(503, "unavailable", "POST", "/api/tables", {"game": "vault"})


def test_settings_that_make_no_sense_are_refused_with_their_name() -> None:
    for variable, value in (
        ("SANDTABLE_BOT_PROCESSES", "many"),
        ("SANDTABLE_BOT_PROCESSES", "0"),
        ("SANDTABLE_NOTICE_PRIVATE", "maybe"),
        ("SANDTABLE_SECRET", "short"),
        ("SANDTABLE_DATABASE_URL", "mysql://localhost/x"),
        ("SANDTABLE_PUBLIC_URL", "dune.example.org"),
        ("SANDTABLE_TRUSTED_PROXIES", "*"),
        ("SANDTABLE_TRUSTED_PROXIES", "proxy.example.org"),
        ("SANDTABLE_TRUSTED_PROXIES", "127.0.0.1, 10.0.0.1/8"),
    ):
        with pytest.raises(BadSettings, match=variable):
            Settings.from_environment({variable: value})
    assert Settings.from_environment({"SANDTABLE_BOT_PROCESSES": " 3 "}).bot_processes == 3
    assert Settings.from_environment({"SANDTABLE_NOTICE_PRIVATE": "yes"}).notice_private


def test_the_documentation_lists_every_setting() -> None:
    assert described() in (ROOT / "docs" / "server.md").read_text("utf-8")


def test_the_documentation_lists_every_error() -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8").partition("### Errors\n")[2].partition("\n#")[0]
    told = {
        (row[0], code)
        for row in re.findall(r"^\| (\d+) \| (.*) \|$", text, re.MULTILINE)
        for code in re.findall(r"`(\w+)`", row[1])
    }
    sources = "".join([file.read_text("utf-8") for file in (ROOT / "src/sandtable/server").rglob("*.py")])
    raised = set(re.findall(r'Refusal\(\s*(\d+),\s*"(\w+)"', sources))
    assert ("409", "stale_ask") in raised
    assert raised <= told


def test_the_documentation_lists_every_route(sqlite_server: Server) -> None:
    def nameless(text: str) -> str:
        return re.sub(r"\{\w+\}", "{}", text)

    page = nameless((ROOT / "docs" / "server.md").read_text("utf-8"))
    paths = fetch(f"{sqlite_server.url}/api/openapi.json").json()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    assert "POST /api/tables/{table_id}/moves" in routes
    assert [route for route in routes if f"`{nameless(route)}" not in page] == []


def test_every_note_of_a_table_is_documented_and_has_words() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8").partition("Notes in the chat are things the table tells")[2]
    told = set(re.findall(r"`(\w+)`", page.partition("\n\n")[0]))
    sources = "".join([file.read_text("utf-8") for file in (ROOT / "src/sandtable/server").rglob("*.py")])
    by_name = re.findall(r"\.tell\(\s*((?:\"\w+\"(?: if \w+ else )?)+)", sources)
    codes = set(re.findall(r'"(\w+)"', " ".join([*by_name, *re.findall(r'"note", None, "", ("\w+")', sources)])))
    assert {"joined", "deletion_agreed", "undo_refused", "new_rules"} <= codes
    assert codes == told
    for language in ("en", "pl", "ru"):
        words = (ROOT / "web" / "src" / "words" / f"{language}.ts").read_text("utf-8")
        assert [code for code in sorted(codes) if f'"note.{code}":' not in words] == []


def test_the_documented_game_by_plain_calls_plays_to_its_end(sqlite_server: Server, tmp_path: Path) -> None:
    """The very commands of the documentation, but with a shorter game."""
    if shutil.which("curl") is None or shutil.which("jq") is None:
        pytest.skip("curl and jq are not installed")
    text = (ROOT / "docs" / "server.md").read_text("utf-8").partition("### A game by plain calls\n")[2]
    lines = [line[4:] for line in text.partition("\n#")[0].splitlines() if line.startswith("    ")]
    commands = "\n".join(lines).replace("http://127.0.0.1:8000", sqlite_server.url).replace("conquest", "vault")
    played = subprocess.run(["bash", "-euc", commands], cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert played.returncode == 0, played.stderr
    assert '"reason": "vault-over"' in played.stdout
    assert "vault" in played.stdout.rpartition("}")[2], "the record comes last"


def test_the_secret_is_made_once_and_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    secret = settings.signing_secret()
    assert len(secret) >= 32
    assert settings.signing_secret() == secret
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    (tmp_path / "data" / "secret").write_text("", "ascii")
    with pytest.raises(BadSettings, match="damaged"):
        settings.signing_secret()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_make_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = ""
    if kind == "postgres":
        postgres = request.getfixturevalue("postgres")
        assert isinstance(postgres, Postgres)
        address = postgres.database()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def migrate() -> list[object]:
        database = Database(Settings(data=str(tmp_path), database_url=address))
        await asyncio.gather(database.migrate(), database.migrate())
        async with database.reading() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(migrate()) == []


def test_reviews_are_kept_from_schema_7_on_and_go_with_their_table(tmp_path: Path) -> None:
    """What an older program wrote is upgraded, and loses nothing on the way back but the reviews."""
    table = (
        "INSERT INTO tables (id, game, rules, title, options, access, spectators, status, host, sequence, waiting_for,"
        " created_at, updated_at) VALUES ('abcdefghij', 'conquest', 1, 'Old', '{}', 'open', 1, 'over', 'somebody', 7,"
        " '[]', 1.0, 1.0)"
    )
    found = {"chances": [[0, [0.5, 0.5]]], "picked": [[3, 0.25, True]], "moments": []}

    async def check() -> None:
        database = Database(Settings(data=str(tmp_path)))
        async with database.writing() as connection:
            await connection.run_sync(bring_to, "0006")
            await connection.exec_driver_sql(table)
        await database.migrate()
        reviews = ReviewStore(database)
        assert await reviews.kept("abcdefghij", "mark") is None
        await reviews.keep("abcdefghij", "mark", found, complete=False)
        await reviews.keep("nosuchtabl", "mark", found, complete=False)
        assert await reviews.kept("abcdefghij", "mark") == (found, False)
        assert await reviews.kept("abcdefghij", "another game") is None
        assert await reviews.unfinished(time.time() + 1) == ["abcdefghij"]
        assert await reviews.unfinished(0) == []
        await reviews.keep("abcdefghij", "mark", found, complete=True)
        assert await reviews.kept("abcdefghij", "mark") == (found, True)
        assert await reviews.unfinished(time.time() + 1) == []
        async with database.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM tables")
        assert await reviews.kept("abcdefghij", "mark") is None
        async with database.writing() as connection:
            await connection.exec_driver_sql(table)
            await connection.run_sync(bring_to, "0006")
            assert (await connection.exec_driver_sql("SELECT id FROM tables")).all() == [("abcdefghij",)]
        await database.close()

    asyncio.run(check())


def test_the_browser_client_is_served_with_its_pages(own_server: Servers, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Sandtable</title>")
    (web / "assets" / "app-1234.js").write_text("let x = 1")
    (tmp_path / "outside.txt").write_text("not yours")
    server = own_server(SANDTABLE_WEB=str(web))
    for page in ("/", "/t/abcdefghij", "/t/abcdefghij/replay"):
        answer = fetch(server.url + page)
        assert (answer.status_code, answer.text) == (200, "<title>Sandtable</title>")
        assert answer.headers["cache-control"] == "no-cache"
    script = fetch(f"{server.url}/assets/app-1234.js")
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in script.headers["cache-control"]
    for missing in ("/assets/no.js", "/api/nothing", "/api", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/a%00b"):
        answer = fetch(server.url + missing)
        assert answer.status_code == 404, missing
        assert answer.json()["code"] == "not_found"
    assert httpx.post(f"{server.url}/api/games", timeout=PATIENCE).json()["code"] == "bad_method"


def test_frames_are_described_beside_the_api(sqlite_server: Server) -> None:
    described = fetch(f"{sqlite_server.url}/api/openapi.json").json()
    schemas = described["components"]["schemas"]
    assert {"PositionFrame", "TableFrame", "ChatFrame", "PresenceFrame", "ReplyFrame"} <= set(schemas)
    text = json.dumps(described)
    references = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert references <= set(schemas)
    assert fetch(f"{sqlite_server.url}/api/docs").status_code == 200
