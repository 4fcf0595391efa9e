"""A record of a released rules version replays to the same outcome, or the version was raised and says so."""

from pathlib import Path

import pytest

import sandtable
from sandtable.kernel import records as written
from sandtable.kernel.errors import BadRecord
from tests.records import records


def name_of(path: Path) -> str:
    return str(path.relative_to(records.HERE).with_suffix(""))


@pytest.mark.parametrize("path", records.kept(), ids=name_of)
def test_what_was_saved_replays_or_is_refused_by_its_version(path: Path) -> None:
    text = path.read_text("utf-8")
    read = written.read(text)
    assert (read.game, str(read.rules)) == (path.parts[-3], path.parts[-2])
    game = sandtable.game(read.game)
    if not game.carries(read.rules):
        assert read.rules < game.rules_version, "a record of rules that are still to come"
        with pytest.raises(BadRecord, match=f"version {read.rules}"):
            game.replay(text)
        return
    changed = f"play changed: raise the rules version of {game.id}"
    try:
        state = game.replay(text)
    except BadRecord as error:
        pytest.fail(f"{changed} ({error})")
    assert text.rstrip().endswith(records.outcome(state)), changed


def test_every_game_on_the_shelf_keeps_records_of_its_version() -> None:
    missing = [id for id in sandtable.games() if not list(records.folder(sandtable.game(id)).glob("*.txt"))]
    assert not missing, f"no records of the current version of {', '.join(missing)}: python -m tests.records.records"
