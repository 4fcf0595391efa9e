"""Units, leaders and Deployment tokens on the board, and their supplies (WFA-UNIT, WFA-TOK, WFA-LEAD-02, 03).

Everything that changes where a figure is goes through here, so that the supplies and the sets of areas agree.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, AREAS, BIT, areas_in
from sandtable.games.war_for_arrakis.components import STACKING_LIMIT, TOKEN_MIXES
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.mahdi.guards import COLOUR_WORDS, colour_of
from sandtable.games.war_for_arrakis.notation import TOKEN, unit
from sandtable.games.war_for_arrakis.rules.book import BOOK, LEFT_BEHIND, MOVED_FORGOTTEN, later, number, rule
from sandtable.games.war_for_arrakis.rules.tank import leaders_fall
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    GENERIC,
    GENERIC_WORDS,
    LEADER_WORDS,
    LEADERS_OF,
    ON_BOARD,
    TOKEN_GONE,
    TOKEN_WORDS,
    Table,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CHOAM,
    ELITE,
    HARKONNEN,
    KINDS,
    NONE,
    NOWHERE,
    REGULAR,
    SPECIAL,
    UNIT_WORDS,
    Area,
    Kind,
    Leader,
    Side,
    TokenSlot,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced, shifted
from sandtable.kernel.steps import Ask, Do, Form, Question

# Units.


def put_units(g: Table, side: Side, kind: Kind, area: Area, count: int) -> None:
    """Units come from the supply onto the board. Tells nothing."""
    g.unit_supply = added(g.unit_supply, 3 * side + kind, -count)
    g.units[(3 * side + kind) * AREAS + area] += count
    if count:
        g.standing[side] |= BIT[area]


def take_units(g: Table, side: Side, kind: Kind, area: Area, count: int) -> None:
    """Units go from the board to their owner's supply (WFA-UNIT-03). Tells nothing."""
    g.unit_supply = added(g.unit_supply, 3 * side + kind, count)
    g.units[(3 * side + kind) * AREAS + area] -= count
    still_standing(g, side, area)
    _moved_leave(g, side, area, kind, count)


def shift_units(g: Table, side: Side, kind: Kind, source: Area, target: Area, count: int) -> None:
    """Units go from one area to another. Tells nothing."""
    base = (3 * side + kind) * AREAS
    g.units[base + source] -= count
    g.units[base + target] += count
    if count:
        g.standing[side] |= BIT[target]
        still_standing(g, side, source)


def still_standing(g: Table, side: Side, area: Area) -> None:
    """See whether a side still has Units or tokens in an area."""
    if not g.size(side, area):
        g.standing[side] &= ~BIT[area]


def _moved_leave(g: Table, side: Side, area: Area, figure: int, count: int) -> None:
    """Figures leave an area between the moves of an action: those that have moved go first (WFA-RUL-106)."""
    turn = g.turn
    if turn is None or not turn.moving or turn.side != side or g.follows(MOVED_FORGOTTEN):
        return
    left: list[tuple[int, int, int]] = []
    for where, kind, moved in turn.moved:
        if where == area and kind == figure:
            gone = min(moved, count)
            moved -= gone
            count -= gone
        if moved:
            left.append((where, kind, moved))
    turn.moved = left


def stand_in(g: Table, side: Side, kind: Kind) -> Kind:
    """The type that is taken where one is wanted: itself, or the next lower one in the supply; NONE if there is none.

    A higher type never stands in for a lower one (WFA-UNIT-05, 06).
    """
    wanted = int(kind)
    while wanted >= 0:
        if g.unit_supply[3 * side + wanted]:
            return Kind(wanted)
        wanted -= 1
    return Kind(NONE)


def recruit(g: Table, side: Side, kind: Kind, area: Area, count: int) -> int:
    """Bring Units from the supply to an area, lower types where the wanted one has run out, and tell it.

    Returns how many came. The stacking limit is checked by `Do(check_stacking, side, area)`.
    """
    came = 0
    for _ in range(count):
        found = stand_in(g, side, kind)
        if found == NONE:
            break
        put_units(g, side, found, area, 1)
        if g.telling:
            g.tell("event-unit-arrives", who=g.who(side), unit=UNIT_WORDS[3 * side + found], where=AREA_WORDS[area])
        came += 1
    return came


def dismiss(g: Table, side: Side, kind: Kind, area: Area, count: int) -> None:
    """Take Units off the board, and tell it."""
    take_units(g, side, kind, area, count)
    if g.telling:
        g.tell(
            "event-units-leave",
            who=g.who(side),
            count=count,
            unit=UNIT_WORDS[3 * side + kind],
            where=AREA_WORDS[area],
        )


