"""Spies: observation posts, placing, recalling, Infiltrate, Gather Intelligence (UPR-SPY)."""

import pytest

from sandtable.games.uprising.board import POSTS, SPACES
from sandtable.kernel.seats import Seat
from tests.games.uprising.position import Position, position

ALL_POSTS = [post.id for post in POSTS]
CONNECTED = {
    "post_emperor": ["sardaukar", "dutiful_service"],
    "post_guild": ["heighliner", "deliver_supplies"],
    "post_bene_gesserit": ["espionage", "secrets"],
    "post_fremen": ["desert_tactics", "fremkit"],
    "post_council": ["high_council", "imperial_privilege", "swordmaster"],
    "post_assembly": ["assembly_hall", "gather_support"],
    "post_choam": ["shipping", "accept_contract"],
    "post_arrakeen_refinery": ["arrakeen", "spice_refinery"],
    "post_refinery_research": ["spice_refinery", "research_station"],
    "post_research_tabr": ["research_station", "sietch_tabr"],
    "post_imperial_basin": ["imperial_basin"],
    "post_hagga_basin": ["hagga_basin"],
    "post_deep_desert": ["deep_desert"],
}
BOTH_AT_RESEARCH = "post_refinery_research, post_research_tabr"


def placing(spies: dict[str, str] | None = None, mandatory: bool = False) -> Position:
    """A is about to place a Spy by the effect of Bene Gesserit Operative, at Secrets."""
    table = position(
        hand={"A": "bene_gesserit_operative"}, spies=spies or {}, mandatory_spies=mandatory, intrigue_deck=""
    )
    return table.turn("A").play("A", "bene_gesserit_operative", "secrets")


# Posts and placing.


@pytest.mark.rule("UPR-SPY-01")
def test_every_post_is_connected_to_spaces() -> None:
    printed = {post.id: sorted([SPACES[space].id for space in post.spaces]) for post in POSTS}
    assert printed == {post: sorted(spaces) for post, spaces in CONNECTED.items()}


@pytest.mark.rule("UPR-SPY-02")
def test_a_spy_goes_from_the_supply_to_any_free_post() -> None:
    table = placing()
    assert (table.prompt("A"), table.options("A")) == ("prompt-place-spy", [*ALL_POSTS, "decline"])
    table.play("A", "post_deep_desert")
    assert (table.spies("A"), table.g.spies_in_supply(Seat(0))) == (["post_deep_desert"], 2)


@pytest.mark.rule("UPR-RUL-07", "UPR-SPY-02")
def test_placing_is_optional_unless_the_switch_says_otherwise() -> None:
    assert placing().play("A", "decline").spies("A") == []
    assert placing(mandatory=True).options("A") == ALL_POSTS


@pytest.mark.rule("UPR-RUL-07", "UPR-RUL-24")
@pytest.mark.parametrize("mandatory", [True, False])
def test_a_reveal_turn_ends_without_the_spy_only_where_placing_is_optional(mandatory: bool) -> None:
    table = position(hand={"A": "public_spectacle"}, mandatory_spies=mandatory).reveal_turn("A")
    assert ("end_turn" in table.options("A")) == (not mandatory)
    table.play("A", "card/public_spectacle/reveal/1", "post_choam")
    assert "end_turn" in table.options("A")


@pytest.mark.rule("UPR-RUL-07", "UPR-SPY-04")
def test_nobody_has_to_recall_a_spy_in_order_to_place_it() -> None:
    """The switch speaks of a Spy in the supply."""
    table = placing(spies={"A": "post_guild, post_choam, post_emperor"}, mandatory=True)
    assert (table.prompt("A"), table.options("A")[-1]) == ("prompt-recall-to-place", "decline")


@pytest.mark.rule("UPR-SPY-03", "UPR-RUL-58")
def test_a_post_with_a_spy_of_anybody_is_occupied() -> None:
    table = placing(spies={"A": "post_guild", "B": "post_choam"})
    assert table.options("A") == [post for post in ALL_POSTS if post not in ("post_guild", "post_choam")] + ["decline"]


@pytest.mark.rule("UPR-SPY-03", "UPR-RUL-58")
def test_an_effect_can_let_spies_share_a_post() -> None:
    """Double Agent joins opponents' Spies at the space just visited, but never an own one."""
    table = position(hand={"A": "double_agent"}, spies={"A": "post_arrakeen_refinery", "B": "post_refinery_research"})
    table.turn("A").play("A", "double_agent", "spice_refinery", "decline")
    while table.prompt("A") != "prompt-place-spy":
        table.play("A", "as_printed")
    assert table.options("A") == ["post_refinery_research", "decline"]


