"""Why a sensible player answers so: told in every language, about every question, and from what it really weighs."""

import re
from collections import Counter
from importlib import import_module
from typing import Any

import pytest

import sandtable
from sandtable.games import folder
from sandtable.games.arrakis.planet import CELLS_OF, TERRITORY_OF
from sandtable.games.conquest.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.players.reasons import why
from sandtable.words import LANGUAGES, Words

GAMES = ("conquest", "uprising", "war_for_arrakis", "classic")
ALWAYS = ("conquest", "uprising", "war_for_arrakis", "classic")
"""Games whose player has a reason for whatever it answers."""
MOVES = 100
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("conquest", 3, {}),
    ("uprising", 3, {"choam": True}),
    ("war_for_arrakis", 1, {}),
    ("war_for_arrakis", 2, {}),
    ("war_for_arrakis", 4, {}),
    ("classic", 3, {"mode": "basic"}),
    ("classic", 6, {"mode": "advanced"}),
    ("classic", 6, {"mode": "advanced", "expansion": True, "leader_skills": True}),
)
EACH_KIND = 3
"""So often each question of a game is explained; random play asks the same ones again and again."""
LOOKED_INTO = 2
"""So often each reason is looked into."""
KINDS_TOLD = 25
"""So many different reasons a random game must bring out at least."""


