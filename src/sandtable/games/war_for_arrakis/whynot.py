"""Why something cannot be chosen now, in the order in which a player would ask (see kernel/whynot.py)."""

from typing import Final

from sandtable.games.war_for_arrakis.notation import AREA, CARD, DIE, ZONE
from sandtable.games.war_for_arrakis.prompts import PROMPTS
from sandtable.games.war_for_arrakis.rules.book import number
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.dice import faces_of
from sandtable.games.war_for_arrakis.rules.hands import hand_of
from sandtable.games.war_for_arrakis.rules.movement import (
    can_go,
    has_destination,
    has_target,
    pinned_here,
    prey,
    reach,
)
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, Area, Side, enemy
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import EVERYWHERE, Reason, WhyNot

WHY_NOT: Final = WhyNot("area", "zone", "die", "card")


# What lies before a side.


def _areas(g: Table, ask: Ask) -> list[Option]:
    return AREA


def _zones(g: Table, ask: Ask) -> list[Option]:
    return ZONE


def _dice(g: Table, ask: Ask) -> list[Option]:
    return DIE


def _hand(g: Table, ask: Ask) -> list[Option]:
    return [CARD[kind] for kind in sorted(set(hand_of(g, ask.seat)))]


# Legions.


def _legion(g: Table, ask: Ask, area: int, which: int, value: int) -> Reason | None:
    """Whether a legion stands there that the action may set in motion."""
    side = Side(number(ask, 0))
    if not g.standing[side] >> area & 1:
        return Reason("reason-no-legion")
    return None if legions_of(g, side, which, value) >> area & 1 else Reason("reason-legion-unfit")


@WHY_NOT.at(_areas, "prompt-move")
def move_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, which, value = Side(number(ask, 0)), number(ask, 2), number(ask, 3)
    none = _legion(g, ask, option.value, which, value)
    if none is not None:
        return none
    if not can_go(g, side, Area(option.value), which, value):
        return Reason("reason-legion-moved")
    return None if has_destination(g, side, option.value, g.free(side)) else Reason("reason-no-way-out")


@WHY_NOT.at(_areas, "prompt-move-to")
def move_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, origin = Side(number(ask, 0)), ask.value(0)
    if option.value == origin:
        return Reason("reason-same-area")
    if not reach(g, side, origin) >> option.value & 1:
        return Reason("reason-out-of-reach")
    return _occupied(g, side, option.value)


def _occupied(g: Table, side: Side, area: int) -> Reason | None:
    """What keeps an area from being free for a side."""
    other = enemy(side)
    if (g.standing[other] | g.settled(other)) >> area & 1:
        return Reason("reason-enemy-there")
    return Reason("reason-worm-there") if g.worms >> area & 1 else None


@WHY_NOT.at(_areas, "prompt-attack")
def attack_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, which, value = Side(number(ask, 0)), number(ask, 1), number(ask, 2)
    none = _legion(g, ask, option.value, which, value)
    if none is not None:
        return none
    if pinned_here(g, side, Area(option.value)):
        return Reason("reason-leader-pinned")
    return None if has_target(g, side, option.value, prey(g, side)) else Reason("reason-no-target")


@WHY_NOT.at(_areas, "prompt-attack-where")
def attack_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, origin = Side(number(ask, 0)), ask.value(0)
    if not prey(g, side) >> option.value & 1:
        return Reason("reason-worm-there" if g.worms >> option.value & 1 else "reason-no-enemy")
    return None if reach(g, side, origin) >> option.value & 1 else Reason("reason-out-of-reach")


WHY_NOT.plainly(_areas, "reason-no-retreat", "prompt-retreat-to")


# Pieces that are placed.


@WHY_NOT.names(_areas, "prompt-place-vehicle", "prompt-vehicle-to")
def place_harvester(g: Table, ask: Ask, option: Option) -> Reason | None:
    area = option.value
    if any([one.kind == "zone" for one in g.options(ask.seat)]):
        return Reason("reason-zones-only")
    if not g.deserts >> area & 1:
        return Reason("reason-no-desert")
    if g.harvesters >> area & 1:
        return Reason("reason-harvester-there")
    return _occupied(g, HARKONNEN, area) or Reason("reason-effect-elsewhere")


