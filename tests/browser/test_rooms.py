"""A game that nobody listed and nobody drew: it is in the lobby, and it can be played to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, SeededServer, Visitors
from tests.browser.test_play import over
from tests.server.harness import Server
from tests.test_rooms import GAMES


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = SeededServer(tmp_path, SANDTABLE_WEB=str(CLIENT), **GAMES).start()
    yield running
    running.stop()


def test_the_well_is_in_the_lobby_and_is_played(visit: Visitors, house: Server) -> None:
    ann = visit(url=house.url, language="pl")
    page = ann.open("/")
    card = page.locator("article[data-game=well]")
    expect(card).to_contain_text("Studnia")
    expect(card).to_contain_text("Czerp wodę, ale ostatnią zostaw innym.")
    expect(card).to_contain_text("jedna minuta")
    card.locator("a.button").click()
    expect(page.get_by_label("Głębokość")).to_be_visible()
    page.goto("/")
    card.get_by_role("button").click()
    ann.play_until(lambda: over(ann))
    expect(page.get_by_text("Studnia jest pusta.").first).to_be_visible()
