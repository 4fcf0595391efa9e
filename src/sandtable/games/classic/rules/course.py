"""The course of the game: turns of nine phases (CLA-TURN)."""

from sandtable.games.classic.rules import (
    battle,
    bidding,
    charity,
    choam,
    collection,
    deals,
    karama,
    mentat_pause,
    revival,
    shipping,
    spice_blow,
    storm,
)
from sandtable.games.classic.rules.book import rule
from sandtable.games.classic.rules.strongholds import assign_cards
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, NOWHERE
from sandtable.kernel.steps import Do


@rule("play_turn")
def play_turn(g: Table) -> None:
    """A phase is finished for all before the next begins (CLA-TURN-01, 02)."""
    g.tell("event-turn", turn=g.turn)
    g.then(
        Do(storm.storm_phase),
        Do(end_of_phase),
        Do(spice_blow.spice_blow_phase),
        Do(end_of_phase),
        Do(charity.charity_phase),
        Do(end_of_phase),
        Do(bidding.bidding_phase),
        Do(end_of_phase),
        Do(revival.revival_phase),
        Do(end_of_phase),
        Do(shipping.ship_move_phase),
        Do(end_of_phase),
        Do(battle.battle_phase),
        Do(end_of_phase),
        Do(collection.collection_phase),
        Do(end_of_phase),
        Do(mentat_pause.mentat_pause),
        Do(end_of_turn),
    )


@rule("end_of_phase")
def end_of_phase(g: Table) -> None:
    """Last of all CHOAM see to their cards (CHR-HAND-07)."""
    g.then(Do(phase_is_over))
    choam.end_of_phase_for_choam(g)


@rule("phase_is_over")
def phase_is_over(g: Table) -> None:
    g.acts_first, g.acts_last = NOBODY, NOBODY
    karama.end_of_phase(g)
    deals.drop_old_offers(g)
    g.spoken = [0] * g.seats
    g.skill_used = (False,) * g.seats


@rule("end_of_turn")
def end_of_turn(g: Table) -> None:
    """Nobody has won: the turn marker advances (CLA-TURN-04)."""
    karama.end_of_turn(g)
    deals.drop_old_offers(g)
    deals.drop_old_words(g)
    g.spoken = [0] * g.seats
    g.skill_used = (False,) * g.seats
    assign_cards(g)
    g.turn += 1
    g.special_revived = (False,) * g.seats
    g.voyaged = (False,) * g.seats
    g.peaceful = 0
    g.kwisatz_in = NOWHERE
    g.exchanged = False
    g.then(Do(play_turn))
