"""Agents, and what an Agent turn is made of (UPR-AGT, UPR-TRN)."""

import pytest

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.terms import ICONS
from tests.games.uprising.position import Position, position

# A player who can pay for every space and meets every requirement.
RICH = {"A": 9}
FRIEND_OF_ALL = {"A": "emperor 2, guild 2, bene_gesserit 2, fremen 2"}

SPACES_OF = {
    "emperor": ["sardaukar", "dutiful_service"],
    "guild": ["heighliner", "deliver_supplies"],
    "bene_gesserit": ["espionage", "secrets"],
    "fremen": ["desert_tactics", "fremkit"],
    "landsraad": ["high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support"],
    "city": ["arrakeen", "spice_refinery", "research_station", "sietch_tabr"],
    "spice_trade": ["shipping", "accept_contract", "deep_desert", "hagga_basin", "imperial_basin"],
}


def reach(card: str) -> list[str]:
    """Where a card can send an Agent of a player who can afford everything."""
    table = position(hand={"A": card}, solari=RICH, spice=RICH, water=RICH, influence=FRIEND_OF_ALL)
    return sorted(table.turn("A").play("A", card).options("A"))


def choices(card: str, table: Position) -> list[str]:
    return table.turn("A").play("A", card).options("A")


# Agents.


@pytest.mark.rule("UPR-AGT-01", "UPR-AGT-02")
def test_a_third_agent_is_ready_at_once_and_stays() -> None:
    table = position(hand={"A": "dagger"}, solari={"A": 8}).turn("A").play("A", "dagger", "swordmaster")
    assert (table.agents("A"), table.at("A")) == (2, ["swordmaster"])
    table.play_quietly(until=lambda: table.g.round == 2)
    assert (table.agents("A"), table.agents("B")) == (3, 2)
    table.play_quietly(until=lambda: table.g.round == 3)
    assert (table.agents("A"), table.agents("B")) == (3, 2)


@pytest.mark.rule("UPR-AGT-03")
def test_without_a_card_no_agent_is_sent() -> None:
    assert position().turn("A").options("A") == ["reveal"]


@pytest.mark.rule("UPR-AGT-04")
def test_there_is_no_mentat() -> None:
    """No space lends an Agent for a round: the only way to a further one is the Swordmaster."""
    assert not [space.id for space in SPACES if "mentat" in space.id]
    table = position(hand={"A": "dagger"}, solari={"A": 9}, swordmaster="A")
    assert sorted(choices("dagger", table)) == ["assembly_hall", "gather_support", "high_council"]


# Card, Agent, space.


@pytest.mark.rule("UPR-TRN-01")
def test_one_card_is_played_and_one_agent_sent() -> None:
    table = position(hand={"A": "dagger, diplomacy, signet_ring"}).turn("A").play("A", "dagger", "gather_support")
    assert (table.hand("A"), table.in_play("A")) == (["diplomacy", "signet_ring"], ["dagger"])
    assert (table.agents("A"), table.at("A")) == (1, ["gather_support"])
    assert table.seen("B")["players"][0]["in_play"] == [{"card": "dagger", "revealed": False}]
    assert table.asked() == "B"


@pytest.mark.rule("UPR-TRN-02", "UPR-TRN-12")
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("diplomacy", ["emperor", "guild", "bene_gesserit", "fremen"]),
        ("dagger", ["landsraad"]),
        ("reconnaissance", ["city"]),
        ("dune_the_desert_planet", ["spice_trade"]),
        ("signet_ring", ["landsraad", "city", "spice_trade"]),
        ("reliable_informant", ["guild"]),
        ("bene_gesserit_operative", ["bene_gesserit"]),
        ("ecological_testing_station", ["fremen", "city"]),
        ("sardaukar_coordination", ["emperor", "landsraad"]),
        ("steersman", ["guild", "landsraad", "city", "spice_trade"]),
    ],
)
def test_the_icons_of_a_card_say_where_it_goes(card: str, icons: list[str]) -> None:
    assert reach(card) == sorted([space for icon in icons for space in SPACES_OF[icon]])


@pytest.mark.rule("UPR-TRN-12")
def test_the_agent_icons() -> None:
    assert ICONS == ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
    assert {ICONS[space.icon] for space in SPACES} == set(ICONS) - {"spy"}
    assert sum(len(spaces) for spaces in SPACES_OF.values()) == len(SPACES)


