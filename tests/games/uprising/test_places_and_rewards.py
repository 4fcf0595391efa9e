"""What every board space, Conflict, contract and Leader gives."""

from typing import Any

import pytest

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.rules.combat import reward
from tests.games.uprising.outcome import difference, gained, holdings, played_out
from tests.games.uprising.position import position

Line = tuple[str, str, tuple[str, ...], dict[str, Any], dict[str, int]]

# Space, card, answers, position, what the visit changes (apart from the card and the Agent).
VISITS: list[Line] = [
    ("sardaukar", "diplomacy", (), {"spice": {"A": 4}}, {"spice": -4, "emperor": 1, "intrigue": 1, "units": 4}),
    ("dutiful_service", "diplomacy", (), {}, {"emperor": 1, "solari": 2}),
    ("heighliner", "diplomacy", ("0",), {"spice": {"A": 5}}, {"spice": -5, "guild": 1, "units": 5}),
    ("deliver_supplies", "diplomacy", (), {}, {"guild": 1, "water": 1}),
    ("espionage", "diplomacy", ("post_fremen",), {"spice": {"A": 1}},
     {"spice": -1, "bene_gesserit": 1, "hand": 1, "spies": 1}),
    ("secrets", "diplomacy", (), {}, {"bene_gesserit": 1, "intrigue": 1}),
    ("desert_tactics", "diplomacy", ("diplomacy",), {}, {"water": -1, "fremen": 1, "units": 1, "trashed": 1}),
    ("fremkit", "diplomacy", (), {}, {"fremen": 1, "hand": 1}),
    ("high_council", "dagger", (), {"solari": {"A": 5}}, {"solari": -5}),
    ("high_council", "dagger", (), {"solari": {"A": 5}, "council": "A"},
     {"solari": -5, "spice": 2, "intrigue": 1, "units": 3}),
    ("imperial_privilege", "dagger", (), {"solari": {"A": 3}, "influence": {"A": "emperor 2"},
     "placed": {"A": "arrakeen"}, "intrigue": {"A": "devour"}}, {"solari": -3, "hand": 1, "agents": 1}),
    ("swordmaster", "dagger", (), {"solari": {"A": 8}}, {"solari": -8, "agents": 1}),
    ("swordmaster", "dagger", (), {"solari": {"A": 6}, "swordmaster": "B"}, {"solari": -6, "agents": 1}),
    ("assembly_hall", "dagger", (), {}, {"intrigue": 1}),
    ("gather_support", "dagger", ("free_entry",), {"solari": {"A": 2}}, {"units": 2}),
    ("gather_support", "dagger", ("paid_entry",), {"solari": {"A": 2}}, {"solari": -2, "units": 2, "water": 1}),
    ("shipping", "dune_the_desert_planet", ("fremen",), {"spice": {"A": 3}, "influence": {"A": "guild 2"}},
     {"spice": -3, "solari": 5, "fremen": 1}),
    ("accept_contract", "dune_the_desert_planet", (), {}, {"hand": 1, "solari": 2}),
    ("arrakeen", "reconnaissance", ("0",), {}, {"hand": 1, "units": 1}),
    ("imperial_basin", "dune_the_desert_planet", ("0",), {}, {"spice": 1}),
    ("hagga_basin", "dune_the_desert_planet", ("0",), {}, {"water": -1, "spice": 2}),
    ("deep_desert", "dune_the_desert_planet", ("0",), {"water": {"A": 3}}, {"water": -3, "spice": 4}),
]  # fmt: skip


@pytest.mark.parametrize(("space", "card", "answers", "setup", "changed"), VISITS)
def test_visit(space: str, card: str, answers: tuple[str, ...], setup: dict[str, Any], changed: dict[str, int]) -> None:
    table = position(hand={"A": card}, **setup)
    before = holdings(table)
    assert played_out(table, card, space, answers) == []
    after = difference(holdings(table), before)
    moved = {"hand": -1, "agents": -1} | ({"in_play": 1} if "trashed" not in after else {"in_play": 0})
    for name, amount in moved.items():
        after[name] = after.get(name, 0) - amount
    assert {name: amount for name, amount in after.items() if amount} == changed