@pytest.mark.rule("UPR-SPY-04", "UPR-RUL-57")
def test_without_a_spy_in_the_supply_one_is_recalled_first() -> None:
    own = ["post_emperor", "post_guild", "post_fremen"]
    table = placing(spies={"A": ", ".join(own)})
    assert (table.prompt("A"), table.options("A")) == ("prompt-recall-to-place", [*own, "decline"])
    table.play("A", "post_guild")
    free = [post for post in ALL_POSTS if post not in ("post_emperor", "post_fremen")]
    assert table.options("A") == free, "the post just left is free again"
    hand = table.hand("A")
    table.play("A", "post_deep_desert")
    assert table.spies("A") == ["post_emperor", "post_fremen", "post_deep_desert"]
    assert table.hand("A") == hand, "the recall itself does nothing"


@pytest.mark.rule("UPR-SPY-04")
def test_with_a_spy_in_the_supply_none_is_recalled() -> None:
    assert placing(spies={"A": "post_emperor, post_guild"}).prompt("A") == "prompt-place-spy"


@pytest.mark.rule("UPR-RUL-56")
def test_that_recall_counts_as_a_recall() -> None:
    """Public Spectacle gives Influence if a Spy was recalled this turn; here by Espionage, for want of another."""
    table = position(
        hand={"A": "public_spectacle"},
        spice={"A": 1},
        spies={"A": "post_bene_gesserit, post_guild, post_fremen"},
    ).turn("A")
    table.play("A", "public_spectacle", "espionage", "decline", "space/espionage/0/1", "post_guild", "post_choam")
    assert table.g.turn.recalled_spy
    table.play_quietly(until=lambda: table.prompt("A") == "prompt-influence")
    table.play("A", "guild")
    assert table.influence("A") == {"guild": 1, "bene_gesserit": 1}


@pytest.mark.rule("UPR-SPY-05", "UPR-EX-05")
def test_example_lady_margot_fenring_spies_on_cities_only() -> None:
    cities = ["post_arrakeen_refinery", "post_refinery_research", "post_research_tabr"]

    def signet(spies: dict[str, str]) -> Position:
        table = position(hand={"A": "signet_ring"}, leaders={"A": "lady_margot_fenring", "C": "muad_dib"}, spies=spies)
        return table.turn("A").play("A", "signet_ring", "gather_support")

    table = signet({"B": cities[1]})
    assert table.options("A") == [cities[0], cities[2], "decline"]
    closed = signet({"B": f"{cities[0]}, {cities[1]}", "C": cities[2]})
    assert (closed.asked(), closed.spies("A")) == ("B", []), "no Spy can be placed by it"


@pytest.mark.rule("UPR-SPY-05")
def test_without_a_spy_in_the_supply_a_recall_must_make_room_for_one() -> None:
    """All City posts are taken, one of them by A: only that Spy can be moved, to where it was."""
    table = position(
        hand={"A": "signet_ring"},
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"},
        spies={"A": "post_arrakeen_refinery, post_guild, post_fremen", "B": BOTH_AT_RESEARCH},
    ).turn("A")
    table.play("A", "signet_ring", "gather_support")
    assert table.options("A") == ["post_arrakeen_refinery", "decline"]


# Recalling.


@pytest.mark.rule("UPR-SPY-06")
def test_the_recall_symbol_returns_a_spy_from_any_post() -> None:
    """In High Places: two Spies for 3 Persuasion."""
    table = position(hand={"A": "in_high_places"}, spies={"A": "post_choam, post_guild, post_fremen"}).reveal_turn("A")
    table.play("A", "card/in_high_places/reveal/1")
    assert [post for post in table.options("A") if post != "decline"] == ["post_guild", "post_fremen", "post_choam"]
    table.play("A", "post_fremen", "post_choam")
    assert (table.spies("A"), table.g.spies_in_supply(Seat(0)), table.persuasion("A")) == (["post_guild"], 2, 5)


@pytest.mark.rule("UPR-SPY-07", "UPR-RUL-55")
def test_without_a_symbol_a_spy_is_recalled_only_while_an_agent_is_sent_beside_it() -> None:
    spied = {"A": "post_choam"}
    table = position(hand={"A": "dagger"}, spies=spied).turn("A")
    assert table.options("A") == ["dagger", "reveal"], "no Spy is recalled by itself"
    table.play("A", "dagger", "gather_support")
    assert (table.asked(), table.spies("A")) == ("B", ["post_choam"]), "not connected to that space"
    revealing = position(hand={"A": "dagger"}, spies=spied).reveal_turn("A")
    assert revealing.options("A") == ["end_turn"]


