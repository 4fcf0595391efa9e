"""What the results of action dice do (WFA-ACT-21 to 31)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, AREAS, areas_in, mask_of
from sandtable.games.war_for_arrakis.components import TOKEN_MIXES
from sandtable.games.war_for_arrakis.fields import AREA_SETS, SIDE_NAMES, TOKEN_NAMES
from sandtable.games.war_for_arrakis.notation import (
    DECLINE,
    DEPLOY,
    DONE,
    LEADER,
    area_options,
    generic,
    numbers_down,
)
from sandtable.games.war_for_arrakis.rules.book import ALWAYS_DRAWN, BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm
from sandtable.games.war_for_arrakis.rules.legions import (
    check_stacking,
    exchange,
    put_generic,
    put_leader,
    recruit,
    stand_in,
)
from sandtable.games.war_for_arrakis.state import LEADERS_OF, TOKEN_POOL, TOKEN_WORDS, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    NONE,
    NOWHERE,
    REGULAR,
    SPECIAL,
    UNIT_WORDS,
    Area,
    AreaMask,
    Kind,
    Leader,
    Side,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Question

# Deployment of the Atreides side (WFA-ACT-23, 24).


def next_token_slot(g: Table) -> int:
    """The slot of the next standard token to be drawn; they are numbered as they come."""
    return len(g.token_at) - len(g.tokens.zones[TOKEN_POOL])


def draw_token(g: Table) -> int:
    """The Atreides player draws a token at random and looks at it; its slot, or NONE if none is left (WFA-TOK-08)."""
    if not g.tokens.zones[TOKEN_POOL]:
        return NONE
    slot = next_token_slot(g)
    token = g.tokens.draw(g, 1, TOKEN_POOL, slot, g.side_seers(ATREIDES))[0]
    units = TOKEN_MIXES[token].units
    g.tell("event-token-drawn", token=TOKEN_WORDS[slot])
    g.tell_only(
        g.side_seers(ATREIDES),
        "event-token-seen",
        token=TOKEN_WORDS[slot],
        regular=units[REGULAR],
        elite=units[ELITE],
        fedaykin=units[SPECIAL],
    )
    return slot


@rule("deploy_atreides")
def deploy_atreides(g: Table) -> None:
    """A token and a leader come to one Sietch; without a token, or a Sietch, only what is possible."""
    g.spot = NOWHERE
    if not g.sietch_areas:
        g.tell("event-nothing-deployed", who=g.who(ATREIDES))
        return
    if may_do_without_token(g):
        g.then(Ask(WHETHER_TOKEN, g.seat_for(ATREIDES)))
    else:
        deploy_new_token(g)


def may_do_without_token(g: Table) -> bool:
    """Whether a leader could be deployed without the token that there is (WFA-GEN-03, WFA-RUL-108)."""
    if g.follows(ALWAYS_DRAWN) or not g.tokens.zones[TOKEN_POOL]:
        return False
    return leader_can_come(g, ATREIDES)


class WhetherToken(TurnForm):
    """Whether a token is drawn, or a leader deployed alone: it is said before anybody looks at a token."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or not may_do_without_token(g):
            return None
        return Question("prompt-whether-token", "WFA-RUL-108", [DEPLOY, DECLINE], None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is DECLINE:
            g.tell("event-no-token-drawn")
            g.then(Do(deploy_leader, ATREIDES, g.sietch_areas))
        else:
            deploy_new_token(g)


def deploy_new_token(g: Table) -> None:
    """A token is drawn and comes to a Sietch, with a leader; without one a leader alone."""
    slot = draw_token(g)
    if slot == NONE:
        g.then(Do(deploy_leader, ATREIDES, g.sietch_areas))
    else:
        g.then(Ask(DEPLOY_TOKEN, g.seat_for(ATREIDES), slot), Do(deploy_leader_here, ATREIDES))


class DeployToken(TurnForm):
    """To which Sietch the token that was drawn goes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = area_options(g.sietch_areas)
        args = {"token": TOKEN_WORDS[number(ask, 0)]}
        return Question("prompt-deploy-token", "WFA-ACT-24", options, args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        put_token(g, number(ask, 0), Area(ask.value(0)))


def put_token(g: Table, slot: int, area: Area) -> None:
    """A facedown token is put in an area."""
    g.token_at = replaced(g.token_at, slot, area)
    g.standing[ATREIDES] |= 1 << area
    g.spot = area
    g.tell("event-token-deployed", token=TOKEN_WORDS[slot], where=AREA_WORDS[area])
    g.then(Do(check_stacking, ATREIDES, area))


# Leaders (WFA-ACT-23, 25, 26).


def leaders_to_deploy(g: Table, side: Side) -> list[Option]:
    """The leaders that a side can bring onto the board now."""
    found = [LEADER[leader] for leader in LEADERS_OF[side] if g.can_appear(leader)]
    return [generic(side), *found] if g.generic_supply[side] else found


def leader_can_come(g: Table, side: Side) -> bool:
    """Whether a side can deploy a leader now: to a settlement where it has Units (WFA-LEAD-02)."""
    return g.settled(side) & g.standing[side] != 0 and bool(leaders_to_deploy(g, side))


@rule("deploy_leader_here", SIDE_NAMES)
def deploy_leader_here(g: Table, side: Side) -> None:
    """A leader may join what was just deployed."""
    if g.spot >= 0:
        g.then(Do(deploy_leader, side, 1 << g.spot))


@rule("deploy_leader", SIDE_NAMES, AREA_SETS)
def deploy_leader(g: Table, side: Side, areas: int) -> None:
    """A leader, named or not, may be deployed in one of these areas: only where friendly Units are (WFA-LEAD-02)."""
    places = areas & g.standing[side]
    if places and leaders_to_deploy(g, side):
        g.then(Ask(DEPLOY_LEADER, g.seat_for(side), side, places))


# The places of the answers.
WHO: Final = 0
WHERE_TO: Final = 1


class DeployLeader(TurnForm):
    """Which leader is deployed, and where."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, places = Side(number(ask, 0)), number(ask, 1) & g.standing[number(ask, 0)]
        given = len(ask.answers)
        if given == WHO:
            leaders = leaders_to_deploy(g, side) if places else []
            return Question("prompt-deploy-leader", "WFA-ACT-26", [DONE, *leaders], None, self.free(g, ask))
        if ask.answers[WHO] is DONE or given > WHERE_TO or not places & (places - 1):
            return None
        options = area_options(places)
        return Question("prompt-deploy-leader-where", "WFA-LEAD-02", options)

    def complete(self, g: Table, ask: Ask) -> None:
        side, places = Side(number(ask, 0)), number(ask, 1) & g.standing[number(ask, 0)]
        if ask.answers[WHO] is DONE:
            g.tell("event-no-leader-deployed", who=g.who(side))
            return
        area = Area(ask.value(WHERE_TO) if len(ask.answers) > WHERE_TO else places.bit_length() - 1)
        if ask.value(WHO) < 0:
            put_generic(g, side, area)
        else:
            put_leader(g, Leader(ask.value(WHO)), area)
        g.spot = area


# Deployment of the Harkonnen side (WFA-ACT-25).


@rule("deploy_harkonnen")
def deploy_harkonnen(g: Table, regular: int, elite: int, special: int) -> None:
    """Units and a leader, split as wished among settlements that stand."""
    g.then(
        Do(deploy_units, HARKONNEN, SPECIAL, special),
        Do(deploy_units, HARKONNEN, ELITE, elite),
        Do(deploy_units, HARKONNEN, REGULAR, regular),
        Do(deploy_leader, HARKONNEN, g.settlements),
    )


@rule("deploy_units", SIDE_NAMES)
def deploy_units(g: Table, side: Side, kind: Kind, count: int) -> None:
    """Units of one type come to settlements, some here and some there; lower types may stand in (WFA-UNIT-05)."""
    if count and g.settled(side) and stand_in(g, side, kind) != NONE:
        g.then(Ask(DEPLOY_UNITS, g.seat_for(side), side, kind, count))


def in_supply(g: Table, side: Side, kind: Kind) -> int:
    """How many Units can be brought where that type is wanted."""
    return sum(g.unit_supply[3 * side : 3 * side + kind + 1])


# The places of the answers, whether Units are deployed or upgraded.
WHERE: Final = 0
COUNT: Final = 1


class DeployUnits(TurnForm):
    """To which settlement, and how many of the Units."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, kind, count = Side(number(ask, 0)), Kind(number(ask, 1)), number(ask, 2)
        given = len(ask.answers)
        what = UNIT_WORDS[3 * side + kind]
        if given == WHERE:
            options = [DONE, *area_options(g.settled(side))]
            args = {"count": count, "unit": what}
            return Question("prompt-deploy-units", "WFA-ACT-25", options, args, self.free(g, ask))
        most = min(count, in_supply(g, side, kind))
        if ask.answers[WHERE] is DONE or given > COUNT or most == 1:
            return None
        args = {"unit": what, "where": AREA_WORDS[ask.value(WHERE)]}
        return Question("prompt-deploy-count", "WFA-ACT-25", numbers_down(most, 1), args)

    def complete(self, g: Table, ask: Ask) -> None:
        side, kind, count = Side(number(ask, 0)), Kind(number(ask, 1)), number(ask, 2)
        if ask.answers[WHERE] is DONE:
            g.tell("event-no-units-deployed", who=g.who(side))
            return
        area = Area(ask.value(WHERE))
        came = ask.value(COUNT) if len(ask.answers) > COUNT else 1
        recruit(g, side, kind, area, came)
        g.spot = area
        g.then(Do(check_stacking, side, area), Do(deploy_units, side, kind, count - came))


# House, Harkonnen: Regular Units become Elite ones (WFA-ACT-30, WFA-RUL-19).


def upgradable(g: Table, side: Side, old: Kind, new: Kind) -> AreaMask:
    """The areas where a Unit of the one type could be replaced by one of the other from the supply."""
    if not g.unit_supply[3 * side + new]:
        return AreaMask(0)
    units, base = g.units, (3 * side + old) * AREAS
    return mask_of([area for area in areas_in(g.standing[side]) if units[base + area]])


@rule("upgrade_units", SIDE_NAMES)
def upgrade_units(g: Table, side: Side, old: Kind, new: Kind, count: int) -> None:
    """Units of one type on the board are replaced by a higher type, in one area or several."""
    if count and upgradable(g, side, old, new):
        g.then(Ask(UPGRADE_UNIT, g.seat_for(side), side, old, new, count))


class UpgradeUnit(TurnForm):
    """Where, and how many of the Units there."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, old, new, count = Side(number(ask, 0)), Kind(number(ask, 1)), Kind(number(ask, 2)), number(ask, 3)
        given = len(ask.answers)
        args = {"count": count, "old": UNIT_WORDS[3 * side + old], "new": UNIT_WORDS[3 * side + new]}
        if given == WHERE:
            options = [DONE, *area_options(upgradable(g, side, old, new))]
            return Question("prompt-upgrade", "WFA-ACT-30", options, args, self.free(g, ask))
        if ask.answers[WHERE] is DONE or given > COUNT:
            return None
        most = min(count, g.unit_supply[3 * side + new], g.unit(side, old, ask.value(WHERE)))
        if most == 1:
            return None
        return Question("prompt-upgrade-count", "WFA-ACT-30", numbers_down(most, 1), args)

    def complete(self, g: Table, ask: Ask) -> None:
        side, old, new, count = Side(number(ask, 0)), Kind(number(ask, 1)), Kind(number(ask, 2)), number(ask, 3)
        if ask.answers[WHERE] is DONE:
            g.tell("event-no-upgrade", who=g.who(side))
            return
        changed = ask.value(COUNT) if len(ask.answers) > COUNT else 1
        for _ in range(changed):
            exchange(g, side, old, new, Area(ask.value(WHERE)))
        g.then(Do(upgrade_units, side, old, new, count - changed))


WHETHER_TOKEN: Final = WhetherToken("whether_token")
DEPLOY_TOKEN: Final = DeployToken("deploy_token", TOKEN_NAMES)
DEPLOY_LEADER: Final = DeployLeader("deploy_leader", SIDE_NAMES, AREA_SETS)
DEPLOY_UNITS: Final = DeployUnits("deploy_units", SIDE_NAMES)
UPGRADE_UNIT: Final = UpgradeUnit("upgrade_unit", SIDE_NAMES)
BOOK.add(WHETHER_TOKEN)
BOOK.add(DEPLOY_TOKEN)
BOOK.add(DEPLOY_LEADER)
BOOK.add(DEPLOY_UNITS)
BOOK.add(UPGRADE_UNIT)
