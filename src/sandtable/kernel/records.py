"""Records: a game as a text file. A header, then one move a line: the seat, a colon, and the notation."""

from typing import Final

from sandtable.kernel.errors import BadRecord
from sandtable.kernel.notation import Option, fits_a_line

TITLE: Final = "sandtable record 1"


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
        self.seed = 0
        self.options: dict[str, str | bool | int] = {}
        self.moves: list[Move] = []
        self.lines: dict[str, int] = {}
        """Where each line of the header stands."""


def written(
    game: str,
    rules: int,
    seats: int,
    seed: int,
    options: dict[str, str | bool | int],
    moves: list[tuple[int, Option]],
) -> str:
    """The text of a record."""
    lines = [TITLE, f"game: {game}", f"rules: {rules}", f"seats: {seats}", f"seed: {seed}"]
    lines += [f"option {name}: {_spelled(value)}" for name, value in sorted(options.items())]
    lines.append(f"moves: {len(moves)}")
    lines += [f"{seat}: {option.name}" for seat, option in moves]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Understand a record, or say in which line it goes wrong. Blank lines and what follows a # are for people."""
    record = Record()
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if line:
            lines.append((number, line))
    if not lines or lines[0][1] != TITLE:
        raise BadRecord(f"a record begins with {TITLE!r}", lines[0][0] if lines else 1)
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
        elif key == "seed":
            record.seed = _number(value, number)
        elif key.startswith("option "):
            record.options[key[len("option ") :]] = _meant(value)
        elif key == "moves":
            _check_header(record, number)
            promised = _number(value, number)
        else:
            raise BadRecord(f"a record has no line {key!r}", number)
    last = lines[-1][0]
    _check_header(record, last)
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


def _check_header(record: Record, line: int) -> None:
    for key in ("game", "rules", "seats", "seed"):
        if key not in record.lines:
            raise BadRecord(f"the line {key!r} is missing", line)


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
