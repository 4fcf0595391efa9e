"""The four factions, the two alliances of the two-player alliance game, and their leaders."""

from typing import Final

from sandtable.games.conquest.terms import FactionIndex, LeaderIndex
from sandtable.kernel.messages import named
from sandtable.kernel.sources import Unconfirmed

# Numbers that hold for every faction.
FORCES: Final = 20
FREE_REVIVAL: Final = 2
FORCE_REVIVAL_COST: Final = 2
SHIP_COST: Final = 1
MOVE_RANGE: Final = 3
LONG_MOVE_RANGE: Final = 6
RIDE_RANGE: Final = 3
HARVEST_PER_FORCE: Final = 2
CHARITY_FLOOR: Final = 3
BATTLE_HAND: Final = 4
MARKET_HAND: Final = 3
SMALL_MARKET_HAND: Final = 1
MARKET_CARD_COST: Final = 2
ROUNDS: Final = 5
STRONGHOLD_WIN_FROM_ROUND: Final = 3
STRONGHOLDS_TO_WIN: Final = 3
POINTS_PER_STRONGHOLD: Final = 5
POINTS_PER_SPICE: Final = 1

ATREIDES: Final = FactionIndex(0)
FREMEN: Final = FactionIndex(1)
HARKONNEN: Final = FactionIndex(2)
IMPERIUM: Final = FactionIndex(3)
ATREIDES_FREMEN: Final = FactionIndex(4)
HARKONNEN_IMPERIUM: Final = FactionIndex(5)


class Leader:
    """A leader token. `reconstructed` names what no source confirms."""

    def __init__(
        self, index: LeaderIndex, ident: str, faction: FactionIndex, strength: int, reconstructed: tuple[str, ...]
    ) -> None:
        self.index = index
        self.id = ident
        self.faction = faction
        self.strength = strength
        self.reconstructed = reconstructed


_leaders: list[Leader] = []


def _leader(ident: str, faction: FactionIndex, strength: int, reconstructed: tuple[str, ...] = ()) -> None:
    _leaders.append(Leader(LeaderIndex(len(_leaders)), ident, faction, strength, reconstructed))


_leader("duke_leto", ATREIDES, 5)
_leader("lady_jessica", ATREIDES, 5)
_leader("paul_atreides", ATREIDES, 4)
_leader("thufir_hawat", ATREIDES, 4)
_leader("gurney_halleck", ATREIDES, 3)
_leader("duncan_idaho", ATREIDES, 2, reconstructed=("name", "strength"))
_leader("dr_yueh", ATREIDES, 1, reconstructed=("name", "strength"))
_leader("stilgar", FREMEN, 6, reconstructed=("name", "strength"))
_leader("liet_kynes", FREMEN, 5, reconstructed=("name", "strength"))
_leader("chani", FREMEN, 5, reconstructed=("name", "strength"))
_leader("shadout_mapes", FREMEN, 3, reconstructed=("name", "strength"))
_leader("jamis", FREMEN, 2, reconstructed=("name", "strength"))
_leader("baron_harkonnen", HARKONNEN, 5, reconstructed=("strength",))
_leader("beast_rabban", HARKONNEN, 5)
_leader("piter_de_vries", HARKONNEN, 3, reconstructed=("name", "strength"))
_leader("harkonnen_captain", HARKONNEN, 2, reconstructed=("name", "strength"))
_leader("harkonnen_servant", HARKONNEN, 1, reconstructed=("strength",))
_leader("reverend_mother_mohiam", IMPERIUM, 5, reconstructed=("strength",))
_leader("sardaukar_bashar", IMPERIUM, 5, reconstructed=("name", "strength"))
_leader("sardaukar_captain", IMPERIUM, 3, reconstructed=("name", "strength"))
_leader("bene_gesserit_sister", IMPERIUM, 3, reconstructed=("name", "strength"))
_leader("herald_of_the_change", IMPERIUM, 2, reconstructed=("name", "strength"))

LEADERS: Final[tuple[Leader, ...]] = tuple(_leaders)
LEADER_IDS: Final[tuple[str, ...]] = tuple([leader.id for leader in LEADERS])
LEADER_INDEX: Final[dict[str, LeaderIndex]] = {leader.id: leader.index for leader in LEADERS}
LEADER_FACTION: Final[tuple[FactionIndex, ...]] = tuple([leader.faction for leader in LEADERS])
LEADER_STRENGTH: Final[tuple[int, ...]] = tuple([leader.strength for leader in LEADERS])

# How many traitor cards are drawn and kept, indexed by the number of players.
_DEALT: Final[tuple[int, ...]] = (0, 0, 4, 4, 4)
_DEALT_KEPT: Final[tuple[int, ...]] = (0, 0, 1, 1, 1)
_MANY: Final[tuple[int, ...]] = (0, 0, 4, 6, 8)
_MANY_KEPT: Final[tuple[int, ...]] = (0, 0, 2, 3, 4)


