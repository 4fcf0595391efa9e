"""A newcomer's first game: the coach explains each kind of question once, in the reader's language, on a phone."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.gallery import overflow
from tests.browser.people import Visitor
from tests.browser.test_play import over


def test_the_first_questions_of_a_guided_game_are_explained_once(visit: Visitors) -> None:
    ann = visit(width=360, height=740, language="ru", touch=True)
    ann.call("GET", "/api/me")
    table = ann.call("POST", "/api/tables", {"game": "conquest", "guide": "standard"})["id"]
    ann.call("POST", f"/api/tables/{table}/start")
    page = ann.open(f"/t/{table}")
    bubble = page.locator("aside[data-lesson]")
    expect(bubble).to_have_attribute("data-lesson", "welcome")
    expect(bubble).to_contain_text("Добро пожаловать на Арракис")
    assert overflow(page) <= 0
    page.get_by_role("button", name="Дальше", exact=True).press("Enter")
    expect(bubble).to_have_attribute("data-lesson", "traitor")
    expect(bubble).to_contain_text("Предатель")
    # Whoever answers has understood; other kinds of questions are explained as they come.
    met = ["traitor"]
    while len(met) < 3:
        ann.click_something()
        ann.wait_for_turn(lambda: over(ann))
        assert not over(ann)
        lesson = page.evaluate("document.querySelector('aside[data-lesson]')?.dataset.lesson ?? null")
        if lesson and lesson != met[-1]:
            assert lesson not in met, "each kind is explained once"
            met.append(lesson)
    page.reload()
    expect(bubble).to_have_attribute("data-lesson", met[-1])
    page.get_by_role("button", name="Понятно").click()
    expect(bubble).to_have_count(0)
    page.get_by_role("button", name="Что скажет наставник?").click()
    expect(bubble).to_have_attribute("data-lesson", met[-1])
    page.get_by_role("button", name="Дальше без наставника").click()
    expect(bubble).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Что скажет наставник?")).to_be_visible()
    expect(bubble).to_have_count(0)


# Writes down every lesson that ever stands on the page, however short.
WRITE_DOWN = """() => {
    window.lessons = [];
    const look = () => {
        const lesson = document.querySelector("aside[data-lesson]")?.dataset.lesson;
        if (lesson && !window.lessons.includes(lesson)) window.lessons.push(lesson);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}"""


def test_a_question_that_is_passed_by_itself_is_not_explained(visit: Visitors) -> None:
    """Nobody could read it, and the next question of that kind would have no explanation any more."""
    ann = visit(language="ru")
    ann.call("GET", "/api/me")
    table = ann.call("POST", "/api/tables", {"game": "conquest", "guide": "standard"})["id"]
    ann.call("POST", f"/api/tables/{table}/start")
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name="Дальше", exact=True).click()
    page.goto("about:blank")
    vain = _answer_until(ann, table, "prompt-barter")
    page.add_init_script(f"({WRITE_DOWN})()")
    page.goto(f"/t/{table}")
    went_on = "vain => (document.querySelector('[data-sequence]')?.dataset.ask ?? vain) !== vain"
    page.wait_for_function(went_on, arg=vain)
    assert "barter" not in page.evaluate("window.lessons")


def _answer_until(ann: Visitor, table: str, until: str) -> str:
    """Answer by the API until that question comes with nothing to choose; its id."""
    address = f"/api/tables/{table}/position"
    position = ann.call("GET", address)
    while position["result"] is None:
        names = [option["name"] for option in position["options"]]
        if position["prompt"] is None:
            position = ann.call("GET", f"{address}?sequence={position['sequence']}&wait=5")
            continue
        if position["prompt"]["message"] == until and len(names) == 1:
            found: str = position["ask"]["id"]
            return found
        choice = "pass" if "pass" in names else names[-1]
        ann.call("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": choice})
        position = ann.call("GET", address)
    raise AssertionError(f"{until} was never asked in vain")


def test_phases_and_standing_are_above_the_table(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    page.locator("article[data-game=classic] [data-guide]").click()
    page.wait_for_url("**/t/*")
    strip = page.get_by_role("region", name="Phases of the round")
    expect(strip.locator("[data-phase]")).to_have_count(9)
    expect(strip.locator("[data-standing]")).to_have_count(4)
    strip.get_by_role("button", name="Bidding").click()
    expect(strip.get_by_role("status")).to_contain_text("auctioned")
    strip.get_by_role("button", name="How to win").click()
    expect(strip.get_by_role("status")).to_contain_text("Hold 3 strongholds")
    page.keyboard.press("Escape")
    expect(strip.get_by_role("status")).to_have_count(0)
