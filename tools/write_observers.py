"""Writes the modules that put what a seat sees straight into numbers, without building the view first.

`games/<game>/view.py` says once what a seat may see, `games/<game>/layout.py` says once how that becomes numbers. From
the two follows a third, `observed.py`: the same functions as in `view.py`, but where those make a dictionary, a list or
an id, it writes the numbers of the layout to their places. Nothing is said twice, so nothing can be told to a seat that
its view does not hold; a test compares both ways.

python -m tools.write_observers            writes observed.py beside every layout.py of the games
python -m tools.write_observers --check    says which of them are not up to date

What it cannot take apart it leaves as it is: it then lets the field of the layout write the value of the view. It
relies on views being made by functions that only look: what a layout leaves out is not worked out at all.
"""

import ast
import re
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import sandtable
from sandtable.kernel.layouts import (
    Anyone,
    Bag,
    BySeat,
    Either,
    Field,
    Fixed,
    Flag,
    Heap,
    Keyed,
    Left,
    Map,
    Maybe,
    Number,
    OneOf,
    Optional,
    Order,
    PerSeat,
    Record,
    SeatOrder,
    Several,
    SomeSeats,
    Upto,
)
from tools.view_sources import (
    Function,
    Known,
    Lines,
    NotTaken,
    annotation,
    follow,
    grouped,
    has_bounds,
    imported,
    is_name,
    of_table,
    once_each,
    opposite,
    over_places,
    renamed,
    text_of,
    tree_of,
    truth,
    without_dead,
)
from tools.write_states import GAMES, formatted

UNORDERED = (Bag, Several, Keyed, PerSeat, SomeSeats)
BY_KEY = (Keyed, PerSeat, SomeSeats)
SET = "= ONE"
MORE = "+= ONE"


class Place:
    """Where something is written: some names and a number, added up."""

    def __init__(self, terms: tuple[str, ...] = (), number: int = 0) -> None:
        self.terms = terms
        self.number = number

    def plus(self, amount: int | str) -> "Place":
        if isinstance(amount, int):
            return Place(self.terms, self.number + amount)
        return Place((*self.terms, amount), self.number)

    def __str__(self) -> str:
        number = [str(self.number)] if self.number or not self.terms else []
        return " + ".join([*self.terms, *number])


class Node:
    """One part of a layout, at every number of seats, and the way to it. `element`: one of the records in it."""

    def __init__(self, fields: Sequence[Field], path: str, element: bool = False) -> None:
        self.fields: tuple[Any, ...] = tuple(fields)
        self.path = path
        self.element = element
        self.field: Any = self.fields[-1]

    def part(self, name: str) -> "Node":
        return Node([field.fields[name] for field in self.fields], f"{self.path}/{name}".strip("/"))

    def of(self) -> "Node":
        return Node([field.of for field in self.fields], f"{self.path}/*")

    def named(self, attribute: str) -> "Node":
        return Node([getattr(field, attribute) for field in self.fields], f"{self.path}/@{attribute}")

    def one(self) -> "Node":
        return Node(self.fields, self.path, element=True)

    @property
    def key(self) -> tuple[str, bool]:
        return self.path, self.element


class Built:
    """A variable in which a function builds up what it returns."""

    def __init__(self, name: str, node: Node, at: Place) -> None:
        self.name = name
        self.node = node
        self.at = at
        self.count = ""


class Method(Function):
    """A function of a view, being written as a method for one part of the layout."""

    built: Built | None = None


