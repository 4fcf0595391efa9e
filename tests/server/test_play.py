"""Playing through plain HTTP: positions, moves, takebacks, resigning, chat, records, replays."""

from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from tests.server.harness import Person, Server
from tests.server.vault import PLANTED

People = Callable[..., Person]


def finish(people: list[Person], table: str) -> dict[str, Any]:
    """Play the first option for everybody to the end."""
    position = people[0].position(table)
    while position["result"] is None:
        waiting = [seat for seat in position["to_act"] if seat < len(people)]
        if waiting:
            people[waiting[0]].play(table)
        # When only bots have to act, the answer comes when they have.
        patience = {} if waiting else {"sequence": position["sequence"], "wait": 20}
        position = people[0].position(table, **patience)
    return dict(position)


def test_a_game_of_conquest_by_plain_calls_to_its_end(person: People) -> None:
    game_by_plain_calls("conquest", person("Ann"), person("Bob"))


def test_a_game_of_uprising_by_plain_calls_to_its_end(sqlite_server: Server) -> None:
    game_by_plain_calls("uprising", Person(sqlite_server, "Ann"), Person(sqlite_server, "Bob"))


def game_by_plain_calls(game: str, ann: Person, bob: Person) -> None:
    """Two people and two bots; the record of what was played replays to the same result."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot"}]
    table = ann.open(game, seats=seats, take=0, access="open")
    bob.ok("POST", f"/api/tables/{table}/join", {})
    ann.ok("POST", f"/api/tables/{table}/start")
    ann.refused(409, "not_over", "GET", f"/api/tables/{table}/record")
    result = finish([ann, bob], table)["result"]
    record = ann.call("GET", f"/api/tables/{table}/record").text
    state = sandtable.game(game).replay(record)
    assert state.result is not None
    assert list(state.result.winners) == result["winners"]
    assert ann.ok("GET", f"/api/tables/{table}")["status"] == "over"
    moves = ann.ok("GET", f"/api/tables/{table}/replay")["moves"]
    assert moves == state.move_count
    last = bob.ok("GET", f"/api/tables/{table}/replay/{moves}", seat=3)
    assert last["view"] == state.view(3)
    middle = bob.ok("GET", f"/api/tables/{table}/replay/{moves // 2}")
    assert middle["view"] == sandtable.game(game).at(state, moves // 2).view(None)
    bob.refused(404, "not_found", "GET", f"/api/tables/{table}/replay/{moves + 1}")


def test_positions_speak_the_readers_language(person: People) -> None:
    ann = person()
    table = ann.open("conquest", seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    texts = {lang: ann.asked(table, lang=lang)["prompt"]["text"] for lang in ("en", "pl", "ru")}
    assert len(set(texts.values())) == 3
    ann.ok("PUT", "/api/me", {"language": "ru"})
    assert ann.position(table)["prompt"]["text"] == texts["ru"]
    ann.ok("PUT", "/api/me", {"language": "en"})
    guest = person(**{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.1"})
    assert guest.position(table)["language"] == "pl"
    prompt = ann.position(table)["prompt"]
    assert ann.ok("GET", f"/api/rules/{prompt['rule']}")["text"]


def test_the_odds_of_an_attack_come_from_what_a_seat_may_see(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    seats = [{"kind": "person"}, {"kind": "bot"}]
    table = ann.open("war_for_arrakis", seats=seats, options={"side_0": "atreides"}, take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    view = ann.position(table)["view"]
    legions = {one["area"]: legion["side"] for one in view["areas"] for legion in one.get("legions", [])}
    origin = next(area for area, side in legions.items() if side == "harkonnen")
    target = next(area for area, side in legions.items() if side == "atreides")
    address = f"/api/tables/{table}/forecasts/attack"
    mine = ann.ok("GET", address, origin=origin, target=target)["forecast"]
    assert mine["attacker"] + mine["defender"] + mine["nobody"] == pytest.approx(1)
    # The owner knows the facedown token of the defender; a spectator is told that it was guessed.
    watched = bob.ok("GET", address, origin=origin, target=target)["forecast"]
    assert mine["tokens_guessed"] == 0 < watched["tokens_guessed"]
    assert ann.ok("GET", address, origin=origin, target=origin) == {"forecast": None}
    assert ann.ok("GET", f"/api/tables/{table}/forecasts/weather") == {"forecast": None}


def test_what_cannot_be_chosen_says_why_to_who_is_asked_and_to_nobody_else(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open("uprising", seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    asked = ann.asked(table)
    address = f"/api/tables/{table}/refusals"
    told = ann.ok("GET", address)
    assert told["ask"] == asked["ask"]["id"]
    refused = {name: one["reason"] for one in told["refused"] for name in one["options"]}
    assert refused
    assert not set(refused) & {option["name"] for option in asked["options"]}
    polish = ann.ok("GET", address, lang="pl")["refused"]
    assert {one["reason"] for one in polish}.isdisjoint(refused.values())
    assert bob.ok("GET", address) == {"ask": None, "refused": []}
    bob.refused(403, "not_your_seat", "GET", address, seat=0)


def test_a_move_answers_one_question_once(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    moves = f"/api/tables/{table}/moves"
    position = ann.position(table)
    move = {"ask": position["ask"]["id"], "option": "turn left"}
    assert ann.ok("POST", moves, move) == {"sequence": 1, "seat": 0}
    stale = ann.refused(409, "stale_ask", "POST", moves, move)
    assert stale["sequence"] == 1
    assert stale["ask"] == ann.position(table)["ask"]
    # Another seat's question is not touched by it, and another's unfinished form is not counted.
    assert bob.ok("POST", moves, {"ask": bob.position(table)["ask"]["id"], "option": "turn right"})["sequence"] == 1
    ann.refused(422, "illegal_option", "POST", moves, {"ask": ann.position(table)["ask"]["id"], "option": "shut"})
    ann.refused(422, "illegal_option", "POST", moves, {"ask": ann.position(table)["ask"]["id"], "option": "nonsense"})
    assert ann.position(table)["sequence"] == 1


def test_nobody_can_count_the_answers_of_anothers_form(person: People) -> None:
    """How many questions a secret form has can depend on the answers, so others see only that it is finished."""
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob], options={"rounds": 30})

    def seen() -> list[Any]:
        return [
            (who.position(table), who.ok("GET", f"/api/tables/{table}"), who.ok("GET", f"/api/tables/{table}/replay"))
            for who in (bob, eve)
        ]

    before = seen()
    with bob.live(table) as live:
        live.until("presence")
        ann.play(table)
        ann.ok("POST", f"/api/tables/{table}/back", {"ask": ann.position(table)["ask"]["id"]})
        ann.play(table)
        assert seen() == before
        live.send("ping")
        assert [frame["type"] for frame in live.frames].count("position") == 1
    assert bob.position(table, sequence=before[0][0]["sequence"], wait=0.3) == before[0][0]
    assert ann.position(table)["sequence"] == 3
    ann.play(table)
    assert [position["sequence"] for position, _, _ in seen()] == [1, 1]
    # Nor can somebody who has finished and waits.
    ann.ok("POST", f"/api/tables/{table}/back", {"ask": ann.position(table)["ask"]["id"]})
    for _ in range(2):
        bob.play(table)
    before = seen()
    ann.ok("POST", f"/api/tables/{table}/back", {"ask": ann.position(table)["ask"]["id"]})
    ann.play(table)
    assert seen() == before
    bob.ok("POST", f"/api/tables/{table}/back", {"ask": bob.position(table)["ask"]["id"]})
    bob.ok("POST", f"/api/tables/{table}/back", {"ask": bob.position(table)["ask"]["id"]})
    ann.play(table)
    # After an undo, too, names of asks and sequences say nothing about the others' forms.
    for who in (bob, bob, ann):
        who.play(table)
    ann.ok("POST", f"/api/tables/{table}/undo", {})
    assert [who.position(table)["sequence"] for who in (ann, bob, eve)] == [13, 11, 8]
    assert ann.position(table)["ask"] == {"id": "13.1.0", "form": 1, "place": 0, "side": False}


def test_a_form_that_somebody_fills_in_is_not_felt_over_a_live_connection(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob], options={"rounds": 30})
    to_closing([ann, bob], table)
    with bob.live(table) as live, eve.live(table) as watching:
        both = (live, watching)
        for one in both:
            one.until("position")
            one.until("presence", seats=[1], spectators=1)
        ann.play(table, "shut")
        ann.play(table, "lock")
        for one in both:
            while one.until("position")["to_act"] != [0, 1]:
                pass
        told = [len(one.frames) for one in both]
        ann.play(table)
        ann.ok("POST", f"/api/tables/{table}/back", {"ask": ann.position(table)["ask"]["id"]})
        for one, before in zip(both, told, strict=True):
            one.send("ping")
            assert [frame["type"] for frame in one.frames[before:]] == ["reply"]


def test_nobody_plays_or_sees_anothers_seat(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob])
    move = {"ask": bob.position(table)["ask"]["id"], "option": "turn left"}
    for who in (ann, eve):
        who.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/moves", {**move, "seat": 1})
        who.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)
        who.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/events", seat=1)
        who.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/resign", {"seat": 1})
        who.refused(403, "not_your_seat", "PUT", f"/api/tables/{table}/seats/1/notice", {"url": None})
    eve.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/moves", move)
    eve.refused(403, "not_allowed", "POST", f"/api/tables/{table}/chat", {"text": "hello"})
    watching = eve.position(table)
    assert (watching["seat"], watching["ask"], watching["options"]) == (None, None, [])
    assert PLANTED not in eve.call("GET", f"/api/tables/{table}/position").text
    assert f"{PLANTED}-1" not in ann.call("GET", f"/api/tables/{table}/position").text
    assert f"{PLANTED}-1" in bob.call("GET", f"/api/tables/{table}/position").text
    ann.ok("PATCH", f"/api/tables/{table}", {"spectators": False})
    eve.refused(403, "not_allowed", "GET", f"/api/tables/{table}/position")
    eve.refused(403, "not_allowed", "GET", f"/api/tables/{table}/chat")


def to_closing(people: list[Person], table: str) -> None:
    """Everybody guesses; the vault's first closer is asked next."""
    for who in people:
        who.play(table)
        who.play(table)


