"""What worthless cards do for CHOAM, outside battle (CHR-WORTH).

A card is announced and shown; the others may stop its power, and then it stays in hand; otherwise it is discarded and
does what it does.
"""

from typing import Final

from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_OF, SECTOR_OF, TERRITORY_BIT, TERRITORY_OF
from sandtable.games.classic.advantages import CHOAM_CARDS
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import BENE_GESSERIT, CHOAM, RICHESE
from sandtable.games.classic.fields import CELL_NAMES, KIND_NAMES, TERRITORY_NAMES
from sandtable.games.classic.notation import ADVISORS, CELL, FACTION, FIGHTERS, NUMBER, PASS, TERRITORY, TREACHERY
from sandtable.games.classic.rules.advisors import settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import STANDING, stopped, tell_standing_pass, window
from sandtable.games.classic.rules.nofield import turn_over
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, Cell, FactionIndex, Kind, Seat, Territory
from sandtable.games.classic.treachery import (
    BALISET,
    COPIES,
    JUBBA_CLOAK,
    KULON,
    LA_LA_LA,
    TREACHERY_WORDS,
    TRIP_TO_GAMONT,
)
from sandtable.kernel.names import Names
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Arg, Ask, Do, Question, Response, StandingPass, Step, Window, Words


def could_use(g: Table, kind: Kind) -> bool:
    """Whether CHOAM play, may hold the card as far as the public knows, and are not stopped."""
    choam = g.seat_of(CHOAM)
    return choam != NOBODY and not stopped(g, CHOAM_CARDS) and g.could_hold(choam, COPIES[kind])


def announce(g: Table, kind: Kind, effect: Step) -> None:
    """CHOAM show the card and say that they use it (CHR-WORTH-01, CHR-KAR-07)."""
    choam = g.seat_of(CHOAM)
    g.treachery.show(g, [g.held(choam, kind)], g.hand(choam), g.everyone)
    g.tell("event-uses-worthless", who=g.who(choam), card=TREACHERY_WORDS[kind])
    window(g, (CHOAM_CARDS,), effect)


def spend(g: Table, kind: Kind) -> bool:
    """The card is discarded without giving spice, unless its power was stopped."""
    if stopped(g, CHOAM_CARDS):
        return False
    g.play_card(g.seat_of(CHOAM), kind)
    return True


class WorthlessPower(Response[Table]):
    """Whether CHOAM use the power of one worthless card now."""

    def __init__(self, name: str, message: str, rule_id: str, kind: Kind, *carried: Names | None) -> None:
        super().__init__(name, message, rule_id, PASS, STANDING, carried)
        self.kind = kind

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return could_use(g, self.kind)

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [TREACHERY[self.kind]] if g.holds(ask.seat, self.kind) else []

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-worthless", who=g.who(g.seat_of(CHOAM)), card=TREACHERY_WORDS[self.kind])


def _number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


# Baliset: a group does not come (CHR-WORTH-02 to 04).


def baliset_hears(g: Table, seat: Seat, start: Cell, target: Cell) -> bool:
    """Whether a group of an opponent moves into a territory with CHOAM forces."""
    choam = g.seat_of(CHOAM)
    if choam in (NOBODY, seat) or g.allied(choam, seat) or TERRITORY_OF[start] == TERRITORY_OF[target]:
        return False
    return g.occupies(choam, TERRITORY_OF[target]) and could_use(g, BALISET)


@rule("offer_baliset", None, CELL_NAMES)
def offer_baliset(g: Table, seat: Seat, target: Cell) -> None:
    g.then(Window(PLAY_BALISET, (g.seat_of(CHOAM),), seat, target))


