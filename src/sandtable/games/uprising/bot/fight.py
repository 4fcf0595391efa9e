"""The Conflict: what a strength can be expected to win, and how many troops are worth sending."""

from math import exp
from typing import TYPE_CHECKING, Final

from sandtable.games.uprising.board import SANDWORM_STRENGTH, TROOP_STRENGTH, third_place_is_rewarded
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.quality import COMBAT_SWORDS, SWORDS
from sandtable.games.uprising.cards import CARD_KIND, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.rules.troops import is_protected
from sandtable.games.uprising.state import COMBAT, WON_BY, Table
from sandtable.games.uprising.terms import NO_SOURCE, NONE, WILD, Icon, Player, Symbol

if TYPE_CHECKING:
    from sandtable.games.uprising.bot.judge import Judge

# What others can be expected to add: swords for each card in hand and each Intrigue card, troops for each Agent.
RIVAL_SWORDS: Final = 2.0


class Fight:
    """The Conflict of this round as one player sees it."""

    def __init__(self, judge: "Judge") -> None:
        g, me = judge.g, judge.seat
        self.n = n = judge.n
        self.troop = judge.troop * n[p.TROOPS_SENT]
        self.back = judge.troop * n[p.TROOPS_BACK]
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0
        self.icon = 0.0
        self.foes: list[tuple[float, float]] = []
        self.units = g.troops[me] * TROOP_STRENGTH + g.worms[me] * SANDWORM_STRENGTH
        self.swords = float(g.swords[me])
        self.worms = g.worms[me]
        self.worms_welcome = not is_protected(g)
        if g.conflict != NONE:
            card = CONFLICTS[g.conflict]
            self.first, self.second, self.third = [judge.worth(reward, NO_SOURCE) for reward in card.rewards]
            if not third_place_is_rewarded(g.players):
                self.third *= 0.1
            self.icon = _icon_worth(g, me, Symbol(card.battle_icon), judge)
            self.foes = [_expected(g, other, n) for other in g.opponents(me)]
            self.swords += _own_swords(g, me, n)

    def value(self, units: int, swords: float, worms: int) -> float:
        """What the rewards are worth to somebody with so much strength, by the chance of each place."""
        if units <= 0:
            return 0.0
        strength = units + swords
        none, one, two = 1.0, 0.0, 0.0
        for mean, spread in self.foes:
            beaten = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (strength - mean) / spread)))) if mean > 0.0 else 0.0
            none, one, two = (
                none * (1.0 - beaten),
                one * (1.0 - beaten) + none * beaten,
                two * (1.0 - beaten) + one * beaten,
            )
        prizes = none * self.first + one * self.second + two * self.third
        return self.n[p.PRIZES] * ((self.n[p.WORM_PRIZES] * prizes if worms else prizes) + none * self.icon)

    def chance_of_first(self) -> float:
        """How likely the strength that there is wins the Conflict."""
        if self.units <= 0:
            return 0.0
        chance = 1.0
        for mean, spread in self.foes:
            if mean > 0.0:
                chance *= 1.0 - 1.0 / (1.0 + exp(max(-30.0, min(30.0, (self.units + self.swords - mean) / spread))))
        return chance

    def now(self) -> float:
        return self.value(self.units, self.swords, self.worms)

    def with_troops(self, count: int) -> float:
        """What so many more troops bring (or what withdrawing them takes)."""
        return self.value(self.units + TROOP_STRENGTH * count, self.swords, self.worms) - self.now()

    def with_worms(self, count: int) -> float:
        if not self.worms_welcome:
            return 0.0
        units = self.units + SANDWORM_STRENGTH * count
        return self.value(units, self.swords, self.worms + count) - self.now()

    def with_swords(self, count: float) -> float:
        return self.value(self.units, self.swords + count, self.worms) - self.now()

    def best_deployment(self, most: int, least: int = 0) -> tuple[int, float]:
        """How many troops to send, and what that gains beyond the troops themselves."""
        best, gain = least, self.with_troops(least) - self.troop * least if least else 0.0
        for count in range(least + 1, most + 1):
            more = self.with_troops(count) - self.troop * count
            if more > gain:
                best, gain = count, more
        return best, gain

    def best_retreat(self, most: int, least: int = 0) -> tuple[int, float]:
        """How many troops to take back, and what that gains."""
        best, gain = least, self.with_troops(-least) + self.back * least
        for count in range(least + 1, most + 1):
            more = self.with_troops(-count) + self.back * count
            if more > gain:
                best, gain = count, more
        return best, gain


def _icon_worth(g: Table, me: Player, icon: Icon, judge: "Judge") -> float:
    """A matching pair is a Victory Point at once; a single icon may become one."""
    if icon == WILD:
        return judge.n[p.WILD_ICON] * judge.vp
    icons = [CONFLICTS[card].battle_icon for card in g.conflicts.zones[WON_BY[me]]]
    if not g.objective_turned[me]:
        icons.append(OBJECTIVES[g.objective[me]].battle_icon)
    return judge.vp if icon in icons else judge.n[p.ICON_AHEAD] * judge.fade


def _expected(g: Table, other: Player, n: list[float]) -> tuple[float, float]:
    """The strength that a player can be expected to end with, and how far off that guess may be."""
    units = g.troops[other] + g.worms[other]
    strength = float(g.strength(other))
    intrigue = len(g.held(other)) if other < g.seats else 0
    spread = n[p.SPREAD_IN_COMBAT]
    if g.phase != COMBAT:
        spread = n[p.SPREAD]
        if other >= g.seats:
            reinforcements = min(float(g.garrison[other]), n[p.TROOPS_PER_AGENT] * g.agents[other])
            if units or reinforcements:
                strength += RIVAL_SWORDS + TROOP_STRENGTH * reinforcements
                spread += 0.5
        elif other not in g.reveal_order:
            reinforcements = min(g.garrison[other] + 1.0, n[p.TROOPS_PER_AGENT] * g.agents[other])
            strength += TROOP_STRENGTH * reinforcements
            spread += n[p.SPREAD_PER_AGENT] * g.agents[other]
            if units or reinforcements:
                strength += n[p.SWORDS_PER_CARD] * max(0, len(g.hand(other)) - g.agents[other])
                spread += 0.5
    if units:
        strength += n[p.SWORDS_PER_INTRIGUE] * min(intrigue, 3)
        spread += 0.35 * min(intrigue, 3)
    return strength, spread


def _own_swords(g: Table, me: Player, n: list[float]) -> float:
    """Swords still to come from the own hand, as far as they can be foreseen."""
    if g.phase == COMBAT:
        return 0.0
    more = 0.0
    for card in g.held(me):
        more += n[p.OWN_INTRIGUE_SWORDS] * COMBAT_SWORDS[INTRIGUE_KIND[card]]
    if me not in g.reveal_order:
        for card in g.hand(me):
            more += n[p.OWN_CARD_SWORDS] * SWORDS[CARD_KIND[card]]
    return more
