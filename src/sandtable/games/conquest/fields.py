"""Every field of a table of Conquest, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.conquest.board import STORM_START
from sandtable.games.conquest.cards import (
    BATTLE_DECK,
    BATTLE_IDS,
    MARKET_DECK,
    MARKET_IDS,
    SPICE_DECK,
    SPICE_IDS,
    TRAITOR_DECK,
)
from sandtable.games.conquest.factions import FACTION_IDS, LEADER_IDS
from sandtable.games.conquest.terms import PHASE_IDS, FactionIndex, LeaderIndex, LeaderState, Phase, Side
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
    per_seat,
    settled,
    several,
    some,
)
from sandtable.kernel.names import Names, numbered
from sandtable.kernel.seats import Seat

PHASE_NAMES: Final = Names("phase", PHASE_IDS, Phase)
CELL_NAMES: Final = Names("cell", CELL_IDS, Cell)
TERRITORY_NAMES: Final = Names("territory", TERRITORY_IDS, Territory)
FACTION_NAMES: Final = Names("faction", FACTION_IDS, FactionIndex)
LEADER_NAMES: Final = Names("leader", LEADER_IDS, LeaderIndex)
LEADER_STATE_NAMES: Final = Names("leader state", ("ready", "in_tanks", "not_drawn"), LeaderState)
WEAPON_TYPE_NAMES: Final = Names("weapon type", ("projectile", "poison", "special"))
BATTLE_CARD_NAMES: Final = Names("battle card", numbered([BATTLE_IDS[kind] for kind in BATTLE_DECK]))
MARKET_CARD_NAMES: Final = Names("market card", numbered([MARKET_IDS[kind] for kind in MARKET_DECK]))
SPICE_CARD_NAMES: Final = Names("spice card", numbered([SPICE_IDS[kind] for kind in SPICE_DECK]))
TRAITOR_CARD_NAMES: Final = Names("traitor card", [LEADER_IDS[leader] for leader in TRAITOR_DECK])

# After the hands come zones of their own: for battle cards those lying in the open in a battle, for spice cards the one
# just revealed, for traitor cards those out of the game (of either alliance, where they play). Traitor cards have no
# discard pile: they are put back under their deck, the first one put there nearest to the top.
BATTLE_CARDS: Final = Deck(BATTLE_CARD_NAMES, BATTLE_DECK, ("deck", "discard"), each=("hand",), after=("open",))
MARKET_CARDS: Final = Deck(MARKET_CARD_NAMES, MARKET_DECK, ("deck", "discard"), each=("hand",))
SPICE_CARDS: Final = Deck(SPICE_CARD_NAMES, SPICE_DECK, ("deck", "discard"), each=("hand",), after=("revealed",))
TRAITOR_CARDS: Final = Deck(
    TRAITOR_CARD_NAMES, TRAITOR_DECK, ("deck", "bottom"), each=("hand",), after=("out", "out of the second")
)

TURN: Final = Part(
    "Turn",
    "What a seat may still do in its shipping and movement.",
    given=("groups", "desert"),
    groups=number(),
    desert=flag(),
    # Forces that ship for nothing, or that natives bring in addition.
    free_ships=number(),
    native_bonus=number(),
    # Whether one group may go the long way on top of what the faction can do.
    long_way=flag(),
    # The group that has moved: its forces stand here now and cannot be part of another group.
    moved_to=named(CELL_NAMES),
    moved=number(),
)

BATTLE_FOUGHT: Final = Part(
    "Battle",
    "The battle being fought. Side 0 holds battle advantage, side 1 is the opponent.",
    given=("territory", "cells", "seats"),
    territory=named(TERRITORY_NAMES),
    cells=some(named(CELL_NAMES)),
    seats=some(number(0, Seat)),
    # The Voice: who commanded (-1: nobody), whether to play or not, and which type of weapon.
    voice_by=number(-1, Seat),
    voice_must=flag(),
    voice_type=bits(WEAPON_TYPE_NAMES),
    # The plans, from the moment they are revealed: cards by their number in the deck.
    revealed=flag(),
    leader=several(2, named(LEADER_NAMES)),
    weapon=several(2, named(BATTLE_CARD_NAMES)),
    mode=several(2, bits(WEAPON_TYPE_NAMES)),
    defence=several(2, named(BATTLE_CARD_NAMES)),
    dial=several(2, number()),
    # What market cards added, and who called traitor.
    bonus=several(2, number()),
    poison_tooth=flag(),
    saved=several(2, flag()),
    called=several(2, flag()),
    # The outcome: the winning side (-1: none), and whose leaders were killed.
    winner=number(-1, Side),
    killed=several(2, flag()),
)

TABLE: Final = Table(
    turn=optional(TURN),
    battle=optional(BATTLE_FOUGHT),
    alliance=flag(),
    secret_leaders=flag(),
    small_market=flag(),
    covered=named(TERRITORY_NAMES),
    round=number(1),
    phase=named(PHASE_NAMES, "setup"),
    # -1: nobody, until it has been rolled for.
    first=number(-1, Seat),
    storm=number(STORM_START, Sector),
    # How far a market card makes the storm move, -1 where the die decides.
    weather=number(-1),
    # Whether a market card has called a worm before the first spice card.
    worm_called=flag(),
    # Whether Harkonnen have already exchanged a traitor for the battle about to be fought.
    exchanged=flag(),
    factions=per_seat(named(FACTION_NAMES)),
    spice=per_seat(number()),
    reserve=per_seat(number()),
    tanks=per_seat(number()),
    forces=per_seat(settled(each(CELL_NAMES, number()))),
    ground_spice=each(CELL_NAMES, number()),
    leader_state=each(LEADER_NAMES, named(LEADER_STATE_NAMES, "not_drawn")),
    fought_in=each(LEADER_NAMES, named(TERRITORY_NAMES)),
    battle_cards=cards(BATTLE_CARDS),
    market_cards=cards(MARKET_CARDS),
    spice_cards=cards(SPICE_CARDS),
    traitor_cards=cards(TRAITOR_CARDS),
)
