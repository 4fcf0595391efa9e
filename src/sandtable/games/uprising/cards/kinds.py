"""The kinds of printed components. A kind exists once; its copies are numbers in the catalogue."""

from typing import Final

from sandtable.games.uprising.effects import NOTHING, Effect
from sandtable.games.uprising.terms import NO_SPACE, NONE, Icon, SpaceIndex, Tag, icon_mask

# What completes a contract.
VISIT: Final = 0
HARVEST: Final = 1
ACQUIRE: Final = 2
IMMEDIATE: Final = 3
COMPLETIONS: Final = ("visit", "harvest", "acquire", "immediate")

UNBUYABLE: Final = -1


class Card:
    """A card of a personal deck: starting, Reserve or Imperium."""

    def __init__(
        self,
        id: str,
        copies: int = 1,
        cost: int = UNBUYABLE,
        tags: tuple[Tag, ...] = (),
        icons: tuple[Icon, ...] = (),
        agent: Effect = NOTHING,
        reveal: Effect = NOTHING,
        acquire: Effect = NOTHING,
        on_discard: Effect = NOTHING,
        on_trash: Effect = NOTHING,
        choam: bool = False,
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.cost: Final = cost
        self.tags: Final = tags
        self.tag_mask: Final = icon_mask(tags)
        self.icons: Final = icons
        self.icon_mask: Final = icon_mask(icons)
        self.agent: Final = agent
        self.reveal: Final = reveal
        self.acquire: Final = acquire
        # When discarded from hand, never at clean-up.
        self.on_discard: Final = on_discard
        self.on_trash: Final = on_trash
        self.choam: Final = choam
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (
            ("acquire", self.acquire),
            ("agent", self.agent),
            ("reveal", self.reveal),
            ("on_discard", self.on_discard),
            ("on_trash", self.on_trash),
        )


class Intrigue:
    """An Intrigue card; a card of two types offers each at its own time, and only one is used."""

    def __init__(
        self,
        id: str,
        copies: int = 1,
        plot: Effect = NOTHING,
        combat: Effect = NOTHING,
        endgame: Effect = NOTHING,
        choam: bool = False,
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.plot: Final = plot
        self.combat: Final = combat
        self.endgame: Final = endgame
        self.is_plot: Final = plot is not NOTHING
        self.is_combat: Final = combat is not NOTHING
        self.is_endgame: Final = endgame is not NOTHING
        self.choam: Final = choam
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (("plot", self.plot), ("combat", self.combat), ("endgame", self.endgame))


class Conflict:
    def __init__(
        self,
        id: str,
        level: int,
        battle_icon: int,
        first: Effect,
        second: Effect,
        third: Effect,
        location: SpaceIndex = NO_SPACE,
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.level: Final = level
        self.battle_icon: Final = battle_icon
        self.rewards: Final = (first, second, third)
        # The space fought for; every such space lies behind the Shield Wall.
        self.location: Final = location
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (("first", self.rewards[0]), ("second", self.rewards[1]), ("third", self.rewards[2]))


class Objective:
    def __init__(
        self, id: str, battle_icon: int, seats: tuple[int, ...], first_player: bool = False, reconstructed: bool = False
    ) -> None:
        self.id: Final = id
        self.battle_icon: Final = battle_icon
        self.seats: Final = seats
        self.first_player: Final = first_player
        self.reconstructed: Final = reconstructed


class Contract:
    """`target`: the space to visit or the spice to harvest; `card`: the card to acquire."""

    def __init__(
        self,
        id: str,
        completion: int,
        reward: Effect,
        target: int = NONE,
        card: str = "",
        copies: int = 1,
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.completion: Final = completion
        self.reward: Final = reward
        self.target: Final = target
        self.card: Final = card
        self.copies: Final = copies
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (("reward", self.reward),)
