"""Rulings on what the rulebook leaves open (UPR-RUL), where no other test is about them."""

import pytest

from sandtable.games.uprising.rules.decks import draw_intrigue
from sandtable.games.uprising.state import INTRIGUE_TRASHED
from sandtable.kernel.seats import Seat
from tests.games.uprising.position import Position, position

HOOKS_WORM = "space/hagga_basin/0/1/1"


def over(table: Position) -> bool:
    return "event-conflict-over" in table.told()


# Decks.


@pytest.mark.rule("UPR-RUL-34")
def test_a_card_drawn_on_a_reveal_turn_is_revealed_and_used() -> None:
    table = position(hand={"A": "dagger"}, deck={"A": "convincing_argument"}, intrigue={"A": "cunning"}).reveal_turn(
        "A"
    )
    assert (table.persuasion("A"), table.swords("A")) == (0, 1)
    table.play("A", "cunning")
    assert (table.hand("A"), table.in_play("A")) == ([], ["convincing_argument", "dagger"])
    assert table.persuasion("A") == 2
    assert {card["card"] for card in table.seen("B")["players"][0]["in_play"] if card["revealed"]} == {
        "dagger",
        "convincing_argument",
    }


@pytest.mark.rule("UPR-RUL-122", "UPR-RUL-35")
def test_a_card_acquired_to_the_hand_on_a_reveal_turn_stays_there() -> None:
    table = position(
        hand={"A": "dagger"}, intrigue={"A": "inspire_awe"}, row="maula_pistol", worms={"A": 1}, revealed="BC"
    ).reveal_turn("A")
    table.play("A", "inspire_awe", "maula_pistol")
    assert (table.hand("A"), table.in_play("A"), table.swords("A")) == (["maula_pistol"], ["dagger"], 1)
    table.play_quietly(until=lambda: table.g.round == 2)
    assert (len(table.hand("A")), "maula_pistol" in table.hand("A")) == (6, True)


@pytest.mark.rule("UPR-RUL-38")
def test_an_exhausted_imperium_deck_leaves_the_row_short() -> None:
    table = position(hand={"A": "convincing_argument"}, row="maker_keeper, overthrow", imperium="").reveal_turn("A")
    table.play("A", "maker_keeper")
    assert table.row() == ["overthrow"]


@pytest.mark.rule("UPR-RUL-39")
def test_an_exhausted_intrigue_deck_is_made_anew_from_its_discards() -> None:
    table = position(intrigue_deck="cunning", intrigue_discard="devour, impress").start(draw_intrigue, 0, 2)
    assert "cunning" in table.intrigue("A")
    assert len(table.intrigue("A")) == 2
    assert table.intrigue_discard() == []
    assert table.seen()["intrigue_deck"] == 1
    short = position(intrigue_deck="", intrigue_discard="devour").start(draw_intrigue, 0, 3)
    assert short.intrigue("A") == ["devour"], "what is not there is not drawn"
    empty = position(intrigue_deck="").start(draw_intrigue, 0, 1)
    assert empty.intrigue("A") == []
    assert empty.told() == []


@pytest.mark.rule("UPR-RUL-39")
def test_an_intrigue_deck_is_not_made_anew_before_it_is_needed() -> None:
    table = position(intrigue_deck="cunning", intrigue_discard="devour").start(draw_intrigue, 0, 1)
    assert (table.intrigue("A"), table.intrigue_discard()) == (["cunning"], ["devour"])


@pytest.mark.rule("UPR-RUL-40", "UPR-RUL-61")
def test_imperial_privilege_trashes_an_intrigue_card_out_of_the_game() -> None:
    table = position(
        hand={"A": "dagger"},
        solari={"A": 3},
        influence={"A": "emperor 2"},
        intrigue={"A": "devour"},
        intrigue_deck="cunning",
    ).turn("A")
    table.play("A", "dagger", "imperial_privilege", "space/imperial_privilege/0/0", "devour")
    assert (table.intrigue("A"), table.intrigue_discard()) == (["cunning"], [])
    assert len(table.g.intrigue.zones[INTRIGUE_TRASHED]) == 1
    assert table.seen("B")["intrigue_trashed"] == {"count": 1, "known": []}


