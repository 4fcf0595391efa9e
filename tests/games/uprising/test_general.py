"""General principles and the pieces of the game (UPR-GEN, UPR-CMP)."""

import pytest

from sandtable.games.uprising.board import CONTROL_MARKERS, CONTROL_SPACES, SPACES, SPIES
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.imperium import IMPERIUM
from sandtable.games.uprising.cards.reserve import RESERVE
from sandtable.games.uprising.cards.starting import STARTING
from sandtable.games.uprising.leaders import LEADERS
from tests.games.uprising.position import TROOPS, new_game, position

DEEP_DESERT_SPICE = "space/deep_desert/0/1/0"
DEEP_DESERT_WORMS = "space/deep_desert/0/1/1"
SIETCH_HOOKS = "space/sietch_tabr/0/0"


# Principles.


@pytest.mark.rule("UPR-GEN-01")
def test_a_card_beats_the_general_rule() -> None:
    """A space asks for Influence, and a card says that it does not matter."""
    table = position(hand={"A": "reconnaissance, undercover_asset"}).turn("A")
    table.play("A", "reconnaissance")
    assert "sietch_tabr" not in table.options("A")
    table.g.back(0)
    table.play("A", "undercover_asset")
    assert "sietch_tabr" in table.options("A")


@pytest.mark.rule("UPR-GEN-02")
def test_resources_come_from_the_bank_and_return_to_it() -> None:
    purses = {"A": 4, "B": 4, "C": 4}
    table = position(hand={"A": "dagger"}, solari=purses, water=purses).turn("A")
    table.play("A", "dagger", "gather_support", "paid_entry")
    assert table.has("A") == (2, 0, 5)
    assert table.has("B") == table.has("C") == (4, 0, 4)


@pytest.mark.rule("UPR-GEN-03")
def test_resources_never_run_out() -> None:
    """All the pieces in the box lie with B: 60 Solari, 55 spice, 20 water, 8 sandworms."""
    table = position(
        hand={"A": "dune_the_desert_planet, reconnaissance, diplomacy"},
        agents={"A": 3},
        solari={"B": 60},
        spice={"B": 55},
        water={"A": 3, "B": 20},
        worms={"B": 8},
        hooks="A",
        revealed="BC",
        garrison={"A": 0},
        spies={"A": "post_deep_desert"},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "deep_desert", "decline", DEEP_DESERT_WORMS)
    assert table.worms("A") == 2
    table.play("A", "reconnaissance", "spice_refinery")
    assert table.solari("A") == 2
    table.play("A", "diplomacy", "deliver_supplies")
    assert table.water("A") == 1
    table = position(hand={"A": "dune_the_desert_planet"}, spice={"B": 55}, water={"A": 3}, garrison={"A": 0})
    table.turn("A").play("A", "dune_the_desert_planet", "deep_desert")
    assert table.spice("A") == 4


@pytest.mark.rule("UPR-GEN-04", "UPR-DEP-03", "UPR-RUL-30")
def test_troops_are_limited() -> None:
    table = position(hand={"A": "diplomacy"}, spice={"A": 5}, troops={"B": 3}, garrison={"A": 10}).turn("A")
    table.play("A", "diplomacy", "heighliner")
    assert (table.supply("A"), table.garrison("A")) == (0, 12)


@pytest.mark.rule("UPR-GEN-04")
def test_spies_are_limited_to_three() -> None:
    posts = "post_emperor, post_guild, post_fremen"
    table = position(hand={"A": "diplomacy"}, spice={"A": 1}, spies={"A": posts}).turn("A")
    table.play("A", "diplomacy", "espionage", "as_printed")
    assert table.prompt("A") == "prompt-recall-to-place"
    table.play("A", "post_guild", "post_choam")
    assert table.spies("A") == ["post_emperor", "post_fremen", "post_choam"]
    assert SPIES == 3


@pytest.mark.rule("UPR-GEN-04", "UPR-AGT-01")
def test_there_is_no_fourth_agent() -> None:
    table = position(hand={"A": "dagger", "B": "dagger"}, solari={"A": 20, "B": 20}, swordmaster="A").turn("A")
    table.play("A", "dagger")
    assert "swordmaster" not in table.options("A")
    assert table.agents("A") == 3


@pytest.mark.rule("UPR-GEN-04", "UPR-RUL-46")
def test_an_empty_reserve_stack_sells_nothing() -> None:
    arguments = "convincing_argument, convincing_argument"
    with_stack = position(hand={"A": arguments}).reveal_turn("A")
    assert "prepare_the_way" in with_stack.options("A")
    without = position(hand={"A": arguments}, discard={"B": ", ".join(["prepare_the_way"] * 8)}).reveal_turn("A")
    assert without.reserve("prepare_the_way") == 0
    assert "prepare_the_way" not in without.options("A")


@pytest.mark.rule("UPR-GEN-04")
def test_a_player_takes_no_second_maker_hooks() -> None:
    table = position(hand={"A": "reconnaissance"}, influence={"A": "fremen 2"}, hooks="A").turn("A")
    table.play("A", "reconnaissance", "sietch_tabr", SIETCH_HOOKS)
    assert "event-hooks" not in table.told()
    assert (table.water("A"), table.garrison("A")) == (2, 4)


