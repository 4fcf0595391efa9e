"""A table that tells: what happened to the reader stays until they go on, at the pace they like."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.people import GO_ON, Visitor

RESULTS = "[data-results]"


def alone(ann: Visitor, game: str, seats: int, **options: object) -> str:
    """A table of one person and bots, begun."""
    ann.call("GET", "/api/me")
    bot = {"kind": "bot", "level": "random"}
    body = {"game": game, "seats": [{"kind": "person"}, *[bot] * (seats - 1)], "take": 0, "options": options}
    table: str = ann.call("POST", "/api/tables", body)["id"]
    ann.call("POST", f"/api/tables/{table}/start", {})
    return table


def pace(page: Page, value: str) -> None:
    page.evaluate("value => localStorage.setItem('sandtable', JSON.stringify({ pace: value }))", value)


def test_the_turns_of_rivals_and_the_conflict_stay_until_the_reader_goes_on(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "uprising", 1)
    page = ann.open(f"/t/{table}")
    results = page.locator(RESULTS)
    ann.play_until(lambda: results.count() > 0)
    expect(results).to_contain_text("(Rival)")
    # It stays, while the question can be answered.
    page.wait_for_timeout(1500)
    expect(results).to_be_visible()
    ann.read_on()
    expect(results).to_have_count(0)
    ann.play_until(lambda: results.count() > 0 and "Conflict" in results.inner_text())
    expect(results).to_contain_text("The Conflict is over")


def test_step_by_step_nothing_moves_before_the_reader_goes_on(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "conquest", 3)
    page = ann.open("/")
    pace(page, "step")
    page.goto(f"/t/{table}")
    ann.play_until(lambda: page.locator("[data-held]").count() > 0)
    shown = ann.shown()
    page.wait_for_timeout(1500)
    assert ann.shown() == shown
    page.locator(GO_ON).click()
    ann.wait_for_change(shown)


def test_at_once_means_at_once(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "uprising", 1)
    page = ann.open("/")
    pace(page, "instant")
    page.goto(f"/t/{table}")
    ann.play_until(lambda: "Round 2" in page.get_by_role("list", name="Log").inner_text())
    expect(page.get_by_text("(Rival)").first).to_be_attached()
    expect(page.locator(RESULTS)).to_have_count(0)


def test_the_log_is_in_sight_on_a_laptop_and_follows(visit: Visitors) -> None:
    ann = visit(width=1366, height=768)
    table = alone(ann, "conquest", 4)
    page = ann.open(f"/t/{table}")
    log = page.get_by_role("list", name="Log")
    ann.play_until(lambda: log.evaluate("list => list.scrollHeight > list.clientHeight + 200"))
    box = log.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768
    assert box["height"] > 90
    at_end = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 60"
    page.wait_for_function(at_end, arg=log.element_handle())
    before = log.locator("li").count()
    ann.play_until(lambda: log.locator("li").count() > before + 5)
    page.wait_for_function(at_end, arg=log.element_handle())  # the log follows
    log.evaluate("list => list.scrollTo({ top: 0 })")
    before = log.locator("li").count()
    ann.play_until(lambda: log.locator("li").count() > before + 3)
    page.wait_for_timeout(300)
    assert log.evaluate("list => list.scrollTop < 100"), "whoever reads is left in peace"


def test_new_since_my_last_move_begins_with_what_my_move_brought_about(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "uprising", 1)
    page = ann.open(f"/t/{table}")
    fresh = page.locator("li.divider ~ li")
    ann.play_until(lambda: page.locator("li.divider").count() > 0 and fresh.count() > 3)
    mine = ann.call("GET", f"/api/tables/{table}/position")["view"]["players"][0]["leader"]
    name = ann.call("GET", "/api/games/uprising/words")["messages"][f"leader-{mine.replace('_', '-')}"]
    expect(fresh.first).to_contain_text(name)


def test_a_replay_has_speed_marks_and_arrow_keys(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "conquest", 2)
    page = ann.open(f"/t/{table}")
    ann.play_until(lambda: "Round 2" in page.get_by_role("list", name="Log").inner_text())
    page.locator("[data-action=look-back]").click()
    slider = page.get_by_label("Move", exact=True)
    expect(page.locator(".mark.round").nth(1)).to_be_attached()
    # It stays where it was opened, whatever the bot plays meanwhile.
    opened = int(slider.input_value())
    assert opened > 1
    page.locator("body").click(position={"x": 5, "y": 300})
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(opened - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_label("Speed").select_option("4")
    page.get_by_label("Play", exact=True).click()
    expect(slider).not_to_have_value("0")


def test_a_sensible_move_is_suggested_on_request(visit: Visitors) -> None:
    ann = visit()
    table = alone(ann, "conquest", 3, faction_0="atreides")
    page = ann.open(f"/t/{table}")
    # However long it takes, whoever has asked is told that it is on its way.
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/suggestion?*", hold)
    ann.click_on(page.locator("[data-action=advise]"))
    expect(page.locator("[data-action=advise]")).to_have_text("One moment …")
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    advice = page.locator(".advice[data-ahead=true]")
    expect(advice).to_contain_text("Looking ahead:")
    expect(advice).to_contain_text("Second choice:")
    shown = ann.shown()
    ann.click_on(advice.locator("[data-action=take-advice]"))
    ann.wait_for_change(shown)


def test_the_rule_behind_a_question_stands_with_its_neighbours_in_the_readers_language(visit: Visitors) -> None:
    ann = visit(language="pl")
    page = ann.open(f"/t/{alone(ann, 'conquest', 4, faction_0='atreides')}")
    page.locator("section.prompt button.rule").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Każdy z tych graczy potajemnie zatrzymuje dokładnie 1 z 4.")
    expect(dialog.locator(".example")).to_contain_text("CON-EX-12")
    dialog.get_by_role("button", name="CON-SETUP-12").click()
    expect(dialog.locator("[aria-live]")).to_contain_text("CON-SETUP-12")
    expect(dialog.get_by_role("button", name="CON-SETUP-11")).to_be_visible()
