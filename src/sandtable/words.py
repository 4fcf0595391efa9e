"""The reader's language. The engine speaks message ids and arguments; here they become sentences, by Fluent.

Ids of the engine use underscores, message ids hyphens: the territory `polar_sink` is named by `territory-polar-sink`.

A sentence may ask for more than the plain text of an argument, by a suffix of its name. What it asks for is an
attribute of the name that was passed, in that language, so each language declines as it needs:

    faction-fremen = Фримены
        .gen = фрименов
        .num = many
    event-spy = { $who } { $who-num -> [many] смотрят *[one] смотрит } карты фракции { $whom-gen }.

Of a list, `$cards-count` is how many there are, `$cards-quoted` puts each name in the quotation marks of the language,
and a case declines each name. Equal names are counted: Dagger ×2.

A list of more than a dozen names is cut short. A question that would have more than 90 signs is asked by
`prompt-…-short` instead, where there is such a message.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

from sandtable.games import folder, rooms
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.events import Event
from sandtable.kernel.messages import hyphens
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt

LANGUAGES: Final = ("en", "pl", "ru")
FALLBACK: Final = "en"

LONGEST_PROMPT: Final = 90
"""So many signs of a question are read at a glance, on a phone too."""
SHORT: Final = "-short"
"""What a question says where it would be longer than that."""

LONGEST_LIST: Final = 12
"""Of more names nobody reads the last: so many of them are told, and how many more there are."""
TOLD_OF_LIST: Final = 8

ROOT: Final = Path(__file__).parent

# What the browser's board says by itself.
BOARD: Final = "board-"
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")

# What a sentence may ask of any argument; everything else is an attribute of a name.
COUNT: Final = "count"
QUOTED: Final = "quoted"
OF_ANYTHING: Final = (COUNT, QUOTED)

Arguments = Mapping[str, Any]
"""An int is a number, a str is the id of another message (or Verbatim), a list an enumeration of what it holds, and a
dict {"message": id, "args": {...}} a phrase: a message with arguments of its own."""


class UnknownLanguage(SandtableError):
    """There are no messages in that language."""


class Verbatim(str):
    """An argument that is no message id: a name that somebody typed, a text that is translated already."""


class Words:
    """The messages of one game in one language.

    A message that is missing is read in English, and failing that as its own id: a game never stops for want of words.
    """

    def __init__(self, game_id: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.game_id = game_id
        self.lang = lang
        self._bundle = _bundle(game_id, lang)

    def has(self, message_id: str) -> bool:
        """Whether this language itself has the message."""
        return self._bundle.has_message(hyphens(message_id))

    def text(self, message_id: str, args: Arguments | None = None) -> str:
        """The message as the reader reads it."""
        return self._formatted(message_id, args or {})[0]

    def phrase(self, message_id: str, **args: int | str) -> str:
        """A message whose texts stand as they are: words that somebody typed, or that are translated already."""
        return self.text(
            message_id, {name: Verbatim(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        )

    def problems(self, message_id: str, args: Arguments | None = None) -> list[str]:
        """What keeps the message and the messages in its arguments from being read whole in this language."""
        args = args or {}
        found = [] if self.has(message_id) else [f"{self.lang}: there is no message {hyphens(message_id)!r}"]
        for value in args.values():
            for item in value if isinstance(value, (list, tuple)) else [value]:
                if isinstance(item, dict):
                    found += self.problems(item["message"], item["args"])
                elif isinstance(item, str) and not self.has(item):
                    found.append(f"{self.lang}: there is no message {hyphens(item)!r}, named by {message_id!r}")
        found += self._missing_cases(message_id, args)
        return found + [f"{self.lang}: {message_id!r}: {error}" for error in self._formatted(message_id, args)[1]]

    def _missing_cases(self, message_id: str, args: Arguments) -> list[str]:
        """The cases that the message asks of names which do not have them."""
        missing: list[str] = []
        for wanted in sorted(_variables(self.game_id, self.lang).get(hyphens(message_id), ())):
            argument, _, case = wanted.partition("-")
            value = args.get(argument)
            if not case or case in OF_ANYTHING or value is None:
                continue
            for item in value if isinstance(value, (list, tuple)) else [value]:
                declined = isinstance(item, Verbatim) or (isinstance(item, str) and self._case(item, case) is not None)
                if not declined:
                    missing.append(f"{self.lang}: {message_id!r} asks for .{case} of {item!r}")
        return missing

    def option(self, option: Option) -> str:
        """An option by its name in the reader's language."""
        if option.kind == "number":
            return option.name
        if option.kind == "cell":
            return self.cell(option.name)
        message_id, args = self.option_message(option)
        return self.text(message_id, args) if self._known(message_id) else option.name

    def option_message(self, option: Option) -> tuple[str, Arguments]:
        """The message that names an option: the game's own phrase for it, or a name by itself or by its kind."""
        phrase = _phrase_of(self.game_id, option)
        if phrase is not None:
            return phrase["message"], phrase["args"]
        chosen = f"option-{option.name}"
        if self._known(chosen):
            return hyphens(chosen), {}
        full = option.name if option.name.startswith(f"{option.kind}_") else f"{option.kind}-{option.name}"
        return hyphens(full), {}

    def cell(self, name: str) -> str:
        """A cell (`arrakeen:10`) by its territory and sector; sector 0 is the place outside all sectors."""
        territory, _, sector = name.partition(":")
        named = f"territory-{territory}"
        return self.text("cell", {"territory": named, "sector": int(sector)}) if int(sector or 0) else self.text(named)

    def text_or(self, message_id: str, otherwise: str) -> str:
        """The message, or `otherwise` where no language has it."""
        return self.text(message_id) if self._known(message_id) else otherwise

    def prompt(self, prompt: Prompt) -> str:
        """A question; one that would be too long is asked in its shorter form, where there is one."""
        text = self.text(prompt.message, prompt.args)
        shorter = prompt.message + SHORT
        return self.text(shorter, prompt.args) if len(text) > LONGEST_PROMPT and self._known(shorter) else text

    def event(self, event: Event) -> str:
        return self.text(event.message, event.args)

    def joined(self, texts: list[str]) -> str:
        """An enumeration: a, b and c; names with commas of their own are kept apart by semicolons."""
        return self._enumerated(texts, "; " if any("," in text for text in texts) else ", ")

    def _enumerated(self, texts: list[str], separator: str) -> str:
        if len(texts) < 2:
            return "".join(texts)
        return self._resolved("enumeration", {"first": separator.join(texts[:-1]), "last": texts[-1]})[0]

    def catalogue(self) -> dict[str, str]:
        """All messages that need no arguments, by id: names of places and cards, texts of buttons. What a board says in
        the browser (`board-…`) is there too, with its places to fill (see `template`)."""
        found: dict[str, str] = {}
        for message_id in (*_ids(self.game_id, FALLBACK), *_ids(self.game_id, self.lang)):
            if message_id.startswith(BOARD):
                found[message_id] = self.template(message_id)
                continue
            text, errors = self._formatted(message_id, {})
            if not errors:
                found[message_id] = text
        return dict(sorted(found.items()))

    def template(self, message_id: str) -> str:
        """A message as the browser fills it in: `{who}: {n} {n:force|forces}`, plural forms in the order of CLDR."""
        patterns = {**_patterns(self.game_id, FALLBACK), **_patterns(self.game_id, self.lang)}
        return "".join([_place(part, message_id) for part in patterns[message_id].elements])

    def _known(self, message_id: str) -> bool:
        return self.has(message_id) or _bundle(self.game_id, FALLBACK).has_message(hyphens(message_id))

    def _formatted(self, message_id: str, args: Arguments) -> tuple[str, list[Exception]]:
        message_id = hyphens(message_id)
        given = {name: self._argument(value) for name, value in args.items()}
        for wanted in _variables(self.game_id, self.lang).get(message_id, ()):
            argument, _, form = wanted.partition("-")
            if form and argument in args and wanted not in given:
                given[wanted] = self._form(args[argument], form)
        return self._resolved(message_id, given)

    def _resolved(self, message_id: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        bundle = self._bundle if self._bundle.has_message(message_id) else _bundle(self.game_id, FALLBACK)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            return message_id, []
        text, errors = bundle.format_pattern(pattern, args)
        return str(text), errors

    def _argument(self, value: object) -> object:
        return self._form(value, "")

    def _form(self, value: object, form: str) -> object:
        """An argument as the sentence wants it: plainly (""), in a case, quoted, or how many there are of it."""
        if isinstance(value, (list, tuple)):
            return len(value) if form == COUNT else self._list(list(value), form)
        if form == QUOTED:
            return self._quoted(str(self._form(value, "")))
        if isinstance(value, Verbatim):
            return str(value)
        if isinstance(value, str):
            declined = self._case(value, form) if form else None
            return self.text_or(value, value) if declined is None else declined
        if isinstance(value, dict):
            return self.text(value["message"], value["args"])
        return value

    def _list(self, items: list[object], form: str) -> str:
        """An enumeration; a name that stands in it several times is counted, and a long one is cut short."""
        texts: list[str] = []
        for place, item in enumerate(items):
            text = str(self._form(item, form))
            if isinstance(item, str):
                if item in items[:place]:
                    continue
                times = items.count(item)
                text = text if times == 1 else self._resolved("times", {"name": text, "count": times})[0]
            texts.append(text)
        separator = "; " if form != QUOTED and any("," in text for text in texts) else ", "
        if len(texts) <= LONGEST_LIST:
            return self._enumerated(texts, separator)
        told, more = separator.join(texts[:TOLD_OF_LIST]), len(texts) - TOLD_OF_LIST
        return self._resolved("enumeration-cut", {"first": told, "count": more})[0]

    def _quoted(self, text: str) -> str:
        """In quotation marks; those within are of the other kind."""
        outer, inner = [self._resolved(marks, {"name": ""})[0] for marks in ("quotation", "quotation-within")]
        return self._resolved("quotation", {"name": text.translate(str.maketrans(outer, inner))})[0]

    def _case(self, message_id: str, case: str) -> str | None:
        """A name in a case (or another attribute of it), if it has that in this language."""
        message_id = hyphens(message_id)
        if not self._bundle.has_message(message_id):
            return None
        pattern = self._bundle.get_message(message_id).attributes.get(case)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


def _phrase_of(game_id: str, option: Option) -> dict[str, Any] | None:
    """What a game says about an option that no single message names, by `option_phrase` in its `wording.py`."""
    worded = _option_phrases(game_id)
    return None if worded is None else worded(option)


@cache
def _option_phrases(game_id: str) -> Callable[[Option], dict[str, Any] | None] | None:
    room = f"sandtable.games.{game_id}"
    if find_spec(room) is None or find_spec(f"{room}.wording") is None:
        return None
    found: Callable[[Option], dict[str, Any] | None] = import_module(f"{room}.wording").option_phrase
    return found


def _folders(game_id: str) -> list[Path]:
    """Where a game's messages lie; a message that stands in several is read from the first."""
    room = rooms().get(game_id)
    homes = [folder(name) for name in (game_id, *(room.shares if room else ()))]
    return [*(home / "messages" for home in homes if home), ROOT / "messages"]


def _resources(game_id: str, lang: str) -> list[fluent.Resource]:
    """The message files of a language: `pl.ftl`, and files on one subject such as `names.pl.ftl`."""
    found: list[fluent.Resource] = []
    for home in _folders(game_id):
        files = sorted([*home.glob(f"{lang}.ftl"), *home.glob(f"*.{lang}.ftl")])
        found.extend(FluentResource(file.read_text("utf-8")) for file in files)
    return found


@cache
def _bundle(game_id: str, lang: str) -> FluentBundle:
    # Isolation marks are invisible in a browser but not in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(game_id, lang):
        bundle.add_resource(resource)
    return bundle


@cache
def _ids(game_id: str, lang: str) -> tuple[str, ...]:
    entries = [entry for resource in _resources(game_id, lang) for entry in resource.body]
    return tuple(entry.id.name for entry in entries if isinstance(entry, fluent.Message))


@cache
def _patterns(game_id: str, lang: str) -> dict[str, fluent.Pattern]:
    """The messages of a language as they are written; what stands in several folders is read from the first."""
    found: dict[str, fluent.Pattern] = {}
    for resource in reversed(_resources(game_id, lang)):
        for entry in resource.body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def _place(part: fluent.TextElement | fluent.Placeable, message_id: str) -> str:
    """A piece of a template: plain text, an argument, or the plural forms of a number."""
    if isinstance(part, fluent.TextElement):
        return str(part.value)
    what = part.expression
    if isinstance(what, fluent.VariableReference):
        return f"{{{what.id.name}}}"
    if isinstance(what, fluent.SelectExpression) and isinstance(what.selector, fluent.VariableReference):
        forms: dict[str, str] = {}
        for variant in what.variants:
            text = variant.value.elements[0]
            if isinstance(variant.key, fluent.Identifier) and isinstance(text, fluent.TextElement):
                forms[variant.key.name] = text.value
        whole = all(len(variant.value.elements) == 1 for variant in what.variants)
        if whole and len(forms) == len(what.variants) and set(forms) <= set(CATEGORIES):
            spelled = [forms[category] for category in CATEGORIES if category in forms]
            return f"{{{what.selector.id.name}:{'|'.join(spelled)}}}"
    raise SandtableError(f"{message_id}: the browser fills in arguments and plain plural forms, nothing else")


@cache
def _variables(game_id: str, lang: str) -> dict[str, frozenset[str]]:
    """The arguments that each message names, as `who` and `who-gen`; of a language that lacks it, those of English."""
    patterns = {**_patterns(game_id, FALLBACK), **_patterns(game_id, lang)}
    return {message_id: frozenset(_named_in(pattern)) for message_id, pattern in patterns.items()}


def _named_in(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*[_named_in(part) for part in node])
    if isinstance(node, fluent.BaseNode):
        return set().union(*[_named_in(part) for part in vars(node).values()])
    return set()
