"""Every kind of effect has one entry with all its sides, or the game cannot be imported."""

from typing import Any

import pytest

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.effects import OPS, RECRUIT, SPEND, Effect, Pay, draw
from sandtable.games.uprising.hagal.effects import NEW_DECK, RIVAL_OPS
from sandtable.games.uprising.hagal.wording import box_phrase
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    NO_PRICE,
    NO_USE,
    PRICES,
    Price,
    all_entered,
    always,
    elsewhere,
    refuse_gaps,
    register,
    register_deed,
)
from sandtable.games.uprising.rules.vocabulary import KINDS_ARE_IN
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.symbols import only_words
from sandtable.games.uprising.wording import plain_words


def no_worth(scale: Scale, effect: Effect, source: int) -> float:
    return 0.0


SIDES: dict[str, Any] = {
    "does": elsewhere,
    "possible": always,
    "manner": ASKS,
    "price": NO_PRICE,
    "rival": NO_USE,
    "words": plain_words,
    "drawn": only_words,
    "worth": no_worth,
}


def test_every_kind_has_its_entry() -> None:
    assert KINDS_ARE_IN
    assert all_entered() == [True] * len(RIVAL_OPS)
    refuse_gaps(all_entered())


@pytest.mark.parametrize("op", [0, RECRUIT, len(OPS) - 1, NEW_DECK])
def test_a_kind_without_an_entry_is_refused_by_name(op: int) -> None:
    entered = all_entered()
    entered[op] = False
    with pytest.raises(ValueError, match=rf"without an entry: {RIVAL_OPS[op]}$"):
        refuse_gaps(entered)


def test_house_hagal_says_no_kind_that_stands_on_none_of_its_cards() -> None:
    with pytest.raises(AssertionError, match="no card of House Hagal"):
        box_phrase(draw(1))


@pytest.mark.parametrize("side", SIDES)
def test_an_entry_that_lacks_a_side_is_refused(side: str) -> None:
    with pytest.raises(TypeError, match=side):
        register(RECRUIT, **{name: value for name, value in SIDES.items() if name != side})


def test_a_second_entry_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="spend has two entries"):
        register(SPEND, **SIDES)
    assert PRICES[SPEND] is not NO_PRICE
    with pytest.raises(ValueError, match="new_deck has two entries"):
        register_deed(NEW_DECK, NO_USE)


@pytest.mark.rule("HAG-CMB-15")
def test_whatever_a_reward_asks_for_a_rival_knows_how_to_pay() -> None:
    arrows = [part for card in CONFLICTS for reward in card.rewards for part in reward.parts() if isinstance(part, Pay)]
    prices = {type(PRICES[price.op]) for arrow in arrows for price in arrow.cost.parts()}
    assert len(prices) > 1
    assert all(kind.rival_pays is not Price.rival_pays for kind in prices)
