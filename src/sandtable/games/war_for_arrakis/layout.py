"""How a view of War for Arrakis becomes numbers."""

from typing import Any, Final

from sandtable.games.war_for_arrakis.board import AREA_IDS, ZONE_IDS
from sandtable.games.war_for_arrakis.cards import PLANNING_IDS
from sandtable.games.war_for_arrakis.components import LONGEST_TANK, TOKEN_IDS
from sandtable.games.war_for_arrakis.leaders import LEADER_IDS
from sandtable.games.war_for_arrakis.mahdi.guards import COLOUR_IDS
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_IDS
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_IDS, PRESCIENCE
from sandtable.games.war_for_arrakis.state import LEADER_STATE_IDS
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    FACE_IDS,
    IMPERIUM_IDS,
    MARKER_IDS,
    PHASE_IDS,
    POWER_IDS,
    SIDE_IDS,
    SIGN_IDS,
    VEHICLE_IDS,
)
from sandtable.kernel.layouts import (
    Anyone,
    Bag,
    Field,
    Fixed,
    Flag,
    Heap,
    Keyed,
    Left,
    Map,
    Maybe,
    Number,
    OneOf,
    Optional,
    Order,
    PerSeat,
    Record,
    Upto,
    result,
)

UNITS: Final = 6
PRESCIENCE_IDS: Final = tuple([card.id for card in PRESCIENCE])
DASHBOARDS: Final = 4
NEEDS: Final = 4
"""Parts of a condition that are told of a Prescience card."""
DISCARDED_TACTICS: Final = 30


def layout(seats: int) -> Record:
    sides = Map(SIDE_IDS, Number(10))
    return Record(
        {
            "game": Left("always the same"),
            "you": Left("the observer is the first seat"),
            "round": Number(12),
            "phase": OneOf(PHASE_IDS),
            "players": PerSeat(
                seats, Record({"seat": Left("the place"), "side": OneOf(SIDE_IDS), "powers": Bag(POWER_IDS)})
            ),
            "areas": _Areas(),
            "air_zones": Map(ZONE_IDS, OneOf(VEHICLE_IDS), sparse=True),
            "blasted": OneOf(AREA_IDS),
            "supply": _supply(),
            "leaders": Map(LEADER_IDS, _leader()),
            "dashboards": Upto(DASHBOARDS, _dashboard()),
            "unrolled": sides,
            "bene_gesserit": Map(("reserve", *SIDE_IDS), Number(5)),
            "cones_of_silence": Map(SIDE_IDS, _Present(), sparse=True),
            "supremacy": Number(10),
            "prescience": Map(MARKER_IDS, Number(10)),
            "spice_must_flow": Record(
                {
                    "markers": Map(IMPERIUM_IDS, Number(6)),
                    "bans": Bag(IMPERIUM_IDS),
                    "dice": Number(6),
                    "saved_spice": Number(6),
                }
            ),
            "planning": Map(POWER_IDS, _planning()),
            "prescience_cards": _prescience(),
            "objectives": Record({"kept": Number(2), "known": Bag(OBJECTIVE_IDS)}),
            "turn": Optional(
                Record(
                    {
                        "side": OneOf(SIDE_IDS),
                        "seat": _SeatOrNobody(seats),
                        "die": OneOf(FACE_IDS),
                        "bene_gesserit": Flag(),
                        "entered": Bag(AREA_IDS),
                    }
                )
            ),
            "battle": Optional(_battle()),
            "decreed": Record({"paul_pinned": Flag(), "forced_result": OneOf(FACE_IDS)}),
            "mahdi": Optional(_mahdi()),
            "result": result(seats),
        }
    )


class _Present(Number):
    """A number of something that is there: 0 of it is more than nothing."""

    def __init__(self) -> None:
        super().__init__(3)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        out[at] = (value + 1) * self.scale

    def read(self, data: Any, at: int, me: int) -> Any:
        return round(float(data[at]) * self.most) - 1

    def told(self) -> str:
        return "(number + 1) / 3, or 0 where there are none to have"


