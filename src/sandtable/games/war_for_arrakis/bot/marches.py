"""Which legion moves, where to, and who stays behind."""

from sandtable.games.war_for_arrakis.board import BIT, areas_in
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import HIT_ON
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight
from sandtable.games.war_for_arrakis.bot.visions import Scene, Visions
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, GENERIC_SHIELDS, LEADERS
from sandtable.games.war_for_arrakis.odds import Profile
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.rules.movement import (
    Figures,
    destinations,
    ground_reach,
    movable,
    movable_legions,
    no_figures,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, ELITE, HARKONNEN, KINDS, REGULAR, SPECIAL, Area

WORMSIGN_ENTERED = 0.8
FLIGHT = 0.35
LEAST_GAIN = 0.4


class March:
    """A move that could be made: some of a legion, all but `staying` Units."""

    def __init__(self, origin: Area, target: Area, staying: int, gain: float) -> None:
        self.origin = origin
        self.target = target
        self.staying = staying
        self.gain = gain


class Marches:
    """The moves of a side, weighed."""

    def __init__(self, sight: Sight, posts: Posts) -> None:
        self.sight = sight
        self.posts = posts
        self.g = sight.g
        self.side = sight.side
        self.visions = Visions(sight) if sight.side == ATREIDES else None
        self._standing: dict[int, float] = {}
        self._moves: dict[int, March | None] = {}
        self._parties: dict[int, list[Party]] = {}

    def all(self, which: int, value: int) -> list[March]:
        """The best move of every legion, the best of them first."""
        found: list[March] = []
        for origin in movable_legions(self.g, self.side, which, value):
            best = self.best_of(origin)
            if best is not None:
                found.append(best)
        found.sort(key=_gain, reverse=True)
        return found

    def best_of(self, origin: Area) -> March | None:
        """The best move of a legion, worked out once."""
        if origin not in self._moves:
            self._moves[origin] = self._best_of(origin)
        return self._moves[origin]

    def _best_of(self, origin: Area) -> March | None:
        best: March | None = None
        for target in areas_in(destinations(self.g, self.side, origin)):
            found = self.best_to(origin, target)
            if best is None or found.gain > best.gain:
                best = found
        return best

    def best_to(self, origin: Area, target: Area) -> March:
        """The best way to go from one area to another: all, or with somebody left behind."""
        best: March | None = None
        for party in self.parties(origin):
            gain = self.gain(party, target)
            if best is None or gain > best.gain:
                best = March(origin, target, party.staying, gain)
        assert best is not None
        return best

    def parties(self, origin: Area) -> list["Party"]:
        """The ways to part a legion, worked out once: all go, or somebody sensible stays behind."""
        found = self._parties.get(origin)
        if found is None:
            free = movable(self.g, self.side, origin)
            found = [self.party(origin, free, staying) for staying in [0, *self.stays(origin, free)]]
            self._parties[origin] = found
        return found

    def stays(self, origin: Area, free: Figures) -> list[int]:
        """How many Units could sensibly be left behind."""
        size = free.size
        if size < 2:
            return []
        if self.side == ATREIDES:
            return sorted({1, size - 1})
        return [1, 2, 3][: size - 1] if self.g.settlements & BIT[origin] else []

    def gain(self, party: "Party", target: Area) -> float:
        """What a move is worth."""
        posts, side, origin = self.posts, self.side, party.origin
        together = self.sight.host(side, target).joined(party.going)
        merged = together.within(stacking_limit(self.g, side))
        value = party.left + posts.worth(side, target, merged) - self.standing(target)
        value += posts.find(side, target) - HIT_ON[side] * (together.units - merged.units)
        if side == HARKONNEN:
            if self.g.all_signs & BIT[target]:
                value -= WORMSIGN_ENTERED
            if not ground_reach(self.g, side, origin) & BIT[target]:
                value -= FLIGHT
        elif self.visions is not None and self.visions.cards:
            value += self.visions.worth(self.scene(party, target)) - self.visions.present
        return value

    def standing(self, area: Area) -> float:
        """What a legion is worth where it stands now."""
        found = self._standing.get(area)
        if found is None:
            found = self.posts.worth(self.side, area, self.sight.host(self.side, area))
            self._standing[area] = found
        return found

    def scene(self, party: "Party", target: Area) -> Scene:
        """Where legions and persons would be."""
        visions = self.visions
        assert visions is not None
        origin = party.origin
        standing = visions.now.standing | BIT[target]
        if not party.rest.units:
            standing &= ~BIT[origin]
        paul, jessica = visions.now.paul, visions.now.jessica
        if party.led:
            paul = target if paul == origin else paul
            jessica = target if jessica == origin else jessica
        return Scene(standing, paul, jessica)

    def party(self, origin: Area, free: Figures, staying: int) -> "Party":
        """What goes and what stays; what may not move again stays too."""
        whole = self.sight.host(self.side, origin)
        left = left_behind(free, staying)
        units = [free.units[kind] - left.units[kind] for kind in KINDS]
        for slot in free.tokens:
            if slot not in left.tokens:
                for kind, count in enumerate(self.sight.token(slot)):
                    units[kind] += count
        led = leaders_go(free, staying)
        leaders: list[Profile] = []
        if led:
            leaders = [(GENERIC_HITS, GENERIC_SHIELDS)] * free.generics
            leaders += [(LEADERS[leader].hits, LEADERS[leader].shields) for leader in free.leaders]
        going = Host(units[REGULAR], units[ELITE], units[SPECIAL], tuple(leaders))
        kept = list(whole.leaders)
        for profile in leaders:
            kept.remove(profile)
        rest = Host(
            whole.regular - going.regular, whole.elite - going.elite, whole.special - going.special, tuple(kept)
        )
        worse = self.posts.worth(self.side, origin, rest) - self.standing(origin)
        return Party(origin, staying, going, rest, led, worse)


class Party:
    """A legion parted in two: what goes, what stays, whether leaders go, and what leaving means for the area."""

    def __init__(self, origin: Area, staying: int, going: Host, rest: Host, led: bool, left: float) -> None:
        self.origin = origin
        self.staying = staying
        self.going = going
        self.rest = rest
        self.led = led
        self.left = left


def _gain(march: March) -> float:
    return march.gain


def leaders_go(free: Figures, staying: int) -> bool:
    """Leaders go with the greater part."""
    return 2 * staying < free.size


def left_behind(free: Figures, staying: int) -> Figures:
    """Who stays when so many do: Regular Units first, then tokens, then better Units."""
    left = no_figures()
    wanted = staying
    left.units[REGULAR] = min(wanted, free.units[REGULAR])
    wanted -= left.units[REGULAR]
    for slot in free.tokens[: max(wanted, 0)]:
        left.tokens.append(slot)
        wanted -= 1
    for kind in (ELITE, SPECIAL):
        left.units[kind] = min(wanted, free.units[kind])
        wanted -= left.units[kind]
    return left
