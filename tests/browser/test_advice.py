"""Advice to somebody who plays alone, and the review after a game, in every language."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from sqlalchemy import insert

import sandtable
from sandtable.kernel.chance import Quick
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.server.settings import Settings
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.description import Description, Seat
from sandtable.server.storage.store import Store
from tests.browser.conftest import Visitors
from tests.browser.seeded import SEED
from tests.browser.test_telling import alone
from tests.server.harness import Server

SUGGESTED = {"ru": ("Если смотреть вперёд:", "Второй вариант:"), "pl": ("Patrząc naprzód:", "Drugi wybór:")}
REVIEWED = {
    "en": ("Review", "Chances to win, in per cent", r"Move (\d+): ", "Chosen: ", "The bot", "with all cards open"),
    "ru": ("Разбор", "Шансы на победу, %", r"Ход (\d+): ", "Выбрано: ", "Бот", "при всех открытых картах"),
    "pl": ("Analiza", "Szanse na wygraną, %", r"Ruch (\d+): ", "Wybrano: ", "Bot", "przy wszystkich kartach odkrytych"),
}
LONG = 300_000
"""Milliseconds: a review is worked out behind whatever else a machine has to do."""
ENGLISH = re.compile(r"\b(the|you|your|of|with|from|choose|and)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", SUGGESTED)
def test_a_move_is_suggested_in_the_readers_language(visit: Visitors, language: str) -> None:
    """What looking ahead chose, the second, and why. In English: tests/browser/test_telling.py."""
    ann = visit(language=language)
    page = ann.open(f"/t/{alone(ann, 'conquest', 3, faction_0='atreides')}")
    page.locator("[data-action=advise]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=take-advice]")).to_be_focused()
    advice = page.locator(".advice[data-ahead=true]")
    for said in SUGGESTED[language]:
        expect(advice).to_contain_text(said)
    assert advice.locator(".why").count()
    assert not ENGLISH.search(advice.inner_text())
    before = ann.shown()
    page.keyboard.press("Enter")
    ann.wait_for_change(before)


AHEAD = '"ahead":true'
OFFLINE = {"en": "The server cannot be reached.", "ru": "Нет связи с сервером.", "pl": "Nie ma połączenia z serwerem."}


def test_when_nobody_can_look_ahead_it_is_said_and_can_be_asked_for_again(visit: Visitors) -> None:
    """A connection that is lost before the first answer, or between the two, costs no more than a click."""
    ann = visit(language="pl")
    page = ann.open(f"/t/{alone(ann, 'conquest', 3, faction_0='atreides')}")
    page.route("**/suggestion?*", lambda route: route.abort())
    advise = page.locator("[data-action=advise]")
    ann.click_on(advise)
    expect(page.get_by_role("alert")).to_have_text(OFFLINE["pl"])
    page.unroute("**/suggestion?*")

    def second_lost(route: Route) -> None:
        if AHEAD in (route.request.post_data or ""):
            route.abort()
        else:
            route.continue_()

    page.route("**/suggestion?*", second_lost)
    ann.click_on(advise)
    advice = page.locator(".advice")
    expect(advice).to_contain_text(f"Nie udało się spojrzeć naprzód. {OFFLINE['pl']}")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute("**/suggestion?*")
    page.locator("[data-action=look-ahead]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=take-advice]")).to_be_focused()
    expect(page.locator(".advice[data-ahead=true]")).to_contain_text(SUGGESTED["pl"][0])
    expect(page.locator("[data-action=look-ahead]")).to_have_count(0)


def test_on_a_phone_advice_is_read_from_its_beginning(visit: Visitors) -> None:
    """What is pinned above it can be long and must not cover what to choose."""
    ann = visit(language="ru", width=320, height=700, touch=True)
    page = ann.open(f"/t/{alone(ann, 'uprising', 1)}")
    expect(page.locator("[data-pinned=owned]")).to_be_visible()
    ann.click_on(page.locator("[data-action=advise]"))
    advice = page.locator(".advice[data-ahead=true]")
    expect(advice).to_be_visible()
    page.wait_for_timeout(300)
    pinned, choice = page.locator(".prompt .pinned").bounding_box(), advice.locator("p").first.bounding_box()
    assert pinned is not None
    assert choice is not None
    assert choice["y"] >= pinned["y"] + pinned["height"]
    expect(advice.locator(".why").first).to_be_in_viewport()


def finished() -> tuple[Description, State]:
    """A duel of a heuristic and a random player that was played here, as the server would have it."""
    state = sandtable.game("conquest").new(2, Quick(SEED))
    players = [player("heuristic", "conquest", 1), player("random", "conquest", 1)]
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, players[seat].choose(state, seat))
    assert state.result is not None
    table = Description(
        id="reviewed23",
        game="conquest",
        rules=state.game.rules_version,
        title="A duel",
        options={},
        access="open",
        spectators=True,
        status="over",
        host="nobody",
        seats=[Seat("bot", "heuristic"), Seat("bot", "random")],
        seed=SEED,
        sequence=state.move_count,
        result=state.result.data(),
        created_at=1.0,
        updated_at=1.0,
    )
    return table, state


async def keep(folder: Path, table: Description, state: State) -> None:
    """Put it into the server's database, where it is found when somebody asks for it."""
    database = Database(Settings(data=str(folder)))
    await Store(database, "test").create(table)
    moves = [
        {"table_id": table.id, "number": number, "kind": "play", "seat": seat, "what": str(option), "at": 1.0}
        for number, (seat, option) in enumerate(state.moves(), start=1)
    ]
    async with database.writing() as connection:
        await connection.execute(insert(schema.moves), moves)
    await database.close()


