"""Every field of a table of Uprising, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.uprising.board import CONTROL_SPACES, MAKER_SPACES, POSTS, SPACES
from sandtable.games.uprising.cards import (
    CARD_KIND,
    CARDS,
    CONTRACT_KIND,
    FIRST_RESERVE_CARD,
    INTRIGUE_KIND,
    MAX_SEATS,
    STARTING_DECK,
)
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.catalogue import EFFECT_NAMES as EFFECT_IDS
from sandtable.games.uprising.hagal.fields import HOUSE
from sandtable.games.uprising.hagal.house import House
from sandtable.games.uprising.leaders import LEADERS, TRAINING
from sandtable.games.uprising.terms import FACTIONS, Phase, PostIndex, Source, SpaceIndex, TurnKind
from sandtable.kernel.fields import (
    Deck,
    Part,
    Table,
    bits,
    cards,
    each,
    flag,
    follows,
    grid,
    named,
    number,
    optional,
    part,
    per,
    row,
    some,
)
from sandtable.kernel.names import Names, numbered
from sandtable.kernel.seats import Seat

CONTRACT_SOURCE: Final = 1000
"""Effects in progress remember the component they come from: a personal card by its number, a contract token beyond."""

FEWEST_PLAYERS: Final = 3
"""Rivals fill the table up to this number."""


def _card_names() -> list[str]:
    """A name for every physical card: starting cards by whose they are, the others by kind."""
    starting = numbered([CARDS[kind].id for kind in STARTING_DECK])
    owned = [f"{name} of seat {seat}" for seat in range(MAX_SEATS) for name in starting]
    return [*owned, *numbered([CARDS[kind].id for kind in CARD_KIND[FIRST_RESERVE_CARD:]])]


PHASE_NAMES: Final = Names(
    "phase", ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame"), Phase
)
TURN_KIND_NAMES: Final = Names("kind of turn", ("choosing", "agent", "reveal", "out_of_turn"), TurnKind)
FACTION_NAMES: Final = Names("faction", FACTIONS)
SPACE_NAMES: Final = Names("space", [space.id for space in SPACES], SpaceIndex)
POST_NAMES: Final = Names("post", [post.id for post in POSTS], PostIndex)
CONTROL_NAMES: Final = Names("location", [SPACES[space].id for space in CONTROL_SPACES])
MAKER_NAMES: Final = Names("Maker space", [SPACES[space].id for space in MAKER_SPACES])
LEADER_NAMES: Final = Names("leader", [leader.id for leader in LEADERS])
TRAINING_NAMES: Final = Names("training step", [step.id for step in TRAINING])
OBJECTIVE_NAMES: Final = Names("objective", [card.id for card in OBJECTIVES])
CONFLICT_NAMES: Final = Names("conflict", [card.id for card in CONFLICTS])
EFFECT_NAMES: Final = Names("effect", EFFECT_IDS)

# Kinds of cards, and cards as they lie there.
KIND_NAMES: Final = Names("kind of card", [card.id for card in CARDS])
INTRIGUE_KIND_NAMES: Final = Names("kind of Intrigue card", [card.id for card in INTRIGUE])
CARD_NAMES: Final = Names("card", _card_names())
INTRIGUE_NAMES: Final = Names("Intrigue card", numbered([INTRIGUE[kind].id for kind in INTRIGUE_KIND]))
CONTRACT_NAMES: Final = Names("contract", numbered([CONTRACTS[kind].id for kind in CONTRACT_KIND]))
SOURCE_NAMES: Final = Names(
    "component",
    CARD_NAMES.ids,
    Source,
    also={CONTRACT_SOURCE + token: f"contract {name}" for token, name in enumerate(CONTRACT_NAMES.ids)},
)

# Copies of a card are told apart: where it matters the rules move the one that others know of (`decks.of_kind`).
PERSONAL: Final = Deck(
    CARD_NAMES,
    tuple(range(len(CARD_KIND))),
    ("imperium", "row", "reserve", "trashed", "looked_at", "set_aside"),
    each=("deck", "hand", "discard", "in_play"),
)
INTRIGUES: Final = Deck(INTRIGUE_NAMES, INTRIGUE_KIND, ("deck", "discard", "trashed"), each=("held", "face_up"))
CONFLICT_CARDS: Final = Deck(
    CONFLICT_NAMES,
    tuple(range(len(CONFLICTS))),
    ("level 1", "level 2", "level 3", "left_out", "on_board"),
    each=("won", "won_turned"),
)
CONTRACT_TOKENS: Final = Deck(
    CONTRACT_NAMES, CONTRACT_KIND, ("stack", "offered", "reserved"), each=("taken", "completed")
)


def players_at(seats: int) -> int:
    return max(seats, FEWEST_PLAYERS)


def everyone_at(seats: int) -> int:
    """All observers, the public included, as bits."""
    return (1 << (seats + 1)) - 1


def house_at(seats: int) -> House | None:
    """House Hagal plays where seats are left over."""
    return House(seats) if players_at(seats) > seats else None


TURN: Final = Part(
    "Turn",
    "What has happened in the turn (or combat opportunity, or reward) of one player.",
    given=("player", "kind"),
    player=number(0, Seat),
    kind=named(TURN_KIND_NAMES),
    # The card that sent the Agent, and where to.
    card=named(CARD_NAMES),
    space=named(SPACE_NAMES),
    entry=number(),
    # Effects still to be carried out, each with the component it comes from.
    pending=some(row(named(EFFECT_NAMES), named(SOURCE_NAMES))),
    as_printed=flag(),
    revealed=bits(CARD_NAMES),
    # The revealed cards that have given swords.
    armed=bits(CARD_NAMES),
    acquired=bits(KIND_NAMES),
    recalled_spy=flag(),
    spice_gained=number(),
    # Troops recruited, those deployed from the garrison by right of the space, and all units deployed.
    recruited=number(),
    deployed=number(),
    units_deployed=number(),
    may_deploy=flag(),
    may_deploy_recruited=flag(),
    no_deploy=flag(),
    # How many troops could still be deployed when the player was last asked and left them.
    left_in_garrison=number(),
    # What the effect of a component last discarded, trashed or placed.
    discarded=named(CARD_NAMES),
    discarded_by=named(SOURCE_NAMES),
    trashed=named(CARD_NAMES),
    trashed_by=named(SOURCE_NAMES),
    post=named(POST_NAMES),
    post_by=named(SOURCE_NAMES),
    # Contracts held when the Agent was sent that a harvest can complete.
    harvests=some(named(CONTRACT_NAMES)),
    # Whether the arrow just offered was paid.
    paid=flag(),
)

TABLE: Final = Table(
    players=follows(players_at),
    everyone=follows(everyone_at),
    turn=part(TURN, 0, TURN_KIND_NAMES.place("out_of_turn")),
    house=optional(HOUSE, made_by=house_at),
    choam=flag(),
    mandatory_spies=flag(),
    round=number(),
    phase=named(PHASE_NAMES, "setup"),
    first=number(0, Seat),
    shield_wall=flag(True),
    # The Conflict card fought over this round, until the Conflict is resolved.
    conflict=named(CONFLICT_NAMES),
    # Who may buy the Row card that was set aside (-1: nobody), and how much cheaper.
    aside_for=number(-1, Seat),
    aside_discount=number(),
    # Players in order of their Reveal turns of this round.
    reveal_order=some(number(0, Seat)),
    leaders=per("players", named(LEADER_NAMES)),
    solari=per("players", number()),
    spice=per("players", number()),
    water=per("players", number()),
    vp=per("players", number()),
    supply=per("players", number()),
    garrison=per("players", number()),
    troops=per("players", number()),
    worms=per("players", number()),
    swords=per("players", number()),
    persuasion=per("players", number()),
    # Agents on the leader; spaces with an Agent and posts with a spy, a bit each.
    agents=per("players", number()),
    placed=per("players", bits(SPACE_NAMES)),
    spies=per("players", bits(POST_NAMES)),
    influence=grid("players", FACTION_NAMES, number()),
    swordmaster=per("players", flag()),
    council=per("players", flag()),
    hooks=per("players", flag()),
    memories=per("players", number()),
    training=per("players", named(TRAINING_NAMES, TRAINING[0].id)),
    objective=per("players", named(OBJECTIVE_NAMES)),
    objective_turned=per("players", flag()),
    # Who holds the Alliance token of a faction, who controls a location (-1: nobody), spice waiting on a Maker space.
    alliance=each(FACTION_NAMES, number(-1, Seat)),
    control=each(CONTROL_NAMES, number(-1, Seat)),
    bonus_spice=each(MAKER_NAMES, number()),
    cards=cards(PERSONAL),
    intrigue=cards(INTRIGUES, "players"),
    conflicts=cards(CONFLICT_CARDS, "players"),
    contracts=cards(CONTRACT_TOKENS, "players"),
)
