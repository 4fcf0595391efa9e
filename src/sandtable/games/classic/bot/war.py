"""Battle: the plan with the best prospects against what the opponent may do."""

from typing import Final, cast

from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.arrakis.terms import Territory
from sandtable.games.classic.battle_record import (
    DEFENCE_ELEMENT,
    DIAL_ELEMENT,
    LEADER_ELEMENT,
    WEAPON_ELEMENT,
)
from sandtable.games.classic.bot.karama import stake
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.bot.skilled import plan_bonus
from sandtable.games.classic.factions import HARKONNEN, RICHESE
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.notation import (
    CAPTURE,
    KEEP,
    KILL,
    LEADER,
    MUST_NOT,
    NO,
    NOTHING,
    PASS,
    SEE_DEFENCE,
    SEE_DIAL,
    SEE_WEAPON,
    TRAITOR,
    TREACHERY,
    WITH_KWISATZ,
    YES,
    dialled,
    halves,
)
from sandtable.games.classic.rules.dial import Army, dials, losses, supports
from sandtable.games.classic.rules.plans import (
    FIX,
    FIX_MESSAGES,
    HERO_STANDS,
    LEADER_STANDS,
    PLAN,
    PLAN_DIAL,
    PLAN_WEAPON,
    PLANETOLOGIST_STANDS,
    Outline,
    army_of,
    draft,
    leaders_to_field,
    may_use_kwisatz,
    outlines,
    support_purse,
)
from sandtable.games.classic.rules.strongholds import tie_goes_to
from sandtable.games.classic.skills import PLANETOLOGIST
from sandtable.games.classic.terms import KWISATZ_STRENGTH, NO_LEADER, NOBODY, NONE, Kind, LeaderIndex, Role, Seat
from sandtable.games.classic.treachery import (
    ARTILLERY_STRIKE,
    CHEAP_HERO,
    LASGUN,
    MIRROR_WEAPON,
    POISON_DEFENCE,
    POISON_TOOTH,
    POISON_WEAPON,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    ROLE_OF,
    SHIELD,
    STONE_BURNER,
    TREACHERY_CARDS,
    TREACHERY_DECK,
)
from sandtable.kernel.notation import Option

LEADER_LOST: Final = 0.7
"""What a leader who dies costs, per point of strength."""


