"""The symbols of the rulebook's last page, each on a card or space that prints it (UPR-SYM)."""

import pytest

from sandtable.games.uprising.effects import Influence, influence
from sandtable.games.uprising.rules.influence import gain_influence
from sandtable.games.uprising.state import INTRIGUE_TRASHED
from sandtable.games.uprising.terms import ANY, EMPEROR
from sandtable.kernel.seats import Seat
from tests.games.uprising.position import Position, position


def sent(table: Position, card: str, space: str, *answers: str) -> Position:
    """A's turn: an Agent, these answers, then as little as possible."""
    return table.turn("A").play("A", card, space, *answers).finish_turn()


def answered(table: Position, *wanted: str) -> Position:
    """A gives the wanted answers where they are offered and otherwise the first one, to the end of the turn."""
    turn = table.g.turn
    left = list(wanted)
    while table.g.turn is turn:
        offered = table.options("A")
        chosen = next((one for one in left if one in offered), "")
        if chosen:
            left.remove(chosen)
        table.play("A", chosen or ("end_turn" if "end_turn" in offered else offered[0]))
    assert left == []
    return table


@pytest.mark.rule("UPR-SYM-01")
def test_agent_brings_in_the_third_agent() -> None:
    table = sent(position(hand={"A": "dagger"}, solari={"A": 8}), "dagger", "swordmaster")
    assert table.agents("A") == 2
    assert table.g.swordmaster[0]
    table.skip_to_phase("combat").play_quietly(until=lambda: table.g.round == 2)
    assert table.agents("A") == 3


@pytest.mark.rule("UPR-SYM-02")
def test_cards_stay_in_play_until_the_end_of_the_reveal_turn() -> None:
    table = sent(position(hand={"A": "reconnaissance, dagger"}), "reconnaissance", "arrakeen")
    assert table.in_play("A") == ["reconnaissance"]
    table.skip_to_turn("A").play("A", "reveal")
    assert set(table.in_play("A")) >= {"reconnaissance", "dagger"}
    table.finish_turn()
    assert table.in_play("A") == []


@pytest.mark.rule("UPR-SYM-03")
@pytest.mark.parametrize(("choice", "stands"), [(0, False), (1, True)])
def test_the_shield_wall_may_be_removed(choice: int, stands: bool) -> None:
    """The card offers to remove the wall or to deploy: whoever deploys leaves it standing."""
    table = position(intrigue={"A": "detonation"}, hand={"A": "dagger"}).turn("A").play("A", "detonation")
    table.play("A", table.options("A")[choice])
    while table.prompt("A") != "prompt-turn":
        table.play("A", table.options("A")[0])
    assert table.g.shield_wall is stands
    assert (table.troops("A") > 0) is stands


@pytest.mark.rule("UPR-SYM-04")
def test_battle_icons_of_a_won_card_match() -> None:
    table = position(troops={"A": 1}, conflict="shadow_contest", objectives={"A": "objective_ornithopter_1_3"}).combat()
    table.play_quietly(until=lambda: "event-conflict-over" in table.told())
    assert table.vp("A") == 1
    assert table.won_turned("A") == ["shadow_contest"]


@pytest.mark.rule("UPR-SYM-05")
def test_the_acquire_bonus_is_gained_once() -> None:
    table = position(
        hand={"A": "convincing_argument, convincing_argument, long_live_the_fighters"}, row="price_is_no_object"
    )
    table.reveal_turn("A").play("A", "price_is_no_object").finish_turn()
    assert table.solari("A") == 2
    played = sent(position(hand={"A": "price_is_no_object"}), "price_is_no_object", "dutiful_service")
    assert played.solari("A") == 2  # the space's own, the card adds nothing


@pytest.mark.rule("UPR-SYM-06")
@pytest.mark.parametrize(("level", "cards"), [(1, 0), (2, 1)])
def test_influence_with_a_colon(level: int, cards: int) -> None:
    table = position(hand={"A": "prepare_the_way"}, influence={"A": f"bene_gesserit {level}"}, deck={"A": "dagger"})
    sent(table, "prepare_the_way", "assembly_hall")
    assert len(table.hand("A")) == cards


@pytest.mark.rule("UPR-SYM-07", "UPR-SYM-08")
def test_recall_agent_takes_another_agent_back() -> None:
    table = position(
        hand={"A": "steersman, dagger"}, placed={"A": "arrakeen"}, swordmaster="A", deck={"A": "diplomacy"}
    )
    table.turn("A").play("A", "steersman", "deliver_supplies")
    offered: set[str] = set()
    turn = table.g.turn
    while table.g.turn is turn:
        options = table.options("A")
        offered.update(options)
        table.play("A", "arrakeen" if "arrakeen" in options else "end_turn" if "end_turn" in options else options[0])
    assert "deliver_supplies" not in offered
    assert table.at("A") == ["deliver_supplies"]
    assert table.agents("A") == 2
    assert table.skip_to_turn("A").prompt("A") == "prompt-turn"


