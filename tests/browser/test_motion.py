"""Pieces travel from place to place where motion is wanted, and nowhere else."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.conquest import hot_seat
from tests.browser.people import Visitor, drive
from tests.browser.test_play import start_against_bots

# Notes every piece that sets out, with the way it goes.
WATCH = """
window.flights = [];
new MutationObserver(records => {
    for (const record of records) for (const node of record.addedNodes) {
        const pieces = ".travellers > span";
        const piece = node.nodeType === 1 && (node.matches(pieces) ? node : node.querySelector(pieces));
        if (!piece) continue;
        const frames = piece.getAnimations().flatMap(animation => animation.effect.getKeyframes());
        window.flights.push(frames.map(frame => frame.transform));
    }
}).observe(document, { childList: true, subtree: true });
"""


def ship(visitor: Visitor, table: str, seat: int) -> None:
    """Four forces to Arrakeen."""
    for option in ("arrakeen:9", "4"):
        position = visitor.call("GET", f"/api/tables/{table}/position?seat={seat}")
        move = {"ask": position["ask"]["id"], "option": option, "seat": seat}
        visitor.call("POST", f"/api/tables/{table}/moves", move)


def storm_seconds(page: Page) -> float:
    duration: str = page.locator("g.storm").evaluate("storm => getComputedStyle(storm).transitionDuration")
    return float(duration.removesuffix("s"))


@pytest.mark.parametrize(
    ("system", "setting", "moves"),
    [(True, "system", True), (False, "system", False), (True, "none", False), (False, "full", True)],
)
def test_forces_fly_where_motion_is_wanted(visit: Visitors, system: bool, setting: str, moves: bool) -> None:
    ann, bob = visit(), visit(motion=system)
    table = hot_seat(ann)
    seat = drive(ann, table, 2, "prompt-ship", {})
    page = bob.page
    page.add_init_script(WATCH)
    page.add_init_script(f"localStorage.setItem('sandtable', JSON.stringify({{ motion: '{setting}' }}))")
    bob.open(f"/t/{table}")
    expect(page.locator("[data-cell]").first).to_be_attached()
    ship(ann, table, seat)
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("4 forces? to Arrakeen"))
    if moves:
        page.wait_for_function("window.flights.length > 0")
    flights = page.evaluate("window.flights")
    assert len(flights) == (1 if moves else 0)
    if moves:
        start, end = flights[0][0], flights[0][-1]
        assert start != end
        assert "translate" in start
        expect(page.locator(".travellers > span")).to_have_count(0)
    assert (storm_seconds(page) > 0.5) == moves


@pytest.mark.parametrize("moves", [True, False])
def test_pieces_travel_in_uprising(visit: Visitors, moves: bool) -> None:
    """Agents, troops and goods of the first turns; the page looks on while its player answers elsewhere."""
    ann = visit(motion=moves)
    page = ann.page
    page.add_init_script(WATCH)
    start_against_bots(ann, "uprising")
    table = page.url.rsplit("/", 1)[1]
    answered = 0
    sequence = 0
    while answered < 8:
        position = ann.call("GET", f"/api/tables/{table}/position?sequence={sequence}&wait=5")
        sequence = position["sequence"]
        if position["prompt"]:
            move = {"ask": position["ask"]["id"], "option": position["options"][0]["name"]}
            sequence = ann.call("POST", f"/api/tables/{table}/moves", move)["sequence"]
            answered += 1
    ann.wait_for_sequence(sequence)
    if moves:
        page.wait_for_function("window.flights.length > 0")
    flights = page.evaluate("window.flights")
    assert bool(flights) == moves
    for frames in flights:
        assert frames[0] != frames[-1]
