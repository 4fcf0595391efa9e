"""Combat: Intrigue cards, rewards, ties, doubled rewards, battle icons (UPR-CMB, UPR-TIE, UPR-DBL, UPR-BIC)."""

import pytest

from tests.games.uprising.position import Numbers, Position, position

# Second reward 3 Solari, third 2: the rewards of this Conflict are easy to count.
CONFLICT = "skirmish_desert_mouse"


def fought(seats: int, conflict: str = CONFLICT, worms: Numbers | None = None, **swords: int) -> Position:
    """A Conflict in which every player named has a troop (strength 2) and these swords."""
    objectives = dict.fromkeys("ABCD"[:seats], "objective_crysknife")
    table = position(
        seats,
        troops=dict.fromkeys(swords, 1),
        swords=swords,
        worms=worms or {},
        conflict=conflict,
        objectives=objectives,
        shield_wall=False,
    ).combat()
    return table.play_quietly(until=lambda: "event-conflict-over" in table.told())


def rewards(table: Position) -> list[int]:
    """Solari gained by each player."""
    return [table.solari(name) for name in "ABCD"[: table.g.seats]]


@pytest.mark.rule("UPR-CMB-01", "UPR-CMB-02", "UPR-CMB-07")
def test_only_participants_are_asked_clockwise_from_the_first_player() -> None:
    held = dict.fromkeys("ABC", "contingency_plan")
    table = position(troops={"A": 1, "C": 1}, intrigue=held, first="B").combat()
    assert table.asked() == "C"
    table.play("C", "pass")
    assert table.asked() == "A"
    assert "event-reward" not in table.told()


@pytest.mark.rule("UPR-CMB-03")
def test_any_number_of_cards_at_one_opportunity() -> None:
    table = position(troops={"A": 1, "B": 1}, intrigue={"A": "contingency_plan, weirding_combat, devour"}).combat()
    table.play("A", "contingency_plan", "weirding_combat")
    assert table.asked() == "A"
    assert table.strength("A") == 2 + 3 + 3


@pytest.mark.rule("UPR-CMB-04", "UPR-CMB-05")
def test_who_has_passed_may_play_later_until_all_pass_in_a_row() -> None:
    table = position(
        troops={"A": 1, "B": 1}, intrigue={"A": "contingency_plan", "B": "contingency_plan, devour"}
    ).combat()
    table.play("A", "pass").play("B", "contingency_plan", "pass")
    assert table.asked() == "A"
    assert "contingency_plan" in table.options("A")
    table.play("A", "contingency_plan")
    assert table.asked() == "B"
    assert "event-conflict-over" not in table.told()
    table.play("B", "pass")
    assert "event-conflict-over" in table.play_quietly(until=lambda: "event-conflict-over" in table.told()).told()


@pytest.mark.rule("UPR-CMB-06")
def test_a_card_changes_strength_at_once() -> None:
    table = position(troops={"A": 1, "B": 1}, intrigue={"A": "contingency_plan, devour"}).combat()
    table.play("A", "contingency_plan")
    assert table.seen("B")["players"][0]["strength"] == 2 + 3


@pytest.mark.rule("UPR-CMB-08", "UPR-CMB-09", "UPR-CMB-10")
def test_three_places_of_four_players() -> None:
    assert rewards(fought(4, A=0, B=1, C=2, D=3)) == [0, 2, 3, 2]


@pytest.mark.rule("UPR-CMB-11")
def test_third_place_of_three_players_gains_nothing() -> None:
    assert rewards(fought(3, A=0, B=1, C=2)) == [0, 3, 2]


@pytest.mark.rule("UPR-CMB-12")
def test_without_strength_there_is_no_reward() -> None:
    assert rewards(fought(3, B=0)) == [0, 2, 0]
    assert rewards(fought(4, B=0, C=1)) == [0, 3, 2, 0]


@pytest.mark.rule("UPR-CMB-13")
def test_the_winner_takes_the_card_face_up() -> None:
    table = fought(3, A=0, B=1)
    assert table.won("B") == [CONFLICT]
    assert table.seen("C")["players"][1]["won"] == [CONFLICT]


@pytest.mark.rule("UPR-CMB-14", "UPR-BIC-02", "UPR-BIC-03")
def test_a_matching_objective_is_turned_down_for_a_point() -> None:
    table = position(troops={"A": 1}, conflict=CONFLICT, objectives={"A": "objective_desert_mouse_first"}).combat()
    assert table.vp("A") == 1
    assert table.won_turned("A") == [CONFLICT]
    assert table.won("A") == []
    assert table.g.objective_turned[0]


@pytest.mark.rule("UPR-BIC-02")
def test_a_matching_card_won_before_is_turned_down_for_a_point() -> None:
    table = position(
        troops={"A": 1},
        conflict=CONFLICT,
        objectives={"A": "objective_crysknife"},
        won={"A": "protect_the_sietches"},
    ).combat()
    assert table.vp("A") == 1
    assert table.won_turned("A") == sorted([CONFLICT, "protect_the_sietches"])


@pytest.mark.rule("UPR-BIC-01", "UPR-BIC-02")
def test_other_icons_do_not_match() -> None:
    table = position(
        troops={"A": 1},
        conflict=CONFLICT,
        objectives={"A": "objective_crysknife"},
        won={"A": "shadow_contest"},
    ).combat()
    assert table.vp("A") == 0
    assert table.won("A") == sorted([CONFLICT, "shadow_contest"])


