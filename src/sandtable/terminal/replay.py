"""A record, move by move: who chose what, and what came of it."""

from sandtable.kernel import records
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

    def __init__(self, screen: Screen, words: Words, painter: Painter, game: Game, record: records.Record) -> None:
        self.screen = screen
        self.words = words
        self.painter = painter
        self.record = record
        self.state: State = game.opened(record)

    def run(self, seat: int | None, step: bool) -> None:
        title, moves = self.state.game.title, len(self.record.moves)
        self.screen.heading(
            self.words.phrase("terminal-replay-begin", title=title, moves=moves, seed=str(self.record.seed))
        )
        readers = list(range(self.state.seats)) if seat is None else [seat]
        read = dict.fromkeys(readers, 0)
        self._tell(read, seat, 0)
        for number, move in enumerate(self.record.moves, start=1):
            if step and self.screen.ask(self.words.phrase("terminal-replay-next") + " ").strip() == "q":
                return
            public = len(self.state.events(None))
            own = seat is None or seat == move.seat
            if own:
                self._show_move(number, move)
            self._play(move)
            self._tell(read, seat, public)
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
        """The choice, by the name it has on the table as its owner sees it."""
        view = self.state.view(move.seat)
        offered = [option for option in self.state.options(move.seat) if option.name == move.name]
        chosen = self.painter.option(view, offered[0]) if offered else move.name
        name = self.painter.seat_name(view, move.seat)
        self.screen.say(f"{name}: {chosen}", first=f"{number:>4}  ")

    def _tell(self, read: dict[int, int], seat: int | None, public: int) -> None:
        """What the readers could read since last time; what one alone could read is marked where all is shown."""
        if seat is not None:
            self._tell_each(self.state.events(seat, read[seat]), None)
            read[seat] = len(self.state.events(seat))
            return
        everybody = self.state.events(None, public)
        self._tell_each(everybody, None)
        for reader in read:
            unseen = list(everybody)
            private: list[Event] = []
            for event in self.state.events(reader, read[reader]):
                if unseen and (event.message, event.args) == (unseen[0].message, unseen[0].args):
                    unseen.pop(0)
                else:
                    private.append(event)
            self._tell_each(private, reader)
            read[reader] = len(self.state.events(reader))

    def _tell_each(self, events: list[Event], reader: int | None) -> None:
        for event in events:
            text = self.words.event(event)
            if reader is not None:
                name = self.painter.seat_name(self.state.view(None), reader)
                text = self.words.phrase("terminal-replay-only", name=name, text=text)
            self.screen.say(text, first="      · ")
