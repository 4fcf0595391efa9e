"""The arithmetic of battles: dice, rolls, hits and casualties as pure functions, and exact odds made of them.

Nothing here knows a table, so bots, the terminal and the client can ask about battles that are not fought.
"""

from functools import cache
from math import comb
from typing import Final

from sandtable.games.war_for_arrakis.components import COMBAT_DICE, COMBAT_DIE
from sandtable.games.war_for_arrakis.terms import HIT, SHIELD, SPECIAL_RESULT

Profile = tuple[int, int]
"""What a leader makes of a Special: Hits and Shields."""
Roll = tuple[int, int, int]
"""Hits, Shields and Specials that dice show."""

FACES: Final = len(COMBAT_DIE)
HIT_FACES: Final = COMBAT_DIE.count(HIT)
SHIELD_FACES: Final = COMBAT_DIE.count(SHIELD)
SPECIAL_FACES: Final = COMBAT_DIE.count(SPECIAL_RESULT)


def combat_dice(units: int, more: int, most: int = COMBAT_DICE) -> int:
    """One die per Unit, and more for cards and a settlement, but never more than six (WFA-BAT-12 to 15)."""
    return min(units + more, most)


def net_hits(hits: int, shields: int, breakers: int) -> int:
    """Hits that are not cancelled: each Special Elite Unit breaks one opposing Shield first (WFA-BAT-18, 23)."""
    return max(hits - max(shields - breakers, 0), 0)


def most_hits(regular: int, better: int, leaders: int, supply: int) -> int:
    """How many hits a legion can take before nothing is left of it.

    A better Unit takes two, the first of them by giving way to a Regular Unit, which needs a figure: one in the supply,
    or one that falls before it (WFA-BAT-27, WFA-RUL-37).
    """
    return leaders + regular + (2 * better if supply + regular else better)


def used_by_leaders(specials: int, leaders: tuple[Profile, ...]) -> Profile:
    """The Hits and Shields of Specials where each leader uses at most one, those who make the most of it first."""
    hits = shields = 0
    for profile in sorted(leaders, key=_keenness, reverse=True)[:specials]:
        hits += profile[0]
        shields += profile[1]
    return hits, shields


def _keenness(profile: Profile) -> tuple[int, int]:
    return profile[0] + profile[1], profile[0]


@cache
def rolls(dice: int) -> tuple[tuple[Roll, float], ...]:
    """Every roll of so many combat dice with its probability."""
    found: list[tuple[Roll, float]] = []
    for hits in range(dice + 1):
        for shields in range(dice - hits + 1):
            specials = dice - hits - shields
            ways = comb(dice, hits) * comb(dice - hits, shields)
            weight = HIT_FACES**hits * SHIELD_FACES**shields * SPECIAL_FACES**specials
            found.append(((hits, shields, specials), ways * weight / FACES**dice))
    return tuple(found)


class Force:
    """A legion for the purpose of odds: Units by kind, and what each leader makes of a Special."""

    def __init__(self, regular: int, elite: int, special: int, leaders: tuple[Profile, ...] = ()) -> None:
        self.regular: Final = regular
        self.elite: Final = elite
        self.special: Final = special
        self.leaders: Final = tuple(sorted(leaders, key=_keenness, reverse=True))

    @property
    def units(self) -> int:
        return self.regular + self.elite + self.special

    def key(self) -> tuple[int, ...]:
        flat = [self.regular, self.elite, self.special]
        for profile in self.leaders:
            flat += profile
        return tuple(flat)

    def after_hit(self) -> "Force":
        """The force after one hit, taken as a sensible owner does.

        Elite Units give way first, since that costs no die. Then the least leaders fall while there are more of them
        than Specials to be hoped for, then Special Elite Units give way, and Regular Units fall before the last leader.
        """
        if self.elite:
            return Force(self.regular + 1, self.elite - 1, self.special, self.leaders)
        if len(self.leaders) > 1 and self.units < FACES * len(self.leaders):
            return Force(self.regular, 0, self.special, self.leaders[:-1])
        if self.special:
            return Force(self.regular + 1, 0, self.special - 1, self.leaders)
        if self.regular == 1 and self.leaders:
            return Force(1, 0, 0, self.leaders[:-1])
        return Force(self.regular - 1, 0, 0, self.leaders)


def decline(force: Force) -> list[Force]:
    """The force as it is worn down hit by hit, to nothing."""
    chain = [force]
    while chain[-1].units:
        chain.append(chain[-1].after_hit())
    return chain


class Odds:
    """How a battle fought to the end turns out: who wins how often, and what is left of each side on average."""

    def __init__(self, attacker: float, defender: float, attacker_left: float, defender_left: float) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        # Hits that the survivors could still take, on average over all outcomes.
        self.attacker_left: Final = attacker_left
        self.defender_left: Final = defender_left

    @property
    def nobody(self) -> float:
        """Both legions destroy each other (WFA-BAT-38)."""
        return max(0.0, 1.0 - self.attacker - self.defender)


