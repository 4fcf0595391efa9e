"""The game's words: small numbers with types, so that an area is not taken for a leader."""

from typing import Final, NewType

from sandtable.kernel.seats import Seat as Seat

Side = NewType("Side", int)
Power = NewType("Power", int)
Dashboard = NewType("Dashboard", int)
Area = NewType("Area", int)
Sector = NewType("Sector", int)
Zone = NewType("Zone", int)
Terrain = NewType("Terrain", int)
Kind = NewType("Kind", int)
Leader = NewType("Leader", int)
Vehicle = NewType("Vehicle", int)
Face = NewType("Face", int)
TokenSlot = NewType("TokenSlot", int)
SietchSlot = NewType("SietchSlot", int)
Marker = NewType("Marker", int)
Imperium = NewType("Imperium", int)
Sign = NewType("Sign", int)
Phase = NewType("Phase", int)
AreaMask = NewType("AreaMask", int)
"""A set of areas, a bit each."""

NONE: Final = -1
NOBODY: Final = Seat(-1)
NOWHERE: Final = Area(-1)

# The two sides (WFA-GEN-01). Who sits where is another matter: see `state.Table.seat_of`.
ATREIDES: Final = Side(0)
HARKONNEN: Final = Side(1)
SIDES: Final[tuple[Side, ...]] = (ATREIDES, HARKONNEN)
SIDE_IDS: Final[tuple[str, ...]] = ("atreides", "harkonnen")


def enemy(side: Side) -> Side:
    """The other side."""
    return Side(1 - side)


# The powers, two of each side, the House first. Each has a planning deck and a small dashboard.
HOUSE_ATREIDES: Final = Power(0)
FREMEN_ALLY: Final = Power(1)
HOUSE_HARKONNEN: Final = Power(2)
CORRINO_ALLY: Final = Power(3)
POWERS: Final[tuple[Power, ...]] = (HOUSE_ATREIDES, FREMEN_ALLY, HOUSE_HARKONNEN, CORRINO_ALLY)
POWER_IDS: Final[tuple[str, ...]] = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")


def side_of(power: Power) -> Side:
    return Side(power >> 1)


def house_of(side: Side) -> Power:
    """The House of a side, which decides where nothing else is said."""
    return Power(side << 1)


def ally_of(side: Side) -> Power:
    """The ally of a side's House: Fremen or Corrino."""
    return Power((side << 1) + 1)


SIDE_OF_POWER: Final[tuple[Side, ...]] = (ATREIDES, ATREIDES, HARKONNEN, HARKONNEN)


def dashboard_side(dashboard: Dashboard) -> Side:
    """Dashboards are numbered like powers; a side that is not shared uses its House's number for its large one."""
    return Side(dashboard >> 1)


# Units, from the lowest type to the highest (WFA-UNIT-02). Special is Fedaykin or Sardaukar.
REGULAR: Final = Kind(0)
ELITE: Final = Kind(1)
SPECIAL: Final = Kind(2)
KINDS: Final[tuple[Kind, ...]] = (REGULAR, ELITE, SPECIAL)
# All types of Units of both sides: `3 * side + kind`.
UNIT_IDS: Final[tuple[str, ...]] = ("regular", "elite", "fedaykin", "regular", "elite", "sardaukar")

MOUNTAIN: Final = Terrain(0)
PLATEAU: Final = Terrain(1)
MINOR_ERG: Final = Terrain(2)
DESERT: Final = Terrain(3)
DEEP_DESERT: Final = Terrain(4)
TERRAIN_IDS: Final = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")

HARVESTER: Final = Vehicle(0)
ORNITHOPTER: Final = Vehicle(1)
CARRYALL: Final = Vehicle(2)
VEHICLES: Final[tuple[Vehicle, ...]] = (HARVESTER, ORNITHOPTER, CARRYALL)
VEHICLE_IDS: Final = ("harvester", "ornithopter", "carryall")
NO_VEHICLE: Final = 0
"""What an Air Zone holds: nothing, or an ORNITHOPTER or CARRYALL."""

