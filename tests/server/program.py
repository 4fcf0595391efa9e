"""`sandtable` as the tests run it: the same table deals the same cards every time, and the clock can be put forward.

What a table draws its chance from follows from how it was opened, so that no test meets a game that no other run met.
"""

import json
import os
import sys
import time
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from sandtable import cli
from sandtable.server.storage.description import Description
from sandtable.server.storage.store import Store

# How many seconds the clock is ahead, in the data folder.
AHEAD = "seconds-ahead"


async def _create(self: Store, table: Description) -> None:
    if table.secret is not None:
        setup = [table.game, table.options, [(seat.kind, seat.level) for seat in table.seats]]
        table.secret = sha256(json.dumps(setup).encode()).digest()
    await create(self, table)


def main() -> int:
    file = Path(os.environ.get("SANDTABLE_DATA", ".")) / AHEAD

    def now() -> float:
        try:
            ahead = float(file.read_text("ascii"))
        except FileNotFoundError:
            ahead = 0.0
        return clock() + ahead

    with patch.object(Store, "create", _create), patch.object(time, "time", now):
        return cli.main()


create, clock = Store.create, time.time

if __name__ == "__main__":
    sys.exit(main())
