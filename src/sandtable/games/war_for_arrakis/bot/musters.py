"""Before the Mahdi: legions that step out of their Sietches together at the end of a round, because a Prescience card
asks for legions in a terrain, and the dice that are kept for it."""

from typing import Final

from sandtable.games.war_for_arrakis.board import BIT, areas_in
from sandtable.games.war_for_arrakis.bot.marches import Marches, Party
from sandtable.games.war_for_arrakis.bot.visions import Visions
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.prescience import JESSICA, LegionsInTerrain, PersonsInTerrain
from sandtable.games.war_for_arrakis.rules.movement import destinations, movable_legions
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, FACES, HOUSE, LEADERSHIP, NONE, STRATEGY, Area, Face

MOVERS: Final = (STRATEGY, LEADERSHIP, HOUSE)
"""The results that move legions."""
LEGIONS_OF_A_DIE: Final = 2
SURE: Final = 0.85
"""How often legions are still there when the round ends."""
OUTSIDE: Final = 0.5
"""How much of its danger a Sietch runs while its legion is out for a while."""


class Step:
    """A legion, or a part of it, that would go to an area of the terrain, and what that is worth by itself."""

    def __init__(self, origin: Area, target: Area, worth: float) -> None:
        self.origin: Final = origin
        self.target: Final = target
        self.worth: Final = worth


class Muster:
    """The steps that fulfil a card, and how many dice they take."""

    def __init__(self, steps: list[Step], worth: float, at_once: bool = False) -> None:
        # Whether the card is claimed as soon as they stand there.
        self.at_once: Final = at_once
        self.steps: Final = {step.origin: step.target for step in steps}
        self.dice: Final = (len(steps) + LEGIONS_OF_A_DIE - 1) // LEGIONS_OF_A_DIE
        self.worth: Final = worth


def dice_of(g: Table, seat: int) -> list[Face]:
    """Every unused die and Bene Gesserit token of a seat, by its result."""
    found: list[Face] = []
    for face in FACES:
        for dashboard in g.own_dashboards(seat):
            box = dashboard * len(FACES) + face
            found += [Face(face)] * (g.dice[box] + g.sisters[box])
    return found


def movers(faces: list[Face]) -> int:
    """How many of the dice can move legions."""
    return len([face for face in faces if face in MOVERS])


def best_muster(marches: Marches, dice: int) -> Muster | None:
    """The muster that is worth most with so many dice to move legions; None if none is worth it."""
    visions = marches.visions
    best: Muster | None = None
    if visions is None:
        return None
    for condition, worth in visions.cards:
        found: Muster | None = None
        if isinstance(condition, LegionsInTerrain):
            found = _muster(marches, visions, condition, SURE * worth)
        elif isinstance(condition, PersonsInTerrain):
            found = _outing(marches, visions, condition, SURE * worth)
        if found is not None and found.dice <= dice and (best is None or found.worth > best.worth):
            best = found
    return best


def _muster(marches: Marches, visions: Visions, condition: LegionsInTerrain, worth: float) -> Muster | None:
    """The cheapest steps that fulfil a card's condition; None if it is fulfilled already, or would cost too much."""
    standing = visions.now.standing
    ground = visions.ground(condition)
    missing = condition.areas - (standing & ground).bit_count()
    if missing <= 0:
        return None
    steps: list[Step] = []
    for step in sorted(_steps(marches, ground), key=_worth, reverse=True):
        if all([step.origin != other.origin and step.target != other.target for other in steps]):
            steps.append(step)
            worth += step.worth
            if len(steps) == missing:
                return Muster(steps, worth) if worth > 0 else None
    return None


def _steps(marches: Marches, ground: int) -> list[Step]:
    """Every step of a legion to where none stands yet; who stands there already may part in two."""
    found: list[Step] = []
    g = marches.g
    for origin in movable_legions(g, ATREIDES, ANY_LEGION, NONE):
        parties = [party for party in marches.parties(origin) if party.rest.units or not ground & BIT[origin]]
        for target in areas_in(destinations(g, ATREIDES, origin) & ground & ~g.standing[ATREIDES]):
            for party in parties:
                found.append(Step(origin, Area(target), _alone(marches, party, Area(target))))
    return found


def _outing(marches: Marches, visions: Visions, condition: PersonsInTerrain, worth: float) -> Muster | None:
    """The best step of Paul, or of Paul and Jessica if they are together, to where a card wants to see them."""
    now = visions.now
    origin = Area(now.paul)
    if origin < 0 or (JESSICA in condition.persons and now.jessica != origin):
        return None
    if visions.nearness(condition, now) >= 1.0:
        return None
    best: Step | None = None
    for party in marches.parties(origin):
        if party.led:
            for target in areas_in(destinations(marches.g, ATREIDES, origin) & visions.meeting_places(condition)):
                step = Step(origin, Area(target), _alone(marches, party, Area(target)))
                if best is None or step.worth > best.worth:
                    best = step
    if best is None or worth + best.worth <= 0:
        return None
    return Muster([best], worth + best.worth, condition.beside_worm)


def _alone(marches: Marches, party: Party, target: Area) -> float:
    """What a step is worth, the card not counted: what is left open can be closed again when the round is over."""
    posts = marches.posts
    there = posts.worth(ATREIDES, target, party.going) + posts.find(ATREIDES, target)
    return there + (OUTSIDE * party.left if party.left < 0 else party.left)


def _worth(step: Step) -> float:
    return step.worth
