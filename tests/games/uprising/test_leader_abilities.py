"""What every leader does all game long, and what waits on the training track."""

from typing import Any

import pytest

from sandtable.games.uprising.effects import no_deploy, special
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.rules.interpreter import possible, run
from sandtable.games.uprising.rules.kinds import INSIDE
from sandtable.games.uprising.terms import NO_SOURCE
from sandtable.kernel.seats import Seat
from tests.games.uprising.outcome import difference, gained, holdings
from tests.games.uprising.position import Position, position

OTHERS = {"B": "princess_irulan", "C": "lady_margot_fenring"}


def leader_of(table: Position, name: str) -> str:
    return LEADERS[table.g.leaders[table.seat(name)]].id


# Feyd-Rautha Harkonnen.


def test_devious_strength_turns_a_spy_into_swords() -> None:
    table = position(
        leaders={"A": "feyd_rautha_harkonnen"}, hand={"A": "dagger"}, spies={"A": "post_emperor, post_guild"}
    ).reveal_turn("A")
    table.play("A", "leader/feyd_rautha_harkonnen/ability", "post_guild")
    assert table.spies("A") == ["post_emperor"]
    assert table.swords("A") == 1 + 2
    assert table.options("A") == ["end_turn"]


def test_devious_strength_need_not_be_used() -> None:
    table = position(leaders={"A": "feyd_rautha_harkonnen"}, hand={"A": "dagger"}, spies={"A": "post_emperor"})
    table.reveal_turn("A").play("A", "end_turn")
    assert table.spies("A") == ["post_emperor"]
    assert table.swords("A") == 1


@pytest.mark.rule("UPR-CLR-06", "UPR-CLR-07")
@pytest.mark.parametrize(
    ("standing", "answers", "reached", "changed"),
    [
        ("start", ("training_paid_trash", "seek_allies"), "paid_trash", {"hand": -1, "solari": -1, "trashed": 1}),
        ("start", ("use", "training_paid_trash", "decline"), "paid_trash", {}),
        ("start", ("training_first_spy", "post_fremen"), "first_spy", {"spies": 1}),
        ("paid_trash", ("use", "seek_allies"), "middle_trash", {"hand": -1, "trashed": 1}),
        ("first_spy", ("use", "seek_allies"), "middle_trash", {"hand": -1, "trashed": 1}),
        ("middle_trash", ("training_late_trash", "seek_allies"), "late_trash", {"hand": -1, "trashed": 1}),
        ("middle_trash", ("training_second_spy", "post_fremen"), "second_spy", {"spies": 1}),
        ("second_spy", ("use",), "spice_stop", {"spice": 2}),
        ("late_trash", ("use", "post_fremen"), "final", {"units": 1, "spies": 1}),
        ("spice_stop", ("use", "post_fremen"), "final", {"units": 1, "spies": 1}),
    ],
)
def test_every_step_of_the_training_track(
    standing: str, answers: tuple[str, ...], reached: str, changed: dict[str, int]
) -> None:
    setup: dict[str, Any] = {"leaders": {"A": "feyd_rautha_harkonnen"}, "training": {"A": standing}, "solari": {"A": 1}}
    assert gained("signet_ring", "assembly_hall", answers, "seek_allies", **setup) == changed
    table = position(hand={"A": "signet_ring, seek_allies"}, **setup).turn("A")
    table.play("A", "signet_ring", "assembly_hall", "as_printed", "use")
    table.play("A", *[answer for answer in answers if answer.startswith("training")])
    assert table.seen("B")["players"][0]["training"] == reached


# Gurney Halleck.


@pytest.mark.rule("UPR-RUL-84")
@pytest.mark.parametrize(("troops", "persuasion"), [(2, 0), (3, 1)])
def test_always_smiling_asks_for_six(troops: int, persuasion: int) -> None:
    """With a Dagger two troops make 5, three make 7."""
    table = position(leaders={"A": "gurney_halleck"}, hand={"A": "dagger"}, troops={"A": troops}).reveal_turn("A")
    assert table.persuasion("A") == persuasion


@pytest.mark.rule("UPR-RUL-84")
def test_always_smiling_comes_when_strength_does_and_stays_when_it_goes() -> None:
    table = position(
        leaders={"A": "gurney_halleck"}, hand={"A": "chani_clever_tactician"}, troops={"A": 2}, worms={"A": 1}
    ).reveal_turn("A")
    assert table.persuasion("A") == 1
    table.play("A", "card/chani_clever_tactician/reveal/0")
    assert (table.troops("A"), table.strength("A")) == (0, 3 + 4)
    assert table.persuasion("A") == 1
    late = position(
        leaders={"A": "gurney_halleck"}, hand={"A": "dagger"}, troops={"A": 2}, intrigue={"A": "detonation"}
    ).reveal_turn("A")
    assert late.persuasion("A") == 0
    late.play("A", "detonation", "intrigue/detonation/plot/1", "1")
    assert (late.strength("A"), late.persuasion("A")) == (7, 1)


# Lady Amber Metulli.


