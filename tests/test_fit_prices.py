"""The numbers of Uprising's heuristic can be fitted again."""

from typing import Any

import numpy as np
import pytest

from sandtable.games.uprising.bot import fitted
from sandtable.games.uprising.bot.prices import DECK_AVERAGE, FITTED, by_number
from sandtable.games.uprising.cards import CARDS
from tools import fit_prices


def test_every_number_has_a_name_and_what_is_written_is_what_is_read() -> None:
    assert len(fitted.NUMBERS) == fit_prices.SIZES[0]
    assert fit_prices.NAMES["NUMBERS"][DECK_AVERAGE] == "DECK_AVERAGE"
    for group in ("CARDS", "SPACES", "FACTIONS", "INTRIGUE"):
        assert set(getattr(fitted, group)) <= set(fit_prices.NAMES[group]), "fitted for what there is no more"
    found: dict[str, Any] = {}
    exec(fit_prices.written(fit_prices.flat(FITTED), "Not fitted."), found)
    assert found["NUMBERS"] == fitted.NUMBERS
    for group in ("CARDS", "SPACES", "FACTIONS", "INTRIGUE"):
        assert list(found[group]) == fit_prices.NAMES[group]
        assert {name: value for name, value in found[group].items() if name in getattr(fitted, group)} == getattr(
            fitted, group
        )


def test_numbers_of_cards_go_by_their_names() -> None:
    """A card may be added anywhere: no other number moves, and the new one counts for what is printed on it."""
    assert FITTED.cards[[card.id for card in CARDS].index("dagger")] == fitted.CARDS["dagger"]
    assert by_number({"dagger": 0.5, "diplomacy": 0.25}, ["diplomacy", "new", "dagger"]) == [0.25, 0.0, 0.5]


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
    for seed in range(160):
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
