"""War for Arrakis in every way to sit down, by clicking only what glows; what its board tells, and what it keeps."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery, overflow, serious
from tests.browser.people import Visitor, play_together
from tests.browser.tables import Setup, Told, decide, sit_down
from tests.browser.test_play import over

GAME: Final = "war_for_arrakis"
TABLES: Final[dict[str, Setup]] = {
    "war-atreides": (GAME, 2, {"side_0": "atreides"}),
    "war-harkonnen": (GAME, 2, {"side_0": "harkonnen"}),
    "war-teams": (GAME, 4, {}),
    "war-mahdi": (GAME, 1, {}),
}
# What leads to a battle soon: attack where it can be done, go on as long as it can.
BELLICOSE: Final = ["attack", "continue", "fight_on", "all", "done"]


@pytest.mark.parametrize("name", TABLES)
def test_a_dozen_decisions(visit: Visitors, pictures: Path, name: str) -> None:
    """On a laptop; then everybody can read what is there, by day and by night."""
    ann = visit()
    gallery = Gallery(ann, pictures, "dark" if name == "war-harkonnen" else "light")
    sit_down(ann, TABLES[name])
    decide(ann)
    ann.wait_for_turn(lambda: over(ann))
    gallery.hang(name)


def test_a_dozen_decisions_on_a_phone(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    sit_down(ann, TABLES["war-atreides"])
    decide(ann)


def asked(visitor: Visitor, table: str, seat: int = 0) -> dict[str, Any]:
    """The position that this person's seat sees, by the API."""
    found: dict[str, Any] = visitor.call("GET", f"/api/tables/{table}/position?seat={seat}")
    return found


def fight(visitor: Visitor, table: str, until: str, most: int = 400) -> bool:
    """Answer by the API, looking for a fight, until a question comes; False if the game ended first."""
    for _ in range(most):
        position = asked(visitor, table)
        while position["prompt"] is None and not position["result"]:  # the others think
            sequence = position["sequence"]
            position = visitor.call("GET", f"/api/tables/{table}/position?seat=0&sequence={sequence}&wait=10")
        if position["result"]:
            return False
        if position["prompt"]["message"] == until:
            return True
        names = [option["name"] for option in position["options"]]
        wanted = [name for name in BELLICOSE if name in names]
        choice = wanted[0] if wanted else visitor.chance.choice(names)
        move = {"ask": position["ask"]["id"], "option": choice, "seat": 0}
        answer = visitor.context.request.post(f"/api/tables/{table}/moves", data=move)
        # Where one can only pass, the page passes by itself, and may be quicker.
        assert answer.ok or answer.status == 409, answer.text()
    raise AssertionError(f"{until} was not asked in {most} questions")


def test_an_attack_shows_its_ways_and_its_odds_and_is_fought_on_a_stage(visit: Visitors, pictures: Path) -> None:
    """Choosing a legion shows where it can go; odds on request; dice, hits and losses stay until they are read."""
    ann = visit()
    gallery = Gallery(ann, pictures, "light")
    table = sit_down(ann, TABLES["war-harkonnen"])
    assert fight(ann, table, "prompt-attack"), "the game ended before anybody could attack"
    page = ann.page
    ann.read_up_to(asked(ann, table)["sequence"])
    ann.read_on()
    area = next(option["name"] for option in asked(ann, table)["options"] if option["kind"] == "area")
    ann.click_on(page.locator(f'[data-cell="{area}"].glows-cell'))
    expect(page.locator("path.origin")).to_be_visible()
    page.locator("[data-action=odds]").click()
    expect(page.locator(".odds .one").first).to_contain_text("%")
    gallery.hang("war-odds")

    target = page.locator(".glows-cell").first
    shown = ann.shown()
    ann.click_on(target)
    ann.wait_for_change(shown)
    # Who flies is asked before.
    ann.play_until(lambda: page.locator("section.battle").count() > 0 or over(ann), most=10)
    expect(page.locator("section.battle")).to_be_visible()
    ann.play_until(lambda: page.locator("section.battle .roll .die").count() > 0 or over(ann), most=40)
    expect(page.locator("section.battle .side")).to_have_count(2)
    gallery.hang("war-battle", scroll="section.battle")
    ann.play_until(lambda: page.locator("[data-action=battle-read]").count() > 0 or over(ann), most=60)
    # The result stays while the game goes on, over a reload too, until it is closed.
    page.reload()
    expect(page.locator("section.battle .closing")).to_be_visible()
    page.locator("[data-action=battle-read]").click()
    expect(page.locator("section.battle")).to_have_count(0)


