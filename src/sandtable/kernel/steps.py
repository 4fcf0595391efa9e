"""Steps: what the rules still have to do. A step is a value; it never changes, so copying a game copies one list."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.errors import BadSnapshot, SandtableError
from sandtable.kernel.names import Names, NameSet
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat

Arg = int | str | tuple[int, ...]
"""What a step may carry: public values only."""

Words = dict[str, Any]
"""Arguments of a message: an int is a number, a str is the id of another message, a list of str an enumeration."""

Kind = Names | NameSet | None
"""What an argument of a step numbers: things, a set of things, or nothing but a number or a word."""

S = TypeVar("S")
R = TypeVar("R", bound=Callable[..., None])

NOTHING: Final[list[Option]] = []


class Step:
    """Something the rules still have to do."""

    __slots__ = ()


class Do(Step):
    """Run a rule."""

    __slots__ = (
        "args",
        "rule",
    )

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
        elif count == 3:
            self.rule(g, args[0], args[1], args[2])
        elif count == 4:
            self.rule(g, args[0], args[1], args[2], args[3])
        else:
            self.rule(g, *args)


class Question:
    """One question of a form: what is asked, under which rule, and the things to choose from.

    `interrupts` are options beside the question itself (a card that may be played at any point of the turn): choosing
    one does not answer the question, it makes the rules do something first and ask again.
    """

    __slots__ = (
        "args",
        "interrupts",
        "message",
        "options",
        "rule",
    )

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

    A side form is `harmless` if what it does disturbs nobody who is answering: it puts no steps on the stack, and what
    others have answered so far still fits. Only such a form can be filled in while seats answer together.
    """

    def __init__(self, name: str, *kinds: Kind, harmless: bool = False) -> None:
        """`kinds`: what the arguments number, so that snapshots can name them; None for a plain value."""
        self.name = name
        self.kinds = kinds
        self.harmless = harmless
        self.interruptible = type(self).interrupt is not Form.interrupt

    def question(self, g: S, ask: "Ask") -> Question | None:
        """The next question, or None when nothing is left to ask."""
        raise NotImplementedError

    def complete(self, g: S, ask: "Ask") -> None:
        """Carry out what the answers say."""
        raise NotImplementedError

    def disturbs(self, ask: "Ask") -> bool:
        """Whether what a finished side form does disturbs who is answering; a form may say it for each answer, so that
        an offer need not make others answer afresh where the same form also plays cards."""
        return not self.harmless

    def only_talks(self, ask: "Ask") -> bool:
        """Whether no question that is open hangs on what a finished side form does, so that none need be asked anew: an
        offer lies on the table until somebody takes it up. Only said of what does not disturb."""
        return False

    def interrupt(self, g: S, ask: "Ask", option: Option) -> None:
        """Do what an interrupting option says; the form is asked afresh afterwards."""
        raise SandtableError(f"{self.name} takes no interruption")


class Ask(Step):
    """A form that a seat is filling in, with the answers so far."""

    __slots__ = (
        "answers",
        "args",
        "form",
        "seat",
    )

    def __init__(self, form: Form[Any], seat: int, *args: Arg) -> None:
        self.form = form
        self.seat = Seat(seat)
        self.args = args
        self.answers: tuple[Option, ...] = ()

    def with_answers(self, answers: tuple[Option, ...]) -> "Ask":
        other = Ask(self.form, self.seat)
        other.args = self.args
        other.answers = answers
        return other

    def answered(self, option: Option) -> "Ask":
        """With one more answer."""
        other = Ask(self.form, self.seat)
        other.args = self.args
        # Unpacked, the answers would go through a list.
        other.answers = self.answers + (option,) if self.answers else (option,)  # noqa: RUF005
        return other

    def value(self, place: int) -> int:
        """The rules' own number of an answer."""
        return self.answers[place].value


