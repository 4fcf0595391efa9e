"""Where to send an Agent and with which card: every card and space on offer is weighed against keeping the card."""

from sandtable.games.uprising.board import GARRISON_DEPLOYMENT, MAKER_SPACES, SPACES, VISIT_STEPS
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.cards import CARD_KIND, CARDS
from sandtable.games.uprising.effects import (
    DEPLOY_RECRUITED,
    GAIN,
    NO_DEPLOY,
    NOTHING,
    RECRUIT,
    SIGNET,
    Amount,
    Effect,
    Gain,
)
from sandtable.games.uprising.rules.spaces import cost_of, enterable, entries_of, is_taken, locked, spaces_for
from sandtable.games.uprising.rules.spies import POSTS_AT
from sandtable.games.uprising.terms import NO_SOURCE, NONE, CardKind, Source, SpaceIndex


class Errand:
    """One way to use an Agent."""

    def __init__(self, kind: CardKind, space: SpaceIndex, entry: int, gain: float) -> None:
        self.kind = kind
        self.space = space
        self.entry = entry
        self.gain = gain


def errands(judge: Judge, kinds: list[CardKind]) -> list[Errand]:
    """What sending an Agent brings, for every kind of card and every space it can go to."""
    g, seat = judge.g, judge.seat
    open_to, closed = enterable(g, seat), locked(g, seat)
    persuasion = judge.persuasion_ahead()
    visits: dict[int, tuple[int, float]] = {}
    found: list[Errand] = []
    fight = judge.fight
    for kind in kinds:
        mask = spaces_for(g, seat, kind, open_to, closed)
        if not mask:
            continue
        card = next(one for one in g.hand(seat) if CARD_KIND[one] == kind)
        kept = judge.kept(kind, Source(card), persuasion)
        recruited, frees, forbids = _troops_of(judge, kind)
        for space in range(len(SPACES)):
            if not mask >> space & 1:
                continue
            if space not in visits:
                visits[space] = best_entry(judge, SpaceIndex(space))
            entry, gain = visits[space]
            judge.space = space
            gain += judge.worth(CARDS[kind].agent, Source(card)) - kept
            judge.space = NONE
            printed = _recruits(SPACES[space].entries[entry].effect) + recruited
            if not forbids:
                limit = printed + GARRISON_DEPLOYMENT if SPACES[space].combat else printed if frees else 0
                if limit:
                    gain += fight.best_deployment(min(limit, g.garrison[seat] + printed))[1]
            found.append(Errand(kind, SpaceIndex(space), entry, gain))
    return found


def best_errand(judge: Judge, kinds: list[CardKind]) -> Errand | None:
    best: Errand | None = None
    for errand in errands(judge, kinds):
        if best is None or errand.gain > best.gain:
            best = errand
    return best


def best_entry(judge: Judge, space: SpaceIndex) -> tuple[int, float]:
    """The better price of a space, and what a visit brings apart from the card and the troops deployed."""
    best, gain = 0, -99.0
    for entry in entries_of(judge.g, judge.seat, space):
        worth = visit(judge, space, entry)
        if worth > gain:
            best, gain = entry, worth
    return best, gain


def visit(judge: Judge, space: SpaceIndex, entry: int) -> float:
    g, seat = judge.g, judge.seat
    place = SPACES[space]
    judge.space = space
    recalled = judge.recalled
    worth = judge.prices.spaces[space] * judge.fade
    watching = (g.spies[seat] & POSTS_AT[space]).bit_count()
    if is_taken(g, space):
        # Infiltrating takes a spy.
        worth -= judge.n[p.INFILTRATION] * judge.spy
        judge.recalled = True
        watching -= 1
    if watching > 0:
        worth += max(0.0, judge.gathered(watching))
    effect = place.entries[entry].effect
    worth += judge.worth(effect, NO_SOURCE) - judge.price(cost_of(g, space, entry))
    if place.influence != NONE:
        worth += judge.worth(VISIT_STEPS[place.influence], NO_SOURCE)
    spice = place.base_spice + (g.bonus_spice[MAKER_SPACES.index(space)] if place.maker else 0)
    worth += judge.contracts_completed_by(space, spice)
    if place.reveal is not NOTHING:
        worth += judge.worth(place.reveal, NO_SOURCE)
    judge.space = NONE
    judge.recalled = recalled
    return worth


def _recruits(effect: Effect) -> int:
    """Troops that an effect recruits for certain, or by its best alternative."""
    if effect.op == RECRUIT:
        assert isinstance(effect, Amount)
        return effect.amount
    if effect.op == GAIN:
        assert isinstance(effect, Gain)
        return 0
    return sum([_recruits(part) for part in effect.parts()]) if len(effect.parts()) > 1 else 0


def _troops_of(judge: Judge, kind: CardKind) -> tuple[int, bool, bool]:
    """Troops that a card's Agent box recruits, whether it lets them be deployed anywhere, whether it forbids that."""
    recruited, frees, forbids = 0, False, False
    parts = CARDS[kind].agent.parts()
    if any([part.op == SIGNET for part in parts]):
        parts = judge.g.leader(judge.seat).signet_effect.parts()
    for part in parts:
        recruited += _recruits(part)
        frees = frees or part.op == DEPLOY_RECRUITED
        forbids = forbids or part.op == NO_DEPLOY
    return recruited, frees, forbids
