"""For everyone: keyboard, phone, languages, screen readers, a small first load."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.conquest import battle_plan
from tests.browser.gallery import overflow
from tests.browser.people import Visitor
from tests.browser.test_play import over, start_against_bots

FIRST_LOAD = 300_000


def test_settings_are_kept(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    dialog.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_label("Safe for colour blindness").check()
    dialog.get_by_label("None").check()
    dialog.get_by_label("Your name").fill("Ann")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me")):
        page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-palette", "safe")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")


def test_the_language_switches_live(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    page = ann.page
    english = ann.prompt.text_content() or ""
    seen = {english}
    for language, button, place in (("pl", "Settings", "Arrakin"), ("ru", "Ustawienia", "Арракин")):
        page.get_by_role("button", name=button).click()
        page.locator("#language").select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(ann.prompt).not_to_have_text(re.compile("|".join(re.escape(text) for text in seen)))
        expect(page.locator("text.name", has_text=place).first).to_be_attached()
        seen.add(ann.prompt.text_content() or "")
    assert len(seen) == 3
    log = page.locator("ol[aria-label='Ход игры']")
    expect(log).not_to_contain_text("Player 1")


def a_table(visitor: Visitor) -> str:
    """A table of Classic against bots, begun; its id."""
    visitor.call("GET", "/api/me")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]
    table: str = visitor.call("POST", "/api/tables", {"game": "classic", "seats": seats, "take": 0})["id"]
    visitor.call("POST", f"/api/tables/{table}/start")
    return table


def test_nobody_reads_ids_while_the_words_are_on_their_way(visit: Visitors) -> None:
    ann = visit(language="pl")
    table = a_table(ann)
    page = ann.page
    held: list[Route] = []
    page.route("**/games/classic/words?*", lambda route: held.append(route))
    page.goto(f"/t/{table}")
    while not held:
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    expect(page.get_by_text("Chwileczkę")).to_be_visible()
    expect(page.locator("[data-sequence]")).to_have_count(0)
    held[0].continue_()
    expect(page.locator("[data-sequence]")).to_be_visible()
    expect(page.locator("[data-standing]").first).to_have_attribute("data-standing", re.compile("^[A-ZĄĆĘŁŃÓŚŹŻ]"))


def test_words_that_did_not_come_are_asked_for_again(visit: Visitors) -> None:
    ann = visit(language="ru")
    table = a_table(ann)
    page = ann.page
    page.route("**/games/classic/words?*", lambda route: route.abort(), times=1)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-sequence]")).to_be_visible()
    expect(page.locator("[data-standing]").first).to_have_attribute("data-standing", re.compile("^[А-Я]"))


def test_by_keyboard_alone(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    expect(page.locator("article").first).to_be_visible()
    reach(page, "article[data-game=conquest] li:first-child button.primary")
    page.keyboard.press("Enter")
    expect(page.locator("section.prompt")).to_be_visible()
    on_the_map = 0
    for _ in range(25):
        ann.wait_for_turn(lambda: over(ann))
        if over(ann) or on_the_map:
            break
        shown = ann.shown()
        if page.locator(".glows-cell").count():
            reach(page, ".glows-cell")
            on_the_map += 1
        else:
            reach(page, ".prompt [data-option]")
        page.keyboard.press("Enter")
        ann.wait_for_change(shown)
    assert on_the_map


# Places on a board at which Tab stops though they cannot be chosen.
IDLE_STOPS = """() => [...document.querySelectorAll("[data-place]")]
    .filter((place) => place.tabIndex >= 0 && !place.matches(".glows, .glows-cell, .glows-number"))
    .map((place) => place.dataset.place)"""


@pytest.mark.parametrize("game", ["conquest", "uprising", "war_for_arrakis", "classic"])
def test_the_first_choice_is_three_tabs_away_and_focus_follows(visit: Visitors, game: str) -> None:
    ann = visit()
    start_against_bots(ann, game)
    page = ann.page
    ann.wait_for_turn(lambda: False)
    page.goto(page.url)
    ann.wait_for_turn(lambda: False)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # "skip to content" leads to the question
    for _ in range(2):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.prompt [data-option]')"):
            break
    assert page.evaluate("document.activeElement.matches('.prompt [data-option]')")
    assert page.evaluate(IDLE_STOPS) == []
    shown = ann.shown()
    page.keyboard.press("Enter")
    ann.wait_for_change(shown)
    page.wait_for_function("() => document.activeElement.matches('.prompt [data-option]')")


def reach(page: Page, target: str) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(150):
        if page.evaluate("target => document.activeElement?.matches(target) ?? false", target):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def test_a_whole_game_on_a_phone_by_touch(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    start_against_bots(ann, "conquest")
    ann.page.get_by_label("Zoom in").tap()
    expect(ann.page.get_by_label("Whole map")).to_be_visible()
    ann.page.get_by_label("Whole map").tap()

    def done() -> bool:
        assert overflow(ann.page) <= 0
        return over(ann)

    assert ann.play_until(done) > 15
    expect(ann.page.locator(".won")).to_contain_text("Won by")
    expect(ann.page.locator(".won")).to_be_in_viewport()


def test_on_a_phone_where_against_whom_and_what_one_owns_stay_in_sight(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    table, _ = battle_plan(ann)
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name=re.compile("^I am")).tap()
    facing, owned = page.locator("[data-pinned=facing]"), page.locator("[data-pinned=owned]")
    expect(facing).to_contain_text(re.compile("Arrakeen · (Atreides|Harkonnen) · At most [0-9]"))
    expect(owned).to_contain_text(re.compile("spice [0-9]+ · reserve [0-9]+"))
    # However far the choices go down.
    page.locator(".prompt [data-option]").last.evaluate("last => last.scrollIntoView({ block: 'end' })")
    for pinned in (page.locator("section.prompt h2"), facing, owned):
        expect(pinned).to_be_in_viewport(ratio=1)


def test_uprising_on_a_phone_by_touch(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    start_against_bots(ann, "uprising")
    for _ in range(30):
        ann.wait_for_turn(lambda: over(ann))
        assert overflow(ann.page) <= 0
        ann.click_something()


def test_what_happens_is_said_aloud(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    status = ann.page.locator("[role=status][aria-live=polite]")
    expect(status).to_contain_text(ann.prompt.text_content() or "")


def test_the_first_load_is_small(visit: Visitors) -> None:
    """Shell and one game, compressed. How quickly an update is painted is measured by `make bench-web`."""
    for game in ("conquest", "uprising", "war_for_arrakis", "classic"):
        ann = visit()
        responses: list[Response] = []

        def came(response: Response, responses: list[Response] = responses) -> None:
            responses.append(response)

        ann.page.on("response", came)
        start_against_bots(ann, game)
        ann.wait_for_turn(lambda: False)
        ann.page.remove_listener("response", came)
        files = [response for response in responses if "/api/" not in response.url and response.ok]
        sizes = {response.url: len(gzip.compress(response.body())) for response in files}
        assert len(sizes) > 3
        assert sum(sizes.values()) < FIRST_LOAD, sizes
