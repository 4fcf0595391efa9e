"""What a machine can check of the words: terms, cases, plurals, dashes, and sentences rendered from real games.

    python -m tools.check_words                 every game on the shelf; what is wrong with closed rooms is only told
    python -m tools.check_words --render FILE   also writes every sentence of the playthroughs, to compare two versions

`rules/glossary.toml` holds the printed terms, the words that must not stand for them, and names that may differ between
games.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as fluent

import sandtable
from sandtable.games import folder, rooms
from sandtable.kernel import records
from sandtable.words import FALLBACK, LANGUAGES, LONGEST_PROMPT, SHORT, Words, _resources

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "rules" / "glossary.toml"
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
# Kinds of messages that name things: their forms and their translations are compared.
NAMES = (
    "card", "faction", "leader", "territory", "space", "intrigue", "conflict", "contract", "objective", "rival",
    "signet", "area", "unit", "planning", "prescience", "treachery", "skill", "stronghold",
)  # fmt: skip
# Messages that the rules name in full, so that one which no source names is read by nobody.
SPELLED = ("prompt", "event", "reason")
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}

# What is wrong with a sentence, by language ("" for all), with a word about it.
FAULTS: tuple[tuple[str, str, str], ...] = (
    ("", r"\?\)? [a-zа-яёąćęłńóśźż]", "a small letter after a question mark"),
    ("", r"\)\)", "two closing brackets"),
    ("", r"^[^:]*[^:\d]: [^:.]*: ", "two colons"),
    ("", r"\b([^\W\d_]+) \1\b", "a doubled word"),
    ("", r"\d x\d|\w x\d", "a letter x for ×"),
    ("", r" - ", "a hyphen for a dash"),
    ("en", r", if ", "a condition after a comma"),
    ("ru", r", если ", "a condition after a comma"),
    ("pl", r", jeśli ", "a condition after a comma"),
    ("ru", r"—", "an em dash"),
    ("ru", r"[a-zA-Z]+(?<![IV])", "Latin letters"),
    ("ru", r"[“”\"]", "quotation marks that are not «»"),
    ("pl", r"[«»\"]|“[^”]*“", "quotation marks that are not „”"),
)


class Found(list[str]):
    """What is wrong; what belongs to a room that is not open yet does not count."""

    def __init__(self) -> None:
        super().__init__()
        self.later: list[str] = []

    def add(self, game: str, text: str) -> None:
        room = rooms().get(game)
        place = self.later if room is not None and not room.open else self
        if text not in place:
            place.append(text)


def messages(game: str, lang: str) -> dict[str, fluent.Message]:
    """A game's own messages and those it shares, as they are written."""
    return {
        entry.id.name: entry
        for resource in reversed(_resources(game, lang))
        for entry in resource.body
        if isinstance(entry, fluent.Message)
    }


@cache
def glossary() -> dict[str, Any]:
    return tomllib.loads(GLOSSARY.read_text("utf-8"))


# 1. The printed terms.


def check_terms(found: Found) -> None:
    for entry in glossary()["term"]:
        for game in entry.get("games", rooms()):
            for name, text in _texts(game, entry["lang"]):
                for wrong in entry["not"]:
                    if re.search(rf"(?<!\w){wrong}", text, re.IGNORECASE) and name not in entry.get("except", ()):
                        found.add(game, f"{game} {entry['lang']}: {name}: {wrong!r} for {entry['term']!r}: {text}")


def _texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """What every message of a game says, its arguments left as marks."""
    for name, message in messages(game, lang).items():
        yield name, " ".join(_spelled(message.value)) if message.value else ""


