"""Players that take down the process they play in."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest

from sandtable.arena import LineUp, apart, runner
from sandtable.players import KINDS


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes that are forked know the players of a test, too; these are forgotten after it."""
    fork = get_context("fork")
    monkeypatch.setattr(runner, "ProcessPoolExecutor", partial(ProcessPoolExecutor, mp_context=fork))
    monkeypatch.setattr(apart, "get_context", lambda method: fork)
    monkeypatch.setattr(LineUp, "guests", True)  # what a test brings is somebody's own
    known = dict(KINDS)
    yield
    KINDS.clear()
    KINDS.update(known)