def whole(thing: Locator, panel: Locator) -> bool:
    """Whether nothing of it is cut off by the panel that it stands in."""
    inner, outer = thing.bounding_box(), panel.bounding_box()
    assert inner is not None
    assert outer is not None
    return outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_a_game_is_reviewed_in_the_readers_language(visit: Visitors, server: Server, pictures: Path) -> None:
    """The chances as a drawing, the decisions that moved them, and what the bot says of each; the same for all."""
    table, state = finished()
    with ThreadPoolExecutor(1) as elsewhere:  # in this thread Playwright has its own loop
        elsewhere.submit(asyncio.run, keep(server.folder, table, state)).result()
    found = {}
    for language, (title, chances, moment, played, bot, opened) in REVIEWED.items():
        page = visit(language=language).open(f"/t/{table.id}/replay")
        page.get_by_role("button", name=title, exact=True).click()
        review = page.get_by_role("region", name=title)
        expect(review).to_be_focused()
        moments = review.locator("[data-moment]")
        expect(moments).to_have_count(8, timeout=LONG)
        expect(review.get_by_role("img", name=chances)).to_be_visible()
        page.screenshot(path=pictures / f"review-{language}.png")
        assert whole(review.get_by_role("combobox"), page.locator(".review")), "through whose eyes is seen at once"
        board = page.locator(".planet").bounding_box()
        assert board is not None
        assert board["height"] > 250, "the board can still be read"
        known = moments.all_inner_texts()
        for text in known:
            assert re.search(moment, text)
            assert played in text
            assert bot in text
            assert language == "en" or not ENGLISH.search(text)
        found[language] = [moments.nth(place).get_attribute("data-moment") for place in range(8)]
        review.get_by_role("combobox").select_option(label=opened)
        assert moments.all_inner_texts() != known, "with all cards open the bot expects something else"
        # A moment leads to its place in the game, and the drawing stays in sight meanwhile.
        moments.nth(3).get_by_role("button").click()
        assert whole(review.get_by_role("img", name=chances), page.locator(".review"))
        expect(page.locator("input[type=range]")).to_have_value(str(found[language][3]))
    assert found["en"] == found["ru"] == found["pl"]
    # On a phone the button is far below: whoever asks is led to the review, and finds it again after a reload.
    page = visit(width=390, height=844, touch=True).open(f"/t/{table.id}/replay")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("img", name="Chances to win, in per cent")).to_be_in_viewport()
    expect(page.locator("[data-moment]").first).to_be_in_viewport()
    page.screenshot(path=pictures / "review-phone.png")
    page.reload()
    expect(page.locator("[data-moment]")).to_have_count(8)


def test_the_end_of_a_game_leads_to_the_review_through_the_readers_own_eyes(visit: Visitors, server: Server) -> None:
    """What the seat knew is what the review speaks of; and a lost connection takes nothing off the screen."""
    ann = visit()
    table, state = finished()
    own = next(seat for seat, _ in state.moves())
    table.id = "reviewed24"
    table.seats[own] = Seat("person", name="Ann", holders={ann.call("GET", "/api/me")["guest"]: 1.0})
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, keep(server.folder, table, state)).result()
    page = ann.open(f"/t/{table.id}")
    page.get_by_role("link", name="Review", exact=True).click()
    moments = page.locator("[data-moment]")
    expect(moments.first).to_be_visible(timeout=LONG)
    expect(page.get_by_label("Seen by")).to_have_value(str(own))
    expect(page.locator(".review .progress")).to_have_count(0, timeout=LONG)
    answered: list[bool] = []

    def cut_off(route: Route) -> None:
        if answered:
            return route.abort()
        answered.append(True)
        answer = route.fetch()
        return route.fulfill(response=answer, json={**answer.json(), "ready": False})

    page.route("**/review?*", cut_off)
    page.reload()
    drawn = page.locator(".review figure")
    wide = drawn.evaluate("figure => figure.clientWidth")
    expect(page.get_by_role("alert")).to_have_text(OFFLINE["en"])
    assert drawn.evaluate("figure => figure.clientWidth") == wide, "nothing moves because of what is said"
    page.unroute("**/review?*")
    page.reload()
    expect(moments.first).to_be_visible()
    page.route("**/replay/*", lambda route: route.abort())
    before = page.locator("input[type=range]").input_value()
    moments.last.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text(OFFLINE["en"])
    expect(page.locator("input[type=range]")).to_have_value(before)
    page.unroute("**/replay/*")
    moments.last.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("input[type=range]")).to_have_value(str(moments.last.get_attribute("data-moment")))
