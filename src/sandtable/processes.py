"""Processes that other processes start."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Where whoever started this process is killed, nobody needs any more what it does. The process that nobody of ours
    has started goes on."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