@pytest.mark.rule("UPR-SPY-07", "UPR-SPY-08")
def test_a_spy_that_infiltrates_does_not_gather_intelligence_too() -> None:
    table = position(hand={"A": "dagger"}, spies={"A": "post_assembly"}, placed={"B": "gather_support"}).turn("A")
    table.play("A", "dagger", "gather_support")
    assert (table.spies("A"), table.hand("A"), table.asked()) == ([], [], "B")


# Infiltrate.


@pytest.mark.rule("UPR-SPY-08", "UPR-RUL-53")
def test_infiltrate_opens_a_space_that_another_player_occupies() -> None:
    def options(spies: str, occupant: str) -> list[str]:
        table = position(hand={"A": "dagger"}, spies={"A": spies}, placed={occupant: "gather_support"})
        return table.turn("A").play("A", "dagger").options("A")

    assert "gather_support" in options("post_assembly", "B")
    assert "gather_support" not in options("post_council", "B"), "not connected"
    assert "gather_support" not in options("post_assembly", "A"), "an own Agent is not ignored"
    table = position(hand={"A": "dagger"}, spies={"A": "post_assembly"}, placed={"B": "gather_support"}).turn("A")
    table.play("A", "dagger", "gather_support")
    assert (table.at("A"), table.at("B")) == (["gather_support"], ["gather_support"])
    assert (table.spies("A"), table.garrison("A")) == ([], 5)


@pytest.mark.rule("UPR-RUL-54")
def test_one_spy_is_enough_for_several_agents() -> None:
    table = position(
        hand={"A": "reconnaissance"},
        water={"A": 2},
        spies={"A": BOTH_AT_RESEARCH},
        placed={"B": "research_station", "C": "research_station"},
    ).turn("A")
    table.play("A", "reconnaissance", "research_station", "post_refinery_research", "decline")
    assert (table.at("A"), table.spies("A")) == (["research_station"], ["post_research_tabr"])


@pytest.mark.rule("UPR-SPY-09")
def test_infiltrate_waives_nothing_but_the_occupancy() -> None:
    def options(card: str, space: str, post: str, **purse: int) -> bool:
        table = position(
            hand={"A": card},
            spies={"A": post},
            placed={"B": space},
            solari={"A": purse.get("solari", 0)},
            influence={"A": f"emperor {purse.get('emperor', 0)}, guild 1"},
        ).turn("A")
        return card in table.options("A") and space in table.play("A", card).options("A")

    space, post = "imperial_privilege", "post_council"
    assert options("dagger", space, post, solari=3, emperor=2)
    assert not options("dagger", space, post, solari=2, emperor=2), "the cost"
    assert not options("dagger", space, post, solari=3, emperor=1), "the requirement"
    assert not options("reconnaissance", space, post, solari=3, emperor=2), "the icon"
    table = position(
        hand={"A": "dagger"},
        spies={"A": post},
        placed={"B": "high_council"},
        solari={"A": 5},
    ).turn("A")
    assert table.play("A", "dagger", "high_council").solari("A") == 0


# Gather Intelligence.


@pytest.mark.rule("UPR-SPY-10")
def test_gather_intelligence_draws_a_card_for_a_spy() -> None:
    def sent() -> Position:
        table = position(hand={"A": "dagger"}, spies={"A": "post_assembly"}, intrigue_deck="").turn("A")
        return table.play("A", "dagger", "gather_support")

    assert (sent().prompt("A"), sent().options("A")) == ("prompt-gather", ["post_assembly", "decline"])
    gathered = sent().play("A", "post_assembly")
    assert (gathered.spies("A"), len(gathered.hand("A"))) == ([], 1)
    declined = sent().play("A", "decline")
    assert (declined.spies("A"), declined.hand("A")) == (["post_assembly"], [])


@pytest.mark.rule("UPR-SPY-10")
def test_gather_intelligence_is_possible_each_time_an_agent_is_sent() -> None:
    table = position(
        hand={"A": "dagger, diplomacy"},
        spies={"A": "post_assembly, post_guild"},
        deck={"A": "convincing_argument, convincing_argument"},
        revealed="BC",
    ).turn("A")
    table.play("A", "dagger", "gather_support", "post_assembly")
    table.play("A", "diplomacy", "deliver_supplies", "post_guild")
    assert table.in_play("A").count("convincing_argument") == 2, "revealed with the rest of the hand"


