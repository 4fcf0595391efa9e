"""The board of the 1-4 player side: spaces, observation posts, influence tracks, and what the player count changes."""

from typing import Final

from sandtable.games.uprising.conditions import Condition, council_seat, hooks, influence_with
from sandtable.games.uprising.effects import (
    NOTHING,
    Effect,
    Spend,
    choose,
    contract,
    draw,
    gain,
    influence,
    intrigue,
    maker_hooks,
    persuasion,
    place_spy,
    recall_agent,
    recruit,
    remove_shield_wall,
    steal_intrigue,
    take_bonus_spice,
    take_council_seat,
    take_swordmaster,
    trash,
    trash_intrigue,
    when,
    worm,
)
from sandtable.games.uprising.terms import (
    ACCEPT_CONTRACT,
    ANY,
    AREA_ARRAKIS,
    AREA_CHOAM,
    AREA_LANDSRAAD,
    ARRAKEEN,
    ASSEMBLY_HALL,
    BENE_GESSERIT,
    CITY,
    DEEP_DESERT,
    DELIVER_SUPPLIES,
    DESERT_TACTICS,
    DUTIFUL_SERVICE,
    EMPEROR,
    ESPIONAGE,
    FREMEN,
    FREMKIT,
    GATHER_SUPPORT,
    GUILD,
    HAGGA_BASIN,
    HEIGHLINER,
    HIGH_COUNCIL,
    IMPERIAL_BASIN,
    IMPERIAL_PRIVILEGE,
    LANDSRAAD,
    NO_SYMBOL,
    RESEARCH_STATION,
    SARDAUKAR,
    SECRETS,
    SHIPPING,
    SIETCH_TABR,
    SPICE_REFINERY,
    SPICE_TRADE,
    SWORDMASTER,
    Faction,
    Icon,
    PostIndex,
    SpaceIndex,
)

# Strength of a unit or a sword.
TROOP_STRENGTH: Final = 2
SANDWORM_STRENGTH: Final = 3
SWORD_STRENGTH: Final = 1

# Limits and fixed values.
GARRISON_DEPLOYMENT: Final = 2
COMBAT_TRACK: Final = 20
SCORE_TRACK: Final = 12
SCORE_TO_END: Final = 10
COUNCIL_SEATS: Final = 4
CONTRACTS_FACE_UP: Final = 2
IMPERIUM_ROW: Final = 5
CONTRACT_FALLBACK_SOLARI: Final = 2
HAND_SIZE: Final = 5
CONFLICTS_PER_LEVEL: Final[tuple[int, ...]] = (1, 5, 4)

# What a player begins with.
START_WATER: Final = 1
START_GARRISON: Final = 3
START_TROOPS_IN_SUPPLY: Final = 9
START_AGENTS: Final = 2
SPIES: Final = 3
CONTROL_MARKERS: Final = 3

# Influence tracks.
TRACK_TOP: Final = 6
FRIENDSHIP_LEVEL: Final = 2
ALLIANCE_LEVEL: Final = 4


def start_score(seats: int) -> int:
    return 1 if seats == 4 else 0


def third_place_is_rewarded(seats: int) -> bool:
    """With three seats the third reward only ever goes to a tie for second place."""
    return seats >= 4


class Entry:
    """A price of a space with what it buys; a few spaces offer two."""

    def __init__(self, effect: Effect, solari: int = 0, spice: int = 0, water: int = 0) -> None:
        self.cost: Final = Spend(solari, spice, water)
        self.effect: Final = effect


class Space:
    def __init__(
        self,
        id: str,
        x: int,
        y: int,
        area: int,
        icon: Icon,
        entries: tuple[Entry, ...],
        combat: bool = False,
        maker: bool = False,
        requires: Condition | None = None,
        influence: Faction = NO_SYMBOL,
        control_bonus: Effect = NOTHING,
        behind_shield_wall: bool = False,
        base_spice: int = 0,
        once_per_player: bool = False,
        cost_once_anyone_has_it: Spend | None = None,
        reveal: Effect = NOTHING,
    ) -> None:
        self.id: Final = id
        self.x: Final = x
        self.y: Final = y
        self.area: Final = area
        self.icon: Final = icon
        self.entries: Final = entries
        self.combat: Final = combat
        self.maker: Final = maker
        self.requires: Final = requires
        self.influence: Final = influence
        self.control_bonus: Final = control_bonus
        self.behind_shield_wall: Final = behind_shield_wall
        self.base_spice: Final = base_spice
        self.once_per_player: Final = once_per_player
        self.cost_once_anyone_has_it: Final = cost_once_anyone_has_it
        # Paid in the owner's Reveal turn while the Agent still stands here.
        self.reveal: Final = reveal


