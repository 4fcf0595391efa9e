"""Which catalogue rules are tested: per game and area, with what is untested, waived and reconstructed.

A test names the rules it would see broken: `@pytest.mark.rule("CON-BAT-07", "CON-BAT-08")`. Tests that are always
skipped or expected to fail prove nothing and do not count.

A rule that is *withdrawn* counts no more, and one that needs a box beside its own (`[needs IX]`) is waived by that.

Fails when a test or a waiver names an id that no catalogue knows, and when a waived or withdrawn rule is tested.
With --complete it also fails when a rule or worked example of the named prefixes or areas (by default: of those that
each game's `room.py` declares complete) is neither tested nor waived. A game that is still growing declares its areas
one by one: complete=("WFA-MOVE", "WFA-BAT").
"""

import argparse
import contextlib
import io
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import sandtable
from sandtable.catalogue import Rule, rules
from sandtable.games import rooms
from sandtable.words import Words

ROOT = Path(__file__).parents[1]
WAIVER_KINDS = {"physical": "physical handling", "other_box": "another box"}
ASK_FOR_A_TEST = ("rule", "example")


class MarkerCollector:
    """A pytest plugin that notes, while tests are collected, who tests which rule."""

    def __init__(self) -> None:
        self.tests_of: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for marker in item.iter_markers("rule"):
                for rule_id in marker.args:
                    self.tests_of.setdefault(str(rule_id), []).append(item.nodeid)


