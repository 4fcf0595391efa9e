"""Preparing the game (UPR-SET)."""

import pytest

from sandtable.games.uprising.board import CONFLICT_AREA_AT, GARRISONS_AT
from sandtable.games.uprising.cards import CARD_KIND, CARDS, IMPERIUM_DECK, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.starting import STARTING
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.leaders import LEADER_NUMBER, LEADERS, leaders_to_choose
from sandtable.games.uprising.rules.decks import draw_intrigue
from sandtable.games.uprising.rules.setup import lay_out_conflicts
from sandtable.games.uprising.state import CONFLICT_DECK, IMPERIUM, INTRIGUE_DECK, LEFT_OUT, REVEAL_TURN, ROW, Table
from sandtable.kernel.chance import seeded
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Do
from tests.games.uprising.position import NAMES, Position, new_game, position

SEEDS = range(12)
DECK = len(IMPERIUM_DECK) - 5  # without the cards of the Row


def conflicts_laid_out(seed: int) -> Table:
    """A table with the Conflict deck on it and nothing else."""
    g = GAME.blank(3)
    assert isinstance(g, Table)
    g.chance = seeded(seed)
    g.then(Do(lay_out_conflicts))
    g.begin()
    return g


def level_of(cards: list[int]) -> list[int]:
    return [CONFLICTS[card].level for card in cards]


def players(table: Position) -> list[dict[str, object]]:
    found: list[dict[str, object]] = table.seen()["players"]
    return found


# The board.


@pytest.mark.rule("UPR-SET-01", "UPR-SET-02")
@pytest.mark.parametrize("seats", [3, 4])
def test_shield_wall_and_alliance_tokens_lie_on_the_board(seats: int) -> None:
    seen = new_game(seats).seen()
    assert seen["shield_wall"] is True
    assert seen["alliances"] == [None, None, None, None]


# The Conflict deck.


@pytest.mark.rule("UPR-SET-03", "UPR-SET-04", "UPR-SET-05", "UPR-SET-06", "UPR-SET-07")
def test_the_conflict_deck_is_built_of_one_five_and_four() -> None:
    second: set[frozenset[int]] = set()
    first: set[int] = set()
    for seed in SEEDS:
        zones = conflicts_laid_out(seed).conflicts.zones
        deck = [zones[CONFLICT_DECK + level] for level in range(3)]
        assert [level_of(cards) for cards in deck] == [[1], [2] * 5, [3] * 4]
        assert sorted(level_of(zones[LEFT_OUT])) == [1, 1, 2, 2, 2, 2]
        first.add(deck[0][0])
        second.add(frozenset(deck[1]))
    assert len(first) == 3
    assert len(second) > 6


@pytest.mark.rule("UPR-SET-07")
def test_nobody_has_seen_the_conflict_cards_left_out() -> None:
    g = conflicts_laid_out(1)
    for observer in range(4):
        assert g.conflicts.known(observer, LEFT_OUT) == []
        assert g.conflicts.known(observer, CONFLICT_DECK + 1) == []


@pytest.mark.rule("UPR-SET-06", "UPR-SET-03", "UPR-RND-02")
def test_ten_conflicts_come_up_by_level() -> None:
    table = new_game()
    levels = [CONFLICTS[table.g.conflict].level]
    third: list[int] = []
    for _ in range(9):
        table.next_round()
        levels.append(CONFLICTS[table.g.conflict].level)
        if levels[-1] == 3:
            third.append(table.g.conflict)
    assert levels == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert sum(table.seen()["conflict"]["deck"]) == 0
    orders = {tuple(third)}
    for seed in range(2, 6):
        other = new_game(seed=seed)
        others: list[int] = []
        for _ in range(9):
            other.next_round()
            others.append(other.g.conflict)
        orders.add(tuple(others[5:]))
    assert len(orders) > 2, "the cards of level III are shuffled"


# Decks, Row and Reserve.


def shared_cards(table: Position) -> tuple[list[str], list[str]]:
    """The Imperium cards and the Intrigue cards in the game that need the CHOAM module."""
    imperium = table.g.cards.zones[IMPERIUM] + table.g.cards.zones[ROW]
    intrigue = table.g.intrigue.zones[INTRIGUE_DECK]
    return (
        [CARDS[CARD_KIND[card]].id for card in imperium if CARDS[CARD_KIND[card]].choam],
        [INTRIGUE[INTRIGUE_KIND[card]].id for card in intrigue if INTRIGUE[INTRIGUE_KIND[card]].choam],
    )


@pytest.mark.rule("UPR-SET-08", "UPR-RUL-05", "UPR-CMP-02", "UPR-CMP-03")
def test_choam_cards_only_with_the_module() -> None:
    without = new_game()
    assert shared_cards(without) == ([], [])
    assert (without.seen()["imperium_deck"], without.seen()["intrigue_deck"]) == (DECK - 4, len(INTRIGUE_KIND) - 4)
    with_module = new_game(choam=True)
    assert [len(cards) for cards in shared_cards(with_module)] == [4, 4]
    assert (with_module.seen()["imperium_deck"], with_module.seen()["intrigue_deck"]) == (DECK, len(INTRIGUE_KIND))


