"""Spice by its source: whatever anybody owns and whatever lies on the planet changes by what is told, and by nothing
else (CLA-GEN-08, 09). The bank is the only place that is not counted.

What was paid for a shipment that has not landed still counts as the payer's, and so does what lies before a shield.
"""

from collections import Counter
from typing import Final

import pytest

from sandtable.games.arrakis.planet import ALL_CELLS, SECTOR_OF, TERRITORY_OF
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import SETUP
from sandtable.kernel.events import Event
from tests.games.classic.laws import CASES
from tests.laws.case import Case
from tests.laws.play import SOAK_GAMES, states_of_a_game

FROM_BANK: Final = {
    "event-battle-income": "count",
    "event-captive-killed": "count",
    "event-cashes": "count",
    "event-charity": "count",
    "event-choam-income": "count",
    "event-income": "count",
    "event-bank-share": "count",
    "event-spice-for-leaders": "count",
    "event-stronghold-income": "count",
}
"""What the bank pays to whoever is named."""
TO_BANK: Final = {
    "event-choam-pays-charity": "count",
    "event-emperor-pays": "cost",
    "event-forces-revived": "cost",
    "event-kwisatz-revived": "cost",
    "event-leader-revived": "cost",
    "event-pays-bank": "count",
    "event-pays-banked": "count",
    "event-pays-support": "count",
}
"""What whoever is named pays to the bank."""
BETWEEN: Final = ("event-bribe", "event-buys-off-audit", "event-gives", "event-pays")
LEVY: Final = "event-levy"
"""Part of a payment goes on to the bank, from whoever received it."""
ONTO_THE_PLANET: Final = ("event-spice-blow", "event-sandmaster-finds")
OFF_THE_PLANET: Final = ("event-spice-destroyed", "event-spice-devoured", "event-spice-lost-to-storm")
COLLECTED: Final = ("event-collects", "event-sandmaster-takes", "event-smuggles")

CELL_OF: Final = {(TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]): cell for cell in ALL_CELLS}

Spice = Counter[str]
"""How much lies where: "faction-guild", "old_gap:9" as the number of its cell."""


def spice(g: Table) -> Spice:
    found = Spice({g.who(seat): g.spice[seat] + g.bribes[seat] for seat in range(g.seats)})
    if g.voyage is not None and not g.voyage.shipped:
        for payer, part in zip(g.voyage.payers, g.voyage.paid, strict=True):
            found[g.who(payer)] += part
    for cell in ALL_CELLS:
        found[str(cell)] = g.ground_spice[cell]
    return found


def booked(event: Event) -> Spice:
    """What an event says about who has more and who has less now."""
    args, moved = event.args, Spice()
    who = str(args.get("who"))
    if event.message in FROM_BANK:
        moved[who] += args[FROM_BANK[event.message]]
    elif event.message in TO_BANK:
        moved[who] -= args[TO_BANK[event.message]]
    elif event.message in BETWEEN:
        moved[who] -= args["count"]
        moved[args["to"]] += args["count"]
    elif event.message == LEVY:
        moved[args["to"]] -= args["count"]
    elif event.message in (*ONTO_THE_PLANET, *OFF_THE_PLANET, *COLLECTED):
        cell = str(CELL_OF[args["where"], args["sector"]])
        moved[cell] += args["count"] if event.message in ONTO_THE_PLANET else -args["count"]
        if event.message in COLLECTED:
            moved[who] += args["count"]
    return moved


def balanced(case: Case, seed: int) -> Spice:
    """Play a game and hold every move to what it told. How often spice moved by which event."""
    seen = Spice()
    before, told, begun = Spice(), 0, False
    for decisions, g in enumerate(states_of_a_game(case, seed)):
        assert isinstance(g, Table)
        news = g.events(None, told)
        told += len(news)
        after = spice(g)
        if begun:
            expected = Spice(before)
            for event in news:
                moved = booked(event)
                if any(moved.values()):
                    seen[event.message] += 1
                expected.update(moved)
            wrong = {place: (after[place], expected[place]) for place in after if after[place] != expected[place]}
            assert not wrong, f"{case}, seed {seed}, {decisions} decisions, is and should be: {wrong}"
        before, begun = after, g.phase != SETUP
    return seen


@pytest.mark.rule("CLA-GEN-08", "CLA-GEN-09")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_spice_moves_only_as_it_is_told(case: Case) -> None:
    assert balanced(case, seed=1)["event-spice-blow"]


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_spice_moves_only_as_it_is_told_in_many_games(case: Case) -> None:
    for seed in range(2, 2 + -(-SOAK_GAMES // (100 * len(CASES)))):
        balanced(case, seed)
