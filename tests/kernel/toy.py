"""A toy game for the tests: small, but it meets every part of the kernel.

Dune traders bid in secret for the day's harvest, spy on each other, pass cards under the table, bury one in the sand,
claim to hold no worm, and sell cards at any point of their turn. Water can be drunk after the harvest, worms can be
called and promises made at any time. It is not on the shelf of `sandtable.games`.
"""

from typing import Any, Final

from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.notation import Notation, Option
from sandtable.kernel.state import Result, State
from sandtable.kernel.steps import (
    Arg,
    Ask,
    Do,
    Form,
    Question,
    Response,
    Rulebook,
    StandingPass,
    Together,
    Window,
)

FACES: Final = ("worm", "storm", "spice", "water")
DECK: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
WORMS: Final = [card for card, face in enumerate(DECK) if face == 0]
STORM: Final = 1
WATER: Final = 3
WORM_BITS: Final = sum([1 << card for card in WORMS])
WATERS: Final = sum([1 << card for card, face in enumerate(DECK) if face == WATER])
DAY_ENDS: Final = "day ends"
MOST_COINS: Final = 9

# Zones: the deck, the discard (face up, the last on top), the sand (face down), then a hand per seat.
IN_DECK: Final = 0
DISCARD: Final = 1
SAND: Final = 2
HAND: Final = 3

WORDS: Final = Notation("toy")
NUMBERS: Final = WORDS.numbers(MOST_COINS)
CARDS: Final = WORDS.add_all("card", FACES)
SALES: Final = WORDS.add_all("sale", tuple([f"sell {face}" for face in FACES]))
SEATS: Final = WORDS.add_all("seat", ("seat one", "seat two", "seat three", "seat four"))
SECRETS: Final = WORDS.add_all("word", ("the bid", "the card", "the side"))
NO_CARD: Final = WORDS.add("word", "no card")
LEFT: Final = WORDS.add("word", "left")
RIGHT: Final = WORDS.add("word", "right")
BURY: Final = WORDS.add("word", "bury")
REST: Final = WORDS.add("word", "rest")
GIVE: Final = WORDS.add("word", "give")
PROMISE: Final = WORDS.add("word", "promise")
CALL: Final = WORDS.add("word", "call a worm")
THIRSTY: Final = WORDS.add("word", "stay thirsty")
THIRSTY_ALL_DAY: Final = WORDS.add("word", "stay thirsty all day")
DRINK: Final = WORDS.add("word", "drink")

QUESTIONS: Final = ("toy-bid", "toy-card", "toy-side")

BOOK: Final = Rulebook("toy")


class Toy(State):
    """Coins, points and cards."""

    def __init__(self, game: Game, seats: int, cards: Cards, source: "Toy | None") -> None:
        super().__init__(game, seats, source)
        self.cards = cards
        self.rounds: int = source.rounds if source else 0
        self.calm: bool = source.calm if source else False
        self.coins: list[int] = source.coins[:] if source else [3] * seats
        self.points: list[int] = source.points[:] if source else [0] * seats
        self.round: int = source.round if source else 0

    def side_form(self, seat: int) -> Ask | None:
        """Whoever could hold a worm may call it; while plans are secret, and otherwise, there are promises."""
        planned = self.answering_together or self.sealed_by(seat, PLAN) is not None
        if not planned and self.cards.possibly(self.seats, HAND + seat) & WORM_BITS:
            return Ask(CALL_WORM, seat)
        return Ask(PROMISES, seat) if self.sealed_by(seat, PROMISES) is None else None

    def clone(self) -> "Toy":
        return Toy(self.game, self.seats, self.cards.copy(), self)

    def families(self) -> list[Cards]:
        return [self.cards]

    def pack(self) -> dict[str, Any]:
        return {
            "cards": self.cards.pack(),
            "rounds": self.rounds,
            "calm": self.calm,
            "coins": self.coins,
            "points": self.points,
            "round": self.round,
        }

    def unpack(self, data: dict[str, Any]) -> None:
        self.cards.unpack(data["cards"])
        self.rounds = int(data["rounds"])
        self.calm = bool(data["calm"])
        self.coins = [int(coins) for coins in data["coins"]]
        self.points = [int(points) for points in data["points"]]
        self.round = int(data["round"])

    def hand(self, seat: int) -> list[int]:
        return self.cards.zones[HAND + seat]

    def everyone(self) -> int:
        return (1 << self.cards.observers) - 1

    def earn(self, seat: int, coins: int) -> None:
        self.coins[seat] = min(MOST_COINS, self.coins[seat] + coins)

    def card_of(self, seat: int, face: int) -> int:
        return next(card for card in self.hand(seat) if DECK[card] == face)

    def faces_in_hand(self, seat: int) -> list[int]:
        return sorted({DECK[card] for card in self.hand(seat)})