@pytest.mark.parametrize(("answer", "left"), [("1", 1), ("0", 2)])
def test_desert_scouts_may_retreat_one_troop(answer: str, left: int) -> None:
    table = position(leaders={"A": "lady_amber_metulli"}, hand={"A": "dagger"}, troops={"A": 2}).reveal_turn("A")
    table.play("A", "leader/lady_amber_metulli/ability")
    assert table.options("A") == ["1", "0"]
    table.play("A", answer)
    assert table.troops("A") == left
    assert table.options("A") == ["end_turn"]


# Lady Jessica.


def jessica(memories: int = 2) -> Position:
    return position(
        leaders={"A": "lady_jessica"} | OTHERS,
        hand={"A": "diplomacy"},
        deck={"A": "dagger, dagger, convincing_argument"},
        memories={"A": memories},
        intrigue_deck="devour, cunning",
    ).turn("A")


def test_spice_agony_makes_a_memory_of_a_troop() -> None:
    table = position(leaders={"A": "lady_jessica"} | OTHERS, hand={"A": "signet_ring"}, spice={"A": 1}).turn("A")
    table.play("A", "signet_ring", "accept_contract", "card/signet_ring/agent").finish_turn()
    assert table.g.memories[0] == 1
    assert table.supply("A") == 9 - 1


@pytest.mark.rule("UPR-RUL-19")
def test_the_chronicler_may_do_neither() -> None:
    """A card for 1 lies in the Row, and one in hand could be trashed."""
    table = position(
        leaders={"A": "princess_irulan", "B": "muad_dib", "C": "lady_margot_fenring"},
        hand={"A": "signet_ring, dagger"},
        row="sardaukar_soldier",
    ).turn("A")
    table.play("A", "signet_ring", "accept_contract", "card/signet_ring/agent")
    before = table.trashed()
    assert table.prompt("A") == "prompt-choose"
    table.play("A", "decline").finish_turn()
    assert (table.trashed(), table.row()) == (before, ["sardaukar_soldier"])
    assert "dagger" in table.hand("A")
    assert table.has("A") == (2, 0, 1), "nothing but the space's Solari is gained"


@pytest.mark.parametrize(("card", "spice"), [("dagger", 0), ("sardaukar_soldier", 2)])
def test_the_chronicler_gains_spice_for_a_card_that_cost_something(card: str, spice: int) -> None:
    table = position(
        leaders={"A": "princess_irulan", "B": "muad_dib", "C": "lady_margot_fenring"},
        hand={"A": f"signet_ring, {card}"},
        row="overthrow",
    ).turn("A")
    table.play("A", "signet_ring", "accept_contract", "card/signet_ring/agent", card).finish_turn()
    assert card in table.trashed()
    assert table.spice("A") == spice


@pytest.mark.rule("UPR-CLR-08")
def test_deploying_can_be_forbidden_only_once_a_turn() -> None:
    g = position().turn("A").g
    assert possible(g, Seat(0), no_deploy(), NO_SOURCE)
    run(g, Seat(0), no_deploy(), NO_SOURCE, INSIDE)
    assert not possible(g, Seat(0), no_deploy(), NO_SOURCE)


@pytest.mark.parametrize("left", [0, 1])
def test_the_last_troop_of_the_supply_can_become_a_memory(left: int) -> None:
    """Without one the arrow still brings its Intrigue card."""
    table = position(
        leaders={"A": "lady_jessica"} | OTHERS,
        hand={"A": "signet_ring"},
        spice={"A": 1},
        supply={"A": left},
        intrigue_deck="devour",
    ).turn("A")
    assert possible(table.g, Seat(0), special("memory"), NO_SOURCE) is (left > 0)
    table.play("A", "signet_ring", "accept_contract", "card/signet_ring/agent").finish_turn()
    assert (table.g.memories[0], table.supply("A")) == (left, 0)
    assert table.intrigue("A") == ["devour"]


@pytest.mark.rule("UPR-RUL-19")
def test_the_last_troop_goes_where_its_owner_wants_it_first() -> None:
    """Arrakeen recruits one troop: it does not come by itself while the signet ring could make a memory of it."""
    table = position(
        leaders={"A": "lady_jessica"} | OTHERS, hand={"A": "signet_ring"}, spice={"A": 1}, supply={"A": 1}
    ).turn("A")
    table.play("A", "signet_ring", "arrakeen", "card/signet_ring/agent").finish_turn()
    assert (table.g.memories[0], table.supply("A"), table.garrison("A") + table.troops("A")) == (1, 0, 3)


def test_other_memories_return_and_draw_cards() -> None:
    table = jessica().play("A", "diplomacy", "secrets")
    table.play("A", "leader/lady_jessica/ability")
    assert leader_of(table, "A") == "reverend_mother_jessica"
    assert table.g.memories[0] == 0
    assert table.supply("A") == 9
    assert len(table.hand("A")) == 2


def test_other_memories_need_not_return() -> None:
    table = jessica().play("A", "diplomacy", "secrets", "as_printed")
    assert table.prompt("A") == "prompt-use"
    table.play("A", "decline").finish_turn()
    assert leader_of(table, "A") == "lady_jessica"
    assert table.g.memories[0] == 2
    assert table.hand("A") == []