def exchange(g: Table, side: Side, old: Kind, new: Kind, area: Area) -> None:
    """One Unit is replaced by one of another type from the supply, and it is told."""
    put_units(g, side, new, area, 1)
    take_units(g, side, old, area, 1)
    if g.telling:
        g.tell(
            "event-unit-replaced",
            who=g.who(side),
            old=UNIT_WORDS[3 * side + old],
            new=UNIT_WORDS[3 * side + new],
            where=AREA_WORDS[area],
        )


# Leaders.


def put_generic(g: Table, side: Side, area: Area) -> None:
    """A generic leader comes from the supply, and it is told."""
    g.generic_supply = added(g.generic_supply, side, -1)
    g.generics = added(g.generics, side * AREAS + area, 1)
    g.tell("event-leader-arrives", who=g.who(side), leader=GENERIC_WORDS[side], where=AREA_WORDS[area])


def take_generic(g: Table, side: Side, area: Area) -> None:
    """A generic leader goes to the supply (WFA-LEAD-05), and it is told."""
    g.generic_supply = added(g.generic_supply, side, 1)
    g.generics = added(g.generics, side * AREAS + area, -1)
    _moved_leave(g, side, area, GENERIC, 1)
    g.tell("event-leader-leaves", who=g.who(side), leader=GENERIC_WORDS[side], where=AREA_WORDS[area])


def put_leader(g: Table, leader: Leader, area: Area) -> None:
    """A named leader comes to an area from wherever he is, and it is told. Never out of a Tank (WFA-GEN-07)."""
    side = ATREIDES if leader in LEADERS_OF[ATREIDES] else HARKONNEN
    g.leader_state = replaced(g.leader_state, leader, ON_BOARD)
    g.leader_at = replaced(g.leader_at, leader, area)
    g.tell("event-leader-arrives", who=g.who(side), leader=LEADER_WORDS[leader], where=AREA_WORDS[area])


def set_aside(g: Table, leader: Leader) -> None:
    """A named leader goes back beside the dashboard, and it is told."""
    side = ATREIDES if leader in LEADERS_OF[ATREIDES] else HARKONNEN
    where = g.leader_at[leader]
    g.leader_state = replaced(g.leader_state, leader, ASIDE)
    g.leader_at = replaced(g.leader_at, leader, NOWHERE)
    g.tell("event-leader-set-aside", who=g.who(side), leader=LEADER_WORDS[leader], where=AREA_WORDS[where])


def lone_leaders(g: Table, side: Side, area: Area) -> None:
    """Leaders left without a Unit or token are removed at once (WFA-LEAD-03): generic ones now, named ones in order."""
    if g.has_legion(side, area) or not g.has_leader(side, area):
        return
    while g.generic(side, area):
        take_generic(g, side, area)
    named = g.named_in(side, area)
    if named:
        g.then(Do(leaders_fall, side, tuple([int(leader) for leader in named])))


# Legions as a whole.


def move_legion(g: Table, side: Side, source: Area, target: Area) -> None:
    """All figures and facedown tokens of a legion go to another area together. Tells nothing."""
    for kind in KINDS:
        count = g.unit(side, kind, source)
        if count:
            shift_units(g, side, kind, source, target, count)
    if side == ATREIDES:
        for slot in g.tokens_in(source):
            g.token_at = replaced(g.token_at, slot, target)
            g.standing[side] |= BIT[target]
    elif g.mahdi is not None:
        for guard in g.mahdi.guards_in(source):
            g.mahdi.guard_at[guard] = target
            g.standing[side] |= BIT[target]
    generics = g.generic(side, source)
    if generics:
        g.generics = shifted(g.generics, side * AREAS + source, side * AREAS + target, generics)
    for leader in g.named_in(side, source):
        g.leader_at = replaced(g.leader_at, leader, target)
    still_standing(g, side, source)
    _goes_on_as_it_was(g, side, source, target)


def _goes_on_as_it_was(g: Table, side: Side, source: Area, target: Area) -> None:
    """What a turn knows of a legion goes with it: which of its figures have moved (WFA-RUL-106), whether it has flown,
    and that a card speaks of it (WFA-RUL-107)."""
    turn = g.turn
    if turn is None or turn.side != side:
        return
    if turn.moving and not g.follows(MOVED_FORGOTTEN):
        moved = turn.moved
        turn.moved = [(int(target) if where == source else where, figure, count) for where, figure, count in moved]
    if g.follows(LEFT_BEHIND):
        return
    if turn.flown & BIT[source]:
        turn.flown ^= BIT[source]
        turn.flown |= BIT[target]
    if g.spot == source:
        g.spot = target


