"""What the Mahdi adds to the table: Tactical cards, the Reinforcements deck, Harkonnen Deployment tokens."""

from sandtable.games.war_for_arrakis.mahdi.generated import MahdiFields
from sandtable.games.war_for_arrakis.mahdi.guards import COLOURS, GUARD_POOL, GUARDS, colour_of
from sandtable.games.war_for_arrakis.mahdi.tactics import HARVESTING, TARGETING


class Mahdi(MahdiFields):
    """A table has one only where the automaton plays the Harkonnen side."""

    __slots__ = ()

    def copy(self) -> "Mahdi":
        return Mahdi(self.seats, self)

    def harvest_card(self) -> int:
        """The Tactical card whose sector is the Harvesting Sector, -1 before one is drawn."""
        lying = self.tactics.zones[HARVESTING]
        return lying[0] if lying else -1

    def target_card(self) -> int:
        """The Tactical card of the Target Sietch, -1 if there is none."""
        lying = self.tactics.zones[TARGETING]
        return lying[0] if lying else -1

    def guards_in(self, area: int) -> list[int]:
        """The slots of the facedown Harkonnen tokens in an area."""
        return [slot for slot in range(GUARDS) if self.guard_at[slot] == area]

    def guards_left(self) -> list[int]:
        """How many tokens of each colour are in the pool."""
        return [len(self.guards.zones[GUARD_POOL[colour]]) for colour in COLOURS]

    def free_slot(self, colour: int) -> int:
        """A slot of a colour that lies nowhere."""
        return next(slot for slot in range(GUARDS) if colour_of(slot) == colour and self.guard_at[slot] < 0)
