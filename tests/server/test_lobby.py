"""Opening tables, sitting down, inviting, starting."""

from collections.abc import Callable

from tests.server.harness import Person, Server
from tests.server.test_live import closing

People = Callable[..., Person]


def test_a_guest_is_a_signed_cookie_that_pages_cannot_read(server: Server, person: People) -> None:
    ann = person()
    header = person().http.get("/api/me").headers.get("set-cookie")
    assert header is None, "the cookie is set once"
    fresh = Person(server)
    cookie = fresh.http.cookies.get("sandtable_guest")
    assert cookie is not None
    first = ann.call("PUT", "/api/me", {"name": "Ann", "language": "pl"})
    text = first.headers["set-cookie"].lower()
    assert "httponly" in text
    assert "samesite=lax" in text
    assert first.json() == {"guest": ann.id, "name": "Ann", "language": "pl"}
    assert ann.ok("GET", "/api/me")["name"] == "Ann"


def test_a_forged_cookie_is_nobody(person: People) -> None:
    ann, eve = person(), person()
    cookie = ann.http.cookies["sandtable_guest"]
    eve.http.cookies.clear()
    eve.http.cookies.set("sandtable_guest", cookie[:-4] + "AAAA")
    eve.refused(401, "no_guest", "POST", "/api/tables", {"game": "vault"})
    assert eve.ok("GET", "/api/me")["guest"] != ann.id


def test_the_shelf_shows_games_options_bots_words_and_rules(person: People) -> None:
    ann = person()
    games = {game["id"]: game for game in ann.ok("GET", "/api/games")}
    assert games["vault"]["options"] == {
        "rounds": {"kind": "choice", "choices": [2, 30, 1000], "default": 2},
        "knocks": {"kind": "flag", "choices": [False, True], "default": False},
    }
    assert games["vault"]["levels"] == ["random"]
    assert {"random", "heuristic"} <= set(games["conquest"]["levels"])
    polish = ann.ok("GET", "/api/games/conquest/words", lang="pl")
    assert polish["language"] == "pl"
    assert polish["messages"]["faction-fremen"] == "Fremeni"
    rule = ann.ok("GET", "/api/rules/CON-BAT-01", lang="pl")
    assert (rule["language"], rule["text"][:6], rule["before"]) == ("pl", "Bitwa ", None)
    assert (rule["after"]["id"], rule["after"]["language"]) == ("CON-BAT-02", "pl")
    assert [example["id"] for example in rule["examples"]] == ["CON-EX-02", "CON-EX-05"]
    assert ann.ok("GET", "/api/rules/CON-BAT-01", lang="en")["language"] == "en"
    assert any(rule["id"] == "CON-BAT-01" for rule in ann.ok("GET", "/api/games/conquest/rules", lang="ru"))
    ann.refused(404, "no_such_rule", "GET", "/api/rules/CON-NO-99")
    ann.refused(404, "no_such_game", "GET", "/api/games/chess/words")


def test_the_shelf_names_modes_and_says_what_goes_together(person: People) -> None:
    ann = person()
    games = {game["id"]: game for game in ann.ok("GET", "/api/games")}
    assert games["vault"]["modes"] == [
        {"id": "", "seats": [1, 2, 3, 4], "usual": 4, "fixed": {}, "begins": {}, "guided": False}
    ]
    mahdi = next(mode for mode in games["war_for_arrakis"]["modes"] if mode["id"] == "mahdi")
    assert (mahdi["seats"], mahdi["usual"]) == ([1, 2], 1)
    wanted = {"seats": 4, "options": {"mode": "basic", "stronghold_cards": True, "faction_0": "fremen", "old": 1}}
    setup = ann.ok("POST", "/api/games/classic/setup", wanted)
    assert setup["options"]["stronghold_cards"] is False
    assert setup["choices"]["stronghold_cards"] == [False]
    assert "fremen" not in setup["choices"]["faction_1"]
    assert setup["choices"]["faction_5"] == ["random"]
    ann.refused(422, "bad_setup", "POST", "/api/games/classic/setup", {"seats": 7})
    ann.refused(404, "no_such_game", "POST", "/api/games/chess/setup", {"seats": 2})


