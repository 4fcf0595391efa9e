"""What happened in a game of Uprising, told a turn at a time: one subject, and all that it did."""

from typing import Any, Final

from sandtable.kernel.events import Event
from sandtable.words import Words

# Said already by what follows, or of no use to a reader.
SILENT: Final = ("event-turn", "event-clean-up")
# Public events that the reader's own follow at once and tell better.
TOLD_BETTER: Final = {
    "event-draws": "event-draws-seen",
    "event-draws-intrigue": "event-draws-intrigue-seen",
    "event-looks": "event-looks-seen",
}
# What comes in many small portions.
SUMMED: Final = ("event-gains-persuasion", "event-gains-swords")


# What turns up meanwhile; told together after the deeds, by the argument that names it.
TURNED_UP: Final = {"event-row-refilled": "card", "event-contract-offered": "contract"}
# Alone, these are not worth a line.
EVERYDAY: Final = ("event-draws", "event-reshuffles")


class Deed:
    """One message about somebody; portions of the same thing are summed up in it."""

    def __init__(self, message: str, args: dict[str, Any]) -> None:
        self.message = message
        self.args = args


class Row:
    """What one player did in a row, and what turned up meanwhile."""

    def __init__(self, who: object) -> None:
        self.who = who
        self.deeds: list[Deed] = []
        self.found: dict[str, list[Any]] = {}

    def add(self, event: Event) -> None:
        if event.message in TURNED_UP:
            self.found.setdefault(event.message, []).append(event.args[TURNED_UP[event.message]])
            return
        for deed in self.deeds:
            if deed.message == event.message and event.message in SUMMED:
                deed.args = {**event.args, "amount": deed.args["amount"] + event.args["amount"]}
                return
        self.deeds.append(Deed(event.message, dict(event.args)))

    def lines(self, words: Words) -> list[str]:
        told: list[str] = []
        if any([deed.message not in EVERYDAY for deed in self.deeds]):
            told = _sentences(self.deeds, words)
        for message, things in self.found.items():
            told.append(words.text(message, {TURNED_UP[message]: things}))
        return told


def folded(happened: list[Event], words: Words) -> list[str]:
    """Lines of what happened; all that one player did in a row stands in one line."""
    lines: list[str] = []
    row = Row(None)
    for place, event in enumerate(happened):
        following = happened[place + 1].message if place + 1 < len(happened) else ""
        if TOLD_BETTER.get(event.message) == following:
            continue
        who = event.args.get("who")
        if event.message in SILENT or (who != row.who and event.message not in TURNED_UP):
            lines += row.lines(words)
            row = Row(who)
        if event.message not in SILENT:
            row.add(event)
    return lines + row.lines(words)


def _sentences(deeds: list[Deed], words: Words) -> list[str]:
    """The deeds of one player as one sentence; what has no subject stands alone."""
    lines: list[str] = []
    going_on = False
    for deed in deeds:
        text = words.text(deed.message, deed.args)
        subject = f"{words.text(deed.args['who'])} " if "who" in deed.args else ""
        if subject and text.startswith(subject):
            alone = text.removeprefix(subject).removesuffix(".")
            if going_on:
                lines[-1] = f"{lines[-1].removesuffix('.')}; {alone}."
            else:
                lines.append(f"{subject}{alone}.")
            going_on = True
        else:
            lines.append(text)
            going_on = False
    return lines
