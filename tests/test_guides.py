"""First games with a coach: every question has its lesson, in every language, and the game can be begun and played."""

import re
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.games import folder, rooms
from sandtable.kernel.messages import hyphens
from sandtable.kernel.room import Mode
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.words import LANGUAGES, SHORT, Words

GAMES = sandtable.games()
LONGEST = 420
"""A bubble is read at a glance, on a phone too."""
SHORTEST_PHASES = 5
MOVES = 150
MOST_SENTENCES = 6
LONGEST_TIP = 160


def guided() -> Iterator[tuple[str, Mode]]:
    for id in GAMES:
        for mode in rooms()[id].modes:
            if mode.guide is not None:
                yield id, mode


def spoken(value: str | Mode) -> str:
    return value.id if isinstance(value, Mode) else value


def prompts(id: str) -> set[str]:
    """Every question that the game's words know; a shorter form of one is the same question."""
    home = folder(id)
    assert home is not None
    texts = [file.read_text("utf-8") for file in (home / "messages").glob("*en.ftl")]
    named = {name for text in texts for name in re.findall(r"^(prompt-[\w-]+) =", text, re.MULTILINE)}
    return {name for name in named if name.removesuffix(SHORT) == name or name.removesuffix(SHORT) not in named}


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?:\s|$)", text))


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_first_game_and_the_solo_modes_too(id: str) -> None:
    modes = [mode for mode in rooms()[id].modes if mode.guide is not None]
    assert modes
    assert all(mode.guide for mode in rooms()[id].modes if mode.seats[0] == 1 and mode.usual == 1)


@pytest.mark.parametrize("id", GAMES)
def test_every_question_has_one_lesson(id: str) -> None:
    taught = [prompt for lesson in rooms()[id].lessons.values() for prompt in lesson]
    assert sorted(taught) == sorted(prompts(id))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_is_told_in_a_few_sentences(id: str, lang: str) -> None:
    words, book = Words(id, lang), Words(id, lang).catalogue()
    told = {name.removeprefix("coach-") for name in book if name.startswith("coach-")}
    welcomes = {name for name in told if name.startswith("welcome")}
    assert told - welcomes == set(rooms()[id].lessons)
    assert "welcome" in welcomes
    assert {name.removeprefix("welcome-") for name in welcomes - {"welcome"}} <= {
        hyphens(mode.id) for mode in rooms()[id].modes if mode.guide
    }
    for name in sorted(told):
        text = words.text(f"coach-{name}")
        assert len(text) <= LONGEST, f"{lang} {name}: {len(text)} signs"
        assert 1 <= sentences(text) <= MOST_SENTENCES, f"{lang} {name}: {text}"
        assert text[-1] == ".", f"{lang} {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_phase_has_a_name_and_a_tip(id: str, lang: str) -> None:
    words = Words(id, lang)
    assert len(rooms()[id].phases) >= SHORTEST_PHASES
    for phase in rooms()[id].phases:
        assert words.has(f"course-{hyphens(phase)}")
        tip = words.text(f"course-{hyphens(phase)}-tip")
        assert tip.endswith(".")
        assert len(tip) <= LONGEST_TIP, f"{lang} {phase}: {len(tip)}"
    assert words.has("course-goal")


def begun(id: str, mode: Mode) -> State:
    guide = mode.guide
    assert guide is not None
    return sandtable.game(id).new(guide.seats, guide.seed, **guide.options)


@pytest.mark.parametrize(("id", "mode"), list(guided()), ids=spoken)
def test_a_guided_game_is_in_its_mode_and_its_questions_are_taught(id: str, mode: Mode) -> None:
    """Rounds come in the order of the strip, and the newcomer is asked nothing that the coach does not know."""
    state, guide, room = begun(id, mode), mode.guide, rooms()[id]
    assert guide is not None
    game = sandtable.game(id)
    options = {**game.settled(guide.seats, {}), **guide.options}
    assert next(other for other in room.modes if other.fits(guide.seats, options)) is mode
    bots = [player(guide.level, id, seat) for seat in range(guide.seats)]
    met: list[tuple[int, int]] = []
    for _ in range(MOVES):
        if state.over:
            break
        view = state.view(0)
        if view["phase"] in room.phases:
            met.append((view["turn"] if id == "classic" else view["round"], room.phases.index(view["phase"])))
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        assert prompt.message in room.lesson_of
        state.play(seat, bots[seat].choose(state, seat))
    assert len(set(met)) > 1
    assert met == sorted(met), "rounds one after the other, phases in their order"


@pytest.mark.parametrize("id", GAMES)
def test_the_glossary_has_the_same_terms_in_every_language_and_each_finds_its_own_name(id: str) -> None:
    known: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        book = Words(id, lang).catalogue()
        terms = {
            name.removeprefix("term-").removesuffix("-find") for name in book if re.fullmatch(r"term-.+-find", name)
        }
        known[lang] = terms
        for term in terms:
            text = book[f"term-{term}-text"]
            assert text.endswith("."), f"{lang} {term}"
            assert len(text) <= LONGEST_TIP, f"{lang} {term}: {len(text)}"
            find = re.compile(rf"(?<!\w)(?:{book[f'term-{term}-find']})", re.IGNORECASE)
            assert find.search(book[f"term-{term}"]), (
                f"{lang} {term}: {book[f'term-{term}-find']!r} does not find its name"
            )
    assert known["en"]
    assert known["en"] == known["ru"] == known["pl"]
