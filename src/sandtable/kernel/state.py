"""A game in progress: what lies on the table, and a stack of steps that the rules still have to do."""

import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel import chance, dealing, events
from sandtable.kernel.cards import Cards
from sandtable.kernel.chance import KEY_BYTES, MOST_SIDES, WORD_BITS, WORDS_IN_BLOCK, Chance
from sandtable.kernel.errors import BadSnapshot, IllegalOption, SandtableError
from sandtable.kernel.events import PUBLIC, Event, Log
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question, Step, Together, Window, Words
from sandtable.kernel.views import ResultView
from sandtable.kernel.whynot import Refusal

if TYPE_CHECKING:
    from sandtable.kernel.game import Game, Setup

SNAPSHOT_FORMAT: Final = 2
"""How snapshots are written, whatever the rules. 1 had numbers in place of names."""

Moves = tuple[Any, ...]
"""Moves as a chain (earlier, seat, option, whether it belongs to a side form)."""

Seen = dict[str, Option | None]
"""Answers of a sealed form that a seat has seen, by the message of the question; None: was not asked."""

GUESSES: Final = 100
"""How often secret forms are filled in at random before all ways to fill them in are gone through."""


class Pin:
    """Seats (a bit each) have seen what a sealed form answers to the question of that message. It never changes."""

    __slots__ = (
        "form",
        "message",
        "owner",
        "seers",
    )

    def __init__(self, owner: int, form: str, message: str, seers: int) -> None:
        self.owner: Final = owner
        self.form: Final = form
        self.message: Final = message
        self.seers: Final = seers


class Standing:
    """A seat passes in windows until a moment: in those of one response, or ("") in all. It never changes."""

    __slots__ = (
        "response",
        "seat",
        "until",
    )

    def __init__(self, seat: int, response: str, until: str) -> None:
        self.seat: Final = seat
        self.response: Final = response
        self.until: Final = until


class Prompt:
    """What a seat is being asked: a message with its arguments, and the rule behind it."""

    def __init__(self, message: str, args: Words, rule: str) -> None:
        self.message = message
        self.args = args
        self.rule = rule

    def data(self) -> dict[str, object]:
        return {"message": self.message, "args": self.args, "rule": self.rule}


class Result:
    """How a game ended: the winning seats, a score per seat, and the id of the message that says why.

    `teams` says who won or lost together, each seat in one of them. Where the scores of those who did not win cannot be
    compared (each side of a war counts something else), they share a place.
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        reason: str,
        teams: tuple[tuple[int, ...], ...] = (),
        compared: bool = True,
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.teams = teams or tuple([(seat,) for seat in range(len(scores))])
        self.compared = compared

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1: the winners, then the others by the best score in their team. Those who are
        equal share a place, and the next one is left out. Where nobody at the table won, nobody is first."""
        first = 1 if self.winners else 2
        standings = [self._standing(seat) for seat in range(len(self.scores))]
        return tuple([first + len([other for other in standings if other > mine]) for mine in standings])

    def _standing(self, seat: int) -> tuple[bool, int]:
        if seat in self.winners:
            return True, 0
        if not self.compared:
            return False, 0
        team = next(team for team in self.teams if seat in team)
        return False, max([self.scores[member] for member in team if member not in self.winners])

    def view(self) -> ResultView:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def data(self) -> dict[str, object]:
        return dict(self.view())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Result, self._parts()

    def _parts(self) -> tuple[object, ...]:
        return (self.winners, self.scores, self.reason, self.teams, self.compared)


