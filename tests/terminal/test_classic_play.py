"""A whole game of Classic with five bots, in a real terminal."""

from pathlib import Path

import sandtable
from tests.terminal.driver import Terminal
from tests.terminal.test_play import play_on

SIX = ("play", "classic", "--mode", "advanced", "--seats", "6", "--bots", "heuristic", "--seed", "7")
SHORT = ("--max_turns", "1", "--lang", "en")


def test_six_seats_with_five_bots_to_the_end(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    terminal = Terminal((*SIX, *SHORT, "--save", str(save)), tmp_path, NO_COLOR="1")
    terminal.read()
    try:
        play_on(terminal)
        assert terminal.process.returncode == 0
        assert sandtable.game("classic").replay(save.read_text("utf-8")).over
        for leaked in ("event-", "prompt-", "option-", "{$", "faction-", "territory-"):
            assert leaked not in terminal.text
    finally:
        terminal.stop()