def collect_markers(tests: Path) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it. Raises SystemExit when the tests cannot be collected."""
    collector = MarkerCollector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        arguments = ["--collect-only", "-q", "-m", "", "-p", "no:cacheprovider", str(tests)]
        code = pytest.main(arguments, plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"The tests could not be collected:\n{output.getvalue()}")
    return collector.tests_of


def read_waivers(path: Path) -> dict[str, str]:
    """Rule id -> why it is waived."""
    tables = tomllib.loads(path.read_text("utf-8"))
    unknown = sorted(set(tables) - set(WAIVER_KINDS))
    if unknown:
        raise SystemExit(f"{path.name}: unknown table {', '.join(unknown)}; allowed: {', '.join(WAIVER_KINDS)}")
    return {
        rule_id: f"{WAIVER_KINDS[kind]}: {reason}"
        for kind, table in tables.items()
        for rule_id, reason in table.items()
    }


@dataclass
class Report:
    """The catalogues, held against markers and waivers."""

    catalogues: dict[str, tuple[Rule, ...]]
    tests_of: dict[str, list[str]]
    waivers: dict[str, str]
    reconstructed: dict[str, list[str]] = field(default_factory=dict)

    def waived(self, rule: Rule) -> str:
        """Why no test is asked for; "" for most rules."""
        other_box = f"{WAIVER_KINDS['other_box']}: needs {rule.needs}" if rule.needs else ""
        return self.waivers.get(rule.id, other_box)

    def settled(self, rule: Rule) -> bool:
        return rule.id in self.tests_of or bool(self.waived(rule))

    def by_prefix(self, game: str) -> dict[str, list[Rule]]:
        """The rules that count."""
        return _grouped([rule for rule in self.catalogues[game] if not rule.withdrawn], lambda rule: rule.prefix)

    def all_rules(self) -> list[Rule]:
        return [rule for catalogue in self.catalogues.values() for rule in catalogue]

    def unsettled(self, parts: Iterable[str]) -> list[Rule]:
        """What is missing in these prefixes ("CON") and areas ("CON-BAT")."""
        wanted = set(parts)
        return [
            rule
            for rule in self.all_rules()
            if wanted & {rule.prefix, f"{rule.prefix}-{rule.area}"}
            and rule.kind in ASK_FOR_A_TEST
            and not rule.withdrawn
            and not self.settled(rule)
        ]

    def faults(self, complete: Iterable[str] = ()) -> list[str]:
        known = {rule.id: rule for rule in self.all_rules()}
        parts = {part for rule in known.values() for part in (rule.prefix, f"{rule.prefix}-{rule.area}")}
        tested = {i: self.tests_of[i][0] for i in sorted(self.tests_of)}
        return [
            *(f"unknown id {i} in {test}" for i, test in tested.items() if i not in known),
            *(f"unknown id {i} in rules/waivers.toml" for i in sorted(self.waivers.keys() - known.keys())),
            *(f"{i} is waived, but tested by {t}" for i, t in tested.items() if i in known and self.waived(known[i])),
            *(f"{i} is withdrawn, but tested by {t}" for i, t in tested.items() if i in known and known[i].withdrawn),
            *(f"{i} is withdrawn, and needs no waiver" for i in self.waivers if i in known and known[i].withdrawn),
            *(f"{part} is said to be complete, but there is no such rule" for part in complete if part not in parts),
            *(f"{rule.id} is neither tested nor waived" for rule in self.unsettled(complete)),
        ]

    def lines(self, games: Iterable[str], list_untested: bool) -> list[str]:
        lines: list[str] = []
        for game in games:
            for prefix, entries in self.by_prefix(game).items():
                lines += self._prefix_lines(game, prefix, entries, list_untested)
            if self.reconstructed.get(game):
                items = self.reconstructed[game]
                listed = f"  reconstructed ({len(items)}): {'; '.join(items)}"
                lines += textwrap.wrap(listed, width=118, subsequent_indent="    ")
            lines.append("")
        return lines

    def _prefix_lines(self, game: str, prefix: str, entries: list[Rule], list_untested: bool) -> list[str]:
        of_kind = _grouped(entries, lambda rule: rule.kind)
        rule_entries, examples = of_kind.get("rule", []), of_kind.get("example", [])
        lines = [f"{game} {prefix}: {self._score(rule_entries)} rules, {self._score(examples)} worked examples"]
        if not any(rule.id in self.tests_of for rule in entries):
            return lines
        areas = _grouped(rule_entries, lambda rule: rule.area)
        cells = [f"{area} {self._score(members)}" for area, members in areas.items()]
        lines += _columns(cells)
        rulings = [rule for kind in ("ruling", "data") for rule in of_kind.get(kind, [])]
        cited = [rule.id for rule in rulings if rule.id in self.tests_of]
        lines.append(f"  rulings and data (not counted): {len(cited)} of {len(rulings)} cited by tests")
        if list_untested:
            unsettled = [rule for rule in rule_entries + examples if not self.settled(rule)]
            lines += [f"  untested {rule.id}: {rule.text[:90]}" for rule in unsettled]
        lines += [f"  waived {rule.id}: {self.waived(rule)}" for rule in entries if self.waived(rule)]
        lines += [f"  {rule.id} {rule.text[:90]}" for rule in self._withdrawn(game, prefix)]
        return lines

    def _withdrawn(self, game: str, prefix: str) -> list[Rule]:
        return [rule for rule in self.catalogues[game] if rule.withdrawn and rule.prefix == prefix]

    def _score(self, members: list[Rule]) -> str:
        tested = sum(rule.id in self.tests_of for rule in members)
        waived = sum(bool(self.waived(rule)) for rule in members)
        return f"{tested}/{len(members)}" + (f" (+{waived} waived)" if waived else "")


def _grouped(entries: Iterable[Rule], key: Callable[[Rule], str]) -> dict[str, list[Rule]]:
    groups: dict[str, list[Rule]] = {}
    for rule in entries:
        groups.setdefault(key(rule), []).append(rule)
    return groups


def _columns(cells: list[str], per_line: int = 5, width: int = 22) -> list[str]:
    return [
        "  " + "".join(cell.ljust(width) for cell in cells[start : start + per_line]).rstrip()
        for start in range(0, len(cells), per_line)
    ]


def unconfirmed(game: str) -> list[str]:
    """What no source confirms of a game, in words: "Stilgar (box, special)"."""
    words = Words(game, "en")
    return [f"{words.text(one.component)} ({', '.join(one.facts)})" for one in sandtable.game(game).reconstructed()]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Which catalogue rules are tested.")
    parser.add_argument("--complete", nargs="*", metavar="PART", help="fail unless all rules of PART are settled")
    parser.add_argument("--summary", action="store_true", help="do not list the untested rules")
    chosen = parser.parse_args(arguments)

    report = Report(
        {game: rules(game) for game in rooms()},
        collect_markers(ROOT / "tests"),
        read_waivers(ROOT / "rules" / "waivers.toml"),
        {game: unconfirmed(game) for game in sandtable.games()},
    )
    print("\n".join(report.lines(rooms(), list_untested=not chosen.summary)))

    declared = [part for room in rooms().values() for part in room.complete]
    complete = [] if chosen.complete is None else chosen.complete or declared
    faults = report.faults(complete)
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
