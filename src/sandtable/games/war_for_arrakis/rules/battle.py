"""Battles: a legion attacks another, combat round after combat round (WFA-BAT), and may advance (WFA-RET-07 to 09)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.components import COMBAT_DICE, COMBAT_DIE
from sandtable.games.war_for_arrakis.effects import FEWER_ENEMY_DICE, FREE_TO_CONTINUE, MORE_DICE
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.fight import Battle, area_of, defender
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, GENERIC_SHIELDS, LEADERS
from sandtable.games.war_for_arrakis.notation import (
    ADVANCE,
    CARD,
    CEASE,
    CONTINUE,
    DECLINE,
    DONE,
    FIGHT_ON,
    LEADER,
    RETREAT,
    STAY,
    generic,
)
from sandtable.games.war_for_arrakis.odds import combat_dice, net_hits
from sandtable.games.war_for_arrakis.rules.book import BOOK, WON_FROM_AFAR, later, number, rule
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, reveal_area
from sandtable.games.war_for_arrakis.rules.hands import discard_from_hand, hand_of, hand_size, loose
from sandtable.games.war_for_arrakis.rules.legions import legion_words, move_legion, reveal_tokens
from sandtable.games.war_for_arrakis.rules.retreat import retreat, retreat_areas
from sandtable.games.war_for_arrakis.rules.settlements import destroy_settlement
from sandtable.games.war_for_arrakis.state import GENERIC_WORDS, LEADER_WORDS, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HIT,
    LANDSRAAD,
    SHIELD,
    SPECIAL,
    SPECIAL_RESULT,
    Area,
    Leader,
    Side,
    ally_of,
    house_of,
)
from sandtable.kernel.steps import Ask, Do, Form, Question

MOST_DICE_SURPRISED: Final = 4
"""How many dice a card leaves to the enemy in the first combat round."""

# Starting a battle (WFA-BAT-01 to 08).


@rule("begin_battle", SIDE_NAMES, AREA_NAMES, AREA_NAMES)
def begin_battle(g: Table, side: Side, origin: Area, target: Area, surprise: int, modifiers: int) -> None:
    """A legion attacks: the Sietch and the Deployment tokens of both legions are revealed (WFA-BAT-07, 08)."""
    g.battle = Battle(side, origin, target, bool(surprise), modifiers)
    g.then(Do(reveal_area, target), Do(reveal_attackers), Do(join_battle))
    if g.mahdi is not None:
        g.then(later("reveal_guards", target if side == ATREIDES else origin))


@rule("reveal_attackers")
def reveal_attackers(g: Table) -> None:
    if g.fight.attacker == ATREIDES:
        reveal_tokens(g, g.fight.origin)


@rule("join_battle")
def join_battle(g: Table) -> None:
    """An undefended settlement falls without a roll (WFA-SETT-03)."""
    g.then(Do(settle) if _decided(g) else Do(cease_or_fight))


@rule("cease_or_fight")
def cease_or_fight(g: Table) -> None:
    """The Mahdi sees at the start of each combat round whether it fights on; players are asked (WFA-SBAT-08)."""
    attacker = g.fight.attacker
    g.then(later("mahdi_attack_goes_on") if g.plays_itself(attacker) else Do(combat_round))


def _stands(g: Table, side: Side) -> bool:
    """Whether a side's legion is still where it was when the battle began."""
    return g.has_legion(side, area_of(g.fight, side))


def _decided(g: Table) -> bool:
    return not _stands(g, g.fight.attacker) or not _stands(g, defender(g.fight))


# A combat round (WFA-BAT-09 to 16).


@rule("combat_round")
def combat_round(g: Table) -> None:
    battle = g.fight
    battle.round += 1
    battle.extra = [0, 0]
    g.tell("event-combat-round", round=battle.round)
    g.then(Do(throw_cards, battle.attacker), Do(throw_cards, defender(battle)), Do(roll_dice))


def most_dice(g: Table, side: Side) -> int:
    """How many combat dice a side rolls at most in this combat round."""
    battle = g.fight
    held_back = battle.modifiers & FEWER_ENEMY_DICE and battle.round == 1 and side == defender(battle)
    return MOST_DICE_SURPRISED if held_back else COMBAT_DICE