@pytest.mark.rule("UPR-RUL-60")
def test_imperial_privilege_without_another_agent_still_draws() -> None:
    table = position(hand={"A": "dagger"}, solari={"A": 3}, influence={"A": "emperor 2"}, deck={"A": "diplomacy"})
    table.turn("A").play("A", "dagger", "imperial_privilege")
    assert (table.hand("A"), table.agents("A"), table.asked()) == (["diplomacy"], 1, "B")


@pytest.mark.rule("UPR-RUL-24", "UPR-SYM-07")
def test_another_agent_must_return() -> None:
    table = position(
        hand={"A": "dagger"},
        solari={"A": 3},
        influence={"A": "emperor 2"},
        placed={"A": "arrakeen, fremkit"},
        swordmaster="A",
        deck={"A": ""},
    ).turn("A")
    table.play("A", "dagger", "imperial_privilege")
    assert table.options("A") == ["fremkit", "arrakeen"], "one of the two, and no way to decline"
    table.play("A", "arrakeen")
    assert (table.agents("A"), sorted(table.at("A"))) == (1, ["fremkit", "imperial_privilege"])


# Acquiring and trashing.


@pytest.mark.rule("UPR-RUL-41")
def test_the_row_is_refilled_before_the_acquire_bonus() -> None:
    table = position(
        hand={"A": "convincing_argument, convincing_argument, long_live_the_fighters, steersman"},
        row="overthrow",
        imperium="paracompass",
    ).reveal_turn("A")
    table.play("A", "overthrow")
    told = table.told()
    order = ["event-acquires", "event-row-refilled", "event-draws-intrigue"]
    assert [told.index(message) for message in order] == sorted([told.index(message) for message in order])


@pytest.mark.rule("UPR-RUL-41", "UPR-CHM-12")
def test_contracts_come_after_the_acquire_bonus() -> None:
    table = position(
        hand={"A": "convincing_argument, convincing_argument, long_live_the_fighters, steersman, diplomacy"},
        choam=True,
        contracts={"A": "contract_acquire_spice_must_flow"},
    ).reveal_turn("A")
    table.play("A", "the_spice_must_flow")
    told = table.told()
    assert told.index("event-gains-points") < told.index("event-completes-contract")


@pytest.mark.rule("UPR-RUL-42")
def test_effects_of_a_card_trashed_before_they_are_used_are_lost() -> None:
    """Calculus of Power trashes Public Spectacle, which was yet to place a Spy."""
    table = position(
        hand={"A": "calculus_of_power, public_spectacle"}, troops={"A": 1}, spies={"B": "post_emperor"}
    ).reveal_turn("A")
    spectacle = "card/public_spectacle/reveal/1"
    assert spectacle in table.options("A")
    table.play("A", "card/calculus_of_power/reveal/1", "public_spectacle")
    assert spectacle not in table.options("A"), "its Spy is lost"
    assert (table.persuasion("A"), table.swords("A")) == (3, 3), "Persuasion already gained stays"


@pytest.mark.rule("UPR-RUL-42")
@pytest.mark.parametrize("first_used", [True, False])
def test_of_two_equal_cards_in_play_the_one_without_effects_to_come_is_trashed(first_used: bool) -> None:
    """Two Public Spectacles lie revealed, one may have placed its Spy: Calculus of Power leaves a Spy to be placed."""
    hand = "calculus_of_power, public_spectacle, public_spectacle"
    table = position(hand={"A": hand}, troops={"A": 1}, spies={"B": "post_emperor"}).reveal_turn("A")
    spectacle = "card/public_spectacle/reveal/1"
    if first_used:
        table.play("A", spectacle, "post_guild")
    table.play("A", "card/calculus_of_power/reveal/1", "public_spectacle")
    assert table.in_play("A").count("public_spectacle") == 1
    assert spectacle in table.options("A"), "its Spy is not lost"
    table.play("A", spectacle, "post_choam")
    assert spectacle not in table.options("A"), "one Spy each"


@pytest.mark.rule("UPR-RUL-42")
def test_a_card_that_trashes_itself_still_gives_its_effect() -> None:
    table = position(hand={"A": "dangerous_rhetoric"}, intrigue_deck="").turn("A")
    table.play("A", "dangerous_rhetoric", "assembly_hall", "card/dangerous_rhetoric/agent/1", "fremen")
    assert (table.influence("A"), table.trashed()) == ({"fremen": 1}, ["dangerous_rhetoric"])


