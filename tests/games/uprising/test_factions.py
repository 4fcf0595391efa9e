"""Influence with the four Factions and the Alliances (UPR-FAC)."""

import pytest

from sandtable.games.uprising.rules.influence import gain_influence, lose_influence
from sandtable.games.uprising.terms import FACTIONS
from tests.games.uprising.position import Position, position

SPACES_OF = {
    "emperor": ("sardaukar", "dutiful_service"),
    "guild": ("heighliner", "deliver_supplies"),
    "bene_gesserit": ("espionage", "secrets"),
    "fremen": ("desert_tactics", "fremkit"),
}


def gains(table: Position, name: str, faction: str, amount: int = 1) -> Position:
    """A player gains Influence by some effect."""
    return table.start(gain_influence, table.seat(name), FACTIONS.index(faction), amount)


def loses(table: Position, name: str, faction: str) -> Position:
    return table.start(lose_influence, table.seat(name), FACTIONS.index(faction))


@pytest.mark.rule("UPR-FAC-01")
def test_the_four_factions() -> None:
    assert FACTIONS == ("emperor", "guild", "bene_gesserit", "fremen")
    seen = position().seen()
    assert len(seen["alliances"]) == 4
    assert all(len(player["influence"]) == 4 for player in seen["players"])


@pytest.mark.rule("UPR-FAC-02", "UPR-TRN-14")
@pytest.mark.parametrize(
    ("faction", "space"), [(faction, space) for faction in SPACES_OF for space in SPACES_OF[faction]]
)
def test_a_visit_to_a_faction_gives_influence_with_it(faction: str, space: str) -> None:
    table = position(hand={"A": "diplomacy"}, spice={"A": 5}, water={"A": 1}).turn("A")
    table.play("A", "diplomacy", space).finish_turn()
    assert table.influence("A") == {faction: 1}


@pytest.mark.rule("UPR-FAC-02", "UPR-TRN-14")
@pytest.mark.parametrize(("card", "space"), [("dagger", "gather_support"), ("reconnaissance", "arrakeen")])
def test_other_spaces_give_no_influence(card: str, space: str) -> None:
    table = position(hand={"A": card}).turn("A").play("A", card, space).finish_turn()
    assert table.influence("A") == {}


@pytest.mark.rule("UPR-FAC-03")
def test_other_effects_raise_and_lower_influence() -> None:
    table = position(intrigue={"A": "change_allegiances"}, influence={"A": "guild 1"}).turn("A")
    table.play("A", "change_allegiances")
    assert table.options("A") == ["guild"], "only where there is Influence to lose"
    table.play("A", "guild", "fremen")
    assert table.influence("A") == {"fremen": 1}


@pytest.mark.rule("UPR-FAC-04")
def test_two_influence_are_a_point() -> None:
    table = position()
    assert [gains(table, "A", "guild").vp("A") for _ in range(3)] == [0, 1, 1]


@pytest.mark.rule("UPR-FAC-05")
def test_below_two_the_point_is_lost() -> None:
    table = position(vp={"A": 3}, influence={"A": "guild 3"})
    assert [loses(table, "A", "guild").vp("A") for _ in range(3)] == [3, 2, 2]


@pytest.mark.rule("UPR-FAC-06")
def test_the_point_comes_back_each_time() -> None:
    table = position(vp={"A": 1}, influence={"A": "guild 2"})
    for _ in range(3):
        assert loses(table, "A", "guild").vp("A") == 0
        assert gains(table, "A", "guild").vp("A") == 1


@pytest.mark.rule("UPR-FAC-07", "UPR-FAC-10")
@pytest.mark.parametrize(
    ("faction", "solari", "water", "intrigue"),
    [("guild", 3, 1, 0), ("bene_gesserit", 0, 1, 1), ("fremen", 0, 2, 0)],
)
def test_four_influence_bring_the_bonus_of_the_track(faction: str, solari: int, water: int, intrigue: int) -> None:
    table = position(influence={"A": f"{faction} 3"})
    gains(table, "A", faction)
    assert (table.has("A"), len(table.intrigue("A"))) == ((solari, 0, water), intrigue)
    gains(table, "A", faction)
    assert (table.has("A"), len(table.intrigue("A"))) == ((solari, 0, water), intrigue)


