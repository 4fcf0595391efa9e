import pytest

import sandtable
from sandtable.kernel import records
from tests.laws.cases import PLAYTHROUGHS
from tests.playthroughs.playthroughs import HERE, ON_THE_SHELF, annotated, path


@pytest.mark.parametrize("name", ON_THE_SHELF)
def test_the_recorded_game_still_plays_and_reads_the_same(name: str) -> None:
    """Meant to change? `python -m tests.playthroughs.playthroughs` writes the files anew; read the diff."""
    text = path(name).read_text("utf-8")
    assert records.read(text).rules == PLAYTHROUGHS[name].game.rules_version, "it was played by earlier rules"
    assert annotated(text).splitlines() == text.splitlines()


def test_there_is_a_playthrough_of_every_game_at_every_number_of_seats() -> None:
    played = {(case.game_id, case.seats) for case in PLAYTHROUGHS.values()}
    assert played >= {(game_id, seats) for game_id in sandtable.games() for seats in sandtable.game(game_id).seats}
    assert {file.stem for file in HERE.glob("*.txt")} == set(ON_THE_SHELF)
