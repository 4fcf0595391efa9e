"""The printed symbols of the game as small numbers, with the ids they go by outside the engine."""

from typing import Final

NONE: Final = -1

# Factions; the same numbers are card tags (affiliation) and Agent icons.
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")
# How many tracks of influence a player has: the levels stand in `influence[player * WIDTH + faction]`.
WIDTH: Final = len(FACTIONS)

# Agent icons go on from the factions.
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7
ICONS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
FACTION_ICONS: Final = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

# Whose influence an effect moves when it names no faction.
ANY: Final = 4
VISITED: Final = 5
EACH_SPIED: Final = 6
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
SARDAUKAR: Final = 0
DUTIFUL_SERVICE: Final = 1
HEIGHLINER: Final = 2
DELIVER_SUPPLIES: Final = 3
ESPIONAGE: Final = 4
SECRETS: Final = 5
DESERT_TACTICS: Final = 6
FREMKIT: Final = 7
HIGH_COUNCIL: Final = 8
IMPERIAL_PRIVILEGE: Final = 9
SWORDMASTER: Final = 10
ASSEMBLY_HALL: Final = 11
GATHER_SUPPORT: Final = 12
SHIPPING: Final = 13
ACCEPT_CONTRACT: Final = 14
ARRAKEEN: Final = 15
SPICE_REFINERY: Final = 16
RESEARCH_STATION: Final = 17
SIETCH_TABR: Final = 18
DEEP_DESERT: Final = 19
HAGGA_BASIN: Final = 20
IMPERIAL_BASIN: Final = 21

# Where a player's own card can lie when it is trashed (bits).
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_PLAY: Final = 4
ANYWHERE: Final = 7


def icon_mask(icons: tuple[int, ...]) -> int:
    """The icons as one number with a bit for each, so that two sets are compared by one operation."""
    mask = 0
    for icon in icons:
        mask |= 1 << icon
    return mask
