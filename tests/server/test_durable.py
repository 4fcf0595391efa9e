"""Nothing acknowledged is ever lost: the server is killed while people and bots play, and while it is upgraded."""

import asyncio
import json
import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.server.settings import Settings
from sandtable.server.storage.database import Database, bring_to
from tests.server.harness import PATIENCE, Person, Postgres, Server
from tests.server.test_live import closing
from tests.server.test_troubles import CARRYING

KILLS = int(os.environ.get("SANDTABLE_KILLS", "4"))
# What is played and when the server is killed; how far it has come then is up to the machine.
CHANCE = random.Random(16)
Servers = Callable[..., Server]


class Player:
    """Plays one seat until the server goes away, and remembers every move that was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        # Every move in order, with whether it was acknowledged; the others were under way when the server died.
        self.sent: list[tuple[str, bool]] = []
        self.sequence = 0
        self.finished = False

    def play(self) -> None:
        try:
            while not self.finished:
                self.play_once()
        except httpx.TransportError:
            return

    def play_once(self) -> None:
        position = self.person.position(self.table)
        self.finished = position["result"] is not None
        if not position["options"]:
            time.sleep(0.002)
            return
        option = CHANCE.choice(position["options"])["name"]
        body = {"ask": position["ask"]["id"], "option": option}
        try:
            answer = self.person.call("POST", f"/api/tables/{self.table}/moves", body)
        except httpx.TransportError:
            self.sent.append((option, False))
            raise
        assert answer.status_code == 200, answer.text
        self.sent.append((option, True))
        self.sequence = answer.json()["sequence"]

    def compare(self, moves: list[dict[str, Any]]) -> tuple[int, int]:
        """What is stored is what was acknowledged, in order, and of the moves under way each wholly or not at all.

        Returns how many of the latter were stored, and how many were not.
        """
        stored = [move["what"] for move in moves if move["seat"] == self.seat]
        # Both readings of a move under way are possible, so all are followed.
        places = {0: 0}
        for option, acknowledged in self.sent:
            following = {
                place + 1: kept + (not acknowledged)
                for place, kept in places.items()
                if stored[place : place + 1] == [option]
            }
            places = following if acknowledged else {**places, **following}
            assert places, f"{option} is not where it was acknowledged"
        assert len(stored) in places, "something is stored that nobody sent"
        under_way = len([option for option, acknowledged in self.sent if not acknowledged])
        return places[len(stored)], under_way - places[len(stored)]


def acknowledged_by(players: list[Player]) -> int:
    return len([1 for player in players for _, acknowledged in player.sent[:] if acknowledged])


def stored(server: Server, table: str) -> dict[str, Any]:
    """Everything that is stored of a table."""
    exported = server.admin("export", table)
    assert exported.returncode == 0, exported.stderr
    parts: dict[str, Any] = json.loads(exported.stdout)
    return parts


def upgrade(server: Server, kills: int) -> None:
    """Upgrade the rules (those of the games that are played are still carried) and the schema; be killed on the way.

    The schema before is one of three steps ago.
    """
    settings = Settings(data=str(server.folder), database_url=server.environment.get("SANDTABLE_DATABASE_URL", ""))

    async def older() -> None:
        database = Database(settings)
        async with database.writing() as connection:
            await connection.run_sync(bring_to, "0003")
        await database.close()

    asyncio.run(older())
    server.environment["SANDTABLE_EXTRA_GAMES"] = CARRYING
    # From nothing it is under way long enough to be met in the middle.
    server.from_nothing = True
    for _ in range(kills):
        server.launch()
        time.sleep(CHANCE.uniform(0.2, 3))
        server.kill()
    server.from_nothing = False


def kill_and_compare(server: Server, kills: int) -> None:
    """Kill the server again and again at random moments, with an upgrade half-way; afterwards every table has all its
    acknowledged moves, and was played by the rules it was begun under."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    people = ann.begun([bob], options={"rounds": 1000})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    players = [Player(ann, people, 0), Player(bob, people, 1)]
    done: list[Player] = []
    on_the_way = max(1, kills // 10)
    others = kills - on_the_way
    half_way = (others - 1) // 2
    rules: dict[str, int] = {people: 1}
    for kill in range(others):
        if len(players) < 3 or players[2].finished:
            done += players[2:]
            mixed = ann.open(seats=seats, take=0, options={"rounds": 30})
            ann.ok("POST", f"/api/tables/{mixed}/start")
            players[2:] = [Player(ann, mixed, 0)]
            rules[mixed] = 1 if kill <= half_way else 2
        threads = [threading.Thread(target=player.play) for player in players]
        known = acknowledged_by(players)
        for thread in threads:
            thread.start()
        deadline = time.monotonic() + PATIENCE
        while acknowledged_by(players) == known:
            assert time.monotonic() < deadline, "nobody can move"
            time.sleep(0.001)
        time.sleep(CHANCE.uniform(0, 0.3))
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        if kill == half_way:
            upgrade(server, on_the_way)
            players[2].finished = True  # its table goes on without us; the next one is of the new rules
        server.start()
        for player in players:
            assert player.person.position(player.table)["sequence"] >= player.sequence
    before = [len(player.sent) for player in players]
    deadline = time.monotonic() + PATIENCE
    while any(len(player.sent) == sent and not player.finished for player, sent in zip(players, before, strict=True)):
        assert time.monotonic() < deadline, "a table does not go on"
        for player in players:
            player.play_once()
    found = lost = 0
    for player in [*players, *done]:
        parts = stored(server, player.table)
        moves = parts["moves"]
        assert [move["number"] for move in moves] == list(range(1, len(moves) + 1)), "no half moves, no gaps"
        kept, gone = player.compare(moves)
        found, lost = found + kept, lost + gone
        assert parts["tables"][0]["rules"] == rules[player.table], "a game keeps the rules it was begun under"
    assert set(rules.values()) == {1, 2}
    acknowledged = acknowledged_by([*players, *done])
    print(f"{kills} kills: {acknowledged} moves acknowledged; under way at a kill: {found} stored, {lost} not")
    assert acknowledged >= others
    assert found + lost >= others // 4, "the server is killed while it stores moves"


def test_kill_9_loses_nothing_on_sqlite(own_server: Servers) -> None:
    kill_and_compare(own_server(SANDTABLE_SNAPSHOT_EVERY="7"), KILLS)


def test_kill_9_loses_nothing_on_postgres(own_server: Servers, postgres: Postgres) -> None:
    # Workers wait for each other's bots twice as long as a bot may think.
    settings = {"SANDTABLE_DATABASE_URL": postgres.database(), "SANDTABLE_BOT_SECONDS": "0.3"}
    server = own_server(SANDTABLE_SNAPSHOT_EVERY="7", **settings)
    kill_and_compare(server, max(3, KILLS // 2))


@pytest.mark.soak
def test_kill_9_two_hundred_times(own_server: Servers) -> None:
    kill_and_compare(own_server(SANDTABLE_SNAPSHOT_EVERY="7"), 200)


@pytest.mark.soak
def test_kill_9_fifty_times_on_postgres(own_server: Servers, postgres: Postgres) -> None:
    settings = {"SANDTABLE_DATABASE_URL": postgres.database(), "SANDTABLE_BOT_SECONDS": "0.3"}
    kill_and_compare(own_server(SANDTABLE_SNAPSHOT_EVERY="7", **settings), 50)


def test_a_graceful_stop_tells_everybody_and_loses_nothing(own_server: Servers) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    ann.play(table)
    with bob.live(table) as live:
        live.until("position")
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert closing(live) == 1012
        stopping.join(PATIENCE)
    assert '"stopped"' in server.log
    server.start()
    assert ann.position(table)["sequence"] == 1


def test_a_damaged_snapshot_is_passed_over(own_server: Servers, tmp_path: Path) -> None:
    server = own_server(SANDTABLE_SNAPSHOT_EVERY="2")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    for who in (ann, bob, ann, bob):
        who.play(table)
    before = ann.position(table)
    server.stop()
    database = sqlite3.connect(server.folder / "sandtable.db")
    [number] = database.execute("SELECT number FROM snapshots").fetchone()
    assert number == 4
    database.execute("UPDATE snapshots SET data = x'7b'")
    database.commit()
    database.close()
    server.start()
    assert ann.position(table) == before
    assert '"bad_snapshot"' in server.log


def test_rebuilding_from_a_snapshot_and_from_all_moves_is_the_same(own_server: Servers) -> None:
    """Takebacks included: names of asks survive a restart."""
    server = own_server(SANDTABLE_SNAPSHOT_EVERY="5")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], options={"rounds": 30})
    ann.play(table, "turn left")
    ann.ok("POST", f"/api/tables/{table}/back", {"ask": ann.position(table)["ask"]["id"]})
    for who in (ann, ann, bob, bob, ann):
        who.play(table)
    ann.ok("POST", f"/api/tables/{table}/undo", {})
    before = ann.position(table), bob.position(table)
    server.kill()
    server.start()
    assert (ann.position(table), bob.position(table)) == before
    server.kill()
    database = sqlite3.connect(server.folder / "sandtable.db")
    database.execute("DELETE FROM snapshots")
    database.commit()
    database.close()
    server.start()
    assert (ann.position(table), bob.position(table)) == before
