"""A referee beside the Mahdi: what its criteria ask for is worked out a second time, plainly and apart from the rules,
in every position of some games, and must come to the same.

It reads the board and the figures by their names and knows nothing of masks, scores or tables made beforehand.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, TypeVar

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA_IDS, PLACES, ZONE_IDS, ZONE_SECTORS, Place
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, WITH_LEADER
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.mahdi.attacks import attacks_on_legions, attacks_on_sietches
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import Candidate, best
from sandtable.games.war_for_arrakis.rules.mahdi.deployment import house_scores
from sandtable.games.war_for_arrakis.rules.mahdi.movement import Field, march_target, movers, ways
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import strikers
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CHOAM,
    DESERT,
    ELITE,
    HARKONNEN,
    MINOR_ERG,
    MOUNTAIN,
    NONE,
    ORNITHOPTER,
    PLATEAU,
    REGULAR,
    SPECIAL,
    Area,
    Side,
)
from sandtable.players import player

PLACE: Final[dict[str, Place]] = {place.id: place for place in PLACES}
# Borders are no obstacle to the Mahdi (WFA-SMOV-17).
BESIDE: Final = {place.id: (*place.neighbours, *place.impassable) for place in PLACES}
UNREACHED: Final = 99
FEWEST: Final = 20
"""So often each decision comes up at least, or the games show nothing."""

T = TypeVar("T")
Strength = tuple[int, int]
"""Combat Power, and the same by single figures, which decides ties."""


class Legion:
    """The figures of a side in an area."""

    def __init__(self, g: Table, side: Side, area: int) -> None:
        tokens = list(g.token_at if side == ATREIDES else g.automaton.guard_at).count(area)
        units = [g.unit(side, kind, area) for kind in (REGULAR, ELITE, SPECIAL)]
        generics, self.named = g.generic(side, area), len(g.named_in(side, area))
        self.size = sum(units) + tokens
        self.leaders = generics + self.named
        power = sum(units) + 2 * tokens + self.leaders
        by_figures = 2 * units[0] + 3 * units[1] + 4 * units[2] + 2 * tokens + generics + 2 * self.named
        self.strength: Strength = (power, by_figures)


class Referee:
    """The table as somebody sees it who plays the Mahdi by hand."""

    def __init__(self, g: Table) -> None:
        self.g = g
        every = dict(enumerate(AREA_IDS))
        self.ours = {area: legion for at, area in every.items() if (legion := Legion(g, HARKONNEN, at)).size}
        self.theirs = {area: legion for at, area in every.items() if (legion := Legion(g, ATREIDES, at)).size}
        self.ranks = {AREA_IDS[at]: g.settlement_rank(ATREIDES, Area(at)) for at in g.sietch_at if at >= 0}
        self.worms = {area for at, area in every.items() if g.worms >> at & 1}
        self.signs = {area for at, area in every.items() if g.all_signs >> at & 1}
        self.free = {area for area in AREA_IDS if area not in {*self.theirs, *self.ranks, *self.worms}}
        self.limit = 5 if g.bans[CHOAM] else 6
        self.target = AREA_IDS[g.sietch_at[g.automaton.target]]
        self._away: dict[str, dict[str, int]] = {}

    def legions(self, which: int) -> list[str]:
        return [area for area, legion in self.ours.items() if which == ANY_LEGION or legion.leaders]

    def guard(self, area: str) -> Strength:
        return self.theirs[area].strength if area in self.theirs else (0, 0)

    def stronger(self, legion: str, area: str) -> bool:
        return self.ours[legion].strength > self.guard(area)

    def lead(self, legion: str, area: str) -> Strength:
        ours, theirs = self.ours[legion].strength, self.guard(area)
        return ours[0] - theirs[0], ours[1] - theirs[1]

    def zones(self, area: str) -> list[str]:
        """The Air Zones whose Ornithopter could carry a legion."""
        sectors = set(PLACE[area].sectors)
        flying = [at for at in range(len(ZONE_IDS)) if self.g.flyers[at] == ORNITHOPTER]
        return [ZONE_IDS[at] for at in flying if sectors & set(ZONE_SECTORS[at])]

    def room(self, area: str) -> bool:
        return area not in self.ours or self.ours[area].size < self.limit

    def away(self, goal: str) -> dict[str, int]:
        """How far every area is from one, over free areas."""
        if goal in self._away:
            return self._away[goal]
        found = {goal: 0}
        edge = [goal]
        while edge:
            passed = [area for area in edge if area == goal or area in self.free]
            edge = []
            for area in passed:
                for near in BESIDE[area]:
                    if near not in found:
                        found[near] = found[area] + 1
                        edge.append(near)
        self._away[goal] = {area: found.get(area, UNREACHED) for area in AREA_IDS}
        return self._away[goal]

    def nearest_sietch(self, area: str) -> int:
        return min([self.away(sietch)[area] for sietch in self.ranks], default=UNREACHED)

    # What the rulebook asks for, in its order.

    def sietch_attacks(self, which: int) -> set[tuple[str, ...]]:
        found: list[tuple[str, str, str]] = []
        for legion in self.legions(which):
            for sietch in self.ranks:
                if sietch in self.worms or not self.stronger(legion, sietch):
                    continue
                if sietch in BESIDE[legion]:
                    found.append((sietch, legion, ""))
                elif any(sietch in BESIDE[near] for near in BESIDE[legion]):
                    found += [(sietch, legion, zone) for zone in self.zones(legion)]
        return narrowed(
            found,
            lambda one: (self.ranks[one[0]],),
            lambda one: self.lead(one[1], one[0]),
            lambda one: (not one[2],),
            lambda one: (one[0] == self.target,),
        )

    def legion_attacks(self, which: int) -> set[tuple[str, ...]]:
        found = [
            (victim, legion)
            for legion in self.legions(which)
            for victim in BESIDE[legion]
            if victim in self.theirs and victim not in {*self.ranks, *self.worms} and self.stronger(legion, victim)
        ]
        return narrowed(found, lambda one: self.theirs[one[0]].strength, lambda one: (self.theirs[one[0]].named > 0,))

    def goals(self, which: int) -> set[str]:
        """The Target Sietch, or what takes its place while no legion is strong enough for it."""
        able = {sietch for sietch in self.ranks if any(self.stronger(one, sietch) for one in self.legions(which))}
        if self.target in able or not able:
            return {self.target}
        away = self.away(self.target)
        return narrowed(sorted(able), lambda sietch: (-away[sietch],), lambda sietch: (self.ranks[sietch],))

    def ends(self, goal: str, legion: str) -> set[tuple[str, ...]]:
        """Where a legion that is not beside its goal may end its move, and by which Ornithopter."""
        away = self.away(goal)
        on_foot = {area for area in BESIDE[legion] if area in self.free and self.room(area)}
        beyond = {far for near in BESIDE[legion] for far in BESIDE[near]} - {legion, *BESIDE[legion]}
        flown = {area for area in beyond if area in self.free and self.room(area)} if self.zones(legion) else set()
        nearest = min([away[area] for area in on_foot | flown], default=UNREACHED)
        if nearest >= away[legion]:
            return set()
        if any(away[area] == nearest for area in on_foot):
            return {(area, "") for area in on_foot if away[area] == nearest}
        return {(area, zone) for area in flown if away[area] == nearest for zone in self.zones(legion)}

    def marching(self, goal: str, which: int) -> set[str]:
        """The legions that may move toward a goal and are not beside it."""
        able = [legion for legion in self.legions(which) if self.stronger(legion, goal)]
        away = self.away(goal)
        return {
            legion for legion in able or self.legions(which) if 1 < away[legion] < UNREACHED and self.ends(goal, legion)
        }

    def first(self, goal: str, which: int) -> set[str]:
        away = self.away(goal)
        found = sorted(self.marching(goal, which))
        return narrowed(found, lambda legion: (-away[legion],), lambda legion: self.ours[legion].strength)

    def ways(self, goal: str, legion: str) -> set[tuple[str, ...]]:
        def terrain(area: str) -> int:
            return DESERT if self.g.blasted == AREA_IDS.index(area) else PLACE[area].terrain

        return narrowed(
            sorted(self.ends(goal, legion)),
            lambda end: (end[0] in self.ours,),
            lambda end: (-self.nearest_sietch(end[0]),),
            lambda end: (terrain(end[0]) == MOUNTAIN,),
            lambda end: (terrain(end[0]) in (PLATEAU, MINOR_ERG),),
            lambda end: (end[0] not in self.signs,),
        )

    def improved(self) -> set[str]:
        """The legions whose Units are replaced first."""
        away = self.away(self.target)

        def lead(legion: str) -> Strength:
            near = self.nearest_sietch(legion)
            return max([self.lead(legion, sietch) for sietch in self.ranks if self.away(sietch)[legion] == near])

        return narrowed(
            list(self.ours), lambda legion: (-self.nearest_sietch(legion),), lead, lambda legion: (-away[legion],)
        )

    def striking(self) -> set[str]:
        """The legions exactly two areas from a Sietch that they may attack."""
        return {
            legion
            for legion in self.ours
            for sietch in self.ranks
            if sietch not in {legion, *BESIDE[legion], *self.worms}
            and any(sietch in BESIDE[near] for near in BESIDE[legion])
            and self.stronger(legion, sietch)
        }


def narrowed(found: Sequence[T], *criteria: Callable[[T], tuple[int, ...]]) -> set[T]:
    """Those that do best by the first criterion, among them those that do best by the second, and so on."""
    for criterion in criteria:
        most = max([criterion(one) for one in found], default=())
        found = [one for one in found if criterion(one) == most]
    return set(found)


def left(candidates: list[Candidate], zone: bool) -> set[tuple[str, ...]]:
    """What the criteria of the rules leave, by the names of the areas and, in the last place, of the Air Zone."""
    found: set[tuple[str, ...]] = set()
    for candidate in best(candidates):
        areas = candidate.answer[:-1] if zone else candidate.answer
        flown = [ZONE_IDS[candidate.answer[-1]] if candidate.answer[-1] != NONE else ""] if zone else []
        found.add((*[AREA_IDS[area] for area in areas], *flown))
    return found


def only(found: set[tuple[str, ...]]) -> set[str]:
    return {one for (one,) in found}


@cache
def positions(bot: str, games: int) -> list[Table]:
    """The tables of some games whenever the Atreides side is on turn, made ready for a turn of the Mahdi."""
    found: list[Table] = []
    for seed in range(games):
        g = sandtable.game("war_for_arrakis").new(1, seed, opponent="mahdi")
        assert isinstance(g, Table)
        opponent = player(bot, "war_for_arrakis", seed)
        while not g.over:
            prompt = g.prompt(0)
            if prompt is not None and prompt.message == "prompt-action" and g.automaton.target != NONE:
                table = g.clone()
                table.automaton.march_on = NONE
                table.automaton.flown = False
                found.append(table)
            g.play(0, opponent.choose(g, 0))
    return found


def decisions(which: tuple[int, ...] = (ANY_LEGION, WITH_LEADER)) -> Iterator[tuple[Table, Referee, int]]:
    for g in [*positions("random", 6), *positions("heuristic", 2)]:
        referee = Referee(g)
        for legions in which:
            yield g, referee, legions


def legions_beyond(g: Table, goal: str, which: int) -> tuple[Field, list[Candidate]]:
    """The legions that the rules would move, those beside the goal left out."""
    field = Field(g, Area(AREA_IDS.index(goal)), which, NONE)
    return field, [one for one in movers(g, field, which, NONE) if field.away[one.answer[0]] > 1]


@pytest.mark.rule("WFA-SACT-07", "WFA-SACT-08", "WFA-SACT-10", "WFA-SACT-11", "WFA-SACT-12", "WFA-SACT-13")
def test_the_same_sietches_are_attacked_by_the_same_legions() -> None:
    asked = 0
    for g, referee, which in decisions():
        wanted = referee.sietch_attacks(which)
        assert left(attacks_on_sietches(g, which, NONE), True) == wanted
        asked += bool(wanted)
    assert asked >= FEWEST


@pytest.mark.rule("WFA-SACT-14", "WFA-SACT-16", "WFA-SACT-17")
def test_the_same_legions_are_attacked() -> None:
    asked = 0
    for g, referee, which in decisions():
        wanted = referee.legion_attacks(which)
        assert left(attacks_on_legions(g, which, NONE), False) == wanted
        asked += bool(wanted)
    assert asked >= FEWEST


@pytest.mark.rule("WFA-SMOV-06", "WFA-SMOV-07", "WFA-SMOV-08", "WFA-SMOV-09")
def test_legions_march_on_the_same_sietches() -> None:
    asked = 0
    for g, referee, which in decisions():
        aims = march_target(g, legions_of(g, HARKONNEN, which, NONE))
        assert only(left(aims, False)) == referee.goals(which)
        asked += referee.goals(which) != {referee.target}
    assert asked, "in all these games no Target Sietch was too strong for every legion"


@pytest.mark.rule("WFA-SMOV-02", "WFA-SMOV-03", "WFA-SMOV-04", "WFA-SMOV-06", "WFA-SMOV-17")
def test_the_same_legions_march_and_the_same_ones_first() -> None:
    asked = 0
    for g, referee, which in decisions():
        for goal in referee.goals(which):
            _, found = legions_beyond(g, goal, which)
            assert {AREA_IDS[one.answer[0]] for one in found} == referee.marching(goal, which)
            assert only(left(found, False)) == referee.first(goal, which)
            asked += bool(found)
    assert asked >= FEWEST


@pytest.mark.rule("WFA-SMOV-05", "WFA-SMOV-11", "WFA-SMOV-13", "WFA-SMOV-14", "WFA-SMOV-15", "WFA-SMOV-16")
def test_they_take_the_same_ways() -> None:
    asked = 0
    for g, referee, which in decisions((ANY_LEGION,)):
        for goal in referee.goals(which):
            field, found = legions_beyond(g, goal, which)
            for legion in found:
                origin = legion.answer[0]
                assert left(ways(g, field, origin), True) == referee.ways(goal, AREA_IDS[origin])
                asked += 1
    assert asked >= FEWEST


@pytest.mark.rule("WFA-SACT-41", "WFA-SACT-42", "WFA-SACT-43")
def test_units_are_replaced_in_the_same_legions() -> None:
    asked = 0
    for g, referee, _ in decisions((ANY_LEGION,)):
        assert only(left(house_scores(g, g.standing[HARKONNEN]), False)) == referee.improved()
        asked += 1
    assert asked >= FEWEST


@pytest.mark.rule("WFA-SVEH-09")
def test_ornithopters_serve_the_same_legions() -> None:
    asked = 0
    for g, referee, _ in decisions((ANY_LEGION,)):
        assert {AREA_IDS[area] for area in strikers(g)} == referee.striking()
        asked += bool(referee.striking())
    assert asked >= FEWEST
