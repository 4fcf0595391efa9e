"""Sources of views, read and changed: what `tools/write_observers.py` needs to take them apart."""

import ast
import inspect
from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib import import_module
from types import FunctionType
from typing import Any

Lines = list[str]
Known = dict[str, tuple[ast.expr, Any]]
"""Parameters of a function that stand for constants: the name of each and its value."""


class NotTaken(Exception):
    """A part of a view that is not taken apart: the field of the layout writes its value."""


class Function:
    """A function of a view, with constants in the place of some of its parameters."""

    def __init__(self, name: str, source: FunctionType, known: Known) -> None:
        self.name = name
        self.space = {**source.__globals__, **{ast.unparse(name): value for name, value in known.values()}}
        self.tree = tree_of(source)
        for parameter, (constant, _) in known.items():
            _substitute(self.tree.body, parameter, constant)
        self.parameters = [argument for argument in self.tree.args.args if argument.arg not in known]
        self.locals = _bound(self.tree)
        if self.locals & {"numbers", "at", "me"}:
            raise SystemExit(f"{source.__module__}.{source.__name__} uses a name that observed.py needs")

    def constant(self, expression: ast.expr) -> Any:
        """The value of a name of the module; None for anything else."""
        if isinstance(expression, ast.Name) and expression.id not in self.locals:
            return self.space.get(expression.id)
        return None


def tree_of(source: FunctionType) -> ast.FunctionDef:
    (tree,) = ast.parse(inspect.getsource(source)).body
    assert isinstance(tree, ast.FunctionDef)
    return tree


def imported(module: str) -> dict[str, str]:
    """The names of a module, each with the module that it is imported from."""
    found: dict[str, str] = {}
    for node in ast.parse(inspect.getsource(import_module(module))).body:
        if isinstance(node, ast.ImportFrom):
            found |= {(name.asname or name.name): str(node.module) for name in node.names}
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = module
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            found[ast.unparse(target)] = module
    return found


def annotation(argument: ast.arg) -> ast.expr:
    assert argument.annotation is not None
    return argument.annotation


def _bound(tree: ast.FunctionDef) -> set[str]:
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    stored = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    return stored | {argument.arg for argument in tree.args.args}


class _Substitution(ast.NodeTransformer):
    def __init__(self, name: str, value: ast.expr) -> None:
        self.name = name
        self.value = value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return deepcopy(self.value) if node.id == self.name else node


def _substitute(nodes: Sequence[ast.AST], name: str, value: ast.expr) -> None:
    for node in nodes:
        _Substitution(name, value).visit(node)


def is_name(expression: ast.expr, name: str) -> bool:
    return isinstance(expression, ast.Name) and expression.id == name


def text_of(expression: ast.expr) -> str:
    if not isinstance(expression, ast.Constant) or not isinstance(expression.value, str):
        raise NotTaken(ast.unparse(expression))
    return expression.value


def has_bounds(part: ast.Slice) -> bool:
    return part.lower is not None or part.upper is not None


def truth(value: ast.expr) -> ast.expr:
    """What is asked where only the truth of a value matters."""
    if isinstance(value, ast.Call) and is_name(value.func, "bool"):
        return value.args[0]
    return value


OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


def opposite(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in OPPOSITES:
        return ast.Compare(test.left, [OPPOSITES[type(test.ops[0])]()], test.comparators)
    return ast.UnaryOp(ast.Not(), test)


def grouped(expression: ast.expr) -> str:
    text = ast.unparse(expression)
    return text if isinstance(expression, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)) else f"({text})"


def of_table(function: Function, value: ast.expr) -> tuple[ast.expr | None, list[Any], str]:
    """For `IDS[index]` and `THINGS[index].id`: the index, all ids, and how they are written. Else no index."""
    inner = value.value if isinstance(value, ast.Attribute) and value.attr == "id" else value
    if not isinstance(inner, ast.Subscript) or isinstance(inner.slice, ast.Slice):
        return None, [], ""
    table = function.constant(inner.value)
    name = ast.unparse(inner.value)
    if not isinstance(table, tuple):
        return None, [], ""
    if inner is not value:
        return inner.slice, [one.id for one in table], f"[one.id for one in {name}]"
    if all(one is None or isinstance(one, str) for one in table):
        return inner.slice, list(table), name
    return None, [], ""


def over_places(function: Function, loop: Any) -> Any:
    """`for place, one in enumerate(THINGS)` of a table of ids or of things with an id, as a loop over places."""
    call, target = loop.iter, loop.target
    if not (isinstance(call, ast.Call) and is_name(call.func, "enumerate") and isinstance(target, ast.Tuple)):
        return loop
    table = function.constant(call.args[0])
    if not isinstance(table, tuple) or not all(isinstance(one, str) or hasattr(one, "id") for one in table):
        return loop
    place, one = target.elts
    assert isinstance(place, ast.Name)
    assert isinstance(one, ast.Name)
    loop.target, loop.iter = place, ast.parse(f"range({len(table)})", mode="eval").body
    inside = loop.body if isinstance(loop, ast.For) else loop.ifs
    _substitute(inside, one.id, ast.Subscript(call.args[0], ast.Name(place.id)))
    loop.replaced = (one.id, ast.Subscript(call.args[0], ast.Name(place.id)))
    return loop


