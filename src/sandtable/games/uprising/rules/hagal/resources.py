"""What a Rival saves and spends: first for its Swordmaster, then for Victory Points (HAG-RES, HAG-VPX)."""

from sandtable.games.uprising.cards import INTRIGUE_KIND
from sandtable.games.uprising.hagal.rivals import (
    EXCHANGE_INTRIGUE,
    EXCHANGE_SOLARI,
    EXCHANGE_SPICE,
    EXCHANGE_VP,
    EXCHANGE_WATER,
)
from sandtable.games.uprising.rules.supply import gain_points
from sandtable.games.uprising.state import HELD_BY, INTRIGUE_DISCARD, INTRIGUE_WORDS, Table
from sandtable.games.uprising.terms import Player


def settle(g: Table, rival: Player) -> None:
    """After every gain: the Swordmaster as soon as all resources together reach its cost, then VP (UPR-RUL-102)."""
    if not g.swordmaster[rival]:
        cost = g.hagal.rival(rival).swordmaster_cost
        if g.solari[rival] + g.spice[rival] + g.water[rival] + len(g.held(rival)) < cost:
            return
        hire_swordmaster(g, rival, cost)
    exchange(g, rival)


def hire_swordmaster(g: Table, rival: Player, cost: int) -> None:
    """Paid in Solari first, then spice, Intrigue cards and water; the rest is kept (HAG-RES-04 to 07)."""
    solari = min(cost, g.solari[rival])
    spice = min(cost - solari, g.spice[rival])
    intrigue = min(cost - solari - spice, len(g.held(rival)))
    water = cost - solari - spice - intrigue
    g.solari[rival] -= solari
    g.spice[rival] -= spice
    g.water[rival] -= water
    g.swordmaster[rival] = True
    g.agents[rival] += 1
    g.tell(
        "event-rival-swordmaster",
        who=g.who(rival), solari=solari, spice=spice, intrigue=intrigue, water=water,
    )  # fmt: skip
    discard_intrigue(g, rival, intrigue)


def exchange(g: Table, rival: Player) -> None:
    """Enough of one kind is worth a Victory Point, again and again (HAG-VPX-01 to 04)."""
    while len(g.held(rival)) >= EXCHANGE_INTRIGUE:
        g.tell("event-rival-exchanges-intrigue", who=g.who(rival), amount=EXCHANGE_INTRIGUE)
        discard_intrigue(g, rival, EXCHANGE_INTRIGUE)
        gain_points(g, rival, EXCHANGE_VP)
    while g.spice[rival] >= EXCHANGE_SPICE:
        g.spice[rival] -= EXCHANGE_SPICE
        g.tell("event-rival-exchanges-spice", who=g.who(rival), amount=EXCHANGE_SPICE)
        gain_points(g, rival, EXCHANGE_VP)
    while g.water[rival] >= EXCHANGE_WATER:
        g.water[rival] -= EXCHANGE_WATER
        g.tell("event-rival-exchanges-water", who=g.who(rival), amount=EXCHANGE_WATER)
        gain_points(g, rival, EXCHANGE_VP)
    while g.solari[rival] >= EXCHANGE_SOLARI:
        g.solari[rival] -= EXCHANGE_SOLARI
        g.tell("event-rival-exchanges-solari", who=g.who(rival), amount=EXCHANGE_SOLARI)
        gain_points(g, rival, EXCHANGE_VP)


def discard_intrigue(g: Table, rival: Player, count: int) -> None:
    """Any of those it holds, by chance: it never looked at them (UPR-RUL-103)."""
    if count:
        spent = g.intrigue.draw(g, count, HELD_BY[rival], INTRIGUE_DISCARD, g.everyone)
        if g.telling:
            names = [INTRIGUE_WORDS[INTRIGUE_KIND[card]] for card in spent]
            g.tell("event-rival-discards-intrigue", who=g.who(rival), cards=names)
