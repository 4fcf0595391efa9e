"""A game in progress: what lies on the table, and a stack of steps that the rules still have to do."""

import json
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel import chance, events
from sandtable.kernel.cards import Cards
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadSnapshot, IllegalOption
from sandtable.kernel.events import PUBLIC, Event, Log
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Question, Step, Together, Words
from sandtable.kernel.views import ResultView

if TYPE_CHECKING:
    from sandtable.kernel.game import Game, Setup

Moves = tuple[Any, ...]
"""Moves as a chain (earlier, seat, option)."""


class Prompt:
    """What a seat is being asked: a message with its arguments, and the rule behind it."""

    def __init__(self, message: str, args: Words, rule: str) -> None:
        self.message = message
        self.args = args
        self.rule = rule

    def data(self) -> dict[str, object]:
        return {"message": self.message, "args": self.args, "rule": self.rule}


class Result:
    """How a game ended: the winning seats, a score per seat, and the id of the message that says why."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def view(self) -> ResultView:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def data(self) -> dict[str, object]:
        return dict(self.view())


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """What all games have on the table. Each game adds its own pieces, its own copy and its own dump."""

    def __init__(self, game: "Game", seats: int, source: "State | None") -> None:
        """An empty table, or a copy of `source`. A copy shares only what never changes."""
        self.game = game
        self.seats = seats
        self.setup: Setup | None = None
        self.telling = True
        self.result: Result | None = None
        self._moves: Moves = ()
        self._log: Log = ()
        self.pins: list[dict[str, int]] = []
        if source is None:
            self.chance: i64 = 0
            self.stack: list[Step] = []
            self.sealed: list[Ask | None] = [None] * seats
            self.to_act: tuple[int, ...] = ()
            self._questions: list[Question | None] = [None] * seats
            self._serial = 0
            self.move_count = 0
            self.barrier = 0
        else:
            self.setup = source.setup
            self.telling = source.telling
            self.result = source.result
            self._moves = source._moves
            self._log = source._log
            if source.pins:
                self.pins = [pins.copy() for pins in source.pins]
            self.chance = source.chance
            self.stack = source.stack[:]
            self.sealed = source.sealed[:]
            self.to_act = source.to_act
            self._questions = source._questions[:]
            self._serial = source._serial
            self.move_count = source.move_count
            self.barrier = source.barrier

    # What a game in progress answers.

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that can act though nobody waits for them."""
        return ()

    @property
    def over(self) -> bool:
        return self.result is not None

    def options(self, seat: int) -> list[Option]:
        """What the seat can choose now; nothing when it is not asked."""
        question = self._asked(seat)
        return [] if question is None else question.options + question.interrupts

    def prompt(self, seat: int) -> Prompt | None:
        question = self._asked(seat)
        return None if question is None else Prompt(question.message, question.args or {}, question.rule)

    def ask_id(self, seat: int) -> str:
        """Names the question a move answers, so that a late answer to an earlier one can be refused."""
        ask = self.form_of(seat)
        return "" if ask is None else f"{self._serial}.{len(ask.answers)}"

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as the seat may see it; None for a spectator."""
        return self.game.view(self, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        return events.read(self._log, seat, since)

    # Playing.

    def play(self, seat: int, option: object) -> None:
        """Answer the question before the seat with an option or its notation; anything else is refused."""
        question = self._asked(seat)
        if question is None:
            raise IllegalOption(self._not_asked(seat))
        if isinstance(option, Option):
            chosen: Option | None = option
        elif isinstance(option, str):
            chosen = self.game.notation.by_name.get(option)
        else:
            chosen = None
        if chosen is None:
            raise IllegalOption(f"{option!r} is not an option of {self.game.id}")
        top = self.stack[-1]
        ask = top if isinstance(top, Ask) else self.form_of(seat)
        assert ask is not None
        answering = chosen in question.options
        if not answering and chosen not in question.interrupts:
            offered = ", ".join([str(one) for one in question.options + question.interrupts])
            raise IllegalOption(f"seat {seat} cannot choose {chosen} now; it can choose: {offered}")
        self._moves = (self._moves, seat, chosen)
        self.move_count += 1
        if answering:
            self._answered(ask, chosen)
        else:
            self._interrupted(ask, chosen)

    def back(self, seat: int) -> None:
        """Take back the last answer of the seat's own unfinished form."""
        ask = self.form_of(seat)
        if ask is None or not ask.answers:
            raise IllegalOption(f"seat {seat} has no answer to take back")
        self._moves = _without_last(self._moves, seat)  # as far as an imagined state remembers moves
        self.move_count -= 1
        self._replace(ask, ask.with_answers(ask.answers[:-1]))

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was the seat's and can be taken back with nobody the wiser."""
        return bool(self._moves) and self._moves[1] == seat and self.move_count > self.barrier

    def undone(self, seat: int) -> "State":
        """The game as it was before the seat's last move: nothing may have been revealed or played by others since."""
        if not self.can_undo(seat):
            raise IllegalOption(f"seat {seat} cannot take a move back: something was revealed or somebody else moved")
        return self.game.at(self, self.move_count - 1)

    def moves(self) -> list[tuple[int, Option]]:
        """All moves from the beginning."""
        found: list[tuple[int, Option]] = []
        chain = self._moves
        while chain:
            found.append((chain[1], chain[2]))
            chain = chain[0]
        found.reverse()
        return found

    def record(self) -> str:
        """The whole game as a text that a person can read and `game.replay` can play again."""
        return self.game.record(self)

    # What rules use.

    def then(self, *steps: Step) -> None:
        """Put steps on top of the stack, in reading order. When the game is over nothing is left to do."""
        if self.result is None:
            if len(steps) == 1:
                self.stack.append(steps[0])
            else:
                self.stack.extend(steps[::-1])

    def roll(self, sides: int) -> int:
        """Chance: a number from 0 to sides - 1."""
        self.chance = chance.following(self.chance)
        self.barrier = self.move_count
        return chance.below(self.chance, sides)

    def learn(self) -> None:
        """Somebody learns something: moves made so far cannot be taken back any more."""
        self.barrier = self.move_count

    def tell(self, message: str, **args: Any) -> None:
        """Let everybody read what happens."""
        if self.telling:
            self._log = (self._log, PUBLIC, message, args)

    def tell_only(self, seats: int, message: str, **args: Any) -> None:
        """Let some seats (a bit each) read what happens."""
        if self.telling:
            self._log = (self._log, seats, message, args)

    def finish(self, result: Result) -> None:
        """The game is over; what the rules still meant to do is dropped."""
        self.result = result
        self.stack.clear()

    def seal(self, ask: Ask) -> None:
        """Keep a finished form secret until `unseal`."""
        self.sealed[ask.seat] = ask

    def peek(self, owner: int, message: str, seer: int) -> Option | None:
        """Let a seat see one answer of a sealed form, by the message of its question."""
        ask = self.sealed[owner]
        assert ask is not None
        self._pinned(owner)[message] = self._pinned(owner).get(message, 0) | 1 << seer
        self.learn()
        return self.answer_to(ask, message)

    def answer_to(self, ask: Ask, message: str) -> Option | None:
        """What a form answers to the question of that message; None if it was not asked."""
        for place, question in enumerate(self._questions_of(ask)):
            if question.message == message:
                return ask.answers[place]
        return None

    def unseal(self, owner: int) -> Ask:
        """Take a sealed form back into the open."""
        ask = self.sealed[owner]
        assert ask is not None
        self.sealed[owner] = None
        if self.pins:
            self.pins[owner] = {}
        self.learn()
        return ask

    def begin(self) -> None:
        """Run the first steps up to the first question."""
        self._run()

    # Copies.

    def clone(self) -> "State":
        raise NotImplementedError

    def families(self) -> list[Cards]:
        """All cards of the game, for the laws and for `determinize`."""
        raise NotImplementedError

    def determinize(self, seat: int, seed: int) -> "State":
        """A random full state that the seat cannot tell from this one."""
        other = self.clone()
        other.setup = None
        other._moves = ()
        other._log = events.chained([entry for entry in events.entries(self._log) if events.may_read(entry[0], seat)])
        other.chance = chance.seeded(seed)
        barrier = other.barrier
        seen = [self._seen(owner, seat) for owner in range(self.seats)]
        for family in other.families():
            family.shuffle_unknown(other, seat)
        other.redealt()
        other._forget_answers(seat, seen)
        other.barrier = barrier
        return other

    def redealt(self) -> None:
        """Hidden cards have changed places: bring in line whatever else follows from where they lie."""

    def _forget_answers(self, seat: int, seen: list[dict[str, Option | None]]) -> None:
        """Other seats' secret answers become answers they might have given; half-made forms start afresh."""
        for owner in range(self.seats):
            ask = self.sealed[owner]
            if owner != seat and ask is not None:
                self.sealed[owner] = self._imagined(ask, seen[owner])
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, Ask):
                if top.seat != seat:
                    self.stack[-1] = top.with_answers(())
            elif isinstance(top, Together):
                asks: list[Ask] = []
                for ask in top.asks:
                    if ask.seat == seat:
                        asks.append(ask)
                    elif ask.seat in self.to_act:
                        asks.append(ask.with_answers(()))
                    else:
                        asks.append(self._imagined(ask, {}))
                self.stack[-1] = Together(*asks)
            self._ask_anew()

    def _seen(self, owner: int, seat: int) -> dict[str, Option | None]:
        """The answers of a sealed form that the seat has seen, by the message of the question; None: was not asked."""
        ask = self.sealed[owner]
        if ask is None or not self.pins:
            return {}
        seen = [message for message, seers in self.pins[owner].items() if seers >> seat & 1]
        return {message: self.answer_to(ask, message) for message in seen}

    def _imagined(self, ask: Ask, shown: dict[str, Option | None]) -> Ask:
        """The form as its owner might have filled it in, with the answers that were shown."""
        for _ in range(200):
            filled = self._filled_by_chance(ask.with_answers(()), shown)
            if filled is not None:
                return filled
        return ask  # so much of it was seen that it is a fact

    def _filled_by_chance(self, ask: Ask, shown: dict[str, Option | None]) -> Ask | None:
        """One way to fill in a form around the answers shown (None: was not asked), or None if it led astray."""
        wanted = len([answer for answer in shown.values() if answer is not None])
        question = ask.form.question(self, ask)
        while question is not None:
            if question.message in shown:
                answer = shown[question.message]
                if answer is None or answer not in question.options:
                    return None
                wanted -= 1
            else:
                answer = question.options[self.roll(len(question.options))]
            ask = ask.with_answers((*ask.answers, answer))
            question = ask.form.question(self, ask)
        return ask if wanted == 0 else None

    # Snapshots.

    def pack(self) -> dict[str, Any]:
        """The game's own pieces as plain data."""
        raise NotImplementedError

    def unpack(self, data: dict[str, Any]) -> None:
        raise NotImplementedError

    def differing(self, other: "State") -> list[str]:
        """The fields of the table in which two states differ."""
        mine, yours = self.pack(), other.pack()
        return [name for name, value in mine.items() if value != yours[name]]

    def dump(self) -> bytes:
        """A snapshot: equal bytes for equal states."""
        data = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "setup": None if self.setup is None else self.setup.data(),
            "chance": self.chance,
            "stack": [self.game.book.pack(step) for step in self.stack],
            "sealed": [None if ask is None else self.game.book.pack(ask) for ask in self.sealed],
            "pins": self.pins,
            "result": None if self.result is None else self.result.data(),
            "moves": [[seat, option.name] for seat, option in self.moves()],
            "count": self.move_count,
            "log": [list(entry) for entry in events.entries(self._log)],
            "serial": self._serial,
            "barrier": self.barrier,
            "table": self.pack(),
        }
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    def restore(self, data: dict[str, Any]) -> None:
        """Become the state that `dump` described."""
        names = self.game.notation.by_name
        for key in ("chance", "count", "serial", "barrier"):
            if type(data[key]) is not int:
                raise BadSnapshot(f"{key} is a whole number, not {data[key]!r}")
        self.chance = data["chance"]
        self.stack = [self.game.book.unpack(step, names) for step in data["stack"]]
        for seat, packed in enumerate(data["sealed"]):
            if packed is not None:
                ask = self.game.book.unpack(packed, names)
                assert isinstance(ask, Ask)
                self.sealed[seat] = ask
        self.pins = [{str(key): int(value) for key, value in pins.items()} for pins in data["pins"]]
        if self.pins and len(self.pins) != self.seats:
            raise BadSnapshot(f"pins are for {len(self.pins)} seats, not {self.seats}")
        if data["result"] is not None:
            result = data["result"]
            self.result = Result(tuple(result["winners"]), tuple(result["scores"]), result["reason"])
        for seat, name in data["moves"]:
            self._moves = (self._moves, seat, names[name])
        self.move_count = data["count"]
        self._log = events.chained([(entry[0], entry[1], entry[2]) for entry in data["log"]])
        self._serial = data["serial"]
        self.barrier = data["barrier"]
        self.unpack(data["table"])
        if self.stack and isinstance(self.stack[-1], Do):
            raise BadSnapshot("the snapshot stands in the middle of a rule")
        self._ask_anew()

    # The machine.

    def _run(self) -> None:
        """Do steps until somebody has to choose or the game is over."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if isinstance(step, Do):
                stack.pop()
                step.run(self)
            elif isinstance(step, Ask):
                question = step.form.question(self, step)
                if question is not None:
                    self._questions = [None] * self.seats
                    self._questions[step.seat] = question
                    self.to_act = (step.seat,)
                    return
                self._carry_out(step)
            else:
                self._ask_anew()
                if self.to_act:
                    return
                self._carry_out_together(step)
        self.to_act = ()
        self._questions = [None] * self.seats

    def _ask_anew(self) -> None:
        """List the questions of the step on top of the stack."""
        self._questions = [None] * self.seats
        waiting: list[int] = []
        for ask in self._asks():
            question = ask.form.question(self, ask)
            if question is not None:
                self._questions[ask.seat] = question
                waiting.append(ask.seat)
        self.to_act = tuple(waiting)

    def _asks(self) -> tuple[Ask, ...]:
        """The forms of the step on top of the stack."""
        if self.stack:
            step = self.stack[-1]
            if isinstance(step, Ask):
                return (step,)
            if isinstance(step, Together):
                return step.asks
        return ()

    def _carry_out(self, ask: Ask) -> None:
        """All answers are in: take the form off the stack and let it act."""
        self.stack.pop()
        self._serial += 1
        ask.form.complete(self, ask)

    def _carry_out_together(self, step: Step) -> None:
        """All answers of all forms are in: let them act in order."""
        assert isinstance(step, Together)
        self.stack.pop()
        self._serial += 1
        height = len(self.stack)
        pushed: list[Step] = []
        self.learn()  # what the others chose
        for ask in step.asks:
            ask.form.complete(self, ask)
            if self.result is not None:
                return
            pushed = self.stack[height:] + pushed
            del self.stack[height:]
        self.stack.extend(pushed)

    def _answered(self, ask: Ask, option: Option) -> None:
        answered = ask.with_answers((*ask.answers, option))
        if self.stack[-1] is ask:
            question = ask.form.question(self, answered)
            if question is None:
                self._carry_out(answered)
                self._run()
            else:
                self.stack[-1] = answered
                self._questions[ask.seat] = question
        else:
            self._replace(ask, answered)
            if not self.to_act:
                self._carry_out_together(self.stack[-1])
                self._run()

    def _interrupted(self, ask: Ask, option: Option) -> None:
        """An interruption is only a push: the form waits below and is asked afresh afterwards."""
        assert self.stack[-1] is ask, "nothing else happens while seats answer together"
        fresh = ask.with_answers(())
        self.stack[-1] = fresh
        self._serial += 1
        ask.form.interrupt(self, fresh, option)
        self._run()

    def _replace(self, old: Ask, new: Ask) -> None:
        """Put a form with other answers in the place of the old one, and ask its next question."""
        top = self.stack[-1]
        question = new.form.question(self, new)
        self._questions[new.seat] = question
        if top is old:
            self.stack[-1] = new
            self.to_act = () if question is None else (new.seat,)
        else:
            assert isinstance(top, Together)
            self.stack[-1] = Together(*[new if one is old else one for one in top.asks])
            self.to_act = tuple([one.seat for one in top.asks if self._questions[one.seat] is not None])

    def _asked(self, seat: int) -> Question | None:
        return self._questions[seat] if 0 <= seat < self.seats else None

    def form_of(self, seat: int) -> Ask | None:
        """The form in front of a seat, finished or not."""
        for ask in self._asks():
            if ask.seat == seat:
                return ask
        return None

    def _questions_of(self, ask: Ask) -> list[Question]:
        """The questions that the answers of a form answered."""
        found: list[Question] = []
        for place in range(len(ask.answers)):
            question = ask.form.question(self, ask.with_answers(ask.answers[:place]))
            assert question is not None
            found.append(question)
        return found

    def _pinned(self, owner: int) -> dict[str, int]:
        if not self.pins:
            self.pins = [{} for _ in range(self.seats)]
        return self.pins[owner]

    def _not_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        waiting = ", ".join([str(one) for one in self.to_act])
        return f"seat {seat} is not asked anything now; waiting for: {waiting}"


def _without_last(chain: Moves, seat: int) -> Moves:
    """The chain without the seat's last move."""
    if not chain:
        return chain
    if chain[1] == seat:
        earlier: Moves = chain[0]
        return earlier
    return (_without_last(chain[0], seat), chain[1], chain[2])
