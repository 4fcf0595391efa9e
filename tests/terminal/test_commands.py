"""`sandtable replay`, `rules`, `games`, and what the command line says to bad input."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.typed import options_given
from sandtable.players import player
from sandtable.terminal.seating import options_typed
from tests.terminal.driver import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two that random players finished."""
    state = sandtable.game("conquest").new(2, 3, faction_0="atreides", faction_1="imperium")
    bot = player("random", "conquest", 1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    path = tmp_path / "finished.record"
    path.write_text(state.record(), "utf-8")
    return path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


Output = pytest.CaptureFixture[str]


class TestReplay:
    def test_every_move_is_shown_with_what_came_of_it(self, record: Path, capsys: Output) -> None:
        assert main(["replay", str(record)]) == 0
        shown = capsys.readouterr().out
        moves = sandtable.game("conquest").replay(record.read_text("utf-8")).move_count
        assert f"\n{moves:>4}  " in shown
        assert f"\n{moves + 1:>4}  " not in shown
        assert "Atreides: Which traitor card do you keep? → " in shown
        assert "[Atreides only] The traitor card you kept: " in shown
        assert "[Imperium only] The traitor card you kept: " in shown
        assert "Winner" in shown

    @pytest.mark.parametrize(("lang", "words"), [("pl", "Zapis gry Diuna"), ("ru", "Запись игры Дюна")])
    def test_in_the_language_asked_for(self, record: Path, capsys: Output, lang: str, words: str) -> None:
        assert main(["replay", str(record), "--lang", lang]) == 0
        assert capsys.readouterr().out.startswith(words)

    def test_one_seat_sees_its_own_choices_and_events_only(self, record: Path, capsys: Output) -> None:
        assert main(["replay", str(record), "--seat", "imperium"]) == 0
        shown = capsys.readouterr().out
        assert "Imperium: Which traitor card do you keep? → " in shown
        assert "Atreides: Which" not in shown
        assert "only]" not in shown
        state = sandtable.game("conquest").replay(record.read_text("utf-8"))
        assert shown.count("\n      · ") == len(state.events(1))

    def test_step_by_step(self, record: Path, tmp_path: Path) -> None:
        done = run(["replay", str(record), "--step", "--lang", "en"], tmp_path, "\n\nq\n")
        assert done.returncode == 0
        assert "\n   2  " in done.stdout
        assert "\n   3  " not in done.stdout

    def test_an_unfinished_game_says_so(self, tmp_path: Path, capsys: Output) -> None:
        path = tmp_path / "new.record"
        path.write_text(sandtable.game("conquest").new(3, 1).record(), "utf-8")
        assert main(["replay", str(path)]) == 0
        assert "The game is not over." in capsys.readouterr().out

    def test_a_reader_that_leaves_is_no_error(self, record: Path) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "replay", str(record)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as replay:
            assert replay.stdout is not None
            assert replay.stderr is not None
            replay.stdout.close()
            assert replay.stderr.read() == ""
        assert replay.returncode == 0


class TestBadRecords:
    """One line that names the file, the line in it, and what is wrong."""

    def refused(self, path: Path, capsys: Output) -> str:
        errors = []
        for command in (["replay", str(path)], ["play", "--resume", str(path)]):
            assert main(command) == 2
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert str(path) in said
            errors.append(said.split(": ", 1)[1])
        return errors[0]

    def test_a_foreign_file(self, tmp_path: Path, capsys: Output) -> None:
        path = tmp_path / "letter.txt"
        path.write_text("Dear Jessica,\n", "utf-8")
        assert "line 1: a record begins with 'sandtable record 2'" in self.refused(path, capsys)

    def test_no_text_at_all(self, tmp_path: Path, capsys: Output) -> None:
        path = tmp_path / "picture.png"
        path.write_bytes(b"\x89PNG\xff\xfe\x00")
        assert "it is not a text file" in self.refused(path, capsys)

    def test_no_file(self, tmp_path: Path, capsys: Output) -> None:
        assert "No such file" in self.refused(tmp_path / "nowhere.record", capsys)

    def test_cut_short(self, record: Path, capsys: Output) -> None:
        text = record.read_text("utf-8")
        record.write_text(text[: len(text) // 2].rpartition("\n")[0], "utf-8")
        assert "the file is cut short" in self.refused(record, capsys)

    def test_an_impossible_move(self, record: Path, capsys: Output) -> None:
        lines = record.read_text("utf-8").split("\n")
        place = lines.index(next(line for line in lines if line.startswith("moves:"))) + 3
        lines[place - 1] = lines[place - 1].partition(":")[0] + ": baliset"
        record.write_text("\n".join(lines), "utf-8")
        assert f"line {place}: " in self.refused(record, capsys)

    def test_another_game(self, record: Path, capsys: Output) -> None:
        record.write_text(record.read_text("utf-8").replace("game: conquest", "game: chess"), "utf-8")
        assert "there is no game 'chess'; there are: classic, conquest" in self.refused(record, capsys)

    def test_other_rules(self, record: Path, capsys: Output) -> None:
        text = re.sub(r"(?m)^rules: \d+$", "rules: 99", record.read_text("utf-8"))
        record.write_text(text, "utf-8")
        assert "rules version 99" in self.refused(record, capsys)


BAD_TABLES = {
    "chess": "there is no game 'chess'; there are: classic, conquest",
    "conquest --seats 7": "cannot be played with 7 seats; it takes 2, 3, 4",
    "conquest --seats many": "invalid int value: 'many'",
    "conquest --as sauron": "nobody at this table is 'sauron'; there are: ",
    "conquest --as 4": "nobody at this table is '4'",
    "conquest --as atreides,": "nobody at this table is ''",
    "conquest --as fremen --seats 2 --option faction_0=atreides --option faction_1=imperium": "nobody at this table",
    "conquest --lang de": "there is no language 'de'; there are: en, pl, ru",
    "conquest --bots genius": "there is no player 'genius'; there are: heuristic, easy, hard, expert, random, normal",
    "conquest --option mode=solo": "mode cannot be 'solo'; it can be: standard, alliance",
    "conquest --option colour=red": "conquest has no option 'colour'; it has: mode, ",
    "conquest --option small_market": "--option takes NAME=VALUE, not 'small_market'",
    "conquest --option small_market=maybe": "small_market cannot be 'maybe'; it can be: no, yes",
    "conquest --option mode=alliance": "the alliance game is for 2 seats",
    "conquest --seed -1": "a seed is a whole number from 0",
    "": "name a game: classic, conquest",
    "--resume": "no game is kept in",
    "--resume x.record --seed 3": "--seed does not go with --resume",
    "conquest --save /nowhere/at/all/x.record": "cannot write /nowhere/at/all/x.record",
    "conquest --colour": "conquest has no option 'colour'; it has: mode, ",
    "conquest --mode solo": "conquest has no mode 'solo'; it has: standard, duel, alliance",
    "conquest --mode standard --seats 2": "standard is for 3, 4 seats; modes of conquest for 2: duel, alliance",
    "--resume x.record --mode duel": "--mode does not go with --resume",
    "conquest --small-market=maybe": "small_market cannot be 'maybe'; it can be: no, yes",
    "conquest --mode alliance again": "'again' belongs to no option",
    "conquest --faction sauron": "faction_0 cannot be 'sauron'",
}


@pytest.mark.parametrize("typed", BAD_TABLES, ids=lambda typed: typed or "nothing")
def test_bad_tables_are_refused_in_one_line(typed: str, capsys: Output) -> None:
    assert status(["play", *typed.split()]) == 2
    output = capsys.readouterr()
    assert BAD_TABLES[typed] in output.err
    assert output.err.count("\n") == 1
    assert output.err.startswith("sandtable")
    assert output.out == ""


def test_options_can_be_flags_of_their_own() -> None:
    typed = "--mode alliance --alliance-leaders=secret --small-market --faction a --faction b"
    assert options_typed(typed.split()) == [
        "mode=alliance",
        "alliance_leaders=secret",
        "small_market=yes",
        "faction=a",
        "faction=b",
    ]
    game = sandtable.game("conquest")
    assert options_given(game, ["faction=atreides", "faction_2=fremen", "faction=imperium", "faction=harkonnen"]) == {
        "faction_0": "atreides",
        "faction_1": "imperium",
        "faction_2": "fremen",
        "faction_3": "harkonnen",
    }


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", [], "Bots play the others: normal."),
        ("en", ["--bots", "easy"], "Bots play the others: easy."),
        ("ru", ["--bots", "Мастер"], "За остальных играют боты; уровень: мастер."),
        ("pl", ["--bots", "trudny"], "Pozostałymi grają boty; poziom: trudny."),
        ("pl", ["--bots", "normal"], "Pozostałymi grają boty; poziom: zwykły."),
        ("en", ["--bots", "search:20"], "Bots play the others: search:20."),
    ],
)
def test_levels_have_names_in_every_language(
    lang: str, typed: list[str], said: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["play", "conquest", "--seed", "3", "--lang", lang, *typed]) == 0
    assert said in capsys.readouterr().out


def test_a_file_that_is_there_is_not_overwritten(record: Path, capsys: Output) -> None:
    before = record.read_text("utf-8")
    assert status(["play", "conquest", "--save", str(record)]) == 2
    assert "is already there" in capsys.readouterr().err
    assert record.read_text("utf-8") == before


def test_a_home_that_cannot_be_written_does_not_stop_a_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    done = run(["play", "conquest", "--lang", "en"], tmp_path / "file", "save\nquit\n")
    assert done.returncode == 0
    assert "cannot keep games in" in done.stderr
    assert "The game is not kept in any file" in done.stdout


def test_rules_by_id_and_by_area(capsys: Output) -> None:
    assert main(["rules", "con-bat-12"]) == 0
    assert capsys.readouterr().out == "CON-BAT-12: The holder wins ties.\n"
    assert main(["rules", "CON-REV"]) == 0
    assert capsys.readouterr().out.count("CON-REV-") >= 9
    assert status(["rules", "ABC-1"]) == 2
    assert "there is no rule 'ABC-1'" in capsys.readouterr().err


def test_games_are_listed_with_seats_and_options(capsys: Output) -> None:
    assert main(["games"]) == 0
    listed = capsys.readouterr().out
    assert "conquest: Dune: A Game of Conquest and Diplomacy" in listed
    assert "seats: 2, 3, 4" in listed
    assert "--option mode=VALUE: standard | alliance (default: standard)" in listed
    assert "--option small_market=VALUE: no | yes (default: no)" in listed


def test_help_names_the_commands(capsys: Output) -> None:
    assert status(["--help"]) == 0
    shown = capsys.readouterr().out
    for command in ("play", "replay", "rules", "games"):
        assert f"\n    {command} " in shown


def status(arguments: list[str]) -> int:
    """The exit status, whether `main` returns it or argparse leaves with it."""
    try:
        return main(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1
