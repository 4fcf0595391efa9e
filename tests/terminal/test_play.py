"""`sandtable play` in a real terminal of 80 x 24."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.words import LANGUAGES
from tests.terminal.driver import HEIGHT, WIDTH, Terminal, run

Opener = Callable[..., Terminal]
TABLE = ("play", "conquest", "--bots", "random", "--seed", "7")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    running: list[Terminal] = []

    def open_terminal(*arguments: str, **environment: str) -> Terminal:
        running.append(Terminal(arguments, tmp_path, **environment))
        running[-1].read()
        return running[-1]

    yield open_terminal
    for terminal in running:
        terminal.stop()


def moves_in(save: Path) -> list[str]:
    state = sandtable.game("conquest").replay(save.read_text("utf-8"))
    return [f"{seat}: {option}" for seat, option in state.moves()]


def play_on(terminal: Terminal, choices: int = 2000) -> None:
    """Choose the labels in turn (first, second, …) until the game is over or enough was chosen."""
    for turn in range(choices):
        if terminal.process.poll() is not None:
            return
        labels = terminal.labels()
        terminal.type(labels[turn % len(labels)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_the_terminal(opened: Opener, tmp_path: Path, lang: str) -> None:
    save = tmp_path / "game.record"
    terminal = opened(*TABLE, "--as", "atreides", "--lang", lang, "--save", str(save), NO_COLOR="1")
    play_on(terminal)
    assert terminal.process.returncode == 0
    state = sandtable.game("conquest").replay(save.read_text("utf-8"))
    assert state.over
    expected = {"en": "Winner", "pl": "Zwycięz", "ru": "Победител"}[lang]
    assert expected in terminal.text
    too_long = [line for line in terminal.text.split("\n") if len(line) > WIDTH and not line.endswith(".record")]
    assert too_long == []
    # No message was missing: an id would show as a word with a hyphen and no capital.
    for leaked in ("event-", "prompt-", "option-", "table-", "terminal-", "{$", "faction-", "territory-"):
        assert leaked not in terminal.text


def test_without_colour_there_are_no_escapes_but_the_line_editors(opened: Opener) -> None:
    plain = opened(*TABLE, NO_COLOR="1")
    assert "\x1b[1m" not in plain.raw
    dumb = opened(*TABLE, TERM="dumb")
    assert "\x1b[1m" not in dumb.raw
    assert "\x1b[1m" in opened(*TABLE).raw


def test_a_question_with_its_options_fits_the_height(opened: Opener) -> None:
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "pl")
    terminal.type("1")
    shown = terminal.type("0")
    question = shown[shown.index("Dokąd transportujesz") :]
    assert len(question.split("\n")) <= HEIGHT
    assert "Arrakin #" in question


def test_wrong_input_is_explained_and_asked_again(opened: Opener, tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "en", "--save", str(save))
    before = moves_in(save)
    assert "“99” is neither an option nor a command here. Choose one of 1-4" in terminal.type("99")
    assert "Choose one of 1-4" in terminal.type("")
    assert "“d” is neither" in terminal.type("d")
    assert moves_in(save) == before
    assert "kept 1 traitor card" in terminal.type(terminal.labels()[0])
    terminal.type("0")
    assert "“false” can mean: False Wall East" in terminal.type("false")


def test_options_can_be_named_by_notation_and_by_name(opened: Opener) -> None:
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "en")
    terminal.type("duncan_idaho")
    assert "The traitor card you kept: Duncan Idaho." in terminal.text
    terminal.type("0")
    assert "How many forces do you ship to Arrakeen?" in terminal.type("arrakeen:9")
    terminal.type("undo")
    assert "How many forces do you ship to Carthag?" in terminal.type("Carth")


def test_cells_of_one_territory_are_told_apart_in_a_second_list(opened: Opener) -> None:
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "en")
    terminal.type("1")
    terminal.type("0")
    assert "1) Old Gap, sector 8" in terminal.type("old gap")
    assert "Where do you ship forces to?" in terminal.type("")
    terminal.type("old gap")
    assert "How many forces do you ship to Old Gap?" in terminal.type("1")


def test_commands(opened: Opener, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "pl")
    rule = terminal.type("?")
    assert "CON-SETUP-11: Każdy z tych graczy potajemnie zatrzymuje dokładnie 1 z 4." in rule
    assert "  Przykład: Dane: gra 4 graczy z Harkonnenami." in rule
    assert "  Przed nią, CON-SETUP-10: Każdy gracz oprócz" in rule
    assert "  Po niej, CON-SETUP-12: Jeśli zatrzymana karta" in rule
    assert "CON-BAT-12: Przy remisie wygrywa posiadacz przewagi." in terminal.type("? con-bat-12")
    assert "W katalogu nie ma zasady NIC-1" in terminal.type("?nic-1")
    for name in ("stół", "table"):
        assert "burza w sektorze 18" in terminal.type(name)
    assert "zdrajcy: " in terminal.type("ręka")
    assert "Tarcza: Osłona podręczna." in terminal.type("karta tarcza")
    assert "Rusznica laserowa: " in terminal.type("card lasgun")
    assert "Nie ma karty „xyzzy”" in terminal.type("karta xyzzy")
    assert "Gracz 1: Atrydzi." in terminal.type("dziennik 50")
    assert "wyjście; gra zostaje zapisana" in terminal.type("pomoc")
    assert "Tego nie można cofnąć" in terminal.type("cofnij")
    assert "Zapisano w pliku" in terminal.type(f"zapisz {copy}")
    assert moves_in(copy) is not None
    assert "Wznowienie: sandtable play --resume" in terminal.type("wyjdź")
    assert terminal.process.returncode == 0


def test_undo_goes_back_while_nothing_was_revealed(opened: Opener, tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    terminal = opened(*TABLE, "--as", "atreides", "--lang", "en", "--save", str(save))
    terminal.type("1")
    terminal.type("0")
    before = moves_in(save)
    terminal.type("arrakeen:9")
    terminal.type("5")
    assert len(moves_in(save)) == len(before) + 2
    assert "Taken back." in terminal.type("undo")
    assert "Taken back." in terminal.type("undo")
    assert moves_in(save) == before
    assert "cannot be taken back" in terminal.type("undo")
    assert moves_in(save) == before


def test_ctrl_c_and_a_closed_window_keep_the_game(opened: Opener, tmp_path: Path) -> None:
    for number, leave in enumerate(("interrupt", "hang up")):
        save = tmp_path / f"{number}.record"
        terminal = opened(*TABLE, "--as", "atreides", "--lang", "en", "--save", str(save))
        play_on(terminal, 8)
        before = moves_in(save)
        assert len(before) > 8
        if leave == "interrupt":
            assert "Go on" in terminal.interrupt()
            assert terminal.process.returncode == 130
        else:
            terminal.hang_up()
        assert moves_in(save) == before


def test_a_resumed_game_goes_on_as_it_would_have(opened: Opener, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.record", tmp_path / "parted.record"
    play_on(opened(*TABLE, "--as", "harkonnen", "--lang", "ru", "--save", str(whole)), 40)
    terminal = opened(*TABLE, "--as", "harkonnen", "--lang", "ru", "--save", str(parted))
    for turn in range(40):
        if turn % 11 == 10:
            terminal.interrupt()
            terminal = opened("play", "--resume", str(parted))
            assert "Вы играете за: Харконнены." in terminal.text
        labels = terminal.labels()
        terminal.type(labels[turn % len(labels)])
    assert parted.read_text("utf-8") == whole.read_text("utf-8")


def test_the_latest_game_is_found_without_a_name(opened: Opener, tmp_path: Path) -> None:
    terminal = opened(*TABLE, "--as", "fremen", "--lang", "en")
    terminal.type("1")
    terminal.type("quit")
    saves = list((tmp_path / "sandtable").glob("*.record"))
    assert len(saves) == 1
    before = moves_in(saves[0])
    again = opened("play", "--resume", "--lang", "pl")
    assert "Grasz jako: Fremeni." in again.text
    assert moves_in(saves[0]) == before


def test_a_hot_seat_hands_over_out_of_sight(opened: Opener) -> None:
    terminal = opened(*TABLE, "--as", "atreides,harkonnen", "--lang", "en", "--seats", "3")
    assert "You play: Atreides and Harkonnen." in terminal.text
    assert "Atreides: your turn. Press Enter when nobody else is looking." in terminal.text
    secret = terminal.type("")
    assert "The traitor cards you drew: " in secret
    shown = len(terminal.raw)
    handed_over = terminal.type(terminal.labels()[0])
    assert "Harkonnen: your turn." in handed_over
    assert "\x1b[2J" in terminal.raw[shown:]
    assert "traitor cards you" not in handed_over
    assert "The traitor cards you drew: " in terminal.type("")


def test_everybody_at_one_keyboard(opened: Opener, tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    terminal = opened(
        *TABLE, "--as", "all", "--seats", "2", "--lang", "en", "--save", str(save), "--option", "mode=alliance"
    )
    for turn in range(12):
        if terminal.text.endswith("looking. "):
            terminal.type("")
        labels = terminal.labels()
        terminal.type(labels[turn % len(labels)])
    assert len(moves_in(save)) > 8
    assert {move[0] for move in moves_in(save)} == {"0", "1"}


def test_a_piped_script_is_repeated_in_the_transcript(tmp_path: Path) -> None:
    done = run([*TABLE, "--as", "atreides", "--lang", "en"], tmp_path, "1\n0\nhelp\n")
    assert done.returncode == 0
    assert "Atreides (1-4, ?, help)> 1\n" in done.stdout
    assert "\x1b" not in done.stdout
    assert "Go on" in done.stdout
