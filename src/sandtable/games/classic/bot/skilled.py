"""Leader skills: which to choose, and how to use them."""

from typing import Final

from sandtable.games.arrakis.movement import in_storm
from sandtable.games.arrakis.terms import Cell
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_STRENGTH
from sandtable.games.classic.notation import BEHIND, IN_FRONT, LEVY, PASS, YES
from sandtable.games.classic.rules.plans import Outline, available_leaders
from sandtable.games.classic.rules.skills import KEPT, skilled_leader
from sandtable.games.classic.rules.skills_in_battle import unused_traitors
from sandtable.games.classic.skills import (
    DIPLOMAT,
    KILLER_MEDIC,
    MASTER_OF_ASSASSINS,
    MENTAT,
    MENTAT_STRENGTH,
    OTHER_LEADERS,
    OWN_STRENGTH,
    PLANETOLOGIST,
    PLANETOLOGIST_STRENGTH,
    PRANA_BINDU_ADEPT,
    SKILLS,
    SMUGGLER,
    SPICE_BANKER,
    SUK_GRADUATE,
    SWORDMASTER,
    WARMASTER,
)
from sandtable.games.classic.terms import NO_CARD, NO_LEADER, NONE, Kind, LeaderIndex
from sandtable.games.classic.treachery import (
    LASGUN,
    NOT_FOR_BATTLE,
    POISON_DEFENCE,
    POISON_WEAPON,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    ROLE_OF,
    SHIELD,
    TREACHERY_DECK,
)
from sandtable.kernel.notation import Option

LIKED: Final = (
    SUK_GRADUATE,
    KILLER_MEDIC,
    PRANA_BINDU_ADEPT,
    SWORDMASTER,
    MASTER_OF_ASSASSINS,
    WARMASTER,
    MENTAT,
    SMUGGLER,
    SPICE_BANKER,
    PLANETOLOGIST,
    DIPLOMAT,
)
"""The skills, the best first; those that are not named come last."""
FIGHTERS: Final = (KILLER_MEDIC, PRANA_BINDU_ADEPT, SWORDMASTER, MASTER_OF_ASSASSINS, WARMASTER, MENTAT)
"""Skills that make their own leader strong: they go to a strong one, all others to a leader who may stay at home."""
RICH: Final = 6
"""From so much spice on a Spice Banker spends some."""


def keep_skill(outlook: Outlook, options: list[Option]) -> Option:
    """One that asks for a card in hand, or the best liked."""
    roles = [ROLE_OF[kind] for kind in outlook.kinds()]

    def worth(option: Option) -> float:
        liked = LIKED.index(option.value) if option.value in LIKED else len(LIKED)
        wanted = SKILLS[option.value].asks_for
        return (4.0 if wanted != NOT_FOR_BATTLE and wanted in roles else 0.0) - liked

    return max(options, key=worth)


def choose_leader(outlook: Outlook, options: list[Option]) -> Option:
    """A strong leader for a skill that fights, a weak one for any other."""
    form = outlook.g.form_of(outlook.seat)
    fights = form is not None and bool(form.answers) and form.value(KEPT) in FIGHTERS
    ranked = sorted(options, key=lambda option: LEADER_STRENGTH[option.value])
    return ranked[-1] if fights else ranked[0]


def plan_bonus(outlook: Outlook, leader: LeaderIndex, outline: Outline) -> int:
    """What skills add to a leader who lives, with these cards in the plan."""
    g, seat = outlook.g, outlook.seat
    if leader == NO_LEADER or not g.leader_skills:
        return 0
    roles = [ROLE_OF[kind] for kind in (outline.weapon, outline.defence) if kind != NONE]
    skill = g.skill_of[leader]
    if skill == MENTAT:
        return MENTAT_STRENGTH
    if skill == PLANETOLOGIST:
        return PLANETOLOGIST_STRENGTH if NOT_FOR_BATTLE in roles else 0
    if skill != NONE:
        return OWN_STRENGTH if SKILLS[skill].asks_for in roles else 0
    onlooker = skilled_leader(g, seat)
    if onlooker == NO_LEADER or g.fight.behind[g.side_of(seat)] or g.owner(leader) != seat:
        return 0
    wanted = SKILLS[g.skill_of[onlooker]].asks_for
    return OTHER_LEADERS if wanted != NOT_FOR_BATTLE and wanted in roles else 0