@pytest.mark.rule("UPR-FAC-07", "UPR-FAC-10", "UPR-RUL-52")
def test_four_influence_with_the_emperor_place_a_spy_at_once() -> None:
    table = position(hand={"A": "diplomacy"}, influence={"A": "emperor 3"}).turn("A")
    table.play("A", "diplomacy", "dutiful_service")
    while table.prompt("A") != "prompt-place-spy":
        table.play("A", "visit/emperor")
    assert table.play("A", "post_choam").spies("A") == ["post_choam"]


@pytest.mark.rule("UPR-FAC-08")
def test_falling_below_four_does_not_take_the_bonus_back() -> None:
    table = position(influence={"A": "guild 3"})
    gains(table, "A", "guild")
    loses(table, "A", "guild")
    assert table.solari("A") == 3


@pytest.mark.rule("UPR-FAC-09")
def test_the_bonus_comes_again_each_time() -> None:
    table = position(influence={"A": "guild 3"})
    for times in (1, 2, 3):
        gains(table, "A", "guild")
        assert table.solari("A") == 3 * times
        loses(table, "A", "guild")


# Alliances.


@pytest.mark.rule("UPR-FAC-11")
def test_the_first_to_climb_to_four_takes_the_token_and_a_point() -> None:
    table = position(influence={"A": "guild 2", "B": "guild 3"}, vp={"A": 1, "B": 1})
    gains(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A")) == ("", 1)
    gains(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A")) == ("A", 2)
    assert table.ally("fremen") == ""


@pytest.mark.rule("UPR-FAC-12", "UPR-FAC-13")
def test_the_token_moves_to_whoever_climbs_above_its_holder() -> None:
    table = position(influence={"A": "guild 4", "B": "guild 3"}, alliances={"guild": "A"}, vp={"A": 2, "B": 1})
    gains(table, "B", "guild")
    assert (table.ally("guild"), table.vp("A"), table.vp("B")) == ("A", 2, 1), "level is not above"
    gains(table, "B", "guild")
    assert (table.ally("guild"), table.vp("A"), table.vp("B")) == ("B", 1, 2)


@pytest.mark.rule("UPR-FAC-14")
def test_a_later_player_at_four_gets_the_bonus_but_not_the_token() -> None:
    table = position(influence={"A": "guild 4", "B": "guild 3"}, alliances={"guild": "A"})
    gains(table, "B", "guild")
    assert (table.ally("guild"), table.vp("B"), table.solari("B")) == ("A", 0, 3)


@pytest.mark.rule("UPR-FAC-15", "UPR-RUL-51")
def test_passing_a_threshold_is_reaching_it() -> None:
    table = position(influence={"A": "guild 1", "B": "guild 4"}, alliances={"guild": "B"}, vp={"B": 2})
    gains(table, "A", "guild", 4)
    assert (table.influence("A"), table.vp("A"), table.solari("A")) == ({"guild": 5}, 2, 3)
    assert (table.ally("guild"), table.vp("B")) == ("A", 1)


@pytest.mark.rule("UPR-FAC-16")
def test_a_threshold_is_never_reached_from_above() -> None:
    table = position(influence={"A": "guild 5"})
    for _ in range(3):
        loses(table, "A", "guild")
    assert (table.influence("A"), table.vp("A"), table.solari("A"), table.ally("guild")) == ({"guild": 2}, 0, 0, "")


@pytest.mark.rule("UPR-RUL-47")
def test_a_track_ends_at_six() -> None:
    table = position(influence={"A": "guild 5"})
    assert gains(table, "A", "guild", 3).influence("A") == {"guild": 6}


@pytest.mark.rule("UPR-RUL-48")
def test_influence_that_is_not_there_pays_for_nothing() -> None:
    table = position(intrigue={"A": "change_allegiances"}).turn("A")
    assert "change_allegiances" not in table.options("A")


@pytest.mark.rule("UPR-RUL-49")
def test_who_was_level_takes_the_token_when_its_holder_falls() -> None:
    table = position(influence={"A": "guild 5", "B": "guild 5"}, alliances={"guild": "A"}, vp={"A": 2, "B": 1})
    loses(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A"), table.vp("B")) == ("B", 1, 2)


@pytest.mark.rule("UPR-RUL-49", "UPR-FAC-13")
def test_who_is_level_only_after_the_loss_does_not_take_the_token() -> None:
    table = position(influence={"A": "guild 6", "B": "guild 5"}, alliances={"guild": "A"}, vp={"A": 2, "B": 1})
    loses(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A"), table.vp("B")) == ("A", 2, 1)
    among_three = position(influence={"A": "guild 6", "B": "guild 5", "C": "guild 6"}, alliances={"guild": "A"})
    loses(among_three, "A", "guild")
    assert (among_three.ally("guild"), among_three.asked()) == ("C", ""), "B was not level, so nobody is asked"


@pytest.mark.rule("UPR-RUL-50")
def test_a_holder_who_still_has_four_keeps_the_token() -> None:
    table = position(influence={"A": "guild 5", "B": "guild 3"}, alliances={"guild": "A"}, vp={"A": 2})
    loses(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A")) == ("A", 2)


@pytest.mark.rule("UPR-RUL-49")
def test_the_old_holder_chooses_among_those_who_were_level() -> None:
    levels = {"A": "guild 5", "B": "guild 5", "C": "guild 5"}
    table = position(influence=levels, alliances={"guild": "A"}, vp={"A": 2, "B": 1, "C": 1})
    loses(table, "A", "guild")
    assert (table.asked(), table.prompt("A")) == ("A", "prompt-give-alliance")
    assert table.options("A") == ["princess_irulan", "lady_margot_fenring"]
    table.play("A", "lady_margot_fenring")
    assert (table.ally("guild"), [table.vp(name) for name in "ABC"]) == ("C", [1, 1, 2])


@pytest.mark.rule("UPR-RUL-49", "UPR-RUL-51")
def test_two_lost_steps_hand_the_token_over_only_once() -> None:
    """Opportunism costs 2 Influence, here both with the Guild: the point of the token is lost once."""
    levels = {"A": "guild 5", "B": "guild 5", "C": "guild 5"}
    table = position(
        influence=levels,
        alliances={"guild": "A"},
        vp={"A": 2, "B": 1, "C": 1},
        intrigue={"A": "opportunism"},
        solari={"A": 2},
    ).turn("A")
    table.play("A", "opportunism", "guild", "guild", "lady_margot_fenring")
    assert table.prompt("A") != "prompt-give-alliance"
    assert table.ally("guild") == "C"
    assert [table.vp(name) for name in "ABC"] == [2, 1, 2], "A lost the token's point and gained that of the card"


@pytest.mark.rule("UPR-SYM-28")
def test_a_step_that_is_lost_already_cannot_be_lost_again() -> None:
    table = position(influence={"A": "guild 1, fremen 1"}, intrigue={"A": "opportunism"}, solari={"A": 2}).turn("A")
    table.play("A", "opportunism")
    assert table.options("A") == ["guild", "fremen"]
    table.play("A", "guild")
    assert table.options("A") == ["fremen"]
    table.play("A", "fremen")
    assert table.influence("A") == {}


@pytest.mark.rule("UPR-RUL-50")
def test_a_holder_at_three_loses_the_token() -> None:
    table = position(influence={"A": "guild 4", "B": "guild 3"}, alliances={"guild": "A"}, vp={"A": 2, "B": 1})
    loses(table, "A", "guild")
    assert (table.ally("guild"), table.vp("A"), table.vp("B")) == ("", 1, 1), "back on its track"
    gains(table, "B", "guild")
    assert (table.ally("guild"), table.vp("B")) == ("B", 2)
