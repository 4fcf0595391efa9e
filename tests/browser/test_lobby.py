"""Before the game: modes by name, options that go together, a waiting room that knows who comes."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_a_mode_is_played_by_its_name(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    card = page.locator("article[data-game=uprising]")
    expect(card).to_contain_text("House Hagal: solo")
    card.locator("[data-mode=hagal_solo]").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-sequence]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    assert len(ann.call("GET", f"/api/tables/{table}")["seats"]) == 1


def test_only_what_goes_together_is_offered(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/new/classic?mode=basic")
    expect(page.get_by_role("radio", name="Basic game")).to_be_checked()
    cards = page.get_by_label("Stronghold cards", exact=False)
    expect(page.get_by_label("Alliances", exact=True)).to_be_visible()
    expect(page.get_by_text("How many may ally, and how many strongholds they then need.")).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_role("radio", name="Advanced game").check()
    expect(cards).to_be_visible()
    page.get_by_label("Faction of seat 1").select_option("fremen")
    expect(page.locator("#option-faction_1 option[value=fremen]")).to_have_count(0)
    expect(page.locator("#option-faction_1 option[value=choam]")).to_have_count(0)
    page.get_by_role("radio", name="CHOAM & Richese").check()
    expect(page.locator("#option-faction_1 option[value=choam]")).to_have_count(1)


def test_a_lone_player_chooses_no_side_against_the_mahdi(visit: Visitors) -> None:
    page = visit().open("/new/war_for_arrakis?mode=mahdi")
    expect(page.get_by_role("radio", name="Against the Mahdi")).to_be_checked()
    expect(page.get_by_label("Number of players")).to_have_value("1")
    expect(page.get_by_label("Side of seat 1")).to_have_count(0)


def test_the_waiting_room_names_game_and_mode_asks_for_a_name_and_talks(visit: Visitors) -> None:
    ann, bob = visit(), visit()
    page = ann.open("/new/conquest?mode=alliance")
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Dune: A Game of Conquest and Diplomacy").first).to_be_visible()
    expect(page.get_by_text("Alliance duel")).to_be_visible()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_text("Ann (you)")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    link = ann.call("GET", f"/api/tables/{table}/seats/1/invitation")["url"]
    other = bob.open(link)
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="That’s me").click()
    expect(page.get_by_text("Bob", exact=True)).to_be_visible()
    other.get_by_label("Say something").fill("Good evening")
    other.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Good evening")).to_be_visible()


def test_what_no_source_confirms_is_said_before_one_starts_and_on_the_card(visit: Visitors) -> None:
    ann = visit()
    page = ann.open("/")
    page.locator("article[data-game=conquest]").get_by_role("link", name="not confirmed").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Not confirmed")
    expect(page.get_by_text("Stilgar")).to_be_visible()
    expect(page.get_by_text("issue of the project")).to_be_visible()
    page.goto("/")
    page.locator("article[data-game=conquest] [data-mode=duel]").get_by_role("button").click()
    expect(page.locator(".unsure").first).to_be_visible()
    assert "Not confirmed by any source" in str(page.locator(".unsure").first.get_attribute("title"))
