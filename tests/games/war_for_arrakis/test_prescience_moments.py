"""When each Prescience card can be claimed, and what a claim costs besides: card by card, where its condition holds."""

from typing import Any

import pytest

from sandtable.games.war_for_arrakis.prescience import PRESCIENCE, PRESCIENCE_INDEX
from sandtable.games.war_for_arrakis.rules.free_actions import free_actions
from sandtable.games.war_for_arrakis.rules.prescience import (
    claim,
    claims,
    claims_at_round_end,
    die_claims,
    holds,
)
from tests.games.war_for_arrakis.position import Position, position

# While an action is carried out, as the action itself for a die, as a free action, or when the round ends.
AT_ONCE, FOR_A_DIE, FREELY, AT_ROUND_END = "at once", "for a die", "freely", "at the end of the round"

HOME = "gara_kulon: atreides regular 2, starting_token_1, starting_token_2, paul_atreides, lady_jessica"

CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "dew_collectors_for_the_planting": (
        AT_ROUND_END,
        {"legions": "pasty_mesa: atreides regular 1; cne_09: atreides regular 1; se_03: atreides elite 1"},
    ),
    "the_fremen_call_paul_the_mahdi": (AT_ROUND_END, {"legions": HOME}),
    "the_water_discipline": (
        AT_ROUND_END,
        {"legions": "ne_01: atreides regular 1, paul_atreides; nw_01: atreides regular 1, lady_jessica"},
    ),
    "new_hidden_wind_traps": (
        AT_ROUND_END,
        {"legions": "broken_land: atreides regular 1; rimwall_west: atreides regular 1; nw_14: atreides regular 1"},
    ),
    "stunted_worms": (AT_ROUND_END, {"legions": "cse_01: atreides regular 1; harg_pass: atreides regular 1"}),
    "jessica_trains_paul": (AT_ROUND_END, {"legions": HOME}),
    "the_desert_war": (
        AT_ROUND_END,
        {
            "legions": "ne_09: atreides elite 1; ne_01: atreides elite 1; ne_05: atreides elite 1; "
            "nw_01: atreides elite 1"
        },
    ),
    "the_lisan_al_gaib": (AT_ROUND_END, {"legions": HOME}),
    "paul_drinks_the_water_of_life": (FOR_A_DIE, {"legions": HOME}),
    "families_flee_to_the_palmaries_of_the_south": (FREELY, {"legions": HOME}),
    "riding_the_maker": (AT_ONCE, {"legions": "ne_09: atreides regular 1, paul_atreides", "worms": "ne_11"}),
    "spice_denied": (AT_ONCE, {"harvesters": ""}),
    "blood_debt": (AT_ONCE, {"tank": {"baron_harkonnen": 2}}),
    "teeth_of_the_desert": (AT_ONCE, {"legions": "ne_09: harkonnen regular 1", "worms": "ne_11, ne_12"}),
    "a_name_in_the_villages": (FOR_A_DIE, {"legions": "broken_land: atreides regular 1, paul_atreides"}),
    "legion_of_the_faithful": (AT_ONCE, {"legions": "ne_09: atreides fedaykin 3"}),
}


def moments(ident: str, said: dict[str, Any]) -> list[str]:
    """When a card is on offer in a position."""
    found: list[str] = []
    table = position(shown=ident, **said).begin_turn("atreides").start(claims)
    if ident in table.options("atreides"):
        found.append(AT_ONCE)
    table = position(shown=ident, **said).dice("harkonnen", mentat=1).turn("atreides", mentat=1)
    if ident in [str(option) for option in die_claims(table.g)]:
        found.append(FOR_A_DIE)
    if "claim" in [str(option) for option in free_actions(table.g, table.seat("atreides"))]:
        found.append(FREELY)
    table = position(shown=ident, phase="round_end", **said).start(claims_at_round_end)
    if ident in table.options("atreides"):
        found.append(AT_ROUND_END)
    return found


@pytest.mark.rule("WFA-PRE-05", "WFA-PRE-06", "WFA-PRE-07", "WFA-FREE-04", "WFA-DATA-17")
@pytest.mark.parametrize("ident", CARDS)
def test_the_one_moment_of_each_card(ident: str) -> None:
    moment, said = CARDS[ident]
    assert holds(position(**said).g, PRESCIENCE[PRESCIENCE_INDEX[ident]].condition)
    assert moments(ident, said) == [moment]


def claimed(ident: str) -> Position:
    """A card is claimed while Paul and Jessica are at home with two Regular Units and two tokens."""
    table = position(shown=ident, legions=HOME).begin_turn("atreides").start(claim, PRESCIENCE_INDEX[ident])
    return table.play_quietly(until=lambda: False)


@pytest.mark.rule("WFA-PRE-09")
@pytest.mark.parametrize("ident", CARDS)
def test_what_a_claim_costs_besides(ident: str) -> None:
    """The Sietch revealed, Paul's tokens revealed, Paul in the Tank; of other cards nothing."""
    table = claimed(ident)
    told = table.told("harkonnen")
    assert ("event-sietch-revealed" in told) == (ident == "the_fremen_call_paul_the_mahdi")
    assert ("event-token-revealed" in told) == (ident == "the_lisan_al_gaib")
    assert ("event-to-tank" in told) == (ident == "paul_drinks_the_water_of_life")
    asked = position(shown=ident, legions=HOME).begin_turn("atreides").start(claim, PRESCIENCE_INDEX[ident])
    assert bool(asked.g.to_act) == (ident == "families_flee_to_the_palmaries_of_the_south"), "who goes is asked"
