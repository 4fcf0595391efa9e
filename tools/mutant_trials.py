"""Tries mutants quickly: all tests are collected once, and every mutant is a fork of that warm process.

In the fork the code of the function is replaced by the mutant's, and the tests that reach the changed lines are run,
the cheapest first, until one fails. Which test reaches which line is recorded once, in a fork too, and kept in
`build/mutants/<game>.lines.json` for as long as the source and what tests share do not change; of tests only those in
changed files are recorded again. A function that already ran while modules were imported (it filled a table) cannot be
replaced afterwards: its mutants are tried in a new process.
"""

import gc
import hashlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest

from tools.mutants import KEPT, ROOT, Mutant

HOME: Final = ROOT
"""Where this tool itself stands."""
SURVIVED: Final = 0
NOTICED: Final = 1
FOR_EVER: Final = 2

PATIENCE: Final = 240.0
"""Seconds of work that the tests of one mutant may take together; what none has noticed by then has survived."""
LONGER: Final = 20
"""A test that takes so many times as long as without the mutant runs for ever, which is noticed."""
LEAST_WAIT: Final = 3
MEMORY: Final = 3 << 30
"""Bytes that a mutant which never stops gathering may take."""

_SETTINGS: Final = ("-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "-W", "ignore")


class Outer:
    """A function of a module or of a class in it, by where it begins."""

    def __init__(self, code: CodeType) -> None:
        self.code = code
        self.place = (code.co_qualname, code.co_firstlineno)


def outer_functions(module: CodeType) -> list[Outer]:
    """The functions of a module and of its classes, in order; what stands inside a function belongs to it."""
    found: list[Outer] = []
    for constant in module.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 2:  # CO_NEWLOCALS: a function; the body of a class has none
                found.append(Outer(constant))
            else:
                found += outer_functions(constant)
    return found


def meaning(code: CodeType) -> tuple[Any, ...]:
    """What code does, wherever it stands."""
    constants = [meaning(one) if isinstance(one, CodeType) else (type(one), one) for one in code.co_consts]
    return (code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_exceptiontable, constants)


class Change:
    """What a mutant makes of the function it sits in; None if it compiles to the same."""

    def __init__(self, before: Outer, after: CodeType) -> None:
        self.before = before
        self.after = after


@cache
def _functions_of(path: Path) -> list[Outer]:
    return outer_functions(compile(path.read_text("utf-8"), str(path), "exec"))


def change_of(mutant: Mutant) -> Change | None:
    path = str(ROOT / mutant.path)
    before = _functions_of(ROOT / mutant.path)
    after = outer_functions(compile(mutant.source(), path, "exec"))
    for old, new in zip(before, after, strict=True):
        if meaning(old.code) != meaning(new.code):
            return Change(old, new.code)
    return None


class Functions:
    """All functions of some files that are known now: where they begin, and every object that carries their code."""

    def __init__(self, paths: set[str]) -> None:
        self.found: dict[tuple[str, str, int], list[FunctionType]] = {}
        gc.unfreeze()  # tests freeze what stays to the end, and what is frozen is not listed
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename in paths:
                code = one.__code__
                self.found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(one)

    def know(self, path: str, change: Change) -> bool:
        return (path, *change.before.place) in self.found

    def replace(self, path: str, change: Change) -> None:
        """Give the function, wherever it is known, the mutant's code."""
        for one in self.found[(path, *change.before.place)]:
            one.__code__ = change.after


class Reached:
    """Which test runs which lines of the rules, and how long it takes."""

    def __init__(self, items: list[pytest.Item], tests: dict[str, dict[str, Any]]) -> None:
        self.lines: dict[tuple[str, int], list[int]] = {}
        self.seconds: list[float] = []
        for place, item in enumerate(items):
            row = tests[item.nodeid]
            self.seconds.append(row["seconds"])
            for path, lines in row["lines"].items():
                for line in lines:
                    self.lines.setdefault((path, line), []).append(place)

    def tests(self, mutant: Mutant) -> list[int]:
        """The tests that reach a mutant by their place in the collection, the cheapest first."""
        first, last = mutant.lines
        found: set[int] = set()
        for line in range(first, last + 1):
            found.update(self.lines.get((mutant.path, line), ()))
        return sorted(found, key=lambda test: (self.seconds[test], test))


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def shared_by_tests(game: str) -> list[Path]:
    """Everything that decides, apart from a test's own file, which lines the test reaches."""
    source, tests = ROOT / "src" / "sandtable", ROOT / "tests" / "games"
    helpers = [*tests.glob("*.py"), *(tests / game).rglob("*.py")]
    shared = [folder for folder in (source / "games").glob("*") if not (folder / "game.py").is_file()]
    return [
        *(source / "kernel").rglob("*.py"),
        *[path for folder in (*shared, source / "games" / game) for path in folder.rglob("*.py")],
        *[path for path in helpers if not path.name.startswith("test_")],
    ]


class Trials:
    """Tries the mutants of one game; a plugin of pytest, since only it knows how to collect and run tests."""

    def __init__(
        self,
        game: str,
        mutants: list[Mutant],
        minutes: float,
        jobs: int,
        keep: Callable[[dict[str, Any]], None],
        tests: str = "",
        patience: float = PATIENCE,
    ) -> None:
        self.game = game
        self.mutants = mutants
        self.end = time.monotonic() + minutes * 60
        self.jobs = jobs
        self.keep = keep
        self.patience = patience
        self.where = tests or f"tests/games/{game}"
        self.rows: list[dict[str, Any]] = []
        self.early: set[tuple[str, int]] = set()
        """Functions that ran while modules were imported: file and first line."""
        self.note: Path | None = None
        """Where a trial in this process says who noticed."""
        self.watched = {str(ROOT / mutant.path) for mutant in mutants}

    def run(self) -> None:
        os.chdir(ROOT)
        sys.setprofile(self._notice_early)
        status = pytest.main([self.where, *_SETTINGS], plugins=[self])
        sys.setprofile(None)
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise SystemExit("The tests could not be collected, or are not green to begin with.")

    def _notice_early(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename in self.watched:
            self.early.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """In a trial the first failure says all: nobody reads how it came about."""
        if self.note is not None and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self.note.write_text(item.nodeid, "utf-8")
            os._exit(NOTICED)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            raise session.Failed("tests could not be collected")
        items = session.items
        reached = self._reached(items)
        functions = Functions(self.watched)
        gc.collect()
        gc.freeze()  # forks need no copy of what they never change
        running: dict[int, tuple[Mutant, int, Path]] = {}
        waiting = list(reversed(self.mutants))
        while waiting or running:
            late = time.monotonic() > self.end
            while waiting and len(running) < self.jobs and not late:
                self._begin(waiting.pop(), items, reached, functions, running)
            if late and not running:
                break
            self._collect(running)
        return True

    def _reached(self, items: list[pytest.Item]) -> Reached:
        file = KEPT / f"{self.game}.lines.json"
        key = fingerprint(shared_by_tests(self.game))
        kept = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        known = kept["tests"] if kept.get("key") == key else {}
        texts = {path: fingerprint([path]) for path in {item.path for item in items}}
        tests = {
            item.nodeid: known[item.nodeid]
            for item in items
            if item.nodeid in known and known[item.nodeid]["file"] == texts[item.path]
        }
        new = [item for item in items if item.nodeid not in tests]
        if new:
            print(f"\nRunning {len(new)} tests once, to see which of them reaches which line ...", flush=True)
            KEPT.mkdir(parents=True, exist_ok=True)
            found = file.with_suffix(".new.json")
            if os.fork() == 0:
                _alone(lambda: _record(new, found))
            if os.wait()[1]:
                raise SystemExit(f"The tests are not green to begin with: see {found}")
            recorded = json.loads(found.read_text("utf-8"))
            tests |= {item.nodeid: {"file": texts[item.path], **recorded[item.nodeid]} for item in new}
            file.write_text(json.dumps({"key": key, "tests": tests}), "utf-8")
            found.unlink()
        return Reached(items, tests)

    def _begin(
        self,
        mutant: Mutant,
        items: list[pytest.Item],
        reached: Reached,
        functions: Functions,
        running: dict[int, tuple[Mutant, int, Path]],
    ) -> None:
        """Start the trial of one mutant, or say at once what comes of it."""
        change = change_of(mutant)
        if change is None:
            self._say({"key": mutant.key, "place": str(mutant), "killed": False, "same": True, "tests": 0})
            return
        tests = reached.tests(mutant)
        early = (str(ROOT / mutant.path), change.before.place[1]) in self.early
        if early:
            tests = list(range(len(items)))
        if not early and not functions.know(str(ROOT / mutant.path), change):
            raise SystemExit(f"The function was not found: {mutant}")
        if not tests:
            self._say({"key": mutant.key, "place": str(mutant), "killed": False, "tests": 0})
            return
        note = KEPT / f"{self.game}.{len(self.rows) + len(running)}.{time.monotonic_ns()}.note"
        seconds = [reached.seconds[test] for test in tests]
        child = os.fork()
        if child == 0:
            chosen = [items[test] for test in tests]
            if early:
                _alone(lambda: _try_afresh(mutant, self.where, note))
            else:
                self.note = note
                _alone(lambda: _try_here(mutant, change, functions, chosen, seconds, note, self.patience))
        running[child] = (mutant, len(tests), note)

    def _collect(self, running: dict[int, tuple[Mutant, int, Path]]) -> None:
        if not running:
            return
        child, status = os.wait()
        mutant, tests, note = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        row: dict[str, Any] = {"key": mutant.key, "place": str(mutant), "killed": code != SURVIVED, "tests": tests}
        if code == FOR_EVER:
            row["by"] = "runs for ever"
        if note.is_file():
            row["by"] = note.read_text("utf-8")
            note.unlink()
        self._say(row)

    def _say(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        self.keep(row)
        mark = "same    " if row.get("same") else "killed  " if row["killed"] else "SURVIVED"
        print(f"{len(self.rows)}/{len(self.mutants)} {mark} {row['place']}", flush=True)


def _alone(work: Callable[[], int]) -> None:
    """Do the work of a fork and leave, whatever happens, without what the parent would do at its end."""
    code = NOTICED
    try:
        sys.stdout.flush()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = work()
    finally:
        os._exit(code)


def _run(items: Iterable[pytest.Item], before: Callable[[int], None], after: Callable[[int, bool], bool]) -> None:
    """Run tests one by one; `after` hears whether each passed and says whether to go on."""
    for place, item in enumerate(items):
        failed = item.session.testsfailed
        before(place)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if not after(place, item.session.testsfailed == failed):
            return


def _record(items: list[pytest.Item], file: Path) -> int:
    """Run tests and write down which lines of rules each of them reaches, or which of them fail."""
    tests: dict[str, dict[str, Any]] = {}
    seen: set[tuple[str, int]] = set()
    rules = os.sep + "rules" + os.sep
    games = str(ROOT / "src" / "sandtable" / "games")
    failed: list[str] = []
    start = 0.0

    def on_line(frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            seen.add((frame.f_code.co_filename, frame.f_lineno))
        return on_line

    def on_call(frame: FrameType, event: str, arg: object) -> Any:
        name = frame.f_code.co_filename
        return on_line if rules in name and name.startswith(games) else None

    def before(place: int) -> None:
        nonlocal start
        seen.clear()
        start = time.process_time()
        sys.settrace(on_call)

    def after(place: int, passed: bool) -> bool:
        sys.settrace(None)
        lines: dict[str, list[int]] = {}
        for name, line in seen:
            lines.setdefault(Path(name).relative_to(ROOT).as_posix(), []).append(line)
        tests[items[place].nodeid] = {"seconds": time.process_time() - start, "lines": lines}
        if not passed:
            failed.append(items[place].nodeid)
        return True

    _run(items, before, after)
    file.write_text(json.dumps({"failed": failed} if failed else tests), "utf-8")
    return NOTICED if failed else SURVIVED


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _try_here(
    mutant: Mutant,
    change: Change,
    functions: Functions,
    items: list[pytest.Item],
    seconds: list[float],
    note: Path,
    patience: float,
) -> int:
    """Replace the function in this process and run the tests."""
    functions.replace(str(ROOT / mutant.path), change)
    _bounded()
    end = time.process_time() + patience

    def too_long(number: int, frame: FrameType | None) -> None:
        os._exit(FOR_EVER)

    def before(place: int) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, LEAST_WAIT + LONGER * seconds[place])

    def after(place: int, passed: bool) -> bool:
        return time.process_time() < end

    signal.signal(signal.SIGVTALRM, too_long)
    _run(items, before, after)
    return SURVIVED


def _try_afresh(mutant: Mutant, tests: str, note: Path) -> int:
    """Run the tests in a new process that imports the mutant in place of the rule."""
    target = str(ROOT / mutant.path)
    code = f"from tools.mutant_trials import import_mutant; import_mutant({target!r}, {mutant.source()!r}, {tests!r})"
    path = [str(HOME), *[folder for folder in sys.path if folder]]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(path))
    command = [sys.executable, "-c", code]
    try:
        done = subprocess.run(command, timeout=PATIENCE * 10, env=environment, capture_output=True, preexec_fn=_bounded)
    except subprocess.TimeoutExpired:
        return SURVIVED
    if done.returncode:
        note.write_text("in a process of its own", "utf-8")
    return NOTICED if done.returncode else SURVIVED


def import_mutant(target: str, source: str, tests: str) -> None:
    """In a new process: whoever imports the file gets the mutant; then run the tests until one fails."""
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return compile(source, target, "exec") if self.path == target else usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
    raise SystemExit(pytest.main([tests, "-x", *_SETTINGS]))