def dice_of(g: Table, side: Side) -> int:
    """How many combat dice a side rolls: its Units, cards, its settlement, but no leaders (WFA-BAT-12 to 15)."""
    battle = g.fight
    more = battle.extra[side]
    if side == defender(battle):
        more += g.settlement_rank(side, battle.target)
    elif battle.modifiers & MORE_DICE:
        more += 1
    return combat_dice(g.unit_count(side, area_of(battle, side)), more, most_dice(g, side))


@rule("throw_cards", SIDE_NAMES)
def throw_cards(g: Table, side: Side) -> None:
    """A side may discard Planning cards for dice; on a shared side both may (WFA-BAT-10, WFA-TEAM-21).

    Whoever has cards is asked, whatever they are; a Ban that forbids it is open to all (WFA-RUL-89).
    """
    if side == HARKONNEN and g.bans[LANDSRAAD]:
        return
    if g.plays_itself(side):
        g.then(later("mahdi_throws"))
        return
    decider = g.seat_for(side)
    others = [seat for seat in (g.seat_of(house_of(side)), g.seat_of(ally_of(side))) if seat != decider]
    g.then(*[Ask(THROW, seat, side) for seat in (decider, *others)])


class Throw(TurnForm):
    """Which cards to discard, a die each, as long as they add dice (WFA-BAT-11, WFA-RUL-36)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side = Side(number(ask, 0))
        thrown = len(ask.answers)
        room = most_dice(g, side) - dice_of(g, side)
        if _decided(g) or thrown >= min(room, hand_size(g, ask.seat)) or (thrown and ask.answers[-1] is DONE):
            return None
        kinds = hand_of(g, ask.seat)
        for answer in ask.answers:
            kinds.remove(answer.value)
        options = [DONE, *[CARD[kind] for kind in loose(kinds)]]
        args = {"dice": dice_of(g, side) + thrown, "most": most_dice(g, side)}
        return Question("prompt-throw-cards", "WFA-BAT-10", options, args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        side = Side(number(ask, 0))
        thrown = [answer.value for answer in ask.answers if answer is not DONE]
        for kind in thrown:
            discard_from_hand(g, kind)
        g.fight.extra[side] += len(thrown)
        if ask.answers and not thrown:
            g.tell("event-throws-nothing", who=g.who(side))


@rule("roll_dice")
def roll_dice(g: Table) -> None:
    """Both roll; a surprise attack adds a Special to the attacker's first roll (WFA-BAT-12, 16)."""
    if _decided(g):
        g.then(Do(settle))
        return
    battle = g.fight
    ours = _rolled(g, battle.attacker, 1 if battle.surprise and battle.round == 1 else 0)
    theirs = _rolled(g, defender(battle), 0)
    g.then(Do(resolve_roll, *ours, *theirs))


def _rolled(g: Table, side: Side, added: int) -> tuple[int, int, int]:
    """Hits, Shields and Specials of a side's roll, with the Specials that are added to it."""
    counts = [0, 0, 0]
    dice = dice_of(g, side)
    for _ in range(dice):
        counts[COMBAT_DIE[g.roll(len(COMBAT_DIE))]] += 1
    counts[SPECIAL_RESULT] += added
    g.tell(
        "event-combat-roll",
        who=g.who(side),
        dice=dice,
        hits=counts[HIT],
        shields=counts[SHIELD],
        specials=counts[SPECIAL_RESULT],
    )
    return counts[HIT], counts[SHIELD], counts[SPECIAL_RESULT]


# The roll (WFA-BAT-17 to 23).


@rule("resolve_roll")
def resolve_roll(
    g: Table, hits: int, shields: int, specials: int, enemy_hits: int, enemy_shields: int, enemy_specials: int
) -> None:
    """The attacker's and the defender's dice are read; the attacker's leaders use Specials first (WFA-BAT-22)."""
    battle = g.fight
    for side, scored, blocked in (
        (battle.attacker, hits, shields),
        (defender(battle), enemy_hits, enemy_shields),
    ):
        battle.hits[side] = scored
        battle.shields[side] = blocked
    g.then(
        Do(use_specials, battle.attacker, specials),
        Do(use_specials, defender(battle), enemy_specials),
        Do(count_hits),
    )


