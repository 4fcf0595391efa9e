"""The Desert Power action of the Atreides side, and what cards do with Wormsigns and Sandworms (WFA-ACT-32 to 38)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    ALL_AREAS,
    AREAS,
    BIT,
    DESERTS,
    MOUNTAINS,
    NEIGHBOURS,
    areas_in,
    spread,
)
from sandtable.games.war_for_arrakis.fields import AREA_NAMES
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.notation import (
    AREA,
    ATTACK_WITH_WORM,
    DONE,
    LEADER,
    MOVE_WORMS,
    NOTHING,
    PLACE_WORMSIGNS,
    area_options,
)
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, declines
from sandtable.games.war_for_arrakis.rules.worms import (
    harvester_falls,
    move_worm,
    put_wild_maker,
    put_wormsign,
    return_wormsign,
    worm_attacks,
    worm_rises,
)
from sandtable.games.war_for_arrakis.state import NOT_IN_PLAY, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, FREMEN_ALLY, HARKONNEN, NONE, Area, AreaMask
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Answers, Ask, Do, Question

WORMSIGNS_OF_DESERT_POWER: Final = 2


# Where Wormsigns and Sandworms can go.


def wormsign_areas(g: Table) -> AreaMask:
    """Desert without Wormsign, Sandworm and Sietch (WFA-ACT-33); nothing when the pool is empty."""
    if not g.wormsigns_left:
        return AreaMask(0)
    return AreaMask(g.deserts & ~(g.all_signs | g.worms | g.sietch_areas))


def bare_areas(g: Table) -> AreaMask:
    """The areas that hold no figure and no token except perhaps a Station (WFA-WORM-09)."""
    taken = g.standing[ATREIDES] | g.standing[HARKONNEN] | g.sietch_areas | g.settlements
    return AreaMask(ALL_AREAS ^ (taken | g.harvesters | g.worms | g.all_signs))


def worm_reach(g: Table, area: Area) -> AreaMask:
    """The Desert areas that a Sandworm reaches in one or two steps over Desert, on the ground (WFA-WORM-08, 10)."""
    return _OVER_DESERT[area] if g.blasted < 0 else AreaMask(_within_two(g.deserts, g.neighbours, area) & g.deserts)


def _within_two(deserts: AreaMask, neighbours: tuple[AreaMask, ...], area: Area) -> AreaMask:
    """The areas one step away, or two steps over Desert."""
    near = neighbours[area]
    return AreaMask((near | spread(near & deserts, neighbours)) & ~BIT[area])


# As the board is printed; only the Family Atomics change it.
_WITHIN_TWO: Final[tuple[AreaMask, ...]] = tuple(
    [_within_two(DESERTS, NEIGHBOURS, Area(area)) for area in range(AREAS)]
)
_OVER_DESERT: Final[tuple[AreaMask, ...]] = tuple([AreaMask(mask & DESERTS) for mask in _WITHIN_TWO])


def worm_targets(g: Table, area: Area) -> AreaMask:
    """What a Sandworm can attack: legions off the Mountains, Harvesters; two areas away over Desert (WORM-12, 13)."""
    if g.blasted < 0:
        return AreaMask(_WITHIN_TWO[area] & (g.harvesters | g.standing[HARKONNEN] & ~MOUNTAINS))
    mountains = MOUNTAINS & ~BIT[g.blasted]
    within = _within_two(g.deserts, g.neighbours, area)
    return AreaMask(within & (g.harvesters | g.standing[HARKONNEN] & ~mountains))


def _movable(g: Table) -> list[Area]:
    bare = bare_areas(g)
    return [area for area in areas_in(g.worms) if worm_reach(g, area) & bare]


def _attackers(g: Table) -> list[Area]:
    return [area for area in areas_in(g.worms) if worm_targets(g, area)]


# The action (WFA-ACT-32).


@rule("desert_power")
def desert_power(g: Table) -> None:
    g.then(Ask(DESERT_POWER, g.seat_for(ATREIDES)))


class DesertPower(TurnForm):
    """Which of the Desert Power actions is taken, if any; the Wild Maker's special action is one (WFA-LEAD-10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options: list[Option] = []
        if wormsign_areas(g):
            options.append(PLACE_WORMSIGNS)
        if _movable(g):
            options.append(MOVE_WORMS)
        if _attackers(g):
            options.append(ATTACK_WITH_WORM)
        ready = g.leader_state[WILD_MAKER] == ON_BOARD and not g.leader_spent[WILD_MAKER]
        if ready and g.seat_of(FREMEN_ALLY) == ask.seat:
            # His card lies on the Fremen Ally's dashboard (WFA-TEAM-34, WFA-RUL-92).
            options.append(LEADER[WILD_MAKER])
        options.append(NOTHING)
        return Question("prompt-desert-power", "WFA-ACT-32", options, interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[0]
        if chosen is PLACE_WORMSIGNS:
            g.then(Do(place_wormsigns, WORMSIGNS_OF_DESERT_POWER))
        elif chosen is MOVE_WORMS:
            g.then(Ask(WORM_MOVES, ask.seat))
        elif chosen is ATTACK_WITH_WORM:
            g.then(Ask(WORM_ATTACK, ask.seat, NONE))
        elif chosen is LEADER[WILD_MAKER]:
            g.then(later("special_action", ATREIDES, WILD_MAKER))
        else:
            declines(g, ATREIDES)


# Wormsigns (WFA-ACT-33).


@rule("place_wormsigns")
def place_wormsigns(g: Table, count: int) -> None:
    g.then(Ask(WORMSIGN_PLACES, g.seat_for(ATREIDES), count))


class WormsignPlaces(TurnForm):
    """Where Wormsigns are laid, one per area."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        count = number(ask, 0)
        given = len(ask.answers)
        if given == min(count, g.wormsigns_left) or (given and ask.answers[-1] is DONE):
            return None
        options = [AREA[area] for area in areas_in(wormsign_areas(g)) if AREA[area] not in ask.answers]
        args = {"number": given + 1, "count": count}
        return Question("prompt-wormsign", "WFA-ACT-33", [*options, DONE], args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            if answer is not DONE:
                put_wormsign(g, Area(answer.value))
        if not ask.answers or ask.answers[0] is DONE:
            declines(g, ATREIDES)


def can_discard_wormsigns(g: Table, beside: int) -> bool:
    return bool(_discardable(g, beside))


def _discardable(g: Table, beside: int) -> AreaMask:
    """The Wormsigns that a card can remove: all, or those beside an area."""
    return AreaMask(g.wormsigns if beside == NONE else g.wormsigns & g.neighbours[beside])


@rule("discard_wormsigns")
def discard_wormsigns(g: Table, count: int, beside: int) -> None:
    """A card of the Harkonnen side takes Wormsigns off the board, unseen."""
    if _discardable(g, beside):
        g.then(Ask(WORMSIGNS_AWAY, g.seat_for(HARKONNEN), count, beside))


class WormsignsAway(TurnForm):
    """Which Wormsigns go back into the pool."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        count, beside = number(ask, 0), number(ask, 1)
        options = [AREA[area] for area in areas_in(_discardable(g, beside)) if AREA[area] not in ask.answers]
        given = len(ask.answers)
        if given == count or (given and ask.answers[-1] is DONE) or (given and not options):
            return None
        return Question("prompt-wormsign-away", "WFA-GEN-03", [*options, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            if answer is not DONE:
                return_wormsign(g, Area(answer.value))
        if ask.answers[0] is DONE:
            declines(g, HARKONNEN)


# Sandworms move (WFA-ACT-34).


# The places of the answers.
FIRST_WORM: Final = 0
FIRST_END: Final = 1
SECOND_WORM: Final = 2
SECOND_END: Final = 3


class WormMoves(TurnForm):
    """Two different Sandworms, one after the other, and where each goes; one alone may move, or none."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given > SECOND_END or (given and ask.answers[-1] is DONE):
            return None
        if given in (FIRST_END, SECOND_END):
            return Question("prompt-worm-to", "WFA-WORM-08", self._ends(g, ask, Area(ask.answers[-1].value)))
        worms = [AREA[area] for area in self._worms(g, ask) if self._ends(g, ask, area)]
        if given and not worms:
            return None
        return Question("prompt-worm-moves", "WFA-ACT-34", [*worms, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[FIRST_WORM] is DONE:
            declines(g, ATREIDES)
            return
        move_worm(g, Area(ask.value(FIRST_WORM)), Area(ask.value(FIRST_END)))
        if len(ask.answers) > SECOND_END:
            move_worm(g, Area(ask.value(SECOND_WORM)), Area(ask.value(SECOND_END)))

    def _worms(self, g: Table, ask: Ask) -> list[Area]:
        """The Sandworms that have not moved yet."""
        return [area for area in areas_in(g.worms) if not ask.answers or area != ask.value(FIRST_WORM)]

    def _ends(self, g: Table, ask: Ask, worm: Area) -> list[Option]:
        """Where a Sandworm can end its move, with the first move made if this is the second."""
        bare = int(bare_areas(g))
        if len(ask.answers) > FIRST_END:
            bare = (bare | BIT[ask.value(FIRST_WORM)]) & ~BIT[ask.value(FIRST_END)]
        return area_options(worm_reach(g, worm) & bare)


def can_move_wild_maker(g: Table) -> bool:
    maker = g.leader_at[WILD_MAKER]
    return maker >= 0 and bool(worm_reach(g, Area(maker)) & bare_areas(g))


@rule("move_wild_maker")
def move_wild_maker(g: Table) -> None:
    if can_move_wild_maker(g):
        g.then(Ask(WILD_MAKER_MOVES, g.seat_for(ATREIDES)))


class WildMakerMoves(TurnForm):
    """Where the Wild Maker goes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        maker = g.leader_at[WILD_MAKER]
        ends = area_options(worm_reach(g, Area(maker)) & bare_areas(g))
        return Question("prompt-wild-maker-to", "WFA-WORM-08", [*ends, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            declines(g, ATREIDES)
        else:
            move_worm(g, Area(g.leader_at[WILD_MAKER]), Area(ask.value(0)))


# Sandworms attack (WFA-ACT-35).


def can_wild_maker_attack(g: Table) -> bool:
    maker = g.leader_at[WILD_MAKER]
    return maker >= 0 and bool(worm_targets(g, Area(maker)))


@rule("wild_maker_attacks")
def wild_maker_attacks(g: Table) -> None:
    if can_wild_maker_attack(g):
        g.then(Ask(WORM_ATTACK, g.seat_for(ATREIDES), g.leader_at[WILD_MAKER]))


class WormAttack(TurnForm):
    """Which Sandworm attacks (unless that is given) and where (WFA-WORM-11 to 13)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        answers = Answers(ask)
        worm = number(ask, 0)
        if worm == NONE:
            chosen = answers.next()
            if chosen is None:
                worms = [AREA[area] for area in _attackers(g)]
                return Question("prompt-worm-attacks", "WFA-WORM-11", [*worms, DONE], interrupts=self.free(g, ask))
            if chosen is DONE:
                return None
            worm = chosen.value
        if answers.next() is not None:
            return None
        targets = area_options(worm_targets(g, Area(worm)))
        interrupts = self.free(g, ask)
        return Question("prompt-worm-target", "WFA-WORM-13", [*targets, DONE], interrupts=interrupts)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[-1] is DONE:
            declines(g, ATREIDES)
            return
        answers = Answers(ask)
        worm = number(ask, 0)
        if worm == NONE:
            worm = answers.value()
        target = answers.value()
        g.then(Do(worm_attacks, worm, target), Do(harvester_falls, target))


# Cards that bring Sandworms.

BESIDE_WORM: Final = 0
BESIDE_LEGION: Final = 1
ANYWHERE: Final = 2


def rising_areas(g: Table, beside: int) -> AreaMask:
    """Empty Desert where a card lets a Sandworm rise: beside a Sandworm, beside an Atreides legion, or anywhere."""
    empty = g.empty_areas() & g.deserts
    if beside == ANYWHERE:
        return AreaMask(empty)
    source = g.worms if beside == BESIDE_WORM else g.standing[ATREIDES]
    return AreaMask(empty & spread(source, g.neighbours))


def can_place_worms(g: Table, beside: int) -> bool:
    """Whether a Sandworm can rise; a figure is always there, if need be from elsewhere on the board (WFA-GEN-05)."""
    return bool(rising_areas(g, beside))


@rule("place_worms")
def place_worms(g: Table, count: int, beside: int) -> None:
    """A card places Sandworms one after another."""
    if count and can_place_worms(g, beside):
        g.then(Ask(WORM_PLACE, g.seat_for(ATREIDES), count, beside))


class WormPlace(TurnForm):
    """Where the next Sandworm of a card rises, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        beside = number(ask, 1)
        options = area_options(rising_areas(g, beside))
        return Question("prompt-worm-place", "WFA-GEN-05", [*options, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        count, beside = number(ask, 0), number(ask, 1)
        if ask.answers[0] is DONE:
            declines(g, ATREIDES, "event-no-more-worms")
        else:
            g.then(Do(worm_rises, ask.value(0), 0), Do(place_worms, count - 1, beside))


def can_call_wild_maker(g: Table) -> bool:
    return g.leader_state[WILD_MAKER] == NOT_IN_PLAY and bool(rising_areas(g, ANYWHERE))


@rule("call_wild_maker")
def call_wild_maker(g: Table) -> None:
    """The Wild Maker enters play in an empty Desert area; its card lies facedown (WFA-LEAD-26 to 28)."""
    if can_call_wild_maker(g):
        g.then(Ask(WILD_MAKER_ENTERS, g.seat_for(ATREIDES)))


class WildMakerEnters(TurnForm):
    """Where the Wild Maker appears."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = area_options(rising_areas(g, ANYWHERE))
        return Question("prompt-wild-maker-enters", "WFA-LEAD-27", [*options, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            declines(g, ATREIDES)
        else:
            g.leader_spent = replaced(g.leader_spent, WILD_MAKER, True)
            g.tell("event-wild-maker-enters")
            put_wild_maker(g, Area(ask.value(0)))


DESERT_POWER: Final = DesertPower("desert_power")
WORMSIGN_PLACES: Final = WormsignPlaces("wormsign_places")
WORMSIGNS_AWAY: Final = WormsignsAway("wormsigns_away")
WORM_MOVES: Final = WormMoves("worm_moves")
WILD_MAKER_MOVES: Final = WildMakerMoves("wild_maker_moves")
WORM_ATTACK: Final = WormAttack("worm_attack", AREA_NAMES)
WORM_PLACE: Final = WormPlace("worm_place")
WILD_MAKER_ENTERS: Final = WildMakerEnters("wild_maker_enters")
for _form in (
    DESERT_POWER,
    WORMSIGN_PLACES,
    WORMSIGNS_AWAY,
    WORM_MOVES,
    WILD_MAKER_MOVES,
    WORM_ATTACK,
    WORM_PLACE,
    WILD_MAKER_ENTERS,
):
    BOOK.add(_form)
