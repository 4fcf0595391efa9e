"""Tables of Classic whose seats are all one person's, brought to a question by the API."""

import random
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import GO_ON, Visitor

WHOLE_EXPANSION: Final = dict.fromkeys(("expansion", "exp_tooth_artillery", "leader_skills", "stronghold_cards"), True)
PASSES: Final = ("pass_turn", "pass_phase", "pass_on")


def shared_table(visitor: Visitor, factions: str, **options: object) -> str:
    """All seats of a new table belong to this person; its id."""
    visitor.call("GET", "/api/me")
    names = factions.split(", ")
    chosen: dict[str, object] = {f"faction_{seat}": faction for seat, faction in enumerate(names)}
    wanted = {
        "game": "classic",
        "seats": [{"kind": "person"}] * len(names),
        "options": {"mode": "advanced"} | chosen | options,
        "take": 0,
        "access": "open",
    }
    table: str = visitor.call("POST", "/api/tables", wanted)["id"]
    for seat in range(1, len(names)):
        visitor.call("POST", f"/api/tables/{table}/join", {"seat": seat})
    visitor.call("POST", f"/api/tables/{table}/start")
    return table


def bring_to(visitor: Visitor, table: str, question: str, seat: int | None = None, most: int = 900) -> int:
    """Answer for everybody, by a seeded chance that looks for battles, until a question comes; who is asked it."""
    chance = random.Random(5)
    for _ in range(most):
        waiting = visitor.call("GET", f"/api/tables/{table}/position?seat=0&after={2**31 - 1}")["to_act"]
        asked = waiting[0] if seat is None or seat not in waiting else seat
        position = visitor.call("GET", f"/api/tables/{table}/position?seat={asked}&after={2**31 - 1}")
        if position["prompt"] is None:
            continue  # answered between the two questions
        if position["prompt"]["message"] == question and seat in (None, asked):
            return int(asked)
        move = {"ask": position["ask"]["id"], "option": chance.choice(sensible(position)), "seat": asked}
        visitor.call("POST", f"/api/tables/{table}/moves", move)
    raise AssertionError(f"{question} was never asked")


def sensible(position: dict[str, Any]) -> list[str]:
    """Options that lead to battles soon: pass where one may, ship to where others stand."""
    names = [option["name"] for option in position["options"]]
    passes = [name for name in PASSES if name in names]
    if passes:
        return passes[:1]
    question = position["prompt"]["message"]
    if question == "prompt-bid":
        return names[:2]
    if question == "prompt-ship":
        taken = {cell["cell"] for cell in position["view"]["cells"] if cell["forces"]}
        return [name for name in names if name in taken] or names
    return names


def sit(visitor: Visitor, table: str, seat: int) -> None:
    """Open the table and say that the player of that seat is before the screen."""
    visitor.open(f"/t/{table}")
    visitor.page.get_by_role("button", name="I am").click()
    visitor.page.locator(f'[data-seat="{seat}"]').wait_for()
    # What has happened meanwhile stays until one goes on.
    prompt, results = visitor.page.locator("section.prompt"), visitor.page.locator(GO_ON)
    prompt.or_(results).first.wait_for()
    if not prompt.count():
        visitor.read_on()
    expect(prompt).to_be_visible()
