"""People can trust each other's table: nobody is replaced, undone, deleted or locked out behind their back."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Seat
from tests.server.harness import Person, Server, wait_until
from tests.server.test_play import to_closing
from tests.server.test_promises import opened, with_services

Servers = Callable[..., Server]
People = Callable[..., Person]
# Who is warned has a tenth of this time to come back, and as often the server looks.
QUICK = {"SANDTABLE_ABSENT_MINUTES": "0.2", "SANDTABLE_ABSENT_SLOW_HOURS": "1"}
MINUTE = 60
DAY = 24 * 3600


def notes(who: Person, table: str) -> list[str]:
    return [item["code"] for item in who.ok("GET", f"/api/tables/{table}/chat")["items"] if item["kind"] == "note"]


def stand_in(host: Person, table: str, seat: int, **body: str) -> int:
    return asked_to_stand_in(host, table, seat, **body).status_code


def asked_to_stand_in(host: Person, table: str, seat: int, **body: str) -> httpx.Response:
    return host.call("PUT", f"/api/tables/{table}/seats/{seat}", {"kind": "bot", **body})


def becomes_a_bot(host: Person, table: str, seat: int) -> None:
    """Somebody who has left is absent, is warned, and does not come back."""
    host.server.put_forward(MINUTE)
    wait_until(lambda: stand_in(host, table, seat) == 200)
    wait_until(lambda: host.ok("GET", f"/api/tables/{table}")["seats"][seat]["kind"] == "bot")


def change(server: Server, table: str, what: str, *values: object) -> None:
    """Change what is stored, as time would; the server forgets what it remembers of the table."""
    server.stop()
    database = sqlite3.connect(server.folder / "sandtable.db")
    database.execute(what, (*values, table))
    database.commit()
    database.close()
    server.start()


# Absence.


def test_nobody_who_is_there_becomes_a_bot(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    refused = ann.refused(409, "still_here", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    assert refused["seconds"] > 60
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "person"


def test_a_bot_stands_in_for_an_absent_person_who_is_told_and_can_return(own_server: Servers) -> None:
    server = own_server(**QUICK)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], options={"rounds": 30})
    with bob.live(table) as live:
        live.until("table")
        server.put_forward(MINUTE)
        assert stand_in(ann, table, 1) == 409, "a connection is enough to be there"
    server.put_forward(MINUTE)
    # Until the server has noticed that he left.
    while (asked := asked_to_stand_in(ann, table, 1)).status_code == 409:
        time.sleep(0.05)
    assert asked.json()["seats"][1]["stand_in_at"]
    assert "stand_in_asked" in notes(ann, table)
    wait_until(lambda: ann.ok("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "bot")
    wait_until(lambda: "stood_in" in notes(ann, table))
    assert notes(ann, table).index("stand_in_asked") < notes(ann, table).index("stood_in")
    bob.refused(409, "stood_in", "POST", f"/api/tables/{table}/moves", {"ask": "0.0.0", "option": "turn left"})
    # It is still his game as well.
    ann.refused(403, "not_allowed", "POST", f"/api/tables/{table}/suggestion", {})
    assert bob.ok("POST", f"/api/tables/{table}/return", {})["seats"][1]["kind"] == "person"
    assert notes(ann, table)[-1] == "returned"
    ann.refused(409, "not_in_lobby", "PUT", f"/api/tables/{table}/seats/1", {"kind": "closed"})


def test_who_comes_back_in_time_keeps_the_seat(own_server: Servers) -> None:
    server = own_server(SANDTABLE_ABSENT_MINUTES="30")  # three minutes to come back, of which none is needed
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    server.put_forward(31 * MINUTE)
    assert stand_in(ann, table, 1) == 200
    with bob.live(table) as live:
        live.until("table")
        wait_until(lambda: "stayed" in notes(ann, table))
    seat = ann.ok("GET", f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["stand_in_at"]) == ("person", None)


def test_slow_games_give_more_time(own_server: Servers) -> None:
    server = own_server(**QUICK, SANDTABLE_NOTICE_PRIVATE="yes")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    slow = ann.begun([bob], pace="slow")
    noticed = ann.begun([bob])
    bob.ok("PUT", f"/api/tables/{noticed}/seats/1/notice", {"url": "http://127.0.0.1:9/hook"})
    server.put_forward(MINUTE)
    for table in (slow, noticed):
        assert ann.refused(409, "still_here", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"})["seconds"] > 1000
    ann.refused(409, "not_in_lobby", "PATCH", f"/api/tables/{slow}", {"pace": "live"})


def test_while_the_server_was_away_nobody_was_absent(own_server: Servers) -> None:
    server = own_server(SANDTABLE_ABSENT_MINUTES="1")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    change(server, table, "UPDATE seats SET seen_at = ? WHERE table_id = ?", time.time() - 3600)
    ann.refused(409, "still_here", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"})


def test_who_stands_in_plays_as_well_as_the_table(own_server: Servers) -> None:
    server = own_server(**QUICK)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "heuristic"}]
    table = ann.open("conquest", seats=seats, take=0, access="open")
    bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    ann.ok("POST", f"/api/tables/{table}/start")
    server.put_forward(MINUTE)
    ann.refused(422, "bad_setup", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    ann.refused(409, "not_in_lobby", "PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    becomes_a_bot(ann, table, 1)
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][1]["level"] == "heuristic"
    assert bob.ok("POST", f"/api/tables/{table}/return", {})["seats"][1]["level"] is None
    assert bob.ok("POST", f"/api/tables/{table}/resign", {})["seats"][1]["level"] == "heuristic"


# Takebacks.


def test_a_takeback_needs_those_who_played_since_though_a_bot_sits_there_now(own_server: Servers) -> None:
    server = own_server(**QUICK)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], options={"rounds": 30})
    to_closing([ann, bob], table)  # both have guessed, and chance has spoken
    becomes_a_bot(ann, table, 1)
    answer = ann.call("POST", f"/api/tables/{table}/undo", {})
    assert (answer.status_code, answer.json()["done"]) == (202, False)
    assert ann.position(table)["undo"]["waiting_for"] == [1]
    assert bob.ok("POST", f"/api/tables/{table}/undo/answer", {"grant": True})["done"]


def test_a_takeback_cannot_be_granted_for_somebody_who_is_gone(own_server: Servers) -> None:
    server = own_server(**QUICK)
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.begun([bob], options={"rounds": 30})
    to_closing([ann, bob], table)
    change(server, table, "UPDATE seats SET seen_at = ? WHERE seat = 1 AND table_id = ?", time.time() - 30 * DAY)
    change(server, table, "UPDATE tables SET created_at = ? WHERE id = ?", time.time() - 60 * DAY)
    link = ann.ok("POST", f"/api/tables/{table}/seats/1/invitation")["invitation"]
    eve.ok("POST", f"/api/tables/{table}/join", {"invitation": link})
    ann.refused(409, "nothing_to_undo", "POST", f"/api/tables/{table}/undo", {})


# Deleting.


def test_a_game_that_others_play_is_deleted_when_they_agree(server: Server, person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob, eve])
    bob.refused(403, "not_host", "DELETE", f"/api/tables/{table}")
    asked = ann.call("DELETE", f"/api/tables/{table}")
    assert asked.status_code == 202
    assert asked.json()["deletion"] == {"agreed": [0], "waiting_for": [1, 2]}
    assert bob.call("DELETE", f"/api/tables/{table}").status_code == 202
    assert eve.ok("POST", f"/api/tables/{table}/keep")["deletion"] is None
    assert {"deletion_asked", "deletion_agreed", "deletion_refused"} <= set(notes(ann, table))
    for who, status in ((ann, 202), (bob, 202), (eve, 204)):
        assert who.call("DELETE", f"/api/tables/{table}").status_code == status
    ann.refused(404, "no_such_table", "GET", f"/api/tables/{table}")


def test_what_was_deleted_comes_back(server: Server, person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob])
    ann.play(table)
    before = ann.position(table)
    ann.call("DELETE", f"/api/tables/{table}")
    assert bob.call("DELETE", f"/api/tables/{table}").status_code == 204
    assert table not in [one["id"] for one in bob.ok("GET", "/api/tables", mine=True)["tables"]]
    eve.refused(404, "no_such_table", "POST", f"/api/tables/{table}/restore")
    assert table not in [one["id"] for one in eve.ok("GET", "/api/tables", deleted=True)["tables"]]
    [deleted] = bob.ok("GET", "/api/tables", deleted=True)["tables"]
    assert (deleted["id"], bool(deleted["deleted_at"])) == (table, True)
    assert bob.ok("POST", f"/api/tables/{table}/restore")["status"] == "playing"
    bob.refused(404, "no_such_table", "POST", f"/api/tables/{table}/restore")
    after = ann.position(table)
    assert after == before
    lobby = ann.open()
    assert ann.call("DELETE", f"/api/tables/{lobby}").status_code == 204
    assert ann.ok("POST", f"/api/tables/{lobby}/restore")["status"] == "lobby"


def test_those_who_are_gone_for_long_are_not_asked(own_server: Servers) -> None:
    server = own_server()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    change(server, table, "UPDATE tables SET created_at = ? WHERE id = ?", time.time() - 60 * DAY)
    change(server, table, "UPDATE seats SET seen_at = ? WHERE table_id = ?", time.time() - 30 * DAY)
    assert ann.call("DELETE", f"/api/tables/{table}").status_code == 204
    assert server.admin("undelete", table).returncode == 0
    assert server.admin("undelete", table).returncode == 2
    assert bob.ok("GET", f"/api/tables/{table}")["status"] == "playing"


# Seats and links.


def test_renewing_a_link_ends_what_came_in_by_the_old_one(server: Server, person: People) -> None:
    ann, bob, thief = person("Ann"), person("Bob"), person("Thief")
    table = ann.begun([bob])
    link = f"/api/tables/{table}/seats/1/invitation"
    leaked = bob.ok("GET", link)["invitation"]
    thief.ok("POST", f"/api/tables/{table}/join", {"invitation": leaked})
    with thief.live(table) as live:
        live.until("position")
        # Who came later sends nobody away who was there before.
        thief.ok("POST", link)
        assert bob.position(table)["seat"] == 1
        bob.ok("POST", link)
        with pytest.raises(ConnectionClosed) as closed:
            live.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    thief.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)
    assert bob.position(table)["seat"] == 1


def others(who: Person, table: str, seat: int) -> object:
    return who.ok("GET", f"/api/tables/{table}")["seats"][seat]["others"]


def test_nobody_shares_a_seat_without_knowing(server: Server, person: People) -> None:
    """A host who sits down first and passes on the link of that seat would see every card of whoever comes by it."""
    ann, bob, eve = person(), person("Bob"), person("Eve")
    table = ann.open(seats=[{"kind": "person"}] * 2, take=0)
    join, link = f"/api/tables/{table}/join", f"/api/tables/{table}/seats/1/invitation"
    ann.ok("POST", join, {"invitation": ann.ok("GET", link)["invitation"]})
    assert others(ann, table, 1) == {"before": 0, "after": 0}
    passed_on = ann.ok("GET", link)["invitation"]
    with ann.live(table, seat=1) as live:
        live.until("table")
        bob.ok("POST", join, {"invitation": passed_on})
        assert live.until("table")["table"]["seats"][1]["others"] == {"before": 0, "after": 1}
    assert others(bob, table, 1) == {"before": 1, "after": 0}
    assert [others(who, table, seat) for who, seat in ((bob, 0), (eve, 0), (eve, 1))] == [None] * 3
    # Who gets up gets everybody up; a link of a free seat leads to a seat of one's own.
    bob.ok("POST", f"/api/tables/{table}/leave", {})
    bob.ok("POST", join, {"invitation": ann.ok("GET", link)["invitation"]})
    assert others(bob, table, 1) == {"before": 0, "after": 0}
    # Whoever comes later is seen too, and sent away.
    eve.ok("POST", join, {"invitation": bob.ok("GET", link)["invitation"]})
    assert others(bob, table, 1) == {"before": 0, "after": 1}
    bob.ok("POST", link)
    assert others(bob, table, 1) == {"before": 0, "after": 0}


def test_who_signs_in_does_not_share_the_seat_with_the_guest_of_before(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        await services.accounts.store.add_seats("ann", "ann's account", hosts=True)
        await services.tables.seats_moved("ann's account")
        seat = table.data("ann's account")["seats"][0]
        assert (seat["yours"], seat["others"]) == (True, {"before": 0, "after": 0})

    with_services(Settings(data=str(tmp_path)), scene)


def test_the_host_invites_anew_only_when_somebody_is_long_gone(own_server: Servers) -> None:
    server = own_server()
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.begun([bob])
    link = f"/api/tables/{table}/seats/1/invitation"
    ann.refused(403, "not_your_seat", "POST", link)
    assert ann.ok("GET", f"/api/tables/{table}")["gone"] == []
    change(server, table, "UPDATE tables SET created_at = ? WHERE id = ?", time.time() - 60 * DAY)
    change(server, table, "UPDATE seats SET seen_at = ? WHERE seat = 1 AND table_id = ?", time.time() - 30 * DAY)
    told = [who.ok("GET", f"/api/tables/{table}")["gone"] for who in (ann, eve)]
    assert told == [[1], []], "only the host is told"
    invitation = ann.ok("POST", link)["invitation"]
    assert notes(ann, table)[-1] == "invited_anew"
    bob.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)
    assert eve.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation})["seats"][1]["name"] == "Eve"
    ann.refused(403, "not_your_seat", "POST", link)


def test_the_operator_invites(own_server: Servers) -> None:
    server = own_server()
    ann, bob, phone, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server), Person(server, "Eve")
    table = ann.begun([bob])
    join = f"/api/tables/{table}/join"
    printed = server.admin("invite", table, "1").stdout.strip()
    assert printed.startswith(f"/t/{table}#invitation=")
    phone.ok("POST", join, {"invitation": printed.partition("=")[2]})
    assert bob.position(table)["seat"] == 1
    anew = server.admin("invite", table, "1", "--anew").stdout.strip()
    eve.ok("POST", join, {"invitation": anew.partition("=")[2]})
    for who in (bob, phone):
        who.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)
    assert server.admin("invite", table, "7").returncode == 2
    assert server.admin("invite", "nosuchtabl", "0").returncode == 2


# Other devices.


def test_a_code_brings_my_seats_to_another_device_once(server: Server, person: People) -> None:
    ann, bob, phone, eve = person("Ann"), person("Bob"), person(), person("Eve")
    table = ann.begun([bob])
    own = phone.open(take=0)
    made = bob.ok("POST", "/api/me/devices")
    assert made["url"].endswith(f"/device#code={made['code']}")
    eve.refused(403, "bad_code", "POST", "/api/me/devices/join", {"code": "abcdefghij"})
    with phone.live(table) as live:
        live.until("position", seat=None)
        assert phone.ok("POST", "/api/me/devices/join", {"code": made["code"].upper()})["tables"] == [table]
        live.until("position", seat=1)
    assert phone.ok("GET", f"/api/tables/{own}")["seats"][0]["yours"], "nothing is lost"
    assert bob.position(table)["seat"] == 1
    eve.refused(403, "bad_code", "POST", "/api/me/devices/join", {"code": made["code"]})
    # A new code makes the last one void.
    first, second = bob.ok("POST", "/api/me/devices")["code"], bob.ok("POST", "/api/me/devices")["code"]
    eve.refused(403, "bad_code", "POST", "/api/me/devices/join", {"code": first})
    # What came in by a code goes with the renewal of the link, as what came in by a link does.
    eve.ok("POST", "/api/me/devices/join", {"code": second})
    bob.ok("POST", f"/api/tables/{table}/seats/1/invitation")
    for who in (eve, phone):
        who.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)


def test_codes_are_good_for_ten_minutes_and_cannot_be_tried_out(own_server: Servers) -> None:
    server = own_server(SANDTABLE_CODES_PER_ADDRESS="60")
    ann, bob = Person(server), Person(server)
    codes = [ann.ok("POST", "/api/me/devices")["code"]]
    server.put_forward(9 * MINUTE)
    bob.ok("POST", "/api/me/devices/join", {"code": codes[0]})
    codes.append(ann.ok("POST", "/api/me/devices")["code"])
    server.put_forward(11 * MINUTE)
    bob.refused(403, "bad_code", "POST", "/api/me/devices/join", {"code": codes[1]})
    answers = [ann.call("POST", "/api/me/devices/join", {"code": f"abcdefgh{n:02}"}).status_code for n in range(12)]
    assert answers[0] == 403
    assert answers[-1] == 429


def test_passkeys_that_nobody_made_are_refused(sqlite_server: Server) -> None:
    ann = Person(sqlite_server, Host=f"localhost:{sqlite_server.port}")
    assert ann.ok("GET", "/api/me/account") == {"account": False, "possible": True, "passkeys": []}
    options = ann.ok("POST", "/api/me/passkeys/begin")
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    for credential in ({}, {"id": "x", "rawId": "x", "response": {}}, {"response": {"clientDataJSON": "e30"}}):
        ann.refused(403, "bad_passkey", "POST", "/api/me/passkeys", {"credential": credential})
        ann.refused(403, "bad_passkey", "POST", "/api/me/sign-in", {"credential": credential})
    ann.refused(404, "not_found", "DELETE", "/api/me/passkeys/nothing")
    # A number is no name to which a passkey could belong.
    bob = Person(sqlite_server)
    assert bob.ok("GET", "/api/me/account")["possible"] is False
    bob.refused(409, "no_passkeys", "POST", "/api/me/passkeys/begin")
