"""The rule catalogues in Russian and Polish keep step with the English ones."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sandtable.catalogue import WITHDRAWN, cited, rule_text, rules, surroundings, translation
from tools.check_words import glossary

ROOT = Path(__file__).parents[1] / "rules"
LANGUAGES = ("ru", "pl")
GAMES = ("conquest", "uprising", "war_for_arrakis", "classic")

QUOTES = {"ru": re.compile('[“”"]'), "pl": re.compile('[«»"]|“[^”]*“')}
FIGURE = re.compile(r"(?:[A-Z][A-Z0-9]*-)+[0-9]+|[0-9]+")
TRANSLATIONS = [(game, language) for game in GAMES for language in LANGUAGES]
every_translation = pytest.mark.parametrize(("game", "language"), TRANSLATIONS)


@every_translation
def test_the_same_rules_stand_in_the_same_order(game: str, language: str) -> None:
    assert [rule.id for rule in translation(game, language)] == [rule.id for rule in rules(game)]


@every_translation
def test_the_same_figures_and_marks_stand_in_each(game: str, language: str) -> None:
    original = {rule.id: rule for rule in rules(game)}
    for rule in translation(game, language):
        first = original[rule.id]
        assert figures(rule.text) == figures(first.text), f"{rule.id} in {language}"
        assert (rule.withdrawn, rule.needs) == (first.withdrawn, first.needs), f"{rule.id} in {language}"
        # A row of a table becomes sentences, which need not mark what its columns did.
        strong = 0 if rule.kind == "data" and "**" not in rule.text else first.text.count("**")
        assert rule.text.count("**") == strong, f"{rule.id} in {language}"


def figures(text: str) -> Counter[str]:
    """The numbers and the cited ids of a text. An id's last part may stand alone: FAC-FRE-05 to 08."""
    return Counter(FIGURE.findall(text))


def test_the_printed_terms_stand_in_each() -> None:
    for term in glossary()["term"]:
        for game in term.get("games", GAMES):
            for rule in rules(game, term["lang"]):
                for wrong in term["not"]:
                    found = re.search(rf"(?<!\w){wrong}", rule.text, re.IGNORECASE)
                    assert found is None, f"{rule.id} in {term['lang']}: {term['term']}"


@every_translation
def test_quotations_are_marked_as_the_language_does(game: str, language: str) -> None:
    assert [rule.id for rule in translation(game, language) if QUOTES[language].search(rule.text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_read_in_the_readers_language(language: str) -> None:
    text = rule_text("CON-COMP-01", language)
    assert text is not None
    assert text != rule_text("CON-COMP-01")
    shown = surroundings("CON-COMP-01", language)
    assert shown is not None
    assert (shown.rule.text, shown.rule.language) == (text, language)


def test_what_is_missing_is_read_in_english_and_says_so() -> None:
    rule = rules("conquest", "tlh")[0]
    assert (rule.text, rule.language) == (rules("conquest")[0].text, "en")
    assert rule_text("CON-COMP-99", "ru") is None
    assert surroundings("CON-COMP-99", "ru") is None
    assert rules("chess", "ru") == ()


@pytest.mark.parametrize(
    ("rule", "before", "after"),
    [
        ("CON-STORM-01", None, "CON-STORM-02"),
        ("CON-STORM-14", "CON-STORM-13", "CON-STORM-15"),
        ("CON-STORM-15", "CON-STORM-14", None),
    ],
)
def test_neighbours_are_those_of_the_same_area(rule: str, before: str | None, after: str | None) -> None:
    found = surroundings(rule)
    assert found is not None
    assert [other and other.id for other in (found.before, found.after)] == [before, after]


def test_a_rule_brings_the_examples_that_cite_it() -> None:
    shown = surroundings("CON-RUL-21", "ru")
    assert shown is not None
    assert [example.id for example in shown.examples] == ["CON-EX-06"]
    battle = surroundings("CON-BAT-01", "pl")
    assert battle is not None
    assert [(example.id, example.language) for example in battle.examples] == [("CON-EX-02", "pl"), ("CON-EX-05", "pl")]
    war = surroundings("WFA-UNIT-07")
    assert war is not None
    assert "WFA-EX-01" in [example.id for example in war.examples]


def test_every_entry_of_a_translation_is_read() -> None:
    """A line with a slip in its mark, or in a file with another name, would be lost without a word."""
    files = [file for language in LANGUAGES for file in (ROOT / language).glob("*")]
    written = [line for file in files for line in file.read_text("utf-8").splitlines() if line.startswith(("-", "|"))]
    assert len(written) == sum([len(translation(game, language)) for game in GAMES for language in LANGUAGES])


def test_the_mark_of_withdrawal_is_the_same_everywhere() -> None:
    withdrawn = {rule.id for game in GAMES for rule in rules(game) if rule.text.startswith(WITHDRAWN)}
    assert withdrawn == {"CLA-BLOW-08", "CHR-WORTH-13"}


def test_what_an_example_cites_exists() -> None:
    known = {rule.id for game in GAMES for rule in rules(game)}
    for game in GAMES:
        for example in [rule for rule in rules(game) if rule.kind == "example"]:
            assert [name for name in cited(example) if not known & {name, f"{example.prefix}-{name}"}] == [], example.id
