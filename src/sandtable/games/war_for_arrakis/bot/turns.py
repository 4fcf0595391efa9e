"""Which die is spent on what: every use that is on offer, weighed."""

from sandtable.games.war_for_arrakis.board import DISTANCE, areas_in
from sandtable.games.war_for_arrakis.bot.campaign import Campaign, Plan
from sandtable.games.war_for_arrakis.bot.desert import desert_power_worth
from sandtable.games.war_for_arrakis.bot.marches import Marches
from sandtable.games.war_for_arrakis.bot.musters import MOVERS, Muster, best_muster, dice_of, movers
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import CARD as CARD_WORTH
from sandtable.games.war_for_arrakis.bot.scale import CARD_KEPT
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight
from sandtable.games.war_for_arrakis.bot.strikes import strikes
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, WITH_LEADER
from sandtable.games.war_for_arrakis.leaders import (
    GENERIC_HITS,
    GENERIC_SHIELDS,
    LADY_JESSICA,
    LEADERS,
    PAUL_ATREIDES,
)
from sandtable.games.war_for_arrakis.notation import (
    ATTACK,
    DEPLOY,
    DRAW,
    MOVE,
    PLACE_VEHICLES,
    SURPRISE_ATTACK,
    UPGRADE,
)
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.rules.action_turns import has_desert_power, uses_by
from sandtable.games.war_for_arrakis.rules.dice import faces_of
from sandtable.games.war_for_arrakis.rules.end_of_round import hand_limit
from sandtable.games.war_for_arrakis.rules.hands import hand_size
from sandtable.games.war_for_arrakis.rules.interpreter import worth_of
from sandtable.games.war_for_arrakis.rules.leaders import person
from sandtable.games.war_for_arrakis.rules.movement import destinations
from sandtable.games.war_for_arrakis.rules.planning import playable
from sandtable.games.war_for_arrakis.rules.prescience import die_claims
from sandtable.games.war_for_arrakis.state import TOKEN_POOL, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    DEPLOYMENT,
    ELITE,
    HARKONNEN,
    HOUSE,
    HOUSE_ATREIDES,
    LEADERSHIP,
    MENTAT,
    NONE,
    REGULAR,
    STRATEGY,
    Area,
    Face,
)
from sandtable.kernel.notation import Option

SECOND_MOVE = 0.7
SEER_AWAITED = 2.5
"""What it is worth before the Mahdi to bring in Paul or Jessica, of whom half the Prescience cards speak."""
TOKEN_AND_LEADER = Host(1, 1, 0, ((GENERIC_HITS, GENERIC_SHIELDS),))
HARVESTER_PLACED = 0.9
OTHERS = (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT)
"""The results that an Atreides House die can be used as."""


def seers_aside(g: Table) -> list[int]:
    """Paul and Jessica, if they can be brought onto the board."""
    found = [person(g, PAUL_ATREIDES), person(g, LADY_JESSICA)]
    return [leader for leader in found if g.can_appear(leader)]