def place_leader(outlook: Outlook, options: list[Option]) -> Option:
    """Behind the shield if the skilled leader would be the strongest, with the cards in hand."""
    g, seat = outlook.g, outlook.seat
    if IN_FRONT not in options:
        return BEHIND
    skilled = skilled_leader(g, seat)
    skill = g.skill_of[skilled]
    helped = SKILLS[skill].asks_for in [ROLE_OF[kind] for kind in outlook.kinds()]
    fights = SKILLS[skill].asks_for != NOT_FOR_BATTLE and helped
    mine = LEADER_STRENGTH[skilled] + (OWN_STRENGTH if fights else MENTAT_STRENGTH if skill == MENTAT else 0)
    others = [LEADER_STRENGTH[leader] for leader in available_leaders(g, seat) if leader != skilled]
    return BEHIND if mine > max([*others, 0]) + (OTHER_LEADERS if fights else 0) else IN_FRONT


def ask_for_weapon(outlook: Outlook, options: list[Option]) -> Option:
    """A weapon that the opponent may have and that one could not parry."""
    g = outlook.g
    hand = g.hand(g.opponent(outlook.seat))
    possible = g.treachery.possibly(outlook.seat, hand)
    known = [TREACHERY_DECK[card] for card in g.treachery.known(outlook.seat, hand)]
    roles = [ROLE_OF[kind] for kind in outlook.kinds()]

    def danger(option: Option) -> float:
        if option is PASS or option.value in known:
            return -1.0
        cards = [card for card, kind in enumerate(TREACHERY_DECK) if kind == option.value and possible >> card & 1]
        if not cards:
            return -1.0
        role = ROLE_OF[option.value]
        parried = (role == POISON_WEAPON and POISON_DEFENCE in roles) or (
            role == PROJECTILE_WEAPON and PROJECTILE_DEFENCE in roles
        )
        return 1.0 if parried else 2.0

    best = max(options, key=danger)
    return best if danger(best) > 0 else PASS


def show_least(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: outlook.held_worth(Kind(option.value)))


def bank(outlook: Outlook, options: list[Option]) -> Option:
    """Who is rich adds what is possible."""
    return options[-1] if outlook.g.spice[outlook.seat] >= RICH else options[0]


def copy_defence(outlook: Outlook, options: list[Option]) -> Option:
    """Where the copy parries the weapon and blows nothing up."""
    g = outlook.g
    battle, side = g.fight, g.side_of(outlook.seat)
    weapon, copied = battle.weapon[1 - side], TREACHERY_DECK[battle.defence[1 - side]]
    if weapon == NO_CARD:
        return PASS
    attack, shelter = ROLE_OF[TREACHERY_DECK[weapon]], ROLE_OF[copied]
    lasers = [TREACHERY_DECK[card] for card in battle.weapon if card != NO_CARD]
    if copied == SHIELD and LASGUN in lasers:
        return PASS
    parries = (attack, shelter) in ((POISON_WEAPON, POISON_DEFENCE), (PROJECTILE_WEAPON, PROJECTILE_DEFENCE))
    return options[0] if parries else PASS


def retreat(outlook: Outlook, options: list[Option]) -> Option:
    """Anywhere but into the storm's way."""
    g = outlook.g
    safe = [option for option in options if option is not PASS and not in_storm(Cell(option.value), g.storm)]
    return max(safe, key=lambda option: outlook.g.ground_spice[option.value]) if safe else PASS


def exchange_traitor(outlook: Outlook, options: list[Option]) -> Option:
    """A stronger leader of somebody else than the weakest traitor in hand."""
    unused = unused_traitors(outlook.g, outlook.seat)
    weakest = min([_betrays(outlook, leader) for leader in unused] or [99])
    best = max(options, key=lambda option: -1 if option is PASS else _betrays(outlook, LeaderIndex(option.value)))
    return best if best is not PASS and _betrays(outlook, LeaderIndex(best.value)) > weakest else PASS


def _betrays(outlook: Outlook, leader: LeaderIndex) -> int:
    mine = outlook.g.factions[outlook.seat]
    return 0 if LEADER_FACTION[leader] == mine else LEADER_STRENGTH[leader]


def give_up_traitor(outlook: Outlook, options: list[Option]) -> Option:
    return min(options, key=lambda option: _betrays(outlook, LeaderIndex(option.value)))


def levy(outlook: Outlook, options: list[Option]) -> Option:
    """Unless it is the ally who was paid."""
    form = outlook.g.form_of(outlook.seat)
    receiver = NONE if form is None else form.args[1]
    assert isinstance(receiver, int)
    return PASS if receiver != NONE and outlook.g.allied(outlook.seat, receiver) else LEVY


def smuggle(outlook: Outlook, options: list[Option]) -> Option:
    return YES
