"""A record, move by move: who chose what, and what came of it."""

from typing import Any

from sandtable.kernel import records
from sandtable.kernel.chance import Drawn
from sandtable.kernel.errors import BadRecord, IllegalOption
from sandtable.kernel.events import Event
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.terminal.painter import Painter
from sandtable.terminal.screen import Screen
from sandtable.terminal.session import show_result
from sandtable.words import Words


class Replay:
    """Shows a record to one seat, or (seat None) with everything that anybody could see."""

    def __init__(self, screen: Screen, words: Words, painter: Painter[Any], game: Game, record: records.Record) -> None:
        self.screen = screen
        self.words = words
        self.painter = painter
        self.record = record
        self.state: State = game.opened(record)

    def run(self, seat: int | None, step: bool) -> None:
        title, moves = self.words.text_or("game-title", self.state.game.title), len(self.record.moves)
        source = self.record.source
        seed = source.commitment[:12] if isinstance(source, Drawn) else str(source.seed)
        self.screen.heading(self.words.phrase("terminal-replay-begin", title=title, moves=moves, seed=seed))
        self._tell(seat, dict.fromkeys(self._counts(), 0))
        for number, move in enumerate(self.record.moves, start=1):
            if step and self.screen.ask(self.words.phrase("terminal-replay-next") + " ").strip() == "q":
                return
            if seat in (None, move.seat):
                self._show_move(number, move)
            read = self._counts()
            self._play(move)
            self._tell(seat, read)
        self.screen.line()
        if self.state.result is None:
            self.screen.say(self.words.phrase("terminal-replay-open"))
        else:
            show_result(self.screen, self.words, self.painter, self.state)

    def _play(self, move: records.Move) -> None:
        try:
            self.state.play(move.seat, move.name)
        except IllegalOption as error:
            raise BadRecord(str(error), move.line) from error

    def _show_move(self, number: int, move: records.Move) -> None:
        """What was asked and what was chosen."""
        name = self.painter.seat_name(self.state.view(None), move.seat)
        prompt = self.state.prompt(move.seat)
        asked = "" if prompt is None else f"{self.words.prompt(prompt)} → "
        offered = [option for option in self.state.options(move.seat) if option.name == move.name]
        chosen = self.words.option(offered[0]) if offered else move.name
        self.screen.say(f"{name}: {asked}{chosen}", first=f"{number:>4}  ")

    def _counts(self) -> dict[int | None, int]:
        """How many events everybody, and each seat, could read so far."""
        readers = (None, *range(self.state.seats))
        return {reader: len(self.state.events(reader)) for reader in readers}

    def _tell(self, seat: int | None, read: dict[int | None, int]) -> None:
        """What one seat could read since then; or what all could, with the names of those who alone could."""
        if seat is not None:
            for event in self.state.events(seat, read[seat]):
                self.screen.say(self.words.event(event), first="      · ")
            return
        public = self.state.events(None, read[None])
        private = self._private(public, read)
        for place in range(len(public) + 1):
            for event, readers in private[place]:
                names = self.words.joined([self.painter.seat_name(self.state.view(None), one) for one in readers])
                text = self.words.phrase("terminal-replay-only", names=names, text=self.words.event(event))
                self.screen.say(text, first="      · ")
            if place < len(public):
                self.screen.say(self.words.event(public[place]), first="      · ")

    def _private(self, public: list[Event], read: dict[int | None, int]) -> list[list[tuple[Event, list[int]]]]:
        """For each place between public events, the events that only some seats could read there."""
        found: list[list[tuple[Event, list[int]]]] = [[] for _ in range(len(public) + 1)]
        for seat in range(self.state.seats):
            place = 0
            for event in self.state.events(seat, read[seat]):
                if place < len(public) and _same(event, public[place]):
                    place += 1
                    continue
                shared = [readers for other, readers in found[place] if _same(event, other)]
                if shared:
                    shared[0].append(seat)
                else:
                    found[place].append((event, [seat]))
        return found


def _same(one: Event, other: Event) -> bool:
    return one.message == other.message and one.args == other.args
