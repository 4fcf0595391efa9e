"""The four decks: battle, market, spice and traitor cards.

Cards are kinds with a number of copies; a deck lists the kind of every physical card. Kinds stand in the order of the
component list and are numbered from 0. `reconstructed` names what no source confirms about a kind.
"""

from typing import Final

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.arrakis.terms import Territory
from sandtable.games.conquest.factions import LEADERS
from sandtable.games.conquest.terms import BattleKind, LeaderIndex, MarketKind, PlayMoment, SpiceKind, WeaponType
from sandtable.kernel.messages import named
from sandtable.kernel.sources import Unconfirmed, part

# Types of weapons and defences; one bit each, so that a set of types is their sum.
NONE: Final = WeaponType(0)
PROJECTILE: Final = WeaponType(1)
POISON: Final = WeaponType(2)
SPECIAL: Final = WeaponType(4)


class BattleCard:
    """A weapon kills the opposing leader unless the opposing defence is of a type in `blocked_by`.

    Where there are `modes`, the owner sets one in the battle plan and that type alone blocks the card.
    """

    def __init__(
        self,
        index: BattleKind,
        ident: str,
        copies: int,
        weapon: WeaponType,
        defence: WeaponType,
        blocked_by: WeaponType,
        modes: tuple[WeaponType, ...],
        worthless: bool,
        keepable: bool,
        lasgun: bool,
        shield: bool,
        reconstructed: tuple[str, ...],
    ) -> None:
        self.index = index
        self.id = ident
        self.copies = copies
        self.weapon = weapon
        self.defence = defence
        self.blocked_by = blocked_by
        self.modes = modes
        self.worthless = worthless
        self.fits_weapon = worthless or weapon != NONE
        self.fits_defence = worthless or defence != NONE
        # Whether the winner of a battle may keep it.
        self.keepable = keepable
        # A lasgun and a shield in the two plans of a battle explode.
        self.lasgun = lasgun
        self.shield = shield
        self.reconstructed = reconstructed


_battle: list[BattleCard] = []


def _card(
    ident: str,
    *,
    copies: int = 1,
    weapon: WeaponType = NONE,
    defence: WeaponType = NONE,
    blocked_by: WeaponType = NONE,
    modes: tuple[WeaponType, ...] = (),
    worthless: bool = False,
    keepable: bool = False,
    lasgun: bool = False,
    shield: bool = False,
    reconstructed: tuple[str, ...],
) -> None:
    index = BattleKind(len(_battle))
    _battle.append(
        BattleCard(
            index, ident, copies, weapon, defence, blocked_by, modes, worthless, keepable, lasgun, shield, reconstructed
        )
    )


def _projectile(ident: str, reconstructed: tuple[str, ...]) -> None:
    _card(ident, weapon=PROJECTILE, blocked_by=PROJECTILE, keepable=True, reconstructed=reconstructed)


def _poison(ident: str, reconstructed: tuple[str, ...]) -> None:
    _card(ident, weapon=POISON, blocked_by=POISON, keepable=True, reconstructed=reconstructed)


def _worthless(ident: str) -> None:
    _card(ident, worthless=True, reconstructed=("name", "copies"))


_projectile("maula_pistol", reconstructed=("copies", "keepable"))
_projectile("crysknife", reconstructed=("name", "copies", "keepable"))
_projectile("slip_tip", reconstructed=("name", "copies", "keepable"))
_projectile("stunner", reconstructed=("name", "copies", "keepable"))
_poison("gom_jabbar", reconstructed=("copies", "keepable"))
_poison("chaumas", reconstructed=("name", "copies", "keepable"))
_poison("chaumurky", reconstructed=("name", "copies", "keepable"))
_poison("ellaca_drug", reconstructed=("name", "copies", "keepable"))
_card("shield", copies=4, defence=PROJECTILE, shield=True, keepable=True, reconstructed=("copies", "keepable"))
_card("snooper", copies=4, defence=POISON, keepable=True, reconstructed=("name", "copies", "keepable"))
_card("lasgun", weapon=SPECIAL, lasgun=True, keepable=True, reconstructed=("copies", "effect", "keepable"))
_card(
    "hunter_seeker",
    weapon=SPECIAL,
    modes=(PROJECTILE, POISON),
    reconstructed=("name", "copies", "effect", "keepable"),
)
_card(
    "weirding_way",
    weapon=SPECIAL,
    blocked_by=PROJECTILE,
    defence=PROJECTILE,
    reconstructed=("name", "copies", "effect", "keepable"),
)
_worthless("baliset")
_worthless("jubba_cloak")
_worthless("kulon")
_worthless("la_la_la")
_worthless("trip_to_gamont")