@pytest.mark.rule("UPR-GEN-05", "UPR-RUL-23")
def test_supplies_are_open_to_all() -> None:
    table = position(
        hand={"A": "dagger"},
        discard={"A": "diplomacy"},
        intrigue={"A": "cunning"},
        solari={"A": 3},
        spice={"A": 4},
        water={"A": 5},
        spies={"A": "post_choam"},
        won={"A": "trade_dispute"},
        hooks="A",
    ).turn("A")
    hidden = {"hand", "deck", "intrigue"}
    own = table.seen("A")["players"][0]
    for observer in ("B", "C", None):
        seen = table.seen(observer)["players"][0]
        assert {key: value for key, value in seen.items() if key not in hidden} == {
            key: value for key, value in own.items() if key not in hidden
        }
        assert (seen["solari"], seen["spice"], seen["water"], seen["supply"]) == (3, 4, 5, 9)
        assert (seen["spies_in_supply"], seen["hooks"], seen["won"]) == (2, True, ["trade_dispute"])
        assert (seen["discard"], seen["objective"]["id"]) == (["diplomacy"], "objective_desert_mouse_first")
        counts = [seen[key]["count"] for key in ("hand", "deck", "intrigue")]
        assert counts == [1, 8, 1]
        assert seen["hand"]["known"] == seen["intrigue"]["known"] == []


@pytest.mark.rule("UPR-GEN-06")
def test_the_score_changes_at_once_and_a_step_per_point() -> None:
    table = position(
        hand={"A": "diplomacy"}, influence={"A": "fremen 1", "B": "fremen 3"}, intrigue={"A": "cunning"}
    ).turn("A")
    table.play("A", "diplomacy", "fremkit")
    assert table.asked() == "A"
    assert table.vp("A") == 1
    table = position(hand={"A": "diplomacy"}, influence={"A": "fremen 3"}, vp={"A": 1}).turn("A")
    table.play("A", "diplomacy", "fremkit")
    assert (table.asked(), table.vp("A")) == ("A", 2)


# Components.


@pytest.mark.rule("UPR-CMP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_board_for_every_number_of_players(seats: int) -> None:
    """The fourth Maker space lies on the other side of the board."""
    spaces = [space["id"] for space in new_game(seats).seen()["spaces"]]
    assert spaces == [space.id for space in SPACES]
    assert len(spaces) == 22
    assert "habbanya_erg" not in spaces


@pytest.mark.rule("UPR-CMP-08")
def test_shared_tokens() -> None:
    """One Alliance token per Faction, one Shield Wall, one First Player, hooks for four, one Feyd with a token."""
    seen = new_game(4).seen()
    assert seen["alliances"] == [None] * 4
    assert seen["shield_wall"] is True
    assert seen["first_player"] in range(4)
    names = "ABCD"
    table = position(
        4, hand=dict.fromkeys(names, "reconnaissance"), influence=dict.fromkeys(names, "fremen 2"), garrison={}
    )
    for name in names:
        table.turn(name).play(name, "reconnaissance", "sietch_tabr", SIETCH_HOOKS)
        table.g.placed = [0] * 4
    assert table.g.hooks == [True] * 4
    assert [leader.id for leader in LEADERS if leader.training] == ["feyd_rautha_harkonnen"]


@pytest.mark.rule("UPR-CMP-10")
def test_the_pieces_of_a_colour() -> None:
    for player in new_game(4).seen()["players"]:
        assert player["supply"] + player["garrison"] + player["troops"] == TROOPS == 12
        assert player["spies_in_supply"] == 3
        assert player["hand"]["count"] + player["deck"]["count"] == (9 if player["leader"] == "staban_tuek" else 10)
        # 4 of the 16 cubes lie on the Influence tracks, a disc on the score track, a marker on the Combat track.
        assert len(player["influence"]) == 4
        assert (player["vp"], player["strength"], player["council"]) == (1, 0, False)
        assert (player["agents"], player["swordmaster"]) == (2, False)
    assert len(CONTROL_SPACES) == CONTROL_MARKERS == 3


@pytest.mark.rule("UPR-CMP-12")
def test_starting_cards_are_told_apart_and_never_for_sale() -> None:
    starters = {card.id for card in STARTING}
    assert not starters & {card.id for card in RESERVE + IMPERIUM}
    assert len(CARDS) == len(STARTING) + len(RESERVE) + len(IMPERIUM)
    for card in CARDS:
        assert (card.cost < 0) == (card.id in starters)
    # Trashed, a starting card leaves the game; a Reserve card goes back to its stack.
    table = position(hand={"A": "diplomacy"}, discard={"A": "dagger, prepare_the_way"}, revealed="BC").turn("A")
    table.play("A", "diplomacy", "desert_tactics", "prepare_the_way")
    assert (table.reserve("prepare_the_way"), table.trashed()) == (8, [])
    table = position(hand={"A": "diplomacy"}, discard={"A": "dagger, prepare_the_way"}, revealed="BC").turn("A")
    table.play("A", "diplomacy", "desert_tactics", "dagger")
    assert (table.reserve("prepare_the_way"), table.trashed()) == (7, ["dagger"])
