"""Breaks rules at random places and sees whether their tests notice.

    python -m tools.mutants conquest                     # 300 mutants; what is known already is not run again
    python -m tools.mutants uprising --count 50 --minutes 10
    python -m tools.mutants conquest --survivors         # only list those that lived

A mutant is one small change in one rule module: a comparison turned, a number off by one, a condition reversed, a
statement left out. It is killed when a test of the game (`tests/games/<game>`) fails; golden playthroughs do not count,
since they would notice any change without saying which rule it broke. To be quick, only those tests are run that call
the function the mutant sits in, which is found out once by running all of them with a profiler's hook.

Results are kept line by line in `build/mutants/<game>.jsonl`, by the text they change: a survivor whose rule or test
was mended is run again with `--again`. Exit code 1 when less than the bar is killed.
"""

import argparse
import ast
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "build" / "mutants"
BAR: Final = 0.95
PATIENCE: Final = 300
"""Seconds after which a mutant that runs for ever counts as noticed."""

_COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant:
    """One change: the lines of a file from `start` to `end` (counted in characters) become `text`."""

    def __init__(self, path: str, function: str, line: int, start: int, end: int, old: str, text: str) -> None:
        self.path = path
        self.function = function
        self.line = line
        self.start = start
        self.end = end
        self.old = old
        self.text = text

    @property
    def key(self) -> str:
        """What the result is kept by: it lasts while the function's text around it lasts."""
        return f"{self.path}::{self.function}::{self.old.strip()} -> {self.text.strip()}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.old.strip()!r} -> {self.text.strip()!r}"


class _Finder(ast.NodeVisitor):
    """All mutants of one module."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.functions: list[str] = []
        self.found: list[Mutant] = []

    def _at(self, line: int, column: int) -> int:
        """Columns are counted in bytes; the place in the text is not."""
        start = self.starts[line - 1]
        text = self.source[start : self.starts[line]] if line < len(self.starts) else self.source[start:]
        return start + len(text.encode()[:column].decode())

    def _change(self, node: ast.expr | ast.stmt, text: str) -> None:
        if not self.functions:
            return  # constants of a module are content, which other tests compare with the box
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start, end = self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)
        old = self.source[start:end]
        if old != text:
            self.found.append(Mutant(self.path, self.functions[-1], node.lineno, start, end, old, text))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.functions.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            for other in _COMPARED.get(type(node.ops[0]), ()):
                changed = ast.Compare(node.left, [other()], node.comparators)
                self._change(node, f"({ast.unparse(changed)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._change(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._change(node, f"bool({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        text = isinstance(node.left, (ast.JoinedStr, ast.Constant)) and not isinstance(
            getattr(node.left, "value", 0), int
        )
        if type(node.op) in _RECKONED and not text:
            changed = ast.BinOp(node.left, _RECKONED[type(node.op)](), node.right)
            self._change(node, f"({ast.unparse(changed)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._change(node, str(not node.value))
        elif isinstance(node.value, int):
            self._change(node, str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        if "telling" not in ast.unparse(node.test):
            self._change(node.test, f"(not ({ast.unparse(node.test)}))")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._change(node.test, f"(not ({ast.unparse(node.test)}))")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            called = ast.unparse(node.value.func)
            if not called.endswith((".tell", ".tell_only")):  # words: other tests read them
                self._change(node, "pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._change(node, "pass")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._change(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._change(node, "continue")


def modules_of(game: str) -> list[Path]:
    folder = ROOT / "src" / "sandtable" / "games" / game / "rules"
    return sorted(path for path in folder.rglob("*.py") if path.name not in ("__init__.py", "book.py"))


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game's rules, the same ones in the same order while the rules stay the same."""
    found: dict[str, Mutant] = {}
    for path in modules_of(game):
        source = path.read_text("utf-8")
        finder = _Finder(path.relative_to(ROOT).as_posix(), source)
        finder.visit(ast.parse(source))
        for mutant in finder.found:
            found.setdefault(mutant.key, mutant)
    return list(found.values())


# Which tests call which function.

_HOOK: Final = """
import json, os, sys, pytest

calls, seen = {}, set()
marked = os.sep + os.path.join("games", os.environ["MUTANTS_GAME"], "rules") + os.sep

def profile(frame, event, arg):
    if event == "call" and marked in frame.f_code.co_filename:
        seen.add((frame.f_code.co_filename, frame.f_code.co_name))

@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    seen.clear()
    sys.setprofile(profile)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        for name in seen:
            calls.setdefault(name, []).append(item.nodeid)

def pytest_sessionfinish():
    rows = [[os.path.basename(path) + "::" + name, nodes] for (path, name), nodes in calls.items()]
    with open(os.environ["MUTANTS_CALLS"], "w") as file:
        json.dump(rows, file)
"""