def legion_words(g: Table, side: Side, area: Area) -> list[str | dict[str, object]]:
    """What a legion is made of, as phrases: an enumeration in an event."""
    found: list[str | dict[str, object]] = []
    for kind in KINDS:
        count = g.unit(side, kind, area)
        if count:
            found.append({"message": "some", "args": {"count": count, "what": UNIT_WORDS[3 * side + kind]}})
    if side == ATREIDES:
        found.extend([TOKEN_WORDS[slot] for slot in g.tokens_in(area)])
    elif g.mahdi is not None:
        found.extend([COLOUR_WORDS[colour_of(slot)] for slot in g.mahdi.guards_in(area)])
    generics = g.generic(side, area)
    if generics:
        found.append({"message": "some", "args": {"count": generics, "what": GENERIC_WORDS[side]}})
    found.extend([LEADER_WORDS[leader] for leader in g.named_in(side, area)])
    return found


# Deployment tokens.


def reveal_token(g: Table, slot: TokenSlot) -> None:
    """A facedown token is turned, replaced by the Units it shows, and leaves the game (WFA-TOK-07, WFA-RUL-81)."""
    area = Area(g.token_at[slot])
    token = g.tokens.zones[slot][0]
    g.tokens.move(g, token, slot, TOKEN_GONE, g.everyone)
    g.token_at = replaced(g.token_at, slot, NOWHERE)
    units = TOKEN_MIXES[token].units
    g.tell(
        "event-token-revealed",
        token=TOKEN_WORDS[slot],
        where=AREA_WORDS[area],
        regular=units[REGULAR],
        elite=units[ELITE],
        fedaykin=units[SPECIAL],
    )
    for kind in KINDS:
        recruit(g, ATREIDES, kind, area, units[kind])
    still_standing(g, ATREIDES, area)
    lone_leaders(g, ATREIDES, area)


def reveal_tokens(g: Table, area: Area) -> None:
    """All tokens in an area are turned; the stacking limit is checked afterwards (WFA-TOK-06, WFA-UNIT-08)."""
    slots = g.tokens_in(area)
    if slots:
        for slot in slots:
            reveal_token(g, slot)
        g.then(Do(check_stacking, ATREIDES, area))


def discard_token(g: Table, slot: TokenSlot) -> None:
    """A token leaves the game facedown, and nobody else learns what it showed (WFA-RUL-102)."""
    area = Area(g.token_at[slot])
    g.tokens.move(g, g.tokens.zones[slot][0], slot, TOKEN_GONE, g.side_seers(ATREIDES))
    g.token_at = replaced(g.token_at, slot, NOWHERE)
    still_standing(g, ATREIDES, area)
    g.tell("event-token-discarded", token=TOKEN_WORDS[slot], where=AREA_WORDS[area])


# The stacking limit.


def stacking_limit(g: Table, side: Side) -> int:
    """How many Units of a side an area may hold (WFA-UNIT-07); the CHOAM Ban lowers it by one (WFA-RUL-78)."""
    return STACKING_LIMIT - 1 if side == HARKONNEN and g.bans[CHOAM] else STACKING_LIMIT


@rule("check_stacking", SIDE_NAMES, AREA_NAMES)
def check_stacking(g: Table, side: Side, area: Area) -> None:
    """Whoever has too many Units in an area removes some of choice, at once (WFA-UNIT-08).

    While the moves of one action are being made, this waits until all have been made (WFA-MOVE-16).
    """
    if g.size(side, area) <= stacking_limit(g, side):
        return
    if g.turn is not None and g.turn.moving and g.turn.side == side:
        return
    if g.plays_itself(side):
        g.then(later("mahdi_excess", area))
    else:
        g.then(Ask(EXCESS, g.seat_for(side), side, area), Do(check_stacking, side, area))


@rule("check_all_stacking", SIDE_NAMES)
def check_all_stacking(g: Table, side: Side) -> None:
    """The same for every area of a side, as when a Ban lowers the limit (WFA-RUL-78)."""
    limit = stacking_limit(g, side)
    full = [area for area in areas_in(g.standing[side]) if g.size(side, area) > limit]
    for area in reversed(full):
        g.then(Do(check_stacking, side, area))


class Excess(Form[Table]):
    """Which Unit or facedown token too many is removed (WFA-UNIT-08, WFA-RUL-102)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side, area = number(ask, 0), number(ask, 1)
        options: list[Option] = []
        for kind in KINDS:
            if g.unit(side, kind, area):
                options.append(unit(Side(side), kind))
        if side == ATREIDES:
            options.extend([TOKEN[slot] for slot in g.tokens_in(area)])
        args = {"where": AREA_WORDS[area], "most": stacking_limit(g, Side(side))}
        return Question("prompt-excess", "WFA-UNIT-08", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        side, area = number(ask, 0), number(ask, 1)
        chosen = ask.answers[0]
        if chosen.kind == "token":
            discard_token(g, TokenSlot(chosen.value))
        else:
            dismiss(g, Side(side), Kind(chosen.value), Area(area), 1)


EXCESS: Final = Excess("excess", SIDE_NAMES, AREA_NAMES)
BOOK.add(EXCESS)
