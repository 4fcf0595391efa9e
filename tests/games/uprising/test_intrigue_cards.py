"""What every Intrigue card does, in each of the ways it can be played."""

from typing import Any

import pytest

from sandtable.games.uprising.cards.intrigue import INTRIGUE
from tests.games.uprising.outcome import difference, holdings
from tests.games.uprising.position import Position, position

CONTRACTS = "contract_immediate, contract_harvest_4, contract_heighliner_water, contract_heighliner_troops"
TWO_SPIES = {"spies": {"A": "post_emperor, post_guild"}}
FIGHT: dict[str, Any] = {"troops": {"A": 4, "B": 1}}


def _answer(table: Position, wanted: list[str], until: str) -> None:
    """A gives the wanted answers, otherwise the first, until the question of that message comes again."""
    while table.asked() == "A" and table.prompt("A") != until:
        offered = table.options("A")
        chosen = next((one for one in wanted if one in offered), "")
        if chosen:
            wanted.remove(chosen)
        table.play("A", chosen or offered[0])
    assert wanted == []


def plotted(card: str, *wanted: str, hand: str = "dagger", **setup: Any) -> dict[str, int]:
    """What playing a Plot card at the start of the own turn changes."""
    held = {"A": card} | setup.pop("intrigue", {})
    table = position(hand={"A": hand}, intrigue=held, **setup).turn("A")
    before = holdings(table)
    table.play("A", card)
    _answer(table, list(wanted), "prompt-turn")
    changed = difference(holdings(table), before)
    changed["intrigue"] = changed.get("intrigue", 0) + 1  # the card itself
    return {name: amount for name, amount in changed.items() if amount}


def fought(card: str, *wanted: str, **setup: Any) -> dict[str, int]:
    """What playing a Combat card changes. A holds a second card, so that A is asked again."""
    table = position(intrigue={"A": f"{card}, buy_access"}, **FIGHT | setup).combat()
    before = holdings(table)
    table.play("A", card)
    _answer(table, list(wanted), "prompt-combat")
    changed = difference(holdings(table), before)
    changed["intrigue"] = changed.get("intrigue", 0) + 1
    return {name: amount for name, amount in changed.items() if amount}


def ended(card: str, *wanted: str, **setup: Any) -> dict[str, int] | None:
    """What playing an Endgame card changes; None if it cannot be played."""
    table = position(intrigue={"A": card}, conflict_deck="", **setup).recall()
    if card not in table.options("A"):
        return None
    before = holdings(table)
    table.play("A", card)
    _answer(table, list(wanted), "prompt-endgame")
    changed = difference(holdings(table), before)
    changed.pop("intrigue")
    changed.pop("agents", None)
    return changed


Case = tuple[str, tuple[str, ...], dict[str, Any], dict[str, int]]

