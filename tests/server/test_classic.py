"""Whole games of Classic over a real server: a person among five bots, in the advanced game and with everything."""

from typing import Any

import pytest

import sandtable
from tests.server.harness import Person, Server
from tests.server.test_play import finish

EVERYTHING = {
    "expansion": True,
    "exp_tooth_artillery": True,
    "leader_skills": True,
    "stronghold_cards": True,
    "faction_0": "choam",
    "faction_3": "richese",
}


@pytest.mark.parametrize("more", [{}, EVERYTHING], ids=["advanced", "everything"])
def test_six_seats_with_five_bots_to_the_end(sqlite_server: Server, more: dict[str, Any]) -> None:
    """One turn, which is a whole game; what was played replays to the same end."""
    ann = Person(sqlite_server, "Ann")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "heuristic"}] * 5]
    options = {"mode": "advanced", "max_turns": 1, **more}
    table = ann.open("classic", seats=seats, options=options, take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    result = finish([ann], table)["result"]
    state = sandtable.game("classic").replay(ann.call("GET", f"/api/tables/{table}/record").text)
    assert state.result is not None
    assert list(state.result.winners) == result["winners"]
    assert state.view(None)["turn"] == 1
    if more:
        factions = [player["faction"] for player in state.view(None)["players"]]
        assert (factions[0], factions[3]) == ("choam", "richese")
