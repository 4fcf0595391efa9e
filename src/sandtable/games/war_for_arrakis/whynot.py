"""Why something cannot be chosen now, in the order in which a player would ask (see kernel/whynot.py)."""

from typing import Final

from sandtable.games.war_for_arrakis.leaders import LEADERS, LEADERS_OF, WILD_MAKER
from sandtable.games.war_for_arrakis.notation import (
    AREA,
    CARD,
    DIE,
    LEADER,
    PRESCIENCE_CARD,
    TOKEN,
    ZONE,
    generic,
)
from sandtable.games.war_for_arrakis.prescience import FOR_A_DIE, PRESCIENCE
from sandtable.games.war_for_arrakis.prompts import PROMPTS
from sandtable.games.war_for_arrakis.rules.book import number
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.dice import faces_of
from sandtable.games.war_for_arrakis.rules.free_actions import may_reveal
from sandtable.games.war_for_arrakis.rules.hands import hand_of
from sandtable.games.war_for_arrakis.rules.leaders import in_play
from sandtable.games.war_for_arrakis.rules.movement import (
    ORIGIN,
    can_go,
    has_destination,
    has_target,
    pinned_here,
    prey,
    reach,
)
from sandtable.games.war_for_arrakis.rules.prescience import claims_left, within_reach
from sandtable.games.war_for_arrakis.state import IN_TANK, ON_BOARD, SHOWN, Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DESERT_POWER,
    FACE_WORDS,
    HARKONNEN,
    HOUSE_ATREIDES,
    NO_FACE,
    Area,
    Face,
    Leader,
    Side,
    enemy,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import EVERYWHERE, Reason, WhyNot

WHY_NOT: Final = WhyNot("area", "zone", "die", "card", "leader", "token", "prescience")


# What lies before a side.


def _areas(g: Table, ask: Ask) -> list[Option]:
    return AREA


def _zones(g: Table, ask: Ask) -> list[Option]:
    return ZONE


def _dice(g: Table, ask: Ask) -> list[Option]:
    return DIE


def _hand(g: Table, ask: Ask) -> list[Option]:
    return [CARD[kind] for kind in sorted(set(hand_of(g, ask.seat)))]


def _leaders_of(side: Side) -> list[Option]:
    """The named leaders of a side; the Wild Maker lies among those of the Atreides."""
    return [LEADER[leader] for leader in LEADERS_OF[side]] + ([LEADER[WILD_MAKER]] if side == ATREIDES else [])


def _own_leaders(g: Table, ask: Ask) -> list[Option]:
    return _leaders_of(g.side_of_seat(ask.seat))


def _enemy_leaders(g: Table, ask: Ask) -> list[Option]:
    return _leaders_of(enemy(g.side_of_seat(ask.seat)))


def _figures(g: Table, ask: Ask) -> list[Option]:
    """The leaders of the side that a question names, those without a name too."""
    side = Side(number(ask, 0))
    return [*_leaders_of(side), generic(side)]


def _own_figures(g: Table, ask: Ask) -> list[Option]:
    return [*_own_leaders(g, ask), generic(g.side_of_seat(ask.seat))]


def _figures_of_the_mahdi(g: Table, ask: Ask) -> list[Option]:
    return [*_leaders_of(HARKONNEN), generic(HARKONNEN)]


def _wild_maker(g: Table, ask: Ask) -> list[Option]:
    return [LEADER[WILD_MAKER]]


def _tokens(g: Table, ask: Ask) -> list[Option]:
    """The Deployment tokens that lie on the board, for the side that has them."""
    if g.side_of_seat(ask.seat) != ATREIDES:
        return []
    return [TOKEN[slot] for slot, area in enumerate(g.token_at) if area >= 0]


def _shown(g: Table, ask: Ask) -> list[Option]:
    return [PRESCIENCE_CARD[card] for card in sorted(g.prescience_cards.zones[SHOWN])]


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
    return None if has_destination(g, side, option.value) else Reason("reason-no-way-out")


@WHY_NOT.at(_areas, "prompt-move-to")
def move_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, origin = Side(number(ask, 0)), ask.value(ORIGIN)
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
    return None if has_target(g, side, option.value) else Reason("reason-no-target")


@WHY_NOT.at(_areas, "prompt-attack-where")
def attack_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    side, origin = Side(number(ask, 0)), ask.value(ORIGIN)
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
WHY_NOT.plainly(_figures_of_the_mahdi, "reason-mahdi-decided", *_OF_THE_MAHDI)
WHY_NOT.plainly(_shown, "reason-mahdi-decided", *_OF_THE_MAHDI)


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


# Leaders.


def _away(g: Table, leader: Leader) -> Reason | None:
    """What keeps a leader from acting and from appearing."""
    if not in_play(g, leader):
        return Reason("reason-leader-out")
    if g.leader_state[leader] == IN_TANK:
        return Reason("reason-leader-tank")
    return Reason("reason-leader-resting") if g.resting >> leader & 1 else None


