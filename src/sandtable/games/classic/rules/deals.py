"""Deals and bribes between players (CLA-DEAL, CLA-SECRET-01).

An offer is made before all eyes and binds once it is accepted. Payments and what is shown are carried out at once; what
the engine cannot hold anybody to, to keep out of a territory or to ally, is written down as words (CLA-DEAL-10, 11).
"""

from typing import Final, TypeAlias

from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, FACTION_WORDS, FREMEN
from sandtable.games.classic.fields import DEAL_VALUE_NAMES, TERM_NAMES
from sandtable.games.classic.leaders import LEADER_WORDS
from sandtable.games.classic.notation import (
    FACTION,
    LEADER,
    NUMBER,
    TERM,
    TERRITORY,
    THIS_PHASE,
    THIS_TURN,
    TREACHERY,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.promises import reserved
from sandtable.games.classic.rules.skills import paid_to_player
from sandtable.games.classic.state import (
    PREDICTED_FACTION,
    PREDICTED_TURN,
    SPICE_TOP,
    STORM_NEXT,
    Table,
)
from sandtable.games.classic.terms import (
    A_PLACE,
    BIDDING,
    CHARITY,
    DOUBLED,
    MENTAT_PAUSE,
    PHASE_IDS,
    TERM_IDS,
    Kind,
    Phase,
    Seat,
    words,
)
from sandtable.games.classic.treachery import (
    PREDICTED_FACTIONS,
    SPICE_DECK,
    SPICE_WORDS,
    STORM_DECK,
    TREACHERY_WORDS,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.messages import phrase
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question, Words
from sandtable.kernel.views import Phrase

# What can be part of a deal, by number.
NO_RETURN: Final = 0
SPICE: Final = 1
SHOW_CARD: Final = 2
SHOW_TRAITOR: Final = 3
SHOW_PREDICTED_FACTION: Final = 4
SHOW_PREDICTED_TURN: Final = 5
SHOW_STORM_CARD: Final = 6
SHOW_SPICE_CARD: Final = 7
SHARE_BIDDING_LOOK: Final = 8
SHARE_SPICE_LOOK: Final = 9
KEEP_OUT: Final = 10
ALLY_NEXT: Final = 11
CANCEL_PROMISES: Final = 12
TERM_WORDS: Final[tuple[str, ...]] = words("term", TERM_IDS)
PHASE_WORDS: Final[tuple[str, ...]] = words("phase", PHASE_IDS)

Terms: TypeAlias = tuple[int, int, int, int, int, int, int, Phase]
"""By, to, what is given, how much, what is wanted, how much, turn and phase until when."""

# The places of an offer.
BY: Final = 0
TO: Final = 1
GIVES: Final = 2
GIVEN: Final = 3
WANTS: Final = 4
WANTED: Final = 5
UNTIL_TURN: Final = 6
UNTIL_PHASE: Final = 7

MOST_WORDS: Final = 24
"""How many promises in words are kept on record."""


def may_bribe(g: Table, giver: Seat, receiver: Seat) -> bool:
    """Not between allies, not during charity, not once the mentat pause has begun, not in one's own battle.

    Nor while inflation doubles charity (CHR-INFL-07).
    """
    if g.inflation == DOUBLED:
        return False
    fighting = g.battle is not None and giver in g.battle.seats
    return not g.allied(giver, receiver) and g.phase not in (CHARITY, MENTAT_PAUSE) and not fighting


def purse(g: Table, seat: Seat) -> int:
    """What the seat can give away: what no standing bid binds (CLA-DEAL-13)."""
    return g.spice[seat] - reserved(g, seat)


def terms(g: Table, giver: Seat, receiver: Seat) -> list[int]:
    """What the giver can offer the receiver; cards, leaders and forces are never part of a deal (CLA-DEAL-04, 05)."""
    found: list[int] = []
    if may_bribe(g, giver, receiver) and g.spice[giver] > 0:
        found.append(SPICE)
    if g.hand_size(giver):
        found.append(SHOW_CARD)
    if g.traitors.zones[g.traitor_hand(giver)]:
        found.append(SHOW_TRAITOR)
    if g.plays(giver, BENE_GESSERIT) and g.predictions.zones[PREDICTED_FACTION]:
        found += [SHOW_PREDICTED_FACTION, SHOW_PREDICTED_TURN]
    if g.plays(giver, FREMEN) and g.storm_cards.zones[STORM_NEXT]:
        found.append(SHOW_STORM_CARD)
    if g.plays(giver, ATREIDES):
        if g.spice_cards.zones[SPICE_TOP]:
            found.append(SHOW_SPICE_CARD)
        if g.phase <= BIDDING:
            found.append(SHARE_BIDDING_LOOK)
        found.append(SHARE_SPICE_LOOK)
    return [*found, KEEP_OUT, ALLY_NEXT]


# Making an offer: a part of a form whose first answer says that it is one. The next two have their places; then it is
# asked how much, of some things only, what is wanted for it, again how much, and until when the offer stands.

OFFERED_TO: Final = 1
OFFERED: Final = 2

MEASURED: Final = (SPICE, KEEP_OUT)


def offer_question(g: Table, ask: Ask) -> Question | None:
    """To whom, what is given, what is wanted, and until when the offer stands (CLA-DEAL-12)."""
    seat, given = ask.seat, len(ask.answers)
    if given == OFFERED_TO:
        others = [FACTION[g.factions[other]] for other in g.order() if other != seat]
        return Question("prompt-offer-to", "CLA-DEAL-12", others)
    partner = g.seat_by_faction[ask.answers[OFFERED_TO].value]
    if given == OFFERED:
        return _ask_for_gift(g, seat, partner)
    gives = ask.answers[OFFERED].value
    answers = Answers(ask, OFFERED)
    if gives in MEASURED and answers.next() is None:
        return _ask_how_much(g, gives, seat)
    wants = answers.next()
    if wants is None:
        return _ask_for_return(g, seat, partner, gives)
    if wants.value in MEASURED and answers.next() is None:
        return _ask_how_much(g, wants.value, partner)
    if answers.next() is None:
        return Question("prompt-offer-until", "CLA-DEAL-12", [THIS_PHASE, THIS_TURN])
    return None


def said_offer(g: Table, ask: Ask) -> Terms:
    """The offer that all answers together make."""
    partner = g.seat_by_faction[ask.value(OFFERED_TO)]
    answers = Answers(ask, OFFERED_TO)
    gives, given = _said_term(answers)
    wants, wanted = _said_term(answers)
    until = g.phase if answers.next() is THIS_PHASE else MENTAT_PAUSE
    return (ask.seat, partner, gives, given, wants, wanted, g.turn, until)


def _said_term(answers: Answers) -> tuple[int, int]:
    """One side of an offer: what, and of spice and territories how much and which."""
    term = answers.value()
    if term == SPICE:
        return term, answers.value()
    if term == KEEP_OUT:
        return term, A_PLACE + answers.value()
    return term, 0


def _ask_how_much(g: Table, term: int, giver: Seat) -> Question:
    if term == SPICE:
        return Question("prompt-offer-spice", "CLA-DEAL-03", NUMBER[1 : g.spice[giver] + 1])
    return Question("prompt-offer-territory", "CLA-DEAL-11", TERRITORY)


def _ask_for_gift(g: Table, seat: Seat, partner: Seat) -> Question:
    gives = [TERM[NO_RETURN]] + [TERM[term] for term in terms(g, seat, partner)]
    if g.words and _promises_between(g, seat, partner):
        gives.append(TERM[CANCEL_PROMISES])
    return Question("prompt-offer-give", "CLA-DEAL-11", gives)


def _ask_for_return(g: Table, seat: Seat, partner: Seat, gives: int) -> Question:
    wants = [TERM[term] for term in terms(g, partner, seat)]
    if gives != NO_RETURN:
        wants.insert(0, TERM[NO_RETURN])
    return Question("prompt-offer-want", "CLA-DEAL-11", wants)


def make_offer(g: Table, offer: Terms) -> None:
    """The offer lies open; an earlier one to the same player is gone."""
    by, to = offer[BY], offer[TO]
    kept = [one for one in g.offers if one[BY] != by or one[TO] != to]
    g.offers = (*kept, offer)
    if g.telling:
        g.tell("event-offer", who=g.who(offer[BY]), to=g.who(offer[TO]), **_said(offer))


def _said(offer: Terms) -> Words:
    """The contents of an offer, as arguments of a message."""
    return {
        "gives": _term_said(offer[GIVES], offer[GIVEN]),
        "wants": _term_said(offer[WANTS], offer[WANTED]),
        "until": PHASE_WORDS[offer[UNTIL_PHASE]],
    }


def _term_said(term: int, value: int) -> Phrase | str:
    if term == SPICE:
        return phrase("deal-spice", count=value)
    return phrase("deal-keep-out", where=TERRITORY_WORDS[value - A_PLACE]) if term == KEEP_OUT else TERM_WORDS[term]


def drop_old_offers(g: Table) -> None:
    """A phase is over: offers that stood until then are gone (CLA-DEAL-12)."""
    kept = [offer for offer in g.offers if offer[UNTIL_TURN] == g.turn and offer[UNTIL_PHASE] > g.phase]
    if len(kept) != len(g.offers):
        g.offers = tuple(kept)
        if g.telling:
            g.tell("event-offers-over", count=len(kept))


def drop_old_words(g: Table) -> None:
    """A turn is over: promises to keep out hold no longer."""
    g.words = tuple([one for one in g.words if one[GIVES] != KEEP_OUT])
    g.spice_shared = 0
    g.bidding_shared = 0


# Accepting.


def offers_to(g: Table, seat: Seat) -> list[Terms]:
    return [offer for offer in g.offers if offer[TO] == seat]


def can_be_kept(g: Table, offer: Terms) -> bool:
    """Whether both sides can still pay what the offer says."""
    by, to = offer[BY], offer[TO]
    if offer[GIVES] == SPICE and not _can_pay(g, by, to, offer[GIVEN]):
        return False
    return offer[WANTS] != SPICE or _can_pay(g, to, by, offer[WANTED])


def _can_pay(g: Table, giver: Seat, receiver: Seat, spice: int) -> bool:
    return may_bribe(g, giver, receiver) and purse(g, giver) >= spice


def accept(g: Table, offer: Terms) -> None:
    """The deal is made, told to everybody, and kept at once as far as it can be (CLA-DEAL-02, 12)."""
    g.offers = tuple([one for one in g.offers if one != offer])
    if g.telling:
        g.tell("event-deal", who=g.who(offer[BY]), to=g.who(offer[TO]), **_said(offer))
    sides = (
        (offer[BY], offer[TO], offer[GIVES], offer[GIVEN]),
        (offer[TO], offer[BY], offer[WANTS], offer[WANTED]),
    )
    for giver, receiver, term, value in sides:
        if term == SPICE:
            _bribe(g, giver, receiver, value)
    g.then(*[Do(fulfil, *side) for side in sides if side[2] not in (SPICE, NO_RETURN)])


def refuse(g: Table, offer: Terms) -> None:
    g.offers = tuple([one for one in g.offers if one != offer])
    if g.telling:
        g.tell("event-offer-refused", who=g.who(offer[TO]), by=g.who(offer[BY]))


@rule("fulfil", None, None, TERM_NAMES, DEAL_VALUE_NAMES)
def fulfil(g: Table, giver: Seat, receiver: Seat, term: int, value: int) -> None:
    """One side of a deal is kept; what has become impossible is void (CLA-DEAL-08)."""
    if term in (SHOW_CARD, SHOW_TRAITOR):
        g.then(Ask(SHOW, giver, receiver, term))
    elif SHOW_PREDICTED_FACTION <= term <= SHOW_SPICE_CARD:
        _show_known(g, giver, receiver, term)
    elif term == SHARE_BIDDING_LOOK:
        g.bidding_shared |= 1 << receiver
    elif term == SHARE_SPICE_LOOK:
        g.spice_shared |= 1 << receiver
    elif term in (KEEP_OUT, ALLY_NEXT):
        g.words = (*g.words, (giver, receiver, term, value, NO_RETURN, 0, g.turn, g.phase))[-MOST_WORDS:]
    elif term == CANCEL_PROMISES:
        g.words = tuple([one for one in g.words if {one[BY], one[TO]} != {giver, receiver}])


def _promises_between(g: Table, seat: Seat, other: Seat) -> bool:
    both = seat + other
    return len([one for one in g.words if one[BY] in (seat, other) and one[BY] + one[TO] == both]) > 0


def _bribe(g: Table, giver: Seat, receiver: Seat, count: int) -> None:
    """Spice goes in front of the other's shield, to be used after the next mentat pause has begun (CLA-DEAL-07)."""
    g.spice[giver] -= count
    g.bribes = added(g.bribes, receiver, count)
    g.tell("event-bribe", who=g.who(giver), to=g.who(receiver), count=count)
    paid_to_player(g, giver, count, receiver, bribe=True)


def _shown(g: Table, giver: Seat, term: int) -> list[int]:
    """The cards among which the giver chooses; a card played meanwhile may have been the last."""
    return g.treachery.zones[g.hand(giver)] if term == SHOW_CARD else g.traitors.zones[g.traitor_hand(giver)]


class Show(Form[Table]):
    """Which of the own cards, or traitors, to show."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        receiver, term = _parts(ask)
        if ask.answers or not _shown(g, ask.seat, term):
            return None
        if term == SHOW_CARD:
            options = [TREACHERY[kind] for kind in g.kinds_held(ask.seat)]
        else:
            options = [LEADER[leader] for leader in sorted(g.traitors.zones[g.traitor_hand(ask.seat)])]
        return Question("prompt-show", "CLA-DEAL-11", options, {"to": g.who(receiver), "what": TERM_WORDS[term]})

    def complete(self, g: Table, ask: Ask) -> None:
        receiver, term = _parts(ask)
        if not ask.answers:
            g.tell("event-nothing-to-show", who=g.who(ask.seat))
        elif term == SHOW_CARD:
            card = g.held(ask.seat, Kind(ask.value(0)))
            _show(g, g.treachery, card, g.hand(ask.seat), ask.seat, receiver, term, TREACHERY_WORDS[ask.value(0)])
        else:
            leader = ask.value(0)
            _show(g, g.traitors, leader, g.traitor_hand(ask.seat), ask.seat, receiver, term, LEADER_WORDS[leader])


def _parts(ask: Ask) -> tuple[Seat, int]:
    receiver, term = ask.args
    assert isinstance(receiver, int)
    assert isinstance(term, int)
    return receiver, term


SHOW: Final = Show("show", None, TERM_NAMES)
BOOK.add(SHOW)


def _show(
    g: Table, family: Cards, card: int, zone: int, giver: Seat, receiver: Seat, term: int, name: str | int
) -> None:
    """A card is shown where it lies; who has known it before learns nothing and is told nothing."""
    g.tell("event-shows", who=g.who(giver), to=g.who(receiver), what=TERM_WORDS[term])
    # What can still be taken back tells nobody whether the card was news.
    g.learn()
    if card not in family.known(receiver, zone):
        family.show(g, [card], zone, 1 << receiver)
        g.tell_only(1 << receiver, "event-shown", who=g.who(giver), what=name)


def _show_known(g: Table, giver: Seat, receiver: Seat, term: int) -> None:
    """Show the one card of that kind, if the giver knows it (the table has seen whether it looked)."""
    family, zone = {
        SHOW_PREDICTED_FACTION: (g.predictions, PREDICTED_FACTION),
        SHOW_PREDICTED_TURN: (g.predictions, PREDICTED_TURN),
        SHOW_STORM_CARD: (g.storm_cards, STORM_NEXT),
        SHOW_SPICE_CARD: (g.spice_cards, SPICE_TOP),
    }[term]
    cards = family.known(giver, zone)
    if not cards:
        g.tell("event-nothing-to-show", who=g.who(giver))
        return
    card = cards[0]
    name: str | int
    if term == SHOW_PREDICTED_FACTION:
        name = FACTION_WORDS[card]
    elif term == SHOW_PREDICTED_TURN:
        name = card - PREDICTED_FACTIONS + 1
    else:
        name = STORM_DECK[card] if term == SHOW_STORM_CARD else SPICE_WORDS[SPICE_DECK[card]]
    _show(g, family, card, zone, giver, receiver, term, name)