class Opponent:
    """What the opponent may bring: chances of weapons and defences, and of totals."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        g = outlook.g
        battle = g.fight
        self.seat = seat
        self.size = outlook.forces_there(seat, tuple(battle.cells))
        self.known, self.unknown = outlook.hand_of(seat)
        self.possible = _kinds_possible(outlook, seat)
        self.poison = self._chance(POISON_WEAPON)
        self.projectile = self._chance(PROJECTILE_WEAPON)
        self.snooper = self._chance(POISON_DEFENCE)
        self.shield = self._chance(PROJECTILE_DEFENCE)
        self.laser = self._holds(LASGUN)
        self.artillery = self._holds(ARTILLERY_STRIKE)
        self._settle_weapons()
        self.leaders = self._leaders(outlook)
        self.points = self._points(outlook)
        for element, seen in _seen(outlook):
            self._take_into_account(element, seen)

    def _chance(self, role: Role) -> float:
        """How likely a card of that role is in hand, as far as the seat can tell."""
        if [kind for kind in self.known if ROLE_OF[kind] == role]:
            return 0.95
        return self._among([kind for kind in self.possible if ROLE_OF[kind] == role])

    def _holds(self, kind: Kind) -> float:
        return 0.9 if kind in self.known else self._among([one for one in self.possible if one == kind])

    def _among(self, kinds: list[Kind]) -> float:
        return 1.0 - (1.0 - len(kinds) / max(1, len(self.possible))) ** self.unknown

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
            if mask >> leader & 1 and not outlook.fought_elsewhere(LeaderIndex(leader), here)
        ]
        return sorted(found, reverse=True)[:3] or [0]

    def _points(self, outlook: Outlook) -> list[tuple[int, float]]:
        """Dials in half points with their chances: more often high than low."""
        g = outlook.g
        army = army_of(g, self.seat)
        if g.plays(self.seat, RICHESE):
            # What stands behind a no-field token only Richese know.
            army = Army(self.size, 0, army.weight, army.needs_spice)
        spread = dials(army, g.spice[self.seat])
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
            self.artillery = 1.0 if seen.value == ARTILLERY_STRIKE else 0.0
        elif element == DEFENCE_ELEMENT:
            role = NONE if seen.value == NONE else ROLE_OF[seen.value]
            self.snooper = 1.0 if role == POISON_DEFENCE else 0.0
            self.shield = 1.0 if role == PROJECTILE_DEFENCE else 0.0

    def kills(self, defence: Kind) -> float:
        """The chance that its weapon kills a leader behind that defence."""
        role = NONE if defence == NONE else ROLE_OF[defence]
        poison = 0.0 if role == POISON_DEFENCE else self.poison
        projectile = 0.0 if role == PROJECTILE_DEFENCE else self.projectile
        shelled = 0.0 if defence == SHIELD else 0.5 * self.artillery
        return min(0.97, poison + projectile + 0.5 * self.laser + shelled)

    def dies(self, weapon: Kind) -> float:
        """The chance that a weapon kills its leader."""
        if weapon == NONE or not TREACHERY_CARDS[weapon].weapon:
            return 0.0
        if weapon == MIRROR_WEAPON:
            return self.poison * (1.0 - self.snooper) + self.projectile * (1.0 - self.shield) + 0.5 * self.laser
        if weapon == ARTILLERY_STRIKE:
            return 1.0 - self.shield
        if weapon in (LASGUN, POISON_TOOTH, STONE_BURNER):
            return 1.0
        return 1.0 - (self.snooper if ROLE_OF[weapon] == POISON_WEAPON else self.shield)

    def outnumbered(self, left: int, ties: bool) -> float:
        """The chance that so many forces that were not dialled are more than its own, as a Stone Burner asks."""
        found = 0.0
        for dial, chance in self.points:
            other = max(0, self.size - (dial + 1) // 2)
            if left > other or (ties and left == other):
                found += chance
        return found

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


def _kinds_possible(outlook: Outlook, seat: Seat) -> list[Kind]:
    """The kinds of all cards that the seat cannot name in another's hand and that may be there."""
    g = outlook.g
    zone = g.hand(seat)
    known = g.treachery.known(outlook.seat, zone)
    possible = g.treachery.possibly(outlook.seat, zone)
    return [kind for card, kind in enumerate(TREACHERY_DECK) if possible >> card & 1 and card not in known]


def _seen(outlook: Outlook) -> list[tuple[int, Option]]:
    """What this seat was shown of the opponent's plan, by prescience or by Karama: elements and what they are."""
    g, seat = outlook.g, outlook.seat
    battle, owner = g.fight, g.opponent(seat)
    found: list[tuple[int, Option]] = []
    if battle.seen >= 0 and battle.seats[battle.seen] == owner:
        fixed = g.sealed_by(owner, FIX)
        if fixed is not None and g.has_seen(seat, owner, FIX_MESSAGES[battle.element], FIX):
            found.append((battle.element, fixed.answers[0]))
    plan = g.sealed_by(owner, PLAN)
    if plan is not None and g.has_seen(seat, owner, PLAN_WEAPON, PLAN):
        made = draft(g, plan)
        found.append((LEADER_ELEMENT, NOTHING if made.leader == NO_LEADER else LEADER[made.leader]))
        found.append((WEAPON_ELEMENT, NOTHING if made.weapon == NONE else TREACHERY[made.weapon]))
        found.append((DEFENCE_ELEMENT, NOTHING if made.defence == NONE else TREACHERY[made.defence]))
        if g.has_seen(seat, owner, PLAN_DIAL, PLAN):
            found.append((DIAL_ELEMENT, dialled(made.dial)))
    return found