class PlayBaliset(WorthlessPower):
    """Whether a group that moves towards CHOAM is stopped."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        barred = g.journey.barred >> TERRITORY_OF[_number(args[1])] & 1
        return not barred and could_use(g, BALISET)

    def words(self, g: Table, ask: Ask) -> Words:
        where = TERRITORY_WORDS[TERRITORY_OF[_number(ask.args[1])]]
        return {"opponent": g.who(_number(ask.args[0])), "where": where}

    def complete(self, g: Table, ask: Ask) -> None:
        announce(g, BALISET, Do(baliset_sounds, TERRITORY_OF[_number(ask.args[1])]))


@rule("baliset_sounds", TERRITORY_NAMES)
def baliset_sounds(g: Table, territory: Territory) -> None:
    """The group stays, and may go anywhere but there in this movement."""
    if spend(g, BALISET):
        g.journey.barred |= TERRITORY_BIT[territory]
        g.tell("event-baliset", who=g.who(g.journey.seat), where=TERRITORY_WORDS[territory])


# Kulon: one territory further (CHR-WORTH-05, 06).


def use_kulon(g: Table) -> None:
    announce(g, KULON, Do(kulon_carries))


@rule("kulon_carries")
def kulon_carries(g: Table) -> None:
    if spend(g, KULON):
        g.journey.further += 1
        g.tell("event-kulon", who=g.who(g.journey.seat))


# La, La, La: no free revival (CHR-WORTH-07, 08).


@rule("offer_la_la_la")
def offer_la_la_la(g: Table, seat: Seat) -> None:
    g.then(Window(PLAY_LA_LA_LA, (g.seat_of(CHOAM),), seat))


class PlayLaLaLa(WorthlessPower):
    """Whether another player's free revival is blocked."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return not g.not_free >> _number(args[0]) & 1 and could_use(g, LA_LA_LA)

    def words(self, g: Table, ask: Ask) -> Words:
        return {"opponent": g.who(_number(ask.args[0]))}

    def complete(self, g: Table, ask: Ask) -> None:
        announce(g, LA_LA_LA, Do(la_la_la, _number(ask.args[0])))


@rule("la_la_la")
def la_la_la(g: Table, seat: Seat) -> None:
    if spend(g, LA_LA_LA):
        g.not_free |= 1 << seat
        g.tell("event-not-free", who=g.who(seat))


# Jubba Cloak: safe from the storm in one territory (CHR-WORTH-09, 10).


def caught(g: Table, cells: list[Cell]) -> list[Territory]:
    """The territories in which the storm is about to take CHOAM forces."""
    choam = g.seat_of(CHOAM)
    return sorted({TERRITORY_OF[cell] for cell in cells if g.forces[choam][cell]}) if choam != NOBODY else []


CLOAKED: Final = 1
"""The place of the answer which territory, after the one to play the card."""


