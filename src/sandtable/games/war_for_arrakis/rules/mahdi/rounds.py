"""Start and End of the Round before the Mahdi: Tactical cards, Reinforcements, Supremacy (WFA-SOLO-08 to 32)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.mahdi.tactics import (
    HARVESTING,
    TACTIC_DECK,
    TACTIC_DISCARD,
    TACTIC_IDS,
    TACTIC_SECTORS,
    TACTIC_SIETCH,
    TACTIC_WORDS,
    TARGETING,
)
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.decks import reveal_prescience
from sandtable.games.war_for_arrakis.rules.mahdi.reinforcements import reinforce
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import CORRINO_ALLY, HOUSE_HARKONNEN, NONE
from sandtable.kernel.steps import Do

PRESCIENCE_SHOWN: Final = 2
"""Prescience cards revealed in a round before the Mahdi (WFA-SOLO-08)."""


@rule("mahdi_starts_round")
def mahdi_starts_round(g: Table) -> None:
    """Two Prescience cards, a Harvesting Sector, a Target Sietch, and a card of each deck as Reinforcements."""
    reveal_prescience(g, PRESCIENCE_SHOWN)
    draw_harvesting_sector(g)
    g.then(Do(mahdi_new_target), Do(mahdi_reinforces_round))


@rule("mahdi_reinforces_round")
def mahdi_reinforces_round(g: Table) -> None:
    """A Corrino card and a House Harkonnen card are put on the Reinforcements deck (WFA-SOLO-14)."""
    reinforce(g, CORRINO_ALLY)
    reinforce(g, HOUSE_HARKONNEN)


def draw_harvesting_sector(g: Table) -> None:
    """The first Tactical card names the Harvesting Sector (WFA-SOLO-09)."""
    card = g.automaton.tactics.draw(g, 1, TACTIC_DECK, HARVESTING, g.everyone)[0]
    g.tell("event-mahdi-harvesting", card=TACTIC_WORDS[card])


def fits(g: Table, card: int, same_sector: bool) -> bool:
    """Whether a card can name the Target Sietch: it stands, and lies outside the Harvesting Sector (SOLO-11, 12)."""
    mahdi = g.automaton
    if g.sietch_at[TACTIC_SIETCH[card]] < 0:
        return False
    return same_sector or TACTIC_SECTORS[card] != TACTIC_SECTORS[mahdi.harvest_card()]


@rule("mahdi_new_target")
def mahdi_new_target(g: Table) -> None:
    """Tactical cards are drawn until one fits; the others are discarded (WFA-SOLO-10 to 13).

    Where none of those left fits, the discarded ones are shuffled in again; where none fits at all, the sector does not
    matter; with no Sietch left there is no target (WFA-RUL-60).
    """
    mahdi = g.automaton
    for old in mahdi.tactics.zones[TARGETING][:]:
        discard_tactic(g, old)
    mahdi.target = NONE
    mahdi.march_on = NONE
    cards = range(len(TACTIC_IDS))
    harvest = mahdi.harvest_card()
    others = [card for card in cards if card != harvest]
    same_sector = not any([fits(g, card, False) for card in others])
    if not any([fits(g, card, same_sector) for card in others]):
        # The only Sietch left, if any, is the one on the card of the Harvesting Sector.
        if fits(g, harvest, True):
            aim_at(g, TACTIC_SIETCH[harvest], harvest)
        return
    while mahdi.target == NONE:
        if not mahdi.tactics.zones[TACTIC_DECK]:
            mahdi.tactics.pour(TACTIC_DISCARD, TACTIC_DECK)
            g.tell("event-tactics-shuffled")
        card = mahdi.tactics.draw(g, 1, TACTIC_DECK, TARGETING, g.everyone)[0]
        if fits(g, card, same_sector):
            aim_at(g, TACTIC_SIETCH[card], card)
        else:
            g.tell("event-mahdi-no-target", card=TACTIC_WORDS[card])
            discard_tactic(g, card)


def aim_at(g: Table, sietch: int, card: int) -> None:
    g.automaton.target = sietch
    g.tell("event-mahdi-target", card=TACTIC_WORDS[card], where=AREA_WORDS[g.sietch_at[sietch]])


def discard_tactic(g: Table, card: int) -> None:
    g.automaton.tactics.move(g, card, TARGETING, TACTIC_DISCARD, g.everyone)
    g.tell("event-tactic-discarded", card=TACTIC_WORDS[card])


@rule("mahdi_ends_round")
def mahdi_ends_round(g: Table) -> None:
    """After everything else the Supremacy marker advances, and all Tactical cards are shuffled (SOLO-28, 29, 32)."""
    mahdi = g.automaton
    g.then(Do(leaders_due))
    for zone in (HARVESTING, TARGETING, TACTIC_DISCARD):
        if mahdi.tactics.zones[zone]:
            mahdi.tactics.pour(zone, TACTIC_DECK)
    mahdi.target = NONE
    mahdi.march_on = NONE
    g.tell("event-tactics-shuffled")
    g.tell("event-mahdi-time")
    gain_supremacy(g, 1)
