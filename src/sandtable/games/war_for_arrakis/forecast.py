"""How an attack would turn out, as far as the reader of a view can tell.

A forecast is made from a view and from nothing else, so it cannot betray what its reader may not know. Battles are
counted out exactly (`odds.py`): fought to the end without cards, each side taking its hits as a sensible owner does. A
facedown token or Sietch that the reader may not look at is counted as each of those it could be, weighed by how many of
these are in the box.
"""

from functools import lru_cache
from typing import Final

from sandtable.games.war_for_arrakis.components import (
    BLACK_TOKENS,
    SIETCH_RANKS,
    SILVER_TOKENS,
    STACKING_LIMIT,
    STARTING_TOKENS,
    TOKEN_IDS,
    TOKEN_MIXES,
    Mix,
)
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, GENERIC_SHIELDS, LEADER_NUMBER, LEADERS
from sandtable.games.war_for_arrakis.odds import Force, Odds, Profile, battle_odds, decline
from sandtable.games.war_for_arrakis.views import AreaContent, AttackOdds, Legion, WarForArrakisView

Hidden = tuple[int, int, int, int]
"""How many unknown tokens of each kind a legion holds: starting, standard, silver, black."""
Figures = tuple[int, int, int, int]
"""Regular, Elite and Special Elite Units, and generic leaders."""

_HIDDEN_KINDS: Final[tuple[tuple[Mix, ...], ...]] = (
    TOKEN_MIXES[:STARTING_TOKENS],
    TOKEN_MIXES[STARTING_TOKENS:],
    SILVER_TOKENS,
    BLACK_TOKENS,
)
_STANDARD_IDS: Final = TOKEN_IDS[STARTING_TOKENS:]
_NOTHING: Final[Figures] = (0, 0, 0, 0)


def attack_odds(view: WarForArrakisView, origin: str, target: str, surprise: bool = False) -> AttackOdds | None:
    """The odds of an attack from one area on another, or None where no legion stands to attack the other's."""
    ours, theirs = _content(view, origin), _content(view, target)
    attackers = [] if ours is None else ours.get("legions", [])
    if theirs is None or len(attackers) != 1 or origin == target:
        return None
    attacker = attackers[0]
    defenders = [legion for legion in theirs.get("legions", []) if legion["side"] != attacker["side"]]
    defender: Legion | None = defenders[0] if defenders else None
    if defender is None and not _can_be_taken(theirs, attacker):
        return None
    ranks = _ranks(view, theirs)
    found = _walked_in(attacker) if defender is None else _mixed(attacker, defender, ranks, surprise)
    return {
        "origin": origin,
        "target": target,
        "surprise": surprise,
        "undefended": defender is None,
        "attacker": found.attacker,
        "defender": found.defender,
        "nobody": found.nobody,
        "attacker_left": found.attacker_left,
        "defender_left": found.defender_left,
        "tokens_guessed": sum(_hidden(attacker)) + (0 if defender is None else sum(_hidden(defender))),
        "rank_guessed": len(ranks) > 1,
    }


def _content(view: WarForArrakisView, ident: str) -> AreaContent | None:
    for area in view["areas"]:
        if area["area"] == ident:
            return area
    return None


def _can_be_taken(there: AreaContent, attacker: Legion) -> bool:
    """Whether an area without a legion holds something of the other side's to take by an advance."""
    return ("sietch" if attacker["side"] == "harkonnen" else "settlement") in there


def _ranks(view: WarForArrakisView, there: AreaContent) -> dict[int, float]:
    """The ranks that the settlement may have, with their chances; 0 where there is none."""
    if "settlement" in there:
        return {there["settlement"]["rank"]: 1.0}
    if "sietch" not in there:
        return {0: 1.0}
    rank = there["sietch"]["rank"]
    if rank is not None:
        return {rank: 1.0}
    left = list(SIETCH_RANKS)
    for area in view["areas"]:
        known = area["sietch"]["rank"] if "sietch" in area else None
        if known is not None:
            left.remove(known)
    return {rank: left.count(rank) / len(left) for rank in sorted(set(left))}


def _hidden(legion: Legion) -> Hidden:
    unknown = [token["token"] for token in legion.get("tokens", []) if token["units"] is None]
    standard = len([token for token in unknown if token in _STANDARD_IDS])
    return len(unknown) - standard, standard, legion.get("silver_tokens", 0), legion.get("black_tokens", 0)


