"""What requests and answers look like. The OpenAPI page, and the browser client's types, come from here."""

import unicodedata
from enum import IntEnum
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
    TypeAdapter,
)

from sandtable.server.storage.description import written_time
from sandtable.words import LANGUAGES

NOT_PRINTED: Final = ("Cc", "Cs", "Zl", "Zp")
TURNING: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Signs that turn round the direction of what follows, beyond the name or the sentence that holds them."""


def _printable(text: str) -> str:
    if any(unicodedata.category(sign) in NOT_PRINTED and sign != "\n" for sign in text):
        raise ValueError("control signs are not allowed")
    if any(unicodedata.bidirectional(sign) in TURNING for sign in text):
        raise ValueError("signs that turn round the direction of others are not allowed")
    return text


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("it must be one line")
    return _printable(text)


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


Word = Annotated[str, StringConstraints(max_length=200, pattern=r"^[\x21-\x7e]+$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(_one_line)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40), AfterValidator(_one_line)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), AfterValidator(_one_line)]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000), AfterValidator(_printable)
]
Language = Annotated[str, StringConstraints(max_length=8), AfterValidator(_known_language)]
Nonce = Annotated[str, StringConstraints(pattern=r"^(?:[0-9a-f]{2}){16,32}$")]
"""16 to 32 bytes in hexadecimal digits."""
Code = Annotated[str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=20, pattern=r"^[A-Za-z0-9]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=63, strict=True)]
OptionValue = StrictBool | StrictInt | Annotated[StrictStr, StringConstraints(max_length=100)]
Options = Annotated[dict[Word, OptionValue], Field(max_length=50)]
SeatKind = Literal["person", "bot", "closed"]
Access = Literal["open", "private"]
Trouble = Literal["old_rules", "no_game", "damaged", "closed"]
Pace = Literal["live", "slow"]


class Body(BaseModel):
    """What a request may hold: nothing that was not asked for."""

    model_config = ConfigDict(extra="forbid")


class MeBody(Body):
    name: Name | None = None
    language: Language | None = None


class SeatBody(Body):
    kind: SeatKind
    level: Word | None = None


class NewTableBody(Body):
    game: Word
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=16)] | None = None
    options: Options = {}
    title: Title = ""
    access: Access = "private"
    spectators: bool = True
    take: SeatNumber | None = None
    pace: Pace = "live"
    guide: Word | None = None
    """A first game with a coach: the mode. Seats, options and chance are then the guide's."""


class ChangeTableBody(Body):
    title: Title | None = None
    options: Options | None = None
    access: Access | None = None
    spectators: bool | None = None
    pace: Pace | None = None


class JoinBody(Body):
    seat: SeatNumber | None = None
    invitation: Word | None = None


class NonceBody(Body):
    nonce: Nonce


class MySeatBody(Body):
    seat: SeatNumber | None = None


class SuggestionBody(MySeatBody):
    ahead: bool = False
    """Whether somebody shall look ahead, which takes about a second."""


class NoticeBody(Body):
    url: Annotated[str, StringConstraints(max_length=500), AfterValidator(_one_line)] | None
    language: Language = "en"


class MoveBody(Body):
    ask: Word
    option: Notation
    seat: SeatNumber | None = None


class BackBody(Body):
    ask: Word
    seat: SeatNumber | None = None


class UndoAnswerBody(Body):
    grant: bool
    seat: SeatNumber | None = None


class ChatBody(Body):
    text: ChatText
    seat: SeatNumber | None = None
    private: bool = False


class SignInBody(Body):
    credential: dict[str, Any]


class PasskeyBody(SignInBody):
    label: Title = ""


class DeviceBody(Body):
    code: Code


class Error(BaseModel):
    """What every refusal looks like; some say more."""

    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class Me(BaseModel):
    guest: str
    name: str
    language: str


class PasskeyOut(BaseModel):
    id: str
    label: str
    created_at: str
    used_at: str


class AccountOut(BaseModel):
    account: bool
    possible: bool
    passkeys: list[PasskeyOut]


class DeviceCode(BaseModel):
    code: str
    url: str
    expires_at: str


class DeviceJoined(BaseModel):
    tables: list[str]


class Setting(BaseModel):
    kind: Literal["flag", "choice"]
    choices: list[bool | int | str]
    default: bool | int | str


class Mode(BaseModel):
    """A way to play the game: `mode-<id>` names it in the game's words, `mode-<id>-about` tells of it."""

    id: str
    seats: list[int]
    usual: int
    fixed: dict[str, bool | int | str]
    begins: dict[str, bool | int | str]
    guided: bool
    """Whether there is a first game with a coach in it."""


