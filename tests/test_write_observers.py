"""Functions of a view are taken apart only where numbers come out as they would by way of the view."""

import ast
import re
from typing import Any

import pytest

import sandtable
from sandtable.kernel.layouts import Bag, Maybe, Number, OneOf, Record, Upto, field_at, places_at, table_at
from tools.view_sources import NotTaken, follow, without_dead
from tools.write_states import GAMES

IDS = ("spice", "water")


def function(source: str) -> ast.FunctionDef:
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.FunctionDef)
    return tree


def test_a_variable_that_is_only_added_to_is_followed() -> None:
    follow(function("def f(a):\n x = {'b': 1}\n if a: x['c'] = 2\n else: x['c'] = 3\n return x"), "x")
    follow(function("def f(a):\n x = []\n for b in a: x.append(b)\n return x"), "x")


@pytest.mark.parametrize(
    "body",
    [
        "x = {'b': 1}\n x['b'] = 2\n return x",
        "x = {}\n if a: x['b'] = 1\n x['b'] = 2\n return x",
        "x = {}\n for b in a: x['b'] = b\n return x",
        "x = {}\n change(x)\n return x",
        "x = []\n x.append(1)\n x = []\n return x",
    ],
)
def test_what_might_be_set_twice_or_changed_elsewhere_is_not_followed(body: str) -> None:
    with pytest.raises(NotTaken):
        follow(function(f"def f(a):\n {body}"), "x")


def test_what_only_a_part_that_is_left_out_needed_is_not_worked_out() -> None:
    lines = ["far = search()", "if far:", "    name = far", "near = look()", "numbers[at] = near"]
    assert without_dead(lines) == ["near = look()", "numbers[at] = near"]


def test_fields_of_a_layout_are_found_by_their_way() -> None:
    record = Record({"kind": OneOf(IDS), "piles": Upto(3, Record({"known": Maybe(Bag(IDS)), "count": Number(4)}))})
    assert field_at(record, "piles/*/known/*") is field_of(record)
    assert places_at(record, "kind") == {"spice": 0, "water": 1}
    assert table_at(record, "kind", ("water", None, "fire", "spice")) == (1, -1, -1, 0)


def field_of(record: Record) -> Any:
    piles: Any = record.fields["piles"]
    return piles.of.fields["known"].of


def test_the_greater_part_of_every_view_is_taken_apart() -> None:
    """What is left to fields is seldom there or small; whoever makes it more makes observations slow."""
    left = {
        game: re.findall(r'field_at\(record, "(.*)"\)', (GAMES / game / "observed.py").read_text("utf-8"))
        for game in sandtable.games()
    }
    assert left == {
        "conquest": ["battle/*/voice/*", "result/*"],
        "uprising": ["players/*/in_play", "reserve", "result/*"],
        "war_for_arrakis": ["cones_of_silence/*", "turn/*/seat", "result/*"],
        "classic": ["richese/*/on_planet/*", "battle/*/plans/*", "result/*"],
    }