class Writer:
    """Writes the module of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.seats = sandtable.game(game).seats
        layout = import_module(f"sandtable.games.{game}.layout").layout
        self.record = Node([layout(seats) for seats in self.seats], "")
        self.view: ModuleType = import_module(f"sandtable.games.{game}.view")
        self.amounts: dict[tuple[int, ...], str] = {}
        self.tables: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        self.methods: dict[tuple[Any, ...], str] = {}
        self.texts: dict[str, Lines] = {}
        self.modules: set[str] = set()
        self.refused: set[tuple[Any, ...]] = set()
        self.count = 0

    # The whole module.

    def text(self) -> str:
        self._method(self.view.view, self.record, {})
        body = [line for lines in self._reached("_view") for line in ["", *lines]]
        used = "\n".join(body)
        amounts = {name: values for values, name in self.amounts.items() if re.search(rf"self\.{name}\b", used)}
        kept = {name: path for path, name in self.kept.items() if f"self.{name}." in used}
        tables = [f"{name}: Final = {source}" for source, name in self.tables.items() if f"{name}[" in used]
        start = [
            "class Observed(Quick):",
            f'    """Writes what a seat sees of {self.game} straight into numbers."""',
            "",
            "    def __init__(self, record: Record, seats: int) -> None:",
            "        self.seats = seats",
            *[f"        self.{name} = {self._by_seats(values)}" for name, values in amounts.items()],
            *[f'        self.{name} = field_at(record, "{path}")' for name, path in kept.items()],
            "",
            "    def write(self, state: State, seat: int, numbers: Any) -> None:",
            "        assert isinstance(state, Table)",
            f"        self._view(numbers, 0, seat, state, {self._observer()})",
        ]
        record = f"_RECORD: Final = layout({self.seats[-1]})"
        places = "_AT: Final = places_of(_RECORD)"
        code = "\n".join(["", record, places, *tables, "", "", *start, *body, ""])
        return formatted(self._head(code) + code)

    def _observer(self) -> str:
        """The seat as the view wants it: a game may have a type of its own for seats."""
        kind = ast.unparse(annotation(tree_of(self.view.view).args.args[1])).partition(" | ")[0]
        return "seat" if kind == "int" else f"{kind}(seat)"

    def _by_seats(self, values: tuple[int, ...]) -> str:
        return "{" + ", ".join([f"{seats}: {value}" for seats, value in zip(self.seats, values)]) + "}[seats]"

    def _reached(self, first: str) -> list[Lines]:
        """The methods that are called, from the first on."""
        names, found = [first], []
        for name in names:
            found.append(self.texts[name])
            used = "\n".join(self.texts[name])
            names += [other for other in self.texts if other not in names and f"self.{other}(" in used]
        return found

    def _head(self, code: str) -> str:
        """The imports of what is used."""
        names = {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}
        wanted: dict[str, set[str]] = {}
        origin: dict[str, str] = {}
        for module in sorted(self.modules):
            for name, where in imported(module).items():
                if name in names and origin.setdefault(name, where) != where:
                    raise SystemExit(f"{self.game}: {name} is something else in {where} than in {origin[name]}")
        own = {
            "Any": "typing",
            "Final": "typing",
            "ONE": "sandtable.kernel.layouts",
            "Record": "sandtable.kernel.layouts",
            "Quick": "sandtable.kernel.layouts",
            "State": "sandtable.kernel.state",
            "Table": f"sandtable.games.{self.game}.state",
            "field_at": "sandtable.kernel.layouts",
            "layout": f"sandtable.games.{self.game}.layout",
            "places_at": "sandtable.kernel.layouts",
            "places_of": "sandtable.kernel.layouts",
            "table_at": "sandtable.kernel.layouts",
            "turned": "sandtable.kernel.layouts",
        }
        for name, where in {**origin, **own}.items():
            if name in names:
                wanted.setdefault(where, set()).add(name)
        said = '"""Written from view.py and layout.py by `make generated`: edit those instead."""'
        lines = [f"from {module} import {', '.join(sorted(wanted[module]))}" for module in sorted(wanted)]
        return "\n".join([said, "", *lines, ""])

    # Numbers, tables and fields that a method needs.

    def fresh(self, name: str = "value") -> str:
        self.count += 1
        return f"{name}_{self.count}"

    def amount(self, node: Node, read: Callable[[Any], int]) -> int | str:
        """A number of the layout: itself if it is the same at every number of seats, else the attribute it is in."""
        values = tuple([read(field) for field in node.fields])
        if len(set(values)) == 1:
            return values[0]
        return "self." + self.amounts.setdefault(values, f"n{len(self.amounts)}")

    def table(self, source: str) -> str:
        return self.tables.setdefault(source, f"_PLACES_{len(self.tables)}")

    def field(self, node: Node) -> str:
        return "self." + self.kept.setdefault(node.path, f"field_{len(self.kept)}")

    def _method(self, source: FunctionType, node: Node, known: Known) -> Method:
        """The method that writes what a function of the view returns to a part of the layout."""
        key = (source.__module__, source.__name__, node.key, tuple([ast.dump(one) for one, _ in known.values()]))
        if key in self.refused:
            raise NotTaken(source.__name__)
        name = self.methods.get(key)
        if name is None:
            name = f"_{source.__name__.strip('_')}"
            while name in self.methods.values():
                name = f"_{source.__name__.strip('_')}_{self.fresh('').strip('_')}"
            self.methods[key] = name
            self.modules.add(source.__module__)
            function = Method(name, source, known)
            try:
                self.texts[name] = self._translated(function, node)
            except NotTaken:
                self.refused.add(key)
                raise
            return function
        return Method(name, source, known)

    def _translated(self, function: Method, node: Node) -> Lines:
        at = Place(("at",))
        function.built = _built(function, node, at)
        body = self.block(function, function.tree.body, node, at)
        if function.built is not None and function.built.count:
            body = [f"{function.built.count} = {at}", *body]
        if body and body[-1] == "return":
            body.pop()
        body = without_dead(body)
        parameters = [f"{argument.arg}: {ast.unparse(annotation(argument))}" for argument in function.parameters]
        head = f"def {function.name}({', '.join(['self', 'numbers: Any', 'at: int', 'me: int', *parameters])}) -> None:"
        return ["    " + line for line in [head, *_in(body or ["pass"])]]

    # Statements.

    def block(self, function: Method, statements: Sequence[ast.stmt], node: Node, at: Place) -> Lines:
        lines: Lines = []
        for statement in statements:
            lines += self.statement(function, statement, node, at)
        return lines

    def statement(self, function: Method, statement: ast.stmt, node: Node, at: Place) -> Lines:
        built = function.built
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return []
        if isinstance(statement, ast.Return):
            return self._returned(function, statement, node, at)
        if built is not None:
            taken = self._building(function, built, statement)
            if taken is not None:
                return taken
        if isinstance(statement, ast.If):
            return self._if(
                statement.test,
                self.block(function, statement.body, node, at),
                self.block(function, statement.orelse, node, at),
            )
        if isinstance(statement, ast.For):
            loop = over_places(function, statement)
            body = self.block(function, loop.body, node, at)
            head = f"for {ast.unparse(loop.target)} in {ast.unparse(loop.iter)}:"
            return [head, *_in(body)] if body else []
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Continue)):
            return ast.unparse(statement).splitlines()
        raise NotTaken(ast.unparse(statement))

    def _returned(self, function: Method, statement: ast.Return, node: Node, at: Place) -> Lines:
        value = statement.value
        assert value is not None
        built = function.built
        if built is not None and isinstance(value, ast.Name) and value.id == built.name:
            return ["return"]
        return [*self.write(function, value, node, at), "return"]

    def _building(self, function: Method, built: Built, statement: ast.stmt) -> Lines | None:
        """A statement that adds to what is built up."""
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            if statement.value is None:
                return None
            if is_name(target, built.name):
                return self._begun(function, built, statement.value)
            if isinstance(target, ast.Subscript) and is_name(target.value, built.name):
                return self._part(function, text_of(target.slice), statement.value, built.node, built.at)
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            call = statement.value
            if isinstance(call.func, ast.Attribute) and is_name(call.func.value, built.name):
                return self.item(function, call.args[0], built.node, built.at, built.count)
        return None

    def _begun(self, function: Method, built: Built, value: ast.expr) -> Lines:
        if isinstance(value, ast.List):
            return []
        assert isinstance(value, ast.Dict)
        lines: Lines = []
        if built.node.element:
            lines, start = self._start(function, value, built.node, built.at)
            name = self.fresh("start")
            lines.append(f"{name} = {start}")
            built.node, built.at = built.node.of(), Place((name,))
        while type(built.node.field) is Optional:
            lines.append(_put(built.at))
            built.node, built.at = built.node.of(), built.at.plus(1)
        return lines + self.write(function, value, built.node, built.at)

    def _if(self, test: ast.expr, then: Lines, otherwise: Lines) -> Lines:
        if not then and not otherwise:
            return []
        if not then:
            return self._if(opposite(test), otherwise, [])
        lines = [f"if {ast.unparse(test)}:", *_in(then)]
        return [*lines, "else:", *_in(otherwise)] if otherwise else lines

    # Values.

    def write(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        """Lines that put the value of an expression to its places."""
        if isinstance(node.field, Left) or node.field.size == 0:
            return []
        try:
            return self._taken_apart(function, value, node, at)
        except NotTaken:
            if node.element:
                raise
            return [f"{self.field(node)}.write({ast.unparse(value)}, numbers, {at}, me)"]

    def _taken_apart(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        field = node.field
        if isinstance(value, ast.IfExp) and not (type(field) in (Number, Flag) or isinstance(field, Either)):
            then = self.write(function, value.body, node, at)
            return self._if(value.test, then, self.write(function, value.orelse, node, at))
        if node.element:
            return self._element(function, value, node, at)
        if type(field) is Maybe:
            flag = [_put(at)] if field.flag else []
            return flag + self.write(function, value, node.of(), at.plus(field.flag))
        called = self._called(function, value)
        if called is not None and type(field) not in (Number, Flag, Anyone) and not hasattr(field, "quick"):
            return self._call(function, value, called, node, at)
        writers: dict[type, Callable[[Method, Any, Node, Place], Lines]] = {
            Number: self._number,
            Flag: self._flag,
            OneOf: self._one_of,
            Anyone: self._anyone,
            Optional: self._optional,
            Either: self._either,
            Record: self._record,
            Map: self._map,
            SeatOrder: self._list,
        }
        lists = (Bag, Several, Heap, Order, Fixed, Upto, PerSeat, SomeSeats, Keyed, BySeat)
        writer = self._list if type(field) in lists else writers.get(type(field))
        if hasattr(field, "quick"):
            writer = self._quick
        if writer is None:
            raise NotTaken(type(field).__name__)
        return writer(function, value, node, at)

    def _called(self, function: Method, value: ast.expr) -> FunctionType | None:
        """The function of a view that the expression calls, if it does."""
        if not isinstance(value, ast.Call):
            return None
        found = function.constant(value.func)
        if isinstance(found, FunctionType) and found.__module__.rpartition(".")[2].startswith("view"):
            return found
        return None

    def _call(self, function: Method, value: Any, called: FunctionType, node: Node, at: Place) -> Lines:
        """A call of the method that is written for a function of the view. Constants are put into the method."""
        names = [argument.arg for argument in tree_of(called).args.args]
        given = dict(zip(names, value.args))
        constants = {name: (one, function.constant(one)) for name, one in given.items()}
        known = {name: one for name, one in constants.items() if isinstance(one[1], tuple)}
        method = self._method(called, node, known)
        passed = [ast.unparse(one) for name, one in given.items() if name not in known]
        return [f"self.{method.name}({', '.join(['numbers', str(at), 'me', *passed])})"]

    def _number(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        name = self.fresh()
        return [
            f"{name} = {ast.unparse(value)}",
            f"if {name}:",
            "    " + _put(at, f"= {name} * {node.field.scale!r}"),
        ]

    def _flag(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        if isinstance(value, ast.Constant):
            return [_put(at)] if value.value else []
        return [f"if {ast.unparse(truth(value))}:", "    " + _put(at)]

    def _one_of(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        if isinstance(value, ast.Constant) and value.value is None:
            return []
        return self._at_id(function, value, node, at, SET)

    def _at_id(self, function: Method, value: ast.expr, node: Node, at: Place, put: str) -> Lines:
        """Something is put to the place of an id."""
        if isinstance(value, ast.Constant):
            return [_put(at.plus(node.field.places[value.value]), put)]
        index, ids, source = of_table(function, value)
        if index is None:
            name = self.fresh()
            place = f"{self.table(f'places_at(_RECORD, {node.path!r})')}[{name}]"
            return [
                f"{name} = {ast.unparse(value)}",
                f"if {name} is not None:",
                "    " + _put(at.plus(place), put),
            ]
        places = [node.field.places.get(ident, -1) for ident in ids]
        if places == list(range(len(ids))):
            return [_put(at.plus(grouped(index)), put)]
        place = f"{self.table(f'table_at(_RECORD, {node.path!r}, {source})')}[{ast.unparse(index)}]"
        if -1 not in places:
            return [_put(at.plus(place), put)]
        name = self.fresh("place")
        return [f"{name} = {place}", f"if {name} >= 0:", "    " + _put(at.plus(name), put)]

    def _anyone(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        if isinstance(value, ast.Constant) and value.value is None:
            return []
        if isinstance(node.field, Several):
            return [_put(at.plus(f"turned({ast.unparse(value)}, me, self.seats)"))]
        name = self.fresh("seat")
        put = _put(at.plus(f"turned({name}, me, self.seats)"))
        return [f"{name} = {ast.unparse(value)}", f"if {name} is not None:", f"    {put}"]

    def _optional(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        if isinstance(value, ast.Constant) and value.value is None:
            return []
        inner, there = node.of(), [_put(at)]
        if isinstance(value, (ast.Dict, ast.List, ast.ListComp, ast.Constant)):
            return there + self.write(function, value, inner, at.plus(1))
        name = self.fresh()
        written = there + self.write(function, ast.Name(name), inner, at.plus(1))
        return [f"{name} = {ast.unparse(value)}", f"if {name} is not None:", *_in(written)]

    def _either(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        """A number or an id: which of the two is seen where one side of a choice is of a table of ids."""
        if not isinstance(value, ast.IfExp) or of_table(function, value.body)[0] is None:
            raise NotTaken("either")
        ident = self._at_id(function, value.body, node.named("ids"), at.plus(2), SET)
        number = self._number(function, value.orelse, node.named("number"), at.plus(1))
        return self._if(value.test, ident, [_put(at), *number])

    def _record(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        if not isinstance(value, ast.Dict):
            raise NotTaken("record")
        lines: Lines = []
        for key, one in zip(value.keys, value.values):
            if key is None:
                raise NotTaken("**")
            lines += self._part(function, text_of(key), one, node, at)
        return lines

    def _part(self, function: Method, name: str, value: ast.expr, node: Node, at: Place) -> Lines:
        start = self.amount(node, lambda record: int(record.starts[name]))
        return self.write(function, value, node.part(name), at.plus(start))

    def _map(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        width = self.amount(node.of(), lambda field: field.size)
        if isinstance(value, ast.Dict):
            lines: Lines = []
            for key, one in zip(value.keys, value.values):
                if key is None:
                    lines += self.write(function, one, node, at)
                else:
                    assert isinstance(width, int)
                    lines += self.write(function, one, node.of(), at.plus(node.field.places[text_of(key)] * width))
            return lines
        if not isinstance(value, ast.DictComp):
            raise NotTaken("map")
        comp = renamed(function, value, self.fresh)
        return self._looped(
            function, comp.generators, lambda: self._mapped(function, comp.key, comp.value, node, at, width)
        )

    def _mapped(
        self, function: Method, key: ast.expr, value: ast.expr, node: Node, at: Place, width: int | str
    ) -> Lines:
        place, lines = self._place_of(function, key, node)
        return lines + self.write(function, value, node.of(), at.plus(_times(place, width)))

    def _place_of(self, function: Method, key: ast.expr, node: Node) -> tuple[str, Lines]:
        """The place of an id among those of a list or map."""
        index, ids, source = of_table(function, key)
        if index is None:
            return f"{self.table(f'places_at(_RECORD, {node.path!r})')}[{ast.unparse(key)}]", []
        places = [node.field.places.get(ident, -1) for ident in ids]
        if places == list(range(len(ids))):
            return grouped(index), []
        return f"{self.table(f'table_at(_RECORD, {node.path!r}, {source})')}[{ast.unparse(index)}]", []

    def _quick(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        """A field that is made of several, each written from what a function of the view returns for the same."""
        if not isinstance(value, ast.Call):
            raise NotTaken("quick")
        lines: Lines = []
        for attribute, source in node.field.quick:
            part = node.named(attribute)
            call = ast.Call(ast.Name(source), value.args, []) if source else value
            lines += self.write(function, call, part, at)
            at = at.plus(self.amount(part, lambda inner: inner.size))
        return lines

    # Lists.

    def _list(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        field = node.field
        if isinstance(field, UNORDERED):
            value = _in_any_order(value)
        if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice) and not has_bounds(value.slice):
            value = value.value
        count = ""
        before: Lines = []
        if isinstance(field, (Fixed, Upto, Heap)):
            count = self.fresh("next")
            before = [f"{count} = {-1 if isinstance(field, Heap) else at}"]
        elif isinstance(field, (Order, SeatOrder, BySeat)):
            count = self.fresh("next")
            before = [f"{count} = 0"]
        lines = self._items(function, value, node, at, count)
        if isinstance(field, Heap):
            lines += [f"if {count} >= 0:", "    " + _put(at.plus(field.bag.size).plus(count))]
        return before + lines if lines else []

    def _items(self, function: Method, value: ast.expr, node: Node, at: Place, count: str) -> Lines:
        if isinstance(value, ast.List):
            return [line for one in value.elts for line in self.item(function, one, node, at, count)]
        if isinstance(value, ast.ListComp):
            comp = renamed(function, value, self.fresh)
            once = once_each(comp)
            return self._looped(function, comp.generators, lambda: self.item(function, comp.elt, node, at, count, once))
        if isinstance(node.field, BY_KEY) or isinstance(getattr(node.field, "of", None), Record):
            raise NotTaken("list")
        name = self.fresh("one")
        body = self.item(function, ast.Name(name), node, at, count)
        return [f"for {name} in {ast.unparse(value)}:", *_in(body)]

    def _looped(self, function: Method, loops: list[ast.comprehension], body: Callable[[], Lines]) -> Lines:
        lines = body()
        for loop in reversed(loops):
            for test in reversed(loop.ifs):
                lines = self._if(test, lines, [])
            lines = [f"for {ast.unparse(loop.target)} in {ast.unparse(loop.iter)}:", *_in(lines)] if lines else []
        return lines

    def item(self, function: Method, value: ast.expr, node: Node, at: Place, count: str, once: bool = False) -> Lines:
        """Lines that put one more thing of a list to its place. `count` is the name that says how far the list is."""
        field = node.field
        if type(field) in BY_KEY:
            return self._element(function, value, node.one(), at)
        if isinstance(field, Bag):
            return self._at_id(function, value, node, at, SET if once else MORE)
        if isinstance(field, Heap):
            return self._heaped(function, value, node, at, count)
        if isinstance(field, Several):
            return self._anyone(function, value, node, at)
        if isinstance(field, Order):
            return [f"{count} += 1", *self._at_id(function, value, node, at, f"= {count} / {field.most}")]
        if isinstance(field, SeatOrder):
            place = at.plus(f"turned({ast.unparse(value)}, me, self.seats)")
            return [f"{count} += 1", _put(place, f"= {count} / self.seats")]
        if isinstance(field, BySeat):
            start = self.fresh("start")
            width = self.amount(node.of(), lambda inner: inner.size)
            place = at.plus(_times(f"turned({count}, me, self.seats)", width))
            written = self.write(function, value, node.of(), Place((start,)))
            return [f"{start} = {place}", *written, f"{count} += 1"]
        return self._next(function, value, node, at, count)

    def _next(self, function: Method, value: ast.expr, node: Node, at: Place, count: str) -> Lines:
        """The next of a list whose things have no places of their own."""
        width = self.amount(node.of(), lambda inner: inner.size)
        if isinstance(node.field, Fixed):
            return [*self.write(function, value, node.of(), Place((count,))), f"{count} += {width}"]
        written = self.write(function, value, node.of(), Place((count,), 1))
        end = at.plus(self.amount(node, lambda inner: inner.size))
        there = [_put(count), *written, f"{count} += {width} + 1"]
        return [f"if {count} < {end}:", *_in(there)]

    def _heaped(self, function: Method, value: ast.expr, node: Node, at: Place, count: str) -> Lines:
        place, lines = self._place_of(function, value, node.named("bag"))
        return [*lines, f"{count} = {place}", _put(at.plus(count), MORE)]

    def _element(self, function: Method, value: ast.expr, node: Node, at: Place) -> Lines:
        """One of the records that are found by a seat or an id."""
        if isinstance(value, ast.IfExp):
            raise NotTaken("one of two records")
        called = self._called(function, value)
        if called is not None:
            return self._call(function, value, called, node, at)
        if not isinstance(value, ast.Dict):
            raise NotTaken("element")
        lines, start = self._start(function, value, node, at)
        name = self.fresh("start")
        return [*lines, f"{name} = {start}", *self.write(function, value, node.of(), Place((name,)))]

    def _start(self, function: Method, value: ast.Dict, node: Node, at: Place) -> tuple[Lines, Place]:
        """Where the record of a dictionary begins among all of its list."""
        field = node.field
        given = {text_of(key): one for key, one in zip(value.keys, value.values) if key is not None}
        key = given[field.key]
        if isinstance(field, Keyed):
            place, lines = self._place_of(function, key, node)
            start = at.plus(_times(place, self.amount(node, lambda inner: inner.width)))
            if not field.flagged:
                return lines, start
            return [*lines, _put(start)], start.plus(1)
        width = self.amount(node.of(), lambda inner: inner.size)
        return [], at.plus(_times(f"turned({ast.unparse(key)}, me, self.seats)", width))


def _in_any_order(value: ast.expr) -> ast.expr:
    """A list whose order does not matter, without sorting it or what it is made from."""
    if isinstance(value, ast.Call) and is_name(value.func, "sorted") and not value.keywords:
        return value.args[0]
    if isinstance(value, ast.ListComp):
        value = deepcopy(value)
        for loop in value.generators:
            loop.iter = _in_any_order(loop.iter)
    return value


def _put(at: Place | str, put: str = SET) -> str:
    """A line that writes a number to its place."""
    return f"numbers[_AT[{at}]] {put}"


def _times(place: str, width: int | str) -> str:
    return place if width == 1 else f"{place} * {width}"


def _in(lines: Lines) -> Lines:
    return ["    " + line for line in lines]


def _built(function: Method, node: Node, at: Place) -> Built | None:
    """The variable in which the function builds up what it returns, if it does so in a way that can be followed."""
    returned = [one.value for one in ast.walk(function.tree) if isinstance(one, ast.Return)]
    names = {one.id for one in returned if isinstance(one, ast.Name)} - {one.arg for one in function.parameters}
    if not names:
        return None
    if len(names) > 1:
        raise NotTaken("several are built")
    (name,) = names
    follow(function.tree, name)
    built = Built(name, node, at)
    if isinstance(node.field, (Heap, Order, SeatOrder, BySeat)):
        raise NotTaken("a list in an order")
    if isinstance(node.field, (Fixed, Upto)):
        built.count = "next_one"
    return built


def outdated() -> list[str]:
    """The modules that are not what they should be."""
    paths = {GAMES / game / "observed.py": game for game in sandtable.games()}
    return [
        str(path) for path, game in paths.items() if not path.exists() or path.read_text("utf-8") != Writer(game).text()
    ]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        late = outdated()
        for name in late:
            print(f"{name} is not up to date: run `make generated`")
        return 1 if late else 0
    for game in sandtable.games():
        (GAMES / game / "observed.py").write_text(Writer(game).text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
