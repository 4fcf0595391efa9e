"""Every board in Firefox and in WebKit: it is drawn, fits the window, and is played for a while by what glows."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.other_browsers import Firefox, Missing, OtherBrowser, WebKit
from tests.server.harness import Server

pytestmark = pytest.mark.soak

DECISIONS = 12
SEATS = {"conquest": 3, "uprising": 3, "war_for_arrakis": 2, "classic": 6}
# A table of one person and bots, begun; its id.
CREATE = """(async () => {
    await fetch("/api/me");
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
    const table = await post("/api/tables", SETUP);
    await post(`/api/tables/${table.id}/start`, {});
    return table.id;
})()"""
SHOWN = """(() => {
    const table = document.querySelector("[data-sequence]");
    return table ? `${table.dataset.sequence}/${table.dataset.ask}` : "";
})()"""
GLOWS = ".glows:not([aria-disabled=true]), .glows-cell"
LISTEN = """(() => {
    window.complaints = [];
    window.addEventListener("error", event => window.complaints.push(event.message));
})()"""
# Pieces of the map and of lists take turns, so that both kinds of clicks are tried. What is told is read first, which
# changes nothing of the table. What was shown before the click; nothing where there was nothing to click on.
CLICK = """(turn => {
    const told = document.querySelector("[data-action=go-on]");
    const all = told ? [] : [...document.querySelectorAll(GLOWS)];
    const chosen = told ?? all[turn % all.length];
    const shown = SHOWN;
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return chosen && !told ? shown : "";
})(TURN)"""


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OtherBrowser]:
    kind: type[OtherBrowser] = request.param
    running = kind(tmp_path_factory.mktemp(kind.name))
    try:
        running.start()
        yield running
    except Missing as missing:
        pytest.skip(str(missing))
    finally:
        running.close()


@pytest.mark.parametrize("game", SEATS)
def test_a_board_elsewhere(other: OtherBrowser, server: Server, pictures: Path, game: str) -> None:
    other.open(server.url)
    bots = [{"kind": "bot", "level": "random"}] * (SEATS[game] - 1)
    setup = {"game": game, "seats": [{"kind": "person"}, *bots], "options": {}, "take": 0}
    table = other.run(CREATE.replace("SETUP", json.dumps(setup)))
    other.open(f"{server.url}/t/{table}")
    other.run(LISTEN)
    glows = json.dumps(GLOWS)
    for turn in range(DECISIONS):
        before = other.wait_for(CLICK.replace("GLOWS", glows).replace("TURN", str(turn)).replace("SHOWN", SHOWN))
        other.wait_for(f"{SHOWN} !== {json.dumps(before)}")
    (pictures / f"{game}-{other.name}.png").write_bytes(other.picture())
    assert other.run('document.querySelectorAll("section.board svg path, section.board button").length') > 20
    assert other.run("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert other.run("window.complaints") == []
