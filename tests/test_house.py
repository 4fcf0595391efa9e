"""Promises of the repository itself."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_lock_files_pin_everything_with_hashes_and_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    pins = re.findall(r"^[a-z0-9.-]+==\S+ \\\n    --hash=sha256:", text, re.MULTILINE)
    requirements = re.findall(r"^[A-Za-z0-9]", text, re.MULTILINE)

    assert len(pins) == len(requirements) > 5
    assert "://" not in text
    assert not re.search(r"^--?\w", text, re.MULTILINE), "no index or find-links options"


def _is_answers(node: ast.AST, also: set[str]) -> bool:
    """Whether it is `ask.answers`, or a name for that."""
    if isinstance(node, ast.Attribute):
        return node.attr == "answers"
    return isinstance(node, ast.Name) and node.id in also


def _is_length(node: ast.AST, also: set[str]) -> bool:
    """Whether it is how many answers there are."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "len":
        return False
    return _is_answers(node.args[0], also)


def _names(parts: list[ast.AST], holds: Callable[[ast.AST, set[str]], bool], also: set[str]) -> set[str]:
    """The variables that are set to such a thing."""
    assignments = [part for part in parts if isinstance(part, ast.Assign) and holds(part.value, also)]
    return {target.id for part in assignments for target in part.targets if isinstance(target, ast.Name)}


def _indexed(parts: list[ast.AST]) -> Iterator[ast.expr]:
    """By what the answers of a form are found: `ask.answers[...]`, `ask.value(...)`, `Answers(ask, ...)`."""
    answers = _names(parts, _is_answers, set())
    for part in parts:
        if isinstance(part, ast.Subscript) and _is_answers(part.value, answers):
            place = part.slice
            yield from [one for one in (place.lower, place.upper) if one] if isinstance(place, ast.Slice) else [place]
        elif isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "value":
            yield from part.args
        elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Answers":
            yield from part.args[1:]


def _counted(parts: list[ast.AST]) -> Iterator[ast.expr]:
    """To what the number of answers is compared."""
    answers = _names(parts, _is_answers, set())
    lengths = _names(parts, _is_length, answers)
    for part in parts:
        if isinstance(part, ast.Compare):
            left = part.left
            if _is_length(left, answers) or (isinstance(left, ast.Name) and left.id in lengths):
                yield from part.comparators


def _number(expression: ast.expr) -> int | None:
    try:
        number = ast.literal_eval(expression)
    except ValueError:
        return None
    return number if isinstance(number, int) else None


def bare_places(source: str) -> list[str]:
    """Forms, and functions that read one, in which answers are found by a bare number.

    The first answer of a form and the last one need no name; where others have names, the first has one too.
    """
    found: list[str] = []
    if "answers" not in source.lower() and ".value(" not in source:
        return found
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            parts = list(ast.walk(node))
            places = list(_indexed(parts))
            numbers = {_number(place) for place in places} | {_number(count) for count in _counted(parts)}
            named = [place for place in places if isinstance(place, ast.Name) and place.id.isupper()]
            if numbers - ({None, -1} if named else {None, -1, 0}):
                found.append(node.name)
    return found


def test_answers_of_several_questions_are_found_by_name_and_not_by_counting() -> None:
    modules = sorted((ROOT / "src/sandtable/games").rglob("*.py"))
    assert len(modules) > 300
    counting = {str(path.relative_to(ROOT)): bare_places(path.read_text("utf-8")) for path in modules}

    assert {path: names for path, names in counting.items() if names} == {}


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("return ask.value(0)", False),
        ("return ask.answers[0] is PASS or ask.answers[-1] is DONE", False),
        ("return ask.value(TARGET)", False),
        ("return [answer.value for answer in ask.answers[COUNTS:]]", False),
        ("return Answers(ask, TARGET).next() if len(ask.answers) > TARGET else None", False),
        ("return ask.value(1)", True),
        ("return plan.answers[2].value", True),
        ("return ask.answers[3:]", True),
        ("return Answers(ask, 1)", True),
        ("return len(ask.answers) == 2", True),
        ("given = len(ask.answers)\n    return given > 1", True),
        ("return ask.value(0), ask.value(TARGET)", True),
    ],
)
def test_the_check_knows_names_from_numbers(line: str, counts: bool) -> None:
    assert bare_places(f"def read(g, ask):\n    {line}\n") == (["read"] if counts else [])
