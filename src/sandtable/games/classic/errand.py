"""One faction's shipment and movement while it lasts: what is still allowed, and who is only visiting."""

from typing import Any

from sandtable.games.classic.terms import NOWHERE, Seat, Territory


class Turn:
    """What a seat has done and may still do in its own shipment and movement."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        # How many groups may still move (CLA-MOVE-01, CLA-MOVE-18).
        self.groups = 1
        # Whether a Karama pays half of the shipment, which then goes to the bank (CLA-KAR-11).
        self.karama = False
        # What a Karama took away for this shipment or movement: the half price, cross-shipping, landing in the storm,
        # the longer way of Fremen (CLA-KAR-31, 38, 43 to 45).
        self.full_price = False
        self.no_crossing = False
        self.no_storm_landing = False
        self.short_way = False
        # Whether the price of the shipment goes to the bank instead of the Guild (CLA-KAR-42).
        self.paid_to_bank = False
        # The ally's territory that was shipped into, and how many forces stood there before (CLA-SHIP-11).
        self.visited: Territory = NOWHERE
        self.residents = 0

    def copy(self) -> "Turn":
        other = Turn(self.seat)
        other.groups = self.groups
        other.karama = self.karama
        other.full_price = self.full_price
        other.no_crossing = self.no_crossing
        other.no_storm_landing = self.no_storm_landing
        other.short_way = self.short_way
        other.paid_to_bank = self.paid_to_bank
        other.visited = self.visited
        other.residents = self.residents
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "groups": self.groups,
            "karama": self.karama,
            "full_price": self.full_price,
            "no_crossing": self.no_crossing,
            "no_storm_landing": self.no_storm_landing,
            "short_way": self.short_way,
            "paid_to_bank": self.paid_to_bank,
            "visited": self.visited,
            "residents": self.residents,
        }


def unpacked_turn(data: dict[str, Any]) -> Turn:
    turn = Turn(data["seat"])
    turn.groups = data["groups"]
    turn.karama = data["karama"]
    turn.full_price = data["full_price"]
    turn.no_crossing = data["no_crossing"]
    turn.no_storm_landing = data["no_storm_landing"]
    turn.short_way = data["short_way"]
    turn.paid_to_bank = data["paid_to_bank"]
    turn.visited = data["visited"]
    turn.residents = data["residents"]
    return turn
