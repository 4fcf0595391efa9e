"""What the shell does at every table, at those of War for Arrakis and Classic: pieces, marks, log, past, paper."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.classic import WHOLE_EXPANSION
from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery
from tests.browser.people import Visitor
from tests.browser.tables import Setup, sit_down
from tests.browser.test_look_back import moves, steps
from tests.browser.test_motion import WATCH
from tests.browser.test_play import over

TABLES: Final[dict[str, Setup]] = {
    "war_for_arrakis": ("war_for_arrakis", 2, {"side_0": "harkonnen"}),
    "classic": ("classic", 3, {"mode": "advanced", "faction_0": "harkonnen", **WHOLE_EXPANSION}),
}
# Games that bots alone end soon: against the Mahdi, and of one turn.
SHORT: Final[dict[str, Setup]] = {
    "war_for_arrakis": ("war_for_arrakis", 1, {}),
    "classic": ("classic", 3, {"mode": "basic", "max_turns": 1}),
}
BOARDS = pytest.mark.parametrize("game", TABLES)


@BOARDS
def test_pieces_travel_what_changed_is_marked_and_the_log_points_at_it(visit: Visitors, game: str) -> None:
    ann = visit(motion=True)
    page = ann.page
    page.add_init_script(WATCH)
    sit_down(ann, TABLES[game])
    seen = {"flights": False, "marks": False}

    def everything() -> bool:
        seen["flights"] |= page.evaluate("window.flights.length > 0")
        seen["marks"] |= page.locator(".drawn-map .changed").count() > 0
        return all(seen.values()) or over(ann)

    ann.play_until(everything, most=120)
    assert all(seen.values()), seen
    told = page.locator("ol[aria-label=Log] li.places").last
    told.scroll_into_view_if_needed()
    expect(page.locator(".drawn-map :is(.located, .located-cell)")).to_have_count(0)
    told.hover()
    expect(page.locator(".drawn-map :is(.located, .located-cell)")).not_to_have_count(0)


# A word of the glossary that comes to stand under the mouse.
PUT_UNDER = """(word, [x, y]) => {
    const other = word.cloneNode(true);
    other.style = `position: fixed; left: ${x - 9}px; top: ${y - 9}px; width: 18px; height: 18px; z-index: 9`;
    document.body.append(other);
}"""


def test_a_word_explains_itself_while_one_points_at_it(visit: Visitors) -> None:
    """What it says covers a part of the map: not when nobody asked, and no longer than somebody does."""
    ann = visit()
    sit_down(ann, TABLES["war_for_arrakis"])
    page = ann.page
    word, tip = page.locator("[data-term]").first, page.locator(".term-tip")
    word.hover()
    expect(tip).to_be_visible()
    away = (620.0, 300.0)
    page.mouse.move(*away)
    expect(tip).to_have_count(0)
    word.evaluate(PUT_UNDER, away)
    page.wait_for_timeout(1000)
    expect(tip).to_have_count(0)


@BOARDS
def test_looking_back(visit: Visitors, game: str) -> None:
    ann = visit()
    table = sit_down(ann, TABLES[game])
    page = ann.page
    for _ in range(4):
        ann.wait_for_turn(lambda: False)
        ann.click_something()
    ann.wait_for_the_others(table)
    page.locator("[data-action=look-back]").click()
    count = moves(ann)
    page.get_by_label("To the beginning").click()
    expect(steps(ann)).to_have_text(f"Move 0 of {count}")
    expect(page.locator("[data-sequence='0'] .drawn-map [data-cell]").first).to_be_visible()
    expect(page.locator("[data-option], .glows, .glows-cell")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(steps(ann)).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))


def shared(visitor: Visitor, setup: Setup) -> str:
    """A table of two whose seats are both this person's; its id."""
    game, _, options = setup
    visitor.call("GET", "/api/me")
    wanted = {"game": game, "seats": [{"kind": "person"}] * 2, "options": options, "take": 0, "access": "open"}
    table: str = visitor.call("POST", "/api/tables", wanted)["id"]
    visitor.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    visitor.call("POST", f"/api/tables/{table}/start")
    return table


