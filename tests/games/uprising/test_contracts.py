"""Contracts of the CHOAM module (UPR-CHM)."""

import pytest

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards import CARD_KIND, CARDS, INTRIGUE_KIND
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.leaders import LEADER_NUMBER, leaders_to_choose
from sandtable.games.uprising.rules.contracts import TAKE_CONTRACT
from sandtable.games.uprising.rules.kinds import INSIDE
from sandtable.games.uprising.state import CONTRACT_STACK, IMPERIUM, INTRIGUE_DECK, ROW
from sandtable.games.uprising.terms import DUTIFUL_SERVICE, NO_SOURCE
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask
from tests.games.uprising.position import Position, new_game, position

OFFER = "contract_arrakeen_water, contract_harvest_3"


def visited(table: Position, card: str, space: str, *answers: str) -> Position:
    """A sends an Agent with a card from hand and does as little as possible otherwise."""
    return table.turn("A").play("A", card, space, *answers).finish_turn()


@pytest.mark.rule("UPR-CHM-01")
def test_the_module_is_off_unless_it_is_asked_for() -> None:
    assert not new_game().g.choam
    assert new_game(choam=True).g.choam


@pytest.mark.rule("UPR-CHM-02")
def test_two_contracts_lie_face_up_and_eighteen_in_the_stack() -> None:
    table = new_game(choam=True, leader_0="muad_dib", leader_1="gurney_halleck", leader_2="staban_tuek")
    assert len(table.offered()) == 2
    assert len(table.g.contracts.zones[CONTRACT_STACK]) == 18
    assert new_game().offered() == []


@pytest.mark.rule("UPR-CHM-03")
def test_choam_cards_are_shuffled_in() -> None:
    for choam in (False, True):
        g = new_game(choam=choam).g
        cards = [CARDS[CARD_KIND[card]] for card in g.cards.zones[IMPERIUM] + g.cards.zones[ROW]]
        intrigue = [INTRIGUE[INTRIGUE_KIND[card]] for card in g.intrigue.zones[INTRIGUE_DECK]]
        assert len([card for card in cards if card.choam]) == (4 if choam else 0)
        assert len([card for card in intrigue if card.choam]) == (4 if choam else 0)


@pytest.mark.rule("UPR-CHM-04")
def test_shaddam_can_be_chosen_with_the_module_only() -> None:
    shaddam = LEADER_NUMBER["shaddam_corrino_iv"]
    assert shaddam in leaders_to_choose(choam=True)
    assert shaddam not in leaders_to_choose(choam=False)
    drawn = {tuple(new_game(seed=seed, choam=True).g.leaders) for seed in range(40)}
    assert {shaddam in leaders for leaders in drawn} == {True, False}


@pytest.mark.rule("UPR-CHM-05", "UPR-SYM-14")
def test_without_the_module_the_symbol_gives_two_solari() -> None:
    table = visited(position(hand={"A": "diplomacy"}), "diplomacy", "dutiful_service")
    assert table.solari("A") == 2


@pytest.mark.rule("UPR-CHM-05", "UPR-TRN-15")
@pytest.mark.parametrize(("module", "offered", "asked"), [(False, "", "B"), (True, "", "B"), (True, OFFER, "A")])
def test_solari_instead_of_a_contract_are_a_gain_like_any_other(module: bool, offered: str, asked: str) -> None:
    """Nobody is asked whether 2 Solari or the card of Accept Contract come first."""
    table = position(hand={"A": "dune_the_desert_planet"}, choam=module, offered=offered, stack="")
    table.turn("A").play("A", "dune_the_desert_planet", "accept_contract")
    assert table.asked() == asked
    assert table.solari("A") == (2 if asked == "B" else 0)


