"""The spice blow phase: blows, worms, and the cards that bring them."""

import pytest

from sandtable.games.arrakis import planet
from sandtable.games.conquest.cards import SANDWORM, SPICE_CARDS, SPICE_DECK, SPICE_IDS
from sandtable.games.conquest.rules.spice_blow import spice_blow_phase
from sandtable.games.conquest.terms import DECK, DISCARD
from tests.games.conquest.position import Position, position

# spice_01: 10 in Cielago North, symbol in sector 2, and 10 in Broken Land, symbol in sector 11.
# spice_05: 10 in Minor Erg, symbol in sector 7, and 8 in Wind Pass North, symbol in sector 16.
# spice_07: 12 in South Mesa, symbol in sector 4, and 8 in Hagga Basin, symbol in sector 12.


def blow(
    top: str,
    *,
    blown: str = "",
    forces: str = "",
    ground: dict[str, int] | None = None,
    round: int = 2,
    storm: int = 18,
) -> Position:
    """The spice deck holds just these cards; the phase begins."""
    table = position(
        "atreides, harkonnen, fremen", forces=forces, ground=ground, blown=blown, top=top, round=round, storm=storm
    )
    return table.start(spice_blow_phase)


def spice_on_the_map(table: Position) -> dict[str, int]:
    return {planet.CELL_IDS[cell]: count for cell, count in enumerate(table.g.ground_spice) if count}


def spice_pile(table: Position) -> list[str]:
    return table.discarded(table.g.spice_cards)


def cards_left(table: Position) -> list[str]:
    return [SPICE_IDS[SPICE_DECK[card]] for card in table.g.spice_cards.zones[DECK]]


@pytest.mark.rule("CON-BLOW-01")
def test_the_top_card_is_revealed_to_all() -> None:
    table = blow("spice_05, spice_07")
    assert cards_left(table) == ["spice_07"]
    assert table.g.view(None)["decks"]["spice"]["top"] == "spice_05"


@pytest.mark.rule("CON-BLOW-02", "CON-BLOW-03", "CON-COMP-02", "CON-RUL-53")
def test_each_named_territory_receives_its_own_amount_on_its_symbol() -> None:
    assert spice_on_the_map(blow("spice_05")) == {"minor_erg:7": 10, "wind_pass_north:16": 8}
    assert spice_on_the_map(blow("spice_07")) == {"south_mesa:4": 12, "hagga_basin:12": 8}


@pytest.mark.rule("CON-BLOW-04", "CON-BLOW-05", "CON-RUL-04", "CON-RUL-07")
def test_a_blow_destroys_every_force_in_all_sectors_of_its_territory() -> None:
    table = blow(
        "spice_05",
        forces="minor_erg:4: atreides 2; minor_erg:7: harkonnen 3; wind_pass_north:17: fremen 4; wind_pass: fremen 1",
        storm=4,
    )
    assert [table.forces("atreides", "minor_erg"), table.tanks("atreides")] == [0, 2]
    assert [table.forces("harkonnen", "minor_erg"), table.tanks("harkonnen")] == [0, 3]
    assert [table.forces("fremen", "wind_pass_north"), table.tanks("fremen")] == [0, 4]
    assert table.forces("fremen", "wind_pass") == 1


@pytest.mark.rule("CON-BLOW-04", "CON-BLOW-08")
@pytest.mark.parametrize(
    ("top", "blown", "message"),
    [
        ("spice_01", "", "event-forces-lost-to-blow"),
        ("sandworm, spice_05", "spice_01", "event-forces-lost-to-worm"),
    ],
)
def test_all_are_told_who_lost_how_many_forces(top: str, blown: str, message: str) -> None:
    forces = "broken_land:10: atreides 2; broken_land:11: atreides 3, harkonnen 1; arsunt:10: harkonnen 4"
    table = blow(top, blown=blown, forces=forces)
    told = [event for event in table.g.events(None) if event.message.startswith("event-forces-lost")]
    assert [event.message for event in told] == [message] * 2
    assert [(event.args["who"], event.args["count"]) for event in told] == [
        ("faction-atreides", 5),
        ("faction-harkonnen", 1),
    ]


