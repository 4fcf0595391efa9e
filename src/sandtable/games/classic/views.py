"""The shape of what is seen of Classic: `state.view(seat)`.

Declared here once: `view.py` and the terminal are checked against it, the browser's types are written from it
(`tools/client_files.py`).
"""

from typing import Literal, NotRequired, TypedDict

from sandtable.kernel.views import Pile, ResultView

LeaderState = Literal["ready", "tanks", "taken", "killed", "unknown"]
"""`taken` by Harkonnen, `killed` by them in secret; `unknown` where the reader cannot tell."""
PlanState = Literal["none", "made", "revealed"]


class Leader(TypedDict):
    id: str
    strength: int
    state: LeaderState
    revived: int
    """How often the leader has been revived."""
    territory: str | None
    """Where the leader has fought this turn."""
    skill: str | None
    """The leader skill whose card lies with it."""


class Promise(TypedDict):
    """What a player promised its allies; nothing is said to others than those."""

    spice: int | None
    grants: bool | None


class Player(TypedDict):
    seat: int
    faction: str | None
    circle: int
    """The sector of the player circle."""
    allies: list[int]
    joined: int | None
    """The turn in which the player joined its alliance."""
    spice: int
    bribes: int
    """Spice in front of the shield, not to be used before the mentat pause."""
    reserve: int
    reserve_special: int
    tanks: int
    tanks_special: int
    leaders: list[Leader]
    leaders_taken: int
    leaders_killed_in_secret: int
    may_revive_leaders: bool
    skills_offered: Pile
    """The skill cards that the player chooses from."""
    skill_used: bool
    """Whether a skill that works once a phase has been used in this one."""
    treachery: Pile
    traitors: Pile
    promise: Promise | None
    spoken: int
    """How often the player has offered or promised something in this phase."""
    karama_power_used: bool
    shipped_and_moved: bool
    standing_passes: list[str]
    """Until when the player passes in windows without being asked."""


class Forces(TypedDict):
    seat: int
    count: int
    special: int
    """How many of them carry a star; of Richese, whether one is a no-field token that lies face down."""


class Advisors(TypedDict):
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
    advisors: Advisors | None


class TreacheryView(TypedDict):
    deck: int
    discard: int
    top: str | None
    on_deck: list[str]
    """Cards on top of the deck that the reader knows."""
    row: int
    """Cards still to come up for auction."""
    taken: int
    """Cards that Harkonnen have taken and not yet replaced."""
    taken_known: list[str]
    up: int
    up_known: list[str]


class SpiceCardsView(TypedDict):
    deck: int
    discards: list[int]
    """How many cards lie on pile A and on pile B."""
    tops: list[str | None]
    last_blows: list[str | None]
    """The territory of the last spice blow of each pile: where a worm would strike."""
    on_deck: list[str]


class StormCard(TypedDict):
    known: int | None


class Prediction(TypedDict):
    faction: str | None
    turn: int | None


class KwisatzHaderach(TypedDict):
    losses: int
    state: Literal["sleeping", "awake", "killed"]
    territory: str | None


class Until(TypedDict):
    turn: int
    phase: str


class Offer(TypedDict):
    by: int
    to: int
    gives: str
    given: int | str
    wants: str
    wanted: int | str
    until: Until


class Shared(TypedDict):
    """With whom Atreides share what they see, by a deal."""

    bidding: list[int]
    spice_deck: list[int]


class AuctionView(TypedDict):
    cards: int
    number: int
    opener: int | None
    turn: int | None
    bidder: int | None
    bid: int
    seller: Literal["deck", "richese", "black_market"]
    way: Literal["normal", "once_around", "sealed"]
    waiting: list[int]
    """Who is still to bid, in an auction of Richese."""
    bids: list[int | None]
    """What each seat bid in secret, once that is open."""


class VoyageView(TypedDict):
    seat: int
    target: str | None
    """Where the declared shipment goes: a cell, or the reserves."""
    count: int
    special: int
    paid: int
    karama: bool
    shipped: bool
    moves: int
    visiting: str | None
    by_no_field: bool
    no_field_asked: bool
    lent_no_field: int | None
    """The value of the token that Richese lent to their ally."""
    flights: int
    """Groups that an Ornithopter card carries."""
    further: int
    """Territories that Kulon adds."""
    barred: list[str]
    """Territories that Baliset has closed."""
    surveyed: bool
    """Whether a Planetologist has helped a movement."""


