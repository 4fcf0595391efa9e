"""Battle plans: number, leader and cards, made in secret, with Voice and Prescience (CON-BAT-13 to 37)."""

from typing import Final

from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, PROJECTILE
from sandtable.games.conquest.factions import ALLIANCES
from sandtable.games.conquest.notation import (
    BATTLE_CARD,
    LEADER,
    MODE_POISON,
    MODE_PROJECTILE,
    MUST,
    MUST_NOT,
    NOTHING,
    PASS,
    SEE_DEFENCE,
    SEE_DIAL,
    SEE_LEADER,
    SEE_WEAPON,
    numbers_down,
)
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.state import BATTLE_WORDS, LEADER_WORDS, Battle, Table
from sandtable.games.conquest.terms import (
    HANDS,
    NO_CARD,
    NO_LEADER,
    NOT_DRAWN,
    NOWHERE,
    READY,
    SIDES,
    BattleKind,
    Card,
    LeaderIndex,
    Observers,
    Side,
)
from sandtable.kernel.messages import named
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import NOBODY, Seat
from sandtable.kernel.steps import Answers, Ask, Form, Question, Together

# The questions of a plan; Prescience looks at the answer to one of them.
PLAN_LEADER: Final = "prompt-plan-leader"
PLAN_WEAPON: Final = "prompt-plan-weapon"
PLAN_MODE: Final = "prompt-plan-mode"
PLAN_DEFENCE: Final = "prompt-plan-defence"
PLAN_DIAL: Final = "prompt-plan-dial"

VOICE_WORDS: Final = {option.name: named("voice", option.name) for option in (*MUST, *MUST_NOT)}


@rule("make_plans")
def make_plans(g: Table) -> None:
    """Whose ability comes first depends on battle advantage (CON-BAT-34, CON-RUL-20, 22)."""
    holder, opponent = g.fight.seats
    for seat in (holder, opponent):
        if not leaders_to_field(g, seat):
            g.tell("event-no-leader", who=g.who(seat))
            _no_leader_is_known(g, seat)
    seer = _with_prescience(g, holder, opponent)
    speaker = _with_voice(g, holder, opponent)
    if seer < 0:
        if speaker >= 0:
            g.then(Ask(VOICE, speaker), Together(Ask(PLAN, holder), Ask(PLAN, opponent)))
        else:
            g.then(Together(Ask(PLAN, holder), Ask(PLAN, opponent)))
        return
    seen = opponent if seer == holder else holder
    looks = (Ask(PLAN, seen), Ask(PRESCIENCE, seer, seen))
    if speaker < 0:
        g.then(*looks, Ask(PLAN, seer))
    elif seer == holder:
        g.then(*looks, Ask(VOICE, speaker), Ask(PLAN, seer))
    else:
        g.then(Ask(VOICE, speaker), *looks, Ask(PLAN, seer))


def _with_prescience(g: Table, holder: Seat, opponent: Seat) -> Seat:
    if g.faction(holder).prescience:
        return holder
    return opponent if g.faction(opponent).prescience else NOBODY


def _with_voice(g: Table, holder: Seat, opponent: Seat) -> Seat:
    if g.faction(holder).voice:
        return holder
    return opponent if g.faction(opponent).voice else NOBODY


def leaders_to_field(g: Table, seat: Seat) -> list[LeaderIndex]:
    """Leaders that live and have not fought in another territory this round (CON-BAT-22, 23, 27)."""
    here = g.fight.territory
    ready = g.own_leaders(seat, READY)
    return [leader for leader in ready if g.fought_in[leader] == NOWHERE or g.fought_in[leader] == here]


class Draft:
    """What a plan says as far as it has been written; None is what has not been asked, or was not."""

    def __init__(self) -> None:
        self.leader: Option | None = None
        self.weapon: Option | None = None
        self.mode: Option | None = None
        self.defence: Option | None = None
        self.dial: Option | None = None


def draft(ask: Ask) -> Draft:
    """Read the answers of a plan: without a leader it is the number alone, and not every weapon has modes."""
    made = Draft()
    answers = Answers(ask)
    first = answers.next()
    if first is not None and first.kind != "leader":
        made.dial = first
        return made
    made.leader = first
    made.weapon = answers.next()
    if made.weapon is not None and has_modes(made.weapon):
        made.mode = answers.next()
    made.defence = answers.next()
    made.dial = answers.next()
    return made


def has_modes(weapon: Option) -> bool:
    """Whether it is asked what the weapon counts as."""
    return weapon is not NOTHING and bool(BATTLE_CARDS[weapon.value].modes)