BATTLE_CARDS: Final[tuple[BattleCard, ...]] = tuple(_battle)
BATTLE_IDS: Final[tuple[str, ...]] = tuple([card.id for card in BATTLE_CARDS])
BATTLE_INDEX: Final[dict[str, BattleKind]] = {card.id: card.index for card in BATTLE_CARDS}
BATTLE_DECK: Final[tuple[BattleKind, ...]] = tuple([card.index for card in BATTLE_CARDS for _ in range(card.copies)])


# When a market card may be played: one moment of one phase.
BEFORE_STORM_ROLL: Final = PlayMoment(0)
BEFORE_SPICE_BLOW: Final = PlayMoment(1)
BEFORE_DRAWING: Final = PlayMoment(2)
REVIVING: Final = PlayMoment(3)
BEFORE_SHIPPING: Final = PlayMoment(4)
BEFORE_MOVING: Final = PlayMoment(5)
AFTER_MOVING: Final = PlayMoment(6)
BEFORE_PLANS: Final = PlayMoment(7)
AFTER_REVEAL: Final = PlayMoment(8)
AFTER_DEFEAT: Final = PlayMoment(9)
HARVESTING: Final = PlayMoment(10)

# Who may play it then.
ANY_PLAYER: Final = 0
ACTIVE_PLAYER: Final = 1
PARTICIPANT: Final = 2
LOSER: Final = 3

# The kinds of market cards, by number: each has its effect in the rules, with the amounts declared below.
COUNTER_ATTACK: Final = MarketKind(0)
POISON_TOOTH: Final = MarketKind(1)
PRANA_BINDU: Final = MarketKind(2)
UNDER_COVER_OF_SAND: Final = MarketKind(3)
SPY: Final = MarketKind(4)
WEATHER_CONTROL: Final = MarketKind(5)
THUMPER: Final = MarketKind(6)
SPICE_HARVESTER: Final = MarketKind(7)
HAJR: Final = MarketKind(8)
ORNITHOPTERS: Final = MarketKind(9)
SMUGGLERS: Final = MarketKind(10)
TLEILAXU_GHOLA: Final = MarketKind(11)
BARTER: Final = MarketKind(12)


class MarketCard:
    """A trick or tool: when it may be played, by whom, and the amounts that its effect needs (0 where it has none)."""

    def __init__(
        self,
        index: MarketKind,
        ident: str,
        copies: int,
        window: PlayMoment,
        who: int,
        *,
        strength: int = 0,
        withdraws: int = 0,
        from_round: int = 1,
        per_force: int = 0,
        groups: int = 0,
        move_range: int = 0,
        ships: int = 0,
        native_bonus: int = 0,
        revives_leaders: int = 0,
        revives_forces: int = 0,
        discards: int = 0,
        reconstructed: tuple[str, ...] = ("name", "copies", "play", "effect"),
    ) -> None:
        self.index = index
        self.id = ident
        self.copies = copies
        self.window = window
        self.who = who
        # Added to the strength of the player's side.
        self.strength = strength
        # Forces, not dialled, that return to the reserve.
        self.withdraws = withdraws
        # The first round in which it may be played.
        self.from_round = from_round
        # Spice that each force in one territory collects.
        self.per_force = per_force
        # Groups that may be moved in addition.
        self.groups = groups
        # How many territories one group may move.
        self.move_range = move_range
        # Forces that ship without payment; for native shipping, how many more may be brought.
        self.ships = ships
        self.native_bonus = native_bonus
        # Revived for nothing: so many leaders, or else up to so many forces.
        self.revives_leaders = revives_leaders
        self.revives_forces = revives_forces
        # Battle cards that may be discarded from hand.
        self.discards = discards
        self.reconstructed = reconstructed