# Forms.


class Plan(Form[Toy]):
    """A bid, a card or none, and for a storm the side it blows to. Secret until all are revealed."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == 0:
            return Question("toy-bid", "TOY-1", NUMBERS[: g.coins[ask.seat] + 1], {"coins": g.coins[ask.seat]})
        if given == 1:
            return Question("toy-card", "TOY-2", [NO_CARD] + [CARDS[face] for face in g.faces_in_hand(ask.seat)])
        if given == 2 and ask.answers[1] is CARDS[STORM]:
            return Question("toy-side", "TOY-2", [LEFT, RIGHT])
        return None

    def complete(self, g: Toy, ask: Ask) -> None:
        g.seal(ask)
        g.tell("toy-sealed", seat=ask.seat)


class Spy(Form[Toy]):
    """One seat looks at one secret of another."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("toy-spy-whom", "TOY-3", [SEATS[seat] for seat in range(g.seats) if seat != ask.seat])
        return Question("toy-spy-what", "TOY-3", SECRETS) if len(ask.answers) == 1 else None

    def complete(self, g: Toy, ask: Ask) -> None:
        owner = ask.value(0)
        seen = g.peek(owner, QUESTIONS[ask.value(1)], ask.seat, PLAN)
        g.tell("toy-spied", seat=ask.seat, owner=owner, secret=str(ask.answers[1]))
        g.tell_only(1 << ask.seat, "toy-seen", answer=str(seen))
        if seen in (LEFT, RIGHT):
            # Who sees the side knows that the card is a storm.
            seen = g.peek(owner, "toy-card", ask.seat, PLAN)
        if seen is not None and seen.kind == "card":
            g.cards.show(g, [g.card_of(owner, seen.value)], HAND + owner, 1 << ask.seat)


class Boast(Form[Toy]):
    """Somebody says aloud who will win: only words, but said while the plans are sealed and spied upon."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        return None if ask.answers else Question("toy-boast", "TOY-3", SEATS[: g.seats])

    def complete(self, g: Toy, ask: Ask) -> None:
        g.tell("toy-boasted", seat=ask.seat, winner=ask.value(0))


class Turn(Form[Toy]):
    """Rest or give a coin away; cards can be sold at any point."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        seat = ask.seat
        if ask.answers:
            if ask.answers[0] is REST or len(ask.answers) == 2:
                return None
            return Question("toy-give-whom", "TOY-5", [SEATS[other] for other in range(g.seats) if other != seat])
        options = [REST, GIVE] if g.coins[seat] else [REST]
        return Question("toy-turn", "TOY-5", options, {"seat": seat}, [SALES[face] for face in g.faces_in_hand(seat)])

    def complete(self, g: Toy, ask: Ask) -> None:
        if ask.answers[0] is GIVE:
            g.coins[ask.seat] -= 1
            g.earn(ask.value(1), 1)
            g.tell("toy-gave", seat=ask.seat, to=ask.value(1))
        else:
            g.tell("toy-rested", seat=ask.seat)

    def interrupt(self, g: Toy, ask: Ask, option: Option) -> None:
        card = g.card_of(ask.seat, option.value)
        g.cards.move(g, card, HAND + ask.seat, DISCARD, g.everyone())
        g.earn(ask.seat, 2)
        g.tell("toy-sold", seat=ask.seat, card=FACES[option.value])


class Pass(Form[Toy]):
    """A card for the neighbour, which only the two of them see, or for the sand, which only the owner sees."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        if not g.hand(ask.seat) or len(ask.answers) == 2:
            return None
        if not ask.answers:
            return Question("toy-pass-card", "TOY-4", [CARDS[face] for face in g.faces_in_hand(ask.seat)])
        return Question("toy-pass-where", "TOY-4", [LEFT, RIGHT, BURY])

    def complete(self, g: Toy, ask: Ask) -> None:
        if ask.answers:
            g.then(Do(passed, ask.seat))
            g.seal(ask)


class CallWorm(Form[Toy]):
    """A worm from the hand, at any time: somebody speaks up."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("toy-anytime", "TOY-6", [CALL] if 0 in g.faces_in_hand(ask.seat) else [])
        if len(ask.answers) == 1:
            return Question("toy-call-whom", "TOY-6", [SEATS[seat] for seat in range(g.seats) if seat != ask.seat])
        return None

    def complete(self, g: Toy, ask: Ask) -> None:
        g.cards.move(g, g.card_of(ask.seat, 0), HAND + ask.seat, DISCARD, g.everyone())
        g.tell("toy-called", seat=ask.seat, whom=ask.value(1))
        g.then(Ask(BOAST, ask.value(1)))


