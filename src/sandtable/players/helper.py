"""A process that helps a search (players/crew.py): a task comes in, what came of its worlds goes out."""

import os
import pickle
import sys
from contextlib import suppress

import sandtable
from sandtable.players.crew import Task, Values
from sandtable.players.player import player
from sandtable.players.search import SearchPlayer


def done(task: Task) -> Values:
    state = sandtable.game(task.game).load(task.dump)
    # Its own budget and seed do not matter: the task says which worlds.
    search = player("search:1", task.game, 0)
    assert isinstance(search, SearchPlayer)
    return search.tried(state, task)


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a policy prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Whoever gave the tasks may have been killed.
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            task: Task = pickle.load(sys.stdin.buffer)
            pickle.dump(done(task), answers)
            answers.flush()


if __name__ == "__main__":
    main()
