"""The two face-up stacks beside the Imperium Row."""

from typing import Final

from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.conditions import influence_with
from sandtable.games.uprising.effects import draw, gain, persuasion, when
from sandtable.games.uprising.terms import BENE_GESSERIT, CITY, GUILD, LANDSRAAD

RESERVE: Final[tuple[Card, ...]] = (
    Card("prepare_the_way", copies=8, cost=2, tags=(BENE_GESSERIT,), icons=(LANDSRAAD, CITY),
         agent=when(influence_with(BENE_GESSERIT, 2), draw(1)), reveal=persuasion(2)),
    Card("the_spice_must_flow", copies=10, cost=9, tags=(GUILD,), acquire=gain(vp=1), reveal=gain(spice=1)),
)  # fmt: skip