class Faction:
    """A faction board, or the double board of an alliance, with its powers as printed on it."""

    def __init__(
        self,
        index: FactionIndex,
        ident: str,
        starting_spice: int,
        members: tuple[FactionIndex, ...],
        leaders_drawn: int,
        *,
        polar_sink: int = 0,
        prescience: bool = False,
        voice: bool = False,
        market_income: bool = False,
        storm_immune: bool = False,
        worm_rider: bool = False,
        native_shipping: int = 0,
        desert_movement: bool = False,
        recruits_traitors: bool = False,
    ) -> None:
        self.index = index
        self.id = ident
        self.starting_spice = starting_spice
        # A faction is its own only member.
        self.members = members
        # The leaders it can have; it begins with `leaders_drawn` of them, which for a faction is all.
        self.leaders: tuple[LeaderIndex, ...] = tuple([leader.index for leader in LEADERS if leader.faction in members])
        self.leaders_drawn = leaders_drawn
        # The faction whose force tokens it plays with.
        self.tokens_of = members[0]
        # Where its forces start.
        self.polar_sink = polar_sink
        self.reserve = FORCES - polar_sink
        # Looks at one element of the opponent's battle plan.
        self.prescience = prescience
        # Commands the type of the opponent's weapon.
        self.voice = voice
        # Receives what others pay for market cards.
        self.market_income = market_income
        # Forces on sand survive the storm.
        self.storm_immune = storm_immune
        # Forces survive a worm and may ride it.
        self.worm_rider = worm_rider
        # Brings up to this many forces to the polar sink for free, and cannot ship otherwise; 0: ships like everybody.
        self.native_shipping = native_shipping
        # Moves two groups, or one group twice as far.
        self.desert_movement = desert_movement
        # Chooses from many traitors after everybody else, and exchanges one before each own battle.
        self.recruits_traitors = recruits_traitors
        self.traitors_drawn: tuple[int, ...] = _MANY if recruits_traitors else _DEALT
        self.traitors_kept: tuple[int, ...] = _MANY_KEPT if recruits_traitors else _DEALT_KEPT


FACTIONS: Final[tuple[Faction, ...]] = (
    Faction(ATREIDES, "atreides", 13, (ATREIDES,), 7, prescience=True),
    Faction(
        FREMEN,
        "fremen",
        6,
        (FREMEN,),
        5,
        polar_sink=5,
        storm_immune=True,
        worm_rider=True,
        native_shipping=5,
        desert_movement=True,
    ),
    Faction(HARKONNEN, "harkonnen", 15, (HARKONNEN,), 5, recruits_traitors=True),
    Faction(IMPERIUM, "imperium", 18, (IMPERIUM,), 5, market_income=True, voice=True),
    Faction(
        ATREIDES_FREMEN,
        "atreides_fremen",
        6,
        (ATREIDES, FREMEN),
        7,
        polar_sink=5,
        storm_immune=True,
        worm_rider=True,
        native_shipping=5,
        desert_movement=True,
        prescience=True,
    ),
    Faction(
        HARKONNEN_IMPERIUM,
        "harkonnen_imperium",
        15,
        (HARKONNEN, IMPERIUM),
        5,
        recruits_traitors=True,
        market_income=True,
        voice=True,
    ),
)
FACTION_IDS: Final[tuple[str, ...]] = tuple([faction.id for faction in FACTIONS])
FACTION_INDEX: Final[dict[str, FactionIndex]] = {faction.id: faction.index for faction in FACTIONS}
SINGLE_FACTIONS: Final[tuple[FactionIndex, ...]] = (ATREIDES, FREMEN, HARKONNEN, IMPERIUM)
ALLIANCES: Final[tuple[FactionIndex, ...]] = (ATREIDES_FREMEN, HARKONNEN_IMPERIUM)


class Duel:
    """A pairing of the two-player game."""

    def __init__(self, ident: str, first: FactionIndex, second: FactionIndex) -> None:
        self.id = ident
        self.first = first
        self.second = second


DUELS: Final[tuple[Duel, ...]] = (
    Duel("kin", ATREIDES, IMPERIUM),
    Duel("quarrel", ATREIDES, FREMEN),
    Duel("kanly", ATREIDES, HARKONNEN),
    Duel("desert_rats", HARKONNEN, FREMEN),
    Duel("suspicion", IMPERIUM, HARKONNEN),
    Duel("opposites", IMPERIUM, FREMEN),
)

RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = tuple(
    [Unconfirmed(named("leader", leader.id), leader.reconstructed) for leader in LEADERS if leader.reconstructed]
)
