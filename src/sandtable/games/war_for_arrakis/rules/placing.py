"""Effects that place and deploy Units, leaders and Deployment tokens (WFA-GEN-04 to 07, WFA-UNIT-05, WFA-LEAD-02).

What a card places may come from the supply or from elsewhere on the board, never out of a Tank.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, AREAS, BIT, areas_in, mask_of
from sandtable.games.war_for_arrakis.components import UNIT_FIGURES
from sandtable.games.war_for_arrakis.effects import (
    ANYBODY,
    DEPLOY,
    DEPLOY_TOKEN,
    GENERIC_LEADER,
    NOBODY,
    PLACE,
    PLACE_APART,
    PLACE_TOKEN,
    UPGRADE,
    At,
    Deploy,
    Effect,
    Place,
    PlaceApart,
    Upgrade,
)
from sandtable.games.war_for_arrakis.fields import AREA_SETS, TOKEN_NAMES
from sandtable.games.war_for_arrakis.notation import (
    ALL,
    AREA,
    DONE,
    FROM_SUPPLY,
    LEADER,
    PASS,
    SPLIT,
    TOKEN,
    generic,
)
from sandtable.games.war_for_arrakis.rules.book import BOOK, FALLEN_TWICE, number
from sandtable.games.war_for_arrakis.rules.checks import places
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters, person, placeable
from sandtable.games.war_for_arrakis.rules.legions import (
    check_stacking,
    lone_leaders,
    put_generic,
    put_leader,
    recruit,
    shift_units,
    stand_in,
    still_standing,
)
from sandtable.games.war_for_arrakis.rules.results import (
    deploy_atreides,
    deploy_harkonnen,
    draw_token,
    put_token,
    upgradable,
    upgrade_units,
)
from sandtable.games.war_for_arrakis.state import (
    GENERIC_WORDS,
    LEADERS_OF,
    NOT_IN_PLAY,
    TOKEN_POOL,
    TOKEN_WORDS,
    Table,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    KINDS,
    NONE,
    NOWHERE,
    UNIT_WORDS,
    Area,
    AreaMask,
    Kind,
    Leader,
    Side,
)
from sandtable.games.war_for_arrakis.wording import Phrase, folded, leader_phrase, phrase, units_phrase, where_phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import shifted
from sandtable.kernel.steps import Answers, Ask, Do, Question

UNIT_WORTH: Final[tuple[int, ...]] = (10, 15, 20)
LEADER_WORTH: Final = 10
TOKEN_WORTH: Final = 25

# Pieces that can be had.


class Stock:
    """The Units of a side that can be placed in an area, while the owner says one by one where they come from."""

    def __init__(self, g: Table, side: Side, target: Area, just_placed: int = 0) -> None:
        self.side = side
        self.supply = [g.unit_supply[3 * side + kind] for kind in KINDS]
        # Units elsewhere on the board, by type and area; counted when a type is first asked for.
        self.units = g.units
        self.areas = areas_in(g.standing[side] & ~BIT[target] & ~just_placed)
        self._elsewhere: list[dict[Area, int] | None] = [None, None, None]

    def elsewhere(self, kind: Kind) -> dict[Area, int]:
        """How many Units of a type there are in other areas that have any."""
        found = self._elsewhere[kind]
        if found is None:
            base = (3 * self.side + kind) * AREAS
            found = {area: self.units[base + area] for area in self.areas if self.units[base + area]}
            self._elsewhere[kind] = found
        return found

    def from_supply(self, kind: Kind) -> Kind:
        """The type that the supply gives where one is wanted: itself or the next lower one (WFA-UNIT-05)."""
        wanted = int(kind)
        while wanted >= 0 and not self.supply[wanted]:
            wanted -= 1
        return Kind(wanted)

    def sources(self, kind: Kind) -> list[Option]:
        """Where a Unit of the type can be taken from."""
        found = [FROM_SUPPLY] if self.from_supply(kind) != NONE else []
        found.extend([AREA[area] for area, count in self.elsewhere(kind).items() if count])
        return found

    def has(self, kind: Kind) -> bool:
        """Whether a Unit of the type can be taken from anywhere."""
        return self.from_supply(kind) != NONE or any(list(self.elsewhere(kind).values()))

    def take(self, kind: Kind, source: Option) -> None:
        if source is FROM_SUPPLY:
            self.supply[self.from_supply(kind)] -= 1
        else:
            self.elsewhere(kind)[Area(source.value)] -= 1


def bring_unit(g: Table, side: Side, kind: Kind, target: Area, source: Option) -> None:
    """A Unit comes from the supply, or from an area of the board (where leaders may be left: `leaders_left`)."""
    if source is FROM_SUPPLY:
        recruit(g, side, kind, target, 1)
        return
    origin = Area(source.value)
    shift_units(g, side, kind, origin, target, 1)
    g.tell(
        "event-unit-relocated",
        who=g.who(side),
        unit=UNIT_WORDS[3 * side + kind],
        origin=AREA_WORDS[origin],
        where=AREA_WORDS[target],
    )


def leaders_left(g: Table, side: Side, sources: list[Option]) -> None:
    """Leaders whom the placing has left without Units are removed when all has been placed (WFA-LEAD-03).

    Named ones go to the Tank only after this, so that an area is looked at once, however many Units came from it.
    """
    seen = 0
    for source in sources:
        if source is FROM_SUPPLY or seen >> source.value & 1:
            continue
        if not g.follows(FALLEN_TWICE):
            seen |= 1 << source.value
        lone_leaders(g, side, Area(source.value))


def bring_generic(g: Table, side: Side, target: Area, source: Option) -> None:
    """A Bashar or Naib comes from the supply, or from an area of the board."""
    if source is FROM_SUPPLY:
        put_generic(g, side, target)
        return
    g.generics = shifted(g.generics, side * AREAS + source.value, side * AREAS + target, 1)
    g.tell(
        "event-leader-relocated",
        who=g.who(side),
        leader=GENERIC_WORDS[side],
        origin=AREA_WORDS[source.value],
        where=AREA_WORDS[target],
    )


def generic_sources(g: Table, side: Side, target: int) -> list[Option]:
    """Where a generic leader can be taken from."""
    found = [FROM_SUPPLY] if g.generic_supply[side] else []
    generics, base = g.generics, side * AREAS
    found.extend([AREA[area] for area in areas_in(g.standing[side]) if generics[base + area] and area != target])
    return found


def can_take_generic(g: Table, side: Side, target: int) -> bool:
    """Whether a generic leader can be taken from anywhere."""
    if g.generic_supply[side]:
        return True
    generics, base = g.generics, side * AREAS
    return any(generics[base + area] and area != target for area in areas_in(g.standing[side]))


# Units, and perhaps a leader, in one area.


class Placement:
    """What a form says so far: where, which Units from where, and which leader."""

    def __init__(self) -> None:
        self.target = NOWHERE
        self.units: list[tuple[Kind, Option]] = []
        self.leader: Option | None = None
        self.leader_from: Option = FROM_SUPPLY


class PlaceForm(EffectForm):
    """Where a card places its Units and its leader, where each comes from, and whether at all.

    Usually all Units come from the supply; whoever wants it otherwise says so Unit by Unit.
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._read(g, ask, Placement())

    def complete(self, g: Table, ask: Ask) -> None:
        side, effect = self.side(ask), self.effect(ask)
        assert isinstance(effect, Place)
        placement = Placement()
        self._read(g, ask, placement)
        target = placement.target
        if not placement.units and placement.leader is None:
            g.tell("event-places-nothing", who=g.who(side))
            return
        g.spot = target
        g.then(Do(check_stacking, side, target))
        for kind, source in placement.units:
            bring_unit(g, side, kind, target, source)
        chosen = placement.leader
        if chosen is generic(side):
            bring_generic(g, side, target, placement.leader_from)
        elif chosen is not None:
            leader_enters(g, Leader(chosen.value))
            put_leader(g, Leader(chosen.value), target)
        leaders_left(g, side, [source for _, source in placement.units])

    def _read(self, g: Table, ask: Ask, placement: Placement) -> Question | None:
        """The next question, or None when all is said. What is said is put into `placement`."""
        effect, side = self.effect(ask), self.side(ask)
        assert isinstance(effect, Place)
        answers = Answers(ask)
        areas = areas_in(_targets(g, side, effect))
        if len(areas) > 1:
            chosen = answers.next()
            if chosen is None:
                options = [*[AREA[area] for area in areas], PASS]
                return Question(
                    "prompt-place-where", "WFA-GEN-05", options, {"what": _pieces(effect)}, self.free(g, ask)
                )
            if chosen is PASS:
                return None
            placement.target = Area(chosen.value)
        elif areas:
            placement.target = areas[0]
        else:
            return None
        question = self._read_units(g, side, effect, answers, placement)
        if question is None and effect.leader != NOBODY:
            question = self._read_leader(g, side, effect, answers, placement)
        if question is not None and not ask.answers:
            question.interrupts = self.free(g, ask)
        return question

    def _read_units(
        self, g: Table, side: Side, effect: Place, answers: Answers, placement: Placement
    ) -> Question | None:
        stock = Stock(g, side, placement.target)
        wanted = [kind for kind in reversed(KINDS) for _ in range(effect.units[kind])]
        if not any([stock.has(kind) for kind in wanted]):
            return None
        where = AREA_WORDS[placement.target]
        way = answers.next()
        if way is None:
            options = [SPLIT, PASS]
            if any([stock.from_supply(kind) != NONE for kind in wanted]):
                options.insert(0, ALL)
            return Question("prompt-place-units", "WFA-GEN-05", options, {"what": _units(effect), "where": where})
        if way is PASS:
            return None
        for kind in wanted:
            sources = stock.sources(kind)
            source: Option | None = PASS
            if way is ALL:
                source = FROM_SUPPLY if FROM_SUPPLY in sources else PASS
            elif sources:
                source = answers.next()
            if source is None:
                args = {"unit": UNIT_WORDS[3 * side + kind], "where": where}
                return Question("prompt-place-unit", "WFA-GEN-05", [*sources, PASS], args)
            if source is not PASS:
                stock.take(kind, source)
                placement.units.append((kind, source))
        return None

    def _read_leader(
        self, g: Table, side: Side, effect: Place, answers: Answers, placement: Placement
    ) -> Question | None:
        target = placement.target
        if not placement.units and not g.has_legion(side, target):
            return None
        leaders = _leaders(g, side, effect.leader, target)
        if not leaders:
            return None
        if effect.enters:
            placement.leader = leaders[0]
            return None
        args = {"leader": leader_phrase(effect.leader), "where": AREA_WORDS[target]}
        chosen = answers.next()
        if chosen is None:
            return Question("prompt-place-leader", "WFA-LEAD-02", [*leaders, PASS], args)
        if chosen is PASS:
            return None
        placement.leader = chosen
        if chosen is generic(side):
            sources = generic_sources(g, side, target)
            source = answers.next() if len(sources) > 1 else sources[0]
            if source is None:
                return Question("prompt-place-generic", "WFA-GEN-05", sources, args)
            placement.leader_from = source
        return None


