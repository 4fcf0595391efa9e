"""A table with nothing on it but a trace of what the rules did: for tests of single kernel behaviours."""

from typing import Any, Final

from sandtable.kernel.cards import Cards
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.notation import Notation, Option
from sandtable.kernel.state import Result, State
from sandtable.kernel.steps import Arg, Ask, Do, Form, Question, Response, Rulebook, StandingPass, Step

WORDS: Final = Notation("workbench")
LETTERS: Final = WORDS.add_all("letter", ("a", "b", "c"))
BELL: Final = WORDS.add("bell", "ring the bell")
KNOCK: Final = WORDS.add("knock", "knock")
PASS: Final = WORDS.add("pass", "pass")
PASS_ON: Final = WORDS.add("pass", "pass until dawn")
CARDS: Final = WORDS.add_all("card", ("red", "blue"))

BOOK: Final = Rulebook("workbench")


class Bench(State):
    """The trace of everything that rules and forms did, in order."""

    def __init__(self, game: Game, seats: int, source: "Bench | None") -> None:
        super().__init__(game, seats, source)
        self.trace: list[str] = source.trace[:] if source else []
        # Bits of the cards (red, blue) that each seat holds, for all to see.
        self.held: list[int] = source.held[:] if source else [0] * seats

    def side_form(self, seat: int) -> Ask | None:
        """Whatever the test says, until the seat has knocked three times."""
        assert isinstance(self.game, Workbench)
        forms = [ask for ask in self.game.side_forms if ask.seat == seat]
        return forms[0] if forms and self.trace.count(f"{seat} knocks") < 3 else None

    def clone(self) -> "Bench":
        return Bench(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return []

    def pack(self) -> dict[str, Any]:
        return {"trace": self.trace, "held": self.held}

    def unpack(self, data: dict[str, Any]) -> None:
        self.trace = [str(entry) for entry in data["trace"]]
        self.held = [int(cards) for cards in data["held"]]


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


class Vow(Spell):
    """Letters of which the second is the first that the seat has sealed in its secret."""

    def question(self, g: Bench, ask: Ask) -> Question | None:
        secret = g.sealed_by(ask.seat, SECRET)
        if secret is None or len(ask.answers) != 1:
            return super().question(g, ask)
        return Question("letter-1", "WB-1", [secret.answers[0]])

    def complete(self, g: Bench, ask: Ask) -> None:
        g.seal(ask)


class Knock(Form[Bench]):
    """A knock and as many letters as the argument says; then a bell is rung on top of whatever waits."""

    def question(self, g: Bench, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("knock", "WB-2", [KNOCK])
        wanted = ask.args[0]
        assert isinstance(wanted, int)
        return Question(f"knock-{len(ask.answers)}", "WB-2", LETTERS) if len(ask.answers) <= wanted else None

    def complete(self, g: Bench, ask: Ask) -> None:
        g.trace.append(f"{ask.seat} knocks")
        g.tell("knocked")
        if not self.harmless:
            g.then(Do(note, f"bell for {ask.seat}"))


class Rude(Knock):
    """Calls itself harmless, and is not."""

    def complete(self, g: Bench, ask: Ask) -> None:
        g.then(Ask(SPELL, ask.seat, 1))


class PlayCard(Response[Bench]):
    """Who holds a card may play it, and say a letter with a red one."""

    def could(self, g: Bench, seat: int, args: tuple[Arg, ...]) -> bool:
        return g.held[seat] != 0

    def offers(self, g: Bench, ask: Ask) -> list[Option]:
        return [card for card in CARDS if g.held[ask.seat] >> card.value & 1]

    def further(self, g: Bench, ask: Ask) -> Question | None:
        return Question("letter", "WB-3", LETTERS) if len(ask.answers) == 1 and ask.answers[0] is CARDS[0] else None

    def announce(self, g: Bench, seat: int, standing: StandingPass) -> None:
        g.trace.append(f"{seat} passes until {standing.until}")

    def closed(self, g: Bench, args: tuple[Arg, ...]) -> None:
        g.trace.append("closed" + "".join([f" {arg}" for arg in args]))

    def complete(self, g: Bench, ask: Ask) -> None:
        g.held[ask.seat] &= ~(1 << ask.value(0))
        g.trace.append(f"{ask.seat} plays " + " ".join([str(answer) for answer in ask.answers]))
        g.then(Do(note, "so be it"))


SPELL: Final = Spell("spell")
VOW: Final = Vow("vow")
KNOCKING: Final = Knock("knocking")
QUIET: Final = Knock("quiet", harmless=True)
RUDE: Final = Rude("rude", harmless=True)
PLAY_CARD: Final = PlayCard("play_card", "play-card", "WB-3", PASS, (StandingPass(PASS_ON, "dawn"),))
SECRET: Final = Secret("secret")
LAST: Final = Last("last")
for _form in (SPELL, SECRET, LAST, VOW, KNOCKING, QUIET, RUDE, PLAY_CARD):
    BOOK.add(_form)


@BOOK.rule("note")
def note(g: Bench, text: str) -> None:
    g.trace.append(text)


@BOOK.rule("hold")
def hold(g: Bench, seat: int, cards: int) -> None:
    g.held[seat] = cards


@BOOK.rule("dawn")
def dawn(g: Bench) -> None:
    g.moment("dawn")


@BOOK.rule("nest")
def nest(g: Bench, text: str) -> None:
    """Put two notes on top of whatever waits."""
    g.trace.append(text)
    g.then(Do(note, f"{text}.1"), Do(note, f"{text}.2"))


@BOOK.rule("throw")
def throw(g: Bench, sides: int) -> None:
    g.trace.append(f"rolled {g.roll(sides)}")


@BOOK.rule("look")
def look(g: Bench, owner: int, message: str, seer: int, form: str = "") -> None:
    g.trace.append(f"{seer} sees {g.peek(owner, message, seer, BOOK.forms.get(form))}")


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
    side_forms: tuple[Ask, ...] = ()

    def blank(self, seats: int) -> Bench:
        return Bench(self, seats, None)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        g.then(*self.plan)

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Bench)
        return {"trace": g.trace[:]}


def bench(*steps: Step, seats: int = 3, seed: int = 1, sides: tuple[Ask, ...] = ()) -> Bench:
    """A table that has begun with these steps and has these side forms."""
    game = Workbench("workbench", "Workbench", (1, 2, 3, 4), (), WORDS, BOOK, 1)
    game.plan = steps
    game.side_forms = sides
    state = game.new(seats=seats, seed=seed)
    assert isinstance(state, Bench)
    return state


def settings_game(*settings: Setting) -> Workbench:
    """A game with these settings, to see which are accepted."""
    return Workbench("workbench", "Workbench", (2, 3), settings, WORDS, BOOK, 1)
