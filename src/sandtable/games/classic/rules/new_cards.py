"""Cards of the Richese stock that are not for battle plans (CHR-RCARD-02, 08, 09, 13 to 16), and what CHOAM and Richese
can do by Karama (CHR-KAR-01 to 05).

Juice of Sapho stands in `sapho`, the Ornithopter in `movement`, weapons in `new_weapons`.
"""

from typing import Final

from sandtable.games.classic.advantages import CARD_GIFT
from sandtable.games.classic.factions import CHOAM, RICHESE
from sandtable.games.classic.fields import KIND_NAMES
from sandtable.games.classic.leaders import LEADER_WORDS
from sandtable.games.classic.notation import DONE, FACTION, PASS, TREACHERY
from sandtable.games.classic.rules.aftermath import free_captives
from sandtable.games.classic.rules.book import BOOK, DEED, rule
from sandtable.games.classic.rules.karama import (
    STANDING,
    could_use_power,
    karama_kinds,
    play_karama,
    stopped,
    tell_standing_pass,
    used_up,
    window,
)
from sandtable.games.classic.rules.plans import available_leaders, can_spare, spare_kinds
from sandtable.games.classic.rules.promises import reserved
from sandtable.games.classic.rules.skills import lose_skill
from sandtable.games.classic.state import DISCARD, STOCK, TANKS, Table
from sandtable.games.classic.terms import (
    BOX_PRICE,
    KARAMA_PRICE,
    NOWHERE,
    STOCK_PRICE,
    Card,
    FactionIndex,
    Kind,
    LeaderIndex,
    Seat,
)
from sandtable.games.classic.treachery import (
    COPIES,
    DISTRANS,
    KARAMA,
    NULLENTROPY_BOX,
    RESIDUAL_POISON,
    RICHESE_BITS,
    SEMUTA_DRUG,
    TREACHERY_DECK,
    TREACHERY_WORDS,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Answers, Arg, Ask, Do, Form, Question, Response, StandingPass, Window, Words

# Distrans: a card of one's own goes to another player (CHR-RCARD-02).


def could_receive(g: Table, giver: Seat) -> list[Seat]:
    """The others with room in hand, in storm order."""
    return [seat for seat in g.order() if seat != giver and g.has_room(seat)]


def gifts(g: Table, seat: Seat) -> list[Kind]:
    """What is in hand beside one Distrans."""
    left = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
    left.remove(DISTRANS)
    return spare_kinds(g, seat, left)


def may_use_distrans(g: Table, seat: Seat) -> bool:
    """Not while a card is being bid on."""
    if g.auction is not None or not can_spare(g, seat, DISTRANS):
        return False
    return bool(gifts(g, seat)) and bool(could_receive(g, seat))


# The places of the answers, after the first to use the card.
DISTRANS_TO: Final = 1
DISTRANS_CARD: Final = 2


def distrans_question(g: Table, ask: Ask) -> Question | None:
    if len(ask.answers) == DISTRANS_TO:
        options = [FACTION[g.factions[seat]] for seat in could_receive(g, ask.seat)]
        return Question("prompt-distrans-to", "CHR-RCARD-02", options)
    if len(ask.answers) == DISTRANS_CARD:
        options = [TREACHERY[kind] for kind in gifts(g, ask.seat)]
        args = {"to": g.who(g.seat_of(FactionIndex(ask.value(DISTRANS_TO))))}
        return Question("prompt-distrans-card", "CHR-RCARD-02", options, args)
    return None


def use_distrans(g: Table, ask: Ask) -> None:
    g.play_card(ask.seat, DISTRANS)
    receiver = g.seat_of(FactionIndex(ask.value(DISTRANS_TO)))
    hand_over(g, ask.seat, receiver, g.held(ask.seat, Kind(ask.value(DISTRANS_CARD))))


def hand_over(g: Table, giver: Seat, receiver: Seat, card: Card) -> None:
    """A card goes from hand to hand; only the two see which."""
    both = 1 << giver | 1 << receiver
    g.treachery.move(g, card, g.hand(giver), g.hand(receiver), both)
    g.tell("event-gives-card", who=g.who(giver), to=g.who(receiver))
    name = TREACHERY_WORDS[TREACHERY_DECK[card]]
    g.tell_only(both, "event-gives-card-seen", who=g.who(giver), to=g.who(receiver), card=name)


# Nullentropy Box: a card of the discard pile (CHR-RCARD-08, 09).


def in_discard(g: Table) -> list[Kind]:
    return sorted({TREACHERY_DECK[card] for card in g.treachery.zones[DISCARD]} - {NULLENTROPY_BOX})


def may_use_box(g: Table, seat: Seat) -> bool:
    able = can_spare(g, seat, NULLENTROPY_BOX) and bool(in_discard(g))
    return able and g.spice[seat] - reserved(g, seat) >= BOX_PRICE


FOUND: Final = 1
"""The place of the answer which card, after the first to use the Box."""


def box_question(g: Table, ask: Ask) -> Question | None:
    if len(ask.answers) > FOUND:
        return None
    return Question("prompt-box", "CHR-RCARD-08", [TREACHERY[kind] for kind in in_discard(g)], {"cost": BOX_PRICE})


def use_box(g: Table, ask: Ask) -> None:
    """Pay, take a card unseen by the others, shuffle the pile, and lay the Box on top."""
    seat = ask.seat
    g.spice[seat] -= BOX_PRICE
    g.tell("event-pays-bank", who=g.who(seat), count=BOX_PRICE)
    card = next(one for one in g.treachery.zones[DISCARD] if TREACHERY_DECK[one] == ask.value(FOUND))
    g.treachery.move(g, card, DISCARD, g.hand(seat), 1 << seat)
    g.treachery.zones[DISCARD] = sorted(g.treachery.zones[DISCARD])
    g.tell("event-searches-discard", who=g.who(seat))
    g.tell_only(1 << seat, "event-treachery-seen", cards=[TREACHERY_WORDS[ask.value(FOUND)]])
    g.play_card(seat, NULLENTROPY_BOX)


# Semuta Drug: what another player has just discarded (CHR-RCARD-15, 16, CHR-RUL-43).


@rule("offer_semuta")
def offer_semuta(g: Table) -> None:
    """One window for all that was discarded together."""
    g.then(Window(TAKE_DISCARDED, tuple(g.order())), Do(forget_discards))


@rule("forget_discards")
def forget_discards(g: Table) -> None:
    g.just_discarded = ()


def takeable_by(g: Table, seat: Seat) -> list[Kind]:
    """The kinds of the cards just discarded by others that still lie there."""
    pile = g.treachery.zones[DISCARD]
    return sorted({TREACHERY_DECK[card] for by, card in g.just_discarded if by != seat and card in pile})


class TakeDiscarded(Response[Table]):
    """Whether to take a card that was just discarded, and which."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return bool(takeable_by(g, seat)) and g.could_hold(seat, COPIES[SEMUTA_DRUG])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        if not can_spare(g, ask.seat, SEMUTA_DRUG):
            return []
        return [TREACHERY[kind] for kind in takeable_by(g, ask.seat)]

    def words(self, g: Table, ask: Ask) -> Words:
        return {"discarded": [TREACHERY_WORDS[kind] for kind in takeable_by(g, ask.seat)]}

    def complete(self, g: Table, ask: Ask) -> None:
        cards = [card for by, card in g.just_discarded if by != ask.seat and TREACHERY_DECK[card] == ask.value(0)]
        card = next(one for one in cards if one in g.treachery.zones[DISCARD])
        g.just_discarded = ()
        g.treachery.move(g, card, DISCARD, g.hand(ask.seat), g.everyone)
        g.tell("event-takes-discarded", who=g.who(ask.seat), card=TREACHERY_WORDS[ask.value(0)])
        g.play_card(ask.seat, SEMUTA_DRUG)

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-card-played", card=TREACHERY_WORDS[SEMUTA_DRUG])


TAKE_DISCARDED: Final = TakeDiscarded("take_discarded", "prompt-semuta", "CHR-RCARD-15", PASS, STANDING)
BOOK.add(TAKE_DISCARDED)


# Residual Poison: a leader of the opponent dies before plans are made (CHR-RCARD-13, 14, CHR-RUL-37, 40).


@rule("offer_residual_poison")
def offer_residual_poison(g: Table) -> None:
    g.then(Window(PLAY_RESIDUAL_POISON, tuple(g.fight.seats)))


class PlayResidualPoison(Response[Table]):
    """Whether a random leader of the opponent dies."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.could_hold(seat, COPIES[RESIDUAL_POISON])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [TREACHERY[RESIDUAL_POISON]] if g.holds(ask.seat, RESIDUAL_POISON) else []

    def words(self, g: Table, ask: Ask) -> Words:
        return {"opponent": g.who(g.opponent(ask.seat))}

    def complete(self, g: Table, ask: Ask) -> None:
        g.play_card(ask.seat, RESIDUAL_POISON)
        g.then(Do(poison_works, g.opponent(ask.seat)))

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-card-played", card=TREACHERY_WORDS[RESIDUAL_POISON])


@rule("poison_works")
def poison_works(g: Table, victim: Seat) -> None:
    """Nobody gains spice; without a leader able to fight here nothing happens."""
    leaders = available_leaders(g, victim)
    if not leaders:
        g.tell("event-poisons-nobody", who=g.who(victim))
        return
    kill_outside_plans(g, victim, leaders[g.roll(len(leaders))])


def kill_outside_plans(g: Table, victim: Seat, leader: LeaderIndex) -> None:
    """A leader dies though it is in no plan, for all to see."""
    g.leaders.move(g, leader, g.leaders.zone_of(leader), TANKS, g.everyone)
    g.fought_in = replaced(g.fought_in, leader, NOWHERE)
    g.tell("event-leader-poisoned", who=g.who(victim), leader=LEADER_WORDS[leader])
    lose_skill(g, leader)
    free_captives(g)


PLAY_RESIDUAL_POISON: Final = PlayResidualPoison(
    "play_residual_poison", "prompt-residual-poison", "CHR-RCARD-13", PASS, STANDING
)
BOOK.add(PLAY_RESIDUAL_POISON)


# Richese give a card to their ally (CHR-RALLY-08 to 11).


def richese_cards(g: Table, seat: Seat) -> list[Kind]:
    """Kinds of Richese cards in hand, the Karama only if it is theirs; not what the plan must hold (CLA-RUL-44)."""
    kinds = {TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)] if RICHESE_BITS >> card & 1}
    return sorted([kind for kind in kinds if can_spare(g, seat, kind)])


