"""The laws that every game keeps, on states of random games and of games that Hypothesis leads astray.

A game brings its modes in `tests/games/<game>/laws.py` (see cases.py). A failure names the case, the seed and the
number of decisions: `reached(case, seed, decisions)` of play.py gives that state again, and `law(state, Random(0))`
looks at it.

The number of games comes from SANDTABLE_LAW_GAMES (for each law and case) and, for `make soak`, SANDTABLE_SOAK_GAMES
(for each game, over all its cases).
"""

import gc
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.words import LANGUAGES, Words
from tests.laws.case import Case
from tests.laws.cases import CASES, CONSERVED, WITHOUT_WORDS
from tests.laws.laws import LAWS, active, conserved, exact, live, named_in_words, translated
from tests.laws.play import GAMES, SOAK_GAMES, Law, as_played, hold, seen_by, states_of_a_game

SOAK_PARTS = 8
"""A soak is cut into parts, so that several processes can share it."""

ON_THE_SHELF = [case for case in CASES if case.game_id in sandtable.games()]
AT_THE_END = (live, exact, conserved, translated)


def games_of(case: Case) -> int:
    """How many games a law sees of a case: fewer where a game is long, so that all games get about the same time."""
    return GAMES if case.bound <= 2000 else max(1, GAMES * 500 // case.bound)


def law_name(law: Law) -> str:
    return getattr(law, "__name__", str(law))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=law_name)
def test_law(law: Law, case: Case) -> None:
    for seed in range(games_of(case)):
        for decisions, g in seen_by(law, case, seed, 1):
            hold(law, g, case, seed, decisions)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_state_of_a_game_is_live_and_nothing_gets_lost(case: Case) -> None:
    for seed in range(5000, 5000 + max(1, games_of(case) // 5)):
        for decisions, g in enumerate(states_of_a_game(case, seed)):
            hold(live, g, case, seed, decisions)
            hold(conserved, g, case, seed, decisions)


@pytest.mark.parametrize("case", CASES, ids=str)
@given(data=st.data())
def test_all_laws_where_hypothesis_leads(case: Case, data: st.DataObject) -> None:
    """Hypothesis chooses every move, so that a failure shrinks to a short game."""
    g = case.new(data.draw(st.integers(0, 2**16), label="seed"))
    for pick in data.draw(st.lists(st.integers(0, 2**16), max_size=120), label="moves"):
        if g.over:
            break
        seats = g.to_act if pick % 7 else tuple(active(g))
        seat = seats[pick % len(seats)]
        if pick % 31 == 0 and g.can_back(seat):
            g.back(seat)
        options = g.options(seat)
        g.play(seat, options[(pick // 31) % len(options)])
    law = data.draw(st.sampled_from(LAWS), label="law")
    hold(law, g, case, 0, g.move_count)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_vocabulary_is_ordered_unique_and_has_words(case: Case) -> None:
    game = case.game
    assert game.vocabulary == tuple([option.name for option in game.notation.options])
    assert len(set(game.vocabulary)) == len(game.vocabulary)
    if game.id not in WITHOUT_WORDS:
        missing = [line for lang in LANGUAGES for line in named_in_words(game.notation.options, game.id, lang)]
        assert missing == []


def test_every_game_on_the_shelf_is_held_to_the_laws_at_every_number_of_seats() -> None:
    held = {(case.game_id, case.seats) for case in ON_THE_SHELF}
    assert held == {(game_id, seats) for game_id in sandtable.games() for seats in sandtable.game(game_id).seats}
    assert set(sandtable.games()) <= set(CONSERVED)


@pytest.mark.parametrize("game_id", sandtable.games())
def test_every_message_that_the_rules_name_has_words(game_id: str) -> None:
    """Random play does not meet everything: the source names all prompts, events and reasons."""
    spec = find_spec(f"sandtable.games.{game_id}")
    assert spec is not None
    room = Path((spec.submodule_search_locations or [""])[0])
    named = {
        message
        for module in room.rglob("*.py")
        for message in re.findall(r'"((?:event|prompt|reason)-[a-z0-9-]+[a-z0-9])"', module.read_text("utf-8"))
    }
    assert named, "the rules name no message"
    missing = [f"{lang}: {name}" for lang in LANGUAGES for name in sorted(named) if not Words(game_id, lang).has(name)]
    assert missing == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK_PARTS))
@pytest.mark.parametrize("case", ON_THE_SHELF, ids=str)
def test_soak(case: Case, part: int) -> None:
    """Whole random games, each ending as it should, with every law held at one state on the way."""
    cases = sum([1 for other in ON_THE_SHELF if other.game_id == case.game_id])
    games = -(-SOAK_GAMES // (cases * SOAK_PARTS))
    first = 1_000_000 + part * games
    for seed in range(first, first + games):
        # A game leaves no circles behind that matter, and looking for them again and again takes half of the time.
        gc.disable()
        try:
            for decisions, g in as_played(case, seed, 1):
                for law in AT_THE_END if g.over else LAWS:
                    hold(law, g, case, seed, decisions)
        finally:
            gc.enable()