def renamed(function: Function, comp: Any, fresh: Callable[[str], str]) -> Any:
    """A comprehension whose variables have names of their own, since they become variables of the function."""
    comp = deepcopy(comp)
    made = [comp.key, comp.value] if isinstance(comp, ast.DictComp) else [comp.elt]
    # In a statement of its own, so that a name that is the whole of it can be replaced.
    results = [ast.Expr(one) for one in made]
    for place, loop in enumerate(comp.generators):
        over_places(function, loop)
        inside: list[Any] = [*results, *comp.generators[place + 1 :]]
        if hasattr(loop, "replaced"):
            _substitute(inside, *loop.replaced)
        tests = [ast.Expr(test) for test in loop.ifs]
        for name in [node for node in ast.walk(loop.target) if isinstance(node, ast.Name)]:
            if name.id != "_":
                new = fresh(name.id)
                function.locals.add(new)
                _substitute([*inside, *tests], name.id, ast.Name(new))
                name.id = new
        loop.ifs = [test.value for test in tests]
    if isinstance(comp, ast.DictComp):
        comp.key, comp.value = results[0].value, results[1].value
    else:
        comp.elt = results[0].value
    return comp


def once_each(comp: ast.ListComp) -> bool:
    """Whether a list made of `IDS[place]` for each place of a range holds no id twice."""
    loop, made = comp.generators[0], comp.elt
    inner = made.value if isinstance(made, ast.Attribute) else made
    ranged = isinstance(loop.iter, ast.Call) and is_name(loop.iter.func, "range") and len(comp.generators) == 1
    by_place = isinstance(inner, ast.Subscript) and ast.unparse(inner.slice) == ast.unparse(loop.target)
    return ranged and by_place


def follow(tree: ast.FunctionDef, name: str) -> None:
    """Refuses a variable that is used for more than adding to it, or whose parts may be set twice."""
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    begun = False
    for use in [one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == name]:
        parent = parents[use]
        if isinstance(parent, (ast.Assign, ast.AnnAssign)) and isinstance(parent.value, (ast.Dict, ast.List)):
            if begun:
                raise NotTaken("begun twice")
            begun = True
        elif isinstance(parent, ast.Attribute) and parent.attr == "append":
            continue
        elif isinstance(parent, ast.Subscript) and isinstance(parents[parent], ast.Assign):
            if any(isinstance(above, (ast.For, ast.While)) for above in _above(parents, use)):
                raise NotTaken("set in a loop")
        elif not isinstance(parent, ast.Return):
            raise NotTaken(f"{name} is used otherwise")
    _set_once(tree.body, name, set())


def _above(parents: dict[ast.AST, ast.AST], node: ast.AST) -> list[ast.AST]:
    found: list[ast.AST] = []
    while node in parents:
        node = parents[node]
        found.append(node)
    return found


def _set_once(statements: Sequence[ast.stmt], name: str, before: set[str]) -> set[str]:
    """The keys that are set after these statements; none may be set twice on any way."""
    keys = set(before)
    for statement in statements:
        if isinstance(statement, ast.If):
            then, otherwise = _set_once(statement.body, name, keys), _set_once(statement.orelse, name, keys)
            keys = then | otherwise
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            new: list[str] = []
            if isinstance(target, ast.Subscript) and is_name(target.value, name):
                new = [text_of(target.slice)]
            elif is_name(target, name) and isinstance(statement.value, ast.Dict):
                new = [text_of(key) for key in statement.value.keys if key is not None]
            if keys & set(new):
                raise NotTaken(f"{new} set twice")
            keys |= set(new)
    return keys


class _Dead(ast.NodeTransformer):
    """Takes away variables that nothing reads, and what is empty then."""

    def __init__(self, tree: ast.AST) -> None:
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        self.read = {name.id for name in names if isinstance(name.ctx, ast.Load)}

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            names = [target.id if isinstance(target, ast.Name) else "" for target in _targets(node)]
            return node if "" in names or self.read & set(names) else None
        self.generic_visit(node)
        if isinstance(node, (ast.If, ast.For)) and not node.body:
            return ast.If(opposite(node.test), node.orelse, []) if isinstance(node, ast.If) and node.orelse else None
        return node


def without_dead(lines: Lines) -> Lines:
    """The lines of a function without variables that nothing reads: what they were for is left out."""
    text = "\n".join(lines)
    while True:
        tree = ast.parse(text)
        left = ast.unparse(_Dead(tree).visit(tree))
        if left == text:
            return left.splitlines()
        text = left


def _targets(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return [one for target in node.targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
