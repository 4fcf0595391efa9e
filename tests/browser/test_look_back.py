"""Looking back: at a game that is being played, and at one that is over."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.people import Visitor
from tests.browser.test_play import start_against_bots


def steps(visitor: Visitor) -> Locator:
    return visitor.page.locator(".steps output")


def moves(visitor: Visitor) -> int:
    """How many moves there are to look back at."""
    expect(steps(visitor)).to_have_text(re.compile(r"of [1-9]\d*$"))
    return int((steps(visitor).text_content() or "").rpartition(" ")[2])


def answer_elsewhere(visitor: Visitor, table: str) -> dict[str, Any]:
    """The same person answers on another device; the position that was answered."""
    position: dict[str, Any] = visitor.call("GET", f"/api/tables/{table}/position")
    option = position["options"][0]["name"]
    visitor.call("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": option})
    return position


def test_at_the_whole_of_a_running_game(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    table = ann.page.url.rsplit("/", 1)[1]
    for _ in range(5):
        ann.wait_for_turn(lambda: False)
        ann.click_something()
    ann.wait_for_turn(lambda: False)
    # Not only at what this page has seen: it has just been opened.
    page = ann.open(f"/t/{table}")
    ann.wait_for_the_others(table)
    asked = ann.prompt.text_content() or ""
    events = page.locator("ol li:not(.divider)")
    told = events.count()

    page.locator("[data-action=look-back]").click()
    count = moves(ann)
    assert count > 5
    expect(steps(ann)).to_have_text(f"Move {count} of {count}")
    expect(page.locator("[data-option], .glows, .glows-cell")).to_have_count(0)
    page.get_by_label("To the beginning").click()
    expect(steps(ann)).to_have_text(f"Move 0 of {count}")
    expect(page.locator("[data-sequence='0']")).to_be_visible()
    expect(events).not_to_have_count(told)
    assert events.count() < told
    page.get_by_label("One move on").click()
    expect(steps(ann)).to_have_text(f"Move 1 of {count}")
    page.locator("input[type=range]").fill(str(count - 1))
    page.get_by_label("Play", exact=True).click()
    expect(steps(ann)).to_have_text(f"Move {count} of {count}")
    expect(page).to_have_url(re.compile(rf"/t/{table}\?move={count}$"))

    # One key leads back to the table.
    page.keyboard.press("Escape")
    expect(ann.prompt).to_have_text(asked)
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))


def test_the_game_goes_on_meanwhile(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    ann.click_something()
    page = ann.page
    table = page.url.rsplit("/", 1)[1]
    ann.wait_for_the_others(table)
    page.locator("[data-action=look-back]").click()
    page.get_by_label("To the beginning").click()
    expect(page.locator("[data-sequence='0']")).to_be_visible()
    count = moves(ann)
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    answered = answer_elsewhere(ann, table)
    expect(steps(ann)).not_to_have_text(re.compile(rf"of {count}$"))
    assert moves(ann) > count
    expect(steps(ann)).to_contain_text("Move 0 of")
    page.locator("[data-action=live]").click()
    ann.wait_for_turn(lambda: False)
    expect(page.locator(".table")).not_to_have_attribute("data-ask", answered["ask"]["id"])


def test_a_link_leads_to_a_position(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    start_against_bots(ann, "conquest")
    for _ in range(3):
        ann.wait_for_turn(lambda: False)
        ann.click_something()
    page = ann.page
    ann.wait_for_the_others(page.url.rsplit("/", 1)[1])
    page.locator("[data-action=look-back]").click()
    count = moves(ann)
    page.get_by_label("One move back").click()
    expect(page).to_have_url(re.compile(rf"\?move={count - 1}$"))
    link = page.url
    shown = f"Move {count - 1} of {count}"
    expect(steps(ann)).to_have_text(shown)
    page.goto("/")
    page.goto(link)
    expect(steps(ann)).to_have_text(shown)
    # A spectator looks back with a spectator's eyes.
    bob.open(re.sub(r"move=\d+", "move=1", link))
    expect(steps(bob)).to_contain_text("Move 1 of")
    expect(bob.page.locator("#hand-title")).to_have_count(0)


def test_sharing_a_device_ends_it(visit: Visitors) -> None:
    """Whoever sits down next never sees what the one before was looking at."""
    ann = visit()
    ann.meet("Ann")
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = ann.call("POST", "/api/tables", {"game": "conquest", "seats": seats, "take": 0, "access": "open"})["id"]
    ann.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    ann.call("POST", f"/api/tables/{table}/start")
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.prompt h2")).to_be_visible()
    seat = int(page.locator(".table").get_attribute("data-seat") or 0)
    page.locator("[data-action=look-back]").click()
    expect(steps(ann)).to_be_visible()
    while True:
        position = ann.call("GET", f"/api/tables/{table}/position?seat={seat}")
        if not position["prompt"]:
            break
        move = {"ask": position["ask"]["id"], "option": position["options"][0]["name"], "seat": seat}
        ann.call("POST", f"/api/tables/{table}/moves", move)
    expect(page.get_by_role("heading", name=re.compile("Hand the device to"))).to_be_visible()
    expect(steps(ann)).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.prompt h2")).to_be_visible()
    expect(steps(ann)).to_have_count(0)


def test_the_log_ends_with_what_happened_last(visit: Visitors) -> None:
    """However long it is, it scrolls by itself, and its end is in sight."""
    ann = visit()
    start_against_bots(ann, "conquest")
    for _ in range(6):
        ann.wait_for_turn(lambda: False)
        ann.click_something()
    ann.wait_for_turn(lambda: False)
    ann.page.reload()
    ann.wait_for_turn(lambda: False)
    log = ann.page.get_by_role("list", name="Log")
    log.locator("li").last.wait_for()
    ann.page.wait_for_function(
        "() => { const log = document.querySelector('.tabpanel ol');"
        " return log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 4; }"
    )
