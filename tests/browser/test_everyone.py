"""For everyone: keyboard, phone, languages, screen readers, speed."""

import gzip
import re
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visitors
from tests.browser.conquest import battle_plan
from tests.browser.test_play import over, start_against_bots
from tests.server.harness import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 300_000
RENDER_MILLISECONDS = 100

# Measures from the arrival of a position to the frame in which it is shown.
MEASURE = """
window.renders = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    set onmessage(listener) {
        super.onmessage = event => {
            const begin = performance.now();
            listener(event);
            if (String(event.data).includes('"type":"position"'))
                requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.renders.push(performance.now() - begin);
                    channel.port2.postMessage(0);
                });
        };
    }
};
"""


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def theme(page: Page, name: str) -> None:
    page.evaluate("theme => localStorage.setItem('sandtable', JSON.stringify({ theme }))", name)
    page.reload()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_every_page_is_accessible_and_has_its_picture(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit(width=1440, height=900)
    page = ann.open("/")
    expect(page.locator("article").first).to_be_visible()
    theme(page, look)
    expect(page.locator("article").first).to_be_visible()
    page.screenshot(path=pictures / f"lobby-desktop-{look}.png")
    assert serious(page) == []

    page.goto("/new/conquest")
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()
    assert serious(page) == []

    table, _ = battle_plan(ann)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator("section.battle")).to_be_visible()
    page.wait_for_timeout(600)
    page.screenshot(path=pictures / f"conquest-battle-{look}.png")
    assert serious(page) == []

    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(200)
    page.screenshot(path=pictures / f"conquest-phone-{look}.png")
    assert overflow(page) <= 0
    assert serious(page) == []
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.screenshot(path=pictures / f"lobby-phone-{look}.png")
    assert overflow(page) <= 0

    start_against_bots(ann, "conquest")
    page.set_viewport_size({"width": 1440, "height": 900})
    ann.play_until(lambda: "ship" in (ann.prompt.text_content() or "") if ann.prompt.count() else over(ann))
    page.wait_for_timeout(300)
    page.screenshot(path=pictures / f"conquest-desktop-{look}.png")
    assert serious(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_uprising_is_accessible_and_has_its_picture(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit(width=1440, height=900)
    page = ann.open("/")
    theme(page, look)
    start_against_bots(ann, "uprising")
    for _ in range(10):
        ann.wait_for_turn(lambda: over(ann))
        ann.click_something()
    ann.play_until(lambda: page.locator("button.space.glows").count() > 1 or over(ann), most=60)
    page.locator("section.board").evaluate("board => board.scrollTo(0, 0)")
    page.mouse.move(5, 5)
    page.wait_for_timeout(600)
    page.screenshot(path=pictures / f"uprising-desktop-{look}.png")
    assert serious(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(200)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=pictures / f"uprising-phone-{look}.png")
    assert overflow(page) <= 0
    assert serious(page) == []


def test_settings_open_and_are_accessible(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    assert serious(page) == []
    dialog.get_by_label("Dark").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    dialog.get_by_label("Safe for colour blindness").check()
    dialog.get_by_label("None").check()
    dialog.get_by_label("Your name").fill("Ann")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"
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


def test_by_keyboard_alone(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    expect(page.locator("article").first).to_be_visible()
    reach(page, "article[data-game=conquest] button.primary")
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


def reach(page: Page, target: str) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(150):
        if page.evaluate("target => document.activeElement?.matches(target) ?? false", target):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def test_on_a_phone_by_touch(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    start_against_bots(ann, "conquest")
    for _ in range(12):
        ann.wait_for_turn(lambda: over(ann))
        if over(ann):
            break
        assert overflow(ann.page) <= 0
        ann.click_something()
    ann.page.get_by_label("Zoom in").click()
    expect(ann.page.get_by_label("Whole map")).to_be_visible()


def test_what_happens_is_said_aloud(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    status = ann.page.locator("[role=status][aria-live=polite]")
    expect(status).to_contain_text(ann.prompt.text_content() or "")


def test_the_first_load_is_small_and_updates_are_quick(visit: Visitors) -> None:
    ann = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url and response.ok:
            sizes[response.url] = len(gzip.compress(response.body()))

    ann.page.on("response", weigh)
    ann.page.add_init_script(MEASURE)
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    for _ in range(12):
        ann.wait_for_turn(lambda: over(ann))
        if over(ann):
            break
        ann.click_something()
    renders: list[float] = ann.page.evaluate("window.renders")
    print(f"first load {sum(sizes.values())} bytes; updates {median(renders):.0f} ms, worst {max(renders):.0f} ms")
    assert len(renders) >= 10
    # The machine may be busy with other tests: the quicker half shows what the client itself needs.
    assert median(sorted(renders)[: len(renders) // 2 + 1]) < RENDER_MILLISECONDS, renders
