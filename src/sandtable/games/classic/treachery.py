"""Treachery cards (table 6.3 of the catalogue, CHR-RCARD), the spice deck (6.2), storm deck and prediction cards.

Cards are kinds with a number of copies; a deck lists the kind of every physical card.
"""

from typing import Final

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.terms import TURNS, Card, Kind, Role, words

# What a card is in a battle plan.
NOT_FOR_BATTLE: Final = Role(0)
PROJECTILE_WEAPON: Final = Role(1)
POISON_WEAPON: Final = Role(2)
SPECIAL_WEAPON: Final = Role(3)
PROJECTILE_DEFENCE: Final = Role(4)
POISON_DEFENCE: Final = Role(5)
LEADER_SUBSTITUTE: Final = Role(6)
WORTHLESS: Final = Role(7)
ROLE_IDS: Final = (
    "not_for_battle",
    "projectile_weapon",
    "poison_weapon",
    "special_weapon",
    "projectile_defence",
    "poison_defence",
    "leader_substitute",
    "worthless",
)

# The sets that cards belong to: the base game; the stock of House Richese; the two weapons that may be added.
BASE_SET: Final = 0
RICHESE_SET: Final = 1
WEAPON_SET: Final = 2
SET_IDS: Final = ("base", "richese", "choam_and_richese")


class TreacheryCard:
    """A kind of treachery card: what it is in a battle plan, and whether the winner of the battle may keep it.

    `belongs` says to which set its cards belong (CHR-SETUP-10).
    """

    def __init__(self, index: Kind, ident: str, role: Role, copies: int, keepable: bool, belongs: int) -> None:
        self.index = index
        self.id = ident
        self.role = role
        self.copies = copies
        self.keepable = keepable
        self.belongs = belongs
        self.worthless = role == WORTHLESS
        self.weapon = role in (PROJECTILE_WEAPON, POISON_WEAPON, SPECIAL_WEAPON)
        self.defence = role in (PROJECTILE_DEFENCE, POISON_DEFENCE)
        # The places of a battle plan that it may fill (CLA-BAT-19 to 21).
        self.fits_weapon = self.weapon or self.worthless
        self.fits_defence = self.defence or self.worthless


_cards: list[TreacheryCard] = []


def _card(ident: str, role: Role, copies: int = 1, keepable: bool = True, belongs: int = BASE_SET) -> Kind:
    kind = Kind(len(_cards))
    _cards.append(TreacheryCard(kind, ident, role, copies, keepable, belongs))
    return kind


CRYSKNIFE: Final = _card("crysknife", PROJECTILE_WEAPON)
MAULA_PISTOL: Final = _card("maula_pistol", PROJECTILE_WEAPON)
SLIP_TIP: Final = _card("slip_tip", PROJECTILE_WEAPON)
STUNNER: Final = _card("stunner", PROJECTILE_WEAPON)
CHAUMAS: Final = _card("chaumas", POISON_WEAPON)
CHAUMURKY: Final = _card("chaumurky", POISON_WEAPON)
ELLACA_DRUG: Final = _card("ellaca_drug", POISON_WEAPON)
GOM_JABBAR: Final = _card("gom_jabbar", POISON_WEAPON)
LASGUN: Final = _card("lasgun", SPECIAL_WEAPON)
SHIELD: Final = _card("shield", PROJECTILE_DEFENCE, copies=4)
SNOOPER: Final = _card("snooper", POISON_DEFENCE, copies=4)
CHEAP_HERO: Final = _card("cheap_hero", LEADER_SUBSTITUTE, copies=3, keepable=False)
KARAMA: Final = _card("karama", NOT_FOR_BATTLE, copies=2)
TRUTHTRANCE: Final = _card("truthtrance", NOT_FOR_BATTLE, copies=2)
TLEILAXU_GHOLA: Final = _card("tleilaxu_ghola", NOT_FOR_BATTLE)
HAJR: Final = _card("hajr", NOT_FOR_BATTLE)
WEATHER_CONTROL: Final = _card("weather_control", NOT_FOR_BATTLE)
FAMILY_ATOMICS: Final = _card("family_atomics", NOT_FOR_BATTLE)
BALISET: Final = _card("baliset", WORTHLESS)
JUBBA_CLOAK: Final = _card("jubba_cloak", WORTHLESS)
KULON: Final = _card("kulon", WORTHLESS)
LA_LA_LA: Final = _card("la_la_la", WORTHLESS)
TRIP_TO_GAMONT: Final = _card("trip_to_gamont", WORTHLESS)
# The stock of House Richese (CHR-RCARD-01); its tenth card is a Karama like the others.
DISTRANS: Final = _card("distrans", NOT_FOR_BATTLE, belongs=RICHESE_SET)
JUICE_OF_SAPHO: Final = _card("juice_of_sapho", NOT_FOR_BATTLE, belongs=RICHESE_SET)
MIRROR_WEAPON: Final = _card("mirror_weapon", SPECIAL_WEAPON, keepable=False, belongs=RICHESE_SET)
NULLENTROPY_BOX: Final = _card("nullentropy_box", NOT_FOR_BATTLE, belongs=RICHESE_SET)
ORNITHOPTER: Final = _card("ornithopter", NOT_FOR_BATTLE, belongs=RICHESE_SET)
PORTABLE_SNOOPER: Final = _card("portable_snooper", POISON_DEFENCE, keepable=False, belongs=RICHESE_SET)
RESIDUAL_POISON: Final = _card("residual_poison", NOT_FOR_BATTLE, belongs=RICHESE_SET)
SEMUTA_DRUG: Final = _card("semuta_drug", NOT_FOR_BATTLE, belongs=RICHESE_SET)
STONE_BURNER: Final = _card("stone_burner", SPECIAL_WEAPON, keepable=False, belongs=RICHESE_SET)
# The two alternative weapons (CHR-SETUP-07).
ARTILLERY_STRIKE: Final = _card("artillery_strike", SPECIAL_WEAPON, keepable=False, belongs=WEAPON_SET)
POISON_TOOTH: Final = _card("poison_tooth", POISON_WEAPON, keepable=False, belongs=WEAPON_SET)

