"""The numbers of Uprising's heuristic can be fitted again."""

import numpy as np
import pytest

from sandtable.games.uprising.bot import fitted
from sandtable.games.uprising.bot.prices import DECK_AVERAGE, FITTED
from sandtable.games.uprising.cards import CARDS
from tools import fit_prices


def test_every_number_has_a_name_and_what_is_written_is_what_is_read() -> None:
    assert [len(getattr(fitted, group)) for group in fit_prices.NAMES] == fit_prices.SIZES
    assert fit_prices.NAMES["NUMBERS"][DECK_AVERAGE] == "DECK_AVERAGE"
    assert len(FITTED.cards) == len(CARDS)
    found: dict[str, tuple[float, ...]] = {}
    exec(fit_prices.written(fit_prices.flat(FITTED), "Not fitted."), found)
    for group in fit_prices.NAMES:
        assert found[group] == getattr(fitted, group)


def test_a_game_is_the_same_for_a_seed() -> None:
    numbers = fit_prices.flat(FITTED)
    (off, points, shares, leaders), again = (fit_prices.contest((5, numbers)) for _ in range(2))
    assert (off == again[0]).all()
    assert (points == again[1]).all()
    assert sum(shares) == pytest.approx(1)
    assert len(set(leaders)) == fit_prices.SEATS
    assert not (off[0] == off[1]).any(), "everybody plays by numbers of their own"


def test_numbers_move_to_where_seats_did_better() -> None:
    """Whoever had a larger first number won; nothing else mattered."""
    numbers = fit_prices.flat(FITTED)
    games = []
    for seed in range(80):
        off = np.random.default_rng(seed).standard_normal((fit_prices.SEATS, len(numbers)))
        points = 8 + off[:, 0]
        shares = (points == points.max()).astype(np.float64)
        games.append((off, points, shares, [seed % 9, (seed + 1) % 9, (seed + 2) % 9, (seed + 3) % 9]))
    after, gain = fit_prices.moved(numbers, games)
    steps = (after - numbers) / fit_prices.scales(numbers)
    assert steps[0] == max(steps)
    assert steps[0] > 3 * np.sort(np.abs(steps))[-2]
    assert np.linalg.norm(steps) == pytest.approx(fit_prices.STEP)
    assert gain > 0