def test_visit_prices_of_the_cities() -> None:
    """Spaces whose effect is a choice: either part can be had."""
    for space, choices in {"spice_refinery": 2, "sietch_tabr": 2}.items():
        results: list[dict[str, int]] = []
        for place in range(choices):
            setup: dict[str, Any] = {"spice": {"A": 3}, "water": {"A": 3}, "influence": {"A": "fremen 2"}}
            table = position(hand={"A": "reconnaissance"}, **setup)
            before = holdings(table)
            turn = table.turn("A").g.turn
            table.play("A", "reconnaissance", space)
            first = table.options("A")
            table.play("A", first[min(place, len(first) - 1)])
            while table.g.turn is turn:
                offered = table.options("A")
                table.play("A", next((one for one in ("0", "end_turn") if one in offered), offered[0]))
            results.append(difference(holdings(table), before))
        assert results[0] != results[1], space


def test_research_station() -> None:
    table = position(hand={"A": "reconnaissance"}, water={"A": 2})
    before = holdings(table)
    played_out(table, "reconnaissance", "research_station", ("0",))
    changed = difference(holdings(table), before)
    assert changed["water"] == -2
    assert changed["hand"] == 2 - 1
    assert changed["units"] == 2


def test_every_space_is_visited() -> None:
    by_hand = {"spice_refinery", "research_station", "sietch_tabr"}
    assert {space.id for space in SPACES} == {line[0] for line in VISITS} | by_hand


