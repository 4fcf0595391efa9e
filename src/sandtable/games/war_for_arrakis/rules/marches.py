"""Effects that set legions in motion: moves, attacks, flights, and attacks that are no battles."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, ZONE_AREAS, areas_in, spread
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.effects import (
    ATTACK,
    BESIDE_AIR_ZONE,
    FLY,
    MODIFIERS,
    MOVE,
    PUSH,
    REACHES,
    SPECIAL_ATTACK,
    Attack,
    Effect,
    Move,
    SpecialAttack,
)
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import AREA, PASS, area_options
from sandtable.games.war_for_arrakis.rules.book import BOOK, REVEALED_BY_HITS, later, rule
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.combat_dice import throw
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.rules.legions import legion_words, move_legion, reveal_tokens
from sandtable.games.war_for_arrakis.rules.movement import (
    after_moves,
    attack_with,
    can_attack,
    can_move,
    movable,
    move_figures,
    move_legions,
    no_figures,
    split_question,
)
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, NONE, Area, AreaMask, Side, Zone, enemy
from sandtable.games.war_for_arrakis.wording import Phrase, folded, phrase, which_phrase
from sandtable.kernel.steps import Answers, Ask, Do, Question

MOVE_WORTH: Final = 8
ATTACK_WORTH: Final = 18
HIT_WORTH: Final = 7

# Moves.


def _move(g: Table, side: Side, effect: Effect, source: int) -> None:
    """Different legions, once each; or one legion several times, one move after the other (WFA-RUL-87)."""
    assert isinstance(effect, Move)
    if _move_possible(g, side, effect):
        step = Do(move_legions, side, effect.legions, effect.which.kind, effect.which.value)
        g.then(*[step] * effect.times)


def _move_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Move)
    return can_move(g, side, effect.which.kind, effect.which.value)


def _move_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Move)
    if effect.times > 1:
        return phrase("effect-move-on", legion=which_phrase(effect.which), times=effect.times)
    return phrase("effect-move", amount=effect.legions, legion=which_phrase(effect.which))


def _move_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Move)
    return MOVE_WORTH * effect.legions * effect.times


effect(MOVE, _move, _move_possible, _move_words, _move_worth)


# Attacks.


def _attack(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Attack)
    if _attack_possible(g, side, effect):
        which = effect.which
        g.then(Do(attack_with, side, which.kind, which.value, int(effect.surprise), effect.modifiers))


def _attack_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Attack)
    return can_attack(g, side, effect.which.kind, effect.which.value)


def _attack_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Attack)
    message = "effect-surprise-attack" if effect.surprise else "effect-attack"
    parts = [phrase(message, legion=which_phrase(effect.which))]
    for bit, name in enumerate(MODIFIERS):
        if effect.modifiers >> bit & 1:
            parts.append(phrase(f"effect-{name}"))
    return folded("effect-with", parts)


def _attack_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Attack)
    return ATTACK_WORTH + (4 if effect.surprise else 0) + (4 if effect.modifiers else 0)


effect(ATTACK, _attack, _attack_possible, _attack_words, _attack_worth)


# A flight from a settlement to another legion (it is a move: WFA-RUL-104).


def _garrisons(g: Table, side: Side) -> list[Area]:
    """Settlements with a legion that can fly to another one."""
    found = areas_in(g.settled(side) & g.standing[side])
    return [area for area in found if movable(g, side, area).size and g.standing[side] & ~BIT[area]]


# The places of the answers, in a flight and in a push.
ORIGIN: Final = 0
TARGET: Final = 1


class Fly(EffectForm):
    """Which legion flies, to which other legion, and who goes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side = self.side(ask)
        given = len(ask.answers)
        if given == ORIGIN:
            garrisons = _garrisons(g, side)
            if not garrisons:
                return None
            options = [*[AREA[area] for area in garrisons], PASS]
            return Question("prompt-fly", "WFA-RUL-104", options, None, self.free(g, ask))
        if ask.answers[ORIGIN] is PASS:
            return None
        origin = Area(ask.value(ORIGIN))
        if given == TARGET:
            options = area_options(g.standing[side] & ~BIT[origin])
            return Question("prompt-fly-to", "WFA-RUL-104", options, {"where": AREA_WORDS[origin]})
        return split_question(g, side, origin, ANY_LEGION, NONE, Answers(ask, TARGET), no_figures())

    def complete(self, g: Table, ask: Ask) -> None:
        side = self.side(ask)
        if not ask.answers or ask.answers[ORIGIN] is PASS:
            g.tell("event-no-more-moves", who=g.who(side))
            return
        origin, target = Area(ask.value(ORIGIN)), Area(ask.value(TARGET))
        going = no_figures()
        split_question(g, side, origin, ANY_LEGION, NONE, Answers(ask, TARGET), going)
        g.acting.moving = True
        move_figures(g, side, origin, target, Zone(NONE), going)
        g.then(Do(after_moves, side))