def _leaders(g: Table, side: Side, wanted: int, target: int) -> list[Option]:
    """The leaders that a card can place: the one it names, a generic one, or any that is to be had."""
    plain = [generic(side)] if can_take_generic(g, side, target) else []
    if wanted == GENERIC_LEADER:
        return plain
    if wanted == ANYBODY:
        return plain + [LEADER[leader] for leader in LEADERS_OF[side] if placeable(g, leader)]
    leader = person(g, Leader(wanted))
    return [LEADER[leader]] if placeable(g, leader) or g.leader_state[leader] == NOT_IN_PLAY else []


def _targets(g: Table, side: Side, effect: Place) -> AreaMask:
    """The areas where the effect can place something now; what the supply gives can be placed in any of them."""
    where = places(g, side, effect.where)
    if _supplied(g, side, effect):
        return where
    return mask_of([area for area in areas_in(where) if _can_place_there(g, side, effect, area)])


def _supplied(g: Table, side: Side, effect: Place) -> bool:
    """Whether the supply has any of the Units, or one that stands in for it."""
    units = effect.units
    return any(units[kind] and stand_in(g, side, kind) != NONE for kind in KINDS)


def _can_place_there(g: Table, side: Side, effect: Place, area: Area) -> bool:
    """Whether the effect can place a Unit in an area, or its leader with the legion there."""
    if _can_bring(g, side, effect, area):
        return True
    return effect.leader != NOBODY and g.has_legion(side, area) and bool(_leaders(g, side, effect.leader, area))