class _Blow:
    """What one side's roll amounts to: Hits and Shields after leaders, with the probability."""

    def __init__(self, hits: int, shields: int, chance: float) -> None:
        self.hits: Final = hits
        self.shields: Final = shields
        self.chance: Final = chance


def _blows(force: Force, dice: int, added_specials: int) -> list[_Blow]:
    sums: dict[Profile, float] = {}
    for (hits, shields, specials), chance in rolls(dice):
        more = used_by_leaders(specials + added_specials, force.leaders)
        total = (hits + more[0], shields + more[1])
        sums[total] = sums.get(total, 0.0) + chance
    return [_Blow(hits, shields, chance) for (hits, shields), chance in sums.items()]


def _exchange(attacker: Force, defender: Force, blows: list[_Blow], answers: list[_Blow]) -> dict[Profile, float]:
    """Hits on the attacker and on the defender after one combat round, with the probability."""
    found: dict[Profile, float] = {}
    for blow in blows:
        for answer in answers:
            suffered = net_hits(answer.hits, blow.shields, defender.special)
            dealt = net_hits(blow.hits, answer.shields, attacker.special)
            key = (suffered, dealt)
            found[key] = found.get(key, 0.0) + blow.chance * answer.chance
    return found


def battle_odds(
    attacker: Force,
    defender: Force,
    rank: int = 0,
    surprise: bool = False,
    attacker_cards: int = 0,
    defender_cards: int = 0,
    more_dice: int = 0,
    defender_most: int = COMBAT_DICE,
    free_to_continue: bool = False,
) -> Odds:
    """The odds of a battle fought until one legion is destroyed; cards are thrown in the first combat round.

    `rank` is that of the defender's settlement (0: none); going on against it costs the attacker a hit each time unless
    that is free. `defender_most` limits the defender's dice in the first round.
    """
    ours, theirs = decline(attacker), decline(defender)
    price = 1 if rank and not free_to_continue else 0
    later: dict[Profile, tuple[float, float, float, float]] = {}
    first = _after_round(
        ours, theirs, 0, 0, price, rank, int(surprise), attacker_cards + more_dice, defender_cards, defender_most,
        more_dice, later,
    )  # fmt: skip
    return Odds(*first)


def _after_round(
    ours: list[Force],
    theirs: list[Force],
    lost: int,
    taken: int,
    price: int,
    rank: int,
    surprise: int,
    our_more: int,
    their_more: int,
    their_most: int,
    more_dice: int,
    later: dict[Profile, tuple[float, float, float, float]],
) -> tuple[float, float, float, float]:
    """Who wins and what is left, from the beginning of a combat round with so many hits taken on either side."""
    attacker, defender = ours[lost], theirs[taken]
    blows = _blows(attacker, combat_dice(attacker.units, our_more), surprise)
    answers = _blows(defender, combat_dice(defender.units, their_more + rank, their_most), 0)
    wins = defends = left = kept = 0.0
    unchanged = 0.0
    for (suffered, dealt), chance in _exchange(attacker, defender, blows, answers).items():
        our_place = min(lost + suffered, len(ours) - 1)
        their_place = min(taken + dealt, len(theirs) - 1)
        we_stand, they_stand = our_place < len(ours) - 1, their_place < len(theirs) - 1
        if we_stand and they_stand:
            our_place = min(our_place + price, len(ours) - 1)
            we_stand = our_place < len(ours) - 1
        if we_stand and they_stand:
            first_again = not surprise and our_more == more_dice and not their_more and their_most == COMBAT_DICE
            if our_place == lost and their_place == taken and first_again:
                unchanged += chance
                continue
            found = _later(ours, theirs, our_place, their_place, price, rank, more_dice, later)
            wins += chance * found[0]
            defends += chance * found[1]
            left += chance * found[2]
            kept += chance * found[3]
        elif we_stand:
            wins += chance
            left += chance * (len(ours) - 1 - our_place)
        elif they_stand:
            defends += chance
            kept += chance * (len(theirs) - 1 - their_place)
    scale = 1.0 / (1.0 - unchanged)
    return wins * scale, defends * scale, left * scale, kept * scale


def _later(
    ours: list[Force],
    theirs: list[Force],
    lost: int,
    taken: int,
    price: int,
    rank: int,
    more_dice: int,
    later: dict[Profile, tuple[float, float, float, float]],
) -> tuple[float, float, float, float]:
    """The same for a combat round after the first, worked out once."""
    key = (lost, taken)
    found = later.get(key)
    if found is None:
        found = _after_round(ours, theirs, lost, taken, price, rank, 0, more_dice, 0, COMBAT_DICE, more_dice, later)
        later[key] = found
    return found


def rolled_hits(dice: int, per_special: int) -> tuple[float, ...]:
    """How likely a roll scores 0, 1, 2 … hits where each Special scores so many: storms, Sandworms, card attacks."""
    most = dice * max(1, per_special)
    chances = [0.0] * (most + 1)
    for (hits, _, specials), chance in rolls(dice):
        chances[hits + specials * per_special] += chance
    return tuple(chances)
