"""The tool that breaks rules on purpose finds places to break, and knows killed from surviving."""

import ast
from pathlib import Path

import pytest

from tools import mutants

SOURCE = """
LIMIT = 3

def allowed(g, count):
    \"\"\"Not more than the limit.\"\"\"
    if count <= LIMIT and not g.closed:
        g.count += 1
        g.tell("event-counted", count=count)
        return True
    return False
"""


def changes(source: str) -> set[tuple[str, str]]:
    finder = mutants._Finder("rules/x.py", source)
    finder.visit(ast.parse(source))
    return {(mutant.old, mutant.text) for mutant in finder.found}


def test_a_rule_is_broken_in_many_ways() -> None:
    found = changes(SOURCE)
    assert ("count <= LIMIT", "(count < LIMIT)") in found
    assert ("not g.closed", "bool(g.closed)") in found
    assert ("count <= LIMIT and not g.closed", "(count <= LIMIT or not g.closed)") in found
    assert ("g.count += 1", "pass") in found
    assert ("True", "False") in found


def test_words_and_constants_of_a_module_are_left_alone() -> None:
    found = changes(SOURCE)
    assert not [old for old, _ in found if "tell" in old and "count += 1" not in old]
    assert ("3", "4") not in found


def test_every_mutant_is_python() -> None:
    for mutant in mutants.mutants_of("conquest")[::7]:
        source = (mutants.ROOT / mutant.path).read_text("utf-8")
        assert source[mutant.start : mutant.end] == mutant.old
        ast.parse(source[: mutant.start] + mutant.text + source[mutant.end :])


def test_a_survivor_is_told_from_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy"
    (copy / "rules").mkdir(parents=True)
    (copy / "rules" / "x.py").write_text(SOURCE)
    workshop = mutants.Workshop(tmp_path)
    workshop.local.copy = copy
    finder = mutants._Finder("rules/x.py", SOURCE)
    finder.visit(ast.parse(SOURCE))
    by_text = {mutant.text: mutant for mutant in finder.found}
    test = copy / "test_x.py"
    test.write_text(
        "import types\nfrom rules.x import allowed\n"
        "def test_allowed() -> None:\n"
        "    g = types.SimpleNamespace(closed=False, count=0, tell=lambda *a, **k: None)\n"
        "    assert allowed(g, 2) and not allowed(g, 4)\n"
    )
    assert workshop.killed(by_text["bool(g.closed)"], ["test_x.py"])
    assert not workshop.killed(by_text["(count < LIMIT)"], ["test_x.py"]), "nobody tests the limit itself"
    assert (copy / "rules" / "x.py").read_text() == SOURCE
