"""A finished game is reviewed when somebody wants it; a game that is being played never is."""

import time
from collections.abc import Callable

from tests.server.harness import Person, Server

People = Callable[..., Person]
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


def test_a_finished_game_is_reviewed_in_the_readers_language(sqlite_server: Server) -> None:
    ann = Person(sqlite_server, "Ann")
    table = finished_game(ann)
    deadline = time.monotonic() + PATIENCE
    while not (review := ann.ok("GET", f"/api/tables/{table}/review", lang="ru"))["ready"]:
        assert time.monotonic() < deadline
        assert review["chances"] == review["moments"] == []
        time.sleep(0.2)
    moves = ann.ok("GET", f"/api/tables/{table}/replay")["moves"]
    assert review["chances"][0][0] == 0
    assert review["chances"][-1][0] == moves
    assert sum(review["chances"][-1][1]) == 1
    assert review["moments"]
    for moment in review["moments"]:
        assert 0 <= moment["move"] < moves
        assert moment["played"]
        assert moment["prompt"]
        assert moment["same"] or moment["better"] != moment["played"]
    other = ann.ok("GET", f"/api/tables/{table}/review", lang="en")
    assert [moment["move"] for moment in other["moments"]] == [moment["move"] for moment in review["moments"]]


def test_a_game_that_is_being_played_is_not_reviewed(sqlite_server: Server) -> None:
    ann, bob = Person(sqlite_server, "Ann"), Person(sqlite_server, "Bob")
    table = ann.begun([bob])
    ann.refused(409, "not_over", "GET", f"/api/tables/{table}/review")
    ann.refused(404, "no_such_table", "GET", "/api/tables/nosuchtabl/review")
