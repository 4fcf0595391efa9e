"""A battle before the plans are open: what the opponent may do, and what each plan of one's own promises."""

from typing import Final

from sandtable.games.conquest.bot.prospect import DECISIVE_AT_LAST, Prospect
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, NONE, POISON, PROJECTILE
from sandtable.games.conquest.factions import (
    FORCES,
    HARVEST_PER_FORCE,
    LEADER_FACTION,
    LEADER_STRENGTH,
    STRONGHOLD_WIN_FROM_ROUND,
    STRONGHOLDS_TO_WIN,
)
from sandtable.games.conquest.rules.plans import PLAN, PLAN_DIAL, PLAN_MODE, PLAN_WEAPON
from sandtable.games.conquest.state import Battle, Table
from sandtable.games.conquest.terms import (
    DECK,
    HANDS,
    NO_KIND,
    NOWHERE,
    READY,
    BattleKind,
    LeaderIndex,
    WeaponType,
    other,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat

# How opponents are thought to plan: shares of their forces that they dial, each with its weight.
_DIALS: Final[tuple[tuple[float, float], ...]] = ((1.0, 0.5), (0.75, 0.3), (0.5, 0.2))
PLAYS_PROJECTILE: Final = 0.35
PLAYS_POISON: Final = 0.4
PLAYS_SPECIAL: Final = 0.08
HAS_SHIELD: Final = 0.45
HAS_SNOOPER: Final = 0.3
# How likely a traitor is kept, by strength: everybody keeps the strongest of those dealt.
SUBORNED: Final[tuple[float, ...]] = (0.0, 0.01, 0.03, 0.12, 0.3, 0.45, 0.5)
HIGHEST_LEADER: Final = max(LEADER_STRENGTH)
# How likely a traitor shown earlier is still held, though one card of that hand has been exchanged since.
EXPOSED: Final = 0.7
NOT_SEEN: Final = -1
NO_WEAPON: Final = WeaponType(-2)


def opponent_of(g: Table, seat: Seat) -> Seat:
    battle = g.fight
    return battle.seats[other(g.side_of(seat))]


class Outlook:
    """A battle as the planner sees it before the plans are open: what the opponent may do, and what is at stake."""

    def __init__(self, g: Table, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        battle = g.fight
        self.foe = opponent_of(g, seat)
        self.mine = g.forces_in(seat, battle.cells)
        self.foes = g.forces_in(self.foe, battle.cells)
        self.tie_wins = battle.seats[0] == seat
        self._set_stakes(battle)
        self._look_at_plan()

    def _set_stakes(self, battle: Battle) -> None:
        """What is won by holding the territory, by merely driving the opponent out, and with each force left."""
        prospect = Prospect(self.g, self.seat)
        prospect.others_to_move = 0
        territory = battle.territory
        self.holding = 0.0
        self.driving_out = 0.5 * prospect.force * self.foes
        self.force_left = prospect.force
        if territory in prospect.strongholds:
            stakes = prospect.stakes(territory)
            self.holding = prospect.stronghold + stakes
            if prospect.held[self.foe] >= STRONGHOLDS_TO_WIN and self.g.round >= STRONGHOLD_WIN_FROM_ROUND:
                self.driving_out += DECISIVE_AT_LAST
                self.holding -= DECISIVE_AT_LAST
        self.spice = sum([self.g.ground_spice[cell] for cell in battle.cells])
        self.spice_worth = prospect.spice

    def _look_at_plan(self) -> None:
        """What Prescience has shown of the opponent's plan, if anything."""
        self.weapon_seen = False
        self.blocked_by = NONE
        self.dial_seen = NOT_SEEN
        ask = self.g.sealed_by(self.foe, PLAN)
        if ask is None:
            return
        if self._sees(PLAN_WEAPON):
            self.weapon_seen = True
            self.blocked_by = _blocking(self.g.answer_to(ask, PLAN_WEAPON), self.g.answer_to(ask, PLAN_MODE))
        if self._sees(PLAN_DIAL):
            dial = self.g.answer_to(ask, PLAN_DIAL)
            self.dial_seen = NOT_SEEN if dial is None else dial.value

    def _sees(self, question: str) -> bool:
        return self.g.has_seen(self.seat, self.foe, question, PLAN)

    # The opponent's strength.

    def chances(self, kills: float) -> list[float]:
        """For every number the chance that the opponent's strength is at most that, if the leader dies so often."""
        dials = _DIALS if self.dial_seen == NOT_SEEN else ((1.0, 1.0),)
        most = self.foes if self.dial_seen == NOT_SEEN else self.dial_seen
        chances = [0.0] * (FORCES + HIGHEST_LEADER + 2)
        for share, weight in dials:
            dial = int(share * most + 0.5)
            chances[dial] += weight * kills
            for leader, often in self._leaders():
                chances[dial + leader] += weight * (1.0 - kills) * often
        for number in range(1, len(chances)):
            chances[number] += chances[number - 1]
        return chances

    def _leaders(self) -> list[tuple[int, float]]:
        """The strengths of the leaders that may stand against us, and how likely each is."""
        g = self.g
        if g.secret_leaders:
            return [(4, 1.0)]
        ready = g.own_leaders(self.foe, READY)
        here = g.fight.territory
        able = [LEADER_STRENGTH[one] for one in ready if g.fought_in[one] in (NOWHERE, here)]
        if not able:
            return [(0, 1.0)]
        return [(max(able), 0.6), (sum(able) // len(able), 0.4)]

    # One's own plan.

    def dies(self, defence: BattleKind) -> float:
        """How likely the own leader is killed behind a defence (a kind of card, or NO_KIND)."""
        stops = BATTLE_CARDS[defence].defence if defence != NO_KIND else 0
        if self.weapon_seen:
            return 0.0 if self.blocked_by == NO_WEAPON or self.blocked_by & stops else 1.0
        if not self._leaders()[0][0]:
            return 0.0
        risk = 0.0
        for type, chance in self._weapons():
            if not stops & type:
                risk += chance
        return risk

    def surely_dies(self) -> bool:
        """Whether the weapon was seen and nothing at hand stops it."""
        hand = [BATTLE_DECK[card] for card in self.g.battle_cards.zones[HANDS[self.seat]]]
        return self.weapon_seen and min([self.dies(kind) for kind in [NO_KIND, *hand]]) >= 1.0

    def _weapons(self) -> list[tuple[WeaponType, float]]:
        """How often the opponent attacks with what is stopped by poison's and projectile's defence, or by none."""
        battle = self.g.fight
        projectile, poison, special = PLAYS_PROJECTILE, PLAYS_POISON, PLAYS_SPECIAL
        if battle.voice_by == self.seat and battle.voice_type in (PROJECTILE, POISON):
            # Whoever is told what to play, or not to play, mostly has the one or the other.
            projectile_now = battle.voice_must == (battle.voice_type == PROJECTILE)
            ordered, other = (0.8, 0.1) if battle.voice_must else (0.55, 0.0)
            projectile, poison = (ordered, other) if projectile_now else (other, ordered)
        return [(PROJECTILE, projectile), (POISON, poison), (NONE, special)]

    def kills(self, weapon: BattleKind) -> float:
        """How likely a weapon (a kind of card, or NO_KIND) kills the opposing leader."""
        if weapon == NO_KIND or not BATTLE_CARDS[weapon].weapon:
            return 0.0
        card = BATTLE_CARDS[weapon]
        if card.lasgun:
            return 0.5
        stopped = 0.0
        if card.blocked_by & PROJECTILE or card.modes:
            stopped += HAS_SHIELD
        if card.blocked_by & POISON:
            stopped += HAS_SNOOPER
        return 1.0 - stopped

    def best_dial(self, leader: int, dies: float, chances: list[float]) -> tuple[int, float]:
        """The best number with a leader of that strength, and what can be expected of it."""
        best, worth = 0, -99.0
        for dial in range(self.mine + 1):
            value = self._won(dial + leader, chances) * (1.0 - dies) + self._won(dial, chances) * dies
            value *= self._prize(self.mine - dial)
            if value > worth + 0.01:
                best, worth = dial, value
        return best, worth

    def _won(self, strength: int, chances: list[float]) -> float:
        beaten = strength if self.tie_wins else strength - 1
        return chances[beaten] if beaten >= 0 else 0.0

    def _prize(self, left: int) -> float:
        """What a victory is worth that leaves so many forces."""
        if not left:
            return self.driving_out + 0.5
        spice = self.spice_worth * min(self.spice, HARVEST_PER_FORCE * left)
        return self.driving_out + self.holding + self.force_left * left + spice

    def betrays(self, leader: LeaderIndex) -> float:
        """How likely the opponent can call this leader a traitor."""
        cards = self.g.traitor_cards
        zone = HANDS[self.foe]
        if leader in cards.known(self.seat, zone):
            return 1.0
        possible = cards.possibly(self.seat, zone)
        if not possible >> leader & 1:
            return 0.0
        if not cards.possibly(self.seat, DECK) >> leader & 1:
            # It was shown, and one card of that hand has gone back since.
            return EXPOSED
        own = self.g.faction(self.foe).members
        total = 0.0
        for one in range(len(LEADER_STRENGTH)):
            if possible >> one & 1 and LEADER_FACTION[one] not in own:
                total += SUBORNED[LEADER_STRENGTH[one]]
        unknown = len(cards.zones[zone]) - len(cards.known(self.seat, zone))
        return min(0.9, unknown * SUBORNED[LEADER_STRENGTH[leader]] / total) if total else 0.0


def _blocking(weapon: Option | None, mode: Option | None) -> WeaponType:
    """The defence (bits) that stops a weapon that was seen, set to a mode if it has one."""
    if weapon is None or weapon.value < 0 or not BATTLE_CARDS[weapon.value].weapon:
        return NO_WEAPON
    if mode is not None and mode.value > 0:
        return WeaponType(mode.value)
    return BATTLE_CARDS[weapon.value].blocked_by