def _can_bring(g: Table, side: Side, effect: Place, area: Area) -> bool:
    """Whether any of the Units can be had for an area."""
    units = effect.units
    return any(units[kind] and can_take(g, side, kind, area) for kind in KINDS)


def can_take(g: Table, side: Side, kind: Kind, target: Area) -> bool:
    """Whether a Unit of the type, or one that stands in for it, can be had from the supply or from elsewhere."""
    for lower in range(kind + 1):
        if g.unit_supply[3 * side + lower]:
            return True
    # All figures of the type stand on the board.
    return UNIT_FIGURES[3 * side + kind] > g.unit(side, kind, target)


def _place(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Place)
    if _place_possible(g, side, effect):
        g.then(Ask(PLACE_FORM, g.seat_for(side), side, effect.number, source))


def _place_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Place)
    where = places(g, side, effect.where)
    if _supplied(g, side, effect):
        return where != 0
    return any(_can_place_there(g, side, effect, area) for area in areas_in(where))


def _units(effect: Place) -> Phrase:
    return folded("effect-and", units_phrase(effect.units))


def _pieces(effect: Place) -> Phrase:
    """Units and leader of an effect, in words."""
    pieces = units_phrase(effect.units)
    if effect.leader != NOBODY:
        pieces.append(leader_phrase(effect.leader))
    return folded("effect-and", pieces)


