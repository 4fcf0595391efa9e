"""Whole games of Classic over a real server: a person among five bots, in the advanced game and with everything."""

from typing import Any

import pytest

import sandtable
from sandtable.games.classic.terms import TURNS
from tests.server.harness import Person, Server

EVERYTHING = {
    "expansion": True,
    "exp_tooth_artillery": True,
    "leader_skills": True,
    "stronghold_cards": True,
    "faction_0": "choam",
    "faction_3": "richese",
}


def finish(ann: Person, table: str) -> Any:
    """Play the first option to the end. Bots play cards of their own accord: then a question is asked anew."""
    position = ann.position(table)
    while position["result"] is None:
        patience = {"sequence": position["sequence"], "wait": 20}
        if 0 in position["to_act"] and position["options"]:
            move = {"ask": position["ask"]["id"], "option": position["options"][0]["name"]}
            answer = ann.call("POST", f"/api/tables/{table}/moves", move)
            assert answer.status_code < 300 or answer.json()["code"] == "stale_ask", answer.text
            patience = {}
        position = ann.position(table, **patience)
    return position["result"]


@pytest.mark.parametrize("turns", [1, pytest.param(TURNS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("more", [{}, EVERYTHING], ids=["advanced", "everything"])
def test_six_seats_with_five_bots_to_the_end(sqlite_server: Server, more: dict[str, Any], turns: int) -> None:
    """A game of one turn, or until somebody wins; what was played replays to the same end."""
    ann = Person(sqlite_server, "Ann")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "heuristic"}] * 5]
    options = {"mode": "advanced", "max_turns": turns, **more}
    table = ann.open("classic", seats=seats, options=options, take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    result = finish(ann, table)
    state = sandtable.game("classic").replay(ann.call("GET", f"/api/tables/{table}/record").text)
    assert state.result is not None
    assert list(state.result.winners) == result["winners"]
    view = state.view(None)
    assert view["turns"] == turns
    assert view["turn"] == 1 if turns == 1 else view["turn"] > 1
    if more:
        factions = [player["faction"] for player in view["players"]]
        assert (factions[0], factions[3]) == ("choam", "richese")