class Promise(Form[Toy]):
    """Coins for another at the end of the day; how many only the two of them know."""

    def question(self, g: Toy, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question("toy-anytime", "TOY-7", [PROMISE])
        if len(ask.answers) == 1:
            return Question(PROMISE_WHOM, "TOY-7", [SEATS[seat] for seat in range(g.seats) if seat != ask.seat])
        return Question(PROMISE_COINS, "TOY-7", NUMBERS[:3]) if len(ask.answers) == 2 else None

    def complete(self, g: Toy, ask: Ask) -> None:
        g.seal(ask)
        to = ask.value(1)
        g.tell("toy-promised", seat=ask.seat, to=to)
        g.tell_only(1 << ask.seat | 1 << to, "toy-promised-coins", coins=ask.value(2))
        for seat in range(g.seats):
            g.peek(ask.seat, PROMISE_WHOM, seat, PROMISES)
        g.peek(ask.seat, PROMISE_COINS, to, PROMISES)


class Drink(Response[Toy]):
    """Water after the harvest."""

    def could(self, g: Toy, seat: int, args: tuple[Arg, ...]) -> bool:
        return bool(g.hand(seat)) and g.cards.possibly(g.seats, HAND + seat) & WATERS != 0

    def offers(self, g: Toy, ask: Ask) -> list[Option]:
        return [DRINK] if WATER in g.faces_in_hand(ask.seat) else []

    def further(self, g: Toy, ask: Ask) -> Question | None:
        return Question("toy-drink-to", "TOY-8", SEATS[: g.seats]) if len(ask.answers) == 1 else None

    def announce(self, g: Toy, seat: int, standing: StandingPass) -> None:
        g.tell("toy-thirsty", seat=seat)

    def closed(self, g: Toy, args: tuple[Arg, ...]) -> None:
        g.tell("toy-all-drunk")

    def complete(self, g: Toy, ask: Ask) -> None:
        g.cards.move(g, g.card_of(ask.seat, WATER), HAND + ask.seat, DISCARD, g.everyone())
        g.earn(ask.seat, 1)
        g.tell("toy-drank", seat=ask.seat, to=ask.value(1))


PROMISE_WHOM: Final = "toy-promise-whom"
PROMISE_COINS: Final = "toy-promise-coins"

CALL_WORM: Final = CallWorm("call_worm")
PROMISES: Final = Promise("promise", harmless=True)
DRINKING: Final = Drink("drink", "toy-drink", "TOY-8", THIRSTY, (StandingPass(THIRSTY_ALL_DAY, DAY_ENDS),))
PLAN: Final = Plan("plan")
SPY: Final = Spy("spy")
BOAST: Final = Boast("boast")
TURN: Final = Turn("turn")
PASS: Final = Pass("pass")
for _form in (PLAN, SPY, BOAST, TURN, PASS, CALL_WORM, PROMISES, DRINKING):
    BOOK.add(_form)


# Rules.


@BOOK.rule("day")
def day(g: Toy) -> None:
    if g.round == g.rounds:
        g.then(Do(reckon))
        return
    g.round += 1
    g.tell("toy-day", day=g.round)
    g.then(
        Do(deal_cards),
        Do(weather),
        Together(*[Ask(PLAN, seat) for seat in range(g.seats)]),
        Do(spy),
        Do(reveal),
        Window(DRINKING, tuple(range(g.seats))),
        Together(*[Ask(PASS, seat) for seat in range(g.seats)]),
        Do(swear),
        Do(turns),
        Do(keep_promises),
        Do(day),
    )


@BOOK.rule("deal")
def deal_cards(g: Toy) -> None:
    for seat in range(g.seats):
        if not g.cards.zones[IN_DECK]:
            g.cards.pour(DISCARD, IN_DECK)
        drawn = g.cards.draw(g, 1, IN_DECK, HAND + seat, 1 << seat)
        g.tell("toy-drew", seat=seat, count=len(drawn))
        g.tell_only(1 << seat, "toy-drew-which", cards=[FACES[DECK[card]] for card in drawn])


@BOOK.rule("weather")
def weather(g: Toy) -> None:
    if not g.calm:
        g.tell("toy-weather", strength=g.roll(6) + 1)


@BOOK.rule("spy")
def spy(g: Toy) -> None:
    last = g.points.index(min(g.points))
    g.then(Ask(SPY, last), Ask(BOAST, (last + 1) % g.seats), Ask(BOAST, last))


@BOOK.rule("reveal")
def reveal(g: Toy) -> None:
    best, winner = -1, 0
    for seat in range(g.seats):
        plan = g.unseal(seat, PLAN)
        g.tell("toy-plan", seat=seat, answers=[str(answer) for answer in plan.answers])
        if plan.answers[1] is not NO_CARD:
            g.cards.move(g, g.card_of(seat, plan.value(1)), HAND + seat, DISCARD, g.everyone())
        if plan.answers[-1] is LEFT:
            g.earn(seat, 1)
        if plan.value(0) > best:
            best, winner = plan.value(0), seat
    g.coins[winner] -= best
    g.points[winner] += 1
    g.earn(1 - winner if g.seats == 2 else (winner + 1) % g.seats, 1)
    g.tell("toy-harvest", seat=winner)


@BOOK.rule("passed")
def passed(g: Toy, seat: int) -> None:
    ask = g.unseal(seat, PASS)
    card = g.card_of(seat, ask.value(0))
    if ask.answers[1] is BURY:
        g.tell("toy-buried", seat=seat)
        g.cards.move(g, card, HAND + seat, SAND, 1 << seat)
    else:
        to = (seat + (1 if ask.answers[1] is LEFT else -1)) % g.seats
        g.tell("toy-passed", seat=seat, to=to)
        g.tell_only(1 << seat | 1 << to, "toy-passed-which", card=FACES[DECK[card]])
        g.cards.move(g, card, HAND + seat, HAND + to, 1 << seat | 1 << to)


@BOOK.rule("swear")
def swear(g: Toy) -> None:
    """The leader shows a worm or is known to hold none."""
    seat = g.points.index(max(g.points))
    worms = [card for card in g.hand(seat) if card in WORMS]
    if worms:
        g.tell("toy-worm-shown", seat=seat)
        g.cards.show(g, worms[:1], HAND + seat, g.everyone())
    else:
        g.tell("toy-no-worm", seat=seat)
        g.cards.rule_out(WORMS, HAND + seat, g.everyone())


@BOOK.rule("turns")
def turns(g: Toy) -> None:
    g.then(*[Ask(TURN, seat) for seat in range(g.seats)])


@BOOK.rule("keep_promises")
def keep_promises(g: Toy) -> None:
    g.moment(DAY_ENDS)
    for seat in range(g.seats):
        if g.sealed_by(seat, PROMISES) is not None:
            promise = g.unseal(seat, PROMISES)
            coins = min(g.coins[seat], promise.value(2))
            g.coins[seat] -= coins
            g.earn(promise.value(1), coins)
            g.tell("toy-kept", seat=seat, to=promise.value(1), promised=promise.value(2))


@BOOK.rule("reckon")
def reckon(g: Toy) -> None:
    most = max(g.points)
    winners = tuple([seat for seat in range(g.seats) if g.points[seat] == most])
    g.tell("toy-over", winners=[str(seat) for seat in winners])
    g.finish(Result(winners, tuple(g.points), "toy-most-points"))


def _faces(cards: list[int], ordered: bool) -> list[str]:
    faces = [FACES[DECK[card]] for card in cards]
    return faces if ordered else sorted(faces)


def _glimpsed(g: Toy, ask: Ask, seer: int) -> dict[str, str]:
    """What of a sealed form a seat has seen; its owner sees all."""
    messages = (*QUESTIONS, PROMISE_WHOM, PROMISE_COINS)
    seen = [one for one in messages if seer == ask.seat or g.has_seen(seer, ask.seat, one, ask.form)]
    return {message: str(g.answer_to(ask, message)) for message in seen}


class ToyGame(Game):
    """The catalogue card of the toy."""

    def blank(self, seats: int) -> Toy:
        return Toy(self, seats, empty_zones(DECK, HAND + seats, seats), None)

    def deal(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Toy)
        g.rounds = int(options["rounds"])
        g.calm = bool(options["calm"])
        g.cards.lay_out(IN_DECK, list(range(len(DECK))))
        g.then(Do(day))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Toy)
        observer = g.seats if seat is None else seat
        names = ["deck", "discard", "sand"] + [f"hand {owner}" for owner in range(g.seats)]
        sealed = {f"{ask.form.name} {ask.seat}": _glimpsed(g, ask, observer) for ask in g.sealed}
        return {
            "coins": g.coins[:],
            "points": g.points[:],
            "round": g.round,
            "sizes": {name: len(pile) for name, pile in zip(names, g.cards.zones)},
            "known": {name: _faces(g.cards.known(observer, zone), zone == DISCARD) for zone, name in enumerate(names)},
            "sealed": sealed,
            "thirsty": [g.passes(owner, "") for owner in range(g.seats)],
        }


TOY: Final = ToyGame(
    id="toy",
    title="Toy",
    seats=(2, 3, 4),
    settings=(Setting("rounds", (1, 3, 5), 3), Setting("calm", (False, True), False)),
    notation=WORDS,
    book=BOOK,
    rules_version=1,
)
