"""The course of a round: its phases, its beginning, and whose turn it is (UPR-RND, UPR-PH1, UPR-PH2)."""

import pytest

from sandtable.games.uprising.cards import CARD_NUMBER, CARDS
from sandtable.games.uprising.effects import NOTHING
from sandtable.games.uprising.state import AGENT_TURN, REVEAL_TURN
from sandtable.games.uprising.terms import ICONS
from sandtable.kernel.seats import Seat
from tests.games.uprising.position import NAMES, Position, new_game, position


def turns(table: Position) -> str:
    """Whose turns it has been, in order."""
    names = {table.g.who(Seat(seat)): name for seat, name in enumerate(NAMES[: table.g.seats])}
    return "".join([names[event.args["who"]] for event in table.g.events(None) if event.message == "event-turn"])


def take_a_turn(table: Position) -> None:
    """Whoever is asked sends an Agent if possible, else reveals."""
    name, turn = table.asked(), table.g.turn
    if table.prompt(name) == "prompt-turn" and table.options(name)[0] != "reveal":
        table.play(name, table.options(name)[0])
        table.play(name, table.options(name)[-1])
    table.play_quietly(until=lambda: table.g.turn is not turn)


# The round.


@pytest.mark.rule("UPR-RND-01")
def test_a_round_has_five_phases_in_order() -> None:
    table = position(hand={"A": "reconnaissance"}, conflict="", placed={"B": "deep_desert"}).next_round()
    table.play_quietly(until=lambda: table.g.round == 3)
    phases = {
        "event-conflict": "round start",
        "event-draws": "round start",
        "event-turn": "turns",
        "event-reveal-turn": "turns",
        "event-combat": "combat",
        "event-conflict-over": "combat",
        "event-maker": "makers",
        "event-recall": "recall",
    }
    told = [phases[message] for message in table.told() if message in phases]
    order = [phase for place, phase in enumerate(told) if place == 0 or told[place - 1] != phase]
    assert order[:6] == ["round start", "turns", "combat", "makers", "recall", "round start"]


@pytest.mark.rule("UPR-RND-02")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_lasts_ten_rounds_at_most(seed: int) -> None:
    table = new_game(seed=seed).play_quietly(until=lambda: False)
    assert table.g.over
    assert table.g.round == 10
    assert table.told().count("event-conflict") == 10


# Round Start.


@pytest.mark.rule("UPR-PH1-01", "UPR-PH1-02", "UPR-RUL-63", "UPR-RUL-64")
def test_a_conflict_card_is_turned_up_on_top_of_unclaimed_ones() -> None:
    table = position(
        pile="skirmish_ornithopter", conflict="skirmish_crysknife", conflict_deck="trade_dispute, propaganda"
    ).combat()
    assert table.phase() == "player_turns"
    assert table.conflict() == "trade_dispute"
    conflict = table.seen("B")["conflict"]
    assert conflict["card"] == "trade_dispute"
    assert conflict["pile"] == ["skirmish_ornithopter", "skirmish_crysknife", "trade_dispute"]
    assert conflict["deck"] == [0, 0, 1]


@pytest.mark.rule("UPR-PH1-02")
def test_only_the_card_on_top_is_fought_for() -> None:
    """A covered Conflict over Arrakeen protects nothing and rewards nobody."""
    table = position(
        pile="siege_of_arrakeen", conflict="skirmish_desert_mouse", troops={"A": 1}, won={"B": "trade_dispute"}
    )
    assert table.seen()["conflict"]["protected"] is False
    table.combat()
    assert table.solari("A") == 2
    assert table.controller("arrakeen") == ""
    assert table.won("A") + table.won_turned("A") == ["skirmish_desert_mouse"]
    assert "siege_of_arrakeen" in table.seen()["conflict"]["pile"]


@pytest.mark.rule("UPR-PH1-03", "UPR-CTL-08")
def test_the_defensive_bonus_comes_before_the_new_hands() -> None:
    table = position(conflict="", conflict_deck="siege_of_arrakeen", control={"arrakeen": "B"}).next_round()
    assert (table.asked(), table.prompt("B")) == ("B", "prompt-defend")
    assert [table.hand(name) for name in "ABC"] == [[], [], []]
    table.play("B", "use")
    assert [len(table.hand(name)) for name in "ABC"] == [5, 5, 5]


@pytest.mark.rule("UPR-PH1-04")
def test_everybody_draws_five_cards() -> None:
    table = position(conflict="", hand={"A": "dagger"}).next_round()
    assert [len(table.hand(name)) for name in "ABC"] == [6, 5, 5], "a card kept in hand does not count (UPR-RUL-35)"
    assert [len(table.deck(name)) for name in "ABC"] == [4, 5, 5]


