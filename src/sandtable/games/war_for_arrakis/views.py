"""The shape of what is seen of War for Arrakis: `state.view(seat)`.

Declared here once: `view.py` and the terminal are checked against it, the browser's types are written from it
(`tools/client_files.py`).
"""

from typing import NotRequired, TypedDict

from sandtable.kernel.views import Phrase, ResultView


class Player(TypedDict):
    seat: int
    side: str
    powers: list[str]


class Token(TypedDict):
    """A facedown Deployment token, which everybody can follow."""

    token: str
    units: list[int] | None
    """Regular, Elite and Fedaykin Units that it shows, if the reader may look."""


class Legion(TypedDict):
    """The Units and leaders of one side in an area; what is not there is left out."""

    side: str
    regular: NotRequired[int]
    elite: NotRequired[int]
    fedaykin: NotRequired[int]
    sardaukar: NotRequired[int]
    tokens: NotRequired[list[Token]]
    silver_tokens: NotRequired[int]
    """Facedown Harkonnen Deployment tokens, which only the Mahdi has."""
    black_tokens: NotRequired[int]
    naib: NotRequired[int]
    bashar: NotRequired[int]
    leaders: NotRequired[list[str]]


class Sietch(TypedDict):
    rank: int | None
    """None while the reader may not look."""
    face_up: bool


class Settlement(TypedDict):
    rank: int


class AreaContent(TypedDict):
    """What lies and stands in an area; empty areas are left out, and so is what an area does not hold."""

    area: str
    sietch: NotRequired[Sietch]
    settlement: NotRequired[Settlement]
    legions: NotRequired[list[Legion]]
    harvester: NotRequired[bool]
    station: NotRequired[bool]
    worm: NotRequired[str]
    wormsign: NotRequired[str]


class Supply(TypedDict):
    """What is off the board."""

    atreides: dict[str, int]
    harkonnen: dict[str, int]
    harvesters: int
    ornithopters: int
    carryalls: int
    sandworms: int
    wormsigns: int
    tokens: int
    drawn_tokens: list[str]
    """Deployment tokens that were drawn and not yet put anywhere."""
    signs_turned: dict[str, int]
    stations_left: dict[str, int]


class LeaderView(TypedDict):
    state: str
    area: str | None
    spent: bool
    resting: bool
    """Whether the leader has left a Tank and waits for the owner's next turn."""


class Box(TypedDict):
    """An action box: its slots, and the dice in it."""

    slots: int
    dice: int
    bene_gesserit: int
    excess: int
    used: int


class DashboardView(TypedDict):
    side: str
    power: str | None
    """Whose dashboard it is where two players share a side."""
    boxes: dict[str, Box]
    tank: list[str | None]


class SpiceMustFlow(TypedDict):
    markers: dict[str, int]
    """The row of each Imperium marker, counted from 1 at the top."""
    bans: list[str]
    dice: int
    """Dice that lie on the board and cannot be used."""
    saved_spice: int


class PlanningView(TypedDict):
    """The Planning cards of a power."""

    deck: int
    discard: list[str]
    laid: list[str]
    hand: int
    known: list[str]
    """The cards of the hand that the reader can name."""


class ClaimNeed(TypedDict):
    """One part of what a Prescience card asks for."""

    need: Phrase
    have: int
    asked: int
    """How much of it is asked for: 1 of what is so or not so."""
    met: bool


class PrescienceView(TypedDict):
    deck: int
    shown: list[str]
    claimed: list[str]
    gone: list[str]
    bonus_on: str | None
    kept: str | None
    claims_left: int
    """How many cards may still be claimed this round."""
    lacks: dict[str, list[ClaimNeed]]
    """Of each card that is shown, the parts of its condition, met or not; its text says when it is claimed."""


class Objectives(TypedDict):
    kept: int
    known: list[str]


class TurnView(TypedDict):
    side: str
    seat: int
    die: str | None
    """The result of the die that was chosen."""
    bene_gesserit: bool
    entered: list[str]