@pytest.mark.rule("UPR-RUL-43")
def test_trashing_the_spice_must_flow_costs_no_point() -> None:
    table = position(hand={"A": "diplomacy, the_spice_must_flow"}, vp={"A": 3}).turn("A")
    stack = table.reserve("the_spice_must_flow")
    table.play("A", "diplomacy", "desert_tactics", "the_spice_must_flow")
    assert (table.vp("A"), table.reserve("the_spice_must_flow")) == (3, stack + 1)


@pytest.mark.rule("UPR-RUL-44")
def test_a_bond_on_an_agent_turn_looks_at_the_cards_in_play_then() -> None:
    """Southern Elders bring 2 troops beside another Bene Gesserit card, but not one that comes a turn later."""

    def sent(in_play: str) -> Position:
        table = position(
            hand={"A": "southern_elders, prepare_the_way"}, in_play={"A": in_play}, revealed="BC", garrison={"A": 3}
        ).turn("A")
        return table.play("A", "southern_elders", "secrets")

    assert sent("truthtrance").garrison("A") == 5
    assert sent("maula_pistol").garrison("A") == 3, "a Fremen card is no Bene Gesserit card"
    later = sent("")
    assert later.garrison("A") == 3, "the card itself does not count"
    later.play_quietly(until=lambda: later.prompt("A") == "prompt-turn")
    later.play("A", "prepare_the_way", "assembly_hall")
    assert later.garrison("A") == 3


@pytest.mark.rule("UPR-RUL-45", "UPR-ACQ-02", "UPR-SPC-12")
def test_the_assembly_hall_gives_persuasion_while_the_agent_stands_there() -> None:
    staying = position(hand={"A": "dagger"}, placed={"A": "assembly_hall"}).reveal_turn("A")
    assert staying.persuasion("A") == 1
    of_another = position(hand={"A": "dagger"}, placed={"B": "assembly_hall"}).reveal_turn("A")
    assert of_another.persuasion("A") == 0
    table = position(
        hand={"A": "steersman, dagger"}, placed={"A": "assembly_hall"}, deck={"A": ""}, revealed="BC"
    ).turn("A")
    table.play("A", "steersman", "deliver_supplies")
    assert table.at("A") == ["deliver_supplies"]
    assert table.play("A", "reveal").persuasion("A") == 0, "the recalled Agent gives none"


# Combat.


@pytest.mark.rule("UPR-RUL-36", "UPR-STR-06")
def test_swords_revealed_before_the_first_unit_count_once_it_arrives() -> None:
    table = position(
        hand={"A": "dagger, sardaukar_soldier"}, intrigue={"A": "unexpected_allies"}, water={"A": 2}
    ).reveal_turn("A")
    assert (table.swords("A"), table.strength("A")) == (2, 0)
    table.play("A", "unexpected_allies", "decline")
    assert (table.worms("A"), table.strength("A")) == (1, 3 + 2)


@pytest.mark.rule("UPR-CMB-05", "UPR-CMB-02")
def test_a_participant_without_cards_passes_once_per_round_of_opportunities() -> None:
    """B has nothing to play and is passed over; C is asked all the same."""
    held = {"A": "contingency_plan", "C": "contingency_plan"}
    table = position(troops={"A": 1, "B": 1, "C": 1}, intrigue=held).combat()
    table.play("A", "pass")
    assert table.asked() == "C"
    table.play("C", "contingency_plan")
    assert table.asked() == "A", "after C's card everybody has to pass again"
    table.play("A", "pass")
    assert "event-reward" in table.told()


@pytest.mark.rule("UPR-RUL-66", "UPR-CMB-07")
def test_whose_last_unit_leaves_drops_out_at_once() -> None:
    table = position(
        troops={"A": 1, "B": 1, "C": 1},
        intrigue={"A": "tactical_option, contingency_plan", "B": "contingency_plan", "C": "devour"},
    ).combat()
    table.play("A", "tactical_option", "intrigue/tactical_option/combat/1", "1")
    assert (table.strength("A"), table.asked()) == (0, "B"), "A still holds a card and has nothing to fight with"
    table.play("B", "pass").play("C", "pass")
    assert over(table)


@pytest.mark.rule("UPR-RUL-69")
def test_retreating_any_number_may_be_none() -> None:
    table = position(troops={"A": 2, "B": 1}, intrigue={"A": "tactical_option"}).combat()
    table.play("A", "tactical_option", "intrigue/tactical_option/combat/1")
    assert table.options("A") == ["2", "1", "0"]