def may_give_card(g: Table, seat: Seat) -> bool:
    """To an ally with room, not while a bid is open nor while own plans are committed."""
    if not g.plays(seat, RICHESE) or g.auction is not None or not receivers(g, seat) or not richese_cards(g, seat):
        return False
    return not stopped(g, CARD_GIFT)


def receivers(g: Table, seat: Seat) -> list[Seat]:
    return [ally for ally in g.allies_of(seat) if g.has_room(ally)]


def gift_card_question(g: Table, ask: Ask) -> Question | None:
    allies = receivers(g, ask.seat)
    answers = Answers(ask, DEED)
    if len(allies) > 1 and answers.next() is None:
        return Question("prompt-give-card-to", "CHR-RALLY-08", [FACTION[g.factions[ally]] for ally in allies])
    if answers.next() is None:
        options = [TREACHERY[kind] for kind in richese_cards(g, ask.seat)]
        return Question("prompt-give-card", "CHR-RALLY-08", options)
    return None


def give_card(g: Table, ask: Ask) -> None:
    """What is given is seen by the two alone; a Karama may stop it, so the card is laid ready in a sealed form."""
    allies = receivers(g, ask.seat)
    answers = Answers(ask, DEED)
    ally = g.seat_of(FactionIndex(answers.value())) if len(allies) > 1 else allies[0]
    card = answers.next()
    assert card is not None
    g.tell("event-wants-to-give-card", who=g.who(ask.seat), to=g.who(ally))
    g.spoken[ask.seat] += 1
    g.seal(Ask(CHOOSE_GIFT, ask.seat).with_answers((card,)))
    window(g, (CARD_GIFT,), Do(card_is_given, ally))


