"""What a reader may work out: the odds of an attack from a view alone, and what a claim still lacks."""

from itertools import combinations

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, SIETCH_AREAS
from sandtable.games.war_for_arrakis.components import SIETCH_RANKS, STARTING_TOKENS, TOKEN_MIXES, Mix
from sandtable.games.war_for_arrakis.odds import Force, battle_odds
from sandtable.games.war_for_arrakis.prescience import FOR_A_DIE, PRESCIENCE, PRESCIENCE_INDEX
from sandtable.games.war_for_arrakis.rules.claim_needs import needs
from sandtable.games.war_for_arrakis.rules.prescience import holds, within_reach
from sandtable.games.war_for_arrakis.state import Table
from sandtable.players import player
from sandtable.words import Words
from tests.games.war_for_arrakis.position import Position, position

GAME = sandtable.game("war_for_arrakis")


def forecast(table: Position, side: str, origin: str, target: str, **more: str) -> dict[str, object]:
    view = table.g.view(table.seat(side))
    found = GAME.forecast(view, "attack", {"origin": origin, "target": target, **more})
    assert found is not None
    return found


# Odds.


@pytest.mark.rule("WFA-BAT-12", "WFA-BAT-17")
def test_open_legions_are_counted_out_exactly() -> None:
    table = position(
        legions="rimwall_west: atreides regular 3, elite 1, paul_atreides; nw_14: harkonnen regular 2, bashar 1"
    )
    exact = battle_odds(Force(3, 1, 0, ((1, 0),)), Force(2, 0, 0, ((1, 0),)))
    found = forecast(table, "atreides", "rimwall_west", "nw_14")
    assert found["attacker"] == pytest.approx(exact.attacker)
    assert found["defender"] == pytest.approx(exact.defender)
    assert found["nobody"] == pytest.approx(exact.nobody)
    assert found["attacker_left"] == pytest.approx(exact.attacker_left)
    assert (found["tokens_guessed"], found["rank_guessed"], found["undefended"]) == (0, False, False)


@pytest.mark.rule("WFA-BAT-13")
def test_a_settlement_and_a_surprise_are_counted() -> None:
    table = position(legions="rimwall_west: atreides regular 5; arrakeen: harkonnen regular 2")
    rank = next(area["settlement"]["rank"] for area in table.g.view(0)["areas"] if area["area"] == "arrakeen")
    for said, surprise in (("no", False), ("yes", True)):
        found = forecast(table, "atreides", "rimwall_west", "arrakeen", surprise=said)
        exact = battle_odds(Force(5, 0, 0), Force(2, 0, 0), rank, surprise)
        assert found["attacker"] == pytest.approx(exact.attacker)


@pytest.mark.rule("WFA-TOK-04")
def test_hidden_tokens_are_counted_as_each_of_those_they_could_be() -> None:
    """Two facedown starting tokens: the mean over all 28 pairs, for the Harkonnen reader; their owner knows them."""
    legions = "rimwall_west: harkonnen regular 4; nw_14: atreides starting_token_1, starting_token_8"
    table = position(legions=legions)
    pairs = list(combinations(TOKEN_MIXES[:STARTING_TOKENS], 2))
    mean = sum(battle_odds(Force(4, 0, 0), _together(one, other)).attacker for one, other in pairs) / len(pairs)
    found = forecast(table, "harkonnen", "rimwall_west", "nw_14")
    assert found["attacker"] == pytest.approx(mean)
    assert found["tokens_guessed"] == 2
    known = forecast(table, "atreides", "rimwall_west", "nw_14")
    held = [TOKEN_MIXES[table.g.tokens.zones[slot][0]] for slot in table.g.tokens_in(AREA["nw_14"])]
    assert known["attacker"] == pytest.approx(battle_odds(Force(4, 0, 0), _together(*held)).attacker)
    assert known["tokens_guessed"] == 0


def _together(one: Mix, other: Mix) -> Force:
    units = [a + b for a, b in zip(one.units, other.units)]
    return Force(units[0], units[1], units[2])


@pytest.mark.rule("WFA-SETT-05")
def test_a_facedown_sietch_is_counted_as_each_rank_it_could_have() -> None:
    table = position(legions="rimwall_west: harkonnen regular 5; gara_kulon: atreides regular 2")
    odds = [battle_odds(Force(5, 0, 0), Force(2, 0, 0), rank).attacker for rank in SIETCH_RANKS]
    found = forecast(table, "harkonnen", "rimwall_west", "gara_kulon")
    assert found["attacker"] == pytest.approx(sum(odds) / len(odds))
    assert found["rank_guessed"]
    assert not forecast(table, "atreides", "rimwall_west", "gara_kulon")["rank_guessed"]


@pytest.mark.rule("WFA-UNIT-07", "WFA-UNIT-08")
def test_units_over_the_limit_do_not_fight() -> None:
    tokens = ", ".join(f"starting_token_{number}" for number in range(1, 5))
    table = position(legions=f"rimwall_west: harkonnen regular 6; nw_14: atreides regular 2, {tokens}")
    found = forecast(table, "harkonnen", "rimwall_west", "nw_14")
    worst = battle_odds(Force(6, 0, 0), Force(2, 2, 2)).attacker
    best = battle_odds(Force(6, 0, 0), Force(6, 0, 0)).attacker
    assert worst < found["attacker"] < best  # type: ignore[operator]


