"""CHOAM: charity, cards at the end of a phase, the exchange with the ally, support, the Auditor (CHR-CHOAM to INCOME).

The powers of worthless cards stand in `worthless`, the inflation token in `inflation`.
"""

from typing import Final

from sandtable.games.classic.advantages import (
    ALLY_SUPPORT,
    AUDIT,
    BATTLE_INCOME,
    CARD_EXCHANGE,
    CHOAM_CARDS,
    CHOAM_CHARITY,
)
from sandtable.games.classic.battle_record import Battle
from sandtable.games.classic.factions import CHOAM, RICHESE
from sandtable.games.classic.fields import KIND_NAMES
from sandtable.games.classic.leaders import AUDITOR
from sandtable.games.classic.notation import (
    AUDIT as DO_AUDIT,
)
from sandtable.games.classic.notation import (
    BUY_OFF,
    DECLINE,
    DONE,
    EXCHANGE,
    FACTION,
    NUMBER,
    PASS,
    SHOW_CARDS,
    TREACHERY,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import STANDING, stopped, tell_standing_pass, used_up, window
from sandtable.games.classic.rules.nofield import token_fights
from sandtable.games.classic.state import ON_PLANET, Table
from sandtable.games.classic.terms import (
    AUDIT_BY_DEAD,
    AUDIT_BY_LIVING,
    DOUBLED,
    DUPLICATE_PRICE,
    INCOME_PER_FACTION,
    NOBODY,
    WORTHLESS_PRICE,
    AdvantageIndex,
    Card,
    FactionIndex,
    Kind,
    Seat,
)
from sandtable.games.classic.treachery import (
    NO_FIELDS,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TREACHERY_WORDS,
    WORTHLESS_COPIES,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Arg, Ask, Do, Form, Question, Response, StandingPass, Together, Window

# Charity.


def charity_factor(g: Table) -> int:
    """Inflation may double everything that charity pays (CHR-INFL-02, 09)."""
    return 2 if g.inflation == DOUBLED else 1


def gives_charity(g: Table) -> bool:
    """Whether CHOAM pay for charity: while their advantage works (CHR-CHARITY-02, 04, CHR-KAR-06)."""
    return g.seat_of(CHOAM) != NOBODY and not stopped(g, CHOAM_CHARITY)


def take_charity_income(g: Table) -> None:
    """Two spice for every faction in the game, their own included (CHR-CHARITY-01, CHR-INFL-03, CHR-RUL-39)."""
    choam = g.seat_of(CHOAM)
    count = INCOME_PER_FACTION * g.seats * charity_factor(g)
    g.spice[choam] += count
    g.tell("event-choam-income", who=g.who(choam), count=count)


# Cards at the end of a phase.


def cashable(g: Table, seat: Seat, gone: list[Kind]) -> list[Kind]:
    """Kinds that can be turned into spice once these are gone: worthless ones, and copies beyond the first
    (CHR-HAND-01 to 05)."""
    left = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
    for kind in gone:
        left.remove(kind)
    return sorted({kind for kind in left if TREACHERY_CARDS[kind].worthless or left.count(kind) > 1})


def price_of(kind: Kind) -> int:
    """What the bank pays for a card at the end of a phase."""
    return WORTHLESS_PRICE if TREACHERY_CARDS[kind].worthless else DUPLICATE_PRICE


def could_cash(g: Table, seat: Seat) -> bool:
    """Whether CHOAM may have something to turn into spice, as far as the public knows."""
    if stopped(g, CHOAM_CARDS):
        return False
    return g.hand_size(seat) > 1 or g.could_hold(seat, WORTHLESS_COPIES)


def partners(g: Table, seat: Seat) -> list[Seat]:
    """The allies with whom a card can be exchanged now: once a turn, and proposed once a phase (CHR-CALLY-01)."""
    if g.exchanged or g.exchange_asked or not g.hand_size(seat):
        return []
    return [ally for ally in g.allies_of(seat) if g.hand_size(ally)]


@rule("end_of_phase_for_choam")
def end_of_phase_for_choam(g: Table) -> None:
    """After all other effects of the phase CHOAM may cash cards and exchange one with the ally (CHR-HAND-07)."""
    choam = g.seat_of(CHOAM)
    if choam != NOBODY:
        g.exchange_asked = False
        g.then(Window(END_OF_PHASE, (choam,)))


# The places of the answers about an exchange; otherwise all answers are cards.
FIRST: Final = 0
PARTNER: Final = 1


class EndOfPhase(Response[Table]):
    """Which cards to turn into spice, or with whom to exchange one."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return could_cash(g, seat) or bool(partners(g, seat))

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        found = [] if stopped(g, CHOAM_CARDS) else [TREACHERY[kind] for kind in cashable(g, ask.seat, [])]
        return [*found, EXCHANGE] if partners(g, ask.seat) else found

    def further(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers[FIRST] is EXCHANGE:
            allies = partners(g, ask.seat)
            if len(allies) == 1 or len(ask.answers) > PARTNER:
                return None
            return Question("prompt-exchange-with", "CHR-CALLY-01", [FACTION[g.factions[ally]] for ally in allies])
        if ask.answers[-1] is DONE:
            return None
        left = cashable(g, ask.seat, [Kind(answer.value) for answer in ask.answers])
        if not left:
            return None
        return Question("prompt-cash-more", "CHR-HAND-07", [DONE, *[TREACHERY[kind] for kind in left]])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[FIRST] is EXCHANGE:
            allies = partners(g, ask.seat)
            ally = g.seat_of(FactionIndex(ask.value(PARTNER))) if len(ask.answers) > PARTNER else allies[0]
            g.exchange_asked = True
            g.tell("event-proposes-exchange", who=g.who(ask.seat), ally=g.who(ally))
            window(g, (CARD_EXCHANGE,), Do(choose_exchange, ally))
            return
        kinds = tuple([answer.value for answer in ask.answers if answer is not DONE])
        show_copies(g, ask.seat, kinds)
        names = [TREACHERY_WORDS[kind] for kind in kinds]
        g.tell("event-wants-to-cash", who=g.who(ask.seat), cards=names)
        window(g, (CHOAM_CARDS,), Do(cash, kinds))

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-choam-done", who=g.who(g.seat_of(CHOAM)))


def show_copies(g: Table, seat: Seat, kinds: tuple[int, ...]) -> None:
    """The cards to be cashed are shown, with the copy that stays (CHR-HAND-01, CHR-EX-27)."""
    cards: list[Card] = []
    for kind in sorted(set(kinds)):
        stays = 0 if TREACHERY_CARDS[kind].worthless else 1
        held = [card for card in g.treachery.zones[g.hand(seat)] if TREACHERY_DECK[card] == kind]
        cards += held[: kinds.count(kind) + stays]
    g.treachery.show(g, cards, g.hand(seat), g.everyone)


@rule("cash", KIND_NAMES)
def cash(g: Table, kinds: tuple[Kind, ...]) -> None:
    """The bank pays; a Karama keeps the cards in hand (CHR-HAND-01, 03, CHR-KAR-07)."""
    if stopped(g, CHOAM_CARDS):
        return
    choam = g.seat_of(CHOAM)
    for kind in kinds:
        g.discard(choam, g.held(choam, kind), g.hand(choam))
    count = sum([price_of(kind) for kind in kinds])
    g.spice[choam] += count
    g.tell("event-cashes", who=g.who(choam), count=count)


END_OF_PHASE: Final = EndOfPhase("end_of_phase", "prompt-end-of-phase", "CHR-HAND-07", PASS, STANDING)
BOOK.add(END_OF_PHASE)


# The exchange with the ally.


@rule("choose_exchange")
def choose_exchange(g: Table, ally: Seat) -> None:
    """Both choose at the same time, and each may refuse (CHR-CALLY-02)."""
    if stopped(g, CARD_EXCHANGE):
        used_up(g, CARD_EXCHANGE)
        return
    choam = g.seat_of(CHOAM)
    g.then(Together(Ask(PICK_CARD, choam, ally), Ask(PICK_CARD, ally, choam)), Do(exchange, ally))


class PickCard(Form[Table]):
    """Which card to exchange, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        partner = ask.args[0]
        assert isinstance(partner, int)
        options = [DECLINE, *[TREACHERY[kind] for kind in g.kinds_held(ask.seat)]]
        return Question("prompt-exchange", "CHR-CALLY-01", options, {"ally": g.who(partner)})

    def complete(self, g: Table, ask: Ask) -> None:
        g.seal(ask)


PICK_CARD: Final = PickCard("pick_card")
BOOK.add(PICK_CARD)


@rule("exchange")
def exchange(g: Table, ally: Seat) -> None:
    """One for one, unless one of the two would not; nobody else learns which cards."""
    choam = g.seat_of(CHOAM)
    mine, yours = g.unseal(choam, PICK_CARD).answers[0], g.unseal(ally, PICK_CARD).answers[0]
    if mine is DECLINE or yours is DECLINE:
        g.tell("event-no-exchange", who=g.who(choam), ally=g.who(ally))
        return
    g.exchanged = True
    both = 1 << choam | 1 << ally
    given, taken = g.held(choam, Kind(mine.value)), g.held(ally, Kind(yours.value))
    g.treachery.move(g, given, g.hand(choam), g.hand(ally), both)
    g.treachery.move(g, taken, g.hand(ally), g.hand(choam), both)
    g.tell("event-exchange", who=g.who(choam), ally=g.who(ally))
    names = {"given": TREACHERY_WORDS[mine.value], "taken": TREACHERY_WORDS[yours.value]}
    g.tell_only(both, "event-exchange-seen", who=g.who(choam), ally=g.who(ally), **names)


# Battle: what CHOAM pay for the ally, and what they earn.


def allied_choam(g: Table, side: int) -> Seat:
    """CHOAM, if they are allied with a side of the battle and do not fight themselves; NOBODY otherwise."""
    choam = g.seat_of(CHOAM)
    if not g.advanced or choam == NOBODY or choam in g.fight.seats:
        return NOBODY
    return choam if g.allied(choam, g.fight.seats[side]) else NOBODY


ONE_FOR_A_TOKEN: Final = Difference("one-for-a-token", until=3)
"""Allied CHOAM could pay for one force only where a no-field token fought."""


@rule("offer_support")
def offer_support(g: Table) -> None:
    """CHOAM say how much they will pay at most for the ally's forces (CHR-CALLY-04, 05)."""
    for side in range(2):
        choam = allied_choam(g, side)
        if choam != NOBODY and g.spice[choam] and not stopped(g, ALLY_SUPPORT):
            g.then(Ask(SUPPORT, choam, side))


def supportable(g: Table, seat: Seat) -> int:
    """How many forces of a seat may need support, as far as all can tell: what a no-field token hides is not told, so
    that as many count as it may hide (CHR-NOFIELD-18, CHR-RUL-46)."""
    forces = g.forces_in(seat, g.fight.cells)
    if not g.plays(seat, RICHESE) or not token_fights(g) or g.follows(ONE_FOR_A_TOKEN):
        return forces
    possible = g.tokens.possibly(g.public, ON_PLANET)
    hidden = max([value for token, value in enumerate(NO_FIELDS) if possible >> token & 1])
    return forces - 1 + min(hidden, g.reserve[seat])


class Support(Form[Table]):
    """How much CHOAM will pay at most to support the ally's forces."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        seat = g.fight.seats[_side(ask)]
        most = min(g.spice[ask.seat], supportable(g, seat))
        return Question("prompt-support-ally", "CHR-CALLY-05", NUMBER[: most + 1], {"ally": g.who(seat)})

    def complete(self, g: Table, ask: Ask) -> None:
        side = _side(ask)
        g.fight.support_by_choam[side] = ask.value(0)
        ally = g.who(g.fight.seats[side])
        g.tell("event-supports-ally", who=g.who(ask.seat), ally=ally, count=ask.value(0))


def _side(ask: Ask) -> int:
    side = ask.args[0]
    assert isinstance(side, int)
    return side


SUPPORT: Final = Support("support")
BOOK.add(SUPPORT)


def battle_advantages(g: Table) -> list[AdvantageIndex]:
    """What a Karama can stop before plans: support of the ally, the share of what others pay (CHR-KAR-12, 20)."""
    found: list[AdvantageIndex] = []
    if not g.advanced or g.seat_of(CHOAM) == NOBODY:
        return found
    if allied_choam(g, 0) != NOBODY or allied_choam(g, 1) != NOBODY:
        found.append(ALLY_SUPPORT)
    found.append(BATTLE_INCOME)
    return found


def share_support(g: Table, payer: Seat, spice: int) -> int:
    """CHOAM get half of what anybody else pays, rounded down; the rest is the bank's (CHR-INCOME-01, 02, 05)."""
    choam = g.seat_of(CHOAM)
    if not g.advanced or choam in (NOBODY, payer) or stopped(g, BATTLE_INCOME):
        return 0
    share = spice // 2
    if share:
        g.spice[choam] += share
        g.tell("event-battle-income", who=g.who(choam), payer=g.who(payer), count=share)
    return share


# The Auditor.


def unplayed(g: Table, battle: Battle, side: int) -> list[Card]:
    """The cards in hand of a side that it did not play in this battle (CHR-AUDIT-05)."""
    played = (battle.hero[side], battle.weapon[side], battle.defence[side])
    return [card for card in g.treachery.zones[g.hand(battle.seats[side])] if card not in played]


@rule("offer_audit")
def offer_audit(g: Table) -> None:
    """After a battle in which the Auditor fought, CHOAM may audit the opponent (CHR-AUDIT-03, 08, 09)."""
    battle, choam = g.fight, g.seat_of(CHOAM)
    if choam not in battle.seats:
        return
    side = g.side_of(choam)
    if battle.leader[side] == AUDITOR and at_stake(g, battle, side):
        g.then(Ask(OFFER_AUDIT, choam))


def at_stake(g: Table, battle: Battle, side: int) -> int:
    """How many cards the Auditor of this side may see: two if it lives, one if it died (CHR-AUDIT-04)."""
    most = AUDIT_BY_DEAD if battle.killed[side] else AUDIT_BY_LIVING
    return min(most, len(unplayed(g, battle, 1 - side)))


class OfferAudit(Form[Table]):
    """Whether to audit the opponent."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"opponent": g.who(g.opponent(ask.seat)), "count": at_stake(g, g.fight, g.side_of(ask.seat))}
        return Question("prompt-audit", "CHR-AUDIT-03", [DO_AUDIT, PASS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        opponent = g.who(g.opponent(ask.seat))
        if ask.answers[0] is PASS:
            g.tell("event-no-audit", who=g.who(ask.seat), opponent=opponent)
            return
        g.tell("event-audit", who=g.who(ask.seat), opponent=opponent)
        window(g, (AUDIT,), Do(audit))


@rule("audit")
def audit(g: Table) -> None:
    """The opponent buys the audit off, or the cards are seen (CHR-AUDIT-06, CHR-KAR-13)."""
    if not stopped(g, AUDIT):
        g.then(Ask(ANSWER_AUDIT, g.opponent(g.seat_of(CHOAM))))


class AnswerAudit(Form[Table]):
    """Pay one spice for each card at stake, all of them or none (CHR-AUDIT-06, 07, CHR-QA-05, 06).

    Cards may be played while the answer is awaited, perhaps the last one (CHR-AUDIT-08).
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        count = at_stake(g, g.fight, g.side_of(g.seat_of(CHOAM)))
        if ask.answers or not count:
            return None
        options = [BUY_OFF, SHOW_CARDS] if g.spice[ask.seat] >= count else [SHOW_CARDS]
        return Question("prompt-answer-audit", "CHR-AUDIT-06", options, {"count": count})

    def complete(self, g: Table, ask: Ask) -> None:
        choam = g.seat_of(CHOAM)
        count = at_stake(g, g.fight, g.side_of(choam))
        if not ask.answers:
            g.tell("event-no-audit", who=g.who(choam), opponent=g.who(ask.seat))
        elif ask.answers[0] is BUY_OFF:
            g.spice[ask.seat] -= count
            g.spice[choam] += count
            g.tell("event-buys-off-audit", who=g.who(ask.seat), to=g.who(choam), count=count)
        else:
            g.then(Do(see_cards, ask.seat, count))


@rule("see_cards")
def see_cards(g: Table, seat: Seat, count: int) -> None:
    """CHOAM see so many cards, drawn by chance among those not played (CHR-AUDIT-04)."""
    choam = g.seat_of(CHOAM)
    among = unplayed(g, g.fight, g.side_of(seat))
    seen: list[Card] = []
    for _ in range(count):
        seen.append(among.pop(g.roll(len(among))))
    g.treachery.show(g, seen, g.hand(seat), 1 << choam)
    g.tell("event-audited", who=g.who(choam), opponent=g.who(seat), count=count)
    names = [TREACHERY_WORDS[TREACHERY_DECK[card]] for card in seen]
    g.tell_only(1 << choam | 1 << seat, "event-audited-seen", opponent=g.who(seat), cards=names)


OFFER_AUDIT: Final = OfferAudit("offer_audit")
ANSWER_AUDIT: Final = AnswerAudit("answer_audit")
BOOK.add(OFFER_AUDIT)
BOOK.add(ANSWER_AUDIT)


def cards_to_sell(g: Table, seat: Seat, kinds: list[Kind]) -> list[Kind]:
    """What is left in hand to sell by Karama once these kinds are chosen, a Karama itself being spent
    (CHR-KAR-01, 02)."""
    left = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
    for kind in kinds:
        left.remove(kind)
    return sorted(set(left))