def test_answers_of_my_own_form_are_taken_back(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    back = f"/api/tables/{table}/back"
    ann.play(table, "turn left")
    position = ann.position(table)
    assert position["can_back"]
    first_number_ask = position["ask"]["id"]
    ann.ok("POST", back, {"ask": position["ask"]["id"]})
    assert ann.position(table)["prompt"]["message"] == "vault-turn"
    ann.play(table, "turn right")
    # The same question again, but not the same ask: an answer that was under way to the first one is stale.
    ann.refused(409, "stale_ask", "POST", f"/api/tables/{table}/moves", {"ask": first_number_ask, "option": "2"})
    ann.play(table, "2")
    finished = ann.position(table)
    assert (finished["options"], finished["can_back"]) == ([], True)
    ann.ok("POST", back, {"ask": finished["ask"]["id"]})
    ann.play(table, "3")
    bob.play(table)
    bob.play(table, "0")
    ann.refused(422, "illegal_option", "POST", back, {"ask": ann.position(table)["ask"]["id"]})
    assert ann.position(table)["view"]["scores"] == [3, 0]


def test_a_move_that_revealed_nothing_is_undone_at_once(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    to_closing([ann, bob], table)
    before = ann.position(table)
    ann.play(table, "shut")
    asked = ann.position(table)
    assert asked["can_undo"]
    undone = ann.ok("POST", f"/api/tables/{table}/undo", {})
    assert undone["done"]
    after = ann.position(table)
    assert after["view"] == before["view"]
    assert after["sequence"] == asked["sequence"] + 1
    ann.refused(409, "stale_ask", "POST", f"/api/tables/{table}/moves", {"ask": before["ask"]["id"], "option": "shut"})
    # A reader who had the event of the undone move drops it.
    had = asked["events"]["after"] + len(asked["events"]["items"])
    caught_up = ann.position(table, after=had, sequence=asked["sequence"])
    assert caught_up["events"]["after"] == 0
    assert caught_up["events"]["items"] == before["events"]["items"]
    ann.play(table, "shut")
    finish([ann, bob], table)


def test_beyond_a_revelation_the_others_must_agree(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    to_closing([ann, bob], table)
    undo, answer = f"/api/tables/{table}/undo", f"/api/tables/{table}/undo/answer"
    asked = bob.call("POST", undo, {})
    assert (asked.status_code, asked.json()["done"]) == (202, False)
    assert ann.position(table)["undo"] == {"seat": 1, "granted": [], "waiting_for": [0]}
    bob.refused(409, "nothing_to_undo", "POST", answer, {"grant": True})
    assert ann.ok("POST", answer, {"grant": False})["done"] is False
    assert ann.position(table)["undo"] is None
    # Whoever was refused may ask again.
    bob.call("POST", undo, {})
    assert ann.position(table)["undo"] == {"seat": 1, "granted": [], "waiting_for": [0]}
    assert ann.ok("POST", answer, {"grant": False})["done"] is False
    ann.play(table, "shut")
    # The next request is granted: the seat's last move and what came after it are gone.
    bob.call("POST", undo, {})
    assert ann.ok("POST", answer, {"grant": True})["done"] is True
    position = bob.position(table)
    assert position["prompt"]["message"] == "vault-number"
    assert position["to_act"] == [1]
    codes = [item.get("code") for item in ann.ok("GET", f"/api/tables/{table}/chat")["items"]]
    assert codes == [
        *["joined", "started", "undo_asked", "undo_refused", "undo_asked", "undo_refused"],
        *["undo_asked", "undo_granted", "undone"],
    ]
    finish([ann, bob], table)


def test_a_request_to_undo_ends_with_the_next_move(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    to_closing([ann, bob], table)
    bob.call("POST", f"/api/tables/{table}/undo", {})
    ann.play(table, "shut")
    assert ann.position(table)["undo"] is None
    ann.refused(409, "nothing_to_undo", "POST", f"/api/tables/{table}/undo/answer", {"grant": True})


def test_a_request_to_undo_tells_nobody_that_somebody_fills_in_a_form(person: People) -> None:
    """If it ended with an answer that others cannot know of, whoever asks could count the answers of others."""
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob, eve], options={"rounds": 30})
    to_closing([ann, bob, eve], table)
    ann.play(table, "shut")
    ann.play(table, "lock")
    undo = f"/api/tables/{table}/undo"
    assert bob.call("POST", undo, {}).status_code == 202
    asked = {"seat": 1, "granted": [], "waiting_for": [0, 2]}
    with bob.live(table) as live:
        live.until("position", undo=asked)
        eve.play(table)
        eve.ok("POST", f"/api/tables/{table}/back", {"ask": eve.position(table)["ask"]["id"]})
        eve.play(table)
        for who in (ann, bob, eve, person()):
            assert who.position(table)["undo"] == asked
        live.send("ping")
        assert [frame["undo"] for frame in live.frames if frame["type"] == "position"] == [asked]
    assert eve.ok("POST", f"{undo}/answer", {"grant": True})["done"] is False
    ann.play(table)
    assert ann.position(table)["undo"] == {**asked, "granted": [2], "waiting_for": [0]}
    # The seat's last move and all that came after it are gone, whoever knew of it.
    assert ann.ok("POST", f"{undo}/answer", {"grant": True})["done"] is True
    assert bob.position(table)["prompt"]["message"] == "vault-number"
    assert [who.position(table)["to_act"] for who in (ann, bob, eve)] == [[1, 2]] * 3


def test_who_asks_for_an_undo_and_plays_on_does_not_mean_it_any_more(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options={"rounds": 30})
    to_closing([ann, bob], table)
    ann.play(table, "shut")
    ann.play(table, "lock")
    assert bob.call("POST", f"/api/tables/{table}/undo", {}).status_code == 202
    bob.play(table)
    assert ann.position(table)["undo"] is None
    ann.refused(409, "nothing_to_undo", "POST", f"/api/tables/{table}/undo/answer", {"grant": True})


def test_bots_do_not_mind_an_undo(person: People) -> None:
    ann = person("Ann")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "bot"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    ann.refused(409, "nothing_to_undo", "POST", f"/api/tables/{table}/undo", {})
    to_closing([ann], table)
    assert ann.ok("POST", f"/api/tables/{table}/undo", {})["done"]
    finish([ann], table)


def test_who_resigns_is_replaced_by_a_bot_for_good(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    seat = bob.ok("POST", f"/api/tables/{table}/resign", {})["seats"][1]
    assert (seat["kind"], seat["resigned"], seat["yours"], seat["name"]) == ("bot", True, False, "Bob")
    bob.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/return", {})
    bob.refused(403, "not_your_seat", "GET", f"/api/tables/{table}/position", seat=1)
    finish([ann], table)


def test_people_at_the_table_talk(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    said = ann.ok("POST", f"/api/tables/{table}/chat", {"text": "Дюна\n<b>żółw</b>"})
    heard = bob.ok("GET", f"/api/tables/{table}/chat", after=said["number"] - 1)["items"]
    assert [(item["name"], item["seat"], item["text"]) for item in heard] == [("Ann", 0, "Дюна\n<b>żółw</b>")]
    bob.refused(422, "invalid", "POST", f"/api/tables/{table}/chat", {"text": "   "})
    bob.refused(422, "invalid", "POST", f"/api/tables/{table}/chat", {"text": "x" * 1001})
    bob.refused(422, "invalid", "POST", f"/api/tables/{table}/chat", {"text": "bell \u0007"})
    # Nothing turns round what stands beside it, or pretends to be another line.
    for sign in ("\u202e", "\u202a", "\u2066", "\u2068", "\u2028", "\u2029"):
        bob.refused(422, "invalid", "POST", f"/api/tables/{table}/chat", {"text": f"x{sign}y"})
        bob.refused(422, "invalid", "PUT", "/api/me", {"name": f"x{sign}y"})
        bob.refused(422, "invalid", "POST", "/api/tables", {"game": "vault", "title": f"x{sign}y"})
    for name in ("דוד", "محمد", "Zoë 👩\u200d🚀", "\u200fאן"):
        assert bob.ok("PUT", "/api/me", {"name": name})["name"] == name
