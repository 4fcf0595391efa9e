"""A process that reviews one finished game: its record comes in, the review goes out. Bots go first."""

import json
import os
import sys

from sandtable.kernel import records
from sandtable.players.review import reviewed
from sandtable.server.bots.thinker import end_with_server
from sandtable.server.tables.shelf import Shelf


def main() -> None:
    end_with_server()
    os.nice(10)
    text = sys.stdin.read()
    game = Shelf(sys.argv[1] if len(sys.argv) > 1 else "").games[records.read(text).game]
    print(json.dumps(reviewed(game.replay(text)).data()))


if __name__ == "__main__":
    main()
