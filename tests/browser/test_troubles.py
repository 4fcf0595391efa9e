"""A game that the server cannot play any more, as its players meet it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, Visitors
from tests.server.harness import Server

WORDS = {
    "en": ("rules that the server no longer has", "was closed before its end"),
    "pl": ("zasad, których serwer już nie ma", "została zamknięta przed końcem"),
    "ru": ("правилам, которых на сервере больше нет", "закрыта до конца партии"),
}


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", SANDTABLE_WEB=str(CLIENT)).start()
    yield server
    server.kill()


def test_players_are_told_what_became_of_their_game(visit: Visitors, upgraded: Server) -> None:
    ann = visit(url=upgraded.url)
    ann.meet("Ann")
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = ann.call("POST", "/api/tables", {"game": "vault", "seats": seats, "take": 0, "access": "open"})["id"]
    readers = {language: visit(url=upgraded.url, language=language) for language in WORDS}
    readers["pl"].meet("Bogna")
    readers["pl"].call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    ann.call("POST", f"/api/tables/{table}/chat", {"text": "see you tomorrow"})
    upgraded.stop()
    upgraded.environment["SANDTABLE_EXTRA_GAMES"] = "tests.server.vault:FORGETFUL"
    upgraded.start()

    for language, (old, _) in WORDS.items():
        page = readers[language].open(f"/t/{table}")
        expect(page.locator("[data-trouble=old_rules]")).to_contain_text(old)
        expect(page.locator(".chat")).to_contain_text("see you tomorrow")
        expect(page.locator(".unplayable button.button", has_text="everybody")).to_have_count(0)
    page = ann.open("/")
    expect(page.locator("li.card").first).to_contain_text("Cannot be played on")
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name="Close the game for everybody").click()
    for language, (_, closed) in WORDS.items():
        expect(readers[language].page.locator("[data-trouble=closed]")).to_contain_text(closed)
    expect(page.locator(".chat .note").last).to_have_text("The game was closed: the server cannot play it any more.")
    record = ann.context.request.get(page.locator("a[download]").get_attribute("href") or "")
    assert record.text().startswith("sandtable record")
