"""Why not? Whole random games: nothing that is offered has a reason against it, everything that is refused has one."""

from random import Random

import pytest

from sandtable.kernel.chance import Quick
from sandtable.kernel.notation import Notation, Option
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import Reason, WhyNot
from tests.kernel.toy import CARDS as TOY_CARDS
from tests.kernel.toy import SEATS as TOY_SEATS
from tests.kernel.toy import TOY
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.laws import reasons
from tests.laws.play import SOAK_GAMES, hold, random_move, states_of_a_game

WITH_REASONS = [case for case in CASES if case.game.why_not.doubts]
BOUND = 400
"""Decisions of a game that are looked at in `make test`; a soak looks at all."""


def first_of_each() -> list[Case]:
    """A case for each game and number of seats."""
    found: dict[tuple[str, int], Case] = {}
    for case in WITH_REASONS:
        found[case.game_id, case.seats] = case
    return list(found.values())


@pytest.mark.parametrize("case", first_of_each(), ids=str)
def test_reasons(case: Case) -> None:
    choices = Random(11)
    g = case.game.new(case.seats, Quick(11), **case.options)
    for decisions in range(BOUND):
        if g.over:
            return
        hold(reasons, g, case, 11, decisions)
        random_move(g, choices)


@pytest.mark.soak
@pytest.mark.parametrize("case", WITH_REASONS, ids=str)
def test_reasons_soak(case: Case) -> None:
    for seed in range(max(1, SOAK_GAMES // 200)):
        look_at_a_whole_game(case, seed)


def look_at_a_whole_game(case: Case, seed: int) -> None:
    for decisions, g in enumerate(states_of_a_game(case, seed)):
        hold(reasons, g, case, seed, decisions)


# The law bites.


def toy_reasons(judge_says: Reason | None, *tangible: str) -> WhyNot:
    why_not = WhyNot(*tangible)

    def judge(g: object, ask: Ask, option: Option) -> Reason | None:
        return judge_says

    why_not.at(lambda g, ask: [*TOY_CARDS, *TOY_SEATS], "toy-turn", "toy-bid", "toy-card", "toy-side")(judge)
    return why_not


@pytest.mark.parametrize(
    "why_not",
    [
        pytest.param(toy_reasons(Reason("reason-toy")), id="a reason against what is offered"),
        pytest.param(toy_reasons(None), id="no reason against what is refused"),
        pytest.param(WhyNot("card"), id="a question that says nothing of its cards"),
    ],
)
def test_the_law_of_reasons_bites(why_not: WhyNot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "why_not", why_not)
    with pytest.raises(AssertionError):
        look_at_a_whole_game(Case("toy", 3, bound=400), 3)


def test_the_first_doubt_about_a_thing_counts() -> None:
    notation = Notation("reasons")
    rock, sand = notation.add("area", "rock"), notation.add("area", "sand")
    why_not = WhyNot("area")
    why_not.plainly(lambda g, ask: [rock], "reason-hard", "where")
    why_not.plainly(lambda g, ask: [rock, sand], "reason-far", "where")
    ask = Ask(TOY.book.forms["plan"], 0)
    refused = {one.option.name: one.reason.message for one in why_not.refusals(None, ask, "where", [])}
    assert refused == {"rock": "reason-hard", "sand": "reason-far"}
    assert [one.option.name for one in why_not.refusals(None, ask, "where", [sand])] == ["rock"]
    assert why_not.refusals(None, ask, "when", []) == []