@pytest.mark.rule("UPR-CHM-06", "UPR-CHM-07", "UPR-SYM-14")
def test_a_face_up_contract_is_taken_and_replaced() -> None:
    table = position(hand={"A": "diplomacy"}, choam=True, offered=OFFER, stack="contract_deliver_supplies")
    table.turn("A").play("A", "diplomacy", "dutiful_service")
    assert set(table.options("A")) >= set(OFFER.split(", "))
    table.play("A", "contract_harvest_3")
    assert table.contracts("A") == ["contract_harvest_3"]
    assert table.offered() == ["contract_arrakeen_water", "contract_deliver_supplies"]
    assert table.seen("B")["players"][0]["contracts"] == ["contract_harvest_3"]
    assert table.solari("A") == 0


@pytest.mark.rule("UPR-CHM-08", "UPR-SYM-14")
def test_when_none_is_left_the_symbol_gives_solari_again() -> None:
    table = visited(position(hand={"A": "diplomacy"}, choam=True, stack=""), "diplomacy", "dutiful_service")
    assert table.solari("A") == 2


@pytest.mark.rule("UPR-CHM-08")
def test_who_was_to_choose_when_the_last_one_went_gets_solari() -> None:
    symbol = SPACES[DUTIFUL_SERVICE].entries[0].effect
    table = position(choam=True, stack="").ask(Ask(TAKE_CONTRACT, Seat(0), symbol.number, NO_SOURCE, INSIDE))
    assert (table.asked(), table.solari("A")) == ("", 2)


@pytest.mark.rule("UPR-CHM-09", "UPR-CHM-13")
def test_a_visit_completes_a_contract() -> None:
    table = position(hand={"A": "diplomacy"}, choam=True, contracts={"A": "contract_deliver_supplies"}, offered=OFFER)
    visited(table, "diplomacy", "deliver_supplies")
    assert table.solari("A") == 3
    assert table.contracts("A") == []
    assert table.completed("A") == ["contract_deliver_supplies"]
    assert "event-completes-contract" in table.told("B")


@pytest.mark.rule("UPR-CHM-09")
def test_another_space_completes_nothing() -> None:
    table = position(hand={"A": "reconnaissance"}, choam=True, contracts={"A": "contract_deliver_supplies"})
    visited(table, "reconnaissance", "arrakeen")
    assert table.contracts("A") == ["contract_deliver_supplies"]


@pytest.mark.rule("UPR-CHM-10")
@pytest.mark.parametrize(("bonus", "completed"), [(1, []), (2, ["contract_harvest_3"])])
def test_a_harvest_needs_enough_spice(bonus: int, completed: list[str]) -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        bonus={"imperial_basin": bonus},
    )
    visited(table, "dune_the_desert_planet", "imperial_basin")
    assert table.completed("A") == completed


@pytest.mark.rule("UPR-CHM-10", "UPR-RUL-78")
@pytest.mark.parametrize(("controller", "completed"), [("A", ["contract_harvest_3"]), ("B", [])])
def test_only_own_spice_counts_for_a_harvest(controller: str, completed: list[str]) -> None:
    """The bonus for the control of Imperial Basin is the third spice: for whoever controls it."""
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        bonus={"imperial_basin": 1},
        control={"imperial_basin": controller},
    )
    visited(table, "dune_the_desert_planet", "imperial_basin")
    assert table.completed("A") == completed
    assert table.spice("B") == (1 if controller == "B" else 0)


@pytest.mark.rule("UPR-CHM-10")
def test_spice_from_any_source_counts_on_a_maker_space() -> None:
    table = position(
        hand={"A": "smugglers_harvester"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        intrigue={"A": "crysknife"},
    )
    table.turn("A").play("A", "smugglers_harvester", "imperial_basin")
    while table.g.turn.spice_gained < 3:
        offered = table.options("A")
        table.play("A", "crysknife" if "crysknife" in offered and table.spice("A") == 2 else offered[0])
    table.finish_turn()
    assert table.completed("A") == ["contract_harvest_3"]


@pytest.mark.rule("UPR-CHM-10", "UPR-RUL-78")
@pytest.mark.parametrize(("space", "bonus"), [("hagga_basin", 1), ("hagga_basin", 2), ("deep_desert", 1)])
def test_the_last_spice_of_a_visit_completes_a_harvest(space: str, bonus: int) -> None:
    """Bonus spice is taken first, then the spice of the space: nothing is left to do but the contract."""
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        water={"A": 3},
        contracts={"A": "contract_harvest_3"},
        bonus={space: bonus},
    )
    visited(table, "dune_the_desert_planet", space)
    assert (table.completed("A"), table.solari("A")) == (["contract_harvest_3"], 3)


