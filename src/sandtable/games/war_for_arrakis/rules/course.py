"""The course of the game: rounds of a start, four phases and an end (WFA-ROUND)."""

from sandtable.games.war_for_arrakis.components import PRESCIENCE_SHOWN
from sandtable.games.war_for_arrakis.fields import PHASE_NAMES
from sandtable.games.war_for_arrakis.rules.action_turns import action_phase
from sandtable.games.war_for_arrakis.rules.book import later, rule
from sandtable.games.war_for_arrakis.rules.decks import draw_cards, reveal_prescience
from sandtable.games.war_for_arrakis.rules.end_of_round import end_of_round
from sandtable.games.war_for_arrakis.rules.hazards import desert_hazards
from sandtable.games.war_for_arrakis.rules.spice import spice_harvesting
from sandtable.games.war_for_arrakis.rules.vehicles import vehicle_placement
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    HAZARDS,
    PHASE_IDS,
    POWERS,
    ROUND_END,
    ROUND_START,
    SPICE_HARVEST,
    VEHICLE_PLACEMENT,
    Phase,
    side_of,
    word,
)
from sandtable.kernel.steps import Do


@rule("play_round")
def play_round(g: Table) -> None:
    g.then(
        Do(start_of_round),
        Do(enter, VEHICLE_PLACEMENT),
        Do(vehicle_placement),
        Do(enter, ACTIONS),
        Do(action_phase),
        Do(enter, HAZARDS),
        Do(desert_hazards),
        Do(enter, SPICE_HARVEST),
        Do(spice_harvesting),
        Do(enter, ROUND_END),
        Do(end_of_round),
        Do(play_round),
    )


@rule("enter", PHASE_NAMES)
def enter(g: Table, phase: Phase) -> None:
    """The next phase begins."""
    g.phase = phase
    if g.telling:
        g.tell("event-phase", phase=word("phase", PHASE_IDS[phase]))


@rule("start_of_round")
def start_of_round(g: Table) -> None:
    """Each side draws a card from each of its decks, and three Prescience cards are revealed (WFA-ROUND-03, 04)."""
    g.round += 1
    g.phase = ROUND_START
    g.tell("event-round", round=g.round)
    for power in POWERS:
        if not g.plays_itself(side_of(power)):
            draw_cards(g, power, 1)
    if g.mahdi is None:
        reveal_prescience(g, PRESCIENCE_SHOWN)
    else:
        g.then(later("mahdi_starts_round"))
