"""A first game with a coach in the terminal: each kind of question is explained once, on the guide's own seed."""

import io
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

import pytest

from sandtable.games import rooms
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.room import Guide
from sandtable.terminal.screen import Closed, Screen
from sandtable.terminal.seating import begun, resumed
from sandtable.terminal.session import Session
from sandtable.words import LANGUAGES, Words

ANSWERS = 8
GUIDES = [(id, mode.id, mode.guide) for id, room in rooms().items() for mode in room.modes if mode.guide is not None]


class Newcomer(Screen):
    """Answers so many questions, always with the first choice, and notes what was asked."""

    def __init__(self, answers: int) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.answers = answers
        self.session: Session | None = None
        self.asked: list[str] = []
        self.first: list[str] = []

    def ask(self, question: str) -> str:
        session = self.session
        assert session is not None
        if self.first:
            return self.first.pop(0)
        if not self.answers:
            raise Closed
        self.answers -= 1
        assert session.reader is not None
        prompt = session.state.prompt(session.reader)
        assert prompt is not None
        self.asked.append(prompt.message)
        return session.menu.choices[0].options[0].name

    @property
    def text(self) -> str:
        """All that was written, in one line."""
        assert isinstance(self.target, io.StringIO)
        return " ".join(self.target.getvalue().split())


def typed(save: Path | None, **given: object) -> Namespace:
    flags = ("game", "mode", "seats", "people", "bots", "seed", "option", "resume")
    return Namespace(**{**dict.fromkeys(flags), "coach": True, "lang": "en", "save": save and str(save), **given})


def seated(args: Namespace, answers: int = ANSWERS) -> tuple[Newcomer, Session]:
    screen = Newcomer(answers)
    session = begun(args, screen) if args.resume is None else resumed(args, screen)
    screen.session = session
    return screen, session


def sat_through(session: Session) -> None:
    """Until the newcomer goes, or the game is over."""
    with suppress(Closed):
        session.run()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "mode", "guide"), GUIDES)
def test_each_new_kind_of_question_is_explained_once(
    tmp_path: Path, id: str, mode: str, guide: Guide, lang: str
) -> None:
    screen, session = seated(typed(tmp_path / "first.record", game=id, mode=mode, lang=lang))
    assert session.state.setup is not None
    assert (session.state.setup.seed, session.state.seats) == (guide.seed, guide.seats)
    assert session.people == (0,)
    assert session.save.note.bots == guide.level
    sat_through(session)
    words, lesson_of = Words(id, lang), rooms()[id].lesson_of
    own = f"coach-welcome-{mode}"
    assert screen.text.count(" ".join(words.text(own if words.has(own) else "coach-welcome").split())) == 1
    met = {lesson_of[prompt] for prompt in screen.asked}
    # The question that nobody answered any more has been explained, too.
    prompt = session.state.prompt(0)
    met |= set() if prompt is None else {lesson_of[prompt.message]}
    assert len(met) > 1
    for lesson in rooms()[id].lessons:
        assert screen.text.count(words.text(f"coach-{lesson}")) == (lesson in met), lesson


def test_without_a_mode_it_is_the_games_first_one(tmp_path: Path) -> None:
    _, session = seated(typed(tmp_path / "first.record", game="uprising"))
    assert session.state.seats == 3


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 4}, "--seats does not go with --coach"),
        ({"seed": 3}, "--seed does not go with --coach"),
        ({"people": "fremen"}, "--as does not go with --coach"),
        ({"bots": "expert"}, "--bots does not go with --coach"),
        ({"option": ["small_market=no"]}, "--option does not go with --coach"),
        ({"mode": "duel"}, "no first game with a coach in mode 'duel'; modes that have one: standard"),
    ],
)
def test_nothing_of_a_first_game_can_be_chosen(tmp_path: Path, given: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        seated(typed(tmp_path / "first.record", game="conquest", **given))


def test_the_coach_can_be_sent_away(tmp_path: Path) -> None:
    screen, session = seated(typed(tmp_path / "first.record", game="conquest"))
    screen.first = ["alone", "alone"]
    sat_through(session)
    assert "You play alone now." in screen.text
    assert "No coach is here" in screen.text
    assert screen.text.count("Coach: ") == 2  # the welcome, and the first question


def test_a_kept_first_game_goes_on_with_the_coach_and_without_another_welcome(tmp_path: Path) -> None:
    save = tmp_path / "first.record"
    sat_through(seated(typed(save, game="conquest"), 3)[1])
    screen, session = seated(typed(None, resume=str(save)), 1)
    sat_through(session)
    assert "Coach: " in screen.text
    assert Words("conquest", "en").text("coach-welcome") not in screen.text
