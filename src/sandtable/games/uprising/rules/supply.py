"""Resources, Victory Points, troops: what players gain and give back (UPR-GEN, UPR-DEP-02)."""

from sandtable.games.uprising.effects import Spend
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import Player


def gain_solari(g: Table, player: Player, amount: int) -> None:
    g.solari[player] += amount
    if g.telling:
        g.tell("event-gains-solari", who=g.who(player), amount=amount)


def gain_spice(g: Table, player: Player, amount: int) -> None:
    g.spice[player] += amount
    if g.turn.player == player:
        g.turn.spice_gained += amount
    if g.telling:
        g.tell("event-gains-spice", who=g.who(player), amount=amount)


def gain_water(g: Table, player: Player, amount: int) -> None:
    g.water[player] += amount
    if g.telling:
        g.tell("event-gains-water", who=g.who(player), amount=amount)


def gain_persuasion(g: Table, player: Player, amount: int) -> None:
    """For the own Reveal turn of this round only (UPR-ACQ-01, 07)."""
    if amount:
        g.persuasion[player] += amount
        if g.telling:
            g.tell("event-gains-persuasion", who=g.who(player), amount=amount)


def gain_swords(g: Table, player: Player, amount: int) -> None:
    """They count once there is a unit in the Conflict (UPR-STR-04, 06, UPR-RUL-36)."""
    if amount:
        g.swords[player] += amount
        if g.telling:
            g.tell("event-gains-swords", who=g.who(player), amount=amount, strength=g.strength(player))


def gain_points(g: Table, player: Player, amount: int) -> None:
    """The score changes at once (UPR-GEN-06)."""
    g.vp[player] += amount
    if g.telling:
        g.tell("event-gains-points", who=g.who(player), amount=amount, points=g.vp[player])


def lose_points(g: Table, player: Player, amount: int) -> None:
    g.vp[player] -= amount
    if g.telling:
        g.tell("event-loses-points", who=g.who(player), amount=amount, points=g.vp[player])


def can_pay(g: Table, player: Player, cost: Spend) -> bool:
    return g.solari[player] >= cost.solari and g.spice[player] >= cost.spice and g.water[player] >= cost.water


def pay(g: Table, player: Player, cost: Spend) -> None:
    """Back to the bank (UPR-GEN-02)."""
    if cost.solari:
        g.solari[player] -= cost.solari
        if g.telling:
            g.tell("event-pays-solari", who=g.who(player), amount=cost.solari)
    if cost.spice:
        g.spice[player] -= cost.spice
        if g.telling:
            g.tell("event-pays-spice", who=g.who(player), amount=cost.spice)
    if cost.water:
        g.water[player] -= cost.water
        if g.telling:
            g.tell("event-pays-water", who=g.who(player), amount=cost.water)


def recruit(g: Table, player: Player, amount: int) -> None:
    """From the supply to the garrison, as many as there are (UPR-DEP-02, 03, UPR-RUL-30)."""
    amount = min(amount, g.supply[player])
    if amount:
        g.supply[player] -= amount
        g.garrison[player] += amount
        if g.turn.player == player:
            g.turn.recruited += amount
        if g.telling:
            g.tell("event-recruits", who=g.who(player), amount=amount)
