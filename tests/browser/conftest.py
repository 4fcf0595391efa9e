"""A real Chromium before a real server with the built client."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Visitor
from tests.server.harness import ROOT, Server

# The client that is tested, where it is not the one that make builds.
CLIENT = Path(os.environ.get("SANDTABLE_WEB") or ROOT / "web" / "dist")
# Chromium as a test wants it: no windows, no calls home, and no sandbox, which containers often lack.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--no-first-run",
]


# Machines that do several things at once are slow, not wrong.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The browser of this machine."""
    return os.environ.get("SANDTABLE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


# Not for the whole session: while Playwright runs, no other test of this process could start an event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium()
    if not found:
        pytest.skip("no Chromium (on Debian: apt-get install chromium; elsewhere set SANDTABLE_CHROMIUM)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield running
        running.close()


class SeededServer(Server):
    """A server whose tables all begin from the same seed."""

    program: ClassVar[str] = "tests.browser.seeded"
    from_nothing = True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (CLIENT / "index.html").is_file(), "the client is not built: make web"
    # Whoever looks ahead does so in a number of worlds, not for a time: a slow machine says the same.
    ahead = {"SANDTABLE_SUGGESTION": "search:8", "SANDTABLE_BOT_SECONDS": "60", "SANDTABLE_REVIEW_TRIALS": "4"}
    running = SeededServer(tmp_path_factory.mktemp("browser"), SANDTABLE_WEB=str(CLIENT), **ahead).start()
    yield running
    running.stop()


@pytest.fixture
def pictures() -> Path:
    """Where the run leaves its screenshots."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class Visitors:
    """People who come to the table, each in a browser of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Visitor] = []

    def __call__(
        self,
        *,
        url: str = "",
        width: int = 1366,
        height: int = 768,
        language: str = "en",
        touch: bool = False,
        motion: bool = False,
    ) -> Visitor:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            base_url=url or self.server.url,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, touch)
        self.all.append(visitor)
        return visitor


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitors]:
    visitors = Visitors(browser, server)
    yield visitors
    for visitor in visitors.all:
        visitor.context.close()
    for visitor in visitors.all:
        assert not visitor.problems, f"the page complained: {visitor.problems}"
        assert visitor.hosts <= {"127.0.0.1", "localhost"}, f"the page called other hosts: {visitor.hosts}"
