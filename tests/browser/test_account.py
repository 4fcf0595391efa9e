"""My seats on another device: by a one-time code, and by a passkey of a virtual authenticator."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.people import Visitor
from tests.server.harness import Server


def open_settings(visitor: Visitor) -> Page:
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()
    return page


def named(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me")):
        page.get_by_label("Your name").blur()


def open_a_table(page: Page) -> str:
    """A table that this browser's guest hosts and sits at."""
    made: str = page.evaluate(
        """async () => {
            const body = JSON.stringify({ game: "conquest", take: 0, title: "Friday" });
            const headers = { "Content-Type": "application/json" };
            const answer = await fetch("/api/tables", { method: "POST", headers, body });
            return (await answer.json()).id;
        }"""
    )
    return made


def guest(page: Page) -> str:
    id: str = page.evaluate("async () => (await (await fetch('/api/me')).json()).guest")
    return id


def with_authenticator(visitor: Visitor) -> tuple[object, str]:
    """A device that makes passkeys and whose owner always says yes."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    added = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, added["authenticatorId"]


def test_a_code_brings_my_seats_to_another_device(visit: Visitors) -> None:
    ann, phone = visit(), visit(width=360, height=740)
    page = open_settings(ann)
    table = open_a_table(page)
    page.get_by_role("button", name="Make a code").click()
    address = page.get_by_role("link", name="/device#code=").get_attribute("href")
    assert address is not None
    other = phone.open("/" + address.partition("://")[2].partition("/")[2])
    other.get_by_role("button", name="Sit down here too").click()
    expect(other).to_have_url(f"{phone.page.url.partition('/t/')[0].partition('/device')[0]}/t/{table}")
    again = visit()
    stranger = again.open("/" + address.partition("://")[2].partition("/")[2])
    stranger.get_by_role("button", name="Sit down here too").click()
    expect(stranger.get_by_role("alert")).to_contain_text("does not work any more")


def test_nobody_shares_a_seat_without_knowing(visit: Visitors) -> None:
    ann, bob = visit(), visit(width=360, height=740)
    page = ann.open("/")
    table = open_a_table(page)
    link: str = page.evaluate(f"async () => (await (await fetch('/api/tables/{table}/seats/0/invitation')).json()).url")
    theirs = bob.open(link)
    before = theirs.get_by_text("1 other device sat down at this seat before this one")
    expect(before).to_be_visible()
    mine = ann.open(f"/t/{table}")
    after = mine.get_by_text("1 other device came to your seat after this one")
    expect(after).to_be_visible()
    mine.get_by_role("button", name="Send those who came later away").click()
    expect(after).to_be_hidden()
    expect(before).to_be_hidden()

    # Whoever comes while the game is on is told at once too.
    begun = {"game": "conquest", "take": 0, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    link = mine.evaluate(
        """async body => {
            const headers = { "Content-Type": "application/json" };
            const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) });
            const address = `/api/tables/${(await answer.json()).id}`;
            await fetch(`${address}/start`, { method: "POST" });
            return (await (await fetch(`${address}/seats/0/invitation`)).json()).url;
        }""",
        begun,
    )
    expect(bob.open(link).get_by_role("alert").get_by_text("before this one")).to_be_visible()


def test_an_account_with_a_passkey_follows_the_person(visit: Visitors, server: Server) -> None:
    # Passkeys belong to a name; 127.0.0.1 is none.
    address = f"http://localhost:{server.port}"
    ann = visit(url=address)
    session, key = with_authenticator(ann)
    page = open_settings(ann)
    named(page, "Ann")
    table = open_a_table(page)
    mine = guest(page)
    page.get_by_role("button", name="Create an account with a passkey").click()
    expect(page.get_by_text("You are signed in with a passkey.")).to_be_visible()
    credentials = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]  # type: ignore[attr-defined]
    assert len(credentials) == 1

    # Another device, with a table of its own; the same passkey, as a phone and a laptop share it.
    laptop = visit(url=address)
    second, other_key = with_authenticator(laptop)
    second.send("WebAuthn.addCredential", {"authenticatorId": other_key, "credential": credentials[0]})  # type: ignore[attr-defined]
    elsewhere = open_settings(laptop)
    own = open_a_table(elsewhere)
    assert guest(elsewhere) != mine
    with elsewhere.expect_navigation():
        elsewhere.get_by_role("button", name="Sign in with a passkey").click()
    assert guest(elsewhere) == mine
    tables: list[str] = elsewhere.evaluate(
        "async () => (await (await fetch('/api/tables?mine=true')).json()).tables.filter(t => t.host).map(t => t.id)"
    )
    assert {table, own} <= set(tables), "what both devices had is there"
    assert elsewhere.evaluate("async () => (await (await fetch('/api/me')).json()).name") == "Ann"

    # Signing out leaves a new guest; forgetting the only passkey ends the account.
    elsewhere.get_by_role("button", name="Settings").click()
    with elsewhere.expect_navigation():
        elsewhere.get_by_role("button", name="Sign out").click()
    assert guest(elsewhere) != mine
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("button", name="Create an account with a passkey")).to_be_visible()
    assert guest(page) == mine
