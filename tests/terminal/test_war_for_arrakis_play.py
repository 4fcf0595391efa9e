"""Whole games of War for Arrakis in every way to sit down, by the labels on the screen and in a real terminal."""

import io
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.game import Value
from sandtable.players import player
from sandtable.terminal.painter import painter
from sandtable.terminal.saves import Note, Save
from sandtable.terminal.screen import Screen
from sandtable.terminal.session import Session
from sandtable.words import Words
from tests.terminal.driver import Terminal
from tests.terminal.test_play import play_on

GAME = sandtable.game("war_for_arrakis")
MAHDI: dict[str, Value] = {"opponent": "mahdi"}
UNREAD = ("prompt-", "event-", "effect-", "table-", "reason-", "option-", "area-", "card-", "leader-", "{$")


class Script(Screen):
    """People at one keyboard who answer as the heuristic would, by the labels on the screen."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.session: Session | None = None
        self.answered: dict[int, int] = {}

    @property
    def width(self) -> int:
        return 100

    def ask(self, question: str) -> str:
        label = self._label() if question.endswith("> ") else ""
        self.line(question + label)
        return label

    def _label(self) -> str:
        session = self.session
        assert session is not None
        if session.free:
            return ""
        seat = session.state.to_act[0]
        self.answered[seat] = self.answered.get(seat, 0) + 1
        option = player("heuristic", GAME.id, seat).choose(session.state, seat)
        return next(choice.label for choice in session.menu.choices if option in choice.options)


@pytest.mark.parametrize(
    ("lang", "seats", "people", "options"),
    [
        pytest.param("en", 2, (0,), {"side_0": "atreides"}, id="duel-atreides", marks=pytest.mark.soak),
        pytest.param("ru", 2, (0,), {"side_0": "harkonnen"}, id="duel-harkonnen"),
        pytest.param("pl", 3, (0,), {"side_0": "harkonnen", "shared_side": "atreides"}, id="three-alone",
                     marks=pytest.mark.soak),
        pytest.param("pl", 3, (1,), {"side_0": "atreides"}, id="three-shared"),
        pytest.param("en", 4, (0, 3), {}, id="four"),
        pytest.param("ru", 1, (0,), MAHDI, id="mahdi-one"),
        pytest.param("en", 2, (0, 1), MAHDI, id="mahdi-two"),
    ],
)  # fmt: skip
def test_a_whole_game_by_the_labels_on_the_screen(
    lang: str, seats: int, people: tuple[int, ...], options: dict[str, Value]
) -> None:
    screen = Script()
    words = Words(GAME.id, lang)
    state = GAME.new(seats, 11, **options)
    bots = {seat: player("heuristic", GAME.id, seat) for seat in range(seats) if seat not in people}
    session = Session(screen, words, painter(GAME.id, words), state, people, bots, Save(None, Note(people, "x", lang)))
    screen.session = session
    session.run()
    assert state.over
    assert state.result is not None
    assert sorted(screen.answered) == sorted(people)
    assert min(screen.answered.values()) > 20
    assert isinstance(screen.target, io.StringIO)
    text = screen.target.getvalue()
    assert words.text(state.result.reason) in text.replace("\n", " ")
    assert max(len(line) for line in text.split("\n")) <= 100
    assert [unread for unread in UNREAD if unread in text] == []


def test_alone_against_the_mahdi_in_a_real_terminal(tmp_path: Path) -> None:
    in_a_real_terminal(tmp_path, "--mode", "mahdi", "--seed", "7", "--lang", "ru")


@pytest.mark.soak
@pytest.mark.parametrize(
    "table",
    [
        "--mode duel --as atreides --lang ru",
        "--mode duel --as harkonnen --lang en",
        "--mode teams --seats 3 --as corrino_ally --side_0 atreides --lang pl",
        "--mode teams --seats 4 --as house_atreides --lang en",
        "--mode mahdi --seats 2 --as house_atreides --lang pl",
    ],
)
def test_every_way_to_sit_down_in_a_real_terminal(tmp_path: Path, table: str) -> None:
    in_a_real_terminal(tmp_path, *table.split(), "--seed", "5")


def in_a_real_terminal(home: Path, *arguments: str) -> None:
    """Somebody who chooses one label after the other reaches the end, and the record of it is whole."""
    save = home / "game.record"
    terminal = Terminal(("play", GAME.id, *arguments, "--save", str(save)), home, NO_COLOR="1")
    terminal.read()
    try:
        play_on(terminal, 6000)
        assert terminal.process.returncode == 0, terminal.text[-500:]
        assert GAME.replay(save.read_text("utf-8")).over
        assert [unread for unread in UNREAD if unread in terminal.text] == []
    finally:
        terminal.stop()
