"""The course of the game: rounds of seven phases (CON-ROUND)."""

from sandtable.games.conquest.rules import battle, gain_cards, harvest, revival, ship_move, spice_blow, storm, victory
from sandtable.games.conquest.rules.book import rule
from sandtable.games.conquest.state import ROUND_ENDS, Table
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Do


@rule("play_round")
def play_round(g: Table) -> None:
    if g.telling:
        g.tell("event-round", round=g.round, who=g.who(g.first))
    g.then(
        Do(storm.storm_phase),
        Do(spice_blow.spice_blow_phase),
        Do(gain_cards.gain_cards_phase),
        Do(revival.revival_phase),
        Do(ship_move.ship_move_phase),
        Do(battle.battle_phase),
        Do(harvest.harvest_phase),
        Do(victory.victory_check),
        Do(end_of_round),
    )


@rule("end_of_round")
def end_of_round(g: Table) -> None:
    """The first-player marker passes to the right, the round marker advances (CON-ROUND-05, 06)."""
    g.first = Seat((g.first + 1) % g.seats)
    g.round += 1
    g.moment(ROUND_ENDS)
    g.then(Do(play_round))