PLOTS: list[Case] = [
    ("backed_by_choam", ("guild",), {"choam": True, "influence": {"A": "guild 1"}}, {"guild": -1, "solari": 4}),
    ("buy_access", ("guild", "fremen"), {"solari": {"A": 5}}, {"solari": -5, "guild": 1, "fremen": 1}),
    ("change_allegiances", ("guild", "fremen", "emperor"), {"influence": {"A": "guild 1"}, "spice": {"A": 3}},
     {"guild": -1, "fremen": 1, "spice": -3, "emperor": 1}),
    ("contingency_plan", (), {}, {"solari": 2}),
    ("councilors_ambition", (), {"council": "A"}, {"water": 2}),
    ("crysknife", (), {}, {"spice": 1}),
    ("cunning", (), {}, {"hand": 1}),
    ("depart_for_arrakis", (), {"spice": {"A": 2}, "influence": {"A": "guild 3"}},
     {"spice": -2, "units": 3, "hand": 1}),
    ("depart_for_arrakis", (), {"spice": {"A": 2}, "influence": {"A": "guild 2"}}, {"spice": -2, "units": 3}),
    ("desert_mouse", (), {}, {"spice": 1}),
    ("imperium_politics", ("guild",), {"solari": {"A": 1}}, {"solari": -1, "guild": 1}),
    ("inspire_awe", ("desert_survival",), {"row": "desert_survival, overthrow"}, {"discard": 1}),
    ("inspire_awe", ("desert_survival",),
     {"row": "desert_survival, overthrow", "worms": {"A": 1}, "shield_wall": False}, {"hand": 1}),
    ("intelligence_report", (), {}, {"hand": 1}),
    ("intelligence_report", (), {"spies": {"A": "post_emperor"}}, {"hand": 1}),
    ("intelligence_report", (), TWO_SPIES, {"hand": 2}),
    ("market_opportunity", (), {"spice": {"A": 2}}, {"spice": -2, "solari": 5}),
    ("market_opportunity", (), {"solari": {"A": 5}}, {"solari": -5, "spice": 5}),
    ("mercenaries", (), {"solari": {"A": 3}}, {"solari": -3, "intrigue": 1, "units": 2}),
    ("opportunism", ("guild", "fremen"), {"solari": {"A": 2}, "influence": {"A": "guild 1, fremen 1"}},
     {"guild": -1, "fremen": -1, "solari": -2, "vp": 1}),
    ("ornithopter", (), {}, {"spice": 1}),
    ("shaddams_favor", (), {"influence": {"A": "emperor 2"}}, {"units": 1}),
    ("shaddams_favor", (), {"influence": {"A": "emperor 3"}}, {"units": 1, "solari": 3}),
    ("sietch_ritual", ("dagger", "fremen"), {}, {"hand": -1, "discard": 1, "fremen": 1}),
    ("special_mission", ("post_arrakeen_refinery",), {}, {"spies": 1}),
    ("strategic_stockpiling", (), {"spice": {"A": 5}, "water": {"A": 3}, "influence": {"A": "fremen 3"}},
     {"spice": -5, "water": -3, "vp": 2}),
    ("strategic_stockpiling", (), {"spice": {"A": 5}, "water": {"A": 3}, "influence": {"A": "fremen 2"}},
     {"spice": -5, "vp": 1}),
    ("strategic_stockpiling", (), {"spice": {"A": 4}, "water": {"A": 3}, "influence": {"A": "fremen 3"}},
     {"water": -3, "vp": 1}),
    ("unexpected_allies", (), {"water": {"A": 2}}, {"water": -2, "worms": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "answers", "setup", "changed"), PLOTS)
def test_plot(card: str, answers: tuple[str, ...], setup: dict[str, Any], changed: dict[str, int]) -> None:
    assert plotted(card, *answers, **setup) == changed


FIGHTS: list[Case] = [
    ("backed_by_choam", (), {"choam": True, "completed": {"A": "contract_immediate, contract_harvest_4"}},
     {"swords": 4}),
    ("contingency_plan", (), {}, {"swords": 3}),
    ("devour", (), {}, {"swords": 2}),
    ("devour", ("decline",), {"worms": {"A": 1}, "shield_wall": False}, {"swords": 4}),
    ("find_weakness", ("post_emperor",), TWO_SPIES, {"swords": 5, "spies": -1}),
    ("find_weakness", (), {}, {"swords": 2}),
    ("find_weakness", ("decline",), TWO_SPIES, {"swords": 2}),
    ("go_to_ground", ("2", "post_fremen"), {}, {"spies": 1}),
    ("impress", ("desert_survival",), {"row": "desert_survival, overthrow"}, {"swords": 2, "discard": 1}),
    ("questionable_methods", ("guild",), {"influence": {"A": "guild 1"}}, {"swords": 5, "guild": -1}),
    ("reach_agreement", ("2", "contract_harvest_3"),
     {"choam": True, "offered": "contract_harvest_3, contract_immediate", "stack": ""}, {"contracts": 1}),
    ("spice_is_power", (), {"spice": {"A": 3}, "troops": {"A": 2, "B": 1}}, {"spice": -3, "swords": 6}),
    ("spring_the_trap", ("post_emperor", "post_guild"), TWO_SPIES, {"swords": 7, "spies": -2}),
    ("tactical_option", (), {}, {"swords": 2}),
    ("weirding_combat", (), {"influence": {"A": "bene_gesserit 2"}}, {"swords": 3}),
    ("weirding_combat", (), {"influence": {"A": "bene_gesserit 3"}}, {"swords": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "answers", "setup", "changed"), FIGHTS)
def test_combat_card(card: str, answers: tuple[str, ...], setup: dict[str, Any], changed: dict[str, int]) -> None:
    assert fought(card, *answers, **setup) == changed


def test_retreats_go_to_the_garrison() -> None:
    for card, answers, left in (
        ("go_to_ground", ("1", "post_fremen"), 3),
        ("spice_is_power", ("intrigue/spice_is_power/combat/0",), 1),
        ("tactical_option", ("intrigue/tactical_option/combat/1", "4"), 0),
    ):
        table = position(intrigue={"A": f"{card}, buy_access"}, spice={"A": 3}, **FIGHT).combat().play("A", card)
        _answer(table, list(answers), "prompt-combat")
        assert table.troops("A") == left
        assert table.garrison("A") == 3 + 4 - left


Ending = tuple[str, tuple[str, ...], dict[str, Any], dict[str, int] | None]

ENDINGS: list[Ending] = [
    ("choam_profits", (), {"choam": True, "completed": {"A": CONTRACTS}}, {"vp": 1}),
    ("choam_profits", (), {"choam": True, "completed": {"A": CONTRACTS.rpartition(", ")[0]}}, None),
    ("crysknife", (), {"won": {"A": "skirmish_crysknife"}, "conflict": ""}, {"vp": 1}),
    ("crysknife", (), {"won": {"A": "skirmish_ornithopter"}}, None),
    ("crysknife", (), {"won": {"A": "propaganda"}, "objectives_turned": "A"}, {"vp": 1}),
    ("crysknife", (), {"won_turned": {"A": "choam_security"}}, None),
    ("desert_mouse", (), {"won": {"A": "protect_the_sietches"}}, {"vp": 1}),
    ("ornithopter", (), {"won": {"A": "shadow_contest"}}, {"vp": 1}),
    ("secure_spice_trade", (), {"discard": {"A": "the_spice_must_flow, the_spice_must_flow"}}, {"vp": 1, "spice": 2}),
    ("secure_spice_trade", (), {"discard": {"A": "the_spice_must_flow"}}, None),
    (
        "secure_spice_trade",
        (),
        {"discard": {"A": "the_spice_must_flow"}, "deck": {"A": "the_spice_must_flow"}},
        {"vp": 1, "spice": 2},
    ),
    ("shadow_alliance", (), {"influence": {"A": "guild 4", "B": "guild 5"}, "alliances": {"guild": "B"}}, {"vp": 1}),
    ("shadow_alliance", (), {"influence": {"A": "guild 4"}, "alliances": {"guild": "A"}}, None),
    ("shadow_alliance", (), {"influence": {"A": "guild 3", "B": "guild 5"}, "alliances": {"guild": "B"}}, None),
]


@pytest.mark.parametrize(("card", "answers", "setup", "changed"), ENDINGS)
def test_endgame_card(
    card: str, answers: tuple[str, ...], setup: dict[str, Any], changed: dict[str, int] | None
) -> None:
    assert ended(card, *answers, **setup) == changed


BY_HAND = {"call_to_arms", "detonation", "distraction", "leverage", "manipulate", "cunning", "special_mission"}


def test_every_card_has_its_test() -> None:
    tested = {
        "plot": {case[0] for case in PLOTS} | BY_HAND,
        "combat": {case[0] for case in FIGHTS},
        "endgame": {case[0] for case in ENDINGS},
    }
    for card in INTRIGUE:
        for way, box in card.boxes():
            assert not box.parts() or card.id in tested[way], f"{card.id} as {way}"


def test_call_to_arms_recruits_for_each_card_acquired() -> None:
    table = position(
        hand={"A": "convincing_argument"},
        intrigue={"A": "call_to_arms"},
        row="smugglers_harvester, weirding_woman, overthrow",
    ).turn("A")
    table.play("A", "call_to_arms", "reveal", "smugglers_harvester", "weirding_woman").finish_turn()
    assert table.garrison("A") == 3 + 2


def test_call_to_arms_lasts_for_this_rounds_reveal_turn_only() -> None:
    table = position(hand={"A": "convincing_argument"}, intrigue={"A": "call_to_arms"}).turn("A")
    table.play("A", "call_to_arms", "reveal").finish_turn()
    assert table.intrigue_discard() == ["call_to_arms"]
    assert table.garrison("A") == 3


def test_cunning_costs_a_spice_to_trash_as_well() -> None:
    trashes = plotted("cunning", "intrigue/cunning/plot/1", "dagger", spice={"A": 1}, hand="dagger, diplomacy")
    assert trashes == {"spice": -1, "trashed": 1}


def test_detonation_deploys_four() -> None:
    table = position(hand={"A": "dagger"}, intrigue={"A": "detonation"}, garrison={"A": 5}).turn("A")
    table.play("A", "detonation")
    _answer(table, ["intrigue/detonation/plot/1", "4"], "prompt-turn")
    assert (table.troops("A"), table.garrison("A")) == (4, 1)
    assert table.g.shield_wall


def test_distraction_places_a_spy_when_three_units_were_deployed() -> None:
    for deployed, spies in (("3", 1), ("2", 0)):
        table = position(hand={"A": "reconnaissance"}, intrigue={"A": "distraction"}, garrison={"A": 3}).turn("A")
        turn = table.g.turn
        assert "distraction" not in table.options("A")
        table.play("A", "reconnaissance", "arrakeen")
        while table.g.turn is turn:
            offered = table.options("A")
            wanted = (deployed, "distraction", "post_fremen", "end_turn")
            table.play("A", next((one for one in wanted if one in offered), offered[0]))
        assert len(table.spies("A")) == spies


def test_leverage_needs_spice_gained_this_turn() -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        intrigue={"A": "leverage"},
        choam=True,
        offered="contract_harvest_4, contract_deliver_supplies",
        stack="",
    ).turn("A")
    assert "leverage" not in table.options("A")
    turn = table.g.turn
    table.play("A", "dune_the_desert_planet", "imperial_basin")
    while table.g.turn is turn:
        offered = table.options("A")
        wanted = ("leverage", "contract_deliver_supplies", "end_turn")
        table.play("A", next((one for one in wanted if one in offered), offered[0]))
    assert table.solari("A") == 1
    assert table.contracts("A") == ["contract_deliver_supplies"]


def test_manipulate_sets_a_card_aside_for_less() -> None:
    table = position(
        hand={"A": "convincing_argument"},
        intrigue={"A": "manipulate"},
        row="guild_spy, overthrow",
        imperium="paracompass",
    ).turn("A")
    table.play("A", "manipulate")
    _answer(table, ["guild_spy"], "prompt-turn")
    assert "guild_spy" not in table.row()
    table.play("A", "reveal", "guild_spy")
    assert table.persuasion("A") == 0
    assert table.discard("A") == ["guild_spy"]


def test_special_mission_trades_a_spy_for_the_shield_wall() -> None:
    table = position(hand={"A": "dagger"}, intrigue={"A": "special_mission"}, spies={"A": "post_emperor"}).turn("A")
    table.play("A", "special_mission", "intrigue/special_mission/plot/1")
    assert table.options("A") == ["post_emperor"], "the price of an Intrigue card has to be paid (UPR-RUL-25)"
    _answer(table, ["post_emperor"], "prompt-turn")
    assert not table.g.shield_wall
    assert table.spice("A") == 2
    assert table.spies("A") == []


@pytest.mark.parametrize(
    ("card", "setup", "prompt", "offered"),
    [
        ("sietch_ritual", {}, "prompt-influence", ["bene_gesserit", "fremen"]),
        ("imperium_politics", {"solari": {"A": 1}}, "prompt-influence", ["emperor", "guild"]),
        ("inspire_awe", {"row": "overthrow, desert_survival, maula_pistol, tread_in_darkness"}, "prompt-acquire",
         ["prepare_the_way", "desert_survival", "maula_pistol"]),
        ("special_mission", {}, "prompt-place-spy",
         ["post_arrakeen_refinery", "post_refinery_research", "post_research_tabr"]),
        ("detonation", {"garrison": {"A": 6}, "shield_wall": False}, "prompt-deploy-effect", ["4", "3", "2", "1", "0"]),
    ],
)  # fmt: skip
def test_what_a_plot_card_lets_one_choose(card: str, setup: dict[str, Any], prompt: str, offered: list[str]) -> None:
    """From the whole range that is printed on it, and from nothing else."""
    table = position(hand={"A": "dagger"}, intrigue={"A": card}, **setup).turn("A").play("A", card)
    while table.prompt("A") != prompt:
        table.play("A", table.options("A")[0])
    assert [one for one in table.options("A") if one != "decline"] == offered


@pytest.mark.parametrize(
    ("card", "setup", "prompt", "offered"),
    [
        ("go_to_ground", {}, "prompt-retreat", ["2", "1"]),
        ("reach_agreement", {"choam": True, "offered": "contract_harvest_3"}, "prompt-retreat", ["2", "1"]),
        ("tactical_option", {}, "prompt-retreat", ["4", "3", "2", "1", "0"]),
        ("impress", {"row": "overthrow, desert_survival, maula_pistol, tread_in_darkness"}, "prompt-acquire",
         ["prepare_the_way", "desert_survival", "maula_pistol"]),
    ],
)  # fmt: skip
def test_what_a_combat_card_lets_one_choose(card: str, setup: dict[str, Any], prompt: str, offered: list[str]) -> None:
    table = position(intrigue={"A": f"{card}, buy_access"}, **FIGHT | setup).combat().play("A", card)
    while table.prompt("A") != prompt:
        table.play("A", table.options("A")[-1])
    assert table.options("A") == offered


@pytest.mark.parametrize(
    ("card", "setup"),
    [
        ("backed_by_choam", {"choam": True, "completed": {"A": "contract_immediate"}}),
        ("spring_the_trap", {"spies": {"A": "post_emperor"}}),
        ("spice_is_power", {"spice": {"A": 2}, "troops": {"A": 2, "B": 1}}),
        ("go_to_ground", {"troops": {"B": 1}, "worms": {"A": 1}}),
    ],
)
def test_a_combat_card_that_could_do_nothing_stays_in_hand(card: str, setup: dict[str, Any]) -> None:
    table = position(intrigue={"A": f"{card}, contingency_plan"}, **FIGHT | setup).combat()
    assert table.options("A") == ["pass", "contingency_plan"]