@pytest.mark.rule("UPR-TRN-03")
def test_a_card_with_several_icons_sends_one_agent() -> None:
    table = position(hand={"A": "signet_ring, dagger"}, revealed="BC", garrison={"A": 0}).turn("A")
    table.play("A", "signet_ring", "spice_refinery", "decline")
    assert (table.at("A"), table.prompt("A")) == (["spice_refinery"], "prompt-turn")
    assert table.options("A") == ["dagger", "reveal"], "the card is spent"


@pytest.mark.rule("UPR-TRN-03", "UPR-SPY-14", "UPR-EX-02")
def test_imperial_spymaster_goes_to_the_emperor_or_beside_a_spy() -> None:
    table = position(hand={"A": "imperial_spymaster"}, spice={"A": 4}, spies={"A": "post_arrakeen_refinery"})
    assert choices("imperial_spymaster", table) == ["sardaukar", "dutiful_service", "arrakeen", "spice_refinery"]
    poor = position(hand={"A": "imperial_spymaster"}, spies={"A": "post_council"})
    assert choices("imperial_spymaster", poor) == ["dutiful_service"], "the usual checks apply"


@pytest.mark.rule("UPR-TRN-04")
def test_a_card_without_icons_is_for_revealing_only() -> None:
    table = position(hand={"A": "convincing_argument, spy_network, unswerving_loyalty, dagger"}).turn("A")
    assert table.options("A") == ["dagger", "reveal"]


@pytest.mark.rule("UPR-TRN-05")
@pytest.mark.parametrize("occupant", ["A", "B"])
def test_an_occupied_space_is_closed(occupant: str) -> None:
    table = position(hand={"A": "dagger"}, placed={occupant: "gather_support"})
    assert choices("dagger", table) == ["assembly_hall"]


# Costs and requirements.


@pytest.mark.rule("UPR-TRN-06", "UPR-TRN-20")
@pytest.mark.parametrize(
    ("card", "space", "cost"),
    [
        ("diplomacy", "sardaukar", (0, 4, 0)),
        ("diplomacy", "heighliner", (0, 5, 0)),
        ("diplomacy", "espionage", (0, 1, 0)),
        ("diplomacy", "desert_tactics", (0, 0, 1)),
        ("dagger", "high_council", (5, 0, 0)),
        ("dagger", "imperial_privilege", (3, 0, 0)),
        ("dagger", "swordmaster", (8, 0, 0)),
        ("reconnaissance", "research_station", (0, 0, 2)),
        ("dune_the_desert_planet", "shipping", (0, 3, 0)),
        ("dune_the_desert_planet", "deep_desert", (0, 0, 3)),
        ("dune_the_desert_planet", "hagga_basin", (0, 0, 1)),
    ],
)
def test_the_cost_is_paid_in_full_and_first(card: str, space: str, cost: tuple[int, int, int]) -> None:
    """Exactly enough opens the space, one less does not; nobody is asked whether to pay; paying comes first."""

    def table(purse: tuple[int, int, int]) -> Position:
        solari, spice, water = purse
        return position(
            hand={"A": card},
            solari={"A": solari},
            spice={"A": spice},
            water={"A": water},
            influence={"A": "emperor 2, guild 2"},
        )

    solari, spice, water = [max(0, amount - 1) for amount in cost]
    assert space not in table((solari, spice, water)).turn("A").play("A", card).options("A")
    enough = table(cost).turn("A").play("A", card, space)
    told = [message for message in enough.told() if message != "event-turn"]
    assert told[0] == "event-sends-agent"
    assert told[1] in ("event-pays-solari", "event-pays-spice", "event-pays-water")


@pytest.mark.rule("UPR-TRN-06", "UPR-SPC-13")
def test_a_choice_of_costs_is_made_when_the_agent_is_sent() -> None:
    table = position(hand={"A": "dagger"}, solari={"A": 2}).turn("A").play("A", "dagger", "gather_support")
    assert table.options("A") == ["free_entry", "paid_entry"]
    assert table.at("A") == []
    table.play("A", "free_entry")
    assert (table.has("A"), table.garrison("A")) == ((2, 0, 1), 5)
    poor = position(hand={"A": "dagger"}, solari={"A": 1}).turn("A").play("A", "dagger", "gather_support")
    assert (poor.asked(), poor.garrison("A")) == ("B", 5)


