"""Classic in the browser: played by clicking only what glows, and what its board shows of every stage."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.classic import WHOLE_EXPANSION, bring_to, shared_table, sit
from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery
from tests.browser.journeys import Moment, seeking_battles, travel, ways
from tests.browser.people import FRAMES, play_together
from tests.browser.tables import Setup, Told, decide, sit_down
from tests.browser.test_play import over

SIX: Final[dict[str, Setup]] = {
    "classic": ("classic", 6, {"mode": "advanced", "faction_0": "atreides"}),
    "classic-expansion": (
        "classic",
        6,
        {"mode": "advanced", "faction_0": "richese", "faction_1": "choam", **WHOLE_EXPANSION},
    ),
}
LOOKS = pytest.mark.parametrize("look", ["light", "dark"])


@pytest.mark.parametrize("name", SIX)
def test_a_dozen_decisions(visit: Visitors, pictures: Path, name: str) -> None:
    """On a laptop; then everybody can read what is there, by day and by night."""
    ann = visit()
    gallery = Gallery(ann, pictures, "light")
    sit_down(ann, SIX[name])
    decide(ann)
    ann.wait_for_turn(lambda: over(ann))
    gallery.hang(name)


def test_a_dozen_decisions_on_a_phone(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    sit_down(ann, SIX["classic-expansion"])
    decide(ann)


def test_a_whole_game_of_one_turn(visit: Visitors) -> None:
    """Six seats, advanced, with the whole expansion, by clicking only what glows, to its end."""
    ann = visit()
    game, seats, options = SIX["classic-expansion"]
    sit_down(ann, (game, seats, options | {"max_turns": 1}))
    ann.play_until(lambda: over(ann))
    expect(ann.page.locator("#outcome")).to_be_visible()


@pytest.mark.soak
def test_a_whole_game(visit: Visitors, record_property: Told) -> None:
    """All ten turns of it."""
    ann = visit()
    sit_down(ann, SIX["classic-expansion"])
    record_property("clicks", ann.play_until(lambda: over(ann), most=4000))
    expect(ann.page.locator("#outcome")).to_be_visible()


def test_by_keyboard_alone(visit: Visitors) -> None:
    """Tab reaches the choices, the arrow keys walk along them, Enter chooses; the focus stays with the questions."""
    ann = visit()
    sit_down(ann, SIX["classic"])
    page = ann.page
    page.locator(".prompt [data-option]").first.focus()
    for _ in range(8):
        ann.wait_for_turn(lambda: over(ann))
        if not page.evaluate("document.activeElement.matches('.prompt [data-option]:not([data-aside])')"):
            page.locator(".prompt [data-option]").first.focus()
        page.keyboard.press("ArrowDown")
        shown = ann.shown()
        page.keyboard.press("Enter")
        ann.wait_for_change(shown)


def test_each_browser_is_sent_only_its_own_secrets(visit: Visitors) -> None:
    """Two people: no view that one is sent ever holds a card, traitor or prediction that only the other knows."""
    ann, bob = visit(), visit()
    ann.meet("Ann")
    bob.meet("Bob")
    wanted = {"mode": "advanced", "faction_0": "bene_gesserit", "faction_1": "harkonnen"} | WHOLE_EXPANSION
    bots = [{"kind": "bot", "level": "random"}] * 2
    seats = [{"kind": "person"}, {"kind": "person"}, *bots]
    setup = {"game": "classic", "seats": seats, "options": wanted, "take": 0, "access": "open"}
    table = ann.call("POST", "/api/tables", setup)["id"]
    bob.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    ann.call("POST", f"/api/tables/{table}/start")
    for one in (ann, bob):
        one.open(f"/t/{table}")
        expect(one.page.locator("section.prompt")).to_be_visible()
    people = {0: ann, 1: bob}

    def known() -> bool:
        """Each has something to keep from the other."""
        chosen = [one.views[-1]["players"][seat]["traitors"]["known"] for seat, one in people.items()]
        return all(chosen) and ann.views[-1]["prediction"]["turn"] is not None

    play_together([ann, bob], 3, known)
    assert ann.views[-1]["prediction"]["turn"] is not None
    assert all(view["prediction"] in (None, {"faction": None, "turn": None}) for view in bob.views)
    for seat, views in enumerate((ann.views, bob.views)):
        assert views[-1]["players"][seat]["traitors"]["known"]
        assert not any(view["players"][1 - seat]["traitors"]["known"] for view in views)


# Stages.


def total_of(page_part: Locator) -> float:
    """The number that a line of the battle stage ends with."""
    text = page_part.text_content() or ""
    found = re.search(r"(\d*)(½?)$", text.strip())
    assert found, text
    return float(found[1] or 0) + (0.5 if found[2] else 0)


@LOOKS
def test_predicting_and_bidding(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    table = shared_table(ann, "bene_gesserit, atreides, emperor, fremen")
    sit(ann, table, bring_to(ann, table, "prompt-predict-faction"))
    expect(ann.page.locator(".prompt [data-kind=faction] svg")).to_have_count(3)
    gallery.hang("classic-prediction")

    sit(ann, table, bring_to(ann, table, "prompt-bid", seat=1))
    auction = ann.page.locator("[data-stage=auction]")
    expect(auction.locator("[data-act=turn]")).to_contain_text("Atreides")
    expect(auction).to_contain_text("Seen by: Atreides")
    expect(ann.page.locator("[data-waits='1']")).to_contain_text("Waiting for you")
    gallery.hang("classic-auction")
    spoken = auction.locator("li[data-act=passed]").count()
    shown = ann.shown()
    ann.choose("pass")
    ann.wait_for_change(shown)
    seat = bring_to(ann, table, "prompt-bid")
    sit(ann, table, seat)
    expect(auction.locator("li", has_text="Atreides")).to_have_attribute("data-act", "passed")
    assert auction.locator("li[data-act=passed]").count() >= spoken + 1


@LOOKS
def test_the_voice_is_spoken_on_the_plan_itself(visit: Visitors, pictures: Path, look: str) -> None:
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    table = shared_table(ann, "bene_gesserit, harkonnen, emperor", mode="basic")
    sit(ann, table, bring_to(ann, table, "prompt-voice"))
    order = ann.page.locator('section.battle [data-option="must_not_play_projectile_weapon"]')
    expect(ann.page.locator("section.battle .glows").first).to_be_in_viewport()
    gallery.hang("classic-voice", scroll="section.battle")
    ann.click_on(order)
    expect(ann.page.locator("section.battle")).to_contain_text("Bene Gesserit commands with the Voice")
    voice = ann.call("GET", f"/api/tables/{table}/position?seat=0")["view"]["battle"]["voice"]
    assert voice["order"] == "must_not_play_projectile_weapon"


def test_prescience_looks_at_a_part_of_the_plan(visit: Visitors) -> None:
    ann = visit()
    table = shared_table(ann, "atreides, harkonnen, emperor")
    sit(ann, table, bring_to(ann, table, "prompt-prescience", seat=0))
    ann.click_on(ann.page.locator('section.battle button[data-option="see_weapon"]'))
    expect(ann.page.get_by_role("button", name="I am Harkonnen")).to_be_visible()
    battle = ann.call("GET", f"/api/tables/{table}/position?seat=0")["view"]["battle"]
    assert battle["prescience"]["element"] == "weapon"


@LOOKS
def test_dialling_and_the_reveal(visit: Visitors, pictures: Path, look: str) -> None:
    """The wheel says what my number comes to and what I must fear; the outcome stays until it is read."""
    ann = visit()
    gallery = Gallery(ann, pictures, look)
    table = shared_table(ann, "emperor, harkonnen, guild")
    sit(ann, table, bring_to(ann, table, "prompt-plan-leader"))
    page = ann.page
    wheel = page.locator("section.battle .glows-number")
    while not wheel.count():
        ann.choose_first()
    gallery.hang("classic-dial", scroll="section.battle")
    ann_sees = page.locator("[data-sum=mine]")
    wheel.first.focus()
    least = ann_sees.text_content() or ""
    wheel.last.focus()
    expect(ann_sees).not_to_have_text(least)
    assert total_of(page.locator("[data-sum=most]")) > 0
    shown = ann.shown()
    ann.click_on(wheel.first)
    ann.wait_for_change(shown)

    bring_to(ann, table, "prompt-call-traitor")
    page.goto("/")
    for _ in range(60):
        position = ann.call("GET", f"/api/tables/{table}/position?seat=0&after=0")
        if position["view"]["battle"] is None:
            break
        asked = position["to_act"][0]
        position = ann.call("GET", f"/api/tables/{table}/position?seat={asked}")
        names = [option["name"] for option in position["options"]]
        choice = next((name for name in ("traitor", "keep", "pass") if name in names), names[0])
        ann.call("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": choice, "seat": asked})
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am").click()
    reveal = page.locator("[data-stage=reveal]")
    expect(reveal.locator("ol li").first).to_be_visible()
    expect(reveal.locator("svg[role=group] .number")).to_have_count(2)
    gallery.hang("classic-reveal", scroll="[data-stage=reveal]")
    page.locator("[data-action=read-battle]").click()
    expect(reveal).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="I am").click()
    expect(page.locator("section.prompt")).to_be_visible()
    expect(reveal).to_have_count(0)


def test_a_battle_that_is_over_makes_room_for_the_next(visit: Visitors) -> None:
    """Whoever is asked about a battle sees that one; how the last one ended is a line that opens."""
    setup: Setup = (
        "classic",
        3,
        {"mode": "basic", "faction_0": "emperor", "faction_1": "harkonnen", "faction_2": "guild"},
    )

    def second_plan(moment: Moment) -> bool:
        told = [event.message for event in moment.state.events(moment.seat)]
        return moment.message == "plan-leader" and "event-battle-won" in told[-60:]

    ann = visit()
    page = ann.page
    [way] = ways(setup, seeking_battles, {"plan": second_plan})
    for table, step in travel(ann, setup, way):
        sit(ann, table, step.seat)
        reveal = page.locator("[data-stage=reveal]")
        expect(reveal).to_contain_text(" won ")
        expect(page.locator("section.battle")).to_have_count(1)
        reveal.locator("summary").click()
        expect(reveal.locator("section.battle svg[role=group] .number")).to_have_count(2)
        while reveal.count():
            reveal.locator("[data-action=read-battle]").click()
        expect(page.locator("section.battle")).to_have_count(1)


def steady_box(part: Locator) -> FloatRect:
    """Where something is when nothing moves any more."""
    before, box = None, part.bounding_box()
    while box is None or box != before:
        part.page.evaluate(FRAMES)
        before, box = box, part.bounding_box()
    return box


def test_a_token_hides_no_choice(visit: Visitors) -> None:
    """Whoever clicks on the pieces in a cell that glows chooses the cell."""
    ann = visit()
    table = shared_table(ann, "atreides, harkonnen, emperor")
    sit(ann, table, bring_to(ann, table, "prompt-ship", seat=1))
    box = steady_box(ann.page.locator('[data-place="cell:carthag:10"]'))
    shown = ann.shown()
    ann.page.mouse.click(box["x"], box["y"])
    ann.wait_for_change(shown)
    expect(ann.page.locator(".answer").first).to_contain_text("Carthag")


def test_a_deal_is_an_offer_with_two_answers(visit: Visitors) -> None:
    ann = visit()
    table = shared_table(ann, "atreides, harkonnen, emperor")
    sit(ann, table, bring_to(ann, table, "prompt-bid", seat=0))
    for option in ("offer_deal", "harkonnen", "spice", "2", "no_return", "until_this_turn_ends"):
        ann.choose(option)
    offers = ann.page.locator("[data-stage=offers]")
    expect(offers).to_contain_text("Atreides offers Harkonnen")
    expect(offers.locator("button")).to_have_count(0)
    seat = bring_to(ann, table, "prompt-bid", seat=1)
    sit(ann, table, seat)
    expect(offers).to_contain_text("Atreides offers you")
    expect(offers.get_by_role("button", name="Decline")).to_be_in_viewport(ratio=1)
    offers.get_by_role("button", name="Accept").click()
    expect(offers).to_have_count(0)
    expect(ann.page.locator('[data-faction="harkonnen"]')).to_contain_text("+ 2")


def test_sheets_skills_and_seats_explain_themselves(visit: Visitors) -> None:
    ann = visit()
    table = shared_table(ann, "fremen, harkonnen, choam, richese", **WHOLE_EXPANSION)
    sit(ann, table, bring_to(ann, table, "prompt-keep-skill", seat=0))
    page = ann.page
    expect(page.locator(".prompt [data-kind=skill]").first).to_contain_text("In front of the shield")
    sheet = page.locator("[data-sheet=richese]")
    sheet.locator("summary").click()
    expect(sheet).to_contain_text("no-field")
    expect(page.locator("[data-circle]")).to_have_count(4)
    sit(ann, table, bring_to(ann, table, "prompt-keep-traitor", seat=0))
    page.locator('[data-faction="choam"] .more').first.hover()
    expect(page.locator(".tip")).to_contain_text("Leading the battle")


def test_a_player_of_two_factions_hands_over_to_nobody(visit: Visitors) -> None:
    """Two players with two factions each on one device: the screen is handed over between the two people only."""
    ann = visit()
    table = shared_table(ann, "atreides, emperor, fremen, guild", two_factions_each=True)
    sit(ann, table, bring_to(ann, table, "prompt-keep-traitor", seat=0))
    page = ann.page
    ann.choose_first()
    page.locator('[data-seat="2"] .prompt [data-option]').first.wait_for()
    expect(page.locator("[data-faction]").first).to_have_attribute("data-faction", "fremen")
    page.locator('[data-seat="2"] .prompt [data-option]').first.click()
    expect(page.get_by_role("button", name="I am Emperor")).to_be_visible()


def test_looking_back_and_watching(visit: Visitors) -> None:
    """The stage of an earlier move is told again; whoever watches sees no hand and no choice."""
    ann, bob = visit(), visit()
    table = shared_table(ann, "atreides, harkonnen, emperor")
    sit(ann, table, bring_to(ann, table, "prompt-bid", seat=0))
    bring_to(ann, table, "prompt-revive-forces")
    ann.open(f"/t/{table}")
    ann.page.get_by_role("button", name="I am").click()
    ann.page.locator("[data-action=look-back]").click()
    for _ in range(12):
        if ann.page.locator("[data-stage=auction]").count():
            break
        shown = ann.shown()
        ann.page.get_by_role("button", name="One move back").click()
        ann.wait_for_change(shown)
    expect(ann.page.locator("[data-stage=auction]")).to_be_visible()
    bob.call("GET", "/api/me")
    bob.open(f"/t/{table}")
    expect(bob.page.locator("[data-faction]")).to_have_count(3)
    expect(bob.page.locator(".glows")).to_have_count(0)
    assert not any(player["treachery"]["known"] for player in bob.views[-1]["players"])
