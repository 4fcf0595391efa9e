"""Drawing cards, and the moments at which market cards may be played."""

from typing import Final

from sandtable.games.conquest.cards import BATTLE_DECK, MARKET_CARDS, MARKET_DECK
from sandtable.games.conquest.notation import MARKET_CARD, PASS, PASS_ROUND
from sandtable.games.conquest.state import BATTLE_WORDS, MARKET_WORDS, ROUND_ENDS, Table
from sandtable.games.conquest.terms import DECK, DISCARD, HANDS, NO_CARD, Card, CardMask, MarketKind, Zone
from sandtable.kernel.cards import Cards
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Arg, Ask, Question, Response, StandingPass, Window


def _copies(kind: MarketKind) -> CardMask:
    bits = 0
    for card, face in enumerate(MARKET_DECK):
        if face == kind:
            bits |= 1 << card
    return bits


COPIES: Final[tuple[CardMask, ...]] = tuple([_copies(card.index) for card in MARKET_CARDS])
"""The market cards of each kind, a bit each."""


def draw(g: Table, cards: Cards, count: int, seat: Seat) -> list[Card]:
    """Draw unseen by the others; an empty deck is made anew from its discard pile (CON-SETUP-04)."""
    drawn = cards.draw(g, count, DECK, HANDS[seat], 1 << seat)
    if len(drawn) < count and cards.zones[DISCARD]:
        cards.pour(DISCARD, DECK)
        drawn += cards.draw(g, count - len(drawn), DECK, HANDS[seat], 1 << seat)
    return drawn


def card_of_kind(g: Table, seat: Seat, kind: MarketKind) -> Card:
    """A market card of that kind in the seat's hand, or NO_CARD."""
    for card in g.market_cards.zones[HANDS[seat]]:
        if MARKET_DECK[card] == kind:
            return card
    return NO_CARD


def could_hold(g: Table, seat: Seat, kinds: CardMask) -> bool:
    """Whether the seat may hold one of these market cards (bits) as far as the public knows."""
    return bool(g.market_cards.zones[HANDS[seat]]) and g.market_cards.possibly(g.public, HANDS[seat]) & kinds != 0


def playable(g: Table, seat: Seat, kind: MarketKind) -> list[Option]:
    """The card as an option, if the seat holds it."""
    return [MARKET_CARD[kind]] if card_of_kind(g, seat, kind) != NO_CARD else []


def play_market_card(g: Table, seat: Seat, kind: MarketKind) -> None:
    """The card is played before all eyes and discarded (CON-CARDS-16)."""
    g.market_cards.move(g, card_of_kind(g, seat, kind), HANDS[seat], DISCARD, g.everyone)
    if g.telling:
        g.tell("event-market-card", who=g.who(seat), card=MARKET_WORDS[kind])


def discard_battle_card(g: Table, seat: Seat, card: Card, zone: Zone) -> None:
    g.battle_cards.move(g, card, zone, DISCARD, g.everyone)
    if g.telling:
        g.tell("event-battle-card-discarded", who=g.who(seat), card=BATTLE_WORDS[BATTLE_DECK[card]])


PASS_THE_ROUND: Final = StandingPass(PASS_ROUND, ROUND_ENDS)


class MarketResponse(Response[Table]):
    """A moment at which one kind of market card may be played, whoever holds it (CON-CARDS-12 to 14)."""

    def __init__(self, name: str, kind: MarketKind, message: str) -> None:
        super().__init__(name, message, "CON-CARDS-12", PASS, (PASS_THE_ROUND,))
        self.kind = kind

    def could(self, g: Table, seat: int, args: tuple[Arg, ...]) -> bool:
        return could_hold(g, Seat(seat), COPIES[self.kind])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return playable(g, ask.seat, self.kind)

    def announce(self, g: Table, seat: int, standing: StandingPass) -> None:
        if g.telling:
            g.tell("event-passes-round", who=g.who(Seat(seat)))


def response_window(g: Table, response: MarketResponse) -> Window:
    """Market cards that fall on the same moment are settled one by one, in order of play (CON-CARDS-13, 14)."""
    return Window(response, tuple(g.order()))


def offered(message: str, rule: str, otherwise: list[Option], cards: list[Option]) -> Question:
    """A question whether to play a card now. Who holds none is asked too, so that nobody can tell, and is told so."""
    return Question(message, rule, [*otherwise, *cards], {"cards": len(cards)})
