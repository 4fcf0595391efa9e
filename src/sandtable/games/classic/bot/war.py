"""Battle: the plan with the best prospects against what the opponent may do."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS
from sandtable.games.classic.battle_record import (
    DEFENCE_ELEMENT,
    DIAL_ELEMENT,
    LEADER_ELEMENT,
    WEAPON_ELEMENT,
)
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.bot.skilled import plan_bonus
from sandtable.games.classic.factions import HARKONNEN
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.notation import (
    CAPTURE,
    KEEP,
    KILL,
    LEADER,
    MUST_NOT,
    NOTHING,
    PASS,
    SEE_DEFENCE,
    SEE_DIAL,
    SEE_WEAPON,
    TRAITOR,
    TREACHERY,
    WITH_KWISATZ,
    halves,
)
from sandtable.games.classic.rules.dial import dials, losses, supports
from sandtable.games.classic.rules.plans import (
    FIX,
    FIX_MESSAGES,
    HERO_STANDS,
    LEADER_STANDS,
    PLANETOLOGIST_STANDS,
    Outline,
    army_of,
    leaders_to_field,
    may_use_kwisatz,
    outlines,
    support_purse,
)
from sandtable.games.classic.rules.strongholds import tie_goes_to
from sandtable.games.classic.skills import PLANETOLOGIST
from sandtable.games.classic.terms import KWISATZ_STRENGTH, NOBODY, NONE, NOWHERE, Kind, LeaderIndex, Seat
from sandtable.games.classic.treachery import (
    CHEAP_HERO,
    LASGUN,
    POISON_DEFENCE,
    POISON_WEAPON,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    ROLE_OF,
    SHIELD,
    TREACHERY_CARDS,
)
from sandtable.kernel.notation import Option

# Of 33 treachery cards so many are of each kind that matters in battle.
OF_A_KIND: Final = {
    POISON_WEAPON: 4 / 33,
    PROJECTILE_WEAPON: 4 / 33,
    POISON_DEFENCE: 4 / 33,
    PROJECTILE_DEFENCE: 4 / 33,
}
LEADER_LOST: Final = 0.7
"""What a leader who dies costs, per point of strength."""


class Opponent:
    """What the opponent may bring: chances of weapons and defences, and of totals."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        g = outlook.g
        battle = g.fight
        self.seat = seat
        self.known, self.unknown = outlook.hand_of(seat)
        self.poison = self._chance(POISON_WEAPON)
        self.projectile = self._chance(PROJECTILE_WEAPON)
        self.snooper = self._chance(POISON_DEFENCE)
        self.shield = self._chance(PROJECTILE_DEFENCE)
        self.laser = 0.9 if LASGUN in self.known else 1 - (32 / 33) ** self.unknown
        self._settle_weapons()
        self.leaders = self._leaders(outlook)
        self.points = self._points(outlook)
        seen = _seen(outlook)
        if seen is not None:
            self._take_into_account(battle.element, seen)

    def _chance(self, role: int) -> float:
        if [kind for kind in self.known if ROLE_OF[kind] == role]:
            return 0.95
        return 1.0 - (1.0 - OF_A_KIND[role]) ** self.unknown

    def _settle_weapons(self) -> None:
        """Only one weapon and one defence are played."""
        poison, projectile, snooper, shield = self.poison, self.projectile, self.snooper, self.shield
        self.poison = poison * (1.0 - 0.5 * projectile)
        self.projectile = projectile * (1.0 - 0.5 * poison)
        self.snooper = snooper * (1.0 - 0.5 * shield)
        self.shield = shield * (1.0 - 0.5 * snooper)

    def _leaders(self, outlook: Outlook) -> list[int]:
        g = outlook.g
        mask = g.leaders.possibly(outlook.seat, g.with_owner(self.seat))
        here = g.fight.territory
        found = [
            LEADER_STRENGTH[leader]
            for leader in range(len(LEADER_STRENGTH))
            if mask >> leader & 1 and not outlook.fought_elsewhere(leader, here)
        ]
        return sorted(found, reverse=True)[:3] or [0]

    def _points(self, outlook: Outlook) -> list[tuple[int, float]]:
        """Dials in half points with their chances: more often high than low."""
        g = outlook.g
        spread = dials(army_of(g, self.seat), g.spice[self.seat])
        weights = [1.0 + 2.0 * place / len(spread) for place in range(len(spread))]
        total = sum(weights)
        return [(dial, weight / total) for dial, weight in zip(spread, weights, strict=True)]

    def _take_into_account(self, element: int, seen: Option) -> None:
        if element == DIAL_ELEMENT:
            self.points = [(halves(seen), 1.0)]
        elif element == LEADER_ELEMENT:
            self.leaders = [LEADER_STRENGTH[seen.value] if seen.kind == "leader" else 0]
        elif element == WEAPON_ELEMENT:
            role = NONE if seen.value == NONE else ROLE_OF[seen.value]
            self.poison = 1.0 if role == POISON_WEAPON else 0.0
            self.projectile = 1.0 if role == PROJECTILE_WEAPON else 0.0
            self.laser = 1.0 if seen.value == LASGUN else 0.0
        elif element == DEFENCE_ELEMENT:
            role = NONE if seen.value == NONE else ROLE_OF[seen.value]
            self.snooper = 1.0 if role == POISON_DEFENCE else 0.0
            self.shield = 1.0 if role == PROJECTILE_DEFENCE else 0.0

    def kills(self, defence: Kind) -> float:
        """The chance that its weapon kills a leader behind that defence."""
        role = NONE if defence == NONE else ROLE_OF[defence]
        poison = 0.0 if role == POISON_DEFENCE else self.poison
        projectile = 0.0 if role == PROJECTILE_DEFENCE else self.projectile
        return min(0.97, poison + projectile + 0.5 * self.laser)

    def dies(self, weapon: Kind) -> float:
        """The chance that a weapon kills its leader."""
        if weapon == NONE or not TREACHERY_CARDS[weapon].weapon:
            return 0.0
        role = ROLE_OF[weapon]
        if role == POISON_WEAPON:
            return 1.0 - self.snooper
        if role == PROJECTILE_WEAPON:
            return 1.0 - self.shield
        return 1.0

    def beaten(self, total: int, dead: bool, ties: bool) -> float:
        """The chance that a total in half points is enough."""
        found = 0.0
        for leader in [0] if dead else self.leaders:
            share = 1.0 if dead else 1.0 / len(self.leaders)
            for dial, chance in self.points:
                other = dial + 2 * leader
                if total > other or (ties and total == other):
                    found += chance * share
        return found