TREACHERY_CARDS: Final[tuple[TreacheryCard, ...]] = tuple(_cards)
TREACHERY_IDS: Final[tuple[str, ...]] = tuple([card.id for card in TREACHERY_CARDS])
TREACHERY_INDEX: Final[dict[str, Kind]] = {card.id: card.index for card in TREACHERY_CARDS}
TREACHERY_WORDS: Final[tuple[str, ...]] = words("card", TREACHERY_IDS)
TREACHERY_DECK: Final[tuple[Kind, ...]] = (
    *[card.index for card in TREACHERY_CARDS for _ in range(card.copies)],
    KARAMA,
)
"""The kind of every physical card; the last one is the Karama of the Richese stock (CHR-RCARD-20)."""


def _cards_of(belongs: int) -> tuple[Card, ...]:
    last = len(TREACHERY_DECK) - 1
    found = [card for card in range(last) if TREACHERY_CARDS[TREACHERY_DECK[card]].belongs == belongs]
    return (*found, last) if belongs == RICHESE_SET else tuple(found)


BASE_CARDS: Final[tuple[Card, ...]] = _cards_of(BASE_SET)
RICHESE_CARDS: Final[tuple[Card, ...]] = _cards_of(RICHESE_SET)
WEAPON_CARDS: Final[tuple[Card, ...]] = _cards_of(WEAPON_SET)
RICHESE_BITS: Final[int] = sum([1 << card for card in RICHESE_CARDS])
ROLE_OF: Final[tuple[Role, ...]] = tuple([card.role for card in TREACHERY_CARDS])
"""What each kind is in a battle plan."""


def _copies(kind: Kind) -> int:
    bits = 0
    for card, face in enumerate(TREACHERY_DECK):
        if face == kind:
            bits |= 1 << card
    return bits


COPIES: Final[tuple[int, ...]] = tuple([_copies(card.index) for card in TREACHERY_CARDS])
"""The physical cards of each kind, a bit each."""
WORTHLESS_COPIES: Final[int] = sum([COPIES[card.index] for card in TREACHERY_CARDS if card.worthless])


class SpiceCard:
    """A territory with the spice that blows there, or a worm (territory -1)."""

    def __init__(self, ident: str, territory: int, amount: int) -> None:
        self.id = ident
        self.territory = territory
        self.amount = amount
        self.worm = territory < 0


_spice: list[SpiceCard] = []


def _blow(territory: str, amount: int) -> None:
    _spice.append(SpiceCard("spice_" + territory, TERRITORY_INDEX[territory], amount))


_blow("cielago_south", 12)
_blow("cielago_north", 8)
_blow("south_mesa", 10)
_blow("red_chasm", 8)
_blow("minor_erg", 8)
_blow("sihaya_ridge", 6)
_blow("old_gap", 6)
_blow("broken_land", 8)
_blow("hagga_basin", 6)
_blow("rock_outcroppings", 6)
_blow("funeral_plain", 6)
_blow("great_flat", 10)
_blow("habbanya_erg", 8)
_blow("wind_pass_north", 6)
_blow("habbanya_ridge_flat", 10)
SHAI_HULUD: Final = len(_spice)
_spice.append(SpiceCard("shai_hulud", -1, 0))
WORMS: Final = 6

SPICE_CARDS: Final[tuple[SpiceCard, ...]] = tuple(_spice)
SPICE_IDS: Final[tuple[str, ...]] = tuple([card.id for card in SPICE_CARDS])
SPICE_INDEX: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(SPICE_CARDS)}
SPICE_WORDS: Final[tuple[str, ...]] = words("card", SPICE_IDS)
SPICE_DECK: Final[tuple[int, ...]] = (*range(SHAI_HULUD), *[SHAI_HULUD] * WORMS)

STORM_DECK: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
"""How far each storm card moves the storm (CLA-COMP-06)."""

NO_FIELDS: Final[tuple[int, ...]] = (0, 3, 5)
"""The values of the no-field tokens (CHR-RICH-04)."""

PREDICTED_FACTIONS: Final = len(FACTION_IDS)
PREDICTION_DECK: Final[tuple[int, ...]] = tuple(range(PREDICTED_FACTIONS + TURNS))
"""A card per faction, then a card per turn (CLA-COMP-05)."""


def turn_card(turn: int) -> int:
    """The prediction card of a turn, counted from 1."""
    return PREDICTED_FACTIONS + turn - 1
