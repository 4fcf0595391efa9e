"""Storm phase (CLA-STORM), with the storm deck and the hardiness of the Fremen (CLA-FAC-FRE-16 to 24)."""

from typing import Final

from sandtable.games.arrakis.movement import swept
from sandtable.games.arrakis.planet import CELLS_IN_SECTOR, CELLS_OF, SECTOR_OF, SECTORS, TERRITORY_OF
from sandtable.games.arrakis.terms import Sector
from sandtable.games.classic.advantages import STORM_HARDY, STORM_LOOK
from sandtable.games.classic.board import (
    ATOMICS_FROM,
    DIAL_LEAST,
    DIAL_MOST,
    EXPOSED,
    EXPOSED_WITHOUT_WALL,
    FIRST_DIAL_MOST,
    SHIELD_WALL,
    TERRITORY_WORDS,
    WEATHER_MOST,
)
from sandtable.games.classic.factions import CHOAM, FREMEN
from sandtable.games.classic.notation import NUMBER, PASS, TREACHERY
from sandtable.games.classic.rules.advisors import settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.groups import advisors_die, all_die, lose
from sandtable.games.classic.rules.karama import STANDING, stopped, tell_standing_pass, window
from sandtable.games.classic.rules.worthless import (
    PLAY_JUBBA_CLOAK,
    cloaked_cells,
    could_use,
    forget_cloak,
)
from sandtable.games.classic.rules.worthless import (
    caught as caught_choam,
)
from sandtable.games.classic.state import DECK, GONE, STORM_NEXT, Table
from sandtable.games.classic.terms import NOBODY, NONE, STORM, Cell, Seat
from sandtable.games.classic.treachery import (
    COPIES,
    FAMILY_ATOMICS,
    JUBBA_CLOAK,
    STORM_DECK,
    TREACHERY_WORDS,
    WEATHER_CONTROL,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Arg, Ask, Do, Form, Question, Response, StandingPass, Together, Window, Words


@rule("storm_phase")
def storm_phase(g: Table) -> None:
    """How far the storm goes; then cards that change it; then it goes (CLA-STORM-16, 17)."""
    g.phase = STORM
    g.storm_steps = NONE
    if g.turn == 1:
        g.dialers = (g.next_to_be_reached(), _last_to_be_reached(g))
        g.then(Do(dial_storm), Do(place_storm))
    elif g.storm_cards.zones[STORM_NEXT]:
        g.then(Do(turn_storm_card), Do(offer_storm_cards), Do(move_storm))
    else:
        g.then(Do(dial_storm), Do(offer_storm_cards), Do(move_storm))


def _last_to_be_reached(g: Table) -> Seat:
    """Whose circle lies next to the storm on its other side."""
    return (g.next_to_be_reached() - 1) % g.seats


# How far.


@rule("dial_storm")
def dial_storm(g: Table) -> None:
    """Two players dial in secret; the sum counts (CLA-STORM-01 to 04)."""
    g.storm_steps = 0
    g.then(Together(*[Ask(DIAL_STORM, seat) for seat in g.dialers]))


class DialStorm(Form[Table]):
    """A number on the wheel."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        if g.turn == 1:
            return Question("prompt-first-storm", "CLA-STORM-01", NUMBER[: FIRST_DIAL_MOST + 1])
        return Question("prompt-dial-storm", "CLA-STORM-03", NUMBER[DIAL_LEAST : DIAL_MOST + 1])

    def complete(self, g: Table, ask: Ask) -> None:
        g.storm_steps += ask.value(0)
        if g.telling:
            g.tell("event-storm-dialled", who=g.who(ask.seat), count=ask.value(0))


@rule("turn_storm_card")
def turn_storm_card(g: Table) -> None:
    """The card that lay face down decides (CLA-FAC-FRE-16)."""
    card = g.storm_cards.zones[STORM_NEXT][0]
    g.storm_cards.show(g, [card], STORM_NEXT, g.everyone)
    g.storm_steps = STORM_DECK[card]
    g.tell("event-storm-card", count=g.storm_steps)


# Weather Control and Family Atomics.


@rule("offer_storm_cards")
def offer_storm_cards(g: Table) -> None:
    """Everybody who could hold one of the two cards is asked, all at once (CLA-CARD-19, 20)."""
    g.then(Window(PLAY_STORM_CARD, tuple(g.order())))


def near_the_wall(g: Table, seat: Seat) -> bool:
    """Whether the seat has forces on the Shield Wall or next to it; no storm hinders (CLA-CARD-20, 22, 24)."""
    return any([count and ATOMICS_FROM >> TERRITORY_OF[cell] & 1 for cell, count in enumerate(g.forces[seat])])


# The places of the answers.
PLAYED: Final = 0
STEPS: Final = 1


class PlayStormCard(Response[Table]):
    """Whether to play Weather Control, and how far the storm is to go then, or Family Atomics."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.could_hold(seat, COPIES[WEATHER_CONTROL] | (COPIES[FAMILY_ATOMICS] if near_the_wall(g, seat) else 0))

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        found: list[Option] = []
        if g.holds(ask.seat, WEATHER_CONTROL):
            found.append(TREACHERY[WEATHER_CONTROL])
        if g.holds(ask.seat, FAMILY_ATOMICS) and near_the_wall(g, ask.seat):
            found.append(TREACHERY[FAMILY_ATOMICS])
        return found

    def words(self, g: Table, ask: Ask) -> Words:
        return {"count": g.storm_steps}

    def further(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers[PLAYED] is TREACHERY[WEATHER_CONTROL] and len(ask.answers) == STEPS:
            return Question("prompt-weather", "CLA-CARD-19", NUMBER[: WEATHER_MOST + 1])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[PLAYED] is TREACHERY[FAMILY_ATOMICS]:
            destroy_shield_wall(g, ask.seat)
        else:
            g.play_card(ask.seat, WEATHER_CONTROL)
            g.storm_steps = ask.value(STEPS)
            g.tell("event-weather", who=g.who(ask.seat), count=g.storm_steps)

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-storm-cards-over", count=g.storm_steps)


def destroy_shield_wall(g: Table, seat: Seat) -> None:
    """All forces on the wall die, and what it sheltered is open to the storm for good (CLA-CARD-21, 23)."""
    card = g.held(seat, FAMILY_ATOMICS)
    g.treachery.move(g, card, g.hand(seat), GONE, g.everyone)
    g.wall_stands = False
    g.tell("event-atomics", who=g.who(seat), card=TREACHERY_WORDS[FAMILY_ATOMICS])
    for cell in CELLS_OF[SHIELD_WALL]:
        for other in range(g.seats):
            all_die(g, other, (cell,), "event-lost-to-atomics")
        advisors_die(g, (cell,), "event-advisors-lost-to-atomics")
    g.then(Do(settle))


DIAL_STORM: Final = DialStorm("dial_storm")
PLAY_STORM_CARD: Final = PlayStormCard("play_storm_card", "prompt-storm-cards", "CLA-STORM-16", PASS, STANDING)
BOOK.add(DIAL_STORM)
BOOK.add(PLAY_STORM_CARD)


# The storm moves.


@rule("place_storm")
def place_storm(g: Table) -> None:
    """The first storm hits only the sector where it is placed (CLA-STORM-02, CLA-RUL-02)."""
    g.storm = Sector((g.storm + g.storm_steps - 1) % SECTORS + 1)
    g.tell("event-storm-moves", count=g.storm_steps, sector=g.storm)
    g.then(Do(offer_jubba_cloak, (g.storm,)), Do(storm_strikes, (g.storm,)), Do(end_storm))


@rule("move_storm")
def move_storm(g: Table) -> None:
    """It strikes every sector it passes or stops in, but not the one it leaves (CLA-STORM-05 to 08, 18)."""
    sectors = swept(g.storm, g.storm_steps) if g.storm_steps else ()
    if sectors:
        g.storm = sectors[-1]
    g.tell("event-storm-moves", count=g.storm_steps, sector=g.storm)
    g.then(Do(offer_jubba_cloak, sectors), Do(storm_strikes, sectors), Do(end_storm))


def _struck(g: Table, sectors: tuple[int, ...]) -> list[Cell]:
    """The cells in these sectors where the storm kills (CLA-STORM-05, 06, 09)."""
    exposed = EXPOSED if g.wall_stands else EXPOSED_WITHOUT_WALL
    return [cell for sector in sectors for cell in CELLS_IN_SECTOR[sector] if exposed >> TERRITORY_OF[cell] & 1]


@rule("offer_jubba_cloak")
def offer_jubba_cloak(g: Table, sectors: tuple[int, ...]) -> None:
    """Before the storm takes CHOAM forces, Jubba Cloak may save those of a territory (CHR-WORTH-09)."""
    forget_cloak(g)
    cells = _struck(g, sectors)
    if caught_choam(g, cells) and could_use(g, JUBBA_CLOAK):
        g.then(Window(PLAY_JUBBA_CLOAK, (g.seat_of(CHOAM),), tuple(cells)))


@rule("storm_strikes")
def storm_strikes(g: Table, sectors: tuple[int, ...]) -> None:
    """Forces and spice are lost; of the Fremen in the advanced game only half, if nobody stops that."""
    hardy = g.seat_of(FREMEN) if g.advanced else NOBODY
    caught = False
    safe = cloaked_cells(g)
    for cell in _struck(g, sectors):
        for seat in range(g.seats):
            if seat == hardy:
                caught = caught or g.forces[seat][cell] > 0
            elif not (cell in safe and g.plays(seat, CHOAM)):
                all_die(g, seat, (cell,), "event-lost-to-storm")
        advisors_die(g, (cell,), "event-advisors-lost-to-storm")
    for sector in sectors:
        for cell in CELLS_IN_SECTOR[sector]:
            if g.ground_spice[cell]:
                where = TERRITORY_WORDS[TERRITORY_OF[cell]]
                g.tell("event-spice-lost-to-storm", count=g.ground_spice[cell], where=where, sector=SECTOR_OF[cell])
                g.ground_spice = replaced(g.ground_spice, cell, 0)
    if caught:
        window(g, (STORM_HARDY,), Do(fremen_in_storm, sectors))


@rule("fremen_in_storm")
def fremen_in_storm(g: Table, sectors: tuple[int, ...]) -> None:
    """Half of the forces in each cell die, rounded up, and Fremen choose which (CLA-FAC-FRE-22 to 24)."""
    fremen = g.seat_of(FREMEN)
    for cell in _struck(g, sectors):
        count = g.forces[fremen][cell]
        lose(g, fremen, cell, count if stopped(g, STORM_HARDY) else (count + 1) // 2, "event-lost-to-storm")


@rule("end_storm")
def end_storm(g: Table) -> None:
    """Who is First Player now; Fremen draw the card of the next storm (CLA-STORM-12, CLA-FAC-FRE-17, 18)."""
    forget_cloak(g)
    g.first = g.next_to_be_reached()
    g.tell("event-first-player", who=g.who(g.first))
    g.then(Do(settle))
    if g.advanced and g.seat_of(FREMEN) != NOBODY:
        g.storm_cards.pour(STORM_NEXT, DECK)
        window(g, (STORM_LOOK,), Do(draw_storm_card))


@rule("draw_storm_card")
def draw_storm_card(g: Table) -> None:
    """Only Fremen look at the card, unless a Karama keeps it from them (CLA-KAR-35)."""
    fremen = g.seat_of(FREMEN)
    if stopped(g, STORM_LOOK):
        g.storm_cards.draw(g, 1, DECK, STORM_NEXT, 0)
        g.tell("event-storm-card-unseen")
    else:
        card = g.storm_cards.draw(g, 1, DECK, STORM_NEXT, 1 << fremen)[0]
        g.tell("event-storm-card-drawn", who=g.who(fremen))
        g.tell_only(1 << fremen, "event-storm-card-seen", count=STORM_DECK[card])