@pytest.mark.rule("UPR-RUL-121")
def test_jessica_without_memories_may_still_turn() -> None:
    table = jessica(memories=0).play("A", "diplomacy", "secrets", "leader/lady_jessica/ability")
    assert leader_of(table, "A") == "reverend_mother_jessica"
    assert table.hand("A") == []
    assert "event-memories-return" not in table.told()


def test_other_memories_wait_for_the_bene_gesserit() -> None:
    table = jessica().play("A", "diplomacy", "fremkit").finish_turn()
    assert leader_of(table, "A") == "lady_jessica"
    assert table.g.memories[0] == 2


@pytest.mark.rule("UPR-RUL-82")
def test_the_reverend_mother_acts_on_the_turn_she_appears() -> None:
    table = jessica().play("A", "diplomacy", "secrets", "leader/lady_jessica/ability")
    table.play("A", "leader/reverend_mother_jessica/ability").finish_turn()
    assert table.water("A") == 0
    assert len(table.intrigue("A")) == 2
    assert table.influence("A") == {"bene_gesserit": 1}


@pytest.mark.parametrize(
    ("space", "changed"),
    [
        ("espionage", {"water": -1, "hand": 1}),
        ("fremkit", {"water": -1, "hand": 1}),
        ("desert_tactics", {"water": -1, "units": 1}),
    ],
)
def test_the_reverend_mother_repeats_a_space_once(space: str, changed: dict[str, int]) -> None:
    """Neither its cost nor its Influence: only what is printed on the space."""
    results = []
    for answer in ("decline", "pay"):
        table = position(
            leaders={"A": "reverend_mother_jessica"} | OTHERS,
            hand={"A": "diplomacy"},
            spice={"A": 1},
            water={"A": 5},
        ).turn("A")
        turn = table.g.turn
        table.play("A", "diplomacy", space)
        asked = 0
        while table.g.turn is turn:
            offered = table.options("A")
            if table.prompt("A") == "prompt-pay":
                asked += 1
                table.play("A", answer)
            else:
                table.play("A", "decline" if "decline" in offered else offered[0])
        assert asked == 1
        results.append(holdings(table))
    assert difference(results[1], results[0]) == changed


def test_the_reverend_mother_repeats_no_other_space() -> None:
    table = position(leaders={"A": "reverend_mother_jessica"} | OTHERS, hand={"A": "diplomacy"}, water={"A": 5})
    table.turn("A").play("A", "diplomacy", "deliver_supplies")
    assert table.asked() == "B"


# Muad'Dib.


@pytest.mark.parametrize(("worms", "intrigue"), [(0, 0), (1, 1), (2, 1)])
def test_unpredictable_foe_asks_for_a_sandworm(worms: int, intrigue: int) -> None:
    table = position(leaders={"A": "muad_dib"}, hand={"A": "dagger"}, worms={"A": worms}).reveal_turn("A")
    if worms:
        assert "end_turn" not in table.options("A")
        table.play("A", "leader/muad_dib/ability")
    table.play("A", "end_turn")
    assert len(table.intrigue("A")) == intrigue


# Shaddam Corrino IV.


@pytest.mark.rule("UPR-RUL-80")
@pytest.mark.parametrize(("leader", "offered"), [("shaddam_corrino_iv", 4), ("muad_dib", 2)])
def test_only_shaddam_takes_contracts_from_his_reserve(leader: str, offered: int) -> None:
    table = position(
        leaders={"A": leader} | OTHERS,
        hand={"A": "diplomacy"},
        choam=True,
        offered="contract_harvest_3, contract_arrakeen_water",
        reserved="contract_sardaukar_cards, contract_sardaukar_recall",
        stack="contract_espionage",
    ).turn("A")
    table.play("A", "diplomacy", "dutiful_service")
    assert len([one for one in table.options("A") if one.startswith("contract_")]) == offered
    if offered == 4:
        table.play("A", "contract_sardaukar_cards")
        assert table.contracts("A") == ["contract_sardaukar_cards"]
        assert table.offered() == ["contract_arrakeen_water", "contract_harvest_3"]


# Staban Tuek.


@pytest.mark.parametrize(
    ("spy", "space", "spice"),
    [
        ("post_imperial_basin", "imperial_basin", 1),
        ("post_choam", "imperial_basin", 0),
        ("post_choam", "accept_contract", 0),
    ],
)
def test_staban_smuggles_where_he_spies_on_a_maker_space(spy: str, space: str, spice: int) -> None:
    table = position(
        leaders={"A": "staban_tuek", "B": "muad_dib"}, hand={"B": "dune_the_desert_planet"}, spies={"A": spy}
    ).turn("B")
    table.play("B", "dune_the_desert_planet", space).finish_turn()
    assert table.spice("A") == spice


def test_staban_does_not_smuggle_from_himself() -> None:
    table = position(
        leaders={"A": "staban_tuek", "B": "muad_dib"},
        hand={"A": "dune_the_desert_planet"},
        spies={"A": "post_imperial_basin"},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "imperial_basin", "decline").finish_turn()
    assert table.spice("A") == 1
