"""Another process in which the content of a game is numbered differently: it loads snapshots and says what they mean.

python -m tests.laws.renumbered < job.json: `game`, `reversed` (per module the tables, or the functions whose calls make
a table, to be read from back to front; "name:6" leaves the first six where they are, "name:6:1" also the last) and
`games`, each a dump with the moves to play on. Writes what each reader sees, before and after.
"""

import ast
import json
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from typing import Any


class Renumbering(SourceFileLoader):
    """Loads a module with some of its tables in the opposite order."""

    names: tuple[str, ...] = ()

    def get_code(self, fullname: str) -> Any:
        tree = ast.parse(self.get_source(fullname) or "")
        for name in self.names:
            tree.body = from_back_to_front(tree.body, name)
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class Finder(MetaPathFinder):
    def __init__(self, reversed_tables: dict[str, list[str]]) -> None:
        self.reversed = reversed_tables

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname not in self.reversed:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert isinstance(spec.loader, SourceFileLoader)
        loader = Renumbering(fullname, spec.loader.path)
        loader.names = tuple(self.reversed[fullname])
        spec.loader = loader
        return spec


def from_back_to_front(body: list[ast.stmt], name: str) -> list[ast.stmt]:
    """The statements with one table reversed: where it is made, or by making the calls that fill it in reverse."""
    name, first, last = (name + "::").split(":")[:3]
    calls = [place for place, statement in enumerate(body) if called(statement) == name]
    if calls:
        calls = calls[int(first or 0) : len(calls) - int(last or 0)]
        order = dict(zip(calls, reversed(calls)))
        return [body[order.get(place, place)] for place in range(len(body))]
    found: list[ast.stmt] = []
    done = False
    for statement in body:
        found.append(statement)
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == name:
            found += ast.parse(f"{name} = {name}[::-1]").body
            done = True
    assert done, f"there is no table {name}"
    return found


def called(statement: ast.stmt) -> str:
    """The function that a statement does nothing but call, or whose number it keeps under a name."""
    if isinstance(statement, (ast.Expr, ast.AnnAssign)) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func)
    return ""


def meaning(g: Any, since: int = 0) -> list[Any]:
    """What every reader sees and has been told since, in no particular order where numbers decide the order."""
    from tests.laws.laws import readers, seen

    return [unordered(seen(g, reader, since)) for reader in readers(g)]


def unordered(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return sorted([unordered(value) for value in data], key=lambda value: json.dumps(value, sort_keys=True))
    return data


def main() -> None:
    job = json.load(sys.stdin)
    sys.meta_path.insert(0, Finder(job["reversed"]))
    import sandtable

    game = sandtable.game(job["game"])
    found = []
    for dump, moves in job["games"]:
        g = game.load(dump.encode())
        told = len(g.events(None))
        before = meaning(g, max(0, told - 30))
        for seat, option in moves:
            g.play(seat, option)
        found.append([before, meaning(g, told)])
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
