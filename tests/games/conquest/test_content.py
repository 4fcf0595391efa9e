"""The components of the box, counted and checked against each other."""

from collections import Counter

import pytest

from sandtable.games.arrakis import planet as p
from sandtable.games.conquest import board, cards, factions
from sandtable.games.conquest.factions import (
    ATREIDES,
    ATREIDES_FREMEN,
    FACTIONS,
    FREMEN,
    HARKONNEN,
    HARKONNEN_IMPERIUM,
    IMPERIUM,
    LEADERS,
)


@pytest.mark.rule("CON-COMP-08")
def test_the_storm_die_has_eight_different_faces() -> None:
    assert board.STORM_DIE == (0, 1, 2, 3, 4, 5, 6, board.STORM_SYMBOL)
    assert max(board.STORM_DIE[:-1]) < board.STORM_SYMBOL


@pytest.mark.rule("CON-TWO-06")
def test_every_face_of_the_die_covers_a_stronghold() -> None:
    named = dict(zip(board.STORM_DIE, (p.TERRITORY_IDS[territory] for territory in board.COVERED_BY_DIE)))
    assert named == {
        0: "carthag",
        1: "sietch_tabr",
        2: "sietch_tabr",
        3: "habbanya_sietch",
        4: "habbanya_sietch",
        5: "tueks_sietch",
        6: "tueks_sietch",
        board.STORM_SYMBOL: "arrakeen",
    }
    assert set(board.COVERED_BY_DIE) == set(p.STRONGHOLDS)


def test_there_is_a_blocker_for_every_stronghold() -> None:
    assert board.STRONGHOLD_BLOCKERS == len(p.STRONGHOLDS) == 5


def test_a_covered_stronghold_is_sand_and_no_stronghold() -> None:
    carthag = p.TERRITORY_BIT[p.CARTHAG]
    assert board.open_strongholds(board.NOT_COVERED) == p.STRONGHOLDS
    assert p.CARTHAG not in board.open_strongholds(p.CARTHAG)
    assert not board.sand_territories(board.NOT_COVERED) & carthag
    assert board.sand_territories(p.CARTHAG) == board.sand_territories(board.NOT_COVERED) | carthag


@pytest.mark.rule("CON-COMP-09")
def test_spice_deck() -> None:
    assert len(cards.SPICE_DECK) == 24
    worms = [card for card in cards.SPICE_DECK if cards.SPICE_CARDS[card].worm]
    assert worms == [cards.SANDWORM] * 6
    for card in cards.SPICE_CARDS:
        if not card.worm:
            (first, first_amount), (second, second_amount) = card.blows
            assert first != second
            assert p.BLOW_CELL_OF[first] >= 0
            assert p.BLOW_CELL_OF[second] >= 0
            assert min(first_amount, second_amount) > 0


def test_every_blow_territory_is_named_two_or_three_times_with_one_amount() -> None:
    named = [blow for card in cards.SPICE_DECK for blow in cards.SPICE_CARDS[card].blows]
    times = Counter(territory for territory, _ in named)
    assert set(times) == {territory.index for territory in p.TERRITORIES if territory.blow_cell >= 0}
    assert set(times.values()) == {2, 3}
    assert len(set(named)) == len(times)
    assert (p.TERRITORY_INDEX["broken_land"], 10) in named


@pytest.mark.rule("CON-COMP-10")
def test_battle_deck() -> None:
    deck = [cards.BATTLE_CARDS[card] for card in cards.BATTLE_DECK]
    assert len(deck) == 24
    assert Counter(card.weapon for card in deck if card.weapon) == {
        cards.PROJECTILE: 4,
        cards.POISON: 4,
        cards.SPECIAL: 3,
    }
    assert Counter(card.defence for card in deck if card.defence and not card.weapon) == {
        cards.PROJECTILE: 4,
        cards.POISON: 4,
    }
    assert sum(card.worthless for card in deck) == 5
    for card in deck:
        assert card.worthless == (card.weapon == cards.NONE == card.defence)


