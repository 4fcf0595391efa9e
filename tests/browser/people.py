"""What people do at a browser: they look for what glows and click on it."""

import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, ElementHandle, Locator, Page, WebSocket, expect

# Everything that glows, in the list of choices, in the hand, on the board and on the wheel.
GLOWING = ".glows:not([aria-disabled=true]), .glows-cell, .glows-number"

# A point of an element where a click meets the element itself and nothing that covers it.
FIND_POINT = """element => {
    const into = block => element.scrollIntoView({ block, inline: "center", behavior: "instant" });
    // On a phone what is pinned above and below leaves only a band of the page in sight.
    const below = part => {
        const box = element.getBoundingClientRect();
        scrollBy({ top: box.top + box.height / 2 - part * innerHeight, behavior: "instant" });
    };
    const ways = ["nearest", "end", "center", "start"].map(block => () => into(block));
    for (const part of [0.15, 0.2, 0.25, 0.3]) ways.push(() => below(part));
    for (const scroll of ways) {
        scroll();
        const box = element.getBoundingClientRect();
        for (const steps of [1, 3, 7, 15, 31]) {
            for (let i = 0; i < steps; i += 1) for (let j = 0; j < steps; j += 1) {
                const x = box.left + (box.width * (i + 0.5)) / steps, y = box.top + (box.height * (j + 0.5)) / steps;
                const hit = document.elementFromPoint(x, y);
                if (hit && (hit === element || element.contains(hit))) return [x, y];
            }
        }
    }
    return null;
}"""

# How often a hand looks again for a thing that moved away or is covered.
LOOKS = 40
# Machines that do several things at once are slow, not wrong.
PATIENCE_SECONDS = 180.0

# Whether a click came down where it was meant to; five seconds later nothing more comes. A click that began on a thing
# which is drawn anew before it ends is no click.
WATCH = """element => {
    window.clicked = new Promise(answer => {
        const met = event => answer(event.composedPath().includes(element));
        addEventListener("click", met, { capture: true, once: true });
        setTimeout(() => { removeEventListener("click", met, { capture: true }); answer(false); }, 5000);
    });
}"""
MET = "window.clicked"
CONNECTED = "element => element.isConnected"
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
GO_ON = "[data-action=go-on]"


# What the page shows, in a form that changes with every move.
SHOWN = """() => {
    const table = document.querySelector("[data-sequence]");
    return table ? `${table.dataset.sequence}/${table.dataset.ask}` : "";
}"""

# Whether the page has come as far.
REACHED = "sequence => Number(document.querySelector('[data-sequence]')?.dataset.sequence ?? -1) >= sequence"