class PlayJubbaCloak(WorthlessPower):
    """Whether CHOAM forces in one territory are safe from this storm. The argument names the cells it strikes."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.cloaked == NOBODY and could_use(g, JUBBA_CLOAK)

    def further(self, g: Table, ask: Ask) -> Question | None:
        territories = caught(g, _cells(ask))
        if len(ask.answers) > CLOAKED or len(territories) == 1:
            return None
        return Question("prompt-jubba-where", "CHR-WORTH-09", [TERRITORY[territory] for territory in territories])

    def complete(self, g: Table, ask: Ask) -> None:
        territory = ask.value(CLOAKED) if len(ask.answers) > CLOAKED else caught(g, _cells(ask))[0]
        announce(g, JUBBA_CLOAK, Do(cloak, territory))


def _cells(ask: Ask) -> list[Cell]:
    cells = ask.args[0]
    assert isinstance(cells, tuple)
    return [Cell(cell) for cell in cells]


@rule("cloak", TERRITORY_NAMES)
def cloak(g: Table, territory: Territory) -> None:
    if spend(g, JUBBA_CLOAK):
        g.cloaked = territory
        g.tell("event-cloaked", who=g.who(g.seat_of(CHOAM)), where=TERRITORY_WORDS[territory])


# Trip to Gamont: one force goes home (CHR-WORTH-11, 12, CHR-QA-01, 02).


@rule("offer_gamont")
def offer_gamont(g: Table) -> None:
    choam = g.seat_of(CHOAM)
    if choam != NOBODY and travellers(g, choam):
        g.then(Window(PLAY_GAMONT, (choam,)))


def travellers(g: Table, choam: Seat) -> list[Seat]:
    """The other players with a force on the board, advisors included."""
    return [seat for seat in g.order() if seat != choam and places(g, seat)]


def places(g: Table, seat: Seat) -> list[Cell]:
    """Where a player has forces or advisors."""
    advises = g.plays(seat, BENE_GESSERIT)
    return [cell for cell, count in zip(ALL_CELLS, g.forces[seat]) if count or (advises and g.advisors[cell])]


# The places of the answers, after the one to play the card.
WHOM: Final = 1
FROM: Final = 2
KIND_OF_FORCE: Final = 3


class PlayGamont(WorthlessPower):
    """Whether one force of another player goes back to the reserves: whose, from where, and of which kind."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return could_use(g, TRIP_TO_GAMONT) and bool(travellers(g, seat))

    def further(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == WHOM:
            options = [FACTION[g.factions[seat]] for seat in travellers(g, ask.seat)]
            return Question("prompt-gamont-whom", "CHR-WORTH-12", options)
        victim = g.seat_of(FactionIndex(ask.value(WHOM)))
        if given == FROM:
            args = {"opponent": g.who(victim)}
            return Question("prompt-gamont-where", "CHR-WORTH-12", [CELL[cell] for cell in places(g, victim)], args)
        kinds = kinds_of_force(g, victim, Cell(ask.value(FROM)))
        if given == KIND_OF_FORCE and len(kinds) > 1:
            return Question("prompt-gamont-starred", "CHR-WORTH-12", kinds)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        victim, cell = g.seat_of(FactionIndex(ask.value(WHOM))), ask.value(FROM)
        kinds = kinds_of_force(g, victim, Cell(cell))
        chosen = ask.answers[KIND_OF_FORCE] if len(ask.answers) > KIND_OF_FORCE else kinds[0]
        kind = FROM_ADVISORS if chosen is ADVISORS else FROM_STARRED if chosen is NUMBER[1] else FROM_ORDINARY
        where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
        g.tell("event-gamont-to", who=g.who(ask.seat), opponent=g.who(victim), where=where, sector=sector)
        announce(g, TRIP_TO_GAMONT, Do(gamont, victim, cell, kind))


FROM_ORDINARY: Final = 0
FROM_STARRED: Final = 1
FROM_ADVISORS: Final = 2


def kinds_of_force(g: Table, victim: Seat, cell: Cell) -> list[Option]:
    """Which kinds of force can be taken from a cell; a no-field token only if nothing else is there."""
    if g.plays(victim, BENE_GESSERIT) and g.advisors[cell]:
        return [ADVISORS]
    starred = g.special[victim][cell]
    ordinary = g.forces[victim][cell] - starred
    found: list[Option] = []
    if ordinary:
        found.append(NUMBER[0])
    if starred and not (ordinary and g.plays(victim, RICHESE)):
        found.append(NUMBER[1])
    return found or [FIGHTERS]


@rule("gamont", None, CELL_NAMES, KIND_NAMES)
def gamont(g: Table, victim: Seat, cell: Cell, kind: Kind) -> None:
    """The force returns to its reserves; a lone token is turned over first, and a 0 leaves nothing to return."""
    if not spend(g, TRIP_TO_GAMONT):
        return
    where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
    if kind == FROM_ADVISORS:
        g.advisors = added(g.advisors, cell, -1)
        g.reserve[victim] += 1
        g.tell("event-advisor-sent-home", who=g.who(victim), where=where, sector=sector)
        settle(g)
        return
    special = 1 if kind == FROM_STARRED else 0
    if special and g.plays(victim, RICHESE):
        turn_over(g)
        special = 0
    if g.forces_in(victim, (cell,)):
        g.withdraw(victim, cell, 1, special)
        g.tell("event-sent-home", who=g.who(victim), special=special, where=where, sector=sector)
    settle(g)


PLAY_BALISET: Final = PlayBaliset("play_baliset", "prompt-baliset", "CHR-WORTH-02", BALISET, None, CELL_NAMES)
PLAY_LA_LA_LA: Final = PlayLaLaLa("play_la_la_la", "prompt-la-la-la", "CHR-WORTH-07", LA_LA_LA)
PLAY_JUBBA_CLOAK: Final = PlayJubbaCloak(
    "play_jubba_cloak", "prompt-jubba-cloak", "CHR-WORTH-09", JUBBA_CLOAK, CELL_NAMES
)
PLAY_GAMONT: Final = PlayGamont("play_gamont", "prompt-gamont", "CHR-WORTH-11", TRIP_TO_GAMONT)
BOOK.add(PLAY_BALISET)
BOOK.add(PLAY_LA_LA_LA)
BOOK.add(PLAY_JUBBA_CLOAK)
BOOK.add(PLAY_GAMONT)


def forget_cloak(g: Table) -> None:
    """The cloak covers one movement of the storm."""
    g.cloaked = Territory(NOBODY)


def cloaked_cells(g: Table) -> tuple[int, ...]:
    """The cells in which CHOAM forces are safe from this storm."""
    return CELLS_OF[g.cloaked] if g.cloaked != NOBODY else ()
