"""Allies talk where nobody else hears them."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.server.harness import Person, Server
from tests.server.test_talk import a_war, enter_cone


def at_the_table(visit: Visitors, who: Person, table: str) -> Page:
    """A browser with the cookie of somebody at the table, its chat open."""
    visitor = visit()
    [cookie] = who.http.cookies.jar
    assert cookie.value is not None
    visitor.context.add_cookies([{"name": cookie.name, "value": cookie.value, "url": who.server.url}])
    page = visitor.open(f"/t/{table}")
    page.get_by_role("tab", name="Chat").click()
    return page


def test_allies_choose_who_hears_them_in_a_cone_of_silence(visit: Visitors, server: Server) -> None:
    people = [Person(server, name) for name in ("Ann", "Bob", "Eve")]
    ann, bob, eve = people
    table, allies = a_war(people)
    page = at_the_table(visit, bob, table)
    expect(page.get_by_label("Say something")).to_be_visible()
    expect(page.get_by_label("Who hears it")).to_have_count(0)
    enter_cone(people, table, allies)
    page.get_by_label("Who hears it").select_option(index=1)
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    page.get_by_label("Say something").fill("strike Carthag")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("strike Carthag")).to_be_visible()
    expect(page.get_by_text("private", exact=True)).to_be_visible()
    expect(at_the_table(visit, eve, table).get_by_text("strike Carthag")).to_be_visible()
    opponent = at_the_table(visit, ann, table)
    page.get_by_label("Who hears it").select_option(index=0)
    page.get_by_label("Say something").fill("good luck")
    page.get_by_role("button", name="Send").click()
    expect(opponent.get_by_text("good luck")).to_be_visible()
    expect(opponent.get_by_text("strike Carthag")).to_have_count(0)
    Person.everybody_leaves()