def test_the_turn_of_the_mahdi_is_told_step_by_step(visit: Visitors, pictures: Path) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, "light")
    sit_down(ann, TABLES["war-mahdi"])
    page = ann.page
    story = page.locator("section.mahdi")
    ann.play_until(lambda: story.locator("li.reason.now").count() > 0 or at_last_step(ann), most=60)
    expect(story).to_be_visible()
    expect(page.locator("g.target")).not_to_have_count(0)
    for _ in range(60):
        if page.locator("section.mahdi li.reason.now").count():
            break
        page.locator("[data-action=mahdi-next]").click()
    expect(page.locator("section.mahdi li.reason.now")).to_be_visible()
    # What the criterion kept and what it sent away is marked on the map.
    marked = page.locator("g.chosen").count() + page.locator("g.rejected").count()
    assert marked > 0
    gallery.hang("war-mahdi-step", scroll="section.mahdi")
    page.locator("[data-action=mahdi-all]").click()
    expect(story).to_have_count(0)
    expect(page.locator("details.mahdi")).to_be_visible()


def at_last_step(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-action=mahdi-next]").count() > 0


def test_a_legion_opens_under_the_pointer(visit: Visitors) -> None:
    """Pointing at an area, by mouse or by keyboard, lays open what stands there."""
    ann = visit()
    table = sit_down(ann, TABLES["war-atreides"])
    view = asked(ann, table)["view"]
    stands = [(one["area"], legion) for one in view["areas"] for legion in one.get("legions", [])]
    area, legion = next((area, legion) for area, legion in stands if legion.get("regular"))
    page = ann.page
    ann.point_at(page.locator(f'[data-cell="{area}"]'))
    expect(page.locator(".tip")).to_contain_text(f"{legion['regular']} Regular")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


def test_pieces_travel(visit: Visitors) -> None:
    """What moves flies from where it was to where it comes to."""
    ann = visit(motion=True)
    sit_down(ann, TABLES["war-harkonnen"])
    page = ann.page
    page.evaluate(
        """() => {
            window.flown = 0;
            const count = all => { for (const one of all) window.flown += one.addedNodes.length; };
            new MutationObserver(count).observe(document.querySelector(".travellers"), { childList: true });
        }"""
    )
    ann.play_until(lambda: page.evaluate("window.flown > 0") or over(ann), most=40)
    assert page.evaluate("window.flown > 0")


def secrets(views: list[dict[str, Any]]) -> tuple[set[str], set[str], int]:
    """What somebody was sent that others may not know: cards by name, objectives, tokens looked at."""
    cards = {card for view in views for power in view["planning"].values() for card in power["known"]}
    objectives = {one for view in views for one in view["objectives"]["known"]}
    tokens = sum(
        token["units"] is not None
        for view in views
        for area in view["areas"]
        for legion in area.get("legions", [])
        for token in legion.get("tokens", [])
    )
    return cards, objectives, tokens


