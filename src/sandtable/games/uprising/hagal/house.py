"""What House Hagal adds to the table: who the Rivals are, the deck that plays them, and how hard they play."""

from typing import Any, Final

from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES
from sandtable.games.uprising.hagal.rivals import RIVALS, Rival
from sandtable.games.uprising.wording import named
from sandtable.kernel.cards import empty_zones

# Where House Hagal cards lie; those for another number of players stay in the box.
HAGAL_DECK: Final = 0
HAGAL_DISCARD: Final = 1
IN_THE_BOX: Final = 2
HAGAL_ZONES: Final = 3

RIVAL_WORDS: Final = tuple([named("rival", rival.id) for rival in RIVALS])
HAGAL_WORDS: Final = tuple([named("hagal", card.id) for card in HAGAL_CARDS])


class House:
    """A table has one only where Rivals take part. The first Rival is the player after the last seat."""

    def __init__(self, seats: int, source: "House | None" = None) -> None:
        self.seats = seats
        if source is None:
            self.rivals: list[int] = []
            self.difficulty = 0
            # Rules in force.
            self.row_churn = False
            self.brutal_escalation = False
            self.expert_deployment = False
            self.smart_politics = False
            self.measured_deployment = False
            self.cards = empty_zones(HAGAL_KIND, HAGAL_ZONES, seats)
        else:
            self.rivals = source.rivals[:]
            self.difficulty = source.difficulty
            self.row_churn = source.row_churn
            self.brutal_escalation = source.brutal_escalation
            self.expert_deployment = source.expert_deployment
            self.smart_politics = source.smart_politics
            self.measured_deployment = source.measured_deployment
            self.cards = source.cards.copy()

    @property
    def forbids_swordmaster(self) -> bool:
        """At the highest level the player cannot gain the Swordmaster (HAG-DIF-04, UPR-RUL-101)."""
        return not DIFFICULTIES[self.difficulty].player_swordmaster

    def copy(self) -> "House":
        return House(self.seats, self)

    def rival(self, player: int) -> Rival:
        return RIVALS[self.rivals[player - self.seats]]

    def who(self, player: int) -> str:
        """The name of a Rival, as a message."""
        return RIVAL_WORDS[self.rivals[player - self.seats]]

    def pack(self) -> dict[str, Any]:
        packed: dict[str, Any] = {name: getattr(self, name) for name in FIELDS}
        packed["cards"] = self.cards.pack()
        return packed

    def unpack(self, data: dict[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, data[name])
        self.cards.unpack(data["cards"])


FIELDS: Final = (
    "rivals",
    "difficulty",
    "row_churn",
    "brutal_escalation",
    "expert_deployment",
    "smart_politics",
    "measured_deployment",
)
