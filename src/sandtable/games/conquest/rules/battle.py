"""Battle phase: who fights whom, in which order, and the course of one battle (CON-BAT-01 to 12, 48)."""

from typing import Final

from sandtable.games.arrakis.groups import meetings_from, occupied
from sandtable.games.arrakis.terms import Cell, Territory
from sandtable.games.conquest.cards import BATTLE_DECK, SPY
from sandtable.games.conquest.factions import LEADERS
from sandtable.games.conquest.fields import CELL_NAMES, TERRITORY_NAMES
from sandtable.games.conquest.notation import CELL, EXCHANGE, FACTION, LEADER, PASS, TERRITORY
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import MarketResponse, play_market_card, response_window
from sandtable.games.conquest.rules.plans import make_plans, reveal_plans
from sandtable.games.conquest.rules.resolution import resolve
from sandtable.games.conquest.rules.responses import respond
from sandtable.games.conquest.state import BATTLE_WORDS, LEADER_WORDS, TERRITORY_WORDS, Battle, Table
from sandtable.games.conquest.terms import BATTLE, BOTTOM, DECK, HANDS, NOWHERE, FactionIndex
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.steps import Arg, Ask, Do, Form, Question


@rule("battle_phase")
def battle_phase(g: Table) -> None:
    g.phase = BATTLE
    g.exchanged = False
    g.then(*[Do(advantage, seat) for seat in g.order()], Do(leaders_return))


class Fight:
    """A battle that is due: where, and against whom."""

    def __init__(self, territory: Territory, cells: tuple[Cell, ...], opponent: Seat) -> None:
        self.territory = territory
        self.cells = cells
        self.opponent = opponent


def fights_of(g: Table, seat: Seat) -> list[Fight]:
    """All battles that a seat has to fight; the storm keeps forces of one territory apart (CON-BAT-01 to 07)."""
    found: list[Fight] = []
    mine = g.forces[seat]
    cells = occupied(mine)
    for opponent in SEATS[g.seats]:
        if opponent != seat:
            for meeting in meetings_from(cells, mine, g.forces[opponent], g.storm):
                found.append(Fight(meeting.territory, meeting.cells, opponent))
    return found


@rule("advantage")
def advantage(g: Table, seat: Seat) -> None:
    """The seat holds battle advantage until all its battles are over (CON-BAT-08 to 10)."""
    fights = fights_of(g, seat)
    if len(fights) == 1:
        fight = fights[0]
        g.then(Do(battle, fight.territory, fight.cells, seat, fight.opponent), Do(advantage, seat))
    elif fights:
        g.then(Ask(CHOOSE_BATTLE, seat), Do(advantage, seat))


class ChooseBattle(Form[Table]):
    """The holder of battle advantage chooses the next battle: where, then against whom (CON-BAT-10, 11).

    Who recruits traitors may do so before deciding (CON-FAC-HAR-11).
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        fights = self._left(g, ask)
        territories = sorted({fight.territory for fight in fights})
        interrupts = [EXCHANGE] if may_exchange(g, ask.seat) and not ask.answers else []
        if not ask.answers and len(territories) > 1:
            options = [TERRITORY[territory] for territory in territories]
            return Question("prompt-choose-battle", "CON-BAT-10", options, None, interrupts)
        opponents = sorted({fight.opponent for fight in fights})
        if len(opponents) > 1:
            options = [FACTION[g.factions[seat]] for seat in opponents]
            args = {"where": TERRITORY_WORDS[fights[0].territory]}
            return Question("prompt-choose-opponent", "CON-BAT-11", options, args, interrupts)
        if len(fights) > 1:
            options = [CELL[fight.cells[0]] for fight in fights]
            args = {"where": TERRITORY_WORDS[fights[0].territory]}
            return Question("prompt-choose-part", "CON-BAT-10", options, args, interrupts)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        fight = self._left(g, ask)[0]
        g.then(Do(battle, fight.territory, fight.cells, ask.seat, fight.opponent))

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        exchange_traitor(g, ask.seat)

    def _left(self, g: Table, ask: Ask) -> list[Fight]:
        """The battles that fit the answers so far."""
        fights = fights_of(g, ask.seat)
        for answer in ask.answers:
            if answer.kind == "territory":
                fights = [fight for fight in fights if fight.territory == answer.value]
            elif answer.kind == "faction":
                fights = [fight for fight in fights if g.factions[fight.opponent] == answer.value]
            else:
                fights = [fight for fight in fights if fight.cells[0] == answer.value]
        return fights


@rule("battle", TERRITORY_NAMES, CELL_NAMES)
def battle(g: Table, territory: Territory, cells: tuple[Cell, ...], holder: Seat, opponent: Seat) -> None:
    g.battle = Battle(territory, list(cells), [holder, opponent])
    g.tell("event-battle", who=g.who(holder), opponent=g.who(opponent), where=TERRITORY_WORDS[territory])
    g.then(
        Do(offer_exchange, holder),
        Do(offer_exchange, opponent),
        Do(spies_look),
        Do(make_plans),
        Do(reveal_plans),
        Do(respond, 0, 0),
        Do(resolve),
        Do(end_of_battle),
    )


def may_exchange(g: Table, seat: Seat) -> bool:
    """Before each own battle one traitor card may be exchanged (CON-FAC-HAR-09, CON-RUL-28)."""
    there = g.traitor_cards.zones[DECK] or g.traitor_cards.zones[BOTTOM]
    return g.faction(seat).recruits_traitors and not g.exchanged and bool(there)


@rule("offer_exchange")
def offer_exchange(g: Table, seat: Seat) -> None:
    if may_exchange(g, seat):
        g.then(Ask(OFFER_EXCHANGE, seat))


class OfferExchange(Form[Table]):
    """Whether to exchange a traitor card before the battle."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-exchange", "CON-FAC-HAR-09", [PASS, EXCHANGE])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is EXCHANGE:
            exchange_traitor(g, ask.seat)


