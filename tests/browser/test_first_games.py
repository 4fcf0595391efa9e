"""A newcomer's first games: from the lobby on with the coach, in Russian, on a phone, by touch."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.gallery import overflow
from tests.browser.people import Visitor
from tests.browser.test_play import over

# A word in Latin letters; our own name, the levels of Conflicts and the ids of rules stay so in Russian.
ENGLISH: Final = re.compile(r"(?<![A-Z-])\b(?!Sandtable\b|[IVX]+\b|[A-Z]+-[A-Z0-9-]+)[A-Za-z][A-Za-z]+")
# Smaller letters are hard to read on a phone.
SMALLEST_LETTERS: Final = 14
LOOKS_EVERY: Final = 10
"""So many questions from one look at the whole page to the next."""
TRIES_EVERY: Final = 4
"""Of so many questions that are not new one is answered by trying something out."""

# What is wrong with the coach's bubble: it must be whole on the screen once one scrolls there, and cover no choice.
BUBBLE: Final = """bubble => {
    bubble.scrollIntoView({ block: "center", behavior: "instant" });
    const said = bubble.getBoundingClientRect();
    const wrong = [];
    if (said.left < 0 || said.right > innerWidth) wrong.push("cut off at the side");
    if (said.height > innerHeight) wrong.push("higher than the screen");
    for (let part = 0.02; part < 1; part += 0.04) {
        const y = said.top + said.height * part;
        const hit = document.elementFromPoint(said.left + said.width / 2, y);
        if (hit && !bubble.contains(hit)) wrong.push(`covered by ${hit.className}`);
    }
    for (const choice of document.querySelectorAll(".prompt [data-option]")) {
        const box = choice.getBoundingClientRect();
        const aside = box.right <= said.left || box.left >= said.right;
        const apart = aside || box.bottom <= said.top || box.top >= said.bottom;
        if (!apart) wrong.push(`over the choice ${choice.dataset.option}`);
    }
    return wrong;
}"""
LETTERS: Final = "part => parseFloat(getComputedStyle(part).fontSize)"


class Newcomer:
    """Somebody who reads what the coach says, asks for advice mostly, and now and then tries something out."""

    def __init__(self, visitor: Visitor, game: str, pictures: Path) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.pictures = pictures
        self.lessons: list[str] = []
        self.answers = 0
        self.bubble = self.page.locator("aside[data-lesson]")

    def sit_down(self) -> None:
        page = self.visitor.open("/")
        shelf = page.locator(f"article[data-game={self.game}]")
        expect(shelf.locator("[data-guide]").first).to_be_visible()
        self.look("lobby", shelf)
        self.visitor.click_on(shelf.locator("[data-guide]").first)
        page.wait_for_url("**/t/*")
        expect(self.bubble).to_have_attribute("data-lesson", "welcome")
        self.look("welcome")
        self.visitor.click_on(page.get_by_role("button", name="Дальше", exact=True))
        expect(self.bubble).not_to_have_attribute("data-lesson", "welcome")

    def look(self, name: str, part: Locator | None = None) -> None:
        """Nothing is too wide, nothing is English."""
        expect(part or self.page.locator("main")).not_to_contain_text(ENGLISH, use_inner_text=True)
        self.page.screenshot(path=self.pictures / f"first-{self.game}-{name}.png")
        assert overflow(self.page) <= 0, f"too wide: {name}"

    def listen(self) -> bool:
        """Each kind of question is explained once; whether this one was new."""
        lesson = self.page.evaluate("document.querySelector('aside[data-lesson]')?.dataset.lesson ?? null")
        if lesson is None or lesson in self.lessons[-1:]:
            return False
        assert lesson not in self.lessons, f"{lesson} is explained twice"
        self.lessons.append(lesson)
        said = self.bubble.locator("p")
        assert len(said.inner_text()) > 60
        assert said.evaluate(LETTERS) >= SMALLEST_LETTERS
        assert self.bubble.evaluate(BUBBLE) == [], lesson
        self.look(f"{len(self.lessons):02}-{lesson}")
        return True

    def ask_for_advice(self) -> None:
        """What a sensible player would do and why; then do it."""
        shown = self.visitor.shown()
        self.visitor.click_on(self.page.locator("[data-action=advise]"))
        expect(self.page.locator("[data-action=take-advice]")).to_be_visible()
        self.look(f"{len(self.lessons):02}-{self.lessons[-1]}-advice")
        self.visitor.click_on(self.page.locator("[data-action=take-advice]"))
        self.visitor.wait_for_change(shown)

    def understand(self) -> None:
        """What is read goes away, and the board has its room again."""
        if self.bubble.count():
            self.visitor.click_on(self.page.locator("[data-action=coach-understood]"))
            expect(self.bubble).to_have_count(0)

    def answer(self) -> None:
        new = self.listen()
        self.answers += 1
        shown = self.visitor.shown()
        if self.page.locator("section.prompt[data-passing]").count():
            self.visitor.wait_for_change(shown)  # there is nothing to play, and the page says so and passes
            return
        tries = not new and self.answers % TRIES_EVERY == 0
        if not tries and self.page.locator("[data-action=advise]").count():
            self.ask_for_advice()
        else:
            self.understand()
            self.visitor.click_something()

    def play(self, most: int) -> int:
        """Until the game is over, or so many answers were given; how many it were."""
        for answers in range(most):
            self.visitor.wait_for_turn(lambda: over(self.visitor))
            if over(self.visitor):
                return answers
            if answers % LOOKS_EVERY == 0:
                self.look(f"after-{answers}")
            self.answer()
        return most


@pytest.mark.soak
@pytest.mark.parametrize("game", ["conquest", "uprising"])
def test_a_first_game_begins_in_the_lobby(visit: Visitors, pictures: Path, game: str) -> None:
    newcomer = Newcomer(visit(width=360, height=740, language="ru", touch=True), game, pictures)
    newcomer.sit_down()
    newcomer.play(8)
    assert len(newcomer.lessons) >= 3, newcomer.lessons


@pytest.mark.soak
@pytest.mark.parametrize(("game", "most", "taught"), [("conquest", 900, 8), ("uprising", 1500, 8)])
def test_a_first_game_from_the_lobby_to_the_end(
    visit: Visitors, pictures: Path, game: str, most: int, taught: int
) -> None:
    newcomer = Newcomer(visit(width=360, height=740, language="ru", touch=True), game, pictures)
    newcomer.sit_down()
    assert newcomer.play(most) < most, "the game never ends"
    expect(newcomer.page.locator("#outcome")).to_be_in_viewport()
    expect(newcomer.page.locator(".won")).to_be_in_viewport()
    newcomer.look("outcome")
    assert len(newcomer.lessons) >= taught, newcomer.lessons