class Plan(Form[Table]):
    """A battle plan: the leader, the cards beside the leader, and the number on the wheel."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            leaders = leaders_to_field(g, ask.seat)
            if leaders:
                return Question(PLAN_LEADER, "CON-BAT-15", [LEADER[leader] for leader in leaders])
            return self._dial(g, ask)
        made = draft(ask)
        if made.dial is not None:
            return None
        if made.weapon is None:
            return Question(PLAN_WEAPON, "CON-BAT-28", self._weapons(g, ask.seat))
        if made.mode is None and has_modes(made.weapon):
            return Question(PLAN_MODE, "CON-BAT-33", [MODE_PROJECTILE, MODE_POISON])
        if made.defence is None:
            return Question(PLAN_DEFENCE, "CON-BAT-28", self._defences(g, ask.seat, made.weapon))
        return self._dial(g, ask)

    def complete(self, g: Table, ask: Ask) -> None:
        g.seal(ask)
        if g.telling:
            g.tell("event-plan-made", who=g.who(ask.seat))

    def _dial(self, g: Table, ask: Ask) -> Question:
        most = g.forces_in(ask.seat, g.fight.cells)
        return Question(PLAN_DIAL, "CON-BAT-18", numbers_down(most, 0))

    def _weapons(self, g: Table, seat: Seat) -> list[Option]:
        battle = g.fight
        kinds = sorted({BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[seat]]})
        fitting = [kind for kind in kinds if BATTLE_CARDS[kind].fits_weapon]
        if battle.voice_by >= 0 and battle.voice_by != seat:
            commanded = [kind for kind in fitting if BATTLE_CARDS[kind].weapon == battle.voice_type]
            if battle.voice_must:
                if commanded:
                    return [BATTLE_CARD[kind] for kind in commanded]
            else:
                fitting = [kind for kind in fitting if kind not in commanded]
        return [NOTHING] + [BATTLE_CARD[kind] for kind in fitting]

    def _defences(self, g: Table, seat: Seat, weapon: Option) -> list[Option]:
        kinds = [BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[seat]]]
        if weapon is not NOTHING:
            kinds.remove(BattleKind(weapon.value))
        return [NOTHING] + [BATTLE_CARD[kind] for kind in sorted(set(kinds)) if BATTLE_CARDS[kind].fits_defence]


def _no_leader_is_known(g: Table, seat: Seat) -> None:
    """Whoever can field a leader must: secret leaders that could have come are now known not to be in play."""
    if g.secret_leaders:
        here = g.fight.territory
        out = g.out_of_game + ALLIANCES.index(g.factions[seat])
        absent: list[Card] = [
            leader
            for leader in g.faction(seat).leaders
            if g.leader_state[leader] == NOT_DRAWN and g.fought_in[leader] in (NOWHERE, here)
        ]
        g.traitor_cards.show(g, absent, out, g.everyone)


class Voice(Form[Table]):
    """The opponent is ordered to play, or not to play, one type of weapon (CON-FAC-IMP-06 to 10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        battle = g.fight
        opponent = battle.seats[1 - g.side_of(ask.seat)]
        return Question("prompt-voice", "CON-FAC-IMP-06", [PASS, *MUST, *MUST_NOT], {"opponent": g.who(opponent)})

    def complete(self, g: Table, ask: Ask) -> None:
        command = ask.answers[0]
        if command is PASS:
            g.tell("event-no-voice", who=g.who(ask.seat))
            return
        battle = g.fight
        battle.voice_by = ask.seat
        battle.voice_must = command in MUST
        battle.voice_type = command.value
        opponent = battle.seats[1 - g.side_of(ask.seat)]
        g.tell("event-voice", who=g.who(ask.seat), opponent=g.who(opponent), command=VOICE_WORDS[command.name])


class Prescience(Form[Table]):
    """One element of the opponent's finished plan is shown (CON-FAC-ATR-05 to 07)."""

    def _seen(self, ask: Ask) -> Seat:
        seen = ask.args[0]
        assert isinstance(seen, int)
        return Seat(seen)

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        seen = self._seen(ask)
        options = [SEE_LEADER, SEE_WEAPON, SEE_DEFENCE, SEE_DIAL, PASS]
        return Question("prompt-prescience", "CON-FAC-ATR-05", options, {"opponent": g.who(seen)})

    def complete(self, g: Table, ask: Ask) -> None:
        seen = self._seen(ask)
        element = ask.answers[0]
        if element is PASS:
            g.tell("event-no-prescience", who=g.who(ask.seat))
            return
        g.tell("event-prescience", who=g.who(ask.seat), opponent=g.who(seen), element=named("option", element.name))
        both = 1 << ask.seat | 1 << seen
        if element is SEE_DIAL:
            dial = g.peek(seen, PLAN_DIAL, ask.seat)
            assert dial is not None
            g.tell_only(both, "event-sees-dial", opponent=g.who(seen), count=dial.value)
        elif element is SEE_LEADER:
            leader = g.peek(seen, PLAN_LEADER, ask.seat)
            if leader is None:
                g.tell_only(both, "event-sees-nothing", opponent=g.who(seen))
            else:
                if g.secret_leaders:
                    _in_play(g, LeaderIndex(leader.value), 1 << ask.seat)
                g.tell_only(both, "event-sees-leader", opponent=g.who(seen), leader=LEADER_WORDS[leader.value])
        else:
            slot = PLAN_WEAPON if element is SEE_WEAPON else PLAN_DEFENCE
            card = g.peek(seen, slot, ask.seat)
            if card is None or card is NOTHING:
                g.tell_only(both, "event-sees-nothing", opponent=g.who(seen))
            else:
                held = _held(g, seen, BattleKind(card.value))
                g.battle_cards.show(g, [held], HANDS[seen], 1 << ask.seat)
                g.tell_only(both, "event-sees-card", opponent=g.who(seen), card=BATTLE_WORDS[card.value])
                if slot == PLAN_WEAPON and BATTLE_CARDS[card.value].modes:
                    mode = g.peek(seen, PLAN_MODE, ask.seat)
                    assert mode is not None
                    g.tell_only(both, "event-sees-mode", mode=named("option", mode.name))


def _held(g: Table, seat: Seat, kind: BattleKind) -> Card:
    """A battle card of that kind in hand."""
    return next(card for card in g.battle_cards.zones[HANDS[seat]] if BATTLE_DECK[card] == kind)


def _in_play(g: Table, leader: LeaderIndex, seers: Observers) -> None:
    """A secretly drawn leader has been seen: its traitor card is not out of the game."""
    for zone in (g.out_of_game, g.out_of_game + 1):
        g.traitor_cards.rule_out([leader], zone, seers)


PLAN: Final = Plan("plan")
VOICE: Final = Voice("voice")
PRESCIENCE: Final = Prescience("prescience")
BOOK.add(PLAN)
BOOK.add(VOICE)
BOOK.add(PRESCIENCE)


@rule("reveal_plans")
def reveal_plans(g: Table) -> None:
    """Both plans are revealed at the same time (CON-BAT-37)."""
    battle = g.fight
    battle.revealed = True
    for side in SIDES:
        seat = battle.seats[side]
        plan = draft(g.unseal(seat, PLAN))
        assert plan.dial is not None
        battle.dial[side] = plan.dial.value
        if plan.leader is not None:
            assert plan.weapon is not None
            assert plan.defence is not None
            leader = LeaderIndex(plan.leader.value)
            battle.leader[side] = leader
            battle.weapon[side] = _lay_open(g, seat, BattleKind(plan.weapon.value))
            battle.mode[side] = 0 if plan.mode is None else plan.mode.value
            battle.defence[side] = _lay_open(g, seat, BattleKind(plan.defence.value))
            if g.secret_leaders:
                _in_play(g, leader, g.everyone)
        _tell_plan(g, battle, side)
        _what_the_voice_proved(g, battle, side)


def _lay_open(g: Table, seat: Seat, kind: BattleKind) -> Card:
    if kind < 0:
        return NO_CARD
    card = _held(g, seat, kind)
    g.battle_cards.move(g, card, HANDS[seat], g.in_the_open, g.everyone)
    return card


def _tell_plan(g: Table, battle: Battle, side: Side) -> None:
    who = g.who(battle.seats[side])
    if battle.leader[side] == NO_LEADER:
        g.tell("event-plan-no-leader", who=who, dial=battle.dial[side])
        return
    weapon, defence = battle.weapon[side], battle.defence[side]
    if g.telling:
        g.tell(
            "event-plan",
            who=who,
            dial=battle.dial[side],
            leader=LEADER_WORDS[battle.leader[side]],
            weapon="option-nothing" if weapon == NO_CARD else BATTLE_WORDS[BATTLE_DECK[weapon]],
            defence="option-nothing" if defence == NO_CARD else BATTLE_WORDS[BATTLE_DECK[defence]],
        )
    if battle.mode[side]:
        mode = MODE_PROJECTILE if battle.mode[side] == PROJECTILE else MODE_POISON
        g.tell("event-plan-mode", who=who, mode=named("option", mode.name))


def _what_the_voice_proved(g: Table, battle: Battle, side: Side) -> None:
    """Whoever was told to play a type and did not cannot hold one (CON-FAC-IMP-08, 09)."""
    seat = battle.seats[side]
    if not battle.voice_must or battle.voice_by == seat or battle.leader[side] == NO_LEADER:
        return
    weapon = battle.weapon[side]
    if weapon == NO_CARD or BATTLE_CARDS[BATTLE_DECK[weapon]].weapon != battle.voice_type:
        wanted = [card for card, kind in enumerate(BATTLE_DECK) if BATTLE_CARDS[kind].weapon == battle.voice_type]
        g.battle_cards.rule_out(wanted, HANDS[seat], g.everyone)
