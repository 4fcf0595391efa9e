"""Components, map and preparing the game (CLA-COMP, CLA-MAP, CLA-SETUP)."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import (
    CELL_IDS,
    CELLS_OF,
    KIND_OF,
    ROCK,
    SAND,
    SECTORS,
    STRONGHOLD,
    STRONGHOLDS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from sandtable.games.classic.board import CIRCLE_SECTORS, FREMEN_LANDINGS
from sandtable.games.classic.factions import BASE_FACTIONS, FACTION_IDS, FACTIONS
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_IDS, LEADERS_OF
from sandtable.games.classic.rules.setup import deal_traitors, place_spice_and_forces
from sandtable.games.classic.rules.victory import strongholds_needed
from sandtable.games.classic.state import ABSENT, DECK, PREDICTED_FACTION, PREDICTED_TURN, Table
from sandtable.games.classic.terms import FORCES, SETUP, STORM, TURNS
from sandtable.games.classic.treachery import (
    BASE_CARDS,
    PREDICTION_DECK,
    SPICE_CARDS,
    SPICE_DECK,
    STORM_DECK,
    TREACHERY_CARDS,
    TREACHERY_INDEX,
    turn_card,
)
from sandtable.kernel.errors import BadSetup
from tests.games.classic.position import Position, new_game, position

SIX = "atreides, bene_gesserit, emperor, fremen, guild, harkonnen"
WITHOUT_SISTERS = "atreides, emperor, fremen, guild, harkonnen"


def prepared(factions: str = SIX, seed: int = 1, advanced: bool = False) -> Position:
    table = new_game(factions, seed, mode="advanced" if advanced else "basic")
    return table.play_quietly(until=lambda: table.g.phase != SETUP)


# Components and board.


@pytest.mark.rule("CLA-COMP-01")
def test_each_faction_has_twenty_forces_and_five_leaders() -> None:
    table = prepared()
    for seat, faction in enumerate(FACTIONS[:BASE_FACTIONS]):
        assert sum(table.g.forces[seat]) + table.g.reserve[seat] == FORCES == 20
        assert len(LEADERS_OF[faction.index]) == 5


@pytest.mark.rule("CLA-COMP-02")
def test_the_spice_deck_has_fifteen_territories_and_six_worms() -> None:
    worms = [card for card in SPICE_DECK if SPICE_CARDS[card].worm]
    blows = [SPICE_CARDS[card] for card in SPICE_DECK if not SPICE_CARDS[card].worm]
    assert (len(worms), len(blows), sum(card.amount for card in blows)) == (6, 15, 118)


@pytest.mark.rule("CLA-COMP-03")
def test_the_treachery_deck_has_thirty_three_cards() -> None:
    copies = {card.id: card.copies for card in TREACHERY_CARDS if card.copies > 1}
    assert len(BASE_CARDS) == 33
    assert copies == {"shield": 4, "snooper": 4, "cheap_hero": 3, "karama": 2, "truthtrance": 2}


@pytest.mark.rule("CLA-COMP-04")
def test_the_traitor_deck_has_a_card_for_every_leader() -> None:
    assert sum(len(LEADERS_OF[faction]) for faction in range(BASE_FACTIONS)) == 30
    table = new_game(WITHOUT_SISTERS)
    held = sum(len(zone) for zone in table.g.traitors.zones) - len(table.g.traitors.zones[ABSENT])
    assert held == 25


@pytest.mark.rule("CLA-COMP-05")
def test_the_prediction_deck_has_a_card_per_faction_and_turn() -> None:
    assert len(PREDICTION_DECK) == len(FACTION_IDS) + 10


@pytest.mark.rule("CLA-COMP-06")
def test_the_storm_deck_is_used_only_with_fremen_in_the_advanced_game() -> None:
    assert STORM_DECK == (1, 2, 3, 4, 5, 6)
    for factions, advanced, used in ((SIX, True, True), (SIX, False, False), ("atreides, guild", True, False)):
        table = prepared(factions, advanced=advanced)
        table.play_quietly(until=lambda table=table: table.g.phase > STORM)  # type: ignore[misc]
        assert (table.seen()["storm_card"] is not None) == used


@pytest.mark.rule("CLA-COMP-07")
def test_the_last_two_to_use_the_wheels_are_remembered() -> None:
    table = prepared()
    assert table.seen()["storm_dialers"] == list(table.g.dialers)
    assert len(set(table.g.dialers)) == 2


@pytest.mark.rule("CLA-COMP-08")
def test_starred_forces_are_ordinary_ones_in_the_basic_game() -> None:
    assert sum(prepared().g.reserve_special) == 0
    table = prepared(advanced=True)
    assert table.g.reserve_special[table.seat("emperor")] == 5
    fremen = table.seat("fremen")
    assert table.g.reserve_special[fremen] + sum(table.g.special[fremen]) == 3


@pytest.mark.rule("CLA-MAP-01")
def test_every_territory_is_of_one_kind() -> None:
    kinds = [KIND_OF[territory] for territory in range(len(TERRITORY_IDS))]
    assert (kinds.count(SAND), kinds.count(ROCK), kinds.count(STRONGHOLD)) == (29, 7, 5)
    assert len(kinds) == 42


@pytest.mark.rule("CLA-MAP-02")
def test_the_five_strongholds_lie_in_one_sector_each() -> None:
    names = {TERRITORY_IDS[place] for place in STRONGHOLDS}
    assert names == {"arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"}
    assert all(len(CELLS_OF[place]) == 1 for place in STRONGHOLDS)


@pytest.mark.rule("CLA-MAP-03")
def test_forces_stand_in_one_sector_of_a_territory() -> None:
    assert SECTORS == 18
    table = position("atreides, guild", forces="pasty_mesa:4: guild 2; pasty_mesa:6: guild 3")
    cells = {cell["cell"]: cell["forces"][0]["count"] for cell in table.seen()["cells"]}
    assert cells == {"pasty_mesa:4": 2, "pasty_mesa:6": 3}


@pytest.mark.rule("CLA-MAP-05")
def test_six_circles_lie_on_the_edge() -> None:
    assert CIRCLE_SECTORS == (1, 4, 7, 10, 13, 16)
    assert [player["circle"] for player in prepared().seen()["players"]] == [1, 4, 7, 10, 13, 16]


@pytest.mark.rule("CLA-MAP-06")
def test_spice_lies_in_one_sector() -> None:
    table = position("atreides, guild", ground={"pasty_mesa:4": 2, "pasty_mesa:5": 3})
    assert {cell["cell"]: cell["spice"] for cell in table.seen()["cells"]} == {"pasty_mesa:4": 2, "pasty_mesa:5": 3}


@pytest.mark.rule("CLA-EX-27")
def test_fremen_may_land_in_sixteen_territories() -> None:
    names = {TERRITORY_IDS[territory] for territory in FREMEN_LANDINGS}
    assert names == {
        "great_flat",
        "funeral_plain",
        "greater_flat",
        "plastic_basin",
        "wind_pass",
        "bight_of_the_cliff",
        "broken_land",
        "cielago_west",
        "false_wall_west",
        "habbanya_erg",
        "hagga_basin",
        "polar_sink",
        "rock_outcroppings",
        "sietch_tabr",
        "tsimpo",
        "wind_pass_north",
    }


# Set-up.


@pytest.mark.rule("CLA-SETUP-01")
def test_the_mode_is_fixed_before_the_game() -> None:
    assert new_game(SIX, mode="advanced").g.advanced
    assert not new_game(SIX).g.advanced


@pytest.mark.rule("CLA-SETUP-02")
def test_all_spice_begins_in_the_bank_and_decks_face_down() -> None:
    table = new_game(SIX)
    assert sum(table.g.spice) == 0
    assert sum(table.g.ground_spice) == 0
    seen = table.seen()
    assert (seen["treachery"]["deck"], seen["treachery"]["discard"]) == (len(BASE_CARDS), 0)
    assert (seen["spice_cards"]["deck"], seen["spice_cards"]["discards"]) == (21, [0, 0])


@pytest.mark.rule("CLA-SETUP-03")
def test_factions_are_dealt_by_chance() -> None:
    game = sandtable.game("classic")
    dealt = {tuple(player["faction"] for player in game.new(3, seed).view(None)["players"]) for seed in range(8)}
    assert len(dealt) > 4


@pytest.mark.rule("CLA-SETUP-03")
def test_factions_may_be_picked_in_an_order_drawn_by_lot() -> None:
    orders = set()
    for seed in range(8):
        g = sandtable.game("classic").new(3, seed, assignment="drafted")
        orders.add(g.to_act)
        seat = g.to_act[0]
        assert [str(option) for option in g.options(seat)] == list(FACTION_IDS[:BASE_FACTIONS])
        g.play(seat, "guild")
        assert "guild" not in [str(option) for option in g.options(g.to_act[0])]
        assert g.view(None)["players"][seat]["faction"] == "guild"
    assert len(orders) > 1


@pytest.mark.rule("CLA-SETUP-04")
def test_two_who_want_each_others_faction_swap() -> None:
    g = sandtable.game("classic").new(
        3, 1, assignment="dealt_with_swaps", faction_0="atreides", faction_1="guild", faction_2="emperor"
    )
    assert g.to_act == (0, 1, 2)
    g.play(0, "guild")
    g.play(1, "atreides")
    g.play(2, "guild")
    assert [player["faction"] for player in g.view(None)["players"]] == ["guild", "atreides", "emperor"]


@pytest.mark.rule("CLA-SETUP-05")
def test_no_faction_is_played_twice() -> None:
    with pytest.raises(BadSetup):
        sandtable.game("classic").new(2, 1, faction_0="guild", faction_1="guild")
    for seed in range(8):
        g = sandtable.game("classic").new(6, seed)
        assert sorted(player["faction"] for player in g.view(None)["players"]) == list(FACTION_IDS[:BASE_FACTIONS])


@pytest.mark.rule("CLA-SETUP-06")
def test_everybody_sits_at_a_circle_of_their_own() -> None:
    for seats in range(2, 7):
        g = sandtable.game("classic").new(seats, 1)
        circles = [player["circle"] for player in g.view(None)["players"]]
        assert len(set(circles)) == seats
        assert circles == sorted(circles), "seats are numbered counter-clockwise"


@pytest.mark.rule("CLA-SETUP-07")
@pytest.mark.rule("CLA-FAC-BG-02")
def test_the_prediction_is_written_before_traitors_are_dealt_and_stays_secret() -> None:
    table = new_game(SIX)
    assert table.asked() == ["bene_gesserit"]
    assert not table.traitors("atreides")
    assert "bene_gesserit" not in table.options("bene_gesserit")
    table.play("bene_gesserit", "harkonnen", "4")
    assert table.seen("bene_gesserit")["prediction"] == {"faction": "harkonnen", "turn": 4}
    for other in (None, "atreides", "harkonnen"):
        assert table.seen(other)["prediction"] == {"faction": None, "turn": None}
    predicted = {table.imagined("atreides", seed).g.predictions.zones[PREDICTED_FACTION][0] for seed in range(20)}
    assert len(predicted) > 2


@pytest.mark.rule("CLA-FAC-BG-03")
def test_the_predicted_turn_is_one_that_is_played() -> None:
    table = new_game("atreides, bene_gesserit, guild", max_turns=3)
    assert table.options("bene_gesserit") == ["atreides", "guild"]
    table.play("bene_gesserit", "guild")
    assert table.options("bene_gesserit") == ["1", "2", "3"]
    table.play("bene_gesserit", "2")
    assert table.g.predictions.zones[PREDICTED_TURN] == [turn_card(2)]
    worlds = [table.imagined("atreides", seed) for seed in range(20)]
    assert {world.seen("bene_gesserit")["prediction"]["turn"] for world in worlds} == {1, 2, 3}, "as others know too"
    whole = new_game("atreides, bene_gesserit, guild")
    assert whole.g.turns == TURNS
    whole.play("bene_gesserit", "guild", str(TURNS))
    assert whole.g.predictions.zones[PREDICTED_TURN] == [turn_card(TURNS)], "the last one too"


@pytest.mark.rule("CLA-SETUP-08")
def test_traitor_cards_of_absent_factions_are_not_dealt() -> None:
    for seed in range(6):
        table = new_game("atreides, fremen, guild", seed)
        dealt = [leader for name in ("atreides", "fremen", "guild") for leader in table.traitors(name)]
        factions = {FACTION_IDS[LEADER_FACTION[LEADER_IDS.index(leader)]] for leader in dealt}
        assert factions <= {"atreides", "fremen", "guild"}


@pytest.mark.rule("CLA-SETUP-09")
def test_four_traitor_cards_are_dealt_and_one_is_kept() -> None:
    table = new_game("atreides, guild")
    assert (len(table.traitors("atreides")), len(table.traitors("guild"))) == (4, 4)
    for name in ("atreides", "guild"):
        table.play(name, table.options(name)[0])
    assert (len(table.traitors("atreides")), len(table.traitors("guild"))) == (1, 1)


def with_own_leaders(count: int) -> Position:
    """Atreides are about to keep one of four cards, so many of which show their own leaders."""
    for seed in range(2000):
        table = new_game("atreides, guild", seed)
        own = [leader for leader in table.traitors("atreides") if LEADER_FACTION[LEADER_IDS.index(leader)] == 0]
        if len(own) == count:
            return table
    raise AssertionError("no such deal")


@pytest.mark.rule("CLA-SETUP-10")
@pytest.mark.rule("CLA-SETUP-11")
@pytest.mark.rule("CLA-RUL-01")
def test_an_own_leader_is_kept_only_if_no_other_was_dealt() -> None:
    table = with_own_leaders(2)
    assert [LEADER_FACTION[LEADER_IDS.index(name)] for name in table.options("atreides")] == [4, 4]
    table = with_own_leaders(4)
    assert table.options("atreides") == [name for name in LEADER_IDS if name in table.traitors("atreides")]


@pytest.mark.rule("CLA-SETUP-12")
def test_cards_put_back_are_known_only_to_who_saw_them() -> None:
    table = new_game("atreides, guild")
    back = table.traitors("atreides")
    kept = table.options("atreides")[0]
    table.play("atreides", kept).play("guild", table.options("guild")[0])
    back.remove(kept)
    deck = [LEADER_IDS[leader] for leader in table.g.traitors.known(table.seat("atreides"), DECK)]
    assert sorted(deck) == sorted(back)
    held = {tuple(table.imagined("guild", seed).traitors("atreides")) for seed in range(20)}
    assert len(held) > 2


@pytest.mark.rule("CLA-SETUP-13")
@pytest.mark.rule("CLA-FAC-HAR-02")
def test_harkonnen_keep_all_four() -> None:
    table = prepared()
    assert [len(table.traitors(name)) for name in ("harkonnen", "atreides")] == [4, 1]


@pytest.mark.rule("CLA-SETUP-14")
@pytest.mark.rule("CLA-SETUP-15")
@pytest.mark.rule("CLA-FAC-ATR-01")
@pytest.mark.rule("CLA-FAC-BG-01")
@pytest.mark.rule("CLA-FAC-EMP-01")
@pytest.mark.rule("CLA-FAC-GUI-01")
@pytest.mark.rule("CLA-FAC-HAR-01")
def test_spice_and_forces_of_the_sheets() -> None:
    table = prepared()
    expected = {
        "atreides": ("arrakeen", 10, 10, 2),
        "bene_gesserit": ("polar_sink", 1, 5, 1),
        "emperor": ("polar_sink", 0, 10, 1),
        "guild": ("tueks_sietch", 5, 5, 1),
        "harkonnen": ("carthag", 10, 10, 2),
    }
    for name, (place, count, spice, free) in expected.items():
        assert table.forces(name, place) == count
        assert table.reserve(name) == 20 - count
        assert table.spice(name) == spice
        assert table.g.faction(table.seat(name)).free_revival == free


@pytest.mark.rule("CLA-FAC-FRE-01")
def test_fremen_distribute_ten_forces() -> None:
    table = position("fremen, guild", turn=1)
    table.g.reserve = [0, 0]
    table.start(place_spice_and_forces)
    assert table.asked() == ["fremen"]
    table.play("fremen", "3", "0", "2", "4", "1")
    homes = ("sietch_tabr", "false_wall_south", "false_wall_west")
    assert [table.forces("fremen", place) for place in homes] == [3, 2, 5]
    assert table.forces("fremen", "false_wall_west:15") == 4
    assert (table.reserve("fremen"), table.spice("fremen")) == (10, 3)
    assert table.g.faction(0).free_revival == 3


@pytest.mark.rule("CLA-FAC-FRE-01")
def test_fremen_say_where_fedaykin_stand() -> None:
    table = position("fremen, guild", turn=1, advanced=True).start(place_spice_and_forces)
    table.play("fremen", "8", "2", "2", "1")
    assert (table.special("fremen", "sietch_tabr"), table.special("fremen", "false_wall_south")) == (2, 1)
    assert table.g.reserve_special[0] == 0


@pytest.mark.rule("CLA-SETUP-16")
@pytest.mark.rule("CLA-FAC-BG-12")
@pytest.mark.rule("CLA-FAC-BG-13")
def test_the_first_advisor_is_placed_last_and_fights_if_alone() -> None:
    table = position("bene_gesserit, fremen, atreides", turn=1, advanced=True).start(place_spice_and_forces)
    assert table.forces("atreides", "arrakeen") == 10
    assert table.asked() == ["fremen"]
    table.play("fremen", "10", "0")
    assert table.asked() == ["bene_gesserit"]
    before = table.g.clone()
    table.play("bene_gesserit", "sietch_tabr:13")
    assert (table.advisors("sietch_tabr"), table.forces("bene_gesserit", "sietch_tabr")) == (1, 0)
    assert (table.reserve("bene_gesserit"), table.forces("bene_gesserit", "polar_sink")) == (19, 0)
    assert isinstance(before, Table)
    alone = Position(before).play("bene_gesserit", "red_chasm:6")
    assert (alone.advisors("red_chasm"), alone.forces("bene_gesserit", "red_chasm")) == (0, 1)


@pytest.mark.rule("CLA-SETUP-17")
@pytest.mark.rule("CLA-FAC-HAR-04")
def test_one_treachery_card_each_and_two_for_harkonnen() -> None:
    table = prepared()
    assert [len(table.hand(name)) for name in FACTION_IDS[:BASE_FACTIONS]] == [1, 1, 1, 1, 1, 2]


@pytest.mark.rule("CLA-SETUP-18")
def test_the_game_begins_with_turn_one() -> None:
    table = prepared()
    assert (table.g.turn, table.seen()["phase"]) == (1, "storm")


@pytest.mark.rule("CLA-SETUP-20")
@pytest.mark.rule("CLA-WIN-03")
def test_two_players_need_four_strongholds() -> None:
    assert strongholds_needed(position("atreides, harkonnen").g, 0) == 4
    assert strongholds_needed(position("atreides, harkonnen, guild").g, 0) == 3


@pytest.mark.rule("CLA-SETUP-21")
@pytest.mark.rule("CLA-RUL-34")
def test_two_players_with_two_factions_each_are_two_lasting_pairs() -> None:
    with pytest.raises(BadSetup):
        sandtable.game("classic").new(2, 1, two_factions_each=True)
    table = new_game("atreides, guild, fremen, harkonnen", two_factions_each=True)
    table.play_quietly(until=lambda: table.g.phase != SETUP)
    assert table.allied("atreides", "fremen")
    assert table.allied("guild", "harkonnen")
    assert strongholds_needed(table.g, 0) == 4


@pytest.mark.rule("CLA-SETUP-22")
def test_an_alliance_of_three_players_needs_four_strongholds() -> None:
    assert strongholds_needed(position("atreides, guild, fremen", allies="atreides fremen").g, 0) == 4


@pytest.mark.rule("CLA-SETUP-23")
def test_any_set_of_factions_can_play() -> None:
    for first in range(6):
        for second in range(first + 1, 6):
            table = new_game(f"{FACTION_IDS[first]}, {FACTION_IDS[second]}")
            assert table.g.to_act


def test_every_seat_has_the_leaders_of_its_faction() -> None:
    table = position(SIX)
    for seat, faction in enumerate(table.g.factions):
        assert sorted(table.g.living(seat)) == sorted(LEADERS_OF[faction])
    assert TREACHERY_INDEX["crysknife"] == 0
    assert TERRITORY_INDEX["polar_sink"] == 0
    assert len(CELL_IDS) == 86


def test_settings_that_do_not_fit_are_refused() -> None:
    game = sandtable.game("classic")
    with pytest.raises(BadSetup):
        game.new(4, 1, two_factions_each=True, alliances="any_need_three")
    with pytest.raises(BadSetup):
        game.new(4, 1, advisors_with_ally=True)
    with pytest.raises(BadSetup):
        game.new(2, 1, faction_4="guild")


def test_traitors_are_dealt_to_all_at_once() -> None:
    table = position("atreides, guild, fremen").start(deal_traitors)
    assert table.asked() == ["atreides", "guild", "fremen"]
