"""Spice harvest phase and charity (CON-HARV)."""

from sandtable.games.arrakis.planet import CELL_IDS, SECTOR_OF, TERRITORY_OF
from sandtable.games.conquest.cards import MARKET_CARDS, SPICE_HARVESTER
from sandtable.games.conquest.factions import CHARITY_FLOOR, HARVEST_PER_FORCE
from sandtable.games.conquest.notation import ACCEPT, COLLECT, DECLINE, LEAVE, TERRITORY
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import play_market_card, playable
from sandtable.games.conquest.state import HARVEST, TERRITORY_WORDS, Table
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("harvest_phase")
def harvest_phase(g: Table) -> None:
    g.phase = HARVEST
    g.then(*[Do(harvest, seat) for seat in g.order()], *[Do(charity, seat) for seat in g.order()])


def cells_to_harvest(g: Table, seat: int) -> list[int]:
    """Where own forces stand in the very sector of the spice (CON-HARV-03)."""
    return [cell for cell in range(len(CELL_IDS)) if g.ground_spice[cell] and g.forces[seat][cell]]


@rule("harvest")
def harvest(g: Table, seat: int) -> None:
    if cells_to_harvest(g, seat):
        g.then(Ask(HARVEST_SPICE, seat))


class HarvestSpice(Form[Table]):
    """Collect the spice, with a market card for one territory or without, or leave it."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            options = [COLLECT, *playable(g, ask.seat, SPICE_HARVESTER), LEAVE]
            return Question("prompt-harvest", "CON-HARV-01", options, {"rate": HARVEST_PER_FORCE})
        territories = sorted({TERRITORY_OF[cell] for cell in cells_to_harvest(g, ask.seat)})
        if ask.answers[0].kind == "card" and len(ask.answers) == 1 and len(territories) > 1:
            return Question("prompt-harvester", "CON-CARDS-12", [TERRITORY[territory] for territory in territories])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is LEAVE:
            g.tell("event-leaves-spice", who=g.who(ask.seat))
            return
        cells = cells_to_harvest(g, ask.seat)
        harvester = -1
        if ask.answers[0].kind == "card":
            play_market_card(g, ask.seat, SPICE_HARVESTER)
            harvester = ask.value(1) if len(ask.answers) == 2 else TERRITORY_OF[cells[0]]
        for cell in cells:
            territory = TERRITORY_OF[cell]
            rate = MARKET_CARDS[SPICE_HARVESTER].per_force if territory == harvester else HARVEST_PER_FORCE
            count = min(g.ground_spice[cell], rate * g.forces[ask.seat][cell])
            g.ground_spice[cell] -= count
            g.spice[ask.seat] += count
            where = TERRITORY_WORDS[territory]
            g.tell("event-harvest", who=g.who(ask.seat), count=count, where=where, sector=SECTOR_OF[cell])


@rule("charity")
def charity(g: Table, seat: int) -> None:
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
            g.tell("event-charity", who=g.who(ask.seat), count=CHARITY_FLOOR - g.spice[ask.seat])
            g.spice[ask.seat] = CHARITY_FLOOR
        else:
            g.tell("event-no-charity", who=g.who(ask.seat))


HARVEST_SPICE = HarvestSpice("harvest_spice")
CHARITY = Charity("charity")
BOOK.add(HARVEST_SPICE)
BOOK.add(CHARITY)
