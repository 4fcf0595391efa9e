"""Preparing the game."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import CELL_INDEX
from sandtable.games.conquest.board import STORM_START, STORM_SYMBOL
from sandtable.games.conquest.cards import BATTLE_DECK, MARKET_DECK, SPICE_DECK
from sandtable.games.conquest.factions import LEADERS
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.gain_cards import gain_cards_phase
from sandtable.games.conquest.rules.setup import roll_for_first_player
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import DECK, HANDS, SETUP, STORM
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.rows import replaced
from tests.games.conquest.position import Position, die, new_game, position, prepared

FOUR = "atreides, fremen, harkonnen, imperium"
SEVERAL_SEEDS = range(12)


def faction_of(leader: str) -> str:
    index = next(one.faction for one in LEADERS if one.id == leader)
    return FOUR.split(", ")[index]


def leaders_dealt(table: Position, faction: str) -> list[str]:
    """Leaders of a faction among the traitors dealt to Atreides."""
    return [leader for leader in table.traitors("atreides") if faction_of(leader) == faction]


def dealt_to_atreides(faction: str, factions: str) -> Position:
    """A new game in which Atreides are dealt a leader of a certain faction."""
    games = (new_game(factions, seed) for seed in SEVERAL_SEEDS)
    return next(table for table in games if leaders_dealt(table, faction))


def traitor_deck(table: Position) -> list[str]:
    return [LEADERS[card].id for card in table.g.traitor_cards.zones[DECK]]


@pytest.mark.rule("CON-SETUP-01")
def test_at_first_all_spice_is_in_the_pool() -> None:
    table = new_game(FOUR)
    assert table.g.spice == [0, 0, 0, 0]
    assert sum(table.g.ground_spice) == 0


@pytest.mark.rule("CON-SETUP-02")
def test_three_decks_lie_face_down_complete_and_apart() -> None:
    decks = new_game(FOUR).g.view(None)["decks"]
    assert decks["spice"] == {"deck": 24, "discard": 0, "top": None}
    assert decks["battle"] == {"deck": 24, "discard": 0, "top": None}
    assert decks["market"] == {"deck": 24, "discard": 0, "top": None}


@pytest.mark.rule("CON-SETUP-02")
def test_every_game_has_its_cards_in_another_order() -> None:
    """All players draw battle cards and buy market cards; the first location card has been revealed before."""
    spice, battle, market = set(), set(), set()
    for seed in SEVERAL_SEEDS:
        table = prepared(FOUR, seed=seed)
        table.start(gain_cards_phase).play(table.asked()[0], "3")
        first = table.g.order()[0]
        spice.add(table.g.view(None)["decks"]["spice"]["top"])
        battle.add(tuple(table.g.battle_cards.zones[HANDS[first]]))
        market.add(tuple(table.g.market_cards.zones[HANDS[first]]))
    assert len(spice) > 5
    assert len(battle) == len(market) == len(SEVERAL_SEEDS)
    assert {len(SPICE_DECK), len(BATTLE_DECK), len(MARKET_DECK)} == {24}


@pytest.mark.rule("CON-SETUP-05")
def test_only_the_top_card_of_a_discard_pile_is_shown() -> None:
    table = position(
        "atreides, harkonnen", battle={"atreides": "kulon, baliset, shield"}, market={"atreides": "barter"}
    ).start(gain_cards_phase)
    table.play("atreides", "barter", "kulon", "baliset", "done")
    for seat in (None, 0, 1):
        pile = table.g.view(seat)["decks"]["battle"]
        assert (pile["discard"], pile["top"]) == (2, "baliset")
        assert "kulon" not in str(table.g.view(seat))


@pytest.mark.rule("CON-SETUP-06", "CON-SETUP-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_factions_are_drawn_at_random_one_for_each_player(seats: int) -> None:
    drawn: set[tuple[str, ...]] = set()
    for seed in range(40):
        g = sandtable.game("conquest").new(seats, seed)
        drawn.add(tuple(player["faction"] for player in g.view(None)["players"]))
    assert all(len(set(factions)) == seats for factions in drawn)
    for seat in range(seats):
        assert {factions[seat] for factions in drawn} == set(FOUR.split(", "))


@pytest.mark.rule("CON-SETUP-06")
def test_everybody_hears_which_seat_plays_which_faction() -> None:
    """Seats are counted from 1, as players count them."""
    told = [event.args for event in new_game(FOUR).g.events(None) if event.message == "event-faction"]
    assert [(args["seat"], args["who"]) for args in told] == [
        (1, "faction-atreides"),
        (2, "faction-fremen"),
        (3, "faction-harkonnen"),
        (4, "faction-imperium"),
    ]


@pytest.mark.rule("CON-RUL-50")
def test_with_three_players_any_faction_may_stay_out() -> None:
    absent: set[str] = set()
    for seed in range(40):
        players = sandtable.game("conquest").new(3, seed).view(None)["players"]
        absent |= set(FOUR.split(", ")) - {player["faction"] for player in players}
    assert absent == set(FOUR.split(", "))


@pytest.mark.rule("CON-SETUP-07", "CON-COMP-11")
def test_no_traitor_card_is_missing_after_the_draw_of_factions() -> None:
    for seed in SEVERAL_SEEDS:
        g = sandtable.game("conquest").new(4, seed)
        assert isinstance(g, Table)
        cards = [
            *g.traitor_cards.zones[DECK],
            *[card for seat in range(4) for card in g.traitor_cards.zones[HANDS[seat]]],
        ]
        assert sorted(cards) == list(range(22))


@pytest.mark.rule("CON-SETUP-08")
def test_the_boards_of_fremen_and_harkonnen_prevail_over_the_common_set_up() -> None:
    table = prepared(FOUR)
    assert table.forces("fremen", "polar_sink") == 5
    assert table.reserve("fremen") == 15
    assert [len(table.traitors(faction)) for faction in FOUR.split(", ")] == [1, 1, 4, 1]


@pytest.mark.rule("CON-SETUP-09")
@pytest.mark.parametrize(
    "factions", ["atreides, harkonnen, imperium", "fremen, imperium, atreides", "atreides, fremen"]
)
def test_traitors_of_absent_factions_are_out_of_the_game(factions: str) -> None:
    table = prepared(factions)
    there = traitor_deck(table) + [leader for faction in factions.split(", ") for leader in table.traitors(faction)]
    assert {faction_of(leader) for leader in there} == set(factions.split(", "))


@pytest.mark.rule("CON-SETUP-10", "CON-SETUP-11")
def test_everybody_but_harkonnen_is_dealt_four_traitors_and_keeps_one() -> None:
    table = new_game(FOUR)
    assert table.asked() == ["atreides", "fremen", "imperium"]
    for faction in table.asked():
        dealt = table.traitors(faction)
        assert len(dealt) == 4
        assert sorted(table.options(faction)) == dealt
    kept = {faction: table.options(faction)[2] for faction in table.asked()}
    for faction, leader in kept.items():
        table.play(faction, leader)
    assert {faction: table.traitors(faction) for faction in kept} == {name: [one] for name, one in kept.items()}


@pytest.mark.rule("CON-SETUP-11", "CON-SETUP-16")
def test_the_choice_is_secret() -> None:
    table = new_game(FOUR)
    others = (None, *[table.seat(faction) for faction in ("fremen", "harkonnen", "imperium")])
    assert [table.g.view(other)["players"][0]["traitors"]["known"] for other in others] == [[], [], [], []]
    kept = table.options("atreides")[0]
    table.play("atreides", kept).play_quietly(until=lambda: table.g.phase != SETUP)
    assert table.g.view(table.seat("atreides"))["players"][0]["traitors"] == {"count": 1, "known": [kept]}
    for other in others:
        assert table.g.view(other)["players"][0]["traitors"] == {"count": 1, "known": []}
    assert "event-traitors-kept-seen" not in table.told(None)


def fight_against(table: Position, faction: str, leader: str) -> Position:
    """Atreides meet a faction that fields this leader, and plans are revealed."""
    for name in ("atreides", faction):
        table.g.forces[table.seat(name)] = replaced(table.g.forces[table.seat(name)], CELL_INDEX["arrakeen:9"], 3)
    table.start(battle_phase)
    while table.prompt(faction) != "prompt-plan-leader":
        table.play(table.asked()[0], next(o for o in ("pass", "see_dial") if o in table.options(table.asked()[0])))
    table.play(faction, leader, "nothing", "nothing", "0")
    return table.play_quietly(until=lambda: table.g.battle is not None and table.g.battle.revealed)


@pytest.mark.rule("CON-SETUP-12", "CON-SETUP-16")
def test_a_kept_card_of_an_opposing_leader_is_a_traitor() -> None:
    table = dealt_to_atreides("fremen", "atreides, fremen")
    traitor = leaders_dealt(table, "fremen")[0]
    table.play("atreides", traitor).play_quietly(until=lambda: table.g.phase != SETUP)
    fight_against(table, "fremen", traitor)
    table.play_quietly(until=lambda: table.asked() == ["atreides"])
    assert "traitor" in table.options("atreides")
    table.play("atreides", "traitor")
    assert table.g.view(None)["players"][0]["traitors"]["known"] == [traitor]


@pytest.mark.rule("CON-SETUP-13")
def test_a_player_may_keep_an_own_leader_safe() -> None:
    table = dealt_to_atreides("atreides", "atreides, fremen, harkonnen")
    own = leaders_dealt(table, "atreides")[0]
    table.play("atreides", own).play_quietly(until=lambda: table.g.phase != SETUP)
    assert table.traitors("atreides") == [own]
    assert own not in traitor_deck(table) + table.traitors("fremen") + table.traitors("harkonnen")


@pytest.mark.rule("CON-SETUP-14")
def test_cards_not_kept_go_back_unseen() -> None:
    table = new_game("atreides, fremen, imperium")
    dealt = table.traitors("atreides")
    table.play("atreides", dealt[0]).play_quietly(until=lambda: table.g.phase != SETUP)
    assert set(dealt[1:]) <= set(traitor_deck(table))
    for other in (table.seat("fremen"), table.seat("imperium"), table.g.public):
        known = {LEADERS[card].id for card in table.g.traitor_cards.known(other, DECK)}
        assert not known & set(dealt[1:])


@pytest.mark.rule("CON-SETUP-14")
def test_the_deck_is_shuffled_when_all_cards_are_back() -> None:
    """Harkonnen draw from all of them; which, nobody can tell, not even who put some of them back."""
    drawn: set[str] = set()
    for seed in SEVERAL_SEEDS:
        table = new_game("atreides, harkonnen, fremen", seed)
        returned = table.traitors("atreides")[1:]
        table.play("atreides", table.traitors("atreides")[0]).play("fremen", table.options("fremen")[0])
        drawn |= {"old" if leader in returned else "new" for leader in table.traitors("harkonnen")}
        assert table.g.view(table.seat("atreides"))["players"][1]["traitors"] == {"count": 6, "known": []}
    assert drawn == {"old", "new"}


@pytest.mark.rule("CON-SETUP-15", "CON-FAC-HAR-04")
def test_harkonnen_choose_when_all_others_have_chosen() -> None:
    table = new_game(FOUR)
    assert table.traitors("harkonnen") == []
    for faction in ("imperium", "atreides", "fremen"):
        assert "harkonnen" not in table.asked()
        table.play(faction, table.options(faction)[0])
    assert table.asked() == ["harkonnen"]
    assert len(table.traitors("harkonnen")) == 8


@pytest.mark.rule("CON-EX-12")
def test_in_a_game_of_four_harkonnen_hold_four_traitors_and_the_others_one() -> None:
    for seed in SEVERAL_SEEDS:
        table = prepared(FOUR, seed=seed)
        held = {faction: len(table.traitors(faction)) for faction in FOUR.split(", ")}
        assert held == {"atreides": 1, "fremen": 1, "harkonnen": 4, "imperium": 1}


@pytest.mark.rule("CON-SETUP-17", "CON-FAC-ATR-01", "CON-FAC-FRE-01", "CON-FAC-HAR-01", "CON-FAC-IMP-01")
def test_everybody_takes_the_starting_spice_of_the_board() -> None:
    table = prepared(FOUR)
    assert {faction: table.spice(faction) for faction in FOUR.split(", ")} == {
        "atreides": 13,
        "fremen": 6,
        "harkonnen": 15,
        "imperium": 18,
    }


@pytest.mark.rule("CON-SETUP-18", "CON-SETUP-19")
def test_five_fremen_start_at_the_pole_all_other_forces_and_leaders_in_reserve() -> None:
    table = prepared(FOUR)
    cells = [cell for cell in table.g.view(None)["cells"] if cell["forces"]]
    assert [(cell["cell"], cell["forces"]) for cell in cells] == [
        ("polar_sink:0", [{"seat": table.seat("fremen"), "count": 5}])
    ]
    assert [table.reserve(faction) for faction in FOUR.split(", ")] == [20, 15, 20, 20]
    for player in table.g.view(None)["players"]:
        assert {(leader["state"], leader["territory"]) for leader in player["leaders"]} == {("ready", None)}
    assert [len(player["leaders"]) for player in table.g.view(None)["players"]] == [7, 5, 5, 5]


@pytest.mark.rule("CON-SETUP-20", "CON-SETUP-21", "CON-SETUP-22")
def test_round_phase_and_storm_start_where_they_should() -> None:
    """With the storm symbol on the die the game stops in its very first phase."""
    games = (prepared(FOUR, seed=seed).g for seed in range(100))
    view = next(g.view(None) for g in games if g.phase == STORM)
    assert (view["round"], view["phase"], view["storm"]) == (1, "storm", STORM_START)


@pytest.mark.rule("CON-SETUP-23")
def test_the_highest_roll_takes_the_first_player_marker() -> None:
    rolls = {"atreides": 2, "fremen": 6, "harkonnen": 0, "imperium": 5}
    table = position(FOUR).luck(*[die(face) for face in rolls.values()]).start(roll_for_first_player)
    assert table.g.view(None)["first_player"] == table.seat("fremen")


@pytest.mark.rule("CON-SETUP-23")
def test_nobody_is_first_player_before_the_roll() -> None:
    table = new_game(FOUR)
    assert table.g.view(None)["first_player"] is None
    table.play_quietly(until=lambda: table.g.phase != SETUP)
    assert table.g.view(None)["first_player"] in range(4)


@pytest.mark.rule("CON-SETUP-24")
def test_the_storm_symbol_beats_every_number() -> None:
    table = position(FOUR).luck(die(6), die(5), die(6), die(STORM_SYMBOL)).start(roll_for_first_player)
    assert table.g.first == table.seat("imperium")


@pytest.mark.rule("CON-SETUP-25")
def test_those_tied_for_the_highest_roll_roll_again_among_themselves() -> None:
    all_three, the_tied = [die(4), die(1), die(4)], [die(2), die(5)]
    table = position("atreides, fremen, harkonnen").luck(*all_three, *the_tied).start(roll_for_first_player)
    assert table.g.first == table.seat("harkonnen")
    assert table.told().count("event-first-player-roll") == 3 + 2


@pytest.mark.rule("CON-SETUP-25")
def test_until_the_tie_is_broken() -> None:
    table = position("atreides, fremen").luck(die(0), die(0), die(6), die(6), die(1), die(0))
    table.start(roll_for_first_player)
    assert table.g.first == table.seat("atreides")
    assert table.told().count("event-first-player-roll") == 6


@pytest.mark.rule("CON-SETUP-26")
def test_two_to_four_players_can_play() -> None:
    game = sandtable.game("conquest")
    assert game.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            game.new(seats, 1)
    with pytest.raises(BadSetup):
        game.new(3, 1, faction_0="atreides", faction_1="atreides")


@pytest.mark.rule("CON-RUL-36")
def test_spice_reserves_leaders_and_tanks_are_open_cards_and_traitors_are_not() -> None:
    table = position(
        "atreides, harkonnen",
        spice={"atreides": 9},
        tanks={"atreides": 3},
        dead="duke_leto",
        battle={"atreides": "shield, lasgun"},
        market={"atreides": "hajr"},
        traitors={"atreides": "beast_rabban"},
    )
    seen = table.g.view(table.seat("harkonnen"))["players"][0]
    assert (seen["spice"], seen["tanks"], seen["reserve"]) == (9, 3, 17)
    assert [leader["id"] for leader in seen["leaders"] if leader["state"] == "tanks"] == ["duke_leto"]
    assert seen["battle_cards"] == {"count": 2, "known": []}
    assert seen["market_cards"] == {"count": 1, "known": []}
    assert seen["traitors"] == {"count": 1, "known": []}


@pytest.mark.rule("CON-RUL-40")
def test_three_players_use_all_five_strongholds() -> None:
    assert prepared("atreides, fremen, harkonnen").g.view(None)["covered"] is None
