"""Looking back: at a game being played through one's own eyes only, at a finished game through anybody's."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.kernel.events import Event
from sandtable.kernel.state import State
from sandtable.server.tables.replays import Film
from tests.server.harness import Person, Server
from tests.server.vault import GAME, PLANTED, Vault

People = Callable[..., Person]
THEN = ("view", "to_act", "prompt", "options", "events", "result", "language", "seat")


def shown(position: dict[str, Any]) -> dict[str, Any]:
    """What of a position belongs to its moment: names of asks and what could be taken back are about the present."""
    return {name: position[name] for name in THEN}


def length(who: Person, table: str, **parameters: Any) -> int:
    moves: int = who.ok("GET", f"/api/tables/{table}/replay", **parameters)["moves"]
    return moves


def replayed(who: Person, table: str, move: int, **parameters: Any) -> Any:
    return who.ok("GET", f"/api/tables/{table}/replay/{move}", **parameters)


class Diary:
    """Everything one reader was shown, to be compared with what a replay says about it."""

    def __init__(self, who: Person, table: str) -> None:
        self.who = who
        self.table = table
        self.pages = [shown(who.position(table))]

    def look(self) -> None:
        """Write down what is new; what was taken back is crossed out."""
        now = shown(self.who.position(self.table))
        count = length(self.who, self.table)
        assert count <= len(self.pages), "a move was missed"
        self.pages[count:] = [now]

    def compare(self) -> None:
        assert length(self.who, self.table) == len(self.pages) - 1
        for move, page in enumerate(self.pages):
            assert shown(replayed(self.who, self.table, move)) == page, f"move {move}"
        self.who.refused(404, "not_found", "GET", f"/api/tables/{self.table}/replay/{len(self.pages)}")


@pytest.mark.parametrize("game", ["conquest", "uprising"])
def test_a_game_being_played_is_seen_again_as_it_was_seen(sqlite_server: Server, game: str) -> None:
    ann, bob, eve = Person(sqlite_server, "Ann"), Person(sqlite_server, "Bob"), Person(sqlite_server, "Eve")
    others = [Person(sqlite_server), Person(sqlite_server)]
    table = ann.begun([bob, *others], game)
    people = [ann, bob, *others]
    diaries = [Diary(who, table) for who in (ann, bob, eve)]
    chance = random.Random(11)
    for _ in range(90):
        seat = chance.choice(ann.position(table)["to_act"])
        mover = people[seat]
        position = mover.position(table)
        if position["can_back"] and chance.random() < 0.15:
            mover.ok("POST", f"/api/tables/{table}/back", {"ask": position["ask"]["id"]})
        elif position["can_undo"] and chance.random() < 0.15:
            mover.ok("POST", f"/api/tables/{table}/undo", {})
        else:
            mover.play(table, chance.choice(position["options"])["name"])
        for diary in diaries:
            diary.look()
    for diary in diaries:
        diary.compare()
    assert len({len(diary.pages) for diary in diaries}) > 1, "forms that others fill in are not counted"


def test_looking_back_opens_no_other_seat(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob], options={"rounds": 30})
    replay = f"/api/tables/{table}/replay"
    ann.play(table)
    ann.play(table)
    assert [length(who, table) for who in (ann, bob, eve)] == [2, 1, 1], "Bob and Eve see only that Ann is done"
    bob.play(table)
    bob.play(table)
    ann.play(table, "shut")
    for who, foreign in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
        for path in (replay, f"{replay}/0", f"{replay}/3"):
            who.refused(403, "not_your_seat", "GET", path, seat=foreign)
    for who, own in ((ann, f"{PLANTED}-0"), (bob, f"{PLANTED}-1"), (eve, None)):
        for seat in ("none", ""):
            parameters = {"seat": seat} if seat else {}
            for move in range(length(who, table, **parameters) + 1):
                text = json.dumps(replayed(who, table, move, **parameters))
                found = {secret for secret in (f"{PLANTED}-0", f"{PLANTED}-1") if secret in text}
                assert found == ({own} if own and not seat else set())
    assert shown(replayed(ann, table, length(ann, table))) == shown(ann.position(table))
    bob.ok("POST", f"/api/tables/{table}/resign", {})
    bob.refused(403, "not_your_seat", "GET", f"{replay}/0", seat=1)
    assert replayed(bob, table, 0)["seat"] is None
    ann.ok("PATCH", f"/api/tables/{table}", {"spectators": False})
    for path in (replay, f"{replay}/0"):
        eve.refused(403, "not_allowed", "GET", path)


def test_a_move_that_was_taken_back_is_not_looked_back_at(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options={"rounds": 30})
    for who in (ann, bob):
        who.play(table)
        who.play(table)
    before = [replayed(bob, table, move) for move in range(length(bob, table) + 1)]
    ann.play(table, "shut")
    assert length(bob, table) == len(before)
    ann.ok("POST", f"/api/tables/{table}/undo", {})
    assert [replayed(bob, table, move) for move in range(length(bob, table) + 1)] == before
    # Beyond a revelation, by consent: Bob's guess and what the vault said to it are gone.
    bob.call("POST", f"/api/tables/{table}/undo", {})
    ann.ok("POST", f"/api/tables/{table}/undo/answer", {"grant": True})
    assert length(bob, table) == len(before) - 2
    bob.play(table, "3")
    again = [replayed(bob, table, move) for move in range(length(bob, table) + 1)]
    assert again[:-1] == before[:-1]
    assert again[-1]["view"]["scores"][1] == 3


def test_somebody_with_several_seats_looks_back_through_each(person: People) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    ann.ok("POST", f"/api/tables/{table}/start")
    replay = f"/api/tables/{table}/replay"
    assert replayed(ann, table, 0)["seat"] == 0, "the first of the own seats unless told"
    for seat in (0, 1):
        position = ann.position(table, seat=seat)
        ann.ok(
            "POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": "turn left", "seat": seat}
        )
        assert f"{PLANTED}-{seat}" in json.dumps(replayed(ann, table, 0, seat=seat))
        assert f"{PLANTED}-{1 - seat}" not in json.dumps(replayed(ann, table, 0, seat=seat))
    ann.refused(403, "not_your_seat", "GET", replay, seat=2)
    ann.refused(404, "no_such_seat", "GET", replay, seat=3)
    eve.refused(409, "not_started", "GET", f"/api/tables/{eve.open()}/replay")


def test_every_event_names_the_rule_behind_it(sqlite_server: Server) -> None:
    ann = Person(sqlite_server, "Ann")
    for game in ("conquest", "uprising"):
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
        table = ann.open(game, seats=seats, take=0)
        ann.ok("POST", f"/api/tables/{table}/start")
        rules = sandtable.game(game).event_rules()
        events = ann.position(table)["events"]["items"]
        assert events
        assert [event["rule"] for event in events] == [rules[event["message"]] for event in events]
        assert ann.ok("GET", f"/api/tables/{table}/events")["items"][: len(events)] == events
        assert ann.ok("GET", f"/api/rules/{events[0]['rule']}")["text"]


def played_on(state: State, count: int, seed: int) -> State:
    """So many moves later."""
    chance = random.Random(seed)
    for _ in range(count):
        seat = chance.choice(state.to_act)
        state.play(seat, chance.choice(state.options(seat)))
    return state


def told_one_by_one(state: State, reader: int | None) -> list[int]:
    then = state.game.at(state, 0)
    told = [len(then.events(reader))]
    for seat, option in state.moves():
        then.play(seat, option)
        told.append(len(then.events(reader)))
    return told


@pytest.mark.parametrize("reader", [None, 1])
def test_a_film_knows_how_many_events_there_were_after_each_move(reader: int | None) -> None:
    """Also where it goes on from an earlier film, of which a part was taken back."""
    state = played_on(sandtable.game("uprising").new(3, 4), 130, seed=1)
    film = Film(state, None)
    assert film.told(reader) == told_one_by_one(state, reader)
    for kept, further in ((130, 1), (131, 40), (99, 3)):
        state = played_on(state.game.at(state, kept), further, seed=2)
        film = Film(state, film)
        assert film.told(reader) == told_one_by_one(state, reader)


def test_looking_back_takes_as_long_as_the_game_is_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log that is read through after every move would keep the server busy for seconds."""
    state = played_on(GAME.new(2, 4, rounds=1000), 3000, seed=1)
    read: list[int] = []

    def events(self: Vault, seat: int | None, since: int = 0) -> list[Event]:
        read.append(len(State.events(self, seat)))
        return State.events(self, seat, since)

    film = Film(state, None)
    monkeypatch.setattr(Vault, "events", events, raising=False)
    told = film.told(0)
    assert told[-1] > 1000
    assert sum(read) < 40 * len(told)
    read.clear()
    assert film.told(0) == told
    assert sum(read) == 0, "it is known"
    # One more move: only what came at the end is counted anew.
    assert Film(played_on(state, 1, seed=2), film).told(0)[: len(told)] == told
    assert sum(read) < 2 * len(told)