SHARED: Final[dict[str, Setup]] = {
    "war_for_arrakis": TABLES["war_for_arrakis"],
    "classic": ("classic", 2, {"mode": "basic", "faction_0": "atreides", "faction_1": "harkonnen"}),
}


@BOARDS
def test_one_device_for_two_and_somebody_who_watches(visit: Visitors, game: str) -> None:
    """The screen is handed over before anything is shown; who watches is sent no secret and no choice."""
    ann, bob = visit(), visit()
    table = shared(ann, SHARED[game])
    page = ann.open(f"/t/{table}")
    handover = page.get_by_role("heading", name=re.compile("Hand the device to"))
    expect(handover).to_be_visible()
    expect(page.locator("section.prompt, section.hand")).to_have_count(0)
    first = handover.text_content()
    page.get_by_role("button", name=re.compile("^I am")).click()
    ann.play_until(lambda: handover.count() > 0, most=60)
    assert handover.text_content() != first
    bob.open(f"/t/{table}")
    expect(bob.page.locator("section.prompt")).to_contain_text("You are watching")
    expect(bob.page.locator(".glows, .glows-cell, section.hand")).to_have_count(0)
    assert not known(bob.views)


def known(views: list[dict[str, Any]]) -> list[str]:
    """Cards in hands, traitors and secret objectives that these views name."""
    found: list[str] = []
    for view in views:
        for power in view.get("planning", {}).values():
            found += power["known"]
        found += view.get("objectives", {}).get("known", [])
        for player in view["players"]:
            for pile in ("treachery", "traitors"):
                found += player.get(pile, {}).get("known", [])
    return found


@BOARDS
def test_the_end_the_chart_paper_and_the_replay(visit: Visitors, pictures: Path, game: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, "dark")
    name, seats, options = SHORT[game]
    ann.call("GET", "/api/me")
    bots = [{"kind": "bot", "level": "random"}] * seats
    table = ann.call("POST", "/api/tables", {"game": name, "seats": bots, "options": options, "take": None})["id"]
    ann.call("POST", f"/api/tables/{table}/start")
    page = ann.open(f"/t/{table}")
    # Bots play a whole game, which a busy machine does in its own time.
    expect(page.locator("#outcome")).to_be_visible(timeout=300_000)
    expect(page.locator("polyline")).to_have_count(seats, timeout=300_000)
    gallery.hang(f"outcome-{game}", scroll="#outcome")

    page.goto(f"/t/{table}/replay?move=5")
    expect(steps(ann)).to_contain_text("Move 5 of")
    expect(page.locator(".drawn-map [data-cell]").first).to_be_visible()
    page.get_by_label("To the end").click()
    expect(page.locator("#outcome")).to_be_visible()
    expect(page.locator("[data-action=print]")).to_be_visible()
    lines = page.locator("ol[aria-label=Log] li")
    events = lines.count()
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for part in (".drawn-map [data-cell]", ".players article", "#outcome"):
        expect(page.locator(part).first).to_be_visible()
    for part in ("[data-action=print]", ".course", "input[type=range]"):
        expect(page.locator(part).first).to_be_hidden()
    # The whole log, not the part that a screen would scroll to.
    assert lines.count() == events
    whole = "list => list.scrollHeight <= list.clientHeight + 1"
    assert page.locator("ol[aria-label=Log]").evaluate(whole)
    page.screenshot(path=pictures / f"print-{game}.png", full_page=True)


@BOARDS
def test_colours_that_everybody_can_tell_apart(visit: Visitors, pictures: Path, game: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, "dark", palette="safe")
    sit_down(ann, TABLES[game])
    for _ in range(3):
        ann.wait_for_turn(lambda: over(ann))
        ann.click_something()
    ann.wait_for_turn(lambda: over(ann))
    expect(ann.page.locator("html")).to_have_attribute("data-palette", "safe")
    gallery.hang(f"safe-{game}")