class _SeatOrNobody(Anyone):
    """The seat on turn; -1 where the automaton is."""

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value >= 0:
            super().write(value, out, at, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found = super().read(data, at, me)
        return -1 if found is None else found


class _Areas(Field):
    """The areas, and after them the Deployment tokens in them: where each lies, and what it shows."""

    quick = (("areas", ""), ("tokens", "tokens_on_board"))
    """Its parts, the second with the function of the view that finds the tokens (`tools/write_observers.py`)."""

    def __init__(self) -> None:
        self.areas = Keyed(AREA_IDS, "area", _area())
        token = Record({"token": Left("the place"), "area": OneOf(AREA_IDS), "units": Optional(_units())})
        self.tokens = Keyed(TOKEN_IDS, "token", token, flagged=False)
        super().__init__(self.areas.size + self.tokens.size)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        self.areas.write(value, out, at, me)
        self.tokens.write(_tokens_in(value), out, at + self.areas.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found = self.areas.read(data, at, me)
        for token in self.tokens.read(data, at + self.areas.size, me):
            area = next(area for area in found if area["area"] == token["area"])
            legion = next(legion for legion in area["legions"] if legion["side"] == SIDE_IDS[ATREIDES])
            legion.setdefault("tokens", []).append({"token": token["token"], "units": token["units"]})
        return found

    def plain(self, value: Any) -> Any:
        found = self.areas.plain(value)
        for area, full in zip(found, value):
            for legion, whole in zip(area.get("legions", ()), full.get("legions", ())):
                if "tokens" in whole:
                    legion["tokens"] = whole["tokens"]
        return found

    def told(self) -> str:
        return f"{self.areas.told()}; {self.tokens.told()}"


def _tokens_in(areas: Any) -> list[dict[str, Any]]:
    return [
        {"area": area["area"], "token": token["token"], "units": token["units"]}
        for area in areas
        for legion in area.get("legions", ())
        for token in legion.get("tokens", ())
    ]


def _units() -> Fixed:
    """Regular, Elite and Fedaykin Units."""
    return Fixed(3, Number(UNITS))


def _area() -> Record:
    units = Maybe(Number(UNITS), flagged=False)
    legion = Record(
        {
            "side": Left("the place"),
            "regular": units,
            "elite": units,
            "fedaykin": units,
            "sardaukar": units,
            "tokens": Left("told after all areas"),
            "silver_tokens": units,
            "black_tokens": units,
            "naib": units,
            "bashar": units,
            "leaders": Left("told by leader: view.leaders"),
        }
    )
    return Record(
        {
            "area": Left("the place"),
            "sietch": Maybe(Record({"rank": Optional(Number(3)), "face_up": Flag()})),
            "settlement": Maybe(Record({"rank": Number(3)}), flagged=False),
            "legions": Maybe(Keyed(SIDE_IDS, "side", legion), flagged=False),
            "harvester": Maybe(Flag(), flagged=False),
            "station": Maybe(Flag(), flagged=False),
            "worm": Maybe(OneOf(("sandworm", "wild_maker")), flagged=False),
            "wormsign": Maybe(OneOf(("facedown", *SIGN_IDS)), flagged=False),
        }
    )


def _supply() -> Record:
    return Record(
        {
            "atreides": Map(("regular", "elite", "fedaykin", "naib"), Number(20)),
            "harkonnen": Map(("regular", "elite", "sardaukar", "bashar"), Number(20)),
            "harvesters": Number(6),
            "ornithopters": Number(6),
            "carryalls": Number(6),
            "sandworms": Number(6),
            "wormsigns": Number(16),
            "tokens": Number(16),
            "drawn_tokens": Bag(TOKEN_IDS),
            "signs_turned": Map(SIGN_IDS, Number(6), sparse=True),
            "stations_left": Map(MARKER_IDS, Number(6)),
        }
    )


def _leader() -> Record:
    return Record({"state": OneOf(LEADER_STATE_IDS), "area": OneOf(AREA_IDS), "spent": Flag(), "resting": Flag()})


def _dashboard() -> Record:
    box = Record(
        {
            "slots": Number(4),
            "dice": Number(4),
            "bene_gesserit": Number(4),
            "excess": Number(4),
            "used": Number(4),
        }
    )
    return Record(
        {
            "side": OneOf(SIDE_IDS),
            "power": OneOf(POWER_IDS),
            "boxes": Map(FACE_IDS, box, sparse=True),
            "tank": Upto(LONGEST_TANK, OneOf(LEADER_IDS)),
        }
    )


def _planning() -> Record:
    return Record(
        {
            "deck": Number(20),
            "discard": Heap(PLANNING_IDS),
            "laid": Bag(PLANNING_IDS),
            "hand": Number(6),
            "known": Bag(PLANNING_IDS),
        }
    )


def _prescience() -> Record:
    need = Record(
        {"need": Left("follows from the card"), "have": Number(6), "asked": Number(6), "met": Flag()},
    )
    return Record(
        {
            "deck": Number(16),
            "shown": Bag(PRESCIENCE_IDS),
            "claimed": Bag(PRESCIENCE_IDS),
            "gone": Bag(PRESCIENCE_IDS),
            "bonus_on": OneOf(PRESCIENCE_IDS),
            "kept": OneOf(PRESCIENCE_IDS),
            "claims_left": Number(3),
            "lacks": Map(PRESCIENCE_IDS, Upto(NEEDS, need), sparse=True),
        }
    )


def _battle() -> Record:
    sides = Map(SIDE_IDS, Number(6))
    return Record(
        {
            "attacker": OneOf(SIDE_IDS),
            "from": OneOf(AREA_IDS),
            "area": OneOf(AREA_IDS),
            "round": Number(5),
            "surprise": Flag(),
            "extra_dice": sides,
            "dice": sides,
            "price": Number(5),
            "hits": sides,
            "shields": sides,
        }
    )


def _mahdi() -> Record:
    return Record(
        {
            "harvest": OneOf(TACTIC_IDS),
            "target": OneOf(AREA_IDS),
            "target_card": OneOf(TACTIC_IDS),
            "marches_on": OneOf(AREA_IDS),
            "tactics_discarded": Order(TACTIC_IDS, DISCARDED_TACTICS),
            "reinforcements": Upto(12, Record({"power": OneOf(POWER_IDS), "card": OneOf(PLANNING_IDS)})),
            "last_discard": OneOf(POWER_IDS),
            "tokens_left": Map(COLOUR_IDS, Number(10)),
            "flown": Flag(),
        }
    )