class Choice:
    """A whole plan, and the chance to win that it promises."""

    def __init__(
        self, leader: LeaderIndex, outline: Outline, kwisatz: bool, dial: int, support: int, wins: float
    ) -> None:
        self.leader = leader
        self.outline = outline
        self.kwisatz = kwisatz
        self.dial = dial
        self.support = support
        self.wins = wins


class Prospects:
    """What a way to fill a plan, with a leader, promises: strengths, and who would die."""

    def __init__(
        self, outlook: Outlook, opponent: Opponent, outline: Outline, leader: LeaderIndex, kwisatz: bool
    ) -> None:
        self.outline = outline
        self.leader = leader
        self.strength = 0 if leader == NO_LEADER else LEADER_STRENGTH[leader]
        self.helped = kwisatz and outline.stands != 0
        self.burns = outline.weapon == STONE_BURNER
        self.adds = 2 * (self.strength + plan_bonus(outlook, leader, outline))
        self.adds += 2 * KWISATZ_STRENGTH if self.helped else 0
        if outline.weapon == ARTILLERY_STRIKE:
            self.adds = 0  # no leader counts
        self.mine_dies = opponent.kills(outline.defence) if outline.stands else 0.0
        if outline.stands and (outline.weapon == POISON_TOOTH or _shelled(outline)):
            self.mine_dies = 1.0
        self.theirs_dies = opponent.dies(outline.weapon)
        self.explodes = _explosion(outline, opponent)
        kinds = [kind for kind in (outline.weapon, outline.defence) if kind != NONE]
        self.risked = sum([0.3 * outlook.held_worth(kind) for kind in kinds])
        # A card that is not kept after use is gone in any case.
        used = [kind for kind in kinds if not TREACHERY_CARDS[kind].keepable]
        if outline.stands == PLANETOLOGIST_STANDS:
            used.append(outline.weapon)
        self.spent = 0.5 * sum([outlook.held_worth(kind) for kind in used])

    def wins(self, opponent: Opponent, dial: int, left: int, ties: bool) -> float:
        """The chance to win with a dial in half points that leaves so many forces undialled."""
        if self.burns:
            return opponent.outnumbered(left, ties)
        found = 0.0
        for alive, chance in ((True, 1.0 - self.mine_dies), (False, self.mine_dies)):
            if chance > 0.0:
                total = dial + (self.adds if alive else 0)
                found += chance * (
                    self.theirs_dies * opponent.beaten(total, dead=True, ties=ties)
                    + (1.0 - self.theirs_dies) * opponent.beaten(total, dead=False, ties=ties)
                )
        return found * (1.0 - self.explodes)


def _shelled(outline: Outline) -> bool:
    """Artillery Strike kills one's own leader too, unless it has a Shield."""
    return outline.weapon == ARTILLERY_STRIKE and outline.defence != SHIELD


def best_plan(outlook: Outlook, tried: list[tuple[float, Choice]] | None = None) -> Choice:
    """The plan with the highest prospects; all that were thought of are noted in the list, if one is given."""
    g, seat = outlook.g, outlook.seat
    battle = g.fight
    opponent = Opponent(outlook, g.opponent(seat))
    ties = battle.seats[tie_goes_to(g, battle)] == seat
    army = army_of(g, seat)
    purse = support_purse(g, seat)
    ways = [(dial, supports(army, dial, purse)[0]) for dial in dials(army, purse)]
    spread = [(dial, support, min([sum(pair) for pair in losses(army, dial, support)])) for dial, support in ways]
    at_stake = stake(outlook)
    kwisatz = may_use_kwisatz(g, seat)
    best: Choice | None = None
    worth = -1e9
    for outline in outlines(g, seat):
        for leader in _candidates(outlook, outline):
            hopes = Prospects(outlook, opponent, outline, leader, kwisatz)
            for dial, support, lost in spread:
                wins = hopes.wins(opponent, dial, army.size - lost, ties)
                prize = at_stake if lost < army.size else 0.3 * at_stake  # nobody is left to hold the place
                value = wins * (prize + hopes.theirs_dies * 2.0) - (1.0 - wins) * hopes.risked
                value -= outlook.force_worth() * (wins * lost + (1.0 - wins) * army.size)
                value -= hopes.spent + outlook.spice_worth() * support + LEADER_LOST * hopes.strength * hopes.mine_dies
                if value > worth + 1e-6:
                    worth = value
                    best = Choice(leader, outline, hopes.helped, dial, support, wins)
                if tried is not None:
                    tried.append((value, Choice(leader, outline, hopes.helped, dial, support, wins)))
    assert best is not None
    return best


