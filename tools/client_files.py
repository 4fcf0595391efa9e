"""Writes what the browser client takes from each game: the types of its view, and the facts of its box.

    python -m tools.client_files

For a game that has a folder in `web/src/boards/`: `view.gen.ts` from the declarations in the game's `views.py`;
`facts.json` from `facts()` of its `shown/facts.py`, and `texts.<language>.json` from `texts(language)` if it has that.
`web/src/api/codes.gen.ts`: why the server closes a live socket.
"""

import ast
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from sandtable.games import rooms
from sandtable.server.wire.shapes import CloseCode
from sandtable.words import BOARD, FALLBACK, LANGUAGES, Words

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sandtable"
BOARDS = ROOT / "web" / "src" / "boards"
API = ROOT / "web" / "src" / "api"
COMMAND = "python -m tools.client_files"
SHARED = SOURCES / "kernel" / "views.py"

PLAIN = {"str": "string", "int": "number", "bool": "boolean", "float": "number", "Any": "unknown", "object": "unknown"}


def files() -> dict[Path, str]:
    """Every file that is written, with what it should hold."""
    found = {API / "codes.gen.ts": close_codes()}
    for id in rooms():
        declared, board = SOURCES / "games" / id / "views.py", BOARDS / id
        if declared.is_file() and (board / "look.ts").is_file():
            found[board / "view.gen.ts"] = types(declared) + board_texts(id)
        if (board / "look.ts").is_file() and find_spec(f"sandtable.games.{id}.shown.facts") is not None:
            module = import_module(f"sandtable.games.{id}.shown.facts")
            found[board / "facts.json"] = _written(module.facts())
            if hasattr(module, "texts"):
                found |= {board / f"texts.{lang}.json": _written(module.texts(lang)) for lang in LANGUAGES}
    return found


def close_codes() -> str:
    """Why the server closes a live socket."""
    listed = "".join([f"  {code.name}: {code.value},\n" for code in CloseCode])
    comment = f"/** Why the server closes a live socket. Made by `{COMMAND}`. */"
    return f"{comment}\nexport const CLOSE = {{\n{listed}}} as const;\n"


def board_texts(game: str) -> str:
    """The keys of what the game's board says by itself."""
    keys = [name.removeprefix(BOARD) for name in Words(game, FALLBACK).catalogue() if name.startswith(BOARD)]
    listed = "".join([f'\n  | "{key}"' for key in keys]) or " never"
    comment = f"/** What the board says by itself: messages `{BOARD}…` of the game. */"
    return f"\n{comment}\nexport type BoardText ={listed};\n"


def _written(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def types(declared: Path) -> str:
    """The TypedDicts and aliases of a module as TypeScript. Read as text: a compiled module has lost what they say."""
    own, shared = ast.parse(declared.read_text("utf-8")), ast.parse(SHARED.read_text("utf-8"))
    named = {alias.name for node in own.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    blocks = [f"/** Made from `{declared.relative_to(ROOT)}` by `{COMMAND}`. */"]
    blocks += [_block(node, after) for node, after in _pairs(shared.body) if _name(node) in named]
    blocks += [_block(node, after) for node, after in _pairs(own.body) if _name(node)]
    return "\n\n".join(blocks) + "\n"


def _pairs(body: list[ast.stmt]) -> list[tuple[ast.stmt, ast.stmt | None]]:
    """Each statement with the one after it, which may be its docstring."""
    return [(node, body[place + 1] if place + 1 < len(body) else None) for place, node in enumerate(body)]


def _name(node: ast.stmt) -> str:
    """What a statement declares, if it is a type."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


def _block(node: ast.stmt, after: ast.stmt | None) -> str:
    if isinstance(node, ast.ClassDef):
        return f"{_comment(ast.get_docstring(node), '')}export interface {node.name} {{\n{_fields(node.body)}}}"
    assert isinstance(node, ast.Assign)
    if isinstance(node.value, ast.Call):
        # A TypedDict with a key that is a keyword of Python.
        keys = node.value.args[1]
        assert isinstance(keys, ast.Dict)
        pairs = [(str(ast.literal_eval(key)), value) for key, value in zip(keys.keys, keys.values) if key is not None]
        fields = "".join([f"  {key}: {_type(value)};\n" for key, value in pairs])
        return f"export interface {_name(node)} {{\n{fields}}}"
    return f"{_comment(_docstring(after), '')}export type {_name(node)} = {_type(node.value)};"


def _fields(body: list[ast.stmt]) -> str:
    lines = ""
    for node, after in _pairs(body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        declared, mark = node.annotation, ""
        if isinstance(declared, ast.Subscript) and ast.unparse(declared.value) == "NotRequired":
            declared, mark = declared.slice, "?"
        lines += f"{_comment(_docstring(after), '  ')}  {node.target.id}{mark}: {_type(declared)};\n"
    return lines


def _docstring(node: ast.stmt | None) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else json.dumps(node.value)
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        return f"{_type(node.left)} | {_type(node.right)}"
    assert isinstance(node, ast.Subscript), ast.unparse(node)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    match ast.unparse(node.value):
        case "list":
            item = _type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "dict":
            return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
        case "tuple":
            return f"[{', '.join([_type(item) for item in inner])}]"
        case "Literal":
            return " | ".join([_type(item) for item in inner])
    raise SystemExit(f"a view cannot say {ast.unparse(node)} to the client")


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
