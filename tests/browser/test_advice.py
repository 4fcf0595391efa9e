"""Advice to somebody who plays alone, and the review after a game, in every language."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
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
