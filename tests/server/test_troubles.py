"""Tables whose rules have moved on, whose game is gone or whose moves do not fit: never a failure, never lost."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import vault
from tests.server.harness import Person, Postgres, Server, fetch
from tests.server.test_play import finish
from tests.server.test_races import SECRET

Servers = Callable[..., Server]
GAMES = "SANDTABLE_EXTRA_GAMES"
FORGETFUL = "tests.server.vault:FORGETFUL"
CARRYING = "tests.server.vault:CARRYING"


def restarted(server: Server, games: str) -> None:
    """The same server after an upgrade that brought other games."""
    server.stop()
    server.environment[GAMES] = games
    server.start()


def unplayable(server: Server) -> dict[str, int]:
    """What health tells of tables in trouble, once the database has answered in the time it is given."""
    while (found := fetch(f"{server.url}/healthz").json()["unplayable"]) is None:
        time.sleep(0.1)
    return dict(found)


def reading(table: str) -> list[str]:
    """Every address at which something of a table can be read."""
    here = f"/api/tables/{table}"
    places = ["", "/position", "/events", "/chat", "/record", "/replay", "/replay/0", "/seats/0/invitation"]
    return ["/api/tables", "/api/tables?mine=true", *[here + place for place in places]]


@pytest.fixture(params=["sqlite", "postgres"])
def upgraded(request: pytest.FixtureRequest, own_server: Servers) -> Servers:
    """A server of its own, on either database."""

    def started(**environment: str) -> Server:
        if request.param == "postgres":
            postgres = request.getfixturevalue("postgres")
            assert isinstance(postgres, Postgres)
            environment["SANDTABLE_DATABASE_URL"] = postgres.database()
        return own_server(request.param, SANDTABLE_SECRET=SECRET, SANDTABLE_SNAPSHOT_EVERY="4", **environment)

    return started


@pytest.mark.parametrize(("games", "trouble"), [(FORGETFUL, "old_rules"), ("", "no_game")])
def test_a_game_whose_rules_have_moved_on_can_be_read(upgraded: Servers, games: str, trouble: str) -> None:
    server = upgraded()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], title="Дюна", options={"rounds": 30})
    lobby = ann.open(take=0)
    for who in (ann, ann, bob, bob, ann, ann):
        who.play(table)
    ann.ok("POST", f"/api/tables/{table}/chat", {"text": "nearly mine"})
    told = {who.id: who.ok("GET", f"/api/tables/{table}/events")["items"] for who in (ann, bob)}
    assert len(told[ann.id]) >= 2
    restarted(server, games)

    shown = ann.ok("GET", f"/api/tables/{table}")
    assert (shown["trouble"], shown["status"], shown["title"]) == (trouble, "playing", "Дюна")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert table in [one["id"] for one in ann.ok("GET", "/api/tables", mine=True)["tables"]]
    assert ann.ok("GET", f"/api/tables/{table}/chat")["items"][-1]["text"] == "nearly mine"
    for who in (ann, bob):
        stored = who.ok("GET", f"/api/tables/{table}/events")["items"]
        heard = [(event["number"], event["message"], event["args"]) for event in told[who.id]]
        assert [(event["number"], event["message"], event["args"]) for event in stored] == heard[: len(stored)]
        assert stored
    secrets = [event["args"]["secret"] for event in told[ann.id] if "secret" in event["args"]]
    assert secrets
    for secret in secrets:
        assert secret not in bob.call("GET", f"/api/tables/{table}/events").text
        assert secret not in bob.call("GET", f"/api/tables/{table}/events", seat="none").text
    ann.refused(409, trouble, "GET", f"/api/tables/{table}/position")
    ann.refused(409, trouble, "POST", f"/api/tables/{table}/moves", {"ask": "0.1.0", "option": "turn left"})
    for path in reading(table):
        assert ann.call("GET", path).status_code < 500, path
    for method, path, body in (
        ("POST", "/undo", {}),
        ("POST", "/resign", {}),
        ("POST", "/leave", {}),
        ("PATCH", "", {"title": "Later"}),
        ("PUT", "/seats/1", {"kind": "bot"}),
    ):
        assert ann.call(method, f"/api/tables/{table}{path}", body).status_code < 500, path
    with bob.live(table) as live:
        assert live.until("table")["table"]["trouble"] == trouble
        assert live.until("chat")["items"]
        assert live.send("chat", text="what now?")["ok"]
    if trouble == "no_game":
        ann.refused(404, "no_such_game", "POST", f"/api/tables/{lobby}/start")
    else:
        ann.ok("PUT", f"/api/tables/{lobby}/seats/1", {"kind": "closed"})
        assert ann.ok("GET", f"/api/tables/{lobby}")["trouble"] is None, "it begins under the rules of today"
    assert server.admin("export", table).returncode == 0
    assert unplayable(server) == {trouble: 1}


def test_a_game_is_finished_under_the_rules_it_was_begun_by(upgraded: Servers) -> None:
    server = upgraded()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    against_a_bot = ann.open(seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{against_a_bot}/start")
    for who in (ann, ann, bob):
        who.play(table)
    restarted(server, FORGETFUL)
    ann.refused(409, "old_rules", "GET", f"/api/tables/{table}/position")
    restarted(server, CARRYING)
    assert ann.ok("GET", f"/api/tables/{table}")["trouble"] is None
    fresh = ann.begun([bob])
    finish([ann, bob], table)
    finish([ann, bob], fresh)
    finish([ann], against_a_bot)
    for id, version in ((table, 1), (fresh, 2), (against_a_bot, 1)):
        record = ann.call("GET", f"/api/tables/{id}/record").text
        assert f"\nrules: {version}\n" in record
        state = vault.CARRYING.replay(record)
        spoken = [event.args["number"] for event in state.events(None) if event.message == "vault-spoke"]
        assert spoken
        assert all((int(str(number)) >= 100) == (version == 2) for number in spoken)
        assert ann.ok("GET", f"/api/tables/{id}/replay/3")["sequence"] == 3
    assert unplayable(server) == {}


@pytest.mark.parametrize("games", [FORGETFUL, ""])
def test_a_finished_game_keeps_its_result_and_record(upgraded: Servers, games: str) -> None:
    server = upgraded()
    ann = Person(server, "Ann")
    table = ann.begun([])
    ann.play(table)
    ann.ok("POST", f"/api/tables/{table}/undo", {})
    finish([ann], table)
    record = ann.call("GET", f"/api/tables/{table}/record").text
    result = ann.ok("GET", f"/api/tables/{table}")["result"]
    events = ann.ok("GET", f"/api/tables/{table}/events")["items"]
    restarted(server, games)
    shown = ann.ok("GET", f"/api/tables/{table}")
    assert (shown["status"], shown["result"]) == ("over", result)
    assert ann.call("GET", f"/api/tables/{table}/record").text == record
    assert len(ann.ok("GET", f"/api/tables/{table}/events")["items"]) == len(events)
    ann.refused(409, "still_playable", "POST", f"/api/tables/{table}/close")
    assert ann.call("DELETE", f"/api/tables/{table}").status_code == 204


def test_the_host_closes_what_cannot_be_played(upgraded: Servers) -> None:
    server = upgraded()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], options={"rounds": 30})
    for who in (ann, ann, bob, bob):
        who.play(table)
    ann.refused(409, "still_playable", "POST", f"/api/tables/{table}/close")
    restarted(server, FORGETFUL)
    ann.refused(409, "not_over", "GET", f"/api/tables/{table}/record")
    bob.refused(403, "not_host", "POST", f"/api/tables/{table}/close")
    with bob.live(table) as live:
        live.until("table")
        closed = ann.ok("POST", f"/api/tables/{table}/close")
        assert (closed["status"], closed["trouble"], closed["waiting_for"]) == ("over", "closed", [])
        assert live.until("table")["table"]["trouble"] == "closed"
        assert live.until("chat")["items"][-1]["code"] == "closed"
    record = ann.call("GET", f"/api/tables/{table}/record").text
    assert record.startswith("sandtable record")
    assert "\nmoves: 4\n" in record
    assert vault.GAME.replay(record).move_count == 4
    # It stays closed, even if the rules come back.
    restarted(server, CARRYING)
    assert ann.ok("GET", f"/api/tables/{table}")["trouble"] == "closed"
    ann.refused(409, "closed", "GET", f"/api/tables/{table}/position")
    assert unplayable(server) == {}
    assert ann.call("DELETE", f"/api/tables/{table}").status_code == 204


def damaged(folder: Path, *changes: tuple[str, Any]) -> None:
    with closing(sqlite3.connect(folder / "sandtable.db")) as database:
        for change, values in changes:
            assert database.execute(change, values).rowcount > 0, change
        database.commit()


def test_one_damaged_table_stops_no_other(own_server: Servers) -> None:
    """Moves that do not fit, a description that cannot be read: bots, notices, lists and other tables go on."""
    server = own_server(SANDTABLE_SNAPSHOT_EVERY="1000")
    ann = Person(server, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot"}]
    broken, unreadable, well = [ann.open(seats=seats, take=0, access="open", options={"rounds": 30}) for _ in range(3)]
    for table in (broken, unreadable, well):
        ann.ok("POST", f"/api/tables/{table}/start")
        finish_round(ann, table)
    server.stop()
    damaged(
        server.folder,
        ("UPDATE moves SET what = 'no such thing' WHERE table_id = ? AND number = 1", (broken,)),
        ("DELETE FROM snapshots WHERE table_id = ?", (broken,)),  # it would hide what is wrong with earlier moves
        ("UPDATE tables SET waiting_for = '[0, 1]' WHERE id = ?", (broken,)),
        ("UPDATE tables SET options = '{', waiting_for = '[1' WHERE id = ?", (unreadable,)),
    )
    server.start()
    finish_round(ann, well)
    server.wait_for_log('"table_unplayable"', 1)
    assert "no such thing" not in server.log
    ann.refused(409, "damaged", "GET", f"/api/tables/{broken}/position")
    assert ann.ok("GET", f"/api/tables/{broken}")["trouble"] == "damaged"
    ann.refused(409, "damaged", "GET", f"/api/tables/{unreadable}")
    listed = [table["id"] for table in ann.ok("GET", "/api/tables")["tables"]]
    assert (well in listed, broken in listed, unreadable in listed) == (True, True, False)
    assert unplayable(server) == {"damaged": 1}
    for path in reading(broken) + reading(unreadable):
        assert ann.call("GET", path).status_code < 500, path
    with ann.live(broken) as live:
        assert live.until("table")["table"]["trouble"] == "damaged"
        assert ann.call("DELETE", f"/api/tables/{broken}").status_code == 204
        with pytest.raises(ConnectionClosed):
            live.until("position")
    finish_round(ann, well)
    levels = {line["level"] for line in server.log_lines if line["event"] == "table_unplayable"}
    assert levels == {"error"}


def finish_round(who: Person, table: str) -> None:
    """A person's part of a round of the vault against a bot."""
    for _ in range(2):
        position = who.asked(table)
        who.ok(
            "POST",
            f"/api/tables/{table}/moves",
            {"ask": position["ask"]["id"], "option": position["options"][0]["name"]},
        )
