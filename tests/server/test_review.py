"""A finished game is reviewed when somebody wants it; a game that is being played never is."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.server.bots import reviews
from sandtable.server.errors import Refusal
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Seat
from tests.server.harness import Person, Server, wait_until
from tests.server.test_promises import opened, with_services

Servers = Callable[..., Server]
PATIENCE = 300


def finished_game(ann: Person) -> str:
    """A duel of bots, which ann watches to its end."""
    seats = [{"kind": "bot", "level": "heuristic"}, {"kind": "bot", "level": "random"}]
    table: str = ann.ok("POST", "/api/tables", {"game": "conquest", "seats": seats, "spectators": True})["id"]
    ann.ok("POST", f"/api/tables/{table}/start")
    deadline = time.monotonic() + PATIENCE
    while ann.ok("GET", f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    return table


def worked_out(ann: Person, table: str, **parameters: str) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (review := ann.ok("GET", f"/api/tables/{table}/review", **parameters))["ready"]:
        assert time.monotonic() < deadline
        assert len(review["moments"]) <= review["wanted"]
        time.sleep(0.2)
    return review


def test_a_review_is_kept_goes_on_after_a_restart_and_is_read_in_any_language(own_server: Servers) -> None:
    server = own_server(SANDTABLE_REVIEW_TRIALS="4")
    ann = Person(server, "Ann")
    table = finished_game(ann)
    review = worked_out(ann, table, lang="ru")
    moves = ann.ok("GET", f"/api/tables/{table}/replay")["moves"]
    assert review["chances"][0][0] == 0
    assert review["chances"][-1][0] == moves
    assert sum(review["chances"][-1][1]) == 1
    assert len(review["moments"]) == review["wanted"] > 0
    for moment in review["moments"]:
        assert 0 <= moment["move"] < moves
        assert moment["played"]
        assert moment["prompt"]
        assert moment["decisive"], "nobody played whose own decisions are looked into"
        for eyes in ("known", "open"):
            assert moment[eyes]["same"] or moment[eyes]["better"] != moment["played"]
    english = worked_out(ann, table, lang="en")
    assert [one["move"] for one in english["moments"]] == [one["move"] for one in review["moments"]]
    server.stop()
    # As a server leaves it that is stopped after the first moment; what is there is not worked out again.
    with closing(sqlite3.connect(server.folder / "sandtable.db")) as database:
        found = json.loads(database.execute("SELECT found FROM reviews").fetchone()[0])
        found["moments"] = [{**found["moments"][0], "swing": 0.777}]
        database.execute("UPDATE reviews SET complete = 0, found = ?", (json.dumps(found),))
        database.commit()
    server.start()
    ann.http.base_url = server.url
    wait_until(lambda: complete(server), "nobody need ask for it")
    again = worked_out(ann, table, lang="en")
    assert again["moments"][0] == {**english["moments"][0], "swing": 0.777}
    assert again["moments"][1:] == english["moments"][1:]


def complete(server: Server) -> bool:
    with closing(sqlite3.connect(server.folder / "sandtable.db")) as database:
        return bool(database.execute("SELECT complete FROM reviews").fetchone()[0])


def test_a_game_that_is_being_played_is_not_reviewed(sqlite_server: Server) -> None:
    ann, bob = Person(sqlite_server, "Ann"), Person(sqlite_server, "Bob")
    table = ann.begun([bob])
    ann.refused(409, "not_over", "GET", f"/api/tables/{table}/review")
    ann.refused(404, "no_such_table", "GET", "/api/tables/nosuchtabl/review")


def test_nobody_makes_others_wait_for_many_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        done = asyncio.Event()

        async def steps(_task: dict[str, Any], _python: str, _extra_games: str) -> AsyncGenerator[dict[str, Any], None]:
            await done.wait()
            yield {"chances": [], "picked": []}

        monkeypatch.setattr(reviews, "_steps", steps)
        monkeypatch.setattr(reviews, "MOST_UNDER_WAY", 5)
        state = sandtable.game("conquest").new(2, 1)
        tables = [await opened(services, [Seat("person")]) for _ in range(6)]
        of = services.reviews.of
        for table in tables[:3]:
            assert await of(table, state, "10.0.0.1") == (None, False)
            assert await of(table, state, "10.0.0.1") == (None, False), "asked for again and again until it is ready"
        with pytest.raises(Refusal, match="Other games are being reviewed") as refused:
            await of(tables[3], state, "10.0.0.1")
        assert (refused.value.status, refused.value.code) == (429, "too_many")
        assert await of(tables[3], state, "10.0.0.2") == (None, False)
        assert await of(tables[4], state, "10.0.0.3") == (None, False)
        with pytest.raises(Refusal):
            await of(tables[5], state, "10.0.0.4")
        done.set()
        while not all([(await of(table, state, "10.0.0.1"))[1] for table in tables[:5]]):
            await asyncio.sleep(0)
        assert await of(tables[5], state, "10.0.0.1") == (None, False)

    with_services(Settings(data=str(tmp_path)), scene)
