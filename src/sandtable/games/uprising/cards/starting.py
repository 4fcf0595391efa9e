"""The ten cards that every player begins with."""

from typing import Final

from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.effects import persuasion, signet, swords, trash_self
from sandtable.games.uprising.terms import CITY, FACTION_ICONS, LANDSRAAD, SPICE_TRADE

STARTING: Final[tuple[Card, ...]] = (
    Card("convincing_argument", copies=2, reveal=persuasion(2)),
    Card("dagger", copies=2, icons=(LANDSRAAD,), reveal=swords(1)),
    Card("diplomacy", icons=FACTION_ICONS, reveal=persuasion(1)),
    Card("dune_the_desert_planet", copies=2, icons=(SPICE_TRADE,), reveal=persuasion(1)),
    Card("reconnaissance", icons=(CITY,), reveal=persuasion(1)),
    Card("seek_allies", icons=FACTION_ICONS, agent=trash_self()),
    Card("signet_ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=signet(), reveal=persuasion(1)),
)
