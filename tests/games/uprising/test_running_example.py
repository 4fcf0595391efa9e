"""The round that the rulebook plays through with three players, from the first Reveal turn on, and ties."""

import pytest

from tests.games.uprising.position import Position, position

CONFLICT = "secure_imperial_basin"


def the_round() -> Position:
    """A is about to reveal; B and C have finished. The Conflict for Imperial Basin is behind the Shield Wall."""
    return position(
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"},
        hand={"A": "prepare_the_way, rebel_supplier, strike_fleet"},
        in_play={"A": "dune_the_desert_planet"},
        row="desert_survival, overthrow, steersman, corrinth_city, desert_power",
        imperium="paracompass",
        intrigue={"A": "unexpected_allies, devour", "B": "contingency_plan, weirding_combat"},
        water={"A": 2},
        placed={"A": "imperial_basin, hagga_basin"},
        troops={"A": 2, "B": 4},
        swords={"B": 1},
        garrison={"A": 1, "B": 0, "C": 5},
        conflict=CONFLICT,
        objectives={"A": "objective_crysknife", "B": "objective_crysknife", "C": "objective_crysknife"},
        revealed="BC",
    )


def with_the_worm() -> Position:
    """A has revealed, bought Desert Survival and played Unexpected Allies."""
    table = the_round().reveal_turn("A").play("A", "desert_survival", "unexpected_allies")
    while table.worms("A") == 0:
        offered = table.options("A")
        table.play("A", next(one for one in offered if one not in ("decline", "pass", "0", "end_turn")))
    return table


def fought() -> Position:
    table = with_the_worm().play("A", "end_turn")
    table.play("A", "pass").play("B", "contingency_plan", "pass").play("A", "pass").play("B", "pass")
    return table.play_quietly(until=lambda: "event-conflict-over" in table.told())


@pytest.mark.rule("UPR-EX-13")
def test_three_cards_are_revealed() -> None:
    table = the_round().reveal_turn("A")
    assert table.spice("A") == 1
    assert table.persuasion("A") == 3
    assert table.swords("A") == 1 + 3


@pytest.mark.rule("UPR-EX-14")
def test_desert_survival_is_bought() -> None:
    table = the_round().reveal_turn("A").play("A", "desert_survival")
    assert table.discard("A") == ["desert_survival"]
    assert table.persuasion("A") == 1
    assert sorted(table.row()) == sorted(["overthrow", "steersman", "corrinth_city", "desert_power", "paracompass"])
    assert [one for one in table.options("A") if one in table.row() or one == "prepare_the_way"] == []


@pytest.mark.rule("UPR-EX-15")
def test_strength_of_two_troops_and_four_swords() -> None:
    assert the_round().reveal_turn("A").strength("A") == 8


@pytest.mark.rule("UPR-EX-16", "UPR-INT-09", "UPR-WAL-05", "UPR-WRM-04")
def test_unexpected_allies_break_the_shield_wall() -> None:
    table = the_round().reveal_turn("A").play("A", "desert_survival")
    assert table.g.shield_wall
    table = with_the_worm()
    assert not table.g.shield_wall
    assert not table.g.hooks[0]
    assert table.water("A") == 0
    assert table.intrigue_discard() == ["unexpected_allies"]
    assert table.strength("A") == 11


@pytest.mark.rule("UPR-EX-17")
def test_clean_up_of_the_reveal_turn() -> None:
    table = with_the_worm().play("A", "end_turn")
    played = ["desert_survival", "dune_the_desert_planet", "prepare_the_way", "rebel_supplier", "strike_fleet"]
    assert table.discard("A") == played
    assert table.in_play("A") == []
    assert table.phase() == "combat"


@pytest.mark.rule("UPR-EX-18")
def test_b_plays_contingency_plan() -> None:
    table = with_the_worm().play("A", "end_turn")
    assert (table.strength("A"), table.strength("B"), table.strength("C")) == (11, 9, 0)
    assert table.asked() == "A"
    table.play("A", "pass")
    assert table.asked() == "B"
    table.play("B", "contingency_plan", "pass")
    assert table.strength("B") == 12
    assert table.asked() == "A"


@pytest.mark.rule("UPR-EX-19")
def test_the_step_ends_when_both_pass() -> None:
    table = with_the_worm().play("A", "end_turn").play("A", "pass").play("B", "contingency_plan", "pass")
    assert table.asked() == "A"
    table.play("A", "pass")
    assert "event-reward" not in table.told()
    table.play("B", "pass")
    assert "event-reward" in table.told()


@pytest.mark.rule("UPR-EX-20", "UPR-EX-23")
def test_b_wins_imperial_basin() -> None:
    table = fought()
    assert table.spice("B") == 2
    assert table.garrison("B") == 1
    assert table.controller("imperial_basin") == "B"
    assert table.won("B") == [CONFLICT]
    assert table.vp("B") == 0


