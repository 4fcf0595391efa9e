"""Observations: a tensor says what the seat sees, and nothing else."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from types import ModuleType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
import pytest

import sandtable
from sandtable.games import folder
from sandtable.kernel.layouts import Left, Maybe, PerSeat, Record
from sandtable.research.layout import Layout
from tests.laws.case import Case
from tests.laws.play import sampled

CASES = (
    Case("conquest", 2, bound=2000, mode="alliance", alliance_leaders="secret"),
    Case("conquest", 4, bound=2000),
    Case("uprising", 1, bound=1000, difficulty="mentat"),
    Case("uprising", 4, bound=1500, choam=True),
    Case("war_for_arrakis", 1, bound=4000, opponent="mahdi"),
    Case("war_for_arrakis", 4, bound=5000),
    Case("classic", 2, bound=4000, expansion=True, faction_0="choam", faction_1="richese", max_turns=3),
    Case("classic", 4, bound=4000, mode="advanced", leader_skills=True, stronghold_cards=True, max_turns=2),
)


def read_back(layout: Layout, state: sandtable.State) -> None:
    for seat in range(state.seats):
        observation = layout.observe(state, seat)
        from_the_view = np.zeros(layout.size, np.float32)
        layout.record.write(state.view(seat), from_the_view.data, 0, seat)
        assert np.array_equal(observation[: layout.record.size], from_the_view[: layout.record.size])
        said = layout.decode(observation, seat)
        assert said.view == layout.record.plain(state.view(seat))
        prompt, ask = state.prompt(seat), state.form_of(seat)
        assert said.prompt == (None if prompt is None else prompt.message)
        given = [] if ask is None else [option.name for option in ask.answers]
        assert sum(said.answers.values()) == len(given)
        assert set(said.latest) == set(given)
        assert not given or said.latest[-1] == given[-1]
        assert set(said.options) == {option.name for option in state.options(seat)}
        mask = layout.mask(state, seat)
        assert [layout.vocabulary[place] for place in np.flatnonzero(mask)] == said.options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_tensor_is_read_back_to_the_view_it_came_from(case: Case) -> None:
    layout = Layout(case.game, case.seats)
    for _, state in sampled(case, 1, 12):
        read_back(layout, state)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", sandtable.games())
def test_whole_games_are_read_back(game_id: str) -> None:
    from tests.laws.cases import CASES as EVERY_CASE
    from tests.laws.play import states_of_a_game

    for case in EVERY_CASE:
        if case.game_id == game_id:
            layout = Layout(case.game, case.seats)
            for state in states_of_a_game(case, 3):
                read_back(layout, state)


@pytest.mark.parametrize("case", CASES[1:6:2], ids=str)
def test_an_observation_tells_nothing_that_the_seat_cannot_know(case: Case) -> None:
    layout = Layout(case.game, case.seats)
    for _, state in sampled(case, 1, 4):
        for seat in range(state.seats):
            imagined = state.determinize(seat, 5)
            assert np.array_equal(layout.observe(imagined, seat), layout.observe(state, seat))


def test_a_critic_sees_what_is_hidden() -> None:
    layout = Layout("conquest", 4)
    state = layout.new(seed=7)
    choices = Random(1)
    for _ in range(60):
        seat = state.to_act[0]
        state.play(seat, choices.choice(state.options(seat)))
    said = layout.decode(layout.critic(state, 0), 0)
    for player in said.view["players"]:
        assert len(player["traitors"]["known"]) == player["traitors"]["count"]
    hidden = layout.decode(layout.observe(state, 0), 0).view["players"][1]["traitors"]
    assert hidden["count"] > len(hidden["known"])


def test_the_observer_comes_first() -> None:
    """What one seat sees of itself stands where every other seat sees itself."""
    layout = Layout("conquest", 3, faction_0="harkonnen", faction_1="atreides", faction_2="fremen")
    state = layout.new(seed=3)
    players = next(block for block in layout.blocks if block.name == "view.players")
    width = players.size // 3
    for seat in range(3):
        seen = layout.observe(state, seat)
        own = seen[players.start : players.start + width]
        for place in range(3):
            other = layout.observe(state, (seat + place) % 3)
            faction = layout.record.fields["players"]
            assert isinstance(faction, PerSeat)
            start = players.start + place * width
            size = faction.of.fields["faction"].size
            assert np.array_equal(seen[start : start + size], other[players.start : players.start + size])
        assert own.any()


def test_a_given_buffer_is_filled() -> None:
    layout = Layout("uprising", 3)
    state = layout.new(seed=1)
    out = np.full(layout.size, 9.0, np.float32)
    assert layout.observe(state, 0, out) is out
    assert np.array_equal(out, layout.observe(state, 0))
    mask = np.full(layout.actions, 9, np.int8)
    assert layout.mask(state, state.to_act[0], mask) is mask
    assert set(mask) == {0, 1}


@pytest.mark.parametrize("game_id", sandtable.games())
def test_blocks_cover_every_place_once(game_id: str) -> None:
    for seats in sandtable.game(game_id).seats:
        layout = Layout(game_id, seats)
        at = 0
        for block in layout.blocks:
            assert block.start == at
            assert block.size > 0
            assert block.about
            at += block.size
        assert at == layout.size
        assert all(layout.left_out.values())


# The layout speaks of every field that `views.py` declares, and of no other.

VIEWS = {
    "conquest": "ConquestView",
    "uprising": "UprisingView",
    "war_for_arrakis": "WarForArrakisView",
    "classic": "ClassicView",
}


def typed_dict(hint: Any) -> Any:
    """The TypedDict inside a type, if there is one."""
    if is_typeddict(hint):
        return hint
    for inner in get_args(hint):
        found = typed_dict(inner)
        if found is not None:
            return found
    return None


def record_in(field: Any) -> Record | None:
    """The record of which a field holds one or several."""
    field = getattr(field, "areas", field)
    while not isinstance(field, Record) and hasattr(field, "of"):
        field = field.of
    return field if isinstance(field, Record) else None


def same_fields(hint: Any, record: Record, name: str) -> None:
    hints = get_type_hints(hint, include_extras=True)
    assert set(hints) == set(record.fields), f"{name}: {set(hints) ^ set(record.fields)}"
    for part, inner in hints.items():
        field = record.fields[part]
        assert isinstance(field, (Maybe, Left)) or get_origin(inner) is not NotRequired, f"{name}.{part} may be missing"
        declared, laid_out = typed_dict(inner), record_in(field)
        if declared is not None and laid_out is not None:
            same_fields(declared, laid_out, f"{name}.{part}")


def views_of(game_id: str) -> ModuleType:
    """The module of a game's views from its source: the compiler keeps no types."""
    room = folder(game_id)
    assert room is not None
    spec = spec_from_file_location(f"views_of_{game_id}", room / "views.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game_id", VIEWS)
def test_the_layout_has_a_place_for_every_field_of_the_view(game_id: str) -> None:
    seats = sandtable.game(game_id).seats[-1]
    same_fields(getattr(views_of(game_id), VIEWS[game_id]), Layout(game_id, seats).record, game_id)


def test_every_game_has_a_layout() -> None:
    assert set(VIEWS) == set(sandtable.games())
