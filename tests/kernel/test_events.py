"""Events: who reads what, under which number."""

from sandtable.kernel.events import PUBLIC, Event
from sandtable.kernel.steps import Ask, Do
from tests.kernel.workbench import SPELL, Bench, bench, say


def told() -> Bench:
    return bench(
        Do(say, PUBLIC, "all-1"),
        Do(say, 0b001, "zero"),
        Do(say, 0b110, "others"),
        Do(say, PUBLIC, "all-2"),
        Ask(SPELL, 0, 1),
        Do(say, 0b010, "one"),
        Ask(SPELL, 0, 1),
    )


def test_every_reader_has_an_own_numbering_without_gaps() -> None:
    g = told()
    g.play(0, "a")

    def read(seat: int | None) -> list[tuple[int, str]]:
        return [(event.number, event.message) for event in g.events(seat)]

    assert read(0) == [(1, "all-1"), (2, "zero"), (3, "all-2")]
    assert read(1) == [(1, "all-1"), (2, "others"), (3, "all-2"), (4, "one")]
    assert read(2) == [(1, "all-1"), (2, "others"), (3, "all-2")]
    assert read(None) == [(1, "all-1"), (2, "all-2")]


def test_since_continues_where_the_reader_stopped() -> None:
    g = told()

    assert [event.message for event in g.events(1, since=1)] == ["others", "all-2"]
    assert g.events(1, since=3) == []
    assert g.events(1, since=99) == []
    assert g.events(1, since=-5) == g.events(1)
    g.play(0, "a")
    assert [(event.number, event.message) for event in g.events(1, since=3)] == [(4, "one")]


def test_events_carry_their_arguments_and_compare_by_content() -> None:
    first, again = told().events(None)[0], told().events(None)[0]

    assert first.data() == {"number": 1, "message": "all-1", "args": {"words": ["a", "b"], "number": 1}}
    assert first == again
    assert hash(first) == hash(again)
    assert first != Event(2, first.message, first.args)
    assert first != "all-1"


def test_nothing_is_told_when_telling_is_off_and_play_is_the_same() -> None:
    g = told()
    quiet = g.clone()
    quiet.telling = False
    g.play(0, "a")
    quiet.play(0, "a")

    assert len(quiet.events(1)) == 3
    assert quiet.clone().telling is False
    assert quiet.trace == g.trace
    assert quiet.to_act == g.to_act


def test_an_imagined_state_tells_the_seat_the_same_and_holds_no_event_of_others() -> None:
    g = told()
    imagined = g.determinize(1, 5)

    assert imagined.events(1) == g.events(1)
    assert [event.message for event in imagined.events(0)] == ["all-1", "all-2"]
    assert b'"zero"' not in imagined.dump()