def test_the_shelf_says_what_no_source_confirms(person: People) -> None:
    ann = person()
    games = {game["id"]: game for game in ann.ok("GET", "/api/games")}
    listed = ann.ok("GET", "/api/games/conquest/unconfirmed", lang="pl")
    assert sum(one["count"] for one in listed) == games["conquest"]["unconfirmed"]
    stilgar = next(one for one in listed if one["component"] == "leader-stilgar")
    assert (stilgar["name"], stilgar["facts"]) == ("Stilgar", ["nazwa", "siła"])


def test_whoever_sat_down_without_a_name_can_give_one(person: People) -> None:
    ann, bob, eve = person("Ann"), person(), person("Eve")
    table = ann.open(access="private")
    invitation = ann.ok("GET", f"/api/tables/{table}/seats/1/invitation")["invitation"]
    bob.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    bob.ok("PUT", "/api/me", {"name": "Bob"})
    assert bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})["seats"][1]["name"] == "Bob"
    bob.ok("PUT", "/api/me", {"name": "Robert"})
    assert bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})["seats"][1]["name"] == "Bob"
    eve.refused(403, "not_allowed", "POST", f"/api/tables/{table}/join", {"seat": 1})


def test_open_tables_are_listed_and_private_ones_are_not(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    shown, hidden = ann.open(access="open", title="Friday"), ann.open(access="private")
    listed = {table["id"]: table for table in bob.ok("GET", "/api/tables", status="lobby")["tables"]}
    assert listed[shown]["title"] == "Friday"
    assert [seat["kind"] for seat in listed[shown]["seats"]] == ["person"] * 4, "as many as the game allows, for people"
    assert hidden not in listed
    for game, there in (("vault", True), ("conquest", False)):
        assert (shown in [table["id"] for table in bob.ok("GET", "/api/tables", game=game)["tables"]]) is there
    mine = {table["id"] for table in ann.ok("GET", "/api/tables", mine=True)["tables"]}
    assert {shown, hidden} <= mine
    assert bob.ok("GET", "/api/tables", mine=True)["tables"] == []


def test_seats_are_taken_once_and_left_again(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}], take=0, access="open")
    seats = bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})["seats"]
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ann", False), ("Bob", True)]
    eve.refused(409, "seat_taken", "POST", f"/api/tables/{table}/join", {"seat": 1})
    eve.refused(409, "no_free_seat", "POST", f"/api/tables/{table}/join", {})
    eve.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/leave", {"seat": 1})
    bob.ok("POST", f"/api/tables/{table}/leave", {})
    note = ann.ok("GET", f"/api/tables/{table}/chat")["items"][-1]
    assert (note["code"], note["seat"], note["name"]) == ("left", 1, "Bob")
    assert eve.ok("POST", f"/api/tables/{table}/join", {})["seats"][1]["name"] == "Eve"


def test_an_invitation_opens_a_private_seat_once_and_for_its_holder_again_on_another_device(person: People) -> None:
    ann, bob, eve, phone = person("Ann"), person("Bob"), person("Eve"), person()
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}], take=0)
    join, link = f"/api/tables/{table}/join", f"/api/tables/{table}/seats/1/invitation"
    bob.refused(403, "not_allowed", "POST", join, {"seat": 1})
    bob.refused(403, "not_your_seat", "GET", link)
    invitation = ann.ok("GET", link)
    assert invitation["url"].endswith(f"/t/{table}#invitation={invitation['invitation']}")
    bob.ok("POST", join, {"invitation": invitation["invitation"]})
    # Used up; the host has no way into the seat any more, its holder has.
    eve.refused(403, "bad_invitation", "POST", join, {"invitation": invitation["invitation"]})
    ann.refused(403, "not_your_seat", "GET", link)
    ann.refused(403, "not_your_seat", "POST", link)
    again = bob.ok("GET", link)["invitation"]
    assert phone.ok("POST", join, {"invitation": again})["seats"][1]["yours"]
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][1]["name"] == "Bob"
    # Renewing makes links that are about void.
    old = bob.ok("GET", link)["invitation"]
    new = bob.ok("POST", link)["invitation"]
    eve.refused(403, "bad_invitation", "POST", join, {"invitation": old})
    assert new != old