class Answers:
    """The answers of a form, read in the order of its questions.

    For forms that leave questions out, so that an answer has no fixed place: whoever reads goes through the questions
    as they are asked and takes the answer to each. Where questions have their places, constants name these.
    """

    __slots__ = (
        "given",
        "place",
    )

    def __init__(self, ask: Ask, after: int = -1) -> None:
        """`after`: the last place that is fixed."""
        self.given = ask.answers
        self.place = after + 1

    def next(self) -> Option | None:
        """The answer to the next question; None if that question is still open."""
        place = self.place
        if place >= len(self.given):
            return None
        self.place = place + 1
        return self.given[place]

    def value(self) -> int:
        """The rules' own number of the answer to the next question, which is answered."""
        place = self.place
        self.place = place + 1
        return self.given[place].value


class Together(Step):
    """Several forms answered in parallel, none seeing the others' answers, carried out in the order given."""

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        asked = 0
        for ask in asks:
            if asked >> ask.seat & 1:
                raise SandtableError(f"seat {ask.seat} is asked twice at once, now for {ask.form.name}")
            asked |= 1 << ask.seat
        self.asks = asks

    def with_asks(self, asks: tuple[Ask, ...]) -> "Together":
        other = Together()
        other.asks = asks
        return other


class StandingPass:
    """A pass that holds until a moment which the game names: in every window, or in those of one response only."""

    def __init__(self, option: Option, until: str, everywhere: bool = True) -> None:
        self.option = option
        self.until = until
        self.everywhere = everywhere


@mypyc_attr(allow_interpreted_subclasses=True)
class Response(Form[S]):
    """What is asked in a window: to pass, to pass until a moment, or to play what fits this moment.

    Whoever could hold something that fits is asked, as far as the public knows; who holds nothing is asked too, so that
    nobody can tell. `complete` carries out what the earliest in order plays; nobody hears what the others wished.
    """

    def __init__(
        self,
        name: str,
        message: str,
        rule: str,
        passing: Option,
        standing: tuple[StandingPass, ...] = (),
        kinds: tuple[Kind, ...] = (),
    ) -> None:
        super().__init__(name, *kinds)
        self.message = message
        self.rule = rule
        self.standing = standing
        self.passes = [passing] + [one.option for one in standing]

    def could(self, g: S, seat: int, args: tuple[Arg, ...]) -> bool:
        """Whether the seat could respond as far as the public knows."""
        raise NotImplementedError

    def offers(self, g: S, ask: Ask) -> list[Option]:
        """What the seat can really play."""
        raise NotImplementedError

    def words(self, g: S, ask: Ask) -> Words:
        """The arguments of the first question; the number of `cards` that can be played is added to them."""
        return {}

    def further(self, g: S, ask: Ask) -> Question | None:
        """What is asked of a seat that plays something."""
        return None

    def announce(self, g: S, seat: int, standing: StandingPass) -> None:
        """Tell everybody that a seat passes until a moment: it will not be asked until then, which all can see."""
        raise SandtableError(f"{self.name} announces no standing passes")

    def closed(self, g: S, args: tuple[Arg, ...]) -> None:
        """Nobody responds any more. Not called if nobody was asked at all."""

    def question(self, g: S, ask: Ask) -> Question | None:
        if ask.answers:
            return None if self.passed(ask) else self.further(g, ask)
        offers = self.offers(g, ask)
        words = self.words(g, ask)
        words["cards"] = len(offers)
        return Question(self.message, self.rule, self.passes + offers, words)

    def passed(self, ask: Ask) -> bool:
        return ask.answers[0] in self.passes

    def standing_pass(self, ask: Ask) -> StandingPass | None:
        """The standing pass that the seat chose, if it did."""
        for one in self.standing:
            if one.option is ask.answers[0]:
                return one
        return None


