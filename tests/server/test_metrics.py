"""Numbers for Prometheus, and logs that belong together: what they tell, and whom."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import Person, Postgres, Server, fetch, wait_until
from tests.server.test_play import finish
from tests.server.test_races import SECRET

Servers = Callable[..., Server]
TOKEN = "a-token-for-prometheus"


def numbers(server: Server) -> dict[str, float]:
    """Every sample by its name and labels."""
    answer = fetch(f"{server.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join([f"{name}={value}" for name, value in sorted(sample.labels.items())])
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def test_numbers_tell_what_goes_on(own_server: Servers) -> None:
    server = own_server(SANDTABLE_METRICS_TOKEN=TOKEN)
    ann = Person(server)
    lobby = ann.open(take=0)
    table = ann.open(seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    with ann.live(lobby) as live:
        live.until("table")
        before = numbers(server)
    assert before["sandtable_tables{status=lobby}"] == 1
    assert before["sandtable_tables{status=playing}"] == 1
    assert before["sandtable_live_connections{}"] == 1
    assert before["sandtable_tables_in_memory{}"] == 2
    finish([ann], table)
    moved = "sandtable_requests_total{method=POST,route=/tables/{table_id}/moves,status=200}"
    # What is counted of a request is counted after its answer.
    wait_until(lambda: numbers(server).get(moved, 0) >= 6)
    after = numbers(server)
    assert after["sandtable_tables{status=over}"] == 1
    assert after["sandtable_moves_total{kind=play}"] == 12
    assert after["sandtable_store_seconds_count{}"] == 12
    assert after["sandtable_bot_seconds_count{}"] >= 4
    assert after["sandtable_bots_waiting{}"] == 0
    assert after["sandtable_request_seconds_count{route=/tables/{table_id}/moves}"] >= 6
    assert not [name for name in after if table in name or lobby in name], "one number per table would be without end"
    server.stop()
    with closing(sqlite3.connect(server.folder / "sandtable.db")) as database:
        database.execute("UPDATE moves SET what = 'nonsense' WHERE table_id = ?", (table,))
        database.execute("DELETE FROM snapshots")
        database.commit()
    server.start()
    ann.refused(409, "damaged", "GET", f"/api/tables/{table}/position")
    marked = numbers(server)
    assert marked["sandtable_unplayable_tables{trouble=damaged}"] == 1
    assert marked["sandtable_errors_total{event=table_unplayable}"] == 1


def test_numbers_are_for_the_operator_only(own_server: Servers, sqlite_server: Server) -> None:
    """They count what others do in secret."""
    assert fetch(f"{sqlite_server.url}/metrics").status_code == 404, "no token, no metrics"
    server = own_server(SANDTABLE_METRICS_TOKEN=TOKEN)
    for wrong in ("", "Bearer", f"Bearer {TOKEN}x", f"Basic {TOKEN}", "Bearer é"):
        refused = fetch(f"{server.url}/metrics", headers=[(b"authorization", wrong.encode())])
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert TOKEN not in server.log


def test_workers_put_their_numbers_together(own_server: Servers, postgres: Postgres) -> None:
    server = own_server(
        SANDTABLE_DATABASE_URL=postgres.database(),
        SANDTABLE_SECRET=SECRET,
        SANDTABLE_METRICS_TOKEN=TOKEN,
        HARNESS_WORKERS="2",
    )
    people = [Person(server) for _ in range(6)]
    for person in people:
        table = person.begun([])
        person.play(table)
    # Whichever worker answers, it tells of both.
    assert {numbers(server)["sandtable_moves_total{kind=play}"] for _ in range(6)} == {6}
    assert {numbers(server)["sandtable_tables{status=playing}"] for _ in range(6)} == {6}


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/abcdefghij", "/api/nothing", "/healthz"])
def test_what_is_logged_of_a_request_carries_its_id(own_server: Servers, path: str) -> None:
    server = own_server(SANDTABLE_LOG_LEVEL="debug")
    ids = [fetch(f"{server.url}{path}").headers["x-request-id"] for _ in range(3)]
    assert len(set(ids)) == 3
    for id in ids:
        assert re.fullmatch("[0-9a-f]{16}", id)
        server.wait_for_log(f'"request": "{id}"', 1)
    logged = [line for line in server.log_lines if line["event"] == "request" and "request" in line]
    by_id = {line["request"]: line["path"] for line in logged}
    assert {by_id[id] for id in ids} == {path}
    # Somebody's own idea of an id changes nothing.
    told = fetch(f"{server.url}{path}", headers={"X-Request-Id": "0123456789abcdef"}).headers["x-request-id"]
    assert told != "0123456789abcdef"
