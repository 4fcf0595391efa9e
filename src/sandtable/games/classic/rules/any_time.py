"""What a seat may do though nobody waits for it: talk, and cards played at any time (CLA-CARD-11 to 18, 27)."""

from typing import Final

from sandtable.games.classic.advantages import GIFT
from sandtable.games.classic.factions import EMPEROR, RICHESE
from sandtable.games.classic.notation import (
    ACCEPT_FROM,
    ASK_AGAIN,
    FACTION,
    GIVE,
    GIVE_CARD,
    KARAMA_FOR_ALLY,
    LEADER,
    NUMBER,
    OFFER,
    PLAY_BOX,
    PLAY_DISTRANS,
    PLAY_GHOLA,
    PLAY_TRUTHTRANCE,
    PROMISE,
    REFUSE,
    SELL_CARDS,
    TAKE_FROM_STOCK,
    TREACHERY,
    TURN_TOKEN,
    numbers_down,
)
from sandtable.games.classic.rules.book import BOOK, DEED, rule
from sandtable.games.classic.rules.deals import (
    BY,
    Terms,
    accept,
    can_be_kept,
    make_offer,
    offer_question,
    offers_to,
    purse,
    refuse,
    said_offer,
)
from sandtable.games.classic.rules.karama import could_have_karama, karama_kinds, play_karama, stopped, window
from sandtable.games.classic.rules.new_cards import (
    box_question,
    distrans_question,
    gift_card_question,
    give_card,
    may_give_card,
    may_sell,
    may_take_from_stock,
    may_use_box,
    may_use_distrans,
    sale_question,
    sell,
    stock_question,
    take_from_stock,
    use_box,
    use_distrans,
)
from sandtable.games.classic.rules.nofield import turn_token
from sandtable.games.classic.rules.plans import can_spare
from sandtable.games.classic.rules.promises import PROMISE_FORM, may_promise
from sandtable.games.classic.rules.revival import (
    REVIVED,
    chosen_starred,
    most_forces,
    revived_free,
    starred_question,
)
from sandtable.games.classic.rules.shipping import karama_ships, karama_would_help
from sandtable.games.classic.rules.truthtrance import ask_truth, truth_question
from sandtable.games.classic.state import (
    ANY_TIME_FORM,
    MOST_SPOKEN,
    TALK_FORM,
    Table,
)
from sandtable.games.classic.terms import CHARITY, GHOLA_FORCES, NOBODY, FactionIndex, Kind, Seat
from sandtable.games.classic.treachery import (
    TLEILAXU_GHOLA,
    TRUTHTRANCE,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question


def first_options(g: Table, seat: Seat, offers: list[Terms]) -> list[Option]:
    """What a seat can say at any time, even while others answer together; `offers` lie open to it."""
    found: list[Option] = []
    if g.spoken[seat] < MOST_SPOKEN:
        found.append(OFFER)
        if may_promise(g, seat):
            found.append(PROMISE)
        if g.standing_passes and any([one.seat == seat for one in g.standing_passes]):
            found.append(ASK_AGAIN)
    for offer in offers:
        found.append(REFUSE[g.factions[offer[BY]]])
    return found


class Talk(Form[Table]):
    """Offers of deals, promises to allies: nothing that disturbs those who are answering."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            options = first_options(g, ask.seat, offers_to(g, ask.seat))
            return Question("prompt-any-time", "CLA-DEAL-01", options)
        first = ask.answers[DEED]
        if first is OFFER:
            return offer_question(g, ask)
        if first is PROMISE:
            return PROMISE_FORM.question(g, _rest(ask))
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        first = ask.answers[DEED]
        if first.kind == "refuse":
            refuse(g, _offer(g, ask.seat, FactionIndex(first.value)))
            return
        g.spoken[ask.seat] += 1
        if first is OFFER:
            make_offer(g, said_offer(g, ask))
        elif first is PROMISE:
            PROMISE_FORM.complete(g, _rest(ask))
        else:
            g.ask_again(ask.seat)
            if g.telling:
                g.tell("event-asks-again", who=g.who(ask.seat))

    def only_talks(self, ask: Ask) -> bool:
        """A promise binds spice that others may be asked about; nothing else that is said changes a question."""
        return ask.answers[DEED] is not PROMISE


def _rest(ask: Ask) -> Ask:
    """The promise that is a part of this form, as a form of its own."""
    return Ask(PROMISE_FORM, ask.seat).with_answers(ask.answers[DEED + 1 :])


def _offer(g: Table, seat: Seat, faction: FactionIndex) -> Terms:
    return next(offer for offer in offers_to(g, seat) if g.factions[offer[BY]] == faction)


KARAMA_CARD: Final = 1
"""The place of the answer with which card an ally is shipped."""


class AnyTime(Talk):
    """Talk, accepted offers, gifts, and cards; closed while others answer together (CLA-CARD-27)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            offers = offers_to(g, ask.seat)
            options = first_options(g, ask.seat, offers) + self._acts(g, ask.seat, offers)
            return Question("prompt-any-time", "CLA-CARD-27", options)
        first = ask.answers[DEED]
        if first is OFFER:
            return offer_question(g, ask)
        if first is GIVE:
            return gift_question(g, ask)
        if first is PLAY_TRUTHTRANCE:
            return truth_question(g, ask)
        if first is PLAY_GHOLA:
            return ghola_question(g, ask)
        if first is PLAY_DISTRANS:
            return distrans_question(g, ask)
        if first is PLAY_BOX:
            return box_question(g, ask)
        if first is GIVE_CARD:
            return gift_card_question(g, ask)
        if first is SELL_CARDS:
            return sale_question(g, ask)
        if first is TAKE_FROM_STOCK:
            return stock_question(g, ask)
        if first is KARAMA_FOR_ALLY:
            return self._karama_question(g, ask)
        return super().question(g, ask)

    def complete(self, g: Table, ask: Ask) -> None:
        first = ask.answers[DEED]
        if first is GIVE:
            give(g, ask)
        elif first is PLAY_TRUTHTRANCE:
            ask_truth(g, ask)
        elif first is PLAY_GHOLA:
            play_ghola(g, ask)
        elif first is PLAY_DISTRANS:
            use_distrans(g, ask)
        elif first is PLAY_BOX:
            use_box(g, ask)
        elif first is GIVE_CARD:
            give_card(g, ask)
        elif first is SELL_CARDS:
            sell(g, ask)
        elif first is TAKE_FROM_STOCK:
            take_from_stock(g, ask)
        elif first is TURN_TOKEN:
            g.then(Do(turn_token))
        elif first is KARAMA_FOR_ALLY:
            kinds = karama_kinds(g, ask.seat)
            kind = Kind(ask.value(KARAMA_CARD)) if len(ask.answers) > KARAMA_CARD else kinds[0]
            play_karama(g, ask.seat, kind, Do(karama_ships))
        elif first.kind == "accept":
            accept(g, _offer(g, ask.seat, FactionIndex(first.value)))
        else:
            super().complete(g, ask)

    def disturbs(self, ask: Ask) -> bool:
        """An offer, a refusal and the wish to be asked again leave everybody where they are."""
        first = ask.answers[DEED]
        return first is not OFFER and first is not ASK_AGAIN and first.kind != "refuse"

    def _acts(self, g: Table, seat: Seat, offers: list[Terms]) -> list[Option]:
        found = [ACCEPT_FROM[g.factions[offer[BY]]] for offer in offers if can_be_kept(g, offer)]
        if may_give(g, seat):
            found.append(GIVE)
        if may_play_cards(g):
            if can_spare(g, seat, TRUTHTRANCE):
                found.append(PLAY_TRUTHTRANCE)
            if can_spare(g, seat, TLEILAXU_GHOLA) and (g.dead(seat) or most_forces(g, seat, 1)):
                found.append(PLAY_GHOLA)
            if g.expansion:
                found += self._expansion_acts(g, seat)
        if may_ship_ally(g, seat) and karama_kinds(g, seat):
            found.append(KARAMA_FOR_ALLY)
        return found

    def _expansion_acts(self, g: Table, seat: Seat) -> list[Option]:
        """Cards of the Richese stock, and what CHOAM and Richese can do at any time."""
        found: list[Option] = []
        if may_use_distrans(g, seat):
            found.append(PLAY_DISTRANS)
        if may_use_box(g, seat):
            found.append(PLAY_BOX)
        if may_give_card(g, seat) and g.spoken[seat] < MOST_SPOKEN:
            found.append(GIVE_CARD)
        if may_sell(g, seat):
            found.append(SELL_CARDS)
        if may_take_from_stock(g, seat):
            found.append(TAKE_FROM_STOCK)
        if g.plays(seat, RICHESE) and g.may_turn_token():
            found.append(TURN_TOKEN)
        return found

    def _karama_question(self, g: Table, ask: Ask) -> Question | None:
        kinds = karama_kinds(g, ask.seat)
        if len(ask.answers) > KARAMA_CARD or len(kinds) == 1:
            return None
        return Question("prompt-karama-with", "CLA-FAC-BG-15", [TREACHERY[kind] for kind in kinds])


SHIPS_TOO_LATE: Final = Difference("ships-too-late", until=3)
"""A Karama could be spent on an ally's shipment that was paid already, or was none."""

TALK: Final = Talk(TALK_FORM, harmless=True)
ANY_TIME: Final = AnyTime(ANY_TIME_FORM)
BOOK.add(TALK)
BOOK.add(ANY_TIME)


def may_play_cards(g: Table) -> bool:
    """Not between two secret commitments (CLA-CARD-27)."""
    return g.battle is None or not g.battle.committed or g.battle.revealed


def may_ship_ally(g: Table, seat: Seat) -> bool:
    """Whether an ally is choosing a shipment, which a Karama may cheapen (CLA-KAR-12)."""
    voyage = g.voyage
    if voyage is None or voyage.karama or not g.allied(seat, voyage.seat) or not could_have_karama(g, seat):
        return False
    if g.follows(SHIPS_TOO_LATE):
        return not voyage.shipped
    return voyage.choosing and karama_would_help(g, voyage.seat)


# The Emperor's gift (CLA-FAC-EMP-06, CLA-ALLY-12).


def may_give(g: Table, seat: Seat) -> bool:
    fighting = g.battle is not None and seat in g.battle.seats
    speaks = g.spoken[seat] < MOST_SPOKEN and g.phase != CHARITY and not fighting
    return speaks and g.plays(seat, EMPEROR) and g.allies[seat] != 0 and purse(g, seat) > 0


def gift_question(g: Table, ask: Ask) -> Question | None:
    """To which ally, if there are several, and how much."""
    allies = g.allies_of(ask.seat)
    answers = Answers(ask, DEED)
    if len(allies) > 1 and answers.next() is None:
        return Question("prompt-give-to", "CLA-FAC-EMP-06", [FACTION[g.factions[ally]] for ally in allies])
    if answers.next() is None:
        return Question("prompt-give", "CLA-FAC-EMP-06", NUMBER[1 : purse(g, ask.seat) + 1])
    return None


def give(g: Table, ask: Ask) -> None:
    g.spoken[ask.seat] += 1
    allies = g.allies_of(ask.seat)
    answers = Answers(ask, DEED)
    ally = g.seat_of(FactionIndex(answers.value())) if len(allies) > 1 else allies[0]
    count = answers.value()
    g.tell("event-wants-to-give", who=g.who(ask.seat), to=g.who(ally), count=count)
    window(g, (GIFT,), Do(gift_arrives, ally, count))


@rule("gift_arrives")
def gift_arrives(g: Table, ally: Seat, count: int) -> None:
    """Usable at once; a stopped gift stays with the Emperor (CLA-RUL-28)."""
    emperor = g.seat_of(EMPEROR)
    if not stopped(g, GIFT):
        count = min(count, g.spice[emperor])
        g.spice[emperor] -= count
        g.spice[ally] += count
        g.tell("event-gives", who=g.who(emperor), to=g.who(ally), count=count)


# Tleilaxu Ghola (CLA-CARD-11 to 15).


def ghola_question(g: Table, ask: Ask) -> Question | None:
    """A leader, whoever else lives, or up to five forces."""
    if len(ask.answers) == REVIVED:
        leaders = [LEADER[leader] for leader in g.dead(ask.seat)]
        forces = numbers_down(most_forces(g, ask.seat, GHOLA_FORCES), 1)
        return Question("prompt-ghola", "CLA-CARD-11", [*leaders, *forces])
    return starred_question(g, ask, ask.seat, REVIVED)


def play_ghola(g: Table, ask: Ask) -> None:
    leader = ask.value(REVIVED) if ask.answers[REVIVED].kind == "leader" else NOBODY
    count = 0 if leader != NOBODY else ask.value(REVIVED)
    starred = chosen_starred(g, ask, REVIVED)
    g.play_card(ask.seat, TLEILAXU_GHOLA)
    g.then(Do(revived_free, ask.seat, leader, count, starred))
