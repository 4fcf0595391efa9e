"""Written from sandtable.games.war_for_arrakis.mahdi.fields by `make generated`: edit that instead."""

from typing import Any, Final

from sandtable.games.war_for_arrakis.mahdi.fields import (
    AREA_NAMES,
    DECK_CARD_NAMES,
    GUARD_DECK,
    GUARD_NAMES,
    POWER_NAMES,
    SIETCH_NAMES,
    TACTIC_CARDS,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import fields, listed, truth

MAHDI_FIELDS: Final = (
    "tactics",
    "target",
    "march_on",
    "reinforcements",
    "pile_top",
    "last_drawn",
    "flown",
    "left",
    "guards",
    "guard_at",
)


class MahdiFields:
    """What the automaton adds to the table."""

    __slots__ = (
        "flown",
        "guard_at",
        "guards",
        "last_drawn",
        "left",
        "march_on",
        "pile_top",
        "reinforcements",
        "seats",
        "tactics",
        "target",
    )

    def __init__(self, seats: int, source: "MahdiFields | None" = None) -> None:
        self.seats = seats
        if source is None:
            self.tactics: Cards = TACTIC_CARDS.empty(seats, seats)
            self.target: int = -1
            self.march_on: int = -1
            self.reinforcements: list[tuple[int, int]] = []
            self.pile_top: int = -1
            self.last_drawn: int = -1
            self.flown: bool = False
            self.left: int = 0
            self.guards: Cards = GUARD_DECK.empty(seats, seats)
            self.guard_at: list[int] = [-1] * GUARD_NAMES.size
        else:
            self.tactics = source.tactics.copy()
            self.target = source.target
            self.march_on = source.march_on
            self.reinforcements = source.reinforcements[:]
            self.pile_top = source.pile_top
            self.last_drawn = source.last_drawn
            self.flown = source.flown
            self.left = source.left
            self.guards = source.guards.copy()
            self.guard_at = source.guard_at[:]

    def pack(self) -> dict[str, Any]:
        return {
            "tactics": TACTIC_CARDS.pack(self.tactics),
            "target": SIETCH_NAMES.name(self.target),
            "march_on": SIETCH_NAMES.name(self.march_on),
            "reinforcements": [
                [POWER_NAMES.name(each[0]), DECK_CARD_NAMES.name(each[1])] for each in self.reinforcements
            ],
            "pile_top": POWER_NAMES.name(self.pile_top),
            "last_drawn": POWER_NAMES.name(self.last_drawn),
            "flown": self.flown,
            "left": AREA_NAMES.names_in(self.left),
            "guards": GUARD_DECK.pack(self.guards),
            "guard_at": GUARD_NAMES.gather([AREA_NAMES.name(each) for each in self.guard_at], None),
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, MAHDI_FIELDS)
        TACTIC_CARDS.unpack(self.tactics, data["tactics"])
        self.target = SIETCH_NAMES.number(data["target"])
        self.march_on = SIETCH_NAMES.number(data["march_on"])
        self.reinforcements = [
            (
                POWER_NAMES.number(each[0]),
                DECK_CARD_NAMES.number(each[1]),
            )
            for each in listed(data["reinforcements"])
        ]
        self.pile_top = POWER_NAMES.number(data["pile_top"])
        self.last_drawn = POWER_NAMES.number(data["last_drawn"])
        self.flown = truth(data["flown"])
        self.left = AREA_NAMES.bits(data["left"])
        GUARD_DECK.unpack(self.guards, data["guards"])
        self.guard_at = [AREA_NAMES.number(each) for each in GUARD_NAMES.spread(data["guard_at"], None)]