BattleView = TypedDict(
    "BattleView",
    {
        "attacker": str,
        "from": str,
        "area": str,
        "round": int,
        "surprise": bool,
        "extra_dice": dict[str, int],
        # How many dice each side would roll as it stands, and the hits that going on would cost the attacker.
        "dice": dict[str, int],
        "price": int,
        # What has been rolled and made of Specials, until it is counted.
        "hits": dict[str, int],
        "shields": dict[str, int],
    },
)


class AttackOdds(TypedDict):
    """How an attack would turn out as far as the reader of a view can tell (`forecast.py`); made on request."""

    origin: str
    target: str
    surprise: bool
    undefended: bool
    attacker: float
    """How likely the attacker destroys the defender; `defender` the other way round; `nobody`: both fall."""
    defender: float
    nobody: float
    attacker_left: float
    """Hits that the survivors could still take, on average over all outcomes."""
    defender_left: float
    tokens_guessed: int
    """Facedown tokens that were counted as each of those that they could be."""
    rank_guessed: bool


class Decreed(TypedDict):
    """What cards have decreed for a coming turn."""

    paul_pinned: bool
    forced_result: str | None


class Reinforcement(TypedDict):
    """A card of the Reinforcements deck: whose it is, and which one if it was laid there for all to see."""

    power: str
    card: str | None


class MahdiView(TypedDict):
    """The automaton that plays the Harkonnen side."""

    harvest: str | None
    """The Tactical card of the Harvesting Sector."""
    target: str | None
    """The area of the Target Sietch."""
    target_card: str | None
    marches_on: str | None
    """The area of the Sietch that its legions march on in this turn."""
    tactics_discarded: list[str]
    reinforcements: list[Reinforcement]
    """From the bottom of the deck to its top."""
    last_discard: str | None
    """Whose card lies on top of the discard pile of both decks."""
    tokens_left: dict[str, int]
    """Harkonnen Deployment tokens in the pool, by colour."""
    flown: bool
    """Whether an Ornithopter has carried a legion in this turn."""


class WarForArrakisView(TypedDict):
    game: str
    you: int | None
    round: int
    phase: str
    players: list[Player]
    areas: list[AreaContent]
    air_zones: dict[str, str]
    blasted: str | None
    supply: Supply
    leaders: dict[str, LeaderView]
    dashboards: list[DashboardView]
    unrolled: dict[str, int]
    bene_gesserit: dict[str, int]
    cones_of_silence: dict[str, int]
    """Tokens left to each side that two players share."""
    supremacy: int
    prescience: dict[str, int]
    spice_must_flow: SpiceMustFlow
    planning: dict[str, PlanningView]
    prescience_cards: PrescienceView
    objectives: Objectives
    turn: TurnView | None
    battle: BattleView | None
    decreed: Decreed
    mahdi: MahdiView | None
    result: ResultView | None


class CombatValue(TypedDict):
    """What a leader makes of a Special in battle."""

    hits: int
    shields: int


class LeaderFacts(TypedDict):
    side: str
    power: str
    """On whose dashboard its card lies where two share the side."""
    box: str | None
    """The action box at which the leader's special action is taken."""
    hits: int
    shields: int
    reconstructed: bool
    """Whether no source confirms what its card says."""


class SpiceRow(TypedDict):
    """A row of The Spice Must Flow: dice that lie there while it is active, vehicles that it grants."""

    dice: int
    harvesters: int
    ornithopters: int
    carryalls: int


class WarForArrakisFacts(TypedDict):
    """The figures of the box."""

    supremacy_wins: int
    prescience_top: int
    spice_must_flow: list[SpiceRow]
    """From the top row to the bottom."""
    objectives: dict[str, dict[str, int]]
    """How far each marker must be for a Secret Objective."""
    generic: CombatValue
    leaders: dict[str, LeaderFacts]
    planning: dict[str, str]
    """Whose deck each Planning card belongs to."""


class WarForArrakisTexts(TypedDict):
    """What cards and leaders say in one language."""

    planning: dict[str, str]
    leaders: dict[str, str]
    prescience: dict[str, str]
