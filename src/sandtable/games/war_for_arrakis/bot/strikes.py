"""Attacks and battles: whom to attack, when to go on, what to lose, what to throw."""

from sandtable.games.war_for_arrakis.board import areas_in
from sandtable.games.war_for_arrakis.bot.campaign import LEAST_ODDS
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import HIT_ON, NAMED_LEADER
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight, chance, odds
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.fight import area_of, defender
from sandtable.games.war_for_arrakis.rules.movement import attackers, targets
from sandtable.games.war_for_arrakis.terms import Area, Side, enemy

HOPELESS = 0.2
LEAST_GAIN = 0.4


class Strike:
    """An attack that could be made."""

    def __init__(self, origin: Area, target: Area, gain: float) -> None:
        self.origin = origin
        self.target = target
        self.gain = gain


def battle_worth(
    posts: Posts, side: Side, attacker: Host, target: int, surprise: bool = False, free: bool = False
) -> float:
    """What attacking an area with a legion is worth: what it wins, what it kills, what it loses."""
    sight = posts.sight
    foe = enemy(side)
    rank = sight.defence(foe, target)
    prize = posts.prize(foe, target)
    guard = sight.host(foe, target)
    if not guard.units:
        return prize
    least = HOPELESS if sight.g.mahdi is None or not rank else LEAST_ODDS
    if chance(attacker, guard, 0 if free else rank) < least:
        return -1.0
    found = odds(attacker, guard, rank, surprise, free)
    taken = guard.capacity - found.defender_left
    lost = attacker.capacity - found.attacker_left
    return found.attacker * (prize + len(guard.leaders) * 0.2) + taken * HIT_ON[foe] - lost * HIT_ON[side]


def strikes(sight: Sight, posts: Posts, which: int, value: int, surprise: bool, free: bool = False) -> list[Strike]:
    """The attacks that could be made, the best first."""
    g, side = sight.g, sight.side
    found: list[Strike] = []
    for origin in attackers(g, side, which, value):
        attacker = sight.host(side, origin)
        bare = posts.danger(side, origin, Host(0, 0, 0, ())) - posts.danger(side, origin, attacker)
        for target in areas_in(targets(g, side, origin)):
            gain = battle_worth(posts, side, attacker, target, surprise, free)
            # Whoever advances leaves a settlement open.
            found.append(Strike(origin, target, gain - 0.5 * max(bare, 0.0)))
    found.sort(key=_gain, reverse=True)
    return found


def _gain(strike: Strike) -> float:
    return strike.gain


def goes_on(sight: Sight, posts: Posts) -> bool:
    """Whether the attacker should continue, after what has happened so far."""
    battle = sight.g.fight
    attacker = sight.host(battle.attacker, battle.origin)
    free = battle.modifiers & FREE_TO_CONTINUE != 0
    rank = sight.rank(defender(battle), battle.target)
    if rank and not free:
        if attacker.capacity <= 1:
            return False
        attacker = worn(attacker)
    if not attacker.units:
        return False
    return battle_worth(posts, battle.attacker, attacker, battle.target, free=free) > 0.0


def worn(host: Host) -> Host:
    """A legion after one more hit."""
    after = host.force().after_hit()
    return Host(after.regular, after.elite, after.special, after.leaders)


def stands(sight: Sight, posts: Posts) -> bool:
    """Whether the defender should fight on: for a settlement while there is hope, elsewhere with even odds."""
    battle = sight.g.fight
    side = defender(battle)
    attacker = sight.host(battle.attacker, battle.origin)
    guard = sight.host(side, battle.target)
    rank = sight.rank(side, battle.target)
    found = odds(attacker, guard, rank)
    return found.attacker < (0.9 if rank else 0.5)


def throws(sight: Sight) -> int:
    """How many cards are worth throwing into the combat round to come: where they may decide it."""
    g = sight.g
    battle = g.fight
    side = sight.side
    ours, theirs = sight.host(side, area_of(battle, side)), sight.host(sight.foe, area_of(battle, sight.foe))
    rank = sight.rank(defender(battle), battle.target)
    if side == battle.attacker:
        likely = chance(ours, theirs, rank)
    else:
        likely = 1.0 - chance(theirs, ours, rank)
    if likely > 0.93 or likely < 0.04:
        return 0
    return 3 if rank else 1


def loss_order(name: str) -> float:
    """In which order hits are taken: better Units give way first, then spare leaders, then Regulars."""
    order = {"elite": 0.0, "fedaykin": 2.0, "sardaukar": 2.0, "regular": 3.0, "naib": 1.0, "bashar": 1.0}
    return order.get(name, 1.0 + NAMED_LEADER)
