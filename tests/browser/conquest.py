"""Games of Conquest that begin where a test needs them."""

from tests.browser.people import Visitor, drive

DUEL = {"faction_0": "atreides", "faction_1": "harkonnen", "covered": "carthag"}
BOTH_TO_ARRAKEEN = {
    "prompt-ship": ["arrakeen:9"],
    "prompt-ship-count": ["4", "3", "2"],
    "prompt-buy": ["0"],
    "prompt-storm-distance": ["0"],
}


def hot_seat(visitor: Visitor) -> str:
    """A table for two with both seats on one device; its id."""
    visitor.meet("Ann")
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = {"game": "conquest", "seats": seats, "options": DUEL, "take": 0, "access": "open"}
    id: str = visitor.call("POST", "/api/tables", table)["id"]
    visitor.call("POST", f"/api/tables/{id}/join", {"seat": 1})
    visitor.call("POST", f"/api/tables/{id}/start")
    return id


def battle_plan(visitor: Visitor) -> tuple[str, int]:
    """A hot-seat table where a battle plan is to be made; its id and the seat that makes it."""
    table = hot_seat(visitor)
    seat = drive(visitor, table, 2, "prompt-plan-leader", BOTH_TO_ARRAKEEN)
    return table, seat
