"""Two at once: of two answers to one question exactly one wins; answers to two questions both succeed."""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.server.harness import Person, Postgres, Server

RACES = int(os.environ.get("SANDTABLE_RACES", "60"))
Servers = Callable[..., Server]
SECRET = "the same secret for both of the workers"


@pytest.fixture(params=["one worker on SQLite", "two workers on PostgreSQL"])
def doors(request: pytest.FixtureRequest, own_server: Servers) -> Iterator[tuple[Server, Server]]:
    """Two ways into the same tables."""
    if request.param.startswith("one"):
        server = own_server()
        yield server, server
    else:
        postgres = request.getfixturevalue("postgres")
        assert isinstance(postgres, Postgres)
        shared = {"SANDTABLE_DATABASE_URL": postgres.database(), "SANDTABLE_SECRET": SECRET}
        yield own_server("one", **shared), own_server("two", **shared)


def both(first: Callable[[], int], second: Callable[[], int]) -> list[int]:
    """Do two things at the same moment."""
    start = Barrier(2)

    def after_start(what: Callable[[], int]) -> int:
        start.wait()
        return what()

    with ThreadPoolExecutor(2) as pool:
        return [future.result() for future in [pool.submit(after_start, first), pool.submit(after_start, second)]]


def race(doors: tuple[Server, Server], races: int) -> None:
    ann, tablet, bob = Person(doors[0], "Ann"), Person(doors[1]), Person(doors[1], "Bob")
    table = ann.begun([bob], options={"rounds": 1000})
    link = ann.ok("GET", f"/api/tables/{table}/seats/0/invitation")["invitation"]
    tablet.ok("POST", f"/api/tables/{table}/join", {"invitation": link})
    moves = f"/api/tables/{table}/moves"

    def answer(who: Person, ask: str, option: str) -> Callable[[], int]:
        return lambda: who.call("POST", moves, {"ask": ask, "option": option}).status_code

    winners: list[str] = []
    for round in range(races):
        # One question, two devices of the same seat, two different answers. Each seat counts five moves a round: its
        # own two, the other's last one, and the two with which the vault is shut.
        sequence = 5 * round
        ask = ann.position(table, sequence=sequence)["ask"]["id"]
        outcome = both(answer(ann, ask, "turn left"), answer(tablet, ask, "turn right"))
        assert sorted(outcome) == [200, 409], f"race {round}: {outcome}"
        winners.append(("turn left", "turn right")[outcome.index(200)])
        bob.play(table, "turn left", at=sequence)
        # Two questions, two seats.
        mine, yours = ann.position(table, sequence=sequence + 1), bob.position(table, sequence=sequence + 1)
        assert (mine["sequence"], yours["sequence"]) == (sequence + 1, sequence + 1)
        assert both(answer(ann, mine["ask"]["id"], "1"), answer(bob, yours["ask"]["id"], "2")) == [200, 200]
        after = bob.position(table, sequence=sequence + 3)
        assert after["sequence"] == sequence + 3
        closer = (ann, bob)[after["to_act"][0]]
        closer.play(table, "shut", at=sequence + 3)
        closer.play(table, "lock", at=sequence + 4)
    exported = doors[0].admin("export", table)
    moves = json.loads(exported.stdout)["moves"]
    assert len(moves) == 6 * races
    turned = [move["what"] for move in moves if move["seat"] == 0 and move["what"].startswith("turn")]
    assert turned == winners, "what is stored is what won"
    print(f"{races} races: {winners.count('turn left')} won by the first, {winners.count('turn right')} by the second")


def test_exactly_one_of_two_answers_wins(doors: tuple[Server, Server]) -> None:
    race(doors, RACES)


@pytest.mark.soak
def test_exactly_one_of_two_answers_wins_a_thousand_times(doors: tuple[Server, Server]) -> None:
    race(doors, 1000)


def joining(who: Person, table: str) -> Callable[[], int]:
    return lambda: who.call("POST", f"/api/tables/{table}/join", {"seat": 0}).status_code


def test_one_free_seat_is_taken_by_one_of_two(doors: tuple[Server, Server]) -> None:
    host, ann, bob = Person(doors[0]), Person(doors[0], "Ann"), Person(doors[1], "Bob")
    for _ in range(10):
        table = host.open(seats=[{"kind": "person"}], access="open")
        assert sorted(both(joining(ann, table), joining(bob, table))) == [200, 409]