class Plan(TypedDict):
    """A battle plan: seen by its owner, by all once revealed, and in whole or in part by whoever looked."""

    seat: int
    state: PlanState
    leader: NotRequired[str | None]
    kwisatz_haderach: NotRequired[bool]
    weapon: NotRequired[str | None]
    defence: NotRequired[str | None]
    dial: NotRequired[float]
    spice: NotRequired[int]
    bank: NotRequired[int]
    """Spice that makes a Spice Banker stronger."""
    killed: NotRequired[bool]


class Voice(TypedDict):
    by: int
    at: int
    order: str


class Prescience(TypedDict):
    by: int
    at: int
    element: str


class BattleView(TypedDict):
    territory: str
    cells: list[str]
    aggressor: int
    defender: int
    voice: Voice | None
    prescience: Prescience | None
    plans: list[Plan]
    traitors: list[int | None]
    """For each side the seat that called the other's leader a traitor."""
    strength: list[float] | None
    """Of both sides, once the battle is decided."""
    winner: int | None
    stone_burner: list[Literal["both_leaders_die", "no_leader_counts"] | None]
    """What each side chose for its Stone Burner."""
    tooth_withdrawn: list[bool]
    support_by_choam: list[int]
    """How much CHOAM will pay at most for each side."""
    most_dialled: list[float]
    """The highest number that each side can dial, as far as the reader can tell."""
    behind: list[bool]
    """Whether each side has taken its skilled leader behind the shield."""
    copied: list[str | None]
    """The worthless card of each side that a Diplomat makes a copy of the other side's defence."""


class NoFieldOnPlanet(TypedDict):
    cell: str | None
    """Where it lies; None while a shipment is being declared."""
    value: int | None
    """Known to Richese only."""


class RicheseView(TypedDict):
    stock: Pile
    no_fields: list[int]
    """The values of the tokens that the reader knows to lie behind the shield."""
    on_planet: NoFieldOnPlanet | None
    face_up: int | None
    """The value of the token used last, which cannot be used next."""
    auction_last: bool
    market_sold: bool


class ChoamView(TypedDict):
    inflation: Literal["none", "double", "cancel"]
    inflation_laid: bool
    inflation_turned: bool
    exchanged: bool
    exchange_proposed: bool
    denied_free_revival: list[int]
    sheltered: str | None
    """The territory in which Jubba Cloak keeps the storm from CHOAM."""


class StrongholdCardView(TypedDict):
    stronghold: str
    holder: int | None


class ClassicView(TypedDict):
    game: Literal["classic"]
    you: int | None
    mode: Literal["basic", "advanced"]
    turn: int
    turns: int
    phase: str
    first_player: int | None
    storm: int
    storm_steps: int | None
    """How far the storm is about to move, once that is known."""
    storm_card: StormCard | None
    storm_dialers: list[int]
    shield_wall: bool
    players: list[Player]
    cells: list[CellContent]
    treachery: TreacheryView
    spice_cards: SpiceCardsView
    traitor_deck: int
    prediction: Prediction | None
    kwisatz_haderach: KwisatzHaderach | None
    stopped: list[str]
    """The advantages that a Karama has stopped."""
    offers: list[Offer]
    promises_in_words: list[Offer]
    shared: Shared
    acts_first: int | None
    """Who acts first in what is going on, by Juice of Sapho."""
    acts_last: int | None
    choam: ChoamView | None
    richese: RicheseView | None
    skill_deck: int | None
    """How many skill cards are left; None in a game without them."""
    traitors_looked_at: Pile
    """The traitor cards that a Decipherer chooses from."""
    stronghold_cards: list[StrongholdCardView] | None
    """Who holds which; None in a game without them."""
    auction: AuctionView | None
    voyage: VoyageView | None
    battle: BattleView | None
    result: ResultView | None


class ClassicFacts(TypedDict):
    """What is printed on the components."""

    roles: dict[str, str]
    """What each kind of treachery card is in a battle plan."""