@pytest.mark.rule("UPR-SYM-09")
def test_recall_spy_returns_it_to_the_supply() -> None:
    table = position(troops={"A": 1, "B": 1}, intrigue={"A": "find_weakness"}, spies={"A": "post_emperor"}).combat()
    table.play("A", "find_weakness")
    while table.swords("A") < 5:
        offered = table.options("A")
        table.play("A", "pay" if "pay" in offered else offered[0])
    assert table.spies("A") == []
    assert table.seen("B")["players"][0]["spies_in_supply"] == 3


@pytest.mark.rule("UPR-SYM-10")
def test_intrigue_card() -> None:
    table = sent(position(hand={"A": "dagger"}), "dagger", "assembly_hall")
    assert len(table.intrigue("A")) == 1


@pytest.mark.rule("UPR-SYM-11")
def test_a_card_from_the_own_deck_reshuffled_if_needed() -> None:
    table = position(hand={"A": "diplomacy"}, deck={"A": ""}, discard={"A": "dagger"})
    sent(table, "diplomacy", "fremkit")
    assert table.hand("A") == ["dagger"]
    assert table.discard("A") == []


@pytest.mark.rule("UPR-SYM-13")
def test_signet_ring_uses_the_leaders_ability() -> None:
    table = position(leaders={"A": "gurney_halleck", "B": "muad_dib"}, hand={"A": "signet_ring"}).turn("A")
    table.play("A", "signet_ring", "assembly_hall")
    answered(table, "as_printed")
    assert table.garrison("A") == 3 + 1


@pytest.mark.rule("UPR-SYM-15")
def test_control_pays_its_holder() -> None:
    table = sent(position(hand={"A": "reconnaissance"}, control={"arrakeen": "B"}), "reconnaissance", "arrakeen")
    assert table.solari("B") == 1


@pytest.mark.rule("UPR-SYM-16")
def test_steal_intrigue_from_those_who_hold_four() -> None:
    four = "mercenaries, devour, cunning, opportunism"
    three = "impress, manipulate, buy_access"
    table = sent(position(hand={"A": "diplomacy"}, intrigue={"B": four, "C": three}), "diplomacy", "secrets")
    assert len(table.intrigue("A")) == 2
    assert len(table.intrigue("B")) == 3
    assert len(table.intrigue("C")) == 3


@pytest.mark.rule("UPR-SYM-17", "UPR-SYM-18")
def test_maker_hooks_are_taken_once_and_kept() -> None:
    for hooks in ("", "A"):
        table = position(hand={"A": "reconnaissance"}, influence={"A": "fremen 2"}, hooks=hooks)
        sent(table, "reconnaissance", "sietch_tabr")
        assert table.seen("B")["players"][0]["hooks"] is True
        assert ("event-hooks" in table.told()) is (hooks == "")


@pytest.mark.rule("UPR-SYM-19")
@pytest.mark.parametrize("hooks", ["", "A"])
def test_maker_hooks_with_a_colon(hooks: str) -> None:
    table = position(hand={"A": "desert_power"}, hooks=hooks, water={"A": 1}, troops={"A": 1}, shield_wall=False)
    table.reveal_turn("A")
    choice = next(one for one in table.options("A") if one.startswith("card/desert_power"))
    table.play("A", choice)
    while table.persuasion("A") == 0 and table.worms("A") == 0:
        table.play("A", table.options("A")[-1])
    assert table.worms("A") == (1 if hooks else 0)


@pytest.mark.rule("UPR-SYM-20")
def test_a_sword_is_one_strength_for_a_participant() -> None:
    table = position(hand={"A": "dagger"}, troops={"A": 1}).reveal_turn("A")
    assert table.strength("A") == 2 + 1


@pytest.mark.rule("UPR-SYM-21")
def test_a_recruit_may_go_straight_to_the_conflict() -> None:
    table = position(hand={"A": "reconnaissance"}, garrison={"A": 0}).turn("A").play("A", "reconnaissance", "arrakeen")
    answered(table, "1")
    assert (table.troops("A"), table.garrison("A")) == (1, 0)


@pytest.mark.rule("UPR-SYM-22")
def test_retreat_goes_to_the_garrison() -> None:
    table = position(hand={"A": "chani_clever_tactician"}, troops={"A": 3}).reveal_turn("A")
    effect = next(one for one in table.options("A") if one.startswith("card/chani"))
    table.play("A", effect)
    while table.swords("A") == 0:
        offered = table.options("A")
        table.play("A", "pay" if "pay" in offered else offered[0])
    assert (table.troops("A"), table.garrison("A")) == (1, 3 + 2)
    assert table.swords("A") == 4