# Player Turns.


@pytest.mark.rule("UPR-PH2-01")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(3, "A", "ABCABCABC"), (3, "B", "BCABCABCA"), (4, "D", "DABCDABCDABC")]
)
def test_players_take_turns_clockwise_from_the_first_player(seats: int, first: str, order: str) -> None:
    """Everybody has two Agents to send and then reveals."""
    table = position(
        seats,
        first=first,
        conflict="",
        deck={"A": "dagger, diplomacy", "B": "reconnaissance, diplomacy", "C": "dagger, seek_allies"}
        | ({"D": "signet_ring, diplomacy"} if seats == 4 else {}),
        intrigue_deck="",
    ).next_round()
    while table.phase() == "player_turns" and table.g.round == 2:
        take_a_turn(table)
    assert turns(table)[: len(order)] == order


@pytest.mark.rule("UPR-PH2-02", "UPR-PH2-03")
def test_a_turn_is_an_agent_turn_or_a_reveal_turn() -> None:
    table = position(hand={"A": "dagger, diplomacy, convincing_argument"}).turn("A")
    assert table.options("A") == ["dagger", "diplomacy", "reveal"]
    table.play("A", "dagger", "gather_support")
    assert table.g.reveal_order == []
    table = position(hand={"A": "dagger, diplomacy, convincing_argument"}).turn("A").play("A", "reveal")
    assert (table.g.turn.kind, table.agents("A")) == (REVEAL_TURN, 2), "with Agents left"


@pytest.mark.rule("UPR-PH2-02", "UPR-RUL-21")
def test_with_no_card_to_play_only_the_reveal_turn_is_left() -> None:
    table = position(hand={"A": "convincing_argument"}).turn("A")
    assert table.options("A") == ["reveal"]


@pytest.mark.rule("UPR-PH2-04")
def test_without_agents_a_player_must_reveal() -> None:
    table = position(hand={"A": "dagger, diplomacy"}, agents={"A": 0}).turn("A")
    assert (table.asked(), table.g.turn.kind) == ("A", REVEAL_TURN)
    with_plot = position(hand={"A": "dagger"}, agents={"A": 0}, intrigue={"A": "cunning"}).turn("A")
    assert with_plot.options("A") == ["reveal", "cunning"]


@pytest.mark.rule("UPR-PH2-05", "UPR-PH2-06")
def test_who_has_revealed_is_passed_over_until_all_have() -> None:
    hands = {"A": "dagger", "B": "diplomacy, dagger", "C": "signet_ring"}
    table = position(hand=hands, garrison={"B": 0}).turn("A")
    table.play("A", "reveal", "end_turn")
    assert table.asked() == "B"
    table.play("B", "diplomacy", "fremkit")
    assert table.asked() == "C"
    table.play("C", "reveal", "end_turn")
    assert table.asked() == "B", "A and C have revealed"
    assert table.phase() == "player_turns"
    table.play("B", "reveal", "end_turn")
    assert "event-combat" in table.told()


@pytest.mark.rule("UPR-PH2-07", "UPR-TRN-16", "UPR-REV-04")
def test_only_the_box_of_the_kind_of_turn_is_used() -> None:
    """Maula Pistol draws a card by its Agent box; its Reveal box is a sword and Persuasion."""
    sent = position(hand={"A": "maula_pistol"}, troops={"A": 1}, garrison={"A": 0}).turn("A")
    sent.play("A", "maula_pistol", "spice_refinery")
    assert (len(sent.hand("A")), sent.swords("A"), sent.persuasion("A")) == (1, 0, 0)
    revealed = position(hand={"A": "maula_pistol"}, troops={"A": 1}).reveal_turn("A")
    assert (revealed.swords("A"), revealed.persuasion("A")) == (1, 1)
    assert revealed.in_play("A") == ["maula_pistol"], "no card was drawn"
    assert revealed.g.turn.kind != AGENT_TURN


@pytest.mark.rule("UPR-PH2-08")
def test_what_is_printed_on_a_card() -> None:
    steersman = CARDS[CARD_NUMBER["steersman"]]
    assert [ICONS[icon] for icon in steersman.icons] == ["guild", "landsraad", "city", "spice_trade"]
    assert [ICONS[tag] for tag in steersman.tags] == ["guild"]
    assert steersman.cost == 8
    assert NOTHING not in (steersman.agent, steersman.reveal, steersman.acquire)
    argument = CARDS[CARD_NUMBER["convincing_argument"]]
    assert (argument.icons, argument.tags) == ((), ())
    assert argument.acquire is argument.agent is NOTHING