def _seen(outlook: Outlook) -> Option | None:
    """What prescience showed this seat of the opponent's plan."""
    g = outlook.g
    battle = g.fight
    if battle.seen < 0 or battle.seats[battle.seen] == outlook.seat:
        return None
    owner = battle.seats[battle.seen]
    fixed = g.sealed_by(owner, FIX)
    if fixed is None or not g.has_seen(outlook.seat, owner, FIX_MESSAGES[battle.element], FIX):
        return None
    return fixed.answers[0]


class Choice:
    """A whole plan."""

    def __init__(self, leader: LeaderIndex, outline: Outline, kwisatz: bool, dial: int, support: int) -> None:
        self.leader = leader
        self.outline = outline
        self.kwisatz = kwisatz
        self.dial = dial
        self.support = support


def best_plan(outlook: Outlook) -> Choice:
    """The plan with the highest prospects."""
    g, seat = outlook.g, outlook.seat
    battle = g.fight
    opponent = Opponent(outlook, g.opponent(seat))
    ties = battle.seats[tie_goes_to(g, battle)] == seat
    army = army_of(g, seat)
    purse = support_purse(g, seat)
    spread = [(dial, supports(army, dial, purse)[0]) for dial in dials(army, purse)]
    stake = outlook.stronghold_worth(battle.territory) if _is_stronghold(outlook) else 3.0 + _ground(outlook)
    kwisatz = may_use_kwisatz(g, seat)
    best: Choice | None = None
    worth = -1e9
    for outline in outlines(g, seat):
        for leader in _candidates(outlook, outline):
            strength = 0 if leader == NOWHERE else LEADER_STRENGTH[leader]
            helped = kwisatz and outline.stands != 0
            adds = 2 * (strength + plan_bonus(outlook, leader, outline)) + (2 * KWISATZ_STRENGTH if helped else 0)
            mine_dies = opponent.kills(outline.defence) if outline.stands else 0.0
            theirs_dies = opponent.dies(outline.weapon)
            explodes = _explosion(outline, opponent)
            cards = sum([0.3 * outlook.card_worth(kind) for kind in (outline.weapon, outline.defence) if kind != NONE])
            # A card that is not for battle is gone in any case.
            spent = outlook.card_worth(outline.weapon) if outline.stands == PLANETOLOGIST_STANDS else 0.0
            for dial, support in spread:
                wins = 0.0
                for alive, chance in ((True, 1.0 - mine_dies), (False, mine_dies)):
                    if chance > 0.0:
                        total = dial + (adds if alive else 0)
                        wins += chance * (
                            theirs_dies * opponent.beaten(total, dead=True, ties=ties)
                            + (1.0 - theirs_dies) * opponent.beaten(total, dead=False, ties=ties)
                        )
                wins *= 1.0 - explodes
                lost = min([sum(pair) for pair in losses(army, dial, support)])
                prize = stake if lost < army.size else 0.3 * stake  # nobody is left to hold the place
                value = wins * (prize + theirs_dies * 2.0) - (1.0 - wins) * cards
                value -= outlook.force_worth() * (wins * lost + (1.0 - wins) * army.size)
                value -= spent + outlook.spice_worth() * support + LEADER_LOST * strength * mine_dies
                if value > worth + 1e-6:
                    worth = value
                    best = Choice(leader, outline, helped, dial, support)
    assert best is not None
    return best


