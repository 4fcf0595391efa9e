"""Every page by day and by night, on a laptop and on a phone: axe finds nothing serious, and a picture is taken."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.conquest import battle_plan, hot_seat
from tests.browser.gallery import Gallery
from tests.browser.people import Visitor
from tests.browser.test_play import over, start_against_bots

LOOKS = pytest.mark.parametrize("look", ["light", "dark"])


def asked(visitor: Visitor, words: str) -> bool:
    return over(visitor) or any([words in text for text in visitor.prompt.all_text_contents()])


def among_bots(visitor: Visitor, game: str) -> str:
    """A game that bots have played to its end; its id."""
    visitor.call("GET", "/api/me")
    seats = [{"kind": "bot", "level": "random"}] * 3
    table: str = visitor.call("POST", "/api/tables", {"game": game, "seats": seats, "take": None})["id"]
    visitor.call("POST", f"/api/tables/{table}/start")
    return table


@LOOKS
def test_the_way_to_a_table(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    hot_seat(ann)
    page = ann.open("/")
    expect(page.locator("article").first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Open"))).to_have_count(1)
    gallery.hang("lobby")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    gallery.hang("settings")
    for game in ("conquest", "uprising"):
        page.goto(f"/new/{game}")
        expect(page.get_by_role("button", name="Create the table")).to_be_visible()
        gallery.hang(f"create-{game}")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.get_by_role("button", name="Copy invitation").first.click()
    expect(page.get_by_label(re.compile("Invitation for seat"))).to_be_visible()
    gallery.hang("room")


@LOOKS
def test_the_table_of_conquest(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    table, _ = battle_plan(ann)
    page = ann.open(f"/t/{table}")
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()
    gallery.hang("handover")
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.battle")).to_be_visible()
    gallery.hang("conquest-battle")
    for _ in range(3):
        ann.choose_first()
    expect(page.locator(".glows-number").first).to_be_visible()
    gallery.hang("conquest-wheel", scroll="section.battle")

    start_against_bots(ann, "conquest")
    ann.play_until(lambda: asked(ann, "ship"))
    gallery.hang("conquest")
    ann.click_something()
    ann.play_until(lambda: asked(ann, "move"))
    gallery.hang("conquest-move")
    page.locator("[data-action=look-back]").click()
    expect(page.locator(".steps")).to_be_visible()
    gallery.hang("conquest-back")


@LOOKS
def test_the_table_of_uprising(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    start_against_bots(ann, "uprising")
    for _ in range(10):
        ann.wait_for_turn(lambda: over(ann))
        ann.click_something()
    ann.play_until(lambda: ann.page.locator("button.space.glows").count() > 1 or over(ann), most=60)
    ann.page.locator("section.board").evaluate("board => board.scrollTo(0, 0)")
    gallery.hang("uprising")


@LOOKS
@pytest.mark.parametrize("game", ["conquest", "uprising"])
def test_the_end_of_a_game(visit: Visitors, pictures: Path, look: str, game: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    table = among_bots(ann, game)
    page = ann.open(f"/t/{table}")
    # Bots play a whole game and look back at it, which a busy machine does in its own time.
    expect(page.locator("#outcome")).to_be_visible(timeout=300_000)
    expect(page.locator("polyline").first).to_have_attribute("points", re.compile(r"(\S+ ){38}"), timeout=300_000)
    gallery.hang(f"outcome-{game}", scroll="#outcome")
    page.set_viewport_size({"width": 360, "height": 740})
    page.reload()
    # However long the board is on a phone.
    expect(page.locator(".won")).to_be_in_viewport()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/t/{table}/replay?move=40&seat=1")
    expect(page.locator(".steps output")).to_contain_text("Move 40 of")
    gallery.hang(f"replay-{game}")