@pytest.mark.rule("UPR-CHM-10", "UPR-RUL-78")
def test_spice_of_a_plot_card_at_the_end_of_the_turn_counts() -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        bonus={"imperial_basin": 1},
        intrigue={"A": "crysknife"},
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "imperial_basin")
    assert (table.prompt("A"), table.spice("A"), table.completed("A")) == ("prompt-end-turn", 2, [])
    table.play("A", "crysknife")
    assert (table.completed("A"), table.solari("A")) == (["contract_harvest_3"], 3)


@pytest.mark.rule("UPR-CHM-10")
def test_spice_without_a_maker_space_is_no_harvest() -> None:
    """The second visit to the High Council gives 2 spice, Crysknife a third."""
    table = position(
        hand={"A": "dagger"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        council="A",
        solari={"A": 5},
        intrigue={"A": "crysknife"},
    )
    table.turn("A").play("A", "dagger", "high_council")
    while table.g.turn.spice_gained < 3:
        offered = table.options("A")
        table.play("A", "crysknife" if "crysknife" in offered else offered[0])
    table.finish_turn()
    assert table.spice("A") == 3
    assert table.contracts("A") == ["contract_harvest_3"]


@pytest.mark.rule("UPR-CHM-11")
def test_an_immediate_contract_is_completed_when_taken() -> None:
    table = position(hand={"A": "diplomacy"}, choam=True, offered="contract_immediate, contract_harvest_3", stack="")
    table.turn("A").play("A", "diplomacy", "dutiful_service", "contract_immediate").finish_turn()
    assert table.completed("A") == ["contract_immediate"]
    assert table.solari("A") == 2


@pytest.mark.rule("UPR-CHM-12")
def test_the_contract_of_the_spice_must_flow() -> None:
    table = position(
        hand={"A": "convincing_argument, convincing_argument, long_live_the_fighters, steersman, diplomacy"},
        choam=True,
        contracts={"A": "contract_acquire_spice_must_flow"},
        council="A",
    ).reveal_turn("A")
    assert table.persuasion("A") == 11
    table.play("A", "prepare_the_way")
    assert table.completed("A") == [], "another card does not do"
    table.play("A", "the_spice_must_flow").finish_turn()
    assert table.completed("A") == ["contract_acquire_spice_must_flow"]
    assert table.solari("A") == 3
    assert table.influence("A") == {"guild": 1}


@pytest.mark.rule("UPR-CHM-14")
def test_completed_contracts_stay_and_count() -> None:
    table = position(
        hand={"A": "interstellar_trade"},
        choam=True,
        completed={"A": "contract_immediate, contract_harvest_4, contract_heighliner_water"},
    ).reveal_turn("A")
    table.play("A", "card/interstellar_trade/reveal")
    assert table.persuasion("A") == 3
    assert len(table.completed("A")) == 3


@pytest.mark.rule("UPR-CHM-15")
def test_an_agent_who_is_already_there_completes_nothing() -> None:
    table = position(
        hand={"A": "diplomacy"},
        choam=True,
        placed={"A": "arrakeen"},
        offered="contract_arrakeen_water, contract_harvest_3",
        stack="",
    )
    table.turn("A").play("A", "diplomacy", "dutiful_service", "contract_arrakeen_water").finish_turn()
    assert table.contracts("A") == ["contract_arrakeen_water"]
    assert table.water("A") == 1
