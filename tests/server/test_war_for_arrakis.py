"""War for Arrakis on a real server, to the end in every way to sit down."""

import pytest

import sandtable
from tests.server.harness import Person, Server

pytestmark = pytest.mark.soak

GAME = sandtable.game("war_for_arrakis")
MAHDI = {"opponent": "mahdi"}


def begun(people: dict[int, Person], seats: int, **options: str) -> str:
    """A table at which these people have their seats, and bots the others."""
    kinds = [{"kind": "person"} if seat in people else {"kind": "bot"} for seat in range(seats)]
    (first, host), *others = people.items()
    table = host.open(GAME.id, seats=kinds, options=options, take=first, access="open")
    for seat, other in others:
        other.ok("POST", f"/api/tables/{table}/join", {"seat": seat})
    host.ok("POST", f"/api/tables/{table}/start")
    return table


def played_out(people: dict[int, Person], table: str) -> dict[int, int]:
    """The people answer by the first option, bots as they do; how often each of them was asked."""
    answered = dict.fromkeys(people, 0)
    seat = next(iter(people))
    position = people[seat].position(table)
    while position["result"] is None:
        waiting = [other for other in position["to_act"] if other in people]
        if seat in waiting:
            assert position["view"]["you"] == seat
            move = {"ask": position["ask"]["id"], "option": position["options"][0]["name"]}
            people[seat].ok("POST", f"/api/tables/{table}/moves", move)
            answered[seat] += 1
        # When only bots have to act, the answer comes when they have.
        patience = {} if waiting else {"sequence": position["sequence"], "wait": 20}
        seat = next((other for other in waiting if other != seat), seat)
        position = people[seat].position(table, **patience)
    return answered


@pytest.mark.parametrize(
    ("seats", "taken", "options"),
    [
        pytest.param(2, (0,), {"side_0": "atreides"}, id="duel-atreides"),
        pytest.param(2, (0,), {"side_0": "harkonnen"}, id="duel-harkonnen"),
        pytest.param(3, (1, 2), {"side_0": "harkonnen", "shared_side": "atreides"}, id="three"),
        pytest.param(4, (0, 2), {"side_0": "atreides"}, id="four"),
        pytest.param(1, (0,), MAHDI, id="mahdi-one"),
        pytest.param(2, (0, 1), MAHDI, id="mahdi-two"),
    ],
)
def test_a_game_to_its_end(sqlite_server: Server, seats: int, taken: tuple[int, ...], options: dict[str, str]) -> None:
    """What was played replays to the same end, and the Mahdi has no seat."""
    people = {seat: Person(sqlite_server, name) for seat, name in zip(taken, ("Ann", "Bob"))}
    table = begun(people, seats, **options)
    answered = played_out(people, table)
    assert min(answered.values()) > 20
    host = people[taken[0]]
    result = host.position(table)["result"]
    state = GAME.replay(host.call("GET", f"/api/tables/{table}/record").text)
    assert state.result is not None
    assert list(state.result.winners) == result["winners"]
    assert state.seats == seats
    assert (state.view(None)["mahdi"] is not None) == (options is MAHDI)
    assert host.ok("GET", f"/api/tables/{table}/replay")["moves"] == state.move_count