@pytest.mark.rule("UPR-RUL-65")
def test_rewards_come_place_by_place_and_tied_players_in_turn_order() -> None:
    """Whoever holds the First Player marker: the winner comes before the others, and clockwise comes after that."""

    def order(swords: dict[str, int], first: str) -> list[str]:
        table = position(
            4, troops=dict.fromkeys("ABCD", 1), swords=swords, conflict="siege_of_arrakeen", first=first
        ).combat()
        names = {table.g.who(Seat(seat)): name for seat, name in enumerate("ABCD")}
        events = [event for event in table.g.events(None)[table.read :] if event.message == "event-reward"]
        return [f"{names[event.args['who']]}{event.args['rank']}" for event in events]

    assert order({"B": 9, "D": 5, "A": 3}, "A") == ["B1", "D2", "A3"]
    assert order({"B": 9, "C": 9, "D": 9}, "C") == ["C2", "D2", "B2"]
    assert order({"B": 9, "C": 5, "A": 5}, "D") == ["B1", "A3", "C3"]


@pytest.mark.rule("UPR-RUL-70", "UPR-DBL-01")
@pytest.mark.parametrize("worms", [1, 2, 3])
def test_more_sandworms_do_not_treble_a_reward(worms: int) -> None:
    table = position(worms={"A": worms}, conflict="skirmish_desert_mouse", objectives_turned="A").combat()
    assert table.solari("A") == 2 * 2


@pytest.mark.rule("UPR-RUL-71")
def test_a_reward_is_resolved_whole_and_then_again() -> None:
    """Spice Freighters: Influence, the price, Influence, the price."""
    table = position(worms={"A": 1}, conflict="spice_freighters", spice={"A": 6}, objectives_turned="A").combat()
    asked = []
    while not over(table):
        asked.append(table.prompt("A"))
        table.play("A", "guild" if "guild" in table.options("A") else "pay")
    assert asked == ["prompt-influence", "prompt-pay", "prompt-influence", "prompt-pay"]


@pytest.mark.rule("UPR-RUL-72", "UPR-BIC-05")
def test_a_won_wild_icon_matches_nothing_before_the_end() -> None:
    table = position(
        troops={"A": 1}, conflict="propaganda", won={"A": "shadow_contest"}, objectives={"A": "objective_crysknife"}
    ).combat()
    table.play_quietly(until=lambda: over(table))
    assert (table.vp("A"), table.won("A"), table.won_turned("A")) == (0, ["propaganda", "shadow_contest"], [])
    # And a card won later is not matched with it.
    later = position(troops={"A": 1}, conflict="trade_dispute", won={"A": "propaganda"}, objectives_turned="A").combat()
    later.play_quietly(until=lambda: over(later))
    assert (later.vp("A"), later.won_turned("A")) == (0, [])


@pytest.mark.rule("UPR-RUL-73", "UPR-BIC-05")
def test_the_owner_chooses_what_a_wild_icon_is_paired_with() -> None:
    def ending() -> Position:
        return position(
            won={"A": "propaganda, shadow_contest, trade_dispute"},
            won_turned={"A": "choam_security"},
            objectives={"A": "objective_crysknife"},
            vp={"A": 10},
        ).recall()

    table = ending().play("A", "propaganda")
    assert set(table.options("A")) == {"shadow_contest", "trade_dispute", "objective_crysknife"}
    table.play("A", "shadow_contest")
    assert (table.vp("A"), table.won("A")) == (11, ["trade_dispute"])
    assert ending().play("A", "pass").vp("A") == 10, "a pair may be left"


@pytest.mark.rule("UPR-BIC-04", "UPR-BIC-05")
def test_a_wild_icon_is_not_paired_with_cards_turned_down() -> None:
    table = position(
        won={"A": "propaganda"}, won_turned={"A": "choam_security"}, objectives_turned="A", vp={"A": 10}
    ).recall()
    assert (table.g.over, table.vp("A")) == (True, 10)


# Contracts.


@pytest.mark.rule("UPR-RUL-11", "UPR-CHM-15")
def test_a_contract_taken_on_the_same_turn_is_not_completed_by_that_agent() -> None:
    """Delivery Agreement takes a contract for Arrakeen at Arrakeen."""
    table = position(
        hand={"A": "delivery_agreement, dagger"}, choam=True, offered="contract_arrakeen_water", stack=""
    ).turn("A")
    table.play("A", "delivery_agreement", "arrakeen")
    table.play("A", "card/delivery_agreement/agent", "dagger").finish_turn()
    assert (table.contracts("A"), table.completed("A")) == (["contract_arrakeen_water"], [])