def test_two_browsers_each_see_only_their_own_secrets(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    ann.meet("Ann")
    bob.meet("Bob")
    setup = {"game": GAME, "seats": [{"kind": "person"}] * 2, "options": {"side_0": "atreides"}, "take": 0}
    table = ann.call("POST", "/api/tables", {**setup, "access": "open"})["id"]
    bob.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    for person in (ann, bob):
        person.open(f"/t/{table}")
        expect(person.page.locator("section.prompt")).to_be_visible()
    play_together([ann, bob], 5, lambda: all((*secrets(ann.views), secrets(bob.views)[0])))
    (ours, objective, seen), (theirs, none, unseen) = secrets(ann.views), secrets(bob.views)
    powers = {seat: set(ann.views[-1]["players"][seat]["powers"]) for seat in (0, 1)}
    for person, seat in ((ann, 0), (bob, 1)):
        for view in person.views:
            foreign = [view["planning"][power]["known"] for power in view["planning"] if power not in powers[seat]]
            assert not any(foreign), "a hand of the other side was sent"
    assert all((ours, theirs, objective, seen))
    assert not any((none, unseen)), "the Harkonnen browser was sent what only the Atreides side may know"


def test_with_the_keyboard_alone(visit: Visitors) -> None:
    """Tab to the question, arrows along the choices, Enter; the map's own cells too."""
    ann = visit()
    sit_down(ann, TABLES["war-harkonnen"])
    page = ann.page
    for _ in range(60):
        ann.wait_for_turn(lambda: over(ann))
        if page.locator("path.glows-cell").count():
            break
        shown = ann.shown()
        page.locator(".prompt [data-option]").first.focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        ann.wait_for_change(shown)
    shown = ann.shown()
    page.locator("path.glows-cell").first.focus()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Enter")
    ann.wait_for_change(shown)


def test_names_on_a_phone_come_on_demand(visit: Visitors) -> None:
    """At 360 px only what matters is named; looking closer names everything, a tap names what is under it."""
    ann = visit(width=360, height=740, touch=True)
    sit_down(ann, TABLES["war-atreides"])
    page = ann.page
    page.wait_for_function("document.querySelectorAll('text.name').length < 12")
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    expect(page.locator("text.name").nth(20)).to_be_attached()
    assert overflow(page) <= 0
    assert not serious(page)


def test_allies_know_each_other(visit: Visitors, pictures: Path) -> None:
    """Four seats: both dashboards of my side, my ally's marked so, how we divide our dice, who of us takes the turn."""
    ann = visit()
    gallery = Gallery(ann, pictures, "dark")
    table = sit_down(ann, TABLES["war-teams"])
    page = ann.page
    expect(page.locator(".players article")).to_have_count(4)
    expect(page.locator(".players article", has_text="your ally")).to_have_count(1)
    division = page.locator("[data-stage=division]")
    ann.play_until(lambda: division.count() > 0 or over(ann), most=20)
    expect(division.locator("[data-power]")).to_have_count(4)
    expect(page.locator("[data-waits]")).to_contain_text("Waiting for you")
    gallery.hang("war-division", scroll="[data-stage=division]")
    ann.play_until(lambda: asked(ann, table)["view"]["turn"] is not None or over(ann), most=40)
    ann.wait_for_sequence(asked(ann, table)["sequence"])
    expect(page.locator(".players article", has_text="takes this turn")).to_have_count(1)


def whole_game(ann: Visitor, name: str, most: int) -> int:
    """To the end, by clicking only what glows; then the outcome, and a position of the replay. How many clicks."""
    table = sit_down(ann, TABLES[name])
    clicks = ann.play_until(lambda: over(ann), most=most)
    expect(ann.page.locator("#outcome")).to_be_visible()
    ann.page.goto(f"/t/{table}/replay?move=12&seat=0")
    # Thousands of moves are played again for it, which a busy machine does in its own time.
    expect(ann.page.locator(".steps output")).to_contain_text("Move 12 of", timeout=120_000)
    expect(ann.page.locator("svg .stack").first).to_be_visible()
    return clicks


def test_a_whole_game_against_the_mahdi(visit: Visitors, record_property: Told) -> None:
    """The quickest way to an end: somebody who clicks at random does not last long before the Mahdi."""
    record_property("clicks", whole_game(visit(), "war-mahdi", 900))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["war-atreides", "war-harkonnen", "war-teams"])
def test_a_whole_game_by_clicking(visit: Visitors, name: str, record_property: Told) -> None:
    record_property("clicks", whole_game(visit(), name, 4000))
