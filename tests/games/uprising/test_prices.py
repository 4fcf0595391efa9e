"""Arrows: a price, and what it buys (UPR-TRN-17 to 19)."""

import pytest

from tests.games.uprising.position import Position, position


def at_imperial_privilege() -> Position:
    """A stands before the first arrow of Imperial Privilege with a Plot card that could be played or paid with."""
    table = position(
        hand={"A": "dagger"}, solari={"A": 5}, influence={"A": "emperor 2"}, deck={"A": "diplomacy"},
        intrigue={"A": "market_opportunity, mercenaries"}, spice={"A": 4}, intrigue_deck="detonation",
    )  # fmt: skip
    table.turn("A").play("A", "dagger", "imperial_privilege", "as_printed")
    return table


def test_a_card_that_could_be_played_or_paid_with_is_offered_only_once() -> None:
    table = at_imperial_privilege()
    options = table.options("A")
    assert len(options) == len(set(options))
    assert options[:2] == ["pay", "decline"]
    assert "market_opportunity" in options
    table.play("A", "pay")
    assert sorted(table.options("A")) == ["market_opportunity", "mercenaries"]
    table.play("A", "market_opportunity")
    assert table.intrigue("A") == ["detonation", "mercenaries"]
    assert table.spice("A") == 4


def test_the_card_can_still_be_played_before_the_price_is_paid() -> None:
    table = at_imperial_privilege()
    table.play("A", "market_opportunity")
    assert "market_opportunity" in table.intrigue_discard()


@pytest.mark.rule("UPR-RUL-22", "UPR-TRN-18")
@pytest.mark.parametrize(("others", "offered"), [("dagger", False), ("dagger, diplomacy", True)])
def test_a_price_of_two_cards_is_not_paid_with_one(others: str, offered: bool) -> None:
    """Corrinth City: 2 cards from hand and 5 Solari for a Victory Point."""
    table = position(hand={"A": f"corrinth_city, {others}"}, solari={"A": 5}).turn("A")
    table.play("A", "corrinth_city", "dutiful_service")
    assert (table.prompt("A") == "prompt-discard") is offered