@pytest.mark.rule("UPR-SET-09")
def test_the_intrigue_deck_lies_face_down_and_shuffled() -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        table = new_game(seed=seed)
        assert all(player["intrigue"] == {"count": 0, "known": []} for player in players(table))
        table.start(draw_intrigue, 0, 1)
        drawn.update(table.intrigue("A"))
        assert table.seen("B")["players"][0]["intrigue"] == {"count": 1, "known": []}
    assert len(drawn) > 5


@pytest.mark.rule("UPR-SET-10")
def test_five_imperium_cards_lie_in_the_row() -> None:
    rows: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        table = new_game(seed=seed)
        row = table.seen()["row"]
        assert len(row) == 5
        assert not set(row) & {card.id for card in STARTING}
        assert len(table.g.cards.zones[IMPERIUM]) == DECK - 4
        rows.add(tuple(row))
    assert len(rows) == len(SEEDS)


@pytest.mark.rule("UPR-SET-11", "UPR-CMP-04")
def test_the_reserve_is_two_open_stacks() -> None:
    for observer in (None, "A", "B"):
        assert new_game().seen(observer)["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    assert not {"foldspace", "arrakis_liaison"} & {card.id for card in CARDS}


# Leaders.


@pytest.mark.rule("UPR-SET-12", "UPR-RUL-85")
def test_leaders_are_drawn_or_chosen() -> None:
    drawn = {tuple(new_game(seed=seed).g.leaders) for seed in SEEDS}
    assert len(drawn) > 8
    assert all(len(set(leaders)) == 3 for leaders in drawn)
    table = new_game(leaders="choose")
    assert (table.asked(), table.prompt("A")) == ("A", "prompt-leader")
    table.play("A", "staban_tuek")
    assert "staban_tuek" not in table.options("B")
    table.play("B", "muad_dib").play("C", "lady_jessica")
    assert [player["leader"] for player in players(table)] == ["staban_tuek", "muad_dib", "lady_jessica"]


@pytest.mark.rule("UPR-RUL-85", "UPR-SET-12")
def test_a_draft_offers_one_leader_more_than_there_are_seats() -> None:
    offers: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        table = new_game(4, seed=seed, leaders="draft")
        offer = table.options("A")
        offers.add(tuple(offer))
        assert len(offer) == 5
        table.play("A", offer[0])
        assert table.options("B") == offer[1:]
    assert len(offers) > 6


@pytest.mark.rule("UPR-SET-13")
def test_shaddam_needs_the_choam_module() -> None:
    with pytest.raises(BadSetup, match="shaddam_corrino_iv needs the CHOAM module"):
        GAME.new(3, 1, leader_0="shaddam_corrino_iv")
    assert "shaddam_corrino_iv" not in new_game(leaders="choose").options("A")
    shaddam = LEADER_NUMBER["shaddam_corrino_iv"]
    assert not any(shaddam in new_game(4, seed=seed).g.leaders for seed in range(30))
    assert any(shaddam in new_game(4, seed=seed, choam=True).g.leaders for seed in range(30))
    assert "shaddam_corrino_iv" in new_game(leaders="choose", choam=True).options("A")


@pytest.mark.rule("UPR-SET-14")
def test_leaders_are_rated_from_one_to_three() -> None:
    ratings = [LEADERS[leader].complexity for leader in leaders_to_choose(choam=True)]
    assert set(ratings) == {1, 2, 3}
    assert ratings.count(1) >= 4, "enough for a first game of four"


@pytest.mark.rule("UPR-SET-15")
def test_leaders_of_one_house_can_meet() -> None:
    table = new_game(leader_0="muad_dib", leader_1="lady_jessica", leader_2="gurney_halleck")
    assert {table.g.leader(Seat(seat)).house for seat in range(3)} == {"atreides"}


# Every player's pieces.


@pytest.mark.rule("UPR-SET-16", "UPR-CMP-11")
def test_everybody_begins_with_the_same_ten_cards_shuffled() -> None:
    whole = sorted([card.id for card in STARTING for _ in range(card.copies)])
    hands: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        table = new_game(seed=seed, leader_0="muad_dib", leader_1="gurney_halleck", leader_2="princess_irulan")
        for name in "ABC":
            assert sorted(table.hand(name) + table.deck(name)) == whole
            assert table.discard(name) == []
            hands.add(tuple(table.hand(name)))
        assert table.seen("B")["players"][0]["hand"]["known"] == []
        assert table.seen("A")["players"][0]["hand"]["known"] == table.hand("A")
    assert len(hands) > 15


@pytest.mark.rule("UPR-SET-17", "UPR-SET-18")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_one_water_and_the_rest_is_in_the_bank(seats: int) -> None:
    for player in players(new_game(seats)):
        assert (player["solari"], player["spice"], player["water"]) == (0, 0, 1)
        assert (player["worms"], player["hooks"]) == (0, False)


@pytest.mark.rule("UPR-SET-19")
def test_nobody_shares_pieces() -> None:
    """What one player does with Agents, Spies and troops leaves those of the others alone."""
    table = position(hand={"A": "diplomacy"}, spice={"A": 1}).turn("A")
    others = [table.seen()["players"][seat] for seat in (1, 2)]
    table.play("A", "diplomacy", "espionage", "as_printed", "post_choam")
    assert (table.agents("A"), table.spies("A")) == (1, ["post_choam"])
    assert [table.seen()["players"][seat] for seat in (1, 2)] == others


@pytest.mark.rule("UPR-SET-20", "UPR-AGT-01")
def test_two_agents_are_ready_and_the_third_is_not() -> None:
    table = new_game()
    assert [(player["agents"], player["swordmaster"]) for player in players(table)] == [(2, False)] * 3
    table = position(hand={"A": "dagger, diplomacy, signet_ring"}, revealed="BC").turn("A")
    table.play("A", "dagger", "gather_support")
    table.play("A", "diplomacy", "deliver_supplies")
    assert table.agents("A") == 0
    assert table.g.turn.kind == REVEAL_TURN, "nothing else is left to do"


@pytest.mark.rule("UPR-SET-21")
@pytest.mark.parametrize(("seats", "score"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_only_four_players_begin_with_a_point(seats: int, score: int) -> None:
    assert [player["vp"] for player in players(new_game(seats))] == [score] * max(seats, 3)


@pytest.mark.rule("UPR-SET-22", "UPR-SET-23", "UPR-SET-24", "UPR-SET-26")
@pytest.mark.parametrize("seats", [3, 4])
def test_markers_cubes_and_spies_at_the_start(seats: int) -> None:
    table = new_game(seats)
    for player in players(table):
        assert (player["strength"], player["swords"], player["troops"]) == (0, 0, 0)
        assert player["influence"] == [0, 0, 0, 0]
        assert (player["garrison"], player["supply"]) == (3, 9)
        assert (player["spies_in_supply"], player["spies"], player["council"]) == (3, [], False)
    assert not any(space["control"] is not None for space in table.seen()["spaces"])


@pytest.mark.rule("UPR-SET-25", "UPR-DEP-11")
def test_everybody_has_a_garrison_and_a_quadrant() -> None:
    assert len(set(GARRISONS_AT)) == 4
    centre = CONFLICT_AREA_AT
    sides = {(x > centre[0], y > centre[1]) for x, y in GARRISONS_AT}
    assert len(sides) == 4, "each garrison has its own quadrant beside it"
    names = NAMES
    table = position(4, hand=dict.fromkeys(names, "reconnaissance"))
    for number, name in enumerate(names):
        table.turn(name).play(name, "reconnaissance", "spice_refinery", str(min(number, 2)))
        table.g.placed = [0] * 4
    assert [table.troops(name) for name in names] == [0, 1, 2, 2]
    assert [table.garrison(name) for name in names] == [3, 2, 1, 1]


# Objectives.


@pytest.mark.rule("UPR-SET-27", "UPR-SET-28", "UPR-SET-29", "UPR-CMP-06")
@pytest.mark.parametrize(
    ("seats", "objectives"),
    [
        (3, ["objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3"]),
        (
            4,
            [
                "objective_crysknife",
                "objective_crysknife_4_6",
                "objective_desert_mouse_4_6",
                "objective_desert_mouse_first",
            ],
        ),
    ],
)
def test_everybody_gets_an_objective_that_fits_the_number_of_players(seats: int, objectives: list[str]) -> None:
    firsts: set[int] = set()
    for seed in SEEDS:
        seen = new_game(seats, seed=seed).seen()
        dealt = [player["objective"]["id"] for player in seen["players"]]
        assert sorted(dealt) == objectives
        assert not any(player["objective"]["turned"] for player in seen["players"])
        assert seen["first_player"] == dealt.index("objective_desert_mouse_first")
        firsts.add(seen["first_player"])
    assert firsts == set(range(seats)), "Objectives are dealt by chance"


@pytest.mark.rule("UPR-SET-30")
def test_rivals_join_one_or_two_players_and_six_cannot_play() -> None:
    assert [new_game(seats).seen()["hagal"] is not None for seats in (1, 2, 3, 4)] == [True, True, False, False]
    with pytest.raises(BadSetup, match="cannot be played with 6 seats"):
        GAME.new(6, 1)


@pytest.mark.rule("UPR-SET-31")
def test_all_supplies_are_alike_but_for_leaders_and_objectives() -> None:
    own = {"seat", "leader", "objective", "training", "hand", "deck"}
    for seed in SEEDS:
        supplies = [
            {key: value for key, value in player.items() if key not in own}
            for player in players(new_game(4, seed=seed, choam=True))
        ]
        assert all(supply == supplies[0] for supply in supplies)
    table = new_game(leader_0="staban_tuek", leader_1="muad_dib")
    assert len(table.hand("A") + table.deck("A")) == 9
    assert "diplomacy" not in table.hand("A") + table.deck("A")
    assert len(table.hand("B") + table.deck("B")) == 10