# The results of action dice, in the order of the boxes.
LEADERSHIP: Final = Face(0)
STRATEGY: Final = Face(1)
DEPLOYMENT: Final = Face(2)
MENTAT: Final = Face(3)
HOUSE: Final = Face(4)
FACES: Final[tuple[Face, ...]] = (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT, HOUSE)
FACE_IDS: Final = ("leadership", "strategy", "deployment", "mentat", "house")
NO_FACE: Final = Face(-1)
DESERT_POWER: Final = Face(5)
"""No result of a die, but the box at which the Wild Maker's card lies."""

# The results of combat dice.
HIT: Final = 0
SHIELD: Final = 1
SPECIAL_RESULT: Final = 2
COMBAT_IDS: Final = ("hit", "shield", "special_result")

# What Wormsigns show.
SAND: Final = Sign(0)
SANDWORM: Final = Sign(1)
DEEP_SANDWORM: Final = Sign(2)
SIGNS: Final[tuple[Sign, ...]] = (SAND, SANDWORM, DEEP_SANDWORM)
SIGN_IDS: Final = ("sand", "sandworm", "deep_sandworm")

# The markers of the Prescience track.
KWISATZ_HADERACH: Final = Marker(0)
SAND_DWELLERS: Final = Marker(1)
JIHAD: Final = Marker(2)
MARKERS: Final[tuple[Marker, ...]] = (KWISATZ_HADERACH, SAND_DWELLERS, JIHAD)
MARKER_IDS: Final = ("kwisatz_haderach", "sand_dwellers", "jihad")

# The markers of The Spice Must Flow board, each with a Ban.
CHOAM: Final = Imperium(0)
SPACING_GUILD: Final = Imperium(1)
LANDSRAAD: Final = Imperium(2)
IMPERIUM: Final[tuple[Imperium, ...]] = (CHOAM, SPACING_GUILD, LANDSRAAD)
IMPERIUM_IDS: Final = ("choam", "spacing_guild", "landsraad")

# The phases of a round (WFA-ROUND-02).
SETUP: Final = Phase(0)
ROUND_START: Final = Phase(1)
VEHICLE_PLACEMENT: Final = Phase(2)
ACTIONS: Final = Phase(3)
HAZARDS: Final = Phase(4)
SPICE_HARVEST: Final = Phase(5)
ROUND_END: Final = Phase(6)
PHASE_IDS: Final = (
    "setup",
    "round_start",
    "vehicle_placement",
    "actions",
    "hazards",
    "spice_harvest",
    "round_end",
)

LAST_ROUND: Final = 30
"""A game that nobody has won by then is a draw (WFA-RUL-79)."""


def word(kind: str, ident: str) -> str:
    """The id of the message that names a thing."""
    return f"{kind}-{ident}".replace("_", "-")


SIDE_WORDS: Final = tuple([word("side", ident) for ident in SIDE_IDS])
POWER_WORDS: Final = tuple([word("power", ident) for ident in POWER_IDS])
TERRAIN_WORDS: Final = tuple([word("terrain", ident) for ident in TERRAIN_IDS])
VEHICLE_WORDS: Final = tuple([word("vehicle", ident) for ident in VEHICLE_IDS])
FACE_WORDS: Final = tuple([word("die", ident) for ident in FACE_IDS])
SIGN_WORDS: Final = tuple([word("sign", ident) for ident in SIGN_IDS])
MARKER_WORDS: Final = tuple([word("marker", ident) for ident in MARKER_IDS])
IMPERIUM_WORDS: Final = tuple([word("imperium", ident) for ident in IMPERIUM_IDS])
UNIT_WORDS: Final[tuple[str, ...]] = (
    "unit-regular",
    "unit-elite",
    "unit-fedaykin",
    "unit-regular",
    "unit-elite",
    "unit-sardaukar",
)
