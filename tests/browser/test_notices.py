"""Being called back to the table: by sound unless that is off, by the system only on request."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.people import Visitor
from tests.browser.test_play import start_against_bots

# Counts the tones that would be heard.
EARS = """
window.tones = 0;
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
    createOscillator() { window.tones += 1; return super.createOscillator(); }
};
"""

# A system that notes what it is asked to show, and a page that is in the background at will.
DESKTOP = """
window.notices = [];
window.asked = 0;
window.away = false;
window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked += 1; return (this.permission = "granted"); }
    constructor(title, { body }) { window.notices.push({ title, body }); }
    close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.away });
"""


def turns(visitor: Visitor, count: int) -> None:
    for _ in range(count):
        visitor.wait_for_turn(lambda: False)
        visitor.click_something()
    visitor.wait_for_turn(lambda: False)


def test_a_sound_calls_unless_it_is_off(visit: Visitors) -> None:
    def tones(visitor: Visitor) -> int:
        heard: int = visitor.page.evaluate("window.tones")
        return heard

    ann = visit()
    ann.page.add_init_script(EARS)
    start_against_bots(ann, "conquest")
    clicks = ann.play_until(lambda: tones(ann) > 0, most=40)
    assert clicks

    bob = visit()
    bob.page.add_init_script(EARS)
    page = bob.open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound when it is my turn").uncheck()
    page.keyboard.press("Escape")
    # The same game as Ann's, and silence.
    start_against_bots(bob, "conquest")
    turns(bob, clicks)
    assert tones(bob) == 0
    # Switching it on lets one hear it.
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound when it is my turn").check()
    page.wait_for_function("window.tones > 0")


def test_the_system_is_asked_only_on_request(visit: Visitors) -> None:
    ann = visit()
    page = ann.page
    page.add_init_script(DESKTOP)
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    page.evaluate("window.away = true")
    turns(ann, 6)
    assert page.evaluate("[window.asked, window.notices.length]") == [0, 0]

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("System notification when it is my turn").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    ann.play_until(lambda: page.evaluate("window.notices.length") > 0, most=60)
    notice = page.evaluate("window.notices[0]")
    assert page.evaluate("window.asked") == 1
    assert notice["title"].startswith("Your turn: Dune")
    expect(ann.prompt).to_have_text(notice["body"])

    # Whoever looks at the table needs no notice.
    page.evaluate("window.away = false; window.notices = []")
    turns(ann, 6)
    assert page.evaluate("window.notices.length") == 0
