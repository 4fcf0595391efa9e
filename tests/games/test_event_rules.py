"""Every event that a game tells names the rule behind it."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable import catalogue

ROOMS = Path(sandtable.__file__).parent / "games"


@pytest.mark.parametrize("game_id", sandtable.games())
def test_every_event_told_has_a_rule_of_the_catalogue(game_id: str) -> None:
    rules = sandtable.game(game_id).event_rules()
    source = "".join(path.read_text() for path in (ROOMS / game_id).rglob("*.py") if path.name != "events.py")
    told = set(re.findall(r'"(event-[a-z0-9-]+)"', source))
    assert told
    assert told == set(rules)
    assert [rule for rule in rules.values() if catalogue.rule_text(rule) is None] == []