WHY_NOT.plainly(_zones, "reason-areas-only", "prompt-place-vehicle", "prompt-vehicle-to")
WHY_NOT.plainly(_areas, "reason-no-vehicle", "prompt-vehicle-from", "prompt-down-vehicle", "prompt-remove-harvesters")
WHY_NOT.plainly(
    _zones,
    "reason-no-vehicle",
    "prompt-vehicle-from",
    "prompt-down-vehicle",
    "prompt-remove-ornithopter",
    "prompt-scout",
    "prompt-transport",
    "prompt-rescue",
)
WHY_NOT.plainly(_areas, "reason-zone-far", "prompt-scout-where")
WHY_NOT.plainly(
    _areas, "reason-no-settlement", "prompt-deploy-units", "prompt-deploy-token", "prompt-deploy-leader-where"
)
WHY_NOT.plainly(_areas, "reason-no-upgrade", "prompt-upgrade")
WHY_NOT.plainly(_areas, "reason-no-wormsign", "prompt-wormsign")
WHY_NOT.plainly(_areas, "reason-no-worm", "prompt-worm-moves", "prompt-worm-attacks")
WHY_NOT.plainly(_areas, "reason-worm-shuns", "prompt-worm-to", "prompt-worm-target", "prompt-wild-maker-to")
WHY_NOT.plainly(
    _areas, "reason-not-due", "prompt-next-storm", "prompt-next-worm", "prompt-next-wormsign", "prompt-arrival"
)
WHY_NOT.plainly(
    _areas,
    "reason-effect-elsewhere",
    "prompt-detonate",
    "prompt-drive-out",
    "prompt-families-from",
    "prompt-fly",
    "prompt-fly-to",
    "prompt-place-apart",
    "prompt-place-generic",
    "prompt-place-token-where",
    "prompt-place-unit",
    "prompt-place-where",
    "prompt-push",
    "prompt-push-to",
    "prompt-relocate",
    "prompt-relocate-to",
    "prompt-reveal",
    "prompt-send-wormsign",
    "prompt-special-attack",
    "prompt-swap",
    "prompt-swap-with",
    "prompt-wild-maker-enters",
    "prompt-worm-figure",
    "prompt-worm-place",
    "prompt-wormsign-away",
)
# What the Mahdi could choose equally well somebody else decides; the rest its rules rule out.
_OF_THE_MAHDI: Final = tuple([message for message in PROMPTS if message.startswith("prompt-mahdi-")])
WHY_NOT.plainly(_areas, "reason-mahdi-decided", *_OF_THE_MAHDI)
WHY_NOT.plainly(_zones, "reason-mahdi-decided", *_OF_THE_MAHDI)


# Dice and cards.


@WHY_NOT.at(_dice, "prompt-action")
def spend(g: Table, ask: Ask, option: Option) -> Reason | None:
    faces = faces_of(g, ask.seat)
    if option.value not in faces:
        return Reason("reason-no-die")
    forced = g.acting.side == HARKONNEN and g.forced_result in faces and g.forced_result != option.value
    return Reason("reason-die-forced") if forced else None


WHY_NOT.plainly(_dice, "reason-house-in-vain", "prompt-use-die", "prompt-use-house")
WHY_NOT.plainly(_dice, "reason-no-slot", "prompt-change-die", "prompt-bene-gesserit")
WHY_NOT.plainly(_dice, "reason-no-die", "prompt-excess-die", "prompt-force-die")
WHY_NOT.plainly(_hand, "reason-card-in-vain", "prompt-play-card", "prompt-another-card")
WHY_NOT.plainly(_hand, "reason-card-die", EVERYWHERE)
WHY_NOT.all_offered("prompt-hand-limit", "prompt-shed", "prompt-throw-cards")
