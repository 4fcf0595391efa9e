"""Garbage of the server's own process, collected so that nobody waits for it.

Python looks for garbage among everything it holds whenever enough is new. With a thousand tables in memory that takes
about a second, during which nobody is answered, and it comes every few moves. Here whatever has outlived a sweep is set
aside: a sweep looks only at what came since the last one. Most of what a table leaves behind is given back at once, by
counting references; rings of references among what was set aside are looked for as well, but seldom.
"""

import asyncio
import gc
import time
from typing import Final

SWEEP_SECONDS: Final = 5.0
WHOLE_SECONDS: Final = 600.0
"""At least so long from one whole sweep to the next."""
WHOLE_GROWTH: Final = 1.5
"""A whole sweep is due when so many times as much is set aside as after the last one."""


class Sweeper:
    """Sweeps one process."""

    def __init__(self) -> None:
        self.kept = 0
        """How many objects were set aside after the last whole sweep."""
        self.whole_at = time.monotonic()

    async def run(self) -> None:
        self.sweep_all()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if self.due(time.monotonic()):
                self.sweep_all()
            else:
                self.sweep()

    def due(self, now: float) -> bool:
        """Whether it is time to look through everything."""
        return now - self.whole_at >= WHOLE_SECONDS and gc.get_freeze_count() > WHOLE_GROWTH * self.kept

    def sweep(self) -> None:
        """Look through what is new, and set aside what stays."""
        gc.collect()
        gc.freeze()

    def sweep_all(self) -> None:
        """Look through everything: what was set aside may be garbage by now."""
        gc.unfreeze()
        self.sweep()
        self.kept = gc.get_freeze_count()
        self.whole_at = time.monotonic()