@pytest.mark.rule("CON-BAT-32")
def test_ordinary_weapons_are_stopped_by_their_own_type_alone() -> None:
    for card in cards.BATTLE_CARDS:
        if card.weapon in (cards.PROJECTILE, cards.POISON):
            assert card.blocked_by == card.weapon
        if card.defence:
            assert card.defence in (cards.PROJECTILE, cards.POISON)


@pytest.mark.rule("CON-BAT-33")
def test_exactly_three_special_weapons_fit_the_weapon_slot() -> None:
    special = [card for card in cards.BATTLE_DECK if cards.BATTLE_CARDS[card].weapon == cards.SPECIAL]
    assert [cards.BATTLE_IDS[card] for card in special] == ["lasgun", "hunter_seeker", "weirding_way"]
    assert all(cards.BATTLE_CARDS[card].fits_weapon for card in special)


def test_which_cards_fit_which_slot() -> None:
    both = [card.id for card in cards.BATTLE_CARDS if card.fits_weapon and card.fits_defence]
    assert both == ["weirding_way", "baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"]
    defences = [card.id for card in cards.BATTLE_CARDS if not card.fits_weapon]
    assert defences == ["shield", "snooper"]


def test_special_weapons() -> None:
    lasgun = cards.BATTLE_CARDS[cards.BATTLE_INDEX["lasgun"]]
    assert (lasgun.blocked_by, lasgun.modes) == (cards.NONE, ())
    hunter_seeker = cards.BATTLE_CARDS[cards.BATTLE_INDEX["hunter_seeker"]]
    assert hunter_seeker.modes == (cards.PROJECTILE, cards.POISON)
    assert [card.id for card in cards.BATTLE_CARDS if card.lasgun] == ["lasgun"]
    assert [card.id for card in cards.BATTLE_CARDS if card.shield] == ["shield"]


def test_winners_keep_neither_worthless_nor_single_use_cards() -> None:
    lost = [card.id for card in cards.BATTLE_CARDS if not card.keepable]
    assert lost == ["hunter_seeker", "weirding_way", "baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"]


@pytest.mark.rule("CON-COMP-11")
def test_traitor_deck_has_one_card_for_each_leader() -> None:
    assert len(cards.TRAITOR_DECK) == 22
    assert sorted(cards.TRAITOR_DECK) == [leader.index for leader in LEADERS]


@pytest.mark.rule("CON-COMP-12")
def test_market_deck() -> None:
    assert len(cards.MARKET_DECK) == 24
    assert len(cards.MARKET_CARDS) == 13


def test_the_numbers_of_market_cards_are_their_places() -> None:
    numbers = [
        cards.COUNTER_ATTACK,
        cards.POISON_TOOTH,
        cards.PRANA_BINDU,
        cards.UNDER_COVER_OF_SAND,
        cards.SPY,
        cards.WEATHER_CONTROL,
        cards.THUMPER,
        cards.SPICE_HARVESTER,
        cards.HAJR,
        cards.ORNITHOPTERS,
        cards.SMUGGLERS,
        cards.TLEILAXU_GHOLA,
        cards.BARTER,
    ]
    assert numbers == list(range(13)) == [card.index for card in cards.MARKET_CARDS]


def test_a_counter_attack_lifts_four_to_eight() -> None:
    assert 4 + cards.MARKET_CARDS[cards.COUNTER_ATTACK].strength == 8


@pytest.mark.rule("CON-COMP-14")
def test_each_faction_has_twenty_forces() -> None:
    for faction in FACTIONS:
        assert faction.reserve + faction.polar_sink == 20


@pytest.mark.rule("CON-COMP-15", "CON-FAC-ATR-04")
def test_seven_atreides_leaders_and_five_of_everybody_else() -> None:
    assert Counter(leader.faction for leader in LEADERS) == {ATREIDES: 7, FREMEN: 5, HARKONNEN: 5, IMPERIUM: 5}
    assert all(1 <= leader.strength <= 6 for leader in LEADERS)
    strengths = [[LEADERS[leader].strength for leader in FACTIONS[faction].leaders] for faction in range(4)]
    assert strengths == [[5, 5, 4, 4, 3, 2, 1], [6, 5, 5, 3, 2], [5, 5, 3, 2, 1], [5, 5, 3, 3, 2]]


