"""What only Rivals do, in addition to the effect vocabulary of all players. A Rival is never asked anything."""

from typing import Final

from sandtable.games.uprising.effects import OPS, Effect
from sandtable.games.uprising.terms import ICONS, Icon, Op

# Codes go on from those of all players.
RANKED_INFLUENCE: Final = Op(len(OPS))
PICKED_INFLUENCE: Final = Op(len(OPS) + 1)
POST_SPY: Final = Op(len(OPS) + 2)
HARVEST_OR_WORM: Final = Op(len(OPS) + 3)
NEW_DECK: Final = Op(len(OPS) + 4)
RIVAL_OPS: Final = (*OPS, "ranked_influence", "picked_influence", "post_spy", "harvest_or_worm", "new_deck")

# How a Rival picks a faction: its lowest track, its highest, or one where the gain wins the Alliance, else its lowest.
LEAST: Final = 0
MOST: Final = 1
ALLIANCE_ELSE_LEAST: Final = 2
PICKS: Final = ("least", "most", "alliance_else_least")


class RankedInfluence(Effect):
    """Influence with the faction at that place of the Rival's priority, counted from 1."""

    def __init__(self, rank: int) -> None:
        super().__init__(RANKED_INFLUENCE)
        self.rank: Final = rank

    def __repr__(self) -> str:
        return f"ranked_influence({self.rank})"


class PickedInfluence(Effect):
    """Influence with a faction that the Rival picks by a fixed rule."""

    def __init__(self, amount: int, pick: int) -> None:
        super().__init__(PICKED_INFLUENCE)
        self.amount: Final = amount
        self.pick: Final = pick

    def __repr__(self) -> str:
        return f"picked_influence({self.amount}, {PICKS[self.pick]})"


class PostSpy(Effect):
    """A spy on the first free post of the list, which holds the posts beside spaces with the icon."""

    def __init__(self, icon: Icon, posts: tuple[str, ...]) -> None:
        super().__init__(POST_SPY)
        self.icon: Final = icon
        self.posts: Final = posts

    def __repr__(self) -> str:
        return f"post_spy({ICONS[self.icon]}: {', '.join(self.posts)})"


class RivalEffect(Effect):
    """An effect without parameters."""

    def __repr__(self) -> str:
        return RIVAL_OPS[self.op]


def ranked_influence(rank: int) -> Effect:
    return RankedInfluence(rank)


def picked_influence(pick: int, amount: int = 1) -> Effect:
    return PickedInfluence(amount, pick)


def post_spy(icon: Icon, *posts: str) -> Effect:
    return PostSpy(icon, posts)


def harvest_or_worm() -> Effect:
    """Sandworms with Maker Hooks where they can enter the Conflict; otherwise the base spice of the space."""
    return RivalEffect(HARVEST_OR_WORM)


def new_deck() -> Effect:
    """Shuffle all House Hagal cards together."""
    return RivalEffect(NEW_DECK)
