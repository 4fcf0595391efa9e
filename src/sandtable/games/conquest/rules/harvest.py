"""Spice harvest phase and charity (CON-HARV)."""

from typing import Final

from sandtable.games.arrakis.planet import ALL_CELLS, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell, Territory
from sandtable.games.conquest.cards import MARKET_CARDS, MARKET_DECK, SPICE_HARVESTER
from sandtable.games.conquest.factions import CHARITY_FLOOR, HARVEST_PER_FORCE
from sandtable.games.conquest.notation import ACCEPT, COLLECT, DECLINE, LEAVE, LEAVE_IN, MARKET_CARD, TERRITORY
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import play_market_card, playable
from sandtable.games.conquest.state import TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import HANDS, HARVEST
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask, Do, Form, Question

HARVESTER: Final = MARKET_CARD[SPICE_HARVESTER]


@rule("harvest_phase")
def harvest_phase(g: Table) -> None:
    g.phase = HARVEST
    g.then(*[Do(harvest, seat) for seat in g.order()], *[Do(charity, seat) for seat in g.order()])


def cells_to_harvest(g: Table, seat: Seat) -> list[Cell]:
    """Where own forces stand in the very sector of the spice (CON-HARV-03)."""
    return [cell for cell in ALL_CELLS if g.ground_spice[cell] and g.forces[seat][cell]]


@rule("harvest")
def harvest(g: Table, seat: Seat) -> None:
    if cells_to_harvest(g, seat):
        g.then(Ask(HARVEST_SPICE, seat))


class HarvestSpice(Form[Table]):
    """Collect the spice, with market cards for a territory each or without, or leave it, here or everywhere."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        args = {"rate": HARVEST_PER_FORCE}
        if not ask.answers:
            options = [COLLECT, *playable(g, ask.seat, SPICE_HARVESTER), *self._to_leave(g, ask), LEAVE]
            return Question("prompt-harvest", "CON-HARV-01", options, args)
        last = ask.answers[-1]
        if last is COLLECT or last is LEAVE:
            return None
        left = self._without_card(g, ask)
        if last.kind == "card":
            if len(left) > 1:
                return Question("prompt-harvester", "CON-CARDS-12", [TERRITORY[territory] for territory in left])
            return None
        more = [HARVESTER] if left and ask.answers.count(HARVESTER) < self._cards(g, ask.seat) else []
        further = self._to_leave(g, ask) if last.kind == "leave" else []
        return Question("prompt-harvest", "CON-HARV-01", [COLLECT, *more, *further], args) if more or further else None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is LEAVE:
            g.tell("event-leaves-spice", who=g.who(ask.seat))
            return
        with_card = [answer.value for answer in ask.answers if answer.kind == "territory"]
        if ask.answers[-1] is HARVESTER:
            with_card += self._without_card(g, ask)
        for _ in with_card:
            play_market_card(g, ask.seat, SPICE_HARVESTER)
        for cell in cells_to_harvest(g, ask.seat):
            territory = TERRITORY_OF[cell]
            if LEAVE_IN[territory] not in ask.answers:
                rate = MARKET_CARDS[SPICE_HARVESTER].per_force if territory in with_card else HARVEST_PER_FORCE
                count = min(g.ground_spice[cell], rate * g.forces[ask.seat][cell])
                g.ground_spice[cell] -= count
                g.spice[ask.seat] += count
                where = TERRITORY_WORDS[territory]
                g.tell("event-harvest", who=g.who(ask.seat), count=count, where=where, sector=SECTOR_OF[cell])

    def _to_leave(self, g: Table, ask: Ask) -> list[Option]:
        """Each territory is a choice of its own (CON-HARV-01): where to leave the spice, if it is taken elsewhere.

        In the order of the map, so that there is one way to say it.
        """
        taken = self._territories(g, ask)
        last = ask.answers[-1].value if ask.answers else -1
        return [LEAVE_IN[territory] for territory in taken if territory > last] if len(taken) > 1 else []

    def _territories(self, g: Table, ask: Ask) -> list[Territory]:
        """Where spice is taken."""
        territories = sorted({TERRITORY_OF[cell] for cell in cells_to_harvest(g, ask.seat)})
        return [territory for territory in territories if LEAVE_IN[territory] not in ask.answers]

    def _without_card(self, g: Table, ask: Ask) -> list[Territory]:
        """The territories to harvest for which no card has been played."""
        return [territory for territory in self._territories(g, ask) if TERRITORY[territory] not in ask.answers]

    def _cards(self, g: Table, seat: Seat) -> int:
        return len([card for card in g.market_cards.zones[HANDS[seat]] if MARKET_DECK[card] == SPICE_HARVESTER])


@rule("charity")
def charity(g: Table, seat: Seat) -> None:
    if g.spice[seat] < CHARITY_FLOOR:
        g.then(Ask(CHARITY, seat))


class Charity(Form[Table]):
    """Whether to be topped up to three spice (CON-HARV-06, 07)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-charity", "CON-HARV-06", [ACCEPT, DECLINE], {"count": CHARITY_FLOOR})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is ACCEPT:
            if g.telling:
                g.tell("event-charity", who=g.who(ask.seat), count=CHARITY_FLOOR - g.spice[ask.seat])
            g.spice[ask.seat] = CHARITY_FLOOR
        else:
            if g.telling:
                g.tell("event-no-charity", who=g.who(ask.seat))


HARVEST_SPICE: Final = HarvestSpice("harvest_spice")
CHARITY: Final = Charity("charity")
BOOK.add(HARVEST_SPICE)
BOOK.add(CHARITY)
