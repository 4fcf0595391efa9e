"""A table with nothing on it but a trace of what the rules did: for tests of single kernel behaviours."""

from typing import Any, Final

from sandtable.kernel.cards import Cards
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.notation import Notation, Option
from sandtable.kernel.state import Result, State
from sandtable.kernel.steps import Ask, Do, Form, Question, Rulebook, Step

WORDS: Final = Notation("workbench")
LETTERS: Final = WORDS.add_all("letter", ("a", "b", "c"))
BELL: Final = WORDS.add("bell", "ring the bell")

BOOK: Final = Rulebook("workbench")


class Bench(State):
    """The trace of everything that rules and forms did, in order."""

    def __init__(self, game: Game, seats: int, source: "Bench | None") -> None:
        super().__init__(game, seats, source)
        self.trace: list[str] = source.trace[:] if source else []

    def clone(self) -> "Bench":
        return Bench(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return []

    def pack(self) -> dict[str, Any]:
        return {"trace": self.trace}

    def unpack(self, data: dict[str, Any]) -> None:
        self.trace = [str(entry) for entry in data["trace"]]


class Spell(Form[Bench]):
    """As many letters as the first argument says; a bell may interrupt if the second is given.

    Afterwards the word is on the trace, and the rules note twice who spelled it.
    """

    def question(self, g: Bench, ask: Ask) -> Question | None:
        if len(ask.answers) == ask.args[0]:
            return None
        place = len(ask.answers)
        interrupts = [BELL] if len(ask.args) > 1 else []
        return Question(f"letter-{place}", "WB-1", LETTERS, {"place": place}, interrupts)

    def complete(self, g: Bench, ask: Ask) -> None:
        word = "".join([str(answer) for answer in ask.answers])
        g.trace.append(f"{ask.seat} spells {word}")
        g.then(Do(note, f"first after {ask.seat}"), Do(note, f"second after {ask.seat}"))

    def interrupt(self, g: Bench, ask: Ask, option: Option) -> None:
        g.then(Do(note, f"{ask.seat} rings"))


class Secret(Spell):
    """Letters that are kept sealed."""

    def complete(self, g: Bench, ask: Ask) -> None:
        g.seal(ask)


class Last(Spell):
    """A letter that ends the game, and a rule that would still like to run."""

    def complete(self, g: Bench, ask: Ask) -> None:
        g.trace.append(f"{ask.seat} ends it")
        g.finish(Result((ask.seat,), (0,) * g.seats, "ended"))
        g.then(Do(note, "too late"))


SPELL: Final = Spell("spell")
SECRET: Final = Secret("secret")
LAST: Final = Last("last")
for _form in (SPELL, SECRET, LAST):
    BOOK.add(_form)


@BOOK.rule("note")
def note(g: Bench, text: str) -> None:
    g.trace.append(text)


@BOOK.rule("nest")
def nest(g: Bench, text: str) -> None:
    """Put two notes on top of whatever waits."""
    g.trace.append(text)
    g.then(Do(note, f"{text}.1"), Do(note, f"{text}.2"))


@BOOK.rule("throw")
def throw(g: Bench, sides: int) -> None:
    g.trace.append(f"rolled {g.roll(sides)}")


@BOOK.rule("look")
def look(g: Bench, owner: int, message: str, seer: int) -> None:
    g.trace.append(f"{seer} sees {g.peek(owner, message, seer)}")


@BOOK.rule("open")
def unseal(g: Bench, owner: int) -> None:
    g.trace.append("opened " + "".join([str(answer) for answer in g.unseal(owner).answers]))


@BOOK.rule("say")
def say(g: Bench, audience: int, message: str) -> None:
    if audience < 0:
        g.tell(message, words=["a", "b"], number=1)
    else:
        g.tell_only(audience, message)


@BOOK.rule("end")
def end(g: Bench) -> None:
    g.finish(Result((0,), (1,) + (0,) * (g.seats - 1), "ended"))


class Workbench(Game):
    """A game whose first steps are whatever the test puts into `plan`."""

    plan: tuple[Step, ...] = ()

    def blank(self, seats: int) -> Bench:
        return Bench(self, seats, None)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        g.then(*self.plan)

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Bench)
        return {"trace": g.trace[:]}


def bench(*steps: Step, seats: int = 3, seed: int = 1) -> Bench:
    """A table that has begun with these steps."""
    game = Workbench("workbench", "Workbench", (1, 2, 3, 4), (), WORDS, BOOK, 1)
    game.plan = steps
    state = game.new(seats=seats, seed=seed)
    assert isinstance(state, Bench)
    return state


def settings_game(*settings: Setting) -> Workbench:
    """A game with these settings, to see which are accepted."""
    return Workbench("workbench", "Workbench", (2, 3), settings, WORDS, BOOK, 1)
