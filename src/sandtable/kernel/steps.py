"""Steps: what the rules still have to do. A step is a value; it never changes, so copying a game copies one list."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option

Arg = int | str | tuple[int, ...]
"""What a step may carry: public values only."""

Words = dict[str, Any]
"""Arguments of a message: an int is a number, a str is the id of another message, a list of str an enumeration."""

S = TypeVar("S")
R = TypeVar("R", bound=Callable[..., None])

NOTHING: Final[list[Option]] = []


class Step:
    """Something the rules still have to do."""


class Do(Step):
    """Run a rule."""

    def __init__(self, rule: Callable[..., None], *args: Arg) -> None:
        self.rule = rule
        self.args = args

    def run(self, g: object) -> None:
        """Carry the rule out. Passing arguments one by one is much faster than as a sequence."""
        args = self.args
        count = len(args)
        if count == 0:
            self.rule(g)
        elif count == 1:
            self.rule(g, args[0])
        elif count == 2:
            self.rule(g, args[0], args[1])
        else:
            self.rule(g, *args)


class Question:
    """One question of a form: what is asked, under which rule, and the things to choose from.

    `interrupts` are options beside the question itself (a card that may be played at any point of the turn): choosing
    one does not answer the question, it makes the rules do something first and ask again.
    """

    def __init__(
        self,
        message: str,
        rule: str,
        options: list[Option],
        args: Words | None = None,
        interrupts: list[Option] = NOTHING,
    ) -> None:
        self.message = message
        self.rule = rule
        self.options = options
        self.args = args
        self.interrupts = interrupts


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Generic[S]):
    """A few questions for one seat, answered one by one. The state changes only when all are answered.

    `question` is a pure function of the state and of the answers so far. Every answer it offers must leave the form
    completable.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def question(self, g: S, ask: "Ask") -> Question | None:
        """The next question, or None when nothing is left to ask."""
        raise NotImplementedError

    def complete(self, g: S, ask: "Ask") -> None:
        """Carry out what the answers say."""
        raise NotImplementedError

    def interrupt(self, g: S, ask: "Ask", option: Option) -> None:
        """Do what an interrupting option says; the form is asked afresh afterwards."""
        raise SandtableError(f"{self.name} takes no interruption")


class Ask(Step):
    """A form that a seat is filling in, with the answers so far."""

    def __init__(self, form: Form[Any], seat: int, *args: Arg) -> None:
        self.form = form
        self.seat = seat
        self.args = args
        self.answers: tuple[Option, ...] = ()

    def with_answers(self, answers: tuple[Option, ...]) -> "Ask":
        other = Ask(self.form, self.seat)
        other.args = self.args
        other.answers = answers
        return other

    def value(self, place: int) -> int:
        """The rules' own number of an answer."""
        return self.answers[place].value


class Together(Step):
    """Several forms answered in parallel, none seeing the others' answers, carried out in the order given."""

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks


class Rulebook:
    """The rules and forms of one game under the stable names that dumps use."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules: dict[str, Callable[..., None]] = {}
        self.names: dict[Callable[..., None], str] = {}
        self.forms: dict[str, Form[Any]] = {}

    def rule(self, name: str) -> Callable[[R], R]:
        """Mark a function as a rule that steps can name."""

        def register(function: R) -> R:
            if name in self.rules:
                raise SandtableError(f"{self.game}: two rules are called {name!r}")
            self.rules[name] = function
            self.names[function] = name
            return function

        return register

    def add(self, form: Form[Any]) -> None:
        """Make a form known by its name."""
        if form.name in self.forms:
            raise SandtableError(f"{self.game}: two forms are called {form.name!r}")
        self.forms[form.name] = form

    def pack(self, step: Step) -> list[object]:
        """A step as plain data."""
        if isinstance(step, Do):
            return ["do", self.names[step.rule], list(step.args)]
        if isinstance(step, Ask):
            return ["ask", step.form.name, step.seat, list(step.args), [option.name for option in step.answers]]
        assert isinstance(step, Together)
        return ["together", [self.pack(ask) for ask in step.asks]]

    def unpack(self, data: list[Any], options: dict[str, Option]) -> Step:
        """A step from its plain data."""
        if data[0] == "do":
            return Do(self.rules[data[1]], *[_argument(item) for item in data[2]])
        if data[0] == "ask":
            ask = Ask(self.forms[data[1]], data[2], *[_argument(item) for item in data[3]])
            return ask.with_answers(tuple([options[name] for name in data[4]]))
        asks: list[Ask] = []
        for item in data[1]:
            ask_step = self.unpack(item, options)
            assert isinstance(ask_step, Ask)
            asks.append(ask_step)
        return Together(*asks)


def _argument(item: object) -> Arg:
    if isinstance(item, list):
        return tuple([int(part) for part in item])
    assert isinstance(item, (int, str))
    return item