@pytest.mark.rule("UPR-TRN-07")
def test_gains_of_the_same_turn_do_not_pay_for_the_space() -> None:
    """Northern Watermaster gives 1 water, the Research Station costs 2, and there is only 1."""
    table = position(hand={"A": "northern_watermaster"}, water={"A": 1})
    assert choices("northern_watermaster", table) == ["arrakeen", "spice_refinery"]
    # The Spice Refinery gives 4 Solari for a spice; its own gains and the card's do not bring that spice.
    table = position(hand={"A": "rebel_supplier"}, garrison={"A": 0}).turn("A")
    table.play("A", "rebel_supplier", "spice_refinery")
    assert table.solari("A") == 2


@pytest.mark.rule("UPR-EX-01", "UPR-TRN-06", "UPR-TRN-07")
def test_example_without_water_only_the_lower_fremen_space() -> None:
    table = position(hand={"A": "ecological_testing_station"}, water={"A": 0})
    options = choices("ecological_testing_station", table)
    assert "fremkit" in options
    assert "desert_tactics" not in options


@pytest.mark.rule("UPR-TRN-08", "UPR-TRN-09", "UPR-TRN-10", "UPR-TRN-11")
@pytest.mark.parametrize(
    ("card", "space", "faction"),
    [
        ("dagger", "imperial_privilege", "emperor"),
        ("dune_the_desert_planet", "shipping", "guild"),
        ("reconnaissance", "sietch_tabr", "fremen"),
    ],
)
def test_three_spaces_ask_for_two_influence(card: str, space: str, faction: str) -> None:
    def offered(influence: str) -> bool:
        table = position(hand={"A": card}, solari=RICH, spice=RICH, water=RICH, influence={"A": influence})
        return space in choices(card, table)

    others = ", ".join([f"{other} 6" for other in ("emperor", "guild", "bene_gesserit", "fremen") if other != faction])
    assert not offered(f"{faction} 1, {others}")
    assert offered(f"{faction} 2")
    assert offered(f"{faction} 3")


@pytest.mark.rule("UPR-TRN-08", "UPR-RUL-20")
def test_a_requirement_is_checked_only_when_the_agent_is_sent() -> None:
    """Shipping needs the Guild's friendship; what happens to it afterwards does not matter."""
    table = position(
        hand={"A": "dune_the_desert_planet"},
        spice={"A": 3},
        influence={"A": "guild 2"},
        intrigue={"A": "change_allegiances"},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "shipping")
    assert table.solari("A") == 5
    table.play("A", "change_allegiances", "guild", "fremen")
    table.play("A", "emperor")
    assert table.influence("A") == {"emperor": 1, "guild": 1, "fremen": 1}


# Effects.


@pytest.mark.rule("UPR-TRN-13")
def test_space_and_card_both_take_effect() -> None:
    """Arrakeen gives a troop and a card, Northern Watermaster a water."""
    table = position(hand={"A": "northern_watermaster"}).turn("A").play("A", "northern_watermaster", "arrakeen")
    assert (table.garrison("A"), len(table.hand("A")), table.water("A")) == (4, 1, 2)


@pytest.mark.rule("UPR-EX-06", "UPR-TRN-13")
def test_example_imperial_basin_with_dune_the_desert_planet() -> None:
    table = position(hand={"A": "dune_the_desert_planet"}, conflict="secure_imperial_basin").turn("A")
    table.play("A", "dune_the_desert_planet", "imperial_basin")
    assert (table.has("A"), table.hand("A"), table.garrison("A")) == ((0, 1, 1), [], 3)


@pytest.mark.rule("UPR-TRN-15", "UPR-RUL-19")
def test_effects_come_in_the_order_that_the_player_likes() -> None:
    """Calculus of Power trashes a card; at Arrakeen a card is drawn: before or after."""

    def sent() -> Position:
        table = position(hand={"A": "calculus_of_power"}, deck={"A": "dagger"}, garrison={"A": 0}).turn("A")
        return table.play("A", "calculus_of_power", "arrakeen")

    assert sent().options("A") == ["as_printed", "space/arrakeen/0/1", "card/calculus_of_power/agent", "deploy"]
    card_first = sent().play("A", "card/calculus_of_power/agent")
    assert card_first.options("A") == ["calculus_of_power", "decline"]
    space_first = sent().play("A", "space/arrakeen/0/1")
    assert space_first.options("A") == ["dagger", "calculus_of_power", "decline"]
    as_printed = sent().play("A", "as_printed")
    assert as_printed.options("A") == ["dagger", "calculus_of_power", "decline"]


