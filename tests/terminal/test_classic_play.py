"""A whole game of Classic with five bots, in a real terminal."""

from pathlib import Path

import pytest

import sandtable
from tests.terminal.driver import Terminal
from tests.terminal.test_play import play_on

SIX = ("play", "classic", "--mode", "advanced", "--seats", "6", "--bots", "heuristic", "--seed", "7")
SHORT = ("--max_turns", "1")
EVERYTHING = (
    *("--expansion", "yes", "--exp_tooth_artillery", "yes", "--leader_skills", "yes", "--stronghold_cards", "yes"),
    *("--faction_0", "choam", "--faction_3", "richese"),
)


@pytest.mark.parametrize(
    ("more", "lang"),
    [
        pytest.param(SHORT, "en", id="one-turn"),
        pytest.param((), "en", marks=pytest.mark.soak, id="advanced"),
        pytest.param(EVERYTHING, "pl", marks=pytest.mark.soak, id="everything"),
    ],
)
def test_six_seats_with_five_bots_to_the_end(tmp_path: Path, more: tuple[str, ...], lang: str) -> None:
    save = tmp_path / "game.record"
    terminal = Terminal((*SIX, *more, "--lang", lang, "--save", str(save)), tmp_path, NO_COLOR="1")
    terminal.read()
    try:
        play_on(terminal)
        assert terminal.process.returncode == 0
        assert sandtable.game("classic").replay(save.read_text("utf-8")).over
        for leaked in ("event-", "prompt-", "option-", "table-", "terminal-", "{$", "faction-", "territory-", "skill-"):
            assert leaked not in terminal.text
    finally:
        terminal.stop()
