"""The words of the game as small numbers, with the ids they go by outside the engine."""

from typing import Final, NewType, TypeAlias

from sandtable.games.arrakis.terms import Cell as Cell
from sandtable.games.arrakis.terms import Sector as Sector
from sandtable.games.arrakis.terms import Territory as Territory
from sandtable.games.arrakis.terms import TerritoryMask as TerritoryMask

# What a small number stands for. Cards, zones and seats are numbered by the kernel, which speaks plain ints.
Seat: TypeAlias = int
Phase = NewType("Phase", int)
FactionIndex = NewType("FactionIndex", int)
SkillIndex = NewType("SkillIndex", int)
"""A leader skill, by number; the same number is its card."""
AdvantageIndex = NewType("AdvantageIndex", int)
"""A faction advantage that a Karama can stop."""
Role = NewType("Role", int)
"""What a treachery card is in a battle plan."""
LeaderIndex = NewType("LeaderIndex", int)
"""A leader, by number; the same number is that leader's traitor card."""
Kind = NewType("Kind", int)
"""A kind of treachery card (Shield); a physical card is a `Card`."""
Card: TypeAlias = int
Seats: TypeAlias = int
"""A set of seats or observers, a bit each."""

NOBODY: Final = -1
NO_FACTION: Final = FactionIndex(-1)
NO_LEADER: Final = LeaderIndex(-1)
NO_KIND: Final = Kind(-1)
NO_SKILL: Final = SkillIndex(-1)
NOWHERE: Final = Territory(-1)
NO_CARD: Final = -1
NONE: Final = -1

# The phases, in order of play (CLA-TURN-01). The nexus is part of the spice blow.
SETUP: Final = Phase(0)
STORM: Final = Phase(1)
SPICE_BLOW: Final = Phase(2)
CHARITY: Final = Phase(3)
BIDDING: Final = Phase(4)
REVIVAL: Final = Phase(5)
SHIP_MOVE: Final = Phase(6)
BATTLE: Final = Phase(7)
COLLECTION: Final = Phase(8)
MENTAT_PAUSE: Final = Phase(9)
OVER: Final = Phase(10)
PHASE_IDS: Final = (
    "setup",
    "storm",
    "spice_blow",
    "charity",
    "bidding",
    "revival",
    "ship_move",
    "battle",
    "collection",
    "mentat_pause",
    "over",
)

# What has become of the Kwisatz Haderach (CLA-FAC-ATR-11 to 18).
SLEEPING: Final = 0
AWAKE: Final = 1
KILLED: Final = 2

# Numbers that hold for every faction.
FORCES: Final = 20
HAND_LIMIT: Final = 4
REVIVAL_LIMIT: Final = 3
FORCE_REVIVAL_COST: Final = 2
STRONGHOLD_SHIP_COST: Final = 1
ELSEWHERE_SHIP_COST: Final = 2
WALK: Final = 1
DESERT_WALK: Final = 2
FLIGHT: Final = 3
"""How many territories a group may enter: on foot, as Fremen, and with ornithopters (CLA-MOVE-04, 05)."""
COLLECTION_RATE: Final = 2
COLLECTION_RATE_WITH_CITY: Final = 3
CHARITY_FLOOR: Final = 2
STRONGHOLD_FULL: Final = 2
"""Forces of so many other factions close a stronghold (CLA-SHIP-08, CLA-MOVE-12)."""
TURNS: Final = 10
STRONGHOLDS_ALONE: Final = 3
STRONGHOLDS_TWO_PLAYERS: Final = 4
OVERBID: Final = 60
"""The most that somebody with a Karama bids beyond their means (CLA-RUL-39)."""
GHOLA_FORCES: Final = 5
EMPEROR_PAYS_FOR: Final = 3
KARAMA_FORCES: Final = 3
KWISATZ_AWAKES: Final = 7
KWISATZ_STRENGTH: Final = 2
CAPTURE_REWARD: Final = 2

# CHOAM.
INCOME_PER_FACTION: Final = 2
CHOAM_REVIVAL_COST: Final = 1
DUPLICATE_PRICE: Final = 3
WORTHLESS_PRICE: Final = 2
KARAMA_PRICE: Final = 3
"""What CHOAM get for a surplus copy, for a worthless card, and for any card by Karama (CHR-HAND-01, 03, CHR-KAR-01)."""
AUDIT_BY_LIVING: Final = 2
AUDIT_BY_DEAD: Final = 1
# The inflation token (CHR-INFL).
NOT_LAID: Final = 0
DOUBLED: Final = 1
CANCELLED: Final = 2

# House Richese: what its Karama power costs (CHR-KAR-03), and Nullentropy Box (CHR-RCARD-08).
STOCK_PRICE: Final = 3
BOX_PRICE: Final = 2
# Who sells a card, and in which way (CHR-AUCTION, CHR-MARKET).
THE_DEAL: Final = 0
RICHESE_STOCK: Final = 1
MARKET: Final = 2
NORMAL_WAY: Final = 0
ONCE_AROUND_WAY: Final = 1
SEALED_WAY: Final = 2
# What the owner of a Stone Burner chose (CHR-RCARD-17).
NO_CHOICE: Final = 0
LEADERS_DIE: Final = 1
LEADERS_DO_NOT_COUNT: Final = 2


def words(prefix: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    """The messages that name things of these ids."""
    return tuple([prefix + "-" + ident.replace("_", "-") for ident in ids])


# What can be part of a deal, in the order of the numbers in `rules/deals.py`.
TERM_IDS: Final[tuple[str, ...]] = (
    "no_return",
    "spice",
    "show_card",
    "show_traitor",
    "show_predicted_faction",
    "show_predicted_turn",
    "show_storm_card",
    "show_spice_card",
    "share_bidding_look",
    "share_spice_look",
    "keep_out",
    "ally_next",
    "cancel_promises",
)
A_PLACE: Final = 1000
"""In a deal a territory stands where an amount of spice can stand: its number comes after all amounts."""

TO_RESERVES: Final = -2
"""Where a shipment goes that leaves the planet; see NOWHERE."""
