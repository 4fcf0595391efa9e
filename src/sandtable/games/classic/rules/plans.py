"""Battle plans: a leader, treachery cards and a dial, made in secret (CLA-BAT-11 to 27, CLA-ADV-09 to 11).

What a plan may hold follows from the hand and from what binds it: an oath under Truthtrance, the Voice, the element
shown to prescience. Each of them binds only as far as it can be obeyed (CLA-FAC-BG-08), in the order in which they
came.
"""

from typing import Final

from sandtable.games.classic.advantages import FEDAYKIN, FREE_SUPPORT, KWISATZ_HADERACH, SARDAUKAR
from sandtable.games.classic.battle_record import (
    DEFENCE_ELEMENT,
    DIAL_ELEMENT,
    LEADER_ELEMENT,
    WEAPON_ELEMENT,
)
from sandtable.games.classic.factions import ATREIDES, EMPEROR, FREMEN, HARKONNEN, RICHESE
from sandtable.games.classic.notation import (
    LEADER,
    NAMED,
    NOTHING,
    NUMBER,
    TREACHERY,
    WITH_KWISATZ,
    WITHOUT_KWISATZ,
    dialled,
    halves,
)
from sandtable.games.classic.rules.book import BOOK
from sandtable.games.classic.rules.dial import Army, dials, supports
from sandtable.games.classic.rules.karama import stopped
from sandtable.games.classic.rules.skills import skilled_leader
from sandtable.games.classic.rules.strongholds import support_paid_by_bank
from sandtable.games.classic.skills import BANKED_MOST, PLANETOLOGIST, SPICE_BANKER
from sandtable.games.classic.state import GIVEN_AWAY, Table
from sandtable.games.classic.terms import AWAKE, NO_KIND, NO_LEADER, NONE, NOWHERE, Kind, LeaderIndex, Seat
from sandtable.games.classic.treachery import CHEAP_HERO, NOT_FOR_BATTLE, ROLE_OF, TREACHERY_CARDS, TREACHERY_DECK
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Form, Question

# The questions of a plan; whoever looks into a plan looks at the answers to them.
PLAN_LEADER: Final = "prompt-plan-leader"
PLAN_KWISATZ: Final = "prompt-plan-kwisatz"
PLAN_WEAPON: Final = "prompt-plan-weapon"
PLAN_DEFENCE: Final = "prompt-plan-defence"
PLAN_DIAL: Final = "prompt-plan-dial"
PLAN_SUPPORT: Final = "prompt-plan-support"
PLAN_BANK: Final = "prompt-plan-bank"
PLAN_MESSAGES: Final = (PLAN_LEADER, PLAN_KWISATZ, PLAN_WEAPON, PLAN_DEFENCE, PLAN_DIAL, PLAN_SUPPORT, PLAN_BANK)

FIX_MESSAGES: Final = ("prompt-fix-leader", "prompt-fix-weapon", "prompt-fix-defence", "prompt-fix-dial")
"""The question for each element that prescience can ask for."""

# Who stands behind the dial.
NOBODY_STANDS: Final = 0
LEADER_STANDS: Final = 1
HERO_STANDS: Final = 2
PLANETOLOGIST_STANDS: Final = 3
"""A leader, but only the Planetologist, with a card that nobody else takes into battle (CHR-SKCARD-25)."""

STARRED_WEIGHT: Final = 2


def leaders_to_field(g: Table, seat: Seat) -> list[LeaderIndex]:
    """The leaders who can be sent into this battle: a skilled one in front of the shield cannot (CHR-SKILL-11)."""
    found = available_leaders(g, seat)
    in_front = NOWHERE if g.fight.behind[g.side_of(seat)] else skilled_leader(g, seat)
    return found if in_front == NOWHERE else [leader for leader in found if leader != in_front]