MARKET_CARDS: Final[tuple[MarketCard, ...]] = (
    MarketCard(
        COUNTER_ATTACK,
        "counter_attack",
        3,
        AFTER_REVEAL,
        PARTICIPANT,
        strength=4,
        reconstructed=("copies", "strength"),
    ),
    MarketCard(POISON_TOOTH, "poison_tooth", 2, AFTER_REVEAL, PARTICIPANT, reconstructed=("copies",)),
    MarketCard(PRANA_BINDU, "prana_bindu", 2, AFTER_REVEAL, PARTICIPANT),
    MarketCard(UNDER_COVER_OF_SAND, "under_cover_of_sand", 1, AFTER_DEFEAT, LOSER, withdraws=3),
    MarketCard(SPY, "spy", 2, BEFORE_PLANS, ANY_PLAYER),
    MarketCard(WEATHER_CONTROL, "weather_control", 2, BEFORE_STORM_ROLL, ANY_PLAYER),
    MarketCard(THUMPER, "thumper", 1, BEFORE_SPICE_BLOW, ANY_PLAYER, from_round=2),
    MarketCard(SPICE_HARVESTER, "spice_harvester", 2, HARVESTING, ACTIVE_PLAYER, per_force=4),
    MarketCard(HAJR, "hajr", 2, AFTER_MOVING, ACTIVE_PLAYER, groups=1),
    MarketCard(ORNITHOPTERS, "ornithopters", 1, BEFORE_MOVING, ACTIVE_PLAYER, move_range=6),
    MarketCard(SMUGGLERS, "smugglers", 2, BEFORE_SHIPPING, ACTIVE_PLAYER, ships=4, native_bonus=2),
    MarketCard(TLEILAXU_GHOLA, "tleilaxu_ghola", 2, REVIVING, ACTIVE_PLAYER, revives_leaders=1, revives_forces=5),
    MarketCard(BARTER, "barter", 2, BEFORE_DRAWING, ACTIVE_PLAYER, discards=4),
)
MARKET_IDS: Final[tuple[str, ...]] = tuple([card.id for card in MARKET_CARDS])
MARKET_INDEX: Final[dict[str, MarketKind]] = {card.id: card.index for card in MARKET_CARDS}
MARKET_DECK: Final[tuple[MarketKind, ...]] = tuple([card.index for card in MARKET_CARDS for _ in range(card.copies)])


class SpiceCard:
    """A location card with its two blows, each a territory and an amount of spice; or, without blows, a sandworm."""

    def __init__(self, index: SpiceKind, ident: str, copies: int, blows: tuple[tuple[Territory, int], ...]) -> None:
        self.index = index
        self.id = ident
        self.copies = copies
        self.blows = blows
        self.worm = not blows


def _location(number: int, first: str, first_amount: int, second: str, second_amount: int) -> SpiceCard:
    blows = ((TERRITORY_INDEX[first], first_amount), (TERRITORY_INDEX[second], second_amount))
    return SpiceCard(SpiceKind(number - 1), f"spice_{number:02}", 1, blows)


SANDWORM: Final = SpiceKind(18)

SPICE_CARDS: Final[tuple[SpiceCard, ...]] = (
    _location(1, "cielago_north", 10, "broken_land", 10),
    _location(2, "cielago_south", 14, "old_gap", 8),
    _location(3, "south_mesa", 12, "rock_outcroppings", 8),
    _location(4, "red_chasm", 10, "habbanya_erg", 10),
    _location(5, "minor_erg", 10, "wind_pass_north", 8),
    _location(6, "sihaya_ridge", 8, "habbanya_ridge_flat", 12),
    _location(7, "south_mesa", 12, "hagga_basin", 8),
    _location(8, "red_chasm", 10, "funeral_plain", 8),
    _location(9, "minor_erg", 10, "great_flat", 12),
    _location(10, "cielago_south", 14, "broken_land", 10),
    _location(11, "sihaya_ridge", 8, "habbanya_erg", 10),
    _location(12, "old_gap", 8, "wind_pass_north", 8),
    _location(13, "cielago_north", 10, "hagga_basin", 8),
    _location(14, "red_chasm", 10, "rock_outcroppings", 8),
    _location(15, "south_mesa", 12, "great_flat", 12),
    _location(16, "old_gap", 8, "habbanya_ridge_flat", 12),
    _location(17, "cielago_north", 10, "funeral_plain", 8),
    _location(18, "cielago_south", 14, "sihaya_ridge", 8),
    SpiceCard(SANDWORM, "sandworm", 6, ()),
)
SPICE_IDS: Final[tuple[str, ...]] = tuple([card.id for card in SPICE_CARDS])
SPICE_INDEX: Final[dict[str, SpiceKind]] = {card.id: card.index for card in SPICE_CARDS}
SPICE_DECK: Final[tuple[SpiceKind, ...]] = tuple([card.index for card in SPICE_CARDS for _ in range(card.copies)])

# One traitor card for each leader, known by the leader's number.
TRAITOR_DECK: Final[tuple[LeaderIndex, ...]] = tuple([leader.index for leader in LEADERS])


def _reconstructed() -> tuple[Unconfirmed, ...]:
    found = [Unconfirmed(named("card", card.id), card.reconstructed) for card in BATTLE_CARDS]
    found += [Unconfirmed(named("card", card.id), card.reconstructed) for card in MARKET_CARDS]
    locations = len([card for card in SPICE_CARDS if not card.worm])
    found += [part("locations", ("territories", "amounts"), locations), part("worms", ("copies",))]
    return tuple([one for one in found if one.facts])


RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = _reconstructed()