def test_leaders_of_the_battle_example() -> None:
    assert LEADERS[factions.LEADER_INDEX["duke_leto"]].strength == 5
    assert LEADERS[factions.LEADER_INDEX["beast_rabban"]].strength == 5


@pytest.mark.rule("CON-COMP-16")
def test_two_double_boards_join_the_four_factions() -> None:
    members = [FACTIONS[alliance].members for alliance in factions.ALLIANCES]
    assert members == [(ATREIDES, FREMEN), (HARKONNEN, IMPERIUM)]


def test_starting_spice() -> None:
    assert [faction.starting_spice for faction in FACTIONS] == [13, 6, 15, 18, 6, 15]


def test_powers_by_board() -> None:
    def holders(power: str) -> list[int]:
        return [faction.index for faction in FACTIONS if getattr(faction, power)]

    assert holders("prescience") == [ATREIDES, ATREIDES_FREMEN]
    assert holders("voice") == holders("market_income") == [IMPERIUM, HARKONNEN_IMPERIUM]
    assert holders("recruits_traitors") == [HARKONNEN, HARKONNEN_IMPERIUM]
    for power in ("storm_immune", "worm_rider", "native_shipping", "desert_movement"):
        assert holders(power) == [FREMEN, ATREIDES_FREMEN]
    assert {faction.native_shipping for faction in FACTIONS} == {0, 5}


def test_traitors_by_number_of_players() -> None:
    harkonnen = FACTIONS[HARKONNEN]
    assert [(harkonnen.traitors_drawn[n], harkonnen.traitors_kept[n]) for n in (2, 3, 4)] == [(4, 2), (6, 3), (8, 4)]
    alliance = FACTIONS[HARKONNEN_IMPERIUM]
    assert (alliance.traitors_drawn[2], alliance.traitors_kept[2]) == (4, 2)
    for faction in (ATREIDES, FREMEN, IMPERIUM, ATREIDES_FREMEN):
        for players in (2, 3, 4):
            assert (FACTIONS[faction].traitors_drawn[players], FACTIONS[faction].traitors_kept[players]) == (4, 1)


def test_alliances_draw_leaders_from_both_members() -> None:
    atreides_fremen, harkonnen_imperium = FACTIONS[ATREIDES_FREMEN], FACTIONS[HARKONNEN_IMPERIUM]
    assert (len(atreides_fremen.leaders), atreides_fremen.leaders_drawn, atreides_fremen.tokens_of) == (12, 7, ATREIDES)
    assert (len(harkonnen_imperium.leaders), harkonnen_imperium.leaders_drawn) == (10, 5)
    assert harkonnen_imperium.tokens_of == HARKONNEN
    for faction in factions.SINGLE_FACTIONS:
        assert len(FACTIONS[faction].leaders) == FACTIONS[faction].leaders_drawn


@pytest.mark.rule("CON-TWO-03")
def test_all_six_pairings_have_names() -> None:
    named = {duel.id: {duel.first, duel.second} for duel in factions.DUELS}
    assert named == {
        "kin": {ATREIDES, IMPERIUM},
        "quarrel": {ATREIDES, FREMEN},
        "kanly": {ATREIDES, HARKONNEN},
        "desert_rats": {HARKONNEN, FREMEN},
        "suspicion": {IMPERIUM, HARKONNEN},
        "opposites": {IMPERIUM, FREMEN},
    }


def test_indexes_are_places() -> None:
    assert [faction.index for faction in FACTIONS] == list(range(6))
    assert [leader.index for leader in LEADERS] == list(range(22))
    assert [card.index for card in cards.BATTLE_CARDS] == list(range(18))
    assert [card.index for card in cards.SPICE_CARDS] == list(range(19))
    assert cards.SPICE_CARDS[cards.SANDWORM].worm


def test_what_is_reconstructed_is_listed() -> None:
    told = {one.component: one.facts for one in cards.RECONSTRUCTED + factions.RECONSTRUCTED}
    assert told["card-maula-pistol"] == ("copies", "keepable")
    assert "leader-beast-rabban" not in told
    assert told["leader-stilgar"] == ("name", "strength")
    assert sum([one.count for one in cards.RECONSTRUCTED]) == 18 + 13 + 19
    assert len(factions.RECONSTRUCTED) == 16