def available_leaders(g: Table, seat: Seat) -> list[LeaderIndex]:
    """Own leaders, and captives of Harkonnen, who have not fought elsewhere this phase (CLA-BAT-17, 18)."""
    here = g.fight.territory
    found = g.living(seat)
    if g.plays(seat, HARKONNEN):
        found = found + g.captives()
    return [leader for leader in sorted(found) if g.fought_in[leader] in (NOWHERE, here)]


def army_of(g: Table, seat: Seat) -> Army:
    """The seat's forces in the battle and how they fight in it (CLA-ADV-09, 18, CLA-FAC-EMP-09, 10, CLA-FAC-FRE-26)."""
    battle = g.fight
    starred = g.special_in(seat, battle.cells)
    ordinary = g.forces_in(seat, battle.cells) - starred
    if g.plays(seat, RICHESE) and starred:
        # Behind a no-field token stand its forces, as far as the reserves go (CHR-NOFIELD-18).
        return Army(ordinary + g.token_forces(), 0, 1, needs_spice=g.advanced)
    weight = STARRED_WEIGHT
    if g.plays(seat, EMPEROR) and (g.plays(g.opponent(seat), FREMEN) or stopped(g, SARDAUKAR)):
        weight = 1
    if g.plays(seat, FREMEN) and stopped(g, FEDAYKIN):
        weight = 1
    free = g.plays(seat, FREMEN) and not stopped(g, FREE_SUPPORT)
    return Army(ordinary, starred, weight, needs_spice=g.advanced and not free)


def support_purse(g: Table, seat: Seat) -> int:
    """The spice that can support a dial."""
    return spice_for(g, seat, army_of(g, seat).size)


def spice_for(g: Table, seat: Seat, forces: int) -> int:
    """The spice that can support so many forces: the own, what allied CHOAM have promised, and in Arrakeen the bank's
    (CHR-CALLY-04, CHR-HOLD-09)."""
    by_choam = g.fight.support_by_choam[g.side_of(seat)]
    return g.spice[seat] + by_choam + support_paid_by_bank(g, seat, forces)


def own_support(g: Table, seat: Seat, support: int) -> int:
    """What the seat itself pays of so much support: the bank's part and CHOAM's come first."""
    left = support - support_paid_by_bank(g, seat, support)
    return max(0, left - g.fight.support_by_choam[g.side_of(seat)])


def may_use_kwisatz(g: Table, seat: Seat) -> bool:
    """Awake, and in the battles of one territory per turn (CLA-FAC-ATR-11, 13, CLA-KAR-22)."""
    if not g.advanced or not g.plays(seat, ATREIDES) or g.kwisatz != AWAKE or stopped(g, KWISATZ_HADERACH):
        return False
    return g.kwisatz_in in (NOWHERE, g.fight.territory)


# What a plan may hold.


class Outline:
    """A way to fill the places of a plan, whichever leader it is."""

    def __init__(self, stands: int, weapon: Kind, defence: Kind) -> None:
        self.stands = stands
        self.weapon = weapon
        self.defence = defence

    def holds(self, kind: Kind) -> bool:
        return self.weapon == kind or self.defence == kind or (self.stands == HERO_STANDS and kind == CHEAP_HERO)

    def answers(self, order: int) -> bool:
        """Whether a card in the plan is of the kind that the Voice named."""
        if self.stands == HERO_STANDS and is_meant(CHEAP_HERO, order):
            return True
        return is_meant(self.weapon, order) or is_meant(self.defence, order)


def is_meant(kind: Kind, order: int) -> bool:
    if kind == NONE:
        return False
    return kind == order - NAMED if order >= NAMED else ROLE_OF[kind] == order


def outlines(g: Table, seat: Seat) -> list[Outline]:
    """All ways to fill the places that nothing forbids (CLA-BAT-13 to 22), as far as an order can be obeyed."""
    battle = g.fight
    side = g.side_of(seat)
    found = _possible(g, seat)
    for sworn, kind, yes in battle.oaths:
        if sworn == side:
            found = _or_all([one for one in found if one.holds(kind) == yes], found)
    if battle.voice_at == side:
        order, must = battle.voice_order, battle.voice_must
        found = _or_all([one for one in found if one.answers(order) == must], found)
    fixed = fixed_answer(g, seat)
    if fixed is not None:
        found = _or_all([one for one in found if _fits(g, one, battle.element, fixed)], found)
    return found


