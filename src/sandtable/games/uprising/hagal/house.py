"""What House Hagal adds to the table: who the Rivals are, the deck that plays them, and how hard they play."""

from typing import Final

from sandtable.games.uprising.hagal.cards import HAGAL_CARDS
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES
from sandtable.games.uprising.hagal.generated import HouseFields
from sandtable.games.uprising.hagal.rivals import RIVALS, Rival
from sandtable.games.uprising.terms import Player
from sandtable.kernel.messages import named

# Where House Hagal cards lie; those for another number of players stay in the box.
HAGAL_DECK: Final = 0
HAGAL_DISCARD: Final = 1
IN_THE_BOX: Final = 2

RIVAL_WORDS: Final = tuple([named("rival", rival.id) for rival in RIVALS])
HAGAL_WORDS: Final = tuple([named("hagal", card.id) for card in HAGAL_CARDS])


class House(HouseFields):
    """A table has one only where Rivals take part. The first Rival is the player after the last seat."""

    __slots__ = ()

    @property
    def forbids_swordmaster(self) -> bool:
        """At the highest level the player cannot gain the Swordmaster (HAG-DIF-04, UPR-RUL-101)."""
        return not DIFFICULTIES[self.difficulty].player_swordmaster

    def copy(self) -> "House":
        return House(self.seats, self)

    def rival(self, player: Player) -> Rival:
        return RIVALS[self.rivals[player - self.seats]]

    def who(self, player: Player) -> str:
        """The name of a Rival, as a message."""
        return RIVAL_WORDS[self.rivals[player - self.seats]]