def _walked_in(attacker: Legion) -> Odds:
    """Nobody is there to fight."""
    return Odds(1.0, 0.0, sum([chance * (len(decline(_force(key))) - 1) for key, chance in _forces(attacker)]), 0.0)


def _mixed(attacker: Legion, defender: Legion, ranks: dict[int, float], surprise: bool) -> Odds:
    """The odds over everything that the legions and the settlement may turn out to be."""
    wins = defends = left = kept = 0.0
    for ours, our_chance in _forces(attacker):
        for theirs, their_chance in _forces(defender):
            for rank, chance in ranks.items():
                found = _fought(ours, theirs, rank, surprise)
                weight = our_chance * their_chance * chance
                wins += weight * found.attacker
                defends += weight * found.defender
                left += weight * found.attacker_left
                kept += weight * found.defender_left
    return Odds(wins, defends, left, kept)


@lru_cache(maxsize=4096)
def _fought(ours: tuple[int, ...], theirs: tuple[int, ...], rank: int, surprise: bool) -> Odds:
    return battle_odds(_force(ours), _force(theirs), rank, surprise)


def _force(key: tuple[int, ...]) -> Force:
    leaders = tuple([(key[place], key[place + 1]) for place in range(3, len(key), 2)])
    return Force(key[0], key[1], key[2], leaders)


def _forces(legion: Legion) -> list[tuple[tuple[int, ...], float]]:
    """What a legion may consist of once its tokens are turned, by the keys of forces, with chances."""
    regular, elite = legion.get("regular", 0), legion.get("elite", 0)
    special = legion.get("fedaykin", 0) + legion.get("sardaukar", 0)
    for token in legion.get("tokens", []):
        if token["units"] is not None:
            regular += token["units"][0]
            elite += token["units"][1]
            special += token["units"][2]
    generics = legion.get("naib", 0) + legion.get("bashar", 0)
    named: list[Profile] = []
    for ident in legion.get("leaders", []):
        card = LEADERS[LEADER_NUMBER[ident]]
        named.append((card.hits, card.shields))
    chances: dict[tuple[int, ...], float] = {}
    for more, chance in _turned(_hidden(legion)).items():
        profiles = [*named, *[(GENERIC_HITS, GENERIC_SHIELDS)] * (generics + more[3])]
        force = _within_limit(regular + more[0], elite + more[1], special + more[2], tuple(profiles))
        chances[force.key()] = chances.get(force.key(), 0.0) + chance
    return list(chances.items())


def _within_limit(regular: int, elite: int, special: int, leaders: tuple[Profile, ...]) -> Force:
    """Units over the stacking limit are gone before the battle: the plainest first (WFA-UNIT-07)."""
    excess = max(regular + elite + special - STACKING_LIMIT, 0)
    fewer = min(excess, regular)
    return Force(regular - fewer, max(elite - (excess - fewer), 0), special, leaders)


@lru_cache(maxsize=1024)
def _turned(hidden: Hidden) -> dict[Figures, float]:
    """What unknown tokens may show together, with chances."""
    sums: dict[Figures, float] = {_NOTHING: 1.0}
    for kind, count in enumerate(hidden):
        sums = _convolved(sums, _drawn(kind, count))
    return sums


def _convolved(one: dict[Figures, float], other: dict[Figures, float]) -> dict[Figures, float]:
    sums: dict[Figures, float] = {}
    for a, chance in one.items():
        for b, more in other.items():
            key = _added(a, b)
            sums[key] = sums.get(key, 0.0) + chance * more
    return sums


def _added(a: Figures, b: Figures) -> Figures:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def _drawn(kind: int, count: int) -> dict[Figures, float]:
    """The sums of so many different tokens of a kind: how often each comes up among all choices."""
    ways: list[dict[Figures, int]] = [{_NOTHING: 1}, *[{} for _ in range(count)]]
    for mix in _HIDDEN_KINDS[kind]:
        shown: Figures = (mix.units[0], mix.units[1], mix.units[2], mix.bashar)
        for taken in range(count, 0, -1):
            for figures, number in ways[taken - 1].items():
                key = _added(figures, shown)
                ways[taken][key] = ways[taken].get(key, 0) + number
    total = sum(ways[count].values())
    return {figures: number / total for figures, number in ways[count].items()}
