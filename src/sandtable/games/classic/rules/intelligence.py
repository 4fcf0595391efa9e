"""What the sides learn before the reveal: announcements, Voice, prescience, Karama (CLA-BAT-15, 24 to 27)."""

from typing import Final

from sandtable.games.classic.advantages import (
    ALLY_TRAITOR,
    FEDAYKIN,
    FREE_SUPPORT,
    KWISATZ_HADERACH,
    PRESCIENCE,
    SARDAUKAR,
    VOICE,
)
from sandtable.games.classic.battle_record import (
    DEFENCE_ELEMENT,
    DIAL_ELEMENT,
    LEADER_ELEMENT,
    NO_ELEMENT,
    NO_SIDE,
    WEAPON_ELEMENT,
)
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN, RICHESE
from sandtable.games.classic.leaders import LEADER_WORDS
from sandtable.games.classic.notation import (
    FACTION,
    KARAMA_POWER,
    MUST,
    MUST_NOT,
    NAMED,
    NOTHING,
    PASS,
    SEE_DEFENCE,
    SEE_DIAL,
    SEE_LEADER,
    SEE_WEAPON,
    halves,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.choam import battle_advantages, offer_support
from sandtable.games.classic.rules.karama import POWER, open_window, play_karama, stopped, window
from sandtable.games.classic.rules.nofield import token_fights
from sandtable.games.classic.rules.plans import (
    FIX,
    FIX_MESSAGES,
    PLAN,
    PLAN_DIAL,
    PLAN_MESSAGES,
    PLAN_SUPPORT,
    Draft,
    draft,
    leaders_to_field,
    may_use_kwisatz,
)
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import (
    NO_LEADER,
    NOBODY,
    NONE,
    NOWHERE,
    AdvantageIndex,
    FactionIndex,
    Kind,
    LeaderIndex,
    Seat,
    Seats,
)
from sandtable.games.classic.treachery import CHEAP_HERO, COPIES, KARAMA, TREACHERY_DECK, TREACHERY_WORDS
from sandtable.games.classic.wording import points
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question, Together

LED_IN_SILENCE: Final = Difference("led-in-silence", until=2)
"""Only who had nobody to lead said so, even where the table could not see that somebody was there."""

ELEMENT_OF: Final = {
    SEE_LEADER.name: LEADER_ELEMENT,
    SEE_WEAPON.name: WEAPON_ELEMENT,
    SEE_DEFENCE.name: DEFENCE_ELEMENT,
    SEE_DIAL.name: DIAL_ELEMENT,
}


# Who has nobody to lead.


@rule("announce_leaders")
def announce_leaders(g: Table) -> None:
    """Who has neither leader nor Cheap Hero says so before plans are made (CLA-BAT-15, 56).

    Whose leaders the table cannot see says, too, that somebody is there: silence would tell as much.
    """
    for seat in g.fight.seats:
        leaders = leaders_to_field(g, seat)
        if not leaders and not g.holds(seat, CHEAP_HERO):
            g.tell("event-no-leader", who=g.who(seat))
            heroes = [card for card, kind in enumerate(TREACHERY_DECK) if kind == CHEAP_HERO]
            g.treachery.rule_out(heroes, g.hand(seat), g.everyone)
            _nobody_at_hand(g, seat)
        elif not _in_sight(g, seat, leaders) and not g.follows(LED_IN_SILENCE):
            g.tell("event-some-leader", who=g.who(seat))


def _in_sight(g: Table, seat: Seat, leaders: list[LeaderIndex]) -> bool:
    """Whether everybody knows of one of these leaders that they are there."""
    known = g.leaders.known(g.public, g.with_owner(seat))
    return any([leader in known for leader in leaders])


def _nobody_at_hand(g: Table, seat: Seat) -> None:
    """Leaders who could have been with their owner, having fought nowhere else, are now known not to be."""
    zone = g.with_owner(seat)
    possible = g.leaders.possibly(g.public, zone)
    here = g.fight.territory
    absent = [
        leader
        for leader in range(len(g.fought_in))
        if possible >> leader & 1 and g.fought_in[leader] in (NOWHERE, here)
    ]
    g.leaders.rule_out(absent, zone, g.everyone)


# The Voice.


def side_with(g: Table, faction: FactionIndex) -> int:
    """The side that a faction fights on, or whose ally it is (CLA-FAC-ATR-10, CLA-FAC-BG-11); NO_SIDE if neither."""
    seat = g.seat_of(faction)
    if seat == NOBODY:
        return NO_SIDE
    for side, fighter in enumerate(g.fight.seats):
        if fighter == seat:
            return side
    for side, fighter in enumerate(g.fight.seats):
        if g.allied(seat, fighter):
            return side
    return NO_SIDE


@rule("offer_voice")
def offer_voice(g: Table) -> None:
    """The Voice comes before prescience (CLA-BAT-24)."""
    side = side_with(g, BENE_GESSERIT)
    if side != NO_SIDE:
        g.then(Ask(SPEAK, g.seat_of(BENE_GESSERIT), 1 - side))


class Speak(Form[Table]):
    """The opponent is ordered to play, or not to play, a kind of card (CLA-FAC-BG-07, 10, 11)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"opponent": g.who(g.fight.seats[_side(ask)])}
        known = g.kinds_in_game()
        orders = [one for one in [*MUST, *MUST_NOT] if one.value < NAMED or one.value - NAMED in known]
        return Question("prompt-voice", "CLA-FAC-BG-07", [PASS, *orders], args)

    def complete(self, g: Table, ask: Ask) -> None:
        order = ask.answers[0]
        who = g.who(ask.seat)
        if order is PASS:
            g.tell("event-no-voice", who=who)
            return
        battle = g.fight
        battle.voice_by = ask.seat
        battle.voice_at = _side(ask)
        battle.voice_must = order in MUST
        battle.voice_order = order.value
        g.tell("event-voice", who=who, opponent=g.who(battle.seats[_side(ask)]), order=_word("voice", order))
        window(g, (VOICE,), Do(voice_is_heard))


def _side(ask: Ask) -> int:
    side = ask.args[0]
    assert isinstance(side, int)
    return side


def _word(prefix: str, option: Option) -> str:
    return prefix + "-" + option.name.replace("_", "-")


@rule("voice_is_heard")
def voice_is_heard(g: Table) -> None:
    """A Karama makes the order void for this battle (CLA-KAR-24)."""
    if stopped(g, VOICE):
        g.fight.voice_by, g.fight.voice_at = NOBODY, NO_SIDE


# Prescience.


@rule("offer_prescience")
def offer_prescience(g: Table) -> None:
    side = side_with(g, ATREIDES)
    if side != NO_SIDE:
        g.then(Ask(FORESEE, g.seat_of(ATREIDES), 1 - side))


class Foresee(Form[Table]):
    """Atreides demand to see one element of the opponent's plan (CLA-FAC-ATR-05, 06)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [SEE_LEADER, SEE_WEAPON, SEE_DEFENCE, SEE_DIAL, PASS]
        if g.plays(g.fight.seats[_side(ask)], RICHESE) and token_fights(g):
            options.remove(SEE_DIAL)  # what a no-field token hides (CHR-NOFIELD-15, 16)
        args = {"opponent": g.who(g.fight.seats[_side(ask)])}
        return Question("prompt-prescience", "CLA-FAC-ATR-05", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        element = ask.answers[0]
        who = g.who(ask.seat)
        if element is PASS:
            g.tell("event-no-prescience", who=who)
            return
        battle = g.fight
        battle.seer = ask.seat
        battle.seen = _side(ask)
        battle.element = ELEMENT_OF[element.name]
        opponent = g.who(battle.seats[battle.seen])
        g.tell("event-prescience", who=who, opponent=opponent, element=_word("element", element))
        window(g, (PRESCIENCE,), Do(demand_element))


@rule("demand_element")
def demand_element(g: Table) -> None:
    """The opponent fixes the element, unless a Karama made the demand void (CLA-KAR-21)."""
    battle = g.fight
    if stopped(g, PRESCIENCE):
        battle.seer, battle.seen, battle.element = NOBODY, NO_SIDE, NO_ELEMENT
    else:
        g.then(Ask(FIX, battle.seats[battle.seen]), Do(show_element))


@rule("show_element")
def show_element(g: Table) -> None:
    """Atreides see what was fixed, and so does the ally whose battle it is (CLA-FAC-ATR-05, 10)."""
    battle = g.fight
    owner = battle.seats[battle.seen]
    seers = {battle.seer, battle.seats[1 - battle.seen]}
    shown = NOTHING
    for seer in sorted(seers):
        answer = g.peek(owner, FIX_MESSAGES[battle.element], seer, FIX)
        assert answer is not None
        shown = answer
    bits = sum([1 << seer for seer in seers])
    audience = bits | 1 << owner
    who = g.who(owner)
    if battle.element == DIAL_ELEMENT:
        g.tell_only(audience, "event-sees-dial", opponent=who, dial=points(halves(shown)))
    elif shown is NOTHING:
        g.tell_only(audience, "event-sees-nothing", opponent=who)
    elif shown.kind == "leader":
        see_leader(g, owner, LeaderIndex(shown.value), bits)
        g.tell_only(audience, "event-sees-leader", opponent=who, leader=LEADER_WORDS[shown.value])
    else:
        see_card(g, owner, Kind(shown.value), bits)
        g.tell_only(audience, "event-sees-card", opponent=who, card=TREACHERY_WORDS[shown.value])


def see_leader(g: Table, seat: Seat, leader: LeaderIndex, seers: Seats) -> None:
    """Some observers see that a seat can field this leader: an own one, or a captive."""
    owner = g.owner(leader)
    g.leaders.show(g, [leader], g.with_owner(owner) if owner == seat else g.taken(owner), seers)


def see_card(g: Table, seat: Seat, kind: Kind, seers: Seats) -> None:
    """Some observers see a card of that kind in a hand."""
    g.treachery.show(g, [g.held(seat, kind)], g.hand(seat), seers)


# Before the plans are made.


@rule("stop_before_plans")
def stop_before_plans(g: Table) -> None:
    """What works inside a plan must be stopped before the reveal (CLA-KAR-04, 22, 30, 39, 40, 49)."""
    advantages: list[AdvantageIndex] = []
    for seat in g.fight.seats:
        advantages += _at_work(g, seat)
        ally = g.seat_of(HARKONNEN)
        if ally != NOBODY and g.allied(seat, ally):
            advantages.append(ALLY_TRAITOR)
    advantages += battle_advantages(g)
    g.then(Do(offer_support), Do(commit_plans))
    if advantages:
        g.then(Do(open_window, tuple(advantages)))


def _at_work(g: Table, seat: Seat) -> list[AdvantageIndex]:
    """The advantages that a side has in this battle's plan."""
    battle = g.fight
    starred = g.special_in(seat, battle.cells) > 0
    if not g.advanced:
        return []
    if g.plays(seat, EMPEROR) and starred and not g.plays(g.opponent(seat), FREMEN):
        return [SARDAUKAR]
    if g.plays(seat, FREMEN):
        return [FREE_SUPPORT, FEDAYKIN] if starred else [FREE_SUPPORT]
    if may_use_kwisatz(g, seat):
        return [KWISATZ_HADERACH]
    return []


# The plans are made.


@rule("commit_plans")
def commit_plans(g: Table) -> None:
    """Both in secret. Where Atreides could look at a whole plan, they do so before they commit their own."""
    attacker, defender = g.fight.seats
    seer = g.seat_of(ATREIDES)
    if not could_look(g):
        g.then(Together(Ask(PLAN, attacker), Ask(PLAN, defender)))
    elif seer in (attacker, defender):
        g.then(Ask(PLAN, g.opponent(seer)), Ask(LOOK_AT_PLAN, seer), Ask(PLAN, seer))
    else:
        g.then(Together(Ask(PLAN, attacker), Ask(PLAN, defender)), Ask(LOOK_AT_PLAN, seer))


def could_look(g: Table) -> bool:
    """Whether Atreides could use their special power, as far as the public knows (CLA-KAR-50, CLA-ADV-20)."""
    seer = g.seat_of(ATREIDES)
    if not g.advanced or seer == NOBODY or g.power_used[seer] or g.passes(seer, POWER):
        return False
    return g.could_hold(seer, COPIES[KARAMA])


# The places of the answers.
LOOK: Final = 0
WHOSE: Final = 1


class LookAtPlan(Form[Table]):
    """Whether Atreides look at a complete plan with a Karama, once per game; and at whose."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            options = [PASS, KARAMA_POWER] if g.holds(ask.seat, KARAMA) else [PASS]
            return Question("prompt-look-at-plan", "CLA-KAR-50", options, {"cards": len(options) - 1})
        if ask.answers[LOOK] is KARAMA_POWER and len(ask.answers) == WHOSE and ask.seat not in g.fight.seats:
            options = [FACTION[g.factions[seat]] for seat in g.fight.seats]
            return Question("prompt-look-at-whose-plan", "CLA-KAR-50", options)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[LOOK] is PASS:
            g.tell("event-no-look-at-plan", who=g.who(ask.seat))
            return
        owner = g.seat_of(FactionIndex(ask.value(WHOSE))) if len(ask.answers) > WHOSE else g.opponent(ask.seat)
        g.power_used = replaced(g.power_used, ask.seat, True)
        play_karama(g, ask.seat, KARAMA)
        g.tell("event-looks-at-plan", who=g.who(ask.seat), opponent=g.who(owner))
        _see_plan(g, owner, ask.seat)


def _see_plan(g: Table, owner: Seat, seer: Seat) -> None:
    plan = g.sealed_by(owner, PLAN)
    assert plan is not None
    made = draft(g, plan)
    hidden = g.plays(owner, RICHESE) and token_fights(g)
    for message in PLAN_MESSAGES:
        if not (hidden and message in (PLAN_DIAL, PLAN_SUPPORT)):
            g.peek(owner, message, seer, PLAN)
    if g.sealed_by(owner, FIX) is not None:
        g.peek(owner, FIX_MESSAGES[g.fight.element], seer, FIX)
    if made.leader != NO_LEADER:
        see_leader(g, owner, made.leader, 1 << seer)
    for kind in kinds_in(made):
        see_card(g, owner, kind, 1 << seer)
    if hidden:
        made.dial, made.support = 0, 0  # the number is seen with the token only (CHR-RUL-15)
    tell_plan(g, "event-sees-plan-but-dial" if hidden else "event-sees-plan", 1 << seer, owner, made)


def kinds_in(made: Draft) -> list[Kind]:
    """The treachery cards of a plan."""
    kinds = [CHEAP_HERO] if made.hero else []
    return kinds + [kind for kind in (made.weapon, made.defence) if kind != NONE]


def tell_plan(g: Table, event: str, audience: Seats, owner: Seat, made: Draft) -> None:
    """Tell some seats, or (NONE) everybody, what a plan holds."""
    leader = "option-nothing" if made.leader == NO_LEADER else LEADER_WORDS[made.leader]
    args = {
        "who": g.who(owner),
        "dial": points(made.dial),
        "spice": made.support,
        "leader": TREACHERY_WORDS[CHEAP_HERO] if made.hero else leader,
        "kwisatz": 1 if made.kwisatz else 0,
        "weapon": "option-nothing" if made.weapon == NONE else TREACHERY_WORDS[made.weapon],
        "defence": "option-nothing" if made.defence == NONE else TREACHERY_WORDS[made.defence],
    }
    if audience == NONE:
        g.tell(event, **args)
        if made.bank:
            g.tell("event-plan-bank", who=g.who(owner), count=made.bank)
    else:
        g.tell_only(audience, event, **args)
        if made.bank:
            g.tell_only(audience, "event-plan-bank", who=g.who(owner), count=made.bank)


SPEAK: Final = Speak("speak")
FORESEE: Final = Foresee("foresee")
LOOK_AT_PLAN: Final = LookAtPlan("look_at_plan")
BOOK.add(SPEAK)
BOOK.add(FORESEE)
BOOK.add(LOOK_AT_PLAN)
