"""Records: a game as a text file. A header, then one move a line: the seat, a colon, and the notation."""

from typing import Final

from sandtable.kernel.chance import Drawn, Given, Quick, Source, fits
from sandtable.kernel.errors import BadRecord
from sandtable.kernel.notation import fits_a_line

TITLE: Final = "sandtable record 2"
OLD_TITLE: Final = "sandtable record 1"
"""Records of before there was a stream with a key: their seed is one of the quick generator."""

NO_NONCE: Final = "none"


class Move:
    """One line of a record."""

    def __init__(self, seat: int, name: str, line: int) -> None:
        self.seat = seat
        self.name = name
        self.line = line


class Record:
    """What a record says, before it is played."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.seats = 0
        self.source: Source = Quick(0)
        self.commitment = ""
        self.options: dict[str, str | bool | int] = {}
        self.moves: list[Move] = []
        self.lines: dict[str, int] = {}
        """Where each line of the header stands."""

    @property
    def seed(self) -> int:
        return self.source.seed


class Beginning:
    """How a game was begun."""

    def __init__(self, game: str, rules: int, seats: int, source: Source, options: dict[str, str | bool | int]) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.source = source
        self.options = options


def written(begun: Beginning, moves: list[tuple[int, str]], over: bool) -> str:
    """The text of a record. A secret that was drawn stands in it only when the game is over."""
    lines = [TITLE, f"game: {begun.game}", f"rules: {begun.rules}", f"seats: {begun.seats}"]
    lines += _chance_lines(begun.source, over)
    lines += [f"option {name}: {_spelled(value)}" for name, value in sorted(begun.options.items())]
    lines.append(f"moves: {len(moves)}")
    lines += [f"{seat}: {name}" for seat, name in moves]
    return "\n".join(lines) + "\n"


def _chance_lines(source: Source, over: bool) -> list[str]:
    """Where chance came from: a seed, or the secret and the nonces; while the game is on only the commitment."""
    lines = [f"chance: {source.kind}"]
    if not isinstance(source, Drawn):
        return [*lines, f"seed: {source.seed}"]
    lines.append(f"commitment: {source.commitment}")
    if over:
        lines.append(f"secret: {source.secret.hex()}")
        lines += [f"nonce {seat}: {nonce.hex() or NO_NONCE}" for seat, nonce in enumerate(source.nonces)]
    return lines


def read(text: str) -> Record:
    """Understand a record, or say in which line it goes wrong. Blank lines and what follows a # are for people."""
    record = Record()
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if line:
            lines.append((number, line))
    if not lines or lines[0][1] not in (TITLE, OLD_TITLE):
        raise BadRecord(f"a record begins with {TITLE!r}", lines[0][0] if lines else 1)
    old = lines[0][1] == OLD_TITLE
    given: dict[str, str] = {}
    promised = -1
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or not value:
            raise BadRecord(f"expected 'name: value', found {line!r}", number)
        if promised >= 0:
            seat = _number(key, number)
            if seat >= record.seats:
                raise BadRecord(f"there is no seat {seat} at a table of {record.seats}", number)
            record.moves.append(Move(seat, value, number))
            continue
        if key in record.lines:
            raise BadRecord(f"{key!r} stands twice", number)
        record.lines[key] = number
        if key == "game":
            record.game = value
        elif key == "rules":
            record.rules = _number(value, number)
        elif key == "seats":
            record.seats = _number(value, number)
        elif key == "seed" or (not old and (key in _CHANCE or key.startswith("nonce "))):
            given[key] = value
        elif key.startswith("option "):
            record.options[key[len("option ") :]] = _meant(value)
        elif key == "moves":
            _check_header(record, number, old)
            record.source = Quick(_number(given["seed"], record.lines["seed"])) if old else _source(record, given)
            promised = _number(value, number)
        else:
            raise BadRecord(f"a record has no line {key!r}", number)
    last = lines[-1][0]
    _check_header(record, last, old)
    if promised < 0:
        raise BadRecord("the line 'moves' is missing", last)
    if promised != len(record.moves):
        raise BadRecord(f"{promised} moves were promised, {len(record.moves)} are there: the file is cut short", last)
    return record


def spellable(value: str | bool | int) -> bool:
    """Whether a record gives the value of an option back as it is."""
    text = _spelled(value)
    meant = _meant(text)
    return fits_a_line(text) and type(meant) is type(value) and meant == value


_CHANCE: Final = ("chance", "commitment", "secret")


def _check_header(record: Record, line: int, old: bool) -> None:
    for key in ("game", "rules", "seats", "seed" if old else "chance"):
        if key not in record.lines:
            raise BadRecord(f"the line {key!r} is missing", line)


def _source(record: Record, given: dict[str, str]) -> Source:
    """Where the chance of a game came from, as its record says."""
    kind, line = given["chance"], record.lines["chance"]
    if kind == "drawn":
        return _drawn(record, given)
    for key in given:
        if key not in ("chance", "seed"):
            raise BadRecord(f"chance of the kind {kind!r} has no line {key!r}", record.lines[key])
    if "seed" not in given:
        raise BadRecord("the line 'seed' is missing", line)
    seed = _number(given["seed"], record.lines["seed"])
    if kind == "given":
        return Given(seed)
    if kind == "quick":
        return Quick(seed)
    raise BadRecord(f"there is no chance of the kind {kind!r}", line)


def _drawn(record: Record, given: dict[str, str]) -> Drawn:
    """The secret and the nonces. A commitment that does not belong to the secret is a matter of `sandtable verify`."""
    if "secret" not in given:
        raise BadRecord("the secret of this game is told when it is over; without it nobody can replay it",
                        record.lines["chance"])  # fmt: skip
    known = ["chance", "commitment", "secret", *[f"nonce {seat}" for seat in range(record.seats)]]
    for key in given:
        if key not in known:
            raise BadRecord(f"this record has no line {key!r}", record.lines[key])
    for key in known:
        if key not in given:
            raise BadRecord(f"the line {key!r} is missing", record.lines["chance"])
    record.commitment = given["commitment"]
    nonces: list[bytes] = []
    for key in known[3:]:
        nonces.append(b"" if given[key] == NO_NONCE else _bytes(given[key], record.lines[key]))
    source = Drawn(_bytes(given["secret"], record.lines["secret"]), tuple(nonces))
    if not fits(source, record.seats):
        raise BadRecord("the secret or a nonce has the wrong length", record.lines["secret"])
    return source


def _bytes(text: str, line: int) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadRecord(f"expected hexadecimal digits, found {text!r}", line) from error


def _spelled(value: str | bool | int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _meant(text: str) -> str | bool | int:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if _is_number(text) else text


def _number(text: str, line: int) -> int:
    if not _is_number(text):
        raise BadRecord(f"expected a number, found {text!r}", line)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 19
