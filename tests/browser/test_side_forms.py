"""What a person may do though nobody waits for it: a quiet bar below the question, which neither glows nor calls."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIENT, SeededServer, Visitors
from tests.server.harness import Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    vault = {"SANDTABLE_EXTRA_GAMES": "tests.server.vault:GAME"}
    running = SeededServer(tmp_path, SANDTABLE_WEB=str(CLIENT), **vault).start()
    yield running
    running.stop()


def test_who_may_act_sees_so_and_is_not_hurried(visit: Visitors, house: Server) -> None:
    ann, bob = visit(url=house.url), visit(url=house.url)
    ann.meet("Ann")
    bob.meet("Bob")
    seats = [{"kind": "person"}, {"kind": "person"}]
    details = {"game": "vault", "seats": seats, "take": 0, "access": "open", "options": {"knocks": True}}
    table = ann.call("POST", "/api/tables", details)["id"]
    bob.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    page = ann.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    may = page.get_by_role("group", name="You may")

    # Below what is asked, and without a glow.
    expect(page.locator(".prompt .glows")).to_have_count(2)
    expect(may.locator("[data-option]")).to_have_count(1)
    expect(may.locator(".glows")).to_have_count(0)
    for option in ("turn left", "3"):
        ann.choose(option)
    expect(page.locator("section.prompt .waiting")).to_contain_text("Waiting for")
    expect(may).to_be_visible()
    expect(page.locator("section.prompt.mine")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("^●"))  # nor does the title call

    # Begun, taken back, begun again and finished: the other hears of it only then.
    ann.choose("knock")
    expect(page.locator("section.prompt h2")).to_be_visible()
    expect(page.locator(".answer")).to_have_count(1)
    expect(may).to_have_count(0)
    page.locator("[data-action=back]").click()
    expect(may).to_be_visible()
    log = bob.page.get_by_text("vault-knocked")
    expect(log).to_have_count(0)
    ann.choose("knock")
    ann.choose("2")
    expect(log.first).to_be_attached()
    expect(may).to_have_count(0)
    expect(page.locator("section.prompt .waiting")).to_be_visible()
    expect(bob.page.locator(".prompt .glows")).to_have_count(2)