@pytest.mark.rule("CON-BLOW-06")
def test_old_spice_gives_way_to_the_new_blow() -> None:
    table = blow("spice_05", ground={"minor_erg:7": 6, "minor_erg:4": 2, "red_chasm:6": 5})
    assert spice_on_the_map(table) == {"minor_erg:7": 10, "wind_pass_north:16": 8, "red_chasm:6": 5}


@pytest.mark.rule("CON-BLOW-07", "CON-RUL-45")
def test_worms_of_round_1_go_back_into_the_deck_without_effect() -> None:
    table = position(
        "atreides, harkonnen, fremen",
        forces="broken_land: atreides 3",
        ground={"broken_land:11": 10},
        blown="spice_01",
        top="sandworm, spice_05",
        round=1,
    )
    worm, worm_again, location = (0, 2), (1, 2), (0, 2)  # put back, the worm lies behind the location card
    table.luck(worm, worm_again, location).start(spice_blow_phase)
    assert table.told().count("event-worm-too-early") == 2
    assert cards_left(table) == ["sandworm"]
    assert spice_pile(table)[-1] == "spice_05"
    assert table.forces("atreides", "broken_land") == 3
    assert spice_on_the_map(table) == {"broken_land:11": 10, "minor_erg:7": 10, "wind_pass_north:16": 8}


@pytest.mark.rule("CON-BLOW-08", "CON-BLOW-09", "CON-RUL-06", "CON-RUL-07")
def test_a_worm_strikes_both_territories_of_the_last_location_card() -> None:
    table = blow(
        "sandworm, spice_05",
        blown="spice_01",
        forces="cielago_north:18: atreides 2; broken_land:10: harkonnen 3; arsunt:10: atreides 4",
        ground={"cielago_north:2": 10, "broken_land:11": 4, "hagga_basin:12": 8},
        storm=18,
    )
    assert [table.forces("atreides", "cielago_north"), table.tanks("atreides")] == [0, 2]
    assert [table.forces("harkonnen", "broken_land"), table.tanks("harkonnen")] == [0, 3]
    assert table.forces("atreides", "arsunt") == 4
    assert spice_on_the_map(table) == {"hagga_basin:12": 8, "minor_erg:7": 10, "wind_pass_north:16": 8}


@pytest.mark.rule("CON-BLOW-08")
@pytest.mark.parametrize(("round", "survivors"), [(1, 3), (2, 0)])
def test_worms_strike_from_round_2_on(round: int, survivors: int) -> None:
    table = blow("sandworm, spice_05", blown="spice_01", forces="broken_land: atreides 3", round=round)
    assert table.forces("atreides", "broken_land") == survivors


@pytest.mark.rule("CON-BLOW-10", "CON-RUL-55")
def test_fremen_survive_a_worm_with_or_without_spice() -> None:
    table = blow("sandworm, spice_05", blown="spice_01", forces="broken_land: fremen 3, atreides 2")
    table.play("fremen", "pass")
    assert table.forces("fremen", "broken_land") == 3
    assert table.forces("atreides", "broken_land") == 0
    assert table.tanks("fremen") == 0


@pytest.mark.rule("CON-BLOW-11")
@pytest.mark.parametrize("ride", [("pass",), ("tsimpo:10", "2")])
def test_the_next_card_waits_for_the_ride(ride: tuple[str, ...]) -> None:
    table = blow("sandworm, spice_05", blown="spice_01", forces="broken_land: fremen 2")
    for answer in ride:
        assert table.asked() == ["fremen"]
        assert cards_left(table) == ["spice_05"]
        table.play("fremen", answer)
    assert cards_left(table) == []
    assert spice_pile(table)[-1] == "spice_05"


