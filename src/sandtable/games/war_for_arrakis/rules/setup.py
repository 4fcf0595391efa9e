"""Preparing the game (WFA-SETUP)."""

from sandtable.games.war_for_arrakis.board import (
    AREA_WORDS,
    HARKONNEN_SETTLEMENTS,
    SIETCH_AREAS,
    STATION_AREAS,
    mask_of,
)
from sandtable.games.war_for_arrakis.cards import DECK_FACES
from sandtable.games.war_for_arrakis.components import (
    ACTION_DICE,
    BENE_GESSERIT_AT_START,
    BENE_GESSERIT_TOKENS,
    BLACK_TOKENS,
    CONES_OF_SILENCE,
    GENERIC_LEADERS,
    OBJECTIVE_CARDS,
    PRESCIENCE_CARDS,
    SIETCHES,
    SIGN_COUNTS,
    SILVER_TOKENS,
    STARTING_TOKENS,
    STATION_COUNTS,
    TOKEN_MIXES,
    TOKENS,
    UNIT_FIGURES,
    Mix,
)
from sandtable.games.war_for_arrakis.fields import SIDE_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADERS, at_start
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.mahdi.guards import COLOURS, GUARD_POOL, GUARDS_OF_A_COLOUR
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_DECK, TACTIC_IDS
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_WORDS
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.course import play_round
from sandtable.games.war_for_arrakis.rules.legions import put_generic, recruit
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    DECK,
    KEPT,
    LEADER_WORDS,
    LEADERS_OF,
    TOKEN_POOL,
    TOKEN_WORDS,
    Table,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    KINDS,
    POWER_WORDS,
    POWERS,
    REGULAR,
    SIDE_IDS,
    SIDES,
    SPECIAL,
    Area,
    Side,
    ally_of,
    enemy,
    house_of,
)
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do


def open_box(g: Table) -> None:
    """All figures, tokens and dice are in their supplies."""
    g.unit_supply = UNIT_FIGURES
    g.generic_supply = GENERIC_LEADERS
    g.unseen_signs = SIGN_COUNTS
    g.unseen_stations = STATION_COUNTS
    g.unrolled = ACTION_DICE
    g.bene_gesserit_reserve = BENE_GESSERIT_TOKENS


def seat_sides(g: Table, first: str, shared: Side = HARKONNEN) -> None:
    """Who plays which powers: a House each in the first two seats, then the allies of shared sides in the same order.

    With two seats no side is shared, with three the one that is said, with four both (WFA-TEAM-02 to 05).
    """
    leading = HARKONNEN if first == SIDE_IDS[HARKONNEN] else ATREIDES
    seated = 2
    for seat, side in enumerate((leading, enemy(leading))):
        house, ally = house_of(side), ally_of(side)
        for power in (house, ally):
            g.seat_of_power = replaced(g.seat_of_power, power, seat)
            g.dashboard_of = replaced(g.dashboard_of, power, house)
        if g.seats == 4 or (g.seats == 3 and side == shared):
            g.seat_of_power = replaced(g.seat_of_power, ally, seated)
            share_side(g, side)
            seated += 1


def share_side(g: Table, side: Side) -> None:
    """A side that two players share has a dashboard for each power, and Cones of Silence (WFA-TEAM-07, 10).

    Before the Mahdi nobody could overhear the two: they play without Cones (WFA-SOLO-02).
    """
    g.dashboard_of = replaced(g.dashboard_of, ally_of(side), ally_of(side))
    if g.mahdi is None:
        g.cones = replaced(g.cones, side, CONES_OF_SILENCE)


@rule("prepare")
def prepare(g: Table) -> None:
    """The rulebook's set-up, the parts that follow from chance last."""
    g.then(
        Do(tell_sides),
        Do(lay_out_atreides),
        Do(lay_out_harkonnen),
        Do(lay_out_board),
        Do(lay_out_leaders),
        Do(lay_out_cards),
        Do(lay_out_mahdi),
        Do(play_round),
    )


def seat_against_mahdi(g: Table) -> None:
    """The Mahdi has no seat; one player has both Atreides powers, two share them, House Atreides first (SOLO-02)."""
    g.mahdi = Mahdi(g.seats)
    g.seat_of_power = (0, g.seats - 1, -1, -1)
    g.dashboard_of = (0, 0, 2, 2)
    if g.seats == 2:
        share_side(g, ATREIDES)


@rule("draw_sides", SIDE_NAMES)
def draw_sides(g: Table, shared: Side) -> None:
    """Chance says who plays which side; where a side is shared, also who plays which of its powers."""
    seat_sides(g, SIDE_IDS[g.roll(2)], shared)
    if g.seats > 2:
        order = list(range(g.seats))
        for place in range(g.seats - 1, 0, -1):
            other = g.roll(place + 1)
            order[place], order[other] = order[other], order[place]
        g.seat_of_power = tuple([order[seat] for seat in g.seat_of_power])


@rule("tell_sides")
def tell_sides(g: Table) -> None:
    for side in SIDES:
        if g.plays_itself(side):
            g.tell("event-mahdi-plays", who=g.who(side))
        elif g.shared(side):
            for power in (house_of(side), ally_of(side)):
                g.tell("event-plays-power", seat=g.seat_of(power) + 1, power=POWER_WORDS[power])
        else:
            g.tell("event-side", seat=g.seat_for(side) + 1, who=g.who(side))