def _or_all(obedient: list[Outline], found: list[Outline]) -> list[Outline]:
    """Who cannot obey is free (CLA-FAC-BG-08, 09)."""
    return obedient or found


def spare_kinds(g: Table, seat: Seat, left: list[Kind]) -> list[Kind]:
    """Those of these cards, all that the seat keeps, that can leave the hand: what is bound, and the only card that the
    Voice can mean, stay (CLA-RUL-44)."""
    bound = g.bound_kinds(seat)
    order = _order(g, seat)
    meant = [kind for kind in left if order is not None and is_meant(kind, order)]
    if len(meant) == 1:
        bound += meant
    return sorted({kind for kind in left if kind not in bound or left.count(kind) > 1})


def can_spare(g: Table, seat: Seat, kind: Kind) -> bool:
    """Whether the seat holds a card of that kind which it may play or give away now."""
    if not g.holds(seat, kind):
        return False
    return kind in spare_kinds(g, seat, [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]])


def _order(g: Table, seat: Seat) -> int | None:
    """What the Voice has told the seat to play, as far as it can obey."""
    battle = g.battle
    if battle is None or battle.revealed or seat not in battle.seats or g.follows(GIVEN_AWAY):
        return None
    if battle.voice_at != g.side_of(seat) or not battle.voice_must:
        return None
    return battle.voice_order if any([one.answers(battle.voice_order) for one in outlines(g, seat)]) else None


def _possible(g: Table, seat: Seat) -> list[Outline]:
    hand = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
    stands: list[int] = []
    if leaders_to_field(g, seat):
        stands.append(LEADER_STANDS)
    if CHEAP_HERO in hand:
        stands.append(HERO_STANDS)
    if not stands:
        return [Outline(NOBODY_STANDS, NO_KIND, NO_KIND)]
    kinds = sorted(set(hand))
    special = [kind for kind in kinds if ROLE_OF[kind] == NOT_FOR_BATTLE] if _planetologist(g, seat) else []
    weapons = [NO_KIND] + [kind for kind in kinds if TREACHERY_CARDS[kind].fits_weapon]
    defences = [NO_KIND] + [kind for kind in kinds if TREACHERY_CARDS[kind].fits_defence]
    found: list[Outline] = []
    for who in stands:
        for weapon in weapons:
            for defence in defences:
                if weapon == NO_KIND or weapon != defence or hand.count(weapon) > 1:
                    found.append(Outline(who, weapon, defence))
    return found + [Outline(PLANETOLOGIST_STANDS, weapon, defence) for weapon in special for defence in defences]


def _planetologist(g: Table, seat: Seat) -> list[LeaderIndex]:
    """The leader who can be sent with a card that is not for battle; nobody, if there is none."""
    return [one for one in leaders_to_field(g, seat) if g.skill_of[one] == PLANETOLOGIST] if g.leader_skills else []


def _fits(g: Table, outline: Outline, element: int, fixed: Option) -> bool:
    """Whether a plan keeps the element that was shown (CLA-FAC-ATR-08)."""
    if element == WEAPON_ELEMENT:
        return outline.weapon == fixed.value
    if element == DEFENCE_ELEMENT:
        return outline.defence == fixed.value
    if element == LEADER_ELEMENT:
        if fixed.kind == "leader":
            return _can_stand(g, outline, LeaderIndex(fixed.value))
        return outline.stands == (HERO_STANDS if fixed.kind == "card" else NOBODY_STANDS)
    return True


def _can_stand(g: Table, outline: Outline, leader: LeaderIndex) -> bool:
    """Whether the leader can stand where the outline wants one."""
    if outline.stands == PLANETOLOGIST_STANDS:
        return g.skill_of[leader] == PLANETOLOGIST
    return outline.stands == LEADER_STANDS


