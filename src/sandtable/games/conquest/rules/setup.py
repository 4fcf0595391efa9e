"""Preparing the game (CON-SETUP, CON-TWO, CON-ALLY)."""

from typing import Final

from sandtable.games.arrakis.planet import POLAR_SINK_CELL
from sandtable.games.arrakis.terms import Territory
from sandtable.games.conquest.board import COVERED_BY_DIE, STORM_DIE, STORM_SYMBOL
from sandtable.games.conquest.cards import BATTLE_DECK, MARKET_DECK, SPICE_DECK
from sandtable.games.conquest.factions import ALLIANCES, FACTIONS, LEADERS, SINGLE_FACTIONS
from sandtable.games.conquest.fields import TERRITORY_NAMES
from sandtable.games.conquest.notation import LEADER
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.course import play_round
from sandtable.games.conquest.state import LEADER_WORDS, TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import DECK, HANDS, NO_FACTION, READY
from sandtable.kernel.rows import replaced
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.steps import Ask, Do, Form, Question, Together


@rule("prepare", TERRITORY_NAMES)
def prepare(g: Table, covered: Territory) -> None:
    """The order of the rulebook's set-up; `covered` is the stronghold agreed to be covered, -1 to roll for it."""
    g.battle_cards.lay_out(DECK, list(range(len(BATTLE_DECK))))
    g.market_cards.lay_out(DECK, list(range(len(MARKET_DECK))))
    g.spice_cards.lay_out(DECK, list(range(len(SPICE_DECK))))
    g.then(
        Do(assign_factions),
        Do(draw_leaders),
        Do(deal_traitors),
        Do(recruit_many_traitors),
        Do(place_spice_and_forces),
        Do(cover_stronghold, covered),
        Do(roll_for_first_player),
        Do(play_round),
    )


@rule("assign_factions")
def assign_factions(g: Table) -> None:
    """Factions that were not chosen are drawn (CON-SETUP-06)."""
    free = [index for index in (ALLIANCES if g.alliance else SINGLE_FACTIONS) if index not in g.factions]
    for seat in SEATS[g.seats]:
        if g.factions[seat] < 0:
            g.factions[seat] = free.pop(g.roll(len(free)))
        if g.telling:
            g.tell("event-faction", seat=seat + 1, who=g.who(seat))


@rule("draw_leaders")
def draw_leaders(g: Table) -> None:
    """The traitor deck holds a card for every leader in play; an alliance draws its leaders from two factions."""
    traitors = g.traitor_cards
    for seat in SEATS[g.seats]:
        faction = g.faction(seat)
        if g.alliance:
            out = g.out_of_game + ALLIANCES.index(faction.index)
            traitors.lay_out(out, list(faction.leaders))
            seers = 1 << seat if g.secret_leaders else g.everyone
            drawn = traitors.draw(g, faction.leaders_drawn, out, DECK, seers)
            names = [LEADER_WORDS[leader] for leader in sorted(drawn)]
            if g.secret_leaders:
                g.tell_only(1 << seat, "event-leaders-drawn", who=g.who(seat), leaders=names)
            else:
                g.tell("event-leaders-drawn", who=g.who(seat), leaders=names)
        else:
            drawn = list(faction.leaders)
            traitors.lay_out(DECK, drawn)
        for leader in drawn:
            g.leader_state[leader] = READY
    if not g.alliance:
        traitors.lay_out(g.out_of_game, [one.index for one in LEADERS if g.seat_of(one.faction) < 0])


@rule("deal_traitors")
def deal_traitors(g: Table) -> None:
    """Everybody except those who recruit many is dealt traitor cards and keeps one (CON-SETUP-10, 11)."""
    asks: list[Ask] = []
    for seat in SEATS[g.seats]:
        faction = g.faction(seat)
        if not faction.recruits_traitors:
            _draw_traitors(g, seat, faction.traitors_drawn[g.seats])
            asks.append(Ask(KEEP_TRAITORS, seat))
    if asks:
        g.then(Together(*asks))