def _spelled(pattern: fluent.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            yield element.value
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                yield from _spelled(variant.value)


# 2. One name, one translation.


def check_names(found: Found) -> None:
    allowed = set(glossary()["differs"])
    known: dict[tuple[str, str], dict[str, str]] = {}
    for game in rooms():
        english = Words(game, FALLBACK).catalogue()
        for lang in LANGUAGES:
            own = Words(game, lang).catalogue()
            for name, text in english.items():
                if name.split("-")[0] in NAMES and not name.endswith("-text") and name in own:
                    known.setdefault((lang, text), {})[own[name]] = game
    for (lang, text), translations in known.items():
        if len({one.casefold() for one in translations}) > 1 and text not in allowed:
            told = ", ".join([f"{one} ({game})" for one, game in translations.items()])
            closed = [game for game in translations.values() if not rooms()[game].open]
            found.add(closed[0] if closed else "", f"{lang}: {text!r} is {told}")


# 3. Sentences of real games.


def sentences(game: str, lang: str) -> Iterator[tuple[str, str, list[str]]]:
    """The message, the text and the problems of everything that was asked and told in the recorded games of a game."""
    words = Words(game, lang)
    seen: set[str] = set()
    for file in sorted(PLAYTHROUGHS.glob("*.txt")):
        record = records.read(file.read_text("utf-8"))
        if record.game != game:
            continue
        state = sandtable.game(game).opened(record)
        for move in record.moves:
            prompt = state.prompt(move.seat)
            spoken = [] if prompt is None else [(prompt.message, prompt.args, words.prompt(prompt))]
            answers = [words.option(option) for option in state.options(move.seat)] if lang == FALLBACK else []
            since = len(state.events(move.seat))
            state.play(move.seat, move.name)
            spoken += [(event.message, event.args, words.event(event)) for event in state.events(move.seat, since)]
            for message, args, text in spoken:
                key = f"{message} {args!r}"
                if key not in seen:
                    seen.add(key)
                    wrong = answer_faults(text, answers) if message.startswith("prompt-") else []
                    yield message, text, [*words.problems(message, args), *wrong]


# A question that no "yes" and no "no" answers.
OPEN_QUESTION = re.compile(
    r"(?:[^?:]*: )?(?:(?:at|from|in|on|to|with) )?(?:how|what|where|which|who|whom|whose)\b", re.IGNORECASE
)


def answer_faults(question: str, answers: list[str]) -> list[str]:
    """What is wrong with the English answers to a question."""
    if OPEN_QUESTION.match(question) and {"yes", "no"} & {answer.lower() for answer in answers}:
        return ["a yes or no to which, where or whom"]
    return []


def check_sentences(found: Found, rendered: list[str]) -> None:
    allowed = glossary()["allowed"]
    for game in sandtable.games():
        for lang in LANGUAGES:
            for message, text, problems in sentences(game, lang):
                rendered.append(f"{game} {lang} {message}: {text}")
                for fault in [*faults(lang, message, text), *problems]:
                    if message not in allowed.get(fault, ()):
                        found.add(game, f"{game} {lang}: {message}: {fault}: {text}")


def faults(lang: str, message: str, text: str) -> list[str]:
    """What a reader would stumble over in a sentence."""
    # Names have their own signs; quoted as the language quotes, they disturb nobody.
    bare = re.sub({"ru": r"«[^»]*»", "pl": r"„[^”]*”"}.get(lang, r"“[^”]*”"), "…", text)
    wrong = [why for only, pattern, why in FAULTS if only in ("", lang) and re.search(pattern, bare)]
    if message.startswith("prompt-") and len(text) > LONGEST_PROMPT:
        wrong.append("a prompt of more than 90 signs")
    return wrong


# 4. Names of one kind have the same forms; 6. plural forms are those of the language; 7. no past forms with a gender.

GENDERED = {
    "ru": re.compile(r"\{who\} [а-яё]+(?:л|ла|ло|лся|лась)\b"),
    "pl": re.compile(r"\{who\} (?!\w*syła\b|działa\b|woła\b)[a-ząćęłńóśźż]+(?:ł|ła|ło)\b"),
}


def check_forms(found: Found) -> None:
    for game in rooms():
        for lang in LANGUAGES:
            own = messages(game, lang)
            kinds: dict[str, dict[str, set[str]]] = {}
            for name, message in own.items():
                forms = {attribute.id.name for attribute in message.attributes}
                kind = name.split("-")[0]
                if kind in NAMES and not name.endswith("-text"):
                    kinds.setdefault(kind, {})[name] = forms
                if message.value is not None:
                    for fault in _plural_faults(message.value, lang):
                        found.add(game, f"{game} {lang}: {name}: {fault}")
                    marked = _marked(message.value)
                    if lang in GENDERED and GENDERED[lang].search(marked):
                        found.add(game, f"{game} {lang}: {name}: a past form that has a gender: {marked}")
            for kind, members in kinds.items():
                every = set().union(*members.values())
                for name, forms in members.items():
                    if forms != every:
                        missing = ", ".join(sorted(every - forms))
                        found.add(game, f"{game} {lang}: {name} lacks .{missing}, which other names of {kind} have")


def _marked(pattern: fluent.Pattern) -> str:
    text = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            text += element.value
        elif isinstance(element.expression, fluent.VariableReference):
            text += f"{{{element.expression.id.name}}}"
        elif isinstance(element.expression, fluent.SelectExpression):
            text += " | ".join([_marked(variant.value) for variant in element.expression.variants])
    return text


def _plural_faults(pattern: fluent.Pattern, lang: str) -> Iterator[str]:
    for element in pattern.elements:
        if not isinstance(element, fluent.Placeable) or not isinstance(element.expression, fluent.SelectExpression):
            continue
        select = element.expression
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, fluent.Identifier)}
        selector = select.selector
        form = selector.id.name.partition("-")[2] if isinstance(selector, fluent.VariableReference) else ""
        # "1 Пряность, 6 Пряности" is printed so: what cannot be counted needs two forms only.
        if form in ("", "count") and keys & {"few", "many"} and not PLURALS[lang] <= keys | {"many"}:
            yield f"plural forms {sorted(keys)}; the language has {sorted(PLURALS[lang])}"
        for variant in select.variants:
            yield from _plural_faults(variant.value, lang)


