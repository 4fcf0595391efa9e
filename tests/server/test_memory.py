"""Garbage is found without looking at everything each time."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server import log, memory
from sandtable.server.memory import WHOLE_GROWTH, WHOLE_SECONDS, Sweeper
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.wire import app


class Ring:
    """Something that holds itself, so that counting references never lets it go."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    gc.disable()
    yield Sweeper()
    gc.unfreeze()
    gc.enable()


def test_a_sweep_finds_what_is_new_and_sets_the_rest_aside(sweeper: Sweeper) -> None:
    stays, goes = Ring(), Ring()
    gone = weakref.ref(goes)
    del goes
    sweeper.sweep()
    assert gone() is None
    assert gc.get_freeze_count() > 0
    assert not any(found is stays for found in gc.get_objects())  # the next sweep does not look at it


def test_what_became_garbage_after_it_was_set_aside_is_found_by_a_whole_sweep(sweeper: Sweeper) -> None:
    ring = Ring()
    sweeper.sweep()
    gone = weakref.ref(ring)
    del ring
    sweeper.sweep()
    assert gone() is not None
    sweeper.sweep_all()
    assert gone() is None


def test_a_whole_sweep_is_due_when_much_is_new_and_it_is_long_ago(sweeper: Sweeper) -> None:
    sweeper.sweep_all()
    later = sweeper.whole_at + WHOLE_SECONDS + 1.0  # far enough for sums of floats
    assert not sweeper.due(later)
    sweeper.kept = int(gc.get_freeze_count() / WHOLE_GROWTH) - 1
    assert sweeper.due(later)
    assert not sweeper.due(later - 2.0)


def test_it_sweeps_while_the_server_runs(sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "SWEEP_SECONDS", 0.0)

    async def while_it_runs() -> None:
        running = asyncio.create_task(sweeper.run())
        await asyncio.sleep(0)
        ring = Ring()
        gone = weakref.ref(ring)
        del ring
        while gone() is not None:
            await asyncio.sleep(0)
        running.cancel()

    asyncio.run(asyncio.wait_for(while_it_runs(), 60))


@pytest.mark.parametrize("own_process", [False, True])
def test_only_a_process_of_our_own_is_swept(sweeper: Sweeper, tmp_path: Path, own_process: bool) -> None:
    """Another program that holds the server, such as this test, keeps its garbage to itself."""

    async def begin_and_end() -> None:
        services = Services(Settings(data=str(tmp_path)), own_process)
        await services.start()
        for _ in range(10):  # the loops begin as tasks of tasks
            await asyncio.sleep(0)
        await services.stop()

    gc.unfreeze()
    asyncio.run(begin_and_end())
    assert (gc.get_freeze_count() > 0) is own_process


def test_a_worker_is_a_process_of_our_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[bool] = []
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path))
    monkeypatch.setattr(log, "configure", lambda _level: None)
    monkeypatch.setattr(app, "create_app", lambda _settings, own_process=False: told.append(own_process))
    app.from_environment()
    assert told == [True]
