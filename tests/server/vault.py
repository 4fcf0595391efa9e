"""A game for the server's tests: every seat holds a planted secret, so that leaks can be found by searching for it.

Each round all seats guess together, in two questions; then chance and the secrets speak; then one seat shuts the vault
in two quiet steps that reveal nothing, so that they can be taken back. If the table wants it, every seat may knock once
a round, in two questions, though nobody waits for it.

There are several versions of its rules, for tests of what becomes of games that were begun under older ones.
"""

from typing import Any, Final

from sandtable.kernel import chance
from sandtable.kernel.cards import Cards
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.notation import Notation
from sandtable.kernel.state import Difference, Result, State
from sandtable.kernel.steps import Ask, Do, Form, Question, Rulebook, Together

WORDS: Final = Notation("vault")
NUMBERS: Final = WORDS.numbers(3)
LEFT: Final = WORDS.add("word", "turn left")
RIGHT: Final = WORDS.add("word", "turn right")
SHUT: Final = WORDS.add("word", "shut")
LOCK: Final = WORDS.add("word", "lock")
KNOCK: Final = WORDS.add("word", "knock")
BOOK: Final = Rulebook("vault")
PLANTED: Final = "PLANTED"
SPOKE_LOW: Final = Difference("spoke-low", until=1)
"""Up to version 1 the vault spoke a number below 100; from version 2 on it is 100 and more."""


class Vault(State):
    def __init__(self, game: Game, seats: int, source: "Vault | None") -> None:
        super().__init__(game, seats, source)
        self.round: int = source.round if source else 0
        self.rounds: int = source.rounds if source else 0
        self.scores: list[int] = source.scores[:] if source else [0] * seats
        self.knocks: list[int] = source.knocks[:] if source else [0] * seats

    def side_form(self, seat: int) -> Ask | None:
        return Ask(KNOCKING, seat) if self.knocks[seat] else None

    def clone(self) -> "Vault":
        return Vault(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return []

    def pack(self) -> dict[str, Any]:
        return {"round": self.round, "rounds": self.rounds, "scores": self.scores, "knocks": self.knocks}

    def unpack(self, data: dict[str, Any]) -> None:
        self.round, self.rounds, self.scores = data["round"], data["rounds"], data["scores"]
        self.knocks = data["knocks"]

    def secret(self, seat: int) -> str:
        assert self.setup is not None
        return f"{PLANTED}-{seat}-{chance.seeded(self.setup.seed + seat) % 10**9}"


class Guess(Form[Vault]):
    def question(self, g: Vault, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("vault-turn", "CON-BAT-01", [LEFT, RIGHT], {"secret": g.secret(ask.seat)})
        return Question("vault-number", "CON-BAT-02", NUMBERS) if len(ask.answers) == 1 else None

    def complete(self, g: Vault, ask: Ask) -> None:
        g.scores[ask.seat] += ask.value(1)


class Close(Form[Vault]):
    """One quiet step; its word says which."""

    def question(self, g: Vault, ask: Ask) -> Question | None:
        return None if ask.answers else Question("vault-close", "CON-BAT-03", [SHUT if ask.args[0] else LOCK])

    def complete(self, g: Vault, ask: Ask) -> None:
        g.tell("vault-closed", seat=ask.seat)


class Knock(Form[Vault]):
    """Nobody waits for it, and it disturbs nobody."""

    def question(self, g: Vault, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("vault-may", "CON-BAT-04", [KNOCK])
        return Question("vault-knocks", "CON-BAT-05", NUMBERS) if len(ask.answers) == 1 else None

    def complete(self, g: Vault, ask: Ask) -> None:
        g.knocks[ask.seat] -= 1
        g.tell("vault-knocked", seat=ask.seat, number=ask.value(1))


KNOCKING: Final = Knock("knock", harmless=True)
BOOK.add(KNOCKING)
GUESS: Final = Guess("guess")
CLOSE: Final = Close("close")
BOOK.add(GUESS)
BOOK.add(CLOSE)


@BOOK.rule("round")
def begin_round(g: Vault) -> None:
    if g.round == g.rounds:
        best = max(g.scores)
        winners = tuple([seat for seat, score in enumerate(g.scores) if score == best])
        g.finish(Result(winners, tuple(g.scores), "vault-over"))
        return
    g.round += 1
    assert g.setup is not None
    g.knocks = [int(g.setup.options["knocks"])] * g.seats
    closer = (g.round - 1) % g.seats
    guesses = Together(*[Ask(GUESS, seat) for seat in range(g.seats)])
    g.then(guesses, Do(speak), Ask(CLOSE, closer, 1), Ask(CLOSE, closer, 0), Do(begin_round))


@BOOK.rule("speak")
def speak(g: Vault) -> None:
    g.tell("vault-spoke", number=g.roll(100) + (0 if g.follows(SPOKE_LOW) else 100))
    for seat in range(g.seats):
        g.tell_only(1 << seat, "vault-whisper", secret=g.secret(seat))


class VaultGame(Game):
    def blank(self, seats: int) -> Vault:
        return Vault(self, seats, None)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Vault)
        g.rounds = int(options["rounds"])
        g.then(Do(begin_round))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Vault)
        shown: dict[str, Any] = {"you": seat, "round": g.round, "scores": g.scores[:], "knocks": g.knocks[:]}
        if seat is not None:
            shown["secret"] = g.secret(seat)
        return shown


def version(rules: int, *carried: int) -> VaultGame:
    """The game by a version of its rules, with the older ones that it still carries."""
    game = VaultGame(
        id="vault",
        title="Vault",
        seats=(1, 2, 3, 4),
        settings=(Setting("rounds", (2, 30, 1000), 2), Setting("knocks", (False, True), False)),
        notation=WORDS,
        book=BOOK,
        rules_version=rules,
    )
    game.carry(*[version(older) for older in carried])
    return game


GAME: Final = version(1)
FORGETFUL: Final = version(2)
CARRYING: Final = version(2, 1)
