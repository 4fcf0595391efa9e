"""Weighs effects for one player at one moment of the game, by what that player may see."""

from math import exp
from typing import Final

from sandtable.games.uprising.board import (
    ALLIANCE_LEVEL,
    CONTRACT_FALLBACK_SOLARI,
    CONTROL_SPACES,
    FRIENDSHIP_LEVEL,
    MAKER_SPACES,
    SCORE_TO_END,
    SPACES,
    TRACK_TOP,
    TRACKS,
)
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.fight import Fight
from sandtable.games.uprising.bot.prices import FITTED, Prices
from sandtable.games.uprising.bot.quality import (
    CONFLICT_SPIES,
    HAS_ACQUIRE_BONUS,
    INTRIGUE_SPIES,
    LEADER_SPIES,
    PER_USE,
    PERSUASION,
    REVEAL_SPIES,
    SWORDS,
    SpiesFor,
)
from sandtable.games.uprising.cards import CARD_KIND, CARDS, CONTRACT_KIND, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.kinds import HARVEST, IMMEDIATE, VISIT
from sandtable.games.uprising.conditions import (
    ACQUIRED_THIS_TURN,
    DISCARDED_TAG,
    GAINED_SPICE_THIS_TURN,
    OTHER_CARD_IN_PLAY,
    RECALLED_SPY_THIS_TURN,
    SENT_TO_FACTION_SPACE,
    SENT_TO_MAKER,
    SPY_PLACED_ON,
    TRASHED_COST_AT_LEAST,
    Condition,
)
from sandtable.games.uprising.effects import (
    LOSE_INFLUENCE,
    Acquire,
    Choose,
    Effect,
    Gain,
    Influence,
    Pay,
    PlaceSpy,
    Retreat,
)
from sandtable.games.uprising.leaders import TRAINING
from sandtable.games.uprising.rules.checks import TAGS, counted, holds
from sandtable.games.uprising.rules.contracts import tokens_to_take
from sandtable.games.uprising.rules.interpreter import possible
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    AGENT_TURN,
    CONFLICT_DECK,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    PER_PLAYER,
    RESERVE,
    REVEAL_TURN,
    ROW,
    TAKEN_BY,
    Table,
)
from sandtable.games.uprising.terms import (
    ANY,
    EACH_SPIED,
    EVERY_FACTION,
    GUILD,
    NO_SOURCE,
    NO_SYMBOL,
    NONE,
    VISITED,
    CardKind,
    ContractKind,
    Faction,
    Source,
    SpaceIndex,
)
from sandtable.kernel.seats import Seat

SWORDMASTER_COST: Final = 8
TIE_WITHIN: Final = 2
"""Whoever is so many points behind may still draw level with the leader in the last round."""
OWN_ZONES: Final = (DECK, HAND, DISCARD, IN_PLAY)
FIRST_DECK: Final = 10
FIRST_AVERAGE: Final = 2.55
"""What the cards that everybody begins with bring on average each time they come to hand."""
SHORTEST_CYCLE: Final = 0.8
SMALLEST_DECK: Final = 7
"""Whoever owns no more cards trashes none: there would be too few to send Agents with and to draw."""


def conflicts_left(g: Table) -> int:
    zones = g.conflicts.zones
    return len(zones[CONFLICT_DECK]) + len(zones[CONFLICT_DECK + 1]) + len(zones[CONFLICT_DECK + 2])


def rounds_left(conflicts: int, best: int, points_per_round: float) -> float:
    """How many rounds are likely to follow this one: the deck of Conflicts ends the game, or a score."""
    return max(0.0, min(float(conflicts), (SCORE_TO_END - best) / points_per_round))


def chance_of_end(conflicts: int, best: int, evens: float, spread: float) -> float:
    """How likely this round is the last one. The leader may well make several points in it."""
    if best >= SCORE_TO_END or not conflicts:
        return 1.0
    return 1.0 / (1.0 + exp((evens - best) / max(spread, 0.1)))