# The element that is shown to prescience.


def fixed_answer(g: Table, seat: Seat) -> Option | None:
    """What the seat has fixed of its plan, if prescience asked for something."""
    ask = g.sealed_by(seat, FIX)
    return None if ask is None else ask.answers[0]


class Fix(Form[Table]):
    """The element that prescience asks for is fixed before the rest of the plan (CLA-FAC-ATR-05, 08, CLA-RUL-19)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        battle = g.fight
        element = battle.element
        args = {"opponent": g.who(battle.seer), **(support_terms(g, ask.seat) if element == DIAL_ELEMENT else {})}
        return Question(FIX_MESSAGES[element], "CLA-FAC-ATR-08", elements(g, ask.seat, element), args)

    def complete(self, g: Table, ask: Ask) -> None:
        g.seal(ask)
        g.tell("event-element-fixed", who=g.who(ask.seat))


def elements(g: Table, seat: Seat, element: int) -> list[Option]:
    """What the seat may put into one place of its plan."""
    if element == DIAL_ELEMENT:
        return dial_options(g, seat)
    open_plans = outlines(g, seat)
    if element == WEAPON_ELEMENT:
        return kind_options([one.weapon for one in open_plans])
    if element == DEFENCE_ELEMENT:
        return kind_options([one.defence for one in open_plans])
    return leader_options(g, seat, open_plans) or [NOTHING]


def leader_options(g: Table, seat: Seat, open_plans: list[Outline]) -> list[Option]:
    """The leaders and the Cheap Hero that fit one of the plans; none, if nobody can stand."""
    stands = {one.stands for one in open_plans}
    options: list[Option] = []
    if LEADER_STANDS in stands:
        options += [LEADER[leader] for leader in leaders_to_field(g, seat)]
    elif PLANETOLOGIST_STANDS in stands:
        options += [LEADER[leader] for leader in _planetologist(g, seat)]
    if HERO_STANDS in stands:
        options.append(TREACHERY[CHEAP_HERO])
    return options


def kind_options(kinds: list[Kind]) -> list[Option]:
    return [NOTHING if kind == NONE else TREACHERY[kind] for kind in sorted(set(kinds))]


def dial_options(g: Table, seat: Seat) -> list[Option]:
    """Every dial that the forces and the spice can produce, highest first (CLA-BAT-12, CLA-ADV-10)."""
    return [dialled(points) for points in reversed(dials(army_of(g, seat), support_purse(g, seat)))]


def support_terms(g: Table, seat: Seat) -> dict[str, int]:
    """The forces that need spice: who reads the question can tell how much of it a dial takes."""
    army = army_of(g, seat)
    return {"ordinary": army.ordinary, "starred": army.starred, "weight": army.weight} if army.needs_spice else {}


# The plan.


class Draft:
    """A plan as far as it has been chosen."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.leader: LeaderIndex = NO_LEADER
        self.hero = False
        self.kwisatz = False
        self.weapon: Kind = NO_KIND
        self.defence: Kind = NO_KIND
        self.dial = 0
        self.support = 0
        self.bank = 0


def outline_of(made: Draft) -> Outline:
    """How a plan fills its places."""
    stands = HERO_STANDS if made.hero else NOBODY_STANDS if made.leader == NO_LEADER else LEADER_STANDS
    return Outline(stands, made.weapon, made.defence)