class GameOut(BaseModel):
    id: str
    title: str
    seats: list[int]
    options: dict[str, Setting]
    levels: list[str]
    modes: list[Mode]
    phases: list[str]
    unconfirmed: int


class BotsOut(BaseModel):
    """How the bots of the server think."""

    compiled: bool
    """Whether they run on the compiled package: in the same time they then look ahead about four times as often."""
    refused: bool
    """Whether there is a compiled package beside the server that is not of the same Sandtable."""


class SetupBody(BaseModel):
    seats: int = Field(ge=1, le=64)
    options: Options = {}


class SetupOut(BaseModel):
    """All options as far as they fit, and what each could be instead."""

    options: dict[str, bool | int | str]
    choices: dict[str, list[bool | int | str]]


class UnconfirmedOut(BaseModel):
    """A component that is named by a message of the game, and what no source confirms about it."""

    component: str
    name: str
    count: int
    facts: list[str]


class WordsOut(BaseModel):
    language: str
    messages: dict[str, str]


class RuleText(BaseModel):
    id: str
    text: str
    language: str


class RuleInPlace(RuleText):
    before: RuleText | None
    after: RuleText | None
    examples: list[RuleText]


class Rule(RuleText):
    section: str
    kind: str


class SeatOthers(BaseModel):
    """With how many others I share a seat: who came before me sees all that I see; who came later can be sent away."""

    before: int
    after: int


class Seat(BaseModel):
    seat: int
    kind: SeatKind
    level: str | None
    name: str
    taken: bool
    yours: bool
    resigned: bool
    notice: bool
    nonce: str
    others: SeatOthers | None
    stand_in_at: str | None


class ResultOut(BaseModel):
    winners: list[int]
    scores: list[int]
    reason: str


class Deletion(BaseModel):
    """Somebody wants to delete the game: the seats that agree, and those that must still say so."""

    agreed: list[int]
    waiting_for: list[int]


class TableOut(BaseModel):
    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    access: Access
    spectators: bool
    status: Literal["lobby", "playing", "over"]
    created_at: str
    updated_at: str
    host: bool
    seats: list[Seat]
    waiting_for: list[int]
    result: ResultOut | None
    trouble: Trouble | None
    pace: Pace
    deleted_at: str | None
    deletion: Deletion | None
    commitment: str | None
    guided: bool
    gone: list[int]
    """Seats whose people have been away so long that I, the host, may invite somebody else. Lists do not tell."""


class TableList(BaseModel):
    tables: list[TableOut]


class InvitationOut(BaseModel):
    seat: int
    invitation: str
    url: str


class Prompt(BaseModel):
    message: str
    args: dict[str, Any]
    rule: str
    text: str
    lesson: str | None
    """What a coach says about questions of this kind: `coach-<lesson>` in the game's words."""


class OptionOut(BaseModel):
    name: str
    kind: str
    text: str


class Aside(BaseModel):
    """What a seat may do though nobody waits for it."""

    prompt: Prompt
    options: list[OptionOut]


class UndoRequest(BaseModel):
    seat: int
    granted: list[int]
    waiting_for: list[int]


class EventOut(BaseModel):
    number: int
    message: str
    args: dict[str, Any]
    text: str
    rule: str | None


class EventList(BaseModel):
    after: int
    items: list[EventOut]


class SaidResult(ResultOut):
    text: str


class TalkOut(BaseModel):
    """With whom my seat may talk in private now, and until when; null: as long as we are allies."""

    seats: list[int]
    until: str | None


class AskOut(BaseModel):
    """A question before my seat. `id` names it, and is what a move says it answers; it means nothing else."""

    id: str
    form: int
    """The form it belongs to."""
    place: int
    """How many questions of the form were answered before."""
    side: bool
    """Whether it is of the form that I filled in though nobody waits for it, while what else I am asked waits."""


class Position(BaseModel):
    table: str
    sequence: int
    seat: int | None
    language: str
    view: dict[str, Any]
    to_act: list[int]
    may_act: list[int]
    ask: AskOut | None
    prompt: Prompt | None
    options: list[OptionOut]
    aside: Aside | None
    can_back: bool
    can_undo: bool
    can_ask_undo: bool
    undo: UndoRequest | None
    talk: TalkOut | None
    events: EventList
    result: SaidResult | None


class Moved(BaseModel):
    sequence: int
    seat: int


class Undone(Moved):
    done: bool


class ChatItem(BaseModel):
    number: int
    at: str
    kind: Literal["say", "note"]
    seat: int | None
    name: str
    text: str | None = None
    code: str | None = None
    audience: list[int] | None = None


class ChatList(BaseModel):
    items: list[ChatItem]


