"""The kinds of effects. Each has one entry with all its eight sides, made beside the rules that it belongs to:

    register(
        RECRUIT,
        does=_recruit,            what it does
        possible=_troops_left,    when it can do anything, as far as everybody can see
        manner=Manner(...),       whether it gives or asks: its place among the effects of a turn
        price=NO_PRICE,           what it is on the left of an arrow
        rival=Deed(...),          what it is to a Rival, and how a House Hagal card says it
        words=counted_words,      how it is said
        drawn=counted_symbol,     which symbols tell it, if any
        worth=_worth,             what it is worth to a bot
    )

A kind that lacks an entry is refused at import (`rules/vocabulary.py`), one that lacks a side already where it is made.
The tables are indexed by the code of the kind, `effect.op`.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.effects import OPS, Amount, Effect, Pay
from sandtable.games.uprising.hagal.effects import RIVAL_OPS
from sandtable.games.uprising.hagal.wording import RIVAL_SAID, never_said, said_of_rivals
from sandtable.games.uprising.scale import WORTH, Worth
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.symbols import DRAWN, Drawn
from sandtable.games.uprising.terms import NO_SOURCE, Op, Player, Source, Way
from sandtable.games.uprising.wording import SAID, Said, part_phrase
from sandtable.kernel.names import Names
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Question, Words
from sandtable.kernel.views import Phrase

# How an effect comes about: inside another one; by itself, so that Plot cards can come before it; picked by its owner
# this very moment; or without a way to decline (an Intrigue card's price, UPR-RUL-25).
INSIDE: Final = Way(0)
OPEN: Final = Way(1)
PICKED: Final = Way(2)
FORCED: Final = Way(3)
WAY_NAMES: Final = Names("way of coming about", ("inside", "open", "picked", "forced"), Way)

Performer = Callable[[Table, Player, Effect, Source, Way], None]
"""Table, player, effect, component it comes from, how it comes about."""
Test = Callable[[Table, Player, Effect, Source], bool]
RivalAct = Callable[[Table, Player, Effect], None]


# What it does, and when it can.


def elsewhere(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """What an effect does that works at another place: a price in its arrow, a waived requirement on the way."""


def always(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    """The test of an effect that can always do something."""
    return True


def never(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return False


def in_play(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    """The test of an effect that needs the card it comes from."""
    return source in g.in_play(player)


# Whether it gives or asks.


def yes(effect: Effect) -> bool:
    return True


def no(effect: Effect) -> bool:
    return False


def may_be_left(g: Table, effect: Effect) -> bool:
    return True


def must_be_done(g: Table, effect: Effect) -> bool:
    return False


def drawn_inside(effect: Effect) -> int:
    return sum([cards_drawn(inner) for inner in effect.inner()])


class Manner:
    """How a kind takes its place among the effects of a turn. Said of nothing more, it asks and has to be done."""

    def __init__(
        self,
        gives: Test = never,
        could_give: Callable[[Effect], bool] = no,
        calm: Callable[[Effect], bool] = no,
        may_leave: Callable[[Table, Effect], bool] = must_be_done,
        draws: Callable[[Effect], int] = drawn_inside,
        brings_intrigue: bool = False,
        costs_influence: bool = False,
    ) -> None:
        self.gives: Final = gives
        """Whether it now only gives, so that it can never come too early."""
        self.could_give: Final = could_give
        """Whether it may turn out to be one that only gives."""
        self.calm: Final = calm
        """Whether it holds no decision: among its like the order does not matter."""
        self.may_leave: Final = may_leave
        """Whether the turn can end with it undone (UPR-RUL-24)."""
        self.draws: Final = draws
        """How many cards it draws from the own deck, at most."""
        self.brings_intrigue: Final = brings_intrigue
        self.costs_influence: Final = costs_influence


GIVES: Final = Manner(gives=always, could_give=yes)
ASKS: Final = Manner()
ASKS_WHETHER: Final = Manner(may_leave=may_be_left)


# As a price.


class Price:
    """A kind on the left of an arrow: nothing is paid before everything is chosen."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        """Whether it can be met, as far as everybody can see."""
        raise AssertionError(f"{price!r} is no price")

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        """The next question about it; None when all is said. Takes the answers that are about it."""
        return None

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        """Pay it with what was answered about it."""
        raise AssertionError(f"{price!r} is no price")

    def words(self, price: Effect) -> Phrase:
        return part_phrase(price)

    def rival_pays(self, g: Table, rival: Player, price: Effect) -> None:
        """A Rival chooses nothing (HAG-CMB-15)."""
        raise AssertionError(f"no card asks a Rival for {price!r}")


class CountedPrice(Price):
    """So many of something, named one by one."""

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        assert isinstance(price, Amount)
        given: list[Option] = []
        while len(given) < price.amount:
            answer = answers.next()
            if answer is None:
                return self.one_of(g, player, given, words)
            given.append(answer)
        return None

    def one_of(self, g: Table, player: Player, given: list[Option], words: Words) -> Question:
        """Which one comes next."""
        raise NotImplementedError

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        for answer in given:
            self.pay_one(g, player, answer.value, source)

    def pay_one(self, g: Table, player: Player, value: int, source: Source) -> None:
        raise NotImplementedError


NO_PRICE: Final = Price()


# To a Rival.


def _ignored(g: Table, rival: Player, effect: Effect) -> None:
    """Drawing, trashing and the like: a Rival has no deck."""


def as_players(g: Table, rival: Player, effect: Effect) -> None:
    """It comes to Rivals as to players (HAG-ICN-14, HAG-CMB-10)."""
    PERFORM[effect.op](g, rival, effect, NO_SOURCE, INSIDE)


class Deed:
    """What a Rival does, and how House Hagal says it; after a gain a Rival thinks of spending (UPR-RUL-102)."""

    def __init__(self, does: RivalAct, words: Said, is_gain: bool = False) -> None:
        self.does: Final = does
        self.words: Final = words
        self.is_gain: Final = is_gain


NO_USE: Final = Deed(_ignored, never_said)
AS_PLAYERS: Final = Deed(as_players, said_of_rivals)


# The register.


PERFORM: Final[list[Performer]] = [elsewhere for _ in OPS]
POSSIBLE: Final[list[Test]] = [never for _ in OPS]
ONLY_GIVES: Final[list[Test]] = [never for _ in OPS]
MANNERS: Final[list[Manner]] = [ASKS for _ in OPS]
PRICES: Final[list[Price]] = [NO_PRICE for _ in OPS]
DEEDS: Final[list[RivalAct]] = [_ignored for _ in RIVAL_OPS]
GAINS: Final[list[bool]] = [False for _ in RIVAL_OPS]
_entered: Final[list[bool]] = [False for _ in RIVAL_OPS]


def register(
    op: Op,
    *,
    does: Performer,
    possible: Test,
    manner: Manner,
    price: Price,
    rival: Deed,
    words: Said,
    drawn: Drawn,
    worth: Worth,
) -> None:
    """The entry of one kind."""
    register_deed(op, rival)
    PERFORM[op] = does
    POSSIBLE[op] = possible
    ONLY_GIVES[op] = manner.gives
    MANNERS[op] = manner
    PRICES[op] = price
    SAID[op] = words
    DRAWN[op] = drawn
    WORTH[op] = worth


def register_deed(op: Op, rival: Deed) -> None:
    """The entry of a kind that only Rivals know: nobody is asked about it, pays with it or weighs it."""
    if _entered[op]:
        raise ValueError(f"effect {RIVAL_OPS[op]} has two entries")
    _entered[op] = True
    DEEDS[op] = rival.does
    RIVAL_SAID[op] = rival.words
    GAINS[op] = rival.is_gain


def refuse_gaps(entered: list[bool]) -> None:
    """Every kind needs its entry."""
    missing = [RIVAL_OPS[op] for op, known in enumerate(entered) if not known]
    if missing:
        raise ValueError(f"effects without an entry: {', '.join(missing)}")


def refuse_false_prices(effect: Effect) -> None:
    """Only prices stand on the left of an arrow."""
    if isinstance(effect, Pay):
        for price in effect.cost.parts():
            if PRICES[price.op] is NO_PRICE:
                raise ValueError(f"{price!r} is no price; put brackets round an arrow inside a sum")


def all_entered() -> list[bool]:
    return _entered[:]


# What follows from the entries.


def cards_drawn(effect: Effect) -> int:
    """How many cards an effect draws from the own deck, at most."""
    return MANNERS[effect.op].draws(effect)


def brings_intrigue(effect: Effect) -> bool:
    return MANNERS[effect.op].brings_intrigue or any([brings_intrigue(inner) for inner in effect.inner()])


def costs_influence(effect: Effect) -> bool:
    return MANNERS[effect.op].costs_influence or any([costs_influence(inner) for inner in effect.inner()])


def may_leave(g: Table, effect: Effect) -> bool:
    """Whether the turn can end with this effect undone (UPR-RUL-24)."""
    return MANNERS[effect.op].may_leave(g, effect)