@pytest.mark.rule("UPR-SPY-11", "UPR-RUL-59", "UPR-RUL-17")
def test_gather_intelligence_comes_before_every_effect() -> None:
    """The card is drawn before the space's and the card's effects, a contract and the control bonus."""
    table = position(
        hand={"A": "northern_watermaster"},
        spies={"A": "post_arrakeen_refinery"},
        control={"arrakeen": "B"},
        choam=True,
        contracts={"A": "contract_arrakeen_water"},
    ).turn("A")
    table.play("A", "northern_watermaster", "arrakeen", "post_arrakeen_refinery")
    later = ("event-control-bonus", "event-recruits", "event-gains-water", "event-completes-contract")
    told = table.told()
    assert all(message in told for message in later)
    assert told.index("event-draws") < min(told.index(message) for message in later)


@pytest.mark.rule("UPR-EX-04", "UPR-SPY-12", "UPR-SPY-13")
def test_example_two_spies_at_the_research_station() -> None:
    def sent(placed: dict[str, str]) -> Position:
        table = position(
            hand={"A": "reconnaissance"},
            water={"A": 2},
            spies={"A": BOTH_AT_RESEARCH},
            placed=placed,
            garrison={"A": 0},
        )
        return table.turn("A").play("A", "reconnaissance", "research_station")

    occupied = sent({"B": "research_station"})
    assert (occupied.prompt("A"), occupied.options("A")) == ("prompt-infiltrate", BOTH_AT_RESEARCH.split(", "))
    occupied.play("A", "post_research_tabr")
    assert (occupied.prompt("A"), occupied.options("A")) == ("prompt-gather", ["post_refinery_research", "decline"])
    occupied.play("A", "post_refinery_research")
    assert (occupied.spies("A"), len(occupied.hand("A"))) == ([], 3), "2 cards of the space and 1 for the Spy"
    free = sent({})
    assert (free.prompt("A"), free.options("A")) == ("prompt-gather", [*BOTH_AT_RESEARCH.split(", "), "decline"])
    free.play("A", "post_refinery_research")
    assert (free.spies("A"), len(free.hand("A"))) == (["post_research_tabr"], 3), "never a second time"


@pytest.mark.rule("UPR-SPY-02", "UPR-SPY-05")
def test_one_free_post_of_the_kind_is_enough() -> None:
    """Reliable Informant names the posts of the Emperor, the Bene Gesserit and the Fremen."""
    taken = {"B": "post_bene_gesserit", "C": "post_fremen"}
    table = position(hand={"A": "reliable_informant"}, spies=taken).turn("A")
    table.play("A", "reliable_informant", "deliver_supplies", "post_emperor")
    assert table.spies("A") == ["post_emperor"]


# The Spy icon.


@pytest.mark.rule("UPR-SPY-14")
@pytest.mark.parametrize("post", ALL_POSTS)
def test_the_spy_icon_goes_wherever_a_spy_watches(post: str) -> None:
    rich = {"A": 9}
    table = position(
        hand={"A": "covert_operation"},
        spies={"A": post, "B": "post_choam" if post != "post_choam" else "post_guild"},
        solari=rich,
        spice=rich,
        water=rich,
        influence={"A": "emperor 2, guild 2, fremen 2"},
    ).turn("A")
    assert sorted(table.play("A", "covert_operation").options("A")) == sorted(CONNECTED[post])


@pytest.mark.rule("UPR-SPY-14")
def test_without_a_spy_on_the_board_the_icon_is_of_no_use() -> None:
    table = position(hand={"A": "covert_operation"}, spies={"B": "post_choam"}).turn("A")
    assert table.options("A") == ["reveal"]


@pytest.mark.rule("UPR-SPY-15")
def test_the_spy_icon_leaves_the_spy_where_it_is() -> None:
    table = position(hand={"A": "covert_operation"}, spies={"A": "post_assembly"}).turn("A")
    table.play("A", "covert_operation", "gather_support", "decline")
    assert (table.at("A"), table.spies("A")) == (["gather_support"], ["post_assembly"])


@pytest.mark.rule("UPR-SPY-16")
def test_the_spy_icon_needs_infiltrate_for_an_occupied_space() -> None:
    table = position(hand={"A": "covert_operation"}, spies={"A": "post_assembly"}, placed={"B": "gather_support"}).turn(
        "A"
    )
    table.play("A", "covert_operation", "gather_support")
    assert "event-infiltrates" in table.told()
    assert (table.at("A"), table.spies("A")) == (["gather_support"], [])
    # With a second Spy beside the space one of the two is recalled, and only one.
    table = position(
        hand={"A": "covert_operation"},
        water={"A": 2},
        spies={"A": BOTH_AT_RESEARCH},
        placed={"B": "research_station"},
    ).turn("A")
    table.play("A", "covert_operation", "research_station", "post_research_tabr", "decline")
    assert table.spies("A") == ["post_refinery_research"]
