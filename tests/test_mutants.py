"""The tool that breaks rules on purpose finds places to break, and knows killed from surviving."""

import ast
import subprocess
import sys
from pathlib import Path

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


def test_the_lines_of_a_mutant_are_those_of_its_statement() -> None:
    finder = mutants._Finder(
        "rules/x.py", "def f(a):\n    if (a\n        > 1):\n        return (a +\n            2)\n    return 0\n"
    )
    finder.visit(ast.parse(finder.source))
    assert {mutant.old: mutant.lines for mutant in finder.found if "\n" not in mutant.old} == {
        "1": (2, 3),
        "2": (4, 5),
        "0": (6, 6),
    }


def test_a_changed_rule_leaves_the_rest_of_the_sample_alone() -> None:
    everything = mutants.mutants_of("conquest")
    drawn = {mutant.key for mutant in mutants.sample(everything, 300, 1)}
    assert len(drawn) == 300
    assert len({key.split("::")[0] for key in drawn}) > 10  # from all over the rules
    assert drawn != {mutant.key for mutant in mutants.sample(everything, 300, 2)}
    gone = everything[7::100]
    rest = {mutant.key for mutant in mutants.sample([one for one in everything if one not in gone], 300, 1)}
    assert drawn - rest == drawn & {mutant.key for mutant in gone}


TRIED = """
import sys
from pathlib import Path

from tools import mutant_trials, mutants

root = Path(sys.argv[1])
for module in (mutants, mutant_trials):
    module.ROOT, module.KEPT = root, root / "build"
sys.path.insert(0, str(root))
finder = mutants._Finder("src/sandtable/games/x/rules/x.py", (root / "src/sandtable/games/x/rules/x.py").read_text())
finder.visit(mutants.ast.parse(finder.source))
chosen = [mutant for mutant in finder.found if mutant.key.split("::")[-1] in sys.argv[2:]]
trials = mutant_trials.Trials("x", chosen, 60, 1, lambda row: None, str(root / "tests"))
trials.run()
for row in trials.rows:
    print("RESULT", row["killed"], row["key"].split("::")[-1])
"""

IMPORTED_EARLY = """

def doubled(limit):
    return limit * 2

TABLE = doubled(LIMIT)

def halved(limit):
    return limit // 2

UNSEEN = halved(LIMIT)
"""


def game_of_one_module(folder: Path) -> Path:
    """A game with its tests, in a place of its own; its rules."""
    rules = folder / "src" / "sandtable" / "games" / "x" / "rules"
    rules.mkdir(parents=True)
    (rules / "x.py").write_text(SOURCE + IMPORTED_EARLY)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_x.py").write_text(
        "import sys, types\n"
        f"sys.path.insert(0, {str(rules)!r})\n"
        "from x import TABLE, allowed\n"
        "def test_allowed() -> None:\n"
        "    g = types.SimpleNamespace(closed=False, count=0, tell=lambda *a, **k: None)\n"
        "    assert allowed(g, 2) and not allowed(g, 4)\n"
        "def test_table() -> None:\n"
        "    assert TABLE == 6\n"
    )
    return rules / "x.py"


def tried(folder: Path, *changes: str) -> str:
    """What is said while these changes are tried."""
    command = [sys.executable, "-c", TRIED, str(folder), *changes]
    done = subprocess.run(command, cwd=mutants.ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_a_survivor_is_told_from_a_kill(tmp_path: Path) -> None:
    """Also in a function that fills a table while its module is imported."""
    rules = game_of_one_module(tmp_path)
    expected = {
        "not g.closed -> bool(g.closed)": True,
        "count <= LIMIT -> (count < LIMIT)": False,  # nobody tests the limit itself
        "limit * 2 -> (limit + 2)": True,
        "limit // 2 -> (limit * 2)": False,  # nobody looks at what it fills
    }
    said = tried(tmp_path, *expected)
    results = {line.split(" ", 2)[2]: line.split(" ")[1] for line in said.splitlines() if "RESULT" in line}
    assert results == {name: str(killed) for name, killed in expected.items()}, said
    assert rules.read_text() == SOURCE + IMPORTED_EARLY


def test_only_tests_in_changed_files_are_asked_again_what_they_reach(tmp_path: Path) -> None:
    game_of_one_module(tmp_path)
    change = "count <= LIMIT -> (count < LIMIT)"
    said = tried(tmp_path, change)
    assert "Running 2 tests once" in said
    assert f"RESULT False {change}" in said
    (tmp_path / "tests" / "test_y.py").write_text(
        "import types\n"
        "from x import allowed\n"
        "def test_limit() -> None:\n"
        "    assert allowed(types.SimpleNamespace(closed=False, count=0, tell=lambda *a, **k: None), 3)\n"
    )
    said = tried(tmp_path, change)
    assert "Running 1 tests once" in said
    assert f"RESULT True {change}" in said
    assert "Running" not in tried(tmp_path, change)
