"""The laws in every combination of rules and modules that the settings allow (section 0.3 of the catalogue).

`laws.py` names a few of them, at every number of seats; here each is played, with CHOAM and Richese at the table where
the expansion is.
"""

from itertools import cycle, product

import pytest

from sandtable.games.classic.game import GAME
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Value
from tests.laws.case import Case
from tests.laws.laws import LAWS
from tests.laws.play import SOAK_GAMES, as_played, hold
from tests.laws.test_laws import AT_THE_END

MODES = ("basic", "advanced")
MODULES = ("expansion", "exp_tooth_artillery", "leader_skills", "stronghold_cards")


def combinations() -> list[Case]:
    found: list[Case] = []
    seats = cycle(GAME.seats)
    for mode, used in product(MODES, product((False, True), repeat=len(MODULES))):
        options: dict[str, Value] = {"mode": mode, **dict(zip(MODULES, used, strict=True)), "max_turns": 2}
        if options["expansion"]:
            options |= {"faction_0": "choam", "faction_1": "richese"}
        case = Case("classic", next(seats), bound=4000, **options)
        try:
            GAME.check(case.seats, {setting.name: setting.default for setting in GAME.settings} | options)
        except BadSetup:
            continue
        found.append(case)
    return found


COMBINATIONS = combinations()


def test_only_stronghold_cards_need_the_advanced_game() -> None:
    refused = 2 ** (len(MODULES) - 1)
    assert len(COMBINATIONS) == 2 * 2 ** len(MODULES) - refused
    assert {case.seats for case in COMBINATIONS} == set(GAME.seats)


def keeps_the_laws(case: Case, seed: int) -> None:
    for decisions, g in as_played(case, seed, 1):
        for law in AT_THE_END if g.over else LAWS:
            hold(law, g, case, seed, decisions)


@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_the_laws_hold_in_every_combination_of_modules(case: Case) -> None:
    keeps_the_laws(case, seed=7)


@pytest.mark.soak
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_the_laws_hold_in_many_games_of_every_combination(case: Case) -> None:
    for seed in range(1000, 1000 + -(-SOAK_GAMES // (8 * len(COMBINATIONS)))):
        keeps_the_laws(case, seed)
