"""`sandtable` with one seed for all tables, so that a test meets the same game every time."""

import sys
from typing import Final
from unittest.mock import patch

from sandtable.cli import main
from sandtable.kernel.chance import Quick
from sandtable.server.storage.description import Description

SEED: Final = 7

if __name__ == "__main__":
    with patch.object(Description, "source", property(lambda self: Quick(SEED))):
        sys.exit(main())