class EventsSince(EventList):
    sequence: int


class ForecastOut(BaseModel):
    forecast: dict[str, Any] | None
    """What the game worked out, in its own words; nothing where it works out no such thing."""


class Refused(BaseModel):
    """Things that cannot be chosen now, by their notation, and the reason in the reader's words."""

    reason: str
    options: list[str]


class RefusalsOut(BaseModel):
    ask: str | None
    """The id of the question they do not answer."""
    refused: list[Refused]


class OtherChoice(BaseModel):
    option: str
    expected: float | None


class Suggestion(BaseModel):
    """The option that a sensible player would choose, and the question it answers; of somebody who looks ahead also the
    second best, what looks best at first glance (`usual`) where that is neither, and the chance to win that came of
    each in imagined worlds."""

    ask: str
    """The id of the question."""
    option: str
    reasons: list[str]
    """What spoke for it, in my language; nothing where there are no words for it."""
    ahead: bool
    expected: float | None = None
    second: OtherChoice | None = None
    usual: OtherChoice | None = None


class JudgementOut(BaseModel):
    """What the bot would have chosen (`same`: nothing else), and the chance to win that it expected of either."""

    better: str
    same: bool
    expected_better: float
    expected_played: float


class MomentOut(BaseModel):
    """A decision that moved the chances: what was asked and chosen after so many moves. `decisive`: it is one of those
    that moved them most. What the bot says of it, from what the seat knew then and with all cards open."""

    move: int
    seat: int
    prompt: str
    swing: float
    decisive: bool
    played: str
    known: JudgementOut
    open: JudgementOut


class ReviewOut(BaseModel):
    """Chances of all seats after so many moves, where they changed, and the moments looked into so far of all that are
    wanted. As long as it is not `ready` there is more to come."""

    ready: bool
    wanted: int
    chances: list[tuple[int, list[float]]]
    moments: list[MomentOut]


class ReplayOut(BaseModel):
    moves: int
    seats: int
    events: list[int]


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    database: Literal["sqlite", "postgresql"]
    tables: int
    watching: int
    unplayable: dict[str, int] | None
    """How many tables cannot be played, by the reason; None: the database does not answer."""


class Ready(BaseModel):
    status: Literal["ready"]


class Presence(BaseModel):
    seats: list[int]
    spectators: int


# What the live socket sends, for the client's generated types.


class TableFrame(BaseModel):
    type: Literal["table"]
    table: TableOut


class PositionFrame(Position):
    type: Literal["position"]


class ChatFrame(BaseModel):
    type: Literal["chat"]
    items: list[ChatItem]


class PresenceFrame(Presence):
    type: Literal["presence"]


class ReplyFrame(BaseModel):
    type: Literal["reply"]
    id: int | str | None
    ok: bool
    error: Error | None = None
    sequence: int | None = None
    done: bool | None = None
    item: ChatItem | None = None


# What the live socket understands.


class Command(Body):
    """The reply repeats its id."""

    id: Annotated[int, Field(ge=-(2**53), le=2**53)] | Word | None = None


class Play(Command):
    type: Literal["play"]
    ask: Word
    option: Notation


class Back(Command):
    type: Literal["back"]
    ask: Word


class Undo(Command):
    type: Literal["undo"]


class UndoAnswer(Command):
    type: Literal["undo_answer"]
    grant: bool


class Say(Command):
    type: Literal["chat"]
    text: ChatText
    private: bool = False


class Ping(Command):
    type: Literal["ping"]


AnyCommand = Annotated[Play | Back | Undo | UndoAnswer | Say | Ping, Field(discriminator="type")]
COMMANDS: Final[TypeAdapter[AnyCommand]] = TypeAdapter(AnyCommand)


class CloseCode(IntEnum):
    """Why the server closes a live socket."""

    MISUSE = 1008
    RESTART = 1012
    LATER = 1013
    RIGHT_LOST = 4403
    TABLE_GONE = 4404


LIVE: Final = (
    *(TableFrame, PositionFrame, ChatFrame, PresenceFrame, ReplyFrame),
    *(Play, Back, Undo, UndoAnswer, Say, Ping),
)
"""What goes over the live socket, either way; the client's types are generated from it."""


def chat_item(row: dict[str, Any]) -> dict[str, Any]:
    """What was said, as readers get it: a note carries a code instead of a text."""
    item = {name: row[name] for name in ("number", "kind", "seat", "name")}
    item["at"] = written_time(row["at"])
    item["text" if row["kind"] == "say" else "code"] = row["text"]
    if row["audience"] is not None:
        item["audience"] = [int(seat) for seat in row["audience"].split()]
    return item