SPACES: Final[tuple[Space, ...]] = (
    Space(
        "sardaukar", 167, 103, EMPEROR, EMPEROR, (Entry(intrigue(1) + recruit(4), spice=4),),
        influence=EMPEROR,
    ),
    Space("dutiful_service", 168, 203, EMPEROR, EMPEROR, (Entry(contract()),), influence=EMPEROR),
    Space("heighliner", 168, 350, GUILD, GUILD, (Entry(recruit(5), spice=5),), combat=True, influence=GUILD),
    Space("deliver_supplies", 168, 450, GUILD, GUILD, (Entry(gain(water=1)),), influence=GUILD),
    Space(
        "espionage", 168, 595, BENE_GESSERIT, BENE_GESSERIT, (Entry(draw(1) + place_spy(), spice=1),),
        influence=BENE_GESSERIT,
    ),
    Space(
        "secrets", 168, 696, BENE_GESSERIT, BENE_GESSERIT, (Entry(intrigue(1) + steal_intrigue(4)),),
        influence=BENE_GESSERIT,
    ),
    Space(
        "desert_tactics", 168, 840, FREMEN, FREMEN, (Entry(recruit(1) + trash(), water=1),),
        combat=True, influence=FREMEN,
    ),
    Space("fremkit", 168, 941, FREMEN, FREMEN, (Entry(draw(1)),), combat=True, influence=FREMEN),
    Space(
        "high_council", 342, 64, AREA_LANDSRAAD, LANDSRAAD,
        (Entry(when(~council_seat, take_council_seat(), gain(spice=2) + intrigue(1) + recruit(3)), solari=5),),
    ),
    Space(
        "imperial_privilege", 342, 165, AREA_LANDSRAAD, LANDSRAAD,
        (Entry((trash_intrigue() >> intrigue(1)) + recall_agent() + draw(1), solari=3),),
        requires=influence_with(EMPEROR, 2),
    ),
    Space(
        "swordmaster", 547, 165, AREA_LANDSRAAD, LANDSRAAD, (Entry(take_swordmaster(), solari=8),),
        once_per_player=True, cost_once_anyone_has_it=Spend(6, 0, 0),
    ),
    Space(
        "assembly_hall", 691, 64, AREA_LANDSRAAD, LANDSRAAD, (Entry(intrigue(1)),),
        reveal=persuasion(1),
    ),
    Space(
        "gather_support", 691, 165, AREA_LANDSRAAD, LANDSRAAD,
        (Entry(recruit(2)), Entry(recruit(2) + gain(water=1), solari=2)),
    ),
    Space(
        "shipping", 889, 77, AREA_CHOAM, SPICE_TRADE, (Entry(gain(solari=5) + influence(ANY), spice=3),),
        requires=influence_with(GUILD, 2),
    ),
    Space("accept_contract", 889, 165, AREA_CHOAM, SPICE_TRADE, (Entry(contract() + draw(1)),)),
    Space(
        "arrakeen", 808, 322, AREA_ARRAKIS, CITY, (Entry(recruit(1) + draw(1)),),
        combat=True, control_bonus=gain(solari=1), behind_shield_wall=True,
    ),
    Space(
        "spice_refinery", 647, 349, AREA_ARRAKIS, CITY,
        (Entry(gain(solari=2)), Entry(gain(solari=4), spice=1)),
        combat=True, control_bonus=gain(solari=1), behind_shield_wall=True,
    ),
    Space("research_station", 430, 371, AREA_ARRAKIS, CITY, (Entry(recruit(2) + draw(2), water=2),), combat=True),
    Space(
        "sietch_tabr", 332, 495, AREA_ARRAKIS, CITY,
        (Entry(choose(maker_hooks() + recruit(1) + gain(water=1), gain(water=1) + remove_shield_wall())),),
        combat=True, requires=influence_with(FREMEN, 2),
    ),
    Space(
        "deep_desert", 353, 607, AREA_ARRAKIS, SPICE_TRADE,
        (Entry(take_bonus_spice() + choose(gain(spice=4), when(hooks, worm(2))), water=3),),
        combat=True, maker=True, base_spice=4,
    ),
    Space(
        "hagga_basin", 538, 534, AREA_ARRAKIS, SPICE_TRADE,
        (Entry(take_bonus_spice() + choose(gain(spice=2), when(hooks, worm(1))), water=1),),
        combat=True, maker=True, base_spice=2,
    ),
    Space(
        "imperial_basin", 781, 484, AREA_ARRAKIS, SPICE_TRADE, (Entry(take_bonus_spice() + gain(spice=1)),),
        combat=True, maker=True, control_bonus=gain(spice=1), behind_shield_wall=True, base_spice=1,
    ),
)  # fmt: skip

# A seat in the High Council works in every own Reveal turn.
COUNCIL_SEAT_BONUS: Final = persuasion(2)


class Post:
    """An observation post and the spaces that a spy on it watches."""

    def __init__(self, id: str, x: int, y: int, spaces: tuple[SpaceIndex, ...]) -> None:
        self.id: Final = id
        self.x: Final = x
        self.y: Final = y
        self.spaces: Final = spaces


