"""What effects are worth to a bot that looks at a card alone: the side `worth` of their entries."""

from collections.abc import Callable

import pytest

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.conditions import COUNT_CONTRACTS, Condition, alliance, council_seat
from sandtable.games.uprising.effects import (
    Effect,
    choose,
    contract,
    deploy,
    discard,
    draw,
    gain,
    intrigue,
    lose_influence,
    opponents_discard,
    pay,
    per,
    recall_spy,
    recruit,
    return_self,
    set_aside_row,
    sort_top,
    trash,
    trash_intrigue,
    when,
    worm,
)
from sandtable.games.uprising.rules.vocabulary import KINDS_ARE_IN
from sandtable.games.uprising.scale import USUAL_COUNT, Scale
from sandtable.games.uprising.terms import EMPEROR, NO_SOURCE

SCALE = Scale()


def worth(effect: Effect, scale: Scale = SCALE) -> float:
    return scale.worth(effect, NO_SOURCE)


def _named(of: Callable[[int], Effect]) -> str:
    return of.__name__


def test_every_printed_effect_can_be_weighed() -> None:
    assert KINDS_ARE_IN
    assert all(isinstance(worth(effect), float) for effect in EFFECTS)


@pytest.mark.parametrize(
    "of",
    [draw, intrigue, contract, recruit, worm, deploy, set_aside_row, opponents_discard],
    ids=_named,
)
def test_more_of_something_is_worth_so_many_times_as_much(of: Callable[[int], Effect]) -> None:
    assert 0 < worth(of(1)) < worth(of(3)) == pytest.approx(3 * worth(of(1)))


@pytest.mark.parametrize("of", [recall_spy, discard, lose_influence], ids=_named)
def test_a_price_is_a_loss_and_a_double_price_a_double_loss(of: Callable[[int], Effect]) -> None:
    assert 0 > worth(of(1)) > worth(of(2)) == pytest.approx(2 * worth(of(1)))


def test_what_is_given_up_is_weighed_by_what_it_was_worth() -> None:
    assert worth(recall_spy(2)) == pytest.approx(-2 * SCALE.spy)
    assert -worth(intrigue(1)) < worth(trash_intrigue()) < 0
    assert worth(pay(solari=1, spice=2)) == pytest.approx(-worth(gain(solari=1, spice=2)))


@pytest.mark.parametrize(
    ("condition", "chance"), [(alliance(EMPEROR), 0.25), (~alliance(EMPEROR), 0.75), (council_seat, 0.6)]
)
def test_a_condition_counts_by_its_chance(condition: Condition, chance: float) -> None:
    assert SCALE.likelihood(condition, NO_SOURCE) == chance
    effect = when(condition, gain(spice=4), gain(solari=2))
    assert worth(effect) == pytest.approx(chance * 4 * SCALE.spice + (1 - chance) * 2 * SCALE.solari)
    assert worth(when(condition, gain(spice=4))) == pytest.approx(chance * 4 * SCALE.spice)


def test_parts_add_up_and_of_options_the_best_one_counts() -> None:
    assert worth(gain(spice=1) + draw(1)) == pytest.approx(SCALE.spice + SCALE.draw)
    assert worth(choose(gain(spice=1), gain(vp=1), draw(1))) == SCALE.vp
    assert worth(per(COUNT_CONTRACTS, gain(spice=1))) == pytest.approx(USUAL_COUNT[COUNT_CONTRACTS] * SCALE.spice)


def test_an_arrow_is_worth_what_it_brings_beyond_its_price_and_never_a_loss() -> None:
    assert worth(pay(spice=1) >> gain(vp=1)) == pytest.approx(SCALE.vp - SCALE.spice)
    assert worth(pay(spice=5) >> gain(solari=1)) == 0.0


def test_sorting_the_deck_draws_and_trashes() -> None:
    assert worth(sort_top(3, 1, 1, 1)) == pytest.approx(worth(draw(1)) + worth(trash()))
    assert 0 < worth(return_self()) < worth(draw(1))
