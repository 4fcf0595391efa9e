"""Several people at one table, several people at one screen, and connections that break."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, SeededServer, Visitors
from tests.browser.conquest import DUEL, battle_plan, hot_seat
from tests.browser.people import play_together
from tests.browser.test_play import start_against_bots


def test_a_link_brings_a_friend(visit: Visitors) -> None:
    """Two browsers at one table, each with its own secrets only."""
    ann, bob = visit(), visit()
    page = ann.open("/new/conquest")
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_role("radio", name="Duel").first.check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    page.get_by_role("button", name="Copy invitation").click()
    link = page.get_by_label("Invitation for seat 2").input_value()
    assert "#invitation=" in link

    bob.open(link)
    expect(bob.page.get_by_text("You have a seat.")).to_be_visible()
    assert "#" not in bob.page.url
    page.get_by_role("button", name="Start the game").click()
    for one in (ann, bob):
        expect(one.page.locator("section.prompt")).to_be_visible()

    # Traitors are chosen; neither is ever sent the other's.
    seats = {ann: ann.views[-1]["you"], bob: bob.views[-1]["you"]}
    assert sorted(seats.values()) == [0, 1]
    play_together([ann, bob], 2, lambda: bool(ann.views[-1]["players"][seats[ann]]["traitors"]["known"]))
    for one, seat in seats.items():
        for view in one.views:
            stranger = view["players"][1 - seat]
            assert not stranger["traitors"]["known"]
            assert not stranger["battle_cards"]["known"]

    # They talk.
    for one in (ann, bob):
        one.page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.get_by_label("Say something").press("Enter")
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Good luck!")


def test_an_undo_is_asked_for(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    ann.meet("Ann")
    bob.meet("Bob")
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = {"game": "conquest", "seats": seats, "options": DUEL, "take": 0, "access": "open"}
    id = ann.call("POST", "/api/tables", table)["id"]
    bob.call("POST", f"/api/tables/{id}/join", {"seat": 1})
    ann.call("POST", f"/api/tables/{id}/start")
    for one in (ann, bob):
        one.open(f"/t/{id}")
    expect(ann.prompt).to_have_text("Which traitor card do you keep?")
    ann.choose_first()
    # The Harkonnen have drawn since: the others must agree.
    ann.page.locator("[data-action=ask-undo]").click()
    expect(ann.page.locator("section.prompt")).to_contain_text("Waiting for the others")
    expect(bob.page.get_by_role("alert")).to_contain_text("asks to take a move back")
    bob.page.get_by_role("button", name="Refuse").click()
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    expect(ann.page.locator("section.prompt")).to_contain_text("Harkonnen does not allow your takeback")
    # She may ask again.
    ann.page.locator("[data-action=ask-undo]").click()
    expect(ann.page.locator("section.prompt")).not_to_contain_text("does not allow")
    bob.page.get_by_role("button", name="Allow").click()
    expect(ann.prompt).to_have_text("Which traitor card do you keep?")


def test_hot_seat_hides_secrets_between_players(visit: Visitors) -> None:
    ann = visit()
    table = hot_seat(ann)
    page = ann.open(f"/t/{table}")
    handover = page.get_by_role("heading", name=re.compile("Hand the device to"))
    expect(handover).to_be_visible()
    expect(page.locator("section.prompt")).to_have_count(0)
    expect(page.get_by_text("Traitors")).to_have_count(0)
    first = handover.text_content() or ""
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.prompt h2")).to_be_visible()
    while page.locator("[data-option]").count():
        ann.choose_first()
    expect(handover).to_be_visible()
    assert handover.text_content() != first
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.prompt h2")).to_be_visible()


def test_a_battle_plan_survives_reload_and_a_dead_server(visit: Visitors, tmp_path: Path) -> None:
    own = SeededServer(tmp_path / "own", SANDTABLE_WEB=str(CLIENT)).start()
    try:
        ann = visit(url=own.url)
        table, _ = battle_plan(ann)
        page = ann.open(f"/t/{table}")
        page.get_by_role("button", name=re.compile("^I am")).click()
        expect(ann.prompt).to_have_text("Your battle plan: which leader fights?")
        leader = page.locator(".prompt [data-kind=leader]").first
        name = leader.get_attribute("data-option")
        leader.click()
        expect(ann.prompt).to_have_text("Your battle plan: which weapon?")

        page.reload()
        page.get_by_role("button", name=re.compile("^I am")).click()
        expect(ann.prompt).to_have_text("Your battle plan: which weapon?")
        expect(page.locator(".answer")).to_have_count(1)
        expect(page.locator("section.battle .leader")).to_be_visible()
        assert name

        # The server dies; an answer given meanwhile is sent when it is back.
        own.kill()
        expect(page.locator("[data-link=lost]")).to_be_visible()
        page.locator(".prompt [data-option=nothing]").click()
        page.wait_for_timeout(300)
        own.start()
        expect(ann.prompt).to_have_text("Your battle plan: which defence?")
        expect(page.locator("[data-link]")).to_have_count(0)
        ann.choose("nothing")
        expect(page.locator(".glows-number").first).to_be_visible()
        ann.click_on(page.locator(".glows-number").last)
        expect(page.get_by_role("heading", name=re.compile("Hand the device to"))).to_be_visible()
    finally:
        own.kill()


def test_where_sockets_do_not_pass(visit: Visitors, tmp_path: Path) -> None:
    """The server refuses the socket of a second window; it asks instead, again and again, and misses nothing."""
    own = SeededServer(tmp_path / "own", SANDTABLE_WEB=str(CLIENT), SANDTABLE_SOCKETS_PER_GUEST="1").start()
    try:
        ann = visit(url=own.url)
        start_against_bots(ann, "conquest")
        ann.wait_for_turn(lambda: False)
        table = ann.page.url
        ann.another_page()
        asked: list[str] = []
        ann.page.on("request", lambda request: asked.append(request.url))
        page = ann.open(table)
        for _ in range(4):
            ann.wait_for_turn(lambda: False)
            ann.click_something()
        ann.wait_for_turn(lambda: False)
        assert any("/position?" in url and "wait=" in url for url in asked)
        expect(page.locator("[data-link]")).to_have_count(0)

        before = ann.prompt.text_content() or ""
        ann.choose_first()
        page.locator("[data-action=undo], [data-action=ask-undo], [data-action=back]").first.click()
        expect(ann.prompt).to_have_text(before)
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Say something").fill("Hello")
        page.get_by_label("Say something").press("Enter")
        expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello")
    finally:
        own.kill()