class Turns:
    """What a seat could do in its action turn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.g = sight.g
        self.posts = Posts(sight)
        self.marches = Marches(sight, self.posts)
        self._best: dict[int, float] = {}
        self._campaign: Campaign | None = None

    @property
    def plan(self) -> Plan | None:
        """The campaign of the Atreides side against the Mahdi, if there is one."""
        if self.g.mahdi is None:
            return None
        if self._campaign is None:
            self._campaign = Campaign(self.sight, self.posts)
        return self._campaign.plan

    def moves_of_plan(self) -> dict[Area, Area]:
        """The moves that the campaign waits for: which legion goes where, to the camp or a step nearer to it."""
        plan = self.plan
        found: dict[Area, Area] = {}
        if plan is None or plan.signs:
            return found
        for legion in plan.legions:
            reached = destinations(self.g, ATREIDES, legion)
            if reached >> plan.camp & 1:
                found[legion] = plan.camp
                continue
            nearer = min([(DISTANCE[area][plan.camp], area) for area in areas_in(reached)], default=None)
            if nearer is not None and nearer[0] < DISTANCE[legion][plan.camp]:
                found[legion] = Area(nearer[1])
        return found

    def muster(self, spent: int = 0) -> Muster | None:
        """The muster of the Atreides side before the Mahdi, for the dice that move legions and those being spent."""
        if self.g.mahdi is None or self.sight.side != ATREIDES:
            return None
        return best_muster(self.marches, spent + movers(dice_of(self.g, self.sight.seat)))

    def due(self, muster: Muster, spent: int = 0) -> bool:
        """Whether legions should step out now: as late as they can, when there is nothing else to do before."""
        seat = self.sight.seat
        others = len(dice_of(self.g, seat)) + spent - muster.dice
        waits = others > 0 or has_desert_power(self.g, seat)
        return muster.at_once or not waits or self.g.unrolled[HARKONNEN] <= muster.dice

    def mustered(self, spent: int = 0) -> Muster | None:
        """The muster if its time has come."""
        muster = self.muster(spent)
        return muster if muster is not None and self.due(muster, spent) else None

    def moves_awaited(self) -> dict[Area, Area]:
        """Where legions should go while a move is being made: those of a muster first, then those of the campaign."""
        muster = self.mustered(1)
        return self.moves_of_plan() if muster is None else muster.steps

    def spendable(self) -> list[Face]:
        """The dice that may be spent now: those of a muster are kept until its time has come, and then come first."""
        muster = self.muster()
        if muster is None:
            return faces_of(self.g, self.sight.seat)
        faces = dice_of(self.g, self.sight.seat)
        if self.due(muster):
            return [face for face in faces if face in MOVERS]
        kept = 0
        left: list[Face] = []
        for face in faces:
            if face in MOVERS and kept < muster.dice:
                kept += 1
            else:
                left.append(face)
        return left

    def lays_signs(self) -> bool:
        """Whether the way to the camp is still to be laid, and can be laid before the round is over."""
        plan = self.plan
        if plan is None or not plan.signs or self._campaign is None:
            return False
        return len(plan.signs) <= self._campaign.signs_left

    # Uses of dice.

    def use(self, face: Face, use: Option) -> float:
        """What one use of a die is worth."""
        if use is MOVE:
            return self.moves(WITH_LEADER if face == LEADERSHIP else ANY_LEGION)
        if use is ATTACK or use is SURPRISE_ATTACK:
            which = WITH_LEADER if use is SURPRISE_ATTACK else ANY_LEGION
            found = strikes(self.sight, self.posts, which, NONE, use is SURPRISE_ATTACK)
            return found[0].gain if found else 0.0
        if use is DEPLOY:
            return self.deployment()
        if use is DRAW:
            return self.draw(2)
        if use is UPGRADE:
            side = self.sight.side
            return 0.65 * min(2, self.g.unit_supply[3 * side + ELITE])
        if use is PLACE_VEHICLES:
            return HARVESTER_PLACED * min(2, max(self.g.harvesters_left, 1))
        if use.kind == "leader":
            leader = LEADERS[use.value]
            return worth_of(self.g, self.sight.side, leader.special) / 10
        if use.kind == "prescience":
            return self.sight.useful(PRESCIENCE[use.value].gains) * self.sight.step - 0.5
        return 0.0

    def moves(self, which: int) -> float:
        muster = self.mustered()
        if muster is not None:
            return muster.worth
        plan = self.plan
        if plan is not None and self.moves_of_plan():
            return plan.worth
        found = self.marches.all(which, NONE)
        gains = [march.gain for march in found if march.gain > 0][:2]
        return gains[0] + SECOND_MOVE * sum(gains[1:]) if gains else 0.0

    def deployment(self) -> float:
        if self.sight.side == ATREIDES:
            value = 2.6 if self.g.tokens.zones[TOKEN_POOL] else 0.8
            return value if self.g.mahdi is None else value + self.garrison() + SEER_AWAITED * len(seers_aside(self.g))
        units = min(3, self.g.unit_supply[3 * HARKONNEN + REGULAR])
        return 0.8 * units + 0.6

    def garrison(self) -> float:
        """What a token and a leader more save before the Mahdi, in the Sietch that needs them most."""
        if not self.g.tokens.zones[TOKEN_POOL]:
            return 0.0
        return max(
            [self.posts.reinforced(area, TOKEN_AND_LEADER) for area in areas_in(self.g.sietch_areas)], default=0.0
        )

    def draw(self, count: int) -> float:
        held = hand_size(self.g, self.sight.seat)
        kept = max(0, min(count, hand_limit(self.g, self.sight.seat) - held))
        return CARD_WORTH * kept + 0.35 * (count - kept)

    def card(self, kind: int) -> float:
        """What playing a card is worth, more than keeping it."""
        return worth_of(self.g, self.sight.side, PLANNING[kind].effect) / 10 - CARD_KEPT

    def cards(self) -> list[tuple[float, int]]:
        """The cards that could be played, the best first."""
        found = [(self.card(kind), kind) for kind in playable(self.g, self.sight.seat)]
        return sorted(found, key=_worth, reverse=True)

    # Whole dice.

    def own_use(self, face: Face) -> float:
        """The best use of a result, cards and claims aside."""
        found = self._best.get(face)
        if found is None:
            seat, side = self.sight.seat, self.sight.side
            found = max([self.use(face, use) for use in uses_by(self.g, seat, side, face)], default=0.0)
            if side == ATREIDES and face == HOUSE:
                found = max([found, *[self.own_use(other) for other in OTHERS]])
            self._best[face] = found
        return found

    def any_use(self) -> float:
        """The best that any die at all could do: a card, a claim."""
        cards = self.cards()
        best = cards[0][0] if cards else 0.0
        if self.g.seat_of(HOUSE_ATREIDES) == self.sight.seat:
            best = max([best, *[self.use(HOUSE, card) for card in die_claims(self.g)]])
        return best

    def die(self) -> tuple[float, Face]:
        """The best die to spend now and what it would bring: its own use, or a card for the least useful die."""
        faces = self.spendable()
        if not faces:
            return -1.0, Face(0)
        if self.g.forced_result in faces and self.sight.side == HARKONNEN:
            faces = [Face(self.g.forced_result)]
        best = max([(self.own_use(face), -face) for face in faces])
        least = min([(self.own_use(face), face) for face in faces])
        other = self.any_use()
        if other > best[0] or (other > least[0] + 0.4 and best[0] < other + 0.6):
            return other, Face(least[1])
        return best[0], Face(-best[1])

    def allys_die(self, ally: int) -> float:
        """The best that an ally's dice could do as far as this seat can tell: nothing is known of the ally's cards."""
        found = max([self.own_use(face) for face in faces_of(self.g, ally)], default=0.0)
        return max(found, self.desert_power()) if has_desert_power(self.g, ally) else found

    def desert_power(self) -> float:
        return desert_power_worth(self.sight)


def _worth(entry: tuple[float, int]) -> float:
    return entry[0]