def exchange_traitor(g: Table, seat: Seat) -> None:
    """Take the top traitor card, then put one back under the deck."""
    g.exchanged = True
    traitors = g.traitor_cards
    if traitors.zones[DECK]:
        drawn = traitors.draw(g, 1, DECK, HANDS[seat], 1 << seat)[0]
    else:
        drawn = traitors.zones[BOTTOM][0]
        traitors.move(g, drawn, BOTTOM, HANDS[seat], 1 << seat)
    g.tell("event-traitor-exchange", who=g.who(seat))
    g.tell_only(1 << seat, "event-traitors-seen", leaders=[LEADER_WORDS[drawn]])
    g.then(Ask(RETURN_TRAITOR, seat))


class ReturnTraitor(Form[Table]):
    """Which traitor card goes under the deck."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [LEADER[leader] for leader in sorted(g.traitor_cards.zones[HANDS[ask.seat]])]
        return Question("prompt-return-traitor", "CON-FAC-HAR-09", options)

    def complete(self, g: Table, ask: Ask) -> None:
        g.traitor_cards.move(g, ask.value(0), HANDS[ask.seat], BOTTOM, 1 << ask.seat)
        g.tell_only(1 << ask.seat, "event-traitor-returned", leader=LEADER_WORDS[ask.value(0)])


@rule("spies_look")
def spies_look(g: Table) -> None:
    g.then(response_window(g, LOOK_AT_HAND))


SPIED_ON: Final = 1
"""The place of the answer at whom to look, after the one to play the card."""


class LookAtHand(MarketResponse):
    """A market card that looks at the battle cards of one opponent before plans are made."""

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        """Told so that a seat which still thinks about a spy cannot be told from one that is asked something else."""
        g.tell("event-spies-gone")

    def further(self, g: Table, ask: Ask) -> Question | None:
        if len(ask.answers) > SPIED_ON:
            return None
        others = [FACTION[g.factions[seat]] for seat in g.order() if seat != ask.seat]
        return Question("prompt-spy-on", "CON-CARDS-12", others)

    def complete(self, g: Table, ask: Ask) -> None:
        play_market_card(g, ask.seat, SPY)
        target = g.seat_of(FactionIndex(ask.value(SPIED_ON)))
        hand = g.battle_cards.zones[HANDS[target]]
        g.battle_cards.show(g, hand, HANDS[target], 1 << ask.seat)
        g.tell("event-spy", who=g.who(ask.seat), target=g.who(target))
        names = [BATTLE_WORDS[BATTLE_DECK[card]] for card in sorted(hand)]
        g.tell_only(1 << ask.seat, "event-spy-sees", target=g.who(target), cards=names)


CHOOSE_BATTLE: Final = ChooseBattle("choose_battle")
OFFER_EXCHANGE: Final = OfferExchange("offer_exchange")
RETURN_TRAITOR: Final = ReturnTraitor("return_traitor")
LOOK_AT_HAND: Final = LookAtHand("look_at_hand", SPY, "prompt-spy")
BOOK.add(CHOOSE_BATTLE)
BOOK.add(OFFER_EXCHANGE)
BOOK.add(RETURN_TRAITOR)
BOOK.add(LOOK_AT_HAND)


@rule("end_of_battle")
def end_of_battle(g: Table) -> None:
    g.battle = None
    g.exchanged = False


@rule("leaders_return")
def leaders_return(g: Table) -> None:
    """Surviving leaders return to their owners when all battles are over (CON-BAT-48)."""
    g.fought_in = [NOWHERE] * len(LEADERS)