@rule("lay_out_atreides")
def lay_out_atreides(g: Table) -> None:
    """A Sietch, a starting Deployment token and a Naib on each marked area; the other tokens wait (SETUP-02 to 05).

    The Mahdi goes by the ranks of Sietches that lie facedown (WFA-SACT-10), so they are no secret before it.
    """
    seers = g.side_seers(ATREIDES)
    ranks = seers if g.mahdi is None else g.everyone
    g.sietches.lay_out(SIETCHES, list(range(SIETCHES)))
    g.tokens.lay_out(TOKEN_POOL, list(range(STARTING_TOKENS)))
    for slot, area in enumerate(SIETCH_AREAS):
        g.sietches.draw(g, 1, SIETCHES, slot, ranks)
        g.sietch_at = replaced(g.sietch_at, slot, area)
        if g.mahdi is None:
            g.tell_only(seers, "event-sietch-seen", where=AREA_WORDS[area], rank=g.sietch_rank(slot))
        else:
            g.tell("event-sietch-seen", where=AREA_WORDS[area], rank=g.sietch_rank(slot))
        token = g.tokens.draw(g, 1, TOKEN_POOL, slot, seers)[0]
        g.token_at = replaced(g.token_at, slot, area)
        g.standing[ATREIDES] |= 1 << area
        g.tell("event-token-deployed", token=TOKEN_WORDS[slot], where=AREA_WORDS[area])
        units = TOKEN_MIXES[token].units
        g.tell_only(
            seers,
            "event-token-seen",
            token=TOKEN_WORDS[slot],
            regular=units[REGULAR],
            elite=units[ELITE],
            fedaykin=units[SPECIAL],
        )
        put_generic(g, ATREIDES, area)
    g.tokens.lay_out(TOKEN_POOL, list(range(STARTING_TOKENS, TOKENS)))


@rule("lay_out_harkonnen")
def lay_out_harkonnen(g: Table) -> None:
    """A token of each set for every settlement, revealed at once and replaced by figures (SETUP-06 to 09)."""
    g.settlements = mask_of(HARKONNEN_SETTLEMENTS)
    silver, black = list(SILVER_TOKENS), list(BLACK_TOKENS)
    for area in HARKONNEN_SETTLEMENTS:
        man(g, area, silver.pop(g.roll(len(silver))))
        man(g, area, black.pop(g.roll(len(black))))


def man(g: Table, area: Area, mix: Mix) -> None:
    """A Harkonnen Deployment token yields one figure per symbol (WFA-SETUP-09)."""
    for kind in KINDS:
        recruit(g, HARKONNEN, kind, area, mix.units[kind])
    for _ in range(mix.bashar):
        put_generic(g, HARKONNEN, area)


@rule("lay_out_board")
def lay_out_board(g: Table) -> None:
    """Ecological Stations, whose hidden sides nobody may see; markers and Wormsigns are ready (SETUP-10 to 14, 19)."""
    g.stations = mask_of(STATION_AREAS)
    for side in SIDES:
        g.bene_gesserit = replaced(g.bene_gesserit, side, BENE_GESSERIT_AT_START[side])
        g.bene_gesserit_reserve -= BENE_GESSERIT_AT_START[side]
    g.tell("event-board-laid-out")


@rule("lay_out_leaders")
def lay_out_leaders(g: Table) -> None:
    """The cards of leaders in play from the start lie face up, their figures are set aside (SETUP-15 to 18)."""
    for side in SIDES:
        for leader in LEADERS_OF[side]:
            if LEADERS[leader].entry is at_start:
                g.leader_state = replaced(g.leader_state, leader, ASIDE)
                g.tell("event-leader-enters", leader=LEADER_WORDS[leader])


@rule("lay_out_cards")
def lay_out_cards(g: Table) -> None:
    """Planning decks, the Prescience deck, and one Secret Objective for the Atreides side (SETUP-13, 20 to 22)."""
    for power in POWERS:
        g.planning[power].lay_out(DECK, list(range(len(DECK_FACES[power]))))
    g.prescience_cards.lay_out(DECK, list(range(PRESCIENCE_CARDS)))
    g.objectives.lay_out(DECK, list(range(OBJECTIVE_CARDS)))
    seers = g.side_seers(ATREIDES)
    for objective in g.objectives.draw(g, 1, DECK, KEPT, seers):
        g.tell("event-objective-drawn")
        g.tell_only(seers, "event-objective-seen", objective=OBJECTIVE_WORDS[objective])


@rule("lay_out_mahdi")
def lay_out_mahdi(g: Table) -> None:
    """The Tactical cards form a deck, the Harkonnen starting tokens a pool for later (WFA-SOLO-06, WFA-SSPC-03)."""
    if g.mahdi is None:
        return
    g.mahdi.tactics.lay_out(TACTIC_DECK, list(range(len(TACTIC_IDS))))
    for colour in COLOURS:
        first = colour * GUARDS_OF_A_COLOUR
        g.mahdi.guards.lay_out(GUARD_POOL[colour], list(range(first, first + GUARDS_OF_A_COLOUR)))
    g.tell("event-mahdi-laid-out")
