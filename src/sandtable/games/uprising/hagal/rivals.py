"""The ten Rivals: the price of their Swordmaster, the order of their factions, and two abilities."""

from typing import Final

from sandtable.games.uprising.conditions import alliance
from sandtable.games.uprising.effects import (
    Effect,
    gain,
    influence,
    intrigue,
    maker_hooks,
    place_spy,
    recruit,
    remove_shield_wall,
    when,
)
from sandtable.games.uprising.hagal.effects import ALLIANCE_ELSE_LEAST, LEAST, MOST, picked_influence
from sandtable.games.uprising.terms import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, Faction


class Rival:
    """`priority`: the factions from most to least wanted. `streamlined`: made for two players, cannot win."""

    def __init__(
        self,
        id: str,
        swordmaster_cost: int,
        priority: tuple[Faction, Faction, Faction, Faction],
        signet: Effect,
        spy_network: Effect,
        streamlined: bool = False,
    ) -> None:
        self.id: Final = id
        self.swordmaster_cost: Final = swordmaster_cost
        self.priority: Final = priority
        self.signet: Final = signet
        self.spy_network: Final = spy_network
        self.streamlined: Final = streamlined


RIVALS: Final[tuple[Rival, ...]] = (
    Rival("staban_tuek", 9, (GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
          signet=gain(spice=1), spy_network=recruit(2)),
    Rival("lady_amber_metulli", 9, (FREMEN, EMPEROR, GUILD, BENE_GESSERIT), streamlined=True,
          signet=recruit(1), spy_network=recruit(3)),
    Rival("gurney_halleck", 8, (FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
          signet=recruit(1), spy_network=picked_influence(MOST)),
    Rival("lady_margot_fenring", 8, (BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
          signet=gain(solari=1), spy_network=influence(BENE_GESSERIT)),
    Rival("glossu_rabban", 7, (EMPEROR, GUILD, BENE_GESSERIT, FREMEN), streamlined=True,
          signet=recruit(1) + when(alliance(ANY), recruit(1)),
          spy_network=picked_influence(ALLIANCE_ELSE_LEAST, 2)),
    Rival("princess_irulan", 7, (EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
          signet=place_spy(), spy_network=picked_influence(LEAST) + recruit(1)),
    Rival("baron_harkonnen", 6, (GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
          signet=intrigue(1), spy_network=gain(solari=2) + recruit(2)),
    Rival("lady_jessica", 6, (BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
          signet=picked_influence(ALLIANCE_ELSE_LEAST), spy_network=gain(water=2)),
    Rival("feyd_rautha", 4, (EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
          signet=recruit(2), spy_network=picked_influence(LEAST)),
    Rival("muad_dib", 4, (FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
          signet=influence(FREMEN), spy_network=maker_hooks() + remove_shield_wall() + intrigue(1)),
)  # fmt: skip

RIVAL_NUMBER: Final = {rival.id: number for number, rival in enumerate(RIVALS)}
AMBITIOUS: Final = tuple([number for number, rival in enumerate(RIVALS) if not rival.streamlined])
STREAMLINED: Final = tuple([number for number, rival in enumerate(RIVALS) if rival.streamlined])

# Once a Rival has its Swordmaster, that many of one kind are worth a Victory Point.
EXCHANGE_SOLARI: Final = 7
EXCHANGE_SPICE: Final = 7
EXCHANGE_WATER: Final = 3
EXCHANGE_INTRIGUE: Final = 3
EXCHANGE_VP: Final = 1


# With two players the Rival always has this Objective, so that it never starts.
RIVAL_OBJECTIVE: Final = "objective_ornithopter_1_3"


def rivals_at(seats: int) -> int:
    """How many Rivals take part."""
    return {1: 2, 2: 1}.get(seats, 0)


def rivals_to_choose(seats: int, streamlined: bool) -> tuple[int, ...]:
    """Solo players meet the ambitious eight; two players any, or only the two made for them."""
    if seats == 1:
        return AMBITIOUS
    return STREAMLINED if streamlined else tuple(range(len(RIVALS)))
