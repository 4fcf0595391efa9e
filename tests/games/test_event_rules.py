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
    # An event put together from a beginning and a name that stands in the rules: `f"event-mahdi-{criterion}"`.
    for beginning in re.findall(r'f"(event-[a-z0-9-]+-)\{', source):
        told |= {id for id in rules if id.startswith(beginning) and f'"{id.removeprefix(beginning)}"' in source}
    assert told
    assert told == set(rules)
    assert [rule for rule in rules.values() if catalogue.rule_text(rule) is None] == []
