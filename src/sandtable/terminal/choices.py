"""What a person can type: an option by label, notation or name, or a command, in the reader's language or English."""

from typing import Final

from sandtable.kernel.notation import Option
from sandtable.words import Words

COMMANDS: Final = ("table", "hand", "card", "log", "undo", "save", "help", "quit")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Choice:
    """One option on offer: the label to type, and how it reads."""

    def __init__(self, label: str, option: Option, text: str) -> None:
        self.label = label
        self.option = option
        self.text = text


class Menu:
    """The options of one question, each with a label of its own.

    Where numbers are on offer, a number is its own label and everything else gets a letter: typing 4 means 4.
    """

    def __init__(self, options: list[Option], texts: list[str]) -> None:
        self.choices: list[Choice] = []
        self.counting = any([option.kind == "number" for option in options])
        others = 0
        for option, text in zip(options, texts):
            if option.kind == "number":
                label = option.name
            else:
                label = _letters(others) if self.counting else str(others + 1)
                others += 1
            self.choices.append(Choice(label, option, text))

    def lines(self) -> list[str]:
        """The options as one reads them; numbers are named by the ends of their runs."""
        numbers = self._numbers()
        counted = [f"    {numbers}"] if numbers and self.counting else []
        others = [choice for choice in self.choices if choice.option.kind != "number"]
        return counted + [f"{choice.label:>2}) {choice.text}" for choice in others]

    def labels(self) -> str:
        """The labels in short: 1-12, or 0-5, a, b."""
        letters = [choice.label for choice in self.choices if not choice.label.isdecimal()]
        return ", ".join([self._numbers(), *letters] if self._numbers() else letters)

    def _numbers(self) -> str:
        runs: list[list[int]] = []
        for number in sorted([int(choice.label) for choice in self.choices if choice.label.isdecimal()]):
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ", ".join([_run(run) for run in runs])

    def named(self, typed: str) -> list[Option]:
        """The options that what was typed can mean: one by label, notation or name, or all whose name begins so."""
        wanted = typed.casefold()
        exact = [choice.option for choice in self.choices if wanted in (choice.label, *_names(choice))]
        if exact:
            return exact[:1]
        return [choice.option for choice in self.choices if any(name.startswith(wanted) for name in _names(choice))]


def command(typed: str, words: Words) -> tuple[str, str] | None:
    """The command that was typed, and what follows it."""
    head, _, rest = typed.strip().partition(" ")
    if head.startswith("?"):
        return "rule", f"{head[1:]} {rest}".strip()
    for name in COMMANDS:
        if head.casefold() in (name, words.text(f"command-{name}").casefold()):
            return name, rest.strip()
    return None


def _names(choice: Choice) -> tuple[str, str]:
    return choice.option.name.casefold(), choice.text.casefold()


def _run(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _letters(place: int) -> str:
    """a, b, … z, aa, ab, …"""
    return ("" if place < len(LETTERS) else _letters(place // len(LETTERS) - 1)) + LETTERS[place % len(LETTERS)]