@rule("recruit_many_traitors")
def recruit_many_traitors(g: Table) -> None:
    """Only when all others have chosen (CON-SETUP-15, CON-FAC-HAR-04)."""
    for seat in SEATS[g.seats]:
        faction = g.faction(seat)
        if faction.recruits_traitors:
            _draw_traitors(g, seat, faction.traitors_drawn[g.seats])
            g.then(Ask(KEEP_TRAITORS, seat))


def _draw_traitors(g: Table, seat: Seat, count: int) -> None:
    drawn = g.traitor_cards.draw(g, count, DECK, HANDS[seat], 1 << seat)
    if g.telling:
        g.tell("event-traitors-dealt", who=g.who(seat), count=len(drawn))
        g.tell_only(1 << seat, "event-traitors-seen", leaders=[LEADER_WORDS[leader] for leader in sorted(drawn)])


class KeepTraitors(Form[Table]):
    """Which of the dealt traitor cards to keep; the rest go back unseen."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        kept = g.faction(ask.seat).traitors_kept[g.seats]
        if len(ask.answers) == kept:
            return None
        dealt = sorted(g.traitor_cards.zones[HANDS[ask.seat]])
        options = [LEADER[leader] for leader in dealt if LEADER[leader] not in ask.answers]
        return Question("prompt-keep-traitor", "CON-SETUP-11", options, {"count": kept - len(ask.answers)})

    def complete(self, g: Table, ask: Ask) -> None:
        kept = [option.value for option in ask.answers]
        for leader in g.traitor_cards.zones[HANDS[ask.seat]][:]:
            if leader not in kept:
                g.traitor_cards.move(g, leader, HANDS[ask.seat], DECK, 1 << ask.seat)
        g.traitor_cards.zones[DECK] = sorted(g.traitor_cards.zones[DECK])
        if g.telling:
            g.tell("event-traitors-kept", who=g.who(ask.seat), count=len(kept))
            g.tell_only(1 << ask.seat, "event-traitors-kept-seen", leaders=[LEADER_WORDS[leader] for leader in kept])


KEEP_TRAITORS: Final = KeepTraitors("keep_traitors")
BOOK.add(KEEP_TRAITORS)


@rule("place_spice_and_forces")
def place_spice_and_forces(g: Table) -> None:
    for seat in SEATS[g.seats]:
        faction = g.faction(seat)
        g.spice[seat] = faction.starting_spice
        g.reserve[seat] = faction.reserve
        g.forces[seat] = replaced(g.forces[seat], POLAR_SINK_CELL, faction.polar_sink)


@rule("cover_stronghold", TERRITORY_NAMES)
def cover_stronghold(g: Table, covered: Territory) -> None:
    """Two players use four strongholds (CON-TWO-04 to 06)."""
    if g.seats == 2:
        g.covered = covered if covered >= 0 else COVERED_BY_DIE[g.roll(len(STORM_DIE))]
        g.tell("event-stronghold-covered", where=TERRITORY_WORDS[g.covered])


@rule("roll_for_first_player")
def roll_for_first_player(g: Table) -> None:
    """The highest roll begins; the storm symbol beats every number; ties roll again (CON-SETUP-23 to 25)."""
    tied = list(SEATS[g.seats])
    while len(tied) > 1:
        rolls = [STORM_DIE[g.roll(len(STORM_DIE))] for _ in tied]
        for seat, face in zip(tied, rolls, strict=True):
            if face == STORM_SYMBOL:
                g.tell("event-first-player-roll-symbol", who=g.who(seat))
            else:
                if g.telling:
                    g.tell("event-first-player-roll", who=g.who(seat), face=face)
        tied = [seat for seat, face in zip(tied, rolls, strict=True) if face == max(rolls)]
    g.first = tied[0]
    g.tell("event-first-player", who=g.who(g.first))


def prepare_table(g: Table, options: dict[str, str | bool | int]) -> None:
    """What was decided before the game."""
    g.alliance = options["mode"] == "alliance"
    g.secret_leaders = g.alliance and options["alliance_leaders"] == "secret"
    g.small_market = bool(options["small_market"])
    by_id = {faction.id: faction.index for faction in FACTIONS}
    for seat in SEATS[g.seats]:
        g.factions[seat] = by_id.get(str(options[f"faction_{seat}"]), NO_FACTION)