@pytest.mark.rule("UPR-TRN-15")
def test_faction_influence_comes_in_any_order_too() -> None:
    """The fourth step with the Emperor places a Spy, which may come before or after the contract symbol."""
    for first, second in (("visit/emperor", "space/dutiful_service/0"), ("space/dutiful_service/0", "visit/emperor")):
        table = position(
            hand={"A": "diplomacy"}, influence={"A": "emperor 3"}, choam=True, offered="contract_harvest_3", stack=""
        ).turn("A")
        table.play("A", "diplomacy", "dutiful_service")
        assert set(table.options("A")) == {"as_printed", first, second}
        table.play("A", first)
        assert len(table.contracts("A")) == (1 if first.startswith("space") else 0)
        assert table.prompt("A") == "prompt-place-spy"


@pytest.mark.rule("UPR-TRN-15", "UPR-FAC-09")
def test_influence_waits_where_losing_some_first_brings_a_bonus_again() -> None:
    """Four steps with the Guild are worth 3 Solari each time: Change Allegiances may take one back before the visit."""
    table = position(
        hand={"A": "diplomacy"},
        influence={"A": "guild 4"},
        alliances={"guild": "A"},
        intrigue={"A": "change_allegiances"},
    ).turn("A")
    table.play("A", "diplomacy", "deliver_supplies")
    assert table.influence("A") == {"guild": 4}
    table.play("A", "change_allegiances", "guild", "fremen")
    assert (table.influence("A"), table.solari("A"), table.ally("guild")) == ({"guild": 4, "fremen": 1}, 3, "A")


@pytest.mark.rule("UPR-TRN-15", "UPR-CLR-03")
def test_influence_waits_for_the_intrigue_card_of_the_same_space() -> None:
    """Lady Margot Fenring gains 2 spice each time that she reaches 2 with the Bene Gesserit; Secrets gives the card."""
    table = position(
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"},
        hand={"A": "diplomacy"},
        influence={"A": "bene_gesserit 2"},
        vp={"A": 1},
        intrigue_deck="change_allegiances",
    ).turn("A")
    table.play("A", "diplomacy", "secrets", "space/secrets/0/0")
    assert (table.influence("A"), table.intrigue("A")) == ({"bene_gesserit": 2}, ["change_allegiances"])
    table.play("A", "change_allegiances", "bene_gesserit", "guild")
    assert table.influence("A") == {"guild": 1, "bene_gesserit": 2}
    assert (table.spice("A"), table.vp("A")) == (2, 1)


@pytest.mark.rule("UPR-TRN-15")
def test_influence_that_no_loss_makes_better_does_not_wait() -> None:
    for level in (0, 1, 2, 3):
        table = position(hand={"A": "diplomacy"}, influence={"A": f"guild {level}"}, intrigue={"A": "opportunism"})
        table.turn("A").play("A", "diplomacy", "deliver_supplies")
        assert (table.influence("A"), table.prompt("A")) == ({"guild": level + 1}, "prompt-end-turn")


@pytest.mark.rule("UPR-RUL-18", "UPR-INT-09")
def test_a_plot_card_may_come_before_the_discard_pile_is_shuffled() -> None:
    """Inspire Awe, drawn at the Assembly Hall, puts a card into the discard pile before Prepare the Way draws."""
    table = position(
        hand={"A": "prepare_the_way"},
        influence={"A": "bene_gesserit 2"},
        deck={"A": ""},
        discard={"A": "dagger"},
        intrigue_deck="inspire_awe",
        row="maula_pistol",
    ).turn("A")
    table.play("A", "prepare_the_way", "assembly_hall", "space/assembly_hall/0")
    assert table.options("A") == ["card/prepare_the_way/agent", "inspire_awe"]
    table.play("A", "inspire_awe", "maula_pistol")
    assert len(table.hand("A")) == 1
    assert sorted(table.hand("A") + table.deck("A")) == ["dagger", "maula_pistol"]


@pytest.mark.rule("UPR-RUL-18", "UPR-INT-09")
def test_an_arrow_that_draws_cards_is_asked_about_once() -> None:
    """The question whether to pay already lets a Plot card come first."""
    table = position(
        hand={"A": "ecological_testing_station"},
        deck={"A": ""},
        discard={"A": "dagger"},
        water={"A": 2},
        garrison={"A": 0},
        intrigue={"A": "crysknife"},
    ).turn("A")
    table.play("A", "ecological_testing_station", "spice_refinery")
    assert (table.prompt("A"), table.options("A")) == ("prompt-pay", ["pay", "decline", "crysknife"])


