"""The arithmetic of battles over all inputs, and exact odds against brute force (WFA-BAT)."""

from itertools import product
from random import Random

import pytest

from sandtable.games.war_for_arrakis.odds import (
    Force,
    battle_odds,
    combat_dice,
    decline,
    most_hits,
    net_hits,
    rolled_hits,
    rolls,
    used_by_leaders,
)


@pytest.mark.rule("WFA-BAT-12", "WFA-BAT-15")
def test_dice_for_every_number_of_units_and_extras() -> None:
    for units, more in product(range(8), range(8)):
        assert combat_dice(units, more) == min(units + more, 6)
        assert combat_dice(units, more, 4) == min(units + more, 4)


@pytest.mark.rule("WFA-BAT-17", "WFA-BAT-18", "WFA-BAT-23")
def test_hits_that_are_left_for_every_roll() -> None:
    for hits, shields, breakers in product(range(9), range(9), range(9)):
        left = hits
        standing = [True] * max(0, shields - breakers)
        while standing and left:
            standing.pop()
            left -= 1
        assert net_hits(hits, shields, breakers) == left


@pytest.mark.rule("WFA-BAT-26", "WFA-BAT-27", "WFA-BAT-28", "WFA-RUL-37")
def test_the_most_a_legion_can_take_over_every_way_of_taking_it() -> None:
    def longest(regular: int, better: int, leaders: int, supply: int) -> int:
        """Try every way: a Regular falls, a better Unit gives way or falls, a leader falls."""
        if regular + better == 0:
            return 0
        found = []
        if regular:
            found.append(longest(regular - 1, better, leaders, supply + 1))
        if better:
            found.append(
                longest(regular + 1, better - 1, leaders, supply - 1)
                if supply
                else longest(regular, better - 1, leaders, supply)
            )
        if leaders:
            found.append(longest(regular, better, leaders - 1, supply))
        return 1 + max(found)

    for regular, better, leaders, supply in product(range(4), range(4), range(3), range(3)):
        if regular + better:
            assert most_hits(regular, better, leaders, supply) == longest(regular, better, leaders, supply)


@pytest.mark.rule("WFA-BAT-22")
def test_leaders_use_as_many_specials_as_there_are() -> None:
    leaders = ((1, 0), (2, 1), (0, 2))
    assert used_by_leaders(0, leaders) == (0, 0)
    assert used_by_leaders(1, leaders) == (2, 1)
    assert used_by_leaders(2, leaders) == (2, 3)
    assert used_by_leaders(3, leaders) == (3, 3)
    assert used_by_leaders(9, leaders) == (3, 3)


def test_rolls_add_up_to_one() -> None:
    for dice in range(7):
        assert sum(chance for _, chance in rolls(dice)) == pytest.approx(1.0)
    one = dict(rolls(1))
    assert one == {(1, 0, 0): 3 / 6, (0, 1, 0): 2 / 6, (0, 0, 1): 1 / 6}


def test_special_hits_of_storms_and_worms() -> None:
    assert rolled_hits(1, 0) == (3 / 6, 3 / 6)
    assert rolled_hits(1, 2) == (2 / 6, 3 / 6, 1 / 6)
    assert sum(chance * hits for hits, chance in enumerate(rolled_hits(4, 1))) == pytest.approx(4 * 4 / 6)


def test_a_force_wears_down_to_nothing_in_as_many_hits_as_it_can_take() -> None:
    for regular, elite, special, leaders in product(range(3), range(3), range(3), range(3)):
        force = Force(regular, elite, special, ((1, 0),) * leaders)
        if force.units:
            assert len(decline(force)) - 1 == most_hits(regular, elite + special, leaders, 1)


def test_odds_of_equal_forces_are_equal() -> None:
    odds = battle_odds(Force(3, 1, 0, ((1, 0),)), Force(3, 1, 0, ((1, 0),)))
    assert odds.attacker == pytest.approx(odds.defender)
    assert odds.attacker_left == pytest.approx(odds.defender_left)
    assert 0 < odds.nobody < 0.5