@pytest.mark.rule("UPR-EX-21")
def test_a_gains_the_second_reward_twice() -> None:
    table = fought()
    assert table.water("A") == 4
    assert table.garrison("A") == 1 + 2


@pytest.mark.rule("UPR-EX-22")
def test_c_gains_nothing() -> None:
    table = fought()
    assert (table.has("C"), table.garrison("C")) == ((0, 0, 1), 5)


@pytest.mark.rule("UPR-EX-24")
def test_the_conflict_is_cleared() -> None:
    table = fought()
    assert [table.troops(name) for name in "ABC"] == [0, 0, 0]
    assert table.worms("A") == 0
    assert table.supply("A") == 12 - 3
    assert table.supply("B") == 12 - 1


@pytest.mark.rule("UPR-EX-25")
@pytest.mark.parametrize(("payments", "points"), [(0, 0), (1, 1), (2, 2)])
def test_a_doubled_reward_with_a_price(payments: int, points: int) -> None:
    table = position(
        troops={"A": 1}, worms={"A": 1}, conflict="spice_freighters", spice={"A": 6}, shield_wall=False
    ).combat()
    left = payments
    while "event-conflict-over" not in table.told():
        offered = table.options("A")
        if "fremen" in offered:
            table.play("A", "fremen")
        elif "pay" in offered:
            table.play("A", "pay" if left else "decline")
            left -= 1 if left else 0
        else:
            table.play("A", offered[0])
    assert table.influence("A") == {"fremen": 2}
    assert table.spice("A") == 6 - 3 * payments
    # The second step with the Fremen brings a point of its own.
    assert table.vp("A") == points + 1


@pytest.mark.rule("UPR-EX-26")
def test_makers() -> None:
    table = position(placed={"A": "imperial_basin"}, bonus={"deep_desert": 1}).makers()
    assert (table.bonus("imperial_basin"), table.bonus("hagga_basin"), table.bonus("deep_desert")) == (0, 1, 2)


@pytest.mark.rule("UPR-EX-27")
def test_a_new_round_starts_with_b() -> None:
    table = position(placed={"A": "imperial_basin", "B": "arrakeen", "C": "gather_support"}, vp={"B": 9}).recall()
    assert [table.agents(name) for name in "ABC"] == [2, 2, 2]
    assert (table.first(), table.g.round) == ("B", 2)


TIES = [
    pytest.param((10, 8, 5), (1, 2, 0), marks=pytest.mark.rule("UPR-EX-34")),
    pytest.param((10, 10, 5), (2, 2, 0), marks=pytest.mark.rule("UPR-EX-35")),
    pytest.param((10, 10, 10), (2, 2, 2), marks=pytest.mark.rule("UPR-EX-36")),
    pytest.param((10, 8, 8), (1, 3, 3), marks=pytest.mark.rule("UPR-EX-37")),
    pytest.param((10, 8, 6, 4), (1, 2, 3, 0), marks=pytest.mark.rule("UPR-EX-38")),
    pytest.param((10, 10, 6, 4), (2, 2, 3, 0), marks=pytest.mark.rule("UPR-EX-39")),
    pytest.param((10, 10, 6, 6), (2, 2, 0, 0), marks=pytest.mark.rule("UPR-EX-40")),
    pytest.param((10, 10, 10, 4), (2, 2, 2, 0), marks=pytest.mark.rule("UPR-EX-41")),
    pytest.param((10, 10, 10, 10), (2, 2, 2, 2), marks=pytest.mark.rule("UPR-EX-42")),
    pytest.param((10, 8, 8, 4), (1, 3, 3, 0), marks=pytest.mark.rule("UPR-EX-43")),
    pytest.param((10, 8, 8, 8), (1, 3, 3, 3), marks=pytest.mark.rule("UPR-EX-44")),
    pytest.param((10, 8, 6, 6), (1, 2, 0, 0), marks=pytest.mark.rule("UPR-EX-45")),
]


@pytest.mark.parametrize(("strengths", "places"), TIES)
def test_places_and_ties(strengths: tuple[int, ...], places: tuple[int, ...]) -> None:
    names = "ABCD"[: len(strengths)]
    table = position(
        len(strengths),
        troops=dict.fromkeys(names, 2),
        swords={name: strength - 4 for name, strength in zip(names, strengths, strict=True)},
        conflict="siege_of_arrakeen",
        objectives=dict.fromkeys(names, "objective_crysknife"),
    ).combat()
    table.play_quietly(until=lambda: "event-conflict-over" in table.told())
    solari = {0: 0, 1: 2, 2: 4, 3: 3}
    assert [table.solari(name) for name in names] == [solari[place] for place in places]
    assert [bool(table.won(name)) for name in names] == [place == 1 for place in places]