@pytest.mark.rule("CON-BLOW-12", "CON-BLOW-13", "CON-RUL-05")
def test_only_the_first_worm_strikes_and_a_location_card_ends_the_phase() -> None:
    table = blow("sandworm, sandworm, sandworm, spice_05", blown="spice_01", forces="broken_land: fremen 2")
    assert table.prompt("fremen") == "prompt-ride"
    table.play("fremen", "pass")
    assert table.told().count("event-worm-strikes") == len(SPICE_CARDS[0].blows)
    assert table.told().count("event-worm-revealed") == 3
    assert table.told().count("event-no-ride") == 1
    assert spice_on_the_map(table) == {"minor_erg:7": 10, "wind_pass_north:16": 8}


@pytest.mark.rule("CON-BLOW-14")
def test_one_location_card_is_resolved_and_no_more() -> None:
    for round, top in ((1, "spice_05, spice_07, spice_04"), (2, "sandworm, spice_05, spice_07, spice_04")):
        table = blow(top, blown="spice_01", round=round)
        assert cards_left(table) == ["spice_07", "spice_04"]
        assert spice_on_the_map(table) == {"minor_erg:7": 10, "wind_pass_north:16": 8}


@pytest.mark.rule("CON-BLOW-15", "CON-SETUP-03")
def test_worms_and_locations_end_face_up_on_the_spice_pile() -> None:
    table = blow("sandworm, sandworm, spice_05", blown="spice_01")
    assert spice_pile(table)[-4:] == ["spice_01", "sandworm", "sandworm", "spice_05"]
    assert table.g.view(None)["decks"]["spice"]["top"] == "spice_05"


@pytest.mark.rule("CON-SETUP-04")
def test_an_empty_spice_deck_is_made_anew_from_its_pile() -> None:
    table = blow("sandworm", blown="spice_01")
    pile, deck = table.g.spice_cards.zones[DISCARD], table.g.spice_cards.zones[DECK]
    assert len(pile) + len(deck) == len(SPICE_DECK)
    revealed_after_the_worm = table.told().count("event-worm-revealed")
    assert len(pile) == revealed_after_the_worm
    assert SPICE_DECK[pile[-1]] != SANDWORM


@pytest.mark.rule("CON-RUL-06")
def test_a_worm_does_nothing_where_no_location_card_was_discarded() -> None:
    table = position("atreides, harkonnen, fremen", ground={"broken_land:11": 10, "cielago_north:2": 10})
    a_worm, a_location = (SPICE_DECK.index(SANDWORM), 24), (SPICE_IDS.index("spice_05"), 23)
    table.luck(a_worm, a_location).start(spice_blow_phase)
    assert "event-worm-finds-nothing" in table.told()
    assert spice_on_the_map(table)["broken_land:11"] == 10
    assert spice_on_the_map(table)["minor_erg:7"] == 10


@pytest.mark.rule("CON-RUL-03")
def test_spice_is_blown_into_the_storm() -> None:
    table = blow("spice_05", storm=7)
    assert table.spice_at("minor_erg:7") == 10


@pytest.mark.rule("CON-RUL-10", "CON-COMP-02")
def test_no_location_card_names_rock_or_a_stronghold() -> None:
    for card in SPICE_CARDS:
        for territory, _ in card.blows:
            assert planet.KIND_OF[territory] == planet.SAND
            assert planet.BLOW_CELL_OF[territory] in planet.CELLS_OF[territory]


@pytest.mark.rule("CON-RUL-44")
def test_the_pool_never_runs_dry() -> None:
    table = position("atreides, harkonnen, fremen", spice={"atreides": 1000, "harkonnen": 1000}, top="spice_05").start(
        spice_blow_phase
    )
    assert spice_on_the_map(table) == {"minor_erg:7": 10, "wind_pass_north:16": 8}