class ChooseGift(Form[Table]):
    """The card that is being given, until it is clear whether a Karama stops the gift."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-give-card", "CHR-RALLY-08", [TREACHERY[kind] for kind in richese_cards(g, ask.seat)])

    def complete(self, g: Table, ask: Ask) -> None:
        g.seal(ask)


CHOOSE_GIFT: Final = ChooseGift("choose_gift")
BOOK.add(CHOOSE_GIFT)


@rule("card_is_given")
def card_is_given(g: Table, ally: Seat) -> None:
    """Unless a Karama stops it (CHR-KAR-19)."""
    richese = g.seat_of(RICHESE)
    kind = g.unseal(richese, CHOOSE_GIFT).value(0)
    if stopped(g, CARD_GIFT):
        used_up(g, CARD_GIFT)
        return
    cards = [card for card in g.treachery.zones[g.hand(richese)] if TREACHERY_DECK[card] == kind]
    if cards:  # before version 4 a Karama on its way could be played meanwhile
        hand_over(g, richese, ally, max(cards))  # of two Karamas the one of the stock


# The special powers by Karama.


def may_sell(g: Table, seat: Seat) -> bool:
    """CHOAM, once per game: any cards at three spice each (CHR-KAR-01, 05)."""
    usable = g.plays(seat, CHOAM) and could_use_power(g, seat) and bool(karama_kinds(g, seat))
    return usable and g.auction is None and bool(for_sale(g, seat, ()))


FIRST_SOLD: Final = 1
"""The place of the first card that is sold, after the answer to sell some."""


def for_sale(g: Table, seat: Seat, chosen: tuple[Option, ...]) -> list[Kind]:
    """What is left to sell: everything but the Karama that is played and what was chosen already (CHR-KAR-02)."""
    left = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
    left.remove(KARAMA)
    for answer in chosen:
        left.remove(Kind(answer.value))
    return spare_kinds(g, seat, left)


def sale_question(g: Table, ask: Ask) -> Question | None:
    if ask.answers[-1] is DONE:
        return None
    left = [TREACHERY[kind] for kind in for_sale(g, ask.seat, ask.answers[FIRST_SOLD:])]
    if not left:
        return None
    options = left if len(ask.answers) == FIRST_SOLD else [DONE, *left]
    return Question("prompt-sell", "CHR-KAR-01", options, {"count": KARAMA_PRICE})


def sell(g: Table, ask: Ask) -> None:
    g.power_used = replaced(g.power_used, ask.seat, True)
    kinds = tuple([answer.value for answer in ask.answers[FIRST_SOLD:] if answer is not DONE])
    play_karama(g, ask.seat, KARAMA, Do(sold_by_karama, ask.seat, kinds))


@rule("sold_by_karama", None, KIND_NAMES)
def sold_by_karama(g: Table, seat: Seat, kinds: tuple[Kind, ...]) -> None:
    for kind in kinds:
        g.discard(seat, g.held(seat, kind), g.hand(seat))
    count = KARAMA_PRICE * len(kinds)
    g.spice[seat] += count
    g.tell("event-cashes", who=g.who(seat), count=count)


def may_take_from_stock(g: Table, seat: Seat) -> bool:
    """Richese, once per game, for three spice to the bank (CHR-KAR-03 to 05)."""
    usable = g.plays(seat, RICHESE) and could_use_power(g, seat) and bool(karama_kinds(g, seat))
    return usable and bool(g.treachery.zones[STOCK]) and g.spice[seat] - reserved(g, seat) >= STOCK_PRICE


TAKEN_CARD: Final = 1
"""The place of the answer which card, after the first to take one."""


def stock_question(g: Table, ask: Ask) -> Question | None:
    if len(ask.answers) > TAKEN_CARD:
        return None
    kinds = sorted({TREACHERY_DECK[card] for card in g.treachery.zones[STOCK]})
    return Question("prompt-take-from-stock", "CHR-KAR-03", [TREACHERY[kind] for kind in kinds], {"cost": STOCK_PRICE})


def take_from_stock(g: Table, ask: Ask) -> None:
    """The card is chosen in secret; the Karama has left the hand before it comes."""
    seat = ask.seat
    g.power_used = replaced(g.power_used, seat, True)
    g.play_card(seat, KARAMA)
    g.spice[seat] -= STOCK_PRICE
    g.tell("event-pays-bank", who=g.who(seat), count=STOCK_PRICE)
    card = next(one for one in g.treachery.zones[STOCK] if TREACHERY_DECK[one] == ask.value(TAKEN_CARD))
    g.treachery.move(g, card, STOCK, g.hand(seat), 1 << seat)
    g.tell("event-takes-from-stock", who=g.who(seat))
    g.tell_only(1 << seat, "event-treachery-seen", cards=[TREACHERY_WORDS[ask.value(TAKEN_CARD)]])
