"""All options in the order of a game's heuristic: its choice first, each once, from what the seat knows, with words."""

import sys
from collections import Counter
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import sandtable
from sandtable.games.conquest.bot.advice import WORTH_THE_TROUBLE
from sandtable.games.conquest.notation import PASS
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.players.ranking import NoHeuristic, Ranked, ranked
from sandtable.words import LANGUAGES, Words
from tests.kernel.toy import TOY

GAMES = ("conquest", "uprising", "war_for_arrakis", "classic")
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("conquest", 4, {}),
    ("conquest", 2, {"mode": "alliance", "alliance_leaders": "secret"}),
    ("uprising", 3, {"choam": True}),
    ("uprising", 2, {"choam": True}),
    ("war_for_arrakis", 1, {}),
    ("war_for_arrakis", 2, {}),
    ("war_for_arrakis", 4, {}),
    ("classic", 6, {"mode": "advanced"}),
    ("classic", 6, {"mode": "advanced", "expansion": True, "leader_skills": True}),
    ("classic", 4, {"expansion": True, "faction_0": "richese", "faction_1": "choam", "two_factions_each": True}),
)
EACH_KIND = 2
"""So often each question of a game is looked into."""
WEIGHED = {"conquest": 8, "uprising": 14, "war_for_arrakis": 20, "classic": 10}
"""So many kinds of questions at least must a random game ask whose answer is weighed."""
OVERRULED = {
    "war_for_arrakis": {"prompt-action", "prompt-move"},
    "classic": {"prompt-bid", "prompt-stop", "prompt-plan-leader", "prompt-plan-weapon", "prompt-plan-defence"},
}
"""Questions in which a plan, or a rule of thumb, may decide against what weighs most."""


@cache
def asked_at(table: int) -> list[tuple[State, int]]:
    id, seats, options = TABLES[table]
    return questions(id, seats, **options)


def questions(id: str, seats: int, **options: Any) -> list[tuple[State, int]]:
    """Every question of a random game, some times each."""
    asked: Counter[str] = Counter()
    found: list[tuple[State, int]] = []
    state = sandtable.game(id).new(seats, 1, **options)
    anybody = player("random", id, 1)
    while not state.over:
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        if len(state.options(seat)) > 1 and asked[prompt.message] < EACH_KIND:
            asked[prompt.message] += 1
            found.append((state.clone(), seat))
        state.play(seat, anybody.choose(state, seat))
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_option_is_ranked_once_the_choice_first_the_weighed_ones_by_worth(table: int) -> None:
    id = TABLES[table][0]
    bot = player("heuristic", id, 0)
    weighed: set[str] = set()
    for state, seat in asked_at(table):
        found = ranked(state, seat)
        assert found[0].option is bot.choose(state, seat)
        assert sorted([one.option.name for one in found]) == sorted([one.name for one in state.options(seat)])
        worths = [one.worth for one in found[1:]]
        known = [worth for worth in worths if worth is not None]
        assert worths == sorted(known, reverse=True) + [None] * (len(worths) - len(known))
        prompt = state.prompt(seat)
        if found[0].worth is not None and prompt is not None:
            weighed.add(prompt.message)
    assert len(weighed) >= WEIGHED[id]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_is_chosen_weighs_most_unless_a_plan_or_a_rule_of_thumb_decides(table: int) -> None:
    overruled = OVERRULED.get(TABLES[table][0], set())
    for state, seat in asked_at(table):
        prompt = state.prompt(seat)
        assert prompt is not None
        found = ranked(state, seat)
        if found[0].worth is not None and prompt.message not in overruled:
            most = max([one.worth for one in found if one.worth is not None])
            assert found[0].worth == pytest.approx(most), prompt


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_ranking_tells_what_the_seat_knows_and_changes_nothing(table: int) -> None:
    for state, seat in asked_at(table):
        before = state.dump()
        found = ranked(state, seat)
        assert state.dump() == before
        assert ranked(state.determinize(seat, 7), seat) == found, state.prompt(seat)


@pytest.mark.parametrize("id", GAMES)
def test_every_option_has_its_reason_in_three_languages(id: str) -> None:
    words = [Words(id, lang) for lang in LANGUAGES]
    heard: set[str] = set()
    for state, seat in questions(id, 2)[::3]:
        found = ranked(state, seat)
        assert [one.option for one in found if not one.reasons] == []
        for one in found:
            for reason in one.reasons:
                heard.add(reason["message"])
                for book in words:
                    assert not book.problems(reason["message"], reason["args"])
                    assert book.text(reason["message"], reason["args"])[-1] == "."
    assert {"ranking-less", "ranking-unweighed"} <= heard


