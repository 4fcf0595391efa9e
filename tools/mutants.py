"""Breaks rules at random places and sees whether their tests notice.

    python -m tools.mutants conquest                     # 300 mutants; what is known already is not run again
    python -m tools.mutants uprising --count 50 --minutes 10
    python -m tools.mutants uprising --patience 5        # a first look: what lives that long is run again with --again
    python -m tools.mutants conquest --survivors         # only list those that lived

A mutant is one small change in one rule module: a comparison turned, a number off by one, a condition reversed, a
statement left out. It is killed when a test of the game (`tests/games/<game>`) fails; golden playthroughs do not count,
since they would notice any change without saying which rule it broke. How mutants are tried stands in
`tools/mutant_trials.py`: only the tests that reach the changed lines are run, the cheapest first.

Results are kept line by line in `build/mutants/<game>.jsonl`, by the text they change: a survivor whose rule or test
was mended is run again with `--again`. One that no test can tell from the rule is argued in `rules/mutants.toml`.
Exit code 1 when less than the bar is killed of those that are not argued.
"""

import argparse
import ast
import hashlib
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "build" / "mutants"
ARGUED: Final = ROOT / "rules" / "mutants.toml"
BAR: Final = 0.95

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
    """One change: the text of a file from `start` to `end` (counted in characters) becomes `text`.

    `lines` are the first and the last line of the statement it sits in: who runs one of them meets the mutant.
    """

    def __init__(
        self, path: str, function: str, line: int, lines: tuple[int, int], start: int, end: int, old: str, text: str
    ) -> None:
        self.path = path
        self.function = function
        self.line = line
        self.lines = lines
        self.start = start
        self.end = end
        self.old = old
        self.text = text

    @property
    def key(self) -> str:
        """What the result is kept by: it lasts while the function's text around it lasts."""
        return f"{self.path}::{self.function}::{self.old.strip()} -> {self.text.strip()}"

    def source(self) -> str:
        """The module with the change made."""
        source = (ROOT / self.path).read_text("utf-8")
        return source[: self.start] + self.text + source[self.end :]

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
        self.lines = (0, 0)
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
            mutant = Mutant(self.path, self.functions[-1], node.lineno, self.lines, start, end, old, text)
            self.found.append(mutant)

    def visit(self, node: ast.AST) -> None:
        """Keeps the lines of the statement around; of one with a body only its head."""
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        around = self.lines
        body = getattr(node, "body", None)
        self.lines = (node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno)
        super().visit(node)
        self.lines = around

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

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of zip: it only guards against a mistake in the rules themselves
            self.generic_visit(node)

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


def sample(everything: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """In an order of chance that each has by itself: a changed rule changes only its own places in the sample."""

    def chance(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed}:{mutant.key}".encode()).hexdigest()

    return sorted(everything, key=chance)[:count]


def known_results(game: str) -> dict[str, dict[str, Any]]:
    path = KEPT / f"{game}.jsonl"
    if not path.is_file():
        return {}
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    return {row["key"]: row for row in rows}


def keep(game: str, row: dict[str, Any]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{game}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, ensure_ascii=False) + "\n")


def argued() -> dict[str, str]:
    """Survivors that no test can tell from the rule, by key, each with the reason."""
    if not ARGUED.is_file():
        return {}
    return {row["mutant"]: row["why"] for row in tomllib.loads(ARGUED.read_text("utf-8")).get("argued", [])}


def tried(
    chosen: list[Mutant], game: str, minutes: float, jobs: int, again: bool, patience: float | None
) -> list[dict[str, Any]]:
    """Results of mutants, the known ones first; what there is no time for is left out."""
    from tools.mutant_trials import PATIENCE, Trials

    known = known_results(game)
    rows: list[dict[str, Any]] = []
    left: list[Mutant] = []
    for mutant in chosen:
        row = known.get(mutant.key)
        if row is not None and (row["killed"] or not again):
            rows.append(row)
        else:
            left.append(mutant)
    if left:
        trials = Trials(game, left, minutes, jobs, lambda row: keep(game, row), patience=patience or PATIENCE)
        trials.run()
        rows += trials.rows
    return rows


def report(game: str, rows: list[dict[str, Any]], chosen: int, possible: int) -> float:
    """Say what lived; the share that was killed of those that are not argued."""
    reasons = argued()
    same = [row for row in rows if row.get("same")]
    survivors = [row for row in rows if not row["killed"] and not row.get("same")]
    for row in survivors:
        why = reasons.get(row["key"])
        print(f"survived ({row['tests']} tests reach it): {row['place']}" + (f"\n    argued: {why}" if why else ""))
    excused = len([row for row in survivors if row["key"] in reasons])
    killed = len(rows) - len(survivors) - len(same)
    counted = killed + len(survivors) - excused
    share = killed / counted if counted else 0.0
    print(
        f"{game}: {killed} of {len(rows) - len(same)} mutants killed, {excused} argued ({share:.1%} of the others;"
        f" bar {BAR:.0%}), {len(same)} compile to the same code,"
        f" {chosen - len(rows)} of {chosen} not yet run, {possible} possible"
    )
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description="Breaks rules at random places and sees whether their tests notice.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="how many mutants (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--minutes", type=float, default=60, help="stop after that long; the rest is run next time")
    parser.add_argument("--patience", type=float, help="seconds of work that the tests of one mutant may take")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="run earlier survivors again")
    parser.add_argument("--survivors", action="store_true", help="only list what survived before")
    asked = parser.parse_args()
    if not modules_of(asked.game):
        parser.error(f"there are no rules in src/sandtable/games/{asked.game}/rules")
    everything = mutants_of(asked.game)
    chosen = sample(everything, asked.count, asked.seed)
    if asked.survivors:
        known = known_results(asked.game)
        rows = [known[mutant.key] for mutant in chosen if mutant.key in known]
    else:
        rows = tried(chosen, asked.game, asked.minutes, asked.jobs, asked.again, asked.patience)
    return 0 if report(asked.game, rows, len(chosen), len(everything)) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