def test_one_against_one_by_hand() -> None:
    # Each rolls a die. A hit lands unless the other shows a Shield.
    kills = 3 / 6 * (1 - 2 / 6)
    both = (3 / 6) ** 2
    only_attacker = kills - both
    again = 1 - 2 * only_attacker - both
    odds = battle_odds(Force(1, 0, 0), Force(1, 0, 0))
    assert odds.attacker == pytest.approx(only_attacker / (1 - again))
    assert odds.nobody == pytest.approx(both / (1 - again))


def fought(attacker: Force, defender: Force, rank: int, luck: Random) -> str:
    """A battle fought with dice, hit by hit as `Force.after_hit` says."""
    while True:
        shown = []
        for force, dice in ((attacker, attacker.units), (defender, min(6, defender.units + rank))):
            faces = [luck.choice("hhhssx") for _ in range(dice)]
            more = used_by_leaders(faces.count("x"), force.leaders)
            shown.append((faces.count("h") + more[0], faces.count("s") + more[1]))
        breakers = attacker.special, defender.special
        for _ in range(net_hits(shown[1][0], shown[0][1], breakers[1])):
            attacker = attacker.after_hit() if attacker.units else attacker
        for _ in range(net_hits(shown[0][0], shown[1][1], breakers[0])):
            defender = defender.after_hit() if defender.units else defender
        if attacker.units and defender.units and rank:
            attacker = attacker.after_hit()
        if not attacker.units or not defender.units:
            return "attacker" if attacker.units else "defender" if defender.units else "nobody"


@pytest.mark.parametrize("rank", [0, 2])
def test_exact_odds_are_those_of_battles_fought(rank: int) -> None:
    luck = Random(1)
    attacker, defender = Force(1, 1, 1, ((1, 0), (0, 2))), Force(2, 0, 1, ((2, 1),))
    games = 6000
    outcomes = [fought(attacker, defender, rank, luck) for _ in range(games)]
    odds = battle_odds(attacker, defender, rank=rank)
    assert outcomes.count("attacker") / games == pytest.approx(odds.attacker, abs=0.02)
    assert outcomes.count("defender") / games == pytest.approx(odds.defender, abs=0.02)


def test_against_a_settlement_the_price_of_going_on_wears_the_attacker_down() -> None:
    free = battle_odds(Force(4, 0, 0), Force(2, 0, 0), rank=1, free_to_continue=True)
    paid = battle_odds(Force(4, 0, 0), Force(2, 0, 0), rank=1)
    open_field = battle_odds(Force(4, 0, 0), Force(2, 0, 0))
    assert open_field.attacker > free.attacker > paid.attacker


def test_what_helps_the_attacker_helps() -> None:
    plain = battle_odds(Force(3, 0, 0, ((1, 0),)), Force(3, 0, 0))
    assert battle_odds(Force(3, 0, 0, ((1, 0),)), Force(3, 0, 0), surprise=True).attacker > plain.attacker
    assert battle_odds(Force(3, 0, 0, ((1, 0),)), Force(3, 0, 0), attacker_cards=2).attacker > plain.attacker
    assert battle_odds(Force(3, 0, 0, ((1, 0),)), Force(3, 0, 0), more_dice=1).attacker > plain.attacker
    assert battle_odds(Force(3, 0, 0, ((1, 0),)), Force(3, 0, 0), defender_cards=2).attacker < plain.attacker
    held = battle_odds(Force(3, 0, 0), Force(6, 0, 0), defender_most=4)
    assert held.attacker > battle_odds(Force(3, 0, 0), Force(6, 0, 0)).attacker


def test_special_elites_break_shields() -> None:
    with_them = battle_odds(Force(0, 0, 3), Force(3, 0, 0))
    without = battle_odds(Force(0, 3, 0), Force(3, 0, 0))
    assert with_them.attacker > without.attacker
