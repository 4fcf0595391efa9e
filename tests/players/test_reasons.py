"""Why a sensible player answers so: told in every language, and only about what the player really weighs."""

import re
from importlib import import_module

import pytest

import sandtable
from sandtable.games import folder
from sandtable.players import player
from sandtable.players.reasons import why
from sandtable.words import LANGUAGES, Words

GAMES = ("conquest", "uprising")
MOVES = 250


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_with_a_reason_tells_it_in_words(id: str) -> None:
    state = sandtable.game(id).new(3, 5)
    bot = player("heuristic", id, 0)
    words = [Words(id, lang) for lang in LANGUAGES]
    told: set[str] = set()
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        option = bot.choose(state, seat)
        if len(state.options(seat)) > 1:
            before = state.dump()
            reason = why(id, state, seat, option)
            assert state.dump() == before, "whoever explains changes nothing"
            if reason is not None:
                told.add(reason["message"])
                for book in words:
                    assert not book.problems(reason["message"], reason["args"])
                    assert book.text(reason["message"], reason["args"])[-1] == "."
        state.play(seat, option)
    assert len(told) > 8


@pytest.mark.parametrize("id", GAMES)
def test_reasons_are_about_questions_that_the_player_weighs_and_all_words_are_used(id: str) -> None:
    reasons = import_module(f"sandtable.games.{id}.reasons")
    advice = import_module(f"sandtable.games.{id}.bot.advice").ADVICE
    assert set(reasons.REASONS) <= set(advice)
    home = folder(id)
    assert home is not None
    source = (home / "reasons.py").read_text("utf-8")
    written = re.findall(r"^advice-([\w-]+) =", (home / "messages" / "advice.en.ftl").read_text("utf-8"), re.MULTILINE)
    assert [name for name in written if f'"{name}"' not in source and f'"advice-{name}"' not in source] == []


def test_a_game_without_words_for_it_gives_no_reason() -> None:
    state = sandtable.game("classic").new(3, 1)
    seat = state.to_act[0]
    assert why("classic", state, seat, state.options(seat)[0]) is None
