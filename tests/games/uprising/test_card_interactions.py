"""Cards that meet other cards: copies in several places, conditions that come true late, choices of their owners."""

import pytest

from tests.games.uprising.position import Position, position


def effect_of(table: Position, card: str) -> str:
    """The effect of a card that waits in the Reveal turn."""
    return next(one for one in table.options("A") if one.startswith(f"card/{card}/reveal"))


@pytest.mark.rule("UPR-SYM-37")
def test_a_price_takes_the_copy_from_where_it_must_lie() -> None:
    """Calculus of Power trashes a card in play, even if another copy lies in the discard pile."""
    table = position(hand={"A": "calculus_of_power, public_spectacle"}, discard={"A": "public_spectacle"}).reveal_turn(
        "A"
    )
    table.play("A", effect_of(table, "calculus_of_power"), "public_spectacle")
    assert table.in_play("A") == ["calculus_of_power"]
    assert table.discard("A") == ["public_spectacle"]
    assert table.swords("A") == 3


@pytest.mark.rule("UPR-SYM-37")
def test_another_card_is_never_the_card_itself() -> None:
    """Of two Calculus of Power the one that pays stays and the other goes, with what it had still to offer."""
    table = position(
        hand={"A": "calculus_of_power, calculus_of_power, imperial_spymaster"}, deck={"A": ""}
    ).reveal_turn("A")
    table.play("A", effect_of(table, "calculus_of_power"), "calculus_of_power")
    assert table.in_play("A") == ["calculus_of_power", "imperial_spymaster"]
    assert table.swords("A") == 1 + 3
    assert [one for one in table.options("A") if one.startswith("card/")] == []


@pytest.mark.rule("UPR-CHM-10")
@pytest.mark.parametrize(("bonus", "completed"), [(0, []), (1, ["contract_harvest_3"])])
def test_a_harvest_counts_the_last_effect_of_the_turn(bonus: int, completed: list[str]) -> None:
    """Without Maker Hooks the spice of Hagga Basin comes last, when no other effect is waiting any more."""
    table = position(
        hand={"A": "dune_the_desert_planet"},
        choam=True,
        contracts={"A": "contract_harvest_3"},
        bonus={"hagga_basin": bonus},
    )
    table.turn("A").play("A", "dune_the_desert_planet", "hagga_basin").finish_turn()
    assert table.spice("A") == 2 + bonus
    assert table.completed("A") == completed
    assert table.solari("A") == 3 * len(completed)


@pytest.mark.rule("UPR-TRN-15", "UPR-FAC-09")
def test_influence_waits_for_a_revealed_card_that_takes_some_first() -> None:
    """Captured Mentat takes a step with the Fremen, Shishakli brings it back, and with it the bonus at 4."""
    table = position(
        leaders={"A": "lady_amber_metulli"},
        hand={"A": "captured_mentat, shishakli, maula_pistol"},
        influence={"A": "fremen 4"},
        alliances={"fremen": "A"},
    ).reveal_turn("A")
    assert table.influence("A") == {"fremen": 4}
    table.play("A", effect_of(table, "captured_mentat"), "fremen", "guild")
    table.play_quietly(until=lambda: not [one for one in table.options("A") if one.startswith("card/")])
    assert table.influence("A") == {"fremen": 4, "guild": 1}
    assert table.water("A") == 1 + 1
    assert table.ally("fremen") == "A"


@pytest.mark.rule("UPR-CLR-09", "UPR-RUL-20")
def test_only_the_envoys_own_discard_counts_for_the_envoy() -> None:
    """A Guild card discarded for Sietch Ritual in the same turn draws nothing."""
    table = position(
        hand={"A": "guild_envoy, smugglers_harvester, dagger"}, intrigue={"A": "sietch_ritual"}, deck={"A": "diplomacy"}
    ).turn("A")
    table.play("A", "guild_envoy", "deliver_supplies")
    assert table.prompt("A") == "prompt-discard"
    table.play("A", "sietch_ritual", "smugglers_harvester", "fremen", "dagger").finish_turn()
    assert table.discard("A") == ["dagger", "smugglers_harvester"]
    assert table.hand("A") == []
    assert table.influence("A") == {"guild": 1, "fremen": 1}


@pytest.mark.rule("UPR-CLR-05")
def test_a_discard_that_an_opponent_demands_is_a_discard_from_hand() -> None:
    """Covert Operation against Spacing Guild's Favor: 2 spice for its owner, which no turn of anybody counts."""
    table = position(hand={"A": "covert_operation", "B": "spacing_guilds_favor"}, spies={"A": "post_emperor"}).turn("A")
    table.play("A", "covert_operation", "dutiful_service", "decline")
    table.play("B", "spacing_guilds_favor")
    assert table.discard("B") == ["spacing_guilds_favor"]
    assert table.spice("B") == 2
    assert table.g.turn.spice_gained == 0