class Visitor:
    """One person with one browser, whose console and requests are watched."""

    def __init__(self, context: BrowserContext, touch: bool = False) -> None:
        self.context = context
        self.touch = touch
        self.problems: list[str] = []
        self.hosts: set[str] = set()
        self.frames: list[dict[str, Any]] = []
        self.page = self._watched(context.new_page())
        self.chance = random.Random(7)

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname or ""))
        page.on("websocket", self._listen)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # A browser reports every refused or broken connection; the tests break them on purpose.
        if message.type == "error" and not message.text.startswith(("Failed to load resource", "WebSocket connection")):
            self.problems.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    @property
    def views(self) -> list[dict[str, Any]]:
        """All views that this person's browser was ever sent."""
        return [frame["view"] for frame in self.frames if frame["type"] == "position"]

    def another_page(self) -> None:
        """Go on in another window of the same browser; the first one stays open."""
        self.page = self._watched(self.context.new_page())

    def open(self, address: str) -> Page:
        self.page.goto(address)
        return self.page

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server directly, with this person's cookie."""
        answer = self.context.request.fetch(
            path, method=method, data=json.dumps(body) if body is not None else None,
            headers={"Content-Type": "application/json"} if body is not None else None,
        )  # fmt: skip
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def meet(self, name: str) -> None:
        self.call("GET", "/api/me")
        self.call("PUT", "/api/me", {"name": name})

    # Playing.

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt h2")

    def click_on(self, target: Locator | ElementHandle) -> None:
        """Point at something and click or tap on it, as a hand would.

        A page that is just being drawn anew, or in a window that has just changed its size, moves away under the
        hand: it looks again. A click that met its target and did nothing is another matter, and fails where the
        change is waited for.
        """
        for _ in range(LOOKS):
            point = self._point(target)
            if point is None:
                continue
            target.evaluate(WATCH)
            if self.touch:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
            if self.page.evaluate(MET):
                return
        raise AssertionError(f"something covers what glows: {target.evaluate('part => part.outerHTML')[:300]}")

    def point_at(self, target: Locator) -> None:
        """Move the mouse over something."""
        for _ in range(LOOKS):
            if self._point(target) is not None:
                return
        raise AssertionError(f"it cannot be pointed at: {target.evaluate('part => part.outerHTML')[:300]}")

    def _point(self, target: Locator | ElementHandle) -> tuple[float, float] | None:
        """Where a hand meets the target, which a mouse is moved to; None if the page moved away meanwhile."""
        point = target.evaluate(FIND_POINT)
        if point is None:
            self.page.wait_for_timeout(100)
            return None
        if not self.touch:
            self.page.mouse.move(*point)
            if not target.evaluate("element => element.matches(':hover')"):
                return None
        return point[0], point[1]

    def choose(self, option: str) -> None:
        """The choice of that name in the list."""
        button = self.page.locator(f'.prompt [data-option="{option}"]:not([aria-disabled=true])')
        self.click_on(button)

    def play_until(self, done: Callable[[], bool], most: int = 400) -> int:
        """Click on something that glows until it is done; how many clicks it took."""
        for clicks in range(most):
            self.wait_for_turn(done)
            if done():
                return clicks
            self.click_something()
        raise AssertionError(f"{most} clicks were not enough")

    def click_something(self) -> bool:
        """Whether anything was there to click on."""
        shown = self.shown()
        glowing = self.page.locator(GLOWING).element_handles()
        if not glowing:
            return False  # the table has just moved on
        target = glowing[self.chance.randrange(len(glowing))]
        # To go on in what is told changes nothing of the table.
        goes_on = target.evaluate("(element, goOn) => element.matches(goOn)", GO_ON)
        try:
            self.click_on(target)
        except AssertionError:
            if target.evaluate(CONNECTED):
                raise
            return False  # the table has moved on while the hand was on its way
        if not goes_on:
            self.wait_for_change(shown)
        return True

    def choose_first(self) -> None:
        """The first choice of the list."""
        shown = self.shown()
        self.click_on(self.page.locator(".prompt [data-option]:not([aria-disabled=true])").first)
        self.wait_for_change(shown)

    def shown(self) -> str:
        found: str = self.page.evaluate(SHOWN)
        return found

    def wait_for_change(self, shown: str) -> None:
        self.page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=shown)

    def wait_for_turn(self, done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            if self.page.locator(GLOWING).count() or done():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing glows, and nothing ends")

    def wait_for_the_others(self, table: str) -> None:
        """Until nobody but this person is asked anything, all that stays is read, and the page shows it."""
        address = f"/api/tables/{table}/position"
        position = self.call("GET", address)
        while position["to_act"] != [position["seat"]]:
            self._go_on()  # bots may wait for that
            position = self.call("GET", f"{address}?sequence={position['sequence']}&wait=1")
        self.read_up_to(position["sequence"])
        self.read_on()

    def wait_for_sequence(self, sequence: int) -> None:
        """Until the page has come as far; it may have come further."""
        self.page.wait_for_function(REACHED, arg=sequence)

    def read_up_to(self, sequence: int) -> None:
        """Go on in what stays until it is read, until the page has come as far."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.page.evaluate(f"sequence => !({REACHED})(sequence)", sequence):
            assert time.monotonic() < deadline, f"the page never comes to {sequence}"
            self._go_on()

    def read_on(self) -> None:
        """Go on until nothing of what happened is left to be read."""
        told = self.page.locator(GO_ON)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while told.count():
            assert time.monotonic() < deadline, "it never ends"
            self._go_on()
        expect(told).to_have_count(0)

    def _go_on(self) -> None:
        # It may be gone when the hand gets there.
        self.page.evaluate("goOn => document.querySelector(goOn)?.click()", GO_ON)
        self.page.evaluate(FRAMES)


def play_together(people: Sequence[Visitor], clicks: int, enough: Callable[[], bool]) -> None:
    """All click on what glows, in turn, each so often at least and until it is enough."""
    clicked = dict.fromkeys(people, 0)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while min(clicked.values()) < clicks or not enough():
        assert time.monotonic() < deadline, f"not enough: {list(clicked.values())} clicks"
        before = sum(clicked.values())
        for one in people:
            clicked[one] += one.click_something()
        if sum(clicked.values()) == before:
            people[0].page.wait_for_timeout(50)


def drive(visitor: Visitor, table: str, seats: int, until: str, wishes: dict[str, list[str]]) -> int:
    """Answer for seats of this person, by the API, until a question comes; the seat that is asked.

    `wishes` says what to answer to which question; anything else gets its last option, which is mostly the
    smallest or to do nothing.
    """
    for _ in range(600):
        for seat in range(seats):
            position = visitor.call("GET", f"/api/tables/{table}/position?seat={seat}")
            prompt = position["prompt"]
            if prompt is None:
                continue
            if prompt["message"] == until:
                return seat
            names = [option["name"] for option in position["options"]]
            wanted = [name for name in wishes.get(prompt["message"], []) if name in names]
            passes = [name for name in ("pass_round", "pass", "done", "nothing", "draw", "decline") if name in names]
            choice = (wanted or passes or names[-1:])[0]
            visitor.call(
                "POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": choice, "seat": seat}
            )
    raise AssertionError(f"{until} was never asked")