def _place_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Place)
    message = "effect-arrive" if effect.enters else "effect-place"
    return phrase(message, what=_pieces(effect), where=where_phrase(effect.where))


def _place_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Place)
    worth = sum([UNIT_WORTH[kind] * effect.units[kind] for kind in KINDS])
    return worth + LEADER_WORTH if effect.leader != NOBODY else worth


# Single Units, each in an area of its own.


# The places of the answers.
TARGET: Final = 0
SOURCE: Final = 1


class PlaceApartForm(EffectForm):
    """Where one Unit goes, and where it comes from."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect, side, taken = self.effect(ask), self.side(ask), number(ask, 4)
        assert isinstance(effect, PlaceApart)
        kind = Kind(effect.kind)
        what = UNIT_WORDS[3 * side + kind]
        if not ask.answers:
            # The supply has a Unit, or all of the type stand on the board, and many where the effect has placed none.
            areas = areas_in(places(g, side, effect.where) & ~taken)
            if not areas:
                return None
            args = {"unit": what, "count": number(ask, 3)}
            options = [*[AREA[area] for area in areas], DONE]
            return Question("prompt-place-apart", "WFA-GEN-05", options, args, self.free(g, ask))
        if ask.answers[TARGET] is DONE or len(ask.answers) > SOURCE:
            return None
        target = Area(ask.value(TARGET))
        sources = Stock(g, side, target, taken).sources(kind)
        if len(sources) == 1:
            return None
        return Question("prompt-place-unit", "WFA-GEN-05", sources, {"unit": what, "where": AREA_WORDS[target]})

    def complete(self, g: Table, ask: Ask) -> None:
        effect, side, left, taken = self.effect(ask), self.side(ask), number(ask, 3), number(ask, 4)
        assert isinstance(effect, PlaceApart)
        if not ask.answers or ask.answers[TARGET] is DONE:
            g.tell("event-places-no-more", who=g.who(side))
            return
        target = Area(ask.value(TARGET))
        kind = Kind(effect.kind)
        asked = len(ask.answers) > SOURCE
        source = ask.answers[SOURCE] if asked else Stock(g, side, target, taken).sources(kind)[0]
        if left > 1:
            g.then(
                Ask(PLACE_APART_FORM, ask.seat, side, effect.number, self.source(ask), left - 1, taken | BIT[target])
            )
        g.spot = target
        bring_unit(g, side, kind, target, source)
        leaders_left(g, side, [source])


def _place_apart(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, PlaceApart)
    if _place_apart_possible(g, side, effect):
        g.then(Ask(PLACE_APART_FORM, g.seat_for(side), side, effect.number, source, effect.areas, 0))


def _place_apart_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, PlaceApart)
    kind = Kind(effect.kind)
    return any(can_take(g, side, kind, area) for area in areas_in(places(g, side, effect.where)))


def _place_apart_words(effect: Effect) -> Phrase:
    assert isinstance(effect, PlaceApart)
    units = tuple([effect.areas if kind == effect.kind else 0 for kind in KINDS])
    return phrase(
        "effect-place-apart", what=folded("effect-and", units_phrase(units)), where=where_phrase(effect.where)
    )


def _place_apart_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, PlaceApart)
    return UNIT_WORTH[effect.kind] * effect.areas


# Deployment as by an action die.


def _deploy(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Deploy)
    regular, elite, special = effect.units
    g.then(Do(deploy_harkonnen, regular, elite, special))


def _settlements_stand(g: Table, side: Side, effect: Effect) -> bool:
    return g.settled(side) != 0


def _deploy_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Deploy)
    pieces = folded("effect-and", [*units_phrase(effect.units), phrase("effect-any-leader")])
    return phrase("effect-deploy", what=pieces)


def _deploy_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Deploy)
    return LEADER_WORTH + sum([UNIT_WORTH[kind] * effect.units[kind] for kind in KINDS])


def _deploy_token(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(deploy_atreides))


def _deploy_token_words(effect: Effect) -> Phrase:
    return phrase("effect-deploy-token")


def _deploy_token_worth(g: Table, side: Side, effect: Effect) -> int:
    return TOKEN_WORTH + LEADER_WORTH


# A Deployment token for a Sietch.


# The places of the answers.
WHICH_TOKEN: Final = 0
TOKEN_TO: Final = 1


class PlaceTokenForm(EffectForm):
    """Which token comes: a new one, or one that lies elsewhere; and for the latter, to which Sietch."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect, side = self.effect(ask), self.side(ask)
        assert isinstance(effect, At)
        areas = areas_in(places(g, side, effect.where))
        if not areas:
            return None
        if not ask.answers:
            options = [FROM_SUPPLY] if g.tokens.zones[TOKEN_POOL] else []
            options.extend([TOKEN[slot] for slot in range(len(TOKEN)) if g.token_at[slot] >= 0])
            return Question("prompt-place-token", "WFA-GEN-05", [*options, PASS], None, self.free(g, ask))
        chosen = ask.answers[WHICH_TOKEN]
        if chosen.kind != "token" or len(ask.answers) > TOKEN_TO or len(areas) == 1:
            return None
        options = [AREA[area] for area in areas]
        return Question("prompt-place-token-where", "WFA-GEN-05", options, {"token": TOKEN_WORDS[chosen.value]})

    def complete(self, g: Table, ask: Ask) -> None:
        effect, side = self.effect(ask), self.side(ask)
        assert isinstance(effect, At)
        areas = places(g, side, effect.where)
        if not ask.answers or ask.answers[WHICH_TOKEN] is PASS:
            g.tell("event-places-nothing", who=g.who(side))
        elif ask.answers[WHICH_TOKEN] is FROM_SUPPLY:
            slot = draw_token(g)
            g.then(Ask(NEW_TOKEN_WHERE, ask.seat, side, effect.number, self.source(ask), slot, areas))
        else:
            target = ask.value(TOKEN_TO) if len(ask.answers) > TOKEN_TO else areas_in(areas)[0]
            slot = ask.value(WHICH_TOKEN)
            origin = Area(g.token_at[slot])
            put_token(g, slot, Area(target))
            still_standing(g, ATREIDES, origin)
            lone_leaders(g, ATREIDES, origin)


