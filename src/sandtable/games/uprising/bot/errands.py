"""Where to send an Agent and with which card: every card and space on offer is weighed against keeping the card."""

from typing import Final

from sandtable.games.uprising.board import GARRISON_DEPLOYMENT, MAKER_SPACES, POSTS, SPACES, VISIT_STEPS
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.bot.quality import USES_RECALL
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
from sandtable.games.uprising.rules.spaces import (
    HAS_SPY_ICON,
    REACH,
    WATCHED,
    cost_of,
    enterable,
    entries_of,
    is_taken,
    locked,
    spaces_for,
    taken,
)
from sandtable.games.uprising.rules.spies import POSTS_AT, posts_of
from sandtable.games.uprising.terms import NO_SOURCE, NONE, CardKind, PostIndex, PostMask, Source, SpaceIndex

NO_CARD: Final = CardKind(NONE)


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
            if USES_RECALL[kind] and g.spies[seat] & POSTS_AT[space]:
                gain += _more_by_recall(judge, kind, Source(card), SpaceIndex(space))
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
    recalled = judge.recalled
    worth = judge.prices.spaces[space] * judge.fade
    watching = g.spies[seat] & POSTS_AT[space]
    infiltrates = is_taken(g, space)
    if infiltrates:
        # Infiltrating takes a spy.
        worth -= judge.n[p.INFILTRATION] * judge.spy
        judge.recalled = True
    if watching.bit_count() > (1 if infiltrates else 0):
        worth += max(0.0, gathering(judge, space, watching))
    judge.space = space
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


# Spies: each can be recalled for a card where it watches, or kept.


def gathering(judge: Judge, space: SpaceIndex, watching: PostMask, sent: CardKind = NO_CARD) -> float:
    """What it brings to enter a space and recall for a card the spy of those watching that is needed least."""
    return judge.gathered() - min([opened_by(judge, post, space, sent) for post in posts_of(watching)])


def opened_by(judge: Judge, post: PostIndex, entered: SpaceIndex, sent: CardKind) -> float:
    """What a spy opens to the Agents still to be sent this round: a taken space, or any to a card with the spy icon."""
    g, seat = judge.g, judge.seat
    if judge.asks_what_spies_open or g.agents[seat] < 2:
        return 0.0
    others = g.spies[seat] & ~(1 << post)
    watched = WATCHED[1 << post] & ~WATCHED[others] & ~(1 << entered)
    occupied = taken(g)
    hand = g.hand(seat)
    if not watched & occupied and not any([HAS_SPY_ICON[CARD_KIND[card]] for card in hand]):
        return 0.0
    open_to, closed = enterable(g, seat) & watched, locked(g, seat)
    by_spy = 0
    for card in hand:
        kind = CARD_KIND[card]
        if kind != sent:
            reach = spaces_for(g, seat, kind, open_to, closed)
            by_spy |= reach & occupied | reach & ~REACH[kind]
    best = 0.0
    judge.asks_what_spies_open = True
    for space in POSTS[post].spaces:
        if by_spy >> space & 1:
            best = max(best, best_entry(judge, space)[1] - judge.agent)
    judge.asks_what_spies_open = False
    return judge.n[p.SPY_OPENS] * best


def brought_by_recall(judge: Judge, kind: CardKind, source: Source, space: SpaceIndex) -> float:
    """What a card's Agent box does more in a turn in which a spy is recalled."""
    recalled, at = judge.recalled, judge.space
    judge.space = space
    judge.recalled = False
    without = judge.worth(CARDS[kind].agent, source)
    judge.recalled = True
    more = judge.worth(CARDS[kind].agent, source) - without
    judge.recalled, judge.space = recalled, at
    return more


def _more_by_recall(judge: Judge, kind: CardKind, source: Source, space: SpaceIndex) -> float:
    """The same for a space that own spies watch, where a spy may be recalled for it that would else be kept."""
    more = brought_by_recall(judge, kind, source, space)
    if is_taken(judge.g, space):
        return more
    kept = -gathering(judge, space, judge.g.spies[judge.seat] & POSTS_AT[space])
    return max(0.0, more - max(0.0, kept))


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
