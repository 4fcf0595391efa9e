"""Response windows: one closed question, the earliest in order plays, the others keep theirs and may react."""

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.steps import Ask, Do, Step, Window
from tests.kernel.workbench import CARDS, PASS, PASS_ON, PLAY_CARD, SPELL, Bench, bench, dawn, hold, note

RED, BLUE, BOTH = 1, 2, 3


def window(*held: int, order: tuple[int, ...] = (1, 2, 0), then: tuple[Step, ...] = ()) -> Bench:
    """A window in the order 1, 2, 0, with these cards in the hands of the seats."""
    holding = [Do(hold, seat, cards) for seat, cards in enumerate(held)]
    return bench(*holding, Window(PLAY_CARD, order, 7), Do(note, "afterwards"), *then, Ask(SPELL, 0, 1))


def test_everybody_who_could_respond_is_asked_in_order_of_play() -> None:
    g = window(RED, 0, BLUE)

    assert g.to_act == (2, 0)
    assert g.options(0) == [PASS, PASS_ON, CARDS[0]]
    assert g.options(2) == [PASS, PASS_ON, CARDS[1]]
    prompt = g.prompt(2)
    assert prompt is not None
    assert (prompt.message, prompt.args) == ("play-card", {"cards": 1})


def test_nobody_is_asked_when_nobody_could_respond_and_nothing_closes() -> None:
    assert window(0, 0, 0).trace == ["afterwards"]


def test_when_all_pass_the_window_closes() -> None:
    g = window(RED, BLUE, 0)
    g.play(0, PASS)
    g.play(1, PASS)

    assert g.trace == ["closed 7", "afterwards"]


def test_the_earliest_plays_and_the_others_keep_theirs_and_may_react() -> None:
    g = window(BLUE, RED, BLUE)
    g.play(0, "blue")
    g.play(2, "blue")
    g.play(1, "red")
    g.play(1, "b")

    assert g.trace == ["1 plays red b", "so be it"]
    assert g.held == [BLUE, 0, BLUE]
    assert list(g.to_act) == [2, 0]
    g.play(2, PASS)
    g.play(0, "blue")
    assert g.trace[2:] == ["0 plays blue", "so be it"]
    assert g.to_act == (2,)
    g.play(2, PASS)
    assert g.trace[4:] == ["closed 7", "afterwards"]


def test_a_window_closes_when_the_last_card_was_played() -> None:
    g = window(0, BLUE, 0)
    g.play(1, "blue")

    assert g.trace == ["1 plays blue", "so be it", "closed 7", "afterwards"]


def test_what_others_wished_is_told_to_nobody() -> None:
    wished, passed = window(BLUE, BLUE, 0), window(BLUE, BLUE, 0)
    wished.play(0, "blue")
    passed.play(0, PASS)
    for g in (wished, passed):
        g.play(1, "blue")

    assert wished.trace == passed.trace
    assert wished.events(1) == passed.events(1)
    assert wished.to_act == passed.to_act


def test_a_standing_pass_holds_until_its_moment() -> None:
    later = (Window(PLAY_CARD, (0, 1)), Do(dawn), Window(PLAY_CARD, (0, 1)))
    g = window(BLUE, BLUE, 0, then=later)
    g.play(0, PASS_ON)
    g.play(1, "blue")
    assert g.trace[:2] == ["0 passes until dawn", "1 plays blue"]

    assert g.trace[-2:] == ["closed 7", "afterwards"]
    assert g.to_act == (0,)
    assert not g.passes(0, "play_card")
    prompt = g.prompt(0)
    assert prompt is not None
    assert prompt.message == "play-card"


def test_who_asks_to_be_asked_again_is_asked_again() -> None:
    g = window(BLUE, BLUE, 0)
    g.pass_until(0, "dawn", "another_window")
    assert not g.passes(0, "play_card")
    g.pass_until(0, "dawn", "play_card")
    assert g.passes(0, "play_card")
    assert not g.passes(1, "play_card")
    g.ask_again(0)
    assert g.standing_passes == ()


def test_a_window_is_dumped_and_loaded_open_and_waiting() -> None:
    g = window(BLUE, RED, BLUE, then=(Window(PLAY_CARD, (2,), 9),))
    g.play(1, "red")
    loaded = g.game.load(g.dump())
    assert loaded.dump() == g.dump()
    for state in (g, loaded):
        state.play(1, "a")
        state.play(0, "blue")
        state.play(2, PASS_ON)
    assert g.to_act == (0,)
    assert loaded.dump() == g.dump()
    again = g.game.load(g.dump())
    assert again.dump() == g.dump()
    for state in (g, again):
        state.play(0, PASS)
    assert g.trace[-2:] == ["closed 7", "afterwards"]
    assert again.dump() == g.dump()


def test_others_responses_are_imagined() -> None:
    g = window(BLUE, RED, 0)
    g.play(0, "blue")
    worlds = [g.determinize(1, seed) for seed in range(40)]

    imagined = set()
    for world in worlds:
        top = world.stack[-1]
        assert isinstance(top, Window)
        assert [ask.seat for ask in top.asks] == [1, 0]
        imagined.add(str(top.asks[1].answers[0]))
        assert world.to_act == (1,)
    assert imagined == {"pass", "pass until dawn", "blue"}


def test_nobody_is_asked_twice_in_a_window() -> None:
    with pytest.raises(SandtableError, match="twice"):
        window(BLUE, 0, 0, order=(0, 1, 0))