def _is_stronghold(outlook: Outlook) -> bool:
    return outlook.g.fight.territory in STRONGHOLDS


def _ground(outlook: Outlook) -> float:
    return 0.7 * sum([outlook.g.ground_spice[cell] for cell in outlook.g.fight.cells])


def _candidates(outlook: Outlook, outline: Outline) -> list[LeaderIndex]:
    """The strongest leader, a middling one and the weakest: no others are worth thinking about."""
    g = outlook.g
    if outline.stands == PLANETOLOGIST_STANDS:
        return [one for one in leaders_to_field(g, outlook.seat) if g.skill_of[one] == PLANETOLOGIST]
    if outline.stands != LEADER_STANDS:
        return [NOWHERE]
    fielded = leaders_to_field(g, outlook.seat)
    bought = _bought(outlook)
    leaders = sorted([one for one in fielded if one not in bought] or fielded, key=lambda one: -LEADER_STRENGTH[one])
    skilled = [leader for leader in leaders if g.skill_of[leader] != NONE]
    return sorted({leaders[0], leaders[len(leaders) // 2], leaders[-1], *skilled})


def _bought(outlook: Outlook) -> list[LeaderIndex]:
    """Leaders known to be traitors of the opponent, or of its ally Harkonnen."""
    g = outlook.g
    opponent = g.opponent(outlook.seat)
    found = g.traitors.known(outlook.seat, g.traitor_hand(opponent))
    harkonnen = g.seat_of(HARKONNEN)
    if harkonnen != NOBODY and g.allied(opponent, harkonnen):
        found = found + g.traitors.known(outlook.seat, g.traitor_hand(harkonnen))
    return found


def _explosion(outline: Outline, opponent: Opponent) -> float:
    """The chance that lasgun and shield meet."""
    shield = outline.defence == SHIELD
    if outline.weapon == LASGUN:
        return 1.0 if shield else opponent.shield
    return opponent.laser * 0.5 if shield else 0.0


# Answers.


def plan_leader(outlook: Outlook, options: list[Option]) -> Option:
    plan = best_plan(outlook)
    wanted = TREACHERY[CHEAP_HERO] if plan.outline.stands == HERO_STANDS else LEADER[plan.leader]
    return wanted if wanted in options else options[0]


def plan_kwisatz(outlook: Outlook, options: list[Option]) -> Option:
    return WITH_KWISATZ


def plan_weapon(outlook: Outlook, options: list[Option]) -> Option:
    return _card(best_plan(outlook).outline.weapon, options)


def plan_defence(outlook: Outlook, options: list[Option]) -> Option:
    return _card(best_plan(outlook).outline.defence, options)


def _card(kind: Kind, options: list[Option]) -> Option:
    wanted = NOTHING if kind == NONE else TREACHERY[kind]
    return wanted if wanted in options else options[0]


def plan_dial(outlook: Outlook, options: list[Option]) -> Option:
    wanted = best_plan(outlook).dial
    return min(options, key=lambda option: abs(halves(option) - wanted))


def plan_support(outlook: Outlook, options: list[Option]) -> Option:
    """The least spice that supports the dial."""
    return min(options, key=lambda option: option.value)


def voice(outlook: Outlook, options: list[Option]) -> Option:
    """Forbid the weapon that one cannot parry, or the defence that would stop one's own weapon."""
    g = outlook.g
    if outlook.seat not in g.fight.seats:
        return _order(MUST_NOT, POISON_WEAPON)
    kinds = outlook.kinds()
    roles = {ROLE_OF[kind] for kind in kinds}
    foe = g.opponent(outlook.seat)
    known, _ = outlook.hand_of(foe)
    dangers = [role for role in (POISON_WEAPON, PROJECTILE_WEAPON) if _parry(role) not in roles]
    seen = [role for role in dangers if role in {ROLE_OF[kind] for kind in known}]
    if seen:
        return _order(MUST_NOT, seen[0])
    if len(dangers) == 1:
        return _order(MUST_NOT, dangers[0])
    for role in (POISON_WEAPON, PROJECTILE_WEAPON):
        if role in roles and not dangers:
            return _order(MUST_NOT, _parry(role))
    return _order(MUST_NOT, POISON_WEAPON)


def _parry(weapon: int) -> int:
    return POISON_DEFENCE if weapon == POISON_WEAPON else PROJECTILE_DEFENCE


def _order(orders: list[Option], role: int) -> Option:
    return next(order for order in orders if order.value == role)


def prescience(outlook: Outlook, options: list[Option]) -> Option:
    """The weapon, if one can choose a defence; the defence, if one can choose a weapon; otherwise the number."""
    if outlook.has_defence():
        return SEE_WEAPON
    return SEE_DEFENCE if outlook.has_weapon() else SEE_DIAL


def call_traitor(outlook: Outlook, options: list[Option]) -> Option:
    return TRAITOR if TRAITOR in options else PASS


def fewest(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: option.value)


def keep_cards(outlook: Outlook, options: list[Option]) -> Option:
    """Worthless cards are thrown away, unless they are of use."""
    for option in options:
        if option is not KEEP and outlook.card_worth(option.value) < 1.0:
            return option
    return KEEP


def capture(outlook: Outlook, options: list[Option]) -> Option:
    return CAPTURE if CAPTURE in options else options[0]


def keep_or_kill(outlook: Outlook, options: list[Option]) -> Option:
    """A strong captive serves; a weak one is worth its price."""
    strengths = [LEADER_STRENGTH[leader] for leader in outlook.g.captives()]
    return KEEP if strengths and strengths[-1] >= 5 else KILL


def choose_battle(outlook: Outlook, options: list[Option]) -> Option:
    """The surest battle first, so that its leader and cards are known to come back."""
    g = outlook.g
    if options[0].kind != "territory":
        return options[0]

    def chance(option: Option) -> float:
        cells = CELLS_OF[option.value]
        mine, starred = g.forces_in(outlook.seat, cells), g.special_in(outlook.seat, cells)
        foes = [foe for foe in outlook.foes() if g.forces_in(foe, cells)]
        return min([outlook.odds(mine, starred, foe, option.value) for foe in foes] + [1.0])

    return max(options, key=chance)