POSTS: Final[tuple[Post, ...]] = (
    Post("post_emperor", 245, 153, (SARDAUKAR, DUTIFUL_SERVICE)),
    Post("post_guild", 245, 398, (HEIGHLINER, DELIVER_SUPPLIES)),
    Post("post_bene_gesserit", 245, 645, (ESPIONAGE, SECRETS)),
    Post("post_fremen", 245, 890, (DESERT_TACTICS, FREMKIT)),
    Post("post_council", 473, 125, (HIGH_COUNCIL, IMPERIAL_PRIVILEGE, SWORDMASTER)),
    Post("post_assembly", 777, 113, (ASSEMBLY_HALL, GATHER_SUPPORT)),
    Post("post_choam", 961, 120, (SHIPPING, ACCEPT_CONTRACT)),
    Post("post_arrakeen_refinery", 752, 272, (ARRAKEEN, SPICE_REFINERY)),
    Post("post_refinery_research", 546, 317, (SPICE_REFINERY, RESEARCH_STATION)),
    Post("post_research_tabr", 381, 432, (RESEARCH_STATION, SIETCH_TABR)),
    Post("post_imperial_basin", 862, 433, (IMPERIAL_BASIN,)),
    Post("post_hagga_basin", 619, 484, (HAGGA_BASIN,)),
    Post("post_deep_desert", 433, 556, (DEEP_DESERT,)),
)


class Track:
    """A faction's influence track: the bonus at 4, and where it is drawn."""

    def __init__(
        self, faction: Faction, bonus: Effect, x: int, y_start: int, y_friendship: int, y_alliance: int
    ) -> None:
        self.faction: Final = faction
        self.bonus: Final = bonus
        self.x: Final = x
        self.y_start: Final = y_start
        self.y_friendship: Final = y_friendship
        self.y_alliance: Final = y_alliance


TRACKS: Final[tuple[Track, ...]] = (
    Track(EMPEROR, place_spy(), 71, 236, 163, 55),
    Track(GUILD, gain(solari=3), 71, 483, 409, 307),
    Track(BENE_GESSERIT, intrigue(1), 71, 728, 653, 551),
    Track(FREMEN, gain(water=1), 71, 973, 900, 799),
)

# The step on its track that a visit to any space of a faction brings.
VISIT_STEPS: Final[tuple[Effect, ...]] = tuple([influence(track.faction) for track in TRACKS])

ALL_SPACES: Final[tuple[SpaceIndex, ...]] = tuple([SpaceIndex(space) for space in range(len(SPACES))])

# What a point on a track or a token is worth.
FRIENDSHIP_VP: Final = 1
ALLIANCE_VP: Final = 1

MAKER_SPACES: Final = tuple(number for number, space in enumerate(SPACES) if space.maker)
COMBAT_SPACES: Final = tuple(number for number, space in enumerate(SPACES) if space.combat)
CONTROL_SPACES: Final[tuple[SpaceIndex, ...]] = (ARRAKEEN, SPICE_REFINERY, IMPERIAL_BASIN)
PROTECTED_SPACES: Final = tuple(number for number, space in enumerate(SPACES) if space.behind_shield_wall)
POSTS_OF_SPACE: Final = tuple(
    tuple(number for number, post in enumerate(POSTS) if space in post.spaces) for space in range(len(SPACES))
)
POST_ICONS: Final = tuple(sum({1 << SPACES[space].icon for space in post.spaces}) for post in POSTS)
SPACE_NUMBER: Final = {space.id: number for number, space in enumerate(SPACES)}
ALL_POSTS: Final[tuple[PostIndex, ...]] = tuple([PostIndex(post) for post in range(len(POSTS))])
POST_NUMBER: Final = {post.id: number for number, post in zip(ALL_POSTS, POSTS, strict=True)}

# Where the rest of the board is drawn, in the same 1000 by 1000 box.
SHIELD_WALL_AT: Final = (661, 447)
CONTROL_FLAGS_AT: Final = {SPICE_REFINERY: (628, 400), ARRAKEEN: (787, 372), IMPERIAL_BASIN: (762, 534)}
COUNCIL_SEATS_AT: Final = ((418, 57), (457, 57), (495, 57), (534, 57))
CONTRACT_SLOTS_AT: Final = ((341, 251), (451, 251))
GARRISONS_AT: Final = ((444, 723), (444, 835), (856, 723), (856, 835))
CONFLICT_AREA_AT: Final = (650, 778)
CONFLICT_DECK_AT: Final = (334, 847)
CONFLICT_CARD_AT: Final = (334, 733)
COMBAT_TRACK_AT: Final = {"zero": (430, 944), "first": (505, 925), "tenth": (897, 925), "eleventh": (505, 966)}
SCORE_TRACK_AT: Final = {"zero": (962, 951), "twelve": (962, 315)}
