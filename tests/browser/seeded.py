"""`sandtable` with one seed for all tables, so that a test meets the same game every time."""

import sys
from typing import Final
from unittest.mock import patch

from sandtable.cli import main
from sandtable.server import actions

SEED: Final = 7

if __name__ == "__main__":
    with patch.object(actions, "new_seed", lambda: SEED):
        sys.exit(main())