@pytest.mark.parametrize("id", GAMES)
def test_only_questions_that_are_answered_are_weighed(id: str) -> None:
    weighing = import_module(f"sandtable.games.{id}.bot.weighing").WEIGHING
    assert set(weighing) <= set(import_module(f"sandtable.games.{id}.bot.advice").ADVICE)


def first(id: str, seats: int, message: str) -> list[Ranked]:
    """What is ranked where a game of the heuristic first asks that."""
    state = sandtable.game(id).new(seats, 3)
    bot = player("heuristic", id, 0)
    while True:
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        if prompt.message == message and len(state.options(seat)) > 1:
            return ranked(state, seat)
        state.play(seat, bot.choose(state, seat))


def test_who_ships_weighs_goals_against_staying_at_home_and_thinks_of_nothing_else() -> None:
    found = first("conquest", 4, "prompt-ship")
    worths = {one.option: one.worth for one in found}
    assert worths[PASS] == WORTH_THE_TROUBLE
    assert None in worths.values()
    for one in found[1:]:
        if one.worth is None:
            assert [reason["message"] for reason in one.reasons] == ["ranking-unweighed"]
        else:
            assert found[0].worth is not None
            assert one.worth <= found[0].worth


def test_what_goes_before_anything_weighed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sandtable.game("conquest").new(3, 5)
    seat = state.to_act[0]
    options = state.options(seat)
    stand_in(monkeypatch, lambda state, seat: options[1], lambda state, seat: {options[0]: 2.0})
    found = ranked(state, seat)
    assert [one.option for one in found[:2]] == [options[1], options[0]]
    assert found[1].reasons[0]["message"] == "ranking-set-aside"


def test_what_weighs_as_much_or_more_than_the_choice_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sandtable.game("conquest").new(3, 5)
    seat = state.to_act[0]
    options = state.options(seat)
    worths = dict(zip(options, (2.0, 1.0, 1.0), strict=False))
    stand_in(monkeypatch, lambda state, seat: options[1], lambda state, seat: worths)
    found = ranked(state, seat)
    assert [(one.option, one.worth) for one in found[:3]] == [(options[1], 1.0), (options[0], 2.0), (options[2], 1.0)]
    assert [one.reasons[0]["message"] for one in found[1:3]] == ["ranking-more", "ranking-even"]


def test_a_bot_that_weighs_nothing_ranks_its_choice_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sandtable.game("conquest").new(3, 5)
    seat = state.to_act[0]
    options = state.options(seat)
    stand_in(monkeypatch, lambda state, seat: options[-1])
    found = ranked(state, seat)
    assert [one.option for one in found] == [options[-1], *options[:-1]]
    assert {one.worth for one in found} == {None}


def stand_in(monkeypatch: pytest.MonkeyPatch, choose: Any, weigh: Any = None) -> None:
    """Another bot for Conquest."""
    bot = ModuleType("sandtable.games.conquest.bot")
    vars(bot).update(choose=choose, __spec__=object())
    if weigh is not None:
        vars(bot).update(weigh=weigh)
    monkeypatch.setitem(sys.modules, bot.__name__, bot)
    monkeypatch.setattr("sandtable.players.ranking.why", lambda *_: None)


def test_a_game_without_a_heuristic_says_so() -> None:
    state = TOY.new(3, 1)
    with pytest.raises(NoHeuristic, match="toy has no heuristic player"):
        ranked(state, state.to_act[0])


class TestEasy:
    """The easy player: sensible most of the time, else one of the better half of what it weighs."""

    @pytest.mark.parametrize("id", GAMES)
    def test_it_takes_its_choice_or_one_of_the_better_half(self, id: str) -> None:
        taken: Counter[bool] = Counter()
        for state, seat in questions(id, 3)[::2]:
            found = ranked(state, seat)
            weighed = [one.option for one in found if one.worth is not None]
            better: list[Option] = [found[0].option]
            if found[0].worth is not None:
                better = weighed[: max(2, (len(weighed) + 1) // 2)]
            for seed in range(6):
                option = player("easy", id, seed).choose(state, seat)
                assert option is player("easy", id, seed).choose(state, seat)
                assert option in better
                taken[option is found[0].option] += 1
        assert taken[True] > taken[False] > 0

    def test_where_nothing_is_weighed_it_is_careless_at_random(self, monkeypatch: pytest.MonkeyPatch) -> None:
        state = sandtable.game("conquest").new(3, 5)
        seat = state.to_act[0]
        options = state.options(seat)
        stand_in(monkeypatch, lambda state, seat: options[-1])
        taken = Counter([player("easy", "conquest", seed).choose(state, seat) for seed in range(40 * len(options))])
        assert set(taken) == set(options)
        assert taken.most_common(1)[0][0] is options[-1]