@pytest.mark.rule("UPR-RUL-78", "UPR-CHM-10")
def test_a_harvest_contract_taken_on_the_same_turn_is_not_completed() -> None:
    table = position(
        hand={"A": "priority_contracts"}, choam=True, offered="contract_harvest_3", stack="", bonus={"hagga_basin": 4}
    ).turn("A")
    table.play("A", "priority_contracts", "hagga_basin").finish_turn()
    assert (table.spice("A"), table.contracts("A"), table.completed("A")) == (6, ["contract_harvest_3"], [])


@pytest.mark.rule("UPR-RUL-78", "UPR-CHM-10", "UPR-CTL-05")
def test_a_harvest_counts_spice_of_the_control_bonus_and_spice_already_spent() -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        control={"imperial_basin": "A"},
        intrigue={"A": "crysknife, imperium_politics"},
    ).turn("A")
    table.play("A", "crysknife", "dune_the_desert_planet", "imperial_basin").finish_turn()
    assert table.completed("A") == ["contract_harvest_3"], "1 of the card, 1 of the control, 1 of the space"
    spent = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        bonus={"imperial_basin": 1},
        spice={"A": 1},
        intrigue={"A": "crysknife, market_opportunity"},
    ).turn("A")
    spent.play("A", "crysknife", "market_opportunity")
    assert spent.spice("A") == 0
    spent.play("A", "dune_the_desert_planet", "imperial_basin").finish_turn()
    assert spent.completed("A") == ["contract_harvest_3"]


@pytest.mark.rule("UPR-RUL-75", "UPR-RUL-76")
def test_one_agent_completes_all_contracts_of_a_space_without_being_asked() -> None:
    table = position(
        hand={"A": "reconnaissance"},
        choam=True,
        contracts={"A": "contract_spice_refinery_water, contract_spice_refinery_cards"},
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "reconnaissance", "spice_refinery")
    assert table.completed("A") == ["contract_spice_refinery_cards", "contract_spice_refinery_water"]
    assert (table.water("A"), len(table.hand("A")), table.asked()) == (2, 2, "B")


@pytest.mark.rule("UPR-RUL-77")
def test_a_contract_comes_among_the_effects_in_any_order() -> None:
    """Two cards of the contract before or after Calculus of Power trashes one."""
    table = position(
        hand={"A": "calculus_of_power"},
        deck={"A": "dagger, dagger"},
        choam=True,
        contracts={"A": "contract_spice_refinery_cards"},
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "calculus_of_power", "spice_refinery")
    contract = "contract/contract_spice_refinery_cards/reward"
    assert table.options("A") == ["as_printed", "card/calculus_of_power/agent", contract]


@pytest.mark.rule("UPR-RUL-79")
def test_with_an_empty_stack_the_last_face_up_contract_is_taken() -> None:
    table = position(hand={"A": "diplomacy"}, choam=True, offered="contract_harvest_3", stack="").turn("A")
    table.play("A", "diplomacy", "dutiful_service")
    assert (table.contracts("A"), table.solari("A"), table.offered()) == (["contract_harvest_3"], 0, [])


# Leaders and Plot cards.


@pytest.mark.rule("UPR-RUL-81", "UPR-CLR-08")
def test_what_shaddams_ring_forbids_ends_with_the_turn_and_concerns_sandworms_too() -> None:
    table = position(
        leaders={"A": "shaddam_corrino_iv"},
        choam=True,
        hand={"A": "signet_ring, dune_the_desert_planet"},
        hooks="A",
        water={"A": 4},
        revealed="BC",
    ).turn("A")
    table.play("A", "signet_ring", "hagga_basin")
    turn = table.g.turn
    while table.g.turn is turn:
        assert HOOKS_WORM not in table.options("A")
        table.play("A", next(one for one in table.options("A") if one != "deploy"))
    assert (table.worms("A"), table.troops("A")) == (0, 0)
    table.play("A", "dune_the_desert_planet", "deep_desert", "space/deep_desert/0/1/1")
    assert table.worms("A") == 2