class Difference:
    """Something that earlier versions of a game's rules did differently, up to version `until`. Rules that are still
    carried (`Game.carry`) ask for it by `g.follows`; when the last of them is dropped the difference goes too."""

    def __init__(self, name: str, until: int) -> None:
        self.name: Final = name
        self.until: Final = until


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """What all games have on the table. Each game adds its own pieces, its own copy and its own dump."""

    __slots__ = (
        "_acted",
        "_actor",
        "_asides",
        "_begun",
        "_beside_ask",
        "_beside_of",
        "_beside_question",
        "_log",
        "_moves",
        "_questions",
        "_serial",
        "_since",
        "_words",
        "barrier",
        "chance",
        "game",
        "key",
        "move_count",
        "pins",
        "result",
        "sealed",
        "seats",
        "setup",
        "stack",
        "standing_passes",
        "telling",
        "to_act",
    )

    def __init__(self, game: "Game", seats: int, source: "State | None") -> None:
        """An empty table, or a copy of `source`. A copy shares only what never changes."""
        self.game = game
        self.seats = seats
        self.setup: Setup | None = None
        self.telling = True
        self.result: Result | None = None
        self._moves: Moves = ()
        self._log: Log = ()
        # The side form that was looked at last, with its next question; of no seat (-1) once anything has changed.
        self._beside_of = -1
        self._beside_ask: Ask | None = None
        self._beside_question: Question | None = None
        if source is None:
            # The key of the stream that chance is drawn from, how many words of it were drawn, and the block of words
            # in use; without a key, the value of the quick generator.
            self.key = b""
            self.chance: i64 = 0
            self._words = b""
            self.stack: list[Step] = []
            # In the order in which they were sealed; of each seat at most one by each form.
            self.sealed: tuple[Ask, ...] = ()
            self.pins: tuple[Pin, ...] = ()
            self.standing_passes: tuple[Standing, ...] = ()
            # The side forms that seats have begun to fill in: empty, or a place per seat.
            self._begun: tuple[Ask | None, ...] = ()
            # How many side forms each seat has finished: empty, or a place per seat.
            self._asides: tuple[int, ...] = ()
            if type(self).side_form is not State.side_form:
                game.sided = True
            # Who acted last before all eyes, in which moves without anybody else, and in which move last.
            self._actor = -1
            self._since = 1
            self._acted = 0
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
            self.key = source.key
            self.chance = source.chance
            self._words = source._words
            self.stack = source.stack[:]
            self.sealed = source.sealed
            self.pins = source.pins
            self.standing_passes = source.standing_passes
            self._begun = source._begun
            self._asides = source._asides
            self._actor = source._actor
            self._since = source._since
            self._acted = source._acted
            self.to_act = source.to_act
            self._questions = source._questions[:]
            self._serial = source._serial
            self.move_count = source.move_count
            self.barrier = source.barrier

    # What a game in progress answers.

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that can act though nobody waits for them, as far as everybody knows: a seat may turn out to have
        nothing to choose."""
        return tuple([seat for seat in range(self.seats) if seat not in self.to_act and self._side(seat) is not None])

    @property
    def acts(self) -> int:
        """How many forms have been carried out before all eyes: while it stays the same, others cannot know that a
        seat has chosen something."""
        return self._serial + sum(self._asides)

    @property
    def over(self) -> bool:
        return self.result is not None

    def options(self, seat: int) -> list[Option]:
        """What the seat can choose now: answers to what it is asked, interruptions, and the beginning of its side form.

        Once it has begun its side form, that one comes first: what it is asked waits until the side form is finished
        or taken back.
        """
        if not 0 <= seat < self.seats:
            return []
        # Here and in `play` the same as _asked, _begun_by and what is known by beside, without the calls.
        question = self._questions[seat]
        beside: Question | None = None
        if seat == self._beside_of:
            beside = self._beside_question
        elif self.game.sided:
            beside = self.beside(seat)
        if beside is None:
            return [] if question is None else question.options + question.interrupts
        if question is None or (self._begun and self._begun[seat] is not None):
            return beside.options[:]
        if self.telling:
            _refuse_twice(seat, question, beside)
        own = question.options + question.interrupts if question.interrupts else question.options
        return own + beside.options

    def is_aside(self, seat: int) -> bool:
        """Whether the seat has begun its side form, so that what else it is asked waits."""
        return self._begun_by(seat) is not None

    def beside(self, seat: int) -> Question | None:
        """The next question of the seat's side form; None when it has none or nothing to choose there."""
        if seat != self._beside_of or seat < 0:
            begun = self._begun_by(seat) if self._begun else None
            ask = self._side(seat) if begun is None else begun
            self._look_beside(seat, ask, None if ask is None else self._side_question(ask))
        return self._beside_question

    def prompt(self, seat: int) -> Prompt | None:
        question = self._asked(seat) if self._begun_by(seat) is None else None
        if question is None:
            question = self.beside(seat)
        if question is None:
            return None
        # A copy, since forms may ask every time with the same words.
        return Prompt(question.message, dict(question.args) if question.args else {}, question.rule)

    def refusals(self, seat: int) -> list[Refusal]:
        """What else the question before the seat could be about, each thing with the reason why it cannot be chosen."""
        prompt, ask = self.prompt(seat), self.form_of(seat)
        if prompt is None or ask is None:
            return []
        return self.game.why_not.refusals(self, ask, prompt.message, self.options(seat))

    def ask_id(self, seat: int) -> str:
        """Names the question a move answers, so that a late answer to an earlier one can be refused."""
        found = self.ask_place(seat)
        if found is None:
            return ""
        form, place, side = found
        number = f"{form}+{self._asides[seat]}" if self._asides and self._asides[seat] else str(form)
        return f"{number}s.{place}" if side else f"{number}.{place}"

    def ask_place(self, seat: int) -> tuple[int, int, bool] | None:
        """Which form is in front of a seat, at which of its questions, and whether it is a side form."""
        ask = self.form_of(seat)
        return None if ask is None else (self._serial, len(ask.answers), ask is not self._form(seat))

    def form_of(self, seat: int) -> Ask | None:
        """The form in front of a seat, finished or not: a side form only if it has begun it or is asked nothing."""
        ask = self._begun_by(seat) or self._form(seat)
        return self._side(seat) if ask is None else ask

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as the seat may see it; None for a spectator."""
        return self.game.view(self, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        return events.read(self._log, seat, since)

    # Playing.

    def play(self, seat: int, option: object) -> None:
        """Answer the question before the seat with an option or its notation; anything else is refused."""
        if isinstance(option, Option):
            chosen: Option | None = option
        elif isinstance(option, str):
            chosen = self.game.notation.by_name.get(option)
        else:
            chosen = None
        if chosen is None or not 0 <= seat < self.seats:
            raise IllegalOption(self._refusal(seat, option))
        question = self._questions[seat]
        if question is not None and (not self._begun or self._begun[seat] is None):
            if chosen in question.options:
                self._answer(seat, chosen)
                return
            if chosen in question.interrupts:
                self._interrupt(seat, chosen)
                return
        beside: Question | None = None
        if seat == self._beside_of:
            beside = self._beside_question
        elif self.game.sided:
            beside = self.beside(seat)
        if beside is None or chosen not in beside.options:
            raise IllegalOption(self._refusal(seat, chosen))
        ask = self._beside_ask
        assert ask is not None
        self._answer_beside(ask, chosen)

    def can_back(self, seat: int) -> bool:
        """Whether the seat has given an answer that it can take back without asking anybody."""
        ask = self._begun_by(seat) or self._form(seat)
        return ask is not None and len(ask.answers) > 0

    def back(self, seat: int) -> None:
        """Take back the last answer of the seat's own unfinished form; of its side form, if it has begun that."""
        begun = self._begun_by(seat)
        ask = begun or self._form(seat)
        if ask is None or not ask.answers:
            raise IllegalOption(f"seat {seat} has no answer to take back")
        self._forget_move(seat, begun is not None)
        shorter = ask.with_answers(ask.answers[:-1])
        if begun is None:
            self._replace(ask, shorter, shorter.form.question(self, shorter))
        else:
            self._keep_begun(seat, shorter if shorter.answers else None)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back: nothing was revealed, and nobody else acted since.

        What others have chosen in forms that are not finished does not count, since nobody can know of it.
        """
        chain, place = self._last_move(seat)
        if not chain or place <= self.barrier:
            return False
        if self._is_unfinished(seat, chain[3]):
            return True
        return seat == self._actor and self._since <= place <= self._acted

    def undone(self, seat: int) -> "State":
        """The game as it was before the seat's last move: nothing may have been revealed or done by others since.

        If the move had finished a form, what others have chosen since in forms of theirs is gone too.
        """
        if not self.can_undo(seat):
            raise IllegalOption(f"seat {seat} cannot take a move back: something was revealed or somebody else moved")
        chain, place = self._last_move(seat)
        if self.setup is None or not self._is_unfinished(seat, chain[3]):
            return self.game.at(self, place - 1)
        earlier = self.clone()
        earlier.back(seat)
        return earlier

    def moves(self) -> list[tuple[int, Option]]:
        """All moves from the beginning."""
        return [(seat, option) for seat, option, _ in self._all_moves()]

    def record(self) -> str:
        """The whole game as a text that a person can read and `game.replay` can play again."""
        return self.game.record(self)

    # What rules use.

    def follows(self, old: Difference) -> bool:
        """Whether this game is played by a version of the rules that still did so."""
        return self.game.rules_version <= old.until

    def then(self, *steps: Step) -> None:
        """Put steps on top of the stack, in reading order. When the game is over nothing is left to do."""
        if self.result is None:
            stack = self.stack
            count = len(steps)
            if count == 1:
                stack.append(steps[0])
            elif count == 2:
                # The same as below, without a row in between.
                stack.append(steps[1])
                stack.append(steps[0])
            else:
                stack.extend(steps[::-1])

    def roll(self, sides: int) -> int:
        """Chance: a number from 0 to sides - 1."""
        self.barrier = self.move_count
        if not self.key:
            self.chance = chance.following(self.chance)
            return chance.below(self.chance, sides)
        return self._drawn(sides)

    def _drawn(self, sides: int) -> int:
        """A draw from the stream: the part of its range in which the next word lies. Words that would make some parts
        larger than others are passed over."""
        assert sides <= MOST_SIDES, f"nobody rolls a die of {sides} sides"
        while True:
            place = self.chance % WORDS_IN_BLOCK
            if place == 0 or not self._words:
                self._words = chance.block(self.key, self.chance // WORDS_IN_BLOCK)
            self.chance += 1
            mixed = (self._words[2 * place] | self._words[2 * place + 1] << 8) * sides
            rest = mixed & (MOST_SIDES - 1)
            if rest >= sides or rest >= MOST_SIDES % sides:
                return mixed >> WORD_BITS

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
        result.teams = self.game.teams(self)
        result.compared = self.game.scores_compare
        self.result = result
        self.stack.clear()

    def seal(self, ask: Ask) -> None:
        """Keep a finished form secret until `unseal`. A seat can have sealed several, each by another form."""
        if self.sealed_by(ask.seat, ask.form) is not None:
            raise SandtableError(f"seat {ask.seat} has sealed {ask.form.name} already")
        self.sealed = (*self.sealed, ask)

    def sealed_by(self, owner: int, form: Form[Any]) -> Ask | None:
        """What a seat has sealed by that form, for the rules and for its owner's eyes; None if it has not."""
        for ask in self.sealed:
            if ask.seat == owner and ask.form is form:
                return ask
        return None

    def peek(self, owner: int, message: str, seer: int, form: Form[Any] | None = None) -> Option | None:
        """Let a seat see one answer of a sealed form, by the message of its question.

        The form need not be named where its owner has sealed no other.
        """
        ask = self._sealed(owner, form)
        seers = 1 << seer
        pins: list[Pin] = []
        for pin in self.pins:
            if pin.owner == owner and pin.form == ask.form.name and pin.message == message:
                seers |= pin.seers
            else:
                pins.append(pin)
        self.pins = (*pins, Pin(owner, ask.form.name, message, seers))
        self.learn()
        return self.answer_to(ask, message)

    def has_seen(self, observer: int, owner: int, message: str, form: Form[Any] | None = None) -> bool:
        """Whether an observer was shown what the owner's sealed form answers to the question of that message."""
        ask = self._sealed(owner, form)
        for pin in self.pins:
            if pin.owner == owner and pin.form == ask.form.name and pin.message == message:
                return pin.seers >> observer & 1 == 1
        return False

    def answer_to(self, ask: Ask, message: str) -> Option | None:
        """What a form answers to the question of that message; None if it was not asked."""
        for place, question in enumerate(self._questions_of(ask)):
            if question.message == message:
                return ask.answers[place]
        return None

    def unseal(self, owner: int, form: Form[Any] | None = None) -> Ask:
        """Take a sealed form back into the open; it need not be named where its owner has sealed no other."""
        ask = self._sealed(owner, form)
        self.sealed = tuple([one for one in self.sealed if one is not ask])
        if self.pins:
            self.pins = tuple([pin for pin in self.pins if pin.owner != owner or pin.form != ask.form.name])
        self.learn()
        return ask

    def _sealed(self, owner: int, form: Form[Any] | None) -> Ask:
        """The form that is meant; misuse is refused."""
        found = [ask for ask in self.sealed if ask.seat == owner and (form is None or ask.form is form)]
        if len(found) == 1:
            return found[0]
        if form is not None or not found:
            raise SandtableError(f"seat {owner} has sealed no {'form' if form is None else form.name}")
        names = ", ".join([ask.form.name for ask in found])
        raise SandtableError(f"seat {owner} has sealed several forms, say which: {names}")

    def side_form(self, seat: int) -> Ask | None:
        """The form that the seat may fill in though nobody waits for it; each game says which.

        It follows from public facts alone, as everybody sees who may act. What the form offers may depend on what the
        seat holds; who holds nothing that fits is offered nothing. Its first options are offered nowhere else. It is
        open while somebody is asked; while seats answer together only if the form is harmless. When it is finished,
        everybody is told something.
        """
        return None

    @property
    def answering_together(self) -> bool:
        """Whether seats answer together now, so that only a harmless side form is open."""
        return bool(self.stack) and isinstance(self.stack[-1], Together)

    def pass_until(self, seat: int, until: str, response: str = "") -> None:
        """The seat is not asked in windows until that moment: in those of one response, or in all."""
        if not self.passes(seat, response):
            self.standing_passes = (*self.standing_passes, Standing(seat, response, until))

    def passes(self, seat: int, response: str) -> bool:
        """Whether the seat has a standing pass in the windows of a response."""
        mine = [one for one in self.standing_passes if one.seat == seat]
        return bool(mine) and any([not one.response or one.response == response for one in mine])

    def moment(self, until: str) -> None:
        """A moment has come: passes that stood until then are over."""
        self.standing_passes = tuple([one for one in self.standing_passes if one.until != until])

    def ask_again(self, seat: int) -> None:
        """The seat wants to be asked in windows again."""
        self.standing_passes = tuple([one for one in self.standing_passes if one.seat != seat])

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
        other.key = b""
        other.chance = chance.seeded(seed)
        other._words = b""
        barrier = other.barrier
        seen = [self._seen(owner, seat) for owner in range(self.seats)]
        for family in other.families():
            family.shuffle_unknown(other, seat)
        other.redealt()
        other._forget_answers(seat, seen)
        other.barrier = barrier
        return other

    def reseeded(self, seed: int) -> "State":
        """The same table with other chance to come. Like an imagined state it has no record, and remembers no moves."""
        other = self.clone()
        other.setup = None
        other._moves = ()
        other.key = b""
        other.chance = chance.seeded(seed)
        other._words = b""
        return other

    def unveiled(self) -> "State":
        """The same table with nothing hidden: every seat knows every card and every sealed answer. What any reader sees
        there is more than anybody may know; it is for critics, teachers and reviews of finished games."""
        other = self.clone()
        other.setup = None
        other._moves = ()
        for family in other.families():
            family.doubts = []
        everybody = (1 << self.seats + 1) - 1
        other.pins = tuple(
            [
                Pin(ask.seat, ask.form.name, question.message, everybody)
                for ask in other.sealed
                for question in other._questions_of(ask)
            ]
        )
        return other

    def view_all(self) -> list[dict[str, Any]]:
        """The all-seeing view for critics: what each seat would see with nothing hidden."""
        open_table = self.unveiled()
        return [open_table.view(seat) for seat in range(self.seats)]

    def information(self, seat: int) -> str:
        """A key for what the seat knows now: equal keys mean the same view, question, own answers and options."""
        prompt = self.prompt(seat)
        ask = self.form_of(seat)
        own = [one for one in self.sealed if one.seat == seat]
        data = {
            "view": self.view(seat),
            "prompt": None if prompt is None else prompt.data(),
            "answers": [] if ask is None else [option.name for option in ask.answers],
            "sealed": [[one.form.name, [option.name for option in one.answers]] for one in own],
            "options": [option.name for option in self.options(seat)],
        }
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return loaded, (self.game, self.dump(), self.telling)

    def redealt(self) -> None:
        """Hidden cards have changed places: bring in line whatever else follows from where they lie."""

    def _forget_answers(self, seat: int, seen: list[dict[str, Seen]]) -> None:
        """Other seats' secret answers become answers they might have given; half-made forms start afresh."""
        for owner in range(self.seats):
            if owner != seat:
                self._imagine_sealed(owner, seen[owner])
                self._keep_begun(owner, None)
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
                        asks += self._imagined([ask], {})
                self.stack[-1] = top.with_asks(tuple(asks))
            self._ask_anew()

    def _seen(self, owner: int, seat: int) -> dict[str, Seen]:
        """What the seat has seen of each form that the owner sealed."""
        found: dict[str, Seen] = {}
        for ask in self.sealed:
            if ask.seat == owner:
                name = ask.form.name
                pins = [pin for pin in self.pins if pin.owner == owner and pin.form == name and pin.seers >> seat & 1]
                found[name] = {pin.message: self.answer_to(ask, pin.message) for pin in pins}
        return found

    def _imagine_sealed(self, owner: int, seen: dict[str, Seen]) -> None:
        """What a seat has sealed becomes what it might have sealed, one form after the other, as it did."""
        truth = [ask for ask in self.sealed if ask.seat == owner]
        if truth:
            kept = self.sealed
            self.sealed = tuple([ask for ask in kept if ask.seat != owner])
            imagined = self._imagined(truth, seen)
            self.sealed = tuple([imagined.pop(0) if ask.seat == owner else ask for ask in kept])

    def _imagined(self, asks: list[Ask], seen: dict[str, Seen]) -> list[Ask]:
        """Forms of one seat as it might have filled them in, with the answers that were seen. Never the true ones,
        unless chance says so."""
        blank = [ask.with_answers(()) for ask in asks]
        sealed = self.sealed
        for guess in range(GUESSES + 1):
            filled: list[Ask] = []
            if self._fill(blank[0], blank[1:], filled, seen, guess == GUESSES):
                self.sealed = sealed
                return filled
        names = ", ".join([ask.form.name for ask in asks])
        raise SandtableError(
            f"no world can be imagined where seat {asks[0].seat} answered in {names} what was seen of it: "
            "whoever sees an answer must be shown what it proves"
        )

    def _fill(self, ask: Ask, rest: list[Ask], filled: list[Ask], seen: dict[str, Seen], thoroughly: bool) -> bool:
        """Fill in a form and then the rest, by chance; `thoroughly`: going through all ways, or else just one."""
        shown = seen.get(ask.form.name, {})
        question = ask.form.question(self, ask)
        if question is None:
            asked = {one.message for one in self._questions_of(ask)} if shown else set()
            if any([answer is not None and message not in asked for message, answer in shown.items()]):
                return False
            filled.append(ask)
            if not rest:
                return True
            before = self.sealed
            self.sealed = (*before, ask)
            if self._fill(rest[0], rest[1:], filled, seen, thoroughly):
                return True
            self.sealed = before
            filled.pop()
            return False
        if question.message in shown:
            wanted = shown[question.message]
            options = [option for option in question.options if option is wanted]
        elif thoroughly:
            places = list(range(len(question.options)))
            dealing.shuffle(self, places)
            options = [question.options[place] for place in places]
        else:
            options = [question.options[self.roll(len(question.options))]]
        for option in options:
            answered = ask.answered(option)
            if self._fill(answered, rest, filled, seen, thoroughly):
                return True
        return False

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
            "snapshot": SNAPSHOT_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "setup": None if self.setup is None else self.setup.data(),
            "key": self.key.hex(),
            "chance": self.chance,
            "stack": [self.game.book.pack(step) for step in self.stack],
            "sealed": [self.game.book.pack(ask) for ask in self.sealed],
            "pins": [[pin.owner, pin.form, pin.message, pin.seers] for pin in self.pins],
            "standing": [[one.seat, one.response, one.until] for one in self.standing_passes],
            "begun": [None if ask is None else self.game.book.pack(ask) for ask in self._begun],
            "asides": list(self._asides),
            "acted": [self._actor, self._since, self._acted],
            "result": None if self.result is None else self.result.data(),
            "moves": [[seat, option.name, *([1] if beside else [])] for seat, option, beside in self._all_moves()],
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
        self.key = bytes.fromhex(data["key"])
        if self.key and (len(self.key) != KEY_BYTES or data["chance"] < 0):
            raise BadSnapshot("that is no key, or no number of draws")
        self.chance = data["chance"]
        self.stack = [self.game.book.unpack(step, names) for step in data["stack"]]
        for packed in data["sealed"]:
            ask = self.game.book.unpack(packed, names)
            assert isinstance(ask, Ask)
            self.seal(ask)
        for owner, form, message, seers in data["pins"]:
            assert self.sealed_by(owner, self.game.book.forms[form]) is not None
            self.pins = (*self.pins, Pin(int(owner), form, str(message), int(seers)))
        for seat, response, until in data["standing"]:
            self.standing_passes = (*self.standing_passes, Standing(int(seat), str(response), str(until)))
        if len(data["begun"]) not in (0, self.seats) or len(data["asides"]) not in (0, self.seats):
            raise BadSnapshot(f"side forms are not for {self.seats} seats")
        for packed in data["begun"]:
            begun = None if packed is None else self.game.book.unpack(packed, names)
            assert begun is None or isinstance(begun, Ask)
            self._begun = (*self._begun, begun)
        self._asides = tuple([int(count) for count in data["asides"]])
        self._actor, self._since, self._acted = [int(number) for number in data["acted"]]
        if data["result"] is not None:
            result = data["result"]
            self.result = Result(tuple(result["winners"]), tuple(result["scores"]), result["reason"])
        for move in data["moves"]:
            self._moves = (self._moves, move[0], names[move[1]], len(move) > 2)
        self.move_count = data["count"]
        self._log = events.chained([(entry[0], entry[1], entry[2]) for entry in data["log"]])
        self._serial = data["serial"]
        self.barrier = data["barrier"]
        self.unpack(data["table"])
        if self.result is not None:
            self.result.teams = self.game.teams(self)
            self.result.compared = self.game.scores_compare
        if self.stack and isinstance(self.stack[-1], Do):
            raise BadSnapshot("the snapshot stands in the middle of a rule")
        self._ask_anew()
        if self.stack and not self.to_act:
            raise BadSnapshot("the snapshot stands in the middle of a rule")
        self._refit_begun()

    # The machine.

    def _run(self) -> None:
        """Do steps until somebody has to choose or the game is over."""
        self._beside_of = -1
        stack = self.stack
        while stack:
            step = stack[-1]
            if isinstance(step, Do):
                stack.pop()
                if step.args:
                    step.run(self)
                else:
                    step.rule(self)
            elif isinstance(step, Ask):
                question = step.form.question(self, step)
                if question is not None:
                    self._questions = [None] * self.seats
                    self._questions[step.seat] = question
                    self.to_act = (step.seat,)
                    return
                self._carry_out(step)
            else:
                assert isinstance(step, Together)
                if not step.asks and isinstance(step, Window):
                    self._open(step)
                else:
                    self._ask_together(step.asks)
                    if self.to_act:
                        return
                    self._carry_out_together(step)
        self.to_act = ()
        self._questions = [None] * self.seats

    def _ask_anew(self) -> None:
        """List the questions of the step on top of the stack."""
        self._beside_of = -1
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Ask):
            question = top.form.question(self, top)
            self._questions = [None] * self.seats
            self._questions[top.seat] = question
            self.to_act = () if question is None else (top.seat,)
        else:
            self._ask_together(self._asks())

    def _ask_together(self, asks: tuple[Ask, ...]) -> None:
        """List the questions of forms that are answered together. Nothing else happens meanwhile."""
        self._questions = [None] * self.seats
        waiting: list[int] = []
        for ask in asks:
            question = ask.form.question(self, ask)
            if question is not None:
                if question.interrupts:
                    _refuse_interrupts(ask, question)
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

    def _carry_out_together(self, step: Together) -> None:
        """All answers of all forms are in: let them act in order."""
        self.stack.pop()
        self._serial += 1
        self.learn()  # what the others chose
        if isinstance(step, Window):
            self._respond(step)
            return
        height = len(self.stack)
        pushed: list[Step] = []
        for ask in step.asks:
            ask.form.complete(self, ask)
            if self.result is not None:
                return
            pushed = self.stack[height:] + pushed
            del self.stack[height:]
        self.stack.extend(pushed)

    def _open(self, window: Window) -> None:
        """Ask everybody who could respond as far as the public knows, and has no standing pass."""
        response, args = window.response, window.args
        asks: list[Ask] = []
        for seat in window.order:
            passing = self.standing_passes and self.passes(seat, response.name)
            if not passing and response.could(self, seat, args):
                asks.append(Ask(response, seat, *args))
        if asks:
            self.stack[-1] = window.with_asks(tuple(asks))
        else:
            self.stack.pop()
            if window.opened:
                response.closed(self, window.args)

    def _respond(self, window: Window) -> None:
        """The earliest who wants to plays; the others keep what they have, and may react to that."""
        response = window.response
        played: Ask | None = None
        for ask in window.asks:
            if not response.passed(ask):
                if played is None:
                    played = ask
            elif ask.answers[0] is not response.passes[0]:
                standing = response.standing_pass(ask)
                if standing is not None:
                    self.pass_until(ask.seat, standing.until, "" if standing.everywhere else response.name)
                    response.announce(self, ask.seat, standing)
        if played is None:
            response.closed(self, window.args)
        else:
            self.stack.append(window.anew())
            response.complete(self, played)

    def _answer(self, seat: int, option: Option) -> None:
        """One more answer of the form in front of the seat. What cannot be asked is refused before anything changes."""
        top = self.stack[-1]
        ask = top if isinstance(top, Ask) else self._form(seat)
        assert ask is not None
        answered = ask.answered(option)
        question = ask.form.question(self, answered)
        if top is ask:
            self._moves = (self._moves, seat, option, False)
            self.move_count += 1
            if question is None:
                # The same as _act, without the call.
                if seat != self._actor:
                    self._since = self._acted + 1
                    self._actor = seat
                self._acted = self.move_count
                self.stack.pop()
                self._serial += 1
                ask.form.complete(self, answered)
                self._run()
            else:
                self.stack[-1] = answered
                self._questions[seat] = question
                self._beside_of = -1
        else:
            if question is not None and question.interrupts:
                _refuse_interrupts(ask, question)
            self._moves = (self._moves, seat, option, False)
            self.move_count += 1
            self._replace(ask, answered, question)
            if not self.to_act:
                self._act(seat)
                finished = self.stack[-1]
                assert isinstance(finished, Together)
                self._carry_out_together(finished)
                self._run()
        if self._begun:
            self._refit_begun()

    def _interrupt(self, seat: int, option: Option) -> None:
        """An interruption is only a push: the form waits below and is asked afresh afterwards."""
        ask = self.stack[-1]
        assert isinstance(ask, Ask), "a step that seats answer together offers no interruption"
        if not ask.form.interruptible:
            raise SandtableError(f"{ask.form.name} offers {option}, but takes no interruption")
        self._moves = (self._moves, seat, option, False)
        self.move_count += 1
        self._act(seat)
        fresh = ask.with_answers(())
        self.stack[-1] = fresh
        self._serial += 1
        ask.form.interrupt(self, fresh, option)
        self._run()
        if self._begun:
            self._refit_begun()

    def _answer_beside(self, ask: Ask, option: Option) -> None:
        """One more answer of a side form. When it is finished it acts, and the waiting form is asked afresh."""
        seat = ask.seat
        answered = ask.answered(option)
        question = self._side_question(answered)
        quiet = question is None and not ask.form.disturbs(answered)
        if question is None and not quiet and self.answering_together:
            raise SandtableError(f"{ask.form.name} is called harmless, but {option} disturbs those who are answering")
        self._moves = (self._moves, seat, option, True)
        self.move_count += 1
        if question is not None:
            self._keep_begun(seat, answered)
            self._look_beside(seat, answered, question)
            return
        self._keep_begun(seat, None)
        asides = list(self._asides) if self._asides else [0] * self.seats
        asides[seat] += 1
        self._asides = tuple(asides)
        if quiet:
            self._carry_out_quietly(answered)
        else:
            waiting = self.stack[-1]
            assert isinstance(waiting, Ask)
            self.stack[-1] = waiting.with_answers(())
            self._act(seat)
            self._serial += 1
            ask.form.complete(self, answered)
            self._run()
        if self._begun:
            self._refit_begun()

    def _carry_out_quietly(self, ask: Ask) -> None:
        """A harmless form acts, and all who are answering go on where they were."""
        height, waiting = len(self.stack), self.to_act
        self.learn()
        ask.form.complete(self, ask)
        if ask.form.only_talks(ask):
            self._beside_of = -1
        elif len(self.stack) == height:
            self._ask_anew()
        if len(self.stack) != height or self.to_act != waiting:
            raise SandtableError(f"{ask.form.name} calls itself harmless, but it disturbs those who are answering")

    def _act(self, seat: int) -> None:
        """The last move is seen by all: nobody else can take back what came before."""
        if seat != self._actor:
            self._since = self._acted + 1
            self._actor = seat
        self._acted = self.move_count

    def _replace(self, old: Ask, new: Ask, question: Question | None) -> None:
        """Put a form with other answers in the place of the old one, with its next question."""
        top = self.stack[-1]
        self._questions[new.seat] = question
        self._beside_of = -1
        if top is old:
            self.stack[-1] = new
            self.to_act = () if question is None else (new.seat,)
        else:
            assert isinstance(top, Together)
            self.stack[-1] = top.with_asks(tuple([new if one is old else one for one in top.asks]))
            self.to_act = tuple([one.seat for one in top.asks if self._questions[one.seat] is not None])

    def _side(self, seat: int) -> Ask | None:
        """The side form that is open to the seat, with no answers yet."""
        if not self.game.sided or not self.to_act or not 0 <= seat < self.seats:
            return None
        ask = self.side_form(seat)
        if ask is None:
            return None
        if ask.seat != seat or ask.answers:
            raise SandtableError(f"the side form of seat {seat} is a fresh form of its own, not {ask.form.name}")
        return ask if ask.form.harmless or not isinstance(self.stack[-1], Together) else None

    def _side_question(self, ask: Ask) -> Question | None:
        question: Question | None = ask.form.question(self, ask)
        if question is not None:
            if question.interrupts:
                raise SandtableError(f"{ask.form.name} is a side form and takes no interruption")
        elif not ask.answers:
            raise SandtableError(f"{ask.form.name} is a side form and asks nothing; with no form there is none")
        return question

    def _begun_by(self, seat: int) -> Ask | None:
        """The side form that the seat has begun to fill in."""
        return self._begun[seat] if self._begun and 0 <= seat < self.seats else None

    def _look_beside(self, seat: int, ask: Ask | None, question: Question | None) -> None:
        """Remember the seat's side form and its next question until something changes."""
        self._beside_of = seat
        self._beside_ask = ask
        self._beside_question = question if question is not None and question.options else None

    def _keep_begun(self, seat: int, ask: Ask | None) -> None:
        self._beside_of = -1
        if ask is None and not self._begun:
            return
        begun: list[Ask | None] = list(self._begun) if self._begun else [None] * self.seats
        begun[seat] = ask
        self._begun = tuple(begun) if ask is not None or begun.count(None) < self.seats else ()

    def _refit_begun(self) -> None:
        """Something happened: side forms whose answers so far do not fit any more start afresh."""
        for seat, ask in enumerate(self._begun):
            if ask is not None and not self._still_fits(ask):
                self._keep_begun(seat, None)

    def _still_fits(self, ask: Ask) -> bool:
        fresh = self._side(ask.seat)
        if fresh is None or fresh.form is not ask.form or fresh.args != ask.args:
            return False
        for place, answer in enumerate(ask.answers):
            question = ask.form.question(self, ask.with_answers(ask.answers[:place]))
            if question is None or answer not in question.options:
                return False
        return ask.form.question(self, ask) is not None

    def _asked(self, seat: int) -> Question | None:
        return self._questions[seat] if 0 <= seat < self.seats else None

    def _form(self, seat: int) -> Ask | None:
        """The form that the step on top of the stack has for a seat, finished or not."""
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

    def _last_move(self, seat: int) -> tuple[Moves, int]:
        """The chain up to the seat's last move, and the number of that move. It is looked for up to the barrier."""
        chain, place = self._moves, self.move_count
        while chain and place > self.barrier and chain[1] != seat:
            chain = chain[0]
            place -= 1
        return chain, place

    def _is_unfinished(self, seat: int, beside: bool) -> bool:
        """Whether the seat's last answer, given in its side form or in the other, waits for further ones."""
        ask = self._begun_by(seat) if beside else self._form(seat)
        return ask is not None and len(ask.answers) > 0

    def _all_moves(self) -> list[tuple[int, Option, bool]]:
        found: list[tuple[int, Option, bool]] = []
        chain = self._moves
        while chain:
            found.append((chain[1], chain[2], chain[3]))
            chain = chain[0]
        found.reverse()
        return found

    def _forget_move(self, seat: int, beside: bool) -> None:
        """Take the seat's last answer, in its side form or in the other, out of the moves.

        An imagined state remembers no moves that came before it, so there the move may be missing.
        """
        later: list[Moves] = []
        chain, place = self._moves, self.move_count
        while chain and (chain[1] != seat or chain[3] != beside):
            later.append(chain)
            chain = chain[0]
            place -= 1
        if chain:
            chain = chain[0]
            while later:
                move = later.pop()
                chain = (chain, move[1], move[2], move[3])
            self._moves = chain
        self.move_count -= 1
        # The moves that came later have moved up.
        if place <= self.barrier:
            self.barrier -= 1
        if place < self._since:
            self._since -= 1
        if place <= self._acted:
            self._acted -= 1

    def _refusal(self, seat: int, option: object) -> str:
        """Why the seat cannot choose that."""
        if self._asked(seat) is None and self._begun_by(seat) is None and self._side(seat) is None:
            return self._not_asked(seat)
        if not isinstance(option, Option):
            return f"{option!r} is not an option of {self.game.id}"
        offered = ", ".join([str(one) for one in self.options(seat)])
        return f"seat {seat} cannot choose {option} now; it can choose: {offered}"

    def _not_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        waiting = ", ".join([str(one) for one in self.to_act])
        return f"seat {seat} is not asked anything now; waiting for: {waiting}"


def loaded(game: "Game", data: bytes, telling: bool) -> State:
    """A pickled state in another process."""
    g = game.load(data)
    g.telling = telling
    return g


def _refuse_twice(seat: int, question: Question, beside: Question) -> None:
    """What is offered by both questions would be an answer to either. Simulations, which nobody reads, do not look."""
    found = set(question.options + question.interrupts)
    if not found.isdisjoint(beside.options):
        twice = [str(option) for option in beside.options if option in found]
        raise SandtableError(f"seat {seat} is offered {twice[0]} by its side form and by {question.message}")


def _refuse_interrupts(ask: Ask, question: Question) -> None:
    raise SandtableError(
        f"{ask.form.name} offers {question.interrupts[0]} as an interruption while seats answer together: "
        "nothing else happens then"
    )