@pytest.mark.rule("UPR-RUL-18", "UPR-INT-09")
def test_no_question_comes_before_a_card_that_the_deck_still_holds() -> None:
    table = position(hand={"A": "diplomacy"}, deck={"A": "dagger"}, intrigue={"A": "cunning"}, garrison={"A": 0})
    table.turn("A").play("A", "diplomacy", "fremkit")
    assert (table.hand("A"), table.prompt("A")) == (["dagger"], "prompt-end-turn")


@pytest.mark.rule("UPR-RUL-18", "UPR-WAL-05")
def test_a_plot_card_may_open_the_other_half_of_a_choice() -> None:
    """Captured Mentat draws Detonation at Hagga Basin: without the wall the sandworm can come."""
    table = position(
        hand={"A": "captured_mentat, dagger"},
        hooks="A",
        conflict="secure_imperial_basin",
        intrigue_deck="detonation",
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "captured_mentat", "hagga_basin", "card/captured_mentat/agent", "dagger")
    assert table.options("A") == ["space/hagga_basin/0/1/0", "detonation"]
    table.play("A", "detonation")
    while "space/hagga_basin/0/1/1" not in table.options("A"):
        table.play("A", table.options("A")[0])
    table.play("A", "space/hagga_basin/0/1/1")
    assert (table.worms("A"), table.spice("A")) == (1, 0)


@pytest.mark.rule("UPR-WRM-03")
def test_without_hooks_no_plot_card_opens_that_choice() -> None:
    table = position(hand={"A": "dune_the_desert_planet"}, intrigue={"A": "detonation"}, garrison={"A": 0}).turn("A")
    table.play("A", "dune_the_desert_planet", "hagga_basin")
    assert (table.spice("A"), table.prompt("A")) == (2, "prompt-end-turn")


@pytest.mark.rule("UPR-TRN-16")
def test_the_reveal_box_of_the_played_card_is_ignored() -> None:
    table = position(hand={"A": "rebel_supplier"}, garrison={"A": 0}, troops={"A": 1}, revealed="BC").turn("A")
    table.play("A", "rebel_supplier", "spice_refinery", "reveal")
    assert (table.spice("A"), table.swords("A"), table.persuasion("A")) == (0, 0, 0)


# Arrows.


@pytest.mark.rule("UPR-EX-03", "UPR-TRN-17", "UPR-TRN-18", "UPR-TRN-19")
def test_example_ecological_testing_station() -> None:
    def at_the_arrow() -> Position:
        table = position(hand={"A": "ecological_testing_station"}, water={"A": 4}, garrison={"A": 0}).turn("A")
        return table.play("A", "ecological_testing_station", "spice_refinery")

    assert at_the_arrow().options("A") == ["pay", "decline"]
    declined = at_the_arrow().play("A", "decline")
    assert (declined.water("A"), declined.hand("A"), declined.asked()) == (4, [], "B")
    paid = at_the_arrow().play("A", "pay")
    assert (paid.water("A"), len(paid.hand("A"))) == (2, 2)
    assert paid.asked() == "B", "an arrow is paid once a turn"


@pytest.mark.rule("UPR-TRN-18", "UPR-RUL-22")
def test_an_arrow_that_cannot_be_paid_in_full_is_no_question() -> None:
    table = position(hand={"A": "ecological_testing_station"}, water={"A": 1}, garrison={"A": 0}).turn("A")
    table.play("A", "ecological_testing_station", "spice_refinery")
    assert (table.asked(), table.water("A"), table.hand("A")) == ("B", 1, [])


@pytest.mark.rule("UPR-TRN-17", "UPR-TRN-18")
def test_the_cost_stands_before_the_effect() -> None:
    """Shishakli: a card is trashed to draw one, so an empty hand can still trash the card itself."""
    table = position(hand={"A": "shishakli, dagger"}, deck={"A": "diplomacy"}, garrison={"A": 0}).turn("A")
    table.play("A", "shishakli", "spice_refinery")
    assert table.options("A") == ["dagger", "shishakli", "decline"], "the card to be drawn cannot be trashed"
    table.play("A", "dagger")
    assert table.hand("A") == ["diplomacy"]


@pytest.mark.rule("UPR-TRN-19")
def test_an_arrow_of_the_reveal_turn_is_paid_once_too() -> None:
    table = position(hand={"A": "spacing_guilds_favor"}, spice={"A": 6}).reveal_turn("A")
    table.play("A", "card/spacing_guilds_favor/reveal/1", "fremen")
    assert (table.spice("A"), table.influence("A")) == (3, {"fremen": 1})
    assert "card/spacing_guilds_favor/reveal/1" not in table.options("A")