def test_what_is_not_on_the_table_has_no_odds() -> None:
    table = position(legions="rimwall_west: harkonnen regular 4; nw_14: atreides regular 1")
    view = table.g.view(0)
    for about in (
        {},
        {"origin": "rimwall_west"},
        {"origin": "nowhere", "target": "nw_14"},
        {"origin": "rimwall_west", "target": "rimwall_west"},
        {"origin": "nw_14", "target": "pasty_mesa"},
    ):
        assert GAME.forecast(view, "attack", about) is None
    assert GAME.forecast(view, "weather", {"origin": "rimwall_west", "target": "nw_14"}) is None
    assert sandtable.game("conquest").forecast({}, "attack", {}) is None


def test_an_undefended_sietch_is_walked_into() -> None:
    table = position(legions="rimwall_west: harkonnen regular 4, elite 1")
    found = forecast(table, "harkonnen", "rimwall_west", "gara_kulon")
    assert (found["undefended"], found["attacker"], found["attacker_left"]) == (True, 1.0, 6.0)


# What claims lack.


@pytest.mark.rule("WFA-PRE-08")
@pytest.mark.parametrize(("seats", "opponent"), [(2, "player"), (1, "mahdi")])
def test_all_parts_of_a_condition_are_met_exactly_when_it_holds(seats: int, opponent: str) -> None:
    """Over random games: every card in every position, whether it is shown or not."""
    seen: set[tuple[str, bool]] = set()
    for seed in range(4):
        state = GAME.new(seats, seed, opponent=opponent)
        bot = player("random", "war_for_arrakis", seed)
        while not state.over and state.move_count < 1500:
            seat = state.to_act[0]
            state.play(seat, bot.choose(state, seat))
            if state.move_count % 7:
                continue
            assert isinstance(state, Table)
            for number, card in enumerate(PRESCIENCE):
                parts = [need for need in needs(state, number) if need.message != "need-die"]
                assert all(need.met for need in parts) == within_reach(state, number), card.id
                seen.add((card.id, holds(state, card.condition)))
    assert len({ident for ident, _ in seen}) == len(PRESCIENCE)
    assert len([ident for ident, met in seen if met]) >= 6


@pytest.mark.rule("WFA-PRE-03")
def test_the_view_tells_what_is_there_and_what_is_asked_for() -> None:
    table = position(shown="the_desert_war, spice_denied, jessica_trains_paul", legions="nw_14: atreides regular 1")
    cards = table.g.view(None)["prescience_cards"]
    assert cards["claims_left"] == 2
    assert set(cards["lacks"]) == {"the_desert_war", "spice_denied", "jessica_trains_paul"}
    [desert] = cards["lacks"]["the_desert_war"]
    assert desert["need"] == {"message": "need-legions-in-desert-without-sietch", "args": {}}
    assert (desert["have"], desert["asked"], desert["met"]) == (0, 4, False)
    [spice] = cards["lacks"]["spice_denied"]
    assert (spice["have"], spice["asked"], spice["met"]) == (0, 1, True)
    together = {need["need"]["message"]: need["met"] for need in cards["lacks"]["jessica_trains_paul"]}
    assert together == {"need-paul-in-sietch": False, "need-jessica-in-sietch": False, "need-together": False}


@pytest.mark.rule("WFA-PRE-07")
def test_a_card_claimed_for_a_die_asks_for_one() -> None:
    table = position(shown="a_name_in_the_villages", legions="rimwall_west: atreides regular 1, paul_atreides")
    card = PRESCIENCE_INDEX["a_name_in_the_villages"]
    assert PRESCIENCE[card].claimed == FOR_A_DIE
    for dice in (0, 2):
        table.dice("atreides", strategy=dice)
        [die] = [need for need in needs(table.g, card) if need.message == "need-die"]
        assert (die.have, die.asked, die.met) == (dice, 1, dice > 0)


@pytest.mark.parametrize(("legions", "met"), [("rimwall_west: atreides regular 1, paul_atreides", True), ("", False)])
def test_what_a_card_asks_of_paul(legions: str, met: bool) -> None:
    table = position(shown="a_name_in_the_villages", legions=legions)
    asked = {need.message: need.met for need in needs(table.g, PRESCIENCE_INDEX["a_name_in_the_villages"])}
    assert (asked["need-paul-on-board"], asked["need-paul-beside-settlement"]) == (met, met)


@pytest.mark.rule("WFA-PRE-08")
@pytest.mark.parametrize("sietch", [AREA_IDS[area] for area in SIETCH_AREAS])
@pytest.mark.parametrize("revealed", [False, True])
def test_what_a_card_asks_of_paul_in_a_sietch(sietch: str, revealed: bool) -> None:
    table = position(legions=f"{sietch}: atreides regular 1, paul_atreides", revealed=sietch if revealed else "")
    asked = {need.message: need.met for need in needs(table.g, PRESCIENCE_INDEX["the_fremen_call_paul_the_mahdi"])}
    assert asked == {"need-paul-on-board": True, "need-paul-on-hidden-sietch": not revealed}


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_need_has_words(language: str) -> None:
    words = Words("war_for_arrakis", language)
    for opponent, seats in (("player", 2), ("mahdi", 1)):
        state = GAME.new(seats, 1, opponent=opponent)
        assert isinstance(state, Table)
        for number in range(len(PRESCIENCE)):
            for need in needs(state, number):
                assert words.text(need.message) != need.message