@rule("use_specials", SIDE_NAMES)
def use_specials(g: Table, side: Side, specials: int) -> None:
    """Each leader uses at most one Special; where there are too few, the owner says who does (WFA-BAT-20 to 22)."""
    if not specials:
        return
    area = area_of(g.fight, side)
    generics, named = g.generic(side, area), g.named_in(side, area)
    if specials >= generics + len(named):
        for leader in named:
            _uses_special(g, side, leader)
        for _ in range(generics):
            _generic_uses_special(g, side)
    elif not named:
        for _ in range(specials):
            _generic_uses_special(g, side)
    else:
        g.then(Ask(SPECIALS, g.seat_for(side), side, specials))


class Specials(Form[Table]):
    """Which leaders use the Specials that there are (WFA-BAT-22); a leader may also let one go (WFA-RUL-03)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, specials = Side(number(ask, 0)), number(ask, 1)
        given = len(ask.answers)
        if given >= specials or (given and ask.answers[-1] is DECLINE):
            return None
        area = area_of(g.fight, side)
        options = [LEADER[leader] for leader in g.named_in(side, area) if LEADER[leader] not in ask.answers]
        plain = generic(side)
        if ask.answers.count(plain) < g.generic(side, area):
            options.append(plain)
        if not g.plays_itself(side):
            options.append(DECLINE)
        return Question("prompt-specials", "WFA-BAT-22", options, {"specials": specials - given})

    def complete(self, g: Table, ask: Ask) -> None:
        side = Side(number(ask, 0))
        for answer in ask.answers:
            if answer is DECLINE:
                g.tell("event-special-unused", who=g.who(side))
            elif answer.value < 0:
                _generic_uses_special(g, side)
            else:
                _uses_special(g, side, Leader(answer.value))


def _uses_special(g: Table, side: Side, leader: Leader) -> None:
    card = LEADERS[leader]
    _add(g, side, LEADER_WORDS[leader], card.hits, card.shields)


def _generic_uses_special(g: Table, side: Side) -> None:
    _add(g, side, GENERIC_WORDS[side], GENERIC_HITS, GENERIC_SHIELDS)


def _add(g: Table, side: Side, leader: str, hits: int, shields: int) -> None:
    g.fight.hits[side] += hits
    g.fight.shields[side] += shields
    g.tell("event-leader-uses-special", leader=leader, hits=hits, shields=shields)


@rule("count_hits")
def count_hits(g: Table) -> None:
    """Special Elite Units cancel Shields, Shields cancel hits, and both legions take the rest (WFA-BAT-18, 23, 24)."""
    battle = g.fight
    suffered: list[int] = []
    for side, other in ((battle.attacker, defender(battle)), (defender(battle), battle.attacker)):
        breakers = g.unit(other, SPECIAL, area_of(battle, other))
        broken = min(breakers, battle.shields[side])
        if broken:
            g.tell("event-shields-broken", who=g.who(other), count=broken)
        suffered.append(net_hits(battle.hits[other], battle.shields[side], breakers))
    battle.hits = [0, 0]
    battle.shields = [0, 0]
    if not any(suffered):
        g.tell("event-no-hits")
    g.then(
        Do(take_hits, battle.attacker, battle.origin, suffered[0]),
        Do(take_hits, defender(battle), battle.target, suffered[1]),
        Do(round_over),
    )


# Going on or stopping (WFA-BAT-30 to 38).


@rule("round_over")
def round_over(g: Table) -> None:
    """A battle ends when a legion is destroyed; otherwise the attacker decides (WFA-BAT-30, 31)."""
    if _decided(g):
        g.then(Do(settle))
    elif g.plays_itself(g.fight.attacker):
        g.then(later("mahdi_presses_on"))
    else:
        g.then(Ask(GO_ON, g.seat_for(g.fight.attacker)))


def price_of_continuing(g: Table) -> int:
    """The hit that going on against a settlement costs (WFA-BAT-32, 33)."""
    battle = g.fight
    if battle.modifiers & FREE_TO_CONTINUE:
        return 0
    return 1 if g.settled(defender(battle)) >> battle.target & 1 else 0


class GoOn(TurnForm):
    """Whether the attack continues (WFA-BAT-31)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or _decided(g):
            return None
        args = {"where": AREA_WORDS[g.fight.target], "hits": price_of_continuing(g)}
        return Question("prompt-continue", "WFA-BAT-31", [CONTINUE, CEASE], args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        battle = g.fight
        if _decided(g):
            g.then(Do(settle))
        elif ask.answers[0] is CEASE:
            g.tell("event-cease", who=g.who(battle.attacker))
            g.then(Do(end_battle))
        else:
            g.tell("event-continue", who=g.who(battle.attacker))
            g.then(Do(take_hits, battle.attacker, battle.origin, price_of_continuing(g)), Do(answer_attack))


@rule("answer_attack")
def answer_attack(g: Table) -> None:
    """When the attacker goes on, the defender may retreat if there is somewhere to go (WFA-BAT-34, WFA-RET-05)."""
    battle = g.fight
    if _decided(g):
        g.then(Do(settle))
    elif not g.plays_itself(defender(battle)) and retreat_areas(g, defender(battle), battle.target):
        g.then(Ask(STAND, g.seat_for(defender(battle))))
    else:
        g.then(Do(combat_round))


class Stand(Form[Table]):
    """Whether the defender fights on or retreats."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-stand", "WFA-BAT-34", [FIGHT_ON, RETREAT], {"where": AREA_WORDS[g.fight.target]})

    def complete(self, g: Table, ask: Ask) -> None:
        battle = g.fight
        if ask.answers[0] is RETREAT:
            g.then(Do(retreat, defender(battle), battle.target), Do(settle))
        else:
            g.tell("event-fights-on", who=g.who(defender(battle)))
            g.then(Do(combat_round))


@rule("settle")
def settle(g: Table) -> None:
    """Who has won: the side whose legion is left; the attacker may then advance (WFA-BAT-36 to 38, WFA-RET-07)."""
    battle = g.fight
    if _stands(g, battle.attacker):
        g.tell("event-battle-won", who=g.who(battle.attacker), where=AREA_WORDS[battle.target])
        if g.plays_itself(battle.attacker) and g.settled(defender(battle)) >> battle.target & 1:
            g.then(Do(end_battle))
            advance_legion(g)
        else:
            g.then(Ask(FOLLOW, g.seat_for(battle.attacker)), Do(end_battle))
    elif _stands(g, defender(battle)):
        g.tell("event-battle-won", who=g.who(defender(battle)), where=AREA_WORDS[battle.target])
        g.then(Do(end_battle))
    else:
        g.tell("event-battle-undecided", where=AREA_WORDS[battle.target])
        g.then(Do(end_battle))


class Follow(TurnForm):
    """Whether the winning legion advances into the attacked area (WFA-RET-07)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or self._gone(g):
            return None
        args = {"where": AREA_WORDS[g.fight.target]}
        return Question("prompt-advance", "WFA-RET-07", [ADVANCE, STAY], args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if self._gone(g):
            return
        if ask.answers[0] is ADVANCE:
            advance_legion(g)
        else:
            g.tell("event-stays", who=g.who(g.fight.attacker))

    def _gone(self, g: Table) -> bool:
        """Whether the winner stands there no more, driven off by the Atomics: then nobody advances (WFA-RUL-41)."""
        return not _stands(g, g.fight.attacker) and not g.follows(WON_FROM_AFAR)


def advance_legion(g: Table) -> None:
    """All figures go; the settlement falls, then comes what the area holds, then leaders enter (WFA-RUL-40, 85)."""
    battle = g.fight
    side, origin, target = battle.attacker, battle.origin, battle.target
    words = legion_words(g, side, origin)
    move_legion(g, side, origin, target)
    g.tell("event-advances", who=g.who(side), legion=words, where=AREA_WORDS[target])
    arrival = later("enter_wormsign", target) if side == HARKONNEN else later("arrive_atreides", target)
    g.then(Do(destroy_settlement, defender(battle), target), arrival, later("leaders_due"))
    if g.plays_itself(side):
        g.then(later("mahdi_garrisons", origin))


@rule("end_battle")
def end_battle(g: Table) -> None:
    """The battle is over, and Prescience cards may be claimed (WFA-RUL-86)."""
    g.battle = None
    g.then(later("claims"))


THROW: Final = Throw("throw_cards", SIDE_NAMES)
SPECIALS: Final = Specials("specials", SIDE_NAMES)
GO_ON: Final = GoOn("go_on")
STAND: Final = Stand("stand")
FOLLOW: Final = Follow("follow")
BOOK.add(THROW)
BOOK.add(SPECIALS)
BOOK.add(GO_ON)
BOOK.add(STAND)
BOOK.add(FOLLOW)