def _fly(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _garrisons(g, side):
        g.then(Ask(FLY_FORM, g.seat_for(side), side, effect.number, source))


def _fly_possible(g: Table, side: Side, effect: Effect) -> bool:
    return bool(_garrisons(g, side))


def _fly_words(effect: Effect) -> Phrase:
    return phrase("effect-fly")


def _fly_worth(g: Table, side: Side, effect: Effect) -> int:
    return 2 * MOVE_WORTH


FLY_FORM: Final = Fly("fly")
BOOK.add(FLY_FORM)
effect(FLY, _fly, _fly_possible, _fly_words, _fly_worth)


# An enemy legion that is pushed out of the Desert.


def _pushable(g: Table, side: Side) -> list[Area]:
    """Areas of Desert with an enemy legion that has an empty area beside it."""
    empty = g.empty_areas()
    return [area for area in areas_in(g.standing[enemy(side)] & g.deserts) if g.neighbours[area] & empty]


class Push(EffectForm):
    """Which enemy legion is pushed, and where to."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == ORIGIN:
            legions = _pushable(g, self.side(ask))
            if not legions:
                return None
            options = [*[AREA[area] for area in legions], PASS]
            return Question("prompt-push", "WFA-RUL-104", options, None, self.free(g, ask))
        if given > TARGET or ask.answers[ORIGIN] is PASS:
            return None
        origin = Area(ask.value(ORIGIN))
        options = area_options(g.neighbours[origin] & g.empty_areas())
        return Question("prompt-push-to", "WFA-RUL-104", options, {"where": AREA_WORDS[origin]})

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers or ask.answers[ORIGIN] is PASS:
            g.tell("event-pushes-nobody", who=g.who(self.side(ask)))
            return
        other = enemy(self.side(ask))
        origin, target = Area(ask.value(ORIGIN)), Area(ask.value(TARGET))
        words = legion_words(g, other, origin)
        move_legion(g, other, origin, target)
        g.tell("event-pushed", who=g.who(other), legion=words, where=AREA_WORDS[origin], to=AREA_WORDS[target])


def _push(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _pushable(g, side):
        g.then(Ask(PUSH_FORM, g.seat_for(side), side, effect.number, source))


def _push_possible(g: Table, side: Side, effect: Effect) -> bool:
    return bool(_pushable(g, side))


def _push_words(effect: Effect) -> Phrase:
    return phrase("effect-push")


def _push_worth(g: Table, side: Side, effect: Effect) -> int:
    return MOVE_WORTH


PUSH_FORM: Final = Push("push")
BOOK.add(PUSH_FORM)
effect(PUSH, _push, _push_possible, _push_words, _push_worth)


# Dice that fall on a legion without a battle (WFA-TOK-06, WFA-SETT-04).


def _in_reach(g: Table, side: Side, reach: int) -> AreaMask:
    """The enemy legions that a special attack can reach."""
    there = g.standing[enemy(side)]
    if reach == BESIDE_AIR_ZONE:
        return AreaMask(there & ZONE_AREAS[g.spot_zone] if g.spot_zone >= 0 else 0)
    return AreaMask(there & spread(g.standing[side], g.neighbours))


class SpecialAttackForm(EffectForm):
    """Which enemy legion the dice fall on."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, SpecialAttack)
        areas = areas_in(_in_reach(g, self.side(ask), effect.reach))
        if ask.answers or not areas:
            return None
        options = [*[AREA[area] for area in areas], PASS]
        return Question("prompt-special-attack", "WFA-SETT-04", options, {"dice": effect.dice}, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect, side = self.effect(ask), self.side(ask)
        assert isinstance(effect, SpecialAttack)
        if not ask.answers or ask.answers[0] is PASS:
            g.tell("event-no-special-attack", who=g.who(side))
            return
        area = Area(ask.value(0))
        g.tell("event-special-attack", who=g.who(side), where=AREA_WORDS[area], dice=effect.dice)
        g.then(Do(uncover, enemy(side), area), Do(roll_special_attack, enemy(side), area, effect.dice))


@rule("uncover", SIDE_NAMES, AREA_NAMES)
def uncover(g: Table, side: Side, area: Area) -> None:
    """Deployment tokens under attack are revealed, the Sietch is not (WFA-TOK-06, WFA-SSPC-06)."""
    if side == ATREIDES:
        reveal_tokens(g, area)
    elif g.mahdi is not None and not g.follows(REVEALED_BY_HITS):
        g.then(later("reveal_guards", area))


@rule("roll_special_attack", SIDE_NAMES, AREA_NAMES)
def roll_special_attack(g: Table, side: Side, area: Area, dice: int) -> None:
    hits, shields, specials = throw(g, dice)
    g.then(Do(resolve_special_attack, side, area, hits, shields, specials))


@rule("resolve_special_attack", SIDE_NAMES, AREA_NAMES)
def resolve_special_attack(g: Table, side: Side, area: Area, hits: int, shields: int, specials: int) -> None:
    """Hits and Specials both score on the legion of a side; it makes no roll of its own."""
    g.tell("event-special-attack-roll", hits=hits, shields=shields, specials=specials, count=hits + specials)
    g.then(Do(take_hits, side, area, hits + specials))


def _special_attack(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, SpecialAttack)
    if _in_reach(g, side, effect.reach):
        g.then(Ask(SPECIAL_ATTACK_FORM, g.seat_for(side), side, effect.number, source))


def _special_attack_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, SpecialAttack)
    return _in_reach(g, side, effect.reach) != 0


def _special_attack_words(effect: Effect) -> Phrase:
    assert isinstance(effect, SpecialAttack)
    return phrase("effect-special-attack", dice=effect.dice, target=phrase(f"target-{REACHES[effect.reach]}"))


def _special_attack_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, SpecialAttack)
    return HIT_WORTH * effect.dice * 2 // 3


SPECIAL_ATTACK_FORM: Final = SpecialAttackForm("special_attack")
BOOK.add(SPECIAL_ATTACK_FORM)
effect(SPECIAL_ATTACK, _special_attack, _special_attack_possible, _special_attack_words, _special_attack_worth)
