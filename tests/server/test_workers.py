"""Several workers on one PostgreSQL: any of them serves any table, and each hears of the others' moves."""

import subprocess
import time
from collections.abc import Callable

import httpx
import pytest

from tests.server.harness import Person, Postgres, Server, fetch, wait_until
from tests.server.test_live import closing
from tests.server.test_races import SECRET

Servers = Callable[..., Server]


@pytest.fixture
def shared(postgres: Postgres) -> dict[str, str]:
    return {
        "SANDTABLE_DATABASE_URL": postgres.database(),
        "SANDTABLE_SECRET": SECRET,
        "SANDTABLE_BOT_SECONDS": "0.5",
    }


@pytest.fixture
def pair(own_server: Servers, shared: dict[str, str]) -> tuple[Person, Person, Server, Server]:
    """Two people, each at another worker."""
    one, two = own_server("one", **shared), own_server("two", **shared)
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    return ann, bob, one, two


def test_moves_chat_presence_and_deletion_cross_workers(pair: tuple[Person, Person, Server, Server]) -> None:
    ann, bob, _, _ = pair
    table = ann.begun([bob])
    with ann.live(table) as first, bob.live(table) as second:
        first.until("presence", seats=[0, 1])
        second.until("presence", seats=[0, 1])
        asked = second.until("position") if not second.frames else ann.position(table)
        for option in ("turn left", "1"):
            assert first.send("play", ask=ann.position(table)["ask"]["id"], option=option)["ok"]
        # Nothing but the news makes a worker look: what it has in memory it would show for ever.
        second.until("position", sequence=1)
        second.send("chat", text="over there")
        assert first.until("chat")["items"][-1]["text"] == "over there"
        assert asked["sequence"] == 0
        bob.ok("POST", f"/api/tables/{table}/resign", {})
        first.until("table")
        assert closing(second) == 4403
        first.until("presence", seats=[0])
    ann.ok("DELETE", f"/api/tables/{table}")
    wait_until(lambda: bob.call("GET", f"/api/tables/{table}/position").status_code == 404)


def test_an_undo_is_asked_here_and_granted_there(pair: tuple[Person, Person, Server, Server]) -> None:
    ann, bob, _, _ = pair
    table = ann.begun([bob])
    for who, sequence in ((ann, 0), (ann, 1), (bob, 1), (bob, 2)):
        who.play(table, at=sequence)
    ann.position(table, sequence=3)
    assert bob.call("POST", f"/api/tables/{table}/undo", {}).status_code == 202
    wait_until(lambda: ann.position(table)["undo"] is not None)
    assert ann.ok("POST", f"/api/tables/{table}/undo/answer", {"grant": True})["done"]
    assert bob.position(table, sequence=4)["to_act"] == [1]


def test_bots_of_a_dead_worker_are_taken_over(pair: tuple[Person, Person, Server, Server]) -> None:
    ann, bob, one, _ = pair
    table = ann.open(seats=[{"kind": "bot", "level": "random"}] * 3, options={"rounds": 1000})
    ann.ok("POST", f"/api/tables/{table}/start")
    bob.position(table, sequence=bob.position(table)["sequence"], wait=5)
    one.kill()
    stopped_at = bob.position(table)["sequence"]
    wait_until(lambda: bob.position(table)["sequence"] > stopped_at + 10, "nobody moves the bots")


def test_a_lost_news_connection_hides_nothing(
    pair: tuple[Person, Person, Server, Server], postgres: Postgres, shared: dict[str, str]
) -> None:
    ann, bob, _, two = pair
    table = ann.begun([bob])
    bob.position(table)
    command = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
    )
    psql = [str(postgres.binaries / "psql"), shared["SANDTABLE_DATABASE_URL"], "-c", command]
    assert subprocess.run(psql, capture_output=True).returncode == 0
    two.wait_for_log('"news_lost"', 1)
    ann.play(table)
    ann.play(table)
    # Never older than what the reader says there is; and soon up to date anyway.
    assert bob.position(table, sequence=1)["sequence"] == 1
    with ann.live(table) as live, bob.live(table):
        live.until("position")
        time.sleep(2)
        bob.play(table, at=1)
        bob.play(table, at=2)
        live.until("position", sequence=3)


def test_workers_end_with_the_server_that_was_killed(own_server: Servers, shared: dict[str, str]) -> None:
    """They would keep the port from the next server, and nobody could stop them."""
    server = own_server("both", **shared, HARNESS_WORKERS="2")
    assert fetch(f"{server.url}/healthz").status_code == 200
    server.kill()

    def nobody_answers() -> bool:
        try:
            fetch(f"{server.url}/healthz")
        except httpx.TransportError:
            return True
        return False

    wait_until(nobody_answers, "workers go on without their server")


def test_two_workers_behind_one_port(own_server: Servers, shared: dict[str, str]) -> None:
    server = own_server("both", **shared, HARNESS_WORKERS="2")
    people = [Person(server, name) for name in ("Ann", "Bob")]
    table = people[0].begun(people[1:])

    def second_round() -> bool:
        """Everybody answers what they are asked, as far as the worker that they meet knows of it already."""
        for who in people:
            position = who.position(table)
            if position["options"] and position["view"]["round"] == 1:
                body = {"ask": position["ask"]["id"], "option": position["options"][0]["name"]}
                assert who.call("POST", f"/api/tables/{table}/moves", body).status_code in (200, 409)
        return bool(people[0].position(table)["view"]["round"] == 2)

    wait_until(second_round)
    server.wait_for_log('"event": "started"', 2)


def test_several_workers_need_postgres(own_server: Servers) -> None:
    with pytest.raises(AssertionError, match="several workers need PostgreSQL"):
        own_server(HARNESS_WORKERS="2")