def test_only_the_host_manages_the_table(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}], take=0, access="open")
    bob.ok("POST", f"/api/tables/{table}/join", {})
    for method, path, body in (
        ("POST", "start", None),
        ("PATCH", "", {"title": "mine"}),
        ("PUT", "seats/0", {"kind": "bot"}),
        ("DELETE", "", None),
    ):
        bob.refused(403, "not_host", method, f"/api/tables/{table}/{path}".rstrip("/"), body)
    assert ann.ok("PATCH", f"/api/tables/{table}", {"title": "ours"})["title"] == "ours"
    assert ann.call("DELETE", f"/api/tables/{table}").status_code == 204
    ann.refused(404, "no_such_table", "GET", f"/api/tables/{table}")


def test_the_host_frees_seats_and_changes_bots_before_the_start(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}], take=0, access="open")
    bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    link = bob.ok("GET", f"/api/tables/{table}/seats/1/invitation")["invitation"]
    with bob.live(table) as live:
        live.until("table")
        freed = ann.ok("PUT", f"/api/tables/{table}/seats/1", {"kind": "person"})["seats"][1]
        assert (freed["name"], freed["taken"]) == ("", False)
        assert closing(live) == 4403
    bob.refused(403, "bad_invitation", "POST", f"/api/tables/{table}/join", {"invitation": link})
    bob.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/leave", {"seat": 1})
    ann.refused(422, "bad_setup", "PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "genius"})
    ann.refused(404, "no_such_seat", "PUT", f"/api/tables/{table}/seats/3", {"kind": "bot"})
    assert (
        ann.ok("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})["seats"][2]["level"]
        == "random"
    )
    assert ann.ok("PUT", f"/api/tables/{table}/seats/1", {"kind": "closed"})["seats"][1]["kind"] == "closed"
    bob.refused(409, "no_free_seat", "POST", f"/api/tables/{table}/join", {})
    assert len(ann.ok("POST", f"/api/tables/{table}/start")["seats"]) == 2


def test_closed_seats_vanish_at_the_start_and_free_ones_hold_it_up(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open(seats=[{"kind": "closed"}, {"kind": "person"}, {"kind": "person"}, {"kind": "bot"}], access="open")
    ann.ok("POST", f"/api/tables/{table}/join", {"seat": 2})
    ann.refused(409, "seat_free", "POST", f"/api/tables/{table}/start")
    bob.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    started = ann.ok("POST", f"/api/tables/{table}/start")
    assert [(seat["kind"], seat["name"]) for seat in started["seats"]] == [
        ("person", "Bob"),
        ("person", "Ann"),
        ("bot", ""),
    ]
    assert started["status"] == "playing"
    assert ann.position(table)["seat"] == 1
    ann.refused(409, "not_in_lobby", "POST", f"/api/tables/{table}/start")
    ann.refused(409, "not_in_lobby", "PATCH", f"/api/tables/{table}", {"options": {}})


def test_what_cannot_be_set_up_is_refused_with_a_reason(person: People) -> None:
    ann = person()
    for body in (
        {"game": "vault", "options": {"rounds": 7}},
        {"game": "vault", "options": {"rounds": True}},
        {"game": "vault", "options": {"size": "large"}},
        {"game": "vault", "seats": [{"kind": "bot", "level": "genius"}]},
        {"game": "vault", "seats": [{"kind": "bot"}], "take": 0},
        {"game": "vault", "seats": [{"kind": "person"}] * 5},
    ):
        ann.refused(422, "bad_setup", "POST", "/api/tables", body)
    ann.refused(404, "no_such_game", "POST", "/api/tables", {"game": "chess"})
    ann.refused(404, "no_such_seat", "POST", "/api/tables", {"game": "vault", "take": 9})
    ann.refused(422, "invalid", "POST", "/api/tables", {"game": "vault", "colour": "red"})
    table = ann.open(seats=[{"kind": "closed"}, {"kind": "closed"}])
    ann.refused(422, "bad_setup", "POST", f"/api/tables/{table}/start")