@pytest.mark.rule("UPR-SYM-23")
def test_persuasion_adds_up_on_the_reveal_turn() -> None:
    table = position(hand={"A": "convincing_argument, diplomacy"}).reveal_turn("A")
    assert table.persuasion("A") == 3


@pytest.mark.rule("UPR-SYM-24")
@pytest.mark.parametrize(("wall", "worms"), [(True, 0), (False, 1)])
def test_a_sandworm_cannot_enter_a_protected_conflict(wall: bool, worms: int) -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        hooks="A",
        water={"A": 3},
        conflict="siege_of_arrakeen",
        shield_wall=wall,
    )
    table.turn("A").play("A", "dune_the_desert_planet", "hagga_basin")
    turn = table.g.turn
    while table.g.turn is turn:
        offered = table.options("A")
        table.play("A", "end_turn" if "end_turn" in offered else offered[-1])
    assert table.worms("A") == worms


@pytest.mark.rule("UPR-SYM-25")
def test_a_victory_point_is_gained() -> None:
    table = position(hand={"A": "smugglers_haven"}, spice={"A": 4}).turn("A")
    table.play("A", "smugglers_haven", "deliver_supplies")
    answered(table, "pay")
    assert table.vp("A") == 1
    assert table.spice("A") == 0


@pytest.mark.rule("UPR-SYM-26")
def test_maker_spaces_collect_and_give_bonus_spice() -> None:
    table = position().makers()
    assert [table.bonus(space) for space in ("deep_desert", "hagga_basin", "imperial_basin")] == [1, 1, 1]


@pytest.mark.rule("UPR-SYM-27")
def test_influence_with_a_faction_symbol() -> None:
    table = sent(position(hand={"A": "diplomacy"}), "diplomacy", "deliver_supplies")
    assert table.influence("A") == {"guild": 1}


@pytest.mark.rule("UPR-SYM-28")
def test_influence_without_a_faction_symbol_is_chosen() -> None:
    table = position(hand={"A": "dangerous_rhetoric"}).turn("A").play("A", "dangerous_rhetoric", "assembly_hall")
    answered(table, "bene_gesserit")
    assert table.influence("A") == {"bene_gesserit": 1}


@pytest.mark.rule("UPR-SYM-29")
def test_two_influence_of_choice_go_to_one_faction() -> None:
    effect = influence(ANY, 2)
    assert isinstance(effect, Influence)
    assert (effect.amount, effect.factions) == (2, 1)
    table = position()
    gain_influence(table.g, Seat(0), EMPEROR, 2)
    assert table.influence("A") == {"emperor": 2}


@pytest.mark.rule("UPR-SYM-30")
def test_resources_are_paid_and_gained() -> None:
    table = position(hand={"A": "diplomacy"}, water={"A": 1}).turn("A").play("A", "diplomacy", "desert_tactics")
    assert table.water("A") == 0
    other = sent(position(hand={"A": "diplomacy"}, water={"A": 0}), "diplomacy", "deliver_supplies")
    assert other.water("A") == 1


@pytest.mark.rule("UPR-SYM-31")
def test_an_intrigue_card_is_no_discard() -> None:
    table = position(hand={"A": "guild_envoy, dagger, diplomacy"}, intrigue={"A": "devour"}).turn("A")
    table.play("A", "guild_envoy", "deliver_supplies")
    offered: set[str] = set()
    turn = table.g.turn
    while table.g.turn is turn:
        options = table.options("A")
        offered.update(options)
        table.play("A", "dagger" if "dagger" in options else "end_turn" if "end_turn" in options else options[0])
    assert "devour" not in offered
    assert table.discard("A") == ["dagger"]


@pytest.mark.rule("UPR-SYM-32")
@pytest.mark.parametrize(("other", "water"), [("dagger", 0), ("maula_pistol", 1)])
def test_fremen_bond_needs_another_fremen_card(other: str, water: int) -> None:
    table = position(hand={"A": f"ecological_testing_station, {other}"}, water={"A": 0})
    table.reveal_turn("A").finish_turn()
    assert table.water("A") == water


@pytest.mark.rule("UPR-SYM-33")
def test_two_bonds_enable_each_other() -> None:
    table = position(hand={"A": "ecological_testing_station, northern_watermaster"}, water={"A": 0})
    table.reveal_turn("A").finish_turn()
    assert (table.water("A"), table.spice("A")) == (1, 2)


