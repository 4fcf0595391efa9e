"""Whole games, by clicking only what glows."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.gallery import serious
from tests.browser.people import Visitor


def start_against_bots(visitor: Visitor, game: str) -> None:
    page = visitor.open("/")
    page.locator(f"article[data-game={game}] li:first-child button.primary").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.locator("section.prompt")).to_be_visible()


def over(visitor: Visitor) -> bool:
    return visitor.page.locator("#outcome").count() > 0


def test_a_whole_game_of_conquest(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    clicks = ann.play_until(lambda: over(ann))
    assert clicks > 15
    expect(ann.page.locator(".won")).to_contain_text("Won by")

    # The replay: step, slide, other eyes, a link to a position.
    page = ann.page
    page.locator("a[href$='/replay']").first.click()
    expect(page.locator("output")).to_contain_text("Move 0 of")
    page.get_by_label("One move on").click()
    expect(page.locator("output")).to_contain_text("Move 1 of")
    page.get_by_label("To the end").click()
    expect(page.locator("#outcome")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("#hand-title")).to_be_attached()
    page.locator("input[type=range]").fill("5")
    expect(page).to_have_url(re.compile(r"move=5&seat=1"))
    link = page.url
    page.get_by_role("button", name="How it went").click()
    expect(page.locator("polyline").first).to_have_attribute("points", re.compile(r"(\S+ ){8}"))

    bob = visit()
    bob.open(link)
    expect(bob.page.locator("output")).to_contain_text("Move 5 of")

    page.goto("/")
    finished = page.locator("section", has=page.locator("#finished"))
    expect(finished.get_by_role("link", name="Replay").first).to_be_visible()


def test_a_whole_game_of_uprising(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "uprising")
    clicks = ann.play_until(lambda: over(ann), most=900)
    assert clicks > 40
    expect(ann.page.locator("#outcome")).to_be_visible()


def test_solo_against_house_hagal(visit: Visitors) -> None:
    """One person and two Rivals: set up by hand, played for a while on the board."""
    ann = visit()
    page = ann.open("/new/uprising")
    page.get_by_role("radio", name="House Hagal: solo").check()
    page.get_by_label("Difficulty").select_option(label="Mercenary (easy)")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("section.prompt")).to_be_visible()
    expect(page.locator("article", has_text="Rival of House Hagal")).to_have_count(2)
    sent = 0
    for _ in range(30):
        ann.wait_for_turn(lambda: over(ann))
        spaces = page.locator("button.space.glows")
        if spaces.count():
            shown = ann.shown()
            ann.click_on(spaces.first)
            ann.wait_for_change(shown)
            sent += 1
        else:
            ann.click_something()
    assert sent > 1
    expect(page.locator("[data-space] .agents svg").first).to_be_attached()


def test_takes_a_move_back(visit: Visitors) -> None:
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    asked = ann.prompt.text_content()
    ann.choose_first()
    # The bots go on until it is Ann's turn again; none of them minds.
    ann.wait_for_turn(lambda: False)
    expect(ann.prompt).not_to_have_text(asked or "")
    ann.page.locator("[data-action=undo], [data-action=ask-undo]").click()
    expect(ann.prompt).to_have_text(asked or "")


def test_what_is_new_can_be_seen_after_coming_back(visit: Visitors) -> None:
    """The others moved while the page was closed: the log shows from where on."""
    ann = visit()
    start_against_bots(ann, "conquest")
    divider = ann.page.locator(".divider")
    ann.wait_for_turn(lambda: False)
    while not divider.count():
        ann.click_something()
        ann.wait_for_turn(lambda: False)
    ann.wait_for_the_others(ann.page.url.rsplit("/", 1)[1])
    events = ann.page.locator("ol li:not(.divider)").count()
    ann.page.reload()
    expect(divider).to_contain_text("New since your last move")
    expect(ann.page.locator("ol li:not(.divider)")).to_have_count(events)


def test_a_stale_click_does_no_harm(visit: Visitors) -> None:
    """Two windows of one player: the second still shows what the first has answered."""
    ann = visit()
    start_against_bots(ann, "conquest")
    ann.wait_for_turn(lambda: False)
    other = ann.context.new_page()
    other.goto(ann.page.url)
    expect(other.locator("section.prompt h2")).to_be_visible()
    ann.click_something()
    ann.wait_for_turn(lambda: False)
    expect(other.locator("section.prompt h2")).to_have_text(ann.prompt.text_content() or "")


def test_spectators_see_no_secrets(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    start_against_bots(ann, "conquest")
    bob.open(ann.page.url)
    expect(bob.page.locator("section.prompt")).to_contain_text("You are watching")
    ann.wait_for_turn(lambda: False)
    ann.click_something()
    ann.wait_for_turn(lambda: False)
    assert ann.views
    assert bob.views
    for view in bob.views:
        assert view["you"] is None
        for player in view["players"]:
            assert not player["traitors"]["known"]
            assert len(player["battle_cards"]["known"]) == 0
    expect(ann.page.locator(".people")).to_contain_text("1 spectator")


def test_a_game_that_nobody_has_drawn(visit: Visitors) -> None:
    """A game without a board of its own is played from the lists, with everything in words."""
    ann = visit()
    start_against_bots(ann, "vault")
    expect(ann.page.get_by_text("This game has no drawn board yet.")).to_be_visible()
    ann.play_until(lambda: over(ann))
    expect(ann.page.locator(".won")).to_be_visible()
    assert serious(ann.page) == []
