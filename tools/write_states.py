"""Writes the classes that follow from the fields a game declares.

python -m tools.write_states            writes generated.py beside every fields.py of the games
python -m tools.write_states --check    says which of them are not up to date
"""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sandtable.kernel.fields import (
    SEATS,
    Bits,
    Each,
    Family,
    Follows,
    Grid,
    Held,
    Named,
    Part,
    Plain,
    Row,
    Settled,
    Several,
    Value,
)
from sandtable.kernel.fields import Table as TableDeclaration

SOURCE = Path(__file__).parents[1] / "src"
GAMES = SOURCE / "sandtable" / "games"
WIDTH = "120"


class Writer:
    """Writes the classes of one module of fields."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.constants = {id(value): name for name, value in vars(module).items() if not name.startswith("__")}
        self.imports: dict[str, set[str]] = {}
        self.part = Part("", "")

    def text(self) -> str:
        """The whole of generated.py."""
        parts = [value for value in vars(self.module).values() if isinstance(value, Part) and self._is_ours(value)]
        classes = [self._class(part) for part in parts]
        head = [
            f'"""Written from {self.module.__name__} by `make generated`: edit that instead."""',
            "",
        ]
        tables = any(isinstance(part, TableDeclaration) for part in parts)
        if tables:
            self._use("sandtable.kernel.state", "State")
        if any("Cards" in text for text in classes):
            self._use("sandtable.kernel.cards", "Cards")
        head.append(f"from typing import {'TYPE_CHECKING, ' if tables else ''}Any, Final")
        head.append("")
        for module, names in sorted(self.imports.items()):
            head.append(f"from {module} import {', '.join(sorted(names))}")
        if tables:
            head += ["", "if TYPE_CHECKING:", "    from sandtable.kernel.game import Game"]
        return formatted("\n".join(head) + "\n\n\n" + "\n\n\n".join(classes) + "\n")

    def _is_ours(self, part: Part) -> bool:
        """A part with a class of its own is written once, in the folder of that class."""
        return not part.own or part.own.rpartition(".")[0] == self.module.__name__.rpartition(".")[0]

    def _use(self, module: str, name: str) -> str:
        self.imports.setdefault(module, set()).add(name)
        return name

    def _constant(self, value: object) -> str:
        """A constant or function of the module of fields, by its name there."""
        name = self.constants.get(id(value))
        if name is None:
            raise SystemExit(f"{self.module.__name__}: {value!r} is used in a field and is no constant of the module")
        return self._use(self.module.__name__, name)

    def _helper(self, name: str) -> str:
        return self._use("sandtable.kernel.names", name)

    # Classes.

    def _class(self, part: Part) -> str:
        self.part = part
        table = isinstance(part, TableDeclaration)
        based = table or bool(part.own)
        name = f"{part.name}Fields" if based else part.name
        fields = f"{part.name.upper()}_FIELDS"
        kept = [field for field, value in part.fields.items() if not isinstance(value, Follows)]
        lines = [
            f"{fields}: Final = ({', '.join([repr(field) for field in kept])},)",
            "",
            "",
            f"class {name}{'(State)' if table else ''}:",
            f'    """{part.about}"""',
            "",
            # Not for what they save: an object with more than thirty attributes is slow to make without them.
            f"    __slots__ = ({', '.join([repr(slot) for slot in self._slots(part)])},)",
            "",
        ]
        lines += self._based_constructor(name, part) if based else self._constructor(part)
        if not based:
            lines += self._copy(part)
        if table:
            lines += self._families(part)
        lines += [
            "    def pack(self) -> dict[str, Any]:",
            "        return {",
            *[f"            {field!r}: {self.packed(part.fields[field], f'self.{field}')}," for field in kept],
            "        }",
            "",
            f"    def unpack(self, packed: {'dict[str, Any]' if table else 'object'}) -> None:",
            f"        data = {self._helper('fields')}(packed, {fields})",
        ]
        lines += [self._unpack(field, part.fields[field]) for field in kept]
        if not based:
            given = ", ".join([self.unpacked(part.fields[field], f"data[{field!r}]") for field in part.given])
            lines += ["", "", f"def unpacked_{part.name.lower()}(packed: object) -> {part.name}:"]
            lines += [f"    data = {self._helper('fields')}(packed, {fields})"] if given else []
            lines += [f"    found = {part.name}({given})", "    found.unpack(packed)", "    return found"]
        return "\n".join(lines)

    def _slots(self, part: Part) -> list[str]:
        sized = part.sized and bool(part.own) and not isinstance(part, TableDeclaration)
        return sorted([*(["seats"] if sized else []), *part.fields])

    def _constructor(self, part: Part) -> list[str]:
        given = "".join([f", {field}: {self.type(part.fields[field])}" for field in part.given])
        lines = [f"    def __init__(self{given}) -> None:"]
        for field, value in part.fields.items():
            start = field if field in part.given else self.start(value)
            lines.append(f"        self.{field}: {self.type(value)} = {start}")
        return [*lines, ""]

    def _copy(self, part: Part) -> list[str]:
        given = ", ".join([self.copied(part.fields[field], f"self.{field}") for field in part.given])
        lines = [f'    def copy(self) -> "{part.name}":', f"        other = {part.name}({given})"]
        for field, value in part.fields.items():
            if field not in part.given:
                lines.append(f"        other.{field} = {self.copied(value, f'self.{field}')}")
        return [*lines, "        return other", ""]

    def _based_constructor(self, name: str, part: Part) -> list[str]:
        """An empty table, or a copy of another."""
        table = isinstance(part, TableDeclaration)
        first = 'game: "Game", seats: int' if table else "seats: int" if part.sized else ""
        given = [f"{field}: {self.type(part.fields[field])}" for field in part.given]
        params = ", ".join([text for text in ["self", first, *given, f'source: "{name} | None" = None'] if text])
        lines = [f"    def __init__({params}) -> None:"]
        if table:
            lines.append("        super().__init__(game, seats, source)")
        elif part.sized:
            lines.append("        self.seats = seats")
        optional = [field for field, value in part.fields.items() if isinstance(value, Held) and value.optional]
        for field, value in part.fields.items():
            if isinstance(value, Follows):
                lines.append(f"        self.{field}: {self.type(value)} = {self._constant(value.function)}(seats)")
        lines.append("        if source is None:")
        for field, value in part.fields.items():
            if not isinstance(value, Follows):
                start = field if field in part.given else self.start(value)
                lines.append(f"            self.{field}: {self.type(value)} = {start}")
        lines.append("        else:")
        for field, value in part.fields.items():
            if field in optional:
                lines += [
                    f"            {field} = source.{field}",
                    f"            self.{field} = None if {field} is None else {field}.copy()",
                ]
            elif not isinstance(value, Follows):
                lines.append(f"            self.{field} = {self.copied(value, f'source.{field}')}")
        return [*lines, ""]

    def _families(self, part: Part) -> list[str]:
        """All cards of the table, those of its parts last."""
        own = [f"self.{field}" for field, value in part.fields.items() if isinstance(value, Family)]
        head = "    def families(self) -> list[Cards]:"
        lines = [head, f"        found = [{', '.join(own)}]"]
        for field, value in part.fields.items():
            if isinstance(value, Held):
                inner = [name for name, kept in value.part.fields.items() if isinstance(kept, Family)]
                if inner and value.optional:
                    lines += [f"        if self.{field} is not None:"]
                    lines += [f"            found.append(self.{field}.{name})" for name in inner]
                else:
                    lines += [f"        found.append(self.{field}.{name})" for name in inner]
        if len(lines) == 2:
            return [head, f"        return [{', '.join(own)}]", ""]
        return [*lines, "        return found", ""]

    # Values.

    def type(self, value: Value) -> str:
        match value:
            case Plain():
                return self._newtype(value.type) or type(value.start).__name__
            case Named():
                return self._newtype(value.names.type) or "int"
            case Bits():
                return "int"
            case Several() | Each() | Grid():
                return f"list[{self.type(value.of)}]"
            case Settled():
                return f"tuple[{self.type(value.of.of)}, ...]"
            case Row():
                types = [self.type(place) for place in value.places]
                # Compiled, a tuple of fixed length is copied place by place whenever it is looked at.
                long = len(types) > 3 and len(set(types)) == 1
                return f"tuple[{types[0]}, ...]" if long else f"tuple[{', '.join(types)}]"
            case Family():
                return "Cards"
            case Follows():
                return returned(value.function)
            case Held():
                return f"{self._part(value.part)} | None" if value.optional else self._part(value.part)
        raise TypeError(value)

    def start(self, value: Value) -> str:
        match value:
            case Plain() | Named() | Bits():
                return self._typed(value, repr(value.start))
            case Several() if value.count is None:
                return "[]"
            case Several() | Each():
                count = f"{self._constant(value.names)}.size" if isinstance(value, Each) else self._count(value.count)
                inner = self.start(value.of)
                return f"[{inner} for _ in range({count})]" if changes(value.of) else f"[{inner}] * {count}"
            case Settled():
                return self._settled_start(value)
            case Grid():
                return f"[{self.start(value.of)}] * ({self._count(value.rows)} * {self._constant(value.names)}.size)"
            case Row():
                return f"({', '.join([self.start(place) for place in value.places])},)"
            case Family():
                return f"{self._constant(value.deck)}.empty({self._count(value.groups)}, seats)"
            case Held() if value.made_by is not None:
                return f"{self._constant(value.made_by)}(seats)"
            case Held() if value.optional:
                return "None"
            case Held():
                sized = ["seats"] if value.part.sized else []
                begins = [
                    self._typed(value.part.fields[field], repr(one))
                    for field, one in zip(value.part.given, value.begins, strict=True)
                ]
                return f"{self._part(value.part)}({', '.join([*sized, *begins])})"
        raise TypeError(value)

    def _settled_start(self, value: Settled) -> str:
        if changes(value.of.of):
            raise SystemExit(f"{self.part.name}: what is settled holds nothing that changes in place")
        if isinstance(value.of, Several) and value.of.count is None:
            return "()"
        of = value.of
        count = f"{self._constant(of.names)}.size" if isinstance(of, Each) else self._count(of.count)
        return f"({self.start(of.of)},) * {count}"

    def copied(self, value: Value, it: str, depth: int = 0) -> str:
        match value:
            case Plain() | Named() | Bits() | Row() | Settled():
                return it
            case Several() | Each() | Grid():
                if not changes(value.of):
                    return f"{it}[:]"
                each = f"each{depth or ''}"
                return f"[{self.copied(value.of, each, depth + 1)} for {each} in {it}]"
            case Held() if value.optional:
                return f"(None if {it} is None else {it}.copy())"
            case Family() | Held():
                return f"{it}.copy()"
        raise TypeError(value)

    def packed(self, value: Value, it: str, depth: int = 0) -> str:
        each = f"each{depth or ''}"
        match value:
            case Plain():
                return it
            case Named():
                return f"{self._constant(value.names)}.name({it})"
            case Bits():
                return f"{self._constant(value.names)}.names_in({it})"
            case Settled():
                plain = isinstance(value.of, Several) and self.packed(value.of.of, each, depth + 1) == each
                return f"list({it})" if plain else self.packed(value.of, it, depth)
            case Several():
                inner = self.packed(value.of, each, depth + 1)
                return f"{it}[:]" if inner == each else f"[{inner} for {each} in {it}]"
            case Each():
                inner = self.packed(value.of, each, depth + 1)
                values = it if inner == each else f"[{inner} for {each} in {it}]"
                return f"{self._constant(value.names)}.gather({values}, {packed_start(value.of)})"
            case Grid():
                names = self._constant(value.names)
                inner = self.packed(value.of, each, depth + 1)
                values = f"{it}[at : at + {names}.size]"
                values = values if inner == each else f"[{inner} for {each} in {values}]"
                rows = f"range(0, len({it}), {names}.size)"
                return f"[{names}.gather({values}, {packed_start(value.of)}) for at in {rows}]"
            case Row():
                places = [self.packed(place, f"{it}[{n}]", depth) for n, place in enumerate(value.places)]
                return f"[{', '.join(places)}]"
            case Family():
                return f"{self._constant(value.deck)}.pack({it})"
            case Held():
                return f"None if {it} is None else {it}.pack()" if value.optional else f"{it}.pack()"
        raise TypeError(value)

    def unpacked(self, value: Value, it: str, depth: int = 0) -> str:
        each = f"each{depth or ''}"
        match value:
            case Plain():
                reader = {bool: "truth", int: "whole", str: "text"}[type(value.start)]
                return self._typed(value, f"{self._helper(reader)}({it})")
            case Named():
                return self._typed(value, f"{self._constant(value.names)}.number({it})")
            case Bits():
                return f"{self._constant(value.names)}.bits({it})"
            case Settled():
                return f"tuple({self.unpacked(value.of, it, depth)})"
            case Several():
                inner = self.unpacked(value.of, each, depth + 1)
                if value.count is None:
                    source = f"{self._helper('listed')}({it})"
                else:
                    source = f"{self._helper('exactly')}({it}, {self._count(value.count, 'self.')})"
                return f"[{inner} for {each} in {source}]"
            case Each():
                inner = self.unpacked(value.of, each, depth + 1)
                source = f"{self._constant(value.names)}.spread({it}, {packed_start(value.of)})"
                return f"[{inner} for {each} in {source}]"
            case Grid():
                rows = f"{self._helper('exactly')}({it}, {self._count(value.rows, 'self.')})"
                source = f"{self._constant(value.names)}.spread(row, {packed_start(value.of)})"
                return f"[{self.unpacked(value.of, each, depth + 1)} for row in {rows} for {each} in {source}]"
            case Row():
                places = [self.unpacked(place, f"{it}[{n}]", depth) for n, place in enumerate(value.places)]
                return f"({', '.join(places)},)"
            case Held() if not value.part.own:
                made = f"{self._unpacker(value.part)}({it})"
                return f"None if {it} is None else {made}" if value.optional else made
        raise TypeError(value)

    def _unpack(self, field: str, value: Value) -> str:
        it = f"data[{field!r}]"
        if isinstance(value, Family):
            return f"        {self._constant(value.deck)}.unpack(self.{field}, {it})"
        if isinstance(value, Held) and value.part.own:
            if not value.optional:
                return f"        self.{field}.unpack({it})"
            made = f"{self._part(value.part)}({'self.seats' if value.part.sized else ''})"
            return "\n".join([
                f"        self.{field} = None if {it} is None else {made}",
                f"        if self.{field} is not None:",
                f"            self.{field}.unpack({it})",
            ])  # fmt: skip
        return f"        self.{field} = {self.unpacked(value, it)}"

    def _typed(self, value: Value, text: str) -> str:
        kind = value.type if isinstance(value, Plain) else value.names.type if isinstance(value, Named) else None
        name = self._newtype(kind)
        return f"{name}({text})" if name else text

    def _newtype(self, kind: Any) -> str:
        return "" if kind is None else self._use(kind.__module__, kind.__name__)

    def _count(self, count: int | str | None, of: str = "") -> str:
        if isinstance(count, int):
            return str(count)
        if count == SEATS:
            if not self.part.sized:
                raise SystemExit(f"{self.part.name} does not know the number of seats")
            return f"{of}seats"
        if count not in self.part.fields:
            raise SystemExit(f"{self.part.name} has no field {count!r}")
        return f"self.{count}"

    def _part(self, part: Part) -> str:
        if part.own:
            return self._use(part.own, part.name)
        return part.name

    def _unpacker(self, part: Part) -> str:
        return f"unpacked_{part.name.lower()}"


def changes(value: Value) -> bool:
    """Whether a value can change in place, so that a copy must not share it."""
    return isinstance(value, (Several, Each, Grid, Family, Held))


def packed_start(value: Value) -> str:
    """What a snapshot leaves out: the value at the start as it would stand there."""
    if isinstance(value, Plain):
        return repr(value.start)
    if isinstance(value, Named):
        return repr(value.names.name(value.start))
    if isinstance(value, Bits):
        return repr(value.names.names_in(value.start))
    if isinstance(value, Several) and value.count is None:
        return "[]"
    raise SystemExit("each(...) is for plain values, names, bits and lists of any length")


def returned(function: Callable[..., Any]) -> str:
    """The type that a function says it returns."""
    found = function.__annotations__["return"]
    return found if isinstance(found, str) else getattr(found, "__name__", str(found))


def formatted(text: str) -> str:
    """The text as `make lint` wants it: imports in order, lines of the right length."""
    for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--line-length", WIDTH, "--stdin-filename", "generated.py", "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=SOURCE.parent).stdout
    return text


def paths() -> list[Path]:
    """The declarations, inner folders first: an outer one may use a class that is built on what is written there."""
    return sorted(GAMES.rglob("fields.py"), key=lambda path: (-len(path.parts), path))


def text_for(path: Path) -> str:
    """What the generated.py beside a fields.py should say."""
    return Writer(import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))).text()


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


def outdated() -> list[str]:
    targets = [(path.with_name("generated.py"), text_for(path)) for path in paths()]
    return [str(target.relative_to(SOURCE.parent)) for target, text in targets if not is_current(target, text)]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        old = outdated()
        for name in old:
            print(f"{name} is not up to date; run: make generated")
        return 1 if old else 0
    for path in paths():
        target, text = path.with_name("generated.py"), text_for(path)
        if not is_current(target, text):
            target.write_text(text, "utf-8")
            print(f"wrote {target.relative_to(SOURCE.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
