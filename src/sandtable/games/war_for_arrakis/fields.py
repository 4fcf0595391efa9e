"""Every field of a table of War for Arrakis, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_IDS, SECTOR_IDS, SIETCH_AREAS, ZONE_IDS
from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING_IDS
from sandtable.games.war_for_arrakis.cards.decks import PLANNING_DECK_NAMES
from sandtable.games.war_for_arrakis.catalogue import EFFECT_NAMES
from sandtable.games.war_for_arrakis.components import LONGEST_TANK, SIETCH_RANKS, TOKEN_FACES, TOKEN_IDS
from sandtable.games.war_for_arrakis.effects import MODIFIERS
from sandtable.games.war_for_arrakis.leaders import LEADER_IDS, leader_source
from sandtable.games.war_for_arrakis.mahdi.fields import MAHDI
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_IDS, PRESCIENCE
from sandtable.games.war_for_arrakis.terms import (
    CORRINO_ALLY,
    FACE_IDS,
    FREMEN_ALLY,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    IMPERIUM_IDS,
    MARKER_IDS,
    PHASE_IDS,
    POWER_IDS,
    SIDE_IDS,
    SIGN_IDS,
    UNIT_IDS,
    Area,
    Phase,
    Seat,
    Side,
)
from sandtable.kernel.fields import (
    Deck,
    Part,
    Table,
    bits,
    cards,
    each,
    flag,
    named,
    number,
    optional,
    row,
    settled,
    some,
)
from sandtable.kernel.names import Names, NameSet, numbered

SIDE_NAMES: Final = Names("side", SIDE_IDS, Side)
POWER_NAMES: Final = Names("power", POWER_IDS)
PHASE_NAMES: Final = Names("phase", PHASE_IDS, Phase)
AREA_NAMES: Final = Names("area", AREA_IDS)
BATTLEFIELD_NAMES: Final = Names("area", AREA_IDS, Area)
ZONE_NAMES: Final = Names("Air Zone", ZONE_IDS)
FLYER_NAMES: Final = Names("vehicle in the air", ("none", "ornithopter", "carryall"))
LEADER_NAMES: Final = Names("leader", LEADER_IDS)
LEADER_STATE_NAMES: Final = Names("leader state", ("not_in_play", "aside", "on_board", "in_tank", "retired"))
FACE_NAMES: Final = Names("result", FACE_IDS)
MARKER_NAMES: Final = Names("marker", MARKER_IDS)
IMPERIUM_NAMES: Final = Names("Imperium marker", IMPERIUM_IDS)
SIGN_NAMES: Final = Names("Wormsign", SIGN_IDS)
TOKEN_NAMES: Final = Names("Deployment token", TOKEN_IDS)
SIETCH_NAMES: Final = Names("Sietch", [AREA_IDS[area] for area in SIETCH_AREAS])
PRESCIENCE_NAMES: Final = Names("Prescience card", [card.id for card in PRESCIENCE])
OBJECTIVE_NAMES: Final = Names("Secret Objective", OBJECTIVE_IDS)
MODIFIER_NAMES: Final = Names("modifier of a battle", MODIFIERS)
FIGURE_NAMES: Final = Names("figure", ("regular", "elite", "special", "generic"))

# What steps carry: sets of areas and zones, printed effects, and the Planning card or leader an effect stands on.
AREA_SETS: Final = NameSet(AREA_NAMES)
ZONE_SETS: Final = NameSet(ZONE_NAMES)
SECTOR_NAMES: Final = Names("sector", SECTOR_IDS)
SECTOR_SETS: Final = NameSet(SECTOR_NAMES)
PRINTED_NAMES: Final = Names("printed effect", EFFECT_NAMES)
PLANNING_NAMES: Final = Names("kind of Planning card", PLANNING_IDS)
SOURCE_NAMES: Final = Names(
    "card", PLANNING_IDS, also={leader_source(leader): f"leader {ident}" for leader, ident in enumerate(LEADER_IDS)}
)

# Units of a side by type, then in an area; generic leaders of a side in an area; boxes and Tank slots of a dashboard.
UNIT_NAMES: Final = Names("Unit", [f"{SIDE_IDS[kind // 3]} {ident}" for kind, ident in enumerate(UNIT_IDS)])
UNIT_PLACE_NAMES: Final = Names(
    "Unit in an area", [f"{unit} in {area}" for unit in UNIT_NAMES.ids for area in AREA_IDS]
)
GENERIC_PLACE_NAMES: Final = Names(
    "generic leader in an area", [f"{leader} in {area}" for leader in ("naib", "bashar") for area in AREA_IDS]
)
BOX_NAMES: Final = Names("box", [f"{power} {face}" for power in POWER_IDS for face in FACE_IDS])
TANK_NAMES: Final = Names("Tank slot", [f"{power} {slot + 1}" for power in POWER_IDS for slot in range(LONGEST_TANK)])

# A card being carried out, or lying on a Prescience card, is laid.
_PILES: Final = ("deck", "discard", "laid", "hand")
ATREIDES_DECK: Final = Deck(PLANNING_DECK_NAMES[HOUSE_ATREIDES], DECK_FACES[HOUSE_ATREIDES], _PILES)
FREMEN_DECK: Final = Deck(PLANNING_DECK_NAMES[FREMEN_ALLY], DECK_FACES[FREMEN_ALLY], _PILES)
HARKONNEN_DECK: Final = Deck(PLANNING_DECK_NAMES[HOUSE_HARKONNEN], DECK_FACES[HOUSE_HARKONNEN], _PILES)
CORRINO_DECK: Final = Deck(PLANNING_DECK_NAMES[CORRINO_ALLY], DECK_FACES[CORRINO_ALLY], _PILES)
PRESCIENCE_DECK: Final = Deck(
    PRESCIENCE_NAMES, tuple(range(PRESCIENCE_NAMES.size)), ("deck", "shown", "claimed", "gone")
)
OBJECTIVE_DECK: Final = Deck(OBJECTIVE_NAMES, tuple(range(OBJECTIVE_NAMES.size)), ("deck", "kept"))
# A zone of tokens is a slot: a token that everybody can follow (WFA-RUL-80). What they show is told apart by number.
TOKEN_CARD_NAMES: Final = Names("Deployment token by its hidden side", [f"mix {card}" for card in range(16)])
TOKEN_DECK: Final = Deck(TOKEN_CARD_NAMES, TOKEN_FACES, (*TOKEN_IDS, "pool", "gone"))
SIETCH_CARD_NAMES: Final = Names("Sietch token", numbered([f"rank_{rank}" for rank in SIETCH_RANKS]))
SIETCH_DECK: Final = Deck(SIETCH_CARD_NAMES, SIETCH_RANKS, (*SIETCH_NAMES.ids, "gone"))

TURN: Final = Part(
    "Turn",
    "An action turn, and what its moves have done so far.",
    given=("side", "seat"),
    side=named(SIDE_NAMES),
    # The seat that acts and decides for its side.
    seat=number(0, Seat),
    # The die that was chosen and is not yet in the Used box: its dashboard and result, and whether it is a Bene
    # Gesserit token; none before one is chosen and with Desert Power.
    dashboard=named(POWER_NAMES),
    face=named(FACE_NAMES),
    sister=flag(),
    # Figures that the moves of the action under way have moved, which may not move again (WFA-MOVE-11): Units and
    # generic leaders as (area, type, count), then tokens and named leaders.
    moved=some(row(named(AREA_NAMES), named(FIGURE_NAMES), number())),
    moved_tokens=bits(TOKEN_NAMES),
    moved_leaders=bits(LEADER_NAMES),
    # Whether moves of one action are being made, whose consequences wait (WFA-MOVE-16), and the areas they entered.
    moving=flag(),
    entered=bits(AREA_NAMES),
    # Areas with a legion that was transported this turn (WFA-AIR-08).
    flown=bits(AREA_NAMES),
)

BATTLE: Final = Part(
    "Battle",
    "A battle in progress.",
    given=("attacker", "origin", "target", "surprise", "modifiers"),
    attacker=named(SIDE_NAMES),
    origin=named(BATTLEFIELD_NAMES),
    target=named(BATTLEFIELD_NAMES),
    surprise=flag(),
    # What the card that began the battle changes in it.
    modifiers=bits(MODIFIER_NAMES),
    # Combat rounds begun.
    round=number(),
    # By side, in this combat round: dice that discarded cards add, and Hits and Shields rolled or made of Specials.
    extra=each(SIDE_NAMES, number()),
    hits=each(SIDE_NAMES, number()),
    shields=each(SIDE_NAMES, number()),
)

TABLE: Final = Table(
    turn=optional(TURN),
    battle=optional(BATTLE),
    # There where the Mahdi plays the Harkonnen side.
    mahdi=optional(MAHDI),
    # Who plays each power, and the dashboard that serves it.
    seat_of_power=settled(each(POWER_NAMES, number(-1))),
    dashboard_of=settled(each(POWER_NAMES, named(POWER_NAMES))),
    round=number(),
    phase=named(PHASE_NAMES, "setup"),
    # Units by `(3 * side + kind) * AREAS + area`, generic leaders by `side * AREAS + area`; where each side has Units
    # or facedown tokens.
    units=each(UNIT_PLACE_NAMES, number()),
    unit_supply=settled(each(UNIT_NAMES, number())),
    generics=settled(each(GENERIC_PLACE_NAMES, number())),
    generic_supply=settled(each(SIDE_NAMES, number())),
    standing=each(SIDE_NAMES, bits(AREA_NAMES)),
    # The named leaders and last the Wild Maker: what has become of them, where they stand, whose cards are spent; those
    # who left a Tank and rest until their owner's next turn.
    leader_state=settled(each(LEADER_NAMES, named(LEADER_STATE_NAMES, "not_in_play"))),
    leader_at=settled(each(LEADER_NAMES, named(AREA_NAMES))),
    leader_spent=settled(each(LEADER_NAMES, flag())),
    resting=bits(LEADER_NAMES),
    # Regeneration Tanks by `dashboard * LONGEST_TANK + slot`, the leftmost slot first.
    tank=settled(each(TANK_NAMES, named(LEADER_NAMES))),
    # Deployment tokens and Sietches: the area of each slot, and the Sietches that lie face up.
    token_at=settled(each(TOKEN_NAMES, named(AREA_NAMES))),
    sietch_at=settled(each(SIETCH_NAMES, named(AREA_NAMES))),
    sietch_up=bits(SIETCH_NAMES),
    # Harkonnen settlements that stand, Ecological Stations, Harvesters, ordinary Sandworms.
    settlements=bits(AREA_NAMES),
    stations=bits(AREA_NAMES),
    harvesters=bits(AREA_NAMES),
    sandworms=bits(AREA_NAMES),
    flyers=settled(each(ZONE_NAMES, named(FLYER_NAMES, "none"))),
    # Facedown Wormsigns, and turned ones by what they show. How many of each face have not been turned, in the pool or
    # on the board; and how many turned ones wait to be shuffled in again.
    wormsigns=bits(AREA_NAMES),
    turned_signs=settled(each(SIGN_NAMES, bits(AREA_NAMES))),
    unseen_signs=settled(each(SIGN_NAMES, number())),
    discarded_signs=settled(each(SIGN_NAMES, number())),
    # How many Stations on the board show each symbol.
    unseen_stations=settled(each(MARKER_NAMES, number())),
    # The Mountain that the Family Atomics turned into Desert.
    blasted=named(AREA_NAMES),
    supremacy=number(),
    prescience=settled(each(MARKER_NAMES, number())),
    # Imperium markers by row, 0 at the top.
    imperium=settled(each(IMPERIUM_NAMES, number())),
    bans=settled(each(IMPERIUM_NAMES, flag())),
    saved_spice=number(),
    # Dice by `dashboard * 5 + result`: unused, Bene Gesserit tokens placed as dice, in excess of the slots, and in the
    # Used box. Dice that are not rolled yet, by side; dice on The Spice Must Flow board.
    dice=each(BOX_NAMES, number()),
    sisters=settled(each(BOX_NAMES, number())),
    excess=settled(each(BOX_NAMES, number())),
    used=settled(each(BOX_NAMES, number())),
    unrolled=settled(each(SIDE_NAMES, number())),
    blocked_dice=number(),
    bene_gesserit_reserve=number(),
    bene_gesserit=settled(each(SIDE_NAMES, number())),
    # Cone of Silence tokens of shared sides.
    cones=settled(each(SIDE_NAMES, number())),
    # What cards speak of or have decreed: the area or Air Zone of the step before; whether Paul is pinned in the coming
    # Atreides turn; the result the Harkonnen side must spend next; the Prescience cards on which Fear and Eyes of Ibad
    # lie; Prescience cards declined since the last end of a turn.
    spot=named(AREA_NAMES),
    spot_zone=named(ZONE_NAMES),
    pinned=flag(),
    forced_result=named(FACE_NAMES),
    bonus_on=named(PRESCIENCE_NAMES),
    kept=named(PRESCIENCE_NAMES),
    declined=bits(PRESCIENCE_NAMES),
    atreides_cards=cards(ATREIDES_DECK),
    fremen_cards=cards(FREMEN_DECK),
    harkonnen_cards=cards(HARKONNEN_DECK),
    corrino_cards=cards(CORRINO_DECK),
    prescience_cards=cards(PRESCIENCE_DECK),
    objectives=cards(OBJECTIVE_DECK),
    tokens=cards(TOKEN_DECK),
    sietches=cards(SIETCH_DECK),
)
