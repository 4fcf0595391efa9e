"""Chance nobody can foresee or choose: the table commits itself, every seat adds something, all is told at the end."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sandtable
from sandtable.cli import main
from sandtable.kernel import records
from sandtable.kernel.chance import Drawn, Quick, commitment
from tests.server.harness import Person, Server

People = Callable[..., Person]
ANN, BOB = "ab" * 16, "cd" * 32


def seats_of(who: Person, table: str) -> Any:
    return who.ok("GET", f"/api/tables/{table}")["seats"]


def add(who: Person, table: str, seat: int, nonce: str) -> Any:
    return who.ok("PUT", f"/api/tables/{table}/seats/{seat}/nonce", {"nonce": nonce})


def play_to_the_end(people: list[Person], table: str) -> None:
    while True:
        for who in people:
            position = who.position(table)
            if position["result"] is not None:
                return
            if position["options"] and position["to_act"]:
                option = position["options"][0]["name"]
                who.ok("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": option})


def test_a_fair_game_from_the_first_promise_to_the_record(person: People, tmp_path: Path) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.open("vault", seats=[{"kind": "person"}] * 2, access="open")
    promised = eve.ok("GET", f"/api/tables/{table}")["commitment"]
    assert len(promised) == 64
    ann.ok("POST", f"/api/tables/{table}/join", {"seat": 0})
    bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert add(ann, table, 0, ANN)["commitment"] == promised
    add(bob, table, 1, BOB)
    assert [seat["nonce"] for seat in seats_of(ann, table)] == [ANN, ""]
    assert [seat["nonce"] for seat in seats_of(eve, table)] == ["", ""]
    ann.ok("POST", f"/api/tables/{table}/start")
    ann.refused(409, "not_in_lobby", "PUT", f"/api/tables/{table}/seats/0/nonce", {"nonce": BOB})
    ann.refused(409, "not_over", "GET", f"/api/tables/{table}/record")
    assert eve.ok("GET", f"/api/tables/{table}")["commitment"] == promised

    play_to_the_end([ann, bob], table)
    text = eve.call("GET", f"/api/tables/{table}/record").text
    read = records.read(text)
    assert isinstance(read.source, Drawn)
    assert commitment(read.source.secret) == read.commitment == promised
    assert read.source.nonces == (bytes.fromhex(ANN), bytes.fromhex(BOB))


def test_a_record_of_the_server_is_verified(sqlite_server: Server, tmp_path: Path) -> None:
    ann = Person(sqlite_server, "Ann")
    table = ann.open("conquest", seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], take=0)
    promised = add(ann, table, 0, ANN)["commitment"]
    ann.ok("POST", f"/api/tables/{table}/start")
    ann.ok("POST", f"/api/tables/{table}/resign", {})
    while ann.ok("GET", f"/api/tables/{table}")["status"] != "over":
        ann.position(table, sequence=ann.position(table)["sequence"], wait=5)
    path = tmp_path / "game.record"
    path.write_text(ann.call("GET", f"/api/tables/{table}/record").text, "utf-8")
    assert f"nonce 0: {ANN}\nnonce 1: none\n" in path.read_text("utf-8")
    assert main(["verify", str(path), "--commitment", promised]) == 0


def test_only_whoever_sits_there_adds_a_nonce(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open("vault", seats=[{"kind": "person"}] * 2, access="open", take=0)
    bob.refused(403, "not_your_seat", "PUT", f"/api/tables/{table}/seats/0/nonce", {"nonce": BOB})
    ann.refused(403, "not_your_seat", "PUT", f"/api/tables/{table}/seats/1/nonce", {"nonce": BOB})
    for wrong in ("", "ab", "AB" * 16, "ab" * 33, "xy" * 16, "a" * 33):
        assert ann.call("PUT", f"/api/tables/{table}/seats/0/nonce", {"nonce": wrong}).status_code == 422
    add(ann, table, 0, ANN)
    ann.ok("POST", f"/api/tables/{table}/leave", {"seat": 0})
    ann.ok("POST", f"/api/tables/{table}/join", {"seat": 0})
    assert seats_of(ann, table)[0]["nonce"] == ""


def stored(server: Server, table: str) -> dict[str, Any]:
    with sqlite3.connect(server.folder / "sandtable.db") as database:
        database.row_factory = sqlite3.Row
        return dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())


def test_nothing_that_is_sent_tells_the_secret(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], "conquest")
    row = stored(server, table)
    secret = bytes(row["secret"])
    nonces = tuple(bytes.fromhex(nonce) for nonce in json.loads(row["nonces"]))
    assert len(secret) == 32
    assert row["seed"] is None
    told: list[str] = []
    with ann.live(table) as live:
        for _ in range(12):
            mover = next(who for who in (ann, bob) if who.position(table)["options"])
            mover.play(table)
            told.append(mover.call("GET", f"/api/tables/{table}/position").text)
        told += [json.dumps(live.next()) for _ in range(3)]
    told += [ann.call("GET", path).text for path in ("/api/tables?mine=true", f"/api/tables/{table}", "/api/me")]
    told.append(ann.call("GET", f"/api/tables/{table}/replay/3").text)
    everything = "".join(told) + server.log
    assert secret.hex() not in everything
    assert Drawn(secret, nonces).key().hex() not in everything


def test_a_game_goes_on_after_a_restart_and_after_somebody_left(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("conquest", seats=[{"kind": "person"}] * 2, access="open", take=0)
    bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    add(bob, table, 1, BOB)
    ann.ok("POST", f"/api/tables/{table}/start")
    for _ in range(6):
        next(who for who in (ann, bob) if who.position(table)["options"]).play(table)
    before = stored(server, table)
    bob.ok("POST", f"/api/tables/{table}/resign", {})
    server.stop()
    with sqlite3.connect(server.folder / "sandtable.db") as database:
        database.execute("DELETE FROM snapshots")
    server.start()
    assert stored(server, table)["nonces"] == before["nonces"]
    ann.http.base_url = server.url
    moves = ann.ok("GET", f"/api/tables/{table}/replay")["moves"]
    assert moves > 0
    game = sandtable.game("conquest")
    source = Drawn(bytes(before["secret"]), (b"", bytes.fromhex(BOB)))
    assert ann.ok("GET", f"/api/tables/{table}/replay/0")["view"] == json.loads(json.dumps(game.new(2, source).view(0)))


def test_a_table_from_before_there_were_secrets_plays_on_with_its_seed(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], "conquest")
    waiting = ann.open("conquest", seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    server.stop()
    with sqlite3.connect(server.folder / "sandtable.db") as database:
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE tables SET seed = 1234, secret = NULL, nonces = NULL WHERE id = ?", (table,))
        database.execute("UPDATE tables SET secret = NULL WHERE id = ?", (waiting,))
    server.start()
    ann.http.base_url = bob.http.base_url = server.url
    expected = sandtable.game("conquest").new(2, Quick(1234))
    assert ann.position(table)["view"] == json.loads(json.dumps(expected.view(0)))
    assert ann.ok("GET", f"/api/tables/{table}")["commitment"] is None
    next(who for who in (ann, bob) if who.position(table)["options"]).play(table)
    assert len(ann.ok("POST", f"/api/tables/{waiting}/start")["commitment"]) == 64


def test_exports_of_before_are_taken_in(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], "conquest")
    done = server.admin("export", table)
    assert done.returncode == 0, done.stderr
    exported = json.loads(done.stdout)
    for name in ("secret", "nonces"):
        del exported["tables"][0][name]
    exported["tables"][0]["seed"] = 77
    for seat in exported["seats"]:
        del seat["nonce"]
    path = tmp_path / "old.json"
    path.write_text(json.dumps(exported), "utf-8")
    assert server.admin("delete", table).returncode == 0
    taken = server.admin("import", str(path))  # at once: the server still has the other game in its memory
    assert taken.returncode == 0, taken.stderr
    expected = sandtable.game("conquest").new(2, Quick(77))
    assert ann.position(table)["view"] == json.loads(json.dumps(expected.view(0)))


def test_a_guided_first_game_is_the_same_for_everybody_and_says_so(person: People) -> None:
    dealt = []
    for name in ("Ann", "Bob"):
        who = person(name)
        opened = who.ok("POST", "/api/tables", {"game": "conquest", "guide": "standard"})
        assert opened["guided"]
        assert opened["commitment"] is None, "nothing is promised where everybody knows the seed"
        assert [seat["kind"] for seat in opened["seats"]] == ["person", "bot", "bot"]
        assert who.ok("POST", f"/api/tables/{opened['id']}/start")["guided"]
        position = who.position(opened["id"])
        assert position["prompt"]["lesson"] == "traitor"
        dealt.append(position["options"])
    assert dealt[0] == dealt[1]
    ann = person("Ann")
    ann.refused(422, "bad_setup", "POST", "/api/tables", {"game": "conquest", "guide": "alliance"})
    ann.refused(422, "bad_setup", "POST", "/api/tables", {"game": "vault", "guide": "standard"})
    # Nobody else can be lured to cards that somebody knows beforehand.
    guided = ann.ok("POST", "/api/tables", {"game": "conquest", "guide": "standard"})["id"]
    ann.refused(422, "bad_setup", "PUT", f"/api/tables/{guided}/seats/1", {"kind": "person"})
    assert ann.ok("PUT", f"/api/tables/{guided}/seats/1", {"kind": "bot"})["seats"][1]["kind"] == "bot"
    assert ann.ok("PUT", f"/api/tables/{guided}/seats/0", {"kind": "person"})["seats"][0]["taken"] is False
    assert not ann.ok("GET", f"/api/tables/{ann.open()}")["guided"]
