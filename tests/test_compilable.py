"""What mypyc takes differently from Python, found in the sources: `make build` is too slow to find it first."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sandtable"
Find = Callable[[ast.AST], Iterator[str]]

COMPILED = sorted(
    module
    for package in ("kernel", "games")
    for module in (SOURCE / package).rglob("*.py")
    if "shown" not in module.relative_to(SOURCE).parts
)


def errors_of_one_name(tree: ast.AST) -> Iterator[str]:
    """Functions that bind errors of several kinds to one name: the compiler gives it the type of the first."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            kinds: dict[str, set[str]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
                    kinds.setdefault(node.name, set()).add(ast.unparse(node.type))
            for name, several in kinds.items():
                if len(several) > 1:
                    yield f"line {function.lineno}: {name} is {' and '.join(sorted(several))}"


def starred_tuples_searched(tree: ast.AST) -> Iterator[str]:
    """`one in (*several, another)`: the compiler stops with an error of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for operator, searched in zip(node.ops, node.comparators):
                starred = isinstance(searched, ast.Tuple) and any(isinstance(e, ast.Starred) for e in searched.elts)
                if isinstance(operator, (ast.In, ast.NotIn)) and starred:
                    yield f"line {node.lineno}: {ast.unparse(node)}"


def tuples_that_begin_with_a_float(tree: ast.AST) -> Iterator[str]:
    """`NAME: Final = (0.5, ...)`: wherever the name is read, the compiled code says that it was not set. As
    `Final[tuple[float, ...]]` it is an ordinary tuple."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and node.value.elts:
            first = node.value.elts[0]
            if isinstance(first, ast.UnaryOp):
                first = first.operand
            begins = isinstance(first, ast.Constant) and isinstance(first.value, float)
            if begins and ast.unparse(node.annotation) == "Final":
                yield f"line {node.lineno}: {ast.unparse(node.target)}"


FINDS: tuple[Find, ...] = (errors_of_one_name, starred_tuples_searched, tuples_that_begin_with_a_float)


@pytest.mark.parametrize("find", FINDS)
def test_the_compiler_takes_the_sources_as_python_does(find: Find) -> None:
    found = [
        f"{module.relative_to(SOURCE)}, {what}"
        for module in COMPILED
        for what in find(ast.parse(module.read_text("utf-8")))
    ]
    assert found == []


def test_what_it_would_take_differently_is_found() -> None:
    tree = ast.parse(
        "def f():\n try:\n  g()\n except A as e:\n  h(e)\n try:\n  g()\n except B as e:\n  h(e)\n return x in (*a, b)"
    )
    assert len(list(errors_of_one_name(tree))) == 1
    assert len(list(starred_tuples_searched(tree))) == 1
    assert len(list(tuples_that_begin_with_a_float(ast.parse("A: Final = (-0.5, 1)\nB: Final = (1, 0.5)")))) == 1