class Listener:
    """Asks for reasons and sees that they can be read."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.words = [Words(id, lang) for lang in LANGUAGES]
        self.told: Counter[str] = Counter()

    def hear(self, state: State, seat: int, option: Option) -> bool:
        """Whether there is a reason: the same wherever the seat knows the same, and a sentence in every language."""
        reason = why(self.id, state, seat, option)
        if reason is None:
            return False
        self.told[reason["message"]] += 1
        if self.told[reason["message"]] > LOOKED_INTO:
            return True
        before = state.dump()
        assert why(self.id, state, seat, option) == reason
        assert state.dump() == before, "whoever explains changes nothing"
        assert why(self.id, state.determinize(seat, 7), seat, option) == reason, "a reason tells what the seat knows"
        for book in self.words:
            assert not book.problems(reason["message"], reason["args"])
            assert book.text(reason["message"], reason["args"])[-1] == "."
        return True


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_with_a_reason_tells_it_in_words(id: str) -> None:
    state = sandtable.game(id).new(3, 5)
    bot = player("heuristic", id, 0)
    listener = Listener(id)
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        option = bot.choose(state, seat)
        if len(state.options(seat)) > 1:
            assert listener.hear(state, seat, option) or id not in ALWAYS, state.prompt(seat)
        state.play(seat, option)
    assert len(listener.told) > 8


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_whatever_may_be_asked_the_player_says_why_it_answers_so(id: str, seats: int, options: dict[str, Any]) -> None:
    listener = Listener(id)
    bot = player("heuristic", id, 0)
    asked: Counter[str] = Counter()
    state = sandtable.game(id).new(seats, 1, **options)
    anybody = player("random", id, 1)
    while not state.over:
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        if asked[prompt.message] < EACH_KIND:
            asked[prompt.message] += 1
            assert listener.hear(state, seat, bot.choose(state, seat)), prompt
        state.play(seat, anybody.choose(state, seat))
    assert len(listener.told) > KINDS_TOLD


@pytest.mark.parametrize("id", GAMES)
def test_reasons_are_about_questions_that_the_player_weighs_and_all_words_are_used(id: str) -> None:
    reasons = import_module(f"sandtable.games.{id}.reasons")
    advice = import_module(f"sandtable.games.{id}.bot.advice").ADVICE
    assert set(reasons.REASONS) <= set(advice)
    assert id not in ALWAYS or set(reasons.REASONS) == set(advice)
    home = folder(id)
    assert home is not None
    source = (home / "reasons.py").read_text("utf-8")
    written = re.findall(r"^advice-([\w-]+) =", (home / "messages" / "advice.en.ftl").read_text("utf-8"), re.MULTILINE)
    assert [name for name in written if f'"{name}"' not in source and f'"advice-{name}"' not in source] == []


def test_a_reason_of_conquest_names_the_figures_of_the_table() -> None:
    """What lies there, who stands there, and what is left: as everybody can count it."""
    state = sandtable.game("conquest").new(3, 5)
    assert isinstance(state, Table)
    bot = player("heuristic", "conquest", 0)
    counted: set[str] = set()
    while not state.over:
        seat = Seat(state.to_act[0])
        option = bot.choose(state, seat)
        reason = why("conquest", state, seat, option)
        assert reason is not None
        told = reason["args"]
        if reason["message"] == "advice-goal-spice":
            assert told["spice"] == state.ground_spice[option.value] > 0
        elif reason["message"] == "advice-dial":
            assert told["left"] == state.forces_in(seat, state.fight.cells) - option.value
            assert 0 <= told["chance"] <= 100
        elif reason["message"] == "advice-goal-stronghold":
            assert 1 <= told["count"] <= 3
            assert state.forces_in(seat, CELLS_OF[TERRITORY_OF[option.value]]) == 0
        elif reason["message"] == "advice-buy":
            assert told["spice"] == state.spice[seat]
        else:
            reason = None
        if reason is not None:
            counted.add(reason["message"])
        state.play(seat, option)
    assert counted == {"advice-goal-spice", "advice-dial", "advice-goal-stronghold", "advice-buy"}


def test_every_question_about_the_mahdi_that_is_weighed_has_its_reason() -> None:
    reasons = import_module("sandtable.games.war_for_arrakis.reasons")
    weighed = import_module("sandtable.games.war_for_arrakis.bot.before_mahdi")
    asked_in_a_duel_too = {weighed._SPECIALS, weighed._RETREAT, weighed._ADVANCE}
    assert set(reasons.MAHDI) == {*weighed.ADVICE, *asked_in_a_duel_too}


@pytest.mark.parametrize(
    ("game", "lang", "message", "args", "said"),
    [
        ("conquest", "en", "advice-goal-stronghold", {"foes": 1, "count": 2}, "; 1 force guards it."),
        ("conquest", "en", "advice-goal-decisive", {"foes": 1, "count": 3}, ", if you beat 1 force there."),
        ("conquest", "en", "advice-goal-spice", {"foes": 1, "spice": 8}, ", guarded by 1 force."),
        ("conquest", "en", "advice-storm-harm", {"theirs": 3, "own": 0}, " and none of yours."),
        ("conquest", "en", "advice-weather-harm", {"theirs": 1}, " takes 1 force of the others."),
        ("conquest", "en", "advice-ship-count", {"foes": 0, "own": 4, "left": 0}, " no spice is left; "),
        ("conquest", "en", "advice-ship-count", {"foes": 3, "own": 4, "left": 1}, " and 1 spice is left."),
        ("conquest", "en", "advice-revive-paid", {"reserve": 0, "cost": 4, "left": 9}, "Your reserve is empty, and "),
        ("conquest", "en", "advice-ghola-leader", {"count": 1}, "Only 1 of your leaders is ready, "),
        ("conquest", "ru", "advice-goal-stronghold", {"foes": 1, "count": 2}, "; её защищает 1 отряд."),
        ("conquest", "ru", "advice-goal-stronghold", {"foes": 3, "count": 2}, "; её защищают 3 отряда."),
        ("conquest", "ru", "advice-goal-stronghold", {"foes": 12, "count": 2}, "; её защищают 12 отрядов."),
        ("conquest", "pl", "advice-goal-stronghold", {"foes": 1, "count": 2}, "; broni jej 1 oddział."),
        ("conquest", "pl", "advice-goal-stronghold", {"foes": 3, "count": 2}, "; bronią jej 3 oddziały."),
        ("conquest", "pl", "advice-goal-stronghold", {"foes": 5, "count": 2}, "; broni jej 5 oddziałów."),
        ("uprising", "en", "advice-gather", {"spies": 1}, "; your supply has one more, "),
        ("uprising", "ru", "advice-gather", {"spies": 0}, "; шпионов в запасе нет, "),
        # What the player reckons with is a mean; people are not told tenths of it.
        ("uprising", "en", "advice-turn-reveal", {"persuasion": 7.8}, "(about 8 Persuasion from your hand)"),
    ],
)
def test_reasons_count_as_people_do(game: str, lang: str, message: str, args: dict[str, Any], said: str) -> None:
    assert said in Words(game, lang).text(message, args)