# 5. Refusals have their words, and every message has a reader.


def check_readers(found: Found) -> None:
    sources = "".join([file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py")])
    client = (ROOT / "web" / "src" / "words" / "en.ts").read_text("utf-8")
    raised = set(re.findall(r'Refusal\(\s*\d+,\s*"(\w+)"', sources))
    for code in sorted(raised - set(re.findall(r'"error\.(\w+)"', client))):
        found.add("", f"web/src/words: the refusal {code} has no words (error.{code})")
    for game in rooms():
        home = folder(game)
        for name in messages(game, FALLBACK):
            read = name.removesuffix(SHORT) if name.startswith("prompt-") else name
            if name.split("-")[0] in SPELLED and f'"{read}"' not in sources and name not in glossary()["composed"]:
                own = home is not None and any(
                    re.search(rf"^{name} =", file.read_text("utf-8"), re.MULTILINE)
                    for file in (home / "messages").glob("*en.ftl")
                )
                if own:
                    found.add(game, f"{game}: nobody reads {name}")


def check() -> tuple[Found, list[str]]:
    found = Found()
    rendered: list[str] = []
    check_terms(found)
    check_names(found)
    check_sentences(found, rendered)
    check_forms(found)
    check_readers(found)
    return found, rendered


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What a machine can check of the words.")
    parser.add_argument("--render", type=Path, metavar="FILE", help="write every sentence of the playthroughs")
    chosen = parser.parse_args(arguments)
    found, rendered = check()
    if chosen.render:
        chosen.render.write_text("\n".join(rendered) + "\n", "utf-8")
    for line in found.later:
        print(f"later: {line}")
    for line in found:
        print(f"FAULT: {line}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