class Plan(Form[Table]):
    """A battle plan: who stands, the cards beside, the number on the wheel and the spice for it."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return draft(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        g.seal(ask)
        g.fight.committed += 1
        g.tell("event-plan-made", who=g.who(ask.seat))


FIX: Final = Fix("fix")
PLAN: Final = Plan("plan")
BOOK.add(FIX)
BOOK.add(PLAN)


def draft(g: Table, ask: Ask) -> Draft:
    """Read the answers of a plan: what was fixed before is not asked again."""
    made = Draft()
    seat = ask.seat
    fixed, element = fixed_answer(g, seat), g.fight.element
    answers = Answers(ask)
    open_plans = outlines(g, seat)
    options = leader_options(g, seat, open_plans)
    if options:
        _read_leader(made, fixed if element == LEADER_ELEMENT and fixed in options else None, options, answers)
        if made.question is None and may_use_kwisatz(g, seat):
            _read_kwisatz(made, answers)
        if made.hero:
            open_plans = [one for one in open_plans if one.stands == HERO_STANDS]
        elif made.leader != NO_LEADER:
            open_plans = [one for one in open_plans if _can_stand(g, one, made.leader)]
        if made.question is None:
            shown = fixed if element == WEAPON_ELEMENT else None
            made.weapon = _read_card(made, shown, PLAN_WEAPON, [one.weapon for one in open_plans], answers)
        open_plans = [one for one in open_plans if one.weapon == made.weapon]
        if made.question is None:
            shown = fixed if element == DEFENCE_ELEMENT else None
            made.defence = _read_card(made, shown, PLAN_DEFENCE, [one.defence for one in open_plans], answers)
    if made.question is None:
        _read_dial(g, made, seat, fixed if element == DIAL_ELEMENT else None, answers)
    if made.question is None:
        _read_support(g, made, seat, answers)
    if made.question is None and made.leader != NO_LEADER and g.skill_of[made.leader] == SPICE_BANKER:
        _read_bank(g, made, seat, answers)
    return made


def _read_leader(made: Draft, fixed: Option | None, options: list[Option], answers: Answers) -> None:
    chosen = answers.next() if fixed is None else fixed
    if chosen is None:
        made.question = Question(PLAN_LEADER, "CLA-BAT-14", options)
    elif chosen.kind == "leader":
        made.leader = LeaderIndex(chosen.value)
    else:
        made.hero = True


def _read_kwisatz(made: Draft, answers: Answers) -> None:
    chosen = answers.next()
    if chosen is None:
        made.question = Question(PLAN_KWISATZ, "CLA-FAC-ATR-13", [WITH_KWISATZ, WITHOUT_KWISATZ])
    made.kwisatz = chosen is WITH_KWISATZ


def _read_card(made: Draft, fixed: Option | None, message: str, kinds: list[Kind], answers: Answers) -> Kind:
    if fixed is not None and fixed.value in kinds:
        return Kind(fixed.value)
    chosen = answers.next()
    if chosen is None:
        made.question = Question(message, "CLA-BAT-19", kind_options(kinds))
        return NO_KIND
    return Kind(chosen.value)


def _read_dial(g: Table, made: Draft, seat: Seat, fixed: Option | None, answers: Answers) -> None:
    options = dial_options(g, seat)
    chosen = fixed if fixed is not None and fixed in options else answers.next()
    if chosen is not None:
        made.dial = halves(chosen)
    else:
        rule = "CLA-ADV-10" if g.advanced else "CLA-BAT-12"
        made.question = Question(PLAN_DIAL, rule, options, support_terms(g, seat))


def _read_support(g: Table, made: Draft, seat: Seat, answers: Answers) -> None:
    """How much spice supports the dial: asked where the forces leave a choice, however full the purse is."""
    army = army_of(g, seat)
    ways = supports(army, made.dial, army.size)
    if len(ways) == 1:
        made.support = ways[0]
        return
    chosen = answers.next()
    if chosen is not None:
        made.support = chosen.value
    else:
        options = [NUMBER[spice] for spice in ways if spice <= support_purse(g, seat)]
        made.question = Question(PLAN_SUPPORT, "CLA-ADV-11", options)


def _read_bank(g: Table, made: Draft, seat: Seat, answers: Answers) -> None:
    """How much spice makes the Spice Banker stronger (CHR-SKCARD-10): asked however full the purse is."""
    chosen = answers.next()
    if chosen is not None:
        made.bank = chosen.value
    else:
        most = min(BANKED_MOST, g.spice[seat] - own_support(g, seat, made.support))
        made.question = Question(PLAN_BANK, "CHR-SKCARD-10", NUMBER[: most + 1])