class NewTokenWhere(EffectForm):
    """To which Sietch a token goes that was drawn and looked at, as by the Deployment action (WFA-ACT-24)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        areas = areas_in(number(ask, 4))
        if ask.answers or len(areas) == 1:
            return None
        options = [AREA[area] for area in areas]
        return Question("prompt-place-token-where", "WFA-ACT-24", options, {"token": TOKEN_WORDS[number(ask, 3)]})

    def complete(self, g: Table, ask: Ask) -> None:
        areas = areas_in(number(ask, 4))
        put_token(g, number(ask, 3), Area(ask.value(0)) if ask.answers else areas[0])


def _place_token(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _place_token_possible(g, side, effect):
        g.then(Ask(PLACE_TOKEN_FORM, g.seat_for(side), side, effect.number, source))


def _place_token_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, At)
    there = bool(g.tokens.zones[TOKEN_POOL]) or max(g.token_at) >= 0
    return there and places(g, side, effect.where) != 0


def _place_token_words(effect: Effect) -> Phrase:
    assert isinstance(effect, At)
    return phrase("effect-place-token", where=where_phrase(effect.where))


def _place_token_worth(g: Table, side: Side, effect: Effect) -> int:
    return TOKEN_WORTH


# Units that are replaced by better ones.


def _upgrade(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Upgrade)
    g.then(Do(upgrade_units, side, effect.kind, effect.into, effect.amount))


def _upgrade_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Upgrade)
    return upgradable(g, side, Kind(effect.kind), Kind(effect.into)) != 0


def _upgrade_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Upgrade)
    names = ("regular", "elite", "special")
    return phrase(f"effect-upgrade-{names[effect.kind]}-{names[effect.into]}", amount=effect.amount)


def _upgrade_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Upgrade)
    return (UNIT_WORTH[effect.into] - UNIT_WORTH[effect.kind]) * effect.amount


PLACE_FORM: Final = PlaceForm("place")
PLACE_APART_FORM: Final = PlaceApartForm("place_apart", None, AREA_SETS)
PLACE_TOKEN_FORM: Final = PlaceTokenForm("place_token")
NEW_TOKEN_WHERE: Final = NewTokenWhere("new_token_where", TOKEN_NAMES, AREA_SETS)
BOOK.add(PLACE_FORM)
BOOK.add(PLACE_APART_FORM)
BOOK.add(PLACE_TOKEN_FORM)
BOOK.add(NEW_TOKEN_WHERE)
effect(PLACE, _place, _place_possible, _place_words, _place_worth)
effect(PLACE_APART, _place_apart, _place_apart_possible, _place_apart_words, _place_apart_worth)
effect(DEPLOY, _deploy, _settlements_stand, _deploy_words, _deploy_worth)
effect(DEPLOY_TOKEN, _deploy_token, _settlements_stand, _deploy_token_words, _deploy_token_worth)
effect(PLACE_TOKEN, _place_token, _place_token_possible, _place_token_words, _place_token_worth)
effect(UPGRADE, _upgrade, _upgrade_possible, _upgrade_words, _upgrade_worth)
