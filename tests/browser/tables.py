"""Tables of one person among bots, in any game."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.gallery import overflow
from tests.browser.people import Visitor
from tests.browser.test_play import over

DECISIONS: Final = 12
Setup = tuple[str, int, dict[str, object]]
# pytest's record_property: what a run measured stands in its report.
Told = Callable[[str, object], None]


def sit_down(visitor: Visitor, setup: Setup, level: str = "random") -> str:
    """The first seat of a new table, whose id is given; bots have the others."""
    game, seats, options = setup
    visitor.call("GET", "/api/me")
    bots = [{"kind": "bot", "level": level}] * (seats - 1)
    wanted = {"game": game, "seats": [{"kind": "person"}, *bots], "options": options, "take": 0}
    table: str = visitor.call("POST", "/api/tables", wanted)["id"]
    visitor.call("POST", f"/api/tables/{table}/start")
    visitor.open(f"/t/{table}")
    expect(visitor.page.locator("section.prompt")).to_be_visible()
    return table


def decide(visitor: Visitor) -> None:
    """A dozen decisions, none of which makes the page too wide."""
    for _ in range(DECISIONS):
        visitor.wait_for_turn(lambda: over(visitor))
        assert not over(visitor)
        assert overflow(visitor.page) <= 0
        visitor.click_something()
