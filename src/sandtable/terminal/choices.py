"""What a person can type: an option by label, notation or name, or a command, in the reader's language or English."""

from typing import Final

from sandtable.kernel.notation import Option
from sandtable.words import Words

COMMANDS: Final = ("table", "hand", "card", "log", "advice", "undo", "save", "alone", "help", "quit")
# A slip of one key must not choose anything.
SHORTEST_BEGINNING: Final = 2
# Nobody types the marks around a name: «Предатель!», „Bestia” Rabban.
MARKS: Final = str.maketrans("", "", "«»„”“\"‘’'!?…")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def plain(text: str) -> str:
    """A name as people type it."""
    return text.translate(MARKS).casefold().strip()


class Choice:
    """One line of a menu: an option, or several that are told apart in a menu of their own."""

    def __init__(self, options: list[Option], text: str) -> None:
        self.options = options
        self.text = text
        # What is said of it besides, such as its price.
        self.beside = ""
        self.label = ""

    def names(self) -> list[str]:
        own = [self.options[0].name] if len(self.options) == 1 else []
        return [*own, self.text.casefold(), plain(self.text)]


class Menu:
    """The choices of one question, each with a label of its own.

    Where numbers are on offer, a number is its own label and everything else gets a letter: typing 4 means 4.
    """

    def __init__(self, choices: list[Choice], asked: int | None = None) -> None:
        """`asked` of the choices, the first ones, are what somebody waits for: all, unless told."""
        self.choices = choices
        self.asked = len(choices) if asked is None else asked
        self.counting = any([_is_number(choice) for choice in choices])
        others = 0
        for choice in choices:
            if _is_number(choice):
                choice.label = choice.options[0].name
            else:
                choice.label = _letters(others) if self.counting else str(others + 1)
                others += 1

    def lines(self) -> list[str]:
        """The choices as one reads them; numbers are named by the ends of their runs, unless more is said of them."""
        counted = [f"    {self._numbers()}"] if self.counting else []
        numbers = [choice for choice in self.choices if _is_number(choice)]
        counted += [f"    {choice.label} ({choice.beside})" for choice in numbers if choice.beside]
        others = [choice for choice in self.choices if not _is_number(choice)]
        return counted + [
            f"{choice.label:>2}) {choice.text}{_bracketed(choice.beside)}{' [Enter]' if choice is self.only else ''}"
            for choice in others
        ]

    @property
    def only(self) -> Choice | None:
        """The one choice that somebody waits for, if there is no other."""
        return self.choices[0] if self.asked == 1 else None

    def labels(self) -> str:
        """The labels in short: 1-12, or 0-5, a, b."""
        letters = [choice.label for choice in self.choices if not choice.label.isdecimal()]
        return ", ".join([self._numbers(), *letters] if self._numbers() else letters)

    def named(self, typed: str) -> list[Choice]:
        """What was typed can mean: one choice by label, notation or name, or all whose name begins so."""
        wanted = typed.casefold()
        for choice in self.choices:
            if wanted == choice.label or wanted in choice.names() or plain(typed) in choice.names()[-1:]:
                return [choice]
            for option in choice.options:
                if wanted == option.name:
                    return [Choice([option], choice.text)]
        if len(wanted) < SHORTEST_BEGINNING:
            return []
        spelled = (wanted, plain(typed))
        return [choice for choice in self.choices if any(name.startswith(spelled) for name in choice.names())]

    def _numbers(self) -> str:
        runs: list[list[int]] = []
        for number in sorted([int(choice.label) for choice in self.choices if choice.label.isdecimal()]):
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ", ".join([str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs])


def command(typed: str, words: Words) -> tuple[str, str] | None:
    """The command that was typed, and what follows it."""
    head, _, rest = typed.strip().partition(" ")
    if head.startswith("?"):
        return "rule", f"{head[1:]} {rest}".strip()
    spoken = {name: (name, words.text(f"command-{name}").casefold()) for name in COMMANDS}
    typed_head = head.casefold()
    exact = [name for name in COMMANDS if typed_head in spoken[name]]
    # The first letters will do, if they can mean one command only.
    begun = [name for name in COMMANDS if any([word.startswith(typed_head) for word in spoken[name]])]
    found = exact or (begun if len(typed_head) >= SHORTEST_BEGINNING and len(begun) == 1 else [])
    return (found[0], rest.strip()) if found else None


def _bracketed(text: str) -> str:
    return f" ({text})" if text else ""


def _is_number(choice: Choice) -> bool:
    return choice.options[0].kind == "number"


def _letters(place: int) -> str:
    """a, b, … z, aa, ab, …"""
    return ("" if place < len(LETTERS) else _letters(place // len(LETTERS) - 1)) + LETTERS[place % len(LETTERS)]