@pytest.mark.rule("UPR-BIC-04")
def test_a_card_turned_down_matches_no_more() -> None:
    table = position(
        troops={"A": 1},
        conflict=CONFLICT,
        objectives={"A": "objective_desert_mouse_first"},
        objectives_turned="A",
        won_turned={"A": "protect_the_sietches"},
    ).combat()
    assert table.vp("A") == 0
    assert table.won("A") == [CONFLICT]


@pytest.mark.rule("UPR-BIC-05")
def test_a_wild_icon_may_be_matched_when_the_game_ends() -> None:
    table = position(won={"A": "propaganda"}, objectives={"A": "objective_crysknife"}, conflict_deck="").recall()
    assert table.options("A") == ["propaganda", "pass"]
    table.play("A", "propaganda", "objective_crysknife")
    assert table.vp("A") == 1
    assert table.won_turned("A") == ["propaganda"]
    assert table.g.objective_turned[0]


@pytest.mark.rule("UPR-CMB-15", "UPR-CMB-16", "UPR-CMB-17")
def test_troops_go_to_the_supply_and_worms_to_the_bank() -> None:
    table = fought(3, worms={"A": 1}, A=2, B=0)
    assert (table.troops("A"), table.worms("A"), table.swords("A"), table.strength("A")) == (0, 0, 0, 0)
    assert table.garrison("A") == 3
    assert table.supply("A") == 12 - 4 + 1


@pytest.mark.rule("UPR-CMB-18")
def test_troops_of_the_reward_stay_in_the_garrison() -> None:
    table = fought(3, "siege_of_arrakeen", A=2, B=0)
    assert table.garrison("A") == 3 + 2
    assert table.garrison("B") == 3 + 1
    assert table.controller("arrakeen") == "A"


@pytest.mark.rule("UPR-TIE-01", "UPR-TIE-02", "UPR-TIE-03")
def test_tie_for_first_of_three_players() -> None:
    table = fought(3, A=2, B=2, C=0)
    assert rewards(table) == [3, 3, 0]
    assert table.won("A") == table.won("B") == []


@pytest.mark.rule("UPR-TIE-04")
def test_three_tied_for_first_of_four_players() -> None:
    assert rewards(fought(4, A=2, B=2, C=2, D=0)) == [3, 3, 3, 0]


@pytest.mark.rule("UPR-TIE-05")
def test_two_tied_for_first_leave_the_third_reward_to_the_others() -> None:
    assert rewards(fought(4, A=2, B=2, C=1, D=0)) == [3, 3, 2, 0]
    assert rewards(fought(4, A=2, B=2, C=1, D=1)) == [3, 3, 0, 0]


@pytest.mark.rule("UPR-TIE-06", "UPR-TIE-07", "UPR-CMB-11")
def test_tie_for_second() -> None:
    for seats in (3, 4):
        table = fought(seats, A=2, B=1, C=1)
        assert rewards(table)[:3] == [2, 2, 2]
        assert table.won("A") == [CONFLICT]


@pytest.mark.rule("UPR-TIE-06")
def test_after_a_tie_for_second_nobody_is_third() -> None:
    assert rewards(fought(4, A=3, B=1, C=1, D=0)) == [2, 2, 2, 0]


@pytest.mark.rule("UPR-TIE-08")
def test_tie_for_third() -> None:
    assert rewards(fought(4, A=3, B=2, C=0, D=0)) == [2, 3, 0, 0]


@pytest.mark.rule("UPR-DBL-01")
def test_a_sandworm_doubles_the_reward_of_any_rank() -> None:
    assert rewards(fought(3, worms={"A": 1}, A=3, B=0)) == [4, 3, 0]
    assert rewards(fought(3, worms={"B": 1}, A=9, B=0)) == [2, 6, 0]
    assert rewards(fought(4, worms={"C": 2}, A=9, B=8, C=0)) == [2, 3, 4, 0]


@pytest.mark.rule("UPR-DBL-02")
def test_control_is_gained_once() -> None:
    table = fought(3, "siege_of_arrakeen", worms={"A": 1}, A=3, B=0)
    assert table.solari("A") == 4
    assert table.told().count("event-controls") == 1


@pytest.mark.rule("UPR-DBL-03")
def test_the_battle_icon_is_not_doubled() -> None:
    table = position(
        troops={"A": 1},
        worms={"A": 1},
        conflict=CONFLICT,
        objectives={"A": "objective_desert_mouse_first"},
        shield_wall=False,
    ).combat()
    assert table.vp("A") == 1


@pytest.mark.rule("UPR-DBL-04", "UPR-DBL-05")
def test_a_price_may_be_paid_twice_and_influence_go_to_two_factions() -> None:
    table = position(
        troops={"A": 1},
        worms={"A": 1},
        conflict="spice_freighters",
        spice={"A": 7},
        objectives={"A": "objective_desert_mouse_first"},
        shield_wall=False,
    ).combat()
    chosen = iter(["emperor", "guild"])
    while "event-conflict-over" not in table.told():
        offered = table.options("A")
        table.play("A", next(chosen) if "emperor" in offered else "pay")
    assert table.influence("A") == {"emperor": 1, "guild": 1}
    assert table.spice("A") == 7 - 6
    assert table.vp("A") == 2