def manipulated(**setup: str) -> Position:
    """A has set Guild Spy (3) aside from the Row and is about to choose a turn."""
    table = position(
        hand={"A": setup.get("hand", "convincing_argument"), "B": "convincing_argument, convincing_argument"},
        intrigue={"A": "manipulate"},
        row="guild_spy, overthrow",
        imperium="paracompass",
        solari={"A": 3},
    ).turn("A")
    return table.play("A", "manipulate", "guild_spy")


@pytest.mark.rule("UPR-RUL-83")
def test_a_card_set_aside_is_for_its_owner_alone() -> None:
    table = manipulated(hand="convincing_argument, dagger")
    table.play("A", "dagger", "assembly_hall").finish_turn()
    table.play("B", "reveal")
    assert table.persuasion("B") == 4
    assert table.options("B") == ["paracompass", "prepare_the_way", "end_turn"]
    table.finish_turn().skip_to_turn("A").play("A", "reveal")
    assert "guild_spy" in table.options("A")


@pytest.mark.rule("UPR-RUL-83")
def test_a_card_set_aside_and_not_acquired_leaves_the_game() -> None:
    table = manipulated()
    assert "guild_spy" not in table.trashed()
    table.play("A", "reveal").finish_turn()
    assert "guild_spy" in table.trashed()
    assert table.row() == ["paracompass", "overthrow"]


@pytest.mark.rule("UPR-RUL-83")
def test_a_card_set_aside_costs_one_less_and_waits_until_it_is_bought() -> None:
    table = manipulated(hand="convincing_argument, convincing_argument").play("A", "reveal")
    assert table.persuasion("A") == 4
    table.play("A", "prepare_the_way")
    assert table.options("A") == ["prepare_the_way", "guild_spy", "end_turn"], "2 are left"
    table.play("A", "guild_spy")
    assert table.persuasion("A") == 0
    assert table.seen()["set_aside"] is None


@pytest.mark.rule("UPR-RUL-83")
def test_a_card_set_aside_is_not_for_less_than_that() -> None:
    table = manipulated(hand="dagger").play("A", "reveal")
    assert table.persuasion("A") == 0
    assert table.options("A") == ["end_turn"]


@pytest.mark.rule("UPR-RUL-83")
def test_an_effect_acquires_the_card_set_aside_for_its_full_price() -> None:
    table = manipulated(hand="price_is_no_object").play("A", "price_is_no_object", "secrets")
    table.play("A", "card/price_is_no_object/agent")
    assert table.options("A")[:-1] == ["prepare_the_way", "guild_spy"], "3 Solari are not enough for the others"
    table.play("A", "guild_spy")
    assert table.solari("A") == 0
    assert "guild_spy" in table.hand("A")


@pytest.mark.rule("UPR-CLR-08", "UPR-RUL-81")
@pytest.mark.parametrize(("card", "playable"), [("signet_ring", False), ("reconnaissance", True)])
def test_shaddams_ring_stops_cards_that_deploy_too(card: str, playable: bool) -> None:
    """Detonation could only deploy: the Shield Wall is gone."""
    table = position(
        leaders={"A": "shaddam_corrino_iv"},
        choam=True,
        hand={"A": card},
        intrigue={"A": "detonation"},
        shield_wall=False,
    ).turn("A")
    table.play("A", card, "arrakeen")
    assert ("detonation" in table.options("A")) is playable


def test_sandworms_are_units_for_distraction() -> None:
    table = position(
        hand={"A": "dune_the_desert_planet"},
        intrigue={"A": "distraction"},
        hooks="A",
        water={"A": 3},
        garrison={"A": 1},
    ).turn("A")
    table.play("A", "dune_the_desert_planet", "deep_desert", "space/deep_desert/0/1/1")
    assert table.worms("A") == 2
    assert "distraction" not in table.options("A")
    table.play("A", "1")
    assert "distraction" in table.options("A")


@pytest.mark.rule("UPR-RUL-25")
def test_one_line_of_a_plot_card_has_to_work_and_no_more() -> None:
    """Change Allegiances: who leaves the first arrow alone must pay the second."""
    table = position(
        hand={"A": "dagger"},
        intrigue={"A": "change_allegiances"},
        influence={"A": "guild 1"},
        spice={"A": 3},
    ).turn("A")
    table.play("A", "change_allegiances")
    assert table.options("A") == ["guild", "decline"]
    table.play("A", "decline")
    assert table.spice("A") == 0
    assert table.options("A") == ["emperor", "guild", "bene_gesserit", "fremen"]


@pytest.mark.rule("UPR-RUL-26")
def test_call_to_arms_waits_for_the_reveal_turn() -> None:
    """A card that Price is No Object acquires on an Agent turn recruits nobody."""
    table = position(
        hand={"A": "price_is_no_object"}, intrigue={"A": "call_to_arms"}, solari={"A": 2}, row="desert_survival"
    ).turn("A")
    table.play("A", "call_to_arms", "price_is_no_object", "dutiful_service", "desert_survival").finish_turn()
    assert table.hand("A") == ["desert_survival"]
    assert table.garrison("A") == 3