def pytest_run(copy: Path, tests: list[str], extra: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=f"{copy / 'src'}{os.pathsep}{copy}", PYTHONDONTWRITEBYTECODE="1", CI="")
    environment.update(extra or {})
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=PATIENCE)


def callers_of(game: str, copy: Path) -> dict[str, list[str]]:
    """The tests that call each function of the rules, by `module.py::function`."""
    (copy / "mutants_hook.py").write_text(_HOOK, "utf-8")
    calls = copy / "calls.json"
    print(f"Running tests/games/{game} once, to see which test calls which rule ...", flush=True)
    done = pytest_run(
        copy, [f"tests/games/{game}", "-p", "mutants_hook"], {"MUTANTS_CALLS": str(calls), "MUTANTS_GAME": game}
    )
    if done.returncode:
        raise SystemExit(f"The tests are not green to begin with:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return dict(json.loads(calls.read_text("utf-8")))


class Workshop:
    """Copies of the project, one per worker, in which mutants are tried one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.local = threading.local()
        self.lock = threading.Lock()
        self.made = 0

    def copy(self) -> Path:
        if not hasattr(self.local, "copy"):
            with self.lock:
                self.made += 1
                target = self.folder / f"copy-{self.made}"
            for name in ("src", "tests", "tools", "rules"):
                shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "pyproject.toml", target)
            self.local.copy = target
        found: Path = self.local.copy
        return found

    def killed(self, mutant: Mutant, tests: list[str]) -> bool:
        copy = self.copy()
        file = copy / mutant.path
        source = file.read_text("utf-8")
        file.write_text(source[: mutant.start] + mutant.text + source[mutant.end :], "utf-8")
        try:
            return pytest_run(copy, tests).returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            file.write_text(source, "utf-8")


def known_results(game: str) -> dict[str, dict[str, Any]]:
    path = KEPT / f"{game}.jsonl"
    if not path.is_file():
        return {}
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    return {row["key"]: row for row in rows}


def tried(chosen: list[Mutant], game: str, minutes: float, jobs: int, again: bool) -> Iterator[dict[str, Any]]:
    """Results of mutants one by one, the known ones first."""
    known = known_results(game)
    left: list[Mutant] = []
    for mutant in chosen:
        row = known.get(mutant.key)
        if row is not None and (row["killed"] or not again):
            yield row
        else:
            left.append(mutant)
    if not left:
        return
    end = time.monotonic() + minutes * 60
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        workshop = Workshop(Path(folder))
        callers = callers_of(game, workshop.copy())

        def judged(mutant: Mutant) -> dict[str, Any] | None:
            if time.monotonic() > end:
                return None
            tests = callers.get(f"{Path(mutant.path).name}::{mutant.function}", [])
            return {
                "key": mutant.key,
                "place": str(mutant),
                "killed": bool(tests) and workshop.killed(mutant, tests),
                "tests": len(tests),
            }

        done = 0
        for future in concurrent.futures.as_completed([pool.submit(judged, mutant) for mutant in left]):
            row = future.result()
            if row is None:
                continue
            done += 1
            with (KEPT / f"{game}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
            mark = "killed  " if row["killed"] else "SURVIVED"
            print(f"{done}/{len(left)} {mark} {row['place']}", flush=True)
            yield row


def main() -> int:
    parser = argparse.ArgumentParser(description="Breaks rules at random places and sees whether their tests notice.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="how many mutants (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--minutes", type=float, default=60, help="stop after that long; the rest is run next time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="run earlier survivors again")
    parser.add_argument("--survivors", action="store_true", help="only list what survived before")
    asked = parser.parse_args()
    if not modules_of(asked.game):
        parser.error(f"there are no rules in src/sandtable/games/{asked.game}/rules")
    everything = mutants_of(asked.game)
    chosen = random.Random(asked.seed).sample(everything, min(asked.count, len(everything)))
    if asked.survivors:
        known = known_results(asked.game)
        rows = [known[mutant.key] for mutant in chosen if mutant.key in known]
    else:
        rows = list(tried(chosen, asked.game, asked.minutes, asked.jobs, asked.again))
    for row in rows:
        if not row["killed"]:
            print(f"survived ({row['tests']} tests call it): {row['place']}")
    killed = sum(row["killed"] for row in rows)
    share = killed / len(rows) if rows else 0.0
    print(
        f"{asked.game}: {killed} of {len(rows)} mutants killed ({share:.1%}; bar {BAR:.0%}),"
        f" {len(chosen) - len(rows)} of {len(chosen)} not yet run, {len(everything)} possible"
    )
    return 0 if share >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
