"""Private talk of allies: where the rules allow it, as long as they do, and nobody else notices."""

import json
import threading
import time
from collections.abc import Callable

from sandtable.games.classic.game import GAME as CLASSIC
from sandtable.games.classic.state import Table as ClassicTable
from sandtable.games.war_for_arrakis.game import GAME as WAR
from sandtable.games.war_for_arrakis.state import Table as WarTable
from sandtable.kernel.rows import added, replaced
from tests.server.harness import Live, Person, Server, wait_until
from tests.server.test_people import notes

People = Callable[..., Person]
OPTIONS = {"side_0": "atreides", "shared_side": "harkonnen"}


def a_war(people: list[Person]) -> tuple[str, list[int]]:
    """War for Arrakis with three players, two of whom share the Harkonnen side; and their seats."""
    table = people[0].begun(people[1:], "war_for_arrakis", options=OPTIONS)
    view = people[0].position(table)["view"]
    assert view
    return table, [1, 2]


def cone(ally: Person, table: str) -> bool:
    """Enter a Cone of Silence if the ally is being asked something."""
    position = ally.position(table)
    aside = position["aside"]
    names = [] if aside is None else [option["name"] for option in aside["options"]]
    if "cone_of_silence" not in names:
        return False
    ally.ok("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": "cone_of_silence"})
    return True


def enter_cone(people: list[Person], table: str, allies: list[int]) -> None:
    """Play on until one of the allies can enter a Cone of Silence, and does."""
    for _ in range(300):
        for who in people:
            position = who.position(table)
            if position["seat"] in allies and cone(who, table):
                return
            if position["options"]:
                name = position["options"][0]["name"]
                who.ok("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": name})
    raise AssertionError("nobody could enter a Cone of Silence")


def said(who: Person, table: str) -> list[str]:
    return [item["text"] for item in who.ok("GET", f"/api/tables/{table}/chat")["items"] if item["kind"] == "say"]


def hears(live: Live, text: str) -> None:
    """Wait until something is said."""
    while text not in [item.get("text") for item in live.until("chat")["items"]]:
        pass


def numbers(who: Person, table: str) -> list[int]:
    return [item["number"] for item in who.ok("GET", f"/api/tables/{table}/chat")["items"]]


def test_allies_talk_in_a_cone_of_silence_and_nobody_else_notices(server: Server, person: People) -> None:
    people = [person("Ann"), person("Bob"), person("Eve")]
    ann, bob, eve = people
    table, allies = a_war(people)
    chat = f"/api/tables/{table}/chat"
    bob.refused(409, "no_private_talk", "POST", chat, {"text": "psst", "private": True})
    assert bob.position(table)["talk"] is None
    enter_cone(people, table, allies)
    wait_until(lambda: "talk_opened" in notes(eve, table))
    assert "talk_opened" not in notes(ann, table)
    assert (bob.position(table)["talk"]["seats"], eve.position(table)["talk"]["seats"]) == ([2], [1])
    assert ann.position(table)["talk"] is None
    ann.refused(409, "no_private_talk", "POST", chat, {"text": "psst", "private": True})
    with ann.live(table) as live, eve.live(table) as heard:
        item = bob.ok("POST", chat, {"text": "strike Carthag", "private": True})
        assert item["audience"] == [1, 2]
        hears(heard, "strike Carthag")
        bob.ok("POST", chat, {"text": "good luck"})
        hears(live, "good luck")
        assert "Carthag" not in json.dumps([frame for frame in live.frames if frame["type"] == "chat"])
    assert said(eve, table) == ["strike Carthag", "good luck"]
    assert said(ann, table) == ["good luck"]
    watching = person()
    assert said(watching, table) == ["good luck"]
    # Nobody can count what others said in private.
    for who in (*people, watching):
        heard_numbers = numbers(who, table)
        assert heard_numbers == list(range(1, len(heard_numbers) + 1))
    assert len(numbers(eve, table)) > len(numbers(ann, table))
    after = numbers(eve, table)[-2]
    assert [one["text"] for one in eve.ok("GET", chat, after=after)["items"]] == ["good luck"]


def test_a_poll_does_not_end_because_others_talk_in_private(server: Server, person: People) -> None:
    people = [person("Ann"), person("Bob"), person("Eve")]
    ann, bob, _ = people
    table, allies = a_war(people)
    enter_cone(people, table, allies)
    sequence = ann.position(table)["sequence"]
    waited: list[float] = []

    def poll() -> None:
        started = time.monotonic()
        ann.position(table, sequence=sequence, wait=4)
        waited.append(time.monotonic() - started)

    polling = threading.Thread(target=poll)
    polling.start()
    time.sleep(1)
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "psst", "private": True})
    polling.join()
    assert waited[0] >= 3.5


def test_after_three_minutes_the_cone_is_closed(own_server: Callable[..., Server]) -> None:
    server = own_server()
    people = [Person(server, name) for name in ("Ann", "Bob", "Eve")]
    table, allies = a_war(people)
    bob, chat = people[1], f"/api/tables/{table}/chat"
    enter_cone(people, table, allies)
    bob.ok("POST", chat, {"text": "psst", "private": True})
    server.put_forward(180)
    assert bob.position(table)["talk"] is None
    bob.refused(409, "no_private_talk", "POST", chat, {"text": "psst", "private": True})


def test_a_cone_lasts_three_minutes_and_is_open_to_the_allies_only() -> None:
    g = WAR.new(3, 1, **OPTIONS)
    assert isinstance(g, WarTable)
    [talk] = WAR.talks(g)
    assert (talk.seats, talk.seconds, talk.opened) == ((1, 2), 180, 0)
    side = g.side_of_seat(1)
    g.cones = added(g.cones, side, -1)
    assert WAR.talks(g)[0].opened == 1
    assert WAR.talks(WAR.new(2, 1, side_0="atreides")) == []


def test_allies_in_classic_talk_as_long_as_they_are_allies() -> None:
    g = CLASSIC.new(6, 1)
    assert isinstance(g, ClassicTable)
    assert CLASSIC.talks(g) == []
    g.allies = replaced(replaced(g.allies, 1, 1 << 4), 4, 1 << 1)
    [talk] = CLASSIC.talks(g)
    assert (talk.seats, talk.seconds) == ((1, 4), 0)
