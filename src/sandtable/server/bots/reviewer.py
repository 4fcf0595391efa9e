"""A process that reviews one finished game. Bots go first.

A JSON object comes in: the record, the seats of people, how many trials a decision is worth, and what is known already
of the review; out comes a line for each step, the outline first.
"""

import json
import os
import sys
from dataclasses import asdict
from typing import Any

from sandtable.kernel import records
from sandtable.players.review import Outline, looked_into, outlined
from sandtable.server.bots.thinker import end_with_server
from sandtable.server.tables.shelf import Shelf


def main() -> None:
    end_with_server()
    os.nice(10)
    given: dict[str, Any] = json.load(sys.stdin)
    game = Shelf(sys.argv[1] if len(sys.argv) > 1 else "").games[records.read(given["record"]).game]
    state = game.replay(given["record"])
    found = given["found"]
    outline = outlined(state, given["people"]) if found is None else Outline.read(found)
    if found is None:
        print(json.dumps(outline.data()), flush=True)
    done = 0 if found is None else len(found["moments"])
    for moment in looked_into(state, outline, done, given["trials"]):
        print(json.dumps(asdict(moment)), flush=True)


if __name__ == "__main__":
    main()