class Window(Together):
    """A moment at which those who could respond are asked, all at once: the earliest in `order` who wants to acts.

    Then the others, who keep what they had, may react to it: the window opens again, until everybody passes. Who is
    asked is decided when the window opens, not when it is put on the stack.
    """

    __slots__ = (
        "args",
        "opened",
        "order",
        "response",
    )

    def __init__(self, response: Response[Any], order: tuple[int, ...], *args: Arg) -> None:
        if len(set(order)) != len(order):
            raise SandtableError(f"a seat is asked twice at once for {response.name}: {order}")
        self.asks = ()
        self.response = response
        self.order = order
        self.args = args
        self.opened = False
        """Whether somebody was asked here before."""

    def with_asks(self, asks: tuple[Ask, ...]) -> "Window":
        other = Window(self.response, self.order, *self.args)
        other.asks = asks
        other.opened = True
        return other

    def anew(self) -> "Window":
        """The same window before anybody is asked again."""
        return self.with_asks(())


class Rulebook:
    """The rules and forms of one game under the stable names that dumps use."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules: dict[str, Callable[..., None]] = {}
        self.names: dict[Callable[..., None], str] = {}
        self.kinds: dict[str, tuple[Kind, ...]] = {}
        self.forms: dict[str, Form[Any]] = {}

    def rule(self, name: str, *kinds: Kind) -> Callable[[R], R]:
        """Mark a function as a rule that steps can name. `kinds`: what its arguments number, None for a plain value."""

        def register(function: R) -> R:
            if name in self.rules:
                raise SandtableError(f"{self.game}: two rules are called {name!r}")
            self.rules[name] = function
            self.names[function] = name
            self.kinds[name] = kinds
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
            name = self.names[step.rule]
            return ["do", name, _packed(step.args, self.kinds.get(name, ()))]
        if isinstance(step, Ask):
            args = _packed(step.args, step.form.kinds)
            return ["ask", step.form.name, step.seat, args, [option.name for option in step.answers]]
        assert isinstance(step, Together)
        asks = [self.pack(ask) for ask in step.asks]
        if isinstance(step, Window):
            args = _packed(step.args, step.response.kinds)
            return ["window", step.response.name, list(step.order), args, step.opened, asks]
        return ["together", asks]

    def unpack(self, data: list[Any], options: dict[str, Option]) -> Step:
        """A step from its plain data."""
        if data[0] == "do":
            return Do(self.rules[data[1]], *_unpacked(data[2], self.kinds.get(data[1], ())))
        if data[0] == "ask":
            form = self.forms[data[1]]
            ask = Ask(form, data[2], *_unpacked(data[3], form.kinds))
            return ask.with_answers(tuple([options[name] for name in data[4]]))
        if data[0] not in ("together", "window"):
            raise SandtableError(f"there is no step {data[0]!r}")
        asks: list[Ask] = []
        for item in data[-1]:
            ask_step = self.unpack(item, options)
            assert isinstance(ask_step, Ask)
            asks.append(ask_step)
        together = Together(*asks)
        if data[0] == "together":
            return together
        response = self.forms[data[1]]
        assert isinstance(response, Response)
        args = _unpacked(data[3], response.kinds)
        window = Window(response, tuple([int(seat) for seat in data[2]]), *args)
        return window.with_asks(together.asks) if data[4] else window


def _packed(args: tuple[Arg, ...], kinds: tuple[Kind, ...]) -> list[object]:
    """Arguments as a snapshot has them: by name where they number something."""
    found: list[object] = []
    for place, arg in enumerate(args):
        kind = kinds[place] if place < len(kinds) else None
        if isinstance(arg, tuple):
            found.append(list(arg) if kind is None else [kind.name(part) for part in arg])
        elif kind is None:
            found.append(arg)
        else:
            assert isinstance(arg, int)
            found.append(kind.name(arg))
    return found


def _unpacked(data: list[Any], kinds: tuple[Kind, ...]) -> list[Arg]:
    found: list[Arg] = []
    for place, item in enumerate(data):
        kind = kinds[place] if place < len(kinds) else None
        if kind is not None:
            if isinstance(item, list) and isinstance(kind, Names):
                found.append(tuple([kind.number(part) for part in item]))
            else:
                found.append(kind.number(item))
        elif isinstance(item, list):
            found.append(tuple([int(part) for part in item]))
        elif isinstance(item, (int, str)):
            found.append(item)
        else:
            raise BadSnapshot(f"a step cannot carry {item!r}")
    return found
