"""Why something cannot be chosen now: what a reader might think of at a question, and what speaks against each of it.

Options are made by quick tests that say yes or no. Here the same predicates are asked one by one, in the order in which
a player would name them, and the first that fails is the reason. The law `reasons` compares the two on random games:
nothing that is offered has a reason, everything else that a question could be about has one, and the reasons are the
same in every world that the seat cannot tell from the real one.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Words


class Reason:
    """A message with its arguments."""

    def __init__(self, message: str, **args: Any) -> None:
        self.message: Final = message
        self.args: Final[Words] = args

    def data(self) -> dict[str, object]:
        return {"message": self.message, "args": self.args}


class Refusal:
    """Something that cannot be chosen now, and why."""

    def __init__(self, option: Option, reason: Reason) -> None:
        self.option: Final = option
        self.reason: Final = reason


Things = Callable[[Any, Ask], list[Option]]
"""What a seat might think of at a question: spaces of the board, cards in its hand."""

Judge = Callable[[Any, Ask, Option], Reason | None]
"""What speaks against choosing a thing; None where nothing does."""

J = TypeVar("J", bound=Judge)


EVERYWHERE: Final = ""
"""In the place of a question: at every question that says nothing else about such a thing."""


class Doubt:
    """Things of one sort at a question, and who says what speaks against them: a judge who `decides` is asked about
    what is offered too, by the law, and then has nothing to say; another only names the reason."""

    def __init__(self, things: Things, judge: Judge, decides: bool) -> None:
        self.things: Final = things
        self.judge: Final = judge
        self.decides: Final = decides


class WhyNot:
    """The reasons of one game, by the message of the question.

    `tangible`: the kinds of options that lie on the table. A question that offers such a thing says here what else
    could be meant, or that everything that could be is offered.
    """

    def __init__(self, *tangible: str) -> None:
        self.tangible: Final = tangible
        self.doubts: Final[dict[str, list[Doubt]]] = {}
        self.whole: Final[list[str]] = []

    def at(self, things: Things, *questions: str) -> Callable[[J], J]:
        """Mark a function as the judge of these things at these questions."""

        def register(judge: J) -> J:
            self._add(Doubt(things, judge, True), questions)
            return judge

        return register

    def names(self, things: Things, *questions: str) -> Callable[[J], J]:
        """Mark a function that names the reason where another rule decides what is offered."""

        def register(judge: J) -> J:
            self._add(Doubt(things, judge, False), questions)
            return judge

        return register

    def plainly(self, things: Things, message: str, *questions: str) -> None:
        """One condition decides at these questions: whatever is not offered does not meet it."""
        reason = Reason(message)
        self._add(Doubt(things, lambda g, ask, option: reason, False), questions)

    def all_offered(self, *questions: str) -> None:
        """These questions offer everything that they could be about."""
        self.whole.extend(questions)

    def _add(self, doubt: Doubt, questions: tuple[str, ...]) -> None:
        for message in questions:
            self.doubts.setdefault(message, []).append(doubt)

    def _about(self, message: str) -> list[Doubt]:
        return self.doubts.get(message, []) + self.doubts.get(EVERYWHERE, [])

    def refusals(self, g: object, ask: Ask, message: str, offered: list[Option]) -> list[Refusal]:
        """What cannot be the answer to a question, with the reasons, each thing once."""
        found: dict[Option, Refusal] = {}
        taken = set(offered)
        for doubt in self._about(message):
            for thing in doubt.things(g, ask):
                if thing in taken or thing in found:
                    continue
                reason = doubt.judge(g, ask, thing)
                if reason is None:
                    raise SandtableError(f"nothing speaks against {thing} at {message}, and yet it is not offered")
                found[thing] = Refusal(thing, reason)
        return list(found.values())

    def objection(self, g: object, ask: Ask, message: str, option: Option) -> Reason | None:
        """What is said against a thing that is offered: nothing, if all is well."""
        for doubt in self._about(message):
            if option in doubt.things(g, ask):
                return doubt.judge(g, ask, option) if doubt.decides else None
        return None

    def knows(self, g: object, ask: Ask, message: str, option: Option) -> bool:
        """Whether an option that is offered is one of the things that a question is known to be about."""
        if option.kind not in self.tangible or message in self.whole:
            return True
        return any([option in doubt.things(g, ask) for doubt in self._about(message)])
