"""The battle being fought: who defends, and where a side's legion stands in it.

The attacking legion stays in its own area until it has won (WFA-BAT-05).
"""

from sandtable.games.war_for_arrakis.generated import Battle
from sandtable.games.war_for_arrakis.terms import Area, Side, enemy

__all__ = ["Battle", "area_of", "defender"]


def defender(battle: Battle) -> Side:
    """The side that is attacked."""
    return enemy(battle.attacker)


def area_of(battle: Battle, side: Side) -> Area:
    """Where a side's legion stands."""
    return battle.origin if side == battle.attacker else battle.target
