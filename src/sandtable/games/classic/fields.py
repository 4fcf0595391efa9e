"""Every field of a table of Classic, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.classic.advantages import ADVANTAGE_IDS
from sandtable.games.classic.board import STORM_START
from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.leaders import LEADER_DISCS, LEADER_IDS
from sandtable.games.classic.notation import NAMED
from sandtable.games.classic.skills import SKILL_CARDS, SKILL_IDS
from sandtable.games.classic.strongholds import STRONGHOLD_CARD_IDS
from sandtable.games.classic.terms import (
    A_PLACE,
    PHASE_IDS,
    TERM_IDS,
    TO_RESERVES,
    TURNS,
    AdvantageIndex,
    FactionIndex,
    Kind,
    LeaderIndex,
    Phase,
    SkillIndex,
)
from sandtable.games.classic.treachery import (
    NO_FIELDS,
    PREDICTION_DECK,
    ROLE_IDS,
    SPICE_DECK,
    SPICE_IDS,
    STORM_DECK,
    TREACHERY_DECK,
    TREACHERY_IDS,
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
    per_seat,
    row,
    settled,
    several,
    some,
)
from sandtable.kernel.names import Names, numbered

PHASE_NAMES: Final = Names("phase", PHASE_IDS, Phase)
CELL_NAMES: Final = Names("cell", CELL_IDS, Cell)
TARGET_NAMES: Final = Names("cell", CELL_IDS, Cell, also={TO_RESERVES: "reserves"})
TERRITORY_NAMES: Final = Names("territory", TERRITORY_IDS, Territory)
TERM_NAMES: Final = Names("term of a deal", TERM_IDS)
# How much spice, or a territory: both stand in the same place of an offer.
DEAL_VALUE_NAMES: Final = Names(
    "value of a deal",
    [str(count) for count in range(A_PLACE)],
    also={A_PLACE + number: ident for number, ident in enumerate(TERRITORY_IDS)},
)
OFFER_ROW: Final = row(
    number(),
    number(),
    named(TERM_NAMES, "no_return"),
    named(DEAL_VALUE_NAMES, "0"),
    named(TERM_NAMES, "no_return"),
    named(DEAL_VALUE_NAMES, "0"),
    number(),
    named(PHASE_NAMES, "setup"),
)
FACTION_NAMES: Final = Names("faction", FACTION_IDS, FactionIndex)
LEADER_NAMES: Final = Names("leader", LEADER_IDS, LeaderIndex)
ADVANTAGE_NAMES: Final = Names("advantage", ADVANTAGE_IDS, AdvantageIndex)
KIND_NAMES: Final = Names("kind of treachery card", TREACHERY_IDS, Kind)
# What the Voice orders: a role of cards, or one card by its name.
ORDER_NAMES: Final = Names(
    "order of the Voice", ROLE_IDS, also={NAMED + kind: f"card {ident}" for kind, ident in enumerate(TREACHERY_IDS)}
)
TREACHERY_NAMES: Final = Names("treachery card", numbered([TREACHERY_IDS[kind] for kind in TREACHERY_DECK]))
SPICE_NAMES: Final = Names("spice card", numbered([SPICE_IDS[kind] for kind in SPICE_DECK]))
STORM_NAMES: Final = Names("storm card", [str(steps) for steps in STORM_DECK])
PREDICTION_NAMES: Final = Names("prediction card", [*FACTION_IDS, *[f"turn_{turn}" for turn in range(1, TURNS + 1)]])
TRAITOR_NAMES: Final = Names("traitor card", LEADER_IDS)
SKILL_NAMES: Final = Names("leader skill", SKILL_IDS, SkillIndex)
STRONGHOLD_CARD_NAMES: Final = Names("stronghold card", STRONGHOLD_CARD_IDS)
TOKEN_NAMES: Final = Names("no-field token", [str(value) for value in NO_FIELDS])

# Treachery cards: the discard pile; the cards dealt for the auction, the first to come first; the card up for auction;
# the unsold card that Atreides have seen and that lies on top of the deck; cards revealed in a battle; out of the game;
# cards that Harkonnen have taken by Karama and not yet paid for with others; the stock of House Richese.
TREACHERY: Final = Deck(
    TREACHERY_NAMES,
    TREACHERY_DECK,
    ("deck", "discard", "row", "up", "top", "open", "gone", "taken", "stock"),
    each=("hand",),
)
# Spice cards: pile A (in the basic game the only one) and pile B; worms set aside on the first turn; the top card of
# the deck once Atreides have looked at it.
SPICE: Final = Deck(SPICE_NAMES, SPICE_DECK, ("deck", "pile a", "pile b", "aside", "top"))
# The storm deck: the card laid face down for the next storm.
STORM: Final = Deck(STORM_NAMES, STORM_DECK, ("deck", "next"))
# Prediction cards: those of factions and those of turns; then the two that were chosen, and those of factions that do
# not play and of turns that are not played.
PREDICTIONS: Final = Deck(
    PREDICTION_NAMES, PREDICTION_DECK, ("factions", "turns", "predicted faction", "predicted turn", "not predictable")
)
# Traitor cards, those of factions that do not play, and those that a Decipherer has drawn and looks at.
TRAITORS: Final = Deck(TRAITOR_NAMES, LEADER_DISCS, ("deck", "absent", "looked at"), each=("hand",))
# Leaders: face up or down in the tanks; of factions that do not play. Then for each owner those at hand, those taken by
# Harkonnen, and those taken and killed, who lie in the tanks so that only two players know who they are.
LEADERS: Final = Deck(
    LEADER_NAMES, LEADER_DISCS, ("tanks", "not playing"), each=("with owner", "taken", "killed in secret")
)

# No-field tokens: behind the shield of Richese, face down on the planet, the last one used face up in front of the
# shield; in the box if Richese do not play.
TOKENS: Final = Deck(TOKEN_NAMES, NO_FIELDS, ("behind the shield", "on the planet", "face up", "not playing"))

# Leader skills: in the box if the game is played without them; for each seat those to choose from, and the cards that
# lie with leaders, its own or (Harkonnen) taken ones.
SKILLS: Final = Deck(SKILL_NAMES, SKILL_CARDS, ("deck", "box"), each=("offered", "held"))

AUCTION: Final = Part(
    "Auction",
    "One bidding phase. The card up for auction lies in the zone UP, those to come in ROW.",
    given=("cards",),
    # How many cards were dealt, and how many of them have come up.
    cards=number(),
    number=number(),
    # Who opened the card that is up, whose turn it is, and the highest bid (-1: nobody).
    opener=number(-1),
    turn=number(-1),
    bidder=number(-1),
    bid=number(),
    # How many have passed since the last bid.
    passes=number(),
    # What is auctioned and how: 0 the row of the deck, or a card of Richese (1) or of their black market (2); 0 in the
    # normal way, 1 once around, 2 by sealed bids. Who is still to bid in a special auction, and what was bid.
    seller=number(),
    way=number(),
    waiting=some(number()),
    bids=some(number()),
)

VOYAGE: Final = Part(
    "Voyage",
    "One seat's turn in the shipment and movement phase.",
    given=("seat",),
    seat=number(),
    # The shipment that was declared: the cell it goes to (-1: none, -2: back to the reserves); the cells it comes from,
    # none if from the reserves; how many forces from each (or from the reserves), and how many of them carry a star.
    target=named(TARGET_NAMES),
    starts=some(named(CELL_NAMES)),
    counts=some(number()),
    specials=some(number()),
    # What was paid for it, by seat and amount: it is given to the Guild or the bank when the shipment is made.
    payers=some(number()),
    paid=some(number()),
    # Whether a shipment is being chosen, and whether a Karama halves its price (CLA-KAR-11).
    choosing=flag(),
    karama=flag(),
    shipped=flag(),
    # Group movements still to make, and whether one was made (CLA-MOVE-01, 18).
    moves=number(1),
    marched=flag(),
    # The ally's territory that was shipped into, and how many forces stood there before (CLA-SHIP-11).
    visited=named(TERRITORY_NAMES),
    residents=number(),
    # A shipment by no-field token: whether this is one, whether Richese were asked to lend one, and the value of the
    # one they lent to their ally (-1: none).
    by_token=flag(),
    token_asked=flag(),
    lent=number(-1),
    # Movements that an Ornithopter carries, the further territories that Kulon gives, and those that Baliset closed.
    flights=number(),
    further=number(),
    barred=bits(TERRITORY_NAMES),
    # Whether a Planetologist has helped a movement this turn.
    surveyed=flag(),
)

BATTLE_FOUGHT: Final = Part(
    "Battle",
    "Everything about one battle that lies open on the table. Side 0 is the aggressor. Dials count in half points.",
    given=("territory", "cells", "seats"),
    territory=named(TERRITORY_NAMES),
    # The cells whose forces fight: those in the storm, or cut off by it, take no part.
    cells=some(named(CELL_NAMES)),
    seats=some(number()),
    # The Voice: who spoke (-1: nobody), to which side, whether to play or not, and what (the value of the order).
    voice_by=number(-1),
    voice_at=number(-1),
    voice_must=flag(),
    voice_order=named(ORDER_NAMES, ROLE_IDS[0]),
    # Prescience: who asked (-1: nobody), about which side's plan, and for which element.
    seer=number(-1),
    seen=number(-1),
    element=number(-1),
    # What was sworn under Truthtrance: side, kind of card, whether the plan will hold it.
    oaths=some(row(number(), named(KIND_NAMES), flag())),
    # How many plans are committed, and whether both have been revealed.
    committed=number(),
    revealed=flag(),
    # The plans, from the moment they are revealed: cards by their number in the deck.
    leader=several(2, named(LEADER_NAMES)),
    hero=several(2, named(TREACHERY_NAMES)),
    weapon=several(2, named(TREACHERY_NAMES)),
    defence=several(2, named(TREACHERY_NAMES)),
    dial=several(2, number()),
    support=several(2, number()),
    kwisatz=several(2, flag()),
    # What a side's own plan still owes of its spice, from the reveal until it is paid.
    owed=several(2, number()),
    # Who called the leader of the other side a traitor: the seat of a side, or its ally (-1: nobody).
    called=several(2, number(-1)),
    # The outcome: the winning side (-1: none), and whose leaders were killed.
    winner=number(-1),
    killed=several(2, flag()),
    exploded=flag(),
    # What a side chose for its Stone Burner (0 nothing, 1 both leaders die, 2 no leader counts), whether it withdrew
    # its Poison Tooth. Whether a leader fell to Artillery Strike, for which nobody is paid.
    burning=several(2, number()),
    withdrawn=several(2, flag()),
    shelled=several(2, flag()),
    # What CHOAM pay of a side's support.
    support_by_choam=several(2, number()),
    # Leader skills: whether a side has taken its skilled leader behind the shield, the spice of a Spice Banker, the
    # worthless card that a Diplomat makes a copy of the other side's defence; what skills add to the leader and what a
    # Bureaucrat takes from the total, in half points; how well a Decipherer reads afterwards (0 not at all).
    behind=several(2, flag()),
    banked=several(2, number()),
    copied=several(2, named(TREACHERY_NAMES)),
    bonus=several(2, number()),
    reduced=several(2, number()),
    deciphers=number(),
)

TABLE: Final = Table(
    auction=optional(AUCTION),
    voyage=optional(VOYAGE),
    battle=optional(BATTLE_FOUGHT),
    # What was decided before the game (section 0.3 of the catalogue).
    advanced=flag(),
    turns=number(TURNS),
    alliance_size=number(2),
    alliance_strongholds=number(4),
    advisors_with_ally=flag(),
    pairs=flag(),
    # Whether CHOAM and Richese may be in play.
    expansion=flag(),
    # Whether Poison Tooth and Artillery Strike are in the deck.
    more_weapons=flag(),
    # Whether leaders have skills, and whether strongholds have cards.
    leader_skills=flag(),
    stronghold_cards=flag(),
    # Where the game stands.
    turn=number(1),
    phase=named(PHASE_NAMES, "setup"),
    first=number(),
    storm=number(STORM_START, Sector),
    # How far the storm is about to move, -1 until it is known.
    storm_steps=number(-1),
    wall_stands=flag(True),
    # Whom Fremen protect from the worm that strikes now (a bit per seat).
    protected=number(),
    # The two who used the battle wheels last, and so dial the storm (-1: nobody; CLA-STORM-03).
    dialers=settled(several(2, number(-1))),
    # The territory of the last spice card on pile A and on pile B, which outlives the pile (CLA-RUL-09).
    last_blow=settled(several(2, named(TERRITORY_NAMES))),
    # The seats, and which of them plays a faction (-1: nobody).
    factions=settled(per_seat(named(FACTION_NAMES))),
    seat_by_faction=settled(each(FACTION_NAMES, number(-1))),
    spice=per_seat(number()),
    # Spice in front of the shield, not to be used before the mentat pause (CLA-DEAL-07).
    bribes=settled(per_seat(number())),
    # Forces. Every count includes the starred forces, which are counted once more in the list beside it.
    reserve=per_seat(number()),
    reserve_special=per_seat(number()),
    tanks=per_seat(number()),
    tanks_special=per_seat(number()),
    forces=per_seat(settled(each(CELL_NAMES, number()))),
    special=per_seat(settled(each(CELL_NAMES, number()))),
    # Bene Gesserit forces on their peaceful side; they are not in `forces`.
    advisors=settled(each(CELL_NAMES, number())),
    # Territories where advisors came with a shipment this turn and cannot take up arms (CLA-FAC-BG-18).
    peaceful=bits(TERRITORY_NAMES),
    ground_spice=settled(each(CELL_NAMES, number())),
    # Alliances: for each seat its allies (a bit each), and the turn in which it joined.
    allies=settled(per_seat(number())),
    joined=settled(per_seat(number())),
    # Leaders: where each has fought this turn, how often each was revived, and whether a seat may revive.
    fought_in=settled(each(LEADER_NAMES, named(TERRITORY_NAMES))),
    lives=settled(each(LEADER_NAMES, number())),
    may_revive=settled(per_seat(flag())),
    # Whether the starred force of this turn has been revived (CLA-REV-06, CLA-CARD-15).
    special_revived=settled(per_seat(flag())),
    # The Kwisatz Haderach: forces lost in battle so far, what became of it, where it has fought this turn.
    kwisatz_losses=number(),
    kwisatz=number(),
    kwisatz_in=named(TERRITORY_NAMES),
    # What each seat wishes for in a nexus, while wishes are compared (-1: nobody).
    wishes=settled(per_seat(number(-1))),
    # Who has entered an alliance in this nexus, and who has left one (a bit per seat).
    entered=number(),
    left=number(),
    # Karama: the advantages that are stopped now, and who has used the special power.
    stopped=bits(ADVANTAGE_NAMES),
    power_used=settled(per_seat(flag())),
    # Talk: how often each seat has spoken up this phase; the offers that lie open, and what was promised in words: by,
    # to, what is given, how much, what is wanted, how much, turn and phase until when.
    spoken=per_seat(number()),
    offers=settled(some(OFFER_ROW)),
    words=settled(some(OFFER_ROW)),
    # With whom Atreides share what they see: cards up for auction, and the spice deck (a bit per seat).
    bidding_shared=number(),
    spice_shared=number(),
    # CHOAM: the inflation token (0 not laid, 1 doubles, 2 cancels charity; how often it was turned; whether it was laid
    # at all), whether a card was exchanged with the ally this turn, and proposed to be in this phase.
    inflation=number(),
    inflation_turns=number(),
    inflation_laid=flag(),
    exchanged=flag(),
    exchange_asked=flag(),
    # Whose free revivals La La La has ended for this phase (a bit per seat), and where Jubba Cloak shelters CHOAM now.
    not_free=number(),
    cloaked=named(TERRITORY_NAMES),
    # Richese: whether a card of the black market was sold this turn, and who opened the bidding for it (-1: nobody).
    market_sold=flag(),
    market_opener=number(-1),
    # Whether the card of their stock is auctioned after the others.
    richese_last=flag(),
    # Juice of Sapho: who acts first or last in what is going on (-1: nobody).
    acts_first=number(-1),
    acts_last=number(-1),
    # Cards discarded just now, with who discarded them, while somebody could have Semuta Drug.
    just_discarded=settled(some(row(number(), named(TREACHERY_NAMES)))),
    # The skill of each leader, and whose skill was used in this phase, where it works once per phase.
    skill_of=settled(each(LEADER_NAMES, named(SKILL_NAMES))),
    skill_used=settled(per_seat(flag())),
    # Who holds each stronghold card (-1: nobody).
    card_holder=settled(each(STRONGHOLD_CARD_NAMES, number(-1))),
    # Who has shipped and moved this turn.
    voyaged=settled(per_seat(flag())),
    treachery=cards(TREACHERY),
    spice_cards=cards(SPICE),
    storm_cards=cards(STORM),
    predictions=cards(PREDICTIONS),
    traitors=cards(TRAITORS),
    leaders=cards(LEADERS),
    tokens=cards(TOKENS),
    skills=cards(SKILLS),
)
