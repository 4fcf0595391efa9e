"""The words of the game as small numbers with types, so that a space is not taken for a post, and the ids they go by.

Types cost nothing when compiled. Cards and zones are numbered by the kernel, which speaks plain ints.
"""

from typing import Final, NewType, TypeAlias

from sandtable.kernel.seats import Seat

Player: TypeAlias = Seat
"""The seats first, then Rivals, numbered on."""
Symbol = NewType("Symbol", int)
"""A faction, an affiliation of a card or an Agent icon: the same numbers, since the same symbols are printed."""
Faction: TypeAlias = Symbol
Icon: TypeAlias = Symbol
Tag: TypeAlias = Symbol
SpaceIndex = NewType("SpaceIndex", int)
PostIndex = NewType("PostIndex", int)
Phase = NewType("Phase", int)
TurnKind = NewType("TurnKind", int)
CardKind = NewType("CardKind", int)
"""A kind of personal card (Dagger); a physical card is a `CardNumber`."""
IntrigueKind = NewType("IntrigueKind", int)
ContractKind = NewType("ContractKind", int)
HagalKind = NewType("HagalKind", int)
Op = NewType("Op", int)
"""A kind of effect."""
Way = NewType("Way", int)
"""How an effect comes about."""
Source = NewType("Source", int)
"""The component that an effect comes from: a personal card by its number, a contract token beyond."""
CardNumber: TypeAlias = int
Token: TypeAlias = int
"""A contract token, as it lies there."""
Zone: TypeAlias = int
Observers: TypeAlias = int
"""A set of observers, a bit each."""
SpaceMask: TypeAlias = int
PostMask: TypeAlias = int

NONE: Final = -1
NO_SYMBOL: Final = Symbol(-1)
NO_SPACE: Final = SpaceIndex(-1)
NO_POST: Final = PostIndex(-1)
NO_SOURCE: Final = Source(-1)

# Factions; the same numbers are card tags (affiliation) and Agent icons.
EMPEROR: Final = Symbol(0)
GUILD: Final = Symbol(1)
BENE_GESSERIT: Final = Symbol(2)
FREMEN: Final = Symbol(3)
FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")
# How many tracks of influence a player has: the levels stand in `influence[player * WIDTH + faction]`.
WIDTH: Final = len(FACTIONS)
EVERY_FACTION: Final[tuple[Faction, ...]] = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Agent icons go on from the factions.
LANDSRAAD: Final = Symbol(4)
CITY: Final = Symbol(5)
SPICE_TRADE: Final = Symbol(6)
SPY: Final = Symbol(7)
ICONS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
FACTION_ICONS: Final = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Whose influence an effect moves when it names no faction.
ANY: Final = Symbol(4)
VISITED: Final = Symbol(5)
EACH_SPIED: Final = Symbol(6)
INFLUENCE_TARGETS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "any", "visited", "each_spied")

# Resources.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
RESOURCES: Final = ("solari", "spice", "water")

# Battle icons.
CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3
BATTLE_ICONS: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")

# Board areas.
AREA_LANDSRAAD: Final = 4
AREA_CHOAM: Final = 5
AREA_ARRAKIS: Final = 6
AREAS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "choam", "arrakis")

# Board spaces, in the order of the board from the top left.
SARDAUKAR: Final = SpaceIndex(0)
DUTIFUL_SERVICE: Final = SpaceIndex(1)
HEIGHLINER: Final = SpaceIndex(2)
DELIVER_SUPPLIES: Final = SpaceIndex(3)
ESPIONAGE: Final = SpaceIndex(4)
SECRETS: Final = SpaceIndex(5)
DESERT_TACTICS: Final = SpaceIndex(6)
FREMKIT: Final = SpaceIndex(7)
HIGH_COUNCIL: Final = SpaceIndex(8)
IMPERIAL_PRIVILEGE: Final = SpaceIndex(9)
SWORDMASTER: Final = SpaceIndex(10)
ASSEMBLY_HALL: Final = SpaceIndex(11)
GATHER_SUPPORT: Final = SpaceIndex(12)
SHIPPING: Final = SpaceIndex(13)
ACCEPT_CONTRACT: Final = SpaceIndex(14)
ARRAKEEN: Final = SpaceIndex(15)
SPICE_REFINERY: Final = SpaceIndex(16)
RESEARCH_STATION: Final = SpaceIndex(17)
SIETCH_TABR: Final = SpaceIndex(18)
DEEP_DESERT: Final = SpaceIndex(19)
HAGGA_BASIN: Final = SpaceIndex(20)
IMPERIAL_BASIN: Final = SpaceIndex(21)

# Where a player's own card can lie when it is trashed (bits).
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_PLAY: Final = 4
ANYWHERE: Final = 7


def icon_mask(icons: tuple[Icon, ...]) -> int:
    """The icons as one number with a bit for each, so that two sets are compared by one operation."""
    mask = 0
    for icon in icons:
        mask |= 1 << icon
    return mask
