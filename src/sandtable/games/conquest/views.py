"""The shape of what is seen of Conquest: `state.view(seat)`, and the facts that are printed on its components.

Declared here once: `view.py` and the terminal are checked against it, the browser's types are written from it
(`tools/client_files.py`).
"""

from typing import Literal, NotRequired, TypedDict

from sandtable.kernel.views import Pile, ResultView

LeaderState = Literal["ready", "tanks", "fought", "unknown"]
PlanState = Literal["none", "made", "revealed"]
WeaponType = Literal["projectile", "poison", "special"]
CardType = Literal["projectile", "poison", "special", "shield", "snooper", "worthless", "market", "sandworm"]


class Leader(TypedDict):
    id: str
    strength: int
    state: LeaderState
    territory: str | None
    """Where the leader fought this round."""


class Player(TypedDict):
    seat: int
    faction: str | None
    spice: int
    reserve: int
    tanks: int
    leaders: list[Leader]
    """The player's leaders, as far as the reader can tell which are in play."""
    battle_cards: Pile
    market_cards: Pile
    traitors: Pile
    standing_pass: bool


class Forces(TypedDict):
    seat: int
    count: int


class CellContent(TypedDict):
    """What lies and stands in a cell; empty cells are left out."""

    cell: str
    territory: str
    sector: int
    """0 outside all sectors."""
    spice: int
    forces: list[Forces]


class Deck(TypedDict):
    deck: int
    discard: NotRequired[int]
    top: NotRequired[str | None]
    """Only the top of a discard pile is public (CON-SETUP-05)."""


class Decks(TypedDict):
    spice: Deck
    battle: Deck
    market: Deck
    traitor: Deck


class Plan(TypedDict):
    """A battle plan: seen by its owner, by all once revealed, and in part by whoever looked."""

    seat: int
    state: PlanState
    leader: NotRequired[str | None]
    weapon: NotRequired[str | None]
    mode: NotRequired[str | None]
    defence: NotRequired[str | None]
    dial: NotRequired[int | None]


class Voice(TypedDict):
    by: int
    must: bool
    type: WeaponType


class BattleView(TypedDict):
    territory: str
    cells: list[str]
    advantage: int
    """The seat with the battle advantage."""
    opponent: int
    plans: list[Plan]
    voice: Voice | None
    strength: list[int] | None
    """Of both sides, once the battle is decided."""


class ConquestView(TypedDict):
    game: Literal["conquest"]
    you: int | None
    mode: Literal["standard", "alliance"]
    round: int
    phase: str
    first_player: int | None
    storm: int
    covered: str | None
    players: list[Player]
    cells: list[CellContent]
    decks: Decks
    battle: BattleView | None
    result: ResultView | None


class ConquestFacts(TypedDict):
    """What the client needs to know of the box."""

    rounds: int
    strongholds_to_win: int
    points_per_stronghold: int
    points_per_spice: int
    strongholds: list[str]
    card_types: dict[str, CardType]
    blows: dict[str, list[str]]
    """The territories of every location card in the spice deck."""
