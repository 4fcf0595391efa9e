"""War for Arrakis and Classic in every way to sit down: played for a while by clicking only what glows."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery, overflow
from tests.browser.people import Visitor
from tests.browser.test_play import over

DECISIONS: Final = 12
TABLES: Final[dict[str, tuple[str, int, dict[str, object]]]] = {
    "war-atreides": ("war_for_arrakis", 2, {"side_0": "atreides"}),
    "war-harkonnen": ("war_for_arrakis", 2, {"side_0": "harkonnen"}),
    "war-teams": ("war_for_arrakis", 4, {}),
    "war-mahdi": ("war_for_arrakis", 1, {}),
    "classic": ("classic", 6, {"mode": "advanced", "faction_0": "atreides"}),
    "classic-expansion": (
        "classic",
        6,
        {"mode": "advanced", "faction_0": "richese", "faction_1": "choam"}
        | dict.fromkeys(("expansion", "exp_tooth_artillery", "leader_skills", "stronghold_cards"), True),
    ),
}
ALL = pytest.mark.parametrize("name", TABLES)


def sit_down(visitor: Visitor, name: str) -> None:
    """The first seat of a new table; bots have the others."""
    game, seats, options = TABLES[name]
    visitor.call("GET", "/api/me")
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    setup = {"game": game, "seats": [{"kind": "person"}, *bots], "options": options, "take": 0}
    table: str = visitor.call("POST", "/api/tables", setup)["id"]
    visitor.call("POST", f"/api/tables/{table}/start")
    visitor.open(f"/t/{table}")
    expect(visitor.page.locator("section.prompt")).to_be_visible()


def decide(visitor: Visitor) -> None:
    """A dozen decisions, none of which makes the page too wide."""
    for _ in range(DECISIONS):
        visitor.wait_for_turn(lambda: over(visitor))
        assert not over(visitor)
        assert overflow(visitor.page) <= 0
        visitor.click_something()


@ALL
def test_a_dozen_decisions(visit: Visitors, pictures: Path, name: str) -> None:
    """On a laptop; then everybody can read what is there, by day and by night."""
    ann = visit()
    gallery = Gallery(ann, pictures, "dark" if name == "war-harkonnen" else "light")
    sit_down(ann, name)
    decide(ann)
    ann.wait_for_turn(lambda: over(ann))
    gallery.hang(name)


@pytest.mark.parametrize("name", ["war-atreides", "classic"])
def test_a_dozen_decisions_on_a_phone(visit: Visitors, name: str) -> None:
    ann = visit(width=360, height=740, touch=True)
    sit_down(ann, name)
    decide(ann)