def is_swap(effect: Effect) -> bool:
    """Whether an arrow turns Influence with one faction into Influence with another."""
    if not isinstance(effect, Pay) or effect.cost.op != LOSE_INFLUENCE:
        return False
    return isinstance(effect.then, Influence) and effect.then.faction == ANY


class Judge(Scale):
    """Prices follow the table: what is kept fades as the end comes near, a Victory Point never does."""

    def __init__(self, g: Table, seat: Seat, prices: Prices = FITTED) -> None:
        super().__init__()
        self.g = g
        self.seat = seat
        self.prices = prices
        self.n = n = prices.numbers
        conflicts = conflicts_left(g)
        self.best = max(g.vp)
        self.left = rounds_left(conflicts, self.best, n[p.POINTS_PER_ROUND])
        self.fade = min(1.0, n[p.FADE_AT_END] + n[p.FADE_PER_ROUND] * self.left)
        self.last = chance_of_end(conflicts, self.best, n[p.LAST_ROUND_FROM], n[p.LAST_ROUND_SPREAD])
        # How far it counts what could be kept for another round.
        self.later = min(1.0, self.left) * (1.0 - self.last)
        # Where the Agent is, or might be sent.
        own_turn = g.turn.player == seat
        self.space = g.turn.space if own_turn and g.turn.kind == AGENT_TURN else NONE
        self.recalled = own_turn and g.turn.recalled_spy
        self.spice_gained = own_turn and g.turn.spice_gained > 0
        self.revealing = False
        self._look_through_deck()
        self._fight: Fight | None = None
        self._levels: list[float] | None = None
        self._gathered: float | None = None
        self.asks_what_spies_open = False
        self._set_prices()

    def _look_through_deck(self) -> None:
        """How many cards one owns, and how good they are: in a large deck each comes up seldom."""
        owned, worth = 0, 0.0
        for zone in OWN_ZONES:
            for card in self.g.cards.zones[zone + PER_PLAYER * self.seat]:
                owned += 1
                worth += PER_USE[CARD_KIND[card]]
        self.deck_size = owned
        self.deck_average = worth / owned if owned else FIRST_AVERAGE

    def _set_prices(self) -> None:
        g, seat, fade, n = self.g, self.seat, self.fade, self.n
        self.agent = n[p.AGENT]
        self.persuasion = n[p.PERSUASION_WORTH]
        may_train = not g.swordmaster[seat] and not (g.house is not None and g.house.forbids_swordmaster)
        self.swordmaster = n[p.SWORDMASTER_SHARE] * self.agent * (self.left + 0.6) if may_train else 0.0
        self.council = 0.0 if g.council[seat] else n[p.COUNCIL_SHARE] * 2.0 * self.persuasion * (self.left + 0.6)
        wanted = (8 if may_train else 0) + (0 if g.council[seat] else 5)
        self.solari = fade * (
            n[p.SOLARI_WANTED]
            if wanted > g.solari[seat]
            else n[p.SOLARI_FEW]
            if g.solari[seat] < 6
            else n[p.SOLARI_MANY]
        )
        # Whoever saves for the Swordmaster counts every Solari by what it leads to.
        self.solari = max(self.solari, n[p.SAVING] * self.swordmaster / SWORDMASTER_COST)
        self.spice = fade * (
            n[p.SPICE_FEW] if g.spice[seat] < 4 else n[p.SPICE_SOME] if g.spice[seat] < 7 else n[p.SPICE_MANY]
        )
        if g.level(seat, GUILD) >= FRIENDSHIP_LEVEL:
            self.spice += fade * n[p.SPICE_TO_SHIP]
        # What is left of it at the end decides between equals and does nothing else.
        behind = self.best - g.vp[seat]
        left_over = n[p.SPICE_FOR_TIES] if behind <= TIE_WITHIN else n[p.SPICE_LEFT_OVER]
        self.spice += self.last * (min(self.spice, left_over) - self.spice)
        self.water = fade * (n[p.WATER_FEW] if g.water[seat] < 3 else n[p.WATER_MANY])
        if g.hooks[seat]:
            self.water += fade * n[p.WATER_TO_RIDE]
        self.persuasion *= fade
        self.draw = n[p.DRAW_AT_END] + n[p.DRAW_EARLY] * fade
        self.intrigue = n[p.INTRIGUE_AT_END] + n[p.INTRIGUE_EARLY] * fade
        self.troop = fade * (n[p.TROOP_FEW] if g.garrison[seat] < 6 else n[p.TROOP_MANY])
        self.spy = (n[p.SPY_AT_END] + n[p.SPY_EARLY] * fade) * (1.0 if g.spies[seat].bit_count() < 2 else n[p.SPY_MANY])
        self.hooks = 0.0 if g.hooks[seat] else n[p.HOOKS] * fade
        self.contract = self._best_contract()
        self.trash = self._thinning()

    @property
    def fight(self) -> Fight:
        if self._fight is None:
            self.sword = 0.0
            self._fight = Fight(self)
            self.sword = max(0.0, self._fight.with_swords(1.0))
        return self._fight

    def gain(self, effect: Gain) -> float:
        """Swords count for the place they win."""
        if not effect.swords or self.revealing:
            return super().gain(effect)
        # A sword has its price only once the Conflict has been looked at.
        more = self.fight.with_swords(effect.swords) - self.sword * effect.swords
        return super().gain(effect) + more

    # Conditions and counters.

    def likelihood(self, condition: Condition, source: Source) -> float:
        kind = condition.kind
        if kind == SENT_TO_MAKER:
            true = self.space != NONE and SPACES[self.space].maker
        elif kind == SENT_TO_FACTION_SPACE:
            true = self.space != NONE and SPACES[self.space].influence != NONE
        elif kind == RECALLED_SPY_THIS_TURN:
            true = self.recalled
        elif kind == GAINED_SPICE_THIS_TURN:
            true = self.spice_gained
        elif kind in (DISCARDED_TAG, TRASHED_COST_AT_LEAST, SPY_PLACED_ON, ACQUIRED_THIS_TURN):
            # What has not happened yet may still do so.
            return 1.0 if holds(self.g, self.seat, condition, source) else super().likelihood(condition, source)
        elif kind == OTHER_CARD_IN_PLAY and self.revealing:
            mates = self.g.hand(self.seat) + self.g.in_play(self.seat)
            true = any([TAGS[card] >> condition.what & 1 and card != source for card in mates])
        else:
            return 1.0 if holds(self.g, self.seat, condition, source) else 0.0
        return 1.0 if true != condition.negated else 0.0

    def count(self, counter: int, source: Source) -> float:
        if self.revealing:
            return super().count(counter, source)
        return float(counted(self.g, self.seat, counter, source))

    def best_of(self, effect: Choose, source: Source) -> float:
        best = 0.0
        for option in effect.options:
            if self.revealing or possible(self.g, self.seat, option, source):
                best = max(best, self.worth(option, source))
        return best

    # Influence.

    def climb(self, effect: Influence) -> float:
        if effect.faction == VISITED:
            visited = NO_SYMBOL if self.space == NONE else SPACES[self.space].influence
            return 0.0 if visited == NONE else self.steps(visited, effect.amount)
        if effect.faction == EACH_SPIED:
            return 4.0
        if effect.faction != ANY:
            return self.steps(effect.faction, effect.amount)
        open_to = [self.steps(faction, effect.amount) for faction in EVERY_FACTION if effect.among >> faction & 1]
        return sum(sorted(open_to, reverse=True)[: effect.factions])

    def steps(self, faction: Faction, amount: int) -> float:
        """What so many steps up a track bring."""
        level = self.g.level(self.seat, faction)
        total = 0.0
        for step in range(level + 1, min(TRACK_TOP, level + amount) + 1):
            total += self._step(faction, step)
        return total

    def _step(self, faction: Faction, level: int) -> float:
        """Reaching a level: friendship, the bonus at 4, the Alliance and the race for it."""
        return self._plain_step(faction, level) + self.prices.factions[faction] * self.fade

    def _plain_step(self, faction: Faction, level: int) -> float:
        g, seat, n = self.g, self.seat, self.n
        holder = g.alliance[faction]
        if level == 1:
            return n[p.FIRST_STEP] * self.fade
        if level == FRIENDSHIP_LEVEL:
            return n[p.FRIENDSHIP] * self.vp + n[p.FRIENDSHIP_EARLY] * self.fade
        rivals = max([g.level(other, faction) for other in g.opponents(seat)])
        if level < ALLIANCE_LEVEL:
            return (
                n[p.THIRD_STEP_OPEN] if holder == NONE else n[p.THIRD_STEP_HELD] if rivals < 5 else n[p.THIRD_STEP_LATE]
            ) * self.fade
        bonus = self.worth(TRACKS[faction].bonus, NO_SOURCE) if level == ALLIANCE_LEVEL else 0.0
        if holder == NONE:
            return bonus + self.vp * (n[p.ALLIANCE] if rivals < ALLIANCE_LEVEL - 1 else n[p.ALLIANCE_RACE])
        if holder == seat:
            return bonus + (n[p.ALLIANCE_DEFENDED] if rivals >= level - 1 else n[p.ALLIANCE_SAFE]) * self.fade
        theirs = g.level(holder, faction)
        if level > theirs:
            return bonus + n[p.ALLIANCE_TAKEN] * self.vp
        return bonus + (n[p.ALLIANCE_TIED] if level == theirs else n[p.ALLIANCE_FAR]) * self.fade

    def fall(self, faction: Faction) -> float:
        """What a step down a track costs."""
        level = self.g.level(self.seat, faction)
        cost = self.n[p.FALL] * self.fade + 0.1
        if level == FRIENDSHIP_LEVEL:
            cost = self.vp
        elif FRIENDSHIP_LEVEL < level < ALLIANCE_LEVEL:
            cost = 0.9 * self._step(faction, level)
        elif level > FRIENDSHIP_LEVEL and self.g.alliance[faction] != self.seat:
            cost = 2.0 * self.fade + 0.1
        elif self.g.alliance[faction] == self.seat:
            rivals = max([self.g.level(other, faction) for other in self.g.opponents(self.seat)])
            safe = level > ALLIANCE_LEVEL and rivals < level - 1
            cost = 2.0 * self.fade if safe else 1.2 * self.vp
        return cost

    def descend(self, amount: int) -> float:
        levels = self.g.levels(self.seat)
        costs = sorted([self.fall(faction) for faction in EVERY_FACTION if levels[faction]])
        return sum(costs[:amount]) if costs else self.vp

    def bargain(self, arrow: Pay, source: Source) -> float:
        return self.best_swap()[0] if is_swap(arrow) else super().bargain(arrow, source)

    def best_swap(self) -> tuple[float, int]:
        """A step down one track for a step up another: what it brings at best, and where it goes down."""
        levels = self.g.levels(self.seat)
        best, where = -self.vp, NONE
        for down in EVERY_FACTION:
            if levels[down]:
                up = max([self.steps(faction, 1) for faction in EVERY_FACTION if faction != down])
                if where == NONE or up - self.fall(down) > best:
                    best, where = up - self.fall(down), down
        return best, where

    # Spies that are recalled for a card, or kept.

    def gathered(self) -> float:
        """What recalling a spy for a card brings, wherever the spy is."""
        if self._gathered is None:
            out = self.g.spies[self.seat].bit_count()
            more = self.n[p.GATHER_LAST_SPY if out < 2 else p.GATHER_FURTHER_SPY]
            self._gathered = self._drawn() - self.spy - more - self.n[p.SPIES_NEEDED] * self._needs(out)
        return self._gathered

    def _drawn(self) -> float:
        """What a card drawn now brings, by what there is to draw."""
        zones, own = self.g.cards.zones, PER_PLAYER * self.seat
        pile = zones[DECK + own] or zones[DISCARD + own]
        if not pile:
            return 0.0
        # Their order is not known, and must not be told by the last digit of a sum.
        average = sum([PER_USE[kind] for kind in sorted([CARD_KIND[card] for card in pile])]) / len(pile)
        return max(0.0, self.draw + self.n[p.DRAWN_BY_PILE] * self.fade * (average - self.deck_average))

    def _needs(self, spies: int) -> float:
        """What cannot be had any more with a spy less than so many: effects that recall them, or count them."""
        g, seat = self.g, self.seat
        worth = 0.0
        for held in g.held(seat):
            worth += self._with_spies(INTRIGUE_SPIES[INTRIGUE_KIND[held]], spies)
        for card in g.hand(seat):
            worth += self._with_spies(REVEAL_SPIES[CARD_KIND[card]], spies)
        worth += self._with_spies(LEADER_SPIES[g.leaders[seat]], spies)
        if g.conflict != NONE:
            reward = self._with_spies(CONFLICT_SPIES[g.conflict], spies)
            worth += self.fight.chance_of_first() * reward if reward else 0.0
        return worth

    def _with_spies(self, effects: tuple[SpiesFor, ...], spies: int) -> float:
        worth = 0.0
        for one in effects:
            if one.spies == spies:
                worth += max(0.0, self.worth(one.effect, NO_SOURCE))
        return worth

    # Troops, spies, Agents.

    def recruits(self, amount: int) -> float:
        return self.troop * min(amount, self.g.supply[self.seat])

    def worms(self, amount: int) -> float:
        return 0.0 if self.g.turn.no_deploy else self.fight.with_worms(amount)

    def deploy(self, amount: int) -> float:
        return self.fight.best_deployment(min(amount, self.g.garrison[self.seat]))[1]

    def retreat(self, effect: Retreat) -> float:
        most = min(effect.maximum, self.g.troops[self.seat])
        if most < effect.minimum:
            return -self.vp
        return self.fight.best_retreat(most, effect.minimum)[1]

    def spies(self, effect: PlaceSpy) -> float:
        """A spy that has to be recalled to be placed elsewhere brings little."""
        new = min(effect.amount, self.g.spies_in_supply(self.seat))
        return self.spy * new * (0.8 if effect.icons or effect.visited else 1.0) + 0.2 * (effect.amount - new)

    def recalled_agent(self) -> float:
        away = self.g.placed[self.seat].bit_count() - (1 if self.g.turn.space != NONE else 0)
        return self.agent if away > 0 and self.g.hand(self.seat) else 0.0

    def stolen(self, smallest: int) -> float:
        held = [len(self.g.held(other)) for other in self.g.opponents(self.seat)]
        return self.intrigue * len([count for count in held if count >= smallest])

    def control(self) -> float:
        """A Solari or a spice for every Agent that comes, and a defender."""
        location = CONFLICTS[self.g.conflict].location if self.g.conflict != NONE else NONE
        if location == NONE or self.g.control[CONTROL_SPACES.index(location)] == self.seat:
            return 0.5
        return self.n[p.CONTROL] * self.left

    def breach(self) -> float:
        """The wall is in the way of those who ride."""
        if not self.g.shield_wall:
            return 0.0
        return self.n[p.BREACH] if self.g.hooks[self.seat] else self.n[p.BREACH_FOR_OTHERS]

    def bonus_spice(self) -> float:
        if self.space not in MAKER_SPACES:
            return 0.0
        return self.spice * self.g.bonus_spice[MAKER_SPACES.index(self.space)]

    # Cards.

    def signet(self, source: Source) -> float:
        return self.worth(self.g.leader(self.seat).signet_effect, source)

    def special(self, rule: str, source: Source) -> float:
        g, seat = self.g, self.seat
        if rule == "train":
            ways = TRAINING[g.training[seat]].next
            return max([self.worth(TRAINING[step].effect, source) + 0.8 for step in ways]) if ways else 0.0
        if rule == "memory":
            return 1.2 * self.fade
        if rule == "return_memories":
            return self.draw * g.memories[seat] - 3.0
        if rule == "repeat_space":
            if self.space == NONE:
                return 0.0
            return self.worth(SPACES[self.space].entries[g.turn.entry].effect, NO_SOURCE)
        return 0.0

    def uses(self) -> float:
        """How often a card acquired now will still come to hand."""
        cycle = self.n[p.ROUNDS_PER_CYCLE] * (1.0 + self.n[p.CYCLE_OF_OWN_DECK] * (self.deck_size / FIRST_DECK - 1.0))
        return max(0.0, self.left - 0.3) / max(SHORTEST_CYCLE, cycle)

    def quality(self, kind: CardKind) -> float:
        """What it is worth to own one more card of a kind."""
        better = self.n[p.AVERAGE_OF_OWN_DECK] * (self.deck_average - FIRST_AVERAGE)
        return self.uses() * (PER_USE[kind] + self.prices.cards[kind] - self.n[p.DECK_AVERAGE] - better)

    def bought(self, kind: CardKind) -> float:
        """What it is worth to acquire a card."""
        bonus = self.worth(CARDS[kind].acquire, NO_SOURCE) if HAS_ACQUIRE_BONUS[kind] else 0.0
        again = self.n[p.COPY_OWNED] * self._owned(kind) * self.uses() if self.n[p.COPY_OWNED] else 0.0
        return self.quality(kind) + bonus + self._contract_for(kind) - again

    def _owned(self, kind: CardKind) -> int:
        own = self.g.discard(self.seat) + self.g.in_play(self.seat) + self.g.hand(self.seat)
        return len([card for card in own if CARD_KIND[card] == kind])

    def _contract_for(self, kind: CardKind) -> float:
        worth = 0.0
        for token in self.g.contracts.zones[TAKEN_BY[self.seat]]:
            contract = CONTRACTS[CONTRACT_KIND[token]]
            if contract.card and contract.card == CARDS[kind].id:
                worth += self.worth(contract.reward, NO_SOURCE)
        return worth

    def acquire(self, effect: Acquire) -> float:
        best = 0.0
        for zone in (ROW, RESERVE):
            for card in self.g.cards.zones[zone]:
                kind = CARD_KIND[card]
                cost = CARDS[kind].cost
                if effect.minimum <= cost <= effect.maximum:
                    if effect.for_solari and cost > self.g.solari[self.seat]:
                        continue
                    price = cost * self.solari if effect.for_solari else 0.0
                    best = max(best, self.bought(kind) - price)
        return best

    def _thinning(self) -> float:
        """What trashing the worst card at hand is worth."""
        if self.left < 1.0:
            return 0.1
        if self.deck_size <= SMALLEST_DECK:
            return 0.0
        own = self.g.discard(self.seat) + self.g.in_play(self.seat) + self.g.hand(self.seat)
        return self.n[p.THINNING] * max([0.0] + [-self.quality(CARD_KIND[card]) for card in own])

    def trash_self(self, source: Source) -> float:
        return -self.quality(CARD_KIND[source]) if 0 <= source < len(CARD_KIND) else 0.0

    # What a card in hand is worth if it is kept for the Reveal turn.

    def purse(self) -> list[float]:
        """The best that Persuasion can buy now, for every amount."""
        if self._levels is None:
            levels = [0.0] * 19
            kinds: list[CardKind] = []
            for zone in (ROW, RESERVE):
                for card in self.g.cards.zones[zone]:
                    kind = CARD_KIND[card]
                    if kind not in kinds:
                        kinds.append(kind)
            for kind in kinds:
                worth, cost = self.bought(kind), CARDS[kind].cost
                if worth > 0.0:
                    for amount in range(18, cost - 1, -1):
                        levels[amount] = max(levels[amount], levels[amount - cost] + worth)
            self._levels = levels
        return self._levels

    def kept(self, kind: CardKind, source: Source, persuasion: float) -> float:
        """What revealing a card brings, at the end of a turn with so much Persuasion."""
        own = PERSUASION[kind]
        worth = SWORDS[kind] * self.sword
        self.revealing = True
        worth += self.worth(CARDS[kind].reveal, source) - own * self.persuasion - SWORDS[kind] * self.sword
        worth += SWORDS[kind] * self.sword if self.fight.units else self.n[p.SWORDS_UNUSED] * SWORDS[kind] * self.fade
        self.revealing = False
        if own:
            levels = self.purse()
            with_it = min(18, int(persuasion))
            without = max(0, min(18, int(persuasion - own)))
            now = self.n[p.BOUGHT_NOW]
            worth += now * (levels[with_it] - levels[without]) + (1.0 - now) * own * self.persuasion
        return worth

    def discards(self, amount: int) -> float:
        hand = sorted(
            [self.kept(CARD_KIND[card], Source(card), self.persuasion_ahead()) for card in self.g.hand(self.seat)]
        )
        return sum(hand[:amount]) if len(hand) >= amount else self.vp

    def persuasion_ahead(self) -> float:
        """The Persuasion that the Reveal turn will bring if the Agents still to be sent use up the poorest cards."""
        g, seat = self.g, self.seat
        if g.turn.kind == REVEAL_TURN and g.turn.player == seat:
            return float(g.persuasion[seat])
        hand = sorted([PERSUASION[CARD_KIND[card]] for card in g.hand(seat)], reverse=True)
        staying = max(0, len(hand) - max(0, g.agents[seat] - 1))
        return sum(hand[:staying]) + (2.0 if g.council[seat] else 0.0)

    # Contracts.

    def contract_worth(self, kind: ContractKind) -> float:
        """What a contract pays, less the further away its completion is."""
        contract = CONTRACTS[kind]
        reward = self.worth(contract.reward, NO_SOURCE) + self.n[p.CONTRACT_DONE]
        if contract.completion == IMMEDIATE:
            return reward
        if contract.completion == VISIT:
            cost = self.price(SPACES[contract.target].entries[0].cost)
            return reward * (self.n[p.CONTRACT_CHANCE] if cost < 4.0 else 0.6) * min(1.0, 0.3 + 0.35 * self.left)
        chance = self.n[p.HARVEST_CHANCE] if contract.completion == HARVEST else 0.4
        return reward * chance * min(1.0, 0.3 + 0.3 * self.left)

    def _best_contract(self) -> float:
        if not self.g.choam:
            return CONTRACT_FALLBACK_SOLARI * self.solari
        kinds = [CONTRACT_KIND[token] for token in tokens_to_take(self.g, self.seat)]
        return max([self.contract_worth(kind) for kind in kinds]) if kinds else CONTRACT_FALLBACK_SOLARI * self.solari

    def contracts_completed_by(self, space: SpaceIndex, spice: int) -> float:
        """The rewards of own contracts that an Agent sent to a space completes."""
        total = 0.0
        for token in self.g.contracts.zones[TAKEN_BY[self.seat]]:
            contract = CONTRACTS[CONTRACT_KIND[token]]
            visited = contract.completion == VISIT and contract.target == space
            harvested = contract.completion == HARVEST and SPACES[space].maker and spice >= contract.target
            if visited or harvested:
                total += self.worth(contract.reward, NO_SOURCE) + self.n[p.CONTRACT_DONE]
        return total

    def effect_now(self, effect: Effect, source: Source) -> float:
        return self.worth(effect, source) if possible(self.g, self.seat, effect, source) else 0.0
