"""How a table looks in text. A game that brings a painter (`shown/terminal.py` in its folder) is painted by it, others
plainly."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeVar

from sandtable.kernel.events import Event
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.terminal.choices import Choice
from sandtable.terminal.screen import wrapped
from sandtable.words import Words

View = dict[str, Any]
"""The view of a game whose shape nobody declared."""

V = TypeVar("V", bound=Mapping[str, Any])

# More than this do not fit a small terminal one by one.
MANY_OPTIONS: Final = 16


class Painter(Generic[V]):
    """Paints what a view says and knows nothing else of the game, so it cannot show what the seat may not see.

    A game's painter says what view it reads, as the game's `views.py` declares it: `Painter[ConquestView]`.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def seat_id(self, view: V, seat: int) -> str | None:
        """The word by which the command line knows a seat besides its number."""
        players = view.get("players")
        found = players[seat].get("faction") if isinstance(players, list) and seat < len(players) else None
        return found if isinstance(found, str) else None

    def seat_name(self, view: V, seat: int) -> str:
        faction = self.seat_id(view, seat)
        return self.words.text(f"faction-{faction}") if faction else self.words.text("seat", {"number": seat})

    def stage(self, view: V) -> tuple[object, ...]:
        """Where the game stands; the table is shown anew when this changes, but never when it is empty."""
        return (view.get("round"), view.get("phase"))

    def table(self, view: V, width: int) -> list[str]:
        """All that lies open, and the reader's own secrets."""
        return _outlined(view, width, "")

    def glance(self, view: V, width: int) -> list[str]:
        """What is shown unasked when the game has come to another stage."""
        return self.table(view, width)

    def news(self, happened: list[Event]) -> list[str]:
        """What happened, in lines. A game may leave out here what a person asks for by itself: `log` has it all."""
        return self.log(happened)

    def log(self, happened: list[Event]) -> list[str]:
        """All that happened, in lines."""
        return [self.words.event(event) for event in happened]

    def hand(self, view: V, width: int) -> list[str]:
        """What the reader holds."""
        return self.table(view, width)

    def cards(self) -> list[str]:
        """The message ids of all cards that have a text."""
        known = self.words.catalogue()
        return [name for name in known if name.startswith("card-") and f"{name}-text" in known]

    def cards_named(self, wanted: str) -> list[str]:
        """The cards that a person means by (the beginning of) a name, or by an id."""
        typed = wanted.casefold()
        names = {card: (self.words.text(card).casefold(), card.removeprefix("card-")) for card in self.cards()}
        exact = [card for card, spelled in names.items() if typed.replace("_", "-") in spelled or typed in spelled]
        return exact or [card for card, spelled in names.items() if any(typed in name for name in spelled)]

    def card_text(self, card: str) -> str:
        """What a card does, by its message id."""
        return self.words.text(f"{card}-text")

    def held(self, view: V) -> list[str]:
        """The message ids of the cards that the reader holds."""
        return []

    def option(self, view: V, option: Option) -> str:
        return self.words.option(option)

    def group(self, option: Option) -> str | None:
        """Where there are many options, those of one group share a line of the menu."""
        return None

    def group_name(self, view: V, group: str) -> str:
        return group

    def choices(self, view: V, options: list[Option], prompt: Prompt) -> list[Choice]:
        """The lines of the menu under a question."""
        if len(options) <= MANY_OPTIONS:
            return [Choice([option], self.option(view, option)) for option in options]
        found: list[Choice] = []
        groups: dict[str, Choice] = {}
        for option in options:
            group = self.group(option)
            if group is None:
                found.append(Choice([option], self.option(view, option)))
            elif group in groups:
                groups[group].options.append(option)
            else:
                groups[group] = Choice([option], self.group_name(view, group))
                found.append(groups[group])
        return found


def painter(game_id: str, words: Words) -> Painter[Any]:
    """The painter that a game brings, or a plain one."""
    module = f"sandtable.games.{game_id}"
    for part in ("", ".shown", ".shown.terminal"):
        if find_spec(module + part) is None:
            return Painter[View](words)
    made = import_module(f"{module}.shown.terminal").painter(words)
    assert isinstance(made, Painter)
    return made


def _outlined(value: object, width: int, indent: str) -> list[str]:
    """Plain data as an indented outline; short lists stay on one line."""
    lines: list[str] = []
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in entries:
        if isinstance(item, (dict, list)) and len(str(item)) > width - len(indent) - len(str(key)) - 2:
            lines.append(f"{indent}{key}:")
            lines += _outlined(item, width, indent + "  ")
        else:
            lines += wrapped(f"{key}: {_plain(item)}", width, indent, indent + "  ")
    return lines


def _plain(item: object) -> str:
    if isinstance(item, list):
        return ", ".join([_plain(one) for one in item]) or "-"
    if isinstance(item, dict):
        return ", ".join([f"{key} {_plain(one)}" for key, one in item.items()]) or "-"
    return "-" if item is None else str(item)