@pytest.mark.rule("UPR-SYM-34")
@pytest.mark.parametrize(("holder", "spice"), [("B", 0), ("A", 2)])
def test_alliance_with_a_colon(holder: str, spice: int) -> None:
    table = position(hand={"A": "branching_path"}, intrigue={"A": "devour"}, alliances={"bene_gesserit": holder}).turn(
        "A"
    )
    table.play("A", "branching_path", "arrakeen")
    answered(table, *(["devour"] if holder == "A" else []))
    assert table.spice("A") == spice


@pytest.mark.rule("UPR-SYM-35")
def test_an_arrow_is_paid_at_most_once_a_turn() -> None:
    table = position(hand={"A": "smugglers_haven"}, spice={"A": 9}).turn("A")
    table.play("A", "smugglers_haven", "deliver_supplies")
    answered(table, "pay")
    assert (table.vp("A"), table.spice("A")) == (1, 5)


@pytest.mark.rule("UPR-SYM-36")
def test_an_own_intrigue_card_is_trashed() -> None:
    table = position(
        hand={"A": "branching_path"}, intrigue={"A": "devour", "B": "cunning"}, alliances={"bene_gesserit": "A"}
    ).turn("A")
    table.play("A", "branching_path", "arrakeen")
    answered(table, "devour")
    assert len(table.g.intrigue.zones[INTRIGUE_TRASHED]) == 1
    assert table.intrigue("B") == ["cunning"]
    assert "devour" not in table.intrigue("A")


@pytest.mark.rule("UPR-SYM-37", "UPR-SYM-39")
def test_a_card_is_trashed_from_hand_discard_or_play_or_not_at_all() -> None:
    for where in ("dagger", "seek_allies", "desert_survival", "decline"):
        table = position(hand={"A": "desert_survival, dagger"}, discard={"A": "seek_allies"}).turn("A")
        table.play("A", "desert_survival", "imperial_basin")
        while "decline" not in table.options("A"):
            table.play("A", table.options("A")[0])
        assert set(table.options("A")) >= {"dagger", "seek_allies", "desert_survival", "decline"}
        before = table.trashed()
        table.play("A", where)
        gained = sorted(set(table.trashed()) - set(before))
        assert gained == ([] if where == "decline" else [where])


@pytest.mark.rule("UPR-SYM-37")
@pytest.mark.parametrize(("where", "hand", "discard"), [("from_hand", 0, 1), ("from_discard", 1, 0)])
def test_of_two_copies_the_one_that_was_meant_is_trashed(where: str, hand: int, discard: int) -> None:
    table = position(hand={"A": "desert_survival, dagger"}, discard={"A": "dagger, seek_allies"}, deck={"A": ""})
    before = table.trashed().count("dagger")
    table.turn("A").play("A", "desert_survival", "imperial_basin")
    while "dagger" not in table.options("A"):
        table.play("A", table.options("A")[0])
    table.play("A", "dagger")
    assert (table.prompt("A"), table.options("A")) == ("prompt-trash-from", ["from_hand", "from_discard"])
    table.play("A", where)
    assert table.prompt("A") != "prompt-trash-from"
    assert table.trashed().count("dagger") == before + 1
    assert (table.hand("A").count("dagger"), table.discard("A").count("dagger")) == (hand, discard)
    assert "seek_allies" in table.discard("A")


@pytest.mark.rule("UPR-SYM-38")
def test_a_trashed_reserve_card_returns_to_its_stack() -> None:
    table = position(hand={"A": "desert_survival, prepare_the_way"}).turn("A")
    before = table.reserve("prepare_the_way")
    table.play("A", "desert_survival", "imperial_basin")
    answered(table, "prepare_the_way")
    assert table.reserve("prepare_the_way") == before + 1
    assert "prepare_the_way" not in table.trashed()


@pytest.mark.rule("UPR-SYM-39")
def test_a_card_that_trashes_itself_must() -> None:
    table = sent(position(hand={"A": "seek_allies"}), "seek_allies", "deliver_supplies")
    assert "seek_allies" in table.trashed()
    assert table.in_play("A") == []


@pytest.mark.rule("UPR-SYM-40")
def test_a_spy_is_placed_on_a_free_post_of_the_symbol() -> None:
    table = position(hand={"A": "reliable_informant"}, spies={"B": "post_emperor"}).turn("A")
    table.play("A", "reliable_informant", "deliver_supplies")
    while not any(one.startswith("post_") for one in table.options("A")):
        table.play("A", table.options("A")[0])
    posts = [one for one in table.options("A") if one.startswith("post_")]
    assert posts == ["post_bene_gesserit", "post_fremen"]
    table.play("A", "post_fremen")
    assert table.spies("A") == ["post_fremen"]