@pytest.mark.rule("UPR-RUL-81", "UPR-CLR-08")
@pytest.mark.parametrize(("wall", "playable"), [(True, True), (False, False)])
def test_what_shaddams_ring_forbids_concerns_plot_cards_too(wall: bool, playable: bool) -> None:
    """Detonation removes the wall or deploys: after the ring only the wall is left of it, if it stands."""
    table = position(
        leaders={"A": "shaddam_corrino_iv"},
        choam=True,
        hand={"A": "signet_ring"},
        intrigue={"A": "detonation"},
        shield_wall=wall,
    ).turn("A")
    table.play("A", "signet_ring", "arrakeen", "as_printed")
    assert ("detonation" in table.options("A")) is playable
    if playable:
        table.play("A", "detonation")
        assert (table.g.shield_wall, table.troops("A")) == (False, 0)


@pytest.mark.rule("UPR-RUL-83")
def test_no_effect_acquires_a_card_that_an_opponent_has_set_aside() -> None:
    table = position(
        intrigue={"A": "manipulate", "B": "inspire_awe"}, row="maula_pistol, maker_keeper, overthrow", imperium=""
    ).turn("A")
    table.play("A", "manipulate", "maula_pistol", "reveal", "end_turn")
    assert table.seen()["set_aside"] is None, "A did not buy it"
    table = position(
        hand={"A": "dagger"},
        intrigue={"A": "manipulate", "B": "inspire_awe"},
        row="maula_pistol, maker_keeper, overthrow",
        imperium="",
    ).turn("A")
    table.play("A", "manipulate", "maula_pistol", "dagger", "gather_support")
    assert table.seen("B")["set_aside"]["card"] == "maula_pistol"
    table.play("B", "inspire_awe")
    assert table.options("B") == ["prepare_the_way", "maker_keeper"]


@pytest.mark.rule("UPR-RUL-26")
def test_a_plot_card_for_the_reveal_turn_waits_face_up_until_then() -> None:
    table = position(
        hand={"A": "dagger, convincing_argument"}, intrigue={"A": "call_to_arms"}, row="maker_keeper", revealed="BC"
    ).turn("A")
    table.play("A", "call_to_arms", "dagger", "gather_support")
    for observer in ("A", "B", None):
        assert table.seen(observer)["players"][0]["intrigue_face_up"] == ["call_to_arms"]
    assert table.intrigue_discard() == []
    troops = table.garrison("A")
    table.play("A", "reveal", "maker_keeper")
    assert table.garrison("A") == troops + 1
    table.play("A", "end_turn")
    assert table.seen()["players"][0]["intrigue_face_up"] == []
    assert table.intrigue_discard() == ["call_to_arms"]


# The end of the game.


@pytest.mark.rule("UPR-RUL-86", "UPR-END-01")
def test_the_windows_at_the_end_go_round_from_the_first_player() -> None:
    table = position(intrigue={"A": "devour", "B": "impress", "C": "cunning"}, vp={"A": 10}, first="B").recall()
    order = ""
    while not table.g.over:
        order += table.asked()
        table.play(table.asked(), "pass")
    assert order == "BCA"


@pytest.mark.rule("UPR-RUL-86")
def test_cards_and_pairs_come_in_any_order_inside_a_window() -> None:
    table = position(
        won={"A": "propaganda, choam_security"},
        objectives_turned="A",
        intrigue={"A": "crysknife"},
        vp={"A": 10},
    ).recall()
    assert set(table.options("A")) == {"crysknife", "propaganda", "pass"}
    table.play("A", "propaganda", "choam_security")
    assert table.vp("A") == 11
    assert table.g.over or "crysknife" not in table.options("A"), "the card with the icon lies face down"


@pytest.mark.rule("UPR-RUL-87")
def test_after_all_tie_breaks_the_latest_reveal_turn_wins() -> None:
    for revealed, winner in (("ABC", 2), ("CAB", 1), ("BCA", 0)):
        table = position(revealed=revealed, conflict_deck="").recall()
        result = table.g.result
        assert result is not None
        assert (result.winners, result.reason) == ((winner,), "reason-reveal")


@pytest.mark.rule("UPR-RUL-88")
def test_a_score_may_go_beyond_the_track() -> None:
    table = position(vp={"A": 14}, hand={"A": "smugglers_haven"}, spice={"A": 4}).turn("A")
    table.play("A", "smugglers_haven", "deliver_supplies", "pay")
    assert table.vp("A") == 15
