"""OpenSpiel's own tests, and worlds that a player imagines."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sandtable
from sandtable.research import spiel
from tests.research.tables import EVERY, SHORT, Table, spelled

spiel.register()


def load(table: Table) -> Any:
    game, seats, options = table
    said = ";".join([f"{name}:{value}" for name, value in options.items()])
    return pyspiel.load_game(spiel.name_of(game), {"seats": seats, "options": said})


@pytest.mark.parametrize("table", SHORT, ids=spelled)
def test_passes_the_random_games_of_openspiel(table: Table, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY, ids=spelled)
def test_passes_the_random_games_of_openspiel_everywhere(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=3, serialize=True, verbose=False)


def begun(seats: int = 3, decisions: int = 30) -> Any:
    state = load(("conquest", seats, {})).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    random = np.random.RandomState(1)
    for _ in range(decisions):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_all_games_are_registered_once_for_all() -> None:
    assert spiel.register() == spiel.register()
    assert set(spiel.register()) <= set(pyspiel.registered_names())


def test_a_parameter_spells_the_options_of_a_game() -> None:
    game = pyspiel.load_game("sandtable_conquest(seats=2,options=mode:alliance;small_market:yes)")
    table = game.new_initial_state()
    table.apply_action(1)
    assert table.table.setup.options["mode"] == "alliance"
    assert table.table.setup.options["small_market"] is True
    assert game.num_players() == 2
    assert game.num_distinct_actions() == len(sandtable.game("conquest").vocabulary)
    with pytest.raises(sandtable.BadSetup):
        pyspiel.load_game("sandtable_conquest(seats=2,options=mode:chess)")


def test_a_world_is_imagined_that_the_player_cannot_tell_from_the_real_one() -> None:
    state = begun()
    player = state.current_player()
    dreams = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(8)]
    for dream in dreams:
        assert dream.information_state_string(player) == state.information_state_string(player)
        assert dream.legal_actions() == state.legal_actions()
        assert np.array_equal(dream.observation_tensor(player), state.observation_tensor(player))
        assert not dream.table.key, "an imagined world holds the key of the real one"
    others = [other for other in range(3) if other != player]
    assert any(
        dream.information_state_string(other) != state.information_state_string(other)
        for dream in dreams
        for other in others
    )


def test_an_observer_names_its_blocks() -> None:
    state = begun()
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(0), np.float32))
    assert observer.dict["options"].sum() == (len(state.legal_actions()) if state.current_player() == 0 else 0)
    assert observer.string_from(state, 0) == state.information_state_string(0)


def test_the_search_is_a_player_of_ours() -> None:
    """Also for a seat that is asked together with another, and not the first of them."""
    state = sandtable.game("conquest").new(4, 2)
    random = np.random.RandomState(1)
    while len(state.to_act) < 2:
        seat = state.to_act[0]
        options = state.options(seat)
        state.play(seat, options[random.randint(len(options))])
    before = state.dump()
    chosen = [spiel.SearchPlayer(5, simulations=6).choose(state, seat) for seat in state.to_act]
    assert all(option in state.options(seat) for option, seat in zip(chosen, state.to_act))
    again = [spiel.SearchPlayer(5, simulations=6).choose(state, seat) for seat in state.to_act]
    assert (chosen, state.dump()) == (again, before)


def test_the_search_of_openspiel_finds_a_move() -> None:
    """Its information-set search in Python, on worlds imagined by us."""
    state = begun(2, 60)
    before = state.table.dump()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=3,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(3),
    )
    assert bot.step(state) in state.legal_actions()
    assert state.table.dump() == before
