"""Makers, Recall and the end of the game (UPR-MKR, UPR-RCL, UPR-END)."""

import pytest

from tests.games.uprising.position import Position, position


@pytest.mark.rule("UPR-MKR-01", "UPR-MKR-02", "UPR-MKR-03", "UPR-MKR-04")
def test_free_maker_spaces_gather_spice() -> None:
    table = position(placed={"A": "hagga_basin"}, bonus={"deep_desert": 2, "hagga_basin": 1}).makers()
    assert (table.bonus("deep_desert"), table.bonus("hagga_basin"), table.bonus("imperial_basin")) == (3, 1, 1)


@pytest.mark.rule("UPR-MKR-05")
def test_an_agent_takes_all_bonus_spice_with_the_effect_of_the_space() -> None:
    table = position(hand={"A": "dune_the_desert_planet, dagger"}, bonus={"imperial_basin": 3}).turn("A")
    table.play("A", "dune_the_desert_planet", "imperial_basin").finish_turn()
    assert table.spice("A") == 1 + 3
    assert table.bonus("imperial_basin") == 0


@pytest.mark.rule("UPR-RCL-01")
def test_ten_points_end_the_game() -> None:
    assert position(vp={"B": 10}).recall().g.over
    assert not position(vp={"B": 9}).recall().g.over


@pytest.mark.rule("UPR-RCL-02")
def test_an_empty_conflict_deck_ends_the_game() -> None:
    assert position(conflict_deck="").recall().g.over
    assert not position(conflict_deck="propaganda").recall().g.over


@pytest.mark.rule("UPR-RCL-03")
def test_ten_points_end_nothing_before_recall() -> None:
    table = position(vp={"A": 11}, hand={"A": "dagger", "B": "dagger"}).turn("A")
    table.play("A", "reveal", "end_turn")
    assert not table.g.over
    assert table.asked() == "B"


@pytest.mark.rule("UPR-RCL-04", "UPR-RCL-05")
def test_agents_return_and_the_marker_passes_clockwise() -> None:
    table = position(placed={"A": "arrakeen", "C": "deep_desert"}).recall()
    assert [table.agents(name) for name in "ABC"] == [2, 2, 2]
    assert [table.at(name) for name in "ABC"] == [[], [], []]
    assert table.first() == "B"
    assert table.g.round == 2


@pytest.mark.rule("UPR-RCL-06")
def test_what_lasts_from_round_to_round() -> None:
    table = position(
        spies={"A": "post_emperor"},
        control={"arrakeen": "B"},
        garrison={"C": 5},
        bonus={"deep_desert": 2},
        hooks="A",
        placed={"A": "imperial_basin"},
    ).recall()
    assert table.spies("A") == ["post_emperor"]
    assert table.controller("arrakeen") == "B"
    assert table.garrison("C") == 5
    assert table.bonus("deep_desert") == 2
    assert table.g.hooks[0]


@pytest.mark.rule("UPR-END-01")
def test_endgame_cards_are_played_before_the_winner_is_found() -> None:
    table = position(
        vp={"A": 9, "B": 9},
        spice={"B": 1},
        intrigue={"A": "secure_spice_trade"},
        discard={"A": "the_spice_must_flow, the_spice_must_flow"},
        conflict_deck="",
    ).recall()
    assert table.options("A") == ["secure_spice_trade", "pass"]
    table.play("A", "secure_spice_trade")
    assert table.g.over
    assert table.vp("A") == 10
    assert won(table) == ("A", "reason-points")


@pytest.mark.rule("UPR-END-01", "UPR-RUL-86")
def test_any_number_of_endgame_cards_and_pairs_in_one_window() -> None:
    table = position(
        vp={"A": 8, "B": 10},
        intrigue={"A": "secure_spice_trade, shadow_alliance, devour"},
        discard={"A": "the_spice_must_flow, the_spice_must_flow"},
        influence={"A": "guild 4", "B": "guild 5"},
        alliances={"guild": "B"},
        won={"A": "propaganda, trade_dispute"},
        objectives_turned="A",
    ).recall()
    table.play("A", "shadow_alliance", "propaganda", "trade_dispute", "secure_spice_trade")
    assert (table.vp("A"), table.options("A")) == (11, ["pass"]), "a Combat card is of no use here"
    assert won(table.play("A", "pass")) == ("A", "reason-points")


def won(table: Position) -> tuple[str, str]:
    result = table.g.result
    assert result is not None
    return "".join(["ABCD"[seat] for seat in result.winners]), result.reason


def ended(**amounts: dict[str, int]) -> tuple[str, str]:
    """Everybody has 6 points unless said otherwise."""
    points = {"A": 6, "B": 6, "C": 6} | amounts.pop("vp", {})
    water = amounts.pop("water", {"A": 1, "B": 1, "C": 1})
    return won(
        position(
            vp=points,
            water=water,
            spice=amounts.pop("spice", {}),
            solari=amounts.pop("solari", {}),
            garrison=amounts.pop("garrison", {}),
            conflict_deck="",
        ).recall()
    )


@pytest.mark.rule("UPR-END-02")
def test_most_points_win() -> None:
    assert ended(vp={"C": 7}, spice={"A": 9}) == ("C", "reason-points")


@pytest.mark.rule("UPR-END-03")
def test_then_most_spice() -> None:
    assert ended(spice={"B": 1}, solari={"A": 9}) == ("B", "reason-spice")


@pytest.mark.rule("UPR-END-04")
def test_then_most_solari() -> None:
    assert ended(solari={"B": 1}, water={"A": 9}) == ("B", "reason-solari")


@pytest.mark.rule("UPR-END-05")
def test_then_most_water() -> None:
    assert ended(water={"B": 2}, garrison={"A": 9}) == ("B", "reason-water")


@pytest.mark.rule("UPR-END-06")
def test_then_most_troops_in_the_garrison() -> None:
    assert ended(garrison={"B": 4}) == ("B", "reason-garrison")


@pytest.mark.rule("UPR-END-07")
def test_only_those_still_tied_are_compared() -> None:
    assert ended(vp={"A": 5}, spice={"A": 9, "B": 2, "C": 2}, solari={"A": 9, "C": 1}) == ("C", "reason-solari")
