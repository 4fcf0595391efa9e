"""The shape of what is seen of Uprising: `state.view(seat)`, and what is printed on its components.

Declared here once: `view.py` and the terminal are checked against it, the browser's types are written from it
(`tools/client_files.py`).

Lists of cards are sorted by name unless an order is told. What a seat knows of its own deck is its contents, as
nobody knows an order.
"""

from typing import Literal, NotRequired, TypedDict

from sandtable.kernel.views import Phrase, Pile, ResultView

TurnKind = Literal["choosing", "agent", "reveal", "none"]


class Turn(TypedDict):
    kind: TurnKind
    card: str | None
    space: str | None
    waiting: list[str]
    """Effects still to come, for the player on turn only."""
    spice_gained: int
    recruited: int
    deployed: int
    units_deployed: int
    recalled_spy: bool
    no_deploy: bool


class RivalCard(TypedDict):
    """A Rival of House Hagal."""

    id: str
    swordmaster_cost: int
    priority: list[str]
    """Factions, the dearest first."""
    signet: Phrase
    network: Phrase
    can_win: bool


class Objective(TypedDict):
    id: str
    turned: bool


class CardInPlay(TypedDict):
    card: str
    revealed: bool


class Player(TypedDict):
    """A player; those after the last seat are Rivals, who have no leader."""

    seat: int
    leader: str | None
    rival: RivalCard | None
    vp: int
    solari: int
    spice: int
    water: int
    influence: list[int]
    """With the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen."""
    alliances: list[str]
    agents: int
    """On the leader."""
    placed: list[str]
    """Spaces with an Agent of the player."""
    spies: list[str]
    """Posts with a spy of the player."""
    spies_in_supply: int
    supply: int
    garrison: int
    troops: int
    """In the Conflict."""
    worms: int
    swords: int
    strength: int
    persuasion: int
    council: bool
    swordmaster: bool
    hooks: bool
    memories: int
    training: str | None
    revealed: bool
    objective: Objective | None
    won: list[str]
    won_turned: list[str]
    hand: Pile
    deck: Pile
    discard: list[str]
    in_play: list[CardInPlay]
    intrigue: Pile
    intrigue_face_up: list[str]
    contracts: list[str]
    completed: list[str]


class SpaceView(TypedDict):
    id: str
    agents: list[int]
    bonus_spice: int | None
    control: int | None


class PostView(TypedDict):
    id: str
    spies: list[int]


SetAside = TypedDict("SetAside", {"card": str, "for": int, "discount": int})


class ConflictView(TypedDict):
    card: str | None
    protected: bool
    pile: list[str]
    """Unclaimed Conflict cards, the top one last."""
    deck: list[int]
    """Cards left of level I, II and III."""


class ContractsView(TypedDict):
    stack: int
    offered: list[str]
    reserved: list[str]


class HagalView(TypedDict):
    difficulty: str
    rules: list[str]
    """Optional rules in force."""
    deck: int
    discard: list[str]
    """The top card last."""


class UprisingView(TypedDict):
    game: Literal["uprising"]
    you: int | None
    choam: bool
    round: int
    phase: str
    first_player: int
    on_turn: int | None
    turn: Turn
    players: list[Player]
    spaces: list[SpaceView]
    posts: list[PostView]
    alliances: list[int | None]
    """The holder for each faction."""
    shield_wall: bool
    row: list[str]
    reserve: dict[str, int]
    set_aside: SetAside | None
    looked_at: Pile
    trashed: list[str]
    imperium_deck: int
    intrigue_deck: int
    intrigue_discard: list[str]
    intrigue_trashed: Pile
    conflict: ConflictView
    contracts: ContractsView
    hagal: HagalView | None
    result: ResultView | None


# What is printed on the components.

Symbol = tuple[str] | tuple[str, int]
"""A sign and its number: `["recruit", 2]`; `["then"]` is an arrow, `["or"]` stands between alternatives, and
`["needs_fremen", 2]` before what waits for a condition."""


class Requirement(TypedDict):
    faction: str
    level: int


class EntrySheet(TypedDict):
    cost: list[Symbol]
    gives: list[Symbol] | None
    """None where only words will do."""


class SpaceSheet(TypedDict):
    id: str
    area: str
    icon: str
    combat: bool
    maker: bool
    wall: bool
    influence: str | None
    requires: Requirement | None
    control: list[Symbol] | None
    """What the controller gets at every visit."""
    cheaper: int | None
    entries: list[EntrySheet]


class PostSheet(TypedDict):
    id: str
    spaces: list[str]


class TrackSheet(TypedDict):
    faction: str
    bonus: list[Symbol] | None


class CardSheet(TypedDict):
    cost: int | None
    tags: list[str]
    icons: list[str]
    boxes: dict[str, list[Symbol]]


class ConflictSheet(TypedDict):
    level: int
    icon: str
    space: str | None
    rewards: list[list[Symbol] | None]


class TrainingSheet(TypedDict):
    id: str
    next: list[int]
    gives: list[Symbol] | None


class LeaderSheet(TypedDict):
    when: str
    """The moment of its ability: `agent` or `reveal` turn, or `any`."""
    back: str | None
    """The other side of a two-sided leader, as its owner may become it."""
    trained: bool
    """Whether it walks along the training track."""


class HagalSheet(TypedDict):
    swords: int
    spaces: list[str]


class UprisingFacts(TypedDict):
    factions: list[str]
    track_top: int
    goal: int
    """Whoever has that many Victory Points makes this round the last."""
    spaces: list[SpaceSheet]
    posts: list[PostSheet]
    tracks: list[TrackSheet]
    cards: dict[str, CardSheet]
    conflicts: dict[str, ConflictSheet]
    objectives: dict[str, str]
    leaders: dict[str, LeaderSheet]
    training: list[TrainingSheet]
    hagal: dict[str, HagalSheet]
    effects: dict[str, list[Symbol]]
    """The symbols of effects that can be chosen, by the name of the choice."""


# The same in words, in one language.


class LeaderText(TypedDict):
    ability: str
    signet: str
    signet_name: str
    setup: NotRequired[str]


class RivalText(TypedDict):
    signet: str
    network: str


class UprisingTexts(TypedDict):
    card: dict[str, dict[str, str]]
    intrigue: dict[str, dict[str, str]]
    conflict: dict[str, list[str]]
    contract: dict[str, str]
    leader: dict[str, LeaderText]
    training: dict[str, str]
    hagal: dict[str, str]
    rival: dict[str, RivalText]
    control: dict[str, str]
    space: dict[str, str]
    requires: dict[str, str]
    track: dict[str, str]
