"""Written from sandtable.games.uprising.hagal.fields by `make generated`: edit that instead."""

from typing import Any, Final

from sandtable.games.uprising.hagal.fields import DIFFICULTY_NAMES, HAGAL, RIVAL_NAMES
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import fields, listed, truth

HOUSE_FIELDS: Final = (
    "rivals",
    "difficulty",
    "row_churn",
    "brutal_escalation",
    "expert_deployment",
    "smart_politics",
    "measured_deployment",
    "cards",
)


class HouseFields:
    """What House Hagal adds to the table."""

    __slots__ = (
        "brutal_escalation",
        "cards",
        "difficulty",
        "expert_deployment",
        "measured_deployment",
        "rivals",
        "row_churn",
        "seats",
        "smart_politics",
    )

    def __init__(self, seats: int, source: "HouseFields | None" = None) -> None:
        self.seats = seats
        if source is None:
            self.rivals: list[int] = []
            self.difficulty: int = 0
            self.row_churn: bool = False
            self.brutal_escalation: bool = False
            self.expert_deployment: bool = False
            self.smart_politics: bool = False
            self.measured_deployment: bool = False
            self.cards: Cards = HAGAL.empty(seats, seats)
        else:
            self.rivals = source.rivals[:]
            self.difficulty = source.difficulty
            self.row_churn = source.row_churn
            self.brutal_escalation = source.brutal_escalation
            self.expert_deployment = source.expert_deployment
            self.smart_politics = source.smart_politics
            self.measured_deployment = source.measured_deployment
            self.cards = source.cards.copy()

    def pack(self) -> dict[str, Any]:
        return {
            "rivals": [RIVAL_NAMES.name(each) for each in self.rivals],
            "difficulty": DIFFICULTY_NAMES.name(self.difficulty),
            "row_churn": self.row_churn,
            "brutal_escalation": self.brutal_escalation,
            "expert_deployment": self.expert_deployment,
            "smart_politics": self.smart_politics,
            "measured_deployment": self.measured_deployment,
            "cards": HAGAL.pack(self.cards),
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, HOUSE_FIELDS)
        self.rivals = [RIVAL_NAMES.number(each) for each in listed(data["rivals"])]
        self.difficulty = DIFFICULTY_NAMES.number(data["difficulty"])
        self.row_churn = truth(data["row_churn"])
        self.brutal_escalation = truth(data["brutal_escalation"])
        self.expert_deployment = truth(data["expert_deployment"])
        self.smart_politics = truth(data["smart_politics"])
        self.measured_deployment = truth(data["measured_deployment"])
        HAGAL.unpack(self.cards, data["cards"])