def _candidates(outlook: Outlook, outline: Outline) -> list[LeaderIndex]:
    """The strongest leader, a middling one and the weakest: no others are worth thinking about."""
    g = outlook.g
    if outline.stands == PLANETOLOGIST_STANDS:
        return [one for one in leaders_to_field(g, outlook.seat) if g.skill_of[one] == PLANETOLOGIST]
    if outline.stands != LEADER_STANDS:
        return [NO_LEADER]
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
    return cast("list[LeaderIndex]", found)


def _explosion(outline: Outline, opponent: Opponent) -> float:
    """The chance that lasgun and shield meet; a Mirror Weapon may become a lasgun."""
    shield = outline.defence == SHIELD
    if outline.weapon == LASGUN:
        return 1.0 if shield else opponent.shield
    if outline.weapon == MIRROR_WEAPON:
        return opponent.laser * (1.0 if shield else opponent.shield)
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


def swear(outlook: Outlook, options: list[Option]) -> Option:
    """The truth about the plan that one would make anyway."""
    ask = outlook.g.form_of(outlook.seat)
    kind = NONE if ask is None else ask.args[0]
    assert isinstance(kind, int)
    return YES if YES in options and best_plan(outlook).outline.holds(Kind(kind)) else NO


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


def _parry(weapon: Role) -> Role:
    return POISON_DEFENCE if weapon == POISON_WEAPON else PROJECTILE_DEFENCE


def _order(orders: list[Option], role: Role) -> Option:
    return next(order for order in orders if order.value == role)


def prescience(outlook: Outlook, options: list[Option]) -> Option:
    """The weapon, if one can choose a defence; the defence, if one can choose a weapon; otherwise the number."""
    if outlook.has_defence():
        return SEE_WEAPON
    return SEE_DEFENCE if outlook.has_weapon() or SEE_DIAL not in options else SEE_DIAL


def call_traitor(outlook: Outlook, options: list[Option]) -> Option:
    return TRAITOR if TRAITOR in options else PASS


def fewest(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: option.value)


def keep_cards(outlook: Outlook, options: list[Option]) -> Option:
    """Worthless cards are thrown away, unless they are of use."""
    for option in options:
        if option is not KEEP and outlook.card_worth(Kind(option.value)) < 1.0:
            return option
    return KEEP


def capture(outlook: Outlook, options: list[Option]) -> Option:
    return CAPTURE if CAPTURE in options else options[0]


def keep_or_kill(outlook: Outlook, options: list[Option]) -> Option:
    """A strong captive serves; a weak one is worth its price, and so is one that could not be kept (CLA-FAC-HAR-14)."""
    if not outlook.g.living(outlook.seat):
        return KILL
    strengths = [LEADER_STRENGTH[leader] for leader in outlook.g.captives()]
    return KEEP if strengths and strengths[-1] >= 5 else KILL


def choose_battle(outlook: Outlook, options: list[Option]) -> Option:
    """The surest battle first, so that its leader and cards are known to come back."""
    if options[0].kind != "territory":
        return options[0]
    return max(options, key=lambda option: sure(outlook, Territory(option.value)))


def sure(outlook: Outlook, territory: Territory) -> float:
    """The chance to win the battles in a territory, against the hardest foe there."""
    g, cells = outlook.g, CELLS_OF[territory]
    mine, starred = outlook.forces_there(outlook.seat, cells), outlook.stars_there(outlook.seat, cells)
    foes = [foe for foe in outlook.foes() if g.forces_in(foe, cells)]
    return min([outlook.odds(mine, starred, foe, territory) for foe in foes] + [1.0])
