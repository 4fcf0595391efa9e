"""Playthroughs: whole recorded games, one for each mode, with what was asked and what came of it as comments.

Each file beside this module is a record that `sandtable replay` shows. After a change that is meant to change play or
its telling, `python -m tests.playthroughs.playthroughs` (with names: only these) writes the files anew: moves that are
still legal are kept, a game that cannot go on as recorded is played again by heuristic players. The diff shows what the
change does.
"""

import re
import sys
from pathlib import Path

import sandtable
from sandtable.kernel import records
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.words import Words
from tests.laws.case import Case
from tests.laws.cases import PLAYTHROUGHS

HERE = Path(__file__).parent

SEED = 1965


def path(name: str) -> Path:
    return HERE / f"{name}.txt"


# A game that is still being written may promise playthroughs that it does not have yet.
ON_THE_SHELF = [
    name for name, case in PLAYTHROUGHS.items() if case.game_id in sandtable.games() or path(name).is_file()
]


def recorded(case: Case) -> str:
    """A game of heuristic players."""
    state = case.new(SEED)
    players = [player("heuristic", case.game_id, SEED + seat) for seat in range(case.seats)]
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, players[seat].choose(state, seat))
    return state.record()


def annotated(text: str) -> str:
    """The record with the question and the choice beside each move, and below it what everybody could read."""
    record = records.read(text)
    game = sandtable.game(record.game)
    words = Words(record.game, "en")
    state = game.opened(record)
    header, _, _ = state.record().rpartition("moves:")
    lines = [*header.splitlines(), f"moves: {len(record.moves)}", *_told(state, words, 0)]
    for move in record.moves:
        prompt = state.prompt(move.seat)
        asked = "" if prompt is None else words.prompt(prompt)
        chosen = next((words.option(option) for option in state.options(move.seat) if option.name == move.name), "?")
        since = len(state.events(None))
        state.play(move.seat, move.name)
        lines.append(f"{move.seat}: {move.name}  # {asked} {chosen}")
        lines += _told(state, words, since)
    lines.append(f"# {_outcome(state, words)}")
    return "\n".join(lines) + "\n"


def _told(state: State, words: Words, since: int) -> list[str]:
    return [f"#     {words.event(event)}" for event in state.events(None, since)]


def _outcome(state: State, words: Words) -> str:
    result = state.result
    assert result is not None, "a playthrough goes to the end of the game"
    reason = words.text_or(result.reason, result.reason)
    return f"winners {list(result.winners)}, scores {list(result.scores)}: {reason}"


def under_the_newest_rules(case: Case, text: str) -> str:
    """The same moves, by the version that is played now: earlier ones that are still carried have their own records."""
    return re.sub(r"(?m)^rules: \d+$", f"rules: {case.game.rules_version}", text, count=1)


def renew(names: list[str]) -> None:
    """Those of the games on the shelf, or those that are named."""
    for name, case in PLAYTHROUGHS.items():
        if name not in (names or ON_THE_SHELF):
            continue
        try:
            text = annotated(under_the_newest_rules(case, path(name).read_text("utf-8")))
        except (FileNotFoundError, SandtableError, AssertionError) as error:
            print(f"{name}: played anew ({error})")
            text = annotated(recorded(case))
        path(name).write_text(text, "utf-8")


if __name__ == "__main__":
    renew(sys.argv[1:])