# Conflict, first, second and third reward of A; Influence of choice goes to the Fremen, Spies beside them.
REWARDS: list[tuple[str, dict[str, int], dict[str, int], dict[str, int]]] = [
    ("skirmish_crysknife", {"fremen": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    ("skirmish_desert_mouse", {"solari": 2}, {"solari": 3}, {"solari": 2}),
    ("skirmish_ornithopter", {"intrigue": 1, "solari": 1}, {"intrigue": 1, "solari": 2}, {"intrigue": 1}),
    ("choam_security", {"guild": 1, "solari": 2, "units": 1}, {"water": 1, "solari": 2, "units": 2},
     {"intrigue": 1, "units": 1}),
    ("protect_the_sietches", {"fremen": 1, "water": 1, "units": 1}, {"spice": 3, "units": 1}, {"spice": 2}),
    ("secure_imperial_basin", {"spice": 2, "units": 1}, {"water": 2, "units": 1}, {"water": 1, "units": 1}),
    ("seize_spice_refinery", {"spies": 1, "spice": 2}, {"intrigue": 1, "spice": 1, "units": 1}, {"spice": 2}),
    ("shadow_contest", {"bene_gesserit": 1, "intrigue": 1}, {"intrigue": 1, "spice": 1, "units": 1},
     {"spice": 1, "units": 1}),
    ("siege_of_arrakeen", {"solari": 2, "units": 2}, {"solari": 4, "units": 1}, {"solari": 3}),
    ("spice_freighters", {"fremen": 1}, {"water": 1, "spice": 1, "units": 1}, {"spice": 1, "units": 1}),
    ("test_of_loyalty", {"emperor": 1, "spies": 1, "solari": 2}, {"solari": 4, "units": 1}, {"solari": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("conflict", "first", "second", "third"), REWARDS)
def test_rewards(conflict: str, first: dict[str, int], second: dict[str, int], third: dict[str, int]) -> None:
    for stronger, expected in ((0, first), (1, second), (2, third)):
        others = {"B": 2, "C": 2, "D": 2}
        swords = {name: (9 - place if place < stronger else -1) for place, name in enumerate(others)}
        table = position(
            4,
            troops={"A": 1} | {name: 1 for name, value in swords.items() if value >= 0},
            swords={name: value for name, value in swords.items() if value >= 0},
            conflict=conflict,
            objectives=dict.fromkeys("ABCD", "objective_desert_mouse_first"),
            objectives_turned="ABCD",
        )
        before = holdings(table)
        table.combat()
        while "event-conflict-over" not in table.told():
            name = table.asked()[0]
            offered = table.options(name)
            wanted = ("fremen", "post_fremen", "decline") if name == "A" else ("decline",)
            table.play(name, next((one for one in wanted if one in offered), offered[0]))
        changed = difference(holdings(table), before)
        changed["units"] = changed.get("units", 0) + 1  # the troop that fought
        for later in ("swords", "hand"):  # the next round has begun
            changed.pop(later, None)
        assert {key: value for key, value in changed.items() if value} == expected


@pytest.mark.parametrize(
    ("conflict", "setup", "changed"),
    [
        ("battle_for_arrakeen", {"spies": {"A": "post_emperor, post_guild"}}, {"vp": 2, "spies": -2}),
        ("battle_for_arrakeen", {}, {"vp": 1}),
        ("battle_for_imperial_basin", {"spice": {"A": 4}}, {"vp": 2, "spice": -4}),
        ("battle_for_spice_refinery", {"solari": {"A": 6}}, {"vp": 2, "solari": -6}),
        ("propaganda", {}, {"emperor": 1, "fremen": 1}),
    ],
)
def test_first_reward_of_the_third_level(conflict: str, setup: dict[str, Any], changed: dict[str, int]) -> None:
    table = position(troops={"A": 1}, conflict=conflict, objectives_turned="ABC", **setup)
    before = holdings(table)
    table.combat()
    wanted = ["fremen", "emperor", "pay"]
    while "event-conflict-over" not in table.told():
        offered = table.options("A")
        table.play("A", next((one for one in wanted if one in offered), offered[0]))
    after = difference(holdings(table), before)
    assert {name: amount for name, amount in after.items() if name not in ("hand", "units")} == changed
    place = CONFLICTS[[card.id for card in CONFLICTS].index(conflict)].location
    assert place < 0 or table.controller(SPACES[place].id) == "A"


@pytest.mark.parametrize(
    ("conflict", "second", "third"),
    [
        ("trade_dispute", {"water": 1, "spice": 1, "trashed": 1}, {"water": 1, "units": 1}),
        ("battle_for_arrakeen", {"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}),
        ("battle_for_imperial_basin", {"spice": 5}, {"spice": 3}),
        ("battle_for_spice_refinery", {"intrigue": 1, "spice": 3}, {"spice": 3}),
        ("propaganda", {"intrigue": 1, "spice": 3}, {"spice": 3}),
    ],
)
def test_lower_rewards(conflict: str, second: dict[str, int], third: dict[str, int]) -> None:
    for rank, expected in ((1, second), (2, third)):
        table = position(conflict=conflict, discard={"A": "dagger"})
        before = holdings(table)
        table.start(reward, 0, rank)
        while table.asked():
            table.play("A", table.options("A")[0])
        changed = difference(holdings(table), before)
        changed.pop("discard", None)
        assert changed == expected


def test_every_conflict_has_its_test() -> None:
    by_hand = {"trade_dispute"} | {card.id for card in CONFLICTS if card.level == 3}
    assert {card.id for card in CONFLICTS} == {line[0] for line in REWARDS} | by_hand


def test_trade_dispute() -> None:
    table = position(troops={"A": 1}, conflict="trade_dispute", objectives_turned="ABC", discard={"A": "dagger"})
    table.combat()
    while "event-conflict-over" not in table.told():
        offered = table.options("A")
        table.play("A", "dagger" if "dagger" in offered else offered[0])
    assert (table.solari("A"), table.water("A")) == (2, 2)
    assert table.trashed() == ["dagger"]


# Contract and what its completion adds; the visit itself is the same with and without it.
COMPLETIONS: list[Line] = [
    ("contract_arrakeen_water", "arrakeen", (), {}, {"water": 1}),
    ("contract_arrakeen_spy", "arrakeen", ("post_fremen",), {}, {"units": 1, "spies": 1}),
    ("contract_deliver_supplies", "deliver_supplies", (), {}, {"solari": 3}),
    ("contract_espionage", "espionage", (), {"spice": {"A": 1}}, {"solari": 3}),
    ("contract_harvest_3", "imperial_basin", (), {"bonus": {"imperial_basin": 2}}, {"solari": 3}),
    ("contract_harvest_4", "imperial_basin", (), {"bonus": {"imperial_basin": 3}}, {"solari": 4}),
    ("contract_heighliner_water", "heighliner", (), {"spice": {"A": 5}}, {"water": 2}),
    ("contract_heighliner_troops", "heighliner", (), {"spice": {"A": 5}}, {"units": 2}),
    ("contract_high_council_influence", "high_council", (), {"solari": {"A": 5}}, {"bene_gesserit": 1}),
    ("contract_high_council_solari", "high_council", (), {"solari": {"A": 5}}, {"solari": 3}),
    ("contract_research_station_spy", "research_station", ("post_fremen",), {"water": {"A": 2}},
     {"solari": 2, "spies": 1}),
    ("contract_research_station_solari", "research_station", (), {"water": {"A": 2}}, {"solari": 3}),
    ("contract_sardaukar_cards", "sardaukar", (), {"spice": {"A": 4}}, {"hand": 2}),
    ("contract_sardaukar_recall", "sardaukar", (), {"spice": {"A": 4}, "placed": {"A": "arrakeen"}}, {"agents": 1}),
    ("contract_spice_refinery_cards", "spice_refinery", (), {}, {"hand": 2}),
    ("contract_spice_refinery_water", "spice_refinery", (), {}, {"water": 1}),
]  # fmt: skip

_CARD = {"arrakeen": "reconnaissance", "spice_refinery": "reconnaissance", "research_station": "reconnaissance",
         "high_council": "dagger", "imperial_basin": "dune_the_desert_planet"}  # fmt: skip


@pytest.mark.parametrize(("contract", "space", "answers", "setup", "added"), COMPLETIONS)
def test_contract(
    contract: str, space: str, answers: tuple[str, ...], setup: dict[str, Any], added: dict[str, int]
) -> None:
    card = _CARD.get(space, "diplomacy")
    without, having = [
        position(hand={"A": card}, choam=True, contracts={"A": held}, **setup) for held in ("", contract)
    ]
    played_out(without, card, space, answers)
    assert played_out(having, card, space, answers) == []
    assert having.completed("A") == [contract]
    assert difference(holdings(having), holdings(without)) == added


def test_every_contract_has_its_test() -> None:
    elsewhere = {"contract_acquire_spice_must_flow", "contract_immediate"}  # in test_contracts.py
    assert {one.id for one in CONTRACTS} == {line[0] for line in COMPLETIONS} | elsewhere


# Leader, space, answers, position, what the Signet Ring adds.
SIGNETS: list[Line] = [
    ("gurney_halleck", "assembly_hall", (), {}, {"units": 1}),
    ("lady_amber_metulli", "assembly_hall", (), {}, {"solari": 1}),
    ("lady_amber_metulli", "assembly_hall", (), {"alliances": {"guild": "A"}}, {"solari": 1, "spice": 1}),
    ("lady_jessica", "assembly_hall", ("pay",), {"spice": {"A": 1}}, {"spice": -1, "intrigue": 1}),
    ("lady_margot_fenring", "assembly_hall", ("post_arrakeen_refinery",), {}, {"spies": 1}),
    ("muad_dib", "assembly_hall", (), {}, {"hand": 1}),
    ("princess_irulan", "assembly_hall", ("leader/princess_irulan/signet/0",), {"row": "sardaukar_soldier, overthrow"},
     {"hand": 1}),
    ("shaddam_corrino_iv", "assembly_hall", ("leader/shaddam_corrino_iv/signet/1/0",),
     {"choam": True, "solari": {"A": 3}}, {"solari": 1, "units": 1}),
    ("shaddam_corrino_iv", "assembly_hall", ("leader/shaddam_corrino_iv/signet/1/1", "fremen"),
     {"choam": True, "solari": {"A": 3}}, {"solari": -3, "fremen": 1}),
    ("staban_tuek", "assembly_hall", ("post_assembly", "pay"), {"spice": {"A": 1}},
     {"spies": 1, "spice": -1, "solari": 3}),
    ("staban_tuek", "assembly_hall", ("post_fremen", "pay"), {"solari": {"A": 2}},
     {"spies": 1, "solari": -2, "intrigue": 1}),
    ("feyd_rautha_harkonnen", "assembly_hall", ("training_first_spy", "post_fremen"), {}, {"spies": 1}),
    ("reverend_mother_jessica", "assembly_hall", ("pay",), {"spice": {"A": 1}}, {"spice": -1, "water": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("leader", "space", "answers", "setup", "added"), SIGNETS)
def test_signet(
    leader: str, space: str, answers: tuple[str, ...], setup: dict[str, Any], added: dict[str, int]
) -> None:
    others = [one for one in ("muad_dib", "gurney_halleck", "lady_margot_fenring") if one != leader]
    leaders = {"A": leader, "B": others[0], "C": others[1]}
    assert gained("signet_ring", space, answers, leaders=leaders, **setup) == added


def test_every_leader_has_its_test() -> None:
    assert {leader.id for leader in LEADERS} == {line[0] for line in SIGNETS}
