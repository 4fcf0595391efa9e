"""The Well: who draws the last water loses."""

from typing import Any, Final

from sandtable.kernel.cards import Cards
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.notation import Notation
from sandtable.kernel.state import Result, State
from sandtable.kernel.steps import Ask, Do, Form, Question, Rulebook

NOTATION: Final = Notation("well")
MEASURES: Final = NOTATION.add_all("measure", ("one", "two"))
BOOK: Final = Rulebook("well")


class Well(State):
    def __init__(self, game: Game, seats: int, source: "Well | None" = None) -> None:
        super().__init__(game, seats, source)
        self.water: int = source.water if source else 0

    def clone(self) -> "Well":
        return Well(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return []

    def pack(self) -> dict[str, Any]:
        return {"water": self.water}

    def unpack(self, data: dict[str, Any]) -> None:
        self.water = data["water"]


class Draw(Form[Well]):
    """WEL-DRAW-01, WEL-DRAW-02."""

    def question(self, g: Well, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-draw", "WEL-DRAW-01", MEASURES[: g.water], {"left": g.water})

    def complete(self, g: Well, ask: Ask) -> None:
        count = MEASURES.index(ask.answers[0]) + 1
        g.water -= count
        g.tell("event-draws", who=f"seat-{ask.seat}", count=count, left=g.water)
        if g.water:
            g.then(Do(turn, (ask.seat + 1) % g.seats))
        else:
            scores = tuple([0 if seat == ask.seat else 1 for seat in range(g.seats)])
            winners = tuple([seat for seat in range(g.seats) if seat != ask.seat])
            g.finish(Result(winners, scores, "reason-empty"))


DRAW: Final = Draw("draw")
BOOK.add(DRAW)


@BOOK.rule("turn")
def turn(g: Well, seat: int) -> None:
    g.then(Ask(DRAW, seat))


class WellGame(Game):
    def blank(self, seats: int) -> State:
        return Well(self, seats)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Well)
        g.water = 7 if options["depth"] == "shallow" else 12
        g.then(Do(turn, 0))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Well)
        return {"you": seat, "water": g.water}


GAME: Final = WellGame("well", "The Well", (2, 3), (Setting("depth", ("deep", "shallow"), "deep"),), NOTATION, BOOK, 1)
