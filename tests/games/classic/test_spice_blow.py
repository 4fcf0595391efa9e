"""Spice blow, worms and rides (CLA-BLOW, CLA-ADV-05 to 08, CLA-FAC-FRE-08 to 14, 19 to 21)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.rules.spice_blow import look_at_spice_deck, spice_blow_phase
from sandtable.games.classic.state import ASIDE, DECK, PILE_A, PILE_B, SPICE_TOP
from sandtable.games.classic.treachery import SPICE_CARDS, SPICE_DECK
from tests.games.classic.position import Position, position

THREE = "atreides, fremen, emperor"


def quiet(table: Position) -> Position:
    """Nobody changes anything in a nexus, nobody rides."""
    return table.play_quietly(until=lambda: False)


@pytest.mark.rule("CLA-BLOW-01")
@pytest.mark.rule("CLA-BLOW-02")
def test_one_card_is_revealed_and_its_spice_laid_down() -> None:
    table = position(THREE, top="red_chasm, old_gap").start(spice_blow_phase)
    assert (table.spice_at("red_chasm:6"), table.spice_at("old_gap:9")) == (8, 0)
    assert len(table.g.spice_cards.zones[DECK]) == 1
    assert table.seen()["spice_cards"]["tops"][0] == "spice_red_chasm"


@pytest.mark.rule("CLA-BLOW-03")
def test_in_the_storm_no_spice_is_laid_down_but_the_card_is_discarded() -> None:
    table = position(THREE, top="red_chasm, old_gap", storm=6).start(spice_blow_phase)
    assert table.spice_at("red_chasm:6") == 0
    assert table.seen()["spice_cards"]["tops"][0] == "spice_red_chasm"
    assert table.g.last_blow[0] == TERRITORY_INDEX["red_chasm"]


@pytest.mark.rule("CLA-BLOW-04")
def test_new_spice_is_added_to_what_lies_there() -> None:
    table = position(THREE, top="red_chasm", ground={"red_chasm:6": 3}).start(spice_blow_phase)
    assert table.spice_at("red_chasm:6") == 11


@pytest.mark.rule("CLA-BLOW-05")
@pytest.mark.rule("CLA-NEXUS-02")
@pytest.mark.rule("CLA-EX-05")
def test_a_worm_on_the_first_turn_is_set_aside() -> None:
    table = position(
        THREE, turn=1, top="shai_hulud, red_chasm, old_gap", last_blow="great_flat", forces="great_flat: atreides 2"
    ).start(spice_blow_phase)
    assert table.forces("atreides", "great_flat") == 2
    assert table.spice_at("red_chasm:6") == 8
    assert "event-nexus" not in table.told()
    worms = [card for card in table.g.spice_cards.zones[DECK] if SPICE_CARDS[SPICE_DECK[card]].worm]
    assert len(worms) == 1
    assert not table.g.spice_cards.zones[ASIDE]


@pytest.mark.rule("CLA-BLOW-06")
@pytest.mark.rule("CLA-BLOW-09")
@pytest.mark.rule("CLA-BLOW-11")
@pytest.mark.rule("CLA-FAC-FRE-08")
@pytest.mark.rule("CLA-NEXUS-12")
@pytest.mark.rule("CLA-EX-04")
def test_a_worm() -> None:
    table = position(
        THREE,
        turn=3,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: emperor 2, fremen 1; great_flat: atreides 1",
        ground={"cielago_south:1": 12},
    ).start(spice_blow_phase)
    assert (table.forces("emperor", "cielago_south"), table.spice_at("cielago_south:1")) == (0, 0)
    assert table.forces("fremen", "cielago_south") == 1
    assert table.spice_at("great_flat:14") == 10
    assert table.forces("atreides", "great_flat") == 1
    assert table.prompt("atreides") == "prompt-nexus"
    for name in ("atreides", "fremen", "emperor"):
        table.play(name, "pass")
    assert table.asked() == ["fremen"]
    assert table.prompt("fremen") == "prompt-ride"


@pytest.mark.rule("CLA-BLOW-05", "CLA-BLOW-12")
def test_later_worms_stay_on_the_discard_pile() -> None:
    table = quiet(position(THREE, top="shai_hulud, great_flat", last_blow="cielago_south").start(spice_blow_phase))
    discarded = [SPICE_CARDS[SPICE_DECK[card]].id for card in table.g.spice_cards.zones[PILE_A]]
    assert discarded == ["shai_hulud", "spice_great_flat"]
    assert table.g.spice_cards.zones[DECK] == []


@pytest.mark.rule("CLA-BLOW-07")
def test_all_sectors_of_the_territory_are_devoured() -> None:
    table = position(
        THREE,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: emperor 2; cielago_south:2: atreides 3",
        ground={"cielago_south:2": 4},
    ).start(spice_blow_phase)
    assert (table.tanks("emperor"), table.tanks("atreides"), table.spice_at("cielago_south:2")) == (2, 3, 0)


@pytest.mark.rule("CLA-BLOW-10")
@pytest.mark.rule("CLA-BLOW-14")
@pytest.mark.rule("CLA-RUL-07")
@pytest.mark.rule("CLA-NEXUS-01")
def test_more_worms_do_nothing_and_cause_no_second_nexus() -> None:
    table = position(
        THREE,
        top="shai_hulud, shai_hulud, shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: emperor 2",
    ).start(spice_blow_phase)
    quiet(table)
    assert table.told().count("event-nexus") == 1
    assert table.told().count("event-worm-does-nothing") == 2
    assert table.told().count("event-worm-strikes") == 1
    assert table.told().index("event-spice-blow") < table.told().index("event-nexus")


@pytest.mark.rule("CLA-BLOW-12")
@pytest.mark.rule("CLA-BLOW-13")
def test_an_empty_deck_is_made_anew_of_both_piles() -> None:
    table = position(THREE, advanced=True, turn=1, top="red_chasm").start(spice_blow_phase)
    assert "event-spice-deck-anew" in table.told()
    cards = table.g.spice_cards.zones
    assert sum(len(cards[zone]) for zone in (DECK, PILE_A, PILE_B, ASIDE)) == 21
    assert (len(cards[PILE_A]), len(cards[PILE_B])) == (0, 1)


@pytest.mark.rule("CLA-RUL-09")
def test_the_last_territory_outlives_the_pile() -> None:
    table = position(THREE, top="shai_hulud", last_blow="cielago_south", forces="cielago_south:1: emperor 2")
    table.start(spice_blow_phase)
    assert "event-spice-deck-anew" in table.told()
    assert table.tanks("emperor") == 2


# The advanced game: two blows.


@pytest.mark.rule("CLA-ADV-05")
def test_two_blows_with_piles_of_their_own() -> None:
    table = position(THREE, advanced=True, top="red_chasm, old_gap, great_flat")
    table.g.spice_cards.zones[PILE_B].clear()
    table.start(spice_blow_phase)
    quiet(table)
    assert (table.spice_at("red_chasm:6"), table.spice_at("old_gap:9"), table.spice_at("great_flat:14")) == (8, 6, 0)
    assert table.seen()["spice_cards"]["tops"] == ["spice_red_chasm", "spice_old_gap"]


@pytest.mark.rule("CLA-ADV-06")
@pytest.mark.rule("CLA-ADV-07")
def test_each_worm_looks_at_its_own_pile_and_each_blow_may_bring_a_nexus() -> None:
    table = position(
        "atreides, emperor, guild",
        advanced=True,
        top="shai_hulud, red_chasm, shai_hulud, old_gap",
        last_blow="great_flat",
        last_blow_b="cielago_south",
        forces="great_flat: atreides 1; cielago_south:1: emperor 2",
    ).start(spice_blow_phase)
    assert (table.tanks("atreides"), table.tanks("emperor")) == (1, 0)
    assert table.prompt("atreides") == "prompt-nexus"
    assert table.spice_at("old_gap:9") == 0
    quiet(table)
    assert table.tanks("emperor") == 2
    assert table.told().count("event-nexus") == 2


@pytest.mark.rule("CLA-ADV-08")
def test_on_the_first_turn_no_worm_counts_in_either_blow() -> None:
    table = position(THREE, advanced=True, turn=1, top="shai_hulud, red_chasm, shai_hulud, old_gap")
    table.start(spice_blow_phase)
    assert "event-nexus" not in table.told()
    assert (table.spice_at("red_chasm:6"), table.spice_at("old_gap:9")) == (8, 6)


# Fremen and worms.


def struck(**given: object) -> Position:
    """A worm has come to Cielago South, and the nexus is over."""
    table = position(
        THREE,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        **given,  # type: ignore[arg-type]
    ).start(spice_blow_phase)
    return table.play_quietly(until=lambda: table.prompt("fremen") == "prompt-ride")


@pytest.mark.rule("CLA-FAC-FRE-09")
@pytest.mark.rule("CLA-FAC-FRE-10")
@pytest.mark.rule("CLA-FAC-FRE-11")
def test_fremen_ride_to_any_territory_and_hurt_nobody() -> None:
    table = struck(forces="cielago_south:1: fremen 3; cielago_south:2: fremen 2; arrakeen: atreides 4")
    assert "arrakeen:9" in table.options("fremen")
    assert "cielago_south:2" not in table.options("fremen")
    table.play("fremen", "arrakeen:9", "2", "1")
    assert (table.forces("fremen", "arrakeen"), table.forces("fremen", "cielago_south")) == (3, 2)
    assert table.forces("atreides", "arrakeen") == 4
    assert not table.g.voyaged[table.seat("fremen")]


@pytest.mark.rule("CLA-FAC-FRE-09")
def test_a_ride_obeys_storm_and_occupancy() -> None:
    table = struck(forces="cielago_south:1: fremen 3; carthag: atreides 4, emperor 1", storm=9)
    assert "arrakeen:9" not in table.options("fremen")
    assert "carthag:10" not in table.options("fremen")
    assert "sietch_tabr:13" in table.options("fremen")


@pytest.mark.rule("CLA-FAC-FRE-13")
def test_nobody_rides_out_of_the_storm_or_to_an_ally() -> None:
    table = struck(forces="cielago_south:1: fremen 3; cielago_south:2: fremen 1", storm=1)
    table.play("fremen", "arrakeen:9")
    assert table.options("fremen") == ["1"], "only the force outside the storm"
    table = position(
        THREE,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: fremen 3; arrakeen: atreides 1",
        allies="fremen atreides",
    ).start(spice_blow_phase)
    table.play_quietly(until=lambda: table.prompt("fremen") == "prompt-ride")
    assert "arrakeen:9" not in table.options("fremen")


@pytest.mark.rule("CLA-FAC-FRE-14")
def test_fremen_protect_an_ally_case_by_case() -> None:
    for answer, lost in (("yes", 0), ("no", 2)):
        table = position(
            THREE,
            top="shai_hulud, great_flat",
            last_blow="cielago_south",
            forces="cielago_south:1: atreides 2, emperor 1",
            allies="fremen atreides",
        ).start(spice_blow_phase)
        assert table.asked() == ["fremen"]
        table.play("fremen", answer)
        assert (table.tanks("atreides"), table.tanks("emperor")) == (lost, 1)


@pytest.mark.rule("CLA-FAC-FRE-14")
@pytest.mark.parametrize(("advisors", "asked"), [("cielago_south:1: 2", True), ("carthag: 2", False)])
def test_fremen_are_asked_only_for_sisters_who_are_there(advisors: str, asked: bool) -> None:
    table = position(
        "bene_gesserit, fremen, emperor",
        advanced=True,
        top="shai_hulud, great_flat, old_gap",
        last_blow="cielago_south",
        forces="cielago_south:1: emperor 1; carthag: emperor 1",
        advisors=advisors,
        allies="fremen bene_gesserit",
    ).start(spice_blow_phase)
    assert (table.prompt("fremen") == "prompt-protect") == asked


@pytest.mark.rule("CLA-EX-38")
def test_the_worm_devours_before_the_nexus() -> None:
    table = position(
        "harkonnen, fremen, emperor",
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: harkonnen 2",
    ).start(spice_blow_phase)
    assert table.tanks("harkonnen") == 2
    table.play("harkonnen", "fremen").play("fremen", "harkonnen").play("emperor", "pass")
    quiet(table)
    assert table.allied("harkonnen", "fremen")
    assert table.tanks("harkonnen") == 2


@pytest.mark.rule("CLA-FAC-FRE-19")
@pytest.mark.rule("CLA-FAC-FRE-20")
@pytest.mark.rule("CLA-FAC-FRE-21")
@pytest.mark.rule("CLA-FAC-FRE-12")
@pytest.mark.rule("CLA-RUL-08")
def test_fremen_place_further_worms_in_the_advanced_game() -> None:
    table = position(
        THREE,
        advanced=True,
        top="shai_hulud, shai_hulud, great_flat, shai_hulud, shai_hulud, red_chasm",
        last_blow="cielago_south",
        last_blow_b="old_gap",
        forces="minor_erg:5: atreides 3, fremen 2; habbanya_erg:15: emperor 4",
        ground={"minor_erg:7": 5},
    ).start(spice_blow_phase)
    assert table.prompt("fremen") == "prompt-place-worm"
    assert "arrakeen" not in table.options("fremen")
    assert "pass" in table.options("fremen")
    table.play("fremen", "minor_erg")
    assert (table.tanks("atreides"), table.forces("fremen", "minor_erg"), table.spice_at("minor_erg:7")) == (3, 2, 0)
    table.play_quietly(until=lambda: table.prompt("fremen") == "prompt-ride")
    assert table.told().count("event-nexus") == 1
    table.play("fremen", "minor_erg:4") if "minor_erg:4" in table.options("fremen") else table.play("fremen", "pass")
    table.play_quietly(until=lambda: table.prompt("fremen") == "prompt-place-worm")
    table.play("fremen", "habbanya_erg")
    assert table.tanks("emperor") == 4, "the right exists in each blow"
    quiet(table)
    assert table.told().count("event-nexus") == 2


@pytest.mark.rule("CLA-KAR-36")
def test_karama_turns_a_placed_worm_away() -> None:
    table = position(
        THREE,
        advanced=True,
        top="shai_hulud, shai_hulud, great_flat, red_chasm",
        last_blow="cielago_south",
        forces="minor_erg:5: atreides 3",
        hands={"emperor": "karama"},
        windows=True,
    ).start(spice_blow_phase)
    table.play("fremen", "minor_erg").play("emperor", "stop_call_worm")
    assert table.tanks("atreides") == 0
    assert table.discarded() == ["karama"]


@pytest.mark.rule("CLA-KAR-32")
def test_karama_feeds_fremen_to_the_worm() -> None:
    table = position(
        THREE,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: fremen 3",
        hands={"emperor": "karama"},
        windows=True,
    ).start(spice_blow_phase)
    table.play("emperor", "stop_worm_riders")
    assert table.tanks("fremen") == 3
    quiet(table)
    assert "event-ride" not in table.told()


@pytest.mark.rule("CLA-KAR-33")
def test_karama_feeds_the_ally_to_the_worm() -> None:
    table = position(
        THREE,
        top="shai_hulud, great_flat",
        last_blow="cielago_south",
        forces="cielago_south:1: atreides 3",
        allies="fremen atreides",
        hands={"emperor": "karama"},
        windows=True,
    ).start(spice_blow_phase)
    table.play("fremen", "yes").play("emperor", "stop_protect_ally")
    assert table.tanks("atreides") == 3


@pytest.mark.rule("CLA-KAR-52")
@pytest.mark.rule("CLA-KAR-53")
@pytest.mark.rule("CLA-KAR-58")
@pytest.mark.rule("CLA-RUL-26")
@pytest.mark.rule("CLA-ADV-20")
def test_the_fremen_karama_worm() -> None:
    table = position(
        THREE,
        advanced=True,
        top="red_chasm, old_gap",
        forces="minor_erg:5: atreides 3, fremen 2",
        ground={"minor_erg:7": 5},
        hands={"fremen": "karama"},
        windows=True,
    ).start(spice_blow_phase)
    assert table.asked() == ["fremen"]
    assert table.spice_at("red_chasm:6") == 0, "before a card is revealed"
    table.play("fremen", "karama_power", "minor_erg")
    assert (table.tanks("atreides"), table.spice_at("minor_erg:7"), table.hand("fremen")) == (3, 0, [])
    assert table.prompt("fremen") == "prompt-ride"
    table.play("fremen", "sietch_tabr:13", "2")
    assert table.forces("fremen", "sietch_tabr") == 2
    assert "event-nexus" not in table.told()
    table.give("fremen", "karama").start(spice_blow_phase)
    assert table.prompt("fremen") != "prompt-karama-worm", "once per game"


@pytest.mark.rule("CLA-KAR-58")
def test_no_karama_worm_on_the_first_turn_or_in_the_basic_game() -> None:
    for turn, advanced in ((1, True), (2, False)):
        table = position(
            THREE, advanced=advanced, turn=turn, hands={"fremen": "karama"}, windows=True, top="red_chasm, old_gap"
        ).start(spice_blow_phase)
        assert table.prompt("fremen") == ""


@pytest.mark.rule("CLA-FAC-ATR-04")
def test_atreides_know_the_top_of_the_spice_deck_until_it_is_revealed() -> None:
    table = position(THREE)
    look_at_spice_deck(table.g, table.seat("atreides"))
    card = table.g.spice_cards.zones[SPICE_TOP][0]
    name = SPICE_CARDS[SPICE_DECK[card]].id
    assert table.seen("atreides")["spice_cards"]["on_deck"] == [name]
    assert table.seen("emperor")["spice_cards"]["on_deck"] == []
    assert table.seen("emperor")["spice_cards"]["deck"] == 21
    tops = {table.imagined("emperor", seed).g.spice_cards.zones[SPICE_TOP][0] for seed in range(30)}
    assert len(tops) > 5
    assert {table.imagined("atreides", seed).g.spice_cards.zones[SPICE_TOP][0] for seed in range(5)} == {card}
    table.g.last_blow = (TERRITORY_INDEX["great_flat"],) * 2
    table.start(spice_blow_phase)
    assert card in table.g.spice_cards.zones[PILE_A]
