"""The games of a contest once more, to be looked at move by move."""

from collections.abc import Iterator
from pathlib import Path

from sandtable.arena.match import Game, played_again
from sandtable.arena.runner import read
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State


def games_of_contest(path: Path) -> Iterator[tuple[str, State]]:
    """Each game of a file of results with its name, played again. One that ends differently is refused: players that go
    by the clock cannot be asked to do the same again. Games in which a player failed are passed over."""
    line_up, outcomes, _ = read(path)
    for outcome in outcomes:
        if outcome.fault:
            continue
        state = played_again(Game(line_up, outcome.number))
        assert state.result is not None
        if list(state.result.scores) != outcome.scores or state.result.reason != outcome.reason:
            raise SandtableError(
                f"{path}: game {outcome.number} cannot be played again as it was; a player goes by the clock"
            )
        yield f"{path.stem}/{outcome.number}", state