def _special(g: Table, ask: Ask, leader: Leader, face: Face) -> Reason:
    """Why a leader cannot take its special action with a die of that result; NO_FACE before one is chosen."""
    card = LEADERS[leader]
    if not card.special.parts():
        return Reason("reason-leader-no-special")
    away = _away(g, leader)
    if away is not None:
        return away
    if g.leader_spent[leader]:
        return Reason("reason-leader-spent")
    if g.shared(card.side) and g.seat_of(card.power) != ask.seat:
        return Reason("reason-leader-ally")
    if card.box != face:
        desert = card.box == DESERT_POWER
        return Reason("reason-leader-desert") if desert else Reason("reason-leader-box", die=FACE_WORDS[card.box])
    if leader == WILD_MAKER and g.leader_state[leader] != ON_BOARD:
        return Reason("reason-leader-off-board")
    return Reason("reason-special-in-vain")


@WHY_NOT.names(_own_leaders, "prompt-use-die")
def act_with_die(g: Table, ask: Ask, option: Option) -> Reason:
    """The last answer that is a die says as which result it is used."""
    faces = [answer.value for answer in ask.answers if answer.kind == "die"]
    return _special(g, ask, Leader(option.value), Face(faces[-1]) if faces else NO_FACE)


@WHY_NOT.names(_own_leaders, "prompt-use-house")
def act_with_house(g: Table, ask: Ask, option: Option) -> Reason:
    return _special(g, ask, Leader(option.value), Face(number(ask, 0)))


@WHY_NOT.names(_own_leaders, "prompt-desert-power")
def act_in_the_desert(g: Table, ask: Ask, option: Option) -> Reason:
    return _special(g, ask, Leader(option.value), DESERT_POWER)


@WHY_NOT.names(_own_figures, "prompt-deploy-leader", "prompt-place-leader")
def bring(g: Table, ask: Ask, option: Option) -> Reason:
    """A leader comes to the board, or to another place on it."""
    if option.value < 0:
        none_left = not g.generic_supply[g.side_of_seat(ask.seat)]
        return Reason("reason-generic-none" if none_left else "reason-leader-not-meant")
    leader = Leader(option.value)
    if leader == WILD_MAKER:
        return Reason("reason-leader-no-legion")
    away = _away(g, leader)
    if away is not None:
        return away
    if g.pinned_leader(leader):
        return Reason("reason-leader-held")
    return Reason("reason-leader-on-board" if g.leader_state[leader] == ON_BOARD else "reason-leader-not-meant")


@WHY_NOT.names(_own_leaders, "prompt-exchange-leader")
def take_off(g: Table, ask: Ask, option: Option) -> Reason:
    if option.value == WILD_MAKER:
        return Reason("reason-leader-no-legion")
    on_board = g.leader_state[option.value] == ON_BOARD
    return Reason("reason-leader-ally" if on_board else "reason-leader-off-board")


@WHY_NOT.names(_figures, "prompt-specials")
def use_special(g: Table, ask: Ask, option: Option) -> Reason:
    return Reason("reason-chosen" if option in ask.answers else "reason-leader-not-in-battle")


@WHY_NOT.names(_enemy_leaders, "prompt-send-to-tank")
def send_to_tank(g: Table, ask: Ask, option: Option) -> Reason:
    on_board = option.value != WILD_MAKER and g.leader_state[option.value] == ON_BOARD
    return Reason("reason-leader-far" if on_board else "reason-leader-off-board")


WHY_NOT.plainly(_figures, "reason-leader-elsewhere", "prompt-casualties")
WHY_NOT.plainly(_wild_maker, "reason-wild-maker-busy", "prompt-worm-figure")
WHY_NOT.all_offered("prompt-fall")


@WHY_NOT.names(_own_leaders, EVERYWHERE)
def act(g: Table, ask: Ask, option: Option) -> Reason:
    """No die is chosen yet, or the question is about something else: a leader acts with a die of its box."""
    return _special(g, ask, Leader(option.value), NO_FACE)


# Deployment tokens and Prescience cards.


@WHY_NOT.at(_tokens, "prompt-guerrilla-training")
def turn_up(g: Table, ask: Ask, option: Option) -> Reason | None:
    return None if may_reveal(g, g.token_at[option.value]) else Reason("reason-token-watched")


@WHY_NOT.names(_tokens, "prompt-excess", "prompt-families", "prompt-reveal-with-paul", "prompt-place-token")
def take_token(g: Table, ask: Ask, option: Option) -> Reason:
    return Reason("reason-chosen" if option in ask.answers else "reason-token-elsewhere")


WHY_NOT.plainly(_tokens, "reason-token-later", EVERYWHERE)


@WHY_NOT.names(_shown, "prompt-clean-up", "prompt-replace", "prompt-shuffle-back")
def send_away(g: Table, ask: Ask, option: Option) -> Reason:
    return Reason("reason-prescience-kept" if option.value == g.kept else "reason-chosen")


WHY_NOT.all_offered("prompt-attach")


@WHY_NOT.names(_shown, EVERYWHERE)
def claim(g: Table, ask: Ask, option: Option) -> Reason:
    """Who claims, how often, when, for what, and under which condition; in this order."""
    if ask.seat != g.seat_of(HOUSE_ATREIDES):
        return Reason("reason-claim-others")
    if not claims_left(g):
        return Reason("reason-claims-spent")
    card = PRESCIENCE[option.value]
    if card.phase != g.phase:
        return Reason("reason-claim-actions" if card.phase == ACTIONS else "reason-claim-round-end")
    if not within_reach(g, option.value):
        return Reason("reason-claim-unmet")
    return Reason("reason-claim-die" if card.claimed == FOR_A_DIE else "reason-claim-moment")
